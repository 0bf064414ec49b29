"""What programs that watch a house are told: whether it is well, and counts without names."""

from __future__ import annotations

import asyncio
import http.client
import sqlite3
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path

import pytest
from prometheus_client.parser import text_string_to_metric_families

from braillespiel.house import operator_page
from braillespiel.house.events import HouseEvents
from braillespiel.house.metrics import HouseMetrics, exposed
from braillespiel.house.operating import Operator
from braillespiel.house.operator_page import OperatorPage
from braillespiel.network.houses import messages as h
from braillespiel.words.catalogue import Words
from tests.network.houses.living import House, opened
from tests.network.houses.test_operator import SOMEBODY, two_at_a_table
from tests.support.patience import HANGS_S, eventually


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


def asked(page: OperatorPage, path: str, host: str = "") -> tuple[int, str]:
    connection = http.client.HTTPConnection("127.0.0.1", page.port, timeout=HANGS_S)
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
