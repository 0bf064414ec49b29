"""Which network tables there are: those found on this network, and the known hosts."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from braillespiel.application.net_tables import NetTables
from braillespiel.ui.network.services import TableAddress

if TYPE_CHECKING:
    from braillespiel.network.joining.address import Address
    from braillespiel.network.joining.discovery import Browser, FoundTable


class NetDirectory:
    """The hosts known to ``tables``, and a browser while somebody is looking."""

    def __init__(self, tables: NetTables) -> None:
        self._tables = tables
        self._browser: Browser | None = None

    def look(self, on_news: Callable[[], None]) -> None:
        """Look for tables on this network; ``on_news`` is called from another thread."""
        from braillespiel.network.joining.discovery import Browser

        self.stop_looking()
        self._browser = Browser(on_news).open()

    def stop_looking(self) -> None:
        """Stop looking."""
        browser, self._browser = self._browser, None
        if browser is not None:
            browser.close(0)

    def found(self) -> Sequence[TableAddress]:
        """Return the tables found on this network so far."""
        found = () if self._browser is None else self._browser.tables()
        return [self._found(each) for each in found]

    def friends(self) -> Sequence[TableAddress]:
        """Return the known hosts, the most recent first."""
        from braillespiel.network.joining.address import Address

        return [
            TableAddress(each.name, str(Address(each.host, each.port)))
            for each in self._tables.known.all()
        ]

    def keep(self, name: str, address: str) -> None:
        """Keep an address under a name. Raises JoinError, OSError, TextError."""
        self._tables.known.keep(name, self._read(address))

    def forget(self, name: str) -> None:
        """Forget a host. Raises OSError."""
        known = self._tables.known.named(name)
        if known is not None:
            self._tables.known.forget(known)

    def checked(self, address: str) -> str:
        """Return a typed address in the form used to connect. Raises JoinError address-…."""
        return str(self._read(address))

    def answers(self, address: str) -> None:
        """Check whether a table listens at an address. Raises JoinError."""
        import asyncio  # with the network's other packages, once they are needed

        from braillespiel.network.joining import seat

        async def dialled() -> None:
            connection = await seat.dial(self._read(address))
            await connection.close()

        asyncio.run(dialled())

    def is_known(self, address: str) -> bool:
        """Tell whether we have a token for the host at an address.

        A host whose address has changed since, as happens in home networks, is recognised by what
        it says of its certificate; the token is still sent only to the whole certificate.
        """
        known, wanted = self._tables.known, self._read(address)
        said = self._said_at(wanted)
        moved = None if said is None else known.beginning(said.beginning)
        if moved is not None and moved.token and (moved.host, moved.port) != _where(wanted):
            with contextlib.suppress(OSError):  # else the code is asked for
                known.move(moved, wanted)
        kept = known.at(wanted)
        if kept is None or not kept.token or not kept.fingerprint:
            return False
        return said is None or kept.fingerprint.startswith(said.beginning)

    def trust_anew(self, address: str) -> None:
        """Forget the certificate of the host at an address, so that the code is asked for again.

        Raises OSError.
        """
        self._tables.known.trust_anew(self._read(address))

    # --- inside ---------------------------------------------------------------------------

    def _found(self, each: FoundTable) -> TableAddress:
        """Return a table that was found, under the name the player gave it if there is one."""
        from braillespiel.network.joining.address import Address

        address = str(each.addresses[0])
        known = self._tables.known.beginning(each.beginning)
        if known is None:
            return TableAddress(each.name or address, address)
        kept = TableAddress(known.name, str(Address(known.host, known.port)))
        name = each.name if kept.nameless and each.name else known.name
        return TableAddress(name, address, known.name)

    def _said_at(self, address: Address) -> FoundTable | None:
        """Return what the table found at an address says of itself."""
        found = () if self._browser is None else self._browser.tables()
        return next((each for each in found if address in each.addresses), None)

    def _read(self, address: str) -> Address:
        from braillespiel.network.joining import address as addresses

        return addresses.read(address)


def _where(address: Address) -> tuple[str, int]:
    return address.host, address.port
