"""Every named error has its sentence in the client's catalogues, in both languages."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path
from typing import get_args

import pytest

from braillespiel import input_limits
from braillespiel.engine.contract import GameError
from braillespiel.games import registry
from braillespiel.store import errors, match_file
from braillespiel.ui import problems
from braillespiel.words.catalogue import Words
from tests.support.languages import LANGUAGES
from tests.support.sources import nodes

PACKAGE = Path(problems.__file__).resolve().parents[1]
ROOMS = ("engine/*.py", "games/**/*.py", "table/*.py", "lessons/*.py", "ui/lessons/*.py")
SOURCES = sorted(path for room in ROOMS for path in PACKAGE.glob(room))
RULE = re.compile(r"[a-z]+(-[a-z]+)*")


@cache
def error_classes() -> frozenset[str]:
    """Return the names of the classes of named errors, found by what they descend from."""
    known = {"GameError"}
    while True:
        more = {
            node.name
            for path in SOURCES
            for node in nodes(path)
            if isinstance(node, ast.ClassDef)
            and any(isinstance(base, ast.Name) and base.id in known for base in node.bases)
        }
        if more <= known:
            return frozenset(known)
        known |= more


def named(call: ast.Call) -> str:
    function = call.func
    return function.id if isinstance(function, ast.Name) else getattr(function, "attr", "")


def constants(node: ast.AST) -> set[str]:
    """Return the texts that an expression can be, so far as it shows."""
    if isinstance(node, ast.IfExp):
        return constants(node.body) | constants(node.orelse)
    return {node.value} if isinstance(node, ast.Constant) and isinstance(node.value, str) else set()


def rules_in(path: Path) -> set[str]:
    """Return the rules that a module's errors name, those given through a helper too."""
    calls = [node for node in nodes(path) if isinstance(node, ast.Call) and node.args]
    helpers: dict[str, int] = {}
    """Functions that hand a rule on to an error, and as which argument they get it."""
    for function in nodes(path):
        if isinstance(function, ast.FunctionDef):
            names = [argument.arg for argument in function.args.args if argument.arg != "self"]
            for call in ast.walk(function):
                if isinstance(call, ast.Call) and named(call) in error_classes() and call.args:
                    first = call.args[0]
                    if isinstance(first, ast.Name) and first.id in names:
                        helpers[function.name] = names.index(first.id)
    found = set()
    for call in calls:
        at = 0 if named(call) in error_classes() else helpers.get(named(call), len(call.args))
        for argument in call.args[at : at + 1]:
            found |= {text for text in constants(argument) if RULE.fullmatch(text)}
    return found


def all_rules() -> list[tuple[str, str]]:
    """Return (game, rule) for every rule that the sources name; game "" if all have it."""
    found = set()
    for path in SOURCES:
        parts = path.relative_to(PACKAGE).parts
        game = parts[1] if parts[0] == "games" and len(parts) > 2 else ""
        found |= {(game, rule) for rule in rules_in(path)}
    for kind in ("missing", "unreadable", "encoding"):  # from own_deck.unread
        found |= {("six", f"deck-{kind}"), ("ludoteca", f"deck-{kind}")}
    return sorted(found)


def sentences() -> set[str]:
    """Return the rules that the general catalogue of errors words."""
    text = (PACKAGE / "words" / "en" / "errors.ftl").read_text("utf-8")
    return set(re.findall(r"^error-([a-z-]+) =", text, re.MULTILINE))


def test_the_sources_name_the_rules_that_are_known() -> None:
    rules = all_rules()
    assert ("", "replay-entry") in rules
    assert ("cubus", "build-open-already") in rules
    assert ("six", "deck-missing") in rules
    assert ("ludoteca", "position-card-too-often") in rules
    assert len(rules) > 150


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_has_its_sentence(language: str) -> None:
    missing = [(game, rule) for game, rule in all_rules() if not worded(game, rule, language)]
    assert missing == []


def worded(game: str, rule: str, language: str) -> bool:
    """Tell whether the client has a message for it; its variables are another test's."""
    own = registry.catalogues(game) if registry.has(game) else (game,) if game else ()
    words = Words(language, (*problems.CATALOGUES, *own))
    return words.has(f"{game}-illegal-{rule}" if game else "") or words.has(f"error-{rule}")


def test_the_catalogue_of_errors_words_nothing_that_is_not_raised() -> None:
    raised = {rule for _, rule in all_rules()}
    assert sentences() - raised == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_error_of_disk_and_files_is_told_in_three_wordings(language: str) -> None:
    found = [
        *(errors.StoreError(kind, "PATH", "3") for kind in get_args(errors.Kind)),
        *(match_file.MatchFileError(kind, Path("PATH")) for kind in get_args(match_file.FileKind)),
        *(input_limits.InputError(kind, "PATH", 5) for kind in get_args(input_limits.Kind)),
    ]
    for error in found:
        phrase = problems.worded(error, language)
        assert phrase is not None
        assert phrase.full.endswith(".")
        assert len(phrase.brief) <= len(phrase.full)
        assert 0 < len(phrase.braille) <= 40


def test_an_error_of_the_program_is_none_of_these() -> None:
    assert problems.worded(KeyError("x"), "de") is None
    assert problems.worded(GameError("no-such-rule"), "de") is None
