"""The matches that belong to a seat in a browser (practice, lessons): in memory and bounded."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import replace
from functools import cached_property
from pathlib import Path
from threading import RLock
from typing import Any

import msgspec

from braillespiel.application.matches import MatchService
from braillespiel.store.database import Database, Row, open_in_memory
from braillespiel.store.match_file import MatchFileError
from braillespiel.store.opening import Store
from braillespiel.store.settings import Setting, Settings, SettingValue
from braillespiel.table.port import LocalPort
from braillespiel.table.recording import Recording
from braillespiel.ui.services import Setup
from braillespiel.ui.settings import SETTINGS
from braillespiel.web.messages import KEPT_BYTES

# -- kept settings -------------------------------------------------------------------


_USUAL: Mapping[str, SettingValue] = {
    "sound-volume": 0,
    "screen-reader": True,
    "braille-viewer": False,
    "first-run": False,
}
"""What is another way in a browser as long as nobody has chosen: sounds are to be switched on."""
_OURS = frozenset(("sound-pack",))
"""Names of what lies on the server's disk: a page does not choose among them."""
LEFT_OUT = frozenset(
    (
        *("speech-adapter", "speech-voice", "speech-volume", "speech-pitch", "speech-rate"),
        *("braille-display", "braille-cell-ms", "message-seconds", "field-beside", "keys-named"),
        "slow-display",
        *("sound-duck", "sound-pack", "front-end", "screen-reader", "shared-voices"),
    )
)
"""Settings that mean nothing to a browser, and are not offered in it."""


def _declared() -> Iterator[Setting]:
    for setting in SETTINGS:
        if setting.key in _OURS:
            yield replace(setting, form=lambda text: not text)
        elif setting.key in _USUAL:
            yield replace(setting, default=_USUAL[setting.key])
        else:
            yield setting


DECLARED = {setting.key: setting for setting in _declared()}


class _Page:
    """The rows of a page's settings; what is written goes to the page by another way."""

    def __init__(self, kept: Mapping[str, SettingValue]) -> None:
        self._rows = [("", key, msgspec.json.encode(value).decode()) for key, value in kept.items()]

    @contextmanager
    def transaction(self) -> Iterator[Callable[..., Any]]:
        yield lambda *statement: None

    def rows(self, statement: str, *arguments: Any) -> list[tuple[Any, ...]]:
        return [row[1:] for row in self._rows]


class PageSettings(Settings):
    """Settings as a page handed them in; what is none of theirs counts as not given."""

    def __init__(self, kept: Mapping[str, SettingValue]) -> None:
        super().__init__(_Page(kept), DECLARED.values())

    def to_keep(self) -> dict[str, SettingValue]:
        """Return what the page is to keep: the settings that differ from the usual ones.

        No more than it may hand in again: who could not would be shut out. The longest give way.
        """
        kept = {
            key: self.own(key)
            for key, setting in self.declared.items()
            if self.own(key) != setting.default
        }
        while len(msgspec.json.encode(kept)) > KEPT_BYTES:
            del kept[max(kept, key=lambda key: len(str(kept[key])))]
        return kept


# -- memory --------------------------------------------------------------------------


MATCHES = 10
"""So many matches of its own a seat keeps; the oldest give way."""
BYTES = 4 << 20
"""Bytes of them at most."""


class LazyDatabase:
    """A database in memory that is made when something is first asked of it."""

    path = None
    saved = False

    def __init__(self) -> None:
        self._lock = RLock()
        """Matches are read in the pool, and written where their seat is."""

    @cached_property
    def _made(self) -> Database:
        made = open_in_memory()
        made.bound(BYTES)
        return made

    @contextmanager
    def transaction(self, *, beside: bool = False) -> Iterator[Callable[..., sqlite3.Cursor]]:
        """Give a function that executes statements: all of them or, if the block raises, none."""
        with self._lock, self._made.transaction() as execute:
            yield execute

    @contextmanager
    def snapshot(self) -> Iterator[Callable[..., list[Row]]]:
        """Give a function like ``rows``; all that it finds was there at one time."""
        with self._lock, self._made.snapshot() as find:
            yield find

    def rows(self, statement: str, *arguments: Any) -> list[Row]:
        """Return what a query finds."""
        with self._lock:
            return self._made.rows(statement, *arguments)

    def examine(self) -> None:
        """Nothing of it can be broken by others."""

    def scrub(self) -> None:
        """Nothing of it is in a file."""

    def size(self) -> int:
        """Return how many bytes are in use."""
        with self._lock:
            return self._made.size()

    def bound(self, most: int) -> None:
        """Take no more than so many bytes."""
        with self._lock:
            self._made.bound(most)

    def close(self) -> None:
        """Forget everything."""
        if "_made" in self.__dict__:
            self._made.close()


def memory_store() -> Store:
    """Return a store of which nothing stays."""
    return Store(LazyDatabase())


class SeatMatches(MatchService):
    """The matches that somebody plays alone in a browser; the server's disk is not theirs.

    ``on_gave_way`` is called when one had to go for another.
    """

    on_gave_way: Callable[[], None] | None = None

    def new_match(self, setup: Setup) -> LocalPort:
        """Begin a match; the oldest ones give way."""
        port = super().new_match(setup)
        self._give_way()
        return port

    def play_on(self, recording: Recording, moment: int, seat: int, redraw: bool) -> LocalPort:
        """Keep the match up to a moment as a new one; the oldest ones give way."""
        port = super().play_on(recording, moment, seat, redraw)
        self._give_way()
        return port

    def _give_way(self) -> None:
        """Let those go that were played longest ago, whether over or not."""
        kept = [*self.saved(), *self.finished()]
        kept.sort(key=lambda one: (one.when, int(one.id)), reverse=True)
        for old in kept[MATCHES:]:
            self.delete(old.id)
            if self.on_gave_way is not None:
                self.on_gave_way()

    @property
    def has_files(self) -> bool:
        """Tell that there are none."""
        return False

    def files(self) -> list[Path]:
        """Return no files: those of this computer belong to somebody else."""
        return []

    def recording_of(self, path: Path) -> Recording:
        """Read no file. Raises MatchFileError."""
        raise MatchFileError("foreign", path)

    def export(self, match_id: str) -> str:
        """Write no file. Raises MatchFileError."""
        raise MatchFileError("cannot-write", Path())
