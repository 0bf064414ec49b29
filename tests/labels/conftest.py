"""Fixtures of the label tests."""

from __future__ import annotations

from pathlib import Path

import platformdirs
import pytest


@pytest.fixture
def own_settings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return an empty folder that the user's settings are kept in during a test."""
    folder = tmp_path / "settings"
    monkeypatch.setattr(platformdirs, "user_config_dir", lambda name: str(folder / name))
    return folder
