"""Several people at one computer: nothing of one seat reaches another."""

from __future__ import annotations

from pathlib import Path

import pytest

from braillespiel.games import registry
from braillespiel.ui.match.people import HandOver
from braillespiel.ui.match.screen import MatchScreen
from braillespiel.ui.screens.new_match import MatchSetup
from braillespiel.words.phrase import without_marks
from tests.support.player import Player

KNOWN = "Anyone who has played number 7 before knows this deal."


@pytest.fixture
def player(tmp_path: Path) -> Player:
    """Two people at Logomachy, the neutral screen before the first of them."""
    player = Player(tmp_path, "en", columns=20)
    setup = MatchSetup(player.ui, "logomachy")
    setup.kinds = ["human", "human"]
    player.ui.push(setup)
    player.press("Enter")
    return player


def hand(table: MatchScreen, seat: int) -> set[str]:
    """Return the cards of ``seat`` as they are said."""
    presenter = table.seats.presenters[seat]
    zones = presenter.zones(table.port.host.view(seat))
    return {item.text.full for zone in zones if zone.id == "hand" for item in zone.items}


def take_a_card(player: Player) -> None:
    """Lay the first card of the hand, or take with it."""
    player.press("C", "1", "Enter")
    if not isinstance(player.ui.screen, MatchScreen):
        player.press("Enter")


def perceived(player: Player) -> str:
    """Return all that the computer shows and can say again now."""
    said = [*player.press("Ctrl+R"), *player.press("Ctrl+Up")]
    view = player.ui.announcer.braille
    return f"{said} {view.plain()} {player.keyboard.picture}"


def test_a_match_of_two_people_begins_with_the_neutral_screen(player: Player) -> None:
    assert isinstance(player.ui.screen, HandOver)
    assert player.ear.said == ["Player 1 is next. Please change places. I am Player 1, 1 of 2"]
    shown = perceived(player)
    assert not any(card in shown for seat in (0, 1) for card in hand(player.table, seat))


def test_who_sits_down_hears_where_one_is_and_then_what_happened(player: Player) -> None:
    player.press("Enter")
    take_a_card(player)
    player.wait(20_000)
    where, known, happened = player.press("Enter")
    assert where.startswith("Logomachy. Round 1 of 2: Player 1 starts. In the middle: ")
    assert "Your turn: " in where
    assert known == KNOWN
    assert happened == "Player 1 lays yellow 3."


@pytest.mark.parametrize(
    ("language", "kinds", "told"),
    [
        ("de", ["human", "human"], "Wer die Nummer 7 schon gespielt hat, kennt diese Karten."),
        ("en", ["human", "human"], KNOWN),
        ("en", ["human", "normal"], ""),
    ],
)
def test_a_deal_of_a_known_seed_is_told_to_people_who_play_at_once(
    tmp_path: Path, language: str, kinds: list[str], told: str
) -> None:
    player = Player(tmp_path / "home", language)
    setup = MatchSetup(player.ui, "six")
    setup.kinds = kinds
    player.ui.push(setup)
    said = player.press("Enter")
    assert [one for one in said if "7" in one] == [told] * bool(told)


def test_the_own_action_is_told_to_its_end_before_the_screen_changes(player: Player) -> None:
    player.press("Enter")
    take_a_card(player)
    assert player.ui.screen is player.table
    assert player.ear.said[-1].endswith(("taken", "laid"))
    player.wait(20_000)
    assert isinstance(player.ui.screen, HandOver)


def test_whoever_still_looks_round_keeps_the_table(player: Player) -> None:
    player.press("Enter")
    take_a_card(player)
    for key in ("D", "Right", "Right", "L"):
        player.press(key)
    assert player.ui.screen is player.table


def test_nothing_of_the_last_seat_stays(player: Player) -> None:
    player.press("Enter")
    cards = hand(player.table, 0)
    player.press("Shift+I", "Space")
    take_a_card(player)
    cards |= hand(player.table, 0)
    player.wait(20_000)
    neutral = perceived(player)
    assert not any(card in neutral for card in cards)
    player.press("Enter")
    assert player.table.seat == 1
    assert player.table.marked == []
    assert player.press("Ctrl+Up", "Ctrl+Up") == [KNOWN]
    assert player.press("Ctrl+Up")[0].startswith("Round 1 of 2: Player 1 starts.")
    assert player.press("Ctrl+Up") == ["This is the oldest message"]
    shown = perceived(player)
    assert not any(card in shown for card in hand(player.table, 0))


def test_leaving_the_match_takes_the_messages_along(player: Player) -> None:
    player.press("Enter")
    take_a_card(player)
    player.press("Escape", "End", "Enter")
    assert player.press("Ctrl+Up") == ["No messages in this buffer"]
    assert player.keyboard.picture is not None
    assert "taken" not in str(player.keyboard.picture.captions)
    assert "laid" not in str(player.keyboard.picture.captions)


@pytest.mark.parametrize(
    "game", [name for name in registry.own() if not registry.presenter_type(name).shared]
)
def test_everybody_is_told_each_time_what_is_to_be_done(tmp_path: Path, game: str) -> None:
    player = Player(tmp_path / game, columns=80)
    setup = MatchSetup(player.ui, game)
    setup.kinds = ["human", "human", *setup.kinds[2:]]
    setup.seats = 2
    player.ui.push(setup)
    player.press("Enter")
    table = player.table
    for _ in range(5):
        said = player.press("Enter")[0]
        title, turn = table.title(), table.presenter.turn(table.view())
        assert said.startswith(title.normal.split(".")[0])
        assert turn.normal in said
        view = player.ui.announcer.braille
        assert view.is_over
        assert view.plain().startswith(without_marks(turn.braille))
        while isinstance(player.ui.screen, MatchScreen):
            table.act(table.view().legal_actions()[0])
            player.wait(20_000, step=500)
        assert isinstance(player.ui.screen, HandOver)


def test_who_comes_back_from_a_menu_after_sitting_down_is_told_only_where_one_is(
    player: Player,
) -> None:
    player.press("Enter")
    take_a_card(player)
    player.wait(20_000)
    player.press("Enter")
    assert player.press("F1", "Escape")[0].startswith("Hand, ")
