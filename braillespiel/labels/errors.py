"""What can go wrong with a deck or with making its labels."""

from __future__ import annotations

from braillespiel.words.catalogue import Words


class LabelError(Exception):
    """Something in a deck file or an option that the user can mend.

    ``key`` names a sentence of the catalogue "labels", ``arguments`` fill it. The sentence says
    what is wrong and what to do about it.
    """

    def __init__(self, key: str, **arguments: str | int | float) -> None:
        self.key = key
        self.arguments = arguments
        super().__init__(f"{key} {arguments}")

    def said(self, words: Words) -> str:
        """Return the sentence in the language of ``words`` (catalogue "labels")."""
        return words(self.key, **self.arguments)
