"""Learn the signs: what the few cells at the beginning of the line and on the cards mean."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from random import Random
from typing import TYPE_CHECKING

from braillespiel.engine.contract import CLOCK
from braillespiel.engine.match import Match
from braillespiel.games import registry
from braillespiel.games.zones import Zone
from braillespiel.ui.screens.menu import Entry, Menu
from braillespiel.words.catalogue import Words
from braillespiel.words.phrase import Phrase

if TYPE_CHECKING:
    from braillespiel.ui.ui import Ui

_SEED = 1
"""Of the match whose table shows the signs."""
_ACTIONS = 60
"""So long it is followed: some zones are there only at times."""


def legend(language: str, game: str) -> list[Phrase]:
    """Return the signs of a game, each with its meaning: those of the zones, then of the cards.

    They are taken from a table of the game, so that they are the ones that a match shows: the
    zones of its first actions, the cards of its opening.
    """
    rules, words = registry.game(game), Words(language, ("client", *registry.catalogues(game)))
    seats = max(2, rules.min_seats)
    names = [words("player-name", number=seat + 1) for seat in range(seats)]
    presenter = registry.presenter_type(game)(words, names, 0)
    match = Match(rules, seats, {}, _SEED)
    cards = list(_items(presenter.zones(match.state.view(0))))
    signs: list[Phrase] = []
    for _ in _followed(match):
        signs += _zones(presenter.zones(match.state.view(0)))
    return list(dict.fromkeys((*signs, *cards)))


def _followed(match: Match) -> Iterator[None]:
    """Play a match at random; yield before each action."""
    rng = Random(_SEED)
    for _ in range(_ACTIONS):
        yield
        state = match.state
        acting = sorted(seat for seat in state.to_act() - {CLOCK} if state.legal_actions(seat))
        due = state.deadline()
        if acting:
            seat = rng.choice(acting)
            match.apply(seat, rng.choice(list(state.legal_actions(seat))))
        elif due is not None:
            match.advance(due)
        else:
            return


def _zones(zones: Sequence[Zone]) -> Iterator[Phrase]:
    for zone in zones:
        name = zone.name.full
        yield Phrase(f"{zone.sign}: {name}", f"{zone.sign}: {name}", f"{zone.sign} = {name}")


def _items(zones: Sequence[Zone]) -> Iterator[Phrase]:
    for zone in zones:
        for item in zone.items:
            full, felt = item.text.full, item.text.braille
            if felt and felt != full:
                yield Phrase(full, full, f"{felt} = {full}")


class SignsMenu(Menu):
    """Whose signs: a line for each game, and what holds everywhere."""

    def __init__(self, ui: Ui) -> None:
        words = ui.words
        common = [words.phrase(f"learn-sign-{name}") for name in ("marked", "place", "status")]
        entries = [Entry("common", words.phrase("learn-signs-common"), partial(_open, ui, common))]
        for name in registry.names():
            title = Words(words.language, registry.catalogues(name)).phrase(f"{name}-title")
            entries.append(Entry(name, title, partial(_of_game, ui, name)))
        super().__init__(ui, words.phrase("learn-signs"), entries)


def _of_game(ui: Ui, game: str) -> None:
    _open(ui, legend(ui.words.language, game))


def _open(ui: Ui, signs: list[Phrase]) -> None:
    entries = [Entry(f"sign-{number}", sign) for number, sign in enumerate(signs)]
    ui.push(Menu(ui, ui.words.phrase("learn-signs"), entries))
