"""A speech backend as a worker's calls: what :class:`~.remote.RemoteSpeech` calls."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict
from typing import Any

from braillespiel.output.speech.interface import Speech, Utterance, VoiceSettings
from braillespiel.output.speech.registry import local
from braillespiel.output.worker.child import Calls, Emit


def serve(emit: Emit, name: str, **options: Any) -> Calls:
    """Return the calls of the backend ``name``; a worker's target."""
    return Served(emit, local(name, **options)).calls()


class Served:
    """One backend, opened again by each "open"; "ended" is emitted with an utterance's number.

    A "close" is for the opening whose number it names: one that comes late closes no later one.
    """

    def __init__(self, emit: Emit, make: Callable[[], Speech]) -> None:
        self._emit = emit
        self._make = make
        self._backend: Speech | None = None
        self._opening: int | None = None

    def calls(self, prefix: str = "") -> Calls:
        """Return the calls by name, each with ``prefix`` before it."""
        calls = (
            self.open, self.say, self.stop, self.set, self.voices, self.alive, self.braille,
            self.close,
        )  # fmt: skip
        return {prefix + call.__name__: call for call in calls}

    def open(self, opening: int) -> dict[str, Any]:
        """Open the backend; return its detail, capabilities and defaults."""
        self.close()
        backend = self._make()
        backend.open()
        self._backend, self._opening = backend, opening
        return {
            "detail": backend.detail,
            "capabilities": sorted(backend.capabilities),
            "defaults": asdict(backend.defaults()),
        }

    def say(self, number: int, *utterance: Any) -> None:
        """Pass an utterance on, given by its fields."""
        self._open.say(Utterance(*utterance), lambda heard: self._emit("ended", number, heard))

    def stop(self) -> None:
        """Stop speaking."""
        self._open.stop()

    def set(self, **settings: Any) -> None:
        """Sound like this."""
        self._open.set(VoiceSettings(**settings))

    def voices(self) -> list[dict[str, str]]:
        """Return the voices."""
        return [asdict(voice) for voice in self._open.voices()]

    def alive(self) -> bool:
        """Tell whether the backend is still there."""
        return self._backend is not None and self._backend.alive()

    def braille(self, text: str) -> None:
        """Show a text on the reader's display."""
        self._open.braille(text)

    def close(self, opening: int | None = None) -> None:
        """Release the backend, if ``opening`` (None: any) is the one that is open."""
        if opening not in (None, self._opening):
            return
        backend, self._backend = self._backend, None
        if backend is not None:
            backend.close()

    @property
    def _open(self) -> Speech:
        if self._backend is None:
            raise RuntimeError("not open")
        return self._backend
