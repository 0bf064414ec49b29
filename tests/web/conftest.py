"""What all tests of the page's server need."""

from __future__ import annotations

import gc

import pytest

from braillespiel.web import seat, server, visitor


@pytest.fixture(autouse=True)
def _time_is_simulated(monkeypatch: pytest.MonkeyPatch) -> None:
    """Robots press faster than people, and what comes from the table is taken up at once."""
    monkeypatch.setattr(visitor, "BURST", 10**9)
    monkeypatch.setattr(server, "FRAMES_AT_ONCE", 10**9)
    monkeypatch.setattr(seat, "CALM_S", 0.0)
    monkeypatch.setattr(gc, "set_threshold", lambda *given: None)
