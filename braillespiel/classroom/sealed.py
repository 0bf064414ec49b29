"""Files of a class: one line that says what it is, then JSON, encrypted if there is a password.

The first line is readable without the password, so that evidence is deleted on its date by
whoever starts the program; with a password, changing that line makes the rest unreadable.
The password becomes a key by scrypt (RFC 7914; N = 2¹⁵, r = 8, p = 3, as the OWASP Password
Storage Cheat Sheet has it), the encryption is AES-256-GCM with a random nonce for each writing.
"""

from __future__ import annotations

import secrets
from dataclasses import dataclass, field
from pathlib import Path
from typing import Literal, TypeVar

import msgspec

from braillespiel import input_limits
from braillespiel.decoding import decode
from braillespiel.network.joining import files

VERSION = 1
_SALT, _NONCE = 16, 12
_COST = 2**15
_MEMORY = 64 << 20
"""Bytes; scrypt needs 128 · N · r = 32 MB."""

Kind = Literal["class", "evidence", "reports"]
_Content = TypeVar("_Content")


class SealedError(Exception):
    """A file of a class is not read; ``rule`` is a message of the catalogue "class".

    "class-other" (no file of a class), "class-newer", "class-broken", "class-password" (one is
    needed), "class-password-wrong".
    """

    def __init__(self, rule: str, path: Path) -> None:
        self.rule = rule
        self.details = {"path": str(path)}
        super().__init__(f"{rule}: {path}")


class Head(msgspec.Struct, frozen=True, omit_defaults=True):
    """The first line of a file."""

    braillespiel: Kind
    version: int = VERSION
    until: str = ""
    """The last day on which it is kept; "" where there is none."""
    salt: str = ""
    """In hex; "" where nothing is encrypted."""


@dataclass(frozen=True, slots=True)
class Lock:
    """What a password and a file's salt make; the key is in no text."""

    salt: str = ""
    key: bytes = field(default=b"", repr=False)


OPEN = Lock()
"""No password."""


def lock(password: str, salt: str = "") -> Lock:
    """Return the lock of a password; a new one without ``salt``. Takes some tenths of a second."""
    import hashlib

    if not password:
        return OPEN
    salt = salt or secrets.token_hex(_SALT)
    key = hashlib.scrypt(
        password.encode(), salt=bytes.fromhex(salt), n=_COST, r=8, p=3, maxmem=_MEMORY, dklen=32
    )
    return Lock(salt, key)


def write(path: Path, kind: Kind, content: object, by: Lock = OPEN, until: str = "") -> None:
    """Write a file: then it is on disk, or else the old one still is.

    Raises OSError, and InputError "large" if nobody could read it again.
    """
    head = msgspec.json.encode(Head(kind, until=until, salt=by.salt)) + b"\n"
    body = msgspec.json.encode(content)
    if by.key:
        from cryptography.hazmat.primitives.ciphers.aead import AESGCM

        nonce = secrets.token_bytes(_NONCE)
        body = nonce + AESGCM(by.key).encrypt(nonce, body, head)
    if len(head) + len(body) > input_limits.LIMITS["class"].size:
        raise input_limits.too_large("class", path)
    files.write(path, head + body)


def head(path: Path) -> Head:
    """Return the first line of a file. Raises SealedError, InputError."""
    return _split(path)[0]


def read(
    path: Path, kind: Kind, shape: type[_Content], password: str, known: Lock = OPEN
) -> tuple[_Content, Lock]:
    """Return what a file holds, and the lock with which it is written again.

    ``known`` is the lock of another file that the password opened. Raises SealedError,
    InputError.
    """
    found, line, body = _split(path)
    if found.braillespiel != kind:
        raise SealedError("class-other", path)
    by = OPEN
    if found.salt:
        if known.salt != found.salt and not password:
            raise SealedError("class-password", path)
        by = known if known.salt == found.salt else _lock_of(found, password, path)
        body = _opened(body, by, line, path)
    try:
        return decode(body, shape), by
    except (msgspec.MsgspecError, RecursionError, ValueError):
        raise SealedError("class-broken", path) from None


def _split(path: Path) -> tuple[Head, bytes, bytes]:
    data = input_limits.read_bytes(path, "class")
    end = data.find(b"\n") + 1
    try:
        found = decode(data[:end], Head)
    except (msgspec.MsgspecError, RecursionError, ValueError):
        raise SealedError("class-other", path) from None
    if found.version > VERSION:
        raise SealedError("class-newer", path)
    return found, data[:end], data[end:]


def _lock_of(found: Head, password: str, path: Path) -> Lock:
    try:
        return lock(password, found.salt)
    except ValueError:  # a salt that is none
        raise SealedError("class-broken", path) from None


def _opened(body: bytes, by: Lock, line: bytes, path: Path) -> bytes:
    from cryptography.exceptions import InvalidTag
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM

    try:
        return AESGCM(by.key).decrypt(body[:_NONCE], body[_NONCE:], line)
    except (InvalidTag, ValueError):
        raise SealedError("class-password-wrong", path) from None
