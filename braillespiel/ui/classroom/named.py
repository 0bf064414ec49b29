"""Names in sentences: what a person or a class is called is text, never the notation of a card."""

from __future__ import annotations

from braillespiel.ui.network import sentences
from braillespiel.words.phrase import Phrase


def named(text: str) -> Phrase:
    """Return a name that somebody chose, cleaned, as an argument of a sentence."""
    return Phrase.name(sentences.clean(text))
