"""A match of a store, carried out again on one computer: what each chair is told there."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path

from braillespiel.engine.match import Entry, Match
from braillespiel.games import registry
from braillespiel.store.opening import open_store
from braillespiel.store.records import StoredMatch
from braillespiel.table.host import Player, TableHost
from braillespiel.table.port import LocalPort
from braillespiel.ui.match.seats import Seats
from braillespiel.words.naming import Naming
from tests.table.hosts import Disk, Watch

Worded = tuple[str, str, str]
"""A sentence in full, normal and brief wording."""
Told = dict[int | None, list[list[Worded]]]
"""The sentences of each chair and of a spectator, a list for each entry of the journal."""


def last_match(home: Path) -> StoredMatch:
    """Return the match that is played in a data folder, or was the last."""
    store = open_store(home)
    try:
        lines = [*store.matches.unfinished(), *store.matches.finished()]
        return store.matches.load(lines[0].id)
    finally:
        store.close()


def retold(stored: StoredMatch, names: Iterable[str], language: str) -> Told:
    """Carry a match out again, all people at one table host; return what each chair is told."""
    match = Match(registry.game(stored.game), stored.seats, stored.options, stored.seed)
    watch = Watch()
    host = TableHost(match, [Player(name) for name in names], Disk(), stored.seed, watch)
    chairs = (*range(stored.seats), None)
    seats = {
        chair: Seats(LocalPort(host, (chair,)), language, Naming("normal")) for chair in chairs
    }
    told: Told = {chair: [] for chair in chairs}
    for entry in stored.entries:
        watch.ms = entry.at
        host.announce(match.replay([Entry(entry.seat, entry.text, entry.at)]))
        for chair in chairs:
            phrases = [each.phrase for each in seats[chair].take(chair)]
            told[chair].append([(each.full, each.normal, each.brief) for each in phrases])
    assert stored.scores in (None, list(match.state.scores()))
    return told


def unheard(told: Iterable[Sequence[Worded]], heard: Sequence[str]) -> list[str]:
    """Return the sentences of ``told`` that are not in ``heard``, or not in this order."""
    missing, at = [], 0
    for worded in (each for entry in told for each in entry):
        found = next((n for n in range(at, len(heard)) if heard[n] in worded), None)
        if found is None:
            missing.append(worded[0])
        else:
            at = found + 1
    return missing
