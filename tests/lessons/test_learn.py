"""The menu "Learn": keys, sounds, signs, the display, and the offer after the first start."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from braillespiel.games import registry
from braillespiel.lessons import library
from braillespiel.ui.braille.legend import Sign, zone_signs
from braillespiel.ui.commands import COMMANDS
from braillespiel.ui.lessons.display import DisplayExercises
from braillespiel.ui.lessons.keys import KeyExplorer, KeysMenu
from braillespiel.ui.lessons.menu import (
    GuidedMenu,
    LearnMenu,
    SignsMenu,
    SoundsMenu,
    earcon_names,
    legend,
    room_games,
)
from braillespiel.ui.lessons.screen import LessonScreen
from braillespiel.ui.screens.first_run import FirstRun
from braillespiel.ui.screens.main_menu import MainMenu
from braillespiel.ui.screens.screen import Screen
from braillespiel.ui.ui import Ui
from braillespiel.words.catalogue import Words
from scripts.walks import walked
from tests.support.facts import facts
from tests.support.player import Player

COURSE = len(library.lessons("de"))
"""How many guided matches come with the program."""


def at(home: Path, way: int, **settings: object) -> Player:
    """Open the entry number ``way`` of the menu Learn."""
    player = Player(home, settings=settings)
    player.press("Home", "Down", "Enter", *["Down"] * way, "Enter")
    return player


def lowered(number: int) -> str:
    """Return a number as the German line writes it, in lowered digits."""
    return "".join("⠴⠂⠆⠒⠲⠢⠖⠶⠦⠔"[int(digit)] for digit in str(number))


def route(player: Player, cell: int) -> list[str]:
    player.clock.ms += 1000
    player.ear.said.clear()
    player.ui.route(cell)
    player.settle()
    return list(player.ear.said)


def test_the_menu_tells_how_many_matches_are_done(tmp_path: Path) -> None:
    player = Player(tmp_path / "home")
    assert player.press("Home", "Down", "Enter") == [
        f"Lernen. Geführte Partien: 0 von {COURSE}, 1 von 5"
    ]
    assert player.cells == "⠇⠑⠗⠝⠑⠝⠀⠛⠑⠋⠳⠓⠗⠞⠑⠀⠏⠁⠗⠞⠊⠑⠝⠒⠀⠴⠌" + lowered(COURSE)


def test_each_key_tells_what_it_does_and_does_nothing(tmp_path: Path) -> None:
    player = at(tmp_path / "home", 1)
    assert player.ear.said == [f"Die Tasten. In Menüs, 1 von {len(registry.own()) + 1}"]
    place = registry.own().index("ludoteca") + 2
    assert player.press("Home", *["Down"] * (place - 1), "Enter") == [
        "Die Tasten. Drück irgendeine Taste und erfahre, was sie tut; sonst passiert nichts."
        " Zweimal Escape verlässt."
    ]
    assert player.press("N") == ["N: Karte vom Nachziehstapel ziehen"]
    rate = player.ui.settings.get("speech-rate")
    assert player.press("F5") == ["F5: langsamer sprechen"]
    assert player.ui.settings.get("speech-rate") == rate
    assert player.press("Z") == ["Z: tut hier nichts"]
    assert player.sounds.played[-1] == "edge"
    assert player.press("Escape") == ["Escape: Spielmenü. Noch einmal verlässt das Üben."]
    assert player.press("C") == ["C: meine Hand"]
    assert player.cells == "⠉⠀⠍⠑⠊⠝⠑⠀⠓⠁⠝⠙"
    assert player.press("Escape") == ["Escape: Spielmenü. Noch einmal verlässt das Üben."]
    assert player.press("Escape") == [
        f"Die Tasten. Ludoteca, {place} von {len(registry.own()) + 1}"
    ]


def test_each_sound_is_heard_with_what_it_means(tmp_path: Path) -> None:
    player = at(tmp_path / "home", 2)
    count = len(earcon_names()) + len(room_games())
    assert player.ear.said == [f"Die Klänge. dumpfer Schlag: etwas kam in die Kiste, 1 von {count}"]
    heard = [player.sounds.played[-1]]
    for _ in earcon_names()[1:]:
        player.press("Down")
        heard.append(player.sounds.played[-1])
    assert heard == earcon_names()
    assert player.press("Enter") == [
        f"drei Töne aufwärts: gewonnen, {len(earcon_names())} von {count}"
    ]
    assert player.sounds.played[-2:] == ["win", "win"]


def test_the_signs_of_the_line_and_those_of_each_game(tmp_path: Path) -> None:
    player = at(tmp_path / "home", 3)
    assert player.press("Enter") == [
        "Die Zeichen der Braillezeile. Vor der Karte, wo sonst die Lücke ist: markiert, 1 von 10"
    ]
    assert player.cells == "⠵⠑⠊⠉⠓⠑⠝⠀⡇⠀⠍⠁⠗⠅⠊⠑⠗⠞"
    assert player.press("End") == ["Punkt 6 der Statuszelle: zu früh, noch einmal, 10 von 10"]
    assert player.press("Escape", "S", "I", "Enter") == [
        "Die Zeichen der Braillezeile. p: Deine Plätze, 1 von 24"
    ]
    assert player.press("Down") == ["p1: Platz 1, 2 von 24"]


@pytest.mark.parametrize("game", registry.own())
def test_the_signs_lesson_holds_those_of_every_zone(game: str) -> None:
    """Also of matches that it was not made from."""
    words = Words("de", ("client", *registry.catalogues(game)))
    names = [words("player-name", number=seat + 1) for seat in range(8)]
    known = legend("de", game)
    kinds = {sign.kind for sign in known if sign.leads}
    short = set[str]().union(*(abbreviations(sign) for sign in known))
    compared = 0
    for seed in range(100, 104):
        for step, (state, seats, _, _) in enumerate(walked(game, seed, 60)):
            if step % 12:
                continue
            zones = registry.presenter_type(game)(words, names[:seats], 0).zones(state.view(0))
            for sign in zone_signs(words, zones):
                assert not sign.leads or sign.kind in kinds, sign
                if not sign.braille.startswith(facts(game).SIGN_NAMES):
                    assert abbreviations(sign) <= short, sign
                compared += 1
    assert compared > min(150, 4 * facts(game).FEW)


def abbreviations(sign: Sign) -> set[str]:
    """Return the words of a sign without numbers and cards."""
    return set(re.findall(r"[^\W\d_]+|[?+=]", sign.shape))


def test_the_display_tells_whether_the_finger_found_it(tmp_path: Path) -> None:
    player = at(tmp_path / "home", 4)
    assert player.ear.said == [
        "Die Braillezeile. Auf der Zeile stehen drei Wörter. Drück die Routingtaste über dem Wort"
        " Ziel."
    ]
    assert player.cells == "⠗⠕⠥⠞⠊⠝⠛⠀⠳⠃⠑⠗⠀⠵⠊⠑⠇⠒⠀⠗⠕⠞⠀⠵⠊⠑⠇⠀⠃⠇⠁⠥"
    assert route(player, 20) == ["Das war rot. Ziel steht weiter rechts."]
    assert player.cells == "⠗⠕⠞⠂⠀⠵⠊⠑⠇⠀⠗⠑⠉⠓⠞⠎"
    player.press("BraillePanRight")
    assert route(player, 28) == ["Das war blau. Ziel steht weiter links."]
    player.press("BraillePanRight")
    assert route(player, 24) == [
        "Gefunden! Das Wort Ziel steht weiter hinten. Lies mit der Taste zum Weiterblättern, bis"
        " du es findest, und drück die Routingtaste darüber."
    ]
    while "⠵⠊⠑⠇" not in player.cells[26:] and not player.cells.endswith("⠵⠊⠑⠇"):
        player.press("BraillePanRight")
    assert route(player, player.cells.rindex("⠵⠊⠑⠇")) == [
        "Gefunden! Nun sind es drei Zeilen. Geh mit der Taste für die nächste Zeile bis zum Wort"
        " Ziel und drück die Routingtaste darüber."
    ]
    assert player.press("BrailleLineDown") == ["blau"]
    assert route(player, 0) == ["Das war blau. Ziel steht in einer anderen Zeile."]
    player.press("BraillePanRight")
    assert player.press("BrailleLineDown") == ["Ziel"]
    assert player.press("BrailleLineDown") == ["Rand"]
    player.press("BraillePanRight")
    assert route(player, 1) == ["Gefunden! Das war die letzte Übung. Jetzt kennst du die Zeile."]


def test_without_a_display_there_is_nothing_to_practise(tmp_path: Path) -> None:
    player = Player(tmp_path / "home")
    player.ui.announcer.braille.attended = False
    assert player.press("Home", "Down", "Enter", "End", "Enter") == [
        "Die Braillezeile. Hier ist keine Braillezeile angeschlossen. Schließ eine an, dann geht"
        " es von selbst los."
    ]


OPENED: tuple[Callable[[Ui], Screen], ...] = (
    LearnMenu,
    GuidedMenu,
    KeysMenu,
    lambda ui: KeyExplorer(ui, ""),
    SoundsMenu,
    SignsMenu,
    DisplayExercises,
    lambda ui: LessonScreen(ui, library.built_in()[0]),
)


@pytest.mark.parametrize("opened", OPENED)
def test_no_key_is_silent(tmp_path: Path, opened: Callable[[Ui], Screen]) -> None:
    player = Player(tmp_path / "home")
    keys = {row.keys[0] for row in COMMANDS} - {"Ctrl", "BraillePanLeft", "BraillePanRight"}
    silent = []
    screen: Screen | None = None
    for key in sorted(keys | {"Z", "7", "Shift+9", "Ctrl+J"}):
        if player.ui.screen is not screen:
            while len(player.ui.screens) > 1:
                player.ui.pop(silent=True)
            player.ui.read_game("ludoteca")
            screen = opened(player.ui)
            player.ui.push(screen)
        if not player.press(key) or not player.cells:
            silent.append(key)
    assert silent == []
    assert player.errors == []


def test_after_the_first_start_it_is_offered_once(tmp_path: Path) -> None:
    player = Player(tmp_path / "home", settings={"first-run": True})
    player.ui.screens.clear()
    player.ui.push(FirstRun(player.ui, lambda: player.ui.push(MainMenu(player.ui))))
    assert player.press("Home", "Down") == ["Zuerst lernen, mit einer geführten Partie, 2 von 7"]
    assert player.press("Enter")[-1] == f"Lernen. Geführte Partien: 0 von {COURSE}, 1 von 5"
    assert player.press("Escape") == ["braillespiel, Hauptmenü. Neues Spiel, 1 von 8"]
