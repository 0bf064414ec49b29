"""Statistics of finished matches: played, won, best, in a row."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from sqlite3 import Cursor
from typing import Any

from braillespiel.decoding import decode
from braillespiel.store.checksums import RESULT, summed
from braillespiel.store.records import MatchId, OptionValue, Outcome, StoredPlayer, levels, named
from braillespiel.store.rows import written
from braillespiel.store.sql import SqlDatabase

SHARED = 2
"""How a win that was shared is kept; one alone is 1."""


@dataclass(frozen=True, slots=True)
class StatisticsSummary:
    """The summary of a set of finished matches; ``best`` is None if there are none.

    ``streak`` counts the matches won in a row up to the last one, ``longest_streak`` the most
    ever. ``mean`` is the mean score.
    """

    matches: int = 0
    wins: int = 0
    best: int | None = None
    mean: float | None = None
    streak: int = 0
    longest_streak: int = 0
    shared: int = 0
    """How many of the wins were shared with others."""
    elsewhere: int = 0
    """How many of the matches were played over a network."""


@dataclass(frozen=True, slots=True)
class Against:
    """How matches against one kind of opponent ended.

    Either ``level`` is that of a bot, or ``player`` and ``opponent`` are two people.
    """

    played: int
    won: int
    level: str = ""
    player: str = ""
    opponent: str = ""


@dataclass(frozen=True, slots=True)
class MatchResult:
    """How one human player did in one finished match; ``finished`` in ms since 1970, UTC.

    ``shared``: won together with others. ``taken_back``: an action was taken back in it, so that
    more could be known than intended. ``away``: this player sat at another computer. Matches over a
    network have numbers below 0.
    """

    match: int
    player: str
    won: bool
    score: int
    options: dict[str, OptionValue]
    levels: tuple[str, ...]
    finished: int
    taken_back: bool = False
    shared: bool = False
    away: bool = False


@dataclass(frozen=True, slots=True)
class PlayedElsewhere:
    """A finished match of which nothing but its end is kept here; ``here``: the seats of those who
    sat at this computer. ``finished`` in ms since 1970, UTC.
    """

    game: str
    options: Mapping[str, OptionValue]
    players: Sequence[StoredPlayer]
    here: Collection[int]
    outcome: Outcome
    finished: int
    taken_back: int = 0


class Statistics:
    """The statistics of a store. Every method raises StoreError."""

    def __init__(self, database: SqlDatabase) -> None:
        self._database = database

    def games(self) -> list[str]:
        """Return the games that have statistics, sorted."""
        return [
            row[0] for row in self._database.rows("SELECT DISTINCT game FROM results ORDER BY 1")
        ]

    def players(self, game: str) -> list[str]:
        """Return the human players of ``game``, sorted."""
        return [
            row[0]
            for row in self._database.rows(
                "SELECT DISTINCT player FROM results WHERE game = ? AND seat >= 0 ORDER BY 1",
                game,
            )
        ]

    def named(self) -> list[tuple[int, str]]:
        """Return the number of the match and the name of each result that is kept."""
        return [(n, name) for n, name in self._database.rows("SELECT match, player FROM results")]

    def results(
        self,
        game: str,
        player: str | None = None,
        option: tuple[str, OptionValue] | None = None,
        level: str | None = None,
        taken_back: bool | None = None,
    ) -> list[MatchResult]:
        """Return the results of ``game``, oldest first, narrowed down by what is given.

        ``option`` is an option's id and value, ``level`` that of one of the bots,
        ``taken_back`` whether an action was taken back. Damaged results are left out, and those
        of people who sat at other computers.
        """
        results = self._results(game, player, option, level, taken_back)
        return [result for result in results if not result.away]

    def _results(
        self,
        game: str,
        player: str | None,
        option: tuple[str, OptionValue] | None,
        level: str | None,
        taken_back: bool | None,
    ) -> list[MatchResult]:
        found = []
        for row in self._database.rows(
            f"SELECT {RESULT}, checksum FROM results WHERE game = ? ORDER BY finished, match, seat",
            game,
        ):
            if row[-1] != summed(*row[:-1]):
                continue
            result = _result(row)
            if (
                taken_back in (None, result.taken_back)
                and (player is None or result.player == player)
                and (option is None or _same(result.options.get(option[0]), option[1]))
                and (level is None or level in result.levels)
            ):
                found.append(result)
        return found

    def of_seat(self, match: int, seat: int) -> tuple[str, MatchResult] | None:
        """Return the game and how one seat did in one match, None if that is not kept."""
        for row in self._database.rows(
            f"SELECT {RESULT}, checksum FROM results WHERE match = ? AND seat IN (?, ?)",
            match,
            seat,
            -1 - seat,
        ):
            if row[-1] == summed(*row[:-1]):
                return row[2], _result(row)
        return None

    def summary(
        self,
        game: str,
        player: str | None = None,
        option: tuple[str, OptionValue] | None = None,
        level: str | None = None,
        low_wins: bool = False,
        taken_back: bool | None = None,
    ) -> StatisticsSummary:
        """Sum the results up.

        A match that several people played at one computer counts once: as won if one of them won,
        with the best of their scores.
        """
        best = min if low_wins else max
        results = self.results(game, player, option, level, taken_back)
        played = [
            (any(result.won for result in group), best(result.score for result in group))
            for group in (list(same) for _, same in groupby(results, lambda result: result.match))
        ]
        if not played:
            return StatisticsSummary()
        streaks = [len(list(run)) if won else 0 for won, run in groupby(won for won, _ in played)]
        scores = [score for _, score in played]
        return StatisticsSummary(
            matches=len(played),
            wins=sum(won for won, _ in played),
            best=best(scores),
            mean=sum(scores) / len(scores),
            streak=streaks[-1],
            longest_streak=max(streaks),
            shared=len({result.match for result in results if result.shared}),
            elsewhere=len({result.match for result in results if result.match < 0}),
        )

    def against(
        self,
        game: str,
        option: tuple[str, OptionValue] | None = None,
        taken_back: bool | None = None,
    ) -> list[Against]:
        """Return how matches ended against each level of bots, and between any two people."""
        results = self._results(game, None, option, None, taken_back)
        levels: dict[str, dict[int, bool]] = {}
        pairs: dict[tuple[str, str], list[bool]] = {}
        for _, group in groupby(results, lambda result: result.match):
            same = list(group)
            won = any(result.won for result in same if not result.away)
            for level in {named(one) for one in same[0].levels}:
                levels.setdefault(level, {})[same[0].match] = won
            for one in same:
                for other in same:
                    if one is not other and not one.away:
                        pairs.setdefault((one.player, other.player), []).append(one.won)
        found = [
            Against(len(levels[level]), sum(levels[level].values()), level)
            for level in ("easy", "normal", "hard", "like-me")
            if level in levels
        ]
        return found + [
            Against(len(wins), sum(wins), "", player, opponent)
            for (player, opponent), wins in sorted(pairs.items())
        ]

    def count_elsewhere(self, played: PlayedElsewhere) -> int:
        """Count a match that another computer keeps; return its number, which is below 0."""
        with self._database.transaction() as execute:
            (lowest,) = execute("SELECT min(match) FROM results").fetchone()
            number = min(lowest or 0, 0) - 1
            for seat, player in enumerate(played.players):
                if player.kind == "human":
                    row = (
                        number,
                        seat if seat in played.here else -1 - seat,
                        played.game,
                        player.name,
                        _won(played.outcome, seat),
                        played.outcome.scores[seat],
                        written(dict(played.options)),
                        written(levels(played.players)),
                        played.finished,
                        played.taken_back,
                    )
                    _insert(execute, row)
        return int(number)

    def uncount(self, number: int) -> None:
        """Forget the result of one match."""
        with self._database.transaction() as execute:
            execute("DELETE FROM results WHERE match = ?", (number,))

    def forget(self, match: int, seat: int) -> int:
        """Forget how one seat did in one match; return how many results that were."""
        with self._database.transaction() as execute:
            found = execute(
                "DELETE FROM results WHERE match = ? AND seat IN (?, ?)", (match, seat, -1 - seat)
            )
        return int(found.rowcount)

    def reset(self, game: str | None = None) -> None:
        """Forget the statistics of ``game``, or all; the matches themselves stay."""
        with self._database.transaction() as execute:
            if game is None:
                execute("DELETE FROM results")
            else:
                execute("DELETE FROM results WHERE game = ?", (game,))


def _result(row: Sequence[Any]) -> MatchResult:
    match, seat, _, name, won, score, known, bots, finished, back, _ = row
    return MatchResult(
        match,
        name,
        bool(won),
        score,
        decode(known, dict[str, OptionValue]),
        decode(bots, tuple[str, ...]),
        finished,
        bool(back),
        won == SHARED,
        seat < 0,
    )


def _same(one: object, other: object) -> bool:
    """Tell whether two option values are the same: 1 and True are not."""
    return type(one) is type(other) and one == other


def count(execute: Callable[..., Cursor], match: MatchId, outcome: Outcome | None) -> None:
    """Have the statistics of the human players say how the match ended, or nothing of it."""
    execute("DELETE FROM results WHERE match = ?", (match,))
    if outcome is None:
        return
    game, options, players, finished, taken_back = execute(
        "SELECT game, options, players, finished, taken_back FROM matches WHERE id = ?",
        (match,),
    ).fetchone()
    seated = decode(players, list[StoredPlayer])
    for seat, player in enumerate(seated):
        if player.kind == "human":
            row = (
                match,
                seat,
                game,
                player.name,
                _won(outcome, seat),
                outcome.scores[seat],
                options,
                written(levels(seated)),
                finished,
                taken_back,
            )
            _insert(execute, row)


def _won(outcome: Outcome, seat: int) -> int:
    return (SHARED if len(outcome.winners) > 1 else 1) * (seat in outcome.winners)


def _insert(execute: Callable[..., Cursor], row: tuple[Any, ...]) -> None:
    execute(
        f"INSERT INTO results ({RESULT}, checksum) VALUES ({', '.join('?' * (len(row) + 1))})",
        (*row, summed(*row)),
    )
