"""Make the sound files of this folder, using only the standard library; always the same bytes.

Run ``python sounds/make.py`` after a change, and commit the files together with it.
"""

from __future__ import annotations

import math
import struct
import sys
import wave
from collections.abc import Callable
from io import BytesIO
from pathlib import Path

RATE = 44100
LEVELS = {"moves": -21.0, "signals": -19.0, "keys": -20.0, "rooms": -34.0}
"""Loudness of each kind in LUFS: momentary, as EBU R128 measures it, so that none startles.
Room tones lie far below speech (eSpeak NG has about -18)."""
KEYS = ("edge", "error", "mark", "unmark", "open", "close", "sent")
SIGNALS = ("turn", "win", "lose", "clock", "knock", "message", "connect", "lost")
"""Names of two kinds, as in braillespiel/output/sound/kinds.py; all others are moves."""
CEILING = 0.74
"""Of full scale; peaks are rounded off below it, so that none is above -1 dBTP between samples."""
WINDOW = 0.4
"""Seconds that momentary loudness is measured over."""
SHELF = ((1.5308412, -2.6509799, 1.1690790), (-1.6636551, 0.7125954))
PASS = ((1.0, -2.0, 1.0), (-1.9891696, 0.9891990))
"""The two filters of ITU-R BS.1770 at 44.1 kHz: how loud each pitch is heard."""

ROOM_RATE = 22050
"""Hz of room tones: what the mixer runs at, so that nothing is worked out anew at the seam."""
ROOM_S = 6.0
"""Seconds of a room tone until it begins again."""
SEAM_S = 0.4
"""Seconds over which the end of a room tone passes into its beginning."""

Samples = list[float]


def tone(
    duration: float,
    pitch: float,
    to: float | None = None,
    partials: tuple[float, ...] = (1.0,),
    decay: float = 6.0,
) -> Samples:
    """Return ``duration`` seconds of a tone that dies away, gliding from ``pitch`` to ``to`` Hz.

    ``partials`` are the strengths of the harmonics, ``decay`` how fast it fades (per duration).
    """
    made = []
    phase = 0.0
    count = round(duration * RATE)
    for index in range(count):
        share = index / count
        phase += (pitch + ((to or pitch) - pitch) * share) / RATE
        value = sum(
            strength * math.sin(2 * math.pi * number * phase)
            for number, strength in enumerate(partials, 1)
            if strength
        )
        made.append(value * math.exp(-decay * share))
    return made


def bell(duration: float, pitch: float, decay: float = 5.0) -> Samples:
    """Return a struck bell: partials that are no harmonics, the higher the shorter."""
    parts = ((1.0, 1.0), (2.76, 0.5), (5.4, 0.25))
    count = round(duration * RATE)
    return [
        sum(
            strength
            * math.sin(2 * math.pi * pitch * ratio * index / RATE)
            * math.exp(-decay * ratio**0.5 * index / count)
            for ratio, strength in parts
        )
        for index in range(count)
    ]


def noise(duration: float, seed: int, low: float, high: float, decay: float = 6.0) -> Samples:
    """Return noise between about ``low`` and ``high`` Hz that dies away."""
    state = seed
    fast = 1 - math.exp(-2 * math.pi * high / RATE)
    slow = 1 - math.exp(-2 * math.pi * low / RATE)
    above = below = 0.0
    made = []
    count = round(duration * RATE)
    for index in range(count):
        state = (1103515245 * state + 12345) % 2**31
        above += fast * (state / 2**30 - 1 - above)
        below += slow * (above - below)
        made.append((above - below) * math.exp(-decay * index / count))
    return made


def air(seed: int, low: float, high: float, sway: tuple[int, float] = (0, 0.0)) -> Samples:
    """Return steady noise between about ``low`` and ``high`` Hz, as a loop without a seam.

    ``sway`` is how often in the loop its colour goes up and down, and by which share.
    """
    state = seed
    count, seam = round(ROOM_S * ROOM_RATE), round(SEAM_S * ROOM_RATE)
    times, share = sway
    slow = 1 - math.exp(-2 * math.pi * low / ROOM_RATE)
    above = smooth = below = 0.0
    made = []
    for index in range(count + seam):
        state = (1103515245 * state + 12345) % 2**31
        pitch = high * (1 + share * math.sin(2 * math.pi * times * index / count))
        fast = 1 - math.exp(-2 * math.pi * pitch / ROOM_RATE)
        above += fast * (state / 2**30 - 1 - above)
        smooth += fast * (above - smooth)
        below += slow * (smooth - below)
        made.append(smooth - below)
    for index in range(seam):
        turn = math.pi / 2 * index / seam
        made[index] = made[index] * math.sin(turn) + made[count + index] * math.cos(turn)
    return made[:count]


def hum(*partials: tuple[float, float]) -> Samples:
    """Return tones of (Hz, strength), a whole number of waves in the loop of a room tone."""
    count = round(ROOM_S * ROOM_RATE)
    whole = [(round(pitch * ROOM_S), strength) for pitch, strength in partials]
    return [
        sum(strength * math.sin(2 * math.pi * n * i / count) for n, strength in whole)
        for i in range(count)
    ]


def silence(duration: float) -> Samples:
    """Return a pause."""
    return [0.0] * round(duration * RATE)


def swell(samples: Samples) -> Samples:
    """Turn a sound that dies away into one that grows."""
    return samples[::-1]


def mix(*parts: Samples) -> Samples:
    """Sound several at once."""
    longest = max(map(len, parts))
    return [sum(part[i] for part in parts if i < len(part)) for i in range(longest)]


def louder(samples: Samples, gain: float) -> Samples:
    """Scale a sound."""
    return [gain * sample for sample in samples]


def shuffle() -> Samples:
    """Return cards riffled, faster and faster."""
    made: Samples = []
    for number in range(12):
        made += noise(0.02, 100 + number, 1800, 7000) + silence(0.016 - 0.001 * number)
    return made


def dice(count: int) -> Samples:
    """Return one, two or three dice rolling out: as many knocks stand out at the end."""
    made: Samples = []
    for number, pause in enumerate((0.01, 0.02, 0.03)):
        hit = mix(
            tone(0.02, 1500 - 130 * number, partials=(1, 0, 0.6)),
            noise(0.02, 40 + number, 900, 5000),
        )
        made += louder(hit, 0.7 - 0.13 * number) + silence(pause)
    for number in range(count):
        last = mix(tone(0.03, 900 - 160 * number, partials=(1, 0.3, 0.6), decay=5),
                   noise(0.02, 47 + number, 500, 4000))  # fmt: skip
        made += last + silence(0.035)
    return made


def several() -> Samples:
    """Return many cards swept together."""
    sweep = swell(noise(0.2, 13, 500, 3000, 4))
    return mix(sweep, tone(0.2, 220, 700, (0.25, 0.1), 0.5)) + noise(0.07, 17, 900, 6000, 6)


def glass() -> Samples:
    """Return a tube lifted off, and sand running."""
    return tone(0.09, 180, 420, (1, 0.3), 2) + noise(0.22, 83, 4500, 12000, 2)


def run() -> Samples:
    """Return a row of cards lifted off one by one, higher and higher."""
    made: Samples = []
    for number, pitch in enumerate((523, 587, 659, 784)):
        card = mix(tone(0.06, pitch, None, (1, 0.3), 4), noise(0.03, 89 + number, 1500, 7000, 7))
        made += card + silence(0.01)
    return made


def pillar() -> Samples:
    """Return a book closed, and a bell."""
    book = mix(tone(0.1, 140, 110, (1, 0.6, 0.3), 5), noise(0.04, 97, 300, 2500, 6))
    return book + bell(0.24, 880, 4)


def double() -> Samples:
    """Return a falling glissando, twice."""
    fall = tone(0.12, 660, 330, (1, 0.5, 0.3), 1.5)
    return fall + silence(0.03) + tone(0.16, 495, 220, (1, 0.5, 0.3), 2)


def passed() -> Samples:
    """Return two fingers tapping on the table, softly."""
    tap = mix(tone(0.04, 260, 220, (1, 0.2), 7), noise(0.015, 101, 200, 900, 6))
    return tap + silence(0.05) + louder(tap, 0.6)


def turned() -> Samples:
    """Return a card turned over: lifted, then flat."""
    return swell(noise(0.05, 103, 2500, 9000, 4)) + silence(0.015) + noise(0.06, 107, 700, 3500, 6)


def error() -> Samples:
    """Return two low buzzes."""
    buzz = (1, 0.8, 0.6, 0.5, 0.4)
    return tone(0.09, 155, None, buzz, 1.5) + silence(0.03) + tone(0.11, 130, None, buzz, 2)


def win() -> Samples:
    """Return three notes, rising."""
    soft = (1, 0.4)
    return (
        tone(0.09, 523, None, soft, 3)
        + tone(0.09, 659, None, soft, 3)
        + tone(0.2, 784, None, (1, 0.4, 0.2), 4)
    )


def deal() -> Samples:
    """Return three quick cards."""
    first, second, third = (
        noise(0.05, seed, low, low + 4500) for seed, low in ((31, 1000), (37, 1400), (41, 1800))
    )
    return first + silence(0.04) + second + silence(0.04) + third


def clock() -> Samples:
    """Return tick, tick, tock."""
    tick = tone(0.03, 1900, partials=(1, 0, 0.3)) + silence(0.09)
    return tick + tick + tone(0.05, 2400, partials=(1, 0, 0.3))


def knock() -> Samples:
    """Return two knocks on wood."""
    first = mix(tone(0.07, 210, 160, (1, 0.5, 0.2), 8), noise(0.02, 53, 300, 1500))
    second = mix(tone(0.08, 200, 150, (1, 0.5, 0.2), 8), noise(0.02, 59, 300, 1500))
    return first + silence(0.07) + second


def secure() -> Samples:
    """Return a click and a low tone."""
    click = mix(tone(0.04, 1000, None, (1, 0.5, 0.5), 7), noise(0.02, 73, 2000, 8000))
    return click + silence(0.04) + tone(0.14, 500, None, (1, 0.6, 0.3), 5)


def lid() -> Samples:
    """Return a scrape and a tap."""
    tap = mix(tone(0.08, 420, 380, (1, 0.3), 7), noise(0.02, 71, 500, 3000))
    return swell(noise(0.11, 67, 400, 1800, 4)) + tap


SOUNDS: dict[str, Callable[[], Samples]] = {
    "edge": lambda: tone(0.07, 180, 140, (1, 0.3), 4),
    "error": error,
    "turn": lambda: bell(0.12, 660, 4) + bell(0.24, 990, 5),
    "card": lambda: noise(0.1, 7, 1200, 6000, 6),
    "take": lambda: mix(swell(noise(0.1, 11, 900, 4000, 5)), tone(0.1, 300, 620, (0.25,), 1)),
    "chip": lambda: mix(bell(0.09, 2300, 7), noise(0.01, 3, 2000, 8000)),
    "win": win,
    "lose": lambda: tone(0.13, 392, None, (1, 0.3), 3) + tone(0.25, 311, 277, (1, 0.3), 4),
    "draw": lambda: noise(0.13, 19, 500, 2500, 3) + noise(0.04, 23, 1500, 7000, 8),
    "shuffle": shuffle,
    "deal": deal,
    "clock": clock,
    "mark": lambda: tone(0.05, 880, None, (1, 0.2), 4) + tone(0.06, 1320, decay=4),
    "unmark": lambda: tone(0.05, 1320, decay=4) + tone(0.06, 880, None, (1, 0.2), 4),
    "open": lambda: swell(tone(0.12, 700, 350, (1, 0.2), 2.5)),
    "close": lambda: tone(0.12, 700, 350, (1, 0.2), 2.5),
    "message": lambda: bell(0.07, 1175, 4) + silence(0.03) + bell(0.14, 1175, 5),
    "dice": lambda: dice(1),
    "dice2": lambda: dice(2),
    "dice3": lambda: dice(3),
    "knock": knock,
    "box": lambda: mix(tone(0.16, 120, 90, (1, 0.5), 5), noise(0.05, 61, 150, 900, 4)),
    "lid": lid,
    "secure": secure,
    "sent": lambda: swell(tone(0.09, 587, 660, (1,), 2)),
    "connect": lambda: tone(0.08, 440, decay=2) + silence(0.02) + tone(0.16, 880, decay=4),
    "lost": lambda: tone(0.08, 880, decay=2) + silence(0.02) + tone(0.18, 440, 330, decay=4),
    "place": lambda: mix(tone(0.08, 330, 300, (1, 0, 0.4), 8), noise(0.03, 79, 600, 3500, 6)),
    "sweep": several,
    "glass": glass,
    "run": run,
    "pillar": pillar,
    "double": double,
    "pass": passed,
    "flip": turned,
    "swap": lambda: tone(0.09, 500, 1000, (1, 0.3), 2) + tone(0.09, 1000, 500, (1, 0.3), 2),
}
"""Name of the file, and how it is made; what each means is in README.md."""


ROOMS: dict[str, Callable[[], Samples]] = {
    "room-cubus": lambda: mix(
        air(211, 50, 170),
        louder(hum((98, 1), (147, 0.5), (196, 0.4)), 0.02),
        louder(air(223, 1800, 4000), 0.1),
    ),
    "room-hexaducto": lambda: mix(
        air(227, 500, 1100, (19, 0.12)), louder(air(229, 1400, 2600, (31, 0.15)), 0.5)
    ),
    "room-logomachy": lambda: mix(air(233, 3000, 7000, (4, 0.05)), louder(air(239, 150, 320), 0.5)),
    "room-ludoteca": lambda: mix(
        air(241, 200, 420), louder(hum((220, 1), (330, 0.8), (440, 0.5), (660, 0.2)), 0.02)
    ),
    "room-six": lambda: mix(air(251, 1700, 2600, (2, 0.06)), louder(air(257, 60, 130), 0.35)),
}
"""The same for the tones of rooms, one a game: loops, without anything that could be an event."""


def level(name: str) -> float:
    """Return the loudness in LUFS that a sound is brought to."""
    if name in ROOMS:
        return LEVELS["rooms"]
    return LEVELS["keys" if name in KEYS else "signals" if name in SIGNALS else "moves"]


def loudness(samples: Samples, seconds: float = WINDOW) -> float:
    """Return the loudness in LUFS over ``seconds``; a sound is no longer than :data:`WINDOW`."""
    heard = samples
    for (b0, b1, b2), (a1, a2) in (SHELF, PASS):
        made = []
        x1 = x2 = y1 = y2 = 0.0
        for sample in heard:
            value = b0 * sample + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2
            x1, x2, y1, y2 = sample, x1, value, y1
            made.append(value)
        heard = made
    return -0.691 + 10 * math.log10(sum(x * x for x in heard) / (seconds * RATE))


def brought(samples: Samples, target: float) -> Samples:
    """Bring a sound to a loudness in LUFS; what would be above :data:`CEILING` is rounded off."""
    gain = CEILING / max(map(abs, samples))
    for _ in range(12):
        made = [CEILING * math.tanh(gain * sample / CEILING) for sample in samples]
        gap = target - loudness(made)
        if abs(gap) < 0.05:
            break
        gain *= 10 ** (gap / 20)
    return made


def wav(samples: Samples, target: float) -> bytes:
    """Return ``samples`` as a mono 16-bit WAV file with soft ends, at a loudness in LUFS."""
    ramp = round(0.003 * RATE)
    soft = [
        sample * min(1.0, (index + 1) / ramp, (len(samples) - index) / ramp)
        for index, sample in enumerate(samples)
    ]
    return written(brought(soft, target), RATE)


def room(samples: Samples, target: float) -> bytes:
    """Return a room tone as a mono 16-bit WAV file at a loudness in LUFS; its ends meet."""
    twice: Samples = []
    for at, sample in enumerate(samples):
        near, far, farther = (
            samples[at - step] + samples[(at + 1 + step) % len(samples)] for step in range(3)
        )
        twice += (sample, (150 * near - 25 * far + 3 * farther) / 256)
    gain = 10 ** ((target - loudness(twice, ROOM_S)) / 20)
    return written(louder(samples, gain), ROOM_RATE)


def written(samples: Samples, rate: int) -> bytes:
    """Return ``samples`` as a mono 16-bit WAV file."""
    target = BytesIO()
    with wave.open(target, "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(rate)
        file.writeframes(struct.pack(f"<{len(samples)}h", *(round(32767 * x) for x in samples)))
    return target.getvalue()


def main(folder: Path) -> None:
    """Write every sound into ``folder``."""
    for name, make in SOUNDS.items():
        (folder / f"{name}.wav").write_bytes(wav(make(), level(name)))
    for name, make in ROOMS.items():
        (folder / f"{name}.wav").write_bytes(room(make(), level(name)))


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).resolve().parent)
