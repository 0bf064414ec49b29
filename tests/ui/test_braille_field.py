"""A field on several lines: whatever its size, a card is felt whole or not at all."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

from hypothesis import given, settings
from hypothesis import strategies as st

from braillespiel.ui.braille.field import Field, Place
from braillespiel.ui.braille.frame import SIGN_KEY
from braillespiel.ui.braille.line import UNDERLINE, BrailleLine, Chunk
from braillespiel.ui.braille.transcriber import Transcriber
from tests.support.player import Player


def translate(text: str, table: str) -> str:
    """Stand in for liblouis: a cell is the character's code."""
    return "".join(chr(0x2800 + (ord(c) % 64 if c != " " else 0)) for c in text)


TRANSCRIBER = Transcriber(translate, "text", "cards")
NUMBERS = st.text("0123456789", min_size=1, max_size=6)


@st.composite
def rows(draw: st.DrawFn, numbers: st.SearchStrategy[str] = NUMBERS) -> tuple[BrailleLine, ...]:
    """Draw the rows of a grid, or of a hexagon, whose rows are half a card off; one focused."""
    half = draw(st.booleans())
    cards = draw(st.lists(st.lists(numbers, max_size=7), min_size=1, max_size=9))
    focus = draw(st.integers(0, len(cards) - 1))
    lines = []
    for number, row in enumerate(cards):
        first = number % 2 if half else 0
        chunks = tuple(
            Chunk(text, f"{number}/{column}", 2 * column + first) for column, text in enumerate(row)
        )
        lead = "" if half else draw(st.text("abc", max_size=16))
        lines.append(BrailleLine(lead, chunks, len(row) // 2 if row and number == focus else None))
    return tuple(lines)


def panned(field: Field, place: Place, by: int) -> list[Place]:
    """Return where one comes by panning on to the end."""
    found = []
    following = field.beside(place, by)
    while following is not None:
        found.append(following)
        following = field.beside(following, by)
    return found


def felt(field: Field, place: Place, lines: tuple[BrailleLine, ...]) -> set[str]:
    """Return the cards shown; none of them may be only partly there, or touch what is beside."""
    whole = {chunk.key: TRANSCRIBER.cells(chunk.braille) for row in lines for chunk in row.chunks}
    shown = set()
    for page in field.pages(place):
        for key in {key for key in page.keys if key}:
            cells = [at for at, other in enumerate(page.keys) if other == key]
            assert bytes(page.cells[at] & ~UNDERLINE for at in cells) == whole[key]
            assert all(after - at == 1 for at, after in pairwise(cells))
            assert cells[0] == 0 or not page.cells[cells[0] - 1]
            assert cells[-1] == len(page.cells) - 1 or not page.cells[cells[-1] + 1]
            shown.add(key)
    return shown


@settings(derandomize=True, deadline=None)
@given(rows(), st.integers(10, 44), st.integers(2, 5))
def test_every_card_is_whole_on_some_page_and_nowhere_in_part(
    lines: tuple[BrailleLine, ...], width: int, height: int
) -> None:
    field = Field(lines, width, height, TRANSCRIBER)
    keys = {chunk.key for row in lines for chunk in row.chunks}
    here = felt(field, field.focused, lines)
    assert all(row.chunks[row.focus].key in here for row in lines if row.focus is not None)
    to_the_left = panned(field, field.focused, -1)
    first = to_the_left[-1] if to_the_left else field.focused
    pages = [first, *panned(field, first, 1)]
    assert set().union(*(felt(field, place, lines) for place in [*to_the_left, *pages])) == keys
    assert set().union(*(felt(field, place, lines) for place in pages)) == keys


@settings(derandomize=True, deadline=None)
@given(rows(), st.integers(10, 44), st.integers(2, 5))
def test_reading_on_from_the_focus_leaves_nothing_out(
    lines: tuple[BrailleLine, ...], width: int, height: int
) -> None:
    field = Field(lines, width, height, TRANSCRIBER)
    top, cut = field.focused
    ahead = set().union(
        *(felt(field, place, lines) for place in [(top, cut), *panned(field, (top, cut), 1)])
    )
    below = {chunk.key for row in lines[top + height :] for chunk in row.chunks}
    assert ahead >= below
    if not cut:
        assert ahead >= {chunk.key for row in lines[top:] for chunk in row.chunks}


@settings(derandomize=True, deadline=None)
@given(rows(st.text("0123456789", min_size=1, max_size=30)), st.integers(8, 20))
def test_a_card_wider_than_the_display_is_read_piece_by_piece(
    lines: tuple[BrailleLine, ...], width: int
) -> None:
    field = Field(lines, width, 2, TRANSCRIBER)
    read: dict[str, list[bytes]] = {}
    for place in [(0, 0), *panned(field, (0, 0), 1)]:
        for page in field.pages(place):
            for key in {key for key in page.keys if key}:
                cells = [
                    cell & ~UNDERLINE
                    for cell, other in zip(page.cells, page.keys, strict=True)
                    if other == key
                ]
                if bytes(cells) not in read.setdefault(key, []):
                    read[key].append(bytes(cells))
    for row in lines:
        for chunk in row.chunks:
            cells = TRANSCRIBER.cells(chunk.braille)
            most = max(len(part) for part in read[chunk.key])
            parts = [cells[at : at + most] for at in range(0, len(cells), most)]
            assert list(dict.fromkeys(parts)) == read[chunk.key]


def test_points_below_zero_keep_all_their_figures(tmp_path: Path) -> None:
    player = Player(tmp_path, columns=20, rows=4, settings={"braille-status": "none"})
    player.play("ludoteca", seats=3)
    player.wait(9000, step=1000)
    player.press("Shift+S", *["Down"] * 7)
    for key in (None, "BraillePanRight"):
        if key:
            player.press(key)
        shown = player.ui.braille()
        view = player.ui.announcer.braille
        texts = {chunk.key: chunk.braille for row in view.line.rows for chunk in row.chunks}
        cells = b"".join(shown.rows)
        for chunk in set(shown.keys) - {"", SIGN_KEY}:
            here = bytes(
                cell & ~UNDERLINE
                for cell, other in zip(cells, shown.keys, strict=True)
                if other == chunk
            )
            assert here == view.transcriber.cells(texts[chunk])
