"""How robots play it, by ear or by finger; what they know are words and keys.

Nothing here comes from the client: whoever learns to play learns these words by playing.
"""

from __future__ import annotations

import re

from tests.robots.body import Ear, Finger

AT_ONCE = True
"""Anybody may act at any time: no finger reads a line to its end first."""
LINES = {
    "de": {"untimed": ("Ohne Uhr", "ohne uhr"), "doublets": ("Profi-Regel Pasch", "pasch")},
    "en": {
        "untimed": ("Without a clock", "no clock"),
        "doublets": ("Professional rule for doubles", "doubles"),
    },
}
DEEDS = {
    "de": {
        "Q": ("p1 sichern",),
        "W": ("p2 sichern",),
        "E": ("p3 sichern",),
        "1": ("p1 belegen",),
        "2": ("p2 belegen",),
        "3": ("p3 belegen",),
        "X": ("röhre heben",),
        "Space": ("würfeln",),
    },
    "en": {
        "Q": ("secure p1",),
        "W": ("secure p2",),
        "E": ("secure p3",),
        "1": ("lay on p1",),
        "2": ("lay on p2",),
        "3": ("lay on p3",),
        "X": ("lift the tube",),
        "Space": ("roll",),
    },
}
LIFT = {"de": "heben", "en": "lift"}
SELDOM = (LIFT, "X", 20)
"""In a match of people: what may be done, its key, and how many decisions lie between."""
FITS = {"de": re.compile(r"Platz (\d) passt"), "en": re.compile(r"place (\d) fits")}
TO_LAY = {
    "de": re.compile("zu legen|gezogen(, (auf|Platz)|: verdecke)"),
    "en": re.compile("to lay|drawn(, (onto|place)|: cover)"),
}
FREE = {"de": re.compile(r"gezogen, Platz (\d)"), "en": re.compile(r"drawn, place (\d)")}
THREE_DICE = {"de": "3 Würfel", "en": "3 dice"}
ROLL = {
    "de": re.compile("[Ww]ürfle|würfeln|Du bist dran"),
    "en": re.compile(r"\b[Rr]oll\b|Your turn"),
}
FELT_FITS = re.compile(r"p([123]) (?:passt|fits)")
FELT_TO_LAY = {
    "de": re.compile("lege? "),
    "en": re.compile("lay "),
}
FELT_FREE = {"de": re.compile(r"lege \S+ frei (\d)"), "en": re.compile(r"lay \S+ free (\d)")}
FELT_YOU = {
    "de": re.compile(r"\bdu(?![a-z])|^würfle(?![a-z])"),
    "en": re.compile(r"\byou(?![a-z])|^roll(?![a-z])"),
}
FELT_LIFT = {"de": "oder heb", "en": "or lift"}
ROLLING = re.compile(r"\b(rollt|rollen|rolling)$")


def hears(ear: Ear, turn: str) -> None:
    """Secure what fits, lay the drawn card where nothing is wanted, roll, lift now and then."""
    language = ear.words.language
    fits = FITS[language].search(turn)
    if fits:
        ear.key("QWE"[int(fits[1]) - 1])
    elif TO_LAY[language].search(turn):
        free = FREE[language].search(turn)
        ear.key(free[1] if free else str(ear.one_of(3)))
    elif LIFT[language] in turn and sum(THREE_DICE[language] in line for line in ear.log) > 12:
        ear.key("X")
    elif ROLL[language].search(turn):
        ear.key("Space")


def feels(finger: Finger, turn: str) -> None:
    """Secure what fits, lay the drawn card, roll, lift now and then."""
    language = finger.words.language
    yours = FELT_YOU[language].search(turn) is not None
    fits = FELT_FITS.search(turn)
    if fits:
        finger.glance("QWE"[int(fits[1]) - 1])
    elif FELT_TO_LAY[language].match(turn):
        free = FELT_FREE[language].match(turn)
        tried = [int(done[0]) for done in finger.log if done[:2] in ("1 ", "2 ", "3 ")]
        # A narrow line may not show which place is free: one after the other.
        finger.glance(free[1] if free else str(tried[-1] % 3 + 1 if tried else 1))
    elif FELT_LIFT[language] in turn and yours and finger.one_of(7) == 1:
        finger.glance("X")
    elif yours and not ROLLING.search(turn):
        finger.glance("Space")
