"""Positions drawn as text, for the tests of the rules."""

from __future__ import annotations

from typing import Any

from braillespiel.games.logomachy.events import Event
from braillespiel.games.logomachy.game import GAME
from braillespiel.games.logomachy.rules import LogomachyState
from braillespiel.games.logomachy.view import LogomachyView
from braillespiel.words.catalogue import Words

NAMES = ("Anna", "Ben", "Cem", "Dora")


def cards(text: str) -> list[str]:
    return text.split()


def table(
    hands: str, middle: str = "", options: dict[str, Any] | None = None, **more: Any
) -> LogomachyState:
    """Draw a table: hands separated by "/", then the middle; seat 0 is to play.

    ``stock`` and ``taken`` are drawn alike, the top of the stock first.
    """
    given = [cards(hand) for hand in hands.split("/")]
    position: dict[str, Any] = {"hands": given, "middle": cards(middle), **more}
    if "stock" in more:
        position["stock"] = cards(more["stock"])
    if "taken" in more:
        position["taken"] = [cards(pile) for pile in more["taken"].split("/")]
    resolved = GAME.resolve(options or {"rounds": 1})
    return GAME.state_from(len(given), resolved, position)


def play(state: LogomachyState, text: str) -> list[Event]:
    return state.apply(state.public.turn, GAME.parse_action(text))


def texts(state: LogomachyState) -> list[str]:
    return [str(action) for action in state.legal_actions(state.public.turn)]


def presenter(state: LogomachyState, seat: int | None = 0, language: str = "de") -> Any:
    from braillespiel.games import registry

    words = Words(language, registry.catalogues("logomachy"))
    return registry.presenter_type("logomachy")(words, NAMES[: state.public.settings.seats], seat)


def view(state: LogomachyState, seat: int = 0) -> LogomachyView:
    return state.view(seat)
