"""Tables compare which package brings a game, and name it to whoever lacks it."""

from __future__ import annotations

from pathlib import Path

import pytest

from braillespiel.games import registry
from braillespiel.network import lobby_rules, session
from braillespiel.network.members import Guest
from braillespiel.network.refusals import RefusalError
from tests.support.packages import installed, put_examples

BROUGHT = "braillespiel-tictactoe 1.0"


def guest(**packages: str) -> Guest:
    found = Guest(1, ("Ana",), "", {"tictactoe": 1, "six": registry.game("six").rules_version})
    found.packages = packages
    return found


def test_a_client_says_where_its_games_come_from(tmp_path: Path) -> None:
    with installed(*put_examples(tmp_path)):
        assert session.packages() == {"eights": "braillespiel-eights 1.0", "tictactoe": BROUGHT}
        assert session.games().keys() == {*registry.own(), "eights", "tictactoe"}


@pytest.mark.parametrize(
    ("packages", "rule"),
    [
        ({"tictactoe": BROUGHT}, ""),
        ({}, "game-not-installed"),
        ({"tictactoe": "braillespiel-tictactoe 1.1"}, "game-package-differs"),
        ({"tictactoe": "other-games 1.0"}, "game-package-differs"),
    ],
)
def test_the_same_game_is_the_same_version_of_the_same_package(
    tmp_path: Path, packages: dict[str, str], rule: str
) -> None:
    with installed(*put_examples(tmp_path)):
        if not rule:
            lobby_rules.fits(guest(**packages), "tictactoe")
            return
        with pytest.raises(RefusalError) as caught:
            lobby_rules.fits(guest(**packages), "tictactoe")
        assert caught.value.rule == rule
        assert caught.value.details["package"] == BROUGHT


def test_for_our_games_no_package_counts() -> None:
    with installed():
        lobby_rules.fits(guest(), "six")
