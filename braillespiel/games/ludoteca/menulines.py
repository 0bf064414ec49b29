"""Which items an action uses, and its line in a menu."""

from __future__ import annotations

from typing import TYPE_CHECKING

from braillespiel.games.ludoteca.actions import (
    Action,
    Discard,
    Done,
    Draw,
    Give,
    Keep,
    Lay,
    Pick,
    Play,
    Swap,
    Take,
    Top,
    Trade,
)
from braillespiel.games.ludoteca.cards import HELPER_2, HELPERS, PILLAR_FACES, face_text
from braillespiel.games.ludoteca.wording import Wording
from braillespiel.games.ludoteca.zones import ZoneMaker, row_key
from braillespiel.games.presenter import Presenter
from braillespiel.words.phrase import Phrase

if TYPE_CHECKING:
    from collections.abc import Sequence


def uses(action: Action, seat: int | None) -> tuple[Sequence[str], Sequence[str]]:
    """Return the cards of the hand (or of those looked at) and the other items of an action."""
    match action:
        case Draw():
            return (), ("draw",)
        case Take() | Pick():
            return (), ("discards",)
        case Lay(pieces, owner):
            table = seat if owner < 0 else owner
            rows = () if len(pieces) == 4 else (row_key(table, pieces[0].pillar),)
            return [face_text(piece.face) for piece in pieces], rows
        case Swap(owner, pillar, _, piece):
            return ("hx",), (row_key(owner, pillar), row_key(seat, piece.pillar))
        case Discard(face) | Play(face):
            return (face_text(face),), ()
        case Give(face, to) | Trade(face, to):
            return (face_text(face),), (f"hand-{to}",)
        case Keep(face) | Top(face):
            return (f"looked-{face_text(face)}",), ()
        case Done():
            return (), ()


def label(presenter: Presenter, cards: Wording, maker: ZoneMaker, action: Action) -> Phrase:
    """Name an action, what tells it apart first."""
    words = presenter.words
    match action:
        case Draw():
            return words.phrase("ludoteca-do-draw")
        case Take():
            top = cards.card(maker.table.discards[-1])
            return words.phrase("ludoteca-do-take", card=top)
        case Lay(pieces, _) if len(pieces) > 1:
            return maker.combination(action)
        case Lay((piece,), owner):
            slot = cards.slot(piece.pillar, piece.value)
            card, pillar = cards.card(piece.face), cards.pillar(piece.pillar)
            if piece.face < PILLAR_FACES:
                return words.phrase("ludoteca-do-lay", card=card)
            if piece.face == HELPER_2:
                name = presenter.names[owner]
                return words.phrase("ludoteca-do-lay-at", card=card, pillar=pillar, name=name)
            if piece.face in HELPERS:
                return words.phrase("ludoteca-do-lay-helper", card=card, pillar=pillar)
            return words.phrase("ludoteca-do-lay-as", card=card, slot=slot)
        case Swap(owner, pillar_from, face, piece, value):
            return words.phrase(
                "ludoteca-do-swap-one" if value else "ludoteca-do-swap",
                card=cards.card(face),
                value=value,
                pillar=cards.pillar(pillar_from),
                name=presenter.names[owner],
                slot=cards.slot(piece.pillar, piece.value),
            )
        case Give(face, to) | Trade(face, to):
            key = "ludoteca-do-give" if isinstance(action, Give) else "ludoteca-do-trade"
            return words.phrase(key, card=cards.card(face), name=presenter.names[to])
        case Done():
            return words.phrase("ludoteca-do-done")
        case Play(face) | Discard(face) | Keep(face) | Top(face) | Pick(face):
            kind = type(action).__name__.lower()
            return words.phrase(f"ludoteca-do-{kind}", card=cards.card(face))
    raise TypeError(action)


def advised(presenter: Presenter, cards: Wording, maker: ZoneMaker, action: Action) -> Phrase:
    """Name an action as a hint does: the card that is laid or discarded comes first."""
    words = presenter.words
    match action:
        case Lay((piece,), owner):
            card, pillar = cards.card(piece.face), cards.pillar(piece.pillar)
            if piece.face < PILLAR_FACES:
                return words.phrase("ludoteca-advise-lay", card=card)
            slot, name = cards.slot(piece.pillar, piece.value), presenter.names[owner]
            at, helper = piece.face == HELPER_2, piece.face in HELPERS
            key = "lay-at" if at else "lay-helper" if helper else "lay-as"
            found = {"card": card, "pillar": pillar, "slot": slot, "name": name}
            return words.phrase(f"ludoteca-advise-{key}", **found)
        case Discard(face):
            return words.phrase("ludoteca-advise-discard", card=cards.card(face))
    return label(presenter, cards, maker, action)
