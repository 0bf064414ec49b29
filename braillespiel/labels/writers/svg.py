"""SVG at true size, one file per page; the unit of the drawing is the millimetre."""

from __future__ import annotations

from xml.sax.saxutils import escape

from braillespiel.labels.layout import Plan, SheetSide
from braillespiel.labels.stickers import LINE

_FONTS = "'Source Sans Pro', 'Source Sans 3', Helvetica, Arial, sans-serif"
"""The font that widths were measured with, then others of about the same width."""


def svg(
    plan: Plan,
    page: SheetSide,
    title: str,
    language: str,
    *,
    diameter: float | None = None,
    frames: bool = True,
) -> bytes:
    """Return one page; ``diameter`` of a dot in mm is the profile's base if not given."""
    wide, high = plan.paper
    out = [
        '<?xml version="1.0" encoding="UTF-8"?>',
        f'<svg xmlns="http://www.w3.org/2000/svg" xml:lang="{escape(language)}" '
        f'width="{wide:g}mm" height="{high:g}mm" viewBox="0 0 {wide:g} {high:g}">',
        f"<title>{escape(title)}</title>",
    ]
    if frames and page.frames:
        out.append('<g fill="none" stroke="#bbb" stroke-width="0.1">')
        out += [
            f'<polygon points="{" ".join(f"{x:.4f},{y:.4f}" for x, y in frame)}"/>'
            for frame in page.frames
        ]
        out.append("</g>")
    if page.marks:
        out.append('<g stroke="#000" stroke-width="0.1">')
        out += [
            f'<line x1="{x1:.4f}" y1="{y1:.4f}" x2="{x2:.4f}" y2="{y2:.4f}"/>'
            for x1, y1, x2, y2 in page.marks
        ]
        out.append("</g>")
    if page.lines:
        out.append('<g stroke="#000">')
        out += [
            f'<line x1="{x1:.4f}" y1="{y1:.4f}" x2="{x2:.4f}" y2="{y2:.4f}" '
            f'stroke-width="{LINE if x1 == x2 or y1 == y2 else 0.1:g}"/>'
            for x1, y1, x2, y2 in page.lines
        ]
        out.append("</g>")
    radius = (diameter or plan.profile.base) / 2
    out.append('<g fill="#000">')
    for item in page.placed:
        out.append(f"<g><title>{escape(item.label.name)}</title>")
        out += [f'<circle cx="{x:.4f}" cy="{y:.4f}" r="{radius:g}"/>' for x, y in item.dots]
        out.append("</g>")
    out.append(f'</g>\n<g fill="#404040" font-family="{_FONTS}">')
    for line in (*(line for item in page.placed for line in item.prints), *page.notes):
        turn = f' transform="rotate({line.turn:g} {line.x:.4f} {line.y:.4f})"' if line.turn else ""
        how = ' font-weight="bold"' if line.bold else ""
        how += ' text-decoration="underline"' if line.underlined else ""
        out.append(
            f'<text x="{line.x:.4f}" y="{line.y:.4f}" font-size="{line.size:g}" '
            f'text-anchor="middle"{how}{turn}>{escape(line.text)}</text>'
        )
    out.append("</g>\n</svg>\n")
    return "\n".join(out).encode("utf-8")
