"""PDF at true size. Viewers are told not to scale it (PrintScaling None)."""

from __future__ import annotations

import io
from typing import Any

from reportlab.pdfgen.canvas import Canvas

from braillespiel.labels import type as print_type
from braillespiel.labels.layout import Plan, Print, SheetSide
from braillespiel.labels.stickers import LINE
from braillespiel.labels.type import BOLD, MM, REGULAR

FRAME_GREY = 0.75
HAIRLINE = 0.1  # mm


def new_canvas(paper: tuple[float, float], title: str, language: str) -> tuple[Canvas, io.BytesIO]:
    """Return a canvas for pages of a size in mm, and where its file will be."""
    buffer = io.BytesIO()
    size = (paper[0] * MM, paper[1] * MM)
    # Else every document names Helvetica, which is in none.
    font = print_type.ready(REGULAR)
    canvas = Canvas(buffer, size, invariant=1, lang=language, initialFontName=font)
    canvas.setTitle(title)
    canvas.setAuthor("braillespiel")
    canvas.setSubject(title)
    canvas.setCreator("braillespiel")
    canvas.setViewerPreference("PrintScaling", "None")
    canvas.setViewerPreference("DisplayDocTitle", "true")
    return canvas, buffer


def to_mm(canvas: Canvas) -> None:
    """Make the unit of the page a millimetre. y still goes up from the lower edge."""
    canvas.scale(MM, MM)


def pdf(
    plan: Plan,
    title: str,
    language: str,
    *,
    diameter: float | None = None,
    frames: bool = True,
) -> bytes:
    """Return the file: dots, print, outlines of cards and crop marks.

    ``diameter`` of a dot in mm is the profile's base if not given (for swell paper less).
    """
    canvas, buffer = new_canvas(plan.paper, title, language)
    for page in plan.pages:
        _page(canvas, plan, page, diameter or plan.profile.base, frames)
    canvas.save()
    return buffer.getvalue()


def _page(canvas: Canvas, plan: Plan, page: SheetSide, diameter: float, frames: bool) -> None:
    high = plan.paper[1]
    to_mm(canvas)
    canvas.setLineWidth(HAIRLINE)
    if frames:
        canvas.setStrokeGray(FRAME_GREY)
        for frame in page.frames:
            path = canvas.beginPath()
            path.moveTo(frame[0][0], high - frame[0][1])
            for x, y in frame[1:]:
                path.lineTo(x, high - y)
            path.close()
            canvas.drawPath(path, stroke=1, fill=0)
    canvas.setStrokeGray(0)
    for x1, y1, x2, y2 in page.marks:
        canvas.line(x1, high - y1, x2, high - y2)
    for x1, y1, x2, y2 in page.lines:
        slanting = x1 != x2 and y1 != y2
        canvas.setLineWidth(HAIRLINE if slanting else LINE)
        canvas.line(x1, high - y1, x2, high - y2)
    canvas.setFillGray(0)
    for x, y in page.dots():
        canvas.circle(x, high - y, diameter / 2, stroke=0, fill=1)
    canvas.setFillGray(0)
    for item in page.placed:
        for line in item.prints:
            draw_print(canvas, line, high)
    for line in page.notes:
        draw_print(canvas, line, high)
    canvas.showPage()


def draw_print(canvas: Any, line: Print, high: float) -> None:
    """Draw a line of print whose middle of the baseline is given from the top of the page."""
    canvas.saveState()
    canvas.translate(line.x, high - line.y)
    if line.turn:
        canvas.rotate(-line.turn)
    font = BOLD if line.bold else REGULAR
    wide = print_type.width(line.text, font, line.size)
    print_type.draw(canvas, line.text, -wide / 2, 0, line.size, font)
    if line.underlined:
        print_type.underline(canvas, -wide / 2, 0, wide, line.size)
    canvas.restoreState()
