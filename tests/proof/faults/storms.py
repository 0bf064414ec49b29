"""The real program, keys without a pause, and what it speaks through struck at random moments."""

from __future__ import annotations

import contextlib
import os
import signal
import tempfile
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random

import psutil

from tests.proof.faults.sounds import PulseAudio, sound_server
from tests.proof.faults.whole import Report
from tests.support.hostile_dispatcher import WAYS, HostileDispatcher
from tests.support.program import Program, run
from tests.support.speech_dispatcher import SpeechDispatcher

ENDS_S = 25.0
"""Within so long the program ends; the system's sound library lets go only after 30 s."""
LASTS_S = 40.0
"""How long keys are pressed; a server that hangs is given up after 30 s at the latest."""
KEYS = ("T", "C", "S", "Tab", "Down", "Up", "Right", "Left", "Ctrl+Up", "Home", "End")
_PAUSES_S = (0.0, 0.0, 0.001, 0.01, 0.05)


class Storm:
    """A program whose keys are timed, from the key to the moment at which all of it was done."""

    def __init__(self, home: Path, fault: str, game: str, seed: int) -> None:
        self.home = home
        self.report = Report(fault, game, seed)
        self.rng = Random(f"{fault} {game} {seed}")
        self.game, self.seed = game, seed
        run(home, "settings", "double-press-ms=0", "first-run=false", "bot-pace=none")

    def blow(
        self, speech: str, variables: dict[str, str], strikes: Sequence[Callable[[], None]]
    ) -> Report:
        """Press keys and strike by turns; then the program must end in order."""
        arguments = ("--speech", speech, "--no-brltty", "--seed", str(self.seed), self.game)
        program = Program(self.home, arguments, variables)
        try:
            program.rest()
            program.press("Enter")
            end = time.monotonic() + LASTS_S
            while time.monotonic() < end:
                if self.rng.random() < 0.02:
                    self.report.times += 1
                    self.rng.choice(strikes)()
                self._key(program)
                time.sleep(self.rng.choice(_PAUSES_S))
            self._worker_struck(program)
            self._key(program)
            program.process.send_signal(signal.SIGTERM)
            if program.process.wait(ENDS_S) != 0:
                self.report.found.append(f"it ends with {program.process.returncode}")
            self._look_at_what_is_left(program)
        except AssertionError as error:
            self.report.found.append(f"the program does not answer: {error}"[:600])
        finally:
            program.close()
        return self.report

    def _key(self, program: Program) -> None:
        program.rest()
        began = time.perf_counter()
        program.send(self.rng.choice(KEYS))
        program.rest()
        self.report.slowest_s = max(self.report.slowest_s, time.perf_counter() - began)
        self.report.keys += 1

    def _worker_struck(self, program: Program) -> None:
        """Kill or stop every worker that there is."""
        for child in psutil.Process(program.process.pid).children():
            with contextlib.suppress(psutil.Error):
                child.send_signal(self.rng.choice((signal.SIGKILL, signal.SIGSTOP)))

    def _look_at_what_is_left(self, program: Program) -> None:
        log = self.home / "errors.log"
        text = log.read_text("utf-8") if log.exists() else ""
        # A worker's own traceback is noise of that worker; ours begins at the line's beginning.
        for seen in (program.screen, text):
            if "Traceback" in seen and "sound: Traceback" not in seen:
                self.report.found.append(seen[-600:])
        internal = [said for said in program.said() if said.startswith("Fehler im Programm")]
        self.report.found += internal[:1]


def sound(home: Path, game: str, seed: int) -> Report:
    """Stop, kill and restart the sound server and the sound worker while keys are pressed."""
    with sound_server() as server:
        storm = Storm(home, "sound-storm", game, seed)
        if storm.rng.random() < 0.5:
            server.signal(signal.SIGSTOP)

        def worker() -> None:
            for process in psutil.Process(os.getpid()).children(recursive=True):
                with contextlib.suppress(psutil.Error):
                    if "sound.served" in " ".join(process.cmdline()):
                        process.send_signal(storm.rng.choice((signal.SIGKILL, signal.SIGSTOP)))

        return storm.blow("espeak", server.variables, _strikes(server, worker))


def _strikes(server: PulseAudio, worker: Callable[[], None]) -> tuple[Callable[[], None], ...]:
    def restart() -> None:
        server.kill()
        server.start()

    def go_on() -> None:
        server.start()
        server.signal(signal.SIGCONT)

    return (lambda: server.signal(signal.SIGSTOP), go_on, server.kill, restart, worker)


class Dispatchers:
    """One address where now a real Speech Dispatcher listens, now a hostile one, now nobody."""

    def __init__(self, folder: Path, rng: Random) -> None:
        self._folder = folder
        self._rng = rng
        self._now: HostileDispatcher | SpeechDispatcher | None = None

    def none(self) -> None:
        """Nobody listens."""
        if isinstance(self._now, HostileDispatcher):
            self._now.close()
        elif self._now is not None:
            self._now.stop()
        self._now = None

    def hostile(self) -> None:
        """One that means no good listens."""
        self.none()
        self._now = HostileDispatcher(
            self._folder, self._rng.choice(WAYS), self._rng.randrange(1000)
        )

    def real(self) -> None:
        """The real one listens."""
        self.none()
        self._now = SpeechDispatcher(self._folder)

    def stop(self) -> None:
        """The real one hangs."""
        if isinstance(self._now, SpeechDispatcher):
            self._now.process.send_signal(signal.SIGSTOP)


def dispatcher(home: Path, game: str, seed: int) -> Report:
    """Change the speech dispatcher for hostile ones and back while keys are pressed."""
    with tempfile.TemporaryDirectory(prefix="ssip") as folder:
        address = {"SPEECHD_ADDRESS": f"unix_socket:{folder}/socket"}
        kept = os.environ.get("SPEECHD_ADDRESS")
        os.environ.update(address)
        storm = Storm(home, "dispatcher-storm", game, seed)
        dispatchers = Dispatchers(Path(folder), storm.rng)
        storm.rng.choice((dispatchers.hostile, dispatchers.real))()
        strikes = (dispatchers.hostile,) * 3 + (
            dispatchers.real, dispatchers.stop, dispatchers.none,
        )  # fmt: skip
        try:
            return storm.blow("prism", address, strikes)
        finally:
            dispatchers.none()
            os.environ.pop("SPEECHD_ADDRESS")
            if kept is not None:
                os.environ["SPEECHD_ADDRESS"] = kept
