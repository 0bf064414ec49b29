"""Which game to play: the games by their titles."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from braillespiel.games import registry
from braillespiel.ui.screens.menu import Entry, Menu
from braillespiel.ui.screens.new_match import MatchSetup
from braillespiel.words.catalogue import Words

if TYPE_CHECKING:
    from braillespiel.ui.ui import Ui


class ChooseGame(Menu):
    """Which game to play; ``then`` is given its name, otherwise the game is set up here."""

    def __init__(self, ui: Ui, then: Callable[[str], None] | None = None) -> None:
        self._then = then or self._setup
        entries = []
        for name in registry.names():
            words = Words(ui.words.language, registry.catalogues(name))
            entries.append(
                Entry(
                    name,
                    words.phrase(f"{name}-title"),
                    partial(self._then, name),
                    help=words.phrase(f"{name}-summary"),
                )
            )
        super().__init__(ui, ui.words.phrase("choose-game"), entries)

    def _setup(self, name: str) -> None:
        self.ui.push(MatchSetup(self.ui, name))

    def rules_wanted(self) -> str:
        """F4 opens the rules of the focused game."""
        entry = self.entry()
        return "" if entry is None else entry.key
