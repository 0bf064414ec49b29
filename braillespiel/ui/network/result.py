"""How a network match ended, for the statistics of those who played it at this computer."""

from __future__ import annotations

from time import time_ns
from typing import TYPE_CHECKING

from braillespiel.store.records import Outcome, Player
from braillespiel.store.statistics import PlayedElsewhere

if TYPE_CHECKING:
    from braillespiel.ui.network.match import NetMatch


class Result:
    """Counts a match once, if this client saw it being played and its end."""

    def __init__(self, table: NetMatch) -> None:
        self._table = table
        self._match: int = getattr(table.port, "match", 0)
        if not table.over:
            table.at.counted.setdefault(self._match, None)

    def look(self) -> None:
        """Count the match if it is over."""
        counted = self._table.at.counted
        if self._table.over and counted.get(self._match, 0) is None:
            counted[self._match] = self._count()

    def reopen(self) -> None:
        """The match was set back: if it was over, it no longer is."""
        number = self._table.at.counted.get(self._match)
        if number is not None:
            self._table.at.counted[self._match] = None
            if number:
                self._table.ui.services.matches.uncount(number)

    def _count(self) -> int:
        """Return the number under which it counts, 0 if bots ended it for those who sit here."""
        table, port = self._table, self._table.port
        client = table.at.client
        shown = None if client is None else client.table
        chairs = () if shown is None else shown.chairs
        levels = [player.level for player in port.players]
        for seat, chair in enumerate(chairs[: len(levels)]):
            levels[seat] = chair.level
        players = [
            Player(player.name, "bot" if level else "human", level)
            for player, level in zip(port.players, levels, strict=True)
        ]
        here = {seat for seat in table.seated if not levels[seat]}
        if not here:
            return 0
        standing = port.standing
        outcome = Outcome(list(table.view().scores()), list(standing.winners))
        played = PlayedElsewhere(
            port.game.id,
            port.options,
            players,
            here,
            outcome,
            time_ns() // 1_000_000,
            standing.taken_back,
        )
        return table.ui.services.matches.count(played)
