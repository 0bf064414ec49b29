"""What pupils perceive, as their clients tell: gathered for the desk, mirrored to helpers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from braillespiel.classroom import effects as e
from braillespiel.classroom import standing
from braillespiel.network import class_messages as c
from braillespiel.network import texts

if TYPE_CHECKING:
    from braillespiel.classroom.classroom import Classroom
    from braillespiel.classroom.pupils import Pupil

LONGEST = 2000
"""Characters of a line or a sentence."""


class Perceived:
    """Takes what pupils' clients show."""

    def __init__(self, room: Classroom) -> None:
        self._room = room

    def shows(self, pupil: Pupil, message: c.Shown) -> None:
        """Take in what a pupil perceives; where nobody is shown it, it is not kept."""
        if not standing.shows(self._room, pupil):
            return
        shown = clean(message)
        pupil.shown = replace(shown, said=(), keys=())
        pupil.said.extend(shown.said)
        pupil.keys.extend(shown.keys)
        for each in (*self._room.assistants(pupil), *self._room.helpers(pupil)):
            self._room.do(e.Tell(each, c.Mirror(pupil.shown_name, shown)))
        self._room.perceived = True


def clean(shown: c.Shown) -> c.Shown:
    """Return what somebody else's client shows without signs that we never show.

    Of something private nothing is left.
    """
    if shown.private:
        return c.Shown(private=True)
    prints = (*shown.prints, *[()] * len(shown.rows))
    rows = [each for each in zip(shown.rows, prints, strict=False) if texts.is_cells(each[0])]
    return c.Shown(
        tuple(texts.plain(each, LONGEST) for each in shown.said),
        tuple(row for row, _ in rows),
        texts.plain(shown.text, LONGEST),
        texts.plain(shown.focus, LONGEST),
        tuple(texts.plain(each) for each in shown.keys),
        tuple(
            tuple((first, count, texts.plain(text, LONGEST)) for first, count, text in under)
            for _, under in rows
        ),
        shown.measured,
    )
