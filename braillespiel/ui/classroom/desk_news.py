"""What the desk announces by itself: who newly needs the teacher, what was refused, the end.

One sound calls at a time, and the focus stays where it is.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from braillespiel.classroom.desk import Answer, PupilRow
from braillespiel.games.presenter import Announcement, Audience, Priority
from braillespiel.ui.classroom import desk_words
from braillespiel.ui.classroom.desk_words import MINUTE_MS
from braillespiel.ui.classroom.desk_zones import Numbered
from braillespiel.ui.keymap import Scope, key_phrase
from braillespiel.ui.network import sentences
from braillespiel.words.phrase import EMPTY, Phrase, join
from braillespiel.words.phrase import sentences as joined

if TYPE_CHECKING:
    from braillespiel.ui.classroom.desk import DeskScreen

LOOK_MS = 250
"""How often to look whether a Braille table is ready."""
EVENING_MS = 120_000
"""How long pupils have to hear what they did today before the teacher is told who has not."""
ANSWERED_MS = 2000
"""How long an order may go without an answer before that is told."""
CALM_MS = 3000
"""So soon after a call nobody else calls: all who come meanwhile are named in one sentence."""


class DeskNews:
    """Takes up what the class sends, whichever screen lies over the desk."""

    def __init__(self, desk: DeskScreen) -> None:
        self._desk, self._ui = desk, desk.ui
        self._since: dict[int, tuple[str, int]] = {}
        """For each pupil who needs the teacher: what, and since when, on the ui's clock."""
        self._calls: list[int] = []
        """Those who need her and have not been named yet."""
        self._calm_until = 0
        self._minutes: dict[int, int] = {}
        """For how many minutes each has needed her, as the desk shows it."""
        self._heard: dict[int, Numbered] = {}
        self._trouble = ""
        self._guessed = desk.desk.guessed
        self._knocking = desk.desk.knocking
        self._knocks = 0
        """The number of the last knock that was told."""
        self._links = {one.number for one in desk.desk.links if one.here}
        """Sighted helpers of whom it was told that they see a pupil's line."""
        self._ended = {one.number for one in desk.desk.ended}
        """Those of whom it was told that a pupil has ended it."""
        self._all_here = bool(desk.desk.listed) and not desk.desk.missing
        """Whether all of the list have been here since the desk was opened."""
        self._evenings = desk.desk.evenings
        self._evening_until: int | None = None
        """Until when it is waited for who has not heard what they did today; None: for nobody."""
        self._evening_heard: set[int] = set()
        """Who has heard it, as far as that was told."""
        self._asked: dict[int, tuple[Phrase, int]] = {}
        """What is told once an order is carried out, by its number, and when it was given."""
        self._told_late = 0
        """The last order of which it was told that it is not carried out yet."""
        self._due = False
        self._over = False
        self._note_needs()
        self._calls.clear()  # the title says how many there are
        desk.port.on_change = self.wake
        self._ui.services.beside.append(self)

    # -- what was ordered --------------------------------------------------------------------

    def ask(self, order: int, said: Phrase) -> None:
        """An order was given; ``said`` is told once it is carried out."""
        self._asked[order] = (said, self._ui.now())

    def _answered(self, answer: Answer) -> None:
        """Tell what has become of an order: a key that still waits for its answer gets it."""
        said, _ = self._asked.pop(answer.order, (EMPTY, 0))
        if answer.rule:
            told = desk_words.rule(self._desk.words, answer.rule, answer.details)
            self._announce(told, "error", Priority.URGENT)
        elif said == EMPTY:
            return
        elif self._ui.announcer.unanswered:
            self._ui.announcer.answer(said, sound="sent")
        else:
            self._announce(said, "sent")

    def _tell_not_yet(self) -> None:
        """Say, once for all, that what was ordered has not been answered in time."""
        late = [number for number in self._asked if self._left(number) <= 0]
        if late and max(late) > self._told_late:
            self._told_late = max(self._asked)
            self._announce(self._desk.words.phrase("desk-not-yet"), "message")

    def _left(self, order: int) -> int:
        return self._asked[order][1] + ANSWERED_MS - self._ui.now()

    # -- what comes in ---------------------------------------------------------------------

    def wake(self) -> None:
        """Have what came taken up; from any thread."""
        if not self._due:
            self._due = True
            self._ui.services.post(self.take_up)

    def take_up(self) -> None:
        """Show the desk as it is now, and announce what is new."""
        self._due = False
        if self._over:
            return
        desk, ui = self._desk, self._ui
        desk.desk = desk.port.desk()
        self._note_needs()
        self._say_aloud()
        for answer in desk.port.answers():
            self._answered(answer)
        if desk.desk.trouble != self._trouble:
            self._trouble = desk.desk.trouble
            key = "desk-trouble" if self._trouble else "desk-trouble-over"
            self._announce(desk.words.phrase(key), "error", Priority.URGENT)
        if desk.desk.guessed != self._guessed:
            self._guessed = desk.desk.guessed
            code = sentences.code(desk.words, desk.desk.code)
            told = joined(
                (desk.words.phrase("net-news-code-ended"), code), desk.words.signs.sentence
            )
            self._announce(told, "message", Priority.URGENT)
        self._tell_knocks()
        self._tell_links()
        if desk.desk.listed and not desk.desk.missing and not self._all_here:
            self._all_here = True
            self._announce(desk_words.missing(desk.words, desk.desk), "message")
        self._note_evening()
        desk.refresh()
        if desk.seats is not None:
            desk.seats.desk_changed()
        self._call()
        ui.changed = True
        if desk.port.ended:
            self.end()
            desk.on_end()

    def end(self) -> None:
        """Take nothing up any more."""
        self._over = True
        self._desk.port.on_change = lambda: None
        if self in self._ui.services.beside:
            self._ui.services.beside.remove(self)

    def _announce(
        self,
        said: Phrase,
        sound: str = "",
        priority: Priority = Priority.NORMAL,
        audience: Audience = Audience.SEAT,
    ) -> None:
        told = Announcement(said, sound=sound, priority=priority, audience=audience)
        self._ui.announcer.announce([told])

    def _tell_knocks(self) -> None:
        """Tell that newcomers knock from now on, or no longer, and who does."""
        words, now = self._desk.words, self._desk.desk
        if now.knocking != self._knocking:
            self._knocking = now.knocking
            if now.knocking:
                what = "newcomers-knock" if now.knocking == "on" else "knocking-over"
                self._announce(words.phrase(f"net-news-{what}"), "message", Priority.URGENT)
        away = any(Scope.NETWORK in screen.scopes for screen in self._ui.screens)
        where = (Scope.NETWORK, "net-answer") if away else (Scope.DESK, "desk-answer")
        key = key_phrase(words, self._ui.key_map.key_of(*where))
        for knock in now.knocks:
            if knock.number > self._knocks:
                self._knocks = knock.number
                asked = desk_words.knocks(words, knock)
                said = words.phrase("net-news-answer", asked=asked, key=key)
                self._announce(said, "message", Priority.URGENT)

    def _tell_links(self) -> None:
        """Tell which sighted helpers have come, and whom a pupil has sent away."""
        now = self._desk.desk
        for link in (*now.links, *now.ended):
            ended = link in now.ended
            told = self._ended if ended else self._links
            if link.number in told or not (ended or link.here):
                continue
            told.add(link.number)
            key = "desk-link-refused" if ended else "desk-link-here"
            helper = Phrase.name(sentences.clean(link.name))
            name = self._desk.name(self._desk.pupil(link.pupil))
            said = self._desk.words.phrase(key, helper=helper, name=name)
            self._announce(said, "message", Priority.URGENT if ended else Priority.NORMAL)

    # -- who needs the teacher -------------------------------------------------------------

    def _note_needs(self) -> None:
        now, before = self._ui.now(), self._since
        self._since = {}
        for pupil in self._desk.desk.pupils:
            what = pupil.need or ("late" if pupil.late else "")
            if not what:
                continue
            old = before.get(pupil.id)
            known = old is not None and old[0] == what
            self._since[pupil.id] = old if known and old else (what, now - pupil.since_ms)
            if not known and pupil.id not in self._calls:
                self._calls.append(pupil.id)
        self._calls = [number for number in self._calls if number in self._since]

    def waited(self) -> dict[int, int]:
        """Return for how many ms each has needed the teacher."""
        now = self._ui.now()
        return {number: max(0, now - at) for number, (_, at) in self._since.items()}

    def _call(self) -> None:
        """Name those who newly need her, with one sound."""
        if not self._calls or self._ui.now() < self._calm_until:
            return
        words, waited = self._desk.words, self.waited()
        calling = [each for each in self._desk.desk.pupils if each.id in self._calls]
        self._calls.clear()
        self._calm_until = self._ui.now() + CALM_MS
        said = self._called(calling[0], waited[calling[0].id])
        if len(calling) > 1:
            said = words.phrase("desk-and-more", call=said, count=len(calling) - 1)
        self._announce(said, "message")

    def _called(self, pupil: PupilRow, ms: int) -> Phrase:
        words = self._desk.words
        what = desk_words.need(words, pupil, ms) if pupil.need else words.phrase("desk-came-late")
        return join((desk_words.name(words, pupil), what), words.signs.list)

    # -- what pupils are told of their day -------------------------------------------------

    def _note_evening(self) -> None:
        """Tell once all have heard what they did today."""
        words, now = self._desk.words, self._desk.desk
        if now.evenings != self._evenings:
            self._evenings = now.evenings
            self._evening_heard.clear()
            self._evening_until = self._ui.now() + EVENING_MS
        told = [each for each in now.pupils if each.evening is not None]
        if self._evening_until is None:
            return
        if all(each.evening_heard for each in told):
            self._evening_until = None
            if told:
                self._announce(words.phrase("desk-evening-all", count=len(told)), "message")

    def _tell_evening(self) -> None:
        """Name those who have heard it since, a few together; in the end those who have not."""
        words, now = self._desk.words, self._desk.desk
        if self._evening_until is None:
            return
        told = [each for each in now.pupils if each.evening is not None]
        heard = [n for n in told if n.evening_heard and n.id not in self._evening_heard]
        if heard and self._ui.now() >= self._calm_until:
            self._calm_until = self._ui.now() + CALM_MS
            self._evening_heard.update(each.id for each in heard)
            names = desk_words.names(words, now, [each.id for each in heard])
            said = words.phrase("desk-evening-heard", names=names, count=len(heard))
            self._announce(said, "message")
        if self._ui.now() >= self._evening_until:
            self._evening_until = None
            waits = [each.id for each in told if not each.evening_heard]
            names = desk_words.names(words, now, waits)
            self._announce(words.phrase("desk-evening-not-yet", names=names), "message")

    # -- what those hear who are followed ----------------------------------------------------

    def _say_aloud(self) -> None:
        desk = self._desk
        for each in desk.desk.followed:
            new = self._heard.setdefault(each.pupil, Numbered()).new(each.said)
            who = desk.pupil(each.pupil)
            if each.pupil not in desk.aloud or who is None:
                continue
            for text in new:
                said = Phrase.plain(sentences.clean(text, 2000))
                if len(desk.aloud) > 1:
                    said = desk.with_name(who, said)
                # The finger has the pupil's own line, and the zone of what was said.
                self._announce(said.felt_as(""), audience=Audience.ELSEWHERE)

    # -- time ------------------------------------------------------------------------------

    def tick(self) -> None:
        """Name those who came while another call was still new; let the minutes go on."""
        self._call()
        self._tell_evening()
        self._tell_not_yet()
        minutes = {number: ms // MINUTE_MS for number, ms in self.waited().items()}
        if minutes != self._minutes or self._desk.lacks_characters:
            self._minutes = minutes
            self._desk.refresh()

    def wait_ms(self) -> int | None:
        """Return in how many ms to look again, None if nothing waits."""
        dues = [MINUTE_MS - ms % MINUTE_MS for ms in self.waited().values()]
        dues += [max(1, self._left(one)) for one in self._asked if one > self._told_late]
        if self._calls:
            dues.append(max(1, self._calm_until - self._ui.now()))
        if self._desk.lacks_characters:
            dues.append(LOOK_MS)
        if self._evening_until is not None:
            dues.append(max(1, self._evening_until - self._ui.now()))
            if self._calm_until > self._ui.now():
                dues.append(self._calm_until - self._ui.now())
        return min(dues, default=None)
