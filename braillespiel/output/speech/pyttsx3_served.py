"""pyttsx3 as a worker's calls: speaks one utterance at a time and answers when it has ended."""

from __future__ import annotations

import threading
from typing import Any

from braillespiel.output.worker.child import Calls, Emit


def longest(text: str) -> float:
    """Return the seconds after which ``text`` counts as lost: 4 characters a second, and 5 s."""
    return 5.0 + len(text) / 4


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
        finished.wait(longest(text))

    return {"voices": voices, "say": say}


def _voice(voice: Any) -> dict[str, str]:
    languages = voice.languages or [""]
    language = languages[0]
    if isinstance(language, bytes):
        language = language.decode("ascii", "ignore")
    return {"id": str(voice.id), "name": str(voice.name), "language": str(language).strip("\x05")}
