"""Learn the signs: what the few cells at the beginning of the line and on the cards mean."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import TYPE_CHECKING

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


def legend(language: str, game: str) -> list[Phrase]:
    """Return the signs of a game, each with its meaning: those of the zones, then of the cards.

    They are taken from a table of the game, so that they are the ones that a match shows.
    """
    rules, words = registry.game(game), Words(language, ("client", *registry.catalogues(game)))
    seats = max(2, rules.min_seats)
    names = [words("player-name", number=seat + 1) for seat in range(seats)]
    match = Match(rules, seats, {}, _SEED)
    zones = registry.presenter_type(game)(words, names, 0).zones(match.state.view(0))
    return list(dict.fromkeys((*_zones(zones), *_items(zones))))


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
