"""Hosts this computer has been at: kept, found again, warned of, and what damage costs."""

from __future__ import annotations

import json
import stat

import pytest

from braillespiel.network import texts
from braillespiel.network.joining import known
from braillespiel.network.joining.address import Address
from braillespiel.network.joining.known import KnownHosts

ANNA = (Address("192.168.1.20"), b"a" * 32, "0" * 32)
BEN = (Address("2001:db8::1", 24112), b"b" * 32, "1" * 32)


class Ticking:
    now = 0

    def __call__(self) -> int:
        self.now += 1
        return self.now


@pytest.fixture
def hosts(tmp_path) -> KnownHosts:
    found = KnownHosts(tmp_path, Ticking())
    found.remember("Anna", *ANNA)
    found.remember("Ben", *BEN)
    return found


def test_hosts_are_found_by_name_address_and_certificate(hosts, tmp_path) -> None:
    again = KnownHosts(tmp_path)
    assert [each.name for each in again.all()] == ["Ben", "Anna"]
    assert again.named("anna") == again.at(ANNA[0]) == again.with_certificate(b"a" * 32)
    assert again.named("anna").token == "0" * 32
    assert again.named("Carl") is again.at(Address("192.168.1.21")) is None
    assert again.with_certificate(b"c" * 32) is None


@pytest.mark.posix
def test_what_is_kept_is_for_its_owner_alone(hosts, tmp_path) -> None:
    assert stat.S_IMODE((tmp_path / "network" / "known.json").stat().st_mode) == 0o600
    assert stat.S_IMODE((tmp_path / "network").stat().st_mode) == 0o700


def test_a_host_that_moved_or_was_made_anew_takes_its_old_place(hosts) -> None:
    hosts.remember("Anna", Address("10.0.0.1"), b"a" * 32, "2" * 32)
    assert [(each.name, each.host) for each in hosts.all()] == [
        ("Anna", "10.0.0.1"),
        ("Ben", "2001:db8::1"),
    ]
    hosts.remember("Anna", Address("10.0.0.1"), b"c" * 32, "3" * 32)
    assert [each.fingerprint for each in hosts.all()] == [(b"c" * 32).hex(), (b"b" * 32).hex()]


def test_a_host_may_be_renamed_given_up_and_forgotten(hosts) -> None:
    hosts.keep("Anna M.", ANNA[0])
    assert hosts.with_certificate(b"a" * 32).name == "Anna M."
    hosts.give_up(hosts.named("Anna M."))
    assert hosts.named("Anna M.").token is None
    hosts.forget(hosts.named("Ben"))
    assert [each.name for each in hosts.all()] == ["Anna M."]


def test_an_address_kept_by_name_gives_the_host_there_its_name(hosts) -> None:
    address = Address("10.0.0.3")
    hosts.keep("Carl", address)
    assert hosts.named("Carl").fingerprint is None
    hosts.remember(str(address), address, b"c" * 32, "2" * 32)
    assert [each.name for each in hosts.all()] == ["Carl", "Ben", "Anna"]
    assert hosts.named("Carl").token == "2" * 32


def test_a_name_that_cannot_be_is_not_kept(hosts) -> None:
    with pytest.raises(texts.TextError):
        hosts.keep("Kü\u202ehce", ANNA[0])


def test_a_host_that_is_trusted_anew_keeps_its_name_and_no_token(hosts) -> None:
    hosts.trust_anew(ANNA[0])
    anna = hosts.named("Anna")
    assert (anna.fingerprint, anna.token) == (None, None)
    hosts.remember(str(ANNA[0]), ANNA[0], b"c" * 32, "2" * 32)
    assert hosts.named("Anna").fingerprint == (b"c" * 32).hex()


def test_a_host_is_found_by_the_beginning_of_its_fingerprint_and_may_move(hosts) -> None:
    anna = hosts.beginning((b"a" * 8).hex())
    assert anna.name == "Anna"
    hosts.move(anna, Address("10.0.0.9"))
    assert hosts.at(Address("10.0.0.9")).token == "0" * 32
    hosts.keep("Carl", Address("10.0.0.3"))
    assert hosts.beginning((b"c" * 8).hex()) is None


def test_only_so_many_are_kept_and_the_oldest_give_way(hosts, monkeypatch) -> None:
    monkeypatch.setattr(known, "MOST", 2)
    hosts.remember("Carl", Address("10.0.0.3"), b"c" * 32, None)
    assert [each.name for each in hosts.all()] == ["Carl", "Ben"]


WRONG = ({"name": "x" * 41}, {"port": 0}, {"fingerprint": "zz"}, {"token": "../x"}, {"last": -1})


@pytest.mark.parametrize("change", WRONG, ids=lambda each: next(iter(each)))
def test_a_damaged_entry_costs_nothing_but_itself(hosts, tmp_path, change) -> None:
    path = tmp_path / "network" / "known.json"
    entries = json.loads(path.read_text())
    entries[0] |= change
    path.write_text(json.dumps(entries))
    again = KnownHosts(tmp_path)
    assert len(again.all()) == 1
    assert json.loads(again.damaged.read_text()) == entries
    assert KnownHosts(tmp_path).all() == again.all()


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"\xff\xfe",
        b"{}",
        b"[" * 100_000,
        b"[" + b" " * (1 << 20) + b"]",
        b"[]" + b" " * (1 << 20),
    ],
)
def test_a_damaged_file_costs_no_start_and_is_put_aside(tmp_path, data) -> None:
    path = tmp_path / "network" / "known.json"
    path.parent.mkdir()
    path.write_bytes(data)
    hosts = KnownHosts(tmp_path)
    assert hosts.all() == ()
    assert hosts.damaged.read_bytes() == data
    hosts.remember("Anna", *ANNA)
    assert [each.name for each in KnownHosts(tmp_path).all()] == ["Anna"]


def test_a_folder_in_its_place_costs_no_start(tmp_path) -> None:
    (tmp_path / "network" / "known.json").mkdir(parents=True)
    hosts = KnownHosts(tmp_path)
    assert hosts.all() == ()
    with pytest.raises(OSError, match=r"known\.json"):
        hosts.remember("Anna", *ANNA)
