"""A class that the menu opens: its server in a thread, its desk in the thread of the ui."""

from __future__ import annotations

import threading
from pathlib import Path

import pytest

from braillespiel.application.hosted_class import HostedClass
from braillespiel.classroom import orders as o
from braillespiel.network.server_thread import HostingError
from braillespiel.ui.classroom import left_over
from braillespiel.web.server import PageServer
from tests.classroom.places import roster
from tests.support.patience import HANGS_S


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
