"""Learn the signs: what the few cells at the beginning of the line and on the cards mean."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import suppress
from functools import cache, partial
from random import Random
from typing import TYPE_CHECKING, Any

from braillespiel.engine.anygame import AnyGame
from braillespiel.engine.contract import CLOCK, GameError, OptionValue
from braillespiel.engine.match import Match
from braillespiel.games import registry
from braillespiel.lessons import library
from braillespiel.lessons.course import walked
from braillespiel.ui.braille.legend import Sign, own_signs, zone_signs
from braillespiel.ui.screens.menu import Entry, Menu
from braillespiel.words.catalogue import Words

if TYPE_CHECKING:
    from braillespiel.ui.ui import Ui

_MATCHES = 20
"""How many matches are followed at least: a game with few options shows most signs late."""
_ACTIONS, _EVERY = 60, 15
"""How long a match is followed, and how often its table is looked at."""


@cache
def legend(language: str, game: str) -> tuple[Sign, ...]:
    """Return the signs of a game, one example of each that differs in more than its numbers.

    They are taken from tables of the game as seat 0 sees them, so that they are the ones that
    matches show: those of the guided matches, and of random matches with each of its options.
    """
    words = Words(language, ("client", *registry.catalogues(game)))
    presenter_type = registry.presenter_type(game)
    found: dict[tuple[bool, str], Sign] = {}
    for state, seats in _tables(language, game):
        names = [words("player-name", number=seat + 1) for seat in range(seats)]
        presenter = presenter_type(words, names, 0)
        for sign in zone_signs(presenter.words, presenter.zones(state.view(0))):
            found.setdefault(sign.kind, sign)
    return tuple(found.values())


def _tables(language: str, game: str) -> Iterator[tuple[Any, int]]:
    """Yield (state, how many seats) of all tables; a state changes when the next is asked for."""
    rules = registry.game(game)
    variants = list(_variants(rules))
    for seed in range(max(_MATCHES, len(variants))):
        with suppress(GameError):
            options = variants[seed % len(variants)]
            seats = rules.seats_for(rules.resolve(options))
            number = 2 if 2 in seats else min(seats)
            match = Match(rules, number, options, seed)
            for _ in _followed(match, Random(seed)):
                yield match.state, number
    for found in library.built_in():
        if found.lesson.game == game and found.lesson.language in ("", language):
            for course in walked(found.lesson):
                yield course.match.state, found.lesson.seats


def _variants(rules: AnyGame) -> Iterator[dict[str, Any]]:
    """Yield the options as they are, then the choices of each; some cannot be set alone."""
    yield {}
    for option in rules.options:
        choices: tuple[OptionValue, ...] = option.choices or (option.low, option.high)
        if isinstance(option.default, bool):
            choices = (not option.default,)
        for choice in choices:
            if choice not in (option.default, "own"):
                yield {option.id: choice}


def _followed(match: Match, rng: Random) -> Iterator[None]:
    """Play a match at random; yield from time to time."""
    for number in range(_ACTIONS):
        if number % _EVERY == 0:
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
            break
    yield


class SignsMenu(Menu):
    """Whose signs: a line for each game, and the signs used everywhere."""

    def __init__(self, ui: Ui) -> None:
        words = ui.words
        common = own_signs(words)
        entries = [Entry("common", words.phrase("learn-signs-common"), partial(_open, ui, common))]
        for name in registry.names():
            title = Words(words.language, registry.catalogues(name)).phrase(f"{name}-title")
            entries.append(Entry(name, title, partial(_of_game, ui, name)))
        super().__init__(ui, words.phrase("learn-signs"), entries)


def _of_game(ui: Ui, game: str) -> None:
    _open(ui, legend(ui.words.language, game))


def _open(ui: Ui, signs: Sequence[Sign]) -> None:
    entries = [Entry(f"sign-{number}", sign.phrase(ui.words)) for number, sign in enumerate(signs)]
    ui.push(Menu(ui, ui.words.phrase("learn-signs"), entries))
