"""The strokes: the supplied table, and an owner's file."""

from __future__ import annotations

from pathlib import Path

import pytest

from braillespiel.engine.match import Match
from braillespiel.games import registry
from braillespiel.games.six import deck
from braillespiel.games.six.deck import DeckError, built_in_deck, load_deck
from braillespiel.games.six.game import GAME
from braillespiel.words.catalogue import Words


def test_the_supplied_strokes_follow_how_rare_a_sum_is() -> None:
    assert built_in_deck() == (3, 3, 2, 1, 1, 1, 2, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7)


def written(tmp_path: Path, text: str) -> Path:
    path = tmp_path / "own.toml"
    path.write_text(text, encoding="utf-8")
    return path


def numbers(**changes: str) -> str:
    lines = {str(number): "1" for number in range(1, 19)}
    lines |= {name.strip("n"): value for name, value in changes.items()}
    return "[strokes]\n" + "\n".join(f"{name} = {value}" for name, value in lines.items() if value)


def test_an_owners_strokes_count_and_a_match_keeps_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = written(tmp_path, numbers(n18="9"))
    monkeypatch.setattr(deck, "own_path", lambda: path)
    match = Match(GAME, 2, {"deck": "own"}, 1)
    assert match.state.to_position()["strokes"][17] == 9
    position = match.position
    assert position is not None
    path.write_text(numbers(), encoding="utf-8")
    again = Match(GAME, 2, {"deck": "own"}, 1, position)
    assert again.state.to_position()["strokes"][17] == 9


@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ("x = 1", "deck-strokes"),
        ("[strokes", "deck-toml"),
        (numbers(n18=""), "deck-value"),
        (numbers(n18="100"), "deck-value"),
        (numbers(n18="true"), "deck-value"),
        (numbers(n19="1"), "deck-number"),
    ],
)
def test_a_wrong_file_is_refused_in_words(tmp_path: Path, text: str, rule: str) -> None:
    with pytest.raises(DeckError) as refused:
        load_deck(written(tmp_path, text))
    assert refused.value.rule == rule
    for language in ("de", "en"):
        words = Words(language, registry.catalogues("six"))
        details = {name: str(value) for name, value in refused.value.details.items()}
        assert words(f"six-illegal-{rule}", **details)


def test_a_missing_or_unreadable_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(DeckError) as missing:
        load_deck(tmp_path / "none.toml")
    assert (missing.value.rule, missing.value.details["path"]) == (
        "deck-missing",
        str(tmp_path / "none.toml"),
    )
    with pytest.raises(DeckError) as folder:
        load_deck(tmp_path)
    assert folder.value.rule == "deck-unreadable"
    latin = tmp_path / "latin.toml"
    latin.write_bytes(b"# \xe4\n")
    with pytest.raises(DeckError) as encoding:
        load_deck(latin)
    assert encoding.value.rule == "deck-encoding"
