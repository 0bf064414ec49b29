"""What every speech backend offers, whatever stands behind it."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, fields
from enum import StrEnum
from typing import NamedTuple, Protocol

from braillespiel.output.problem import ProblemError

OnEnd = Callable[[bool], None]
"""Called once per utterance: True when it was heard to its end, False when it was cut off."""

SLOWEST_WPM = 80
FASTEST_WPM = 450
"""Words per minute at rate 0 and 100: the range of eSpeak NG (and of NVDA's slider for it)."""

_USUAL_RATE = 30
_CHARACTERS_PER_WORD = 6.0
"""German running text, blank included; used to estimate how long an utterance takes."""
MOST_SPEEDUP = 3
"""How many times faster than estimated a screen reader may speak."""

_UNSPEAKABLE = re.compile(
    "[\x00-\x1f\x7f-\x9f\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\uffff"
    "\ud800-\udfff\ue000-\uf8ff]+"
)


class Capability(StrEnum):
    """What a backend can do beyond speaking and falling silent."""

    RATE = "rate"
    VOLUME = "volume"
    PITCH = "pitch"
    VOICE = "voice"
    LANGUAGE = "language"
    BRAILLE = "braille"
    END_REPORT = "end-report"
    PAN = "pan"


class Utterance(NamedTuple):
    """A text to be said, and how.

    With ``interrupt`` at once, instead of what is going on and queued, or else after it.
    ``pitch`` (0 to 100) and ``pan`` (-1 left to 1 right) hold for this text alone, where the
    backend can do it; None leaves them as they are.
    """

    text: str
    interrupt: bool = False
    language: str = "de"
    pitch: int | None = None
    pan: float | None = None


class SpeechUnavailableError(ProblemError):
    """A backend cannot be used here and now; its problem names the remedy."""


class SpeechLostError(ProblemError):
    """A backend that had been speaking does not answer any more."""


class UnknownVoiceError(ProblemError, ValueError):
    """A voice that this backend does not have."""


class SpeechSettingError(ProblemError, ValueError):
    """A rate, volume or pitch outside 0 to 100, or not a whole number."""


@dataclass(frozen=True, slots=True)
class Voice:
    """A voice: its id for the settings, its name for people, its language tag ("de", "en-gb")."""

    id: str
    name: str
    language: str


@dataclass(frozen=True, slots=True)
class VoiceSettings:
    """How speech sounds; rate, volume and pitch from 0 to 100 as on NVDA's sliders.

    None leaves it to the backend: a screen reader speaks as its user has set it up. ``voice`` is
    the id of a :class:`Voice`, or "" for the default of each language. Raises
    :class:`SpeechSettingError` for a value out of range.
    """

    rate: int | None = None
    volume: int | None = None
    pitch: int | None = None
    voice: str = ""

    def __post_init__(self) -> None:
        for item in fields(self):
            value = getattr(self, item.name)
            if item.name == "voice":
                if not isinstance(value, str):
                    raise SpeechSettingError("speech-bad-voice-setting", value=str(value))
            elif value is not None and (type(value) is not int or not 0 <= value <= 100):
                raise SpeechSettingError(
                    "speech-setting-range", setting=item.name, value=str(value)
                )

    def over(self, defaults: VoiceSettings) -> VoiceSettings:
        """Return these settings, with ``defaults`` where they leave it to the backend."""
        return VoiceSettings(
            defaults.rate if self.rate is None else self.rate,
            defaults.volume if self.volume is None else self.volume,
            defaults.pitch if self.pitch is None else self.pitch,
            self.voice or defaults.voice,
        )

    @property
    def words_per_minute(self) -> int:
        """The rate in words per minute, 80 to 450; the usual one if it is not set."""
        rate = _USUAL_RATE if self.rate is None else self.rate
        return round(SLOWEST_WPM + (FASTEST_WPM - SLOWEST_WPM) * rate / 100)


USUAL = VoiceSettings(rate=_USUAL_RATE, volume=100, pitch=50)
"""How a voice of our own sounds when nothing is set: 191 words a minute."""


class Speech(Protocol):
    """A speech backend.

    ``open`` may take a while and raises :class:`SpeechUnavailableError`; everything else returns
    at once. A backend is used from one thread at a time (its own). Any exception out of a
    call means that the backend is lost.
    """

    name: str

    @property
    def detail(self) -> str:
        """What answers behind the adapter ("NVDA", "Speech Dispatcher"); "" when not open."""
        ...

    @property
    def capabilities(self) -> frozenset[Capability]:
        """What it can do; final once it is open."""
        ...

    def open(self) -> None:
        """Get ready to speak."""
        ...

    def say(self, utterance: Utterance, on_end: OnEnd | None = None) -> None:
        """Speak; return at once.

        ``on_end`` is called, from any thread, where the backend reports ends
        (:attr:`Capability.END_REPORT`), and never otherwise.
        """
        ...

    def stop(self) -> None:
        """Stop speaking and forget what is queued."""
        ...

    def speaking(self) -> bool | None:
        """Tell whether something is being said; None if that cannot be told."""
        ...

    def estimate(self, text: str) -> float:
        """Return about how many seconds ``text`` takes."""
        ...

    def set(self, settings: VoiceSettings) -> None:
        """Sound like this from the next utterance on; raises :class:`UnknownVoiceError`."""
        ...

    def voices(self) -> list[Voice]:
        """Return the voices to choose from; empty if the backend has none of its own."""
        ...

    def defaults(self) -> VoiceSettings:
        """Return how it sounds when the settings leave it to the backend."""
        ...

    def alive(self) -> bool:
        """Tell cheaply whether the backend is still there."""
        ...

    def braille(self, text: str) -> None:
        """Show ``text`` on the screen reader's Braille display (:attr:`Capability.BRAILLE`)."""
        ...

    def close(self) -> None:
        """Stop speaking and release everything."""
        ...


class SpeechBase:
    """What most adapters have in common; a helper, the interface is :class:`Speech`."""

    name = ""
    detail = ""
    capabilities: frozenset[Capability] = frozenset()
    settings = VoiceSettings()

    def speaking(self) -> bool | None:
        """Cannot be told."""
        return None

    def estimate(self, text: str) -> float:
        """Return the seconds at the set rate."""
        return estimated_seconds(text, self.settings.words_per_minute)

    def set(self, settings: VoiceSettings) -> None:
        """Keep the settings."""
        self.settings = settings

    def voices(self) -> list[Voice]:
        """No voices of its own."""
        return []

    def defaults(self) -> VoiceSettings:
        """Return the usual."""
        return USUAL

    def alive(self) -> bool:
        """Nothing to lose."""
        return True

    def braille(self, text: str) -> None:
        """No Braille: nothing happens."""

    def close(self) -> None:
        """Nothing to release."""


def speakable(text: str) -> str:
    """Return ``text`` without what no backend can say: control and private characters.

    What is left may be empty. Lone surrogates go too, since they cannot be encoded.
    """
    return " ".join(_UNSPEAKABLE.sub(" ", text).split())


def estimated_seconds(text: str, words_per_minute: float) -> float:
    """Return about how long ``text`` takes to say, in seconds; never less than 0.3.

    Numbers are counted as the words they are read as: three characters' time per digit more.
    """
    digits = sum(character.isdigit() for character in text)
    words = (len(text) + 3 * digits) / _CHARACTERS_PER_WORD
    return max(0.3, 60.0 * words / words_per_minute)


def matching_voice(voices: list[Voice], chosen: str, language: str) -> Voice | None:
    """Return the chosen voice if it speaks ``language``, or else the first one that does.

    None when no voice speaks it: then the backend keeps the voice it has.
    """

    def speaks(voice: Voice) -> bool:
        return voice.language.replace("_", "-").lower().split("-")[0] == language.split("-")[0]

    fitting = [voice for voice in voices if speaks(voice)]
    return next((v for v in fitting if v.id == chosen), fitting[0] if fitting else None)
