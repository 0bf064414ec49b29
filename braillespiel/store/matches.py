"""Matches on disk: every accepted action is durable before the call returns."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from sqlite3 import Cursor
from typing import Any

import msgspec

from braillespiel.decoding import decode
from braillespiel.store import kept as positions
from braillespiel.store import rows
from braillespiel.store.checksums import RUN, chained
from braillespiel.store.database import Clock, Row, wall_clock
from braillespiel.store.errors import StoreError
from braillespiel.store.leases import Leases
from braillespiel.store.match_file import MatchFile
from braillespiel.store.records import (
    LATEST,
    JournalEntry,
    KeptPosition,
    MatchId,
    MatchLine,
    OptionValue,
    Outcome,
    StoredEntry,
    StoredMatch,
    StoredPlayer,
    online,
)
from braillespiel.store.rows import written
from braillespiel.store.sql import SqlDatabase
from braillespiel.store.statistics import count

Execute = Callable[..., Cursor]


@dataclass(slots=True)
class _Kept:
    """What is on disk of a match's journal: its entries, and the checksum of each."""

    head: int
    entries: list[JournalEntry] = field(default_factory=list)
    chains: list[int] = field(default_factory=list)
    position: int = 0
    """After how many entries the last position was kept."""

    @property
    def last(self) -> int:
        return self.chains[-1] if self.chains else self.head


class MatchStore:
    """The matches of a store. Every method raises StoreError."""

    def __init__(self, database: SqlDatabase, leases: Leases, clock: Clock = wall_clock) -> None:
        self._database = database
        self._leases = leases
        self._wall_clock = clock
        self._kept: dict[MatchId, _Kept] = {}

    def create(
        self,
        game: str,
        seed: int,
        seats: int,
        options: Mapping[str, OptionValue],
        players: Sequence[StoredPlayer],
        position: dict[str, Any] | None = None,
        rules: int = 1,
    ) -> MatchId:
        """Keep a new match without entries; return its id.

        ``position`` is its opening position, ``rules`` the version of its game's rules.
        """
        with self._database.transaction() as execute:
            return self._create(execute, game, seed, seats, options, players, position, rules)

    def append(self, match: MatchId, n: int, seat: int, text: str, at: int = 0) -> None:
        """Keep entry number ``n`` (from 0) of the journal; ``at`` is game time in ms.

        It is on disk when this returns. Raises StoreError "out-of-order" when the journal kept
        does not have ``n`` entries, "in-use" when another client plays the match.
        """
        self.append_all(match, n, [StoredEntry(seat, text, at)])

    def append_all(self, match: MatchId, n: int, entries: Sequence[JournalEntry]) -> None:
        """Keep several entries from number ``n`` on: all of them or none; see append."""
        with self._database.transaction() as execute:
            kept = self._checked(execute, match)
            if len(kept.entries) != n:
                raise StoreError("out-of-order", self._database.path or "", str(match))
            written_now = self._write(execute, match, kept, [*kept.entries, *entries])
        self._kept[match] = written_now

    def sync(
        self,
        match: MatchId,
        journal: Sequence[JournalEntry],
        taken_back: int | None = None,
        outcome: Outcome | None = None,
        position: Callable[[], dict[str, Any]] | None = None,
        counts: bool = True,
    ) -> None:
        """Make what is kept equal to ``journal``: append what is missing, drop what is gone.

        Call it after every ``Match.apply`` and every ``Match.rewind``. After a failure (full
        disk) the next call keeps everything that failed. ``taken_back`` is how often an action
        was taken back so far; with an ``outcome`` the match is over, and counts in the statistics
        of its human players: once, however often it is told. A match that is not over any more
        runs again, and does not count. ``position`` gives the position that the journal leads to:
        it is asked for, and kept, every 20 entries and at the end. Without ``counts`` the
        statistics are left alone: they are those of other computers.
        """
        with self._database.transaction() as execute:
            kept = self._checked(execute, match)
            written_now = self._write(
                execute, match, kept, journal, taken_back, outcome, counts=counts
            )
            if position is not None and positions.is_due(
                len(journal), written_now.position, outcome is not None
            ):
                now = KeptPosition(len(journal), position())
                written_now = self._keep(execute, match, written_now, now)
        self._kept[match] = written_now

    def keep_position(self, match: MatchId, position: KeptPosition) -> None:
        """Keep a position of the current journal, as when leaving; ignore one of another."""
        with self._database.transaction() as execute:
            kept = self._checked(execute, match)
            if len(kept.entries) == position.length != kept.position:
                kept = self._keep(execute, match, kept, position)
        self._kept[match] = kept

    def finish(self, match: MatchId, scores: Sequence[int], winners: Sequence[int]) -> None:
        """Mark a match as over; see sync."""
        with self._database.transaction() as execute:
            kept = self._checked(execute, match)
            outcome = Outcome(list(scores), list(winners))
            written_now = self._write(execute, match, kept, kept.entries, None, outcome)
        self._kept[match] = written_now

    def read_anew(self, match: MatchId) -> None:
        """Its head was changed (store.relabel): what is known of it is read again."""
        self._kept.pop(match, None)

    def length(self, match: MatchId) -> int:
        """Return how many entries are kept."""
        found = self._database.rows(
            "SELECT (SELECT coalesce(max(n) + 1, 0) FROM entries WHERE match = id)"
            " FROM matches WHERE id = ?",
            match,
        )
        if not found:
            raise self._error("no-such-match", match)
        return int(found[0][0])

    def load(self, match: MatchId) -> StoredMatch:
        """Return a match with its journal. Raises "no-such-match", "match-broken"."""
        if not 0 <= match < 1 << 63:
            raise self._error("no-such-match", match)
        with self._database.snapshot() as find:
            found = find(f"SELECT {rows.MATCH} FROM matches WHERE id = ?", match)
            entries = find(f"SELECT {rows.ENTRY} FROM entries WHERE match = ? ORDER BY n", match)
            position = find(f"SELECT {positions.COLUMNS} FROM positions WHERE match = ?", match)
        if not found:
            raise self._error("no-such-match", match)
        try:
            return rows.match(found[0], entries, *position)
        except ValueError as error:
            self._database.examine()  # what changed one match may have reached others
            raise self._error("match-broken", match) from error

    def unfinished(self) -> list[MatchLine]:
        """Return the running matches, the last played first. Damaged ones are left out."""
        return self._lines("WHERE finished IS NULL ORDER BY changed DESC, id DESC")[0]

    def finished(self, limit: int = 100) -> list[MatchLine]:
        """Return the finished matches, the latest first. Damaged ones are left out."""
        return self._lines(
            "WHERE finished IS NOT NULL ORDER BY finished DESC, id DESC LIMIT ?", limit
        )[0]

    def seated(self) -> list[tuple[int, list[StoredPlayer]]]:
        """Return who sits at each match, by its number; damaged ones are left out."""
        found = []
        for number, players in self._database.rows("SELECT id, players FROM matches ORDER BY id"):
            with contextlib.suppress(msgspec.MsgspecError, TypeError):
                found.append((number, decode(players, list[StoredPlayer])))
        return found

    def is_finished_by(self, names: Sequence[str]) -> bool:
        """Tell whether there is a finished match in which people with all these names played."""
        statement = "SELECT players FROM matches WHERE finished IS NOT NULL"
        found = self._database.rows(
            statement + " AND replace(players, ?, '') <> players" * len(names),
            *(msgspec.json.encode(name).decode() for name in names),
        )
        for (players,) in found:
            with contextlib.suppress(msgspec.MsgspecError, TypeError):
                seated = decode(players, list[StoredPlayer])
                if set(names) <= {each.name for each in seated if each.kind != "bot"}:
                    return True
        return False

    def damaged(self) -> list[MatchId]:
        """Return the matches that the lists leave out because their rows are damaged."""
        return self._lines("")[1]

    def delete(self, match: MatchId) -> None:
        """Forget a match; what it counted for in the statistics stays."""
        with self._database.transaction() as execute:
            self._leases.check(match)
            execute("DELETE FROM matches WHERE id = ?", (match,))
        self._kept.pop(match, None)

    def export(self, match: MatchId) -> MatchFile:
        """Return a match as the content of a match file; others' cards of a running one stay."""
        stored = self.load(match)
        if stored.finished is None and online(stored.players):
            raise self._error("at-a-table", match)
        return MatchFile(
            game=stored.game,
            seed=stored.seed,
            seats=stored.seats,
            options=stored.options,
            players=stored.players,
            position=stored.position,
            journal=stored.entries,
            scores=stored.scores,
            winners=stored.winners,
            taken_back=stored.taken_back,
            rules=stored.rules,
            kept=stored.kept,
        )

    def import_match(self, file: MatchFile) -> MatchId:
        """Keep the match of a match file as a new one, completely or not at all.

        It does not count in the statistics. Whether its actions are legal is for the engine to say
        (Match.replay).
        """
        with self._database.transaction() as execute:
            return self.import_within(execute, file)

    def import_within(self, execute: Execute, file: MatchFile) -> MatchId:
        """Do as import_match, within a transaction in which other things are written too."""
        match = self._create(
            execute,
            file.game,
            file.seed,
            file.seats,
            file.options,
            file.players,
            file.position,
            file.rules,
        )
        outcome = None if file.scores is None else Outcome(file.scores, file.winners or [])
        kept = self._read(execute, match)
        kept = self._write(
            execute, match, kept, file.journal, file.taken_back, outcome, counts=False
        )
        if file.kept is not None:
            self._keep(execute, match, kept, file.kept)
        return match

    # --- inside -----------------------------------------------------------------------------

    def _clock(self) -> int:
        """Return a time that a row can hold, however wrong the computer's clock is."""
        return max(0, min(self._wall_clock(), LATEST))

    def _create(
        self,
        execute: Execute,
        game: str,
        seed: int,
        seats: int,
        options: Mapping[str, OptionValue],
        players: Sequence[StoredPlayer],
        position: dict[str, Any] | None,
        rules: int,
    ) -> MatchId:
        now = self._clock()
        cursor = execute(
            "INSERT INTO matches (game, seed, seats, options, players, position, created,"
            " changed, rules) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) RETURNING id",
            (
                game,
                str(seed),
                seats,
                written(dict(options)),
                written(list(players)),
                written(position),
                now,
                now,
                rules,
            ),
        )
        match = MatchId(int(cursor.fetchone()[0]))
        row = execute(f"SELECT {rows.MATCH} FROM matches WHERE id = ?", (match,)).fetchone()
        self._seal(execute, match, _Kept(rows.head_sum(row)), (now, None, None, None, 0))
        return match

    def _checked(self, execute: Execute, match: MatchId) -> _Kept:
        """Return what is kept of a match that this client may write to.

        While this client holds it nobody else writes: what is in memory need not be read, and what
        the disk has lost of it is written again.
        """
        self._leases.check(match)
        if match not in self._kept or not self._leases.holds(match):
            return self._read(execute, match)
        known = self._kept[match]
        last = execute(
            "SELECT n, chain FROM entries WHERE match = ? ORDER BY n DESC LIMIT 1", (match,)
        ).fetchone()
        if last != ((len(known.entries) - 1, known.last) if known.entries else None):
            execute("DELETE FROM entries WHERE match = ?", (match,))
            return _Kept(known.head)
        return known

    def _read(self, execute: Execute, match: MatchId) -> _Kept:
        row = execute(f"SELECT {rows.MATCH} FROM matches WHERE id = ?", (match,)).fetchone()
        kept = _Kept(rows.head_sum(row), position=positions.length(execute, match))
        found = execute(
            f"SELECT {rows.ENTRY} FROM entries WHERE match = ? ORDER BY n", (match,)
        ).fetchall()
        for n, (number, *entry, chain) in enumerate(found):
            if number != n or chain != chained(kept.last, n, *entry):
                raise self._error("match-broken", match)
            kept.entries.append(StoredEntry(*entry))
            kept.chains.append(chain)
        return kept

    def _write(
        self,
        execute: Execute,
        match: MatchId,
        kept: _Kept,
        journal: Sequence[JournalEntry],
        taken_back: int | None = None,
        outcome: Outcome | None = None,
        counts: bool = True,
    ) -> _Kept:
        """Make the rows equal to what is given; return what is on disk once that is committed."""
        same = _same(kept.entries, journal)
        _, finished, scores, winners, before = execute(
            f"SELECT {RUN} FROM matches WHERE id = ?", (match,)
        ).fetchone()
        ended = (written(outcome.scores), written(outcome.winners)) if outcome else (None, None)
        if (
            same == len(kept.entries) == len(journal)
            and taken_back in (None, before)
            and ended in ((None, None), (scores, winners))
        ):
            return kept
        if same < len(kept.entries):
            execute("DELETE FROM entries WHERE match = ? AND n >= ?", (match, same))
            positions.drop(execute, match, same)
        position = kept.position if kept.position <= same else 0
        result = _Kept(kept.head, list(journal), kept.chains[:same], position)
        for n, entry in enumerate(journal[same:], same):
            row = (n, *_values(entry))
            result.chains.append(chained(result.last, *row))
            execute(
                f"INSERT INTO entries (match, {rows.ENTRY}) VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
                (match, *row, result.last),
            )
        now = self._clock()
        over = None if outcome is None else now if finished is None else finished
        self._seal(
            execute,
            match,
            result,
            (now, over, *ended, before if taken_back is None else taken_back),
        )
        if counts and (outcome is not None or finished is not None):
            count(execute, match, outcome)
        return result

    def _keep(self, execute: Execute, match: MatchId, kept: _Kept, position: KeptPosition) -> _Kept:
        """Keep a position; return what is on disk once that is committed."""
        chain = kept.chains[position.length - 1] if position.length else kept.head
        positions.write(execute, match, position, chain)
        return replace(kept, position=position.length)

    def _seal(self, execute: Execute, match: MatchId, kept: _Kept, run: Row) -> None:
        """Write what changes of a match (RUN), and the checksum of all of it."""
        whole = rows.whole_sum(kept.head, len(kept.entries), kept.last, run)
        execute(
            "UPDATE matches SET changed = ?, finished = ?, scores = ?, winners = ?,"
            " taken_back = ?, checksum = ? WHERE id = ?",
            (*run, whole, match),
        )

    def _lines(self, where: str, *arguments: Any) -> tuple[list[MatchLine], list[MatchId]]:
        good, damaged = [], []
        for row in self._database.rows(f"SELECT {rows.LINE} FROM matches {where}", *arguments):
            line = rows.line(row)
            if line is None:
                damaged.append(MatchId(row[0]))
            else:
                good.append(line)
        return good, damaged

    def _error(self, kind: Any, match: MatchId) -> StoreError:
        return StoreError(kind, self._database.path or "", str(match))


def _same(one: Sequence[JournalEntry], other: Sequence[JournalEntry]) -> int:
    """Return how many entries two journals have in common from the beginning."""
    length = min(len(one), len(other))
    if one[:length] == other[:length]:
        return length
    for n in range(length):
        if _values(one[n]) != _values(other[n]):
            return n
    return length


def _values(entry: JournalEntry) -> tuple[int, str, int, int, int]:
    return entry.seat, entry.text, entry.at, entry.rules, entry.number
