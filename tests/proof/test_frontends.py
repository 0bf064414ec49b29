"""Samples of random keys; ``python -m tests.proof keys`` sends a million through each front end."""

from __future__ import annotations

import os
import time
from random import Random

import pytest

from braillespiel.application.matches import StoredJournal
from braillespiel.games import registry
from braillespiel.output.frontend import FrontEvent
from braillespiel.output.window.frontend import Window
from braillespiel.ui.ui import Ui
from tests.proof import frontends, memory, million
from tests.proof.key_sources import SOURCES, TerminalKeys
from tests.support.facts import facts

SLOW_S = 0.02
"""How long a slow computer takes for each round."""


@pytest.mark.parametrize("front", SOURCES)
def test_random_keys_through_a_front_end_break_nothing(front: str) -> None:
    report = frontends.run(front, 1500, seed=5)
    assert report.found == []
    assert report.keys >= 1500
    assert len(report.screens) > 5
    assert report.actions > 0


def test_a_situation_is_the_same_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a slow computer too: what the robot does follows from its number alone."""
    first = frontends.Situation("window", 3, 4, 200).play()
    took = frontends.Situation._took

    def slow(situation: frontends.Situation, seconds: float, worked_s: float) -> None:
        took(situation, seconds, worked_s)
        time.sleep(SLOW_S)

    monkeypatch.setattr(frontends.Situation, "_took", slow)
    again = frontends.Situation("window", 3, 4, 200).play()
    assert again.keys == first.keys
    assert again.screens == first.screens
    assert again.actions == first.actions


def test_what_is_not_stored_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(StoredJournal, "sync", lambda journal, entries: None)
    assert any("on disk []" in what for what in frontends.run("window", 600, seed=5).found)


def test_errors_and_silence_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def press(ui: Ui, key: str) -> None:
        for listener in ui.key_listeners:
            listener(key)
        if key == "Tab":
            raise IndexError("no such tab")

    monkeypatch.setattr(Ui, "press", press)
    found = frontends.Situation("window", 5, 0, 100).play().found
    assert any("no such tab" in what for what in found)
    assert any("F1 says nothing" in what for what in found)


def test_a_front_end_that_breaks_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    waited = Window.wait

    def wait(window: Window, seconds: float | None) -> list[FrontEvent]:
        events = list(waited(window, seconds))
        if len(events) > 3:
            raise ZeroDivisionError("too many")
        return events

    monkeypatch.setattr(Window, "wait", wait)
    found = frontends.Situation("window", 5, 0, 100).play().found
    assert any("the client ended" in what and "too many" in what for what in found)


def test_no_sentence_commands_the_terminal() -> None:
    source = TerminalKeys(Random(1))
    source.open(40, 1)
    terminal = source.frontend(None)
    terminal.line("Ada\x1b[2J, Louis\x9b2J, \x07Frida\r")
    terminal.close()
    source.close()
    assert source.faults() == []


def test_what_commands_the_terminal_is_found() -> None:
    source = TerminalKeys(Random(1))
    source.open(40, 1)
    terminal = source.frontend(None)
    os.write(source._theirs, b"Ada\x1b[2J\n")
    terminal.close()
    source.close()
    assert len(source.faults()) == 1


@pytest.mark.parametrize("game", ["cubus", "hexaducto"])
def test_matches_follow_one_another_and_are_told(game: str) -> None:
    course = memory.measure(game, 60)
    assert course.actions >= 60
    assert course.said > 5
    assert course.shown > 2
    assert course.drawn > 20
    assert len(course.sizes) == memory.POINTS


def test_what_is_slow_again_hangs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(million, "HANG_S", 0.0)
    report, slow, size = million.part("window", 100, 5, 7)
    assert slow == list(range(7, 7 + report.situations))
    assert size > 0
    assert million.again("window", 5, 7).slowest_s > 0


def test_every_game_has_a_longest_match() -> None:
    for game in registry.own():
        registry.game(game).seats_for(registry.game(game).resolve(facts(game).LONGEST))


def test_growth_is_that_of_the_second_half() -> None:
    course = memory.Course("six", [50.0, 60.0, 61.0, 63.5], [1.0, 5.0, 6.0, 8.0])
    assert course.growth == pytest.approx(0.5)
