"""The rules, one behaviour each, by drawn positions."""

from __future__ import annotations

from typing import Any

import pytest

from braillespiel.engine.contract import CLOCK, IllegalActionError, PositionError, Tick
from braillespiel.games.cubus import events
from braillespiel.games.cubus.legality import PASS
from tests.games.cubus.drawn import do, drawn, state

EXAMPLES = [
    pytest.param("1", "lc", "build 1,1", 1, id="a box with two tiles"),
    pytest.param("2,2/2,1", "l", "build 2,2/2,2", 3, id="a flip without a tile"),
    pytest.param("2,2/2", "c", "build 2,2/2,2", 5, id="a box that forces one below it"),
    pytest.param("2,1/1", "lrc", "build 2,2/2,2", 9, id="four boxes with three tiles"),
    pytest.param(
        "2,2,2,1/2,1/2/1", "lr", "build 3,3,2/3,3,2/2,2", 19, id="two taken away, nine new"
    ),
]


def padded(plan: str) -> str:
    """Fill the rows of a plan up with zeros, so that a drawing may leave them out."""
    rows = [row.split(",") for row in plan.split("/")]
    wide = max(map(len, rows))
    return "/".join(",".join(row + ["0"] * (wide - len(row))) for row in rows)


@pytest.mark.parametrize(("plan", "letters", "build", "points"), EXAMPLES)
def test_the_scored_examples_of_the_source(
    plan: str, letters: str, build: str, points: int
) -> None:
    match = drawn(padded(plan), letters, "")
    [built, *_] = do(match, 0, "build " + padded(build.removeprefix("build ")))
    assert (built.points, match.state.scores()) == (points, [points, 0])


def test_two_boxes_go_and_nine_come_although_a_lid_is_open() -> None:
    match = drawn(padded("2,2,2,1/2,1/2/1"), "lr", "", open=[[0, 0]])
    do(match, 0, "build 3,3,2/3,3,2/2,2,0")
    assert match.state.scores() == [19, 0]
    assert state(match).public.open == {(-2, -2)}, "now the lid of column 2, row 2"


def test_tiles_left_over_go_to_the_builder_and_count_one_each() -> None:
    match = drawn("1,0,1/0,0,0/1,0,0", "", "", open=[])
    [built, *_] = do(match, 0, "build 2,1/1,0")
    assert built.used == (0, 0, 0, 0)
    assert built.points == 3
    match = drawn("1,0,1/0,0,0/1,0,1", "", "")
    [built, *_] = do(match, 0, "build 2,2/1,0")
    assert (built.used, built.points) == ((0, -1, -1, 0), 5)
    assert state(match).public.hands[0] == (0, 1, 1, 0)


@pytest.mark.parametrize(
    ("plan", "letters", "build", "rule"),
    [
        ("1", "lrc", "build 1", "build-gain"),
        ("1", "lc", "build 2", "build-tiles"),
        ("1", "lr", "build 1,1", "build-tiles"),
        ("1", "lrc", "build 1,0,0/0,0,0/0,0,1", "build-points"),
        ("1", "lrc", "build 1,2", "build-hidden"),
        ("1", "lrc", "build 1,0/0,1", "build-half"),
        ("1", "lrc", "build 17", "build-high"),
        ("1", "lrc", "build 2@90,0", "build-far"),
        ("1", "lrc", "build 0", "build-empty"),
        ("1", "lro", "build 2 open 4,4", "build-open-nowhere"),
        ("1", "lrc", "knock", "nothing-to-knock"),
        ("1", "lrc", "let", "nothing-to-knock"),
    ],
)
def test_what_a_build_must_not_do(plan: str, letters: str, build: str, rule: str) -> None:
    match = drawn(plan, letters, "")
    before = match.state.to_position()
    with pytest.raises(IllegalActionError) as caught:
        do(match, 0, build)
    assert caught.value.rule == rule
    assert match.state.to_position() == before


def test_an_open_lid_stays_in_the_picture() -> None:
    match = drawn("1", "lrlrc", "", open=[[0, 0]])
    with pytest.raises(IllegalActionError) as caught:
        do(match, 0, "build 2")
    assert (caught.value.rule, caught.value.details) == ("build-open-moved", {"cell": (0, 0)})


def test_a_layer_goes_in_below_an_open_lid() -> None:
    match = drawn("1", "lr", "", open=[[0, 0]])
    do(match, 0, "build 2@1,1")
    assert state(match).public.pile == "2"
    assert state(match).public.open == {(-2, -2)}


def test_an_open_lid_is_never_opened_again() -> None:
    match = drawn("1,1", "lrco", "", open=[[0, 0]])
    with pytest.raises(IllegalActionError) as caught:
        do(match, 0, "build 1,1/1,0 open 0,0")
    assert caught.value.rule == "build-open-already"


def test_the_player_chooses_which_lid_becomes_open() -> None:
    match = drawn("1", "lo", "")
    [built, *_] = do(match, 0, "build 1,1 open 0,0")
    assert built.used == (1, 0, 0, 1)
    assert match.state.to_position()["open"] == [[0, 0]]


def test_every_new_box_is_a_point_for_younger_children() -> None:
    match = drawn("1", "lrc", "", options={"children": True, "touching": False})
    do(match, 0, "build 1,0,0/0,0,0/0,0,1")
    assert match.state.scores() == [1, 0]


# -- knocking ---------------------------------------------------------------------------


def kinds(told: list[Any]) -> list[str]:
    return [event.kind for event in told]


def test_who_knocks_builds_with_the_tiles_of_who_passed() -> None:
    match = drawn("2,2/2,1", "l", "rr", "c")
    assert kinds(do(match, 0, "pass")) == ["passed"]
    assert match.state.to_act() == {1, 2}
    assert kinds(do(match, 1, "let")) == ["answered"]
    assert kinds(do(match, 2, "knock")) == ["knocked"]
    told = do(match, 2, "build 2,2/2,2")
    assert kinds(told) == ["built", "drawn"]
    assert match.state.scores() == [0, 0, 3]
    assert state(match).public.turn == 1, "it goes on after the one who passed"


def test_a_wrong_knock_gives_all_others_two_points() -> None:
    match = drawn("1", "l", "r", "c")
    do(match, 0, "pass")
    do(match, 1, "knock")
    do(match, 2, "let")
    assert kinds(do(match, 1, "pass")) == ["wrong-knock", "drawn"]
    assert match.state.scores() == [2, 0, 2]


def test_others_do_not_learn_who_has_knocked_before_all_have_answered() -> None:
    match = drawn("2,2/2,1", "l", "l", "l")
    do(match, 0, "pass")
    [answered] = do(match, 1, "knock")
    assert answered.redacted_for(1) == answered
    assert answered.redacted_for(2) is None
    assert match.state.view(2) != match.state.view(1)
    assert match.state.view(1).known.knock is not None
    assert match.state.view(2).known.knock is None


def timed() -> Any:
    match = drawn("2,2/2,1", "l", "l", "l", options={"knock": "timed", "reaction": 5})
    do(match, 0, "pass", 10_000)
    return match


def test_a_window_is_as_long_as_the_announcement_and_the_reaction_time() -> None:
    match = timed()
    do(match, 1, "heard", 12_000)
    do(match, 2, "heard", 16_000)
    assert match.state.deadline() == 17_000
    assert kinds(match.advance(17_000)) == ["window-shut"]
    assert match.state.to_act() == {2, CLOCK}
    told = match.advance(30_000)
    assert kinds(told) == ["window-shut", "nobody-knocked", "drawn"]
    assert match.journal[-1].at == 21_000


def test_the_shortest_reaction_after_the_own_announcement_counts() -> None:
    match = timed()
    do(match, 1, "heard", 12_000)
    do(match, 1, "knock", 14_000)
    do(match, 2, "heard", 18_000)
    assert do(match, 2, "knock", 19_000) == [events.Knocked(2, 0)]


def test_a_knock_during_the_announcement_is_no_later_than_at_its_end() -> None:
    match = timed()
    do(match, 2, "heard", 11_000)
    do(match, 2, "knock", 11_000)
    do(match, 1, "knock", 10_500)
    assert state(match).public.turn == 2


def test_a_voice_that_never_ends_is_not_waited_for_for_ever() -> None:
    match = timed()
    assert match.state.deadline() == 10_000 + 60_000 + 5_000
    assert kinds(match.advance(75_000))[-1] == "drawn"


def test_a_timed_match_replays_to_the_same_end() -> None:
    match = timed()
    do(match, 1, "heard", 12_000)
    do(match, 2, "knock", 12_500)
    do(match, 1, "knock", 13_000)
    end = match.state.to_position()
    match.rewind(len(match.journal))
    assert match.state.to_position() == end


def test_a_tick_out_of_turn_changes_nothing_but_the_time() -> None:
    match = drawn("1", "l", "r")
    assert match.state.apply(CLOCK, Tick(500)) == []
    assert state(match).secret.now == 500


# -- the end ----------------------------------------------------------------------------


def test_the_match_ends_when_all_have_passed_with_an_empty_draw_pile() -> None:
    match = drawn("1", "l", "r", options={"knock": "off"}, points=[3, 5])
    assert kinds(do(match, 0, "pass")) == ["passed", "drawn"]
    assert kinds(do(match, 1, "pass")) == ["passed", "over"]
    assert match.state.winners() == [1]


def test_a_tie_is_shared() -> None:
    match = drawn("1", "l", "r", options={"knock": "off"})
    do(match, 0, "pass")
    do(match, 1, "pass")
    assert match.state.winners() == [0, 1]


def test_the_last_placed_builds_once_with_all_unused_tiles() -> None:
    match = drawn(
        "1", "l", "rc", options={"knock": "off", "end": "last", "must_build": False}, points=[4, 2]
    )
    do(match, 0, "pass")
    told = do(match, 1, "pass")
    assert kinds(told) == ["passed", "last-build"]
    assert told[-1].seats == (1,)
    assert kinds(do(match, 1, "build 1,1")) == ["built", "over"]
    assert match.state.scores() == [4, 3]


def test_the_best_offer_for_the_unused_tiles_is_built() -> None:
    options = {"knock": "off", "end": "best", "must_build": False}
    match = drawn("1", "lc", "lrrc", options=options, points=[4, 0])
    do(match, 0, "pass")
    do(match, 1, "pass")
    assert match.state.to_act() == {0, 1}
    [offered] = do(match, 0, "build 1,1")
    assert offered.redacted_for(1).build is None
    assert kinds(do(match, 1, "build 2,2")) == ["offered", "built", "over"]
    assert match.state.scores() == [4, 4]


# -- taking down ------------------------------------------------------------------------

DOWN = {"play": "dismantle"}


def test_every_move_takes_exactly_one_box_and_wins_what_is_left_over() -> None:
    match = drawn("2,1", "", "", "", options=DOWN, phase="dismantle")
    with pytest.raises(IllegalActionError) as caught:
        do(match, 0, "build 1")
    assert caught.value.rule == "dismantle-one"
    do(match, 0, "build 2")
    assert match.state.scores() == [2, 0, 0]
    do(match, 1, "build 1")
    told = do(match, 2, "build 0")
    assert kinds(told) == ["dismantled", "over"]
    assert match.state.scores() == [2, 2, 3]


def test_a_move_may_win_nothing_but_never_use_more() -> None:
    match = drawn("2,2/2,2", "", "", options=DOWN, phase="dismantle")
    do(match, 0, "build 2,2/2,1")
    assert match.state.scores() == [0, 0]
    with pytest.raises(IllegalActionError) as caught:
        do(match, 1, "build 2,1,1/1,1,0")
    assert caught.value.rule == "build-tiles"


def test_open_lids_are_left_alone_while_there_is_another_way() -> None:
    match = drawn("2,1", "", "", options=DOWN, phase="dismantle", open=[[1, 0]])
    with pytest.raises(IllegalActionError) as caught:
        do(match, 0, "build 2")
    assert caught.value.rule == "dismantle-open"
    match = drawn("1", "", "", options=DOWN, phase="dismantle", open=[[0, 0]])
    do(match, 0, "build 0")
    assert match.state.scores() == [3, 0]


def test_after_building_the_same_pile_is_taken_down() -> None:
    match = drawn("1,1", "l", "r", options={"knock": "off", "play": "both"}, points=[1, 0])
    do(match, 0, "pass")
    assert kinds(do(match, 1, "pass")) == ["passed", "dismantling"]
    assert state(match).public.turn == 0
    assert match.state.scores() == [0, 0], "only tiles count"
    do(match, 0, "build 1")
    do(match, 1, "build 0")
    assert match.state.scores() == [2, 3]


def test_the_points_of_building_up_can_count_on() -> None:
    options = {"knock": "off", "play": "both", "both_counts": "sum"}
    match = drawn("1,1", "l", "r", options=options, points=[1, 0])
    do(match, 0, "pass")
    [_, dismantling] = do(match, 1, "pass")
    assert dismantling.built == ()
    do(match, 0, "build 1")
    do(match, 1, "build 0")
    assert match.state.scores() == [3, 3]


# -- positions --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("pile", "more", "rule", "where"),
    [
        ("x", {}, "position-pile", "pile"),
        ("1,2", {}, "position-hidden", "pile"),
        ("1,0/0,1", {}, "position-half", "pile"),
        ("17", {}, "position-size", "pile"),
        ("0", {}, "position-empty", "pile"),
        ("1", {"open": [[3, 0]]}, "position-open", "open[0]"),
        ("1", {"open": [[0, 0], [0, 0]]}, "position-open-twice", "open"),
        ("1", {"draw": "c" * 12}, "position-tiles", "pile"),
        ("1", {"aside": {"left": 1}}, "position-tiles", "pile"),
        ("1", {"turn": 4}, "position-seat", "turn"),
        ("1", {"phase": "lunch"}, "position-phase", "phase"),
        ("1", {"window": {"seats": [{"seat": 1}]}}, "position-window", "window"),
        ("1", {"phase": "last"}, "position-waiting", "waiting"),
        ("1", {"phase": "show"}, "position-show", "owner"),
        ("1", {"points": [1]}, "position-seats", "points"),
        ("1", {"surplus": 1}, "position-malformed", "state"),
    ],
)
def test_a_wrong_position_names_rule_and_place(
    pile: str, more: dict[str, Any], rule: str, where: str
) -> None:
    letters = ("", "") if more.get("phase") == "last" else ("l", "r")
    with pytest.raises(PositionError) as caught:
        drawn(pile, *letters, **more)
    assert (caught.value.rule, caught.value.details["where"]) == (rule, where)


def test_a_cube_of_sixteen_of_each_kind_is_a_position() -> None:
    plan = "/".join(["4,4,4,4"] * 4)
    match = drawn(plan, "", "", open=[[0, 0], [3, 3], [1, 0], [0, 1]])
    assert state(match).geometry.boxes == 64
    assert state(match).public.pile == plan
    assert state(match).public.aside == (0, 0, 0, 0)


def test_whoever_need_not_build_may_pass_although_there_is_a_build() -> None:
    free = drawn("2,1/1", "lrc", "", options={"knock": "off", "must_build": False})
    assert PASS in free.state.legal_actions(0)
    bound = drawn("2,1/1", "lrc", "", options={"knock": "off", "must_build": True})
    assert PASS not in bound.state.legal_actions(0)


def test_while_boxes_can_be_taken_down_the_moves_are_named_and_passing_is_none() -> None:
    match = drawn("2,2/2,2", "", "", options=DOWN, phase="dismantle")
    legal = match.state.legal_actions(0)
    assert legal
    assert PASS not in legal
