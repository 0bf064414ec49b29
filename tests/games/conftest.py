"""Every owner of a deck has a deck file, so that the options that read one can be played."""

from __future__ import annotations

from pathlib import Path

import pytest

from braillespiel.games.six import deck as six_deck


@pytest.fixture(autouse=True)
def own_decks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    own = tmp_path / "six.toml"
    own.write_text(Path(six_deck.__file__).with_name("deck.toml").read_text(encoding="utf-8"))
    monkeypatch.setattr(six_deck, "own_path", lambda: own)
