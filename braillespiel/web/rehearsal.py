"""A match that nobody sees: what a seat needs for the first time takes its time here, not there.

Loading a module or compiling a sentence takes many times as long as using it. No message is read
here: msgspec must not learn of a type in two threads at once, and the loop reads messages.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import Executor, Future
from typing import Any

from braillespiel.engine.match import Entry, Match
from braillespiel.games import registry
from braillespiel.output.frontend import KeyPressed
from braillespiel.store.records import Outcome
from braillespiel.table.host import Player, TableHost
from braillespiel.table.port import LocalPort
from braillespiel.ui.match.screen import MatchScreen
from braillespiel.ui.network.watching import Watching
from braillespiel.ui.screens.screen import Screen
from braillespiel.web.client import SeatClient
from braillespiel.web.page_front import PageFront

KEYS = ("Right", "T", "C", "F1", "Escape", "F2", "Escape", "Ctrl+B", "Escape", "Escape")
"""What everybody presses sooner or later: walking, asking, help, history, the line, the menu."""


def rehearse(game: str, language: str) -> None:
    """Play the beginning of a match as one who plays and one who watches; no disk, no network."""
    book = registry.game(game)
    options = book.resolve({})
    people = tuple(Player(str(seat)) for seat in range(book.seats_for(options)[0]))
    match = Match(book, len(people), options, 1)
    host = TableHost(match, people, _NoDisk(), 1, lambda: 0)
    for seat in (0, None):
        client = SeatClient(PageFront(), {}, language, AtOnce(), lambda: 0)
        ui = client.ui
        ui.read_game(game)
        port = LocalPort(host, (seat,))
        screen: Screen = (
            Watching(ui, port, lambda scope, command: False)
            if seat is None
            else MatchScreen(ui, port)
        )
        client.start(screen)
        for key in KEYS:
            client.take(KeyPressed(key))
            for _ in client.round():
                pass
        client.close()


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
    """Keeps nothing of a match."""

    def sync(self, journal: Sequence[Entry], taken_back: int, outcome: Outcome | None) -> None:
        """Keep no journal."""
