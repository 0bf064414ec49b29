"""BRF, PEF and G-code, read by the tools that embossers' owners use."""

from __future__ import annotations

import re
import subprocess
from dataclasses import replace
from pathlib import Path

import pytest
from lxml import etree

from braillespiel.labels.dimensions import embosser, embossers
from braillespiel.labels.errors import LabelError
from braillespiel.labels.grid import embosser_plan, grid_rows
from braillespiel.labels.layout import Plan
from braillespiel.labels.writers.brf import brf
from braillespiel.labels.writers.gcode import gcode
from braillespiel.labels.writers.pef import pef
from braillespiel.output.braille import louis
from tests.labels.decks import MARBURG, by_hand, labels
from tests.labels.pef import JAVA, schema
from tests.support.patience import HANGS_S

FILTER = "/usr/lib/cups/filter/brftoembosser"
PPD = {
    "PageSize": "A4",
    "TextDotDistance": 250,
    "TextDots": 6,
    "LineSpacing": 500,
    "GraphicDotDistance": 250,
    "LibLouis": "de-g0.utb",
    **{f"LibLouis{number}": "None" for number in (2, 3, 4)},
    "SendFF": "False",
    "SendSUB": "False",
    **{f"{side}Margin": 1 for side in ("Top", "Bottom", "Left", "Right")},
    **{f"page-{side}": 0 for side in ("top", "bottom", "left", "right")},
}
"""What a printer description says of an embosser."""
VALIDATE = """
import org.daisy.braille.pef.PEFValidator;
public class Validate {
    public static void main(String[] files) throws Exception {
        for (String file : files) {
            PEFValidator validator = new PEFValidator();
            validator.setFeature(PEFValidator.FEATURE_MODE, PEFValidator.Mode.FULL_MODE);
            boolean valid = validator.validate(new java.io.File(file).toURI().toURL());
            String report = new String(validator.getReportStream().readAllBytes(), "UTF-8");
            System.out.println(valid + " " + report.replaceAll("\\\\s+", " "));
        }
    }
}
"""


def planned(name: str = "ludoteca", paper: str = "a4") -> Plan:
    return embosser_plan(labels(name), MARBURG, embosser(paper))


def decoded(data: bytes, display: str, newline: str) -> list[list[str]]:
    """Return the pages of a Braille file as rows of cells, blanks at the end left out."""
    pages = data.decode("latin-1").split("\f")[:-1]
    return [
        [louis.display_decode(row, display).rstrip("\u2800") for row in page.split(newline)[:-1]]
        for page in pages
    ]


# --- BRF -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", sorted(embossers()))
@pytest.mark.parametrize("deck", ["ludoteca", "skat"])
def test_a_braille_file_reads_back_as_the_planned_cells(deck: str, name: str) -> None:
    paper = embosser(name)
    plan = planned(deck, name)
    data = brf(plan, paper)
    wanted = []
    for page in plan.pages:
        rows = [row.rstrip("\u2800") for row in grid_rows(page, MARBURG, paper)]
        while not rows[-1]:
            rows.pop()
        wanted.append(rows)
    assert decoded(data, paper.display, "\r\n") == wanted
    for page in data.decode("latin-1").split("\f"):
        rows = page.split("\r\n")
        assert len(rows) - 1 <= paper.rows
        assert all(len(row) <= paper.columns for row in rows)


def test_nabcc_and_eurobraille_differ() -> None:
    plan = embosser_plan(by_hand(one="⠗⠶"), MARBURG, embosser("a4"), per_card=1)
    assert brf(plan, embosser("a4-nabcc")) == b"R7\r\n\f"
    assert brf(plan, embosser("a4")) != brf(plan, embosser("a4-nabcc"))


def test_newline_and_form_feed_are_settings() -> None:
    paper = replace(embosser("a4-nabcc"), newline="lf", form_feed=False, rows=3, columns=2)
    plan = embosser_plan(by_hand(one="⠗⠶", two="⠗⠦"), MARBURG, paper, per_card=2)
    # Two labels on a page, and a page is filled up to its three lines.
    assert brf(plan, paper) == b"R7\n\nR7\n" + b"R8\n\nR8\n"


def test_cells_of_eight_dots_have_no_character() -> None:
    plan = embosser_plan(by_hand(one="⣿"), MARBURG, embosser("a4"))
    with pytest.raises(LabelError) as caught:
        brf(plan, embosser("a4"))
    assert caught.value.key == "error-eight-dots"
    with pytest.raises(LabelError) as caught:
        brf(planned(), replace(embosser("a4"), display="nothing"))
    assert caught.value.key == "error-display"


@pytest.mark.parametrize("newline", ["crlf", "lf"])
def test_cups_sends_the_braille_file_to_an_embosser_unchanged(tmp_path: Path, newline: str) -> None:
    paper = replace(embosser("a4-nabcc"), newline=newline)
    plan = planned("ludoteca", "a4-nabcc")
    file, ppd = tmp_path / "deck.brf", tmp_path / "embosser.ppd"
    file.write_bytes(brf(plan, paper))
    ppd.write_text("".join(f"*Default{name}: {value}\n" for name, value in PPD.items()))
    result = subprocess.run(
        [FILTER, "1", "nobody", "deck", "1", "", str(file)],
        env={"PPD": str(ppd), "PATH": "/usr/bin:/bin", "LC_ALL": "C", "TMPDIR": str(tmp_path)},
        capture_output=True,
        check=True,
        timeout=HANGS_S,
    )
    assert b"Ready" in result.stderr
    # The filter makes CRLF of every line end, which is what an embosser wants, and takes the last
    # form feed for a line of its own.
    assert result.stdout.removesuffix(b"\r") == brf(plan, replace(paper, newline="crlf"))


# --- PEF -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("deck", ["ludoteca", "skat", "hexaducto"])
def test_pef_is_valid_by_the_official_schema(deck: str) -> None:
    data = pef(planned(deck), embosser("a4"), "Löwe & <Tiger>", "de")
    tree = etree.fromstring(data)
    rules = schema()
    assert rules.validate(tree), rules.error_log
    assert tree.findtext(".//{http://purl.org/dc/elements/1.1/}title") == "Löwe & <Tiger>"
    assert tree.findtext(".//{http://purl.org/dc/elements/1.1/}language") == "de"


def test_the_schema_would_refuse_a_wrong_file() -> None:
    data = pef(planned(), embosser("a4"), "deck", "de")
    assert not schema().validate(etree.fromstring(data.replace(b"<row>", b"<row>x", 1)))


def test_pef_holds_the_planned_cells() -> None:
    paper, plan = embosser("us"), planned("six", "us")
    tree = etree.fromstring(pef(plan, paper, "deck", "de"))
    space = "{http://www.daisy.org/ns/2008/pef}"
    volume = tree.find(f".//{space}volume")
    assert (volume.get("cols"), volume.get("rows")) == ("40", "25")
    pages = [
        [row.text or "" for row in page.iter(f"{space}row")] for page in tree.iter(f"{space}page")
    ]
    for found, page in zip(pages, plan.pages, strict=True):
        wanted = [row.rstrip("\u2800") for row in grid_rows(page, MARBURG, paper)]
        assert found == wanted[: len(found)]
        assert not any(wanted[len(found) :])


def test_pef_passes_the_validator_that_embosser_programs_use(tmp_path: Path) -> None:
    program = tmp_path / "Validate.java"
    program.write_text(VALIDATE, encoding="utf-8")
    good, wide = tmp_path / "good.pef", tmp_path / "wide.pef"
    data = pef(planned(), embosser("a4"), "deck", "de")
    good.write_bytes(data)
    # A row longer than its volume is what only this validator sees.
    wide.write_bytes(data.replace(b'cols="30"', b'cols="3"'))
    path = ":".join(
        str(JAVA / f"{name}.jar")
        for name in ("brailleUtils-core", "saxonb", "jing", "isorelax", "xercesImpl")
    )
    result = subprocess.run(
        ["java", "-cp", path, str(program), str(good), str(wide)],
        capture_output=True,
        text=True,
        check=True,
        timeout=HANGS_S,
    )
    answers = [line for line in result.stdout.splitlines() if line[:4] in ("true", "fals")]
    assert answers[0].split()[0] == "true"
    assert "Error" not in answers[0]
    assert answers[1].startswith("false")
    assert "Too many characters on row" in answers[1]


def test_the_same_labels_make_the_same_file() -> None:
    one = pef(planned(), embosser("a4"), "deck", "de")
    assert one == pef(planned(), embosser("a4"), "deck", "de")
    assert one != pef(planned("six"), embosser("a4"), "deck", "de")


# --- G-code --------------------------------------------------------------------------------------


def strikes(program: str) -> list[tuple[float, float]]:
    """Run a program: return where the needle came down, and lifted again before moving on."""
    place, down, struck = (0.0, 0.0), False, []
    for line in program.splitlines():
        assert line.endswith(";")
        if match := re.fullmatch(r"G1 X(-?[\d.]+) Y(-?[\d.]+);", line):
            assert not down
            place = (float(match[1]), float(match[2]))
        elif line == "M3 S1;":
            down = True
            struck.append(place)
        elif line == "M3 S0;":
            down = False
    assert not down
    return struck


def test_gcode_strikes_every_dot_once_and_where_it_was_planned() -> None:
    plan = planned()
    for page in plan.pages:
        program = gcode(page, plan).decode("ascii")
        struck = strikes(program)
        assert sorted(struck) == sorted((round(x, 2), round(y, 2)) for x, y in page.dots())
        rows = [y for _, y in struck]
        assert rows == sorted(rows)


def test_gcode_homes_first_and_lets_the_paper_out_at_the_end() -> None:
    plan = planned()
    lines = gcode(plan.pages[0], plan).decode("ascii").split("\r\n")
    assert lines[:5] == ["G21;", "G90;", "G28 X;", "G28 Y;", "M204 T1500;"]
    assert lines[-3:] == ["G1 X0.00 Y317.00;", "M84;", ""]


def test_the_needle_goes_to_and_fro() -> None:
    paper = embosser("a4")
    plan = embosser_plan(by_hand(one="⠛⠛"), MARBURG, paper, per_card=1)
    struck = strikes(gcode(plan.pages[0], plan).decode("ascii"))
    assert [x - paper.left for x, _ in struck] == pytest.approx([0, 2.5, 6, 8.5, 8.5, 6, 2.5, 0])
