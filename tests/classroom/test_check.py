"""``serve --check``: which devices arrive, and what is to be asked for where none does."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from braillespiel.classroom import check
from braillespiel.classroom.check import Arrived, Check
from braillespiel.cli import main
from braillespiel.commands import check as command
from braillespiel.network.entrance import LOOPBACK
from braillespiel.network.joining import certificate, reach, seat
from braillespiel.network.joining.address import Address
from braillespiel.network.joining.errors import JoinError
from braillespiel.network.joining.reach import Own


async def asked(port: int, request: bytes) -> bytes:
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    answer = b""
    with contextlib.suppress(ConnectionError):  # closed before all was read
        writer.write(request)
        answer = await reader.read()
    writer.close()
    return answer


async def turned_away(port: int, pin: bytes, **way_in: str) -> JoinError:
    """Return what a client of ours that tries to come in is told."""
    connection = await seat.dial(Address("127.0.0.1", port))
    with pytest.raises(JoinError) as refused:
        await seat.join(connection, pin=pin, **way_in)
    return refused.value


@pytest.fixture
def neighbours(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have connections of this computer count as those of another."""
    monkeypatch.setattr(reach, "scope_of", lambda host: "this-network")
    monkeypatch.setattr(reach, "own_addresses", lambda: (Own("127.0.0.9", "this-network"),))


def test_each_device_is_told_once_with_how_it_came(neighbours: None, tmp_path: Path) -> None:
    told: list[Arrived] = []
    pin = certificate.of_host(tmp_path).fingerprint

    async def run() -> None:
        found = Check("<p>Arrived</p>", told.append, tmp_path)
        await found.listen(LOOPBACK, 0, 0)
        for _ in range(2):
            answer = await asked(found.web_port, b"GET / HTTP/1.1\r\nHost: x\r\n\r\n")
            assert answer.startswith(b"HTTP/1.1 200 OK\r\n")
            assert answer.endswith(b"\r\n\r\n<p>Arrived</p>")
        for way_in in ({"code": "204111"}, {"token": "00" * 16}):
            refused = await turned_away(found.port, pin, **way_in)
            assert (refused.rule, refused.final) == ("checking", False)
        await found.close()

    asyncio.run(run())
    assert told == [Arrived("127.0.0.1", "browser"), Arrived("127.0.0.1", "program")]


def test_rubbish_ends_no_check_and_this_computer_itself_does_not_count(tmp_path: Path) -> None:
    told: list[Arrived] = []

    async def run() -> None:
        found = Check("page", told.append, tmp_path)
        await found.listen(LOOPBACK, 0, 0)
        for rubbish in (b"\r\n\r\n", b"x" * 20_000, b"\0\r\n\r\n"):
            await asked(found.web_port, rubbish)
        assert (await asked(found.web_port, b"GET / HTTP/1.1\r\n\r\n")).endswith(b"page")
        await found.close()

    asyncio.run(run())
    assert told == []


def checked(
    monkeypatch: pytest.MonkeyPatch, until: Callable[[], bool], *arguments: str
) -> list[str]:
    """Run the command until what it knows is as ``until`` says; it needs no minute."""

    def stopped() -> asyncio.Future[None]:
        async def wait() -> None:
            while not until():
                await asyncio.sleep(0)

        return asyncio.ensure_future(wait())

    monkeypatch.setattr(command, "stopped", stopped)
    monkeypatch.setattr(command, "multicast", lambda port: False)
    monkeypatch.setattr(command, "ALONE_S", 0)
    monkeypatch.setattr(command, "PORT", 0)
    monkeypatch.setattr(command, "WEB_PORT", 0)
    return ["serve", "--check", "--loopback-only", "--lang", "en", *arguments]


def test_where_nobody_arrives_it_says_what_to_ask_for_in_order(
    neighbours: None, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    lines: list[str] = []

    def until() -> bool:
        lines.extend(capsys.readouterr().out.splitlines())
        return any(line.startswith("4. ") for line in lines)

    assert main(checked(monkeypatch, until)) == 0
    lines += capsys.readouterr().out.splitlines()
    assert lines[0].startswith("On a device of the class, try in a browser: http://127.0.0.9:")
    assert lines[2:] == [
        "This computer does not reach itself at any of its addresses. Check its firewall.",
        "Multicast does not work here: the program does not find the class by itself. Type the"
        " address.",
        "Waiting for devices, and saying who arrives. Ctrl+C ends.",
        "No device has arrived for a minute. The network probably keeps devices apart: guest Wi-Fi,"
        " client isolation or separate VLANs. Ask for one of these, in this order:",
        "1. This computer on a cable or in the devices' VLAN, and no client isolation between"
        " them.",
        "2. A network of its own: this computer's hotspot or a travel router. It needs no"
        " internet.",
        "3. A computer of the school that is always on, with the school's certificate.",
        "4. A rented server. Names and moves then leave the building: settle that with the school's"
        " data protection first.",
        "No device arrived.",
    ]


def test_programs_get_the_same_as_json(
    neighbours: None, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    events: list[dict[str, Any]] = []

    def until() -> bool:
        events.extend(map(json.loads, capsys.readouterr().out.splitlines()))
        return any(one["event"] == "nobody" for one in events)

    assert main(checked(monkeypatch, until, "--json")) == 0
    events += map(json.loads, capsys.readouterr().out.splitlines())
    assert [one["event"] for one in events] == ["open", "multicast", "nobody", "over"]
    assert events[2]["ask-for"] == list(check.ADVICE)
    assert events[0]["answers"] is False


def test_a_list_that_is_handed_in_is_read_and_what_devices_decide_themselves_is_said(
    neighbours: None,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
) -> None:
    lines: list[str] = []
    listed = tmp_path / "5b.csv"
    listed.write_text("name;language;theme;front_end\nAda;de;;touch\nBo;;light;\n", "utf-8")

    def until() -> bool:
        lines.extend(capsys.readouterr().out.splitlines())
        return any(line.startswith("4. ") for line in lines)

    assert main(checked(monkeypatch, until, "--roster", str(listed))) == 0
    assert lines[3:6] == [
        "The list has 2 names and can be read.",
        "Column language: holds in a browser, from the start, unless the pupil has chosen one. The"
        " program keeps its own.",
        "Column front_end: keys and touch are how a page begins. Nothing switches a device to"
        " window, terminal or page.",
    ]
    listed.write_text("name;cells\nAda;none\n", "utf-8")
    assert main(["serve", "--check", "--lang", "en", "--roster", str(listed)]) == 2
    assert "cells" in capsys.readouterr().err


def test_the_page_is_told_in_both_languages(tmp_path: Path) -> None:
    page = command.page()
    assert '<section lang="de"><h1>Angekommen!</h1>' in page
    assert '<section lang="en"><h1>Arrived!</h1>' in page
