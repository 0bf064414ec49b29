"""Which event of which game has which sound, as a page; and whole matches as recordings.

    python -m scripts.sounds                  write docs/sounds.md
    python -m scripts.sounds --record FOLDER  write one match of each game as a sound file

Lengths and levels are measured on the files, sentences and cells come from matches between bots.
"""

from __future__ import annotations

import argparse
import array
import contextlib
import importlib.util
import wave
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any, TypeAlias, get_args

from braillespiel.commands.telling import Telling
from braillespiel.engine.anygame import AnyGame
from braillespiel.engine.contract import CLOCK, OptionError, OptionValue
from braillespiel.engine.match import Match
from braillespiel.engine.simulate import play
from braillespiel.games import registry
from braillespiel.games.presenter import Announcement
from braillespiel.output.sound.earcons import melody
from braillespiel.words.catalogue import Words
from tests.support.facts import facts

ROOT = Path(__file__).resolve().parents[1]
PAGE = ROOT / "docs" / "sounds.md"
FOLDER = ROOT / "sounds"
RATE = 44100
STEP_S = 0.45
"""Seconds from one sound of a recording to the next."""
NAMES = ("Ada", "Ben", "Cleo")
SEEDS = (1, 2, 3)
CARELESS = range(1, 31)
LONGEST, LATE = 3000, 0.05
"""How many actions a match is followed in which everybody does anything, and how often somebody's
time runs out in it."""
ALIKE = {
    "chip": "a chip was won",
    "clock": "time is up",
    "deal": "cards are dealt",
    "draw": "a card from the pile, seen by one seat only",
    "edge": "that came too late",
    "knock": "somebody knocks",
    "swap": "cards change hands",
    "sweep": "several cards were taken",
    "take": "an open card was taken",
    "turn": "from now on you can act",
}
"""Sounds that several events of one game share, since they mean the same to a player."""


@lru_cache(maxsize=1)
def maker() -> ModuleType:
    """Return the script that makes the sound files."""
    spec = importlib.util.spec_from_file_location("make_sounds", FOLDER / "make.py")
    if spec is None or spec.loader is None:
        raise ImportError("make.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def events(game: str) -> list[str]:
    """Return the names of all events of a game."""
    return [kind.__name__ for kind in get_args(event_module(game).Event)]


def event_module(game: str) -> ModuleType:
    """Return the module with the events of a game: its own, or that of usual games."""
    own = (registry.source(game).folder / "events.py").is_file()
    name = f"{game}.events" if own else "usual"
    return importlib.import_module(f"braillespiel.games.{name}")


@lru_cache(maxsize=64)
def samples(name: str) -> array.array[int]:
    """Return a sound as whole numbers of 16 bits."""
    with wave.open(str(FOLDER / f"{name}.wav")) as file:
        return array.array("h", file.readframes(file.getnframes()))


Told: TypeAlias = tuple[str, Announcement, str]
"""An event as the first seat is told it: its name, the announcement, its cells."""


def told(game: str, seed: int, language: str = "en") -> list[Told]:
    """Return each event of a match between bots."""
    book = registry.game(game)
    seats = _seats(book, {})
    found, watch = _listener(game, seats, language)
    play(book, [book.bot("easy")] * seats, {}, seed, watch)
    return found


def _seats(book: AnyGame, options: Mapping[str, OptionValue]) -> int:
    return min(len(NAMES), max(book.seats_for(book.resolve(options))))


def _listener(
    game: str, seats: int, language: str = "en"
) -> tuple[list[Told], Callable[[Match, Sequence[Any]], None]]:
    found: list[Told] = []
    telling = Telling(game, NAMES[:seats], 0, language)

    def watch(match: Match, happened: Sequence[Any]) -> None:
        view = match.state.view(0)
        for event in happened:
            seen = event.redacted_for(0)
            if seen is not None:
                for each in telling.presenter.announce(seen, view):
                    cells = telling.cells(each.phrase.braille)
                    found.append((type(event).__name__, each, cells))

    return found, watch


def _careless(game: str, options: Mapping[str, OptionValue], seed: int) -> list[Told]:
    """Return each event of a match in which everybody does anything: rare ones come, too."""
    book, rng = registry.game(game), Random(f"{game}/{seed}")
    seats = _seats(book, options)
    found, watch = _listener(game, seats)
    match = Match(book, seats, options, seed)
    now = 0
    while not match.state.is_over() and len(match.journal) < LONGEST:
        acting = sorted(seat for seat in match.state.to_act() if seat != CLOCK)
        due = match.state.deadline()
        if due is not None and (not acting or rng.random() < LATE):
            now = due
            watch(match, match.advance(now))
        elif acting:
            seat = rng.choice(acting)
            action = rng.choice(list(match.state.legal_actions(seat)))
            watch(match, match.apply(seat, action, now))
        else:
            break
    return found


def _variants(game: str) -> Iterator[dict[str, OptionValue]]:
    """Yield the usual options of a game, and those with one of them changed."""
    book = registry.game(game)
    changed = [{o.id: value} for o in book.options for value in o.choices if value != o.default]
    changed += [{o.id: not o.default} for o in book.options if isinstance(o.default, bool)]
    for options in ({}, *changed):
        with contextlib.suppress(OptionError):
            _seats(book, options)
            yield options


def examples(game: str) -> dict[tuple[str, str], tuple[str, str]]:
    """Return what is said and brailled for (event, sound): the first that matches come to."""
    found: dict[tuple[str, str], tuple[str, str]] = {}
    rare = {event: (each, cells) for event, each, cells in _rare(game)}
    listed = {(event, sound) for event, named in facts(game).SOUNDS.items() for sound in named}
    wanted = listed - {(event, each.sound) for event, (each, _) in rare.items()}

    def take(heard: Sequence[Told]) -> None:
        for event, each, cells in heard:
            if each.phrase.full:
                found.setdefault((event, each.sound), (each.phrase.full, cells))

    for seed in SEEDS:
        take(told(game, seed))
    for seed in CARELESS:
        for options in _variants(game):
            if wanted <= set(found):
                break
            with contextlib.suppress(OptionError):
                take(_careless(game, options, seed))
    take([(event, *told) for event, told in rare.items()])
    return found


def _rare(game: str) -> list[Told]:
    """Return how the events of RARE are told in a position of a match."""
    book = registry.game(game)
    module = event_module(game)
    found, watch = _listener(game, 2)
    match = Match(book, 2, {}, SEEDS[0])
    for name, parts in facts(game).RARE:
        watch(match, [getattr(module, name)(*parts)])
    return found


def _cell(text: str) -> str:
    return text.replace("|", "\\|").replace("\n", " ") or "–"


def page() -> str:
    """Return the page."""
    lines = _TOP.splitlines()
    for game in registry.own():
        said_of = examples(game)
        title = Words("en", registry.catalogues(game))(f"{game}-title")
        lines += ["", f"## {title}", ""]
        lines += [
            "| event | sound | seconds | LUFS | what is said | cells |",
            "|---|---|---|---|---|---|",
        ]
        for event, sounds in facts(game).SOUNDS.items():
            for sound in sounds or ("",):
                said, cells = said_of.get((event, sound), ("", ""))
                length = level = "–"
                if sound:
                    seconds = len(samples(sound)) / RATE
                    length = f"{seconds:.2f}"
                    level = f"{maker().level(sound):.0f}"
                row = (event, sound or "–", length, level, _cell(said), cells or "–")
                lines.append("| " + " | ".join(row) + " |")
    lines += [
        "",
        "## Shared sounds",
        "",
        "Events of one game share a sound only where it means the same:",
    ]
    lines += [""] + [f"- {sound}: {why}" for sound, why in ALIKE.items()]
    return "\n".join(lines) + "\n"


_TOP = """# Sounds

Not yet heard by people: nobody who plays by ear has judged these sounds so far.

Every sound goes with words or cells; none says anything on its own. What each sounds like, and how
all are made, stands in [sounds/README.md](../sounds). A player's own pack is a folder
under `sounds` in the data folder with files of the same names; it is found by being there.

- Loudness is even: within 2 LU among the sounds of a kind (momentary, ITU-R BS.1770), and no peak
  is above -1 dBTP. Calls have -19 LUFS, keys -20, moves -21.
- Any two sounds differ in spectrum or envelope by at least what the least different pair of the
  first 27 sounds did (0.66, `tests/sound/test_sound_files.py`).
- Opponents are heard from left to right, the own seat in the middle; an item of a row at its place
  from left to right. The setting "Places of sounds" says how far: in the middle, a little to the
  side (at first), or fully. No fact is conveyed by the side alone, so one ear is enough.
- Each game has a room tone: a quiet loop at its table, off until the player chooses how loud it is
  ("Room tone" in the settings), at -34 LUFS. When speech begins it goes down by 12 dB within 0.2
  s, and comes back within 1.5 s. It is silent in a class, and where it is not known when the
  reader is done. A pack or a game of another package may bring one: `room-GAME.wav` in a pack, a
  sound called `room` in a package.
- In Cubus a tone says how high the column is now on which a box was placed or from which one was
  taken: two semitones a box, from left to right as it stands in its row ("Heights as tones" in the
  settings).
- The page in a browser plays the same sounds, tones and room tones at the same sides, as loud in
  each ear, once somebody has switched them on and pressed a key or touched it. A room tone sounds
  there where the page speaks itself, or nobody does.

`python -m scripts.sounds --record FOLDER` writes one match of each game as a sound file: every
event that has a sound, in order, at the side of its seat; in Cubus a tone follows that is as high
as the column. `python -m scripts.sounds` writes this page: the events of each game as the first
seat is told them, in matches between bots, in some in which everybody does anything, and, for
those few that come in neither, in a position. Where no sentence stands, the event says nothing by
itself.

## What recordings show

Nobody has listened to them, but one match of each game was recorded so on 2026-11-24 and looked at
as spectrograms of the left side (60 Hz to 16 kHz, logarithmic). Every sound stands alone and ends
before the next one begins; the sides of the seats are seen, for there are gaps on one side where
the other has a sound. Glides, bells, knocks and the single dice of a throw can be made out. A card
that is drawn, laid or turned up is the same band of noise to the eye, only longer, shorter or in
two pieces; so is what is taken and placed but for its glide and its pitch. Who listens first
should ask whether those are told apart. The tones of Cubus stand behind the boxes, one step higher
for every box. Room tones are even bands without a seam after 6 seconds and without anything that
begins or ends; that of Hexaducto has a faint ripple of three a second, which is meant.

A whole match of each game also goes through the announcer, the earcons and the real mixer into a
file in which each sound is recognised again (`tests/sound/test_whole_matches.py`): every event is
heard, in order, at its side, and nothing twice. How long a sound takes is measured by
`python -m benchmarks.sound_latency`."""


def record(game: str, target: Path, seed: int = SEEDS[0]) -> list[str]:
    """Write the sounds of a match as a stereo WAV file, in order; return their names.

    Tones follow their sound.
    """
    made: array.array[int] = array.array("h")
    names = []
    for _, each, _ in told(game, seed):
        if not each.sound:
            continue
        names.append(each.sound)
        side = min(1.0, max(-1.0, each.pan))
        left, right = min(1.0, 1.0 - side), min(1.0, 1.0 + side)
        piece = samples(each.sound)
        for sample in piece:
            made.append(round(sample * left))
            made.append(round(sample * right))
        tones = array.array("h", melody(each.tones, RATE))
        made.extend(tones)
        made.extend([0] * max(0, 2 * (round(STEP_S * RATE) - len(piece)) - len(tones)))
    with wave.open(str(target), "wb") as file:
        file.setnchannels(2)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(made.tobytes())
    return names


def main() -> None:
    """Write the page, or recordings."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--record", metavar="FOLDER", type=Path)
    folder = parser.parse_args().record
    if folder is None:
        PAGE.write_text(page(), encoding="utf-8")
        return
    folder.mkdir(parents=True, exist_ok=True)
    for game in registry.own():
        names = record(game, folder / f"{game}.wav")
        print(f"{game}: {len(names)} sounds")


if __name__ == "__main__":
    main()
