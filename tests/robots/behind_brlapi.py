"""A display as the program has it: keys come as packets of a BrlAPI server, cells go back to it."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence

from braillespiel.output.braille.display import DisplayEvent, DisplayKey
from braillespiel.output.braille.drivers.brlapi import BrlapiDisplay, Timing
from tests.proof.key_sources import brlapi_code
from tests.support.brlapi_server import FakeBrlapi
from tests.support.patience import HANGS_S, until
from tests.support.player import Player

_BRAILLE = ("PanLeft", "PanRight", "LineUp", "LineDown", "Top", "Home", "Bottom", "Back")


class Touch:
    """Presses a display's keys and feels its cells, at the far end of the connection."""

    def __init__(self, columns: int, rows: int = 1, slow: bool = False) -> None:
        """``slow``: it takes 2 s for a frame, and drops what comes meanwhile."""
        self._slow = slow
        self._server = FakeBrlapi(columns, rows)
        self.display = _Counting(self._server)
        self._until(self._listened_to, lambda: None, "the connection")

    def _listened_to(self) -> bool:
        there = self.display.size() is not None
        return there and any(ui.path is not None for ui in list(self._server.clients))

    @staticmethod
    def _until(what: Callable[[], object], meanwhile: Callable[[], object], told: str) -> None:
        ends = time.monotonic() + HANGS_S
        while not what():
            if time.monotonic() > ends:
                raise TimeoutError(f"waited in vain for {told}")
            time.sleep(0.0001)
            meanwhile()

    def press(self, key: str, player: Player) -> None:
        """Press a key; return when the client has done what it is for, and the cells show it."""
        name, _, cell = key.partition(" ")
        name = f"@{cell}" if cell else f"Braille{name}" if name in _BRAILLE else name
        if self._slow and self._server.refreshes is None:
            self._server.refreshes = player.clock
        before = self.display.keys
        self._server.press(brlapi_code(name))
        self._until(
            lambda: self.display.keys > before, lambda: player.app.step(0), f"{key} to come"
        )
        player.settle()
        self._shown(player)

    def _shown(self, player: Player) -> None:
        def go_on() -> None:
            player.clock.ms += 50 * self._slow
            player.app.step(0)

        self._until(lambda: self.feel() == b"".join(player.ui.braille().rows), go_on, "the cells")
        assert not self._server.dropped, "a frame was spoiled"
        player.clock.ms += 2000 * self._slow  # a finger feels it when it is there

    def feel(self) -> bytes:
        """Return the cells that the server was given last."""
        writes = self._server.writes
        del writes[:-1]
        return writes[-1][0] if writes else b""

    def close(self) -> None:
        """End the server."""
        self._server.stop()


class _Counting(BrlapiDisplay):
    """Knows how many keys the client has taken."""

    def __init__(self, server: FakeBrlapi) -> None:
        quick = Timing(first_retry=0.001, last_retry=0.01)
        self._server = server
        super().__init__(where=[server.address], path=(1,), timing=quick)
        self.keys = 0

    def write(self, rows: Sequence[bytes], cursor: int | None = None) -> None:
        """Return when the server has it: its clock is the players', which goes on then."""
        handled = self._server.handled
        super().write(rows, cursor)
        if self.calm and self._shown_by is not None:
            until(lambda: self._server.handled > handled, "the server to take a frame")

    def poll(self) -> list[DisplayEvent]:
        events = super().poll()
        self.keys += sum(isinstance(event, DisplayKey) for event in events)
        return events
