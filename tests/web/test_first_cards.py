"""From the code to the first cards; ``./test browser`` plays whole matches of all games."""

from __future__ import annotations

from pathlib import Path

from tests.web.places import Place


def test_the_first_cards_are_six_keys_away(tmp_path: Path) -> None:
    with Place(tmp_path) as place:
        page = place.run(place.enter("Ana"))
        for key in ("Enter", "Enter", "Enter", "Down", "Down", "Enter"):
            place.run(place.press(page, key))
        assert page.screen["title"] == "Cubus"
        assert page.screen["order"][:2] == ["plan", "tiles"]
