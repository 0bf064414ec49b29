"""Further devices of one person in a house: six digits, recovery sheets, ending; and attacks."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from braillespiel.house.device_door import TRIES
from braillespiel.house.people import DAY_MS
from braillespiel.network.houses import handshake, pairing, sheets
from braillespiel.network.houses import messages as h
from braillespiel.network.houses.address import HouseAddress
from braillespiel.network.houses.becoming import Becoming, DeviceClaim
from braillespiel.network.houses.house_path import HouseJoinPath
from braillespiel.network.houses.keyring import Keyring
from braillespiel.network.joining import handshake as joining
from braillespiel.network.joining import seat
from braillespiel.store.database import FILE_NAME
from braillespiel.store.schema import MIGRATIONS
from tests.network.houses.living import Guest, House, opened
from tests.network.places import hello
from tests.support.patience import HANGS_S, eventually


class NewDevice:
    """A device that wants to be somebody's."""

    def __init__(self, house: House, home: Path, known: DeviceClaim) -> None:
        way = HouseJoinPath(HouseAddress(house.address), Keyring(home))
        self._came = asyncio.Event()
        loop = asyncio.get_running_loop()
        self.becoming = Becoming(way, known, lambda: loop.call_soon_threadsafe(self._came.set))
        self.task = loop.create_task(self.becoming.follow())

    async def asked(self) -> h.Becomes:
        """Return who it would be."""
        async with asyncio.timeout(HANGS_S):
            await self._came.wait()
        assert self.becoming.asks is not None, self.becoming.problem
        return self.becoming.asks

    async def refused(self) -> str:
        """Return why it is nobody's."""
        async with asyncio.timeout(HANGS_S):
            await self.task
        assert self.becoming.problem is not None
        assert self.becoming.called == ""
        return self.becoming.problem.rule

    async def says(self, yes: bool) -> None:
        self.becoming.answer(yes)
        async with asyncio.timeout(HANGS_S):
            await self.task


def other(code: str) -> str:
    return f"{(int(code) + 1) % 10**6:06}"


async def digits(guest: Guest) -> str:
    return (await guest.ask(h.AddDevice(), h.DeviceCode)).code


async def devices(guest: Guest) -> tuple[h.Device, ...]:
    return (await guest.ask(h.ListDevices(), h.Devices)).devices


async def end(guest: Guest, words: str) -> None:
    await guest.ask(h.EndDevice(words), h.Done)
    await guest.next(h.Devices)


@contextlib.asynccontextmanager
async def ana_at_home(tmp_path: Path) -> AsyncIterator[tuple[House, Guest]]:
    async with opened(tmp_path / "house") as house:
        yield house, await house.come(tmp_path / "ana", "Ana").lobby()


async def add(house: House, guest: Guest, home: Path, name: str = "Ana") -> str:
    """Add a device, and return its words."""
    device = NewDevice(house, home, DeviceClaim(name, await digits(guest)))
    asks = await guest.next(h.DeviceAsks)
    assert (await device.asked()).device == asks.device
    await guest.say(h.AnswerDevice(asks.device, True))
    await device.says(True)
    assert device.becoming.called == name
    await guest.next(h.DeviceCame)
    return asks.device


def test_a_device_becomes_somebodys_once_both_have_said_yes(tmp_path: Path) -> None:
    async def scene() -> None:
        async with ana_at_home(tmp_path) as (house, ana):
            device = NewDevice(house, tmp_path / "phone", DeviceClaim("ana", await digits(ana)))
            asks = await ana.next(h.DeviceAsks)
            told = await device.asked()
            assert (told.name, told.device) == ("Ana", asks.device)
            people = house.server.people
            assert len(await devices(ana)) == 1
            device.becoming.answer(True)
            assert len(await devices(ana)) == 1
            assert not device.task.done()
            await ana.say(h.AnswerDevice(asks.device, True))
            await device.says(True)
            assert device.becoming.called == "Ana"
            assert (await ana.next(h.DeviceCame)).device == asks.device
            phone = await house.come(tmp_path / "phone", "").lobby()
            found = await devices(phone)
            assert [(each.device == asks.device, each.here, each.last) for each in found] in (
                [(False, False, 0), (True, True, 0)],
                [(True, True, 0), (False, False, 0)],
            )
            assert len(people) == 1
            assert len(await devices(ana)) == 2  # both are in the lobby at once
        async with opened(tmp_path / "house") as house:
            again = house.come(tmp_path / "phone", "")
            await (await again.lobby()).close()
            assert again.way.called == "Ana"

    asyncio.run(scene())


@pytest.mark.parametrize("who", ["ana", "phone", "hangs up", "ana leaves"])
def test_without_both_a_device_is_nobodys(tmp_path: Path, who: str) -> None:
    async def scene() -> None:
        async with ana_at_home(tmp_path) as (house, ana):
            device = NewDevice(house, tmp_path / "phone", DeviceClaim("Ana", await digits(ana)))
            asks = await ana.next(h.DeviceAsks)
            await device.asked()
            if who == "ana":
                device.becoming.answer(True)
                await ana.say(h.AnswerDevice(asks.device, False))
                assert await device.refused() == "house-device-no"
            elif who == "ana leaves":
                device.becoming.answer(True)
                await ana.close()
                assert await device.refused() == "house-device-no"
                return
            else:
                await ana.say(h.AnswerDevice(asks.device, True))
                if who == "phone":
                    device.becoming.answer(False)
                    assert await device.refused() == "house-device-no"
                else:
                    device.becoming.close()
                    await device.task
                assert (await ana.next(h.DeviceOver)).rule == "house-device-no"
            assert len(await devices(ana)) == 1

    asyncio.run(scene())


def test_digits_are_good_once(tmp_path: Path) -> None:
    async def scene() -> None:
        async with ana_at_home(tmp_path) as (house, ana):
            code = await digits(ana)
            first = NewDevice(house, tmp_path / "phone", DeviceClaim("Ana", code))
            asks = await ana.next(h.DeviceAsks)
            second = NewDevice(house, tmp_path / "eve", DeviceClaim("Ana", code))
            assert await second.refused() == "house-device-wrong"
            await ana.say(h.AnswerDevice(asks.device, True))
            await first.says(True)
            third = NewDevice(house, tmp_path / "eve", DeviceClaim("Ana", code))
            assert await third.refused() == "house-device-wrong"
            assert len(await devices(ana)) == 2

    asyncio.run(scene())


def test_digits_end_after_five_minutes_and_with_new_ones(tmp_path: Path) -> None:
    async def scene() -> None:
        async with ana_at_home(tmp_path) as (house, ana):
            old = await digits(ana)
            await digits(ana)
            late = NewDevice(house, tmp_path / "phone", DeviceClaim("Ana", old))
            assert await late.refused() == "house-device-wrong"
            now = [0.0]
            house.server.devices.clock = lambda: now[0]
            code = await digits(ana)
            now[0] = pairing.CODE_S
            late = NewDevice(house, tmp_path / "phone", DeviceClaim("Ana", code))
            assert await late.refused() == "house-device-wrong"
            code = await digits(ana)
            await ana.say(h.AddDevice(on=False))
            await devices(ana)
            late = NewDevice(house, tmp_path / "phone", DeviceClaim("Ana", code))
            assert await late.refused() == "house-device-wrong"

    asyncio.run(scene())


def test_wrong_digits_end_the_right_ones_and_make_one_wait(tmp_path: Path) -> None:
    async def scene() -> None:
        async with ana_at_home(tmp_path) as (house, ana):
            code = await digits(ana)
            for n in range(TRIES):
                wrong = NewDevice(house, tmp_path / f"eve{n}", DeviceClaim("Ana", other(code)))
                assert await wrong.refused() == "house-device-wrong"
            assert (await ana.next(h.DeviceOver)).rule == "house-device-guessed"
            # It counts by address: other keys, and another name, change nothing.
            for name in ("Ana", "Nobody"):
                more = NewDevice(house, tmp_path / "eve", DeviceClaim(name, code))
                assert await more.refused() == "house-guesses"
            assert len(await devices(ana)) == 1

    asyncio.run(scene())


def test_guesses_beside_each_other_are_no_more_than_one_after_the_other(tmp_path: Path) -> None:
    async def scene() -> None:
        async with ana_at_home(tmp_path) as (house, ana):
            code = await digits(ana)
            wrong = [
                NewDevice(house, tmp_path / f"eve{n}", DeviceClaim("Ana", other(code)))
                for n in range(TRIES + 5)
            ]
            rules = sorted([await each.refused() for each in wrong])
            assert rules == ["house-device-wrong"] * TRIES + ["house-guesses"] * 5

    asyncio.run(scene())


def test_nobody_learns_who_adds_a_device(tmp_path: Path) -> None:
    async def scene() -> None:
        async with ana_at_home(tmp_path) as (house, ana):
            await house.come(tmp_path / "ben", "Ben").lobby()
            wrong = other(await digits(ana))
            rules = []
            for name in ("Ana", "Ben", "Nobody"):
                device = NewDevice(house, tmp_path / "eve", DeviceClaim(name, wrong))
                rules.append(await device.refused())
            assert rules == ["house-device-wrong"] * 3

    asyncio.run(scene())


class Raw:
    """A new device that says what it likes."""

    def __init__(self, connection: Any, challenge: h.Challenge, seen: bytes) -> None:
        self.connection, self.challenge, self.seen = connection, challenge, seen

    @classmethod
    async def come(cls, house: House) -> Raw:
        connection = await seat.dial(house.address)
        seat.widen(connection, handshake.FRAME)
        await joining.send(connection, handshake.encoded(h.Come(h.PROTOCOL)))
        challenge = handshake.from_house(await joining.frame(connection))
        assert isinstance(challenge, h.Challenge)
        return cls(connection, challenge, joining.fingerprint_of(connection))

    async def say(self, message: Any) -> Any:
        await joining.send(self.connection, handshake.encoded(message))
        return handshake.from_house(await joining.frame(self.connection))

    async def pair(self, code: str, fingerprint: bytes | None = None) -> tuple[str, bytes, Any]:
        """Begin to prove digits; return the device's key, SPAKE2's, and what the house says."""
        key, signature = handshake.proof(handshake.new_key(), self.challenge, self.seen)
        password = pairing.password(self.challenge.house, code)
        side = joining.SeatShare(password, self.seen if fingerprint is None else fingerprint)
        told = await self.say(h.Pair(key, signature, "Ana", side.share.hex()))
        assert isinstance(told, h.PairShare)
        return key, side.key(bytes.fromhex(told.share)), told


def test_a_proof_is_worth_nothing_at_another_connection_or_certificate_or_for_another_key(
    tmp_path: Path,
) -> None:
    async def scene() -> None:
        async with ana_at_home(tmp_path) as (house, ana):
            code = await digits(ana)
            for wrong in ("nonce", "key", "certificate", "side"):
                raw = await Raw.come(house)
                fingerprint = bytes(range(32)) if wrong == "certificate" else None
                key, shared, _ = await raw.pair(code, fingerprint)
                nonce = "0" * 64 if wrong == "nonce" else raw.challenge.nonce
                its = "1" * 64 if wrong == "key" else key
                who = b"house" if wrong == "side" else b"device"
                told = await raw.say(h.PairProof(pairing.proof(shared, who, nonce, its)))
                assert isinstance(told, h.Refused)
                assert told.rule == "house-device-wrong", wrong
            raw = await Raw.come(house)
            key, shared, _ = await raw.pair(code)
            proof = pairing.proof(shared, b"device", raw.challenge.nonce, key)
            told = await raw.say(h.PairProof(proof))
            assert isinstance(told, h.Becomes)
            # What was proved there opens nothing elsewhere.
            again = await Raw.come(house)
            said = h.Become(True)
            await joining.send(again.connection, handshake.encoded(said))
            refused = handshake.from_house(await joining.frame(again.connection))
            assert isinstance(refused, h.Refused)
            assert len(await devices(ana)) == 1

    asyncio.run(scene())


def test_nobody_becomes_somebodys_with_a_key_that_is_known_or_not_theirs(tmp_path: Path) -> None:
    async def scene() -> None:
        async with ana_at_home(tmp_path) as (house, ana):
            ben = await house.come(tmp_path / "ben", "Ben").lobby()
            code = await digits(ana)
            known = NewDevice(house, tmp_path / "ben", DeviceClaim("Ana", code))
            assert await known.refused() == "house-device-known"
            raw = await Raw.come(house)
            side = joining.SeatShare("", raw.seen)
            _, signature = handshake.proof(handshake.new_key(), raw.challenge, raw.seen)
            told = await raw.say(h.Pair("a" * 64, signature, "Ana", side.share.hex()))
            assert isinstance(told, h.Refused)
            assert told.rule == "house-proof"
            # Nobody answers for somebody else, nor ends their devices.
            device = NewDevice(house, tmp_path / "phone", DeviceClaim("Ana", code))
            asks = await ana.next(h.DeviceAsks)
            await ben.say(h.AnswerDevice(asks.device, True))
            assert await ben.refused(h.EndDevice((await devices(ana))[0].device)) == (
                "house-device-none"
            )
            await ana.say(h.AnswerDevice(asks.device, False))
            await device.asked()
            assert await device.refused() == "house-device-no"
            assert len(await devices(ana)) == 1

    asyncio.run(scene())


def test_an_ended_device_is_cut_off_everywhere_and_does_not_come_back(tmp_path: Path) -> None:
    async def scene() -> None:
        async with ana_at_home(tmp_path) as (house, ana):
            words = await add(house, ana, tmp_path / "phone")
            table = (await ana.open()).table
            phone = await house.come(tmp_path / "phone", "").lobby()
            at_table = await house.come(tmp_path / "phone", "").sit(table)
            await at_table.welcome()
            await end(ana, words)
            assert (await phone.next(h.Refused)).rule == "house-device-ended"
            await phone.ended()
            assert await at_table.refusal() == "house-device-ended"
            await at_table.ended()
            for where in ("", table):
                way = house.come(tmp_path / "phone", "", table=where)
                with pytest.raises(joining.JoinError, match="house-name-needed"):
                    await way.silent()
            assert [each.here for each in await devices(ana)] == [True]
            back = await house.come(tmp_path / "ana", "").sit(table)
            assert (await back.welcome()).back  # the chair was kept
        async with opened(tmp_path / "house") as house:
            with pytest.raises(joining.JoinError, match="house-name-needed"):
                await house.come(tmp_path / "phone", "").silent()

    asyncio.run(scene())


def test_the_first_device_can_be_ended_too_and_all_that_was_somebodys_stays(
    tmp_path: Path,
) -> None:
    async def scene() -> None:
        async with ana_at_home(tmp_path) as (house, ana):
            ben = await house.come(tmp_path / "ben", "Ben").lobby()
            await ana.ask(h.Block("Ben"), h.Done)
            await add(house, ana, tmp_path / "phone")
            phone = await house.come(tmp_path / "phone", "").lobby()
            (first,) = [each for each in await devices(phone) if not each.here]
            await end(phone, first.device)
            assert (await ana.next(h.Refused)).rule == "house-device-ended"
            assert await phone.refused(h.EndDevice((await devices(phone))[0].device)) == (
                "house-device-last"
            )
            await phone.ask(h.Blocks(), h.Blocked)
            assert ben is not None
        async with opened(tmp_path / "house") as house:
            with pytest.raises(joining.JoinError, match="house-device-ended"):
                await house.come(tmp_path / "ana", "Eve").silent()
            # The key is forgotten there: the device comes as somebody new, or is added again.
            await (await house.come(tmp_path / "ana", "Eve").silent()).close()
            phone = await house.come(tmp_path / "phone", "").lobby()
            assert (await phone.ask(h.Blocks(), h.Blocked)).names == ("Ben",)

    asyncio.run(scene())


def test_an_ended_device_that_shows_digits_adds_none(tmp_path: Path) -> None:
    async def scene() -> None:
        async with ana_at_home(tmp_path) as (house, ana):
            words = await add(house, ana, tmp_path / "phone")
            phone = await house.come(tmp_path / "phone", "").lobby()
            thief = NewDevice(house, tmp_path / "eve", DeviceClaim("Ana", await digits(phone)))
            asks = await phone.next(h.DeviceAsks)
            await phone.say(h.AnswerDevice(asks.device, True))
            await thief.asked()
            await end(ana, words)
            thief.becoming.answer(True)
            assert await thief.refused() == "house-device-no"
            assert len(await devices(ana)) == 1

    asyncio.run(scene())


def test_days_are_those_on_which_each_device_was_there(tmp_path: Path) -> None:
    async def scene() -> None:
        async with ana_at_home(tmp_path) as (house, ana):
            await add(house, ana, tmp_path / "phone")
            people = house.server.people
            now = people.now()
            people._clock = lambda: now + 3 * DAY_MS
            phone = await house.come(tmp_path / "phone", "").lobby()
            found = await devices(phone)
            assert sorted((each.here, each.since, each.last) for each in found) == [
                (False, 3, 3),
                (True, 3, 0),
            ]

    asyncio.run(scene())


def test_a_house_of_before_knows_the_first_device_of_everybody(tmp_path: Path) -> None:
    async def scene() -> None:
        async with ana_at_home(tmp_path):
            pass
        then = next(n for n, each in enumerate(MIGRATIONS) if "house_sheets" in each)
        with contextlib.closing(sqlite3.connect(tmp_path / "house" / FILE_NAME)) as store:
            store.execute("DELETE FROM house_devices")
            store.execute("ALTER TABLE house_devices DROP COLUMN last")
            store.execute("ALTER TABLE house_devices DROP COLUMN page")
            for column in ("ladder", "quiet"):
                store.execute(f"ALTER TABLE house_people DROP COLUMN {column}")
            store.execute("ALTER TABLE house_tables DROP COLUMN rests")
            ladder = ("house_ladder", "house_met", "house_ladder_news")
            of_hosts = ("house_hosts", "house_leads", "house_deleted")
            for table in ("house_sheets", "house_friends", *ladder, *of_hosts):
                store.execute(f"DROP TABLE {table}")
            store.execute(f"PRAGMA user_version = {then}")
            store.commit()
        async with opened(tmp_path / "house") as house:
            ana = house.come(tmp_path / "ana", "")
            assert [each.here for each in await devices(await ana.lobby())] == [True]
            assert ana.way.called == "Ana"

    asyncio.run(scene())


# -- recovery sheets -------------------------------------------------------------------------------


async def sheet(house: House, guest: Guest) -> bytes:
    secret = sheets.new()
    public = sheets.public(secret, house.server.facts.house)
    await guest.ask(h.KeepSheet(public), h.Done)
    await guest.next(h.Devices)
    return secret


def test_words_of_a_sheet_are_read_however_they_are_typed() -> None:
    secret = sheets.new()
    words = sheets.words(secret)
    assert len(words) == 6
    for text in (" ".join(words), "-".join(words).upper(), "  ".join(words) + " "):
        assert sheets.read(text) == secret
    for wrong in ("", words[0], " ".join(words[:5]), " ".join([*words, words[0]]), "x" * 60):
        assert sheets.read(wrong) is None


def test_a_sheet_brings_one_device_in_once(tmp_path: Path) -> None:
    async def scene() -> None:
        async with ana_at_home(tmp_path) as (house, ana):
            secret = await sheet(house, ana)
            assert (await ana.ask(h.ListDevices(), h.Devices)).sheet == 0
        async with opened(tmp_path / "house") as house:
            ana = await house.come(tmp_path / "ana", "").lobby()
            refuses = NewDevice(house, tmp_path / "new", DeviceClaim(sheet=secret))
            assert (await refuses.asked()).name == "Ana"
            await refuses.says(False)
            assert await refuses.refused() == "house-device-no"  # it is not used up
            device = NewDevice(house, tmp_path / "new", DeviceClaim(sheet=secret))
            await device.asked()
            await device.says(True)
            assert device.becoming.called == "Ana"
            came = await ana.next(h.DeviceCame)
            assert came.sheet
            assert (await ana.ask(h.ListDevices(), h.Devices)).sheet is None
            again = NewDevice(house, tmp_path / "more", DeviceClaim(sheet=secret))
            assert await again.refused() == "house-sheet-wrong"
            there = house.come(tmp_path / "new", "")
            await (await there.silent()).close()
            assert there.way.called == "Ana"

    asyncio.run(scene())


def test_one_sheet_used_by_two_at_once_brings_in_one(tmp_path: Path) -> None:
    async def scene() -> None:
        async with ana_at_home(tmp_path) as (house, ana):
            secret = await sheet(house, ana)
            two = [NewDevice(house, tmp_path / f"{n}", DeviceClaim(sheet=secret)) for n in range(2)]
            for each in two:
                await each.asked()
            await asyncio.gather(*(each.says(True) for each in two))
            assert sorted(each.becoming.called for each in two) == ["", "Ana"]
            assert len(await devices(ana)) == 2

    asyncio.run(scene())


def test_a_new_sheet_ends_the_one_before_and_wrong_ones_count(tmp_path: Path) -> None:
    async def scene() -> None:
        async with ana_at_home(tmp_path) as (house, ana):
            old = await sheet(house, ana)
            secret = await sheet(house, ana)
            for tried in (old, *(sheets.new() for _ in range(4))):
                wrong = NewDevice(house, tmp_path / "eve", DeviceClaim(sheet=tried))
                assert await wrong.refused() == "house-sheet-wrong"
            right = NewDevice(house, tmp_path / "eve", DeviceClaim(sheet=secret))
            assert await right.refused() == "house-guesses"

    asyncio.run(scene())


def test_what_a_sheet_has_signed_is_good_for_one_device_and_one_connection(tmp_path: Path) -> None:
    async def scene() -> None:
        async with ana_at_home(tmp_path) as (house, ana):
            secret = await sheet(house, ana)
            name = house.server.facts.house
            public = sheets.public(secret, name)
            for wrong in ("nonce", "key", "certificate"):
                raw = await Raw.come(house)
                key, signature = handshake.proof(handshake.new_key(), raw.challenge, raw.seen)
                proof = sheets.proof(
                    secret,
                    name,
                    bytes(32) if wrong == "certificate" else raw.seen,
                    "0" * 64 if wrong == "nonce" else raw.challenge.nonce,
                    "1" * 64 if wrong == "key" else key,
                )
                told = await raw.say(h.Recover(key, signature, public, proof))
                assert isinstance(told, h.Refused)
                assert told.rule == "house-sheet-wrong", wrong

    asyncio.run(scene())


def test_a_sheet_lies_on_the_disk_as_a_digest_alone(tmp_path: Path) -> None:
    async def scene() -> None:
        async with ana_at_home(tmp_path) as (house, ana):
            secret = await sheet(house, ana)
            public = sheets.public(secret, house.server.facts.house)
            (row,) = house.store.database.rows("SELECT digest FROM house_sheets")
            assert len(row[0]) == 64
            traces = [secret.hex(), public, *sheets.words(secret)]
            await eventually(lambda: any(tmp_path.glob("house/*.sqlite3*")), "the store")
            for path in (tmp_path / "house").rglob("*"):
                if path.is_file():
                    found = path.read_bytes()
                    assert secret not in found
                    assert not [each for each in traces if each.encode() in found]

    asyncio.run(scene())


def test_a_table_is_sat_at_by_one_device_of_somebody_at_a_time(tmp_path: Path) -> None:
    async def scene() -> None:
        async with ana_at_home(tmp_path) as (house, ana):
            await add(house, ana, tmp_path / "phone")
            table = (await ana.open()).table
            first = await house.come(tmp_path / "ana", "").sit(table)
            await first.welcome()
            second = await house.come(tmp_path / "phone", "").sit(table)
            assert (await second.welcome()).back
            assert await first.refusal() == "replaced"
            await second.say(hello("somebody"))

    asyncio.run(scene())
