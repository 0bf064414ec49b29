"""docs/house-database.md followed word by word: roles, an upgrade, backups, and a moment put back.

Nothing of somebody who was deleted comes back with any of them.
"""

from __future__ import annotations

import os
import shutil
import signal
import stat
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest

from braillespiel.cli import main
from scripts.postgres_server import LocalServer
from tests.network.houses.following import BESIDE, SECRET, TREE, DebianFollower, Follower
from tests.network.houses.test_hosts import Hosts, until_open
from tests.network.houses.test_processes import new
from tests.support.patience import HANGS_S, until

PERSON = "Adalbert-Kasimir"
DAY_S = 24 * 3600


@pytest.fixture
def page() -> Iterator[Follower]:
    """Give somebody who follows the page; in a Debian of its own (in_debian_tree) as it stands."""
    if os.environ.get(TREE):
        yield DebianFollower()
        return
    folder = Path(tempfile.mkdtemp(prefix="database-page-", dir="/tmp"))
    made = Follower(LocalServer(folder, "main"))
    try:
        yield made
    finally:
        made.close()
        shutil.rmtree(folder)


class House:
    """The house over that database: opened by one host, whose data folder stays."""

    def __init__(self, page: Follower, folder: Path) -> None:
        self._page, self._folder = page, folder
        self.hosts = Hosts(folder, page.address("cards", "house"))

    def opened(self, *come: str) -> None:
        """Open it; these people come, and it is closed again."""
        host = self.hosts.opens(0)
        address = until_open(host)["address"]
        for name in come:
            there = new(self._folder / name, address, "ludoteca", "--name", name)[0]
            there.kill()
        host.process.send_signal(signal.SIGTERM)
        assert host.process.wait(HANGS_S) == 0
        host.ended()

    def deletes(self, name: str, patch: pytest.MonkeyPatch) -> None:
        patch.setenv("BRAILLESPIEL_HOME", str(self._folder / "host 0"))
        assert main(["house", "delete", name, "--store-file", str(self.hosts.file)]) == 0

    def people(self) -> list[str]:
        found = self._page.owner_sees("SELECT name FROM house_people ORDER BY name")
        return [str(name) for (name,) in found]

    def traces(self, name: str) -> list[str]:
        """Return the files of the server's tables in which a name is."""
        self._page.owner_sees("SELECT pg_switch_wal()")
        with psycopg.connect(self._page.address("cards"), autocommit=True) as connection:
            connection.execute("CHECKPOINT")
        tables = self._page.data.joinpath("base").rglob("*")
        return [
            str(each) for each in tables if each.is_file() and name.encode() in each.read_bytes()
        ]


def test_the_page_is_followed_from_the_roles_to_a_moment_that_is_put_back(
    page: Follower, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert "tables are those of this version" in page.follow("sudo -u postgres createuser")
    page.follow("openssl req")
    protected = "hostaddr=127.0.0.1 sslmode=verify-full"
    address = page.address("cards", "house").replace("host=127.0.0.1", protected)
    rooted = f"{address} sslrootcert={page.certificate}"
    with psycopg.connect(f"{rooted} host=db.example.org") as connection:
        assert connection.pgconn.ssl_in_use
    with pytest.raises(psycopg.OperationalError, match="does not match host name"):
        psycopg.connect(f"{rooted} host=other.example.org")
    assert "tables are those of this version" in page.follow("braillespiel house upgrade")

    house = House(page, tmp_path)
    house.opened("Ana", PERSON)
    (dump,) = [each for each in page.left if each.startswith("install -d -o postgres")]
    page.left.remove(dump)
    folders, dumps, restores = dump.splitlines()
    page.carry_out(folders)
    page.carry_out(dumps)
    house.deletes(PERSON, monkeypatch)
    assert (house.people(), house.traces(PERSON)) == (["Ana"], [])
    page.carry_out(restores)
    assert house.people() == [PERSON, "Ana"]
    house.opened()
    assert (house.people(), house.traces(PERSON)) == (["Ana"], [])

    page.follow('sudo -u postgres psql -c "ALTER SYSTEM SET archive_mode')
    (base,) = page.backups.glob("base-*")
    house.opened("Bela-Bartholomae", "Cem")
    ((moment,),) = page.owner_sees("SELECT now()::text")
    house.deletes("Bela-Bartholomae", monkeypatch)
    house.opened("Dora")
    assert house.people() == ["Ana", "Cem", "Dora"]
    page.follow("service postgresql stop", MOMENT=str(moment))
    until(lambda: page.owner_sees("SELECT pg_is_in_recovery()") == [(False,)], "the log was read")
    assert house.people() == ["Ana", "Bela-Bartholomae", "Cem"]
    assert house.traces("Bela-Bartholomae")
    house.opened()
    assert house.people() == ["Ana", "Cem"]
    assert house.traces("Bela-Bartholomae") == []
    page.follow('sudo -u postgres psql -c "ALTER SYSTEM RESET')
    assert not page.before.exists()
    page.carry_out("service postgresql restart")
    assert house.people() == ["Ana", "Cem"]

    logs = list((page.backups / "log").iterdir())
    for each in (base, *logs, page.backups / "cards.dump"):
        os.utime(each, (time.time() - 14 * DAY_S - 60,) * 2)
    page.carry_out("sudo -u postgres back-up-database /var/backups/cards 14")
    (again,) = page.backups.glob("base-*")
    assert again != base
    assert not any(each.exists() for each in (*logs, page.backups / "cards.dump"))
    newer = again.rename(page.backups / "base-newer")
    os.utime(newer, (time.time() - 14 * DAY_S + 3600,) * 2)
    page.carry_out("sudo -u postgres back-up-database /var/backups/cards 14")
    assert newer.exists()
    assert len(list(page.backups.glob("base-*"))) == 2

    (secrets,) = [each for each in page.left if each.startswith("install -d -m 700 /etc")]
    for line in secrets.splitlines():
        if not line.startswith(BESIDE):
            page.carry_out(line)
    page.left.remove(secrets)
    assert stat.S_IMODE(page.secrets.stat().st_mode) == 0o700
    assert len((page.secrets / "house").read_text()) == 33
    assert stat.S_IMODE((page.here / "owner.txt").stat().st_mode) == 0o600
    assert SECRET in (page.here / "owner.txt").read_text()
    assert all(each.startswith(BESIDE) for each in page.left), "nobody has followed the rest"
