"""A match that can only be looked at, in words: why, and what is on its table."""

from __future__ import annotations

from typing import Any

from braillespiel.engine.contract import GameError
from braillespiel.engine.match import Match
from braillespiel.games.presenter import Presenter
from braillespiel.ui import problems
from braillespiel.words.phrase import Phrase, join


def reason(error: GameError, presenter: Presenter) -> Phrase:
    """Say that nobody acts at this table any more, and why."""
    words = presenter.words
    why = problems.worded(error, words.language, presenter.game_id, words.naming)
    return presenter.words.phrase("standstill", reason=why or Phrase.plain(str(error)))


def turn_or_reason(stopped: GameError | None, presenter: Presenter, view: Any) -> Phrase:
    """Say whose turn it is or, if nobody acts any more, why."""
    return presenter.turn(view) if stopped is None else reason(stopped, presenter)


def lines(match: Match, presenter: Presenter, seat: int) -> list[Phrase]:
    """Return a table that is only shown, line by line: why, then every zone of ``seat``."""
    if match.stopped is None:
        return []
    found = [reason(match.stopped, presenter)]
    for zone in presenter.zones(match.state.view(seat)):
        items = (
            presenter.enumerate([item.whole for item in zone.items]) if zone.items else zone.empty
        )
        found.append(join((zone.name, items), presenter.words.signs.label))
    return found
