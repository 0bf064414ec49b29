"""A small binding of eSpeak NG's C library: text in, 16-bit mono samples out.

After ``speak_lib.h`` of eSpeak NG 1.52. The library holds global state: one object per process
(:func:`shared`), used from one thread at a time.
"""

from __future__ import annotations

import ctypes
import os
import threading
from collections.abc import Callable
from functools import lru_cache

from braillespiel.output import narrow
from braillespiel.output.speech.interface import SpeechUnavailableError, Voice

_SYNCHRONOUS = 2
_UTF8 = 1
_RATE, _VOLUME, _PITCH = 1, 2, 3
_DONT_EXIT = 0x8000
_BUFFER_MS = 50

OnSamples = Callable[[bytes], bool]
"""Takes samples; returns True to break off."""


class _Event(ctypes.Structure):
    """Opaque: only ever passed through."""


class _Voice(ctypes.Structure):
    _fields_ = (
        ("name", ctypes.c_char_p),
        ("languages", ctypes.POINTER(ctypes.c_char)),
        ("identifier", ctypes.c_char_p),
        ("gender", ctypes.c_ubyte),
        ("age", ctypes.c_ubyte),
        ("variant", ctypes.c_ubyte),
        ("xx1", ctypes.c_ubyte),
        ("score", ctypes.c_int),
        ("spare", ctypes.c_void_p),
    )


_Callback = ctypes.CFUNCTYPE(
    ctypes.c_int, ctypes.POINTER(ctypes.c_short), ctypes.c_int, ctypes.POINTER(_Event)
)


class EspeakLibrary:
    """eSpeak NG, initialised; raises :class:`SpeechUnavailableError` when that cannot be done."""

    def __init__(self, library: str, data: str) -> None:
        try:
            self._lib = ctypes.CDLL(library)
        except OSError as error:
            raise SpeechUnavailableError("speech-espeak-library", error=str(error)) from error
        place = narrow.encoded(data)
        if place is None:
            raise SpeechUnavailableError("speech-espeak-path", path=data)
        self.sample_rate = self._lib.espeak_Initialize(_SYNCHRONOUS, _BUFFER_MS, place, _DONT_EXIT)
        if self.sample_rate <= 0:
            raise SpeechUnavailableError("speech-espeak-data", path=data)
        self._lib.espeak_Synth.argtypes = (
            ctypes.c_char_p,
            ctypes.c_size_t,
            ctypes.c_uint,
            ctypes.c_int,
            ctypes.c_uint,
            ctypes.c_uint,
            ctypes.POINTER(ctypes.c_uint),
            ctypes.c_void_p,
        )
        self._lib.espeak_ListVoices.restype = ctypes.POINTER(ctypes.POINTER(_Voice))
        self._lib.espeak_ListVoices.argtypes = (ctypes.c_void_p,)
        self._on_samples: OnSamples | None = None
        self._callback = _Callback(self._receive)
        self._lib.espeak_SetSynthCallback(self._callback)
        self._error: Exception | None = None
        self._set: dict[str, str | int] = {}
        # Listed now, since it must not be while a sentence is being made in another thread.
        self._voices = self._listed()

    def use(self, *, voice: str, words_per_minute: int, volume: int, pitch: int) -> bool:
        """Sound like this from now on; False, and nothing changed, if there is no such voice."""
        if self._set.get("voice") != voice:
            if self._lib.espeak_SetVoiceByName(voice.encode("utf-8", "replace")) != 0:
                return False
            self._set = {"voice": voice}
        for parameter, name, value in (
            (_RATE, "rate", words_per_minute),
            (_VOLUME, "volume", volume),
            (_PITCH, "pitch", pitch),
        ):
            if self._set.get(name) != value:
                self._lib.espeak_SetParameter(parameter, value, 0)
                self._set[name] = value
        return True

    def synthesise(self, text: str, on_samples: OnSamples) -> None:
        """Turn ``text`` into samples, handed over in pieces of 50 ms as soon as they are made."""
        data = text.encode("utf-8", "replace").replace(b"\0", b" ") + b"\0"
        self._on_samples = on_samples
        try:
            self._lib.espeak_Synth(data, len(data), 0, 0, 0, _UTF8, None, None)
        finally:
            self._on_samples = None
        error, self._error = self._error, None
        if error is not None:
            raise error

    def voices(self) -> list[Voice]:
        """Return every voice with its first language, in the library's order; from any thread."""
        return list(self._voices)

    def _listed(self) -> list[Voice]:
        found = []
        listed = self._lib.espeak_ListVoices(None)
        index = 0
        while listed[index]:
            voice = listed[index].contents
            # A language entry is one byte of priority, then the tag, ended by a null.
            tag = ctypes.string_at(ctypes.addressof(voice.languages.contents) + 1)
            # A file within the library's folder: the same name on every system.
            identifier = os.fsdecode(voice.identifier).replace(os.sep, "/")
            found.append(
                Voice(identifier, voice.name.decode("utf-8", "replace"), tag.decode("ascii"))
            )
            index += 1
        return found

    def _receive(
        self, samples: ctypes._Pointer[ctypes.c_short], count: int, _events: object
    ) -> int:
        if not samples or count <= 0 or self._on_samples is None:
            return 0
        try:
            return 1 if self._on_samples(ctypes.string_at(samples, 2 * count)) else 0
        except Exception as error:
            # Nothing can be raised through the C library: break off, and raise afterwards.
            self._error = error
            return 1


_lock = threading.Lock()


@lru_cache(maxsize=1)
def _bundled() -> EspeakLibrary:
    try:
        import espeakng_loader
    except ImportError as error:
        raise SpeechUnavailableError(
            "speech-package-missing", name="espeak", package="espeakng-loader"
        ) from error
    try:
        return EspeakLibrary(espeakng_loader.get_library_path(), espeakng_loader.get_data_path())
    except RuntimeError as error:
        raise SpeechUnavailableError("speech-espeak-library", error=str(error)) from error


def shared() -> EspeakLibrary:
    """Return the process's eSpeak NG, from the package espeakng-loader."""
    with _lock:
        return _bundled()
