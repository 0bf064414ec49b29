"""The rules of SIX: what is legal, what it changes, and what time makes due."""

from __future__ import annotations

from random import Random
from typing import Any

from braillespiel.engine.chance import SEED_BITS, Chance, below, between, shuffle
from braillespiel.engine.contract import CLOCK, IllegalActionError, Tick
from braillespiel.engine.records import RecordState
from braillespiel.games.six import events as e
from braillespiel.games.six.actions import (
    Action,
    Cover,
    Heard,
    Lift,
    Pace,
    Pass,
    Roll,
    Secure,
)
from braillespiel.games.six.deadlines import deadline, running
from braillespiel.games.six.deck import NUMBERS, PLACES, Strokes
from braillespiel.games.six.glass import draw_glass
from braillespiel.games.six.position import to_position
from braillespiel.games.six.records import (
    AIR,
    CHANGE,
    DICE,
    OVER,
    READY,
    ROLL_MS,
    ROUNDS,
    START,
    WINDOW,
    Known,
    Public,
    Secret,
)
from braillespiel.games.six.settings import Settings
from braillespiel.games.six.view import SixView, known

PACE_MS = (500, 20_000)
"""The shortest and the longest time to react that a seat may choose."""


class SixState(RecordState[Public, Secret, Known, Action, e.Event]):
    """A complete situation."""

    view_type = SixView

    @classmethod
    def opening(cls, settings: Settings, strokes: Strokes, seed: int) -> SixState:
        """Return the opening: sets shuffled, three cards each open, starter at random (decided)."""
        chance = Chance(seed)
        seats = settings.seats
        piles = []
        for _ in range(seats):
            pile = list(NUMBERS)
            shuffle(chance.draw(), pile)
            piles.append(pile)
        starter = below(chance.draw(), seats)
        glass = draw_glass(settings, chance.draw())
        public = Public(
            settings,
            strokes,
            places=[[[pile.pop()] for _ in range(PLACES)] for pile in piles],
            secured=[[] for _ in range(seats)],
            bottoms=[[] for _ in range(seats)],
            drawn=[0] * seats,
            reaction=[settings.reaction_ms] * seats,
            may=[False] * seats,
            active=starter,
        )
        return cls(public, Secret(piles, glass, [0] * seats, chance))

    # -- asking ------------------------------------------------------------------------

    def to_act(self) -> frozenset[int]:
        return self.public.acting(self.secret.heard)

    def legal_actions(self, seat: int) -> list[Action]:
        """Return what ``seat`` may do now; a change of pace is always possible besides."""
        return self.public.legal(seat, self.secret.heard[seat])

    def winners(self) -> list[int]:
        """Return the seats with the most strokes, once the match is over."""
        if not self.is_over():
            return []
        points = self.scores()
        return [seat for seat, count in enumerate(points) if count == max(points)]

    def deadline(self) -> int | None:
        """Return when the clock must act next; the glass never asks for that."""
        return deadline(self.public, self.secret.heard)

    def wants_time(self) -> bool:
        """Tell that when a seat hears, rolls or lifts counts."""
        return self.public.phase != OVER

    def question(self, seat: int) -> str:
        """Return the announcement that an action is about."""
        return str(self.public.serial)

    def reshuffled(self, rng: Random) -> SixState:
        """Return it with what no seat has seen drawn again: the draw piles, the glass, chance."""
        state = self.clone()
        secret = state.secret
        for pile in secret.piles:
            shuffle(rng, pile)
        secret.glass = draw_glass(state.public.settings, rng)
        secret.chance = Chance(rng.getrandbits(SEED_BITS))
        return state

    def known(self, seat: int | None) -> Known:
        return known(self.public, self.secret, seat)

    def to_position(self) -> dict[str, Any]:
        return to_position(self.public, self.secret)

    # -- acting ------------------------------------------------------------------------

    def apply(self, seat: int, action: Any) -> list[Any]:
        """Carry out an action, or let the clock act; return the events."""
        found: list[e.Event]
        if seat == CLOCK and isinstance(action, Tick):
            self.public.now = max(self.public.now, action.ms)  # time never goes back
            found = []
        else:
            if self.public.phase == OVER:
                raise IllegalActionError("over")
            if not 0 <= seat < self.public.seats:
                raise IllegalActionError("no-seat", seat=seat)
            found = self._act(seat, action)
        return found + self._settle()

    def _act(self, seat: int, action: Action) -> list[e.Event]:
        match action:
            case Secure(place):
                return self._secure(seat, place)
            case Cover(place):
                return self._cover(seat, place)
            case Roll():
                return self._roll(seat)
            case Lift():
                return self._lift(seat)
            case Heard(serial):
                return self._note_heard(seat, serial)
            case Pass():
                return self._pass(seat)
            case Pace(ms):
                return self._set_pace(seat, ms)
        raise IllegalActionError("no-such-action", text=str(action))

    def _note_heard(self, seat: int, serial: int) -> list[e.Event]:
        heard = self.secret.heard
        if serial != self.public.serial or heard[seat] is not None:
            raise IllegalActionError("heard-before", number=serial)
        heard[seat] = self.public.now
        return []

    def _set_pace(self, seat: int, ms: int) -> list[e.Event]:
        low, high = PACE_MS
        if not low <= ms <= high:
            raise IllegalActionError("pace", low=low // 100, high=high // 100, found=ms // 100)
        self.public.reaction[seat] = ms
        return [e.PaceSet(seat, ms)]

    def _check_place(self, place: int) -> None:
        if not 0 <= place < PLACES:
            raise IllegalActionError("no-place", place=place + 1)

    def _secure(self, seat: int, place: int) -> list[e.Event]:
        public = self.public
        self._check_place(place)
        card = public.top(seat, place)
        if seat == public.active:
            raise IllegalActionError("active-secures")
        if public.phase != WINDOW:
            raise IllegalActionError("no-number")
        if not card:
            raise IllegalActionError("empty-place", place=place + 1)
        if card != public.number:
            raise IllegalActionError("other-number", card=card, number=public.number)
        if not public.may[seat]:
            raise IllegalActionError("let-go", card=card)
        public.may[seat] = False
        public.places[seat][place].pop()
        public.secured[seat].append(card)
        return [e.Secured(seat, card, place, public.top(seat, place))]

    def _pass(self, seat: int) -> list[e.Event]:
        public = self.public
        if public.phase != WINDOW or not public.may[seat]:
            raise IllegalActionError("nothing-to-let-go")
        public.may[seat] = False
        return [e.Passed(seat, public.number)]

    def _cover(self, seat: int, place: int) -> list[e.Event]:
        public = self.public
        self._check_place(place)
        card = public.drawn[seat]
        if not card:
            raise IllegalActionError("nothing-drawn")
        if place not in public.may_cover(seat):
            empty = public.may_cover(seat)[0]
            raise IllegalActionError("empty-first", place=empty + 1)
        return [self._lay(seat, place, late=False)]

    def _lay(self, seat: int, place: int, late: bool) -> e.Covered:
        public = self.public
        card, under = public.drawn[seat], public.top(seat, place)
        public.drawn[seat] = 0
        public.places[seat][place].append(card)
        return e.Covered(seat, card, place, under, late)

    def _roll(self, seat: int) -> list[e.Event]:
        public = self.public
        if seat != public.active:
            raise IllegalActionError("not-active", seat=public.active)
        if public.phase == AIR:
            raise IllegalActionError("in-the-air")
        if not public.next_dice:
            raise IllegalActionError("turn-ends")
        if public.ahead:
            raise IllegalActionError("noted-before")
        if public.phase in (READY, CHANGE):
            return [self._throw()]
        public.ahead = True
        due = self.deadline()
        return [] if due is not None and due <= public.now else [e.RollNoted(seat)]

    def _lift(self, seat: int) -> list[e.Event]:
        public, secret = self.public, self.secret
        if seat != public.active:
            raise IllegalActionError("lift-not-active", seat=public.active)
        if public.phase != CHANGE:
            raise IllegalActionError("lift-not-now")
        if public.hesitated:
            raise IllegalActionError("lift-too-late")
        ran_out = running(public, secret.heard) >= secret.glass
        loser = public.previous if ran_out else seat
        card = 0
        if public.secured[loser]:
            card = public.secured[loser].pop()
            public.bottoms[loser].insert(0, card)
        found: list[e.Event] = [e.Lifted(seat, ran_out, loser, card)]
        if public.round == ROUNDS:
            public.phase = OVER
            found.append(e.MatchOver(tuple(public.scores())))
            return found
        public.round += 1
        return [*found, self._start_round(loser)]

    # -- what follows ------------------------------------------------------------------

    def _listen(self, phase: str) -> int:
        """Begin a phase that starts with something to be heard; return its serial."""
        public = self.public
        public.phase, public.since = phase, public.now
        public.serial += 1
        self.secret.heard = [None] * public.seats
        return public.serial

    def _start_round(self, starter: int) -> e.RoundStarted:
        public, secret = self.public, self.secret
        public.active, public.previous, public.direction = starter, -1, 1
        public.dice, public.next_dice, public.rolls, public.run = (), DICE, 0, 0
        public.ahead = public.hesitated = False
        secret.glass = draw_glass(public.settings, secret.chance.draw())
        return e.RoundStarted(public.round, starter, self._listen(START))

    def _settle(self) -> list[e.Event]:
        """Do what time and actions have made due."""
        public, secret = self.public, self.secret
        found: list[e.Event] = []
        while (due := deadline(public, secret.heard)) is not None and due <= public.now:
            if public.phase == WINDOW:
                found += self._close()
            elif public.phase == AIR:
                found += self._reveal()
            elif public.phase == CHANGE:
                public.hesitated = True
                found.append(e.Hesitated(public.active))
            else:
                found.append(self._throw())
        return found

    def _throw(self) -> e.Event:
        public = self.public
        public.run = running(public, self.secret.heard) + (
            1 if public.settings.untimed else ROLL_MS
        )
        public.phase, public.thrown, public.ahead = AIR, public.now, False
        public.rolls += 1
        return e.Thrown(public.active, public.next_dice)

    def _reveal(self) -> list[e.Event]:
        """Show the dice: cards not laid yet go where the rule puts them."""
        public = self.public
        found: list[e.Event] = [
            self._lay(seat, public.late_place(seat), late=True)
            for seat, card in enumerate(public.drawn)
            if card
        ]
        active, count = public.active, public.next_dice
        rng = self.secret.chance.draw()
        dice = tuple(between(rng, 1, 6) for _ in range(count))
        number = sum(dice)
        own = public.place_of(active, number) is not None
        public.dice = dice
        public.may = [
            seat != active and public.place_of(seat, number) is not None
            for seat in range(public.seats)
        ]
        serial = self._listen(WINDOW)
        public.next_dice = 0 if public.doublet else DICE if own else count - 1
        found.append(e.Rolled(active, dice, public.next_dice, own, public.doublet, serial))
        return found

    def _close(self) -> list[e.Event]:
        public, secret = self.public, self.secret
        found: list[e.Event] = []
        if public.settings.tell_missed:
            for seat, may in enumerate(public.may):
                place = public.place_of(seat, public.number)
                if may and place is not None:
                    found.append(e.Missed(seat, public.number, place))
        public.may = [False] * public.seats
        secret.heard = [public.now if at is None else at for at in secret.heard]
        if not public.next_dice:
            return [*found, self._change()]
        public.phase, public.since = READY, public.now
        if public.ahead:
            found.append(self._throw())
        return found

    def _change(self) -> e.Event:
        """Hand the dice on; everybody but the receiver draws."""
        public, secret = self.public, self.secret
        if public.doublet:
            public.direction = -public.direction
        giver = public.active
        public.previous, public.active = giver, (giver + public.direction) % public.seats
        public.next_dice, public.hesitated, public.ahead = DICE, False, False
        for seat, (pile, bottom) in enumerate(zip(secret.piles, public.bottoms, strict=True)):
            if seat != public.active and (pile or bottom):
                public.drawn[seat] = pile.pop() if pile else bottom.pop()
        serial = self._listen(CHANGE)
        return e.Changed(giver, public.active, tuple(public.drawn), serial)
