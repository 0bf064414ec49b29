"""What counts for the ladders of a house, and how much; the ratings themselves are openskill's.

No disk, no clock and no words. Everything that goes in the house knows from its own tables.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Literal

import msgspec

from braillespiel.network.lobby_rules import without_clock

if TYPE_CHECKING:
    from openskill.models import PlackettLuce

    from braillespiel.engine.anygame import AnyGame
    from braillespiel.engine.contract import OptionValue

LITTLE = 0.1
"""How much of a change counts between two who meet hardly anybody else, or are of one network."""
OFTEN = 3
"""So many matches between the same two count whole for each that both have played with others."""
FREE = "language"
"""An option that each table chooses for itself: the language of words."""
MONTHS = 3
"""How long a season is."""
DAY_MS = 24 * 3600 * 1000

Why = Literal[
    "",
    "bot",
    "options",
    "known-deal",
    "hints",
    "taken-back",
    "somebody",
    "twice",
    "early",
    "ended",
]
"""Why a match does not count; "" where it does."""


# -- what counts -------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class LadderSeat:
    """A seat of a match, as it was from the beginning to the end."""

    key: str
    """Whose it was; "" where they did not take part when the match began."""
    bot: bool = False
    """Whether a computer player had it from the beginning."""
    gone: int | None = None
    """How long ago, in ms, its person left it for good, or a computer player went on for them,
    whether they came back or not; None where neither happened."""


@dataclass(frozen=True, slots=True)
class LadderMatch:
    """What a house knows of a match at one of its tables, once that is over."""

    game: str
    seats: tuple[LadderSeat, ...]
    order: tuple[int, ...]
    """How many were better, for each seat; empty where it was not played to its end."""
    usual: bool
    """Whether it had the options that are usual here."""
    known: bool
    """Whether seed, position or cards were given by hand."""
    helped: bool
    """Whether hints were agreed on: with them go warnings before a mistake."""
    taken_back: bool
    wait: int
    """How long the table waits for somebody, in ms."""


class LadderResult(msgspec.Struct, frozen=True):
    """What a match is for its ladder. ``ranks`` are those of the seats, the best 0."""

    game: str
    season: int
    keys: tuple[str, ...]
    """Whose the seats were; "" of those who did not take part."""
    why: Why = ""
    ranks: tuple[int, ...] = ()
    rated: tuple[int, ...] = ()
    """The seats for which it counts."""
    left: tuple[int, ...] = ()
    """The seats that have lost because they were left."""


def judged(match: LadderMatch, season: int) -> LadderResult:
    """Tell what a match counts."""
    keys = tuple(seat.key for seat in match.seats)
    why = _refused(match)
    if why:
        return LadderResult(match.game, season, keys, why)
    seats = range(len(keys))
    gone = {n: seat.gone for n, seat in enumerate(match.seats) if seat.gone is not None}
    if not gone and match.order:
        return LadderResult(match.game, season, keys, "", match.order, tuple(seats))
    lost = tuple(n for n, ago in gone.items() if match.order or ago >= match.wait)
    if gone and not lost:
        return LadderResult(match.game, season, keys, "early")
    stayed = [n for n in seats if n not in lost]
    if not (lost and stayed):
        return LadderResult(match.game, season, keys, "ended")
    # Who played on did so with a computer player: only where one is left is it clear who has won.
    rated = (*lost, *stayed) if len(stayed) == 1 else lost
    ranks = tuple(int(n in lost) for n in seats)
    return LadderResult(match.game, season, keys, "", ranks, tuple(sorted(rated)), lost)


def _refused(match: LadderMatch) -> Why:
    keys = [seat.key for seat in match.seats]
    reasons: tuple[tuple[Why, bool], ...] = (
        ("bot", any(seat.bot for seat in match.seats)),
        ("options", not match.usual),
        ("known-deal", match.known),
        ("hints", match.helped),
        ("taken-back", match.taken_back),
        ("somebody", not all(keys)),
        ("twice", len(set(keys)) < len(keys)),
    )
    return next((why for why, holds in reasons if holds), "")


def order_of(scores: Sequence[int], winners: Sequence[int], *, low_wins: bool) -> tuple[int, ...]:
    """Return for each seat how many were better, by what a match's rules say of its end."""
    sign = 1 if low_wins else -1
    found = [(seat not in winners, sign * score) for seat, score in enumerate(scores)]
    return tuple(sum(other < own for other in found) for own in found)


def is_usual(game: AnyGame, seats: int, options: Mapping[str, OptionValue]) -> bool:
    """Tell whether a match has the options that count: those that a game proposes, without its
    clock where it can be played so. Who begins may be anybody whom return matches lead to.
    """
    found = game.resolve(without_clock(game))
    if FREE in found:
        found[FREE] = options[FREE]
    for _ in range(seats):
        if found == dict(options):
            return True
        found = game.rematch(found, seats)
    return False


# -- how much ----------------------------------------------------------------------------------


def share(together: int, first: int, second: int, *, same_network: bool = False) -> float:
    """Return how much a match counts between two who have met ``together`` times before, and
    others ``first`` and ``second`` times.
    """
    return 1.0 if together < OFTEN * min(first, second) and not same_network else LITTLE


def shares(
    keys: Sequence[str], met: Mapping[tuple[str, str], int], networks: Mapping[str, str]
) -> list[float]:
    """Return how much a match counts for each seat: the mean over those whom it met.

    ``met`` has how often each two have met before, both ways round; ``networks`` is from where keys
    came first, "" where that tells nothing.
    """
    with_all: dict[str, int] = {}
    for (key, _), count in met.items():
        with_all[key] = with_all.get(key, 0) + count

    def between(one: str, other: str) -> float:
        together = met.get((one, other), 0)
        others = (with_all.get(key, 0) - together for key in (one, other))
        network = networks.get(one, "")
        same = bool(network) and network == networks.get(other, "")
        return share(together, *others, same_network=same)

    return [
        sum(between(key, other) for m, other in enumerate(keys) if m != n) / max(1, len(keys) - 1)
        for n, key in enumerate(keys)
    ]


# -- ratings -----------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class LadderRating:
    """How strong somebody is, and how sure that is, as openskill says it."""

    mu: float = 25.0
    sigma: float = 25.0 / 3

    def of(self, model: PlackettLuce) -> Any:
        """Return it as openskill has it."""
        return model.create_rating([self.mu, self.sigma])


def rated(
    before: Sequence[LadderRating], ranks: Sequence[int], counts: Sequence[float]
) -> list[LadderRating]:
    """Return the ratings after a match; of each change as much as it counts."""
    model = _model()
    after = model.rate([[each.of(model)] for each in before], ranks=[float(n) for n in ranks])
    return [
        LadderRating(old.mu + part * (new.mu - old.mu), old.sigma + part * (new.sigma - old.sigma))
        for old, (new,), part in zip(before, after, counts, strict=True)
    ]


def places(ratings: Mapping[str, LadderRating]) -> list[tuple[int, str, int]]:
    """Return place, key and points of everybody, the best first; who is as good shares a place."""
    each = _model().rating()  # one for all: to make a thousand takes longer than to rank them

    def ordinal(rating: LadderRating) -> float:
        each.mu, each.sigma = rating.mu, rating.sigma
        return float(each.ordinal())

    found = sorted((-ordinal(rating), key) for key, rating in ratings.items())
    told: list[tuple[int, str, int]] = []
    for n, (less, key) in enumerate(found):
        same = n > 0 and less == found[n - 1][0]
        told.append((told[-1][0] if same else n + 1, key, max(0, round(-less))))
    return told


@lru_cache(maxsize=1)
def _model() -> PlackettLuce:
    from openskill.models import PlackettLuce

    return PlackettLuce()


# -- seasons -----------------------------------------------------------------------------------


def season_of(now: int) -> int:
    """Return the number of the season at a time; each is three months of the calendar, UTC."""
    day = datetime.fromtimestamp(now / 1000, UTC)
    return day.year * (12 // MONTHS) + (day.month - 1) // MONTHS


def season_ends(now: int) -> int:
    """Return when the season ends."""
    year, quarter = divmod(season_of(now) + 1, 12 // MONTHS)
    return round(datetime(year, quarter * MONTHS + 1, 1, tzinfo=UTC).timestamp() * 1000)
