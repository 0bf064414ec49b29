"""A finger with no keys but those of a display: no letters, no Enter, no Escape.

What a letter does is found in the list that one key of the display opens, and done there; a
routing key over what is focused does what Enter does.
"""

from __future__ import annotations

import re

from tests.robots.body import Finger, StuckError

MOVES = ("PanLeft", "PanRight", "LineUp", "LineDown", "Top", "Home", "Bottom", "Back")
"""The keys of a display besides the routing keys."""
LONGEST_LIST = 120


class DisplayOnly(Finger):
    """Presses nothing else, whatever key a robot means."""

    def key(self, name: str) -> str:
        """Press a key, or do what it stands for; read on to the end."""
        self._mean(name)
        text = self.read_on()
        torn = (text.replace(" | ", between) for between in (" ", ""))  # a long word is
        if name == "Enter" and any(map(self.words.felt.sure.search, torn)):
            self._press("LineDown")  # a routing key asks before what is final
            self._enter()
            text = self.read_on()
        return self.note(name, text)

    def change(self) -> None:
        """Change the value of a menu's entry."""
        self.key("Enter")

    def glance(self, name: str) -> str:
        """Press a key, or do what it stands for; read what is under the fingers then."""
        self._mean(name)
        return self.note(name, self.page())

    def _mean(self, name: str) -> None:
        if name in MOVES or name.startswith("Route"):
            self._press(name)
        elif name == "Enter":
            self._enter()
        else:
            self._from_the_list(self.words.felt.deeds[name])

    def _enter(self) -> None:
        """Press the routing key over what is focused; in a menu over the entry."""
        self.back()
        for _ in range(LONGEST_LIST):
            lit = self._focused()
            if lit:
                break
            self._press("PanRight")
            if self.page() == self.words.felt.edge:
                self._press("PanRight")
                self.back()
                break
        # BRLTTY's virtual display cannot name the first cell.
        self._press(f"Route {self._focused() or 1}")

    def _focused(self) -> int:
        """Return a cell of what is focused, 0 if none can be felt."""
        found = [
            row * self._columns + at
            for row, cells in enumerate(self._rows())
            for at, cell in enumerate(cells)
            if cell & 0xC0 == 0xC0
        ]
        return found[-1] if found else 0

    def _from_the_list(self, deeds: tuple[str, ...]) -> None:
        """Open the list of commands, walk to the one that begins like one of ``deeds``, do it."""
        self._to_the_line()
        self.page()
        height = self._line_height  # an answer will lie below this line, not below the list's
        self._press("Bottom")
        self._to_the_line()
        for _ in range(LONGEST_LIST):
            if any(self._is_here(_bare(deed)) for deed in deeds):
                self._press("Route 1")
                self._line_height = height
                return
            self._press("LineDown")
        raise StuckError(f"the list has no {deeds[0]}")

    def _is_here(self, deed: str) -> bool:
        """Tell whether the entry under the fingers begins so; read on where a page is too short."""
        text = _bare(self.page())
        panned = False
        while deed.startswith(text) and deed != text:
            self._press("PanRight")
            page = self.page()
            if page == self.words.felt.edge:
                break
            text, panned = text + _bare(page), True
        if panned:
            self.back()
        return text.startswith(deed)


def _bare(text: str) -> str:
    """Return a text without blanks and punctuation."""
    return re.sub("[^a-zäöüß0-9-]", "", text)
