"""What the ear is told, the finger is told: facts compared, not words.

A fact is an argument of a sentence, or a key that it names. Each that the full wording tells, the
Braille wording must tell too; where the cells have it from elsewhere, it stands here with the
place. A match on record is gone through as well: sentences are put together in code.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from braillespiel.games import registry
from braillespiel.words.catalogue import catalogue_path
from braillespiel.words.naming import USUAL_KEYS
from tests.golden.record import FOLDER
from tests.golden.variants import LANGUAGES as RECORDED
from tests.support.facts import facts as records
from tests.support.languages import LANGUAGES

FELT_ELSEWHERE = {
    "zone-of": {
        "number": "the sign of the zone leads its line",
        "count": "the signs of all zones stand in the legend",
    },
    "cubus-row-columns": {"count": "only chooses between column and columns, which are listed"},
    "cubus-zone-opponent": {"name": "the sign has the seat's number, the legend its name"},
    "hexaducto-zone-opponent": {"name": "the sign has the seat's number, the legend its name"},
    "logomachy-zone-opponent": {"name": "the sign has the seat's number, the legend its name"},
    "ludoteca-zone-opponent": {"name": "the sign has the seat's number, the legend its name"},
    "logomachy-yellow": {"winners": "only chooses between one and several, who are named"},
    "logomachy-most": {"winners": "only chooses between one and several, who are named"},
    "ludoteca-row-open": {"values": "the row itself lies on the line", "count": "of $points"},
    "ludoteca-row-any": {"values": "the row itself lies on the line", "count": "of $points"},
    "ludoteca-row-closed": {"values": "the row itself lies on the line", "count": "of $points"},
    "ludoteca-combination-4": {"others": "only chooses between one and several"},
    "ludoteca-goal-line": {"state": "the goal names it itself: what a display shows of it ends so"},
    "ludoteca-do-swap": {"pillar": "the card's notation begins with it"},
    "ludoteca-do-swap-one": {"pillar": "the card's notation begins with it"},
    "ludoteca-swapped-to-you": {"pillar": "the card's notation begins with it"},
    "ludoteca-possible-after": {"last": "the row itself lies on the line"},
    "ludoteca-line-of": {"line": "the table's row", "name": "the table's column"},
    "ludoteca-line-of-you": {"line": "the table's row"},
    "net-code": {"pairs": "the same digits, one by one"},
    "web-typed-several": {"text": "it was typed just now"},
    "finished-entry": {
        "names": "an entry: game, winner and day tell it apart",
        "others": "only chooses whether there are names",
    },
    "window-unreadable": {"system": "only chooses the remedy, which is a text to read"},
    "braille-no-liblouis": {"system": "only chooses the remedy, which is a text to read"},
    "six-secured-under-you": {"under": "it is one of $places"},
    "six-secured-free-you": {"place": "$places has a sign for the free one"},
}
"""Arguments that the Braille wording leaves out, and where the cells have the fact from."""

CATALOGUES = ("client", "network", "replay")
"""What the client tells itself; network tables and matches that are walked included."""

_TOLD_BY_ASKING = re.compile(r"-(option|help|rules|illegal-position|illegal-deck|category|key)\b")
"""Not events and not instructions: texts to read, and files with a fault."""

_ENTRIES = ("resume-entry", "moment", "setting-double-press-ms")
"""Entries of menus: what tells them apart is felt, Tab explains the rest."""

KEYS = {
    "de": (
        r"\b(?:Taste )?([A-Z])(?= (?:baut|nennt|heißt|gibt|verzichtet|führt|öffnet|liest|beendet))",
        {"Eingabe": "enter", "Escape": "esc", "Leertaste": "leertaste", "Tab": "tab"},
    ),
    "en": (
        r"\b(?:key )?([A-Z])(?= (?:builds|names|means|gives|goes|leads|opens|reads|ends))",
        {"Enter": "enter", "Escape": "esc", "Space": "space", "Tab": "tab"},
    ),
    "fr": (
        r"\b(?:touche )?([A-Z])(?= (?:construit|donne|abandonne|y mène|ouvre|lit|la finit|finit))",
        {"Entrée": "entrée", "Échap": "échap", "Espace": "espace", "Tab": "tab"},
    ),
}
"""How the sentences of a language name keys that do something, and how the cells do."""


class Facts(Visitor):  # type: ignore[misc]
    """The arguments of a wording, and its words."""

    def __init__(self) -> None:
        self.arguments: set[str] = set()
        self.text = ""

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.arguments.add(node.id.name)

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.text += node.value


def facts(pattern: ast.Pattern) -> Facts:
    found = Facts()
    found.visit(pattern)
    return found


def lost(text: str, language: str) -> Iterator[tuple[str, str]]:
    """Yield (message, fact) for each fact of a catalogue that is heard and not felt."""
    letters, names = KEYS[language]
    for message in parse(text).body:
        if not isinstance(message, ast.Message) or message.value is None:
            continue
        name = message.id.name
        if _TOLD_BY_ASKING.search(name) or name in _ENTRIES:
            continue
        wordings = {attribute.id.name: attribute.value for attribute in message.attributes}
        heard = facts(message.value)
        felt = facts(wordings.get("braille") or wordings.get("brief") or message.value)
        told = felt.arguments
        if "display" in wordings:  # the same facts, and other keys
            told &= facts(wordings["display"]).arguments | {"key"}
        told |= USUAL_KEYS.keys()  # what leads on: a display has its list for that
        for argument in heard.arguments - told - FELT_ELSEWHERE.get(name, {}).keys():
            yield name, f"${argument}"
        words = set(re.findall(r"\w+", felt.text.lower()))
        keys = {key.lower() for key in re.findall(letters, heard.text)}
        keys |= {short for key, short in names.items() if re.search(rf"\b{key}\b", heard.text)}
        for key in keys - words - ({"esc"} if "escape" in words else set()):
            yield name, key


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", registry.own())
def test_every_fact_that_a_game_tells_the_ear_is_felt(game: str, language: str) -> None:
    text = catalogue_path(f"games/{game}", language).read_text(encoding="utf-8")
    assert list(lost(text, language)) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", CATALOGUES)
def test_every_fact_that_the_client_tells_the_ear_is_felt(name: str, language: str) -> None:
    text = catalogue_path(name, language).read_text(encoding="utf-8")
    named = ("command-", "key-name-")
    assert [each for each in lost(text, language) if not each[0].startswith(named)] == []


def test_a_fact_that_is_missing_is_found() -> None:
    text = """
both = { $name } takes { $card }
    .braille = { $name } { $card }
less = { $name } takes { $card }
    .braille = { $name }
by-brief = { $name } takes { $card }
    .brief = { $card }
chosen = { $count ->
    [one] one card
   *[other] { $count } cards
} of { $name }
    .braille = { $name }
keys = A builds, Enter ends, Tab leads there.
    .braille = a builds tab
alike = { $name } has { $points }
by-display = { $name }: Enter takes { $card }
    .braille = { $name } { $card } enter
    .display = { $name } routing
"""
    assert sorted(lost(text, "en")) == [
        ("by-brief", "$name"),
        ("by-display", "$card"),
        ("chosen", "$count"),
        ("keys", "enter"),
        ("less", "$card"),
    ]


def test_what_is_felt_elsewhere_is_still_left_out_here() -> None:
    """An exception that is none any more goes."""
    left_out = set()
    for name in (*CATALOGUES, *(f"games/{game}" for game in registry.own())):
        text = catalogue_path(name, "en").read_text(encoding="utf-8")
        for message in parse(text).body:
            if isinstance(message, ast.Message) and message.id.name in FELT_ELSEWHERE:
                wordings = {each.id.name: each.value for each in message.attributes}
                heard, felt = facts(message.value), facts(wordings.get("braille", message.value))
                left_out |= {(message.id.name, each) for each in heard.arguments - felt.arguments}
    assert left_out == {(name, each) for name, those in FELT_ELSEWHERE.items() for each in those}


# -- whole matches -----------------------------------------------------------------------

NUMBER = re.compile(r"\d+")
FREE_PLACE = re.compile("Platz . ist frei|Place . is free")
"""In SIX the sign "-" stands at the free place."""


def rows(path: Path) -> Iterator[tuple[str, str]]:
    """Yield (speech, Braille as text) of what a seat was told in recorded matches."""
    for line in path.read_text(encoding="utf-8").splitlines():
        if line.count("\t") == 5:
            _, _, speech, brief, text, _ = line.split("\t")
            brief = speech if brief == "=" else brief
            yield speech, brief if text == "=" else text


def unfelt(speech: str, braille: str) -> set[str]:
    """Return the numbers that are heard and not felt. A run of cards is felt as "a654", heights
    of a plan as "plan 433 20".
    """
    felt = set(NUMBER.findall(braille))
    felt |= {
        digit for run in re.findall(r"[a-z](\d+)|plan ([\d ]+)", braille) for digit in "".join(run)
    }
    return set(NUMBER.findall(FREE_PLACE.sub("", speech))) - felt


@pytest.mark.parametrize("language", RECORDED)
@pytest.mark.parametrize("game", registry.own())
def test_every_number_of_recorded_matches_is_felt(game: str, language: str) -> None:
    compared, found = 0, []
    for path in sorted((FOLDER / game).glob(f"*.{language}.txt")):
        for speech, braille in rows(path):
            compared += bool(NUMBER.search(speech))
            found += [(speech, braille)] if unfelt(speech, braille) else []
    assert compared > 100 or not records(game).RECORDED
    assert found[:5] == []
