"""The gate: a table goes on once everybody there has heard or read; the desk names who has not."""

from __future__ import annotations

from pathlib import Path
from random import Random

from braillespiel.classroom import orders as o
from braillespiel.engine.simulate import think
from braillespiel.network.messages import News, SetUp
from tests.classroom.places import Pupil, School, in_class


def acts(pupil: Pupil) -> bool:
    """Let a pupil do the first thing that a bot would; tell whether it was their turn."""
    port = pupil.port
    assert port is not None
    seat = port.chairs[0]
    assert seat is not None
    view = port.view(seat)
    if seat not in view.to_act():
        return False
    port.submit(seat, think(port.game.bot("easy"), view, Random(1)), port.question(seat))
    return True


def waits_for(school: School) -> list[str]:
    (table,) = school.desk.desk().tables
    names = {each.id: each.name for each in school.desk.desk().pupils}
    return [names[number] for number in table.waits_for]


def journal(school: School) -> int:
    server = school.server.places.named("1")
    assert server is not None
    playing = server.table.matches.playing
    assert playing is not None
    return len(playing.host.match.journal)


def passes(school: School) -> bool:
    """Let time pass, for bots."""
    school.watch.ms += 200
    return True


async def played(school: School) -> tuple[Pupil, Pupil, Pupil]:
    """Deal three pupils to a table and let the first move; return who is next, who else, who."""
    pupils = await school.come("Ana", "Ben", "Cora")
    await school.deal(3)
    while True:
        for each in pupils:
            each.listen()
        before = journal(school)
        first = next(each for each in pupils if acts(each))
        await school.until(lambda before=before: journal(school) == before + 1)
        await school.until(lambda first=first: not first.unanswered)
        await school.until(lambda: len(waits_for(school)) >= 2)
        others = [each for each in pupils if each is not first]
        turn = [each for each in others if is_next(each)]
        if turn:
            break
    (other,) = [each for each in others if each is not turn[0]]
    return turn[0], other, first


def is_next(pupil: Pupil) -> bool:
    assert pupil.port is not None
    seat = pupil.port.chairs[0]
    return seat is not None and seat in pupil.port.view(seat).to_act()


def test_what_is_decided_sooner_waits_until_the_last_has_heard(tmp_path: Path) -> None:
    async def test(school: School) -> None:
        next_up, other, first = await played(school)
        first.listen()
        before = journal(school)
        assert acts(next_up)
        await school.until(lambda: waits_for(school) == [other.name])
        assert other.standing is not None
        assert other.standing.waits
        await school.until(lambda: next_up.standing and next_up.standing.held)
        assert journal(school) == before
        other.listen()
        await school.until(lambda: journal(school) == before + 1)
        assert next_up.take_late() == []
        await school.until(lambda: next_up.standing and not next_up.standing.held)

    in_class(tmp_path, test)


def test_the_teacher_lets_the_table_go_on(tmp_path: Path) -> None:
    async def test(school: School) -> None:
        next_up, _, _ = await played(school)
        before = journal(school)
        assert acts(next_up)
        await school.until(lambda: next_up.name not in waits_for(school))
        assert journal(school) == before
        await school.order(o.Gate(on=True))
        await school.until(lambda: journal(school) == before + 1)

    in_class(tmp_path, test)


def test_nobody_waits_for_who_is_not_there(tmp_path: Path) -> None:
    async def test(school: School) -> None:
        next_up, other, first = await played(school)
        first.listen()
        assert acts(next_up)
        await school.until(lambda: waits_for(school) == [other.name])
        before = journal(school)
        other.close(0)
        await school.until(lambda: journal(school) == before + 1)

    in_class(tmp_path, test)


def test_bots_wait_too(tmp_path: Path) -> None:
    async def test(school: School) -> None:
        (ana,) = await school.come("Ana")
        await school.deal(2)
        ana.listen()
        await school.until(lambda: passes(school) and (is_next(ana) or journal(school)))
        if not journal(school):
            assert acts(ana)
        await school.until(lambda: waits_for(school) == ["Ana"])
        before = journal(school)
        for _ in range(50):
            school.watch.ms += 10_000
            await school.until(lambda: True)
        assert journal(school) == before
        # What she has to hear may still be on its way.
        await school.until(lambda: ana.port is not None and ana.port.sent > ana.port.taken)
        ana.listen()
        await school.until(lambda: passes(school) and (journal(school) > before or is_next(ana)))

    in_class(tmp_path, test)


def test_where_a_clock_runs_announcements_have_no_end_until_the_teacher_goes_on(
    tmp_path: Path,
) -> None:
    async def test(school: School) -> None:
        pupils = await school.come("Ana", "Ben", "Cora")
        await school.order(o.Deal(SetUp("six", 3)))
        await school.until(school.all_play)
        await school.until(lambda: any(acts(each) for each in pupils if is_next(each)))
        await school.until(lambda: passes(school) and waits_for(school))
        before, waiting = journal(school), waits_for(school)
        for _ in range(50):
            school.watch.ms += 10_000
            await school.until(lambda: True)
        assert journal(school) == before
        assert waits_for(school) == waiting
        assert not any(map(asked, pupils))
        await school.order(o.Gate(on=True))
        await school.until(lambda: passes(school) and journal(school) > before)

    in_class(tmp_path, test)


def asked(pupil: Pupil) -> list[News]:
    """Return the questions whether anybody was still there."""
    return [each for each in pupil.told(News) if each.what == "asked-here"]
