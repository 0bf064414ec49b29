"""What tests of all games have to know of this one."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from braillespiel.games.hexaducto.wording import Wording
from braillespiel.labels.reading import load
from braillespiel.words.catalogue import Words
from tests.support.facts import DO_IT, DROP, END, GUIDED_ENTER, HINT, MARK

DEALT: tuple[int, dict[str, Any]] = (2, {})
"""Seats and options of the matches whose deals are on record."""
VARIANTS: list[tuple[str, Mapping[str, str], int, int]] = [
    ("Hexaducto", {}, 2, 6),
    ("Hexaducto", {"puzzle": "easy"}, 1, 1),
]
"""What robots play: title, options as they are set by keys, fewest and most seats."""
LONGEST: dict[str, Any] = {"moves": 200, "minutes": 60}
"""The options with which a match lasts longest."""
SCORING = {"removed"}
"""Events that are what the game is about: a robot that never causes one plays blindly."""
KEYS = ("B Home Right", "B Home N", "B Home O", "B Home W", "B Home J", "B Home M")
"""Keys of this game, and walking in it; the last of each asks."""
HUGE = ("public", "discard")
"""A list in the view of the game: its record and its field."""
SOUNDS: dict[str, tuple[str, ...]] = {
    "TurnedUp": ("flip",),
    "Drew": ("draw",),
    "Took": ("take",),
    "WasPutBack": ("card",),
    "Placed": ("place",),
    "SetBegun": ("shuffle",),
    "Removed": ("run",),
    "FellApart": ("open",),
    "Docked": ("close",),
    "MoveDone": ("",),
    "Unsolvable": ("",),
    "TurnBegan": (),
    "TimeWarning": ("clock",),
    "MatchEnded": ("", "double"),
}
"""The sounds of each event, the usual one first; "" for words alone."""
RARE: tuple[tuple[str, tuple[Any, ...]], ...] = (("SetBegun", (2,)),)
"""Events to which no match comes that is played for the list: what they are made of."""
WORDS_BEFORE: dict[str, tuple[float, ...]] = {
    "en": (15.43, 12.69, 7.31),
    "de": (14.57, 12.32, 6.81),
}
"""Words heard per own turn before the sentences were shortened (scripts.sentences), by language."""
FOUND_BY = "H"
"""The first letters that lead to the game among the games."""
FIRST_TURNS: tuple[tuple[str, ...], ...] = (("T", "Tab", "Enter", GUIDED_ENTER),)
"""The keys of a beginner's turns, one after the other; the last goes on (scripts.first_steps)."""
READ_KEYS = "Right Space Space Enter Down Enter s"
"""What somebody presses at the beginning who listens to a page, by keys."""
READ_TOUCH = "Tab Tab Enter Tab Enter"
"""The same in the dress for touching."""
READ_TURN = "Bob turns up 7."
"""What is heard of the bot's first turn after one's own."""
TOGETHER: tuple[int, Mapping[str, str]] = (2, {})
"""What clients at one table play: the match's number, and lines of the menu (tests.proof)."""
ENDS: dict[tuple[str, str], tuple[str, str, str, str]] = {
    ("two", "en"): (
        "You win with the fewest points: you 17; Louis 23.",
        "You win with the fewest points: you 17; Louis 23.",
        "You win: you 17; Louis 23",
        "⠺⠊⠝⠀⠽⠕⠥⠀⠼⠁⠛⠀⠠⠇⠕⠥⠊⠎⠀⠼⠃⠉",
    ),
    ("two", "de"): (
        "Du gewinnst mit den wenigsten Punkten: du 17; Louis 23.",
        "Du gewinnst mit den wenigsten Punkten: du 17; Louis 23.",
        "Du gewinnst: du 17; Louis 23",
        "⠎⠊⠑⠛⠀⠙⠥⠀⠂⠶⠀⠇⠕⠥⠊⠎⠀⠆⠒",
    ),
}
"""What the first seat is told of the third match on record: full, normal, brief, cells."""
HINTS: dict[str, tuple[str, str]] = {
    "en": (
        "Draw from the draw pile. About as good as: left corner: turn up",
        "⠙⠗⠁⠺⠀⠑⠟⠥⠁⠇⠀⠥⠏⠀⠇⠞",
    ),
    "de": (
        "Vom Ziehstapel ziehen. Etwa so gut wie: Ecke links aufdecken",
        "⠵⠊⠑⠓⠑⠝⠀⠛⠇⠑⠊⠉⠓⠀⠁⠥⠋⠀⠇⠊",
    ),
}
"""What H says in a match of two just begun, heard and felt."""
EMPTY: dict[str, dict[str, str]] = {
    "de": {"Karte in der Hand": "Keine Karte in der Hand."},
}
"""What an empty zone says of itself, by language, name of the zone, and all that is said."""
HELP: dict[str, list[str]] = {
    "field": [
        "Right arrow: move right, Your field",
        "Down arrow: move down, Your field",
        "Enter: top left corner: turn up",
        "Tab: go to the next thing you can use",
        "H: hear a good move and why",
    ],
}
"""What the help begins with in a zone, on the player's own turn, three at the table."""
FIRST_MOVE: dict[str, tuple[str, str]] = {
    "en": (
        "Louis places 7, discards face-down 1. Left corner",
        "⠠⠇⠕⠥⠊⠎⠀⠼⠛⠀⠋⠕⠗⠀⠹⠼⠁⠀⠇⠞",
    ),
    "de": ("Louis legt 7, wirft verdeckte 1 ab. Ecke links", "⠇⠕⠥⠊⠎⠀⠶⠀⠎⠞⠁⠞⠞⠀⠹⠂⠀⠇⠊"),
}
"""What L says and the display shows after the first move of the other."""
TO_DO: dict[str, tuple[str, str]] = {
    "de": (
        "Dran: Ablage 6. Deck auf, zieh oder nimm sie.",
        "⠙⠗⠁⠝⠒⠀⠝⠊⠍⠍⠀⠖⠠⠀⠵⠊⠑⠓⠀⠕⠙⠑⠗⠀⠙⠑⠉⠅⠀⠁⠥⠋",
    ),  # dran: nimm 6, zieh oder deck auf
    "en": (
        "Your turn: discard pile 6. Turn up, draw, or take it.",
        "⠽⠕⠥⠗⠀⠞⠥⠗⠝⠒⠀⠞⠁⠅⠑⠀⠼⠋⠠⠀⠙⠗⠁⠺⠀⠕⠗⠀⠞⠥⠗⠝⠀⠥⠏",
    ),  # your turn: take 6, draw or turn up
}
"""What T says to begin with, and what a line of 80 cells shows."""
PILES: dict[str, tuple[str, str, int]] = {
    "en": ("draw-pile", "⠏⠀⣙⣼⣁⣁⣁⠀⠼⠋", 7),  # p d111 6
}
"""An item of which is felt how many cards it holds, what is felt, and the match's seed."""
THEIR_MOVE: tuple[str, str] | None = ("Bert turns up 8. Top left corner", "⠠⠃⠑⠗⠞⠀⠥⠏⠀⠼⠓⠀⠞⠇")
"""What L says and the display shows after the first move of the person elsewhere."""
SAME_IN_FULL = {
    # Name and place of a card of which nothing else is true.
    "B Home Right",
    "B Home N",
    # A hint is an action and its gain, or a card: nothing is left to leave out.
    "H",
}
"""What normal wording says as full wording does: the keys that ask."""
SAID_OF_MOST: tuple[tuple[str, str, str], ...] = (
    ("field", "face down", "what lies on a place, instead of a value"),
    ("opponent", "face down", "what lies on a place, instead of a value"),
    ("docks", "(next to )?a face-down card", "the cards beside which a place is: its name"),
)
"""Zone, words, and why these are said of each thing even if most are alike."""
RECORDED: dict[str, tuple[int, dict[str, Any]]] = {
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
}
"""The matches of the record (tests.golden): seats and options of each, by the name of its files."""
LISTED: tuple[tuple[str, ...], tuple[str, ...]] = ((), (DO_IT, MARK, DROP, END, HINT))
"""Keys, and what the list of the display's bottom key begins with after them."""
MARKS: str | None = ""
"""What is pressed before a card of the hand can be marked with others; None: nothing is marked."""
KEY_CHAPTERS: tuple[int, ...] = (12,)
"""The chapters of the rules that say which keys do what."""
ON_RECORD: str = "two"
"""The matches on record that are without options, for a bot that thinks for long."""
SITUATIONS: int = 3
"""How many situations are looked at for every level of bots."""
HARD_MATCHES: int = 2
"""So many matches of hard bots are short enough for a test."""
TAKEN_BACK: tuple[dict[str, Any], ...] = ({},)
"""Options of the matches in which moves are taken back."""
SPELLED_OVER = {
    "moves",  # left out, they are those of the puzzle
    "removed",  # in a position the cards, here how many of each value
}
"""What has one place more than its kind may have."""
LESSONS: tuple[str, ...] = ("end", "match", "puzzle")
"""Its guided matches, by what follows its name in their ids."""
TEMPTING: dict[tuple[str, str], tuple[str, int]] = {
    ("end", "draw"): ("turn 1,0", 60),
    ("end", "low"): ("place 1,0", 60),
    ("end", "finish"): ("place 0,0", 60),
}
"""What tempts at a step of a lesson on strategy, and in how many situations it is played on."""
CARDS: int = 150
"""How many cards its deck has."""
TWINS: str = "two"
"""The match on record whose frames are compared every day."""
NEVER_REACHED = {("public", "sets")}  # only who draws on purpose uses a card set up
"""What a record has that no match of bots makes differ."""
HEARD: dict[str, tuple[str, str, str]] = {
    "dock-part": ("the part with CARDS", "der Teil mit CARDS", "le morceau avec CARDS"),
    "dock-at": ("to the SIDE, next to CARDS", "nach SIDE, neben CARDS", "SIDE, contre CARDS"),
    "option-puzzle-custom": (
        "Choose moves and minutes yourself",
        "Züge und Minuten selbst wählen",
        "Choisir toi-même coups et minutes",
    ),
    "by": ("about 4 points better", "etwa 4 Punkte besser", "environ 4 points de mieux"),
}
"""Sentences that a newcomer could not make sense of once, as each language says them now."""


def long_hint(view: Any) -> bool:
    """Tell whether a hint takes too long for a test: in a whole puzzle it plays it to the end."""
    return bool(view.public.settings.puzzle)


def card_wordings(language: str) -> Iterator[tuple[str, str]]:
    """Yield each card's id in its deck file and how the client words it in Braille."""
    field = Wording(Words(language, ("games/hexaducto", "cards")))
    for card in load("hexaducto").cards:
        yield card.id, field.card(int(card.value or 0)).braille
