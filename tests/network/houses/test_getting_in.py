"""Getting into a house over real sockets: keys, what they sign, names, closed houses and tables."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
import pytest

from braillespiel.house.devices import DEVICES
from braillespiel.house.people import DAY_MS, NEW_A_DAY, digest_of
from braillespiel.network import messages as m
from braillespiel.network.houses import address, handshake, spoken
from braillespiel.network.houses import messages as h
from braillespiel.network.houses.address import HouseAddress
from braillespiel.network.houses.errors import HouseError
from braillespiel.network.houses.house_path import HouseJoinPath
from braillespiel.network.houses.keyring import Keyring
from braillespiel.network.joining import handshake as joining
from braillespiel.network.joining import seat
from braillespiel.network.joining.address import Address
from braillespiel.network.joining.errors import JoinError
from tests.network.houses.living import House, opened, says


async def rule(house: House, home: Path, name: str, **more: object) -> str:
    with pytest.raises(JoinError) as found:
        await house.come(home, name, **more).silent()
    return found.value.rule


def test_addresses_come_with_fingerprint_and_table() -> None:
    digits = bytes(range(32))
    words = spoken.said(digits)
    assert spoken.read(words) == digits[:12]
    assert len(words) <= 40
    where = Address("table.example.org", 24112)
    table = "abcdefgh23"
    for text, pin in ((digits.hex(), digits), (words, digits[:12]), (words.upper(), digits[:12])):
        found = address.read(f"wss://table.example.org:24112#{text}/{table}")
        assert found == HouseAddress(where, pin, table)
    assert address.read("127.0.0.1:1") == HouseAddress(Address("127.0.0.1", 1))
    assert address.read("[::1]:1/abcdefgh23").table == table
    for wrong in ("host#zz", "host#lusab", "host/short", "host#" + "0" * 31, "#/", "x" * 500):
        with pytest.raises(JoinError):
            address.read(wrong)


def test_a_key_is_somebody_and_comes_back_as_who_they_were(tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(tmp_path / "house") as house:
            first = house.come(tmp_path / "ana", "Ana")
            await (await first.silent()).close()
            assert first.way.called == "Ana"
        async with opened(tmp_path / "house") as house:
            again = house.come(tmp_path / "ana", "")
            await (await again.silent()).close()
            assert again.way.called == "Ana"
            assert await rule(house, tmp_path / "eve", "Ana") == "house-name-taken"
            assert await rule(house, tmp_path / "eve", "АNA") == "house-name-taken"  # Cyrillic A
            assert await rule(house, tmp_path / "eve", "A\u200bna") == "name-signs"
            assert await rule(house, tmp_path / "eve", "") == "house-name-needed"
            assert len(house.server.people) == 1

    asyncio.run(scene())


def test_keys_are_of_one_house_and_readable_by_their_owner_alone(tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(tmp_path / "one") as one, opened(tmp_path / "two") as two:
            for house in (one, two):
                await (await house.come(tmp_path / "ana", "Ana").silent()).close()
            keys = {each.key for each in Keyring(tmp_path / "ana").all()}
            assert len(keys) == 2
            assert (tmp_path / "ana/network/houses.json").stat().st_mode & 0o077 == 0
            assert {each.key for each in one.server.people}.isdisjoint(
                {each.key for each in two.server.people}
            )

    asyncio.run(scene())


async def proving(house: House, change: str) -> h.Refused:
    """Prove a key, with something else than it should be."""
    connection = await seat.dial(house.address)
    seat.widen(connection, handshake.FRAME)
    seen = joining.fingerprint_of(connection)
    await joining.send(connection, handshake.encoded(h.Come(h.PROTOCOL)))
    challenge = handshake.from_house(await joining.frame(connection))
    assert isinstance(challenge, h.Challenge)
    key = handshake.new_key()
    told = {"house": challenge.house, "nonce": challenge.nonce}
    if change in told:
        told[change] = "0" * len(told[change])
    signed = msgspec.structs.replace(challenge, **told)
    public, signature = handshake.proof(key, signed, bytes(32) if change == "fingerprint" else seen)
    if change == "key":
        public, _ = handshake.proof(handshake.new_key(), challenge, seen)
    if change == "point":
        public = "ff" * 32
    await joining.send(connection, handshake.encoded(h.Prove(public, signature, "Eve")))
    answer = msgspec.json.decode(await joining.frame(connection), type=h.Refused)
    await connection.close()
    return answer


@pytest.mark.parametrize("change", ["house", "nonce", "fingerprint", "key", "point"])
def test_a_signature_for_anything_else_is_worth_nothing(tmp_path: Path, change: str) -> None:
    async def scene() -> None:
        async with opened(tmp_path / "house") as house:
            assert (await proving(house, change)).rule == "house-proof"
            assert len(house.server.people) == 0

    asyncio.run(scene())


def test_a_proof_that_was_recorded_opens_nothing(tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(tmp_path / "house") as house:
            first = await seat.dial(house.address)
            seat.widen(first, handshake.FRAME)
            seen = joining.fingerprint_of(first)
            await joining.send(first, handshake.encoded(h.Come(h.PROTOCOL)))
            challenge = handshake.from_house(await joining.frame(first))
            assert isinstance(challenge, h.Challenge)
            public, signature = handshake.proof(handshake.new_key(), challenge, seen)
            proof = handshake.encoded(h.Prove(public, signature, "Ana"))
            await joining.send(first, proof)
            assert isinstance(handshake.from_house(await joining.frame(first)), h.Inside)
            second = await seat.dial(house.address)
            seat.widen(second, handshake.FRAME)
            await joining.send(second, handshake.encoded(h.Come(h.PROTOCOL)))
            await joining.frame(second)
            await joining.send(second, proof)
            answer = msgspec.json.decode(await joining.frame(second), type=h.Refused)
            assert answer.rule == "house-proof"
            await first.close()
            await second.close()

    asyncio.run(scene())


@pytest.mark.parametrize(
    "frame",
    [b"", b"{}", b"\xff" * 40, b'{"type":"come"}', b"[" * 900, b'{"type":"come","protocol":9}'],
)
def test_what_is_no_greeting_ends_that_connection_alone(tmp_path: Path, frame: bytes) -> None:
    async def scene() -> None:
        async with opened(tmp_path / "house") as house:
            connection = await seat.dial(house.address)
            seat.widen(connection, handshake.FRAME)
            await joining.send(connection, frame)
            answer = msgspec.json.decode(await joining.frame(connection), type=h.Refused)
            assert answer.rule == "house-version"
            await connection.close()
            await (await house.come(tmp_path / "ana", "Ana").silent()).close()

    asyncio.run(scene())


def test_another_house_at_a_known_address_gets_no_signature(tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(tmp_path / "house") as house:
            pinned = HouseAddress(house.address, bytes(32))
            with pytest.raises(HouseError, match="house-other"):
                await HouseJoinPath(pinned, Keyring(tmp_path / "ana"), "Ana").open()
            right = HouseAddress(house.address, house.entrance.fingerprint)
            wire = await HouseJoinPath(right, Keyring(tmp_path / "ana"), "Ana").open()
            await wire.close(1000, "")

    asyncio.run(scene())


def test_names_on_the_operators_list_are_refused_as_words(tmp_path: Path) -> None:
    says(tmp_path / "house", names=("Devil",))

    async def scene() -> None:
        async with opened(tmp_path / "house") as house:
            for name in ("devil", "The Devil", "Dévil", "DEVI1", "devil_99", "Ana-Devil"):
                assert await rule(house, tmp_path / "eve", name) == "house-name-refused", name
            await (await house.come(tmp_path / "ana", "Deville").silent()).close()

    asyncio.run(scene())


def test_new_keys_of_one_range_are_limited_a_day_and_a_ban_of_it_keeps_out_new_ones_alone(
    tmp_path: Path,
) -> None:
    async def scene() -> None:
        async with opened(tmp_path / "house") as house:
            people = house.server.people
            for n in range(NEW_A_DAY):
                name = spoken.said(bytes((13 * n, 101 * n % 256)), 1)
                await people.comes(f"{n:064x}", name, f"203.0.113.{n}")
            with pytest.raises(HouseError, match="house-range"):
                await people.comes("f" * 64, "Eve", "203.0.113.250")
            await people.comes("f" * 64, "Eve", "198.51.100.1")
            assert (await people.comes(f"{3:064x}", "", "203.0.113.9")).key == f"{3:064x}"
            assert people.range_of("203.0.113.1") == people.range_of("203.0.113.254")
            assert "203.0.113" not in people.range_of("203.0.113.1")

    asyncio.run(scene())


def test_somebody_has_so_many_devices_and_no_device_of_others(tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(tmp_path / "house") as house:
            people = house.server.people
            ana = await people.comes("a" * 64, "Ana", "198.51.100.1")
            ben = await people.comes("b" * 64, "Ben", "198.51.100.1")
            for n in range(DEVICES - 1):
                await people.add_device(ana, f"{n:064x}")
            assert people.with_device(f"{0:064x}") is ana
            with pytest.raises(HouseError, match="house-devices-many"):
                await people.add_device(ana, "f" * 64)
            for known in (ana.key, f"{0:064x}"):
                with pytest.raises(HouseError, match="house-device-known"):
                    await people.add_device(ben, known)
            first = people.devices.get(f"{0:064x}")
            assert first is not None
            await people.devices.end(first)
            await people.add_device(ana, "f" * 64)
            assert people.with_device("f" * 64) is ana
            assert people.with_device(f"{0:064x}") is None

    asyncio.run(scene())


def test_a_name_is_free_after_a_year_and_what_others_block_stays_with_the_key(
    tmp_path: Path,
) -> None:
    async def scene() -> None:
        async with opened(tmp_path / "house") as house:
            people = house.server.people
            now = [400 * DAY_MS]
            people._clock = lambda: now[0]
            ana = await people.comes("a" * 64, "Ana", "198.51.100.1")
            ben = await people.comes("b" * 64, "Ben", "198.51.100.1")
            await people.block(ben, ana, True)
            now[0] += 364 * DAY_MS
            with pytest.raises(HouseError, match="house-name-taken"):
                await people.comes("c" * 64, "Ana", "198.51.100.1")
            now[0] += 2 * DAY_MS
            new = await people.comes("c" * 64, "Ana", "198.51.100.1")
            assert people.named("ana") is new
            assert people.apart_from(new) == set()
            assert people.apart_from(ana) == {ben.key}
            assert ana.name != "Ana"

    asyncio.run(scene())


def test_a_closed_house_wants_its_word_or_an_invitation_from_newcomers(tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(tmp_path / "house") as house:
            await (await house.come(tmp_path / "old", "Old").silent()).close()
            secret = house.server.secret
            facts = house.server.facts
            until = house.server.people.now() + DAY_MS
            late = {digest_of("late", secret): 1, digest_of("guest", secret): until}
            house.server.keep(
                msgspec.structs.replace(
                    facts, word=digest_of("lighthouse", secret), invitations=late
                )
            )
            assert await rule(house, tmp_path / "eve", "Eve") == "house-word"
            assert await rule(house, tmp_path / "eve", "Eve", word="late") == "house-word"
            await (await house.come(tmp_path / "old", "").silent()).close()
            await (await house.come(tmp_path / "ana", "Ana", word="Lighthouse ").silent()).close()
            await (await house.come(tmp_path / "ben", "Ben", word="guest").silent()).close()
            assert await rule(house, tmp_path / "cleo", "Cleo", word="guest") == "house-word"
            for _ in range(3):
                await rule(house, tmp_path / "eve", "Eve", word="wrong")
            assert await rule(house, tmp_path / "eve", "Eve", word="lighthouse") == "house-guesses"
            await (await house.come(tmp_path / "ana", "").silent()).close()

    asyncio.run(scene())


def test_a_closed_table_asks_for_its_code_once(tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(tmp_path / "house") as house:
            ana = await house.come(tmp_path / "ana", "Ana").lobby()
            table = await ana.open(closed=True)
            assert len(table.code) == 6
            wrong = f"{(int(table.code) + 1) % 10**6:06}"
            ben = house.come(tmp_path / "ben", "Ben", code=wrong)
            with pytest.raises(JoinError, match="wrong-code"):
                await ben.sit(table.table)
            with pytest.raises(JoinError):
                await house.come(tmp_path / "ben", "Ben").sit(table.table)
            ben = house.come(tmp_path / "ben", "Ben", code=table.code)
            seat_of_ben = await ben.sit(table.table)
            await seat_of_ben.welcome()
            await seat_of_ben.close()
            again = await house.come(tmp_path / "ben", "").sit(table.table)
            assert (await again.welcome()).back
            assert table.code not in "".join(map(str, house.told))

    asyncio.run(scene())


def test_a_code_that_was_guessed_away_is_told_to_all_at_the_table_and_kept(tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(tmp_path / "house") as house:
            ana = await house.come(tmp_path / "ana", "Ana").lobby()
            table = await ana.open(closed=True)
            seat = await house.come(tmp_path / "ana", "", code=table.code).sit(table.table)
            assert (await seat.next(m.Table)).code == table.code
            door = house.server.rooms[table.table].door
            assert door is not None
            new = door.new_code()
            assert new != table.code
            shown = await seat.next(m.Table)
            while all(news.what != "new-code" for news in shown.news):
                shown = await seat.next(m.Table)
            assert shown.code == new
            assert new not in "".join(map(str, house.told))
        async with opened(tmp_path / "house") as house:
            with pytest.raises(JoinError, match="wrong-code"):
                await house.come(tmp_path / "ben", "Ben", code=table.code).sit(table.table)
            ben = house.come(tmp_path / "ben", "Ben", code=new)
            await (await ben.sit(table.table)).welcome()

    asyncio.run(scene())


def test_wrong_codes_count_by_key_over_all_tables(tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(tmp_path / "house") as house:
            tables = []
            for name in ("Ana", "Ben"):
                guest = await house.come(tmp_path / name, name).lobby()
                tables += [await guest.open(closed=True) for _ in range(3)]
            rules = []
            for table in tables:
                wrong = f"{(int(table.code) + 1) % 10**6:06}"
                with pytest.raises(JoinError) as found:
                    await house.come(tmp_path / "eve", "Eve", code=wrong).sit(table.table)
                rules.append(found.value.rule)
            assert rules == ["wrong-code"] * 5 + ["house-guesses"]
            right = house.come(tmp_path / "kim", "Kim", code=tables[0].code)
            await (await right.sit(tables[0].table)).welcome()

    asyncio.run(scene())
