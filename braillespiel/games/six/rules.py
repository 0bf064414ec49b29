"""SIX as a state: the table that everybody sees, the draw piles, the glass and the chance."""

from __future__ import annotations

from typing import Any

from braillespiel.engine.chance import Chance, below, between, shuffle
from braillespiel.engine.contract import CLOCK, IllegalActionError, State, Tick
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
from braillespiel.games.six.deck import NUMBERS, PLACES, Strokes
from braillespiel.games.six.table import (
    AIR,
    CHANGE,
    DICE,
    OVER,
    READY,
    ROLL_MS,
    ROUNDS,
    START,
    WINDOW,
    Setting,
    Table,
)
from braillespiel.games.six.view import SixView, acting, draw_glass

PACE_MS = (500, 20_000)
"""The shortest and the longest time to react that a seat may choose."""


class SixState(State):
    """A complete situation. ``piles`` hold the lowest card first; ``glass`` is this round's."""

    def __init__(self, table: Table, piles: list[list[int]], glass: int, chance: Chance) -> None:
        self.table = table
        self.piles = piles
        self.glass = glass
        self.chance = chance

    def to_act(self) -> frozenset[int]:
        """Return the seats that may act, and the clock."""
        return acting(self.table)

    def legal_actions(self, seat: int) -> list[Action]:
        """Return what ``seat`` may do now; a change of pace is always possible besides."""
        return self.table.legal(seat)

    def view(self, seat: int) -> SixView:
        """Return what ``seat`` may know."""
        return SixView(self.table.clone(), seat)

    def is_over(self) -> bool:
        """Tell whether the match is over."""
        return self.table.phase == OVER

    def scores(self) -> list[int]:
        """Return the strokes of every seat."""
        return self.table.points()

    def winners(self) -> list[int]:
        """Return the seats with the most strokes, once the match is over."""
        if not self.is_over():
            return []
        points = self.table.points()
        return [seat for seat, count in enumerate(points) if count == max(points)]

    def clone(self) -> SixState:
        """Return an independent copy."""
        piles = [pile.copy() for pile in self.piles]
        return SixState(self.table.clone(), piles, self.glass, self.chance.clone())

    def to_position(self) -> dict[str, Any]:
        """Return the state as JSON data."""
        from braillespiel.games.six.position import write

        return write(self)

    def deadline(self) -> int | None:
        """Return when the clock must act next; the glass never asks for that."""
        return self.table.deadline()

    def wants_time(self) -> bool:
        """Tell that when a seat hears, rolls or lifts counts."""
        return self.table.phase != OVER

    # -- acting ------------------------------------------------------------------------

    def apply(self, seat: int, action: Any) -> list[Any]:
        """Carry out an action, or let the clock act; return the events."""
        found: list[e.Event]
        if seat == CLOCK and isinstance(action, Tick):
            self.table.now = max(self.table.now, action.ms)  # time never goes back
            found = []
        else:
            if self.table.phase == OVER:
                raise IllegalActionError("over")
            if not 0 <= seat < self.table.setting.seats:
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
        table = self.table
        if serial != table.serial or table.heard[seat] is not None:
            raise IllegalActionError("heard-before", number=serial)
        table.heard[seat] = table.now
        return []

    def _set_pace(self, seat: int, ms: int) -> list[e.Event]:
        low, high = PACE_MS
        if not low <= ms <= high:
            raise IllegalActionError("pace", low=low // 100, high=high // 100, found=ms // 100)
        self.table.reaction[seat] = ms
        return [e.PaceSet(seat, ms)]

    def _check_place(self, place: int) -> None:
        if not 0 <= place < PLACES:
            raise IllegalActionError("no-place", place=place + 1)

    def _secure(self, seat: int, place: int) -> list[e.Event]:
        table = self.table
        self._check_place(place)
        card = table.top(seat, place)
        if seat == table.active:
            raise IllegalActionError("active-secures")
        if table.phase != WINDOW:
            raise IllegalActionError("no-number")
        if not card:
            raise IllegalActionError("empty-place", place=place + 1)
        if card != table.number:
            raise IllegalActionError("other-number", card=card, number=table.number)
        if not table.may[seat]:
            raise IllegalActionError("let-go", card=card)
        table.may[seat] = False
        table.places[seat][place].pop()
        table.secured[seat].append(card)
        return [e.Secured(seat, card, place, table.top(seat, place))]

    def _pass(self, seat: int) -> list[e.Event]:
        table = self.table
        if table.phase != WINDOW or not table.may[seat]:
            raise IllegalActionError("nothing-to-let-go")
        table.may[seat] = False
        return [e.Passed(seat, table.number)]

    def _cover(self, seat: int, place: int) -> list[e.Event]:
        table = self.table
        self._check_place(place)
        card = table.drawn[seat]
        if not card:
            raise IllegalActionError("nothing-drawn")
        if place not in table.may_cover(seat):
            empty = table.may_cover(seat)[0]
            raise IllegalActionError("empty-first", place=empty + 1)
        return [self._lay(seat, place, late=False)]

    def _lay(self, seat: int, place: int, late: bool) -> e.Covered:
        table = self.table
        card, under = table.drawn[seat], table.top(seat, place)
        table.drawn[seat] = 0
        table.places[seat][place].append(card)
        return e.Covered(seat, card, place, under, late)

    def _roll(self, seat: int) -> list[e.Event]:
        table = self.table
        if seat != table.active:
            raise IllegalActionError("not-active", seat=table.active)
        if table.phase == AIR:
            raise IllegalActionError("in-the-air")
        if not table.next_dice:
            raise IllegalActionError("turn-ends")
        if table.ahead:
            raise IllegalActionError("noted-before")
        if table.phase in (READY, CHANGE):
            return [self._throw()]
        table.ahead = True
        due = table.deadline()
        return [] if due is not None and due <= table.now else [e.RollNoted(seat)]

    def _lift(self, seat: int) -> list[e.Event]:
        table = self.table
        if seat != table.active:
            raise IllegalActionError("lift-not-active", seat=table.active)
        if table.phase != CHANGE:
            raise IllegalActionError("lift-not-now")
        if table.hesitated:
            raise IllegalActionError("lift-too-late")
        ran_out = table.running() >= self.glass
        loser = table.previous if ran_out else seat
        card = 0
        if table.secured[loser]:
            card = table.secured[loser].pop()
            self.piles[loser].insert(0, card)
            table.bottoms[loser].insert(0, card)
            table.counts[loser] += 1
        found: list[e.Event] = [e.Lifted(seat, ran_out, loser, card)]
        if table.round == ROUNDS:
            table.phase = OVER
            found.append(e.MatchOver(tuple(table.points())))
            return found
        table.round += 1
        return [*found, self._start_round(loser)]

    # -- what follows ------------------------------------------------------------------

    def _listen(self, phase: str) -> int:
        """Begin a phase that starts with something to be heard; return its serial."""
        table = self.table
        table.phase, table.since = phase, table.now
        table.serial += 1
        table.heard = [None] * table.setting.seats
        return table.serial

    def _start_round(self, starter: int) -> e.RoundStarted:
        table = self.table
        table.active, table.previous, table.direction = starter, -1, 1
        table.dice, table.next_dice, table.rolls, table.run = (), DICE, 0, 0
        table.doublet = table.ahead = table.hesitated = False
        self.glass = draw_glass(table.setting, self.chance.draw())
        return e.RoundStarted(table.round, starter, self._listen(START))

    def _settle(self) -> list[e.Event]:
        """Do what time and actions have made due."""
        table, found = self.table, []
        while (due := table.deadline()) is not None and due <= table.now:
            if table.phase == WINDOW:
                found += self._close()
            elif table.phase == AIR:
                found += self._reveal()
            elif table.phase == CHANGE:
                table.hesitated = True
                found.append(e.Hesitated(table.active))
            else:
                found.append(self._throw())
        return found

    def _throw(self) -> e.Event:
        table = self.table
        table.run = table.running() + (1 if table.setting.untimed else ROLL_MS)
        table.phase, table.thrown, table.ahead = AIR, table.now, False
        table.rolls += 1
        return e.Thrown(table.active, table.next_dice)

    def _reveal(self) -> list[e.Event]:
        """Show the dice: cards not laid yet go where the rule puts them."""
        table = self.table
        found: list[e.Event] = [
            self._lay(seat, table.late_place(seat), late=True)
            for seat, card in enumerate(table.drawn)
            if card
        ]
        active, count = table.active, table.next_dice
        rng = self.chance.draw()
        dice = tuple(between(rng, 1, 6) for _ in range(count))
        number = sum(dice)
        own = table.place_of(active, number) is not None
        table.doublet = table.setting.pasch and count > 1 and len(set(dice)) == 1
        table.dice = dice
        if table.doublet:
            table.next_dice = 0
        else:
            table.next_dice = DICE if own else count - 1
        table.may = [
            seat != active and table.place_of(seat, number) is not None
            for seat in range(table.setting.seats)
        ]
        serial = self._listen(WINDOW)
        found.append(e.Rolled(active, dice, table.next_dice, own, table.doublet, serial))
        return found

    def _close(self) -> list[e.Event]:
        table = self.table
        found: list[e.Event] = []
        if table.setting.tell_missed:
            for seat, may in enumerate(table.may):
                place = table.place_of(seat, table.number)
                if may and place is not None:
                    found.append(e.Missed(seat, table.number, place))
        table.may = [False] * table.setting.seats
        table.heard = [table.now if at is None else at for at in table.heard]
        if not table.next_dice:
            return [*found, self._change()]
        table.phase, table.since = READY, table.now
        if table.ahead:
            found.append(self._throw())
        return found

    def _change(self) -> e.Event:
        """Hand the dice on; everybody but the receiver draws."""
        table, seats = self.table, self.table.setting.seats
        if table.doublet:
            table.direction = -table.direction
        giver = table.active
        table.previous, table.active = giver, (giver + table.direction) % seats
        table.next_dice, table.hesitated, table.doublet, table.ahead = DICE, False, False, False
        for seat, pile in enumerate(self.piles):
            if seat == table.active or not pile:
                continue
            table.drawn[seat] = pile.pop()
            table.counts[seat] -= 1
            del table.bottoms[seat][len(pile) :]
        serial = self._listen(CHANGE)
        return e.Changed(giver, table.active, tuple(table.drawn), serial)


def opening(setting: Setting, strokes: Strokes, seed: int) -> SixState:
    """Return the opening: sets shuffled, three cards each open, the starter by lot (decided)."""
    chance = Chance(seed)
    seats = setting.seats
    piles = []
    for _ in range(seats):
        pile = list(NUMBERS)
        shuffle(chance.draw(), pile)
        piles.append(pile)
    starter = below(chance.draw(), seats)
    glass = draw_glass(setting, chance.draw())
    table = Table(
        setting,
        strokes,
        [[[pile.pop()] for _ in range(PLACES)] for pile in piles],
        [[] for _ in range(seats)],
        [len(pile) for pile in piles],
        [[] for _ in range(seats)],
        [0] * seats,
        [setting.reaction_ms] * seats,
        [0] * seats,
        [False] * seats,
        active=starter,
    )
    return SixState(table, piles, glass, chance)
