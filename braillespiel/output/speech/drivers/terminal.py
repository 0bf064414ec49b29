"""Speech as plain appended lines, for a console screen reader or a Braille terminal."""

from __future__ import annotations

import sys
from typing import TextIO

from braillespiel.output.speech.driver import Driver
from braillespiel.output.speech.interface import Capability, OnEnd, SpeechBase, Utterance


class TerminalSpeech(SpeechBase):
    """Write one line per utterance; nothing is ever overwritten.

    A line counts as heard when it is written: the reader's own pace cannot be known.
    """

    name = "terminal"
    capabilities = frozenset({Capability.END_REPORT})

    def __init__(self, stream: TextIO | None = None) -> None:
        self._stream = stream

    def open(self) -> None:
        """Nothing to open."""

    def say(self, utterance: Utterance, on_end: OnEnd | None = None) -> None:
        """Append the text as a line; characters the terminal cannot show become question marks."""
        stream = self._stream or sys.stdout
        encoding = getattr(stream, "encoding", None) or "utf-8"
        stream.write(utterance.text.encode(encoding, "replace").decode(encoding) + "\n")
        stream.flush()
        if on_end is not None:
            on_end(True)

    def stop(self) -> None:
        """Lines stay."""

    def speaking(self) -> bool:
        """Never: a line is there at once."""
        return False


DRIVER = Driver(TerminalSpeech, rank=90, is_text=True)
