"""Samples of matches played badly on purpose; ``python -m tests.proof badly`` plays thousands."""

from __future__ import annotations

import pytest

from braillespiel.games import registry
from braillespiel.ui.match.screen import MatchScreen
from tests.proof import badly


@pytest.mark.parametrize(("number", "way"), [*enumerate(badly.WAYS)])
def test_a_match_played_badly_comes_to_its_end(number: int, way: tuple[str, str]) -> None:
    """Each way to play has another game."""
    front, sense = way
    games = registry.own()
    game = games[number % len(games)]
    did, found = badly.played(front, game, sense, 3, deeds=4)
    assert found == []
    assert did.total() >= 4


def test_what_raises_while_somebody_plays_badly_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(screen: MatchScreen) -> None:
        raise ZeroDivisionError("broken")

    monkeypatch.setattr(MatchScreen, "title", broken)
    _, found = badly.played("window", registry.own()[0], "ear", 3, deeds=2)
    assert any("ZeroDivisionError" in what for what in found)


def test_a_match_that_does_not_end_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(badly, "LONGEST_MATCH", 0)
    _, found = badly.played("window", registry.own()[0], "ear", 3, deeds=1)
    assert any("does not come to an end" in what for what in found)


def test_in_a_browser_too_what_does_not_end_is_found_and_leaving_ends_nothing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = registry.own()[0]
    monkeypatch.setattr(badly, "LEAVES", 1)
    monkeypatch.setattr(badly, "BY_EAR", 0)
    did, found = badly.played("page", game, "ear", 3, deeds=0)
    assert (did["left for good"], found) == (1, [])
    monkeypatch.setattr(badly, "LONGEST_MATCH", 0)
    _, found = badly.played("page", game, "ear", 3, deeds=0)
    assert any("does not come to an end" in what for what in found)
