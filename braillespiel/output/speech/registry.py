"""Which backends there are, in the order in which they are tried."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Callable
from typing import Any

from braillespiel.output.speech.backend_thread import Factory
from braillespiel.output.speech.interface import Speech

_WHERE = {
    "prism": ("prism_reader", "PrismSpeech"),
    "accessible-output2": ("ao2", "AccessibleOutputSpeech"),
    "espeak": ("espeak", "EspeakSpeech"),
    "pyttsx3": ("pyttsx3_voice", "Pyttsx3Speech"),
    "terminal": ("terminal", "TerminalSpeech"),
}

NAMES = tuple(_WHERE)
"""Screen readers first, then the bundled voice, the system's voice, and plain lines."""


class UnknownBackendError(KeyError):
    """A name that is not in :data:`NAMES`."""


def local(name: str, **options: Any) -> Factory:
    """Return a function that imports and makes the backend ``name`` in this very process."""
    if name not in _WHERE:
        raise UnknownBackendError(name)
    module, kind = _WHERE[name]

    def make() -> Speech:
        package = importlib.import_module(f"braillespiel.output.speech.{module}")
        made: Callable[..., Speech] = getattr(package, kind)
        return made(**options)

    return make


def factory(name: str, **options: Any) -> Factory:
    """Return a function that makes the backend ``name``; nothing is loaded before.

    Native code that can hang or end its process gets a worker. If announcements belong to the
    window of the process that makes them (UI Automation, VoiceOver), prism stays in ours.
    """
    if name == "espeak":
        return _bundled
    if name == "accessible-output2" or (name == "prism" and sys.platform.startswith("linux")):
        return lambda: _apart(name, options)
    return local(name, **options)


def _bundled() -> Speech:
    from braillespiel.output.sound.remote import SOUND
    from braillespiel.output.speech.remote import RemoteSpeech

    return RemoteSpeech("espeak", SOUND, prefix="voice.", shared=True)


def _apart(name: str, options: dict[str, Any]) -> Speech:
    from braillespiel.output.speech import ao2, prism_reader
    from braillespiel.output.speech.remote import RemoteSpeech
    from braillespiel.output.worker.slot import Slot

    slot = Slot(name, "braillespiel.output.speech.served:serve", {"name": name, **options})
    look = {"prism": prism_reader.look, "accessible-output2": ao2.look}[name]
    return RemoteSpeech(name, slot, check=lambda: look(**options))


def backends(preferred: str = "") -> list[tuple[str, Factory]]:
    """Return all backends for a :class:`FailoverSpeech`, ``preferred`` ("" for automatic) first.

    A preferred prism may take its time to start the system's speech service. Raises
    :class:`UnknownBackendError`.
    """
    found = [(name, factory(name)) for name in NAMES if name != preferred]
    if preferred:
        options = {"spawn": True} if preferred == "prism" else {}
        found.insert(0, (preferred, factory(preferred, **options)))
    return found
