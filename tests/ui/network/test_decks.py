"""A table for a player's own deck: it travels along, and errors in it are said before it opens."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.ui.network.fakes import ANNA, player, table

STROKES = {str(n): n % 7 for n in range(1, 19)}


@pytest.mark.parametrize(
    ("language", "sentence", "felt"),
    [
        ("en", "No cards of your own: {path} is missing. Put the file there.", "⠋⠊⠇⠑⠀⠍⠊⠎⠎⠊⠝⠛"),
        ("de", "Keine eigenen Karten: {path} fehlt. Leg die Datei dort hin.", "⠙⠁⠞⠑⠊⠀⠋⠑⠓⠇⠞"),
    ],
)
def test_an_own_deck_comes_along_or_it_is_said_why_not(
    tmp_path: Path, home_of_nobody: Path, language: str, sentence: str, felt: str
) -> None:
    here, net = player(tmp_path, language)
    here.press("Enter", "S", "Enter", *["Up"] * 2, "Right", "Home", "Down")
    path = home_of_nobody / "decks" / "six.toml"
    assert here.press("Enter") == [sentence.format(path=path)]
    assert here.cells.startswith(felt)
    assert net.client is None

    path.parent.mkdir(parents=True)
    lines = [f"{name} = {value}" for name, value in STROKES.items()]
    path.write_text("[strokes]\n" + "\n".join(lines), encoding="utf-8")
    here.press("Enter")
    assert net.client is not None
    net.client.shows(table(ANNA, code="204816"))
    here.settle()
    ((what, set_up),) = net.client.asked
    assert what == "set-up"
    assert set_up.options["deck"] == "own"
    assert set_up.deck == {"strokes": STROKES}
