"""``words``: what of a language is missing, broken or doubtful, and every message as it is said."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator
from itertools import groupby

from braillespiel import languages
from braillespiel.commands import shared
from braillespiel.games.logomachy.cards import LETTERS, letter_counts
from braillespiel.games.logomachy.wordlist import LIST, spelled_languages
from braillespiel.labels.notation import schemes
from braillespiel.output.braille import louis
from braillespiel.output.braille.errors import BrailleError, TableError
from braillespiel.output.braille.tables import known, tables, usual, usual_cards
from braillespiel.output.speech.espeak_library import shared as shared_espeak
from braillespiel.output.speech.interface import SpeechUnavailableError
from braillespiel.store.database import home_folder
from braillespiel.ui.braille.transcriber import Transcriber
from braillespiel.words import audit
from braillespiel.words.audit import Area, WordingFinding
from braillespiel.words.catalogue import Words
from braillespiel.words.variables import variables

_MANY = 20
"""More missing messages of an area are counted; they are named if it is asked for."""


def add(parser: argparse.ArgumentParser, words: Words) -> None:
    """Declare the arguments."""
    what = parser.add_subparsers(metavar="check | show | variables", required=True)
    checking = what.add_parser("check", help=words("cli-words-check"), words=words)
    checking.set_defaults(run=_check)
    showing = what.add_parser("show", help=words("cli-words-show"), words=words)
    showing.set_defaults(run=_show)
    for made in (checking, showing):
        made.add_argument("language", metavar="LANGUAGE", help=words("cli-words-language"))
    checking.add_argument("area", nargs="?", metavar="AREA", help=words("cli-words-area"))
    showing.add_argument("area", metavar="AREA", help=words("cli-words-area"))
    naming = what.add_parser("variables", help=words("cli-words-variables"), words=words)
    naming.set_defaults(run=_variables)
    for made in (checking, showing, naming):
        made.add_argument("--json", action="store_true", help=words("cli-json"))
        made.add_argument("--lang", choices=languages.codes(), help=words("cli-lang"))


def _known(language: str, words: Words) -> str:
    """Return the tag of a language that has a folder. Raises FailedError."""
    if not languages.has_folder(language):
        folder = str(home_folder() / "words" / language)
        raise shared.FailedError(words("error-words-language", name=language, folder=folder))
    return language


def _found(language: str, words: Words, only: str | None = None) -> list[Area]:
    """Return every area of a language, with what is to be said of it; the language's own first.

    If ``only`` one of the catalogues or decks is wanted, the others are not looked at.
    """
    facts = tuple(_values(language, words))
    found = [*audit.areas(language, _cells(language), only), *_letters(language)]
    if facts and found and found[0].name == languages.FACTS:
        facts += found.pop(0).findings
    return [Area(languages.FACTS, 0, 0, facts), *found] if facts else found


def _values(language: str, words: Words) -> Iterator[WordingFinding]:
    """Yield values of a language's facts that name what is not there, with those that are."""
    facts = languages.facts(language)
    of_text = [one.id for one in tables("text")]
    for line, value in (("braille", facts.braille), ("contracted", facts.contracted)):
        if value and not _is_braille(value):
            yield _value(line, value, [*_tables_of(language), *of_text], words)
    for line, value, there in (
        ("cards", facts.cards, [one.id for one in tables("cards")]),
        ("labels", facts.labels, list(schemes())),
    ):
        if value not in there:
            yield _value(line, value, there, words)
    voices = _voices()
    plain = facts.voice.split("+")[0].casefold()
    if plain and voices and not any(plain in map(str.casefold, names) for names in voices):
        tags = [tag for tag, *_ in voices]
        code = language.split("-")[0]
        of_language = [tag for tag in tags if tag.split("-")[0] == code]
        yield _value("voice", facts.voice, of_language or tags, words)


def _value(line: str, value: str, there: list[str], words: Words) -> WordingFinding:
    listed = words.signs.list.join(there)
    detail = words("words-check-choose", value=value, known=listed)
    return WordingFinding(languages.FACTS, "value", line, detail)


def _is_braille(table: str) -> bool:
    """Tell whether text can be written in a table; it can as far as is known without liblouis."""
    info = known(table)
    if info is not None:
        return info.kind == "text"
    try:
        louis.check(table)
    except TableError:
        return False
    except BrailleError:
        return True
    return True


def _tables_of(language: str) -> list[str]:
    """Return liblouis' tables by the usual names for a language, those that there are."""
    code = language.split("-")[0]
    ends = ("-g0.utb", "-g1.utb", "-g1.ctb", "-g2.ctb", ".tbl")
    return [f"{code}{end}" for end in ends if _is_braille(f"{code}{end}")]


def _voices() -> list[tuple[str, str, str]]:
    """Return the voices of eSpeak NG: tag, name and file of each; none if it is not there."""
    try:
        return [(one.language, one.name, one.id) for one in shared_espeak().voices()]
    except SpeechUnavailableError:
        return []


def _one(area: str, language: str, words: Words) -> list[Area]:
    """Return the area of that name. Raises FailedError."""
    there = {one.name: one for one in _found(language, words, area)}
    if area in (languages.FACTS, LETTERS):
        return [there.get(area, Area(area, 0, 0, ()))]
    if area not in there:
        listed = words.signs.list.join(one.name for one in _found(language, words))
        raise shared.FailedError(words("error-words-area", name=area, known=listed))
    return [there[area]]


def _check(arguments: argparse.Namespace, words: Words) -> int:
    """Say what is missing, broken or doubtful; the exit status is 1 if anything is broken."""
    language = _known(arguments.language, words)
    area = arguments.area
    found = _found(language, words) if area is None else _one(area, language, words)
    broken = sum(finding.broken for area in found for finding in area.findings)
    messages = sum(area.messages for area in found)
    translated = sum(area.translated for area in found)
    if arguments.json:
        shared.print_json(
            {
                "language": language,
                "messages": messages,
                "translated": translated,
                "broken": broken,
                "areas": [_row(area) for area in found],
            }
        )
        return int(broken > 0)
    counted = [_tell(area, words, arguments.area is not None) for area in found]
    if any(counted):
        print(words("words-check-more", name=language))
    for finding in (one for area in found for one in area.findings if one.broken):
        place = _named(finding, words)
        print(words.signs.label.join((finding.area, place)) if finding.area else place)
    print(words("words-check-all", count=translated, most=messages))
    print(words("words-check-broken", count=broken))
    return int(broken > 0)


def _letters(language: str) -> Iterator[Area]:
    """Yield what is wrong with the letters of Logomachy: a file that is there and is not used."""
    if languages.path_of(LETTERS, language, ".toml").is_file():
        if not letter_counts(language):
            wrong = WordingFinding(LETTERS, "file", f"{LETTERS}.toml")
        elif language not in spelled_languages():
            wrong = WordingFinding(LETTERS, "file", f"{LIST}.txt")
        else:
            return
        yield Area(LETTERS, 0, 0, (wrong,))


def _row(area: Area) -> dict[str, object]:
    return {
        "area": area.name,
        "messages": area.messages,
        "translated": area.translated,
        "findings": [
            {"kind": one.kind, "broken": one.broken, "message": one.key, "detail": one.detail}
            for one in area.findings
        ],
    }


def _tell(area: Area, words: Words, whole: bool) -> bool:
    """Print an area of which there is something to say; one without any message in one line.

    If many messages are missing they are only counted, unless the ``whole`` area was asked for.
    Returns whether they were.
    """
    if whole or area.findings or area.translated < area.messages:
        print(words("words-check-area", name=area.name, count=area.translated, most=area.messages))
    counted = False
    for kind, found in groupby(area.findings, key=lambda one: one.kind):
        listed = list(found)
        many = kind == "missing" and not whole and len(listed) > _MANY
        counted |= many
        if kind == "missing" and not area.translated and not whole:
            continue
        print(words(f"words-check-{kind}", count=len(listed)))
        for one in () if many else listed:
            print(f"  {_named(one, words)}")
    return counted


def _named(one: WordingFinding, words: Words) -> str:
    return words.signs.label.join((one.key, one.detail)) if one.detail else one.key


def _cells(language: str) -> Callable[[str], int]:
    """Return what counts the cells of a Braille wording; characters if there is no liblouis."""
    transcriber = Transcriber(
        lambda text, table: louis.translate(text, table).cells,
        usual(language),
        usual_cards(language),
    )

    def count(braille: str) -> int:
        try:
            return len(transcriber.unicode(braille))
        except BrailleError:
            return len(braille)

    return count


def _show(arguments: argparse.Namespace, words: Words) -> int:
    """Print every message of an area with an example, in English and in the language."""
    language, area = _known(arguments.language, words), arguments.area
    there = languages.catalogues(languages.FALLBACK)
    if area not in there:
        listed = words.signs.list.join(there)
        raise shared.FailedError(words("error-words-area", name=area, known=listed))
    rows = list(audit.examples(language, area))
    if arguments.json:
        shared.print_json([{"message": k, "english": e, "said": s} for k, e, s in rows])
        return 0
    for key, english, said in rows:
        print(f"{key}\n  {languages.FALLBACK}  {english}\n  {language}  {said}")
    return 0


def _variables(arguments: argparse.Namespace, words: Words) -> int:
    """Print what comes for every variable."""
    if arguments.json:
        rows = {
            name: {"kind": one.kind, "example": one.example, "what": one.what}
            for name, one in variables().items()
        }
        shared.print_json(rows)
        return 0
    for name, one in variables().items():
        example = words.signs.list.join((one.kind, str(one.example)))
        print(words.signs.label.join((name, f"{one.what} ({example})")))
    return 0
