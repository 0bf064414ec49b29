"""What the form in front of the table says, and at which of its fields."""

from __future__ import annotations

from pathlib import Path

from tests.web.places import Page, Place


def _problem(page: Page) -> tuple[str, str]:
    told = page.got[-1]
    return told["problem"], told.get("problem_of", "code")


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
