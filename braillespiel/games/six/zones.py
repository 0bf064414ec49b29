"""The zones of a seat: own places, own cards, the dice and the tube, the other players."""

from __future__ import annotations

from collections.abc import Sequence

from braillespiel.games import kit
from braillespiel.games.six.deck import COLOURS
from braillespiel.games.six.records import AIR, OVER, ROUNDS, WINDOW, Public
from braillespiel.games.six.wording import Wording
from braillespiel.games.zones import Item, Look, Role, Shape, Zone
from braillespiel.words.phrase import EMPTY, Phrase, join


class ZoneMaker:
    """Makes the zones of one presenter."""

    def __init__(self, cards: Wording) -> None:
        self.cards = cards
        self.presenter = cards.presenter
        self.words = cards.words

    def zones(self, public: Public) -> tuple[Zone, ...]:
        """Return all zones, in the order in which they are walked."""
        me = self.presenter.seat
        others = [self._player(public, seat) for seat in self.presenter.others()]
        if me is None:
            return (*others, self._dice(public))
        return (self._places(public, me), self._own(public, me), self._dice(public), *others)

    def _zone(
        self, name: str, role: Role, items: Sequence[Item], summary: Phrase, owner: int | None
    ) -> Zone:
        title = self.words.phrase(f"six-zone-{name}")
        return Zone(
            name, title, title.braille, Shape.LIST, tuple(items), role, owner, EMPTY, summary
        )

    def _places(self, public: Public, me: int) -> Zone:
        summary = self._drawn(public, me) if public.drawn[me] else EMPTY
        items = [self._place(public, me, place) for place in range(len(public.places[me]))]
        return self._zone("places", Role.HAND, items, summary, me)

    def _drawn(self, public: Public, seat: int) -> Phrase:
        return self.words.phrase("six-to-lay", card=self.cards.number(public.drawn[seat]))

    def _place(self, public: Public, seat: int, place: int) -> Item:
        cards = public.places[seat][place]
        hidden = cards[:-1]
        state: Phrase = EMPTY
        over = EMPTY
        if hidden:
            over = self.words.phrase("six-over", count=len(hidden))
        if cards and public.phase == WINDOW and public.may[seat] and cards[-1] == public.number:
            fits = self.words.phrase("six-fits")
            state = join((fits, over), self.words.signs.list, felt_as=fits.braille)
        else:
            state = over
        details = [self.words.phrase("six-place", place=place + 1)]
        if cards:
            details.append(self._strokes(public, cards[-1]))
        if hidden:
            under = self.presenter.enumerate([self.cards.number(card) for card in hidden[::-1]])
            details.append(self.words.phrase("six-under", cards=under))
        look = Look(str(cards[-1]) if cards else "", COLOURS[seat])
        return Item(
            f"place-{seat}-{place}",
            self.cards.place(cards),
            state,
            tuple(details),
            (0, place),
            look=look,
            holds=over,  # felt with the card
        )

    def _strokes(self, public: Public, card: int) -> Phrase:
        return self.words.phrase("six-worth", count=public.strokes[card - 1])

    def _own(self, public: Public, me: int) -> Zone:
        items = [self._secured(public, me), self._pile(public, me)]
        return self._zone("own", Role.TABLE, items, EMPTY, me)

    def _secured(self, public: Public, seat: int) -> Item:
        cards = public.secured[seat]
        text = self.words.phrase("six-secured-pile", count=len(cards))
        strokes = self.words.phrase("six-strokes", count=public.scores()[seat])
        details: tuple[Phrase, ...] = ()
        if cards:
            listed = self.presenter.enumerate([self.cards.number(card) for card in cards[::-1]])
            details = (self.words.phrase("six-secured-cards", cards=listed),)
        look = Look(str(len(cards)), COLOURS[seat], back=True)
        return Item(f"secured-{seat}", text, strokes, details, (0, 3), look=look)

    def _pile(self, public: Public, seat: int) -> Item:
        count = public.pile(seat)
        text = self.words.phrase("six-pile", count=count)
        state = self._drawn(public, seat) if public.drawn[seat] else EMPTY
        look = Look(str(count), COLOURS[seat], back=True)
        return Item(f"pile-{seat}", text, state, (), (0, 4), look=look)

    def _player(self, public: Public, seat: int) -> Zone:
        name = self.presenter.names[seat]
        items = [self._place(public, seat, place) for place in range(len(public.places[seat]))]
        items += [self._secured(public, seat), self._pile(public, seat)]
        present = seat in self.presenter.present
        role = Role.HAND if present else Role.OPPONENT
        sign = self.words.phrase("six-zone-player", number=seat + 1).braille
        summary = self._drawn(public, seat) if public.drawn[seat] else EMPTY
        zone_id = f"player-{seat + 1}"
        return Zone(zone_id, name, sign, Shape.LIST, tuple(items), role, seat, EMPTY, summary)

    def _dice(self, public: Public) -> Zone:
        return self._zone("dice", Role.PILES, (self._roll(public), self._tube(public)), EMPTY, None)

    def _roll(self, public: Public) -> Item:
        if public.phase == WINDOW:
            faces = self.presenter.enumerate([Phrase.plain(str(face)) for face in public.dice])
            number = self.cards.number(public.number)
            text = self.words.phrase("six-dice-lie", number=number, faces=faces)
        elif public.phase == AIR:
            text = self.words.phrase("six-dice-roll", count=public.next_dice)
        else:
            text = self.words.phrase("six-dice", count=public.next_dice)
        state = (
            EMPTY if public.phase == OVER else self.presenter.about("six-dice-with", public.active)
        )
        symbol = str(public.number) if public.number else "?"
        faces_shown = public.dice if public.phase == WINDOW else (0,) * public.next_dice
        figure = "dice-" + "".join(str(face) for face in faces_shown)
        return Item("dice", text, state, (), (0, 0), look=Look(symbol, "red", figure=figure))

    def _tube(self, public: Public) -> Item:
        text = self.words.phrase("six-tube")
        rounds = self.words.phrase("six-round-of", number=public.round, rounds=ROUNDS)
        return Item("tube", text, EMPTY, (rounds,), (0, 1), look=Look("?", "blue", back=True))

    def score_table(self, public: Public) -> Zone:
        """Return a row per seat: strokes, secured cards, draw pile."""
        rows = []
        for seat, points in enumerate(public.scores()):
            cells = (
                self.words.phrase("six-strokes", count=points),
                self.words.phrase("six-secured-pile", count=len(public.secured[seat])),
                self.words.phrase("six-pile", count=public.pile(seat)),
            )
            rows.append((self.presenter.about("six-row", seat), cells))
        return kit.score_grid(self.words.phrase("six-zone-scores"), rows)
