"""How fast a seat in a browser is: each bound beside what was measured, and an echo beside that.

Run: python -m benchmarks.browser [--seats N] [--seconds S] [--only alone page begins many trouble]

It takes about four minutes, and ends with status 1 if a bound is missed. The tables are in a
process of their own, reached through a socket of this computer.

alone    a key at one page (without a browser) until its screen has come, less an echo of as many
         bytes
page     Chromium: from the start of navigation to a page that can be used, at the second load and
         later, and from a key to the changed page
begins   the longest the loop stands still, in CPU time, while people come, a match of each game
         begins, ten more come to watch, somebody comes back, and one of one's own is resumed
many     200 seats in one process, four at a table of Hexaducto; each presses a key a second
trouble  40 seats at a table where bots play; one opens de-g2, one resumes a long match, ten come at
         once, and every commit takes 30 ms. The keys of the others are timed.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import statistics
import sys
import time
from collections.abc import Sequence

from websockets.asyncio.client import connect

from benchmarks.bounds import Bounds, percentile, shown
from benchmarks.browser_host import (
    LOOPBACK,
    TimedPage,
    came_back,
    entered,
    name,
    play_long,
    practise_long,
    pressing,
    serve_tables,
)
from benchmarks.browser_page import in_chromium
from benchmarks.network_host import Beside, serve_echo
from braillespiel.games import registry
from braillespiel.network import messages as m

AT_A_TABLE = 4
PARTS = ("alone", "page", "begins", "many", "trouble")
STALL_MS = 5
"""How long a callback of the loop may take, in CPU time."""


def _hexaducto() -> m.SetUp:
    return m.SetUp("hexaducto", AT_A_TABLE, levels=("easy",))


async def _sit(ports: Sequence[int], seats: int) -> list[TimedPage]:
    pages = [await entered(ports[n // AT_A_TABLE], name(n)) for n in range(seats)]
    for page in pages:
        await page.until(lambda page: page.screen["title"] == "Hexaducto")
    return pages


async def _echoes(port: int, length: int, rounds: int) -> list[float]:
    times = []
    async with connect(f"ws://{LOOPBACK}:{port}", compression=None) as bare:
        for _ in range(rounds):
            begun = time.perf_counter()
            await bare.send(" " * length)
            await bare.recv()
            times.append((time.perf_counter() - begun) * 1000)
    return times


async def _alone(bounds: Bounds, rounds: int) -> None:
    host, echo = Beside(serve_tables, 1, _hexaducto(), AT_A_TABLE), Beside(serve_echo)
    ports, _ = host.pipe.recv()
    page = (await _sit(ports, AT_A_TABLE))[0]
    times = [await page.answered(("Right", "Left")[n % 2]) for n in range(rounds)]
    echoes = await _echoes(echo.pipe.recv(), len(json.dumps(page.got[-1])), rounds)
    print(shown("a bare echo", echoes))
    print(shown("key to answer", times))
    over = statistics.median(times) - statistics.median(echoes)
    bounds.show("key to answer, p50 over the echo's", over, 5, "ms")
    host.close()
    echo.close()


async def _page(bounds: Bounds, loads: int, keys: int) -> None:
    host, echo = Beside(serve_tables, 1, _hexaducto(), 1), Beside(serve_echo)
    ports, _ = host.pipe.recv()
    entrances, tables, pressed, echoes = await asyncio.to_thread(
        in_chromium, ports[0], echo.pipe.recv(), loads, keys
    )
    for what, times in (("the entrance", entrances), ("back at the table", tables)):
        print(shown(f"from navigation to {what}", times))
        bounds.show(f"first page usable ({what}), p50", statistics.median(times), 150, "ms")
    print(shown("a bare echo of the page", echoes))
    print(shown("key to the changed page", pressed))
    over = statistics.median(pressed) - statistics.median(echoes)
    bounds.show("key to the changed page, p50 over the echo's", over, 5, "ms")
    host.close()
    echo.close()


# --- how long the loop stands still ------------------------------------------------------------


class _Stalls:
    """The longest callbacks, by what was going on."""

    def __init__(self, host: Beside) -> None:
        self._host = host
        self.worst = 0.0

    async def during(self, what: str) -> None:
        await asyncio.sleep(0.5)
        _, _, found, _ = self._host.ask()
        for line in found:
            self.worst = max(self.worst, float(line.split()[0]))
            print(f"    {what}: {line}")


async def _begins(bounds: Bounds) -> None:
    for game in registry.own():
        set_up = m.SetUp(game, 2, levels=("easy",))
        host = Beside(serve_tables, 1, set_up, 2, 0)
        ports, _ = host.pipe.recv()
        stalls = _Stalls(host)
        ana = await entered(ports[0], "Ana")
        await stalls.during(f"{game}, the first one comes")
        ben = await entered(ports[0], "Ben")
        await stalls.during(f"{game}, the match begins")
        for key in ("Right", "T", "C", "F1", "Escape", "Escape", "Ctrl+B", "Right"):
            await ana.answered(key)
        await stalls.during(f"{game}, keys")
        await asyncio.gather(*(entered(ports[0], name(100 + n), True) for n in range(10)))
        await stalls.during(f"{game}, ten come at once")
        host.pipe.send((play_long, 400))
        host.pipe.recv()
        await ben.close()
        await stalls_over(host)
        ben = await came_back(ports[0], ben.token)
        await entered(ports[0], name(120), watches=True)
        await stalls.during(f"{game}, coming back to a long match")
        host.pipe.send((practise_long, ben.token, game, 400))
        host.pipe.recv()
        await stalls_over(host)
        await _resume(ben)
        await stalls.during(f"{game}, a long match of one's own is resumed")
        bounds.show(f"{game}: longest callback, CPU", stalls.worst, STALL_MS, "ms")
        host.close()


async def stalls_over(host: Beside) -> None:
    """Wait until what was prepared has been told; what that took does not count."""
    await asyncio.sleep(0.5)
    host.ask()


async def _resume(page: TimedPage) -> None:
    """Leave the match for the waiting room, and resume one's own."""
    for typed in ("Escape", "Zum Warteraum", "Üben, lernen, nachlesen"):
        await page.send("typed", text=typed)
        await asyncio.sleep(0.3)
    for _ in range(2):  # "Resume, one match", then the match
        await page.send("typed", text=page.tiles()[0])
        await asyncio.sleep(0.3)


# --- many, and trouble -------------------------------------------------------------------------


async def _many(bounds: Bounds, seats: int, seconds: float) -> None:
    host = Beside(serve_tables, -(-seats // AT_A_TABLE), _hexaducto(), AT_A_TABLE)
    ports, empty = host.pipe.recv()
    pages = await _sit(ports, seats)
    full, before, joining, _ = host.ask()
    times = await pressing(pages, seconds)
    _, after, stalls, cpu = host.ask()
    print(shown(f"{seats} seats in one process, key to answer", times))
    print(shown("CPU of the server from a key to its answer", cpu))
    print(f"CPU of the server: {(after - before) / len(times) * 1000:.2f} ms a key")
    bounds.show(f"{seats} seats, p99", percentile(times, 0.99), 100, "ms")
    bounds.show("memory of a seat", (full - empty) / seats / 1000, 1000, "kB")
    _tell_stalls(bounds, "while they came", joining)
    _tell_stalls(bounds, "while they played", stalls)
    host.close()


def _tell_stalls(bounds: Bounds, when: str, stalls: Sequence[str]) -> None:
    for line in stalls:
        print(f"    {line}")
    worst = max((float(line.split()[0]) for line in stalls), default=0.0)
    bounds.show(f"longest callback {when}, CPU", worst, STALL_MS, "ms")


async def _trouble(bounds: Bounds, seats: int, seconds: float) -> None:
    set_up = m.SetUp("logomachy", 8, levels=("easy",))
    host = Beside(serve_tables, 1, set_up, 1, 30, True)
    ports, _ = host.pipe.recv()
    braille = {"braille-table": "de-g2"}
    player = await entered(ports[0], name(200), **braille)
    resuming = await entered(ports[0], name(201), watches=True)
    pages = [await entered(ports[0], name(n), watches=True) for n in range(seats - 2)]
    host.pipe.send((practise_long, resuming.token, "ludoteca", 400))
    host.pipe.recv()
    await stalls_over(host)

    async def trouble() -> None:
        await asyncio.sleep(seconds / 3)
        await player.send("press", key="Ctrl+B")  # the Braille line: opens its table
        late = [entered(ports[0], name(100 + n), watches=True) for n in range(10)]
        await asyncio.gather(*late, _resume(resuming))

    times, _ = await asyncio.gather(pressing(pages, seconds), trouble())
    _, _, stalls, cpu = host.ask()
    print(shown(f"{seats} seats in trouble, key to answer of the others", times))
    print(shown("CPU of the server from a key to its answer", cpu))
    assert any(cell not in "\u2800\u2808" for cell in "".join(player.screen["braille"]))
    bounds.show(f"{seats} seats in trouble, p99", percentile(times, 0.99), 50, "ms")
    _tell_stalls(bounds, "in trouble", stalls)
    host.close()


def main() -> int:
    """Measure and print; return 1 if a bound is missed."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.browser")
    parser.add_argument("--seats", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=12)
    parser.add_argument("--rounds", type=int, default=400)
    parser.add_argument("--loads", type=int, default=20)
    parser.add_argument("--only", nargs="*", choices=PARTS, default=PARTS)
    given = parser.parse_args()
    bounds = Bounds()
    parts = {
        "alone": lambda: _alone(bounds, given.rounds),
        "page": lambda: _page(bounds, given.loads, given.rounds // 4),
        "begins": lambda: _begins(bounds),
        "many": lambda: _many(bounds, given.seats, given.seconds),
        "trouble": lambda: _trouble(bounds, min(40, given.seats), given.seconds),
    }
    for part in given.only:
        asyncio.run(parts[part]())
    return 1 if bounds.missed else 0


if __name__ == "__main__":
    sys.exit(main())
