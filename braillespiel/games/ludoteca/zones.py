"""The zones of a seat: hand, own table, opponents' tables, piles."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace

from braillespiel.games.ludoteca import moves
from braillespiel.games.ludoteca.actions import Action, Lay, Swap
from braillespiel.games.ludoteca.cards import (
    FIRST_RESOURCE,
    PILLAR_FACES,
    PILLARS,
    cell_face,
    cell_value,
    face_text,
    pillar_of,
    value_of,
)
from braillespiel.games.ludoteca.deck import GoalCard
from braillespiel.games.ludoteca.records import Known
from braillespiel.games.ludoteca.scoring import (
    FOUR_OF_A_KIND,
    closed,
    goal_count,
    resource_points,
    row_points,
)
from braillespiel.games.ludoteca.view import LudotecaView
from braillespiel.games.ludoteca.wording import Wording
from braillespiel.games.presenter import Presenter
from braillespiel.games.zones import Item, Look, Role, Shape, Zone
from braillespiel.words.catalogue import Argument
from braillespiel.words.phrase import EMPTY, Phrase, notation

ORDERS = ("pillar", "value", "dealt")
MOST_DETAILS = 8
"""More possibilities of one card than this are only counted."""


def numbered(texts: Sequence[str]) -> list[str]:
    """Return item keys for cards: "s7", and "s7:2" for its second copy."""
    seen: Counter[str] = Counter()
    keys = []
    for text in texts:
        seen[text] += 1
        keys.append(text if seen[text] == 1 else f"{text}:{seen[text]}")
    return keys


def card_keys(known: Known) -> list[str]:
    """Return the item keys of all cards in the own hand, and of those that are looked at."""
    hand, looked = map(face_text, known.hand), map(face_text, known.looked)
    return [*numbered([*hand]), *numbered([f"looked-{text}" for text in looked])]


def row_key(seat: int | None, pillar: int) -> str:
    """Return the item key of a pillar on the table of ``seat``."""
    return f"row-{seat}-{PILLARS[pillar]}"


class ZoneMaker:
    """Makes the zones of one presenter from one view."""

    def __init__(
        self, presenter: Presenter, cards: Wording, view: LudotecaView, order: str
    ) -> None:
        self.presenter = presenter
        self.words = presenter.words
        self.cards = cards
        self.view = view
        self.table = view.public
        self.known = view.known
        self.order = order

    def zones(self) -> list[Zone]:
        """Return all zones, in the order in which they are walked."""
        own = self.presenter.seat
        zones = [self._looked()] if self.known.looked else []
        if own is not None:
            zones += [self._hand(own), self._pillars(own), self._kinds(own)]
            if self.table.settings.extended:
                zones.append(self._extras(own))
        others = enumerate(self.table.others(own), 1)
        zones += [self._opponent(seat, number) for number, seat in others]
        return [*zones, self._piles(), self._discarded()]

    def _zone(
        self,
        name: str,
        items: Sequence[Item],
        role: Role,
        owner: int | None = None,
        summary: Phrase | None = None,
    ) -> Zone:
        title = self.words.phrase(f"ludoteca-zone-{name}")
        return Zone(
            name,
            title,
            title.braille,
            Shape.LIST,
            tuple(items),
            role,
            owner,
            self.words.phrase(f"ludoteca-empty-{name}"),
            self.words.phrase("cards-count", count=len(items)) if summary is None else summary,
        )

    # -- hand ----------------------------------------------------------------------------

    def _hand(self, seat: int) -> Zone:
        faces = list(self.known.hand)
        if self.order == "pillar":
            faces.sort()
        elif self.order == "value":
            faces.sort(key=lambda f: (value_of(f) if f < PILLAR_FACES else 9 + f, f))
        keys = numbered([face_text(face) for face in faces])
        lays = moves.lays(self.table, seat, self.known.hand)
        items = [
            self._hand_item(seat, face, key, place, lays)
            for place, (face, key) in enumerate(zip(faces, keys, strict=True))
        ]
        return self._zone("hand", items, Role.HAND, seat)

    def _hand_item(
        self, seat: int, face: int, key: str, place: int, lays: Sequence[Action]
    ) -> Item:
        by_value = self.order == "value" and face < PILLAR_FACES
        group = f"v{value_of(face)}" if by_value else face_text(face)
        return Item(
            key,
            self.cards.card(face),
            self._hand_state(seat, face),
            tuple(self._hand_details(seat, face, lays)),
            (0, place),
            group,
            self.cards.look(face),
            EMPTY if face >= PILLAR_FACES else self.words.phrase("ludoteca-fits-not"),
        )

    def _hand_state(self, seat: int, face: int) -> Phrase:
        if face >= FIRST_RESOURCE:
            return self.words.phrase("ludoteca-resource")
        if face >= PILLAR_FACES:
            return EMPTY
        pillar = pillar_of(face)
        limit = self.table.limits(seat)[pillar]
        if value_of(face) < limit:
            if self.table.phase == "discard" and self.table.turn == seat:
                return EMPTY  # Enter discards it now: "begins a row" would promise the contrary.
            begins = not self.table.rows[seat][pillar]
            return self.words.phrase("ludoteca-begins" if begins else "ludoteca-fits")
        return EMPTY if limit else self.words.phrase("ludoteca-pillar-shut")

    def _hand_details(self, seat: int, face: int, lays: Sequence[Action]) -> list[Phrase]:
        text = self.cards.text(face)
        lines = [] if text is None else [text]
        if face < PILLAR_FACES:
            lines.append(self._row_line(seat, pillar_of(face)))
        combinations = [
            action
            for action in lays
            if isinstance(action, Lay) and any(piece.face == face for piece in action.pieces)
            if len(action.pieces) > 1
        ]
        if len(combinations) > MOST_DETAILS:
            lines.append(self.words.phrase("ludoteca-combinations-count", count=len(combinations)))
        else:
            lines += [self.combination(action) for action in combinations]
        return lines

    def combination(self, action: Lay) -> Phrase:
        """Word a combination with its effect: "Dreierreihe 7 6 5 Spielkultur, du ziehst eine"."""
        return self.words.phrase(
            f"ludoteca-combination-{len(action.pieces)}",
            cards=self.cards.pieces(action.pieces),
            others=self.table.settings.seats - 1,
        )

    # -- tables --------------------------------------------------------------------------

    def _row_line(self, seat: int, pillar: int) -> Phrase:
        """Word a pillar with all that is true of it."""
        return self.words.phrase(
            "ludoteca-row-line",
            pillar=self.cards.pillar(pillar),
            state=self.row_state(seat, pillar),
        )

    def row_state(self, seat: int, pillar: int) -> Phrase:
        """Word what is true of a pillar: "offen, 7, 5, 4, jeder Wert darf folgen, 3 Punkte"."""
        row = self.table.rows[seat][pillar]
        if self.table.done[seat] >> pillar & 1:
            return self.words.phrase("ludoteca-row-locked")
        if not row:
            return self.words.phrase("ludoteca-row-empty")
        settings = self.table.settings
        points = row_points(row, settings.extended, settings.eight)
        values = self.cards.values(row)
        if closed(row):
            return self._row("closed", points, values=values)
        last = cell_value(row[-1])
        return self._row("any" if last == 4 else "open", points, values=values, last=last)

    def _row(self, state: str, points: int, **arguments: Argument) -> Phrase:
        """Word a row and its points, which a short row costs."""
        said = self.cards.number(points)
        return self.words.phrase(
            f"ludoteca-row-{state}", points=said, count=abs(points), **arguments
        )

    def row_braille(self, seat: int, pillar: int) -> str:
        """Return a row in short notation: "s754", closed "s7541=", locked "s=", empty "s-"."""
        letter = self.cards.letter(pillar)
        row = self.table.rows[seat][pillar]
        if self.table.done[seat] >> pillar & 1:
            return notation(f"{letter}=")
        if not row:
            return notation(f"{letter}-")
        values = "".join(str(cell_value(laid)) for laid in row)
        return notation(f"{letter}{values}{'=' if closed(row) else ''}")

    def _row_item(self, seat: int, pillar: int) -> Item:
        name = self.cards.pillar(pillar)
        row = self.table.rows[seat][pillar]
        state = self.row_state(seat, pillar)
        details = [*(self.cards.laid(laid) for laid in row), state]
        if not row and not self.table.done[seat] >> pillar & 1:
            # What may begin a row is a rule, the same for all six.
            state = self.words.phrase("ludoteca-row-bare")
            details = [self.words.phrase("ludoteca-row-start")]
        return Item(
            row_key(seat, pillar),
            name.felt_as(self.row_braille(seat, pillar)),
            state.felt_as(""),
            tuple(details),
            (0, pillar),
            look=self.cards.row_look(pillar, row),
            holds=Phrase.plain(state.brief, ""),
        )

    def _pillars(self, seat: int) -> Zone:
        items = [self._row_item(seat, pillar) for pillar in range(6)]
        count = self.table.completed(seat).bit_count()
        done = self.words.phrase("ludoteca-completed", count=count)
        return self._zone("pillars", items, Role.TABLE, seat, done)

    def _kind_items(self, seat: int) -> list[Item]:
        items = []
        for number, kind in enumerate(self.table.kinds[seat]):
            value = cell_value(kind[0])
            items.append(
                Item(
                    f"kind-{seat}-{number}",
                    self.words.phrase("ludoteca-four", value=value),
                    self.words.phrase("ludoteca-points", count=FOUR_OF_A_KIND),
                    tuple(self.cards.card(cell_face(laid)) for laid in kind),
                    (0, number),
                    look=Look("4 × " + str(value)),
                )
            )
        return items

    def _kinds(self, seat: int) -> Zone:
        count = self.words.phrase("ludoteca-kinds-count", count=len(self.table.kinds[seat]))
        return self._zone("kinds", self._kind_items(seat), Role.TABLE, seat, count)

    def _resource_items(self, seat: int) -> list[Item]:
        items = []
        for number, face in enumerate(self.table.resources[seat]):
            text = self.cards.text(face)
            items.append(
                Item(
                    f"resource-{seat}-{number}",
                    self.cards.card(face),
                    details=(text,) if text else (),
                    place=(0, number),
                    group=face_text(face),
                    look=self.cards.look(face),
                )
            )
        return items

    def _extras(self, seat: int) -> Zone:
        goal = self.known.goal
        items = [] if goal is None else [self._goal(seat, self.table.goal(goal))]
        items += self._resource_items(seat)
        return self._zone("extras", items, Role.TABLE, seat, self._resources_line(seat))

    def _resources_line(self, seat: int) -> Phrase:
        count = len(self.table.resources[seat])
        return self.words.phrase(
            "ludoteca-resources-count", count=count, points=resource_points(count)
        )

    def _goal(self, seat: int, goal: GoalCard) -> Item:
        count = goal_count(
            goal.need,
            self.table.rows[seat],
            self.table.done[seat],
            len(self.table.kinds[seat]),
            len(self.table.resources[seat]),
        )
        state = (
            self.words.phrase("ludoteca-goal-reached")
            if count >= goal.need.count
            else self.words.phrase("ludoteca-goal-progress", found=count, need=goal.need.count)
        )
        name = self.words.phrase("ludoteca-goal", goal=self.cards.goal(goal))
        # A display shows the text alone, so how far it is belongs there for the finger.
        text = name.felt_as(f"{name.braille} {state.braille}")
        return Item("goal", text, state, (self.cards.goal_text(goal),), holds=state)

    def goal_line(self) -> Phrase:
        """Word the own goal, how far it is, and the own resources."""
        seat, number = self.presenter.seat, self.known.goal
        if seat is None or number is None:
            return self.words.phrase("ludoteca-no-goal")
        goal = self._goal(seat, self.table.goal(number))
        return self.words.phrase(
            "ludoteca-goal-line",
            goal=goal.text,
            state=goal.state,
            text=goal.details[0],
            resources=self._resources_line(seat),
        )

    def _opponent(self, seat: int, number: int) -> Zone:
        items = [self._row_item(seat, pillar) for pillar in range(6)]
        seen = self.table.seen[seat]
        named = self.words.phrase("ludoteca-seen-in-hand", cards=self.cards.cards(seen))
        items.append(
            Item(
                f"hand-{seat}",
                self.words.phrase("ludoteca-hand-count", count=self.known.sizes[seat]),
                details=(named,) if seen else (self.words.phrase("ludoteca-seen-nothing"),),
                look=Look(str(self.known.sizes[seat]), back=True),
            )
        )
        items += self._kind_items(seat) + self._resource_items(seat)
        placed = tuple(replace(item, place=(0, place)) for place, item in enumerate(items))
        name = self.presenter.names[seat]
        title = self.words.phrase("ludoteca-zone-opponent", name=name, number=number)
        return Zone(
            f"opponent-{seat}",
            title,
            title.braille,
            Shape.LIST,
            placed,
            Role.OPPONENT,
            seat,
            EMPTY,
            self.words.phrase(
                "ludoteca-opponent-summary",
                completed=self.table.completed(seat).bit_count(),
                hand=self.known.sizes[seat],
            ),
        )

    # -- piles ---------------------------------------------------------------------------

    def _piles(self) -> Zone:
        discards = self.table.discards
        draw = Item(
            "draw",
            self.words.phrase("ludoteca-draw-pile", count=self.known.pile),
            look=Look(str(self.known.pile), back=True),
        )
        if discards:
            top = self.words.phrase("ludoteca-discard-pile", card=self.cards.card(discards[-1]))
            state = self.words.phrase("cards-count", count=len(discards))
            look = self.cards.look(discards[-1])
        else:
            top, state, look = self.words.phrase("ludoteca-discard-empty"), EMPTY, Look()
        items = [draw, Item("discards", top, state, place=(0, 1), look=look)]
        return self._zone("piles", items, Role.PILES, None, EMPTY)

    def _discarded(self) -> Zone:
        discards = self.table.discards
        items = [
            Item(
                f"discarded-{index}",
                self.cards.card(discards[index]),
                place=(0, place),
                group=face_text(discards[index]),
                look=self.cards.look(discards[index]),
            )
            for place, index in enumerate(range(len(discards) - 1, -1, -1))
        ]
        return self._zone("discarded", items, Role.OTHER)

    def _looked(self) -> Zone:
        looked = self.known.looked
        keys = numbered([f"looked-{face_text(face)}" for face in looked])
        items = [
            Item(key, self.cards.card(face), place=(0, place), look=self.cards.look(face))
            for place, (face, key) in enumerate(zip(looked, keys, strict=True))
        ]
        return self._zone("looked", items, Role.OTHER, self.presenter.seat)


def lays_of(view: LudotecaView) -> list[Lay | Swap]:
    """Return all that the own hand could lay now, whoever's turn it is."""
    found = moves.lays(view.public, view.seat, view.known.hand)
    return [action for action in found if isinstance(action, Lay | Swap)]
