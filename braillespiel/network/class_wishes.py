"""What a pupil has told the class and may not have arrived: it is told again after a loss."""

from __future__ import annotations

from braillespiel.network import class_messages as c

LASTING = (c.CallMe, c.Hand, c.Consents, c.Lend, c.Finished, c.HeardEvening, c.Allow)
"""What holds until it is told otherwise: to tell it twice comes to the same."""


class ClassWishes:
    """The newest word on each subject; the class answers what it has heard with a Standing."""

    def __init__(self) -> None:
        self._sent: dict[object, c.FromPupil] = {}
        self._waiting: dict[object, c.FromPupil] = {}
        """What is to be told on the next connection."""
        self._connected = True

    def told(self, message: c.FromPupil) -> bool:
        """Note what the class is told; return whether it is to be sent now."""
        if isinstance(message, LASTING):
            noted = self._sent if self._connected else self._waiting
            subject = _subject(message)
            noted.pop(subject, None)
            noted[subject] = message
        return self._connected

    def answered(self) -> None:
        """The class has told how one stands: what was sent has arrived."""
        self._sent = {}

    def lost(self) -> None:
        """The connection is down, or leads to another table: what was sent may not have arrived."""
        self._connected = False
        self._waiting = self._sent | self._waiting
        self._sent = {}

    def back(self) -> list[c.FromPupil]:
        """One is at a table of the class again; return what is to be sent now."""
        self._connected = True
        self._sent, self._waiting = self._waiting, {}
        return list(self._sent.values())


def _subject(message: c.FromPupil) -> object:
    match message:
        case c.Lend():
            return c.Lend, message.pupil
        case c.Finished() | c.HeardEvening():
            return type(message), message.number
        case c.Allow():
            return c.Allow, message.what
        case _:
            return type(message)
