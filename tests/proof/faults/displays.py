"""Displays that are pulled out and put in, connections that drop, a BRLTTY that is restarted."""

from __future__ import annotations

import tempfile
from collections.abc import Callable
from pathlib import Path

from braillespiel.application.device_notices import QUIET_MS
from braillespiel.application.displays import Displays
from braillespiel.output.braille.display import BrailleDisplay, SimulatedDisplay, fit
from braillespiel.output.braille.drivers.brlapi import BrlapiDisplay, Timing
from tests.proof.faults.whole import Report, Whole
from tests.support.brlapi_server import FakeBrlapi
from tests.support.brltty import Brltty

TIMES = 100
RESTARTS = 4
SIZES = ((12, 1), (20, 1), (40, 1), (80, 1), (40, 4))


def unplugged(home: Path, game: str, seed: int) -> Report:
    """Unplug the display a hundred times, and put in another one each time."""
    match = Whole(home, "display", game, seed)
    display = match.player.display

    def strike() -> None:
        display.unplug()
        match.player.settle()
        if display.cells:
            match.found("cells on a display that is not there")
        match.ask()
        display.resize(*match.rng.choice(SIZES))
        match.player.settle()
        _same(match, display, "the line on the new display")
        match.ask()
        _same(match, display, "the answer on the new display")

    return _often(match, strike, TIMES)


def _same(match: Whole, display: SimulatedDisplay, what: str) -> None:
    rows, size = match.player.ui.braille().rows, display.size()
    if size is None or display.cells != fit(rows, size) or not any(display.cells):
        match.found(f"{what}: {display.cells!r} instead of {rows}")


def _often(match: Whole, strike: Callable[[], None], times: int) -> Report:
    """Let something happen this many times, spread over the whole match."""
    for _ in match.steps():
        for _ in range(max(1, times // 25)):
            if match.report.times < times:
                match.report.times += 1
                strike()
        if match.report.times >= times:
            match.ask()
    while match.report.times < times:
        match.report.times += 1
        strike()
    return match.done()


def _use(match: Whole, display: BrailleDisplay) -> None:
    """Have the client show its line on ``display`` instead."""
    app = match.player.app
    app.devices.displays = [display]
    app.displays = Displays(app.ui, [display], app.notices)
    app.ui.changed = True


def dropped(home: Path, game: str, seed: int) -> Report:
    """Drop the connection to BRLTTY a hundred times; the line comes back by itself."""
    match = Whole(home, "brlapi", game, seed)
    server = FakeBrlapi()
    timing = Timing(first_retry=0.002, last_retry=0.01, sizeless=0.005)
    _use(match, BrlapiDisplay(where=[server.address], path=(1,), timing=timing))

    def felt() -> bool:
        rows = match.player.ui.braille().rows
        return bool(server.writes) and server.writes[-1][0] == b"".join(rows)

    def strike() -> None:
        match.until(felt, "the line before")
        match.player.ear.said.clear()
        connections = server.connections
        server.drop()
        match.ask(felt=False)
        match.until(lambda: server.connections > connections and felt(), "the line afterwards")
        match.ask()
        match.until(felt, "the answer afterwards")

    try:
        return _often(match, strike, TIMES)
    finally:
        server.stop()


def restarted(home: Path, game: str, seed: int) -> Report:
    """Stop the real BRLTTY and start it again, with displays of several sizes."""
    match = Whole(home, "brltty", game, seed)
    # Its sockets need a short path.
    with tempfile.TemporaryDirectory(prefix="brltty") as folder:
        brltty = Brltty(Path(folder))
        brltty.start(20)
        timing = Timing(first_retry=0.05, last_retry=0.2)
        _use(match, BrlapiDisplay(where=[brltty.address], path=(1,), timing=timing))

        def felt() -> bool:
            cells = brltty.display.cells if brltty.display else ""
            rows = match.player.ui.braille().rows
            shown = "".join(chr(0x2800 + cell) for cell in b"".join(rows))
            return bool(cells.strip("\u2800")) and cells.rstrip("\u2800") == shown.rstrip("\u2800")

        def strike() -> None:
            match.until(felt, "the line before BRLTTY stops")
            match.player.wait(QUIET_MS, 250)  # each loss is told anew after that time only
            since = len(match.heard)
            brltty.stop()
            match.until(lambda: match.told("Braillezeile getrennt", since=since), "the loss")
            match.ask(felt=False)
            brltty.start(match.rng.choice((20, 40, 80)))
            match.until(lambda: match.told("Braillezeile verbunden", since=since), "the return")
            match.until(felt, "the line after BRLTTY came back")
            match.ask()
            match.until(felt, "the answer after BRLTTY came back")

        try:
            for number in match.steps():
                if number % 6 == 3 and match.report.times < RESTARTS:
                    match.report.times += 1
                    strike()
                else:
                    match.ask()
            return match.done()
        finally:
            brltty.stop()
