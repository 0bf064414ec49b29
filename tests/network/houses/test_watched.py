"""What programs that watch a house are told: whether it is well, and counts without names."""

from __future__ import annotations

import asyncio
import contextlib
import http.client
import re
import sqlite3
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path

import pytest
from prometheus_client.parser import text_string_to_metric_families

from braillespiel.house import operator_page
from braillespiel.house.events import HouseEvents
from braillespiel.house.host_counts import BOUNDS_S, HostCounts, Timings
from braillespiel.house.metrics import HostMetrics, HouseMetrics, exposed
from braillespiel.house.operating import Operator
from braillespiel.house.operator_page import OperatorPage
from braillespiel.house.watching import WaitingPage, Watched
from braillespiel.network import messages as m
from braillespiel.network.houses import messages as h
from braillespiel.network.joining.errors import JoinError
from braillespiel.words.catalogue import Words
from tests.network.houses.living import House, opened
from tests.network.houses.test_operator import SOMEBODY, two_at_a_table
from tests.network.houses.test_room_on_disk import sat
from tests.support.patience import HANGS_S, eventually

ROOT = Path(__file__).resolve().parents[3]


@contextmanager
def watched(house: House, events: HouseEvents | None = None) -> Iterator[OperatorPage]:
    metrics = None if events is None else HouseMetrics(house.server, events)
    page = OperatorPage(
        house.server,
        Operator(house.server, SOMEBODY),
        Words("en", ("house",)),
        lambda error: str(error),
        metrics=None if metrics is None else lambda: exposed(metrics),
    )
    try:
        yield page
    finally:
        page.close()


def asked(page: Watched | int, path: str, host: str = "") -> tuple[int, str]:
    port = page if isinstance(page, int) else page.port
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=HANGS_S)
    connection.request("GET", path, headers={"Host": host} if host else {})
    answer = connection.getresponse()
    found = answer.status, answer.read().decode()
    connection.close()
    return found


def numbers(text: str) -> dict[str, float]:
    found = {}
    for family in text_string_to_metric_families(text):
        for sample in family.samples:
            found[" ".join((sample.name, *sample.labels.values()))] = sample.value
    return found


def test_what_is_counted_is_what_happens_and_nobody_is_in_it(tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(tmp_path / "house") as house:
            events = HouseEvents()
            house.server.record = events.note
            with watched(house, events) as page:
                lobby, ana, _, table = await two_at_a_table(house, tmp_path)
                await ana.news("began")
                await lobby.ask(h.Report("Ben", "words", table), h.Done)
                status, text = await asyncio.to_thread(asked, page, "/metrics")
                assert status == 200
                found = numbers(text)
                for name, value in (
                    ("people", 2),
                    ("lobby_people", 1),
                    ("tables", 1),
                    ("matches", 1),
                    ("seated_people", 2),
                    ("reports", 1),
                    ("store_waits", 0),
                    ("events_total reported", 1),
                    ("events_total fault", 0),
                    ("turned_away_total", 0),
                ):
                    assert found[f"braillespiel_house_{name}"] == value, name
                ben = house.server.people.named("Ben")
                assert ben is not None
                for trace in ("Ana", "Ben", table, ben.key, ben.range, "127.0.0.1"):
                    assert trace not in text

    asyncio.run(scene())


def test_what_a_host_counts_of_its_tables_is_what_happens_and_nobody_is_in_it(
    tmp_path: Path,
) -> None:
    async def scene() -> None:
        async with opened(tmp_path / "house") as house:
            with watched(house, HouseEvents()) as page:
                seats, action = await sat(house, tmp_path)
                await seats[0].say(action)
                for seat in seats:
                    await seat.next(m.Update)
                closed = await (await house.come(tmp_path / "cem", "Cem").lobby()).open(closed=True)
                wrong = f"{(int(closed.code) + 1) % 10**6:06}"
                for code in (wrong, closed.code):
                    with contextlib.suppress(JoinError):
                        dora = house.come(tmp_path / "dora", "Dora", code=code)
                        await (await dora.sit(closed.table)).welcome()
                guesses = house.server.counts.guesses
                await eventually(lambda: guesses["right"], "the later one was counted")
                status, text = await asyncio.to_thread(asked, page, "/metrics")
                assert status == 200
                found = numbers(text)
                transactions = house.server.writer.transactions
                for name, value in (
                    ("tables_led", 2),
                    ("seats", 3),
                    ("relayed", 0),
                    ("append_seconds_count", transactions),
                    ("append_seconds_bucket +Inf", transactions),
                    ("update_seconds_count", len(seats)),
                    ("takeovers_total", 0),
                    ("takeover_seconds_count", 0),
                    ("fenced_total", 0),
                    ("store_away_seconds", 0),
                    ("door_guesses_total wrong", 1),
                    ("door_guesses_total right", 1),
                ):
                    assert found[f"bs_{name}"] == value, name
                assert found["bs_append_seconds_sum"] > 0
                assert found["bs_update_seconds_sum"] > 0
                traces = {"Ana", "Ben", "Cem", "Dora", closed.table, closed.code, "127.0.0.1"}
                for room in house.server.rooms.values():
                    traces.add(room.id)
                    for person in house.server.people:
                        traces |= {person.key, person.range, room.token(person)}
                assert not [trace for trace in traces if trace and trace in text]

    asyncio.run(scene())


def test_the_page_names_all_that_a_host_counts() -> None:
    told = text_string_to_metric_families(exposed(HostMetrics(HostCounts())))
    counted = {each.name + ("_total" if each.type == "counter" else "") for each in told}
    page = (ROOT / "docs" / "house-database.md").read_text("utf-8")
    assert counted == set(re.findall(r"`(bs_\w+)`", page))


def test_how_long_things_took_is_counted_up_to_each_bound() -> None:
    timings = Timings()
    for seconds in (0.0004, 0.001, 0.03, 60.0):
        timings.note(seconds)
    counted, sum_s = timings.read()
    assert sum_s == pytest.approx(60.0314)
    ups = dict(zip((*BOUNDS_S, None), counted, strict=True))
    assert (ups[0.001], ups[0.025], ups[0.05], ups[10.0], ups[None]) == (2, 2, 3, 3, 4)


def test_a_database_is_away_from_its_last_answer_on() -> None:
    now = 100.0
    counts = HostCounts(lambda: now)
    assert counts.store_away_s == 0  # the store of a house of one host is a file
    counts.store_answered()
    now += 1
    assert counts.store_away_s == 0
    now += 6
    assert counts.store_away_s == 7
    counts.store_answered()
    assert counts.store_away_s == 0


def test_a_house_is_well_while_it_answers_and_the_disk_takes_what_is_played(
    tmp_path: Path,
) -> None:
    async def scene() -> None:
        async with opened(tmp_path / "house") as house:
            with watched(house) as page:
                assert await asyncio.to_thread(asked, page, "/health") == (200, "ok\n")
                lobby = await house.come(tmp_path / "ana", "Ana").lobby()
                table = (await lobby.open()).table
                path = house.store.database.path
                assert path is not None
                other = sqlite3.connect(path)
                other.execute("BEGIN IMMEDIATE")  # nobody else can write
                house.server.rooms[table].keeper.end()
                await eventually(lambda: not house.server.writer.takes, "the disk refuses")
                waits = await asyncio.to_thread(asked, page, "/health")
                assert waits == (503, "store-waits\n")
                other.execute("ROLLBACK")
                other.close()
                await eventually(lambda: house.server.writer.takes, "the disk takes it")
                assert await asyncio.to_thread(asked, page, "/health") == (200, "ok\n")

    asyncio.run(scene())


def test_a_house_whose_loop_stands_is_not_well(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(operator_page, "HEALTH_S", 0.05)

    async def scene() -> None:
        async with opened(tmp_path / "house") as house:
            with watched(house) as page, ThreadPoolExecutor() as pool:
                # The loop stands until the answer is there.
                stood = pool.submit(asked, page, "/health").result(HANGS_S)
                assert stood == (503, "silent\n")

    asyncio.run(scene())


def test_another_name_leads_nowhere_and_without_the_extra_it_is_named(tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(tmp_path / "house") as house:
            with watched(house) as page:
                for path in ("/health", "/metrics"):
                    found = await asyncio.to_thread(asked, page, path, "evil.example")
                    assert found == (404, "")
                status, text = await asyncio.to_thread(asked, page, "/metrics")
                assert status == 501
                assert 'pip install "braillespiel[house]"' in text
                assert (await asyncio.to_thread(asked, page, "/health?x=1"))[0] == 200

    asyncio.run(scene())


def test_a_host_that_waits_is_well_while_its_database_answers() -> None:
    there = [True]
    page = WaitingPage(0, lambda: there[0], lambda: exposed(HostMetrics(HostCounts())))
    try:
        assert asked(page, "/health") == (200, "waits\n")
        there[0] = False
        assert asked(page, "/health") == (503, "store-away\n")
        status, text = asked(page, "/metrics")
        assert status == 200
        assert numbers(text)["bs_tables_led"] == 0
        for path, host in (("/", ""), ("/?code=1", ""), ("/metrics", "evil.example")):
            assert asked(page, path, host) == (404, "")
    finally:
        page.close()
    bare = WaitingPage(0, lambda: True, None)
    try:
        assert asked(bare, "/metrics")[0] == 501
    finally:
        bare.close()
