"""Which addresses this computer has, and who can reach them."""

from __future__ import annotations

import ipaddress
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal, TypeAlias

Scope = Literal["this-computer", "this-network", "outside"]
"""Who can reach an address: programs here; computers on the same network; computers everywhere,
unless a firewall or a router stands in between."""

_FARTHER: tuple[Scope, ...] = ("this-computer", "this-network", "outside")
_Ip: TypeAlias = ipaddress.IPv4Address | ipaddress.IPv6Address
_SHARED = ipaddress.ip_network("100.64.0.0/10")
"""Addresses behind a provider's own translation (RFC 6598): nobody outside reaches them."""


@dataclass(frozen=True, slots=True)
class Own:
    """An address of this computer."""

    host: str
    """With its zone if it means nothing without one: "fe80::1%eth0"."""
    scope: Scope


def scope_of(host: str) -> Scope:
    """Return who reaches an address; names count as outside."""
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return "this-computer" if host == "localhost" else "outside"
    address = getattr(address, "ipv4_mapped", None) or address
    if address.is_loopback:
        return "this-computer"
    if address.is_private or address.is_link_local or address in _SHARED:
        return "this-network"
    return "outside"


def reaches(host: str, scope: Scope) -> bool:
    """Tell whether an address leads anywhere from within ``scope``, as far as it can be told."""
    return _FARTHER.index(scope_of(host)) >= _FARTHER.index(scope)


def own_addresses() -> tuple[Own, ...]:
    """Return the addresses of this computer except loopback: IPv4 first, shortest first.

    Empty if it is in no network, or if the system does not tell.
    """
    import ifaddr

    try:
        adapters = list(ifaddr.get_adapters())
    except OSError:
        return ()
    hosts = [
        ip.ip if isinstance(ip.ip, str) else _zoned(ip.ip)
        for adapter in adapters
        for ip in adapter.ips
    ]
    return sorted_out(hosts)


def sorted_out(hosts: Iterable[str]) -> tuple[Own, ...]:
    """Return the addresses that others can be told, the easiest to say first.

    Without those of this computer alone; those with a zone, which mean nothing elsewhere, only if
    there is no other.
    """
    found = [Own(host, scope_of(host)) for host in dict.fromkeys(hosts)]
    told = [own for own in found if own.scope != "this-computer" and _is_usable(own.host)]
    told.sort(key=lambda own: ("%" in own.host, ":" in own.host, len(own.host), own.host))
    plain = [own for own in told if "%" not in own.host]
    return tuple(plain or told)


def reachable(bind: str, outside: str = "") -> tuple[Own, ...]:
    """Return where a table listening at ``bind`` can be reached; "" and wildcards: everywhere.

    ``outside`` is an address that somebody gave: a router's, or a name; it comes first.
    """
    own = own_addresses() if bind in ("", "0.0.0.0", "::") else (Own(bind, scope_of(bind)),)
    if bind == "0.0.0.0":
        own = tuple(each for each in own if ":" not in each.host)
    given = (Own(outside, "outside"),) if outside else ()
    return (*given, *(each for each in own if each.host != outside))


def _zoned(ip: tuple[str, int, int]) -> str:
    host, _, zone = ip
    return f"{host}%{zone}" if _address(host).is_link_local and zone else host


def _address(host: str) -> _Ip:
    return ipaddress.ip_address(host.partition("%")[0])


def _is_usable(host: str) -> bool:
    address = _address(host)
    return not (address.is_unspecified or address.is_multicast)
