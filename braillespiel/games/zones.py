"""Zones: what a seat perceives of the table, ready to be walked, said, brailled and drawn."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum
from functools import cached_property

from braillespiel.words.phrase import EMPTY, Phrase


class Shape(Enum):
    """How a zone is walked. ``Item.place`` is (row, column), in a hex field axial (q, r)."""

    LIST = "list"
    ROWS = "rows"
    GRID = "grid"
    HEX = "hex"
    PILES = "piles"


class Role(Enum):
    """Which key of the key table jumps to a zone."""

    HAND = "hand"
    TABLE = "table"
    OPPONENT = "opponent"
    PILES = "piles"
    SCORES = "scores"
    OTHER = "other"


@dataclass(frozen=True, slots=True)
class Look:
    """How an item is drawn for those who see: never needed, never the only bearer of a fact.

    ``symbol`` is the big text on the card, ``colour`` one of the palette's names ("yellow",
    "red" ...), ``letter`` what stands for the colour where colours cannot be told apart,
    ``back`` a card lying face down, ``pattern`` a fill pattern's name, ``figure`` that of a small
    drawing (both front ends list them in their ``figures``), ``facts`` the parts of the state
    where each is drawn as its own sign, ``prints`` what is written under the cells of a symbol
    that is a Braille row (first cell, number of cells, text).
    """

    symbol: str = ""
    colour: str = ""
    letter: str = ""
    back: bool = False
    pattern: str = ""
    figure: str = ""
    facts: tuple[str, ...] = ()
    prints: tuple[tuple[int, int, str], ...] = ()


@dataclass(frozen=True, slots=True)
class Item:
    """One thing in a zone.

    ``key`` is unique over all zones of a view and stays the same while the thing does.
    ``text`` names it (Braille: its notation), ``state`` says what is true of it now, ``contrary``
    what is said where the state is empty, but most others have one (:func:`told_states`).
    ``details`` are the lines that the other axis and the I key read. ``group`` puts equal
    things together when the zone is read whole; ``Presenter.group`` words it. ``holds`` is what
    lies in a thing that holds others, as a row does cards: said with its name wherever the zone is
    read whole, since without it the name tells nothing; felt in ``text``.
    """

    key: str
    text: Phrase
    state: Phrase = EMPTY
    details: tuple[Phrase, ...] = ()
    place: tuple[int, int] = (0, 0)
    group: str = ""
    look: Look = field(default_factory=Look)
    contrary: Phrase = EMPTY
    holds: Phrase = EMPTY

    @property
    def whole(self) -> Phrase:
        """What it is where its zone is read whole: its name, and what it holds for the ear."""
        return self.text + self.holds.felt_as("") if self.holds is not EMPTY else self.text


@dataclass(frozen=True, slots=True)
class Polygon:
    """A filled outline of a zone's drawing, for those who see.

    ``corners`` are (right, down) in units of the drawing's own, to be scaled to any size.
    ``shade`` is light, medium or dark, ``pattern`` a fill pattern's name, so that nothing hangs
    on the shade alone. A ``ghost`` is only planned. ``key`` is the item that it belongs to.
    Polygons are painted in order: later ones cover earlier ones.
    """

    corners: tuple[tuple[float, float], ...]
    shade: str = "light"
    pattern: str = ""
    ghost: bool = False
    key: str = ""


@dataclass(frozen=True)
class Zone:
    """A named, ordered set of items of one shape.

    ``sign`` is the Braille zone sign (one or two letters, "h"); ``owner`` the seat it belongs
    to; ``empty`` what is said when there is nothing in it; ``summary`` the zone in one breath
    (how many cards); ``rows`` names the rows of ROWS, GRID and HEX zones by row number;
    ``widest`` is the Braille of the widest thing that a GRID or HEX zone can come to hold;
    ``drawing`` shows the zone to those who see, where more than its items is to be seen. ``origin``
    are the numbers that the first row, and the first place in a row, have in words. ``whole`` has a
    GRID lie with all its rows on one line of Braille, each row without blanks: for a small field
    whose things are one cell each. ``best_first`` is a zone of proposals in the order of their
    worth: who comes back to it after it has changed begins at the first.
    """

    id: str
    name: Phrase
    sign: str
    shape: Shape
    items: tuple[Item, ...]
    role: Role = Role.OTHER
    owner: int | None = None
    empty: Phrase = EMPTY
    summary: Phrase = EMPTY
    rows: tuple[Phrase, ...] = ()
    widest: str = ""
    drawing: tuple[Polygon, ...] = ()
    origin: tuple[int, int] = (1, 1)
    whole: bool = False
    best_first: bool = False

    @cached_property
    def told_states(self) -> tuple[Phrase, ...]:
        """What is said of each item's state: what is true of most cards tells none apart.

        The others say theirs, or the contrary. Of a place on a table it is always said what is
        there.
        """
        states = [item.state for item in self.items]
        cards = self.role in (Role.HAND, Role.PILES)
        usual = max(states, key=states.count) if cards and len(states) > FEW else EMPTY
        if usual == EMPTY or 2 * states.count(usual) <= len(states):
            return tuple(states)
        return tuple(
            EMPTY if item.state == usual else item.contrary if item.state == EMPTY else item.state
            for item in self.items
        )


FEW = 3
"""So many things tell each their state, even if it is the same."""
