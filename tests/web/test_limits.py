"""How much of the page's server strangers can take from those who want to play; real sockets."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.frames import Frame, Opcode

from braillespiel.table.host import Player
from braillespiel.ui.services import Setup
from braillespiel.web import server, visitor
from braillespiel.web.memory import MATCHES
from tests.support.patience import HANGS_S, PATIENT
from tests.web.places import CODE, LOOPBACK, Page, Place
from tests.web.test_attacks import asked, request


async def _silent(place: Place, number: int) -> list[asyncio.StreamWriter]:
    """Open connections that begin a request and never end it."""
    pairs = [await asyncio.open_connection(LOOPBACK, place.web.port) for _ in range(number)]
    for _, writer in pairs:
        writer.write(b"GET / HTTP/1.1\r\n")
    return [writer for _, writer in pairs]


def test_a_class_behind_one_address_comes_in_while_strangers_hold_connections_of_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(server, "REQUESTS_FROM_ONE", 12)
    monkeypatch.setattr(server, "OUTSIDE_FROM_ONE", 12)
    with Place(tmp_path) as place:

        async def scene() -> list[Page]:
            requests = await _silent(place, 40)
            quiet = [await place.connect() for _ in range(40)]
            status, _, _ = await asked(place, request(place, "/sounds/turn.wav"))
            assert status == 200
            inside = [await place.enter(f"Ana {'abcdefgh'[n]}") for n in range(8)]
            await asyncio.gather(*(page.end() for page in quiet[:28]))
            for writer in requests:
                writer.close()
            return inside

        assert all(page.token for page in place.run(scene()))


def test_whoever_types_a_code_does_not_give_way_to_those_who_say_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(server, "OUTSIDE_FROM_ONE", 5)
    with Place(tmp_path) as place:

        async def scene() -> None:
            ana = await place.connect()
            await ana.send("open", languages=["en"])
            await ana.until(lambda page: page.got)
            quiet = [await place.connect() for _ in range(20)]
            await asyncio.gather(*(page.end() for page in quiet[:16]))
            told = {page.ended["text"] for page in quiet[:16] if page.ended}
            assert told == {"Nothing has happened here for a long time. Reload the page."}
            await ana.send("enter", code=CODE, names=["Ana"])
            await ana.until(lambda page: page.screen.get("title"))

        place.run(scene())


def test_a_connection_that_never_says_what_it_is_ends(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(visitor, "OPEN_S", 0.05)
    with Place(tmp_path) as place:

        async def scene() -> Page:
            page = await place.connect()
            await page.end()
            return page

        assert place.run(scene()).ended is not None


@pytest.mark.parametrize("kind", ["fragments", "pings"])
def test_frames_that_make_no_message_are_counted_too(
    kind: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(server, "FRAMES", 0)
    monkeypatch.setattr(server, "FRAMES_AT_ONCE", 50)
    with Place(tmp_path) as place:

        async def flood() -> int | None:
            where = f"{LOOPBACK}:{place.web.port}"
            socket = await connect(f"ws://{where}/seat", origin=f"http://{where}", **PATIENT)
            first = Frame(Opcode.PING if kind == "pings" else Opcode.TEXT, b"", fin=kind == "pings")
            more = first if kind == "pings" else Frame(Opcode.CONT, b"", fin=False)
            for frame in (first, *[more] * 100):
                socket.transport.write(frame.serialize(mask=True))
            async with asyncio.timeout(HANGS_S):
                await socket.wait_closed()
            return socket.close_code

        assert place.run(flood()) == 1002
        place.web._gate.frames_at_once = 10**6
        assert place.run(place.press(place.run(place.enter("Ana")), "Down"))


@pytest.mark.parametrize(
    ("told", "sentence"),
    [
        ("de-AT,de;q=0.9,en;q=0.8", "Diese Seite passt nicht zum Server. Lade sie neu."),
        ("en-GB, de;q=0.7", "This page does not match the server. Reload it."),
        ("nl, DE;q=0.5", "Diese Seite passt nicht zum Server. Lade sie neu."),
        ("fr, DE;q=0.5", "Cette page ne va pas avec le serveur. Recharge-la."),
        ("", "This page does not match the server. Reload it."),
        (";;,q=,", "This page does not match the server. Reload it."),
    ],
)
def test_before_a_page_has_said_its_language_it_is_answered_in_its_browsers(
    told: str, sentence: str, tmp_path: Path
) -> None:
    with Place(tmp_path) as place:

        async def scene() -> Page:
            page = await place.connect(additional_headers={"Accept-Language": told})
            await page.socket.send("{")
            await page.end()
            return page

        page = place.run(scene())
        assert page.ended == {"type": "ended", "text": sentence}


def test_a_desk_gives_way_to_nobody_who_knows_the_code(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(server, "SEATS", 2)
    with Place(tmp_path) as place:
        for name in ("Ada", "Ben"):
            page = place.run(place.enter(name))
            place.run(page.close())
        desk, seat = place.web.seats.values()
        desk.at = "desk"
        place.run(place.until(lambda: not seat.shown))
        cleo = place.run(place.enter("Cleo"))
        assert cleo.token
        assert seat.over
        dan = place.run(place.enter("Dan"))
        assert dan.got[-1]["problem"].startswith("Too many people are trying to join")
        assert not desk.over


def test_a_seat_keeps_so_many_matches_of_its_own_and_the_oldest_give_way(tmp_path: Path) -> None:
    alone = Setup("logomachy", (Player("Ana"), Player("Bob", "easy")), {})
    with Place(tmp_path) as place:
        place.run(place.enter("Ana"))
        (seat,) = place.web.seats.values()
        matches = seat.client.matches

        def begun() -> str:
            matches.new_match(alone)
            return matches.playing

        oldest, *others = [begun() for _ in range(MATCHES)]
        assert {each.id for each in matches.saved()} == {oldest, *others}
        newest = begun()
        assert {each.id for each in matches.saved()} == {*others, newest}


def test_a_fault_of_ours_that_one_page_finds_is_noted_and_ends_that_page_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def fails(page: visitor.Visitor, message: object) -> None:
        raise KeyError("boom")

    with Place(tmp_path) as place:
        ada = place.run(place.enter("Ada"))
        monkeypatch.setattr(visitor.Visitor, "_enter", fails)

        async def scene() -> Page:
            eve = await place.connect()
            await eve.send("enter", code=CODE, names=["Eve"])
            await eve.end()
            return eve

        assert place.run(scene()).screen.get("title") is None
        assert place.run(place.press(ada, "Down"))
        faults = [each for each in place.records if each["event"] == "fault"]
        assert faults == [{"event": "fault", "kind": "KeyError", "from": LOOPBACK}]
        assert [record.message for record in caplog.records] == ["A page found a fault"]
