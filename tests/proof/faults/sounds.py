"""Sound devices that vanish, hang, are not there or are closed from beneath, in whole matches.

The voice is the bundled one, through the same mixer as the earcons; the sound server is a real
PulseAudio with a device that plays into nothing. It is ended by its own process id only.
"""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path

from braillespiel.output.problem import Problem
from braillespiel.output.sound.beside import EarconsBeside
from braillespiel.output.sound.earcons import Earcons, Sounds
from braillespiel.output.sound.mixer import SHARED, Mixer
from braillespiel.output.sound.remote import RemoteEarcons
from braillespiel.output.sound.served import serve
from braillespiel.output.speech.backend_thread import Factory
from braillespiel.output.speech.espeak import EspeakSpeech
from braillespiel.output.speech.failover import FailoverSpeech
from braillespiel.output.speech.interface import Speech
from braillespiel.output.speech.remote import RemoteSpeech
from braillespiel.output.worker.child import Calls, Emit
from braillespiel.output.worker.slot import Slot
from tests.proof.faults.voices import Frail, Health, connect
from tests.proof.faults.whole import Report, Whole
from tests.support.patience import HANGS_S, slowed, until

FASTER = 2
"""How much faster the clocks of mixer and chain go where nothing else runs."""
OPEN_S = 6.0
"""How long opening a voice may take, by a clock that goes faster."""
GONE = ("Tonausgabegerät", "Der Ton hängt", "lässt sich nicht abspielen")


def _faster() -> Callable[[], float]:
    """Return a clock for mixer and chain, as much slower as the machine is now."""
    rate = FASTER / slowed()
    return lambda: rate * time.monotonic()


@contextlib.contextmanager
def surroundings(**variables: str) -> Iterator[None]:
    """Have SDL look for its devices with these variables; the mixer is closed before and after."""
    kept = {name: os.environ.get(name) for name in variables}
    SHARED.close()
    os.environ.update(variables)
    saved = os.dup(2)
    with Path(os.devnull).open("w") as nowhere:
        os.dup2(nowhere.fileno(), 2)  # SDL's drivers and PulseAudio's library write there
    try:
        yield
    finally:
        SHARED.close()
        os.dup2(saved, 2)
        os.close(saved)
        for name, value in kept.items():
            os.environ.pop(name, None)
            if value is not None:
                os.environ[name] = value


class PulseAudio:
    """A sound server of its own, in a folder of its own."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._socket = folder / "native"
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def variables(self) -> dict[str, str]:
        """What a client needs to find it."""
        return {
            "SDL_AUDIODRIVER": "pulseaudio",
            "PULSE_SERVER": f"unix:{self._socket}",
            "PULSE_RUNTIME_PATH": str(self._folder),
            "PULSE_COOKIE": str(self._folder / "cookie"),
        }

    def start(self) -> None:
        """Start it unless it runs, and wait until it listens."""
        if self._process is not None:
            return
        self._socket.unlink(missing_ok=True)
        # fmt: off
        command = [
            "pulseaudio", "-n", "--daemonize=no", "--use-pid-file=no", "--exit-idle-time=-1",
            "-L", "module-null-sink", "-L",
            f"module-native-protocol-unix socket={self._socket} auth-anonymous=1",
        ]
        # fmt: on
        folder = str(self._folder)
        self._process = subprocess.Popen(
            command,
            env={**os.environ, "HOME": folder, "XDG_RUNTIME_DIR": folder, **self.variables},
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        process = self._process
        until(lambda: self._socket.exists() or process.poll() is not None, "PulseAudio to listen")
        assert process.poll() is None, "PulseAudio does not start"

    @property
    def plays(self) -> bool:
        """Tell whether a program plays through it."""
        command = ["pactl", "list", "short", "sink-inputs"]
        environment = {**os.environ, **self.variables}
        return bool(subprocess.run(command, env=environment, capture_output=True).stdout)

    def signal(self, number: int) -> None:
        """Send it a signal."""
        if self._process is not None:
            self._process.send_signal(number)

    def kill(self) -> None:
        """End it the hard way."""
        if self._process is not None:
            self._process.send_signal(signal.SIGCONT)
            self._process.kill()
            self._process.wait()
            self._process = None


def serve_faster(emit: Emit) -> Calls:
    """Be the sound worker, with a mixer whose clock goes faster."""
    return serve(emit, Mixer(_faster()))


class Listener:
    """A match that is heard through a mixer: the bundled voice, earcons, and a second voice.

    ``mixer`` is one in our own process; without, a sound worker has it, as in the program.
    """

    def __init__(
        self,
        home: Path,
        fault: str,
        game: str,
        seed: int,
        *,
        mixer: Mixer | None = None,
        alone: bool = False,
    ) -> None:
        self.match = Whole(home, fault, game, seed)
        app = self.match.player.app
        self.match.hurried = True  # the match's time flies, that of a real voice does not
        self.slot = Slot("sound", "tests.proof.faults.sounds:serve_faster")
        self.second: list[str] = []
        self._alone = alone
        self._fine = 0
        """How much had been heard when all was well last."""
        sounds: Sounds
        clock = _faster()
        if mixer is None:
            sounds = RemoteEarcons(self.slot, on_problem=self._tell, clock=clock)
        else:
            sounds = Earcons(on_problem=self._tell, mixer=mixer)
        voices: list[tuple[str, Factory]] = [("espeak", lambda: self._voice(mixer))]
        if not alone:
            voices.append(("pyttsx3", lambda: Frail("pyttsx3", Health(), self.second)))
        self.chain = FailoverSpeech(
            voices,
            clock=clock,
            hang_after=2.0,
            open_within=OPEN_S,
            on_change=app.speech_changed,
            on_problem=app.report,
            on_speaking=lambda speaking: self.earcons.set_ducked(speaking),
        )
        self.told: list[Problem] = []
        self.earcons = EarconsBeside(sounds, self._tell if mixer else None, clock=clock)
        self.match.player.ui.announcer.earcons = app.devices.earcons = self.earcons
        self.chain.start()
        connect(self.match, self.chain)

    def _voice(self, mixer: Mixer | None) -> Speech:
        if mixer is not None:
            return EspeakSpeech(mixer)
        return RemoteSpeech("espeak", self.slot, prefix="voice.", shared=True)

    def _tell(self, problem: Problem) -> None:
        self.told.append(problem)
        self.match.player.app.report(problem)

    def ask_until(self, condition: Callable[[], object], what: str, key: str = "T") -> None:
        """Press a key until something is so."""
        end = time.monotonic() + HANGS_S
        while not condition():
            self.match.ask(key)
            self.earcons.play("edge")
            if time.monotonic() > end:
                self.match.found(f"waited in vain for {what}: {self.chain.problems()}")
                return
            time.sleep(0.05)

    def away(self) -> None:
        """The device is away: it is told, once, and the second voice answers."""
        since, told = self._fine, len(self.told)
        self.match.report.times += 1
        if self._alone:
            self.ask_until(lambda: self.match.told("Keine Stimme", since=since), "a notice")
        else:
            self.ask_until(lambda: self.chain.name == "pyttsx3", "the second voice")
            length = len(self.second)
            answer = self.match.ask("C")
            self.match.until(lambda: answer in self.second[length:], f"{answer} at another voice")
        device = "a sentence about the device"
        self.ask_until(lambda: self.match.told(*GONE, since=since), device, "Left")
        for _ in range(3):
            self.match.ask("Left")
        if len({p.key for p in self.told[told:]}) < len(self.told) - told:
            self.match.found(f"told again and again: {self.told[told:]}")

    def back(self) -> None:
        """The device is back: voice and earcons find it by themselves."""
        self.ask_until(
            lambda: self.chain.name == "espeak" and self.earcons.idle, "the voice to come back"
        )
        self._fine = len(self.match.heard)

    def done(self) -> Report:
        """Close everything."""
        self.chain.close()
        self.earcons.close()
        self.slot.end()
        return self.match.done()


@contextlib.contextmanager
def sound_server() -> Iterator[PulseAudio]:
    """Run a sound server of its own."""
    # Its socket needs a short path.
    with tempfile.TemporaryDirectory(prefix="pulse", ignore_cleanup_errors=True) as folder:
        server = PulseAudio(Path(folder))
        server.start()
        try:
            yield server
        finally:
            server.kill()


@contextlib.contextmanager
def _pulse() -> Iterator[PulseAudio]:
    with sound_server() as server, surroundings(**server.variables):
        yield server


def server_killed(home: Path, game: str, seed: int) -> Report:
    """Kill the sound server twice in a match, and start it again."""
    with _pulse() as server:
        return _outages(
            Listener(home, "sound-killed", game, seed), server.kill, server.start, (5, 15)
        )


def server_hangs(home: Path, game: str, seed: int) -> Report:
    """Stop the sound server, so that it takes nothing, and let it go on."""
    with _pulse() as server:
        return _outages(
            Listener(home, "sound-hangs", game, seed),
            lambda: server.signal(signal.SIGSTOP),
            lambda: server.signal(signal.SIGCONT),
            (5,),
        )


def server_hangs_at_start(home: Path, game: str, seed: int) -> Report:
    """Start while the sound server hangs; it goes on in mid match."""
    with _pulse() as server:
        server.signal(signal.SIGSTOP)
        listener = Listener(home, "sound-hangs-at-start", game, seed)
        try:
            listener.away()
            for number in listener.match.steps():
                if number == 8:
                    server.signal(signal.SIGCONT)
                    listener.back()
                elif number % 3 == 0:
                    listener.match.ask()
        finally:
            server.signal(signal.SIGCONT)
        return listener.done()


def worker_struck(home: Path, game: str, seed: int) -> Report:
    """Kill and stop the sound worker by turns; what was being said is said again."""
    with surroundings(SDL_AUDIODRIVER="dummy"):
        listener = Listener(home, "sound-worker", game, seed)
        listener.back()
        for number in listener.match.steps():
            worker = listener.slot.running()
            if number % 5 == 4 and listener.match.report.times < 3 and worker is not None:
                listener.match.report.times += 1
                way = signal.SIGSTOP if listener.match.report.times % 3 == 0 else signal.SIGKILL
                worker.process.send_signal(way)
                listener.match.ask()
                listener.back()
            else:
                listener.match.ask()
        return listener.done()


def _outages(
    listener: Listener, begin: Callable[[], None], end: Callable[[], None], at: tuple[int, ...]
) -> Report:
    listener.back()
    try:
        for number in listener.match.steps():
            if number in at:
                begin()
                listener.away()
                end()
                listener.back()
            elif number % 3 == 0:
                listener.match.ask()
    finally:
        if listener.match.report.times:
            end_quietly(end)
    return listener.done()


def end_quietly(call: Callable[[], None]) -> None:
    """Let a server go on or start, also where it already does."""
    with contextlib.suppress(AssertionError, OSError):
        call()


def none_at_start(home: Path, game: str, seed: int) -> Report:
    """Start without a sound device; one is connected in mid match."""
    with surroundings(SDL_AUDIODRIVER="nonsense"):
        listener = Listener(
            home, "sound-none-at-start", game, seed, mixer=Mixer(_faster()), alone=True
        )
        listener.away()
        for number in listener.match.steps():
            if number == 8:
                os.environ["SDL_AUDIODRIVER"] = "dummy"
                listener.back()
            elif number % 3 == 0:
                listener.match.ask()
        return listener.done()


def closed_from_beneath(home: Path, game: str, seed: int) -> Report:
    """Have something close the mixer, five times; what was being said is said again."""
    with surroundings(SDL_AUDIODRIVER="dummy"):
        mixer = Mixer(_faster())
        listener = Listener(home, "sound-closed", game, seed, mixer=mixer)
        listener.back()
        for number in listener.match.steps():
            if number % 6 == 4 and listener.match.report.times < 5:
                listener.match.report.times += 1
                mixer.close()
                listener.match.ask()
                listener.back()
            else:
                listener.match.ask()
        return listener.done()


def playing_raises(home: Path, game: str, seed: int) -> Report:
    """Let every sound that is played raise for a while: told once, and words come."""
    with surroundings(SDL_AUDIODRIVER="dummy"):
        mixer = Mixer(_faster())
        listener = Listener(home, "sound-raises", game, seed, mixer=mixer)
        play = mixer.play

        def broken(*_: object) -> None:
            raise OSError("gone")

        for number in listener.match.steps():
            if number == 5:
                listener.match.report.times = 1
                mixer.play = broken  # type: ignore[method-assign]
            elif number == 20:
                mixer.play = play  # type: ignore[method-assign]
            listener.match.ask("Left" if number % 2 else "")
        names = [str(problem.args.get("name")) for problem in listener.told]
        if len(names) != 1:
            listener.match.found(f"told {names}")
        return listener.done()
