"""Every example on our pages is run: files are read and played, commands are carried out."""

from __future__ import annotations

import os
import re
import shlex
import tomllib
from collections.abc import Callable
from pathlib import Path

import pytest

from braillespiel.cli import _is_played, main
from braillespiel.commands import parser, play
from braillespiel.commands.position import read
from braillespiel.engine.position import load
from braillespiel.games import registry
from braillespiel.games.ludoteca.decks import own_path
from braillespiel.games.ludoteca.game import GAME as LUDOTECA
from braillespiel.words.catalogue import Words

ROOT = Path(__file__).resolve().parents[1]
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md")])
BLOCK = re.compile(r"^```(\w*)\n(.*?)^```", re.DOTALL | re.MULTILINE)
INLINE = re.compile(r"`((?:\./play|braillespiel)(?: [^`]*)?)`")
WORDS = Words("en", ("cli", "client", "store"))
Told = pytest.CaptureFixture[str]


def blocks(page: Path) -> list[tuple[str, str]]:
    return BLOCK.findall(page.read_text(encoding="utf-8"))


def replayed(text: str, folder: Path, told: Told) -> None:
    file = folder / "example.bsmatch"
    file.write_text(text, encoding="utf-8")
    assert main(["replay", str(file), "--lang", "en"]) == 0
    assert "Bot 1: blue 6 takes green 6." in told.readouterr().out.splitlines()


def set_up(text: str, folder: Path, told: Told) -> None:
    file = folder / "position.json"
    file.write_text(text, encoding="utf-8")
    assert load(read(str(file), WORDS), registry.game).state.to_act()
    assert main(["position", str(file), "--lang", "en"]) == 0
    assert len(told.readouterr().out.splitlines()) > 3


def dealt(text: str, folder: Path, told: Told) -> None:
    assert len(tomllib.loads(text)["goal"]) >= 4
    file = own_path()
    file.parent.mkdir(parents=True)
    file.write_text(text, encoding="utf-8")
    options = LUDOTECA.resolve({"extended": True, "deck": "own"})
    assert not LUDOTECA.setup(2, options, 1).is_over()


def learnt(text: str, folder: Path, told: Told) -> None:
    write_lesson(folder)
    assert text in {file.read_text(encoding="utf-8") for file in folder.glob("first.*")}
    assert main(["lessons", "check", str(folder / "first.json"), "--lang", "en"]) == 0
    assert told.readouterr().out == "All right, 2 steps.\n"


def write_lesson(folder: Path) -> None:
    """Write the lesson of docs/lessons.md with its sentences into ``folder``."""
    for kind, text in blocks(ROOT / "docs" / "lessons.md"):
        name = {"json": "first.json", "ftl": "first.en.ftl"}[kind]
        (folder / name).write_text(text, encoding="utf-8")


def there(text: str, folder: Path, told: Told) -> None:
    for command in text.split():
        assert os.access(ROOT / command, os.X_OK), command


RUN: dict[tuple[str, str], Callable[[str, Path, Told], None]] = {
    ("match-files.md", "json"): replayed,
    ("positions.md", "json"): set_up,
    ("ludoteca-deck.md", "toml"): dealt,
    ("lessons.md", "json"): learnt,
    ("lessons.md", "ftl"): learnt,
    ("README.md", ""): there,
}
ELSEWHERE = {"labels.de.md", "labels.en.md", "protocol.md"}
"""Pages whose examples tests/labels/test_guide.py and tests/network/test_protocol_page.py run, with
what the page says comes of them."""
PICTURES = {("architecture.md", "")}
EXAMPLES = [
    (page.name, kind, text)
    for page in PAGES
    for kind, text in blocks(page)
    if page.name not in ELSEWHERE and (page.name, kind) not in PICTURES
]


@pytest.mark.parametrize(
    ("page", "kind", "text"), EXAMPLES, ids=[f"{page}-{kind}" for page, kind, _ in EXAMPLES]
)
def test_every_example_of_a_page_does_what_it_is_there_for(
    page: str, kind: str, text: str, tmp_path: Path, capsys: Told
) -> None:
    RUN[page, kind](text, tmp_path, capsys)


COMMANDS = sorted(
    {command for page in PAGES for command in INLINE.findall(page.read_text(encoding="utf-8"))}
)
WAIT_FOR_SOMEBODY = ("play", "devices", "erase", "serve", "join")
"""Commands that open a window, use the devices of this computer, ask, or wait for others: they are
only read."""


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_of_a_page_is_carried_out(
    command: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Told
) -> None:
    (position,) = [text for page, _, text in EXAMPLES if page == "positions.md" and "six" in text]
    (match,) = [text for page, _, text in EXAMPLES if page == "match-files.md"]
    monkeypatch.chdir(tmp_path)
    Path("FILE").write_text(position, encoding="utf-8")
    Path("NAME.bsmatch").write_text(match, encoding="utf-8")
    write_lesson(tmp_path)
    stands_for = {"GAME": "six", "N": "2", "DECK": "skat", "NAME=VALUE": "speech-rate=40"}
    given = [stands_for.get(word, word) for word in shlex.split(command)[1:]]
    if not given or _is_played(given[0]) or given[0] == "play":
        assert play.parse([word for word in given if word != "play"], WORDS)
    elif given[0] in WAIT_FOR_SOMEBODY or len(given) == 1:
        # A name alone stands for the command, not for how it is typed.
        needed = {"position": ["FILE"], "join": ["ADDRESS"]}
        more = needed.get(given[0], []) if len(given) == 1 else []
        assert parser.build(WORDS).parse_args([*given, *more]).command == given[0]
    else:
        with pytest.MonkeyPatch.context() as patched:
            patched.setenv("LC_ALL", "en_GB.UTF-8")
            try:
                status = main(given)
            except SystemExit as end:
                status = int(end.code or 0)
        assert status in (0, 1) if given[0] == "labels" else status == 0
        assert capsys.readouterr().out
