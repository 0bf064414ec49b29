"""What a situation consists of and how cards move in it: drawing, laying, turns, rounds."""

from __future__ import annotations

from braillespiel.engine.chance import sample, shuffle
from braillespiel.engine.records import RecordState
from braillespiel.games.ludoteca import events as ev
from braillespiel.games.ludoteca.actions import Action, Lay, Piece, Swap
from braillespiel.games.ludoteca.cards import HAND_SIZE, HELPER_X, cell
from braillespiel.games.ludoteca.records import Known, Public, Secret
from braillespiel.games.ludoteca.scoring import Score
from braillespiel.games.ludoteca.settings import full_deck


class Situation(RecordState[Public, Secret, Known, Action, ev.Event]):
    """The public table, the hands, the draw pile and the chance."""

    def receive_openly(self, seat: int, card: int) -> None:
        """Put a card that everybody saw into a hand."""
        self.secret.hands[seat].append(card)
        self.public.seen[seat].append(card)

    def leave_hand(self, seat: int, card: int) -> None:
        """Take a card out of a hand."""
        self.secret.hands[seat].remove(card)
        if card in self.public.seen[seat]:
            self.public.seen[seat].remove(card)

    def discard(self, seat: int, card: int, events: list[ev.Event]) -> None:
        """Put a card of a hand on the discard pile."""
        self.leave_hand(seat, card)
        self.public.discards.append(card)
        events.append(ev.Discarded(seat, card))

    def refill(self, events: list[ev.Event]) -> None:
        """Shuffle the discard pile but its top card into an empty draw pile."""
        if self.secret.pile or len(self.public.discards) < 2:
            return
        *pile, top = self.public.discards
        self.public.discards = [top]
        shuffle(self.secret.chance.draw(), pile)
        self.secret.pile = pile
        events.append(ev.Reshuffled(len(pile)))

    def draw_cards(self, seat: int, count: int, events: list[ev.Event]) -> tuple[int, ...]:
        """Move up to ``count`` cards from the draw pile into a hand and return them."""
        secret, drawn = self.secret, []
        for _ in range(count):
            self.refill(events)
            if not secret.pile:
                break
            drawn.append(secret.pile.pop())
        secret.hands[seat] += drawn
        return tuple(drawn)

    def draw(self, seat: int, count: int, events: list[ev.Event]) -> None:
        """Let a seat draw; a draw for which there is no card is skipped."""
        drawn = self.draw_cards(seat, count, events)
        events.append(ev.Drew(seat, drawn) if drawn else ev.DrawSkipped(seat))

    def others_draw(self, seat: int, count: int, events: list[ev.Event]) -> None:
        """Let every other seat draw, clockwise; one event for all."""
        draws = [(who, self.draw_cards(who, count, events)) for who in self.public.others(seat)]
        events.append(ev.OthersDrew(seat, tuple(draws)))

    def lay(self, seat: int, action: Lay | Swap, events: list[ev.Event]) -> None:
        """Lay cards, and resolve the effects of a combination."""
        self.public.idle = 0
        if isinstance(action, Swap):
            self._swap(seat, action, events)
            return
        pieces = action.pieces
        for laid in pieces:
            self.leave_hand(seat, laid.face)
        owner = seat if action.seat < 0 else action.seat
        events.append(ev.Laid(seat, owner, pieces))
        if len(pieces) == 4:
            self.public.kinds[seat].append(tuple([cell(p.face, p.value) for p in pieces]))
        else:
            for laid in pieces:
                self._append(owner, laid, events)
        if self.public.has_won(seat):
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
        self.public.rows[owner][laid.pillar].append(cell(laid.face, laid.value))
        if laid.value == 1:
            completed = self.public.completed(owner).bit_count()
            events.append(ev.Closed(owner, laid.pillar, completed))

    def _swap(self, seat: int, action: Swap, events: list[ev.Event]) -> None:
        row = self.public.rows[action.seat][action.pillar]
        place = max(
            place
            for place, laid in enumerate(row)
            if laid & 255 == action.face and action.value in (0, laid >> 8)
        )
        row[place] = cell(HELPER_X, row[place] >> 8)
        self.leave_hand(seat, HELPER_X)
        events.append(ev.Swapped(seat, action.seat, action.pillar, action.piece))
        self._append(seat, action.piece, events)

    # -- turns, rounds and the end ---------------------------------------------------------

    def end_turn(self, seat: int, events: list[ev.Event]) -> None:
        """Pass the turn on, or end the round when the hand is empty or the pillars are built."""
        table = self.public
        table.pending = []
        table.idle += 1
        if table.has_won(seat) or not self.secret.hands[seat] or table.stalled():
            self._end_round(seat, events)
            return
        table.turn = (seat + 1) % table.settings.seats
        table.phase = "draw"

    def round_score(self, seat: int) -> Score:
        """Return what a seat would get if the round ended now."""
        goals = self.secret.goals
        held = len(self.secret.hands[seat])
        return self.public.round_score(seat, held, goals[seat] if goals else None)

    def _end_round(self, seat: int, events: list[ev.Event]) -> None:
        table, secret = self.public, self.secret
        points = tuple(self.round_score(who) for who in range(table.seats))
        table.history.append(points)
        table.totals = [old + new.total for old, new in zip(table.totals, points, strict=True)]
        built = table.has_won(seat)
        stalled = bool(secret.hands[seat]) and not built
        events.append(ev.RoundEnded(seat, table.round, points, tuple(table.totals), stalled))
        if built or max(table.totals) >= table.settings.target:
            table.phase = "over"
            events.append(ev.MatchEnded(tuple(table.winners()), tuple(table.totals), built))
            return
        table.done = [table.completed(who) for who in range(table.seats)]
        table.round += 1
        table.starter = (table.starter + 1) % table.seats
        self.deal()
        events.append(ev.RoundBegan(table.round, table.starter, tuple(secret.goals)))

    def deal(self) -> None:
        """Gather all cards, shuffle and deal a round."""
        table, secret = self.public, self.secret
        seats = table.seats
        table.rows = [[[] for _ in range(6)] for _ in range(seats)]
        table.kinds = [[] for _ in range(seats)]
        table.resources = [[] for _ in range(seats)]
        table.seen = [[] for _ in range(seats)]
        table.pending = []
        table.idle = 0
        random = secret.chance.draw()
        pile = secret.pile = full_deck(table.settings)
        shuffle(random, pile)
        secret.hands = [[pile.pop() for _ in range(HAND_SIZE)] for _ in range(seats)]
        table.discards = [pile.pop()]
        if table.settings.extended:
            secret.goals = sample(random, range(len(table.settings.deck.goal)), seats)
        table.turn = table.starter
        table.phase = "draw"
