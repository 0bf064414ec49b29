"""When a game in real time may count something as heard and felt."""

from __future__ import annotations

from braillespiel.games.presenter import Kind
from braillespiel.ui.announcer import Said
from braillespiel.ui.match.receipt import Receipt
from tests.support.player import Clock


def reader(clock: Clock) -> Receipt:
    """Return a receipt for a finger that takes 50 ms a cell, and no speech elsewhere."""
    return Receipt(clock, lambda: False, lambda: True, lambda: 50)


def said(braille: str, answer: bool = False) -> Said:
    return Said("spoken", "spoken", braille, Kind.TABLE, answer=answer)


def test_what_was_told_takes_its_time() -> None:
    clock = Clock()
    receipt = reader(clock)
    receipt.told(said("ten cells!"))
    clock.ms += 499
    assert not receipt.complete()
    clock.ms += 1
    assert receipt.complete()


def test_asking_again_and_again_holds_nobody_up() -> None:
    clock = Clock()
    receipt = reader(clock)
    receipt.told(said("a sum"))
    for _ in range(5):
        clock.ms += 400
        receipt.interrupted()
        receipt.told(said("a long answer that takes over a second", answer=True))
        assert receipt.complete(answers=False)
        assert not receipt.complete()
        assert receipt.answering


def test_what_follows_an_answer_is_felt_after_it() -> None:
    clock = Clock()
    receipt = reader(clock)
    receipt.told(said("ten cells!", answer=True))
    receipt.told(said("ten cells!"))
    clock.ms += 999
    assert not receipt.complete()
    clock.ms += 1
    assert receipt.complete()
    assert not receipt.answering
