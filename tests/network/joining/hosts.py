"""A host behind its door, on loopback, and seats at it."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from pathlib import Path

from braillespiel.network.joining import certificate, handshake
from braillespiel.network.joining.address import Address
from braillespiel.network.joining.door import Admitted, Door
from braillespiel.network.joining.errors import JoinError
from braillespiel.network.joining.gate import ConnectionGate
from braillespiel.network.joining.seat import SeatEntry, dial, join
from tests.support.patience import HANGS_S

CODE = "204816"
WRONG = "204817"


class Clock:
    """Seconds that pass only when told to."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


class Host:
    """A host that lets people in, and then says nothing to them but one word."""

    def __init__(self, home: Path, wait_s: float = HANGS_S) -> None:
        self.certificate = certificate.of_host(home)
        self.clock = Clock()
        self.tokens: set[str] = set()
        self.new_codes: list[tuple[str, str]] = []
        self.admitted: list[Admitted] = []
        self.refused: asyncio.Queue[JoinError] = asyncio.Queue()
        self.gate = ConnectionGate(self.certificate.context(), wait_s)
        self.door = Door(
            self.certificate.fingerprint,
            self.tokens.__contains__,
            code=CODE,
            on_new_code=lambda code, why: self.new_codes.append((code, why)),
            clock=self.clock,
            wait_s=wait_s,
        )
        self.port = 0

    async def connected(self, connection) -> None:
        try:
            admitted = await self.door.admit(connection, self.gate)
        except JoinError as error:
            self.refused.put_nowait(error)
            return
        self.gate.passed(connection, 64 << 10)
        self.tokens.add(handshake.digest(admitted.token))
        self.admitted.append(admitted)
        with contextlib.suppress(Exception):
            async for message in connection:
                await connection.send(message)

    @property
    def address(self) -> Address:
        return Address("127.0.0.1", self.port)

    async def by_code(self, code: str = CODE, **given) -> SeatEntry:
        connection = await dial(self.address)
        entry = await join(connection, code=code, **given)
        await connection.close()
        return entry

    async def by_token(self, entry: SeatEntry) -> SeatEntry:
        connection = await dial(self.address)
        found = await join(connection, token=entry.token, pin=entry.fingerprint)
        await connection.close()
        return found


@contextlib.asynccontextmanager
async def opened(host: Host) -> AsyncIterator[Host]:
    server = await host.gate.listen(host.connected, "127.0.0.1", host.port)
    host.port = next(iter(server.sockets)).getsockname()[1]
    try:
        yield host
    finally:
        host.gate.close()
        server.close()
        await server.wait_closed()
        host.door.close()
