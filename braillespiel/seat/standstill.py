"""A match that can only be looked at, in words: why, and what lies on its table."""

from __future__ import annotations

from typing import Any

from braillespiel.engine.contract import GameError
from braillespiel.engine.match import Match
from braillespiel.games.desk import Desk
from braillespiel.seat.program import problems
from braillespiel.words.phrase import Phrase, join


def reason(error: GameError, desk: Desk) -> Phrase:
    """Say that nobody acts at this table any more, and why."""
    why = problems.told(error, desk.words.language, desk.game_id)
    return desk.words.phrase("standstill", reason=why or Phrase.plain(str(error)))


def turn_or_reason(match: Match, desk: Desk, view: Any) -> Phrase:
    """Say whose turn it is; where nobody acts any more, why."""
    return desk.turn(view) if match.stopped is None else reason(match.stopped, desk)


def lines(match: Match, desk: Desk, seat: int) -> list[Phrase]:
    """Return a table that is only shown, line by line: why, then every zone of ``seat``."""
    if match.stopped is None:
        return []
    found = [reason(match.stopped, desk)]
    for zone in desk.zones(match.state.view(seat)):
        items = desk.enumerate([item.text for item in zone.items]) if zone.items else zone.empty
        found.append(join((zone.name, items), ": "))
    return found
