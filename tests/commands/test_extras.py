"""What only some need is an extra: without it the rest works, and who needs it is told which."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from braillespiel.extras import PACKAGES
from tests.support.patience import HANGS_S

ROOT = Path(__file__).resolve().parents[2]
WITHOUT = """
import sys

class Nothing:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {names}:
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)

sys.meta_path.insert(0, Nothing())
sys.path.insert(0, {root!r})
"""
COMMAND = """
from braillespiel.cli import main
raise SystemExit(main(sys.argv[1:]))
"""
MENU = """
from pathlib import Path
from braillespiel.ui.screens.main_menu import MainMenu
from tests.support.player import Player

here = Player(Path(sys.argv[1]), "en")
here.ui.screen.index = [entry.key for entry in here.ui.screen.entries].index("labels")
print(*here.press("Enter"))
navigation = here.ui.navigation
for opens in (navigation.join_table, navigation.open_houses, navigation.open_class):
    here.ear.said.clear()
    here.app.guarded(lambda: opens(here.ui), asked=True)
    here.settle()
    print(*here.ear.said)
print(here.errors)
here.app.close()
"""


def without_extras(code: str, *arguments: str, home: Path) -> subprocess.CompletedProcess[str]:
    """Run code where nothing of any extra is installed."""
    names = {name for packages in PACKAGES.values() for name in packages}
    return subprocess.run(
        [sys.executable, "-c", WITHOUT.format(names=names, root=str(ROOT)) + code, *arguments],
        capture_output=True,
        text=True,
        timeout=HANGS_S,
        check=False,
        stdin=subprocess.DEVNULL,
        env={**os.environ, "BRAILLESPIEL_HOME": str(home)},
    )


def test_the_extras_are_those_of_the_project() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    for extra, names in PACKAGES.items():
        asked = {
            re.split(r"[^\w.-]", one)[0].replace("-", "_")
            for one in project["optional-dependencies"][extra]
        }
        assert asked == set(names)
        assert not {name.replace("_", "-") for name in names} & {
            re.split(r"[^\w.-]", one)[0] for one in project["dependencies"]
        }


@pytest.mark.parametrize(
    ("command", "extra"),
    [
        (("labels", "six"), "labels"),
        (("kit", "six"), "labels"),
        (("serve", "six"), "net"),
        (("serve", "--class"), "net"),
        (("join", "127.0.0.1:1"), "net"),
    ],
    ids=" ".join,
)
@pytest.mark.parametrize("language", ["en", "de"])
def test_a_command_says_which_extra_it_needs(
    tmp_path: Path, command: tuple[str, ...], extra: str, language: str
) -> None:
    done = without_extras(COMMAND, "--lang", language, *command, home=tmp_path)
    assert done.returncode == 1
    assert f'python -m pip install "braillespiel[{extra}]"' in done.stderr
    assert "Traceback" not in done.stderr


def test_a_match_needs_none(tmp_path: Path) -> None:
    done = without_extras(COMMAND, "simulate", "six", "--matches", "1", home=tmp_path)
    assert done.returncode == 0, done.stderr


def test_the_menu_says_which_it_needs_and_goes_on(tmp_path: Path) -> None:
    done = without_extras(MENU, str(tmp_path / "home"), home=tmp_path)
    labels, *others, errors = done.stdout.splitlines() or [done.stderr]
    assert 'python -m pip install "braillespiel[labels]"' in labels, done.stderr
    assert others
    for said in others:
        assert 'python -m pip install "braillespiel[net]"' in said
    assert errors == "[]"
