"""The stop between rounds, the statistics sentence by sentence, no buffer of chat without chat."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from braillespiel.games import registry
from braillespiel.store.opening import open_store
from braillespiel.store.records import Outcome
from braillespiel.store.records import StoredPlayer as Kept
from braillespiel.ui.screens.new_match import MatchSetup
from braillespiel.words.catalogue import Words
from tests.proof.situations import random_action
from tests.support.languages import LANGUAGES
from tests.support.player import Player


def at_the_end_of_round_one(home: Path, **settings: object) -> Player:
    """Return a player whose key has just ended the first of two rounds."""
    player = Player(home, settings={"double-press-ms": 0, **settings})
    table = player.play("logomachy", rounds=2)
    host = table.port.host  # type: ignore[attr-defined]
    number = 0
    while host.match.state.public.round == 1:
        number += 1
        assert random_action(table, Random(number))
    player.ear.said.clear()
    table.deliver()
    player.settle()
    return player


def test_where_wished_a_match_stops_after_the_scores_of_a_round(tmp_path: Path) -> None:
    player = at_the_end_of_round_one(tmp_path, **{"round-stop": True})
    said = player.ear.said
    assert said[-1] == "Runde zu Ende, Eingabe geht weiter"
    assert said[-2].startswith("Stand nach Runde 1: ")
    assert not [each for each in said if each.startswith("Runde 2")]
    assert player.press("Down") == ["Wertungstabelle, 2 von 2"]
    assert player.press("Enter")[0].startswith("Punkte. ")
    player.press("Escape", "Up")
    said = player.press("Enter")
    assert said[0].startswith("Runde 2 von 2: ")
    assert player.ui.screen is player.table
    assert player.cells
    player.app.close()
    assert player.errors == []


def test_each_of_two_people_at_one_computer_stops_before_the_next_deal(tmp_path: Path) -> None:
    player = Player(tmp_path, "en", settings={"double-press-ms": 0, "round-stop": True})
    setup = MatchSetup(player.ui, "logomachy")
    setup.kinds = ["human", "human"]
    setup.options["rounds"] = 2
    player.ui.push(setup)
    player.press("Enter", "Enter")
    table, number = player.table, 0
    while table.port.host.match.state.public.round == 1:  # type: ignore[attr-defined]
        number += 1
        assert random_action(table, Random(number))
    player.ear.said.clear()
    table.deliver()
    player.settle()
    for scores, deal in (
        (
            "After round 1: Player 2 2 chips, you one chip.",
            "Round 2 of 2: Player 2 starts. In the middle: green 3, yellow 2, yellow 10, blue 3.",
        ),
        (
            "After round 1: you 2 chips, Player 1 one chip.",
            "Round 2 of 2: you start. In the middle: green 3, yellow 2, yellow 10, blue 3.",
        ),
    ):
        assert player.ear.said[-2:] == [scores, "Round over, Enter goes on"]
        player.wait(60_000)
        assert player.ui.screen is not table
        assert player.press("Enter")[0] == deal
        player.wait(60_000)
        if table.seat == 0:
            player.press("Enter")
    assert player.ui.screen is table


def test_else_the_next_round_is_dealt_at_once(tmp_path: Path) -> None:
    player = at_the_end_of_round_one(tmp_path)
    assert [each for each in player.ear.said if each.startswith("Runde 2 von 2: ")]
    assert player.ui.screen is player.table
    player.app.close()


def test_statistics_tell_each_thing_in_a_sentence(tmp_path: Path) -> None:
    store = open_store(tmp_path)
    people = [Kept("Ada"), Kept("Ben"), Kept("Computer", "bot", "hard")]
    for scores, winners in (([3, 1, 2], [0]), ([4, 4, 0], [0, 1]), ([0, 0, 5], [2])):
        match = store.matches.create("six", 1, 3, {}, people)
        store.matches.sync(match, [], 0, Outcome(scores, winners))
    alone = store.matches.create("six", 1, 2, {}, [Kept("Ada"), people[2]])
    store.matches.sync(alone, [], 0, Outcome([9, 1], [0]))
    practice = store.matches.create("six", 1, 2, {}, [Kept("Ada"), people[2]])
    store.matches.sync(practice, [], 1, Outcome([9, 1], [0]))
    store.close()
    player = Player(tmp_path, "en")
    player.press("Home")
    while not player.ear.said[-1].startswith("Statistics"):
        player.press("Down")
    assert player.press("Enter") == ["Statistics. SIX: 3 of 4 won, 1 of 3"]
    assert player.cells == "⠠⠎⠞⠁⠞⠊⠎⠞⠊⠉⠎⠀⠠⠠⠎⠊⠭⠀⠼⠉⠌⠼⠙"
    assert player.press("Down") == ["SIX, practice: 1 of 1 won, 2 of 3"]
    player.press("Up")
    said = [player.press("Enter")[0], *(player.press("Down")[0] for _ in range(7))]
    assert said == [
        "SIX. 3 of 4 matches won, 1 of 8",
        "One of these wins was shared, 2 of 8",
        "Best result: 9, 3 of 8",
        "You won your last match, 4 of 8",
        "Most wins in a row: 2, 5 of 8",
        "Against hard computer players: 3 of 4 won, 6 of 8",
        "Ada against Ben: 2 of 3 won, 7 of 8",
        "Ben against Ada: 1 of 3 won, 8 of 8",
    ]
    player.app.close()
    assert player.errors == []


def test_before_the_first_match_the_statistics_say_what_will_stand_there(tmp_path: Path) -> None:
    player = Player(tmp_path, "en")
    player.press("Home")
    while not player.ear.said[-1].startswith("Statistics"):
        player.press("Down")
    said = "No match yet: the first one that you finish is counted here."
    assert player.press("Enter") == [f"Statistics. {said}"]
    assert player.press("Down") == [said]


def test_a_best_result_below_zero_is_said_with_minus(tmp_path: Path) -> None:
    store = open_store(tmp_path)
    people = [Kept("Ada"), Kept("Computer", "bot", "hard")]
    match = store.matches.create("ludoteca", 1, 2, {}, people)
    store.matches.sync(match, [], 0, Outcome([-13, -20], [0]))
    store.close()
    player = Player(tmp_path, "en")
    player.press("Home")
    while not player.ear.said[-1].startswith("Statistics"):
        player.press("Down")
    player.press("Enter", "Enter")
    assert player.press("Down")[0].startswith("Best result: minus 13, ")
    player.app.close()


def test_the_buffer_of_chat_is_there_with_chat_only(tmp_path: Path) -> None:
    player = Player(tmp_path)
    heard = [player.press("Ctrl+Right")[0].partition(",")[0] for _ in range(4)]
    assert "Chat" not in heard
    assert len(set(heard)) == 3
    player.app.close()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", registry.own())
def test_whatever_a_game_counts_apart_has_a_name(name: str, language: str) -> None:
    game, words = registry.game(name), Words(language, registry.catalogues(name))
    choices = [option.choices for option in game.options if option.id == game.statistics_by]
    said = [words.phrase(f"{name}-category-{value}").full for each in choices for value in each]
    assert len(said) == len(set(said))
    assert bool(said) is bool(game.statistics_by)


def test_who_plays_hexaducto_alone_has_played_a_puzzle(tmp_path: Path) -> None:
    player = Player(tmp_path)
    table = player.play("hexaducto", seats=1)
    number = 0
    while not table.port.host.is_over:  # type: ignore[attr-defined]
        number += 1
        assert random_action(table, Random(number))
    player.settle()
    (standing,) = player.app.matches.standings()
    assert (standing.game, standing.category, standing.played) == ("hexaducto", "normal", 1)


def test_who_asks_for_a_match_alone_has_played_a_match(tmp_path: Path) -> None:
    table = Player(tmp_path).play("hexaducto", seats=1, lone_match=True)
    assert table.port.options["puzzle"] == "off"
