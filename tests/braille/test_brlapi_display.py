"""Our end of BrlAPI against a fake server that behaves well, badly, or not at all."""

from __future__ import annotations

import random
import socket
import threading
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from braillespiel.output.braille import brlapi, brlapi_codec
from braillespiel.output.braille.brlapi_address import ServerAddress
from braillespiel.output.braille.display import (
    Connected,
    DisplayEvent,
    DisplayKey,
    DisplaySize,
    KeyKind,
    Lost,
    SizeChanged,
)
from braillespiel.output.braille.drivers.brlapi import BrlapiDisplay, Timing
from tests.support.brlapi_server import FWINRT, HOME, ROUTE, FakeBrlapi
from tests.support.patience import HANGS_S, until

QUICK = Timing(patience=HANGS_S, heartbeat=0.1, sizeless=0.02, first_retry=0.02, last_retry=0.05)
SILENT_S = 1.0
"""How long until a server counts as hanging, where that is what is tested."""
HASTY = replace(QUICK, patience=SILENT_S)
KEYS_S = 2.0
"""How long keys come without a pause."""


class Player:
    """A display under test, and what it told."""

    def __init__(self, server: FakeBrlapi, timing: Timing = QUICK, key: Path | None = None) -> None:
        self.told: list[DisplayEvent] = []
        self.display = BrlapiDisplay(where=[server.address], path=(1, 2), timing=timing, key=key)

    def until(self, *events: DisplayEvent) -> None:
        """Wait until these events have come, in this order, and no others."""

        def there() -> bool:
            self.told += self.display.poll()
            return len(self.told) >= len(events)

        until(there, lambda: f"{events}, while there is {self.told}")
        assert self.told == list(events)
        self.told.clear()

    def until_lost(self, reason: str) -> Lost:
        """Wait until the display is lost for a reason."""

        def lost() -> Lost | None:
            self.told += self.display.poll()
            return next(
                (
                    event
                    for event in self.told
                    if isinstance(event, Lost) and event.reason == reason
                ),
                None,
            )

        event = until(lost, lambda: f"the loss {reason}, while there is {self.told}")
        assert event is not None
        self.told.clear()
        return event


@pytest.fixture
def player(brlapi_server: FakeBrlapi) -> Iterator[Player]:
    player = Player(brlapi_server)
    yield player
    player.display.close()


def written(server: FakeBrlapi, cells: bytes) -> None:
    until(
        lambda: server.writes and server.writes[-1][0].rstrip(b"\0") == cells,
        lambda: f"the cells {cells!r}, while there are {server.writes[-1:]}",
    )


def test_the_line_goes_out_and_keys_come_back(player: Player, brlapi_server: FakeBrlapi) -> None:
    player.until(Connected(DisplaySize(40)))
    assert player.display.size() == DisplaySize(40)
    player.display.write([b"\x01\x02"], cursor=1)
    written(brlapi_server, b"\x01\x02")
    assert brlapi_server.writes[-1] == (b"\x01\x02".ljust(40, b"\0"), 2)
    assert brlapi_server.paths == [(1, 2)]
    for code in (FWINRT, ROUTE + 7, 0xFF0D, HOME):
        brlapi_server.press(code)
    player.until(
        DisplayKey(KeyKind.PAN_RIGHT),
        DisplayKey(KeyKind.ROUTE, cell=7),
        DisplayKey(KeyKind.KEY, name="Enter"),
        DisplayKey(KeyKind.HOME),
    )


def test_an_event_calls_back_at_once(brlapi_server: FakeBrlapi) -> None:
    called = threading.Event()
    display = BrlapiDisplay(
        where=[brlapi_server.address], path=(), timing=QUICK, on_event=called.set
    )
    assert called.wait(HANGS_S)
    assert display.poll() == [Connected(DisplaySize(40))]
    display.close()


def test_what_was_written_before_brltty_came_is_shown_when_it_comes() -> None:
    server = FakeBrlapi()
    server.stop()
    player = Player(server)
    player.display.write([b"\x0f"])
    assert player.display.size() is None
    server.start()
    written(server, b"\x0f")
    player.until(Connected(DisplaySize(40)))
    player.display.close()
    server.stop()


def test_the_line_comes_back_when_brltty_comes_back(
    player: Player, brlapi_server: FakeBrlapi
) -> None:
    player.until(Connected(DisplaySize(40)))
    player.display.write([b"\x0f"])
    written(brlapi_server, b"\x0f")
    for _ in range(3):
        brlapi_server.stop()
        assert player.until_lost("closed")
        assert player.display.size() is None
        brlapi_server.writes.clear()
        brlapi_server.start()
        written(brlapi_server, b"\x0f")
        player.until(Connected(DisplaySize(40)))


def test_a_display_that_is_not_ready_yet_is_waited_for(brlapi_server: FakeBrlapi) -> None:
    brlapi_server.columns = 0
    player = Player(brlapi_server)
    player.display.write([b"\x01"])
    until(lambda: brlapi_server.connections, "a connection")
    assert player.display.size() is None
    brlapi_server.resize(20)
    player.until(Connected(DisplaySize(20)))
    written(brlapi_server, b"\x01")
    player.display.close()


@pytest.mark.parametrize("told", [True, False])
def test_another_size_during_play(player: Player, brlapi_server: FakeBrlapi, told: bool) -> None:
    player.until(Connected(DisplaySize(40)))
    player.display.write([b"\x01" * 40, b"\x02" * 40])
    written(brlapi_server, b"\x01" * 40)
    brlapi_server.resize(12, 2, tell=told)
    player.until(SizeChanged(DisplaySize(12, 2)))
    written(brlapi_server, b"\x01" * 12 + b"\x02" * 12)
    assert len(brlapi_server.paths) == 2


def test_a_display_pulled_out_and_put_in_again(player: Player, brlapi_server: FakeBrlapi) -> None:
    player.until(Connected(DisplaySize(40)))
    brlapi_server.resize(0, 0)
    player.until(Lost("absent", "BRLTTY has no display"))
    player.display.write([b"\x05"])
    brlapi_server.resize(80)
    player.until(Connected(DisplaySize(80)))
    written(brlapi_server, b"\x05")


def test_a_window_behind_others_leaves_the_display(
    player: Player, brlapi_server: FakeBrlapi
) -> None:
    player.until(Connected(DisplaySize(40)))
    player.display.focus(False)
    until(lambda: brlapi_server.clients[0].path is None, "the tty to be left")
    brlapi_server.writes.clear()
    player.display.write([b"\x07"])
    assert brlapi_server.writes == []
    player.display.focus(True)
    written(brlapi_server, b"\x07")
    assert player.display.poll() == []


def test_without_brltty_nothing_is_told_and_nothing_waits() -> None:
    server = FakeBrlapi()
    server.stop()
    player = Player(server)
    player.display.write([b"\x01"])
    assert player.display.poll() == []
    player.display.close()
    assert player.display.poll() == []


@pytest.mark.parametrize(
    "greeting",
    [
        b"HTTP/1.1 400 Bad Request\r\n\r\n",
        b"SSH-2.0-OpenSSH_9.2\r\n",
        b"\xff" * 64,
        b"\0\0\0\x02\0\0\0v\0\x08",
        b"\0\0\0\0\0\0\0v",
    ],
)
def test_a_server_that_speaks_nonsense_is_named_and_tried_again(
    brlapi_server: FakeBrlapi, greeting: bytes
) -> None:
    brlapi_server.greeting = greeting
    player = Player(brlapi_server)
    assert player.until_lost("nonsense").detail
    player.display.write([b"\x01"])
    until(lambda: brlapi_server.connections >= 3, "more tries")
    assert player.display.poll() == []  # told once
    brlapi_server.greeting = None
    player.until(Connected(DisplaySize(40)))
    written(brlapi_server, b"\x01")
    player.display.close()


def test_nothing_is_asked_while_keys_come(brlapi_server: FakeBrlapi) -> None:
    # BRLTTY 6.5 mixes the bytes of a key and of an answer that it sends at the same time.
    player = Player(brlapi_server, replace(QUICK, heartbeat=0.75 * KEYS_S))
    player.until(Connected(DisplaySize(40)))
    asked, end, told = brlapi_server.asked["s"], time.monotonic() + KEYS_S, 0
    while time.monotonic() < end:
        brlapi_server.press(FWINRT)
        told += 1
        until(lambda: player.display.poll(), "the key")
    assert told > 10
    assert brlapi_server.asked["s"] == asked
    until(lambda: brlapi_server.asked["s"] > asked, "a question once it is quiet")
    player.display.close()


def test_keys_that_came_before_a_silence_are_not_lost(brlapi_server: FakeBrlapi) -> None:
    player = Player(brlapi_server, HASTY)
    player.until(Connected(DisplaySize(40)))
    brlapi_server.mute = {"s"}
    asked = brlapi_server.asked["s"]
    until(lambda: brlapi_server.asked["s"] > asked, "a question")
    brlapi_server.press(HOME)
    player.until(DisplayKey(KeyKind.HOME), Lost("silent", f"no answer for {HASTY.patience:g} s"))
    brlapi_server.mute = set()
    player.until(Connected(DisplaySize(40)))
    player.display.close()


def test_keys_that_look_like_headers_keep_the_connection(brlapi_server: FakeBrlapi) -> None:
    player = Player(brlapi_server, replace(QUICK, heartbeat=60.0))
    player.until(Connected(DisplaySize(40)))
    alt_k, alt_s = (8 << 32 | ord(letter) for letter in "ks")
    for code in (alt_k, HOME, alt_s):
        brlapi_server.press(code)
    player.until(
        DisplayKey(KeyKind.KEY, name="Alt+K"),
        DisplayKey(KeyKind.HOME),
        DisplayKey(KeyKind.KEY, name="Alt+S"),
    )
    assert brlapi_server.connections == 1
    player.display.close()


def test_keys_that_came_before_a_mixture_are_not_lost(
    player: Player, brlapi_server: FakeBrlapi
) -> None:
    player.until(Connected(DisplaySize(40)))
    key, size = (b"\0\0\0\x08\0\0\0" + kind for kind in (b"k", b"s"))
    code = HOME.to_bytes(8, "big")
    brlapi_server.say_raw(key + code + size + key + b"\0\0\0\x28\0\0\0\x01" + code)
    player.until(DisplayKey(KeyKind.HOME), Lost("nonsense", "two packets mixed"))
    player.until(Connected(DisplaySize(40)))


@pytest.mark.parametrize("seed", range(12))
def test_random_bytes_from_a_server_that_once_worked(brlapi_server: FakeBrlapi, seed: int) -> None:
    player = Player(brlapi_server, HASTY)
    player.until(Connected(DisplaySize(40)))
    brlapi_server.say_raw(random.Random(seed).randbytes(400))
    # Whatever they meant: in the end the line is there.
    player.display.write([b"\x09"])
    written(brlapi_server, b"\x09")
    reasons = {event.reason for event in player.display.poll() if isinstance(event, Lost)}
    assert reasons <= {"nonsense", "silent", "closed"}
    player.display.close()


@pytest.mark.parametrize("type_", ["k", "s", "v", "A", "e", "E", "PU", "w", "?"])
@pytest.mark.parametrize("data", [b"", b"\0", b"\xff" * 12])
def test_an_unasked_packet_does_no_harm(brlapi_server: FakeBrlapi, type_: str, data: bytes) -> None:
    player = Player(brlapi_server, HASTY)
    player.until(Connected(DisplaySize(40)))
    brlapi_server.say(type_, data)
    player.display.write([b"\x09"])
    written(brlapi_server, b"\x09")
    until(lambda: player.display.size() == DisplaySize(40), "the display")
    player.display.close()


@pytest.mark.parametrize("swallowed", ["v", "s", "t", "u"])
def test_a_server_that_hangs_is_named_and_tried_again(
    brlapi_server: FakeBrlapi, swallowed: str
) -> None:
    brlapi_server.mute = {swallowed}
    player = Player(brlapi_server, HASTY)
    player.display.write([b"\x01"])
    assert player.until_lost("silent").detail == f"no answer for {SILENT_S:g} s"
    brlapi_server.mute = set()
    written(brlapi_server, b"\x01")
    player.display.close()


def test_a_server_that_hangs_in_mid_game(brlapi_server: FakeBrlapi) -> None:
    player = Player(brlapi_server, HASTY)
    player.until(Connected(DisplaySize(40)))
    brlapi_server.unread = True
    for number in range(2000):  # much more than the system buffers
        player.display.write([bytes([number % 255 + 1]) * 40])
    player.until_lost("silent")
    player.display.write([b"\x21"])
    brlapi_server.unread = False
    written(brlapi_server, b"\x21")
    player.display.close()


def test_a_server_lost_in_mid_write(player: Player, brlapi_server: FakeBrlapi) -> None:
    player.until(Connected(DisplaySize(40)))
    dropper = threading.Timer(0.02, brlapi_server.drop)
    dropper.start()
    while not any(isinstance(event, Lost) for event in player.display.poll()):
        player.display.write([b"\x01"])
    dropper.join()
    player.display.write([b"\x3f"])
    written(brlapi_server, b"\x3f")


def test_a_line_that_no_longer_fits_makes_us_ask_for_the_size(
    player: Player, brlapi_server: FakeBrlapi
) -> None:
    player.until(Connected(DisplaySize(40)))
    brlapi_server.resize(20, tell=False)
    player.display.write([b"\x11"])  # refused by an exception
    player.until(SizeChanged(DisplaySize(20)))
    written(brlapi_server, b"\x11")


def test_a_server_that_denies_every_line_is_not_stormed(brlapi_server: FakeBrlapi) -> None:
    brlapi_server.deny_writes = True
    player = Player(brlapi_server, replace(QUICK, heartbeat=60))
    player.until(Connected(DisplaySize(40)))
    player.display.write([b"\x01"])
    for _ in range(50):
        brlapi_server.press(FWINRT)
        player.until(DisplayKey(KeyKind.PAN_RIGHT))
    assert brlapi_server.denied == 1
    player.display.close()


def test_a_key_file_lets_us_in(brlapi_server: FakeBrlapi, tmp_path: Path) -> None:
    brlapi_server.auth, brlapi_server.key = "K", b"open sesame\n"
    key = tmp_path / "brlapi.key"
    key.write_bytes(b"open sesame\n")
    player = Player(brlapi_server, key=key)
    player.until(Connected(DisplaySize(40)))
    player.display.close()


@pytest.mark.parametrize("content", [None, b"wrong"])
def test_a_key_file_that_is_wrong_or_unreadable_is_named(
    brlapi_server: FakeBrlapi, tmp_path: Path, content: bytes | None
) -> None:
    brlapi_server.auth, brlapi_server.key = "K", b"right"
    key = tmp_path / "brlapi.key"
    if content is not None:
        key.write_bytes(content)
    player = Player(brlapi_server, key=key)
    detail = player.until_lost("refused").detail
    assert detail == ("authentication" if content else f"{key}: No such file or directory")
    player.display.close()


def test_other_authorization_or_an_old_protocol_is_refused(brlapi_server: FakeBrlapi) -> None:
    brlapi_server.auth = "C"
    with pytest.raises(brlapi.BrlapiError, match="another authorization"):
        brlapi.connect(brlapi_server.address, None, HANGS_S)
    brlapi_server.auth, brlapi_server.version = "N", 7
    with pytest.raises(brlapi.BrlapiError, match="version 7"):
        brlapi.connect(brlapi_server.address, None, HANGS_S)


def test_a_terminal_that_is_refused(brlapi_server: FakeBrlapi) -> None:
    brlapi_server.refuse = {"t"}
    player = Player(brlapi_server)
    assert player.until_lost("refused").detail == "tty busy"
    brlapi_server.refuse = set()
    player.until(Connected(DisplaySize(40)))
    player.display.close()


def test_a_server_that_cannot_watch_the_size_is_asked(brlapi_server: FakeBrlapi) -> None:
    brlapi_server.refuse = {"PR"}
    player = Player(brlapi_server)
    player.until(Connected(DisplaySize(40)))
    brlapi_server.resize(20, tell=False)
    player.until(SizeChanged(DisplaySize(20)))
    player.display.close()


def test_closing_ends_the_thread_even_while_nobody_answers(brlapi_server: FakeBrlapi) -> None:
    brlapi_server.mute = {"v"}
    before = set(threading.enumerate())
    player = Player(brlapi_server, replace(QUICK, patience=10 * HANGS_S))
    until(lambda: brlapi_server.connections, "a connection")
    [thread] = [new for new in set(threading.enumerate()) - before if new.name == "brlapi"]
    player.display.close()
    until(
        lambda: not thread.is_alive(),
        "the end of the thread, long before its patience ends",
    )
    player.display.close()


def test_the_local_socket(tmp_path: Path) -> None:
    path = str(tmp_path / "0")
    with socket.socket(socket.AF_UNIX) as listener:
        listener.bind(path)
        listener.listen()

        def serve() -> None:
            with listener.accept()[0] as client:
                client.sendall(brlapi_codec.version().encode())
                client.recv(100)
                client.sendall(b"\0\0\0\x04\0\0\0a\0\0\0N")
                client.recv(100)
                client.sendall(b"\0\0\0\x08\0\0\0s\0\0\0\x0c\0\0\0\x01")

        server = threading.Thread(target=serve)
        server.start()
        connection = brlapi.connect(ServerAddress(path=path), None)
        assert connection.size() == DisplaySize(12)
        connection.close()
        server.join()


def test_probing_finds_a_brltty_or_says_why_not(
    brlapi_server: FakeBrlapi, monkeypatch: pytest.MonkeyPatch
) -> None:
    number = brlapi_server.port - 4101
    monkeypatch.setenv("BRLAPI_HOST", f"127.0.0.1:{number}")
    assert brlapi.probe() == (brlapi_server.address, "Fake", DisplaySize(40))
    brlapi_server.stop()
    with pytest.raises(brlapi.BrlapiError) as caught:
        brlapi.probe()
    assert caught.value.reason == "absent"
