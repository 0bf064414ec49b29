"""PDF and SVG read back with pdfplumber and lxml: every dot where the plan has it."""

from __future__ import annotations

import io
import zlib
from collections.abc import Sequence

import pdfplumber
import pytest
from lxml import etree
from pdfminer.pdftypes import resolve1

from braillespiel.labels.cards import card_plan
from braillespiel.labels.check import check
from braillespiel.labels.errors import LabelError
from braillespiel.labels.fix import fix
from braillespiel.labels.layout import Plan, crop_marks
from braillespiel.labels.outputs import make
from braillespiel.labels.report import catalogue
from braillespiel.labels.source import LabelSettings, LabelSource
from braillespiel.labels.stickers import own_sheet, sticker_plan
from braillespiel.labels.writers.calibration import calibration
from braillespiel.labels.writers.large import label_size, large
from braillespiel.labels.writers.pdf import pdf
from braillespiel.labels.writers.proof import proof
from braillespiel.labels.writers.svg import svg
from tests.labels.decks import LIMITS, MARBURG, by_hand, labels, limits

MM = 25.4 / 72
Dot = tuple[float, float, float]


def pdf_dots(data: bytes) -> list[list[Dot]]:
    """Return centre and diameter in mm of every round thing, by page."""
    pages = []
    with pdfplumber.open(io.BytesIO(data)) as document:
        for page in document.pages:
            dots = []
            for curve in page.curves:
                wide, high = curve["x1"] - curve["x0"], curve["bottom"] - curve["top"]
                if curve["fill"] and abs(wide - high) < 0.02 and wide * MM < 3:
                    dots.append(
                        (
                            (curve["x0"] + wide / 2) * MM,
                            (curve["top"] + high / 2) * MM,
                            wide * MM,
                        )
                    )
            pages.append(sorted(dots))
    return pages


def assert_planned(found: Sequence[Sequence[Dot]], plan: Plan, diameter: float) -> None:
    assert len(found) == len(plan.pages)
    for dots, page in zip(found, plan.pages, strict=True):
        wanted = sorted(page.dots())
        assert len(dots) == len(wanted)
        unmatched = set(range(len(wanted)))
        places = {(round(x, 1), round(y, 1)): n for n, (x, y) in enumerate(wanted)}
        for x, y, wide in dots:
            number = next(
                n
                for dx in (0, -0.1, 0.1)
                for dy in (0, -0.1, 0.1)
                if (n := places.get((round(x + dx, 1), round(y + dy, 1)), -1)) in unmatched
            )
            unmatched.discard(number)
            assert abs(x - wanted[number][0]) <= 0.01
            assert abs(y - wanted[number][1]) <= 0.01
            assert abs(wide - diameter) <= 0.01
        assert not unmatched


@pytest.mark.parametrize("name", ["ludoteca", "skat", "cubus"])
def test_the_dots_of_a_pdf_lie_within_a_hundredth_of_a_millimetre_of_the_plan(name: str) -> None:
    deck = labels(name)
    plan = card_plan(deck, limits(deck))
    assert_planned(pdf_dots(pdf(plan, "title", "de")), plan, MARBURG.base)


def test_a_mirrored_pdf_is_exactly_mirrored() -> None:
    deck = labels("logomachy")
    plan = sticker_plan(deck, MARBURG, own_sheet(deck, MARBURG))
    straight = pdf_dots(pdf(plan, "title", "de"))
    mirrored = pdf_dots(pdf(plan.mirror(), "title", "de"))
    for there, back in zip(straight, mirrored, strict=True):
        flipped = sorted((210 - x, y, wide) for x, y, wide in back)
        for one, two in zip(there, flipped, strict=True):
            assert one == pytest.approx(two, abs=0.01)


def test_swell_paper_gets_smaller_dots() -> None:
    deck = labels("logomachy")
    source = LabelSource(deck, limits(deck), (), LabelSettings(swell=True), catalogue("de"))
    assert source.diameter == MARBURG.swell < MARBURG.base
    data = pdf(source.printed, "title", "de", diameter=source.diameter)
    assert_planned(pdf_dots(data), source.printed, MARBURG.swell)


def test_viewers_are_told_not_to_scale_and_the_document_says_title_and_language() -> None:
    data = pdf(card_plan(by_hand(one="⠗"), LIMITS), "Zoo, Braille-Etiketten", "de")
    with pdfplumber.open(io.BytesIO(data)) as document:
        catalog = document.doc.catalog
        assert resolve1(catalog["ViewerPreferences"])["PrintScaling"].name == "None"
        assert catalog["Lang"] == b"de"
        assert document.metadata["Title"] == "Zoo, Braille-Etiketten"
        page = document.pages[0]
        assert (page.width * MM, page.height * MM) == pytest.approx((210, 297))


def test_the_print_text_stands_on_the_page_both_ways_up() -> None:
    deck = labels("poker", "en")
    with pdfplumber.open(io.BytesIO(pdf(card_plan(deck, LIMITS), "title", "en"))) as document:
        page = document.pages[0]
        assert page.extract_text().splitlines()[:2] == ["A 2 3", "clubs clubs clubs"]
        upright = [char for char in page.chars if char["matrix"][0] > 0]
        turned = [char for char in page.chars if char["matrix"][0] < 0]
        assert len(upright) == len(turned) > 0


def test_without_print_there_is_none() -> None:
    plan = card_plan(labels("poker", "en"), LIMITS, with_print=False)
    with pdfplumber.open(io.BytesIO(pdf(plan, "title", "en"))) as document:
        assert document.pages[0].chars == []


@pytest.mark.parametrize("name", ["Łoś", "Αθήνα", "Ёжик", "Größe", "Šárka", "Việt"])
def test_latin_greek_and_cyrillic_stand_in_print(name: str) -> None:
    deck = by_hand(**{name: "⠇"})
    for data in (
        pdf(card_plan(deck, LIMITS), name, "de"),
        large(deck, LIMITS, name)[0],
        proof(deck, LIMITS, [], catalogue("de"), name)[0],
    ):
        with pdfplumber.open(io.BytesIO(data)) as document:
            assert name in document.pages[0].extract_text()
            fonts = {char["fontname"].split("+")[-1] for char in document.pages[0].chars}
            assert fonts <= {"SourceSansPro-Regular", "SourceSansPro-Bold"}
            assert document.metadata["Title"] == name
            assert document.metadata["Author"] == "braillespiel"


def test_suits_are_drawn_as_suits() -> None:
    data = pdf(card_plan(by_hand(**{"♥7": "⠓⠶"}), LIMITS), "title", "de")
    with pdfplumber.open(io.BytesIO(data)) as document:
        fonts = [char["fontname"].split("+")[-1] for char in document.pages[0].chars]
    assert sorted(fonts) == ["SourceSansPro-Regular"] * 2 + ["ZapfDingbats"] * 2


def test_the_font_is_inside_the_document() -> None:
    data = pdf(card_plan(by_hand(Łoś="⠇"), LIMITS), "title", "de")
    with pdfplumber.open(io.BytesIO(data)) as document:
        fonts = resolve1(resolve1(document.pages[0].page_obj.resources)["Font"])
        described = [resolve1(resolve1(one).get("FontDescriptor")) for one in fonts.values()]
    assert len(described) == 1
    assert all(one and "FontFile2" in one for one in described)


@pytest.mark.parametrize("sign", ["龙", "❤", "א", "あ"])
def test_a_sign_that_cannot_be_printed_is_named(sign: str) -> None:
    deck = by_hand(**{f"a {sign}": "⠇"})
    for make_print in (
        lambda: card_plan(deck, LIMITS),
        lambda: sticker_plan(deck, MARBURG, own_sheet(deck, MARBURG)),
        lambda: large(deck, LIMITS, "title"),
        lambda: proof(deck, LIMITS, [], catalogue("de"), "title"),
    ):
        with pytest.raises(LabelError) as caught:
            make_print()
        assert caught.value.said(catalogue("en")).startswith(
            f"a {sign}: sign {sign} (U+{ord(sign):04X}) cannot be printed. "
        )
    assert card_plan(deck, LIMITS, with_print=False).count == 2


def upright_marks(plan: Plan) -> list[set[float]]:
    with pdfplumber.open(io.BytesIO(pdf(plan, "title", "de"))) as document:
        upright = [
            [line for line in page.lines if abs(line["x0"] - line["x1"]) < 0.01]
            for page in document.pages
        ]
        return [{round(line["x0"] * MM, 2) for line in lines} for lines in upright]


def test_crop_marks_line_up_with_the_cards_and_end_with_them() -> None:
    ten = by_hand(**{f"n{number}": "⠗" for number in range(10)})
    assert upright_marks(card_plan(ten, LIMITS)) == [{10.5, 73.5, 136.5, 199.5}, {10.5, 73.5}]


def test_crop_marks_stand_at_both_ends_of_every_cut() -> None:
    # Three fields of 10 x 5: the first of the upper row is used up, the lower row has one.
    marks = crop_marks(20.0, 30.0, 10.0, 5.0, {(0, 1), (0, 2), (1, 0)})
    down = {(x, round(y, 3)) for x, y, x2, _ in marks if x == x2}
    across = {(round(x, 3), y) for x, y, _, y2 in marks if y == y2}
    assert down == {(20, 30), (20, 41), (30, 25), (30, 41), (40, 25), (40, 36), (50, 25), (50, 36)}
    assert across == {(25, 30), (51, 30), (15, 35), (51, 35), (15, 40), (31, 40)}


def test_an_svg_has_the_same_dots_at_true_size() -> None:
    deck = labels("logomachy")
    plan = card_plan(deck, limits(deck))
    page = plan.pages[0]
    root = etree.fromstring(svg(plan, page, "Zoo & <Co>", "de"))
    assert (root.get("width"), root.get("height")) == ("210mm", "297mm")
    assert root.get("viewBox") == "0 0 210 297"
    name = "{http://www.w3.org/2000/svg}"
    circles = root.iter(f"{name}circle")
    found = sorted((float(one.get("cx")), float(one.get("cy"))) for one in circles)
    for one, two in zip(found, sorted(page.dots()), strict=True):
        assert one == pytest.approx(two, abs=0.001)
    assert root.find(f"{name}title").text == "Zoo & <Co>"


# --- proof sheet, large print, calibration -------------------------------------------------------


def test_the_proof_sheet_shows_every_card_once_with_its_dots_at_true_size() -> None:
    deck = labels("ludoteca")
    data, pages = proof(deck, limits(deck), [], catalogue("de"), "Ludoteca, Braille-Etiketten")
    with pdfplumber.open(io.BytesIO(data)) as document:
        text = "\n".join(page.extract_text() for page in document.pages)
        assert len(document.pages) == pages == 2
    assert "Keine Konflikte" in text
    assert "134 Karten, 56 verschiedene" in text
    assert "Seite 2 von 2" in text
    for label in deck.labels:
        assert label.name in text
    dots = [dot for page in pdf_dots(data) for dot in page]
    assert len(dots) == sum(
        bin(ord(cell) & 0xFF).count("1")
        for label in deck.labels
        for line in label.lines
        for cell in line
    )
    assert all(abs(wide - MARBURG.base) < 0.01 for _, _, wide in dots)


def test_the_proof_sheet_says_what_the_check_found() -> None:
    deck = labels("logomachy")
    source = LabelSource(deck, LIMITS, check(deck, LIMITS), LabelSettings(), catalogue("de"))
    ((_, data),) = make("proof", source).files
    with pdfplumber.open(io.BytesIO(data)) as document:
        text = document.pages[0].extract_text()
    assert "gelb 7 und grün 5: Auf dem Kopf fühlt sich ein Etikett wie das andere an." in text


@pytest.mark.parametrize("name", ["ludoteca", "six", "poker", "cubus", "quartet"])
def test_large_print_stays_inside_its_frame_and_is_never_small(name: str) -> None:
    deck = labels(name)
    wide, high = label_size(limits(deck))
    data, pages = large(deck, limits(deck), "title")
    with pdfplumber.open(io.BytesIO(data)) as document:
        assert len(document.pages) == pages
        page = document.pages[0]
        assert page.chars
        columns = int((210 - 20) // wide)
        left = (210 - columns * wide) / 2
        rows = int((297 - 20) // high)
        top = (297 - rows * high) / 2
        for char in page.chars:
            assert char["size"] >= 16
            inside = (char["x0"] * MM - left) % wide
            assert 1.0 < inside < wide - 1.0
            middle = ((char["top"] + char["bottom"]) / 2 * MM - top) % high
            assert 1.0 < middle < high - 1.0


def test_large_print_shows_the_value_large_and_the_colour_in_words() -> None:
    data, _ = large(labels("logomachy"), LIMITS, "title")
    with pdfplumber.open(io.BytesIO(data)) as document:
        chars = document.pages[0].chars
    sizes = {char["text"]: char["size"] * MM for char in chars[:5]}
    assert sizes["1"] > 18
    assert 16 * MM <= sizes["g"] < 8


def test_the_calibration_page_has_its_frame_where_it_says() -> None:
    with pdfplumber.open(io.BytesIO(calibration(catalogue("de")))) as document:
        (frame,) = document.pages[0].rects
        text = document.pages[0].extract_text()
    found = [frame["x0"], frame["top"], frame["width"], frame["height"]]
    assert [value * MM for value in found] == pytest.approx([20, 20, 170, 240], abs=0.01)
    assert "170 mm breit und 240 mm hoch" in text


def test_files_are_the_same_every_time() -> None:
    plan = card_plan(labels("logomachy"), LIMITS)
    assert zlib.crc32(pdf(plan, "t", "de")) == zlib.crc32(pdf(plan, "t", "de"))


LONG = "Die sehr lange Geschichte von der Katze, die auszog, das Fürchten zu lernen"


@pytest.mark.parametrize("name", ["ludoteca", "wide", "long", "marked", "high"])
def test_nothing_on_the_proof_sheet_overlaps(name: str) -> None:
    sheets = {
        "wide": by_hand(one="⠿" * 9, two="⠽⠿" * 4),
        "long": by_hand(**{LONG: "⠽⠿" * 4, "x" * 90: "katze und maus", "b": "⠿"}),
        "high": by_hand(one="/".join("⠿" * 20), two="⠿", three="⠽"),
    }
    deck = sheets.get(name) or labels(name if name != "marked" else "points")
    if name == "marked":
        deck = fix(deck.deck, deck.notation, LIMITS).labels
    findings = [LONG + "!"] * 30
    data, _ = proof(deck, LIMITS, findings, catalogue("de"), LONG)
    with pdfplumber.open(io.BytesIO(data)) as document:
        for page, dots in zip(document.pages, pdf_dots(data), strict=True):
            words = page.extract_words()
            boxes = [
                (w["x0"] * MM, w["top"] * MM + 0.6, w["x1"] * MM, w["bottom"] * MM - 0.6)
                for w in words
            ]
            for left, top, right, bottom in boxes:
                assert 14 < left < right < 196
                assert 10 < top < bottom < 292
                for x, y, wide in dots:
                    beside = x + wide / 2 < left or x - wide / 2 > right
                    assert beside or y + wide / 2 < top or y - wide / 2 > bottom
            for number, one in enumerate(boxes):
                for two in boxes[:number]:
                    apart = max(one[0] - two[2], two[0] - one[2], one[1] - two[3], two[1] - one[3])
                    assert apart >= -0.01, (words[number]["text"], one, two)


def test_the_text_line_of_the_proof_shows_marks_and_lines() -> None:
    deck = labels("points")
    fixed = fix(deck.deck, deck.notation, LIMITS).labels
    data, _ = proof(fixed, LIMITS, [], catalogue("de"), "Points")
    with pdfplumber.open(io.BytesIO(data)) as document:
        text = document.pages[0].extract_text()
    assert text.count("8 + Punkte 3") == 1
    assert text.count("0 + Punkte 3") == 1
    assert "236 3" in text
    broken = by_hand(one="hohe-/priesterin", two="⠿")
    data, _ = proof(broken, LIMITS, [], catalogue("de"), "Tarot")
    with pdfplumber.open(io.BytesIO(data)) as document:
        assert "hohe-/priesterin" in document.pages[0].extract_text()
