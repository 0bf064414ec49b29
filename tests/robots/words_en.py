"""What a robot that knows English listens and feels for; its Braille is UEB, uncontracted."""

from __future__ import annotations

import re

from tests.robots.words import Felt, Heard, Words

_HEARD = Heard(
    edge="Edge",
    of="of",
    over=re.compile("Shift S reads|The match is over"),
    menu="Which action?",
    answer_no="No, 1 of 2",
    new_match="New game",
    begin="Start the game",
    seats="Number of seats",
    seat=re.compile("Seat [2-9]"),
    easy="computer, easy",
)

_FELT = Felt(
    signs={
        "⠀": " ",
        "⠤": "-",
        "⠠": "",
        "⠰": "",
        "⠸": ":",
        "⠌": "/",
        "⠹": "?",
        "⠄": ".",
        "⠬": "+",
        "⠿": "=",
    },
    joins_numbers="⠐",
    main_menu="main menu",
    edge="edge",
    over=re.compile(r"(esc|again₁?)[ |]+menu|-> over"),
    won="win",
    menu=re.compile("which action"),
    refused=re.compile(
        "not possible|not now|not your turn|not like this|not fit|^no fit|^missing|^taken|^empty"
        "|^nothing|^-"
    ),
    answer_no=re.compile(r"\bno\b"),
    new_match="new game",
    begin="start the game",
    seats="seats",
    sure=re.compile("ends match"),
    deeds={
        "E": ("end pass",),
        "C": ("my hand",),
        "D": ("piles",),
        "I": ("details",),
        "T": ("whose turn",),
        "Space": ("mark",),
        "Backspace": ("clear all marks",),
    },
)

WORDS = Words("en", _HEARD, _FELT, {"on": ("on", "on")})
