"""The child process that holds pyttsx3: reads one JSON object per line, writes one per answer.

Run as a script. It stands alone, so that it starts fast and never needs the game.
"""

from __future__ import annotations

import json
import os
import sys
from typing import Any


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
    answer(ready=True, voices=voices)
    for line in sys.stdin:
        request = json.loads(line)
        for name in ("rate", "volume", "voice"):
            if request.get(name) is not None:
                engine.setProperty(name, request[name])
        engine.say(request["text"])
        engine.runAndWait()
        answer(ended=request["id"])


def _voice(voice: Any) -> dict[str, str]:
    languages = voice.languages or [""]
    language = languages[0]
    if isinstance(language, bytes):
        language = language.decode("ascii", "ignore")
    return {"id": str(voice.id), "name": str(voice.name), "language": str(language).strip("\x05")}


if __name__ == "__main__":
    main()
