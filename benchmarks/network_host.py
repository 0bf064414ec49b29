"""Processes that the benchmark of network tables needs: tables, an echo, matches without a net."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import os
import tempfile
import time
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path
from random import Random
from typing import Any

import psutil

from braillespiel.engine.match import Match
from braillespiel.games import registry
from braillespiel.network import messages as m
from braillespiel.network.entrance import Entrance
from braillespiel.network.server import TableServer
from braillespiel.table.host import Player, TableHost
from braillespiel.table.port import LocalPort
from tests.network.places import table
from tests.table.hosts import Disk

CODE = "204816"
GAME = "ludoteca"


def serve_tables(pipe: Connection, number: int, plain: bool, core: int | None = None) -> None:
    """Serve tables in one process, on one core if told; say their ports, and what they used."""
    if core is not None and hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {core})
    asyncio.run(_serve(pipe, number, plain))


async def _serve(pipe: Connection, number: int, plain: bool) -> None:
    begun = time.monotonic()
    own = psutil.Process()
    ports, tasks = [], []
    with tempfile.TemporaryDirectory() as home:
        for seed in range(number):
            made, watch, keeper = table(m.SetUp(GAME, 2, {"target": 60}), 2)
            keeper.seed = seed
            # The clock of these tables is the real one.
            made._clock = made.matches._clock = lambda: int((time.monotonic() - begun) * 1000)
            server = TableServer(made)
            entrance = Entrance(
                Path(home), made.knows, made.new_code, code=CODE, plain=plain, hosts=["127.0.0.1"]
            )
            await server.listen(entrance, 0)
            tasks.append(asyncio.create_task(server.run()))
            ports.append(entrance.port)
            del watch
        gc.collect()
        pipe.send((ports, own.memory_info().rss))
        loop = asyncio.get_running_loop()
        while True:
            asked = await loop.run_in_executor(None, pipe.recv)
            if asked == "end":
                return
            gc.collect()
            pipe.send((own.memory_info().rss, sum(own.cpu_times()[:2])))


def play_alone(pipe: Connection, number: int, actions: int) -> None:
    """Play matches with two ports each and no network; tell what one takes of memory, in bytes."""
    own, rng, kept = psutil.Process(), Random(1), []
    for n in range(number + 1):
        if n == 1:
            gc.collect()
            before = own.memory_info().rss
        game = registry.game(GAME)
        match = Match(game, 2, game.resolve({"target": 60}), n)
        host = TableHost(match, [Player("Ana"), Player("Ben")], Disk(), None, lambda: 0)
        ports = [LocalPort(host, (seat,)) for seat in range(2)]
        for _ in range(actions):
            seat = next(iter(match.state.to_act()), 0)
            legal = list(host.view(seat).legal_actions())
            if not legal:
                break
            host.act(seat, rng.choice(legal))
            for port in ports:
                port.take()
        kept.append((host, ports))
    gc.collect()
    pipe.send((own.memory_info().rss - before) / number)
    pipe.recv()


def serve_echo(pipe: Connection) -> None:
    """Send back whatever comes."""

    async def run() -> None:
        from websockets.asyncio.server import ServerConnection, serve
        from websockets.exceptions import ConnectionClosed

        async def back(socket: ServerConnection) -> None:
            with contextlib.suppress(ConnectionClosed):
                async for frame in socket:
                    await socket.send(frame)

        async with serve(back, "127.0.0.1", 0, compression=None) as server:
            pipe.send(next(iter(server.sockets)).getsockname()[1])
            await asyncio.get_running_loop().run_in_executor(None, pipe.recv)

    asyncio.run(run())


class Beside:
    """A process of its own, and the pipe to it."""

    def __init__(self, work: Any, *arguments: Any) -> None:
        context = get_context("spawn")
        self.pipe, theirs = context.Pipe()
        self._process = context.Process(target=work, args=(theirs, *arguments), daemon=True)
        self._process.start()

    def ask(self) -> Any:
        self.pipe.send("how")
        return self.pipe.recv()

    def close(self) -> None:
        self.pipe.send("end")
        self._process.join(5)
        self._process.kill()
        self._process.join()
