"""The links of sighted helpers: a one-time code each, then the one page that used it.

All of it happens in the class's loop.
"""

from __future__ import annotations

import hmac
from collections.abc import Callable, Iterator
from functools import partial
from typing import TYPE_CHECKING

from braillespiel.classroom import standing
from braillespiel.classroom.desks import OneTimeCode, digits
from braillespiel.network.joining.errors import JoinError

if TYPE_CHECKING:
    from braillespiel.classroom.classroom import Classroom
    from braillespiel.classroom.pupils import Pupil
    from braillespiel.classroom.sighted import HelperView, SightedHelper
    from braillespiel.network.joining.door import Door

Acting = Callable[["Pupil"], tuple[tuple[str, ...], bool]]
"""Returns whose turn it is at a pupil's table, as everybody knows it, and whether it is theirs."""


class OpenHelper:
    """A helper's page, as the class sees it; it may be gone for a while and come back.

    ``on_change`` is called when it has something else to show, ``on_end`` once the link has ended.
    """

    def __init__(self, shown: HelperView, looks_on: Callable[[bool], None]) -> None:
        self.shown = shown
        self.looks_on = looks_on
        """To be told whether a page is open."""
        self.on_change: Callable[[], None] = lambda: None
        self.on_end: Callable[[], None] = lambda: None
        self.ended = False

    def show(self, shown: HelperView) -> None:
        """Show something, if it is anything else."""
        if shown != self.shown and not self.ended:
            self.shown = shown
            self.on_change()

    def end(self) -> None:
        """The link has ended."""
        if not self.ended:
            self.ended = True
            self.on_end()


class Links:
    """All links. ``soon`` has what the class wants carried out."""

    def __init__(
        self, room: Classroom, clock: Callable[[], int], acting: Acting, soon: Callable[[], None]
    ) -> None:
        self._room, self._clock, self._acting, self._soon = room, clock, acting, soon
        self._codes: dict[int, OneTimeCode] = {}
        """By the numbers of those helpers whose pages have not come yet."""
        self._open: dict[int, OpenHelper] = {}

    def make(self, number: int, desk: int) -> None:
        """Make the code of a helper, if the link has not ended meanwhile."""
        if self._room.sighted.get(number) is not None:
            code = self._codes[number] = OneTimeCode(self._clock)
            code.make(desk)
            self._room.touch()
            self._soon()

    def code(self, number: int, desk: int) -> str:
        """Return the code of a helper for the desk that made the link, "" for all others."""
        code = self._codes.get(number)
        return "" if code is None else code.shown_to(desk)

    def end_codes(self) -> None:
        """Links that nobody has used end: too many codes were guessed."""
        for number in list(self._codes):
            self._end(number)

    async def read_out(self, door: Door, remote: str, said: str) -> OpenHelper:
        """Use a code up, and return what its page shows. Raises JoinError.

        Who guesses at one guesses at the door.
        """
        typed = digits(said)
        found: list[int] = []

        def secret() -> str:
            for number, code in self._codes.items():
                if hmac.compare_digest(code.code.encode(), typed.encode()):
                    found.append(number)
                    return typed
            return ""

        await door.see(remote, typed, secret)
        (number,) = found
        del self._codes[number]
        helper = self._room.sighted.get(number)
        if helper is None:
            raise JoinError("wrong-code")
        made = OpenHelper(self._shown(helper), partial(self._looks_on, helper))
        self._open[number] = made
        return made

    def _looks_on(self, helper: SightedHelper, on: bool) -> None:
        self._room.looks_on(helper, on)
        page = self._open.get(helper.number)
        if page is not None:
            page.shown = self._shown(helper)  # a page that comes back finds nothing old
        self._soon()

    def _shown(self, helper: SightedHelper) -> HelperView:
        pupil = self._room.pupils.get(helper.pupil)
        turn, own = ((), False) if pupil is None else self._acting(pupil)
        return standing.beside(self._room, helper, turn, own)

    # -- what the class does ---------------------------------------------------------------

    def look(self) -> Iterator[Callable[[], None]]:
        """End what has ended at once; return what shows each page how things stand now."""
        for number in (*self._codes, *self._open):
            if self._room.sighted.get(number) is None:
                self._codes.pop(number, None)
                gone = self._open.pop(number, None)
                if gone is not None:
                    gone.end()
        for number, page in self._open.items():
            helper = self._room.sighted.get(number)
            if helper is not None and helper.here:
                yield partial(page.show, self._shown(helper))

    def pass_time(self) -> int | None:
        """End links that nobody used in time; return in how many ms to look again."""
        for number, code in list(self._codes.items()):
            if not code.code:
                self._end(number)
        dues = (code.due() for code in self._codes.values())
        return min((due for due in dues if due is not None), default=None)

    def _end(self, number: int) -> None:
        self._codes.pop(number, None)
        helper = self._room.sighted.get(number)
        if helper is not None:
            self._room.end_link(helper)
        self._soon()

    def end(self) -> None:
        """The class is over."""
        self._codes.clear()
        for page in list(self._open.values()):
            page.end()
        self._open.clear()
