"""A table that nobody sees: what a seat needs for the first time takes its time here, not there.

Loading a module, compiling a sentence or making a decoder takes many times as long as using it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import Executor, Future
from random import Random
from typing import TYPE_CHECKING, Any, cast

from braillespiel.engine.match import Entry, Match
from braillespiel.games import registry
from braillespiel.network import messages as m
from braillespiel.network.joining.door import Admitted
from braillespiel.network.kept import KeptTable
from braillespiel.network.matches import Terms
from braillespiel.network.pace import NetPace
from braillespiel.network.server import TableServer
from braillespiel.network.table import Table
from braillespiel.store.records import Outcome
from braillespiel.table.host import Player, TableHost
from braillespiel.web import messages as w
from braillespiel.web.client import SeatClient
from braillespiel.web.page_front import PageFront
from braillespiel.web.page_line import PageLine
from braillespiel.web.seat import Seat

if TYPE_CHECKING:
    from websockets.asyncio.server import ServerConnection

KEYS = ("Right", "T", "C", "F1", "Escape", "F2", "Escape", "Ctrl+B", "Escape", "Escape")
"""What everybody presses sooner or later: walking, asking, help, history, the line, the menu."""
PASSES = 200
"""Turns of the loop in which a table has long begun."""
BOTS = ("Bob", "Eve", "Kim", "Lou", "Max", "Pia", "Tom", "Zoe")


def rehearse(game: str, language: str) -> None:
    """Play the beginning of a match as one who plays and one who watches; no disk, no network."""
    asyncio.run(_rehearse(game, language))


async def _rehearse(game: str, language: str) -> None:
    book = registry.game(game)
    seats = book.seats_for(book.resolve({}))[0]
    set_up = m.SetUp(game, seats, levels=("easy",))
    terms = Terms(BOTS, lambda: NetPace(Random(1)), set_up, 1)
    server = TableServer(Table("-", _NoDisk(), lambda: 0, terms))
    try:
        for number, watches in enumerate((False, True)):
            await _one_seat(server, language, format(number, "032x"), watches)
    finally:
        await server.close()


async def _one_seat(server: TableServer, language: str, token: str, watches: bool) -> None:
    client = SeatClient(PageFront(), {}, language, AtOnce(), lambda: 0)
    seat = Seat(server, client, Admitted(token, returning=False), [BOTS[watches]], watches=watches)
    seat.attach(PageLine(cast("ServerConnection", None)), "keys")  # it is never written to
    await _passes()
    for key in KEYS:
        seat.receive(w.Press(key))
        await _passes()
    seat.close()
    await seat.ended()


async def _passes() -> None:
    for _ in range(PASSES):
        await asyncio.sleep(0)


class AtOnce(Executor):
    """Runs what it is given before it returns."""

    def submit(self, work: Callable[..., Any], /, *given: Any, **named: Any) -> Future[Any]:
        """Run ``work``, and return what became of it."""
        done: Future[Any] = Future()
        try:
            done.set_result(work(*given, **named))
        except Exception as error:
            done.set_exception(error)
        return done


class _NoDisk:
    """Keeps nothing of a table, and nothing of its match."""

    def begin(
        self, set_up: m.SetUp, players: Sequence[Player], clock: Callable[[], int]
    ) -> TableHost:
        book = registry.game(set_up.game)
        match = Match(book, len(players), book.resolve(set_up.options), 1)
        return TableHost(match, players, self, 1, clock)

    def sync(self, journal: Sequence[Entry], taken_back: int, outcome: Outcome | None) -> None:
        """Keep no journal."""

    def resume(self, clock: Callable[[], int]) -> TableHost | None:
        return None

    def recall(self, host: TableHost) -> None:
        """Nothing was played before."""

    def reseat(self, players: Sequence[Player]) -> None:
        """Nobody's chair is kept."""

    def leave(self) -> None:
        """Nothing goes on elsewhere."""

    def remember(self, table: KeptTable) -> None:
        """Nobody is expected back."""

    def remembered(self) -> KeptTable | None:
        return None
