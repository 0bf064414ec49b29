"""Positions drawn in the test: hands, rows and piles as text."""

from __future__ import annotations

from typing import Any

from braillespiel.games.ludoteca import events as ev
from braillespiel.games.ludoteca.cards import face_text
from braillespiel.games.ludoteca.game import GAME
from braillespiel.games.ludoteca.rules import LudotecaState


def table(
    *hands: str,
    extended: bool = False,
    eight: bool = True,
    target: int = 50,
    stall: int = 20,
    two_cards: bool = False,
    rows: tuple[dict[str, str], ...] = (),
    discards: str = "",
    pile: str | None = None,
    **more: Any,
) -> LudotecaState:
    """Return a situation; seat 0 is to lay unless told otherwise. Piles have their top last.

    ``pile`` names only the top cards of the draw pile; the rest lies below them.
    """
    options = GAME.resolve(
        {
            "extended": extended,
            "helper_eight_scores": eight,
            "target": target,
            "stall": stall,
            "two_cards": two_cards,
        }
    )
    position: dict[str, Any] = {
        "hands": [hand.split() for hand in hands],
        "phase": "play",
        "discards": discards.split(),
        "rows": [{p: row.split() for p, row in own.items()} for own in rows],
        **more,
    }
    state = GAME.state_from(len(hands), options, position)
    for card in (pile or "").split():
        face = next(face for face in state.secret.pile if face_text(face) == card)
        state.secret.pile.remove(face)
        state.secret.pile.append(face)
    return state


def do(state: LudotecaState, *actions: str, seat: int | None = None) -> list[ev.Event]:
    """Carry out actions given as text; return all events."""
    events: list[ev.Event] = []
    for text in actions:
        who = state.public.turn if seat is None else seat
        events += state.apply(who, GAME.parse_action(text))
    return events


def hand(state: LudotecaState, seat: int) -> str:
    """Return a hand as text, sorted."""
    return " ".join(sorted(face_text(face) for face in state.secret.hands[seat]))


def row(state: LudotecaState, seat: int, pillar: str) -> str:
    """Return a row as text."""
    found = state.to_position()["rows"][seat].get(pillar, [])
    return " ".join(found)


def legal(state: LudotecaState) -> list[str]:
    """Return the legal actions of the seat to act, as text."""
    return [str(action) for action in state.legal_actions(state.public.turn)]


def pile_of(state: LudotecaState) -> str:
    """Return the discard pile as text, its top card last."""
    return " ".join(face_text(face) for face in state.public.discards)
