"""In a browser no sentence names a key that the page does not get."""

from __future__ import annotations

import re

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.serializer import serialize_pattern

from braillespiel import languages

OF_THE_BROWSER = {
    "de": re.compile(r"\b(Escape|Tab|F\d+|Steuerung)\b"),
    "en": re.compile(r"\b(Escape|Tab|F\d+|Control)\b"),
}
WITH_KEYS = re.compile(r"rules|guide|command|key|cli|window")
"""Tables of keys, and what a page never shows; there "type" is put in front of such a key."""
ELSEWHERE = {
    # The key is what is to be typed; or a browser's tab is meant.
    *("web-typed-unknown", "page-tab", "page-house-tab", "web-elsewhere"),
    "desk-did-print-html",
    # Said only at one's own computer.
    *("speech-gone", "speech-no-reader", "braille-table-broken"),
    *("net-join-type-help", "setting-error-unknown", "installer-remove-text"),
    # How the build mode ends is said in its own way.
    *("cubus-draft-open", "cubus-draft-open-down"),
}


@pytest.mark.parametrize("language", ["de", "en"])
def test_no_sentence_of_the_page_names_a_key_of_the_browser(language: str) -> None:
    found = set()
    for path in languages.catalogues(language).values():
        for message in parse(path.read_text(encoding="utf-8")).body:
            if not isinstance(message, ast.Message) or WITH_KEYS.search(message.id.name):
                continue
            texts = {each.id.name: each.value for each in message.attributes}
            if "page" not in texts and message.value is not None:
                said = (message.value, texts.get("normal", message.value))
                if any(OF_THE_BROWSER[language].search(serialize_pattern(one)) for one in said):
                    found.add(message.id.name)
    assert found <= ELSEWHERE


GIVEN = {
    # On a page Pupil.key_of gives the button instead (tests/ui/classroom/test_pupil.py).
    *("class-notice-key", "class-notice-unanswered", "class-consent-yes", "class-consent-not-now"),
    "class-lend-sees",
    # The key is what was pressed, or is to be changed or practised.
    *("key-unknown", "key-typed", "key-changed", "key-take", "key-gets"),
    *("prompt-keys-held", "lesson-times"),
    # Of a display, or of lessons that are in the client alone.
    *("class-drill-ask-key", "class-drill-was-key", "learn-keys-nothing"),
    "learn-keys-how",
    *("learn-bottom-other", "key-bottom-named"),
    # Said only where the page takes the key (ui/replay/moments.keys_there, AtHouse).
    *("moments-keys", "house-invites-key"),
}


@pytest.mark.parametrize("language", ["de", "en"])
def test_who_is_told_a_key_by_a_variable_has_words_for_a_page_or_gets_its_button(
    language: str,
) -> None:
    found = set()
    for path in languages.catalogues(language).values():
        for message in parse(path.read_text(encoding="utf-8")).body:
            if not isinstance(message, ast.Message) or message.value is None:
                continue
            pages = {each.id.name for each in message.attributes} & {"page"}
            if not pages and re.search(r"\$(?:key|leave)\b", serialize_pattern(message.value)):
                found.add(message.id.name)
    assert found <= GIVEN
