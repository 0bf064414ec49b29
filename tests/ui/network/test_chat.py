"""The chat is off where the host or one's own setting says so: in words, by no dead key."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from braillespiel.network.client import Status
from braillespiel.network.messages import News, Said
from braillespiel.ui.network.at_house import AtHouse
from braillespiel.ui.network.commands import ChatMenu
from braillespiel.ui.network.lobby import TableLobby
from tests.ui.network.fakes import ANNA, BERT, Client, table
from tests.ui.network.test_lobby import joined, opened


@pytest.mark.parametrize(
    ("language", "off", "felt", "on", "told"),
    [
        (
            "en",
            "Switch chat off for everybody, 14 of 14",
            "⠉⠓⠁⠞⠀⠕⠋⠋⠀⠋⠕⠗⠀⠁⠇⠇",
            "Chat is off at this table. Switch chat on for everybody, 1 of 1",
            "Chat is off at this table.",
        ),
        (
            "de",
            "Chat für alle ausschalten, 14 von 14",
            "⠉⠓⠁⠞⠀⠋⠳⠗⠀⠁⠇⠇⠑⠀⠁⠥⠎",
            "An diesem Tisch ist der Chat aus. Chat für alle einschalten, 1 von 1",
            "Der Chat ist an diesem Tisch aus.",
        ),
    ],
)
def test_whose_table_it_is_switches_the_chat_for_everybody(
    tmp_path: Path, language: str, off: str, felt: str, on: str, told: str
) -> None:
    here, client = opened(tmp_path, language)
    here.press("Ctrl+N")
    assert here.press("End") == [off]
    assert here.cells.startswith(felt)
    assert here.press("Enter") == []
    assert client.asked[-1] == ("power", "chat-off", 0)
    client.changes(News("chat-off", 1, "Anna"), chat=False)
    here.settle()
    assert here.ear.said == [told]
    assert here.press("Ctrl+N") == [on]
    here.press("Enter")
    assert client.asked[-1] == ("power", "chat-on", 0)


def test_where_it_is_off_the_key_says_so_and_no_list_offers_it(tmp_path: Path) -> None:
    here, client = joined(tmp_path)
    assert "Chat" in lines(here, client)
    client.changes(News("chat-off", 2, "Bert"), chat=False)
    here.settle()
    assert here.press("Ctrl+N") == ["Chat is off at this table."]
    assert "Chat" not in lines(here, client)
    client.changes(News("chat-on", 2, "Bert"), chat=True)
    here.settle()
    here.ui.settings.set("chat", False)
    assert here.press("Ctrl+N")[-1] == "Chat is off in your settings."
    assert "Chat" not in lines(here, client)


def test_without_chat_there_is_no_buffer_of_it(tmp_path: Path) -> None:
    here, client = joined(tmp_path)
    here.ui.settings.set("chat", False)
    client.tell(Said(2, "Bert", "hello"))
    here.settle()
    names = [here.press("Ctrl+Right")[0].split(",")[0] for _ in range(4)]
    assert "chat" not in names
    here.ui.settings.set("chat", True)
    client.tell(Said(2, "Bert", "hello"))
    here.settle()
    names = [here.press("Ctrl+Right")[0].split(",")[0] for _ in range(4)]
    assert "chat" in names


@pytest.mark.parametrize(
    ("language", "sent", "felt"), [("en", "hi. Sent", "hi"), ("de", "hi. Abgeschickt", "hi")]
)
def test_typing_in_the_chat_types_and_never_jumps_to_a_sentence(
    tmp_path: Path, language: str, sent: str, felt: str
) -> None:
    here, client = opened(tmp_path, language)
    here.press("Ctrl+N")
    assert here.press("H") == ["h"]
    assert here.press("I") == ["i"]
    assert here.press("Enter") == [sent]
    assert client.asked[-1] == ("say", felt, "")


def test_a_capital_a_digit_and_a_fast_enter_type_too(tmp_path: Path) -> None:
    here, client = joined(tmp_path)
    here.press("Ctrl+N", "Down")
    here.press("Shift+C")
    here.clock.ms -= 950
    assert here.press("Enter") == ["C. Sent"]
    assert client.asked[-1] == ("say", "C", "")
    here.press("Ctrl+N", "5", "Backspace", "Enter")
    assert here.ear.said == [
        "Chat. Type, or choose a sentence with the arrows. Type a message, 1 of 13"
    ]


def test_a_sentence_that_is_chosen_is_said_as_it_goes(tmp_path: Path) -> None:
    here, client = joined(tmp_path)
    here.press("Ctrl+N")
    assert here.press("Down") == ["Hello everybody!, 2 of 13"]
    assert here.press("Enter") == ["Hello everybody! Sent"]
    assert client.asked[-1] == ("say", "", "hello")


READY_ONLY = "Only ready sentences here: the arrow keys choose one."


def test_at_a_table_of_a_house_the_chat_offers_typing_to_whoever_has_allowed_it(
    tmp_path: Path,
) -> None:
    here, client = joined(tmp_path)
    lobby = here.ui.screen
    assert isinstance(lobby, TableLobby)
    at = lobby._at
    at.house = AtHouse(here.ui, None)
    assert here.press("Ctrl+N") == [
        "Chat. Choose a sentence with the arrows. Hello everybody!, 1 of 12"
    ]
    assert here.press("H") == [READY_ONLY]
    assert here.press("Enter") == ["Hello everybody! Sent"]
    assert client.asked[-1] == ("say", "", "hello")
    at.allowed.add("words")
    assert here.press("Ctrl+N") == [
        "Chat. Type, or choose a sentence with the arrows. Type a message, 1 of 13"
    ]
    here.press("H", "I")
    assert here.press("Enter") == ["hi. Sent"]


def test_a_whole_message_from_a_page_is_refused_where_nobody_may_type(tmp_path: Path) -> None:
    here, client = joined(tmp_path)
    lobby = here.ui.screen
    assert isinstance(lobby, TableLobby)
    lobby._at.house = AtHouse(here.ui, None)
    here.press("Ctrl+N")
    menu = here.ui.screen
    assert isinstance(menu, ChatMenu)
    here.ear.said.clear()
    menu.say_typed("hello")
    assert here.ear.said == [READY_ONLY]
    assert [each for each in client.asked if each[0] == "say"] == []


LOST = "No connection now. Nothing was done."


def test_what_is_said_while_the_connection_is_lost_is_not_told_as_sent(tmp_path: Path) -> None:
    here, client = joined(tmp_path)
    client.status = Status.LOST
    here.press("Ctrl+N", "Down")
    assert here.press("Enter") == [LOST]
    here.press("O", "H")
    assert here.press("Enter")[0].startswith(LOST)
    client.status = Status.AT_TABLE
    assert here.press("Enter") == ["oh. Sent"]
    assert [each for each in client.asked if each[0] == "say"] == [("say", "oh", "")]


MUTED = "The host has muted you. You can keep playing."


def test_who_is_muted_hears_so_where_a_message_would_be_sent(tmp_path: Path) -> None:
    here, client = joined(tmp_path)
    me = replace(ANNA, host=False, opener=False, muted=True)
    client.shows(table(BERT, me))
    here.settle()
    here.press("Ctrl+N", "Down")
    assert here.press("Enter") == [MUTED]
    here.press("O", "H")
    assert here.press("Enter")[0].startswith(MUTED)
    assert [each for each in client.asked if each[0] == "say"] == []
    client.shows(table(BERT, replace(me, muted=False)))
    here.settle()
    assert here.press("Enter") == ["oh. Sent"], "what was typed is still there"


def lines(here: object, client: Client) -> list[str]:
    """Return the lines of the list that is open."""
    screen = here.ui.screen  # type: ignore[attr-defined]
    screen.refresh()
    return [entry.text.full for entry in screen.entries]
