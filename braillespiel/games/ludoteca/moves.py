"""Which actions are legal: lists them all, from the public table and the own hand."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
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
from braillespiel.games.ludoteca.table import Table


def legal(table: Table, seat: int, hand: Sequence[int], looked: Sequence[int]) -> list[Action]:
    """Return the legal actions of ``seat``; ``looked`` are the cards it is looking at."""
    if seat != table.turn or table.phase == "over":
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


def _steps(table: Table, seat: int, hand: Sequence[int], looked: Sequence[int]) -> list[Action]:
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


def lays(table: Table, seat: int, hand: Sequence[int]) -> list[Action]:
    """Return everything that can be laid: single cards, combinations, helpers 2 and X."""
    limits = table.limits(seat)
    faces = sorted(set(hand))
    found: list[Action] = []
    for face in faces:
        if face < PILLAR_FACES:
            if (face & 7) + 1 < limits[face >> 3]:
                found.append(lay_one(face, face >> 3, (face & 7) + 1))
        elif face in HELPER_VALUE:
            value = HELPER_VALUE[face]
            found += [lay_one(face, p, value) for p in range(6) if value < limits[p]]
        elif face == YEAR:
            found += [lay_one(face, p, v) for p in range(6) for v in range(1, min(limits[p], 9))]
        elif face == HELPER_2:
            found += _helper_two(table, seat)
        elif face == HELPER_X:
            found += _helper_x(table, seat, limits)
    held = frozenset(faces)
    years = hand.count(YEAR) if YEAR in held else 0
    found += _runs(held, years, limits)
    found += _fours(held, years)
    return found


def _helper_two(table: Table, seat: int) -> Iterable[Lay]:
    for other in table.others(seat):
        limits = table.limits(other)
        for pillar, row in enumerate(table.rows[other]):
            if row and limits[pillar] > 2:
                yield lay_one(HELPER_2, pillar, 2, other)


def _helper_x(table: Table, seat: int, limits: Sequence[int]) -> Iterable[Swap]:
    for other in table.others(seat):
        for pillar, row in enumerate(table.rows[other]):
            if not row or row[-1] >> 8 == 1:
                continue
            for face in sorted({laid & 255 for laid in row}):
                for target in _targets(face, limits):
                    yield Swap(other, pillar, face, target)


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


def _runs(held: frozenset[int], years: int, limits: Sequence[int]) -> Iterable[Lay]:
    """Yield 4-and-3 pairs and runs of three, with "Ludothek des Jahres" for up to two cards."""
    for pillar in range(6):
        limit = limits[pillar]
        base = pillar * 8 - 1
        if limit > 4:
            yield from _with_years(held, years, pillar, (4, 3))
        # a run of three values out of eight always holds a 3 or a 6
        if not years and not any(base + v in held for v in (3, 6)):
            continue
        for high in range(3, min(limit, 9)):
            yield from _with_years(held, years, pillar, (high, high - 1, high - 2))


def _with_years(
    held: frozenset[int], years: int, pillar: int, values: tuple[int, ...]
) -> Iterable[Lay]:
    base = pillar * 8 - 1
    missing = [value for value in values if base + value not in held]
    if len(missing) > years:
        return
    if not years:
        yield Lay(tuple([piece(base + value, pillar, value) for value in values]))
        return
    present = [value for value in values if value not in missing]
    for extra in range(min(years - len(missing), len(present)) + 1):
        for replaced in combinations(present, extra):
            yield Lay(
                tuple(
                    piece(
                        YEAR if value in missing or value in replaced else base + value,
                        pillar,
                        value,
                    )
                    for value in values
                )
            )


def _fours(held: frozenset[int], years: int) -> Iterable[Lay]:
    """Yield the four-of-a-kinds."""
    for value in range(1, 9):
        have = [pillar for pillar in range(6) if pillar * 8 + value - 1 in held]
        for used in range(years + 1):
            if len(have) < 4 - used:
                continue
            for chosen in combinations(have, 4 - used):
                free = [pillar for pillar in range(6) if pillar not in chosen][:used]
                pieces = [piece(pillar_face(p, value), p, value) for p in chosen]
                pieces += [piece(YEAR, p, value) for p in free]
                yield Lay(tuple(pieces))
