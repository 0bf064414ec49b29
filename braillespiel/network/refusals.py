"""Why something that was asked of a table is not done: the name of a rule, never a sentence."""

from __future__ import annotations

from typing import Any

from braillespiel.engine.contract import GameError
from braillespiel.network.messages import Rule


class RefusalError(Exception):
    """A wish is refused. With ``ends`` the connection of whoever had it is closed."""

    def __init__(self, rule: str, *, ends: bool = False, **details: Any) -> None:
        self.rule = rule
        self.ends = ends
        self.details = details
        super().__init__(rule, details)


def rule_of(error: GameError) -> Rule:
    """Return a game's error as it travels."""
    plain = (str, int, bool, float, type(None), list, tuple, dict)
    shown = {
        name: value if isinstance(value, plain) else str(value)
        for name, value in error.details.items()
    }
    return Rule(error.rule, shown)
