"""Fixtures of the label tests."""

from __future__ import annotations

from pathlib import Path

import pytest

from braillespiel.labels import reading, search

DATA = Path(__file__).resolve().parent / "data"


@pytest.fixture(autouse=True)
def decks_of_tests(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the decks in data be found by name: "actions", "hundred", "points", "tricks",
    "quartet", "signs".

    They have the conflicts that the decks of the catalogue are free of.
    """
    ours = reading.known_decks() | {path.stem: path for path in sorted(DATA.iterdir())}
    monkeypatch.setattr(reading, "known_decks", lambda: ours)


@pytest.fixture(autouse=True)
def still_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let searches take as long as they need, so that a busy computer finds the same."""
    monkeypatch.setattr(search, "_monotonic", lambda: 0.0)


@pytest.fixture
def own_settings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return an empty folder that the user's settings are kept in during a test."""
    folder = tmp_path / "settings"
    monkeypatch.setenv("BRAILLESPIEL_HOME", str(folder))
    return folder


@pytest.fixture
def german(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the system speak German."""
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
