"""Speech: one interface, an adapter per backend, and speech that never loses a sentence.

Importing this package loads no backend; the adapters are imported when they are tried.
"""

from braillespiel.output.problem import Problem
from braillespiel.output.speech.failover import FailoverSpeech
from braillespiel.output.speech.interface import (
    Capability,
    Speech,
    SpeechUnavailableError,
    Utterance,
    Voice,
    VoiceSettings,
)

__all__ = [
    "Capability",
    "FailoverSpeech",
    "Problem",
    "Speech",
    "SpeechUnavailableError",
    "Utterance",
    "Voice",
    "VoiceSettings",
]
