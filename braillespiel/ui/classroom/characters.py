"""Which character a pattern of dots is in computer Braille, where every character is one cell."""

from __future__ import annotations

from braillespiel.output.braille.errors import TableError
from braillespiel.output.braille.tables import tables
from braillespiel.ui.braille.transcriber import Translate

_FURTHER = "äöüßÄÖÜéèàçêâîôûÉÈÀÇ§°"
_UNDERLINE = 0xC0


def computer_braille(translate: Translate, language: str) -> dict[str, str]:
    """Return the character of each pattern in the computer Braille of ``language``.

    A pattern that is underlined is that character, too. Empty if the table cannot be read, or is
    still being made ready.
    """
    eight = [info for info in tables("text") if info.dots == 8]
    table = next((info for info in eight if info.language == language), eight[0])
    found = {"\u2800": " "}
    try:
        for character in (*map(chr, range(0x21, 0x7F)), *_FURTHER):
            cells = translate(character, table.id)
            if not cells:
                return {}
            if len(cells) == 1:
                found.setdefault(cells, character)
    except TableError:
        return {}
    for cell, character in tuple(found.items()):
        found.setdefault(chr(ord(cell) | _UNDERLINE), character)
    return found
