"""Addresses of tables, as people type them and as we show them."""

from __future__ import annotations

import ipaddress
import re
import unicodedata
from dataclasses import dataclass

from braillespiel.network.joining.errors import JoinError, Rule

PORT = 24111
"""Where a table listens unless told otherwise (no registered service has this port)."""
_LONGEST = 300
_LONGEST_SHOWN = 60
_LABEL = re.compile(r"(?!-)[a-z0-9_-]{1,63}(?<!-)", re.ASCII)
_SCHEMES = ("wss://", "ws://", "https://", "http://", "braillespiel://")


@dataclass(frozen=True, slots=True)
class Address:
    """Where a table is; ``host`` is an IP address (with its zone, if it has one) or a name."""

    host: str
    port: int = PORT

    def __str__(self) -> str:
        """Return it as it is typed and passed on; the port only if it is not the usual one."""
        host = f"[{self.host}]" if ":" in self.host and self.port != PORT else self.host
        return host if self.port == PORT else f"{host}:{self.port}"


def read(text: str) -> Address:
    """Return the address that somebody typed. Raises JoinError address-….

    "192.168.1.20", "192.168.1.20:24112", "fe80::1%eth0", "[2001:db8::1]:24112", "küche.local",
    "table.example.org:24112"; with spaces around, a scheme before or a slash after it.
    """
    if len(text) > _LONGEST:
        raise _wrong("address-form", text)
    rest = unicodedata.normalize("NFKC", text).strip()
    for scheme in _SCHEMES:
        rest = rest.removeprefix(scheme)
    rest = rest.rstrip("/")
    if not rest:
        raise _wrong("address-empty", text)
    if rest.startswith("["):
        host, closed, after = rest[1:].partition("]")
        if not closed or (after and not after.startswith(":")) or _ip(host) is None:
            raise _wrong("address-form", text)
        return Address(host.lower(), _port(after[1:], text) if after else PORT)
    if rest.count(":") > 1:
        if _ip(rest) is None:
            raise _wrong("address-form", text)
        return Address(rest.lower())
    host, colon, port = rest.partition(":")
    return Address(_host(host, text), _port(port, text) if colon else PORT)


def is_ip(text: str) -> bool:
    """Tell whether a text is an IP address, with or without a port; a name is not."""
    try:
        return _ip(read(text).host) is not None
    except JoinError:
        return False


def _ip(host: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    try:
        return ipaddress.ip_address(host)
    except ValueError:
        return None


def _host(host: str, text: str) -> str:
    if _ip(host) is not None:
        return host
    if re.fullmatch(r"[0-9.]+", host):
        raise _wrong("address-form", text)  # what libraries would read as some IPv4 address
    try:
        plain = host.removesuffix(".").encode("idna").decode("ascii").lower()
    except UnicodeError:
        raise _wrong("address-name", text) from None
    if len(plain) > 253 or not all(map(_LABEL.fullmatch, plain.split("."))):
        raise _wrong("address-name", text)
    return plain


def _port(port: str, text: str) -> int:
    if not (port.isascii() and port.isdigit() and len(port) <= 5 and 0 < int(port) < 65536):
        raise _wrong("address-port", text)
    return int(port)


def _wrong(rule: Rule, text: str) -> JoinError:
    return JoinError(rule, text=text[:_LONGEST_SHOWN])
