"""The ladder by keys alone: taking part, a table for it, what a match was, the places."""

from __future__ import annotations

import asyncio
from pathlib import Path

from braillespiel.ui.network.house import TermsMenu
from tests.network.houses import test_by_keys
from tests.network.houses.test_by_keys import Running, Stranger
from tests.network.houses.test_ladder import plays
from tests.support.patience import HANGS_S
from tests.support.player import Player

house = test_by_keys.house


def takes_part(somebody: Stranger) -> None:
    """Go to the ladders, and take part."""
    somebody.find("ladder")
    somebody.press("Enter")
    assert "Ladder: the season ends in " in somebody.until("Take part: off, 1 of ")
    assert somebody.press("Enter") == ["on"]


def both(home: Path, port: int) -> tuple[Stranger, Stranger]:
    ana, ben = Stranger(home / "ana", "Ana"), Stranger(home / "ben", "Ben")
    for each in (ana, ben):
        each.comes(port)
        takes_part(each)
        each.press("Escape")
    return ana, ben


def opens(ana: Stranger, *, for_ladder: bool) -> None:
    ana.find("open")
    ana.press("Enter")
    ana.press("L", "Enter")
    ana.find("start")
    ana.press("Enter")
    if for_ladder:
        assert ana.find("ladder") == "For the ladder: off, 4 of 4"
        assert ana.press("Enter") == ["on"]
        ana.press("Home")
    ana.press("Enter")
    ana.until("2 seats")


def in_cells(somebody: Stranger) -> str:
    """Return what lies on a display of 40 cells, as print."""
    line = somebody.player.ui.screen.line()
    told = " ".join(chunk.braille for chunk in line.chunks)
    assert len(told) <= 40
    return told


def over(house: Running) -> None:
    """Have the house play the match of its table to the end."""

    async def play() -> None:
        (room,) = house.house.server.rooms.values()
        plays(room)

    asyncio.run_coroutine_threadsafe(play(), house.loop).result(HANGS_S)


def leaves(somebody: Stranger) -> None:
    while somebody.focused() != "leave":
        somebody.press("Escape")
        somebody.find("leave")
    somebody.press("Enter")
    somebody.press("End", "Enter")
    somebody.until("Card house")


def test_two_take_part_play_and_find_their_places(tmp_path: Path, house: Running) -> None:
    ana, ben = both(tmp_path, house.port)
    opens(ana, for_ladder=True)
    ben.until("New table: Logomachy, Ana")
    ben.find(ben.entries[0].key)
    assert "For the ladder." in ben.press("Tab")[-1]
    ben.press("Enter")
    for each in (ana, ben):
        each.until("Hand, ")
        each.heard.clear()
    over(house)
    told = {each.name: each.until("Logomachy counts: you are place ") for each in (ana, ben)}
    assert {each.partition("place ")[2][:6] for each in told.values()} == {"1 of 2", "2 of 2"} or (
        told["Ana"] == told["Ben"]
    )
    assert "It counts little: you meet too few others." in told["Ana"]
    leaves(ana)
    ana.find("ladder")
    ana.press("Enter")
    ana.sees("game-logomachy")
    assert ana.find("game-logomachy").startswith("Logomachy: you are place ")
    ana.press("Enter")
    own = ana.until("You: ")
    assert in_cells(ana) in ("you 1 Ana 0 1/2", "you 2 Ana 0 1/2")
    assert ". Ana, " in own
    assert own.endswith("1 of 2")
    assert ". Ben, " in ana.press("Down")[-1]
    assert ana.press("B")[-1].endswith("2 of 2")


def test_a_brisk_table_is_none_for_the_ladder_and_only_who_takes_part_is_asked(
    tmp_path: Path,
) -> None:
    player = Player(tmp_path, "en")
    opened: list[tuple[bool, bool, bool]] = []

    def then(*terms: bool) -> None:
        opened.append(terms)  # type: ignore[arg-type]

    menu = TermsMenu(player.ui, then, ladder=True)
    player.ui.push(menu)
    for keys in (("End", "Enter"), ("Home", "Down", "Enter"), ("End", "Enter")):
        player.press(*keys)
        player.press("Home", "Enter")
    assert [(unhurried, ladder) for unhurried, _, ladder in opened] == [
        *((True, True), (False, False)),
        (True, True),
    ]
    asked = TermsMenu(player.ui, then)
    player.ui.push(asked)
    assert [each.key for each in asked.entries] == ["open", "unhurried", "closed"]
    player.app.close()


def test_why_a_match_does_not_count_is_said_once(tmp_path: Path, house: Running) -> None:
    ana, ben = both(tmp_path, house.port)
    opens(ana, for_ladder=False)
    ben.until("New table: Logomachy, Ana")
    ben.sits()
    for each in (ana, ben):
        each.until("Hand, ")
        each.heard.clear()
    over(house)
    wanted = "Logomachy does not count: hints and warnings were allowed."
    for each in (ana, ben):
        assert each.until("does not count") == wanted
        each.heard.clear()
    leaves(ana)
    leaves(ben)
    assert not [each for each in (*ana.heard, *ben.heard) if "count" in each]
    ben.find("ladder")
    ben.press("Enter")
    ben.until("Take part: on")
    assert ben.press("Enter") == ["off"]


def test_at_a_table_for_the_ladder_there_is_no_hint_and_no_warning(
    tmp_path: Path, house: Running
) -> None:
    ana, ben = both(tmp_path, house.port)
    for each in (ana, ben):
        each.player.ui.settings.set("warnings", True)
    opens(ana, for_ladder=True)
    ben.sits()
    for each in (ana, ben):
        each.until("Hand, ")
        screen = each.player.ui.screen
        assert screen.helped is False  # type: ignore[attr-defined]
        each.press("H")
        assert each.heard[-1] == "The table agreed to play without hints."
