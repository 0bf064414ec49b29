"""The desks of a class: each shows how the class stands, and orders; one-time codes open them.

A desk may be looked at from any thread; all else happens in the class's loop.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Iterator
from secrets import randbelow
from threading import Lock
from typing import TYPE_CHECKING

from braillespiel.classroom import desk as d
from braillespiel.classroom import effects as e
from braillespiel.classroom import orders as o
from braillespiel.classroom.orders import OrderError
from braillespiel.network.joining.errors import JoinError

if TYPE_CHECKING:
    from braillespiel.classroom.classroom import Classroom
    from braillespiel.classroom.orders import Orders
    from braillespiel.network.joining.door import Door

CODE_DIGITS = 8
CODE_MS = 5 * 60_000
"""A one-time code dies after this time, or once it was used."""
ANSWERS = 100
"""Answers that wait at most for a desk that does not look."""


class OpenDesk:
    """One desk. ``on_change`` is called in the class's thread whenever there is something new."""

    def __init__(self, number: int, shown: d.Desk, give: Callable[[OpenDesk, int, o.Order], None]):
        self.number = number
        self.ended = False
        """Whether another teacher has taken over, or the class is over."""
        self.on_change: Callable[[], None] = lambda: None
        self.on_close: Callable[[OpenDesk], None] = lambda desk: None
        self._desk = shown
        self._give = give
        self._ordered = 0
        self._answers: list[d.Answer] = []
        self._lock = Lock()

    def desk(self) -> d.Desk:
        """Return how the class stands."""
        return self._desk

    def order(self, order: o.Order) -> int:
        """Have something done; return the number by which it is answered (``answers``)."""
        self._ordered += 1
        if not self.ended:
            self._give(self, self._ordered, order)
        return self._ordered

    def answers(self) -> list[d.Answer]:
        """Return what has become of orders since the last call."""
        with self._lock:
            found, self._answers = self._answers, []
        return found

    def close(self) -> None:
        """The desk is put away; called in the class's loop."""
        self.on_close(self)

    # -- the class's side ----------------------------------------------------------------------

    def show(self, shown: d.Desk) -> None:
        """Show how the class stands now."""
        self._desk = shown
        self.on_change()

    def answer(self, answer: d.Answer) -> None:
        """Tell what has become of an order."""
        with self._lock:
            self._answers.append(answer)
            del self._answers[:-ANSWERS]
        self.on_change()

    def end(self) -> None:
        """Show nothing new any more."""
        self.ended = True
        self.on_change()


class OneTimeCode:
    """A code that one device uses up, while there is one; ``clock`` returns ms."""

    def __init__(self, clock: Callable[[], int]) -> None:
        self._clock = clock
        self._code = ""
        self._made = 0
        self._by = 0

    @property
    def code(self) -> str:
        """The code, "" if there is none that still holds."""
        if self._code and self._clock() - self._made >= CODE_MS:
            self._code = ""
        return self._code

    def make(self, by: int) -> str:
        """Make a code; one before it ends. ``by`` is the desk that asked, which alone shows it."""
        self._code = f"{randbelow(10**CODE_DIGITS):0{CODE_DIGITS}}"
        self._made, self._by = self._clock(), by
        return self._code

    def end(self) -> None:
        """The code holds no more."""
        self._code = ""

    def shown_to(self, desk: int) -> str:
        """Return the code for the desk that asked for it, "" for all others."""
        return self.code if desk == self._by else ""

    async def use(self, door: Door, remote: str, said: str) -> None:
        """Use the code up. Raises JoinError where it is not right, or too many have guessed."""
        await door.see(remote, digits(said), lambda: self.code)
        self._code = ""

    def due(self) -> int | None:
        """Return in how many ms the code ends."""
        return self._made + CODE_MS - self._clock() if self.code else None


def digits(said: str) -> str:
    """Return the digits of a one-time code that somebody typed. Raises JoinError."""
    found = "".join(sign for sign in said if sign.isascii() and sign.isdigit())
    if len(found) != CODE_DIGITS:
        raise JoinError("wrong-code")
    return found


class Desks:
    """All desks. ``shown`` makes what one shows; ``soon`` has what was ordered carried out."""

    def __init__(
        self,
        room: Classroom,
        orders: Orders,
        clock: Callable[[], int],
        shown: Callable[[int], d.Desk],
        soon: Callable[[], None],
    ) -> None:
        self._room, self._orders = room, orders
        self._shown, self._soon = shown, soon
        self._open: dict[int, OpenDesk] = {}
        self._last = 0
        self._loop: asyncio.AbstractEventLoop | None = None
        self.code = OneTimeCode(clock)
        self._hands_over = False
        """Whether the class is handed over with the code."""

    def __iter__(self) -> Iterator[OpenDesk]:
        return iter([desk for desk in self._open.values() if not desk.ended])

    def open(self) -> OpenDesk:
        """Return a new desk; called in the class's loop."""
        self._loop = asyncio.get_running_loop()
        self._last += 1
        desk = OpenDesk(self._last, self._shown(self._last), self._ordered)
        desk.on_close = self.close
        self._open[desk.number] = desk
        return desk

    def close(self, desk: OpenDesk) -> None:
        """A desk is closed: it follows nobody any more."""
        self._open.pop(desk.number, None)
        if self._room.follows.pop(desk.number, None):
            self._room.touch()
        desk.end()
        self._soon()

    def end(self) -> None:
        """The class is over."""
        for desk in self:
            desk.end()

    def make_code(self, by: int, hands_over: bool = False) -> str:
        """Make the one-time code for a desk, which the desk ``by`` alone shows."""
        self._hands_over = hands_over
        return self.code.make(by)

    async def read_out(self, door: Door, remote: str, said: str, leads: bool = True) -> None:
        """Use the one-time code up. Raises JoinError.

        A class is handed over only to somebody who ``leads``: a screen for all does not.
        """
        await self.code.use(door, remote, said)
        if self._hands_over and leads:
            for desk in self:
                self.close(desk)
        self._room.touch()

    def answer(self, desk: int, answer: d.Answer) -> None:
        """Tell a desk, if it is still open, what has become of an order."""
        if desk in self._open:
            self._open[desk].answer(answer)

    def _ordered(self, desk: OpenDesk, number: int, order: o.Order) -> None:
        assert self._loop is not None
        with contextlib.suppress(RuntimeError):  # the loop has been closed
            self._loop.call_soon_threadsafe(self._carry_out, desk, number, order)

    def _carry_out(self, desk: OpenDesk, number: int, order: o.Order) -> None:
        if desk.ended:
            return
        if isinstance(order, o.NewDeskCode | o.HandOver):
            self.make_code(desk.number, isinstance(order, o.HandOver))
            self._room.touch()
        before = len(self._room.effects)
        try:
            self._orders.carry_out(order, desk.number)
        except OrderError as error:
            desk.answer(d.Answer(number, error.rule, error.details))
        else:
            ordered = self._room.effects[before:]
            self._room.effects[before:] = [e.Ordered(desk.number, number, tuple(ordered))]
        self._soon()
