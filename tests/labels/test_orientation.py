"""What tells a finger which way up a label is: a cut corner, a base line, and what they change."""

from __future__ import annotations

import io
from dataclasses import replace

import pytest
import trimesh

from braillespiel.labels import outputs
from braillespiel.labels.cells import size
from braillespiel.labels.check import check, conflicts
from braillespiel.labels.deck import ORIENTATIONS
from braillespiel.labels.dimensions import card_size, profiles
from braillespiel.labels.errors import LabelError
from braillespiel.labels.job import Job, LabelSettings, prepare
from braillespiel.labels.reading import load
from braillespiel.labels.report import catalogue
from braillespiel.labels.solids import Printing, tag, tag_size
from braillespiel.labels.source import LabelSource
from braillespiel.labels.stickers import (
    CUT_CORNER,
    LINE,
    LINE_GAP,
    Orientation,
    own_sheet,
    sticker_plan,
)
from braillespiel.labels.writers.stl import stl
from tests.labels.decks import LIMITS, MARBURG, by_hand, first, found, labels, limits

GERMAN = catalogue("de")


def source(name: str, **how: object) -> LabelSource:
    deck = labels(name)
    return LabelSource(deck, limits(deck), (), LabelSettings(**how), GERMAN)  # type: ignore[arg-type]


@pytest.mark.parametrize("profile", sorted(profiles()))
def test_a_cut_corner_leaves_every_dot_its_millimetre(profile: str) -> None:
    dims = profiles()[profile]
    deck = by_hand(one="⠿⠿", two="⠿")
    for knife in (1.0, 1.5, 4.0):
        chosen = own_sheet(deck, dims, knife=knife, orientation="corner")
        plan = sticker_plan(deck, dims, chosen, orientation="corner")
        for item in plan.pages[0].placed:
            (left, top), (cut_x, cut_top), (right, cut_y), _, _ = item.area
            assert (cut_top, left) == (top, pytest.approx(right - chosen.size[0]))
            assert right - cut_x == pytest.approx(CUT_CORNER) == cut_y - top
            for x, y in item.dots:
                slant = ((cut_x - x) + (y - top)) / 2**0.5
                assert slant - dims.base / 2 >= 1 - 1e-6
                assert min(x - left, right - x, y - top) - dims.base / 2 >= 1 - 1e-6
        assert plan.pages[0].frames == tuple(item.area for item in plan.pages[0].placed)


def test_on_stickers_the_corner_is_a_line_to_cut_along() -> None:
    made = source("cubus", sheet="L7651", orientation="corner")
    page = made.printed.pages[0]
    assert page.frames == ()
    assert len(page.lines) == len(page.placed)
    x1, y1, x2, y2 = page.lines[0]
    assert (x2 - x1, y2 - y1) == pytest.approx((CUT_CORNER, CUT_CORNER))


def test_a_base_line_lies_below_the_dots_and_above_the_print() -> None:
    made = source("ludoteca", orientation="line")
    page = made.printed.pages[0]
    for item, (x1, y1, x2, y2) in zip(page.placed, page.lines, strict=True):
        wide, high = size(item.label.lines, MARBURG)
        assert y1 == y2 == pytest.approx(item.y - 0.8 + high + LINE_GAP + LINE / 2)
        assert x2 - x1 == pytest.approx(wide)
        assert item.prints
        assert item.prints[0].y - 0.72 * item.prints[0].size > y1 + LINE / 2


def test_a_sticker_too_low_for_a_base_line_is_refused() -> None:
    with pytest.raises(LabelError) as caught:
        outputs.plan("pdf", source("ludoteca", sheet="L4731", orientation="line"))
    assert caught.value.said(GERMAN) == (
        "Ausleihsystem 1: Das Etikett hat 10,1 mal 9,9 Millimeter. "
        "Der Aufkleber L4731 hat 25,4 mal 10; bei 1 Millimeter Rand passen höchstens "
        "4 mal 0 Formen. Groß genug sind: L7160, L7651, 3474."
    )


@pytest.mark.parametrize("orientation", ORIENTATIONS)
def test_stickers_named_as_large_enough_are(orientation: Orientation) -> None:
    refused = 0
    for deck, name in (("signs", "L4731"), ("signs", "L7651"), ("tarot", "20x12,4x10,10x10,45x25")):
        made = source(deck, sheet=name, orientation=orientation)
        try:
            outputs.plan("pdf", made)
        except LabelError as error:
            refused += 1
            others = str(error.arguments["others"]).split(", ")
            assert name not in others
            (label,) = [x for x in made.labels.labels if x.name == error.arguments["card"]]
            for other in others:
                one = source(deck, sheet=other, orientation=orientation)
                only = replace(one, labels=replace(one.labels, labels=(label,)))
                outputs.plan("pdf", only)
            most = ("⠿" * int(error.arguments["columns"]),) * int(error.arguments["rows"])
            fits = replace(label, lines=most)
            outputs.plan("pdf", replace(made, labels=replace(made.labels, labels=(fits,))))
    assert refused >= 2


def test_where_no_sheet_is_large_enough_none_is_named() -> None:
    english = catalogue("en")
    wide = LabelSource(by_hand(wide="⠿" * 20), LIMITS, (), LabelSettings(sheet="L4731"), english)
    with pytest.raises(LabelError) as caught:
        outputs.plan("pdf", wide)
    assert caught.value.said(english).endswith(
        "at most 4 by 1 cells fit. Shorten the labels with --short, or give larger stickers."
    )


def test_an_embosser_draws_the_base_line_with_the_upper_dots_of_the_next_line() -> None:
    made = source("six", orientation="line")
    label = made.embossed.pages[0].placed[0].label
    assert label.lines[-1] == "⠉" * len(label.lines[0])
    ((_, data),) = outputs.make("pef", made).files
    assert f"<row>{label.lines[0]}" in data.decode("utf-8")


def test_a_tag_gets_a_ridge_as_high_as_its_dots() -> None:
    (label,) = by_hand(one="⠗⠶").labels
    printing = Printing(base_line=True)
    part = trimesh.load(io.BytesIO(stl(tag(label, MARBURG, printing), "part")), file_type="stl")
    assert part.is_watertight
    wide, tall = tag_size(label, MARBURG, printing)
    assert tall == pytest.approx(tag_size(label, MARBURG, Printing())[1] + LINE_GAP + LINE)
    ridge = part.vertices[(part.vertices[:, 2] > 1.49) & (part.vertices[:, 1] < 3)]
    assert ridge[:, 1].min() == pytest.approx(2.0)
    assert ridge[:, 1].max() == pytest.approx(2.0 + LINE)
    assert (ridge[:, 0].min(), ridge[:, 0].max()) == pytest.approx((0.0, wide))


def test_labels_that_know_their_top_are_only_noted_when_alike_upside_down() -> None:
    poker = labels("points", "de")
    assert found(poker, "upside-down") == [("4", "8"), ("0", "6")]
    assert conflicts(check(poker, LIMITS)) == (0, 2)
    oriented = type(LIMITS)(MARBURG, LIMITS.card, oriented=True)
    assert first(poker, "upside-down", oriented).severity == "note"
    assert conflicts(check(poker, oriented)) == (0, 0)
    job = Job(load("points"), fix=True, settings=LabelSettings(orientation="corner"))
    assert prepare(job).changes == ()


def test_the_margin_to_the_knife_is_a_setting() -> None:
    deck = by_hand(one="⠗⠶")
    wide, high = own_sheet(deck, MARBURG, with_print=False).size
    assert (wide, high) == pytest.approx((13.1, 9.6))
    more = own_sheet(deck, MARBURG, with_print=False, knife=4.0).size
    assert more == pytest.approx((18.1, 14.6))


@pytest.mark.parametrize(
    ("name", "wide", "high"),
    [
        ("sleeve", 66, 91),
        ("sleeve-bridge", 59, 91),
        ("sleeve-euro", 62, 94),
        ("sleeve-mini", 46, 71),
        ("sleeve-mini-us", 44, 67),
        ("sleeve-tarot", 73, 122),
    ],
)
def test_sleeves_are_known_by_their_outer_size(name: str, wide: float, high: float) -> None:
    one = card_size(name)
    assert (one.width, one.height) == (wide, high)
    deck = labels("six")
    within = type(LIMITS)(MARBURG, one)
    outputs.plan("pdf", LabelSource(deck, within, (), LabelSettings(sheet="cards"), GERMAN))


# --- nearly alike --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("one", "two", "kind"),
    [
        ("⠗⠛", "⠗⠶", "nearly"),  # r7 with an upper and with a lowered 7
        ("⠒⠴", "⠖⠒", "nearly-turned"),  # lowered 30 is 63 upside down, but for a row
        ("⠁⠃", "⠂⠃", "nearly"),
    ],
)
def test_labels_that_differ_by_one_row_of_dots_are_noted(one: str, two: str, kind: str) -> None:
    deck = by_hand(one=one, two=two)
    note = first(deck, kind)
    assert note.severity == "note"
    assert note.facts == {"pairs": "one – two", "more": 0}
    assert conflicts(check(deck, LIMITS)) == (0, 0)


@pytest.mark.parametrize(("one", "two"), [("⠗⠁", "⠗⠄"), ("⠗⠛", "⠛⠗"), ("⠁", "⠂"), ("⠗⠶", "⠗⠶⠁")])
def test_labels_that_differ_by_more_are_not(one: str, two: str) -> None:
    deck = by_hand(one=one, two=two)
    assert not [f for f in check(deck, LIMITS) if f.kind.startswith("nearly")]
