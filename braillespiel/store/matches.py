"""Matches on disk: every accepted action is durable before the call returns."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeVar

import msgspec

from braillespiel.store.database import Clock, Database, Row, wall_clock
from braillespiel.store.errors import StoreError
from braillespiel.store.leases import Leases
from braillespiel.store.match_file import MatchFile
from braillespiel.store.records import (
    JournalEntry,
    MatchId,
    MatchLine,
    OptionValue,
    Player,
    StoredEntry,
    StoredMatch,
    levels,
)

T = TypeVar("T")

_LINE = """
    SELECT id, game, seats, options, players,
        (SELECT count(*) FROM entries WHERE match = id),
        created, changed, finished, scores, winners
    FROM matches
"""


class Matches:
    """The matches of a store. Every method raises StoreError."""

    def __init__(self, database: Database, leases: Leases, clock: Clock = wall_clock) -> None:
        self._database = database
        self._leases = leases
        self._clock = clock

    def create(
        self,
        game: str,
        seed: int,
        seats: int,
        options: Mapping[str, OptionValue],
        players: Sequence[Player],
        position: dict[str, Any] | None = None,
    ) -> MatchId:
        """Keep a new match without entries; return its id."""
        now = self._clock()
        with self._database.transaction() as execute:
            cursor = execute(
                "INSERT INTO matches (game, seed, seats, options, players, position, created,"
                " changed) VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
                (
                    game,
                    str(seed),
                    seats,
                    _json(dict(options)),
                    _json(list(players)),
                    None if position is None else _json(position),
                    now,
                    now,
                ),
            )
            return MatchId(int(cursor.lastrowid or 0))

    def append(self, match: MatchId, n: int, seat: int, text: str, at: int = 0) -> None:
        """Keep entry number ``n`` (from 0) of the journal; ``at`` is game time in ms.

        It is on disk when this returns. Raises StoreError "out-of-order" when the journal kept
        does not have ``n`` entries, "in-use" when another client plays the match.
        """
        self.append_all(match, n, [StoredEntry(seat, text, at)])

    def append_all(self, match: MatchId, n: int, entries: Sequence[JournalEntry]) -> None:
        """Keep several entries from number ``n`` on: all of them or none; see append."""
        now = self._clock()
        with self._database.transaction() as execute:
            self._leases.check(match)
            length = self._length(match)
            if length != n:
                raise StoreError("out-of-order", detail=f"{n} instead of {length}")
            for number, entry in enumerate(entries, n):
                execute(
                    "INSERT INTO entries VALUES (?, ?, ?, ?, ?)",
                    (match, number, entry.seat, entry.text, entry.at),
                )
            execute("UPDATE matches SET changed = ? WHERE id = ?", (now, match))

    def keep_up(self, match: MatchId, journal: Sequence[JournalEntry]) -> None:
        """Bring the kept journal to the length of ``journal``: append what is missing.

        Call it after every ``Match.apply`` and every ``Match.rewind``. After a failure (full
        disk) the next call appends everything that failed.
        """
        length = self.length(match)
        if len(journal) > length:
            self.append_all(match, length, journal[length:])
        elif len(journal) < length:
            self.truncate(match, len(journal))

    def length(self, match: MatchId) -> int:
        """Return how many entries are kept."""
        self._exists(match)
        return self._length(match)

    def truncate(self, match: MatchId, n: int) -> None:
        """Keep the first ``n`` entries only (take-back); a finished match runs again."""
        with self._database.transaction() as execute:
            self._leases.check(match)
            self._exists(match)
            execute("DELETE FROM entries WHERE match = ? AND n >= ?", (match, n))
            execute("DELETE FROM results WHERE match = ?", (match,))
            execute(
                "UPDATE matches SET changed = ?, finished = NULL, scores = NULL, winners = NULL"
                " WHERE id = ?",
                (self._clock(), match),
            )

    def finish(self, match: MatchId, scores: Sequence[int], winners: Sequence[int]) -> None:
        """Mark a match as over and count it in the statistics of its human players.

        ``scores`` holds one per seat, ``winners`` the winning seats. Twice counts once.
        """
        now = self._clock()
        stored = self.load(match)
        with self._database.transaction() as execute:
            self._leases.check(match)
            execute(
                "UPDATE matches SET changed = ?, finished = ?, scores = ?, winners = ?"
                " WHERE id = ?",
                (now, now, _json(list(scores)), _json(list(winners)), match),
            )
            execute("DELETE FROM results WHERE match = ?", (match,))
            for seat, player in enumerate(stored.players):
                if player.kind == "human":
                    execute(
                        "INSERT INTO results VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
                        (
                            match,
                            seat,
                            stored.game,
                            player.name,
                            seat in winners,
                            scores[seat],
                            _json(stored.options),
                            _json(levels(stored.players)),
                            now,
                        ),
                    )

    def load(self, match: MatchId) -> StoredMatch:
        """Return a match with its journal. Raises "no-such-match", "match-broken"."""
        rows = self._database.rows(
            "SELECT id, game, seed, seats, options, players, position, created, changed,"
            " finished, scores, winners FROM matches WHERE id = ?",
            match,
        )
        if not rows:
            raise StoreError("no-such-match", self._database.path or "", str(match))
        (_, game, seed, seats, options, players, position) = rows[0][:7]
        created, changed, finished, scores, winners = rows[0][7:]
        entries = self._database.rows(
            "SELECT n, seat, text, at FROM entries WHERE match = ? ORDER BY n", match
        )
        if [row[0] for row in entries] != list(range(len(entries))):
            raise self._broken(match, "journal with gaps")
        return self._decoded(
            match,
            lambda: StoredMatch(
                match,
                game,
                int(seed),
                seats,
                _read(options, dict[str, OptionValue]),
                _read(players, list[Player]),
                _read(position, dict[str, Any] | None),
                [StoredEntry(seat, text, at) for _, seat, text, at in entries],
                created,
                changed,
                finished,
                _read(scores, list[int] | None),
                _read(winners, list[int] | None),
            ),
        )

    def unfinished(self) -> list[MatchLine]:
        """Return the running matches, that played last first. Damaged ones are left out."""
        return self._lines("WHERE finished IS NULL ORDER BY changed DESC, id DESC")

    def finished(self, limit: int = 100) -> list[MatchLine]:
        """Return the finished matches, the latest first. Damaged ones are left out."""
        return self._lines(
            "WHERE finished IS NOT NULL ORDER BY finished DESC, id DESC LIMIT ?", limit
        )

    def delete(self, match: MatchId) -> None:
        """Forget a match; what it counted for in the statistics stays."""
        with self._database.transaction() as execute:
            self._leases.check(match)
            self._exists(match)
            execute("DELETE FROM matches WHERE id = ?", (match,))

    def export(self, match: MatchId) -> MatchFile:
        """Return a match as the content of a match file (match_file.write_match)."""
        stored = self.load(match)
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
        )

    def take_in(self, file: MatchFile) -> MatchId:
        """Keep the match of a match file as a new one; it does not count in statistics.

        Whether its actions are legal is for the engine to say (Match.replay).
        """
        match = self.create(
            file.game, file.seed, file.seats, file.options, file.players, file.position
        )
        now = self._clock()
        with self._database.transaction() as execute:
            for number, entry in enumerate(file.journal):
                execute(
                    "INSERT INTO entries VALUES (?, ?, ?, ?, ?)",
                    (match, number, entry.seat, entry.text, entry.at),
                )
            if file.scores is not None:
                execute(
                    "UPDATE matches SET finished = ?, scores = ?, winners = ? WHERE id = ?",
                    (now, _json(file.scores), _json(file.winners or []), match),
                )
        return match

    # --- inside -----------------------------------------------------------------------------

    def _length(self, match: MatchId) -> int:
        return int(
            self._database.rows(
                "SELECT coalesce(max(n) + 1, 0) FROM entries WHERE match = ?", match
            )[0][0]
        )

    def _exists(self, match: MatchId) -> None:
        if not self._database.rows("SELECT 1 FROM matches WHERE id = ?", match):
            raise StoreError("no-such-match", self._database.path or "", str(match))

    def _lines(self, where: str, *arguments: Any) -> list[MatchLine]:
        lines = []
        for row in self._database.rows(_LINE + where, *arguments):
            try:
                lines.append(_line(row))
            except (msgspec.MsgspecError, ValueError):
                continue
        return lines

    def _decoded(self, match: MatchId, decode: Callable[[], T]) -> T:
        try:
            return decode()
        except (msgspec.MsgspecError, ValueError) as error:
            raise self._broken(match, str(error)) from error

    def _broken(self, match: MatchId, detail: str) -> StoreError:
        return StoreError("match-broken", self._database.path or "", f"{match}: {detail}")


def _line(row: Row) -> MatchLine:
    match, game, seats, options, players, length = row[:6]
    created, changed, finished, scores, winners = row[6:]
    return MatchLine(
        match,
        game,
        seats,
        _read(options, dict[str, OptionValue]),
        _read(players, list[Player]),
        length,
        created,
        changed,
        finished,
        _read(scores, list[int] | None),
        _read(winners, list[int] | None),
    )


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def _read(text: str | None, kind: Any) -> Any:
    """Decode a column; nothing kept is None. Raises msgspec.MsgspecError."""
    return msgspec.convert(None, kind) if text is None else msgspec.json.decode(text, type=kind)
