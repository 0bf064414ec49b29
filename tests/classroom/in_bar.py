"""What pupils see who hear nothing: turn, pause and the teacher's words, in three windows' widths.

A real host, the desk and two pupils in real Chromium windows, one by keys, one by touch; the screen
for all beside them.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.browser.chromium import ENTER, HOME, SHIFT
from tests.classroom.in_whole_class import ADA, BO, Host, Window, windows

__all__ = ["windows"]
SIZES = ((360, 640), (768, 1024), (1366, 768))
_SEEN = """
const seen = [];
for (const one of document.querySelectorAll(".bar p")) {
  const box = one.getBoundingClientRect();
  const upright = box.height > 0 && box.top >= 0 && box.bottom <= innerHeight;
  const inside = upright && box.left >= 0 && box.right <= innerWidth;
  const there = document.elementFromPoint(box.left + 5, box.top + box.height / 2);
  if (inside && there === one) seen.push(one.textContent);
}
return [scrollY, ...seen];
"""


def seen(window: Window) -> list[str]:
    """Return what of the line lies in the window and under nothing else, without scrolling."""
    _scrolled, *texts = window.browser.run(_SEEN)
    return [str(text) for text in texts]


def at_desk(desk: Window) -> str:
    """Wait until a pupil has the focus at the desk; return who."""
    desk.browser.until(lambda: desk.browser.focused().startswith((ADA, BO)), "not at the desk")
    return desk.browser.focused().partition(",")[0]


def sees(pupil: Window, beginning: str) -> None:
    """Wait until a part of the line begins like this."""
    pupil.browser.until(
        lambda: any(text.startswith(beginning) for text in seen(pupil)),
        f"{beginning!r} is not in {seen(pupil)}",
    )


def says(desk: Window, text: str, everybody: bool) -> None:
    """Let the teacher say something, to all or to the first pupil."""
    at_desk(desk)
    if everybody:
        desk.browser.chord(SHIFT, "s")
    else:
        desk.browser.keys(HOME, "s")
    desk.browser.until(lambda: desk.browser.run("return document.activeElement.id") == "line")
    desk.browser.keys(*text, ENTER)


def test_sighted_pupils_see_turn_pause_and_the_teachers_words_without_scrolling(
    tmp_path: Path, windows: Callable[..., Window]
) -> None:
    host = Host(tmp_path / "host", [ADA, BO])
    try:
        desk = windows(Window, host.told["teacher"])
        ada, bo = windows(Window, host.told["web"]), windows(Window, host.told["web"], "touch")
        everybody = windows(Window, host.told["projector"])
        pupils = {ADA: ada, BO: bo}
        for name, pupil in pupils.items():
            pupil.enter(host.told["code"], name)
        desk.browser.keys("d")
        desk.hears("Which game?")
        desk.choose("Logomachy")
        desk.hears("Logomachy. Deal")
        desk.choose("Deal")
        for pupil in pupils.values():
            pupil.hears("Logomachy.")

        def on_turn() -> list[str]:
            """Return who sees that it is their turn."""
            lines = {name: seen(pupil) for name, pupil in pupils.items()}
            return [
                name for name, line in lines.items() if line and line[0].startswith("Your turn")
            ]

        for number, (across, down) in enumerate(SIZES):
            for window in pupils.values():
                window.browser.size(across, down)
            ada.browser.until(lambda: len(on_turn()) == 1, "it is nobody's turn")
            [first] = on_turn()
            second = BO if first == ADA else ADA
            sees(pupils[second], f"{first}'s turn.")

            says(desk, f"Look here {number}", everybody=True)
            for pupil in pupils.values():
                sees(pupil, f"Your teacher: Look here {number}")
            says(desk, f"Well done {number}", everybody=False)
            told = [pupil for name, pupil in pupils.items() if name == at_desk(desk)]
            sees(told[0], f"Your teacher: Well done {number}")
            assert sum(f"Well done {number}" in str(one.told()) for one in pupils.values()) == 1

            desk.browser.chord(SHIFT, "p")
            for pupil in pupils.values():
                sees(pupil, "Paused. ")
            desk.browser.chord(SHIFT, "p")
            sees(pupils[first], "Your turn")
        for text in everybody.told():
            assert "teacher" not in text
    finally:
        host.close()


@pytest.mark.parametrize(("across", "down"), SIZES)
def test_the_pause_of_a_class_with_its_word_is_seen_in_the_hall_and_in_menus(
    tmp_path: Path, windows: Callable[..., Window], across: int, down: int
) -> None:
    host = Host(tmp_path / "host", [ADA])
    try:
        desk, ada = windows(Window, host.told["teacher"]), windows(Window, host.told["web"])
        ada.browser.size(across, down)
        ada.enter(host.told["code"], ADA)
        desk.browser.until(lambda: desk.browser.focused().startswith(ADA), "she is not there")
        desk.browser.click("Menu")
        desk.hears("Class. Pause everybody")
        desk.choose("Pause everybody")
        desk.browser.until(lambda: desk.browser.run("return document.activeElement.id") == "line")
        desk.browser.keys(*"Look at the board", ENTER)
        paused = "Paused. Look at the board"
        sees(ada, paused)
        ada.browser.click("Help")
        ada.browser.until(
            lambda: "key" in ada.browser.driver.title.lower(), ada.browser.driver.title
        )
        assert seen(ada)[:1] == [paused]
    finally:
        host.close()
