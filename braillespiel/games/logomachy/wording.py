"""How cards are worded, brailled and drawn."""

from __future__ import annotations

from collections.abc import Sequence

from braillespiel.games.logomachy.cards import COLOURS, YELLOW, face
from braillespiel.games.logomachy.wordlist import written
from braillespiel.games.zones import Look
from braillespiel.words.catalogue import Words
from braillespiel.words.phrase import Phrase, card_notation, join

YELLOW_FACES = frozenset(face(card) for card in YELLOW)


class Wording:
    """The cards of one language; each is worded once."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self._known: dict[tuple[str, tuple[str, str]], Phrase] = {}

    def card(self, card: str) -> Phrase:
        """Word a card: "rote 7", in Braille "r7"; a letter by itself. The copy is never said."""
        name = face(card)
        known = (name, self.words.naming.key)
        if known not in self._known:
            self._known[known] = self._number(name) if len(name) > 1 else self._letter(name)
        return self._known[known]

    def _number(self, name: str) -> Phrase:
        colour, value = COLOURS[name[0]], int(name[1:])
        naming = self.words.naming
        braille = card_notation(self.words(f"colour-letter-{colour}"), value)
        if naming.style == "brief" and name not in YELLOW_FACES:
            return Phrase.plain(str(value), braille)  # no other colour counts in any rule
        key = "card-value-first" if naming.value_first(usual=False) else "card-coloured"
        phrase = self.words.phrase(key, colour=colour, value=value)
        return phrase.felt_as(braille)

    def _letter(self, name: str) -> Phrase:
        # A capital alone is read by its name; a small "a" would be read as a word.
        return Phrase(name.upper(), name.upper(), name)

    def word(self, cards: Sequence[str], language: str) -> Phrase:
        """Word ``cards`` as the word of ``language`` that they spell, in Braille by letters."""
        spelled = "".join(face(card) for card in cards)
        return Phrase.plain(written(spelled, language), spelled)

    def row(self, cards: Sequence[str]) -> Phrase:
        """Word cards one after the other, with commas."""
        return join([self.card(card) for card in cards], self.words.signs.list)

    def look(self, card: str) -> Look:
        """Return how a card is drawn."""
        name = face(card)
        if len(name) == 1:
            return Look(symbol=name.upper())
        colour = COLOURS[name[0]]
        letter = self.words(f"colour-letter-{colour}")
        return Look(symbol=name[1:], colour=colour, letter=letter, pattern=colour)
