"""Positions kept beside the journal, and the version of the rules of every entry."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from braillespiel.store.errors import StoreError
from braillespiel.store.match_file import MatchFile, read_match, write_match
from braillespiel.store.opening import Store, open_store
from braillespiel.store.records import KeptPosition, Outcome, StoredEntry
from tests.store.conftest import FakeClock, new_match


def journal(length: int, rules: int = 1) -> list[StoredEntry]:
    return [StoredEntry(0, f"move {n}", n, rules) for n in range(length)]


def state(length: int) -> dict[str, Any]:
    return {"moves": length, "piles": [[1, 2], []], "name": "ä"}


def test_a_position_is_kept_every_twenty_entries_and_at_the_end(store: Store) -> None:
    match, asked, kept = new_match(store), [], []
    for length in range(1, 47):

        def position(length: int = length) -> dict[str, Any]:
            asked.append(length)
            return state(length)

        over = Outcome([1, 0], [0]) if length == 46 else None
        store.matches.sync(match, journal(length), 0, over, position)
        found = store.matches.load(match).kept
        kept.append(0 if found is None else found.length)
        assert found is None or found.state == state(found.length)
    assert asked == [20, 40, 46]
    assert kept == [0] * 19 + [20] * 20 + [40] * 6 + [46]


def test_taking_back_forgets_a_position_that_is_no_longer_reached(store: Store) -> None:
    match = new_match(store)
    store.matches.sync(match, journal(20), 0, None, lambda: state(20))
    store.matches.sync(match, journal(22), 0)
    store.matches.sync(match, journal(21), 1)
    assert store.matches.load(match).kept == KeptPosition(20, state(20))
    store.matches.sync(match, journal(19), 2)
    assert store.matches.load(match).kept is None
    store.matches.sync(match, journal(25), 2, None, lambda: state(25))
    assert store.matches.load(match).kept == KeptPosition(25, state(25))
    # Another journal as long as that: its position is not this one's.
    other = [*journal(24), StoredEntry(1, "else", 24)]
    store.matches.sync(match, other, 3)
    assert store.matches.load(match).kept is None


def test_leaving_keeps_the_position_of_the_present_journal_only(store: Store) -> None:
    match = new_match(store)
    store.matches.sync(match, journal(3), 0)
    store.matches.keep_position(match, KeptPosition(2, state(2)))
    assert store.matches.load(match).kept is None
    store.matches.keep_position(match, KeptPosition(3, state(3)))
    assert store.matches.load(match).kept == KeptPosition(3, state(3))


@pytest.mark.parametrize("change", ["state = '{}'", "length = 19", "checksum = 1", "state = '['"])
def test_a_damaged_position_is_as_if_there_were_none(store: Store, change: str) -> None:
    match = new_match(store)
    store.matches.sync(match, journal(20), 0, None, lambda: state(20))
    with store.database.transaction() as execute:
        execute(f"UPDATE positions SET {change} WHERE match = ?", (match,))
    stored = store.matches.load(match)
    assert stored.kept is None
    assert len(stored.entries) == 20


def test_a_failed_write_keeps_neither_entries_nor_position(store: Store) -> None:
    match = new_match(store)

    def fails() -> dict[str, Any]:
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        store.matches.sync(match, journal(20), 0, None, fails)
    assert store.matches.load(match).entries == []
    store.matches.sync(match, journal(20), 0, None, lambda: state(20))
    assert store.matches.load(match).kept == KeptPosition(20, state(20))


def test_the_rules_of_matches_and_entries_are_kept_and_watched_over(store: Store) -> None:
    match = store.matches.create("six", 1, 2, {}, [], None, 4)
    entries = [*journal(2, 4), *journal(3, 5)[2:]]
    store.matches.sync(match, entries, 0)
    stored = store.matches.load(match)
    assert stored.rules == 4
    assert [entry.rules for entry in stored.entries] == [4, 4, 5]
    for table in ("entries", "matches"):
        with store.database.transaction() as execute:
            execute(f"UPDATE {table} SET rules = 1")
        with pytest.raises(StoreError, match="match-broken"):
            store.matches.load(match)
        with store.database.transaction() as execute:
            execute("UPDATE entries SET rules = CASE n WHEN 2 THEN 5 ELSE 4 END")
            execute("UPDATE matches SET rules = 4")
        assert store.matches.load(match).rules == 4


def test_a_match_file_holds_them_and_older_programs_are_not_misled(
    store: Store, tmp_path: Any
) -> None:
    match = new_match(store)
    store.matches.sync(match, journal(20), 1, None, lambda: state(20))
    file = read_match(write_match(store.matches.export(match), tmp_path / "new"))
    assert (file.version, file.kept) == (3, KeptPosition(20, state(20)))
    other = open_store(tmp_path / "other", FakeClock())
    again = other.matches.load(other.matches.import_match(file))
    assert (again.kept, again.entries, again.taken_back) == (file.kept, file.journal, 1)
    other.close()
    plain = MatchFile(
        game="six", seed=1, seats=2, options={}, players=file.players, journal=journal(1)
    )
    assert plain.version == 1
    text = write_match(plain, tmp_path / "old").read_text()
    assert '"kept"' not in text
    assert '"rules"' not in text
    newer = MatchFile(
        game="six", seed=1, seats=2, options={}, players=file.players, journal=journal(1, 2)
    )
    assert newer.version == 3
    assert read_match(write_match(newer, tmp_path / "newer")).journal == journal(1, 2)


def test_a_rescue_takes_the_position_over(store: Store, tmp_path: Any) -> None:
    from braillespiel.store.rescue import rescue

    match = new_match(store)
    store.matches.sync(match, journal(21, 3), 0, None, lambda: state(21))
    assert store.database.path is not None
    other = open_store(tmp_path / "rescued", FakeClock())
    assert rescue(store.database.path, other.database) == (1, 0)
    assert other.matches.load(match) == store.matches.load(match)
    other.close()


def test_the_number_of_an_action_is_kept_and_summed_and_left_out_of_files(
    store: Store, tmp_path: Path
) -> None:
    match = new_match(store)
    plain, numbered = StoredEntry(0, "a"), StoredEntry(0, "a", number=3)
    store.matches.sync(match, [plain, StoredEntry(1, "b", number=8)])
    assert [entry.number for entry in store.matches.load(match).entries] == [0, 8]
    store.matches.sync(match, [numbered, StoredEntry(1, "b", number=8)])
    assert [entry.number for entry in store.matches.load(match).entries] == [3, 8]
    path = write_match(store.matches.export(match), tmp_path / "match")
    assert json.loads(path.read_text("utf-8"))["journal"] == [[0, "a", 0], [1, "b", 0]]
    changed = sqlite3.connect(store.database.path or "")
    with changed:
        changed.execute("UPDATE entries SET number = 4 WHERE n = 0")
    changed.close()
    with pytest.raises(StoreError) as refused:
        store.matches.load(match)
    assert refused.value.kind == "match-broken"
