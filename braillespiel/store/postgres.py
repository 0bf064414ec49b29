"""The store in a PostgreSQL database: hosts of one house, on any machines, have it together.

The tables are those of :mod:`braillespiel.store.schema`, and all statements are the same as for a
file. What PostgreSQL alone wants otherwise is here: how values are marked, what its columns are
called, how writers wait for each other, and what can go wrong.
"""

from __future__ import annotations

import contextlib
import ipaddress
import os
import re
import threading
import time
from collections.abc import Callable, Iterator, Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any

import psycopg
from psycopg import errors
from psycopg.conninfo import conninfo_to_dict, make_conninfo

from braillespiel.store.database import Row
from braillespiel.store.errors import Kind, StoreError
from braillespiel.store.schema import MIGRATIONS, SCHEMA_VERSION

WAITS: Mapping[str, str | int] = {
    "connect_timeout": 5,
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "tcp_user_timeout": 10_000,
}
"""How long a database that is not there is waited for, in s, and the last in ms: a client that
waits without end would be a house that stands without a word."""
STATEMENT_MS = 10_000
"""How long a statement may take, and how long it may wait for another writer."""
COMMIT_S = 3.0
"""How long a commit may take. The server itself waits for a standby without end."""
WATCH_S = 0.25
"""How often it is looked whether one takes too long."""
IDLE_MS = 3_000
"""Who stands still in the middle of a transaction, because their computer does, holds up the others
for so long at most."""
LOCK_MS = 1_000
"""How long a table that is to be written anew is waited for: all others wait behind it."""
NAME = "braillespiel"
"""What the database calls our connections."""

_WRITERS = 0x62737069
"""The lock under which one transaction after the other writes, as in a file. What is read before
something is written is then still so. Those beside each other share it."""
_LOOK_S = 1.0
"""How often at most the size is asked for while something is added."""
_WARNING = "01000"
"""What a database says where it no longer waits for its standby: committed here, and perhaps not
there (https://www.postgresql.org/docs/15/runtime-config-replication.html)."""
_BEGIN = "BEGIN ISOLATION LEVEL READ COMMITTED READ WRITE"
_MARK = f"SELECT pg_logical_emit_message(true, '{NAME}', '')"
"""Writes nothing but a mark into the log; its commit waits for all that was written before."""
_PORTS = re.compile(r"[0-9,]*", re.ASCII)
_IF_IT_MAY_BE = ("prefer", "allow")
"""What PostgreSQL calls TLS that whoever is in between can switch off."""
_SIGNS = ("house_hosts", "house_leads")
"""Tables for which nobody ever waits: by them hosts know that the others live."""
_MUST_BE_ON = ("fsync", "synchronous_commit", "full_page_writes")

_KINDS: tuple[tuple[type[psycopg.Error], Kind], ...] = (
    (errors.InsufficientPrivilege, "no-rights"),
    (errors.ReadOnlySqlTransaction, "no-rights"),
    (errors.DiskFull, "full"),
    (errors.OutOfMemory, "full"),
    (errors.LockNotAvailable, "busy"),
    (errors.QueryCanceled, "busy"),
    (errors.TransactionRollback, "busy"),
    (errors.DataCorrupted, "broken"),
    (psycopg.ProgrammingError, "broken"),
    (psycopg.DataError, "broken"),
    (errors.IdleInTransactionSessionTimeout, "away"),
    (psycopg.OperationalError, "away"),
    (psycopg.InterfaceError, "away"),
)
"""What is behind an error, the first that fits (https://www.postgresql.org/docs/15/errcodes-appendix.html)."""


class PostgresDatabase:
    """An open store in a database (store.sql.SqlDatabase); ``address`` says how to reach it.

    Any thread may call: one after the other. Where the connection is lost, the next call connects
    anew; what was under way then raises StoreError "away", and may have been done or not.
    """

    path: Path | None = None
    saved = True

    def __init__(self, address: str) -> None:
        """Connect, and bring the tables up to date. Raises StoreError.

        "too-old" where these are somebody else's, who has to do it.
        """
        self._address = bounded(address)
        self.name = _named(self._address)
        """Where it is, for people: without a password."""
        self._alone = threading.RLock()
        self._most: int | None = None
        self._looked: float | None = None
        self._is_full = False
        self._inside = False
        self._warned = False
        self._unsure = False
        """Whether something is committed that a standby may lack."""
        self._due: float | None = None
        """When a commit that is under way has taken too long."""
        self._closed = threading.Event()
        with self._telling():
            self._connection = self._connected()
        threading.Thread(target=self._watch, name="store watch", daemon=True).start()
        try:
            self.prepare()
        except StoreError:
            self.close()
            raise

    def _connected(self) -> psycopg.Connection[Row]:
        connection = psycopg.connect(self._address, autocommit=True)
        connection.add_notice_handler(self._note)
        for what in _MUST_BE_ON:
            ((value,),) = connection.execute(f"SHOW {what}").fetchall()
            if value == "off":
                connection.close()
                raise StoreError("not-durable", self.name, what)
        return connection

    def _note(self, notice: errors.Diagnostic) -> None:
        """What is wanted of a standby and did not come from it is told in a warning alone."""
        self._warned = self._warned or notice.sqlstate == _WARNING

    def _watch(self) -> None:
        """Have a commit given up that takes too long, in a thread of its own."""
        while not self._closed.wait(WATCH_S):
            due = self._due
            if due is not None and time.monotonic() >= due:
                with contextlib.suppress(psycopg.Error):
                    self._connection.cancel_safe(timeout=COMMIT_S)

    @contextlib.contextmanager
    def _committing(self) -> Iterator[None]:
        """See that what is committed meanwhile is wherever it is to be, in time.

        Raises StoreError "away": it is in the database then, and perhaps not at its standby.
        """
        self._warned = False
        self._due = time.monotonic() + COMMIT_S
        try:
            yield
        except psycopg.Error:
            self._unsure = True
            raise
        finally:
            self._due = None
        if self._warned:
            self._warned, self._unsure = False, True
            raise StoreError("away", self.name, "a standby is missing")

    @contextlib.contextmanager
    def _telling(self) -> Iterator[None]:
        """Raise what goes wrong as StoreError."""
        try:
            yield
        except psycopg.Error as error:
            raise named(error, self.name) from error

    def _there(self) -> psycopg.Connection[Row]:
        """Return the connection, a new one where it was lost between two calls."""
        if self._connection.closed and not self._inside:
            self._connection = self._connected()
        return self._connection

    @contextlib.contextmanager
    def transaction(self, *, beside: bool = False) -> Iterator[Callable[..., psycopg.Cursor[Row]]]:
        """Give a function that executes statements; at the end all of them are on disk.

        Nothing is written if the block raises. Raises StoreError.
        """
        shared = "_shared" if beside else ""
        with self._begun(_BEGIN) as execute:
            execute(f"SELECT pg_advisory_xact_lock{shared}(?)", (_WRITERS,))
            yield execute

    @contextlib.contextmanager
    def snapshot(self) -> Iterator[Callable[..., list[Row]]]:
        """Give a function like ``rows``; all that it finds was there at one time, whatever others
        write meanwhile. Raises StoreError.
        """
        with self._alone:
            if self._inside:
                yield self.rows
                return
            with self._begun("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"):
                yield self.rows

    @contextlib.contextmanager
    def _begun(self, begin: str) -> Iterator[Callable[..., psycopg.Cursor[Row]]]:
        with self._alone, self._telling():
            connection = self._there()
            try:
                connection.execute(begin)
            except psycopg.OperationalError:
                if not connection.closed:
                    raise
                connection = self._there()  # lost since the last call: nothing was under way
                connection.execute(begin)
            self._inside = True
            try:
                yield self._execute
                if self._unsure:  # what was written before counts as kept with this
                    connection.execute(_MARK)
                with self._committing():
                    connection.execute("COMMIT")
                self._unsure = False
            except BaseException:
                with contextlib.suppress(psycopg.Error):
                    connection.execute("ROLLBACK")
                raise
            finally:
                self._inside = False

    def _execute(self, statement: str, arguments: tuple[Any, ...] = ()) -> psycopg.Cursor[Row]:
        if self._most is not None and statement.startswith("INSERT") and self._has_no_room():
            raise StoreError("full", self.name)
        return self._connection.execute(_marked(statement), [*map(_value, arguments)])

    def rows(self, statement: str, *arguments: Any) -> list[Row]:
        """Return what a query finds. Raises StoreError."""
        with self._alone, self._telling():
            connection = self._there()
            writes = not self._inside and not statement.startswith("SELECT")
            with self._committing() if writes else contextlib.nullcontext():
                try:
                    found = connection.execute(_marked(statement), [*map(_value, arguments)])
                except psycopg.OperationalError:
                    if self._inside or not connection.closed:
                        raise
                    found = self._there().execute(_marked(statement), [*map(_value, arguments)])
            return found.fetchall()

    def examine(self) -> None:
        """See that it answers; damage to it is the database's own affair. Raises StoreError."""
        self.rows("SELECT 1")

    def scrub(self) -> None:
        """Write the tables anew without what was deleted. Raises StoreError.

        It takes as long as it takes; "busy" where somebody reads a table who does not end. What the
        server keeps besides, its log and its backups, it deletes in its own time. What it has
        noted of values, for its plans, goes at once: names are among them.
        """
        with self._telling(), psycopg.connect(self._address, autocommit=True) as connection:
            connection.execute("SET statement_timeout = 0")
            connection.execute(f"SET lock_timeout = {LOCK_MS}")
            for table, owned in _tables(connection):
                if table in _SIGNS:
                    continue
                if owned:
                    connection.execute(f"VACUUM (FULL, ANALYZE) {table}")
                    _forget_values(connection, table)
                else:  # packaging/house/roles.sql: it would only warn
                    connection.execute("SELECT house_scrub(%s)", (table,))
            connection.execute("VACUUM FULL pg_statistic")  # where the role may

    def prepare(self) -> None:
        """Bring the tables up to date once more: they may have been put back. Raises StoreError."""
        with self._begun(_BEGIN):
            _prepare(self._connection, self.name)

    def size(self) -> int:
        """Return how many bytes the database has on the server's disk."""
        ((found,),) = self.rows("SELECT pg_database_size(current_database())")
        return int(found)

    def bound(self, most: int) -> None:
        """Take no more than so many bytes: what is added then is refused as on a full disk."""
        self._most, self._looked = most, None

    def _has_no_room(self) -> bool:
        now = time.monotonic()
        if self._looked is None or now - self._looked >= _LOOK_S:
            self._looked, self._is_full = now, self.size() >= (self._most or 0)
        return self._is_full

    def close(self) -> None:
        """Close the connection; everything is on disk already."""
        self._closed.set()
        with contextlib.suppress(psycopg.Error):
            self._connection.close()


def bounded(address: str) -> str:
    """Return a connection string that waits for nothing without end, and is to be protected on its
    way where that leads to another computer. Raises StoreError.

    "unprotected" where it leads off this computer and does not say how it is protected there.
    The error tells nothing of the string: where it is quoted badly, a password may be any part.
    """
    try:
        given: dict[str, Any] = dict(conninfo_to_dict(address))
    except psycopg.Error:
        raise StoreError("address") from None
    ports, hosts = str(given.get("port", "")), str(given.get("host", ""))
    badly_quoted = "@" in hosts or any(sign in str(given.get("dbname", "")) for sign in "@=:/")
    if not given or badly_quoted or not _PORTS.fullmatch(ports):
        raise StoreError("address")
    if _is_open(given):
        raise StoreError("unprotected", _named(address))
    bounds = {"statement_timeout": STATEMENT_MS, "idle_in_transaction_session_timeout": IDLE_MS}
    more = " ".join(f"-c {name}={ms}" for name, ms in bounds.items())
    options = f"{given.pop('options', '')} {more}"
    return make_conninfo(**{**WAITS, "application_name": NAME, **given}, options=options.strip())


def _is_open(given: Mapping[str, Any]) -> bool:
    """Tell whether another computer may be spoken to without TLS, though nobody has said so."""
    if (given.get("sslmode") or os.environ.get("PGSSLMODE") or "prefer") not in _IF_IT_MAY_BE:
        return False
    hosts = given.get("hostaddr") or given.get("host") or os.environ.get("PGHOST") or ""
    return "service" in given or not all(map(_is_here, str(hosts).split(",")))


def _is_here(host: str) -> bool:
    """Tell whether a host of a connection string is this computer: by name, address or a socket."""
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host in ("", "localhost") or host.startswith(("/", "@"))


def named(error: psycopg.Error, name: str) -> StoreError:
    """Return the StoreError for what the database, or the way to it, raised."""
    detail = (error.diag.message_primary or str(error)).strip().partition("\n")[0]
    detail = re.split(r"FATAL:  | failed: ", detail)[-1].rstrip(".")
    kind: Kind = next((kind for of, kind in _KINDS if isinstance(error, of)), "disk")
    return StoreError(kind, name, detail)


def _named(address: str) -> str:
    given = conninfo_to_dict(address)
    port = f":{given['port']}" if given.get("port") else ""
    return f"{given.get('host') or 'localhost'}{port}/{given.get('dbname') or ''}"


def _value(value: Any) -> Any:
    """Return a value as its column has it: a file knows no yes and no but 1 and 0."""
    return int(value) if isinstance(value, bool) else value


@lru_cache(maxsize=1024)
def _marked(statement: str) -> str:
    """Return a statement with the marks for values that psycopg has."""
    return statement.replace("%", "%%").replace("?", "%s")


# -- tables --------------------------------------------------------------------------

_OTHERWISE = (
    (re.compile(r"--[^\n]*"), ""),
    (re.compile(r"\bINTEGER PRIMARY KEY AUTOINCREMENT\b"), "BIGSERIAL PRIMARY KEY"),
    (re.compile(r"\bINTEGER\b"), "BIGINT"),
    (re.compile(r"\bREAL\b"), "DOUBLE PRECISION"),
    (re.compile(r"\) WITHOUT ROWID\b"), ")"),
    (re.compile(r"\bINSERT OR IGNORE\b(.*)", re.DOTALL), r"INSERT\1 ON CONFLICT DO NOTHING"),
)
"""What the steps of the schema are called here."""


def translated(step: str) -> Iterator[str]:
    """Yield the statements of a step of the schema as PostgreSQL has them."""
    for statement in filter(str.strip, step.split(";")):
        for pattern, other in _OTHERWISE:
            statement = pattern.sub(other, statement)
        yield statement.strip()


def _prepare(connection: psycopg.Connection[Row], name: str) -> None:
    """Make the tables, or bring them up to date; one host after the other. Raises StoreError."""
    connection.execute("SELECT pg_advisory_xact_lock(%s)", (_WRITERS,))
    ((there,),) = connection.execute("SELECT to_regclass('house_schema')").fetchall()
    if there is None:
        connection.execute("CREATE TABLE house_schema (version BIGINT NOT NULL)")
    row = connection.execute("SELECT version FROM house_schema").fetchone()
    version = 0 if row is None else int(row[0])
    if version > SCHEMA_VERSION:
        raise StoreError("too-new", name, str(version))
    if version < SCHEMA_VERSION and there is not None and not _is_owned(connection):
        raise StoreError("too-old", name, str(version))
    for step in MIGRATIONS[version:]:
        for statement in translated(step):
            connection.execute(statement)
    if version < SCHEMA_VERSION:
        connection.execute("DELETE FROM house_schema")
        connection.execute("INSERT INTO house_schema VALUES (%s)", (SCHEMA_VERSION,))


def _forget_values(connection: psycopg.Connection[Row], table: str) -> None:
    """Drop what the server has noted of an empty table: ANALYZE leaves that as it was."""
    ((has_rows,),) = connection.execute(f"SELECT EXISTS (SELECT FROM {table})").fetchall()
    if has_rows:
        return
    texts = connection.execute(
        "SELECT attname FROM pg_attribute WHERE attrelid = %s::regclass AND attnum > 0"
        " AND atttypid = 'text'::regtype",
        (table,),
    )
    changes = ", ".join(f"ALTER {name} TYPE TEXT" for (name,) in texts.fetchall())
    if changes:
        connection.execute(f"ALTER TABLE {table} {changes}")


def _is_owned(connection: psycopg.Connection[Row]) -> bool:
    """Tell whether the role of a connection may change the tables."""
    owner = "SELECT tableowner FROM pg_tables WHERE tablename = 'house_schema'"
    here = f"{owner} AND schemaname = current_schema()"
    ((owned,),) = connection.execute(f"SELECT pg_has_role(({here}), 'USAGE')").fetchall()
    return bool(owned)


def _tables(connection: psycopg.Connection[Row]) -> list[tuple[str, bool]]:
    """Return our tables, those that lie where the connection makes new ones, and whether its role
    owns them.
    """
    found = connection.execute(
        "SELECT tablename, pg_has_role(tableowner, 'USAGE') FROM pg_tables"
        " WHERE schemaname = current_schema() ORDER BY tablename"
    )
    ours = set(re.findall(r"CREATE TABLE (\w+)", ";".join(MIGRATIONS)))
    return [(name, owned) for name, owned in found.fetchall() if name in ours]
