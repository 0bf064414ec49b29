"""What a hint says can be typed into the command field, whole or its action alone."""

from __future__ import annotations

from pathlib import Path

import pytest

from braillespiel.games import registry
from braillespiel.ui.match.screen import MatchScreen
from braillespiel.ui.screens.menu import Question
from braillespiel.web import typed
from braillespiel.words.catalogue import LANGUAGES
from braillespiel.words.phrase import without_marks
from tests.support.player import Player

TURNS = 10


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", registry.names())
def test_every_text_of_a_hint_is_accepted(game: str, language: str, tmp_path: Path) -> None:
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
        whole, label = hint.told
        texts = (whole.full, label.full, label.brief, without_marks(label.braille))
        before = len(table.port.host.match.journal)  # type: ignore[attr-defined]
        typed.carry_out(here.ui, texts[turn % len(texts)])
        if isinstance(here.ui.screen, Question):
            here.press("Down", "Enter")
        here.settle()
        journal = table.port.host.match.journal  # type: ignore[attr-defined]
        assert str(hint.action) in [entry.text for entry in journal[before:]], here.ear.said[-3:]
        typings += 1
    assert typings > 3


def _until_it_is_my_turn(here: Player, table: MatchScreen) -> None:
    for _ in range(400):
        if table.ended or (table.acting(table.seat) and here.ui.screen is table):
            return
        here.wait(500)
