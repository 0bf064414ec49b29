"""What the form in front of the table says, and at which of its fields."""

from __future__ import annotations

from pathlib import Path

import pytest

from braillespiel.words.catalogue import Words
from tests.web.places import Page, Place


def _problem(page: Page) -> tuple[str, str]:
    told = page.got[-1]
    return told["problem"], told.get("problem_of", "code")


@pytest.mark.parametrize(
    ("chosen", "asks", "language"),
    [
        ("auto", ["de-AT", "en"], "de"),
        ("auto", ["xx", "fr-CA", "de"], "fr"),
        ("auto", ["xx"], "en"),
        ("auto", [], "en"),
        ("de", ["en", "fr"], "de"),
    ],
)
def test_it_is_in_the_language_that_was_chosen_else_in_the_browsers(
    chosen: str, asks: list[str], language: str, tmp_path: Path
) -> None:
    with Place(tmp_path) as place:
        page = place.run(place.connect())
        place.run(page.send("open", languages=asks, settings={"language": chosen}))
        place.run(page.until(lambda page: page.got))
        (entrance,) = page.got
        assert entrance["language"] == language
        assert entrance["words"]["welcome"] == Words(language, ("page",))("page-welcome")


def test_a_name_that_is_taken_is_told_at_the_name(tmp_path: Path) -> None:
    with Place(tmp_path) as place:
        place.run(place.enter("Ana"))
        page = place.run(place.enter("Ana"))
        assert _problem(page) == (
            "Ana is already at the table, and your name sounds or feels the same."
            " Choose another name.",
            "name",
        )
        page.got.clear()
        place.run(page.send("enter", code="12", names=["Ben"]))
        place.run(page.until(lambda page: page.got))
        assert _problem(page) == (
            "The code has six digits. Ask for it again, two digits at a time.",
            "code",
        )
