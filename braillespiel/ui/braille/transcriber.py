"""Braille wordings as cells: text through the reader's table, notation through a card table."""

from __future__ import annotations

from collections.abc import Callable

from braillespiel.words.phrase import segments

REMEMBERED = 4096
"""Wordings whose cells are remembered: cards and names come again at every key."""
Translate = Callable[[str, str], str]
"""(text, table id) to Unicode Braille; may raise TableError."""


class Transcriber:
    """Turns Braille wordings into cells: text through the reader's table, notation through a
    card table.
    """

    def __init__(self, translate: Translate, text_table: str, card_table: str) -> None:
        self.translate = translate
        self.text_table = text_table
        self.card_table = card_table
        self._known: dict[str, bytes] = {}
        self._known_in = self.tables

    @property
    def tables(self) -> tuple[str, str]:
        """The tables in use, for text and for cards."""
        return self.text_table, self.card_table

    def forget(self) -> None:
        """Translate everything again (a table has been replaced)."""
        self._known.clear()

    def unicode(self, braille: str) -> str:
        """Return ``braille`` as Unicode Braille characters."""
        return "".join(
            self.translate(text, self.card_table if is_notation else self.text_table)
            for text, is_notation in segments(braille)
        )

    def cells(self, braille: str) -> bytes:
        """Return ``braille`` as cells; what was asked for before is remembered."""
        if self.tables != self._known_in:
            self._known.clear()
            self._known_in = self.tables
        known = self._known.get(braille)
        if known is None:
            if len(self._known) >= REMEMBERED:
                self._known.clear()
            known = bytes(ord(character) & 0xFF for character in self.unicode(braille))
            self._known[braille] = known
        return known
