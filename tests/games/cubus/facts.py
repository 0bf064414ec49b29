"""What tests of all games have to know of this one."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from braillespiel.labels.reading import load
from braillespiel.words.catalogue import Words
from tests.support.facts import DO_IT, DROP, END, MARK

DEALT: tuple[int, dict[str, Any]] = (3, {})
"""Seats and options of the matches whose deals are on record."""
VARIANTS: list[tuple[str, Mapping[str, str], int, int]] = [
    ("Cubus", {}, 2, 6),
    ("Cubus", {"play": "down"}, 2, 6),
    ("Cubus", {"play": "both"}, 2, 6),
    ("Cubus", {"children": "on"}, 2, 6),
    ("Cubus", {"rest": "last"}, 2, 6),
    ("Cubus", {"rest": "best"}, 2, 6),
]
"""What robots play: title, options as they are set by keys, fewest and most seats."""
LONGEST: dict[str, Any] = {"play": "both", "end": "last", "knock": "timed"}
"""The options with which a match lasts longest."""
SCORING = {"built", "dismantled"}
"""Events that are what the game is about: a robot that never causes one plays blindly."""
KEYS = ("C Home Right", "N", "B F", "B Shift+F")
"""Keys of this game, and walking in it; the last of each asks."""
HUGE = ("known", "offered")
"""A list in the view of the game: its record and its field."""
SOUNDS: dict[str, tuple[str, ...]] = {
    "Drawn": ("draw", ""),
    "Built": ("box", "lid"),
    "Passed": ("pass", "turn"),
    "Answered": ("", "knock"),
    "WindowShut": ("clock",),
    "ShowShut": ("clock",),
    "NobodyKnocked": ("",),
    "Knocked": ("knock",),
    "WrongKnock": ("error",),
    "LastBuild": ("turn",),
    "Offered": ("",),
    "Dismantling": ("turn",),
    "Dismantled": ("take",),
    "Over": ("",),
}
"""The sounds of each event, the usual one first; "" for words alone."""
RARE: tuple[tuple[str, tuple[Any, ...]], ...] = ()
"""Events to which no match comes that is played for the list: what they are made of."""
WORDS_BEFORE: dict[str, tuple[float, ...]] = {
    "en": (28.44, 19.70, 7.43),
    "de": (27.79, 19.05, 6.78),
}
"""Words heard per own turn before the sentences were shortened (scripts.sentences), by language."""
FOUND_BY = "C"
"""The first letters that lead to the game among the games."""
FIRST_TURNS: tuple[tuple[str, ...], ...] = (
    ("T", "Tab", "Enter"),
    ("E",),
    ("T", "Tab", "E", "Down", "Enter"),
)
"""The keys of a beginner's turns, one after the other; the last goes on (scripts.first_steps)."""
READ_KEYS = "c Right Right Enter d Enter t s"
"""What somebody presses at the beginning who listens to a page, by keys."""
READ_TOUCH = "Tab Tab Enter Tab Enter"
"""The same in the dress for touching."""
READ_TURN = ""
"""What is heard of the bot's first turn after one's own."""
TOGETHER: tuple[int, Mapping[str, str]] = (4, {})
"""What clients at one table play: the match's number, and lines of the menu (tests.proof)."""
ENDS: dict[tuple[str, str], tuple[str, str, str, str]] = {
    ("build-4", "en"): (
        "A tie: you and Helen share the win with the most points: you 12, Helen 12, "
        "Valentin 11, Louis 6.",
        "A tie: you and Helen share the win with the most points: you 12, Helen 12, "
        "Valentin 11, Louis 6.",
        "Shared win: you 12, Helen 12, Valentin 11, Louis 6",
        "⠺⠊⠝⠀⠽⠕⠥⠀⠠⠓⠑⠇⠑⠝⠀⠽⠕⠥⠀⠼⠁⠃⠀⠠⠓⠑⠇⠑⠝⠀⠼⠁⠃⠀⠠⠧⠁⠇⠑⠝⠞⠊⠝⠀⠼⠁⠁⠀⠠⠇⠕⠥⠊⠎⠀⠼⠋",
    ),
    ("build-4", "de"): (
        "Geteilter Sieg: du und Helen, mit den meisten Punkten: du 12, Helen 12, "
        "Valentin 11, Louis 6.",
        "Geteilter Sieg: du und Helen, mit den meisten Punkten: du 12, Helen 12, "
        "Valentin 11, Louis 6.",
        "Geteilter Sieg: du 12, Helen 12, Valentin 11, Louis 6",
        "⠎⠊⠑⠛⠀⠙⠥⠀⠓⠑⠇⠑⠝⠀⠙⠥⠀⠂⠆⠀⠓⠑⠇⠑⠝⠀⠂⠆⠀⠧⠁⠇⠑⠝⠞⠊⠝⠀⠂⠂⠀⠇⠕⠥⠊⠎⠀⠖",
    ),
}
"""What the first seat is told of the third match on record: full, normal, brief, cells."""
HINTS: dict[str, tuple[str, str]] = {
    "en": (
        "Column 1, row 1 to height 2, uses a left and a right. One point",
        "⠼⠁⠌⠼⠁⠸⠼⠃⠀⠇⠼⠁⠀⠗⠼⠁⠀⠏⠼⠁⠀⠬⠼⠁",
    ),
    "de": (
        "Spalte 1, Reihe 1 auf Höhe 2, verbraucht eine linke und eine rechte. Ein Punkt",
        "⠂⠌⠂⠸⠆⠀⠇⠂⠀⠗⠂⠀⠏⠂⠀⠬⠂",
    ),
}
"""What H says in a match of two just begun, heard and felt."""
HELP: dict[str, list[str]] = {
    "tiles": [
        "Right arrow: move right, Your tiles",
        "A: Build or take down",
        "Tab: go to the next thing you can use",
        "E: I cannot build",
        "H: hear a good move and why",
    ],
}
"""What the help begins with in a zone, on the player's own turn, three at the table."""
FIRST_MOVE: dict[str, tuple[str, str]] = {
    "en": ("Louis passes. Do you knock?", "⠠⠇⠕⠥⠊⠎⠀⠏⠁⠎⠎⠑⠎⠀⠅⠹"),
    "de": ("Louis passt. Klopfst du?", "⠇⠕⠥⠊⠎⠀⠏⠁⠎⠎⠞⠀⠅⠹"),
}
"""What L says and the display shows after the first move of the other."""
TO_DO: dict[str, tuple[str, str]] = {
    "de": (
        "Dran: eine linke und eine rechte.",
        "⠙⠗⠁⠝⠒⠀⠇⠂⠀⠗⠂⠀⠁⠀⠃⠁⠥⠞⠂⠀⠝⠀⠎⠞⠑⠇⠇⠑⠝⠂⠀⠑⠀⠏⠁⠎⠎⠑⠝",
    ),  # dran: l1 r1 a baut, n stellen, e passen
    "en": (
        "Your turn: a left and a right.",
        "⠽⠕⠥⠗⠀⠞⠥⠗⠝⠒⠀⠇⠼⠁⠀⠗⠼⠁⠀⠁⠀⠃⠥⠊⠇⠙⠎⠂⠀⠝⠀⠏⠇⠁⠉⠑⠎⠂⠀⠑⠀⠏⠁⠎⠎⠑⠎",
    ),  # your turn: l1 r1 a builds, n places, e passes
}
"""What T says to begin with, and what a line of 80 cells shows."""
PILES: dict[str, tuple[str, str, int]] = {
    "de": ("stock-draw", "⠎⠞⠀⣵⣲⣆⠀⠂⠅⠀⠂⠭⠂⠀⠃⠸⠇⠂⠀⠗⠂⠀⠙⠂", 7),  # st z42 ...
}
"""An item of which is felt how many cards it holds, what is felt, and the match's seed."""
THEIR_MOVE: tuple[str, str] | None = ("Bert passes. Do you knock?", "⠠⠃⠑⠗⠞⠀⠏⠁⠎⠎⠑⠎⠀⠅⠹")
"""What L says and the display shows after the first move of the person elsewhere."""
SAID_OF_MOST: tuple[tuple[str, str, str], ...] = (
    ("plan", r"height \d|empty|open", "how many boxes stand on a place"),
    ("plan", "only the lid visible|(left|right) .*visible", "which walls a place shows"),
    ("places", r"(column|row) \d.*", "where a place is: its name; what it brings"),
    ("places", "possible|missing: .*", "whether one can build there, and if not why not"),
    ("views", r"[\d;a-z ]+", "the boxes that are seen, row by row"),
)
"""Zone, words, and why these are said of each thing even if most are alike."""
RECORDED: dict[str, tuple[int, dict[str, Any]]] = {
    "build": (2, {}),
    "build-4": (4, {}),
    "both": (2, {"play": "both"}),
    "dismantle": (2, {"play": "dismantle"}),
    "children": (2, {"children": True}),
    "timed": (3, {"knock": "timed", "reaction": 3}),
    "no-knock": (2, {"knock": "off"}),
    "end-last": (2, {"end": "last"}),
    "end-best": (3, {"end": "best"}),
}
"""The matches of the record (tests.golden): seats and options of each, by the name of its files."""
LISTED: tuple[tuple[str, ...], tuple[str, ...]] = (
    ("B",),
    (DO_IT, END, "Build or take down", MARK, DROP),
)
"""Keys, and what the list of the display's bottom key begins with after them."""
MARKS: str | None = ""
"""What is pressed before a card of the hand can be marked with others; None: nothing is marked."""
KEY_CHAPTERS: tuple[int, ...] = (12, 13)
"""The chapters of the rules that say which keys do what."""
ON_RECORD: str = "build"
"""The matches on record that are without options, for a bot that thinks for long."""
SITUATIONS: int = 4
"""How many situations are looked at for every level of bots."""
TAKEN_BACK: tuple[dict[str, Any], ...] = ({"knock": "off"}, {"knock": "timed"})
"""Options of the matches in which moves are taken back."""
SPELLED_OVER = {"pile"}  # a position may lie anywhere; what is kept begins at (0, 0)
"""What has one place more than its kind may have."""
SIMULATED: dict[str, Any] = {"knock": "untimed"}
"""Options of matches of bots that end in all ways."""
LESSONS: tuple[str, ...] = ("build", "cheap", "dismantle", "knock")
"""Its guided matches, by what follows its name in their ids."""
TEMPTING: dict[tuple[str, str], tuple[str, int]] = {
    ("cheap", "cheap"): ("build 4,2,1", 50),
    ("cheap", "second"): ("build 4,3,2", 12),
}
"""What tempts at a step of a lesson on strategy, and in how many situations it is played on."""
CARDS: int = 48
"""How many cards its deck has."""
TWINS: str = "build-4"
"""The match on record whose frames are compared every day."""
ASKED_ANEW: bool = True
"""Whether an own question may be a new one while the own choices stay."""
HEARD: dict[str, tuple[str, str, str]] = {
    "option-must_build": (
        "Without knocking, pass only if no build is found",
        "Ohne Klopfen nur passen, wenn kein Bau zu finden ist",
        "Sans toquer, ne passer que s'il n'y a rien à construire",
    ),
    "option-places": (
        "Show a list of places for one box",
        "Liste der Stellen für eine Kiste zeigen",
        "Montrer la liste des cases pour une boîte",
    ),
    "bill-no-gain": (
        "That would lose 2 boxes: USED",
        "Damit gingen 2 Kisten verloren: USED",
        "Cela ferait perdre 2 boîtes\xa0: USED",
    ),
    "by": ("about 4 points better", "etwa 4 Punkte besser", "environ 4 points de mieux"),
}
"""Sentences that a newcomer could not make sense of once, as each language says them now."""


def card_wordings(language: str) -> Iterator[tuple[str, str]]:
    """Yield each card's id in its deck file and how the client words it in Braille."""
    words = Words(language, ("games/cubus",))
    for card in load("cubus").cards:
        yield card.id, words.phrase(f"cubus-tile-{card.id}", count=1).braille[:-1]
