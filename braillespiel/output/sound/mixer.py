"""The one sound mixer that earcons and the bundled voice share."""

from __future__ import annotations

import contextlib
import ctypes
import os
import threading
import time
from collections.abc import Callable
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from braillespiel.output.problem import Problem
from braillespiel.output.sound.errors import NoSoundError

if TYPE_CHECKING:
    import pygame

SAMPLE_RATE = 22050
"""Hz: what eSpeak NG makes, so that its samples reach the device unchanged."""
BUFFER = 256
"""Samples per device buffer (11.6 ms): the smallest that played without gaps."""
CHANNELS = 16
SPEECH_CHANNEL = 0
_PROBE_CHANNEL = CHANNELS
"""One more channel, which only ever plays a moment of silence: on a working device, that ends."""
ROOM_CHANNEL = CHANNELS + 1
"""One more channel, for the room tone."""
_PROBE = bytes(4 * BUFFER)
_STUCK_S = 2.0
"""If a moment of silence has not ended after this time, the device takes nothing."""
_AGAIN_AFTER_S = 5.0
_FIRST_DEVICE, _LAST_DEVICE = 2, 16
"""The numbers that SDL gives to devices that are opened one by one."""


class Mixer:
    """Opens pygame's mixer when first needed, in one format, with one channel kept for speech.

    A missing device is no disaster: :meth:`open` raises :class:`NoSoundError` and tries again
    at the earliest 5 s later, so that a caller may ask as often as it likes. It also notices, as
    :meth:`works` does, that a device has vanished or that its sound server does not answer any
    more, which pygame does not tell: what is played then ends unheard, or never. Every access
    goes through one lock: pygame crashes when a channel is used while the mixer is being closed.
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._lock = threading.RLock()
        self._problem: Problem | None = None
        self._again_at = 0.0
        self._probed_at: float | None = None

    def prepare(self) -> None:
        """Load what opening needs, ahead of time; opening reports what is wrong with it."""
        with contextlib.suppress(Exception):
            _pygame_mixer()

    def open(self) -> None:
        """Open the device, unless it is open and works; raises :class:`NoSoundError`."""
        with self._lock:
            mixer = _pygame_mixer()
            if mixer.get_init() == (SAMPLE_RATE, -16, 2) and not _device_gone():
                if self._stuck():  # closing it would not return either
                    raise NoSoundError("sound-hangs")
                self._problem = None
                return
            if self._problem is not None and self._clock() < self._again_at:
                raise NoSoundError(self._problem.key, **self._problem.args)
            error: Exception | None = None
            try:
                mixer.quit()
                mixer.init(SAMPLE_RATE, -16, 2, BUFFER, allowedchanges=0)
            except Exception as caught:
                error = caught
            if error is not None or mixer.get_init() is None:
                self._problem = Problem("sound-no-device", {"error": str(error)})
                self._again_at = self._clock() + _AGAIN_AFTER_S
                raise NoSoundError(self._problem.key, **self._problem.args)
            mixer.set_num_channels(CHANNELS + 2)
            _when_pygame_quits(self.close)
            self._problem = self._probed_at = None

    def is_open(self) -> bool:
        """Tell whether the device is open."""
        return bool(_pygame_mixer().get_init())

    def works(self) -> bool:
        """Tell whether the device is open, still there, and takes what is played."""
        with self._lock:
            return self.is_open() and not _device_gone() and not self._stuck()

    def load(self, path: str) -> pygame.mixer.Sound:
        """Return a sound file, converted to the mixer's format."""
        with self._lock:
            self._must_be_open()
            sound: pygame.mixer.Sound = _pygame_mixer().Sound(path)
            return sound

    def play(
        self, number: int, sound: pygame.mixer.Sound, left: float, right: float, loops: int = 0
    ) -> None:
        """Play ``sound`` on a channel instead of what it is playing; volumes from 0 to 1.

        It is repeated ``loops`` times, for ever with -1.
        """
        with self._lock:
            channel = self._channel(number)
            _silence(channel)
            channel.set_volume(left, right)
            channel.play(sound, loops)

    def follow(self, number: int, samples: bytes) -> None:
        """Play 16-bit stereo samples on a channel right after what it is playing."""
        with self._lock:
            channel = self._channel(number)
            sound = _pygame_mixer().Sound(buffer=samples)
            if channel.get_busy():
                channel.queue(sound)
            else:
                channel.play(sound)

    def has_room(self, number: int) -> bool:
        """Tell whether :meth:`follow` would not replace what is already waiting."""
        with self._lock:
            return self._channel(number).get_queue() is None

    def busy(self, number: int) -> bool:
        """Tell whether a channel is playing."""
        with self._lock:
            return self._channel(number).get_busy()

    def stop(self, number: int) -> None:
        """Silence a channel, if the device is open."""
        with self._lock:
            if self.is_open():
                _silence(self._channel(number))

    def set_sides(self, number: int, left: float, right: float) -> None:
        """Change the volumes of what a channel is playing."""
        with self._lock:
            self._channel(number).set_volume(left, right)

    def set_loudness(self, sound: pygame.mixer.Sound, gain: float) -> None:
        """Change the volume of ``sound`` on every channel: 0 to 1, on top of the channel's own."""
        with self._lock:
            self._must_be_open()
            sound.set_volume(gain)

    def close(self) -> None:
        """Release the device."""
        with self._lock:
            if self.is_open() and self._stuck():
                return
            _pygame_mixer().quit()
            self._probed_at = None

    def _stuck(self) -> bool:
        """Tell whether the last moment of silence has not ended in time; play another one."""
        now = self._clock()
        probe = _pygame_mixer().Channel(_PROBE_CHANNEL)
        if self._probed_at is not None and probe.get_busy():
            return now - self._probed_at > _STUCK_S
        probe.play(_pygame_mixer().Sound(buffer=_PROBE))
        self._probed_at = now
        return False

    def _must_be_open(self) -> None:
        if not self.is_open():
            raise NoSoundError("sound-no-device", error="closed")

    def _channel(self, number: int) -> pygame.mixer.Channel:
        self._must_be_open()
        channel: pygame.mixer.Channel = _pygame_mixer().Channel(number)
        return channel


def _silence(channel: pygame.mixer.Channel) -> None:
    """Stop a channel for good: pygame's stop starts the sound that waits in the queue."""
    while channel.get_busy():
        channel.stop()


def _pygame_mixer() -> Any:
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    import pygame.mixer

    return pygame.mixer


@lru_cache(maxsize=1)
def _device_status() -> Callable[[int], int] | None:
    """Return SDL's function for the state of a device: 0 stopped, 1 playing, 2 paused.

    pygame has none; its extension module leads to the very SDL that it uses.
    """
    try:
        name = "SDL2.dll" if os.name == "nt" else _pygame_mixer().__file__
        status: Callable[[int], int] = ctypes.CDLL(name).SDL_GetAudioDeviceStatus
    except (OSError, AttributeError, TypeError):
        return None
    return status


def _device_gone() -> bool:
    """Tell whether SDL has given up the device that is open (unplugged, server ended)."""
    status = _device_status()
    return status is not None and not any(
        status(number) for number in range(_FIRST_DEVICE, _LAST_DEVICE)
    )


def _when_pygame_quits(call: Callable[[], None]) -> None:
    import pygame

    pygame.register_quit(call)


SHARED = Mixer()
"""The program's mixer."""
