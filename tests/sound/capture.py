"""The mixer's output as samples: SDL writes what a sound device would get into a file."""

from __future__ import annotations

import contextlib
import fcntl
import os
import select
import threading
import time
from pathlib import Path

import numpy as np
import pytest

from braillespiel.output.sound.mixer import SHARED, SPEECH_CHANNEL, Mixer
from braillespiel.output.sound.remote import SOUND
from braillespiel.output.speech.espeak_library import EspeakLibrary
from tests.support.patience import HANGS_S, until

PULSE_MS = 100
"""So often it is looked whether all is over."""


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


class Patient(Capture):
    """A device that takes no buffer while the voice is late, so that no busy machine makes gaps.

    SDL writes into a pipe of one page, four buffers of the device, and goes on only where the page
    is taken: once the voice's next piece waits (it has four buffers or is the last one), or all of
    the sentence is handed over, or it was cut off. A gap is then the program's own. That nothing
    sounds is no sign of a cut: the next piece may be late.
    """

    PAGE = 4096

    def __init__(self, path, monkeypatch):
        super().__init__(path)
        os.mkfifo(path)
        self._pipe = os.open(path, os.O_RDONLY | os.O_NONBLOCK)
        fcntl.fcntl(self._pipe, fcntl.F_SETPIPE_SZ, self.PAGE)
        self._taken = bytearray()
        self._leaving = threading.Event()
        self._handed = 0
        self._made = 0
        self._complete = False
        self._cut = False
        self.closed = False
        self._tap(monkeypatch)
        self._thread = threading.Thread(target=self._take, daemon=True)
        self._thread.start()

    def _tap(self, monkeypatch):
        synthesise = EspeakLibrary.synthesise
        play, follow, stop = Mixer.play, Mixer.follow, Mixer.stop

        def counted(library, text, on_samples):
            def count(samples):
                self._made += len(samples) // 2
                return on_samples(samples)

            self._handed, self._made, self._complete, self._cut = 0, 0, False, False
            synthesise(library, text, count)
            self._complete = True

        def handed(mixer, number, samples):
            follow(mixer, number, samples)
            self._handed += len(samples) // 4

        def cut(mixer, number):
            self._cut = True
            stop(mixer, number)

        def begun(mixer, number, *how):
            self._cut = False
            play(mixer, number, *how)

        monkeypatch.setattr(Mixer, "play", begun)
        monkeypatch.setattr(Mixer, "stop", cut)
        monkeypatch.setattr(EspeakLibrary, "synthesise", counted)
        monkeypatch.setattr(Mixer, "follow", handed)

    def _may_take(self):
        if self._leaving.is_set() or not SHARED.has_room(SPEECH_CHANNEL):
            return True
        return self._cut or (self._complete and self._handed == self._made)

    def _take(self):
        poll = select.poll()
        poll.register(self._pipe, select.POLLIN)
        while True:
            events = dict(poll.poll(PULSE_MS))
            if events.get(self._pipe, 0) & select.POLLIN:
                while not self._may_take():
                    time.sleep(0.0005)
                self._taken += os.read(self._pipe, self.PAGE)
            elif events or self._leaving.is_set():
                return  # the mixer has closed its end

    def close(self):
        """Take what still comes until the mixer is closed.

        A buffer that is mixed but not yet handed over is lost when it closes: two pages more, and
        all is here that had sounded.
        """
        import pygame.mixer

        self._leaving.set()
        enough = len(self._taken) + 2 * self.PAGE
        if SHARED.is_open():
            until(lambda: len(self._taken) >= enough or not self._thread.is_alive(), "two pages")
        SHARED.close()
        pygame.mixer.quit()
        self._thread.join(HANGS_S)
        os.close(self._pipe)
        self.closed = True

    def samples(self):
        self.close()
        return np.frombuffer(bytes(self._taken), "<i2").reshape(-1, 2).astype(float)


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
def patient(tmp_path, monkeypatch):
    path = tmp_path / "audio.pipe"
    with _driver(monkeypatch, SDL_AUDIODRIVER="disk", SDL_DISKAUDIOFILE=str(path)):
        capture = Patient(path, monkeypatch)
        yield capture
        if not capture.closed:
            capture.close()


@pytest.fixture
def no_audio_device(monkeypatch):
    with _driver(monkeypatch, SDL_AUDIODRIVER="nonsense"):
        yield
