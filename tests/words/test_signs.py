"""What stands between the parts of what is said comes from the language, not from the code."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from braillespiel import languages
from braillespiel.words.catalogue import Words
from braillespiel.words.phrase import Phrase, beyond, join, sentences, unended

ROOT = Path(__file__).resolve().parents[2] / "braillespiel"
SPOKEN = ("ui", "games", "web", "lessons", "output/window", "commands")
SIGNS = (", ", "; ", ": ", ". ")
NOT_SPOKEN = {
    "commands/check.py": "the number before a line",
    "commands/class_pages.py": "cells of a file for a spreadsheet",
    "commands/streams.py": "what Python calls its error",
    "games/cubus/position.py": "what a refused file may say",
    "games/ludoteca/position.py": "what a refused file may say",
    "games/ludoteca/deck.py": "where in a file something is wrong",
    "commands/arguments.py": "what a command line takes",
    "games/registry.py": "what a refused command may say",
    "ui/classroom/tally.py": "how a count is kept",
    "ui/screens/help.py": "cells",
    "ui/screens/menu.py": "cells",
    "web/offers.py": "what a browser may do with a file",
}


def joined(tree: ast.AST) -> Iterator[int]:
    """Yield the lines where a text is put together with one of the signs."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            given = [*node.args, *(each.value for each in node.keywords)]
            name = getattr(node.func, "id", getattr(node.func, "attr", ""))
            if isinstance(node.func, ast.Attribute) and name == "join":
                given.append(node.func.value)
            if name in ("join", "joined", "sentences"):
                parts = [each for one in given for each in ast.walk(one) if not _inside(one, each)]
                if any(isinstance(each, ast.Constant) and each.value in SIGNS for each in parts):
                    yield node.lineno
        elif isinstance(node, ast.JoinedStr):
            texts = [each.value for each in node.values if isinstance(each, ast.Constant)]
            if any(str(text).startswith(SIGNS) for text in texts):
                yield node.lineno


def _inside(one: ast.AST, each: ast.AST) -> bool:
    """Tell whether a part of an argument belongs to another call."""
    return one is not each and not isinstance(one, ast.IfExp)


def test_no_sign_between_words_comes_from_the_code() -> None:
    found = {
        path.relative_to(ROOT).as_posix()
        for room in SPOKEN
        for path in (ROOT / room).rglob("*.py")
        if any(joined(ast.parse(path.read_text("utf-8"))))
    }
    assert found == set(NOT_SPOKEN)
    page = "".join(path.read_text("utf-8") for path in (ROOT / "web/page").glob("*.js"))
    assert not any(sign in page for sign in ('join(", ")', "}, ${", "}: ${", "`, ${"))


@pytest.mark.parametrize(
    ("code", "said"), [("en", "a, b; c: d"), ("fr", "a, b\u00a0; c\u00a0: d"), ("nl", "a, b; c: d")]
)
def test_a_language_has_its_own(code: str, said: str) -> None:
    signs = Words(code, ()).signs
    a, b, c, d = map(Phrase.plain, "abcd")
    phrase = join((join((a, b), signs.list), join((c, d), signs.label)), signs.groups)
    assert (phrase.full, phrase.braille) == (said, "a b c d")


def test_sentences_end_as_the_language_ends_them() -> None:
    a, b = Phrase.plain("\u624b"), Phrase.plain("\u724c\uff01")
    assert sentences((a, b, a), "\u3002").full == "\u624b\u3002\u724c\uff01\u624b"
    assert unended(Phrase.plain("\u624b\u3002"), "\u3002").full == "\u624b"
    assert beyond(Phrase.plain("a"), Phrase.plain("a\u3001b"), "\u3001").full == ""


def test_yes_is_understood_in_every_language_that_is_spoken() -> None:
    assert [languages.agrees(text) for text in (" Ja\n", "YES", "oui", "", "j", "no")] == [
        True,
        True,
        True,
        False,
        False,
        False,
    ]
