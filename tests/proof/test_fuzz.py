"""Samples of hostile input; ``python -m tests.proof fuzz`` feeds much more."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from braillespiel.engine import position
from braillespiel.engine.contract import PositionError
from braillespiel.games import registry
from braillespiel.input_limits import InputError
from braillespiel.store.match_file import read_match
from tests.proof import fuzz

QUICK = sorted(set(fuzz.TARGETS) - set(fuzz.SLOW))


@pytest.mark.parametrize("target", QUICK)
def test_spoiled_input_is_refused_by_name_or_used(target: str) -> None:
    assert fuzz.feed(target, 120) == []


@pytest.mark.parametrize("target", fuzz.SLOW)
def test_the_client_starts_and_speaks_whatever_lies_on_disk(target: str) -> None:
    assert fuzz.feed(target, 5) == []


def test_what_is_spoiled_differs_and_what_is_found_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    data = b'{"seats": 2, "state": {}}'
    assert len({fuzz.spoiled(data, Random(n)) for n in range(20)}) > 15
    assert len({str(fuzz.altered({"a": [1, 2], "b": "c"}, Random(n))) for n in range(20)}) > 8

    def raises(rng: Random) -> None:
        raise IndexError("found")

    monkeypatch.setitem(fuzz.TARGETS, "journals", raises)
    assert fuzz.feed("journals", 1) == ["journals 0: IndexError: found"]


def test_nesting_without_end_is_refused_by_name(tmp_path: Path) -> None:
    deep = b"[" * 200_000
    with pytest.raises(PositionError):
        position.load(deep, registry.game)
    path = tmp_path / "deep.bsmatch"
    path.write_bytes(b'{"format": "braillespiel-match", "version": 1, "position": ' + deep)
    with pytest.raises(InputError):
        read_match(path)
