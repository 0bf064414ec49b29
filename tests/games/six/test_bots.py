"""The bots: what they judge, their pace, and that a better level wins more in simulated time."""

from __future__ import annotations

from random import Random
from statistics import median
from typing import Any

import pytest

from braillespiel.engine.contract import LEVELS
from braillespiel.engine.match import Match
from braillespiel.engine.simulate import play, simulate, think
from braillespiel.games.six import events as e
from braillespiel.games.six.actions import Heard, Lift, Roll, Secure
from braillespiel.games.six.bot import SixBot, rate
from braillespiel.games.six.game import GAME
from tests.games.six.tables import table, window


def choice(level: str, state: object, seat: int, seed: int = 1) -> str:
    return str(think(SixBot(level), state.view(seat), Random(seed)))  # type: ignore[attr-defined]


def test_numbers_come_up_as_often_as_three_two_and_one_dice_say() -> None:
    assert rate(1) == pytest.approx(1 / 6)
    assert rate(7) == pytest.approx(15 / 216 + 6 / 36)
    assert rate(18) == pytest.approx(1 / 216)


def test_hard_never_overlooks_a_number_and_easy_often_does() -> None:
    state = window("1 2 3", "9 4 5", dice=(4, 5))
    assert {choice("hard", state, 1, seed) for seed in range(100)} == {"secure 1"}
    missed = sum(choice("easy", state, 1, seed) == "pass" for seed in range(200))
    assert 30 < missed < 90


def test_a_card_goes_over_the_one_that_is_worth_least() -> None:
    state = table("10 18 7", "1 2 3", phase="change", active=1, previous=0, drawn=[12, 0])
    assert choice("normal", state, 0) == "cover 2"


def test_a_bot_lifts_when_it_feels_the_glass_is_empty() -> None:
    given = {"phase": "change", "active": 1, "previous": 0, "secured": [[4], [5]]}
    assert choice("normal", table("1 2 3", "7 8 9", run=150_000, **given), 1) == "lift"
    assert choice("normal", table("1 2 3", "7 8 9", run=60_000, **given), 1) == "roll"


def test_hard_ends_the_last_round_only_when_it_thinks_the_time_is_up() -> None:
    given = {"phase": "change", "active": 1, "previous": 0, "round": 3}
    for seed in range(30):
        ahead = {"secured": [[4], [18, 5]]}
        assert (
            choice("hard", table("1 2 3", "7 8 9", run=10_000, **given, **ahead), 1, seed) == "roll"
        )
        assert (
            choice("hard", table("1 2 3", "7 8 9", run=170_000, **given, **ahead), 1, seed)
            == "lift"
        )
        behind = table("1 2 3", "7 8 9", run=170_000, secured=[[18, 4], [5]], **given)
        assert choice("hard", behind, 1, seed) == "roll"


def test_a_last_round_that_nobody_can_win_ends_all_the_same() -> None:
    given = {"phase": "change", "active": 1, "previous": 0, "round": 3}
    behind = table("1 2 3", "7 8 9", run=400_000, secured=[[18, 4], [5]], **given)
    assert choice("hard", behind, 1) == "lift"


@pytest.mark.parametrize("level", LEVELS)
def test_rounds_of_bots_last_alike(level: str) -> None:
    """No level ends the third round early because it is in front."""
    rolls: dict[int, list[int]] = {1: [], 2: [], 3: []}
    for seed in range(6):
        thrown = [0]

        def watch(match: Match, events: list[Any], thrown: list[int] = thrown) -> None:
            for event in events:
                if isinstance(event, e.Thrown):
                    thrown[0] += 1
                elif isinstance(event, e.Lifted):
                    number = 3 if match.state.is_over() else match.state.public.round - 1  # type: ignore[attr-defined]
                    rolls[number].append(thrown[0])
                    thrown[0] = 0

        play(GAME, [GAME.bot(level)] * 2, {}, seed, watch)
    assert median(rolls[3]) >= 0.6 * median(rolls[1])
    assert median(rolls[3]) >= 30


@pytest.mark.parametrize("level", LEVELS)
def test_bots_hear_at_once_and_act_at_a_human_pace(level: str) -> None:
    bot, state = SixBot(level), table("1 2 3", "4 5 6", phase="ready")
    view, rng = state.view(0), Random(1)
    assert bot.pause(view, Heard(1), rng) == 0
    for action in (Roll(), Secure(0), Lift()):
        paces = [bot.pause(view, action, rng) for _ in range(200)]
        assert min(paces) >= 250
        assert max(paces) < 4000


def test_better_levels_are_quicker() -> None:
    rng = Random(1)
    view = table("1 2 3", "4 5 6", phase="ready").view(0)
    means = [sum(SixBot(level).pause(view, Secure(0), rng) for _ in range(200)) for level in LEVELS]
    assert means == sorted(means, reverse=True)


def test_bots_act_in_game_time_and_a_match_lasts_minutes() -> None:
    match = play(GAME, [GAME.bot("normal")] * 2, {}, 1)
    assert 3 * 60_000 < match.journal[-1].at < 15 * 60_000


def test_normal_beats_easy_and_hard_beats_normal() -> None:
    won = simulate(GAME, ["normal", "easy"], 10).wins[0]
    won += simulate(GAME, ["easy", "normal"], 10, seed=1000).wins[1]
    assert won / 20 >= 0.65
    won = simulate(GAME, ["hard", "normal"], 15).wins[0]
    won += simulate(GAME, ["normal", "hard"], 15, seed=1000).wins[1]
    assert won / 30 >= 0.55
