"""The docking places as a zone: where a part would land, and what it would complete."""

from __future__ import annotations

from collections.abc import Sequence

from braillespiel.games.hexaducto.actions import Dock
from braillespiel.games.hexaducto.field import Seen, rows_of
from braillespiel.games.hexaducto.geometry import (
    FALLING,
    RISING,
    ROW,
    axial,
    movable,
    parts,
    reading_order,
)
from braillespiel.games.hexaducto.landmarks import across
from braillespiel.games.hexaducto.preview import Docking, docking
from braillespiel.games.hexaducto.view import HexView
from braillespiel.games.hexaducto.wording import Wording
from braillespiel.games.presenter import Presenter
from braillespiel.games.zones import Item, Look, Role, Shape, Zone
from braillespiel.words.phrase import Phrase, join

CONTACTS = {
    -ROW: "right-of",
    ROW: "left-of",
    -FALLING: "below-right",
    RISING: "below-left",
    -RISING: "above-right",
    FALLING: "above-left",
}
"""Where a card lies, seen from the neighbour that a step leads to."""


def docks_of(view: HexView) -> list[tuple[Dock, Docking]]:
    """Return the legal dockings: part by part, those that complete lines first."""
    found = [
        (action, docking(view.own, action.part, action.by, view.public.settings.smallest))
        for action in view.legal_actions()
        if isinstance(action, Dock)
    ]
    order = {part: number for number, (part, _) in enumerate(movable(parts(view.own)))}
    return sorted(
        found,
        key=lambda pair: (
            order[pair[1].part],
            -sum(len(line.cells) for line in pair[1].lines),
            reading_order(pair[0].by),
        ),
    )


def side(body: set[int], part: set[int]) -> str:
    """Return on which side of ``body`` a part lies: one of six directions, or top or bottom."""
    off = [
        sum(of(place) for place in part) / len(part) - sum(of(place) for place in body) / len(body)
        for of in (across, lambda place: axial(place)[1])
    ]
    x, y = off[0], off[1] * 3**0.5
    if abs(y) < 0.42 * abs(x):
        return "right" if x > 0 else "left"
    height = "top" if y < 0 else "bottom"
    if abs(x) < 0.27 * abs(y):
        return height
    return f"{height}-{'right' if x > 0 else 'left'}"


class DockWords:
    """Words docking places."""

    def __init__(self, presenter: Presenter, words: Wording) -> None:
        self.presenter = presenter
        self.words = words

    def zone(self, view: HexView) -> Zone:
        """Return the list of all places where a part can dock."""
        name = self.words.phrase("zone-docks")
        found = docks_of(view)
        several = len({place.part for _, place in found}) > 1
        items = tuple(
            Item(
                str(action),
                self.text(view.own, place, several),
                self._contacts(view.own, place)[0],
                self._details(view.own, place),
                (0, number),
                look=Look(symbol=str(number + 1)),
            )
            for number, (action, place) in enumerate(found)
        )
        return Zone(
            "docks",
            name,
            name.braille,
            Shape.LIST,
            items,
            Role.OTHER,
            self.presenter.seat,
            summary=self.words.phrase("dock-count", count=len(items)),
        )

    def text(self, field: Seen, place: Docking, several: bool) -> Phrase:
        """Say what a place completes, where it is, and beside which cards."""
        target = {cell + place.by for cell in place.part}
        rest = set(field) - place.part
        does = self.words.completes(place.lines)
        where = self.words.phrase(
            "dock-at",
            side=self.words.phrase(f"side-{side(rest, target)}"),
            cards=self._named([field[cell] for cell in place.beside]),
        )
        phrases = [does, where] if place.lines else [where]
        if several:
            cards = self._cards(field, place.part)
            phrases.append(self.words.phrase("dock-part", cards=cards))
        return join(phrases, self.words.signs.list)

    def _contacts(self, field: Seen, place: Docking) -> list[Phrase]:
        """Say card by card what would touch what, and how: this tells a place from all others."""
        target = sorted((cell + place.by for cell in place.part), key=reading_order)
        return [
            self.words.phrase(
                f"contact-{name}",
                card=self.words.card(place.field[cell]),
                other=self.words.card(field[cell + step]),
            )
            for cell in target
            for step, name in CONTACTS.items()
            if cell + step in place.beside
        ]

    def _cards(self, field: Seen, part: frozenset[int]) -> Phrase:
        return self._named([field[cell] for cell in sorted(part, key=reading_order)])

    def _named(self, values: Sequence[int | None]) -> Phrase:
        """Word cards inside a sentence."""
        hidden = self.words.phrase("a-hidden")
        hidden = hidden.felt_as(self.words.card(None).braille)
        cards = [hidden if value is None else self.words.card(value) for value in values]
        return join(cards, self.words.signs.list)

    def _details(self, field: Seen, place: Docking) -> tuple[Phrase, ...]:
        return (
            self.words.phrase("dock-part", cards=self._cards(field, place.part)),
            join(self._contacts(field, place), self.words.signs.list),
            self.words.phrase(
                "dock-after", rows=self.words.field(place.field, rows_of(place.field))
            ),
        )
