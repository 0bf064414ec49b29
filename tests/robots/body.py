"""Two bodies for robots: one that only hears, one that only feels.

A body gives a robot the texts that reached its one sense, and takes its key presses. It never
sees an event, a view or a state, and knows no game.
"""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random

from tests.robots.words import Felt, Words, words

MESSAGE = 0x08
"""Dot 4 of the status cell, which lies at the right behind a blank."""
STATUS = (" ", "status")
NARROW = 20
"""On fewer cells sentences of four short words do not fit on a page."""
MANY = 6
"""On so many lines the whole table lies there."""
WIDE, BAR = 40, 0xB8
"""From so many cells on, how things stand lies behind this bar at the end of a line."""
MARK = 0x47
"""Stands in the blank before what is marked."""
LONGEST_READING = 200
"""Nobody reads on for so many pages: a line that has no end is a fault of the client."""


class StuckError(Exception):
    """A robot does not know how to go on."""


class Body(ABC):
    """What a robot perceives and does, and the language that it knows."""

    def __init__(self, known: Words) -> None:
        self.words = known
        self.log: list[str] = []
        """Keys and what they made the robot perceive, for a report."""
        self.turn = ""
        """What was told of whose turn it is when the last decision began."""
        self.chance = Random(0)
        """By what it takes any one of several; whoever seats it seeds it."""
        self._doubted = ""

    def one_of(self, count: int) -> int:
        """Return any number from 1 to ``count``."""
        return int(self.chance.random() * count) + 1

    def know(self, game: str) -> None:
        """Remember what is told of a game, besides what is told of all."""
        self.words = words(self.words.language, game)

    @abstractmethod
    def key(self, name: str) -> str:
        """Press a key; return all that it made the robot perceive."""

    def is_sure(self) -> bool:
        """Answer whether to end the turn although more is possible.

        The table may have changed since the decision was made: it is made once more before yes.
        """
        sure = self._doubted == self.turn
        self._doubted = "" if sure else self.turn
        return sure

    def note(self, key: str, text: str) -> str:
        """Write down what happened."""
        self.log.append(f"{key} -> {text}")
        del self.log[:-60]
        return text


class Ear(Body):
    """A keyboard and ears."""

    def __init__(self, known: Words, press: Callable[[str], Sequence[str]]) -> None:
        super().__init__(known)
        self._press = press

    def key(self, name: str) -> str:
        return self.note(name, " | ".join(self._press(name)))

    def walk(self, first: str, step: str) -> list[str]:
        """Walk from one end to the other; return what was heard of each item."""
        found = [self.key(first)]
        while True:
            said = self.key(step)
            if said == self.words.heard.edge or not said:
                return found
            found.append(said)
            if len(found) > LONGEST_READING:
                raise StuckError(f"{step} never comes to an edge")

    def cycle(self, step: str) -> list[str]:
        """Go round with a key that comes back to where it began; return each item once.

        The focus is on the first one afterwards.
        """
        found: list[str] = []
        zone = ""
        seen: set[tuple[str, str]] = set()
        while True:
            said = self.key(step)
            match = re.match(rf"(.*?\d+ {self.words.heard.of} \d+)(?:, (.*))?$", said)
            if match is None:
                return found
            zone = match[2] or zone
            if (match[1], zone) in seen or (found and not zone and match[1] == found[0]):
                for _ in range(len(found)):  # to the first one
                    if self.key(step).startswith(found[0]):
                        break
                return found
            seen.add((match[1], zone))
            found.append(match[1])
            if len(found) > LONGEST_READING:
                raise StuckError(f"{step} never comes back")

    def menu(self, opened: str, most: int = 20) -> list[str]:
        """Return the entries of the menu that said ``opened``; the focus is on the first."""
        count = re.search(rf"1 {self.words.heard.of} (\d+)", opened)
        if count is None:
            raise StuckError(f"no menu: {opened}")
        found = [self.key("Home")]
        found += [self.key("Down") for _ in range(min(most, int(count[1])) - 1)]
        self.key("Home")
        return found

    def choose(self, index: int) -> str:
        """Do the entry ``index`` of the menu whose first entry is focused."""
        for _ in range(index):
            self.key("Down")
        return self.key("Enter")


_LETTERS = dict(
    zip(
        "⠁⠃⠉⠙⠑⠋⠛⠓⠊⠚⠅⠇⠍⠝⠕⠏⠟⠗⠎⠞⠥⠧⠺⠭⠽⠵⠜⠪⠳⠮",
        "abcdefghijklmnopqrstuvwxyzäöüß",
        strict=True,
    )
)
_LOW = dict(zip("⠂⠆⠒⠲⠢⠖⠶⠦⠔⠴", "₁₂₃₄₅₆₇₈₉₀", strict=True))
_DIGITS = str.maketrans("₁₂₃₄₅₆₇₈₉₀", "1234567890")
_WORD = re.compile("[a-zäöüß]{3}")
_HIGH = dict(zip("abcdefghij", "1234567890", strict=True))


def read_cells(cells: bytes, felt: Felt) -> str:
    """Read six-dot Braille of one language cell by cell, as a finger that has learned it.

    Lower digits in a word of three letters or more are its marks and returned as "₁" to "₀";
    anywhere else they are digits. A face-down card is "?".
    """
    text, number = "", False
    for cell in cells:
        dots = chr(0x2800 + (cell & 0x3F))
        if dots == "⠼":
            number = True
            continue
        if number and dots == felt.joins_numbers:
            text += " "
            continue
        letter = _LETTERS.get(dots)
        if letter is not None:
            number = number and letter in _HIGH
            text += _HIGH[letter] if number else letter
        else:
            number = False
            text += _LOW.get(dots, felt.signs.get(dots, dots))
    return " ".join(
        token if _WORD.search(token) else token.translate(_DIGITS) for token in text.split(" ")
    )


@dataclass(frozen=True, slots=True)
class Token:
    """Something between two blanks on the line: on which page, from which cell on."""

    text: str
    page: int
    cell: int
    focused: bool


class Finger(Body):
    """A Braille display: its cells, and no keys but its own.

    ``press`` takes "PanLeft", "PanRight", "LineUp", "LineDown", "Top", "Home", "Route N", or a
    character typed on the display, "Enter" or "Space".
    """

    def __init__(
        self,
        known: Words,
        press: Callable[[str], None],
        feel: Callable[[], bytes],
        columns: int,
        rows: int = 1,
    ) -> None:
        super().__init__(known)
        self._press = press
        self._feel = feel
        self._columns = columns
        self._lines = rows
        self._line_height = 1
        """Rows that the line took when last no message lay below it, at most all but the last."""
        self._standing: set[str] = set()
        """What the rows said when last no message lay below them."""
        self.narrow = columns < NARROW

    def page(self) -> str:
        """Read what is under the fingers now, row after row; a message before the line above it."""
        rows = self._rows()
        read = [read_cells(row, self.words.felt).strip() for row in rows]
        used = [at for at, text in enumerate(read) if text]
        if not self.over_the_line():
            self._line_height = min(used[-1] + 1 if used else 1, max(1, self._lines - 1))
            self._standing = {text for text in read if text}
        elif self._lines > 1:
            numbered = [re.match(r"[a-z]\d", text) for text in read]
            height = numbered.index(None) if None in numbered else len(rows)
            height = height or self._line_height
            while height < len(rows) and read[height] in self._standing:
                height += 1  # what else the line says has stayed as it was
            read = read[height:] + read[:height]
        if self.words.felt.edge in read and self.over_the_line():
            return self.words.felt.edge
        return " ".join(text for text in read if text)

    @property
    def sees_all(self) -> bool:
        """Whether the whole table lies on the display."""
        return self._lines >= MANY

    def _rows(self) -> list[bytes]:
        """Return the rows without the status cell and how things stand."""
        cells, width = self._feel().replace(bytes((MARK,)), b"\0"), self._columns
        rows = [cells[at : at + width - len(STATUS)] for at in range(0, width * self._lines, width)]
        if width >= WIDE and not self.over_the_line():
            bar = rows[0].rfind(bytes((0, BAR)))
            rows[0] = rows[0][:bar] if bar >= 0 else rows[0]
        return rows

    def over_the_line(self) -> bool:
        """Tell from the status cell whether a message or an answer lies here."""
        return bool(self._feel()[self._columns - 1] & MESSAGE)

    def key(self, name: str) -> str:
        """Press a key and read on to the end: messages, then the line."""
        self._press(name)
        return self.note(name, self.read_on())

    def glance(self, name: str) -> str:
        """Press a key and read no more than what is under the fingers then."""
        self._press(name)
        return self.note(name, self.page())

    def change(self) -> None:
        """Change the value of a menu's entry."""
        self.key("Space")

    def read_on(self) -> str:
        """Read from here to the end."""
        found = [self.page()]
        while True:
            self._press("PanRight")
            text = self.page()
            if text == self.words.felt.edge:
                self._press("PanRight")
                return " | ".join(found)
            found.append(text)
            if len(found) > LONGEST_READING:
                raise StuckError("the line never comes to an end")

    def back(self) -> None:
        """Go to the first page of the line: before it lie messages."""
        self._to_the_line()
        for _ in range(LONGEST_READING):
            self._press("PanLeft")
            if self.over_the_line():
                self._to_the_line()
                return
        raise StuckError("the line never comes to a beginning")

    def _to_the_line(self) -> None:
        """Read on through messages until the line lies there."""
        for _ in range(LONGEST_READING):
            if not self.over_the_line():
                return
            self._press("PanRight")
        raise StuckError("the messages never come to an end")

    def line(self) -> list[Token]:
        """Read the line page by page; return what lies between the blanks, without the sign."""
        self.back()
        found: list[Token] = []
        number = 0
        while True:
            for row, cells in enumerate(self._rows()):
                found += self._tokens(cells, number, row * self._columns)
            self._press("PanRight")
            if self.page() == self.words.felt.edge:
                self._press("PanRight")
                return found
            number += 1
            if number > LONGEST_READING:
                raise StuckError("the line has no last page")

    def zone(self) -> list[Token]:
        """Read the line as :meth:`line` does; of the whole table, only the row with the focus."""
        found = self.line()
        lit = next((token for token in found if token.focused), None)
        if not self.sees_all or lit is None:
            return found
        row = lit.cell // self._columns
        return [t for t in found if t.page == lit.page and t.cell // self._columns == row]

    def _tokens(self, cells: bytes, page: int, at: int) -> list[Token]:
        """Return what lies between the blanks of a row that begins at the cell ``at``."""
        found: list[Token] = []
        start = 0
        for index in range(len(cells) + 1):
            if index == len(cells) or not cells[index]:
                part = cells[start:index]
                if part and start:
                    lit = any(cell & 0xC0 == 0xC0 for cell in part)
                    text = read_cells(part, self.words.felt)
                    found.append(Token(text, page, at + start, lit))
                start = index + 1
        return found

    def route(self, token: Token) -> str:
        """Go to the token's page and press the routing key over it."""
        self.back()
        for _ in range(token.page):
            self._press("PanRight")
        return self.key(f"Route {token.cell}")

    def focus(self, token: Token) -> None:
        """Focus what the token stands for, unless it is focused already."""
        if not token.focused:
            self.route(token)

    def menu(self, most: int = 20) -> list[str]:
        """Return the entries of the menu that is open; the focus is on the first."""
        found: list[str] = []
        text = self.key("Top")
        while len(found) < most:
            found.append(text)
            text = self.key("LineDown")
            if text in (found[0], self.words.felt.edge):
                break
        self.key("Top")
        return found

    def choose(self, index: int) -> str:
        """Do the entry ``index`` of the menu whose first entry is focused."""
        for _ in range(index):
            self.key("LineDown")
        return self.key("Enter")
