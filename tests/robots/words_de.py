"""What a robot that knows German listens and feels for."""

from __future__ import annotations

import re

from tests.robots.words import Felt, Heard, Words

_HEARD = Heard(
    edge="Rand",
    of="von",
    over=re.compile("Umschalt S liest|Die Partie ist zu Ende"),
    menu="Was tun?",
    answer_no="Nein, 1 von 2",
    new_match="Neues Spiel",
    begin="Spiel beginnen",
    seats="Zahl der Plätze",
    seat=re.compile("Platz [2-9]"),
    easy="Computer, leicht",
)

_FELT = Felt(
    signs={
        "⠀": " ",
        "⠤": "-",
        "⠸": ":",
        "⠄": ".",
        "⠬": "+",
        "⠿": "=",
        "⠠": "",
        "⠹": "?",
        "⠌": "/",
    },
    joins_numbers="",
    main_menu="hauptmenü",
    edge="rand",
    over=re.compile(r"(esc|nochmal₁?)[ |]+menü|-> zu ende"),
    won="sieg",
    menu=re.compile("was tun"),
    refused=re.compile("geht nicht|nicht dran|so nicht|passt nicht|^belegt|^leer|^nichts|^-"),
    answer_no=re.compile("nein"),
    new_match="neues spiel",
    begin="spiel beginnen",
    seats="plätze",
    sure=re.compile("partieende"),
    deeds={
        "E": ("beenden passen",),
        "C": ("meine hand",),
        "D": ("stapel",),
        "I": ("einzelheiten",),
        "T": ("wer dran",),
        "Space": ("markieren",),
        "Backspace": ("alle markierungen",),
    },
)

WORDS = Words("de", _HEARD, _FELT, {"on": ("an", "an")})
