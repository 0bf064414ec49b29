"""The packets of BrlAPI, protocol version 8: bytes in, packets out, and back. No I/O.

Every packet is a header of two 32-bit numbers, the length of its data and its type, then the data;
all numbers are big-endian. Source: the protocol chapter of the BrlAPI manual of BRLTTY 6, and a
BRLTTY 6.5 that answered.
"""

from __future__ import annotations

import struct
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

VERSION: Final = 8
_HEADER: Final = struct.Struct(">II")
LARGEST_DATA: Final = 4096  # bytes; the limit that both ends keep
LARGEST_DISPLAY: Final = 2000  # cells; more could not be written in one packet

P_VERSION: Final = ord("v")
P_AUTH: Final = ord("a")
P_DRIVER_NAME: Final = ord("n")
P_MODEL: Final = ord("d")
P_DISPLAY_SIZE: Final = ord("s")
P_ENTER_TTY: Final = ord("t")
P_LEAVE_TTY: Final = ord("L")
P_IGNORE_KEYS: Final = ord("m")
P_ACCEPT_KEYS: Final = ord("u")
P_WRITE: Final = ord("w")
P_KEY: Final = ord("k")
P_ACK: Final = ord("A")
P_ERROR: Final = ord("e")
P_EXCEPTION: Final = ord("E")
P_PARAM_REQUEST: Final = (ord("P") << 8) + ord("R")
P_PARAM_UPDATE: Final = (ord("P") << 8) + ord("U")

AUTH_NONE: Final = ord("N")
AUTH_KEY: Final = ord("K")

_PARAM_DISPLAY_SIZE: Final = 6
_PARAM_GLOBAL: Final = 0x01
_PARAM_SUBSCRIBE: Final = 0x200

_WRITE_REGION: Final = 0x02
_WRITE_TEXT: Final = 0x04
_WRITE_OR: Final = 0x10
_WRITE_CURSOR: Final = 0x20
_WRITE_CHARSET: Final = 0x40

_ERRORS = {
    1: "no memory",
    2: "tty busy",
    3: "device busy",
    4: "unknown instruction",
    5: "illegal instruction",
    6: "invalid parameter",
    7: "invalid packet",
    8: "connection refused",
    9: "not supported",
    12: "unknown tty",
    13: "protocol version",
    15: "empty key",
    16: "driver error",
    17: "authentication",
    18: "read-only parameter",
}


class Packet(NamedTuple):
    """A packet: its type (mostly an ASCII letter) and its data."""

    type: int
    data: bytes = b""

    def encode(self) -> bytes:
        """Return the packet as it goes over the wire."""
        return _HEADER.pack(len(self.data), self.type) + self.data


class ProtocolError(Exception):
    """The bytes are not BrlAPI: the other end speaks something else, or is broken.

    ``packets`` are those that were complete before.
    """

    def __init__(self, reason: str, packets: Sequence[Packet] = ()) -> None:
        self.packets = packets
        super().__init__(reason)


_KEY_HEADER: Final = _HEADER.pack(8, P_KEY)
_SIZE_HEADER: Final = _HEADER.pack(8, P_DISPLAY_SIZE)


class Decoder:
    """Cuts a stream of bytes into packets, however the bytes arrive."""

    def __init__(self) -> None:
        self._buffer = bytearray()
        self.size_asked = False
        """Set by whoever asks for the size; cleared by the answer."""

    def feed(self, data: bytes) -> list[Packet]:
        """Take in bytes and return the packets that they complete.

        Raises:
            ProtocolError: a packet longer than the protocol allows, or the header of another in
                it, as where BRLTTY 6.5 sends a key and an answer at once. The stream is lost then,
                and the error holds the packets before it.
        """
        self._buffer += data
        packets: list[Packet] = []
        while len(self._buffer) >= 8:
            length, kind = struct.unpack_from(">II", self._buffer)
            if length > LARGEST_DATA:
                raise ProtocolError(f"a packet of {length} bytes", packets)
            if len(self._buffer) < 8 + length:
                break
            packet = Packet(kind, bytes(self._buffer[8 : 8 + length]))
            if self._mixed(packet):
                raise ProtocolError("two packets mixed", packets)
            if kind == P_DISPLAY_SIZE:
                self.size_asked = False
            packets.append(packet)
            del self._buffer[: 8 + length]
        return packets

    def _mixed(self, packet: Packet) -> bool:
        """Tell whether the header of a key lies in a size, or that of a size in a key.

        The codes of Alt+K and Alt+S look like these headers. Keys are not mixed with each other,
        and a size only comes when it was asked for.
        """
        if packet.type == P_KEY:
            return self.size_asked and packet.data == _SIZE_HEADER
        return packet.type == P_DISPLAY_SIZE and packet.data == _KEY_HEADER


# What the server says.


def numbers(packet: Packet, least: int = 0) -> tuple[int, ...]:
    """Return the data of a packet as 32-bit numbers.

    Raises:
        ProtocolError: fewer than ``least``, or a broken one at the end.
    """
    count, rest = divmod(len(packet.data), 4)
    if rest or count < least:
        raise ProtocolError(f"{len(packet.data)} bytes of data in a packet of type {packet.type}")
    return struct.unpack(f">{count}I", packet.data)


def display_size(packet: Packet) -> tuple[int, int]:
    """Return columns and rows; either is 0 while BRLTTY has no display.

    Raises:
        ProtocolError: no sizes, or impossible ones.
    """
    columns, rows = numbers(packet, 2)[:2]
    if columns * rows > LARGEST_DISPLAY:
        raise ProtocolError(f"a display of {columns} by {rows} cells")
    return columns, rows


def key_code(packet: Packet) -> int:
    """Return the 64-bit code of a key packet.

    Raises:
        ProtocolError: the data is shorter.
    """
    if len(packet.data) < 8:
        raise ProtocolError(f"a key of {len(packet.data)} bytes")
    return int.from_bytes(packet.data[:8], "big")


def error_name(packet: Packet) -> str:
    """Return what an error or exception packet complains of."""
    code = int.from_bytes(packet.data[:4], "big")
    return _ERRORS.get(code, f"error {code}")


# What we say.


def version() -> Packet:
    """Return our answer to the server's version."""
    return Packet(P_VERSION, struct.pack(">I", VERSION))


def auth_key(key: bytes) -> Packet:
    """Return the packet that proves our right by the contents of the key file."""
    return Packet(P_AUTH, struct.pack(">I", AUTH_KEY) + key)


def enter_tty(path: Sequence[int]) -> Packet:
    """Return the packet that asks for a terminal, to get its keys as commands."""
    return Packet(P_ENTER_TTY, struct.pack(f">{len(path) + 1}I", len(path), *path) + b"\0")


def key_ranges(kind: int, ranges: Iterable[tuple[int, int]]) -> Packet:
    """Return the packet that accepts or ignores ranges of key codes (first, last)."""
    return Packet(kind, b"".join(struct.pack(">QQ", *pair) for pair in ranges))


def watch_size() -> Packet:
    """Return the packet that asks to be told when the size of the display changes."""
    flags = _PARAM_GLOBAL | _PARAM_SUBSCRIBE
    return Packet(P_PARAM_REQUEST, struct.pack(">IIII", flags, _PARAM_DISPLAY_SIZE, 0, 0))


def write_dots(cells: bytes, cursor: int | None = None) -> Packet:
    """Return the packet that fills the whole display.

    ``cells`` are all cells of the display, row by row; bit n is dot n + 1. ``cursor`` is a cell
    counted from 0. BRLTTY's own translation is avoided by writing blanks and adding the dots.
    """
    at = 0 if cursor is None else cursor + 1
    return Packet(
        P_WRITE, b"".join((_blanks(len(cells)), cells, at.to_bytes(4, "big"), b"\x05UTF-8"))
    )


@lru_cache(maxsize=8)
def _blanks(count: int) -> bytes:
    flags = _WRITE_REGION | _WRITE_TEXT | _WRITE_OR | _WRITE_CURSOR | _WRITE_CHARSET
    return struct.pack(">IIII", flags, 1, count, count) + b" " * count
