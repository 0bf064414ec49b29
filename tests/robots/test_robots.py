"""Short samples of the robots' matches; ``python -m tests.robots`` plays all of them."""

from __future__ import annotations

from itertools import islice
from pathlib import Path

import pytest

from tests.robots.arena import Outcome, contest
from tests.robots.body import read_cells
from tests.robots.field import games, variants
from tests.robots.fixtures import Fixture, played
from tests.robots.words import words

ROOT = Path(__file__).parent
SHORT = {"ludoteca": 6, "logomachy": 6}
"""Matches that are soon over, where the first ones are not."""


def told(outcome: Outcome) -> str:
    return "\n".join([outcome.problem or "played blindly", *outcome.log])


@pytest.mark.parametrize("game", games())
def test_a_robot_that_only_hears_finishes_a_match(game: str) -> None:
    variant = next(islice(variants(game), SHORT.get(game, 0), None))
    outcome = contest(variant, "ear", 1)
    assert outcome.good, told(outcome)
    assert outcome.actions > 0


@pytest.mark.parametrize("game", games())
@pytest.mark.parametrize("columns", [20])
def test_a_robot_that_only_feels_finishes_a_match(game: str, columns: int) -> None:
    # Through documents, as from another computer; the robots that hear are at the table itself.
    number = SHORT.get(game, 1)
    variant = next(islice(variants(game), number, None))
    letters = game != "cubus"  # without letters: by the keys of a display alone
    outcome = contest(variant, "finger", number, columns, letters=letters, encoded=True)
    assert outcome.good, told(outcome)
    assert outcome.actions > 0


@pytest.mark.parametrize(
    ("game", "columns", "rows", "slow"),
    [("hexaducto", 20, 4, False), ("logomachy", 40, 1, True)],
)
def test_a_robot_that_only_feels_finishes_a_match_on_displays_of_all_kinds(
    game: str, columns: int, rows: int, slow: bool
) -> None:
    number = SHORT.get(game, 1)
    variant = next(islice(variants(game), number, None))
    outcome = contest(variant, "finger", number, columns, rows, slow=slow)
    assert outcome.good, told(outcome)


@pytest.mark.parametrize(
    ("sense", "game"), [("ear", "logomachy"), ("finger", "six"), ("ear", "cubus")]
)
def test_a_robot_that_knows_english_finishes_a_match(game: str, sense: str) -> None:
    outcome = contest(next(variants(game, "en")), sense, 1)
    assert outcome.good, told(outcome)
    assert outcome.actions > 0


def test_matches_at_the_same_time_come_back_in_order_and_the_same() -> None:
    fields = list(islice(variants("cubus"), 6))
    fixtures = [Fixture(fields[number], "ear", number, False) for number in (4, 1, 4)]
    alone = [(outcome.keys, outcome.actions) for _, outcome in played(fixtures, 1)]
    together = [
        (fixture.number, outcome.seed, (outcome.keys, outcome.actions))
        for fixture, outcome in played(fixtures, 2)
    ]
    assert together == [
        (fixture.number, fixture.number, found)
        for fixture, found in zip(fixtures, alone, strict=True)
    ]
    assert alone[0] != alone[1]


def test_robots_share_no_code_with_the_games() -> None:
    for name in ("body", "hearing", "feeling", "words", "words_de", "words_en"):
        text = (ROOT / f"{name}.py").read_text("utf-8")
        assert "braillespiel" not in text, name


def test_fingers_read_letters_numbers_and_cards() -> None:
    cells = bytes(ord(c) & 0xFF for c in "⠓⠀⠑⠒⠀⣃⣶⠸⠀⠂⠆⠀⠹⠀⠺⠑⠗⠢")
    assert read_cells(cells, words("de").felt) == "h e3 b7: 12 ? wer₅"
    # Unified English Braille: a capital, a letter after a number, numbers side by side.
    cells = bytes(ord(c) & 0xFF for c in "⠠⠁⠙⠁⠀⠼⠃⠰⠉⠀⠼⠛⠐⠋⠀⠬⠼⠚")
    assert read_cells(cells, words("en").felt) == "ada 2c 7 6 +0"
