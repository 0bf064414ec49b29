"""Openings: the start box, or a ready pile to take down."""

from __future__ import annotations

from random import Random

from braillespiel.engine.chance import Chance, between, choice, sample, shuffle
from braillespiel.games.cubus.phases import DISMANTLE
from braillespiel.games.cubus.picture import lid_place
from braillespiel.games.cubus.pile import Pile, pile_text
from braillespiel.games.cubus.rules import CubusState
from braillespiel.games.cubus.settings import Settings
from braillespiel.games.cubus.steps import steps, with_step
from braillespiel.games.cubus.strips import Sketch
from braillespiel.games.cubus.tiles import ALL, CLOSED, OPEN, WITHOUT_OPEN, less, letters

READY_BOXES = 20
"""A ready pile has at least this many boxes: enough for several rounds, few enough to imagine."""


def opening(settings: Settings, seed: int) -> CubusState:
    """Return the opening state.

    In the first round nobody can build, everybody only draws; so it starts with one tile each
    and the first seat's second draw.
    """
    rng, seats = Chance(seed).draw(), settings.seats
    total = WITHOUT_OPEN if settings.children else ALL
    if settings.play == "dismantle":
        pile, opened = _ready(rng, settings.children)
        state = CubusState.empty(seats, settings, pile_text(pile))
        public = state.public
        public.open = frozenset(lid_place(cell, pile[cell]) for cell in opened)
        public.phase = DISMANTLE
        public.turn = public.owner = settings.starter % seats
        public.aside = less(total, state.context().laid)
        return state
    tiles = list(letters(less(total, (1, 1, 1, 0))))
    shuffle(rng, tiles)
    state = CubusState.empty(seats, settings, draw="".join(tiles))
    first = settings.starter % seats
    for seat in range(seats):
        state.public.turn = (first + seat) % seats
        state.draw_tile()
    state.public.turn = state.public.owner = first
    state.draw_tile()
    if settings.lots:
        state.secret.lot = rng.getrandbits(32)
    return state


def _ready(rng: Random, children: bool) -> tuple[Pile, list[tuple[int, int]]]:
    """Return a pile grown at random within the tiles of the box, and its open lids."""
    most = WITHOUT_OPEN if children else ALL
    pile: Pile = {(0, 0): 1}
    while True:
        grown = [
            step
            for step in steps(pile)
            if step.need.left <= most[0]
            and step.need.right <= most[1]
            and step.need.lids <= most[CLOSED] + most[OPEN]
            and step.cell[0] >= 0
            and step.cell[1] >= 0
        ]
        cheap = [step for step in grown if step.need.total - Sketch(pile).need.total < 2]
        full = sum(pile.values()) >= READY_BOXES
        if (full and rng.random() < 0.08) or not grown:
            break
        pile = with_step(pile, choice(rng, cheap or grown))
    closed = len(pile) - most[CLOSED]
    number = max(closed, 0 if children else between(rng, 2, 4))
    return pile, sorted(sample(rng, sorted(pile), min(number, most[OPEN], len(pile))))
