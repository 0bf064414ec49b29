"""Hostile seats and hostile hosts: the others get nothing worse than a sentence."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from braillespiel.network import messages as m
from braillespiel.network.frames import PART, FrameError, Reader, frames
from tests.network.places import Person, Room, hello, playing

ODD = ("A\x1b[2J", "A\u202eB", "A\u2801", "A\ue000", "A\nB", "A\x00")


# --- hostile seats -----------------------------------------------------------------------------


FLOODS: dict[str, list[m.FromSeat]] = {
    "ready": [m.Ready(True), m.Ready(False)],
    "sit": [m.Sit(True), m.Sit(False)],
    "set-up": [m.SetUp("ludoteca", 2), m.SetUp("cubus", 3)],
}


@pytest.mark.parametrize("what", FLOODS)
def test_who_changes_their_mind_without_end_is_told_so_and_the_others_little(what: str) -> None:
    room = Room()
    ana, ben = room.join("Ana"), room.join("Ben")
    ben.take()
    before = len(ben.frames)
    for n in range(500):
        ana._sends(FLOODS[what][n % 2])
    assert len(ben.frames) - before <= 20
    assert ana.heard()[-1] == "too-often"
    room.watch.ms += 10_000
    ben.take()
    ana._sends(FLOODS[what][0])
    ana._sends(FLOODS[what][1])
    assert len(ben.heard()) in (1, 2)


def test_pauses_without_end_are_no_more_than_some() -> None:
    _room, (ana, ben) = playing("ludoteca")
    before = len(ben.frames)
    for _ in range(200):
        ana.ask("pause")
        ana.ask("go-on")
    news = [each for each in ben.heard() if each in ("paused", "goes-on")]
    assert 1 <= len(news) <= 20
    assert len(ben.frames) - before <= 50
    assert "too-often" in ana.heard()


def test_who_flaps_is_heard_some_times_and_the_table_stays_true() -> None:
    room = Room()
    ana, ben = room.join("Ana"), room.join("Ben")
    ben.take()
    for _ in range(200):
        room.fall_out(ana)
        room.enter(ana)
    room.fall_out(ana)
    assert len([each for each in ben.heard() if each in ("fell-out", "back")]) <= 20
    assert ben.table is not None
    assert [member.here for member in ben.table.members] == [False, True]


def test_numbers_of_any_length_are_kept_or_refused_and_cost_the_others_nothing() -> None:
    room = Room()
    ben = room.join("Ben")
    long = msgspec.json.decode(b'{"type":"hello","protocol":1,"names":["Ana"],"games":{"x":'
                               + b"9" * 4000 + b"}}", type=m.Hello)  # fmt: skip
    room.table.hello(long, proven=True)
    room.deliver()
    assert room.keeper.table is not None
    assert msgspec.json.decode(msgspec.json.encode(room.keeper.table), type=type(room.keeper.table))
    assert ben.heard()[-1] == "came"


# --- hostile hosts -----------------------------------------------------------------------------


def seat_of(room: Room) -> Person:
    return room.join("Ana")


def told(person: Person, message: m.FromHost) -> None:
    reader: Reader[Any] = Reader(m.FromHost)  # type: ignore[arg-type]
    for frame in frames(message):
        found = reader.read(frame)
        if found is not None:
            person.received(found)


@pytest.mark.parametrize("name", ODD)
def test_no_name_that_a_host_tells_holds_signs_that_nothing_of_ours_may_show(name: str) -> None:
    _room, (ana, _) = playing("ludoteca")
    table = ana.table
    assert table is not None
    member = table.members[0]
    began = began_of(ana)
    for message in (
        replace(table, name=name),
        replace(table, members=(replace(member, names=(name,)),)),
        replace(table, chairs=(m.Chair(name),)),
        replace(table, news=(m.News("came", 1, name),)),
        replace(began, players=(m.Chair(name), *began.players[1:])),
    ):
        with pytest.raises(FrameError) as caught:
            told(ana, message)
        assert caught.value.rule == "message-malformed"
        assert caught.value.ends
    assert ana.table is table


def began_of(person: Person) -> m.Began:
    reader: Reader[Any] = Reader(m.FromHost)  # type: ignore[arg-type]
    found = [reader.read(frame) for frame in person.frames]
    return next(each for each in found if isinstance(each, m.Began))


BEGAN: dict[str, dict[str, Any]] = {
    "no game": {"game": "chess"},
    "no seats": {"seats": 0},
    "many seats": {"seats": 10**9},
    "no players": {"players": ()},
    "odd level": {"players": (m.Chair("Ana", 1), m.Chair("Ben", None, "\x1b[2J"))},
    "another level": {"players": (m.Chair("Ana", 1), m.Chair("Ben", None, "divine"))},
    "odd option": {"options": {"\x1b": "x"}},
    "long option": {"options": {"goal": 10**4000}},
    "other rules": {"rules": 10**9},
    "chairs of others": {"chairs": (7,)},
    "one chair twice": {"chairs": (0, 0)},
    "no document": {"now": msgspec.Raw(b"[]")},
    "deep document": {"now": msgspec.Raw(b"[" * 10_000 + b"]" * 10_000)},
    "a document of numbers": {"now": msgspec.Raw(b'{"time":' + b"9" * 4000 + b"}")},
}


@pytest.mark.parametrize("what", BEGAN)
def test_a_match_that_cannot_be_ends_the_connection_and_nothing_else(what: str) -> None:
    _room, (ana, _) = playing("ludoteca")
    port = ana.port
    with pytest.raises(FrameError):
        told(ana, replace(began_of(ana), match=77, **BEGAN[what]))
    assert ana.port is port


def test_whatever_a_host_sends_before_the_match_it_belongs_to_is_passed_over() -> None:
    room = Room()
    ana = seat_of(room)
    for message in (
        m.Update(1, 2**60, msgspec.Raw(b"{}")),
        m.Answer(3, 99, m.Rule("\x1b[2J", {"a b": 1, "x": "\u202e"})),
        m.Said(9, "\x1b", "\u202eabc", "\x1b"),
        m.Refused("\x1b[31m", {"\x1b": "x", "name": "\u2801B"}),
    ):
        told(ana, message)
    seen = repr(list(ana.take()))
    assert "x1b" not in seen.replace("prepared='\\x1b'", "")
    assert "u202e" not in seen
    assert "u2801" not in seen


def long(signs: int) -> m.Update:
    return m.Update(1, 2, msgspec.Raw(b'"' + b"x" * signs + b'"'))


@pytest.mark.parametrize("signs", [PART, m.FRAME, 10 * m.FRAME, PART * m.PARTS - 100])
def test_what_is_longer_than_a_frame_comes_whole(signs: int) -> None:
    reader: Reader[Any] = Reader(m.FromHost)  # type: ignore[arg-type]
    *before, last = frames(long(signs))
    assert [reader.read(each) for each in before] == [None] * len(before)
    assert reader.read(last) == long(signs)


def test_what_is_longer_than_all_parts_is_not_sent_at_all() -> None:
    with pytest.raises(FrameError) as refused:
        frames(long(PART * m.PARTS))
    assert refused.value.rule == "message-large"


def test_a_host_that_floods_a_seat_that_takes_nothing_fills_no_memory() -> None:
    room = Room()
    ana = seat_of(room)
    for _ in range(1500):
        ana.received(m.Said(1, "Ben", "x" * 500))
    assert len(ana.take()) == 1000


def test_a_member_is_greeted_once() -> None:
    room = Room()
    ana = seat_of(room)
    ana._sends(hello("Ana"))
    assert ana.heard()[-1] == "hello-again"
