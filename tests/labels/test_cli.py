"""The command as it is typed, and what it says."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

import braillespiel.labels
from braillespiel.cli import main
from braillespiel.games import registry
from braillespiel.labels import notation
from braillespiel.labels.dimensions import user_file
from braillespiel.labels.files import LIST
from braillespiel.labels.options import EFFECTS
from braillespiel.labels.report import catalogue
from braillespiel.output.braille import louis
from tests.labels.command import labels

pytestmark = pytest.mark.usefixtures("german")


def test_a_check_says_how_many_cards_and_that_all_is_well(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert labels("ludoteca", "--check") == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "134 Karten, keine Konflikte."
    assert lines[-1] == (
        "Im Fächer mit Streifen von 20 Millimetern sind 2 Formen zu fühlen; "
        "das unterscheidet 56 von 56 Karten."
    )


def test_a_check_says_what_is_wrong_and_the_exit_status_too(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert labels("points", "--check") == 1
    lines = capsys.readouterr().out.splitlines()
    assert lines[:3] == [
        "150 Karten, 2 Konflikte.",
        "4 und 8: Auf dem Kopf fühlt sich ein Etikett wie das andere an. "
        "Eine abgeschnittene Ecke beendet das (--orient corner), auf Aufklebern und im "
        "Brailledrucker eine Linie (--orient line).",
        "6 und 0: Auf dem Kopf fühlt sich ein Etikett wie das andere an. "
        "Eine abgeschnittene Ecke beendet das (--orient corner), auf Aufklebern und im "
        "Brailledrucker eine Linie (--orient line).",
    ]


def test_remedies_say_what_they_did(capsys: pytest.CaptureFixture[str]) -> None:
    assert labels("points", "--check", "--fix") == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[:2] == [
        "150 Karten, keine Konflikte.",
        "8 und 0: Hinter jedem dieser Etiketten steht jetzt ein Zeichen mit Punkt 3.",
    ]
    assert labels("ludoteca", "--check", "--fix") == 0
    assert capsys.readouterr().out.splitlines()[1] == "Es musste nichts geändert werden."


def test_json_holds_the_same_for_programs(capsys: pytest.CaptureFixture[str]) -> None:
    assert labels("actions", "--check", "--fix", "--json") == 0
    data = json.loads(capsys.readouterr().out)
    assert data["text"] == "108 Karten, keine Konflikte."
    assert data["conflicts"] == 0
    assert data["changes"][0]["kind"] == "letter"
    assert {"card": "red-7", "print": "rot 7", "copies": 2, "braille": "⠗⠶"} in data["labels"]
    assert labels("actions", "--json") == 1
    data = json.loads(capsys.readouterr().out)
    (finding,) = [one for one in data["findings"] if one["severity"] == "warning"]
    assert finding["cards"] == ["yellow-7", "green-5"]
    assert finding["text"].startswith("gelb 7 und grün 5: ")


def test_a_csv_deck_in_every_format(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    deck = tmp_path / "zoo.csv"
    deck.write_text("Karte;Braille;Anzahl\nLöwe;l;3\nTiger;t;2\n", encoding="utf-8")
    formats = "pdf,svg,brf,pef,txt,stl,3mf,tape,gcode,large,proof"
    assert labels(str(deck), "--format", formats, "--out", str(tmp_path / "out")) == 0
    heard = capsys.readouterr()
    assert heard.err.splitlines()[0] == "Etiketten als PDF, 1 von 11"
    lines = heard.out.splitlines()
    assert lines == [
        "5 Karten, ein Bogen, keine Konflikte.",
        f"15 Dateien in {tmp_path / 'out'}.",
    ]
    assert {path.name for path in (tmp_path / "out").iterdir()} == {
        "zoo-labels.pdf",
        "zoo-labels-1.svg",
        "zoo.brf",
        "zoo.pef",
        "zoo.txt",
        "zoo-stl",
        "zoo-tags-1.3mf",
        "zoo-jig.3mf",
        "zoo-tape.txt",
        "zoo-1.gcode",
        "zoo-large.pdf",
        "zoo-proof.pdf",
        LIST,
    }


def test_the_report_of_written_files_as_json(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    arguments = ("ludoteca", "--lang", "en", "--format", "brf", "--code", "brf", "--embosser", "us")
    assert labels(*arguments, "--out", str(tmp_path), "--json") == 0
    data = json.loads(capsys.readouterr().out)
    assert data["sheets"] == {"brf": 5}
    assert data["files"] == [str(tmp_path / "ludoteca.brf")]
    assert b"AL   AL" in (tmp_path / "ludoteca.brf").read_bytes()


def test_a_printer_is_measured_once_and_used_by_name(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], own_settings: Path
) -> None:
    out = str(tmp_path)
    assert labels("--calibrate", "--out", out) == 0
    assert (tmp_path / "calibration.pdf").is_file()
    assert labels("--printer", "flur", "--measured", "21,19,170,240") == 0
    said = capsys.readouterr().out.splitlines()[-1]
    assert said.startswith("flur: um -1 und 1 Millimeter verschieben, um 1 und 1 strecken.")
    assert labels("cubus", "--printer", "flur", "--format", "svg", "--out", out) == 0
    moved = (tmp_path / "cubus-labels-1.svg").read_text(encoding="utf-8")
    assert labels("cubus", "--format", "svg", "--out", out) == 0
    plain = (tmp_path / "cubus-labels-1.svg").read_text(encoding="utf-8")
    first = re.compile(r'circle cx="([\d.]+)" cy="([\d.]+)"')
    one, two = first.search(moved), first.search(plain)
    assert one
    assert two
    assert float(one[1]) - float(two[1]) == pytest.approx(-1)
    assert float(one[2]) - float(two[2]) == pytest.approx(1)
    assert labels("--list") == 0
    assert "Vermessene Drucker: flur." in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (
            ("--check",),
            "Welches Deck? Gib ein Spiel, ein Deck des Verzeichnisses oder eine Datei an; --list",
        ),
        (("skat", "--format", "pdf"), "Gib mit --out den Ordner für die Dateien an."),
        (("--measured", "1,2,3,4"), "Gib dem Drucker mit --printer einen Namen."),
        (("skat", "--format", "doc", "--out", "x"), "doc ist kein Format. Es gibt pdf, svg,"),
        (("skat", "--card-size", "7"), "7 ist keine Kartengröße. Es gibt poker, bridge,"),
        (("skat", "--profile", "7"), "7 ist kein Maßprofil. Es gibt marburg-medium,"),
        (
            ("skat", "--notation", "7"),
            "7 ist keine Notation. Es gibt display, german, international,",
        ),
        (("skat", "--embosser", "7"), "7 ist kein Papier für Brailledrucker. Es gibt a4,"),
        (("skat", "--offset", "a"), "--offset a ergibt keinen Sinn. Gib X,Y an."),
        (("skat", "--margin", "-1"), "--margin -1 ergibt keinen Sinn."),
        (("skat", "--margin", "nan"), "--margin nan ergibt keinen Sinn."),
        (
            ("skat", "--bed", "5x5"),
            "5x5 ist kein Druckbett. Gib Breite und Tiefe",
        ),
        (("skat", "--card-size", "5x5"), "5x5 ist keine Kartengröße. Breite und Höhe liegen"),
        (("skat", "--knife", "x"), "--knife x ergibt keinen Sinn. Gib eine Zahl von 0 bis 50 an."),
        (("skat", "--scale", "0,0"), "--scale 0,0 ergibt keinen Sinn. Gib eine Zahl von 0,5 bis 2"),
        (("nowhere",), "nowhere ist kein Deck. Es gibt cubus, hexaducto,"),
        (("none.csv",), "Eine Datei none.csv gibt es nicht. Prüf den Namen."),
        (("x" * 5000 + ".csv",), "x" * 400 + "… ist nicht lesbar: der Name ist zu lang."),
        (("cubus", "--table", "/dev/zero"), "/dev/zero ist keine brauchbare Brailletabelle."),
        (("cubus", "--table", ""), " ist keine brauchbare Brailletabelle."),
        (("--printer", "a\0b", "--measured", "20,20,170,240"), "Gib dem Drucker mit --printer"),
    ],
)
def test_wrong_options_say_what_and_the_remedy(
    arguments: tuple[str, ...],
    sentence: str,
    capsys: pytest.CaptureFixture[str],
    own_settings: Path,
) -> None:
    assert labels(*arguments) == 2
    heard = capsys.readouterr()
    assert heard.err.startswith(sentence)
    assert heard.out == ""
    assert labels(*arguments, "--json") == 2
    assert json.loads(capsys.readouterr().out)["text"].startswith(sentence)


def test_the_list_names_everything_that_can_be_chosen(
    capsys: pytest.CaptureFixture[str], home_of_nobody: Path
) -> None:
    assert labels("--list") == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith(f"Decks: {', '.join(registry.own())}, ")
    assert "Etikettenbögen: L4731, L7160, L7651, 3474." in lines
    assert str(home_of_nobody / "labels") in lines[-1]


@pytest.mark.parametrize(
    ("language", "head"),
    [("de", "Aufruf: braillespiel labels "), ("en", "Usage: braillespiel labels ")],
)
def test_the_help_names_every_option(
    language: str, head: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert labels("--lang", language, "--help") == 0
    told = capsys.readouterr().out
    assert told.startswith(head)
    known = {f"--{name.replace('_', '-')}" for name in EFFECTS}
    assert {option for option in known if option not in told} == set()
    assert catalogue(language)("help") in told


def test_every_error_in_the_code_has_its_sentence() -> None:
    folder = Path(braillespiel.labels.__file__).parent
    keys = {
        key
        for path in folder.rglob("*.py")
        for key in re.findall(r'"(error-[a-z-]+)"', path.read_text(encoding="utf-8"))
    }
    assert len(keys) > 30
    for language in ("de", "en"):
        words = catalogue(language)
        assert {key for key in keys if not words.has(key)} == set()


def test_the_program_itself_has_the_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["labels", "hexaducto", "--lang", "de", "--check"]) == 0
    assert capsys.readouterr().out.startswith("150 Karten, keine Konflikte.")


def test_a_wrong_entry_of_ones_own_is_told_and_stops_no_other_command(
    capsys: pytest.CaptureFixture[str], own_settings: Path
) -> None:
    path = user_file("cards")
    path.parent.mkdir(parents=True)
    path.write_text("[poker]\nwidth = -3\n", encoding="utf-8")
    assert labels("logomachy", "--check") == 2
    assert capsys.readouterr().err == (
        "cards.toml, Zeile 2, Eintrag poker: width fehlt oder ergibt keinen Sinn. "
        "Gib eine Länge in Millimetern an.\n"
    )
    path.write_text("[poker\n", encoding="utf-8")
    assert labels("logomachy", "--check") == 2
    assert capsys.readouterr().err.startswith("cards.toml, Zeile 1, Spalte 7: Ab hier ist")


def test_without_liblouis_digits_and_letters_still_work_and_words_say_the_remedy(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def missing(*_: object) -> None:
        raise louis.LouisUnavailable(("liblouis.so",), "")

    notation._by_table.cache_clear()  # What an earlier test has translated does not count.
    for name in ("translate", "back_translate", "display_encode"):
        monkeypatch.setattr(louis, name, missing)
    assert labels("cubus", "--format", "pdf,proof,3mf,tape", "--out", str(tmp_path)) == 0
    capsys.readouterr()
    assert labels("cubus", "--format", "brf", "--out", str(tmp_path)) == 1
    told = (
        "Nicht gemacht: Braille-Datei für Brailledrucker. liblouis, der Brailleübersetzer, fehlt."
    )
    assert told in capsys.readouterr().out
    assert labels("poker", "--check") == 2
    assert capsys.readouterr().err.startswith("liblouis, der Brailleübersetzer, fehlt.")
