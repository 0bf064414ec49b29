"""Errors of the sound device, apart from what opens it."""

from __future__ import annotations

from braillespiel.output.problem import ProblemError


class NoSoundError(ProblemError):
    """The computer has no sound device that can be opened, or the one that it had is gone."""


class SoundSettingError(ProblemError, ValueError):
    """A volume outside 0 to 100, or no whole number."""
