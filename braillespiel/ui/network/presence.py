"""Who comes and goes during a match: announced in a quiet moment, and only once each."""

from __future__ import annotations

from typing import TYPE_CHECKING

from braillespiel.games.presenter import Announcement, Audience
from braillespiel.words.phrase import Phrase, sentences

if TYPE_CHECKING:
    from braillespiel.ui.ui import Ui

LOOK_MS = 200
"""How often to check for a quiet moment."""
_UNDONE = {"back": "fell-out", "went": "came", "unmuted": "muted", "not-ready": "ready"}
"""News that cancel news not announced yet, so that neither is worth a word."""


class Presence:
    """Keeps the latest news of each member until the game has said what it has to say."""

    def __init__(self, ui: Ui) -> None:
        self._ui = ui
        self._waiting: dict[int | None, tuple[str, Phrase]] = {}

    def add(self, member: int | None, what: str, phrase: Phrase) -> None:
        """Take in something to be announced."""
        was = self._waiting.pop(member, None)
        if was is None or was[0] != _UNDONE.get(what):
            self._waiting[member] = (what, phrase)

    def tell(self) -> None:
        """Announce all of it at once, if the moment is quiet."""
        if self._waiting and self._ui.output_idle():
            told = sentences(
                [phrase for _, phrase in self._waiting.values()], self._ui.words.signs.sentence
            )
            self._waiting.clear()
            everybody = Announcement(told, reminder=True, audience=Audience.EVERYBODY)
            self._ui.announcer.announce([everybody])
            self._ui.changed = True

    def forget(self) -> None:
        """Forget it all: nobody is there any more to whom it would matter."""
        self._waiting.clear()

    @property
    def waits(self) -> bool:
        """Tell whether anything still has to be announced."""
        return bool(self._waiting)
