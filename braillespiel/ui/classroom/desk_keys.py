"""What the keys of a desk do; each has its entry in a menu too."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from braillespiel.classroom import desk as d
from braillespiel.classroom import orders as o
from braillespiel.classroom.desk_port import DeskPort
from braillespiel.network.texts import BETWEEN
from braillespiel.ui.classroom import desk_words
from braillespiel.ui.classroom.class_menu import ClassMenu, answer_knock
from braillespiel.ui.classroom.deal_menu import open_deal
from braillespiel.ui.classroom.desk import DeskScreen
from braillespiel.ui.classroom.exercises_menu import ExercisesMenu
from braillespiel.ui.classroom.link_menu import open_link
from braillespiel.ui.classroom.pupil_menu import (
    LateMenu,
    PupilMenu,
    SeatMenu,
    ask_take_back,
    follow,
    hint,
    say_to,
)
from braillespiel.ui.classroom.rows import DESK
from braillespiel.ui.classroom.table_menu import ProjectMenu, TableMenu, pause_table
from braillespiel.ui.match.walking import move
from braillespiel.words.phrase import join

if TYPE_CHECKING:
    from braillespiel.ui.classroom.teacher_seats import TeacherSeats
    from braillespiel.ui.ui import Ui


class DeskCommands:
    """The commands of one desk; those of the chosen pupil say so if there is none."""

    def __init__(self, desk: DeskScreen) -> None:
        self._desk = desk

    def run(self, command: str) -> bool:
        """Carry out a command of the scope DESK."""
        return DESK.run(self, command)

    def _chosen(self) -> d.PupilRow | None:
        """Return the chosen pupil; it is said if there is none."""
        desk = self._desk
        pupil = desk.pupil(desk.chosen)
        if pupil is None:
            desk.ui.announcer.answer(desk.words.phrase("desk-no-pupil"), sound="edge")
        return pupil

    def next(self) -> None:
        """Go to the next pupil who needs the teacher; from the last to the first."""
        desk = self._desk
        needing = [each for each in desk.desk.pupils if each.need]
        if not needing:
            desk.ui.announcer.answer(desk.words.phrase("desk-nobody-needs"), sound="edge")
            return
        numbers = [each.id for each in needing]
        here = desk.chosen if desk.focused_key() == f"pupil-{desk.chosen}" else None
        at = (numbers.index(here) + 1) % len(numbers) if here in numbers else 0
        desk.go_to(needing[at])

    def orders(self) -> None:
        """Open what can be done with the focused thing, or read it where there is nothing."""
        desk = self._desk
        table = desk.focused_table()
        pupil = desk.pupil(desk.chosen)
        if table is not None:
            desk.ui.push(TableMenu(desk, table.name))
        elif pupil is not None and desk.focused_key() in (
            f"pupil-{pupil.id}",
            f"followed-{pupil.id}",
        ):
            desk.ui.push(PupilMenu(desk, pupil.id))
        else:
            move(desk, "inspect")

    def class_menu(self) -> None:
        """Open what concerns the whole class."""
        self._desk.ui.push(ClassMenu(self._desk))

    # -- the chosen pupil ------------------------------------------------------------------

    def hand_down(self) -> None:
        """Take the chosen pupil's hand down."""
        desk, pupil = self._desk, self._chosen()
        if pupil is None:
            return
        if pupil.need != "hand":
            said = desk.words.phrase("desk-no-hand", name=desk.name(pupil))
            desk.ui.announcer.answer(said, sound="edge")
            return
        desk.order(o.HandDown(pupil.id), desk.words.phrase("desk-did-hand", name=desk.name(pupil)))

    def say(self) -> None:
        """Say something to the chosen pupil."""
        pupil = self._chosen()
        if pupil is not None:
            say_to(self._desk, pupil)

    def hint(self) -> None:
        """Give the chosen pupil a hint."""
        pupil = self._chosen()
        if pupil is not None:
            hint(self._desk, pupil)

    def take_back(self) -> None:
        """Take back what the chosen pupil did."""
        pupil = self._chosen()
        if pupil is not None:
            ask_take_back(self._desk, pupil)

    def follow(self) -> None:
        """Follow the chosen pupil, or no longer."""
        pupil = self._chosen()
        if pupil is not None:
            follow(self._desk, pupil)

    def line(self) -> None:
        """Have the teacher's own line show the chosen pupil's, or the desk again."""
        desk = self._desk
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

    def aloud(self) -> None:
        """Say the chosen pupil's sentences here too, or no longer."""
        desk, pupil = self._desk, self._chosen()
        if pupil is None:
            return
        if desk.followed() is None:
            desk.ui.announcer.answer(desk.words.phrase("desk-aloud-follow-first"), sound="edge")
            return
        on = pupil.id not in desk.aloud
        desk.aloud ^= {pupil.id}
        key = "desk-aloud-on" if on else "desk-aloud-off"
        desk.ui.announcer.answer(desk.words.phrase(key, name=desk.name(pupil)))

    def pause(self) -> None:
        """Pause the focused table, or else the chosen pupil; or let them go on."""
        desk, table = self._desk, self._desk.focused_table()
        if table is not None:
            pause_table(desk, table)
            return
        pupil = self._chosen()
        if pupil is not None:
            key = "desk-did-go-on" if pupil.paused else "desk-did-pause"
            said = desk.words.phrase(key, name=desk.name(pupil))
            desk.order(o.Pause(pupil.id, on=not pupil.paused), said)

    def seat(self) -> None:
        """Open where the chosen pupil can sit."""
        pupil = self._chosen()
        if pupil is not None:
            self._desk.ui.push(SeatMenu(self._desk, pupil.id))

    def late(self) -> None:
        """Open what can be given to one who came late: who has no exercise yet comes first."""
        desk = self._desk
        late = [each for each in desk.desk.pupils if each.late and each.here]
        pupil = min(late, key=lambda each: bool(each.exercise), default=None)
        if pupil is None:
            desk.ui.announcer.answer(desk.words.phrase("desk-nobody-late"), sound="edge")
        else:
            desk.ui.push(LateMenu(desk, pupil.id))

    def helper(self) -> None:
        """Open the link of a sighted helper beside the chosen pupil."""
        pupil = self._chosen()
        if pupil is not None:
            open_link(self._desk, pupil)

    # -- everybody -------------------------------------------------------------------------

    def know(self) -> None:
        """Say yes to all devices that wait for it."""
        desk = self._desk
        waiting = [each for each in desk.desk.pupils if each.need == "yes" and not each.refused_by]
        if not waiting:
            desk.ui.announcer.answer(desk.words.phrase("desk-nobody-waits"), sound="edge")
            return
        named = join([desk.name(each) for each in waiting], BETWEEN)
        said = desk.words.phrase("desk-did-know-all", names=named, count=len(waiting))
        desk.order(o.Know(), said)

    def answer(self) -> None:
        """Answer somebody who knocks."""
        answer_knock(self._desk)

    def say_to_all(self) -> None:
        """Say something to everybody."""
        say_to(self._desk, None)

    def pause_all(self) -> None:
        """Pause everybody, or let them go on."""
        desk = self._desk
        key = "desk-did-go-on-all" if desk.desk.paused else "desk-did-pause-all"
        desk.order(o.Pause(on=not desk.desk.paused), desk.words.phrase(key))

    def deal(self) -> None:
        """Open what can be dealt."""
        open_deal(self._desk)

    def exercises(self) -> None:
        """Open the exercises that can be given out."""
        self._desk.ui.push(ExercisesMenu(self._desk, self._desk.pupil(self._desk.chosen)))

    def project(self) -> None:
        """Open what the projector can show."""
        self._desk.ui.push(ProjectMenu(self._desk))

    def standing(self) -> None:
        """Say how the class stands."""
        self._desk.tell_standing()

    def missing(self) -> None:
        """Say who of the list is not here."""
        desk = self._desk
        desk.ui.announcer.answer(desk_words.missing(desk.words, desk.desk))

    def code(self) -> None:
        """Say the class's code and address."""
        self._desk.tell_code()

    def own_seats(self) -> None:
        """Go on to the next table at which the teacher plays herself."""
        desk = self._desk
        if desk.seats is None:
            desk.ui.announcer.answer(desk.words.phrase("desk-no-seats"), sound="edge")
        else:
            desk.seats.next()


def open_desk(
    ui: Ui,
    port: DeskPort,
    seats: TeacherSeats | None = None,
    on_end: Callable[[], None] = lambda: None,
) -> DeskScreen:
    """Return a desk with its keys; it is not opened yet."""
    desk = DeskScreen(ui, port, DeskCommands, seats, on_end)
    if seats is not None:
        seats.desk = desk
    return desk
