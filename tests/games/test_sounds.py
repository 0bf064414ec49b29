"""Every earcon that a game names is there, and is what the list in docs/sounds.md says."""

from __future__ import annotations

import re
import wave
from collections import Counter
from pathlib import Path

import numpy as np
import pytest

from braillespiel import resources
from braillespiel.engine.contract import OptionError
from braillespiel.engine.match import Match
from braillespiel.engine.simulate import play
from braillespiel.games import registry
from braillespiel.games.presenter import Announcement
from braillespiel.games.usual import presenter as usual_presenter
from braillespiel.words.catalogue import Words
from scripts.sounds import ALIKE, PAGE, RATE, events, examples, maker, record, samples, told
from tests.support.facts import by_hand, facts

FILES = {path.stem for path in resources.folder("sounds").glob("*.wav")}


@pytest.mark.parametrize("name", registry.own())
def test_every_sound_of_a_game_has_its_file(name: str) -> None:
    game = registry.game(name)
    words = Words("en", ("client", *registry.catalogues(name)))
    heard: list[tuple[str, Announcement]] = []
    variants: list[dict[str, bool | int | str]] = [{}]
    variants += [{o.id: True} for o in game.options if isinstance(o.default, bool)]
    for options in variants:
        try:
            seats = game.seats_for(game.resolve(options))[0]
        except OptionError:
            continue
        presenter = registry.presenter_type(name)(words, [f"P{n}" for n in range(seats)], 0)

        def watch(match: Match, events: list[object], presenter=presenter) -> None:  # type: ignore[no-untyped-def]
            view = match.state.view(0)
            for event in events:
                seen = event.redacted_for(0)  # type: ignore[attr-defined]
                if seen is not None:
                    for each in presenter.announce(seen, view):
                        heard.append((type(event).__name__, each))

        for seed in range(2):
            play(game, [game.bot("easy")] * seats, options, seed, watch)
    assert {each.sound for _, each in heard} - {""} <= FILES
    unlisted = {
        (event, each.sound) for event, each in heard if each.sound not in facts(name).SOUNDS[event]
    }
    assert unlisted == set()


@pytest.mark.parametrize("game", registry.own())
def test_the_list_names_each_event_and_only_sounds_that_its_sentences_have(game: str) -> None:
    every = game in by_hand()  # of the usual events a game has those that come in it
    assert list(facts(game).SOUNDS) == [
        event for event in events(game) if every or event in facts(game).SOUNDS
    ]
    own = registry.source(game).folder / "sentences.py"
    said_by = own if own.is_file() else Path(usual_presenter.__file__)
    source = said_by.read_text(encoding="utf-8")
    named = {sound for sounds in facts(game).SOUNDS.values() for sound in sounds} - {""}
    assert {sound for sound in named if f'"{sound}"' not in source} == set()
    shared = Counter(
        sound for sounds in facts(game).SOUNDS.values() for sound in set(sounds) - {""}
    )
    assert {sound for sound, count in shared.items() if count > 1} <= set(ALIKE)


@pytest.mark.parametrize("game", registry.own())
def test_each_line_of_the_list_comes_in_a_match_with_words_and_nothing_else_does(game: str) -> None:
    listed = {(event, sound) for event, sounds in facts(game).SOUNDS.items() for sound in sounds}
    found = examples(game)
    assert set(found) == listed
    assert [key for key, (said, cells) in found.items() if not (said and cells)] == []


@pytest.mark.parametrize("game", registry.own())
def test_the_page_says_each_sound_with_its_length_and_level(game: str) -> None:
    title = facts(game).VARIANTS[0][0]
    part = PAGE.read_text(encoding="utf-8").split(f"\n## {title}\n")[1].split("\n## ")[0]
    rows = re.findall(r"^\| (\w+) \| (\S+) \| (\S+) \| (\S+) \|", part, re.MULTILINE)[1:]
    wordless = re.findall(r"^\| (\w+) \|.*\| – \|$", part, re.MULTILINE)
    assert wordless == [event for event, sounds in facts(game).SOUNDS.items() if not sounds]
    wanted = []
    for event, sounds in facts(game).SOUNDS.items():
        for sound in sounds or ("",):
            length = f"{len(samples(sound)) / RATE:.2f}" if sound else "–"
            level = f"{maker().level(sound):.0f}" if sound else "–"
            wanted.append((event, sound or "–", length, level))
    assert rows == wanted


def test_the_page_says_that_nobody_has_heard_them_yet() -> None:
    assert "Not yet heard by people" in PAGE.read_text(encoding="utf-8")


@pytest.mark.parametrize("game", registry.own())
def test_a_recorded_match_has_every_sound_in_order_and_none_twice(
    game: str, tmp_path: Path
) -> None:
    path = tmp_path / "match.wav"
    names = record(game, path)
    assert names == [each.sound for _, each, _ in told(game, 1) if each.sound]
    with wave.open(str(path)) as file:
        whole = np.frombuffer(file.readframes(file.getnframes()), "<i2").reshape(-1, 2)
    at = 0
    known = {name: np.frombuffer(samples(name), "<i2").astype(float) for name in set(names)}
    norms = {name: np.linalg.norm(shape) for name, shape in known.items()}
    for name in names:
        piece = whole[at : at + len(known[name])].astype(float).max(1)
        length = len(known[name])
        norm = np.linalg.norm(piece)
        likeness = {
            other: float(np.dot(piece[: min(length, len(shape))], shape[:length]))
            / (norm * norms[other] + 1e-9)
            for other, shape in known.items()
        }
        assert max(likeness, key=lambda one: likeness[one]) == name
        at += max(length, round(0.45 * RATE))
    assert at == len(whole)
