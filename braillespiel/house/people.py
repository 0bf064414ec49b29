"""Who plays in a house: keys, their names, whom they block. In memory, and on disk.

A name belongs to the key that took it; no two names sound, feel or look alike.
"""

from __future__ import annotations

import asyncio
import hmac
import ipaddress
import re
from collections import defaultdict
from collections.abc import Awaitable, Callable, Iterable, Iterator
from concurrent.futures import Future
from hashlib import sha256
from secrets import token_hex

from braillespiel.house import devices, forgetting
from braillespiel.house.devices import HouseDevices, KnownDevice
from braillespiel.house.friends import HouseFriends
from braillespiel.house.person import YEAR_MS, RegisteredPerson
from braillespiel.house.writer import LedgerWriter
from braillespiel.network import texts
from braillespiel.network.houses.errors import HouseError
from braillespiel.store.database import Clock, wall_clock
from braillespiel.store.errors import StoreError
from braillespiel.store.matches import Execute
from braillespiel.store.opening import Store

DAY_MS = 24 * 3600 * 1000
NEW_A_DAY = 20
"""New keys from one range a day."""
BLOCKS = 1000
"""People whom one may block."""

_COLUMNS = "key, name, range, since, last, shown, invited, muted, banned, why, ladder, quiet"


class People:
    """The people of a house. ``secret`` makes ranges unreadable; ``listed`` are refused names."""

    def __init__(
        self,
        store: Store,
        writer: LedgerWriter,
        secret: bytes,
        listed: Callable[[], Iterable[str]] = tuple,
        clock: Clock = wall_clock,
    ) -> None:
        self._store = store
        self._writer = writer
        self._secret = secret
        self._listed = listed
        self._clock = clock
        self._people: dict[str, RegisteredPerson] = {}
        self._names: dict[str, str] = {}
        """The key of each name, by how it sounds."""
        self.on_changed: Callable[[], None] = lambda: None
        """Called when somebody was muted, or never wants to meet somebody, or does again."""
        self.on_renamed: Callable[[RegisteredPerson, str], None] = lambda person, before: None
        """Called with what somebody was called before, as soon as that is no more their name."""
        self.settle: Callable[[], Awaitable[bool]] = _nobody_else
        """Waits for other hosts to write what they were writing; tells whether there are any."""
        self.devices = HouseDevices(store, writer, secret)
        """With which keys people come; by ``key`` a person is known, whatever device they have."""
        self.friends = HouseFriends(store, writer)
        self._renaming = asyncio.Lock()
        """One new name after the other: the old one is kept until the new one is on disk."""
        self._blocked_by: defaultdict[str, set[str]] = defaultdict(set)
        self._read()

    def _read(self) -> None:
        rows = self._store.database.rows
        for row in rows(f"SELECT {_COLUMNS} FROM house_people"):
            person = RegisteredPerson(*row)
            person.shown, person.invited = bool(person.shown), bool(person.invited)
            person.ladder = bool(person.ladder)
            person.quiet = bool(person.quiet)
            self._people[person.key] = person
            self._names[texts.sound(person.name)] = person.key
        for key, blocked in rows("SELECT key, blocked FROM house_blocks"):
            self._people[key].blocks.add(blocked)
            self._blocked_by[blocked].add(key)

    def __len__(self) -> int:
        return len(self._people)

    def get(self, key: str) -> RegisteredPerson | None:
        """Return who is known by a key; whether it lets them in ``with_device`` tells."""
        return self._people.get(key)

    def with_device(self, key: str) -> RegisteredPerson | None:
        """Return who comes with a key, of whatever device of theirs."""
        device = self.devices.get(key)
        return None if device is None else self._people.get(device.person)

    def named(self, name: str) -> RegisteredPerson | None:
        """Return who has a name, however it is written."""
        return self._people.get(self._names.get(texts.sound(name), ""))

    def __iter__(self) -> Iterator[RegisteredPerson]:
        return iter(self._people.values())

    def now(self) -> int:
        """Return the time, in ms since 1970."""
        return self._clock()

    # -- coming ----------------------------------------------------------------------------

    async def comes(
        self, key: str, name: str, address: str, spared: bool = False, *, page: bool = False
    ) -> RegisteredPerson:
        """Let somebody be who they are, or take a name; on disk when this returns.

        ``spared`` addresses may bring any number of new keys; ``page`` is that of a browser. Raises
        HouseError house-name-…, house-range, house-device-ended, those of network.texts.
        """
        person = self.with_device(key)
        if person is not None:
            await self._seen(person, key)
            if name and name != person.name:
                await self.rename(person, name)
            return person
        if key in self._people:  # the first device of somebody who has ended it
            raise HouseError("house-device-ended")
        where = self.range_of(address)
        if not spared:
            self.may_come(where)
        found = self.checked(name)
        today = self.today()
        person = RegisteredPerson(key, found, where, today, today)
        device = KnownDevice(key, key, today, today, page)
        self._add(person)
        self.devices.put(device)
        try:
            await self._write(_insert, person, device)
        except StoreError:
            self._drop(person)
            raise
        return person

    def range_of(self, address: str) -> str:
        """Return what stands for the network of an address."""
        try:
            ip = ipaddress.ip_address(address.partition("%")[0])
        except ValueError:
            network = address
        else:
            ip = getattr(ip, "ipv4_mapped", None) or ip
            bits = 24 if ip.version == 4 else 56
            network = str(ipaddress.ip_network((int(ip), bits), strict=False))
        return hmac.digest(self._secret, network.encode(), "sha256").hex()[:16]

    def may_come(self, where: str) -> None:
        """See whether another new key may come from a network today. Raises HouseError."""
        today = self.today()
        new = sum(each.range == where and each.since == today for each in self._people.values())
        if new >= NEW_A_DAY:
            raise HouseError("house-range")

    def checked(self, name: str, but: RegisteredPerson | None = None) -> str:
        """Return a name that one may take. Raises HouseError."""
        if not name:
            raise HouseError("house-name-needed")
        try:
            found = texts.name(name)
        except texts.TextError as error:
            raise HouseError(error.rule, error.details) from None
        sound = texts.sound(found)
        if not sound or any(_matches(each, found, sound) for each in self._listed()):
            raise HouseError("house-name-refused")
        other = self._people.get(self._names.get(sound, ""))
        if other is None or other is but:
            return found
        if self._clock() - other.last >= YEAR_MS:
            self._free(other)
            return found
        raise HouseError("house-name-taken", {"name": found})

    async def rename(self, person: RegisteredPerson, name: str) -> None:
        """Give somebody another name, if it is free. Raises HouseError, StoreError."""
        async with self._renaming:
            before, found = person.name, self.checked(name, person)
            try:
                await asyncio.wrap_future(self._call(person, found))
            except StoreError:
                self._call(person, before)  # nobody is called what is not on disk
                self._let_go(person, found)
                raise
            if await self.settle():
                await asyncio.wrap_future(self._named(person, before))
            self._let_go(person, before)

    def _let_go(self, person: RegisteredPerson, name: str) -> None:
        """Let others take a name that somebody has no more, here and on disk."""
        sound = texts.sound(name)
        if sound != texts.sound(person.name) and self._names.get(sound) == person.key:
            del self._names[sound]

    def _call(self, person: RegisteredPerson, name: str) -> Future[None]:
        """Call somebody otherwise, here at once and on disk soon, wherever the name stands."""
        before, person.name = person.name, name
        self._names[texts.sound(name)] = person.key
        self.on_renamed(person, before)
        return self._named(person, before)

    def _named(self, person: RegisteredPerson, before: str) -> Future[None]:
        """Have the disk know somebody by the name that they have, wherever another one stands."""
        name = person.name

        def write() -> None:
            with self._store.database.transaction() as execute:
                changed = forgetting.rename(execute, self._store, before, name)
                _update(execute, person)
            for match in changed:
                self._store.matches.read_anew(match)

        return self._writer.do(write, in_order=True)  # records that wait hold the old name

    async def neutral(self, person: RegisteredPerson) -> None:
        """Take a name from somebody, and give them one that says nothing; the key stays."""
        while True:
            name = f"Guest {token_hex(3)}"
            if texts.sound(name) not in self._names:
                break
        await self.rename(person, name)

    def _free(self, other: RegisteredPerson) -> None:
        """Free a name that was not used for a year: its key has none that others could take."""
        before = other.name
        self._call(other, f"Guest {token_hex(6)}")
        self._let_go(other, before)

    async def _seen(self, person: RegisteredPerson, key: str) -> None:
        today, device = self.today(), self.devices.get(key)
        if device is not None and (person.last != today or device.last != today):
            person.last = device.last = today
            await self._write(_came, person, device)

    def today(self) -> int:
        """Return when this day began, in ms since 1970, UTC."""
        return self._clock() // DAY_MS * DAY_MS

    # -- what people choose ------------------------------------------------------------------

    async def show(
        self, person: RegisteredPerson, lobby: bool, invited: bool, quiet: bool = False
    ) -> None:
        """Note whether others see somebody, may invite them, and may disturb them at all."""
        person.shown, person.invited, person.quiet = lobby, invited, quiet
        await self._write(_update, person)

    async def block(self, person: RegisteredPerson, other: RegisteredPerson, blocks: bool) -> None:
        """Have somebody never meet another one, or meet them again. Raises HouseError."""
        if other is person:
            raise HouseError("house-yourself")
        if blocks and len(person.blocks) >= BLOCKS:
            raise HouseError("house-blocks-many", {"most": BLOCKS})
        for kept, key in ((person.blocks, other.key), (self._blocked_by[other.key], person.key)):
            (kept.add if blocks else kept.discard)(key)
        self.on_changed()
        await self._write(_block if blocks else _unblock, person, other.key)

    def apart_from(self, person: RegisteredPerson) -> set[str]:
        """Return the keys of those whom somebody never meets, whoever of the two wants that."""
        return person.blocks | self._blocked_by.get(person.key, set())

    # -- devices -------------------------------------------------------------------------------

    async def add_device(self, person: RegisteredPerson, device: str) -> None:
        """Let a further device be somebody's. Raises HouseError."""
        await self.devices.add(self._new_device(person, device))

    async def recover(self, person: RegisteredPerson, sheet: str, device: str) -> None:
        """Bring a device of somebody in by their sheet. Raises HouseError."""
        await self.devices.use_sheet(sheet, self._new_device(person, device))

    def _new_device(self, person: RegisteredPerson, device: str) -> KnownDevice:
        if self._people.get(device, person) is not person:
            raise HouseError("house-device-known")
        return KnownDevice(device, person.key, self.today(), self.today())

    # -- what the operator does ------------------------------------------------------------------

    async def keep(self, person: RegisteredPerson) -> None:
        """Keep what was changed of somebody (muted, banned)."""
        self.on_changed()
        await self._write(_update, person)

    async def delete(self, person: RegisteredPerson, instead: str) -> forgetting.HouseForgotten:
        """Forget somebody, here and in everything on disk; nobody may lead a table of theirs.

        Others' matches name ``instead`` from then on. Raises StoreError.
        """
        work = self._writer.do(
            lambda: forgetting.forget(self._store, self._secret, person, instead)
        )
        done = await asyncio.wrap_future(work)
        self._drop(person)
        for other in self._people.values():
            other.blocks.discard(person.key)
        self._blocked_by.pop(person.key, None)
        for blocked in person.blocks:
            self._blocked_by[blocked].discard(person.key)
        return done

    # -- inside ----------------------------------------------------------------------------------

    def _add(self, person: RegisteredPerson) -> None:
        self._people[person.key] = person
        self._names[texts.sound(person.name)] = person.key

    def _drop(self, person: RegisteredPerson) -> None:
        self._people.pop(person.key, None)
        self.devices.forget(person.key)
        self.friends.forget(person.key)
        if self._names.get(texts.sound(person.name)) == person.key:
            del self._names[texts.sound(person.name)]

    async def _write(self, work: Callable[..., None], *given: object) -> None:
        await asyncio.wrap_future(self._writer.do(lambda: self._in_one(work, *given)))

    def _in_one(self, work: Callable[..., None], *given: object) -> None:
        with self._store.database.transaction() as execute:
            work(execute, *given)


async def _nobody_else() -> bool:
    return False


def digest_of(word: str, secret: bytes) -> str:
    """Return what is kept of an entry word or an invitation."""
    return sha256(secret + word.strip().casefold().encode()).hexdigest()


def _matches(listed: str, name: str, sound: str) -> bool:
    """Tell whether a name is on the operator's list: as a word, or sounding like a whole entry."""
    wanted = texts.sound(listed)
    words = {texts.sound(word) for word in re.split(r"[\W_\d]+", name)}
    return bool(wanted) and (wanted in words or wanted == sound)


def _row(person: RegisteredPerson) -> tuple[object, ...]:
    return (
        *(person.key, person.name, texts.sound(person.name), person.range, person.since),
        *(person.last, int(person.shown), int(person.invited), person.muted, person.banned),
        *(person.why, int(person.ladder), int(person.quiet)),
    )


def _insert(execute: Execute, person: RegisteredPerson, device: KnownDevice) -> None:
    execute("INSERT INTO house_people VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", _row(person))
    devices.insert(execute, device)


def _came(execute: Execute, person: RegisteredPerson, device: KnownDevice) -> None:
    _update(execute, person)
    devices.update(execute, device)


def _update(execute: Execute, person: RegisteredPerson) -> None:
    key, *rest = _row(person)
    execute(
        "UPDATE house_people SET name = ?, sound = ?, range = ?, since = ?, last = ?, shown = ?,"
        " invited = ?, muted = ?, banned = ?, why = ?, ladder = ?, quiet = ? WHERE key = ?",
        (*rest, key),
    )


def _block(execute: Execute, person: RegisteredPerson, other: str) -> None:
    execute("INSERT INTO house_blocks VALUES (?, ?) ON CONFLICT DO NOTHING", (person.key, other))


def _unblock(execute: Execute, person: RegisteredPerson, other: str) -> None:
    execute("DELETE FROM house_blocks WHERE key = ? AND blocked = ?", (person.key, other))
