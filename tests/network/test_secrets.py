"""What nobody may know: frames are the same where a seat cannot tell two situations apart."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from braillespiel.engine.contract import CLOCK
from braillespiel.engine.match import Match
from braillespiel.games import registry
from braillespiel.network import messages as m
from tests.golden.variants import VARIANTS, Variant
from tests.network.places import Room, playing
from tests.network.twins import Dealt, Twins, plain, told_apart
from tests.support.facts import facts


@pytest.mark.parametrize(
    "variant",
    [one for one in VARIANTS if one.name == facts(one.game).TWINS],
    ids=lambda one: one.game,
)
def test_frames_are_the_same_where_a_seat_cannot_tell_the_difference(variant: Variant) -> None:
    assert Twins(variant, 3).differ
    assert told_apart(variant) == []


def test_spectators_who_come_in_any_phase_change_one_sentence_of_the_players_and_no_more() -> None:
    told = []
    for watched in (False, True):
        room = Room(m.SetUp("cubus", 2), 2)
        others = [room.join("Xaver", watches=True)] if watched else []
        people = [room.join("Ana"), room.join("Ben")]
        others += [room.join("Yara", watches=True)] if watched else []
        while room.table.matches.phase == "playing":
            mover = next(each for each in people if each.legal())
            mover.act(mover.legal()[-1])
        others += [room.join("Zita", watches=True)] if watched else []
        told.append([[msgspec.json.decode(each) for each in one.frames] for one in people])
        assert len(others) == 3 * watched
    for alone, with_others in zip(*told, strict=True):
        mine, theirs = (
            [each for each in frames if each["type"] not in ("table", "welcome")]
            for frames in (alone, with_others)
        )
        assert [strip(each) for each in mine] == [strip(each) for each in theirs]
        news = [
            [each["what"] for frame in frames if frame["type"] == "table" for each in frame["news"]]
            for frames in (alone, with_others)
        ]
        # Xaver was there before: two came later.
        assert len(news[1]) == len(news[0]) + 2


def strip(frame: dict[str, Any]) -> dict[str, Any]:
    """Return a frame without the numbers that members have."""
    players = [{**each, "member": None} for each in frame.get("players", ())]
    return {**frame, "players": players}


def test_a_secret_answer_sends_nothing_to_the_others_before_the_result() -> None:
    silent = 0
    for seed in range(6):
        room, people = playing("cubus", 3, seed)
        for _ in range(30):
            acting = sorted(room.host.match.state.to_act() - {CLOCK})
            if room.host.is_over:
                break
            one = people[acting[0]]
            before = [len(each.frames) for each in people]
            asked = len(acting) > 1
            one.act(one.legal()[0])
            if asked and set(acting[1:]) <= room.host.match.state.to_act():
                sent = [len(each.frames) - n for each, n in zip(people, before, strict=True)]
                assert [n for n, more in enumerate(sent) if more] == acting[:1]
                silent += 1
    assert silent > 2


def test_when_bots_act_does_not_depend_on_hidden_cards() -> None:
    times = set()
    for seed in range(6):
        game = registry.game("ludoteca")
        first = Match(game, 3, {}, 1)
        other = first.state.view(0).sample(Random(seed))
        room = Room(m.SetUp("ludoteca", 3), 1, keeper=Dealt(plain(other.to_position())), pause=600)
        ana = room.join("Ana")
        moments = []
        for _ in range(200):
            room.pass_time(10)
            if room.host.match.journal and room.host.match.journal[-1].seat != 0:
                moments.append(room.watch.ms)
                break
            if ana.legal():
                ana.act(ana.legal()[0])
        times.add(tuple(moments))
    assert len(times) == 1
    assert min(min(times)) >= 600


def test_an_illegal_try_is_told_to_nobody_else() -> None:
    room, (ana, ben) = playing("six")
    before = len(ana.frames)
    for number in range(1, 6):
        ben._sends(m.Act(1, number, room.host.question(1), "lift"))
    assert ana.frames[before:] == []


def test_the_same_deal_and_actions_give_the_same_journal_and_frames() -> None:
    def evening() -> tuple[Any, list[list[bytes]]]:
        room, people = playing("ludoteca", 3, 5)
        rng = Random(9)
        for _ in range(25):
            mover = next(each for each in people if each.legal())
            mover.act(rng.choice(mover.legal()))
            room.pass_time(70)
        return room.host.match.journal, [each.frames for each in people]

    assert evening() == evening()
