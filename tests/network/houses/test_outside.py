"""Games of other packages in a house: what its operator lists is tried beside each table."""

from __future__ import annotations

import asyncio
import json
import shutil
from argparse import Namespace
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from braillespiel import cli
from braillespiel.commands import serve_house, shared
from braillespiel.games import fence, registry
from braillespiel.house import tables as house_tables
from braillespiel.house.facts import read
from braillespiel.network import messages as m
from braillespiel.network.houses import messages as h
from braillespiel.store.opening import open_store
from braillespiel.ui.network.at_house import AtHouse
from braillespiel.ui.network.house import HouseLobby
from braillespiel.words.catalogue import Words
from tests.games.outside.test_registry import package
from tests.games.outside.test_served import FAULTS, shorten, worse
from tests.network.houses.living import Guest, House, Seat, opened, says
from tests.support.packages import EXAMPLES, installed, put_examples, write_metadata
from tests.support.player import Player

BROUGHT = "faulty 1"
TICTACTOE = m.SetUp("tictactoe", 2)


@pytest.fixture
def faulty(tmp_path: Path) -> Iterator[None]:
    """Have an example installed that has a fault on every cell but the last."""
    folder = tmp_path / "installed"
    write_metadata(folder, "faulty", "1", {"tictactoe": "braillespiel_tictactoe"})
    package = "braillespiel_tictactoe"
    shutil.copytree(EXAMPLES / "tictactoe" / package, folder / package)
    worse(folder, "game", FAULTS)
    with installed(folder):
        yield


async def sat(house: House, home: Path, names: tuple[str, str]) -> list[Seat]:
    """Return two people at a table of their own, where a match has begun."""
    coming = [house.come(home / name, name) for name in names]
    lobby = await coming[0].lobby()
    table = (await lobby.open(TICTACTOE)).table
    packages = {"tictactoe": BROUGHT}
    games = {"tictactoe": registry.game("tictactoe").rules_version}
    return [await each.sit(table, packages=packages, games=games) for each in coming]


async def acts(seats: list[Seat], cell: str) -> Seat:
    """Have who is on turn first put a mark."""
    game = registry.game("tictactoe")
    for seat in seats:
        began = await seat.next(m.Began)
        now = json.loads(bytes(began.now))
        (mine,) = now["chairs"]
        chair = mine["seat"]
        if chair in game.view_from(2, game.resolve({}), chair, mine["view"]).to_act():
            await seat.say(m.Act(chair, 1, mine["question"], f"put {cell}"))
            return seat
    raise AssertionError("nobody is on turn")


@pytest.mark.usefixtures("faulty")
def test_one_that_loops_is_refused_at_its_table_and_another_table_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    says(tmp_path / "house", outside=("tictactoe",))

    async def scene() -> None:
        async with opened(tmp_path / "house") as house:
            one = await sat(house, tmp_path, ("Ana", "Ben"))
            other = await sat(house, tmp_path, ("Cem", "Dora"))
            shorten(monkeypatch)
            loops = await acts(one, "c1")
            fine = await acts(other, "c3")
            assert (await fine.next(m.Answer)).refusal is None
            assert not any(isinstance(each, m.Answer) for each in loops.got)
            refusal = (await loops.next(m.Answer)).refusal
            assert refusal is not None
            assert (refusal.rule, refusal.details["package"]) == ("game-hangs", "faulty")

    asyncio.run(scene())


@pytest.mark.usefixtures("faulty")
def test_only_what_the_operator_lists_is_played(tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(tmp_path / "house") as house:
            ana = await house.come(tmp_path / "ana", "Ana").lobby()
            assert await ana.refused(h.Open(TICTACTOE)) == "house-game"
            assert (await ana.open()).table

    asyncio.run(scene())


@pytest.mark.usefixtures("faulty")
def test_so_many_tables_have_a_process_of_their_own_and_no_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(house_tables, "OF_OUTSIDE", 1)
    says(tmp_path / "house", outside=("tictactoe",))

    async def scene() -> None:
        async with opened(tmp_path / "house") as house:
            ana = await house.come(tmp_path / "ana", "Ana").lobby()
            await ana.open(TICTACTOE)
            assert await ana.refused(h.Open(TICTACTOE)) == "house-outside-full"

    asyncio.run(scene())


@pytest.mark.usefixtures("faulty")
def test_a_table_stands_while_its_game_is_not_listed_and_goes_on_with_it(tmp_path: Path) -> None:
    async def tables() -> list[str]:
        async with opened(tmp_path / "house") as house:
            return list(house.server.rooms)

    async def scene() -> str:
        async with opened(tmp_path / "house") as house:
            ana = await house.come(tmp_path / "ana", "Ana").lobby()
            return (await ana.open(TICTACTOE)).table

    says(tmp_path / "house", outside=("tictactoe",))
    table = asyncio.run(scene())
    says(tmp_path / "house", outside=())
    assert asyncio.run(tables()) == []
    says(tmp_path / "house", outside=("tictactoe",))
    assert asyncio.run(tables()) == [table]


@pytest.mark.usefixtures("faulty")
def test_the_lobby_says_where_a_game_comes_from(tmp_path: Path) -> None:
    says(tmp_path / "house", outside=("tictactoe",))

    async def shown(guest: Guest) -> h.Line:
        while True:
            for line in (await guest.next(h.Lobby)).tables:
                return line

    async def scene() -> None:
        async with opened(tmp_path / "house") as house:
            ana = await house.come(tmp_path / "ana", "Ana").lobby()
            await ana.open(TICTACTOE)
            assert (await shown(ana)).package == BROUGHT

    asyncio.run(scene())


LINES = {
    "nogame": ("nogame: nobody; not installed here, package some-games 1, two free", "some-games"),
    "tictactoe": ("installed here as faulty 1, needed is some-games 1, two free", "some-games"),
    "six": ("SIX: nobody; two free", ""),
}


@pytest.mark.usefixtures("faulty")
@pytest.mark.parametrize("game", LINES)
def test_who_lacks_a_game_is_told_at_the_tables_line(tmp_path: Path, game: str) -> None:
    told, felt = LINES[game]
    player = Player(tmp_path / "home", "en")
    at = AtHouse(player.ui, None)
    brought = "" if game in registry.own() else "some-games 1"
    line = h.Line("abc", game, free=2, seats=2, package=brought)
    at.visit = SimpleNamespace(  # type: ignore[assignment]
        tables={"abc": line}, people={}, problem=None, called="Ana", house=None
    )
    entry = HouseLobby(player.ui, at)._line(line)
    player.app.close()
    assert told.replace("two", "2") in entry.text.full
    assert felt in entry.text.braille
    assert entry.help is not None
    assert told.replace("two", "2") in entry.help.full


def given(outside: list[str] | None) -> Namespace:
    others = dict.fromkeys(("game", "code", "seats", "seed", "proxy", "proxy_header"))
    return Namespace(
        **others,
        option=[],
        inner=None,
        outer=None,
        alone=None,
        tables=None,
        store_file=None,
        as_class=False,
        outside=outside,
    )


def test_the_operator_lists_games_by_their_ids(tmp_path: Path) -> None:
    words = Words("en", ("cli", "client", "house"))
    timed = tmp_path / "timed"
    game = package(timed, "hurried", game=CLOCK)
    write_metadata(timed, "hurried-games", "1", {"hurried": game})
    with installed(*put_examples(tmp_path / "installed"), timed):
        serve_house.check(given(["tictactoe", ""]), words)
        for name, said in (
            ("six", "six comes with the program"),
            ("hurried", "hurried has a clock"),
            ("nogame", "nogame"),
        ):
            with pytest.raises(shared.CommandError, match=said):
                serve_house.check(given([name]), words)


CLOCK = """
from braillespiel.games.usual import Action, Table, TableGame

class OneTable(Table):
    def actions(self):
        return [Action("pass")]
    def do(self, action):
        self.next()
    def winners(self):
        return None

class One(TableGame):
    id = "{id}"
    table = OneTable
    timed = True

GAME = One()
"""


def test_what_was_listed_is_kept_until_other_games_are(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    found: list[tuple[str, ...]] = []

    async def serve(arguments: Namespace, *more: Any) -> int:
        assert fence._serving
        assert registry.all_known()  # nobody waits for a package that is read
        store = open_store()
        found.append(serve_house._facts(arguments, store).outside)
        assert read(store).outside == found[-1]
        store.close()
        return 0

    monkeypatch.setattr(serve_house, "serve", serve)
    with installed(*put_examples(tmp_path / "installed")):
        for listed in (["--game", "tictactoe", "--game", "eights"], [], ["--game", ""]):
            assert cli.main(["serve", "--house", "--loopback-only", *listed]) == 0
    assert found == [("tictactoe", "eights"), ("tictactoe", "eights"), ()]
