"""Frames that nobody should send: to the host, and from a host that lies."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import msgspec
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st

from braillespiel.network import messages as m
from braillespiel.network.client import Status
from braillespiel.network.frames import FrameError, Reader
from tests.network.places import Person, Room, playing

TOGETHER = 20
"""So many frames make one example."""

WORDS = st.sampled_from(
    ["", "0.0", "0.3", "ludoteca", "own", "take-back", "here", "missing", "again", "end", "bot",
     "\x1b[2J", "\u202e", "\u2801", "A" * 41, "x" * 5000, "../../x", "pass", "draw", "1e9"]
) | st.text(max_size=12)  # fmt: skip
NUMBERS = st.integers(-3, 12) | st.sampled_from([2**31, 2**53, 2**64, -(2**70), 10**400])
VALUES = st.recursive(
    st.none() | st.booleans() | NUMBERS | st.floats() | WORDS,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(WORDS, inner, max_size=4),
    max_leaves=8,
)


def _messages(kinds: Any) -> st.SearchStrategy[bytes]:
    made = []
    for kind in kinds.__args__:
        fields = {field.encode_name: VALUES for field in msgspec.structs.fields(kind)}
        tag = st.just(str(kind.__struct_config__.tag))
        made.append(st.fixed_dictionaries({"type": tag}, optional=fields))
    return st.one_of(made).map(lambda each: json.dumps(each).encode()[: m.FRAME + 5])


def _cut(frames: st.SearchStrategy[bytes]) -> st.SearchStrategy[bytes]:
    return st.tuples(frames, st.integers(0, 400)).map(lambda pair: pair[0][: pair[1]])


def _near(samples: list[bytes]) -> st.SearchStrategy[bytes]:
    """Return frames that were really sent, with some bytes replaced."""

    def changed(pair: tuple[bytes, list[tuple[int, bytes]]]) -> bytes:
        data = bytearray(pair[0])
        for at, new in pair[1]:
            at %= max(1, len(data))
            data[at : at + len(new)] = new
        return bytes(data)

    places = st.tuples(
        st.integers(0, 3000), st.sampled_from([b"0", b"9", b'"', b"]", b"\xff", b"-"])
    )
    return st.tuples(st.sampled_from(samples), st.lists(places, max_size=3)).map(changed)


def _run(examples: int, first: int, frames: st.SearchStrategy[bytes], test: Any) -> None:
    given_frames = given(st.lists(frames, min_size=TOGETHER, max_size=TOGETHER))(test)
    bounded = settings(
        max_examples=max(1, examples // TOGETHER),
        database=None,
        deadline=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    seed(first)(bounded(given_frames))()


def _plausible(room: Room, person: Person) -> Iterator[bytes]:
    """Yield frames that this person might really send now."""
    question = room.host.question(person.seat)
    for number, action in enumerate(person.legal()[:3], 1):
        yield msgspec.json.encode(m.Act(person.seat, number, question, str(action)))
    for each in (m.Ready(), m.Ask("pause"), m.Ask("take-back", person.seat), m.Say("hello"),
                 m.Hearing(2000), m.Choose(0, "bot"), m.Agree(1, True)):  # fmt: skip
        yield msgspec.json.encode(each)


def to_the_host(examples: int, first: int = 1) -> int:
    """Send so many frames to a table; return how many were sent.

    Whatever they are, the host goes on, nobody acts who may not, and the journal can be replayed.
    """
    sent = 0
    samples: list[bytes] = []
    for game in ("ludoteca", "six", "cubus"):
        room, people = playing(game)
        samples += [frame for person in people for frame in _plausible(room, person)]
    frames = st.one_of(
        st.binary(max_size=200), _messages(m.FromSeat), _near(samples), _cut(_near(samples))
    )

    def test(batch: list[bytes]) -> None:
        nonlocal sent
        room, (ana, ben) = playing("ludoteca")
        reader: Reader[Any] = Reader(m.FromSeat)  # type: ignore[arg-type]
        for frame in batch:
            sent += 1
            try:
                message = reader.read(frame)
            except FrameError:
                continue
            if message is not None and ben.member in room.people:
                room.table.message(ben.member, message)
                room.deliver()
        playing_now = room.table.matches.playing
        if playing_now is not None:
            journal = playing_now.host.match.journal
            assert {entry.seat for entry in journal} <= {1, -1}
        assert ana.status is Status.AT_TABLE
        room.pass_time(100)

    _run(examples, first, frames, test)
    return sent


def to_a_client(examples: int, first: int = 1) -> int:
    """Send so many frames to a client as a lying host would; return how many were sent.

    Whatever they are, it is a FrameError or something to be told, and nothing else.
    """
    _, (ana, ben) = playing("ludoteca")
    for _ in range(4):
        mover = ana if ana.legal() else ben
        mover.act(mover.legal()[0])
    samples = list(ana.frames)
    frames = st.one_of(
        st.binary(max_size=200), _messages(m.FromHost), _near(samples), _cut(_near(samples))
    )
    sent = 0

    def test(batch: list[bytes]) -> None:
        nonlocal sent
        _, (victim, _) = playing("ludoteca")
        reader: Reader[Any] = Reader(m.FromHost, shown=True)  # type: ignore[arg-type]
        for frame in batch:
            sent += 1
            try:
                message = reader.read(frame)
                if message is not None:
                    victim.received(message)
            except FrameError:
                reader = Reader(m.FromHost, shown=True)  # type: ignore[arg-type]
        table = victim.table
        assert table is not None
        assert all(name.isprintable() for each in table.members for name in each.names)
        for late in victim.take_late():
            assert str(late.error).isprintable()
        port = victim.port
        if port is not None:
            view = port.view(port.chairs[0])
            assert list(view.legal_actions()) is not None
            assert port.game_time is not None
        victim.take()

    _run(examples, first, frames, test)
    return sent
