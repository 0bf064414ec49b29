"""The rules of Ludoteca: what a situation answers, and what an action does to it."""

from __future__ import annotations

from typing import Any

from braillespiel.engine.chance import Chance, below
from braillespiel.engine.contract import State
from braillespiel.games.ludoteca import events as ev
from braillespiel.games.ludoteca import moves
from braillespiel.games.ludoteca.actions import Action, Discard, Draw, Lay, Play, Swap, Take
from braillespiel.games.ludoteca.check import check
from braillespiel.games.ludoteca.position import to_position
from braillespiel.games.ludoteca.situation import Situation
from braillespiel.games.ludoteca.steps import play, step
from braillespiel.games.ludoteca.table import Rules, Table
from braillespiel.games.ludoteca.view import LudotecaView


class LudotecaState(Situation, State):
    """A complete situation of a match, changed only by apply."""

    __slots__ = ()

    # -- what a state answers ------------------------------------------------------------

    def to_act(self) -> frozenset[int]:
        """Return the seat whose turn it is; empty when the match is over."""
        return frozenset() if self.table.phase == "over" else frozenset((self.table.turn,))

    def legal_actions(self, seat: int) -> list[Action]:
        """Return the legal actions of ``seat``, in a stable order."""
        return moves.legal(self.table, seat, self.hands[seat], self.looked)

    def view(self, seat: int) -> LudotecaView:
        """Return what ``seat`` may know."""
        return LudotecaView(self, seat, LudotecaState)

    def is_over(self) -> bool:
        """Tell whether the match is over."""
        return self.table.phase == "over"

    def scores(self) -> list[int]:
        """Return the points of the finished rounds."""
        return self.table.scores[:]

    def winners(self) -> list[int]:
        """Return the winning seats."""
        return self.table.winners[:]

    def to_position(self) -> dict[str, Any]:
        """Return the whole state as JSON data."""
        return to_position(self)

    # -- what an action does -------------------------------------------------------------

    def apply(self, seat: int, action: Action) -> list[ev.Event]:
        """Carry out ``action`` and return its events; raises IllegalActionError."""
        check(self.table, seat, self.hands[seat], self.looked, action)
        events: list[ev.Event] = []
        match action:
            case Draw():
                self.draw(seat, 1, events)
                self.table.phase = "play"
            case Take():
                card = self.table.discards.pop()
                self.receive_openly(seat, card)
                events.append(ev.Took(seat, card))
                self.table.phase = "play"
            case Play():
                play(self, seat, action.face, events)
            case Lay() | Swap() | Discard() if self.table.phase != "effect":
                if isinstance(action, Discard):
                    self.discard(seat, action.face, events)
                    self.end_turn(seat, events)
                else:
                    self.lay(seat, action, events)
                    self.table.phase = "discard"
                    if self.table.has_won(seat) or not self.hands[seat]:
                        self.end_turn(seat, events)
            case _:
                step(self, seat, action, events)
        return events


def opening(rules: Rules, seed: int) -> LudotecaState:
    """Return the first deal; its starter is drawn by lot."""
    state = LudotecaState(Table(rules), Chance(seed))
    state.table.starter = below(state.chance.draw(), rules.seats)
    state.deal()
    return state
