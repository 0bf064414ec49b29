from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.support.packages import installed, put_examples


@pytest.fixture
def examples(tmp_path: Path) -> Iterator[None]:
    """Have both examples installed."""
    with installed(*put_examples(tmp_path / "installed")):
        yield
