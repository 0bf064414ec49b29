"""A desktop for tests: an X server in memory, a table host bus, the accessibility bus, a robot.

Everything is started here, found by its own process, and ended by it.
"""

from __future__ import annotations

import contextlib
import json
import os
import select
import subprocess
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tests.support.patience import HANGS_S, end, until

ROBOT = Path(__file__).with_name("robot.py")
DEBIAN_PYTHON = "/usr/bin/python3"
"""The one that python3-pyatspi belongs to."""


@contextlib.contextmanager
def x_server(size: str = "1280x900x24", options: Sequence[str] = ()) -> Iterator[str]:
    """Start an X server on a free display; yield its name (":7")."""
    reading, writing = os.pipe()
    command = ["Xvfb", "-displayfd", str(writing), "-screen", "0", size, "-noreset", "-nolisten"]
    command.append("tcp")
    command += options
    server = subprocess.Popen(
        command, pass_fds=(writing,), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )
    os.close(writing)
    try:
        ready, _, _ = select.select([reading], [], [], HANGS_S)
        assert ready, "the X server does not start"
        yield ":" + os.read(reading, 16).decode().strip()
    finally:
        os.close(reading)
        end(server)


@dataclass(slots=True)
class Node:
    """One thing in the accessibility tree, as a screen reader sees it."""

    role: str
    name: str
    path: tuple[int, ...]
    children: list[Node] = field(default_factory=list)
    description: str = ""
    states: frozenset[str] = frozenset()
    attributes: dict[str, str] = field(default_factory=dict)
    actions: tuple[str, ...] = ()
    value: float | None = None
    box: tuple[int, int, int, int] = (0, 0, 0, 0)

    def all(self) -> Iterator[Node]:
        """Return this node and all below it."""
        yield self
        for child in self.children:
            yield from child.all()

    def find(self, role: str, name: str | None = None) -> Node | None:
        """Return the first node of a role whose name begins with ``name``."""
        return next(
            (
                node
                for node in self.all()
                if node.role == role and (name is None or node.name.startswith(name))
            ),
            None,
        )

    @property
    def centre(self) -> tuple[int, int]:
        """The middle of its place on the screen, in px."""
        return self.box[0] + self.box[2] // 2, self.box[1] + self.box[3] // 2


def _outline(data: dict[str, Any], path: tuple[int, ...] = ()) -> Node:
    children = [_outline(child, (*path, n)) for n, child in enumerate(data["children"])]
    return Node(data["role"], data["name"], path, children)


def _node(data: dict[str, Any], path: tuple[int, ...] = ()) -> Node:
    return Node(
        data["role"], data["name"], path,
        [_node(child, (*path, n)) for n, child in enumerate(data["children"])],
        data["description"], frozenset(data["states"]), data["attributes"],
        tuple(data["actions"]), data["value"], tuple(data["box"]),
    )  # fmt: skip


class Robot:
    """Reads the tree and acts through AT-SPI, as a screen reader does."""

    def __init__(self, environment: dict[str, str]) -> None:
        self._process = subprocess.Popen(
            [DEBIAN_PYTHON, str(ROBOT)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env=environment,
        )

    def _ask(self, **request: Any) -> Any:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(json.dumps(request) + "\n")
        self._process.stdin.flush()
        answer = json.loads(self._process.stdout.readline())
        assert "error" not in answer, answer["error"]
        return answer["answer"]

    def tree(self) -> Node | None:
        """Return the window's tree, None while there is none."""
        data = self._ask(do="tree")
        return None if data is None else _node(data)

    def outline(self) -> Node | None:
        """Return the window's tree with roles and names alone, which takes far less time."""
        data = self._ask(do="outline")
        return None if data is None else _outline(data)

    def focused(self) -> str:
        """Return the name of what has the focus, empty while nothing has."""
        tree = self.tree()
        names = [node.name for node in tree.all() if "focused" in node.states] if tree else []
        return names[-1] if names else ""

    def find(self, role: str, name: str | None = None) -> Node:
        """Wait for a node of a role whose name begins with ``name``."""

        def found() -> Node | None:
            outline = self.outline()
            if outline is None or outline.find(role, name) is None:
                return None
            tree = self.tree()
            return None if tree is None else tree.find(role, name)

        node = until(found, f"{role} {name!r}")
        assert node is not None
        return node

    def click(self, node: Node) -> None:
        """Carry out the node's action."""
        self._ask(do="action", path=node.path)

    def focus(self, node: Node) -> None:
        """Ask for the focus to be moved to a node."""
        self._ask(do="focus", path=node.path)

    def set_value(self, node: Node, value: float) -> None:
        """Move a slider."""
        self._ask(do="value", path=node.path, value=value)

    def chance(self, steps: Sequence[float], way: str, value: float = 0.0) -> str:
        """Walk down the tree, taking of so many children the one at each share of them, and do
        ``way`` ("action", "focus" or "value") to where that leads.

        Returns the name of it, empty if there was nothing to be done.
        """
        name: str = self._ask(do="chance", steps=list(steps), way=way, value=value)
        return name

    def press(self, keysym: int) -> None:
        """Press and release a key."""
        self._ask(do="key", keysym=keysym)

    def mouse(self, place: tuple[int, int], what: str = "b1c") -> None:
        """Move the mouse to a place of the screen and click."""
        self._ask(do="mouse", place=place, what=what)

    def close(self) -> None:
        """End the robot."""
        end(self._process)


class Desktop:
    """X server, session bus and accessibility bus, with a screen reader said to be on."""

    def __init__(self, display: str, folder: Path) -> None:
        self.folder = folder
        self.environment = {
            key: value
            for key, value in os.environ.items()
            if key not in ("SDL_VIDEODRIVER", "WAYLAND_DISPLAY", "AT_SPI_BUS_ADDRESS")
        }
        self.environment |= {
            "DISPLAY": display,
            "HOME": str(folder),
            "XDG_RUNTIME_DIR": str(folder),
            "XDG_CONFIG_HOME": str(folder / "config"),
            "XDG_DATA_HOME": str(folder / "data"),
            "SDL_AUDIODRIVER": "dummy",
            "GSETTINGS_BACKEND": "memory",
            "GTK_A11Y": "none",
            "LC_ALL": "C.UTF-8",
        }
        self._bus = subprocess.Popen(
            ["dbus-daemon", "--session", "--nofork", "--print-address=1"],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            env=self.environment,
        )
        assert self._bus.stdout is not None
        address = self._bus.stdout.readline().strip()
        self.environment["DBUS_SESSION_BUS_ADDRESS"] = address
        self.robot: Robot | None = None
        self.reader_on(True)

    def reader_on(self, on: bool, bus: bool = True) -> None:
        """Tell the desktop that a screen reader runs, or that none does.

        ``bus`` is whether anything at all asks for accessibility.
        """
        values = ("IsEnabled", str(bus).lower()), ("ScreenReaderEnabled", str(on).lower())
        for name, value in values:
            subprocess.run(
                [
                    "gdbus", "call", "--session", "--dest", "org.a11y.Bus",
                    "--object-path", "/org/a11y/bus",
                    "--method", "org.freedesktop.DBus.Properties.Set",
                    "org.a11y.Status", name, f"<{value}>",
                ],
                env=self.environment, check=True, stdout=subprocess.DEVNULL,
            )  # fmt: skip

    def start_robot(self) -> Robot:
        """Start the robot."""
        self.robot = Robot(self.environment)
        return self.robot

    def close(self) -> None:
        """End the bus, and with it what it started."""
        if self.robot is not None:
            self.robot.close()
        end(self._bus)
