"""Connections without encryption, to this computer only: for measurements and tests."""

from __future__ import annotations

from braillespiel.network import messages as m
from braillespiel.network.door import is_loopback
from braillespiel.network.joined import JoinError, Opened
from braillespiel.network.wires import SocketWire


class PlainWay:
    """The way to a table of this computer that was opened with ``--plain``."""

    def __init__(self, host: str, port: int) -> None:
        if not is_loopback(host):
            raise JoinError("plain-elsewhere")
        self._host, self._port = host, port

    async def __call__(self, token: str) -> Opened:
        """Open a connection."""
        from websockets.asyncio.client import connect
        from websockets.exceptions import InvalidHandshake

        host = f"[{self._host}]" if ":" in self._host else self._host
        try:
            socket = await connect(
                f"ws://{host}:{self._port}", compression=None, max_size=m.FRAME, proxy=None
            )
        except InvalidHandshake as error:
            raise JoinError("no-table") from error
        return Opened(SocketWire(socket), token)
