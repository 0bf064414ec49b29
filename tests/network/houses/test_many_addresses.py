"""A house tells where its other hosts are; where one fails, its people come by the next."""

from __future__ import annotations

import argparse
import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from braillespiel.commands.serve_hosts import place_of
from braillespiel.house.hosts import (
    HostPlace,
    HostTable,
    Leadership,
    origin_of,
    pages_at,
    reached_at,
)
from braillespiel.network.houses import house_path
from braillespiel.network.houses import messages as h
from braillespiel.network.houses.address import HouseAddress
from braillespiel.network.houses.errors import HouseError
from braillespiel.network.houses.first_of import first_of
from braillespiel.network.houses.house_path import HouseJoinPath
from braillespiel.network.houses.keyring import Keyring
from braillespiel.network.joining.address import Address
from braillespiel.network.joining.errors import JoinError
from braillespiel.network.line import Wire
from braillespiel.store.postgres import PostgresDatabase
from braillespiel.web.secured import Secured
from tests.network.houses.living import House, opened
from tests.network.houses.test_hosts import LOOKS, once
from tests.network.houses.test_relays import HERE, passing
from tests.support.patience import HANGS_S
from tests.support.postgres import PostgresServer

EVERYWHERE = ("0.0.0.0", "::")


# -- the first of several ways -------------------------------------------------------------------


def _tried(*ways: Any, slow_s: float = HANGS_S) -> tuple[Any, list[str], list[str]]:
    """Return what came of ways: a value, an error, or None for one that never ends."""
    begun: list[str] = []
    dropped: list[str] = []

    def way(name: str, leads: Any) -> Callable[[], Any]:
        async def go() -> Any:
            begun.append(name)
            if leads is None:
                await asyncio.Event().wait()
            if isinstance(leads, Exception):
                raise leads
            return leads

        return go

    async def all_of_them() -> Any:
        try:
            return await first_of(
                [way(str(n), leads) for n, leads in enumerate(ways)], slow_s, dropped.append
            )
        except OSError as error:
            return error

    return asyncio.run(all_of_them()), begun, dropped


def test_the_next_way_is_tried_only_where_one_fails_or_is_slow() -> None:
    assert _tried("first", "second") == ("first", ["0"], [])
    assert _tried(OSError("no"), "second", "third") == ("second", ["0", "1"], [])
    assert _tried(None, OSError("no"), "third", slow_s=0.0) == ("third", ["0", "1", "2"], [])


def test_where_all_ways_fail_the_first_one_says_why() -> None:
    first = OSError("first")
    assert _tried(first, OSError("second")) == (first, ["0", "1"], [])


def test_what_two_ways_lead_to_at_the_same_moment_is_taken_once() -> None:
    async def both() -> tuple[str, list[str]]:
        go, dropped = asyncio.Event(), list[str]()

        async def way(name: str) -> str:
            if name == "second":
                go.set()
            await go.wait()
            return name

        ways = [lambda: way("first"), lambda: way("second")]
        return await first_of(ways, 0.0, dropped.append), dropped

    assert asyncio.run(both()) == ("first", ["second"])


# -- what a house tells --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("remote", "told"),
    [
        ("127.0.0.1", ("127.0.0.1:1", "10.0.0.5:2", "5.6.7.6:3", "house.example:4")),
        ("192.168.0.9", ("10.0.0.5:2", "5.6.7.6:3", "house.example:4")),
        ("5.6.8.7", ("5.6.7.6:3", "house.example:4")),
    ],
)
def test_nobody_is_told_an_address_that_means_nothing_where_they_are(
    remote: str, told: tuple[str, ...]
) -> None:
    addresses = ("127.0.0.1:1", "10.0.0.5:2", "5.6.7.6:3", "house.example:4")
    nonsense = ("", "computer-7", "\x1b[2J:5", "a b:6", "[::1", "x" * 400)
    places = [HostPlace(each) for each in (*nonsense, *addresses)]
    assert reached_at(places, remote) == told


def _place(hosts: tuple[str, ...] = EVERYWHERE, tls: Secured | None = None, **given: Any) -> Any:
    arguments = argparse.Namespace(**{"outer": None, "proxy": None, **given})
    return place_of(arguments, hosts, tls, 24111, 24180)


@pytest.mark.parametrize(
    ("page", "origin"),
    [
        ("http://127.0.0.1:80/", "http://127.0.0.1:80"),
        ("https://two.example:24180/", "https://two.example:24180"),
        ("https://[2001:db8::1]:443/", "https://[2001:db8::1]:443"),
        ("", ""),
        ("https://two.example:24180", ""),
        ("https://two.example:24180/; script-src *", ""),
        ("http://two.example:1/\r\nX: y", ""),
        ("javascript:alert(1)//x:1/", ""),
        ("https://a@two.example:1/", ""),
    ],
)
def test_what_stands_in_the_database_for_a_page_is_one_or_none(page: str, origin: str) -> None:
    """It comes into the policy of every page."""
    assert origin_of(page) == origin


def test_nobody_is_sent_to_a_page_that_means_nothing_where_they_are() -> None:
    pages = ("http://127.0.0.1:1/", "http://10.0.0.5:1/", "https://two.example:1/", "no page")
    places = [HostPlace(page=each) for each in pages]
    assert pages_at(places, HERE) == pages[:3]
    assert pages_at(places, "5.6.8.7") == pages[2:3]


def test_where_a_host_is_can_be_given() -> None:
    secured = Secured(None, ("cards.example",), b"")  # type: ignore[arg-type]
    named = _place(outer="two.example", tls=secured)
    assert named == HostPlace("two.example:24111", page="https://two.example:24180/")
    assert _place((HERE,)) == HostPlace(f"{HERE}:24111", page=f"http://{HERE}:24180/")


@pytest.mark.parametrize("given", [{"outer": ""}, {"proxy": "10.0.0.9"}])
def test_a_host_that_is_not_to_be_told_is_told_to_nobody(given: dict[str, Any]) -> None:
    place = _place((HERE,), **given)
    assert reached_at((place,), HERE) == ()
    assert place.page == ""


def test_who_is_dead_is_told_to_nobody(postgres: PostgresServer) -> None:
    mine, theirs = (PostgresDatabase(address) for address in [postgres.place()] * 2)
    mine.prepare()
    now, two = [0.0], "http://127.0.0.1:2/"

    async def lived() -> None:
        leads, other = HostTable(mine, "one"), HostTable(theirs, "two")
        leads.where, other.where = HostPlace("one:1"), HostPlace("two:2", page=two)
        leadership = Leadership(leads, clock=lambda: now[0])
        other.beat()
        other.lead(0)  # its sign stays there until somebody else leads
        await once(lambda: leadership.places() == (leads.where, other.where))
        assert leadership.pages(HERE) == (two,)
        now[0] += 10
        looks = leadership._looks + LOOKS
        await once(lambda: leadership._looks > looks)
        assert leadership.places() == (leads.where,)
        assert leadership.pages(HERE) == ()
        leads.forget("two")
        looks = leadership._looks + LOOKS
        await once(lambda: leadership._looks > looks)
        assert leadership.shows("http://127.0.0.1:2"), "its page is still open somewhere"
        assert not leadership.shows("http://127.0.0.1:3")
        await leadership.leave()

    asyncio.run(lived())


# -- who comes -----------------------------------------------------------------------------------


def _way(port: int, home: Path, name: str = "", host: str = HERE) -> HouseJoinPath:
    return HouseJoinPath(HouseAddress(Address(host, port)), Keyring(home), name)


def _tells(house: House, *addresses: str) -> None:
    house.server.places = lambda: [HostPlace(each) for each in addresses]


async def _called(way: HouseJoinPath) -> str:
    wire = await way.open()
    await wire.close(1000, "")
    return way.called


def test_who_was_in_comes_by_another_host_where_theirs_fails(tmp_path: Path) -> None:
    async def scene() -> None:
        async with passing(tmp_path) as both:
            port, ana = both.relay.ports["seats"], tmp_path / "ana"
            here = f"{HERE}:{both.house.entrance.port}"
            _tells(both.house, f"127.0.0.3:{port}", here)
            assert await _called(_way(port, ana, "Ana", "127.0.0.3")) == "Ana"
            (known,) = Keyring(ana).all()
            assert known.hosts == (Address(HERE, both.house.entrance.port),)
            both.relay.shut()
            nowhere = _way(port, ana, host="127.0.0.3")
            nowhere.table = "0123456789"
            for _ in range(2):  # it forgets nothing where it is not let in
                with pytest.raises(HouseError):
                    await nowhere.open()
            assert await _called(_way(port, ana, host="127.0.0.3")) == "Ana"
            assert [each.name for each in both.house.server.people] == ["Ana"]
            other, seen = Address(HERE, both.house.entrance.port), bytes.fromhex(known.fingerprint)
            assert Keyring(ana).is_known(other, seen), "there she is asked no question"
            (found,) = Keyring(ana).all()
            assert (found.host, found.port) == ("127.0.0.3", port)

    asyncio.run(scene())


def test_a_host_that_was_gone_the_last_time_is_tried_all_the_same(tmp_path: Path) -> None:
    async def scene() -> None:
        async with passing(tmp_path) as both:
            port, ana = both.relay.ports["seats"], tmp_path / "ana"
            here, others = both.house.entrance.port, [f"127.0.0.4:{n}" for n in range(1, 16)]
            for told in ((f"{HERE}:{here}",), (), ("127.0.0.5:1",)):
                _tells(both.house, *told)
                await _called(_way(port, ana, "Ana", "127.0.0.3"))
            (known,) = Keyring(ana).all()
            assert known.hosts == (Address("127.0.0.5", 1), Address(HERE, here))
            both.relay.shut()
            assert await _called(_way(port, ana, host="127.0.0.3")) == "Ana"
            for told in (others, others, (f"{HERE}:{here}",)):
                _tells(both.house, *told)
                await _called(_way(here, ana, host=HERE))
            (known,) = Keyring(ana).all()
            assert [each.host for each in known.hosts] == ["127.0.0.4"] * 15 + ["127.0.0.5"]

    asyncio.run(scene())


def test_a_host_that_is_silent_is_not_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(house_path, "SLOW_S", 0.0)

    async def scene() -> None:
        silent = await asyncio.start_server(lambda reader, writer: None, "127.0.0.3", 0)
        port, ana = silent.sockets[0].getsockname()[1], tmp_path / "ana"
        async with opened(tmp_path / "house") as house:
            _tells(house, f"{HERE}:{house.entrance.port}")
            await _called(house.come(ana, "Ana").way)
            keys = Keyring(ana)
            (known,) = keys.all()
            there = Address(HERE, house.entrance.port)
            keys.keep(house_path.replace(known, host="127.0.0.3", port=port, hosts=(there,)))
            assert await _called(_way(port, ana, host="127.0.0.3")) == "Ana"
        silent.close()

    asyncio.run(scene())


def test_another_house_at_a_told_address_learns_nothing(tmp_path: Path) -> None:
    """Neither a key of hers nor her name: it shows another certificate."""

    async def scene() -> None:
        async with opened(tmp_path / "other") as other:
            async with opened(tmp_path / "house") as house:
                _tells(house, f"{HERE}:{other.entrance.port}")
                await _called(house.come(ana := tmp_path / "ana", "Ana").way)
                port = house.entrance.port
            heard: list[bytes] = []

            async def listens(connection: object, wire: Wire) -> None:
                heard.append(await wire.recv())

            other.server._serve = listens  # type: ignore[assignment]
            with pytest.raises(JoinError) as error:
                await _way(port, ana).open()
            assert error.value.rule == "refused", "it says why her own host does not answer"
            assert not isinstance(error.value, HouseError)
            assert heard == []
            (known,) = Keyring(ana).all()
            assert known.port == port

    asyncio.run(scene())


def test_a_house_that_claims_anothers_address_keeps_nobody_from_it(tmp_path: Path) -> None:
    """Nor does whoever goes there come to the one that claims it."""

    async def scene() -> None:
        ana = tmp_path / "ana"
        async with opened(tmp_path / "claims") as claims:
            async with opened(tmp_path / "other") as other:
                _tells(claims, f"{HERE}:{other.entrance.port}")
                await _called(claims.come(ana, "Ana").way)
                (known,) = Keyring(ana).all()
                assert [each.port for each in known.hosts] == [other.entrance.port]
                await _called(other.come(tmp_path / "bea", "Bea").way)
                there = other.entrance.port
            with pytest.raises(JoinError) as error:
                await _way(there, ana, "Ana").open()
            assert error.value.rule == "refused", "it is not there; the other house is none of it"

    asyncio.run(scene())
    claimed = Address("5.6.7.8")
    keys = Keyring(tmp_path / "ana")
    (known,) = keys.all()
    keys.keep(house_path.replace(known, hosts=(claimed,)))
    way = HouseJoinPath(HouseAddress(claimed), keys)
    with pytest.raises(HouseError) as unknown:
        way._is_the_one(bytes(32))
    assert unknown.value.rule == "house-unknown", "somebody new is asked about, not refused"
    way._is_the_one(bytes.fromhex(known.fingerprint))


@pytest.mark.parametrize(
    ("own", "told", "kept"),
    [
        ("5.6.7.6", "5.6.7.7:1", True),
        ("5.6.7.6", "127.0.0.1:1", False),
        ("5.6.7.6", "192.168.0.1:80", False),
        ("192.168.0.1", "192.168.0.2:1", True),
        ("192.168.0.1", "127.0.0.1:1", False),
        (HERE, f"{HERE}:2", True),
        ("5.6.7.6", "5.6.7.6", False),
        ("5.6.7.6", "no address", False),
    ],
)
def test_a_house_elsewhere_sends_nobody_to_their_own_network(
    own: str, told: str, kept: bool, tmp_path: Path
) -> None:
    way = HouseJoinPath(HouseAddress(Address(own)), Keyring(tmp_path))
    assert bool(list(way._reached([told]))) is kept


def test_a_house_that_tells_too_many_hosts_is_not_understood() -> None:
    with pytest.raises(HouseError):
        house_path.handshake.from_house(
            house_path.handshake.encoded(h.Inside("Ana", hosts=("10.0.0.5:1",) * (h.HOSTS + 1)))
        )
