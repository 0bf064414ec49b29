"""Who has 20 cells and no keyboard: every cell acts, and the line says how, by its own keys."""

from __future__ import annotations

from pathlib import Path

import pytest

from braillespiel.output.braille.display import KeyKind
from braillespiel.output.problem import Problem
from braillespiel.ui.keymap import Scope
from braillespiel.ui.replay.screen import ReplayScreen
from braillespiel.ui.screens.choose_game import ChooseGame
from braillespiel.ui.screens.first_run import FirstRun
from braillespiel.ui.screens.game_menu import GameMenu
from braillespiel.ui.screens.main_menu import MainMenu
from braillespiel.ui.screens.menu import Menu, MenuEntry, Question
from braillespiel.ui.screens.new_match import KINDS, MatchSetup
from braillespiel.ui.screens.prompt import Prompt
from braillespiel.words.phrase import EMPTY, Phrase, without_marks
from tests.support.finished import finished
from tests.support.player import Player


def press(
    player: Player, kind: KeyKind, cell: int = 0, after_ms: int = 1000, name: str = ""
) -> str:
    """Press a key of the display so long after all before; return the cells."""
    player.clock.ms += after_ms
    player.ear.said.clear()
    player.display.press(kind, name=name, cell=cell)
    player.settle()
    return player.cells


def unread(player: Player) -> list[str]:
    """Return the messages that wait for the finger."""
    waiting = player.ui.announcer.braille.messages.unread
    return [without_marks(message.braille) for message in waiting]


def test_what_is_written_with_the_display_is_the_displays(tmp_path: Path) -> None:
    player = Player(tmp_path, "en", columns=40)
    player.play("hexaducto", seats=2)
    named = []
    for kind, name in ((KeyKind.KEY, "Enter"), (KeyKind.KEY, "c"), (KeyKind.PAN_RIGHT, "")):
        player.display.press(kind, name=name)
        player.settle()
        named.append(player.ui.naming.by_display)
    assert named == [True, True, True]
    player.press("C")
    assert not player.ui.naming.by_display


@pytest.mark.parametrize("named", ["display", "keyboard"])
def test_a_setting_fixes_whose_keys_are_named(tmp_path: Path, named: str) -> None:
    player = Player(tmp_path, "en", columns=40, settings={"keys-named": named})
    for kind in (KeyKind.LINE_DOWN, KeyKind.LINE_UP):
        player.press("Down")
        by_keyboard = player.ui.naming.by_display
        press(player, kind)
        assert by_keyboard is player.ui.naming.by_display is (named == "display")


def test_the_answers_of_a_question_are_chosen_where_they_are_felt(tmp_path: Path) -> None:
    player = Player(tmp_path, "de", columns=40)
    press(player, KeyKind.LINE_DOWN)
    chosen: list[str] = []
    ask = Phrase.plain("Wirklich?")
    question = Question(player.ui, ask, lambda: chosen.append("yes"))
    player.ui.push(question)
    player.settle()
    assert player.cells == "⠺⠊⠗⠅⠇⠊⠉⠓⠢⠀⠚⠁⠀⠝⠑⠊⠝"  # "wirklich? ja nein"
    press(player, KeyKind.ROUTE, cell=player.cells.index("⠚⠁"), after_ms=100)
    assert chosen == [], "it has not lain there long enough to be read"
    press(player, KeyKind.HOME)
    press(player, KeyKind.ROUTE, cell=player.cells.index("⠚⠁"))
    assert chosen == ["yes"]


def test_every_cell_of_an_entry_belongs_to_it(tmp_path: Path) -> None:
    player = Player(tmp_path, "en", columns=20)
    player.play("six", seats=2)
    player.press("Ctrl+L")
    press(player, KeyKind.BOTTOM)
    help_menu = player.ui.screen
    help_menu.point("display-keys", say=False)
    player.press("Ctrl")
    assert player.cells == "⠠⠅⠑⠽⠎⠀⠕⠋⠀⠞⠓⠑"  # "Keys of the"
    assert press(player, KeyKind.PAN_RIGHT) == "⠙⠊⠎⠏⠇⠁⠽⠀⠼⠑⠙⠌⠼⠑⠋"  # "display 54/56"
    for cell in (0, 7, 14):
        assert player.ui.braille().keys[cell] == "display-keys"
    press(player, KeyKind.ROUTE, cell=14)
    assert player.ui.screen is not help_menu
    assert player.ear.said[0].startswith("Keys of the display. ")


def test_the_list_of_a_display_begins_with_what_can_be_done(tmp_path: Path) -> None:
    player = Player(tmp_path, "en", columns=20)
    player.play("six", seats=2)
    player.press("Ctrl+L")
    press(player, KeyKind.BOTTOM)
    assert player.ear.said == ["Help: what you can do here. Roll, SIX, 1 of 56"]
    player.press("Ctrl")
    assert player.cells == "⠠⠗⠕⠇⠇⠀⠼⠁⠌⠼⠑⠋⠀⠠⠠⠎⠊⠭"  # "Roll 1/56 SIX": all that can be done now
    assert press(player, KeyKind.LINE_DOWN) == "⠉⠁⠗⠗⠽⠀⠕⠥⠞⠀⠼⠃⠌⠼⠑⠋"  # "carry out 2/56"
    assert isinstance(player.ui.screen, Menu)
    groups = [entry.group.brief for entry in player.ui.screen.entries]
    assert list(dict.fromkeys(groups)) == [
        "SIX",
        "acting",
        "asking",
        "zones",
        "the program",
        "display",
        "Places",
        "",
    ]
    press(player, KeyKind.TOP)
    assert press(player, KeyKind.LINE_UP) == "⠛⠁⠍⠑⠀⠍⠑⠝⠥⠀⠼⠑⠋⠌⠼⠑⠋"  # "game menu 56/56"
    press(player, KeyKind.BACK)
    assert player.press("F1")[0].endswith("Right arrow: move right, Your places, 1 of 56")
    player.press("Ctrl")
    assert player.cells == "⠠⠗⠊⠛⠓⠞⠀⠁⠗⠗⠕⠺⠀⠗⠊⠛⠓⠞"  # "Right arrow right"


def test_whose_turn_it_was_waits_no_longer_when_one_has_acted(tmp_path: Path) -> None:
    player = Player(tmp_path, "en", columns=20)
    player.play("logomachy", seats=2)
    player.press("Ctrl+L", "C", "Enter", "Enter", "C")
    assert unread(player) == ["Louis y8: r1 b1 g6", "your turn"]
    player.press("Enter")
    assert unread(player) == ["b7 takes r7", "Louis b6", "your turn", "Louis y8: r1 b1 g6"]
    felt = [player.cells]
    felt += [press(player, KeyKind.PAN_RIGHT) for _ in range(4)]
    assert felt == [
        "⠛⠃⠀⠞⠁⠅⠑⠎⠀⠛⠗",  # "b7 takes r7"
        "⠠⠇⠕⠥⠊⠎⠀⠋⠃⠀⢸⠀⠽⠕⠥⠗",  # "Louis b6", "your"
        "⠞⠥⠗⠝",  # "turn": once, after what one did
        "⢸⢸⠀⠠⠇⠕⠥⠊⠎⠀⠓⠽⠸⠀⠁⠗",  # before the move: "Louis y8: r1"
        "⠁⠃⠀⠋⠛",  # "b1 g6"
    ]


def test_a_match_that_is_over_is_left_or_played_again_by_routing(tmp_path: Path) -> None:
    player = finished(tmp_path, "logomachy", "en", columns=20, by_display=True)
    table = player.table
    assert unread(player)[-2:] == ["win you Ben you 3 Ben 3", "routing: again, menu"]
    press(player, KeyKind.BACK)
    press(player, KeyKind.PAN_RIGHT)  # past how many were unread
    assert press(player, KeyKind.PAN_RIGHT) == "⠓⠀⠑⠍⠏⠞⠽⠀⠁⠛⠁⠊⠝⠀⠍⠑⠝⠥"  # "h empty again menu"
    keys = player.ui.braille().keys
    press(player, KeyKind.ROUTE, cell=keys.index("@menu"))
    assert isinstance(player.ui.screen, GameMenu)
    press(player, KeyKind.BACK)
    press(player, KeyKind.ROUTE, cell=player.ui.braille().keys.index("@again"))
    assert player.table is not table
    assert not player.table.over


def test_a_replay_names_the_list_and_the_list_begins_with_the_next_move(tmp_path: Path) -> None:
    player = finished(tmp_path, "logomachy", "en", columns=40, by_display=True)
    player.ui.navigation.prepared(
        player.ui,
        player.ui.services.matches.recording,
        lambda recording: player.ui.push(ReplayScreen(player.ui, recording)),
    )
    assert player.said[-1].braille.endswith("bottom key: list")
    press(player, KeyKind.BOTTOM)
    named = [entry.text.brief for entry in player.ui.screen.entries[:3]]
    assert named == ["Next move", "Previous move", "Play by itself, or pause"]
    player.press("Enter")
    assert player.ui.screen.moment > 0


def test_a_word_of_what_comes_after_a_match_does_what_it_says(tmp_path: Path) -> None:
    player = finished(tmp_path, "logomachy", "en", columns=40, by_display=True)
    press(player, KeyKind.BACK)
    press(player, KeyKind.PAN_RIGHT)  # past how many were unread
    assert press(player, KeyKind.PAN_LEFT) == "⠗⠕⠥⠞⠊⠝⠛⠒⠀⠁⠛⠁⠊⠝⠂⠀⠍⠑⠝⠥"  # "routing: again, menu"
    assert player.ui.announcer.braille.is_over
    press(player, KeyKind.ROUTE, cell=player.cells.index("⠍⠑⠝⠥"))
    assert isinstance(player.ui.screen, GameMenu)


@pytest.mark.parametrize(
    ("written", "typed"),
    [
        ("j8rgen", "jürgen"),
        ("8ber 8", "über 8"),
        ("18 gro~e", "18 große"),
        ("gr8n b9 g8", "grün b9 g8"),
    ],
)
def test_umlauts_of_six_dots_are_written_in_names_and_chat(
    tmp_path: Path, written: str, typed: str
) -> None:
    player = Player(tmp_path, "de", columns=40)
    taken: list[str] = []
    for by_display, verbatim in ((True, False), (True, True), (False, False)):
        player.ui.naming.by_display = by_display
        player.ui.push(Prompt(player.ui, EMPTY, "", taken.append, verbatim=verbatim))
        for sign in written:
            player.ui.screen.raw_key("Space" if sign == " " else sign)
        player.ui.screen.run(Scope.PROMPT, "activate")
    assert taken == [typed, written, written]


@pytest.mark.parametrize(("written", "found"), [("bl8", "blüte"), ("k`s", "käse"), ("bl", "blau")])
def test_umlauts_of_six_dots_are_searched_as_the_letters_that_they_are(
    tmp_path: Path, written: str, found: str
) -> None:
    player = Player(tmp_path, "de", columns=40)
    named = [Phrase.plain(name) for name in ("rot", "blau", "blüte", "käse")]
    menu = Menu(player.ui, EMPTY, [MenuEntry(name.full, name) for name in named])
    player.ui.push(menu)
    for sign in written:
        press(player, KeyKind.KEY, after_ms=300, name=sign)
    entry = menu.entry()
    assert entry is not None
    assert entry.key == found


def test_the_first_question_says_that_a_routing_key_answers(tmp_path: Path) -> None:
    player = Player(tmp_path, "en", columns=20, settings={"first-run": True})
    player.ear.name = "off"
    player.ui.screens.clear()
    player.ui.announcer.braille.mark_all()
    player.ui.push(FirstRun(player.ui, lambda: player.ui.push(MainMenu(player.ui), silent=True)))
    player.settle()
    player.app.report(Problem("sound-no-device", {"error": "none"}))
    player.app.report(Problem("sound-hangs"))
    player.settle()
    felt = [player.cells]
    felt += [press(player, KeyKind.PAN_RIGHT) for _ in range(3)]
    assert felt == [
        "⠉⠁⠝⠀⠽⠕⠥⠀⠋⠑⠑⠇⠀⠞⠓⠊⠎⠦",  # "can you feel this?"
        "⠑⠝⠞⠑⠗⠂⠀⠕⠗⠀⠗⠕⠥⠞⠊⠝⠛",  # "enter, or routing"
        "⠕⠝⠀⠽⠑⠎⠒⠀⠏⠇⠁⠽⠂",  # "on yes: play,"
        "⠙⠕⠺⠝⠒⠀⠎⠑⠞⠀⠥⠏⠀⠽⠑⠎",  # "down: set up yes"; no word of sound devices
    ]
    press(player, KeyKind.PAN_RIGHT)
    press(player, KeyKind.ROUTE, cell=player.ui.braille().keys.index("go"))
    assert isinstance(player.ui.screen, ChooseGame)
    kept = [message.phrase.braille for message in player.ui.announcer.history.kept_in("all")]
    assert kept[-2].startswith("No sound device. ")
    assert kept[-1], "the history keeps what the line leaves out"


def test_a_routing_key_that_comes_too_soon_is_felt_in_the_status_cell(tmp_path: Path) -> None:
    player = Player(tmp_path, "en", columns=20)
    screen = player.play("logomachy", seats=2)
    player.press("Ctrl+L", "C", "Home")
    key = screen.navigator.zone.items[1].key
    press(player, KeyKind.ROUTE, cell=player.ui.braille().keys.index(key))
    shown, status = player.cells, player.status
    for wait in (100, 100):
        cell = player.ui.braille().keys.index(key)
        assert press(player, KeyKind.ROUTE, cell=cell, after_ms=wait) == shown
        assert player.status == status | 0x20, "dot 6 beside the same line"
    press(player, KeyKind.ROUTE, cell=cell)
    assert player.ui.screen is not screen
    assert not player.status & 0x20


def do(player: Player, command: str) -> str:
    """Do what the list of the bottom key has under ``command``; return the cells."""
    press(player, KeyKind.BOTTOM)
    while player.ui.announcer.braille.is_over:
        press(player, KeyKind.PAN_RIGHT)
    player.ui.screen.point(command, say=False)
    player.ui.changed = True
    player.settle()
    return press(player, KeyKind.ROUTE, cell=player.ui.braille().keys.index(command))


@pytest.mark.parametrize(
    ("game", "language", "options", "felt"),
    [
        ("cubus", "de", {}, "⠙⠗⠁⠝⠒⠀⠇⠂⠀⠗⠂⠀⠑⠝⠙⠑⠤⠞⠁⠎⠞⠑⠒⠀⠇⠊⠎⠞⠑"),
        ("cubus", "en", {}, "⠽⠕⠥⠗⠀⠞⠥⠗⠝⠒⠀⠇⠼⠁⠀⠗⠼⠁⠀⠃⠕⠞⠞⠕⠍⠀⠅⠑⠽⠒⠀⠇⠊⠎⠞"),
        (
            "logomachy",
            "de",
            {"letters": True},
            "⠙⠗⠁⠝⠒⠀⠺⠕⠗⠞⠀⠍⠁⠗⠅⠊⠑⠗⠑⠝⠀⠏⠑⠗⠀⠇⠊⠎⠞⠑⠂⠀⠗⠕⠥⠞⠊⠝⠛⠀⠁⠍⠀⠑⠝⠙⠑⠆⠀⠕⠙⠑⠗⠀⠇⠑⠛⠀⠑⠊⠝⠑",
        ),
        (
            "logomachy",
            "en",
            {"letters": True},
            "⠽⠕⠥⠗⠀⠞⠥⠗⠝⠒⠀⠍⠁⠗⠅⠀⠺⠕⠗⠙⠀⠰⠃⠽⠀⠇⠊⠎⠞⠂⠀⠗⠕⠥⠞⠊⠝⠛⠀⠕⠝⠀⠇⠁⠎⠞⠆⠀⠕⠗⠀⠇⠁⠽⠀⠕⠝⠑",
        ),
    ],
)
def test_what_to_do_names_the_keys_of_the_display(
    tmp_path: Path, game: str, language: str, options: dict[str, bool], felt: str
) -> None:
    player = Player(tmp_path, language, columns=80)
    player.play(game, seats=2, **options)
    player.press("Ctrl+L")
    assert do(player, "table.turn") == felt
    player.press("T")
    assert player.cells != felt, "who has a keyboard is told its keys"


def test_a_line_of_text_is_taken_and_dropped_by_the_display(tmp_path: Path) -> None:
    player = Player(tmp_path, "en", columns=40)
    player.play("hexaducto", seats=2)
    player.press("Ctrl+L", "B")
    table = player.table
    assert do(player, "table.go-to-place") == "⠏⠇⠁⠉⠑⠦⠀⠗⠼⠃⠀⠼⠉⠀⠑⠍⠏⠞⠽⠲⠀⠗⠕⠥⠞⠊⠝⠛⠀⠁⠉⠉⠑⠏⠞⠎⠂"
    press(player, KeyKind.PAN_RIGHT)
    assert player.cells == "⠃⠁⠉⠅⠀⠉⠁⠝⠉⠑⠇⠎"
    for name in ("r", "2", " ", "3"):
        player.display.press(KeyKind.KEY, name=name)
        player.settle()
    assert player.cells == "⠗⠼⠃⠀⠼⠉⠀⣸⣤"
    press(player, KeyKind.ROUTE, cell=0)
    assert player.ui.screen is table
    assert player.cells == "⠋⠼⠃⠀⠹⠀⠹⠀⣹⠀⠹"
    do(player, "table.go-to-place")
    press(player, KeyKind.BACK)
    assert player.ui.screen is table


@pytest.mark.parametrize("key", ["prompt-keys", "prompt-keys-held"])
def test_a_prompt_names_the_key_that_cancels_as_a_key(tmp_path: Path, key: str) -> None:
    player = Player(tmp_path, "de", columns=40)
    press(player, KeyKind.LINE_DOWN)
    told = player.ui.words.phrase(key, key="D").full
    assert told.startswith("Routingtaste, wenn fertig; die Rücksprungtaste bricht ab")


def test_a_seat_of_the_setup_changes_as_its_help_says(tmp_path: Path) -> None:
    player = Player(tmp_path, "en", columns=40)
    press(player, KeyKind.LINE_DOWN)
    press(player, KeyKind.LINE_UP)
    for _ in range(4):
        if not isinstance(player.ui.screen, MatchSetup):
            press(player, KeyKind.ROUTE)
    setup = player.ui.screen
    assert isinstance(setup, MatchSetup)
    while setup.focused_key() != "seat-1":
        press(player, KeyKind.LINE_DOWN)
    entry = setup.entry()
    assert entry is not None
    assert entry.help is not None
    assert entry.help.full == (
        "The routing key changes a person's name; it turns a computer into the next one,"
        " at last into a person."
    )
    for _ in range(2 * len(KINDS)):
        if setup.kinds[1] != "human":
            press(player, KeyKind.ROUTE)
    assert setup.kinds[1] == "human"
    press(player, KeyKind.ROUTE)
    assert isinstance(player.ui.screen, Prompt)
