"""Every screen of the client as a picture: in German, or in the language with the longest words."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from tempfile import TemporaryDirectory

from braillespiel.games import registry
from braillespiel.output.picture import Picture
from braillespiel.ui.screens.first_run import FirstRun
from braillespiel.words.catalogue import use_own_words
from tests.support import pseudo
from tests.support.player import Player

SETTINGS = ("magnifier", "braille-viewer")


@lru_cache
def pictures(language: str = "de") -> dict[str, Picture]:
    """Return the pictures of all screens by name; made once for each language."""
    with TemporaryDirectory() as folder:
        home = Path(folder)
        if language == pseudo.CODE:
            pseudo.write(home / "words")
            use_own_words(home / "words")
        try:
            return dict(_menus(home / "menus", language)) | dict(_tables(home, language))
        finally:
            use_own_words(None)


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
    for game in registry.own():
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
