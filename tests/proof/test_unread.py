"""Nothing that was told is lost to the finger, whatever keys it presses."""

from __future__ import annotations

from pathlib import Path

import pytest

from braillespiel.games import registry
from tests.proof.unread import read_everything


@pytest.mark.parametrize("game", registry.names())
def test_every_message_is_read_once_in_its_order(tmp_path: Path, game: str) -> None:
    read = 0
    for seed in (1, 2, 3):
        finger = read_everything(tmp_path / str(seed), game, seed, keys=60)
        assert finger.faults == []
        read += finger.read
    assert read > 10
