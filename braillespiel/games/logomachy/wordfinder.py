"""Words in reach of a hand: how bots find them."""

from __future__ import annotations

from array import array
from collections import Counter
from collections.abc import Generator, Iterable, Sequence
from dataclasses import dataclass
from itertools import islice
from random import Random

from braillespiel.engine.chance import choice, shuffle
from braillespiel.engine.contract import Thought
from braillespiel.engine.lexicon import Lexicon
from braillespiel.games.logomachy.actions import Play, Spell
from braillespiel.games.logomachy.cards import face
from braillespiel.games.logomachy.view import LogomachyView

LONGEST = {"easy": 4, "normal": 6, "hard": 8}
"""The longest words that a level thinks of."""
RAREST = {"easy": 1, "normal": 2, "hard": 4}
"""How rare a word may be that a level thinks of."""
_RARITY = {"everyday": 1, "common": 2, "rare": 4}
BOT_WORDS = ("level", *_RARITY)
_SLICE = 4000
"""Words looked at between two yields: 1 to 4 ms."""


@dataclass(frozen=True, slots=True)
class Vocabulary:
    """Words and, for each, its letters as the bits of a number, which are quick to compare."""

    words: list[str]
    letters: array[int]
    bit: dict[str, int]
    """Which bit stands for a letter."""
    kinds: bytearray
    """How rare each word is."""


_KNOWN: dict[Lexicon, Vocabulary] = {}


def bits(letters: Iterable[str], bit: dict[str, int]) -> int:
    """Return a set of letters as the bits of a number; a new letter gets the next bit."""
    found = 0
    for letter in letters:
        found |= bit.setdefault(letter, 1 << len(bit))
    return found


def _vocabulary(lexicon: Lexicon) -> Generator[None, None, Vocabulary]:
    """Return the words that bots know, in the order of the list; the first time takes slices."""
    while not lexicon.ready():
        yield
    if lexicon not in _KNOWN:
        longest = max(LONGEST.values())
        words: list[str] = []
        letters, kinds = array("Q"), bytearray()
        bit: dict[str, int] = {}
        rarest = max(RAREST.values())
        every = iter(lexicon.words())
        while some := list(islice(every, _SLICE)):
            short = [pair for pair in some if len(pair[0]) <= longest and pair[1] <= rarest]
            words += [word for word, _ in short]
            letters.extend(bits(word, bit) for word, _ in short)
            kinds.extend(kind for _, kind in short)
            yield
        _KNOWN[lexicon] = Vocabulary(words, letters, bit, kinds)
    return _KNOWN[lexicon]


def words_in_reach(
    lexicon: Lexicon,
    hand: Sequence[str],
    middle: Sequence[str],
    longest: int,
    shortest: int = 2,
    rarest: int = 4,
) -> Generator[None, None, list[tuple[str, str]]]:
    """Find (word, own letter) that one hand card and middle cards can spell; yields often.

    Words have ``shortest`` to ``longest`` letters and are at most as rare as ``rarest``.
    """
    vocabulary = yield from _vocabulary(lexicon)
    lying = Counter(map(face, middle))
    own = sorted(set(map(face, hand)))
    longest = min(longest, len(middle) + 1)
    absent = ~bits({*lying, *own} & vocabulary.bit.keys(), vocabulary.bit)
    found = []
    for start in range(0, len(vocabulary.words), _SLICE):
        yield
        letters = vocabulary.letters[start : start + _SLICE]
        for number in [n for n, mask in enumerate(letters, start) if not mask & absent]:
            word = vocabulary.words[number]
            if not shortest <= len(word) <= longest or vocabulary.kinds[number] > rarest:
                continue
            missing = Counter(word) - lying
            if sum(missing.values()) <= 1:
                found += [
                    (word, letter)
                    for letter in own
                    if letter in word and (not missing or letter in missing)
                ]
    return found


def spell(word: str, letter: str, hand: Sequence[str], middle: Sequence[str]) -> Spell:
    """Return the cards of ``word``: the first ``letter`` from the hand, the rest as they lie."""
    left = list(middle)
    cards = []
    own: str | None = next(card for card in hand if face(card) == letter)
    for sign in word:
        if sign == letter and own is not None:
            cards.append(own)
            own = None
            continue
        card = next(card for card in left if face(card) == sign)
        left.remove(card)
        cards.append(card)
    return Spell(tuple(cards))


def choose_word(view: LogomachyView, level: str, rng: Random) -> Thought[Play | Spell]:
    """Choose a word, the longer the better the level, or a card to lay.

    easy takes any short word, normal a longest one, hard a longest one with the rarest own
    letter; laying, hard gives away the rarest letter, which helps others least.
    """
    public, hand = view.public, view.known.hand
    lexicon = public.settings.lexicon
    found = []
    settings = public.settings
    if lexicon is not None and public.middle:
        rarest = _RARITY.get(settings.bot_words, RAREST[level])
        found = yield from words_in_reach(
            lexicon, hand, public.middle, LONGEST[level], settings.shortest, rarest
        )
    yield
    counts = Counter(map(face, public.settings.deck))
    if not found:
        if level == "hard":
            return Play(min(hand, key=lambda card: (counts[face(card)], card)))
        return Play(choice(rng, hand))
    shuffle(rng, found)
    if level != "easy":
        found.sort(key=lambda pair: (-len(pair[0]), counts[pair[1]] if level == "hard" else 0))
    return spell(*found[0], hand, public.middle)
