"""The user's screen reader through accessible-output2, which knows some that prism does not."""

from __future__ import annotations

import contextlib
import importlib.util
import io
import sys
from typing import Any

from braillespiel.output.speech.driver import Driver
from braillespiel.output.speech.interface import (
    Capability,
    OnEnd,
    SpeechBase,
    SpeechUnavailableError,
    Utterance,
)


def look() -> None:
    """Raise :class:`SpeechUnavailableError` if the package that it needs is missing."""
    if sys.platform.startswith("linux") and importlib.util.find_spec("speechd") is None:
        raise SpeechUnavailableError("speech-no-speechd", name=AccessibleOutputSpeech.name)


class AccessibleOutputSpeech(SpeechBase):
    """Speak through the first screen reader that answers.

    Only screen readers count: voices of the system come after the bundled one. Speech and Braille
    are separate calls here; the library's own ``Auto.output`` only speaks.
    """

    name = "accessible-output2"

    def __init__(self) -> None:
        self._output: Any = None

    def open(self) -> None:
        """Find a screen reader; raises :class:`SpeechUnavailableError`."""
        look()
        try:
            # The library prints what it does not find.
            with contextlib.redirect_stdout(io.StringIO()):
                import accessible_output2
                import accessible_output2.outputs

                classes = accessible_output2.get_output_classes()
        except (ImportError, OSError) as error:
            raise SpeechUnavailableError(
                "speech-package-missing", name=self.name, package="accessible-output2"
            ) from error
        for kind in classes:
            if kind.system_output or kind.__name__ == "ESpeak":
                continue
            with contextlib.suppress(Exception), contextlib.redirect_stdout(io.StringIO()):
                output = kind()
                if output.is_active():
                    self._output = output
                    break
        else:
            raise SpeechUnavailableError("speech-no-reader", name=self.name)
        self.detail = self._output.name
        if type(self._output).braille is not accessible_output2.outputs.base.Output.braille:
            self.capabilities = frozenset({Capability.BRAILLE})

    def say(self, utterance: Utterance, on_end: OnEnd | None = None) -> None:
        """Pass the text on in the screen reader's own voice."""
        self._output.speak(utterance.text, interrupt=utterance.interrupt)

    def stop(self) -> None:
        """Stop speaking, if the reader can be told to."""
        silence = getattr(self._output, "silence", None)
        if silence is not None:
            silence()

    def alive(self) -> bool:
        """Tell whether the reader still answers."""
        return bool(self._output.is_active())

    def braille(self, text: str) -> None:
        """Show ``text`` on the reader's display."""
        if self.capabilities:
            self._output.braille(text)

    def close(self) -> None:
        """Stop speaking and release the reader."""
        output = self._output
        if output is not None:
            with contextlib.suppress(Exception):
                self.stop()
            self._output = None
            if hasattr(output, "close"):
                output.close()


DRIVER = Driver(AccessibleOutputSpeech, rank=20, apart=True, look=look, is_reader=True)
