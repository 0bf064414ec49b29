"""When a game in real time may count something as heard and felt."""

from __future__ import annotations

from braillespiel.games.presenter import Kind
from braillespiel.ui.announcer import Said
from braillespiel.ui.playback import PlaybackTracker
from tests.support.player import Clock


def reader(clock: Clock) -> PlaybackTracker:
    """Return a receipt for a finger that takes 50 ms a cell, and no speech elsewhere."""
    return PlaybackTracker(clock, lambda: False, lambda: True, lambda: 50)


def said(braille: str, answer: bool = False) -> Said:
    return Said("spoken", "spoken", braille, Kind.TABLE, answer=answer)


def test_what_was_told_takes_its_time() -> None:
    clock = Clock()
    playback = reader(clock)
    playback.announced(said("ten cells!"))
    clock.ms += 499
    assert not playback.complete()
    clock.ms += 1
    assert playback.complete()


def test_asking_again_and_again_holds_nobody_up() -> None:
    clock = Clock()
    playback = reader(clock)
    playback.announced(said("a sum"))
    for _ in range(5):
        clock.ms += 400
        playback.interrupted()
        playback.announced(said("a long answer that takes over a second", answer=True))
        assert playback.complete(answers=False)
        assert not playback.complete()
        assert playback.answering


def test_what_follows_an_answer_is_felt_after_it() -> None:
    clock = Clock()
    playback = reader(clock)
    playback.announced(said("ten cells!", answer=True))
    playback.announced(said("ten cells!"))
    clock.ms += 999
    assert not playback.complete()
    clock.ms += 1
    assert playback.complete()
    assert not playback.answering
