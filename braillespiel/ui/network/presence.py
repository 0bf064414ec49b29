"""Who comes and goes while a match is played: told once nothing else is, and each of them once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from braillespiel.games.presenter import Announcement
from braillespiel.words.phrase import Phrase, sentences

if TYPE_CHECKING:
    from braillespiel.ui.ui import Ui

LOOK_MS = 200
"""How often to look whether there is a moment for it."""
_UNDONE = {"back": "fell-out", "went": "came", "unmuted": "muted", "not-ready": "ready"}
"""What takes back what was not told yet, so that neither is worth a word."""


class Presence:
    """Keeps the newest of each member until the game has said what it has to say."""

    def __init__(self, ui: Ui) -> None:
        self._ui = ui
        self._waiting: dict[int | None, tuple[str, Phrase]] = {}

    def add(self, member: int | None, what: str, phrase: Phrase) -> None:
        """Take up something to be told."""
        was = self._waiting.pop(member, None)
        if was is None or was[0] != _UNDONE.get(what):
            self._waiting[member] = (what, phrase)

    def tell(self) -> None:
        """Tell all of it in one go, if there is a moment for it."""
        if self._waiting and self._ui.output_idle():
            told = sentences([phrase for _, phrase in self._waiting.values()])
            self._waiting.clear()
            self._ui.announcer.announce([Announcement(told, reminder=True)])
            self._ui.changed = True

    def forget(self) -> None:
        """Nobody is there any more for whom it would matter."""
        self._waiting.clear()

    @property
    def waits(self) -> bool:
        """Tell whether anything has still to be told."""
        return bool(self._waiting)
