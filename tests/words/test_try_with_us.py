"""The page for those who try the program out says the same in every language, in its sentences."""

from __future__ import annotations

import re

import pytest

from braillespiel import resources
from braillespiel.ui.ui import BASE_CATALOGUES
from braillespiel.words.catalogue import Words

PAGES = {"en": "try-with-us.md", "de": "try-with-us.de.md", "fr": "try-with-us.fr.md"}
QUOTED = re.compile(r"\"([^\"]+)\"|„([^“]+)“|«\u00a0([^»]+)\u00a0»")
MENUS = (
    "first-run-learn",
    "learn-guided",
    "main-learn",
    "game-menu-leave",
    "main-quit",
    "main-resume",
    "desk-evidence",
    "report-entry",
    "report-hand",
)
"""What the pages name of the menus."""


def page(language: str) -> str:
    return (resources.folder("docs") / PAGES[language]).read_text("utf-8")


@pytest.mark.parametrize("language", PAGES)
def test_a_menu_is_quoted_as_the_program_says_it(language: str) -> None:
    words = Words(language, BASE_CATALOGUES)
    phrases = [words.phrase(key, count=1) for key in MENUS]
    said = {text for phrase in phrases for text in (phrase.full, phrase.brief)}
    quoted = {next(filter(None, found)) for found in QUOTED.findall(page(language))}
    assert quoted - said <= NOTES[language]
    assert len(quoted & said) == len(MENUS)


NOTES = {
    "en": {"the one at the display"},
    "de": {"die Person an der Zeile"},
    "fr": {"la personne à la plage"},
}
"""What somebody may write down, which is no menu's."""


@pytest.mark.parametrize("language", ["de", "fr"])
def test_each_page_has_the_parts_of_the_others(language: str) -> None:
    def parts(text: str) -> list[str]:
        return re.findall(r"^(#+|-|\d\.|\|)(?= )", text, re.MULTILINE) + re.findall(
            r"`(\./play[^`]*)`", text
        )

    assert parts(page(language)) == parts(page("en"))
