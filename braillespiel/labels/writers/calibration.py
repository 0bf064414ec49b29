"""The calibration page: a frame to measure with a ruler, printed once for every printer."""

from __future__ import annotations

from braillespiel.labels import type as print_type
from braillespiel.labels.layout import A4
from braillespiel.labels.printers import FRAME, Printer
from braillespiel.labels.type import BOLD, REGULAR
from braillespiel.labels.writers.pdf import new_canvas, to_mm
from braillespiel.words.catalogue import Words


def calibration(words: Words, printer: Printer | None = None) -> bytes:
    """Return an A4 page with a frame, rulers at its edges, and how to measure it.

    With a ``printer`` the frame is already corrected: what comes out must measure true.
    """
    title = words("calibration-title")
    canvas, buffer = new_canvas(A4, title, words.language)
    to_mm(canvas)
    high = A4[1]
    left, top, wide, tall = FRAME
    canvas.saveState()
    if printer is not None:
        canvas.translate(printer.offset[0], high - printer.offset[1] - high * printer.scale[1])
        canvas.scale(*printer.scale)
    canvas.setLineWidth(0.2)
    canvas.rect(left, high - top - tall, wide, tall)
    for place in range(0, int(wide) + 1):
        long = 5.0 if place % 10 == 0 else 3.0 if place % 5 == 0 else 1.5
        canvas.line(left + place, high - top, left + place, high - top - long)
    for place in range(0, int(tall) + 1):
        long = 5.0 if place % 10 == 0 else 3.0 if place % 5 == 0 else 1.5
        canvas.line(left, high - top - place, left + long, high - top - place)
    canvas.restoreState()
    y = high - top - 30.0
    print_type.draw(canvas, title, left + 15.0, y, 7.0, BOLD)
    for number in range(1, 6):
        y -= 9.0
        text = words(
            f"calibration-{number}",
            left=f"{left:g}",
            top=f"{top:g}",
            width=f"{wide:g}",
            height=f"{tall:g}",
        )
        size = print_type.fitted(text, REGULAR, 4.2, wide - 25.0, 2.5)
        print_type.draw(canvas, text, left + 15.0, y, size)
    canvas.showPage()
    canvas.save()
    return buffer.getvalue()
