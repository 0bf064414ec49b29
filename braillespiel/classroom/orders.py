"""What the teacher orders: each order carries itself out on the class, or is an OrderError.

Screens make orders, in any thread: nothing in one changes once it is made.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Literal, Protocol

from msgspec import Struct

from braillespiel.classroom import dealing
from braillespiel.classroom import effects as e
from braillespiel.classroom.classroom import Classroom
from braillespiel.classroom.evidence import Evidence, EvidenceError, purpose
from braillespiel.classroom.pupils import GivenTask, Pupil, TableOf
from braillespiel.engine.chance import SEED_BITS
from braillespiel.games import registry
from braillespiel.network import class_messages as c
from braillespiel.network import lobby_rules, texts
from braillespiel.network.class_messages import Figure
from braillespiel.network.members import Members
from braillespiel.network.messages import SetUp
from braillespiel.network.refusals import RefusalError

FOLLOWED = 4
"""Pupils that one desk follows at most."""
GIVEN = 20
"""Lessons that wait for one pupil at most."""


class OrderError(Exception):
    """An order is not carried out; ``rule`` and ``details`` are worded by the desk."""

    def __init__(self, rule: str, **details: str | int) -> None:
        self.rule = rule
        self.details = details
        super().__init__(rule, details)


class Material(Protocol):
    """What a teacher has prepared. Both raise OrderError."""

    def lesson(self, name: str) -> tuple[str, dict[str, Any]]:
        """Return the title of a lesson and what is in its file."""

    def position(self, name: str, set_up: SetUp) -> dict[str, Any]:
        """Return a prepared position that fits what is to be played."""


class Orders:
    """Carries out the orders of desks, with what several of them need."""

    def __init__(self, room: Classroom, material: Material, rng: Random) -> None:
        self.room = room
        self.material = material
        self.rng = rng
        self.given = 0
        """How many exercises were given."""

    def carry_out(self, order: Order, desk: int) -> None:
        """Do what the desk of this number wants. Raises OrderError."""
        try:
            order.carry_out(self, desk)
        except (RefusalError, dealing.DealingError, EvidenceError, texts.TextError) as error:
            raise OrderError(error.rule, **error.details) from None
        self.room.touch()

    def pupil(self, number: int) -> Pupil:
        """Return the pupil of this number. Raises OrderError."""
        found = self.room.pupils.get(number)
        if found is None:
            raise OrderError("class-no-pupil")
        return found

    def table(self, name: str) -> TableOf:
        """Return the table of this name. Raises OrderError."""
        found = self.room.tables.get(name)
        if found is None:
            raise OrderError("class-no-table", table=name)
        return found

    def allows(self, set_up: SetUp) -> None:
        """See whether a game may be played: of other packages what the teacher allows.

        With a clock none of them can be: a clock does not wait until its steps have been tried.
        """
        if not registry.is_outside(set_up.game):
            return
        if not self.room.outside:
            raise OrderError("class-outside-off", game=set_up.game)
        if registry.game(set_up.game).timed:
            raise OrderError("game-timed", game=set_up.game)

    def open(
        self,
        set_up: SetUp,
        tables: list[list[Pupil]],
        start: dict[str, Any] | None,
        seed: int | None = None,
        left_out: Sequence[Pupil] = (),
        whole: bool = False,
    ) -> None:
        """Bring pupils to new tables; a table that nobody is left at is put away.

        Where somebody stays, the match goes on, with a bot for whoever has left. Where the
        ``whole`` class is dealt out, tables that had no pupils end too.
        """
        room = self.room
        moved = {pupil.id for pupils in (*tables, left_out) for pupil in pupils}
        for table in list(room.tables.values()):
            at = room.pupils.at(table.name)
            if all(pupil.id in moved for pupil in at) and (at or whole):
                self.end(table)
        for pupil in left_out:
            self.bring(pupil, "")
        for pupils in tables:
            made = TableOf(room.new_table(), set_up, seed, start, room.paused)
            room.tables[made.name] = made
            room.do(e.Open(made))
            for pupil in pupils:
                self.bring(pupil, made.name)
        room.save = True

    def bring(self, pupil: Pupil, table: str) -> None:
        """Bring a pupil to a table, or to the hall ("")."""
        if pupil.table == table:
            return
        self.room.end_lends(pupil)
        pupil.table, pupil.late, pupil.turn_at = table, False, None
        pupil.waits = pupil.held = False
        self.room.do(e.Move(pupil))
        self.room.save = True

    def put_away(self, table: TableOf) -> None:
        """End a table at which nothing can be played; its pupils go to the hall."""
        self.end(table)
        self.room.touch()

    def end(self, table: TableOf) -> None:
        """End a table; its pupils go to the hall, and hear of nobody that they left a match."""
        self.room.do(e.Close(table))
        for pupil in self.room.pupils.at(table.name):
            self.bring(pupil, "")
        del self.room.tables[table.name]
        if self.room.projected == table.name:
            self.room.projected = ""
            self.room.do(e.Project())
        self.room.save = True


class Order(Struct, frozen=True):
    """Something the teacher wants."""

    def carry_out(self, to: Orders, desk: int) -> None:
        """Do what the desk of this number wants; what is of the desks alone does nothing here.

        Raises OrderError, or the error of what it asks.
        """


class Follow(Order, frozen=True):
    """Follow a pupil live, or no more."""

    pupil: int
    on: bool = True

    def carry_out(self, to: Orders, desk: int) -> None:
        follows = to.room.follows.setdefault(desk, [])
        if not self.on:
            to.room.follows[desk] = [each for each in follows if each != self.pupil]
            pupil = to.pupil(self.pupil)
            if not to.room.shows(pupil):
                pupil.forget_shown()
        elif self.pupil not in follows:
            pupil = to.pupil(self.pupil)
            if len(follows) >= FOLLOWED:
                raise OrderError("class-follows-enough", most=FOLLOWED)
            follows.append(pupil.id)


class Pause(Order, frozen=True):
    """Pause one pupil (at their table), a table, or all, with a word to it; or go on."""

    pupil: int | None = None
    table: str = ""
    on: bool = True
    text: str = ""

    def carry_out(self, to: Orders, desk: int) -> None:
        room = to.room
        text = texts.chat(self.text) if self.text else ""
        text = text if self.on else ""
        room.save = True
        if self.pupil is not None:
            pupil = to.pupil(self.pupil)
            pupil.paused, pupil.pause = self.on, text
            if pupil.table:
                room.do(e.Stop(room.tables[pupil.table]))
            return
        if self.table:
            tables = [to.table(self.table)]
            tables[0].paused, tables[0].pause = self.on, text
        else:
            room.paused, room.pause = self.on, text
            tables = list(room.tables.values())
            if not self.on:  # "all go on" leaves nobody behind
                for each in tables:
                    each.paused, each.pause = False, ""
                for pupil in room.pupils:
                    pupil.paused, pupil.pause = False, ""
        for table in tables:
            room.do(e.Stop(table))


class SayTo(Order, frozen=True):
    """Say something to one pupil, or to all."""

    text: str
    pupil: int | None = None

    def carry_out(self, to: Orders, desk: int) -> None:
        text = texts.chat(self.text)
        named = self.pupil is not None
        for pupil in [to.pupil(self.pupil or 0)] if named else to.room.pupils:
            to.room.do(e.Tell(pupil, c.Told("", text, everybody=not named)))


class HandDown(Order, frozen=True):
    """The raised hand was seen to."""

    pupil: int

    def carry_out(self, to: Orders, desk: int) -> None:
        to.pupil(self.pupil).hand_at = None


class Decide(Order, frozen=True):
    """Whether a pupil gets a name that is taken (whoever had it must choose anew), or another."""

    pupil: int
    yes: bool
    name: str = ""

    def carry_out(self, to: Orders, desk: int) -> None:
        room, pupil = to.room, to.pupil(self.pupil)
        if self.name:
            room.name(pupil, texts.name(self.name))
        elif not pupil.wants:
            raise OrderError("class-nothing-to-decide")
        elif not self.yes:
            pupil.wants = ""
        else:
            other = room.called(pupil.wants)
            if other is None:
                room.name(pupil, pupil.wants)
            else:
                other.refused = False
                room.take_over(pupil, other, sure=True)


class Know(Order, frozen=True):
    """Yes, this device is whose name it has; without a pupil: all who wait for that."""

    pupil: int | None = None

    def carry_out(self, to: Orders, desk: int) -> None:
        room = to.room
        if self.pupil is not None:
            found = [to.pupil(self.pupil)]
        else:  # but nobody whom a pupil has refused: that is decided for each
            found = [each for each in room.pupils if room.unsure(each) and not each.refused]
        if not any(map(room.unsure, found)):
            raise OrderError("class-nothing-to-decide")
        for pupil in found:
            room.know(pupil)


class LetIn(Order, frozen=True):
    """Let in somebody who knocks, or turn them away."""

    number: int
    yes: bool

    def carry_out(self, to: Orders, desk: int) -> None:
        to.room.do(e.LetIn(self.number, self.yes))


class Give(Order, frozen=True):
    """A hint, or a table's last move taken back."""

    pupil: int
    what: Literal["hint", "take-back"]

    def carry_out(self, to: Orders, desk: int) -> None:
        pupil = to.pupil(self.pupil)
        if not pupil.table:
            raise OrderError("class-in-hall", name=pupil.shown_name)
        if self.what == "hint":
            to.room.do(e.TellHint(pupil))
        else:
            to.room.do(e.TakeBack(pupil))


class Deal(Order, frozen=True):
    """Deal the class out to tables.

    ``by``: ``hand`` (``groups`` holds the numbers of each table), ``random``, ``level`` (of the
    roster or the statistics of this class). ``same`` deals the same cards at every table;
    ``position`` is a prepared position.
    """

    set_up: SetUp
    by: Literal["hand", "random", "level"] = "random"
    groups: tuple[tuple[int, ...], ...] = ()
    same: bool = False
    position: str = ""
    pupils: tuple[int, ...] = ()
    """Whom alone it is about: others, and their tables, go on; nobody: it is the whole class. Of
    these, whoever is in none of the groups comes to the hall."""

    def carry_out(self, to: Orders, desk: int) -> None:
        room = to.room
        to.allows(self.set_up)
        set_up = lobby_rules.checked(self.set_up, Members())
        dealt = [p for p in room.pupils if p.here and p.name and not room.is_assistant(p)]
        if self.pupils:
            dealt = [pupil for pupil in dealt if pupil.id in self.pupils]
        levels = {}
        for pupil in dealt:
            listed = room.listed(pupil)
            if listed is not None and listed.level is not None:
                levels[pupil.id] = listed.level
        found = dealing.groups(
            [pupil.id for pupil in dealt],
            set_up.seats,
            self.by,
            given=self.groups,
            levels=levels,
            rng=to.rng,
        )
        tables = [[to.pupil(number) for number in group] for group in found]
        start = to.material.position(self.position, set_up) if self.position else None
        seed = to.rng.getrandbits(SEED_BITS) if self.same else None
        stays = {pupil.id for pupils in tables for pupil in pupils}
        left_out = [to.pupil(n) for n in self.pupils if self.by == "hand" and n not in stays]
        to.open(set_up, tables, start, seed, left_out, whole=not self.pupils)


class OwnGame(Order, frozen=True):
    """Give a pupil a match with bots alone, set up like that of a table."""

    pupil: int
    like: str

    def carry_out(self, to: Orders, desk: int) -> None:
        like = to.table(self.like)
        to.allows(like.set_up)
        to.open(like.set_up, [[to.pupil(self.pupil)]], like.start)


class Seat(Order, frozen=True):
    """Bring a pupil to a table, or to the hall (""); a bot goes on where they leave a match."""

    pupil: int
    table: str = ""

    def carry_out(self, to: Orders, desk: int) -> None:
        pupil = to.pupil(self.pupil)
        to.bring(pupil, to.table(self.table).name if self.table else "")


class EndTable(Order, frozen=True):
    """End a table's match and bring its pupils to the hall."""

    table: str

    def carry_out(self, to: Orders, desk: int) -> None:
        to.end(to.table(self.table))


class Exercises(Order, frozen=True):
    """Give pupils (all, if none is named) lessons or exercises, one after another."""

    lessons: tuple[str, ...]
    """Names of lessons, or of files in the class's folder."""
    pupils: tuple[int, ...] = ()

    def carry_out(self, to: Orders, desk: int) -> None:
        found = [to.material.lesson(name) for name in self.lessons]
        pupils = [to.pupil(n) for n in self.pupils] or [p for p in to.room.pupils if p.here]
        if any(len(pupil.tasks) + len(found) > GIVEN for pupil in pupils):
            raise OrderError("class-exercises-many", most=GIVEN)
        for pupil in pupils:
            idle = not pupil.tasks
            for title, lesson in found:
                to.given += 1
                pupil.tasks.append(GivenTask(to.given, title, lesson))
            if idle:
                to.room.give_next(pupil)


class KeepEvidence(Order, frozen=True):
    """Switch evidence on with a purpose in words, a date and goals; or off."""

    on: bool
    purpose: str = ""
    days: int = 30
    figures: tuple[Figure, ...] = ()

    def carry_out(self, to: Orders, desk: int) -> None:
        room = to.room
        room.save = True
        if not self.on:
            room.evidence = None
            return
        wanted = purpose(self.purpose, self.days, self.figures, room.today())
        room.evidence, room.counted = Evidence(wanted), True


class Project(Order, frozen=True):
    """Show this table on the projector; "" shows the code and the address."""

    table: str = ""

    def carry_out(self, to: Orders, desk: int) -> None:
        to.room.projected = to.table(self.table).name if self.table else ""
        to.room.do(e.Project())


class Gate(Order, frozen=True):
    """Whether tables wait until everybody has heard or read."""

    on: bool

    def carry_out(self, to: Orders, desk: int) -> None:
        to.room.gate = self.on
        to.room.save = True
        to.room.do(e.PassGate(self.on))


class Outside(Order, frozen=True):
    """Whether games of other packages may be dealt."""

    on: bool

    def carry_out(self, to: Orders, desk: int) -> None:
        to.room.outside = self.on
        to.room.save = True


class NewDeskCode(Order, frozen=True):
    """Make a one-time code for a desk on another device."""


class HandOver(Order, frozen=True):
    """Another teacher takes over: every other desk ends, a new one-time code is made."""


class MakeLink(Order, frozen=True):
    """Make a link for a sighted helper of this name beside a pupil; one before it ends."""

    pupil: int
    name: str

    def carry_out(self, to: Orders, desk: int) -> None:
        name = texts.name(self.name)
        helper = to.room.link(to.pupil(self.pupil), name)
        to.room.do(e.MakeCode(helper.number, desk))


class EndLink(Order, frozen=True):
    """A helper is to see nothing any more."""

    number: int

    def carry_out(self, to: Orders, desk: int) -> None:
        helper = to.room.sighted.get(self.number)
        if helper is not None:
            to.room.end_link(helper)


class Remove(Order, frozen=True):
    """Send somebody out; the code changes, so that they do not come back."""

    pupil: int

    def carry_out(self, to: Orders, desk: int) -> None:
        to.room.send_out(to.pupil(self.pupil))
        to.room.do(e.NewCode())


class Forget(Order, frozen=True):
    """Forget a device that has no name and is gone; the code stays."""

    pupil: int

    def carry_out(self, to: Orders, desk: int) -> None:
        pupil = to.pupil(self.pupil)
        if pupil.name or pupil.here:
            raise OrderError("class-device-here", name=pupil.shown_name)
        to.room.forget(pupil)


class TellEvening(Order, frozen=True):
    """Tell each pupil what was counted of them today, before the teacher reads it."""

    def carry_out(self, to: Orders, desk: int) -> None:
        room, evidence = to.room, to.room.evidence
        room.evenings += 1
        for pupil in room.pupils:
            pupil.evening, pupil.evening_heard = None, False
            if not (pupil.here and pupil.name) or room.is_assistant(pupil):
                continue
            told = c.Evening(number=room.evenings)
            if evidence is not None and evidence.consent(pupil.id) == "yes":
                found = evidence.figures(pupil.id, room.today())
                told = c.Evening(*found, counted=True, number=room.evenings)
            pupil.evening = told
            room.do(e.Tell(pupil, told))


class EndClass(Order, frozen=True):
    """Pack up: everything is on disk and goes on next time."""

    def carry_out(self, to: Orders, desk: int) -> None:
        to.room.do(e.End())
