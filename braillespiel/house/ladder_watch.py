"""What the house sees of a table's matches for its ladder: who sits there, and who goes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from braillespiel.games import registry
from braillespiel.house import ladder
from braillespiel.house.ladder import LadderMatch, LadderResult, LadderSeat
from braillespiel.network import messages as m

if TYPE_CHECKING:
    from braillespiel.engine.match import Match
    from braillespiel.house.keeper import KeptEnding
    from braillespiel.house.rooms import HouseRoom, RoomsHouse
    from braillespiel.network.members import Guest
    from braillespiel.table.host import Player

WAIT_S = m.SetUp("", 1).wait
"""How long a table waits for somebody usually."""
BEGINNING_MS = 1000
"""A computer player that goes on so soon for somebody who is away began in their place."""


def counts(set_up: m.SetUp) -> bool:
    """Tell whether matches that are played so can count: hints, deal, options."""
    known = registry.has(set_up.game) and not registry.is_outside(set_up.game)
    if not known or set_up.hints or set_up.late:
        return False
    game = registry.game(set_up.game)
    given = set_up.seed is not None or set_up.deck is not None or set_up.wait != WAIT_S
    return not given and ladder.is_usual(game, set_up.seats, game.resolve(set_up.options))


class LadderWatch:
    """Watches the matches of one table (house.keeper.LadderJudge)."""

    def __init__(self, house: RoomsHouse, room: HouseRoom) -> None:
        self._house, self._room = house, room
        self._begun = -BEGINNING_MS
        """When the match began, by the house's clock."""

    def keys(self, players: Sequence[Player]) -> tuple[str | None, ...]:
        """Return whose the seats are of a match that begins (records.Begun.ladder)."""
        self._begun = self._house.clock()
        return tuple(None if each.is_bot else self._key(each.name) for each in players)

    def _key(self, name: str) -> str:
        person = self._house.people.named(name)
        return person.key if person is not None and person.ladder else ""

    def told(self, news: m.News) -> None:
        """Take in what the table tells everybody."""
        if news.what == "bot-plays" and news.seat is not None:
            self._goes(news.seat, self._room.table.members.get(news.member or 0))

    def _goes(self, seat: int, guest: Guest | None) -> None:
        """Note that a computer player goes on for somebody, and for whom others wait too long.

        Whoever leaves when nobody else is left has waited long enough: they have not gone first.
        """
        keeper, now = self._room.keeper, self._house.people.now()
        if guest is not None and not guest.here:
            ago = self._house.clock() - guest.fell_out
            beginning = self._house.clock() - self._begun < BEGINNING_MS
            keeper.goes(seat, 0 if beginning else now - ago)
            return
        for missing, ago in self._missing().items():
            keeper.goes(missing, now - ago)
        if len(keeper.gone.keys() - {seat}) < keeper.seats - 1:
            keeper.goes(seat, now)

    def judges(self, match: Match, ending: KeptEnding) -> LadderResult | None:
        """Tell what a match is for its ladder that is over, or given up; None if nothing."""
        begun, now = ending.begun, self._house.people.now()
        if not self._house.has_ladder or not any(begun.ladder) or registry.is_outside(begun.game):
            return None
        gone = {seat: now - at for seat, at in ending.gone.items() if at}
        outcome = ending.outcome
        order: tuple[int, ...] = ()
        if outcome is not None:
            low_wins = match.game.low_wins
            order = ladder.order_of(outcome.scores, outcome.winners, low_wins=low_wins)
        elif not gone:
            gone = self._missing()
        set_up = self._room.opened.set_up
        seats = tuple(
            LadderSeat(key or "", key is None or ending.gone.get(n) == 0, gone.get(n))
            for n, key in enumerate(begun.ladder)
        )
        found = LadderMatch(
            begun.game,
            seats,
            order,
            set_up.deck is None
            and set_up.wait == WAIT_S
            and ladder.is_usual(match.game, match.seats, match.options),
            begun.known,
            set_up.hints,
            ending.taken_back > 0,
            set_up.wait * 1000,
        )
        return ladder.judged(found, ladder.season_of(now))

    def _missing(self) -> dict[int, int]:
        """Return the seats whose people were waited for long enough, and since when."""
        playing = self._room.table.matches.playing
        if playing is None:
            return {}
        now, wait = self._house.clock(), playing.set_up.wait * 1000
        away = [each for each in playing.absent() if now - each.fell_out >= wait]
        return {seat: now - each.fell_out for each in away for seat in each.chairs}
