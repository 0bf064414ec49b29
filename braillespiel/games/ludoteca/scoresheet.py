"""The scores as a table to walk: a row per line of the score sheet, a column per player."""

from __future__ import annotations

from collections.abc import Iterator

from braillespiel.games.kit import score_grid
from braillespiel.games.ludoteca.scoring import Score
from braillespiel.games.ludoteca.view import LudotecaView
from braillespiel.games.ludoteca.wording import Wording
from braillespiel.games.presenter import Presenter
from braillespiel.games.zones import Zone
from braillespiel.words.phrase import Phrase


def _so_far(view: LudotecaView, own: int | None) -> Iterator[Score]:
    """Yield what every seat would get if the round ended now; the others' goals are hidden."""
    for seat, held in enumerate(view.known.sizes):
        yield view.public.round_score(seat, held, view.known.goal if seat == own else None)


def score_table(presenter: Presenter, cards: Wording, view: LudotecaView) -> Zone:
    """Return the last finished round, or the running one while there is none."""
    table = view.public
    history = table.history
    seats = range(table.settings.seats)
    points = history[-1] if history else tuple(_so_far(view, presenter.seat))
    words = presenter.words
    lines: list[tuple[Phrase, list[int]]] = [
        (cards.pillar(pillar), [points[seat].pillars[pillar] for seat in seats])
        for pillar in range(6)
    ]
    lines.append((words.phrase("ludoteca-line-kinds"), [points[s].kinds for s in seats]))
    if table.settings.extended:
        lines.append(
            (words.phrase("ludoteca-line-resources"), [points[s].resources for s in seats])
        )
        lines.append((words.phrase("ludoteca-line-goal"), [points[s].goal for s in seats]))
    lines.append((words.phrase("ludoteca-line-hand"), [points[s].hand for s in seats]))
    lines.append((words.phrase("ludoteca-line-round"), [points[s].total for s in seats]))
    lines.append((words.phrase("ludoteca-line-total"), list(table.totals)))

    def cell(seat: int, line: Phrase, value: int) -> Phrase:
        points = cards.number(value)
        return presenter.about("ludoteca-line-of", seat, line=line, points=points)

    rows = [(name, [cell(s, name, values[s]) for s in seats]) for name, values in lines]
    finished = len(history)
    title = words.phrase(
        "ludoteca-sheet" if finished else "ludoteca-sheet-running", number=finished or table.round
    )
    return score_grid(
        title,
        rows,
        sign=words.phrase("ludoteca-sheet-sign").braille,
        shown={(row, s): str(lines[row][1][s]) for row in range(len(lines)) for s in seats},
    )
