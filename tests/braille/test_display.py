"""The simulated display and its recording twin."""

from __future__ import annotations

import pytest

from braillespiel.output.braille.display import (
    BrailleDisplay,
    Connected,
    DisplayKey,
    DisplaySize,
    Frame,
    KeyKind,
    Lost,
    RecordingDisplay,
    SimulatedDisplay,
    SizeChanged,
    fit,
    unicode_rows,
)


def test_rows_are_cut_and_filled_up() -> None:
    size = DisplaySize(3, 2)
    assert fit([b"\x01\x02\x03\x04", b"\x05"], size) == b"\x01\x02\x03\x05\0\0"
    assert fit([b"\x01", b"\x02", b"\x03"], size) == b"\x01\0\0\x02\0\0"
    assert fit([], size) == bytes(6)
    assert unicode_rows(b"\x01\x02\x03\x05\0\xff", size) == ["⠁⠂⠃", "⠅⠀⣿"]


@pytest.mark.parametrize("columns", [12, 20, 40, 80])
def test_a_display_shows_what_is_written(columns: int) -> None:
    display: BrailleDisplay = SimulatedDisplay(columns, 2)
    display.write([b"\x01" * 100, b"\x03"], cursor=columns)
    assert display.size() == DisplaySize(columns, 2)
    assert isinstance(display, SimulatedDisplay)
    assert display.lines() == ["⠁" * columns, "⠃" + "⠀" * (columns - 1)]
    assert display.cursor == columns


def test_keys_and_sizes_are_polled_in_order_and_wake() -> None:
    woken = []
    display = SimulatedDisplay(20, on_event=lambda: woken.append(True))
    display.press(KeyKind.ROUTE, cell=5)
    display.press(KeyKind.KEY, name="Enter")
    display.resize(40)
    assert display.poll() == [
        Connected(DisplaySize(20)),
        DisplayKey(KeyKind.ROUTE, cell=5),
        DisplayKey(KeyKind.KEY, name="Enter"),
        SizeChanged(DisplaySize(40)),
    ]
    assert display.poll() == []
    assert len(woken) == 3


def test_the_line_comes_back_after_the_display_was_away() -> None:
    display = SimulatedDisplay(12)
    display.poll()
    display.write([b"\x01"])
    display.unplug("absent")
    assert (display.size(), display.lines()) == (None, [])
    display.write([b"\x03"])
    display.resize(14)
    assert display.lines() == ["⠃" + "⠀" * 13]
    assert display.poll() == [Lost("absent"), Connected(DisplaySize(14))]


def test_the_recording_twin_keeps_every_frame() -> None:
    display = RecordingDisplay(2)
    display.write([b"\x01"])
    display.unplug()
    display.write([b"\x02"])
    display.resize(2)
    display.write([b"\x03"], 1)
    assert display.frames == [Frame(("⠁⠀",), None), Frame(("⠃⠀",), 1)]
