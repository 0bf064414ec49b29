"""The report for whoever helps: what stands in it, for the menus and the command alike."""

from __future__ import annotations

import platform
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path

from braillespiel import __version__
from braillespiel.application import kept_match
from braillespiel.engine.contract import GameError
from braillespiel.games import registry
from braillespiel.output.braille import louis
from braillespiel.output.braille.tables import usual, usual_cards
from braillespiel.resources import own_documents
from braillespiel.store import private
from braillespiel.store.opening import Store
from braillespiel.store.records import StoredMatch, online
from braillespiel.store.settings import Settings
from braillespiel.ui import problems
from braillespiel.ui.match.nameless import Lately, Nameless
from braillespiel.ui.settings import TABLES, told_value
from braillespiel.words.catalogue import Words

SENTENCES = 100
"""How many sentences of the last match are in it."""
FILE_NAME = "braillespiel-report.txt"
CATALOGUES = ("cli", "client", "store")
"""What it is worded from."""
_OWN_TEXT = ("sound-pack", "speech-voice")
"""Settings in which a player's name may stand, as in the path of a folder: told as "own"."""


# -- what stands in it -----------------------------------------------------------------


def program(words: Words) -> Iterator[str]:
    """Yield the versions of the program and of what it runs on."""
    yield words("report-program", version=__version__)
    yield words("report-python", version=platform.python_version())
    system = f"{platform.system()} {platform.release()} {platform.machine()}"
    yield words("report-system", name=system)
    if louis.available():
        yield words("devices-liblouis", version=louis.version(), origin=louis.origin())
    else:
        yield words("braille-no-liblouis")


def braille_tables(settings: Settings, words: Words) -> Iterator[str]:
    """Name the tables that the Braille line is written in."""
    chosen = str(settings.own("language"))
    language = words.language if chosen == "auto" else chosen
    for key, own in zip(TABLES, (usual(language), usual_cards(language)), strict=True):
        table = str(settings.own(key))
        name = words(f"setting-{key}")
        yield words("report-setting", name=name, value=own if table == "auto" else table)


def changed(settings: Settings, words: Words) -> Iterator[str]:
    """Name the person's own settings that differ from how the program comes.

    What they typed is not repeated, and what a class lends is not theirs.
    """
    found = []
    for setting in settings.declared.values():
        value = settings.own(setting.key)
        if not setting.category or value == setting.default:
            continue
        own = setting.key in _OWN_TEXT
        told = words("report-own") if own else told_value(words, setting, value).full
        name = words(f"setting-{setting.key}")
        found.append(words("report-setting", name=name, value=told))
    yield words("report-settings", count=len(found))
    yield from found


def last_match(store: Store, hands: bool, words: Words) -> Iterator[str]:
    """Yield the last sentences of the match that was played last. Raises StoreError."""
    lines = [*store.matches.unfinished(), *store.matches.finished()]
    if not lines:
        yield words("report-no-match")
        return
    stored = store.matches.load(max(lines, key=lambda line: line.changed).id)
    # Whoever hosts a match that goes on has everybody's cards, and only their own to show.
    seat = _own_seat(stored) if hands else None
    try:
        told, reason = _retold(stored, seat, words)
    except GameError as error:  # a game that is not installed any more
        yield _reason(error, words, stored.game)
        return
    yield from _match(stored.game, stored.seats, seat is not None, told, words)
    if reason is not None:
        yield _reason(reason, words, stored.game)


def here(lately: Lately, hands: bool, words: Words) -> Iterator[str]:
    """Yield the last sentences of the match that goes on here, or was the last."""
    hands = hands and lately.alone
    told = deque(lately.told(hands, words.language), maxlen=SENTENCES)
    yield from _match(lately.game.id, lately.seats, hands, told, words)


def _match(game: str, seats: int, hands: bool, told: Sequence[str], words: Words) -> Iterator[str]:
    title = Words(words.language, registry.catalogues(game))(f"{game}-title")
    yield words("report-match", game=title, seats=seats, count=len(told))
    yield words("report-hands" if hands else "report-no-hands")
    yield from told


def _own_seat(stored: StoredMatch) -> int | None:
    """Return the seat whose hand may be shown; None in a match at a network table."""
    if online(stored.players):
        return None
    people = [seat for seat, who in enumerate(stored.players) if who.kind == "human"]
    return people[0] if people else None


def _retold(
    stored: StoredMatch, seat: int | None, words: Words
) -> tuple[Sequence[str], GameError | None]:
    """Return the last sentences, as ``seat`` or a spectator hears them, and what ended them."""
    nameless = Nameless(registry.game(stored.game).id, stored.seats, seat, words.language)
    match = kept_match.begun(stored)
    told: deque[str] = deque(maxlen=SENTENCES)
    for entry in kept_match.entries(stored):
        try:
            events = match.replay([entry])
        except GameError as error:
            return told, error
        known = [event.redacted_for(seat) for event in events]
        seen = [event for event in known if event is not None]
        told += nameless.told(seen, match.state.view(seat))
    return told, None


def _reason(error: GameError, words: Words, game: str) -> str:
    phrase = problems.worded(error, words.language, game)
    return words("error-other", rule=error.rule, details="") if phrase is None else phrase.full


def in_parts(words: Words, *parts: Iterable[str]) -> Iterator[str]:
    """Yield the title and the parts, each behind a blank line."""
    yield words("report-title")
    for part in parts:
        yield ""
        yield from part


# -- where it is kept ------------------------------------------------------------------


def write(path: Path, text: str) -> None:
    """Make the file, for its owner alone; one that is there stays. Raises OSError."""
    with path.open("x", encoding="utf-8") as file:
        private.protect(path)
        file.write(text)


class Reports:
    """The report of the running program (``ui.services``); it lies with the user's documents.

    ``cells`` tells how many cells the display has that the program drives.
    """

    def __init__(
        self, store: Store, settings: Settings, language: str, cells: Callable[[], int]
    ) -> None:
        self._store, self._settings, self._cells = store, settings, cells
        self._language = language

    def lines(self, lately: Lately | None, hands: bool) -> list[str]:
        """Return the report line by line. Raises StoreError."""
        words = Words(self._language, CATALOGUES)
        parts = [*self._around(words), changed(self._settings, words)]
        if lately is None:
            parts.append(last_match(self._store, hands, words))
        else:
            parts.append(here(lately, hands, words))
        return [line for line in in_parts(words, *parts) if line]

    def _around(self, words: Words) -> list[Iterable[str]]:
        """Return what there is around the match: versions, display, tables."""
        cells = self._cells()
        display = words("devices-display", cells=cells) if cells else words("report-no-display")
        return [program(words), (display, *braille_tables(self._settings, words))]

    def place(self) -> str:
        """Return the first path that is free."""
        return str(self._free())

    def keep(self, text: str) -> str:
        """Keep the report as a file that was not there; return its path. Raises OSError."""
        path = self._free()
        path.parent.mkdir(parents=True, exist_ok=True)
        write(path, text)
        return str(path)

    def _free(self) -> Path:
        folder = own_documents()
        path, number = folder / FILE_NAME, 1
        while path.exists():
            number += 1
            path = folder / f"{Path(FILE_NAME).stem}-{number}.txt"
        return path


class PageReports(Reports):
    """The report of a seat in a browser: nothing of the computer that serves it, and no file.

    ``put`` hands the name and the text of a file to the page.
    """

    def __init__(
        self,
        store: Store,
        settings: Settings,
        language: str,
        put: Callable[[str, str], None],
    ) -> None:
        super().__init__(store, settings, language, lambda: 0)
        self._put = put

    def _around(self, words: Words) -> list[Iterable[str]]:
        version = words("report-program", version=__version__)
        return [(version, words("report-page")), braille_tables(self._settings, words)]

    def place(self) -> str:
        """Return "": the page's device keeps it."""
        return ""

    def keep(self, text: str) -> str:
        """Hand it to the page."""
        self._put(FILE_NAME, text)
        return ""
