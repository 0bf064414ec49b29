"""What is read and loaded beside the loop before a seat needs it: keys never wait for it."""

from __future__ import annotations

import gc
from functools import cache
from threading import Lock

from braillespiel.games import registry
from braillespiel.output.braille.tables import tables
from braillespiel.store.leases import get_ready
from braillespiel.ui.network.setup import LEVELS
from braillespiel.ui.ui import BASE_CATALOGUES
from braillespiel.web.braille import OPEN
from braillespiel.web.rehearsal import rehearse
from braillespiel.words.catalogue import read_all

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
