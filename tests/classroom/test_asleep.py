"""The computer that leads a class sleeps for ten minutes: everybody comes back, all as it was."""

from __future__ import annotations

from pathlib import Path

from braillespiel.classroom import orders as o
from braillespiel.network import class_messages as c
from braillespiel.network.client import Status
from tests.classroom.places import Pupil, School, in_class, roster
from tests.classroom.test_gate import acts, journal, played, waits_for

SLEEP_MS = 10 * 60_000


async def sleep(school: School, *pupils: Pupil) -> None:
    """Let ten minutes pass in which every line goes down; wait until all are back."""
    school.watch.ms += SLEEP_MS
    ports = {each: each.port for each in pupils}
    gone: set[str] = set()
    shown = school.desk.desk
    school.desk.on_change = lambda: gone.update(p.name for p in shown().pupils if not p.here)
    for each in pupils:
        each.wire.abort()
    await school.until(lambda: gone == {each.name for each in pupils})
    for each in pupils:
        each.hurry()
    await school.until(lambda: all(school.shown(each.name).here for each in pupils))
    await school.until(lambda: all(each.status is Status.AT_TABLE for each in pupils))
    assert all(each.port is ports[each] for each in pupils), "a match is opened only once"


def test_after_ten_minutes_the_gate_holds_what_it_held(tmp_path: Path) -> None:
    async def test(school: School) -> None:
        next_up, other, first = await played(school)
        everybody = (next_up, other, first)
        chairs = {each: each.port and each.port.chairs for each in everybody}
        places = {each: each.place for each in everybody}
        first.listen()
        before = journal(school)
        await school.order(o.Follow(school.id(other.name)))
        other.to_class(c.Hand(up=True))
        await school.until(lambda: school.shown(other.name).need == "hand")
        await sleep(school, *everybody)
        assert {each: each.port and each.port.chairs for each in everybody} == chairs
        assert {each: each.place for each in everybody} == places
        assert school.desk.desk().gate
        assert school.shown(other.name).need == "hand"
        await school.until(lambda: other.standing is not None and other.standing.followed)
        assert journal(school) == before
        await school.until(lambda: other.name in waits_for(school))
        first.listen()
        next_up.listen()
        assert acts(next_up)
        await school.until(lambda: waits_for(school) == [other.name])
        assert journal(school) == before
        other.listen()
        await school.until(lambda: journal(school) == before + 1)

    in_class(tmp_path, test)


def test_after_ten_minutes_whoever_paused_pauses(tmp_path: Path) -> None:
    async def test(school: School) -> None:
        pupils = await school.come("Ana", "Ben", "Cora", "Dan")
        await school.deal()
        await school.order(o.Pause(table="1", on=True, text="Look here"))
        paused = [each for each in pupils if each.standing and each.standing.table == "1"]
        assert len(paused) == 2
        await school.until(lambda: all(e.standing and e.standing.paused for e in paused))
        await sleep(school, *pupils)
        await school.until(lambda: all(each.standing is not None for each in pupils))
        await school.until(
            lambda: (
                {
                    each.name: (each.standing.paused, each.standing.pause)
                    for each in pupils
                    if each.standing
                }
                == {each.name: (each in paused, "Look here" * (each in paused)) for each in pupils}
            )
        )
        await school.until(
            lambda: all(
                each.port is not None and each.port.standing.paused is (each in paused)
                for each in pupils
            )
        )

    in_class(tmp_path, test, roster("Ana", "Ben", "Cora", "Dan"))
