"""The tables at which a teacher plays herself, and the desk: one key goes from one to the next.

Each of her tables has its own screens, which lie aside while she is elsewhere. What happens at a
table that lies aside waits; only that it is her turn there is told.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from braillespiel.ui.classroom import desk_words
from braillespiel.ui.history import History
from braillespiel.ui.keymap import Scope
from braillespiel.ui.network.at_table import AtTable, ShownMatch
from braillespiel.ui.network.lobby import TableLobby
from braillespiel.words.phrase import Phrase, join

if TYPE_CHECKING:
    from braillespiel.network.joined import TableClient
    from braillespiel.ui.classroom.desk import DeskScreen
    from braillespiel.ui.screens.screen import Screen
    from braillespiel.ui.ui import Ui

Join = Callable[[str, Callable[[], None]], "TableClient"]
"""Sits down at a table of the class; takes its name, and what to call when something comes."""


class AsideTable(AtTable):
    """A table that can lie aside: what comes meanwhile is taken up when one is back."""

    def __init__(self, ui: Ui, on_turn: Callable[[], None], on_left: Callable[[], None]) -> None:
        super().__init__(ui)
        self.aside = True
        self._on_turn, self._on_left = on_turn, on_left
        self._called = False
        """Whether it was told that it is one's turn there."""

    def take_up(self) -> None:
        """Announce what has come, or only that it is one's turn."""
        if self.aside:
            self._due = False
            self._look()
        else:
            self._called = False
            super().take_up()

    def _look(self) -> None:
        port = None if self.client is None else self.client.port
        acts = port is not None and any(
            seat is not None and seat in port.view(seat).to_act() for seat in port.chairs
        )
        if acts and not self._called:
            self._on_turn()
        self._called = acts

    def tick(self) -> None:
        """Let nothing go on that nobody hears."""
        if not self.aside:
            super().tick()

    def wait_ms(self) -> int | None:
        return None if self.aside else super().wait_ms()

    def _covered(self) -> ShownMatch | None:
        return None if self.aside else super()._covered()

    def leave(self) -> None:
        super().leave()
        self._on_left()


@dataclass
class _Place:
    """The desk, or one of her tables, with what belongs to it while it lies aside."""

    table: str
    at: AsideTable | None
    screens: list[Screen]
    """What is open there, over the desk."""
    history: History


class TeacherSeats:
    """A teacher's seats; their screens lie over the desk."""

    def __init__(self, ui: Ui, join_table: Join) -> None:
        self._ui, self._join = ui, join_table
        self._places = [_Place("", None, [], ui.announcer.history)]
        self._here = 0
        self.desk: DeskScreen | None = None

    @property
    def tables(self) -> list[str]:
        """The tables at which she sits."""
        return [place.table for place in self._places[1:]]

    def sit(self, table: str) -> None:
        """Sit down at a table, or go to one's seat there."""
        if table not in self.tables:
            self._places.append(self._opened(table))
        self._go(1 + self.tables.index(table))

    def next(self) -> None:
        """Go to the next of her tables, and from the last one to the desk."""
        if len(self._places) == 1:
            said = self._ui.words.phrase("desk-no-seats")
            self._ui.announcer.answer(said, sound="edge")
        else:
            self._go((self._here + 1) % len(self._places))

    @property
    def asks(self) -> bool:
        """Whether somebody knocks at the class."""
        return self.desk is not None and bool(self.desk.desk.knocks)

    def code(self) -> Phrase:
        """Say the code of the class, and its address."""
        assert self.desk is not None
        return desk_words.code(self._ui.words, self.desk.desk)

    def answer(self) -> None:
        """Answer whoever knocks at the class, or say that nobody does."""
        assert self.desk is not None
        self.desk.run(Scope.DESK, "desk-answer")

    def desk_changed(self) -> None:
        """Show at her tables what the desk asks now."""
        for place in self._places[1:]:
            for call in () if place.at is None else tuple(place.at.on_change):
                call()

    def close(self) -> None:
        """The desk is over, and so are her seats."""
        for place in self._places[1:]:
            if place.at is not None:
                place.at.leave()

    # -- going ------------------------------------------------------------------------------

    def _opened(self, table: str) -> _Place:
        ui = self._ui
        at = AsideTable(ui, lambda: self._call(table), lambda: self._left(table))
        at.desk, at.base = self, self.desk
        lobby = TableLobby(ui, at, None)
        at.client = self._join(table, at.wake)
        return _Place(table, at, [lobby], History())

    def _go(self, number: int) -> None:
        """Lay what is open aside, and open another place as it was left."""
        ui, above = self._ui, self._above
        if number != self._here:
            place = self._places[self._here]
            ui.screen.on_suspend()
            # Menus of the desk are done with; those of a table are as good as closed, too.
            place.screens = ui.screens[above:] if place.at is not None else []
            place.history = ui.announcer.history
            if place.at is not None:
                place.at.aside = True
        self._here = number
        there = self._places[number]
        ui.screens[above:] = there.screens
        ui.announcer.history = there.history
        ui.pop_to(ui.screen)
        if there.at is not None:
            there.at.aside = False
            there.at.wake()

    @property
    def _above(self) -> int:
        """Where in the stack what lies over the desk begins."""
        assert self.desk is not None
        return self._ui.screens.index(self.desk) + 1

    def _left(self, table: str) -> None:
        """She has left a table for good; whoever asked for it then shows the desk."""
        number = 1 + self.tables.index(table)
        if self._here == number:
            desk = self._places[0]
            self._ui.announcer.history = desk.history
            self._here = 0
        elif self._here > number:
            self._here -= 1
        del self._places[number]

    def _call(self, table: str) -> None:
        """Say that it is her turn at a table that lies aside."""
        words = self._ui.words
        named = desk_words.table_name(words, table)
        said = join((named, words.phrase("desk-your-turn")), words.signs.list)
        self._ui.announce(said, sound="turn")
