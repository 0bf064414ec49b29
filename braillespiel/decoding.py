"""Typed data is read by several threads, and msgspec learns every type in one at a time.

When msgspec first reads a type it notes how the parts of it are read. Two threads that do this at
once for types with a part in common end the whole program, without an exception (msgspec 0.22).
So types are learnt here behind one lock; reading what is learnt needs none.
"""

from __future__ import annotations

import threading
from typing import Any, TypeVar, overload

import msgspec

_Kind = TypeVar("_Kind")
_LEARNING = threading.Lock()
_learnt: dict[Any, msgspec.json.Decoder[Any]] = {}


@overload
def decoder(kind: type[_Kind]) -> msgspec.json.Decoder[_Kind]: ...


@overload
def decoder(kind: Any) -> msgspec.json.Decoder[Any]: ...


def decoder(kind: Any) -> msgspec.json.Decoder[Any]:
    """Return what decodes JSON as ``kind``: a type, or a union of types."""
    found = _learnt.get(kind)
    if found is None:
        with _LEARNING:
            found = _learnt.get(kind)
            if found is None:
                found = _learnt[kind] = msgspec.json.Decoder(kind)
    return found


@overload
def decode(data: bytes | str, kind: type[_Kind]) -> _Kind: ...


@overload
def decode(data: bytes | str, kind: Any) -> Any: ...


def decode(data: bytes | str, kind: Any) -> Any:
    """Return JSON as ``kind``. Raises what ``msgspec.json.decode`` raises."""
    return decoder(kind).decode(data)


@overload
def convert(data: object, kind: type[_Kind], *, str_keys: bool = False) -> _Kind: ...


@overload
def convert(data: object, kind: Any, *, str_keys: bool = False) -> Any: ...


def convert(data: object, kind: Any, *, str_keys: bool = False) -> Any:
    """Return plain data as ``kind``. Raises msgspec.ValidationError if it does not fit.

    ``str_keys`` tells that numbers that are keys stand there as texts, as JSON has them.
    """
    decoder(kind)
    return msgspec.convert(data, kind, str_keys=str_keys)
