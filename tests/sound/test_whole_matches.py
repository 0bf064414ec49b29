"""A whole match of each game through announcer, earcons and the real mixer into a file: every event
is heard, in order, at its side, and nothing twice.
"""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from braillespiel.games import registry
from braillespiel.output.sound.earcons import Earcons, melody
from braillespiel.output.sound.mixer import CHANNELS, SAMPLE_RATE, SHARED
from braillespiel.resources import folder
from braillespiel.ui.announcer import Announcer
from braillespiel.ui.braille.transcriber import Transcriber
from braillespiel.ui.braille.view import BrailleView
from scripts.sounds import told
from tests.support.facts import facts
from tests.support.patience import until
from tests.support.player import Ear

FASTER_MS = "1"
"""SDL's disk driver makes a buffer so often, some ten times as fast as it would be heard."""
QUIET = 1.5
"""What may be left over of a sound once it was recognised: the mixer rounds."""


class OneByOne(Earcons):
    """Earcons that wait until the last sound is over, so that each can be recognised."""

    def play(self, name, pan=0.0, path=""):
        self._wait()
        super().play(name, pan, path)

    def melody(self, tones):
        self._wait()
        super().melody(tones)

    def _wait(self):
        until(lambda: not any(map(SHARED.busy, range(CHANNELS))), "silence")


def _trimmed(samples):
    """Return samples of both ears without what is silent before and after."""
    there = np.nonzero(samples.any(axis=1))[0]
    return samples[there[0] : there[-1] + 1]


def _known():
    """Return every sound as the mixer has it, and every height as a tone, alike in both ears."""
    known = {}
    for path in folder("sounds").glob("*.wav"):
        if not path.stem.startswith("room-"):
            raw = SHARED.load(str(path)).get_raw()
            known[path.stem] = np.frombuffer(raw, "<i2").reshape(-1, 2)
    for semitone in range(0, 34, 2):
        raw = melody([(semitone, 0.0)], SAMPLE_RATE)
        known[f"tone {semitone}"] = np.frombuffer(raw, "<i2").reshape(-1, 2)
    return {name: _trimmed(samples).astype(float)[:, 0] for name, samples in known.items()}


def _next(samples, known):
    """Return which sound begins ``samples``: name, side, length; fail if there is none."""
    found = []
    for name, shape in known.items():
        heard = samples[: len(shape)]
        if len(heard) < len(shape):
            continue
        gains = shape @ heard / (shape @ shape)
        rest = np.abs(heard - np.outer(shape, gains)).max()
        if rest <= QUIET:
            found.append((len(shape), name, gains))
    assert found, "something is heard that is no sound of ours, or two at once"
    length, name, (left, right) = max(found, key=lambda one: one[0])
    side = 1 - left / right if right >= left else right / left - 1
    return name, side, length


def _heard(samples, known):
    """Return all that is heard: (name, side)."""
    found = []
    at = 0
    sounding = samples.any(axis=1)
    while sounding[at:].any():
        at += int(sounding[at:].argmax())
        name, side, length = _next(samples[at:], known)
        found.append((name, side))
        at += length
    return found


@pytest.mark.parametrize("game", registry.own())
def test_every_event_of_a_match_is_heard_in_order_and_nothing_twice(
    game: str, audio, monkeypatch
) -> None:
    monkeypatch.setenv("SDL_DISKAUDIODELAY", FASTER_MS)
    SHARED.open()
    known = _known()
    view = BrailleView(Transcriber(lambda text, table: "⠿" * len(text), "", ""), lambda: 0)
    announcer = Announcer(Ear(), OneByOne(volume=100), view, "en")
    wanted = []
    for _, announced, _ in told(game, 1):
        announcer.announce([announced])
        if announced.sound:
            wanted.append((announced.sound, announced.pan))
        wanted += [(f"tone {semitone}", pan) for semitone, pan in announced.tones]
    until(lambda: not any(map(SHARED.busy, range(CHANNELS))), "the end")
    heard = _heard(audio.samples(), known)
    assert [name for name, _ in heard] == [name for name, _ in wanted]
    assert [side for _, side in heard] == pytest.approx([pan for _, pan in wanted], abs=0.02)
    assert len(heard) > min(50, facts(game).FEW)


def test_a_sound_that_is_played_twice_or_not_at_all_is_noticed(audio, monkeypatch) -> None:
    monkeypatch.setenv("SDL_DISKAUDIODELAY", FASTER_MS)
    SHARED.open()
    known = _known()
    earcons = OneByOne(volume=100)
    for name in ("card", "card", "knock", "dice3"):
        earcons.play(name, 0.5)
    until(lambda: not any(map(SHARED.busy, range(CHANNELS))), "the end")
    heard = _heard(audio.samples(), known)
    assert [name for name, _ in heard] == ["card", "card", "knock", "dice3"]
    assert Path(audio.path).exists()
