from __future__ import annotations

from tests.sound.capture import audio, no_audio_device

__all__ = ["audio", "no_audio_device"]
