"""packaging/house/compose.yaml: its form, and what its containers run, carried out without them."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import jsonschema
import psycopg
import pytest

from braillespiel.commands.parser import build
from braillespiel.words.catalogue import Words
from tests.network.houses.following import ROOT
from tests.setup.test_house_compose import FOLDER, checked
from tests.support.patience import HANGS_S
from tests.support.postgres import PostgresServer, server

FILE = FOLDER / "compose.yaml"
HOSTS = ("host1", "host2", "host3")
SECRETS = {"superuser": "", "owner": "the-owner", "house": "the-house"}


def composed() -> dict[str, Any]:
    """Return what the file says: YAML in the syntax of JSON, but for the comments before it."""
    lines = FILE.read_text("utf-8").splitlines()
    found: dict[str, Any] = json.loads("\n".join(each for each in lines if each[:1] != "#"))
    return found


def test_it_is_what_the_specification_allows() -> None:
    checked(composed())
    broken = composed()
    broken["services"]["host1"]["healthcheck"]["every"] = "30s"
    with pytest.raises(jsonschema.ValidationError):
        checked(broken)


def test_it_has_a_database_and_three_hosts_that_share_nothing_else() -> None:
    file = composed()
    services = file["services"]
    assert set(services) == {"database", "owner", "tables", "roles", *HOSTS}
    for what in ("PORT", "OPERATOR_PORT", "INNER_PORT"):
        assert len({services[host]["environment"][what] for host in HOSTS}) == 3
    volumes = [each for host in HOSTS for each in services[host]["volumes"]]
    kept = {each.partition(":")[0] for each in volumes if each.endswith(":/var/lib/braillespiel")}
    assert kept == set(HOSTS) <= set(file["volumes"])
    for host in HOSTS:
        service = services[host]
        told = {**service, "environment": {**service["environment"]}, "volumes": []}
        for own in ("PORT", "OPERATOR_PORT", "INNER_PORT"):
            del told["environment"][own]
        (asked,) = re.findall(r"127\.0\.0\.1:(\d+)/health", told.pop("healthcheck")["test"][-1])
        assert asked == service["environment"]["OPERATOR_PORT"]
        assert told["read_only"]
        assert told["cap_drop"] == ["ALL"]
        assert told["network_mode"] == "host"  # else everybody comes from the bridge's address
    assert services["database"]["ports"] == ["127.0.0.1:24150:5432"], "for this computer alone"
    for service in services.values():
        assert "healthcheck" in service or service["restart"] == "no"
        for volume in service["volumes"]:
            source = volume.partition(":")[0]
            assert source in file["volumes"] or (FOLDER / source).exists()


def test_no_password_is_in_it() -> None:
    file = composed()
    for name, secret in file["secrets"].items():
        assert secret == {"file": f"/etc/braillespiel/{name}"}
    for name, service in file["services"].items():
        passwords = {key for key in service.get("environment", {}) if "PASSWORD" in key}
        assert passwords <= {"POSTGRES_PASSWORD_FILE"}, name
        assert set(service["secrets"]) <= set(file["secrets"])


class Containers:
    """Runs what the containers of the file run, with a server of one's own for the database."""

    def __init__(self, folder: Path, made: PostgresServer) -> None:
        self.folder, self.made = folder, made
        (folder / "secrets").mkdir()
        for name, value in SECRETS.items():
            (folder / "secrets" / name).write_text(f"{value or made.password}\n")
        program = folder / "braillespiel"
        program.write_text(f'#!/bin/sh\nexec {sys.executable} -P -m braillespiel "$@"\n')
        program.chmod(0o755)

    def run(self, service: str, **more: str) -> str:
        """Run a service to its end; return what it printed."""
        given = composed()["services"][service]
        shell, script = given.get("entrypoint") or given["command"]
        text = (FOLDER / script.lstrip("/")).read_text("utf-8")
        for there, here in (
            ("cd /tmp", f"cd {self.folder}"),
            ("/run/secrets", str(self.folder / "secrets")),
            ("/roles.sql", str(FOLDER / "roles.sql")),
            ("port=24150", f"port={self.made.port}"),
        ):
            text = text.replace(there, here)
        (self.folder / "script").write_text(text)
        environment = {
            **os.environ,
            **given.get("environment", {}),
            "PATH": f"{self.folder}:{os.environ['PATH']}",
            "PYTHONPATH": str(ROOT),
            "BRAILLESPIEL_HOME": str(self.folder / "home"),
            "PGHOST": "127.0.0.1",
            "PGPORT": str(self.made.port),
            "PGUSER": "owner",
            **more,
        }
        done = subprocess.run(
            [shell, str(self.folder / "script")], env=environment, check=False,
            capture_output=True, text=True, timeout=HANGS_S,
        )  # fmt: skip
        assert done.returncode == 0, done.stderr
        return done.stdout


@pytest.fixture(scope="module")
def containers(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Containers]:
    with server() as made:
        yield Containers(tmp_path_factory.mktemp("containers"), made)


@pytest.mark.posix
def test_what_is_run_before_the_hosts_makes_the_roles_and_tables_each_time(
    containers: Containers,
) -> None:
    for _ in range(2):  # at each start
        for service in ("owner", "tables", "roles"):
            containers.run(service)
    made = containers.made
    for role, name in (("house_owner", "owner"), ("house", "house")):
        with psycopg.connect(made.address("cards", role, SECRETS[name])) as connection:
            connection.execute("SELECT * FROM house_facts")
    with pytest.raises(psycopg.OperationalError):
        psycopg.connect(made.address("cards", "operator"))


@pytest.mark.posix
@pytest.mark.parametrize("host", HOSTS)
def test_each_host_is_opened_with_options_that_there_are(
    containers: Containers, host: str, tmp_path: Path
) -> None:
    program = tmp_path / "braillespiel"
    program.write_text('#!/bin/sh\nfor each; do printf "%s\\n" "$each"; done\n')
    program.chmod(0o755)
    said = containers.run(host, PATH=f"{tmp_path}:{os.environ['PATH']}").splitlines()
    given = build(Words("en", ("cli",))).parse_args(said)
    told = composed()["services"][host]["environment"]
    assert (given.command, given.house, given.name) == ("serve", True, told["HOUSE_NAME"])
    ports = (given.port, given.operator_port, given.inner)
    assert ports == (
        int(told["PORT"]),
        int(told["OPERATOR_PORT"]),
        f"127.0.0.1:{told['INNER_PORT']}",
    )
    kept = containers.folder / given.store_file
    assert kept.stat().st_mode & 0o077 == 0
    assert SECRETS["house"] in kept.read_text()
