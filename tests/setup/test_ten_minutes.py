"""The ten minutes with NVDA: what the pages say should be heard is what the program says."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from braillespiel.ui.screens.first_run import FirstRun
from braillespiel.ui.screens.main_menu import MainMenu
from braillespiel.words.catalogue import Words
from tests.support.packages import of_games
from tests.support.player import Player
from tests.ui.network.fakes import player as with_network

ROOT = Path(__file__).resolve().parents[2]
KEYS = {
    "de": {
        "Pfeil runter": "Down", "Pfeil rechts": "Right", "Pos 1": "Home", "Eingabe": "Enter",
        "Escape": "Escape", "F1": "F1",
    },
    "en": {
        "Down": "Down", "Right": "Right", "Home": "Home", "Enter": "Enter", "Escape": "Escape",
        "F1": "F1",
    },
}  # fmt: skip
STARTS = {"de": "(Start)", "en": "(start)"}
CODES = {"ArrowDown": "Down", "ArrowRight": "Right"}
"""Names of the browser's, which the program that listens to a screen reader uses."""


def started(home: Path, language: str) -> Player:
    """A first start in a window, with a screen reader, and no Braille display."""
    player, _ = with_network(home, language)
    player.ui.settings.set("first-run", True)
    player.keyboard.readable = True
    player.ear.name = "prism"
    player.display.unplug()
    player.settle()
    player.ui.screens.clear()
    player.ear.said.clear()
    player.ui.push(FirstRun(player.ui, lambda: player.ui.push(MainMenu(player.ui), silent=True)))
    player.settle()
    return player


def page(language: str) -> str:
    return (ROOT / f"docs/windows.{language}.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("language", ["de", "en"])
def test_every_line_of_the_page_is_heard(tmp_path: Path, language: str) -> None:
    rows = re.findall(r"^\| ([^|]+) \| ([^|]+) \|$", page(language), re.MULTILINE)
    (first,) = (number for number, row in enumerate(rows) if row[0] == STARTS[language])
    assert len(rows) - first >= 7
    player = started(tmp_path, language)
    heard = list(player.ear.said)
    for keys, quoted in rows[first:]:
        line = of_games(quoted, language)
        if keys != STARTS[language]:
            for key in keys.split(", "):
                heard = player.press(KEYS[language][key])
        told = of_games(" ".join(heard), language)
        if line.endswith(" …"):
            assert told.startswith(line[:-1]), (keys, told)
        else:
            assert told == line, keys


def test_what_the_workflows_listen_for_is_said(tmp_path: Path) -> None:
    program = (ROOT / "packaging/readers/heard.mjs").read_text(encoding="utf-8")
    steps = re.findall(r'^  \[(null|"\w+"), "([^"]+)"\],$', program, re.MULTILINE)
    assert len(steps) >= 8
    player = started(tmp_path, "en")
    heard = list(player.ear.said)
    for key, wanted in steps:
        if key != "null":
            name = key.strip('"')
            heard = player.press(CODES.get(name, name))
        assert wanted in " ".join(heard), (key, heard)


@pytest.mark.parametrize("language", ["de", "en"])
def test_the_pages_of_the_installer_are_named_as_they_are(language: str) -> None:
    said = (ROOT / f"tests/wine/pages/{language}.txt").read_text(encoding="utf-8").replace("&", "")
    said += "braillespiel " + Words(language, ("installer",))("installer-console")
    quoted = re.findall(r"“([^”]+)”|„([^“]+)“", page(language).partition("NVDA\n\n1.")[2])
    names = [" ".join((one or other).split()) for one, other in quoted]
    assert len(names) >= 2
    assert [name for name in names if name not in said] == []
