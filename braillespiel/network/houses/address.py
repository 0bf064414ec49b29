"""Addresses of houses, and of their tables, as they are printed, typed and passed on.

``HOST:PORT#FINGERPRINT/TABLE``: the fingerprint is that of the house's certificate, 64 hexadecimal
digits or its words (houses.spoken); it and the table may be left out.
"""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass

from braillespiel.network.houses import spoken
from braillespiel.network.joining import address
from braillespiel.network.joining.errors import JoinError

ID = re.compile(r"[0-9a-z]{10}")
_HEX = re.compile(r"[0-9a-f]{32,64}")
_LONGEST = 400
_LONGEST_SHOWN = 60


@dataclass(frozen=True, slots=True)
class HouseAddress:
    """Where a house is; ``fingerprint`` is how that of its certificate begins, b"" if not told."""

    where: address.Address
    fingerprint: bytes = b""
    table: str = ""


def read(text: str) -> HouseAddress:
    """Return the address that somebody typed. Raises JoinError address-…."""
    shown = text[:_LONGEST_SHOWN]
    if len(text) > _LONGEST:
        raise JoinError("address-form", text=shown)
    rest = unicodedata.normalize("NFKC", text).strip()
    scheme, divided, behind = rest.partition("://")
    rest = behind if divided and scheme.isalpha() else rest
    rest, _, table = rest.partition("/")
    where, _, pinned = rest.partition("#")
    table = table.strip("/").lower()
    if table and not ID.fullmatch(table):
        raise JoinError("address-form", text=shown)
    return HouseAddress(address.read(where), _fingerprint(pinned, shown), table)


def is_table(text: str) -> bool:
    """Tell whether a text is the address of a table in a house."""
    try:
        return bool(read(text).table)
    except JoinError:
        return False


def _fingerprint(text: str, shown: str) -> bytes:
    if not text:
        return b""
    if _HEX.fullmatch(text.lower()) and not len(text) % 2:
        return bytes.fromhex(text)
    found = spoken.read(text)
    if found is None or len(found) < 2 * spoken.WORDS:
        raise JoinError("address-form", text=shown)
    return found
