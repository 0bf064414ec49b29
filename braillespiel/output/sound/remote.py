"""Earcons in the sound worker: a device that hangs, or whose driver crashes, does us no harm."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from braillespiel import resources
from braillespiel.output.problem import Problem
from braillespiel.output.sound.earcons import checked_kinds, checked_volume
from braillespiel.output.sound.kinds import KINDS
from braillespiel.output.worker.process import HangsError, RaisedError, Worker, WorkerError
from braillespiel.output.worker.slot import Slot

SOUND = Slot("sound", "braillespiel.output.sound.served:serve")
"""The program's sound worker: its mixer, the bundled voice and the earcons."""

_OPEN_S, _CALL_S = 8.0, 2.0
"""Seconds within which the worker must answer, or it is killed. No key waits for it."""
_FIRST_PAUSE_S, _LAST_PAUSE_S = 5.0, 60.0


class RemoteEarcons:
    """Plays through the worker of ``slot``; fits :class:`~.earcons.Sounds`, never raises.

    Calls wait for the worker, so they belong into a thread of their own
    (:class:`~.beside.EarconsBeside`). One that hangs or ends is told to ``on_problem`` once until
    a sound has been played again, and tried again after a pause that doubles from 5 s to 60 s.
    """

    def __init__(
        self,
        slot: Slot = SOUND,
        *,
        on_problem: Callable[[Problem], None] | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._slot = slot
        self._on_problem = on_problem
        self._clock = clock
        self._volume, self._duck = 80, True
        self._kinds = dict.fromkeys(KINDS, 100)
        self._pack = ""
        self._room: tuple[str, int] = ("", 0)
        self._room_is: tuple[str, int] = ("", 0)
        """What the worker plays of it."""
        self._speaking = False
        self._worker: Worker | None = None
        self._sent: tuple[int, bool, dict[str, int], str] | None = None
        self._told: list[Problem] = []
        self._again_at = 0.0
        self._pause = _FIRST_PAUSE_S
        slot.listen("earcons.problem", self._problem)

    def set(
        self,
        *,
        volume: int | None = None,
        duck: bool | None = None,
        kinds: Mapping[str, int] | None = None,
        pack: str | None = None,
    ) -> None:
        """Change settings from the next sound on; raises SoundSettingError, changing nothing."""
        checked = checked_kinds(kinds or {})
        if volume is not None:
            self._volume = checked_volume(volume)
        if duck is not None:
            self._duck = duck
        self._kinds.update(checked)
        if pack is not None:
            self._pack = pack

    def set_ducked(self, speaking: bool) -> None:
        """Turn what is playing down while speech is going on, and up again."""
        self._speaking = speaking
        if self._worker is not None and self._worker.alive:
            self._do("set_ducked", speaking)

    def play(self, name: str, pan: float = 0.0) -> None:
        """Play the sound ``name``."""
        if self._volume:
            path = resources.sound_path(name)
            self._do("play", name, pan, *([path] if path else []))

    def melody(self, tones: Sequence[tuple[int, float]]) -> None:
        """Play (semitone, pan) tones one after the other."""
        if self._volume and tones:
            self._do("melody", list(tones))

    def room(self, name: str, share: int = 100) -> None:
        """Repeat the room tone ``name`` from now on, "" for none."""
        self._room = (name, share) if name and share and self._volume else ("", 0)
        plays = self._room_is != ("", 0) and self._worker is not None and self._worker.alive
        if self._room != ("", 0) or plays:
            self._send_room()

    def _send_room(self) -> None:
        name, share = self._room_is = self._room
        path = resources.sound_path(name)
        self._do("room", name, share, *([path] if path else []))

    def close(self) -> None:
        """Stop every earcon; the worker stays for the voice."""
        if self._worker is not None and self._worker.alive:
            self._do("close")

    def _do(self, what: str, *arguments: Any) -> None:
        if self._clock() < self._again_at:
            return
        try:
            played = self._ready().call(f"earcons.{what}", *arguments, within=_CALL_S)
        except RaisedError as error:
            name = str(arguments[0]) if what == "play" else what
            self._tell(Problem("sound-failed", {"name": name, "error": str(error)}))
        except WorkerError as error:
            self._worker = None
            self._again_at = self._clock() + self._pause
            self._pause = min(2 * self._pause, _LAST_PAUSE_S)
            hangs = isinstance(error, HangsError)
            self._tell(Problem("sound-hangs") if hangs else Problem("sound-ended"))
        else:
            if played:
                self._told.clear()
                self._pause = _FIRST_PAUSE_S
                if self._room_is != self._room:
                    self._send_room()

    def _ready(self) -> Worker:
        """Return the worker, its device open and our settings told to it."""
        worker = self._slot.worker()
        if worker is not self._worker:
            worker.call("earcons.open", within=_OPEN_S)
            worker.call("earcons.set_ducked", self._speaking, within=_CALL_S)
            self._worker, self._sent, self._room_is = worker, None, ("", 0)
        wanted = self._volume, self._duck, dict(self._kinds), self._pack
        if self._sent != wanted:
            self._sent = wanted
            worker.call("earcons.set", *wanted, within=_CALL_S)
        return worker

    def _problem(self, key: str, arguments: Mapping[str, str | int]) -> None:
        self._tell(Problem(key, arguments))

    def _tell(self, problem: Problem) -> None:
        if problem not in self._told:
            self._told.append(problem)
            if self._on_problem is not None:
                self._on_problem(problem)
