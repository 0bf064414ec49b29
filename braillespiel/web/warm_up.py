"""What is read and loaded beside the loop before a seat needs it: keys never wait for it."""

from __future__ import annotations

import gc
from collections.abc import Callable, Sequence
from concurrent.futures import Executor, Future
from functools import cache
from random import Random
from threading import Lock
from typing import Any

from braillespiel.engine.match import Entry, Match
from braillespiel.games import registry
from braillespiel.output.braille.tables import tables
from braillespiel.output.frontend import KeyPressed
from braillespiel.store.leases import get_ready
from braillespiel.store.records import Outcome
from braillespiel.table.host import Player, TableHost
from braillespiel.table.port import LocalPort
from braillespiel.ui.match.screen import MatchScreen
from braillespiel.ui.network.setup import LEVELS
from braillespiel.ui.network.watching import Watching
from braillespiel.ui.screens.screen import Screen
from braillespiel.ui.services import Setup
from braillespiel.ui.ui import BASE_CATALOGUES
from braillespiel.web.braille import OPEN
from braillespiel.web.client import SeatClient
from braillespiel.web.page_front import PageFront
from braillespiel.words.catalogue import read_all

# -- rehearsal -----------------------------------------------------------------------


KEYS = ("Right", "T", "C", "F1", "Escape", "F2", "Escape", "Ctrl+B", "Escape", "Escape")
"""What everybody presses sooner or later: walking, asking, help, history, the line, the menu."""


RESUMED_AFTER = 30
"""Actions: more than are told again."""


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
        _press(client, KEYS)
        if seat is not None:
            _resume(client, game, people)
        client.close()


def _press(client: SeatClient, keys: Sequence[str]) -> None:
    for key in keys:
        client.take(KeyPressed(key))
        for _ in client.round():
            pass


def _resume(client: SeatClient, game: str, people: tuple[Player, ...]) -> None:
    """Begin a match of one's own, leave it and come back: what was told is worded once more."""
    matches, rng = client.matches, Random(1)
    host = matches.new_match(Setup(game, people, {}, 1)).host
    for _ in range(RESUMED_AFTER):
        acting = sorted(seat for seat in host.match.state.to_act() if seat >= 0)
        if host.is_over or not acting:
            break
        host.act(acting[0], rng.choice(list(host.view(acting[0]).legal_actions())))
    matches.leave()
    client.ui.push(MatchScreen(client.ui, matches.resume(matches.saved()[0].id)))
    _press(client, KEYS[:2])


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


# -- ahead ---------------------------------------------------------------------------


_ONE_AT_A_TIME = Lock()
"""A process may have several pages."""


def load_games() -> None:
    """Load every game with its bots; once for a process."""
    with _ONE_AT_A_TIME:
        _load_games()


def read_sentences(language: str) -> None:
    """Make a language ready, once for a process."""
    with _ONE_AT_A_TIME:
        _read_sentences(language)


@cache
def _load_games() -> None:
    for name in registry.own():
        registry.presenter_type(name)
        for level in LEVELS:
            registry.game(name).bot(level)
    get_ready()


@cache
def _read_sentences(language: str) -> None:
    """Read all sentences of a language, open its Braille tables, and rehearse every game."""
    for catalogues in (("page",), BASE_CATALOGUES, (*BASE_CATALOGUES, "page")):
        read_all(language, catalogues)
    for name in registry.own():
        for base in (BASE_CATALOGUES, ("client",)):  # for screens, and for what is told
            read_all(language, (*base, *registry.catalogues(name)))
        rehearse(name, language)
    open_tables(language)
    # All of it stays. Looking for garbage among it would stop the loop for a tenth of a second.
    gc.freeze()


def open_tables(language: str) -> None:
    """Compile the Braille tables of a language."""
    wanted = (info.id for info in tables() if info.language in (language, "mul"))
    OPEN.compile((*wanted, "cards-de"))
