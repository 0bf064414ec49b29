"""Errors of the sound device, separate from what opens it."""

from __future__ import annotations

from braillespiel.output.problem import ProblemError


class NoSoundError(ProblemError):
    """The computer has no sound device that can be opened, or the one it had is gone."""


class SoundSettingError(ProblemError, ValueError):
    """A volume outside 0 to 100, or not a whole number."""
