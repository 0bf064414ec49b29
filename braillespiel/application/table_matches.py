"""The matches of a network table on disk, and who sat there when its host ended."""

from __future__ import annotations

import contextlib
import threading
from collections.abc import Callable, Sequence
from datetime import date
from pathlib import Path
from secrets import randbits

import msgspec

from braillespiel.application import kept_match
from braillespiel.application.clock import GameClock
from braillespiel.application.matches import RECALLED, StoredJournal
from braillespiel.engine.contract import GameError
from braillespiel.engine.match import Entry, Match
from braillespiel.games import registry
from braillespiel.network.joining import files
from braillespiel.network.kept import KeptTable
from braillespiel.network.messages import SetUp
from braillespiel.store import records
from braillespiel.store.database import home_folder
from braillespiel.store.errors import StoreError
from braillespiel.store.opening import Store
from braillespiel.store.records import MatchId
from braillespiel.table.host import Player, TableHost


class KeptFile(msgspec.Struct, frozen=True):
    """What the file contains: the running match, and who was at the table."""

    match: int | None
    table: KeptTable


def read(home: Path) -> KeptFile | None:
    """Return what the file in the data folder ``home`` contains, or None if it cannot be read."""
    try:
        data = (home / files.FOLDER / files.TABLE).read_bytes()
        return msgspec.json.decode(data, type=KeptFile)
    except (OSError, msgspec.MsgspecError):
        return None


class StoredTable:
    """A table's keeper in the store. Belongs to the thread that opened the store."""

    def __init__(
        self,
        store: Store,
        home: Path | None = None,
        today: Callable[[], date] = date.today,
    ) -> None:
        self._store = store
        self._home = home or home_folder()
        self._today = today
        self._match: MatchId | None = None
        self._journal: StoredJournal | None = None
        self._entries: list[Entry] = []
        self._written: bytes = b""

    def begin(
        self, set_up: SetUp, players: Sequence[Player], clock: Callable[[], int]
    ) -> TableHost:
        """Begin a match; it is on disk before anybody hears of it."""
        game = registry.game(set_up.game)
        options = game.resolve(set_up.options)
        known = set_up.seed
        if known is None:
            known = game.seed_on(options, int(self._today().strftime("%Y%m%d")))
        match = Match(game, len(players), options, randbits(48) if known is None else known)
        number = self._store.matches.create(
            game.id,
            match.seed,
            match.seats,
            match.options,
            [records.Player(p.name, "bot" if p.is_bot else "online", p.level) for p in players],
            match.position,
            match.rules,
        )
        return self._sit_down(number, match, players, known, clock)

    def resume(self, clock: Callable[[], int]) -> TableHost | None:
        """Continue the match that was being played when the host ended."""
        number, self._match = self._match, None
        if number is None:
            return None
        try:
            stored = self._store.matches.load(number)
            match, entries = kept_match.begun(stored), kept_match.entries(stored)
            match.replay(entries[:-RECALLED])
        except (GameError, StoreError):
            return None  # its rules have changed, or the disk has lost it
        players = [Player(p.name, p.level if p.kind == "bot" else "") for p in stored.players]
        self._entries = entries[-RECALLED:]
        at = stored.entries[-1].at if stored.entries else 0
        return self._sit_down(number, match, players, None, clock, at, stored.taken_back)

    def _sit_down(
        self,
        number: MatchId,
        match: Match,
        players: Sequence[Player],
        known: int | None,
        clock: Callable[[], int],
        at: int = 0,
        taken_back: int = 0,
    ) -> TableHost:
        self._store.leases.acquire(number)
        self._match, self._journal = number, StoredJournal(self._store, number, match, False)
        prepare = threading.Thread(target=match.game.prepare, args=(match.options,), daemon=True)
        prepare.start()
        if match.game.timed:  # while the computer sleeps nobody can roll, and no sand runs
            clock = GameClock(clock)
        return TableHost(match, players, self._journal, known, clock, at, taken_back)

    def recall(self, host: TableHost) -> None:
        """Carry out again what was played last."""
        entries, self._entries = self._entries, []
        host.recall(entries)

    def leave(self) -> None:
        """Give the match up: nobody continues it here."""
        with contextlib.suppress(StoreError):
            if self._journal is not None:
                self._journal.leave()
        self._match = self._journal = None
        with contextlib.suppress(StoreError):
            self._store.leases.release_all()

    def remember(self, table: KeptTable) -> None:
        """Remember who is here; if that cannot be written, only coming back is harder."""
        data = msgspec.json.encode(KeptFile(self._match, table))
        if data == self._written:
            return
        self._written = data
        with contextlib.suppress(OSError):
            files.write(files.folder(self._home) / files.TABLE, data)

    def remembered(self) -> KeptTable | None:
        """Return who was here when the host ended."""
        found = read(self._home)
        if found is None:
            return None
        self._match = None if found.match is None else MatchId(found.match)
        return found.table

    def forget(self) -> None:
        """The table ended properly: nobody is expected back."""
        with contextlib.suppress(OSError):
            (self._home / files.FOLDER / files.TABLE).unlink()
