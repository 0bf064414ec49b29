"""Between a wish and the answer of the table: a soft sound, then a word, unless it is quick."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from braillespiel.games.presenter import Announcement

if TYPE_CHECKING:
    from braillespiel.ui.ui import Ui

SOUND_MS = 120
"""After so long one may wonder whether the key was taken."""
SAID_MS = 400
"""After so long a sound is not enough."""


class Awaited:
    """What was wished and is not answered yet."""

    def __init__(self, ui: Ui) -> None:
        self._ui = ui
        self._since: int | None = None
        self._sounded = False
        self._is_answered: Callable[[], bool] = lambda: False

    def wish(self, answered: Callable[[], bool] = lambda: False) -> None:
        """Something was asked of the table; ``answered`` tells whether that shows by itself."""
        self._since, self._sounded, self._is_answered = self._ui.now(), False, answered

    def answered(self) -> None:
        """The table has said something that one hears."""
        self._since = None

    def tick(self) -> None:
        """Let it be heard that the answer is still under way."""
        if self._since is None or self._is_answered():
            self._since = None
            return
        waited = self._ui.now() - self._since
        if waited >= SAID_MS:
            self._since = None
            sent = self._ui.words.phrase("net-wait-answer")
            self._ui.announcer.announce([Announcement(sent)])
            self._ui.changed = True
        elif waited >= SOUND_MS and not self._sounded:
            self._sounded = True
            self._ui.announcer.earcons.play("sent")

    def wait_ms(self) -> int | None:
        """Return in how many ms to look again, None if nothing is awaited."""
        if self._since is None:
            return None
        due = self._since + (SAID_MS if self._sounded else SOUND_MS)
        return max(0, due - self._ui.now())
