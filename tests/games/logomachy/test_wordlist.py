"""The word lists: read whole, block by block, and beside a match that goes on."""

from __future__ import annotations

import gzip
import json
from collections.abc import Callable, Generator
from dataclasses import dataclass, field
from importlib.resources import files
from pathlib import Path
from threading import Event, Thread

import pytest

from braillespiel.games.logomachy import wordfinder, wordlist
from braillespiel.games.logomachy.cards import LANGUAGES
from braillespiel.games.logomachy.game import GAME
from braillespiel.games.logomachy.wordlist import WordList
from tests.support.player import Player


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_is_read_whatever_the_blocks(language: str) -> None:
    packed = files("spellchecker").joinpath("resources", f"{language}.json.gz").read_bytes()
    text = gzip.decompress(packed)
    blocks = list(wordlist._blocks(text))
    assert len(blocks) > 5
    assert [word for block in blocks for word in block] == list(json.loads(text))


def test_pairs_on_one_line_are_read_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wordlist, "_BLOCK", 3)
    assert list(wordlist._blocks(b'{"a": 1, "b": 2}\n')) == [{"a": 1, "b": 2}]
    assert list(wordlist._blocks(b'{\n"a": 1,\n"b": 2\n}')) == [{"a": 1}, {"b": 2}, {}]
    assert list(wordlist._blocks(b"{}")) == []


def test_a_list_is_not_ready_while_it_is_being_read(monkeypatch: pytest.MonkeyPatch) -> None:
    begun, go_on = Event(), Event()

    def read(language: str) -> dict[str, None]:
        begun.set()
        go_on.wait(20)
        return {"haus": None}

    monkeypatch.setattr(wordlist, "_read", read)
    words = WordList("de")
    assert words.ready()
    reader = Thread(target=words.prepare)
    reader.start()
    assert begun.wait(20)
    assert not words.ready()
    go_on.set()
    reader.join(20)
    assert words.ready()
    assert words.has("haus")


@dataclass(eq=False)
class Slow:
    """A lexicon that is ready at the fourth question."""

    asked: list[bool] = field(default_factory=list)

    def ready(self) -> bool:
        self.asked.append(len(self.asked) > 2)
        return self.asked[-1]

    def has(self, word: str) -> bool:
        return word in self.words()

    def words(self) -> list[str]:
        assert self.asked[-1], "asked while it is being read"
        return ["haus", "aus"]


def test_a_bot_goes_on_waiting_while_the_list_is_being_read() -> None:
    lexicon = Slow()
    found: list[tuple[str, str]] = []

    def look() -> Generator[None, None, None]:
        found.extend((yield from wordfinder.words_in_reach(lexicon, ["h"], ["a", "u", "s"], 8)))

    slices = len(list(look()))
    assert found == [("haus", "h")]
    assert lexicon.asked == [False, False, False, True]
    assert slices >= 3


def test_a_match_with_letters_reads_its_list_beside_the_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    beside: list[Callable[[], None]] = []
    read: list[str] = []
    player = Player(tmp_path)
    monkeypatch.setattr(player.app, "in_background", beside.append)
    monkeypatch.setattr(WordList, "prepare", lambda words: read.append(words.language))
    player.play("logomachy", letters=True, language="fr")
    assert read == []
    for work in beside:
        work()
    assert read == ["fr"]


def test_a_match_with_numbers_reads_no_list(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(WordList, "prepare", lambda words: pytest.fail("a list is read"))
    GAME.prepare(GAME.resolve({}))
