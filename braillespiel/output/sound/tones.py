"""Short tones one after the other: a row of numbers for the ear. Pure; it returns samples."""

from __future__ import annotations

import array
import math
from collections.abc import Sequence

LOWEST_HZ = 262.0
"""The tone of semitone 0: middle C."""
TONE_S = 0.09
FADE_S = 0.008
"""Seconds that a tone takes to rise and to fade, so that it does not click."""
PEAK = 0.35


def melody(tones: Sequence[tuple[int, float]], rate: int, volume: float = 1.0) -> bytes:
    """Return (semitone, pan) tones as 16-bit stereo samples at ``rate`` per second.

    ``pan`` goes from -1 (left) to 1; ``volume`` from 0 to 1.
    """
    samples = array.array("h")
    count, fade = round(TONE_S * rate), max(1, round(FADE_S * rate))
    for semitone, pan in tones:
        step = 2 * math.pi * LOWEST_HZ * 2 ** (semitone / 12) / rate
        side = min(1.0, max(-1.0, pan))
        left, right = min(1.0, 1.0 - side), min(1.0, 1.0 + side)
        for index in range(count):
            edge = min(1.0, index / fade, (count - index) / fade)
            value = 32767 * PEAK * volume * edge * math.sin(step * index)
            samples.append(round(value * left))
            samples.append(round(value * right))
    return samples.tobytes()
