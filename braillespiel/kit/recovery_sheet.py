"""The recovery sheet of somebody in a house, as a file: plain text, or Braille for an embosser."""

from __future__ import annotations

from dataclasses import dataclass

from braillespiel import extras
from braillespiel.kit.document import KitBlock, KitDocument
from braillespiel.labels.dimensions import embosser
from braillespiel.words.catalogue import Words

PAPER = "a4"


@dataclass(frozen=True, slots=True)
class RecoverySheet:
    """Whose sheet it is, in which house, and its words."""

    name: str
    house: str
    address: str
    """Where the house is; "" where that is not known."""
    sheet: tuple[str, ...]

    def text(self, words: Words) -> bytes:
        """Return it as plain text."""
        return self._document(words).text()

    def brf(self, words: Words) -> bytes:
        """Return it for an embosser. Raises LabelError."""
        extras.need("labels")
        return self._document(words).brf(embosser(PAPER))

    def _document(self, words: Words) -> KitDocument:
        about = words("house-sheet-paper-about", name=self.name)
        blocks = [KitBlock("text", about)]
        if self.address:
            told = words("house-device-code-address", address=self.address)
            blocks.append(KitBlock("text", told))
        for number, word in enumerate(self.sheet, 1):
            blocks.append(KitBlock("item", words("house-sheet-word", number=number, word=word)))
        blocks.append(KitBlock("text", words("house-sheet-paper-how")))
        title = words("house-sheet-paper-title", name=self.name, house=self.house)
        return KitDocument(title, words.language, tuple(blocks))
