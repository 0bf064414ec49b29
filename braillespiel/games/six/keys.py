"""The keys: one for each own place to secure, one to cover it, one to roll, one to lift.

Where several people play at one computer everybody has five keys: the key of a place secures or
covers, whichever is due.
"""

from __future__ import annotations

from braillespiel.games.presenter import GameCommand

SECURE, COVER, PLACE = "secure", "cover", "place"

_COMMON = (
    GameCommand("pause", ("P",)),
    GameCommand("glance", ("A",)),
)

ALONE = (
    *(GameCommand(f"{SECURE}-{n}", (key,), override=True) for n, key in enumerate("QWE", 1)),
    *(GameCommand(f"{COVER}-{n}", (str(n),), override=True) for n in (1, 2, 3)),
    GameCommand("roll", ("Space",), override=True),
    GameCommand("lift", ("X",)),
    GameCommand("pass", ("K",)),
    *_COMMON,
    GameCommand("slower", ("-",)),
    GameCommand("faster", ("+",)),
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
MOST = len(_TOGETHER)
"""How many people at one computer there are keys for."""


def together(people: int) -> tuple[GameCommand, ...]:
    """Return the keys of several people at one computer; "@n" names the n-th of them."""
    found = []
    for number, keys in enumerate(_TOGETHER[:people], 1):
        names = (f"{PLACE}-1", f"{PLACE}-2", f"{PLACE}-3", "roll", "lift")
        found += [
            GameCommand(f"{name}@{number}", (key,), override=True)
            for name, key in zip(names, keys, strict=True)
        ]
    return (*found, GameCommand("pause", ("P",)), GameCommand("glance", ("A",)))
