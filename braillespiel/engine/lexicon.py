"""The port through which a word game asks whether a word exists; the rules hold no word list."""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from typing import Protocol


class Lexicon(Hashable, Protocol):
    """The words of one language, in the letters of the game's cards."""

    def has(self, word: str) -> bool:
        """Tell whether ``word`` (small letters) is in the list."""
        ...

    def ready(self) -> bool:
        """Tell whether it can be asked at once; False while it is being read elsewhere."""
        ...

    def words(self) -> Iterable[str]:
        """Return all words, for bots, always in the same order."""
        ...
