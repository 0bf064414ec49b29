"""What the page on the architecture says has to be touched for a command or a setting is all."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from braillespiel.ui.commands import COMMANDS
from braillespiel.ui.settings import SETTINGS

ROOT = Path(__file__).resolve().parents[1]
SOURCES = {
    path.relative_to(ROOT).as_posix(): path.read_text(encoding="utf-8")
    for path in sorted((ROOT / "braillespiel").rglob("*.py"))
}
CATALOGUES = {
    path.relative_to(ROOT).as_posix(): path.read_text(encoding="utf-8")
    for language in ("de", "en")
    for path in sorted((ROOT / "braillespiel/words" / language).glob("*.ftl"))
}


def named(what: str) -> set[str]:
    """Return the files of ours that the page names for ``what``."""
    page = (ROOT / "docs/architecture.md").read_text(encoding="utf-8")
    row = next(line for line in page.splitlines() if line.startswith(f"| {what} |"))
    return set(re.findall(r"`(braillespiel/[^`]+\.(?:py|ftl))`", row))


def holding(pattern: str, files: dict[str, str]) -> set[str]:
    found = re.compile(pattern, re.MULTILINE)
    return {name for name, text in files.items() if found.search(text)}


def test_rows_of_commands_stand_in_the_named_files_alone() -> None:
    rows = holding(r"\bRegistry\(\n", SOURCES) - {"braillespiel/ui/keymap.py"}
    assert rows == {name for name in named("a command") if name.endswith(".py")}


@pytest.mark.parametrize("row", COMMANDS, ids=lambda row: f"{row.scope.value}.{row.id}")
def test_the_words_of_a_command_stand_in_the_named_files(row: object) -> None:
    command = row.id if not row.id.startswith("nth-") else "nth"  # type: ignore[attr-defined]
    found = holding(rf"^command-{re.escape(command)} =", CATALOGUES)
    assert found
    assert found <= named("a command")


def test_settings_are_declared_and_named_in_the_named_files() -> None:
    files = named("a setting")
    for setting in SETTINGS:
        assert holding(rf"^setting-{setting.key} =", CATALOGUES) <= files
    assert holding(r"^SETTINGS\b", SOURCES) == {name for name in files if name.endswith(".py")}
