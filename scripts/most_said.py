"""Count which messages are said most: ``python -m scripts.most_said``.

English is written as a language of its own in which a sign at the end of each wording tells which
message it is of. A beginner goes through the menus by ear, plays each game up to her third own
move and asks all that she can ask, and demos tell whole matches; what is counted is only what was
said aloud. The tables in docs/translating.md are made so.
"""

from __future__ import annotations

import io
import json
import os
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, redirect_stdout
from pathlib import Path

from fluent.syntax import FluentSerializer, ast

from braillespiel import cli, languages
from braillespiel.games import registry
from braillespiel.words.catalogue import use_own_words
from braillespiel.words.syntax import parse
from scripts.first_steps import Beginner

CODE = "xx"
MOST = 150
SEEDS = (0, 1, 2)
MENUS = (
    *("Down",) * 6,
    *("Home", "Enter", *("Down",) * 4, "Escape"),
    *("Down",) * 7,
    *("Home", "Enter", "S", "Enter", *("Down",) * 13),
    *("Home", "Enter", "Escape", *("Down",) * 4),
)
"""Every entry of the first menu, of the games, the main menu, a match of Six and its menu."""
_FIRST_SIGN = 0x20000  # a letter without case that no sentence has
_ASKED = (
    *("T", "C", "Down", "Right", "B", "G", "D", "S", "L", "H", "Escape", "I", "R"),
    *("F1", "Down", "Down", "Escape", "Tab", "Right", "Tab", "Down", "Home", "Ctrl+L"),
    *("Tab", "Right", "Down", "Escape", "Down", "Down", "Down", "Escape"),
    *("F2", "Down", "Down", "Enter", "Down", "Down", "Escape", "Escape"),
)
"""What a beginner asks at a table: the state, all zones, help, the menu of the game, settings."""

Place = tuple[str, str]
"""An area and a message of it."""


def _mark(pattern: ast.Pattern | None, sign: str) -> None:
    """Write the sign behind a wording, but not behind one that says nothing: ``{ "" }``."""
    elements = [] if pattern is None else pattern.elements
    said = [getattr(element, "expression", element) for element in elements]
    if not all(isinstance(each, ast.StringLiteral) for each in said):
        elements.append(ast.TextElement(sign))


def write(folder: Path) -> dict[str, Place]:
    """Write the marked language into ``folder``; return which sign is of which message."""
    signs: dict[str, Place] = {}
    for area, path in languages.catalogues(languages.FALLBACK).items():
        resource = parse(path.read_text("utf-8"))
        for entry in resource.body:
            if not isinstance(entry, ast.Message):
                continue
            sign = chr(_FIRST_SIGN + len(signs))
            signs[sign] = (area, entry.id.name)
            _mark(entry.value, sign)
            for attribute in entry.attributes:
                if attribute.id.name not in ("braille", "display"):
                    _mark(attribute.value, sign)
        file = folder / CODE / f"{area}.ftl"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(FluentSerializer().serialize(resource), encoding="utf-8")
    (folder / CODE / languages.FACTS).write_text('name = "Marked"\n', encoding="utf-8")
    return signs


@contextmanager
def marked() -> Iterator[dict[str, Place]]:
    """Let the program speak the marked language in an empty home; give what the signs are of."""
    before = os.environ.get("BRAILLESPIEL_HOME")
    with tempfile.TemporaryDirectory() as home:
        os.environ["BRAILLESPIEL_HOME"] = home
        signs = write(Path(home) / "words")
        use_own_words(Path(home) / "words")
        try:
            yield signs
        finally:
            use_own_words(None)
            if before is None:
                del os.environ["BRAILLESPIEL_HOME"]
            else:
                os.environ["BRAILLESPIEL_HOME"] = before


def demo(game: str, seed: int) -> list[str]:
    """Return what is said in a match of the marked language that is only listened to."""
    told = io.StringIO()
    with redirect_stdout(told):
        cli.main(["demo", game, "--lang", CODE, "--seed", str(seed), "--json"])
    return [json.loads(line)["speech"] for line in told.getvalue().splitlines()]


def heard(game: str | None, keys: Sequence[str]) -> list[str]:
    """Return what a beginner hears of the marked language: of a game, and then of some keys."""
    with tempfile.TemporaryDirectory() as home:
        beginner = Beginner(Path(home), by_finger=False, language=CODE)
        if game is not None:
            beginner.play(game)
        for key in keys:
            beginner.key(key)
        beginner.player.app.close()
        return [said for _, met in beginner.way.steps for said in met]


def said() -> tuple[list[str], list[str], list[str]]:
    """Return what is said in a demo of Six, in the menus, and in the games, played and told."""
    games = []
    for game in registry.own():
        games += heard(game, _ASKED)
        for seed in SEEDS:
            games += demo(game, seed)
    return demo("six", 0), heard(None, MENUS), games


def messages(sentence: str, signs: dict[str, Place]) -> list[Place]:
    """Return the messages that a sentence is made of."""
    return [signs[char] for char in sentence if char in signs]


def _tell(places: Sequence[Place]) -> None:
    """Print a table: the areas in the order of their first messages, and these."""
    for area in dict.fromkeys(area for area, _ in places):
        names = ", ".join(f"`{key}`" for one, key in places if one == area)
        sys.stdout.write(f"| `{area}` | {names} |\n")


def _covered(said: Sequence[str], signs: dict[str, Place], places: Sequence[Place]) -> str:
    whole = sum(set(messages(one, signs)) <= set(places) for one in said)
    return f"{whole / len(said):.0%} of {len(said):,} sentences"


def main() -> int:
    """Print three tables of messages, what is heard first first, and how much each brings."""
    with marked() as signs:
        parts = said()
    listed: list[Place] = []
    every = [one for part in parts for one in part]
    found = Counter(place for one in every for place in messages(one, signs))
    for part in parts:
        there = dict.fromkeys(place for one in part for place in messages(one, signs))
        if part is parts[-1]:
            there = dict.fromkeys(place for place, _ in found.most_common())
        new = [place for place in there if place not in listed][: MOST - len(listed)]
        listed += new
        share = sum(found[place] for place in listed) / found.total()
        out = f"{len(new)} more, {len(listed)} of {len(found)}: {_covered(part, signs, listed)} "
        out += f"of these, {_covered(every, signs, listed)} of all, "
        sys.stdout.write(out + f"{share:.0%} of {found.total():,} messages said\n")
        _tell(new)
    return 0


if __name__ == "__main__":
    sys.exit(main())
