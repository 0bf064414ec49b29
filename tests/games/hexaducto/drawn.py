"""Positions drawn in the test: a field row by row, two columns for half a cell."""

from __future__ import annotations

from functools import cache
from typing import Any

from braillespiel.engine.chance import Chance
from braillespiel.games.hexaducto.cards import COUNTS, LOWEST, VALUES
from braillespiel.games.hexaducto.field import Seen
from braillespiel.games.hexaducto.game import GAME
from braillespiel.games.hexaducto.geometry import cell, parts
from braillespiel.games.hexaducto.presenter import HexaductoPresenter
from braillespiel.games.hexaducto.records import Public, Secret
from braillespiel.games.hexaducto.rules import HexState
from braillespiel.games.hexaducto.settings import Settings
from braillespiel.words.catalogue import Words

OTHER = """
    ?5  ?5
  ?5  ?7  ?5
"""
"""A field of an opponent that matters little."""


def field(drawing: str) -> tuple[Seen, dict[int, int]]:
    """Read a drawing: values, "?7" lies face down, "." is a hole.

    Returned are the field as everybody sees it, and what lies face down in it.

    The first card of the first row is (0, 0); a cell is four columns wide, so a row that lies
    half a cell further left begins two columns further left.
    """
    seen: Seen = {}
    beneath: dict[int, int] = {}
    lines = [line for line in drawing.splitlines() if line.strip()]
    base = len(lines[0]) - len(lines[0].lstrip()) if lines else 0
    for r, line in enumerate(lines):
        column = 0
        while column < len(line):
            if line[column] == " ":
                column += 1
                continue
            word = line[column:].split()[0]
            if word != ".":
                across = column - base - 2 * r
                assert across % 4 == 0, f"{word} in {line!r} stands between two cells"
                place = cell(across // 4, r)
                value = int(word.removeprefix("?"))
                seen[place] = value
                if word.startswith("?"):
                    seen[place] = None
                    beneath[place] = value
            column += len(word)
    return seen, beneath


def cards_of(state: HexState, seat: int = 0) -> dict[int, int]:
    """Return all cards of a field, face-down ones too."""
    cards = {**state.public.fields[seat], **state.secret.beneath[seat]}
    return {place: value for place, value in cards.items() if value is not None}


def drawn(
    *drawings: str,
    top: int | None = None,
    discard: int = 12,
    hand: int | None = None,
    **options: Any,
) -> HexState:
    """Return a state with these fields, seat 0 to act; all other cards are in the pile.

    ``top`` is the next card of the draw pile, ``discard`` the open card, ``hand`` drawn already.
    """
    settings = Settings.of(len(drawings), GAME.resolve(options))
    fields = [field(drawing) for drawing in drawings]
    public = Public(
        settings,
        [seen for seen, _ in fields],
        [discard],
        [0] * len(VALUES),
        drawn=hand is not None,
        cut=len(parts(fields[0][0])) > 1,
        moves=settings.moves,
    )
    state = HexState(public, Secret([beneath for _, beneath in fields], [], Chance(5), hand))
    used = [card for seat in range(len(fields)) for card in cards_of(state, seat).values()]
    used += [discard] if hand is None else [discard, hand]
    rest = list(COUNTS)
    for card in used:
        rest[card - LOWEST] -= 1
    assert min(rest) >= 0, "more cards drawn than a set has"
    pile = [value for value in VALUES for _ in range(rest[value - LOWEST])]
    if top is not None:
        pile.remove(top)
        pile.append(top)
    state.secret.pile = pile
    return state


def at(q: int, r: int) -> int:
    """Return the cell at (q, r), counted from the first card of the first row."""
    return cell(q, r)


@cache
def presenter(language: str = "de", seat: int | None = 0, seats: int = 2) -> HexaductoPresenter:
    """Return a presenter; the seats are Anna, Ben, Cem ..."""
    names = ["Anna", "Ben", "Cem", "Dora", "Emil", "Fee"][:seats]
    words = Words(language, ("client", "cards", "games/hexaducto"))
    return HexaductoPresenter(words, names, seat)


def kinds(events: list[Any]) -> list[str]:
    """Return the kinds of events."""
    return [event.kind for event in events]
