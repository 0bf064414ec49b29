"""Make docs/braille-line.md: what the Braille line of each game looks like, and its legend.

python -m scripts.braille_line > docs/braille-line.md

Lines and legend come from the phrases that write the line in a match; the signs are those met in
matches at random, an example for each that differs in more than its numbers.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import Any

from braillespiel.games import registry
from braillespiel.games.zones import Zone
from braillespiel.output.braille import louis
from braillespiel.output.braille.tables import CARDS, usual
from braillespiel.ui.braille.legend import Sign, own_signs, zone_signs
from braillespiel.ui.braille.line import pages, zone_line
from braillespiel.ui.braille.transcriber import Transcriber
from braillespiel.ui.ui import BASE_CATALOGUES
from braillespiel.words.catalogue import LANGUAGES, Words
from braillespiel.words.phrase import without_marks
from scripts.walks import walked

CELLS = 40
SEEDS, STEPS, EVERY = 3, 48, 6
SEAT = 0
LANGUAGE_NAMES = {"de": "German", "en": "English"}

_HEAD = """# The Braille line

Made by `python -m scripts.braille_line` out of the phrases that write the line; a test fails where
this page is no longer true. In the program the routing key over the sign of a zone opens the same
legend for what lies there, F1 and the display's key for the bottom list it too.

The line begins with the sign of the zone, in a field with the number of the row behind it. Dots 7
and 8 lie under the focused card. In the legend digits stand for any number.
"""


def _transcriber(language: str) -> Transcriber:
    def translate(text: str, table: str) -> str:
        return louis.translate(text, table).cells

    return Transcriber(translate, usual(language), CARDS)


def _zones(game: str, language: str) -> Iterator[tuple[Words, list[Zone]]]:
    """Yield what a seat perceives along random matches."""
    words = Words(language, (*BASE_CATALOGUES, *registry.catalogues(game)))
    names = [words(f"bot-name-{seat % 8}") for seat in range(8)]
    for seed in range(SEEDS):
        for step, (state, seats, _, _) in enumerate(walked(game, seed, STEPS)):
            if step % EVERY == 0:
                presenter: Any = registry.presenter_type(game)(words, names[:seats], SEAT)
                yield words, list(presenter.zones(state.view(SEAT)))


def _pictures(zones: list[Zone], transcriber: Transcriber) -> list[str]:
    """Return the line of each zone as Braille, with its print below."""
    rows = []
    for zone in zones:
        line = zone_line(zone, zone.items[0] if zone.items else None)
        cells = pages(line, CELLS, transcriber)[0].cells
        print_ = " ".join(filter(None, (line.lead, *(chunk.braille for chunk in line.chunks))))
        rows.append("    " + "".join(chr(0x2800 + cell) for cell in cells).rstrip("\u2800"))
        rows.append("    " + without_marks(print_))
    return [*rows, ""]


def _table(signs: list[Sign], transcriber: Transcriber) -> list[str]:
    rows = ["| cells | print | meaning |", "|---|---|---|"]
    for sign in signs:
        cells = transcriber.unicode(sign.braille)
        rows.append(f"| {cells} | {without_marks(sign.braille)} | {sign.meaning} |")
    return [*rows, ""]


def signs(game: str, language: str) -> tuple[list[Zone], list[Sign]]:
    """Return the zones of an opening, and the signs of all matches."""
    found: dict[str, Sign] = {}
    first: list[Zone] = []
    for _, zones in _zones(game, language):
        first = first or zones
        for sign in zone_signs(zones):
            found.setdefault(sign.shape, sign)
    return first, list(found.values())


def text() -> str:
    """Return the page."""
    rows = [_HEAD]
    for language in LANGUAGES:
        name, transcriber = LANGUAGE_NAMES[language], _transcriber(language)
        for game in registry.names():
            zones, found = signs(game, language)
            title = Words(language, registry.catalogues(game))(f"{game}-title")
            rows += [f"## {title}, {name}", "", *_pictures(zones, transcriber)]
            rows += _table(found, transcriber)
        words = Words(language, BASE_CATALOGUES)
        rows += [f"## Signs of the line itself, {name}", ""]
        rows += _table(own_signs(words), transcriber)
    return "\n".join(rows).rstrip() + "\n"


if __name__ == "__main__":
    sys.stdout.write(text())
