"""Nothing flashes: how often the window may become another one (WCAG 2.2, success criterion 2.3.1).

A key that is held down opens and closes a menu, or goes through the themes, twenty-five times a
second. Speech, Braille and screen readers keep up with it; what is painted then comes a little
later.
"""

from __future__ import annotations

from collections.abc import Hashable

from braillespiel.output.picture import Picture
from braillespiel.output.window.layout import Scene

AT_ONCE = 2
"""Other screens, themes, sizes, docks or places that may follow each other at any speed."""
EVERY_S = 0.3
"""One more may follow after this time. So there are five a second at most; seven would make more
than three flashes, and the rest is left to what moves within a screen."""
PART = 12
"""Scrolling by more than this part of what is seen at once is another place."""


class FlashLimiter:
    """Remembers what was painted and when."""

    def __init__(self) -> None:
        self._shown: Hashable = None
        self._scroll = 0
        self._full_at = 0.0
        """When changes may follow each other at any speed again, in s."""

    def wait_s(self, picture: Picture, scene: Scene, now: float) -> float:
        """Return for how many seconds ``picture`` must not be painted yet; 0 if it may be."""
        if not self._other(picture, scene):
            return 0.0
        return max(0.0, self._full_at - (AT_ONCE - 1) * EVERY_S - now)

    def hasty(self, now: float) -> bool:
        """Tell whether something changed a moment ago, so that gliding would be too much."""
        return now < self._full_at

    def painted(self, picture: Picture, scene: Scene, now: float) -> None:
        """Note that ``picture`` has been on the screen since the second ``now``."""
        if self._other(picture, scene):
            self._shown, self._scroll = _kind(picture), scene.scroll
            self._full_at = max(self._full_at, now) + EVERY_S

    def followed(self, scroll: int) -> None:
        """Note that the document follows the wheel: whoever turns it sets the pace."""
        self._scroll = scroll

    def _other(self, picture: Picture, scene: Scene) -> bool:
        moved = abs(scene.scroll - self._scroll)
        return moved > scene.view.height // PART or _kind(picture) != self._shown


def _kind(picture: Picture) -> Hashable:
    panels = tuple((panel.id, panel.menu) for panel in picture.panels)
    docks = bool(picture.magnified), bool(picture.braille)
    return picture.theme, picture.curtain, picture.scale, picture.title, panels, docks
