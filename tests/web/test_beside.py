"""What one does beside the table: practice, lessons, looking back; nothing of it is on the disk."""

from __future__ import annotations

from pathlib import Path

import pytest

from braillespiel.output.braille import louis
from tests.web.places import Page, Place


def chosen(place: Place, page: Page, *texts: str) -> None:
    """Choose entries by what they say."""
    for text in texts:
        place.run(page.send("typed", text=text))
        place.run(place.pass_time(500))


def test_a_practice_match_is_played_and_looked_back_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    home = tmp_path / "home"
    home.mkdir()
    monkeypatch.setenv("BRAILLESPIEL_HOME", str(home))
    with Place(tmp_path) as place:
        page = place.run(place.enter("Ana"))
        chosen(place, page, "Practise, learn, look back")
        assert "New game" in page.tiles(), page.tiles()
        chosen(place, page, "New game", "Logomachy", "Start the game")
        assert page.screen["title"] == "Logomachy"
        place.run(place.press(page, "Escape"))
        assert "To the waiting room, the match stays saved" in page.tiles(), page.tiles()
        chosen(place, page, "To the waiting room")
        chosen(place, page, "Practise, learn, look back")
        assert any(text.startswith("Resume") for text in page.tiles()), page.tiles()
        chosen(place, page, "Learn")
        assert page.tiles()
    assert list(home.iterdir()) == []


def test_a_line_that_nobody_shows_is_never_translated(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []

    def translate(text: str, table: str) -> None:
        asked.append(text)

    with Place(tmp_path) as place:
        page = place.run(place.enter("Ana"))
        monkeypatch.setattr(louis, "translate", translate)
        for key in ("Down", "Up", "Enter", "Down", "Enter", "Down", "Escape", "F3"):
            place.run(place.press(page, key))
        assert asked == []
        monkeypatch.undo()
        place.run(place.press(page, "Ctrl+B"))
        assert "⠁" <= page.screen["braille"][0][0] <= "⣿"
