"""Messages on the Braille line: none leaves unread, each is read in its order, old ones stay."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from braillespiel.games.presenter import Announcement, Kind, Priority
from braillespiel.output.braille.display import KeyKind
from braillespiel.table.host import Player as Who
from braillespiel.ui.braille.frame import STATUS_KEY
from braillespiel.ui.braille.inkprint import prints, word_at
from braillespiel.ui.braille.messages import Messages
from braillespiel.ui.screens.new_match import MatchSetup
from braillespiel.ui.services import Setup
from braillespiel.words.phrase import Phrase
from tests.support.player import Player

LEFT, RIGHT = "BraillePanLeft", "BraillePanRight"


ALONE = "came here all alone"


def told(word: str) -> Phrase:
    """Return a message beside which no other has room."""
    return Phrase.plain(f"{word} {ALONE}")


def texts(messages: Messages) -> list[str]:
    return [message.braille.removesuffix(ALONE).strip() for message in messages.unread]


@pytest.fixture
def player(tmp_path: Path) -> Player:
    """Return a player at a table on 28 cells, who has read all there was; no two share a row.

    For that they are long (``told``).
    """
    made = Player(tmp_path, language="en", columns=28)
    made.play("logomachy", seats=2)
    made.press("Ctrl+L", "C")
    return made


def announce(player: Player, *words: str) -> None:
    for word in words:
        player.ui.announce(told(word))
    player.wait(1000)


def announce_plainly(player: Player, *words: str) -> None:
    for word in words:
        player.ui.announce(Phrase.plain(word))
    player.wait(1000)


def felt(player: Player) -> str:
    """Return the cells as letters (the tests' words need no other sign)."""
    letters = dict(zip("⠁⠃⠉⠙⠑⠋⠛⠓⠊⠚⠅⠇⠍⠝⠕⠏⠟⠗⠎⠞⠥⠧⠺⠭⠽⠵", "abcdefghijklmnopqrstuvwxyz", strict=True))
    found = "".join(letters.get(cell, " ") for cell in player.cells).strip()
    return found.removesuffix(ALONE).strip()


def row(player: Player) -> str:
    """Return the whole row with its status cell."""
    return "".join(chr(0x2800 + cell) for cell in player.display.cells)


def line_is_felt(player: Player) -> bool:
    return not player.ui.announcer.braille.is_over


@pytest.mark.parametrize("key", ["Right", "T", "C", "F3", "S", "Enter", "Ctrl+Left", "Space"])
def test_an_own_key_leaves_what_is_unread(player: Player, key: str) -> None:
    announce(player, "one", "two", "three")
    player.press(key)
    found = [felt(player)]
    for _ in range(12):
        player.press(RIGHT)
        found.append(felt(player))
    assert re.findall(r"\b(?:one|two|three)\b", " ".join(found)) == ["two", "three"]


def test_a_message_that_lay_there_whole_is_read(player: Player) -> None:
    announce(player, "one", "two")
    assert felt(player) == "one"
    player.press("Right")
    assert line_is_felt(player)
    player.press(RIGHT)
    assert felt(player) == "two"
    player.press(RIGHT)
    assert line_is_felt(player)


def test_what_lay_there_when_another_match_opens_does_not_come_along(player: Player) -> None:
    for word in ("one", "two"):
        player.ui.announcer.announce([Announcement(told(word), Kind.CHAT)])
    player.wait(1000)
    before = player.table
    setup = Setup("six", (Who("Ada"), Who("Louis", "easy")), {}, 7)
    player.ui.navigation.open_match(player.ui, lambda: player.ui.services.matches.new_match(setup))
    assert player.table is not before
    assert texts(player.ui.announcer.history.messages)[0] == "two"


def test_a_message_of_which_only_a_part_lay_there_is_not_read(tmp_path: Path) -> None:
    player = Player(tmp_path, language="en", columns=12)
    player.play("logomachy", seats=2)
    player.press("Ctrl+L", "C")
    player.ui.announce(Phrase.plain("alpha beta gamma delta"))
    player.wait(1000)
    assert felt(player) == "alpha beta"
    player.press("Home")
    assert line_is_felt(player)
    while line_is_felt(player):
        assert player.press(RIGHT) == []
    assert felt(player) == "alpha beta"
    player.press(RIGHT, RIGHT, RIGHT)
    assert line_is_felt(player)
    assert not player.ui.announcer.history.messages.unread


def test_what_came_the_moment_before_a_key_is_not_read(player: Player) -> None:
    player.ui.announce(told("one"))
    player.settle()
    assert felt(player) == "one"
    player.clock.ms -= 1000
    player.press("Right")
    assert line_is_felt(player)
    player.press(RIGHT)
    assert felt(player) == "one"


def test_pan_left_goes_back_to_old_messages_and_pan_right_returns(player: Player) -> None:
    announce(player, "one", "two", "three")
    player.press(RIGHT, RIGHT, RIGHT)
    assert line_is_felt(player)
    back = []
    for _ in range(3):
        player.press(LEFT)
        back.append(felt(player))
    assert back == ["three", "two", "one"]
    forth = []
    for _ in range(2):
        player.press(RIGHT)
        forth.append(felt(player))
    assert forth == ["two", "three"]
    player.press(RIGHT)
    assert line_is_felt(player)


def test_going_back_from_an_answer_comes_back_to_it(player: Player) -> None:
    announce(player, "one")
    player.press(RIGHT)
    player.press("T")
    answer = player.cells
    player.press(LEFT)
    assert felt(player) == "one"
    player.press(RIGHT)
    assert player.cells == answer


def test_what_an_answer_has_just_said_is_not_felt_again(player: Player) -> None:
    player.ui.announcer.answer(told("one"))
    announce(player, "one", "two")
    assert felt(player) == "one"
    player.press(RIGHT)
    assert felt(player) == "two"
    player.press(RIGHT)
    assert line_is_felt(player)


def test_what_comes_while_going_back_waits(player: Player) -> None:
    announce(player, "one", "two")
    player.press(RIGHT, RIGHT, LEFT, LEFT)
    assert felt(player) == "one"
    announce(player, "three")
    assert felt(player) == "one"
    found = []
    for _ in range(3):
        player.press(RIGHT)
        found.append(felt(player))
    assert found[0] == "two"
    assert "three" in found


def test_a_routing_key_over_a_message_puts_it_aside_says_so_and_loses_nothing(
    player: Player,
) -> None:
    announce(player, "one", "a message of so many words that they are two rows")
    player.ui.route(3)
    player.settle()
    assert line_is_felt(player), "it has been read"
    player.press(RIGHT)
    begins = felt(player)
    player.ui.route(3)
    player.settle()
    assert felt(player).startswith("put aside")
    player.press(RIGHT)
    assert felt(player) == begins


def test_what_an_own_key_brings_about_comes_before_what_was_unread(player: Player) -> None:
    announce(player, "one", "two")
    player.press("C")
    with player.ui.announcer.carrying_out_a_key():
        player.ui.announcer.announce([Announcement(told("mine"))])
    player.settle()
    assert felt(player) == "mine"
    player.press(RIGHT)
    assert felt(player) == "two"


@pytest.mark.parametrize("way", ["key", "display key", "status cell"])
def test_one_key_and_one_display_key_take_all_for_read(player: Player, way: str) -> None:
    announce(player, "one", "two", "three")
    player.press("C")
    player.ear.said.clear()
    if way == "key":
        player.press("Ctrl+L")
    elif way == "display key":
        player.display.press(KeyKind.BACK)
    else:
        assert player.ui.braille().keys[27] == STATUS_KEY
        player.display.press(KeyKind.ROUTE, cell=27)
    player.settle()
    assert player.ear.said == ["2 messages marked as read"]
    player.press(RIGHT)
    assert line_is_felt(player)
    player.press(LEFT)
    assert felt(player) == "three"
    assert player.press("Ctrl+L") == ["No unread messages"]


def test_without_a_display_nothing_waits(player: Player) -> None:
    player.ui.announcer.braille.attended = False
    announce(player, "one", "two")
    player.press("C")
    assert not player.ui.announcer.history.messages.unread


def test_a_display_pulled_out_for_a_moment_loses_nothing(player: Player) -> None:
    announce(player, "one", "two")
    player.display.unplug()
    player.settle()
    player.press("C", "T")
    player.display.resize(40)
    player.settle()
    assert texts(player.ui.announcer.history.messages)[-1:] == ["two"]


def test_what_a_left_match_told_waits_in_menus_but_not_in_the_next_match(player: Player) -> None:
    announce(player, "one", "two")
    player.ui.announcer.announce([Announcement(told("hello"), Kind.CHAT)])
    player.press("Escape", "End", "Enter")
    announce(player, "invited")
    waiting = ["two", "hello", "invited"]
    assert texts(player.ui.announcer.history.messages)[-3:] == waiting
    player.play("logomachy", seats=2)
    messages = player.ui.announcer.history.messages
    assert "two" not in texts(messages)
    assert [one for one in texts(messages) if one in ("hello", "invited")] == ["hello", "invited"]
    left, older = [], messages.older(None)
    while older is not None:
        left.append(older.braille.removesuffix(ALONE).strip())
        older = messages.older(older)
    assert "two" in left  # it can be gone back to


def test_what_is_unread_waits_on_when_the_same_match_goes_on(player: Player) -> None:
    player.press("Enter")
    announce(player, "one", "two")
    number = player.app.matches.playing
    player.press("Escape", "End", "Enter")
    matches = player.ui.services.matches
    player.ui.navigation.open_match(player.ui, lambda: matches.resume(number))
    assert "two" in texts(player.ui.announcer.history.messages)


def test_several_people_have_a_queue_each(tmp_path: Path) -> None:
    player = Player(tmp_path, language="en")
    setup = MatchSetup(player.ui, "logomachy")
    setup.kinds = ["human", "human", *setup.kinds[2:]]
    setup.seats = 2
    player.ui.push(setup)
    player.press("Enter", "Enter")
    first = player.ui.announcer.history.messages
    announce(player, "secret", "another")
    table = player.table
    table.hand_over(1)
    player.settle()
    assert "secret" not in texts(player.ui.announcer.history.messages)
    player.press("Enter")
    assert table.seat == 1
    player.press(LEFT)
    assert felt(player) not in ("secret", "another")
    table.hand_over(0)
    player.settle()
    player.press("Enter")
    assert player.ui.announcer.history.messages is first
    assert "another" in texts(first)


def test_a_window_lies_before_all_else_until_it_closes() -> None:
    messages = Messages()
    for text in ("one", "two"):
        messages.add(text)
    messages.open_window("sum 5")
    messages.add("three")
    assert texts(messages) == ["sum 5", "one", "two", "three"]
    messages.open_window("sum 7")
    assert texts(messages) == ["sum 7", "one", "two", "sum 5", "three"]
    messages.close_window()
    assert texts(messages) == ["one", "two", "sum 5", "three", "sum 7"]


def test_a_window_is_shown_over_messages_and_answers(player: Player) -> None:
    announce(player, "one", "two")
    player.press("T")
    player.ui.announcer.announce([Announcement(told("sum"), supersedes=True)])
    player.wait(1000)
    assert felt(player) == "sum"
    player.press(RIGHT)
    assert felt(player) == "two"


def test_in_six_no_sum_pushes_another_out(tmp_path: Path) -> None:
    player = Player(tmp_path, language="en", columns=20)
    player.play("six", seats=2, untimed=False)
    for _ in range(6):
        player.press("Space")
        player.wait(3000)
    messages = player.ui.announcer.history.messages
    assert len(messages.unread) > 2
    waiting = list(messages.unread)
    player.press("F3")
    for _ in range(200):
        if not waiting or waiting[0].read:
            waiting = [message for message in waiting if not message.read]
        if not waiting:
            break
        player.press(RIGHT)
    assert waiting == []


@pytest.mark.parametrize(
    ("waiting", "cell"), [(0, 0x10), (1, 0x11), (2, 0x13), (3, 0x17), (4, 0x57), (9, 0x57)]
)
def test_how_many_are_unread_can_be_felt(player: Player, waiting: int, cell: int) -> None:
    announce(player, *["one"] * (waiting + 1))
    player.press("C")  # the first one has been read
    assert player.status == cell


def test_the_status_cell_tells_of_messages_and_of_more_to_the_right(tmp_path: Path) -> None:
    player = Player(tmp_path, language="en", columns=12)
    player.play("logomachy", seats=2)
    player.press("Ctrl+L")
    assert row(player) == "⠼⠁⠀⠍⠁⠗⠅⠑⠙⠀⠀⢘"  # dots 4, 5, 8
    player.press("C")
    assert row(player) == "⠓⠀⣉⣽⠀⠛⠃⠀⠃⠛⠀⠐"  # dot 5: the hand, whole, and it is one's turn


def test_the_status_cell_lies_left_right_or_nowhere(tmp_path: Path) -> None:
    player = Player(tmp_path, language="en")
    player.play("logomachy", seats=2)
    player.press("Ctrl+L", "C")
    line = player.display.cells
    player.ui.settings.set("braille-status", "left")
    player.ui.apply_settings()
    player.settle()
    assert player.display.cells == bytes((line[39], 0)) + line[:38]
    assert row(player) == "⠐⠀⠓⠀⣉⣽⠀⠛⠃⠀⠃⠛" + 24 * "⠀" + "⢸⠼⠚⠏"
    player.ui.settings.set("braille-status", "none")
    player.ui.apply_settings()
    player.settle()
    standing = len(player.standing)
    assert player.display.cells == line[: 38 - standing] + bytes(2) + line[38 - standing : 38]


@pytest.mark.parametrize("side", ["left", "right", "none"])
def test_the_print_of_a_message_and_its_routing_keys_lie_under_its_words(
    player: Player, side: str
) -> None:
    player.ui.settings.set("braille-status", side)
    player.ui.apply_settings()
    announce_plainly(player, "five six")
    view, shown = player.ui.announcer.braille, player.ui.braille()
    [under] = prints(view, shown)
    assert [word for _, _, word in under] == ["five", "six"]
    for start, count, word in under:
        assert shown.rows[0][start : start + count] == view.transcriber.cells(word)
        assert word_at(view, shown, start + count - 1) == word


def test_messages_that_wait_are_read_on_as_one_text(tmp_path: Path) -> None:
    player = Player(tmp_path, language="en", columns=20)
    player.play("logomachy", seats=2)
    player.press("Ctrl+L", "C")
    announce_plainly(player, "five", "six", "seven")
    assert player.cells == "⠋⠊⠧⠑⠀⢸⠀⠎⠊⠭⠀⢸⠀⠎⠑⠧⠑⠝"
    player.press(RIGHT)
    assert line_is_felt(player)
    assert not player.ui.announcer.history.messages.unread
    announce_plainly(player, "one two three", "four five six seven", "eight")
    assert player.cells == "⠕⠝⠑⠀⠞⠺⠕⠀⠞⠓⠗⠑⠑⠀⢸"
    assert player.status & 0x07 == 0x03, "two wait"
    player.press(RIGHT)
    assert player.cells == "⠋⠕⠥⠗⠀⠋⠊⠧⠑⠀⠎⠊⠭"
    player.press(RIGHT)
    assert player.cells == "⠎⠑⠧⠑⠝⠀⢸⠀⠑⠊⠛⠓⠞"
    player.press(RIGHT)
    assert line_is_felt(player)
    assert not player.ui.announcer.history.messages.unread


def test_what_was_left_in_the_middle_of_such_a_text_comes_again_whole(tmp_path: Path) -> None:
    player = Player(tmp_path, language="en", columns=20)
    player.play("logomachy", seats=2)
    player.press("Ctrl+L", "C")
    announce_plainly(player, "one", "two three four five", "six")
    assert player.cells == "⠕⠝⠑⠀⢸⠀⠞⠺⠕⠀⠞⠓⠗⠑⠑"
    player.press("C")
    assert texts(player.ui.announcer.history.messages) == ["two three four five", "six"]
    player.press(RIGHT)
    assert player.cells == "⠞⠺⠕⠀⠞⠓⠗⠑⠑⠀⠋⠕⠥⠗"
    player.press(RIGHT, RIGHT)
    assert line_is_felt(player)
    assert not player.ui.announcer.history.messages.unread


def test_what_no_longer_holds_goes_from_the_text_that_is_being_read(tmp_path: Path) -> None:
    player = Player(tmp_path, language="en", columns=20)
    player.play("logomachy", seats=2)
    player.press("Ctrl+L", "C")
    announce_plainly(player, "one two three", "four five six seven", "your turn")
    before = player.cells
    player.ui.announcer.outdate(Phrase.plain("your turn"))
    player.settle()
    assert player.cells == before
    player.press(RIGHT, RIGHT)
    assert felt(player) == "seven"


def deed(braille: str, by: int | None = 1, going_on: str = "") -> Announcement:
    return Announcement(Phrase.plain(braille), by=by, going_on=going_on)


@pytest.mark.parametrize(
    ("told", "read"),
    [
        ((deed("ben draws"), deed("ben lays", going_on="lays")), "ben draws lays"),
        ((deed("ben draws"), deed("cleo lays", 2, "lays")), "ben draws | cleo lays"),
        ((deed("ben draws"), deed("and so", None), deed("ben lays", going_on="lays")),
         "ben draws | and so | ben lays"),
        ((deed("ben draws"), deed("ben lays")), "ben draws | ben lays"),
    ],
)  # fmt: skip
def test_what_one_seat_does_next_stands_without_its_name(
    player: Player, told: tuple[Announcement, ...], read: str
) -> None:
    for each in told:
        player.ui.announcer.announce([each])
    over = player.ui.announcer.braille.over()
    assert over is not None
    assert over[0] == read


def test_what_one_seat_does_after_an_own_deed_has_its_name(player: Player) -> None:
    announcer = player.ui.announcer
    announcer.announce([deed("ben draws")])
    with announcer.carrying_out_a_key():
        announcer.announce([deed("mine", 0)])
    announcer.announce([deed("ben lays", going_on="lays")])
    assert [m.going_on for m in announcer.history.messages.unread] == ["", "", ""]


def test_what_speech_says_and_brief_speech_would_not_is_felt(player: Player) -> None:
    laid = Announcement(Phrase("Ben lays 4.", "", "Ben 4"), priority=Priority.LOW)
    player.ui.announcer.announce([laid])
    assert [message.braille for message in player.ui.announcer.history.messages.unread] == ["Ben 4"]


def test_what_everybody_waits_for_lies_alone(player: Player) -> None:
    announce_plainly(player, "one", "two")
    player.ui.announcer.announce([Announcement(Phrase.plain("sum"), supersedes=True)])
    player.wait(1000)
    assert player.cells == "⠎⠥⠍"


def test_what_one_key_brings_about_is_felt_in_the_order_in_which_it_happened(
    player: Player,
) -> None:
    announcer = player.ui.announcer
    announce(player, "earlier")
    for words in (("first", "second"), ("third", "fourth")):
        player.press("C")
        with announcer.carrying_out_a_key():
            for word in words:
                announcer.announce([Announcement(told(word))])
    assert texts(announcer.braille.messages) == ["third", "fourth", "first", "second", "earlier"]


def test_a_message_that_goes_by_itself_lies_as_long_as_any_other(player: Player) -> None:
    player.ui.settings.set("message-seconds", 3)
    announce(player, "first")
    player.wait(1000)
    announce(player, "second")  # behind the first, which goes after three seconds in all
    assert felt(player) == "first"
    player.wait(300)
    assert felt(player) == "second"
    player.wait(2700)
    assert felt(player) == "second"
    player.wait(300)
    assert ALONE not in felt(player)


def test_an_old_message_gone_back_to_does_not_slip_away_at_once(player: Player) -> None:
    player.ui.settings.set("message-seconds", 3)
    announce(player, "first")
    player.wait(2000)
    announce(player, "second")
    player.wait(1500)
    player.press(LEFT)  # a second later
    assert felt(player) == "first"
    player.wait(2900)
    assert felt(player) == "first"
    player.wait(200)
    assert felt(player) == "second"


def test_what_goes_by_itself_says_nothing_of_how_fast_she_reads(player: Player) -> None:
    player.ui.settings.set("message-seconds", 3)
    for _ in range(20):
        announce(player, "first")
        player.wait(3000)
        assert ALONE not in felt(player)
    assert player.ui.announcer.braille.pace.per_cell is None


def tell_of_the_match(player: Player, *words: str, key: bool = False) -> None:
    """Have something happen in the match, by the player's own key or by itself."""
    announcer = player.ui.announcer
    for word in words:
        told_of = Announcement(told(word), update=1)
        if key:
            with announcer.carrying_out_a_key():
                announcer.announce([told_of])
        else:
            announcer.announce([told_of])
    player.wait(1000)


def read_on(player: Player) -> list[str]:
    """Pan on to the line; return what was felt before it."""
    found = []
    while not line_is_felt(player):
        found.append(player.cells)
        player.press(RIGHT)
    return found


def move(player: Player, word: str) -> None:
    """Make a move of which the line says ``word``."""
    player.press("C")
    player.ui.announcer.acted()
    tell_of_the_match(player, word, key=True)


def test_what_comes_after_an_own_move_is_read_before_what_was_left_unread(player: Player) -> None:
    tell_of_the_match(player, "one", "two", "three")
    player.ui.announcer.announce([Announcement(told("hello"), Kind.CHAT)])
    move(player, "mine")
    tell_of_the_match(player, "theirs")
    messages = player.ui.announcer.history.messages
    assert texts(messages) == ["mine", "hello", "theirs", "two", "three"]
    player.press(RIGHT)
    assert felt(player) == "hello"
    move(player, "again")
    assert texts(messages) == ["again", "theirs", "two", "three"], "hello has been read"
    tell_of_the_match(player, "last")
    rows = " ".join(read_on(player))
    words = ("⠁⠛⠁⠊⠝", "⠇⠁⠎⠞", "⢸⢸⠀⠞⠓⠑⠊⠗⠎", "⢸⢸⠀⠞⠺⠕", "⢸⠀⠞⠓⠗⠑⠑")
    assert "⢸⢸⠀⠞⠓⠗⠑⠑" not in rows
    assert [rows.index(word) for word in words] == sorted(rows.index(word) for word in words)
    assert not messages.unread


def test_what_comes_while_older_things_are_read_is_read_next(player: Player) -> None:
    tell_of_the_match(player, "one", "two", "three", "four")
    move(player, "mine")
    player.press(RIGHT)
    assert player.cells.startswith("⢸⢸⠀⠞⠺⠕⠀")
    lies = player.cells
    tell_of_the_match(player, "theirs", "turn")
    assert player.cells == lies, "nothing changes under the finger"
    rows = " ".join(read_on(player))
    words = ("⢸⢸⠀⠞⠺⠕⠀", "⠞⠓⠑⠊⠗⠎", "⠞⠥⠗⠝", "⢸⢸⠀⠞⠓⠗⠑⠑⠀", "⠋⠕⠥⠗")
    assert [rows.index(word) for word in words] == sorted(rows.index(word) for word in words)


def test_who_pans_too_fast_to_read_still_comes_to_the_line(player: Player) -> None:
    tell_of_the_match(player, "one", "two", "three")
    move(player, "mine")
    tell_of_the_match(player, "theirs")
    view = player.ui.announcer.braille
    view.guard_ms = 10**9
    for _ in range(6):
        if line_is_felt(player):
            break
        view.go_on()
        player.settle()
    assert line_is_felt(player)


@pytest.mark.parametrize("game", ["ludoteca", "logomachy", "hexaducto"])
def test_after_three_own_moves_the_newest_answers_come_first(tmp_path: Path, game: str) -> None:
    player = Player(tmp_path, language="en", columns=20)
    table = player.play(game)
    messages = player.ui.announcer.braille.messages
    for _ in range(3):
        player.press("C")
        known = messages.unread
        with player.ui.announcer.carrying_out_a_key():
            table.act(next(iter(table.view().legal_actions())))
        player.settle()
        unread = messages.unread
        new = [one for one in unread if one not in known]
        assert new
        assert list(unread[: len(new)]) == new
        assert set(unread[len(new) :]) <= set(known)


def opened(tmp_path: Path, game: str = "ludoteca", seats: int = 4) -> Player:
    """Return a player who has just sat down where somebody else begins."""
    player = Player(tmp_path, columns=20, settings={"bot-pace": "normal"})
    player.play(game, seats=seats)
    assert player.cells == "⠓⠑⠇⠑⠝⠀⠙⠗⠁⠝⠀⠓⠀⠂⠆⠀⠁⠒", "helen dran h 12 a3"
    return player


def test_whose_turn_it_was_at_the_opening_gives_way_to_what_happens(tmp_path: Path) -> None:
    player = opened(tmp_path)
    opening = player.cells
    player.wait(1000)
    assert player.cells == opening, "there has been no time to read it"
    player.wait(20_000)
    assert player.cells.startswith("⠓⠑⠇⠑⠝⠀⠬⠂"), "helen +1"
    player.press("C")
    assert line_is_felt(player)


@pytest.mark.parametrize("key", ["T", "S"])
def test_an_answer_gives_way_only_where_it_tells_whose_turn_it_is(player: Player, key: str) -> None:
    player.press(key)
    answer = player.cells
    player.ui.announcer.announce([Announcement(told("hello"), Kind.CHAT)])
    player.wait(20_000)
    assert player.cells == answer, "nothing has happened in the match"
    tell_of_the_match(player, "one")
    player.wait(20_000)
    assert (player.cells == answer) is (key == "S")
    assert texts(player.ui.announcer.history.messages) == ["hello", "one"]


def test_no_row_has_both_what_was_overtaken_and_what_has_come_since(player: Player) -> None:
    announcer = player.ui.announcer
    announcer.announce([Announcement(Phrase.plain(text), update=1) for text in ("old", "more")])
    announcer.acted()
    with announcer.carrying_out_a_key():
        announcer.announce([Announcement(Phrase.plain("mine"), update=2)])
    player.wait(1000)
    assert player.cells == "⠍⠊⠝⠑"
    announcer.announce([Announcement(Phrase.plain("theirs"), update=3)])
    rows = [player.press(RIGHT) or player.cells for _ in range(2)]
    assert rows == ["⠞⠓⠑⠊⠗⠎", "⢸⢸⠀⠕⠇⠙⠀⢸⠀⠍⠕⠗⠑"]
    announcer.announce([Announcement(Phrase.plain("last"), update=4)])
    player.wait(1000)
    player.press(RIGHT)
    assert player.cells == "⠇⠁⠎⠞"
