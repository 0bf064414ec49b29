"""The rules of Hexaducto: what is legal, and what it changes."""

from __future__ import annotations

from random import Random
from typing import Any

from braillespiel.engine.chance import SEED_BITS, Chance, shuffle
from braillespiel.engine.contract import CLOCK, IllegalActionError, Tick
from braillespiel.engine.records import RecordState
from braillespiel.games.hexaducto import actions as act
from braillespiel.games.hexaducto import events as ev
from braillespiel.games.hexaducto.cards import LOWEST, VALUES, shuffled_set
from braillespiel.games.hexaducto.geometry import (
    DEAL,
    NEIGHBOURS,
    anchor,
    docks,
    movable,
    parts,
)
from braillespiel.games.hexaducto.lines import Line, complete_lines, lines_through
from braillespiel.games.hexaducto.position import to_position
from braillespiel.games.hexaducto.records import Known, Public, Secret
from braillespiel.games.hexaducto.settings import Settings
from braillespiel.games.hexaducto.view import HexView, known


class HexState(RecordState[Public, Secret, Known, act.Action, ev.Event]):
    """A complete situation."""

    view_type = HexView

    @classmethod
    def deal(cls, settings: Settings, seed: int) -> HexState:
        """Deal 19 cards to every seat and open the discard pile with one."""
        secret = Secret([], [], Chance(seed))
        secret.pile = shuffled_set(secret.chance.draw())
        for _ in range(settings.seats):
            secret.beneath.append({place: secret.pile.pop() for place in DEAL})
        public = Public(
            settings,
            [dict.fromkeys(DEAL) for _ in range(settings.seats)],
            [secret.pile.pop()],
            [0] * len(VALUES),
            turn=settings.starter,
            moves=settings.moves,
        )
        return cls(public, secret)

    # -- asking --------------------------------------------------------------------------

    def legal_actions(self, seat: int) -> list[act.Action]:
        return self.public.legal(seat)

    def winners(self) -> list[int]:
        """Return the seats with the fewest points; in a puzzle the seat if it cleared all."""
        if not self.public.ended:
            return []
        if self.public.settings.puzzle:
            return [] if self.public.fields[0] else [0]
        final = self.scores()
        return [seat for seat, points in enumerate(final) if points == min(final)]

    def deadline(self) -> int | None:
        """Return the game time in ms of the next warning or of the end; None without a limit."""
        return self.public.deadline()

    def reshuffled(self, rng: Random) -> HexState:
        """Return it with what no seat has seen drawn again: pile, face-down cards, chance."""
        state = self.clone()
        public, secret = state.public, state.secret
        if public.settings.number:
            return state  # composed card by card: it would be another puzzle
        hidden = [value for cards in secret.beneath for value in cards.values()]
        # Who counts knows which cards lie face down together once the first set is used up.
        pile = [*secret.pile, *hidden] if public.sets == 1 else secret.pile
        shuffle(rng, pile)
        if public.sets == 1:
            secret.pile, hidden = pile[: len(secret.pile)], pile[len(secret.pile) :]
        else:
            shuffle(rng, hidden)
        for cards in secret.beneath:
            for place in cards:
                cards[place] = hidden.pop()
        secret.chance = Chance(rng.getrandbits(SEED_BITS))
        return state

    def known(self, seat: int | None) -> Known:
        return known(self.public, self.secret, seat)

    def to_position(self) -> dict[str, Any]:
        return to_position(self.public, self.secret)

    # -- acting --------------------------------------------------------------------------

    def apply(self, seat: int, action: act.Action | Tick) -> list[ev.Event]:
        public = self.public
        if public.ended:
            raise IllegalActionError("over")
        if isinstance(action, Tick):
            return self._tick(seat, action)
        if seat != public.turn:
            raise IllegalActionError("not-your-turn")
        puzzle = public.moves is not None
        was_lost = puzzle and public.lost
        if type(action) is act.GiveUp:
            if not was_lost:
                raise IllegalActionError("not-lost")
            return self._stop("given-up")
        events = self._move(seat, action)
        if puzzle and public.lost and not was_lost:
            events.append(ev.Unsolvable(seat, public.lost))
        return events

    def _move(self, seat: int, action: act.Action) -> list[ev.Event]:
        public = self.public
        if type(action) is act.Dock:
            return self._dock(action)
        if public.cut:
            raise IllegalActionError("dock-first")
        if type(action) is act.Place:
            return self._place(action.place)
        if type(action) is act.PutBack:
            return self._put_back()
        if public.holding:
            raise IllegalActionError("place-first")
        if type(action) is act.TurnUp:
            return self._turn_up(action.place)
        if type(action) is act.Draw:
            return self._draw()
        if type(action) is act.Take:
            public.taken = public.discard.pop()
            return [ev.Took(seat, public.taken)]
        raise IllegalActionError("unknown")

    def _turn_up(self, place: int) -> list[ev.Event]:
        public = self.public
        own = public.fields[public.turn]
        if place not in own:
            raise IllegalActionError("no-card-there")
        if own[place] is not None:
            raise IllegalActionError("already-up")
        value = own[place] = self.secret.beneath[public.turn].pop(place)
        events: list[ev.Event] = [ev.TurnedUp(public.turn, place, value)]
        self._settle(lines_through(own, place, public.settings.smallest), events)
        return events

    def _draw(self) -> list[ev.Event]:
        public, secret = self.public, self.secret
        events: list[ev.Event] = []
        if not secret.pile:
            secret.pile = shuffled_set(secret.chance.draw())
            public.sets += 1
            events.append(ev.SetBegun(public.sets))
        secret.hand = secret.pile.pop()
        public.drawn = True
        events.append(ev.Drew(public.turn, secret.hand))
        return events

    def _in_hand(self) -> int:
        """Return the card in hand, and take it out of it."""
        public, secret = self.public, self.secret
        value = secret.hand if public.taken is None else public.taken
        if value is None:
            raise IllegalActionError("hand-empty")
        secret.hand = public.taken = None
        public.drawn = False
        return value

    def _put_back(self) -> list[ev.Event]:
        public = self.public
        if public.drawn:
            raise IllegalActionError("drawn-stays")
        value = self._in_hand()
        public.discard.append(value)
        return [ev.WasPutBack(public.turn, value)]

    def _place(self, place: int) -> list[ev.Event]:
        public = self.public
        own = public.fields[public.turn]
        if public.holding and place not in own:
            raise IllegalActionError("no-card-there")
        value = self._in_hand()
        old = own[place]
        hidden = old is None
        if old is None:
            old = self.secret.beneath[public.turn].pop(place)
        own[place] = value
        public.discard.append(old)
        events: list[ev.Event] = [ev.Placed(public.turn, place, value, old, hidden)]
        self._settle(lines_through(own, place, public.settings.smallest), events)
        return events

    def _dock(self, action: act.Dock) -> list[ev.Event]:
        public = self.public
        if not public.cut:
            raise IllegalActionError("dock-none")
        own, beneath = public.fields[public.turn], self.secret.beneath[public.turn]
        found = parts(own)
        choice = [(part, bodies) for part, bodies in movable(found) if anchor(part) == action.part]
        if not choice:
            raise IllegalActionError("dock-part")
        part, bodies = choice[0]
        by = action.by
        target = {place + by for place in part}
        if target & (own.keys() - part):
            raise IllegalActionError("dock-overlap")
        if not any(by in docks(own, part, body) for body in bodies):
            raise IllegalActionError("dock-apart")
        own |= {place + by: own.pop(place) for place in part}
        beneath |= {place + by: beneath.pop(place) for place in part if place in beneath}
        public.cut = False
        events: list[ev.Event] = [ev.Docked(public.turn, tuple(sorted(target)), by)]
        # Lines can have grown or begun only where the part now lies or touches.
        near = target | {place + step for place in target for step in NEIGHBOURS}
        touched = near & own.keys()
        lines = complete_lines(own, public.settings.smallest, touched)
        self._settle(lines, events, after_dock=True)
        return events

    def _settle(self, lines: list[Line], events: list[ev.Event], after_dock: bool = False) -> None:
        """Remove complete lines until there are none, then let parts dock or end the move."""
        public = self.public
        own, smallest = public.fields[public.turn], public.settings.smallest
        changed = after_dock
        while lines:
            changed = True
            for place in {place for line in lines for place in line.cells}:
                gone = own.pop(place)
                assert gone is not None
                public.removed[gone - LOWEST] += 1
            events.append(ev.Removed(public.turn, tuple(lines), len(own)))
            # Taking cards out shortens the lines that crossed them: those may be complete now.
            lines = complete_lines(own, smallest)
        if changed:
            found = parts(own)
            if len(found) > 1:
                public.cut = True
                sizes = tuple(len(part) for part in found)
                events.append(ev.FellApart(public.turn, sizes))
                return
        self._end_move(events)

    def _end_move(self, events: list[ev.Event]) -> None:
        public = self.public
        own = public.fields[public.turn]
        if public.moves is not None:
            public.moves -= 1
            if not own:
                self._end("cleared", events)
            elif not public.moves:
                self._end("moves", events)
            else:
                events.append(ev.MoveDone(public.turn, public.moves))
            return
        if not self.secret.beneath[public.turn]:
            self._end("turned-up" if own else "cleared", events)
            return
        if public.settings.seats > 1:
            public.turn = (public.turn + 1) % public.settings.seats
            events.append(ev.TurnBegan(public.turn))

    def _tick(self, seat: int, tick: Tick) -> list[ev.Event]:
        public = self.public
        due = public.deadline()
        if seat != CLOCK or due is None or tick.ms < due:
            raise IllegalActionError("clock")
        public.clock = due
        public.alarm += 1
        alarms = public.settings.alarms
        if public.alarm < len(alarms):
            return [ev.TimeWarning(alarms[-1] - due)]
        return self._stop("time")

    def _stop(self, reason: str) -> list[ev.Event]:
        """End in the middle of a move: the card in hand is discarded."""
        events: list[ev.Event] = []
        if self.public.holding:
            self.public.discard.append(self._in_hand())
        self._end(reason, events)
        return events

    def _end(self, reason: str, events: list[ev.Event]) -> None:
        """All cards lie open now."""
        public = self.public
        public.ended = reason
        public.cut = False
        for field, beneath in zip(public.fields, self.secret.beneath, strict=True):
            field |= beneath
            beneath.clear()
        raw = [public.open_sum(seat) for seat in range(len(public.fields))]
        final = self.scores()
        doubled = final[public.turn] != raw[public.turn]
        events.append(ev.MatchEnded(reason, public.turn, tuple(final), doubled))
