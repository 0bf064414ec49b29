"""What timed games wait for, at a table whose people hear in different places.

An announcement counts as heard by a chair once that chair says so or acts on it (the table host
sees to both), once its declared time is over, and at once if nobody is there to hear it. Times are
the host's; nothing that a seat says about time is used.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from braillespiel.engine.contract import IllegalActionError
from braillespiel.table.host import TableHost

RUN_OUT = 3
"""After this many announcements in a row that expired, a chair is asked whether it is there."""
ASKED_MS = 30_000
"""How long the match waits for the answer, once."""


class HearingDeadlines:
    """Watches the receipts of a match's people.

    ``declared`` gives how many ms a chair may need, or None if nobody is there. While ``endless``,
    whoever is there has as long as they need.
    """

    def __init__(
        self,
        host: TableHost,
        declared: Callable[[int], int | None],
        endless: Callable[[], bool] = lambda: False,
    ) -> None:
        self._host = host
        self._declared = declared
        self._endless = endless
        self._passed = False
        """Whether what is announced now is waited for no longer."""
        self._since: dict[int, tuple[Any, int, int | None]] = {}
        """What each chair has still to hear, since when, and how long that may take."""
        self._looked = -1
        self._ran_out: dict[int, int] = {}
        self.absent: set[int] = set()
        """Chairs that did not say they were there: nothing waits for them."""

    def acted(self, seat: int) -> None:
        """Somebody is there: they have said so, or done something."""
        self._ran_out.pop(seat, None)
        self.absent.discard(seat)

    def look(self, now: int) -> None:
        """Look up what each chair has to hear; the time it may take counts from here."""
        host = self._host
        if not host.match.game.timed or host.is_over or host.match.stopped is not None:
            self._since.clear()
            return
        if self._looked == len(host.match.journal):
            return
        self._looked = len(host.match.journal)
        for seat in host.people:
            receipt = host.match.game.unheard(host.view(seat))
            about = (receipt, host.match.state.question(seat))
            if receipt is None:
                self._since.pop(seat, None)
            elif self._since.get(seat, (None,))[0] != about:
                self._since[seat] = (about, now, self._declared(seat))

    def due(self) -> int | None:
        """Return when the next announcement expires."""
        dues = [
            since + (patience or 0)
            for seat, (_, since, patience) in self._since.items()
            if self._runs_out(seat)
        ]
        return min(dues, default=None)

    def pass_all(self) -> None:
        """Wait no longer for what is announced now."""
        self._passed = True

    def _runs_out(self, seat: int) -> bool:
        """Tell whether time ends what a chair has to hear."""
        gone = self._declared(seat) is None or seat in self.absent
        return gone or self._passed or not self._endless()

    def run_out(self, now: int) -> list[int]:
        """Report those who have had their time as having heard; return who is asked now."""
        asked = []
        for seat, (about, since, patience) in sorted(self._since.items()):
            gone = self._declared(seat) is None or seat in self.absent
            if not self._runs_out(seat):
                continue
            if not (gone or self._passed) and now < since + (patience or 0):
                continue
            del self._since[seat]
            try:
                self._host.act(seat, about[0])
            except IllegalActionError:
                continue  # the clock was faster
            if gone:
                continue
            if self._passed:
                continue  # whoever is passed over was slow, not away
            self._ran_out[seat] = self._ran_out.get(seat, 0) + 1
            if self._ran_out[seat] == RUN_OUT:
                asked.append(seat)
        self._passed = False
        return asked

    def is_asked(self, seat: int) -> bool:
        """Tell whether a chair has let so many announcements expire that it is asked."""
        return self._ran_out.get(seat, 0) >= RUN_OUT

    def waits_for(self, seat: int) -> bool:
        """Tell whether a chair still has to hear something."""
        return seat in self._since
