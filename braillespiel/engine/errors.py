"""Errors of games: each names the rule that forbids something, with details for its sentence."""

from __future__ import annotations


class GameError(Exception):
    """A named, speakable error: ``rule`` is looked up in the catalogues, ``args`` fill it in."""

    def __init__(self, rule: str, **details: object) -> None:
        self.rule = rule
        self.details = details
        super().__init__(rule, details)

    def __str__(self) -> str:
        shown = ", ".join(f"{name}={value!r}" for name, value in self.details.items())
        return f"{self.rule}: {shown}" if shown else self.rule


class IllegalActionError(GameError):
    """An action breaks the rule ``rule``; the state is unchanged."""


class ActionTextError(GameError):
    """A text is not an action of this game; details contain ``text``."""


class PositionError(GameError):
    """A position breaks a rule or is malformed; details contain ``where`` and what was found."""


class OptionError(GameError):
    """An option is unknown or has a value outside its choices."""
