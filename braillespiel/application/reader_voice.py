"""Speech while a screen reader reads the window: it says what has the focus, we say the rest.

The program's own voice and the reader exclude each other. What the reader finds out by itself (the
new focus, a box that was ticked) is left to it; answers and events go into the window's live
region, and to the speech backend only if the reader ignores that.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from braillespiel.output.picture import Picture, Tile
from braillespiel.output.speech.interface import Utterance
from braillespiel.ui.announcer import Said


@dataclass(slots=True)
class Waiting:
    """A sentence that waits until it is known what the reader says by itself."""

    utterance: Utterance
    navigation: bool = False
    answer: bool = False


class ReaderVoice:
    """The announcer's voice. ``reading`` tells whether a screen reader reads the window."""

    def __init__(self, voice: Callable[[], Any]) -> None:
        self._voice = voice
        self.reading = False
        self.elsewhere: Callable[[], int] = lambda: 0
        """How many sentences wait that a screen reader says by itself."""
        self._waiting: list[Waiting] = []
        self._before: tuple[str, tuple[str, str] | None, Tile | None] = ("", None, None)

    @property
    def name(self) -> str:
        """The name of the backend that speaks."""
        return str(self._voice().name)

    def say(self, utterance: Utterance) -> None:
        """Say it, or keep it until the picture is drawn."""
        if self.reading:
            self._waiting.append(Waiting(utterance))
        else:
            self._voice().say(utterance)

    def noted(self, said: Said) -> None:
        """Learn whether the last sentence named the focus, and whether it answered a key."""
        if self._waiting and said.speech == self._waiting[-1].utterance.text:
            self._waiting[-1].navigation = said.navigation
            self._waiting[-1].answer = said.answer

    def stop(self) -> None:
        """Be silent, and forget what waits."""
        self._waiting.clear()
        self._voice().stop()

    def speaking(self) -> bool:
        """Tell whether something is being said."""
        return bool(self._voice().speaking())

    def waiting(self) -> int:
        """Return how many sentences have not begun to be said."""
        return len(self._waiting) + int(self._voice().waiting()) + self.elsewhere()

    def shown(self, picture: Picture, announce: Callable[[str, bool], bool]) -> None:
        """The picture is drawn: say what the reader does not say by itself.

        ``announce`` puts a sentence into the live region; it returns False if nobody hears it
        there.
        """
        for one, by_itself in self._waited(picture):
            said = one.utterance
            if not by_itself and not announce(said.text, said.interrupt):
                self._voice().say(said)

    def _waited(self, picture: Picture) -> list[tuple[Waiting, bool]]:
        """Return what waits for the picture, each with whether the reader says it by itself."""
        tile = picture.focused_tile()
        now = (picture.title, picture.focus, tile)
        before, self._before = self._before, now
        waiting, self._waiting = self._waiting, []
        return [(one, self._reader_says(one, before, now)) for one in waiting]

    @staticmethod
    def _reader_says(
        one: Waiting,
        before: tuple[str, tuple[str, str] | None, Tile | None],
        now: tuple[str, tuple[str, str] | None, Tile | None],
    ) -> bool:
        tile = now[2]
        if tile is None:
            return False
        if before[:2] != now[:2]:
            return one.navigation or tile.text in one.utterance.text
        same = before[2] is None or (before[2].control, before[2].value) == (
            tile.control,
            tile.value,
        )
        return not same and tile.control.kind in ("check", "slider", "choice")
