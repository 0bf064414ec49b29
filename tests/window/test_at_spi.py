"""The whole program and AT-SPI: the tree read back, and matches played in three ways."""

from __future__ import annotations

import contextlib
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from braillespiel.output.window.reader import reader_runs
from braillespiel.store.database import FILE_NAME
from tests.support.patience import end, until
from tests.support.program import environment, run
from tests.window.desktop import Desktop, Node, Robot, x_server

DOWN, HOME, END, ENTER, RIGHT, SPACE = 0xFF54, 0xFF50, 0xFF57, 0xFF0D, 0xFF53, 0x20
TITLE = "Logomachy"


class Game:
    """The program in its window, played by a robot."""

    def __init__(self, desktop: Desktop, home: Path, *arguments: str, **settings: str) -> None:
        self.home = home
        wanted = {
            "double-press-ms": "0", "first-run": "false", "screen-reader": "true",
            "bot-pace": "none",  # the robot looks at the hands, not at whose turn it is
        }  # fmt: skip
        changes = [f"{key}={value}" for key, value in (wanted | settings).items()]
        assert run(home, "settings", *changes).returncode == 0
        self.program = subprocess.Popen(
            [
                sys.executable, "-m", "braillespiel", "play", *arguments, "--front-end", "window",
                "--lang", "en", "--speech", "off", "--no-brltty", "--seed", "7",
            ],
            env=environment(home) | desktop.environment | {"BRAILLESPIEL_HOME": str(home)},
        )  # fmt: skip
        self.robot = desktop.start_robot()

    def hand(self) -> list[str]:
        """Return the names of the cards in the hand, once the table has come to rest."""
        tree = self.robot.outline()
        hand = None if tree is None else tree.find("list", "Hand")
        return [] if hand is None else [node.name for node in hand.children]

    def cards(self) -> list[Node]:
        tree = self.robot.tree()
        hand = None if tree is None else tree.find("list", "Hand")
        return [] if hand is None else hand.children

    def menu(self) -> list[Node]:
        """Return the entries of the menu of moves, empty while none is open."""
        return _entries(self.robot.tree()) if self.asks() else []

    def asks(self) -> bool:
        """Tell whether the menu of moves is open."""
        return bool(_entries(self.robot.outline()))

    def state(self) -> str:
        """Describe the window for whoever has to find out why a test hangs."""
        tree = self.robot.tree()
        nodes = [] if tree is None else tree.all()
        return "\n".join(f"{n.role} {n.name!r} {n.box} {sorted(n.states)}" for n in nodes)

    def over(self) -> bool:
        """Tell whether the match is over."""
        file = sqlite3.connect(f"{(self.home / FILE_NAME).as_uri()}?mode=ro", uri=True)
        with contextlib.closing(file):  # read alone: it is asked again and again
            return file.execute("SELECT count(*) FROM results").fetchone()[0] > 0

    def play_out(
        self, first_card: Callable[[], Any], last_entry: Callable[[], Any], most: int = 40
    ) -> int:
        """Play one card after the other, ``most`` at most; return how many."""
        moves = 0
        while not self.over():
            before = until(lambda: self.hand() or (self.over() and ["over"]), self.state)
            if before == ["over"]:
                break
            first_card()
            # While a menu opens there is neither yet: an empty hand says nothing.
            until(
                lambda b=before: self.asks() or self.hand() not in ([], b) or self.over(),
                self.state,
            )
            if self.asks():
                last_entry()
                until(lambda b=before: self.hand() not in ([], b) or self.over(), self.state)
            moves += 1
            if moves == most:
                break
        return moves

    def close(self) -> None:
        end(self.program)


def _entries(tree: Node | None) -> list[Node]:
    if tree is None or tree.name == TITLE:
        return []
    return [node for node in tree.all() if node.role == "list item"]


@pytest.fixture
def desktop(tmp_path: Path) -> Iterator[Desktop]:
    with x_server() as display:
        made = Desktop(display, tmp_path)
        yield made
        made.close()


@pytest.fixture
def start(desktop: Desktop, tmp_path: Path) -> Iterator[Callable[..., Game]]:
    games: list[Game] = []

    def begin(*arguments: str, **settings: str) -> Game:
        games.append(Game(desktop, tmp_path / "home", *arguments, **settings))
        return games[-1]

    yield begin
    for game in games:
        game.close()


def short_match(start: Callable[..., Game]) -> Game:
    """Open a match of one round through its menu, by AT-SPI alone."""
    game = start("logomachy")
    robot = game.robot
    rounds = robot.find("combo box", "Rounds")
    robot.focus(rounds)
    until(lambda: robot.focused().startswith("Rounds"), robot.focused)
    robot.press(RIGHT)
    until(lambda: robot.focused() == "Rounds: 1", robot.focused)
    robot.click(robot.find("push button", "Start"))
    robot.find("list", "Hand")
    return game


def test_a_match_is_played_by_keys(start: Callable[..., Game]):
    game = short_match(start)
    robot = game.robot

    def press(*keys: int) -> None:
        for key in keys:
            robot.press(key)

    assert game.play_out(lambda: press(ord("c"), HOME, ENTER), lambda: press(END, ENTER)) == 18


def test_moves_are_made_by_actions(start: Callable[..., Game]):
    game = short_match(start)
    robot = game.robot
    moves = game.play_out(
        lambda: robot.click(game.cards()[0]), lambda: robot.click(game.menu()[-1]), most=6
    )
    assert moves == 6


def test_a_match_is_played_by_clicks(start: Callable[..., Game]):
    game = short_match(start)
    robot = game.robot
    moves = game.play_out(
        lambda: robot.mouse(game.cards()[0].centre), lambda: robot.mouse(game.menu()[-1].centre)
    )
    assert moves == 18


def test_the_tree_tells_what_is_on_the_table(start: Callable[..., Game]):
    robot = short_match(start).robot
    tree = robot.tree()
    assert tree is not None
    assert (tree.role, tree.name) == ("frame", "Logomachy")
    hand = tree.find("list", "Hand")
    assert hand is not None
    assert hand.name == "Hand, 3 cards"
    assert [card.name for card in hand.children] == ["yellow 3", "blue 7", "green 2"]
    assert [card.attributes["posinset"] for card in hand.children] == ["1", "2", "3"]
    assert all(card.actions == ("click",) for card in hand.children)
    assert hand.children[1].description == "takes red 7"
    assert robot.focused() == "yellow 3"
    robot.press(RIGHT)
    until(lambda: robot.focused() == "blue 7", robot.focused)
    robot.press(SPACE)
    marked = until(
        lambda: next((n for n in robot.find("list", "Hand").all() if "selected" in n.states), None),
        "a marked card",
    )
    assert marked.name == "blue 7"
    assert marked.description == "marked, takes red 7"
    robot.focus(robot.find("list item", "green 2"))
    until(lambda: robot.focused() == "green 2", robot.focused)
    robot.click(robot.find("push button", "Whose turn?"))
    assert robot.find("push button", "Menu").actions == ("click",)


def test_settings_are_boxes_sliders_and_choices(start: Callable[..., Game]):
    robot = start().robot
    robot.click(robot.find("list item", "Settings"))
    robot.click(robot.find("list item", "Screen"))
    zoom = robot.find("slider", "Zoom")
    assert zoom.value == 100
    robot.set_value(zoom, 200)
    until(lambda: robot.find("slider", "Zoom").value == 200, "twice the size")
    box = robot.find("check box", "Magnifier")
    assert "checked" not in box.states
    robot.click(box)
    until(lambda: "checked" in robot.find("check box", "Magnifier").states, "the magnifier")
    colours = robot.find("combo box", "Colours: dark")
    robot.click(colours)
    until(lambda: robot.focused() == "Colours: light", robot.focused)


def test_the_tree_of_a_field_is_rows_of_cells(start: Callable[..., Game]):
    robot = start("hexaducto").robot
    robot.click(robot.find("push button", "Start"))
    field = robot.find("panel", "Your field")
    assert [row.name for row in field.children] == [f"Row {n}" for n in range(1, 6)]
    assert [len(row.children) for row in field.children] == [3, 4, 5, 4, 3]
    assert field.children[1].children[0].description.startswith("row 2, place 1")


def switched(robot: Robot) -> Node | None:
    tree = robot.tree()
    return tree if tree is not None and tree.description else None


def test_without_the_mode_the_window_tells_how_to_switch_it_on(start: Callable[..., Game]):
    robot = start("logomachy", **{"screen-reader": "false"}).robot
    tree = until(lambda: switched(robot), "a window that is not read")
    assert tree.children == []
    assert tree.description.endswith("F12: your screen reader reads the window.")
    robot.mouse((400, 300), "abs")
    robot.press(0xFFC9)  # F12
    assert robot.find("push button", "Start").name == "Start the game"
    robot.press(0xFFC9)
    assert until(lambda: switched(robot), "a window that is not read").children == []


def test_a_running_reader_is_found_on_the_first_start(
    desktop: Desktop, start: Callable[..., Game], monkeypatch: pytest.MonkeyPatch
):
    for name in ("DBUS_SESSION_BUS_ADDRESS", "XDG_RUNTIME_DIR"):
        monkeypatch.setenv(name, desktop.environment[name])
    assert reader_runs()
    desktop.reader_on(False)
    assert not reader_runs()
    desktop.reader_on(True)
    game = start(**{"screen-reader": "false", "first-run": "true"})
    assert "checked" in game.robot.find("check box", "Screen reader reads the window").states


HASTY = """
import faulthandler, select, sys
from types import SimpleNamespace
from braillespiel.output.picture import Picture
from braillespiel.output.window.frontend import Window

faulthandler.dump_traceback_later(30, exit=True)  # it would hold for ever
settings = SimpleNamespace(text=lambda key: "", set=lambda key, value: None)
window = Window(settings, (480, 360))
number, reader = 0, None
while not select.select([sys.stdin], [], [], 0)[0]:
    number += 1
    window.draw(Picture(f"picture {number}"))
    window.access.focused(number % 2 == 0)
    window.access.placed()
    window.wait(0)
    if window.access._reader != reader:
        reader = window.access._reader
        print(reader, flush=True)
print("end", flush=True)
window.close()
"""
"""A client that is never at rest. It tells when a reader has come and gone."""


def test_a_screen_reader_that_comes_and_goes_freezes_nothing(desktop: Desktop) -> None:
    desktop.reader_on(False, bus=False)
    window = subprocess.Popen(
        [sys.executable, "-c", HASTY],
        cwd=Path(__file__).resolve().parents[2],
        env=desktop.environment | {"SDL_VIDEODRIVER": "dummy"},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert window.stdout is not None
    try:
        assert window.stdout.readline() == "False\n"
        for _ in range(3):
            desktop.reader_on(True)
            assert window.stdout.readline() == "True\n"
            desktop.reader_on(False, bus=False)
            assert window.stdout.readline() == "False\n"
        assert window.communicate("\n")[0] == "end\n"
    finally:
        window.kill()
        window.wait()
