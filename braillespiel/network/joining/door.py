"""The host's side of getting in: checks who proves the code, or has a token."""

from __future__ import annotations

import asyncio
import hmac
import secrets
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from time import monotonic
from typing import TYPE_CHECKING, Literal

from braillespiel.network.joining import codes
from braillespiel.network.joining import handshake as h
from braillespiel.network.joining.errors import JoinError, closing
from braillespiel.network.joining.guesses import Guess, Guesses
from braillespiel.network.joining.knocking import Knocking

if TYPE_CHECKING:
    from braillespiel.network.joining.gate import ConnectionGate

WhyNew = Literal["guessed", "asked"]
"""Why there is a new code: too many wrong ones were tried, or the person at the host asked for
it."""


KNOCKING_FROM = 2
"""From so many codes on that were guessed away newcomers knock."""


@dataclass(frozen=True, slots=True)
class Admitted:
    """Somebody who is in; the token is 32 hexadecimal digits."""

    token: str
    returning: bool
    """The token was given out before; otherwise it was made a moment ago."""
    knocking: Knocking | None = None
    """Where they still have to knock; None if they need not."""


class Door:
    """Lets people in to one table, in one event loop.

    ``known`` tells whether a token, by its digest (handshake.digest), is one that the table gave
    out. ``on_new_code`` is called whenever the code has changed, and after it ``on_told``. Doors of
    one process share a ``worker``, which is then not theirs to end.
    """

    def __init__(
        self,
        fingerprint: bytes,
        known: Callable[[str], bool],
        *,
        code: str = "",
        on_new_code: Callable[[str, WhyNew], None] = lambda code, why: None,
        clock: Callable[[], float] = monotonic,
        wait_s: float | None = None,
        worker: ThreadPoolExecutor | None = None,
    ) -> None:
        self.code = codes.read(code) if code else codes.draw()
        self._fingerprint = fingerprint
        self._known = known
        self._on_new_code = on_new_code
        self._guesses = Guesses(self._guessed_away, clock)
        self._changes = 0
        """How many codes were guessed away since the host's person made one."""
        self.knocking = Knocking()
        self._wait_s = h.WAIT_S if wait_s is None else wait_s
        self.on_told: Callable[[str, WhyNew], None] = lambda code, why: None
        self._own = ThreadPoolExecutor(1, "join") if worker is None else None
        self._worker = worker or self._own  # one SPAKE2 at a time, beside the loop

    @property
    def is_guessed_at(self) -> bool:
        """Whether wrong codes were tried here, or one is tried now."""
        return self._guesses.counts

    def new_code(self) -> str:
        """Draw a new code because the person at the host asks for it; return it.

        Newcomers no longer knock then.
        """
        self._changes = 0
        self.knocking.end()
        self._renew("asked")
        return self.code

    def close(self) -> None:
        """Let nobody in any more."""
        self.knocking.close()
        if self._own is not None:
            self._own.shutdown(wait=False, cancel_futures=True)

    async def read_out(self, remote: str, code: str) -> Admitted:
        """Let somebody in who says the code itself: a page in a browser, which knows no SPAKE2.

        Guesses count together with those of all others. Raises JoinError code-form, wait, busy,
        wrong-code.
        """
        said = codes.read(code)
        await self._compared(remote, said, lambda: self.code)
        return self._newcomer(secrets.token_bytes(h.TOKEN_BYTES))

    async def see(self, remote: str, said: str, secret: Callable[[], str]) -> None:
        """Check another secret than the code: who guesses at it guesses at the door.

        Raises JoinError wait, busy, wrong-code.
        """
        await self._compared(remote, said, secret)

    async def _compared(self, remote: str, said: str, secret: Callable[[], str]) -> None:
        """Compare what somebody says with what is secret once it is their turn."""
        try:
            async with asyncio.timeout(self._wait_s):
                guess = await self._guesses.turn(remote)
        except TimeoutError:
            raise JoinError("busy") from None
        right = secret()
        fits = bool(right) and hmac.compare_digest(said.encode(), right.encode())
        guess.resolve(fits)
        if not fits:
            raise JoinError("wrong-code")

    async def admit(
        self, connection: h.SeatConnection, guard: ConnectionGate | None = None
    ) -> Admitted:
        """Let somebody prove the code, or that they have a token; then read longer frames.

        ``guard`` is told how far they have come. Whoever cannot prove anything is told why by the
        closing of the connection. Raises JoinError.
        """
        try:
            return await self._admitted(connection, guard)
        except TimeoutError:
            await _refuse(connection, error := JoinError("timeout"))
            raise error from None
        except JoinError as error:
            await _refuse(connection, error)
            raise
        except Exception as error:
            # Whatever else a stranger may bring about is their matter alone.
            await _refuse(connection, odd := JoinError("malformed"))
            raise odd from error

    async def _admitted(
        self, connection: h.SeatConnection, guard: ConnectionGate | None
    ) -> Admitted:
        async with asyncio.timeout(self._wait_s):
            first = await h.frame(connection)
        if guard is not None:
            guard.advanced(connection)
        if first[:1] != bytes((h.VERSION,)):
            raise JoinError("version", theirs=h.VERSION)
        kind, body = first[1:2], first[2:]
        if kind == h.BY_TOKEN and len(body) == h.TOKEN_BYTES:
            return await self._returned(connection, body.hex(), guard)
        if kind == h.BY_CODE and len(body) == h.SHARE_BYTES:
            return await self._proved(connection, body, guard)
        raise JoinError("malformed")

    async def _returned(
        self, connection: h.SeatConnection, token: str, guard: ConnectionGate | None
    ) -> Admitted:
        if not self._known(h.digest(token)):
            raise JoinError("token-unknown")
        if guard is not None:
            guard.hold(connection)
        async with asyncio.timeout(self._wait_s):
            await h.send(connection, h.WELCOME)
        return Admitted(token, returning=True)

    async def _proved(
        self, connection: h.SeatConnection, share: bytes, guard: ConnectionGate | None
    ) -> Admitted:
        remote = str((connection.remote_address or ("",))[0])
        try:
            async with asyncio.timeout(self._wait_s):
                guess = await self._turn(connection, remote)  # before any work is done for them
        except TimeoutError:
            raise JoinError("busy") from None
        if guard is not None:
            guard.hold(connection)
        code, told = self.code, False
        try:
            answer, key = await asyncio.get_running_loop().run_in_executor(
                self._worker, h.host_answer, code, self._fingerprint, share
            )
            async with asyncio.timeout(self._wait_s):
                told = True
                await h.send(connection, h.SHARE + answer)
                proof = await h.frame(connection)
            right = hmac.compare_digest(proof, h.PROOF + h.proof(key, b"seat"))
            if code != self.code:
                told = False
                raise JoinError("code-ended")
            guess.resolve(right)
            if not right:
                raise JoinError("wrong-code")
        finally:
            if told:
                guess.resolve(False)  # whatever ended it before the proof
            else:
                guess.withdraw()  # nothing was learnt of the code that counts
        token = secrets.token_bytes(h.TOKEN_BYTES)
        async with asyncio.timeout(self._wait_s):
            await h.send(connection, h.PROOF + h.proof(key, b"host") + token)
        return self._newcomer(token)

    def _newcomer(self, token: bytes) -> Admitted:
        knocking = self.knocking if self.knocking.on else None
        return Admitted(token.hex(), returning=False, knocking=knocking)

    async def _turn(self, connection: h.SeatConnection, remote: str) -> Guess:
        """Take a guess once there may be one. Raises JoinError wait, lost."""
        turn = asyncio.ensure_future(self._guesses.turn(remote))
        closed = asyncio.ensure_future(connection.wait_closed())
        try:
            await asyncio.wait((turn, closed), return_when=asyncio.FIRST_COMPLETED)
            if not turn.done():
                raise JoinError("lost")
            return turn.result()
        except asyncio.CancelledError:
            if turn.done() and turn.exception() is None:
                turn.result().withdraw()
            raise
        finally:
            turn.cancel()
            closed.cancel()

    def _guessed_away(self) -> None:
        """Too many wrong codes: the next one, unless a code alone opens nothing."""
        if self.knocking.on:
            self._guesses.begin_anew()
            return
        self._changes += 1
        self._renew("guessed")
        if self._changes >= KNOCKING_FROM:
            self.knocking.begin()

    def _renew(self, why: WhyNew) -> None:
        before = self.code
        while self.code == before:
            self.code = codes.draw()
        self._guesses.begin_anew()
        self._on_new_code(self.code, why)
        self.on_told(self.code, why)


async def _refuse(connection: h.SeatConnection, error: JoinError) -> None:
    await connection.close(*closing(error))
