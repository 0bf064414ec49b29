"""The game of docs/add-a-game.md is written as the page says, checked and played."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from braillespiel import cli
from braillespiel.commands import play
from braillespiel.games import registry
from braillespiel.games.usual import CardTable, FieldTable
from braillespiel.testing import demands
from braillespiel.words.catalogue import Words
from tests.support.packages import installed, write_metadata
from tests.support.player import Player

ROOT = Path(__file__).resolve().parents[3]
PAGE = (ROOT / "docs" / "add-a-game.md").read_text(encoding="utf-8")
FILES = dict(re.findall(r"^```\w+ (\S+)\n(.*?)^```", PAGE, re.M | re.S))
PROJECT = tomllib.loads(re.findall(r"^```toml\n(.*?)^```", PAGE, re.M | re.S)[0])
LONGEST = 200
"""Lines of a first game, with both languages."""


@pytest.fixture(autouse=True)
def laststone(tmp_path: Path) -> Iterator[None]:
    games = PROJECT["project"]["entry-points"]["braillespiel.games"]
    folder = tmp_path / "installed"
    write_metadata(folder, PROJECT["project"]["name"], PROJECT["project"]["version"], games)
    package = folder / games["laststone"]
    (package / "words").mkdir(parents=True)
    (package / "__init__.py").write_text("", encoding="utf-8")
    for name in ("game.py", "presenter.py", "words/en.ftl"):
        (package / name).write_text(FILES[name], encoding="utf-8")
    with installed(folder):
        yield


def test_it_is_in_the_list() -> None:
    assert registry.names()[-1] == "laststone"
    assert registry.broken() == ()


@pytest.mark.parametrize("number", range(len(demands("six"))))
def test_it_keeps_what_a_game_must(number: int) -> None:
    demands("laststone")[number]()


def test_its_test_is_one() -> None:
    assert 'demands("laststone")' in FILES["test_laststone.py"]
    compile(FILES["test_laststone.py"], "test_laststone.py", "exec")


def test_it_is_played(tmp_path: Path) -> None:
    here = Player(tmp_path / "home", "en")
    table = here.play("laststone")
    assert any("stones" in said for said in here.press("D"))
    for _ in range(12):
        if not table.over:
            here.press("D", "Enter", "Enter")
    assert table.over
    assert here.errors == []
    here.app.close()


def test_the_package_that_it_draws_has_the_files_that_it_writes() -> None:
    blocks = re.findall(r"^```([^\n]*)\n(.*?)^```", PAGE, re.M | re.S)
    drawn, tried = [text for kind, text in blocks if not kind]
    files = set(re.findall(r"^ +((?:words/)?\w+\.\w+)", drawn, re.M))
    written = {name for name in FILES if not name.startswith("test_")}
    assert files == written | {"pyproject.toml", "__init__.py", "words/de.ftl"}
    others, install, demo, start = tried.splitlines()
    assert {"braillespiel", "pytest"} <= set(others.split())
    assert install == "pip install -e ."
    assert play.parse(start.split()[1:], Words("en", ("cli", "client"))).game == "laststone"
    assert cli.main([*demo.split()[1:], "--lang", "en", "--seed", "7"]) == 0


def test_the_tables_of_the_page_name_what_there_is() -> None:
    for kind in (FieldTable, CardTable):
        _, _, rest = PAGE.partition(f"| `{kind.__name__}` | |")
        rows = rest.partition("\n\n")[0]
        named = re.findall(r"`(\w+)", "\n".join(re.findall(r"^\| (`[^|]+)\|", rows, re.M)))
        assert len(named) > 3
        assert [name for name in named if not hasattr(kind, name)] == []


def test_a_first_game_is_short() -> None:
    lines = sum(len(FILES[name].splitlines()) for name in ("game.py", "presenter.py"))
    assert lines + 2 * len(FILES["words/en.ftl"].splitlines()) <= LONGEST
