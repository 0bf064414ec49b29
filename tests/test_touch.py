"""What the page on the architecture says has to be touched for something is all there is."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from braillespiel import languages
from braillespiel.games import registry
from braillespiel.ui.commands import COMMANDS
from braillespiel.ui.settings import SETTINGS
from braillespiel.words.catalogue import Words, use_own_words

ROOT = Path(__file__).resolve().parents[1]
NATIVE = ("de", "en")
"""The languages in which sentences are written; others may follow later."""
SOURCES = {
    path.relative_to(ROOT).as_posix(): path.read_text(encoding="utf-8")
    for path in sorted((ROOT / "braillespiel").rglob("*.py"))
}
CATALOGUES = {
    path.relative_to(ROOT).as_posix(): path.read_text(encoding="utf-8")
    for language in NATIVE
    for path in sorted((ROOT / "braillespiel/words" / language).glob("*.ftl"))
}


def row_of(what: str) -> str:
    """Return the row of the page for ``what``."""
    page = (ROOT / "docs/architecture.md").read_text(encoding="utf-8")
    return next(line for line in page.splitlines() if line.startswith(f"| {what} |"))


def named(what: str) -> set[str]:
    """Return the files of ours that the page names for ``what``."""
    return set(re.findall(r"`(braillespiel/[^`]+\.(?:py|ftl))`", row_of(what)))


def holding(pattern: str, files: dict[str, str]) -> set[str]:
    found = re.compile(pattern, re.MULTILINE)
    return {name for name, text in files.items() if found.search(text)}


def test_nothing_else_names_a_game() -> None:
    names = "|".join(registry.own())
    files = {
        name: text
        for name, text in SOURCES.items()
        if not re.match(rf"braillespiel/games/({names})/", name)
    }
    found = holding(rf'^(?!.*""").*("({names})"|games\.({names})\b)', files)
    found -= {"braillespiel/labels/reading.py"}  # an example in what it says of itself
    assert found == named("what one of our games alone has besides")


SCRIPTS = {
    "label_pictures": "pictures of labels show the decks that look least alike",
    "letter_decks": "makes the cards of one game",
    "most_said": "counts the sentences of one demo, whose game has a clock",
    "word_lists": "makes the word list of one game",
}
"""Scripts that are about some of our games, and why they name them."""


def test_no_script_lists_games_that_is_not_about_some_of_them() -> None:
    names = "|".join(registry.own())
    files = {
        path.stem: path.read_text(encoding="utf-8") for path in (ROOT / "scripts").glob("*.py")
    }
    assert holding(rf'"({names})"', files) == set(SCRIPTS)


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


MESSAGE = re.compile(r"^([a-z][\w-]*) =", re.MULTILINE)


def test_a_sentence_stands_in_the_same_catalogue_of_each_language() -> None:
    messages: dict[str, dict[str, set[str]]] = {}
    for name, text in CATALOGUES.items():
        language, catalogue = name.split("/")[-2:]
        for message in MESSAGE.findall(text):
            messages.setdefault(message, {}).setdefault(language, set()).add(catalogue)
    apart = {
        message: where
        for message, where in messages.items()
        if len(where) < len(NATIVE) or len(set(map(frozenset, where.values()))) > 1
    }
    assert not apart


def test_no_file_besides_catalogues_and_what_says_them_lists_sentences() -> None:
    ours = set(MESSAGE.findall(CATALOGUES["braillespiel/words/en/client.ftl"]))
    held = {
        path.relative_to(ROOT).as_posix(): ours.intersection(re.findall(r'"([\w-]+-[\w-]+)"', text))
        for path in sorted((ROOT / "braillespiel").rglob("*"))
        if path.suffix in (".toml", ".json", ".html", ".txt")
        and (text := path.read_text(encoding="utf-8"))
    }
    assert held, "there are such files"
    assert not {name: found for name, found in held.items() if found}


@pytest.fixture
def copied(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Return a copy of the folder that the page names for a sentence, which is used instead."""
    folder = re.findall(r"`(braillespiel/[^`]+/)`", row_of("a sentence"))
    assert len(folder) == 1
    copy = tmp_path / "words"
    shutil.copytree(ROOT / folder[0], copy, ignore=shutil.ignore_patterns("*.py", "__pycache__"))
    with monkeypatch.context() as patch:
        patch.setattr(languages, "_OURS", copy)
        use_own_words(None)
        yield copy
    use_own_words(None)


@pytest.mark.parametrize("language", NATIVE)
@pytest.mark.parametrize("name", ["client", "network", "speech"])
def test_a_sentence_is_said_once_it_stands_in_the_catalogues(
    copied: Path, language: str, name: str
) -> None:
    for code in NATIVE:
        catalogue = copied / code / f"{name}.ftl"
        text = catalogue.read_text(encoding="utf-8")
        catalogue.write_text(f"{text}\na-new-sentence = {code}: {{ $count }}\n", "utf-8")
    words = Words(language, (name,))
    assert words("a-new-sentence", count=3) == f"{language}: 3"
