"""Nothing that was told is lost to the finger, whatever keys it presses."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from braillespiel.games import registry
from tests.proof.unread import read_everything

TURN = re.compile(r"\b(dran|du|zieh oder nimm|würfle)\b")
"""The words by which a seat feels that it is its turn."""


@pytest.mark.parametrize("game", registry.own())
def test_every_message_is_read_once_in_its_order(tmp_path: Path, game: str) -> None:
    read = 0
    for seed in (1, 2, 3):
        finger = read_everything(tmp_path / str(seed), game, seed, keys=60)
        assert finger.faults == []
        # Whose turn it was, nothing else, is taken away unread, and not while it lies there.
        assert [told for told in finger.outdated if not TURN.search(told)] == []
        read += finger.read
    assert read > 10
