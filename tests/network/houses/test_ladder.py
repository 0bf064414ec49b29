"""The ladder of a living house: what its tables count, once, and what is told and kept of it."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from braillespiel.cli import main
from braillespiel.engine.simulate import think
from braillespiel.house import ladder, standings
from braillespiel.house.ladder import LadderResult
from braillespiel.house.operating import Operator
from braillespiel.house.rooms import HouseRoom
from braillespiel.house.store_ledger import StoreLedger
from braillespiel.network import messages as m
from braillespiel.network.houses import messages as h
from braillespiel.store.opening import Store, open_on_server
from braillespiel.table.host import Player
from tests.network.houses.living import LUDOTECA, House, Seat, opened, says
from tests.network.houses.test_devices import add
from tests.network.houses.test_operator import SOMEBODY, in_house
from tests.support.patience import eventually, until
from tests.support.postgres import PostgresServer


class Two:
    """Ana and Ben in the lobby and at a table of Ana's; the house plays their moves."""

    def __init__(self, house: House, home: Path) -> None:
        self.house, self.home = house, home
        self.seats: list[Seat] = []

    async def come(self, *, takes_part: tuple[bool, bool] = (True, True)) -> None:
        names = ("Ana", "Ben")
        coming = [self.house.come(self.home / name, name) for name in names]
        self.lobbies = [await each.lobby() for each in coming]
        for lobby, takes in zip(self.lobbies, takes_part, strict=True):
            if takes:
                await lobby.ask(h.TakePart(), h.Done)

    async def begin(self, set_up: m.SetUp = LUDOTECA, **more: Any) -> HouseRoom:
        more.setdefault("ladder", True)
        table = (await self.lobbies[0].open(set_up, **more)).table
        self.seats = []
        for name in ("Ana", "Ben"):
            seat = await self.house.come(self.home / name, "").sit(table)
            await seat.welcome()
            self.seats.append(seat)
        await self.seats[1].news("began")
        return self.house.server.rooms[table]

    async def told(self) -> list[h.LadderNews]:
        return [await each.next(h.LadderNews) for each in self.lobbies]


def plays(room: HouseRoom) -> None:
    """Play a match to its end, as bots would."""
    playing = room.table.matches.playing
    assert playing is not None
    host, rng = playing.host, Random(1)
    while not host.is_over:
        (seat,) = host.match.state.to_act()
        host.act(seat, think(host.match.game.bot("easy"), host.view(seat), rng))
    room.table.matches.see_the_end()
    room.server.look()


def rows(house: House, table: str) -> list[Any]:
    return house.store.database.rows(f"SELECT * FROM {table}")


def run(home: Path, scene: Callable[[House, Two], Awaitable[None]], **facts: Any) -> None:
    async def in_it(house: House) -> None:
        two = Two(house, home)
        await two.come(takes_part=takes_part)
        await scene(house, two)

    takes_part = facts.pop("takes_part", (True, True))
    in_house(home / "house", in_it, **facts)


def test_a_match_counts_and_both_are_told_where_they_are(tmp_path: Path) -> None:
    async def scene(house: House, two: Two) -> None:
        room = await two.begin()
        assert room.line().ladder
        assert (await two.lobbies[0].ask(h.ListLadders("ludoteca"), h.Ladder)).people == 0
        plays(room)
        ana, ben = await two.told()
        assert {ana.place, ben.place} == {1, 2}
        assert (ana.why, ana.before, ana.people, ana.little) == ("", 0, 2, True)
        found = await two.lobbies[0].ask(h.ListLadders(), h.Ladders)
        assert found.takes_part
        assert 0 < found.days <= 92
        assert found.ladders == (h.LadderLine("ludoteca", 2, ana.place),)
        game = await two.lobbies[1].ask(h.ListLadders("ludoteca"), h.Ladder)
        assert game.own is not None
        assert (game.own.name, game.own.place) == ("Ben", ben.place)
        assert [each.name for each in game.places] == ["Ana"]

    run(tmp_path, scene)


def test_nobody_takes_part_who_has_not_chosen_it(tmp_path: Path) -> None:
    async def scene(house: House, two: Two) -> None:
        lobby = await house.come(tmp_path / "cem", "Cem").silent()
        await lobby.say(h.Look())
        assert (await lobby.next(h.Lobby)).ladder is False
        plays(await two.begin())
        assert (await two.lobbies[0].next(h.LadderNews)).why == "somebody"
        assert rows(house, "house_ladder") == rows(house, "house_ladder_news") == []

    run(tmp_path, scene, takes_part=(True, False))


def test_whoever_stops_is_gone_at_once_and_does_not_begin_anew(tmp_path: Path) -> None:
    async def scene(house: House, two: Two) -> None:
        plays(await two.begin())
        await two.told()
        before = rows(house, "house_ladder")
        await two.lobbies[1].ask(h.TakePart(on=False), h.Done)
        game = await two.lobbies[0].ask(h.ListLadders("ludoteca"), h.Ladder)
        assert (game.people, game.places) == (1, ())
        assert game.own is not None
        assert game.own.place == 1
        none = await two.lobbies[1].ask(h.ListLadders("ludoteca"), h.Ladder)
        assert none.own is None
        await two.lobbies[1].ask(h.TakePart(), h.Done)
        assert rows(house, "house_ladder") == before

    run(tmp_path, scene)


@pytest.mark.parametrize(
    ("set_up", "why"),
    [
        (LUDOTECA, "hints"),
        (m.SetUp("ludoteca", 2, hints=False, seed=7), "known-deal"),
        (m.SetUp("logomachy", 2, {"must_take": True}, hints=False), "options"),
    ],
)
def test_a_table_as_anybody_opens_it_counts_only_as_the_house_wants_it(
    tmp_path: Path, set_up: m.SetUp, why: str
) -> None:
    async def scene(house: House, two: Two) -> None:
        room = await two.begin(set_up, ladder=False)
        assert not room.line().ladder
        plays(room)
        assert [each.why for each in await two.told()] == [why, why]
        assert rows(house, "house_ladder") == []

    run(tmp_path, scene)


def test_a_table_for_the_ladder_has_what_counts_whatever_was_asked_for(tmp_path: Path) -> None:
    async def scene(house: House, two: Two) -> None:
        set_up = m.SetUp("six", 2, {"untimed": False}, seed=7)
        table = (await two.lobbies[0].open(set_up, ladder=True, unhurried=False)).table
        room = house.server.rooms[table]
        assert room.line().ladder
        assert not room.opened.set_up.hints
        assert room.opened.set_up.seed is None

    run(tmp_path, scene)


def test_what_was_taken_back_makes_it_count_for_nobody(tmp_path: Path) -> None:
    async def scene(house: House, two: Two) -> None:
        room = await two.begin()
        playing = room.table.matches.playing
        assert playing is not None
        host = playing.host
        (seat,) = host.match.state.to_act()
        host.act(seat, think(host.match.game.bot("easy"), host.view(seat), Random(1)))
        assert playing.take_back(seat)
        plays(room)
        assert [each.why for each in await two.told()] == ["taken-back", "taken-back"]

    run(tmp_path, scene)


def test_leaving_for_good_is_a_loss_though_the_computer_player_plays_on(tmp_path: Path) -> None:
    async def scene(house: House, two: Two) -> None:
        room = await two.begin()
        await two.seats[1].say(m.Leave())
        await two.seats[0].news("went")
        plays(room)
        ana, ben = await two.told()
        assert (ana.place, ana.lost) == (1, False)
        assert (ben.place, ben.lost) == (2, True)

    run(tmp_path, scene)


def test_who_is_missing_has_lost_once_the_others_have_waited_and_end_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(house: House, two: Two) -> None:
        room = await two.begin()
        await two.seats[1].close()
        await eventually(lambda: len(room.table.members.here()) == 1, "Ben is away")
        late = house.server.clock() + room.opened.set_up.wait * 1000
        monkeypatch.setattr(house.server, "clock", lambda: late)
        room.table.matches.end("ended")
        room.server.look()
        ana, ben = await two.told()
        assert (ana.place, ben.place, ben.lost) == (1, 2, True)

    run(tmp_path, scene)


@pytest.mark.parametrize("asked", [True, False])
def test_whoever_waits_long_enough_for_the_other_and_then_leaves_has_won(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, asked: bool
) -> None:
    async def scene(house: House, two: Two) -> None:
        room = await two.begin()
        await two.seats[1].close()
        await eventually(lambda: len(room.table.members.here()) == 1, "Ben is away")
        late = house.server.clock() + room.opened.set_up.wait * 1000
        monkeypatch.setattr(house.server, "clock", lambda: late)
        playing = room.table.matches.playing
        assert playing is not None
        if asked:
            playing.bot_plays(playing.absent()[0])
        await two.seats[0].say(m.Leave())
        await eventually(lambda: not room.table.members.here(), "Ana has left")
        if not asked:
            ben = await house.come(tmp_path / "Ben", "").sit(room.id)
            await ben.welcome()
            plays(room)
        else:
            room.table.matches.end("ended")
            room.server.look()
        ana, ben_told = await two.told()
        assert (ana.place, ben_told.place, ben_told.lost) == (1, 2, True)

    run(tmp_path, scene)


def test_a_match_that_both_end_early_counts_for_nobody(tmp_path: Path) -> None:
    async def scene(house: House, two: Two) -> None:
        room = await two.begin()
        for seat in two.seats:
            await seat.say(m.Leave())
        await eventually(lambda: room.table.matches.phase == "gathering", "it is over")
        assert [each.why for each in await two.told()] == ["early", "early"]

    run(tmp_path, scene)


def test_a_computer_player_that_begins_for_somebody_makes_it_count_for_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene(house: House, two: Two) -> None:
        room = await two.begin()
        playing = room.table.matches.playing
        assert playing is not None
        await two.seats[1].close()
        await eventually(lambda: len(room.table.members.here()) == 1, "Ben is away")
        monkeypatch.setattr(room.ladder, "_begun", house.server.clock())
        playing.bot_plays(playing.people()[1])
        plays(room)
        assert [each.why for each in await two.told()] == ["bot", "bot"]
        assert room.ladder.keys([Player("Ana"), Player("Bot", "easy"), Player("Lou")])[1:] == (
            None,
            "",
        )

    run(tmp_path, scene)


def test_a_match_counts_once_though_the_house_is_killed_between(tmp_path: Path) -> None:
    home = tmp_path / "house"
    says(home)

    async def before() -> None:
        async with opened(home) as house:
            two = Two(house, tmp_path)
            await two.come()
            room = await two.begin()
            room.keeper.leave = lambda: None  # type: ignore[method-assign]
            room.keeper.remember = lambda table: None  # type: ignore[method-assign]
            plays(room)
            await eventually(lambda: room.keeper._pen.kept, "all is on disk")
            assert rows(house, "house_ladder") == []

    async def after() -> None:
        async with opened(home) as house:
            lobbies = [await house.come(tmp_path / name, "").lobby() for name in ("Ana", "Ben")]
            for lobby in lobbies:
                assert (await lobby.next(h.LadderNews)).place
            assert [row[-1] for row in rows(house, "house_ladder")] == [1, 1]
            assert len(house.store.matches.finished()) == 1

    async def again() -> None:
        async with opened(home) as house:
            assert [row[-1] for row in rows(house, "house_ladder")] == [1, 1]

    for each in (before, after, again):
        asyncio.run(each())


def test_a_result_of_which_nobody_was_sure_is_counted_once(tmp_path: Path) -> None:
    async def scene(house: House, two: Two) -> None:
        room = await two.begin()
        append = StoreLedger.append
        sure: list[object] = []

        def unsure(ledger: StoreLedger, appends: Any) -> list[bool]:
            found = append(ledger, appends)
            if any(each.counted for each in appends) and not sure:
                sure.append(found)
                from braillespiel.store.errors import StoreError

                raise StoreError("disk", "it was written all the same")
            return found

        house.server._ledger.append = unsure.__get__(house.server._ledger)  # type: ignore[method-assign]
        plays(room)
        await two.told()
        assert sure
        assert [row[-1] for row in rows(house, "house_ladder")] == [1, 1]

    run(tmp_path, scene)


def test_a_return_match_counts_as_well(tmp_path: Path) -> None:
    async def scene(house: House, two: Two) -> None:
        room = await two.begin()
        plays(room)
        await two.told()
        for seat in two.seats:
            await seat.say(m.Ask("again"))
        await eventually(lambda: room.table.matches.phase == "playing", "the return match")
        plays(room)
        await two.told()
        assert [row[-1] for row in rows(house, "house_ladder")] == [2, 2]

    run(tmp_path, scene)


def test_one_person_has_one_seat_at_a_table_with_however_many_devices(tmp_path: Path) -> None:
    async def scene(house: House, two: Two) -> None:
        table = (await two.lobbies[0].open(ladder=True)).table
        await (await house.come(tmp_path / "Ana", "").sit(table)).welcome()
        phone = tmp_path / "phone"
        await add(house, two.lobbies[0], phone, "Ana")
        await (await house.come(phone, "").sit(table)).welcome()
        room = house.server.rooms[table]
        assert [each.name for each in room.table.members] == ["Ana"]
        assert room.line().free == 1

    run(tmp_path, scene)


@pytest.mark.parametrize(("audience", "little"), [("everybody", True), ("school", False)])
def test_two_of_one_network_count_little_but_in_a_school(
    tmp_path: Path, audience: str, little: bool
) -> None:
    async def scene(house: House, two: Two) -> None:
        await (await house.come(tmp_path / "Cem", "Cem").lobby()).close()
        keys = {each.name: each.key for each in house.server.people}
        season = ladder.season_of(house.server.people.now())
        with house.store.database.transaction() as execute:
            for name in ("Ana", "Ben"):
                row = (keys[name], keys["Cem"], season, 1)
                execute("INSERT INTO house_met VALUES (?, ?, ?, ?)", row)
        plays(await two.begin())
        assert [each.little for each in await two.told()] == [little, little]

    run(tmp_path, scene, audience=audience)


def test_who_is_away_is_told_once_when_they_come(tmp_path: Path) -> None:
    async def scene(house: House, two: Two) -> None:
        room = await two.begin()
        await two.lobbies[1].say(h.Bye())
        await two.lobbies[1].ended()
        plays(room)
        await two.lobbies[0].next(h.LadderNews)
        lobby = await house.come(tmp_path / "Ben", "").lobby()
        assert (await lobby.next(h.LadderNews)).place
        assert rows(house, "house_ladder_news") == []

    run(tmp_path, scene)


def test_a_new_season_begins_with_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(house: House, two: Two) -> None:
        plays(await two.begin())
        await two.told()
        people = house.server.people
        assert (await two.lobbies[0].ask(h.ListLadders(), h.Ladders)).ladders
        monkeypatch.setattr(people, "_clock", lambda: ladder.season_ends(house.store.clock()))
        assert (await two.lobbies[0].ask(h.ListLadders(), h.Ladders)).ladders == ()
        await house.server.standings.forget_old()
        assert rows(house, "house_ladder") == rows(house, "house_met") == []

    run(tmp_path, scene)


def test_whom_one_never_meets_one_does_not_see_on_the_ladder(tmp_path: Path) -> None:
    async def scene(house: House, two: Two) -> None:
        plays(await two.begin())
        await two.told()
        await two.lobbies[0].ask(h.Block("Ben"), h.Done)
        for lobby in two.lobbies:
            game = await lobby.ask(h.ListLadders("ludoteca"), h.Ladder)
            assert (game.people, game.places) == (2, ())
        await Operator(house.server, SOMEBODY).delete("Ben")
        left = await two.lobbies[0].ask(h.ListLadders("ludoteca"), h.Ladder)
        assert left.people == 1

    run(tmp_path, scene)


def test_of_somebody_who_is_deleted_nothing_stands_on_a_ladder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    home = tmp_path / "house"
    monkeypatch.setenv("BRAILLESPIEL_HOME", str(home))
    keys: list[str] = []

    async def scene(house: House, two: Two) -> None:
        plays(await two.begin())
        await two.told()
        running = await two.begin()
        person = house.server.people.named("Ben")
        assert person is not None
        keys.append(person.key)
        plays(running)
        await eventually(lambda: len(rows(house, "house_met")) == 2, "it counts")

    run(tmp_path, scene)
    out = tmp_path / "handed.json"
    assert main(["house", "hand-out", "Ben", "--out", str(out), "--lang", "en"]) == 0
    handed = json.loads(out.read_text("utf-8"))
    assert [each["matches"] for each in handed["ladder"]["ratings"]] == [2]
    assert [each["times"] for each in handed["ladder"]["met"]] == [2]
    assert main(["house", "delete", "Ben", "--lang", "en"]) == 0
    for path in home.rglob("*"):
        if path.is_file():
            assert keys[0].encode() not in path.read_bytes(), path


def test_a_running_match_of_somebody_who_is_deleted_counts_for_nobody(tmp_path: Path) -> None:
    async def scene(house: House, two: Two) -> None:
        room = await two.begin()
        await Operator(house.server, SOMEBODY).delete("Ben")
        again = await house.server.tables.get(room.id)
        assert again is not None
        plays(again)
        assert (await two.lobbies[0].next(h.LadderNews)).why == "somebody"

    run(tmp_path, scene)


def test_without_the_library_there_is_no_ladder(tmp_path: Path) -> None:
    async def scene(house: House, two: Two) -> None:
        house.server.has_ladder = house.server.lobby.has_ladder = False
        assert await two.lobbies[0].refused(h.ListLadders()) == "message-unknown"
        lobby = await house.come(tmp_path / "cem", "Cem").silent()
        await lobby.say(h.Look())
        assert (await lobby.next(h.Lobby)).ladder is None

    run(tmp_path, scene)


def test_matches_that_end_at_two_hosts_at_once_count_one_after_the_other(
    postgres: PostgresServer,
) -> None:
    def registered(address: str) -> Store:
        store = Store(open_on_server(address))
        with store.database.transaction() as execute:
            for name in ("Ana", "Ben"):
                execute(
                    "INSERT INTO house_people (key, name, sound, range, since, last, ladder)"
                    " VALUES (?, ?, ?, ?, 1, 2, 1)",
                    (name, name, name.casefold(), name),
                )
        return store

    def count(store: Store, result: LadderResult) -> None:
        with store.database.transaction() as execute:
            standings.count_within(execute, result)

    won = LadderResult("six", 1, ("Ana", "Ben"), "", (0, 1), (0, 1))
    lost = replace(won, ranks=(1, 0))
    place = postgres.place()
    one, two, watches = registered(place), Store(open_on_server(place)), open_on_server(place)
    waiting = "SELECT count(*) FROM pg_stat_activity WHERE wait_event_type = 'Lock'"
    with ThreadPoolExecutor(1) as other:
        with one.database.transaction() as execute:
            standings.count_within(execute, won)
            late = other.submit(count, two, lost)
            until(lambda: late.done() or watches.rows(waiting)[0][0] > 0, "it waits")
        late.result()
    alone = registered(postgres.place())
    for result in (won, lost):
        count(alone, result)
    ratings = "SELECT key, mu, sigma, matches FROM house_ladder ORDER BY key"
    assert one.database.rows(ratings) == alone.database.rows(ratings)
    for each in (one, two, alone):
        each.close()
    watches.close()
