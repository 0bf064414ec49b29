"""Wishes in a house's lobby, from a program that shows no lobby."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import msgspec

from braillespiel.network.frames import FrameError, Reader
from braillespiel.network.houses import messages as h
from braillespiel.network.houses.errors import HouseError
from braillespiel.network.houses.house_path import HouseJoinPath
from braillespiel.network.joining.errors import JoinError
from braillespiel.network.messages import Part

ANSWER_S = 10.0


async def ask(way: HouseJoinPath, wish: Any) -> Any:
    """Go into the lobby, ask for something, and return the answer. Raises JoinError, OSError."""
    wire = await way.open()
    reader: Reader[Any] = Reader(h.FromHouse | Part)  # type: ignore[arg-type]
    try:
        async with asyncio.timeout(ANSWER_S):
            await wire.send(msgspec.json.encode(wish))
            while True:
                found = reader.read(await wire.recv())
                if isinstance(found, h.Refused):
                    raise HouseError(found.rule, found.details)
                if found is not None and not isinstance(found, h.Lobby | h.Invited):
                    return found
    except (TimeoutError, ConnectionError):
        raise JoinError("lost") from None
    except FrameError:
        raise HouseError("house-version") from None
    finally:
        await wire.close(1000, "")


async def quick(way: HouseJoinPath, wish: h.Quick, told: Callable[[h.OfQuick], None]) -> h.Matched:
    """Go into the lobby, and return the table of a quick match; a bot that is offered is taken.

    ``told`` is called with what the house says meanwhile. Raises JoinError, OSError.
    """
    wire = await way.open()
    reader: Reader[Any] = Reader(h.FromHouse | Part)  # type: ignore[arg-type]
    try:
        await wire.send(msgspec.json.encode(wish))
        while True:
            found = reader.read(await wire.recv())
            if isinstance(found, h.Refused | h.QuickOver):
                raise HouseError(found.rule, found.details)
            if not isinstance(found, h.OfQuick):
                continue
            told(found)
            if isinstance(found, h.BotOffered):
                await wire.send(msgspec.json.encode(h.QuickBot()))
            elif isinstance(found, h.Matched):
                return found
    except ConnectionError:
        raise JoinError("lost") from None
    except FrameError:
        raise HouseError("house-version") from None
    finally:
        await wire.close(1000, "")
