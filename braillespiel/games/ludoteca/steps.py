"""Resource cards: their steps, one after the other, as far as they can be done."""

from __future__ import annotations

import msgspec

from braillespiel.engine.chance import choice
from braillespiel.games.ludoteca import events as ev
from braillespiel.games.ludoteca.actions import (
    Action,
    Discard,
    Give,
    Keep,
    Lay,
    Pick,
    Swap,
    Top,
    Trade,
)
from braillespiel.games.ludoteca.situation import Situation


def play(state: Situation, seat: int, face: int, events: list[ev.Event]) -> None:
    """Lay a resource in its area and begin its action."""
    state.leave_hand(seat, face)
    state.public.resources[seat].append(face)
    events.append(ev.Played(seat, face))
    state.public.idle = 0
    state.public.pending = list(state.public.resource(face).steps)
    _go_on(state, seat, events)


def step(state: Situation, seat: int, action: Action, events: list[ev.Event]) -> None:
    """Carry out a choice that a resource's step asks for, then continue."""
    match action:
        case Discard():
            state.discard(seat, action.face, events)
            _count_down(state)
        case Give():
            _forget(state, seat)
            state.leave_hand(seat, action.face)
            state.secret.hands[action.seat].append(action.face)
            events.append(ev.Gave(seat, action.seat, action.face))
            _count_down(state)
        case Trade():
            _trade(state, seat, action, events)
            _count_down(state)
        case Lay() | Swap():
            state.lay(seat, action, events)
            _count_down(state)
        case Pick():
            discards = state.public.discards
            place = max(i for i, card in enumerate(discards) if card == action.face)
            del discards[place]
            state.receive_openly(seat, action.face)
            events.append(ev.Picked(seat, action.face))
            _count_down(state)
        case Keep():
            _keep(state, seat, action.face, events)
        case Top():
            state.secret.looked.remove(action.face)
            state.secret.back.append(action.face)
        case _:
            del state.public.pending[0]
    _go_on(state, seat, events)


def _count_down(state: Situation) -> None:
    first = state.public.pending[0]
    if first.count == 1:
        del state.public.pending[0]
    else:
        state.public.pending[0] = msgspec.structs.replace(first, count=first.count - 1)


def _keep(state: Situation, seat: int, card: int, events: list[ev.Event]) -> None:
    state.secret.looked.remove(card)
    state.secret.hands[seat].append(card)
    events.append(ev.Kept(seat, card))
    first = state.public.pending[0]
    state.public.pending[0] = msgspec.structs.replace(first, keep=first.keep - 1)


def _trade(state: Situation, seat: int, action: Trade, events: list[ev.Event]) -> None:
    theirs = state.secret.hands[action.seat]
    got = choice(state.secret.chance.draw(), theirs)
    _forget(state, seat)
    _forget(state, action.seat)
    theirs.remove(got)
    state.leave_hand(seat, action.face)
    theirs.append(action.face)
    state.secret.hands[seat].append(got)
    events.append(ev.Traded(seat, action.seat, action.face, got))


def _forget(state: Situation, seat: int) -> None:
    """A card leaves the hand unseen: nobody can tell any more which of those seen are left."""
    state.public.seen[seat] = []


def _go_on(state: Situation, seat: int, events: list[ev.Event]) -> None:
    """Do the steps that need no choice, skip those that cannot be done, then end the turn."""
    table = state.public
    table.phase = "effect"
    while table.pending and not table.has_won(seat):
        first = table.pending[0]
        match first.do:
            case "draw":
                state.draw(seat, first.count, events)
            case "others-draw":
                state.others_draw(seat, first.count, events)
            case "look":
                if _look(state, seat, events):
                    return
            case "pick":
                if table.discards:
                    return
            case _:
                if state.secret.hands[seat]:
                    return
        del table.pending[0]
    state.end_turn(seat, events)


def _look(state: Situation, seat: int, events: list[ev.Event]) -> bool:
    """Begin or continue looking at the draw pile; tell whether a choice is open."""
    first = state.public.pending[0]
    if first.count:
        for _ in range(first.count):
            state.refill(events)
            if state.secret.pile:
                state.secret.looked.append(state.secret.pile.pop())
        keep = min(first.keep, len(state.secret.looked))
        state.public.pending[0] = msgspec.structs.replace(first, count=0, keep=keep)
        events.append(ev.Looked(seat, tuple(state.secret.looked)))
    looked = state.secret.looked
    differ = len(looked) > 1 and (state.public.settings.ask_equal or len(set(looked)) > 1)
    if looked and (state.public.pending[0].keep or differ):
        return True
    back = state.secret.back + state.secret.looked
    state.secret.pile += reversed(back)
    state.secret.back, state.secret.looked = [], []
    if back:
        events.append(ev.PutBack(seat, tuple(back)))
    return False
