"""Earcons in a thread of their own: a sound device that is slow or hangs holds up no key."""

from __future__ import annotations

import logging
import threading
import time
from collections import deque
from collections.abc import Callable, Mapping, Sequence
from functools import partial

from braillespiel.output.problem import Problem
from braillespiel.output.sound.earcons import Sounds

_log = logging.getLogger(__name__)
_MOST_WAITING = 8
"""Sounds kept while the device is being opened; the oldest go first."""
_CLOSING_S = 0.5


class EarconsBeside:
    """Passes every call on to ``sounds`` in a thread; nothing here waits.

    While a call has not returned for ``hang_after`` seconds, sounds are left out, since one that
    comes late misleads, and ``on_problem`` is told once, from the caller's thread.
    """

    def __init__(
        self,
        sounds: Sounds,
        on_problem: Callable[[Problem], None] | None = None,
        hang_after: float = 2.0,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._sounds = sounds
        self._on_problem = on_problem
        self._hang_after = hang_after
        self._clock = clock
        self._calls: deque[Callable[[], None]] = deque()
        self._condition = threading.Condition()
        self._room: tuple[str, int] = ("", 0)
        self._room_waits = False
        self._since: float | None = None
        self._told = False
        self._closed = False
        self._thread = threading.Thread(target=self._run, name="earcons", daemon=True)
        self._thread.start()

    @property
    def idle(self) -> bool:
        """Tell whether everything passed on has been played or left out."""
        return self._since is None and not self._calls and not self._room_waits

    def play(self, name: str, pan: float = 0.0) -> None:
        """Play the sound ``name`` at ``pan``."""
        self._hand_over(lambda: self._sounds.play(name, pan))

    def melody(self, tones: Sequence[tuple[int, float]]) -> None:
        """Play (semitone, pan) tones one after the other."""
        self._hand_over(lambda: self._sounds.melody(tones))

    def room(self, name: str, share: int = 100) -> None:
        """Repeat the room tone ``name`` from now on, "" for none; every other call goes first."""
        with self._condition:
            if (name, share) != self._room and not self._closed:
                self._room, self._room_waits = (name, share), True
                self._condition.notify()

    def set(
        self,
        *,
        volume: int | None = None,
        duck: bool | None = None,
        kinds: Mapping[str, int] | None = None,
        pack: str | None = None,
    ) -> None:
        """Change settings at once; raises SoundSettingError and changes nothing."""
        self._sounds.set(volume=volume, duck=duck, kinds=kinds, pack=pack)
        with self._condition:
            if self._room[0] and not self._closed:  # it is heard while nothing is played
                self._room_waits = True
                self._condition.notify()

    def set_ducked(self, speaking: bool) -> None:
        """Learn that speech begins or ends."""
        self._hand_over(lambda: self._sounds.set_ducked(speaking))

    def close(self) -> None:
        """Stop sounding; waits half a second at most."""
        with self._condition:
            self._calls.clear()
            self._calls.append(self._sounds.close)
            self._room_waits = False
            self._closed = True
            self._condition.notify()
        self._thread.join(_CLOSING_S)

    def _hand_over(self, call: Callable[[], None]) -> None:
        with self._condition:
            if self._closed:
                return
            since = self._since
            hangs = since is not None and self._clock() - since > self._hang_after
            tell = hangs and not self._told
            self._told = hangs
            if hangs:
                self._calls.clear()
            else:
                self._calls.append(call)
                while len(self._calls) > _MOST_WAITING:
                    self._calls.popleft()
                self._condition.notify()
        if tell and self._on_problem is not None:
            self._on_problem(Problem("sound-hangs"))

    def _run(self) -> None:
        while True:
            with self._condition:
                while not (self._calls or self._room_waits):
                    if self._closed:
                        return
                    self._condition.wait()
                if self._calls:
                    call = self._calls.popleft()
                else:
                    call, self._room_waits = partial(self._sounds.room, *self._room), False
                self._since = self._clock()
            try:
                call()
            except Exception:
                _log.exception("an earcon failed")
            self._since = None
