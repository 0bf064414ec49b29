"""Why somebody does not get to a real table, as the whole client tells it: TLS, on loopback."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest

from braillespiel.application.network_services import NetworkServices
from braillespiel.network import members
from braillespiel.network.joining import handshake, seat
from braillespiel.network.joining.address import Address
from tests.network.test_server_attacks import CODE, Open, opened
from tests.support.patience import HANGS_S
from tests.support.player import Player


@pytest.fixture
def host(tmp_path: Path) -> Iterator[Open]:
    """A table whose server runs in a thread of its own, as where a client opens one."""
    found: list[Open] = []
    ready = threading.Event()

    async def serve() -> None:
        stop.append(asyncio.Event())
        async with opened(tmp_path / "host") as made:
            found.append(made)
            ready.set()
            await stop[0].wait()

    stop: list[asyncio.Event] = []
    loop = asyncio.new_event_loop()
    thread = threading.Thread(target=loop.run_until_complete, args=(serve(),))
    thread.start()
    assert ready.wait(HANGS_S)
    yield found[0]
    loop.call_soon_threadsafe(stop[0].set)
    thread.join(HANGS_S)
    loop.close()


class Here:
    """Anna's client; ``until`` goes on each time the net brings something."""

    def __init__(self, home: Path) -> None:
        self.player = Player(home, "en", settings={"net-names": "Anna"})
        self._came = threading.Condition()
        self._calls = 0
        post = self.player.app.post

        def noted(call: Callable[[], None]) -> None:
            post(call)
            with self._came:
                self._calls += 1
                self._came.notify_all()

        self.player.app.post = noted  # type: ignore[method-assign]
        self.net = NetworkServices(())
        self.net.directory.look = lambda on_news: None  # type: ignore[method-assign]
        self.player.app.network = self.net
        self.player.ui.screen.appear()
        self.player.settle()

    @property
    def said(self) -> str:
        """The last sentence since the last key."""
        return self.player.ear.said[-1] if self.player.ear.said else ""

    def until(self, done: Callable[[str], bool]) -> str:
        """Wait until the last sentence is one that was waited for; return it."""
        while True:
            with self._came:
                calls = self._calls
            self.player.settle()
            assert self.player.errors == []
            if done(self.said):
                return self.said
            with self._came:
                assert self._came.wait_for(lambda: self._calls > calls, HANGS_S), self.said  # noqa: B023

    def goes(self, address: str, code: str = CODE) -> str:
        """Type an address and the code; return what is told then."""
        self.player.press("J", "Enter", "Enter", *address, "Enter")
        self.until(lambda said: "six digits" in said)
        self.player.press(*code, "Enter")
        return self.arrives()

    def arrives(self) -> str:
        """Return what is told at the end of the way."""
        return self.until(lambda said: bool(said) and not said.startswith("Joining "))


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Here]:
    monkeypatch.setenv("BRAILLESPIEL_HOME", str(tmp_path))
    made = Here(tmp_path)
    yield made
    made.player.app.close()


def address(host: Open) -> str:
    return f"127.0.0.1:{host.entrance.port}"


def test_the_right_code_leads_to_the_table(here: Here, host: Open) -> None:
    assert here.goes(address(host)) == ("table. You choose the game. Game: not chosen yet, 1 of 9")
    assert here.net.directory.is_known(address(host))


def test_a_wrong_code(here: Here, host: Open) -> None:
    assert here.goes(address(host), "111111").startswith(
        "Wrong code. Ask for it again, two digits at a time."
    )


def test_a_table_that_is_full(here: Here, host: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(members, "PEOPLE", 0)
    assert here.goes(address(host)) == "The table is full: 0 people are there."


def test_another_version(here: Here, host: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    newer = {**vars(handshake), "VERSION": handshake.VERSION + 1}
    monkeypatch.setattr(seat, "h", SimpleNamespace(**newer))
    assert here.goes(address(host)) == (
        "The table runs a different version of braillespiel. You both need the newest one."
    )


def test_another_certificate_than_last_time(here: Here, host: Open) -> None:
    where = Address("127.0.0.1", host.entrance.port)
    here.net.tables.known.remember("Bert", where, b"a" * 32, "0" * 32)
    here.player.press("J", "Enter", "Enter")
    assert here.arrives() == (
        "Bert shows a different certificate than last time. Either braillespiel was reinstalled"
        " there, or someone else is answering in its place. Ask by phone before you continue."
    )
