"""A pupil's seat in a class: what the class tells, and what is sent to it.

It belongs to the ui's thread, like the :class:`AtTable` that makes it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from braillespiel.games.presenter import Announcement, Audience, Kind, Priority
from braillespiel.network.class_messages import (
    Consents,
    Evening,
    Exercise,
    Figure,
    FromPupil,
    Hand,
    HeardEvening,
    Hinted,
    Mirror,
    Moved,
    Purpose,
    Standing,
    Told,
)
from braillespiel.network.client import ClassNotice, Status, TableProblem
from braillespiel.ui.braille.status_cell import class_cell
from braillespiel.ui.classroom import desk_words, questions
from braillespiel.ui.classroom.mirror import Mirrored, MirrorScreen
from braillespiel.ui.classroom.named import named
from braillespiel.ui.classroom.questions import Lendings, NameMenu
from braillespiel.ui.classroom.tally import ShownReport, Tally
from braillespiel.ui.keymap import Scope, is_on_page, key_phrase
from braillespiel.ui.network import sentences
from braillespiel.ui.screens.prompt import Prompt
from braillespiel.words.phrase import EMPTY, Phrase, join
from braillespiel.words.phrase import sentences as joined

if TYPE_CHECKING:
    from braillespiel.ui.network.at_table import AtTable
    from braillespiel.ui.screens.screen import Screen
    from braillespiel.ui.ui import Ui


# -- lent settings -------------------------------------------------------------------


LENT = ("braille-table", "card-table", "wording", "speech-rate", "theme")
"""What a class may set on somebody's device: how it reads, speaks and looks, nothing else."""


USUAL_CELLS = 40


def lend_needs(ui: Ui, needs: Mapping[str, object]) -> bool:
    """Let what this device can apply hold for the evening; tell whether there was anything.

    The line has as many cells as a display of ours has; without one, as many as the list says.
    """
    _lay_out(ui, needs.get("cells"))
    wanted = {key: needs[key] for key in LENT if key in needs and key not in ui.left_out}
    lent = bool(wanted) and ui.services.lend_settings(wanted)
    return ui.services.lend_front(needs) or lent


def end_needs(ui: Ui) -> None:
    """Let the person's own settings hold again."""
    _lay_out(ui, USUAL_CELLS)
    ui.services.lend_settings({})


def _lay_out(ui: Ui, cells: object) -> None:
    if isinstance(cells, int) and not ui.services.devices.cells():
        ui.announcer.braille.resize(cells, ui.announcer.braille.rows)
        ui.changed = True


# -- pupil ---------------------------------------------------------------------------


LOOK_MS = 50
"""How often to see whether the class has answered."""
HEARD_MS = 500
"""How often to see whether what one did today has been heard: nobody waits for that."""
WAITED_FOR_MS = 5000
"""How long the table waits for somebody before they are told."""
ANSWERED_MS = 3000
"""How long to wait for the class's reply."""
SEATED_MS = 3000
"""So soon after somebody came to a table its match mostly begins: nothing is said of waiting."""
NOBODY = Standing(title="")
EVENING: dict[str, tuple[Figure, ...]] = {
    "reading": ("cells", "pans", "contractions"),
    "doing": ("wrong-keys", "hints"),
    "time": ("time",),
}
"""Which figures are told in which sentence at the end."""


class ClassSeat:
    """What one client has of its class."""

    def __init__(self, at: AtTable) -> None:
        self.ui, self.at = at.ui, at
        self.ui.in_class = True
        self.seen = NOBODY
        """How it stood in the class when that was told last."""
        self.shown = ShownReport(self.ui, self.send)
        self.tally = Tally(self.ui, self.send)
        self.lendings = Lendings(self)
        self.mirrors: dict[str, Mirrored] = {}
        self.exercises: list[Exercise] = []
        """Exercises that came and were not opened yet."""
        self.exercise: Exercise | None = None
        """The one that was opened last."""
        self.begun: dict[int, Screen] = {}
        """Exercises that were left before their end, by their number."""
        self._hand: bool | None = None
        """Whether the hand is to be up, until the class says so."""
        self._hand_since = 0
        self._asked: Purpose | None = None
        """The purpose for which consent was asked here."""
        self._mirrored = ""
        """Whose mirror was opened by itself."""
        self._waited_since: int | None = None
        self._placed = ""
        """What was said of the place as the waiting room opened, until one is told who one is."""
        self._has_needs = False
        self._begins = False
        """Whether a match opens next."""
        self._seated_since: int | None = None
        """Since when one sits at another table of which nothing has been said yet."""
        self._day: Evening | None = None
        """What was told of today, until it has been heard or read."""

    @property
    def standing(self) -> Standing:
        """How it stands in the class now."""
        client = self.at.client
        found = None if client is None else client.standing
        return NOBODY if found is None else found

    @property
    def hand(self) -> bool:
        """Whether the hand is up, or on its way up."""
        return self.standing.hand if self._hand is None else self._hand

    def send(self, message: FromPupil) -> bool:
        """Tell the class something; return whether it is sent.

        A hand, a "not now", an end of help and a result are sent later where they cannot be now.
        """
        return self.at.client is not None and self.at.client.to_class(message)

    def tells(self, said: Phrase, *messages: FromPupil, sound: str = "") -> bool:
        """Tell the class something, and say once that it is told, or will be, or cannot be.

        Return whether it is told or will be.
        """
        words, away = self.ui.words, self.at.away()
        refused = [each for each in messages if not self.send(each)]
        if refused:
            said, sound = sentences.problem(words, TableProblem("no-connection")), "error"
        elif away is not None:
            said = joined((said, words.phrase("class-told-later")), words.signs.sentence)
        self.ui.announcer.answer(said, sound=sound)
        return not refused

    # -- what comes in ---------------------------------------------------------------------

    def take(self, news: ClassNotice) -> None:
        """Take in what is told once."""
        match news:
            case Told():
                self._told(news)
            case Mirror():
                self.mirrors.setdefault(news.name, Mirrored(news.name)).take(news.shown)
                self._show_mirror(news.name)
            case Exercise():
                self.exercises.append(news)
            case Hinted():
                self._hinted()
            case Evening():
                self._evening(news)
            case Moved():
                self._moved()

    def _told(self, told: Told) -> None:
        by, text = named(told.by), Phrase.name(sentences.clean(told.text, 2000))
        key = "class-told" if told.by else "class-told-teacher"
        said = self.ui.words.phrase(key, by=by, text=text)
        self.tell(said, urgent=True, kind=Kind.CHAT, everybody=told.everybody, stays=True)

    def _hinted(self) -> None:
        match = self.at.match
        self.tell(self.ui.words.phrase("class-hinted"))
        if match is not None:
            match.run(Scope.TABLE, "hint")

    def _evening(self, news: Evening) -> None:
        """Say what one did today, in three sentences: reading, doing, time."""
        if self._day == news:
            return  # told already: it came again with a new connection
        self._day = news
        words = self.ui.words
        parts = []
        for what, figures in EVENING.items():
            found = desk_words.counted(words, figures, news.figures, news.unknown)
            if found and news.counted:
                whole = join(found, words.signs.list)
                parts.append(words.phrase(f"class-evening-{what}", what=whole))
        parts = parts or [words.phrase("class-evening-nothing")]
        self.tell(joined(parts, words.signs.sentence), urgent=True, stays=True)

    def _moved(self) -> None:
        """Another table: the match of the last one is left without a word."""
        match, self.at.match = self.at.match, None
        ui = self.ui
        if match is not None and match in ui.screens:
            below = ui.screens[ui.screens.index(match) - 1]
            ui.pop_to(below, silent=True)

    def look(self) -> None:
        """Tell what has changed in the class, and open what waits to be opened."""
        if not self._there():
            return
        self._tell_changes()
        self._show_sign()
        self._open()

    def match_begins(self) -> None:
        """Tell what has changed before a match opens: it says what to do, and that comes last."""
        if self._there():
            self._begins = True
            self._tell_changes()
            self._tell_seat()
            self._begins = False

    def _there(self) -> bool:
        """Tell whether one has arrived, and is not on the way to it."""
        return any(Scope.NETWORK in screen.scopes for screen in self.ui.screens)

    def _tell_changes(self) -> None:
        before, now = self.seen, self.standing
        if now != before:
            self.seen = now
            self._changed(before, now)

    def _changed(self, before: Standing, now: Standing) -> None:
        if now.hand == self._hand:
            self._hand = None
        elif before.hand and not now.hand and self._hand is None:
            self.tell(self.ui.words.phrase("class-hand-seen"))
        if now.needs and not self._has_needs:
            self._has_needs = lend_needs(self.ui, now.needs)
        elif not now.needs and self._has_needs:
            self._has_needs = False
            end_needs(self.ui)
        self._tell_place(before, now)
        if now.followed != before.followed:
            key = "class-followed" if now.followed else "class-not-followed"
            self.tell(self.ui.words.phrase(key))
        self._tell_pause(before, now)
        self.lendings.changed(before.lends, now.lends)
        if before.assists and before.assists != now.assists:
            self.unmirror(before.assists)
        self.shown.follow(now.shows)
        self.tally.count(now.counts if now.consent == "yes" else ())
        if not now.waits:
            self._waited_since = None
        elif not before.waits:
            self._waited_since = self.ui.now()

    def _tell_place(self, before: Standing, now: Standing) -> None:
        """Say who one is and where one sits, or that the teacher decides about the name."""
        words, name = self.ui.words, named(now.you)
        if now.you and now.you != before.you:
            title = named(now.title)
            place = self.place()
            parts = [words.phrase("class-you", name=name, title=title)]
            if place.full != self._placed:
                parts.append(place)
            self._placed = ""
            if now.unsure:
                parts.append(words.phrase("class-unsure"))
            elif self._has_needs:
                parts.append(words.phrase("class-needs"))
            if now.purpose is None:
                parts.append(words.phrase("class-notice-key", key=self.key_of("class-notice")))
            self.tell(joined(parts, words.signs.sentence))
        elif now.you and before.unsure and not now.unsure:
            key = "class-sure-needs" if self._has_needs else "class-sure"
            self.tell(words.phrase(key, name=name))
        elif now.you and now.table != before.table:
            self._seated_since = self.ui.now()
            if not now.table or self._begins or self.at.match is not None:
                self._tell_seat()
        elif now.asked and not before.asked:
            self.tell(words.phrase("class-name-asked"))

    def _tell_seat(self) -> None:
        """Say at which table one sits now, if it has not been said."""
        if self._seated_since is not None:
            self._seated_since = None
            self.tell(self.place())

    def _tell_pause(self, before: Standing, now: Standing) -> None:
        words = self.ui.words
        if now.paused and (not before.paused or now.pause != before.pause):
            text = Phrase.name(sentences.clean(now.pause, 2000))
            key = "class-paused-word" if text.full else "class-paused"
            self.tell(words.phrase(key, text=text), urgent=True, everybody=now.all_pause)
        elif before.paused and not now.paused:
            self.tell(words.phrase("class-goes-on"), urgent=True, everybody=before.all_pause)

    def place(self) -> Phrase:
        """Say at which table one sits, or what happens in the hall."""
        table = self.standing.table
        if not table:
            return self.ui.words.phrase("class-hall")
        plays = self._begins or self.at.match is not None
        key = "class-plays-at-table" if plays else "class-at-table"
        return self.ui.words.phrase(key, table=named(table))

    def tell(
        self,
        phrase: Phrase,
        urgent: bool = False,
        kind: Kind = Kind.TABLE,
        sound: str = "message",
        everybody: bool = False,
        stays: bool = False,
    ) -> None:
        """Announce something of the class; it stays on the Braille line until it was read."""
        told = Announcement(
            phrase,
            kind,
            priority=Priority.URGENT if urgent else Priority.NORMAL,
            sound=sound,
            reminder=True,
            audience=Audience.EVERYBODY if everybody else Audience.SEAT,
            stays=stays,
        )
        self.ui.announcer.announce([told])
        self.ui.changed = True

    def key_of(self, command: str) -> Phrase:
        """Name the key of a command of the class; on a page that leaves it out, the button."""
        words = self.ui.words
        key = self.ui.key_map.key_of(Scope.NETWORK, command)
        button = f"button-{command}"
        if self.ui.naming.on_page and not is_on_page(key) and words.has(button):
            return words.phrase("class-button", name=words.phrase(button))
        return key_phrase(words, key) if key else EMPTY

    def _buttons(self) -> tuple[str, ...]:
        """Return which commands of a class a page has as buttons."""
        seen = any(one.agreed and not one.helps for one in self.standing.lends)
        return ("class-notice", *(("class-alone",) if seen else ()))

    # -- screens that open by themselves ---------------------------------------------------

    def _open(self) -> None:
        """Open what waits: name, consent, whom this device mirrors, an exercise; in this order."""
        ui, now = self.ui, self.standing
        if isinstance(ui.screen, Prompt) or any(one.hides_table for one in ui.screens):
            return
        if not now.you:
            if not any(isinstance(one, NameMenu) for one in ui.screens):
                ui.push(NameMenu(self))
            return
        self._close_names()
        asks = now.purpose is not None and not now.consent and now.purpose != self._asked
        if asks:
            self._asked = now.purpose
            questions.ask_consent(self)
        elif now.assists and now.assists != self._mirrored:
            self._mirrored = now.assists
            self.mirror(now.assists)
        elif self.exercises and not isinstance(ui.screen, questions.NoticeMenu):
            from braillespiel.ui.classroom.exercise import open_exercise  # loads the lessons

            self.exercise = self.exercises.pop(0)
            open_exercise(self, self.exercise)

    def _close_names(self) -> None:
        ui = self.ui
        found = next((one for one in ui.screens if isinstance(one, NameMenu)), None)
        if found is not None:
            ui.pop_to(ui.screens[ui.screens.index(found) - 1], silent=True)

    def mirror(self, name: str) -> None:
        """Open what somebody perceives whom one assists or helps."""
        seen = self.mirrors.setdefault(name, Mirrored(name))
        self.ui.push(MirrorScreen(self, seen))

    def room(self) -> Phrase:
        """Say in the waiting room which class it is, who one is, and what happens next."""
        words, now = self.ui.words, self.standing
        title = words.phrase("class-room", title=named(now.title))
        return joined((title, self.place()), words.signs.sentence) if now.you else title

    def room_was_said(self) -> None:
        """The waiting room has opened, and has said what ``room`` says."""
        self._placed = self.place().full if self.standing.you else ""

    def leave(self) -> None:
        """Ask whether to leave the class."""
        self.at.ask_to_leave()

    def unmirror(self, name: str) -> None:
        """One sees somebody's line no longer."""
        seen = self.mirrors.get(name)
        if seen is not None:
            seen.end()
            self._show_mirror(name)

    def _show_mirror(self, name: str) -> None:
        for screen in self.ui.screens:
            if isinstance(screen, MirrorScreen) and screen.name == name:
                screen.came()

    # -- keys ------------------------------------------------------------------------------

    def raise_hand(self) -> None:
        """Raise the hand, or lower it; one key, wherever one is."""
        self._hand, self._hand_since = not self.hand, self.ui.now()
        key, sound = ("class-hand-up", "mark") if self._hand else ("class-hand-down", "unmark")
        self._show_sign()
        if not self.tells(self.ui.words.phrase(key), Hand(self._hand), sound=sound):
            self._hand = None
            self._show_sign()
        self.ui.changed = True

    def answer_consent(self, yes: bool) -> None:
        """Answer whether figures may be kept."""
        key = "class-consent-yes" if yes else "class-consent-not-now"
        phrase = self.ui.words.phrase(key, key=self.key_of("class-notice"))
        self.tells(phrase, Consents(yes))

    # -- time ------------------------------------------------------------------------------

    def tick(self) -> None:
        """Continue what goes on by itself."""
        if self.seen is NOBODY:
            return
        self._open()
        self._see_hand()
        self._show_sign()
        self.shown.look()
        self.tally.look()
        if self._seated_since is not None and self.ui.now() - self._seated_since >= SEATED_MS:
            self._tell_seat()
        self._see_evening()
        since, waited_for = self._waited_since, self.standing.waits
        if waited_for and since is not None and self.ui.now() - since >= WAITED_FOR_MS:
            self._waited_since = None  # told once; the dot of the class cell stays
            self.tell(self.ui.words.phrase("class-waits-for-you").felt_as(""), sound="turn")

    def wait_ms(self) -> int | None:
        """Return in how many ms to look again, None if nothing waits."""
        if self.seen is NOBODY:
            return None
        now, dues = self.ui.now(), [self.tally.wait_ms()]
        if self.standing.waits and self._waited_since is not None:
            dues.append(max(0, self._waited_since + WAITED_FOR_MS - now))
        if self._seated_since is not None:
            dues.append(max(0, self._seated_since + SEATED_MS - now))
        if self._day is not None:
            dues.append(HEARD_MS)
        if self._hand is not None:
            dues.append(max(LOOK_MS, self._hand_since + ANSWERED_MS - now))
        return min((due for due in dues if due is not None), default=None)

    def _see_hand(self) -> None:
        """Take what the class says of the hand for true, where it was up too short to be shown."""
        if self.at.status is not Status.AT_TABLE:
            self._hand_since = self.ui.now()  # it is told once the connection is back
        wish, waited = self._hand, self.ui.now() - self._hand_since
        if wish is None or waited < ANSWERED_MS:
            return
        self._hand = None
        if wish and not self.standing.hand:
            self.tell(self.ui.words.phrase("class-hand-seen"))

    def _see_evening(self) -> None:
        """Tell the class once what one did today has been heard, or read where nobody speaks."""
        told, ui = self._day, self.ui
        here = self.at.status is Status.AT_TABLE
        if told is None or not here or ui.announcer.unheard():
            return
        if ui.output_idle(answers=False) and self.has_read():
            self._day = None
            self.send(HeardEvening(told.number))

    def has_read(self) -> bool:
        """Tell whether everything told has been read, where no voice says it.

        A message that lies there whole counts: the finger has had its time.
        """
        devices, view = self.ui.services.devices, self.ui.announcer.braille
        if devices.speaks() or not devices.brailles():
            return True
        over = view.over()
        whole = over is None or over[2] + view.rows >= len(over[1])
        return whole and not view.unread

    def _show_sign(self) -> None:
        now, view = self.standing, self.ui.announcer.braille
        cell = class_cell(self.hand, now.followed, now.paused, now.waits)
        buttons = self._buttons()
        if (cell, buttons) != (view.in_class, self.ui.class_buttons):
            view.in_class, self.ui.class_buttons = cell, buttons
            self.ui.changed = True

    def close(self) -> None:
        """The class is over for this client, or left."""
        self.tally.send()
        self.shown.follow(False)
        self.tally.count(())
        self.ui.announcer.braille.in_class = None
        self.ui.in_class = False
        if self._has_needs:
            self._has_needs = False
            end_needs(self.ui)
