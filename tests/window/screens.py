"""Every screen of the client as a picture, in German (the longer words) if nothing is said."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from tempfile import TemporaryDirectory

from braillespiel.games import registry
from braillespiel.output.picture import Picture
from braillespiel.ui.screens.first_run import FirstRun
from tests.support.player import Player

SETTINGS = ("magnifier", "braille-viewer")


@lru_cache
def pictures(language: str = "de") -> dict[str, Picture]:
    """Return the pictures of all screens by name; made once."""
    with TemporaryDirectory() as folder:
        tables = dict(_tables(Path(folder), language))
        return dict(_menus(Path(folder) / "menus", language)) | tables


def _menus(home: Path, language: str) -> list[tuple[str, Picture]]:
    player = Player(home, language)

    def seen() -> Picture:
        assert player.keyboard.picture is not None
        return player.keyboard.picture

    found = [("main menu", seen())]
    player.press("F1")
    found.append(("help", seen()))
    player.press("F1")
    found.append(("all keys", seen()))
    player.press("Escape")
    player.press("Escape")
    player.press("F2")
    found.append(("settings", seen()))
    for number in range(len(seen().panels[0].tiles)):
        player.press("Home", *["Down"] * number, "Enter")
        player.press("End")
        found.append((f"settings {number}", seen()))
        player.press("Escape")
    player.press("Escape")
    player.press("F4")
    player.press("Down")
    found.append(("rules", seen()))
    player.press("Escape")
    player.press("Escape")
    found.append(("question", seen()))
    player.press("Escape")
    player.ui.push(FirstRun(player.ui, lambda: None))
    player.settle()
    found.append(("first run", seen()))
    return found


def _tables(home: Path, language: str) -> list[tuple[str, Picture]]:
    found = []
    for game in registry.names():
        player = Player(home / game, language, settings={"magnifier": True})
        player.play(game)
        for key, name in (("C", "hand"), ("Space", "marked"), ("B", "own table"), ("D", "piles")):
            player.press(key)
            assert player.keyboard.picture is not None
            found.append((f"{game}, {name}", player.keyboard.picture))
        player.press("Shift+S")
        assert player.keyboard.picture is not None
        found.append((f"{game}, scores", player.keyboard.picture))
        player.press("Escape")
        player.press("Escape")
        assert player.keyboard.picture is not None
        found.append((f"{game}, menu", player.keyboard.picture))
    return found
