"""What a way to speak says of itself, before anything of it is loaded."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from braillespiel.output.speech.interface import Speech


def _ready(**options: Any) -> None:
    """Nothing is known that would keep it from speaking."""


@dataclass(frozen=True, slots=True)
class Driver:
    """A way to speak: what a module of ``drivers/`` or of another package offers as ``DRIVER``.

    Importing that module must be cheap: it loads its library when it is opened.
    """

    make: Callable[..., Speech]
    """Makes the backend, in the process in which it speaks."""
    rank: int = 100
    """Its place in the order in which they are tried by themselves, the lowest first."""
    apart: bool = False
    """It runs native code that can hang or end its process, and gets a worker of its own."""
    reach: Callable[[], Speech] | None = None
    """Makes what reaches it where it speaks, if that is a worker which does other things too."""
    look: Callable[..., None] = _ready
    """Looks quickly whether it can run here, before a worker is started for it; raises
    :class:`SpeechUnavailableError` if not."""
    chosen: Mapping[str, Any] = field(default_factory=dict)
    """Options for one that the player has chosen, and that may thus take its time to open."""
    is_reader: bool = False
    """It is the player's own screen reader that speaks."""
    is_text: bool = False
    """It writes lines, which are there without it too."""
