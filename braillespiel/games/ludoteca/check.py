"""Whether one action is legal, and if not, which rule it breaks."""

from __future__ import annotations

from collections.abc import Sequence

from braillespiel.engine.contract import IllegalActionError
from braillespiel.games.ludoteca.actions import (
    Action,
    Discard,
    Done,
    Draw,
    Give,
    Keep,
    Lay,
    Pick,
    Piece,
    Play,
    Swap,
    Take,
    Top,
    Trade,
    fits_face,
)
from braillespiel.games.ludoteca.cards import (
    BROKEN,
    FIRST_RESOURCE,
    HELPER_2,
    HELPER_X,
    HELPERS,
)
from braillespiel.games.ludoteca.records import Public

_STEP_ACTIONS: dict[str, tuple[type[object], ...]] = {
    "discard": (Discard,),
    "give": (Give,),
    "trade": (Trade,),
    "lay": (Lay, Swap, Done),
    "look": (Keep, Top),
    "pick": (Pick,),
}
_DRAWING = frozenset((Draw, Take))
_STEPS = frozenset((Keep, Top, Pick, Give, Trade, Done))


def check(
    table: Public, seat: int, hand: Sequence[int], looked: Sequence[int], action: Action
) -> None:
    """Raise IllegalActionError with the name of the rule that forbids ``action``."""
    if table.phase == "over":
        raise IllegalActionError("over")
    if seat != table.turn:
        raise IllegalActionError("not-your-turn", seat=table.turn)
    _check_phase(table, action)
    match action:  # what is done most often comes first: each class that it is not takes time
        case Draw():
            pass
        case Discard():
            _check_held(hand, [action.face])
            if (
                action.face == BROKEN
                and table.phase != "effect"
                and len(hand) > 1
                and hand.count(BROKEN) < 2
            ):
                raise IllegalActionError("broken-stays")
        case Take():
            if not table.discards:
                raise IllegalActionError("discards-empty")
        case Lay():
            _check_held(hand, [laid.face for laid in action.pieces])
            _check_lay(table, seat, action)
        case Swap():
            _check_held(hand, [HELPER_X])
            _check_swap(table, seat, action)
        case Play():
            _check_held(hand, [action.face])
            if action.face < FIRST_RESOURCE:
                raise IllegalActionError("no-resource", card=action.face)
        case Give() | Trade():
            _check_held(hand, [action.face])
            _check_other(table, seat, action.seat)
        case Keep() | Top():
            if action.face not in looked:
                raise IllegalActionError("not-looked-at", card=action.face)
            if isinstance(action, Keep) != bool(table.pending[0].keep):
                raise IllegalActionError("keep-first" if table.pending[0].keep else "kept-enough")
        case Pick():
            if action.face not in table.discards:
                raise IllegalActionError("not-in-discards", card=action.face)


def _check_phase(table: Public, action: Action) -> None:
    if table.phase == "effect":
        step = table.pending[0].do
        if type(action) not in _STEP_ACTIONS[step]:
            raise IllegalActionError(f"step-{step}")
    elif type(action) in _DRAWING:
        if table.phase != "draw":
            raise IllegalActionError("drawn-already")
    elif type(action) in _STEPS:
        raise IllegalActionError("no-step")
    elif table.phase == "draw":
        raise IllegalActionError("draw-first")
    elif table.phase == "discard" and type(action) is not Discard:
        raise IllegalActionError("one-lay")


def _check_held(hand: Sequence[int], faces: Sequence[int]) -> None:
    for face in faces:
        if hand.count(face) < faces.count(face):
            raise IllegalActionError("not-in-hand", card=face)


def _check_other(table: Public, seat: int, other: int) -> None:
    if other == seat or not 0 <= other < table.settings.seats:
        raise IllegalActionError("no-such-opponent", number=other)


def _check_lay(table: Public, seat: int, action: Lay) -> None:
    pieces = action.pieces
    for laid in pieces:
        if laid.face >= FIRST_RESOURCE:
            raise IllegalActionError("resource-is-played", card=laid.face)
        if laid.face == BROKEN:
            raise IllegalActionError("broken-not-laid")
        if laid.face == HELPER_X:
            raise IllegalActionError("helper-x-swaps")
    if len(pieces) == 1 and pieces[0].face == HELPER_2:
        _check_helper_two(table, seat, action)
        return
    if action.seat >= 0:
        raise IllegalActionError("own-rows-only")
    if len(pieces) > 1:
        _check_combination(pieces)
    for laid in pieces:
        if laid.face == HELPER_2:
            raise IllegalActionError("helper-two-elsewhere")
        if not fits_face(laid):
            raise IllegalActionError("wrong-row", card=laid.face, pillar=laid.pillar)
    if len(pieces) != 4:
        _check_follows(table, seat, pieces[0])


def _check_combination(pieces: Sequence[Piece]) -> None:
    if any(laid.face in HELPERS for laid in pieces):
        raise IllegalActionError("helper-in-combination")
    values = [laid.value for laid in pieces]
    pillars = {laid.pillar for laid in pieces}
    if len(pieces) == 4:
        if len(set(values)) > 1:
            raise IllegalActionError("four-values")
        if len(pillars) < 4:
            raise IllegalActionError("four-pillars")
    elif len(pieces) == 2:
        if values != [4, 3] or len(pillars) > 1:
            raise IllegalActionError("pair-four-three")
    elif len(pieces) == 3:
        if len(pillars) > 1 or values != [values[0], values[0] - 1, values[0] - 2]:
            raise IllegalActionError("run-of-three")
    else:
        raise IllegalActionError("no-combination")


def _check_follows(table: Public, seat: int, laid: Piece) -> None:
    """Check that a piece may come next in a row of ``seat``."""
    if table.done[seat] >> laid.pillar & 1:
        raise IllegalActionError("pillar-locked", pillar=laid.pillar)
    last = table.next_value(seat, laid.pillar)
    if last == 1:
        raise IllegalActionError("row-closed", pillar=laid.pillar)
    if last not in (0, 4) and laid.value >= last:
        raise IllegalActionError("not-lower", pillar=laid.pillar, last=last, value=laid.value)


def _check_helper_two(table: Public, seat: int, action: Lay) -> None:
    laid = action.pieces[0]
    if action.seat < 0 or action.seat == seat:
        raise IllegalActionError("helper-two-elsewhere")
    _check_other(table, seat, action.seat)
    if not fits_face(laid):
        raise IllegalActionError("wrong-row", card=laid.face, pillar=laid.pillar)
    _check_their_row(table, action.seat, laid.pillar)
    _check_follows(table, action.seat, laid)


def _check_their_row(table: Public, owner: int, pillar: int) -> None:
    row = table.rows[owner][pillar]
    if not row:
        raise IllegalActionError("their-row-empty", seat=owner, pillar=pillar)
    if row[-1] >> 8 == 1:
        raise IllegalActionError("their-row-closed", seat=owner, pillar=pillar)


def _check_swap(table: Public, seat: int, action: Swap) -> None:
    _check_other(table, seat, action.seat)
    _check_their_row(table, action.seat, action.pillar)
    row = table.rows[action.seat][action.pillar]
    values = [laid >> 8 for laid in row if laid & 255 == action.face]
    if not values or (action.value and action.value not in values):
        raise IllegalActionError("swap-not-there", card=action.face)
    if action.face in (HELPER_2, HELPER_X):
        raise IllegalActionError("swap-helper", card=action.face)
    if action.piece.face != action.face or not fits_face(action.piece):
        raise IllegalActionError("wrong-row", card=action.face, pillar=action.piece.pillar)
    _check_follows(table, seat, action.piece)
