"""Rows as tones: one tone a number, higher for more, from left to right."""

from __future__ import annotations

import numpy

from braillespiel.output.sound.earcons import LOWEST_HZ, TONE_S, melody

RATE = 22050


def parts(tones: list[tuple[int, float]]) -> list[numpy.ndarray]:
    samples = numpy.frombuffer(melody(tones, RATE), "<i2").reshape(-1, 2)
    return numpy.split(samples, len(tones))


def pitch(part: numpy.ndarray) -> float:
    """Return the strongest frequency in Hz."""
    sides = numpy.abs(numpy.fft.rfft(part.astype(float).sum(axis=1), 1 << 16))
    return float(sides.argmax() * RATE / (1 << 16))


def test_a_tone_a_number_each_as_long() -> None:
    assert [len(part) for part in parts([(0, 0.0), (2, 0.0), (4, 0.0)])] == [
        round(TONE_S * RATE)
    ] * 3


def test_twelve_semitones_are_an_octave() -> None:
    low, high = parts([(0, 0.0), (12, 0.0)])
    assert abs(pitch(low) - LOWEST_HZ) < 6
    assert abs(pitch(high) / pitch(low) - 2) < 0.05


def test_the_first_lies_left_and_the_last_right() -> None:
    first, last = parts([(0, -1.0), (0, 1.0)])
    assert numpy.abs(first[:, 0]).max() > 5000
    assert numpy.abs(first[:, 1]).max() == 0
    assert numpy.abs(last[:, 1]).max() > 5000


def test_it_begins_and_ends_without_a_click() -> None:
    (only,) = parts([(7, 0.0)])
    assert numpy.abs(only[0]).max() < 50
    assert numpy.abs(only[-1]).max() < 600
