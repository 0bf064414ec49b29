"""Says of a match on disk, afterwards, that its people sat at a table in the net."""

from __future__ import annotations

from msgspec.structs import replace

from braillespiel.store import kept as positions
from braillespiel.store import rows
from braillespiel.store.checksums import HEAD, RUN, chains
from braillespiel.store.opening import Store
from braillespiel.store.records import MatchId


def to_online(store: Store, match: MatchId) -> None:
    """Turn every "human" of a running match into "online": all of it is changed, or nothing.

    Raises StoreError, "in-use" where another client plays it.
    """
    stored = store.matches.load(match)
    players = [
        replace(player, kind="online") if player.kind == "human" else player
        for player in stored.players
    ]
    with store.database.transaction() as execute:
        store.leases.check(match)
        execute("UPDATE matches SET players = ? WHERE id = ?", (rows.written(players), match))
        fixed = execute(f"SELECT {HEAD} FROM matches WHERE id = ?", (match,)).fetchone()
        run = execute(f"SELECT {RUN} FROM matches WHERE id = ?", (match,)).fetchone()
        head = rows.head_sum(fixed)
        entries = [(e.seat, e.text, e.at, e.rules) for e in stored.entries]
        sums = chains(head, entries)
        for n, chain in enumerate(sums):
            execute("UPDATE entries SET chain = ? WHERE match = ? AND n = ?", (chain, match, n))
        whole = rows.whole_sum(head, len(sums), sums[-1] if sums else head, run)
        execute("UPDATE matches SET checksum = ? WHERE id = ?", (whole, match))
        if stored.kept is not None:
            at = stored.kept.length
            positions.write(execute, match, stored.kept, sums[at - 1] if at else head)
