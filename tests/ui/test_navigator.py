"""Walking every shape of zone."""

from __future__ import annotations

from braillespiel.games.zones import Item, Shape, Zone
from braillespiel.ui.navigator import Direction, Navigator, StepOutcome
from braillespiel.words.phrase import Phrase


def item(key: str, place: tuple[int, int] = (0, 0), details: int = 0) -> Item:
    lines = tuple(Phrase.plain(f"{key}{n}") for n in range(details))
    return Item(key, Phrase.plain(key), details=lines, place=place)


def zone(shape: Shape, *items: Item, name: str = "z") -> Zone:
    return Zone(name, Phrase.plain(name), "z", shape, items)


def navigator(*zones: Zone) -> Navigator:
    made = Navigator()
    made.refresh(zones)
    return made


def walk(walker: Navigator, *steps: Direction) -> list[str]:
    """Walk and return what each step came to: the key, or the outcome in capitals."""
    result = []
    for step in steps:
        moved = walker.step(step)
        at = moved.item.key if moved.item is not None else ""
        result.append(at if moved.outcome is StepOutcome.MOVED else moved.outcome.name)
    return result


def test_a_list_is_walked_left_and_right_and_has_edges() -> None:
    walker = navigator(zone(Shape.LIST, item("a"), item("b")))
    assert walk(walker, Direction.LEFT, Direction.RIGHT, Direction.RIGHT) == ["EDGE", "b", "EDGE"]


def test_the_other_axis_of_a_list_reads_details_line_by_line() -> None:
    walker = navigator(zone(Shape.LIST, item("a", details=2), item("b")))
    assert walk(
        walker, Direction.UP, Direction.DOWN, Direction.DOWN, Direction.DOWN, Direction.UP
    ) == [
        "EDGE",
        "DETAIL",
        "DETAIL",
        "EDGE",
        "DETAIL",
    ]
    assert walk(walker, Direction.RIGHT, Direction.UP) == ["b", "EDGE"]


def test_piles_are_walked_like_a_list() -> None:
    walker = navigator(zone(Shape.PILES, item("draw"), item("discard")))
    assert walk(walker, Direction.RIGHT, Direction.RIGHT) == ["discard", "EDGE"]


def test_rows_keep_the_nearest_column() -> None:
    #  a b c
    #  d
    #  e f
    rows = [
        item("a", (0, 0)),
        item("b", (0, 1)),
        item("c", (0, 2)),
        item("d", (1, 0)),
        item("e", (2, 0)),
        item("f", (2, 1)),
    ]
    walker = navigator(zone(Shape.ROWS, *rows))
    assert walk(walker, Direction.RIGHT, Direction.RIGHT, Direction.RIGHT) == ["b", "c", "EDGE"]
    assert walk(walker, Direction.DOWN, Direction.DOWN, Direction.RIGHT, Direction.DOWN) == [
        "d",
        "e",
        "f",
        "EDGE",
    ]
    assert walk(walker, Direction.UP, Direction.UP, Direction.UP) == ["d", "a", "EDGE"]


def test_an_empty_row_is_stepped_over() -> None:
    walker = navigator(zone(Shape.ROWS, item("a", (0, 0)), item("b", (3, 0))))
    assert walk(walker, Direction.DOWN) == ["b"]


def test_a_grid_moves_straight_and_stops_at_holes() -> None:
    #  a b
    #  c .
    cells = [item("a", (0, 0)), item("b", (0, 1)), item("c", (1, 0))]
    walker = navigator(zone(Shape.GRID, *cells))
    assert walk(walker, Direction.RIGHT, Direction.DOWN, Direction.LEFT, Direction.DOWN) == [
        "b",
        "EDGE",
        "a",
        "c",
    ]


def test_a_hex_field_has_six_directions() -> None:
    cells = [item(f"{q},{r}", (q, r)) for q in (-1, 0, 1) for r in (-1, 0, 1) if abs(q + r) < 2]
    walker = navigator(zone(Shape.HEX, *cells))
    assert walker.focus("0,0") is not None
    for step, there, back in (
        (Direction.LEFT, "-1,0", Direction.RIGHT),
        (Direction.RIGHT, "1,0", Direction.LEFT),
        (Direction.UP, "0,-1", Direction.DOWN),
        (Direction.DOWN, "0,1", Direction.UP),
        (Direction.OTHER_UP, "1,-1", Direction.OTHER_DOWN),
        (Direction.OTHER_DOWN, "-1,1", Direction.OTHER_UP),
    ):
        assert walk(walker, step, back) == [there, "0,0"]
    assert walk(walker, Direction.LEFT, Direction.LEFT) == ["-1,0", "EDGE"]


def test_an_empty_zone_says_empty_whatever_the_step() -> None:
    walker = navigator(zone(Shape.LIST))
    assert walk(walker, *Direction) == ["EMPTY"] * 6
    assert walker.nth(0).outcome is StepOutcome.EMPTY
    assert walker.last().outcome is StepOutcome.EMPTY
    assert walker.item is None


def test_the_focus_stays_on_the_same_card_when_others_come_and_go() -> None:
    walker = navigator(zone(Shape.LIST, item("a"), item("b"), item("c")))
    walker.focus("b")
    walker.refresh([zone(Shape.LIST, item("x"), item("y"), item("a"), item("b"))])
    assert walker.item is not None
    assert walker.item.key == "b"


def test_a_card_that_is_gone_gives_the_focus_to_its_neighbour() -> None:
    walker = navigator(zone(Shape.LIST, item("a"), item("b"), item("c")))
    walker.focus("b")
    walker.refresh([zone(Shape.LIST, item("a"), item("c"))])
    assert walker.item is not None
    assert walker.item.key == "c"
    walker.refresh([zone(Shape.LIST, item("a"))])
    assert walker.item is not None
    assert walker.item.key == "a"


def test_every_zone_remembers_its_focus() -> None:
    walker = navigator(
        zone(Shape.LIST, item("a"), item("b"), name="one"),
        zone(Shape.LIST, item("c"), name="two"),
    )
    walker.focus("b")
    assert walker.next_zone(1).id == "two"
    assert walker.next_zone(1).id == "one"
    assert walker.item is not None
    assert walker.item.key == "b"


def test_zones_that_come_and_go_leave_the_focus_in_its_zone() -> None:
    one, two, three = (zone(Shape.LIST, item(n), name=n) for n in "abc")
    walker = navigator(one, three)
    walker.next_zone(1)
    walker.refresh([one, two, three])
    assert walker.zone.id == "c"
    walker.refresh([one])
    assert walker.zone.id == "a"


def test_next_of_goes_round_over_all_zones_and_skips_the_rest() -> None:
    walker = navigator(
        zone(Shape.LIST, item("a"), item("b"), name="one"),
        zone(Shape.LIST, name="empty"),
        zone(Shape.LIST, item("c"), item("d"), name="two"),
    )
    found = [walker.next_of({"b", "d"}, 1) for _ in range(3)]
    assert [item.key for item in found if item is not None] == ["b", "d", "b"]
    back = walker.next_of({"b", "d"}, -1)
    assert back is not None
    assert back.key == "d"
    assert walker.next_of(set(), 1) is None


def test_next_of_starts_in_an_empty_zone_too() -> None:
    walker = navigator(
        zone(Shape.LIST, item("a"), name="one"),
        zone(Shape.LIST, name="empty"),
        zone(Shape.LIST, item("b"), name="two"),
    )
    walker.next_zone(1)
    found = walker.next_of({"a", "b"}, 1)
    assert found is not None
    assert found.key == "b"


def test_nth_and_last() -> None:
    walker = navigator(zone(Shape.LIST, item("a"), item("b")))
    assert walker.nth(1).item is not None
    assert walker.nth(2).outcome is StepOutcome.EDGE
    last = walker.last().item
    assert last is not None
    assert last.key == "b"


def rows(walker: Navigator, *ways: int) -> list[str]:
    """Walk by rows; return the focused item after each step, "-" where there is no such row."""
    found = []
    for by in ways:
        reached = walker.next_row(by)
        found.append("-" if reached is None else reached.key)
    return found


def test_the_lines_of_a_display_are_rows_of_a_field_and_keep_the_nearest_card() -> None:
    #  a b
    #  c d
    grid = [item("a", (0, 0)), item("b", (0, 1)), item("c", (1, 0)), item("d", (1, 1))]
    walker = navigator(zone(Shape.GRID, *grid))
    walker.step(Direction.RIGHT)
    assert rows(walker, 1, 1, -1, -1) == ["d", "-", "b", "-"]
    #   a b
    #  c d e
    hexes = [("a", (0, -1)), ("b", (1, -1)), ("c", (-1, 0)), ("d", (0, 0)), ("e", (1, 0))]
    walker = navigator(zone(Shape.HEX, *(item(name, place) for name, place in hexes)))
    assert rows(walker, 1, 1) == ["c", "-"]
    walker.end_row(-1)
    assert rows(walker, -1) == ["a"]


def test_a_list_has_no_rows() -> None:
    assert rows(navigator(zone(Shape.LIST, item("a"), item("b"))), 1, -1) == ["-", "-"]


def test_proposals_that_changed_meanwhile_are_walked_from_the_first() -> None:
    hand = zone(Shape.LIST, item("h"), name="hand")

    def proposed(*keys: str) -> list[Zone]:
        items = tuple(map(item, keys))
        return [hand, Zone("best", Phrase.plain("best"), "b", Shape.LIST, items, best_first=True)]

    def focused() -> str:
        found = walker.item
        assert found is not None
        return found.key

    walker = navigator(*proposed("a", "b", "c"))
    walker.go_to("best")
    walk(walker, Direction.RIGHT, Direction.RIGHT)
    walker.refresh(proposed("d", "a", "b", "c"))
    assert focused() == "c"  # it stays where the finger is
    walker.refresh(proposed("d", "a", "b"))
    assert focused() == "d"  # that one is gone
    walk(walker, Direction.RIGHT)
    walker.go_to("hand")
    walker.refresh(proposed("d", "a", "b"))
    walker.go_to("best")
    assert focused() == "a"  # nothing has changed
    walker.go_to("hand")
    walker.refresh(proposed("b", "a"))
    walker.go_to("best")
    assert focused() == "b"
