"""How a word game asks whether a word exists; the rules contain no word list."""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from typing import Protocol


class Lexicon(Hashable, Protocol):
    """The words of one language, in the letters of the game's cards."""

    @property
    def missing(self) -> str:
        """Return the package that would bring the words; empty if they are there."""
        ...

    def has(self, word: str) -> bool:
        """Tell whether ``word`` (small letters) is in the list."""
        ...

    def ready(self) -> bool:
        """Tell whether it can be asked at once; False while it is being read."""
        ...

    def words(self) -> Iterable[tuple[str, int]]:
        """Return all words, for bots, with how rare they are, always in the same order.

        1 is an everyday word; words that bots never say have 9.
        """
        ...
