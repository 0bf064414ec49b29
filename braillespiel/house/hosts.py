"""The hosts of a house whose store is a database: which of them leads it, and which ones wait.

Each host says twice a second that it is alive, and looks who else is. Whose sign has not changed
for three seconds of the own clock is dead: no clocks are compared. Taking over raises the house's
epoch in a transaction in which only one can; whatever a host writes names itself and its epoch
(:class:`LedDatabase`), so one that was paused or cut off meanwhile writes nothing more.
"""

from __future__ import annotations

import asyncio
import contextlib
import re
import threading
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from secrets import token_hex
from time import monotonic, sleep
from typing import Any, NamedTuple, Protocol
from urllib.parse import urlsplit

from braillespiel.house import deletions
from braillespiel.house.host_counts import HostCounts
from braillespiel.network.entrance import shown
from braillespiel.network.houses.messages import HOSTS, WHERE
from braillespiel.network.joining import address, files, reach
from braillespiel.network.joining.errors import JoinError
from braillespiel.store.errors import StoreError
from braillespiel.store.schema import SCHEMA_VERSION
from braillespiel.store.sql import SqlDatabase

FILE = "house-host.txt"
"""What the host of a data folder is called, in its folder for network play."""
LOOK_S = 0.5
DEAD_S = 3.0
"""A host that has not said for so long that it is alive is dead."""
UNSURE_S = 2.0
"""A host that could not say so for so long leads no more: another one may soon."""
HUNG_S = 30.0
"""A host whose loop stands for so long says no more that it is alive. Opening may take its time."""
TOUCH_S = 0.1

_LEADS = "SELECT host, epoch FROM house_leads WHERE what = 'house'"
_VERSION = "SELECT version FROM house_schema"
_LED = f"SELECT host, epoch, ({_VERSION}) FROM house_leads WHERE what = 'house'"
"""All that a transaction looks at first, at once."""


ORIGINS = 64
"""Pages of hosts that are remembered at most."""
_PAGE = re.compile(r"(https?://(?:[\w.-]+|\[[0-9a-f:.]+\]):\d{1,5})/", re.ASCII)


class HostPlace(NamedTuple):
    """Where a host is: for programs, for other hosts while it leads, and for browsers; "" as long
    as nobody reaches it there.
    """

    address: str = ""
    """With its port; a host that nobody reaches yet says what its computer is called."""
    inner_port: str = ""
    page: str = ""


def pages_at(places: Sequence[HostPlace], remote: str) -> tuple[str, ...]:
    """Return the addresses of pages that somebody who comes from ``remote`` reaches."""
    scope, found = reach.scope_of(remote), []
    for place in places:
        origin = origin_of(place.page)
        if origin and reach.reaches(str(urlsplit(origin).hostname), scope):
            found.append(place.page)
    return tuple(found[:HOSTS])


def origin_of(page: str) -> str:
    """Return which origin a page's address is of, "" if it is none ("https://two.example/")."""
    found = _PAGE.fullmatch(page)
    return found[1] if found else ""


def reached_at(places: Sequence[HostPlace], remote: str) -> tuple[str, ...]:
    """Return the addresses at which somebody who comes from ``remote`` reaches hosts of a house.

    Nobody is told an address that means nothing where they are. What stands there other hosts have
    written: what is no address is left out.
    """
    scope, found = reach.scope_of(remote), []
    for place in places:
        with contextlib.suppress(JoinError):
            where = address.read(place.address)
            plain = shown(where.host, where.port) == place.address and len(place.address) <= WHERE
            if plain and reach.reaches(where.host, scope):
                found.append(place.address)
    return tuple(found[:HOSTS])


@dataclass(frozen=True, slots=True)
class HostsSeen:
    """What a look found: the signs of all hosts and where they are, who leads, under which epoch
    (0: nobody), the version of the tables, and how many are to be deleted again.
    """

    beats: Mapping[str, int]
    places: Mapping[str, HostPlace]
    leader: str
    epoch: int
    version: int
    owed: int

    @property
    def where(self) -> HostPlace:
        """Where the host is that leads."""
        return self.places.get(self.leader, HostPlace())

    def check(self) -> None:
        """See that this program knows these tables. Raises StoreError too-new."""
        if self.version > SCHEMA_VERSION:
            raise StoreError("too-new", detail=str(self.version))

    def is_led(self, host: str, epoch: int) -> bool:
        """Tell whether a host leads on under an epoch, with nothing to be done before."""
        led = (self.leader, self.epoch, self.version) == (host, epoch, SCHEMA_VERSION)
        return led and not self.owed


class SharedDatabase(SqlDatabase, Protocol):
    """A database that several hosts have together."""

    def prepare(self) -> None:
        """Bring the tables up to date. Raises StoreError."""


class HostTable:
    """What the hosts of a house know of each other, in its database. Methods raise StoreError.

    ``host`` is this one, and no other; ``where`` is told to the others. In the data folder ``home``
    a copy is kept of the list of deletions.
    """

    def __init__(
        self, database: SharedDatabase, host: str, address: str = "", home: Path | None = None
    ) -> None:
        self._database = database
        self.host, self.where = host, HostPlace(address)
        self._home = home

    def beat(self) -> int:
        """Say that this host is alive; return how often it has. It waits for nobody who writes."""
        ((beat,),) = self._database.rows(
            "INSERT INTO house_hosts (host, address, inner_port, page, beat) VALUES (?, ?, ?, ?, 1)"
            " ON CONFLICT (host) DO UPDATE SET beat = house_hosts.beat + 1,"
            " address = excluded.address, inner_port = excluded.inner_port, page = excluded.page"
            " RETURNING beat",
            self.host,
            *self.where,
        )
        return int(beat)

    def look(self) -> HostsSeen:
        """Return who is there. Whom the list of a host that waits names is to be deleted again."""
        with self._database.snapshot() as find:
            rows = find("SELECT host, beat, address, inner_port, page FROM house_hosts")
            leader, epoch = (*find(_LEADS), ("", 0))[0]
            ((version,),) = find(_VERSION)
            ((owed,),) = find("SELECT count(*) FROM house_deleted WHERE done = 0")
        if self._home is not None:
            # Who leads carries out its own list when it opens; until then it may be in the midst.
            deletions.exchange(self._database, self._home, tells=leader != self.host)
        beats = {str(row[0]): int(row[1]) for row in rows}
        places = {str(row[0]): HostPlace(*row[2:]) for row in rows}
        return HostsSeen(beats, places, leader, epoch, version, owed)

    def prepare(self) -> None:
        """Bring the tables up to date, which may have been put back."""
        self._database.prepare()

    def certificate(self) -> str | None:
        """Return the certificate that all hosts show, with its key, None if there is none yet."""
        rows = self._database.rows("SELECT value FROM house_facts WHERE name = 'certificate'")
        return str(rows[0][0]) if rows else None

    def lead(self, seen: int) -> int | None:
        """Lead the house in place of whoever led it under ``seen``; return the own epoch.

        None: somebody else was faster.
        """
        with self._database.transaction() as execute:
            row = execute(_LEADS).fetchone()
            if (0 if row is None else row[1]) != seen:
                return None
            execute(
                "INSERT INTO house_leads (what, host, epoch) VALUES ('house', ?, ?)"
                " ON CONFLICT (what) DO UPDATE SET host = excluded.host, epoch = excluded.epoch",
                (self.host, seen + 1),
            )
        return seen + 1

    def resign(self, epoch: int) -> None:
        """Lead no more under an epoch: whoever waits need not wait for this host."""
        self._database.rows(
            "UPDATE house_leads SET host = '' WHERE host = ? AND epoch = ? RETURNING host",
            self.host,
            epoch,
        )

    def forget(self, host: str, beat: int | None = None) -> None:
        """Forget this host, which ends, or another one that has not given a sign since ``beat``."""
        alive = "" if beat is None else f" AND beat = {int(beat)}"
        self._database.rows(f"DELETE FROM house_hosts WHERE host = ?{alive} RETURNING host", host)


def came_before(home: Path, host: str) -> str:
    """Return what the last host of a data folder was called, "" if there was none; note this one.

    It does not run any more: a data folder has one host at a time (joining.lease).
    """
    try:
        path = files.folder(home) / FILE
        before = path.read_text("ascii") if path.exists() else ""
        files.write(path, host.encode())
    except (OSError, UnicodeDecodeError):
        return ""
    return before


class HostWatch:
    """Tells by the own clock, in seconds, who is dead."""

    def __init__(self) -> None:
        self._since: dict[str, tuple[int, float]] = {}

    def saw(self, beats: Mapping[str, int], now: float) -> None:
        """Note the signs of all hosts."""
        before = self._since
        self._since = {
            host: before[host] if host in before and before[host][0] == beat else (beat, now)
            for host, beat in beats.items()
        }

    def last(self, host: str) -> float | None:
        """Return when the last sign of a host was seen, None if none was."""
        seen = self._since.get(host)
        return None if seen is None else seen[1]

    def lives(self, host: str, now: float) -> bool:
        """Tell whether a host has given a sign lately."""
        seen = self._since.get(host)
        return seen is not None and now - seen[1] < DEAD_S

    def dead(self, now: float) -> list[str]:
        """Return who has given none."""
        return [host for host in self._since if not self.lives(host, now)]


class LedDatabase:
    """The database of a house for ``host``, which leads it under ``epoch`` (store.sql.SqlDatabase).

    Once another host leads, or a later program has changed the tables, every transaction raises
    StoreError "led-elsewhere". All else is the database's own.
    """

    def __init__(self, database: SqlDatabase, host: str, epoch: int) -> None:
        self._database, self._led = database, (host, epoch, SCHEMA_VERSION)
        self.path, self.saved = database.path, database.saved
        self.snapshot, self.rows, self.size = database.snapshot, database.rows, database.size
        self.examine, self.scrub = database.examine, database.scrub
        self.bound, self.close = database.bound, database.close

    @contextlib.contextmanager
    def transaction(self, *, beside: bool = False) -> Iterator[Callable[..., Any]]:
        """Give a function that executes statements: all of them or, if the block raises, none."""
        with self._database.transaction(beside=beside) as execute:
            row = execute(_LED).fetchone()
            if row is None or tuple(row) != self._led:
                raise StoreError("led-elsewhere")
            yield execute


def alone(database: SharedDatabase, home: Path) -> LedDatabase | None:
    """Return the database of a house that no host has open, to change it; None if one is alive.

    Where hosts have left signs, it takes some seconds to see whether they live. Raises StoreError.
    """
    table = HostTable(database, token_hex(8), home=home)
    before = table.look()
    before.check()
    if before.beats:
        sleep(DEAD_S)
    seen = table.look()
    if any(before.beats.get(host) != beat for host, beat in seen.beats.items()):
        return None
    epoch = table.lead(seen.epoch)
    return None if epoch is None else LedDatabase(database, table.host, epoch)


class Leadership:
    """Keeps this host's place among the hosts of its house.

    ``table`` has a connection of its own, and signs are given by a thread of their own: none waits
    for what the house writes, or for a house that opens. A loop that is not heard of for HUNG_S
    gives none any more.
    """

    def __init__(
        self,
        table: HostTable,
        clock: Callable[[], float] = monotonic,
        counts: HostCounts | None = None,
    ) -> None:
        self._table, self._clock = table, clock
        self._counts = HostCounts() if counts is None else counts
        self._takes_over: float | None = None
        """When the last sign was seen of the host that this one was waiting for."""
        self._watch = HostWatch()
        self._seen: HostsSeen | None = None
        """What the newest look found; None where the database did not answer it."""
        self._error: StoreError | None = None
        self._looks = 0
        self._sure = -UNSURE_S
        """When the newest sign was begun that the database has."""
        self._beat = 0
        self._origins: dict[str, None] = {}
        """Where hosts have shown pages, the newest last: a page outlives its host."""
        self._put_back = False
        """Whether the database is older than what this host has written."""
        self._touched = clock()
        self._ends, self._wanted = threading.Event(), threading.Event()
        """``_wanted``: a look is not to wait until it is due."""
        self._thread = threading.Thread(target=self._run, name="house hosts", daemon=True)
        self._thread.start()

    async def lead(self, on_wait: Callable[[HostPlace | StoreError], None]) -> int:
        """Return the epoch once this host leads. Raises StoreError "too-new".

        ``on_wait`` is called when it has to wait first: with where another host is that leads, or
        with what is wrong with the database.
        """
        told: str | None = None
        while True:
            answered = await self._look_anew()
            waits: HostPlace | StoreError | None = self._error if answered else StoreError("silent")
            seen = self._seen
            if answered and seen is not None:
                seen.check()
                other = seen.leader != self._table.host
                if other and self._watch.lives(seen.leader, self._clock()):
                    waits = seen.where
                    self._takes_over = self._watch.last(seen.leader)
                else:
                    try:
                        await asyncio.to_thread(self._table.prepare)
                        epoch = await asyncio.to_thread(self._table.lead, seen.epoch)
                    except StoreError as error:
                        waits = error
                    else:
                        if epoch is not None:
                            self._put_back = False
                            await self._look_anew(now=True)
                            return epoch
            if waits is not None and str(waits) != told:
                told = str(waits)
                on_wait(waits)

    def opened(self) -> None:
        """Count a takeover, where it is one: the house is open here."""
        if self._takes_over is not None:
            self._counts.takeovers.note(self._clock() - self._takes_over)
        self._takes_over = None

    def pages(self, remote: str) -> tuple[str, ...]:
        """Return where somebody who comes from ``remote`` finds pages of hosts that live."""
        return pages_at(self.places(), remote)

    def shows(self, origin: str) -> bool:
        """Tell whether an origin is that of a page of the house, while this process knows it."""
        return origin in self._origins

    def lives(self, host: str) -> bool:
        """Tell whether a host has given a sign lately."""
        return self._watch.lives(host, self._clock())

    def places(self) -> tuple[HostPlace, ...]:
        """Return where the hosts are that live, this one first."""
        seen, now = self._seen, self._clock()
        if seen is None:
            return (self._table.where,)
        others = (
            place
            for host, place in seen.places.items()
            if host != self._table.host and self._watch.lives(host, now)
        )
        return (self._table.where, *others)

    @property
    def answers(self) -> bool:
        """Whether the database of the house answered lately."""
        return self._seen is not None and self._clock() - self._sure < DEAD_S

    async def hold(self, epoch: int) -> None:
        """Return once this host does not lead under ``epoch`` any more, or cannot be sure of it.

        It also returns where the house is to be opened anew: the database was put back, or somebody
        is to be deleted again.
        """
        while self._clock() - self._sure < UNSURE_S and not self._put_back:
            self._touched = self._clock()
            seen = self._seen
            if seen is not None and not seen.is_led(self._table.host, epoch):
                return
            await asyncio.sleep(TOUCH_S)

    async def leave(self) -> None:
        """This host ends: whoever waits need not wait for it any longer."""
        self._ends.set()
        self._wanted.set()
        await asyncio.to_thread(self._thread.join, UNSURE_S)

    async def _look_anew(self, *, now: bool = False) -> bool:
        """Return after the next look that is begun from now on; False if it takes too long.

        With ``now`` it is not waited for until it is due. Without, whoever leads and is dead ends
        the waiting: they were alive when they were looked at last.
        """
        looks, begun, seen = self._looks + 2, self._clock(), self._seen
        lived = seen is not None and self._watch.lives(seen.leader, begun)
        while self._looks < looks:
            self._touched = self._clock()
            if self._touched - begun >= DEAD_S:
                return False
            if now:
                self._wanted.set()
            elif lived and seen is not None and not self._watch.lives(seen.leader, self._touched):
                lived, now = False, True
            await asyncio.sleep(TOUCH_S)
        return True

    # -- in the thread -----------------------------------------------------------------------

    def _run(self) -> None:
        while not self._ends.is_set():
            try:
                self._seen = self._looked()
                self._error = None
                self._counts.store_answered()
            except StoreError as error:
                self._seen, self._error = None, error
                if error.kind == "broken":  # older tables were put back
                    with contextlib.suppress(StoreError):
                        self._table.prepare()
            self._looks += 1
            self._wanted.wait(LOOK_S)
            self._wanted.clear()
        with contextlib.suppress(StoreError):
            self._table.forget(self._table.host)

    def _looked(self) -> HostsSeen:
        """Say that this host is alive, and look who else is."""
        now = self._clock()
        if now - self._touched < HUNG_S:
            beat = self._table.beat()
            self._put_back = self._put_back or beat <= self._beat
            self._beat, self._sure = beat, now
        seen = self._table.look()
        origins = dict.fromkeys(origin_of(place.page) for place in seen.places.values())
        kept = [each for each in self._origins if each not in origins]
        self._origins = dict.fromkeys([*kept, *filter(None, origins)][-ORIGINS:])
        self._watch.saw(seen.beats, self._clock())
        for host in self._watch.dead(self._clock()):
            if host != seen.leader:
                self._table.forget(host, seen.beats[host])
        return seen
