"""A finger with no keys but those of a display: no letters, no Enter, no Escape.

What stands for a letter is found in the list that one key of the display opens, and done there;
a routing key over what is focused does what Enter does.
"""

from __future__ import annotations

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
        if name == "Enter" and self.words.felt.sure.search(text.replace(" | ", " ")):
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
            self._from_the_list(self.words.felt.keys.get(name, name.lower()))

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
            if cell & 0xC0
        ]
        return found[-1] if found else 0

    def _from_the_list(self, name: str) -> None:
        """Open the list of commands, walk to the one with the key ``name``, do it."""
        self._to_the_line()
        self.page()
        height = self._line_height  # an answer will lie below this line, not below the list's
        self._press("Bottom")
        self._to_the_line()
        for _ in range(LONGEST_LIST):
            text = self.page()
            if text.split(" ")[0].removesuffix("\u2081") == name:  # the key stands first
                self._press("Route 1")
                self._line_height = height
                return
            self._press("LineDown")
        raise StuckError(f"the list has no {name}")
