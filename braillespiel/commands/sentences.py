"""``words``: what of a language is missing, broken or doubtful, and every message as it is said."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator
from itertools import groupby

from braillespiel import languages
from braillespiel.commands import shared
from braillespiel.games.logomachy.cards import LETTERS, letter_counts
from braillespiel.games.logomachy.wordlist import LIST, spelled_languages
from braillespiel.output.braille import louis
from braillespiel.output.braille.errors import BrailleError
from braillespiel.output.braille.tables import usual, usual_cards
from braillespiel.store.database import home_folder
from braillespiel.ui.braille.transcriber import Transcriber
from braillespiel.words import audit
from braillespiel.words.audit import Area, Finding
from braillespiel.words.catalogue import Words
from braillespiel.words.variables import variables


def add(parser: argparse.ArgumentParser, words: Words) -> None:
    """Declare the arguments."""
    what = parser.add_subparsers(metavar="check | show | variables", required=True)
    checking = what.add_parser("check", help=words("cli-words-check"), words=words)
    checking.set_defaults(run=_check)
    showing = what.add_parser("show", help=words("cli-words-show"), words=words)
    showing.set_defaults(run=_show)
    for made in (checking, showing):
        made.add_argument("language", metavar="LANGUAGE", help=words("cli-words-language"))
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


def _check(arguments: argparse.Namespace, words: Words) -> int:
    """Say what is missing, broken or doubtful; the exit status is 1 if anything is broken."""
    language = _known(arguments.language, words)
    found = [*audit.areas(language, _cells(language)), *_letters(language)]
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
    for area in found:
        _tell(area, words)
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
            wrong = Finding(LETTERS, "file", f"{LETTERS}.toml")
        elif language not in spelled_languages():
            wrong = Finding(LETTERS, "file", f"{LIST}.txt")
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


def _tell(area: Area, words: Words) -> None:
    """Print an area of which there is something to say; one without any message in one line."""
    if area.findings or area.translated < area.messages:
        print(words("words-check-area", name=area.name, count=area.translated, most=area.messages))
    for kind, found in groupby(area.findings, key=lambda one: one.kind):
        if kind == "missing" and not area.translated:
            continue
        listed = list(found)
        print(words(f"words-check-{kind}", count=len(listed)))
        for one in listed:
            print(f"  {_named(one, words)}")


def _named(one: Finding, words: Words) -> str:
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
    known = languages.catalogues(languages.FALLBACK)
    if area not in known:
        listed = words.signs.list.join(known)
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
