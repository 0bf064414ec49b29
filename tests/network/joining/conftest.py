"""An open host for each test."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest

from braillespiel.network.joining import certificate
from tests.network.joining.hosts import Host, opened
from tests.support.patience import HANGS_S


@pytest.fixture(scope="session")
def key_folder(tmp_path_factory) -> Path:
    """A data folder with a certificate; making one is not what every test is about."""
    home = tmp_path_factory.mktemp("host")
    certificate.of_host(home)
    return home


@pytest.fixture
def at_table(key_folder) -> Callable:
    """Run a coroutine function with an open host."""

    def run(scene, **given) -> None:
        async def play() -> None:
            async with asyncio.timeout(HANGS_S), opened(Host(key_folder, **given)) as host:
                await scene(host)

        asyncio.run(play())

    return run
