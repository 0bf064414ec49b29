"""Which event of which game has which sound, as a page; and whole matches as recordings.

    python -m scripts.sounds                  write docs/sounds.md
    python -m scripts.sounds --record FOLDER  write one match of each game as a sound file

Lengths and levels are measured on the files, sentences and cells come from matches between bots.
"""

from __future__ import annotations

import argparse
import array
import importlib.util
import wave
from collections.abc import Iterator, Sequence
from functools import lru_cache
from pathlib import Path
from types import ModuleType
from typing import Any, get_args

from braillespiel.commands.telling import Telling
from braillespiel.engine.match import Match
from braillespiel.engine.simulate import play
from braillespiel.games import registry
from braillespiel.games.presenter import Announcement
from braillespiel.output.sound.earcons import melody

ROOT = Path(__file__).resolve().parents[1]
PAGE = ROOT / "docs" / "sounds.md"
FOLDER = ROOT / "sounds"
RATE = 44100
STEP_S = 0.45
"""Seconds from one sound of a recording to the next."""
NAMES = ("Ada", "Ben", "Cleo")
SEEDS = (1, 2, 3)
SOUNDS: dict[str, dict[str, tuple[str, ...]]] = {
    "cubus": {
        "Drawn": ("draw", ""),
        "Built": ("box", "lid"),
        "Passed": ("pass", "turn"),
        "Answered": ("", "knock"),
        "WindowShut": ("clock",),
        "ShowShut": ("clock",),
        "NobodyKnocked": ("",),
        "Knocked": ("knock",),
        "WrongKnock": ("error",),
        "LastBuild": ("turn",),
        "Offered": ("",),
        "Dismantling": ("turn",),
        "Dismantled": ("take",),
        "Over": ("",),
    },
    "hexaducto": {
        "TurnedUp": ("flip",),
        "Drew": ("draw",),
        "Took": ("take",),
        "WasPutBack": ("card",),
        "Placed": ("place",),
        "SetBegun": ("shuffle",),
        "Removed": ("run",),
        "FellApart": ("open",),
        "Docked": ("close",),
        "MoveDone": ("",),
        "Unsolvable": ("",),
        "TurnBegan": (),
        "TimeWarning": ("clock",),
        "MatchEnded": ("", "double"),
    },
    "logomachy": {
        "RoundStarted": ("deal",),
        "Dealt": ("deal",),
        "Laid": ("card",),
        "Took": ("take", "sweep"),
        "WordTaken": ("sweep",),
        "Cleared": ("chip", ""),
        "YellowSeven": ("chip", ""),
        "MostYellow": ("chip", ""),
        "MostCards": ("chip", ""),
        "RoundOver": ("",),
        "MatchOver": ("win", "lose"),
    },
    "ludoteca": {
        "Drew": ("draw",),
        "OthersDrew": ("draw", ""),
        "DrawSkipped": ("",),
        "Took": ("take",),
        "Laid": ("card",),
        "Swapped": ("swap",),
        "Closed": ("pillar",),
        "Discarded": ("place", ""),
        "Played": ("open", ""),
        "Gave": ("swap", ""),
        "Traded": ("swap", ""),
        "Looked": ("draw", ""),
        "Kept": ("draw", ""),
        "PutBack": ("draw", ""),
        "Picked": ("take", ""),
        "Reshuffled": ("shuffle",),
        "RoundEnded": ("turn",),
        "RoundBegan": ("deal", ""),
        "MatchEnded": ("win", "lose"),
    },
    "six": {
        "RoundStarted": ("clock",),
        "RollNoted": ("",),
        "Thrown": ("dice", "dice2", "dice3"),
        "Rolled": ("",),
        "Secured": ("secure",),
        "Missed": ("edge",),
        "Passed": ("pass",),
        "Changed": ("turn", ""),
        "Covered": ("card",),
        "Hesitated": ("edge",),
        "Lifted": ("glass",),
        "MatchOver": ("",),
        "PaceSet": ("",),
    },
}
"""The sounds of each event, the usual one first; "" for words alone."""
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
    module = importlib.import_module(f"braillespiel.games.{game}.events")
    return [kind.__name__ for kind in get_args(module.Event)]


@lru_cache(maxsize=64)
def samples(name: str) -> array.array[int]:
    """Return a sound as whole numbers of 16 bits."""
    with wave.open(str(FOLDER / f"{name}.wav")) as file:
        return array.array("h", file.readframes(file.getnframes()))


def told(game: str, seed: int, language: str = "en") -> Iterator[tuple[str, Announcement, str]]:
    """Yield each event of a match as the first seat is told it: name, announcement, cells."""
    found: list[tuple[str, Announcement, str]] = []
    book = registry.game(game)
    seats = min(len(NAMES), max(book.seats_for(book.resolve({}))))
    telling = Telling(game, NAMES[:seats], 0, language)

    def watch(match: Match, happened: Sequence[Any]) -> None:
        view = match.state.view(0)
        for event in happened:
            seen = event.redacted_for(0)
            if seen is not None:
                for each in telling.presenter.announce(seen, view):
                    cells = telling.cells(each.phrase.braille)
                    found.append((type(event).__name__, each, cells))

    play(book, [book.bot("easy")] * seats, {}, seed, watch)
    yield from found


def _examples(game: str) -> dict[tuple[str, str], tuple[str, str]]:
    found: dict[tuple[str, str], tuple[str, str]] = {}
    for seed in SEEDS:
        for event, each, cells in told(game, seed):
            found.setdefault((event, each.sound), (each.phrase.full, cells))
    return found


def _cell(text: str) -> str:
    return text.replace("|", "\\|").replace("\n", " ") or "–"


def page() -> str:
    """Return the page."""
    lines = _TOP.splitlines()
    for game in registry.own():
        examples = _examples(game)
        lines += ["", f"## {'SIX' if game == 'six' else game.capitalize()}", ""]
        lines += [
            "| event | sound | seconds | LUFS | what is said | cells |",
            "|---|---|---|---|---|---|",
        ]
        for event, sounds in SOUNDS[game].items():
            for sound in sounds or ("",):
                said, cells = examples.get((event, sound), ("", ""))
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
all are made, stands in [sounds/README.md](../sounds/README.md). A player's own pack is a folder
under `sounds` in the data folder with files of the same names; it is found by being there.

- Loudness is even: within 2 LU among the sounds of a kind (momentary, ITU-R BS.1770), and no peak
  is above -1 dBTP. Calls have -19 LUFS, keys -20, moves -21.
- Any two sounds differ in spectrum or envelope by at least what the least different pair of the
  first 27 sounds did (0.66, `tests/sound/test_sound_files.py`).
- Opponents are heard from left to right, the own seat in the middle; an item of a row at its place
  from left to right. The setting "Places of sounds" says how far: in the middle, a little to the
  side (at first), or fully. No fact is conveyed by the side alone, so one ear is enough.
- The page in a browser plays the same sounds at the same sides, as loud in each ear, once somebody
  has switched them on and pressed a key or touched it.

`python -m scripts.sounds --record FOLDER` writes one match of each game as a sound file: every
event that has a sound, in order, at the side of its seat. `python -m scripts.sounds` writes this
page: the events of each game as the first seat is told them. Where no sentence stands, the matches
that it was made from did not have the event."""


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
