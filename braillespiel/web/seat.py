"""A seat in a browser: one ui and its place at the table, whichever page shows it just now."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING

from braillespiel.network.client import Status, TableProblem
from braillespiel.network.joined import Opened, TableClient
from braillespiel.network.joining.door import Admitted
from braillespiel.network.threadsafe import call_soon, end_of
from braillespiel.network.wires import MemoryWire
from braillespiel.output.frontend import Clicked, KeyPressed, Stepped
from braillespiel.ui.network import sentences
from braillespiel.ui.network.at_table import AtTable
from braillespiel.ui.network.hearing import hearing_ms
from braillespiel.ui.ui import BASE_CATALOGUES
from braillespiel.web import messages as w
from braillespiel.web import typed
from braillespiel.web.host import ClassHost, HouseHost
from braillespiel.web.page_line import PageLine
from braillespiel.web.round_scheduler import scheduler
from braillespiel.web.screens import SeatLobby
from braillespiel.words.catalogue import Words

if TYPE_CHECKING:
    from braillespiel.ui.screens.screen import Screen
    from braillespiel.web.client import SeatClient
    from braillespiel.web.host import SeatHost

RELOAD_S = 10.0
"""A page may be gone for so long before the table hears of it: it is only loaded again."""
KEPT_S = 20 * 60.0
"""How long a client is kept without a page; afterwards the token still finds the chair."""

ANSWER_S = 0.1
"""A table that answers an action so soon is shown as it is then, not as it was in between: a menu
that closes would have its card read once more before the card is gone."""

CALM_S = 0.05
"""What comes from the table so soon after the last is taken up together; own keys never wait."""


_AGAIN = ("web-closing", "web-class-ended", "web-house-closing")
"""After these a page waits until it is served again, and comes back by itself."""


class Seat:
    """One browser's person. It belongs to the table's loop.

    ``on_refused`` is called with a sentence and its rule when they never get to the table,
    ``on_knocked`` with a sentence where somebody is asked to let them in,
    ``on_token`` with the token of their chair, ``on_gone`` when the seat is over.
    """

    at: w.At = ""
    """Which page of a class shows it."""

    def __init__(
        self,
        server: SeatHost | HouseHost,
        client: SeatClient,
        admitted: Admitted,
        names: Sequence[str],
        *,
        watches: bool = False,
        on_refused: Callable[[str, str], None] = lambda sentence, rule: None,
        on_knocked: Callable[[str], None] = lambda sentence: None,
        on_gone: Callable[[Seat], None] = lambda seat: None,
    ) -> None:
        self._server = server
        self.client = client
        self.token = admitted.token
        self._admitted: Admitted | None = admitted
        self._on_refused, self._on_gone = on_refused, on_gone
        self._page: PageLine | None = None
        self._kept = client.kept.to_keep()
        self._under_way: Iterator[None] | None = None
        """What is left of a round that took too long for one turn of the loop."""
        self._turns = scheduler()
        self._round_due: asyncio.TimerHandle | None = None
        self._round_at: float | None = None
        self._calm_at = 0.0
        self._woken = False
        """Whether the next round is had because something came from the table."""
        self._timer: asyncio.TimerHandle | None = None
        self._here = asyncio.Event()
        self._wire: MemoryWire | None = None
        self._loop = asyncio.get_running_loop()
        self.over = False
        self._is_pupil = isinstance(server, ClassHost) and not self.at
        ui = client.ui
        self._at = AtTable(ui)
        self._at.on_refused = self._refused
        self._at.on_knocked = lambda: on_knocked(self.words("net-knocked"))
        self._at.on_change.append(self._arrived)
        self._joined = TableClient(
            self._open, names, self._at.wake, hearing=hearing_ms(ui), watches=watches
        )
        self._at.client = self._joined
        client.front.on_wake = self.wake
        client.awaits = self._awaits
        self._awaits_until: float | None = None
        client.kept.watch(lambda key, value: self._keep())
        self._following = self._loop.create_task(self._follow())

    async def _follow(self) -> None:
        """Be at the table, until the seat is closed."""
        await self._joined.follow()

    def _first_screen(self) -> Screen:
        """Return where one begins, once the table has told how it stands."""
        return SeatLobby(self.client.ui, self._at)

    # -- the page ------------------------------------------------------------------------

    def attach(self, page: PageLine, dress: w.Dress) -> None:
        """Show the seat on a page; one that showed it before is told so and closed."""
        before, self._page = self._page, page
        front = self.client.front
        if before is not None:
            before.on_full = lambda: None
            before.end(w.Ended(self.words("web-elsewhere")))
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        front.put = page.put
        page.on_full = self._show_anew
        self._here.set()
        self._hurry()
        if self.client.ui.screens:
            self._show_anew()

    def detach(self, page: PageLine) -> None:
        """A page is gone; the chair is kept, and for a while all else too."""
        if self._page is not page:
            return
        self._page = None
        self.client.front.put = lambda message: None
        if self.over or not self.client.ui.screens:
            self.close()
            return
        self._timer = self._loop.call_later(RELOAD_S, self._rest)

    def _rest(self) -> None:
        """Nobody came back soon: the table hears that the connection is down."""
        self._here.clear()
        self._hang_up()
        self._timer = self._loop.call_later(KEPT_S, self.close)

    def close(self, why: str = "") -> None:
        """End the seat here; the chair is kept where it was not given up."""
        if self._timer is not None:
            self._timer.cancel()
        self._unschedule()
        self.over = True
        if self._page is not None:
            self._page.end(w.Ended(self.words(why), again=why in _AGAIN) if why else None)
            self._page = None
        self._leave()
        self._here.set()
        self.client.close()
        self._on_gone(self)

    @property
    def shown(self) -> bool:
        """Whether a page shows it just now."""
        return self._page is not None

    @property
    def is_here(self) -> bool:
        """Whether its person is at a page, or comes back to it soon."""
        return not self.over and self._here.is_set()

    @property
    def words(self) -> Words:
        """The sentences of the seat's language that no game has."""
        return Words(self.client.language, (*BASE_CATALOGUES, "page"))

    def _show_anew(self) -> None:
        self._keep_token()  # it may have been among what was left out
        self.client.voice.all_said = self.client.voice.nobody = False  # the page tells it
        self.client.front.begin_anew()
        self.client.ui.changed = True
        self.wake()

    # -- what comes from the page ----------------------------------------------------------

    def receive(self, message: w.FromPage) -> None:
        """Do what the page wants."""
        client = self.client
        if self.over or not client.ui.screens:
            return
        begun = time.thread_time()
        for _ in self._under_way or ():
            pass  # what came before this key is shown before it
        self._under_way = None
        match message:
            case w.Press():
                client.take(KeyPressed(message.key))
            case w.Point():
                client.take(Clicked(message.key, message.act))
            case w.Step():
                client.take(Stepped(message.key, message.by))
            case w.Typed():
                client.do(lambda: typed.carry_out(client.ui, message.text))
            case w.Speaks():
                client.voice.all_said, client.voice.nobody = message.on, message.nobody
                client.ui.changed = True  # a room tone may sound, or not
            case w.Wears() | w.Open() | w.Enter() | w.GoIn() | w.Unlock():
                return
        self._round(begun)

    # -- rounds ----------------------------------------------------------------------------

    def wake(self) -> None:
        """Have a round soon; from any thread."""
        call_soon(self._loop, self._soon)

    def _soon(self) -> None:
        """Have a round at once, or a little later where there has just been one."""
        if not self.over:
            self._schedule(self._calm_at - self._loop.time())
            self._woken = True

    def _schedule(self, seconds: float) -> None:
        """Have a round in so many seconds, if there is none before."""
        at = self._loop.time() + max(0.0, seconds)
        if self._round_at is not None and self._round_at <= at:
            return
        self._unschedule()
        self._round_at = at
        if seconds > 0:
            self._round_due = self._loop.call_at(at, self._turns.ask, self._round)
        else:
            self._turns.ask(self._round)

    def _unschedule(self) -> None:
        """Have no round before one is asked for."""
        self._round_at = None
        if self._round_due is not None:
            self._round_due.cancel()
            self._round_due = None
        self._turns.give_up(self._round)

    def _round(self, begun: float) -> None:
        """Do what is due; ``begun`` is the CPU time at which this turn of the loop began."""
        self._unschedule()
        if self.over:
            return
        if self._woken:
            self._woken = False
            self._calm_at = self._loop.time() + CALM_S
        if not self._went_round(begun):
            self._round_at = self._loop.time()
            self._turns.go_on(self._round)
            return
        if self._goes():
            return
        due = self.client.due_ms()
        if due is not None and self._here.is_set():
            self._schedule(due / 1000)

    def _goes(self) -> bool:
        """End the seat if its person has left the table for good; tell whether they have."""
        if self._at.left:
            if self._page is not None:
                self._page.put(w.Keep(token=""))
            self.close("net-lobby-left")
        return self._at.left

    def _went_round(self, begun: float) -> bool:
        """Go on with the round while this turn of the loop lasts; tell whether it is done."""
        if self._under_way is None:
            self._under_way = self.client.round()
        while self._turns.lasts(begun):
            if next(self._under_way, self) is self:
                self._under_way = None
                return True
        return False

    def _awaits(self) -> bool:
        """Tell whether the table has been asked just now and has not answered."""
        table = self._table
        if table is None or not table.unanswered:
            self._awaits_until = None
            return False
        now = self._loop.time()
        if self._awaits_until is None:
            self._awaits_until = now + ANSWER_S
            self._loop.call_at(self._awaits_until, self._soon)
        return now < self._awaits_until

    # -- the table -------------------------------------------------------------------------

    @property
    def _table(self) -> TableClient | None:
        """The table at which its person sits."""
        return self._joined

    def _hurry(self) -> None:
        """A page is here again: where the connection is down, it is tried at once."""
        self._joined.hurry()

    def _hang_up(self) -> None:
        """No page is here any more: the connection goes down."""
        if self._wire is not None:
            self._wire.abort()

    def _leave(self) -> None:
        """End the connection."""
        self._joined.close()

    async def _open(self, token: str) -> Opened:
        """Connect with the table, once a page is here."""
        await self._here.wait()
        admitted, self._admitted = self._admitted or Admitted(token, returning=True), None
        mine, theirs = MemoryWire(), MemoryWire()
        theirs.connect(mine)
        self._wire = mine
        assert not isinstance(self._server, HouseHost)
        self._server.attach(theirs, admitted)
        return Opened(mine, admitted.token)

    def _arrived(self) -> None:
        """The table has told how it stands: from here on there is something to show.

        A pupil is told the class with it, and not first a table of that name.
        """
        if self._joined.table is None or self._joined.status is Status.CONNECTING:
            return
        if self._is_pupil and self._joined.standing is None:
            return
        self._at.on_change.remove(self._arrived)
        self.token = self._joined.token
        self._keep_token()
        self._keep()
        me = self._at.me()
        if me is not None:
            self.client.ui.called = sentences.clean(me.names[0])
        self.client.guarded(lambda: self.client.start(self._first_screen()))

    def _refused(self, problem: TableProblem) -> None:
        sentence = sentences.problem(self.words, problem).full
        page, self._page = self._page, None
        self.close()
        if page is not None:
            self._on_refused(sentence, problem.rule)

    def _keep_token(self) -> None:
        if self._page is not None:
            self._page.put(w.Keep(token=self.token))

    def _keep(self) -> None:
        kept = self.client.kept.to_keep()
        if self._page is not None and kept != self._kept:
            self._kept = kept
            self._page.put(w.Keep(settings=kept))

    async def ended(self) -> None:
        """Return once nothing of the seat runs any more."""
        await end_of(self._following)
