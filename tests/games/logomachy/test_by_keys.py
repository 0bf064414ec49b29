"""Whole matches by keys alone, through the real client."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from braillespiel.engine.simulate import think
from braillespiel.games.logomachy.actions import Play, Spell
from braillespiel.games.logomachy.game import GAME
from braillespiel.games.zones import Role
from tests.support.player import Player

Choose = Callable[[Any], Any]
JUMP = {Role.HAND: "C", Role.PILES: "D"}


def go_to(player: Player, card: str) -> None:
    """Focus a card of the hand or the middle by the keys that a person would press."""
    for zone in player.table.navigator.zones[:2]:
        if any(item.key == card for item in zone.items):
            while player.table.navigator.zone.id != zone.id:
                assert player.press(JUMP[zone.role]), "a jump that says nothing"
            player.press("Home")
            for _ in zone.items:
                item = player.table.navigator.item
                assert item is not None
                if item.key == card:
                    return
                assert player.press("Right"), "an arrow that says nothing"
                assert player.cells
    raise AssertionError(f"{card} is not there")


def carry_out(player: Player, action: Play | Spell) -> list[str]:
    """Mark the cards of an action and press Enter on the last."""
    cards = (action.card, *action.take) if isinstance(action, Play) else action.cards
    table = player.table
    if isinstance(action, Play) and not action.take:
        go_to(player, action.card)
        heard = player.press("Enter")
        if player.ui.screens[-1] is not table:
            assert player.press("End")
            heard = player.press("Enter")
        return heard
    for card in cards[:-1]:
        go_to(player, card)
        assert player.press("Space"), "a mark that says nothing"
    go_to(player, cards[-1])
    return player.press("Enter")


def play_out(player: Player, choose: Choose) -> int:
    """Play until the match is over; return how many moves the person made."""
    table, moves = player.table, 0
    while not table.port.host.is_over:
        journal = len(table.port.host.match.journal)
        heard = carry_out(player, choose(table.view()))
        assert heard
        assert player.cells
        assert len(table.port.host.match.journal) > journal, heard
        moves += 1
    return moves


@pytest.mark.parametrize(
    ("language", "options"),
    [("de", {"seats": 2}), ("en", {"seats": 3, "must_take": True}), ("de", {"seats": 4})],
)
def test_a_number_match_is_played_to_the_end(
    tmp_path: Path, language: str, options: dict[str, Any]
) -> None:
    player = Player(tmp_path, language)
    player.play("logomachy", rounds=1, **options)
    rng = Random(1)
    moves = play_out(player, lambda view: rng.choice(view.legal_actions()))
    assert moves == 36 // options["seats"]
    result = player.table.presenter.result(player.table.view())
    assert any(result.full in text or result.brief in text for text in player.ear.said)


def test_a_letter_match_is_played_to_the_end_with_words(tmp_path: Path) -> None:
    player = Player(tmp_path)
    player.play("logomachy", letters=True, seats=2)
    rng, words = Random(2), 0

    def choose(view: Any) -> Any:
        nonlocal words
        action = think(GAME.bot("normal"), view, rng)
        words += isinstance(action, Spell)
        return action

    play_out(player, choose)
    assert words > 3


def test_a_word_that_is_not_in_the_list_costs_no_turn(tmp_path: Path) -> None:
    player = Player(tmp_path)
    table = player.play("logomachy", letters=True, seats=2)
    view = table.view()
    wrong = next(
        Spell((*view.public.middle[n:], card))
        for n in range(3)
        for card in view.known.hand
        if not view.public.settings.lexicon.has(
            "".join(c[0] for c in (*view.public.middle[n:], card))
        )
    )
    word = "".join(card[0] for card in wrong.cards)
    heard = carry_out(player, wrong)
    assert f"{word} steht nicht in der Wortliste. Du bist weiter dran." in heard[-1]
    assert table.view() == view


def test_every_key_of_the_game_answers(tmp_path: Path) -> None:
    player = Player(tmp_path)
    player.play("logomachy", rounds=1, seats=2)
    for key in ("A", "B", "C", "D", "G", "I", "S", "T", "E", "H", "L"):
        assert player.press(key), key
        assert player.cells, key
