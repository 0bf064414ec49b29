"""What a hint gains, from what the seat can see; nothing is said if nothing is certain."""

from __future__ import annotations

from collections.abc import Sequence

from braillespiel.games.ludoteca.actions import Action, Discard, Draw, Lay, Pick, Take
from braillespiel.games.ludoteca.moves import lays
from braillespiel.games.ludoteca.view import LudotecaView
from braillespiel.words.catalogue import Words
from braillespiel.words.phrase import Phrase


def gain(words: Words, view: LudotecaView, action: Action) -> Phrase | None:
    """Word what ``action`` brings: cards fewer in hand, a card that can be laid, or one that
    cannot.
    """
    seat, hand = view.seat, view.known.hand
    if seat is None:
        return None
    match action:
        case Lay(pieces, _):
            return words.phrase("ludoteca-gain-lays", count=len(pieces))
        case Take():
            return _with(words, view, view.public.discards[-1])
        case Pick(face):
            return _with(words, view, face)
        case Draw() if view.public.discards:
            top = view.public.discards[-1]
            if not _uses(lays(view.public, seat, [*hand, top]), top):
                return words.phrase("ludoteca-gain-top-useless")
        case Discard(face) if not _uses(lays(view.public, seat, hand), face):
            return words.phrase("ludoteca-gain-fits-nowhere")
    return None


def larger(view: LudotecaView, action: Action) -> Lay | None:
    """Return what lays more cards at once than ``action``, None if nothing does."""
    count = len(action.pieces) if isinstance(action, Lay) else 0
    found = [each for each in view.legal_actions() if isinstance(each, Lay)]
    most = max(found, key=lambda each: len(each.pieces), default=None)
    return most if most is not None and len(most.pieces) > max(1, count) else None


def _with(words: Words, view: LudotecaView, card: int) -> Phrase | None:
    """Word how many cards could be laid at once with ``card`` in hand."""
    assert view.seat is not None
    used = _uses(lays(view.public, view.seat, [*view.known.hand, card]), card)
    if not used:
        return None
    return words.phrase("ludoteca-gain-usable", count=max(len(each.pieces) for each in used))


def _uses(found: Sequence[Action], card: int) -> list[Lay]:
    return [
        each
        for each in found
        if isinstance(each, Lay) and any(piece.face == card for piece in each.pieces)
    ]
