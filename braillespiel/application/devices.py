"""The devices of one client (voice, sounds, displays, front end), set up as the player wishes."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Protocol

from braillespiel import resources
from braillespiel.application.reader_voice import ReaderVoice
from braillespiel.output.braille.display import BrailleDisplay
from braillespiel.output.frontend import FrontEnd
from braillespiel.output.sound.kinds import KINDS
from braillespiel.output.speech import interface
from braillespiel.output.speech.interface import Utterance
from braillespiel.output.speech.registry import is_reader
from braillespiel.store.database import home_folder
from braillespiel.store.settings import Settings
from braillespiel.ui.announcer import Earcon, Speaker
from braillespiel.ui.playback import PlaybackTracker

# -- sound packs ---------------------------------------------------------------------


def packs_folder() -> Path:
    """Return the folder in which each folder is a pack: files named like those in sounds/."""
    return home_folder() / "sounds"


def packs() -> list[str]:
    """Return the names of the packs that are there."""
    try:
        return sorted(path.name for path in packs_folder().iterdir() if path.is_dir())
    except OSError:
        return []


def pack_folder(name: str) -> str:
    """Return the folder of a pack as the sounds take it; "" for the built-in sounds."""
    return str(packs_folder() / name) if name else ""


def room_of(game: str, pack: str = "") -> str:
    """Return the name of a game's room tone, "" if neither it nor the pack has one."""
    own, of_pack = resources.room_tone(game), f"{game}/room"
    if own or not (game and pack):
        return own
    return of_pack if Path(pack_folder(pack), f"{of_pack}.wav").is_file() else ""


# -- devices -------------------------------------------------------------------------


class SpeechDevice(Speaker, Protocol):
    """Speech that can be chosen and adjusted by the settings."""

    name: str
    adapter: str
    """The choice of the setting "speech-adapter"."""

    @property
    def has_display(self) -> bool:
        """Whether what speaks now, a screen reader, has a display of its own."""

    def choose(self, adapter: str) -> None:
        """Switch to another choice."""

    def set(self, **changes: Any) -> None:
        """Change ``rate``, ``volume``, ``pitch`` (0 to 100) or ``voice`` (an id, "" for any)."""

    def voices(self) -> Sequence[interface.Voice]:
        """Return the voices of the backend that speaks now."""

    def braille(self, text: str) -> bool:
        """Show ``text`` on a screen reader's own display; False if there is none."""

    def tells_end(self) -> bool:
        """Tell whether it is known when a sentence is over."""

    def close(self) -> None:
        """Release the devices."""


class SoundDevice(Earcon, Protocol):
    """Earcons that can be adjusted by the settings."""

    def room(self, name: str, share: int = 100) -> None:
        """Repeat the room tone ``name`` from now on, "" for none; ``share`` of the volume in %."""

    def set(
        self,
        *,
        volume: int | None = None,
        duck: bool | None = None,
        kinds: Mapping[str, int] | None = None,
        pack: str | None = None,
    ) -> None:
        """Change the volume (0 to 100), or whether sounds get quieter while speech is going on."""

    def set_ducked(self, speaking: bool) -> None:
        """Learn that speech begins or ends."""

    def close(self) -> None:
        """Stop sounding."""


class NoVoice:
    """Speech that is switched off, or left to a screen reader that reads the lines itself."""

    name = "off"
    adapter = ""
    has_display = False

    def say(self, utterance: Utterance) -> None:
        """Say nothing."""

    def stop(self) -> None:
        """Nothing to stop."""

    def speaking(self) -> bool:
        """Nothing is being said."""
        return False

    def waiting(self) -> int:
        """Nothing waits to be said."""
        return 0

    def choose(self, adapter: str) -> None:
        """Nothing to choose from."""

    def set(self, **changes: Any) -> None:
        """Nothing to set."""

    def voices(self) -> Sequence[interface.Voice]:
        """There are none."""
        return ()

    def braille(self, text: str) -> bool:
        """No screen reader has a display here."""
        return False

    def tells_end(self) -> bool:
        """Nothing is said that could be waited for."""
        return True

    def close(self) -> None:
        """Nothing to give back."""


class NoSound:
    """Earcons that are switched off."""

    def play(self, name: str, pan: float = 0.0) -> None:
        """Play nothing."""

    def melody(self, tones: Sequence[tuple[int, float]]) -> None:
        """Play nothing."""

    def room(self, name: str, share: int = 100) -> None:
        """Play nothing."""

    def set(
        self,
        *,
        volume: int | None = None,
        duck: bool | None = None,
        kinds: Mapping[str, int] | None = None,
        pack: str | None = None,
    ) -> None:
        """Nothing to set."""

    def set_ducked(self, speaking: bool) -> None:
        """Nothing gets quieter."""

    def close(self) -> None:
        """Nothing to give back."""


@dataclass(slots=True)
class Outputs:
    """What a client is given to speak, sound and show with; tests give their own."""

    voice: SpeechDevice
    earcons: SoundDevice
    displays: Sequence[BrailleDisplay]
    frontend: FrontEnd


class Devices:
    """The devices in use: applies settings, makes room for a screen reader, tracks playback.

    ``now`` gives ms.
    """

    def __init__(
        self, outputs: Outputs, settings: Settings, language: str, now: Callable[[], int]
    ) -> None:
        self.voice = outputs.voice
        self.earcons = outputs.earcons
        self.displays = outputs.displays
        self.frontend = outputs.frontend
        self.reader = self._reader()
        """What the announcer speaks through."""
        self.playback = PlaybackTracker(
            now, self._said_elsewhere, self._brailled, lambda: settings.number("braille-cell-ms")
        )
        self.reader.elsewhere = self._waiting_elsewhere
        self.fixed_adapter: str | None = None
        """The voice that the command line chose; the setting then waits for the next start."""
        self.started = False
        """Until the first screen is open, the voice stays the one that was given."""
        self._settings = settings
        self._language = language
        self._reader_text = ""
        self._room = ("", 0)

    def _reader(self) -> ReaderVoice:
        return ReaderVoice(lambda: self.voice)

    def voices(self) -> Sequence[str]:
        """Return the voices of the current speech backend for our language."""
        return [v.id for v in self.voice.voices() if v.language.startswith(self._language)]

    def sound_packs(self) -> Sequence[str]:
        """Return the names of the player's own sound packs."""
        return packs()

    def room_sounds(self) -> bool:
        """Tell whether a room tone may sound: it is known when whoever says our lines is done."""
        if self.reader.reading or self.voice.adapter == "terminal":
            return False
        return self.voice.adapter == "off" or self.voice.tells_end()

    def room(self, game: str, share: int) -> None:
        """Let the room tone of ``game`` sound at ``share`` per cent, "" for none."""
        name = room_of(game, self._settings.text("sound-pack")) if share else ""
        wanted = (name, share) if name and self.room_sounds() else ("", 0)
        if wanted != self._room:
            self._room = wanted
            self.earcons.room(*wanted)

    def output_idle(self, answers: bool = True) -> bool:
        """Tell whether everything has been said, and a finger had time for its Braille."""
        only_answers = not answers and self.playback.answering
        said = only_answers or not self.voice.speaking()
        return said and self.playback.complete(answers)

    def speaks(self) -> bool:
        """Tell whether somebody says our sentences."""
        return self.voice.name != "off" or self._said_elsewhere()

    def brailles(self) -> bool:
        """Tell whether a display of ours is there."""
        return self._brailled()

    def _waiting_elsewhere(self) -> int:
        """Return how many sentences another speaker has hardly begun; none without the guard."""
        return self.playback.waiting() if self._settings.number("double-press-ms") else 0

    def speaker(self) -> str:
        """Return who says our sentences: "reader", "voice" or "text"."""
        if self.reader.reading or is_reader(self.voice.name):
            return "reader"
        return "text" if self.voice.name == "off" else "voice"

    def cells(self) -> int:
        """Return how many cells the largest display has, 0 without one."""
        sizes = [size for display in self.displays if (size := display.size()) is not None]
        return max((size.cells for size in sizes), default=0)

    def _said_elsewhere(self) -> bool:
        """Tell whether a screen reader of the player's own says our lines."""
        return self.voice.adapter == "terminal" or self.reader.reading

    def _brailled(self) -> bool:
        sizes = [display.size() for display in self.displays]
        return sizes.count(None) < len(sizes)

    def apply(self) -> None:
        """Apply the settings of speech, sound and displays."""
        settings = self._settings
        if self.fixed_adapter is None and self.started:
            self.voice.choose(settings.text("speech-adapter"))
        self.voice.set(
            rate=settings.number("speech-rate"),
            volume=settings.number("speech-volume"),
            pitch=settings.number("speech-pitch"),
            voice=settings.text("speech-voice"),
        )
        self.earcons.set(
            volume=settings.number("sound-volume"),
            duck=settings.switch("sound-duck"),
            kinds={kind: settings.number(f"volume-{kind}") for kind in KINDS},
            pack=pack_folder(settings.text("sound-pack")),
        )
        reads = self.reads_window() and settings.switch("screen-reader")
        if reads is not self.reader.reading:
            self.reader.reading = reads
            for display in self.displays:
                display.focus(not reads)  # it belongs to one of the two

    def forget(self) -> None:
        """Remove the lines that the last person's sentences left on the screen."""
        self.frontend.forget()

    def draws(self) -> bool:
        """Tell whether there is a window that can be seen."""
        return self.frontend.name != "terminal"

    def reads_window(self) -> bool:
        """Tell whether a screen reader can read our window."""
        return self.frontend.readable

    def show_line(self, line: Callable[[], str]) -> None:
        """Show the Braille line in print on the screen reader's display, where it speaks for us."""
        if self.reader.reading or not self.voice.has_display:
            return
        text = line()
        if text != self._reader_text:
            self._reader_text = text
            self.voice.braille(text)

    def close(self) -> None:
        """Release voice, sounds and front end."""
        for output in (self.voice, self.earcons, self.frontend):
            with contextlib.suppress(Exception):
                output.close()
