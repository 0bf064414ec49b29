"""How good a situation looks to one seat: the judgement that the bots share.

Units are points of the round score, so that a lay, a discard and a draw can be compared.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from braillespiel.games.ludoteca.actions import Lay, Piece, Swap
from braillespiel.games.ludoteca.cards import (
    BROKEN,
    FIRST_RESOURCE,
    HELPER_1,
    HELPER_2,
    HELPER_4,
    HELPER_8,
    HELPER_VALUE,
    HELPER_X,
    PILLAR_FACES,
    YEAR,
    cell,
    pillar_face,
)
from braillespiel.games.ludoteca.records import Public
from braillespiel.games.ludoteca.scoring import goal_count, resource_points, row_points

_COUNT = [bin(mask).count("1") for mask in range(512)]
_RUN = [any(mask >> v & 7 == 7 for v in range(1, 7)) or (mask >> 3 & 3) == 3 for mask in range(512)]
"""For a mask of values (bit v): whether a run of three or a 4 and a 3 are in it."""

_ALL_VALUES = 0b111111110
_ROOM = [(room / 48) ** 0.5 for room in range(49)]
"""The square root of the share of the pillar cards that fit somewhere."""


HANDED_OVER = 200.0
"""What it costs to discard the card with which the next player wins the match."""


class Weights(msgspec.Struct, frozen=True):
    """What a bot thinks things are worth, in points."""

    close: float
    """A completed pillar, towards the win by six pillars."""
    close_growth: float
    """More for each pillar completed before."""
    closer: float
    """Share of what closing a row with a 1 in hand will bring. Near 1 it waits until the row has
    got its cards; a row closed early takes no more, and rounds come to a halt."""
    chain: float
    """A card in hand that fits into a row one day."""
    run: float
    """A run of three or a 4 and a 3 in hand."""
    kind: float
    """A four-of-a-kind in hand."""
    kind_three: float
    """Three of a kind in hand, once hardly a card fits any row; with room for all nothing."""
    kind_two: float
    """Two of a kind in hand, likewise."""
    hand: float
    """A card in hand: what it costs."""
    draw: float
    """A card that an effect lets the seat draw."""
    danger: float
    """Share of a card's worth to the next player that counts against discarding it."""
    others_draw: float
    """A card that another player must draw."""
    idle: float
    """What a turn without laying costs when the round is about to end for that."""
    ahead: float
    """A point of lead, or of arrears, in a round that ends."""
    room: float
    """Rows that take every card; how much of the deck still fits counts by its square root."""
    help: float
    """How soon, as the round is about to end because nobody lays, a discard that the next player
    can use turns from a loss into a gain."""


def pressure(table: Public) -> float:
    """Return how near the round is to its end because nobody lays, 0 to 1."""
    return table.idle / (table.settings.stall * table.settings.seats)


def judge(
    table: Public,
    seat: int,
    hand: Sequence[int],
    weights: Weights,
    goal: int | None = None,
    rows: Sequence[Sequence[int]] | None = None,
) -> float:
    """Return what the own rows and hand promise; ``rows`` replaces the own rows."""
    settings = table.settings
    own = table.rows[seat] if rows is None else rows
    done = table.done[seat]
    held = [0] * 6
    doubles = 0
    ones = eights = fours = years = 0
    for face in hand:
        if face < PILLAR_FACES:
            bit = 1 << (face & 7) + 1
            if held[face >> 3] & bit:
                doubles += 1
            held[face >> 3] |= bit
        elif face == HELPER_1:
            ones += 1
        elif face == HELPER_4:
            fours += 1
        elif face == HELPER_8:
            eights += 1
        elif face == YEAR:
            years += 1
    value = -weights.hand * len(hand) * (1 + pressure(table))
    completed = _COUNT[done]
    wild = ones + years
    open_gain, room = 0.0, 0
    for pillar in range(6):
        if done >> pillar & 1:
            continue
        row = own[pillar]
        points = row_points(row, settings.extended, settings.eight) if row else 0
        last = row[-1] >> 8 if row else 9
        if last == 1:
            value += points
            if len(row) >= settings.fewest:
                value += weights.close + weights.close_growth * completed
                completed += 1
            continue
        mask = held[pillar]
        free = last in (4, 9)
        whole = free or (mask >> 4 & 1 and last > 4)  # after a 4 every value follows
        fits = mask & ~2 if whole else mask & (1 << last) - 1 & ~2
        more = _COUNT[fits]
        room += 8 if free else last - 1
        length = len(row)
        grown = length + weights.chain * more
        so_far = points if length >= 3 else -length if grown < 3 else (grown - length) * 0.5
        value += so_far + weights.chain * more
        if _RUN[fits]:
            value += weights.run
        closed = length + more + 1  # cards, once what fits and the 1 have been laid
        gain = 2.0 * (max(points, length) + more + 1 if closed >= 3 else -closed)
        gain -= so_far + weights.chain * more
        if closed >= settings.fewest:
            gain += weights.close + weights.close_growth * completed
        if mask & 2:
            value += weights.closer * gain
        elif wild:
            open_gain = max(open_gain, gain)
    if wild:
        value += weights.closer * open_gain + 0.3 * (wild - 1)
    value += weights.chain * (fours + eights) * 0.7
    value += _fours(held, years, weights, 1 - _ROOM[room])
    if hand:
        value += weights.room * _ROOM[room]
    if settings.extended:
        value += _extras(table, seat, hand, own, goal)
    return value


def _fours(held: Sequence[int], years: int, weights: Weights, tight: float) -> float:
    ones = twos = threes = fours = 0  # the values that so many pillars have at least
    for mask in held:
        fours |= threes & mask
        threes |= twos & mask
        twos |= ones & mask
        ones |= mask
    at_least = (_ALL_VALUES, ones, twos, threes, fours)
    enough, short = at_least[max(4 - years, 0)], at_least[max(3 - years, 0)]
    value = weights.kind if enough else 0.0
    pairs = at_least[max(2 - years, 0)] & ~short
    begun = weights.kind_three * _COUNT[short & ~enough] + weights.kind_two * _COUNT[pairs]
    return value + tight * begun


def _extras(
    table: Public,
    seat: int,
    hand: Sequence[int],
    rows: Sequence[Sequence[int]],
    goal: int | None,
) -> float:
    value = float(resource_points(len(table.resources[seat])))
    for face in hand:
        if face >= FIRST_RESOURCE:
            value += 0.8
        elif face == BROKEN:
            value -= 0.7
        elif face in (HELPER_2, HELPER_X):
            value += 0.2 if face == HELPER_2 else 1.2
    if goal is not None:
        need = table.goal(goal).need
        kinds, resources = len(table.kinds[seat]), len(table.resources[seat])
        reached = goal_count(need, rows, table.done[seat], kinds, resources)
        value += 3.0 if reached >= need.count else 1.5 * reached / need.count
    return value


def after_lay(table: Public, seat: int, action: Lay | Swap) -> list[list[int]]:
    """Return the own rows after an action that lays cards there."""
    rows = [row[:] for row in table.rows[seat]]
    pieces: Sequence[Piece] = (action.piece,) if isinstance(action, Swap) else action.pieces
    if len(pieces) != 4:
        for laid in pieces:
            rows[laid.pillar].append(cell(laid.face, laid.value))
    return rows


def lay_value(
    table: Public,
    seat: int,
    hand: Sequence[int],
    action: Lay | Swap,
    weights: Weights,
    goal: int | None,
) -> float:
    """Return what the situation promises after laying, effects included."""
    rest = list(hand)
    if isinstance(action, Swap):
        rest.remove(HELPER_X)
        lost = 0.3 * min(len(table.rows[action.seat][action.pillar]), 4)
        return judge(table, seat, rest, weights, goal, after_lay(table, seat, action)) + lost
    for laid in action.pieces:
        rest.remove(laid.face)
    if action.seat >= 0:
        return judge(table, seat, rest, weights, goal) + _spoil(table, action)
    value = judge(table, seat, rest, weights, goal, after_lay(table, seat, action))
    others = table.settings.seats - 1
    match len(action.pieces):
        case 2:
            value += weights.others_draw * others
        case 3:
            value += weights.draw - weights.hand
        case 4:
            value += 6 + weights.others_draw * others + 3 * (weights.draw - weights.hand)
    return value


def _spoil(table: Public, action: Lay) -> float:
    """Return what a helper 2 in an opponent's row spoils: after it only a 1 fits."""
    row = table.rows[action.seat][action.pieces[0].pillar]
    limit = row[-1] >> 8
    room = 8 if limit == 4 else limit - 2
    return 0.25 * room - (0.5 if len(row) == 2 else 0.0)


def worth_to(table: Public, seat: int, card: int, weights: Weights) -> float:
    """Return what a card on the discard pile is worth to ``seat``, as its table shows."""
    limits = table.limits(seat)
    if card < PILLAR_FACES:
        pillar, value = card >> 3, (card & 7) + 1
        if value >= limits[pillar]:
            return 0.1
        length = len(table.rows[seat][pillar])
        if value == 1:
            grown = weights.close_growth * _COUNT[table.completed(seat)]
            return weights.close + grown + length
        return 0.4 + (0.8 if length else 0.0)
    if card in HELPER_VALUE:
        return worth_one(table, seat, weights) if card == HELPER_1 else 1.0
    if card == YEAR:
        return 1.0 + worth_one(table, seat, weights)
    return 0.0 if card == BROKEN else 0.6


def would_win(table: Public, seat: int, card: int) -> bool:
    """Tell whether a card on the discard pile lets ``seat`` complete its sixth pillar."""
    missing = 63 & ~table.completed(seat)
    if missing.bit_count() != 1:
        return False
    pillar = missing.bit_length() - 1
    if (
        not table.limits(seat)[pillar] > 1
        or len(table.rows[seat][pillar]) + 1 < table.settings.fewest
    ):
        return False
    return card in (pillar_face(pillar, 1), HELPER_1, YEAR)


def worth_one(table: Public, seat: int, weights: Weights) -> float:
    """Return what a 1 for any pillar is worth to ``seat``."""
    longest = max(
        (
            len(row)
            for row, limit in zip(table.rows[seat], table.limits(seat), strict=True)
            if limit
        ),
        default=0,
    )
    return weights.close + weights.close_growth * _COUNT[table.completed(seat)] + longest
