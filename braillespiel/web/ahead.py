"""What is read and loaded beside the loop before a seat needs it: keys never wait for it."""

from __future__ import annotations

import gc

from braillespiel.engine.match import Match
from braillespiel.games import registry
from braillespiel.table.host import Player, TableHost
from braillespiel.table.port import LocalPort
from braillespiel.ui.match.seats import Seats
from braillespiel.ui.network.setup import LEVELS
from braillespiel.ui.ui import BASE_CATALOGUES
from braillespiel.words.catalogue import read_all


def load_games() -> None:
    """Load every game with its bots."""
    for name in registry.names():
        registry.presenter_type(name)
        for level in LEVELS:
            registry.game(name).bot(level)


def read_sentences(language: str) -> None:
    """Read all sentences of a language, and word a table of every game once.

    What is worded for the first time takes ten times as long.
    """
    for catalogues in (("page",), BASE_CATALOGUES, (*BASE_CATALOGUES, "page")):
        read_all(language, catalogues)
    for name in registry.names():
        for base in (BASE_CATALOGUES, ("client",)):  # for screens, and for what is told
            read_all(language, (*base, *registry.catalogues(name)))
        _word_a_table(name, language)
    # All of it stays. Looking for garbage among it would stop the loop for a tenth of a second.
    gc.freeze()


def _word_a_table(name: str, language: str) -> None:
    game = registry.game(name)
    options = game.resolve({})
    people = tuple(Player(str(seat), "") for seat in range(game.seats_for(options)[0]))
    match = Match(game, len(people), options, 1)
    host = TableHost(match, people, _NoJournal(), 1, lambda: 0)
    Seats(LocalPort(host, (0,)), language).presenter(0).zones(host.view(0))


class _NoJournal:
    """The journal of a match that nobody plays."""

    def sync(self, journal: object, taken_back: int, outcome: object) -> None:
        """Keep nothing."""
