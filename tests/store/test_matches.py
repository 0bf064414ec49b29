"""Matches: kept, resumed, taken back, finished."""

from pathlib import Path

import pytest

from braillespiel.engine.match import Entry
from braillespiel.store.errors import StoreError
from braillespiel.store.match_file import MatchFile
from braillespiel.store.opening import Store, open_store
from braillespiel.store.records import MatchId, Outcome, StoredEntry
from tests.store.conftest import PLAYERS, START, FakeClock, new_match


def test_a_match_comes_back_as_it_was_kept(store: Store, clock: FakeClock) -> None:
    seed = 2**70 + 1  # larger than SQLite's integers
    position = {"hands": [["r7"], []], "names": "Grün ♥"}
    match = store.matches.create("cubus", seed, 2, {"timer": True}, PLAYERS, position)
    clock.now += 5
    store.matches.append(match, 0, 1, "play r7", 1200)
    stored = store.matches.load(match)
    assert stored.seed == seed
    assert stored.position == position
    assert stored.options == {"timer": True}
    assert stored.players == PLAYERS
    assert stored.entries == [StoredEntry(1, "play r7", 1200)]
    assert (stored.created, stored.changed, stored.finished) == (START, START + 5, None)


def test_an_entry_must_be_the_next_one(store: Store) -> None:
    match = new_match(store)
    store.matches.append(match, 0, 0, "pass")
    for wrong in (0, 2):
        with pytest.raises(StoreError) as caught:
            store.matches.append(match, wrong, 1, "pass")
        assert caught.value.kind == "out-of-order"
    assert store.matches.length(match) == 1


def test_keeping_up_appends_the_missing_and_drops_what_was_taken_back(store: Store) -> None:
    match = new_match(store)
    journal = [Entry(0, "a"), Entry(-1, "tick 5", 5), Entry(1, "b", 7)]
    store.matches.sync(match, journal)
    assert [(e.seat, e.text, e.at) for e in store.matches.load(match).entries] == [
        (0, "a", 0),
        (-1, "tick 5", 5),
        (1, "b", 7),
    ]
    store.matches.sync(match, journal[:1])
    assert store.matches.load(match).entries == [StoredEntry(0, "a", 0)]


def test_taking_back_reopens_a_finished_match_and_uncounts_it(store: Store) -> None:
    match = new_match(store)
    store.matches.append(match, 0, 0, "win")
    store.matches.finish(match, [5, 3], [0])
    assert store.statistics.summary("logomachy").wins == 1
    store.matches.sync(match, [], taken_back=1)
    stored = store.matches.load(match)
    assert (stored.entries, stored.finished, stored.scores) == ([], None, None)
    assert store.statistics.summary("logomachy").matches == 0


def test_the_list_shows_running_matches_the_last_played_first(
    store: Store, clock: FakeClock
) -> None:
    first, second, third = (new_match(store, game) for game in ("six", "cubus", "logomachy"))
    clock.now += 1000
    store.matches.append(first, 0, 0, "pass")
    store.matches.finish(second, [1, 2], [1])
    assert [(line.id, line.game, line.length) for line in store.matches.unfinished()] == [
        (first, "six", 1),
        (third, "logomachy", 0),
    ]
    (done,) = store.matches.finished()
    assert (done.id, done.scores, done.winners, done.finished) == (second, [1, 2], [1], clock.now)


def test_a_deleted_match_is_gone_and_its_id_is_not_used_again(store: Store) -> None:
    match = new_match(store)
    store.matches.append(match, 0, 0, "pass")
    store.matches.delete(match)
    assert store.matches.unfinished() == []
    assert new_match(store) != match
    for use in (store.matches.load, store.matches.delete, store.matches.length):
        with pytest.raises(StoreError) as caught:
            use(match)
        assert caught.value.kind == "no-such-match"


def test_deleting_a_finished_match_leaves_the_statistics(store: Store) -> None:
    match = new_match(store)
    store.matches.finish(match, [5, 3], [0])
    store.matches.delete(match)
    assert store.statistics.summary("logomachy").matches == 1


def test_an_unknown_match_takes_no_entries(store: Store) -> None:
    with pytest.raises(StoreError):
        store.matches.append(MatchId(99), 0, 0, "pass")


def test_a_match_damaged_by_hand_is_named_and_the_others_are_shown(store: Store) -> None:
    bad, good = new_match(store), new_match(store)
    with store.database.transaction() as execute:
        execute("UPDATE matches SET players = '[{]' WHERE id = ?", (bad,))
    with pytest.raises(StoreError) as caught:
        store.matches.load(bad)
    assert caught.value.kind == "match-broken"
    assert [line.id for line in store.matches.unfinished()] == [good]


def test_a_journal_with_a_gap_is_damaged(store: Store) -> None:
    match = new_match(store)
    store.matches.append_all(match, 0, [StoredEntry(0, "a"), StoredEntry(1, "b")])
    with store.database.transaction() as execute:
        execute("DELETE FROM entries WHERE n = 0")
    with pytest.raises(StoreError) as caught:
        store.matches.load(match)
    assert caught.value.kind == "match-broken"


def test_everything_is_there_after_closing_and_opening(tmp_path: Path, clock: FakeClock) -> None:
    first = open_store(tmp_path, clock)
    match = new_match(first)
    first.matches.append(match, 0, 0, "pass")
    first.close()
    again = open_store(tmp_path, clock)
    assert again.matches.load(match).entries == [StoredEntry(0, "pass")]
    again.close()


def test_a_match_taken_in_from_a_file_equals_the_exported_one(store: Store) -> None:
    match = new_match(store)
    store.matches.append_all(match, 0, [StoredEntry(0, "a"), StoredEntry(-1, "tick 9", 9)])
    running = store.matches.export(match)
    assert store.matches.export(store.matches.import_match(running)) == running
    store.matches.finish(match, [5, 3], [0])
    finished = store.matches.export(match)
    copy = store.matches.import_match(finished)
    assert store.matches.export(copy) == finished
    assert isinstance(finished, MatchFile)
    assert store.statistics.summary("logomachy").matches == 1  # the copy does not count


def test_an_entry_that_became_another_one_is_written_anew(store: Store) -> None:
    match = new_match(store)
    journal = [Entry(0, "a"), Entry(1, "b", 7), Entry(0, "c", 9)]
    store.matches.sync(match, journal)
    changed = [journal[0], Entry(1, "x", 7), journal[2]]
    store.matches.sync(match, changed)
    assert [each.text for each in store.matches.load(match).entries] == ["a", "x", "c"]


def test_a_match_that_is_over_stays_over_since_then(store: Store, clock: FakeClock) -> None:
    match = new_match(store)
    journal = [Entry(0, "win")]
    store.matches.sync(match, journal, 0, Outcome([5, 3], [0]))
    over = store.matches.load(match).finished
    clock.now += 1000
    store.matches.sync(match, [*journal, Entry(-1, "tick 9", 9)], 0, Outcome([5, 3], [0]))
    assert (over, store.matches.load(match).finished) == (START, START)
