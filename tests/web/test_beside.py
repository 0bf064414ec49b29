"""What one does beside the table: practice, lessons, looking back; nothing of it is on the disk."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from braillespiel.lessons import library
from braillespiel.network import messages as m
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


@pytest.mark.parametrize("served", [False, True])
def test_lessons_of_the_host_are_offered_only_where_they_are_served(
    served: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    home = tmp_path / "home"
    monkeypatch.setenv("BRAILLESPIEL_HOME", str(home))
    folder = home / "lessons"
    folder.mkdir(parents=True)
    built_in = next(one for one in library.built_in() if one.lesson.game == "six")
    lesson = msgspec.json.decode(built_in.path.read_bytes()) | {"id": "ours"}
    (folder / "ours.json").write_bytes(msgspec.json.encode(lesson))
    for language in ("de", "en"):
        source = (built_in.path.parent / f"{language}.ftl").read_text(encoding="utf-8")
        words = source.replace(f"{built_in.lesson.prefix}-", "ours-")
        (folder / f"ours.{language}.ftl").write_text(words, encoding="utf-8")
    assert library.own(folder)[1] == []
    with Place(tmp_path) as place:
        place.web.lessons = folder if served else None
        page = place.run(place.enter("Ana"))
        chosen(place, page, "Practise, learn, look back", "Learn", "Guided matches")
        assert len(page.tiles()) == len(library.lessons("en")) + served


def test_enter_on_a_line_of_the_waiting_room_that_does_nothing_does_not_read_it_again(
    tmp_path: Path,
) -> None:
    with Place(tmp_path, m.SetUp("six", 2)) as place:
        page = place.run(place.enter("Ana"))
        chosen(place, page, "Ana, you, not ready, you choose the game")
        assert page.focused() == "Ana, you, not ready, you choose the game"
        assert place.run(place.press(page, "Enter")) == ["Nothing more to explain"]
