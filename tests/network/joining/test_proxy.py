"""Behind a proxy one header of it names who has come; no other header, and nobody else, counts."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.asyncio.server import ServerConnection

from braillespiel.house import people
from braillespiel.network.houses.errors import HouseError
from braillespiel.network.joining import handshake
from braillespiel.network.joining.gate import ConnectionGate
from braillespiel.network.joining.pending import Pending
from braillespiel.network.joining.proxy import BEHIND, TrustedProxy
from tests.network.houses.living import opened
from tests.support.patience import HANGS_S, PATIENT

HERE = "127.0.0.1"
REAL = "X-Real-IP"


async def seen(proxy: TrustedProxy | None, *headers: tuple[str, str]) -> tuple[str, bool]:
    """Return the address that counts, and whether it is spared as this computer's own."""
    gate = ConnectionGate(None)
    gate.proxy = proxy
    found: asyncio.Future[tuple[str, bool]] = asyncio.get_running_loop().create_future()

    async def come(connection: ServerConnection) -> None:
        here = handshake.within_this_computer(connection)
        found.set_result((str(connection.remote_address[0]), here))

    server = await gate.listen(come, HERE, 0)
    port = next(iter(server.sockets)).getsockname()[1]
    async with connect(
        f"ws://{HERE}:{port}",
        additional_headers=headers,
        subprotocols=[handshake.SUBPROTOCOL],  # type: ignore[list-item]
        proxy=None,
        **PATIENT,
    ):
        told = await asyncio.wait_for(found, HANGS_S)
    server.close()
    await server.wait_closed()
    return told


@pytest.mark.parametrize(
    ("headers", "counts"),
    [
        ([(REAL, "203.0.113.7")], "203.0.113.7"),
        ([("x-real-ip", " 203.0.113.7 ")], "203.0.113.7"),
        ([(REAL, "::ffff:203.0.113.7")], "203.0.113.7"),
        ([(REAL, "2001:db8::1")], "2001:db8::1"),
        ([(REAL, "203.0.113.7"), ("X-Forwarded-For", "198.51.100.1")], "203.0.113.7"),
        ([(REAL, "203.0.113.7"), (REAL, "198.51.100.1")], BEHIND),
        ([(REAL, "203.0.113.7"), (REAL, "203.0.113.7")], BEHIND),
        ([(REAL, "203.0.113.7, 198.51.100.1")], BEHIND),
        ([(REAL, "203.0.113.7:4711")], BEHIND),
        ([(REAL, "me")], BEHIND),
        ([(REAL, "")], BEHIND),
        ([(REAL, "9" * 5000)], BEHIND),
        ([(REAL, "127.0.0.1")], BEHIND),
        ([(REAL, "::1")], BEHIND),
        ([(REAL, "::ffff:127.0.0.1")], BEHIND),
        ([(REAL, "0.0.0.0")], BEHIND),
        ([("X-Forwarded-For", "203.0.113.7")], BEHIND),
        ([("Forwarded", "for=203.0.113.7")], BEHIND),
        ([], BEHIND),
    ],
)
def test_the_proxy_names_who_has_come_in_one_header(
    headers: list[tuple[str, str]], counts: str
) -> None:
    found = asyncio.run(seen(TrustedProxy(HERE, REAL), *headers))
    assert found == (counts, False)  # nobody behind a proxy is spared


@pytest.mark.parametrize("proxy", [None, TrustedProxy("192.0.2.1", REAL)])
def test_a_header_from_elsewhere_counts_for_nothing(proxy: TrustedProxy | None) -> None:
    assert asyncio.run(seen(proxy, (REAL, "203.0.113.7"))) == (HERE, True)


def test_newcomers_behind_a_proxy_that_names_nobody_count_as_one_network(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(people, "NEW_A_DAY", 2)

    async def scene(proxy: TrustedProxy | None, home: Path) -> list[str]:
        told = []
        async with opened(home / "house") as house:
            house.entrance.gate.proxy = proxy
            for name in ("Ana", "Ben", "Cem"):
                try:
                    await (await house.come(home / name, name).silent()).close()
                except HouseError as error:
                    told.append(f"{name}: {error.rule}")
        return told

    proxy = TrustedProxy(HERE, REAL)
    assert asyncio.run(scene(proxy, tmp_path / "behind")) == ["Cem: house-range"]
    assert asyncio.run(scene(None, tmp_path / "plain")) == []


def test_a_connection_that_told_its_address_takes_a_place_of_that_one() -> None:
    waiting: Pending[str] = Pending(from_one=2, in_all=10)
    for who in ("a", "b"):
        assert waiting.add(who, "proxy") is None
        assert waiting.move(who, "one") is None
    assert waiting.add("c", "proxy") is None  # the proxy's own places are free again
    assert waiting.move("c", "one") == "a"
    assert list(waiting) == ["b", "c"]
    assert waiting.move("c", "one") is None
    assert waiting.move("gone", "one") is None
