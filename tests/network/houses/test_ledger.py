"""The ledger of a house, on a real disk and in a real database: who leads writes, nobody else, and
each record once.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path

import pytest

from braillespiel.house.ledger import Append, FencedError, Lead
from braillespiel.house.records import Entries, encoded
from braillespiel.house.store_ledger import StoreLedger
from braillespiel.house.writer import LedgerWriter, Pen
from braillespiel.store.errors import StoreError
from braillespiel.store.match_file import MatchFile
from braillespiel.store.opening import Store, open_on_server, open_store
from braillespiel.store.records import StoredEntry, StoredPlayer
from tests.support.patience import until
from tests.support.postgres import PostgresServer

Opens = Callable[[], Store]
"""Opens the store once more: the same file, or the same database of a server."""


@pytest.fixture(params=["a file", "a server"])
def opens(request: pytest.FixtureRequest, tmp_path: Path) -> Opens:
    if request.param == "a file":
        return lambda: open_store(tmp_path)
    address: str = request.getfixturevalue("postgres").place()
    return lambda: Store(open_on_server(address))


OVER = MatchFile(
    game="ludoteca",
    seed=1,
    seats=1,
    options={},
    players=[StoredPlayer("Ana", "online")],
    journal=[StoredEntry(0, "pass")],
    scores=[3],
    winners=[0],
)


def record(lead: Lead, n: int, write: str = "a", **more: object) -> Append:
    return Append(lead.table, lead.epoch, n, write, f'{{"n": {n}}}', **more)  # type: ignore[arg-type]


def test_records_are_there_in_order_after_the_house_is_opened_again(opens: Opens) -> None:
    store = opens()
    ledger = StoreLedger(store)
    lead = ledger.open("t", "table", '{"n": 1}')
    assert ledger.append([record(lead, 2), record(lead, 3, without=(2,))]) == [True, True]
    store.close()
    store = opens()
    again = StoreLedger(store)
    assert [each.n for each in again.records("t")] == [1, 3]
    assert again.lead("t") == Lead("t", "table", 2, 3)
    store.close()


def test_a_table_that_ends_leaves_no_record_of_the_same_transaction(opens: Opens) -> None:
    store = opens()
    ledger = StoreLedger(store)
    lead = ledger.open("t", "table", '{"n": 1}')
    assert ledger.append([record(lead, 2), record(lead, 3, ends=True)]) == [True, True]
    assert ledger.tables() == []
    assert ledger.records("t") == []
    store.close()


def test_records_that_wait_together_are_inserted_with_one_statement(
    opens: Opens, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = opens()
    ledger = StoreLedger(store)
    leads = [ledger.open(table, "table", '{"n": 1}') for table in ("t", "u", "v")]
    said: list[str] = []
    transaction = store.database.transaction

    @contextmanager
    def listening(**given: bool) -> Iterator[Callable[..., object]]:
        with transaction(**given) as execute:

            def executed(statement: str, *given: object) -> object:
                said.append(statement.partition(" ")[0])
                return execute(statement, *given)

            yield executed

    monkeypatch.setattr(store.database, "transaction", listening)
    assert all(ledger.append([record(lead, 2) for lead in leads]))
    assert sorted(said) == ["INSERT", "UPDATE", "UPDATE", "UPDATE"]
    assert [[each.n for each in ledger.records(lead.table)] for lead in leads] == [[1, 2]] * 3
    store.close()


def test_whoever_does_not_lead_writes_nothing(opens: Opens) -> None:
    store, other = opens(), opens()
    one, two = StoreLedger(store), StoreLedger(other)
    old = one.open("t", "table", "{}")
    new = two.lead("t")
    assert one.append([record(old, 2)]) == [False]
    assert two.append([record(new, 2, "b")]) == [True]
    assert one.append([record(old, 2)]) == [False]
    assert [each.n for each in two.records("t")] == [1, 2]
    with pytest.raises(FencedError):
        two.lead("nothing")
    store.close()
    other.close()


def test_a_write_of_which_nobody_was_sure_is_there_once(opens: Opens) -> None:
    store = opens()
    ledger = StoreLedger(store)
    lead = ledger.open("t", "table", "{}")
    assert ledger.append([record(lead, 2, "mine")]) == [True]
    assert ledger.append([record(lead, 2, "mine")]) == [True]
    assert ledger.append([record(lead, 2, "theirs")]) == [False]
    assert len(ledger.records("t")) == 2
    store.close()


def test_a_match_goes_to_the_archive_in_the_transaction_that_deletes_it(opens: Opens) -> None:
    store = opens()
    ledger = StoreLedger(store)
    lead = ledger.open("t", "table", "{}")
    ledger.append([record(lead, 2)])
    broken = record(Lead("nobody", "", 1, 0), 1, archived=OVER)
    assert ledger.append([record(lead, 3, without=(2,), archived=OVER), broken]) == [True, False]
    assert [each.game for each in store.matches.finished()] == ["ludoteca"]
    assert [each.n for each in ledger.records("t")] == [1, 3]
    assert ledger.append([record(lead, 4, ends=True)]) == [True]
    assert ledger.tables() == []
    assert store.database.rows("SELECT * FROM house_records") == []
    store.close()


FULL = StoreError("full")


class Refusing:
    """A disk that refuses while it is told to."""

    def __init__(self, ledger: StoreLedger, error: Exception = FULL) -> None:
        self.ledger, self.error = ledger, error
        self.refuses = False
        self.tried = 0

    def append(self, appends: list[Append]) -> list[bool]:
        self.tried += 1
        if self.refuses:
            raise self.error
        return self.ledger.append(appends)


@pytest.mark.parametrize("error", [FULL, TypeError("a fault of ours")])
def test_nothing_is_done_before_the_disk_has_it_and_waiting_is_told_after_a_while(
    opens: Opens, error: Exception, caplog: pytest.LogCaptureFixture
) -> None:
    store = opens()
    ledger = StoreLedger(store)
    disk = Refusing(ledger, error)
    writer = LedgerWriter(disk, again_s=0.001, told_s=0.05)  # type: ignore[arg-type]
    pen = Pen(writer, ledger.open("t", "table", "{}"))
    told: list[StoreError | None] = []
    pen.on_done = lambda: told.append(pen.trouble)
    disk.refuses = True
    pen.write("{}")
    until(lambda: told, "the news that the disk refuses")
    assert told[0] is not None
    assert (pen.asked, pen.done) == (1, 0)
    assert len(caplog.records) == isinstance(error, TypeError), "it is noted once"
    disk.refuses = False
    until(lambda: pen.kept, "the disk")
    until(lambda: told[-1] is None, "the news that the disk takes it")
    assert [each.n for each in ledger.records("t")] == [1, 2]
    assert writer.close()
    store.close()


def test_what_is_done_in_order_is_refused_with_what_waits_before_it(opens: Opens) -> None:
    store = opens()
    ledger = StoreLedger(store)
    disk = Refusing(ledger)
    writer = LedgerWriter(disk, again_s=0.001)  # type: ignore[arg-type]
    pen = Pen(writer, ledger.open("t", "table", "{}"))
    disk.refuses = True
    pen.write("{}")
    done: list[str] = []
    late = writer.do(lambda: done.append("in order"), in_order=True)
    writer.do(lambda: done.append("at once")).result()
    with pytest.raises(StoreError):
        late.result()
    assert done == ["at once"]
    disk.refuses = False
    until(lambda: pen.kept, "the disk")
    writer.do(lambda: done.append("in order"), in_order=True).result()
    assert done[-1] == "in order"
    assert writer.close()
    store.close()


def test_tables_that_wait_together_share_a_transaction(opens: Opens) -> None:
    store = opens()
    ledger = StoreLedger(store)
    disk = Refusing(ledger)
    writer = LedgerWriter(disk, again_s=0.2)  # type: ignore[arg-type]
    pens = [Pen(writer, ledger.open(f"t{n}", "table", "{}")) for n in range(50)]
    disk.refuses = True
    pens[0].write("{}")
    until(lambda: disk.tried, "the first try")
    for pen in pens[1:]:
        pen.write("{}")
    disk.refuses = False
    until(lambda: all(pen.kept for pen in pens), "all tables")
    assert writer.transactions <= 2
    assert writer.close()
    store.close()


def test_a_table_that_somebody_else_leads_is_told_so(opens: Opens) -> None:
    store = opens()
    ledger = StoreLedger(store)
    writer = LedgerWriter(ledger)
    pen = Pen(writer, ledger.open("t", "table", "{}"))
    fenced: list[bool] = []
    pen.on_fenced = lambda: fenced.append(True)
    ledger.lead("t")
    pen.write("{}")
    until(lambda: fenced, "the fence")
    assert pen.done == 0
    writer.close()
    store.close()


def test_a_table_that_rests_is_led_from_the_moment_on_at_which_it_wakes(opens: Opens) -> None:
    store = opens()
    one, two = StoreLedger(store, "one"), StoreLedger(store, "two")
    lead = one.open("t", "table", '{"n": 1}')
    awake = one.open("u", "table", '{"n": 1}')
    one.rest(lead, 5)
    found = {each.table: each for each, _ in two.lead_all()}
    assert found["t"] == Lead("t", "table", 1, 1, rests=5)
    assert found["u"] == Lead("u", "table", 2, 1)
    one.rest(awake, 5)
    assert two.lead("u").rests == 0
    led, records = two.wake(found["t"])
    assert led == Lead("t", "table", 2, 1)
    assert [each.n for each in records] == [1]
    assert one.append([record(lead, 2)]) == [False]
    assert two.append([record(led, 2)]) == [True]
    with pytest.raises(FencedError):
        one.wake(lead)
    assert two.lead("t").rests == 0
    store.close()


def test_some_tables_are_led_anew_as_far_as_they_are_there(opens: Opens) -> None:
    store = opens()
    one, two = StoreLedger(store, "one"), StoreLedger(store, "two")
    leads = [one.open(f"t{n}", "table", '{"n": 1}') for n in range(3)]
    one.rest(leads[1], 5)
    played = Append("t0", 1, 2, "a", encoded(Entries(0, [])))
    assert one.append([played]) == [True]
    found = two.lead_some(["t0", "t1", "gone"])
    assert [lead for lead, _ in found] == [Lead("t0", "table", 2, 2), Lead("t1", "table", 2, 1)]
    assert [[each.n for each in records] for _, records in found] == [[1], [1]]
    assert one.append([record(leads[0], 3), record(leads[2], 2)]) == [False, True]
    assert two.lead_some([]) == []
    many = [f"t{n}" for n in range(3)] + [f"none {n}" for n in range(1200)]
    assert [lead.epoch for lead, _ in two.lead_some(many)] == [3, 3, 2]
    store.close()


def test_tables_are_appended_to_beside_each_other_but_not_beside_anything_else(
    postgres: PostgresServer,
) -> None:
    place = postgres.place()
    one, two = (Store(open_on_server(place)) for _ in range(2))
    ledgers = StoreLedger(one), StoreLedger(two)
    leads = [ledger.open(f"t{n}", "table", "{}") for n, ledger in enumerate(ledgers)]
    with one.database.transaction(beside=True):
        assert ledgers[1].append([record(leads[1], 2)]) == [True]
    with ThreadPoolExecutor(1) as other:
        with one.database.transaction() as execute:
            late = other.submit(ledgers[1].append, [record(leads[1], 3)])
            execute("UPDATE house_tables SET epoch = 9")
        assert late.result() == [False]
        over = record(leads[0], 2, archived=OVER)
        with two.database.transaction(beside=True):
            late = other.submit(ledgers[0].append, [over])
            waiting = "SELECT count(*) FROM pg_locks WHERE NOT granted"
            until(lambda: two.database.rows(waiting)[0][0] > 0, "what is for all waits")
        late.result()
    for each in (one, two):
        each.close()
