"""Short samples of the robots' matches; ``python -m tests.robots`` plays all of them."""

from __future__ import annotations

from itertools import islice
from pathlib import Path

import pytest

from tests.robots.arena import Outcome, contest
from tests.robots.body import read_cells
from tests.robots.field import games, variants

ROOT = Path(__file__).parent


def told(outcome: Outcome) -> str:
    return "\n".join([outcome.problem or "played blindly", *outcome.log])


@pytest.mark.parametrize("game", games())
def test_a_robot_that_only_hears_finishes_a_match(game: str) -> None:
    outcome = contest(next(variants(game)), "ear", 1)
    assert outcome.good, told(outcome)
    assert outcome.actions > 0


@pytest.mark.parametrize("game", games())
@pytest.mark.parametrize("columns", [20])
def test_a_robot_that_only_feels_finishes_a_match(game: str, columns: int) -> None:
    outcome = contest(list(islice(variants(game), 2))[1], "finger", 1, columns)
    assert outcome.good, told(outcome)
    assert outcome.actions > 0


def test_robots_share_no_code_with_the_games() -> None:
    for name in ("body", "hearing", "feeling", "words"):
        text = (ROOT / f"{name}.py").read_text("utf-8")
        assert "braillespiel" not in text, name


def test_fingers_read_letters_numbers_and_cards() -> None:
    cells = bytes(ord(c) & 0xFF for c in "⠓⠀⠑⠒⠀⣃⣶⠀⠼⠁⠃⠀⠹")
    assert read_cells(cells) == "h e₃ b₇ 12 ?"
