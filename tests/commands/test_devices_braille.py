"""``devices`` tells whose Braille a finger gets."""

from __future__ import annotations

from typing import Any

import pytest

from braillespiel.commands import devices
from braillespiel.output.problem import Problem
from braillespiel.output.speech.devices import Device
from braillespiel.output.speech.interface import Capability
from braillespiel.words.catalogue import Words

NVDA = Device("prism", "NVDA", None, frozenset({Capability.BRAILLE}), (), 0.1)
VOICE = Device("espeak", "", None, frozenset(), (), 0.1)
JAWS = Device("prism", "JAWS", None, frozenset({Capability.BRAILLE}), (), 0.1)
GONE = Device("prism", "", Problem("speech-no-reader"), frozenset({Capability.BRAILLE}), (), 0.1)
NO_DISPLAY = {"cells": 0}


@pytest.mark.parametrize(
    ("display", "found", "said"),
    [
        ({"cells": 40}, [NVDA], "Brailleschrift: die des Programms, auf der Zeile von BRLTTY"),
        (
            NO_DISPLAY,
            [VOICE, NVDA],
            "Brailleschrift: die von NVDA, in der Tabelle, die dort eingestellt ist",
        ),
        (
            NO_DISPLAY,
            [JAWS, VOICE],
            "Brailleschrift: die von JAWS, in der Tabelle, die dort eingestellt ist",
        ),
        ({"cells": 40}, [JAWS], "Brailleschrift: die des Programms, auf der Zeile von BRLTTY"),
        (
            NO_DISPLAY,
            [VOICE, GONE],
            "Brailleschrift: zurzeit auf keiner Zeile",
        ),
    ],
)
def test_whose_braille_is_said(display: dict[str, Any], found: list[Device], said: str) -> None:
    whose, name = devices._whose_braille(display, found)
    assert Words("de", ("cli",))(f"devices-braille-{whose}", name=name) == said
