"""A robot that only hears, in front of a page."""

from __future__ import annotations

from tests.robots import hearing
from tests.robots.body import Ear
from tests.robots.words import words
from tests.web.places import Page, Place

LONGEST = 400
"""Decisions after which a match should be over."""


def played(place: Place, page: Page, game: str, language: str, typed: bool = False) -> list[str]:
    """Have the robot play to the end, by keys or by the command field; return what it heard."""
    place.run(page.send("speaks", on=True))
    ear = Ear(words(language), lambda key: place.run(place.press(page, key, typed=typed)))
    for _ in range(LONGEST):
        if hearing.step(ear, game):
            return page.heard
    raise AssertionError("\n".join(ear.log[-30:]))
