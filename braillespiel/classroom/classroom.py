"""A class: who is there and what they are called, what pupils tell it, who helps whom.

It has no socket, no disk and no clock: connections, messages and the time go in; what is to be done
comes out as effects (classroom.effects), what the desk shows as data (classroom.standing). What
the teacher orders: classroom.orders.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from datetime import date
from itertools import count

import msgspec
from msgspec.structs import replace

from braillespiel.classroom import effects as e
from braillespiel.classroom.evidence import Evidence
from braillespiel.classroom.keeping import (
    KeptPlace,
    KeptState,
    going_on,
    list_of,
    pupil_state,
    state_of,
)
from braillespiel.classroom.kept import KeptClass, KeptEvidence, KeptPupil
from braillespiel.classroom.pupils import Bucket, Lend, Pupil, Pupils, TableOf
from braillespiel.classroom.roster import Roster, RosterPupil
from braillespiel.classroom.sighted import SightedHelper, SightedHelpers
from braillespiel.network import class_messages as c
from braillespiel.network import messages as m
from braillespiel.network import texts
from braillespiel.network.refusals import RefusalError

LONGEST = 2000
"""Characters of a line or a sentence."""


def clean_shown(shown: c.Shown) -> c.Shown:
    """Return what somebody else's client shows without signs that we never show.

    Of something private nothing is left.
    """
    if shown.private:
        return c.Shown(private=True)
    prints = (*shown.prints, *[()] * len(shown.rows))
    rows = [each for each in zip(shown.rows, prints, strict=False) if texts.is_cells(each[0])]
    printed = tuple(
        tuple((first, count, texts.plain(text, LONGEST)) for first, count, text in under)
        for _, under in rows
    )
    return c.Shown(
        tuple(texts.plain(each, LONGEST) for each in shown.said),
        tuple(row for row, _ in rows),
        texts.plain(shown.text, LONGEST),
        texts.plain(shown.focus, LONGEST),
        tuple(texts.plain(each) for each in shown.keys),
        printed if any(printed) else (),
        shown.measured,
        heard=shown.heard,
        language=texts.plain(shown.language),
    )


# -- classroom -----------------------------------------------------------------------


MOST = m.PEOPLE - 8
"""People of a class at most, assistants too: all of them have room in the hall."""
NAMES = 48
"""So many names may be tried from one address at once: a class behind one router comes in."""
ALL_NAMES = 96
"""And from all addresses."""
NAME_MS = 20_000
"""One more each time this has passed."""
ADDRESSES = 200
"""Of so many addresses it is remembered how many names were tried."""


class Classroom:
    """The class. ``clock`` gives ms and never goes back; ``today`` is the date of what is counted.

    With ``found`` a class goes on that was kept, with ``evidence`` the latest that was kept of it.
    """

    def __init__(
        self,
        title: str,
        roster: Roster,
        clock: Callable[[], int],
        found: KeptClass | None = None,
        evidence: KeptEvidence | None = None,
        today: Callable[[], date] = date.today,
    ) -> None:
        self.title = title
        self.roster = roster
        self.clock = clock
        self.pupils = Pupils()
        self.tables: dict[str, TableOf] = {}
        self.lends: list[Lend] = []
        self.sighted = SightedHelpers()
        self.follows: dict[int, list[int]] = {}
        """Whom each desk follows; desks by their numbers."""
        self.paused = False
        self.pause = ""
        self.gate = True
        self.outside = False
        """Whether games of other packages may be dealt."""
        self.today = today
        self.evidence: Evidence | None = None
        """What is counted, while the teacher has switched that on."""
        self.evenings = 0
        """How often pupils were told what they did today."""
        self.projected = ""
        self.tried = 0
        """How often a name was tried that somebody has, or beyond what may be tried."""
        self._tries: dict[str, Bucket] = {}
        self.effects: list[e.Effect] = []
        self.save = False
        """Whether anything has changed that is kept."""
        self.counted = False
        """Whether evidence has changed."""
        self.changed = True
        """Whether anything has changed that somebody is shown."""
        self.perceived = False
        """Whether desks that follow somebody have something new to show."""
        self._listed = {each.name: each for each in roster.pupils}
        self._firsts = roster.first_names()
        self._told: dict[int, c.Standing] = {}
        if found is not None:
            self._put_back(found)
        if found is not None and evidence is not None and state_of(found).counts:
            self.evidence = Evidence(evidence.purpose, evidence)

    def _put_back(self, found: KeptClass) -> None:
        """Have a class go on as it was kept; nobody is there yet.

        After the power went it goes on with the same devices; on another day it was packed up, too.
        """
        now, state = self.clock(), state_of(found)
        found = going_on(found, self.today(), self.roster)
        self.gate, self.paused, self.outside = state.gate, state.paused, state.outside
        for place in state.places:
            self.tables[place.name] = TableOf(
                place.name, place.set_up, place.seed, place.start, place.paused
            )
        for each in found.pupils:
            digest = each.digests[-1] if each.digests else ""
            called = each.name or str(each.state.get("called", each.id))
            pupil = self.pupils.add(digest, called, each.id)
            pupil.name, pupil.lost_at = each.name, now
            pupil.was = str(each.state.get("was", ""))
            pupil.known = bool(digest) and each.state.get("known") is True
            pupil.refused = each.state.get("refused") is True
            pupil.table = each.table if each.table in self.tables else ""
            pupil.paused = each.id in state.pauses

    # -- what comes out ----------------------------------------------------------------------

    def take(self) -> list[e.Effect]:
        """Return what is to be done, in order; every pupil is told how they stand now."""
        if self.changed:
            self.changed = False
            for pupil in self.pupils:
                now = self.standing_of(pupil)
                if pupil.here and self._told.get(pupil.id) != now:
                    self._told[pupil.id] = now
                    self.effects.append(e.Tell(pupil, now))
        found, self.effects = self.effects, []
        return found

    def kept(self) -> KeptClass:
        """Return what is kept of the class, without what its tables keep themselves."""
        self.save = False
        state = KeptState(
            tuple(
                KeptPlace(table.name, table.set_up, table.seed, table.start, table.paused)
                for table in self.tables.values()
            ),
            self.gate,
            self.evidence is not None,
            self.today().isoformat(),
            self.paused,
            tuple(pupil.id for pupil in self.pupils if pupil.paused),
            list_of(self.roster),
            self.outside,
        )
        return KeptClass(
            self.title,
            tuple(
                KeptPupil(
                    pupil.id,
                    pupil.name,
                    (pupil.digest,) if pupil.digest else (),
                    pupil.table,
                    pupil_state(pupil, self.listed(pupil) is not None),
                )
                for pupil in self.pupils
            ),
            state=msgspec.to_builtins(state),
        )

    def do(self, effect: e.Effect) -> None:
        """Have something done."""
        self.effects.append(effect)

    def touch(self, keep: bool = False) -> None:
        """Something is otherwise than it was shown; with ``keep``, than it is on disk."""
        self.changed = True
        self.save = self.save or keep

    # -- coming and going --------------------------------------------------------------------

    def arrive(self, digest: str, typed: str, address: str = "") -> Pupil:
        """Somebody is at the door, with the digest of their token. Raises RefusalError: full, or
        too-often where too many names were tried from an address, or from all.
        """
        pupil = self.pupils.with_digest(digest)
        if pupil is not None:
            pupil.address = address
            return pupil
        listed, sure = self._meant(typed)
        named = listed is not None or not self.roster.pupils
        free = sure or (named and (listed is None or self._is_free(listed)))
        self._try_name({address: NAMES} if free else {address: NAMES, "": ALL_NAMES})
        if sum(bool(each.digest) for each in self.pupils) >= MOST:
            self._make_room(address, listed is not None)
        pupil = self.pupils.add(digest, self._still_free(typed))
        pupil.address, pupil.lost_at = address, self.clock()
        self.touch(keep=True)
        return self._name(pupil, listed or typed, sure) if named else pupil

    def _try_name(self, most: Mapping[str, int]) -> None:
        """Count a name that is tried, at whatever counts it: an address, or "" for all.

        A new token is no new device. Raises RefusalError.
        """
        now = self.clock()
        for key, enough in most.items():
            if not self._tries.setdefault(key, Bucket(enough, NAME_MS)).take(now):
                self.tried += 1
                self.touch()
                raise RefusalError("too-often", seconds=NAME_MS // 1000)
        while len(self._tries) > ADDRESSES:
            del self._tries[next(key for key in self._tries if key)]

    def came(self, digest: str, front_end: str = "") -> None:
        """Somebody is at their table, or in the hall, and can be told things."""
        pupil = self.pupils.with_digest(digest)
        if pupil is None:
            return
        pupil.here, pupil.front_end = True, front_end or pupil.front_end
        self._told.pop(pupil.id, None)
        for task in list(pupil.tasks)[:1]:
            self.do(e.Tell(pupil, c.Exercise(task.number, task.lesson)))
        if pupil.evening is not None and not pupil.evening_heard:
            self.do(e.Tell(pupil, pupil.evening))
        self.touch()

    def fell_out(self, digest: str) -> None:
        """A connection went down."""
        pupil = self.pupils.with_digest(digest)
        if pupil is not None and pupil.here:
            pupil.here, pupil.lost_at = False, self.clock()
            helper = self.sighted.of(pupil.id)
            if helper is not None:
                helper.blank()
            self.touch()

    def _make_room(self, address: str, listed: bool) -> None:
        """Forget one of those who only came in: who was gone longest, else one of many.

        Of those who are here only somebody of the hall goes, of the address with most of them: for
        whoever is of the list, or comes from where there are fewer. Raises RefusalError full.
        """
        answered = (lambda _: "") if self.evidence is None else self.evidence.consent

        def stranger(pupil: Pupil) -> bool:
            return not (self.listed(pupil) or pupil.known or answered(pupil.id))

        gone = self.pupils.longest_gone(stranger)
        if gone is None:
            here = [each for each in self.pupils if each.digest and not each.table]
            found = [each for each in here if stranger(each)]
            many = Counter(each.address for each in found)
            most = max(many, key=lambda each: many[each], default="")
            if not many or not (listed or many[most] > many[address] + 1):
                raise RefusalError("full", ends=True, most=MOST)
            gone = [each for each in found if each.address == most][-1]
        self.forget(gone)

    def forget(self, pupil: Pupil) -> None:
        """Somebody is of the class no more: their device is sent away, and has to come anew."""
        self.end_lends(pupil)
        self._unlink(pupil)
        self.follows = {n: [p for p in them if p != pupil.id] for n, them in self.follows.items()}
        self._told.pop(pupil.id, None)
        self.do(e.Expel(pupil, pupil.digest))
        self.pupils.remove(pupil)
        self.touch(keep=True)

    def send_out(self, pupil: Pupil) -> None:
        """Somebody is sent out: spare devices that came from the same place go too.

        They have no name, or one that is nobody's of the list and are neither here nor at a table.
        """

        def spare_one(each: Pupil) -> bool:
            used = each.here or each.table or each.known or self.listed(each)
            return each.address == pupil.address and not (each.name and used)

        spare = [each for each in self.pupils if each.digest and spare_one(each)]
        for each in {id(one): one for one in (pupil, *spare)}.values():
            self.forget(each)

    def _still_free(self, typed: str) -> str:
        taken = [pupil.shown_name for pupil in self.pupils]
        names = (typed, *(f"{typed[: texts.NAME - 4]} {n}" for n in range(2, 2 + m.PEOPLE)))
        return next(name for name in names if texts.alike(name, taken) is None)

    # -- names -------------------------------------------------------------------------------

    def free_names(self) -> tuple[str, ...]:
        """Return the names of the roster that nobody has, but none that assists.

        A first name that is clear stands for the whole name.
        """
        taken = {pupil.name for pupil in self.pupils if pupil.digest}
        return tuple(
            self.short(each.name)
            for each in self.roster.pupils
            if each.name not in taken and not each.assistant_of
        )

    def _of_the_list(self, typed: str) -> str | None:
        """Return which name of the list somebody typed: as it stands there, nearly so, or only the
        first name where that is clear.
        """
        found = typed if typed in self._listed else texts.alike(typed, self._listed)
        return found or self._firsts.get(texts.alike(typed, self._firsts) or "")

    def short(self, name: str) -> str:
        """Return the first name for a name of the list, where that is clear; else the name."""
        return next((first for first, whole in self._firsts.items() if whole == name), name)

    def _meant(self, typed: str) -> tuple[str | None, bool]:
        """Return which name of the list somebody typed, and whether its own word stands behind."""
        name = self._of_the_list(typed)
        if name is not None:
            return name, False
        said, _, word = typed.rpartition(" ")
        name = self._of_the_list(said) if said else None
        if name is None or not self._listed[name].word:
            return None, False
        sure = self._listed[name].word.casefold() == word.casefold()
        return (name, True) if sure else (None, False)

    def listed_as(self, typed: str) -> RosterPupil | None:
        """Return whom of the list somebody means who typed a name and its word; else None."""
        name, sure = self._meant(" ".join(typed.split()))
        return self._listed[name] if name is not None and sure else None

    def called(self, name: str) -> Pupil | None:
        """Return who has a name; of a name that is not listed, who has one that sounds like it."""
        if name in self._listed:
            return next((pupil for pupil in self.pupils if pupil.name == name), None)
        return self.pupils.called(name)

    def listed(self, pupil: Pupil) -> RosterPupil | None:
        """Return what the roster says of a pupil."""
        return self._listed.get(pupil.name)

    def _is_free(self, name: str) -> bool:
        """Tell whether no device has a name that is here, or known to be whose name it is."""
        other = self.called(name)
        return other is None or not (other.digest and (other.here or other.known))

    def _name(self, pupil: Pupil, name: str, sure: bool = False) -> Pupil:
        """Give somebody the name they want, if nobody has it; return whom they are then.

        A device that nobody knows keeps no name while it is away; ``sure`` knows the name's word.
        """
        other = self.called(name)
        if not (sure or self._is_free(name)):
            pupil.wants, pupil.wanted_at = name, self.clock()
            self.tried += 1
            self.touch()
            return pupil
        if other is not None:
            return self.take_over(pupil, other, sure)
        self._unlink(pupil)
        pupil.name, pupil.wants, pupil.was = name, "", ""
        pupil.known, pupil.named_at = sure, self.clock()
        pupil.late = bool(self.tables)
        self.do(e.Rename(pupil))
        self.touch(keep=True)
        return pupil

    def name(self, pupil: Pupil, name: str) -> None:
        """Give somebody a name that nobody has, because the teacher says so.

        Raises RefusalError name-alike.
        """
        other = self.called(name)
        if other is not None and other is not pupil:
            raise RefusalError("name-alike", name=other.name)
        self._unlink(pupil)
        pupil.name, pupil.wants, pupil.was = name, "", ""
        self.know(pupil)
        self.do(e.Rename(pupil))
        self.touch(keep=True)

    def know(self, pupil: Pupil) -> None:
        """The teacher says yes: this device is whose name it has, now and whenever it comes."""
        pupil.known, pupil.refused = True, False
        self.touch(keep=True)

    def unsure(self, pupil: Pupil) -> bool:
        """Tell whether somebody of the list has still to wait for the teacher's yes."""
        return self.listed(pupil) is not None and not pupil.known

    def waits_for_yes(self, pupil: Pupil) -> bool:
        """Tell whether a yes would change anything: this name has needs, or it assists."""
        listed = self.listed(pupil)
        waits = listed is not None and bool(listed.needs or listed.assistant_of)
        return waits and self.unsure(pupil)

    def take_over(self, newcomer: Pupil, pupil: Pupil, sure: bool) -> Pupil:
        """Let a newcomer's device be a pupil's from now on: the name, the place, the consent.

        ``sure``: the teacher has said so, or they know the name's word, which is no yes to assist
        somebody who has refused.
        """
        pupil.known, pupil.named_at = sure and not pupil.refused, self.clock()
        self._unlink(newcomer)
        self._unlink(pupil)  # whoever looked on sat beside the other device
        before, mine = pupil.digest, newcomer.digest
        was_here, is_here = pupil.here, newcomer.here
        self.pupils.remove(newcomer)
        self.pupils.bind(pupil, mine)
        pupil.here, pupil.late = is_here, False
        self._told.pop(newcomer.id, None)
        self._told.pop(pupil.id, None)
        self.do(e.Rebind(pupil, before))
        if before:
            other = self.pupils.add(before, self._still_free(pupil.name))
            other.here, other.was, other.lost_at = was_here, pupil.name, self.clock()
            self.do(e.Rename(other))
            self.do(e.Move(other))
        self.do(e.Rename(pupil))
        self.do(e.Move(pupil))
        self.touch(keep=True)
        return pupil

    # -- what a pupil tells ------------------------------------------------------------------

    def heard(self, digest: str, message: c.FromPupil) -> None:
        """Take what a pupil tells the class. Raises RefusalError; it is told to them alone."""
        pupil = self.pupils.with_digest(digest)
        if pupil is None:
            return
        quiet = isinstance(message, c.Shown | c.Counted | c.Heard)
        if not quiet and not pupil.wishes.take(self.clock()):
            raise RefusalError("too-often", seconds=1)
        match message:
            case c.CallMe():
                self._call(pupil, message.name)
            case c.Hand():
                self._hand(pupil, message.up)
            case c.Shown():
                self._shown(pupil, message)
            case c.Counted():
                self._count(pupil, message)
            case c.Consents():
                if self.evidence is not None:
                    self.evidence.answer(pupil.id, message.yes)
                    self.counted = True
                self.touch(keep=True)
            case c.Lend():
                self._lend(pupil, message)
            case c.Whisper():
                self._whisper(pupil, message.text)
            case c.Finished():
                if pupil.tasks and pupil.tasks[0].number == message.number:
                    pupil.tasks.popleft()
                    self.give_next(pupil)
            case c.HeardEvening():
                if pupil.evening is not None and pupil.evening.number == message.number:
                    pupil.evening_heard = True
                    self.touch()
            case c.Heard():
                return  # of the tables, not of the class
            case c.Allow():
                raise RefusalError("message-unknown", name="allow")  # of a house's tables

    def _call(self, pupil: Pupil, text: str) -> None:
        if pupil.name:
            raise RefusalError("class-named", name=pupil.name)
        if not pupil.tries.take(self.clock()):
            raise RefusalError("too-often", seconds=10)
        try:
            wanted = texts.name(text)
        except texts.TextError as error:
            raise RefusalError(error.rule, **error.details) from None
        listed, sure = self._meant(wanted)
        free = listed is not None or not self.roster.pupils
        if not (sure or (free and self._is_free(listed or wanted))):
            self._try_name({f"call {pupil.address}": NAMES, "": ALL_NAMES})
        self._name(pupil, listed or wanted, sure)

    def _hand(self, pupil: Pupil, up: bool) -> None:
        if up is not (pupil.hand_at is not None):
            pupil.hand_at = self.clock() if up else None
            self.touch()

    def _count(self, pupil: Pupil, message: c.Counted) -> None:
        if self.evidence is None or not pupil.name:
            return
        if self.evidence.add(pupil.id, pupil.name, message, self.today()):
            self.perceived = self.counted = True

    def give_next(self, pupil: Pupil) -> None:
        """Send the next of the lessons that were given, if one is left."""
        if pupil.tasks:
            task = pupil.tasks[0]
            self.do(e.Tell(pupil, c.Exercise(task.number, task.lesson)))
        self.touch()

    # -- how somebody stands -----------------------------------------------------------------

    def is_followed(self, pupil: Pupil) -> bool:
        """Tell whether a desk follows a pupil live."""
        return any(pupil.id in follows for follows in self.follows.values())

    def shows(self, pupil: Pupil) -> bool:
        """Tell whether anybody is shown what a pupil perceives."""
        if self.is_followed(pupil) or any(self.assistants(pupil)) or self.helpers(pupil):
            return True
        helper = self.sighted.of(pupil.id)
        return helper is not None and helper.here

    def pause_of(self, pupil: Pupil) -> tuple[bool, str]:
        """Tell whether a pupil is to pause, and what the teacher said to it."""
        table = self.tables.get(pupil.table)
        if self.paused:
            return True, self.pause
        if pupil.paused:
            return True, pupil.pause
        return (False, "") if table is None else (table.paused, table.pause)

    def standing_of(self, pupil: Pupil) -> c.Standing:
        """Return how a pupil stands; it is for them alone."""
        listed, evidence = self.listed(pupil), self.evidence
        paused, text = self.pause_of(pupil)
        return c.Standing(
            title=self.title,
            you=pupil.name,
            free=() if pupil.name else self.free_names(),
            asked=bool(pupil.wants),
            table=pupil.table,
            needs={} if listed is None or not pupil.known else dict(listed.needs),
            # Alike for every name of the list: what is noted for one is nobody else's business.
            unsure=self.roster.notes and self.unsure(pupil),
            hand=pupil.hand_at is not None,
            followed=self.is_followed(pupil),
            shows=self.shows(pupil),
            purpose=None if evidence is None else evidence.purpose,
            consent="" if evidence is None else evidence.consent(pupil.id),
            counts=() if evidence is None else evidence.counts(pupil.id),
            paused=paused,
            pause=text,
            all_pause=self.paused,
            assists=self.assists(pupil),
            lends=tuple(self._lending(pupil)),
            classmates=self._classmates(pupil),
            waits=pupil.waits,
            held=pupil.held,
        )

    def _lending(self, pupil: Pupil) -> list[c.Lending]:
        found = []
        for lend in self.lends_of(pupil):
            helps = lend.helper == pupil.id
            other = self.pupils.get(lend.helped if helps else lend.helper)
            if other is not None:
                found.append(c.Lending(other.id, other.shown_name, helps, lend.agreed))
        found += [c.Lending(each.id, each.name, False, True) for each in self.assistants(pupil)]
        helper = self.sighted.of(pupil.id)
        if helper is not None and helper.here:
            found.append(c.Lending(helper.number, helper.name, False, True))
        return found

    def _classmates(self, pupil: Pupil) -> dict[str, str]:
        if not pupil.table:
            return {}
        others = (each for each in self.pupils.at(pupil.table) if each is not pupil and each.name)
        return {str(each.id): each.name for each in others}

    def _shown(self, pupil: Pupil, message: c.Shown) -> None:
        """Take in what a pupil perceives; where nobody is shown it, it is not kept."""
        if not self.shows(pupil):
            return
        shown = clean_shown(message)
        pupil.shown = replace(shown, said=(), keys=())
        pupil.said.extend(shown.said)
        pupil.keys.extend(shown.keys)
        for each in (*self.assistants(pupil), *self.helpers(pupil)):
            self.do(e.Tell(each, c.Mirror(pupil.shown_name, shown)))
        helper = self.sighted.of(pupil.id)
        if helper is not None and helper.here:
            helper.take(shown)
        self.perceived = True

    # -- helping -----------------------------------------------------------------------------

    def assistants(self, pupil: Pupil) -> Iterable[Pupil]:
        """Return those whose devices mirror a pupil's because the roster says so."""
        if not pupil.name:
            return ()
        return (each for each in self.pupils if each.here and self.assists(each) == pupil.name)

    def assists(self, pupil: Pupil) -> str:
        """Return the name of the pupil whose line somebody is shown, "" for nobody's."""
        listed = self.listed(pupil)
        return listed.assistant_of if listed is not None and pupil.known else ""

    def is_assistant(self, pupil: Pupil) -> bool:
        """Tell whether somebody came to assist: they sit at no table."""
        listed = self.listed(pupil)
        return listed is not None and bool(listed.assistant_of)

    def helpers(self, pupil: Pupil) -> list[Pupil]:
        """Return the other pupils who help this one, with this one's yes."""
        found = (self.pupils.get(each.helper) for each in self.lends_of(pupil, agreed=True))
        return [each for each in found if each is not None and each is not pupil]

    def lends_of(self, pupil: Pupil, agreed: bool = False) -> list[Lend]:
        """Return the help that a pupil gets or is offered, gives or offers; or gets, if agreed."""
        if agreed:
            return [each for each in self.lends if each.helped == pupil.id and each.agreed]
        return [each for each in self.lends if pupil.id in (each.helper, each.helped)]

    def _lend(self, pupil: Pupil, message: c.Lend) -> None:
        helper = self.sighted.get(message.pupil)
        if helper is not None and helper.pupil == pupil.id and message.what == "end":
            self.end_link(helper)
            self.sighted.ended.append(helper)
            return
        other = self.pupils.get(message.pupil)
        if other is not None and message.what == "end" and other in self.assistants(pupil):
            other.known, other.refused, other.named_at = False, True, self.clock()
            pupil.forget_shown()
            self.touch(keep=True)
            return
        if other is None or other is pupil or not pupil.table or other.table != pupil.table:
            raise RefusalError("class-no-neighbour")
        given = next((n for n in self.lends if (n.helper, n.helped) == (pupil.id, other.id)), None)
        got = next((n for n in self.lends if (n.helper, n.helped) == (other.id, pupil.id)), None)
        match message.what:
            case "offer":
                if given is None:
                    self.lends.append(Lend(pupil.id, other.id))
            case "accept":
                if got is None:
                    raise RefusalError("class-no-offer")
                got.agreed = True
            case "decline" | "end":
                self.lends = [each for each in self.lends if each not in (given, got)]
        self.touch()

    def end_lends(self, pupil: Pupil) -> None:
        """Help is for one table: whoever leaves it helps nobody there, and is not helped."""
        self.lends = [each for each in self.lends if pupil.id not in (each.helper, each.helped)]

    # -- sighted helpers ---------------------------------------------------------------------

    def link(self, pupil: Pupil, name: str) -> SightedHelper:
        """Let somebody look on beside a pupil, once they come by a link; another link ends."""
        self._unlink(pupil)
        helper = SightedHelper(self.pupils.new_number(), pupil.id, name)
        self.sighted.add(helper)
        self.touch()
        return helper

    def end_link(self, helper: SightedHelper) -> None:
        """A helper sees nothing any more, and the link opens nothing."""
        self.sighted.remove(helper)
        pupil = self.pupils.get(helper.pupil)
        if pupil is not None and not self.shows(pupil):
            pupil.forget_shown()
        self.touch()

    def _unlink(self, pupil: Pupil) -> None:
        """Another person may have a pupil's device, or another device be the pupil's."""
        helper = self.sighted.of(pupil.id)
        if helper is not None:
            self.end_link(helper)

    def looks_on(self, helper: SightedHelper, on: bool) -> None:
        """A helper's page is open, or has been closed."""
        if self.sighted.get(helper.number) is not helper or helper.here is on:
            return
        pupil = self.pupils.get(helper.pupil)
        if on and pupil is not None and pupil.here and self.shows(pupil):
            helper.take(pupil.shown)  # what is shown to others already
        helper.came, helper.here = helper.came or on, on
        if not on:
            helper.blank()
            if pupil is not None and not self.shows(pupil):
                pupil.forget_shown()
        self.touch()

    def _whisper(self, pupil: Pupil, text: str) -> None:
        try:
            said = texts.chat(text)
        except texts.TextError as error:
            raise RefusalError(error.rule, **error.details) from None
        to = [each for each in self.pupils if each.name and each.name == self.assists(pupil)]
        to += [each for each in self.pupils if pupil in self.helpers(each)]
        if not to:
            raise RefusalError("class-helps-nobody")
        for each in to:
            self.do(e.Tell(each, c.Told(pupil.shown_name, said)))

    # -- what tables tell --------------------------------------------------------------------

    def acted(self, digest: str) -> None:
        """A pupil has done something at their table."""
        pupil = self.pupils.with_digest(digest)
        if pupil is not None and pupil.turn_at is not None:
            pupil.turn_at = self.clock()
            self.touch()

    def stands(
        self,
        name: str,
        phase: m.Phase,
        turn: Iterable[str],
        waits_for: Iterable[str],
        held: Iterable[str],
    ) -> None:
        """Learn how a table stands; pupils are given by the digests of their tokens."""
        table = self.tables.get(name)
        if table is None:
            return
        turns, waits, holds = self._numbers(turn), self._numbers(waits_for), self._numbers(held)
        if (table.phase, table.turn, table.waits_for, table.held) == (phase, turns, waits, holds):
            return
        table.phase, table.turn, table.waits_for, table.held = phase, turns, waits, holds
        for pupil in self.pupils.at(name):
            pupil.waits, pupil.held = pupil.id in waits, pupil.id in holds
            if pupil.id not in turns:
                pupil.turn_at = None
            elif pupil.turn_at is None:
                pupil.turn_at = self.clock()
        self.touch()

    def _numbers(self, digests: Iterable[str]) -> frozenset[int]:
        found = (self.pupils.with_digest(digest) for digest in digests)
        return frozenset(pupil.id for pupil in found if pupil is not None)

    def new_table(self) -> str:
        """Return a name that no table has: a number."""
        return next(str(n) for n in count(1) if str(n) not in self.tables)
