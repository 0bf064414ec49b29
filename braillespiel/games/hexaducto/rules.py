"""The rules of Hexaducto: what is legal, and what it changes."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from braillespiel.engine.chance import Chance
from braillespiel.engine.contract import CLOCK, IllegalActionError, State, Tick
from braillespiel.games.hexaducto import actions as act
from braillespiel.games.hexaducto import events as ev
from braillespiel.games.hexaducto.cards import LOWEST, VALUES, shuffled_set
from braillespiel.games.hexaducto.field import Field
from braillespiel.games.hexaducto.geometry import (
    DEAL,
    NEIGHBOURS,
    anchor,
    clearable,
    dock_places,
    docks,
    movable,
    parts,
)
from braillespiel.games.hexaducto.lines import Line, complete_lines, lines_through
from braillespiel.games.hexaducto.scoring import final_scores
from braillespiel.games.hexaducto.settings import Settings


def legal_for(
    cells: Collection[int], down: Collection[int], in_hand: bool, taken: bool, cut: bool
) -> list[act.Action]:
    """Return the actions of the seat whose turn it is, from what that seat sees."""
    if cut:
        return [act.Dock(part, by) for part, by in dock_places(cells)]
    if in_hand:
        placing: list[act.Action] = [act.place_at(place) for place in cells]
        if taken:
            placing.append(act.PUT_BACK)
        return placing
    choosing: list[act.Action] = [act.turn_up(place) for place in cells if place in down]
    choosing += (act.DRAW, act.TAKE)
    return choosing


class HexState(State):
    """A complete situation. Face-down values, the pile's order and the chance are secret.

    ``hand`` is the card drawn or taken and not yet placed, ``taken`` tells that it came from the
    discard pile; ``cut`` that the field of ``turn`` has fallen apart and a part must dock.
    ``clock`` is the game time in ms of the clock's last action, ``alarm`` how many of the
    settings' alarms it has given. ``ended`` is the reason why the match is over, or empty.
    """

    __slots__ = (
        "alarm",
        "chance",
        "clock",
        "cut",
        "discard",
        "ended",
        "fields",
        "hand",
        "moves",
        "pile",
        "removed",
        "sets",
        "settings",
        "taken",
        "turn",
    )

    def __init__(self, settings: Settings, chance: Chance) -> None:
        self.settings = settings
        self.chance = chance
        self.fields: list[Field] = []
        self.pile: list[int] = []
        self.discard: list[int] = []
        self.removed = [0] * len(VALUES)
        self.sets = 0
        self.turn = settings.starter
        self.hand: int | None = None
        self.taken = False
        self.cut = False
        self.moves = settings.moves
        self.clock = 0
        self.alarm = 0
        self.ended = ""

    @classmethod
    def deal(cls, settings: Settings, seed: int) -> HexState:
        """Deal 19 cards to every seat and open the discard pile with one."""
        state = cls(settings, Chance(seed))
        state._begin_set()
        for _ in range(settings.seats):
            state.fields.append(Field({place: state.pile.pop() for place in DEAL}, set(DEAL)))
        state.discard.append(state.pile.pop())
        return state

    def _begin_set(self) -> None:
        self.pile = shuffled_set(self.chance.draw())
        self.sets += 1

    # -- asking --------------------------------------------------------------------------

    def to_act(self) -> frozenset[int]:
        """Return the seat whose turn it is, and the clock where it runs."""
        if self.ended:
            return frozenset()
        if self.settings.limit is not None:
            return frozenset((self.turn, CLOCK))
        return frozenset((self.turn,))

    def legal_actions(self, seat: int) -> list[act.Action]:
        """Return the legal actions of ``seat``."""
        if seat != self.turn or self.ended:
            return []
        own = self.fields[seat]
        return legal_for(own.cards, own.down, self.hand is not None, self.taken, self.cut)

    def is_over(self) -> bool:
        """Tell whether the match is over."""
        return bool(self.ended)

    def scores(self) -> list[int]:
        """Return the open sums; the final points once the match is over."""
        if self.ended:
            return final_scores(
                [field.total() for field in self.fields],
                self.turn if self.ended in ("turned-up", "cleared") else None,
            )
        return [field.open_sum() for field in self.fields]

    def winners(self) -> list[int]:
        """Return the seats with the fewest points; in a puzzle the seat if it cleared all."""
        if not self.ended:
            return []
        if self.settings.puzzle:
            return [] if self.fields[0].cards else [0]
        final = self.scores()
        return [seat for seat, points in enumerate(final) if points == min(final)]

    def deadline(self) -> int | None:
        """Return the game time in ms of the next warning or of the end; None without a limit."""
        if self.ended or self.settings.limit is None:
            return None
        return self.settings.alarms[self.alarm]

    def view(self, seat: int) -> Any:
        """Return what ``seat`` may know."""
        from braillespiel.games.hexaducto.view import HexView

        return HexView.of(self, seat)

    def clone(self) -> HexState:
        """Return an independent copy."""
        copy = HexState.__new__(HexState)
        copy.settings = self.settings
        copy.chance = self.chance.clone()
        copy.fields = [field.clone() for field in self.fields]
        copy.pile = self.pile.copy()
        copy.discard = self.discard.copy()
        copy.removed = self.removed.copy()
        copy.sets = self.sets
        copy.turn = self.turn
        copy.hand = self.hand
        copy.taken = self.taken
        copy.cut = self.cut
        copy.moves = self.moves
        copy.clock = self.clock
        copy.alarm = self.alarm
        copy.ended = self.ended
        return copy

    def to_position(self) -> dict[str, Any]:
        """Return the whole state as JSON data."""
        from braillespiel.games.hexaducto.position import to_position

        return to_position(self)

    # -- acting --------------------------------------------------------------------------

    def apply(self, seat: int, action: Any) -> list[Any]:
        """Carry out ``action``; raise IllegalActionError with nothing changed."""
        if self.ended:
            raise IllegalActionError("over")
        if isinstance(action, Tick):
            return self._tick(seat, action)
        if seat != self.turn:
            raise IllegalActionError("not-your-turn")
        if isinstance(action, act.Dock):
            return self._dock(action)
        if self.cut:
            raise IllegalActionError("dock-first")
        if isinstance(action, act.Place):
            return self._place(action.place)
        if isinstance(action, act.PutBack):
            return self._put_back()
        if self.hand is not None:
            raise IllegalActionError("place-first")
        if isinstance(action, act.TurnUp):
            return self._turn_up(action.place)
        if isinstance(action, act.Draw):
            return self._draw()
        if isinstance(action, act.Take):
            self.hand = self.discard.pop()
            self.taken = True
            return [ev.Took(seat, self.hand)]
        raise IllegalActionError("unknown")

    def _turn_up(self, place: int) -> list[Any]:
        own = self.fields[self.turn]
        if place not in own.cards:
            raise IllegalActionError("no-card-there")
        if place not in own.down:
            raise IllegalActionError("already-up")
        own.down.remove(place)
        events: list[Any] = [ev.TurnedUp(self.turn, place, own.cards[place])]
        self._settle(lines_through(own.cards, own.down, place, self.settings.smallest), events)
        return events

    def _draw(self) -> list[Any]:
        events: list[Any] = []
        if not self.pile:
            self._begin_set()
            events.append(ev.SetBegun(self.sets))
        self.hand = self.pile.pop()
        events.append(ev.Drew(self.turn, self.hand))
        return events

    def _put_back(self) -> list[Any]:
        if self.hand is None:
            raise IllegalActionError("hand-empty")
        if not self.taken:
            raise IllegalActionError("drawn-stays")
        value, self.hand, self.taken = self.hand, None, False
        self.discard.append(value)
        return [ev.WasPutBack(self.turn, value)]

    def _place(self, place: int) -> list[Any]:
        if self.hand is None:
            raise IllegalActionError("hand-empty")
        own = self.fields[self.turn]
        if place not in own.cards:
            raise IllegalActionError("no-card-there")
        value, self.hand, self.taken = self.hand, None, False
        old = own.cards[place]
        hidden = place in own.down
        own.cards[place] = value
        own.down.discard(place)
        self.discard.append(old)
        events: list[Any] = [ev.Placed(self.turn, place, value, old, hidden)]
        self._settle(lines_through(own.cards, own.down, place, self.settings.smallest), events)
        return events

    def _dock(self, action: act.Dock) -> list[Any]:
        if not self.cut:
            raise IllegalActionError("dock-none")
        own = self.fields[self.turn]
        found = parts(own.cards)
        choice = [(part, bodies) for part, bodies in movable(found) if anchor(part) == action.part]
        if not choice:
            raise IllegalActionError("dock-part")
        part, bodies = choice[0]
        by = action.by
        target = {place + by for place in part}
        if target & (own.cards.keys() - part):
            raise IllegalActionError("dock-overlap")
        if not any(by in docks(own.cards, part, body) for body in bodies):
            raise IllegalActionError("dock-apart")
        moved = {place + by: own.cards.pop(place) for place in part}
        hidden = {place + by for place in part if place in own.down}
        own.down -= part
        own.cards |= moved
        own.down |= hidden
        self.cut = False
        events: list[Any] = [ev.Docked(self.turn, tuple(sorted(target)), by)]
        # Lines can have grown or begun only where the part now lies or touches.
        near = target | {place + step for place in target for step in NEIGHBOURS}
        touched = near & own.cards.keys()
        smallest = self.settings.smallest
        lines = complete_lines(own.cards, own.down, smallest, touched)
        self._settle(lines, events, after_dock=True)
        return events

    def _settle(self, lines: list[Line], events: list[Any], after_dock: bool = False) -> None:
        """Remove complete lines until there are none, then let parts dock or end the move."""
        own = self.fields[self.turn]
        changed = after_dock
        while lines:
            changed = True
            for place in {place for line in lines for place in line.cells}:
                self.removed[own.cards.pop(place) - LOWEST] += 1
            events.append(ev.Removed(self.turn, tuple(lines), len(own.cards)))
            # Taking cards out shortens the lines that crossed them: those may be complete now.
            lines = complete_lines(own.cards, own.down, self.settings.smallest)
        if changed:
            found = parts(own.cards)
            if len(found) > 1:
                self.cut = True
                sizes = tuple(len(part) for part in found)
                events.append(ev.FellApart(self.turn, sizes))
                return
        self._end_move(events)
        puzzle = self.settings.puzzle and not self.ended
        if changed and puzzle and not clearable(own.cards, self.settings.smallest):
            events.append(ev.Unsolvable(self.turn))

    def _end_move(self, events: list[Any]) -> None:
        own = self.fields[self.turn]
        if self.moves is not None:
            self.moves -= 1
            if not own.cards:
                self._end("cleared", events)
            elif not self.moves:
                self._end("moves", events)
            else:
                events.append(ev.MoveDone(self.turn, self.moves))
            return
        if not own.down:
            self._end("turned-up" if own.cards else "cleared", events)
            return
        if self.settings.seats > 1:
            self.turn = (self.turn + 1) % self.settings.seats
            events.append(ev.TurnBegan(self.turn))

    def _tick(self, seat: int, tick: Tick) -> list[Any]:
        due = self.deadline()
        if seat != CLOCK or due is None or tick.ms < due:
            raise IllegalActionError("clock")
        self.clock = due
        self.alarm += 1
        if self.alarm < len(self.settings.alarms):
            return [ev.TimeWarning(self.settings.alarms[-1] - due)]
        events: list[Any] = []
        if self.hand is not None:
            self.discard.append(self.hand)
            self.hand, self.taken = None, False
        self._end("time", events)
        return events

    def _end(self, reason: str, events: list[Any]) -> None:
        self.ended = reason
        self.cut = False
        raw = [field.total() for field in self.fields]
        for field in self.fields:
            field.down.clear()
        final = self.scores()
        doubled = final[self.turn] != raw[self.turn]
        events.append(ev.MatchEnded(reason, self.turn, tuple(final), doubled))
