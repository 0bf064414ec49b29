"""A deck of cards as labels need it: print text, colour and value or Braille text, copies.

The deck file (TOML)
--------------------
A game keeps its deck in ``games/NAME/labels.toml``, a user's deck has the same form::

    [deck]
    id = "colours"                          # for file names
    name = { de = "Farben", en = "Colours" }  # or one name for every language
    card = "bridge"                         # a size of cards.toml, or "56x87" in mm
    scheme = { de = "german", en = "plain" }  # notation if none is asked for; or one for all
    print = "{colour} {value}"              # what stands on a card that has no print of its own
    orient = "corner"                       # or "line": the way that ends this deck's conflicts

    [colours.red]
    name = { de = "rot", en = "red", fr = "rouge" }
    letter = { de = "r", en = "r", fr = "r" }
    alternatives = { de = ["t"] }           # other letters that a remedy may take
    sign = "⠶"                              # for schemes with tactile signs: Braille or dots

    [values.skip]                           # only for values that are not plain numbers
    name = { de = "Aussetzen", en = "skip" }
    letter = { de = "a", en = "s" }
    sign = "⠇"

    [[cards]]                               # every colour with every value
    colours = ["red", "blue"]
    values = ["0-9", "skip"]
    copies = 2

    [[cards]]                               # a card with a text of its own
    id = "wild"
    print = { de = "Farbwahl", en = "wild" }
    braille = { de = "fa", en = "w" }       # text for the table, or Unicode Braille; "/" new line;
                                            # {value} stands for the value of the card
    sign = { de = "fa", en = "w" }          # card notation, as the display writes it
    dots = "1245-2456"                      # by hand: cells parted by "-", lines by "/"
    labels = { skat = "⠂" }                 # by hand for one scheme: Unicode Braille or dots
    copies = 4

A label written by hand wins over Braille text, and that over colour and value.

A deck of the catalogue also says which pack its labels fit, and who counted it from what::

    [catalogue]
    edition = { de = "Französisches Blatt", en = "French suits" }
    publisher = "Example Games"             # only of a game that is sold
    languages = ["de"]                      # of the words on the cards
    games = ["Skat", "Mau-Mau"]             # what is played with it, for the search
    from = { de = "vier Farben zu acht", en = "four suits of eight" }
    by = "braillespiel"
    date = 2026-11-24
    checked = false                         # true: counted from a box
"""

from __future__ import annotations

import datetime
from dataclasses import dataclass, field
from pathlib import Path

from braillespiel import languages

Strings = dict[str, str]
"""A text by language code; "*" is the text for every other language."""

ORIENTATIONS = ("none", "corner", "line")
"""What tells a finger which way up a label is: a corner that is cut off, or a line below it."""


def in_language(strings: Strings, language: str) -> str:
    """Return the text of a language, else the one for all, else the English or the first one.

    A language with a region takes the text of the one without it.
    """
    for key in (language, *languages.chain(language)[1:-1], "*", languages.FALLBACK):
        if key in strings:
            return strings[key]
    return next(iter(strings.values()), "")


@dataclass(frozen=True, slots=True)
class Colour:
    """A colour or suit."""

    id: str
    names: Strings
    letters: Strings
    """What stands for the colour in notation."""
    alternatives: dict[str, tuple[str, ...]] = field(default_factory=dict)
    """Other letters that a remedy may take, by language."""
    sign: tuple[str, ...] = ()
    """Lines of Unicode Braille for schemes with tactile signs; empty for no sign."""
    free: bool = False
    """Nobody named a letter: it was taken from the name, and the best of the name may be taken."""


@dataclass(frozen=True, slots=True)
class DeckValue:
    """A value that is not only a number, or has a tactile sign."""

    id: str
    names: Strings
    letters: Strings
    sign: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class CardSpec:
    """One kind of card and how many of it there are."""

    id: str
    copies: int
    colour: str | None = None
    value: str | None = None
    prints: Strings = field(default_factory=dict)
    """What stands on the card; may hold {colour} and {value}."""
    braille: Strings = field(default_factory=dict)
    """Braille text for the table, or Unicode Braille."""
    dots: Strings = field(default_factory=dict)
    """A label by hand, as dots."""
    labels: Strings = field(default_factory=dict)
    """A label by hand for one notation scheme: Unicode Braille or dots, by scheme id."""
    sign: Strings = field(default_factory=dict)
    """Card notation; in the scheme "display" it goes through the card table."""
    turn: int = 0
    """How a lozenge lies in use, in degrees clockwise from standing on its sharp corner."""


@dataclass(frozen=True, slots=True)
class Remark:
    """What was odd about a deck file but did not keep it from being read."""

    kind: str
    """column (unknown, left out) or surplus (a row with more cells than columns)."""
    line: int
    text: str
    """Names of the columns, or what stands in the surplus cells."""


@dataclass(frozen=True, slots=True)
class CatalogueEntry:
    """What the catalogue says of a deck: which pack it fits, and who counted it from what."""

    edition: Strings
    counted_from: Strings
    counted_by: str
    date: datetime.date
    checked: bool
    """It was counted from a box."""
    publisher: str = ""
    """Of a game that is sold; such a deck has labels only. Empty for a traditional pack."""
    languages: tuple[str, ...] = ()
    """Languages of the words on the cards; empty if there are none."""
    games: tuple[str, ...] = ()
    """What is played with the pack."""


@dataclass(frozen=True, slots=True)
class Deck:
    """A deck of cards."""

    id: str
    names: Strings
    card: str
    """Size: an id of cards.toml or "63x88"."""
    cards: tuple[CardSpec, ...]
    colours: dict[str, Colour] = field(default_factory=dict)
    values: dict[str, DeckValue] = field(default_factory=dict)
    schemes: Strings = field(default_factory=dict)
    """Notation scheme by language if none is asked for."""
    prints: Strings = field(default_factory=lambda: {"*": "{colour} {value}"})
    orient: str = "none"
    """What ends the deck's conflicts: "corner", "line" or "none"."""
    entry: CatalogueEntry | None = None
    """What the catalogue says of it; None for a deck that is not in it."""
    source: Path | None = field(default=None, compare=False)
    """The file that it was read from; labels never overwrite it."""
    remarks: tuple[Remark, ...] = field(default=(), compare=False)

    @property
    def sold(self) -> bool:
        """Whether the pack belongs to a publisher: then there are labels, and nothing else."""
        return self.entry is not None and bool(self.entry.publisher)

    @property
    def count(self) -> int:
        """How many cards, copies included."""
        return sum(card.copies for card in self.cards)

    def print_text(self, card: CardSpec, language: str) -> str:
        """Return what stands on a card."""
        template = in_language(card.prints or self.prints, language)
        colour = self.colours.get(card.colour or "")
        value = self.values.get(card.value or "")
        text = template.replace(
            "{colour}", in_language(colour.names, language) if colour else (card.colour or "")
        ).replace("{value}", in_language(value.names, language) if value else (card.value or ""))
        return " ".join(text.split())
