"""Make docs/signs.md: the signs of each game's Braille lines, and what they mean.

python -m scripts.signs > docs/signs.md

They are those that the program teaches: from the phrases that write the line in a match.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence

from braillespiel.games import registry
from braillespiel.output.braille import louis
from braillespiel.output.braille.tables import usual, usual_cards
from braillespiel.ui.braille.legend import Sign, own_signs
from braillespiel.ui.braille.transcriber import Transcriber
from braillespiel.ui.lessons.menu import legend
from braillespiel.ui.ui import BASE_CATALOGUES
from braillespiel.words.catalogue import LANGUAGES, Words
from braillespiel.words.phrase import without_marks

LANGUAGE_NAMES = {"de": "German", "en": "English", "fr": "French"}

_HEAD = """# Signs of the Braille line

Made by `python -m scripts.signs` from the phrases that write the line; a test fails if this page is
out of date. In the program, the routing key over the sign of a zone opens the same legend for what
is on the line, and the list of commands (F1, or the display's "bottom" key) has it too; "Learn" in
the main menu has the legends of all games.
[What is on the Braille line](braille-lines.md) shows whole lines.

The line starts with the sign of the zone, followed in a field by the number of the row. Dots 7 and
8 are under the focused card. Numbers are examples.
"""


def _transcriber(language: str) -> Transcriber:
    def translate(text: str, table: str) -> str:
        return louis.translate(text, table).cells

    return Transcriber(translate, usual(language), usual_cards(language))


def _table(signs: Sequence[Sign], transcriber: Transcriber) -> list[str]:
    rows = ["| cells | print | meaning |", "|---|---|---|"]
    for sign in signs:
        cells = transcriber.unicode(sign.braille)
        rows.append(f"| {cells} | {without_marks(sign.braille)} | {sign.meaning} |")
    return [*rows, ""]


def text() -> str:
    """Return the page."""
    rows = [_HEAD]
    for language in LANGUAGES:
        name, transcriber = LANGUAGE_NAMES[language], _transcriber(language)
        for game in registry.own():
            title = Words(language, registry.catalogues(game))(f"{game}-title")
            rows += [f"## {title}, {name}", "", *_table(legend(language, game), transcriber)]
        words = Words(language, BASE_CATALOGUES)
        rows += [f"## Signs of the line itself, {name}", ""]
        rows += _table(own_signs(words), transcriber)
    return "\n".join(rows).rstrip() + "\n"


if __name__ == "__main__":
    sys.stdout.write(text())
