"""The zones of a seat: own places, own cards, the dice and the tube, the other players."""

from __future__ import annotations

from collections.abc import Sequence

from braillespiel.games.six.cardwords import CardWords
from braillespiel.games.six.deck import COLOURS
from braillespiel.games.six.table import AIR, OVER, ROUNDS, WINDOW, Table
from braillespiel.games.zones import Item, Look, Role, Shape, Zone
from braillespiel.words.phrase import EMPTY, Phrase


class ZoneMaker:
    """Makes the zones of one desk; its seat is -1 where several people share the table."""

    def __init__(self, cards: CardWords) -> None:
        self.cards = cards
        self.desk = cards.desk
        self.words = cards.words

    def zones(self, table: Table) -> tuple[Zone, ...]:
        """Return all zones, in the order in which they are walked."""
        me, seats = self.desk.seat, table.setting.seats
        if me < 0:
            return (*(self._player(table, seat) for seat in range(seats)), self._dice(table))
        others = [(me + step) % seats for step in range(1, seats)]
        return (
            self._places(table),
            self._own(table),
            self._dice(table),
            *(self._player(table, seat) for seat in others),
        )

    def _zone(
        self, name: str, role: Role, items: Sequence[Item], summary: Phrase, owner: int | None
    ) -> Zone:
        title = self.words.phrase(f"six-zone-{name}")
        return Zone(
            name, title, title.braille, Shape.LIST, tuple(items), role, owner, EMPTY, summary
        )

    def _places(self, table: Table) -> Zone:
        me = self.desk.seat
        summary = self._drawn(table, me) if table.drawn[me] else EMPTY
        items = [self._place(table, me, place) for place in range(len(table.places[me]))]
        return self._zone("places", Role.HAND, items, summary, me)

    def _drawn(self, table: Table, seat: int) -> Phrase:
        return self.words.phrase("six-to-lay", card=self.cards.number(table.drawn[seat]))

    def _place(self, table: Table, seat: int, place: int) -> Item:
        cards = table.places[seat][place]
        hidden = cards[:-1]
        state: Phrase = EMPTY
        if cards and table.phase == WINDOW and table.may[seat] and cards[-1] == table.number:
            state = self.words.phrase("six-fits")
        elif hidden:
            state = self.words.phrase("six-over", count=len(hidden))
        details = [self.words.phrase("six-place", place=place + 1)]
        if cards:
            details.append(self._strokes(table, cards[-1]))
        if hidden:
            under = self.desk.enumerate([self.cards.number(card) for card in hidden[::-1]])
            details.append(self.words.phrase("six-under", cards=under))
        look = Look(str(cards[-1]) if cards else "", COLOURS[seat])
        return Item(
            f"place-{seat}-{place}",
            self.cards.place(cards),
            state,
            tuple(details),
            (0, place),
            look=look,
        )

    def _strokes(self, table: Table, card: int) -> Phrase:
        return self.words.phrase("six-strokes", count=table.strokes[card - 1])

    def _own(self, table: Table) -> Zone:
        me = self.desk.seat
        items = [self._secured(table, me), self._pile(table, me)]
        return self._zone("own", Role.TABLE, items, EMPTY, me)

    def _secured(self, table: Table, seat: int) -> Item:
        cards = table.secured[seat]
        text = self.words.phrase("six-secured-pile", count=len(cards))
        strokes = self.words.phrase("six-strokes", count=table.points()[seat])
        details: tuple[Phrase, ...] = ()
        if cards:
            listed = self.desk.enumerate([self.cards.number(card) for card in cards[::-1]])
            details = (self.words.phrase("six-secured-cards", cards=listed),)
        look = Look(str(len(cards)), COLOURS[seat], back=True)
        return Item(f"secured-{seat}", text, strokes, details, (0, 3), look=look)

    def _pile(self, table: Table, seat: int) -> Item:
        count = table.counts[seat]
        text = self.words.phrase("six-pile", count=count)
        state = self._drawn(table, seat) if table.drawn[seat] else EMPTY
        look = Look(str(count), COLOURS[seat], back=True)
        return Item(f"pile-{seat}", text, state, (), (0, 4), look=look)

    def _player(self, table: Table, seat: int) -> Zone:
        name = Phrase.plain(self.desk.names[seat])
        items = [self._place(table, seat, place) for place in range(len(table.places[seat]))]
        items += [self._secured(table, seat), self._pile(table, seat)]
        present = seat in self.desk.present
        role = Role.HAND if present else Role.OPPONENT
        sign = self.words.phrase("six-zone-player", number=seat + 1).braille
        summary = self._drawn(table, seat) if table.drawn[seat] else EMPTY
        zone_id = f"player-{seat + 1}"
        return Zone(zone_id, name, sign, Shape.LIST, tuple(items), role, seat, EMPTY, summary)

    def _dice(self, table: Table) -> Zone:
        return self._zone("dice", Role.PILES, (self._roll(table), self._tube(table)), EMPTY, None)

    def _roll(self, table: Table) -> Item:
        if table.phase == WINDOW:
            faces = self.desk.enumerate([Phrase.plain(str(face)) for face in table.dice])
            number = self.cards.number(table.number)
            text = self.words.phrase("six-dice-lie", number=number, faces=faces)
        elif table.phase == AIR:
            text = self.words.phrase("six-dice-roll", count=table.next_dice)
        else:
            text = self.words.phrase("six-dice", count=table.next_dice)
        state = EMPTY if table.phase == OVER else self.desk.about("six-dice-with", table.active)
        symbol = str(table.number) if table.number else "?"
        return Item("dice", text, state, (), (0, 0), look=Look(symbol, "red"))

    def _tube(self, table: Table) -> Item:
        text = self.words.phrase("six-tube")
        rounds = self.words.phrase("six-round-of", number=table.round, rounds=ROUNDS)
        return Item("tube", text, EMPTY, (rounds,), (0, 1), look=Look("?", "blue", back=True))

    def score_table(self, table: Table) -> Zone:
        """Return a row per seat: strokes, secured cards, draw pile."""
        items = []
        for seat, points in enumerate(table.points()):
            row = (
                self.words.phrase("six-strokes", count=points),
                self.words.phrase("six-secured-pile", count=len(table.secured[seat])),
                self.words.phrase("six-pile", count=table.counts[seat]),
            )
            items += [
                Item(f"score-{seat}-{column}", text, EMPTY, (), (seat, column))
                for column, text in enumerate(row)
            ]
        title = self.words.phrase("six-zone-scores")
        rows = tuple(self.desk.about("six-row", seat) for seat in range(table.setting.seats))
        return Zone(
            "scores", title, title.braille, Shape.GRID, tuple(items), Role.SCORES, None, rows=rows
        )
