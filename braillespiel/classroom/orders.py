"""What the teacher orders, carried out on the class. What cannot be is an OrderError."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Protocol

from braillespiel.classroom import dealing
from braillespiel.classroom import desk as d
from braillespiel.classroom import effects as e
from braillespiel.classroom.classroom import Classroom
from braillespiel.classroom.evidence import Evidence, EvidenceError, purpose
from braillespiel.classroom.pupils import GivenTask, Pupil, TableOf
from braillespiel.engine.chance import SEED_BITS
from braillespiel.games import registry
from braillespiel.network import class_messages as c
from braillespiel.network import gathering, texts
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
    """Carries out the orders of desks."""

    def __init__(
        self,
        room: Classroom,
        material: Material,
        rng: Random,
    ) -> None:
        self._room = room
        self._material = material
        self._rng = rng
        self._given = 0

    def carry_out(self, order: d.AnyOrder, desk: int) -> None:
        """Do what the desk of this number wants. Raises OrderError."""
        room = self._room
        try:
            match order:
                case d.Follow():
                    self._follow(order, desk)
                case d.Pause():
                    self._pause(order)
                case d.SayTo():
                    self._say(order)
                case d.HandDown():
                    self._pupil(order.pupil).hand_at = None
                case d.Decide():
                    self._decide(order)
                case d.Know():
                    self._know(order)
                case d.LetIn():
                    room.do(e.LetIn(order.number, order.yes))
                case d.Give():
                    self._give(order)
                case d.Deal():
                    self._deal(order)
                case d.OwnGame():
                    like = self._table(order.like)
                    self._allows(like.set_up)
                    self._open(like.set_up, [[self._pupil(order.pupil)]], like.start)
                case d.Seat():
                    self._seat(order)
                case d.EndTable():
                    self._end(self._table(order.table))
                case d.Exercises():
                    self._exercises(order)
                case d.KeepEvidence():
                    self._evidence(order)
                case d.Project():
                    room.projected = self._table(order.table).name if order.table else ""
                    room.do(e.Project())
                case d.Gate():
                    room.gate = order.on
                    room.save = True
                    room.do(e.PassGate(order.on))
                case d.Outside():
                    room.outside = order.on
                    room.save = True
                case d.Remove():
                    self._remove(self._pupil(order.pupil))
                case d.Forget():
                    self._forget(self._pupil(order.pupil))
                case d.MakeLink():
                    self._link(order, desk)
                case d.EndLink():
                    helper = room.sighted.get(order.number)
                    if helper is not None:
                        room.end_link(helper)
                case d.TellEvening():
                    self._tell_evening()
                case d.EndClass():
                    room.do(e.End())
                case d.NewDeskCode() | d.HandOver():
                    return  # of the desks alone (classroom.desks)
        except RefusalError as error:
            raise OrderError(error.rule, **error.details) from None
        except dealing.DealingError as error:
            raise OrderError(error.rule, **error.details) from None
        room.touch()

    def _pupil(self, number: int) -> Pupil:
        found = self._room.pupils.get(number)
        if found is None:
            raise OrderError("class-no-pupil")
        return found

    def _table(self, name: str) -> TableOf:
        found = self._room.tables.get(name)
        if found is None:
            raise OrderError("class-no-table", table=name)
        return found

    # -- pupils ------------------------------------------------------------------------------

    def _follow(self, order: d.Follow, desk: int) -> None:
        follows = self._room.follows.setdefault(desk, [])
        if not order.on:
            self._room.follows[desk] = [each for each in follows if each != order.pupil]
            pupil = self._pupil(order.pupil)
            if not self._room.shows(pupil):
                pupil.forget_shown()
        elif order.pupil not in follows:
            pupil = self._pupil(order.pupil)
            if len(follows) >= FOLLOWED:
                raise OrderError("class-follows-enough", most=FOLLOWED)
            follows.append(pupil.id)

    def _say(self, order: d.SayTo) -> None:
        text = self._text(order.text)
        named = order.pupil is not None
        for pupil in [self._pupil(order.pupil or 0)] if named else self._room.pupils:
            self._room.do(e.Tell(pupil, c.Told("", text, everybody=not named)))

    def _text(self, text: str) -> str:
        try:
            return texts.chat(text)
        except texts.TextError as error:
            raise OrderError(error.rule, **error.details) from None

    def _decide(self, order: d.Decide) -> None:
        room, pupil = self._room, self._pupil(order.pupil)
        if order.name:
            try:
                room.name(pupil, texts.name(order.name))
            except texts.TextError as error:
                raise OrderError(error.rule, **error.details) from None
        elif not pupil.wants:
            raise OrderError("class-nothing-to-decide")
        elif not order.yes:
            pupil.wants = ""
        else:
            other = room.called(pupil.wants)
            if other is None:
                room.name(pupil, pupil.wants)
            else:
                other.refused = False
                room.take_over(pupil, other, sure=True)

    def _know(self, order: d.Know) -> None:
        room = self._room
        if order.pupil is not None:
            found = [self._pupil(order.pupil)]
        else:  # but nobody whom a pupil has refused: that is decided for each
            found = [each for each in room.pupils if room.unsure(each) and not each.refused]
        if not any(map(room.unsure, found)):
            raise OrderError("class-nothing-to-decide")
        for pupil in found:
            room.know(pupil)

    def _give(self, order: d.Give) -> None:
        pupil = self._pupil(order.pupil)
        if not pupil.table:
            raise OrderError("class-in-hall", name=pupil.shown_name)
        if order.what == "hint":
            self._room.do(e.Tell(pupil, c.Hinted()))
        else:
            self._room.do(e.TakeBack(pupil))

    def _remove(self, pupil: Pupil) -> None:
        self._room.send_out(pupil)
        self._room.do(e.NewCode())

    def _forget(self, pupil: Pupil) -> None:
        if pupil.name or pupil.here:
            raise OrderError("class-device-here", name=pupil.shown_name)
        self._room.forget(pupil)

    def _link(self, order: d.MakeLink, desk: int) -> None:
        try:
            name = texts.name(order.name)
        except texts.TextError as error:
            raise OrderError(error.rule, **error.details) from None
        helper = self._room.link(self._pupil(order.pupil), name)
        self._room.do(e.MakeCode(helper.number, desk))

    def _exercises(self, order: d.Exercises) -> None:
        found = [self._material.lesson(name) for name in order.lessons]
        pupils = [self._pupil(n) for n in order.pupils] or [p for p in self._room.pupils if p.here]
        if any(len(pupil.tasks) + len(found) > GIVEN for pupil in pupils):
            raise OrderError("class-exercises-many", most=GIVEN)
        for pupil in pupils:
            idle = not pupil.tasks
            for title, lesson in found:
                self._given += 1
                pupil.tasks.append(GivenTask(self._given, title, lesson))
            if idle:
                self._room.give_next(pupil)

    def _tell_evening(self) -> None:
        room, evidence = self._room, self._room.evidence
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

    # -- tables ------------------------------------------------------------------------------

    def _pause(self, order: d.Pause) -> None:
        room = self._room
        text = self._text(order.text) if order.text else ""
        text = text if order.on else ""
        room.save = True
        if order.pupil is not None:
            pupil = self._pupil(order.pupil)
            pupil.paused, pupil.pause = order.on, text
            if pupil.table:
                room.do(e.Stop(room.tables[pupil.table]))
            return
        if order.table:
            tables = [self._table(order.table)]
            tables[0].paused, tables[0].pause = order.on, text
        else:
            room.paused, room.pause = order.on, text
            tables = list(room.tables.values())
            if not order.on:  # "all go on" leaves nobody behind
                for each in tables:
                    each.paused, each.pause = False, ""
                for pupil in room.pupils:
                    pupil.paused, pupil.pause = False, ""
        for table in tables:
            room.do(e.Stop(table))

    def _deal(self, order: d.Deal) -> None:
        room = self._room
        self._allows(order.set_up)
        set_up = gathering.checked(order.set_up, Members())
        dealt = [p for p in room.pupils if p.here and p.name and not room.is_assistant(p)]
        if order.pupils:
            dealt = [pupil for pupil in dealt if pupil.id in order.pupils]
        levels = {}
        for pupil in dealt:
            listed = room.listed(pupil)
            if listed is not None and listed.level is not None:
                levels[pupil.id] = listed.level
        found = dealing.groups(
            [pupil.id for pupil in dealt],
            set_up.seats,
            order.by,
            given=order.groups,
            levels=levels,
            rng=self._rng,
        )
        tables = [[self._pupil(number) for number in group] for group in found]
        start = self._material.position(order.position, set_up) if order.position else None
        seed = self._rng.getrandbits(SEED_BITS) if order.same else None
        stays = {pupil.id for pupils in tables for pupil in pupils}
        left_out = [self._pupil(n) for n in order.pupils if order.by == "hand" and n not in stays]
        self._open(set_up, tables, start, seed, left_out, whole=not order.pupils)

    def _allows(self, set_up: SetUp) -> None:
        """See whether a game may be played: of other packages what the teacher allows.

        With a clock none of them can be: a clock does not wait until its steps have been tried.
        """
        if not registry.is_outside(set_up.game):
            return
        if not self._room.outside:
            raise OrderError("class-outside-off", game=set_up.game)
        if registry.game(set_up.game).timed:
            raise OrderError("game-timed", game=set_up.game)

    def _open(
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
        room = self._room
        moved = {pupil.id for pupils in (*tables, left_out) for pupil in pupils}
        for table in list(room.tables.values()):
            at = room.pupils.at(table.name)
            if all(pupil.id in moved for pupil in at) and (at or whole):
                self._end(table)
        for pupil in left_out:
            self._bring(pupil, "")
        for pupils in tables:
            made = TableOf(room.new_table(), set_up, seed, start, room.paused)
            room.tables[made.name] = made
            room.do(e.Open(made))
            for pupil in pupils:
                self._bring(pupil, made.name)
        room.save = True

    def _seat(self, order: d.Seat) -> None:
        pupil = self._pupil(order.pupil)
        self._bring(pupil, self._table(order.table).name if order.table else "")

    def _bring(self, pupil: Pupil, table: str) -> None:
        if pupil.table == table:
            return
        self._room.end_lends(pupil)
        pupil.table, pupil.late, pupil.turn_at = table, False, None
        pupil.waits = pupil.held = False
        self._room.do(e.Move(pupil))
        self._room.save = True

    def put_away(self, table: TableOf) -> None:
        """End a table at which nothing can be played; its pupils go to the hall."""
        self._end(table)
        self._room.touch()

    def _end(self, table: TableOf) -> None:
        for pupil in self._room.pupils.at(table.name):
            self._bring(pupil, "")
        del self._room.tables[table.name]
        if self._room.projected == table.name:
            self._room.projected = ""
            self._room.do(e.Project())
        self._room.do(e.Close(table))
        self._room.save = True

    # -- evidence ----------------------------------------------------------------------------

    def _evidence(self, order: d.KeepEvidence) -> None:
        room = self._room
        room.save = True
        if not order.on:
            room.evidence = None
            return
        try:
            wanted = purpose(order.purpose, order.days, order.figures, room.today())
        except EvidenceError as error:
            raise OrderError(error.rule, **error.details) from None
        room.evidence, room.counted = Evidence(wanted), True
