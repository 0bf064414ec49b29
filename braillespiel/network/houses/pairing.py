"""How a new device proves the six digits that another one shows: SPAKE2 (joining.handshake).

The certificate of the connection is part of the house's identity there, as at a table's door. The
proofs hold the new device's key and the random number of this connection, too.
"""

from __future__ import annotations

from braillespiel.network.houses import spoken
from braillespiel.network.joining import handshake as joining

CODE_S = 300.0
"""The digits are good for so long."""
ASKED_S = 120.0
"""Both people have so long to say yes."""
_WORDS = 2


def password(house: str, code: str) -> str:
    """Return what both sides prove that they know."""
    return f"braillespiel house 1 device {house} {code}"


def proof(key: bytes, who: bytes, nonce: str, device: str) -> str:
    """Return what proves that ``who`` (b"device" or b"house") has the key of SPAKE2."""
    return joining.proof(key, who + bytes.fromhex(nonce + device)).hex()


def name_of(device: str) -> str:
    """Return the words by which people know the device with a key."""
    return spoken.said(bytes.fromhex(device), _WORDS)
