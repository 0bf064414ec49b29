"""Make docs/signs.md: the signs of each game's Braille lines, and what they mean.

python -m scripts.signs > docs/signs.md

They come from the phrases that write the line in a match and are those met in matches at random,
an example for each that differs in more than its numbers.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import Any

from braillespiel.games import registry
from braillespiel.games.zones import Zone
from braillespiel.output.braille import louis
from braillespiel.output.braille.tables import usual, usual_cards
from braillespiel.ui.braille.legend import Sign, own_signs, zone_signs
from braillespiel.ui.braille.transcriber import Transcriber
from braillespiel.ui.ui import BASE_CATALOGUES
from braillespiel.words.catalogue import LANGUAGES, Words
from braillespiel.words.phrase import without_marks
from scripts.walks import walked

SEEDS, STEPS, EVERY = 5, 48, 6
SEAT = 0
LANGUAGE_NAMES = {"de": "German", "en": "English"}

_HEAD = """# Signs of the Braille line

Made by `python -m scripts.signs` out of the phrases that write the line; a test fails where this
page is no longer true. In the program the routing key over the sign of a zone opens the same legend
for what lies there, and the list of commands (F1, or the display's key for the bottom) has it too.
[What lies on the Braille line](braille-lines.md) shows whole lines.

The line begins with the sign of the zone, in a field with the number of the row behind it. Dots 7
and 8 lie under the focused card. Numbers are examples.
"""


def _transcriber(language: str) -> Transcriber:
    def translate(text: str, table: str) -> str:
        return louis.translate(text, table).cells

    return Transcriber(translate, usual(language), usual_cards(language))


def _zones(game: str, language: str) -> Iterator[list[Zone]]:
    """Yield what a seat perceives along random matches."""
    words = Words(language, (*BASE_CATALOGUES, *registry.catalogues(game)))
    names = [words(f"bot-name-{seat % 8}") for seat in range(8)]
    for seed in range(SEEDS):
        for step, (state, seats, _, _) in enumerate(walked(game, seed, STEPS)):
            if step % EVERY == 0:
                presenter: Any = registry.presenter_type(game)(words, names[:seats], SEAT)
                yield list(presenter.zones(state.view(SEAT)))


def _table(signs: list[Sign], transcriber: Transcriber) -> list[str]:
    rows = ["| cells | print | meaning |", "|---|---|---|"]
    for sign in signs:
        cells = transcriber.unicode(sign.braille)
        rows.append(f"| {cells} | {without_marks(sign.braille)} | {sign.meaning} |")
    return [*rows, ""]


def signs(game: str, language: str) -> list[Sign]:
    """Return the signs of all matches."""
    found: dict[str, Sign] = {}
    for zones in _zones(game, language):
        for sign in zone_signs(zones):
            found.setdefault(sign.shape, sign)
    return list(found.values())


def text() -> str:
    """Return the page."""
    rows = [_HEAD]
    for language in LANGUAGES:
        name, transcriber = LANGUAGE_NAMES[language], _transcriber(language)
        for game in registry.names():
            title = Words(language, registry.catalogues(game))(f"{game}-title")
            rows += [f"## {title}, {name}", "", *_table(signs(game, language), transcriber)]
        words = Words(language, BASE_CATALOGUES)
        rows += [f"## Signs of the line itself, {name}", ""]
        rows += _table(own_signs(words), transcriber)
    return "\n".join(rows).rstrip() + "\n"


if __name__ == "__main__":
    sys.stdout.write(text())
