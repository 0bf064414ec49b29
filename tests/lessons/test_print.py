"""Ready lessons on paper: the files are valid, and say what the desk says, no more and no less."""

from __future__ import annotations

import json
from html.parser import HTMLParser
from pathlib import Path

import pdfplumber
import pytest
from lxml import etree

from braillespiel.cli import main
from braillespiel.kit.lesson_sheet import CATALOGUES, FORMATS, LEAST_CELLS, LEAST_LINES
from braillespiel.labels.dimensions import embosser
from braillespiel.languages import of_labels
from braillespiel.lessons import ready
from braillespiel.output.braille import louis
from braillespiel.output.braille.tables import usual
from braillespiel.words.catalogue import Words
from braillespiel.words.phrase import felt
from tests.labels.pef import schema

Captured = pytest.CaptureFixture[str]
LESSONS = {one.id: one for one in ready.lessons()}
BLANK = "\u2800"
VOID = {"meta", "br", "hr", "link"}
PEF = "{http://www.daisy.org/ns/2008/pef}"


def printed(out: Path, *ids: str, language: str = "en", more: tuple[str, ...] = ()) -> int:
    return main(["lessons", "print", *ids, "--out", str(out), "--lang", language, *more])


def pages_of(path: Path, display: str = "brf-de") -> list[list[str]]:
    """Return the pages of a Braille file as rows of Unicode Braille."""
    text = path.read_bytes().decode("latin-1")
    assert text.endswith("\f")
    return [
        [louis.display_decode(row, display) for row in page.split("\r\n")[:-1]]
        for page in text.split("\f")[:-1]
    ]


class Page(HTMLParser):
    """Reads a page strictly: what is opened is closed, and nothing comes from elsewhere."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.texts: list[str] = []
        self.language: str | None = ""
        self.feed(text)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        assert not {"src", "href"} & given.keys()
        if tag == "html":
            self.language = given["lang"]
        if tag == "li":
            assert self.open[-1] == "ul" or self.open.pop() == "li"
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if tag == "ul" and self.open[-1] == "li":
            self.open.pop()
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if data.strip() and self.open[-1] not in ("style", "title"):
            self.texts.append(data.strip())


@pytest.mark.parametrize("language", of_labels())
def test_every_lesson_is_a_valid_file_of_each_kind_with_the_same_text(
    language: str, tmp_path: Path, capsys: Captured
) -> None:
    assert printed(tmp_path, language=language) == 0
    assert {path.name for path in tmp_path.glob("[!.]*")} == {
        f"{name}.{kind}" for name in LESSONS for kind in FORMATS
    }
    rules, paper, table = schema(), embosser("a4"), usual(language)
    for name in LESSONS:
        text = (tmp_path / f"{name}.txt").read_text("utf-8")
        lines = [line for line in text.splitlines() if line]
        page = Page((tmp_path / f"{name}.html").read_text("utf-8"))
        assert (page.open, page.language, page.texts) == ([], language, lines)
        with pdfplumber.open(tmp_path / f"{name}.pdf") as document:
            for one in document.pages:
                assert all(char["size"] >= 16 for char in one.chars)
                assert all(char["x0"] > 40 and char["x1"] < 555 for char in one.chars)
                assert all(char["top"] > 40 and char["bottom"] < 802 for char in one.chars)
            read = "".join(one.extract_text() for one in document.pages)
        assert "".join(read.split()) == "".join(text.split())
        tree = etree.parse(tmp_path / f"{name}.pef")
        assert rules.validate(tree), rules.error_log
        felt_pages = pages_of(tmp_path / f"{name}.brf")
        assert [
            [row.text or "" for row in one.iter(f"{PEF}row")] for one in tree.iter(f"{PEF}page")
        ] == felt_pages
        rows = [row for one in felt_pages for row in one]
        assert all(len(one) <= paper.rows for one in felt_pages)
        assert all(len(row) <= paper.columns for row in rows)
        cells = [louis.translate(felt(line), table).cells for line in lines]
        wanted = "".join(cells).replace(BLANK, "").replace(" ", "")
        assert "".join(rows).replace(BLANK, "") == wanted
    assert f"{len(LESSONS) * len(FORMATS)} " in capsys.readouterr().out


@pytest.mark.parametrize("language", of_labels())
def test_a_sheet_says_whom_it_is_for_and_each_step_of_the_desk_once(
    language: str, tmp_path: Path
) -> None:
    assert printed(tmp_path, language=language, more=("--format", "txt")) == 0
    words = Words(language, CATALOGUES)
    for name, one in LESSONS.items():
        lines = (tmp_path / f"{name}.txt").read_text("utf-8").splitlines()
        assert lines[0] == one.says(words, "title").full
        assert one.about(words).full in lines
        for step, text in one.steps(words).items():
            if step in ("match", "exercise"):
                assert lines.count(text.full) == 1
            else:
                at = lines.index(text.brief)
                assert text.full.endswith(lines[at + 1])
        assert len(lines) == len([line for line in lines if "{" not in line])


def test_what_is_laid_out_is_what_is_dealt(tmp_path: Path) -> None:
    assert printed(tmp_path, "logomachy-colours", "six-turns", more=("--format", "txt")) == 0
    lines = (tmp_path / "logomachy-colours.txt").read_text("utf-8").splitlines()
    at = lines.index("Middle:")
    assert lines[at + 1 : at + 4] == ["green 3", "blue 4", "red 2"]
    at = lines.index("Seat 1, Hand:")
    assert lines[at + 1 : at + 3] == ["red 7", "yellow 1"]
    at = lines.index("Seat 2, Hand:")
    assert lines[at + 1 : at + 3] == ["blue 5", "green 2"]
    assert "lays this out" not in (tmp_path / "six-turns.txt").read_text("utf-8")


def test_an_exercise_is_named_once(tmp_path: Path) -> None:
    assert printed(tmp_path, "six-turns", more=("--format", "txt")) == 0
    lines = (tmp_path / "six-turns.txt").read_text("utf-8").splitlines()
    assert "Give all the exercise: card notation" in lines


@pytest.mark.parametrize(
    ("language", "table"), [("de", "de-g2"), ("en", "ueb-g2"), ("fr", "fr-g2")]
)
def test_contracted_braille_is_shorter_and_by_its_table(
    language: str, table: str, tmp_path: Path
) -> None:
    plain, short = tmp_path / "plain", tmp_path / "short"
    only = ("--format", "brf")
    assert printed(plain, "six-turns", language=language, more=only) == 0
    assert printed(short, "six-turns", language=language, more=(*only, "--table", table)) == 0
    first, second = (
        "".join(row for page in pages_of(folder / "six-turns.brf") for row in page)
        for folder in (plain, short)
    )
    assert len(second) < len(first)
    said = LESSONS["six-turns"].says(Words(language, CATALOGUES), "question").full
    assert louis.translate(felt(said), table).cells.replace(BLANK, "") in second.replace(BLANK, "")


def test_paper_is_as_wide_and_high_as_one_says(tmp_path: Path) -> None:
    more = ("--format", "brf,pef", "--columns", "20", "--rows", "10", "--embosser", "a4-nabcc")
    assert printed(tmp_path, "six-sums", more=more) == 0
    pages = pages_of(tmp_path / "six-sums.brf", embosser("a4-nabcc").display)
    assert len(pages) > 2
    assert max(len(page) for page in pages) <= 10
    assert 15 < max(len(row) for page in pages for row in page) <= 20
    assert etree.parse(tmp_path / "six-sums.pef").find(f".//{PEF}volume").get("cols") == "20"


@pytest.mark.parametrize(
    ("more", "told"),
    [
        (("--columns", str(LEAST_CELLS - 1)), "--columns"),
        (("--rows", str(LEAST_LINES - 1)), "--rows"),
        (("--columns", "0"), "--columns"),
        (("--columns", "90"), "At most --columns"),
        (("--table", "nothing"), "nothing is not a usable Braille table"),
        (("--embosser", "nothing"), "nothing is not an embosser paper"),
        (("--format", "doc"), "There is no format doc. The formats are: txt, html, pdf, brf, pef."),
        (("--format", ""), "There is no format"),
    ],
)
def test_what_makes_no_sense_is_told_and_nothing_is_written(
    more: tuple[str, ...], told: str, tmp_path: Path, capsys: Captured
) -> None:
    assert printed(tmp_path / "out", more=more) == 2
    assert told in capsys.readouterr().err
    assert not (tmp_path / "out").exists()


def test_cells_of_eight_dots_are_refused(tmp_path: Path, capsys: Captured) -> None:
    assert printed(tmp_path, "six-sums", more=("--format", "brf", "--table", "us-comp8")) == 1
    assert capsys.readouterr().err.splitlines()[-1].strip()
    assert not list(tmp_path.glob("*.brf"))


def test_an_unknown_lesson_is_told_with_those_there_are(tmp_path: Path, capsys: Captured) -> None:
    assert printed(tmp_path / "out", "six-turns", "chess") == 2
    told = capsys.readouterr().err
    assert told.startswith("No ready lesson is called chess. The ready lessons are: ")
    assert all(name in told for name in LESSONS)
    assert not (tmp_path / "out").exists()


def test_a_folder_that_cannot_be_written_is_told(tmp_path: Path, capsys: Captured) -> None:
    (tmp_path / "out").write_text("a file", encoding="utf-8")
    assert printed(tmp_path / "out", "six-turns") == 1
    assert "out" in capsys.readouterr().err.splitlines()[-1]
    assert (tmp_path / "out").read_text("utf-8") == "a file"


def test_ours_are_replaced_and_what_was_changed_by_hand_is_kept(
    tmp_path: Path, capsys: Captured
) -> None:
    only = ("--format", "txt,brf")
    assert printed(tmp_path, "six-turns", language="de", more=only) == 0
    (tmp_path / "six-turns.brf").write_bytes(b"mine\r\n\f")
    assert printed(tmp_path, "six-turns", language="fr", more=only) == 0
    assert "six-turns.brf" in capsys.readouterr().out
    assert (tmp_path / "six-turns.brf.bak").read_bytes() == b"mine\r\n\f"
    assert not (tmp_path / "six-turns.txt.bak").exists()
    assert (tmp_path / "six-turns.txt").read_text("utf-8").startswith("SIX, à qui le tour")


def test_progress_goes_to_standard_error_and_json_is_one_document(
    tmp_path: Path, capsys: Captured
) -> None:
    assert printed(tmp_path, "six-sums", "six-turns", more=("--format", "txt")) == 0
    told = capsys.readouterr()
    assert told.err.splitlines() == ["SIX, whose turn: 1 of 2", "SIX, sums of dice: 2 of 2"]
    assert told.out == f"2 lessons, 2 files in {tmp_path}.\n"
    assert printed(tmp_path, "six-sums", more=("--format", "txt", "--json")) == 0
    told = capsys.readouterr()
    assert told.err == ""
    assert json.loads(told.out) == {
        "lessons": ["six-sums"],
        "files": [str(tmp_path / "six-sums.txt")],
        "kept": [],
    }


def test_the_same_lesson_makes_the_same_files(tmp_path: Path) -> None:
    for folder in ("one", "two"):
        assert printed(tmp_path / folder, "cubus-boxes", language="de") == 0
    for kind in FORMATS:
        one, two = (tmp_path / folder / f"cubus-boxes.{kind}" for folder in ("one", "two"))
        assert one.read_bytes() == two.read_bytes()
