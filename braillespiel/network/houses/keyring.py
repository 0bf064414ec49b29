"""The keys of this device, one for each house, and where those houses were.

Kept in ``network/houses.json`` in the data folder, readable by its owner alone.
"""

from __future__ import annotations

import contextlib
from pathlib import Path
from typing import Annotated

import msgspec
from msgspec import Meta

from braillespiel.decoding import decode
from braillespiel.network.houses.messages import Hex32, Hex64
from braillespiel.network.joining import files
from braillespiel.network.joining.address import Address

FILE = "houses.json"
LOCK = "houses.lock"
MOST = 200
_LONGEST = 256 << 10
_LOCK_S = 2.0


class KnownHouse(msgspec.Struct, frozen=True):
    """A house at which this device has a key."""

    house: Hex32
    name: Annotated[str, Meta(max_length=40)]
    host: Annotated[str, Meta(min_length=1, max_length=300)]
    port: Annotated[int, Meta(ge=1, le=65535)]
    fingerprint: Hex64
    """SHA-256 of its certificate when it was there last; digits of 0 where there was no TLS."""
    key: Hex64
    """The private key (Ed25519)."""
    person: Annotated[str, Meta(max_length=40)] = ""
    """What this person is called there."""
    trusted: bool = False
    """Whether the system vouched for its certificate: then it may have a new one."""
    hosts: tuple[Address, ...] = ()
    """Where else the house is reached, as it told last; there it shows the same certificate."""


class Keyring:
    """The keys in a data folder; several programs may use them at once."""

    def __init__(self, home: Path) -> None:
        self._home = home

    def all(self) -> tuple[KnownHouse, ...]:
        """Return the houses, the one visited last first; none if the file cannot be read."""
        try:
            data = (self._home / files.FOLDER / FILE).read_bytes()
            return tuple(decode(data[:_LONGEST], list[KnownHouse]))
        except (OSError, msgspec.MsgspecError, UnicodeDecodeError):
            return ()

    def at(self, address: Address) -> KnownHouse | None:
        """Return the house that was last at an address."""
        where = (address.host, address.port)
        return next((each for each in self.all() if (each.host, each.port) == where), None)

    def is_known(self, address: Address, fingerprint: bytes) -> bool:
        """Tell whether a house has said that it is at an address, too, and this certificate is its.

        What it says of an address where another house is counts for nothing.
        """
        shown = fingerprint.hex()
        return any(address in each.hosts and each.fingerprint == shown for each in self.all())

    def of(self, house: str) -> KnownHouse | None:
        """Return what is known of a house."""
        return next((each for each in self.all() if each.house == house), None)

    def keep(self, known: KnownHouse) -> None:
        """Keep a house and the key; on disk when this returns. Raises OSError."""
        self._write(known.house, known)

    def forget(self, house: str) -> None:
        """Forget a house and the key. Raises OSError."""
        self._write(house)

    def _write(self, house: str, *known: KnownHouse) -> None:
        from filelock import FileLock, Timeout

        folder = files.folder(self._home)
        lock = FileLock(str(folder / LOCK), mode=0o600, thread_local=False)
        with contextlib.ExitStack() as held:
            with contextlib.suppress(Timeout, NotImplementedError):
                held.enter_context(lock.acquire(timeout=_LOCK_S))
            others = [each for each in self.all() if each.house != house]
            files.write(folder / FILE, msgspec.json.encode([*known, *others][:MOST]))
