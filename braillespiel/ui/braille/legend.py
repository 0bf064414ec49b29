"""The legend: what is on the Braille line, and what it means, both from the same phrases.

A phrase holds its sign (the Braille wording) and its meaning (the full one), so whatever a zone
writes is in its legend. Signs that differ only in their numbers or cards appear once, as an
example.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from braillespiel.games.zones import Item, Zone
from braillespiel.words.catalogue import Words
from braillespiel.words.phrase import Phrase, join, with_cards_alike, without_marks

_NUMBER = re.compile(r"-?[0-9]+")
_MANY = re.compile(r"(\S+)(?: \1)+")
_OWN = (
    "mark-sign",
    "edge",
    "line-focused",
    "line-fields",
    "line-earlier",
    "line-status-waiting",
    "line-status-message",
    "line-status-turn",
    "line-status-more",
    "line-status-too-soon",
)
"""Messages whose Braille wording is a sign of the line itself; NAME-means says its meaning."""


@dataclass(frozen=True, slots=True)
class Sign:
    """A sign as it is written on the line, and what it means."""

    braille: str
    meaning: str
    leads: bool = False
    """Whether it stands at the beginning of a zone's line; the same sign may also occur within."""
    spoken: str = ""
    """What is said about it; nothing if its letters and figures say it themselves."""

    @property
    def shape(self) -> str:
        """What it has in common with signs of other numbers or cards, and with longer rows."""
        alike = without_marks(with_cards_alike(self.braille))
        return _MANY.sub(r"\1", _NUMBER.sub("#", alike))

    @property
    def kind(self) -> tuple[bool, str]:
        """Signs of the same kind are explained once."""
        return self.leads, self.shape

    def phrase(self, words: Words) -> Phrase:
        """Return the sign as a line of the legend: the sign first, then its meaning."""
        sign = self.spoken or without_marks(self.braille)
        said = f"{sign}{words.signs.label}{self.meaning}"
        return Phrase(said, said, f"{self.braille} {self.meaning}")


def zone_signs(words: Words, zones: Iterable[Zone]) -> list[Sign]:
    """Return the signs of zones in their order, one example of each shape."""
    found: dict[tuple[bool, str], Sign] = {}
    for zone in zones:
        for sign in _signs(zone, words.signs.list):
            if sign.braille and sign.meaning != without_marks(sign.braille):
                found.setdefault(sign.kind, sign)
    return list(found.values())


def _signs(zone: Zone, between: str) -> Iterator[Sign]:
    yield Sign(zone.sign, zone.name.full, leads=True)
    for row in zone.rows:
        yield Sign(f"{zone.sign}{row.braille}", f"{zone.name.full}{between}{row.full}", leads=True)
        yield _sign(row)
    if not zone.items:
        yield _sign(zone.empty)
    yield _sign(zone.summary)
    for item in zone.items:
        yield from _of_item(item, between)


def _of_item(item: Item, between: str) -> Iterator[Sign]:
    named = item.text.full
    if _NUMBER.search(item.text.braille) and not _NUMBER.search(named):
        named = join((item.text, item.state), between).full  # "d24": how many lie on the draw pile
    yield Sign(item.text.braille, named)
    # What the thing holds is felt in its name: the sign of its state does not tell it.
    yield Sign(item.state.braille, item.state.full.removesuffix(f"{between}{item.holds.full}"))
    for phrase in item.details:
        yield _sign(phrase)


def _sign(phrase: Phrase) -> Sign:
    return Sign(phrase.braille, phrase.full)


_OF_A_CLASS = (
    "class-cell",
    "class-cell-hand",
    "class-cell-follow",
    "class-cell-pause",
    "class-cell-waits",
)


def class_signs(words: Words) -> list[Sign]:
    """Return the signs of the class cell."""
    found = [(words.phrase(key), words(f"{key}-means")) for key in _OF_A_CLASS]
    return [Sign(named.braille, means, spoken=named.full) for named, means in found]


def own_signs(words: Words) -> list[Sign]:
    """Return the signs that the line itself writes: mark, focus, edge, bar, status cell."""
    return [
        Sign(named.braille, words(f"{key}-means"), spoken=named.full)
        for key, named in ((key, words.phrase(key)) for key in _OWN)
    ]
