"""Fixtures of the label tests."""

from __future__ import annotations

from pathlib import Path

import pytest


@pytest.fixture
def own_settings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return an empty folder that the user's settings are kept in during a test."""
    folder = tmp_path / "settings"
    monkeypatch.setenv("BRAILLESPIEL_HOME", str(folder))
    return folder
