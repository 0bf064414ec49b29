"""No file that harms: every dot of every file on its own label and on the paper, or an error."""

from __future__ import annotations

import io
import itertools
import re
import zipfile
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from lxml import etree

from braillespiel.labels import outputs
from braillespiel.labels.check import Limits
from braillespiel.labels.deck import CardSpec, Deck
from braillespiel.labels.dimensions import (
    CardSize,
    Embosser,
    card_size,
    embosser,
    profiles,
    sheet,
    sheets,
)
from braillespiel.labels.errors import LabelError
from braillespiel.labels.job import Job, prepare, produce
from braillespiel.labels.notation import Notation, render
from braillespiel.labels.printers import Printer
from braillespiel.labels.reading import load
from braillespiel.labels.report import catalogue
from braillespiel.labels.solids import Printing
from braillespiel.labels.source import LabelSettings, LabelSource
from tests.labels.command import labels as command
from tests.labels.decks import LIMITS, MARBURG, by_hand, labels, limits

GERMAN = catalogue("de")
pytestmark = pytest.mark.usefixtures("german")
SVG = "{http://www.w3.org/2000/svg}"
Point = tuple[float, float]


def said_by(source: LabelSource, name: str) -> str:
    """Return the error of a plan in German."""
    with pytest.raises(LabelError) as caught:
        outputs.plan(name, source)
    return caught.value.said(GERMAN)


def of(name: str, **how: object) -> LabelSource:
    """Return a source for a deck with some settings."""
    deck = labels(name)
    return LabelSource(deck, limits(deck), (), LabelSettings(**how), GERMAN)  # type: ignore[arg-type]


def with_profile(source: LabelSource, name: str) -> LabelSource:
    return replace(source, limits=replace(source.limits, profile=profiles()[name]))


# --- what was seen to go wrong -------------------------------------------------------------------


@pytest.mark.parametrize("name", ["brf", "pef", "gcode"])
def test_an_embosser_is_not_sent_over_the_edge_of_the_paper(name: str) -> None:
    assert said_by(with_profile(of("actions"), "ada"), name) == (
        "30 Formen in 28 Zeilen brauchen mit diesen Maßen 222,93 mal 289,27 Millimeter, "
        "das Papier a4 hat 210 mal 297. Höchstens passen --columns 28 --rows 28."
    )
    wide = of("actions", embosser=replace(embosser("a4"), columns=60))
    assert said_by(wide, name).endswith("Höchstens passen --columns 32 --rows 29.")
    long = of("actions", embosser=replace(embosser("a4"), rows=100))
    assert "1.006,8 Millimeter" in said_by(long, name)
    huge = of(
        "actions", embosser=replace(embosser("a4"), columns=1_000_000_000, rows=1_000_000_000)
    )
    assert said_by(huge, name).endswith("Höchstens passen --columns 32 --rows 29.")
    none = of("actions", embosser=replace(embosser("a4"), columns=0))
    assert said_by(none, name) == (
        "--columns 0 ergibt keinen Sinn. Gib eine Zahl von 1 bis 2.000 an."
    )


def test_what_the_error_names_as_the_largest_fits() -> None:
    for name in profiles():
        source = with_profile(
            of("actions", embosser=replace(embosser("a4"), columns=99, rows=99)), name
        )
        with pytest.raises(LabelError) as caught:
            outputs.plan("gcode", source)
        most = caught.value.arguments
        fits = replace(
            embosser("a4"), columns=int(most["most_columns"]), rows=int(most["most_rows"])
        )
        outputs.plan("gcode", replace(source, settings=LabelSettings(embosser=fits)))
        for change in ({"columns": fits.columns + 1}, {"rows": fits.rows + 1}):
            more = replace(source, settings=LabelSettings(embosser=replace(fits, **change)))  # type: ignore[arg-type]
            with pytest.raises(LabelError):
                outputs.plan("gcode", more)


def test_a_label_longer_than_its_card_does_not_run_over_the_neighbour() -> None:
    source = LabelSource(by_hand(long="⠿" * 9), LIMITS, (), LabelSettings(sheet="cards"), GERMAN)
    assert said_by(source, "pdf") == (
        "long: Das Etikett hat 52,1 mal 6,6 Millimeter. Auf die Karte passen bei 6 Millimetern "
        "Rand höchstens 8 Formen in 7 Zeilen. --fix bricht es um."
    )
    source = LabelSource(by_hand(long="⠿" * 40), LIMITS, (), LabelSettings(), GERMAN)
    assert said_by(source, "pdf") == (
        "long: Das Etikett hat 238,1 mal 6,6 Millimeter. Auf das Papier passen höchstens "
        "31 Formen in 27 Zeilen. --fix bricht es um."
    )


def test_two_labels_of_one_card_do_not_lie_on_each_other() -> None:
    high = LabelSource(
        by_hand(high="⠿⠿⠿⠿⠿/" * 5 + "⠿"), LIMITS, (), LabelSettings(sheet="cards"), GERMAN
    )
    assert said_by(high, "pdf") == (
        "high: Zwei Etiketten von 28,1 mal 56,6 Millimetern stoßen auf der Karte zusammen. "
        "Nimm --per-card 1, eine größere Karte oder --short."
    )
    outputs.plan("pdf", replace(high, settings=LabelSettings(sheet="cards", per_card=1)))


def test_an_offset_that_leaves_the_paper_names_how_far_it_may_go() -> None:
    source = of("actions", printer=Printer("", (90.0, 0.0)))
    with pytest.raises(LabelError) as caught:
        outputs.plan("svg", source)
    most = float(caught.value.arguments["most_x"])
    assert caught.value.said(GERMAN) == (
        "Verschoben um 90 und 0 Millimeter ragt die Seite über das Papier. "
        "Quer gehen -17,15 bis 17,15, nach unten -14,21 bis 14,27."
    )
    outputs.plan("svg", of("actions", printer=Printer("", (most, 0.0))))
    assert said_by(of("actions", printer=Printer("", (0.0, 0.0), (2.0, 1.0))), "pdf").startswith(
        "So gestreckt ist die Seite größer als das Papier. Quer geht höchstens 1,19,"
    )


@pytest.mark.parametrize("name", sorted(sheets()))
def test_dots_keep_a_millimetre_from_the_edge_of_every_sticker(name: str) -> None:
    source = of("ludoteca", sheet=name)
    outputs.plan("pdf", source)
    chosen = sheet(name)
    for index, item in enumerate(source.printed.pages[0].placed):
        x, y = chosen.place(index)
        for dot_x, dot_y in item.dots:
            assert x + 1.8 <= dot_x + 1e-6 <= x + chosen.size[0] - 1.8 + 2e-6
            assert y + 1.8 <= dot_y + 1e-6 <= y + chosen.size[1] - 1.8 + 2e-6


def test_a_sticker_that_leaves_less_is_refused_unless_it_may_be_tight() -> None:
    narrow = "40x8,4x10,10x10,45x25"
    assert said_by(of("ludoteca", sheet=narrow), "pdf").startswith(
        "Ausleihsystem 1: Das Etikett hat 10,1 mal 6,6 Millimeter. Der Aufkleber "
        f"{narrow} hat 40 mal 8; bei 1 Millimeter Rand passen höchstens 6 mal 0 Formen."
    )
    outputs.plan("pdf", of("ludoteca", sheet=narrow, tight=True))
    assert said_by(of("ludoteca", knife=0.5), "pdf") == (
        "0,5 Millimeter bis zum Schnitt sind zu wenig, mindestens 1. Oder nimm --tight."
    )
    near = replace(of("ludoteca", sheet="cards"), limits=replace(LIMITS, margin=0.5))
    assert said_by(near, "pdf").startswith(
        "Ausleihsystem 1: Ein Punkt liegt 0,5 Millimeter vom Rand seines Etiketts, nötig sind 1."
    )


def test_on_the_sheet_of_the_guide_print_stands_beside_the_dots() -> None:
    source = of("ludoteca", sheet="L4731", orientation="none")
    for item in source.printed.pages[0].placed:
        right = max(x for x, _ in item.dots) + 0.8
        for line in item.prints:
            assert line.x - len(line.text) * 0.1 > right
            assert line.size * 72 / 25.4 >= 9
    assert source.printed.no_print == 35


def test_print_that_finds_no_room_is_told(tmp_path: Path) -> None:
    job = Job(
        load("ludoteca"),
        settings=LabelSettings(sheet="18.5x9,4x10,10x10,45x25", orientation="none"),
    )
    summary = produce(job, ("svg",), tmp_path)
    assert summary.no_print == 56
    assert summary.more(GERMAN) == ["Bei 56 Karten ist neben den Punkten kein Platz für Druck."]


def test_proof_and_large_print_stay_on_the_paper_too() -> None:
    wide = LabelSource(by_hand(wide="⠿" * 40), LIMITS, (), LabelSettings(), GERMAN)
    assert said_by(wide, "proof").startswith(
        "wide: Ein Etikett von 40 Formen passt nicht auf den Kontrollbogen, höchstens "
    )
    high = LabelSource(by_hand(high="/".join("⠿" * 30)), LIMITS, (), LabelSettings(), GERMAN)
    assert said_by(high, "proof").startswith("high: Ein Etikett von 30 Zeilen passt nicht")
    tiny = LabelSource(
        by_hand(one="⠿"), Limits(MARBURG, card_size("12x12")), (), LabelSettings(), GERMAN
    )
    assert said_by(tiny, "large").startswith("Eine Karte von 12 mal 12 Millimetern ist zu klein")
    big = LabelSource(
        by_hand(one="⠿"), Limits(MARBURG, card_size("300x80")), (), LabelSettings(), GERMAN
    )
    assert said_by(big, "large").startswith("294 mal 33,3 Millimeter passen nicht auf das Papier.")
    name = "Donaudampfschifffahrtsgesellschaftskapitän"
    longest = LabelSource(
        by_hand(**{name: "⠿"}), Limits(MARBURG, card_size("mini")), (), LabelSettings(), GERMAN
    )
    assert said_by(longest, "large").startswith(
        f"{name}: Der Name wäre in Großdruck kleiner als 16 "
    )
    outputs.plan("large", LabelSource(longest.labels, LIMITS, (), LabelSettings(), GERMAN))


@pytest.mark.parametrize("sign", ["❤", "ж", "龙"])
@pytest.mark.parametrize("table", ["de-g0", "ueb-g1", "fr", "de-g2", "de-comp8", "cards-de"])
def test_a_sign_that_a_table_lacks_is_an_error(sign: str, table: str, tmp_path: Path) -> None:
    deck = Deck(
        "d",
        {"*": "d"},
        "poker",
        (CardSpec("one", 1, prints={"*": "one"}, braille={"*": f"a{sign}b"}),),
    )
    ready = prepare(Job(deck, table=table))
    (finding,) = [one for one in ready.findings if one.kind == "unknown-sign"]
    assert finding.severity == "error"
    assert outputs.finding_text(finding, catalogue("en")).startswith(
        f"one: sign {sign} (U+{ord(sign):04X}) is not in table {table}. "
    )
    formats = tuple(name for name in outputs.FORMATS if name != "large")
    summary = produce(Job(deck, table=table), formats, tmp_path)
    assert {error.key for error in summary.failed.values()} == {"error-unknown-sign"}
    assert list(summary.failed) == list(formats)
    assert summary.files == ()


def test_a_sign_that_a_table_lacks_is_one_conflict() -> None:
    deck = Deck("d", {"*": "d"}, "poker", (CardSpec("one", 1, braille={"*": "ab❤"}),))
    found = [one.kind for one in prepare(Job(deck)).findings if one.severity != "note"]
    assert found == ["unknown-sign"]


def test_a_full_cell_that_is_meant_is_no_unknown_sign() -> None:
    deck = by_hand(one="⣿", two="a⣿")
    assert all(label.unknown == () for label in deck.labels)


def test_a_sign_is_known_where_liblouis_knows_it() -> None:
    deck = Deck("d", {"*": "d"}, "poker", (CardSpec("one", 1, braille={"*": "ж"}),))
    (label,) = render(deck, Notation.of(deck, "de", None, "ru.ctb")).labels
    assert label.unknown == ()
    assert label.lines == ("⠚",)


def test_a_script_that_cannot_be_printed_is_told_once_with_what_helps(tmp_path: Path) -> None:
    card = CardSpec("one", 1, prints={"*": "龙"}, braille={"*": "⠃"})
    deck = Deck("d", {"*": "d"}, "poker", (card,))
    summary = produce(Job(deck), ("pdf", "svg", "large", "proof", "txt"), tmp_path)
    assert summary.more(catalogue("en")) == [
        "Not made: labels as PDF, labels as SVG. 龙: sign 龙 (U+9F99) cannot be printed. "
        "Latin, Greek and Cyrillic script can; write it with these, or use --no-print.",
        "Not made: large print, proof sheet. 龙: sign 龙 (U+9F99) cannot be printed. "
        "Latin, Greek and Cyrillic script can; write it with these.",
    ]
    plain = Job(deck, settings=LabelSettings(with_print=False))
    assert produce(plain, ("pdf", "svg"), tmp_path).failed == {}


def test_a_deck_of_blank_labels_is_told_and_harms_nothing(tmp_path: Path) -> None:
    deck = Deck("d", {"*": "d"}, "poker", (CardSpec("one", 1, braille={"*": "/"}),))
    summary = produce(Job(deck), outputs.FORMATS, tmp_path)
    assert [one.kind for one in summary.findings if one.severity == "error"] == ["blank"]
    assert summary.failed == {}


# --- anything at all -----------------------------------------------------------------------------

CELLS = st.text(st.characters(min_codepoint=0x2801, max_codepoint=0x283F), min_size=1, max_size=4)
LINES = st.lists(
    st.one_of(CELLS, CELLS, CELLS.map(lambda cells: cells * 3)), min_size=1, max_size=2
).map("/".join)
DECKS = st.lists(st.tuples(LINES, st.integers(1, 40)), min_size=1, max_size=4)
LENGTH = st.floats(8, 90).map(lambda value: round(value, 2))
SHEET = st.one_of(
    st.sampled_from(["cut", "cards", *sheets()]),
    st.builds(
        lambda w, h, c, r, left, top, more: (
            f"{w}x{h},{c}x{r},{left}x{top},{round(w + more, 2)}x{round(h + more, 2)}"
        ),
        LENGTH,
        LENGTH,
        st.integers(1, 4),
        st.integers(1, 8),
        st.integers(0, 20),
        st.integers(0, 20),
        st.sampled_from([0, 2.5]),
    ),
)
OFFSET = st.tuples(st.floats(-14, 14), st.floats(-14, 14))
SCALE = st.tuples(st.floats(0.95, 1.05), st.floats(0.95, 1.05))
PRINTED = st.fixed_dictionaries(
    {
        "sheet": SHEET,
        "paper": st.sampled_from(["a4", "letter"]),
        "per_card": st.sampled_from([None, 1, 2]),
        "first": st.integers(1, 12),
        "with_print": st.booleans(),
        "knife": st.sampled_from([0.7, 1.0, 1.5, 1.5, 4.0]),
        "tight": st.booleans(),
        "orientation": st.sampled_from(["none", "corner", "line"]),
        "mirrored": st.booleans(),
        "printer": st.one_of(st.none(), st.builds(Printer, st.just(""), OFFSET, SCALE)),
    }
)
CARD = st.builds(
    CardSize,
    st.just("own"),
    st.just({}),
    st.floats(40, 120),
    st.floats(40, 120),
    st.sampled_from(["card", "card", "lozenge"]),
    st.just(""),
)
LIMIT = st.builds(
    Limits, st.sampled_from(list(profiles().values())), CARD, st.sampled_from([0.0, 1.0, 3.0, 6.0])
)


def said_in_words(error: LabelError) -> None:
    """Make sure that an error has its sentence, with all its facts."""
    assert "{" not in error.said(GERMAN)


def deck_of(cards: list[tuple[str, int]]) -> Deck:
    return Deck(
        "any",
        {"*": "any"},
        "poker",
        tuple(
            CardSpec(f"c{number}", copies, prints={"*": f"Karte {number}"}, braille={"*": cells})
            for number, (cells, copies) in enumerate(cards)
        ),
    )


def source_of(cards: list[tuple[str, int]], within: Limits, **how: object) -> LabelSource:
    deck = deck_of(cards)
    made = render(deck, Notation.of(deck, "de"))
    return LabelSource(made, within, (), LabelSettings(**how), GERMAN)  # type: ignore[arg-type]


def depth(outline: list[Point], dot: Point) -> float:
    """Return how far a point is inside a convex outline, whichever way round it is drawn."""
    sides = []
    for (x1, y1), (x2, y2) in zip(outline, [*outline[1:], outline[0]], strict=True):
        across = (x2 - x1) * (dot[1] - y1) - (y2 - y1) * (dot[0] - x1)
        sides.append(across / ((x2 - x1) ** 2 + (y2 - y1) ** 2) ** 0.5)
    return max(min(sides), min(-side for side in sides))


def outlines(
    source: LabelSource, page: etree._Element, number: int, count: int
) -> list[list[Point]]:
    """Return the outline of every label of a page, as drawn or from what is known of the sheet."""
    how = source.settings
    drawn = [
        [tuple(map(float, pair.split(","))) for pair in shape.get("points").split()]
        for shape in page.iter(f"{SVG}polygon")
    ]
    if drawn:
        each = count // len(drawn)
        return [outline for outline in drawn for _ in range(each)]  # type: ignore[misc]
    stickers = sheet(how.sheet)
    (wide, high), (pitch_x, pitch_y) = stickers.size, stickers.pitch
    scale, offset = (how.printer.scale, how.printer.offset) if how.printer else ((1, 1), (0, 0))
    start = how.first - 1 if number == 0 else 0
    found = []
    for index in range(start, start + count):
        row, column = divmod(index, stickers.columns)
        x, y = stickers.left + column * pitch_x, stickers.top + row * pitch_y
        corners = [(x, y), (x + wide, y), (x + wide, y + high), (x, y + high)]
        if how.mirrored:
            corners = [(stickers.paper[0] - one, two) for one, two in corners]
        found.append([(a * scale[0] + offset[0], b * scale[1] + offset[1]) for a, b in corners])
    return found


@settings(max_examples=100, derandomize=True, deadline=None)
@given(DECKS, LIMIT, PRINTED)
def test_every_printed_dot_is_on_its_label_and_on_the_paper_or_there_is_an_error(
    cards: list[tuple[str, int]], within: Limits, how: dict[str, object]
) -> None:
    source = source_of(cards, within, **how)
    try:
        outputs.plan("svg", source)
        made = outputs.make("svg", source)
    except LabelError as error:
        said_in_words(error)
        return
    labels_found = dots_found = 0
    shortest = min(source.settings.printer.scale) if source.settings.printer else 1.0
    need = (0.0 if source.settings.tight else 1.0) * shortest - 0.12
    for number, (_, data) in enumerate(made.files):
        page = etree.fromstring(data)
        wide, high = (float(page.get(side).removesuffix("mm")) for side in ("width", "height"))
        groups = [one for one in page.iter(f"{SVG}g") if one.find(f"{SVG}title") is not None]
        labels_found += len(groups)
        places = outlines(source, page, number, len(groups))
        for group, outline in zip(groups, places, strict=True):
            for circle in group.iter(f"{SVG}circle"):
                x, y, r = (float(circle.get(key)) for key in ("cx", "cy", "r"))
                dots_found += 1
                assert -0.06 <= x - r <= x + r <= wide + 0.06
                assert -0.06 <= y - r <= y + r <= high + 0.06
                assert depth(outline, (x, y)) - r >= need
    each = 2 if source.settings.sheet == "cards" and within.card.shape == "card" else 1
    if source.settings.sheet == "cards":
        each = min(each, source.settings.per_card or 2)
    else:
        each = source.per_card
    wanted = sum(copies for _, copies in cards) * each
    assert labels_found == wanted
    dots = [sum(bin(ord(cell) & 0xFF).count("1") for cell in c if cell != "/") for c, _ in cards]
    assert dots_found == each * sum(n * copies for n, (_, copies) in zip(dots, cards, strict=True))


def paper_of(wide: float, high: float, left: float, top: float, full: Point) -> Embosser:
    """Return paper that is filled to a part, or a little over."""
    columns, rows = int(full[0] * (wide - left) / 6.2), int(full[1] * (high - top) / 10.2)
    return Embosser(
        "own", {}, (wide, high), columns, rows, left, top, "brf", "lf", full[0] < 0.7, ""
    )


PART = st.floats(0.5, 1.1)
PAPER = st.builds(
    paper_of,
    st.floats(80, 320),
    st.floats(80, 320),
    st.floats(1, 20),
    st.floats(1, 20),
    st.tuples(PART, PART),
)


@settings(max_examples=80, derandomize=True, deadline=None)
@given(DECKS, LIMIT, PAPER, st.sampled_from(["none", "line"]))
def test_every_embossed_dot_is_on_the_paper_or_there_is_an_error(
    cards: list[tuple[str, int]], within: Limits, paper: Embosser, orientation: str
) -> None:
    source = source_of(cards, within, embosser=paper, orientation=orientation, per_card=1)
    try:
        for name in ("gcode", "brf", "pef"):
            outputs.plan(name, source)
    except LabelError as error:
        said_in_words(error)
        return
    half = within.profile.base / 2
    struck = 0
    for _, data in outputs.make("gcode", source).files:
        program = data.decode("ascii")
        for x, y in re.findall(r"X(-?[\d.]+) Y(-?[\d.]+);\r\nM3 S1", program):
            struck += 1
            assert -0.06 <= float(x) - half <= float(x) + half <= paper.paper[0] + 0.06
            assert -0.06 <= float(y) - half <= float(y) + half <= paper.paper[1] + 0.06
    assert struck > 0
    ((_, data),) = outputs.make("brf", source).files
    for page in data.decode("latin-1").split("\f"):
        rows = page.split("\n")
        assert all(len(row) <= paper.columns for row in rows)
        assert not paper.form_feed or len(rows) - 1 <= paper.rows
    tree = etree.fromstring(outputs.make("pef", source).files[0][1])
    for page in tree.iter("{http://www.daisy.org/ns/2008/pef}page"):
        assert len(page) <= paper.rows
        assert all(len(row.text or "") <= paper.columns for row in page)


@settings(max_examples=15, derandomize=True, deadline=None)
@given(
    DECKS,
    st.sampled_from(list(profiles().values())),
    st.tuples(st.integers(30, 250), st.integers(30, 250)),
    st.booleans(),
    st.sampled_from(["none", "line"]),
)
def test_every_part_lies_on_the_bed_five_millimetres_from_its_edge_or_there_is_an_error(
    cards: list[tuple[str, int]], profile: object, bed: Point, standing: bool, orientation: str
) -> None:
    within = replace(LIMITS, profile=profile)  # type: ignore[arg-type]
    printing = Printing(standing=standing, bed=bed)
    few = [(cells, min(copies, 3)) for cells, copies in cards[:2]]
    source = source_of(few, within, printing=printing, orientation=orientation)
    try:
        outputs.plan("3mf", source)
    except LabelError as error:
        said_in_words(error)
        return
    for name, data in outputs.make("3mf", source).files:
        model = etree.fromstring(zipfile.ZipFile(io.BytesIO(data)).read("3D/3dmodel.model"))
        core = "{http://schemas.microsoft.com/3dmanufacturing/core/2015/02}"
        sizes = {}
        for one in model.iter(f"{core}object"):
            corners = [(float(v.get("x")), float(v.get("y"))) for v in one.iter(f"{core}vertex")]
            sizes[one.get("id")] = (max(x for x, _ in corners), max(y for _, y in corners))
        boxes = []
        for item in model.iter(f"{core}item"):
            x, y = map(float, item.get("transform").split()[9:11])
            wide, deep = sizes[item.get("objectid")]
            assert 5 <= x <= x + wide <= bed[0] - 5 + 1e-3, name
            assert 5 <= y <= y + deep <= bed[1] - 5 + 1e-3, name
            boxes.append((x, y, x + wide, y + deep))
        for one, two in itertools.combinations(boxes, 2):
            apart = max(one[0] - two[2], two[0] - one[2], one[1] - two[3], two[1] - one[3])
            assert apart >= 2.99


# --- exit status ---------------------------------------------------------------------------------


def test_what_failed_and_what_is_left_over_shows_in_the_exit_status(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = str(tmp_path)
    assert command("cubus", "--format", "txt", "--out", out) == 0
    assert command("cubus", "--format", "txt,gcode", "--columns", "60", "--out", out) == 1
    assert {path.name for path in tmp_path.iterdir()} >= {"cubus.txt"}
    assert not list(tmp_path.glob("*.gcode"))
    assert command("actions", "--format", "txt", "--out", out) == 1
    assert command("actions", "--fix", "--format", "txt", "--out", out) == 0
    capsys.readouterr()
    assert command("cubus", "--format", "gcode,txt", "--rows", "99", "--out", out, "--json") == 1
    heard = capsys.readouterr()
    assert '"error": "error-embosser-paper"' in heard.out
    assert heard.err == ""
