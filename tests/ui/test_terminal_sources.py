"""The terminal front end on each kind of key source: a console of Windows, and a pipe."""

from __future__ import annotations

import ctypes
import io
import os
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, TextIO

import pytest

from braillespiel.output.frontend import Closed, KeyPressed
from braillespiel.output.terminal.frontend import Terminal
from braillespiel.output.terminal.source import ReadKeys
from braillespiel.output.terminal.windows import ConsoleKeys
from braillespiel.output.terminal.writer import TerminalWriter

INPUT, OUTPUT, EVENT = 3, 7, 11
HALF_S = 0.5


class Kernel:
    """The functions of kernel32 that the console needs, as Microsoft's reference has them."""

    def __init__(self, modes: dict[int, int]) -> None:
        self.modes = modes
        self.events: list[tuple[int, int, str, int]] = []
        self.set = False
        self.waits: list[int] = []

    def GetStdHandle(self, which: int) -> int:
        return {-10: INPUT, -11: OUTPUT}[which]

    def CreateEventW(self, *_: object) -> int:
        return EVENT

    def GetConsoleMode(self, handle: int, mode: Any) -> bool:
        mode._obj.value = self.modes.get(handle, 0)
        return handle in self.modes

    def SetConsoleMode(self, handle: int, mode: int) -> bool:
        self.modes[handle] = mode
        return True

    def SetEvent(self, handle: int) -> bool:
        self.set = handle == EVENT
        return self.set

    def WaitForMultipleObjects(self, count: int, handles: Any, every: bool, wait_ms: int) -> int:
        assert (count, list(handles), every) == (2, [INPUT, EVENT], False)
        self.waits.append(wait_ms)
        if self.events:
            return 0
        woken, self.set = self.set, False
        return 1 if woken else 258

    def ReadConsoleInputW(self, handle: int, records: Any, most: int, count: Any) -> bool:
        taken, self.events = self.events[:most], self.events[most:]
        for record, (kind, key, character, state) in zip(records._obj, taken, strict=False):
            record.kind, record.down, record.key = kind, 1, key
            record.times, record.state = 1, state
            record.character = ord(character) if character else 0
        count._obj.value = len(taken)
        return bool(taken)


@pytest.fixture
def kernel() -> Kernel:
    return Kernel({INPUT: 0x1F7, OUTPUT: 0x3})


@pytest.fixture
def pipe() -> Iterator[tuple[int, Callable[[bytes], object]]]:
    reading, writing = os.pipe()
    yield reading, lambda data: os.write(writing, data) if data else os.close(writing)
    os.close(reading)


@pytest.fixture
def screen(tmp_path: Path) -> Iterator[TextIO]:
    with (tmp_path / "screen").open("w", encoding="utf-8") as stream:
        yield stream


def shown(screen: TextIO) -> str:
    return Path(screen.name).read_text(encoding="utf-8")


def test_a_console_gives_every_key_and_is_given_back_as_it_was(
    kernel: Kernel, screen: TextIO
) -> None:
    front = Terminal(screen, keys=ConsoleKeys(kernel))
    # Ctrl+C, lines and echo are off; what is written is a virtual terminal.
    assert kernel.modes == {INPUT: 0x1F0, OUTPUT: 0x7}
    kernel.events = [(1, 0x43, "c", 0), (2, 0, "", 0), (1, 0x09, "\t", 0x10), (1, 0x28, "", 0x100)]
    assert front.wait(None) == [KeyPressed("C"), KeyPressed("Shift+Tab"), KeyPressed("Down")]
    assert front.wait(HALF_S) == []
    assert kernel.waits == [0xFFFFFFFF, HALF_S * 1000]
    front.forget()
    front.line("Du bist dran ⠿")
    front.close()
    assert shown(screen) == "\x1b[H\x1b[2J\x1b[3JDu bist dran ⠿\n"
    assert kernel.modes == {INPUT: 0x1F7, OUTPUT: 0x3}


def test_control_c_in_a_console_ends_the_game_in_order(kernel: Kernel, screen: TextIO) -> None:
    front = Terminal(screen, keys=ConsoleKeys(kernel))
    kernel.events = [(1, 0x43, "\x03", 0x08)]
    assert front.wait(None) == [Closed()]
    front.close()


def test_the_wait_for_a_console_can_be_ended(kernel: Kernel, screen: TextIO) -> None:
    front = Terminal(screen, keys=ConsoleKeys(kernel))
    front.wake()
    assert kernel.set
    assert front.wait(None) == []
    front.close()


def test_a_console_that_has_gone_closes_the_game(
    kernel: Kernel, screen: TextIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    front = Terminal(screen, keys=ConsoleKeys(kernel))
    monkeypatch.setattr(kernel, "WaitForMultipleObjects", lambda *_: 0)
    assert front.wait(None) == [Closed()]
    front.close()


def test_what_is_no_console_is_refused(kernel: Kernel) -> None:
    del kernel.modes[INPUT]
    with pytest.raises(OSError, match="no console"):
        ConsoleKeys(kernel)


def test_a_pipe_is_read_beside_the_game(
    pipe: tuple[int, Callable[[bytes], object]], screen: TextIO
) -> None:
    descriptor, send = pipe
    front = Terminal(screen, keys=ReadKeys(lambda: os.read(descriptor, 4096)))
    send("cö\x1b[A".encode())
    assert front.wait(None) == [KeyPressed("C"), KeyPressed("Ö"), KeyPressed("Up")]
    send(b"\x1b")
    assert [*front.wait(None), *front.wait(None)] == [KeyPressed("Escape")]
    front.wake()
    assert front.wait(None) == []
    front.forget()  # nobody looks at a screen
    send(b"")
    assert front.wait(None) == [Closed()]
    assert front.wait(None) == [Closed()]
    front.close()
    assert shown(screen) == ""


def test_the_lines_of_a_console_keep_their_letters(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    class Console(io.RawIOBase):
        written = b""

        def writable(self) -> bool:
            return True

        def fileno(self) -> int:
            return 1

        def write(self, data: Any) -> int:
            self.written += bytes(data[:5])  # a console takes a part, too
            return len(data[:5])

    monkeypatch.setattr(io, "_WindowsConsoleIO", Console, raising=False)
    console = Console()
    writer = TerminalWriter(io.TextIOWrapper(io.BufferedWriter(console), encoding="utf-8"))
    writer.write("Größe ⠛⠗⠪⠮⠑\n")
    assert writer.finish(30.0)
    assert console.written.decode() == "Größe ⠛⠗⠪⠮⠑\n"


def test_a_key_event_has_the_size_that_windows_gives_it() -> None:
    from braillespiel.output.terminal import windows

    assert ctypes.sizeof(windows._Key) == 20
    offsets = {name: getattr(windows._Key, name).offset for name, _ in windows._Key._fields_}
    assert offsets == {
        "kind": 0, "down": 4, "times": 8, "key": 10, "scan": 12, "character": 14, "state": 16,
    }  # fmt: skip
    assert sys.byteorder == "little"
