"""The lobby of a house and its tables, over real sockets: who sees what, who meets whom."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from braillespiel.house import people
from braillespiel.house.lobby import TOLD_S
from braillespiel.house.operating import Operator
from braillespiel.house.rooms import HouseRoom
from braillespiel.network import messages as m
from braillespiel.network.houses import messages as h
from tests.network.houses.living import Guest, House, opened, says
from tests.support.patience import eventually


async def line(guest: Guest, table: str) -> h.Line:
    """Return a table once the lobby shows it."""
    while True:
        for each in (await guest.next(h.Lobby)).tables:
            if each.id == table:
                return each


async def whole(guest: Guest) -> h.Lobby:
    """Return the lobby as it is now."""
    await guest.say(h.Look())
    while not (found := await guest.next(h.Lobby)).whole:
        pass
    return found


def test_a_table_is_shown_with_who_is_there_and_what_is_free(tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(tmp_path / "house") as house:
            coming = house.come(tmp_path / "ana", "Ana")
            ana = await coming.lobby()
            ben = await house.come(tmp_path / "ben", "Ben").lobby()
            table = (await ana.open(language="en")).table
            shown = await line(ben, table)
            assert (shown.game, shown.free, shown.seats, shown.who) == ("ludoteca", 2, 2, ())
            seat = await coming.sit(table)
            await seat.welcome()
            shown = await line(ben, table)
            assert (shown.who, shown.free, shown.mine, shown.language) == (("Ana",), 1, False, "en")
            assert [each.mine for each in (await whole(ana)).tables] == [True]

    asyncio.run(scene())


def test_a_change_is_one_message_to_each_who_looks_four_times_a_second_at_most(
    tmp_path: Path,
) -> None:
    async def scene() -> None:
        async with opened(tmp_path / "house") as house:
            ana = await house.come(tmp_path / "ana", "Ana").lobby()
            ben = await house.come(tmp_path / "ben", "Ben").lobby()
            await whole(ben)
            silent = await house.come(tmp_path / "cleo", "Cleo").silent()
            await silent.ask(h.Show(), h.Done)
            lobby = house.server.lobby
            await line(ben, (await ana.open()).table)
            room = next(iter(house.server.rooms.values()))
            sent, told = lobby.messages, [lobby._told]
            while len(told) < 5:
                lobby.room_changed(room)
                await asyncio.sleep(0.003)
                if lobby.messages != sent:
                    assert lobby.messages == sent + 2  # to the two who look
                    sent = lobby.messages
                    told.append(lobby._told)
            assert told[-1] - told[1] >= 3 * TOLD_S - 0.1
            assert not any(isinstance(each, h.Lobby) for each in silent.got)

    asyncio.run(scene())


def test_nobody_is_shown_or_invited_who_has_not_chosen_it(tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(tmp_path / "house") as house:
            coming = house.come(tmp_path / "ana", "Ana")
            ana = await coming.lobby()
            ben = await house.come(tmp_path / "ben", "Ben").lobby()
            table = (await ana.open()).table
            await (await coming.sit(table)).welcome()
            assert (await whole(ana)).people == ()
            assert await ana.refused(h.Invite("Ben", table)) == "house-not-invited"
            await ben.ask(h.Show(lobby=True, invited=True), h.Done)
            assert (await whole(ana)).people == (h.Person("Ben", invited=True),)
            await ana.ask(h.Invite("Ben", table), h.Done)
            assert await ben.next(h.Invited) == h.Invited("Ana", table, "ludoteca")
            assert (await whole(ben)).own == h.Show(lobby=True, invited=True)
            assert (await whole(ana)).own == h.Show()
            await Operator(house.server, "").mute("Ana", 1)
            assert await ana.refused(h.Invite("Ben", table)) == "muted"

    asyncio.run(scene())


def test_two_of_whom_one_blocks_the_other_never_meet_under_any_name(tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(tmp_path / "house") as house:
            coming = house.come(tmp_path / "ana", "Ana")
            ana = await coming.lobby()
            evil = house.come(tmp_path / "eve", "Eve")
            eve = await evil.lobby()
            table = (await ana.open()).table
            await (await coming.sit(table)).welcome()
            await ana.ask(h.Block("Eve"), h.Done)
            await eve.ask(h.Rename("Lou"), h.Done)
            assert (await whole(eve)).tables == ()
            assert await refusal(house, tmp_path / "eve", table) == "house-no-table"
            mine = (await eve.open()).table
            seat = await evil.sit(mine)
            await seat.welcome()
            assert mine not in [each.id for each in (await whole(ana)).tables]
            assert await refusal(house, tmp_path / "ana", mine) == "house-no-table"
            await eve.ask(h.Show(lobby=True, invited=True), h.Done)
            assert (await whole(ana)).people == ()
            assert await ana.refused(h.Invite("Lou", table)) == "house-not-invited"
            assert await ana.refused(h.Block("Ana")) == "house-yourself"
            empty = (await ana.open()).table  # nobody sits there yet
            assert empty not in [each.id for each in (await whole(eve)).tables]
            assert await refusal(house, tmp_path / "eve", empty) == "house-no-table"
        async with opened(tmp_path / "house") as house:
            assert await refusal(house, tmp_path / "eve", table) == "house-no-table"

    asyncio.run(scene())


def test_somebody_who_blocks_too_many_is_told_so_and_may_still_meet_some_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(people, "BLOCKS", 2)

    async def scene() -> None:
        async with opened(tmp_path / "house") as house:
            ana = await house.come(tmp_path / "ana", "Ana").lobby()
            for name in ("Eve", "Mallory", "Oskar"):
                await house.come(tmp_path / name, name).silent()
            await ana.ask(h.Block("Eve"), h.Done)
            await ana.ask(h.Block("Mallory"), h.Done)
            answer: Any = h.Done | h.Refused
            told = await ana.ask(h.Block("Oskar"), answer)
            assert told == h.Refused("house-blocks-many", {"most": 2}, what="block")
            await ana.ask(h.Block("Eve", False), h.Done)
            await ana.ask(h.Block("Oskar"), h.Done)

    asyncio.run(scene())


async def refusal(house: House, home: Path, table: str) -> str:
    try:
        await house.come(home, "").sit(table)
    except Exception as error:
        return str(getattr(error, "rule", error))
    return ""


def test_strangers_say_ready_sentences_until_all_adults_allow_more(tmp_path: Path) -> None:
    says(tmp_path / "adults", audience="adults", looked=2**45)

    async def scene(home: Path, adults: bool) -> None:
        async with opened(home) as house:
            coming = house.come(tmp_path / "ana", "Ana")
            table = (await (await coming.lobby()).open()).table
            ana = await coming.sit(table)
            await ana.welcome()
            ben = await house.come(tmp_path / "ben", "Ben").sit(table)
            await ben.welcome()
            assert await ana.refusal(m.Say("hello")) == "house-ready-only"
            assert (await ben.ask(m.Say(prepared="hello"), m.Said)).prepared == "hello"
            await ana.allow("words")
            if not adults:
                assert await ana.refusal() == "house-ready-only"
                return
            assert await ana.refusal(m.Say("hello")) == "house-ready-only"
            await ben.allow("words")
            await ben.news("words-on")
            assert (await ben.ask(m.Say("well met"), m.Said)).text == "well met"
            await ben.allow("words", False)
            await ben.news("words-off")
            assert await ben.refusal(m.Say("hello")) == "house-ready-only"
            facts = msgspec.structs.replace(house.server.facts, looked=0)
            house.server.keep(facts)
            await ana.allow("words")
            assert await ana.refusal() == "house-ready-only"

    asyncio.run(scene(tmp_path / "adults", True))
    asyncio.run(scene(tmp_path / "everybody", False))


def test_watching_is_off_until_everybody_allows_it(tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(tmp_path / "house") as house:
            coming = house.come(tmp_path / "ana", "Ana")
            table = (await (await coming.lobby()).open()).table
            ana = await coming.sit(table)
            await ana.welcome()
            kim = house.come(tmp_path / "kim", "Kim")
            assert await (await kim.sit(table, watches=True)).refusal() == "house-watching"
            await ana.allow("watching")
            await ana.news("watching-on")
            watching = await kim.sit(table, watches=True)
            await watching.welcome()
            assert (await ana.news("came")).name == "Kim"
            await ana.allow("watching", False)
            assert await watching.refusal() == "house-watching"

    asyncio.run(scene())


def test_a_report_holds_what_the_house_relayed_and_nothing_else(tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(tmp_path / "house") as house:
            coming = house.come(tmp_path / "ana", "Ana")
            lobby = await coming.lobby()
            table = (await lobby.open()).table
            ana = await coming.sit(table)
            await ana.welcome()
            ben = await house.come(tmp_path / "ben", "Ben").sit(table)
            await ben.welcome()
            await ben.ask(m.Say(prepared="hello"), m.Said)
            assert await ben.refusal(m.Say("never relayed")) == "house-ready-only"
            await lobby.ask(h.Report("Ben", "words", table), h.Done)
            far = await house.come(tmp_path / "eve", "Eve").lobby()
            await far.ask(h.Report("Ben", "words", table), h.Done)
            found = house.server.reports.all()
            assert [each.lines for each in found] == [(("Ben", "hello"),), ()]
            assert await far.refused(h.Report("Nobody", "name")) == "house-nobody"
            for _ in range(9):
                await far.ask(h.Report("Ben", "name"), h.Done)
            assert await far.refused(h.Report("Ben", "name")) == "house-reports-many"
            assert not any("Ben" in str(event) for event in house.told if "name" not in event)

    asyncio.run(scene())


def test_somebody_who_floods_the_lobby_is_sent_away_alone(tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(tmp_path / "house") as house:
            ana = await house.come(tmp_path / "ana", "Ana").lobby()
            eve = await house.come(tmp_path / "eve", "Eve").silent()
            for _ in range(200):
                try:
                    await eve.say(h.Show())
                except ConnectionError:
                    break
            await eve.ended()
            await whole(ana)
            for _ in range(3):
                await ana.open()
            assert await ana.refused(h.Open(m.SetUp("ludoteca", 2))) == "house-tables-many"

    asyncio.run(scene())


def test_a_table_that_raises_is_told_of_once_and_the_house_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    looked: list[str] = []
    faulty: list[str] = []

    def is_over(room: HouseRoom) -> bool:
        looked.append(room.id)
        if room.id in faulty:
            raise ZeroDivisionError
        return bool(faulty)

    monkeypatch.setattr("braillespiel.house.server.LOOK_S", 0.001)
    monkeypatch.setattr(HouseRoom, "is_over", property(is_over))

    async def scene() -> None:
        async with opened(tmp_path / "house") as house:
            ana = await house.come(tmp_path / "ana", "Ana").lobby()
            first, second = [(await ana.open()).table for _ in range(2)]
            faulty.append(first)
            await eventually(lambda: second not in house.server.rooms, lambda: "the other stays")
            looked.clear()
            await eventually(lambda: looked.count(first) > 3, lambda: "nobody looks")
            assert list(house.server.rooms) == [first]
            assert [each["event"] for each in house.told].count("fault") == 1

    asyncio.run(scene())


def test_unhurried_tables_have_no_clock_and_no_table_hurries_who_hears_slowly(
    tmp_path: Path,
) -> None:
    async def scene() -> None:
        async with opened(tmp_path / "house") as house:
            ana = await house.come(tmp_path / "ana", "Ana").lobby()
            for unhurried in (True, False):
                table = (await ana.open(m.SetUp("six", 2), unhurried=unhurried)).table
                set_up = house.server.rooms[table].opened.set_up
                assert set_up.options.get("untimed", False) is unhurried
                assert set_up.hearing == 15_000
            table = (await ana.open(m.SetUp("cubus", 2, {"knock": "timed"}))).table
            assert house.server.rooms[table].opened.set_up.options["knock"] == "untimed"

    asyncio.run(scene())
