"""What the teacher does to pupils and tables: pauses, hints, lends, lessons, moves, the end."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from braillespiel.classroom import orders as o
from braillespiel.classroom.desk import Answer
from braillespiel.engine.match import Entry
from braillespiel.network import class_messages as c
from braillespiel.network.client import Status, TableProblem
from braillespiel.network.joining.errors import JoinError
from braillespiel.network.messages import News, SetUp
from tests.classroom.places import Pupil, School, in_class, roster
from tests.classroom.test_gate import acts, is_next, journal
from tests.network.test_slow_disk import TURNS, Disk


async def two_at_a_table(school: School) -> tuple[Pupil, Pupil]:
    """Return two pupils at a table, the one whose turn it is first."""
    await school.order(o.Gate(on=False))
    pupils = await school.come("Ana", "Ben")
    await school.deal()
    await school.until(lambda: any(map(is_next, pupils)))
    first, second = sorted(pupils, key=is_next, reverse=True)
    return first, second


def journal_of(school: School, pupil: Pupil) -> list[Entry]:
    """Return what a pupil has decided in the match, as far as it still stands."""
    table = school.server.places.named("1")
    assert table is not None
    assert table.table.matches.playing is not None
    assert pupil.port is not None
    entries = table.table.matches.playing.host.match.journal
    return [entry for entry in entries if entry.seat == pupil.port.chairs[0]]


def test_a_pause_stays_with_its_words_until_the_teacher_lets_go(tmp_path: Path) -> None:
    async def test(school: School) -> None:
        ana, ben = await two_at_a_table(school)
        await school.order(o.Pause(text="Look up, please"))
        await school.until(lambda: ana.port and ana.port.standing.paused)
        assert ana.standing is not None
        assert (ana.standing.paused, ana.standing.pause) == (True, "Look up, please")
        ben.ask("go-on")
        await school.until(lambda: [each.rule for each in ben.told(TableProblem)] == ["pause-host"])
        await school.order(o.Pause(on=False))
        await school.until(lambda: ana.port and not ana.port.standing.paused)
        assert acts(ana)
        await school.until(lambda: journal(school) == 1)

    in_class(tmp_path, test)


def test_one_pupil_pauses_while_the_others_play(tmp_path: Path) -> None:
    async def test(school: School) -> None:
        ana, ben = await two_at_a_table(school)
        await school.order(o.Pause(pupil=school.id(ana.name)))
        await school.until(lambda: ana.standing and ana.standing.paused)
        assert ben.standing is not None
        assert not ben.standing.paused
        assert acts(ana)
        await school.until(lambda: not ana.unanswered)
        assert [each.error.rule for each in ana.take_late()] == ["paused"]
        assert journal(school) == 0
        await school.order(o.Pause(pupil=school.id(ana.name), on=False))
        assert acts(ana)
        await school.until(lambda: journal(school) == 1)

    in_class(tmp_path, test)


def test_the_teacher_takes_a_move_back_and_gives_a_hint(tmp_path: Path) -> None:
    async def test(school: School) -> None:
        ana, _ = await two_at_a_table(school)
        assert acts(ana)
        await school.until(lambda: journal(school) == 1)
        await school.order(o.Give(school.id(ana.name), "take-back"))
        await school.until(lambda: is_next(ana) and not journal_of(school, ana))
        await school.order(o.Give(school.id(ana.name), "hint"))
        await school.until(lambda: ana.told(c.Hinted) == [c.Hinted()])

    in_class(tmp_path, test)


def test_help_is_by_consent_and_for_that_table_only(tmp_path: Path) -> None:
    async def test(school: School) -> None:
        ana, ben = await two_at_a_table(school)
        helps, helped = ana, ben
        shown = c.Shown(said=("Red 3",), rows=("⠗⠼⠉",), text="red 3")
        helped.to_class(shown)
        helps.to_class(c.Lend("offer", school.id(helped.name)))
        await school.until(lambda: helped.standing and helped.standing.lends)
        assert helped.standing is not None
        offer = c.Lending(school.id(helps.name), helps.name, helps=False)
        assert helped.standing.lends == (offer,)
        assert not helped.standing.shows
        helped.to_class(c.Lend("accept", school.id(helps.name)))
        await school.until(lambda: helped.standing and helped.standing.shows)
        helped.to_class(shown)
        await school.until(lambda: helps.told(c.Mirror))
        assert helps.told(c.Mirror) == [c.Mirror(helped.name, shown)]
        helps.to_class(c.Whisper("Try the other one"))
        await school.until(lambda: helped.told(c.Told))
        assert helped.told(c.Told) == [c.Told(helps.name, "Try the other one")]
        await school.order(o.Seat(school.id(helps.name), ""))
        await school.until(lambda: helped.standing and not helped.standing.lends)
        # On the way to the hall nothing is sent.
        await school.until(lambda: helps.to_class(c.Whisper("Still there?")))
        await school.until(lambda: helps.told(TableProblem))
        assert [each.rule for each in helps.told(TableProblem)] == ["class-helps-nobody"]

    in_class(tmp_path, test)


def test_an_assistants_device_mirrors_one_pupil_and_gets_no_chair(tmp_path: Path) -> None:
    async def test(school: School) -> None:
        ana, eva = await school.come("Ana", "Eva")
        assert eva.standing is not None
        assert eva.standing.assists == ""
        await school.order(o.Know(school.id("Eva")))
        await school.until(lambda: eva.standing and eva.standing.assists == "Ana")
        await school.until(lambda: ana.standing and ana.standing.shows)
        ana.to_class(c.Shown(private=True, text="my name"))
        await school.until(lambda: eva.told(c.Mirror))
        assert eva.told(c.Mirror) == [c.Mirror("Ana", c.Shown(private=True))]
        await school.deal()
        assert (ana.place, eva.place) == ("5b 1", "5b")

    in_class(tmp_path, test, roster("Ana", Eva="Ana"))


def test_following_shows_the_desk_what_a_pupil_perceives_and_the_pupil_knows(
    tmp_path: Path,
) -> None:
    async def test(school: School) -> None:
        (ana,) = await school.come("Ana")
        await school.order(o.Follow(school.id("Ana")))
        await school.until(lambda: ana.standing and ana.standing.followed and ana.standing.shows)
        ana.to_class(c.Shown(said=("Hand",), rows=("⠓",), text="h", keys=("H",), measured=True))
        ana.to_class(c.Shown(said=("Red 3",), rows=("⠗",), text="r", keys=("Right",)))
        await school.until(lambda: school.desk.desk().followed[0].said == ("Hand", "Red 3"))
        (found,) = school.desk.desk().followed
        assert found.shown == c.Shown(rows=("⠗",), text="r")
        assert found.keys == ("H", "Right")
        other = school.server.desk()
        assert other.desk().followed == ()
        await school.order(o.Follow(school.id("Ana"), on=False))
        await school.until(lambda: ana.standing and not ana.standing.shows)

    in_class(tmp_path, test)


def test_a_desk_follows_no_more_than_four(tmp_path: Path) -> None:
    async def test(school: School) -> None:
        names = ("Ana", "Ben", "Cem", "Dag", "Eva")
        await school.come(*names)
        await school.order(*(o.Follow(school.id(name)) for name in names))
        assert school.refused() == [("class-follows-enough", {"most": 4})]
        assert not school.shown("Eva").followed
        await school.order(o.Follow(school.id("Ana"), on=False), o.Follow(school.id("Eva")))
        assert school.refused() == []
        assert school.shown("Eva").followed

    in_class(tmp_path, test)


def test_no_more_than_twenty_lessons_wait_for_one_pupil(tmp_path: Path) -> None:
    async def test(school: School) -> None:
        ana, ben = await school.come("Ana", "Ben")
        many = [("class-exercises-many", {"most": 20})]
        await school.order(o.Exercises(("first-steps",) * 21))
        assert school.refused() == many
        await school.order(o.Exercises(("first-steps",) * 20, (school.id("Ana"),)))
        assert school.refused() == []
        await school.order(o.Exercises(("first-steps",)))  # for both
        assert school.refused() == many
        await school.until(lambda: ana.told(c.Exercise))
        assert ben.told(c.Exercise) == []

    in_class(tmp_path, test)


def test_lessons_come_one_after_another(tmp_path: Path) -> None:
    async def test(school: School) -> None:
        (ana,) = await school.come("Ana")
        await school.order(o.Exercises(("first-steps", "first-steps")))
        await school.until(lambda: ana.told(c.Exercise))
        first = ana.told(c.Exercise)[0]
        assert first == c.Exercise(1, {"format": "lesson"})
        assert school.shown("Ana").exercise == "First steps"
        ana.to_class(c.Finished(1, 3, 0))
        await school.until(lambda: len(ana.told(c.Exercise)) == 2)
        ana.to_class(c.Finished(2, 3, 0))
        await school.until(lambda: school.shown("Ana").exercise == "")
        await school.order(o.Exercises(("second-steps",)))
        assert school.refused() == [("class-no-lesson", {"name": "second-steps"})]

    in_class(tmp_path, test)


def test_a_late_comer_waits_in_the_hall_and_then_has_a_bots_chair(tmp_path: Path) -> None:
    async def test(school: School) -> None:
        await school.come("Ana")
        await school.deal(2)
        (late,) = await school.come("Ben")
        await school.until(lambda: school.shown("Ben").late)
        assert late.place == "5b"
        await school.order(o.Seat(school.id("Ben"), "1"))
        await school.until(lambda: late.port is not None)
        assert late.port is not None
        assert late.port.chairs != (None,)
        assert [each.level for each in late.port.players] == ["", ""]
        await school.order(o.Seat(school.id("Ben"), ""))
        await school.until(lambda: late.place == "5b" and late.port is None)

    in_class(tmp_path, test)


def test_nobody_is_told_as_lost_where_the_class_ends(tmp_path: Path) -> None:
    async def test(school: School) -> None:
        await two_at_a_table(school)
        await school.server.close()
        assert {pupil.name: pupil.here for pupil in school.server.room.pupils} == {
            "Ana": True,
            "Ben": True,
        }

    in_class(tmp_path, test)


def test_pupils_choose_nothing_at_their_tables(tmp_path: Path) -> None:
    async def test(school: School) -> None:
        ana, ben = await two_at_a_table(school)
        await school.order(o.EndTable("1"))
        await school.until(lambda: ana.place == ben.place == "5b")
        assert school.desk.desk().tables == ()
        told = [news.what for each in (ana, ben) for news in each.told(News)]
        assert told.count("ended") == 2
        assert not {"went", "bot-plays"} & set(told)
        ana.set_up(SetUp("six", 3))
        await school.until(lambda: ana.told(TableProblem))
        assert [each.rule for each in ana.told(TableProblem)] == ["class-leads"]

    in_class(tmp_path, test)


def test_the_same_cards_for_all_are_no_known_seed(tmp_path: Path) -> None:
    async def test(school: School) -> None:
        ana, ben = await school.come("Ana", "Ben")
        await school.deal(
            2, by="hand", groups=((school.id("Ana"),), (school.id("Ben"),)), same=True
        )
        seeds = [
            server.table.matches.playing.host.match.seed
            for name, server in school.server.places
            if name and server.table.matches.playing is not None
        ]
        assert len(seeds) == 2
        assert len(set(seeds)) == 1
        assert ana.port is not None
        assert ben.port is not None
        assert ana.port.known_seed is None

    in_class(tmp_path, test)


def test_only_what_the_goals_need_is_counted_and_only_with_a_yes(tmp_path: Path) -> None:
    async def test(school: School) -> None:
        ana, ben = await school.come("Ana", "Ben")
        ana.to_class(c.Counted({"hints": 9}))
        await school.order(o.KeepEvidence(True, "Notation", 30, ("hints",)))
        await school.until(lambda: ana.standing and ana.standing.purpose)
        ana.to_class(c.Consents(yes=True))
        ben.to_class(c.Consents(yes=False))
        await school.until(lambda: ana.standing and ana.standing.counts == ("hints",))
        for each in (ana, ben):
            each.to_class(c.Counted({"hints": 2, "cells": 40}))
        await school.until(lambda: school.shown("Ana").figures)
        await school.until(lambda: school.shown("Ben").consent == "not-now")
        assert school.shown("Ana").figures == {"hints": 2}
        assert school.shown("Ben").figures == {}
        school.watch.ms += 1000
        ana.to_class(c.Hand())
        await school.until(lambda: school.file.evidence and school.file.evidence.records)
        assert school.file.evidence is not None
        assert [each.name for each in school.file.evidence.records] == ["Ana"]
        await school.order(o.KeepEvidence(True, "", 30, ("hints",)))
        assert school.refused() == [("evidence-purpose", {})]

    in_class(tmp_path, test)


def test_a_consent_that_is_withdrawn_while_the_connection_is_lost_reaches_the_class(
    tmp_path: Path,
) -> None:
    async def test(school: School) -> None:
        (ana,) = await school.come("Ana")
        await school.order(o.KeepEvidence(True, "Notation", 30, ("hints",)))
        await school.until(lambda: ana.standing and ana.standing.purpose)
        ana.to_class(c.Consents(yes=True))
        await school.until(lambda: school.shown("Ana").consent == "yes")
        ana.wire.abort()
        await school.until(lambda: ana.status is Status.LOST)
        ana.to_class(c.Consents(yes=False))
        ana.hurry()
        await school.until(lambda: school.shown("Ana").consent == "not-now")
        assert school.shown("Ana").figures == {}

    in_class(tmp_path, test)


def test_a_substitute_takes_over_and_the_first_desk_ends(tmp_path: Path) -> None:
    async def test(school: School) -> None:
        await school.come("Ana")
        await school.order(o.Follow(school.id("Ana")), o.HandOver())
        code = school.desk.desk().desk_code
        assert len(code) == 8
        other = school.server.desk()
        assert other.desk().desk_code == ""
        await school.server.desks.read_out(school.door, "192.168.1.7", code)
        assert (school.desk.ended, other.ended) == (True, True)
        new = school.server.desk()
        assert not new.ended
        await school.until(lambda: not school.pupils[0].standing.followed)  # type: ignore[union-attr]

    in_class(tmp_path, test)


def test_a_screen_for_all_takes_no_class_over(tmp_path: Path) -> None:
    async def test(school: School) -> None:
        school.server.opens(school.door)
        await school.order(o.HandOver())
        code = school.desk.desk().desk_code
        looking = await school.server.read_desk_code("192.168.1.7", code, leads=False)
        looking.close()
        assert not school.desk.ended
        with pytest.raises(JoinError, match="wrong-code"):
            await school.server.read_desk_code("192.168.1.7", code)

    in_class(tmp_path, test)


def test_the_teacher_sits_at_two_tables_in_bots_chairs(tmp_path: Path) -> None:
    async def test(school: School) -> None:
        ana, ben = await school.come("Ana", "Ben")
        alone = ((school.id("Ana"),), (school.id("Ben"),))
        await school.deal(2, by="hand", groups=alone)
        seats = []
        for table in ("1", "2"):
            token = school.server.teacher(table).token
            seats.append(Pupil(school, "Ms Lee", token))
        school.pupils += seats
        await school.until(lambda: all(each.port is not None for each in seats))
        assert [each.place for each in seats] == ["5b 1", "5b 2"]
        assert [each.port and each.port.chairs for each in seats] == [(1,), (1,)]
        assert [each.names for each in (ana.table.members if ana.table else ())] == [
            ("Ana",),
            ("Ms Lee",),
        ]
        assert ben.port is not None
        assert {each.name for each in school.desk.desk().pupils} == {"Ana", "Ben"}

    in_class(tmp_path, test)


def test_tables_that_are_dealt_in_a_pause_begin_when_it_ends(tmp_path: Path) -> None:
    async def test(school: School) -> None:
        (ana,) = await school.come("Ana")
        await school.order(o.Pause())
        await school.deal(2)
        await school.until(lambda: ana.port and ana.port.standing.paused)
        assert school.desk.desk().tables[0].paused
        await school.order(o.Pause(on=False))
        await school.until(lambda: ana.port and not ana.port.standing.paused)

    in_class(tmp_path, test)


def test_where_a_clock_runs_the_table_pauses_with_a_pupil(tmp_path: Path) -> None:
    async def test(school: School) -> None:
        ana, ben, cora = await school.come("Ana", "Ben", "Cora")
        await school.order(o.Deal(SetUp("six", 3)))
        await school.until(school.all_play)
        await school.order(o.Pause(pupil=school.id("Ben")))
        await school.until(lambda: cora.port and cora.port.standing.paused)
        assert cora.standing is not None
        assert not cora.standing.paused
        await school.order(o.Pause(pupil=school.id("Ben"), on=False))
        await school.until(lambda: ana.port and not ana.port.standing.paused)
        assert ben.standing is not None

    in_class(tmp_path, test)


def test_in_the_hall_too_a_name_goes_to_the_device_that_the_teacher_says(tmp_path: Path) -> None:
    async def test(school: School) -> None:
        ana, again = await school.come("Ana", "Ana")
        await school.until(lambda: school.desk.desk().pupils[0].need == "name")
        await school.order(o.Decide(school.desk.desk().pupils[0].id, yes=True))
        await school.until(lambda: again.name == "Ana" and ana.name == "")
        await school.until(lambda: again.table and again.place == "5b")
        assert {each.name for each in school.desk.desk().pupils} == {"Ana", "Ana 2"}
        assert ana.table is not None
        names = [each.names for each in ana.table.members]
        assert sorted(names) == [("Ana",), ("Ana 2",)]

    in_class(tmp_path, test)


def tables(school: School) -> dict[str, tuple[str, set[str]]]:
    """Return the games of the tables, with who sits there."""
    desk = school.desk.desk()
    names = {pupil.id: pupil.name for pupil in desk.pupils}
    return {one.name: (one.game, {names[n] for n in one.pupils}) for one in desk.tables}


def test_two_games_go_side_by_side_and_dealing_anew_leaves_the_other_alone(tmp_path: Path) -> None:
    async def test(school: School) -> None:
        await school.order(o.Gate(on=False))
        await school.come("Ana", "Ben", "Cem", "Dag")
        first = tuple(school.id(name) for name in ("Ana", "Ben"))
        second = tuple(school.id(name) for name in ("Cem", "Dag"))
        await school.deal(pupils=first)
        assert tables(school) == {"1": ("ludoteca", {"Ana", "Ben"})}
        await school.order(o.Deal(SetUp("logomachy", 2), pupils=second))
        await school.until(school.all_play)
        assert tables(school)["2"] == ("logomachy", {"Cem", "Dag"})
        before = school.room.tables["1"]
        await school.order(o.Deal(SetUp("cubus", 2), pupils=second))
        await school.until(school.all_play)
        assert school.room.tables["1"] is before, "its match goes on"
        assert [game for game, _ in tables(school).values()] == ["ludoteca", "cubus"]

    in_class(tmp_path, test)


def test_who_comes_late_gets_a_game_of_their_own_and_nobody_else_moves(tmp_path: Path) -> None:
    async def test(school: School) -> None:
        await two_at_a_table(school)
        await school.come("Cem")
        before = school.room.tables["1"]
        assert school.shown("Cem").late
        assert school.desk.desk().tables[0].free == 0
        await school.order(o.OwnGame(school.id("Cem"), "1"))
        await school.until(school.all_play)
        assert school.room.tables["1"] is before
        assert tables(school)["2"] == ("ludoteca", {"Cem"})
        assert not school.shown("Cem").late
        assert school.desk.desk().tables[1].free == 1

    in_class(tmp_path, test)


def test_who_is_in_none_of_the_groups_comes_to_the_hall(tmp_path: Path) -> None:
    async def test(school: School) -> None:
        await two_at_a_table(school)
        both = (school.id("Ana"), school.id("Ben"))
        await school.order(o.Deal(SetUp("ludoteca", 2), "hand", (both[:1],), pupils=both))
        await school.until(lambda: [at for _, at in tables(school).values()] == [{"Ana"}])
        assert school.shown("Ben").table == ""

    in_class(tmp_path, test)


def test_each_pupil_is_told_what_was_counted_of_them_alone_and_only_with_their_yes(
    tmp_path: Path,
) -> None:
    async def test(school: School) -> None:
        ana, ben = await school.come("Ana", "Ben")
        await school.order(o.KeepEvidence(True, "Reading", 30, ("cells", "hints")))
        await school.until(lambda: ana.standing and ana.standing.purpose is not None)
        ana.to_class(c.Consents(yes=True))
        ben.to_class(c.Consents(yes=False))
        await school.until(lambda: school.shown("Ana").consent == "yes")
        await school.until(lambda: school.shown("Ben").consent == "not-now")
        for each in (ana, ben):
            each.to_class(c.Counted({"cells": 12}))
        await school.until(lambda: school.shown("Ana").figures == {"cells": 12})
        await school.order(o.TellEvening())
        await school.until(lambda: ana.told(c.Evening) and ben.told(c.Evening))
        assert ana.told(c.Evening) == [c.Evening({"cells": 12}, {}, counted=True, number=1)]
        assert ben.told(c.Evening) == [c.Evening(number=1)]
        assert not any(each.evening_heard for each in school.desk.desk().pupils)
        ben.to_class(c.HeardEvening(7))
        ana.to_class(c.HeardEvening(1))
        await school.until(lambda: school.shown("Ana").evening_heard)
        assert not school.shown("Ben").evening_heard, "of another evening"
        ben.to_class(c.HeardEvening(1))
        await school.until(lambda: school.shown("Ben").evening_heard)
        await school.order(o.TellEvening())
        await school.until(lambda: len(ana.told(c.Evening)) == 2)
        assert not school.shown("Ana").evening_heard, "told anew, it is to be heard anew"

    in_class(tmp_path, test)


def test_who_falls_out_before_hearing_it_is_told_again(tmp_path: Path) -> None:
    async def test(school: School) -> None:
        ana, ben = await school.come("Ana", "Ben")
        await school.order(o.TellEvening())
        await school.until(lambda: ana.told(c.Evening) and ben.told(c.Evening))
        ben.to_class(c.HeardEvening(1))
        await school.until(lambda: school.shown("Ben").evening_heard)
        for each in (ana, ben):
            each.wire.abort()
        await school.until(lambda: len(ana.told(c.Evening)) == 2)
        await school.until(lambda: school.shown("Ben").here and school.shown("Ana").here)
        assert len(ben.told(c.Evening)) == 1
        (late,) = await school.come("Zoe")
        assert school.shown("Zoe").evening is None
        assert not late.told(c.Evening)

    in_class(tmp_path, test)


def test_a_hint_is_given_where_one_would_be_told_and_else_it_is_said_why_not(
    tmp_path: Path,
) -> None:
    async def test(school: School) -> None:
        mover, other = await two_at_a_table(school)
        name = mover.name
        assert school.refused() == []
        await school.order(o.Give(school.id(other.name), "hint"))
        assert school.refused() == [("class-not-their-turn", {"name": other.name})]
        await school.order(o.Give(school.id(name), "hint"))
        assert [answer.rule for answer in school.desk.answers()] == [""]
        await school.until(lambda: mover.told(c.Hinted))
        assert other.told(c.Hinted) == []
        await school.order(o.Give(school.id(name), "take-back"))
        assert school.refused() == [("class-nothing-to-take-back", {})]
        mover.close(0)
        await school.until(lambda: not school.shown(name).here)
        await school.order(o.Give(school.id(name), "hint"))
        assert school.refused() == [("class-away", {"name": name})]

    in_class(tmp_path, test)


def test_the_desk_hears_that_an_order_is_carried_out_once_it_is_on_disk(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test(school: School) -> None:
        mover, _ = await two_at_a_table(school)
        assert mover.port is not None
        seat = mover.port.chairs[0]
        assert seat is not None
        mover.port.submit(seat, mover.port.view(seat).legal_actions()[0])
        await school.until(lambda: journal_of(school, mover) and school.keeping.kept)
        disk = Disk(school.store.database, monkeypatch)
        disk.free.clear()
        school.desk.answers()
        order = school.desk.order(o.Give(school.id(mover.name), "take-back"))
        await school.until(lambda: not journal_of(school, mover))
        for _ in range(TURNS):
            await asyncio.sleep(0)
        assert school.desk.answers() == []
        disk.free.set()
        answers: list[Answer] = []
        await school.until(lambda: answers.extend(school.desk.answers()) or answers)
        assert answers == [Answer(order)]

    in_class(tmp_path, test)
