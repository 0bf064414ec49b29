"""Labels are made without sight."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from braillespiel.ui.screens.labels_menu import DeckMenu
from tests.support.patience import until
from tests.support.player import Player


@pytest.fixture
def player(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Player:
    monkeypatch.setenv("BRAILLESPIEL_HOME", str(tmp_path / "home"))
    made = Player(tmp_path / "home")
    made.press("E", "T", "I")
    made.seek("E", "Etiketten")
    return made


def hear(player: Player, wanted: str) -> str:
    """Wait until the background work has said a sentence with ``wanted``."""

    def said() -> str | None:
        player.settle()
        return next((text for text in player.ear.said if wanted in text), None)

    found = until(said, lambda: f"{wanted!r}, while there is {player.ear.said}")
    assert found is not None
    return found


def until_met(player: Player, met: Callable[[], bool]) -> None:
    """Wait until the background work has come to something."""

    def look() -> bool:
        player.settle()
        return met()

    until(look, lambda: f"more than {player.ear.said}")


def test_a_deck_is_checked_and_made_with_progress_and_a_summary(
    player: Player, tmp_path: Path
) -> None:
    assert player.press("Enter")[0].startswith("Etiketten, welche Karten?")
    player.seek("L", "Logomachy")
    assert player.press("Enter")[0].startswith("Logomachy")
    player.press("Enter")
    until_met(player, lambda: player.ui.screen.title().full.startswith("Gefunden"))
    player.press("Escape")
    assert player.press("Home", "Down") == ["Herstellen, 2 von 13"]
    player.press("Enter")
    summary = hear(player, "40 Karten")
    assert "Konflikt" in summary
    hear(player, "Die Dateien liegen in")
    made = {path.suffix for path in (tmp_path / "home" / "labels").rglob("*") if path.is_file()}
    assert ".pdf" in made


def test_formats_are_switched_and_none_is_refused(player: Player) -> None:
    player.press("Enter", "Enter", "Home", "Down", "Down", "Enter")
    assert player.press("Home") == ["Etiketten als PDF: an, 1 von 12"]
    for _ in range(12):
        if ": an" in player.ui.screen.focused().full:
            player.press("Space")
        player.press("Down")
    player.press("Escape", "Home", "Down")
    assert player.press("Enter") == [
        "Kein Format gewählt. Unter Formate schaltet die Leertaste eines an."
    ]


def test_a_format_that_fails_is_said_and_the_others_are_made(
    player: Player, tmp_path: Path
) -> None:
    player.press("Enter")
    player.seek("D", "Domino")
    player.press("Enter")
    menu = player.ui.screen
    assert isinstance(menu, DeckMenu)
    menu.formats[:] = ["txt", "pdf"]
    menu.chosen["sheets"] = "L4731"
    menu.chosen["orientations"] = "line"
    player.press("Home", "Down", "Enter")
    hear(player, "Nicht gemacht: Etiketten als PDF. 0 0: Das Etikett hat")
    hear(player, "Die Dateien liegen in")
    made = (tmp_path / "home" / "labels").rglob("dominoes.*")
    assert [path.name for path in made] == ["dominoes.txt"]


def test_short_forms_and_orientation_are_in_the_menu(player: Player) -> None:
    player.press("Enter", "Enter")
    menu = player.ui.screen
    assert isinstance(menu, DeckMenu)
    heard = [player.press("Home")[-1], *(player.press("Down")[-1] for _ in range(12))]
    assert [one.rpartition(", ")[0] for one in heard[3:]] == [
        "Schreibweise: Standard",
        "Kartengröße: Standard",
        "Punktmaße: Marburg Medium",
        "Bogen: Etiketten zum Ausschneiden",
        "Papier: A4",
        "Wo unten ist: was der Kartensatz braucht",
        "Drucker für Braille: Standard",
        "Abhilfen gleich anwenden: aus",
        "Lange Etiketten kürzen: aus",
        "Alte Dateien im Ordner löschen: aus",
    ]
    player.press("Up", "Space", "Up", "Up", "Up", "Right", "Right")
    order = menu._order()
    assert (order.short, order.fix, order.settings.orientation) == (True, False, "corner")


def test_a_wrong_file_is_said(player: Player) -> None:
    player.press("Enter", "End", "Enter", *"X.CSV")
    said = player.press("Enter")
    assert "x.csv" in said[-1]


def test_formats_are_named_in_the_players_language(player: Player) -> None:
    player.press("Enter", "Enter")
    menu = player.ui.screen
    assert isinstance(menu, DeckMenu)
    menu.formats[:] = ["pdf", "proof"]
    assert menu._chosen() == "Etiketten als PDF, Kontrollbogen"
    menu.formats[:] = ["pdf", "brf", "proof"]
    assert menu._chosen() == "3"
