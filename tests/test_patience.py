"""No test gives up after a time of its own: beside other work on the machine it would fail.

Who waits for something does it as in :mod:`tests.support.patience`. What is a time on purpose is a
constant, and stands in :data:`NAMED` with its reason.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from tests.support.patience import HANGS_S, OF_THE_PROGRAM
from tests.support.sources import tree

ROOT = Path(__file__).resolve().parents[1]

NAMED = {
    "tests.braille.test_brlapi_display:KEYS_S": "so long keys come one after the other",
    "tests.braille.test_brlapi_display:SILENT_S": "a silent server is given up after it",
    "tests.classroom.in_processes:AGAIN_S": "Enter is pressed again after it",
    "tests.games.outside.test_fence:SLEEPS_S": "so long the code of a package sleeps",
    "tests.network.joining.test_attacks:SILENT_S": "who says nothing is turned away after it",
    "tests.network.joining.test_slowed:PASSES": "turns in which all in this process gets done",
    "tests.network.joining.test_slowed:TURN_S": "who gets no turn is refused after it",
    "tests.network.test_drip:DRIP_S": "the pause between two bytes",
    "tests.network.test_slow_disk:TURNS": "so long nobody may hear anything",
    "tests.program.test_brltty:PACE_S": "BRLTTY drops faster keys",
    "tests.program.test_sound_server:QUICKLY_S": "a hanging library lets go later",
    "tests.proof.brltty_keys:_PACE_S": "BRLTTY drops faster keys",
    "tests.proof.desktop_keys:_AGAIN_S": "a key that was lost is sent again after it",
    "tests.proof.faults.processes:LONGEST_S": "matches that take longer are left",
    "tests.proof.faults.sounds:OPEN_S": "a voice that hangs is given up after it",
    "tests.proof.faults.storms:ENDS_S": "a hanging library lets go later",
    "tests.proof.faults.storms:LASTS_S": "so long it storms",
    "tests.proof.hosts.run:WARM_S": "so long people play before something strikes",
    "tests.proof.hosts.seats:AGAIN_S": "who was not let in tries again after it",
    "tests.proof.hosts.strikes:AWAY_S": "so long something is gone, full or slow",
    "tests.proof.hosts.strikes:FLICKER_S": "how often a way is lost",
    "tests.proof.hosts.strikes:FLICKERS": "so often it is lost",
    "tests.proof.hosts.strikes:PAUSE_S": "so long a program stands still",
    "tests.proof.hosts.strikes:SHORT_S": "sooner than people are told to wait",
    "tests.proof.key_sources:AGAIN_S": "a key that was lost is sent again after it",
    "tests.proof.key_sources:REST_S": "the pause between two looks",
    "tests.proof.test_frontends:SLOW_S": "so slow a computer is",
    "tests.robots.through_brltty:RESTING_S": "so long a finger rests on a line",
    "tests.sound.capture:PULSE_MS": "the pause between two looks",
    "tests.speech.test_remote:SOON_S": "a dispatcher that hangs is given up after it",
    "tests.speech.test_speech_chain:OPEN_S": "seconds of a clock that the test turns",
    "tests.speech.test_speech_devices:IN_VAIN_S": "a voice that hangs is given up after it",
    "tests.support.patience:GRACE_S": "what does not end by itself is killed after it",
    "tests.support.program:_PULSE_S": "the pause between two looks",
    "tests.ui.test_terminal_sources:HALF_S": "handed to a console that does not wait",
    "tests.web.places:PASSES": "turns in which all that is in this process gets done",
    "tests.wine.installed:_AGAIN_S": "keys are pressed again after it",
    "tests.window.at_keys:APART_S": "a key that comes faster counts as held",
    "tests.worker.test_worker:SHORT_S": "a worker that hangs is given up after it",
}
"""The times and counts that are meant, as "module:name", each with its reason."""

PARTS = ("classroom", "house", "network", "web")
"""Folders of the program in which both sides of a connection are in one process of a test."""
NOBODY_GIVEN_UP = {
    "braillespiel.classroom.check:2": "a computer that does not reach itself",
    "braillespiel.classroom.check:4.0": "nobody need find a table that is announced",
    "braillespiel.classroom.server:END_S": "who has gone silently is not waited for at the end",
    "braillespiel.house.befriending:TOLD_S": "friends are told of a change so much later",
    "braillespiel.house.hosts:DEAD_S": "no host waits longer for a dead one than it says",
    "braillespiel.house.hosts:LOOK_S": "the pause between two looks",
    "braillespiel.house.hosts:TOUCH_S": "the pause between two looks",
    "braillespiel.house.operator_page:DEED_S": "as long as no machine takes",
    "braillespiel.house.operator_page:HEALTH_S": "a house is told to be unwell, nobody leaves it",
    "braillespiel.house.gateway:AGAIN_S": "the pause between two tries",
    "braillespiel.house.relays:AGAIN_S": "the pause between two tries",
    "braillespiel.house.relays:END_S": "who takes nothing more is not waited for at the end",
    "braillespiel.house.server:END_S": "who has gone silently is not waited for at the end",
    "braillespiel.house.server:LOOK_S": "the pause between two looks",
    "braillespiel.house.table_share:LOOK_S": "the pause between two looks",
    "braillespiel.network.houses.keyring:_LOCK_S": "a lock that another program holds",
    "braillespiel.network.houses.visiting:1": "a line that is closed already",
    "braillespiel.network.joined:1": "a line that is closed already",
    "braillespiel.network.joined:2.0": "a thread that ends with its program",
    "braillespiel.network.joined:STAYED_S": "how long makes a stay",
    "braillespiel.network.joining.discovery:2.0": "a thread that ends with its program",
    "braillespiel.network.joining.known:_LOCK_S": "a lock that another program holds",
    "braillespiel.network.server:END_S": "who has gone silently is not waited for at the end",
    "braillespiel.network.server_thread:END_S": "a thread that ends with its program",
    "braillespiel.web.page_line:CLOSE_S": "a page whose frames are read no more ends by it",
    "braillespiel.web.seat:CALM_S": "a pause between two rounds",
    "braillespiel.web.server:END_S": "who has gone silently is not waited for at the end",
}
"""Limits of these parts that tests leave as they are, as "module:name", each with its reason."""

LIMITS = {
    *("timeout", "timeout_s", "patience", "patience_s", "within", "open_within", "wait_s"),
    *("open_timeout", "ping_interval", "ping_timeout"),
}
"""Parameters that say how long somebody waits."""
OWN_LIMITS = LIMITS | {"seconds", "limit_s", "grace_s"}
"""What they are also called where a test defines them itself."""
WAITING = {
    **{"wait": 0, "join": 0, "result": 0, "timeout": 0, "settimeout": 0, "poll": 0, "close": 0},
    **{"set_script_timeout": 0, "set_page_load_timeout": 0, "alarm": 0, "wait_for": 1},
    **{"call_later": 0, "acquire": 1, "create_connection": 1, "communicate": 1, "select": 3},
}
"""Calls that wait, with the place of the argument that says how long."""
OWN_PATIENCE = {"connect", "serve"}
"""Functions of websockets that give up after 10 s where they are not told otherwise."""
CLOCKS = {"monotonic", "perf_counter", "time"}
LOOKS_S = 0.1
"""Between two looks at something nobody sleeps for longer: that would be a pace."""
MS = 100
"""From here on a whole number for ``wait`` is one of ms, on a clock that the test turns itself."""


class Names:
    """What the constants at the top of a module stand for."""

    def __init__(self, module: str, top: ast.Module) -> None:
        self.module = module
        self._given: dict[str, ast.expr] = {}
        self._taken: dict[str, tuple[str, str]] = {}
        for node in top.body:
            if isinstance(node, ast.Assign):
                for target in node.targets:
                    self._give(target, node.value)
            elif isinstance(node, ast.AnnAssign) and node.value is not None:
                self._give(node.target, node.value)
            elif isinstance(node, ast.ImportFrom):
                for alias in node.names:
                    self._taken[alias.asname or alias.name] = node.module or "", alias.name

    def _give(self, target: ast.expr, value: ast.expr) -> None:
        if isinstance(target, ast.Tuple) and isinstance(value, ast.Tuple):
            for each, part in zip(target.elts, value.elts, strict=False):
                self._give(each, part)
        elif isinstance(target, ast.Name):
            self._given[target.id] = value

    def origin(self, name: str) -> tuple[Names, str] | None:
        """Return the names of the module that gives a constant its value, and its name there."""
        if name in self._given:
            return self, name
        module, there = self._taken.get(name, ("", ""))
        known = bool(module) and path_of(module).is_file()
        return names_of(module).origin(there) if known else None

    def impatient(self, call: ast.Call) -> bool:
        """Tell whether a connection of websockets is opened with its own limits."""
        name = call.func.id if isinstance(call.func, ast.Name) else ""
        module, there = self._taken.get(name, ("", ""))
        if module.partition(".")[0] != "websockets" or there not in OWN_PATIENCE:
            return False
        given = [ast.unparse(each.value) for each in call.keywords if each.arg is None]
        told = {each.arg for each in call.keywords} >= {"open_timeout", "ping_interval"}
        return not told and not {"PATIENT", "options"} & {*given}

    def used(self, node: ast.expr) -> list[str]:
        """Return the constants that a number is made of."""
        found = (self.origin(each.id) for each in ast.walk(node) if isinstance(each, ast.Name))
        return [f"{origin[0].module}:{origin[1]}" for origin in found if origin]

    def number(self, node: ast.expr) -> float | None:
        """Return the number that an expression always is, None if it is none."""
        if isinstance(node, ast.Constant):
            value = node.value
            return value if isinstance(value, int | float) and value is not True else None
        if isinstance(node, ast.Name):
            origin = self.origin(node.id)
            return origin[0].number(origin[0]._given[origin[1]]) if origin else None
        if isinstance(node, ast.BinOp):
            left, right = self.number(node.left), self.number(node.right)
            if left is None or right is None:
                return None
            return {ast.Mult: left * right, ast.Sub: left - right}.get(type(node.op), left + right)
        return None


def path_of(module: str) -> Path:
    return ROOT.joinpath(*module.split(".")).with_suffix(".py")


@cache
def names_of(module: str) -> Names:
    return Names(module, tree(path_of(module)))


def called(node: ast.AST) -> str:
    """Return the last part of the name that is called, empty where nothing is."""
    function = node.func if isinstance(node, ast.Call) else None
    if isinstance(function, ast.Attribute):
        return function.attr
    return function.id if isinstance(function, ast.Name) else ""


def limits(call: ast.Call) -> Iterator[ast.expr]:
    """Walk through what says how long a call waits."""
    yield from (keyword.value for keyword in call.keywords if keyword.arg in LIMITS)
    name = called(call)
    place = WAITING.get(name, len(call.args))
    for limit in call.args[place : place + 1]:
        value = limit.value if isinstance(limit, ast.Constant) else None
        turned = len(call.args) > 1 or (isinstance(value, int) and value >= MS)
        if not (name == "wait" and turned):
            yield limit


def defaults(function: ast.FunctionDef | ast.AsyncFunctionDef) -> Iterator[ast.expr]:
    """Walk through how long a function waits that is not told."""
    given = function.args
    plain = [*given.posonlyargs, *given.args]
    named = [*zip(plain[::-1], given.defaults[::-1], strict=False)]
    for each, default in zip(given.kwonlyargs, given.kw_defaults, strict=True):
        named += [] if default is None else [(each, default)]
    yield from (value for each, value in named if each.arg in OWN_LIMITS)


def measured(node: ast.AST) -> Iterator[ast.expr]:
    """Walk through what is added to the time of a clock, or compared with a span of it."""
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add):
        for one, other in ((node.left, node.right), (node.right, node.left)):
            if called(one) in CLOCKS:
                yield other
    elif isinstance(node, ast.Compare):
        sides = [node.left, *node.comparators]
        spans = [side for side in sides if isinstance(side, ast.BinOp)]
        if any(called(each) in CLOCKS for span in spans for each in ast.walk(span)):
            yield from sides


def done_between(loop: ast.AST) -> Iterator[ast.AST]:
    """Walk through what a loop does itself, not the functions and loops that are in it."""
    inner = (ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda, ast.While)
    for node in ast.iter_child_nodes(loop):
        if not isinstance(node, inner):
            yield node
            yield from done_between(node)


def guessed(top: ast.AST, names: Names, least: float = 0) -> Iterator[ast.expr]:
    """Walk through how long is slept other than for a moment between two looks at something."""
    for node in ast.iter_child_nodes(top):
        if called(node) == "sleep" and isinstance(node, ast.Call):
            yield from (each for each in node.args[:1] if (names.number(each) or 0) >= least)
        yield from guessed(node, names, LOOKS_S if isinstance(node, ast.While) else least)


def scripts(top: ast.AST) -> Iterator[ast.Module]:
    """Walk through the programs that stand in a text."""
    for node in ast.walk(top):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and "\n" in node.value:
            try:
                yield ast.parse(node.value)
            except (SyntaxError, ValueError):
                continue


def patience(top: ast.Module, names: Names) -> Iterator[ast.expr]:
    """Walk through every time and every count after which a module gives up or goes on."""
    waits = list(guessed(top, names))
    for node in ast.walk(top):
        if isinstance(node, ast.Call):
            waits += limits(node)
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            waits += defaults(node)
        elif isinstance(node, ast.For) and isinstance(node.iter, ast.Call):
            counts = called(node.iter) == "range" and all(
                names.number(each) is not None for each in node.iter.args
            )
            if counts and any(called(each) == "sleep" for each in done_between(node)):
                yield node.iter.args[-1]
        else:
            waits += measured(node)
    yield from (each for each in waits if 0 < (names.number(each) or 0) < HANGS_S)


def found_in(module: str, top: ast.Module) -> Iterator[tuple[int, str]]:
    """Walk through the fixed patience of a module: the line, and the constant or the number."""
    names = Names(module, top)
    for node in ast.walk(top):
        if isinstance(node, ast.Call) and names.impatient(node):
            yield node.lineno, f"{called(node)} without PATIENT"
    for node in patience(top, names):
        yield from ((node.lineno, name) for name in names.used(node) or [ast.unparse(node)])
    for script in scripts(top):
        yield from found_in(f"{module} (a program in it)", script)


@cache
def found() -> tuple[tuple[str, int, str], ...]:
    """Return all of it: module, line, and the constant or the number."""
    modules = (
        (".".join(path.relative_to(ROOT).with_suffix("").parts), path)
        for path in sorted((ROOT / "tests").rglob("*.py"))
        if path != Path(__file__)
    )
    return tuple((name, *each) for name, path in modules for each in found_in(name, tree(path)))


def test_nobody_gives_up_before_something_hangs() -> None:
    wrong = [f"{module}:{line} {what}" for module, line, what in found() if what not in NAMED]
    assert wrong == [], "see tests/support/patience.py"


def given_up() -> Iterator[str]:
    """Walk through the limits of the program's connections."""
    for part in PARTS:
        for path in sorted((ROOT / "braillespiel" / part).rglob("*.py")):
            module = ".".join(path.relative_to(ROOT).with_suffix("").parts)
            for _, what in found_in(module, tree(path)):
                if not what.endswith(" without PATIENT"):
                    yield f"{module}:{what.rpartition(':')[2]}"


def test_tests_outlast_every_limit_of_the_programs_connections() -> None:
    outlasted = {f"{module}:{name}" for module, names in OF_THE_PROGRAM.items() for name in names}
    assert sorted(outlasted & NOBODY_GIVEN_UP.keys()) == []
    met = set(given_up())
    assert sorted(met - outlasted - NOBODY_GIVEN_UP.keys()) == []
    assert sorted(NOBODY_GIVEN_UP.keys() - met) == []
    for module, names in OF_THE_PROGRAM.items():
        assert set(names) <= names_of(module)._given.keys() | names_of(module)._taken.keys()


def test_a_test_begins_with_the_programs_patience_lengthened() -> None:
    for module, names in OF_THE_PROGRAM.items():
        if module in sys.modules:
            assert {getattr(sys.modules[module], name) for name in names} == {HANGS_S}, module


def test_every_time_that_is_meant_is_still_waited_for() -> None:
    used = {what for _, _, what in found()}
    assert [name for name in NAMED if name not in used] == []


PLANTED = """
import asyncio, subprocess, time
from time import monotonic
from websockets.asyncio.client import connect
from tests.support.patience import HANGS_S, PATIENT

SOON_S = 5
ENOUGH = 100
"""


@pytest.mark.parametrize(
    ("source", "patience"),
    [
        ("event.wait(5)", "5"),
        ("event.wait(timeout=0.2)", "0.2"),
        ("thread.join(SOON_S)", "planted:SOON_S"),
        ("process.communicate(timeout=2 * SOON_S)", "planted:SOON_S"),
        ("subprocess.run(['true'], timeout=60)", "60"),
        ("end = time.monotonic() + 20", "20"),
        ("end = SOON_S + monotonic()", "planted:SOON_S"),
        ("assert time.perf_counter() - began < 0.5", "0.5"),
        ("for _ in range(100):\n    time.sleep(0)", "100"),
        ("for n in range(ENOUGH):\n    if look(n):\n        sleep(pause)", "planted:ENOUGH"),
        ("def until(look, seconds=10.0):\n    ...", "10.0"),
        ("def until(look, *, timeout=SOON_S):\n    ...", "planted:SOON_S"),
        ("async def test():\n    async with asyncio.timeout(10):\n        await it", "10"),
        ("async def test():\n    await asyncio.wait_for(it, 5)", "5"),
        ("time.sleep(0.3)", "0.3"),
        ("while True:\n    knock()\n    time.sleep(0.2)", "0.2"),
        ("gate = Gate(wait_s=0.2)", "0.2"),
        ("loop.call_later(SOON_S, stop)", "planted:SOON_S"),
        (
            "async def test():\n    await connect(where, ping_interval=None)",
            "connect without PATIENT",
        ),
        ("script = 'import time\\ntime.sleep(3)'", "3"),
    ],
)
def test_planted_patience_is_found(source: str, patience: str) -> None:
    assert [what for _, what in found_in("planted", ast.parse(PLANTED + source))] == [patience]


@pytest.mark.parametrize(
    "source",
    [
        "event.wait(HANGS_S)",
        "async def test():\n    await connect(where, **PATIENT)",
        "async def test():\n    await place.connect(where)",
        "event.wait(0)",
        "player.wait(500)",
        "player.wait(50, 10)",
        "', '.join(names)",
        "end = time.monotonic() + HANGS_S",
        "while not look():\n    time.sleep(0.01)",
        "for n in range(3):\n    until(look, 'it')",
        "for n in range(3):\n    while not look():\n        sleep(0.01)",
        "process.wait(left)",
    ],
)
def test_what_waits_until_something_hangs_is_none(source: str) -> None:
    assert list(found_in("planted", ast.parse(PLANTED + source))) == []
