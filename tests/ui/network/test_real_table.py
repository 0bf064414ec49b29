"""Why somebody does not get to a real table, as it is told: over TLS, on loopback."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest

from braillespiel.application.net_directory import NetDirectory
from braillespiel.application.net_tables import NetTables
from braillespiel.network import members
from braillespiel.network.joining import handshake, seat
from braillespiel.network.joining.address import Address
from tests.network.test_server_attacks import CODE, Open, opened
from tests.support.player import Player


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Open]:
    """A table whose server runs in a thread of its own, as where a client opens one."""
    loop, found, ready = asyncio.new_event_loop(), [], threading.Event()
    stop = asyncio.Event()

    async def serve() -> None:
        async with opened(tmp_path_factory.mktemp("host")) as made:
            found.append(made)
            ready.set()
            await stop.wait()

    thread = threading.Thread(target=loop.run_until_complete, args=(serve(),))
    thread.start()
    assert ready.wait(30)
    yield found[0]
    loop.call_soon_threadsafe(stop.set)
    thread.join(30)
    loop.close()


@pytest.fixture
def here(tmp_path: Path) -> Player:
    """Anna's client, before she goes anywhere."""
    made = Player(tmp_path, "en", settings={"net-names": "Anna"})
    tables = NetTables((), tmp_path)
    made.app.network = SimpleNamespace(tables=tables, directory=NetDirectory(tables))  # type: ignore[assignment]
    made.app.network.directory.look = lambda on_news: None  # type: ignore[method-assign,union-attr]
    made.ui.screen.appear()
    made.settle()
    return made


def address(host: Open) -> str:
    return f"127.0.0.1:{host.entrance.port}"


def listening(here: Player) -> threading.Event:
    """Return what is set whenever the net brings something."""
    came, post = threading.Event(), here.app.post

    def noted(call: Callable[[], None]) -> None:
        post(call)
        came.set()

    here.app.post = noted  # type: ignore[method-assign]
    return came


def goes(here: Player, host: Open, code: str = CODE) -> str:
    """Type the address and the code; return what is told on arrival."""
    came = listening(here)
    here.press("J", "Enter", "Enter", *address(host), "Enter", *code, "Enter")
    return arrives(here, came)


def arrives(here: Player, came: threading.Event) -> str:
    """Return what is told when the way ends."""
    while here.ear.said[-1].startswith("Going to "):
        assert came.wait(30)
        came.clear()
        here.settle()
    assert here.errors == []
    return here.ear.said[-1]


def test_a_wrong_code(here: Player, host: Open) -> None:
    assert goes(here, host, "111111") == ("Wrong code. Ask for it again, two digits at a time.")


def test_a_table_that_is_full(here: Player, host: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(members, "PEOPLE", 0)
    assert goes(here, host) == "The table is full: 0 people are there."


def test_another_version(here: Player, host: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    newer = {**vars(handshake), "VERSION": handshake.VERSION + 1}
    monkeypatch.setattr(seat, "h", SimpleNamespace(**newer))
    assert goes(here, host) == (
        "The table runs another version of braillespiel. Both of you need the newest one."
    )


def test_another_certificate_at_a_known_address(here: Player, host: Open) -> None:
    network = here.app.network
    assert network is not None
    known = network.tables.known  # type: ignore[attr-defined]
    known.remember("Bert", Address("127.0.0.1", host.entrance.port), b"a" * 32, "0" * 32)
    came = listening(here)
    here.press("J", "Enter", "Enter")
    assert arrives(here, came).startswith("Bert shows another certificate than last time.")
