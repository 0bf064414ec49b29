"""A stop between two rounds: time to take in the old one's result before the new deal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from braillespiel.games.presenter import Announcement
from braillespiel.ui.screens.grid_screen import GridScreen
from braillespiel.ui.screens.menu import Entry, Menu

if TYPE_CHECKING:
    from braillespiel.ui.match.screen import MatchScreen


class BetweenRounds:
    """Holds back what a new round brings until the player continues, if the setting wants it."""

    def __init__(self, table: MatchScreen) -> None:
        self._table = table
        self._held: list[Announcement] = []

    def until_round(self, announced: Sequence[Announcement]) -> list[Announcement]:
        """Return what is announced before a new round begins; the rest waits."""
        announced = [*self._held, *announced]
        self._held.clear()
        table = self._table
        wanted = bool(table.ui.settings.get("round-stop")) and not table.racing
        at = next((n for n, each in enumerate(announced) if each.begins_round), 0)
        if not at or not wanted or table.ui.screen is not table:
            return announced
        self._held = announced[at:]
        return announced[:at]

    def stop(self) -> None:
        """Open the stop if something waits."""
        if self._held:
            self._table.ui.push(RoundStop(self._table), silent=True)
            self._table.ui.announce(self._table.words.phrase("round-stop"))

    def go_on(self) -> None:
        """Announce what waited."""
        held, self._held = self._held, []
        self._table.ui.announcer.announce(held)


class RoundStop(Menu):
    """Enter or Escape continues with the next round."""

    def __init__(self, table: MatchScreen) -> None:
        ui, words = table.ui, table.words
        self._table = table
        super().__init__(
            ui,
            words.phrase("round-stop-title"),
            (
                Entry("go-on", words.phrase("round-stop-go-on"), self._go_on),
                Entry("scores", words.phrase("round-stop-scores"), self._scores),
            ),
        )
        self.game = table.game

    def _scores(self) -> None:
        presenter, view = self._table.presenter, self._table.view()
        self.ui.push(GridScreen(self.ui, presenter.score_table(view), presenter.scores(view)))

    def _go_on(self) -> None:
        self.ui.pop(silent=True)
        self._table.between_rounds.go_on()

    def _back(self) -> bool:
        self._go_on()
        return True
