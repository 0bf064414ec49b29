"""``lessons``: lists lessons, checks one, tries one out, prints those that are ready."""

from __future__ import annotations

import argparse

from braillespiel import languages, resources
from braillespiel.commands import lessons_print, shared
from braillespiel.commands.demo import print_record
from braillespiel.engine.contract import GameError
from braillespiel.games import registry
from braillespiel.input_limits import InputError
from braillespiel.lessons import library
from braillespiel.lessons.check import faults, ways
from braillespiel.lessons.format import read
from braillespiel.lessons.library import FoundLesson
from braillespiel.words.catalogue import Words, from_outside


def add(parser: argparse.ArgumentParser, words: Words) -> None:
    """Declare the arguments."""
    parser.add_argument("--json", action="store_true", help=words("cli-json"))
    parser.set_defaults(run=_list)
    what = parser.add_subparsers(metavar="check | try | print")
    checking = what.add_parser("check", help=words("cli-lessons-check"), words=words)
    checking.add_argument("file", metavar="FILE", help=words("cli-lessons-file"))
    checking.set_defaults(run=_check)
    trying = what.add_parser("try", help=words("cli-lessons-try"), words=words)
    trying.add_argument("lesson", metavar="ID", help=words("cli-lessons-id"))
    trying.add_argument(
        "--json", action="store_true", default=argparse.SUPPRESS, help=words("cli-json")
    )
    trying.set_defaults(run=_try)
    about = words("cli-lessons-print")
    printing = what.add_parser(
        "print",
        help=about,
        description=about,
        words=words,
        later=lambda parser: lessons_print.add(parser, words),
    )
    for made in (checking, trying, printing):
        made.add_argument("--lang", choices=languages.codes(), help=words("cli-lang"))


def _known(language: str) -> list[FoundLesson]:
    """Return the lessons for ``language``, then those only for another one."""
    folder = library.own_folder()
    first = library.lessons(language, folder)
    ids = {one.lesson.id for one in first}
    others = [one for other in languages.codes() for one in library.lessons(other, folder)]
    return first + list({o.lesson.id: o for o in others if o.lesson.id not in ids}.values())


def _list(arguments: argparse.Namespace, words: Words) -> int:
    """Print one JSON array, or a line for each lesson; a lesson that cannot be read is an error."""
    known = _known(words.language)
    _, wrong = library.own(library.own_folder())
    if arguments.json:
        rows = [
            {
                "id": one.lesson.id,
                "game": one.lesson.game,
                "steps": [step.id for step in one.lesson.steps],
                "language": one.lesson.language,
                "own": one.own,
            }
            for one in known
        ]
        shared.print_json(rows)
    else:
        for one in known:
            title = one.words(one.lesson.language or words.language)(f"{one.lesson.prefix}-title")
            steps = len(one.lesson.steps)
            print(words("lessons-line", id=one.lesson.id, title=title, steps=steps))
    if wrong:
        raise shared.speak_error(words, wrong[0])
    return 0


def _check(arguments: argparse.Namespace, words: Words) -> int:
    """Say what is wrong with a file, one line each; the exit status is then 1."""
    path = resources.named(arguments.file)
    try:
        one = FoundLesson(read(path), path)
        registry.game(one.lesson.game)
        for catalogue in sorted(path.parent.glob(f"{path.stem}.*.ftl")):
            from_outside(catalogue)
    except (GameError, InputError) as error:
        raise shared.speak_error(words, error) from None
    languages = [one.lesson.language] if one.lesson.language else _spoken(one)
    found = list(faults(one, languages))
    if not found:
        found += _wrong_keys(one, languages)
    told = dict.fromkeys(_sentence(error, words, one.lesson.game) for error in found)
    for sentence in told:
        print(sentence)
    if not told:
        print(words("lessons-right", steps=len(one.lesson.steps)))
    return 1 if told else 0


def _wrong_keys(one: FoundLesson, languages: list[str]) -> list[GameError]:
    """Play each way through a lesson by its keys; return what does not work."""
    found = []
    for language in languages:
        for choices in ways(one.lesson):
            try:
                _rehearse(one, language, choices)
            except GameError as error:
                found.append(error)
    return found


def _spoken(one: FoundLesson) -> list[str]:
    """Return the languages in which a lesson has sentences; the built-in ones have all."""
    if not one.own:
        return list(languages.ours())
    there = [code for code in languages.codes() if one.path.with_suffix(f".{code}.ftl").exists()]
    return there or list(languages.ours()[:1])


def _sentence(error: GameError, words: Words, game: str) -> str:
    told = str(shared.speak_error(words, error, game))
    step = error.details.get("step")
    if step is None or error.rule.startswith("lesson-"):
        return told
    return words("lessons-at-step", step=str(step), reason=told)


def _rehearse(
    one: FoundLesson, language: str, choices: dict[str, int] | None = None
) -> list[dict[str, str]]:
    """Play a lesson by its own keys; return what was told. Raises GameError."""
    from braillespiel.commands.telling import Telling
    from braillespiel.output.braille import louis
    from braillespiel.ui.lessons.rehearsal import Rehearsal

    telling = Telling(one.lesson.game, [""] * one.lesson.seats, 0, language)
    rehearsal = Rehearsal(one, language, lambda text, table: louis.translate(text, table).cells)
    rehearsal.play(choices)
    return [
        {
            "speech": said.speech,
            "brief": said.brief,
            "braille": telling.cells(said.marked),
            "braille_text": said.braille,
            "kind": said.kind.value,
            "sound": said.sound,
        }
        for said in rehearsal.heard
    ]


def _try(arguments: argparse.Namespace, words: Words) -> int:
    """Print what is heard and felt when a lesson is played by its own keys."""
    known = {one.lesson.id: one for one in _known(words.language)}
    if arguments.lesson not in known:
        ids = words.signs.list.join(known)
        raise shared.CommandError(words("lessons-unknown", id=arguments.lesson, known=ids))
    one = known[arguments.lesson]
    try:
        records = _rehearse(one, one.lesson.language or words.language)
    except GameError as error:
        raise shared.CommandError(_sentence(error, words, one.lesson.game)) from None
    for record in records:
        print_record(record, arguments.json)
    return 0
