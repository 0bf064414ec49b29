"""Who has a Braille display and no keyboard is told no key that is not there."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import ast, parse

from braillespiel import languages
from braillespiel.games import registry
from braillespiel.ui.lessons.keys import BottomKey
from braillespiel.words.catalogue import Words, catalogue_path
from braillespiel.words.naming import Naming
from braillespiel.words.phrase import Phrase
from tests.support.facts import facts
from tests.support.languages import LANGUAGES
from tests.support.player import Player

KEYS = {
    "de": r"Eingabe(?!zeile|gerät)\w*|Escape|Leertaste|Rücktaste|Steuerung|Umschalt|Tab|F\d+"
    r"|enter|esc|leertaste|rücktaste|strg|umschalt|tab"
    r"|[A-Z](?= (?:baut|heißt|gibt|verzichtet|öffnet|beendet|klopft))|(?<=Taste |taste )[A-Za-z]"
    r"|k(?=\?)|(?<=drück )[A-Z]|(?<=klopf mit )[A-Z]|(?<=oder )[Ee]"
    r"|[Ll]inks und rechts|Pfeil\w*",
    "en": r"Enter|Escape|Space|space bar|Backspace|Control|Shift|Tab|F\d+"
    r"|enter|esc|space|sp|backspace|ctrl|shift|tab"
    r"|[A-Z](?= (?:builds|gives|skips|opens|knocks|ends|key))|(?<=[Kk]ey )[A-Za-z]"
    r"|k(?=\?)|(?<=press )[A-Z]|(?<=knock with )[A-Z]|(?<=or )[Ee]"
    r"|[Ll]eft and [Rr]ight|[Aa]rrows?",
    "fr": r"Entrée|Échap|Espace|Retour arrière|Contrôle|Maj|Tab|F\d+"
    r"|entrée(?=[:,]| valide| sur pd| en fait)|échap|espace(?=[:,])|retour arr|ctrl|maj|tab"
    r"|[A-Z](?= (?:construit|donne|abandonne|ouvre|toque|finit|la finit))"
    r"|(?<=[Tt]ouche )[A-Za-z](?!')|k(?=\?)|(?<=toque avec )[A-Z]|(?<=ou )[Ee]"
    r"|[Gg]auche et [Dd]roite|[Ff]lèches?",
}
"""Keys of a keyboard, as sentences and cells name them."""

BOTTOM = {"de": "Ende-Taste", "en": "bottom key", "fr": "touche du bas"}
"""How sentences name the key of a display that opens the list."""

ELSEWHERE = {
    "match-over-keys": "who has a display alone is told over-again, over-menu or over-list",
    "speech-no-reader": "a key of the system's, for who hears nothing",
    "setting-error-unknown": "said by the command line",
    "setting-double-press-ms": "the name of a setting",
    "prompt-blank": "the name of a character",
    "house-closes-host": "said by the command line",
    "class-strays-sure": "said by the command line",
    "check-waits": "said by the command line",
    "desk-aim-left-right": "the name of what an exercise is for",
    "desk-did-print-html": "a tab of a browser",
    "net-join-type-help": "a key of who opened the table",
    "net-rule-store": "space on a disk",
    "store-error-full": "space on a disk",
}
"""Sentences that name keys and are no instruction to a finger."""

ASKED_FOR = re.compile(
    r"-rules-|^key-(?:name|arrow)-|^command-|^lesson-|^learn-|^first-run-|^help-|^web-"
)
"""Texts to read about the keyboard, answers to what is typed in a browser.
The first question is asked before any key is pressed, and names both: tests/ui/test_first_start.py.
"""


def text_of(pattern: ast.Pattern) -> str:
    """Return the words of a wording, those of all its variants."""
    found = ""
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            found += element.value
        elif isinstance(element.expression, ast.SelectExpression):
            found += " | ".join(text_of(variant.value) for variant in element.expression.variants)
        else:
            found += "{}"
    return found


def naming_keys(source: str, language: str) -> Iterator[tuple[str, str, str]]:
    """Yield (message, wording, text) of all that name keys to who has a display alone."""
    keys = re.compile(rf"\b(?:{KEYS[language]})\b")
    for message in parse(source).body:
        if not isinstance(message, ast.Message) or message.value is None:
            continue
        name = message.id.name
        if name in ELSEWHERE or ASKED_FOR.search(name):
            continue
        own = {attribute.id.name: attribute.value for attribute in message.attributes}
        cells = ("display", "braille", "brief", "display-full")
        felt = next((own[each] for each in cells if each in own), message.value)
        for wording, pattern in (("braille", felt), ("full", own.get("display-full"))):
            text = text_of(pattern or message.value)
            if keys.search(text):
                yield name, wording, text


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_names_keys_of_a_keyboard_to_a_display_alone(language: str) -> None:
    games = [f"games/{game}" for game in registry.own()]
    catalogues = (
        *("class", "classroom", "client", "desk", "errors", "help", "house", "network", "replay"),
        *("speech", "store"),
        *games,
    )
    found = [
        each
        for name in catalogues
        for each in naming_keys(catalogue_path(name, language).read_text("utf-8"), language)
    ]
    assert found == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sentence_without_a_short_wording_names_the_displays_keys_in_all(language: str) -> None:
    words = Words(language, ("client", "house", "network"), Naming(by_display=True))
    for key in ("net-join-here-help", "house-unblock-help"):
        told = words.phrase(key)
        keyboard = Words(language, ("client", "house", "network")).phrase(key)
        assert {told.full, told.normal, told.brief, told.braille} == {told.full}
        assert told.full != keyboard.full


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_about_keys_are_other_ones_for_a_display_alone(language: str) -> None:
    keys = re.compile(rf"\b(?:{KEYS[language]})\b")
    for game in registry.own():
        words = Words(language, registry.catalogues(game), Naming(by_display=True))
        for chapter in facts(game).KEY_CHAPTERS:
            told = words.phrase(f"{game}-rules-{chapter}-text")
            assert told.full == told.normal == told.braille
            assert keys.findall(told.full) == [], (game, chapter)
            assert BOTTOM[language] in told.full


def test_a_key_of_a_keyboard_is_found() -> None:
    source = """
both = Enter builds.
    .display = routing builds
half = A builds, Control Z takes back.
    .braille = a builds
    .display-full = The bottom key lists it.
good = E ends.
    .braille = e end
    .display = list ends
    .display-full = The bottom key lists it.
"""
    assert list(naming_keys(source, "en")) == [("both", "full", "Enter builds.")]


def test_the_keys_in_use_choose_the_wording() -> None:
    naming = Naming()
    words = Words("en", ("client",), naming)
    by_keyboard = words.phrase("press-again")
    naming.by_display = True
    by_display = words.phrase("press-again")
    assert (by_keyboard.full, by_keyboard.braille) == (
        "Press Enter again to do it",
        "enter again",
    )
    assert (by_display.full, by_display.braille) == (
        "Press the routing key again to do it",
        "routing again",
    )


def test_the_name_of_the_bottom_key_is_asked_for_by_sentences_that_name_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked: list[bool] = []
    named = Words.bottom_key

    def bottom_key(words: Words) -> Phrase:
        asked.append(True)
        return named(words)

    monkeypatch.setattr(Words, "bottom_key", bottom_key)
    words = Words("en", ("client", "lessons"), Naming(by_display=True, bottom="B6"))
    assert words("learn-bottom")
    assert not asked
    assert "B6" in words("learn-bottom-how")
    assert asked


def test_a_key_of_the_keyboard_is_named_where_a_display_is_asked_for_its_bottom_key(
    tmp_path: Path,
) -> None:
    player = Player(tmp_path, "en", columns=40)
    player.press("BrailleTop")
    assert player.ui.naming.by_display
    player.ui.push(BottomKey(player.ui, lambda: None))
    for key in ("Left", "H", "Left"):
        (told,) = player.press(key)
        assert "not the" in told
        assert "bottom key" in told
    assert player.errors == []


@pytest.mark.parametrize("language", [each for each in LANGUAGES if each != "en"])
def test_the_key_that_acts_has_the_name_that_the_key_table_gives_it(language: str) -> None:
    """A command line and the installer name it as the keyboard does."""
    found = {
        f"{name}: {line}"
        for name, path in languages.catalogues(language).items()
        if name not in ("cli", "installer")
        for line in path.read_text("utf-8").splitlines()
        if re.search(r"\bEnter\b", line)
    }
    assert found == set()


def test_the_key_that_goes_back_has_one_name_in_german() -> None:
    own = catalogue_path("client", "de").parent.glob("*.ftl")
    paths = [*own, *(catalogue_path(f"games/{game}", "de") for game in registry.own())]
    told = "".join(path.read_text("utf-8") for path in paths)
    assert "Rücksprungtaste" in told
    assert re.findall(".*Rücksprung(?!taste).*", told) == []
