"""Tables of the local network find each other by DNS-SD (RFC 6763) over multicast DNS (RFC 6762).

Networks that let no multicast through, as in many schools, are not an error: nothing is found, and
an address can be typed. What is found was said by anybody: it is bounded, and nothing in it is
believed before the code or the certificate has been proved.
"""

from __future__ import annotations

import contextlib
import ipaddress
import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from braillespiel.network import texts
from braillespiel.network.joining.address import Address
from braillespiel.network.joining.handshake import VERSION

if TYPE_CHECKING:
    from zeroconf import ServiceInfo, ServiceStateChange, Zeroconf

TYPE = "_braillespiel._tcp.local."
MOST = 64
"""Tables shown at most."""
_ADDRESSES = 8
_BEGINNING = 16
_LONGEST_NAME = 120
_ASK_MS = 1000
_LOOPBACK = ("127.0.0.1",)


@dataclass(frozen=True, slots=True)
class FoundTable:
    """A table that says it is there."""

    name: str
    """What it calls itself; "" if that cannot be shown."""
    addresses: tuple[Address, ...]
    """Where it says it is, IPv4 first; at least one."""
    beginning: str
    """The first 16 hexadecimal digits of its fingerprint, as it says: a hint, not a proof."""
    version: int
    """The number of its joining protocol; handshake.VERSION is ours."""


Make = Callable[[], "Zeroconf"]


def _everywhere() -> Zeroconf:
    from zeroconf import Zeroconf

    return Zeroconf()


def _loopback() -> Zeroconf:
    from zeroconf import Zeroconf

    return Zeroconf(interfaces=list(_LOOPBACK))


class TableAnnouncer:
    """Announces a table on the local network, from a thread of its own, until it is closed."""

    def __init__(
        self,
        name: str,
        port: int,
        fingerprint: bytes,
        addresses: Sequence[str],
        *,
        loopback: bool = False,
    ) -> None:
        self._make: Make = _loopback if loopback else _everywhere
        self._name = name
        self._port = port
        self._beginning = fingerprint.hex()[:_BEGINNING]
        self._addresses = [host.partition("%")[0] for host in addresses][:_ADDRESSES]
        self._closed = threading.Event()
        self._told = threading.Event()
        self.works: bool | None = None
        """Whether the network takes it; None until that is known."""
        self._thread = threading.Thread(target=self._run, name="announce", daemon=True)

    def open(self) -> TableAnnouncer:
        """Begin; return at once."""
        self._thread.start()
        return self

    def wait(self, seconds: float) -> bool:
        """Wait until it is known whether the network accepts it; tell whether it does."""
        self._told.wait(seconds)
        return bool(self.works)

    def close(self, seconds: float = 2.0) -> None:
        """Say that the table is gone."""
        self._closed.set()
        if self._thread.is_alive():
            self._thread.join(seconds)

    def _run(self) -> None:
        try:
            self._announce()
        except Exception:
            # Whatever a network does here: whoever wants to come types the address.
            self.works = False
        finally:
            self._told.set()

    def _announce(self) -> None:
        from zeroconf import ServiceInfo

        label = f"braillespiel-{self._beginning}"
        info = ServiceInfo(
            TYPE,
            f"{label}.{TYPE}",
            port=self._port,
            parsed_addresses=self._addresses,
            properties={"v": str(VERSION), "id": self._beginning, "name": self._name},
            server=f"{label}.local.",
        )
        with contextlib.closing(self._make()) as network:
            network.register_service(info, allow_name_change=True)
            self.works = True
            self._told.set()
            self._closed.wait()
            network.unregister_service(info)


class Browser:
    """Looks for tables until it is closed; ``on_change`` is called from another thread."""

    def __init__(
        self, on_change: Callable[[], None] = lambda: None, *, loopback: bool = False
    ) -> None:
        self._make: Make = _loopback if loopback else _everywhere
        self._loopback = loopback
        self._on_change = on_change
        self._found: dict[str, FoundTable] = {}
        self._lock = threading.Lock()
        self._closed = threading.Event()
        self._thread = threading.Thread(target=self._run, name="look for tables", daemon=True)

    def open(self) -> Browser:
        """Begin; return at once."""
        self._thread.start()
        return self

    def tables(self) -> tuple[FoundTable, ...]:
        """Return the tables that are there now, by name."""
        with self._lock:
            found = list(self._found.values())
        return tuple(sorted(found, key=lambda each: (each.name.casefold(), str(each.addresses[0]))))

    def close(self, seconds: float = 2.0) -> None:
        """Stop looking."""
        self._closed.set()
        if self._thread.is_alive():
            self._thread.join(seconds)

    def _run(self) -> None:
        # Whatever a network does here: the address of a table can be typed.
        with contextlib.suppress(Exception):
            from zeroconf import ServiceBrowser

            with contextlib.closing(self._make()) as network:
                browser = ServiceBrowser(network, TYPE, handlers=[self._heard])
                self._closed.wait()
                browser.cancel()

    def _heard(
        self, zeroconf: Zeroconf, service_type: str, name: str, state_change: ServiceStateChange
    ) -> None:
        # What strangers say must not end the thread that listens to all.
        with contextlib.suppress(Exception):
            if state_change.name == "Removed":
                self._keep(name, None)
            else:
                self.seen(zeroconf, name)

    def seen(self, network: Zeroconf, label: str) -> None:
        """Take in what a table says about itself; ``label`` is its full name in DNS."""
        if len(label) > _LONGEST_NAME or (label not in self._found and len(self._found) >= MOST):
            return
        from zeroconf import ServiceInfo

        info = ServiceInfo(TYPE, label)
        # Those that are there tell all at once; only what is missing is asked for.
        if info.load_from_cache(network) or info.request(network, _ASK_MS):
            found = read(info, loopback=self._loopback)
            if found is not None:
                self._keep(label, found)

    def _keep(self, label: str, found: FoundTable | None) -> None:
        with self._lock:
            before = self._found.pop(label, None)
            if found is not None:
                self._found[label] = found
        if found != before and not self._closed.is_set():
            self._on_change()


def read(info: ServiceInfo, *, loopback: bool = False) -> FoundTable | None:
    """Return what a table says about itself, or None if it is not a table that can be reached."""
    said = info.properties
    hosts = [host for host in info.parsed_scoped_addresses()[: 4 * _ADDRESSES] if _usable(host)]
    if not loopback:
        hosts = [host for host in hosts if not _ip(host).is_loopback]
    hosts.sort(key=lambda host: (":" in host, "%" in host))
    version, beginning = _text(said.get(b"v")), _text(said.get(b"id"))
    if not hosts or not info.port or not (version.isascii() and version.isdigit()):
        return None
    if len(version) > 4 or len(beginning) != _BEGINNING or set(beginning) - set("0123456789abcdef"):
        return None
    return FoundTable(
        _shown(_text(said.get(b"name"))),
        tuple(Address(host, info.port) for host in dict.fromkeys(hosts))[:_ADDRESSES],
        beginning,
        int(version),
    )


def _text(value: Any) -> str:
    return value.decode("utf-8", "replace") if isinstance(value, bytes) else ""


def _shown(name: str) -> str:
    try:
        return texts.name(name)
    except texts.TextError:
        return ""


def _ip(host: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address:
    return ipaddress.ip_address(host.partition("%")[0])


def _usable(host: str) -> bool:
    try:
        address = _ip(host)
    except ValueError:
        return False
    return not (address.is_unspecified or address.is_multicast or address.is_reserved)
