"""A class that the menu opens: its server in a thread, its desk in the thread of the ui."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path

import pytest

from braillespiel.application.hosted_class import HostedClass
from braillespiel.application.open_class import OpenClass
from braillespiel.application.write_thread import WriteThread
from braillespiel.classroom import orders as o
from braillespiel.classroom.archive import ClassFile
from braillespiel.network.server_thread import HostingError
from braillespiel.store.opening import open_store
from braillespiel.ui.classroom import left_over
from braillespiel.web.server import PageServer
from tests.classroom.places import roster
from tests.support.patience import HANGS_S, eventually


def opened(home: Path) -> HostedClass:
    return HostedClass(
        home,
        "7b",
        roster("Mia"),
        ("Bot",),
        lambda server, entrance: PageServer(server, entrance.door),
        loopback=True,
        nobody=left_over.nobody(),
    )


def test_the_desk_orders_from_the_thread_of_the_ui_and_ends_the_class(tmp_path: Path) -> None:
    hosted = opened(tmp_path)
    changed = threading.Event()
    hosted.desk.on_change = changed.set
    shown = hosted.desk.desk()
    assert shown.title == "7b"
    assert len(shown.code) == 6
    assert shown.address.startswith("http://127.0.0.1:")
    with pytest.raises(HostingError) as refused:
        opened(tmp_path)
    assert refused.value.rule == "in-use"
    hosted.desk.order(o.NewDeskCode())
    while not hosted.desk.desk().desk_code:
        assert changed.wait(HANGS_S)
        changed.clear()
    hosted.desk.order(o.EndClass())
    while not hosted.desk.ended:
        assert changed.wait(HANGS_S)
        changed.clear()
    hosted.close()
    again = opened(tmp_path)
    assert again.desk.desk().title == "7b"
    again.close()


def test_a_class_that_is_packed_up_waits_for_its_disk_beside_the_loop(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    waited: dict[str, set[threading.Thread]] = {"wait": set(), "close": set()}

    def watched(name: str) -> None:
        done = getattr(WriteThread, name)

        def noted(self: WriteThread) -> None:
            waited[name].add(threading.current_thread())
            done(self)

        monkeypatch.setattr(WriteThread, name, noted)

    async def lived() -> None:
        store = open_store(tmp_path)
        opened = OpenClass(store, tmp_path, ClassFile.at(tmp_path, "7b"), roster("Mia"), ("Bot",))
        running = asyncio.ensure_future(opened.server.run())
        opened.server.desk().order(o.EndClass())
        await eventually(opened.server.ended.is_set, "the end")
        watched("wait")
        watched("close")
        await opened.close()
        running.cancel()
        store.close()

    asyncio.run(lived())
    assert all(waited.values())
    assert threading.main_thread() not in waited["wait"] | waited["close"]
