"""New devices of people whom a house knows: by six digits or a recovery sheet; and their list.

The digits are good once and for five minutes. Whoever has proved them is nobody yet: the person at
the device that showed them is asked, and the person at the new one. Names of people and whether
somebody adds a device cannot be found out here: all that is wrong ends alike.
"""

from __future__ import annotations

import asyncio
import hmac
from time import monotonic
from typing import TYPE_CHECKING, TypeVar

import msgspec

from braillespiel.decoding import decode
from braillespiel.house.people import DAY_MS
from braillespiel.network.houses import handshake, pairing, sheets
from braillespiel.network.houses import messages as h
from braillespiel.network.houses.errors import HouseError
from braillespiel.network.joining import codes
from braillespiel.network.joining import handshake as joining
from braillespiel.network.joining.errors import JoinError
from braillespiel.store.errors import StoreError

if TYPE_CHECKING:
    from collections.abc import Callable

    from braillespiel.house.lobby import LobbyVisit
    from braillespiel.house.person import RegisteredPerson
    from braillespiel.house.server import HouseServer

TRIES = 5
"""Wrong guesses at one person's digits before they are worth nothing."""

T = TypeVar("T", h.PairProof, h.Become)


class _Adding:
    """Six digits that somebody's device shows."""

    def __init__(self, person: RegisteredPerson, device: str, until: float) -> None:
        self.person, self.device, self.until = person, device, until
        self.code = codes.draw()
        self.wrong = self.under_way = 0
        """Guesses at the digits."""
        self.candidate = ""
        """The words of the device that has proved the digits."""
        self.answer: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self.late: asyncio.TimerHandle | None = None

    def say(self, yes: bool) -> None:
        """Note what the person at the device that showed the digits wants."""
        if not self.answer.done():
            self.answer.set_result(yes)


class DeviceDoor:
    """Brings devices in, lists and ends them. ``clock`` gives seconds, and never goes back."""

    def __init__(self, house: HouseServer, clock: Callable[[], float] = monotonic) -> None:
        self._house = house
        self.clock = clock
        self._adding: dict[str, _Adding] = {}
        """By people: one device at a time."""

    def close(self) -> None:
        """Let no new device in any more."""
        for adding in list(self._adding.values()):
            self._end(adding)

    # -- the new device --------------------------------------------------------------------------

    async def comes(
        self, connection: joining.SeatConnection, said: h.Pair | h.Recover, nonce: str
    ) -> RegisteredPerson:
        """Let a device whose key is proved be somebody's; it is on disk when this returns.

        Raises HouseError, JoinError, TimeoutError.
        """
        people = self._house.people
        if people.with_device(said.key) is not None:
            raise HouseError("house-device-known")
        address = str((connection.remote_address or ("",))[0])
        try:
            with self._house.guessing.guess(address, said.key):
                if isinstance(said, h.Recover):
                    person = self._of_sheet(said, nonce)
                else:
                    adding, proof = await self._proved(connection, said, nonce)
            # From here on nobody guesses any more: they may take their time.
            self._house.passed(connection, handshake.FRAME)
            if isinstance(said, h.Recover):
                await self._by_sheet(connection, said, person)
            else:
                person = adding.person
                await self._by_digits(connection, said, adding, proof)
        except StoreError:
            raise HouseError("house-waits") from None
        self._tell(person, said)
        return person

    def _tell(self, person: RegisteredPerson, said: h.Pair | h.Recover) -> None:
        came = h.DeviceCame(pairing.name_of(said.key), isinstance(said, h.Recover))
        for visit in self._house.lobby.visits(person):
            visit.put(came)

    # -- by six digits ---------------------------------------------------------------------------

    async def _proved(
        self, connection: joining.SeatConnection, said: h.Pair, nonce: str
    ) -> tuple[_Adding, str]:
        """Return whose digits somebody has proved, and what proves the house to them.

        Raises HouseError house-device-wrong; JoinError for what is no message of ours.
        """
        adding = self._open(said.name)
        code = codes.draw() if adding is None else adding.code  # nobody learns which it was
        right = False
        if adding is not None:
            adding.under_way += 1
        try:
            house, fingerprint = self._house.facts.house, self._house.fingerprint
            share, key = await asyncio.get_running_loop().run_in_executor(
                self._house.worker,
                joining.host_answer,
                pairing.password(house, code),
                fingerprint,
                bytes.fromhex(said.share),
            )
            async with asyncio.timeout(joining.WAIT_S):
                await joining.send(connection, handshake.encoded(h.PairShare(share.hex())))
                told = _read(await joining.frame(connection), h.PairProof)
            wanted = pairing.proof(key, b"device", nonce, said.key)
            right = hmac.compare_digest(told.proof, wanted)
        finally:
            if adding is not None:
                adding.under_way -= 1
                adding.wrong += not right
                if adding.wrong >= TRIES:
                    self._end(adding, "house-device-guessed")
        if adding is None or not (right and self._is_good(adding)):
            raise HouseError("house-device-wrong")
        adding.candidate = pairing.name_of(said.key)
        return adding, pairing.proof(key, b"house", nonce, said.key)

    def _open(self, name: str) -> _Adding | None:
        """Return the digits of whoever has a name, if they are good for another guess."""
        person = self._house.people.named(name)
        adding = None if person is None else self._adding.get(person.key)
        if adding is None or adding.wrong + adding.under_way >= TRIES:
            return None
        return adding if self._is_good(adding) else None

    def _is_good(self, adding: _Adding) -> bool:
        """Tell whether digits are still to be proved: once, and in time."""
        shown = self._adding.get(adding.person.key) is adding
        return shown and not adding.candidate and self.clock() < adding.until

    async def _by_digits(
        self, connection: joining.SeatConnection, said: h.Pair, adding: _Adding, proof: str
    ) -> None:
        """Ask both people, and let the device be theirs once both have said yes."""
        rule = "house-device-no"
        try:
            self._house.see_ban(adding.person)
            visits = self._house.lobby.visits(adding.person)
            visit = next((each for each in visits if each.device == adding.device), None)
            if visit is None:
                raise HouseError("house-device-no")
            visit.put(h.DeviceAsks(adding.candidate))
            asked = h.Becomes(adding.person.name, adding.candidate, proof)
            await self._both(connection, asked, adding.answer)
            if self._adding.get(adding.person.key) is not adding:
                raise HouseError("house-device-no")  # the device that said yes was ended, or left
            await self._house.people.add_device(adding.person, said.key)
            rule = ""
        except TimeoutError:
            rule = "house-device-late"
            raise HouseError(rule) from None
        except HouseError as error:
            rule = error.rule
            raise
        finally:
            self._end(adding, rule)

    async def _both(
        self,
        connection: joining.SeatConnection,
        asked: h.Becomes,
        other: asyncio.Future[bool] | None,
    ) -> None:
        """Return once everybody who is asked has said yes. Raises HouseError house-device-no."""
        async with asyncio.timeout(pairing.ASKED_S):
            await joining.send(connection, handshake.encoded(asked))
            own = asyncio.ensure_future(self._becomes(connection))
            waits: set[asyncio.Future[bool]] = {own} if other is None else {own, other}
            try:
                while waits:
                    done, waits = await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
                    if not all(each.result() for each in done):
                        raise HouseError("house-device-no")
            finally:
                own.cancel()

    async def _becomes(self, connection: joining.SeatConnection) -> bool:
        return _read(await joining.frame(connection), h.Become).yes

    # -- by a recovery sheet ---------------------------------------------------------------------

    def _of_sheet(self, said: h.Recover, nonce: str) -> RegisteredPerson:
        """Return whose sheet somebody has. Raises HouseError house-sheet-wrong."""
        people, house = self._house.people, self._house.facts.house
        person = people.get(people.devices.whose(said.sheet))
        fingerprint = self._house.fingerprint
        if person is None or not sheets.is_proved(
            said.sheet, said.proof, house, fingerprint, nonce, said.key
        ):
            raise HouseError("house-sheet-wrong")
        return person

    async def _by_sheet(
        self, connection: joining.SeatConnection, said: h.Recover, person: RegisteredPerson
    ) -> None:
        self._house.see_ban(person)
        try:
            await self._both(connection, h.Becomes(person.name, pairing.name_of(said.key)), None)
        except TimeoutError:
            raise HouseError("house-device-late") from None
        await self._house.people.recover(person, said.sheet, said.key)

    # -- what people in the lobby want -----------------------------------------------------------

    async def do(self, visit: LobbyVisit, message: h.FromDevice) -> None:
        """Do what somebody wants of their own devices. Raises HouseError, StoreError."""
        people, person = self._house.people, visit.person
        match message:
            case h.ListDevices():
                visit.put(self._list(visit))
            case h.AddDevice():
                self.stop(person)
                if message.on:
                    visit.put(self._begin(visit))
            case h.AnswerDevice():
                adding = self._adding.get(person.key)
                its = adding is not None and adding.device == visit.device
                if adding is not None and its and adding.candidate == message.device:
                    adding.say(message.yes)
            case h.EndDevice():
                found = people.devices.of(person.key)
                named = [each for each in found if pairing.name_of(each.key) == message.device]
                if not named:
                    raise HouseError("house-device-none")
                await people.devices.end(named[0])
                self.stop(person, named[0].key)
                visit.put(h.Done("end-device"))
                if named[0].key != visit.device:
                    visit.put(self._list(visit))
                self._house.hang_up(named[0])
            case h.KeepSheet():
                await people.devices.keep_sheet(person.key, message.sheet, people.today())
                visit.put(h.Done("keep-sheet"))
                visit.put(self._list(visit))

    def _list(self, visit: LobbyVisit) -> h.Devices:
        people, person = self._house.people, visit.person
        today = people.today()

        def ago(day: int) -> int:
            return max(0, (today - day) // DAY_MS)

        made = people.devices.sheet_of(person.key)
        return h.Devices(
            tuple(
                h.Device(
                    pairing.name_of(each.key),
                    ago(each.since),
                    ago(each.last),
                    each.key == visit.device,
                    each.page,
                )
                for each in people.devices.of(person.key)
            ),
            ago(made) if made else None,
        )

    def _begin(self, visit: LobbyVisit) -> h.DeviceCode:
        """Show new digits."""
        until = self.clock() + pairing.CODE_S
        adding = self._adding[visit.person.key] = _Adding(visit.person, visit.device, until)
        loop = asyncio.get_running_loop()
        adding.late = loop.call_later(pairing.CODE_S, self._late, adding)
        return h.DeviceCode(adding.code, int(pairing.CODE_S))

    def _late(self, adding: _Adding) -> None:
        if not adding.candidate:  # who is being asked has their own time
            self._end(adding, "house-device-late")

    def stop(self, person: RegisteredPerson, device: str = "") -> None:
        """Have somebody's digits be worth nothing any more, if this device shows them."""
        adding = self._adding.get(person.key)
        if adding is not None and device in ("", adding.device):
            self._end(adding)

    def _end(self, adding: _Adding, rule: str = "") -> None:
        """The digits are worth nothing any more; with a rule the device that shows them hears."""
        if self._adding.get(adding.person.key) is not adding:
            return
        del self._adding[adding.person.key]
        adding.say(False)
        if adding.late is not None:
            adding.late.cancel()
        if rule:
            for visit in self._house.lobby.visits(adding.person):
                if visit.device == adding.device:
                    visit.put(h.DeviceOver(rule))


def _read(frame: bytes, kind: type[T]) -> T:
    try:
        return decode(frame, kind)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError, ValueError):
        raise JoinError("malformed") from None
