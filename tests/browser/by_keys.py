"""A match played by keys in a browser; the focus is heard as a reader says it, and what is told."""

from __future__ import annotations

from tests.browser.live_place import Sitting
from tests.robots import hearing
from tests.robots.body import Ear
from tests.robots.words import words

LONGEST = 400
"""Decisions after which a match is over for sure: with its seed it always goes the same way."""
FOCUS = """
const cell = document.activeElement.closest("[data-tile]");
if (!cell || cell === window.here) return [];
const box = cell.closest("[role=grid], [role=toolbar]");
const label = document.getElementById(box.getAttribute("aria-labelledby")).textContent;
const all = [...box.querySelectorAll("[data-tile]")];
const name = cell.getAttribute("aria-label") ?? cell.querySelector(".name").textContent;
const place = `${all.indexOf(cell) + 1} ${arguments[0]} ${all.length}`;
const entered = window.around === box ? "" : label + ". ";
[window.here, window.around] = [cell, box];
return [`${entered}${name}, ${place}`];
"""
"""What a reader says of a focus that is new: the name of what is entered, the cell, where it is."""
KEYS = {
    "Up": "\ue013", "Down": "\ue015", "Left": "\ue012", "Right": "\ue014", "Home": "\ue011",
    "End": "\ue010", "Enter": "\ue007", "Space": "\ue00d", "Backspace": "\ue003",
}  # fmt: skip
BACK_TO_THE_CELL = """
const [panel] = document.querySelectorAll("[data-here]");
panel.querySelector("[data-tile][tabindex='0']").focus();
"""


def play(sitting: Sitting, game: str, language: str) -> Ear:
    """Play to the end; return what heard it."""
    browser, known = sitting.browser, words(language)

    def pressed(key: str) -> list[str]:
        if len(key) == 1 or key in KEYS:
            browser.keys(KEYS.get(key, key.lower()))
            said = sitting.wait()
            return [*browser.run(FOCUS, known.heard.of), *said]
        # The browser's own keys are typed: the focus is in the field, and goes back.
        browser.keys("/", key, KEYS["Enter"])
        said = sitting.wait()
        browser.run(BACK_TO_THE_CELL)
        sitting.wait()
        return said

    ear = Ear(known, pressed)
    assert any(hearing.step(ear, game) for _ in range(LONGEST)), "\n".join(ear.log[-30:])
    return ear
