"""G-code for the open embosser BrailleRAP: move to a dot, strike, move on.

The machine's own programs (AccessBrailleRAP, DesktopBrailleRAP) send the same words: G28 homes,
M204 sets the acceleration, M3 S1 and M3 S0 let the needle strike and lift, M84 lets the motors go.
Paper coordinates are millimetres from the top left corner, as in the layout.
"""

from __future__ import annotations

from itertools import groupby

from braillespiel.labels.layout import Plan, SheetSide

FEED = 6000  # mm/min
ACCELERATION = 1500  # mm/s²
EJECT = 20.0  # mm behind the end of the paper


def gcode(page: SheetSide, plan: Plan, *, feed: int = FEED) -> bytes:
    """Return the program of one page; rows of dots are struck to and fro to save way."""
    lines = ["G21;", "G90;", "G28 X;", "G28 Y;", f"M204 T{ACCELERATION};", f"G1 F{feed};"]
    lines.append("G1 X0.00 Y0.00;")
    for x, y in strokes(page):
        lines += [f"G1 X{x:.2f} Y{y:.2f};", "M3 S1;", "M3 S0;"]
    lines += [f"G1 X0.00 Y{plan.paper[1] + EJECT:.2f};", "M84;"]
    return ("\r\n".join(lines) + "\r\n").encode("ascii")


def strokes(page: SheetSide) -> list[tuple[float, float]]:
    """Return the dots in the order of striking: from top to bottom, every other row backwards."""
    dots = sorted((round(y, 3), round(x, 3)) for x, y in page.dots())
    order = []
    for index, (y, row) in enumerate(groupby(dots, key=lambda dot: dot[0])):
        across = [x for _, x in row]
        order += [(x, y) for x in (reversed(across) if index % 2 else across)]
    return order
