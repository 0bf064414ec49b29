"""The layout in millimetres: cards, stickers, the embosser's grid, mirroring, calibration."""

from __future__ import annotations

import pytest

from braillespiel.labels import dimensions, printers
from braillespiel.labels.cards import card_plan
from braillespiel.labels.cells import points, size
from braillespiel.labels.dimensions import CardSize, embosser, sheet, sheets
from braillespiel.labels.errors import LabelError
from braillespiel.labels.grid import embosser_plan, grid_rows
from braillespiel.labels.layout import Plan, slanted
from braillespiel.labels.stickers import own_sheet, sticker_plan
from tests.labels.decks import LIMITS, MARBURG, by_hand, labels, limits


def rounded(dots: object) -> list[tuple[float, float]]:
    return sorted((round(x, 6), round(y, 6)) for x, y in dots)  # type: ignore[attr-defined]


def test_a_card_has_its_label_top_left_and_turned_bottom_right() -> None:
    plan = card_plan(by_hand(one="⠗⠂"), LIMITS)
    top, bottom = plan.pages[0].placed
    frame = plan.pages[0].frames[0]
    left, high = frame[0]
    # Dots 1, 2, 3, 5 of the first cell and dot 2 of the second, 6 mm from the edge to the dots.
    x, y = left + 6.8, high + 6.8
    assert rounded(top.dots) == rounded(
        [(x, y), (x, y + 2.5), (x, y + 5), (x + 2.5, y + 2.5), (x + 6, y + 2.5)]
    )
    turned = [(2 * left + 63 - x, 2 * high + 88 - y) for x, y in top.dots]
    assert rounded(bottom.dots) == rounded(turned)


@pytest.mark.parametrize("name", ["ludoteca", "six", "skat"])
def test_all_dots_keep_their_distance_from_the_edge_of_the_card(name: str) -> None:
    deck = labels(name)
    within = limits(deck)
    plan = card_plan(deck, within)
    assert plan.count == 2 * deck.count
    for page in plan.pages:
        for item, frame in zip(page.placed, [f for f in page.frames for _ in (0, 1)], strict=True):
            (left, top), (right, bottom) = frame[0], frame[2]
            edge = within.margin + MARBURG.base / 2 - 1e-6
            assert all(left + edge <= x <= right - edge for x, _ in item.dots)
            assert all(top + edge <= y <= bottom - edge for _, y in item.dots)


def test_a_lozenge_has_one_label_in_its_middle() -> None:
    deck = labels("cubus")
    plan = card_plan(deck, limits(deck))
    assert plan.count == 48
    turns = {card.id: card.turn for card in deck.deck.cards}
    assert turns == {"left": 330, "right": 30, "closed": 90, "open": 90}
    for page in plan.pages:
        for item, frame in zip(page.placed, page.frames, strict=True):
            assert len(frame) == 4
            # Turned as the tile lies in the pile, the dots are those of the label, upright.
            slant = (float(turns[item.label.card]), frame[0][0], frame[1][1])
            upright = [slanted(*dot, slant) for dot in item.dots]
            wanted = list(points(item.label.lines, MARBURG))
            left, top = frame[0][0] - 1.25, frame[1][1] - 2.5
            for (x, y), (dx, dy) in zip(upright, wanted, strict=True):
                assert (x - left, y - top) == pytest.approx((dx, dy))


def test_a_card_larger_than_the_paper() -> None:
    huge = CardSize("huge", {}, 250, 100, "card", "")
    with pytest.raises(LabelError) as caught:
        card_plan(by_hand(one="⠗"), type(LIMITS)(MARBURG, huge))
    assert caught.value.key == "error-card-paper"


@pytest.mark.parametrize("name", ["cut", *sheets()])
def test_every_label_lies_inside_its_sticker_and_on_the_paper(name: str) -> None:
    deck = labels("ludoteca")
    chosen = own_sheet(deck, MARBURG) if name == "cut" else sheet(name)
    plan = sticker_plan(deck, MARBURG, chosen)
    assert plan.count == 2 * deck.count
    per_sheet = chosen.columns * chosen.rows
    for number, page in enumerate(plan.pages):
        for index, item in enumerate(page.placed):
            x, y = chosen.place(index)
            half = MARBURG.base / 2 - 1e-6
            for dot_x, dot_y in item.dots:
                assert x + half <= dot_x <= x + chosen.size[0] - half
                assert y + half <= dot_y <= y + chosen.size[1] - half
        expected = min(per_sheet, plan.count - number * per_sheet)
        assert len(page.placed) == expected


def test_print_under_the_dots_touches_neither_dots_nor_the_edge() -> None:
    deck = labels("ludoteca")
    chosen = own_sheet(deck, MARBURG)
    for item in sticker_plan(deck, MARBURG, chosen).pages[0].placed:
        assert item.prints
        lowest = max(y for _, y in item.dots) + MARBURG.base / 2
        for line in item.prints:
            assert line.y - 0.73 * line.size > lowest


def test_a_sheet_already_begun_is_used_up() -> None:
    deck = by_hand(one="⠗", two="⠛")
    chosen = sheet("L7651")
    plan = sticker_plan(deck, MARBURG, chosen, first=64, per_card=1)
    assert [len(page.placed) for page in plan.pages] == [2]
    fresh = sticker_plan(deck, MARBURG, chosen, first=1, per_card=1)
    moved = chosen.place(63)
    here = chosen.place(0)
    assert plan.pages[0].placed[0].x - fresh.pages[0].placed[0].x == pytest.approx(
        moved[0] - here[0]
    )
    with pytest.raises(LabelError):
        sticker_plan(deck, MARBURG, chosen, first=66)


def test_a_label_too_large_for_a_sticker_says_by_how_much() -> None:
    with pytest.raises(LabelError) as caught:
        sticker_plan(by_hand(one="⠿⠿⠿⠿⠿"), MARBURG, sheet("L4731"))
    facts = caught.value.arguments
    assert (facts["need_x"], facts["need_y"]) == (28.1, 6.6)
    assert (facts["width"], facts["height"], facts["edge"]) == (25.4, 10.0, 1.0)
    assert (facts["columns"], facts["rows"]) == (4, 1)
    assert facts["others"] == "L7160, L7651, 3474"


def test_a_sheet_by_hand_and_sheets_that_cannot_be() -> None:
    made = sheet("40x20,4x10,10x10,45x25")
    assert made.place(5) == (55.0, 35.0)
    for wrong, key in (
        ("40x20,4x10,10x10,35x25", "error-sheet-overlap"),
        ("40x20,5x10,10x10,45x25", "error-sheet-paper"),
        ("40x20,0x10,10x10,45x25", "error-sheet-empty"),
        ("A7", "error-sheet"),
    ):
        with pytest.raises(LabelError) as caught:
            sheet(wrong)
        assert caught.value.key == key


# --- mirrored and calibrated ---------------------------------------------------------------------


def dots_of(plan: Plan) -> list[list[tuple[float, float]]]:
    return [rounded(page.dots()) for page in plan.pages]


def test_a_mirrored_plan_is_exactly_mirrored_and_twice_is_the_same() -> None:
    deck = labels("logomachy")
    plan = card_plan(deck, limits(deck))
    mirrored = plan.mirror()
    assert dots_of(mirrored) == [
        rounded((210 - x, y) for x, y in page.dots()) for page in plan.pages
    ]
    assert dots_of(mirrored.mirror()) == dots_of(plan)


def test_the_correction_of_a_printer_brings_every_dot_to_its_place() -> None:
    # A printer that moves by 1.5 and -0.8 mm and prints at 98 and 101 percent.
    def comes_out(x: float, y: float) -> tuple[float, float]:
        return 1.5 + 0.98 * x, -0.8 + 1.01 * y

    left, top, wide, high = printers.FRAME
    corner, opposite = comes_out(left, top), comes_out(left + wide, top + high)
    one = printers.measured("hall", *corner, opposite[0] - corner[0], opposite[1] - corner[1])
    deck = labels("logomachy")
    plan = card_plan(deck, limits(deck))
    adjusted = plan.adjusted(one.offset, one.scale)
    for page, wanted in zip(adjusted.pages, plan.pages, strict=True):
        for dot, place in zip(page.dots(), wanted.dots(), strict=True):
            assert comes_out(*dot) == pytest.approx(place, abs=0.01)


def test_a_printer_is_stored_and_found_again(own_settings: object) -> None:
    assert printers.stored() == {}
    one = printers.Printer('hall "1"', (0.5, -1.25), (1.002, 0.998))
    two = printers.Printer("office", (0.0, 0.0), (1.0, 1.0))
    printers.store(one)
    printers.store(two)
    assert printers.printer('hall "1"') == one
    assert printers.stored() == {one.name: one, "office": two}
    with pytest.raises(LabelError) as caught:
        printers.printer("cellar")
    assert "office" in str(caught.value.arguments["known"])


def test_measures_that_cannot_be_of_that_page() -> None:
    with pytest.raises(LabelError) as caught:
        printers.measured("hall", 20, 20, 100, 240)
    assert caught.value.key == "error-calibration"


# --- the embosser's grid -------------------------------------------------------------------------


def test_labels_stand_on_the_cell_grid_with_room_to_cut() -> None:
    paper = embosser("a4")
    deck = by_hand(one="⠗⠂", two="⠛", three="⠃⠆⠒")
    plan = embosser_plan(deck, MARBURG, paper)
    rows = grid_rows(plan.pages[0], MARBURG, paper)
    assert rows[0] == "⠗⠂⠀⠀⠀⠗⠂⠀⠀⠀⠛⠀⠀⠀⠀⠛⠀⠀⠀⠀⠃⠆⠒⠀⠀⠃⠆⠒⠀⠀"
    assert rows[1:] == ["⠀" * 30] * 27
    first = plan.pages[0].placed[1].dots[0]
    assert first == pytest.approx((paper.left + 5 * 6.0, paper.top))


def test_a_label_longer_than_a_line() -> None:
    with pytest.raises(LabelError) as caught:
        embosser_plan(by_hand(one="⠗" * 31), MARBURG, embosser("a4"))
    assert caught.value.key == "error-embosser-width"
    assert (caught.value.arguments["cells"], caught.value.arguments["columns"]) == (31, 30)


# --- data files ----------------------------------------------------------------------------------


def test_every_entry_of_the_data_files_has_a_source() -> None:
    for entries in (
        dimensions.profiles(),
        dimensions.cards(),
        dimensions.sheets(),
        dimensions.embossers(),
    ):
        assert all(entry.source for entry in entries.values())


@pytest.mark.parametrize("name", ["a4", "a4-nabcc", "sweden", "letter", "us"])
def test_the_lines_of_every_embosser_paper_fit_on_it(name: str) -> None:
    paper = embosser(name)
    dots = dimensions.profile("nls" if name in ("us", "letter") else "marburg-medium")
    assert paper.left + (paper.columns - 1) * dots.cell + dots.dot < paper.paper[0]
    assert paper.top + (paper.rows - 1) * dots.line + 2 * dots.dot < paper.paper[1]


def test_own_entries_are_added_and_replace_ours(own_settings: object) -> None:
    path = dimensions.user_file("cards")
    path.parent.mkdir(parents=True)
    path.write_text(
        "[poker]\nwidth = 64.0\nheight = 89.0\n[huge]\nwidth = 90\nheight = 120\n",
        encoding="utf-8",
    )
    assert dimensions.card_size("poker").width == 64.0
    assert dimensions.card_size("HUGE").height == 120.0
    path.write_text("[poker]\nwidth = true\n", encoding="utf-8")
    with pytest.raises(LabelError) as caught:
        dimensions.cards()
    assert caught.value.key == "error-field"


def test_a_profile_whose_dots_would_touch_is_refused(own_settings: object) -> None:
    path = dimensions.user_file("profiles")
    path.parent.mkdir(parents=True)
    path.write_text(
        "[fat]\ndot = 2.0\ncell = 6.0\nline = 10.0\nbase = 2.2\nheight = 0.5\nswell = 1.0\n",
        encoding="utf-8",
    )
    with pytest.raises(LabelError):
        dimensions.profile("fat")


def test_a_card_size_in_millimetres() -> None:
    assert (dimensions.card_size("63,5 x 88.9").width) == 63.5
    for wrong in ("5x5", "big", "1000x1000"):
        with pytest.raises(LabelError):
            dimensions.card_size(wrong)


def test_the_size_of_a_label_goes_from_dot_edge_to_dot_edge() -> None:
    assert size(["⠿⠿", "⠿⠿"], MARBURG) == pytest.approx((10.1, 16.6))
    assert size(["⣿"], MARBURG) == pytest.approx((4.1, 9.1))
