"""Which game to play: the games by their titles."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from braillespiel.games import registry
from braillespiel.ui.screens.menu import Menu, MenuEntry
from braillespiel.ui.screens.new_match import MatchSetup
from braillespiel.words.catalogue import Words

if TYPE_CHECKING:
    from braillespiel.ui.ui import Ui


class ChooseGame(Menu):
    """Which game to play; ``then`` is given its name, otherwise the game is set up here.

    Without ``outside`` games of other packages are not listed.
    """

    def __init__(
        self, ui: Ui, then: Callable[[str], None] | None = None, outside: bool = True
    ) -> None:
        self._then = then or self._setup
        self._outside = outside
        self._read = self._progress()
        super().__init__(ui, ui.words.phrase("choose-game"), self._entries(ui))

    def _entries(self, ui: Ui) -> list[MenuEntry]:
        entries = []
        for name in registry.known() if self._outside else registry.own():
            words = Words(ui.words.language, registry.catalogues(name))
            entries.append(
                MenuEntry(
                    name,
                    words.phrase(f"{name}-title"),
                    partial(self._then, name),
                    help=words.phrase(f"{name}-summary"),
                )
            )
        if not self._outside:
            return entries
        if registry.reading():
            entries.append(MenuEntry("", ui.words.phrase("games-reading")))
        for one in registry.broken():
            said = ui.words.phrase(
                "game-broken", game=one.name, package=one.distribution, reason=one.reason
            )
            entries.append(MenuEntry(f"broken {one.name}", said))
        return entries

    def tick(self) -> None:
        """List the games of other packages as soon as they have been read; the focus stays."""
        progress = self._progress()
        if progress != self._read:
            self._read = progress
            self.entries = self._entries(self.ui)
            self.ui.changed = True

    @staticmethod
    def _progress() -> tuple[int, int, bool]:
        """Return how many games and broken ones are known, and whether more are being read."""
        return len(registry.known()), len(registry.broken()), registry.reading()

    def _setup(self, name: str) -> None:
        self.ui.push(MatchSetup(self.ui, name))

    def rules_wanted(self) -> str:
        """F4 opens the rules of the focused game."""
        entry = self.entry()
        return entry.key if entry is not None and entry.do is not None else ""
