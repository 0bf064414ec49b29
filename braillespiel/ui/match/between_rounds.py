"""A stop between two rounds: time to take in the old one's result before the new deal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from braillespiel.games.presenter import Announcement
from braillespiel.ui.screens.grid_screen import GridScreen
from braillespiel.ui.screens.menu import Entry, Menu

if TYPE_CHECKING:
    from braillespiel.ui.match.screen import MatchScreen


LONGEST_MS = 30_000
"""How long computer players wait at most for somebody who has not continued."""


class BetweenRounds:
    """Holds back what a new round brings until the player continues, if the setting wants it.

    At a network table the match may go on elsewhere meanwhile: that is held back too.
    """

    def __init__(self, table: MatchScreen) -> None:
        self._table = table
        self._held: list[Announcement] = []
        self._since = 0

    @property
    def stopped(self) -> bool:
        """Tell whether the player has still to continue."""
        return any(isinstance(screen, RoundStop) for screen in self._table.ui.screens)

    @property
    def holds_bots(self) -> bool:
        """Tell whether computer players still wait for the player to continue."""
        return self.stopped and self._table.ui.now() - self._since < LONGEST_MS

    def until_round(self, announced: Sequence[Announcement]) -> list[Announcement]:
        """Return what is announced before a new round begins; the rest waits."""
        announced = [*self._held, *announced]
        self._held.clear()
        if self.stopped:
            self._held = announced
            return []
        table = self._table
        wanted = bool(table.ui.settings.get("round-stop")) and not table.racing
        at = next((n for n, each in enumerate(announced) if each.begins_round), 0)
        if not at or not wanted or table.ui.screen is not table:
            return announced
        self._held = announced[at:]
        return announced[:at]

    def stop(self) -> None:
        """Open the stop if something waits."""
        if self._held and not self.stopped:
            self._since = self._table.ui.now()
            self._table.ui.push(RoundStop(self._table), silent=True)
            self._table.ui.announce(self._table.words.phrase("round-stop"))

    def look(self) -> None:
        """Announce what waited if the stop is gone, however the player left it."""
        if self._held and not self.stopped:
            self._table.deliver()

    def take_up(self, before: BetweenRounds) -> None:
        """Announce next what another screen of the same match still held back."""
        self._held = before._held

    def set_back(self) -> None:
        """The match was set back: what was held back never happened, and no round is over."""
        self._held.clear()
        if isinstance(self._table.ui.screen, RoundStop):
            self._table.ui.pop(silent=True)


class RoundStop(Menu):
    """Enter or Escape continues with the next round."""

    def __init__(self, table: MatchScreen) -> None:
        ui, words = table.ui, table.words
        self._table, self._view = table, table.view()
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
        presenter, view = self._table.presenter, self._view
        self.ui.push(GridScreen(self.ui, presenter.score_table(view), presenter.scores(view)))

    def _go_on(self) -> None:
        self.ui.pop(silent=True)
        self._table.between_rounds.look()

    def _back(self) -> bool:
        self._go_on()
        return True
