"""A deck file of the player's own that is not read: the error of the rules that says so."""

from __future__ import annotations

from braillespiel.outside import OutsideError


def unread(error: OutsideError) -> tuple[str, dict[str, str | int]]:
    """Return the rule, ``deck-KIND`` or ``outside-KIND``, and the details of a deck error."""
    if error.kind in ("missing", "encoding"):
        return f"deck-{error.kind}", {"path": error.path}
    if error.kind == "unreadable":
        return "deck-unreadable", {"path": error.path, "reason": error.detail}
    return f"outside-{error.kind}", {"path": error.path, "detail": error.detail}
