"""Whole cards at true size, a label in each of two corners."""

from __future__ import annotations

from braillespiel.labels import type as print_type
from braillespiel.labels.cells import size
from braillespiel.labels.check import Limits
from braillespiel.labels.errors import LabelError
from braillespiel.labels.layout import (
    A4,
    Outline,
    Page,
    Placed,
    Plan,
    Print,
    box,
    crop_marks,
    each_copy,
    place,
)
from braillespiel.labels.notation import Label, LabelSet
from braillespiel.labels.type import REGULAR

PAGE_MARGIN = 10.0
TEXT_SIZE = 2.3  # mm, height of the print line under a label
LEAST_TEXT = 1.5
CUT = 5.0  # mm, side of a corner that is cut off a whole card
TEXT_GAP = 0.8  # mm between dots and print


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
    ``cut`` the two corners without a label are cut off.

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
            on_card = _on_card(label, copy, limits, frames[-1], with_print, corners, turn)
            placed += on_card
        marks = crop_marks(left, top, card.width, card.height, used)
        pages.append(Page(tuple(placed), tuple(frames), marks))
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
    with_print: bool,
    corners: int,
    turn: int,
) -> list[Placed]:
    card, profile = limits.card, limits.profile
    width, height = size(label.lines, profile)
    half = profile.base / 2
    x, y = min(corner[0] for corner in area), min(corner[1] for corner in area)
    if card.shape == "lozenge":
        at_x = x + card.width / 2 - width / 2 + half
        at_y = y + card.height / 2 - height / 2 + half
        room = limits.room[0]
        low = y + card.height / 2 + (limits.room[1] + limits.margin) / 2
        middle_x, bottom = x + card.width / 2, at_y - half + height
        prints = _print_under(label, middle_x, bottom, room / 2, room, low) if with_print else ()
        slant = (-turn, middle_x, y + card.height / 2)
        return [place(label, profile, at_x, at_y, area, copy=copy, slant=slant, prints=prints)]
    at_x, at_y = x + limits.margin + half, y + limits.margin + half
    middle = (x + card.width / 2, y + card.height / 2)
    # With a label in the other corner print keeps to its own half of the card.
    low = y + (card.height / 2 if corners == 2 else card.height - limits.margin / 2)
    prints = ()
    if with_print:
        across, bottom = at_x - half + width / 2, at_y - half + height
        prints = _print_under(label, across, bottom, width / 2, limits.room[0], low)
    made = [place(label, profile, at_x, at_y, area, copy=copy, prints=prints)]
    if corners == 2:
        made.append(place(label, profile, at_x, at_y, area, copy=copy, turn=middle, prints=prints))
    return made


def _print_under(
    label: Label, middle: float, bottom: float, reach: float, room: float, low: float
) -> tuple[Print, ...]:
    """Return the print line of a label on a card, at most ``reach`` to the left of the middle.

    Nothing where it would go below ``low``.
    """
    text_size = print_type.fitted(label.name, REGULAR, TEXT_SIZE, room, LEAST_TEXT)
    text = print_type.shortened(label.name, REGULAR, text_size, room)
    half = print_type.width(text, REGULAR, text_size) / 2
    baseline = bottom + TEXT_GAP + text_size * print_type.ASCENT
    if baseline + text_size * print_type.DESCENT > low:
        return ()
    return (Print(max(middle, middle - reach + half), baseline, text_size, text),)
