"""What somebody who comes back to a match has not been told yet."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from braillespiel.games.presenter import Announcement
from braillespiel.network.remote_port import RemotePort

if TYPE_CHECKING:
    from braillespiel.table.port import Port
    from braillespiel.ui.history import History

MOST_MISSED = 20
"""How much of what was missed is announced; the rest is in the history."""


def catch_up(port: Port, before: Port) -> bool:
    """Have ``port`` deliver what came after what ``before`` was told.

    Return False if the host was started again meanwhile: its numbers begin anew.
    """
    if not isinstance(port, RemotePort) or not isinstance(before, RemotePort):
        return False
    if port.match != before.match:
        return False
    port.catch_up(before.taken, MOST_MISSED)
    return True


def untold(past: Sequence[Announcement], told: History) -> Sequence[Announcement]:
    """Return what of ``past`` is not in ``told``; a sentence counts as often as it was told."""
    heard = iter([message.phrase.full for message in told.kept_in("all")])
    known = 0
    while known < len(past) and past[known].phrase.full in heard:
        known += 1
    return past[known:][-MOST_MISSED:]
