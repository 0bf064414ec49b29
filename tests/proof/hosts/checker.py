"""What a house of several hosts has told, done and kept, held against each other.

Every view that a seat was told is that of a beginning of what was kept in the end, and never of an
earlier one than before. What was accepted, and nothing else, was kept: once, in order. No epoch has
two leaders, and what was kept of a match that is over stands in the archive once.

Seats here take nothing back.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, NamedTuple

import msgspec

from braillespiel.engine.anygame import AnyGame
from braillespiel.engine.contract import GameError
from braillespiel.engine.match import Entry, Match
from braillespiel.games import registry
from braillespiel.house import records as r
from braillespiel.house.ledger import LedgerRecord
from braillespiel.network import messages as m

NEVER = float("inf")


class Row(NamedTuple):
    """A record as the ledger once had it; all of them stand in the order of their commits."""

    table: str
    n: int
    epoch: int
    write: str
    data: str


class Led(NamedTuple):
    """That a host led the house under an epoch, in order; "" is nobody."""

    epoch: int
    host: str


@dataclass(slots=True)
class SeatLog:
    """All frames of one seat that concern its match, with the time of one clock for all seats."""

    table: str
    name: str
    told: list[tuple[float, m.Began | m.Update | m.Answer]] = field(default_factory=list)
    sent: list[tuple[float, m.Act]] = field(default_factory=list)


def canonical(document: Any) -> bytes:
    """Return a document so that equal ones are the same bytes."""
    if isinstance(document, msgspec.Raw | bytes):
        document = msgspec.json.decode(document)
    return msgspec.json.encode(document, order="sorted")


class Journal:
    """A match as it was kept in the end."""

    def __init__(self, begun: r.Begun) -> None:
        self.begun = begun
        self.game: AnyGame = registry.game(begun.game)
        self.entries: list[Entry] = []
        self.left = False
        """Whether the table has put it away."""

    @cached_property
    def _played(self) -> tuple[dict[int, list[bytes]], str, bool]:
        """What each chair may see after no entry, after one, and so on; why it ends before all
        entries; whether the match is over then.
        """
        begun = self.begun
        match = Match(
            self.game, begun.seats, begun.options, begun.seed, begun.position, stored=True
        )
        views: dict[int, list[bytes]] = {seat: [] for seat in range(begun.seats)}
        for number in range(len(self.entries) + 1):
            try:
                match.replay(self.entries[number - 1 : number] if number else ())
            except GameError as error:
                return views, f"entry {number}, {self.entries[number - 1]}: {error.rule}", False
            for seat, seen in views.items():
                seen.append(canonical(self.game.view_document(match.state.view(seat))))
        return views, "", match.state.is_over()

    def views(self, chair: int) -> list[bytes]:
        """Return what a chair may see after no entry, after one, and so on."""
        return self._played[0][chair]

    @property
    def broken(self) -> str:
        """Why it cannot be played again; "" if it can."""
        return self._played[1]

    @property
    def over(self) -> bool:
        """Whether it was played to its end, and put away."""
        return self.left and self._played[2]


class _Table:
    """What was kept of a table: its matches in order, and what is wrong with its records."""

    def __init__(self, name: str, rows: Sequence[Row]) -> None:
        self.matches: list[Journal] = []
        self.found: list[str] = []
        self._name = name
        self._writers: dict[int, str] = {}
        epoch = last = 0
        for row in rows:
            if row.epoch < epoch:
                self._say(f"record {row.n} of epoch {row.epoch} came after epoch {epoch}")
            if row.n != last + 1:
                self._say(f"record {row.n} came after record {last}")
            epoch, last = max(epoch, row.epoch), row.n
            self._see_writer(row)
            self._take(row)

    def _say(self, what: str) -> None:
        self.found.append(f"table {self._name}: {what}")

    def _see_writer(self, row: Row) -> None:
        """Each process that leads draws its writes with a beginning of its own."""
        if row.n == 1:
            return  # a table that is opened is nobody else's yet
        writer = row.write.partition("-")[0]
        other = self._writers.setdefault(row.epoch, writer)
        if other != writer:
            self._say(f"two have written under epoch {row.epoch}: record {row.n} is of the second")
            self._writers[row.epoch] = writer

    def _take(self, row: Row) -> None:
        match r.decoded(LedgerRecord(row.n, row.data)):
            case r.Begun() as begun:
                self.matches.append(Journal(begun))
            case r.Entries() as kept:
                journal = self.matches[-1].entries
                if kept.start != len(journal):
                    self._say(f"record {row.n} begins at {kept.start}, {len(journal)} were kept")
                journal[kept.start :] = [
                    Entry(e.seat, e.text, e.at, e.rules, e.number) for e in kept.entries
                ]
            case r.Over() | r.Left():
                if self.matches:
                    self.matches[-1].left = True


@dataclass(slots=True)
class _Acted:
    """An action of somebody: when it was sent first, and what was answered when."""

    sent: float
    action: str
    answered: float = NEVER
    done: bool | None = None
    rule: str = ""
    """By which it was refused."""


class _Seat:
    """Holds what one seat was told and has sent against its table."""

    def __init__(self, log: SeatLog, table: _Table, settled: bool) -> None:
        self.found: list[str] = []
        self.acted: dict[tuple[int, int], _Acted] = {}
        self._log, self._table = log, table
        self._at = (0, 0)
        """Which match of the table, and after how many entries."""
        self._began: m.Began | None = None
        for _, message in log.told:
            match message:
                case m.Began():
                    self._begins(message)
                case m.Update() if self._began is not None and message.match == self._began.match:
                    self._update(message, self._began)
        if settled:
            self._see_that_all_was_told()
        self._see_actions()

    def _say(self, what: str) -> None:
        self.found.append(f"table {self._log.table}, {self._log.name}: {what}")

    def _begins(self, began: m.Began) -> None:
        self._began = began
        self._told(began.now, "the beginning")

    def _update(self, update: m.Update, began: m.Began) -> None:
        if update.revision > began.revision + began.past:
            self._told(update.update, f"update {update.revision}")
        else:
            self._told_of_before(update)

    def _told(self, document: msgspec.Raw, what: str) -> None:
        """See that all chairs of the seat are shown a moment that has not been passed yet."""
        seen = _views(document)
        for number, journal in enumerate(self._table.matches):
            if number < self._at[0] or not seen:
                continue
            first = self._at[1] if number == self._at[0] else 0
            views = [journal.views(chair)[first:] for chair in seen]
            for at, kept in enumerate(zip(*views, strict=True), first):
                if kept == tuple(seen.values()):
                    self._at = number, at
                    return
        if any(
            list(seen.values()) == list(kept)
            for journal in self._table.matches
            for kept in zip(*(journal.views(chair) for chair in seen), strict=True)
        ):
            self._say(f"{what} shows what was before entry {self._at[1]}, which was told already")
        else:
            self._say(f"{what} shows what was never kept; entry {self._at[1]} was told before")

    def _told_of_before(self, update: m.Update) -> None:
        """See that what is told as past was so."""
        for chair, view in _views(update.update).items():
            if not any(view in journal.views(chair) for journal in self._table.matches):
                self._say(f"update {update.revision} tells of a past that was never kept")

    def _see_that_all_was_told(self) -> None:
        """Where nothing is under way any more, all that was kept was told."""
        if self._began is None or not self._table.matches:
            return
        journal = self._table.matches[-1]
        if journal.game.timed:
            return  # its clock has run on
        number, at = self._at
        for chair in self._began.chairs:
            views = journal.views(chair)
            if number != len(self._table.matches) - 1 or views[at] != views[-1]:
                self._say(f"told up to entry {at} of match {number + 1}, of {len(views) - 1}")

    def _see_actions(self) -> None:
        """Note what was sent and answered."""
        for at, act in self._log.sent:
            known = self.acted.setdefault((act.seat, act.number), _Acted(at, act.action))
            if known.action != act.action:
                self._say(f"action {act.number} was sent as {known.action} and as {act.action}")
        for at, answer in self._log.told:
            if not isinstance(answer, m.Answer):
                continue
            found = self.acted.get((answer.seat, answer.number))
            if found is None:
                self._say(f"action {answer.number} was answered, and never sent")
                continue
            done = answer.refusal is None
            if found.done not in (None, done):
                self._say(f"action {answer.number} was refused, and done")
            found.done, found.answered = done, min(at, found.answered)
            found.rule = "" if answer.refusal is None else answer.refusal.rule


def _views(document: msgspec.Raw) -> dict[int, bytes]:
    """Return what an update shows each of its chairs."""
    chairs = msgspec.json.decode(document)["chairs"]
    return {each["seat"]: canonical(each["view"]) for each in chairs if each["seat"] is not None}


def _is_kept(game: AnyGame, action: str) -> bool:
    """Tell whether a journal has an action at once: it is no receipt, and no change of pace."""
    read = game.parse_action(action)
    return not (game.is_receipt(read) or game.is_adjustment(read))


def _as_kept(game: AnyGame, action: str, entry: str) -> bool:
    """Tell whether an entry is an action as it is journalled; with the time it was heard late."""
    read, kept = game.parse_action(action), game.parse_journal(entry)
    late = getattr(kept, "late", 0) - getattr(read, "late", 0)
    return game.journal_text(game.counted(read, max(0, late))) == entry


def _actions(name: str, table: _Table, seats: Sequence[_Seat]) -> list[str]:
    """Hold what was sent and answered at a table against what was kept."""
    found: list[str] = []
    entries = [(journal, entry) for journal in table.matches for entry in journal.entries]
    times = Counter((entry.seat, entry.number) for _, entry in entries if entry.number)
    for (seat, number), often in times.items():
        if often > 1:
            found.append(f"action {number} of seat {seat} was carried out {often} times")
    acted = {key: value for seat in seats for key, value in seat.acted.items()}
    for (chair, number), each in acted.items():
        was_kept = times[chair, number] > 0
        if each.done is False and was_kept:
            why = f"refused as {each.rule}, and kept"
            found.append(f"action {number} of seat {chair}, {each.action}, was {why}")
        if each.done and not was_kept and _is_kept(table.matches[-1].game, each.action):
            found.append(f"action {number} of seat {chair}, {each.action}, was done, and not kept")
    last: dict[int, int] = {}
    earliest = NEVER  # when the first of those that come later in the journal was answered
    for journal, entry in reversed(entries):
        if not entry.number:
            continue
        sent = acted.get((entry.seat, entry.number))
        if sent is None:
            found.append(
                f"nobody has sent action {entry.number} of seat {entry.seat}: {entry.text}"
            )
            continue
        if not _as_kept(journal.game, sent.action, entry.text):
            found.append(f"action {entry.number}, {sent.action}, was kept as {entry.text}")
        if entry.number > last.get(entry.seat, entry.number):
            found.append(f"action {entry.number} of seat {entry.seat} was kept after a later one")
        if earliest < sent.sent:
            found.append(f"action {entry.number} of seat {entry.seat} was kept before older ones")
        last[entry.seat] = entry.number
        earliest = min(earliest, sent.answered)
    return [f"table {name}: {each}" for each in found]


def _leads(leads: Sequence[Led]) -> list[str]:
    """See that each epoch is one host's, and that they rise."""
    found: list[str] = []
    hosts: dict[int, str] = {}
    highest = 0
    for epoch, host in leads:
        if epoch < highest:
            found.append(f"the house was led under epoch {epoch} after {highest}")
        highest = max(highest, epoch)
        if host and hosts.setdefault(epoch, host) != host:
            found.append(f"the house has two leaders under epoch {epoch}")
    return found


def check(
    seats: Sequence[SeatLog],
    rows: Sequence[Row],
    leads: Sequence[Led],
    archive: Mapping[int, Sequence[Sequence[Entry]]],
    settled: bool = True,
) -> list[str]:
    """Return what is wrong, one sentence each; nothing if all is well.

    ``archive`` has the journals of all matches in it, by their seeds. With ``settled``, everybody
    was there and unoccupied when the last frame came.
    """
    found = _leads(leads)
    by_table: dict[str, list[Row]] = {}
    for row in rows:
        by_table.setdefault(row.table, []).append(row)
    for name, of_table in by_table.items():
        table = _Table(name, of_table)
        held = [_Seat(log, table, settled) for log in seats if log.table == name]
        found += table.found
        for journal in table.matches:
            told = _archived(journal, archive.get(journal.begun.seed, ()))
            found += [f"table {name}: {each}" for each in told]
        for each in held:
            found += each.found
        found += _actions(name, table, held)
    lost = {log.table for log in seats} - by_table.keys()
    return found + [f"table {name}: nothing was kept" for name in sorted(lost)]


def _archived(journal: Journal, kept: Sequence[Sequence[Entry]]) -> list[str]:
    """See that a match that is over is in the archive once, as it was played."""
    if journal.broken:
        return [journal.broken]
    if len(kept) != int(journal.over):
        return [f"a match is {len(kept)} times in the archive, not {int(journal.over)}"]
    if kept and list(kept[0]) != journal.entries:
        return ["a match is in the archive as it was not played"]
    return []
