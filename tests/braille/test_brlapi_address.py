"""Where BrlAPI is, and which terminal we are."""

from __future__ import annotations

from pathlib import Path

import pytest

from braillespiel.output.braille.brlapi_address import ServerAddress, addresses, key_file, tty_path

LOCAL = ServerAddress(path="/var/lib/BrlAPI/0")


@pytest.mark.parametrize(
    ("setting", "expected"),
    [
        ("", (LOCAL, ServerAddress("127.0.0.1", 4101))),
        (":0", (LOCAL,)),
        (":", (LOCAL,)),
        (":3", (ServerAddress(path="/var/lib/BrlAPI/3"),)),
        ("127.0.0.1:7", (ServerAddress("127.0.0.1", 4108),)),
        ("reader.local", (ServerAddress("reader.local", 4101),)),
        ("[::1]:2", (ServerAddress("::1", 4103),)),
        ("host:nonsense", (ServerAddress("host", 4101),)),
        ("host:99999", (ServerAddress("host", 4101),)),
    ],
)
def test_brlapi_host(setting: str, expected: tuple[ServerAddress, ...]) -> None:
    assert addresses({"BRLAPI_HOST": setting} if setting else {}) == expected


def test_brlapi_auth() -> None:
    assert key_file({}) == Path("/etc/brlapi.key")
    assert key_file({"BRLAPI_AUTH": "none"}) is None
    assert key_file({"BRLAPI_AUTH": "keyfile:/home/k"}) == Path("/home/k")
    assert key_file({"BRLAPI_AUTH": "/home/k"}) == Path("/home/k")


@pytest.mark.parametrize(
    ("environ", "window", "terminal", "path"),
    [
        ({}, None, "", ()),
        ({}, None, "/dev/pts/3", ()),
        ({}, None, "/dev/tty3", (3,)),
        ({"XDG_VTNR": "2"}, None, "/dev/pts/0", (2,)),
        ({"DISPLAY": ":0", "XDG_VTNR": "7"}, None, "", (7,)),
        ({"DISPLAY": ":0", "XDG_VTNR": "7", "WINDOWID": "99"}, None, "", (7, 99)),
        ({"DISPLAY": ":0", "WINDOWPATH": "1:5", "XDG_VTNR": "7"}, 99, "", (1, 5, 99)),
        ({"WAYLAND_DISPLAY": "wayland-0", "XDG_VTNR": "2"}, None, "", (2,)),
        ({"DISPLAY": ":0", "XDG_VTNR": "7", "WINDOWID": "99"}, 5, "", (7, 5)),
        ({"DISPLAY": ":0", "WINDOWID": "x", "XDG_VTNR": "-"}, None, "", ()),
    ],
)
def test_the_path_of_our_terminal(
    environ: dict[str, str], window: int | None, terminal: str, path: tuple[int, ...]
) -> None:
    assert tty_path(environ, window, terminal) == path
