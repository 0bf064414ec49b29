"""What kinds of earcons there are: each has a volume of its own."""

from __future__ import annotations

KEYS = ("edge", "error", "mark", "unmark", "open", "close", "sent")
"""They answer a key: the end of a zone, a refusal, a mark, a wish that is on its way."""
SIGNALS = ("turn", "win", "lose", "clock", "knock", "message", "connect", "lost")
"""They call: whose turn it is, who won, how late it is, what is with devices and people."""
KINDS = ("moves", "signals", "keys", "tones")
"""Moves are all that happens on the table, tones the melodies that draw a field."""


def is_room(name: str) -> bool:
    """Tell whether ``name`` is a room tone: "room-GAME", or "GAME/room" of another package."""
    return name.startswith("room-") or name.endswith("/room")


def kind(name: str) -> str:
    """Return the kind of the earcon ``name``."""
    return "keys" if name in KEYS else "signals" if name in SIGNALS else "moves"
