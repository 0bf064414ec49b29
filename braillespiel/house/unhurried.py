"""How a game is played in a house without hurry: no clock runs where it can do without."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from braillespiel.engine.anygame import AnyGame
    from braillespiel.engine.contract import Option, OptionValue


def without_clock(game: AnyGame) -> dict[str, OptionValue]:
    """Return the options that choose that no clock runs."""
    return {each.id: choice for each in game.options if (choice := _choice(each))}


def _choice(option: Option) -> OptionValue:
    """Return what chooses that no clock runs; "" where an option does not choose that."""
    if option.id == "untimed":
        return True
    return "untimed" if "untimed" in option.offered else ""
