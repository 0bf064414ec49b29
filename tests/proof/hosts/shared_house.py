"""A house that several host processes keep open over one PostgreSQL, for tests that break it.

Each host reaches the database by a way of its own, and the others by a way to its inner port; all
that the ledger ever held, and who led when, is noted in the database itself.
"""

from __future__ import annotations

import contextlib
import json
import os
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator, Sequence
from pathlib import Path
from time import monotonic
from typing import Any

import psycopg

from braillespiel.engine.match import Entry
from braillespiel.store.opening import Store, open_on_server
from braillespiel.store.schema import SCHEMA_VERSION
from scripts.postgres_server import USER
from tests.network.on_a_full_disk import fill
from tests.proof.hosts.checker import Led, Row
from tests.proof.hosts.ways import HERE, Way, Ways, opened
from tests.support.patience import HANGS_S, end, until
from tests.support.postgres import PostgresServer, server
from tests.support.relay import free_ports

ROOT = Path(__file__).resolve().parents[3]
PRODUCT = ("braillespiel",)
SIZE = "16m"
BALLAST = "ballast"
MANY = 100_000
"""More matches than any house here plays."""
NOTES = """
    CREATE TABLE noted_records (
        nth BIGSERIAL, id TEXT, n BIGINT, epoch BIGINT, write TEXT, data TEXT
    );
    CREATE TABLE noted_leads (nth BIGSERIAL, epoch BIGINT, host TEXT);
    CREATE TABLE noted_ways (inner_port TEXT, way TEXT);
    CREATE TABLE faults (slow DOUBLE PRECISION, is_full BOOLEAN);
    INSERT INTO faults VALUES (0, false);

    CREATE FUNCTION note_record() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        IF (SELECT is_full FROM faults) THEN
            RAISE EXCEPTION USING ERRCODE = '53100', MESSAGE = 'no room';
        END IF;
        INSERT INTO noted_records (id, n, epoch, write, data)
            VALUES (NEW.id, NEW.n, NEW.epoch, NEW.write, NEW.data);
        RETURN NEW;
    END $$;
    CREATE TRIGGER noted BEFORE INSERT ON house_records
        FOR EACH ROW EXECUTE FUNCTION note_record();

    CREATE FUNCTION note_lead() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        INSERT INTO noted_leads (epoch, host) VALUES (NEW.epoch, NEW.host);
        RETURN NEW;
    END $$;
    CREATE TRIGGER noted BEFORE INSERT OR UPDATE ON house_leads
        FOR EACH ROW EXECUTE FUNCTION note_lead();

    CREATE FUNCTION by_the_way() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        NEW.inner_port := coalesce(
            (SELECT way FROM noted_ways WHERE inner_port = NEW.inner_port), NEW.inner_port);
        RETURN NEW;
    END $$;
    CREATE TRIGGER by_the_way BEFORE INSERT OR UPDATE ON house_hosts
        FOR EACH ROW EXECUTE FUNCTION by_the_way();

    CREATE FUNCTION at_the_commit() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        IF current_setting('faults.slept', true) IS DISTINCT FROM txid_current()::text THEN
            PERFORM set_config('faults.slept', txid_current()::text, true);
            PERFORM pg_sleep(slow) FROM faults WHERE slow > 0;
        END IF;
        RETURN NULL;
    END $$;
    CREATE CONSTRAINT TRIGGER slow AFTER INSERT ON house_records DEFERRABLE INITIALLY DEFERRED
        FOR EACH ROW EXECUTE FUNCTION at_the_commit();
    CREATE CONSTRAINT TRIGGER slow AFTER UPDATE ON house_hosts DEFERRABLE INITIALLY DEFERRED
        FOR EACH ROW EXECUTE FUNCTION at_the_commit();
"""
"""What a test adds to the tables of a house: notes of what was committed, ways between hosts, and
a disk that is slow when something is to be on it, or full."""


class Host:
    """One host of the house; ``module`` is what is run: the program itself, unless a test plants
    something in it.
    """

    def __init__(self, folder: Path, ways: Sequence[Way], given: Sequence[str], inner: Way) -> None:
        self._folder, self._given = folder, given
        self.ways, self.inner = ways, inner
        """Its ways to the database, and the one of others to it."""
        self.module: tuple[str, ...] = PRODUCT
        self.port = int(given[given.index("--port") + 1])
        self.events: list[tuple[float, dict[str, Any]]] = []
        self.leads = False
        """Whether it has opened the house, and not said since that it leads no more."""
        self.opened = 0.0
        """When it opened the house last."""
        self.passes_on = False
        self.process: subprocess.Popen[str] | None = None
        self._reads: threading.Thread | None = None

    def start(self) -> None:
        """Start it; it leads or waits."""
        assert self.process is None
        command = ("serve", "--house", *self._given, "--json", "--lang", "en")
        environment = {"BRAILLESPIEL_HOME": str(self._folder), "PYTHONUTF8": "1"}
        self._folder.mkdir(exist_ok=True)
        with (self._folder / "stderr.txt").open("a") as told:
            self.process = subprocess.Popen(
                [sys.executable, "-P", "-m", *self.module, *command],
                stdout=subprocess.PIPE,
                stderr=told,
                encoding="utf-8",
                cwd=ROOT,
                env=os.environ | environment | {"PYTHONPATH": str(ROOT)},
            )
        self._reads = threading.Thread(target=self._read, args=(self.process,), daemon=True)
        self._reads.start()

    def _read(self, process: subprocess.Popen[str]) -> None:
        assert process.stdout is not None
        for line in process.stdout:
            event = json.loads(line)
            self.events.append((monotonic(), event))
            name = event.get("event")
            if "fingerprint" in event:
                self.leads, self.passes_on, self.opened = True, False, monotonic()
            elif name in ("led-elsewhere", "waits-for-host", "waits-for-store"):
                self.leads = False
            elif name == "passes-on":
                self.passes_on = True

    def see_that_it_runs(self) -> None:
        """Raise AssertionError, with what it has said, if it has ended by itself."""
        if self.process is not None and self.process.poll() is not None:
            raise AssertionError(f"a host has ended: {self.faults()}")

    @property
    def lives(self) -> bool:
        return self.process is not None

    @property
    def serves(self) -> bool:
        """Whether people can come in by it."""
        return self.lives and (self.leads or self.passes_on)

    def _gone(self) -> None:
        assert self._reads is not None
        self._reads.join(HANGS_S)
        self.process, self.leads, self.passes_on = None, False, False

    def kill(self) -> None:
        """End it at once."""
        self.signal(signal.SIGKILL)
        assert self.process is not None
        self.process.wait(HANGS_S)
        self._gone()

    def end(self) -> int:
        """End it in order; return its status."""
        self.signal(signal.SIGTERM)
        assert self.process is not None
        status = self.process.wait(HANGS_S)
        self._gone()
        return status

    def ended(self) -> tuple[int, str]:
        """Return its status once it has ended by itself, and what it has said of that."""
        assert self.process is not None
        status = self.process.wait(HANGS_S)
        self._gone()
        said = self._folder / "stderr.txt"
        why = said.read_text("utf-8")
        said.write_text("")
        return status, why

    def signal(self, number: int) -> None:
        assert self.process is not None
        self.process.send_signal(number)

    def close(self) -> None:
        """Leave nothing of it running."""
        if self.process is not None:
            self.process.send_signal(signal.SIGCONT)
            end(self.process)
            self._gone()

    def faults(self) -> list[str]:
        """Return what went wrong inside of it, as it has told."""
        told = [str(event) for _, event in self.events if event.get("event") == "fault"]
        for name in ("errors.log", "stderr.txt"):
            log = self._folder / name
            text = log.read_text("utf-8").strip() if log.exists() else ""
            told += [f"{name}: {text[-800:]}"] if text else []
        return told


class SharedHouse:
    """The hosts, the database, and the ways between them; ``disk`` is a small one, if there is."""

    def __init__(
        self, folder: Path, made: PostgresServer, ways: Ways, disk: Path | None = None
    ) -> None:
        self.folder, self.made, self._ways = folder, made, ways
        self._disk = disk
        self.standby: PostgresServer | None = None
        self._address = made.place()
        self.hosts: list[Host] = []
        self.more: tuple[str, ...] = ()
        """What else is said to each host."""
        self.lost = 0.0
        """When the house lost the host that led it last, or the database was back without one."""

    def have_standby(self) -> None:
        """From now on whatever is committed is at a second server, too."""
        self.standby = self.made.standby()
        self.standby.start()
        self.made.wait_for("standby")

    def open(self, hosts: int = 2) -> None:
        """Make the tables, and the hosts."""
        address = self._address
        if self._disk is not None:
            with self.connected() as connection:
                connection.execute(f"CREATE TABLESPACE small LOCATION '{self._disk}'")
            address = f"{address.removesuffix(chr(39))} -c default_tablespace=small'"
        open_on_server(address).close()
        inner_ports = free_ports(hosts)
        with self.connected() as connection:
            connection.execute(NOTES)
            for n, inner in enumerate(inner_ports):
                way = self._ways.to(inner)
                connection.execute(
                    "INSERT INTO noted_ways VALUES (%s, %s)",
                    (f"{HERE}:{inner}", f"{HERE}:{way.port}"),
                )
                self.hosts.append(self._host(n, inner, way))

    def _host(self, n: int, inner: int, way: Way) -> Host:
        servers = [self.made] if self.standby is None else [self.made, self.standby]
        ways = [self._ways.to(each.port) for each in servers]
        hosts, ports = ",".join([HERE] * len(ways)), ",".join(str(each.port) for each in ways)
        address = self._address.replace(f"port={self.made.port}", f"port={ports}")
        address = address.replace(f"host={HERE}", f"host={hosts}")
        if self.standby is not None:
            address += " target_session_attrs=read-write"
        file = self.folder / f"store {n}.txt"
        file.touch(0o600)
        file.write_text(address)
        given = (
            *("--loopback-only", "--no-web", "--port", str(free_ports(1)[0])),
            *("--inner", f"{HERE}:{inner}", "--store-file", str(file), *self.more),
        )
        return Host(self.folder / f"host {n}", ways, given, way)

    @property
    def leader(self) -> Host:
        """The host that leads."""
        return max((host for host in self.hosts if host.lives), key=lambda host: host.opened)

    @property
    def gateway(self) -> Host:
        """A host that waits and passes people on."""
        return next(host for host in self.hosts if host.passes_on and host is not self.leader)

    def others(self, host: Host) -> list[Host]:
        return [each for each in self.hosts if each is not host]

    def start(self) -> None:
        """Start all hosts; the first one leads."""
        for host in self.hosts:
            host.start()

            def opens(host: Host = host) -> bool:
                host.see_that_it_runs()
                return host.serves

            until(opens, "a host opens")

    def all_serve(self) -> bool:
        """Tell whether one host leads and all others pass on to it."""
        for host in self.hosts:
            host.see_that_it_runs()
        leading = [host for host in self.hosts if host.leads]
        return len(leading) == 1 and all(host.serves for host in self.hosts)

    @contextlib.contextmanager
    def connected(self, address: str = "") -> Iterator[psycopg.Connection[Any]]:
        """Give a connection to the database, past all ways."""
        connection = psycopg.connect(address or self._address, autocommit=True)
        try:
            yield connection
        finally:
            connection.close()

    def slow(self, seconds: float) -> None:
        """Let each commit take so much longer from now on."""
        with self.connected() as connection:
            connection.execute("UPDATE faults SET slow = %s", (seconds,))

    @property
    def has_small_disk(self) -> bool:
        """Whether the tables lie on a file system of their own."""
        return self._disk is not None

    def fill(self) -> None:
        """Leave no room: on the small disk, or by what the database is told to say."""
        if self._disk is not None:
            fill(self._disk / BALLAST)
        else:
            with self.connected() as connection:
                connection.execute("UPDATE faults SET is_full = true")

    def make_room(self) -> None:
        """Have room again."""
        if self._disk is not None:
            (self._disk / BALLAST).unlink()
        else:
            with self.connected() as connection:
                connection.execute("UPDATE faults SET is_full = false")

    # -- what was kept ---------------------------------------------------------------------

    def _kept_in(self) -> str:
        """Return where all is in the end: in the standby, once that was promoted."""
        if self.standby is None or self.made.runs:
            return self._address
        return self._address.replace(f"port={self.made.port}", f"port={self.standby.port}")

    def rows(self) -> list[Row]:
        """Return all records that the ledger ever held."""
        with self.connected(self._kept_in()) as connection:
            found = connection.execute(
                "SELECT id, n, epoch, write, data FROM noted_records ORDER BY id, nth"
            )
            return [Row(*row) for row in found.fetchall()]

    def leads(self) -> list[Led]:
        """Return who has led the house."""
        with self.connected(self._kept_in()) as connection:
            found = connection.execute("SELECT epoch, host FROM noted_leads ORDER BY nth")
            return [Led(*row) for row in found.fetchall()]

    def archive(self) -> dict[int, list[list[Entry]]]:
        """Return the journals of all matches in the archive, by their seeds."""
        with self.connected(self._kept_in()) as connection:  # a later program may have changed it
            connection.execute("UPDATE house_schema SET version = %s", (SCHEMA_VERSION,))
        store = Store(open_on_server(self._kept_in()))
        found: dict[int, list[list[Entry]]] = {}
        try:
            for line in store.matches.finished(MANY):
                kept = store.matches.load(line.id)
                journal = [Entry(e.seat, e.text, e.at, e.rules, e.number) for e in kept.entries]
                found.setdefault(kept.seed, []).append(journal)
        finally:
            store.close()
        return found

    def close(self) -> None:
        """End what still runs."""
        for host in self.hosts:
            host.close()
        if self.standby is not None:
            self.standby.stop()


@contextlib.contextmanager
def _small_disk(folder: Path) -> Iterator[Path | None]:
    """Give a small file system of its own for the database; None where none may be mounted."""
    place = folder / "disk"
    place.mkdir()
    options = f"size={SIZE},uid={USER},mode=700"
    mount = ("mount", "-t", "tmpfs", "-o", options, "tmpfs", str(place))
    if subprocess.run(mount, capture_output=True, check=False).returncode:
        yield None
        return
    try:
        yield place
    finally:
        subprocess.run(("umount", "-l", str(place)), check=True)


@contextlib.contextmanager
def shared_house(
    folder: Path, made: PostgresServer | None = None, *, on_small_disk: bool = False
) -> Iterator[SharedHouse]:
    """Give a house over a database, ``made`` or one of its own; nothing of it runs afterwards."""
    with contextlib.ExitStack() as stack:
        disk = stack.enter_context(_small_disk(folder)) if on_small_disk else None
        found = stack.enter_context(server()) if made is None else made
        ways = stack.enter_context(opened())
        house = SharedHouse(folder, found, ways, disk)
        stack.callback(house.close)
        yield house
