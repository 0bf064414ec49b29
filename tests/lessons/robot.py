"""A robot that knows of the program only how a sentence names a key.

It presses what "Drücke ..." names, one key after the other, and nothing else. In a match it goes on
with what it was told to press in the lesson.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache

from braillespiel.lessons.library import FoundLesson
from braillespiel.ui.commands import COMMANDS
from braillespiel.ui.keymap import key_phrase
from braillespiel.ui.lessons.menu import open_lesson
from braillespiel.words.catalogue import Words
from tests.support.player import Player

TOLD = {
    "de": re.compile(r"Drücke ((?:(?!Drücke ).)+)\.$"),
    "en": re.compile(r"Press ((?:(?!Press ).)+)\.$"),
    "fr": re.compile(r"Appuie sur ((?:(?!Appuie sur ).)+)\.$"),
}
THEN = {"de": ", dann ", "en": ", then ", "fr": ", puis "}
TIMES = {
    "de": re.compile(r"(?P<count>\d+)-mal (?P<key>.+)"),
    "en": re.compile(r"(?P<key>.+) (?P<count>\d+) times"),
    "fr": re.compile(r"(?P<key>.+) (?P<count>\d+) fois"),
}
PATIENCE = 3000
"""So often a key sequence is tried in a whole match."""
LONGEST = 60
"""A lesson has 15 steps at most; whoever takes longer is going round in circles."""


@cache
def _keys(language: str) -> dict[str, str]:
    """Return the keys that there are, by what they are called."""
    words = Words(language, ("client",))
    letters = [chr(code) for code in range(ord("A"), ord("Z") + 1)]
    known = [key for row in COMMANDS for key in row.keys]
    return {key_phrase(words, key).full: key for key in (*letters, *known)}


def named(sentence: str, language: str) -> tuple[str, ...]:
    """Return the keys that a sentence asks for, () if it asks for none."""
    told = TOLD[language].search(sentence)
    if told is None:
        return ()
    keys: list[str] = []
    for part in told[1].split(THEN[language]):
        times = TIMES[language].match(part)
        count = int(times["count"]) if times else 1
        name = times["key"] if times else part
        keys += [_keys(language)[name]] * count
    return tuple(keys)


class Robot:
    """Sits at the client of ``player``."""

    def __init__(self, player: Player, language: str) -> None:
        self.player = player
        self.language = language
        self.learnt: list[tuple[str, ...]] = []
        """What it was told to press, in order."""

    def follow(self, heard: list[str]) -> list[str]:
        """Do what the sentences tell until they tell nothing more; return the last ones."""
        for _ in range(LONGEST):
            keys = next((k for k in (named(one, self.language) for one in heard[::-1]) if k), ())
            if not keys:
                return heard
            if keys not in self.learnt:
                self.learnt.append(keys)
            heard = self.player.press(*keys)
        raise AssertionError(f"goes round in circles: {heard}")

    def learn(self, lessons: Iterable[FoundLesson]) -> None:
        """Finish lessons, one after the other."""
        for one in lessons:
            self.player.ear.said.clear()
            open_lesson(self.player.ui, one)
            self.follow(list(self.player.ear.said))
            self.player.press("Escape")

    def play(self, one: FoundLesson) -> int:
        """Play a whole match of the variant that a lesson is about; return how long it took.

        Cubus is played with knocking, as it is set up: without, a rebuilding that somebody sees
        may be compulsory, and that no sentence names key by key.
        """
        options = {**one.lesson.options, "seats": 2}
        if options.get("knock") == "off":
            del options["knock"]
        if "puzzle" in options:
            options = {"puzzle": "easy", "untimed": True, "seats": 1}
        self.player.play(one.lesson.game, **options)
        self.ask_for_help()
        return self.play_on(PATIENCE)

    def ask_for_help(self) -> None:
        """Learn the keys that the help of the table names: in each line they come first."""
        heard = self.player.press("F1")
        for _ in range(LONGEST):
            entry = heard[-1].split(". ", 1)[-1]
            names = entry.split(":")[0].strip().split(", ")
            keys = [_keys(self.language).get(name) for name in names]
            first = keys[0]
            if first is not None and len(first) == 1 and (first,) not in self.learnt:
                self.learnt.append((first,))
            if self.player.ui.screen is self.player.table:
                raise AssertionError("the help has closed")
            heard, before = self.player.press("Down"), heard
            if heard == before:
                break
        self.player.press("Escape")

    def play_on(self, most: int) -> int:
        """Press what was learnt, again and again, until a match is over; return how often.

        Asked whether it really means what it has pressed, it says yes, whatever the question adds
        about what follows.
        """
        no = Words(self.language, ("client",)).phrase("answer-no").full
        for number in range(most):
            table = self.player.table
            if table.over:
                return number
            heard = self.player.press(*self.learnt[number % len(self.learnt)])
            if heard and "?" in heard[-1] and f" {no}, " in heard[-1]:
                self.player.press("Down", "Enter")
            while not table.over and (self.player.ui.screen is not table or table.drafting()):
                self.player.press("Escape")
        raise AssertionError(f"not over after {most}: {self.player.said}")
