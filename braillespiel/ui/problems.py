"""Every named error as a sentence, for the client and the command line alike."""

from __future__ import annotations

from collections.abc import Mapping

from braillespiel import extras
from braillespiel.engine.contract import GameError
from braillespiel.games import registry
from braillespiel.input_limits import InputError
from braillespiel.output.problem import Problem, ProblemError
from braillespiel.store.errors import Quarantined, StoreError
from braillespiel.store.match_file import MatchFileError
from braillespiel.words.catalogue import Argument, Words
from braillespiel.words.naming import Naming
from braillespiel.words.phrase import Phrase

CATALOGUES = ("client", "cards", "speech", "store")


def worded(
    error: Exception, language: str, game: str = "", naming: Naming | None = None
) -> Phrase | None:
    """Word an error of the rules, the disk, a file, a device, what is not installed; else None.

    ``game`` is whose words are asked first, where it is known; ``naming`` how who is told has keys
    named.
    """
    words = Words(language, CATALOGUES, naming)
    if isinstance(error, GameError):
        return _of_rules(error, words, game)
    if isinstance(error, InputError):
        return words.phrase(f"outside-{error.kind}", path=error.path, detail=error.detail)
    if isinstance(error, StoreError):
        return words.phrase(f"store-error-{error.kind}", path=error.path, detail=error.detail)
    if isinstance(error, MatchFileError):
        return words.phrase(f"match-file-{error.kind}", path=error.path, detail=error.detail)
    if isinstance(error, ProblemError):
        return problem_phrase(words, error.problem)
    if isinstance(error, ModuleNotFoundError):
        extra = extras.missing(error)
        if extra is not None:
            return words.phrase(f"not-installed-{extra}", command=extras.command(extra))
    return None


def problem_phrase(words: Words, problem: Problem) -> Phrase:
    """Word a problem of an output; a way to speak is named as people know it."""
    given: Mapping[str, Argument] = problem.args
    if problem.key.startswith("speech-") and "name" in given:
        given = {**given, "name": words.phrase("speech-name", name=str(given["name"]))}
    return words.phrase(problem.key, **given)


def quarantined(aside: Quarantined, language: str) -> Phrase:
    """Word that the file of saved games was put away, and what could be recovered."""
    return Words(language, CATALOGUES).phrase(
        f"store-set-aside-{aside.reason}",
        path=str(aside.path),
        rescued=aside.rescued,
        lost=aside.lost,
    )


def _of_rules(error: GameError, words: Words, game: str) -> Phrase | None:
    if registry.has(game):
        own = registry.said(error, words.language, game)
        if own is not None:
            return own
    details = registry.details(error)
    for key in (error.rule, f"error-{error.rule}"):
        if key.startswith(("error-", "outside-")) and words.has(key):
            return words.phrase(key, **details)
    return registry.said(error, words.language)
