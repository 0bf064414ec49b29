"""What all tests of the page's server need."""

from __future__ import annotations

import gc

import pytest

from braillespiel.web import seat, server, visitor, warm_up


@pytest.fixture(autouse=True)
def _time_is_simulated(monkeypatch: pytest.MonkeyPatch) -> None:
    """Robots press faster than people, and what comes from the table is taken up at once."""
    monkeypatch.setattr(visitor, "BURST", 10**9)
    monkeypatch.setattr(server, "FRAMES_AT_ONCE", 10**9)
    monkeypatch.setattr(seat, "CALM_S", 0.0)
    monkeypatch.setattr(gc, "set_threshold", lambda *given: None)


@pytest.fixture(autouse=True)
def sentences_are_read_when_they_are_needed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ahead of that it takes a thread ten seconds, which outlives the test that began it.

    Whether keys wait for nobody is tried by processes of their own, which read ahead.
    """
    monkeypatch.setattr(warm_up, "read_sentences", lambda language: None)
