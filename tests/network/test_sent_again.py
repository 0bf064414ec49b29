"""What is on disk and sent again is answered as done, also by a host that was killed meanwhile."""

from __future__ import annotations

import threading
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from braillespiel.application.net_tables import NetTables
from braillespiel.games import registry
from braillespiel.network import messages as m
from braillespiel.network.client import Status
from braillespiel.network.joined import TableClient
from braillespiel.network.matches import TableMatches
from braillespiel.network.member_feed import ANSWERS
from braillespiel.store.opening import open_store
from tests.network.places import Person, Room, playing
from tests.network.processes import CODE, serve
from tests.support.patience import HANGS_S

MOST = 400
"""Actions of a short match at most."""


def unanswered(game: str, steps: int = 1) -> tuple[Room, Person, Person]:
    """Return a room in which somebody was not told what became of their last action."""
    room, (ana, ben) = playing(game)
    for _ in range(steps - 1):
        mover = ana if ana.legal() else ben
        mover.act(mover.legal()[0])
    mover, other = (ana, ben) if ana.legal() else (ben, ana)
    mover.deaf = True
    mover.act(mover.legal()[0])
    assert mover.unanswered == 1
    return room, mover, other


def started_again(room: Room, *people: Person) -> Room:
    """Return the room of a host that was killed and started again: they come back in this order."""
    again = Room(keeper=room.keeper, watch=room.watch, first=7)
    for person in people:
        person.room, person.deaf = again, False
        person.lost()
    for person in people:
        comes_back(again, person)
    return again


def comes_back(room: Room, person: Person) -> None:
    """Let somebody come back: what they send arrives once all has come that they were sent."""
    sent: list[m.FromSeat] = []
    person._send = sent.append  # type: ignore[assignment]
    room.enter(person)
    person._send = person._sends
    for message in sent:
        person._sends(message)


def numbers(room: Room) -> list[tuple[int, int]]:
    return [(entry.seat, entry.number) for entry in room.host.match.journal]


@pytest.mark.parametrize(
    "game", [game for game in registry.own() if not registry.presenter_type(game).shared]
)
@pytest.mark.parametrize("steps", [1, 3])
def test_after_a_restart_an_action_on_disk_is_answered_as_done(game: str, steps: int) -> None:
    room, mover, other = unanswered(game, steps)
    journal = list(room.host.match.journal)
    assert journal[-1].number > 0
    again = started_again(room, mover, other)
    assert again.host.match.journal == journal
    assert mover.unanswered == 0
    assert mover.take_late() == []
    answers = [each for each in map(again.reader.read, mover.frames) if isinstance(each, m.Answer)]
    assert answers[-1] == m.Answer(mover.seat, journal[-1].number)
    for _ in range(3):
        person = mover if mover.legal() else other
        person.act(person.legal()[0])
        assert person.take_late() == []
    assert len(again.host.match.journal) >= len(journal) + 3
    assert len(set(numbers(again)) - {(-1, 0)}) == sum(n > 0 for _, n in numbers(again))


def test_an_action_that_was_not_on_disk_is_told_as_too_late_and_the_next_one_counts() -> None:
    room, mover, other = unanswered("ludoteca", 3)
    running = room.keeper.running  # type: ignore[attr-defined]
    running.match.journal.pop()  # the host was killed before it was written
    again = started_again(room, other, mover)
    (late,) = mover.take_late()
    assert (late.seat, late.error.rule) == (mover.seat, "too-late")
    assert len(again.host.match.journal) == 2
    mover.act(mover.legal()[0])
    assert mover.take_late() == []
    assert len(again.host.match.journal) == 3


def test_what_was_meant_for_the_match_before_is_not_carried_out_in_the_next() -> None:
    room, mover, other = unanswered("ludoteca")
    (act,) = [each for each in mover.sent if isinstance(each, m.Act)]
    room.fall_out(mover)
    matches: TableMatches = room.table.matches
    assert matches.set_up is not None
    matches.end("ended")
    matches._begin(matches.set_up)  # the same cards: what was meant before would be legal
    room.deliver()
    mover.deaf = False
    comes_back(room, mover)
    assert room.host.question(mover.seat) == act.question
    assert act.action in map(str, mover.legal())
    assert room.host.match.journal == []
    assert [(late.seat, late.error.rule) for late in mover.take_late()] == [(0, "too-late")]
    mover.act(mover.legal()[0])
    assert mover.take_late() == []
    assert len(room.host.match.journal) == 1
    assert other.unanswered == 0


def test_an_old_number_that_is_in_the_journal_was_done_however_long_ago() -> None:
    room, (ana, ben) = playing("ludoteca")
    for _ in range(4 * ANSWERS):
        mover = ana if ana.legal() else ben
        mover.act(mover.legal()[0])
    (first, *later) = (each for each in ana.sent if isinstance(each, m.Act))
    assert len(later) > ANSWERS
    length = len(room.host.match.journal)
    room.table.message(ana.member, first)
    room.deliver()
    assert room.reader.read(ana.frames[-1]) == m.Answer(ana.seat, first.number)
    assert len(room.host.match.journal) == length


def ended_by(options: dict[str, Any]) -> tuple[Room, Person, Person]:
    """Return a room in which somebody was not told that their action has ended the match."""
    room, (ana, ben) = playing("ludoteca", options=options)
    for _ in range(MOST):
        mover, other = (ana, ben) if ana.legal() else (ben, ana)
        mover.deaf = True
        mover.act(mover.legal()[0])
        if room.host.is_over:
            break
        mover.deaf = False
        room.fall_out(mover)
        comes_back(room, mover)
    assert room.table.matches.phase == "over"
    assert mover.unanswered == 1
    return room, mover, other


@pytest.mark.parametrize("restarted", [False, True])
def test_the_action_that_has_ended_a_match_was_done(restarted: bool) -> None:
    room, mover, other = ended_by({"target": 10})
    if restarted:
        room = started_again(room, mover, other)
        assert room.table.matches.phase == "gathering"
    else:
        room.fall_out(mover)
        mover.deaf = False
        comes_back(room, mover)
    assert mover.unanswered == 0
    assert mover.take_late() == []
    last = [each for each in mover.sent if isinstance(each, m.Act)][-1]
    for number in (last.number - 1, last.number + 1):
        room.table.message(mover.member, replace(last, number=number, match=last.match + 1))
        room.deliver()
        answer = room.reader.read(mover.frames[-1])
        assert isinstance(answer, m.Answer)
        assert answer.refusal == m.Rule("no-match")


def test_a_real_host_that_is_killed_answers_what_it_had_written(tmp_path: Path) -> None:
    news = threading.Condition()

    def told() -> None:
        with news:
            news.notify_all()

    def until(what: Any) -> None:
        with news:
            assert news.wait_for(what, HANGS_S)

    host = serve(tmp_path / "host", "ludoteca")
    address = host.line()["address"]
    people = [
        NetTables((), tmp_path / name).join(address, CODE, [name], told) for name in ("Ana", "Ben")
    ]
    for person in people:
        assert isinstance(person, TableClient)
        until(lambda person=person: person.port is not None)
    seats = {person: person.port.chairs[0] for person in people}
    mover, other = sorted(
        people, key=lambda one: not list(one.port.view(seats[one]).legal_actions())
    )
    answers: list[m.Answer] = []
    taken = mover._answer

    def answer(message: m.Answer) -> None:
        answers.append(message)
        taken(message)

    mover._answer = lambda message: None  # type: ignore[method-assign]  # it is lost on the way
    action = mover.port.view(seats[mover]).legal_actions()[0]
    revision = other.port.revision
    mover.port.submit(seats[mover], action)
    until(lambda: other.port.revision > revision)  # what is told is on disk
    assert mover.unanswered == 1
    before = mover.port
    host.kill()
    until(lambda: mover.status is Status.LOST)
    mover._answer = answer  # type: ignore[method-assign]
    host = serve(tmp_path / "host", "ludoteca", address.rpartition(":")[2])
    until(lambda: mover.port is not before and not mover.unanswered)
    assert mover.take_late() == []
    assert answers == [m.Answer(seats[mover], 1)]
    for person in people:
        person.close()
    host.kill()
    store = open_store(tmp_path / "host")
    (line,) = store.matches.unfinished()
    entries = store.matches.load(line.id).entries
    assert [(entry.seat, entry.text, entry.number) for entry in entries] == [
        (seats[mover], str(action), 1)
    ]
    store.close()
