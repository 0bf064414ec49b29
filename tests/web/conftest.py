"""What all tests of the page's server need."""

from __future__ import annotations

import pytest

from braillespiel.web import visitor


@pytest.fixture(autouse=True)
def _robots_press_faster_than_people(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(visitor, "BURST", 10**9)
