"""The key and the guide of a kit, and which label is where on embossed sheets."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import count, groupby, takewhile

from braillespiel import languages
from braillespiel.games import registry
from braillespiel.kit.document import KitBlock, KitDocument
from braillespiel.kit.parts.part import KitPart
from braillespiel.labels.deck import in_language
from braillespiel.labels.layout import SheetSide
from braillespiel.labels.notation import Label, LabelSet, cells_of, letter_of
from braillespiel.labels.source import LabelSource
from braillespiel.words.catalogue import Words

CATALOGUE = "kit"
SECONDS = 25
"""What cutting and sticking a label takes, estimated."""


def text_words(language: str, game: str = "") -> Words:
    """Return the sentences of a kit: of a language that has them, else English ones."""
    there = language if languages.path_of(CATALOGUE, language).exists() else languages.FALLBACK
    return Words(there, (CATALOGUE, *(registry.catalogues(game) if game else ())))


def rule_chapters(words: Words, game: str) -> Iterable[int]:
    """Return which chapters of a game's rules hold at a table without the program."""
    every = takewhile(lambda number: words.has(f"{game}-rules-{number}"), count(1))
    return registry.presenter_type(game).kit_chapters or every


class Texts:
    """The texts of one kit; ``game`` is "" for a deck that is none of our five games."""

    def __init__(self, source: LabelSource, game: str) -> None:
        self._source, self._game = source, game
        self._words = text_words(source.language, game)
        self._labels: LabelSet = source.labels
        self._deck = in_language(self._labels.deck.names, source.language)

    @property
    def deck(self) -> str:
        """Name of the deck."""
        return self._deck

    @property
    def words(self) -> Words:
        """The sentences."""
        return self._words

    def document(self, key: str, blocks: Iterable[KitBlock]) -> KitDocument:
        """Return a document; one in another language than its labels says so."""
        notes = []
        if self._words.language != self._source.language:
            notes.append(self._text("kit-other-language"))
        notes += [KitBlock("text", sentence) for sentence in self._source.notice]
        title = self._words(key, deck=self._deck)
        return KitDocument(title, self._words.language, (*notes, *blocks))

    def key(self) -> KitDocument:
        """Return what the signs mean, which cards there are, the rules, and house rules."""
        return self.document(
            "kit-key",
            (
                self._text("kit-key-text", deck=self._deck),
                *self._signs(),
                *self._top(),
                self._head("kit-key-packing"),
                self._text(
                    "kit-key-packing-text", cards=self._labels.count, kinds=len(self._labels.labels)
                ),
                *(
                    KitBlock(
                        "sign",
                        self._words("kit-key-card", card=label.name, count=label.copies),
                        "/".join(label.lines),
                    )
                    for label in self._labels.labels
                ),
                *self._rules(),
            ),
        )

    def _signs(self) -> Iterator[KitBlock]:
        yield self._head("kit-key-signs")
        notation, deck = self._labels.notation, self._labels.deck
        letters = {
            colour.id: cells_of(letter_of(colour, notation), notation)
            for colour in deck.colours.values()
        }
        cards = {card.id: card for card in deck.cards}
        values: dict[str, str] = {}
        first = last = 0
        for label in self._labels.labels:
            letter = letters.get(cards[label.card].colour or "", "")
            cells = label.lines[0] if len(label.lines) == 1 else ""
            if not (letter and label.value and cells) or label.source != "derived":
                continue
            if cells.startswith(letter):
                first += 1
                values.setdefault(cells.removeprefix(letter), label.value)
            elif cells.endswith(letter):
                last += 1
                values.setdefault(cells.removesuffix(letter), label.value)
        if not values:
            number = any(label.value for label in self._labels.labels)
            yield self._text("kit-key-numbers" if number else "kit-key-words")
            return
        yield self._text("kit-key-colour-first" if first >= last else "kit-key-value-first")
        yield self._text("kit-key-colours")
        for colour in deck.colours.values():
            name = in_language(colour.names, notation.language)
            yield KitBlock("sign", name, letters[colour.id])
        yield self._text("kit-key-values")
        for cells, value in values.items():
            known = deck.values.get(value)
            name = in_language(known.names, notation.language) if known else value
            yield KitBlock("sign", name, cells)

    def _top(self) -> Iterator[KitBlock]:
        yield self._head("kit-key-top")
        orient = self._labels.deck.orient
        if not self._source.has_corners:
            yield self._text("kit-key-tile")
        else:
            yield self._text(f"kit-key-{orient if orient != 'none' else 'no-corner'}")
        yield self._text("kit-key-print")
        if lacking := self._source.printed.no_print:
            yield self._text("kit-key-no-print", count=lacking)

    def _rules(self) -> Iterator[KitBlock]:
        game, words = self._game, self._words
        if game:
            yield self._head("kit-key-rules")
            for number in rule_chapters(words, game):
                yield KitBlock("heading", words(f"{game}-rules-{number}"))
                yield KitBlock("text", words(f"{game}-rules-{number}-text"))
            for name in ("setup", "lids", "knock", "strokes"):
                if words.has(f"kit-{game}-{name}"):
                    yield self._text(f"kit-{game}-{name}")
        yield self._head("kit-key-house")
        yield self._text("kit-key-house-text")
        yield from self._items("kit-house")
        yield from self._items(f"kit-{game}-house")

    def guide(self, parts: Sequence[KitPart]) -> KitDocument:
        """Return how to make and use the kit by touch alone: what is dangerous first."""
        labels = self._source.labels.count * self._source.per_card
        minutes = round(labels * SECONDS / 60)
        tile = not self._source.has_corners
        blocks = [
            self._head("kit-guide-safety"),
            *self._items("kit-guide-safety"),
            self._text("kit-untried"),
            self._head("kit-guide-labels"),
            self._text("kit-guide-labels-text", count=labels, minutes=minutes, **self._cuts()),
        ]
        for number in range(1, 7):
            tiled = f"kit-guide-tile-{number}"
            has = tile and self._words.has(tiled)
            blocks.append(self._item(tiled if has else f"kit-guide-step-{number}"))
        blocks.append(self._head("kit-guide-parts"))
        for part in parts:
            told = self._words(
                "kit-guide-part",
                part=self._words(f"kit-part-{part.id}"),
                count=part.count,
                plates=len(part.plates),
                hours=round(part.hours, 1),
                grams=round(part.grams),
            )
            trial = f" {self._words('kit-guide-trial')}" if part.trial else ""
            blocks.append(KitBlock("item", told + trial))
        blocks.append(self._head("kit-guide-game"))
        blocks += self._items(f"kit-{self._game or 'own'}-guide")
        return self.document("kit-guide", blocks)

    def _cuts(self) -> dict[str, int]:
        """Return on how many sheets labels to cut out are, and how many cuts they take."""
        pages = self._source.printed.pages
        return {"sheets": len(pages), "cuts": sum(len(page.marks) for page in pages) // 2}

    def where(self, pages: Sequence[SheetSide]) -> KitDocument:
        """Return which label is where on embossed sheets, row by row."""
        blocks = [self._text("kit-where-text")]
        for number, page in enumerate(pages, 1):
            blocks.append(self._head("kit-where-sheet", number=number))
            rows = groupby(page.placed, key=lambda item: round(item.y, 3))
            for row, (_, items) in enumerate(rows, 1):
                cards = self._counted(item.label for item in items)
                blocks.append(self._item("kit-where-row", row=row, cards=cards))
        return self.document("kit-where", blocks)

    def _counted(self, labels: Iterable[Label]) -> str:
        return ", ".join(
            self._words("kit-where-card", card=name, count=len(list(some)))
            for name, some in groupby(labels, key=lambda label: label.name)
        )

    def _items(self, key: str) -> Iterator[KitBlock]:
        number = 1
        while self._words.has(f"{key}-{number}"):
            yield self._item(f"{key}-{number}")
            number += 1

    def _head(self, key: str, **facts: int | str) -> KitBlock:
        return KitBlock("heading", self._words(key, **facts))

    def _text(self, key: str, **facts: int | str) -> KitBlock:
        return KitBlock("text", self._words(key, **facts))

    def _item(self, key: str, **facts: int | str) -> KitBlock:
        return KitBlock("item", self._words(key, **facts))
