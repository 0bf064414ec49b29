"""What commands say of a class's list that they read."""

from __future__ import annotations

import sys
from pathlib import Path

from braillespiel.classroom import roster
from braillespiel.classroom.roster import Roster, RosterError
from braillespiel.commands import shared
from braillespiel.input_limits import InputError
from braillespiel.words.catalogue import Words

CATALOGUE = "class"


def read(path: Path, words: Words) -> Roster:
    """Return the list in a file; columns that nobody knows are named on standard error.

    Raises CommandError with everything that is wrong, one sentence a line.
    """
    said = Words(words.language, (CATALOGUE,))
    try:
        found = roster.read(path)
    except RosterError as error:
        problems = [said(one.rule, **one.details) for one in error.found]
        raise shared.CommandError("\n".join(problems)) from None
    except InputError as error:
        raise shared.speak_error(words, error) from None
    if found.unknown:
        columns, known = map(said.signs.list.join, (found.unknown, roster.COLUMNS))
        count = len(found.unknown)
        print(said("roster-unknown", count=count, columns=columns, known=known), file=sys.stderr)
    return found
