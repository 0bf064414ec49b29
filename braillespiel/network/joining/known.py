"""The hosts that a seat has been at: their names and addresses, their certificates, its tokens.

Kept in ``network/known.json`` of the data folder. What cannot be read there is put aside untouched
and costs nothing else: a damaged entry not the others, a damaged file not the start.
"""

from __future__ import annotations

import contextlib
import hmac
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import msgspec

from braillespiel.network import texts
from braillespiel.network.joining import files
from braillespiel.network.joining.errors import JoinError
from braillespiel.store.database import wall_clock

if TYPE_CHECKING:
    from braillespiel.network.joining.address import Address

FILE = "known.json"
BROKEN = "known-broken.json"
LOCK = "known.lock"
MOST = 200
"""Hosts that are kept; those that one was at longest ago give way."""
_LONGEST = 256 << 10
_LOCK_S = 2.0

_Hex32 = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{32}$")]
_Hex64 = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$")]


class Known(msgspec.Struct, frozen=True):
    """A host that one has been at."""

    name: Annotated[str, msgspec.Meta(max_length=texts.NAME)]
    """What its person, or the player here, calls it; each name once."""
    host: Annotated[str, msgspec.Meta(min_length=1, max_length=300)]
    port: Annotated[int, msgspec.Meta(ge=1, le=65535)]
    """Where it was last (Address)."""
    fingerprint: _Hex64
    """SHA-256 of its certificate."""
    token: _Hex32 | None = None
    """For the chair one had; None where that was given up. Sent to this certificate alone."""
    last: Annotated[int, msgspec.Meta(ge=0)] = 0
    """When one was there last, in milliseconds since 1970, UTC."""


class KnownHosts:
    """The hosts of the data folder ``home``. Several programs may use it at once.

    ``damaged`` is where a file was put aside in which something could not be read.
    """

    def __init__(self, home: Path, clock: Callable[[], int] = wall_clock) -> None:
        self._home = home
        self._clock = clock
        self.damaged: Path | None = None

    def all(self) -> tuple[Known, ...]:
        """Return all of them, the last one first; none where the file cannot be read."""
        return tuple(sorted(self._read(), key=lambda each: -each.last))

    def named(self, name: str) -> Known | None:
        """Return the host of a name, in whatever case it is written."""
        wanted = name.casefold()
        return next((each for each in self.all() if each.name.casefold() == wanted), None)

    def at(self, address: Address) -> Known | None:
        """Return the host that was last at an address."""
        where = (address.host, address.port)
        return next((each for each in self.all() if (each.host, each.port) == where), None)

    def with_certificate(self, fingerprint: bytes) -> Known | None:
        """Return the host of a certificate."""
        wanted = fingerprint.hex()
        found = (each for each in self.all() if hmac.compare_digest(each.fingerprint, wanted))
        return next(found, None)

    def check(self, name: str, fingerprint: bytes) -> None:
        """See that a host of a known name has its certificate.

        Raises JoinError certificate-changed.
        """
        found = self.named(name)
        if found is not None and not hmac.compare_digest(found.fingerprint, fingerprint.hex()):
            raise JoinError("certificate-changed", name=found.name)

    def remember(self, name: str, address: Address, fingerprint: bytes, token: str | None) -> Known:
        """Keep a host that has just proved itself; on disk when this returns. Raises OSError.

        It takes the place of one with the same certificate, or with the same name: a warning that
        certificates differ comes before (check, seat.join).
        """
        known = Known(
            name[: texts.NAME],
            address.host,
            address.port,
            fingerprint.hex(),
            token,
            max(0, self._clock()),
        )
        with self._changing() as hosts:
            hosts[:] = [
                each
                for each in hosts
                if each.fingerprint != known.fingerprint
                and (not name or each.name.casefold() != known.name.casefold())
            ]
            hosts.append(known)
            hosts.sort(key=lambda each: -each.last)
            del hosts[MOST:]
        return known

    def rename(self, known: Known, name: str) -> None:
        """Call a host otherwise. Raises OSError, network.texts.TextError."""
        self._change(known, msgspec.structs.replace(known, name=texts.name(name)))

    def give_up(self, known: Known) -> None:
        """Forget the token: one left on purpose, or the host does not know it. Raises OSError."""
        self._change(known, msgspec.structs.replace(known, token=None))

    def forget(self, known: Known) -> None:
        """Forget a host. Raises OSError."""
        self._change(known, None)

    # --- inside -----------------------------------------------------------------------------

    def _change(self, known: Known, by: Known | None) -> None:
        with self._changing() as hosts:
            others = [each for each in hosts if each.fingerprint != known.fingerprint]
            hosts[:] = others if by is None else [by, *others]

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


def _decoded(data: bytes) -> tuple[list[Known], bool]:
    """Return the hosts that can be read, and whether all could be."""
    if len(data) > _LONGEST:
        return [], False
    try:
        parts = msgspec.json.decode(data, type=list[msgspec.Raw])
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return [], False
    hosts: list[Known] = []
    for part in parts:
        with contextlib.suppress(msgspec.MsgspecError, UnicodeError, RecursionError):
            hosts.append(msgspec.json.decode(part, type=Known))
    return hosts[:MOST], len(hosts) == len(parts) <= MOST
