"""The keys: one for each own place to secure, one to cover it, one to roll, one to lift.

Where several people play at one computer everybody has five keys: the key of a place secures or
covers, whichever is due.
"""

from __future__ import annotations

from braillespiel.games.desk import DeskCommand

SECURE, COVER, PLACE = "secure", "cover", "place"

_COMMON = (
    DeskCommand("pause", ("P",)),
    DeskCommand("glance", ("A",)),
)

ALONE = (
    *(DeskCommand(f"{SECURE}-{n}", (key,), override=True) for n, key in enumerate("QWE", 1)),
    *(DeskCommand(f"{COVER}-{n}", (str(n),), override=True) for n in (1, 2, 3)),
    DeskCommand("roll", ("Space",), override=True),
    DeskCommand("lift", ("X",)),
    DeskCommand("pass", ("K",)),
    *_COMMON,
    DeskCommand("slower", ("-",)),
    DeskCommand("faster", ("+",)),
)
"""One person at the computer."""

_TOGETHER = (
    ("Q", "W", "E", "Space", "X"),
    ("U", "I", "O", "J", "M"),
    ("8", "9", "0", "7", "6"),
    ("2", "3", "4", "1", "5"),
    ("V", "B", "N", "F", "D"),
)
"""Per person: the three places, roll, lift."""


def together(people: int) -> tuple[DeskCommand, ...]:
    """Return the keys of so many people at one computer; "@n" names the n-th of them."""
    found = []
    for number, keys in enumerate(_TOGETHER[:people], 1):
        names = (f"{PLACE}-1", f"{PLACE}-2", f"{PLACE}-3", "roll", "lift")
        found += [
            DeskCommand(f"{name}@{number}", (key,), override=True)
            for name, key in zip(names, keys, strict=True)
        ]
    return (*found, DeskCommand("pause", ("P",)), DeskCommand("glance", ("A",)))
