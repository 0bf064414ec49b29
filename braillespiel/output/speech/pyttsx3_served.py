"""pyttsx3 as a worker's calls: speaks one utterance at a time and answers when it has ended."""

from __future__ import annotations

import threading
from typing import Any

from braillespiel.output.worker.child import Calls, Emit

_LONGEST_S = 5.0
_SLOWEST = 4.0
"""Characters a second; whatever takes longer than that and 5 s more has been lost."""


def serve(emit: Emit) -> Calls:
    """Start the engine; a worker's target."""
    import pyttsx3

    engine = pyttsx3.init()
    finished = threading.Event()
    engine.connect("finished-utterance", lambda name, completed: finished.set())

    def voices() -> list[dict[str, str]]:
        return [_voice(voice) for voice in engine.getProperty("voices")]

    def say(text: str, rate: int, volume: float, voice: str | None) -> None:
        for name, value in (("rate", rate), ("volume", volume), ("voice", voice)):
            if value is not None:
                engine.setProperty(name, value)
        finished.clear()
        engine.say(text)
        engine.runAndWait()
        # With eSpeak the library returns before a word was heard.
        finished.wait(_LONGEST_S + len(text) / _SLOWEST)

    return {"voices": voices, "say": say}


def _voice(voice: Any) -> dict[str, str]:
    languages = voice.languages or [""]
    language = languages[0]
    if isinstance(language, bytes):
        language = language.decode("ascii", "ignore")
    return {"id": str(voice.id), "name": str(voice.name), "language": str(language).strip("\x05")}
