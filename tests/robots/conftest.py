from __future__ import annotations

from tests.games.outside.conftest import examples

__all__ = ["examples"]
