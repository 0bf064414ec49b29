"""A person behind a port of documents perceives what they do at the host's own computer."""

from __future__ import annotations

from pathlib import Path

import pytest

from braillespiel.games import registry
from tests.proof.ports import apart
from tests.table.encoded import EncodedPort


@pytest.mark.parametrize("game", registry.own())
def test_nobody_notices_that_everything_comes_as_documents(tmp_path: Path, game: str) -> None:
    assert apart(tmp_path, game, "de", 1, keys=40) == []


def test_what_is_not_brought_is_missed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(EncodedPort, "take", lambda port: [])
    assert apart(tmp_path, "logomachy", "de", 1, keys=40) != []
