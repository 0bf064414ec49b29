"""Recovery sheets: a key as words, written down beforehand, which brings a new device in once.

The sheet signs the new device's key, over the house and its certificate: whoever listens, or
relays, has nothing of it. The house is told the public key alone, and keeps a digest of that.
"""

from __future__ import annotations

from hashlib import sha256
from secrets import token_bytes
from typing import TYPE_CHECKING

from braillespiel.network.houses import handshake, spoken

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

BYTES = 2 * spoken.WORDS
"""96 bits: nobody finds them by trying, nor from what the house keeps."""
_SEED = b"braillespiel house 1 sheet\0"
_SIGNED = b"braillespiel house 1 recovers\0"


def new() -> bytes:
    """Return a new secret."""
    return token_bytes(BYTES)


def words(secret: bytes) -> list[str]:
    """Return the words of a secret."""
    return spoken.said(secret).split("-")


def read(text: str) -> bytes | None:
    """Return the secret whose words somebody typed, None if they are none."""
    found = spoken.read(" ".join(text.replace("-", " ").split()))
    return found if found is not None and len(found) == BYTES else None


def public(secret: bytes, house: str) -> str:
    """Return the public key of a sheet for a house, as hexadecimal digits."""
    return _key(secret, house).public_key().public_bytes_raw().hex()


def proof(secret: bytes, house: str, fingerprint: bytes, nonce: str, device: str) -> str:
    """Return what the sheet signs: that this device comes to this house, now."""
    return _key(secret, house).sign(_signed(house, fingerprint, nonce, device)).hex()


def is_proved(sheet: str, proof: str, house: str, fingerprint: bytes, nonce: str, key: str) -> bool:
    """Tell whether a sheet has signed that the device with ``key`` comes."""
    return handshake.is_signed(sheet, proof, _signed(house, fingerprint, nonce, key))


def _signed(house: str, fingerprint: bytes, nonce: str, device: str) -> bytes:
    return _SIGNED + bytes.fromhex(house) + fingerprint + bytes.fromhex(nonce + device)


def _key(secret: bytes, house: str) -> Ed25519PrivateKey:
    return handshake.private(sha256(_SEED + bytes.fromhex(house) + secret).digest())
