"""The loop: what it does when the devices around it or the work beside it fail."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from braillespiel.application.application import LOST_AFTER
from braillespiel.commands import play
from braillespiel.output.frontend import FrontEndLostError, FrontEvent, KeyPressed
from braillespiel.output.problem import ProblemError
from braillespiel.words.catalogue import Words
from tests.support.languages import LANGUAGES
from tests.support.patience import until
from tests.support.player import Keyboard, Player


class Frail(Keyboard):
    """A front end that fails this many times."""

    failures = 0

    def wait(self, seconds: float | None) -> Sequence[FrontEvent]:
        if self.failures:
            self.failures -= 1
            raise ValueError("not a number")
        return super().wait(seconds)


def player_at(home: Path, keyboard: Frail) -> Player:
    player = Player(home, frontend=lambda settings: keyboard)
    player.keyboard = keyboard
    return player


def test_a_front_end_that_fails_at_times_is_told_and_the_match_goes_on(tmp_path: Path) -> None:
    keyboard = Frail()
    player = player_at(tmp_path, keyboard)
    for _ in range(3):
        keyboard.failures = LOST_AFTER - 1
        assert any("Fehler im Programm" in text for text in player.press("Down"))
        assert player.press("Down")
    assert len(player.errors) == 3 * (LOST_AFTER - 1)
    assert all("not a number" in error for error in player.errors)


def test_a_front_end_that_only_fails_ends_the_program_with_the_match_on_disk(
    tmp_path: Path,
) -> None:
    keyboard = Frail()
    player = player_at(tmp_path, keyboard)
    player.play("logomachy")
    player.press("Enter")
    journal = [str(entry) for entry in player.table.port.host.match.journal]
    assert journal
    keyboard.failures = 1000
    with pytest.raises(FrontEndLostError) as lost:
        player.app.run()
    assert isinstance(lost.value.__cause__, ValueError)
    again = Player(tmp_path)
    again.press("Home", "Enter")
    kept = [str(entry) for entry in again.press("Enter") and again.table.port.host.match.journal]
    assert kept[: len(journal)] == journal


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_end_of_the_front_end_is_a_sentence(
    language: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    class Lost:
        def run(self) -> None:
            raise FrontEndLostError

    monkeypatch.setattr(play, "make", lambda arguments, words: Lost())
    words = Words(language, ("cli",))
    assert play.run(argparse.Namespace(), words) == 2
    told = capsys.readouterr().err
    assert told.strip() == words("error-front-end-lost")
    assert "Traceback" not in told


def _refused() -> None:
    raise ProblemError("speech-gone")


def _broken() -> None:
    raise KeyError("beside")


@pytest.mark.parametrize(
    ("work", "told", "logged"), [(_refused, "Keine Stimme", 0), (_broken, "Fehler im Programm", 1)]
)
def test_an_error_of_work_in_the_background_is_told(
    work: Callable[[], None], told: str, logged: int, tmp_path: Path
) -> None:
    player = Player(tmp_path)
    player.ear.said.clear()
    player.app.in_background(work)

    def said() -> list[str]:
        player.app.step(0)
        return player.ear.said

    assert any(told in text for text in until(said, "a sentence"))
    assert len(player.errors) == logged


def test_keys_before_a_failure_are_not_lost(tmp_path: Path) -> None:
    keyboard = Frail()
    player = player_at(tmp_path, keyboard)
    keyboard.events.append(KeyPressed("Down"))
    keyboard.failures = 1
    before = player.ui.screen.line()
    player.settle()
    assert player.ui.screen.line() != before
