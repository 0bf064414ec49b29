"""Whose address counts behind a reverse proxy: the one that a single header of that proxy names."""

from __future__ import annotations

import ipaddress
from collections.abc import Sequence
from dataclasses import dataclass

BEHIND = "behind-the-proxy"
"""Stands for everybody for whom the proxy names nobody, or more than one: they count as one."""


@dataclass(frozen=True, slots=True)
class TrustedProxy:
    """A proxy at ``address``, which names in ``header``, and nowhere else, who has come to it."""

    address: str
    header: str

    def is_peer(self, address: str) -> bool:
        """Tell whether a connection comes from the proxy; from anybody else no header counts."""
        found = _address(address)
        return found is not None and found == _address(self.address)

    def named(self, values: Sequence[str]) -> str:
        """Return who has come, by all values of the header.

        Two values, a list and what is no address name nobody; nor is anybody of this computer,
        who would be spared what strangers are not.
        """
        found = _address(values[0].strip()) if len(values) == 1 else None
        if found is None or found.is_loopback or found.is_unspecified:
            return BEHIND
        return str(found)


def is_address(text: str) -> bool:
    """Tell whether a text is an IP address."""
    return _address(text) is not None


def _address(text: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    try:
        found = ipaddress.ip_address(text.partition("%")[0])
    except ValueError:
        return None
    return getattr(found, "ipv4_mapped", None) or found
