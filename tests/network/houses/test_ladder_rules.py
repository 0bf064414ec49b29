"""What counts for a ladder: each way to cheat it is refused, and the ratings follow the rest."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime
from typing import Any

import pytest

from braillespiel.engine.contract import OptionValue
from braillespiel.games import registry
from braillespiel.house.ladder import (
    LITTLE,
    LadderMatch,
    LadderRating,
    LadderResult,
    LadderSeat,
    is_usual,
    judged,
    order_of,
    places,
    rated,
    season_ends,
    season_of,
    shares,
)
from braillespiel.network.lobby_rules import without_clock

MINUTE = 60_000
ANA, BEN, CEM = LadderSeat("ana"), LadderSeat("ben"), LadderSeat("cem")
FAIR = LadderMatch(
    game="ludoteca",
    seats=(ANA, BEN),
    order=(1, 0),
    usual=True,
    known=False,
    helped=False,
    taken_back=False,
    wait=MINUTE,
)
NEW = LadderRating()


def judge(**more: Any) -> LadderResult:
    return judged(replace(FAIR, **more), 1)


def left(seat: LadderSeat, ago: int) -> LadderSeat:
    return replace(seat, gone=ago)


def test_a_fair_match_counts_for_everybody() -> None:
    found = judge()
    assert (found.why, found.keys, found.ranks, found.rated) == (
        *("", ("ana", "ben")),
        *((1, 0), (0, 1)),
    )


# -- ways to cheat it --------------------------------------------------------------------------


def test_1_a_computer_player_at_a_seat() -> None:
    assert judge(seats=(ANA, LadderSeat("", bot=True))).why == "bot"


def test_2_other_options() -> None:
    assert judge(usual=False).why == "options"


@pytest.mark.parametrize("name", registry.own())
def test_2_which_options_are_usual(name: str) -> None:
    game = registry.game(name)
    usual = game.resolve(without_clock(game))
    seats = 2
    assert is_usual(game, seats, usual)
    assert is_usual(game, seats, game.rematch(usual, seats))
    if "language" in usual:
        assert is_usual(game, seats, {**usual, "language": "fr"})
    others: list[dict[str, OptionValue]] = [
        {**usual, each.id: choice}
        for each in game.options
        for choice in each.offered
        if each.id not in ("starter", "language") and choice != usual[each.id]
    ]
    assert others
    assert not [each for each in others if is_usual(game, seats, each)]


def test_3_a_move_that_was_taken_back() -> None:
    assert judge(taken_back=True).why == "taken-back"


def test_4_hints_and_with_them_warnings() -> None:
    assert judge(helped=True).why == "hints"


def test_5_a_deal_that_was_given_by_hand() -> None:
    assert judge(known=True).why == "known-deal"


def test_6_whoever_leaves_before_the_end_has_lost_whatever_the_computer_player_makes_of_it() -> (
    None
):
    found = judge(seats=(left(ANA, 5), BEN), order=(0, 1))
    assert (found.why, found.ranks, found.rated, found.left) == ("", (1, 0), (0, 1), (0,))


def test_6_where_nobody_plays_on_leaving_is_a_loss_only_after_the_usual_wait() -> None:
    assert judge(seats=(left(ANA, MINUTE - 1), BEN), order=()).why == "early"
    found = judge(seats=(left(ANA, MINUTE), BEN), order=())
    assert (found.why, found.ranks, found.rated) == ("", (1, 0), (0, 1))
    waited = judge(seats=(left(ANA, MINUTE), left(BEN, 0)), order=())
    assert (waited.ranks, waited.rated) == ((1, 0), (0, 1))
    assert judge(order=()).why == "ended"
    assert judge(seats=(left(ANA, MINUTE), left(BEN, MINUTE)), order=()).why == "ended"


def test_6_those_who_played_on_with_a_computer_player_are_not_rated() -> None:
    found = judge(seats=(ANA, left(BEN, MINUTE), CEM), order=(0, 1, 2))
    assert (found.ranks, found.rated) == ((0, 1, 0), (1,))
    found = judge(seats=(ANA, left(BEN, MINUTE), left(CEM, MINUTE)), order=(2, 1, 0))
    assert (found.ranks, found.rated) == ((0, 1, 1), (0, 1, 2))


def test_7_two_who_meet_only_each_other_count_little() -> None:
    keys, networks = ("ana", "ben"), dict[str, str]()

    def part(together: int, ana: int, ben: int) -> float:
        met = {("ana", "ben"): together, ("ana", "cem"): ana, ("ben", "cem"): ben}
        found = shares(keys, met | {(b, a): n for (a, b), n in met.items()}, networks)
        assert found[0] == found[1]
        return found[0]

    assert part(0, 0, 0) == LITTLE
    assert part(9, 40, 0) == LITTLE
    assert part(0, 1, 1) == 1
    assert part(2, 1, 5) == 1
    assert part(3, 1, 5) == LITTLE
    assert shares(("ana", "ben", "cem"), {}, networks) == [LITTLE] * 3


def test_8_two_keys_from_one_network_count_little_and_one_person_twice_not_at_all() -> None:
    met = {("ana", "cem"): 9, ("ben", "cem"): 9}
    assert shares(("ana", "ben"), met, {"ana": "7f", "ben": "7f"}) == [LITTLE] * 2
    assert shares(("ana", "ben"), met, {"ana": "7f", "ben": "80"}) == [1, 1]
    assert judge(seats=(ANA, ANA)).why == "twice"


def test_who_does_not_take_part_makes_it_count_for_nobody() -> None:
    assert judge(seats=(ANA, LadderSeat(""))).why == "somebody"


# -- what follows ------------------------------------------------------------------------------


def test_order_is_that_of_the_rules_and_winners_are_first() -> None:
    assert order_of([5, 9, 9], [1], low_wins=False) == (2, 0, 1)
    assert order_of([5, 9, 9], [0], low_wins=True) == (0, 1, 1)


def test_ratings_are_those_of_openskill_and_of_a_small_part_only_that() -> None:
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    (won,), (lost,) = model.rate([[model.rating()], [model.rating()]])
    up, down = rated([NEW, NEW], (0, 1), (1, 1))
    assert (up.mu, down.mu, up.sigma) == (won.mu, lost.mu, won.sigma)
    assert places({"ana": up})[0][2] == round(won.ordinal())
    little, _ = rated([NEW, NEW], (0, 1), (LITTLE, LITTLE))
    assert little.mu == pytest.approx(NEW.mu + LITTLE * (up.mu - NEW.mu))
    same, other = rated([NEW, NEW], (0, 0), (1, 1))
    assert same.mu == pytest.approx(other.mu)


def test_places_are_by_what_is_sure_and_as_good_shares_a_place() -> None:
    up, down = rated([NEW, NEW], (0, 1), (1, 1))
    found = places({"ana": down, "ben": up, "cem": up, "dan": LadderRating(1, 8)})
    assert [(place, key) for place, key, _ in found] == [
        *((1, "ben"), (1, "cem")),
        *((3, "ana"), (4, "dan")),
    ]
    assert found[3][2] == 0
    assert places({"eva": LadderRating(40, 5)}) == [(1, "eva", 25)]


def test_a_season_is_three_months_of_the_calendar() -> None:
    def at(*day: int) -> int:
        return round(datetime(*day, tzinfo=UTC).timestamp() * 1000)  # type: ignore[arg-type,misc]

    assert (
        season_of(at(2027, 1, 1)) == season_of(at(2027, 3, 31)) == season_of(at(2026, 12, 31)) + 1
    )
    assert season_ends(at(2027, 2, 3)) == at(2027, 4, 1)
    assert season_ends(at(2026, 11, 29)) == at(2027, 1, 1)
