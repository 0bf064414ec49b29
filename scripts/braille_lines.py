"""Make docs/braille-lines.md: what is on the Braille line, with the print below it.

python -m scripts.braille_lines > docs/braille-lines.md
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any

from braillespiel.engine.match import Match
from braillespiel.engine.simulate import play
from braillespiel.games import registry
from braillespiel.games.zones import Role, Zone
from braillespiel.output.braille import louis
from braillespiel.output.braille.tables import usual, usual_cards
from braillespiel.output.picture import Print
from braillespiel.ui.braille.field_pair import FieldPair, laid_out
from braillespiel.ui.braille.inkprint import prints
from braillespiel.ui.braille.line import zone_line
from braillespiel.ui.braille.transcriber import Transcriber
from braillespiel.ui.braille.view import BrailleView
from braillespiel.ui.match.screen import with_counterpart
from braillespiel.words.catalogue import Words

ACTIONS = 24
"""The position that is shown: after so many actions of two easy bots."""
SEED = 5
DISPLAYS = ((20, 1), (40, 1), (20, 4))
PAIRS = ((40, 5), (80, 5))
"""Two fields are shown beside each other on the first of these where both fit."""
BY_HAND = Path(__file__).parents[1] / "docs" / "by-hand"
"""What a reader with only cells has played: an account, figures, and whole matches as they were."""
NAMES = ("Ann", "Ben")
HEAD = """# What is on the Braille line

Made by `python -m scripts.braille_lines > docs/braille-lines.md`: every zone of every game after
{actions} actions of two easy bots, as the first seat feels it, on 20 cells, on 40 cells and on
four lines of 20 cells. Below the cells is what they say in print. What is underlined (dots 7 and 8)
has the focus. A display with several lines is shown if a zone does not fit on one; its last line is
kept for messages, unless the zone fits only with it. Of two fields side by side, the player's own
is to the left of the bar. [Whole matches](#matches-by-finger-by-hand) are at the end.

The tables are the usual ones of each language: in German, basic Braille with lowered digits ("r7"
is ⠗⠶); in English, uncontracted UEB with a card's value first (⠛⠗); in
French, uncontracted Braille with French digits (⠗⠻), not yet read by a French Braille reader.
"""


class _EnoughError(Exception):
    """The position to be shown has been reached."""


def position(game: str) -> Match:
    """Return the match of a game that is shown."""
    reached: list[Match] = []

    def watch(match: Match, _events: list[Any]) -> None:
        if len(match.journal) >= ACTIONS:
            reached.append(match)
            raise _EnoughError

    kind = registry.game(game)
    try:
        return play(kind, [kind.bot("easy") for _ in NAMES], {}, SEED, watch)
    except _EnoughError:
        return reached[0]


def text() -> str:
    """Return the page."""
    return "\n".join([HEAD.format(actions=ACTIONS), *_games(), *_by_hand()]) + "\n"


def _games() -> Iterator[str]:
    for game in registry.own():
        match = position(game)
        for language in ("de", "en", "fr"):
            yield from _game(game, match, language)


def _by_hand() -> Iterator[str]:
    """Yield what was written down of matches that were played by hand."""
    yield (BY_HAND / "sessions.txt").read_text(encoding="utf-8")
    head, *rows = (BY_HAND / "figures.tsv").read_text(encoding="utf-8").splitlines()
    names = head.split("\t")
    yield f"| {' | '.join([*names, 'pans an action'])} |"
    yield "| --- " * (len(names) + 1) + "|"
    for row in rows:
        values = row.split("\t")
        found = dict(zip(names, values, strict=True))
        share = int(found["pans"]) / int(found["actions"])
        yield f"| {' | '.join([*values, f'{share:.1f}'])} |"
    yield ""
    for path in sorted((BY_HAND / "matches").glob("*.txt")):
        title, *lines = path.read_text(encoding="utf-8").splitlines()
        end = lines.index("")
        yield f"### {title}\n"
        yield from (*lines[:end], "")
        yield from _block(lines[end + 1 :])


def _game(game: str, match: Match, language: str) -> Iterator[str]:
    words = Words(language, ("client", *registry.catalogues(game)))
    presenter = registry.presenter_type(game)(words, NAMES, 0)
    view = match.state.view(0)
    transcriber = Transcriber(
        lambda text, table: louis.translate(text, table).cells,
        usual(language),
        usual_cards(language),
    )
    yield f"## {words(f'{game}-title')} ({language})\n"
    zones = presenter.zones(view)
    for zone in zones:
        yield f"{zone.name.full}:\n"
        yield from _block(_drawn(zone, transcriber))
    for zone in zones:
        pair = list(_pair(zone, zones, transcriber))
        if pair:
            yield f"{words('setting-field-beside')}:\n"
            yield from _block(pair)
    yield f"{words('your-turn')}:\n"
    shown = BrailleView(transcriber)
    shown.columns = 40
    shown.message(presenter.turn(view).braille)
    yield from _block(_rows(shown))


def _block(lines: Iterable[str]) -> Iterator[str]:
    """Yield lines as a block of the page."""
    for line in lines:
        yield f"    {line}".rstrip()
    yield ""


def _drawn(zone: Zone, transcriber: Transcriber) -> Iterator[str]:
    first = zone.items[0] if zone.items else None
    for columns, rows in DISPLAYS:
        shown = BrailleView(transcriber)
        shown.columns, shown.rows = columns, rows
        line = zone_line(zone, first, with_rows=rows > 1)
        if rows > 1 and not line.rows and not line.items and _fits(shown, zone, columns):
            continue
        shown.show(line)
        yield f"{columns} cells" if rows == 1 else f"{rows} lines of {columns} cells"
        yield from _rows(shown)


def _pair(zone: Zone, zones: Sequence[Zone], transcriber: Transcriber) -> Iterator[str]:
    """Yield the own field and an opponent's beside it; nothing for other zones."""
    if zone.role is not Role.TABLE or not zone.items:
        return
    line = with_counterpart(zone_line(zone, zone.items[0], with_rows=True), zone, zones)
    for columns, rows in PAIRS:
        if isinstance(laid_out(line, columns, rows, transcriber), FieldPair):
            shown = BrailleView(transcriber)
            shown.columns, shown.rows = columns, rows
            shown.show(line)
            yield f"{rows} lines of {columns} cells"
            yield from _rows(shown)
            return


def _fits(view: BrailleView, zone: Zone, columns: int) -> bool:
    one = BrailleView(view.transcriber)
    one.columns = columns
    return one.fits(zone_line(zone, None))


def _rows(view: BrailleView) -> Iterator[str]:
    shown = view.shown()
    inks = [*prints(view, shown), *[()] * len(shown.rows)]
    for row, ink in zip(shown.rows, inks[: len(shown.rows)], strict=True):
        if any(row) or len(shown.rows) == 1:
            yield "".join(chr(0x2800 + cell) for cell in row).rstrip("⠀")
            yield _beneath(ink)


def _beneath(ink: Print) -> str:
    """Return print under its cells; what is longer than they are moves the rest to the right."""
    line = ""
    for start, _count, text in ink:
        line = line.ljust(start) if len(line) <= start else f"{line} "
        line += text
    return line.rstrip()


if __name__ == "__main__":
    sys.stdout.reconfigure(encoding="utf-8")  # type: ignore[union-attr]
    sys.stdout.write(text())
