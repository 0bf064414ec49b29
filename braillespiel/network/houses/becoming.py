"""A new device of somebody whom a house knows: by six digits, or by the recovery sheet.

A thread with a loop of its own holds the connection until both people have said yes.
"""

from __future__ import annotations

import asyncio
import hmac
import threading
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from braillespiel.network.client import TableProblem
from braillespiel.network.houses import handshake, pairing, sheets
from braillespiel.network.houses import messages as h
from braillespiel.network.houses.errors import HouseError
from braillespiel.network.houses.house_path import Greeted, HouseJoinPath, answer
from braillespiel.network.joining import handshake as joining
from braillespiel.network.joining import seat
from braillespiel.network.joining.errors import JoinError
from braillespiel.network.threadsafe import call_soon

if TYPE_CHECKING:
    from websockets.asyncio.client import ClientConnection


@dataclass(frozen=True, slots=True)
class DeviceClaim:
    """What shows that one is known: a name with six digits, or the secret of a sheet."""

    name: str = ""
    code: str = ""
    sheet: bytes = b""


class Becoming:
    """This device becomes one of somebody's; ``on_news`` is called from another thread.

    First ``asks`` says who, then ``answer`` is called, then ``called`` is set, or ``problem``.
    """

    def __init__(
        self, way: HouseJoinPath, known: DeviceClaim, on_news: Callable[[], None] = lambda: None
    ) -> None:
        self._way = way
        self._known = known
        self._on_news = on_news
        self._loop: asyncio.AbstractEventLoop | None = None
        self._yes: asyncio.Future[bool] | None = None
        self._task: asyncio.Task[None] | None = None
        self.asks: h.Becomes | None = None
        """Who one would be here; None until the house has been convinced."""
        self.called = ""
        """Who one is, once that is so."""
        self.problem: TableProblem | None = None

    def run_beside(self) -> Becoming:
        """Do it in a thread; return at once."""
        run = threading.Thread(target=lambda: asyncio.run(self.follow()), name="house", daemon=True)
        run.start()
        return self

    def answer(self, yes: bool) -> None:
        """Say whether one wants to be that person; callable from any thread."""

        def said() -> None:
            if self._yes is not None and not self._yes.done():
                self._yes.set_result(yes)

        self._soon(said)

    def close(self) -> None:
        """Give up; callable from any thread."""

        def cancel() -> None:
            if self._task is not None:
                self._task.cancel()

        self._soon(cancel)

    def _soon(self, call: Callable[[], None]) -> None:
        if self._loop is not None and not self._loop.is_closed():
            call_soon(self._loop, call)

    async def follow(self) -> None:
        """Do it in this loop; return once it is done, or will not be."""
        self._loop = asyncio.get_running_loop()
        self._yes = self._loop.create_future()
        self._task = self._loop.create_task(self._become())
        try:
            await self._task
        except asyncio.CancelledError:
            return
        except JoinError as error:
            self.problem = TableProblem(error.rule, error.details)
        except (OSError, TimeoutError):
            self.problem = TableProblem("unreachable")
        self._on_news()

    async def _become(self) -> None:
        waits = seat.ANSWER_S + pairing.ASKED_S
        connection = await self._way.through(self._prove, waits)
        await connection.close()

    async def _prove(self, connection: ClientConnection, greeted: Greeted) -> None:
        async with asyncio.timeout(seat.ANSWER_S):
            if self._known.sheet:
                asks = await self._by_sheet(connection, greeted)
            else:
                asks = await self._by_digits(connection, greeted)
        self.asks = asks
        self._on_news()
        assert self._yes is not None
        heard = asyncio.ensure_future(answer(connection))
        try:
            await asyncio.wait((heard, self._yes), return_when=asyncio.FIRST_COMPLETED)
            if not heard.done():
                told = h.Become(self._yes.result())
                await joining.send(connection, handshake.encoded(told))
            inside = await heard
        finally:
            heard.cancel()
        if not isinstance(inside, h.Inside):
            raise HouseError("house-version")
        await self._way.is_in(inside, greeted)
        self.called = inside.name

    async def _by_sheet(self, connection: ClientConnection, greeted: Greeted) -> h.Becomes:
        secret, house, nonce = self._known.sheet, greeted.challenge.house, greeted.challenge.nonce
        proof = sheets.proof(secret, house, greeted.seen, nonce, greeted.key)
        said = h.Recover(greeted.key, greeted.signature, sheets.public(secret, house), proof)
        await joining.send(connection, handshake.encoded(said))
        asks = await answer(connection)
        if not isinstance(asks, h.Becomes):
            raise HouseError("house-version")
        return asks

    async def _by_digits(self, connection: ClientConnection, greeted: Greeted) -> h.Becomes:
        house, nonce = greeted.challenge.house, greeted.challenge.nonce
        password = pairing.password(house, self._known.code)
        side = await asyncio.to_thread(joining.SeatShare, password, greeted.seen)
        said = h.Pair(greeted.key, greeted.signature, self._known.name, side.share.hex())
        await joining.send(connection, handshake.encoded(said))
        share = await answer(connection)
        if not isinstance(share, h.PairShare):
            raise HouseError("house-version")
        key = await asyncio.to_thread(side.key, bytes.fromhex(share.share))
        proof = pairing.proof(key, b"device", nonce, greeted.key)
        await joining.send(connection, handshake.encoded(h.PairProof(proof)))
        asks = await answer(connection)
        if not isinstance(asks, h.Becomes):
            raise HouseError("house-version")
        if not hmac.compare_digest(asks.proof, pairing.proof(key, b"house", nonce, greeted.key)):
            raise JoinError("not-proved")
        return asks
