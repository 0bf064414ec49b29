"""What the presenters of several games share: the score grid, the ranking, who has won."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TypeVar

from braillespiel.engine.contract import GameError
from braillespiel.games.presenter import Presenter
from braillespiel.games.zones import Item, Look, Role, Shape, Zone
from braillespiel.words.catalogue import Argument
from braillespiel.words.phrase import Phrase

T = TypeVar("T")


def score_grid(
    name: Phrase,
    rows: Sequence[tuple[Phrase, Sequence[Phrase]]],
    *,
    sign: str | None = None,
    shown: Mapping[tuple[int, int], str] | None = None,
) -> Zone:
    """Return scores as a GRID: every row with its name and its cells.

    ``sign`` names it in Braille where that is not the Braille of ``name``; ``shown`` is what is
    drawn in a cell (row, column) instead of its words.
    """
    looks = shown or {}
    items = tuple(
        Item(
            f"table-{row}-{column}",
            text,
            place=(row, column),
            look=Look(looks.get((row, column), "")),
        )
        for row, (_, cells) in enumerate(rows)
        for column, text in enumerate(cells)
    )
    return Zone(
        "score-table",
        name,
        name.braille if sign is None else sign,
        Shape.GRID,
        items,
        Role.SCORES,
        rows=tuple(row for row, _ in rows),
    )


def ranking(points: Sequence[int], own: int | None = None, *, low_wins: bool = False) -> list[int]:
    """Return the seats, the best first; ``own`` (if any) comes before its equals."""
    sign = 1 if low_wins else -1
    return sorted(range(len(points)), key=lambda seat: (sign * points[seat], seat != own, seat))


def outcome(
    presenter: Presenter,
    winners: Sequence[int],
    scores: Phrase,
    by: str = "",
) -> Phrase:
    """Say who has won, alone (``GAME-won``) or with others (``GAME-shared``), and the scores.

    ``by`` is what it was won by, where a game has several ways. On the Braille line the winner is
    named once, where the scores begin with the winner's.
    """
    if len(winners) == 1:
        won = presenter.about(f"{presenter.game_id}-won", winners[0], scores=scores, by=by)
        return won.felt_as(_named_once(won.braille, scores.braille))
    key = f"{presenter.game_id}-shared"
    return presenter.words.phrase(key, who=presenter.people(winners), scores=scores, by=by)


def bare(scores: Phrase) -> Phrase:
    """Return scores without what they count, where the sentence has said it: "you 64, Ben 47"."""
    return Phrase(scores.brief, scores.brief, scores.braille)


def _named_once(felt: str, scores: str) -> str:
    """Return cells that end with ``scores`` without the words before them that they begin with."""
    head = felt.removesuffix(scores).split()
    for count in range(len(head), 0, -1):
        if felt.endswith(scores) and head[-count:] == scores.split()[:count]:
            return " ".join((*head[:-count], scores))
    return felt


def worded(
    error: GameError, kind: type[T], wordings: Mapping[str, Callable[[T], Argument]]
) -> dict[str, Argument]:
    """Word those details of an error that are a ``kind``, each in its way."""
    found: dict[str, Argument] = {}
    for name, word in wordings.items():
        value = error.details.get(name)
        if isinstance(value, kind):
            found[name] = word(value)
    return found
