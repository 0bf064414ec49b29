"""What tests of all games have to know of this one."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from braillespiel.games.ludoteca.cards import FIRST_RESOURCE, PILLAR_FACES, face_text
from braillespiel.games.ludoteca.decks import built_in_deck, load_deck, own_path
from braillespiel.games.ludoteca.wording import Wording
from braillespiel.labels.reading import load
from braillespiel.words.catalogue import Words
from tests.support.facts import DO_IT, DROP, GUIDED_ENTER, MARK

DEALT: tuple[int, dict[str, Any]] = (4, {"extended": True})
"""Seats and options of the matches whose deals are on record."""
VARIANTS: list[tuple[str, Mapping[str, str], int, int]] = [
    ("Ludoteca", {"target": "10"}, 2, 4),
    ("Ludoteca", {"extended": "on", "target": "10"}, 2, 4),
]
"""What robots play: title, options as they are set by keys, fewest and most seats."""
LONGEST: dict[str, Any] = {"extended": True, "target": 200}
"""The options with which a match lasts longest."""
SCORING = {"laid", "played", "swapped"}
"""Events that are what the game is about: a robot that never causes one plays blindly."""
KEYS = ("C Home Right", "W", "B Home I", "X")
"""Keys of this game, and walking in it; the last of each asks."""
HUGE = ("known", "hand")
"""A list in the view of the game: its record and its field."""
SOUNDS: dict[str, tuple[str, ...]] = {
    "Drew": ("draw",),
    "OthersDrew": ("draw", ""),
    "DrawSkipped": ("",),
    "Took": ("take",),
    "Laid": ("card", ""),
    "Swapped": ("swap",),
    "Closed": ("pillar",),
    "Discarded": ("place", ""),
    "Played": ("open", ""),
    "Gave": ("swap",),
    "Traded": ("swap",),
    "Looked": ("draw", ""),
    "Kept": ("draw", ""),
    "PutBack": ("draw",),
    "Picked": ("take",),
    "Reshuffled": ("shuffle",),
    "RoundEnded": ("turn",),
    "RoundBegan": ("deal", ""),
    "MatchEnded": ("win", "lose"),
}
"""The sounds of each event, the usual one first; "" for words alone."""
RARE: tuple[tuple[str, tuple[Any, ...]], ...] = (("DrawSkipped", (1,)),)
"""Events to which no match comes that is played for the list: what they are made of."""
WORDS_BEFORE: dict[str, tuple[float, ...]] = {
    "en": (14.45, 12.93, 9.11),
    "de": (13.04, 12.39, 8.82),
}
"""Words heard per own turn before the sentences were shortened (scripts.sentences), by language."""
FOUND_BY = "LL"
"""The first letters that lead to the game among the games."""
FIRST_TURNS: tuple[tuple[str, ...], ...] = (
    ("T", "N"),
    ("T", "Tab", "Enter", GUIDED_ENTER),
    ("T", "1", "A"),
)
"""The keys of a beginner's turns, one after the other; the last goes on (scripts.first_steps)."""
READ_KEYS = "Right Enter Enter d Enter c Enter Down Enter s"
"""What somebody presses at the beginning who listens to a page, by keys."""
READ_TOUCH = "Tab Tab Enter Enter"
"""The same in the dress for touching."""
READ_TURN = ""
"""What is heard of the bot's first turn after one's own."""
TOGETHER: tuple[int, Mapping[str, str]] = (3, {"Punkte zum Sieg": "10"})
"""What clients at one table play: the match's number, and lines of the menu (tests.proof)."""
ENDS: dict[tuple[str, str], tuple[str, str, str, str]] = {
    ("basic", "en"): (
        "You win with the most points: you 26, 4 pillars; Louis 10, 1 pillar.",
        "You win with the most points: you 26, 4 pillars; Louis 10, 1 pillar.",
        "You win: you 26, 4; Louis 10, 1",
        "⠺⠊⠝⠀⠽⠕⠥⠀⠼⠃⠋⠏⠀⠼⠙⠌⠼⠋⠀⠠⠇⠕⠥⠊⠎⠀⠼⠁⠚⠏⠀⠼⠁⠌⠼⠋",
    ),
    ("extended", "en"): (
        "You win with all six pillars: you 42, 6 pillars; Louis 28, 4 pillars.",
        "You win with all six pillars: you 42, 6 pillars; Louis 28, 4 pillars.",
        "You win: six pillars",
        "⠺⠊⠝⠀⠽⠕⠥⠀⠼⠋⠌⠼⠋⠸⠀⠽⠕⠥⠀⠼⠙⠃⠏⠀⠼⠋⠌⠼⠋⠀⠠⠇⠕⠥⠊⠎⠀⠼⠃⠓⠏⠀⠼⠙⠌⠼⠋",
    ),
    ("basic", "de"): (
        "Du gewinnst mit den meisten Punkten: du 26, 4 Säulen; Louis 10, 1 Säule.",
        "Du gewinnst mit den meisten Punkten: du 26, 4 Säulen; Louis 10, 1 Säule.",
        "Du gewinnst: du 26, 4; Louis 10, 1",
        "⠎⠊⠑⠛⠀⠙⠥⠀⠆⠖⠏⠀⠲⠌⠖⠀⠇⠕⠥⠊⠎⠀⠂⠴⠏⠀⠂⠌⠖",
    ),
    ("extended", "de"): (
        "Du gewinnst mit allen sechs Säulen: du 42, 6 Säulen; Louis 28, 4 Säulen.",
        "Du gewinnst mit allen sechs Säulen: du 42, 6 Säulen; Louis 28, 4 Säulen.",
        "Du gewinnst: sechs Säulen",
        "⠎⠊⠑⠛⠀⠙⠥⠀⠖⠌⠖⠸⠀⠙⠥⠀⠲⠆⠏⠀⠖⠌⠖⠀⠇⠕⠥⠊⠎⠀⠆⠦⠏⠀⠲⠌⠖",
    ),
}
"""What the first seat is told of the third match on record: full, normal, brief, cells."""
HINTS: dict[str, tuple[str, str]] = {
    "en": (
        "Draw from the draw pile. Promises about 2 points more than: 8 Parents: take from the "
        "discard pile",
        "⠙⠗⠁⠺⠀⠬⠼⠃⠀⠝⠕⠞⠀⠞⠁⠅⠑⠀⠓⠏",
    ),
    "de": (
        "Ziehen vom Nachziehstapel. Verspricht etwa 2 Punkte mehr als: 8 Eltern vom "
        "Abwurfstapel nehmen",
        "⠵⠊⠑⠓⠑⠝⠀⠬⠆⠀⠎⠞⠁⠞⠞⠀⠑⠦⠀⠝⠑⠓⠍⠑⠝",
    ),
}
"""What H says in a match of two just begun, heard and felt."""
EMPTY: dict[str, dict[str, str]] = {
    "de": {
        "Deine Viererkombos": "Noch keine Viererkombo gelegt.",
        "Abwurfstapel, oberste Karte zuerst": "Abwurfstapel leer.",
    },
    "en": {
        "Your four-of-a-kinds": "No four-of-a-kind laid yet.",
        "Discard pile, top card first": "Discard pile empty.",
    },
}
"""What an empty zone says of itself, by language, name of the zone, and all that is said."""
HELP: dict[str, list[str]] = {
    "hand": [
        "Right arrow: move right in your hand",
        "N: Draw from the draw pile",
        "M: Take the top card of the discard pile",
        "Tab: go to the next thing you can use",
        "H: hear a good move and why",
    ],
}
"""What the help begins with in a zone, on the player's own turn, three at the table."""
FIRST_MOVE: dict[str, tuple[str, str]] = {
    "en": ("Louis discards 8 Parents.", "⠠⠇⠕⠥⠊⠎⠀⠰⠙⠊⠀⠓⠏"),
    "de": ("Louis wirft 8 Eltern ab.", "⠇⠕⠥⠊⠎⠀⠁⠃⠀⠑⠦"),
}
"""What L says and the display shows after the first move of the other."""
TO_DO: dict[str, tuple[str, str]] = {
    "de": (
        "Zieh oder nimm.",
        "⠵⠊⠑⠓⠀⠕⠙⠑⠗⠀⠝⠊⠍⠍⠀⠙⠊⠑⠀⠁⠃⠇⠁⠛⠑",
    ),  # zieh oder nimm die ablage
    "en": (
        "Draw or take.",
        "⠙⠗⠁⠺⠀⠕⠗⠀⠞⠁⠅⠑⠀⠙⠊⠎⠉⠁⠗⠙",
    ),  # draw or take discard
}
"""What T says to begin with, and what a line of 80 cells shows."""
PILES: dict[str, tuple[str, str, int]] = {
    "de": ("draw", "⠎⠞⠀⣎⣞⣶⣶⠀⠁⠃⠀⠅⠖", 2),  # st st77 ab k6  # whose person begins: no bot has drawn
}
"""An item of which is felt how many cards it holds, what is felt, and the match's seed."""
THEIR_MOVE: tuple[str, str] | None = ("Bert draws a card.", "⠠⠃⠑⠗⠞⠀⠬⠼⠁")
"""What L says and the display shows after the first move of the person elsewhere."""
SAME_IN_FULL = {"L"}  # an event keeps the names of cards that it was told with
"""What normal wording says as full wording does: the keys that ask."""
SAME_IN_BRIEF = {"C Home Right"}  # a number and a name, which stay
"""What brief wording says as normal wording does."""
SAID_OF_MOST: tuple[tuple[str, str, str], ...] = (
    ("pillars", "empty|open|completed", "the cards in a row, or that there are none"),
    ("opponent", "empty|open|completed", "the cards in a row, or that there are none"),
)
"""Zone, words, and why these are said of each thing even if most are alike."""
RECORDED: dict[str, tuple[int, dict[str, Any]]] = {
    "basic": (2, {"target": 20}),
    "basic-3": (3, {"target": 10}),
    "basic-4": (4, {"target": 10}),
    "extended": (2, {"target": 20, "extended": True}),
    "extended-3": (3, {"target": 10, "extended": True}),
    "helper-eight": (2, {"target": 10, "extended": True, "helper_eight_scores": False}),
}
"""The matches of the record (tests.golden): seats and options of each, by the name of its files."""
LISTED: tuple[tuple[str, ...], tuple[str, ...]] = (
    ("C",),
    ("Draw from the draw pile", "Take the top card of the discard pile", DO_IT, MARK, DROP),
)
"""Keys, and what the list of the display's bottom key begins with after them."""
MARKS: str | None = "A"
"""What is pressed before a card of the hand can be marked with others; None: nothing is marked."""
SITUATIONS: int = 5
"""How many situations are looked at for every level of bots."""
HARD_MATCHES: int = 9
"""So many matches of hard bots are short enough for a test."""
TAKEN_BACK: tuple[dict[str, Any], ...] = ({}, {"extended": True})
"""Options of the matches in which moves are taken back."""
LESSONS: tuple[str, ...] = ("basic", "close", "extended", "ones")
"""Its guided matches, by what follows its name in their ids."""
TEMPTING: dict[tuple[str, str], tuple[str, int]] = {
    ("close", "run"): ("lay s1", 10),
    ("close", "keep"): ("discard a1", 40),
    ("close", "close"): ("discard r3", 0),
    ("ones", "one"): ("lay a1+s1+k1+r1", 10),
}
"""What tempts at a step of a lesson on strategy, and in how many situations it is played on."""
CARDS: int = 134
"""How many cards its deck has."""
SIGN_NAMES: str = "z "
"""What signs begin with that hold a name, no abbreviation."""
SHORT_MATCH: dict[str, Any] = {"target": 10}
"""Options of a match that is soon over."""
TWINS: str = "basic-3"
"""The match on record whose frames are compared every day."""
NEVER_REACHED = {("secret", "back")}  # only a deck of one's own leaves cards to be put back
"""What a record has that no match of bots makes differ."""
TOO_SMALL = ("L7651", "L4731")
"""Sheets with labels on which the names of its cards find no room."""
HEARD: dict[str, tuple[str, str, str]] = {
    "so-far": (
        "If the round ended now: PARTS.",
        "Wäre die Runde jetzt zu Ende: PARTS.",
        "Si la manche finissait maintenant\xa0: PARTS.",
    ),
    "option-stall": (
        "The round ends after turns without a card laid",
        "Die Runde endet nach Zügen ohne gelegte Karte",
        "La manche finit après des tours sans carte posée",
    ),
    "by": ("about 4 points better", "etwa 4 Punkte besser", "environ 4 points de mieux"),
}
"""Sentences that a newcomer could not make sense of once, as each language says them now."""


def card_wordings(language: str) -> Iterator[tuple[str, str]]:
    """Yield each card's id in its deck file and how the client words it in Braille."""
    deck = load_deck(own_path()) if own_path().is_file() else built_in_deck()
    cards = Wording(Words(language, ("games/ludoteca", "cards")), deck)
    pillars = list(load("ludoteca").colours)
    for face in range(FIRST_RESOURCE + len(deck.resource)):
        if face < PILLAR_FACES:
            letter, value = divmod(face, 8)
            yield f"{pillars[letter]}-{value + 1}", cards.card(face).braille
        elif face < FIRST_RESOURCE:
            yield face_text(face), cards.card(face).braille
        else:
            resource = deck.resource[face - FIRST_RESOURCE]
            yield f"resource-{resource.id}", cards.card(face).braille
    for goal in deck.goal:
        yield f"goal-{goal.id}", cards.goal(goal).braille
