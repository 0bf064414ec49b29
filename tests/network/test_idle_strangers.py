"""Strangers who connect and say nothing take little of a host's memory."""

from __future__ import annotations

import asyncio
import contextlib
import json
import ssl
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect

from tests.support.patience import PATIENT
from tests.support.program import environment

STRANGERS = 1000
MOST_MB = 60


@pytest.mark.parametrize("kind", ["table", "page"])
def test_a_thousand_idle_strangers_take_at_most_60_mb(tmp_path: Path, kind: str) -> None:
    host = subprocess.Popen(
        [
            *(sys.executable, "-P", "-m", "braillespiel", "serve", "cubus", "--json"),
            *("--loopback-only", "--port", "0", "--lang", "en"),
        ],
        stdout=subprocess.PIPE,
        text=True,
        env=environment(tmp_path),
    )
    try:
        assert host.stdout is not None
        told = json.loads(host.stdout.readline())
        before = _mb(host.pid)
        asyncio.run(_idle(told, kind))
        assert _mb(host.pid) - before <= MOST_MB
        assert host.poll() is None
    finally:
        host.terminate()
        host.wait()


def _mb(pid: int) -> int:
    status = Path(f"/proc/{pid}/status").read_text(encoding="ascii")
    return int(status.partition("VmHWM:")[2].split()[0]) >> 10  # the most that it ever was


async def _idle(told: dict[str, Any], kind: str) -> None:
    """Have strangers come from many addresses, prove nothing, and stay as long as they may."""
    unchecked = ssl.create_default_context()
    unchecked.check_hostname, unchecked.verify_mode = False, ssl.CERT_NONE
    host, _, port = told["address"].rpartition(":")
    page = told["web"].rstrip("/").rpartition("/")[2]
    there: list[Any] = []
    for n in range(STRANGERS):
        source = (f"127.0.{n // 200 + 1}.{n % 200 + 1}", 0)
        with contextlib.suppress(OSError):
            if kind == "table":
                there.append(
                    await asyncio.open_connection(host, int(port), ssl=unchecked, local_addr=source)
                )
            else:
                there.append(
                    await connect(
                        f"ws://{page}/seat",
                        origin=f"http://{page}",  # type: ignore[arg-type]
                        local_addr=source,
                        **PATIENT,
                    )
                )
    assert len(there) > STRANGERS // 2
    for each in there:
        if kind == "table":
            each[1].transport.abort()
        else:
            each.transport.abort()
