"""How robots play it, by ear or by finger; what they know are words and keys.

Nothing here comes from the client: whoever learns to play learns these words by playing.
"""

from __future__ import annotations

import re

from tests.robots import feeling, hearing
from tests.robots.body import Ear, Finger

LINES = {
    "de": {
        "play": ("Was gespielt wird", "spiel"),
        "down": ("Nur abbauen", "abbau"),
        "both": ("Aufbauen, dann abbauen", "auf und ab"),
        "children": ("Variante für jüngere Kinder", "kinder"),
        "rest": ("Übrige Plättchen am Ende", "rest"),
        "last": ("Die letzte Person baut damit", "letzter baut"),
        "best": ("Der beste Vorschlag wird gebaut", "bestes gebot"),
    },
    "en": {
        "play": ("What you play", "play"),
        "down": ("Only taking down", "take down"),
        "both": ("Building up, then taking down", "up and down"),
        "children": ("Variant for younger children", "children"),
        "rest": ("Unused tiles at the end", "rest"),
        "last": ("The last-placed player builds with them", "last builds"),
        "best": ("The best offer is built", "best offer"),
    },
}
DEEDS = {
    "de": {"N": ("wo passt eine kiste",)},
    "en": {"N": ("where could a box go",)},
}
REFUSED = {
    "de": r"^fehlt|max \d|zu weit|verdeckt",
    "en": r"^missing|max \d|too far|\bhalf\b",
}
NO_BUILD = {
    "de": re.compile("klopf mit K|Letzter Bau"),
    "en": re.compile("knock with K|Last build"),
}
POINTS = {"de": re.compile(r": (\d+) Punkt"), "en": re.compile(r": (\d+) point")}
FELT_NO_BUILD = {
    "de": re.compile(r"k oder e|klopfen\?|letzter"),
    "en": re.compile(r"k or e|knock\?|\blast [a-z]\d"),
}
TAKING_DOWN = {"de": re.compile(r"\babbau \d"), "en": re.compile(r"\bdown \d")}
PLACES = {"de": "k", "en": "b"}
"""The sign of the zone that lists where a box may go."""


def hears(ear: Ear, turn: str) -> None:
    """Build where a box earns most; say that one cannot; never knock."""
    if NO_BUILD[ear.words.language].search(turn):
        hearing.end_turn(ear)
        return

    def points(text: str) -> float:
        found = POINTS[ear.words.language].search(text)
        return 0.0 if found is None else float(found[1])

    hearing.usual(ear, turn, points)


def feels(finger: Finger, turn: str) -> None:
    """Build where a box earns most; say that one cannot; never knock."""
    language, state = finger.words.language, feeling.stated(finger, turn)
    if FELT_NO_BUILD[language].search(state):
        feeling.end_turn(finger)
        return
    if not TAKING_DOWN[language].search(state):
        finger.key("N")
        if finger.page().startswith(f"{PLACES[language]} ") and feeling.act(finger):
            return
        feeling.end_turn(finger)
        return
    feeling.usual(finger, turn)
