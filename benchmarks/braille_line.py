"""From a write to the cells felt on BRLTTY's virtual display, beside a bare client's packet.

python -m benchmarks.braille_line [--writes N] [--columns N]

The real BRLTTY runs. The writers take turns in blocks, so that all see the same machine: a minimal
client that sends a finished packet; our display; our display with the line of a hand that is
walked, laid out as the client does; and our display with a new text that liblouis has to translate
first, in a card table and in a text table. Beside that: how long the call itself takes.
"""

from __future__ import annotations

import argparse
import socket
import struct
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path

from braillespiel.output.braille import louis
from braillespiel.output.braille.brlapi_codec import write_dots
from braillespiel.output.braille.drivers.brlapi import BrlapiDisplay
from braillespiel.ui.braille.line import BrailleLine, Chunk, pages
from braillespiel.ui.braille.transcriber import Transcriber
from braillespiel.words.phrase import notation
from tests.support.brltty import Brltty
from tests.support.virtual_display import VirtualDisplay

BLOCK = 50
BETWEEN = 0.004  # s; a player's keys come much slower


class BareClient:
    """The least that BrlAPI wants before it shows dots."""

    def __init__(self, brltty: Brltty) -> None:
        self._sock = socket.create_connection((brltty.address.host, brltty.address.port))
        self._sock.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self._read()
        self._say("v", struct.pack(">I", 8))

    def enter(self) -> None:
        self._say("t", struct.pack(">I", 0) + b"\0")

    def leave(self) -> None:
        self._say("L", b"")

    def write(self, packet: bytes) -> None:
        self._sock.sendall(packet)

    def _say(self, kind: str, data: bytes) -> None:
        self._sock.sendall(struct.pack(">II", len(data), ord(kind)) + data)
        self._read()

    def _read(self) -> None:
        length = struct.unpack(">II", self._sock.recv(8, socket.MSG_WAITALL))[0]
        if length:
            self._sock.recv(length, socket.MSG_WAITALL)


def until_felt(display: VirtualDisplay, write: Callable[[], None]) -> tuple[float, float]:
    """Return how long ``write`` took until its cells were felt, and until it returned, in ms."""
    time.sleep(BETWEEN)
    seen = len(display.frames)
    start = time.perf_counter()
    write()
    returned = time.perf_counter()
    with display.changed:
        if not display.changed.wait_for(lambda: len(display.frames) > seen, 5):
            raise SystemExit("a write was never felt")
    return (display.frames[seen][0] - start) * 1e3, (returned - start) * 1e3


def show(display: BrlapiDisplay, text: str, table: str) -> None:
    display.write([louis.translate(text, table).dots])


HAND = tuple(Chunk(notation(f"{colour}{value}")) for colour in "erg" for value in (1, 4, 7, 10))
WALKED = Transcriber(lambda text, table: louis.translate(text, table).cells, "de-g0", "cards-de")


def walk(display: BrlapiDisplay, columns: int, number: int) -> None:
    """Show a hand of twelve cards with the focus on card ``number``, as the client does."""
    line = BrailleLine("h", HAND, number % len(HAND))
    laid = pages(line, columns, WALKED)
    page = next(page for page in laid if page.focused)
    display.write([bytes(page.cells)])


@contextmanager
def within_liblouis() -> Iterator[list[float]]:
    """Note how many ms every translation spends in the library itself."""
    spent: list[float] = []
    library = louis._library()._lib
    bare = library.lou_translate

    def measured(*arguments: object) -> int:
        start = time.perf_counter()
        done: int = bare(*arguments)
        spent.append((time.perf_counter() - start) * 1e3)
        return done

    library.lou_translate = measured
    try:
        yield spent
    finally:
        library.lou_translate = bare


def quantiles(times: list[float]) -> tuple[float, float]:
    ordered = sorted(times)
    return ordered[len(ordered) // 2], ordered[int(len(ordered) * 0.99)]


def report(name: str, times: list[float], base: list[float] | None = None) -> None:
    median, late = quantiles(times)
    text = f"{name}: median {median:.3f} ms, 99th percentile {late:.3f} ms"
    if base is not None:
        base_median, base_late = quantiles(base)
        text += f" ({median / base_median:.2f} and {late / base_late:.2f} times the bare client)"
    print(text)


def settle(display: VirtualDisplay, write: Callable[[], None]) -> None:
    """Take the terminal over and wait until frames come no more."""
    write()
    while True:
        seen = len(display.frames)
        time.sleep(0.1)
        if seen and len(display.frames) == seen:
            return


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--writes", type=int, default=2000)
    parser.add_argument("--columns", type=int, default=40)
    arguments = parser.parse_args()
    columns = arguments.columns
    for table in ("cards-de", "de-g0"):
        louis.translate("the first use compiles the table", table)
    bare_times: list[float] = []
    our_times: list[float] = []
    our_calls: list[float] = []
    walk_times: list[float] = []
    text_times: dict[str, list[float]] = {"cards-de": [], "de-g0": []}
    louis_times: dict[str, list[float]] = {}
    with tempfile.TemporaryDirectory(prefix="brltty") as folder:
        brltty = Brltty(Path(folder))
        display = BrlapiDisplay(where=[brltty.address], path=())
        try:
            felt = brltty.start(columns)
            while display.size() is None:
                time.sleep(0.05)
            bare = BareClient(brltty)
            for start in range(0, arguments.writes, BLOCK):
                numbers = range(start, min(start + BLOCK, arguments.writes))
                rows = {
                    number: struct.pack(">I", number + 0x01010101) * (columns // 4)
                    for number in numbers
                }

                display.focus(False)
                bare.enter()
                settle(felt, lambda: bare.write(write_dots(b"\xff" * columns).encode()))
                for number in numbers:
                    packet = write_dots(rows[number].ljust(columns, b"\0")).encode()
                    bare_times.append(until_felt(felt, partial(bare.write, packet))[0])
                bare.leave()

                display.focus(True)
                settle(felt, lambda: display.write([b"\xff" * columns]))
                for number in numbers:
                    row = rows[number]
                    seen, call = until_felt(felt, partial(display.write, [row]))
                    our_times.append(seen)
                    our_calls.append(call)

                settle(felt, lambda: display.write([b"\xff" * columns]))
                for number in numbers:
                    seen, _ = until_felt(felt, partial(walk, display, columns, number))
                    walk_times.append(seen)

                for table, times in text_times.items():
                    settle(felt, lambda: display.write([b"\xff" * columns]))
                    with within_liblouis() as spent:
                        for number in numbers:
                            text = f"h r{number} g3 b10"
                            times.append(until_felt(felt, partial(show, display, text, table))[0])
                    louis_times.setdefault(table, []).extend(spent)
        finally:
            display.close()
            brltty.stop()
    report("bare client, until felt", bare_times)
    report("our display, until felt", our_times, bare_times)
    report("our display, a hand walked card by card, until felt", walk_times, bare_times)
    for table, times in text_times.items():
        report(f"our display with a new line in {table}, until felt", times, bare_times)
        report("of that within liblouis", louis_times[table])
    report("our display, until the call returns", our_calls)


if __name__ == "__main__":
    main()
