"""The ledger of a house in its store: a file of one process, or a database of several."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import chain
from secrets import token_hex

from braillespiel.house import standings
from braillespiel.house.ledger import Append, FencedError, Lead, LedgerRecord
from braillespiel.house.records import PLAYED
from braillespiel.store.matches import Execute
from braillespiel.store.opening import Store

_TABLES = "SELECT id, name, epoch, last, rests FROM house_tables"
AT_ONCE = 500
"""So many tables are named in one statement."""
_RECORDS = "SELECT n, data FROM house_records WHERE id = ? ORDER BY n"


class StoreLedger:
    """A ledger (house.ledger.Ledger); ``host`` names the process that leads."""

    def __init__(self, store: Store, host: str = "") -> None:
        self._store = store
        self._host = host or token_hex(8)

    def open(self, table: str, name: str, data: str) -> Lead:
        """Keep a new table with its first record, and lead it."""
        with self._store.database.transaction() as execute:
            columns = "INSERT INTO house_tables (id, name, host, epoch, last)"
            execute(f"{columns} VALUES (?, ?, ?, 1, 1)", (table, name, self._host))
            row = (table, 1, 1, token_hex(8), data)
            execute("INSERT INTO house_records VALUES (?, ?, ?, ?, ?)", row)
        return Lead(table, name, 1, 1)

    def append(self, appends: Sequence[Append]) -> list[bool]:
        """Append records of several tables in one transaction."""
        rows: list[tuple[object, ...]] = []
        # What goes to the archive or counts for a ladder is others' business, too.
        own = not any(each.archived or each.counted for each in appends)
        with self._store.database.transaction(beside=own) as execute:
            kept = [self._append(execute, each, rows) for each in appends]
            _insert(execute, rows)
        return kept

    def _append(self, execute: Execute, each: Append, rows: list[tuple[object, ...]]) -> bool:
        """Append a record; it stands among ``rows``, which are inserted together later."""
        led = execute(
            "UPDATE house_tables SET last = ? WHERE id = ? AND epoch = ? AND last = ?",
            (each.n, each.table, each.epoch, each.n - 1),
        )
        if led.rowcount != 1:
            return self._is_there(execute, each)
        if each.without or each.ends:
            _insert(execute, rows)  # what goes may be among them
        if each.archived is not None:
            self._store.matches.import_within(execute, each.archived)
        if each.counted is not None:
            standings.count_within(execute, each.counted)
        if each.ends:
            execute("DELETE FROM house_tables WHERE id = ?", (each.table,))
            return True
        for n in each.without:
            execute("DELETE FROM house_records WHERE id = ? AND n = ?", (each.table, n))
        rows.append((each.table, each.n, each.epoch, each.write, each.data))
        return True

    def _is_there(self, execute: Execute, each: Append) -> bool:
        """Tell whether a record was appended before, when nobody could be sure of it."""
        found = execute(
            "SELECT write FROM house_records WHERE id = ? AND n = ?", (each.table, each.n)
        ).fetchone()
        return found is not None and found[0] == each.write

    def lead(self, table: str) -> Lead:
        """Lead a table from now on; whoever led it before is fenced."""
        with self._store.database.transaction() as execute:
            row = execute(f"{_TABLES} WHERE id = ?", (table,)).fetchone()
            if row is None:
                raise FencedError(table)
            return self._led(execute, Lead(*row))

    def _led(self, execute: Execute, lead: Lead) -> Lead:
        """Lead a table, unless somebody has since it was led so."""
        led = execute(
            "UPDATE house_tables SET epoch = ?, host = ?, rests = ? WHERE id = ? AND epoch = ?",
            (lead.epoch + 1, self._host, lead.rests, lead.table, lead.epoch),
        )
        if led.rowcount != 1:
            raise FencedError(lead.table)
        return replace(lead, epoch=lead.epoch + 1)

    def lead_all(self) -> list[tuple[Lead, list[LedgerRecord]]]:
        """Lead all tables that do not rest; return the records of each, without what was played."""
        with self._store.database.transaction() as execute:
            awake = "UPDATE house_tables SET epoch = epoch + 1, host = ? WHERE rests = 0"
            execute(awake, (self._host,))
            return _kept(execute)

    def lead_some(self, tables: Sequence[str]) -> list[tuple[Lead, list[LedgerRecord]]]:
        """Lead these tables; return the records of each, without what was played."""
        found = []
        with self._store.database.transaction() as execute:
            for n in range(0, len(tables), AT_ONCE):
                some = tables[n : n + AT_ONCE]
                marks = ", ".join("?" * len(some))
                awake = "UPDATE house_tables SET epoch = epoch + 1, host = ?, rests = 0"
                execute(f"{awake} WHERE id IN ({marks})", (self._host, *some))
                found += _kept(execute, f"id IN ({marks})", some)
        return found

    def rest(self, lead: Lead, since: int) -> None:
        """Note since when nobody is at a table that is led here."""
        with self._store.database.transaction() as execute:
            statement = "UPDATE house_tables SET rests = ? WHERE id = ? AND epoch = ?"
            execute(statement, (since, lead.table, lead.epoch))

    def wake(self, lead: Lead) -> tuple[Lead, list[LedgerRecord]]:
        """Lead a table that rested, and return its records."""
        with self._store.database.transaction() as execute:
            led = self._led(execute, replace(lead, rests=0))
            rows = execute(_RECORDS, (lead.table,)).fetchall()
        return led, [LedgerRecord(*row) for row in rows]

    def tables(self) -> list[str]:
        """Return all tables."""
        return [row[0] for row in self._store.database.rows("SELECT id FROM house_tables")]

    def records(self, table: str) -> list[LedgerRecord]:
        """Return a table's records in order."""
        rows = self._store.database.rows(_RECORDS, table)
        return [LedgerRecord(*row) for row in rows]

    def bytes(self) -> int:
        """Return how much there is on disk, without what was deleted: its place is used again."""
        return self._store.database.size()

    def bound(self, most: int) -> None:
        """Let it grow to so many bytes at most."""
        self._store.database.bound(most)


def _kept(
    execute: Execute, which: str = "1 = 1", given: Sequence[object] = ()
) -> list[tuple[Lead, list[LedgerRecord]]]:
    """Return how some tables are led, with the records of each, without what was played."""
    rows = execute(f"{_TABLES} WHERE {which} ORDER BY id", tuple(given)).fetchall()
    kept = execute(
        "SELECT id, n, data FROM house_records WHERE substr(data, 1, ?) <> ?"
        f" AND {which} ORDER BY id, n",
        (len(PLAYED), PLAYED, *given),
    ).fetchall()
    records: dict[str, list[LedgerRecord]] = {}
    for table, n, data in kept:
        records.setdefault(table, []).append(LedgerRecord(n, data))
    return [(Lead(*row), records.get(row[0], [])) for row in rows]


def _insert(execute: Execute, rows: list[tuple[object, ...]]) -> None:
    """Insert records with one statement, for each is a way to the database and back."""
    if rows:
        marks = ", ".join(["(?, ?, ?, ?, ?)"] * len(rows))
        execute(f"INSERT INTO house_records VALUES {marks}", tuple(chain.from_iterable(rows)))
        rows.clear()
