"""Options that change nothing are told, wrong ones in the form that was asked for."""

from __future__ import annotations

import io
import json
import sys
from pathlib import Path

import pytest

from braillespiel.cli import main
from braillespiel.labels import dimensions


def labels(*arguments: str) -> int:
    return main(["labels", *arguments, "--lang", "de"])


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("--out", "x"), "--out bewirkt hier nichts."),
        (("--swell", "--first", "3"), "--first, --swell bewirken hier nichts."),
        (("--format", "brf", "--bed", "200x200"), "--bed bewirkt hier nichts."),
        (("--format", "pdf", "--columns", "20"), "--columns bewirkt hier nichts."),
        (("--format", "pdf,brf", "--columns", "20"), ""),
        (("--format", "pdf", "--sheet", "cards", "--first", "3"), "--first bewirkt hier nichts."),
        (("--format", "pdf", "--sheet", "L7160", "--paper", "letter"), "--paper bewirkt hier"),
        (("--format", "pdf,large", "--sheet", "L7160", "--paper", "letter"), ""),
        (("--format", "pef", "--code", "brf"), "--code bewirkt hier nichts."),
        (("--format", "stl", "--orient", "corner"), "--orient bewirkt hier nichts."),
        (("--format", "stl", "--orient", "line"), ""),
        (("--sheet", "L7160", "--check"), ""),
        (("--orient", "corner", "--check"), ""),
        (("--no-form-feed", "--format", "txt"), "--no-form-feed bewirkt hier nichts."),
    ],
)
def test_options_without_effect_are_told(
    arguments: tuple[str, ...],
    sentence: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    out = ("--out", str(tmp_path)) if "--format" in arguments else ()
    assert labels("cubus", *arguments, *out) == 0
    heard = [line for line in capsys.readouterr().err.splitlines() if " von " not in line]
    assert "\n".join(heard).startswith(sentence)
    assert bool(heard) == bool(sentence)
    assert labels("cubus", *arguments, *out, "--json") == 0
    assert json.loads(capsys.readouterr().out)["notes"] == heard


def test_lists_and_printers_tell_it_too_and_speak_json(
    own_settings: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    measured = ("--printer", "hall", "--measured", "21,19.5,170,239")
    for arguments, what in (
        (("--list",), "decks"),
        (measured, "printer"),
        (("--calibrate", "--printer", "hall", "--out", str(tmp_path)), "files"),
    ):
        assert labels(*arguments) == 0
        assert capsys.readouterr().err == ""
        assert labels(*arguments, "--mirror") == 0
        assert capsys.readouterr().err == "--mirror bewirkt hier nichts.\n"
        assert labels(*arguments, "--mirror", "--json") == 0
        heard = capsys.readouterr()
        data = json.loads(heard.out)
        assert data["notes"] == ["--mirror bewirkt hier nichts."]
        assert data[what]
        assert heard.err == ""


def test_a_calibration_page_of_somebody_else_is_kept(
    own_settings: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "calibration.pdf").write_text("mine", encoding="utf-8")
    assert labels("--calibrate", "--out", str(tmp_path)) == 0
    assert capsys.readouterr().out.startswith(
        "calibration.pdf war von Hand geändert; die alte Fassung heißt jetzt calibration.pdf.bak.\n"
    )
    assert (tmp_path / "calibration.pdf.bak").read_text(encoding="utf-8") == "mine"


@pytest.mark.parametrize(
    ("arguments", "key", "sentence"),
    [
        (("--nosuch",), "usage", "Falscher Aufruf: --nosuch gibt es hier nicht."),
        (("--first", "x"), "usage", "Falscher Aufruf: --first muss eine ganze Zahl sein, nicht x."),
        (
            ("--paper", "a5"),
            "usage",
            "Falscher Aufruf: --paper kann nicht a5 sein, nur a4, letter.",
        ),
        (("--sheet",), "usage", "Falscher Aufruf: nach --sheet fehlt der Wert."),
        (("--margin", "x"), "error-range-of", "--margin x ergibt keinen Sinn."),
        (("--bed", "5x5"), "error-bed-size", "5x5 ist kein Druckbett."),
    ],
)
def test_wrong_arguments_are_json_where_json_was_asked_for(
    arguments: tuple[str, ...], key: str, sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    def status(*more: str) -> int:
        try:
            return main(["labels", "cubus", "--lang", "de", *more])
        except SystemExit as end:
            return int(end.code or 0)

    assert status("--json", *arguments) == 2
    heard = capsys.readouterr()
    data = json.loads(heard.out)
    assert set(data) == {"error", "text"}
    assert data["error"] == key
    assert data["text"].startswith(sentence)
    assert heard.err == ""
    assert status(*arguments) == 2
    heard = capsys.readouterr()
    assert heard.err.startswith(sentence)
    assert heard.out == ""


def test_a_deck_is_piped_through_the_command(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(b"Karte;Anzahl\nL1;2\nT2;1\n")))
    assert labels("-", "--check", "--json") == 0
    data = json.loads(capsys.readouterr().out)
    assert (data["deck"], data["text"]) == ("deck", "3 Karten, keine Konflikte.")
    assert [one["braille"] for one in data["labels"]] == ["⠇⠂", "⠞⠆"]


def test_own_entries_lie_in_the_home_of_the_client(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("BRAILLESPIEL_HOME", str(tmp_path))
    folder = tmp_path / "labels"
    folder.mkdir()
    (folder / "profiles.toml").write_text(
        "[mine]\ndot = 2.6\ncell = 6.1\nline = 10.2\nbase = 1.5\nheight = 0.5\nswell = 1.2\n",
        encoding="utf-8",
    )
    assert labels("--list") == 0
    heard = capsys.readouterr().out
    assert "marburg-medium, marburg-large, nls, ada, mine." in heard
    assert str(folder) in heard
    assert labels("cubus", "--profile", "mine") == 0


@pytest.mark.parametrize(
    ("kind", "entry", "key"),
    [
        ("profiles", "[p]\ndot = nan", "error-field"),
        ("profiles", "[p]\ndot = inf", "error-field"),
        ("profiles", "p = 3", "error-entry"),
        (
            "profiles",
            "[p]\ndot = 1.7\ncell = 6\nline = 10\nbase = 1.6\nheight = 0.5\nswell = 1",
            "",
        ),
        ("cards", "[p]\nwidth = 1\nheight = 50", "error-field"),
        ("sheets", "[p]\npaper = [210, 297]\nsize = [9, 9]\ncolumns = 1e9", "error-count"),
        ("embossers", "[p]\npaper = [210, 297]\ncolumns = -1", "error-count"),
        ("printers", "[p]\noffset = [nan, 0]\nscale = [1, 1]", "error-printers"),
        ("printers", "[p]\noffset = [0, 0]\nscale = [1, 1e9]", "error-printers"),
        ("printers", "p = 3", "error-printers"),
    ],
)
def test_entries_that_cannot_be_are_refused(
    kind: str, entry: str, key: str, own_settings: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = dimensions.user_file(kind)
    path.parent.mkdir(parents=True)
    path.write_text(entry + "\n", encoding="utf-8")
    assert labels("--list", "--json") == 2
    assert json.loads(capsys.readouterr().out)["error"] == (key or "error-field")


def test_a_printer_that_is_not_measured_names_those_that_are(
    own_settings: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    def told() -> str:
        assert labels("cubus", "--printer", "hall", "--json") == 2
        return str(json.loads(capsys.readouterr().out)["text"])

    assert told() == "hall ist noch nicht vermessen. Drucke die Kalibrierseite mit --calibrate."
    assert labels("--printer", "desk", "--measured", "21,19.5,170,239") == 0
    capsys.readouterr()
    assert told() == (
        "hall ist noch nicht vermessen. Vermessen sind: desk. "
        "Drucke die Kalibrierseite mit --calibrate."
    )
