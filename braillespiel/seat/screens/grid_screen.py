"""A walkable table (scores): rows and columns, a cell at a time."""

from __future__ import annotations

from typing import TYPE_CHECKING

from braillespiel.games.zones import Zone
from braillespiel.output.picture import Picture
from braillespiel.seat.braille_line import Line, zone_line
from braillespiel.seat.commands import Scope
from braillespiel.seat.navigator import Moved, Navigator, Outcome, Step
from braillespiel.seat.picture import zone_panel
from braillespiel.seat.screens.screen import Screen
from braillespiel.words.phrase import EMPTY, Phrase, join

if TYPE_CHECKING:
    from braillespiel.seat.client import Client

_STEPS = {"left": Step.LEFT, "right": Step.RIGHT, "up": Step.UP, "down": Step.DOWN}


class GridScreen(Screen):
    """Shows one GRID zone; Escape closes it. I reads the summary."""

    scopes = (Scope.MENU, Scope.EVERYWHERE)

    def __init__(self, client: Client, zone: Zone, summary: Phrase) -> None:
        super().__init__(client)
        self.zone = zone
        self.summary = summary
        self.navigator = Navigator()
        self.navigator.refresh((zone,))

    def title(self) -> Phrase:
        """Name the table."""
        return self.zone.name

    def focused(self) -> Phrase:
        """Return the focused cell."""
        item = self.navigator.item
        return self.zone.empty if item is None else item.text

    def run(self, scope: Scope, command: str) -> bool:
        """Walk the cells, read the summary, close."""
        if command in _STEPS:
            self._moved(self.navigator.step(_STEPS[command]), new_row=command in ("up", "down"))
        elif command in ("first", "zone-first"):
            self._moved(self.navigator.nth(0))
        elif command == "last":
            self._moved(self.navigator.last())
        elif command in ("inspect", "activate", "mark"):
            self.client.announcer.answer(self.summary)
        elif command == "zone":
            self.appear()
        elif command == "back":
            self.client.announcer.earcons.play("close")
            self.client.pop()
        else:
            return False
        return True

    def _moved(self, moved: Moved, new_row: bool = False) -> None:
        if moved.outcome is Outcome.MOVED:
            cell, head = self.focused(), self._row_head()
            self.client.announcer.focus(join((cell, head), ", ") if new_row else cell)
        elif moved.outcome is Outcome.EMPTY:
            self.client.announcer.answer(self.zone.empty, sound="edge")
        else:
            self.client.edge()

    def _row_head(self) -> Phrase:
        """Return the first cell of the row, which says whose row it is; nothing on that cell."""
        item = self.navigator.item
        if item is None:
            return EMPTY
        first = next(other for other in self.zone.items if other.place[0] == item.place[0])
        return EMPTY if first is item else first.text

    def route(self, key: str) -> bool:
        """Routing or a click focuses a cell."""
        if self.navigator.focus(key) is None:
            return False
        self.client.announcer.focus(self.focused())
        return True

    def point(self, key: str, say: bool = True) -> bool:
        """Focus a cell."""
        if self.navigator.focus(key) is None:
            return False
        if say:
            self.client.announcer.focus(self.focused())
        return True

    def line(self) -> Line:
        """Return the focused row."""
        rows = self.client.announcer.braille.rows > 1
        return zone_line(self.zone, self.navigator.item, with_rows=rows)

    def picture(self) -> Picture:
        """Return the table as a grid panel."""
        item = self.navigator.item
        return Picture(
            self.zone.name.full,
            (zone_panel(self.zone, frozenset(), frozenset()),),
            (self.zone.id, item.key if item is not None else ""),
            (self.summary.full,),
        )
