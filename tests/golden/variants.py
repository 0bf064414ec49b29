"""The matches of the record: every game, and every variant and option that changes a sentence."""

from __future__ import annotations

from dataclasses import dataclass

from braillespiel.engine.contract import OptionValue

SEEDS = (1, 2, 3)
LANGUAGES = ("de", "en")


@dataclass(frozen=True, slots=True)
class Variant:
    """One set-up of a game; its name is that of its files."""

    game: str
    name: str
    seats: int
    options: dict[str, OptionValue]
    level: str = "normal"


def _variants(game: str, rows: dict[str, tuple[int, dict[str, OptionValue]]]) -> list[Variant]:
    return [Variant(game, name, seats, options) for name, (seats, options) in rows.items()]


VARIANTS = (
    *_variants(
        "ludoteca",
        {
            "basic": (2, {"target": 20}),
            "basic-3": (3, {"target": 10}),
            "basic-4": (4, {"target": 10}),
            "extended": (2, {"target": 20, "extended": True}),
            "extended-3": (3, {"target": 10, "extended": True}),
            "helper-eight": (2, {"target": 10, "extended": True, "helper_eight_scores": False}),
        },
    ),
    *_variants(
        "logomachy",
        {
            "numbers": (2, {"rounds": 2}),
            "numbers-4": (4, {"rounds": 1}),
            "must-take": (2, {"rounds": 1, "must_take": True}),
            "two-decks": (5, {"rounds": 1, "two_decks": True}),
            "letters-de": (2, {"rounds": 1, "letters": True}),
            "letters-en": (2, {"rounds": 1, "letters": True, "language": "en"}),
            "letters-two": (2, {"rounds": 1, "letters": True, "shortest": 2, "bot_words": "rare"}),
            "letters-fr": (3, {"rounds": 1, "letters": True, "language": "fr"}),
        },
    ),
    *_variants(
        "hexaducto",
        {
            "two": (2, {}),
            "three": (3, {}),
            "four": (4, {"starter": 3}),
            "smallest": (2, {"smallest": 4}),
            "easy": (1, {"puzzle": "easy"}),
            "normal": (1, {"puzzle": "normal"}),
            "hard": (1, {"puzzle": "hard"}),
            "custom": (1, {"puzzle": "custom", "moves": 8, "minutes": 2}),
            "wide": (1, {"puzzle": "hard", "limits": "wide"}),
            "alone": (1, {"lone_match": True}),
            "untimed": (1, {"puzzle": "hard", "untimed": True}),
        },
    ),
    *_variants(
        "six",
        {
            "race": (2, {"glass": 60}),
            "race-4": (4, {"glass": 60}),
            "untimed": (2, {"glass": 60, "untimed": True}),
            "doublets": (3, {"glass": 60, "pasch": True}),
            "quiet": (2, {"glass": 60, "tell_missed": False, "hesitation": 0, "reaction": 50}),
        },
    ),
    *_variants(
        "cubus",
        {
            "build": (2, {}),
            "build-4": (4, {}),
            "both": (2, {"play": "both"}),
            "dismantle": (2, {"play": "dismantle"}),
            "children": (2, {"children": True}),
            "timed": (3, {"knock": "timed", "reaction": 3}),
            "no-knock": (2, {"knock": "off"}),
            "end-last": (2, {"end": "last"}),
            "end-best": (3, {"end": "best"}),
        },
    ),
)
