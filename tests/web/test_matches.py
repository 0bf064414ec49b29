"""A whole match through the page's socket, by ear; ``./test browser`` plays all games."""

from __future__ import annotations

from pathlib import Path

from braillespiel.network import messages as m
from tests.web.places import Place
from tests.web.playing import played


def test_a_match_is_played_by_ear(tmp_path: Path) -> None:
    with Place(tmp_path, m.SetUp("six", 2, {}, levels=("easy",)), 1) as place:
        page = place.run(place.enter("Ana"))
        assert played(place, page, "six", "en")
        assert place.keeper.hosts[0].is_over
