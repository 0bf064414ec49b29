"""The whole program in a pseudo-terminal: real keys in, appended lines out."""

from __future__ import annotations

import codecs
import json
import os
import pty
import select
import signal
import subprocess
import sys
import threading
from collections.abc import Callable, Mapping, Sequence
from io import BytesIO
from pathlib import Path
from typing import Any, BinaryIO

from tests.support.patience import HANGS_S, end, until

_ROOT = Path(__file__).resolve().parents[2]
_PULSE_S = 0.05
"""So often it is looked whether the terminal is to be closed."""
_SEQUENCES = {
    "Enter": "\r", "Escape": "\x1b", "Space": " ", "Tab": "\t", "Backspace": "\x7f",
    "Up": "\x1b[A", "Down": "\x1b[B", "Right": "\x1b[C", "Left": "\x1b[D",
    "Home": "\x1b[H", "End": "\x1b[F", "F1": "\x1bOP", "F2": "\x1bOQ", "F3": "\x1bOR",
    "F4": "\x1bOS", "Ctrl+Z": "\x1a", "Ctrl+C": "\x03",
    "Ctrl+Up": "\x1b[1;5A", "PageDown": "\x1b[6~",
}  # fmt: skip


def environment(home: Path, **more: str) -> dict[str, str]:
    """Return an environment with its own home, German, and no devices of this machine."""
    kept = {name: os.environ[name] for name in ("PATH", "HOME") if name in os.environ}
    return {
        **kept,
        "BRAILLESPIEL_HOME": str(home),
        "LANG": "de_DE.UTF-8",
        "PYTHONPATH": str(_ROOT),
        "PYTHONUTF8": "1",
        "SDL_AUDIODRIVER": "dummy",
        **more,
    }


def command(*arguments: str) -> list[str]:
    """Return the command line of the program."""
    return [sys.executable, "-m", "braillespiel", *arguments]


def run(
    home: Path, *arguments: str, stdin: str = "", **more: str
) -> subprocess.CompletedProcess[str]:
    """Run a command to its end."""
    return subprocess.run(
        command(*arguments),
        input=stdin,
        env=environment(home, **more),
        capture_output=True,
        text=True,
        timeout=HANGS_S,
        check=False,
    )


class Program:
    """A running client. What it says is read from its terminal and from its transcript.

    A test presses keys and waits until the client has done all that there was to do; it never
    sleeps for a guess of how long that takes.
    """

    def __init__(
        self,
        home: Path,
        arguments: Sequence[str] = ("--speech", "off", "--no-brltty", "--braille", "40"),
        variables: Mapping[str, str] | None = None,
        starter: Callable[..., list[str]] = command,
    ) -> None:
        home.mkdir(parents=True, exist_ok=True)
        self._transcript = home / f"transcript-{len(list(home.glob('transcript-*')))}"
        self._ours, theirs = pty.openpty()
        self.process = subprocess.Popen(
            starter(
                *("play", "--front-end", "terminal", "--transcript", str(self._transcript)),
                *arguments,
            ),
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            env=environment(home, TERM="xterm", **(variables or {})),
            start_new_session=True,
        )
        os.close(theirs)
        self.screen = ""
        """All that the terminal showed."""
        self.keys = 0
        """How many keys were pressed, on the keyboard or on a display."""
        self.records: list[dict[str, Any]] = []
        self._file: BinaryIO | None = None
        self._rest = b""
        self._hung_up = False
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()

    def _read(self) -> None:
        decoder = codecs.getincrementaldecoder("utf-8")("replace")
        while True:
            try:
                while not select.select([self._ours], [], [], _PULSE_S)[0]:
                    if self._hung_up:
                        return
                data = os.read(self._ours, 65536)
            except OSError:
                return
            self.screen += decoder.decode(data).replace("\r\n", "\n")

    def _update(self) -> None:
        """Read what the transcript has got since the last time."""
        if self._file is None:
            if not self._transcript.exists():
                return
            self._file = self._transcript.open("rb")
        new = self._file.read()
        if new:
            whole, _, self._rest = (self._rest + new).rpartition(b"\n")
            self.records += [json.loads(line) for line in whole.splitlines()]

    def until(self, condition: Callable[[], bool]) -> None:
        """Wait until ``condition`` holds; it may look at the records."""

        def holds() -> bool:
            self._update()
            if condition():
                return True
            ended = self.process.poll()
            assert ended is None, (ended, self.screen[-2000:])
            return False

        until(holds, lambda: f"more than {self.records[-10:]}")

    def rested(self) -> bool:
        """Tell whether the client has done everything after the last key."""
        return bool(self.records) and self.records[-1].get("waiting", -1) >= self.keys

    def rest(self) -> None:
        """Wait until the client has done everything after the last key."""
        self.until(self.rested)

    def send(self, *names: str) -> None:
        """Send keys without waiting."""
        for name in names:
            self.keys += 1
            text = _SEQUENCES.get(name, name if name.startswith("Shift+") else name.lower())
            os.write(self._ours, text.removeprefix("Shift+").encode())

    def press(self, *names: str) -> list[str]:
        """Press keys one by one; return the sentences that the last one made."""
        begin = 0
        self.rest()
        for name in names:
            begin = len(self.records)
            self.send(name)
            self.rest()
        return self.said(begin)

    def said(self, begin: int = 0) -> list[str]:
        """Return the sentences from record ``begin`` on."""
        self._update()
        return [r["speech"] for r in self.records[begin:] if r.get("speech")]

    def wait(self, wanted: str) -> str:
        """Wait until a sentence holds ``wanted``; return the sentence."""
        self.until(lambda: any(wanted in text for text in self.said()))
        return next(text for text in self.said() if wanted in text)

    @property
    def cells(self) -> str:
        """The last Braille line."""
        self._update()
        rows: list[str] = next(r["line"] for r in reversed(self.records) if "line" in r)
        return rows[0].rstrip("\u2800")

    def kill(self) -> None:
        """End it the hard way."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(HANGS_S)

    def hang_up(self) -> None:
        """Close the terminal under the program, as closing its window does."""
        self._hung_up = True
        self._reader.join()
        os.close(self._ours)
        self._ours = -1

    def close(self) -> None:
        """End it if it has not ended; give the terminal back."""
        end(self.process)
        self._update()
        if self._file is not None:
            self._file.close()
            self._file = BytesIO()  # what was read stays, nothing more comes
        if self._ours >= 0:
            self._hung_up = True
            self._reader.join()  # a terminal that others hold open never ends
            os.close(self._ours)
            self._ours = -1
