"""The waiting room: opened, chosen, ready, who is there, the powers of the person at the host."""

from __future__ import annotations

from pathlib import Path

from msgspec.structs import replace

from braillespiel.network.messages import Member, News, Proposal, Said, SetUp
from braillespiel.output.braille.display import KeyKind
from braillespiel.ui.network.at_house import AtHouse
from braillespiel.ui.network.lobby import TableLobby
from tests.support.player import Player
from tests.ui.network.fakes import ANNA, BERT, Client, Net, Refused, player, table

CARLA = Member(3, ("Carla",), watches=True, delay="long")


def opened(home: Path, language: str = "en", columns: int = 40) -> tuple[Player, Client]:
    """Return Anna at a table that she opened for Logomachy."""
    here, net = player(home, language, columns)
    here.press("Enter", *"LOG", "Enter", "Down", "Enter")
    assert net.client is not None
    net.client.shows(table(ANNA, code="204816"), News("came", 1, "Anna"))
    set_up = SetUp("logomachy", 2)
    net.client.changes(News("set-up", 1, "Anna"), set_up=set_up)
    here.settle()
    return here, net.client


def joined(home: Path, columns: int = 40) -> tuple[Player, Client]:
    """Return Anna at Bert's table, at which nothing is chosen."""
    from braillespiel.ui.network.services import TableAddress

    here, net = player(home, columns=columns)
    net.here = [TableAddress("Bert's table", "192.168.1.30")]
    net.kept["Bert"] = "192.168.1.30"
    net.tokens.add("192.168.1.30")
    here.press("J", "Enter", "Enter")
    bert = replace(BERT, host=True, opener=True, delay="noticeable")
    assert net.client is not None
    net.client.shows(table(bert, replace(ANNA, host=False, opener=False)))
    here.settle()
    here.ear.said.clear()
    return here, net.client


def told(here: Player) -> list[str]:
    """Return what was said since."""
    here.settle()
    found = list(here.ear.said)
    here.ear.said.clear()
    return found


def test_opening_a_table_says_code_and_who_reaches_it(tmp_path: Path) -> None:
    here, net = player(tmp_path, columns=20)
    here.press("Enter", *"LOG", "Enter")
    assert here.press("Down") == ["Open this table to others, 2 of 13"]
    assert here.press("Enter") == [
        "The table is being opened",
        "Code 20, 48, 16. The table is open. On this network only, address 192.168.1.20:24111.",
    ]
    assert net.client is not None
    net.client.shows(table(ANNA, code="204816"), News("came", 1, "Anna"))
    assert told(here)[2:] == []
    assert net.client.asked == [("set-up", SetUp("logomachy", 2, {"language": "en"}))]
    assert here.press("Ctrl+K") == [
        "Code 20, 48, 16. On this network only, address 192.168.1.20:24111."
    ]
    assert here.cells.startswith("⠉⠕⠙⠑⠀⠼⠃⠚⠙⠓⠁⠋")
    assert len(here.cells) <= 20


def test_who_one_is_in_the_waiting_room_is_said_to_oneself(tmp_path: Path) -> None:
    here, client = opened(tmp_path)
    client.changes(News("came", 2, "Bert"), members=(ANNA, BERT))
    told(here)
    here.press("Home")
    assert here.press("Down", "Down", "Down") == [
        "Anna, you are the host, not ready, you choose the game, 4 of 12"
    ]
    assert here.press("Down")[0].startswith("Bert, not ready, ")


def test_people_are_counted_and_not_their_devices(tmp_path: Path) -> None:
    here, client = opened(tmp_path)
    couple = Member(2, ("Bert", "Carla"))
    client.changes(
        News("came", 2, "Bert"), members=(ANNA, couple, Member(3, ("Dora",), here=False))
    )
    told(here)
    assert here.press("Ctrl+P")[0].startswith("Who is here: 3. ")


def test_why_a_table_cannot_be_opened_is_said(tmp_path: Path) -> None:
    here, net = player(tmp_path)
    net.refuses = Refused("in-use", path="x")
    here.press("Enter", *"LOG", "Enter", "Down")
    assert here.press("Enter") == [
        "The table is being opened",
        "Another braillespiel on this computer already has a table open. Close that one first.",
    ]
    assert here.press("F3") == ["Logomachy. Open this table to others, 2 of 13"]


def test_the_waiting_table_tells_who_comes_and_keeps_the_focus(tmp_path: Path) -> None:
    here, client = joined(tmp_path)
    assert here.press("Down", "Down") == [
        "Bert, chooses the game, host, noticeable delay, 3 of 8"
    ] or here.press("F3") == [
        "Anna's table. Bert is choosing the game. Bert, chooses the game, host,"
        " a noticeable delay, under half a second, 3 of 8"
    ]
    here.ear.said.clear()
    assert client.table is not None
    client.changes(News("came", 3, "Carla"), members=(*client.table.members, CARLA))
    assert told(here) == ["Carla is here to watch."]
    assert here.press("Down", "Down") == [
        "Carla, watching, a long delay, half a second or more, 5 of 9"
    ]
    client.changes(News("went", 3, "Carla"), members=client.table.members[:2])
    assert told(here)[-1] == "Carla left the table."


def test_who_joined_says_ready_and_hears_what_was_chosen(tmp_path: Path) -> None:
    here, client = joined(tmp_path, columns=20)
    client.changes(News("set-up", 2, "Bert"), set_up=SetUp("six", 3, {"untimed": True}, seed=5))
    assert told(here) == ["Bert chose SIX, 3 seats. Say when you are ready."]
    assert here.press("Home") == ["Game: SIX, 3 seats, 1 of 8"]
    assert here.press("Tab") == [
        "SIX, 3 seats. Without a clock: on. Anyone who has played number 5 before knows this deal."
    ]
    assert here.press("Enter") == here.press("Tab")
    assert here.press("Down") == ["I am ready: off, 2 of 8"]
    assert here.press("Enter") == ["on"]
    assert here.cells == "⠗⠑⠁⠙⠽⠒⠀⠕⠝⠀⠼⠃⠌⠼⠓"
    assert client.asked == [("ready", True)]


def test_who_sits_first_chooses_the_game_for_the_people_who_are_there(tmp_path: Path) -> None:
    here, client = opened(tmp_path)
    client.changes(News("came", 2, "Bert"), members=(ANNA, BERT))
    assert told(here)[-1] == "Bert is here."
    here.press("Home", "Enter", *"SIX")
    assert here.press("Enter") == ["SIX. Use this for the table, 1 of 18"]
    assert here.press("Down", "Right") == ["3"]
    assert here.press("Down") == ["Seat 1: Anna, 3 of 19"]
    assert here.press("Down", "Down") == ["Seat 3: free, else computer, normal, 5 of 19"]
    here.press("Right")
    here.press("End")
    assert here.press("Left") == ["3 seconds"]
    assert here.press("Up", "Left") == ["30 seconds"]
    assert here.press("Up", "Right") == ["the host"]
    assert here.press("Up", "Right") == ["off"]
    assert here.press("Home", "Enter") == []
    assert client.asked[-1] == (
        "set-up",
        SetUp(
            "six",
            3,
            levels=("hard",),
            hints=False,
            pause_by="host",
            wait=30,
            hearing=3000,
        ),
    )


def test_at_a_table_of_a_house_nobody_is_asked_for_another_game(tmp_path: Path) -> None:
    here, client = joined(tmp_path)
    client.changes(
        News("set-up"), set_up=SetUp("logomachy", 2), members=(replace(ANNA, opener=True), BERT)
    )
    lobby = here.ui.screen
    assert isinstance(lobby, TableLobby)
    for house, chooses in ((None, True), (AtHouse(here.ui, None), False)):
        lobby._at.house = house
        lobby.refresh()
        game = next(each for each in lobby.entries if each.key == "game")
        assert (game.do is not None) == chooses


def test_who_sits_first_starts_and_is_told_when_that_goes(tmp_path: Path) -> None:
    here, client = opened(tmp_path)
    client.changes(News("came", 2, "Bert"), members=(ANNA, BERT))
    client.changes(News("ready", 2, "Bert"), members=(ANNA, replace(BERT, ready=True)))
    assert told(here)[-1] == "Bert is ready."
    assert here.press("F3") == [
        "Anna's table. Logomachy, 1 of 2 ready. Game: Logomachy, 2 seats, 1 of 12"
    ]
    assert here.press("Down", "Down") == ["Start, 3 of 12"]
    assert here.press("Enter") == []
    assert client.asked[-1] == ("start",)
    from braillespiel.network.client import TableProblem

    client.tell(TableProblem("not-all-ready"))
    assert told(here)[-1] == "Not everyone is ready. After 30 seconds you can start without them."
    client.changes(News("may-start"), startable="missing")
    assert told(here) == [
        "You no longer need to wait for everyone to be ready: the match can start."
    ]


def test_the_hosts_person_mutes_removes_closes_the_door_and_makes_a_code(tmp_path: Path) -> None:
    here, client = opened(tmp_path)
    client.changes(members=(ANNA, BERT))
    told(here)
    assert here.press("B") == ["Bert, not ready, 5 of 12"]
    assert here.press("Enter") == ["Bert. Mute Bert in the chat, 1 of 2"]
    here.press("Enter")
    assert client.asked[-1] == ("power", "mute", 2)
    here.press("Enter", "Down")
    assert here.press("Enter") == ["Remove Bert? A computer player takes the seat. No, 1 of 2"]
    here.press("Down", "Enter")
    assert client.asked[-1] == ("power", "remove", 2)
    assert here.press("End", "Up", "Enter") == []
    assert client.asked[-1] == ("power", "new-code", 0)
    here.press("Up", "Enter")
    assert client.asked[-1] == ("power", "close-door", 0)
    client.changes(News("code-ended"), code="111213")
    assert told(here)[-1] == (
        "Too many strangers tried to guess the code, so there is a new one. Nothing"
        " changes for those already here. Code 11, 12, 13."
    )


def test_chat_has_a_buffer_of_its_own_and_can_be_switched_off(tmp_path: Path) -> None:
    here, client = joined(tmp_path)
    client.tell(Said(2, "Bert", "hi\x1b[31m all", ""), Said(2, "Bert", "", "well-played"))
    assert told(here) == ["Bert: hi[31m all", "Bert: Well played!"]
    assert here.press("Ctrl+Left") == ["chat, 2 messages"]
    assert here.press("Ctrl+N") == [
        "Chat. Type, or choose a sentence with the arrows. Type a message, 1 of 13"
    ]
    here.press("Enter", *"HELLO")
    assert here.press("Enter") == ["hello. Sent"]
    assert client.asked == [("say", "hello", "")]
    client.tell(Said(1, "Anna", "hello", ""))
    assert told(here)[1:] == []
    chat = here.ui.announcer.history.kept_in("chat")
    assert [message.phrase.full for message in chat][-1] == "Anna: hello"
    here.press("Ctrl+N", "Down", "Down")
    assert here.press("Enter") == ["Yes. Sent"]
    assert client.asked[-1] == ("say", "", "yes")
    here.ui.settings.set("chat", False)
    client.tell(Said(2, "Bert", "still there?", ""))
    assert told(here)[1:] == []
    assert here.press("Ctrl+N") == ["Chat is off in your settings."]


def test_the_hearing_try_measures_and_tells_the_table(tmp_path: Path) -> None:
    here, client = joined(tmp_path, columns=20)
    here.press("H")
    assert here.press("Enter") == ["How long you need to hear an announcement. Measure it, 1 of 2"]
    assert here.press("Enter") == [
        "Press Enter when you have heard this: Anna calls six, and everybody has to be quick."
    ]
    assert here.cells == "⠁⠝⠝⠁⠀⠉⠁⠇⠇⠎⠀⠎⠊⠭⠂"
    here.wait(4700)
    assert here.press("Enter") == ["7 seconds from now on."]
    assert here.press("Escape")[0].startswith("Anna's table.")
    assert client.asked == [("hearing", 7000)]


def test_leaving_is_asked_and_closes_an_own_table_for_all(tmp_path: Path) -> None:
    here, client = opened(tmp_path)
    net = here.app.network
    assert isinstance(net, Net)
    assert here.press("Escape") == [
        "Close the table for everybody? The match stays saved. No, 1 of 2"
    ]
    assert here.press("Down", "Enter")[-1] == "You left the table"
    assert ("leave",) not in client.asked
    assert net.opened is not None
    assert net.opened.closed


def test_what_a_full_disk_did_not_keep_is_said_when_the_own_table_is_closed(tmp_path: Path) -> None:
    here, _ = opened(tmp_path)
    net = here.app.network
    assert isinstance(net, Net)
    assert net.opened is not None
    net.opened.kept = False
    here.press("Escape")
    unsaved = "Not saved: the table is closed, and the last moves could not be kept."
    assert any(unsaved in said for said in here.press("Down", "Enter") + here.wait(100))


def test_who_is_removed_hears_why_and_finds_the_way_out(tmp_path: Path) -> None:
    here, client = joined(tmp_path)
    client.ends("removed")
    assert told(here) == ["You were removed from the table."]
    assert here.press("Escape") == ["braillespiel, main menu. Join a table, 3 of 10"]


def test_who_sits_first_hears_once_that_all_are_ready(tmp_path: Path) -> None:
    here, client = opened(tmp_path, columns=20)
    client.changes(News("came", 2, "Bert"), members=(ANNA, BERT))
    told(here)
    both = (replace(ANNA, ready=True), replace(BERT, ready=True))
    client.changes(News("ready", 2, "Bert"), members=both, startable="ready")
    assert told(here) == ["Bert is ready.", "Everyone is ready. Start begins the match."]
    client.changes(News("came", 3, "Carla"), members=(*both, CARLA))
    assert told(here) == ["Carla is here to watch."]


def test_who_does_not_sit_first_is_not_told_to_start(tmp_path: Path) -> None:
    here, client = joined(tmp_path)
    client.changes(News("ready", 2, "Bert"), startable="ready")
    assert told(here) == ["Bert is ready."]


def test_a_display_alone_is_told_the_entry_of_the_waiting_room_that_answers(
    tmp_path: Path,
) -> None:
    here, client = joined(tmp_path, columns=80)
    here.press("Ctrl+L", "BrailleLineDown", "BrailleTop")
    client.changes(
        News("proposed-again", 2, "Bert"), proposals=(Proposal(7, "again", 2, None, (1,)),)
    )
    here.settle()
    felt = [here.cells]
    assert told(here)[1:] == ['Bert wants another match. The waiting room has an entry "Answer".']
    here.press("BraillePanRight", "BrailleTop")
    felt.append(here.cells)
    assert told(here)[-1] == "Answer, 1 of 9"
    here.press("BrailleBottom", "BrailleTop")
    at = here.ui.braille().keys.index("answer")
    here.clock.ms += 1000
    here.display.press(KeyKind.ROUTE, cell=at)
    here.settle()
    felt.append(here.cells)
    assert told(here)[-1] == "Bert wants another match. Do you agree? No, 1 of 2"
    assert felt == [
        "⠠⠃⠑⠗⠞⠒⠀⠁⠛⠁⠊⠝⠦⠀⠺⠁⠊⠞⠊⠝⠛⠀⠗⠕⠕⠍⠒⠀⠁⠝⠎⠺⠑⠗",
        "⠁⠝⠎⠺⠑⠗⠀⠼⠁⠌⠼⠊",
        "⠠⠃⠑⠗⠞⠒⠀⠁⠛⠁⠊⠝⠦⠀⠠⠝⠕",  # "Bert: again? No"
    ]
