"""Bots that think elsewhere: what a table asks for them, and how it learns what they choose."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Protocol

from braillespiel.engine.contract import Document, OptionValue


class BotFaultError(Exception):
    """A bot that thinks elsewhere raised, took too long, or its process ended."""


@dataclass(frozen=True, slots=True)
class BotTask:
    """What a bot is to choose from: its view, as it travels, and nothing else of the match."""

    game: str
    seats: int
    options: Mapping[str, OptionValue]
    deck: dict[str, Any] | None
    """The own deck that is played with, if there is one."""
    seat: int
    level: str
    number: int
    """Seeds its chance."""
    view: Document


class BotChoice(Protocol):
    """A choice that is being made."""

    @property
    def action(self) -> str | None:
        """What was chosen; None while it is not known. Raises BotFaultError."""

    def drop(self) -> None:
        """Nobody needs it any more."""


class Thinkers(Protocol):
    """Lets the bots of many tables think, none of them in the loop (application.bot_workers)."""

    def ask(self, task: BotTask, on_news: Callable[[], None]) -> BotChoice:
        """Have a bot choose; ``on_news`` is called once that is known, from any thread."""
