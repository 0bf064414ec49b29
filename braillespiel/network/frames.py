"""Messages as frames: JSON documents of at most 64 KiB, longer ones in parts.

What comes from the other side is decoded into types with bounds; whatever does not fit is a
FrameError, and ends the connection or is refused by name.
"""

from __future__ import annotations

import re
from functools import cache
from typing import Any, Generic, TypeVar

import msgspec

from braillespiel import input_limits
from braillespiel.decoding import decode, decoder
from braillespiel.network import messages as m
from braillespiel.network import protocol, texts

_LONG_NUMBER = re.compile(rb"[0-9]{19}")
PART = 12_000
"""Characters of a part: with escapes, or four bytes each, they stay within the bound."""
LONGEST = 512
"""Things that one list of an update holds at most; the longest seen has 80."""
WORDS = 60
Kind = TypeVar("Kind")


class FrameError(Exception):
    """A frame is refused; ``rule`` is message-unknown, message-malformed or message-large.

    ``name`` is the kind of message, if it can be told.
    """

    def __init__(self, rule: str, name: str = "") -> None:
        self.rule = rule
        self.name = name
        super().__init__(rule, name)

    @property
    def ends(self) -> bool:
        """Tell whether the connection is closed: only unknown messages are passed over."""
        return self.rule != "message-unknown"


def frames(message: protocol.FromSeat | protocol.FromHost) -> list[bytes]:
    """Return a message as frames. Raises FrameError message-large."""
    data = msgspec.json.encode(message)
    if len(data) <= m.FRAME:
        return [data]
    text = data.decode()
    pieces = [text[at : at + PART] for at in range(0, len(text), PART)]
    if len(pieces) > m.PARTS:
        raise FrameError("message-large", type(message).__name__)
    return [msgspec.json.encode(m.Part(n, len(pieces), piece)) for n, piece in enumerate(pieces)]


def named(data: bytes) -> str:
    """Return what a message calls itself, shortened and reduced to letters; "" if nothing."""
    try:
        found = decode(data, _Tagged).type
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return ""
    return "".join(
        sign for sign in found[:WORDS] if sign.isascii() and (sign.isalnum() or sign == "-")
    )


class _Tagged(msgspec.Struct):
    type: str


class Reader(Generic[Kind]):
    """Reads the frames of one connection; ``kind`` is the union of the messages that may come.

    With ``shown``, no text in a message may contain a character that cannot be shown
    (texts.is_plain): what comes from a host reaches screens, lines and terminals.
    """

    def __init__(self, kind: type[Kind], *, shown: bool = False) -> None:
        self._shown = shown
        messages: Any = kind
        self._decoder: msgspec.json.Decoder[Kind] = decoder(messages)
        self._tags = _tags(messages)
        self._parts: list[str] = []

    def read(self, data: bytes) -> Kind | None:
        """Return the message that a frame completes, or None for a part. Raises FrameError."""
        if len(data) > m.FRAME:
            raise FrameError("message-large")
        message = self._decoded(data)
        if not isinstance(message, m.Part):
            if self._parts:
                raise FrameError("message-malformed", "part")
            return message
        if message.n != len(self._parts):
            raise FrameError("message-malformed", "part")
        self._parts.append(message.text)
        if message.n + 1 < message.of:
            return None
        whole, self._parts = "".join(self._parts).encode(), []
        found = self._decoded(whole)
        if isinstance(found, m.Part):
            raise FrameError("message-malformed", "part")
        return found

    def _decoded(self, data: bytes) -> Kind:
        try:
            if self._shown and not _is_plain(data):
                raise FrameError("message-malformed", named(data))
            return self._decoder.decode(data)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError, ValueError):
            name = named(data)
        known = not name or name in self._tags
        raise FrameError("message-malformed" if known else "message-unknown", name)


@cache
def _tags(kind: Any) -> frozenset[str]:
    info = msgspec.inspect.multi_type_info(getattr(kind, "__args__", (kind,)))
    return frozenset(str(each.tag) for each in info if isinstance(each, msgspec.inspect.StructType))


def _is_plain(data: bytes) -> bool:
    """Tell whether every text of a JSON document may be shown."""
    if data.isascii() and b"\\" not in data:
        return True  # JSON has no other way to write any other sign
    document = msgspec.json.decode(data)
    if isinstance(document, dict) and document.get("type") == "mirror":
        _without_cells(document)
    waiting = [document]
    while waiting:
        value = waiting.pop()
        if isinstance(value, dict):
            waiting += value.keys()
            waiting += value.values()
        elif isinstance(value, list):
            waiting += value
        elif isinstance(value, str) and not texts.is_plain(value):
            return False
    return True


def _without_cells(mirror: dict[str, Any]) -> None:
    """Take the Braille out of what somebody else's line shows: there, and there alone, it may be.

    Rows with anything but cells stay, and are looked at like every other text.
    """
    shown = mirror.get("shown")
    rows = shown.get("rows") if isinstance(shown, dict) else None
    if isinstance(shown, dict) and isinstance(rows, list) and all(map(texts.is_cells, rows)):
        del shown["rows"]


def plain(raw: msgspec.Raw) -> bytes:
    """Return a document within a message, if it is no larger than what a table can hold.

    Raises FrameError.
    """
    data = bytes(raw)
    if len(data) > m.FRAME:
        raise FrameError("message-large", "update")
    if data.count(b",") <= LONGEST and _LONG_NUMBER.search(data) is None:
        return data  # small, and msgspec itself bounds how deep it is
    try:
        whole = input_limits.checked(msgspec.json.decode(data), "position", "update")
    except (msgspec.MsgspecError, RecursionError, ValueError, input_limits.InputError) as error:
        raise FrameError("message-malformed", "update") from error
    waiting = [whole]
    while waiting:
        value = waiting.pop()
        if isinstance(value, list | dict):
            if len(value) > LONGEST:
                raise FrameError("message-large", "update")
            waiting += value.values() if isinstance(value, dict) else value
    return data
