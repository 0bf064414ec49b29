"""Streams that are closed, full or broken, impossible names, Ctrl+C at any time.

A command ends with a sentence and a status, never with Python's own words.
"""

from __future__ import annotations

import json
import os
import pty
import shlex
import signal
import subprocess
import sys
import termios
from pathlib import Path

import pytest

from braillespiel.application.application import declared_settings
from braillespiel.store.opening import open_store
from tests.support.patience import HANGS_S, until
from tests.support.program import Program, command, environment, run

PLAY = ("play", "--front-end", "terminal", "--speech", "off", "--no-brltty")
COMMANDS = {
    "play": PLAY,
    "settings": ("settings",),
    "demo": ("demo", "logomachy", "--seed", "7"),
    "position": ("position", "-"),
}
ROOT = Path(__file__).resolve().parents[2]
OURS = ("Traceback", "Exception", "Error", "Errno")
"""What only Python says."""


@pytest.fixture
def home(tmp_path: Path) -> Path:
    made = tmp_path / "home"
    store = open_store(made)
    settings = declared_settings(store)
    settings.set("first-run", False)
    settings.set("double-press-ms", 0)
    store.close()
    return made


def shell(home: Path, line: str, *arguments: str) -> tuple[int, str]:
    """Run a command in a shell; return its status and what was to be seen, errors included."""
    program = " ".join(map(shlex.quote, command(*arguments)))
    done = subprocess.run(
        ["bash", "-o", "pipefail", "-c", line.format(program)],
        env=environment(home),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        timeout=HANGS_S,
        check=False,
    )
    return done.returncode, done.stdout


@pytest.mark.parametrize("name", COMMANDS)
@pytest.mark.parametrize("line", ["{} <&-", "{} >&-", "{} 2>&-", "{} <&- >&- 2>&-", "{} | true"])
def test_closed_streams_are_no_reason_for_a_traceback(home: Path, name: str, line: str) -> None:
    status, seen = shell(home, line, *COMMANDS[name])
    assert status in (0, 1, 2)
    assert not [word for word in OURS if word in seen], seen


@pytest.mark.parametrize("name", ["settings", "demo"])
def test_output_that_takes_no_more_is_said(home: Path, name: str) -> None:
    status, seen = shell(home, "{} >/dev/full", *COMMANDS[name])
    assert (status, seen) == (
        1,
        "Die Ausgabe lässt sich nicht schreiben: kein Platz mehr auf dem Datenträger. "
        "Schaff dort Platz, oder leite sie anderswohin.\n",
    )


def test_a_full_disk_behind_the_lines_ends_no_game(home: Path) -> None:
    transcript = home / "transcript"
    status, seen = shell(home, "echo s | {} >/dev/full", *PLAY, "--transcript", str(transcript))
    assert (status, seen) == (0, "")
    assert '"speech": "braillespiel, Hauptmenü.' in transcript.read_text("utf-8")


@pytest.mark.parametrize("name", ["settings", "matches"])
def test_a_home_with_too_long_a_name_is_named(tmp_path: Path, name: str) -> None:
    done = run(tmp_path / ("x" * 300), name)
    assert done.returncode == 1
    assert not [word for word in OURS if word in done.stderr], done.stderr
    assert "der Name ist zu lang. Prüf den Namen und die Rechte." in done.stderr
    assert len(done.stderr) < 300


NO_WINDOW = (
    "Das Fenster lässt sich nicht öffnen. Im Terminal geht es mit: ./play --front-end terminal\n"
)
SCREENS = (
    {"DISPLAY": ":77", "SDL_VIDEODRIVER": "nonsense"},
    {"DISPLAY": ":77", "SDL_VIDEODRIVER": "x11"},
    {"DISPLAY": ":77"},
    {"WAYLAND_DISPLAY": "nothing"},
)


@pytest.mark.parametrize("screen", SCREENS)
def test_a_window_that_cannot_be_opened_is_said(home: Path, screen: dict[str, str]) -> None:
    arguments = ("play", "--speech", "off", "--no-brltty")
    done = run(home, *arguments, "--front-end", "window", **screen)
    assert (done.returncode, done.stderr.splitlines(True)[-1]) == (2, NO_WINDOW)
    assert "Traceback" not in done.stderr
    assert "Traceback" in (home / "errors.log").read_text("utf-8")


def test_where_no_window_can_be_opened_the_terminal_takes_its_place(home: Path) -> None:
    program = Program(
        home, ("--speech", "off", "--no-brltty", "--front-end", "auto"), {"DISPLAY": ":77"}
    )
    try:
        program.wait("braillespiel, Hauptmenü.")
        program.wait("Das Fenster lässt sich nicht öffnen, das Spiel läuft im Terminal.")
        assert program.press("Down") == ["Lernen, 2 von 10"]
    finally:
        program.close()


# -- Ctrl+C and other signals ------------------------------------------------------------------

AT_IMPORT = """
import os, signal, sys

class Finder:
    def find_spec(self, name, path=None, target=None):
        if name == os.environ["SIGNAL_AT"]:
            sys.meta_path.remove(self)
            os.kill(os.getpid(), int(os.environ["SIGNAL"]))
        return None

sys.meta_path.insert(0, Finder())
"""
"""Python runs it at its start: a signal comes in the middle of an import."""


@pytest.mark.parametrize(
    "module",
    [
        "braillespiel.words.catalogue",
        "braillespiel.commands.play",
        "braillespiel.store.opening",
        "braillespiel.output.terminal.frontend",
        "termios",
        "braillespiel.ui.screens.main_menu",
    ],
)
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_a_signal_while_it_starts_ends_it_in_order(
    home: Path, tmp_path: Path, module: str, number: signal.Signals
) -> None:
    (tmp_path / "sitecustomize.py").write_text(AT_IMPORT)
    ours, theirs = pty.openpty()
    mode = termios.tcgetattr(theirs)
    variables = environment(home, SIGNAL_AT=module, SIGNAL=str(int(number)))
    variables["PYTHONPATH"] += f":{tmp_path}"
    program = subprocess.Popen(
        command(*PLAY),
        env=variables,
        stdin=theirs,
        stdout=theirs,
        stderr=subprocess.PIPE,
        text=True,
    )
    _, complaint = program.communicate(timeout=HANGS_S)
    if number == signal.SIGINT:
        assert (program.returncode, complaint) == (130, "Abgebrochen.\n")
    else:  # before it can be in anybody's way the system may end it
        assert program.returncode in (143, -15)
        assert complaint == ""
    assert termios.tcgetattr(theirs) == mode
    os.close(ours)
    os.close(theirs)


def test_ctrl_c_ends_other_commands_with_a_sentence(home: Path, tmp_path: Path) -> None:
    (tmp_path / "sitecustomize.py").write_text(AT_IMPORT)
    variables = environment(home, SIGNAL_AT="braillespiel.commands.demo", SIGNAL="2")
    variables["PYTHONPATH"] += f":{tmp_path}"
    done = subprocess.run(
        command(*COMMANDS["demo"]), env=variables, capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stdout, done.stderr) == (130, "", "Abgebrochen.\n")


BACKGROUND = """
import signal, subprocess, sys
signal.signal(signal.SIGINT, signal.SIG_IGN)  # as a shell does with what ends in "&"
from tests.support.signals import children_take_ctrl_c
children_take_ctrl_c()
signal.raise_signal(signal.SIGINT)
child = "import signal; signal.raise_signal(signal.SIGINT)"
sys.exit(subprocess.run([sys.executable, "-c", child], stderr=subprocess.DEVNULL).returncode)
"""


def test_what_tests_start_takes_ctrl_c_also_in_the_background() -> None:
    done = subprocess.run([sys.executable, "-c", BACKGROUND], cwd=ROOT, check=False)
    assert done.returncode == -signal.SIGINT % 256


def test_a_terminal_that_nobody_reads_holds_up_no_key_and_no_end(home: Path) -> None:
    ours, theirs = pty.openpty()
    transcript = home / "transcript"
    program = subprocess.Popen(
        command(*PLAY, "--transcript", str(transcript)),
        env=environment(home, TERM="xterm"),
        stdin=theirs,
        stdout=theirs,
        stderr=subprocess.PIPE,
        start_new_session=True,
    )
    os.close(theirs)

    def written(wanted: str) -> bool:
        # In bytes: the program may be in the middle of a letter.
        return transcript.exists() and wanted.encode() in transcript.read_bytes()

    try:
        # The terminal holds some thousand characters; nobody ever takes one.
        for keys in range(401):
            wanted = json.dumps({"waiting": keys})
            until(lambda: program.poll() is not None or written(wanted), wanted)  # noqa: B023
            assert program.poll() is None
            os.write(ours, b"\x1b[B")
        assert transcript.stat().st_size > 20_000
        program.send_signal(signal.SIGTERM)
        _, complaint = program.communicate(timeout=HANGS_S)
        assert (program.returncode, complaint) == (0, b"")
    finally:
        program.kill()
        program.wait()
        os.close(ours)
