"""Short samples of the robots' matches; ``python -m tests.robots`` plays all of them."""

from __future__ import annotations

from itertools import islice
from pathlib import Path

import pytest

from braillespiel.games import registry
from tests.games.six import robot as six
from tests.robots.arena import Outcome, Variant, contest
from tests.robots.body import Ear, read_cells
from tests.robots.field import games, variants
from tests.robots.fixtures import Fixture, played
from tests.robots.words import robot, words

ROOT = Path(__file__).parent


def short(game: str, first: int) -> int:
    """Return the number of a match that is soon over; that is the ``first`` one in most games."""
    return getattr(robot(game), "SHORT", first)


def told(outcome: Outcome) -> str:
    return "\n".join([outcome.problem or "played blindly", *outcome.log])


@pytest.mark.parametrize("game", games())
def test_a_robot_that_only_hears_finishes_a_match(game: str) -> None:
    variant = next(islice(variants(game), short(game, 0), None))
    outcome = contest(variant, "ear", 1)
    assert outcome.good, told(outcome)
    assert outcome.actions > 0


@pytest.mark.parametrize("game", games())
@pytest.mark.parametrize("columns", [20])
def test_a_robot_that_only_feels_finishes_a_match(game: str, columns: int) -> None:
    # Through documents, as from another computer; the robots that hear are at the table itself.
    number = short(game, 1)
    variant = next(islice(variants(game), number, None))
    outcome = contest(variant, "finger", number, columns, encoded=True)
    assert outcome.good, told(outcome)
    assert outcome.actions > 0


@pytest.mark.parametrize(
    ("game", "columns", "rows", "slow", "letters"),
    [
        ("hexaducto", 20, 4, False, True),
        ("logomachy", 40, 1, True, True),
        ("cubus", 20, 1, False, False),  # by the keys of a display alone
    ],
)
def test_a_robot_that_only_feels_finishes_a_match_on_displays_of_all_kinds(
    game: str, columns: int, rows: int, slow: bool, letters: bool
) -> None:
    number = short(game, 1)
    variant = next(islice(variants(game), number, None))
    outcome = contest(variant, "finger", number, columns, rows, letters, slow=slow)
    assert outcome.good, told(outcome)


@pytest.mark.parametrize(
    ("sense", "game"), [("ear", "logomachy"), ("finger", "six"), ("ear", "cubus")]
)
def test_a_robot_that_knows_english_finishes_a_match(game: str, sense: str) -> None:
    outcome = contest(next(variants(game, "en")), sense, 1)
    assert outcome.good, told(outcome)
    assert outcome.actions > 0


@pytest.mark.parametrize(
    ("game", "sense"),
    # By finger where it is soon over: knowing no game, it tries all there is.
    [*((game, "ear") for game in games()), ("hexaducto", "finger"), ("six", "finger")],
)
def test_a_robot_that_knows_no_game_finishes_a_match_of_ours(game: str, sense: str) -> None:
    number = short(game, 0)
    outcome = contest(next(islice(variants(game), number, None)), sense, number, general=True)
    assert outcome.good, told(outcome)
    assert outcome.actions > 0


@pytest.mark.usefixtures("examples")
@pytest.mark.parametrize("sense", ["ear", "finger"])
@pytest.mark.parametrize(
    ("game", "titles"),
    [
        ("tictactoe", {"de": "Tic-Tac-Toe", "en": "Tic-tac-toe"}),
        ("eights", {"de": "Verrückte Achten", "en": "Crazy Eights"}),
    ],
)
def test_a_robot_that_knows_no_game_finishes_a_match_of_others(
    game: str, titles: dict[str, str], sense: str
) -> None:
    registry.names()  # the list is whole from the first look on
    for language, title in titles.items():
        outcome = contest(Variant(game, title, 2, language=language), sense, 1)
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


def test_where_six_leaves_it_open_a_robot_chooses_by_its_seed_alone() -> None:
    def chosen(seed: int, before: int) -> list[str]:
        keys: list[str] = []

        def press(key: str) -> list[str]:
            keys.append(key)
            return []

        ear = Ear(words("de"), press)
        ear.chance.seed(seed)
        for _ in range(before):
            ear.note("T", "")
        for _ in range(30):
            six.hears(ear, "zu legen")
        return keys

    assert chosen(1, 0) == chosen(1, 7) == chosen(1, 60)
    assert set(chosen(1, 0)) == {"1", "2", "3"}
    assert chosen(1, 0) != chosen(2, 0)


def test_robots_share_no_code_with_the_games() -> None:
    names = ("body", "hearing", "feeling", "words", "words_de", "words_en")
    paths = [ROOT / f"{name}.py" for name in names]
    for path in (*paths, *(ROOT.parent / "games").glob("*/robot.py")):
        assert "braillespiel" not in path.read_text("utf-8"), path


def test_fingers_read_letters_numbers_and_cards() -> None:
    cells = bytes(ord(c) & 0xFF for c in "⠓⠀⠑⠒⠀⣃⣶⠸⠀⠂⠆⠀⠹⠀⠺⠑⠗⠢")
    assert read_cells(cells, words("de").felt) == "h e3 b7: 12 ? wer₅"
    # Unified English Braille: a capital, a letter after a number, numbers side by side.
    cells = bytes(ord(c) & 0xFF for c in "⠠⠁⠙⠁⠀⠼⠃⠰⠉⠀⠼⠛⠐⠋⠀⠬⠼⠚")
    assert read_cells(cells, words("en").felt) == "ada 2c 7 6 +0"
