"""What a pupil has told the class and may not have arrived: it is told again after a loss."""

from __future__ import annotations

from braillespiel.network import class_messages as c


class ClassWishes:
    """The newest word on each subject, until the class shows that it has heard it.

    Only what holds whatever has happened meanwhile: a hand, a "not now", an end of help, a result.
    A yes belongs to what was asked then, and may be another question by the next connection.
    """

    def __init__(self) -> None:
        self._noted: dict[object, c.FromPupil] = {}
        self._lost = False
        """Whether the next Standing is the first of a connection."""

    def note(self, message: c.FromPupil, sent: bool) -> bool:
        """Note what the class is told, or would be; return whether it is told again after a loss.

        A yes that is sent takes back the "not now" before it; one that is refused changes nothing.
        """
        holds, subject = _holds(message), _subject(message)
        if holds or sent:
            self._noted.pop(subject, None)
        if holds:
            self._noted[subject] = message
        return holds

    def lost(self) -> None:
        """The connection is down, or leads to another table."""
        self._lost = True

    def stands(self, standing: c.Standing) -> list[c.FromPupil]:
        """Return what is to be told again, now that the class has told how one stands."""
        first, self._lost = self._lost, False
        self._noted = {
            subject: message
            for subject, message in self._noted.items()
            if not _has_arrived(message, standing, first)
        }
        return list(self._noted.values()) if first else []


def _holds(message: c.FromPupil) -> bool:
    """Tell whether a message holds beyond its connection."""
    match message:
        case c.Hand() | c.Finished() | c.Consents(yes=False) | c.Lend(what="end" | "decline"):
            return True
        case _:
            return False


def _subject(message: c.FromPupil) -> object:
    """Return what a message is about: the newest word on it counts."""
    return (c.Lend, message.pupil) if isinstance(message, c.Lend) else type(message)


def _has_arrived(message: c.FromPupil, standing: c.Standing, first: bool) -> bool:
    match message:
        case c.Hand():
            return standing.hand == message.up
        case c.Consents():
            return standing.consent != "yes"
        case c.Lend():
            return message.pupil not in [each.pupil for each in standing.lends]
        case _:
            return not first
