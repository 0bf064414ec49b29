"""The real BRLTTY with its virtual display."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from braillespiel.output.braille import brlapi, louis
from braillespiel.output.braille.display import (
    Connected,
    DisplayEvent,
    DisplayKey,
    DisplaySize,
    KeyKind,
    Lost,
    SizeChanged,
)
from braillespiel.output.braille.drivers.brlapi import BrlapiDisplay, Timing
from tests.support.brltty import Brltty
from tests.support.patience import until

HAND = "⠓⠀⠗⠶⠀⠛⠒⠀⠃⠂⠴"


@pytest.fixture
def display(brltty: Brltty) -> Iterator[BrlapiDisplay]:
    timing = Timing(heartbeat=0.5, first_retry=0.05, last_retry=0.2)
    display = BrlapiDisplay(where=[brltty.address], path=(), timing=timing)
    yield display
    display.close()


def told(display: BrlapiDisplay, count: int) -> list[DisplayEvent]:
    """Wait for so many events; mixtures of BRLTTY's, after which it is connected anew, go by."""
    events: list[DisplayEvent] = []

    def enough() -> bool:
        for event in display.poll():
            mixed = isinstance(event, Lost) and event.reason == "nonsense"
            if not mixed and event not in events[-1:]:
                events.append(event)
        return len(events) >= count

    until(enough, lambda: f"{count} events, while there are {events}")
    return events


def hand() -> bytes:
    return louis.translate("h r7 g3 b10", "cards-de").dots


def test_the_line_is_felt_and_every_kind_of_key_comes_back(
    brltty: Brltty, display: BrlapiDisplay
) -> None:
    # BRLTTY is started late: the line was written before.
    display.write([hand()])
    far_end = brltty.start(40)
    far_end.wait_for(HAND)
    assert told(display, 1) == [Connected(DisplaySize(40))]
    keys = {
        "FWINRT": DisplayKey(KeyKind.PAN_RIGHT),
        "FWINLT": DisplayKey(KeyKind.PAN_LEFT),
        "LNUP": DisplayKey(KeyKind.LINE_UP),
        "LNDN": DisplayKey(KeyKind.LINE_DOWN),
        "TOP": DisplayKey(KeyKind.TOP),
        "HOME": DisplayKey(KeyKind.HOME),
        # The vr driver hands its numbers on as they stand, counted from 0.
        "ROUTE 5": DisplayKey(KeyKind.ROUTE, cell=5),
        "KEY_ENTER": DisplayKey(KeyKind.KEY, name="Enter"),
        "KEY_ESCAPE": DisplayKey(KeyKind.KEY, name="Escape"),
        "KEY_CURSOR_RIGHT": DisplayKey(KeyKind.KEY, name="Right"),
        "KEY_FUNCTION 1": DisplayKey(KeyKind.KEY, name="F2"),
        "PASSCHAR 65": DisplayKey(KeyKind.KEY, name="A"),
        "PASSCHAR 252": DisplayKey(KeyKind.KEY, name="ü"),
        "PASSCHAR 32": DisplayKey(KeyKind.KEY, name="Space"),
        "PASSDOTS 7": DisplayKey(KeyKind.KEY, name="l"),
    }
    for command, key in keys.items():
        far_end.send(command)
        assert told(display, 1) == [key], command
    assert brlapi.connect(brltty.address, None).driver() == "Virtual"


def test_stopped_restarted_and_resized_the_line_comes_back(
    brltty: Brltty, display: BrlapiDisplay
) -> None:
    display.write([hand()])
    brltty.start(40).wait_for(HAND)
    assert told(display, 1) == [Connected(DisplaySize(40))]
    brltty.stop()
    (lost,) = told(display, 1)
    assert isinstance(lost, Lost)
    assert lost.reason == "closed"
    display.write([hand() + b"\x3f"])  # written while nobody is there
    far_end = brltty.start(20, 2)
    far_end.wait_for(HAND + "⠿")
    assert told(display, 1) == [Connected(DisplaySize(20, 2))]
    display.write([hand(), b"\x01"])
    far_end.wait_for(HAND.ljust(20, "⠀") + "⠁")
    far_end.resize(12)
    assert told(display, 1) == [SizeChanged(DisplaySize(12))]
    far_end.wait_for(HAND[:12])
    far_end.resize(80)
    assert told(display, 1) == [SizeChanged(DisplaySize(80))]
    far_end.wait_for(HAND)


def test_the_line_comes_back_when_another_program_leaves_or_our_window_returns(
    brltty: Brltty, display: BrlapiDisplay
) -> None:
    display.write([hand()])
    far_end = brltty.start(40)
    far_end.wait_for(HAND)
    timing = Timing(heartbeat=0.5)
    other = BrlapiDisplay(where=[brltty.address], path=(), timing=timing)
    other.write([b"\x3f"])
    far_end.wait_for("⠿")
    display.focus(True)  # the last to take the terminal has it
    far_end.wait_for(HAND)
    display.focus(False)
    far_end.wait_for("⠿")
    display.focus(True)
    far_end.wait_for(HAND)
    other.focus(True)
    far_end.wait_for("⠿")
    other.close()
    far_end.wait_for(HAND)
