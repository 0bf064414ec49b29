"""Tables of a house at which nobody is: matches of all games that were left in the middle."""

from __future__ import annotations

from random import Random

from braillespiel.engine.match import Match
from braillespiel.games import registry
from braillespiel.house import records as r
from braillespiel.network import messages as m
from braillespiel.network.kept import KeptMember, KeptTable
from braillespiel.store.opening import Store
from braillespiel.store.records import StoredEntry, StoredPlayer

DIFFERENT = 100
"""So many matches are played; each lies under many tables."""
ACTIONS = 80


def left(seed: int) -> list[str]:
    """Return the records of a match in which some actions were taken at random."""
    rng = Random(seed)
    game = registry.game(registry.own()[seed % len(registry.own())])
    options = game.resolve({})
    match = Match(game, max(2, game.seats_for(options)[0]), options, seed)
    for n in range(ACTIONS):
        state = match.state
        if state.is_over():
            break
        seat = next(iter(state.to_act()))
        legal = list(state.legal_actions(seat))
        if not legal:
            break
        match.apply(seat, rng.choice(legal), n * 1000)
    names = [f"Somebody {seed} {seat}" for seat in range(match.seats)]
    set_up = m.SetUp(game.id, match.seats)
    members = tuple(
        KeptMember(n + 1, (name,), f"{seed:032x}{n:032x}", {}, 4000, False, False, (n,))
        for n, name in enumerate(names)
    )
    chairs = tuple(m.Chair(name, n + 1) for n, name in enumerate(names))
    entries = [StoredEntry(e.seat, e.text, e.at, e.rules, e.number) for e in match.journal]
    kept = (
        r.Open(set_up),
        r.Begun(
            game.id,
            seed,
            match.seats,
            dict(match.options),
            [StoredPlayer(name, "online") for name in names],
            match.position,
            match.rules,
        ),
        r.Here(
            KeptTable(set_up, members, chairs), tuple(f"{seed:x}-{n}" for n in range(len(names)))
        ),
        *(r.Entries(n, [entry]) for n, entry in enumerate(entries)),
    )
    return [r.encoded(each) for each in kept]


def lie(store: Store, tables: int, first: int = 0) -> None:
    """Have tables lie in a house's ledger that rest since today."""
    matches = [left(seed) for seed in range(min(tables, DIFFERENT))]
    today = store.clock()
    with store.database.transaction() as execute:
        for n in range(tables):
            table, records = f"lying{first + n:07d}", matches[n % len(matches)]
            row = (table, "Somebody", "", 1, len(records), today)
            columns = "(id, name, host, epoch, last, rests)"
            execute(f"INSERT INTO house_tables {columns} VALUES (?, ?, ?, ?, ?, ?)", row)
            for number, data in enumerate(records, 1):
                row = (table, number, 1, "w", data)
                execute("INSERT INTO house_records VALUES (?, ?, ?, ?, ?)", row)
