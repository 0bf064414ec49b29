"""The certificate of a host, and that there is one host on one data folder."""

from __future__ import annotations

import asyncio
import ssl
import stat

import pytest

from braillespiel.network.joining import certificate, lease
from tests.network.joining.hosts import Host, opened


@pytest.mark.posix
def test_the_key_is_for_its_owner_alone(key_folder) -> None:
    path = certificate.of_host(key_folder).path
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    path.chmod(0o644)
    certificate.of_host(key_folder)
    assert stat.S_IMODE(path.stat().st_mode) == 0o600


def test_a_host_has_one_certificate_for_good(key_folder, tmp_path) -> None:
    found = certificate.of_host(key_folder)
    assert certificate.of_host(key_folder) == found
    assert found.broken is None
    assert certificate.of_host(tmp_path).fingerprint != found.fingerprint


@pytest.mark.parametrize("damage", ["empty", "half", "no text", "large"])
def test_one_that_cannot_be_read_is_put_aside_and_made_anew(key_folder, tmp_path, damage) -> None:
    whole = certificate.of_host(key_folder).path.read_bytes()
    found = certificate.of_host(tmp_path)
    damaged = {
        "empty": b"",
        "half": whole[: len(whole) // 2],
        "no text": b"\xff" * 100,
        "large": whole + b"\n" * (1 << 17),
    }[damage]
    found.path.write_bytes(damaged)
    again = certificate.of_host(tmp_path)
    assert again.fingerprint != found.fingerprint
    assert again.broken.read_bytes() == damaged


def test_tls_is_of_the_newest_kind_and_gives_no_tickets(key_folder) -> None:
    context = certificate.of_host(key_folder).context()
    assert context.minimum_version is ssl.TLSVersion.TLSv1_3
    assert context.num_tickets == 0
    assert certificate.seat_context().minimum_version is ssl.TLSVersion.TLSv1_3


def test_a_host_that_is_started_again_finds_everybody_back(key_folder) -> None:
    async def scene() -> None:
        first = Host(key_folder)
        async with opened(first):
            entry = await first.by_code()
        second = Host(key_folder)
        second.tokens = first.tokens
        second.door._known = first.tokens.__contains__
        async with opened(second):
            assert await second.by_token(entry) == entry

    asyncio.run(scene())


def test_a_second_host_on_the_same_store_is_refused_by_name(tmp_path) -> None:
    with lease.hold(tmp_path):
        with pytest.raises(lease.InUseError) as caught, lease.hold(tmp_path):
            pass
        assert caught.value.details == {"path": str(tmp_path)}
    with lease.hold(tmp_path):
        pass
