"""A guided match by keys: heard and felt, wrong ways, other good ways, leaving, going on."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from braillespiel.lessons import library
from braillespiel.ui.lessons.menu import open_lesson
from tests.lessons.robot import Robot
from tests.support.player import Player

COURSE = len(library.lessons("de"))
"""How many guided matches come with the program."""
PUZZLE = (
    (
        "F",
        [
            "4 Karten, 2 verdeckt, Summe 8; 4 Linien fast fertig",
            "Du hast nur wenige Züge und sonst auch wenig Zeit; hier läuft keine Uhr. Frag, was dir"
            " bleibt."
            " Drücke P.",
        ],
        "⠲⠅⠀⠆⠹⠀⠦⠏⠀⠬⠲",
    ),
    (
        "P",
        [
            "5 Züge übrig, ohne Zeitlimit",
            "Such die verdeckten Karten: Jede braucht einen Zug. Drücke N.",
        ],
        "⠵⠢⠀⠞⠤",
    ),
    (
        "N",
        [
            "verdeckt, Ecke oben rechts",
            "Oben liegt 5 neben einer verdeckten Karte. Deck sie auf."
            " Drücke B, dann 2, dann Eingabe.",
        ],
        "⠹⠀⠕⠗",
    ),
    (
        "B",
        ["Dein Feld, 4 Karten, 2 verdeckt, Summe 8. verdeckt, Ecke oben rechts, 2 von 4"],
        "⠋⠂⠀⠢⠀⣹",
    ),
    ("2", ["verdeckt, Ecke oben rechts, 2 von 4"], "⠋⠂⠀⠢⠀⣹"),
    (
        "Enter",
        [
            "6",
            "Straße 5, 6 weg, noch 2",
            "4 Züge übrig",
            "5 und 6 waren eine Straße und sind weg. Es bleiben eine 3 und eine verdeckte Karte."
            " Zieh eine neue. Drücke D, dann 1, dann Eingabe.",
        ],
        "⠁⠥⠋⠀⠖⠀⢸⠀⠺⠑⠛⠀⠎⠞⠗⠀⠢⠀⠖⠀⠅⠆⠀⢸⠀⠵⠲⠀⢸⠀⠢⠀⠥⠝⠙⠀⠖",
    ),
    ("D", ["Stapel. Ziehstapel, 145 Karten, 1 von 2"], "⠎⠀⣵⣂⣲⣢⠀⠂⠴"),
    ("1", ["Ziehstapel, 145 Karten, 1 von 2"], "⠎⠀⣵⣂⣲⣢⠀⠂⠴"),
    (
        "Enter",
        ["4 gezogen", "Eine 4. Frag, wo sie eine Linie fertig macht. Drücke W."],
        "⠓⠀⠲⠀⢸⠀⠑⠊⠝⠑⠀⠲⠄⠀⠋⠗⠁⠛⠂⠀⠺⠕⠀⠎⠊⠑⠀⠑⠊⠝⠑⠀⠇⠊⠝⠊⠑",
    ),
    (
        "W",
        [
            "verdeckt, macht fertig: Straße 3, 4, Ecke oben rechts",
            "Leg sie auf die verdeckte: 3 und 4 sind eine Straße. Was verdeckt lag, kommt auf die"
            " Ablage. Drücke B, dann 2, dann Eingabe.",
        ],
        "⠹⠀⠕⠅⠀⠎⠞⠗⠀⠒⠀⠲⠀⠕⠗",
    ),
    (
        "B",
        [
            "Dein Feld, 2 Karten, 1 verdeckt, Summe 3."
            " verdeckt, macht fertig: Straße 3, 4, Ecke oben rechts, 2 von 2"
        ],
        "⠋⠂⠀⠒⠀⣹",
    ),
    ("2", ["verdeckt, macht fertig: Straße 3, 4, Ecke oben rechts, 2 von 2"], "⠋⠂⠀⠒⠀⣹"),
    (
        "Enter",
        [
            "4, da lag 9",
            "Straße 3, 4 weg, noch 0",
            "Ganzes Feld abgeräumt!",
            "Rätsel gelöst, 3 Züge übrig. Ohne Zeitlimit gespielt.",
            "Gelöst. In einem richtigen Rätsel liegen 19 Karten; ein Tipp sagt dir dort auch, ob"
            " es noch zu lösen ist. Die Lektion ist zu Ende. Escape führt zurück.",
        ],
        "⠲⠀⠎⠞⠁⠞⠞⠀⠹⠔⠀⢸⠀⠺⠑⠛⠀⠎⠞⠗⠀⠒⠀⠲⠀⠅⠴⠀⢸⠀⠇⠑⠑⠗⠀⢸",
    ),
    (
        "Enter",
        [
            "Lektion geschafft. Geführte Partien. Hexaducto, Rätsel: geschafft, 7 Schritte,"
            f" 10 von {COURSE}"
        ],
        "⠛⠑⠎⠉⠓⠁⠋⠋⠞⠀⠛⠑⠋⠳⠓⠗⠞⠑⠀⠏⠁⠗⠞⠊⠑⠝⠀⠓⠑⠭⠁⠙⠥⠉⠞⠕⠂",
    ),
)
"""Each key, what it lets one hear, and what lies on the display then."""

DRAW = (
    "Jeder Zug hat drei Schritte: eine Karte holen, legen, eine abwerfen. Zieh zuerst vom"
    " verdeckten Stapel. Drücke N."
)


def at_lessons(home: Path, language: str = "de") -> Player:
    player = Player(home, language)
    player.press("Home", "Down", "Enter", "Enter")
    return player


def test_a_lesson_is_heard_and_felt_key_by_key(tmp_path: Path) -> None:
    player = at_lessons(tmp_path / "home")
    player.press(*["Down"] * 9)
    assert player.ear.said == [f"Hexaducto, Rätsel: neu, 7 Schritte, 10 von {COURSE}"]
    assert player.press("Enter") == [
        "Hexaducto, Rätsel. Schritt 1 von 7. H wiederholt die Aufgabe, Escape verlässt"
        " die Lektion. Im Rätsel spielst du allein und räumst das"
        " ganze Feld ab. Dieses hat nur vier Karten. Lass es dir beschreiben. Drücke F."
    ]
    for key, heard, felt in PUZZLE:
        assert (key, player.press(key), player.cells) == (key, heard, felt)
    player.press("Escape")
    assert player.ear.said == [f"Lernen. Geführte Partien: 1 von {COURSE}, 1 von 5"]
    assert player.errors == []


def test_behind_what_happened_the_task_waits_on_the_line(tmp_path: Path) -> None:
    player = at_lessons(tmp_path / "home")
    player.press("Enter", "C", "N")
    felt = [player.cells]
    for _ in range(2):
        player.press("BraillePanRight")
        felt.append(player.cells)
    assert felt == [
        "⠬⠥⠦⠀⢸⠀⠙⠥⠀⠓⠁⠎⠞⠀⠶⠠⠀⠖⠀⠥⠝⠙⠀⠢⠀⠎⠏⠊⠑⠇⠅⠥⠇⠞⠥⠗⠄",
        "⠙⠗⠑⠊⠀⠁⠥⠋⠑⠊⠝⠁⠝⠙⠑⠗⠋⠕⠇⠛⠑⠝⠙⠑⠀⠺⠑⠗⠞⠑⠀⠑⠊⠝⠑⠗",
        "⠎⠜⠥⠇⠑⠀⠎⠊⠝⠙⠀⠑⠊⠝⠑⠀⠙⠗⠑⠊⠑⠗⠗⠑⠊⠓⠑⠂⠀⠥⠝⠙⠀⠋⠳⠗",
    ]


def test_what_a_rule_forbids_is_explained_by_it_and_nothing_is_lost(tmp_path: Path) -> None:
    player = at_lessons(tmp_path / "home")
    player.press("Enter", "C")
    before = player.table.port.view(0)
    assert player.press("A") == [
        "Erst ziehen: Jeder Zug beginnt mit einer Karte vom Stapel. Drücke N."
    ]
    assert player.press("Enter") == [
        "Damit geht jetzt nichts: 3 Ausleihe. Zieh oder nimm.",
        "Drücke N.",
    ]
    assert player.table.port.view(0).public == before.public
    assert player.press("N")[0] == "8 Auswahl gezogen"


def test_what_is_allowed_but_not_the_step_is_explained_too(tmp_path: Path) -> None:
    player = at_lessons(tmp_path / "home")
    player.press("Enter", "C")
    assert player.press("M") == [
        "Die 8 vom Abwurfstapel hilft dir nicht. Zieh lieber verdeckt. Es ist nichts passiert."
        " Drücke N."
    ]
    assert player.sounds.played[-1] == "error"
    assert player.press("R") == player.press("R")
    assert player.press("H") == [DRAW]
    assert player.press("Ctrl+Z") == [
        "Hier musst du nichts zurücknehmen: Was nicht passt, geschieht gar nicht erst."
    ]


def test_who_knows_already_what_only_asks_passes_it_by(tmp_path: Path) -> None:
    player = at_lessons(tmp_path / "home")
    player.press("Enter")
    assert player.press("N")[0] == "8 Auswahl gezogen"
    assert player.table.title().full == "Ludoteca, Grundregeln. Schritt 3 von 15"


def test_the_help_says_what_its_keys_do_in_a_lesson(tmp_path: Path) -> None:
    player = at_lessons(tmp_path / "home")
    player.press("Enter", "F1")
    entries = [entry.text.full for entry in player.ui.screen.entries]  # type: ignore[attr-defined]
    assert "H: die Aufgabe noch einmal" in entries
    assert "Escape: die Lektion verlassen" in entries
    player.press("Escape")
    assert player.press("H")[0].endswith(
        "Jede Karte sagt zuerst ihren Wert, dann ihre Säule. Drücke C."
    )


def test_marks_are_gone_when_the_task_is_told_again(tmp_path: Path) -> None:
    player = at_lessons(tmp_path / "home")
    player.press("Enter", "C", "N", "C", "1", "Space")
    assert player.press("H")[0].startswith("Keine Karte mehr markiert. Du hast 7, 6 und 5")
    assert player.table.marked == []


def test_another_way_that_is_as_good_goes_on(tmp_path: Path) -> None:
    player = at_lessons(tmp_path / "home")
    player.press("Enter", "C", "N", "C", "3", "Space", "4", "Space", "5", "Enter")
    heard = player.press("C", "5", "A")
    assert heard[:2] == ["8 Auswahl abgeworfen.", "Auch die 8 kann gehen."]
    assert heard[-1].endswith("statt zu ziehen. Drücke M.")


def test_a_draft_that_is_dropped_goes_back_to_the_step_that_opened_it(tmp_path: Path) -> None:
    player = at_lessons(tmp_path / "home")
    player.press("C", "Enter", "P", "N", "B", "Enter", "C", "B", "A")
    assert player.press("Escape")[-1].endswith("Öffne ihn. Drücke B, dann A.")
    player.press("B", "A", "Home", "Down", "Right", "Right", "3")
    assert player.press("Enter") == [
        "Spalte 2, Reihe 1 verdeckt den Deckel von Spalte 1, Reihe 1. Jeder Deckel muss zu sehen"
        " sein.",
        "Drücke Pos 1, dann Pfeil runter, dann 2-mal Pfeil rechts, dann 2, dann Eingabe.",
    ]
    assert player.press("2", "Enter")[0].startswith("2 Punkte")


def test_who_leaves_goes_on_there_also_after_the_power_was_cut(tmp_path: Path) -> None:
    home = tmp_path / "home"
    player = at_lessons(home)
    player.press("Enter")
    assert player.press("Escape") == [
        "Lektion verlassen. Geführte Partien. Ludoteca, Grundregeln: neu, 15 Schritte,"
        f" 1 von {COURSE}"
    ]
    player.press("Enter", "C", "N", "C", "3", "Space", "4", "Space", "5", "Enter")
    again = at_lessons(home)  # the first one was never closed
    assert again.ear.said == [
        f"Geführte Partien. Ludoteca, Grundregeln: weiter bei Schritt 4 von 15, 1 von {COURSE}"
    ]
    assert again.press("Enter") == [
        "Ludoteca, Grundregeln. Schritt 4 von 15. Es geht weiter, wo du warst. H sagt die Aufgabe,"
        " Escape verlässt die Lektion. Zum Schluss wirfst du eine Karte ab, am besten eine, die zu"
        " nichts passt: die 2 Kinder. Drücke C, dann 4, dann A."
    ]
    assert again.press("C", "4", "A")[0] == "2 Kinder abgeworfen."


def test_what_was_done_of_a_lesson_that_has_changed_is_left_out(tmp_path: Path) -> None:
    player = Player(
        tmp_path / "home", settings={"lessons": json.dumps({"ludoteca-basic": "abc draw|lay"})}
    )
    heard = player.press("Home", "Down", "Enter", "Enter")
    assert heard == [f"Geführte Partien. Ludoteca, Grundregeln: neu, 15 Schritte, 1 von {COURSE}"]


def test_the_sentences_name_the_keys_that_the_player_has_chosen(tmp_path: Path) -> None:
    own = {"game.draw": "Z", "table.hand": "Y", "table.hint": "Ctrl+Y"}
    player = Player(tmp_path / "home", settings={"keys": json.dumps(own)})
    heard = player.press("Home", "Down", "Enter", "Enter", "Enter")
    assert "Steuerung Y wiederholt die Aufgabe" in heard[0]
    assert heard[0].endswith("Drücke Y.")
    assert player.press("Y")[-1].endswith("Drücke Z.")


def test_who_knows_only_how_a_sentence_names_a_key_finishes_each_lesson(tmp_path: Path) -> None:
    player = Player(tmp_path / "home")
    Robot(player, "de").learn(library.lessons("de"))
    assert player.press("Home", "Down", "Enter") == [
        f"Lernen. Geführte Partien: {COURSE} von {COURSE}, 1 von 5"
    ]
    assert player.errors == []


def of_six(language: str) -> list[library.FoundLesson]:
    first = next(one for one in library.lessons(language) if one.lesson.game == "six")
    return [one for one in library.lessons(language) if one.lesson.game == first.lesson.game]


@pytest.mark.parametrize(
    ("language", "learn"),
    [
        ("en", f"Learn. Guided matches: 2 of {COURSE}, 1 of 5"),
        ("fr", f"Apprendre. Parties guidées\N{NO-BREAK SPACE}: 2 sur {COURSE}, 1 sur 5"),
    ],
)
def test_in_other_languages_too(tmp_path: Path, language: str, learn: str) -> None:
    player = Player(tmp_path / "home", language)
    Robot(player, language).learn(of_six(language))
    assert player.press("Home", "Down", "Enter") == [learn]
    assert player.errors == []


def test_and_then_a_whole_match(tmp_path: Path) -> None:
    """The other games and variants: python -m tests.lessons."""
    player = Player(tmp_path / "home", settings={"menus-wrap": False})
    robot = Robot(player, "de")
    mine = of_six("de")
    robot.learn(mine)
    assert robot.play(mine[0]) > 0
    assert player.errors == []


def test_a_robot_that_is_asked_whether_it_really_passes_says_yes(tmp_path: Path) -> None:
    player = Player(tmp_path / "home", settings={"menus-wrap": False})
    robot = Robot(player, "de")
    robot.learnt = [("E",)]
    player.play("cubus", seats=2)
    assert robot.play_on(500) > 0
    assert player.errors == []


def test_an_answer_that_nobody_could_know_of_yet_counts_for_no_step(tmp_path: Path) -> None:
    player = at_lessons(tmp_path / "home")
    player.press("Enter", "C")
    untold = player.ui.words.phrase("edge")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(player.ui.announcer, "unheard", lambda: [untold])
        patch.setattr(player.ui.announcer, "unfelt", lambda: True)
        assert player.press("N")[0].endswith("Zum Ausführen die Taste noch einmal")
    assert player.table.title().full == "Ludoteca, Grundregeln. Schritt 2 von 15"
    assert player.press("N")[0] == "8 Auswahl gezogen"


def test_what_the_keys_of_a_step_do_is_no_other_way(tmp_path: Path) -> None:
    player = Player(tmp_path / "home")
    ones = next(one for one in library.lessons("de") if one.lesson.id == "ludoteca-ones")
    open_lesson(player.ui, ones)
    player.press("N", "C", "2", "Enter", "Enter", "C", "End", "A", "N")
    heard = player.press("C", "1", "Enter", "Enter")
    assert heard[-3:] == [
        "1 Ausleihe gelegt.",
        "Ausleihe abgeschlossen, 2 von 6",
        "Frag nach dem Stand. Drücke S.",
    ]


def test_enter_where_no_box_may_go_says_which_rule_forbids_it(tmp_path: Path) -> None:
    player = Player(tmp_path / "home")
    cheap = next(one for one in library.lessons("de") if one.lesson.id == "cubus-cheap")
    open_lesson(player.ui, cheap)
    player.press("P", "C", "B", "2", "Enter", "P")
    assert player.press("B", "2", "Enter")[-2:] == [
        "Spalte 2, Reihe 1 verdeckt den Deckel von Spalte 1, Reihe 1."
        " Jeder Deckel muss zu sehen sein.",
        "Drücke B, dann 3, dann Eingabe.",
    ]
