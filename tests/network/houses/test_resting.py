"""Tables of a house at which nobody is: their matches lie on disk until somebody comes back."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path

import pytest
from msgspec.structs import replace as changed

from braillespiel.engine.match import Entry
from braillespiel.house.operating import Operator
from braillespiel.house.people import DAY_MS
from braillespiel.house.records import PLAYED, Entries, encoded
from braillespiel.house.resting import RestingTable
from braillespiel.house.store_ledger import StoreLedger
from braillespiel.network import messages as m
from braillespiel.network.houses import messages as h
from braillespiel.network.houses.errors import HouseError
from braillespiel.store.database import wall_clock
from tests.network.houses.living import House, Seat
from tests.network.houses.test_kept import kept
from tests.network.houses.test_operator import SOMEBODY, in_house
from tests.network.houses.test_room_on_disk import action_of
from tests.support.patience import eventually

LONG = 3 * DAY_MS
"""Longer than a table waits for anybody."""


@pytest.fixture(autouse=True)
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tables rest as soon as nobody is there."""
    monkeypatch.setattr("braillespiel.house.server.LOOK_S", 0.001)
    monkeypatch.setattr("braillespiel.house.rooms.REST_MS", 0)


async def sat(house: House, home: Path, *names: str) -> tuple[str, dict[str, Seat]]:
    """Return a table, and who sits there by name; the first has opened it."""
    coming = {name: house.come(home / name, name) for name in names}
    table = (await (await coming[names[0]].lobby()).open()).table
    return table, {name: await each.sit(table) for name, each in coming.items()}


async def rested(house: House, table: str) -> RestingTable:
    """Return a table once it rests."""

    def found() -> RestingTable | None:
        there = house.server.tables.find(table)
        return there if isinstance(there, RestingTable) else None

    there = await eventually(found, "it rests")
    assert there is not None
    return there


def journal(house: House, table: str) -> list[Entry]:
    """Return what was played at a table that is awake."""
    playing = house.server.rooms[table].table.matches.playing
    assert playing is not None
    return playing.host.match.journal


async def left(house: House, home: Path) -> str:
    """Return a table at which Ana and Ben have played, and that rests."""
    table, seats = await sat(house, home, "Ana", "Ben")
    for seat in seats.values():
        await seat.next(m.Began)
        await seat.close()
    await rested(house, table)
    return table


def test_a_match_goes_on_where_it_was_left(tmp_path: Path) -> None:
    home = tmp_path / "house"
    tables: list[str] = []

    async def begin(house: House) -> None:
        table, seats = await sat(house, tmp_path, "Ana", "Ben")
        began = {name: await seat.next(m.Began) for name, seat in seats.items()}
        name = next(name for name, each in began.items() if action_of(each) is not None)
        action = action_of(began[name])
        assert action is not None
        await seats[name].say(action)
        before = await eventually(lambda: len(journal(house, table)), "it is played")
        for seat in seats.values():
            await seat.close()
        tables.append(table)
        await rested(house, table)
        assert house.server.rooms == {}
        await goes_on(house, action, before)

    async def goes_on(house: House, action: m.Act, before: int) -> None:
        (table,) = tables
        ana = await house.come(tmp_path / "Ana", "").sit(table)
        ben = await house.come(tmp_path / "Ben", "").sit(table)
        back = [await seat.next(m.Began) for seat in (ana, ben)]
        assert [each.acted for each in back if each.chairs == (action.seat,)] == [(1,)]
        assert len(journal(house, table)) >= before
        for seat in (ana, ben):
            await seat.close()
        await rested(house, table)

    in_house(home, begin)

    async def opened_again(house: House) -> None:
        assert house.server.rooms == {}, "a match was read that nobody came back to"
        ana = await house.come(tmp_path / "Ana", "").sit(tables[0])
        assert (await ana.welcome()).back
        assert len(house.server.rooms) == 1

    in_house(home, opened_again)


def test_what_was_played_is_not_read_before_somebody_comes_back(tmp_path: Path) -> None:
    assert encoded(Entries(0, [])).startswith(PLAYED)

    async def scene(house: House) -> None:
        table = await left(house, tmp_path)
        ledger = StoreLedger(house.store)
        row = (table, 99, 1, "w", encoded(Entries(0, [])))
        with house.store.database.transaction() as execute:
            execute("INSERT INTO house_records VALUES (?, ?, ?, ?, ?)", row)
        ((_, records),) = ledger.lead_all()
        assert records
        assert 99 not in [each.n for each in records]
        assert 99 in [each.n for each in ledger.records(table)]

    in_house(tmp_path / "house", scene)


def test_two_who_come_back_at_once_come_to_one_match(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        table = await left(house, tmp_path)
        seats = await asyncio.gather(
            *(house.come(tmp_path / name, "").sit(table) for name in ("Ana", "Ben"))
        )
        for seat in seats:
            assert (await seat.welcome()).back
        (room,) = house.server.rooms.values()
        await eventually(lambda: len(room.table.members.here()) == 2, "both are there")

    in_house(tmp_path / "house", scene)


def test_strangers_neither_see_it_nor_wake_it(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        table = await left(house, tmp_path)
        eve = await house.come(tmp_path / "Eve", "Eve").lobby()
        assert (await eve.next(h.Lobby)).tables == ()
        ana = await house.come(tmp_path / "Ana", "").lobby()
        (line,) = (await ana.next(h.Lobby)).tables
        assert (line.id, line.who, line.playing, line.mine) == (table, (), True, True)
        await ana.ask(h.Block("Eve"), h.Done)
        with pytest.raises(HouseError, match="house-no-table"):
            await house.come(tmp_path / "Eve", "").sit(table)
        assert house.server.rooms == {}

    in_house(tmp_path / "house", scene)


def test_whoever_is_banned_or_renamed_meanwhile_is_so_at_their_table(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        table = await left(house, tmp_path)
        there = await house.come(tmp_path / "Ana", "").lobby()
        await there.ask(h.Rename("Cleo"), h.Done)
        person = house.server.people.named("Cleo")
        assert person is not None
        named_alike = replace(person, key="of somebody who has no place there any more")
        assert (await rested(house, table)).names(named_alike)
        await Operator(house.server, SOMEBODY).ban("Ben", 3, "why")
        await rested(house, table)
        cleo = await house.come(tmp_path / "Ana", "").sit(table)
        names = {name for each in (await cleo.table()).members for name in each.names}
        assert names == {"Cleo"}

    in_house(tmp_path / "house", scene)


def test_whoever_is_deleted_meanwhile_is_on_no_byte_of_the_disk(tmp_path: Path) -> None:
    home = tmp_path / "house"

    async def scene(house: House) -> None:
        table, seats = await sat(house, tmp_path, "Ana", "Benedikta")
        for seat in seats.values():
            await seat.next(m.Began)
            await seat.close()
        await rested(house, table)
        assert b"Benedikta" in kept(home)
        done = await Operator(house.server, SOMEBODY).delete("Benedikta")
        assert done.renamed == 1
        assert b"Benedikta" not in kept(home)
        ana = await house.come(tmp_path / "Ana", "").sit(table)
        chairs = [each.name for each in (await ana.next(m.Began)).players]
        assert sorted(chairs) == ["Ana", SOMEBODY]

    in_house(home, scene)


def test_what_was_said_and_allowed_and_since_when_somebody_is_away_is_known_still(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(house: House) -> None:
        table, seats = await sat(house, tmp_path, "Ana", "Ben")
        for seat in seats.values():
            await seat.next(m.Began)
            await seat.allow("words")
        await seats["Ana"].news("words-on")
        await seats["Ben"].ask(m.Say("hello there"), m.Said)
        await seats["Ben"].close()
        await seats["Ana"].news("fell-out")
        await seats["Ana"].close()
        await rested(house, table)
        now = house.server.people.now
        monkeypatch.setattr(house.server.people, "now", lambda: now() + LONG)
        lobby = await house.come(tmp_path / "Ana", "").lobby()
        await lobby.ask(h.Report("Ben", "words", table), h.Done)
        assert house.server.reports.all()[0].lines == (("Ben", "hello there"),)
        ana = await house.come(tmp_path / "Ana", "").sit(table)
        await ana.welcome()
        room = house.server.rooms[table]
        assert room.allows("words")
        away = {each.name: house.server.clock() - each.fell_out for each in room.table.members}
        assert away["Ben"] >= LONG

    in_house(tmp_path / "house", scene, audience="adults", looked=2**45)


def test_who_blocks_the_other_meanwhile_hears_no_words_of_them(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        table, seats = await sat(house, tmp_path, "Ana", "Ben")
        for seat in seats.values():
            await seat.next(m.Began)
            await seat.allow("words")
        await seats["Ana"].news("words-on")
        for seat in seats.values():
            await seat.close()
        await rested(house, table)
        lobby = await house.come(tmp_path / "Ana", "").lobby()
        await lobby.ask(h.Block("Ben"), h.Done)
        ana = await house.come(tmp_path / "Ana", "").sit(table)
        await ana.welcome()
        assert not house.server.rooms[table].allows("words")

    in_house(tmp_path / "house", scene, audience="adults", looked=2**45)


def test_a_door_at_which_somebody_guesses_stays_as_it_is(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        made = await (await house.come(tmp_path / "Ana", "Ana").lobby()).open(closed=True)
        ana = await house.come(tmp_path / "Ana", "", code=made.code).sit(made.table)
        ben = await house.come(tmp_path / "Ben", "Ben", code=made.code).sit(made.table)
        await ana.next(m.Began)
        room = house.server.rooms[made.table]
        assert room.door is not None
        room.door._guesses.take("192.0.2.1").resolve(False)
        for seat in (ana, ben):
            await seat.close()
        await eventually(lambda: not room._served, "both are gone")
        assert not room.may_rest
        room.door._guesses.begin_anew()  # as after too many: who has to wait keeps waiting
        assert not room.may_rest
        room.door._guesses._counts.clear()
        await rested(house, made.table)

    in_house(tmp_path / "house", scene)


def test_where_somebody_else_has_led_it_meanwhile_there_is_no_table(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        table = await left(house, tmp_path)
        StoreLedger(house.store).lead(table)
        with pytest.raises(HouseError, match="house-no-table"):
            await house.come(tmp_path / "Ana", "").sit(table)
        assert {"event": "fenced"} in house.told
        assert house.server.tables.find(table) is None

    in_house(tmp_path / "house", scene)


def test_a_game_that_is_not_offered_any_more_lies_where_it_lay(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        table = await left(house, tmp_path)
        there = await rested(house, table)
        there.opened = changed(there.opened, set_up=m.SetUp("ludoteca", 2))
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr("braillespiel.house.tables.is_played", lambda opened, outside: False)
            assert await house.server.tables.get(table) is None
        await asyncio.wrap_future(house.server.writer.do(lambda: None))
        rests = house.store.database.rows("SELECT rests FROM house_tables")
        assert rests[0][0] > 0
        assert await house.server.tables.get(table) is not None

    in_house(tmp_path / "house", scene)


def test_a_match_that_nobody_comes_back_to_is_deleted_after_thirty_days(tmp_path: Path) -> None:
    """Also where the house was closed meanwhile, so that its own clock has begun anew."""
    home = tmp_path / "house"
    begun = wall_clock()

    async def leave(house: House) -> None:
        await left(house, tmp_path)

    async def there_on_day(days: float) -> int:
        house = House(home)
        house.server.people.now = lambda: begun + int(days * DAY_MS)  # type: ignore[method-assign]
        await house.server.listen(0)
        await house.server.tables.forget_old()
        there = len(house.server.tables)
        await house.server.close()
        house.store.close()
        return there

    in_house(home, leave)
    assert asyncio.run(there_on_day(15)) == 1
    assert asyncio.run(there_on_day(28.9)) == 1
    assert asyncio.run(there_on_day(30.1)) == 0

    async def gone(house: House) -> None:
        assert not house.store.database.rows("SELECT * FROM house_records")

    in_house(home, gone)


def test_the_disk_tells_the_day_alone_on_which_somebody_was_there(tmp_path: Path) -> None:
    async def scene(house: House) -> None:
        table = await left(house, tmp_path)
        found = "SELECT rests FROM house_tables WHERE id = ?"
        await asyncio.wrap_future(house.server.writer.do(lambda: None))
        ((rests,),) = house.store.database.rows(found, table)
        assert rests % DAY_MS == 0
        assert 0 <= wall_clock() - rests < 2 * DAY_MS
        ana = await house.come(tmp_path / "Ana", "").sit(table)
        await ana.welcome()
        assert house.store.database.rows(found, table) == [(0,)]

    in_house(tmp_path / "house", scene)


def test_no_more_tables_are_awake_than_a_house_carries(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("braillespiel.house.tables.TABLES", 1)

    async def scene(house: House) -> None:
        table = await left(house, tmp_path)
        eve = await house.come(tmp_path / "Eve", "Eve").lobby()
        await eve.open()
        with pytest.raises(HouseError, match="house-full"):
            await house.come(tmp_path / "Ana", "").sit(table)
        assert house.server.tables.find(table) is not None

    in_house(tmp_path / "house", scene)
