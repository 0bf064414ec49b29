"""A text for everybody at the table: as a page, in large print, in Braille, and as plain text."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from html import escape
from typing import Any

from braillespiel.labels import type as print_type
from braillespiel.labels.cells import BLANK, dots_name, points
from braillespiel.labels.dimensions import Embosser, Profile, profile
from braillespiel.labels.face import LARGE_SIZE
from braillespiel.labels.layout import A4
from braillespiel.labels.notice import braille_rows, cells_of_text
from braillespiel.labels.type import BOLD, REGULAR
from braillespiel.labels.writers.brf import brf_of
from braillespiel.labels.writers.pdf import new_canvas, to_mm
from braillespiel.labels.writers.pef import pef_of

_MARGIN = 18.0
_STEP = 1.3
_HEAD = 1.25
_SIGN_GAP = 6.0
_STYLE = (
    "body{font:1.3rem/1.5 sans-serif;max-width:40em;margin:1em auto;padding:0 1em}"
    "li{margin:.3em 0}.braille{font-size:1.6rem;letter-spacing:.1em}"
    "@media print{body{font-size:16pt;max-width:none;margin:0;color:#000;background:#fff}"
    "h1,h2{break-after:avoid}p,li{break-inside:avoid}}"
)
"""Readable as it is; on paper no smaller than large print, and no heading alone."""


@dataclass(frozen=True, slots=True)
class KitBlock:
    """A piece of a document: a heading, a paragraph, an item of a list, or a sign and its name."""

    kind: str
    """heading, text, item or sign."""
    text: str
    sign: str = ""
    """Unicode Braille, lines parted by slashes; only of a sign."""


@dataclass(frozen=True, slots=True)
class KitDocument:
    """A title and what follows it, in one language."""

    title: str
    language: str
    blocks: tuple[KitBlock, ...]
    table: str = ""
    """The Braille table; "" is that of the language without contractions."""

    def html(self) -> bytes:
        """Return it as a page without anything from elsewhere."""
        body: list[str] = []
        listed = False
        for block in self.blocks:
            item = block.kind in ("item", "sign")
            if item != listed:
                body.append("<ul>" if item else "</ul>")
                listed = item
            text = escape(block.text)
            if block.kind == "sign":
                cells = escape(block.sign.replace("/", " "))
                body.append(f'<li><span class="braille">{cells}</span> {_dots(block.sign)}: {text}')
            else:
                tag = {"heading": "h2", "item": "li"}.get(block.kind, "p")
                body.append(f"<{tag}>{text}</{tag}>")
        if listed:
            body.append("</ul>")
        return page(self.title, self.language, "\n".join(body))

    def text(self) -> bytes:
        """Return it as plain text."""
        lines = [self.title, ""]
        for block in self.blocks:
            if block.kind == "heading":
                lines += ["", block.text]
            else:
                lines.append(f"{block.sign}  {block.text}" if block.sign else block.text)
        return ("\n".join(lines) + "\n").encode("utf-8")

    def rows(self, columns: int) -> Iterator[str]:
        """Yield it in rows of Unicode Braille by its table, at most ``columns`` cells.

        Raises:
            LabelError: liblouis is not there.
        """
        yield from braille_rows(self._cells(self.title), columns, 0)
        for block in self.blocks:
            cells = self._cells(block.text)
            if block.kind == "heading":
                yield ""
                yield from braille_rows(cells, columns, 0)
            elif block.kind == "sign":
                *upper, last = block.sign.split("/")
                yield from upper
                yield from braille_rows(f"{last}{BLANK * 2}{cells}", columns, 2)
            else:
                yield from braille_rows(cells, columns, 2)

    def _cells(self, text: str) -> str:
        return cells_of_text(text, self.language, self.table)

    def pages(self, paper: Embosser) -> list[list[str]]:
        """Return it in pages of rows; no heading is the last row of a page.

        Raises:
            LabelError: as in :meth:`rows`.
        """
        made: list[list[str]] = [[]]
        rows = list(self.rows(paper.columns))
        for number, row in enumerate(rows):
            before_heading = not row and len(made[-1]) > paper.rows - 3
            if len(made[-1]) == paper.rows or before_heading:
                made.append([])
            if row or made[-1]:
                made[-1].append(rows[number])
        return [page_rows for page_rows in made if page_rows]

    def brf(self, paper: Embosser) -> bytes:
        """Return it as a file for embossers."""
        return brf_of(self.pages(paper), paper)

    def pef(self, paper: Embosser) -> bytes:
        """Return it as PEF."""
        return pef_of(self.pages(paper), paper, self.title, self.language)

    def large_print(self) -> bytes:
        """Return it as a PDF of which nothing is below 16 points; signs at true size.

        Raises:
            LabelError: a sign of the text is in no font of ours.
        """
        canvas, buffer = new_canvas(A4, self.title, self.language)
        pen = _Pen(canvas, profile("marburg-medium"))
        pen.lines(self.title, BOLD, LARGE_SIZE * 1.5)
        for block in self.blocks:
            if block.kind == "heading":
                pen.space(LARGE_SIZE)
                pen.lines(block.text, BOLD, LARGE_SIZE * _HEAD, keep=2)
            elif block.kind == "sign":
                pen.sign(block.sign, block.text)
            else:
                pen.lines(block.text, REGULAR, LARGE_SIZE)
                pen.space(LARGE_SIZE * 0.4)
        canvas.showPage()
        canvas.save()
        return buffer.getvalue()


def page(title: str, language: str, body: str, script: str = "") -> bytes:
    """Return a page around its body, readable offline and with any screen reader."""
    return (
        f'<!doctype html>\n<html lang="{escape(language)}">\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width">\n'
        f"<title>{escape(title)}</title>\n<style>{_STYLE}</style>\n"
        f"<main>\n<h1>{escape(title)}</h1>\n{body}\n</main>\n{script}</html>\n"
    ).encode()


def _dots(sign: str) -> str:
    return " / ".join("-".join(map(dots_name, line)) for line in sign.split("/"))


class _Pen:
    """Writes lines down a page, and goes on to the next one."""

    def __init__(self, canvas: Any, dims: Profile) -> None:
        self._canvas, self._dims = canvas, dims
        self._y = _MARGIN
        to_mm(canvas)

    def lines(self, text: str, font: str, size: float, *, keep: int = 1) -> None:
        """Write a text in lines; at least ``keep`` lines of it stay with what follows."""
        for line in print_type.wrapped(text, font, size, A4[0] - 2 * _MARGIN):
            self._room(size * _STEP * keep)
            self._draw(line, _MARGIN, font, size)

    def sign(self, sign: str, text: str) -> None:
        """Write cells at true size, and what they mean at their right."""
        rows = sign.split("/")
        dots = list(points(rows, self._dims))
        wide = max((x for x, _ in dots), default=0.0) + _SIGN_GAP
        left = _MARGIN + max(wide, 3 * self._dims.cell + _SIGN_GAP)
        lines = print_type.wrapped(text, REGULAR, LARGE_SIZE, A4[0] - _MARGIN - left)
        high = max(len(lines) * LARGE_SIZE * _STEP, len(rows) * self._dims.line)
        self._room(high)
        top = self._y
        for x, y in dots:
            at = A4[1] - (top + 1.0 + y)
            radius = self._dims.base / 2
            self._canvas.circle(_MARGIN + x, at, radius, stroke=0, fill=1)
        for line in lines:
            self._draw(line, left, REGULAR, LARGE_SIZE)
        self._y = max(self._y, top + len(rows) * self._dims.line)

    def space(self, high: float) -> None:
        """Leave room."""
        self._y += high

    def _draw(self, line: str, x: float, font: str, size: float) -> None:
        print_type.draw(self._canvas, line, x, A4[1] - self._y - size, size, font)
        self._y += size * _STEP

    def _room(self, high: float) -> None:
        if self._y + high > A4[1] - _MARGIN:
            self._canvas.showPage()
            to_mm(self._canvas)
            self._y = _MARGIN
