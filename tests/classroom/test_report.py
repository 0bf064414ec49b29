"""The report: the figures of the example in docs/class-report.md, each pupil by itself."""

import csv
import re
from datetime import date
from html.parser import HTMLParser
from pathlib import Path

import pytest

from braillespiel.classroom.archive import ClassFile
from braillespiel.classroom.evidence import Evidence, purpose
from braillespiel.classroom.kept import KeptClass, KeptPupil
from braillespiel.classroom.report import report
from braillespiel.cli import main
from braillespiel.commands import class_pages
from braillespiel.network.class_messages import Counted

DOCS = Path(__file__).resolve().parents[2] / "docs" / "class-report.md"
MONDAY, TUESDAY = date(2026, 11, 23), date(2026, 11, 24)
READER = "no figure: their own screen reader writes the line"


def example() -> Evidence:
    """Return what docs/class-report.md tells of Ada, and a little of somebody else."""
    chosen = purpose(
        "Reading contractions", 30, ["cells", "contractions", "wrong-keys", "time"], MONDAY
    )
    evidence = Evidence(chosen)
    for pupil in (1, 2):
        evidence.answer(pupil, True)
    for cells, met in ((12, {"de-g2: der": 1}), (20, {"de-g2: sch": 1}), (8, {"de-g2: der": 1})):
        evidence.add(1, "Ada", Counted({"cells": cells}, met), MONDAY)
    evidence.add(1, "Ada", Counted({"wrong-keys": 0}, times=(1240, 900, 20_000)), MONDAY)
    reader = {"cells": "own-reader", "contractions": "own-reader"}
    evidence.add(
        1,
        "Ada",
        Counted({"wrong-keys": 2}, times=(3000,), unknown=reader),
        TUESDAY,  # type: ignore[arg-type]
    )
    evidence.add(2, "=Öz <b>", Counted({"cells": 7}), MONDAY)
    return evidence


def named(name: str) -> Evidence:
    """Return the evidence of one pupil."""
    evidence = Evidence(purpose("Reading", 30, ["cells"], MONDAY))
    evidence.answer(1, True)
    evidence.add(1, name, Counted({"cells": 1}), MONDAY)
    return evidence


class Tables(HTMLParser):
    """The tables of a page: by caption, the rows of cells; and what else is to be looked at."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.tables: dict[str, list[list[str]]] = {}
        self.headings: list[tuple[str, str]] = []
        self.language = ""
        self.names_in: list[str] = []
        """The text of each element "section"."""
        self._open = ""
        self._caption = ""
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag == "html":
            self.language = dict(attrs)["lang"] or ""
        if tag == "section":
            self.names_in.append("")
        if tag == "tr":
            self.tables[self._caption].append([])
        if tag in ("th", "td"):
            assert tag == "td" or ("scope", "col") in attrs or ("scope", "row") in attrs
        self._open = tag

    def handle_data(self, data: str) -> None:
        if self.names_in:
            self.names_in[-1] += data
        if self._open == "caption" and data.strip():
            self._caption = data
            self.tables[data] = []
        elif self._open in ("th", "td") and data.strip():
            self.tables[self._caption][-1].append(data)
        elif re.fullmatch("h[1-6]", self._open) and data.strip():
            self.headings.append((self._open, data))


def page(language: str = "en") -> Tables:
    return Tables(class_pages.html(report("3b", [example().kept()]), language))


def test_the_example_of_the_documentation_comes_out_as_worked_out_by_hand() -> None:
    told = DOCS.read_text(encoding="utf-8").partition("worked out by hand")[2]
    rows = [
        [cell.strip() for cell in line.strip("|").split("|")]
        for line in told.splitlines()
        if line.startswith("| ")
    ]
    assert rows[1] == ["23 November 2026", "40", "3", "0", "1.2 s"]
    assert rows[2] == ["24 November 2026", READER, READER, "2", "3 s"]
    assert page().tables["Ada: what was counted on each day"] == rows


def test_contractions_are_named_with_their_table() -> None:
    assert page().tables["Contractions and how often"] == [
        ["contraction for", "Braille table", "how often"],
        ["der", "German, contracted", "2"],
        ["sch", "German, contracted", "1"],
    ]


def test_each_pupil_has_a_page_and_no_page_names_two() -> None:
    found = page()
    assert found.language == "en"
    assert [each for each in found.headings if each[0] in ("h1", "h2")] == [
        ("h1", "Report: 3b"),
        ("h2", "Purpose: Reading contractions"),
    ]
    assert [text for tag, text in found.headings if tag == "h3"] == [
        "What the figures mean",
        "=Öz <b>",
        "Ada",
    ]
    assert len(found.names_in) == 2
    assert "Ada" not in found.names_in[0]
    assert "Öz" not in found.names_in[1]


@pytest.mark.parametrize("quick", ["Ada", "Zoe"])
def test_nobody_is_ranked_or_compared_however_fast_they_were(quick: str) -> None:
    evidence = Evidence(purpose("Speed", 30, ["time"], MONDAY))
    for pupil, name in enumerate(("Zoe", "Ada"), 1):
        evidence.answer(pupil, True)
        times = (400,) if name == quick else (60_000,)
        evidence.add(pupil, name, Counted(times=times), MONDAY)
    kept = evidence.kept()
    found = Tables(class_pages.html(report("3b", [kept]), "en"))
    assert [text for tag, text in found.headings if tag == "h3"][1:] == ["Ada", "Zoe"]
    for name in ("Ada", "Zoe"):
        figure = "0.4 s" if name == quick else "60 s"
        table = found.tables[f"{name}: what was counted on each day"]
        assert table == [["day", "time to act"], ["23 November 2026", figure]]
    rows = list(csv.reader(class_pages.as_csv(report("3b", [kept]), "en").splitlines()))
    assert [row[2] for row in rows[1:]] == ["Ada", "Zoe"]


def test_the_day_by_which_a_report_is_to_be_deleted_stands_on_it() -> None:
    kept = example().kept()
    html = class_pages.html(report("3b", [kept]), "en")
    assert "<p>Kept until 23 December 2026. Delete this report and its print-outs by then" in html
    rows = csv.DictReader(class_pages.as_csv(report("3b", [kept]), "en").splitlines())
    assert {row["until"] for row in rows} == {"2026-12-23"}


def test_a_figure_that_nobody_sent_has_a_reason_and_no_nought() -> None:
    assert page().tables["=Öz <b>: what was counted on each day"][1] == [
        "23 November 2026",
        "7",
        *["no figure: nothing counted"] * 3,
    ]


def test_the_german_report_is_german() -> None:
    found = page("de")
    assert found.language == "de"
    rows = found.tables["Ada: was an jedem Tag gezählt wurde"]
    assert rows[0] == ["Tag", "gelesene Zellen", "Kürzungen", "falsche Tasten", "Zeit bis zum Zug"]
    assert rows[1] == ["23. November 2026", "40", "3", "0", "1,2 s"]
    assert rows[3][-1] == "2,1 s"


def test_the_csv_has_a_row_for_each_figure_and_empties_for_what_is_unknown() -> None:
    text = class_pages.as_csv(report("3b", [example().kept()]), "en")
    rows = list(csv.DictReader(text.splitlines()))
    ada = [row for row in rows if row["pupil"] == "Ada"]
    assert {row["purpose"] for row in rows} == {"Reading contractions"}
    assert {row["until"] for row in rows} == {"2026-12-23"}
    found = {(row["date"], row["figure"], row["detail"]): row for row in ada}
    assert found["2026-11-23", "cells", ""]["value"] == "40"
    assert found["2026-11-23", "wrong-keys", ""]["value"] == "0"
    unknown = found["2026-11-24", "cells", ""]
    assert (unknown["value"], unknown["reason"]) == ("", "own-reader")
    time = found["all", "time", ""]
    assert (time["value"], time["unit"]) == ("2100", "ms")
    assert found["all", "contraction", "de-g2: der"]["value"] == "2"
    assert {row["pupil"] for row in rows} == {"Ada", "'=Öz <b>"}
    assert ";" in class_pages.as_csv(report("3b", [example().kept()]), "de").splitlines()[0]


@pytest.mark.parametrize(
    "name", ["=1+1", "＝1+1", "＋1", "－1", "＠SUM(A1)", "@SUM(A1)", "-1", "+1"]
)
def test_no_name_is_a_formula_in_a_spreadsheet(name: str) -> None:
    text = class_pages.as_csv(report("3b", [named(name).kept()]), "en")
    assert {row["pupil"] for row in csv.DictReader(text.splitlines())} == {f"'{name}"}


@pytest.mark.parametrize(("language", "expected"), [("de", ","), ("en", ";"), ("en", "\t")])
def test_a_spreadsheet_that_expects_another_separator_cuts_no_name_in_two(
    language: str, expected: str
) -> None:
    text = class_pages.as_csv(report("3b", [named(f"Ana{expected}=1+1").kept()]), language)
    cells = [cell for row in csv.reader(text.splitlines(), delimiter=expected) for cell in row]
    assert not any(cell.startswith("=") for cell in cells)


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("BRAILLESPIEL_HOME", str(tmp_path / "home"))
    monkeypatch.setattr("braillespiel.cli._delete_old_evidence", lambda language: None)
    return tmp_path / "home"


def test_the_command_writes_what_is_asked_for_and_remembers_where(
    home: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = ClassFile.at(home, "3b")
    file.keep(KeptClass("3b", (KeptPupil(1, "Ada"),)))
    out = tmp_path / "out"
    arguments = ["class", "report", "3b", "--format", "html,csv", "--out", str(out), "--lang", "en"]
    assert main(arguments) == 1
    assert capsys.readouterr().err.startswith("Nothing is counted for 3b, so there is no report.")
    file.keep_evidence(example().kept())
    assert main(arguments) == 0
    html, table = out / "3b-report.html", out / "3b-report.csv"
    assert capsys.readouterr().out == f"Report written: {html}\nReport written: {table}\n"
    assert "Ada" in html.read_text(encoding="utf-8")
    assert table.read_bytes().startswith(b"\xef\xbb\xbfpurpose,")
    assert html.stat().st_mode & 0o077 == 0
    assert main(arguments) == 0
    assert [one.path for one in ClassFile.open(file.path).reports()] == [str(html), str(table)]


def test_a_format_that_is_none_is_named(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["class", "report", "3b", "--format", "pdf", "--lang", "en"]) == 2
    assert capsys.readouterr().err.startswith("There is no pdf. Name html, csv, or both: html,csv.")
