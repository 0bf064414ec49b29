"""What a screen reader is told of a picture, as plain values."""

from __future__ import annotations

from dataclasses import replace

import pytest

from braillespiel.output.picture import Button, Control, Panel, Picture, Tile
from braillespiel.output.window import tree
from braillespiel.output.window.tree import LIVE, ROOT, Ids, Spec

CARDS = (Tile("a", "red 7", "fits"), Tile("b", "blue 3", "marked", marked=True))


def made(picture: Picture, ids: Ids | None = None) -> dict[int, Spec]:
    return tree.tree(replace(picture, reader=True), ids or Ids(), {}, "", False)


def named(nodes: dict[int, Spec], role: str) -> list[Spec]:
    return [spec for spec in nodes.values() if spec.role == role]


def table(shape: str, tiles: tuple[Tile, ...] = CARDS, rows: tuple[str, ...] = ()) -> Picture:
    panel = Panel("p", "Hand", shape, tiles, rows=rows, summary="2 cards")
    return Picture("Table", (panel,), ("p", tiles[0].key))


@pytest.mark.parametrize("shape", ["list", "piles"])
def test_a_list_has_its_items_with_their_places(shape: str):
    nodes = made(table(shape))
    (hand,) = named(nodes, "LIST")
    assert hand.label == "Hand, 2 cards"
    first, second = (nodes[child] for child in hand.children)
    assert (first.label, first.description, first.position) == ("red 7", "fits", (0, 2))
    assert (first.actions, first.selected) == (("FOCUS", "CLICK"), None)
    assert (second.position, second.selected) == ((1, 2), True)


def test_rows_are_the_branches_of_a_tree():
    tiles = (Tile("a", "1"), Tile("b", "2", place=(0, 1)), Tile("c", "3", place=(1, 0)))
    nodes = made(table("rows", tiles, ("first", "second")))
    (whole,) = named(nodes, "TREE")
    branches = [nodes[child] for child in whole.children]
    assert [(b.label, b.level, len(b.children)) for b in branches] == [
        ("first", 1, 2),
        ("second", 1, 1),
    ]
    assert [nodes[leaf].level for leaf in branches[0].children] == [2, 2]


@pytest.mark.parametrize(
    ("grids", "roles"), [(True, "GRID ROW CELL"), (False, "GROUP LIST LIST_ITEM")]
)
@pytest.mark.parametrize("shape", ["grid", "hex"])
def test_cells_know_their_row_and_column(
    monkeypatch: pytest.MonkeyPatch, shape: str, grids: bool, roles: str
):
    monkeypatch.setattr(tree, "GRIDS", grids)
    places = [(0, 0), (0, 1), (1, 0)] if shape == "grid" else [(0, 0), (1, 0), (-1, 1)]
    tiles = tuple(Tile(str(n), str(n), place=place) for n, place in enumerate(places))
    nodes = made(table(shape, tiles, ("one", "two")))
    whole, row, cell = roles.split()
    assert named(nodes, whole)[0].size == (2, 2)
    assert [spec.label for spec in named(nodes, row)] == ["one", "two"]
    cells = {spec.label: spec.place for spec in named(nodes, cell)}
    assert cells == {"0": (0, 0), "1": (0, 1), "2": (1, 0)}


def test_controls_are_what_they_are():
    tiles = (
        Tile("go", "Start"),
        Tile("box", "Sound", control=Control("check", on=True)),
        Tile(
            "rate", "Rate", value="30", control=Control("slider", low=0, high=100, step=5, now=30)
        ),
        Tile("table", "Table", value="de-g0", control=Control("choice")),
    )
    nodes = made(Picture("Settings", (Panel("menu", "Settings", "list", tiles, menu=True),)))
    assert [spec.label for spec in named(nodes, "BUTTON")] == ["Start"]
    assert named(nodes, "CHECK_BOX")[0].on is True
    slider = named(nodes, "SLIDER")[0]
    assert slider.numbers == (30, 0, 100, 5)
    assert {"INCREMENT", "DECREMENT", "SET_VALUE"} <= set(slider.actions)
    assert named(nodes, "COMBO_BOX")[0].label == "Table: de-g0"
    assert named(nodes, "GROUP")[0].label == "", "the window has that name already"


def test_a_choice_with_another_value_is_another_node():
    ids = Ids()
    focus = []
    for value in ("de-g0", "de-g1", "de-g0"):
        tile = Tile("table", "Table", value=value, control=Control("choice"))
        panel = Panel("menu", "Settings", "list", (tile,), menu=True)
        picture = Picture("Settings", (panel,), ("menu", "table"), reader=True)
        nodes = tree.tree(picture, ids, {}, "", False)
        focus.append(tree.focus(picture, ids))
        assert focus[-1] in nodes
    assert len(set(focus)) == 3


def test_what_was_gone_comes_back_under_another_number():
    ids = Ids()
    hand = replace(table("list"), reader=True)
    tree.tree(hand, ids, {}, "", False)
    first = tree.focus(hand, ids)
    tree.tree(hand, ids, {}, "", False)
    assert tree.focus(hand, ids) == first
    tree.tree(Picture("Menu", reader=True), ids, {}, "", False)
    tree.tree(hand, ids, {}, "", False)
    assert tree.focus(hand, ids) != first
    assert list(ids.names.values()).count(("p", "a")) == 1


def test_a_text_that_is_typed_has_the_focus_and_its_value():
    picture = Picture("Your name", line="An", reader=True)
    ids = Ids()
    nodes = tree.tree(picture, ids, {}, "", False)
    (field,) = named(nodes, "TEXT_INPUT")
    assert (field.label, field.value) == ("Your name", "An")
    assert nodes[tree.focus(picture, ids)] == field


def test_the_text_under_a_heading_is_its_description():
    tiles = (Tile("s", "Aim of the game"), Tile("t", "Cards"))
    panel = Panel("menu", "Rules", "list", tiles, menu=True)
    nodes = made(Picture("Rules", (panel,), ("menu", "s"), ("Take most cards.",)))
    assert [spec.description for spec in named(nodes, "LIST_ITEM")] == ["Take most cards.", ""]


def test_an_empty_zone_can_have_the_focus():
    panel = Panel("hand", "Hand", "list", (), empty="No cards")
    picture = Picture("Table", (panel,), ("hand", ""), reader=True)
    ids = Ids()
    nodes = tree.tree(picture, ids, {}, "", False)
    assert nodes[tree.focus(picture, ids)].label == "Hand"


def test_events_stand_in_a_live_region():
    nodes = tree.tree(replace(table("list"), reader=True), Ids(), {}, "Ada plays red 7", True)
    assert (nodes[LIVE].value, nodes[LIVE].live) == ("Ada plays red 7", "ASSERTIVE")


def test_buttons_are_in_a_tool_bar_and_can_be_clicked():
    nodes = made(replace(table("list"), buttons=(Button("Escape", "Menu"),)))
    (bar,) = named(nodes, "TOOLBAR")
    assert [(nodes[n].label, nodes[n].actions) for n in bar.children] == [("Menu", ("CLICK",))]


def test_without_the_mode_there_is_a_notice_and_nothing_else():
    picture = replace(table("list"), notice="F12 switches over")
    nodes = tree.tree(picture, Ids(), {}, "", False)
    assert nodes == {ROOT: Spec("WINDOW", "Table", "F12 switches over")}
    assert tree.focus(picture, Ids()) == ROOT


@pytest.mark.parametrize("shape", ["list", "rows", "grid", "hex"])
def test_what_is_there_twice_is_a_node_of_its_own(shape: str):
    """AccessKit ends the program where a node is anybody's child twice."""
    again = (*CARDS, Tile("a", "red 7", place=(1, 0)), Tile("row 0", "green 1", place=(1, 1)))
    one = Panel("p", "Hand", shape, again, rows=("first", "second"))
    menu = Panel("m", "Menu", "list", again, menu=True)
    choices = Panel("m", "Menu", "list", (Tile("c", "1", control=Control("check")),) * 2, menu=True)
    picture = Picture("Table", (one, one, menu, choices), ("p", "a"))
    ids = Ids()
    for _ in range(2):
        nodes = made(replace(picture, buttons=(Button("Escape", "Menu"),) * 2), ids)
        children = [child for spec in nodes.values() for child in spec.children]
        assert len(children) == len(set(children))
        assert {ROOT, *children} == set(nodes)
