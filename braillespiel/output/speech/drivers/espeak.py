"""The bundled voice, eSpeak NG: it speaks on the mixer of the sound worker."""

from __future__ import annotations

from braillespiel.output.speech.driver import Driver
from braillespiel.output.speech.interface import Speech


def _make() -> Speech:
    from braillespiel.output.speech.espeak import EspeakSpeech

    return EspeakSpeech()


def _reach() -> Speech:
    from braillespiel.output.sound.remote import SOUND
    from braillespiel.output.speech.remote import RemoteSpeech

    return RemoteSpeech("espeak", SOUND, prefix="voice.", shared=True)


DRIVER = Driver(_make, rank=30, reach=_reach)
