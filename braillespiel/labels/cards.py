"""Whole cards at true size, a label in each of two corners."""

from __future__ import annotations

from dataclasses import replace

from braillespiel.labels.cells import size
from braillespiel.labels.check import Limits
from braillespiel.labels.errors import LabelError
from braillespiel.labels.face import PrintLine, baselines, card_lines, height
from braillespiel.labels.layout import (
    A4,
    Outline,
    Placed,
    Plan,
    Print,
    SheetSide,
    box,
    crop_marks,
    each_copy,
    place,
    slanted,
)
from braillespiel.labels.notation import Label, LabelSet

PAGE_MARGIN = 10.0
CUT = 5.0  # mm, side of a corner that is cut off a whole card
TEXT_GAP = 0.8  # mm between dots and print
_PRINT_EDGE = 1.5  # mm between print and the edge of a card


def card_plan(
    label_set: LabelSet,
    limits: Limits,
    *,
    paper: tuple[float, float] = A4,
    with_print: bool = True,
    corners: int = 2,
    cut: bool = False,
) -> Plan:
    """Return whole cards at true size with crop marks, a label in each of two corners, or one.

    For sleeves, for cards that are printed again, and as a template to emboss through. A lozenge
    carries one label in its middle, upright as its card lies in use. With
    ``cut`` the two corners without a label are cut off. Print stands below each label, or once
    between them; where there is room for neither, the card has one label only.

    Raises:
        LabelError: not even one card fits on the paper, or a label not on its card.
    """
    card, profile = limits.card, limits.profile
    columns = int((paper[0] - 2 * PAGE_MARGIN) // card.width)
    rows = int((paper[1] - 2 * PAGE_MARGIN) // card.height)
    if columns < 1 or rows < 1:
        raise LabelError(
            "error-card-paper",
            width=card.width,
            height=card.height,
            most_x=round(paper[0] - 2 * PAGE_MARGIN, 1),
            most_y=round(paper[1] - 2 * PAGE_MARGIN, 1),
        )
    for label in label_set.labels:
        _fits_card(label, limits, corners)
    left = (paper[0] - columns * card.width) / 2
    top = (paper[1] - rows * card.height) / 2
    pages = []
    turns = {card.id: card.turn for card in label_set.deck.cards}
    cards = list(each_copy(label_set))
    language = label_set.notation.language if with_print else None
    for start in range(0, len(cards), columns * rows):
        placed: list[Placed] = []
        frames = []
        used = set()
        for index, (label, copy) in enumerate(cards[start : start + columns * rows]):
            row, column = divmod(index, columns)
            used.add((row, column))
            x, y = left + column * card.width, top + row * card.height
            frames.append(_outline(x, y, card.width, card.height, card.shape, cut))
            turn = turns[label.card]
            placed += _on_card(label, copy, limits, frames[-1], language, corners, turn)
        marks = crop_marks(left, top, card.width, card.height, used)
        pages.append(SheetSide(tuple(placed), tuple(frames), marks))
    return Plan(paper, profile, tuple(pages), with_print=with_print)


def _fits_card(label: Label, limits: Limits, corners: int) -> None:
    """Refuse a label that leaves its card, or meets the one in the other corner.

    Raises:
        LabelError: with the sizes, and with what fits.
    """
    width, height = size(label.lines, limits.profile)
    wide, high = limits.room
    columns, rows = limits.cells
    facts: dict[str, str | int | float] = {
        "card": label.name,
        "need_x": round(width, 1),
        "need_y": round(height, 1),
        "margin": limits.margin,
        "columns": columns,
        "rows": rows,
    }
    if width > wide + 1e-6 or height > high + 1e-6:
        raise LabelError("error-card-label", **facts)
    beside = 2 * width + 2 * limits.margin <= limits.card.width - limits.profile.dot
    below = 2 * height + 2 * limits.margin <= limits.card.height - limits.profile.dot
    if limits.card.shape != "lozenge" and corners == 2 and not (beside or below):
        raise LabelError("error-card-corners", **facts)


def _outline(
    x: float, y: float, wide: float, high: float, shape: str = "card", cut: bool = False
) -> Outline:
    if shape == "lozenge":
        middle_x, middle_y = x + wide / 2, y + high / 2
        return ((middle_x, y), (x + wide, middle_y), (middle_x, y + high), (x, middle_y))
    if cut:
        return (
            (x, y),
            (x + wide - CUT, y),
            (x + wide, y + CUT),
            (x + wide, y + high),
            (x + CUT, y + high),
            (x, y + high - CUT),
        )
    return box(x, y, wide, high)


def _on_card(
    label: Label,
    copy: int,
    limits: Limits,
    area: Outline,
    language: str | None,
    corners: int,
    turn: int,
) -> list[Placed]:
    """Return a card's labels; ``language`` is that of its print, None for none."""
    profile = limits.profile
    width, high = size(label.lines, profile)
    half = profile.base / 2
    card = limits.card
    x, y = min(corner[0] for corner in area), min(corner[1] for corner in area)
    if card.shape == "lozenge":
        at_x = x + card.width / 2 - width / 2 + half
        at_y = y + card.height / 2 - high / 2 + half
        middle_x, middle_y = x + card.width / 2, y + card.height / 2
        slant = (-turn, middle_x, middle_y)
        bottom = middle_y + high / 2 + TEXT_GAP
        prints = _on_lozenge(label, language, middle_x, bottom, slant, area) if language else ()
        return [place(label, profile, at_x, at_y, area, copy=copy, slant=slant, prints=prints)]
    at_x, at_y = x + limits.margin + half, y + limits.margin + half
    whole = place(label, profile, at_x, at_y, area, copy=copy)
    middle = (x + card.width / 2, y + card.height / 2)
    turned = place(label, profile, at_x, at_y, area, copy=copy, turn=middle)
    both = [whole, turned][:corners]
    lines = card_lines(label, language, card.width - 2 * limits.margin) if language else None
    if not lines:
        return both
    left, top = x + limits.margin, y + limits.margin + high + TEXT_GAP
    tall = height(lines)
    free = y + card.height - _PRINT_EDGE - top
    if corners == 2 and tall <= card.height / 2 - limits.margin - high - TEXT_GAP:
        prints = _lines_at(lines, top, left=left)
        again = place(label, profile, at_x, at_y, area, copy=copy, turn=middle, prints=prints)
        return [replace(whole, prints=prints), again]
    if corners == 2 and tall <= card.height - 2 * (limits.margin + high + TEXT_GAP):
        # Between the two labels, for one side only.
        prints = _lines_at(lines, middle[1] - tall / 2, middle=middle[0])
        return [replace(whole, prints=prints), turned]
    if tall <= free:  # Print counts for more than a second label: whoever sees reads nothing else.
        return [replace(whole, prints=_lines_at(lines, top, left=left))]
    return both


def _lines_at(
    lines: tuple[PrintLine, ...], top: float, *, left: float | None = None, middle: float = 0.0
) -> tuple[Print, ...]:
    """Return lines of print from ``top`` downwards, from the left or about a middle."""
    return tuple(
        Print(
            middle if left is None else left + line.width / 2,
            base,
            line.size,
            line.text,
            bold=line.bold,
            underlined=line.underlined,
        )
        for line, base in baselines(lines, top)
    )


def _on_lozenge(
    label: Label,
    language: str,
    middle: float,
    top: float,
    slant: tuple[float, float, float],
    area: Outline,
) -> tuple[Print, ...]:
    """Return the print below the label of a lozenge in the fewest lines that stay on it."""
    wide = max(x for x, _ in area) - min(x for x, _ in area)
    high = max(y for _, y in area) - min(y for _, y in area)
    cx, cy = middle, sum(y for _, y in area) / len(area)

    def inside(left: float, upper: float, right: float, lower: float) -> bool:
        corners = [(x, y) for x in (left, right) for y in (upper, lower)]
        placed = [slanted(*corner, slant) for corner in corners]
        room = 1 - 2 * _PRINT_EDGE / min(wide, high)
        return all(abs(x - cx) / (wide / 2) + abs(y - cy) / (high / 2) <= room for x, y in placed)

    for room in range(int(max(wide, high)), 9, -2):
        lines = card_lines(label, language, room)
        if not lines:
            continue
        at = top
        for line in lines:
            half = line.width / 2
            if not inside(middle - half, at, middle + half, at + line.step):
                break
            at += line.step
        else:
            return _lines_at(lines, top, middle=middle)
    return ()
