"""A match at a network table: what others decide too, lost connections, actions too late."""

from __future__ import annotations

from pathlib import Path
from time import monotonic

import pytest
from msgspec.structs import replace

from braillespiel.engine.contract import IllegalActionError
from braillespiel.games.presenter import Announcement
from braillespiel.network import remote_port
from braillespiel.network.client import ConnectionNews, Late, MatchBegan, Status, TableProblem
from braillespiel.network.member_feed import MemberFeed
from braillespiel.network.messages import Began, Chair, Member, News, Proposal, Said, SetUp
from braillespiel.network.remote_port import RemotePort
from braillespiel.store.statistics import Against
from braillespiel.table.host import TableHost
from braillespiel.ui.history import History
from braillespiel.ui.match.seats import Seats
from braillespiel.ui.network.at_house import AtHouse
from braillespiel.ui.network.lobby import TableLobby
from braillespiel.ui.network.match import untold
from braillespiel.ui.network.services import TableAddress
from braillespiel.ui.screens.prompt import Prompt
from braillespiel.ui.screens.statistics_menu import sentences
from braillespiel.words.phrase import Phrase
from tests.support.player import Player
from tests.ui.network.fakes import ANNA, BERT, Client, player, table
from tests.ui.network.matches import host_of, port_of, remote

ME = replace(ANNA, host=False, opener=False, chairs=(0,))
HIM = replace(BERT, host=True, opener=True, chairs=(1,))
CHAIRS = (Chair("Anna", 1), Chair("Bert", 2))


def playing(
    home: Path,
    *chairs: int | None,
    game: str = "logomachy",
    columns: int = 40,
    language: str = "en",
    **options: object,
) -> tuple[Player, Client, TableHost]:
    """Return Anna at a match against Bert, on the chairs that are given."""
    here, net = player(home, language, columns)
    net.here = [TableAddress("Bert's table", "192.168.1.30")]
    net.tokens.add("192.168.1.30")
    here.press("J" if language == "en" else "Z", "Enter", "Enter")
    assert net.client is not None
    client = net.client
    client.shows(table(HIM, ME, chairs=CHAIRS))
    told(here)
    host = host_of(here, game, ("Anna", "Bert"), **options)
    client.begins(port_of(host, *(chairs or (0,))))
    here.settle()
    return here, client, host


def told(here: Player) -> list[str]:
    """Return what was said since."""
    here.settle()
    assert here.errors == []
    found = list(here.ear.said)
    here.ear.said.clear()
    return found


def acts(host: TableHost, client: Client, seat: int, number: int = 0) -> None:
    """Have somebody do the first thing that they may do."""
    host.act(seat, list(host.match.state.legal_actions(seat))[number])
    client.on_news()


def test_a_match_opens_by_itself_and_is_played_as_any_other(tmp_path: Path) -> None:
    here, client, host = playing(tmp_path)
    assert told(here) == [
        "Logomachy. Round 1 of 2: you start. In the middle: red 1, red 7, blue 1, green 6."
        " Your turn: 2 of 3 fit. Hand, 3 cards. yellow 3, 1 of 3"
    ]
    assert here.press("L") == [
        "Round 1 of 2: you start. In the middle: red 1, red 7, blue 1, green 6."
    ]
    assert here.press("Enter") == ["yellow 3 laid"]
    acts(host, client, 1)
    assert told(here)[1:] == ["Bert: blue 6 takes green 6.", "Your turn: 2 of 2 fit."]


def test_presence_waits_until_the_game_has_said_all_and_is_told_once(tmp_path: Path) -> None:
    here, client, host = playing(tmp_path, 0)
    here.press("T")
    carla = Member(3, ("Carla",), watches=True)
    client.changes(News("came", 3, "Carla"), members=(HIM, ME, carla))
    client.changes(News("fell-out", 2, "Bert"))
    client.changes(News("back", 2, "Bert"))
    told(here)
    here.press("Enter")
    acts(host, client, 1)
    assert told(here)[1:] == ["Bert: blue 6 takes green 6.", "Your turn: 2 of 2 fit."]
    assert here.wait(20_000) == ["Carla is here to watch."]


def test_who_goes_for_good_is_told_with_the_computer_player_and_before_its_moves(
    tmp_path: Path,
) -> None:
    here, client, host = playing(tmp_path, 0)
    here.press("Enter")
    told(here)
    client.changes(News("bot-plays", 2, "Bert", 1))
    client.changes(News("went", 2, "Bert"), members=(ME,))
    acts(host, client, 1)
    assert told(here)[:3] == [
        "A computer player plays for Bert.",
        "Bert left the table.",
        "Bert: blue 6 takes green 6.",
    ]


def test_an_answer_is_asked_for_and_the_focus_stays_until_the_key(tmp_path: Path) -> None:
    here, client, _host = playing(tmp_path, 0, columns=20)
    told(here)
    client.changes(
        News("proposed", 2, "Bert", 1), proposals=(Proposal(7, "take-back", 2, 1, (1,)),)
    )
    assert told(here) == ["Bert wants to take a move back. Control A answers."]
    assert here.press("Right") == ["blue 7, takes red 7, 2 of 3"]
    assert here.press("Ctrl+A") == ["Bert wants to take a move back. Do you agree? No, 1 of 2"]
    assert here.press("Down") == ["Yes, 2 of 2"]
    assert here.press("Enter") == ["Yes. Sent"]
    assert client.asked == [("agree", 7, True)]
    client.changes(proposals=())
    assert here.press("Ctrl+A") == ["There is nothing to answer."]


def test_taking_back_is_asked_of_all_and_told_when_it_is_done(tmp_path: Path) -> None:
    here, client, host = playing(tmp_path, 0)
    assert here.press("Ctrl+Z") == ["You have no move to take back"]
    here.press("Enter")
    told(here)
    before = len(host.match.journal)
    asked = here.press("Ctrl+Z")
    assert asked[0] == "Asking the others whether you may take your move back."
    # Without a net between them the host takes it back at once.
    assert len(host.match.journal) == before - 1
    client.changes(News("taken-back", 1, "Anna", 0))
    assert told(here)[-1] == "Anna took a move back."
    assert here.press("T") == ["Your turn: 2 of 3 fit."]


def test_computer_players_are_not_asked_for_a_move_back(tmp_path: Path) -> None:
    here, client, host = playing(tmp_path, 0)
    client.shows(table(ME, chairs=(Chair("Anna", 1), Chair("Louis", None, "easy"))))
    here.press("Enter")
    told(here)
    before = len(host.match.journal)
    assert here.press("Ctrl+Z") == ["Your turn: 2 of 3 fit."]
    assert len(host.match.journal) == before - 1
    client.changes(News("taken-back", 1, "Anna", 0))
    assert told(here)[-1] == "Anna took a move back."


def test_ending_the_match_closes_every_menu_over_the_table(tmp_path: Path) -> None:
    here, client, _host = playing(tmp_path, 0)
    client.shows(table(replace(ME, host=True), replace(HIM, host=False), chairs=CHAIRS))
    client.changes(phase="playing")
    told(here)
    here.press("Escape")
    here.seek("Down", "End the match for everybody")
    assert here.press("Enter") == ["End the match for everybody? No, 1 of 2"]
    assert here.press("Enter")[0].startswith("Game menu. End the match for everybody, ")
    here.press("Enter", "Down", "Enter")
    assert client.asked == [("power", "end", 0)]
    assert here.ui.screen is here.table
    assert here.press("C")[0].startswith("Hand, ")


def test_ending_it_because_somebody_is_gone_closes_the_question(tmp_path: Path) -> None:
    here, client, _host = playing(tmp_path, 0)
    missing = Proposal(8, "missing", 2, 1, (1,))
    client.changes(News("missing", 2, "Bert", 1), proposals=(missing,))
    told(here)
    assert here.press("Ctrl+A", "End") == ["End the match, 3 of 3"]
    assert here.press("Enter") == ["End the match. Sent"]
    assert client.asked == [("choose", 1, "end")]
    assert here.ui.screen is here.table
    client.changes(News("ended", 2, "Bert"), phase="over", proposals=())
    assert "The match was ended." in told(here)
    assert here.ui.screen is here.table
    here.press("Escape")
    assert "end" not in [entry.key for entry in here.ui.screen.entries]  # type: ignore[attr-defined]


def test_who_fell_out_is_waited_for_or_played_by_a_computer_or_that_is_the_end(
    tmp_path: Path,
) -> None:
    here, client, _host = playing(tmp_path, 0)
    told(here)
    missing = Proposal(8, "missing", 2, 1, (1,))
    client.changes(News("missing", 2, "Bert", 1), proposals=(missing,))
    assert told(here) == [
        "Bert has been gone for a while: keep waiting, let a computer player continue,"
        " or end the match? Control A answers."
    ]
    assert here.press("Ctrl+A") == ["Bert is gone. What now? Keep waiting, 1 of 3"]
    here.press("Down")
    assert here.press("Enter") == ["Let a computer player continue. Sent"]
    assert client.asked == [("choose", 1, "bot")]
    client.changes(News("bot-plays", 2, "Bert", 1), proposals=())
    assert told(here)[-1] == "A computer player plays for Bert."


def test_any_key_says_that_one_is_still_there(tmp_path: Path) -> None:
    here, client, _host = playing(tmp_path, 0)
    told(here)
    client.changes(News("asked-here", 1, "Anna", 0))
    assert told(here) == ["Are you still there? Any key says yes."]
    here.press("BraillePanRight")
    assert client.asked == [("ask", "here")]
    here.press("T")
    assert client.asked == [("ask", "here")]


def test_the_menu_gives_the_chair_back_pauses_and_leads_to_the_waiting_table(
    tmp_path: Path,
) -> None:
    here, client, host = playing(tmp_path, 0)
    client.changes(chairs=(Chair("Anna", 1, "normal"), CHAIRS[1]))
    told(here)
    here.press("Escape")
    assert here.press("Down", "Down") == ["Take my seat back from the computer player, 3 of 10"]
    assert here.press("Enter") == []
    client.changes(News("took-chair-back", 1, "Anna", 0))
    assert told(here) == ["You play again."]
    here.press("Escape")
    assert here.press("Down", "Down", "Down") == ["Pause for everybody, 4 of 10"]
    assert here.press("Enter") == []
    host.pause()
    client.changes(News("paused", 2, "Bert"))
    assert told(here)[-1] == "Bert pauses the match."
    here.press("Escape")
    assert here.press("Down", "Down", "Down") == ["Continue the match, 4 of 10"]
    here.press("Enter")
    assert client.asked == [("ask", "my-chair"), ("ask", "pause"), ("ask", "go-on")]
    here.press("Escape")
    assert here.press("End", "Up", "Up", "Up") == [
        "To the waiting room: seats, code, table settings, 7 of 10"
    ]
    assert here.press("Enter")[0].startswith("Anna's table. A match is in progress.")
    assert here.press("Home") == ["Back to the match, 1 of 8"]
    assert here.press("Enter")[0].startswith("Hand, 3 cards.")


def test_the_waiting_room_is_made_anew_when_it_is_seen_again_not_at_each_move(
    tmp_path: Path,
) -> None:
    here, client, host = playing(tmp_path)
    (room,) = (screen for screen in here.ui.screens if isinstance(screen, TableLobby))
    entries = room.entries
    acts(host, client, 0)
    client.shows(table(HIM, ME, Member(3, ("Cleo",)), chairs=CHAIRS, phase="playing"))
    here.settle()
    assert room.entries is entries
    here.press("Escape", "End", "Up", "Up", "Up", "Enter")
    assert "member-3" in [entry.key for entry in room.entries]


def test_what_came_too_late_is_said_with_what_happened_instead(tmp_path: Path) -> None:
    here, client, host = playing(tmp_path, 0, columns=20)
    here.press("Enter")
    acts(host, client, 1)
    told(here)
    client.late.append(Late(0, None, IllegalActionError("too-late")))
    client.on_news()
    assert told(here) == ["Too late, Bert: blue 6 takes green 6."]
    client.late.append(Late(0, None, IllegalActionError("bot-plays")))
    client.on_news()
    assert told(here) == ["A computer player has your seat. You can take it back in the menu."]
    client.late.append(Late(0, None, IllegalActionError("x-\x1b[31m", seat="\x1b")))
    client.on_news()
    assert told(here) == ["The table refused that (x-[31m)."]


def test_whose_turn_it_is_tells_too_who_is_not_there(tmp_path: Path) -> None:
    here, client, host = playing(tmp_path, 0)
    acts(host, client, 0)
    told(here)
    assert here.press("T") == ["Bert's turn."]
    client.shows(table(replace(HIM, here=False), ME, chairs=CHAIRS, phase="playing"))
    assert here.press("T") == ["Bert's turn. Not here: Bert."]
    acts(host, client, 1)
    told(here)
    assert not here.press("T")[0].endswith("Bert.")
    acts(host, client, 0)
    told(here)
    bot = (CHAIRS[0], replace(CHAIRS[1], level="easy"))
    client.shows(table(replace(HIM, here=False), ME, chairs=bot, phase="playing"))
    assert here.press("T") == ["Bert's turn."]


def test_a_lost_connection_is_told_and_keys_say_that_nothing_happens(tmp_path: Path) -> None:
    here, client, _host = playing(tmp_path, 0, columns=20)
    told(here)
    client.tell(ConnectionNews("lost", TableProblem("lost")))
    assert told(here) == ["Connection lost. The program keeps trying, and your seat is kept."]
    client.status = Status.LOST
    assert here.press("T")[0].startswith("No connection now. Your turn: ")
    assert here.press("F3")[0].startswith("Logomachy. No connection now. Your turn")
    client.status = Status.AT_TABLE
    told(here)
    client.tell(ConnectionNews("back"))
    assert told(here) == ["The connection is back."]
    assert here.press("T")[0].startswith("Your turn: ")


def test_who_comes_back_hears_that_what_was_open_is_gone(tmp_path: Path) -> None:
    here, client, host = playing(tmp_path, 0, columns=20)
    gone = "What was open over the table went with the connection: you are back at the table."
    told(here)
    client.begins(remote(MemberFeed(host, (0,), 1), CHAIRS))
    assert gone not in told(here)
    here.press("Escape")
    client.begins(remote(MemberFeed(host, (0,), 1), CHAIRS))
    assert gone in told(here)
    assert left_unread(here)[0] == "closed: at the table"


def test_a_match_that_goes_on_elsewhere_is_open_once_the_chat_is_closed(tmp_path: Path) -> None:
    here, client, host = playing(tmp_path, 0)
    told(here)
    here.ui.push(Prompt(here.ui, Phrase.plain("Chat"), "", lambda text: None))
    told(here)
    port = remote(MemberFeed(host, (0,), 1), CHAIRS)
    client.begins(port)
    assert told(here) == []
    here.press("Escape")
    told(here)
    assert here.table.port is port


def test_what_was_marked_is_marked_after_coming_back(tmp_path: Path) -> None:
    here, client, _ = playing(tmp_path, 0)
    host = host_of(here, "ludoteca", ("Anna", "Bert"))
    client.begins(remote(MemberFeed(host, (0,), 1), CHAIRS))
    told(here)
    here.press("C", "Space")
    marked = list(here.table.marked)
    assert len(marked) == 1
    client.begins(remote(MemberFeed(host, (0,), 1), CHAIRS))
    told(here)
    assert here.table.marked == marked


def test_who_comes_back_is_told_what_happened_meanwhile(tmp_path: Path) -> None:
    here, client, host = playing(tmp_path, 0)
    here.press("Enter")
    told(here)
    anew = port_of(host, 0)
    acts(host, client, 1)
    here.settle()
    told(here)
    seen = port_of(host, 0)
    acts(host, client, 0)
    acts(host, client, 1)
    seen.begin()
    client.begins(seen)
    del anew
    heard = told(here)
    assert "Bert: green 1 takes red 1." in heard


def missing_two_moves(
    here: Player, client: Client, *mine: int
) -> tuple[TableHost, MemberFeed, RemotePort]:
    """Have somebody play a move at a host that counts what it sends, and miss the next two."""
    host = host_of(here, "logomachy", ("Anna", "Bert"))
    seated = MemberFeed(host, mine, 1)
    port = remote(seated, CHAIRS)
    client.begins(port)
    told(here)
    acts(host, client, 0)
    acts(host, client, 1)
    for update in seated.flush():
        port.receive(update)
    client.on_news()
    acts(host, client, 0)
    acts(host, client, 1)
    seated.flush()
    return host, seated, port


def test_a_sentence_that_was_told_before_is_told_again_to_who_missed_it(tmp_path: Path) -> None:
    here, client, _host = playing(tmp_path, 0)
    _host, seated, _port = missing_two_moves(here, client, 0)
    assert told(here)[:2] == ["yellow 3 laid", "Bert: blue 6 takes green 6."]
    missed = "Bert: green 1 takes red 1."
    here.ui.announce(Phrase.plain(missed))
    told(here)
    client.begins(remote(seated, CHAIRS))
    heard = told(here)
    assert heard.count(missed) == 1
    assert "Bert: blue 6 takes green 6." not in heard
    client.begins(remote(seated, CHAIRS))
    assert missed not in told(here)


def test_what_was_unread_waits_on_when_one_has_come_back(tmp_path: Path) -> None:
    here, client, _host = playing(tmp_path, 0, columns=20)
    _host, seated, _port = missing_two_moves(here, client, 0)
    told(here)
    waiting = "is to be read before all else"
    here.ui.announce(Phrase.plain("this"))
    here.ui.announce(Phrase.plain(waiting))
    screen = here.table
    client.begins(remote(seated, CHAIRS))
    told(here)
    assert here.table is not screen
    unread = here.ui.announcer.history.messages.unread
    assert waiting in [message.braille for message in unread]


def test_what_was_unread_waits_on_where_another_host_goes_on_with_the_match(tmp_path: Path) -> None:
    here, client, _host = playing(tmp_path, 0, columns=20)
    host, _seated, _port = missing_two_moves(here, client, 0)
    told(here)
    here.ui.announce(Phrase.plain("this"))
    here.ui.announce(Phrase.plain("is to be read before all else"))
    waiting = here.ui.announcer.history.messages.waiting(())
    assert waiting > 1
    client.begins(remote(MemberFeed(host, (0,), 2), CHAIRS))
    told(here)
    messages = here.ui.announcer.history.messages
    assert messages.waiting(()) >= waiting
    assert not any(message.outdated for message in messages.unread)
    other = host_of(here, "logomachy", ("Anna", "Carl"))
    client.begins(remote(MemberFeed(other, (0,), 3), (CHAIRS[0], Chair("Carl", 2))))
    told(here)
    assert all(m.outdated for m in messages.unread), "of a match that was left nothing waits"


def test_the_focus_stays_where_it_was_when_one_has_come_back(tmp_path: Path) -> None:
    here, client, _host = playing(tmp_path, 0, columns=20)
    host = host_of(here, "ludoteca", ("Anna", "Bert"))
    client.begins(remote(MemberFeed(host, (0,), 1), CHAIRS))
    told(here)
    here.press("C", "Right", "Right", "Right")
    card, screen = here.table.focused_key(), here.table
    assert here.table.navigator.index() == 3
    client.begins(remote(MemberFeed(host, (0,), 2), CHAIRS))
    told(here)
    assert (here.table is screen, here.table.focused_key()) == (False, card)
    other = host_of(here, "ludoteca", ("Anna", "Carl"))
    client.begins(remote(MemberFeed(other, (0,), 3), (CHAIRS[0], Chair("Carl", 2))))
    told(here)
    assert here.table.navigator.index() == 0, "in another match it begins anew"


@pytest.mark.parametrize(
    ("member", "said"),
    [
        (1, "Your question was lost with the connection. Ask again."),
        (2, "The question of Bert no longer stands."),
    ],
)
def test_an_open_question_that_another_host_does_not_know_is_told(
    tmp_path: Path, member: int, said: str
) -> None:
    here, client, _host = playing(tmp_path, 0)
    host, seated, _port = missing_two_moves(here, client, 0)
    asked = (Proposal(7, "take-back", member, member - 1, (3 - member,)),)
    for number, is_told in ((1, False), (2, True)):
        client.shows(table(HIM, ME, chairs=CHAIRS, phase="playing", proposals=asked))
        client.tell(ConnectionNews("lost", TableProblem("lost")))
        told(here)
        client.shows(table(HIM, ME, chairs=CHAIRS, phase="playing"))
        client.tell(ConnectionNews("back"))
        told(here)
        feed = seated if number == 1 else MemberFeed(host, (0,), number)
        client.begins(remote(feed, CHAIRS))
        assert (said in told(here)) is is_told


def test_who_watches_is_told_what_they_missed(tmp_path: Path) -> None:
    here, client, _host = playing(tmp_path, None)
    _host, seated, _port = missing_two_moves(here, client)
    told(here)
    client.begins(remote(seated, CHAIRS))
    assert told(here)[1:] == ["Anna: blue 7 takes red 7.", "Bert: green 1 takes red 1."]


def test_of_a_couple_nobody_hears_what_the_other_missed(tmp_path: Path) -> None:
    here, client, _host = playing(tmp_path, 0, 1)
    here.press("Enter")
    _host, seated, _port = missing_two_moves(here, client, 0, 1)
    here.press("Enter")
    told(here)
    client.begins(remote(seated, CHAIRS))
    assert told(here) == ["Anna is next. Please change places. I am Anna, 1 of 2"]


@pytest.mark.parametrize(
    ("past", "heard", "news"),
    [
        (["a", "b", "a"], ["a", "b"], ["a"]),
        (["a", "b"], ["a", "chat", "b"], []),
        (["a", "b"], [], ["a", "b"]),
        ([str(number) for number in range(30)], ["0"], [str(n) for n in range(10, 30)]),
    ],
)
def test_after_a_new_start_of_the_host_a_sentence_counts_as_often_as_it_was_told(
    past: list[str], heard: list[str], news: list[str]
) -> None:
    history = History(Announcement(Phrase.plain(text)) for text in heard)
    found = untold([Announcement(Phrase.plain(text)) for text in past], history)
    assert [each.phrase.full for each in found] == news


def test_what_stands_otherwise_in_the_history_counts_as_told_too() -> None:
    past = [
        Announcement(Phrase.plain(f"{n} turned up."), later=Phrase.plain(f"{n} turned up: row 1."))
        for n in range(3)
    ]
    assert untold(past, History(past[:2])) == past[2:]


def test_what_was_heard_under_a_menu_counts_as_heard_and_not_before(tmp_path: Path) -> None:
    here, client, host = playing(tmp_path, 0, game="six")
    here.press("Escape")
    acts(host, client, 0)
    here.wait(2000)
    told(here)
    host.tick()
    client.on_news()
    here.app.step(0)
    assert here.ear.said == ["9, then 2 dice."]
    assert host.match.journal[-1].text.startswith("tick")
    here.wait(6000)
    assert (host.match.journal[-1].seat, host.match.journal[-1].text) == (0, "heard 2")
    assert here.press("F3") == ["Game menu. What can I do? Enter does it, 1 of 9"]


def test_presence_is_told_under_a_menu_too(tmp_path: Path) -> None:
    here, client, _host = playing(tmp_path, 0)
    here.press("Escape")
    told(here)
    client.changes(News("came", 3, "Carla"), members=(HIM, ME, Member(3, ("Carla",))))
    assert here.wait(20_000) == ["Carla is here."]


def test_hints_are_off_where_the_table_agreed_so(tmp_path: Path) -> None:
    here, client, _host = playing(tmp_path, 0)
    told(here)
    refused = ["The table agreed to play without hints."]
    assert here.press("H") not in ([], refused)
    vars(client.port)["hints"] = False
    assert here.press("H") == refused


def test_whoever_watches_walks_and_asks_and_hears_the_match(tmp_path: Path) -> None:
    here, client, host = playing(tmp_path, None, columns=20)
    assert told(here) == [
        "Watching, Logomachy. Round 1 of 2: Anna starts. In the middle: red 1, red 7, blue 1,"
        " green 6. Anna's turn. Middle, 4 cards. red 1, 1 of 4"
    ]
    assert here.press("C") == ["You are watching: you have no hand."]
    assert here.press("B") == ["You are watching: you have no table of your own."]
    assert here.press("Enter") == ["You are watching: here you can only look around and ask."]
    acts(host, client, 0)
    assert told(here)[1:] == ["Anna lays yellow 3."]
    assert here.press("T") == ["Bert's turn."]
    here.press("Escape")
    assert here.press("End") == ["Leave the table, 9 of 9"]


def test_a_couple_at_one_computer_hands_over_and_hides_its_cards(tmp_path: Path) -> None:
    here, client, _host = playing(tmp_path, 0, 1)
    assert told(here) == ["Anna is next. Please change places. I am Anna, 1 of 2"]
    client.tell(Said(2, "Bert", "ready", ""))
    told(here)
    assert here.press("Enter")[0].startswith("Logomachy. Round 1 of 2: you start. In the")


def test_the_end_offers_a_return_match_or_another_game(tmp_path: Path) -> None:
    here, client, host = playing(tmp_path, 0)
    while not host.is_over:
        for seat in (0, 1):
            if seat in host.match.state.to_act():
                acts(host, client, seat)
    client.changes(
        News("over"), phase="over", members=(replace(HIM, opener=False), replace(ME, opener=True))
    )
    heard = told(here)
    assert any("win" in each.lower() for each in heard)
    assert "The match is over." not in heard
    here.press("Escape")
    assert here.press("Down", "Down", "Down") == ["Choose another game, 4 of 10"]
    assert here.press("Up") == ["Another match, 3 of 10"]
    assert here.press("Enter") == ["Asking the others for another match."]
    assert client.asked == [("ask", "again")]


def test_at_a_table_of_a_house_the_end_offers_a_return_match_and_no_other_game(
    tmp_path: Path,
) -> None:
    here, client, host = playing(tmp_path, 0)
    lobby = next(each for each in here.ui.screens if isinstance(each, TableLobby))
    lobby._at.house = AtHouse(here.ui, None)
    while not host.is_over:
        for seat in (0, 1):
            if seat in host.match.state.to_act():
                acts(host, client, seat)
    client.changes(
        News("over"), phase="over", members=(replace(HIM, opener=False), replace(ME, opener=True))
    )
    told(here)
    here.press("Escape")
    keys = [each.key for each in here.ui.screen.entries]
    assert "again" in keys
    assert "gather" not in keys


def test_an_ended_match_that_one_comes_back_to_leads_on_by_its_line(tmp_path: Path) -> None:
    here, client, _host = playing(tmp_path, 0, columns=20)
    host = host_of(here, "logomachy", ("Anna", "Bert"))
    client.begins(remote(MemberFeed(host, (0,), 1), CHAIRS))
    told(here)
    here.ui.naming.by_display = True
    while not host.is_over:
        for seat in (0, 1):
            if seat in host.match.state.to_act():
                host.act(seat, next(iter(host.match.state.legal_actions(seat))))
    client.begins(remote(MemberFeed(host, (0,), 2), CHAIRS))
    told(here)
    assert here.table.over
    assert here.table.ended
    chunks = [chunk.braille for chunk in here.table.line().chunks]
    assert "menu" in chunks[-1].lower()


def test_an_end_that_was_told_is_not_told_again_and_waits_on_for_the_finger(tmp_path: Path) -> None:
    here, client, _host = playing(tmp_path, 0, columns=20)
    host = host_of(here, "logomachy", ("Anna", "Bert"))
    seated = MemberFeed(host, (0,), 1)
    client.begins(remote(seated, CHAIRS))
    while not host.is_over:
        for seat in (0, 1):
            if seat in host.match.state.to_act():
                host.act(seat, next(iter(host.match.state.legal_actions(seat))))
    for update in seated.flush():
        client.port.receive(update)
    client.on_news()
    told(here)
    assert here.table.ended
    messages = here.ui.announcer.history.messages
    waits = [each.braille for each in messages.unread]
    assert waits
    client.begins(remote(MemberFeed(host, (0,), 2), CHAIRS))
    heard = told(here)
    assert len(heard) == 1, "the title says how it stands"
    assert here.table.ended
    messages = here.ui.announcer.history.messages
    assert [each.braille for each in messages.unread if not each.outdated] == waits
    kept = [each.phrase.full for each in here.ui.announcer.history.kept_in("all")]
    assert sum("with the most chips" in each for each in kept) == 1


def statistics(here: Player) -> list[tuple[int, int, int]]:
    """Return for each line of the statistics the matches played, won, and played over a network."""
    return [(row.played, row.won, row.elsewhere) for row in here.app.matches.standings()]


def test_the_end_counts_for_who_played_here_and_says_against_whom(tmp_path: Path) -> None:
    here, client, host = playing(tmp_path, 1)
    while not host.is_over:
        for seat in (0, 1):
            if seat in host.match.state.to_act():
                acts(host, client, seat)
        told(here)
    (row,) = here.app.matches.standings()
    won = int(1 in host.match.state.winners())
    assert (row.game, row.played, row.won, row.elsewhere) == ("logomachy", 1, won, 1)
    assert row.best == host.match.state.scores()[1]
    assert row.against == (Against(1, won, "", "Bert", "Anna"),)
    assert [each.full for each in sentences(here.ui.words, row)][:2] == [
        f"{won} of 1 matches won",
        "One of these matches was played over a network",
    ]
    assert here.app.matches.saved() == here.app.matches.finished() == []
    client.begins(port_of(host, 1))
    told(here)
    assert statistics(here) == [(1, won, 1)]
    host.take_back(1)
    client.changes(News("taken-back", 1, "Anna", 0))
    told(here)
    assert statistics(here) == []
    while not host.is_over:
        for seat in (0, 1):
            if seat in host.match.state.to_act():
                acts(host, client, seat)
    told(here)
    (row,) = here.app.matches.standings()
    assert (row.played, row.elsewhere, row.taken_back) == (1, 1, True)


def test_a_match_that_a_bot_ended_for_somebody_counts_not_for_them(tmp_path: Path) -> None:
    here, client, host = playing(tmp_path, 0)
    client.changes(chairs=(replace(CHAIRS[0], level="normal"), CHAIRS[1]))
    while not host.is_over:
        for seat in (0, 1):
            if seat in host.match.state.to_act():
                acts(host, client, seat)
    told(here)
    assert statistics(here) == []


def test_a_message_that_is_typed_is_not_lost_when_a_match_begins(tmp_path: Path) -> None:
    here, client, _host = playing(tmp_path, 0)
    here.press("Ctrl+N", "Enter", *"HEL")
    told(here)
    client.begins(port_of(host_of(here, "ludoteca", ("Anna", "Bert")), 0))
    assert told(here) == ["The match starts."]
    here.press(*"LO", "Enter")
    assert ("say", "hello", "") in client.asked
    assert here.press("F3")[0].startswith("Ludoteca. Bert's turn.")


def test_who_comes_back_with_another_start_of_the_program_is_at_the_match_at_once(
    tmp_path: Path,
) -> None:
    here, net = player(tmp_path)
    net.kept["192.168.1.30"] = "192.168.1.30"
    net.tokens.add("192.168.1.30")
    here.press("J")
    assert here.press("Enter") == ["Join a table. 192.168.1.30, 1 of 5"]
    here.press("Enter")
    assert net.client is not None
    host = host_of(here, "logomachy", ("Anna", "Bert"))
    net.client.port = port_of(host, 0)
    net.client.notices.append(MatchBegan(net.client.port))
    net.client.shows(table(HIM, ME, chairs=CHAIRS, phase="playing"), News("back", 1, "Anna"))
    assert told(here)[-1].startswith("Logomachy. Round 1 of 2: you start. In the middle: red 1")


def test_a_couple_plays_a_race_at_once_with_keys_of_their_own(tmp_path: Path) -> None:
    here, _ = player(tmp_path)
    host = host_of(here, "six", ("Anna", "Bert", "Kim"))
    seated = MemberFeed(host, (0, 1), 1)
    chairs = (Chair("Anna", 1), Chair("Bert", 1), Chair("Kim", 2))
    began = next(each for each in seated.began(chairs, SetUp("any", 2)) if isinstance(each, Began))
    port = RemotePort(began, lambda *_: None, lambda *_: None, lambda: True)
    assert port.together
    assert not RemotePort(
        replace(
            began, chairs=(0,), now=MemberFeed(host, (0,), 1).began(chairs, SetUp("any", 2))[0].now
        ),  # type: ignore[union-attr]
        lambda *_: None,
        lambda *_: None,
        lambda: True,
    ).together


@pytest.mark.parametrize("view", ["Ctrl+N", "Ctrl+P", "F1", "Escape"])
def test_an_answer_is_asked_for_and_given_from_every_view(tmp_path: Path, view: str) -> None:
    here, client, _host = playing(tmp_path, 0)
    here.press(view)
    title = here.press("F3")
    told(here)
    client.changes(
        News("proposed", 2, "Bert", 1), proposals=(Proposal(7, "take-back", 2, 1, (1,)),)
    )
    assert told(here) == ["Bert wants to take a move back. Control A answers."]
    question = ["Bert wants to take a move back. Do you agree? No, 1 of 2"]
    assert here.press("Ctrl+A") == question
    assert here.press("Ctrl+A") == question
    here.press("Down", "Enter")
    assert client.asked == [("agree", 7, True)]
    assert here.press("F3") == title


def test_an_answer_can_be_given_while_a_message_is_typed(tmp_path: Path) -> None:
    here, client, _host = playing(tmp_path, 0)
    here.press("Ctrl+N", "Enter", *"HEL")
    client.changes(
        News("proposed", 2, "Bert", 1), proposals=(Proposal(7, "take-back", 2, 1, (1,)),)
    )
    here.press("Ctrl+A", "Enter", *"LO", "Enter")
    assert client.asked == [("agree", 7, False), ("say", "hello", "")]


def test_what_one_asks_and_answers_oneself_is_told_once(tmp_path: Path) -> None:
    here, client, _host = playing(tmp_path, 0)
    told(here)
    client.changes(News("proposed", 1, "Anna", 0))
    client.changes(News("agrees", 1, "Anna", 0))
    client.changes(News("proposed-again", 1, "Anna", 0))
    assert told(here) == []


def test_a_match_that_was_ended_can_only_be_looked_at(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    here, client, host = playing(tmp_path)
    port = remote(MemberFeed(host, (0,), 1), CHAIRS)
    client.begins(port)
    told(here)
    client.shows(table(HIM, ME), News("ended"), News("gathering"))
    port.ended()
    assert told(here)[0] == "The match was ended."
    assert here.press("T") == ["View only, nobody can act. The match was ended."]
    assert here.cells.startswith("⠧⠊⠑⠺⠀⠕⠝⠇⠽⠒")
    for key in ("Enter", "H"):
        said = here.press(key)
        assert said == ["View only: nobody can act in this match any more. The T key says why."], (
            key
        )
    with pytest.raises(IllegalActionError, match="standstill"):
        port.submit(0, host.match.state.legal_actions(0)[0])
    stands = port.game_time
    later = 2 * monotonic()
    monkeypatch.setattr(remote_port, "monotonic", lambda: later)
    assert port.game_time == stands


@pytest.mark.parametrize("elsewhere", [False, True])
def test_what_followed_from_a_move_taken_back_waits_at_no_other_seat(
    tmp_path: Path, elsewhere: bool
) -> None:
    here, client, _host = playing(tmp_path, 0, columns=20)
    host = host_of(here, "logomachy", ("Anna", "Bert"))
    seated = MemberFeed(host, (0,), 1)
    client.begins(remote(seated, CHAIRS) if elsewhere else port_of(host, 0))

    def news() -> None:
        for update in seated.flush():
            if elsewhere:
                assert isinstance(client.port, RemotePort)
                client.port.receive(update)
        client.on_news()

    def acts_there(seat: int) -> None:
        acts(host, client, seat)
        news()
        told(here)

    acts_there(0)
    acts_there(1)
    standing = here.press("L")
    here.press("Ctrl+L", "C")
    acts_there(0)
    client.tell(Said(2, "Bert", "well"))
    acts_there(1)
    messages = here.ui.announcer.braille.messages
    waiting = [message.braille for message in messages.unread]
    assert len(waiting) > 2
    assert here.press("L") != standing
    assert host.take_back(1)
    assert host.take_back(0)
    news()
    client.changes(News("taken-back", 2, "Bert", 1))
    told(here)
    left = [message for message in messages.unread if message.braille in waiting]
    assert [message.chat for message in left] == [True]
    assert here.press("L") == ["Bert: well"]
    assert here.press("L") == standing
    acts_there(0)
    assert here.press("L") != standing


def test_what_lies_under_the_finger_when_it_is_taken_back_lies_there_once(tmp_path: Path) -> None:
    here, client, host = playing(tmp_path, 0, columns=13)
    here.press("Enter", "Ctrl+L", "C")
    acts(host, client, 1)
    here.wait(100)
    lies = here.cells
    assert lies == "⠠⠃⠑⠗⠞⠀⠋⠃⠸", "the beginning of it"
    assert host.take_back(1)
    client.changes(News("taken-back", 2, "Bert", 1))
    told(here)
    assert here.cells == lies
    here.press("C")
    felt = []
    for _ in range(6):
        here.press("BraillePanRight")
        felt.append(here.cells)
    assert lies not in felt


def test_who_has_not_been_told_yet_is_told_what_stands_and_nothing_else(tmp_path: Path) -> None:
    here, _, _ = playing(tmp_path, 0)
    host = host_of(here, "logomachy", ("Anna", "Bert"))
    seats = Seats(port_of(host, 0, 1), "en")
    for seat in (0, 1):
        host.act(seat, next(iter(host.match.state.legal_actions(seat))))
    assert len(seats.take(0)) == 2
    host.take_back(1)
    assert seats.take(0) == []
    assert [told.phrase.full for told in seats.take(1)] == ["Anna lays yellow 3."]


def felt_now(here: Player) -> str:
    """Return the print of what lies on the cells now."""
    here.settle()
    return here.ui.announcer.braille.plain()


def left_unread(here: Player) -> list[str]:
    return [one.braille for one in here.ui.announcer.history.messages.unread]


LOST, UNSURE, BACK = (ConnectionNews(what) for what in ("lost", "lost-unsure", "back"))


def hears_of_the_connection(home: Path, *unread: str) -> tuple[Player, Client]:
    """Return Anna, whose line has these messages unread, the first long under her finger."""
    here, client, _host = playing(home, 0, columns=20)
    here.press("Ctrl+L", "C")
    for each in unread:
        here.ui.announce(Phrase.plain(each))
    here.wait(3000)
    told(here)
    return here, client


def test_the_cells_say_that_the_connection_is_lost_before_all_that_is_unread(
    tmp_path: Path,
) -> None:
    here, client = hears_of_the_connection(tmp_path, "one two three four five", "six")
    here.wait(5000)
    client.tell(LOST)
    assert felt_now(here).startswith("connection lost")
    assert told(here) == ["Connection lost. The program keeps trying, and your seat is kept."]
    assert left_unread(here) == ["connection lost", "one two three four five", "six"]


def test_a_connection_that_is_lost_again_is_not_felt_as_back(tmp_path: Path) -> None:
    here, client = hears_of_the_connection(tmp_path)
    for notice, felt in ((BACK, "connected"), (LOST, "connection lost"), (BACK, "connected")):
        client.tell(notice)
        assert felt_now(here) == felt
        assert left_unread(here) == [felt]
        here.wait(5000)
    assert len(told(here)) == 3, "all of it is said"


def test_a_connection_that_is_back_is_not_felt_as_lost_among_what_was_left(tmp_path: Path) -> None:
    here, client = hears_of_the_connection(tmp_path)
    here.press("F12")  # the answer lies over it
    client.tell(LOST)
    here.settle()
    here.press("Right")
    here.ui.announce(Phrase.plain("one two three four five"))
    here.wait(3000)
    assert left_unread(here) == ["connection lost", "one two three four five"]
    client.tell(BACK)
    here.settle()
    assert left_unread(here) == ["connected", "one two three four five"]
    here.press("BraillePanRight")
    assert felt_now(here).startswith("connected")


def test_an_answer_to_an_own_key_stays_when_the_connection_is_lost(tmp_path: Path) -> None:
    here, client = hears_of_the_connection(tmp_path, "one two three four five")
    here.press("F12")
    answer = felt_now(here)
    client.tell(LOST)
    assert felt_now(here) == answer
    here.press("BraillePanRight")
    assert felt_now(here).startswith("connection lost")


def test_what_may_not_have_arrived_is_felt_although_the_connection_is_back(tmp_path: Path) -> None:
    here, client = hears_of_the_connection(tmp_path)
    felt = []
    for notice in (UNSURE, BACK, LOST, BACK):
        client.tell(notice)
        felt.append(felt_now(here))
    lost, back = "lost, last wish perhaps too", "connected, last wish perhaps lost"
    assert felt == [lost, back, lost, back]
    here.wait(5000)
    here.press("BraillePanRight", "BraillePanRight")
    for notice in (LOST, BACK):
        client.tell(notice)
        felt.append(felt_now(here))
    assert felt[4:] == ["connection lost", "connected"]


def test_what_was_lost_when_a_match_opened_is_not_felt_once_it_is_told_there() -> None:
    before, anew = History(), History()
    for history, braille in ((before, "connection lost"), (anew, "connected")):
        history.messages.stands(braille, "connection")
    before.messages.add("one")
    anew.following(before)
    assert [each.braille for each in anew.messages.unread] == ["one", "connected"]
