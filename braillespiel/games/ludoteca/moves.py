"""Which actions are legal: lists them all, from the public table and the seat's own hand."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from itertools import combinations

from braillespiel.games.ludoteca.actions import (
    DONE,
    DRAW,
    TAKE,
    Action,
    Give,
    Keep,
    Lay,
    Pick,
    Piece,
    Play,
    Swap,
    Top,
    Trade,
    discard,
    lay_one,
    piece,
)
from braillespiel.games.ludoteca.cards import (
    BROKEN,
    FIRST_RESOURCE,
    HELPER_2,
    HELPER_VALUE,
    HELPER_X,
    PILLAR_FACES,
    YEAR,
    pillar_face,
)
from braillespiel.games.ludoteca.records import Public


def legal(
    table: Public, seat: int | None, hand: Sequence[int], looked: Sequence[int]
) -> list[Action]:
    """Return the legal actions of ``seat``; ``looked`` are the cards it is looking at."""
    if seat is None or seat != table.turn or table.phase == "over":
        return []
    match table.phase:
        case "draw":
            return [DRAW, TAKE] if table.discards else [DRAW]
        case "play":
            found = lays(table, seat, hand)
            found += [Play(face) for face in sorted({f for f in hand if f >= FIRST_RESOURCE})]
            return found + discards(hand)
        case "discard":
            return discards(hand)
        case _:
            return _steps(table, seat, hand, looked)


def discards(hand: Sequence[int]) -> list[Action]:
    """Return the ordinary discards; "Beschädigtes Spiel" only as the last card or with both."""
    faces = sorted(set(hand))
    if BROKEN in faces and len(hand) > 1 and hand.count(BROKEN) < 2:
        faces.remove(BROKEN)
    return [discard(face) for face in faces]


def _steps(table: Public, seat: int, hand: Sequence[int], looked: Sequence[int]) -> list[Action]:
    faces = sorted(set(hand))
    match table.pending[0].do:
        case "discard":
            return [discard(face) for face in faces]
        case "give":
            return [Give(face, to) for face in faces for to in table.others(seat)]
        case "trade":
            return [Trade(face, to) for face in faces for to in table.others(seat)]
        case "lay":
            return [*lays(table, seat, hand), DONE]
        case "look":
            choice = Keep if table.pending[0].keep else Top
            return [choice(face) for face in sorted(set(looked))]
        case _:
            return [Pick(face) for face in sorted(set(table.discards))]


def lays(table: Public, seat: int, hand: Sequence[int]) -> list[Action]:
    """Return everything that can be laid: single cards, combinations, helpers 2 and X."""
    limits = table.limits(seat)
    masks = [0] * 6
    found: list[Action] = []
    years = 0
    for face in sorted(set(hand)):
        if face < PILLAR_FACES:
            pillar, value = face >> 3, (face & 7) + 1
            masks[pillar] |= 1 << value
            if value < limits[pillar]:
                found.append(lay_one(face, pillar, value))
        elif face in HELPER_VALUE:
            value = HELPER_VALUE[face]
            found += [lay_one(face, p, value) for p in range(6) if value < limits[p]]
        elif face == YEAR:
            years = hand.count(YEAR)
            found += [lay_one(face, p, v) for p in range(6) for v in range(1, min(limits[p], 9))]
        elif face == HELPER_2:
            found += _helper_two(table, seat)
        elif face == HELPER_X:
            found += _helper_x(table, seat, limits)
    for pillar in range(6):
        limit = limits[pillar]
        if limit > 3 and (years or masks[pillar] & _IN_EVERY_RUN):
            found += [lay for high, lay in _runs(pillar, masks[pillar], years) if high < limit]
    if years or _often(masks):
        found += _fours(masks, years)
    return found


_IN_EVERY_RUN = 1 << 3 | 1 << 6
"""A run of three values out of eight, and a 4 and a 3, always hold a 3 or a 6."""


def _often(masks: Sequence[int]) -> int:
    """Return the mask of the values that at least four pillars have (counting bit by bit)."""
    ones = twos = fours = 0
    for mask in masks:
        carry = ones & mask
        ones ^= mask
        fours |= twos & carry
        twos ^= carry
    return fours


def _helper_two(table: Public, seat: int) -> Iterable[Lay]:
    for other in table.others(seat):
        limits = table.limits(other)
        for pillar, row in enumerate(table.rows[other]):
            if row and limits[pillar] > 2:
                yield lay_one(HELPER_2, pillar, 2, other)


def _helper_x(table: Public, seat: int, limits: Sequence[int]) -> Iterable[Swap]:
    for other in table.others(seat):
        for pillar, row in enumerate(table.rows[other]):
            if not row or row[-1] >> 8 == 1:
                continue
            for face in sorted({laid & 255 for laid in row}):
                values = sorted({laid >> 8 for laid in row if laid & 255 == face})
                for target in _targets(face, limits):
                    for value in values if len(values) > 1 else (0,):
                        yield Swap(other, pillar, face, target, value)


def _targets(face: int, limits: Sequence[int]) -> Iterable[Piece]:
    """Yield how a card taken by the helper X can be laid in an own row."""
    if face < PILLAR_FACES:
        if (face & 7) + 1 < limits[face >> 3]:
            yield piece(face, face >> 3, (face & 7) + 1)
    elif face in HELPER_VALUE:
        value = HELPER_VALUE[face]
        yield from (piece(face, p, value) for p in range(6) if value < limits[p])
    elif face == YEAR:
        yield from (piece(face, p, v) for p in range(6) for v in range(1, min(limits[p], 9)))


@cache
def _runs(pillar: int, mask: int, years: int) -> tuple[tuple[int, Lay], ...]:
    """Return 4-and-3 pairs and runs of three with their first values.

    ``mask`` has bit v where the hand holds the value v; "Ludothek des Jahres" stands in for up to
    ``years`` cards.
    """
    shapes = [(4, 3), *((high, high - 1, high - 2) for high in range(3, 9))]
    return tuple(
        (values[0], lay) for values in shapes for lay in _with_years(pillar, mask, years, values)
    )


def _with_years(pillar: int, mask: int, years: int, values: Sequence[int]) -> Iterable[Lay]:
    present = [value for value in values if mask >> value & 1]
    missing = len(values) - len(present)
    for extra in range(min(years - missing, len(present)) + 1):
        for replaced in combinations(present, extra):
            real = [value for value in present if value not in replaced]
            yield Lay(
                tuple(
                    piece(pillar_face(pillar, v) if v in real else YEAR, pillar, v) for v in values
                )
            )


def _fours(masks: Sequence[int], years: int) -> Iterable[Lay]:
    """Yield the four-of-a-kinds."""
    for value in range(1, 9):
        have = [pillar for pillar in range(6) if masks[pillar] >> value & 1]
        for used in range(years + 1):
            if len(have) < 4 - used:
                continue
            for chosen in combinations(have, 4 - used):
                free = [pillar for pillar in range(6) if pillar not in chosen][:used]
                pieces = [piece(pillar_face(p, value), p, value) for p in chosen]
                pieces += [piece(YEAR, p, value) for p in free]
                yield Lay(tuple(pieces))
