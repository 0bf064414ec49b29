"""What tests of all games have to know of this one."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from tests.support.facts import DO_HINT, DO_IT, DROP, HINT, numbered

DEALT: tuple[int, dict[str, Any]] = (4, {})
"""Seats and options of the matches whose deals are on record."""
VARIANTS: list[tuple[str, Mapping[str, str], int, int]] = [
    ("SIX", {}, 2, 5),
    ("SIX", {"doublets": "on"}, 2, 5),
    ("SIX", {"untimed": "on"}, 2, 5),
]
"""What robots play: title, options as they are set by keys, fewest and most seats."""
LONGEST: dict[str, Any] = {"glass": 600, "hesitation": 20}
"""The options with which a match lasts longest."""
SCORING = {"secured"}
"""Events that are what the game is about: a robot that never causes one plays blindly."""
KEYS = ("C Home Right", "D Home Right", "E", "W", "X")
"""Keys of this game, and walking in it; the last of each asks."""
HUGE = ("public", "secured")
"""A list in the view of the game: its record and its field."""
SOUNDS: dict[str, tuple[str, ...]] = {
    "RoundStarted": ("clock",),
    "RollNoted": ("",),
    "Thrown": ("dice", "dice2", "dice3"),
    "Rolled": ("",),
    "Secured": ("secure",),
    "Missed": ("edge",),
    "Passed": ("pass",),
    "Changed": ("turn",),
    "Covered": ("card",),
    "Hesitated": ("edge",),
    "Lifted": ("glass",),
    "MatchOver": ("",),
    "PaceSet": ("",),
}
"""The sounds of each event, the usual one first; "" for words alone."""
RARE: tuple[tuple[str, tuple[Any, ...]], ...] = (("PaceSet", (1, 2500)),)
"""Events to which no match comes that is played for the list: what they are made of."""
WORDS_BEFORE: dict[str, tuple[float, ...]] = {"en": (4.62, 4.32, 2.97), "de": (4.52, 4.24, 2.92)}
"""Words heard per own turn before the sentences were shortened (scripts.sentences), by language."""
FOUND_BY = "S"
"""The first letters that lead to the game among the games."""
FIRST_TURNS: tuple[tuple[str, ...], ...] = (("T", "Space"), ("Space",))
"""The keys of a beginner's turns, one after the other; the last goes on (scripts.first_steps)."""
READ_KEYS = "Right Space s t Left Enter t"
"""What somebody presses at the beginning who listens to a page, by keys."""
READ_TOUCH = "Tab Tab Enter Enter"
"""The same in the dress for touching."""
READ_TURN = ""
"""What is heard of the bot's first turn after one's own."""
TOGETHER: tuple[int, Mapping[str, str]] = (
    5,
    {"Ohne Uhr": "an", "Zeit zum Heben": "ohne Grenze"},
)
"""What clients at one table play: the match's number, and lines of the menu (tests.proof)."""
ENDS: dict[tuple[str, str], tuple[str, str, str, str]] = {
    ("race", "en"): (
        "You win with the most strokes: you 16, Louis 8.",
        "You win with the most strokes: you 16, Louis 8.",
        "You win: you 16, Louis 8",
        "⠺⠊⠝⠀⠽⠕⠥⠀⠼⠁⠋⠀⠠⠇⠕⠥⠊⠎⠀⠼⠓",
    ),
    ("race", "de"): (
        "Du gewinnst mit den meisten Strichen: du 16, Louis 8.",
        "Du gewinnst mit den meisten Strichen: du 16, Louis 8.",
        "Du gewinnst: du 16, Louis 8",
        "⠎⠊⠑⠛⠀⠙⠥⠀⠂⠖⠀⠇⠕⠥⠊⠎⠀⠦",
    ),
}
"""What the first seat is told of the third match on record: full, normal, brief, cells."""
HINTS: dict[str, tuple[str, str]] = {
    "en": ("Roll, 3 dice. Nothing else is possible", "⠗⠕⠇⠇⠀⠼⠉⠀⠕⠝⠇⠽"),
    "de": (
        "Würfeln, 3 Würfel. Etwas anderes geht nicht",
        "⠺⠳⠗⠋⠑⠇⠝⠀⠒⠀⠝⠥⠗⠀⠙⠁⠎",
    ),
}
"""What H says in a match of two just begun, heard and felt."""
HELP: dict[str, list[str]] = {
    "places": [
        "Right arrow: move right, Your places",
        "Space: Roll",
        "Tab: go to the next thing you can use",
        "H: hear a good move and why",
        "T: hear whose turn it is and what you can do",
    ],
}
"""What the help begins with in a zone, on the player's own turn, three at the table."""
TO_DO: dict[str, tuple[str, str]] = {
    "de": (
        "Du beginnst: Würfle",
        "⠗⠂⠌⠒⠀⠙⠥⠀⠃⠑⠛⠊⠝⠝⠎⠞⠂⠀⠺⠳⠗⠋⠇⠑",
    ),  # r1/3 du beginnst, würfle
    "en": (
        "You start: roll",
        "⠗⠼⠁⠌⠼⠉⠀⠽⠕⠥⠀⠎⠞⠁⠗⠞⠂⠀⠗⠕⠇⠇",
    ),  # r1/3 you start, roll
}
"""What T says to begin with, and what a line of 80 cells shows."""
PILES: dict[str, tuple[str, str, int]] = {
    "en": ("pile-0", "⠎⠀⠎⠼⠚⠀⣏⣊⣼⣁⣑", 7),  # s s0 pi15
}
"""An item of which is felt how many cards it holds, what is felt, and the match's seed."""
SAME_IN_FULL = {
    "C Home Right",  # name and place of a card of which nothing else is true
    "H",  # an action and its gain: nothing is left to leave out
    # A refusal names the rule and the way out: normal wording has to as well.
    "E",
    "W",
    "X",
}
"""What normal wording says as full wording does: the keys that ask."""
SAME_IN_BRIEF = {"C Home Right", "G"}  # a number and a name, which stay
"""What brief wording says as normal wording does."""
RECORDED: dict[str, tuple[int, dict[str, Any]]] = {
    "race": (2, {"glass": 60}),
    "race-4": (4, {"glass": 60}),
    "untimed": (2, {"glass": 60, "untimed": True}),
    "doublets": (3, {"glass": 60, "pasch": True}),
    "quiet": (2, {"glass": 60, "tell_missed": False, "hesitation": 0, "reaction": 50}),
}
"""The matches of the record (tests.golden): seats and options of each, by the name of its files."""
LISTED: tuple[tuple[str, ...], tuple[str, ...]] = ((), ("Roll", DO_IT, DROP, HINT, DO_HINT))
"""Keys, and what the list of the display's bottom key begins with after them."""
KEY_CHAPTERS: tuple[int, ...] = (11,)
"""The chapters of the rules that say which keys do what."""
SITUATIONS: int = 6
"""How many situations are looked at for every level of bots."""
HARD_MATCHES: int = 9
"""So many matches of hard bots are short enough for a test."""
TAKEN_BACK: tuple[dict[str, Any], ...] = ({},)
"""Options of the matches in which moves are taken back."""
SPELLED_OVER = {"bottoms"}  # left out, nobody knows any
"""What has one place more than its kind may have."""
LESSONS: tuple[str, ...] = ("lift", "own-time")
"""Its guided matches, by what follows its name in their ids."""
TEMPTING: dict[tuple[str, str], tuple[str, int]] = {
    ("lift", "wait"): ("lift", 120),
    ("lift", "cover"): ("cover 1", 0),
    ("lift", "lift"): ("roll", 300),
}
"""What tempts at a step of a lesson on strategy, and in how many situations it is played on."""
CARDS: int = 90
"""How many cards its deck has."""
TWINS_TOLD: int = 0
"""So many times at least twins are told the same: hidden is only how dice will fall."""
TWINS: str = "race"
"""The match on record whose frames are compared every day."""
ASKED_ANEW: bool = True
"""Whether an own question may be a new one while the own choices stay."""
HEARD: dict[str, tuple[str, str, str]] = {
    "option-reaction": ("Reaction time", "Reaktionszeit", "Temps de réaction"),
    "option-reaction-value": ("2.5 seconds", "2,5 Sekunden", "2,5 secondes"),
    "option-hearing": (
        "Give up waiting for speech after",
        "Auf das Hören nicht länger warten als",
        "Ne pas attendre l'écoute plus longtemps que",
    ),
    "turn-sum-you": (
        "7 is open, but as the roller you may not secure; next 2 dice",
        "7 liegt offen, aber du würfelst und darfst nicht sichern; danach 2 Würfel",
        "7 est ouvert, mais qui lance ne peut pas sauver\xa0; ensuite 2 dés",
    ),
    "turn-change-you": (
        "Your turn: roll or lift",
        "Du bist dran: würfeln oder heben",
        "À toi\xa0: lance ou soulève",
    ),
    "option-tell_missed": (
        "Tell players which cards they missed",
        "Allen sagen, welche Karte sie verpasst haben",
        "Dire à tout le monde quelle carte a été manquée",
    ),
    "by": ("about 4 strokes better", "etwa 4 Striche besser", "environ 4 traits de mieux"),
}
"""Sentences that a newcomer could not make sense of once, as each language says them now."""


def card_wordings(language: str) -> Iterator[tuple[str, str]]:
    """Yield each card's id in its deck file and how the client words it in Braille."""
    yield from numbered("six", language)
