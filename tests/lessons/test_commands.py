"""The command ``lessons``: a list, a check, a performance; and lessons that a teacher wrote."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from braillespiel import cli, languages
from braillespiel.games import registry
from braillespiel.lessons import library
from tests.lessons.own import FIRST, written
from tests.support.facts import facts
from tests.support.player import Player

COURSE = len(library.lessons("de"))
"""How many guided matches come with the program."""
Captured = pytest.CaptureFixture[str]


def test_the_list_is_one_json_array(capsys: Captured) -> None:
    assert cli.main(["lessons", "--json"]) == 0
    rows = json.loads(capsys.readouterr().out)
    assert [row["id"] for row in rows] == [
        *(one.lesson.id for one in library.lessons("en")),
        *(f"logomachy-letters-{code}" for code in languages.codes() if code != "en"),
    ]
    games = {game for game in registry.own() if facts(game).LESSONS}
    assert {row["game"] for row in rows} == games
    assert rows[0]["steps"][:3] == ["hand", "draw", "run"]


def test_a_performance_has_the_keys_of_a_demo(capsys: Captured) -> None:
    assert cli.main(["lessons", "try", "logomachy-numbers", "--json", "--lang", "de"]) == 0
    lines = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert lines[1] == {
        "speech": "Hand, 3 Karten, Bereich 1 von 6. blaue 3, passt, nimmt rote 3, 1 von 3",
        "brief": "Hand, 3. blaue 3, nimmt rote 3, 1 von 3",
        "braille": "⠓⠀⠒⠀⠃⠒",
        "braille_text": "h 3 b3",
        "kind": "table",
        "sound": "",
    }
    assert lines[2]["braille_text"] == (
        "Nun die Mitte: vier offene Karten, die alle nehmen können. Drücke D"
    )
    assert cli.main(["lessons", "--json", "try", "logomachy-numbers", "--lang", "de"]) == 0
    assert [json.loads(line) for line in capsys.readouterr().out.splitlines()] == lines
    assert cli.main(["demo", "logomachy", "--option", "rounds", "--lang", "en"]) == 2
    assert capsys.readouterr().err.startswith("Say what rounds is to be: rounds=VALUE.")
    cli.main(["demo", "logomachy", "--json", "--option", "rounds=1"])
    assert lines[1].keys() == json.loads(capsys.readouterr().out.splitlines()[0]).keys()


def test_a_lesson_of_a_teacher_is_checked_listed_and_played(
    tmp_path: Path, home_of_nobody: Path, capsys: Captured
) -> None:
    path = written(home_of_nobody / "lessons", FIRST)
    assert cli.main(["lessons", "check", str(path), "--lang", "de"]) == 0
    assert capsys.readouterr().out == "In Ordnung, 2 Schritte.\n"
    player = Player(tmp_path / "home")
    assert player.press("Home", "Down", "Enter") == [
        f"Lernen. Geführte Partien: 0 von {COURSE + 1}, 1 von 5"
    ]
    assert player.press("Enter", "End") == [
        f"Unsere erste: neu, 2 Schritte, {COURSE + 1} von {COURSE + 1}"
    ]
    assert player.press("Enter", "C")[-1] == (
        "Nimm 3 und 4 mit der 7. Drücke C, dann 1, dann Eingabe, dann Eingabe."
    )
    assert player.press("C", "1", "Enter", "Enter")[-1] == (
        "Fertig. Die Lektion ist zu Ende. Escape führt zurück."
    )
    assert player.errors == []


def test_what_is_wrong_is_said_and_the_status_tells(home_of_nobody: Path, capsys: Captured) -> None:
    wrong = json.loads(json.dumps(FIRST))
    wrong["steps"][1]["keys"] = "hand nth-2 activate menu.activate"
    path = written(home_of_nobody / "lessons", wrong)
    assert cli.main(["lessons", "check", str(path), "--lang", "de"]) == 1
    assert capsys.readouterr().out == (
        "Schritt play: Die Tasten in keys (hand nth-2 activate menu.activate) tun nicht, was der"
        " Schritt verlangt.\n"
    )
    wrong["steps"][1]["answers"] = [{"action": "play r8"}]
    written(home_of_nobody / "lessons", wrong)
    assert cli.main(["lessons", "check", str(path), "--lang", "en"]) == 1
    assert capsys.readouterr().out == "Step play: r8 is not in your hand.\n"


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("{", "Die Lektion first.json ist kein JSON: Zeile 1, Stelle 2.\n"),
        ('{"version": 2}', "Die Lektion hat die Version 2; dieses Programm liest 1.\n"),
    ],
)
def test_a_file_that_is_no_lesson_is_named_and_the_others_are_there(
    tmp_path: Path, home_of_nobody: Path, capsys: Captured, text: str, told: str
) -> None:
    path = written(home_of_nobody / "lessons", FIRST)
    path.write_text(text, encoding="utf-8")
    assert cli.main(["lessons", "check", str(path), "--lang", "de"]) == 2
    assert capsys.readouterr().err == told
    assert cli.main(["lessons", "--lang", "de"]) == 2
    assert capsys.readouterr().err == told
    player = Player(tmp_path / "home")
    heard = player.press("Home", "Down", "Enter", "Enter")
    assert heard[0] == f"Geführte Partien. Ludoteca, Grundregeln: neu, 15 Schritte, 1 von {COURSE}"
    assert heard[1] == told.strip()
    assert player.errors == []


@pytest.mark.parametrize("sentences", ["first-title = Erste", "first-title = { $nothing }"])
def test_a_lesson_that_cannot_be_said_is_named_and_not_offered(
    tmp_path: Path, home_of_nobody: Path, sentences: str
) -> None:
    path = written(home_of_nobody / "lessons", FIRST)
    path.with_suffix(".de.ftl").write_text(sentences, encoding="utf-8")
    player = Player(tmp_path / "home")
    heard = player.press("Home", "Down", "Enter", "Enter")
    assert heard[0].endswith(f"1 von {COURSE}")
    assert "fehlt oder nennt, was es nicht gibt; Sprache de." in heard[1]
    assert player.errors == []


def test_an_unknown_lesson_is_told_with_those_there_are(capsys: Captured) -> None:
    assert cli.main(["lessons", "try", "chess", "--lang", "en"]) == 2
    assert capsys.readouterr().err.startswith(
        "No lesson is called chess. The lessons are: ludoteca-"
    )


def test_a_lesson_for_a_game_that_is_not_there_is_named(
    home_of_nobody: Path, capsys: Captured
) -> None:
    path = written(home_of_nobody / "lessons", {**FIRST, "game": "halma"})
    assert cli.main(["lessons", "check", str(path), "--lang", "en"]) == 2
    told = capsys.readouterr().err
    assert told.startswith("No game is called halma. The games are: cubus, ")


@pytest.mark.parametrize(
    ("title", "told"),
    [
        ("{ first-title }", "first-title"),
        ("{ a }\na = { first-title }", "first-title"),
        ("{ NUMBER(1, minimumFractionDigits: 900000000) }", "6"),
        ("{ NUMBER(1, minimumFractionDigits: 999999) }", "first-title"),
        ("{ NUMBER(1, minimumIntegerDigits: 999999) }", "first-title"),
    ],
    ids=["itself", "each-other", "digits", "fraction", "integer"],
)
def test_a_title_without_end_is_told_and_costs_one_lesson(
    tmp_path: Path, home_of_nobody: Path, capsys: Captured, title: str, told: str
) -> None:
    path = written(home_of_nobody / "lessons", FIRST)
    catalogue = path.with_suffix(".de.ftl")
    catalogue.write_text(catalogue.read_text("utf-8").replace("Unsere erste", title), "utf-8")
    assert cli.main(["lessons", "check", str(path), "--lang", "de"]) in (1, 2)
    heard = capsys.readouterr()
    assert told in heard.out + heard.err
    player = Player(tmp_path / "home")
    player.press("Home", "Down", "Enter")
    assert not any("first" in said for said in player.press("Enter", "End"))
    assert player.errors == []
