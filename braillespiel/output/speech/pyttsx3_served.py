"""The child process that holds pyttsx3: reads one JSON object per line, writes one per answer.

Run as a script. It stands alone, so that it starts fast and never needs the game.
"""

from __future__ import annotations

import json
import os
import sys
import threading
from typing import Any

_LONGEST_S = 5.0
_SLOWEST = 4.0
"""Characters a second; whatever takes longer than that and 5 s more has been lost."""


def main() -> None:
    """Answer requests until the input ends."""
    # What drivers print must not get between the answers.
    answers = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)

    def answer(**values: Any) -> None:
        answers.write(json.dumps(values) + "\n")
        answers.flush()

    try:
        import pyttsx3

        engine = pyttsx3.init()
        voices = [_voice(voice) for voice in engine.getProperty("voices")]
    except Exception as error:
        answer(error=f"{type(error).__name__}: {error}")
        return
    finished = threading.Event()
    engine.connect("finished-utterance", lambda name, completed: finished.set())
    answer(ready=True, voices=voices)
    for line in sys.stdin:
        request = json.loads(line)
        for name in ("rate", "volume", "voice"):
            if request.get(name) is not None:
                engine.setProperty(name, request[name])
        finished.clear()
        engine.say(request["text"])
        engine.runAndWait()
        # With eSpeak the library returns before a word was heard.
        finished.wait(_LONGEST_S + len(request["text"]) / _SLOWEST)
        answer(ended=request["id"])


def _voice(voice: Any) -> dict[str, str]:
    languages = voice.languages or [""]
    language = languages[0]
    if isinstance(language, bytes):
        language = language.decode("ascii", "ignore")
    return {"id": str(voice.id), "name": str(voice.name), "language": str(language).strip("\x05")}


if __name__ == "__main__":
    main()
