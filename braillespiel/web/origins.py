"""Under which names this computer's page may be asked for; any other is somebody's trick.

A foreign page may have its own name answered with this computer's address (DNS rebinding): the
browser then takes both for one site. What the name was still stands in ``Host``.
"""

from __future__ import annotations

import ipaddress
import re
import socket
from collections.abc import Callable, Collection, Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from websockets.datastructures import Headers

_HOST = re.compile(r"(?:\[(?P<address>[^\[\]@]*)\]|(?P<name>[^:\[\]@]*))(?::\d*)?")


def own_names() -> frozenset[str]:
    """Return the names by which this computer may be called, in small letters."""
    host = socket.gethostname().lower().rstrip(".")
    bare = host.partition(".")[0]
    return frozenset(name for name in ("localhost", host, bare, f"{bare}.local") if name)


def fits(
    headers: Headers,
    local: str,
    names: Collection[str],
    secure: bool,
    shows: Callable[[str], bool] = lambda origin: False,
) -> bool:
    """Tell whether a request means this computer, and comes from its own page or from none.

    ``local`` is the address that the connection came in at; an address in ``Host`` has to be
    that one. ``names`` are the names that count, in small letters. What ``shows`` knows is the
    same page, shown by another host.
    """
    hosts = headers.get_all("Host")
    if len(hosts) != 1 or not _is_ours(_bare(hosts[0]), local, names):
        return False
    own = f"{'https' if secure else 'http'}://{hosts[0]}"
    return all(origin == own or shows(origin) for origin in _of(headers))


def from_own_page(headers: Headers) -> bool:
    """Tell whether a browser says that its own page of this server asks."""
    return len(_of(headers)) == 1


def _of(headers: Headers) -> Sequence[str]:
    return headers.get_all("Origin")


def _bare(host: str) -> str:
    """Return a host without its port and the brackets of IPv6; "" if it has any other form."""
    found = _HOST.fullmatch(host)
    if found is None:
        return ""
    return (found["address"] or found["name"] or "").lower().rstrip(".")


def _is_ours(host: str, local: str, names: Collection[str]) -> bool:
    if host in names:
        return True
    try:
        asked = ipaddress.ip_address(host)
        here = ipaddress.ip_address(local.partition("%")[0])
    except ValueError:
        return False
    mapped = getattr(here, "ipv4_mapped", None)
    return asked in (here, mapped)


def asked_name(headers: Headers) -> str:
    """Return the name or address by which a page was asked for, "" if there are several."""
    hosts = headers.get_all("Host")
    return _bare(hosts[0]) if len(hosts) == 1 else ""
