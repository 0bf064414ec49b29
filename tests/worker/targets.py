"""What the workers of these tests hold: calls that answer, raise, hang, crash and make noise."""

from __future__ import annotations

import ctypes
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

from braillespiel.output.speech.interface import UnknownVoiceError
from braillespiel.output.worker.child import Calls, Emit


def serve(emit: Emit, greeting: str = "", closed: str = "") -> Calls:
    def add(one: int, other: int = 1) -> int:
        return one + other

    def fails() -> None:
        raise ValueError("nonsense")

    def unknown() -> None:
        raise UnknownVoiceError("speech-unknown-voice", voice="klaus", name="fake")

    def tells(count: int) -> None:
        for number in range(count):
            emit("told", greeting, number)

    def prints() -> str:
        print("a library's line", flush=True)
        os.write(1, b"and a native one\n")
        os.write(2, b"a complaint\n")
        return sys.stdin.read()

    def starts() -> int:
        return subprocess.Popen(["sleep", "60"]).pid

    def close() -> None:
        if closed:
            Path(closed).write_text("closed")

    return {
        "add": add,
        "timer": lambda: signal.getitimer(signal.ITIMER_REAL)[0],
        "fails": fails,
        "unknown": unknown,
        "tells": tells,
        "prints": prints,
        "starts": starts,
        "length": len,
        "sleep": time.sleep,
        "exit": os._exit,
        "crash": lambda: ctypes.string_at(0),
        "close": close,
    }


def broken(emit: Emit) -> Calls:
    raise OSError("no library")
