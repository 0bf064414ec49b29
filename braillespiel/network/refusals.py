"""Why a request to a table is not granted: the name of a rule, never a sentence."""

from __future__ import annotations

from typing import Any

from braillespiel.engine.contract import GameError
from braillespiel.games.fence import GameFaultError
from braillespiel.network import texts
from braillespiel.network.messages import Rule


class RefusalError(Exception):
    """A request is refused. With ``ends`` the connection of whoever made it is closed."""

    def __init__(self, rule: str, *, ends: bool = False, **details: Any) -> None:
        self.rule = rule
        self.ends = ends
        self.details = details
        super().__init__(rule, details)


def rule_of(error: GameError) -> Rule:
    """Return a game's error as it travels."""
    return Rule(error.rule, {name: _shown(value) for name, value in error.details.items()})


def refusal(error: GameError) -> RefusalError:
    """Return the refusal that a game's error comes to; what is wrong with a package is ``why``."""
    wrong = rule_of(error)
    details = dict(wrong.details)
    if isinstance(error, GameFaultError):
        details["why"] = details.pop("reason", "")
    return RefusalError(wrong.rule, **details)


def _shown(value: Any) -> Any:
    """Return a detail as it may be sent: what somebody typed comes back without odd characters."""
    if value is None or isinstance(value, bool | int | float):
        return value
    if isinstance(value, list | tuple):
        return [_shown(each) for each in value]
    if isinstance(value, dict):
        return {texts.plain(str(name)): _shown(each) for name, each in value.items()}
    return texts.plain(str(value))
