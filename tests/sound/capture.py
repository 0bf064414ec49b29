"""The mixer's output as samples: SDL writes what a sound device would get into a file."""

from __future__ import annotations

import contextlib
import os
from pathlib import Path

import numpy as np
import pytest

from braillespiel.output.sound.mixer import SHARED
from braillespiel.output.sound.remote import SOUND


class Capture:
    """What came out of the mixer since it was opened."""

    def __init__(self, path):
        self.path = path

    def samples(self):
        """Close the mixer, here and in the worker, and return an array of (left, right)."""
        import pygame.mixer

        SHARED.close()
        pygame.mixer.quit()  # also where the machine stood still so long that it seems to hang
        SOUND.end()
        return np.fromfile(self.path, "<i2").reshape(-1, 2).astype(float)


@contextlib.contextmanager
def _driver(monkeypatch, **environment):
    SHARED.close()
    SOUND.end()
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    with Path(os.devnull).open("w") as nowhere:
        saved = os.dup(2)
        os.dup2(nowhere.fileno(), 2)
        try:
            yield
        finally:
            os.dup2(saved, 2)
            os.close(saved)
            SHARED.close()
            SOUND.end()
            SHARED._problem = None


@pytest.fixture
def audio(tmp_path, monkeypatch):
    path = tmp_path / "audio.raw"
    with _driver(monkeypatch, SDL_AUDIODRIVER="disk", SDL_DISKAUDIOFILE=str(path)):
        yield Capture(path)


@pytest.fixture
def no_audio_device(monkeypatch):
    with _driver(monkeypatch, SDL_AUDIODRIVER="nonsense"):
        yield
