"""What a hint says can be typed into the command field, whole or its action, in any wording."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from braillespiel.games import registry
from braillespiel.ui.match.screen import MatchScreen
from braillespiel.ui.screens.menu import Question
from braillespiel.web import typed
from braillespiel.words.phrase import Phrase, without_marks
from tests.support.facts import facts
from tests.support.languages import LANGUAGES
from tests.support.player import Player

TURNS = 10


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", registry.own())
def test_every_text_of_a_hint_is_accepted(
    game: str, language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    here = Player(tmp_path, language)
    table = here.play(game, seats=2)
    typings = 0
    for turn in range(TURNS):
        _until_it_is_my_turn(here, table)
        if table.ended:
            break
        here.press("H")
        while table.hint is not None:
            here.wait(100)
        hint = table.hinted
        if hint is None:  # once they had heard, it was no turn any more
            assert not table.acting(table.seat)
            continue
        texts = sorted({wording for one in hint.told for wording in wordings(one)})
        for text in texts:
            assert meant(here, text, monkeypatch) == [hint.action], text
            typings += 1
        assert meant(here, "xyzzy", monkeypatch) == [], "only what the hint says is what it says"
        before = len(table.port.host.match.journal)  # type: ignore[attr-defined]
        typed.carry_out(here.ui, texts[turn % len(texts)])
        if isinstance(here.ui.screen, Question):
            here.press("Down", "Enter")
        here.settle()
        journal = table.port.host.match.journal  # type: ignore[attr-defined]
        assert str(hint.action) in [entry.text for entry in journal[before:]], here.ear.said[-3:]
    assert typings > min(12, 2 * facts(game).FEW)


def wordings(phrase: Phrase) -> Iterator[str]:
    """Yield every text in which a phrase is said or shown."""
    yield from (phrase.full, phrase.normal, phrase.brief, without_marks(phrase.braille))


def meant(here: Player, text: str, monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """Return which actions or keys are carried out where a text is typed, without any of them."""
    found: list[Any] = []
    with monkeypatch.context() as patched:
        patched.setattr(typed, "act_asked", lambda screen, action: found.append(action))
        patched.setattr(here.ui, "press", lambda key: found.append(f"key {key}"))
        patched.setattr(here.ui, "click", lambda key: found.append(f"thing {key}"))
        typed.carry_out(here.ui, text)
    return found


def _until_it_is_my_turn(here: Player, table: MatchScreen) -> None:
    for _ in range(400):
        if table.ended or (table.acting(table.seat) and here.ui.screen is table):
            return
        here.wait(500)
