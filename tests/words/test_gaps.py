"""A mistake in a translation never costs a sentence: English stands in, and is counted."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import pytest

from braillespiel.engine.match import Match
from braillespiel.engine.simulate import play
from braillespiel.games import registry
from braillespiel.words import bundle, catalogue, gaps
from braillespiel.words.catalogue import Words
from tests.golden.variants import VARIANTS
from tests.support.player import Player

pytestmark = pytest.mark.gaps

KEYS = ("T", "C", "B", "G", "D", "S", "Shift+S", "L", "H", "F1", "Escape", "Right", "Down", "Tab")


@pytest.fixture
def written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[str | bytes], Words]:
    """Return what makes a catalogue the German "client" and returns its words."""
    ours = catalogue.catalogue_path

    def make(text: str | bytes) -> Words:
        path = tmp_path / f"{len(list(tmp_path.iterdir()))}.ftl"
        path.write_bytes(text.encode() if isinstance(text, str) else text)

        def instead(name: str, language: str) -> Path:
            return path if (name, language) == ("client", "de") else ours(name, language)

        monkeypatch.setattr(catalogue, "catalogue_path", instead)
        return Words("de", ("client",))

    return make


BROKEN = {
    "syntax": "edge = x { $y\n",
    "no-default": "edge = { $n ->\n  [one] a\n}\n",
    "itself": "edge = { edge }\n",
    "not-translated": "edge = { client-nope }\n",
    "variable": "edge = { $nothing }\n",
    "number": 'edge = { NUMBER($count, style: "percent") }\n',
    "function": "edge = { FOO(1) }\n",
    "no-value": "edge =\n    .brief = kurz\n",
    "silent": 'edge = { "" }\n',
}
"""The nine ways; beyond them, what only a machine would write."""
BEYOND = {
    "missing": "other = da\n",
    "no-text": b"edge = Rand \xff\xfe\n",
    "term": "-a = { -a }\nedge = { -a }\n",
    "deep": "edge = " + "{ " * 3000 + '"x"' + " }" * 3000 + "\n",
    "long": "edge = { a0 }\n"
    + "".join(f"a{n} = {{ a{n + 1} }}{{ a{n + 1} }}\n" for n in range(20)),
}


@pytest.mark.parametrize("text", (BROKEN | BEYOND).values(), ids=(BROKEN | BEYOND).keys())
def test_english_stands_in_for_a_broken_message(
    written: Callable[[str | bytes], Words], text: str | bytes
) -> None:
    phrase = written(text).phrase("edge", count="x", n=1)
    assert (phrase.full, phrase.normal) == ("Edge", "Edge")
    assert phrase.brief in ("Edge", "kurz")
    assert phrase.braille.lower() in ("edge", "kurz")
    assert list(gaps.of("de")) == ["edge"]
    assert gaps.of("en") == {}


def test_why_english_stood_in_is_known(written: Callable[[str | bytes], Words]) -> None:
    words = written(f"{BROKEN['silent']}place = {{ $nothing }}\n")
    said = [words("edge"), words("place", number=1, count=2), words("goodbye")]
    assert said == ["Edge", "1 of 2", "Goodbye"]
    assert gaps.of("de") == {"edge": "silent", "place": "broken", "goodbye": "missing"}


def test_a_longer_wording_of_the_language_comes_before_english(
    written: Callable[[str | bytes], Words],
) -> None:
    words = written('edge = Kante\n    .brief = { $nothing }\n    .braille = { "" }\n')
    assert words.phrase("edge").brief == "Kante"
    assert words.phrase("edge").braille == "Kante"
    assert gaps.of("de") == {"edge": "broken"}


def test_other_messages_of_a_catalogue_with_mistakes_stay(
    written: Callable[[str | bytes], Words],
) -> None:
    words = written("\ufeffedge = Kante\n\nplace = { $number\n= ?\ngoodbye = leer\n")
    assert (words("edge"), words("goodbye")) == ("Kante", "leer")
    assert words("place", number=1, count=2) == "1 of 2"


@pytest.mark.parametrize(
    "text", ["x = ja\n    .help = { $nothing }\n", "x = ja\n", 'x = ja\n    .help = { "" }\n']
)
def test_english_stands_in_for_help(written: Callable[[str | bytes], Words], text: str) -> None:
    key = "setting-language"
    english = Words("en", ("client",)).help(key)
    assert written(text.replace("x", key)).help(key) == english
    assert list(gaps.of("de")) == [f"{key}.help"]


def test_a_game_replaces_no_sentence_of_anybody_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ours = catalogue.catalogue_path
    names = ("games/six", "beside:own")
    text = "".join(
        f"{key} = mine\n"
        for key in ("outside-missing", "system-eacces", "error-no-such-seat", "edge", "six-title")
    )
    text += "-six-one = mine\nsix-own = { -six-one }\n-other = mine\nsix-other = { -other }\n"
    paths = {name: tmp_path / f"{number}.ftl" for number, name in enumerate(names)}
    paths["games/six"].write_text(text, encoding="utf-8")
    paths["beside:own"].write_text(text + "step = mine\n", encoding="utf-8")
    monkeypatch.setattr(
        catalogue,
        "catalogue_path",
        lambda name, language: paths.get(name) or ours(name, language),
    )
    known = Words("de", ("client", "store"))
    for catalogues in (("games/six",), ("games/six", "client", "store"), (*names, "client")):
        words = Words("de", catalogues)
        for key in (
            "outside-missing",
            "system-eacces",
            *(["edge"] if "client" in catalogues else []),
        ):
            assert words(key, path="p", detail="d") == known(key, path="p", detail="d")
        assert words("six-title") == words("six-own") == "mine"
    assert not Words("de", ("games/six",)).has("edge")
    assert Words("de", names)("step") == "mine"


def _without(every: int, monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """Leave every tenth message out of the German catalogues; return their names."""
    entries = bundle.entries
    left_out: set[str] = set()

    def fewer(path: Path) -> Mapping[str, str]:
        found = entries(path)
        if "de" not in (path.stem, path.parent.name):
            return found
        gone = {key for n, key in enumerate(sorted(found)) if n % every == 0 and key[0] != "-"}
        left_out.update(gone)
        return {key: text for key, text in found.items() if key not in gone}

    monkeypatch.setattr(bundle, "entries", fewer)
    bundle.shared.cache_clear()
    return left_out


def _asked(monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """Return a set that gets every message that is worded from now on."""
    asked: set[str] = set()
    worded, helped = Words._format, Words.help

    def heard(self: Words, key: str, *rest: Any) -> str:
        said = worded(self, key, *rest)
        if said:
            asked.add(key)
        return said

    def help_heard(self: Words, key: str) -> Any:
        asked.add(f"{key}.help")
        return helped(self, key)

    monkeypatch.setattr(Words, "_format", heard)
    monkeypatch.setattr(Words, "help", help_heard)
    return asked


@pytest.mark.parametrize("game", registry.own())
def test_every_game_plays_with_every_tenth_message_missing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    left_out = _without(10, monkeypatch)
    asked = _asked(monkeypatch)
    try:
        player = Player(tmp_path, "de")
        player.play(game, seats=2)
        heard = [player.press(key) for key in KEYS]
        _whole_match(game)
    finally:
        bundle.shared.cache_clear()
    assert player.errors == []
    assert all(map(any, heard))
    told = set(gaps.of("de"))
    assert told
    # What games usually say is said under the name of the game.
    left_out |= {re.sub("^usual-", f"{game}-", key) for key in left_out}
    missing = {key for key in asked if key.removesuffix(".help") in left_out}
    # A message made of one that is not there is counted too.
    assert missing <= told
    assert {key for key in told - missing if gaps.of("de")[key] == "missing"} == set()


def _whole_match(game: str) -> None:
    """Let bots play, and word what one seat is told, and its zones after every action."""
    rules = registry.game(game)
    words = Words("de", registry.catalogues(game))
    presenter = registry.presenter_type(game)(words, ["Anna", "Ben"], 0)

    def watch(match: Match[Any, Any, Any], events: Any) -> None:
        view = match.state.view(0)
        for event in events:
            known = event.redacted_for(0)
            told = () if known is None else presenter.announce(known, view)
            assert all(each.phrase.full or each.phrase.braille for each in told)
        for zone in presenter.zones(view):
            assert all(item.text.full for item in zone.items)

    recorded = (one.options for one in VARIANTS if one.game == game and one.seats == 2)
    bots = [rules.bot("easy") for _ in range(2)]
    match = play(rules, bots, next(recorded, {}), 7, watch)
    assert presenter.result(match.state.view(0)).full
