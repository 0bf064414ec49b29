"""What a situation consists of and how cards move in it: drawing, laying, turns, rounds."""

from __future__ import annotations

from typing import Self

from braillespiel.engine.chance import Chance, sample, shuffle
from braillespiel.games.ludoteca import events as ev
from braillespiel.games.ludoteca.actions import Lay, Piece, Swap
from braillespiel.games.ludoteca.cards import HAND_SIZE, HELPER_X, cell
from braillespiel.games.ludoteca.scoring import (
    FOUR_OF_A_KIND,
    GOAL,
    Score,
    goal_reached,
    resource_points,
    row_points,
)
from braillespiel.games.ludoteca.table import Table, full_deck


class Situation:
    """The public table, the hands, the draw pile and the chance."""

    __slots__ = ("back", "chance", "goals", "hands", "looked", "pile", "table")

    def __init__(self, table: Table, chance: Chance) -> None:
        self.table = table
        self.chance = chance
        self.hands: list[list[int]] = [[] for _ in range(table.rules.seats)]
        """In the order in which the cards came."""
        self.pile: list[int] = []
        """The draw pile, its top card last."""
        self.goals: list[int] = []
        """Every seat's bonus goal; empty in the basic game."""
        self.looked: list[int] = []
        """The cards that the seat to act is looking at."""
        self.back: list[int] = []
        """Those already put back, the first one goes on top."""

    def clone(self) -> Self:
        """Return an independent copy."""
        new = type(self).__new__(type(self))
        new.table = self.table.clone()
        new.chance = self.chance.clone()
        new.hands = [hand[:] for hand in self.hands]
        new.pile = self.pile[:]
        new.goals = self.goals[:]
        new.looked = self.looked[:]
        new.back = self.back[:]
        return new

    def receive_openly(self, seat: int, card: int) -> None:
        """Put a card that everybody saw into a hand."""
        self.hands[seat].append(card)
        self.table.known[seat].append(card)

    def leave_hand(self, seat: int, card: int) -> None:
        """Take a card out of a hand."""
        self.hands[seat].remove(card)
        if card in self.table.known[seat]:
            self.table.known[seat].remove(card)

    def discard(self, seat: int, card: int, events: list[ev.Event]) -> None:
        """Put a card of a hand on the discard pile."""
        self.leave_hand(seat, card)
        self.table.discards.append(card)
        events.append(ev.Discarded(seat, card))

    def refill(self, events: list[ev.Event]) -> None:
        """Shuffle the discard pile but its top card into an empty draw pile."""
        if self.pile or len(self.table.discards) < 2:
            return
        top = self.table.discards.pop()
        self.pile = self.table.discards
        self.table.discards = [top]
        shuffle(self.chance.draw(), self.pile)
        events.append(ev.Reshuffled(len(self.pile)))

    def draw_cards(self, seat: int, count: int, events: list[ev.Event]) -> tuple[int, ...]:
        """Move up to ``count`` cards from the draw pile into a hand and return them."""
        drawn = []
        for _ in range(count):
            self.refill(events)
            if not self.pile:
                break
            drawn.append(self.pile.pop())
        self.hands[seat] += drawn
        return tuple(drawn)

    def draw(self, seat: int, count: int, events: list[ev.Event]) -> None:
        """Let a seat draw; a draw for which there is no card is skipped."""
        drawn = self.draw_cards(seat, count, events)
        events.append(ev.Drew(seat, drawn) if drawn else ev.DrawSkipped(seat))

    def others_draw(self, seat: int, count: int, events: list[ev.Event]) -> None:
        """Let every other seat draw, clockwise; one event for all."""
        draws = [(who, self.draw_cards(who, count, events)) for who in self.table.others(seat)]
        events.append(ev.OthersDrew(seat, tuple(draws)))

    def lay(self, seat: int, action: Lay | Swap, events: list[ev.Event]) -> None:
        """Lay cards, and resolve the effects of a combination."""
        self.table.idle = 0
        if isinstance(action, Swap):
            self._swap(seat, action, events)
            return
        pieces = action.pieces
        for laid in pieces:
            self.leave_hand(seat, laid.face)
        owner = seat if action.seat < 0 else action.seat
        events.append(ev.Laid(seat, owner, pieces))
        if len(pieces) == 4:
            self.table.kinds[seat].append(tuple([cell(p.face, p.value) for p in pieces]))
        else:
            for laid in pieces:
                self._append(owner, laid, events)
        if self.table.has_won(seat):
            return
        match len(pieces):
            case 2:
                self.others_draw(seat, 1, events)
            case 3:
                self.draw(seat, 1, events)
            case 4:
                self.draw(seat, 3, events)
                self.others_draw(seat, 1, events)

    def _append(self, owner: int, laid: Piece, events: list[ev.Event]) -> None:
        self.table.rows[owner][laid.pillar].append(cell(laid.face, laid.value))
        if laid.value == 1:
            completed = self.table.completed(owner).bit_count()
            events.append(ev.Closed(owner, laid.pillar, completed))

    def _swap(self, seat: int, action: Swap, events: list[ev.Event]) -> None:
        row = self.table.rows[action.seat][action.pillar]
        place = max(i for i, laid in enumerate(row) if laid & 255 == action.face)
        row[place] = cell(HELPER_X, row[place] >> 8)
        self.leave_hand(seat, HELPER_X)
        events.append(ev.Swapped(seat, action.seat, action.pillar, action.piece))
        self._append(seat, action.piece, events)

    # -- turns, rounds and the end ---------------------------------------------------------

    def end_turn(self, seat: int, events: list[ev.Event]) -> None:
        """Pass the turn on, or end the round when the hand is empty or the pillars are built."""
        table = self.table
        table.pending = []
        table.idle += 1
        if table.has_won(seat) or not self.hands[seat] or table.stalled():
            self._end_round(seat, events)
            return
        table.turn = (seat + 1) % table.rules.seats
        table.phase = "draw"

    def round_score(self, seat: int) -> Score:
        """Return what a seat would get if the round ended now."""
        table, rules = self.table, self.table.rules
        reached = bool(self.goals) and goal_reached(
            table.goal(self.goals[seat]).need,
            table.rows[seat],
            table.done[seat],
            len(table.kinds[seat]),
            len(table.resources[seat]),
        )
        return Score(
            pillars=tuple(row_points(row, rules.extended, rules.eight) for row in table.rows[seat]),
            kinds=FOUR_OF_A_KIND * len(table.kinds[seat]),
            hand=-len(self.hands[seat]),
            resources=resource_points(len(table.resources[seat])),
            goal=GOAL if reached else 0,
        )

    def _end_round(self, seat: int, events: list[ev.Event]) -> None:
        table = self.table
        points = tuple(self.round_score(who) for who in range(table.rules.seats))
        table.history.append(points)
        table.scores = [old + new.total for old, new in zip(table.scores, points, strict=True)]
        stalled = bool(self.hands[seat]) and not table.has_won(seat)
        events.append(ev.RoundEnded(seat, table.round, points, tuple(table.scores), stalled))
        built = table.has_won(seat)
        best = max(table.scores)
        if built:
            table.winners = [seat]
        elif best >= table.rules.target:
            table.winners = [who for who, score in enumerate(table.scores) if score == best]
        if table.winners:
            table.phase = "over"
            events.append(ev.MatchEnded(tuple(table.winners), tuple(table.scores), built))
            return
        table.done = [table.completed(who) for who in range(table.rules.seats)]
        table.round += 1
        table.starter = (table.starter + 1) % table.rules.seats
        self.deal()
        events.append(ev.RoundBegan(table.round, table.starter, tuple(self.goals)))

    def deal(self) -> None:
        """Gather all cards, shuffle and deal a round."""
        table = self.table
        seats = table.rules.seats
        table.rows = [[[] for _ in range(6)] for _ in range(seats)]
        table.kinds = [[] for _ in range(seats)]
        table.resources = [[] for _ in range(seats)]
        table.known = [[] for _ in range(seats)]
        table.pending = []
        table.idle = 0
        random = self.chance.draw()
        self.pile = full_deck(table.rules)
        shuffle(random, self.pile)
        self.hands = [[self.pile.pop() for _ in range(HAND_SIZE)] for _ in range(seats)]
        table.discards = [self.pile.pop()]
        if table.rules.extended:
            self.goals = sample(random, range(len(table.rules.deck.goal)), seats)
        table.turn = table.starter
        table.phase = "draw"
