"""What a real-time game waits for: that the people at the keyboard have heard what was said."""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING, Any

from braillespiel.engine.contract import IllegalActionError
from braillespiel.table.port import Request

if TYPE_CHECKING:
    from braillespiel.ui.match.screen import MatchScreen


class Listening:
    """Reports for those at the keyboard that they have heard, once the outputs have finished."""

    def __init__(self, table: MatchScreen) -> None:
        self._table = table
        self._unheard = False
        self.settling = False
        """Everybody is told again how things stand; the clock goes on once that is known."""
        self._held = False

    @property
    def awaited(self) -> bool:
        """Tell whether the match waits for what the outputs are telling."""
        return self._unheard and not self._table.port.standing.paused

    def look(self) -> None:
        """Check whether what is being announced is waited for."""
        self._unheard = bool(self._receipts())

    def acknowledge(self) -> None:
        """Let the game know that what it waits for has been heard and felt."""
        ui = self._table.ui
        if self.settling and ui.output_idle():
            self._settle()
        if self.awaited and ui.output_idle(answers=False):
            self._heard()

    def waits(self) -> bool:
        """Tell whether anything waits for what the outputs are telling."""
        return self.settling or self.awaited or self.bots_wait

    @property
    def bots_wait(self) -> bool:
        """Tell whether bots may act while what happened is still being heard or read."""
        port, ui = self._table.port, self._table.ui
        if not port.bots_to_act() or port.standing.paused:
            return False
        return self._table.between_rounds.holds_bots or not ui.output_idle(answers=False)

    def hold_bots(self) -> None:
        """Let bots wait while they have to, and once more when that ends."""
        waits = self.bots_wait
        if waits or self._held:
            self._table.port.request(Request.HOLD)
        self._held = waits

    def received(self) -> None:
        """Take a key of the game as a sign that what was announced before has been received."""
        if self.settling:
            self._settle()
        if self.awaited:
            self._heard()

    def _receipts(self) -> list[tuple[int, Any]]:
        """Return which of those at the keyboard still have to hear, and the action that says so."""
        port = self._table.port
        if port.standing.stopped is not None:
            return []
        found = [(seat, port.game.unheard(port.view(seat))) for seat in self._table.at_keyboard]
        return [(seat, action) for seat, action in found if action is not None]

    def _settle(self) -> None:
        """Everybody knows how things stand again: the clock goes on."""
        self.settling = False
        self._table.port.request(Request.GO_ON)
        self.look()

    def _heard(self) -> None:
        for seat, receipt in self._receipts():
            # What others' receipts have ended meanwhile matters no more.
            with contextlib.suppress(IllegalActionError):
                self._table.port.submit(seat, receipt)
        self._table.deliver()
