"""Addresses as people type them, and who reaches those of this computer."""

from __future__ import annotations

import pytest

from braillespiel.network.joining import address, reach
from braillespiel.network.joining.address import PORT, Address
from braillespiel.network.joining.errors import JoinError
from braillespiel.network.joining.reach import Own

TYPED = {
    "192.168.1.20": Address("192.168.1.20"),
    "  192.168.1.20:24112 ": Address("192.168.1.20", 24112),
    "fe80::1%eth0": Address("fe80::1%eth0"),
    "2001:DB8::1": Address("2001:db8::1"),
    "[2001:db8::1]": Address("2001:db8::1"),
    "[2001:db8::1]:24112": Address("2001:db8::1", 24112),
    "[fe80::1%eth0]:1": Address("fe80::1%eth0", 1),
    "küche.local": Address("xn--kche-0ra.local"),
    "Spiel.Example.ORG.:65535": Address("spiel.example.org", 65535),
    "wss://example.org:24112/": Address("example.org", 24112),
    "localhost": Address("localhost"),
    "１９２.168.1.20": Address("192.168.1.20"),
}

WRONG = {
    "": "address-empty",
    "  wss:// ": "address-empty",
    "192.168.1": "address-form",
    "192.168.1.256": "address-form",
    "1": "address-form",
    "[2001:db8::1": "address-form",
    "[2001:db8::1]24112": "address-form",
    "[example.org]:1": "address-form",
    "1:2:3": "address-form",
    "example.org:": "address-port",
    "example.org:0": "address-port",
    "example.org:65536": "address-port",
    "example.org:x": "address-port",
    "[::1]:99999": "address-port",
    "a..b": "address-name",
    "-a.example": "address-name",
    "two words": "address-name",
    "a/b": "address-name",
    "name@example.org": "address-name",
    "a\0b": "address-name",
    "\u202eexample.org": "address-name",
    "a" * 64: "address-name",
    "a" * 1000: "address-form",
}


@pytest.mark.parametrize("typed", TYPED)
def test_an_address_is_read_in_all_its_forms(typed) -> None:
    assert address.read(typed) == TYPED[typed]
    assert address.read(str(TYPED[typed])) == TYPED[typed]


@pytest.mark.parametrize("typed", WRONG)
def test_what_is_no_address_is_named_with_what_was_typed(typed) -> None:
    with pytest.raises(JoinError) as caught:
        address.read(typed)
    assert (caught.value.rule, caught.value.details) == (WRONG[typed], {"text": typed[:60]})


def test_an_address_is_shown_as_it_is_typed() -> None:
    assert str(Address("192.168.1.20")) == "192.168.1.20"
    assert str(Address("::1", 24112)) == "[::1]:24112"
    assert str(Address("::1", PORT)) == "::1"


def test_who_reaches_an_address() -> None:
    assert {host: reach.scope_of(host) for host in SCOPES} == SCOPES


SCOPES = {
    "127.0.0.1": "this-computer",
    "::1": "this-computer",
    "::ffff:127.0.0.1": "this-computer",
    "localhost": "this-computer",
    "192.168.1.20": "this-network",
    "10.0.0.1": "this-network",
    "100.64.3.4": "this-network",
    "169.254.1.1": "this-network",
    "fe80::1%eth0": "this-network",
    "fd00::2": "this-network",
    "93.184.215.14": "outside",
    "2a00:1450::1": "outside",
    "example.org": "outside",
}


def test_the_address_that_is_easiest_to_say_comes_first() -> None:
    hosts = ["::1", "2a00:1450::1", "fe80::1%eth0", "127.0.0.1", "192.168.1.20", "10.0.0.1", "::"]
    assert reach.sorted_out(hosts) == (
        Own("10.0.0.1", "this-network"),
        Own("192.168.1.20", "this-network"),
        Own("2a00:1450::1", "outside"),
    )
    assert reach.sorted_out(["fe80::1%eth0"]) == (Own("fe80::1%eth0", "this-network"),)
    assert reach.sorted_out(["127.0.0.1"]) == ()


def test_where_a_table_is_found_follows_from_where_it_listens(monkeypatch) -> None:
    own = (Own("192.168.1.20", "this-network"), Own("2a00:1450::1", "outside"))
    monkeypatch.setattr(reach, "own_addresses", lambda: own)
    assert reach.reachable("") == own
    assert reach.reachable("0.0.0.0") == own[:1]
    assert reach.reachable("127.0.0.1") == (Own("127.0.0.1", "this-computer"),)
    given = (Own("anna.example.org", "outside"), *own)
    assert reach.reachable("", "anna.example.org") == given


def test_the_addresses_of_this_computer_are_read() -> None:
    assert all(own.scope != "this-computer" for own in reach.own_addresses())
