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


def test_a_zone_that_tab_comes_to_is_read_by_the_reader_alone(tmp_path: Path) -> None:
    with Place(tmp_path) as place:
        page = place.run(place.enter("Ana"))
        for key in ("Enter", "Enter", "Enter", "Down", "Down", "Enter"):
            place.run(place.press(page, key))
        first = page.screen["panels"]["tiles"]["tiles"][0]["key"]
        page.got.clear()
        place.run(page.send("point", key=first, act=False))
        place.run(place.settle())
        assert page.screen["focus"] == ["tiles", first]
        assert [one for one in page.got if one["type"] == "said"] == []
