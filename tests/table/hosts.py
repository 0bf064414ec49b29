"""Hosts of matches without a client: a clock that is set, and a disk that takes everything."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from braillespiel.engine.match import Entry, Match
from braillespiel.store.records import Outcome
from braillespiel.table.host import Player, TableHost


class Watch:
    """A clock in ms."""

    def __init__(self) -> None:
        self.ms = 0

    def __call__(self) -> int:
        return self.ms


class Disk:
    """A disk that never fails."""

    def sync(self, journal: Sequence[Entry], taken_back: int, outcome: Outcome | None) -> None:
        return


def host_of(match: Match, bots: Collection[int] = ()) -> tuple[TableHost, Watch]:
    """Return a host with a person at every seat but those of ``bots``, and its clock."""
    names = [f"P{seat}" for seat in range(match.seats)]
    players = [Player(name, "easy" if seat in bots else "") for seat, name in enumerate(names)]
    watch = Watch()
    return TableHost(match, players, Disk(), match.seed, watch), watch
