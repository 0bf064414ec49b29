"""Earcons: short sounds that go with words, panned to where a thing lies."""

from __future__ import annotations

import array
import math
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from braillespiel.output.problem import Problem
from braillespiel.output.sound.errors import NoSoundError, SoundSettingError
from braillespiel.output.sound.kinds import KINDS, kind
from braillespiel.output.sound.mixer import CHANNELS, SAMPLE_RATE, SHARED, Mixer
from braillespiel.output.sound.room import RoomTone
from braillespiel.resources import folder

if TYPE_CHECKING:
    import pygame


# -- tones ---------------------------------------------------------------------------


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


# -- earcons -------------------------------------------------------------------------


LARGEST = 4 << 20
"""Bytes of a player's own sound at most: more than twenty seconds of it."""


class Sounds(Protocol):
    """What plays earcons."""

    def play(self, name: str, pan: float = 0.0) -> None:
        """Play the sound ``name`` at ``pan`` (-1 left, 0 middle, 1 right)."""
        ...

    def melody(self, tones: Sequence[tuple[int, float]]) -> None:
        """Play (semitone, pan) tones one after the other."""
        ...

    def room(self, name: str, share: int = 100) -> None:
        """Repeat the room tone ``name`` from now on, "" for none; ``share`` of the volume in %."""
        ...

    def set(
        self,
        *,
        volume: int | None = None,
        duck: bool | None = None,
        kinds: Mapping[str, int] | None = None,
        pack: str | None = None,
    ) -> None:
        """Change the volume (0 to 100), or whether sounds get quieter while speech is going on.

        ``kinds`` gives the volume of each kind (sound.kinds) as a share of it, 0 to 100; ``pack``
        is a folder whose files go before ours, "" for ours alone.
        """
        ...

    def set_ducked(self, speaking: bool) -> None:
        """Learn that speech begins or ends; fits ``FailoverSpeech(on_speaking=...)``."""
        ...

    def close(self) -> None:
        """Stop sounding."""
        ...


def checked_volume(volume: int) -> int:
    """Return ``volume`` if it is a whole number from 0 to 100; raises SoundSettingError."""
    if type(volume) is not int or not 0 <= volume <= 100:
        raise SoundSettingError("sound-volume-range", value=str(volume))
    return volume


def checked_kinds(kinds: Mapping[str, int]) -> dict[str, int]:
    """Return the volumes of ``kinds`` if each is one from 0 to 100; raises SoundSettingError."""
    for name in kinds:
        if name not in KINDS:
            raise SoundSettingError("sound-volume-range", value=name)
    return {name: checked_volume(share) for name, share in kinds.items()}


class Earcons:
    """Plays the files of a folder through the mixer; never raises, never waits.

    Without a sound device nothing plays, and ``on_problem`` is told once until one is there
    again; likewise once for each name whose file is missing or broken, and once when sounds
    cannot be played for another reason. ``ducked_to`` is the share of the volume that is left
    while speech is going on.
    """

    def __init__(
        self,
        *,
        volume: int = 80,
        duck: bool = True,
        ducked_to: float = 0.4,
        on_problem: Callable[[Problem], None] | None = None,
        sounds: Path | None = None,
        mixer: Mixer = SHARED,
    ) -> None:
        self._sounds = sounds or folder("sounds")
        self._mixer = mixer
        self._room = RoomTone(mixer)
        self._room_of: tuple[str, int, str] = ("", 0, "")
        self._on_problem = on_problem
        self._ducked_to = ducked_to
        self._speaking = False
        self._loaded: dict[str, pygame.mixer.Sound | None] = {}
        self._sides: dict[int, tuple[float, float]] = {}
        self._last = 0
        self._told_no_device = False
        self._failed: set[str] = set()
        self._volume, self._duck = 80, True
        self._kinds = dict.fromkeys(KINDS, 100)
        self._pack = ""
        self.set(volume=volume, duck=duck)

    @property
    def volume(self) -> int:
        """The volume, 0 to 100."""
        return self._volume

    def set(
        self,
        *,
        volume: int | None = None,
        duck: bool | None = None,
        kinds: Mapping[str, int] | None = None,
        pack: str | None = None,
    ) -> None:
        """Change settings; raises :class:`SoundSettingError` and changes nothing."""
        checked = checked_kinds(kinds or {})
        if volume is not None:
            self._volume = checked_volume(volume)
        self._kinds.update(checked)
        if pack is not None and pack != self._pack:
            self._pack = pack
            self._loaded.clear()
            if pack and not Path(pack).is_dir():
                self._tell(Problem("sound-pack-missing", {"folder": pack}))
        if duck is not None:
            self._duck = duck

    def set_ducked(self, speaking: bool) -> None:
        """Turn what is playing down while speech is going on, and up again."""
        if speaking is self._speaking:
            return
        self._speaking = speaking
        self._room.set_ducked(speaking)
        if self._told_no_device and self._mixer.works():  # speech has found a device
            self._told_no_device = False
        if self._duck and self._sides and self._mixer.is_open():
            share = self._ducked_to if speaking else 1.0
            for number, (left, right) in list(self._sides.items()):
                self._mixer.set_sides(number, share * left, share * right)

    def play(self, name: str, pan: float = 0.0, path: str = "") -> None:
        """Play ``name``, the file ``path`` where it is none of ours; several may sound at once."""
        gain = self._gain(kind(name))
        if gain == 0:
            return
        try:
            self._mixer.open()
            self._told_no_device = False
            sound = self._load(name, path)
            if sound is None:
                return
            side = min(1.0, max(-1.0, pan))
            left, right = gain * min(1.0, 1.0 - side), gain * min(1.0, 1.0 + side)
            number = self._free_channel()
            self._sides[number] = (left, right)
            share = self._ducked_to if self._duck and self._speaking else 1.0
            self._mixer.play(number, sound, share * left, share * right)
            self._failed.discard(name)
            if self._room_of[0]:
                self._keep_room()
        except NoSoundError as error:
            if not self._told_no_device:
                self._told_no_device = True
                self._tell(error.problem)
        except Exception as error:
            self._tell_failed(name, error)

    def melody(self, tones: Sequence[tuple[int, float]]) -> None:
        """Play (semitone, pan) tones one after the other, at the earcons' volume."""
        gain = self._gain("tones")
        if gain == 0 or not tones:
            return
        try:
            self._mixer.open()
            samples = melody(tones, SAMPLE_RATE, gain)
            number = self._free_channel()
            self._sides[number] = (1.0, 1.0)
            self._mixer.follow(number, samples)
            self._failed.discard("tones")
        except NoSoundError:
            return  # play tells it, and the words came anyway
        except Exception as error:
            self._tell_failed("tones", error)

    def room(self, name: str, share: int = 100, path: str = "") -> None:
        """Repeat the room tone ``name`` from now on, "" for none; speech takes 12 dB off it.

        ``share`` of the volume is in per cent; the file is ``path`` where it is none of ours.
        """
        self._room_of = (name, share, path)
        gain = self._volume * share / 10_000
        if not name or gain == 0:
            self._room.set(None, 0.0)
            return
        try:
            self._mixer.open()
            self._room.set(self._load(name, path), gain)
        except NoSoundError:
            return  # play tells it, and begins the room tone once there is a device
        except Exception as error:
            self._tell_failed(name, error)

    def _keep_room(self) -> None:
        """Begin the room tone again where the device was opened anew since."""
        if self._room.is_on:
            self._room.look_after()
        else:
            self.room(*self._room_of)

    def close(self) -> None:
        """Stop every earcon and forget the files; the mixer stays open for speech."""
        self._room_of = ("", 0, "")
        self._room.stop()
        self._loaded.clear()
        for number in self._sides:
            self._mixer.stop(number)

    def _free_channel(self) -> int:
        """Return a channel that is silent, or else the one that was used longest ago."""
        others = [1 + (self._last + step) % (CHANNELS - 1) for step in range(CHANNELS - 1)]
        free = (number for number in others if not self._mixer.busy(number))
        self._last = next(free, others[0])
        return self._last

    def _gain(self, of: str) -> float:
        return self._volume * self._kinds[of] / 10_000

    def _own(self, name: str) -> pygame.mixer.Sound | None:
        """Return the player's own sound, or None if the supplied one is to be played."""
        path = Path(self._pack) / f"{name}.wav"
        try:
            if not self._pack or not path.is_file():
                return None
            if path.stat().st_size > LARGEST:
                facts: dict[str, str | int] = {"name": name, "folder": self._pack}
                facts["megabytes"] = LARGEST >> 20
                self._tell(Problem("sound-pack-large", facts))
                return None
            return self._mixer.load(str(path))
        except Exception:
            self._tell(Problem("sound-pack-broken", {"name": name, "folder": self._pack}))
            return None

    def _load(self, name: str, file: str = "") -> pygame.mixer.Sound | None:
        if name not in self._loaded:
            own = self._own(name)
            if own is not None:
                self._loaded[name] = own
                return own
            path = Path(file) if file else self._sounds / f"{name}.wav"
            try:
                if file and path.stat().st_size > LARGEST:
                    raise ValueError(file)
                self._loaded[name] = self._mixer.load(str(path))
            except Exception:
                self._loaded[name] = None
                there = path.exists()
                key = "sound-file-broken" if there else "sound-file-missing"
                self._tell(Problem(key, {"name": name, "folder": str(self._sounds)}))
        return self._loaded[name]

    def _tell_failed(self, name: str, error: Exception) -> None:
        """Report the first sound that cannot be played, until one has been played again."""
        first = not self._failed
        self._failed.add(name)
        if first:
            self._tell(Problem("sound-failed", {"name": name, "error": str(error)}))

    def _tell(self, problem: Problem) -> None:
        if self._on_problem is not None:
            self._on_problem(problem)
