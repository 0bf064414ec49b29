"""What a careful friend would say before an action, from what the seat can see."""

from __future__ import annotations

from braillespiel.games.ludoteca.actions import Action, Discard, Lay, Piece, Swap
from braillespiel.games.ludoteca.cards import HELPER_1, pillar_face
from braillespiel.games.ludoteca.moves import lays
from braillespiel.games.ludoteca.scoring import SCORING_LENGTH
from braillespiel.games.ludoteca.strategy import after_lay, would_win
from braillespiel.games.ludoteca.view import LudotecaView
from braillespiel.games.ludoteca.wording import Wording
from braillespiel.games.presenter import Presenter
from braillespiel.words.phrase import Phrase


def closing(action: Action) -> Piece | None:
    """Return the 1 with which ``action`` closes an own row; None if it closes none.

    Four ones are a four-of-a-kind, which lies beside the rows.
    """
    laid: tuple[Piece, ...] = ()
    if isinstance(action, Lay) and action.seat < 0 and len(action.pieces) != 4:
        laid = action.pieces
    elif isinstance(action, Swap):
        laid = (action.piece,)
    return next((piece for piece in laid if piece.value == 1), None)


def warning(
    presenter: Presenter, cards: Wording, view: LudotecaView, action: Action
) -> tuple[str, Phrase] | None:
    """Return a kind and what is worth knowing before ``action``, None if nothing is."""
    if view.seat is None:
        return None
    one = closing(action)
    found = None
    if one is not None:
        found = _closes(presenter, view, action, one)
    elif isinstance(action, Discard):
        found = _hands_over(presenter, view, action.face)
    return found or _ends(presenter, cards, view, action)


def _closes(
    presenter: Presenter, view: LudotecaView, action: Action, one: Piece
) -> tuple[str, Phrase] | None:
    """Warn of a closed row that costs double, or for which cards are still in hand."""
    table, seat = view.public, view.seat
    if table.completed(seat).bit_count() == 5:  # it may win the match
        return None
    added = len(action.pieces) if isinstance(action, Lay) else 1
    size = len(table.rows[seat][one.pillar]) + added
    if size < SCORING_LENGTH:
        phrase = presenter.words.phrase("ludoteca-warning-short", count=size, points=2 * size)
        return "short", phrase
    fitting = {
        piece.face
        for other in lays(table, seat, _rest(view, action))
        if isinstance(other, Lay) and len(other.pieces) == 1 and other.seat < 0
        for piece in other.pieces
        if piece.pillar == one.pillar and piece.value > 1
    }
    return "closes", presenter.words.phrase("ludoteca-warning-closes", count=len(fitting))


def _hands_over(presenter: Presenter, view: LudotecaView, face: int) -> tuple[str, Phrase] | None:
    """Warn of a discard with which the next player wins the match or closes a row."""
    table = view.public
    following = (view.seat + 1) % table.settings.seats
    name = presenter.names[following]
    if would_win(table, following, face):
        return "wins", presenter.words.phrase("ludoteca-warning-wins", name=name)
    limits = table.limits(following)
    longest = max(
        (
            len(row)
            for pillar, row in enumerate(table.rows[following])
            if limits[pillar] > 1 and face in (pillar_face(pillar, 1), HELPER_1)
        ),
        default=0,
    )
    if longest + 1 < SCORING_LENGTH:
        return None
    phrase = presenter.words.phrase("ludoteca-warning-gives", name=name, count=longest + 1)
    return "gives", phrase


def _ends(
    presenter: Presenter, cards: Wording, view: LudotecaView, action: Action
) -> tuple[str, Phrase] | None:
    """Warn of the last card in hand while somebody is ahead in the round."""
    table, seat = view.public, view.seat
    laid = isinstance(action, Lay) and action.seat < 0 and len(action.pieces) < SCORING_LENGTH
    if not (laid or isinstance(action, Discard)) or _rest(view, action):
        return None
    after = table.clone()
    if isinstance(action, Lay):
        after.rows[seat] = after_lay(table, seat, action)
    totals = [
        after.round_score(other, held, view.known.goal if other == seat else None).total
        for other, held in enumerate(view.known.sizes)
    ]
    totals[seat] = after.round_score(seat, 0, view.known.goal).total
    best = max(range(len(totals)), key=totals.__getitem__)
    if totals[best] <= totals[seat]:
        return None
    phrase = presenter.words.phrase(
        "ludoteca-warning-ends",
        name=presenter.names[best],
        points=cards.number(totals[best]),
        own=cards.number(totals[seat]),
    )
    return "ends", phrase


def _rest(view: LudotecaView, action: Action) -> list[int]:
    """Return what is left in hand after ``action``."""
    left = list(view.known.hand)
    used = [piece.face for piece in action.pieces] if isinstance(action, Lay) else []
    for face in [action.face] if isinstance(action, Discard) else used:
        if face in left:
            left.remove(face)
    return left
