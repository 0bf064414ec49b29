"""Room tone: a quiet loop below everything else, which gives way to speech."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from typing import TYPE_CHECKING

from braillespiel.output.sound.mixer import ROOM_CHANNEL, Mixer

if TYPE_CHECKING:
    import pygame

DUCKED_DB = -12.0
"""How much quieter it is while speech is going on."""
DOWN_S = 0.2
"""Seconds that it takes to go down when speech begins."""
UP_S = 1.5
"""Seconds that it takes to come back."""
SILENT_DB = -48.0
"""Where it begins and ends: below what can be heard of it."""
FADE_S = 0.6
"""Seconds from silence to its full loudness, and back."""
STEP_S = 0.005
"""So often its loudness is changed on the way: more often than the device takes a buffer."""
LONGEST_STEP_S = 0.015
"""A step that comes late is not made larger than this: it would click."""


class RoomTone:
    """Plays one loop at a time on a channel of its own.

    Its loudness goes to where it belongs in steps too small to click, in a thread that rests
    otherwise; with ``beside`` False the caller calls :meth:`step`.
    """

    def __init__(
        self, mixer: Mixer, clock: Callable[[], float] = time.monotonic, beside: bool = True
    ) -> None:
        self._mixer = mixer
        self._clock = clock
        self._beside = beside
        self._condition = threading.Condition()
        self._thread: threading.Thread | None = None
        self._wanted: pygame.mixer.Sound | None = None
        self._playing: pygame.mixer.Sound | None = None
        self._gain = 1.0
        self._ducked = False
        self._faded = SILENT_DB
        self._under = 0.0
        """The two parts of its loudness in dB: how far it has come, and what speech takes off."""
        self._moves = False
        self._at = 0.0

    @property
    def is_on(self) -> bool:
        """Whether a room tone is wanted."""
        return self._wanted is not None

    def set(self, sound: pygame.mixer.Sound | None, gain: float) -> None:
        """Play ``sound`` at ``gain`` (0 to 1) from now on, None for nothing."""
        with self._condition:
            self._wanted = sound
            if sound is not None:
                self._gain = gain
                if sound is self._playing:
                    self._mixer.set_loudness(sound, gain)
                elif self._playing is None:
                    self._under = DUCKED_DB if self._ducked else 0.0
            self._go()

    def set_ducked(self, speaking: bool) -> None:
        """Give way to speech, or come back."""
        with self._condition:
            self._ducked = speaking
            if self._playing is not None or self._wanted is not None:
                self._go()

    def look_after(self) -> None:
        """Begin again if the device was opened anew."""
        with self._condition:
            if self._wanted is not None and not self._mixer.busy(ROOM_CHANNEL):
                self._playing, self._faded = None, SILENT_DB
                self._go()

    def stop(self) -> None:
        """End at once."""
        with self._condition:
            self._wanted = None
            if self._playing is not None:
                self._playing, self._faded = None, SILENT_DB
                self._mixer.stop(ROOM_CHANNEL)

    def step(self, seconds: float) -> bool:
        """Go on by ``seconds``; tell whether there is still some way to go."""
        with self._condition:
            self._moves = self._step(seconds)
            return self._moves

    def _step(self, seconds: float) -> bool:
        if not self._mixer.is_open():
            self._playing, self._faded = None, SILENT_DB
            return False
        if self._playing is None:
            if self._wanted is None:
                return False
            self._begin(self._wanted)
        stays = self._playing is self._wanted
        fade = -SILENT_DB * seconds / FADE_S
        self._faded = _towards(self._faded, 0.0 if stays else SILENT_DB, fade, fade)
        under = DUCKED_DB if self._ducked else 0.0
        down, up = -DUCKED_DB * seconds / DOWN_S, -DUCKED_DB * seconds / UP_S
        self._under = _towards(self._under, under, down, up)
        if not stays and self._faded <= SILENT_DB:
            self._playing = None
            self._mixer.stop(ROOM_CHANNEL)
            return self._wanted is not None
        share = 10 ** ((self._faded + self._under) / 20)
        self._mixer.set_sides(ROOM_CHANNEL, share, share)
        return (self._faded, self._under) != (0.0 if stays else SILENT_DB, under)

    def _begin(self, sound: pygame.mixer.Sound) -> None:
        share = 10 ** (SILENT_DB / 20)
        self._mixer.set_loudness(sound, self._gain)
        self._mixer.play(ROOM_CHANNEL, sound, share, share, loops=-1)
        self._playing, self._faded = sound, SILENT_DB

    def _go(self) -> None:
        """Have the thread go on; the lock is held."""
        if not self._moves:
            self._moves, self._at = True, self._clock()
        if not self._beside:
            return
        if self._thread is None:
            self._thread = threading.Thread(target=self._run, name="room tone", daemon=True)
            self._thread.start()
        self._condition.notify()

    def _run(self) -> None:
        while True:
            with self._condition:
                while not self._moves:
                    self._condition.wait()
            time.sleep(STEP_S)
            with self._condition:
                now = self._clock()
                seconds, self._at = now - self._at, now
                try:
                    self._moves = self._step(min(seconds, LONGEST_STEP_S))
                except Exception:  # the device has gone: whoever plays next reports that
                    self._playing, self._faded, self._moves = None, SILENT_DB, False


def _towards(value: float, target: float, down: float, up: float) -> float:
    """Return ``value`` nearer to ``target``, by ``down`` or ``up`` at most."""
    return max(target, value - down) if value > target else min(target, value + up)
