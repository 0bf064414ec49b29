"""What tests of all games have to know of this one."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from tests.support.facts import DO_IT, DROP, END, GUIDED_ENTER, HINT, MARK, numbered

DEALT: tuple[int, dict[str, Any]] = (3, {})
"""Seats and options of the matches whose deals are on record."""
VARIANTS: list[tuple[str, Mapping[str, str], int, int]] = [
    ("Logomachy", {}, 2, 8),
    ("Logomachy", {"letters": "on"}, 2, 8),
    ("Logomachy", {"duty": "on"}, 2, 8),
    ("Logomachy", {"decks": "on"}, 5, 8),
]
"""What robots play: title, options as they are set by keys, fewest and most seats."""
LONGEST: dict[str, Any] = {"rounds": 20, "two_decks": True, "letters": True}
"""The options with which a match lasts longest."""
SCORING = {"took", "spelled"}
"""Events that are what the game is about: a robot that never causes one plays blindly."""
KEYS = ("C Home Right", "W")
"""Keys of this game, and walking in it; the last of each asks."""
HUGE = ("public", "middle")
"""A list in the view of the game: its record and its field."""
SOUNDS: dict[str, tuple[str, ...]] = {
    "RoundStarted": ("deal",),
    "Dealt": ("deal",),
    "Laid": ("card",),
    "Took": ("take", "sweep"),
    "WordTaken": ("sweep",),
    "Cleared": ("chip", ""),
    "YellowSeven": ("chip", ""),
    "MostYellow": ("chip", ""),
    "MostCards": ("chip", ""),
    "RoundOver": ("",),
    "MatchOver": ("win", "lose"),
}
"""The sounds of each event, the usual one first; "" for words alone."""
RARE: tuple[tuple[str, tuple[Any, ...]], ...] = (
    ("WordTaken", (1, "r", ("o", "a", "d"))),
    ("Cleared", (1, False)),
    ("MostYellow", ((), 0)),
    ("MostCards", ((), 0)),
)
"""Events to which no match comes that is played for the list: what they are made of."""
WORDS_BEFORE: dict[str, tuple[float, ...]] = {
    "en": (20.51, 19.33, 13.46),
    "de": (19.15, 17.98, 12.49),
}
"""Words heard per own turn before the sentences were shortened (scripts.sentences), by language."""
FOUND_BY = "L"
"""The first letters that lead to the game among the games."""
FIRST_TURNS: tuple[tuple[str, ...], ...] = (
    ("T", "Tab", "Enter", GUIDED_ENTER),
    ("Tab", "Enter", GUIDED_ENTER),
)
"""The keys of a beginner's turns, one after the other; the last goes on (scripts.first_steps)."""
READ_KEYS = "Right Space Space Enter Enter Down Enter s s"
"""What somebody presses at the beginning who listens to a page, by keys."""
READ_TOUCH = "Tab Tab Enter Tab Enter Enter"
"""The same in the dress for touching."""
READ_TURN = "Bob lays yellow 6."
"""What is heard of the bot's first turn after one's own."""
TOGETHER: tuple[int, Mapping[str, str]] = (1, {})
"""What clients at one table play: the match's number, and lines of the menu (tests.proof)."""
ENDS: dict[tuple[str, str], tuple[str, str, str, str]] = {
    ("two-decks", "en"): (
        "Shared win for you and Helen with the most chips: you 3, Helen 3, "
        "Valentin 1, Jacob 1, Louis 0.",
        "Shared win for you and Helen with the most chips: you 3, Helen 3, "
        "Valentin 1, Jacob 1, Louis 0.",
        "Shared win: you 3, Helen 3, Valentin 1, Jacob 1, Louis 0",
        "⠺⠊⠝⠀⠽⠕⠥⠀⠠⠓⠑⠇⠑⠝⠀⠽⠕⠥⠀⠼⠉⠀⠠⠓⠑⠇⠑⠝⠀⠼⠉⠀⠠⠧⠁⠇⠑⠝⠞⠊⠝⠀⠼⠁⠀⠠⠚⠁⠉⠕⠃⠀⠼⠁⠀⠠⠇⠕⠥⠊⠎⠀⠼⠚",
    ),
    ("letters-de", "en"): (
        "You win with the most cards: you 45, Louis 29.",
        "You win with the most cards: you 45, Louis 29.",
        "You win: you 45, Louis 29",
        "⠺⠊⠝⠀⠽⠕⠥⠀⠼⠙⠑⠀⠠⠇⠕⠥⠊⠎⠀⠼⠃⠊",
    ),
    ("numbers", "de"): (
        "Du gewinnst mit den meisten Chips: du 6, Louis 0.",
        "Du gewinnst mit den meisten Chips: du 6, Louis 0.",
        "Du gewinnst: du 6, Louis 0",
        "⠎⠊⠑⠛⠀⠙⠥⠀⠖⠀⠇⠕⠥⠊⠎⠀⠴",
    ),
    ("letters-de", "de"): (
        "Du gewinnst mit den meisten Karten: du 45, Louis 29.",
        "Du gewinnst mit den meisten Karten: du 45, Louis 29.",
        "Du gewinnst: du 45, Louis 29",
        "⠎⠊⠑⠛⠀⠙⠥⠀⠲⠢⠀⠇⠕⠥⠊⠎⠀⠆⠔",
    ),
}
"""What the first seat is told of the third match on record: full, normal, brief, cells."""
HINTS: dict[str, tuple[str, str]] = {
    "en": ("Green 2 takes red 1 and blue 1. 3 cards", "⠃⠛⠸⠀⠁⠗⠀⠁⠃⠀⠼⠉⠰⠉"),
    "de": (
        "Grüne 2 nimmt rote 1 und blaue 1. 3 Karten",
        "⠛⠆⠸⠀⠗⠂⠀⠃⠂⠀⠒⠅",
    ),
}
"""What H says in a match of two just begun, heard and felt."""
EMPTY: dict[str, dict[str, str]] = {
    "en": {
        "hand": "No cards in your hand.",
        "middle": "No cards in the middle.",
    },
}
"""What an empty zone says of itself, by language, name of the zone, and all that is said."""
HELP: dict[str, list[str]] = {
    "hand": [
        "Right arrow: move right in your hand",
        "Enter: choose what to do with blue 6",
        "Tab: go to the next thing you can use",
        "H: hear a good move and why",
        "T: hear whose turn it is and what you can do",
    ],
    "middle": [
        "Right arrow: move right, Middle",
        "Enter: Take green 6 with blue 6",
        "Tab: go to the next thing you can use",
        "H: hear a good move and why",
        "T: hear whose turn it is and what you can do",
    ],
}
"""What the help begins with in a zone, on the player's own turn, three at the table."""
FIRST_MOVE: dict[str, tuple[str, str]] = {
    "en": (
        "Louis: yellow 8 takes red 1, blue 1 and green 6.",
        "⠠⠇⠕⠥⠊⠎⠀⠓⠽⠸⠀⠁⠗⠀⠁⠃⠀⠋⠛",
    ),
    "de": (
        "Louis: gelbe 8 nimmt rote 1, blaue 1 und grüne 6.",
        "⠇⠕⠥⠊⠎⠀⠑⠦⠸⠀⠗⠂⠀⠃⠂⠀⠛⠖",
    ),
}
"""What L says and the display shows after the first move of the other."""
TO_DO: dict[str, tuple[str, str]] = {
    "de": (
        "Dran: 2 von 3 passen.",
        "⠙⠗⠁⠝⠒⠀⠬⠆⠌⠒",
    ),  # dran: +2/3
    "en": (
        "Your turn: 2 of 3 fit.",
        "⠽⠕⠥⠗⠀⠞⠥⠗⠝⠒⠀⠬⠼⠃⠌⠼⠉",
    ),  # your turn: +2/3
}
"""What T says to begin with, and what a line of 80 cells shows."""
THEIR_MOVE: tuple[str, str] | None = ("Bert: blue 6 takes green 6.", "⠠⠃⠑⠗⠞⠀⠋⠃⠸⠀⠋⠛")
"""What L says and the display shows after the first move of the person elsewhere."""
RECORDED: dict[str, tuple[int, dict[str, Any]]] = {
    "numbers": (2, {"rounds": 2}),
    "numbers-4": (4, {"rounds": 1}),
    "must-take": (2, {"rounds": 1, "must_take": True}),
    "two-decks": (5, {"rounds": 1, "two_decks": True}),
    "letters-de": (2, {"rounds": 1, "letters": True}),
    "letters-en": (2, {"rounds": 1, "letters": True, "language": "en"}),
    "letters-two": (2, {"rounds": 1, "letters": True, "shortest": 2, "bot_words": "rare"}),
    "letters-fr": (3, {"rounds": 1, "letters": True, "language": "fr"}),
}
"""The matches of the record (tests.golden): seats and options of each, by the name of its files."""
LISTED: tuple[tuple[str, ...], tuple[str, ...]] = (("C",), (DO_IT, MARK, DROP, END, HINT))
"""Keys, and what the list of the display's bottom key begins with after them."""
MARKS: str | None = ""
"""What is pressed before a card of the hand can be marked with others; None: nothing is marked."""
KEY_CHAPTERS: tuple[int, ...] = (12,)
"""The chapters of the rules that say which keys do what."""
SITUATIONS: int = 2
"""How many situations are looked at for every level of bots."""
TAKEN_BACK: tuple[dict[str, Any], ...] = ({}, {"letters": True, "language": "en"})
"""Options of the matches in which moves are taken back."""
LESSONS: tuple[str, ...] = (
    "leave", "letters-de", "letters-en", "letters-fr", "numbers", "yellow",
)  # fmt: skip
"""Its guided matches, by what follows its name in their ids."""
TEMPTING: dict[tuple[str, str], tuple[str, int]] = {
    ("leave", "leave"): ("play r7 take g1,g6", 300),
    ("leave", "two"): ("play b9 take r7,b2", 200),
    ("yellow", "equal"): ("play b10 take r10", 60),
    ("yellow", "seven"): ("play b9 take g6,b3", 60),
}
"""What tempts at a step of a lesson on strategy, and in how many situations it is played on."""
CARDS: int = 40
"""How many cards its deck has."""
SPELLS: bool = True
"""Whether single letters are said, as of a word that is spelled."""
SHORT_MATCH: dict[str, Any] = {"rounds": 1}
"""Options of a match that is soon over."""
TWINS: str = "letters-en"
"""The match on record whose frames are compared every day."""
HEARD: dict[str, tuple[str, str, str]] = {
    "option-bot_words-level": (
        "Stronger computers use rarer words",
        "Stärkere Computer bilden seltenere Wörter",
        "Plus l'ordinateur est fort, plus ses mots sont rares",
    ),
    "hint-more": (
        "Or ACTION: 2 cards at once",
        "Oder ACTION: 2 Karten auf einmal",
        "Ou ACTION\xa0: 2 cartes d'un coup",
    ),
    "option-rounds-0": (
        "one per player, in the letter game one",
        "eine je Person, im Buchstabenspiel eine",
        "une par joueur, au jeu de lettres une seule",
    ),
    "won": (
        "Ann wins with the most chips: SCORES.",
        "Ann gewinnt mit den meisten Chips: SCORES.",
        "Ann gagne avec le plus de jetons\xa0: SCORES.",
    ),
    "won-you": (
        "You win with the most chips: SCORES.",
        "Du gewinnst mit den meisten Chips: SCORES.",
        "Tu gagnes avec le plus de jetons\xa0: SCORES.",
    ),
    "by": (
        "about 4 percent more likely to win",
        "gewinnt zu etwa 4 Prozent eher",
        "environ 4 pour cent de chances en plus",
    ),
}
"""Sentences that a newcomer could not make sense of once, as each language says them now."""


def card_wordings(language: str) -> Iterator[tuple[str, str]]:
    """Yield each card's id in its deck file and how the client words it in Braille."""
    yield from numbered("logomachy", language)
