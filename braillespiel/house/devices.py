"""With which keys people come into a house: their devices, and the sheets that bring new ones in.

A person keeps the key that came first as their number in the house, also where that device is
ended. Of a recovery sheet only a digest of its public key is kept.
"""

from __future__ import annotations

import asyncio
import hmac
from collections.abc import Callable
from dataclasses import dataclass

from braillespiel.house.writer import LedgerWriter
from braillespiel.network.houses.errors import HouseError
from braillespiel.store.matches import Execute
from braillespiel.store.opening import Store

DEVICES = 9
"""Devices of one person at most; a recovery sheet brings one more in all the same."""


@dataclass(slots=True)
class KnownDevice:
    """A key with which somebody comes; times are ms since 1970, UTC, of whole days."""

    key: str
    person: str
    """The key by which the house knows the person."""
    since: int
    last: int
    page: bool = False
    """Whether it is a browser."""


class HouseDevices:
    """The devices of all people of a house, in memory and on disk. Changes raise StoreError."""

    def __init__(self, store: Store, writer: LedgerWriter, secret: bytes) -> None:
        self._store = store
        self._writer = writer
        self._secret = secret
        rows = store.database.rows
        found = rows("SELECT device, key, since, last, page FROM house_devices")
        self._devices = {
            key: KnownDevice(key, person, since, last, bool(page))
            for key, person, since, last, page in found
        }
        self._sheets: dict[str, tuple[str, int]] = {
            digest: (key, made)
            for key, digest, made in rows("SELECT key, digest, made FROM house_sheets")
        }
        """Whose a sheet is and when it was made, by its digest."""

    def get(self, key: str) -> KnownDevice | None:
        """Return the device with a key."""
        return self._devices.get(key)

    def of(self, person: str) -> list[KnownDevice]:
        """Return somebody's devices, the oldest first."""
        found = [each for each in self._devices.values() if each.person == person]
        return sorted(found, key=lambda each: (each.since, each.key))

    # -- what changes in memory, while a transaction of somebody else writes it -----------------

    def put(self, device: KnownDevice) -> None:
        """Know a device from now on."""
        self._devices[device.key] = device

    def drop(self, key: str) -> None:
        """Know a device no more."""
        self._devices.pop(key, None)

    def forget(self, person: str) -> None:
        """Know nothing of somebody any more."""
        self._devices = {k: each for k, each in self._devices.items() if each.person != person}
        self._sheets = {d: found for d, found in self._sheets.items() if found[0] != person}

    # -- what is written -------------------------------------------------------------------------

    async def add(self, device: KnownDevice) -> None:
        """Let a further device be somebody's. Raises HouseError."""
        if device.key in self._devices:
            raise HouseError("house-device-known")
        if len(self.of(device.person)) >= DEVICES:
            raise HouseError("house-devices-many", {"most": DEVICES})
        self.put(device)
        try:
            await self._write(insert, device)
        except BaseException:
            self.drop(device.key)
            raise

    async def end(self, device: KnownDevice) -> None:
        """End a device: its key is nobody's. Raises HouseError house-device-last."""
        if len(self.of(device.person)) <= 1:
            raise HouseError("house-device-last")
        self.drop(device.key)
        try:
            await self._write(_end, device)
        except BaseException:
            self.put(device)
            raise

    # -- recovery sheets -------------------------------------------------------------------------

    def sheet_of(self, person: str) -> int:
        """Return when somebody's sheet was made, 0 if they have none."""
        return next((made for key, made in self._sheets.values() if key == person), 0)

    def whose(self, sheet: str) -> str:
        """Return whose a sheet is, by its public key; "" if nobody's."""
        return self._sheets.get(self._digest(sheet), ("", 0))[0]

    async def keep_sheet(self, person: str, sheet: str, today: int) -> None:
        """Keep a sheet; the one before is worth nothing from then on."""
        digest = self._digest(sheet)
        await self._write(_keep_sheet, person, digest, today)
        self._sheets = {d: found for d, found in self._sheets.items() if found[0] != person}
        self._sheets[digest] = person, today

    async def use_sheet(self, sheet: str, device: KnownDevice) -> None:
        """Bring a device in by a sheet, which is worth nothing from then on. Raises HouseError."""
        if device.key in self._devices:
            raise HouseError("house-device-known")
        found = self._sheets.pop(self._digest(sheet), None)
        if found is None or found[0] != device.person:
            raise HouseError("house-sheet-wrong")
        self.put(device)
        try:
            await self._write(_use_sheet, device)
        except BaseException:
            self._sheets[self._digest(sheet)] = found
            self.drop(device.key)
            raise

    def _digest(self, sheet: str) -> str:
        return hmac.digest(self._secret, f"sheet {sheet}".encode(), "sha256").hex()

    async def _write(self, work: Callable[..., None], *given: object) -> None:
        def write() -> None:
            with self._store.database.transaction() as execute:
                work(execute, *given)

        await asyncio.wrap_future(self._writer.do(write))


def insert(execute: Execute, device: KnownDevice) -> None:
    """Write a new device."""
    row = (device.key, device.person, device.since, device.last, int(device.page))
    execute(
        "INSERT INTO house_devices (device, key, since, last, page) VALUES (?, ?, ?, ?, ?)", row
    )


def update(execute: Execute, device: KnownDevice) -> None:
    """Write when a device came last."""
    execute("UPDATE house_devices SET last = ? WHERE device = ?", (device.last, device.key))


def _end(execute: Execute, device: KnownDevice) -> None:
    execute("DELETE FROM house_devices WHERE device = ?", (device.key,))


def _keep_sheet(execute: Execute, person: str, digest: str, made: int) -> None:
    execute(
        "INSERT INTO house_sheets VALUES (?, ?, ?)"
        " ON CONFLICT (key) DO UPDATE SET digest = excluded.digest, made = excluded.made",
        (person, digest, made),
    )


def _use_sheet(execute: Execute, device: KnownDevice) -> None:
    execute("DELETE FROM house_sheets WHERE key = ?", (device.person,))
    insert(execute, device)
