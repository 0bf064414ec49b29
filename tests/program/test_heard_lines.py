"""The lines that docs/windows.*.md lets a person listen for are those that the program says."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from braillespiel.words.catalogue import Words
from tests.support.packages import of_games
from tests.support.program import Program, run

ROOT = Path(__file__).resolve().parents[2]
KEYS = {
    "Down": "Down", "Pfeil runter": "Down", "Home": "Home", "Pos 1": "Home", "Enter": "Enter",
    "Eingabe": "Enter", "Right": "Right", "Pfeil rechts": "Right", "F1": "F1", "Escape": "Escape",
}  # fmt: skip


def rows(language: str) -> list[tuple[list[str], str]]:
    """Return the keys of every row, and the line after them."""
    page = (ROOT / "docs" / f"windows.{language}.md").read_text(encoding="utf-8")
    table = page.rpartition("|---|---|\n")[2].partition("\n\n")[0]
    found = []
    for row in table.splitlines():
        keys, line = (cell.strip() for cell in row.strip("|").split("|"))
        found.append(([KEYS[key] for key in keys.split(", ") if key in KEYS], line))
    return found


@pytest.mark.parametrize("language", ["de", "en"])
def test_each_line_is_said_after_its_key(tmp_path: Path, language: str) -> None:
    home = tmp_path / "home"
    run(home, "settings", "double-press-ms=0")  # keys of a program come faster than a finger's
    program = Program(home, ("--speech", "off", "--no-brltty", "--lang", language))
    try:
        program.rest()
        words = Words(language, ("client", "help"))
        # As said through a reader; here there is none. The window has one entry more.
        assert program.said()[0].startswith(words("first-run-text"))
        first = f"{words('first-run-reader')} {words('first-run-go')}, "
        assert rows(language)[0] == ([], first + words("place", number=1, count=9))
        for keys, quoted in rows(language)[1:]:
            line = of_games(quoted, language)
            heard = of_games(program.press(*keys)[0], language)
            said = re.sub(r"8$", "9", heard) if program.keys < 2 else heard
            assert said == line or (said.startswith(line.removesuffix("…")) and "…" in line)
        assert program.keys == 7
    finally:
        program.close()
