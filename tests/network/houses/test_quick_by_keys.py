"""A quick match by keys alone: two strangers are told of each other, and sit down."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.network.houses.living import says
from tests.network.houses.test_by_keys import Running, Stranger

LOOKING = (
    "Looking for somebody. If nobody comes in 60 seconds, a computer player is offered."
    " Nobody else is looking now."
)


@pytest.fixture
def house(tmp_path: Path) -> Iterator[Running]:
    says(tmp_path / "house", name="Card house")
    running = Running(tmp_path / "house")
    yield running
    running.close()


def here(home: Path, port: int, name: str, language: str = "en") -> Stranger:
    stranger = Stranger(home / name, name, language)
    stranger.comes(port)
    return stranger


def looks(stranger: Stranger, *wish: str) -> None:
    """Open the quick match, walk to the game, press what changes it, and begin to look."""
    stranger.find("quick")
    assert stranger.press("Enter")[0].startswith("Quick match: what would you play?")
    stranger.find("game")
    stranger.press(*wish)
    stranger.press("Home", "Enter")


def test_two_strangers_are_told_of_each_other_and_play(tmp_path: Path, house: Running) -> None:
    ana, ben = here(tmp_path, house.port, "Ana"), here(tmp_path, house.port, "Ben")
    looks(ana, *["Right"] * 4)
    assert ana.until("Looking") == LOOKING
    ana.sees("quick")
    (line,) = ana.press("Home", "Down")
    assert line.startswith("Look no more for a quick match, 2 of ")
    looks(ben)
    for each, other in ((ana, "Ben"), (ben, "Ana")):
        assert each.until("would play with you") == (
            f"{other} would play with you: Ludoteca. Sit down in the lobby;"
            " your seat is kept for 60 seconds."
        )
        assert each.focused() == "quick"  # nothing has moved
        (line,) = each.press("Home")
        assert line.startswith(f"Sit down with {other}: Ludoteca, 1 of ")
        each.press("Enter")
    for each in (ana, ben):
        each.until("Hand, ")
    (room,) = house.house.server.rooms.values()
    assert set(room.line().who) == {"Ana", "Ben"}


def test_looking_ends_with_one_key(tmp_path: Path, house: Running) -> None:
    ana = here(tmp_path, house.port, "Ana")
    looks(ana)
    ana.until("Looking")
    assert ana.focused() == "quick"
    ana.press("Enter")
    ana.until("You look no more.")
    assert len(house.house.server.quick) == 0
    assert ana.find("quick").startswith("Quick match, 2 of ")


def test_a_bot_is_offered_and_leaves_when_somebody_comes(tmp_path: Path, house: Running) -> None:
    house.house.server.quick.bot_ms = 1000
    ana, ben = here(tmp_path, house.port, "Ana"), here(tmp_path, house.port, "Ben")
    looks(ana, *["Right"] * 4)
    assert ana.until("Nobody has come") == (
        "Nobody has come so far. You can play with a computer player meanwhile;"
        " whoever comes takes its seat."
    )
    assert ana.focused() == "quick"
    (line,) = ana.press("Down")
    assert line.startswith("Play with a computer player meanwhile, 3 of ")
    ana.press("Enter")
    ana.until("Hand, ")
    house.house.server.quick.bot_ms = 60_000
    looks(ben)
    ben.until("Ana would play with you")
    ben.press("Home", "Enter")
    ben.until("Hand, ")
    assert ana.until("takes the seat") == "Ben is here and takes the seat of a computer player."
    (room,) = house.house.server.rooms.values()
    assert set(room.line().who) == {"Ana", "Ben"}


def test_the_language_is_ones_own_where_words_are_played(tmp_path: Path, house: Running) -> None:
    ana = here(tmp_path, house.port, "Ana")
    ana.find("quick")
    ana.press("Enter")
    assert ana.find("language") == "Language: any language, 3 of 4"
    ana.press("Up", "Right", "Right", "Right")
    assert ana.heard[-1] == "Logomachy"
    assert ana.press("Down") == ["Language: English, 3 of 4"]
    assert ana.press("Left") == ["German, Deutsch"]
    assert ana.press("Down") == ["Unhurried: on, 4 of 4"]
    assert ana.press("Space") == ["off"]


def test_looking_goes_on_after_the_house_was_closed(tmp_path: Path, house: Running) -> None:
    ana = here(tmp_path, house.port, "Ana")
    looks(ana)
    ana.until("Looking")
    house.close()
    ana.until("lost")
    ana.heard.clear()
    house.open()
    assert ana.until("Looking") == LOOKING
    assert len(house.house.server.quick) == 1


def test_who_is_not_there_in_time_is_told(tmp_path: Path, house: Running) -> None:
    house.house.server.quick.hold_ms = 1000
    ana, ben = here(tmp_path, house.port, "Ana"), here(tmp_path, house.port, "Ben")
    looks(ana)
    ana.until("Looking")
    looks(ben)
    ben.until("would play with you")
    for each in (ana, ben):
        each.until("You have not sat down in time")
        each.waits(lambda: "quick-sit" not in [entry.key for entry in each.entries], "the lobby")  # noqa: B023


def test_whoever_waits_for_somebody_who_does_not_come_looks_on(
    tmp_path: Path, house: Running
) -> None:
    ana, ben = here(tmp_path, house.port, "Ana"), here(tmp_path, house.port, "Ben")
    looks(ana)
    ana.until("Looking")
    looks(ben)
    ben.until("would play with you")
    ana.until("would play with you")
    ana.find("quick")
    ana.press("Enter")
    ana.until("You look no more.")
    assert ben.until("has not come") == f"Ana has not come. You go on looking. {LOOKING}"
