"""The figures of evidence: counted as they are defined, unknown with a reason, never in private."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from braillespiel.network.class_messages import Counted, Purpose
from braillespiel.output.braille.display import KeyKind
from braillespiel.output.frontend import KeyPressed
from braillespiel.words.phrase import EMPTY, Phrase
from tests.support.player import Player
from tests.ui.classroom.pupils import Pupil
from tests.ui.classroom.test_followed import playing

FIGURES = ("cells", "contractions", "hints", "pans", "time", "wrong-keys")
PURPOSE = Purpose("reading", "2026-12-22", FIGURES)


def counting(home: Path, **settings: object) -> tuple[Player, Pupil]:
    """Return Anna in a match, of whom everything is counted from now on."""
    here, client = playing(home)
    for key, value in settings.items():
        here.ui.settings.set(key, value)  # type: ignore[arg-type]
    here.ui.apply_settings()
    client.stands(purpose=PURPOSE, consent="yes", counts=FIGURES)
    here.settle()
    client.sent.clear()
    return here, client


def flushed(here: Player, client: Pupil) -> Counted:
    """Return the sums of what has been counted."""
    pupil = here.ui.services.beside[0].pupil  # type: ignore[attr-defined]
    pupil.tally.send()
    counted = client.counted()
    figures = dict(counted[0].figures)
    for one in counted[1:]:
        for name, figure in one.figures.items():
            figures[name] = figures.get(name, 0) + figure
    contractions: dict[str, int] = {}
    for one in counted:
        for name, figure in one.contractions.items():
            contractions[name] = contractions.get(name, 0) + figure
    times = tuple(time for one in counted for time in one.times)
    return Counted(figures, contractions, times, counted[-1].unknown)


def dots(here: Player) -> int:
    """Return how many cells of the line itself have a dot."""
    return sum(ord(cell) != 0x2800 for cell in here.cells)


def test_what_was_counted_is_nought_and_not_missing(tmp_path: Path) -> None:
    here, client = counting(tmp_path)
    nought = dict.fromkeys(("cells", "contractions", "hints", "pans"), 0)
    assert flushed(here, client) == Counted(nought, unknown={"wrong-keys": "touch"})
    here.press("Right")
    assert flushed(here, client).figures["wrong-keys"] == 0


def test_cells_are_those_that_lay_for_half_a_second(tmp_path: Path) -> None:
    here, client = counting(tmp_path)
    here.press("Right")
    flushed(here, client)
    lain = dots(here)
    here.wait(600)
    here.keyboard.events.append(KeyPressed("Left"))
    here.settle()
    assert flushed(here, client).figures == {"cells": lain}
    here.wait(400)
    here.keyboard.events.append(KeyPressed("Right"))  # too soon to have been read
    here.settle()
    assert client.counted() == []


def test_panning_wrong_keys_and_hints_are_counted(tmp_path: Path) -> None:
    here, client = counting(tmp_path)
    for kind in (KeyKind.PAN_RIGHT, KeyKind.PAN_RIGHT, KeyKind.PAN_LEFT):
        here.clock.ms += 1000
        here.display.press(kind)
        here.settle()
    here.press("Ctrl+Y")  # no key of the table
    here.press("Right", "T", "H")
    found = flushed(here, client).figures
    assert (found["pans"], found["wrong-keys"], found["hints"]) == (3, 1, 1)
    here.press("E")  # nothing was played: the rules refuse
    assert here.sounds.played[-1] == "error"
    assert flushed(here, client).figures["wrong-keys"] == 1


def test_nothing_is_counted_in_menus_and_after_not_now(tmp_path: Path) -> None:
    here, client = counting(tmp_path)
    here.press("Right")
    flushed(here, client)
    here.press("F2")
    here.wait(1000)
    flushed(here, client)
    here.press("Down", "Ctrl+Y", "BraillePanRight")
    here.wait(2000)
    here.press("Down")
    here.app.ui.services.beside[0].pupil.tally.send()  # type: ignore[attr-defined]
    assert client.counted() == []
    here.press("Escape")
    client.stands(consent="not-now", counts=())
    here.settle()
    client.sent.clear()
    here.press("Right", "Ctrl+Y")
    here.wait(20_000)
    assert client.sent == []


def test_figures_of_a_display_are_unknown_without_one(tmp_path: Path) -> None:
    here, client = counting(tmp_path)
    here.app.devices.brailles = lambda: False  # type: ignore[method-assign]
    here.press("Right")
    found = flushed(here, client)
    assert found.unknown == dict.fromkeys(("cells", "contractions", "pans"), "no-display")
    here.app.devices.speaker = lambda: "reader"  # type: ignore[method-assign]
    here.press("Right")
    found = flushed(here, client)
    assert found.unknown == dict.fromkeys(("cells", "contractions", "pans"), "own-reader")
    assert "cells" not in found.figures


def test_contractions_met_are_those_of_words_in_the_readers_table(tmp_path: Path) -> None:
    here, client = counting(tmp_path, **{"braille-table": "ueb-g2"})
    here.press("T")
    flushed(here, client)
    here.ui.announcer.answer(here.ui.words.phrase("class-goes-on"))
    here.ui.changed = True
    here.settle()
    assert here.cells == "⠏⠁⠥⠎⠑⠀⠕⠧⠻"
    here.wait(600)
    here.press("Ctrl")
    found = flushed(here, client)
    assert found.contractions == {"ueb-g2: er": 1}
    assert found.figures == {"cells": 9 - 1, "contractions": 1}


def test_turns_are_timed_from_when_one_can_know_of_them_to_the_action(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    here, client = counting(tmp_path)
    port = here.table.port
    submit = port.submit

    def sent(*action: Any) -> None:
        client.unanswered += 1
        submit(*action)

    monkeypatch.setattr(port, "submit", sent)
    here.wait(60_000)
    here.press("Tab", "Enter", "Enter")
    assert flushed(here, client).times == (63_000,)


def test_who_acts_before_it_is_said_has_the_time_since_it_was_shown(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    here, client = counting(tmp_path)
    tally = here.ui.services.beside[0].pupil.tally  # type: ignore[attr-defined]
    here.press("Right")
    tally.acted()
    flushed(here, client)
    # Sentences wait in the voice, and nothing of them lies on the line.
    monkeypatch.setattr(here.ui.announcer, "unheard", lambda: [EMPTY])
    monkeypatch.setattr(here.ui.announcer, "unfelt", lambda: True)
    here.settle()
    here.wait(5000)
    tally.acted()
    assert flushed(here, client).times == (5000,)
    here.settle()
    here.wait(2000)
    monkeypatch.setattr(here.ui.announcer, "unheard", list)
    here.settle()
    here.wait(3000)
    tally.acted()
    assert flushed(here, client).times == (3000,)


def test_a_card_that_is_touched_right_after_your_turn_has_the_time_since_it_was_shown(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    here, client = counting(tmp_path)
    tally = here.ui.services.beside[0].pupil.tally  # type: ignore[attr-defined]
    tally.acted()
    flushed(here, client)
    here.ui.announce(Phrase.plain("Your turn"))  # before any look
    here.clock.ms += 700
    tally._presses("@item")
    tally.acted()
    assert flushed(here, client).times == (700,)
