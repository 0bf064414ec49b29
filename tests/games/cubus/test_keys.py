"""Whole matches by keys alone, through the real client; every key answers on both channels."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from braillespiel.engine.simulate import think
from braillespiel.games import registry
from braillespiel.games.cubus.actions import Build, Knock, Pass
from braillespiel.games.cubus.drawing import cell_key
from braillespiel.games.cubus.game import GAME
from braillespiel.games.cubus.phases import WINDOW
from braillespiel.games.cubus.pile import Cell
from braillespiel.games.cubus.presenter import CubusPresenter
from braillespiel.words.catalogue import Words
from tests.games.cubus.drawn import do, drawn
from tests.support.player import Player


def press(player: Player, *keys: str) -> list[str]:
    """Press keys; silence is a bug, on both channels."""
    heard: list[str] = []
    for key in keys:
        heard = player.press(key)
        assert heard, f"{key} says nothing"
        assert player.cells, f"{key} shows nothing"
    return heard


def walk_to(player: Player, cell: Cell) -> None:
    """Walk the plan with the arrows to a place."""
    navigator = player.table.navigator
    while navigator.zone.id != "plan":
        press(player, "B")
    places = {item.key: item.place for item in navigator.zone.items}
    row, column = places[cell_key(cell)]
    while navigator.item is not None and navigator.item.place[0] != row:
        press(player, "Down" if navigator.item.place[0] < row else "Up")
    while navigator.item is not None and navigator.item.place[1] != column:
        press(player, "Right" if navigator.item.place[1] < column else "Left")
    assert navigator.item is not None
    assert navigator.item.key == cell_key(cell)


def build(player: Player, wanted: Build) -> list[str]:
    """Make a build in the build mode: walk to every column that changes, type its height."""
    press(player, "A")
    pile = wanted.pile
    for _ in range(60):
        draft: Any = player.table.draft
        now = draft.sketch.heights
        wrong = [c for c in {*pile, *now} if pile.get(c, 0) != now.get(c, 0)]
        if not wrong:
            return press(player, "Enter")
        near = {item.key for item in player.table.navigator.zone.items}
        cell = min((c for c in wrong if cell_key(c) in near), key=lambda c: (c[0] + c[1], c))
        walk_to(player, cell)
        height = pile.get(cell, 0)
        press(player, str(min(height, 9)), *["Space"] * (height - 9))
    raise AssertionError(f"{wanted} cannot be typed")


def act(player: Player, action: Any) -> list[str]:
    if isinstance(action, Build):
        return build(player, action)
    if isinstance(action, Knock):
        return press(player, "K")
    heard = press(player, "E")
    if player.ui.screens[-1] is not player.table:
        heard = press(player, "Down", "Enter")
    return heard


@pytest.mark.parametrize(
    ("language", "options"),
    [
        ("de", {"seats": 2}),
        ("en", {"seats": 3, "play": "both", "end": "last"}),
        ("de", {"seats": 3, "play": "dismantle"}),
        ("de", {"seats": 2, "knock": "timed", "reaction": 60}),
    ],
)
def test_a_match_is_played_to_the_end(
    tmp_path: Path, language: str, options: dict[str, Any]
) -> None:
    player = Player(tmp_path, language, columns=20)
    table = player.play("cubus", **options)
    rng, moves, rounds = Random(1), 0, 0
    while not table.port.host.is_over:
        rounds += 1
        assert rounds < 1500, "the match does not go on"
        view = table.view()
        if table.seat not in view.to_act():
            player.clock.ms += 1000
            player.settle()
            continue
        length = len(table.port.host.match.journal)
        heard = act(player, think(GAME.bot("normal"), view, rng))
        assert len(table.port.host.match.journal) > length, heard
        moves += 1
    assert moves > 5
    result = table.presenter.result(table.view())
    assert any(result.normal in text or result.brief in text for text in player.ear.said)


def test_every_key_of_the_game_answers_in_and_out_of_the_build_mode(tmp_path: Path) -> None:
    player = Player(tmp_path, columns=20)
    player.play("cubus", seats=2)
    everywhere = ("P", "X", "F", "V", "N", "B", "C", "D", "G", "I", "S", "T", "H", "L", "K")
    press(player, *everywhere)
    press(player, "A", "B", *("Space", "Backspace", "2", "U", "Q", "Shift+U", "O", "+", "-"))
    press(player, *everywhere)
    press(player, "Ctrl+Z", "Escape")


def test_the_build_mode_answers_with_points_boxes_and_missing_tiles(tmp_path: Path) -> None:
    player = Player(tmp_path, seed=10)
    table = player.play("cubus", seats=2)
    assert table.view().public.hands[0] == (1, 0, 1, 0), "the situation drawn by this seed"
    player.press("A", "Right")
    assert player.press("Space") == [
        "Höhe 1. Ein Punkt: eine Kiste mehr, verbraucht eine linke und einen Deckel"
    ]
    assert player.press("2") == [
        "Höhe 2. Spalte 2, Reihe 1 verdeckt den Deckel von Spalte 1, Reihe 1. 2 Kisten mehr"
    ]
    assert player.press("Ctrl+Z") == [
        "Zurückgenommen. Ein Punkt: eine Kiste mehr, verbraucht eine linke und einen Deckel"
    ]
    player.press("Left", "Down")
    assert player.press("Space") == [
        "Höhe 1. Fehlt: eine rechte und ein Deckel; 2 Kisten mehr, verbraucht eine linke, "
        "eine rechte und 2 Deckel, gäbe 2 Punkte"
    ]


def test_a_in_the_build_mode_keeps_what_is_planned(tmp_path: Path) -> None:
    player = Player(tmp_path)
    player.play("cubus")
    press(player, "A")
    planned = press(player, "Space")[0].partition(". ")[2]
    assert press(player, "A") == [f"Baumodus. {planned}"]
    assert press(player, "Ctrl+Z")[0].startswith("Zurückgenommen")


def test_a_finger_is_told_of_the_build_mode_and_leaves_it_with_the_displays_key(
    tmp_path: Path,
) -> None:
    player = Player(tmp_path, columns=40)
    table = player.play("cubus")
    press(player, "A")
    assert press(player, "T")[0].startswith("Baumodus. ")
    player.press("BraillePanRight", "Ctrl+L", "BrailleBack")
    assert table.draft is None
    assert not press(player, "T")[0].startswith("Baumodus. ")


def test_ctrl_l_leaves_the_build_mode_open(tmp_path: Path) -> None:
    player = Player(tmp_path)
    table = player.play("cubus")
    press(player, "A")
    press(player, "Ctrl+L")
    press(player, "Ctrl+L")
    assert table.draft is not None


def test_enter_builds_one_box_where_it_goes(tmp_path: Path) -> None:
    player = Player(tmp_path, seed=10)
    player.play("cubus", seats=2)
    heard = player.press("N")
    assert heard[-1].startswith("5 Stellen"), heard


def test_n_says_how_many_places_go_then_walks_them(tmp_path: Path) -> None:
    player = Player(tmp_path, seed=10)
    player.play("cubus", seats=2)
    assert player.press("N") == [
        "5 Stellen, 2 gehen. Spalte 0, Reihe 1: ein Punkt, kostet eine linke und einen Deckel, geht"
    ]
    assert player.press("N")[-1].endswith("geht, 2 von 5")
    assert player.press("N") == [
        "Spalte 1, Reihe 0: ein Punkt, kostet eine rechte und einen Deckel, fehlt: eine rechte,"
        " 3 von 5"
    ]


def test_n_begins_with_the_best_place_again_when_they_have_changed(tmp_path: Path) -> None:
    player = Player(tmp_path, seed=10)
    table = player.play("cubus", seats=2)
    player.press("N", "N", "N")
    table.act(next(a for a in table.view().legal_actions() if isinstance(a, Build)))
    player.settle()
    places = next(zone for zone in table.navigator.zones if zone.id == "places")
    assert table.navigator.zone.id == "places"
    assert player.press("N")[-1].startswith(places.summary.normal)
    assert player.press("N")[-1].startswith(places.items[1].text.normal)


def test_a_knock_says_what_to_do_and_giving_up_says_what_it_costs(tmp_path: Path) -> None:
    player = Player(tmp_path, seed=10)
    table = player.play("cubus", seats=2)
    view = table.view()
    for _ in range(200):
        view = table.view()
        if view.public.phase == WINDOW and table.seat in view.to_act():
            break
        player.clock.ms += 1000
        player.settle()
        if table.seat in view.to_act():
            press(player, "E", "Down", "Enter")
    theirs = view.public.hands[view.public.owner]
    assert theirs != view.public.hands[table.seat], "else the places could be told by the own tiles"
    assert "places" not in [zone.id for zone in table.navigator.zones]
    assert press(player, "N") == ["Gerade werden keine Stellen gezeigt."]
    assert press(player, "K")[0] == "Zuerst geklopft, zeig einen Bau"
    assert "places" not in [zone.id for zone in table.navigator.zones]
    assert press(player, "N") == ["Gerade werden keine Stellen gezeigt."]
    assert press(player, "E") == ["Gibst du auf? Alle anderen bekommen 2 Punkte. Nein, 1 von 2"]


def test_what_stands_in_the_state_is_not_said_again_by_i(tmp_path: Path) -> None:
    player = Player(tmp_path, seed=10)
    player.play("cubus", seats=2)
    assert press(player, "B", "I") == [
        "Höhe 1. Spalte 1, Reihe 1. Deckel geschlossen. links 1, rechts 1 zu sehen"
    ]


def test_taking_down_has_no_places_and_says_what_finds_boxes(tmp_path: Path) -> None:
    player = Player(tmp_path)
    player.play("cubus", seats=3, play="dismantle")
    assert press(player, "N") == [
        "Beim Abbauen gibt es keine Stellen. Tab geht zu den Kisten, die du wegnehmen kannst."
    ]


def test_taking_down_tab_is_named_only_to_whose_turn_it_is(tmp_path: Path) -> None:
    player = Player(tmp_path)
    table = player.play("cubus", seats=3, play="dismantle")
    zone, waiting = table.navigator.zone, (table.view().public.turn + 1) % 3
    told = []
    for language in ("de", "en"):
        names = ["Anna", "Ben", "Cem"]
        presenter = CubusPresenter(Words(language, registry.catalogues("cubus")), names, waiting)
        answer = presenter.run("places", table.port.host.view(waiting), zone, None)
        assert answer.phrase is not None
        told.append((answer.phrase.full, answer.phrase.brief, answer.phrase.braille))
    assert told == [
        (
            "Beim Abbauen gibt es keine Stellen.",
            "Keine Stellen beim Abbauen",
            "abbau keine",
        ),
        ("No places when taking down.", "No places when taking down", "down none"),
    ]


def test_a_planned_taking_down_has_no_places_either(tmp_path: Path) -> None:
    player = Player(tmp_path)
    player.play("cubus", seats=3, play="dismantle")
    press(player, "A")
    assert press(player, "N") == ["Beim Abbauen gibt es keine Stellen."]


@pytest.mark.parametrize(
    ("language", "one", "minus_one"),
    [
        ("en", "would be one point", "would be minus one point"),
        ("de", "gäbe einen Punkt", "gäbe minus einen Punkt"),
        ("fr", "cela ferait un point", "cela ferait moins un point"),
    ],
)
def test_a_plan_that_would_cost_a_point_does_not_promise_one(
    language: str, one: str, minus_one: str
) -> None:
    words = Words(language, ("games/cubus",))
    parts = {"missing": "x", "gain": "x", "used": "x"}
    told = [words("cubus-bill-missing", points=points, **parts) for points in (1, -1)]
    assert [text.split(", ")[-1] for text in told] == [one, minus_one]


def test_the_build_mode_opens_only_for_who_may_build() -> None:
    state = drawn("2,2/2,1", "l", "r").state
    words = Words("en", ("client", *registry.catalogues("cubus")))
    answers = []
    for seat in (0, 1):
        here, view = CubusPresenter(words, ("Ana", "Ben"), seat), state.view(seat)
        answers.append(here.run("build", view, here.zones(view)[0], None))
    assert answers[0].draft is not None
    assert answers[1].draft is None
    assert answers[1].phrase is not None
    assert answers[1].phrase.full == "You cannot build now."


def test_the_last_build_is_asked_of_who_may_make_it_and_the_others_wait() -> None:
    options = {"knock": "off", "end": "last", "must_build": False}
    match = drawn("1", "l", "rc", options=options, points=[4, 2])
    for seat in (0, 1):
        do(match, seat, "pass")
    words = Words("en", ("client", *registry.catalogues("cubus")))
    told = [
        CubusPresenter(words, ("Ana", "Ben"), seat).turn(match.state.view(seat)).brief
        for seat in (0, 1)
    ]
    tiles = "15 lefts, 15 rights, 11 lids, 4 open"
    assert told == ["Waiting for Ben", f"Last build: {tiles}"]


@pytest.mark.parametrize(("knock", "asks"), [("off", False), ("untimed", True)])
def test_where_one_must_build_passing_is_not_asked_about(knock: str, asks: bool) -> None:
    state = drawn("2,2/2,1", "", "r", options={"knock": knock, "must_build": True}).state
    words = Words("en", ("client", *registry.catalogues("cubus")))
    here = CubusPresenter(words, ("Ana", "Ben"), 0)
    assert (here.end_turn_question(state.view(0), Pass()) is not None) is asks


def test_a_plan_that_begins_elsewhere_is_named_with_its_place_and_told_when_it_is_built() -> None:
    """Its columns are counted anew: built as it is heard from column 1 on, it would be refused."""
    match = drawn("2,1/1", "lrclrclrc", "")
    words = Words("en", ("client", *registry.catalogues("cubus")))
    ana, ben = (CubusPresenter(words, ("Ana", "Ben"), seat) for seat in (0, 1))
    label = ana.label(match.state.view(0), match.parse(0, "build 2,2/2,1/1,0@0,-1")).full
    assert "new plan from column 1, row 0: 2, 2; 2, 1; 1, 0" in label
    (built,) = (each for each in do(match, 0, "build 2,2/2,1/1,0@0,-1") if each.kind == "built")
    assert built.changes == ()
    told = ben.announce(built, match.state.view(1))[0].phrase
    assert "plan 2, 2; 2, 1; 1, 0" in told.normal
    assert "plan 22 21 10" in told.braille


def test_several_changed_columns_of_a_large_plan_are_told_one_by_one() -> None:
    match = drawn("1,1,1,1/1,0,0,0/1,0,0,0/1,0,0,0", "lrclrclrc", "")
    words = Words("en", ("client", *registry.catalogues("cubus")))
    (built,) = (
        each
        for each in do(match, 0, "build 2,2,1,1/1,0,0,0/1,0,0,0/1,0,0,0")
        if each.kind == "built"
    )
    assert built.changes == (((0, 0), 2), ((1, 0), 2))
    told = CubusPresenter(words, ("Ana", "Ben"), 1).announce(built, match.state.view(1))
    said = told[0].phrase.normal
    assert "column 1, row 1 now 2 high, column 2, row 1 now 2 high" in said, said
    assert told[0].tones == ()
