"""A bot as strong as results ask for: half of the matches against it are won, by its strength."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Any, ClassVar

import pytest

from braillespiel.engine.anygame import AnyThought
from braillespiel.engine.contract import LEVELS, Bot, thought_out
from braillespiel.engine.like_me import (
    FIRST,
    STRONGEST,
    Between,
    after,
    bot_of,
    level_of,
    nearest,
    strength_of,
)


@dataclass(frozen=True, slots=True)
class Says(Bot[Any, Any]):
    """A bot whose every action is its level."""

    level: str

    def choose(self, view: Any, rng: Random) -> AnyThought:
        return self.level
        yield


class InTime(Says):
    __slots__ = ()
    paced: ClassVar[bool] = True

    def pause(self, view: Any, action: Any, rng: Random) -> int:
        return 100 * (1 + LEVELS.index(self.level))


class Rules:
    """As much of a game as is asked: its bots."""

    def __init__(self, kind: type[Says] = Says) -> None:
        self.bot = kind


@pytest.mark.parametrize(
    ("level", "strength", "near"),
    [
        ("easy", None, "easy"),
        ("hard", None, "hard"),
        ("like-me", FIRST, "normal"),
        ("like-me-0", 0, "easy"),
        ("like-me-4", 4, "easy"),
        ("like-me-16", 16, "hard"),
        ("like-me-20", 20, "hard"),
        ("like-me-99999999", STRONGEST, "hard"),
        ("like-me-", FIRST, "normal"),
        ("like-me-x", FIRST, "normal"),
        ("", None, ""),
    ],
)
def test_a_level_carries_its_strength(level: str, strength: int | None, near: str) -> None:
    assert strength_of(level) == strength
    assert nearest(level) == near


def test_a_win_makes_it_stronger_and_a_loss_weaker_between_easy_and_hard() -> None:
    assert (after(10, True, 0), after(10, False, 0)) == (14, 6)
    assert (after(10, True, 9), after(10, False, 9)) == (11, 9), "the first matches move it most"
    assert (after(1, False, 0), after(STRONGEST, True, 9)) == (0, STRONGEST)
    assert strength_of(level_of(14)) == 14


@pytest.mark.parametrize(
    ("strength", "expected"),
    [
        (0, {"easy": 1000}),
        (3, {"easy": 690, "normal": 310}),
        (10, {"normal": 1000}),
        (18, {"hard": 808, "normal": 192}),
        (20, {"hard": 1000}),
    ],
)
def test_it_decides_as_one_of_the_two_levels_beside_it(
    strength: int, expected: dict[str, int]
) -> None:
    bot = bot_of(Rules(), level_of(strength))  # type: ignore[arg-type]
    said = [thought_out(bot.choose(None, Random(number))) for number in range(1000)]
    assert {each: said.count(each) for each in sorted(set(said))} == expected
    again = [thought_out(bot.choose(None, Random(number))) for number in range(1000)]
    assert again == said, "what it does depends on its own chance alone"


def test_it_takes_its_time_where_the_others_do() -> None:
    assert not bot_of(Rules(), "like-me-3").paced  # type: ignore[arg-type]
    bot = bot_of(Rules(InTime), "like-me-3")  # type: ignore[arg-type]
    assert isinstance(bot, Between)
    assert bot.paced
    assert {bot.pause(None, None, Random(n)) for n in range(20)} == {100, 200}
