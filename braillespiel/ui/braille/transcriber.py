"""Braille wordings as cells: sentences through the reader's table, notation through a card table.

Everything on the line can be read in only one way: a notation goes whole through the card table,
words of one or two letters and words with digits are never contracted, and neither is a word whose
contraction would turn it into a sign, a number or a card, or into a short word as the line writes
it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

from braillespiel.output.braille.tables import basic, known
from braillespiel.words.card_notation import LETTER_SIGN, as_written, own_punctuation
from braillespiel.words.phrase import PUNCTUATION, Writing, felt, pieces, without_marks

REMEMBERED = 4096
"""How many wordings are remembered with their cells: cards and names come again at every key."""
Translate = Callable[[str, str], str]
"""(text, table id) to Unicode Braille; may raise TableError."""

_BLANK = "\u2800"
_UPPER_DOTS = 0x09
"""Dots 1 and 4: a sign without them is lowered, as digits of notation are."""
_LIKE_NOTATION = re.compile("U|U{0,2}L+U{0,2}")
"""Cells of a word, upper and lowered, that could be a sign, a number or a card in notation."""
_LIKE_A_GAIN = re.compile("[⠬⠤⠿].{1,3}")
"""Cells of a word that could be plus, minus or an equals sign and what follows it."""
_LIKE_A_CARD = re.compile("(?:[⠁⠃⠉⠙⠑⠋⠛⠓⠊]|⠁[⠁⠃⠉⠙⠑]|⠭).")
"""Cells of a word that could be a card, value first."""
_LETTERS = dict(zip("⠁⠃⠉⠙⠑⠋⠛⠓⠊⠚⠅⠇⠍⠝⠕⠏⠟⠗⠎⠞⠥⠧⠺⠭⠽⠵", "abcdefghijklmnopqrstuvwxyz", strict=True))
_LETTER, _FRENCH_DIGIT = f"[{''.join(_LETTERS)}]", "[⠡⠣⠩⠹⠱⠫⠻⠳⠪⠼]"
_MARKS = "[⠂⠄⠆⠒⠲⠢⠖⠶⠦⠴]*"
"""Punctuation after a word."""
_LIKE_A_FRENCH_CARD = re.compile(f"{_LETTER}⠡?{_FRENCH_DIGIT}{_MARKS}")
"""Cells of a word that could be a card with French digits, for every value up to 19."""
_LIKE_A_FRENCH_NUMBER = re.compile(f"{_LETTER}{{0,2}}⠠{_FRENCH_DIGIT}+{_MARKS}")
"""Cells of a word that could be a French number: German computer Braille writes "ö" as a 9."""
_LIKE_TWO_LETTERS = re.compile(f"[⠨⠠]*{_LETTER}{{2}}{_MARKS}")
"""Cells of a word that could be two letters, with capital signs and punctuation around them."""


class Transcriber:
    """Turns Braille wordings into cells: text through the reader's table, notation through a
    card table.
    """

    def __init__(self, translate: Translate, text_table: str, card_table: str) -> None:
        self.translate = translate
        self._text_table, self._card_table = text_table, card_table
        self._letter_cards: frozenset[str] = frozenset()
        self._value_first, self._signed = _facts(card_table)
        self._known: dict[str, bytes] = {}
        self._letter_cells: frozenset[str] | None = None
        self._own_punctuation: frozenset[str] | None = None
        self.revision = 0
        """How often cells of before have become void: whoever keeps some compares it."""

    @property
    def text_table(self) -> str:
        """The table for text."""
        return self._text_table

    @text_table.setter
    def text_table(self, table: str) -> None:
        if table != self._text_table:
            self._text_table = table
            self.forget()

    @property
    def card_table(self) -> str:
        """The table for notation."""
        return self._card_table

    @card_table.setter
    def card_table(self, table: str) -> None:
        if table != self._card_table:
            self._card_table = table
            self._value_first, self._signed = _facts(table)
            self.forget()

    @property
    def letter_cards(self) -> frozenset[str]:
        """Notations of cards without a digit: German grade 2 writes "bis" as the card "bs"."""
        return self._letter_cards

    @letter_cards.setter
    def letter_cards(self, cards: frozenset[str]) -> None:
        if cards != self._letter_cards:
            self._letter_cards = cards
            self.forget()

    @property
    def tables(self) -> tuple[str, str]:
        """The tables in use, for text and for cards."""
        return self._text_table, self._card_table

    @property
    def value_first(self) -> bool:
        """Tell whether the card table writes a card's value before its letter."""
        return self._value_first

    def forget(self) -> None:
        """Translate everything again (a table has been replaced)."""
        self._known.clear()
        self._letter_cells = self._own_punctuation = None
        self.revision += 1

    def print(self, braille: str) -> str:
        """Return in print what the cells of ``braille`` say."""
        return without_marks(felt(braille), self._value_first)

    def unicode(self, braille: str) -> str:
        """Return ``braille`` as Unicode Braille characters."""
        return "".join(self._written(text, writing) for text, writing in _runs(braille))

    def _written(self, text: str, writing: Writing) -> str:
        if writing is Writing.BLANK or _is_cells(text):
            return text.replace(" ", _BLANK)
        if writing is Writing.NOTATION:
            return self.translate(self._noted(text), self.card_table)
        uncontracted = basic(self.text_table)
        if writing is Writing.PUNCTUATION:
            if self._own_punctuation is None:
                self._own_punctuation = own_punctuation(
                    self.translate, uncontracted, self.card_table
                )
            own = self._own_punctuation.issuperset(text)
            return self.translate(text, uncontracted if own else self.card_table)
        contracts = writing is Writing.TEXT and uncontracted != self.text_table
        cells = self.translate(text, self.text_table if contracts else uncontracted)
        if not self._misread(text, cells.split(_BLANK), contracts):
            return cells
        return _BLANK.join(self._word(word, uncontracted, contracts) for word in text.split(" "))

    def _noted(self, text: str) -> str:
        return as_written(text, self._value_first, self._signed)

    def _word(self, word: str, uncontracted: str, contracts: bool) -> str:
        """Return a word in a form that cannot be felt as notation."""
        cells = self.translate(word, self.text_table if contracts else uncontracted)
        if contracts and self._misread(word, [cells], contracts):
            cells = self.translate(word, uncontracted)
        is_number = any(map(str.isdigit, word))  # which is what it is felt as
        signed = self._like_a_card(cells) or (self._like_a_number(cells) and not is_number)
        return LETTER_SIGN + cells if signed else cells

    def _misread(self, text: str, words: list[str], contracted: bool) -> bool:
        """Tell whether one of the words of a text, in cells, could be felt as something else."""
        if any(self._like_notation(cells, contracted) for cells in words):
            return True
        if not contracted or not any(map(_LIKE_TWO_LETTERS.fullmatch, words)):
            return False
        return any(map(self._like_a_short_word, text.split(" ")))

    def _like_a_short_word(self, word: str) -> bool:
        """Tell whether the contraction of a word is a shorter word as the line writes that.

        French contracts "une" to the letters of "un", which is one cell there and spelled here.
        """
        cells = self.translate(word.strip(PUNCTUATION).lower(), self.text_table)
        short = "".join(_LETTERS.get(cell, "") for cell in cells)
        return len(cells) == len(short) == 2 and len(self.translate(short, self.text_table)) < 2

    def _like_notation(self, cells: str, contracted: bool) -> bool:
        """Tell whether the cells of a word could be felt as notation."""
        if self._like_a_card(cells) or self._like_a_number(cells):
            return True
        if not contracted:
            return False
        heights = "".join("U" if ord(cell) & _UPPER_DOTS else "L" for cell in cells)
        if _LIKE_NOTATION.fullmatch(heights) or _LIKE_A_GAIN.fullmatch(cells):
            return True
        if self._signed and _LIKE_A_FRENCH_CARD.fullmatch(cells):
            return True
        return self._like_a_letter_card(cells)

    def _like_a_letter_card(self, cells: str) -> bool:
        if self._letter_cells is None:
            cards = map(self._noted, self.letter_cards)
            self._letter_cells = frozenset(self.translate(card, self.card_table) for card in cards)
        return cells in self._letter_cells

    def _like_a_card(self, cells: str) -> bool:
        return self.value_first and _LIKE_A_CARD.fullmatch(cells) is not None

    def _like_a_number(self, cells: str) -> bool:
        return self._signed and _LIKE_A_FRENCH_NUMBER.fullmatch(cells) is not None

    def cells(self, braille: str) -> bytes:
        """Return ``braille`` as cells; what was asked for before is remembered."""
        known = self._known.get(braille)
        if known is None:
            if len(self._known) >= REMEMBERED:
                self._known.clear()
            known = bytes(ord(character) & 0xFF for character in self.unicode(braille))
            self._known[braille] = known
        return known


def _facts(card_table: str) -> tuple[bool, bool]:
    """Tell whether a card table writes the value first, and signs other numbers."""
    info = known(card_table)
    return (False, False) if info is None else (info.value_first, info.signed)


def _runs(braille: str) -> Iterator[tuple[str, Writing]]:
    """Yield the pieces of a wording; words of a sentence together, to share contractions."""
    run: list[str] = []
    blank = ""
    for text, writing in pieces(braille):
        if run and writing is Writing.BLANK and text == " " and not blank:
            blank = text
            continue
        if writing is Writing.TEXT and not _is_cells(text):
            run.append(text)
            blank = ""
            continue
        if run:
            yield " ".join(run), Writing.TEXT
            run = []
        if blank:
            yield blank, Writing.BLANK
            blank = ""
        yield text, writing
    if run:
        yield " ".join(run), Writing.TEXT
    if blank:
        yield blank, Writing.BLANK


def _is_cells(text: str) -> bool:
    """Tell whether a word is Braille already: an example in the name of a table."""
    return all("\u2800" <= sign <= "\u28ff" for sign in text)
