"""What lies on the computer that serves the page is nothing of those who come to it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from braillespiel.games.own_deck import path_of
from braillespiel.network import messages as m
from braillespiel.ui.network.setup import NetSetup
from braillespiel.ui.screens.new_match import MatchSetup
from braillespiel.web.memory import DECLARED
from tests.web.places import Page, Place


@pytest.fixture
def read(monkeypatch: pytest.MonkeyPatch) -> list[Path]:
    """Return which decks on this computer have been read."""
    found: list[Path] = []
    opened = Path.open

    def noted(path: Path, *given: Any, **named: Any) -> Any:
        if path.parent.name == "decks":
            found.append(path)
        return opened(path, *given, **named)

    monkeypatch.setattr(Path, "open", noted)
    return found


@pytest.fixture
def own() -> Path:
    """Put a deck of the host's own where it belongs."""
    path = path_of("six")
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("[strokes]\n1 = 2\n", encoding="utf-8")
    return path


async def point(place: Place, page: Page, text: str) -> None:
    """Click on the thing that is called so."""
    panels = page.screen["panels"].values()
    (key,) = [tile["key"] for panel in panels for tile in panel["tiles"] if tile["text"] == text]
    await page.send("point", key=key)
    await place.settle()
    await place.pass_time(500)


def test_a_page_is_offered_no_deck_of_the_hosts(tmp_path: Path, own: Path, read: Any) -> None:
    with Place(tmp_path) as place:
        ana = place.run(place.enter("Ana"))
        for choices in (["Game", "SIX"], ["Practise, learn, look back", "New game", "SIX"]):
            for text in choices:
                place.run(point(place, ana, text))
            assert "Tell players which cards they missed" in ana.tiles()
            assert "Strokes on the cards" not in ana.tiles()
            for _ in choices:
                place.run(place.press(ana, "Escape"))
        assert read == []


def test_a_set_up_with_the_hosts_deck_is_changed_without_it(
    tmp_path: Path, own: Path, read: Any
) -> None:
    with Place(tmp_path) as place:
        place.run(place.enter("Ana"))
        (seat,) = place.web.seats.values()
        ui = seat.client.ui
        changing = NetSetup.of(ui, m.SetUp("six", 2, {"deck": "own"}), ["Ana"], lambda wanted: None)
        assert changing is not None
        assert changing.set_up().options == {}
        assert read == []
        seat.client.has_decks = True
        everything = MatchSetup(ui, "six")
        everything.refresh()
        assert any(entry.key == "option-deck" for entry in everything.entries)


def test_a_page_whose_settings_are_all_wrong_comes_in_and_is_told_of_each(tmp_path: Path) -> None:
    with Place(tmp_path) as place:
        wrong = {setting.key: "x" * 220 for setting in DECLARED.values()}
        ana = place.run(place.enter("Ana", settings=wrong))
        told = [text for text in ana.past if "had the impossible value" in text]
        assert len(told) == sum(not one.fits("x" * 220) for one in DECLARED.values()) > 40
        assert any(text.startswith("Names at network tables had") for text in told)
        assert place.run(place.press(ana, "Down"))
