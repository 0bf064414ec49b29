"""How robots play it, by ear or by finger; what they know are words and keys.

Nothing here comes from the client: whoever learns to play learns these words by playing.
"""

from __future__ import annotations

import re

from tests.robots import feeling, hearing
from tests.robots.body import Ear, Finger

SHORT = 6
"""The number of the first match of the robots that is soon over."""
LINES = {
    "de": {"target": ("Punkte zum Sieg", "ziel"), "extended": ("Erweiterte Regeln", "erweitert")},
    "en": {"target": ("Points to win", "target"), "extended": ("Extended rules", "extended")},
}
DEEDS = {
    "de": {"N": ("karte vom nachziehstapel",), "W": ("was kann ich wo legen",)},
    "en": {"N": ("draw from the draw pile",), "W": ("what can i lay",)},
}
SURE = {"de": "reihe zu x", "en": "closes row x"}
DRAW = {"de": "Zieh oder nimm", "en": "Draw or take"}
PROMISING = {
    "de": {"Viererkombo": 9, "Legen:": 8, "Spielen:": 7, "passt": 6, "beginnt": 5},
    "en": {"Four-of-a-kind": 9, "Lay:": 8, "Play:": 7, "fits": 6, "begins": 5},
}
"""What a line says, and how good that is."""
FELT_DRAW = {"de": "zieh oder", "en": "draw"}
ACTIONS = {"de": ("legen", "spielen"), "en": ("lay", "play")}
CHOICE = {
    "de": re.compile("gib eine|tausch|behalte|obenauf|nimm aus"),
    "en": re.compile("give a|swap|keep|on top|take from"),
}


def hears(ear: Ear, turn: str) -> None:
    """Draw, lay what fits, discard."""

    def good(text: str) -> float:
        signs = PROMISING[ear.words.language]
        return max((worth for sign, worth in signs.items() if sign in text), default=0)

    if DRAW[ear.words.language] in turn:
        ear.key("N")
    else:
        hearing.usual(ear, turn, good)


def feels(finger: Finger, turn: str) -> None:
    """Draw, lay what fits, discard."""
    language, state = finger.words.language, feeling.stated(finger, turn)

    def good(text: str) -> float:
        if "6p" in text:
            return 9
        return 8 if text.startswith(ACTIONS[language]) else 0

    if FELT_DRAW[language] in state:
        finger.key("N")
        return
    possible = finger.key("W").split("|")
    wanted: set[str] = set()
    told = " ".join(possible)
    for pillar, values in re.findall(r"([a-zäöü])[-\d=]*:((?: [1-8])+)", told):
        for value in values.split():
            wanted.add(pillar + value)
    finger.key("C")
    hand = finger.line()
    if feeling.first_that_works(finger, [token for token in hand if token.text in wanted], good):
        return
    if CHOICE[language].search(state):
        feeling.anything(finger, good)
    elif not feeling.first_that_works(finger, hand[::-1], good):
        feeling.usual(finger, turn, good)
