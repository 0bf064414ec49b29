"""A ready lesson on paper: for whom it is, what to deal or lay out, and what to say, in order.

All of it comes from the same data and catalogues as the teacher's desk.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Literal, TypeAlias, get_args

from braillespiel.engine.match import Match
from braillespiel.games import registry
from braillespiel.games.zones import Role, Zone
from braillespiel.kit.document import KitBlock, KitDocument
from braillespiel.labels.dimensions import Embosser, profile
from braillespiel.labels.errors import LabelError
from braillespiel.labels.fit import embosser_fits
from braillespiel.labels.notation import usable
from braillespiel.lessons.ready import SAYINGS, ReadyLesson
from braillespiel.words.catalogue import Words

Format: TypeAlias = Literal["txt", "html", "pdf", "brf", "pef"]
FORMATS: tuple[Format, ...] = get_args(Format)
CATALOGUES = ("client", "classroom", "desk", "kit")
LEAST_CELLS, LEAST_LINES = 12, 4
"""The smallest page of Braille on which a lesson can be read."""
_LAID_OUT = (Role.TABLE, Role.OPPONENT, Role.PILES)


def see_paper(paper: Embosser, table: str) -> None:
    """See that a lesson in Braille by this table has room on this paper. Raises LabelError."""
    if table:
        usable(table)
    least = (("--columns", paper.columns, LEAST_CELLS), ("--rows", paper.rows, LEAST_LINES))
    for option, count, few in least:
        if count < few:
            raise LabelError("error-range-of", option=option, value=count, least=few, most=2000)
    embosser_fits(paper, profile("marburg-medium"))


def sheet(lesson: ReadyLesson, language: str, table: str = "") -> KitDocument:
    """Return a lesson as a document; ``table`` is that of its Braille, as in Document.

    Raises LessonError, where the lesson names what there is none of in this language.
    """
    words = Words(language, CATALOGUES)
    title = lesson.says(words, "title").full
    return KitDocument(title, language, tuple(_blocks(lesson, words)), table)


def file(document: KitDocument, kind: Format, paper: Embosser) -> bytes:
    """Return a document as a file. Raises LabelError."""
    match kind:
        case "txt":
            return document.text()
        case "html":
            return document.html()
        case "pdf":
            return document.large_print()
        case "brf":
            return document.brf(paper)
        case "pef":
            return document.pef(paper)


def _blocks(lesson: ReadyLesson, words: Words) -> Iterator[KitBlock]:
    yield KitBlock("text", lesson.about(words).full)
    said = {what: lesson.says(words, what).full for what in SAYINGS}
    for step, text in lesson.steps(words).items():
        if step in said:
            yield KitBlock("heading", text.brief)
            yield KitBlock("text", said[step])
        else:
            yield KitBlock("heading", text.full)
        if step == "match" and lesson.position is not None:
            yield KitBlock("text", words("kit-lesson-lay-out"))
            for where, things in _laid_out(lesson, words):
                yield KitBlock("text", words.signs.label.join((where, "")).rstrip())
                yield from (KitBlock("item", thing) for thing in things)


def _laid_out(lesson: ReadyLesson, words: Words) -> Iterator[tuple[str, list[str]]]:
    """Yield what lies where: what everybody sees, then the hands that one seat alone sees."""
    game = registry.game(lesson.game)
    match = Match(game, lesson.seats, game.resolve(lesson.options), 0, lesson.position)
    seats = [words("setup-seat", number=number + 1) for number in range(lesson.seats)]

    def zones(seat: int | None) -> Sequence[Zone]:
        named = Words(words.language, ("client", *registry.catalogues(lesson.game)))
        presenter = registry.presenter_type(lesson.game)(named, seats, seat)
        return presenter.zones(match.state.view(seat))

    shown: dict[int | None, set[str]] = {}
    for zone in zones(None):
        if zone.role in _LAID_OUT and zone.items:
            shown.setdefault(zone.owner, set()).update(item.text.full for item in zone.items)
            yield zone.name.full, _things(zone, words)
    for seat, name in enumerate(seats):
        for zone in zones(seat):
            hand = [item.text.full for item in zone.items]
            if zone.role is Role.HAND and hand and not shown.get(seat, set()).intersection(hand):
                # What is said of a card in hand is what it can do, not how it lies.
                yield words.signs.list.join((name, zone.name.full)), hand


def _things(zone: Zone, words: Words) -> list[str]:
    return [
        words.signs.list.join(part for part in (item.text.full, item.state.full) if part)
        for item in zone.items
    ]
