"""How robots play it, by ear or by finger; what they know are words and keys.

Nothing here comes from the client: whoever learns to play learns these words by playing.
"""

from __future__ import annotations

import re

from tests.robots import feeling, hearing
from tests.robots.body import Ear, Finger

LINES = {
    "de": {"puzzle": ("Rätsel", "rätsel"), "easy": ("Leicht", "leicht")},
    "en": {"puzzle": ("Puzzle", "puzzle"), "easy": ("Easy", "easy")},
}
DEEDS = {
    "de": {"N": ("nächste verdeckte karte",), "W": ("wohin passt die karte",)},
    "en": {"N": ("next face-down card",), "W": ("where does the card fit",)},
}
IN_HAND = {
    "de": re.compile("aufs Feld|gezogen|genommen"),
    "en": re.compile("Your turn: place|drawn|taken"),
}
NOWHERE = {"de": "nirgends", "en": "nowhere"}
NOTHING_HIDDEN = {
    "de": re.compile("[Kk]eine (verdeckte )?Karte"),
    "en": re.compile("No face-down card"),
}
CHOOSE_PILE = {
    "de": re.compile("Dran: Ablage"),
    "en": re.compile("Your turn: discard pile"),
}
FINISHES = {"de": re.compile("fertig"), "en": re.compile("finishes")}
FELT_IN_HAND = {"de": re.compile(r"\d aufs feld"), "en": re.compile(r"place -?\d")}
FELT_CHOOSE_PILE = {"de": re.compile(r"nimm -?\d"), "en": re.compile(r"take -?\d")}
FELT_NOWHERE, FELT_NOTHING_HIDDEN = "+0", "0?"


def hears(ear: Ear, turn: str) -> None:
    """Put a card where it finishes a line, else over a face-down one."""
    language = ear.words.language
    if IN_HAND[language].search(turn):
        said = ear.key("W")
        if NOWHERE[language] in said:
            said = ear.key("N")
        if NOTHING_HIDDEN[language].search(said):
            hearing.anything(ear)
            return
        hearing.do(ear, ear.key("Enter"), lambda text: 0)
    elif CHOOSE_PILE[language].search(turn):
        fits = ear.key("W")
        ear.key("D")
        if NOWHERE[language] not in fits and FINISHES[language].search(fits):
            ear.key("End")
        hearing.do(ear, ear.key("Enter"), lambda text: 0)
    else:
        hearing.anything(ear)


def feels(finger: Finger, turn: str) -> None:
    """Put a card where it finishes a line, else over a face-down one."""
    language, state = finger.words.language, feeling.stated(finger, turn)
    if FELT_IN_HAND[language].search(state):
        fits = FELT_NOWHERE not in finger.key("W")
        if not fits and FELT_NOTHING_HIDDEN in feeling.stated(finger, finger.key("N")):
            feeling.anything(finger)
            return
        feeling.act(finger)
    elif FELT_CHOOSE_PILE[language].search(state):
        fits = FELT_NOWHERE not in finger.key("W")
        finger.key("D")
        if fits:
            tokens = finger.line()
            finger.focus(tokens[-1])
        feeling.act(finger)
    else:
        feeling.anything(finger)
