"""Every key that the short help of a screen names does something on that very screen."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import count
from pathlib import Path

import pytest

from braillespiel.games import registry
from braillespiel.lessons import library
from braillespiel.ui.keymap import Scope
from braillespiel.ui.lessons.menu import LearnMenu, SignsMenu, SoundsMenu
from braillespiel.ui.lessons.screen import LessonScreen
from braillespiel.ui.replay.finished_menu import FilesMenu, FinishedMenu, open_replay
from braillespiel.ui.replay.screen import ReplayScreen
from braillespiel.ui.screens.change_keys import RemapMenu
from braillespiel.ui.screens.choose_game import ChooseGame
from braillespiel.ui.screens.help import HelpMenu, open_help
from braillespiel.ui.screens.labels_menu import LabelsMenu
from braillespiel.ui.screens.main_menu import ResumeMenu
from braillespiel.ui.screens.new_match import MatchSetup
from braillespiel.ui.screens.prompt import Prompt
from braillespiel.ui.screens.rules import open_rules
from braillespiel.ui.screens.settings_menu import CategoryMenu, SettingsMenu
from braillespiel.ui.screens.statistics_menu import StatisticsMenu
from braillespiel.ui.settings import CATEGORIES
from braillespiel.ui.ui import Ui
from braillespiel.words.phrase import Phrase
from tests.support.finished import finished
from tests.support.player import Player
from tests.ui.classroom.desks import teacher
from tests.ui.classroom.pupils import pupil
from tests.ui.network.test_lobby import joined, opened

DEAD = ("does nothing here", "No effect here")
"""What is said of a key that does nothing, in English."""
SILENT = ("everywhere.silence",)
"""It ends speech, and says nothing itself."""
_MOVES = {"help-walk": ("up", "down", "first", "last"), "help-change": ("left", "right")}
"""Lines of the short help of a menu that name several keys."""


def rows(player: Player) -> dict[str, str]:
    """Open the short help and close it again; return a key of each row, by its command."""
    below, table = player.ui.screen, player.ui.key_map
    open_help(player.ui)
    menu = player.ui.screen
    assert isinstance(menu, HelpMenu)
    scopes = {scope.value: scope for scope in Scope}
    listed = [tuple(entry.key.split(".", 1)) for entry in menu.entries if "." in entry.key]
    for line, moves in _MOVES.items():
        if line in [entry.key for entry in menu.entries]:
            listed += [(Scope.MENU.value, move) for move in moves]
    found = {}
    for scope, name in listed:
        meant = (scopes[scope], name)
        for key in table.row(*meant).keys:
            searches = len(key) == 1 and Scope.MENU in below.scopes
            if table.command(key, below.scopes) == meant and not searches:
                found.setdefault(f"{scope}.{name}", key)
        assert f"{scope}.{name}" in found, "it is named, and none of its keys means it here"
    player.ui.pop(silent=True)
    return found


def over_menu(open_: Callable[[Ui], object]) -> Callable[[Path], Callable[[], Player]]:
    """Return what makes a screen that opens over the main menu."""

    def made(home: Path) -> Callable[[], Player]:
        player = finished(home, "logomachy", "en")
        main = player.ui.screens[0]

        def again() -> Player:
            player.ui.screens[:] = [main]
            player.ui.pop_to(main, silent=True)
            player.ui.done = False
            open_(player.ui)
            return player

        return again

    return made


def at_table(game: str, *keys: str, **options: int) -> Callable[[Path], Callable[[], Player]]:
    """Return what makes a match, at which these keys are pressed first."""

    def made(home: Path) -> Callable[[], Player]:
        player = Player(home, "en")

        def again() -> Player:
            del player.ui.screens[1:]
            player.ui.done = False
            player.play(game, **options)
            player.press(*keys)
            return player

        return again

    return made


def each_anew(make: Callable[[Path], Player]) -> Callable[[Path], Callable[[], Player]]:
    """Return what makes a screen with a client of its own."""

    def made(home: Path) -> Callable[[], Player]:
        numbers = count()
        return lambda: make(home / str(next(numbers)))

    return made


def replay(ui: Ui) -> None:
    """Open the match that is over, in its middle."""
    (match,) = ui.services.matches.finished()
    open_replay(ui, partial(ui.services.matches.recording, match.id))
    screen = ui.screen
    assert isinstance(screen, ReplayScreen)
    screen.jump_to(len(screen.recording) // 2)


def lesson(ui: Ui) -> None:
    found = library.built_in()[0]
    ui.read_game(found.lesson.game)
    ui.push(LessonScreen(ui, found))


SCREENS: dict[str, Callable[[Path], Callable[[], Player]]] = {
    "main": over_menu(lambda ui: None),
    "choose": over_menu(lambda ui: ui.push(ChooseGame(ui))),
    "files": over_menu(lambda ui: ui.push(FilesMenu(ui))),
    "finished": over_menu(lambda ui: ui.push(FinishedMenu(ui))),
    "keys": over_menu(lambda ui: ui.push(RemapMenu(ui))),
    "labels": over_menu(lambda ui: ui.push(LabelsMenu(ui))),
    "learn": over_menu(lambda ui: ui.push(LearnMenu(ui))),
    "prompt": over_menu(
        lambda ui: ui.push(Prompt(ui, Phrase.plain("Name"), "Ann", lambda text: ui.edge()))
    ),
    "resume": over_menu(lambda ui: ui.push(ResumeMenu(ui))),
    "rules": over_menu(lambda ui: open_rules(ui, "six")),
    "settings": over_menu(lambda ui: ui.push(SettingsMenu(ui))),
    **{
        f"settings {category}": over_menu(
            lambda ui, category=category: ui.push(CategoryMenu(ui, category))
        )
        for category in CATEGORIES
    },
    **{
        f"setup {game}": over_menu(lambda ui, game=game: ui.push(MatchSetup(ui, game)))
        for game in registry.own()
    },
    "signs": over_menu(lambda ui: ui.push(SignsMenu(ui))),
    "sounds": over_menu(lambda ui: ui.push(SoundsMenu(ui))),
    "statistics": over_menu(lambda ui: ui.push(StatisticsMenu(ui))),
    "lesson": over_menu(lesson),
    **{game: at_table(game) for game in registry.own()},
    "hexaducto puzzle": at_table("hexaducto", seats=1),
    "cubus plan": at_table("cubus", "A", seats=2),
    "game menu": at_table("logomachy", "Escape"),
    "scores": at_table("logomachy", "Shift+S"),
    "replay": over_menu(replay),
    "open table": each_anew(lambda home: opened(home)[0]),
    "joined table": each_anew(lambda home: joined(home)[0]),
    "pupil": each_anew(lambda home: pupil(home)[0]),
    "desk": each_anew(lambda home: teacher(home)[0]),
}


@pytest.mark.parametrize("name", SCREENS)
def test_no_key_that_the_help_names_is_dead(tmp_path: Path, name: str) -> None:
    again = SCREENS[name](tmp_path)
    named = rows(again())
    assert named
    dead = []
    for command, key in named.items():
        player = again()
        said = player.press(key)
        silent = not said and command not in SILENT
        if silent or any(sentence in text for text in said for sentence in DEAD):
            dead.append(f"{command}, {key}: {said}")
        assert player.errors == []
    assert dead == []
