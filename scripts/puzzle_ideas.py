"""The ideas of composed Hexaducto puzzles, and what proves that a puzzle has one.

An idea holds for every solution of a puzzle, so nobody gets round it: the search leaves out
neither the draw pile nor a place to dock. In puzzles of more than ``DRAWN`` moves it does leave
out the draw pile: what is drawn there may help, but nobody can plan with it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from itertools import islice

from braillespiel.games.hexaducto import actions as act
from braillespiel.games.hexaducto import events as ev
from braillespiel.games.hexaducto.composed import Composed
from braillespiel.games.hexaducto.game import GAME
from braillespiel.games.hexaducto.geometry import dock_places
from braillespiel.games.hexaducto.rules import HexState
from scripts.puzzle_search import Solver, Spot, Step, dockings, steps, whole

MOST_SOLUTIONS = 60
"""A puzzle with more solutions has no idea."""
DRAWN = 3
"""Up to so many moves no draw from the pile helps either."""
MOST_SITUATIONS = 2500
"""So many situations are looked at in a puzzle, which takes well under a second."""


@dataclass
class Move:
    """A placement as the rules carry it out.

    ``lines`` counts the lines of every wave that went, ``cards`` the cards; the same of what went
    after docking. ``sizes`` are the parts of every falling apart.
    """

    lines: list[int] = field(default_factory=list)
    cards: int = 0
    after_dock: list[int] = field(default_factory=list)
    docks: int = 0
    sizes: list[tuple[int, ...]] = field(default_factory=list)


def begun(puzzle: Composed) -> HexState:
    """Return the state that a puzzle begins with."""
    options = GAME.resolve({"puzzle": "custom", "untimed": True})
    return GAME.state_from(1, options, puzzle.position)


def played(state: HexState, solution: Sequence[act.Action]) -> list[Move]:
    """Carry a solution out; return its moves. One before the first card docks."""
    moves: list[Move] = []
    for action in solution:
        if isinstance(action, act.Draw | act.Take) or not moves:
            moves.append(Move())
        now = moves[-1]
        for event in state.apply(0, action):
            match event:
                case ev.Removed():
                    (now.after_dock if now.docks else now.lines).append(len(event.lines))
                    now.cards += len({cell for line in event.lines for cell in line.cells})
                case ev.FellApart():
                    now.sizes.append(event.sizes)
                case ev.Docked():
                    now.docks += 1
    return moves


def _cards(solution: Sequence[act.Action]) -> tuple[act.Action, ...]:
    return tuple(action for action in solution if not isinstance(action, act.Dock))


def _docks(solution: Sequence[act.Action]) -> tuple[act.Action, ...]:
    return tuple(action for action in solution if isinstance(action, act.Dock))


class Study:
    """A puzzle and all that the search finds in it."""

    def __init__(self, puzzle: Composed) -> None:
        self.puzzle = puzzle
        self.solver = Solver(MOST_SITUATIONS, open_only=puzzle.moves > DRAWN)
        state = begun(puzzle)
        cards = whole(state.public.fields[0])
        pile = tuple(reversed(state.secret.pile))[: puzzle.moves]
        top = state.public.discard[-1]
        self.cut = state.public.cut
        self.spot = Spot(cards, top, pile)
        self.starts = (
            [Step(each.actions, Spot(each.after.field, top, pile)) for each in dockings(cards)]
            if self.cut
            else [Step((), self.spot)]
        )
        """What the first card is laid in: the field, or what docking makes of it."""

    @property
    def paid(self) -> int:
        """How many moves are left for cards; docking at the start ends the first."""
        return self.puzzle.moves - self.cut

    @cached_property
    def solutions(self) -> list[tuple[act.Action, ...]]:
        """All solutions, or one more than a puzzle may have."""
        found = (
            tuple(action for step in (start, *rest) for action in step.actions)
            for start in self.starts
            for rest in self.solver.solutions(start.after, self.paid)
        )
        return list(islice(found, MOST_SOLUTIONS + 1))

    @cached_property
    def plays(self) -> list[list[Move]]:
        """Return the moves of all solutions."""
        state = begun(self.puzzle)
        return [played(state.clone(), solution) for solution in self.solutions]

    @property
    def sound(self) -> bool:
        """Tell whether the limit is the fewest moves, and none of few solutions draws a card."""
        if any(self.solver.solvable(start.after, self.paid - 1) for start in self.starts):
            return False
        luck = any(act.DRAW in solution for solution in self.solutions)
        return not luck and 0 < len(self.solutions) <= MOST_SOLUTIONS

    @property
    def ways(self) -> int:
        """Return how many ways of placing cards solve it, wherever parts dock."""
        return len({_cards(solution) for solution in self.solutions})

    def every(self, holds: Callable[[list[Move]], bool]) -> bool:
        """Tell whether something holds of all solutions."""
        return all(holds(moves) for moves in self.plays)


def crossing(study: Study) -> bool:
    """The last card completes two lines at once, and nothing is left to dock."""
    return study.every(lambda moves: moves[-1].lines[:1] == [2] and not moves[-1].docks)


def star(study: Study) -> bool:
    """The last card completes three lines at once."""
    return study.every(lambda moves: moves[-1].lines[:1] == [3])


def cascade(study: Study) -> bool:
    """One card takes lines out in three waves or more, without docking."""
    return study.every(lambda moves: any(len(move.lines) >= 3 for move in moves))


def at_last(study: Study) -> bool:
    """Nothing goes until the last card; with it goes all, without docking."""
    return study.every(
        lambda moves: not moves[-1].docks and all(not move.cards for move in moves[:-1])
    )


def chain(study: Study) -> bool:
    """Every card but one in one place loses, from the first move to the last."""
    return not study.cut and study.ways == 1 and study.paid >= 3


def patience(study: Study) -> bool:
    """A line could go at once, but whoever lets it go has lost."""
    tempting = any(True for _ in steps(study.spot, last=True, open_only=True))
    return tempting and study.every(lambda moves: not moves[0].cards)


def dock_last(study: Study) -> bool:
    """The field is not cleared by a card, but by docking."""
    return study.every(lambda moves: bool(moves[-1].after_dock))


def late(study: Study) -> bool:
    """The field has to fall apart, but not before the second move, and to dock."""
    return study.every(lambda moves: not moves[0].docks and any(move.docks for move in moves[1:]))


def needle(study: Study) -> bool:
    """Of ten docking places or more no more than two lead on."""
    wanted = {_docks(solution) for solution in study.solutions}
    if study.ways > 1 or len(wanted) > 2 or any(len(docks) != 1 for docks in wanted):
        return False
    state = begun(study.puzzle)
    for action in study.solutions[0]:
        if isinstance(action, act.Dock):
            break
        state.apply(0, action)
    return len(dock_places(state.public.fields[0])) >= 10


def two_docks(study: Study) -> bool:
    """The field has to dock twice, in two different moves."""
    return study.every(lambda moves: sum(move.docks > 0 for move in moves) >= 2)


def three_parts(study: Study) -> bool:
    """The field has to fall into three parts at once."""
    return study.every(lambda moves: any(len(sizes) >= 3 for move in moves for sizes in move.sizes))


def apart(study: Study) -> bool:
    """It begins with docking, and few places lead on."""
    ways = {solution[0] for solution in study.solutions}
    return study.cut and len(ways) <= 2


IDEAS: dict[str, Callable[[Study], bool]] = {
    "crossing": crossing,
    "star": star,
    "cascade": cascade,
    "at-last": at_last,
    "chain": chain,
    "patience": patience,
    "dock-last": dock_last,
    "late": late,
    "needle": needle,
    "two-docks": two_docks,
    "three-parts": three_parts,
    "apart": apart,
}
