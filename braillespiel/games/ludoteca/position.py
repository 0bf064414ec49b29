"""Positions: a situation as JSON data, and back, checked.

Cards are written as in actions ("s7", "h4", "lj", "q1"), laid ones with the value they stand for
where the card does not say it ("lj=6", "hx=5"); piles have their top card last.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from itertools import pairwise
from random import Random
from typing import Annotated, Any, Literal, TypeVar

import msgspec

from braillespiel.engine.chance import Chance, shuffle
from braillespiel.engine.contract import PositionError
from braillespiel.engine.malformed import converted
from braillespiel.engine.records import shared_fields
from braillespiel.games.ludoteca.cards import (
    PILLAR_FACES,
    PILLARS,
    cell_face,
    cell_text,
    cell_value,
    face_text,
    pillar_of,
    read_cell,
    read_face,
)
from braillespiel.games.ludoteca.deck import Deck, Step
from braillespiel.games.ludoteca.records import Public, Secret
from braillespiel.games.ludoteca.scoring import Score
from braillespiel.games.ludoteca.settings import Settings, full_deck

_Value = TypeVar("_Value")


class Position(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A situation; one entry per seat in ``hands``, ``rows``, ``scores`` and so on."""

    hands: list[list[str]]
    phase: Literal["draw", "play", "discard", "effect", "over"] = "draw"
    turn: int = 0
    discards: list[str] = []
    pile: list[str] = []
    """Below them lie all cards that are named nowhere, shuffled."""
    rows: list[dict[str, list[str]]] = []
    """For each seat its rows by the pillar's letter; empty rows are left out."""
    done: list[str] = []
    """The letters of the pillars that each seat completed in earlier rounds."""
    kinds: list[list[list[str]]] = []
    resources: list[list[str]] = []
    known: list[list[str]] = []
    """Cards in each hand that everybody saw coming there."""
    goals: list[str] = []
    """The ids of the bonus goals; empty in the basic game."""
    scores: list[int] = []
    idle: Annotated[int, msgspec.Meta(ge=0)] = 0
    """How many turns have ended since a card was last laid or played."""
    history: list[tuple[Score, ...]] = []
    round: Annotated[int, msgspec.Meta(ge=1)] = 1
    starter: int = 0
    pending: list[Step] = []
    looked: list[str] = []
    back: list[str] = []
    winners: list[int] = []
    """The winners; read only for whether they fit the phase, since they follow from the rest."""
    chance: Chance = msgspec.field(default_factory=lambda: Chance(0))
    deck: Deck | None = None
    """The deck, where its owner has replaced ours."""


_SAME = shared_fields(Position, Public)
"""What position and record say in the same words."""


def to_position(public: Public, secret: Secret) -> dict[str, Any]:
    """Return a situation as JSON data."""
    position = Position(
        hands=[_texts(hand) for hand in secret.hands],
        discards=_texts(public.discards),
        pile=_texts(secret.pile),
        rows=[
            {PILLARS[p]: [cell_text(laid) for laid in row] for p, row in enumerate(rows) if row}
            for rows in public.rows
        ],
        done=["".join(PILLARS[p] for p in range(6) if mask >> p & 1) for mask in public.done],
        kinds=[[[cell_text(laid) for laid in kind] for kind in kinds] for kinds in public.kinds],
        resources=[_texts(resources) for resources in public.resources],
        known=[_texts(seen) for seen in public.seen],
        goals=[public.goal(goal).id for goal in secret.goals],
        scores=public.totals,
        looked=_texts(secret.looked),
        back=_texts(secret.back),
        winners=public.winners(),
        chance=secret.chance,
        deck=public.settings.deck if public.settings.own_deck else None,
        **{name: getattr(public, name) for name in _SAME},
    )
    data: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(position))
    return data


def schema() -> dict[str, Any]:
    """Return the JSON Schema of positions."""
    return msgspec.json.schema(Position)


def read_position(data: dict[str, Any]) -> Position:
    """Check the shape of ``data``; raises PositionError."""
    return converted(data, Position, "state")


def state_from(settings: Settings, position: Position) -> tuple[Public, Secret]:
    """Return the records that a position describes; raises PositionError with ``where``."""
    public = _public(settings, position)
    secret = Secret(
        position.chance.clone(),
        [_faces(f"hands[{seat}]", hand) for seat, hand in enumerate(position.hands)],
    )
    public.seen = _per_seat(settings, "known", position.known, list, _faces)
    secret.looked = _faces("looked", position.looked)
    secret.back = _faces("back", position.back)
    secret.goals = _goals(settings, position.goals)
    left = Counter(full_deck(settings))
    left.subtract(_lying(public, secret))
    named = _faces("pile", position.pile)
    left.subtract(named)
    for face, count in sorted(left.items()):
        if count < 0:
            raise PositionError("position-card-too-often", where="cards", card=face_text(face))
    rest = sorted(left.elements())
    shuffle(Random(position.chance.seed), rest)
    secret.pile = rest + named
    _check_hands(public, secret)
    _check_phase(public, secret, position)
    return public, secret


def _public(settings: Settings, position: Position) -> Public:
    if len(position.hands) != settings.seats:
        raise PositionError("position-seats", where="hands", found=len(position.hands))
    for where in ("turn", "starter"):
        _seat(settings, where, getattr(position, where))
    public = Public(
        settings,
        discards=_faces("discards", position.discards),
        done=_per_seat(settings, "done", position.done, str, _mask),
        rows=_per_seat(settings, "rows", position.rows, dict, _rows),
        kinds=_per_seat(settings, "kinds", position.kinds, list, _kinds),
        resources=_per_seat(settings, "resources", position.resources, list, _resources),
        totals=_per_seat(settings, "scores", position.scores, int, lambda _, score: score),
        **{name: getattr(position, name) for name in _SAME},
    )
    for number, points in enumerate(public.history):
        if len(points) != settings.seats or any(len(score.pillars) != 6 for score in points):
            raise PositionError("position-seats", where=f"history[{number}]", found=len(points))
    for seat in position.winners:
        _seat(settings, "winners", seat)
    for seat, rows in enumerate(public.rows):
        for pillar, row in enumerate(rows):
            if row and public.done[seat] >> pillar & 1:
                raise PositionError(
                    "position-row-on-locked", where=f"rows[{seat}][{PILLARS[pillar]}]"
                )
    return public


def _per_seat(
    settings: Settings,
    where: str,
    given: Sequence[Any],
    empty: Callable[[], Any],
    read: Callable[[str, Any], _Value],
) -> list[_Value]:
    if given and len(given) != settings.seats:
        raise PositionError("position-seats", where=where, found=len(given))
    entries = list(given) or [empty() for _ in range(settings.seats)]
    return [read(f"{where}[{seat}]", entry) for seat, entry in enumerate(entries)]


def _seat(settings: Settings, where: str, seat: int) -> int:
    if not 0 <= seat < settings.seats:
        raise PositionError("position-seat", where=where, found=seat)
    return seat


def _texts(faces: Iterable[int]) -> list[str]:
    return [face_text(face) for face in faces]


def _faces(where: str, texts: Sequence[str]) -> list[int]:
    try:
        return [read_face(text) for text in texts]
    except ValueError as error:
        raise PositionError("position-card", where=where, text=str(error)) from None


def _cells(where: str, texts: Sequence[str]) -> list[int]:
    try:
        return [read_cell(text) for text in texts]
    except ValueError as error:
        raise PositionError("position-card", where=where, text=str(error)) from None


def _mask(where: str, letters: str) -> int:
    mask = 0
    for letter in letters:
        if letter not in PILLARS:
            raise PositionError("position-pillar-letter", where=where, found=letter)
        mask |= 1 << PILLARS.index(letter)
    return mask


def _rows(where: str, rows: dict[str, list[str]]) -> list[list[int]]:
    result: list[list[int]] = [[] for _ in range(6)]
    for letter, texts in rows.items():
        place = f"{where}[{letter}]"
        if len(letter) != 1 or letter not in PILLARS:
            raise PositionError("position-pillar-letter", where=place, found=letter)
        pillar = PILLARS.index(letter)
        row = result[pillar] = _cells(place, texts)
        for laid in row:
            face = cell_face(laid)
            if face < PILLAR_FACES and pillar_of(face) != pillar:
                raise PositionError("position-row-pillar", where=place, card=face_text(face))
        for before, after in pairwise(row):
            last, value = cell_value(before), cell_value(after)
            if last != 4 and value >= last:
                raise PositionError("position-row-order", where=place, last=last, value=value)
    return result


def _kinds(where: str, kinds: list[list[str]]) -> list[tuple[int, ...]]:
    result = []
    for texts in kinds:
        kind = _cells(where, texts)
        if len(kind) != 4 or len({cell_value(laid) for laid in kind}) != 1:
            raise PositionError("position-no-four-of-a-kind", where=where, found=" ".join(texts))
        result.append(tuple(kind))
    return result


def _resources(where: str, texts: list[str]) -> list[int]:
    faces = _faces(where, texts)
    for face in faces:
        if not face_text(face).startswith("q"):
            raise PositionError("position-no-resource-card", where=where, card=face_text(face))
    return faces


def _goals(settings: Settings, ids: Sequence[str]) -> list[int]:
    known = [card.id for card in settings.deck.goal]
    if not settings.extended:
        if ids:
            raise PositionError("position-goals-in-basic", where="goals")
        return []
    if not ids:
        return list(range(settings.seats))
    if len(ids) != settings.seats or len(set(ids)) != len(ids):
        raise PositionError("position-seats", where="goals", found=len(ids))
    for name in ids:
        if name not in known:
            raise PositionError(
                "position-goal-unknown", where="goals", found=name, known=", ".join(known)
            )
    return [known.index(name) for name in ids]


def _lying(public: Public, secret: Secret) -> Iterable[int]:
    for seat, hand in enumerate(secret.hands):
        yield from hand
        yield from (cell_face(laid) for row in public.rows[seat] for laid in row)
        yield from (cell_face(laid) for kind in public.kinds[seat] for laid in kind)
        yield from public.resources[seat]
    yield from public.discards
    yield from secret.looked
    yield from secret.back


def _check_hands(public: Public, secret: Secret) -> None:
    for seat, hand in enumerate(secret.hands):
        in_step = public.phase == "effect" and seat == public.turn
        if not hand and not in_step and not public.is_over():
            raise PositionError("position-hand-empty", where=f"hands[{seat}]")
        if Counter(public.seen[seat]) - Counter(hand):
            raise PositionError("position-known-not-held", where=f"known[{seat}]")


def _check_phase(public: Public, secret: Secret, position: Position) -> None:
    if bool(position.winners) != public.is_over():
        raise PositionError("position-winners-phase", where="winners")
    if bool(public.pending) != (public.phase == "effect"):
        raise PositionError("position-pending-phase", where="pending")
    looking = bool(public.pending) and public.pending[0].do == "look"
    if (secret.looked or secret.back) and not looking:
        raise PositionError("position-looked-phase", where="looked")
    for number, step in enumerate(public.pending):
        started = number == 0 and step.do == "look"
        low, most = (0, len(secret.looked)) if started else (1, step.count)
        if not low <= step.count <= 6 or not 0 <= step.keep <= max(most, 1):
            raise PositionError("position-pending-count", where=f"pending[{number}]")
    if public.pending:
        first = public.pending[0]
        if first.do in ("draw", "others-draw") or (first.do == "look" and not secret.looked):
            raise PositionError("position-pending-choice", where="pending[0]")
    if not public.is_over() and any(public.has_won(seat) for seat in range(public.seats)):
        raise PositionError("position-already-won", where="rows")
