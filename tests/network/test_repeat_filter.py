"""However often somebody knocks, the person at the host hears of it now and then."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from braillespiel.network.repeat_filter import AGAIN_S, MOST, RepeatFilter


def refused(address: str, rule: str = "host") -> dict[str, Any]:
    return {"event": "refused", "rule": rule, "from": address}


def test_who_is_refused_all_the_time_is_told_of_once_a_minute() -> None:
    told: list[Mapping[str, Any]] = []
    now = 0.0
    sparing = RepeatFilter(told.append, lambda: now)
    came = {"event": "came", "name": "Ana", "member": 1}
    for _ in range(1000):
        sparing(refused("192.0.2.1"))
        sparing(came)
    sparing(refused("192.0.2.1", "wrong-code"))
    assert told.count(came) == 1000
    assert [each for each in told if each is not came] == [
        refused("192.0.2.1"),
        refused("192.0.2.1", "wrong-code"),
    ]
    told.clear()
    now = AGAIN_S
    sparing(refused("192.0.2.1"))
    assert told == [refused("192.0.2.1")]


def test_many_addresses_are_one_flood() -> None:
    told: list[Mapping[str, Any]] = []
    sparing = RepeatFilter(told.append, lambda: 0.0)
    for n in range(1000):
        sparing(refused(f"2001:db8::{n:x}"))  # of one household
    assert told == [refused("2001:db8::0")]
    for n in range(1000):
        sparing(refused(f"2001:db8:0:{n:x}::1"))
    assert len(told) == MOST
