"""Quick matches in a real house: two who fit meet, a bot is offered, and blocked people do not."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

from braillespiel.house.operating import Operator
from braillespiel.network import messages as m
from braillespiel.network.houses import messages as h
from tests.network.houses.living import Guest, House, Seat, opened
from tests.support.patience import HANGS_S

SIX = h.Quick("six")


def in_a_loop(test: Callable[[Path], Awaitable[None]]) -> Callable[[Path], None]:
    async def run(tmp_path: Path) -> None:
        await test(tmp_path)

    def ran(tmp_path: Path) -> None:
        asyncio.run(run(tmp_path))

    return ran


async def looks(house: House, home: Path, name: str, wish: h.Quick = SIX) -> Guest:
    guest = await house.come(home / name, name).lobby()
    await guest.say(wish)
    return guest


async def sits(house: House, home: Path, name: str, table: str) -> Seat:
    return await house.come(home / name, name).sit(table)


async def plays(seat: Seat) -> m.Table:
    """Return the table once a match runs there."""
    while (table := await seat.table()).phase != "playing":
        pass
    return table


async def with_bot(house: House, home: Path, name: str, wish: h.Quick = SIX) -> tuple[Guest, Seat]:
    """Have somebody play with a bot because nobody has come."""
    house.server.quick.bot_ms = 0
    guest = await looks(house, home, name, wish)
    await guest.next(h.BotOffered)
    matched = await guest.ask(h.QuickBot(), h.Matched)
    assert (matched.name, matched.seconds) == ("", 60)
    seat = await sits(house, home, name, matched.table)
    await plays(seat)
    assert (await guest.next(h.Waits)).seconds == 0
    return guest, seat


def people(table: m.Table) -> set[str]:
    return {chair.name for chair in table.chairs if not chair.level}


@in_a_loop
async def test_two_who_fit_are_told_and_play_at_one_table(tmp_path: Path) -> None:
    async with opened(tmp_path / "house") as house:
        ana = await looks(house, tmp_path, "Ana")
        assert await ana.next(h.Waits) == h.Waits(60, 0)
        ben = await looks(house, tmp_path, "Ben", h.Quick(unhurried=False))
        told, other = await ana.next(h.Matched), await ben.next(h.Matched)
        assert told == h.Matched(other.table, "six", "Ben", 60)
        assert other.name == "Ana"
        one = await sits(house, tmp_path, "Ana", told.table)
        two = await sits(house, tmp_path, "Ben", told.table)
        assert people(await plays(one)) == people(await plays(two)) == {"Ana", "Ben"}
        assert (await ana.next(h.QuickOver)).rule == "quick-came"
        assert (await ben.next(h.QuickOver)).rule == "quick-came"
        (room,) = house.server.rooms.values()
        assert (room.opened.unhurried, room.opened.set_up.options["untimed"]) == (True, True)
        assert len(house.server.quick) == 0


@in_a_loop
async def test_other_wishes_wait_and_are_counted(tmp_path: Path) -> None:
    async with opened(tmp_path / "house") as house:
        ana = await looks(house, tmp_path, "Ana", h.Quick("logomachy", "de"))
        await ana.next(h.Waits)
        ben = await looks(house, tmp_path, "Ben", h.Quick("logomachy", "fr"))
        assert (await ben.next(h.Waits)).others == 1
        cem = await looks(house, tmp_path, "Cem", h.Quick(language="fr"))
        matched = await cem.next(h.Matched)
        assert (matched.game, matched.name) == ("logomachy", "Ben")
        opened_there = house.server.rooms[matched.table].opened
        assert opened_there.language == opened_there.set_up.options["language"] == "fr"


@in_a_loop
async def test_a_language_that_nobody_chose_chooses_no_game_of_words(tmp_path: Path) -> None:
    async with opened(tmp_path / "house") as house:
        for n in range(8):
            ana = await looks(house, tmp_path, f"Ana {n}", h.Quick())
            await ana.next(h.Waits)
            ben = await looks(house, tmp_path, f"Ben {n}", h.Quick())
            assert (await ben.next(h.Matched)).game != "logomachy"


@in_a_loop
async def test_a_blocked_person_is_never_matched_and_learns_nothing(tmp_path: Path) -> None:
    async with opened(tmp_path / "house") as house:
        ana = await house.come(tmp_path / "ana", "Ana").lobby()
        eve = await looks(house, tmp_path, "Eve")
        assert await eve.next(h.Waits) == h.Waits(60, 0)
        await ana.ask(h.Block("Eve"), h.Done)
        assert await ana.ask(SIX, h.Waits) == h.Waits(60, 0)
        assert await eve.ask(SIX, h.Waits) == h.Waits(60, 0)
        ben = await looks(house, tmp_path, "Ben")
        assert (await ben.next(h.Matched)).name == "Ana"


@in_a_loop
async def test_who_is_blocked_on_the_way_is_told_what_whoever_does_not_come_leaves(
    tmp_path: Path,
) -> None:
    async with opened(tmp_path / "house") as house:
        ana, eve = await looks(house, tmp_path, "Ana"), await looks(house, tmp_path, "Eve")
        table = (await eve.next(h.Matched)).table
        await ana.next(h.Matched)
        await ana.ask(h.Block("Eve"), h.Done)
        assert (await eve.next(h.Waits)).missed == "Ana"
        assert table not in house.server.rooms


@in_a_loop
async def test_the_chairs_are_kept_for_the_two_alone(tmp_path: Path) -> None:
    async with opened(tmp_path / "house") as house:
        ana, _ = await looks(house, tmp_path, "Ana"), await looks(house, tmp_path, "Ben")
        table = (await ana.next(h.Matched)).table
        await sits(house, tmp_path, "Ana", table)
        cem = await house.come(tmp_path / "Cem", "Cem").lobby()
        assert (await cem.next(h.Lobby)).tables == ()
        stranger = await sits(house, tmp_path, "Cem", table)
        assert await stranger.refusal() == "house-no-table"


@in_a_loop
async def test_whoever_does_not_come_is_free_and_the_other_one_looks_on(tmp_path: Path) -> None:
    async with opened(tmp_path / "house") as house:
        ana, ben = await looks(house, tmp_path, "Ana"), await looks(house, tmp_path, "Ben")
        table = (await ana.next(h.Matched)).table
        seat = await sits(house, tmp_path, "Ana", table)
        await seat.welcome()
        house.server.quick._held[table].until = 0  # Ben's time is over
        assert (await ben.next(h.QuickOver)).rule == "quick-late"
        assert await ana.next(h.Waits) == h.Waits(0, 0, "Ben")
        cem = await looks(house, tmp_path, "Cem")
        assert (await cem.next(h.Matched)).table == table
        await sits(house, tmp_path, "Cem", table)
        assert people(await plays(seat)) == {"Ana", "Cem"}


@in_a_loop
async def test_whoever_wants_no_more_frees_the_other_one(tmp_path: Path) -> None:
    async with opened(tmp_path / "house") as house:
        ana, ben = await looks(house, tmp_path, "Ana"), await looks(house, tmp_path, "Ben")
        await ana.next(h.Matched)
        assert (await ana.ask(h.QuickEnds(), h.QuickOver)).rule == "quick-ended"
        assert (await ben.next(h.Waits)) == h.Waits(60, 0, "Ana")
        assert house.server.rooms == {}
        assert (await ana.ask(h.QuickEnds(), h.QuickOver)).rule == "quick-ended"


@in_a_loop
async def test_a_bot_is_played_with_until_somebody_takes_its_chair(tmp_path: Path) -> None:
    async with opened(tmp_path / "house") as house:
        ana, seat = await with_bot(house, tmp_path, "Ana")
        cem = await looks(house, tmp_path, "Cem", h.Quick("six", unhurried=False))
        matched = await cem.next(h.Matched)
        assert matched.name == "Ana"
        there = await sits(house, tmp_path, "Cem", matched.table)
        assert people(await plays(there)) == {"Ana", "Cem"}
        await seat.news("takes-chair")
        assert (await ana.next(h.QuickOver)).rule == "quick-came"
        assert (await cem.next(h.QuickOver)).rule == "quick-came"


@in_a_loop
async def test_nobody_else_takes_the_chair_of_such_a_bot(tmp_path: Path) -> None:
    async with opened(tmp_path / "house") as house:
        ana, seat = await with_bot(house, tmp_path, "Ana")
        (table,) = house.server.rooms
        assert await (await sits(house, tmp_path, "Eve", table)).refusal() == "house-no-table"
        await ana.ask(h.QuickEnds(), h.QuickOver)
        assert await (await sits(house, tmp_path, "Eve", table)).refusal() == "house-watching"
        await seat.close()


@in_a_loop
async def test_whoever_leaves_the_bot_looks_on(tmp_path: Path) -> None:
    async with opened(tmp_path / "house") as house:
        ana, seat = await with_bot(house, tmp_path, "Ana")
        await seat.say(m.Leave())
        assert await ana.next(h.Waits) == h.Waits(0, 0)
        await ana.next(h.BotOffered)


@in_a_loop
async def test_whoever_goes_from_the_bot_to_the_lobby_looks_on_there_and_may_go_back(
    tmp_path: Path,
) -> None:
    async with opened(tmp_path / "house") as house:
        ana, seat = await with_bot(house, tmp_path, "Ana")
        house.server.quick.bot_ms = 60_000
        house.server.quick.away_ms = 0
        await seat.close()
        assert await ana.next(h.Waits) == h.Waits(60, 0)
        (table,) = house.server.rooms
        house.server.quick.away_ms = 60_000
        await sits(house, tmp_path, "Ana", table)
        assert await ana.next(h.Waits) == h.Waits(0, 0)
        ben = await looks(house, tmp_path, "Ben")
        assert (await ben.next(h.Matched)).table == table


@in_a_loop
async def test_somebody_who_is_banned_is_found_by_nobody(tmp_path: Path) -> None:
    async with opened(tmp_path / "house") as house:
        ana = await looks(house, tmp_path, "Ana")
        await ana.next(h.Waits)
        await Operator(house.server, "Somebody").ban("Ana", 2, "You shouted.")
        await ana.ended()
        async with asyncio.timeout(HANGS_S):
            while len(house.server.quick):
                await asyncio.sleep(0)
        ben = await looks(house, tmp_path, "Ben")
        assert await ben.next(h.Waits) == h.Waits(60, 0)


@in_a_loop
async def test_whoever_comes_again_looks_on_at_the_table_with_the_bot(tmp_path: Path) -> None:
    home = tmp_path / "house"
    async with opened(home) as house:
        port = house.entrance.port
        await with_bot(house, tmp_path, "Ana")
    async with opened(home, port) as house:
        (table,) = (each.id for each in house.server.tables)
        seat = await sits(house, tmp_path, "Ana", table)
        await plays(seat)
        ana = await looks(house, tmp_path, "Ana")
        assert (await ana.next(h.Waits)).seconds == 0
        ben = await looks(house, tmp_path, "Ben")
        assert (await ben.next(h.Matched)).table == table


@in_a_loop
async def test_nobody_looks_who_has_left_the_lobby_or_sits_elsewhere(tmp_path: Path) -> None:
    async with opened(tmp_path / "house") as house:
        ana = await looks(house, tmp_path, "Ana")
        await ana.next(h.Waits)
        table = (await ana.open(m.SetUp("ludoteca", 2))).table
        await sits(house, tmp_path, "Ana", table)
        assert (await ana.next(h.QuickOver)).rule == "quick-elsewhere"
        ben = await looks(house, tmp_path, "Ben")
        await ben.next(h.Waits)
        await ben.close()
        async with asyncio.timeout(HANGS_S):
            while len(house.server.quick):
                await asyncio.sleep(0)


@in_a_loop
async def test_what_cannot_be_is_refused(tmp_path: Path) -> None:
    async with opened(tmp_path / "house") as house:
        ana = await house.come(tmp_path / "ana", "Ana").lobby()
        assert await ana.refused(h.QuickBot()) == "quick-not-now"
        assert await ana.refused(h.Quick("nothing")) == "house-game"
        for _ in range(4):
            await ana.ask(SIX, h.Waits)
        assert await ana.refused(SIX) == "too-often"


def test_what_somebody_looks_for_is_in_no_file(tmp_path: Path) -> None:
    home = tmp_path / "house"

    async def scene() -> None:
        async with opened(home) as house:
            ana = await looks(house, tmp_path, "Ana", h.Quick("ludoteca", "zxqj"))
            await ana.next(h.Waits)

    asyncio.run(scene())
    files = [each for each in home.rglob("*") if each.is_file()]
    assert any(b"Ana" in each.read_bytes() for each in files)
    assert not any(b"zxqj" in each.read_bytes() for each in files)
