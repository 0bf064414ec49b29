"""The hosts that a seat knows: their names and addresses, their certificates, its tokens.

Kept in ``network/known.json`` in the data folder. What cannot be read there is put aside untouched
and costs nothing else: a damaged entry does not affect the others, a damaged file does not stop the
start.
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Annotated

import msgspec

from braillespiel.decoding import decode
from braillespiel.network import texts
from braillespiel.network.joining import files
from braillespiel.network.joining.address import Address
from braillespiel.store.database import wall_clock

FILE = "known.json"
BROKEN = "known-broken.json"
LOCK = "known.lock"
MOST = 200
"""Hosts that are kept; those visited longest ago give way."""
_LONGEST = 256 << 10
_LOCK_S = 2.0

_Hex32 = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{32}$")]
_Hex64 = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$")]


class Known(msgspec.Struct, frozen=True):
    """A host this computer has been at, or whose address was kept under a name."""

    name: Annotated[str, msgspec.Meta(max_length=texts.NAME)]
    """What its person, or the player here, calls it; each name is used once."""
    host: Annotated[str, msgspec.Meta(min_length=1, max_length=300)]
    port: Annotated[int, msgspec.Meta(ge=1, le=65535)]
    """Where it was last (Address)."""
    fingerprint: _Hex64 | None = None
    """SHA-256 of its certificate; None if never visited, or if it is to be trusted anew."""
    token: _Hex32 | None = None
    """For the chair held there; None if it was given up. Sent to this certificate alone."""
    last: Annotated[int, msgspec.Meta(ge=0)] = 0
    """When it was last visited, in milliseconds since 1970, UTC."""


class KnownHosts:
    """The hosts of the data folder ``home``. Several programs may use it at once.

    ``damaged`` is where a file was put aside in which something could not be read.
    """

    def __init__(self, home: Path, clock: Callable[[], int] = wall_clock) -> None:
        self._home = home
        self._clock = clock
        self.damaged: Path | None = None

    def all(self) -> tuple[Known, ...]:
        """Return all of them, the most recent first; none if the file cannot be read."""
        return tuple(sorted(self._read(), key=lambda each: -each.last))

    def named(self, name: str) -> Known | None:
        """Return the host with a name, in upper or lower case."""
        wanted = name.casefold()
        return next((each for each in self.all() if each.name.casefold() == wanted), None)

    def at(self, address: Address) -> Known | None:
        """Return the host that was last at an address."""
        where = (address.host, address.port)
        return next((each for each in self.all() if (each.host, each.port) == where), None)

    def with_certificate(self, fingerprint: bytes) -> Known | None:
        """Return the host of a certificate."""
        wanted = fingerprint.hex()
        return next((each for each in self.all() if each.fingerprint == wanted), None)

    def beginning(self, digits: str) -> Known | None:
        """Return the host whose fingerprint begins like this: what a found table says of itself."""
        return next(
            (each for each in self.all() if (each.fingerprint or "-").startswith(digits)), None
        )

    def remember(self, name: str, address: Address, fingerprint: bytes, token: str | None) -> Known:
        """Keep a host that has just proved itself; on disk when this returns. Raises OSError.

        It takes the place, and where ``name`` is its mere address the name, of one that was kept
        by this address without a certificate; the place of one with the same certificate or name.
        """
        where = (address.host, address.port)
        with self._changing() as hosts:
            bare = [each for each in hosts if not each.fingerprint and _where(each) == where]
            if bare and name == str(address):
                name = bare[0].name
            known = Known(
                name[: texts.NAME], *where, fingerprint.hex(), token, max(0, self._clock())
            )
            hosts[:] = [
                each
                for each in hosts
                if each not in bare
                and each.fingerprint != known.fingerprint
                and each.name.casefold() != known.name.casefold()
            ]
            hosts.append(known)
            _bounded(hosts)
        return known

    def keep(self, name: str, address: Address) -> None:
        """Keep an address under a name, or give the host there that name.

        Raises OSError, network.texts.TextError.
        """
        name = texts.name(name)
        with self._changing() as hosts:
            where = (address.host, address.port)
            there = [each for each in hosts if _where(each) == where]
            first = there[0] if there else Known(name, *where, last=max(0, self._clock()))
            hosts[:] = [
                each
                for each in hosts
                if each is not first and each.name.casefold() != name.casefold()
            ]
            hosts.append(msgspec.structs.replace(first, name=name))
            _bounded(hosts)

    def move(self, known: Known, address: Address) -> None:
        """Note that a host is at another address now. Raises OSError."""
        where = {"host": address.host, "port": address.port, "last": max(0, self._clock())}
        self._change(known, msgspec.structs.replace(known, **where))

    def trust_anew(self, address: Address) -> None:
        """Forget the certificate that a host had at an address, and the token. Raises OSError."""
        with self._changing() as hosts:
            hosts[:] = [
                msgspec.structs.replace(each, fingerprint=None, token=None)
                if _where(each) == (address.host, address.port)
                else each
                for each in hosts
            ]

    def give_up(self, known: Known) -> None:
        """Forget the token: the player left, or the host does not know it. Raises OSError."""
        self._change(known, msgspec.structs.replace(known, token=None))

    def forget(self, known: Known) -> None:
        """Forget a host. Raises OSError."""
        self._change(known, None)

    # --- inside -----------------------------------------------------------------------------

    def _change(self, known: Known, by: Known | None) -> None:
        with self._changing() as hosts:
            others = [each for each in hosts if each.name != known.name]
            hosts[:] = others if by is None or len(others) == len(hosts) else [by, *others]

    @contextlib.contextmanager
    def _changing(self) -> Iterator[list[Known]]:
        from filelock import FileLock, Timeout

        folder = files.folder(self._home)
        lock = FileLock(str(folder / LOCK), mode=0o600, thread_local=False)
        with contextlib.ExitStack() as held:
            # Without a lock one change of two at the same moment may be lost, never the file.
            with contextlib.suppress(Timeout, NotImplementedError):
                held.enter_context(lock.acquire(timeout=_LOCK_S))
            hosts = self._read(strict=True)
            yield hosts
            files.write(folder / FILE, msgspec.json.encode(hosts))

    def _read(self, strict: bool = False) -> list[Known]:
        """Return what is kept. With ``strict`` raises OSError instead of overlooking it."""
        path = self._home / files.FOLDER / FILE
        try:
            with path.open("rb") as file:
                data = file.read(_LONGEST + 1)
        except FileNotFoundError:
            return []
        except OSError:
            if strict:
                raise
            return []
        hosts, whole = _decoded(data)
        if not whole:
            self._put_aside(path, hosts)
        return hosts

    def _put_aside(self, path: Path, hosts: list[Known]) -> None:
        # Where that cannot be done the file stays as it is, and is tried again next time.
        with contextlib.suppress(OSError):
            self.damaged = path.replace(path.with_name(BROKEN))
            files.write(path, msgspec.json.encode(hosts))


def _where(known: Known) -> tuple[str, int]:
    return known.host, known.port


def _bounded(hosts: list[Known]) -> None:
    hosts.sort(key=lambda each: -each.last)
    del hosts[MOST:]


def _decoded(data: bytes) -> tuple[list[Known], bool]:
    """Return the hosts that can be read, and whether all could be."""
    if len(data) > _LONGEST:
        return [], False
    try:
        parts = decode(data, list[msgspec.Raw])
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return [], False
    hosts: list[Known] = []
    for part in parts:
        with contextlib.suppress(msgspec.MsgspecError, UnicodeError, RecursionError):
            hosts.append(decode(part, Known))
    return hosts[:MOST], len(hosts) == len(parts) <= MOST
