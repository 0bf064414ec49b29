"""Says of a running match on disk, afterwards, who sits at it."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from braillespiel.store import kept as positions
from braillespiel.store import rows
from braillespiel.store.checksums import HEAD, RUN, chains
from braillespiel.store.matches import Execute
from braillespiel.store.opening import Store
from braillespiel.store.records import MatchId, StoredMatch, StoredPlayer


def to_online(store: Store, match: MatchId) -> None:
    """Have the people of a match sit at a network table. Raises StoreError."""
    reseat(
        store,
        match,
        [
            replace(player, kind="online") if player.kind == "human" else player
            for player in store.matches.load(match).players
        ],
    )


def reseat(store: Store, match: MatchId, players: Sequence[StoredPlayer]) -> None:
    """Keep who sits at a match from now on: all of it is changed, or nothing.

    Raises StoreError, "in-use" where another client plays it.
    """
    stored = store.matches.load(match)
    if stored.players == list(players):
        return
    with store.database.transaction() as execute:
        reseat_within(execute, store, match, stored, players)
    store.matches.read_anew(match)


def reseat_within(
    execute: Execute,
    store: Store,
    match: MatchId,
    stored: StoredMatch,
    players: Sequence[StoredPlayer],
) -> None:
    """Do as reseat, within a transaction in which other things are written too."""
    store.leases.check(match)
    execute("UPDATE matches SET players = ? WHERE id = ?", (rows.written(list(players)), match))
    fixed = execute(f"SELECT {HEAD} FROM matches WHERE id = ?", (match,)).fetchone()
    run = execute(f"SELECT {RUN} FROM matches WHERE id = ?", (match,)).fetchone()
    head = rows.head_sum(fixed)
    entries = [(e.seat, e.text, e.at, e.rules, e.number) for e in stored.entries]
    sums = chains(head, entries)
    for n, chain in enumerate(sums):
        execute("UPDATE entries SET chain = ? WHERE match = ? AND n = ?", (chain, match, n))
    whole = rows.whole_sum(head, len(sums), sums[-1] if sums else head, run)
    execute("UPDATE matches SET checksum = ? WHERE id = ?", (whole, match))
    if stored.kept is not None:
        at = stored.kept.length
        positions.write(execute, match, stored.kept, sums[at - 1] if at else head)
