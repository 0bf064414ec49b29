"""The list of a class: what teachers write in spreadsheets, and what is said of mistakes."""

from pathlib import Path

import pytest

from braillespiel.classroom import roster
from braillespiel.classroom.roster import Roster, RosterError, RosterPupil
from braillespiel.commands import rosters, shared
from braillespiel.network.class_messages import ROSTER
from braillespiel.ui.settings import BY_KEY
from braillespiel.words.catalogue import Words

FULL = """\
note;Table;cells;NAME;speech-rate;Front End;theme;wording;language;assistant_of;level
"ruft gern; laut";de-g2;40;Jörg Äpfel;70;terminal;yellow;brief;de;;3

;;;Frau Öz;;;;;;jörg äpfel;
"""
NEEDS = {
    "braille-table": "de-g2",
    "cells": 40,
    "speech-rate": 70,
    "front-end": "terminal",
    "theme": "yellow",
    "wording": "brief",
    "language": "de",
}
WHOLE = Roster(
    (
        RosterPupil("Jörg Äpfel", NEEDS, level=3, note="ruft gern; laut"),
        RosterPupil("Frau Öz", assistant_of="jörg äpfel"),
    )
)


def written(folder: Path, text: str | bytes, name: str = "class.csv") -> Roster:
    path = folder / name
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    return roster.read(path)


def problems(folder: Path, text: str, name: str = "class.csv") -> list[str]:
    """Return the sentences for everything that is wrong with a list."""
    path = folder / name
    path.write_text(text, encoding="utf-8")
    with pytest.raises(shared.CommandError) as caught:
        rosters.read(path, Words("en", ("cli",)))
    return str(caught.value).split("\n")


@pytest.mark.parametrize("delimiter", [";", "\t", ","])
@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "cp1252"])
def test_a_list_is_read_as_spreadsheets_write_it(
    tmp_path: Path, delimiter: str, encoding: str
) -> None:
    text = FULL.replace("; laut", "· laut").replace(";", delimiter).replace("· laut", "; laut")
    assert written(tmp_path, text.replace("\n", "\r\n").encode(encoding)) == WHOLE
    said = f"sep={delimiter}\n{text}".encode(encoding)
    assert written(tmp_path, said) == WHOLE


def test_the_same_list_is_read_from_toml(tmp_path: Path) -> None:
    text = """
    [[pupils]]
    name = "Jörg Äpfel"
    cells = 40
    table = "de-g2"
    speech_rate = 70
    front_end = "terminal"
    theme = "yellow"
    wording = "brief"
    language = "de"
    level = 3
    note = "ruft gern; laut"

    [[pupils]]
    assistant-of = "jörg äpfel"
    name = "Frau Öz"
    """
    assert written(tmp_path, text, "class.toml") == WHOLE


def test_names_alone_are_enough(tmp_path: Path) -> None:
    assert written(tmp_path, "name\nAda\nBo") == Roster((RosterPupil("Ada"), RosterPupil("Bo")))


def test_somebody_is_found_whatever_the_case_of_the_name(tmp_path: Path) -> None:
    found = written(tmp_path, FULL)
    assert found.pupil("FRAU öz") == WHOLE.pupils[1]
    assert found.pupil("Frau") is None


def test_needs_and_notes_stand_in_no_repr(tmp_path: Path) -> None:
    shown = repr(written(tmp_path, FULL))
    assert "Jörg" in shown
    for need in ("de-g2", "40", "70", "terminal", "yellow", "brief", "laut"):
        assert need not in shown


def test_unknown_columns_are_named_and_left_out(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "class.csv"
    path.write_text("name,birthday,E-Mail\nAda,1.1.2015,a@b.c\n", encoding="utf-8")
    assert rosters.read(path, Words("en", ("cli",))).pupils == (RosterPupil("Ada"),)
    assert capsys.readouterr().err == (
        "Unknown columns, they are left unread: birthday, e_mail. Known are: name, word, cells,"
        " table, language, wording, speech_rate, theme, front_end, assistant_of, level, note.\n"
    )


def test_every_wrong_value_is_named_with_its_row_and_the_remedy(tmp_path: Path) -> None:
    text = "name,cells,theme,level\nAda,400,pink,\n,40,,\nada,,,zero\nBo,,,1,extra\n"
    assert problems(tmp_path, text) == [
        "Row 5 has more fields than the first row has columns: 4. Remove the extra ones, or"
        " name the column."
    ]
    assert problems(tmp_path, text.replace(",extra", "")) == [
        "Row 2, column cells: 400 is not possible. Write a whole number from 1 to 160, or nothing.",
        "Row 2, column theme: there is no pink. Possible are: dark, light, yellow, safe, or"
        " nothing.",
        "Row 3 has no name. Write one into the column name; a nickname will do.",
        "Row 4, column level: zero is not possible. Write a whole number from 1 to 9, or nothing.",
        "Row 4: ada is already in row 2. Add something to one of the two.",
    ]


@pytest.mark.parametrize(
    ("name", "text", "said"),
    [
        ("a.csv", "", "The list lacks the column name."),
        ("a.csv", "Ada\nBo\n", "The list lacks the column name."),
        ("a.csv", "name\n\n", "The list is empty."),
        ("a.csv", "name,Name\nAda,Bo\n", "The column name is there twice."),
        ("a.csv", 'name\n"Ada"x\n', "Row 2: a quotation mark is in the wrong place."),
        ("a.csv", "name\n" + "x" * 41, "Row 2: the name is too long, 40 characters at most."),
        ("a.csv", "name\nA\u202eda", "Row 2: the name has an invisible character"),
        ("a.csv", "name,note\nAda," + "x" * 501, "Row 2, column note: 500 characters at most."),
        ("a.csv", "name,word\nAda," + "x" * 41, "Row 2, column word: one word of 40 characters"),
        ("a.csv", "name,word\nAda,two words", "Row 2, column word: one word of 40 characters"),
        ("a.csv", "name,assistant_of\nBo,Bo", "Row 2, column assistant_of: Bo is not on the list"),
        ("a.csv", "name\n" + "\n".join(f"P{n}" for n in range(ROSTER + 1)), "The list has 201"),
        ("a.toml", "name = 1", "Nobody is on the list."),
        ("a.toml", "[[pupils", "The list is not valid TOML:"),
        ("a.toml", "[[pupils]]\nname = []", "Row 1 has no name."),
        ("a.toml", '[[pupils]]\nname = "A"\ncells = true', "Row 1, column cells: True is not"),
    ],
)
def test_what_is_no_list_is_told_with_a_remedy(
    tmp_path: Path, name: str, text: str, said: str
) -> None:
    assert problems(tmp_path, text, name)[0].startswith(said)


def test_a_list_that_is_missing_or_too_large_is_told(tmp_path: Path) -> None:
    with pytest.raises(shared.CommandError, match=r"^There is no file .*none\.csv\."):
        rosters.read(tmp_path / "none.csv", Words("en", ("cli",)))
    assert problems(tmp_path, "name\n" + " " * (256 << 10))[0].endswith("256 kB at most.")


PAGE = ("page", "keys", "touch")
"""Front ends that no device chooses for itself: a browser, and how its page begins."""


def test_needs_are_the_values_that_the_settings_take() -> None:
    for setting in roster._NEEDS.values():
        if setting.key == "cells":
            continue
        real = BY_KEY[setting.key]
        assert (setting.low, setting.high) == (real.low, real.high)
        assert [one for one in setting.choices if one not in PAGE] == list(real.choices)


def test_what_is_wrong_stands_in_both_languages() -> None:
    for language in ("de", "en"):
        words = Words(language, (rosters.CATALOGUE,))
        error = RosterError("roster-number", row=2, column="cells", value="x", low=1, high=160)
        assert words(error.rule, **error.details).endswith((" oder nichts.", " or nothing."))


def test_a_first_name_is_clear_where_no_other_name_of_the_list_sounds_so() -> None:
    names = ("Ada Berg", "Lind, Bo", "Cem Aydin", "Cém Oz", "Dag", "Dag Holm")
    listed = Roster(tuple(RosterPupil(name) for name in names))
    assert listed.first_names() == {"Ada": "Ada Berg", "Bo": "Lind, Bo"}
