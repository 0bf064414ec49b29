"""Matches between bots: results that add up, repeatable, and timed by the caller's clock."""

from __future__ import annotations

from itertools import count

import pytest

from braillespiel.engine import simulate as module
from braillespiel.engine.simulate import (
    SimulatedMatch,
    SimulationSummary,
    StuckError,
    play,
    simulate,
)
from braillespiel.games import registry
from braillespiel.words.catalogue import Words
from tests.support.facts import facts

GAME = registry.game("logomachy")


def test_wins_and_scores_add_up() -> None:
    summary = simulate(GAME, ["easy", "normal", "easy"], 12, seed=3, options={"rounds": 1})
    assert len(summary.results) == 12
    assert sum(summary.wins) == pytest.approx(12)
    assert [result.seed for result in summary.results] == list(range(3, 15))
    for seat in range(3):
        expected = sum(result.scores[seat] for result in summary.results) / 12
        assert summary.mean_scores[seat] == pytest.approx(expected)
    # 27 cards in hands of 3, and 9 in the last ones: every card but the 4 in the middle.
    assert all(result.actions == 36 for result in summary.results)


def test_a_shared_win_is_split() -> None:
    summary = SimulationSummary(("easy", "easy", "easy"))
    summary.results += [
        SimulatedMatch(0, (2, 2, 1), (0, 1), 9),
        SimulatedMatch(1, (3, 0, 0), (0,), 9),
    ]
    assert summary.wins == [1.5, 0.5, 0]
    assert summary.mean_scores == [2.5, 1, 0.5]


def test_the_same_seed_gives_the_same_matches() -> None:
    first = simulate(GAME, ["easy", "normal"], 5, seed=8)
    assert first.results == simulate(GAME, ["easy", "normal"], 5, seed=8).results
    assert first.results != simulate(GAME, ["easy", "normal"], 5, seed=9).results


def test_the_callers_clock_gives_the_steps_per_second() -> None:
    ticks = count()
    summary = simulate(GAME, ["easy", "easy"], 4, options={"rounds": 1}, clock=lambda: next(ticks))
    assert summary.seconds == 4
    assert summary.steps_per_second == summary.actions / 4 == 36
    assert simulate(GAME, ["easy", "easy"], 1).steps_per_second == 0


def test_a_summary_is_json_data() -> None:
    data = simulate(GAME, ["easy", "easy"], 2).as_data()
    assert data["bots"] == ["easy", "easy"]
    assert data["matches"] == 2
    assert data["results"][1]["seed"] == 1
    assert set(data) >= {"wins", "mean_scores", "actions", "seconds", "steps_per_second"}


def test_an_observer_hears_every_event() -> None:
    kinds: list[str] = []
    match = play(
        GAME,
        [GAME.bot("easy")] * 2,
        {"rounds": 1},
        4,
        lambda match, events: kinds.extend(event.kind for event in events),
    )
    assert kinds.count("laid") + kinds.count("took") == len(match.journal)
    assert kinds[-1] == "over"


def test_a_match_without_end_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "LONGEST", 10)
    with pytest.raises(StuckError) as stuck:
        simulate(GAME, ["easy", "easy"], 1, seed=2)
    assert stuck.value.details == {"seed": 2, "actions": 10}


def test_how_rounds_and_matches_ended_is_counted() -> None:
    ludoteca = registry.game("ludoteca")
    summary = simulate(ludoteca, ["easy", "easy"], 6, options={"target": 20})
    rounds = summary.endings["round-played"] + summary.endings["round-stalled"]
    matches = sum(n for how, n in summary.endings.items() if how.startswith("match-"))
    assert (rounds >= 6, matches) == (True, 6)
    shares = {how: (count, share) for how, count, share in summary.shares()}
    assert shares["round-played"] == (
        summary.endings["round-played"],
        summary.endings["round-played"] / rounds,
    )
    assert summary.as_data()["endings"] == dict(summary.endings)


@pytest.mark.parametrize("name", registry.own())
@pytest.mark.parametrize("language", ["de", "en"])
def test_every_way_to_end_that_comes_up_is_worded(name: str, language: str) -> None:
    game, words = registry.game(name), Words(language, registry.catalogues(name))
    summary = simulate(game, ["easy", "normal"], 3, options=facts(name).SIMULATED)
    assert summary.endings
    for how in summary.endings:
        assert words.has(f"{name}-ended-{how}")
