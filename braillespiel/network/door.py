"""The door of a table: who gets in, and over what."""

from __future__ import annotations

import socket
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    import ssl

    from websockets.asyncio.server import ServerConnection

LOOPBACK = ("127.0.0.1", "::1")
EVERYWHERE = ("0.0.0.0", "::")


class Admitted(Protocol):
    """Somebody who has proved the code, or a token."""

    @property
    def token(self) -> str:
        """32 hexadecimal digits."""

    @property
    def returning(self) -> bool:
        """The token was given out before; else it was made a moment ago."""


class Door(Protocol):
    """Lets a connection prove that its people know the code, or hold a token."""

    @property
    def code(self) -> str:
        """Six digits."""

    @property
    def fingerprint(self) -> str:
        """SHA-256 of the certificate as hexadecimal digits; "" without one."""

    @property
    def tls(self) -> ssl.SSLContext | None:
        """What connections are encrypted with."""

    async def admit(self, connection: ServerConnection) -> Admitted:
        """Return who comes; raises for whoever does not get in."""

    def new_code(self) -> None:
        """Let another code hold."""


class OpenDoor:
    """No proof and no encryption: for measurements on one computer only."""

    fingerprint = ""
    tls = None

    def __init__(self, code: str) -> None:
        self.code = code

    def new_code(self) -> None:
        """No code is asked for."""


def local_address() -> str:
    """Return this computer's address in its network, 127.0.0.1 where there is none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asked:
        try:
            asked.connect(("192.0.2.1", 9))  # nothing is sent: only the way there is looked up
            found: str = asked.getsockname()[0]
        except OSError:
            return LOOPBACK[0]
    return found


def is_loopback(host: str) -> bool:
    """Tell whether an address is this computer itself."""
    return host in (*LOOPBACK, "localhost", "[::1]") or host.startswith("127.")


def address(host: str, port: int) -> str:
    """Return an address as it is typed: "192.168.1.20:24111", "[::1]:24111"."""
    return f"[{host}]:{port}" if ":" in host else f"{host}:{port}"


def host_and_port(text: str) -> tuple[str, int]:
    """Return what an address says. Raises ValueError where it is none."""
    host, _, port = text.strip().rpartition(":")
    host = host.removeprefix("[").removesuffix("]")
    if not host or not port.isascii() or not port.isdigit() or not 0 < int(port[:6]) < 1 << 16:
        raise ValueError(text)
    return host, int(port)
