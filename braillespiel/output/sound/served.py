"""What the sound worker does: one mixer, on which the bundled voice and the earcons play."""

from __future__ import annotations

import contextlib
from collections.abc import Mapping, Sequence

from braillespiel.output.problem import Problem
from braillespiel.output.sound.earcons import Earcons
from braillespiel.output.sound.errors import NoSoundError
from braillespiel.output.sound.mixer import SHARED, Mixer
from braillespiel.output.worker.child import Calls, Emit


def serve(emit: Emit, mixer: Mixer = SHARED) -> Calls:
    """Return the calls of the bundled voice ("voice.") and of the earcons ("earcons.")."""
    from braillespiel.output.speech.espeak import EspeakSpeech
    from braillespiel.output.speech.served import Served

    mixer.prepare()
    voice = Served(
        lambda event, *values: emit(f"voice.{event}", *values), lambda: EspeakSpeech(mixer)
    )
    earcons = _ServedEarcons(emit, mixer)
    return {**voice.calls("voice."), **earcons.calls(), "close": voice.close}


class _ServedEarcons:
    """The earcons; "earcons.problem" is emitted with a problem's key and arguments."""

    def __init__(self, emit: Emit, mixer: Mixer) -> None:
        self._emit = emit
        self._mixer = mixer
        self._earcons = Earcons(on_problem=self._problem, mixer=mixer)

    def calls(self) -> Calls:
        """Return the calls by name."""
        calls = (
            *(self.open, self.play, self.melody, self.room),
            *(self.set, self.set_ducked, self.close),
        )
        return {f"earcons.{call.__name__}": call for call in calls}

    def open(self) -> None:
        """Open the device; if there is none, that is reported when something is played."""
        with contextlib.suppress(NoSoundError):
            self._mixer.open()

    def play(self, name: str, pan: float, path: str = "") -> bool:
        """Play a sound; tell whether there is a working device."""
        self._earcons.play(name, pan, path)
        return self._mixer.works()

    def melody(self, tones: Sequence[tuple[int, float]]) -> bool:
        """Play tones; tell whether there is a working device."""
        self._earcons.melody(tones)
        return self._mixer.works()

    def room(self, name: str, share: int, path: str = "") -> bool:
        """Repeat a room tone; tell whether there is a working device."""
        self._earcons.room(name, share, path)
        return self._mixer.works()

    def set(self, volume: int, duck: bool, kinds: Mapping[str, int], pack: str) -> None:
        """Change the settings."""
        self._earcons.set(volume=volume, duck=duck, kinds=kinds, pack=pack)

    def set_ducked(self, speaking: bool) -> None:
        """Turn down while speech is going on."""
        self._earcons.set_ducked(speaking)

    def close(self) -> None:
        """Stop sounding."""
        self._earcons.close()

    def _problem(self, problem: Problem) -> None:
        self._emit("earcons.problem", problem.key, dict(problem.args))
