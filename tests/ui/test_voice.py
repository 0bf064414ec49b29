"""The voice that the settings choose, changed in mid-game."""

from __future__ import annotations

from pathlib import Path
from typing import Any, ClassVar

import pytest

from braillespiel.application.voice import ChosenVoice
from braillespiel.output.problem import Problem
from braillespiel.output.speech.interface import Capability, Utterance
from tests.support.player import Ear, Player


class Chain:
    """A speech chain that only keeps what it was told."""

    made: ClassVar[list[Chain]] = []

    def __init__(self, found: list[tuple[str, Any]], **callbacks: Any) -> None:
        self.names = [name for name, _ in found]
        self.callbacks = callbacks
        self.said: list[str] = []
        self.settings: dict[str, Any] = {}
        self.closed = False
        self.name = self.names[0]
        self.capabilities = {Capability.BRAILLE} if self.name == "prism" else set()
        Chain.made.append(self)

    def start(self) -> None:
        return

    def say(self, utterance: Utterance) -> None:
        self.said.append(utterance.text)

    def set(self, **changes: Any) -> None:
        self.settings.update(changes)

    def close(self, within: float = 0.0) -> None:
        self.closed = True


class Reports:
    def __init__(self) -> None:
        self.changes: list[tuple[str | None, str | None]] = []
        self.problems: list[Problem] = []

    def speech_changed(self, old: str | None, new: str | None, why: Problem | None) -> None:
        self.changes.append((old, new))

    def report(self, problem: Problem) -> None:
        self.problems.append(problem)


@pytest.fixture
def reports(monkeypatch: pytest.MonkeyPatch) -> Reports:
    monkeypatch.setattr(Chain, "made", [])
    return Reports()


def voice(adapter: str, reports: Reports) -> ChosenVoice:
    return ChosenVoice(adapter, lambda: reports, lambda on: None, make_speech=Chain)


def test_automatic_begins_with_the_screen_reader_and_leaves_lines_to_the_terminal(
    reports: Reports,
) -> None:
    voice("auto", reports)
    assert Chain.made[0].names[0] == "prism"
    assert "terminal" not in Chain.made[0].names


def test_a_chosen_backend_comes_first_and_the_others_stay_behind_it(reports: Reports) -> None:
    voice("espeak", reports)
    assert Chain.made[0].names[0] == "espeak"
    assert "prism" in Chain.made[0].names


def test_off_makes_no_chain_and_says_nothing(reports: Reports) -> None:
    silent = voice("off", reports)
    silent.say(Utterance("gelbe 7", interrupt=True, language="de"))
    assert Chain.made == []
    assert not silent.speaking()
    assert silent.name == "off"


def test_another_choice_closes_the_old_chain_and_keeps_rate_and_volume(reports: Reports) -> None:
    chosen = voice("espeak", reports)
    chosen.set(rate=80, volume=50)
    chosen.choose("prism")
    old, new = Chain.made
    assert old.closed
    assert new.settings == {"rate": 80, "volume": 50}
    chosen.say(Utterance("gelbe 7", interrupt=True, language="de"))
    assert (old.said, new.said) == ([], ["gelbe 7"])


def test_the_same_choice_again_changes_nothing(reports: Reports) -> None:
    chosen = voice("espeak", reports)
    chosen.choose("espeak")
    assert len(Chain.made) == 1


def test_what_happens_to_the_chain_is_reported(reports: Reports) -> None:
    voice("auto", reports)
    Chain.made[0].callbacks["on_change"]("prism", "espeak", None)
    Chain.made[0].callbacks["on_problem"](Problem("speech-hangs"))
    assert reports.changes == [("prism", "espeak")]
    assert reports.problems == [Problem("speech-hangs")]


def test_only_a_reader_with_a_display_has_one(reports: Reports) -> None:
    chosen = voice("off", reports)
    assert not chosen.has_display
    chosen.choose("espeak")
    assert not chosen.has_display
    chosen.choose("prism")
    assert chosen.has_display


class Reader(Ear):
    """A voice that may have a display of its own."""

    def __init__(self) -> None:
        super().__init__()
        self.has_display = False
        self.lines: list[str] = []

    def braille(self, text: str) -> bool:
        self.lines.append(text)
        return True


def test_a_reader_shows_the_line_on_its_display_as_soon_as_it_has_one(tmp_path: Path) -> None:
    player, reader = Player(tmp_path), Reader()
    player.app.devices.voice = reader
    player.play("logomachy")
    player.press("C", "Home", "Right")
    assert reader.lines == []
    reader.has_display = True
    player.press("F3", "Left")
    line = player.ui.announcer.braille.plain()
    assert reader.lines[-1] == line
    shown = len(reader.lines)
    player.press("F3")
    player.press("C")
    assert reader.lines[-1] == player.ui.announcer.braille.plain()
    assert len(reader.lines) > shown
    assert player.errors == []
