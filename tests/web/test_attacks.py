"""What strangers send to the page's server: over real sockets, on loopback."""

from __future__ import annotations

import asyncio
import html
import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from braillespiel.web import files, messages, visitor
from braillespiel.words.catalogue import Words
from tests.support.patience import HANGS_S, eventually
from tests.web.places import CODE, LOOPBACK, Page, Place

Answer = tuple[int, Mapping[str, str], bytes]


async def asked(place: Place, request: bytes) -> Answer:
    """Send bytes; return status, headers (in small letters) and body."""
    reader, writer = await asyncio.open_connection(LOOPBACK, place.web.port)
    writer.write(request)
    async with asyncio.timeout(HANGS_S):
        told = await reader.read()
    writer.close()
    head, _, body = told.partition(b"\r\n\r\n")
    first, *lines = head.decode().split("\r\n")
    pairs = (line.partition(": ") for line in lines)
    return int(first.split()[1]), {name.lower(): value for name, _, value in pairs}, body


def request(place: Place, path: str = "/", method: str = "GET", **headers: str) -> bytes:
    given = {"Host": f"{LOOPBACK}:{place.web.port}", **headers}
    lines = [f"{method} {path} HTTP/1.1", *(f"{name}: {value}" for name, value in given.items())]
    return "\r\n".join([*lines, "", ""]).encode()


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("/sounds/turn.wav", 200),
        ("/sounds/turn.wav?x", 200),
        ("/nothing", 404),
        ("/../pyproject.toml", 404),
        ("/sounds/../pyproject.toml", 404),
        ("/%2e%2e/pyproject.toml", 404),
        ("/sounds/..%2fmake.py", 404),
        ("/sounds/make.py", 404),
        ("//etc/passwd", 404),
        ("file:///etc/passwd", 404),
        ("/seat", 426),
        ("/" + "x" * 20_000, 414),
    ],
)
def test_only_what_is_in_the_table_is_served_and_every_answer_is_guarded(
    path: str, status: int, tmp_path: Path
) -> None:
    with Place(tmp_path) as place:
        found, headers, body = place.run(asked(place, request(place, path)))
        assert found == status
        assert {name.lower(): value for name, value in files.SAFETY.items()}.items() <= (
            headers.items()
        )
        assert (len(body) > 1000) is (status == 200)


def test_head_has_no_body_and_what_a_browser_has_is_not_sent_again(tmp_path: Path) -> None:
    with Place(tmp_path) as place:
        sound = "/sounds/turn.wav"
        _, got, body = place.run(asked(place, request(place, sound)))
        head = place.run(asked(place, request(place, sound, "HEAD")))
        assert head == (200, got, b"")
        assert int(got["content-length"]) == len(body)
        again = request(place, sound, **{"If-None-Match": got["etag"]})
        status, _, nothing = place.run(asked(place, again))
        assert (status, nothing) == (304, b"")
        nothing = place.run(asked(place, request(place, "/nothing", "HEAD")))
        assert (nothing[0], nothing[2]) == (404, b"")


@pytest.mark.parametrize("method", ["POST", "PUT", "DELETE", "OPTIONS"])
def test_a_page_is_read_and_nothing_else(method: str, tmp_path: Path) -> None:
    with Place(tmp_path) as place:
        for path in ("/", "/sounds/turn.wav", "/nothing"):
            status, headers, _ = place.run(asked(place, request(place, path, method)))
            assert (status, headers["allow"]) == (405, "GET, HEAD")


@pytest.mark.parametrize("address", files.ADDRESSES)
@pytest.mark.parametrize(
    ("asks", "language"),
    [("de-AT,en;q=0.5", "de"), ("fr", "fr"), ("xx, en", "en"), ("", "en"), ("{title}", "en")],
)
def test_the_page_is_sent_in_the_browsers_language(
    address: str, asks: str, language: str, tmp_path: Path
) -> None:
    with Place(tmp_path) as place:
        told = {"Accept-Language": asks} if asks else {}
        status, got, body = place.run(asked(place, request(place, address, **told)))
        assert (status, got["vary"]) == (200, "Accept-Language")
        words = Words(language, ("page",))
        for sentence in (f'<html lang="{language}"', words("page-script"), words("page-late")):
            assert sentence in html.unescape(body.decode())
        assert "{" not in body.decode()
        same = request(place, address, **told, **{"If-None-Match": got["etag"]})
        status, headers, nothing = place.run(asked(place, same))
        assert (status, headers["vary"], nothing) == (304, "Accept-Language", b"")


@pytest.mark.parametrize(
    "host",
    [
        "evil.example",
        "evil.example:80",
        "127.0.0.1.evil.example",
        "127.0.0.2",
        "[::1]",
        "localhost.evil.example",
        "",
        "@127.0.0.1",
        "127.0.0.1:80@evil.example",
        "localhost:80@evil.example",
    ],
)
def test_a_name_that_is_not_this_computers_is_refused(host: str, tmp_path: Path) -> None:
    with Place(tmp_path) as place:
        status, headers, _ = place.run(asked(place, request(place, Host=host)))
        assert status == 421
        assert headers["content-security-policy"] == files.SAFETY["Content-Security-Policy"]


def test_a_request_without_a_host_or_with_two_is_refused(tmp_path: Path) -> None:
    with Place(tmp_path) as place:
        good = f"Host: {LOOPBACK}:{place.web.port}\r\n"
        for lines in ("", good + "Host: evil.example\r\n"):
            status, _, _ = place.run(asked(place, f"GET / HTTP/1.1\r\n{lines}\r\n".encode()))
            assert status == 421, lines


@pytest.mark.parametrize(
    ("origin", "status"),
    [
        ("http://evil.example", 421),
        ("https://127.0.0.1", 421),
        ("null", 421),
        ("http://127.0.0.1:1", 421),
        (None, 403),
    ],
)
def test_a_foreign_page_gets_no_seat(origin: str | None, status: int, tmp_path: Path) -> None:
    with Place(tmp_path) as place, pytest.raises(InvalidStatus) as caught:
        place.run(place.connect(origin=origin))
    assert caught.value.response.status_code == status


class _Others:
    """Two hosts of the house, of which one is gone."""

    def pages(self, remote: str) -> tuple[str, ...]:
        return ("http://127.0.0.1:2/",)

    def shows(self, origin: str) -> bool:
        return origin in ("http://127.0.0.1:1", "http://127.0.0.1:2")


def test_the_page_of_another_host_of_the_house_gets_a_seat_and_sounds(tmp_path: Path) -> None:
    with Place(tmp_path) as place:
        place.web.others = _Others()
        place.run(place.connect(origin="http://127.0.0.1:1"))
        for foreign in ("http://127.0.0.1:3", "null"):
            with pytest.raises(InvalidStatus):
                place.run(place.connect(origin=foreign))
        sound = f"GET /sounds/card.wav HTTP/1.1\r\nHost: {LOOPBACK}:{place.web.port}\r\n"
        for origin, allowed in (("http://127.0.0.1:1", "http://127.0.0.1:1"), (None, None)):
            said = f"Origin: {origin}\r\n" if origin else ""
            status, headers, _ = place.run(asked(place, f"{sound}{said}\r\n".encode()))
            assert (status, headers.get("access-control-allow-origin")) == (200, allowed)


def test_the_page_may_turn_to_the_other_hosts_and_to_nobody_else(tmp_path: Path) -> None:
    with Place(tmp_path) as place:
        place.web.others = _Others()
        _, headers, body = place.run(asked(place, request(place)))
        policy = headers["content-security-policy"]
        assert "connect-src 'self' http://127.0.0.1:2/ ws://127.0.0.1:2/;" in policy
        assert b'<meta name="hosts" content="http://127.0.0.1:2/">' in body
        _, headers, _ = place.run(asked(place, request(place, "/main.js")))
        assert headers["content-security-policy"] == files.SAFETY["Content-Security-Policy"]


async def _says(place: Place, frame: str | bytes) -> Page:
    """Say something that is refused; return the page once the connection has ended."""
    page = await place.connect()
    try:
        await page.socket.send(frame)
        await page.end()
    except ConnectionClosed:
        pass
    return page


@pytest.mark.parametrize(
    "frame",
    [
        "",
        "null",
        "[" * 5000,
        '{"type":"nothing"}',
        '{"type":"press"}',
        '{"type":"press","key":""}',
        '{"type":"press","key":"' + "x" * 41 + '"}',
        '{"type":"typed","text":"' + "x" * 201 + '"}',
        '{"type":"open","token":"zz"}',
        '{"type":"open","token":"../../../../etc/passwd"}',
        '{"type":"open","settings":{"a":{}}}',
        '{"type":"enter","code":"1","names":[]}',
        '{"type":"enter","code":"1","names":["' + "x" * 41 + '"]}',
        '{"type":"step","key":"x","by":1e999}',
        b"\xff\xfe\x00",
    ],
)
def test_what_is_no_message_ends_that_connection_and_no_other(
    frame: str | bytes, tmp_path: Path
) -> None:
    with Place(tmp_path) as place:
        ana = place.run(place.enter("Ana"))
        eve = place.run(_says(place, frame))
        assert eve.ended == {
            "type": "ended",
            "text": "This page does not match the server. Reload it.",
        }
        assert place.run(place.press(ana, "Down"))


def test_a_frame_that_is_too_long_ends_the_connection(tmp_path: Path) -> None:
    with Place(tmp_path) as place:
        eve = place.run(_says(place, "x" * (messages.FRAME + 1)))
        assert eve.socket.close_code == 1009
        assert eve.got == []


def test_a_flood_ends_the_connection_and_disturbs_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with Place(tmp_path) as place:
        ana = place.run(place.enter("Ana"))
        monkeypatch.setattr(visitor, "BURST", 20)
        monkeypatch.setattr(visitor, "STEADY", 0)

        async def flood() -> Page:
            eve = await place.connect()
            try:
                for _ in range(40):
                    await eve.send("press", key="Down")
                await eve.end()
            except ConnectionClosed:
                await eve.end()
            return eve

        eve = place.run(flood())
        assert eve.ended is not None
        assert eve.ended["text"].startswith("That was too many keys")
        assert place.run(place.press(ana, "Down"))
        assert [each["rule"] for each in place.records if each["event"] == "refused"] == [
            "web-flood"
        ]


def test_guesses_of_the_code_are_few_and_shared_with_native_clients(tmp_path: Path) -> None:
    with Place(tmp_path) as place:

        async def guess(page: Page, code: str) -> str:
            before = len(page.got)
            await page.send("enter", code=code, names=["Eve"])
            await page.until(lambda page: len(page.got) > before)
            return str(page.got[-1].get("problem", ""))

        async def opened() -> Page:
            page = await place.connect()
            await page.send("open", languages=["en"])
            await page.until(lambda page: page.got)
            return page

        page = place.run(opened())
        wrong = "Wrong code. Ask for it again, two digits at a time."
        assert [place.run(guess(page, f"{n:06}")) for n in range(5)] == [wrong] * 5
        told = place.run(guess(page, CODE))
        assert told.startswith("Too many wrong codes"), told
        assert place.run(guess(place.run(opened()), CODE)).startswith("Too many wrong codes")
        assert place.native("Ben").client.token == ""
        robot = place.robots[0]

        place.run(eventually(lambda: robot.client.problem, "the refusal"))
        assert robot.client.problem is not None
        assert robot.client.problem.rule == "wait"


def test_a_code_that_is_none_counts_as_no_guess(tmp_path: Path) -> None:
    with Place(tmp_path) as place:

        async def guess() -> Page:
            page = await place.connect()
            for _ in range(8):
                await page.send("enter", code="12", names=["Eve"])
            await page.send("enter", code="20 48 16", names=["Eve"])
            await page.until(lambda page: page.screen.get("title"))
            return page

        assert place.run(guess()).token


def test_script_in_names_and_chat_arrives_as_text(tmp_path: Path) -> None:
    script = "<script>alert(1)</script>"
    with Place(tmp_path) as place:
        ana, eve = place.run(place.enter("Ana")), place.run(place.enter(script))
        place.run(ana.until(lambda page: any(script in text for text in page.tiles())))
        member = next(iter(place.table.members)).id
        assert member
        place.run(eve.send("typed", text="Chat"))
        place.run(place.settle())
        place.run(eve.send("press", key="Enter"))
        place.run(place.settle())
        if eve.screen.get("line") is not None:
            place.run(eve.send("typed", text=f"<b>{script}</b>"))
            place.run(place.pass_time(1000))
        assert any(f"<b>{script}</b>" in text for text in ana.past), (eve.screen, ana.past)
        assert all("<" not in json.dumps(each["title"]) for each in ana.got if "title" in each)


def test_a_token_that_nobody_gave_out_opens_nothing(tmp_path: Path) -> None:
    with Place(tmp_path) as place:
        ana = place.run(place.enter("Ana"))

        async def steal(token: str) -> Any:
            eve = await place.connect()
            await eve.send("open", languages=["en"], token=token)
            await eve.until(lambda page: page.got)
            return eve.got[0]

        other = format(int(ana.token, 16) ^ 1, "032x")
        told = place.run(steal(other))
        assert (told["type"], told["remembered"]) == ("entrance", True)
        assert place.run(place.press(ana, "Down"))


def test_half_a_request_and_half_a_frame_hold_up_nobody(tmp_path: Path) -> None:
    with Place(tmp_path) as place:

        async def halves() -> None:
            eves = [await asyncio.open_connection(LOOPBACK, place.web.port) for _ in range(8)]
            for _, writer in eves:
                writer.write(b"GET / HTTP/1.1\r\nHost: ")
            page = await place.connect()
            place.pages.remove(page)
            page.socket.transport.write(b"\x81\xfe\x20\x00half")
            ana = await place.enter("Ana")
            assert await place.press(ana, "Down")
            for _, writer in eves:
                writer.close()
            page.socket.transport.abort()
            await asyncio.wait([page.reading])

        place.run(halves())
