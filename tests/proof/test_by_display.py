"""A display's keys alone lead on; ``python -m tests.proof display`` plays matches to the end."""

from __future__ import annotations

from itertools import cycle
from pathlib import Path

import pytest

from tests.proof.by_display import SIZES, SLOW, Product, begun, products

GAMES = sorted({game for game, *_ in products(1)})
OTHERS = [(*size, "usual") for size in SIZES if size != (20, 1)] + [(*SLOW, "slow")]


def pieces() -> list[Product]:
    """Return every game on 20 cells, and the games in turn on every other display."""
    narrow: list[Product] = [(game, 20, 1, "en", 1, "usual") for game in GAMES]
    languages = cycle(("en", "de"))
    return narrow + [
        (game, columns, rows, next(languages), 1, pace)
        for game, (columns, rows, pace) in zip(cycle(GAMES), OTHERS, strict=False)
    ]


@pytest.mark.parametrize("piece", pieces(), ids=lambda piece: "-".join(map(str, piece)))
def test_a_match_goes_on_by_a_displays_keys_alone(tmp_path: Path, piece: Product) -> None:
    assert begun(tmp_path, *piece) == []
