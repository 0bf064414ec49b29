"""What one seat has been told: four buffers, walked with Ctrl and the arrows, and by key L.

What has been read of it on the Braille line, and what has not, is in ``messages``.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Collection, Iterable
from dataclasses import dataclass, replace

from braillespiel.games.presenter import Announcement, Kind
from braillespiel.ui.braille.messages import BrailleMessage, Messages
from braillespiel.words.phrase import Phrase

BUFFERS = ("all", "mine", "others", "chat")
LIMIT = 2000
"""Messages kept per buffer; older ones are in the match's journal."""


@dataclass(frozen=True, slots=True)
class HistoryMessage:
    """One announcement as it was told."""

    phrase: Phrase
    kind: Kind
    reminder: bool = False
    """It tells how things stand: key L passes over it."""
    update: int | None = None
    """As in Announcement."""
    void: bool = False
    """It was taken back: key L passes over it."""


def kept(phrase: Phrase) -> Phrase:
    """Return a phrase as it is kept: without a Braille wording, it can be felt later in brief."""
    return phrase if phrase.braille else replace(phrase, braille=phrase.brief)


class History:
    """The buffers of one seat; ``past`` is what it had been told before, ``match`` tells its match
    from every other, None if it is of none.
    """

    def __init__(self, past: Iterable[Announcement] = (), match: object = None) -> None:
        self._match = match
        self._left = match is None
        self._buffers: dict[str, deque[HistoryMessage]] = {
            name: deque(maxlen=LIMIT) for name in BUFFERS
        }
        self._buffer = 0
        self._places = dict.fromkeys(BUFFERS, 0)
        self._back = 0
        past = tuple(past)
        self.messages = Messages([announced.phrase.braille for announced in past])
        for announced in past:
            phrase = kept(announced.later or announced.phrase)
            self.add(phrase, announced.kind, announced.reminder, announced.update)

    def leave_match(self) -> None:
        """The match that this history belongs to is left, if it belongs to one."""
        if not self._left:
            self.messages.leave()
        self._left = True

    def following(self, other: History) -> History:
        """Take over what is unread in ``other``; return this history.

        Of another match that has been left nothing waits, but all does if it is the same again.
        """
        if other is not self:
            other.leave_match()
            same = self._match is not None and self._match == other._match
            self.messages.take_over(other.messages, same)
        return self

    def add(
        self, phrase: Phrase, kind: Kind, reminder: bool = False, update: int | None = None
    ) -> None:
        """Append a message; reading begins at the newest again."""
        message = HistoryMessage(phrase, kind, reminder, update)
        self._buffers["all"].append(message)
        if kind is not Kind.TABLE:
            self._buffers[kind.value].append(message)
        self._back = 0
        for name in ("all", kind.value):
            self._places[name] = 0

    @property
    def buffer(self) -> str:
        """The name of the buffer being read."""
        return BUFFERS[self._buffer]

    def switch(self, by: int) -> str:
        """Go to the next or previous buffer, wrapping around. Return its name.

        The chat buffer is there once somebody has chatted.
        """
        self._buffer = (self._buffer + by) % len(BUFFERS)
        if self.buffer == "chat" and not self._buffers["chat"]:
            self._buffer = (self._buffer + by) % len(BUFFERS)
        return self.buffer

    def count(self, buffer: str = "") -> int:
        """Return how many messages a buffer holds; without a name, the one being read."""
        return len(self._buffers[buffer or self.buffer])

    def older(self) -> HistoryMessage | None:
        """Go one message back in the buffer; None at the oldest."""
        return self._move(1)

    def newer(self) -> HistoryMessage | None:
        """Go one message forward; None at the newest."""
        return self._move(-1)

    def _move(self, by: int) -> HistoryMessage | None:
        messages = self._buffers[self.buffer]
        place = self._places[self.buffer] + by
        if not 1 <= place <= len(messages):
            return None
        self._places[self.buffer] = place
        return messages[-place]

    def back(self) -> HistoryMessage | None:
        """Key L: return the last thing that happened, on the next call the one before it."""
        messages = self._buffers["all"]
        for back in range(self._back + 1, len(messages) + 1):
            if not (messages[-back].reminder or messages[-back].void):
                self._back = back
                return messages[-back]
        return None

    def kept_in(self, buffer: str) -> tuple[HistoryMessage, ...]:
        """Return the messages of a buffer, the oldest first."""
        return tuple(self._buffers[buffer])

    def void(self, stands: int, lying: Collection[BrailleMessage] = ()) -> None:
        """The match was set back: what was told of updates after this one never happened.

        What is ``lying`` under the finger stays there until it moves on.
        """
        self._back = 0
        self.messages.void(stands, lying)
        for messages in self._buffers.values():
            for at, message in enumerate(messages):
                if message.update is not None and message.update > stands:
                    messages[at] = replace(message, void=True)

    @property
    def eventful(self) -> bool:
        """Tell whether anything has happened that key L tells."""
        return any(not (each.reminder or each.void) for each in self._buffers["all"])

    def forget_place(self) -> None:
        """Let key L begin at the newest again (another key was pressed)."""
        self._back = 0
