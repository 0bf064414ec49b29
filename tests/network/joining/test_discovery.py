"""What tables say about themselves in the local network; anybody may say anything there."""

from __future__ import annotations

import threading
from typing import Any

import pytest
from zeroconf import ServiceInfo

from braillespiel.network.joining import discovery
from braillespiel.network.joining.address import Address
from braillespiel.network.joining.discovery import TYPE, Browser, FoundTable, TableAnnouncer
from tests.support.patience import HANGS_S

SAID = {"v": "1", "id": "0123456789abcdef", "name": "Küche"}


def info(label: str = "braillespiel-x", **changes: Any) -> ServiceInfo:
    said = {**SAID, **changes.pop("properties", {})}
    addresses = changes.pop("addresses", ["fd00::2", "192.168.1.20"])
    given = {"port": 24111, "properties": said, "parsed_addresses": addresses, **changes}
    return ServiceInfo(TYPE, f"{label}.{TYPE}", server="x.local.", **given)


def test_a_table_is_found_with_its_addresses() -> None:
    assert discovery.read(info()) == FoundTable(
        "Küche",
        (Address("192.168.1.20"), Address("fd00::2")),
        "0123456789abcdef",
        1,
    )


@pytest.mark.parametrize(
    "name",
    ["", "a" * 41, "Kü\u202ehce", "\u2801\u2802", "a\x1b[2J", "\ue000", b"\xff\xfe", "x\ny\0"],
)
def test_a_name_that_nothing_of_ours_may_show_is_none(name) -> None:
    found = discovery.read(info(properties={"name": name}))
    assert found is not None
    assert found.name in ("", "x y")
    assert "\0" not in found.name


WRONG: dict[str, dict[str, Any]] = {
    "no version": {"properties": {"v": ""}},
    "odd version": {"properties": {"v": "1x"}},
    "long version": {"properties": {"v": "9" * 200}},
    "other digits": {"properties": {"v": "١"}},
    "no beginning": {"properties": {"id": ""}},
    "odd beginning": {"properties": {"id": "0123456789ABCDEF"}},
    "no port": {"port": 0},
    "no address": {"addresses": []},
    "this computer": {"addresses": ["127.0.0.1"]},
    "everywhere": {"addresses": ["0.0.0.0", "224.0.0.1", "255.255.255.255"]},
}


@pytest.mark.parametrize("what", WRONG)
def test_what_says_nothing_that_can_be_used_is_not_shown(what) -> None:
    assert discovery.read(info(**WRONG[what])) is None


def test_only_so_many_addresses_of_one_table_are_kept() -> None:
    found = discovery.read(info(addresses=[f"10.0.0.{n}" for n in range(1, 200)]))
    assert found is not None
    assert len(found.addresses) == 8


def test_another_version_is_found_and_told() -> None:
    found = discovery.read(info(properties={"v": "2"}))
    assert found is not None
    assert found.version == 2


class Network:
    """Stands for zeroconf: remembers what is registered, and says what it is told to."""

    def __init__(self) -> None:
        self.registered: list[ServiceInfo] = []
        self.closed = False

    def register_service(self, service: ServiceInfo, allow_name_change: bool) -> None:
        self.registered.append(service)

    def unregister_service(self, service: ServiceInfo) -> None:
        self.registered.remove(service)

    def close(self) -> None:
        self.closed = True


def test_what_is_announced_is_what_is_read() -> None:
    network = Network()
    announcement = TableAnnouncer(
        "Küche", 24112, bytes(range(32)), ["192.168.1.20", "fe80::1%eth0"]
    )
    announcement._make = lambda: network
    assert announcement.open().wait(HANGS_S)
    [said] = network.registered
    assert discovery.read(said) == FoundTable(
        "Küche",
        (Address("192.168.1.20", 24112), Address("fe80::1", 24112)),
        "0001020304050607",
        1,
    )
    announcement.close(HANGS_S)
    assert network.registered == []
    assert network.closed


def test_a_network_that_takes_no_multicast_is_no_error() -> None:
    def blocked() -> Network:
        raise OSError(1, "Operation not permitted")

    announcement = TableAnnouncer("Küche", 24112, bytes(32), ["192.168.1.20"])
    announcement._make = blocked
    assert not announcement.open().wait(HANGS_S)
    assert announcement.works is False
    announcement.close(HANGS_S)
    browser = Browser()
    browser._make = blocked
    browser.open().close(HANGS_S)
    assert browser.tables() == ()
    assert not browser._thread.is_alive()


def browser_of(services: dict[str, ServiceInfo], monkeypatch) -> tuple[Browser, list[int]]:
    """Return a browser in a network whose tables, by label, have told all at once."""

    class Told:
        def __init__(self, type_: str, label: str) -> None:
            self.label = label

        def load_from_cache(self, network: object) -> bool:
            return True

    changes: list[int] = []
    read = discovery.read
    monkeypatch.setattr("zeroconf.ServiceInfo", Told)
    monkeypatch.setattr(
        discovery, "read", lambda told, loopback: read(services[told.label], loopback=loopback)
    )
    return Browser(lambda: changes.append(threading.get_ident())), changes


def test_tables_come_and_go_and_only_changes_are_told(monkeypatch) -> None:
    table = discovery.read(info())
    browser, changes = browser_of({"a": info(), "b": info()}, monkeypatch)
    for label in ("a", "a", "b"):
        browser.seen(None, label)  # type: ignore[arg-type]
    assert browser.tables() == (table, table)
    browser._keep("a", None)
    browser._keep("a", None)
    assert browser.tables() == (table,)
    assert len(changes) == 3


def test_a_flood_of_tables_is_bounded(monkeypatch) -> None:
    labels = {f"x{n}": info() for n in range(100)}
    browser, _ = browser_of({**labels, "y" * 200: info()}, monkeypatch)
    for label in ("y" * 200, *labels):
        browser.seen(None, label)  # type: ignore[arg-type]
    assert len(browser.tables()) == discovery.MOST
