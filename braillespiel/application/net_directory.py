"""Which tables in the net there are: those found on this network, and the hosts that are known."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from braillespiel.application.net_tables import NetTables
from braillespiel.ui.network.services import TableAddress

if TYPE_CHECKING:
    from braillespiel.network.joining.discovery import Browser
    from braillespiel.network.joining.known import Known


class NetDirectory:
    """The hosts that one has been at, by ``tables``, and a browser while somebody looks."""

    def __init__(self, tables: NetTables) -> None:
        self._tables = tables
        self._browser: Browser | None = None

    def look(self, on_news: Callable[[], None]) -> None:
        """Look for tables on this network; ``on_news`` is called from another thread."""
        from braillespiel.network.joining.discovery import Browser

        self.stop_looking()
        self._browser = Browser(on_news).open()

    def stop_looking(self) -> None:
        """Look no more."""
        browser, self._browser = self._browser, None
        if browser is not None:
            browser.close(0)

    def found(self) -> Sequence[TableAddress]:
        """Return the tables found on this network so far."""
        found = () if self._browser is None else self._browser.tables()
        return [
            TableAddress(each.name or str(each.addresses[0]), str(each.addresses[0]))
            for each in found
        ]

    def friends(self) -> Sequence[TableAddress]:
        """Return the hosts that one has been at, the last one first."""
        from braillespiel.network.joining.address import Address

        return [
            TableAddress(each.name, str(Address(each.host, each.port)))
            for each in self._tables.known.all()
        ]

    def keep(self, name: str, address: str) -> None:
        """Call the host at an address by a name. Raises OSError, TextError."""
        known = self._at(address)
        if known is not None:
            self._tables.known.rename(known, name)

    def forget(self, name: str) -> None:
        """Forget a host. Raises OSError."""
        known = self._tables.known.named(name)
        if known is not None:
            self._tables.known.forget(known)

    def checked(self, address: str) -> str:
        """Return a typed address as it is gone to. Raises JoinError address-…."""
        from braillespiel.network.joining import address as addresses

        return str(addresses.read(address))

    def is_known(self, address: str) -> bool:
        """Tell whether one has a token for the host at an address."""
        known = self._at(address)
        return known is not None and known.token is not None

    def trust_anew(self, address: str) -> None:
        """Forget the host that was at an address: the code is asked for again. Raises OSError."""
        known = self._at(address)
        if known is not None:
            self._tables.known.forget(known)

    def _at(self, address: str) -> Known | None:
        from braillespiel.network.joining import address as addresses

        return self._tables.known.at(addresses.read(address))
