"""Braille files for embossers: one character per cell, pages separated by form feeds."""

from __future__ import annotations

from collections.abc import Sequence

from braillespiel.labels.dimensions import Embosser
from braillespiel.labels.errors import LabelError
from braillespiel.labels.grid import grid_rows
from braillespiel.labels.layout import Plan
from braillespiel.output.braille import louis


def brf(plan: Plan, paper: Embosser) -> bytes:
    """Return the file; blanks at the end of lines and empty lines at the end of pages are left out.

    Raises:
        LabelError: the code table cannot be used, or has no character for a cell (BRF has six
            dots).
    """
    return brf_of([grid_rows(page, plan.profile, paper) for page in plan.pages], paper)


def brf_of(sheets: Sequence[Sequence[str]], paper: Embosser) -> bytes:
    """Return the file of pages that are given as rows of Unicode Braille.

    Raises:
        LabelError: as in :func:`brf`.
    """
    newline = "\r\n" if paper.newline == "crlf" else "\n"
    pages = []
    for sheet in sheets:
        rows = [row.rstrip("\u2800") for row in sheet]
        while rows and not rows[-1]:
            rows.pop()
        for row in rows:
            if any(ord(cell) - 0x2800 > 0x3F for cell in row):
                raise LabelError("error-eight-dots")
        pages.append("".join(_encoded(row, paper.display) + newline for row in rows))
    if paper.form_feed:
        return "".join(page + "\f" for page in pages).encode("latin-1")
    # Without form feeds a page is filled up with empty lines.
    full = [page + newline * (paper.rows - page.count(newline)) for page in pages[:-1]]
    return "".join([*full, *pages[-1:]]).encode("latin-1")


def _encoded(row: str, display: str) -> str:
    if not row:
        return ""
    try:
        return louis.display_encode(row, display)
    except louis.LouisUnavailable as error:
        raise LabelError("error-liblouis") from error
    except louis.TableError as error:
        raise LabelError("error-display", table=display) from error
