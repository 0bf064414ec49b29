"""``braillespiel keys``: the whole key table, as text, as data and as a page that is current."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from braillespiel.cli import main
from braillespiel.commands.keys import page
from braillespiel.games import registry
from braillespiel.ui.commands import COMMANDS
from braillespiel.ui.key_table import in_groups
from tests.support.languages import LANGUAGES

DOCS = Path(__file__).parents[2] / "docs"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_in_the_documentation_is_current(language: str) -> None:
    stands = (DOCS / f"keys.{language}.md").read_text(encoding="utf-8")
    assert stands == page(language) + "\n", (
        f"run braillespiel keys --markdown --lang {language} > docs/keys.{language}.md"
    )


def test_the_table_is_printed_in_groups(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["keys", "--lang", "en"]) == 0
    chapters = capsys.readouterr().out.strip().split("\n\n")
    assert [chapter.split("\n")[0] for chapter in chapters[:6]] == [
        "moving",
        "acting",
        "from zone to zone",
        "asking",
        "the program",
        "messages",
    ]
    assert chapters[2].split("\n")[1:] == [
        "C: my hand",
        "B: my own table",
        "G: next opponent's table",
        "Shift G: previous opponent's table",
        "D: piles",
        "Control Tab, Page down: next zone",
        "Control Shift Tab, Page up: previous zone",
        "/: type a place: row and place, as in r2 3",
    ]


def test_programs_get_every_key_of_the_client_and_of_the_games(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["keys", "--json", "--lang", "en"]) == 0
    rows = json.loads(capsys.readouterr().out)
    assert {"T", "S", "L", "C", "B", "G", "D", "I", "R", "PageDown", "1", "0"} <= {
        key for row in rows for key in row["keys"]
    }
    assert {
        "command": "takes",
        "scope": "game",
        "group": "game",
        "game": "logomachy",
        "situation": "",
        "keys": ["A"],
        "names": ["A"],
        "does": "What can I take?",
        "braille": "What can I take?",
    } in rows
    named = {(row["game"], row["command"]) for row in rows}
    for game in registry.own():
        presenter = registry.presenter_type(game)
        for commands in (presenter.commands, *presenter.situations.values()):
            assert {(game, command.id) for command in commands} <= named


def test_every_command_belongs_to_one_group() -> None:
    assert sorted(map(id, in_groups(COMMANDS))) == sorted(map(id, COMMANDS))
    groups = [row.group for row in in_groups(COMMANDS)]
    order = list(dict.fromkeys(groups))
    assert groups == sorted(groups, key=order.index)
