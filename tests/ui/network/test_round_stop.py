"""The stop after each round's scores at a network table: each person's own, bots wait for it."""

from __future__ import annotations

from pathlib import Path
from random import Random

from msgspec.structs import replace

from braillespiel.engine.contract import CLOCK
from braillespiel.engine.match import Match
from braillespiel.games import registry
from braillespiel.network.member_feed import MemberFeed
from braillespiel.network.messages import Chair, News
from braillespiel.network.pace import NetPace
from braillespiel.table.host import Player as Who
from braillespiel.table.host import TableHost
from braillespiel.ui.network.lobby import TableLobby
from braillespiel.ui.network.services import TableAddress
from tests.support.player import Player
from tests.table.hosts import Disk
from tests.ui.network.fakes import ANNA, BERT, Client, player, table
from tests.ui.network.matches import port_of, remote
from tests.ui.network.test_match import told

MEMBERS = (replace(ANNA, chairs=(0,)), replace(BERT, chairs=(1,)))
CHAIRS = (Chair("Anna", 1), Chair("Bert", 2), Chair("Computer", level="easy"))
DEAL = "Round 2 of 2: you start. In the middle: blue 3, green 4, yellow 7, yellow 1."
DRAWN = "New: yellow 4, yellow 5, green 8. Stock 27."
LATER = [
    *(DEAL, DRAWN, "green 4 taken", "Bert lays yellow 9."),
    *("Computer: green 3 takes blue 3.", "Your turn: one of 2 fits."),
]
STOP = "Round over, Enter goes on"


def at_table(home: Path, name: str, **settings: object) -> tuple[Player, Client]:
    """Return somebody at the table, before the match begins."""
    here, net = player(home, **settings)
    net.here = [TableAddress("Anna's table", "192.168.1.30")]
    net.tokens.add("192.168.1.30")
    here.press("J", "Enter", "Enter")
    assert net.client is not None
    net.client.shows(table(*MEMBERS, you=1 if name == "Anna" else 2, chairs=CHAIRS))
    return here, net.client


def hosted(here: Player) -> TableHost:
    """Return a match of Anna, Bert and a computer player, whose pace is that of a network table."""
    game = registry.game("logomachy")
    match = Match(game, 3, game.resolve({"rounds": 2}), 7)
    players = [Who("Anna"), Who("Bert"), Who("Computer", "easy")]
    host = TableHost(match, players, Disk(), 7, lambda: here.clock.ms)
    host.pace = NetPace(Random(1))
    return host


def end_round(host: TableHost) -> None:
    """Have everybody do something until the next round is dealt."""
    while host.match.state.public.round == 1:
        seat = min(host.match.state.to_act() - {CLOCK})
        host.act(seat, host.match.state.legal_actions(seat)[0])


def acts(host: TableHost, *clients: Client) -> None:
    """Have whoever is next do the first thing that they may do."""
    seat = min(host.match.state.to_act())
    host.act(seat, host.match.state.legal_actions(seat)[0])
    for client in clients:
        client.on_news()


def at_the_stop(home: Path) -> tuple[Player, Client, TableHost]:
    """Return Anna at the end of round 1."""
    kept = {"round-stop": True, "double-press-ms": 0, "braille-cell-ms": 45}
    here, client = at_table(home, "Anna", **kept)
    host = hosted(here)
    client.begins(port_of(host, 0))
    told(here)
    end_round(host)
    client.on_news()
    return here, client, host


def test_who_wants_the_stop_has_the_scores_until_enter_and_nobody_else(tmp_path: Path) -> None:
    anna, to_anna = at_table(tmp_path / "a", "Anna", **{"round-stop": True, "double-press-ms": 0})
    bert, to_bert = at_table(tmp_path / "b", "Bert")
    host = hosted(anna)
    to_anna.begins(port_of(host, 0))
    to_bert.begins(port_of(host, 1))
    told(anna)
    told(bert)
    end_round(host)
    to_anna.on_news()
    to_bert.on_news()
    assert told(anna)[-2:] == ["After round 1: you 3 chips, Computer 2 chips, Bert no chips.", STOP]
    assert told(bert)[-3:] == [
        "After round 1: Anna 3 chips, Computer 2 chips, you no chips.",
        "Round 2 of 2: Anna starts. In the middle: blue 3, green 4, yellow 7, yellow 1.",
        "New: yellow 9, green 9, blue 8. Stock 27.",
    ]
    assert anna.press("Down") == ["Score table, 2 of 2"]
    assert anna.press("Enter") == ["Scores. you 3 chips"]
    anna.press("Escape")
    told(anna)
    acts(host, to_anna, to_bert)
    acts(host, to_anna, to_bert)
    assert told(anna) == []
    assert anna.press("Up") == ["Next round, 1 of 2"]
    assert anna.press("Enter") == LATER[:4]
    assert anna.ui.screen is anna.table


def test_computer_players_wait_until_one_goes_on(tmp_path: Path) -> None:
    anna, client, host = at_the_stop(tmp_path)
    acts(host, client)
    acts(host, client)
    moves = len(host.match.journal)
    for _ in range(29):
        anna.wait(1000)
        host.think()
        assert len(host.match.journal) == moves
    assert anna.ui.screen is not anna.table
    told(anna)
    assert anna.press("Enter") == LATER[:4]
    while len(host.match.journal) == moves:
        anna.wait(100)
        host.think()
    assert told(anna) == LATER


def test_computer_players_wait_at_most_half_a_minute_and_that_is_told_later(
    tmp_path: Path,
) -> None:
    anna, client, host = at_the_stop(tmp_path)
    acts(host, client)
    acts(host, client)
    moves = len(host.match.journal)
    told(anna)
    for _ in range(35):
        anna.wait(1000)
        host.think()
    assert len(host.match.journal) > moves
    client.on_news()
    assert told(anna) == []
    assert anna.press("Enter") == LATER


def test_a_round_that_is_taken_back_is_not_over(tmp_path: Path) -> None:
    anna, client, host = at_the_stop(tmp_path)
    told(anna)
    seat = next(seat for seat in (0, 1) if host.take_back(seat))
    assert host.match.state.public.round == 1
    client.changes(News("taken-back", 2, "Bert", seat))
    assert told(anna) == ["Your turn: your card fits.", "Bert took a move back."]
    assert anna.ui.screen is anna.table
    end_round(host)
    client.on_news()
    assert told(anna)[-1:] == [STOP]
    assert anna.press("Enter")[0] == DEAL


def test_who_goes_round_the_stop_through_the_waiting_room_misses_nothing(tmp_path: Path) -> None:
    anna, _, _ = at_the_stop(tmp_path)
    told(anna)
    (room,) = (screen for screen in anna.ui.screens if isinstance(screen, TableLobby))
    anna.ui.pop_to(room)
    told(anna)
    anna.press("Home")
    while not anna.ear.said[-1].startswith("Back to the match"):
        anna.press("Down")
    assert [each for each in anna.press("Enter") if each == DEAL] == [DEAL]
    assert anna.ui.screen is anna.table


def test_what_was_held_back_survives_a_lost_connection(tmp_path: Path) -> None:
    anna, client = at_table(tmp_path, "Anna", **{"round-stop": True, "double-press-ms": 0})
    host = hosted(anna)
    seated = MemberFeed(host, (0,), 1)
    client.begins(remote(seated, CHAIRS))
    told(anna)
    end_round(host)
    for update in seated.flush():
        client.port.receive(update)
    client.on_news()
    assert told(anna)[-1] == STOP
    acts(host)
    seated.flush()
    client.begins(remote(seated, CHAIRS))
    assert told(anna) == [
        "Logomachy. Bert's turn. Hand, 2 cards. yellow 5, 1 of 2",
        "Anyone who has played number 7 before knows this deal.",
        *LATER[:3],
    ]
    assert anna.ui.screen is anna.table
