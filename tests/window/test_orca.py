"""Real Orca and real BRLTTY in front of the window: what is heard, what is felt."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from filelock import FileLock

from braillespiel.output.braille import louis
from tests.support.brltty import Brltty, brltty
from tests.support.patience import HANGS_S, end, until
from tests.support.program import environment, run
from tests.window.desktop import Desktop, x_server

__all__ = ["brltty"]
APART = (
    "unshare", "--user", "--map-current-user", "--pid", "--fork", "--kill-child", "--mount-proc",
)  # fmt: skip
"""How a command begins that sees no process but its own."""
RIGHT, PAGE_DOWN, SPACE, LEFT = 0xFF53, 0xFF56, 0x20, 0xFF51


class Reader:
    """Orca, with a file for a voice and BRLTTY for a display.

    One that is ``apart`` does not see that the same person has others, each on its own desktop.
    """

    def __init__(self, desktop: Desktop, brltty: Brltty, folder: Path, apart: bool = False) -> None:
        self.file = folder / "spoken"
        prefs = folder / "orca"
        prefs.mkdir()
        shutil.copy(Path(__file__).with_name("orca_recorder.py"), prefs / "orca-customizations.py")
        # A second Orca of the same person's ends at once, whatever its screen.
        name = f"braillespiel-orca-{os.getuid()}.lock"
        self._alone = FileLock(Path(tempfile.gettempdir()) / name, timeout=HANGS_S)
        if not apart:
            self._alone.acquire()
            others = ["pgrep", "-u", str(os.getuid()), "-x", "orca"]
            until(
                lambda: subprocess.run(others, capture_output=True).returncode,
                "the end of another Orca",
            )
        self._errors = folder / "errors"
        with self._errors.open("wb") as errors:
            self._process = subprocess.Popen(
                [*(APART if apart else ()), "orca", "--user-prefs", str(prefs)],
                env=desktop.environment | brltty.environment | {"ORCA_SPOKEN": str(self.file)},
                stdout=subprocess.DEVNULL,
                stderr=errors,
            )
        self._read = 0
        self.hears("Screen reader on.")

    def spoken(self) -> list[str]:
        """Return what was said since the last time that something was heard."""
        text = self.file.read_text("utf-8") if self.file.exists() else ""
        return text.splitlines()[self._read :]

    def take(self) -> list[str]:
        """Return what was said since the last time, without waiting."""
        found = self.spoken()
        self._read += len(found)
        return found

    def hears(self, *sentences: str) -> list[str]:
        """Wait until these sentences have been said one after the other; return all said."""

        def said() -> bool:
            ended = self._process.poll() is not None
            rest = iter(self.spoken())
            found = all(any(text == sentence for text in rest) for sentence in sentences)
            assert found or not ended, f"Orca ended: {self._errors.read_text('utf-8')[-2000:]}"
            return found

        until(said, lambda: f"{sentences}, while there is {self.spoken()}")
        return self.take()

    def send_signal(self, which: int) -> None:
        """Send Orca's process a signal; one that is apart has a process of its own."""
        self._process.send_signal(which)

    def close(self) -> None:
        self._process.kill()
        self._process.wait()
        self._alone.release()


@pytest.fixture
def desktop(tmp_path: Path) -> Iterator[Desktop]:
    with x_server() as display:
        made = Desktop(display, tmp_path)
        yield made
        made.close()


def test_orca_says_and_brailles_the_focused_card(desktop: Desktop, brltty: Brltty, tmp_path: Path):
    display = brltty.start(40)
    reader = Reader(desktop, brltty, tmp_path)
    home = tmp_path / "home"
    run(
        home,
        "settings",
        "double-press-ms=0",
        "first-run=false",
        "bot-pace=none",
        "screen-reader=true",
    )
    program = subprocess.Popen(
        [
            sys.executable, "-m", "braillespiel", "play", "logomachy", "--front-end", "window",
            "--lang", "en", "--speech", "off", "--seed", "7",
        ],
        env=environment(home)
        | desktop.environment
        | brltty.environment
        | {"BRAILLESPIEL_HOME": str(home)},
    )  # fmt: skip
    try:
        robot = desktop.start_robot()
        start = robot.find("push button", "Start")
        reader.hears("Start the game push button.")
        robot.mouse(start.centre, "abs")
        robot.click(start)
        reader.hears("Hand, 3 cards.", "List with 3 items.", "yellow 3.")
        display.wait_for(felt("yellow 3 list item"))
        robot.press(RIGHT)
        reader.hears("blue 7.", "takes red 7.")
        display.wait_for(felt("blue 7 list item"))
        robot.press(SPACE)
        robot.press(RIGHT)
        reader.hears("green 2.", "takes red 1 and blue 1.")
        robot.press(LEFT)
        heard = reader.hears("blue 7.", "marked, takes red 7.")
        assert heard.count("blue 7.") == 1, "said twice"
        robot.press(PAGE_DOWN)
        reader.hears("Middle, 4 cards.", "List with 4 items.", "red 1.")
        display.wait_for(felt("red 1 list item"))
        robot.focus(robot.find("list item", "green 6"))
        reader.hears("green 6.")
        display.wait_for(felt("green 6 list item"))
    finally:
        end(program)
        reader.close()


def felt(text: str) -> str:
    """Return the cells of Orca's line in BRLTTY's German table; the first carries the cursor."""
    cells = louis.translate(text, "de-comp8").cells
    return chr(ord(cells[0]) | 0xC0) + cells[1:]
