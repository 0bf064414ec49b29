"""The examples as an installer leaves them, played in terminal, window, browser and network."""

from __future__ import annotations

import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any, ClassVar

import pytest

from braillespiel.engine.match import Match
from braillespiel.engine.simulate import think
from braillespiel.games import registry
from braillespiel.games.usual import FREE, Action, Table, TableBot, TableGame
from braillespiel.network import messages as m
from tests.network.processes import CODE, Command
from tests.support.packages import EXAMPLES, installed
from tests.support.patience import HANGS_S
from tests.support.player import Player
from tests.support.program import Program, run
from tests.web.places import Place

ROOT = EXAMPLES.parent
GAMES = ("tictactoe", "eights")
LONGEST = 120
"""Rounds of keys after which a match is over."""


def carried_out(*command: str, cwd: Path | None = None) -> str:
    """Run a command; return what it wrote."""
    done = subprocess.run(
        command, cwd=cwd, capture_output=True, text=True, timeout=HANGS_S, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def fresh(tmp_path_factory: pytest.TempPathFactory) -> str:
    """Install both examples into an environment of their own, without a network."""
    folder = tmp_path_factory.mktemp("fresh")
    for name in GAMES:
        source = folder / name
        shutil.copytree(EXAMPLES / name, source)
        build = (sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d")
        carried_out(*build, str(folder / "wheels"), cwd=source)
    environment = folder / "environment"
    carried_out(sys.executable, "-m", "venv", "--without-pip", str(environment))
    python = str(environment / "bin" / "python")
    where = "import sysconfig; print(sysconfig.get_path('purelib'))"
    site = Path(carried_out(python, "-c", where).strip())
    wheels = sorted(map(str, (folder / "wheels").glob("*.whl")))
    pip = (sys.executable, "-m", "pip", "--python", python, "install", "--no-index", "--no-deps")
    carried_out(*pip, "--quiet", *wheels)
    # The program itself, and what it needs, are those of the tests; only now, for the examples may
    # be there, too.
    ours = f"{ROOT}\n{sysconfig.get_path('purelib')}\n"
    (site / "program.pth").write_text(ours, encoding="utf-8")
    return python


@pytest.fixture
def from_wheels(fresh: str) -> Iterator[None]:
    """Have what the wheels left there installed, as it is."""
    where = "import sysconfig; print(sysconfig.get_path('purelib'))"
    site = Path(carried_out(fresh, "-c", where).strip())
    with installed(site):
        for game in GAMES:
            assert registry.source(game).folder.is_relative_to(site)
        yield


def test_the_smallest_example_is_short() -> None:
    package = EXAMPLES / "tictactoe" / "braillespiel_tictactoe"
    files = [one for kind in ("*.py", "*.ftl") for one in package.rglob(kind)]
    assert {one.name for one in files} >= {"game.py", "presenter.py", "en.ftl", "de.ftl"}
    assert sum(len(one.read_text(encoding="utf-8").splitlines()) for one in files) <= 250


def rounds(press: Callable[[str], Any], over: Callable[[], bool]) -> None:
    """Play by what is live and by menus alone, as anybody can play any game."""
    for number in range(LONGEST):
        if over():
            return
        for _ in range(1 + number % 3):
            press("Tab")
        press("Enter")
        press("Enter")  # the first entry, where a menu asks
        if not over():
            press("E")
            press("Enter")
    raise AssertionError("the match does not end")


def test_they_keep_what_a_game_must(fresh: str) -> None:
    checks = (
        "from braillespiel.testing import demands\n"
        f"for name in {GAMES}:\n"
        "    for demand in demands(name):\n"
        "        demand()\n"
        "print('all kept')"
    )
    assert carried_out(fresh, "-P", "-c", checks) == "all kept\n"


@pytest.mark.parametrize("game", GAMES)
def test_in_a_terminal_by_ear_and_by_cells(fresh: str, game: str, tmp_path: Path) -> None:
    home = tmp_path / "home"
    kept = ("double-press-ms=0", "bot-pace=none", "first-run=false")
    done = run(home, "settings", *kept)
    assert done.returncode == 0, done.stderr
    options = ("--speech", "off", "--no-brltty", "--braille", "40", "--lang", "en")

    def start(*arguments: str) -> list[str]:
        return [fresh, "-P", "-m", "braillespiel", *arguments]

    program = Program(home, (game, "--seed", "3", *options), starter=start)
    try:
        program.rest()
        ends = ("wins", "win:", "draw for")

        def over() -> bool:
            assert program.cells
            return any(end in said for said in program.said() for end in ends)

        rounds(program.press, over)
    finally:
        program.close()


@pytest.mark.parametrize("game", GAMES)
def test_over_sockets_at_a_table_that_serves_it(fresh: str, game: str, tmp_path: Path) -> None:
    terms = ("--seats", "2", "--seed", "7", "--loopback-only", "--code", CODE)
    host = Command(tmp_path / "host", "serve", game, *terms, python=fresh)
    told = host.line()
    ends = []
    seats = []
    for name in ("Ana", "Ben"):
        bot = ("--name", name, "--bot", "easy", "--code", CODE)
        seats.append(Command(tmp_path / name, "join", told["address"], *bot, python=fresh))
    for command in (*seats, host):
        status, lines = command.ended()
        ends.append(status)
        if command is not host:
            assert any("win" in str(line) or "draw" in str(line) for line in lines)
    assert ends == [0, 0, 0]


@pytest.mark.usefixtures("from_wheels")
@pytest.mark.parametrize("game", GAMES)
def test_in_the_window(game: str, tmp_path: Path) -> None:
    here = Player(tmp_path / "home", "en", settings={"double-press-ms": 0})
    table = here.play(game)
    rounds(here.press, lambda: table.over)
    assert here.errors == []
    assert here.keyboard.picture is not None
    assert here.keyboard.picture.panels
    here.app.close()


@pytest.mark.usefixtures("from_wheels")
@pytest.mark.parametrize("game", GAMES)
def test_in_a_browser_and_over_the_network(game: str, tmp_path: Path) -> None:
    registry.names()
    with Place(tmp_path, m.SetUp(game, 2, {}, seed=1), 2) as place:
        place.native("Ben")
        page = place.run(place.enter("Ana"))
        rounds(
            lambda key: place.run(place.press(page, key)),
            lambda: bool(place.keeper.hosts) and place.keeper.hosts[0].is_over,
        )
        robot = place.robots[0]
        place.run(place.settle())
        assert robot.port is not None
        assert robot.port.view(robot.port.chairs[0] or 0).is_over()


@pytest.mark.usefixtures("examples")
@pytest.mark.parametrize("language", ["en", "de"])
def test_a_field_of_nine_lies_whole_on_twenty_cells(tmp_path: Path, language: str) -> None:
    here = Player(tmp_path / "home", language, columns=20)
    table = here.play("tictactoe")
    here.press("B")
    view = table.port.view(0)
    signs = {FREE: "⠤", 0: "⠭", 1: "⠕"}
    cells = [signs[piece] for piece in view.table.cells]
    rows = ("".join(cells[n : n + 3]) for n in (0, 3, 6))
    shown = "".join(chr(ord(cell) & ~0xC0) for cell in here.cells)  # without the focus
    assert shown == "⠀".join(("⠋", *rows))
    keys = here.ui.braille().keys
    for cell in range(9):  # each cell of the line is its own of the field
        assert keys[2 + cell + cell // 3] == view.table.name(cell)
    here.app.close()


@pytest.mark.usefixtures("from_wheels")
@pytest.mark.parametrize("game", GAMES)
def test_the_opening_and_d_tell_what_there_is(game: str, tmp_path: Path) -> None:
    here = Player(tmp_path / "home", "en", settings={"double-press-ms": 0})
    table = here.play(game)
    begun = match_of(table).state.view(0)
    whole = table.presenter.whole(begun).full  # type: ignore[attr-defined]
    opening = " ".join(each.speech for each in here.said)
    assert f"{whole}." in opening
    (told,) = here.press("D")
    assert told.startswith({"tictactoe": "Marks. X 0, ", "eights": "Piles. "}[game])
    assert here.cells.strip("⠀")
    here.app.close()


def match_of(table: Any) -> Match:
    """Return the match of a table as it began."""
    played = table.port.host.match
    return Match(played.game, played.seats, played.options, played.seed, played.position)


class Counted(Table):
    """Four piles from which one to three are taken; it counts what is played."""

    piles: ClassVar[int] = 4
    played: ClassVar[int] = 0
    heap: str = "7777"

    def actions(self) -> list[Action]:
        return [
            Action("take", (str(pile), str(some)))
            for pile, held in enumerate(self.heap)
            for some in range(1, min(3, int(held)) + 1)
        ]

    def do(self, action: Action) -> None:
        Counted.played += 1
        pile, some = map(int, action.about)
        self.heap = f"{self.heap[:pile]}{int(self.heap[pile]) - some}{self.heap[pile + 1 :]}"
        self.next()

    def winners(self) -> list[int] | None:
        return None if self.heap.strip("0") else [1 - self.turn]


class Piles(TableGame):
    id = "piles"
    table = Counted


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_a_bot_of_any_game_plays_no_more_than_its_budget(level: str) -> None:
    game = Piles()
    match = Match(game, 2, {}, 1)
    (seat,) = match.state.to_act()
    found = []
    for _ in range(2):
        Counted.played = 0
        found.append(think(game.bot(level), match.state.view(seat), Random(5)))
        legal = len(match.state.legal_actions(seat))
        assert 0 < Counted.played <= TableBot.budget[level] + 2 * legal * TableBot.depth
    assert found[0] == found[1]
