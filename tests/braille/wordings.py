"""What is on the line in the matches of the golden record: its words and its notations."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

from braillespiel.engine.match import Match
from braillespiel.games import registry
from braillespiel.ui.braille.line import BrailleLine, zone_line
from braillespiel.words.catalogue import Words
from braillespiel.words.phrase import Writing, pieces
from tests.golden.record import batches, read
from tests.golden.variants import VARIANTS, Variant

NAMES = ("Ann", "Bo", "Cem", "Dora", "Emil", "Fe", "Gül", "Hans")


def wordings(variant: Variant, seed: int, language: str, most: int) -> Iterator[str]:
    """Yield every Braille wording of the first ``most`` entries of a match, of two seats."""
    match = Match(registry.game(variant.game), variant.seats, variant.options, seed)
    words = Words(language, ("client", *registry.catalogues(variant.game)))
    make = registry.presenter_type(variant.game)
    presenters = [make(words, NAMES[: variant.seats], seat) for seat in range(variant.seats)][:2]
    played = 0
    for batch in batches(read(variant, "journal", seed)):
        events = match.replay(batch)
        for seat, presenter in enumerate(presenters):
            yield from _heard(presenter, match.state.view(seat), seat, events)
        played += len(batch)
        if played >= most:
            return


def _heard(presenter: Any, view: Any, seat: int, events: list[Any]) -> Iterator[str]:
    for event in events:
        seen = event.redacted_for(seat)
        if seen is not None:
            yield from (each.phrase.braille for each in presenter.announce(seen, view))
    yield presenter.turn(view).braille
    yield presenter.scores(view).braille
    for zone in presenter.zones(view):
        yield from lines(zone_line(zone, None, with_rows=True))
        for item in zone.items:
            yield item.text.braille
            yield item.state.braille
            yield from (detail.braille for detail in item.details)


def lines(line: BrailleLine) -> Iterator[str]:
    """Yield the wordings that a line is made of."""
    yield line.lead
    yield from (chunk.braille for chunk in line.chunks)
    for row in (*line.rows, *line.items):
        yield from lines(row)


@cache
def collected(
    game: str, language: str, most: int, variants: int = 99
) -> tuple[frozenset[str], frozenset[str]]:
    """Return the words and the notations (with the marks of their cards) of a game's matches."""
    words: set[str] = set()
    found: set[str] = set()
    seen: set[str] = set()
    for variant in [one for one in VARIANTS if one.game == game][:variants]:
        for wording in wordings(variant, 1, language, most):
            if wording in seen:
                continue
            seen.add(wording)
            for text, writing in pieces(wording):
                if writing is Writing.NOTATION:
                    found.add(text)
                elif writing is not Writing.BLANK:
                    words.add(text)
    return frozenset(words), frozenset(found)
