"""At the end one hears and feels who has won, with the most of what, and the scores."""

from __future__ import annotations

import json

import pytest

from braillespiel.commands.telling import Telling
from braillespiel.engine.match import Match
from braillespiel.games import registry
from braillespiel.games.presenter import Announcement
from tests.golden.record import read
from tests.golden.variants import VARIANTS

ENDS = {
    ("ludoteca", "basic", "en"): (
        "You win with the most points: you 26, 4 pillars; Louis 10, 1 pillar.",
        "You win with the most points: you 26, 4 pillars; Louis 10, 1 pillar.",
        "You win: you 26, 4; Louis 10, 1",
        "⠺⠊⠝⠀⠽⠕⠥⠀⠽⠕⠥⠀⠼⠃⠋⠏⠀⠼⠙⠌⠼⠋⠀⠠⠇⠕⠥⠊⠎⠀⠼⠁⠚⠏⠀⠼⠁⠌⠼⠋",
    ),
    ("ludoteca", "extended", "en"): (
        "You win with all six pillars: you 42, 6 pillars; Louis 28, 4 pillars.",
        "You win with all six pillars: you 42, 6 pillars; Louis 28, 4 pillars.",
        "You win: six pillars",
        "⠺⠊⠝⠀⠽⠕⠥⠀⠼⠋⠌⠼⠋⠸⠀⠽⠕⠥⠀⠼⠙⠃⠏⠀⠼⠋⠌⠼⠋⠀⠠⠇⠕⠥⠊⠎⠀⠼⠃⠓⠏⠀⠼⠙⠌⠼⠋",
    ),
    ("logomachy", "two-decks", "en"): (
        "Shared win for you and Helen with the most chips: you 3 chips, Helen 3 chips, "
        "Valentin one chip, Jacob one chip, Louis no chips.",
        "Shared win for you and Helen with the most chips: you 3 chips, Helen 3 chips, "
        "Valentin one chip, Jacob one chip, Louis no chips.",
        "Shared win: you 3, Helen 3, Valentin 1, Jacob 1, Louis 0",
        "⠺⠊⠝⠀⠽⠕⠥⠀⠠⠓⠑⠇⠑⠝⠀⠽⠕⠥⠀⠼⠉⠀⠠⠓⠑⠇⠑⠝⠀⠼⠉⠀⠠⠧⠁⠇⠑⠝⠞⠊⠝⠀⠼⠁⠀⠠⠚⠁⠉⠕⠃⠀⠼⠁⠀⠠⠇⠕⠥⠊⠎⠀⠼⠚",
    ),
    ("logomachy", "letters-de", "en"): (
        "You win with the most cards: you 45 cards, Louis 29 cards.",
        "You win with the most cards: you 45 cards, Louis 29 cards.",
        "You win: you 45, Louis 29",
        "⠺⠊⠝⠀⠽⠕⠥⠀⠽⠕⠥⠀⠼⠙⠑⠀⠠⠇⠕⠥⠊⠎⠀⠼⠃⠊",
    ),
    ("hexaducto", "two", "en"): (
        "You win with the fewest points: you 17; Louis 23.",
        "You win with the fewest points: you 17; Louis 23.",
        "You win: you 17; Louis 23",
        "⠺⠊⠝⠀⠽⠕⠥⠀⠽⠕⠥⠀⠼⠁⠛⠀⠠⠇⠕⠥⠊⠎⠀⠼⠃⠉",
    ),
    ("six", "race", "en"): (
        "You win with the most strokes: you 16, Louis 8.",
        "You win with the most strokes: you 16, Louis 8.",
        "You win: you 16, Louis 8",
        "⠺⠊⠝⠀⠽⠕⠥⠀⠽⠕⠥⠀⠼⠁⠋⠀⠠⠇⠕⠥⠊⠎⠀⠼⠓",
    ),
    ("cubus", "build-4", "en"): (
        "A tie: you and Helen share the win with the most points: you 12 points, Helen "
        "12 points, Valentin 11 points and Louis 6 points.",
        "A tie: you and Helen share the win with the most points: you 12 points, Helen "
        "12 points, Valentin 11 points and Louis 6 points.",
        "Shared win: you 12, Helen 12, Valentin 11, Louis 6",
        "⠺⠊⠝⠀⠽⠕⠥⠀⠠⠓⠑⠇⠑⠝⠀⠽⠕⠥⠀⠼⠁⠃⠀⠠⠓⠑⠇⠑⠝⠀⠼⠁⠃⠀⠠⠧⠁⠇⠑⠝⠞⠊⠝⠀⠼⠁⠁⠀⠠⠇⠕⠥⠊⠎⠀⠼⠋",
    ),
    ("ludoteca", "basic", "de"): (
        "Du gewinnst mit den meisten Punkten: du 26, 4 Säulen; Louis 10, 1 Säule.",
        "Du gewinnst mit den meisten Punkten: du 26, 4 Säulen; Louis 10, 1 Säule.",
        "Du gewinnst: du 26, 4; Louis 10, 1",
        "⠎⠊⠑⠛⠀⠙⠥⠀⠙⠥⠀⠆⠖⠏⠀⠲⠌⠖⠀⠇⠕⠥⠊⠎⠀⠂⠴⠏⠀⠂⠌⠖",
    ),
    ("ludoteca", "extended", "de"): (
        "Du gewinnst mit allen sechs Säulen: du 42, 6 Säulen; Louis 28, 4 Säulen.",
        "Du gewinnst mit allen sechs Säulen: du 42, 6 Säulen; Louis 28, 4 Säulen.",
        "Du gewinnst: sechs Säulen",
        "⠎⠊⠑⠛⠀⠙⠥⠀⠖⠌⠖⠸⠀⠙⠥⠀⠲⠆⠏⠀⠖⠌⠖⠀⠇⠕⠥⠊⠎⠀⠆⠦⠏⠀⠲⠌⠖",
    ),
    ("logomachy", "numbers", "de"): (
        "Du gewinnst mit den meisten Chips: du 6 Chips, Louis kein Chip.",
        "Du gewinnst mit den meisten Chips: du 6 Chips, Louis kein Chip.",
        "Du gewinnst: du 6, Louis 0",
        "⠎⠊⠑⠛⠀⠙⠥⠀⠙⠥⠀⠖⠀⠇⠕⠥⠊⠎⠀⠴",
    ),
    ("logomachy", "letters-de", "de"): (
        "Du gewinnst mit den meisten Karten: du 45 Karten, Louis 29 Karten.",
        "Du gewinnst mit den meisten Karten: du 45 Karten, Louis 29 Karten.",
        "Du gewinnst: du 45, Louis 29",
        "⠎⠊⠑⠛⠀⠙⠥⠀⠙⠥⠀⠲⠢⠀⠇⠕⠥⠊⠎⠀⠆⠔",
    ),
    ("hexaducto", "two", "de"): (
        "Du gewinnst mit den wenigsten Punkten: du 17; Louis 23.",
        "Du gewinnst mit den wenigsten Punkten: du 17; Louis 23.",
        "Du gewinnst: du 17; Louis 23",
        "⠎⠊⠑⠛⠀⠙⠥⠀⠙⠥⠀⠂⠶⠀⠇⠕⠥⠊⠎⠀⠆⠒",
    ),
    ("six", "race", "de"): (
        "Du gewinnst mit den meisten Strichen: du 16, Louis 8.",
        "Du gewinnst mit den meisten Strichen: du 16, Louis 8.",
        "Du gewinnst: du 16, Louis 8",
        "⠎⠊⠑⠛⠀⠙⠥⠀⠙⠥⠀⠂⠖⠀⠇⠕⠥⠊⠎⠀⠦",
    ),
    ("cubus", "build-4", "de"): (
        "Gleichstand: du und Helen teilen den Sieg mit den meisten Punkten: du 12 "
        "Punkte, Helen 12 Punkte, Valentin 11 Punkte und Louis 6 Punkte.",
        "Gleichstand: du und Helen teilen den Sieg mit den meisten Punkten: du 12 "
        "Punkte, Helen 12 Punkte, Valentin 11 Punkte und Louis 6 Punkte.",
        "Geteilter Sieg: du 12, Helen 12, Valentin 11, Louis 6",
        "⠎⠊⠑⠛⠀⠙⠥⠀⠓⠑⠇⠑⠝⠀⠙⠥⠀⠂⠆⠀⠓⠑⠇⠑⠝⠀⠂⠆⠀⠧⠁⠇⠑⠝⠞⠊⠝⠀⠂⠂⠀⠇⠕⠥⠊⠎⠀⠖",
    ),
}
"""What the first seat is told of the third match on record: full, normal, brief, cells."""


@pytest.mark.parametrize(("game", "name", "language"), ENDS)
def test_the_result_says_who_has_won_and_why(game: str, name: str, language: str) -> None:
    variant = next(each for each in VARIANTS if (each.game, each.name) == (game, name))
    journal = read(variant, "journal", 3)
    last = next(line for line in reversed(journal) if line.startswith("position "))
    position = json.loads(last.removeprefix("position "))["state"]
    match = Match(registry.game(game), variant.seats, variant.options, position=position)
    names = ["Ada", "Louis", "Valentin", "Helen", "Jacob"][: variant.seats]
    telling = Telling(game, names, 0, language)
    result = telling.presenter.result(match.state.view(0))
    told = telling.record(Announcement(result))
    assert (result.full, result.normal, result.brief, told["braille"]) == ENDS[game, name, language]
