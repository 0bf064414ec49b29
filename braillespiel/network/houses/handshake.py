"""How a key is proved to a house: it signs which house it is, over which certificate, once.

The fingerprint is that of the certificate with which the connection really came: a signature that
somebody in between relays is worth nothing elsewhere. A key is of one house alone.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from braillespiel.decoding import decoder
from braillespiel.network.houses import messages as h
from braillespiel.network.houses.errors import HouseError

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

FRAME = 2048
"""Bytes of a frame before the proof."""
_SIGNED = b"braillespiel house 1 key\0"


def signed(house: str, fingerprint: bytes, nonce: str) -> bytes:
    """Return what a key signs."""
    return _SIGNED + bytes.fromhex(house) + fingerprint + bytes.fromhex(nonce)


def new_key() -> bytes:
    """Return a new private key: 32 bytes."""
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

    return Ed25519PrivateKey.generate().private_bytes_raw()


def private(key: bytes) -> Ed25519PrivateKey:
    """Return a private key. Raises ValueError if it is none."""
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

    return Ed25519PrivateKey.from_private_bytes(key)


def proof(key: bytes, challenge: h.Challenge, fingerprint: bytes) -> tuple[str, str]:
    """Return the public key and the signature, as hexadecimal digits."""
    found = private(key)
    signature = found.sign(signed(challenge.house, fingerprint, challenge.nonce))
    return found.public_key().public_bytes_raw().hex(), signature.hex()


def is_proved(
    proved: h.Prove | h.Pair | h.Recover, house: str, fingerprint: bytes, nonce: str
) -> bool:
    """Tell whether somebody has the key that they name."""
    return is_signed(proved.key, proved.signature, signed(house, fingerprint, nonce))


def is_signed(key: str, signature: str, what: bytes) -> bool:
    """Tell whether a public key has signed something."""
    from cryptography.exceptions import InvalidSignature
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey

    try:
        public = Ed25519PublicKey.from_public_bytes(bytes.fromhex(key))
        public.verify(bytes.fromhex(signature), what)
    except (InvalidSignature, ValueError):
        return False
    return True


def encoded(message: msgspec.Struct) -> bytes:
    """Return a message of the handshake as a frame."""
    return msgspec.json.encode(message)


def from_house(frame: bytes) -> FromDoor:
    """Return what a house says before one is in. Raises HouseError house-version."""
    try:
        return _FROM_DOOR.decode(frame[:FRAME])
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError, ValueError):
        raise HouseError("house-version") from None


FromDoor = h.Challenge | h.PairShare | h.Becomes | h.Inside | h.Refused
_FROM_DOOR: msgspec.json.Decoder[FromDoor] = decoder(FromDoor)
