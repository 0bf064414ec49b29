"""Nothing happens before it was announced: whether an action may act on what has just happened.

Something has begun to be announced when its first sound was handed to the voice or its first cell
was written, whichever of the two are there. If neither is, time has to pass (Ui.guard).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from braillespiel.words.phrase import Phrase, sentences

if TYPE_CHECKING:
    from braillespiel.ui.ui import Ui


class Told:
    """What had not been announced when the current key was pressed, since a key cuts speech off."""

    def __init__(self, ui: Ui) -> None:
        self._ui = ui
        self._late: list[Phrase] | None = None

    def key_comes(self) -> None:
        """Note what has not begun to be announced, before the key silences the voice."""
        self._late = None
        announcer, devices = self._ui.announcer, self._ui.services.devices
        if not self._ui.screen.acts_on_news():
            return
        speaks, brailles = devices.speaks(), devices.brailles()
        late = announcer.unheard() if speaks else []
        heard = speaks and not late
        felt = brailles and not announcer.unfelt()
        if (speaks or brailles) and not heard and not felt:
            self._late = late

    def forget(self) -> None:
        """Something is pointed at: whoever sees what is there need not hear it first."""
        self._late = None

    @property
    def late(self) -> bool:
        """Whether something had not begun to be announced."""
        return self._late is not None

    def refuses(self, by: str = "press-key-again") -> bool:
        """Refuse, once, to act on what was not announced: announce it, and what would be acted on.

        ``by`` says which key then does it.
        """
        if self._late is None:
            return False
        late, self._late = self._late, None
        ui = self._ui
        again = sentences((ui.screen.focused(), ui.words.phrase(by)))
        said = sentences((*late, again))
        # The finger finds what happened among the messages that it has not read.
        ui.announcer.answer(said.felt_as(again.braille), sound="edge")
        return True
