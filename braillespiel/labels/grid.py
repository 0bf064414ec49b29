"""Labels on the cell grid of an embosser: the layout model for BRF, PEF and G-code."""

from __future__ import annotations

from dataclasses import replace

from braillespiel.labels.dimensions import Embosser, Profile
from braillespiel.labels.errors import LabelError
from braillespiel.labels.fit import embosser_fits
from braillespiel.labels.layout import Plan, SheetSide, box, each_copy, place
from braillespiel.labels.notation import Label, LabelSet

BASE_LINE = "⠉"
"""The upper dots of the line below a label, where a base line is wanted."""


def embosser_plan(
    label_set: LabelSet,
    profile: Profile,
    paper: Embosser,
    *,
    per_card: int = 2,
    base_line: bool = False,
) -> Plan:
    """Return labels on the cell grid of an embosser, with room to cut between them.

    Between two labels of a line two cells stay free, between two rows of labels one line. A label
    starts on a whole cell, so the same plan makes BRF, PEF and G-code.

    Raises:
        LabelError: the grid does not fit on the paper, or a label is longer than a line.
    """
    embosser_fits(paper, profile)
    wide, high = label_set.columns, label_set.rows + base_line
    if wide > paper.columns or high > paper.rows:
        longest = max(label_set.labels, key=lambda label: (label.columns, len(label.lines)))
        raise LabelError(
            "error-embosser-width",
            card=longest.name,
            cells=wide,
            lines=high,
            columns=paper.columns,
            rows=paper.rows,
        )
    across = (paper.columns + 2) // (wide + 2)
    down = (paper.rows + 1) // (high + 1)
    stickers = [(label, copy) for label, copy in each_copy(label_set) for _ in range(per_card)]
    half_cell = (profile.cell - profile.dot) / 2
    half_line = (profile.line - 2 * profile.dot) / 2
    pages = []
    for start in range(0, len(stickers), across * down):
        placed = []
        for index, (label, copy) in enumerate(stickers[start : start + across * down]):
            row, column = divmod(index, across)
            x = paper.left + column * (wide + 2) * profile.cell
            y = paper.top + row * (high + 1) * profile.line
            area = box(
                x - half_cell - profile.cell / 2,
                y - half_line - profile.line / 4,
                (wide + 1) * profile.cell,
                (high + 0.5) * profile.line,
            )
            shown = _underlined(label) if base_line else label
            placed.append(place(shown, profile, x, y, area, copy=copy))
        pages.append(SheetSide(tuple(placed)))
    return Plan(paper.paper, profile, tuple(pages))


def _underlined(label: Label) -> Label:
    line = BASE_LINE * label.columns
    return replace(
        label,
        lines=(*label.lines, line),
        roles=(*label.roles, "s" * len(line)),
        signs=(*label.signs, " " * len(line)),
    )


def grid_rows(page: SheetSide, profile: Profile, paper: Embosser) -> list[str]:
    """Return the page as rows of Unicode Braille on the embosser's cell grid.

    Raises:
        ValueError: a label does not start on a whole cell.
    """
    rows = [["\u2800"] * paper.columns for _ in range(paper.rows)]
    for item in page.placed:
        column = (item.x - paper.left) / profile.cell
        row = (item.y - paper.top) / profile.line
        if abs(column - round(column)) > 1e-6 or abs(row - round(row)) > 1e-6:
            raise ValueError(f"the label of {item.label.card} is off the cell grid")
        for down, line in enumerate(item.label.lines):
            for across, cell in enumerate(line):
                rows[round(row) + down][round(column) + across] = cell
    return ["".join(row) for row in rows]
