"""A walkable table (scores): rows and columns, a cell at a time."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from braillespiel.games.zones import Item, Zone
from braillespiel.output.picture import Picture
from braillespiel.ui.braille.line import BrailleLine, zone_line
from braillespiel.ui.keymap import Scope
from braillespiel.ui.navigator import Direction, Moved, Navigator, StepOutcome
from braillespiel.ui.picture import zone_panel
from braillespiel.ui.screens.menu import DELETE
from braillespiel.ui.screens.screen import Screen
from braillespiel.words.phrase import EMPTY, Phrase, join, sentences

if TYPE_CHECKING:
    from braillespiel.games.presenter import Presenter
    from braillespiel.ui.ui import Ui

_STEPS = {
    "left": Direction.LEFT,
    "right": Direction.RIGHT,
    "up": Direction.UP,
    "down": Direction.DOWN,
}


def show_scores(ui: Ui, presenter: Presenter, view: Any) -> None:
    """Open the scores as a table; where there is nothing to walk, only say so."""
    zone, summary = presenter.score_table(view), presenter.scores(view)
    if zone.items:
        ui.push(GridScreen(ui, zone, summary))
    else:
        ui.announcer.answer(summary, sound="edge")


class GridScreen(Screen):
    """Shows one GRID zone; Escape closes it. Tab reads the summary, Enter also how to leave.

    Digits read the cards of the hand, or of what was asked for last, at the table below.
    """

    scopes = (Scope.MENU, Scope.GLOBAL)
    asks_digits = True

    def __init__(self, ui: Ui, zone: Zone, summary: Phrase) -> None:
        super().__init__(ui)
        self.zone = zone
        self.summary = summary
        self.navigator = Navigator()
        self.navigator.refresh((zone,))
        self._announced: int | None = None
        """The row that was named last."""

    def idle_commands(self) -> frozenset[str]:
        """Return what does nothing here: nothing can be deleted."""
        return frozenset((DELETE,))

    def title(self) -> Phrase:
        """Name the table."""
        return self.zone.name

    def focused(self) -> Phrase:
        """Return the focused cell, before it the name of its row."""
        item = self.navigator.item
        return (
            self.zone.empty
            if item is None
            else join((self._head(item), item.text), self.words.signs.list)
        )

    def appear(self) -> None:
        """Say the table's name and the focused cell."""
        super().appear()
        item = self.navigator.item
        self._announced = None if item is None else item.place[0]

    def run(self, scope: Scope, command: str) -> bool:
        """Walk the cells, read the summary, close."""
        if command in _STEPS:
            self._moved(self.navigator.step(_STEPS[command]))
        elif command in ("first", "zone-first"):
            self._moved(self.navigator.nth(0))
        elif command == "last":
            self._moved(self.navigator.last())
        elif command == "inspect":
            self.ui.announcer.answer(self.summary)
        elif command in ("activate", "mark"):  # who means the table is told what lies over it
            leave = self.words.phrase("scores-leave")
            told = sentences((self.summary, leave), self.words.signs.sentence)
            self.ui.announcer.answer(told, sound="edge")
        elif command == "zone":
            self.appear()
        elif command == "back":
            self.ui.announcer.earcons.play("close")
            self.ui.pop()
        else:
            return False
        return True

    def _moved(self, moved: Moved) -> None:
        if moved.outcome is StepOutcome.MOVED and moved.item is not None:
            self._say(moved.item)
        elif moved.outcome is StepOutcome.EMPTY:
            self.ui.announcer.answer(self.zone.empty, sound="edge")
        else:
            self.ui.edge()

    def _say(self, item: Item) -> None:
        """Say the focused cell, with the name of its row if another was named last."""
        known = item.place[0] == self._announced
        self._announced = item.place[0]
        self.ui.announcer.focus(item.text if known else self.focused())

    def _head(self, item: Item) -> Phrase:
        """Return the name of an item's row; nothing if the cells of its column say it."""
        name = self._name(item)
        column = [other for other in self.zone.items if other.place[1] == item.place[1]]

        def told(wording: str) -> bool:
            return all(
                _contains(other.text.wording(wording), self._name(other).wording(wording))
                for other in column
            )

        return Phrase(
            "" if told("full") else name.full,
            "" if told("brief") else name.brief,
            "" if told("braille") else name.braille,
            "" if told("normal") else name.normal,
        )

    def _name(self, item: Item) -> Phrase:
        rows = sorted({other.place[0] for other in self.zone.items})
        number = rows.index(item.place[0])
        return self.zone.rows[number] if number < len(self.zone.rows) else EMPTY

    def route(self, key: str) -> bool:
        """Routing or a click focuses a cell."""
        return self.point(key)

    def point(self, key: str, say: bool = True) -> bool:
        """Focus a cell."""
        item = self.navigator.focus(key)
        if item is None:
            return False
        if say:
            self._say(item)
        return True

    def line(self) -> BrailleLine:
        """Return the focused row."""
        rows = self.ui.announcer.braille.rows > 1
        return zone_line(self.zone, self.navigator.item, with_rows=rows)

    def picture(self) -> Picture:
        """Return the table as a grid panel."""
        item = self.navigator.item
        title = self.shown(self.zone.name)
        return Picture(
            title,
            (
                replace(
                    zone_panel(self.zone, frozenset(), frozenset(), self.words.signs), name=title
                ),
            ),
            (self.zone.id, item.key if item is not None else ""),
            (self.summary.full,),
        )


def _contains(text: str, words: str) -> bool:
    """Tell whether ``text`` contains ``words`` as whole words, in upper or lower case."""
    pattern = rf"(?<!\w){re.escape(words.casefold())}(?!\w)"
    return re.search(pattern, text.casefold()) is not None
