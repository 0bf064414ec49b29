"""Names in the store of a house: changed wherever they stand, deleted, and handed out.

The store never holds a name that somebody had before: whoever is called something else is so at
every table, in every match and in every report. So a name there is one person's alone.
"""

from __future__ import annotations

import contextlib
import json
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass
from typing import Any

import msgspec

from braillespiel.house import deletions, facts
from braillespiel.house import records as r
from braillespiel.house.ledger import LedgerRecord
from braillespiel.house.person import RegisteredPerson, token
from braillespiel.network.joining.handshake import digest
from braillespiel.network.kept import KeptTable
from braillespiel.network.messages import Chair
from braillespiel.store import relabel
from braillespiel.store.database import Row
from braillespiel.store.errors import StoreError
from braillespiel.store.matches import Execute
from braillespiel.store.opening import Store
from braillespiel.store.records import MatchId, StoredPlayer

_UNSCRUBBED = "unscrubbed"
"""Under which name a shared store keeps that what was deleted still lies where it lay."""
_NAMED = frozenset(("name", "names"))
"""The fields of records that hold people's names."""


@dataclass(slots=True)
class HouseForgotten:
    """What was deleted of a person."""

    tables: int = 0
    """Tables at which nobody else sat."""
    matches: int = 0
    """Finished matches in which nobody else played."""
    renamed: int = 0
    """Tables and matches of others in which the person has no name any more."""


def rename(execute: Execute, store: Store, before: str, after: str) -> list[MatchId]:
    """Write another name wherever one stands; return the matches, to be read anew.

    It is part of the transaction of ``execute``. Raises StoreError.
    """
    execute("UPDATE house_tables SET name = ? WHERE name = ?", (after, before))
    for table, n, data in _naming(execute, "house_records", "id, n, data", before):
        _write(execute, table, n, _renamed(json.loads(data), before, after))
    for number, lines in _naming(execute, "house_reports", "id, lines", before, "lines"):
        said = [[after if who == before else who, what] for who, what in json.loads(lines)]
        execute("UPDATE house_reports SET lines = ? WHERE id = ?", (_json(said), number))
    changed = []
    for match in _matches_of(store, before):
        stored = store.matches.load(match)
        players = [_named(each, before, after) for each in stored.players]
        relabel.reseat_within(execute, store, match, stored, players)
        changed.append(match)
    return changed


def forget(store: Store, secret: bytes, person: RegisteredPerson, instead: str) -> HouseForgotten:
    """Delete somebody from everything that is kept, also from the free parts of the file.

    ``instead`` is who others' tables and matches name then. Nobody may lead a table at which the
    person is. It is on the list of deletions first. Raises StoreError.
    """
    return _forget(store, secret, person, instead, deletions.note(store, secret, person.key))


def carry_out_again(store: Store, secret: bytes, instead: str) -> int:
    """Delete whom the house has deleted since its store was backed up; return how many were there.

    What was begun before the power went is ended so, too. Raises StoreError.
    """
    again = 0
    for number, digest_of_key in deletions.to_carry_out(store):
        rows = store.database.rows("SELECT key, name, range, since, last FROM house_people")
        there = (RegisteredPerson(*row) for row in rows)
        found = [p for p in there if deletions.digest_of_key(secret, p.key) == digest_of_key]
        for person in found:
            _forget(store, secret, person, instead, number)
        if not found:
            with store.database.transaction() as execute:
                deletions.see(store, execute, number, digest_of_key)
        again += len(found)
    return again


def _forget(
    store: Store, secret: bytes, person: RegisteredPerson, instead: str, number: int
) -> HouseForgotten:
    """Carry out the deletion with a number."""
    done = HouseForgotten()
    with store.database.transaction() as execute:
        for (table,) in execute("SELECT id FROM house_tables").fetchall():
            _leave(execute, table, secret, person, instead, done)
        _forget_reports(execute, person)
        execute("DELETE FROM house_blocks WHERE blocked = ?", (person.key,))
        execute("DELETE FROM house_friends WHERE friend = ?", (person.key,))
        execute("DELETE FROM house_people WHERE key = ?", (person.key,))
        digest_of_key = deletions.digest_of_key(secret, person.key)
        deletions.see(store, execute, number, digest_of_key)
        alone = [match for match in _matches_of(store, person.name) if _alone(store, match, person)]
        for match in alone:
            execute("DELETE FROM matches WHERE id = ?", (match,))
        done.matches = len(alone)
        changed = []
        for match in set(_matches_of(store, person.name)).difference(alone):
            stored = store.matches.load(match)
            players = [_named(each, person.name, instead) for each in stored.players]
            relabel.reseat_within(execute, store, match, stored, players)
            changed.append(match)
        if deletions.is_shared(store):
            facts.keep(execute, _UNSCRUBBED, "1")
    for match in (*changed, *alone):
        store.matches.read_anew(match)
    done.renamed += len(changed)
    if deletions.is_shared(store):
        with contextlib.suppress(StoreError):  # others read there: it is done later
            scrub_owed(store)
    else:
        store.database.scrub()
    return done


def scrub_owed(store: Store) -> None:
    """Leave nothing where it lay in a shared database, if this is still to be done.

    Raises StoreError.
    """
    if store.database.rows("SELECT name FROM house_facts WHERE name = ?", _UNSCRUBBED):
        store.database.scrub()
        with store.database.transaction() as execute:
            execute("DELETE FROM house_facts WHERE name = ?", (_UNSCRUBBED,))


def handed_out(store: Store, secret: bytes, person: RegisteredPerson) -> dict[str, Any]:
    """Return all that is kept of somebody, without others' names. Raises StoreError."""
    rows = store.database.rows
    tables = []
    for (table,) in rows("SELECT id FROM house_tables"):
        found = r.Read([LedgerRecord(n, text) for n, text in _records(rows, table)])
        if _member(found.here, secret, person, table) or _opened_by(found.opened, person):
            game = "" if found.opened is None else found.opened.set_up.game
            tables.append({"table": table, "game": game, "moves": len(found.entries)})
    matches = []
    for match in _matches_of(store, person.name):
        stored = store.matches.load(match)
        seats = [n for n, each in enumerate(stored.players) if each.name == person.name]
        kept = {"game": stored.game, "finished": stored.finished, "scores": stored.scores}
        matches.append(kept | {"seats": seats, "moves": len(stored.entries)})
    own = {name: value for name, value in asdict(person).items() if name != "blocks"}
    about = rows("SELECT made, what FROM house_reports WHERE about = ?", person.key)
    made = rows("SELECT made, what FROM house_reports WHERE reporter = ?", person.key)
    return {
        **own,
        "blocks": sorted(person.blocks),
        "friends": [
            {"key": key, "since": made, "agreed": bool(agreed), "may_type": bool(words)}
            for key, made, agreed, words in _friends(rows, person)
        ],
        "devices": [
            {"key": key, "since": since, "last": last, "browser": bool(page)}
            for key, since, last, page in _devices(rows, person)
        ],
        "recovery_sheet": [made for (made,) in _sheets(rows, person)],
        "tables": tables,
        "matches": matches,
        "ladder": _ladder(rows, person),
        "reports": {"about": list(map(list, about)), "made": list(map(list, made))},
    }


# -- records ----------------------------------------------------------------------------------


def _leave(
    execute: Execute,
    table: str,
    secret: bytes,
    person: RegisteredPerson,
    instead: str,
    done: HouseForgotten,
) -> None:
    """Delete somebody from the records of a table, and the table where they were alone."""
    found = execute("SELECT n, data FROM house_records WHERE id = ? ORDER BY n", (table,))
    texts = found.fetchall()
    kept = [(n, r.decoded(LedgerRecord(n, data))) for n, data in texts]
    read = r.Read([LedgerRecord(n, data) for n, data in texts])
    member = _member(read.here, secret, person, table)
    opened = _opened_by(read.opened, person)
    named = (person.name, person.key)
    if not (member or opened or any(each in data for _, data in texts for each in named)):
        return
    others = read.here is not None and any(
        each.digest != _digest(secret, person, table) for each in read.here.members
    )
    if (member or opened) and not others:
        execute("DELETE FROM house_tables WHERE id = ?", (table,))
        done.tables += 1
        return
    seats = _seats(read.here, secret, person, table)
    for n, each in kept:
        changed = _without(each, secret, person, table, seats, instead)
        if changed != each:
            execute(
                "UPDATE house_records SET data = ? WHERE id = ? AND n = ?",
                (r.encoded(changed), table, n),
            )
    execute("UPDATE house_tables SET name = ? WHERE name = ?", (instead, person.name))
    done.renamed += 1


def _without(
    kept: r.AnyKept,
    secret: bytes,
    person: RegisteredPerson,
    table: str,
    seats: set[int],
    instead: str,
) -> r.AnyKept:
    def players(found: Sequence[StoredPlayer]) -> list[StoredPlayer]:
        bot = StoredPlayer(instead, "bot", "normal")
        gone = [n in seats or each.name == person.name for n, each in enumerate(found)]
        return [bot if left else each for left, each in zip(gone, found, strict=True)]

    match kept:
        case r.Open() if kept.opener == person.key:
            return msgspec.structs.replace(kept, opener="")
        case r.Begun():
            whose = tuple("" if key == person.key else key for key in kept.ladder)
            return msgspec.structs.replace(kept, players=players(kept.players), ladder=whose)
        case r.Seated():
            return msgspec.structs.replace(kept, players=players(kept.players))
        case r.Here():
            own = _digest(secret, person, table)
            there = kept.table
            left = {each.id for each in there.members if each.digest == own}
            chairs = tuple(
                Chair(instead, None, "normal")
                if each.member in left or each.name == person.name
                else each
                for each in there.chairs
            )
            members = tuple(each for each in there.members if each.id not in left)
            now = msgspec.structs.replace(there, members=members, chairs=chairs)
            keys = tuple(each for each in kept.keys if each != person.key)
            return msgspec.structs.replace(kept, table=now, keys=keys)
    return kept


def _forget_reports(execute: Execute, person: RegisteredPerson) -> None:
    about = (person.key, person.key)
    execute("DELETE FROM house_reports WHERE reporter = ? OR about = ?", about)
    for number, lines in _naming(execute, "house_reports", "id, lines", person.name, "lines"):
        said = [each for each in json.loads(lines) if each[0] != person.name]
        execute("UPDATE house_reports SET lines = ? WHERE id = ?", (_json(said), number))


def _digest(secret: bytes, person: RegisteredPerson, table: str) -> str:
    return digest(token(secret, person.key, table))


def _member(here: KeptTable | None, secret: bytes, person: RegisteredPerson, table: str) -> bool:
    own = _digest(secret, person, table)
    return here is not None and any(each.digest == own for each in here.members)


def _opened_by(opened: r.Open | None, person: RegisteredPerson) -> bool:
    return opened is not None and opened.opener == person.key


def _seats(here: KeptTable | None, secret: bytes, person: RegisteredPerson, table: str) -> set[int]:
    own = _digest(secret, person, table)
    found = () if here is None else here.members
    return {chair for each in found if each.digest == own for chair in each.chairs}


def _records(rows: Callable[..., list[Row]], table: str) -> list[Row]:
    return rows("SELECT n, data FROM house_records WHERE id = ? ORDER BY n", table)


def _devices(rows: Callable[..., list[Row]], person: RegisteredPerson) -> list[Row]:
    statement = "SELECT device, since, last, page FROM house_devices WHERE key = ?"
    return rows(statement, person.key)


def _friends(rows: Callable[..., list[Row]], person: RegisteredPerson) -> list[Row]:
    statement = "SELECT friend, made, agreed, words FROM house_friends WHERE key = ?"
    return rows(statement, person.key)


def _sheets(rows: Callable[..., list[Row]], person: RegisteredPerson) -> list[Row]:
    return rows("SELECT made FROM house_sheets WHERE key = ?", person.key)


def _ladder(rows: Callable[..., list[Row]], person: RegisteredPerson) -> dict[str, Any]:
    of = " FROM house_ladder WHERE key = ?"
    ratings = rows(f"SELECT season, game, mu, sigma, matches{of}", person.key)
    names = ("season", "game", "mu", "sigma", "matches")
    met = rows("SELECT other, season, met FROM house_met WHERE key = ?", person.key)
    untold = rows("SELECT data FROM house_ladder_news WHERE key = ? ORDER BY id", person.key)
    return {
        "ratings": [dict(zip(names, row, strict=True)) for row in ratings],
        "met": [dict(zip(("key", "season", "times"), row, strict=True)) for row in met],
        "not_told_yet": [json.loads(data) for (data,) in untold],
    }


# -- names ------------------------------------------------------------------------------------


def _naming(
    execute: Execute, table: str, columns: str, name: str, column: str = "data"
) -> Sequence[Row]:
    """Return the rows in whose JSON a name stands."""
    statement = f"SELECT {columns} FROM {table} WHERE replace({column}, ?, '') <> {column}"
    return execute(statement, (_json(name),)).fetchall()


def _matches_of(store: Store, name: str) -> Iterator[MatchId]:
    for number, players in store.matches.seated():
        if any(each.name == name for each in players):
            yield MatchId(number)


def _alone(store: Store, match: MatchId, person: RegisteredPerson) -> bool:
    players = store.matches.load(match).players
    return all(each.name == person.name or each.kind == "bot" for each in players)


def _named(player: StoredPlayer, before: str, after: str) -> StoredPlayer:
    return msgspec.structs.replace(player, name=after) if player.name == before else player


def _renamed(value: Any, before: str, after: str) -> Any:
    """Return a record with another name in all fields that hold names."""
    if isinstance(value, list):
        return [_renamed(each, before, after) for each in value]
    if not isinstance(value, dict):
        return value
    return {
        field: _one_renamed(each, before, after)
        if field in _NAMED
        else _renamed(each, before, after)
        for field, each in value.items()
    }


def _one_renamed(value: Any, before: str, after: str) -> Any:
    if isinstance(value, list):
        return [after if each == before else each for each in value]
    return after if value == before else value


def _write(execute: Execute, table: str, n: int, kept: Any) -> None:
    statement = "UPDATE house_records SET data = ? WHERE id = ? AND n = ?"
    execute(statement, (_json(kept), table, n))


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()
