"""A house with three hosts and its PostgreSQL server, all on this computer, for trying it out.

    packaging/house/three-hosts [--port PORT] [--folder FOLDER] [--alone N] [--json]

One host leads, the others wait and pass people on: any of the three addresses will do. Try what
happens when one is killed: the id of its process is told, and its number, typed here, opens it
again. Ctrl+C ends everything. Without ``--folder`` nothing of it is left then.

With ``--alone 0`` all hosts lead tables, the one that leads the house as well as the others.

With ``--port`` the hosts are at PORT, PORT+1 and PORT+2, their pages for browsers ten further on,
the operator's pages twenty, the hosts' inner ports thirty, and PostgreSQL forty; without it
everything is at free ports.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import os
import queue
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NoReturn

from scripts.postgres_server import LocalServer, ServerError, free_port

Event = dict[str, Any]

NUMBER = 3
STEPS = {"house": 0, "page": 10, "operator": 20, "inner": 30}
DATABASE_STEP = 40
END_S = 30.0
"""How long a host may take to end in order."""
LOOK_S = 0.2
GIVEN = (
    *("--name", "Trial house", "--for", "everybody", "--operator", "Somebody who tries"),
    *("--contact", "nobody@example.org", "--deletes", "everything at once"),
)


class TrialHost:
    """One of the hosts: a process with a data folder of its own, at ports that stay the same."""

    apart = False
    """As a server is (scripts.postgres_server)."""

    def __init__(
        self,
        n: int,
        folder: Path,
        store_file: Path,
        first_port: int = 0,
        alone: int | None = None,
    ) -> None:
        self.n, self.home = n, folder / f"host-{n}"
        self._more = () if alone is None else ("--alone", str(alone))
        self.ports = {
            what: first_port + step + n - 1 if first_port else free_port()
            for what, step in STEPS.items()
        }
        self.events: queue.Queue[Event] = queue.Queue()
        """What it has told and nobody has taken yet; the last is {"event": "ended"}."""
        self.leads = False
        self.opened: Event = {}
        """What it told when it led the house last: fingerprint, words, the operator's page."""
        self.process: subprocess.Popen[str] | None = None
        self._store_file = store_file

    @property
    def address(self) -> str:
        """Where people come, whether it leads or waits."""
        return f"127.0.0.1:{self.ports['house']}"

    @property
    def page(self) -> str:
        """Where browsers come."""
        return f"http://127.0.0.1:{self.ports['page']}/"

    @property
    def log(self) -> Path:
        """Into which file it writes what it cannot say otherwise."""
        return self.home.with_suffix(".log")

    @property
    def runs(self) -> bool:
        """Whether its process is there."""
        return self.process is not None and self.process.poll() is None

    def open(self) -> None:
        """Start it."""
        given = ["serve", "--house", "--store-file", str(self._store_file), "--loopback-only"]
        for option, what in (("--port", "house"), ("--web-port", "page")):
            given += [option, str(self.ports[what])]
        given += ["--operator-port", str(self.ports["operator"])]
        given += ["--inner", f"127.0.0.1:{self.ports['inner']}", *GIVEN, *self._more, "--json"]
        environment = {"BRAILLESPIEL_HOME": str(self.home), "PYTHONUTF8": "1"}
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-P", "-m", "braillespiel", *given],
                stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=log, encoding="utf-8",
                env=os.environ | environment, start_new_session=self.apart,
            )  # fmt: skip
        self._reading = threading.Thread(target=self._read, args=(self.process,), daemon=True)
        self._reading.start()

    def _read(self, process: subprocess.Popen[str]) -> None:
        assert process.stdout is not None
        for line in process.stdout:
            event = json.loads(line)
            if "fingerprint" in event:
                self.opened, self.leads = event, True
            elif event.get("event") == "led-elsewhere":
                self.leads = False
            self.events.put(event)
        process.wait()
        self.leads = False
        self.events.put({"event": "ended", "status": process.returncode})

    def until(self, *wanted: str, within_s: float = 60.0) -> Event:
        """Return the next event that is one of these, or has such a field; drop those before it.

        Raises ServerError if it ends, or has said nothing for too long.
        """
        while True:
            try:
                event = self.events.get(timeout=within_s)
            except queue.Empty:
                raise ServerError(f"Host {self.n} does not say {' or '.join(wanted)}.") from None
            if event.get("event") in wanted or any(each in event for each in wanted):
                return event
            if event.get("event") == "ended":
                last = self.log.read_text("utf-8", "replace").strip().splitlines()[-3:]
                raise ServerError(f"Host {self.n} has ended. " + " ".join(last))

    def kill(self) -> None:
        """Kill it: kill -9. What it has told before is dropped."""
        if self.process is not None:
            self.process.kill()
            self._reading.join()
            self.events = queue.Queue()

    def pause(self) -> None:
        """Have it stand still, as a computer that sleeps."""
        assert self.process is not None
        self.process.send_signal(signal.SIGSTOP)

    def go_on(self) -> None:
        """Let it go on."""
        assert self.process is not None
        self.process.send_signal(signal.SIGCONT)

    def end(self) -> None:
        """End it in order: it hands over."""
        if self.process is not None and self.runs:
            self.go_on()
            self.process.terminate()
            try:
                self.process.wait(END_S)
            except subprocess.TimeoutExpired:
                self.kill()

    def told(self) -> Event:
        """Return where it is, as programs read it."""
        return {
            "host": self.n,
            "process": None if self.process is None else self.process.pid,
            "address": self.address,
            "page": self.page,
            "operator_port": self.ports["operator"],
            "folder": str(self.home),
            "log": str(self.log),
        }


class ThreeHosts:
    """The database and the hosts; everything lies in ``folder``.

    The one that leads the house leads so many tables ``alone``; None: as many as is usual.
    """

    def __init__(self, folder: Path, first_port: int = 0, alone: int | None = None) -> None:
        at = first_port + DATABASE_STEP if first_port else 0
        inside = folder / "database"
        inside.mkdir(exist_ok=True)
        self._secret = folder / "password"
        there = self._secret.read_text("ascii") if self._secret.exists() else ""
        self.database = LocalServer(inside, password=there, port=at)
        self.store_file = folder / "store.txt"
        self.hosts = [
            TrialHost(n, folder, self.store_file, first_port, alone) for n in range(1, 1 + NUMBER)
        ]

    def open(self) -> None:
        """Start everything: the first host leads. Raises ServerError."""
        if not (self.database.data / "PG_VERSION").exists():
            _write(self._secret, self.database.password)
            self.database.make()
        self.database.start()
        _write(self.store_file, self.database.address("postgres"))
        first, *others = self.hosts
        first.open()
        first.until("fingerprint")
        for host in others:
            host.open()
        for host in others:
            host.until("passes-on")

    def leading(self, within_s: float = 60.0, but: TrialHost | None = None) -> TrialHost:
        """Return the host that leads, not ``but``, once one does. Raises ServerError."""
        ends = time.monotonic() + within_s
        while time.monotonic() < ends:
            for host in self.hosts:
                if host is not but and host.leads and host.runs:
                    return host
            time.sleep(0.02)
        raise ServerError("No host leads the house.")

    def close(self) -> None:
        """End everything, those that wait first: nobody has to take over."""
        for host in sorted(self.hosts, key=lambda host: host.leads):
            host.end()
        self.database.stop()


@contextlib.contextmanager
def three_hosts(
    folder: Path | None = None,
    first_port: int = 0,
    *,
    alone: int | None = None,
    apart: bool = False,
) -> Iterator[ThreeHosts]:
    """Give a house with three hosts that runs; it is over afterwards.

    Without a folder of its own nothing is left of it. With ``apart`` Ctrl+C at the terminal does
    not reach its processes, which are ended in order. Raises ServerError.
    """
    own = Path(tempfile.mkdtemp(prefix="three-hosts-")) if folder is None else folder.resolve()
    own.mkdir(parents=True, exist_ok=True)
    if os.geteuid() == 0:
        own.chmod(0o711)  # the user to whom PostgreSQL belongs comes through
    made = ThreeHosts(own, first_port, alone)
    for each in (made.database, *made.hosts):
        each.apart = apart
    try:
        made.open()
        yield made
    finally:
        made.close()
        if folder is None:
            shutil.rmtree(own, ignore_errors=True)


def _write(file: Path, text: str) -> None:
    file.touch(0o600)
    file.write_text(text, "ascii")


# -- at the terminal -----------------------------------------------------------------------------


def said(host: TrialHost, event: Event) -> str:
    """Return what is said of an event."""
    match event:
        case {"fingerprint": _}:
            operated = event["operator"]
            return f"Host {host.n} leads the house. Its operator's page, once: {operated}"
        case {"event": "waits-for-host"}:
            return f"Host {host.n} waits."
        case {"event": "passes-on"}:
            return f"Host {host.n} passes people on."
        case {"event": "opened"}:
            return f"Host {host.n} is opened again, process {event['process']}."
        case {"event": "ended"}:
            return f"Host {host.n} has ended. Type {host.n} and Enter to open it again."
        case _:
            return f"Host {host.n}: {event.get('event')}"


def _typed(wanted: queue.Queue[str]) -> None:
    for line in sys.stdin:
        wanted.put(line.strip())


def watch(house: ThreeHosts, say: Callable[[TrialHost, Event], None]) -> NoReturn:
    """Say what happens, and open again whatever host is typed, without end."""
    wanted: queue.Queue[str] = queue.Queue()
    threading.Thread(target=_typed, args=(wanted,), daemon=True).start()
    while True:
        for host in house.hosts:
            with contextlib.suppress(queue.Empty):
                while True:
                    say(host, host.events.get_nowait())
        with contextlib.suppress(queue.Empty):
            number = wanted.get(timeout=LOOK_S)
            for host in house.hosts:
                if number == str(host.n) and not host.runs:
                    host.open()
                    say(host, {"event": "opened", **host.told()})


def main() -> int:
    """Open the house until Ctrl+C; return the status."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n\n")[0])
    parser.add_argument("--port", type=int, default=0, help="the first of the ports")
    parser.add_argument("--folder", type=Path, help="where all is kept; else it is gone at the end")
    parser.add_argument("--alone", type=int, help="how many tables one host leads alone")
    parser.add_argument("--json", action="store_true", help="for programs: one line of JSON each")
    given = parser.parse_args()

    def ends(*_: object) -> None:
        raise KeyboardInterrupt

    for each in (signal.SIGTERM, signal.SIGHUP):
        signal.signal(each, ends)

    def say(host: TrialHost, event: Event) -> None:
        print(json.dumps({"host": host.n, **event}) if given.json else said(host, event))
        sys.stdout.flush()

    try:
        with three_hosts(given.folder, given.port, alone=given.alone, apart=True) as house:
            if given.json:
                told = {"hosts": [host.told() for host in house.hosts]}
                print(json.dumps(told | house.leading().opened))
            else:
                for host in house.hosts:
                    pid = host.told()["process"]
                    print(f"Host {host.n}: {host.address}, page {host.page}, process {pid}.")
                print(said(house.leading(), house.leading().opened))
                print("The others wait. Ctrl+C ends all.")
            sys.stdout.flush()
            watch(house, say)
    except KeyboardInterrupt:
        return 0
    except ServerError as error:
        print(error, file=sys.stderr)
        return 1


if __name__ == "__main__":
    sys.exit(main())
