"""Houses as screens reach them: between the screens and ``braillespiel.network.houses``."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from braillespiel.network.houses import address as addresses
from braillespiel.store.database import home_folder
from braillespiel.ui.network.services import JoinedHouse

if TYPE_CHECKING:
    from braillespiel.network.houses.becoming import Becoming
    from braillespiel.network.houses.house_path import HouseJoinPath
    from braillespiel.network.houses.visiting import Visiting


class NetHouses:
    """The houses at which the keys of a data folder are known."""

    def __init__(self, home: Path | None = None) -> None:
        self._home = home or home_folder()

    def known(self) -> Sequence[JoinedHouse]:
        """Return the houses at which this device has a key, the one visited last first."""
        from braillespiel.network.houses.keyring import Keyring
        from braillespiel.network.joining.address import Address

        return [
            JoinedHouse(each.name, str(Address(each.host, each.port)), each.person)
            for each in Keyring(self._home).all()
            if each.person
        ]

    def checked(self, address: str) -> str:
        """Return a typed address, if it is one. Raises JoinError."""
        addresses.read(address)
        return address.strip()

    def enter(
        self,
        address: str,
        on_news: Callable[[], None],
        *,
        name: str = "",
        word: str = "",
        trusts: bool = False,
    ) -> Visiting:
        """Go into a house. Raises JoinError if the address is none."""
        from braillespiel.network.houses.house_path import HouseJoinPath
        from braillespiel.network.houses.keyring import Keyring
        from braillespiel.network.houses.visiting import Visiting

        where, keys = addresses.read(address), Keyring(self._home)
        lobby: list[HouseJoinPath] = []

        def way(table: str, code: str) -> HouseJoinPath:
            there = addresses.HouseAddress(where.where, where.fingerprint, table)
            if table:
                return HouseJoinPath(there, keys, code=code)
            # A name is said once: later the house knows who this is, and may call them otherwise.
            asked = "" if any(each.called for each in lobby) else name
            made = HouseJoinPath(there, keys, asked, word=word, trusts=lambda fingerprint: trusts)
            lobby[:] = [*[each for each in lobby if each.called][-1:], made]
            return made

        return Visiting(way, on_news).run_beside()

    def become(
        self,
        address: str,
        on_news: Callable[[], None],
        *,
        name: str = "",
        code: str = "",
        sheet: bytes = b"",
        trusts: bool = False,
    ) -> Becoming:
        """Have this device become one of somebody's. Raises JoinError if the address is none."""
        from braillespiel.network.houses.becoming import Becoming, DeviceClaim
        from braillespiel.network.houses.house_path import HouseJoinPath
        from braillespiel.network.houses.keyring import Keyring

        where = addresses.read(address)
        way = HouseJoinPath(where, Keyring(self._home), trusts=lambda fingerprint: trusts)
        return Becoming(way, DeviceClaim(name, code, sheet), on_news).run_beside()

    def with_words(self, address: str) -> str:
        """Return the address of a house where one has been, with the words it is known by."""
        from braillespiel.network.houses import spoken
        from braillespiel.network.houses.keyring import Keyring

        where = addresses.read(address).where
        known = Keyring(self._home).at(where)
        seen = b"" if known is None else bytes.fromhex(known.fingerprint)
        return f"{where}#{spoken.said(seen)}" if any(seen) else str(where)
