"""The command field: what is typed does what the key, the card or the button does."""

from __future__ import annotations

from pathlib import Path

import pytest

from braillespiel.network import messages as m
from tests.web.places import Page, Place

HEXADUCTO = m.SetUp("hexaducto", 2, {}, levels=("easy",))


def typed(place: Place, page: Page, text: str) -> list[str]:
    """Type something; return what was said of it."""
    begin = len(page.past)

    async def type_it() -> None:
        await page.send("typed", text=text)
        await place.settle()

    place.run(type_it())
    return page.past[begin:]


def test_a_letter_is_its_key(tmp_path: Path) -> None:
    with Place(tmp_path, HEXADUCTO, 1) as place:
        page = place.run(place.enter("Ana"))
        place.run(place.pass_time(1000))
        by_key = place.run(place.press(page, "T"))
        assert typed(place, page, "t") == by_key
        assert typed(place, page, " T ") == by_key
        # In capitals it would be two letters.
        assert typed(place, page, "ß") == ["ß does nothing here. The Help button lists the keys."]


def test_a_button_and_an_entry_are_found_by_their_words(tmp_path: Path) -> None:
    with Place(tmp_path) as place:
        page = place.run(place.enter("Ana"))
        typed(place, page, "game")
        assert page.screen["title"] == "Which game?"
        typed(place, page, "back")
        typed(place, page, "help")
        assert page.screen["title"].startswith("Help"), page.screen["title"]
        typed(place, page, "Escape")
        typed(place, page, "f3")
        assert page.past[-1].startswith("table. You choose the game"), page.past[-1]


def test_a_button_that_is_typed_whole_is_no_entry_that_begins_so(tmp_path: Path) -> None:
    """ "Back" is not the help's "Backspace: ...", which would act on the table."""
    with Place(tmp_path, HEXADUCTO, 1) as place:
        page = place.run(place.enter("Ana"))
        title = page.screen["title"]
        typed(place, page, "f1")
        assert any(text.startswith("Backspace") for text in page.tiles())
        assert page.screen["title"] != title
        told = typed(place, page, "back")
        assert page.screen["title"] == title
        assert not any("undo" in text.lower() for text in told), told


def test_what_is_not_there_is_told_with_what_helps(tmp_path: Path) -> None:
    with Place(tmp_path) as place:
        page = place.run(place.enter("Ana"))
        assert typed(place, page, "xyzzy") == [
            "There is no xyzzy here. Type what a card or a button says, or F1 for all commands."
        ]
        assert typed(place, page, "   ") == [
            "Type a letter, a card or an action. The Help button names them all."
        ]


def test_what_can_be_several_things_is_asked_for_again(tmp_path: Path) -> None:
    with Place(tmp_path) as place:
        page = place.run(place.enter("Ana"))
        typed(place, page, "game")
        assert typed(place, page, "lo") == ["Logomachy. Use this for the table, 1 of 15"]
        assert page.screen["title"] == "Logomachy"
        assert typed(place, page, "seat ") == [
            "seat can be several things: Seat 1, Seat 2. Type more of it."
        ]


def test_a_card_that_is_typed_whole_is_that_card_though_others_begin_so(tmp_path: Path) -> None:
    with Place(tmp_path, m.SetUp("logomachy", 2), 2) as place:
        ana, _ = place.run(place.enter("Ana")), place.run(place.enter("Ben"))
        place.run(place.pass_time(1000))
        assert {"red 1", "red 10"} <= set(ana.tiles())
        assert typed(place, ana, "red") == [
            "red can be several things: red 1, red 10, red 7, red 4. Type more of it."
        ]
        for whole, card in (("r1", "red 1"), ("r10", "red 10"), ("Red 1", "red 1")):
            assert typed(place, ana, whole) == ["It is not your turn"]
            assert ana.focused().split(",")[0] == card


def test_a_command_without_a_key_is_not_there(tmp_path: Path) -> None:
    with Place(tmp_path, m.SetUp("logomachy", 2), 2) as place:
        ana = place.run(place.enter("Ana", settings={"keys": '{"table.turn": ""}'}))
        ben = place.run(place.enter("Ben"))
        place.run(place.pass_time(1000))
        assert typed(place, ana, "whose turn") == [
            "There is no whose turn here. Type what a card or a button says, or F1 for all"
            " commands."
        ]
        assert typed(place, ben, "whose turn") != []
        assert ben.past[-1].startswith("Your turn")


@pytest.mark.parametrize("notation", ["b", "f"])
def test_a_prompt_takes_the_whole_line(notation: str, tmp_path: Path) -> None:
    with Place(tmp_path) as place:
        ana, ben = place.run(place.enter("Ana")), place.run(place.enter("Ben"))
        typed(place, ana, "chat")
        place.run(place.press(ana, "Enter"))
        assert ana.screen["line"] is not None
        typed(place, ana, f"{notation} good day")
        assert ben.past[-1] == f"Ana: {notation} good day"


def test_a_line_takes_no_more_from_the_field_than_from_keys(tmp_path: Path) -> None:
    with Place(tmp_path) as place:
        page = place.run(place.enter("Ana"))
        for words in ("Practise, learn, look back", "New game", "SIX"):
            typed(place, page, words)
        typed(place, page, "Seat 1")
        told = typed(place, page, "x" * 200)
        assert told == ["Full, no more characters fit"]
        assert page.screen["line"] == "x" * 40
        typed(place, page, "A\u202en\u200ba\u00a0B\x1b")
        assert page.screen["line"] is None
        (seat,) = place.web.seats.values()
        assert seat.client.kept.text("names") == "Ana B"


def test_a_key_that_asks_for_where_one_is_says_so_and_one_that_asks_else_does_not(
    tmp_path: Path,
) -> None:
    """The page's own focus may be on a button: only the first takes it back to the table."""
    with Place(tmp_path, HEXADUCTO, 1) as place:
        page = place.run(place.enter("Ana"))
        place.run(place.press(page, "B"))
        for key, goes in (("B", True), ("T", False), ("Right", True), ("S", False)):
            page.got.clear()
            place.run(place.press(page, key))
            shown = [each for each in page.got if each["type"] == "screen"]
            assert any(each.get("goes", False) for each in shown) is goes, key


def test_what_is_typed_in_the_chat_is_said_whatever_it_begins_like(tmp_path: Path) -> None:
    with Place(tmp_path) as place:
        page = place.run(place.enter("Ana"))
        other = place.run(place.enter("Ben"))
        for text in ("hello all of you", "good"):  # "Good move!" is one of the prepared sentences
            place.run(place.press(page, "Ctrl+N"))
            assert page.screen["title"].startswith("Chat.")
            assert typed(place, page, text)[-1] == f"{text}. Sent"
            assert other.past[-1] == f"Ana: {text}"
