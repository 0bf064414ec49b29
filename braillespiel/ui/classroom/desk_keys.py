"""What the keys of a desk do; each has its entry in a menu too."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from braillespiel.classroom import desk as d
from braillespiel.network.texts import BETWEEN
from braillespiel.ui.classroom.class_menu import ClassMenu, answer_knock
from braillespiel.ui.classroom.deal_menu import open_deal
from braillespiel.ui.classroom.desk import DeskScreen
from braillespiel.ui.classroom.exercises_menu import ExercisesMenu
from braillespiel.ui.classroom.pupil_menu import (
    PupilMenu,
    SeatMenu,
    ask_take_back,
    follow,
    hint,
    say_to,
)
from braillespiel.ui.classroom.table_menu import ProjectMenu, TableMenu, pause_table
from braillespiel.ui.match.walking import move
from braillespiel.words.phrase import join

if TYPE_CHECKING:
    from braillespiel.ui.classroom.own_seats import OwnSeats
    from braillespiel.ui.ui import Ui


def _next(desk: DeskScreen) -> None:
    """Go to the next pupil who needs the teacher; from the last to the first."""
    needing = [each for each in desk.desk.pupils if each.need]
    if not needing:
        desk.ui.announcer.answer(desk.words.phrase("desk-nobody-needs"), sound="edge")
        return
    numbers = [each.id for each in needing]
    here = desk.chosen if desk.focused_key() == f"pupil-{desk.chosen}" else None
    at = (numbers.index(here) + 1) % len(numbers) if here in numbers else 0
    desk.go_to(needing[at])


def _of_pupil(do: Callable[[DeskScreen, d.Pupil], None]) -> Callable[[DeskScreen], None]:
    """Return what does something with the chosen pupil; it is said if there is none."""

    def run(desk: DeskScreen) -> None:
        pupil = desk.pupil(desk.chosen)
        if pupil is None:
            desk.ui.announcer.answer(desk.words.phrase("desk-no-pupil"), sound="edge")
        else:
            do(desk, pupil)

    return run


def _orders(desk: DeskScreen) -> None:
    """Open what can be done with the focused thing, or read it where there is nothing."""
    table = desk.focused_table()
    pupil = desk.pupil(desk.chosen)
    if table is not None:
        desk.ui.push(TableMenu(desk, table.name))
    elif pupil is not None and desk.focused_key() in (f"pupil-{pupil.id}", f"followed-{pupil.id}"):
        desk.ui.push(PupilMenu(desk, pupil.id))
    else:
        move(desk, "inspect")


def _hand_down(desk: DeskScreen, pupil: d.Pupil) -> None:
    if pupil.need != "hand":
        said = desk.words.phrase("desk-no-hand", name=desk.name(pupil))
        desk.ui.announcer.answer(said, sound="edge")
        return
    desk.order(d.HandDown(pupil.id), desk.words.phrase("desk-did-hand", name=desk.name(pupil)))


def _know(desk: DeskScreen) -> None:
    """Say yes to all devices that wait for it."""
    waiting = [each for each in desk.desk.pupils if each.need == "yes" and not each.refused_by]
    if not waiting:
        desk.ui.announcer.answer(desk.words.phrase("desk-nobody-waits"), sound="edge")
        return
    named = join([desk.name(each) for each in waiting], BETWEEN)
    desk.order(d.Know(), desk.words.phrase("desk-did-know-all", names=named, count=len(waiting)))


def _line(desk: DeskScreen) -> None:
    """Have the teacher's own line show the chosen pupil's, or the desk again."""
    if desk.mirrors:
        desk.mirrors = False
        said = desk.words.phrase("desk-line-own")
    elif desk.followed() is None:
        desk.ui.announcer.answer(desk.words.phrase("desk-line-follow-first"), sound="edge")
        return
    else:
        desk.mirrors = True
        said = desk.words.phrase("desk-line-theirs", name=desk.name(desk.pupil(desk.chosen)))
    # The cells themselves are the answer to the finger.
    desk.ui.announcer.focus(said)


def _aloud(desk: DeskScreen, pupil: d.Pupil) -> None:
    if desk.followed() is None:
        desk.ui.announcer.answer(desk.words.phrase("desk-aloud-follow-first"), sound="edge")
        return
    on = pupil.id not in desk.aloud
    desk.aloud ^= {pupil.id}
    key = "desk-aloud-on" if on else "desk-aloud-off"
    desk.ui.announcer.answer(desk.words.phrase(key, name=desk.name(pupil)))


def _pause(desk: DeskScreen) -> None:
    """Pause the focused table, or else the chosen pupil; or let them go on."""
    table = desk.focused_table()
    if table is not None:
        pause_table(desk, table)
    else:
        _of_pupil(_pause_pupil)(desk)


def _pause_pupil(desk: DeskScreen, pupil: d.Pupil) -> None:
    key = "desk-did-go-on" if pupil.paused else "desk-did-pause"
    said = desk.words.phrase(key, name=desk.name(pupil))
    desk.order(d.Pause(pupil.id, on=not pupil.paused), said)


def _pause_all(desk: DeskScreen) -> None:
    key = "desk-did-go-on-all" if desk.desk.paused else "desk-did-pause-all"
    desk.order(d.Pause(on=not desk.desk.paused), desk.words.phrase(key))


def _seats(desk: DeskScreen) -> None:
    if desk.seats is None:
        desk.ui.announcer.answer(desk.words.phrase("desk-no-seats"), sound="edge")
    else:
        desk.seats.next()


KEYS: dict[str, Callable[[DeskScreen], None]] = {
    "desk-next": _next,
    "desk-hand-down": _of_pupil(_hand_down),
    "desk-know": _know,
    "desk-answer": answer_knock,
    "desk-follow": _of_pupil(follow),
    "desk-line": _line,
    "desk-aloud": _of_pupil(_aloud),
    "desk-say": _of_pupil(lambda desk, pupil: say_to(desk, pupil)),
    "desk-say-all": lambda desk: say_to(desk, None),
    "desk-pause": _pause,
    "desk-pause-all": _pause_all,
    "desk-hint": _of_pupil(hint),
    "desk-take-back": _of_pupil(ask_take_back),
    "desk-seat": _of_pupil(lambda desk, pupil: desk.ui.push(SeatMenu(desk, pupil.id))),
    "desk-deal": open_deal,
    "desk-exercises": lambda desk: desk.ui.push(ExercisesMenu(desk, desk.pupil(desk.chosen))),
    "desk-project": lambda desk: desk.ui.push(ProjectMenu(desk)),
    "desk-class": DeskScreen.tell_standing,
    "desk-code": DeskScreen.tell_code,
    "desk-seats": _seats,
    "orders": _orders,
    "class-menu": lambda desk: desk.ui.push(ClassMenu(desk)),
}
"""The commands of the scope DESK, and what Enter and Escape do at a desk."""


def open_desk(
    ui: Ui,
    port: d.DeskPort,
    seats: OwnSeats | None = None,
    on_end: Callable[[], None] = lambda: None,
) -> DeskScreen:
    """Return a desk with its keys; it is not opened yet."""
    desk = DeskScreen(ui, port, KEYS, seats, on_end)
    if seats is not None:
        seats.desk = desk
    return desk
