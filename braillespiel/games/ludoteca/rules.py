"""The rules of Ludoteca: what a situation answers, and what an action does to it."""

from __future__ import annotations

from random import Random
from typing import Any

from braillespiel.engine.chance import SEED_BITS, Chance, below, shuffle
from braillespiel.engine.contract import IllegalActionError, Tick
from braillespiel.games.ludoteca import events as ev
from braillespiel.games.ludoteca import moves
from braillespiel.games.ludoteca.actions import Action, Discard, Draw, Lay, Play, Swap, Take
from braillespiel.games.ludoteca.check import check
from braillespiel.games.ludoteca.position import to_position
from braillespiel.games.ludoteca.records import Known, Public, Secret
from braillespiel.games.ludoteca.settings import Settings
from braillespiel.games.ludoteca.situation import Situation
from braillespiel.games.ludoteca.steps import play, step
from braillespiel.games.ludoteca.view import LudotecaView, known


class LudotecaState(Situation):
    """A complete situation of a match, changed only by apply."""

    view_type = LudotecaView

    # -- what a state answers ------------------------------------------------------------

    def legal_actions(self, seat: int) -> list[Action]:
        """Return the legal actions of ``seat``, in a stable order."""
        public, secret = self.public, self.secret
        if seat != public.turn:
            return []
        return moves.legal(public, seat, secret.hands[seat], secret.looked)

    def winners(self) -> list[int]:
        """Return the winning seats."""
        return self.public.winners()

    def reshuffled(self, rng: Random) -> LudotecaState:
        """Return it with what no seat has seen drawn again: the draw pile, chance."""
        state = self.clone()
        shuffle(rng, state.secret.pile)
        state.secret.chance = Chance(rng.getrandbits(SEED_BITS))
        return state

    def known(self, seat: int | None) -> Known:
        """Return what ``seat`` knows beside the public record."""
        return known(self.public, self.secret, seat)

    def to_position(self) -> dict[str, Any]:
        """Return the whole state as JSON data."""
        return to_position(self.public, self.secret)

    # -- what an action does -------------------------------------------------------------

    def apply(self, seat: int, action: Action | Tick) -> list[ev.Event]:
        """Carry out ``action`` and return its events; raises IllegalActionError."""
        table, secret = self.public, self.secret
        hand = secret.hands[seat] if seat == table.turn else []
        if isinstance(action, Tick):
            raise IllegalActionError("not-your-turn", seat=table.turn)
        check(table, seat, hand, secret.looked, action)
        events: list[ev.Event] = []
        match action:
            case Draw():
                self.draw(seat, 1, events)
                table.phase = "play"
            case Take():
                card = table.discards.pop()
                self.receive_openly(seat, card)
                events.append(ev.Took(seat, card))
                table.phase = "play"
            case Play():
                play(self, seat, action.face, events)
            case Lay() | Swap() | Discard() if table.phase != "effect":
                if isinstance(action, Discard):
                    self.discard(seat, action.face, events)
                    self.end_turn(seat, events)
                else:
                    self.lay(seat, action, events)
                    table.phase = "discard"
                    if table.has_won(seat) or not hand:
                        self.end_turn(seat, events)
            case _:
                step(self, seat, action, events)
        return events


def opening(settings: Settings, seed: int) -> LudotecaState:
    """Return the first deal; its starter is drawn at random."""
    secret = Secret(Chance(seed))
    public = Public(settings, [0] * settings.seats, [0] * settings.seats)
    public.starter = below(secret.chance.draw(), settings.seats)
    state = LudotecaState(public, secret)
    state.deal()
    return state
