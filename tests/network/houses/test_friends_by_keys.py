"""Friends in a house by keys alone: four words, an invitation, an end that nobody is told."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from braillespiel.lessons import library
from braillespiel.ui.lessons.screen import LessonScreen
from braillespiel.ui.network.house_person import HousePerson
from tests.network.houses import test_by_keys
from tests.network.houses.living import says
from tests.network.houses.test_by_keys import Running, Stranger
from tests.network.houses.test_friends import played

house = test_by_keys.house


@pytest.fixture
def adults(tmp_path: Path) -> Iterator[Running]:
    says(tmp_path / "house", name="Card house", audience="adults", looked=2**45)
    running = Running(tmp_path / "house")
    yield running
    Stranger.go()
    running.close()


def two(home: Path, port: int) -> tuple[Stranger, Stranger]:
    ana, ben = Stranger(home / "ana", "Ana"), Stranger(home / "ben", "Ben")
    for each in (ana, ben):
        each.comes(port)
    return ana, ben


def goes_to_the_lobby(one: Stranger) -> None:
    """Leave one's table for now, and wait until the lobby knows it."""
    one.press("Escape", "Down", "Enter")
    one.until("Card house")
    one.waits(
        lambda: any(
            each.key.startswith("table-") and each.group.full == "your tables"
            for each in one.entries
        ),
        "a table of one's own",
    )


def befriended(ana: Stranger, ben: Stranger) -> None:
    """Have two become friends by four words, as they are read out and typed."""
    ana.find("four-words")
    ana.press("Enter")
    assert ana.heard[-1] == "Friends by four words. Show four words, 1 of 2"
    ana.press("Enter")
    ana.until("Four words, good once and for a day")
    words = [each.text.full.rpartition(" ")[2] for each in ana.entries]
    assert len(words) == 4
    assert ana.press("Enter")[-1] == ", ".join(words[0])
    ana.press("Escape", "Escape")
    ben.find("four-words")
    ben.press("Enter", "Down", "Enter")
    assert ben.heard[-1].startswith("The four words")
    ben.press(*" ".join(words), "Enter")
    ben.until("Ana is your friend here from now on.")
    ana.until("Ben is your friend here from now on.")
    ana.sees("friend-Ben")
    ben.sees("friend-Ana")  # the lobby is in front again


def types(one: Stranger, other: str) -> bool:
    """Tell whether somebody sees that they may type to a friend."""
    screen = one.player.ui.screen
    assert isinstance(screen, HousePerson)
    visit = screen._at.visit
    return visit is not None and visit.friends[other].types


def test_friends_by_four_words_and_an_invitation_of_one_key(tmp_path: Path, house: Running) -> None:
    ana, ben = two(tmp_path, house.port)
    befriended(ana, ben)
    assert ana.find("friend-Ben") == "Ben, here, friends, 3 of 15"
    assert ana.press("Space") == ["Sit down at a table with a free seat first, then invite."]
    ana.press("Home")
    ana.opens("L")
    ben.until("New table")
    goes_to_the_lobby(ana)
    ana.find("friend-Ben")
    ana.press("Space")
    ana.until("Ben is invited.")
    assert ben.until("invites you") == "Ana invites you: Logomachy"
    (table,) = house.house.server.rooms
    ben.sees(f"invited-{table}")
    ben.press("Home")
    assert ben.press("Tab") == [
        'Enter goes there. Space says "not now": you hear nothing of Ana for an hour,'
        " and Ana is not told."
    ]
    ben.press("Space")
    ben.until("Not now: nothing of Ana for an hour")
    assert f"invited-{table}" not in [each.key for each in ben.entries]
    ana.press("Space")
    ana.until("Ben is invited.")
    ben.find("invited")
    assert ben.press("Space") == ["on"]  # no answer to an invitation
    ben.find("quiet")
    ben.press("Enter")
    ben.press("Home")
    ana.waits(lambda: "Ben, not here" in [each.text.full for each in ana.entries], "away")
    assert not [each for each in ben.entries if each.key.startswith("invited-")]


def test_an_invitation_is_taken_with_one_key(tmp_path: Path, house: Running) -> None:
    ana, ben = two(tmp_path, house.port)
    befriended(ana, ben)
    ana.press("Home")
    ana.opens("L")
    ben.until("New table")
    goes_to_the_lobby(ana)
    ana.find("friend-Ben")
    ana.press("Space")
    ben.until("Ana invites you: Logomachy")
    (table,) = house.house.server.rooms
    ben.sees(f"invited-{table}")
    ben.press("Home", "Enter")
    ben.until("Logomachy, 0 of 2 ready")


def test_a_friendship_ends_with_one_key_and_the_same_key_takes_it_back(
    tmp_path: Path, house: Running
) -> None:
    ana, ben = two(tmp_path, house.port)
    befriended(ana, ben)
    ben.find("friend-Ana")
    ben.press("Enter")
    ben.find("say")
    ben.press("Enter", "Enter")
    ben.until("Sent")
    assert ana.until("Ben: ") == "Ben: Hello everybody!"
    ben.find("friend")
    assert ben.press("Tab") == [
        "It takes this one key, and Ana is not told. The same key takes it back."
    ]
    ana.heard.clear()
    ben.press("Enter")
    ben.until("Ana is your friend no more, and is not told. Enter takes it back.")
    ana.waits(lambda: "Ben, not here" in [each.text.full for each in ana.entries], "away")
    assert ana.heard == []
    ben.press("Enter")
    ben.until("Ana is your friend here from now on.")
    ana.waits(lambda: "Ben, here" in [each.text.full for each in ana.entries], "here")
    ben.press("Escape")
    assert ben.press("Up", "Down")[-1].startswith("Ana, here")


def test_adults_ask_after_a_match_and_type_where_both_allow_it(
    tmp_path: Path, adults: Running
) -> None:
    ana, ben = two(tmp_path, adults.port)
    ana.find("shown")
    ana.press("Enter")
    ben.until("Ana is here")
    ben.find("person-Ana")
    ben.press("Enter", "Enter")
    ben.until("Ana can be asked after a match that you have finished together")
    adults.loop.call_soon_threadsafe(played, adults.house, "Ana", "Ben")
    ben.press("Enter", "Enter")
    ben.until("Ana is asked.")
    ana.until("Ben would like to be your friend. The lobby has the question under friends.")
    ana.sees("friend-Ben")
    ana.press("Home")
    assert ana.find("friend-Ben").startswith("Ben wants to be your friend")
    ana.press("Enter")
    assert ana.heard[-1] == "Ben. Be friends with Ben, 1 of 4"
    ana.press("Enter")
    ana.until("Ben is your friend here from now on.")
    ben.until("Ana is your friend here from now on.")
    for one, other in ((ana, "Ben"), (ben, "Ana")):
        one.sees(f"friend-{other}")
        one.press("Home")
        one.find(f"friend-{other}")
        one.press("Enter")
        one.find("allow")
        assert one.press("Enter")[-1] == "on"
    for one, other in ((ana, "Ben"), (ben, "Ana")):
        one.waits(lambda: types(one, other), "both allow it")  # noqa: B023
    ben.find("say")
    ben.press("Enter")
    ben.find("type")
    ben.press("Enter", *"well met", "Enter")
    ben.until("well met. Sent")
    assert ana.until("Ben: ") == "Ben: well met"


def stays(one: Stranger) -> None:
    """Have somebody leave the lobby and stay in the house for an hour."""
    one.find("stay")
    one.press("Right", "Escape", "Down", "Enter")
    one.until("You stay in the house")


def test_who_stays_in_the_house_hears_of_a_friend_who_would_play(
    tmp_path: Path, house: Running
) -> None:
    ana, ben = two(tmp_path, house.port)
    befriended(ana, ben)
    assert ana.find("stay").startswith("Stay in the house after leaving: off")
    assert ana.press("Right") == ["one hour"]
    ana.press("Escape", "Down", "Enter")
    assert ana.until("You stay in the house") == (
        'You stay in the house for one hour: friends reach you. Under "A house" you go back in.'
    )
    ana.press("Escape", "Escape")
    ben.press("Home")
    ben.opens("L")
    assert ana.until("would play") == ("Ben is here and would play Logomachy. Control A goes there")
    ana.press("J", "Enter", "Home")
    ana.find("houses")
    ana.press("Enter", "Enter")
    ana.until("Card house")
    (table,) = house.house.server.rooms
    ana.press("Home")
    assert ana.focused() == f"invited-{table}"
    ana.press("Enter")
    ana.until("Logomachy")


def invited(ana: Stranger, ben: Stranger) -> None:
    """Have Ben, who sits at a table of his own, invite Ana from the lobby."""
    goes_to_the_lobby(ben)
    ben.find("friend-Ana")
    ben.press("Space")
    ben.until("Ana is invited.")


def test_somebody_who_plays_alone_goes_where_they_are_invited_with_one_key(
    tmp_path: Path, house: Running
) -> None:
    ana, ben = two(tmp_path, house.port)
    befriended(ana, ben)
    stays(ana)
    assert ana.press("Ctrl+A")[-1].endswith("does nothing here, F1 helps"), "nobody invites her"
    ana.press("Escape", "Escape")
    ana.player.play("six")
    ben.press("Home")
    ben.opens("L")
    ana.until("would play")
    invited(ana, ben)
    assert ana.until("invites you") == "Ben invites you: Logomachy. Control A goes there"
    felt = ana.player.ui.announcer.history.older()
    assert felt is not None
    assert felt.phrase.braille == "Ben invites: Logomachy Control A"
    ana.press("F1")
    ana.press("Home")
    assert ana.heard[-1].startswith("Control A: go where you are invited")
    ana.press("Escape")
    ana.press("Ctrl+A")
    ana.until("Logomachy, 0 of 2 ready")
    assert ana.press("Ctrl+A") == ["There is nothing to answer."]
    ana.press("Escape", "Down", "Enter")
    ana.until("Card house")
    assert ana.press("Ctrl+A")[-1].endswith("does nothing here, F1 helps")
    ana.press("Escape", "Down", "Enter")
    ana.until("You stay in the house")
    assert [match.game for match in ana.player.ui.services.matches.saved()] == ["six"]


def test_who_sits_with_others_is_asked_before_going_elsewhere(
    tmp_path: Path, house: Running
) -> None:
    ana, ben = two(tmp_path, house.port)
    befriended(ana, ben)
    ana.press("Home")
    ana.opens("S")
    ben.press("Home")
    ben.opens("L")
    invited(ana, ben)
    assert ana.until("invites you") == "Ben invites you: Logomachy. Control A goes there"
    assert ana.press("Ctrl+A") == [
        "Leave this table for now, and go to Ben? Your place is kept. No, 1 of 2"
    ]
    ana.press("Down", "Enter")
    ana.until("Logomachy, 0 of 2 ready")
    ana.press("Escape", "Down", "Enter")
    ana.until("Card house")
    ana.waits(
        lambda: sum(each.key.startswith("table-") for each in ana.entries) == 2,
        "her place at the first table, which is kept",
    )


def test_a_lesson_is_left_by_hand_before_one_goes_where_one_is_invited(
    tmp_path: Path, house: Running
) -> None:
    ana, ben = two(tmp_path, house.port)
    befriended(ana, ben)
    stays(ana)
    ana.press("Escape", "Escape")
    ana.player.ui.push(LessonScreen(ana.player.ui, library.built_in()[0]))
    ben.press("Home")
    ben.opens("L")
    invited(ana, ben)
    ana.until("invites you")
    assert ana.press("Ctrl+A") == ["Leave first what is open here; the invitation waits."]


def test_a_stay_in_the_house_ends_by_itself(tmp_path: Path, house: Running) -> None:
    ana, ben = two(tmp_path, house.port)
    befriended(ana, ben)
    stays(ana)
    ana.player.wait(3500 * 1000, 50_000)
    assert not any("time is over" in each for each in ana.heard)
    ana.player.wait(200 * 1000, 50_000)
    ana.until("The time is over: you are not in the house any more.")
    ben.waits(lambda: "Ana, not here" in [each.text.full for each in ben.entries], "away")
