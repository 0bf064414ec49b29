"""A port behind which nothing is open: whoever connects is told why, and turned away."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from braillespiel.network.joining.errors import JoinError, Rule, closing
from braillespiel.network.joining.gate import ConnectionGate

if TYPE_CHECKING:
    import ssl

    from websockets.asyncio.server import Server, ServerConnection

    from braillespiel.network.joining.gate import Guarded

FROM_ONE, IN_ALL = 40, 200
"""Connections at the same time, from one address and in all: a class, all at once."""


class ClosedDoor(ConnectionGate):
    """Turns everybody away with ``rule``; ``on_came`` is told their addresses, as they connect."""

    def __init__(self, tls: ssl.SSLContext, rule: Rule, on_came: Callable[[str], None]) -> None:
        super().__init__(tls, from_one=FROM_ONE, in_all=IN_ALL)
        self._rule = rule
        self._on_came = on_came

    async def open(self, host: str, port: int) -> Server:
        """Listen at an address of this computer. Raises OSError."""
        return await self.listen(self._turn_away, host, port)

    def entered(self, connection: Guarded, host: str) -> bool:
        """A connection was opened, by whatever program."""
        self._on_came(host)
        return super().entered(connection, host)

    async def _turn_away(self, connection: ServerConnection) -> None:
        code, reason = closing(JoinError(self._rule))
        await connection.close(code, reason)
