"""How cards, pillars and rows are worded, brailled and drawn."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from braillespiel.games.ludoteca.actions import Piece
from braillespiel.games.ludoteca.cards import (
    FIRST_RESOURCE,
    HELPERS,
    PILLAR_FACES,
    PILLARS,
    YEAR,
    cell_face,
    cell_value,
    face_text,
    pillar_of,
    value_of,
)
from braillespiel.games.ludoteca.deck import Deck, GoalCard, Names, ResourceCard, said
from braillespiel.games.zones import Look
from braillespiel.words.catalogue import Words
from braillespiel.words.phrase import Phrase, card_notation, join, notation, without_marks

COLOURS = ("yellow", "red", "green", "blue", "purple", "orange")
"""What each pillar is drawn in."""
FIGURES = ("lending", "culture", "children", "room", "parents", "choice")
"""The small drawing of each pillar."""


class Wording:
    """The cards of one deck in one language."""

    def __init__(self, words: Words, deck: Deck) -> None:
        self.words = words
        self.deck = deck
        self._cards: dict[tuple[int, tuple[str, str]], Phrase] = {}

    def _said(self, names: Names, instead: str = "") -> str:
        return said(names, self.words.language, instead)

    def number(self, value: int) -> int | Phrase:
        """Return points as an argument of a sentence: below zero "minus" is said as a word."""
        return value if value >= 0 else self.words.phrase("ludoteca-negative", value=-value)

    @cached_property
    def letter_signs(self) -> frozenset[str]:
        """The signs of helper, extra and resource cards that are letters alone."""
        faces = range(PILLAR_FACES, FIRST_RESOURCE + len(self.deck.resource))
        signs = {without_marks(self.card(face).braille) for face in faces}
        return frozenset(sign for sign in signs if sign.isalpha())

    def letter(self, pillar: int) -> str:
        """Return the letter of a pillar in card notation."""
        letter = PILLARS[pillar]
        return self._said(self.deck.pillar[letter].letter, letter)

    def pillar(self, pillar: int) -> Phrase:
        """Word a pillar: "Spielkultur", in Braille its letter."""
        names = self.deck.pillar[PILLARS[pillar]]
        return self._named(names.name, names.short, notation(self.letter(pillar)))

    def _named(self, name: Names, short: Names, braille: str) -> Phrase:
        """Return a thing with a long and a short name by that of the wording."""
        full = self._said(name)
        brief = self._said(short, full)
        style = self.words.naming.style
        return Phrase(
            brief if style in ("normal", "brief") else full,
            full if style == "full" else brief,
            braille,
            full if style == "full" else brief,
        )

    def slot(self, pillar: int, value: int) -> Phrase:
        """Word a pillar card: "7 Spielkultur", in Braille "s7"."""
        first = self.words.naming.value_first(usual=True)
        key = "ludoteca-card" if first else "ludoteca-card-pillar-first"
        named = self.words.phrase(key, value=value, pillar=self.pillar(pillar))
        return named.felt_as(card_notation(self.letter(pillar), value))

    def card(self, face: int) -> Phrase:
        """Word a card; equal copies sound the same. -1 is a card that nobody may see."""
        known = (face, self.words.naming.key)
        if known not in self._cards:
            self._cards[known] = self._make(face)
        return self._cards[known]

    def _make(self, face: int) -> Phrase:
        if face < 0:
            return self.words.phrase("card-hidden")
        if face < PILLAR_FACES:
            return self.slot(pillar_of(face), value_of(face))
        if face < FIRST_RESOURCE:
            names = self.deck.card[face_text(face)]
            sign = self._said(names.sign, face_text(face))
            return self._named(names.name, names.short, notation(sign))
        if face - FIRST_RESOURCE >= len(self.deck.resource):
            return Phrase.plain(face_text(face))
        resource = self.resource(face)
        full = self._said(resource.name, resource.id)
        return Phrase(full, full, notation(self._said(resource.sign, full[:3].lower())))

    def resource(self, face: int) -> ResourceCard:
        """Return the resource card of a face."""
        return self.deck.resource[face - FIRST_RESOURCE]

    def text(self, face: int) -> Phrase | None:
        """Word what a helper, extra or resource card does; None for a pillar card."""
        if face < PILLAR_FACES:
            return None
        if face < FIRST_RESOURCE:
            text = self._said(self.deck.card[face_text(face)].text)
            return Phrase.plain(text) if text else None
        resource = self.resource(face)
        text = self._said(resource.text)
        return Phrase.plain(text) if text else self.steps(resource)

    def steps(self, resource: ResourceCard) -> Phrase:
        """Word a resource by its steps, where its deck gives no text."""
        return join(
            [
                self.words.phrase(f"ludoteca-effect-{step.do}", count=step.count, keep=step.keep)
                for step in resource.steps
            ],
            " ",
        )

    def goal(self, goal: GoalCard) -> Phrase:
        """Word a bonus goal by its name."""
        name = self._said(goal.name, goal.id)
        return Phrase.plain(name)

    def goal_text(self, goal: GoalCard) -> Phrase:
        """Word what a bonus goal asks for."""
        text = self._said(goal.text)
        if text:
            return Phrase.plain(text)
        need = goal.need
        return self.words.phrase(
            f"ludoteca-need-{need.what}", count=need.count, length=need.length, value=need.value
        )

    def cards(self, faces: Sequence[int]) -> Phrase:
        """Word cards one after the other."""
        return join([self.card(face) for face in faces], self.words.signs.list)

    def laid(self, cell: int) -> Phrase:
        """Word a card in a row, where the pillar is known: "7", "Helfer 4", "Ludothek als 6"."""
        face, value = cell_face(cell), cell_value(cell)
        if face < PILLAR_FACES:
            return Phrase.plain(str(value))
        if face == YEAR or face_text(face) == "hx":
            return self.words.phrase("ludoteca-stands-for", card=self.card(face), value=value)
        return self.card(face)

    def values(self, row: Sequence[int]) -> Phrase:
        """Word a row by its cards: "7, 5, Helfer 4"."""
        return join([self.laid(cell) for cell in row], self.words.signs.list)

    def piece(self, piece: Piece) -> Phrase:
        """Word a card as it is laid: "7 Spielkultur", "Ludothek als 7 Spielkultur"."""
        slot = self.slot(piece.pillar, piece.value)
        if piece.face < PILLAR_FACES:
            return slot
        card = self.card(piece.face)
        if piece.face in HELPERS:
            return self.words.phrase(
                "ludoteca-helper-in", card=card, pillar=self.pillar(piece.pillar)
            )
        return self.words.phrase("ludoteca-stands-for-card", card=card, slot=slot)

    def pieces(self, pieces: Sequence[Piece]) -> Phrase:
        """Word what is laid together: a card, "7 6 5 Spielkultur", "vier Siebenen"."""
        if len(pieces) == 1:
            return self.piece(pieces[0])
        years = sum(piece.face == YEAR for piece in pieces)
        pillar = pieces[0].pillar
        if len(pieces) == 4:
            named = self.words.phrase("ludoteca-four", value=pieces[0].value)
            letters = "".join(self.letter(piece.pillar) for piece in pieces)
            named = named.felt_as(notation(f"{letters}{pieces[0].value}"))
        else:
            values = [str(piece.value) for piece in pieces]
            run = Phrase.plain(" ".join(values))
            named = self.words.phrase("ludoteca-run", values=run, pillar=self.pillar(pillar))
            braille = notation(f"{self.letter(pillar)}{''.join(values)}")
            named = named.felt_as(braille)
        if not years:
            return named
        return self.words.phrase("ludoteca-with-year", cards=named, year=self.card(YEAR))

    def look(self, face: int) -> Look:
        """Return how a card is drawn."""
        if 0 <= face < PILLAR_FACES:
            pillar = pillar_of(face)
            colour = COLOURS[pillar]
            letter, figure = self.letter(pillar), FIGURES[pillar]
            return Look(str(value_of(face)), colour, letter, pattern=colour, figure=figure)
        if face < FIRST_RESOURCE:
            return Look(self._said(self.deck.card[face_text(face)].sign, face_text(face)))
        return Look(self._said(self.resource(face).sign, self.card(face).full[:3]))

    def row_look(self, pillar: int, row: Sequence[int]) -> Look:
        """Return how a row is drawn."""
        symbol = " ".join(str(cell_value(cell)) for cell in row) or "–"
        colour, figure = COLOURS[pillar], FIGURES[pillar]
        return Look(symbol, colour, self.letter(pillar), pattern=colour, figure=figure)
