"""After nobody could be there no clock of a game runs until all are back, or were waited for."""

from __future__ import annotations

import pytest

from tests.network.places import Person, Room, playing

WAIT_S = 60


def silenced(game: str, **more: object) -> tuple[Room, list[Person]]:
    """Have everybody of a match fall out, as when the house was away."""
    room, people = playing(game, 3, together=True, terms={"wait": WAIT_S}, **more)
    for person in people:
        room.fall_out(person)
    assert room.host.paused
    return room, people


@pytest.mark.parametrize("game", ["six", "hexaducto"])
def test_a_clock_waits_for_all_who_were_there(game: str) -> None:
    room, people = silenced(game)
    room.enter(people[0])
    room.enter(people[1])
    room.pass_time(WAIT_S * 1000 - 1)
    assert room.host.paused
    before = room.host.game_time
    room.enter(people[2])
    assert not room.host.paused
    assert room.host.game_time == before


def test_a_clock_waits_no_longer_than_others_are_waited_for() -> None:
    room, people = silenced("six")
    room.pass_time(10 * WAIT_S * 1000)
    assert room.host.paused
    room.enter(people[0])
    room.pass_time(WAIT_S * 1000 - 1)
    assert room.host.paused
    room.pass_time(1)
    assert not room.host.paused


def test_a_second_silence_waits_anew() -> None:
    room, people = silenced("six")
    room.enter(people[0])
    room.pass_time(WAIT_S * 1000 - 1)
    room.fall_out(people[0])
    room.enter(people[0])
    room.pass_time(WAIT_S * 1000 - 1)
    assert room.host.paused


def test_a_match_without_a_clock_goes_on_with_the_first() -> None:
    room, people = silenced("ludoteca")
    room.enter(people[0])
    assert not room.host.paused


def test_somebody_whom_a_bot_plays_for_is_not_waited_for() -> None:
    room, people = playing("six", 3, together=True, terms={"wait": WAIT_S})
    match = room.table.matches.playing
    assert match is not None
    guest = room.table.members.get(people[2].member)
    assert guest is not None
    room.fall_out(people[2])
    match.bot_plays(guest)
    for person in people[:2]:
        room.fall_out(person)
    room.enter(people[0])
    room.enter(people[1])
    assert not room.host.paused
