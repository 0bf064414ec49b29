"""One computer at a network table: announces what comes in, sends what is pressed.

It belongs to the ui's thread; the client's thread only asks for :meth:`AtTable.take_up`.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Literal, Protocol

from braillespiel.games.presenter import Announcement, Audience, Kind, Priority
from braillespiel.network.class_messages import Evening, Exercise, Hinted, Mirror, Moved, Told
from braillespiel.network.client import (
    ConnectionNews,
    Late,
    MatchBegan,
    Notice,
    OpenTable,
    Status,
    TableProblem,
)
from braillespiel.network.messages import Knock, Member, News, Proposal, Said, SetUp
from braillespiel.table.port import Port
from braillespiel.ui.keymap import Scope, key_phrase
from braillespiel.ui.match.seats import Seats
from braillespiel.ui.match.walking import WalkedScreen
from braillespiel.ui.network import sentences
from braillespiel.ui.network.presence import LOOK_MS, Presence
from braillespiel.ui.network.services import InHouse, LeftSeat, Network
from braillespiel.words.phrase import Phrase
from braillespiel.words.phrase import sentences as joined

if TYPE_CHECKING:
    from braillespiel.network.joined import TableClient
    from braillespiel.ui.classroom.pupil import ClassSeat
    from braillespiel.ui.screens.screen import Screen
    from braillespiel.ui.ui import Ui


# -- what is awaited -----------------------------------------------------------------


SOUND_MS = 120
"""How long a key may stay unanswered before a sound says that it was taken."""
SAID_MS = 400
"""How long a key may stay unanswered before a sentence says so."""


class Awaited:
    """What was wished and is not answered yet."""

    def __init__(self, ui: Ui) -> None:
        self._ui = ui
        self._since: int | None = None
        self._sounded = False
        self._is_answered: Callable[[], bool] = lambda: False

    def wish(self, answered: Callable[[], bool] = lambda: False) -> None:
        """Something was asked of the table; ``answered`` tells whether that shows by itself."""
        self._since, self._sounded, self._is_answered = self._ui.now(), False, answered

    def answered(self) -> None:
        """The table has said something that one hears."""
        self._since = None

    def tick(self) -> None:
        """Let it be heard that the answer is still under way."""
        if self._since is None or self._is_answered():
            self._since = None
            return
        waited = self._ui.now() - self._since
        if waited >= SAID_MS:
            self._since = None
            sent = self._ui.words.phrase("net-wait-answer")
            self._ui.announcer.announce([Announcement(sent)])
            self._ui.changed = True
        elif waited >= SOUND_MS and not self._sounded:
            self._sounded = True
            self._ui.announcer.earcons.play("sent")

    def wait_ms(self) -> int | None:
        """Return in how many ms to look again, None if nothing is awaited."""
        if self._since is None:
            return None
        due = self._since + (SAID_MS if self._sounded else SOUND_MS)
        return max(0, due - self._ui.now())


# -- at table ------------------------------------------------------------------------


PRESENCE = frozenset(
    (
        *("came", "went", "fell-out", "back", "removed", "muted", "unmuted", "ready"),
        *("not-ready", "sits", "watches", "door-closed", "door-open"),
    )
)
"""News that wait for a moment in which the game has nothing to say."""
OF_OTHERS = PRESENCE - {"removed", "muted", "unmuted"}
"""News that answer no request of this client's, unless it caused them."""
DONE_ONESELF = frozenset(
    (
        *("came", "ready", "not-ready", "back"),
        *("proposed", "proposed-again", "agrees", "refused"),
    )
)
"""News that the key which caused them has already announced."""
BY_ONESELF = frozenset(
    (
        *("set-up", "sits", "watches", "paused", "goes-on", "took-chair-back"),
        "teacher-took-back",
    )
)
"""News with words of their own for whom they are about."""
ASKS = frozenset(("proposed", "proposed-again", "missing"))
SOUNDS = {"back": "connect", "lost": "lost", "lost-unsure": "lost"}


class ShownMatch(WalkedScreen):
    """A match of the table on the screen, whether one plays in it or watches."""

    port: Port
    seats: Seats
    watches: bool
    """Whether nobody here plays in it."""

    @abstractmethod
    def hear(self) -> None:
        """Announce what has happened, even if another view lies over the table."""

    @abstractmethod
    def refused_late(self, late: Late) -> None:
        """Say that an action came too late, and what has happened instead."""

    @abstractmethod
    def taken_back(self) -> None:
        """The match was set back."""

    @abstractmethod
    def listen(self) -> None:
        """Let the match know what has been heard."""

    @abstractmethod
    def awaits_outputs(self) -> bool:
        """Tell whether anything waits for what the outputs are telling."""


def _is_out(client: TableClient) -> bool:
    """Tell whether somebody was sent away from a table, so that no seat waits for them."""
    return client.problem is not None and client.problem.rule in ("removed", "gone")


class BesideDesk(Protocol):
    """The desk of a class, as its teacher's own tables need it."""

    def next(self) -> None:
        """Go on to the desk, or to the next of her tables."""

    @property
    def asks(self) -> bool:
        """Whether somebody knocks at the class."""

    def code(self) -> Phrase:
        """Say the code of the class, and its address."""

    def answer(self) -> None:
        """Answer whoever knocks at the class, or say that nobody does."""


class AtTable:
    """Between a client and the screens; ``shown`` is called whenever something changed."""

    def __init__(self, ui: Ui) -> None:
        self.ui = ui
        self.client: TableClient | None = None
        self.opened: OpenTable | None = None
        self.match: ShownMatch | None = None
        self.which: object = object()
        """Stands for the match here, whichever host leads it."""
        self.pupil: ClassSeat | None = None
        """What one has of a class, once the table turned out to be one of a class."""
        self.address = ""
        self.counted: dict[int, int | None] = {}
        """The matches whose playing was seen here, and under which number their end counts."""
        self.presence = Presence(ui)
        self.awaited = Awaited(ui)
        self.on_change: list[Callable[[], None]] = []
        self.on_match: Callable[[Port], None] | None = None
        """Opens the screen of a match."""
        self.on_tick: Callable[[], None] = lambda: None
        """Called as time passes."""
        self.ask_to_leave: Callable[[], None] = self.leave
        """Asks whether to leave, where there is a screen to go back to."""
        self.on_refused: Callable[[TableProblem], None] | None = None
        """Called when one never gets to the table."""
        self.has_knocked = False
        """Whether one waits to be let in."""
        self.on_knocked: Callable[[], None] | None = None
        """Says so instead, where there is no screen yet."""
        self.network: Network | None = None
        """Where it is kept that one sits in a match, while one does."""
        self.first_set_up: SetUp | None = None
        """What is to be played at a table that was opened for it."""
        self.sits_late = False
        """Whether one has just taken the seat of a computer player."""
        self.desk: BesideDesk | None = None
        """The desk of whoever leads the class, at a teacher's own tables."""
        self.house: InHouse | None = None
        """The house to which the table belongs, if it belongs to one."""
        self.house_table = ""
        """The table's number there."""
        self.allowed: set[Literal["words", "watching"]] = set()
        """What one has allowed at a table of a house: "words", "watching"."""
        self.base: Screen | None = None
        """Where one is after leaving, None for where the client begins."""
        self.left = False
        self._greeted = False
        self._opened_for_it = False
        """Whether the table has still to say what it was opened for, which needs no word."""
        self._asked_here = False
        self._due = False
        self._held = False
        self._questions: list[Phrase] = []
        """What is to be said of questions that were open when the connection was lost."""
        self._questions_of = 0
        """In which match those were."""
        self._bot_for: int | None = None
        """The member for whom a computer player was last told to play on."""
        ui.key_listeners.append(self._key)
        ui.services.beside.append(self)

    # -- what screens ask ------------------------------------------------------------------

    @property
    def status(self) -> Status:
        """How this client stands to the table."""
        return Status.CONNECTING if self.client is None else self.client.status

    def me(self) -> Member | None:
        """Return this client as a member of the table."""
        table = None if self.client is None else self.client.table
        if table is None:
            return None
        return next((member for member in table.members if member.id == table.you), None)

    def chat_is_off(self) -> str:
        """Return which sentence says that there is no chat: the table's, one's own; "" if there is.

        Whose table it is can switch it on again.
        """
        table = None if self.client is None else self.client.table
        if table is not None and not table.chat:
            return "net-rule-chat-off"
        return "" if self.ui.settings.get("chat") else "net-chat-off"

    def types(self) -> bool:
        """Tell whether one may type here: at a table of a house whoever sits there has to allow it.

        Whether the others allow it as well, the house says when something has been typed.
        """
        me = self.me()
        return self.house is None or "words" in self.allowed or (me is not None and me.watches)

    @property
    def chooses_game(self) -> bool:
        """Whether another game can be chosen here; a table of a house always plays the same."""
        return self.house is None

    def asked(self) -> list[Proposal]:
        """Return what the people here still have to answer."""
        table = None if self.client is None else self.client.table
        if table is None:
            return []
        return [each for each in table.proposals if table.you in each.asked]

    def knocks(self) -> tuple[Knock, ...]:
        """Return who waits to be let in by the person here."""
        table = None if self.client is None else self.client.table
        return () if table is None else table.knocks

    @property
    def has_questions(self) -> bool:
        """Whether the people here have something to answer."""
        at_class = self.desk is not None and self.desk.asks
        return bool(self.asked() or self.knocks() or at_class)

    def name_of(self, member: int) -> str:
        """Return the name of a member, as it may be shown."""
        table = None if self.client is None else self.client.table
        found = () if table is None else table.members
        return next(
            (sentences.names(self.ui.words, each) for each in found if each.id == member), "?"
        )

    def home(self) -> Screen:
        """Return where one is after leaving."""
        return self.base or self.ui.screens[0]

    def code(self) -> Phrase:
        """Say the code, and who can reach the table."""
        if self.desk is not None:
            return self.desk.code()
        table = None if self.client is None else self.client.table
        digits = "" if table is None else table.code
        if self.house is not None and not digits:
            return self.ui.words.phrase("house-code-none")
        if self.opened is None:
            return sentences.code(self.ui.words, digits)
        said = sentences.code(self.ui.words, digits or self.opened.code)
        return joined(
            (said, sentences.reach(self.ui.words, self.opened.addresses)),
            self.ui.words.signs.sentence,
        )

    # -- what comes in ---------------------------------------------------------------------

    def wake(self) -> None:
        """Have what came taken up; callable from any thread."""
        if not self._due:
            self._due = True
            self.ui.services.post(self.take_up)

    def take_up(self) -> None:
        """Announce what has come."""
        self._due = False
        client = self.client
        if client is None:
            return
        if client.standing is not None and self.pupil is None and not self.left:
            from braillespiel.ui.classroom.pupil import ClassSeat  # loaded for classes only

            self.pupil = ClassSeat(self)
        if self.match is not None:
            self.match.seats.see_names()
        for notice in client.take():
            self._take(notice)
        self._hear_of_others()
        if self.match is not None and not self.match.watches:
            for late in client.take_late():
                self.awaited.answered()
                self.match.refused_late(late)
        if client.table is not None and not self._greeted:
            self._greeted = True
            self._greet()
        if client.table is not None and client.table.phase != "playing":
            self._stand_up()
        for call in tuple(self.on_change):
            call()
        if self.pupil is not None:
            self.pupil.look()
        self._hear()
        self.ui.changed = True

    def _hear_of_others(self) -> None:
        """Tell that what one did waits until everybody else has heard what came before."""
        standing = None if self.client is None else self.client.standing
        held = standing is not None and standing.held
        if held and not self._held:
            self.awaited.answered()
            self._tell(self.ui.words.phrase("net-wait-others"))
        self._held = held

    def _hear(self) -> None:
        """Announce what happens in the match even under a menu."""
        covered = self._covered()
        if covered is not None:
            covered.hear()

    def _covered(self) -> ShownMatch | None:
        """Return the match while another screen is open, but not while the seat is handed over."""
        ui, match = self.ui, self.match
        hidden = any(screen.hides_table for screen in ui.screens)
        return None if hidden or not ui.screens or ui.screen is match else match

    def _greet(self) -> None:
        """Arrived at the table: send it what was set up to be played there."""
        if self.first_set_up is not None and self.client is not None:
            self.client.set_up(self.first_set_up)
            self.first_set_up = None
            self._opened_for_it = True

    def _take(self, notice: Notice) -> None:
        if isinstance(notice, News):
            self._news(notice)
        elif isinstance(notice, Said):
            self._said(notice)
        elif isinstance(notice, TableProblem):
            self.awaited.answered()
            self._tell(sentences.problem(self.ui.words, notice), sound="error")
        elif isinstance(notice, ConnectionNews):
            self._connection(notice)
        elif isinstance(notice, Told | Mirror | Exercise | Hinted | Evening | Moved):
            if self.pupil is not None:
                self.pupil.take(notice)
        elif isinstance(notice, MatchBegan) and self.on_match is not None:
            self.awaited.answered()
            if self.pupil is not None:
                self.pupil.match_begins()
            self.on_match(notice.port)

    def _connection(self, notice: ConnectionNews) -> None:
        words = self.ui.words
        self.awaited.answered()
        if notice.what == "knocked":
            self.has_knocked = True
            if self.on_knocked is not None:
                self.on_knocked()
                return
        if notice.what.startswith("lost"):
            self._note_questions()
        if notice.what == "back":
            self._allow_again()
        if notice.what == "knocked":
            self._tell(words.phrase("net-knocked"), sound="message")
            return
        if notice.what != "ended":
            first = notice.what != "back"
            told = words.phrase(self._how_it_stands(notice.what))
            self._tell(told, sound=SOUNDS[notice.what], state="connection", felt_first=first)
            return
        problem = notice.problem
        self.presence.forget()
        if problem is None:
            return
        if problem.rule == "removed":
            self._stand_up()
        if not self._greeted and self.on_refused is not None:
            self.on_refused(problem)
        else:
            told = sentences.problem(words, problem)
            self._tell(told, sound="lost", state="connection", felt_first=True)

    def _how_it_stands(self, what: str) -> str:
        """Return the sentence for it; what may not have arrived is in it until that was read."""
        words, waits = self.ui.words, self.ui.announcer.waits
        unsure = waits(words.phrase("net-lost-unsure")) or waits(words.phrase("net-back-unsure"))
        if not unsure:
            return f"net-{what}"
        return "net-back-unsure" if what == "back" else "net-lost-unsure"

    def _note_questions(self) -> None:
        """Note what is open: another host that goes on with the match knows nothing of it."""
        words, client = self.ui.words, self.client
        self._questions = []
        table = None if client is None else client.table
        if client is None or table is None:
            return
        for each in table.proposals:
            if each.what != "missing" and each.member == table.you:
                self._questions.append(words.phrase("net-question-lost"))
            elif each.what != "missing" and table.you in each.asked:
                name = self.name_of(each.member)
                self._questions.append(words.phrase("net-question-void", name=name))
        self._questions_of = int(getattr(client.port, "match", 0))

    def tell_lost_questions(self, port: Port) -> None:
        """Say what became of open questions, where another host leads the match at ``port``."""
        questions, self._questions = self._questions, []
        if getattr(port, "match", 0) != self._questions_of:
            for phrase in questions:
                self._tell(phrase, audience=Audience.SEAT)

    def tell_closed(self) -> None:
        """Say that a question, a menu or a draft over the match is gone: keys act at the table."""
        self._tell(self.ui.words.phrase("net-closed"), state="closed", felt_first=True)

    def _said(self, said: Said) -> None:
        if self.ui.settings.get("chat"):
            phrase = sentences.chat(self.ui.words, said)
            table = None if self.client is None else self.client.table
            if table is not None and said.member == table.you:  # "Sent" has been said
                self.ui.announcer.history.add(phrase, Kind.CHAT)
                return
            self.ui.announcer.announce([Announcement(phrase, Kind.CHAT, sound="message")])

    def _news(self, told: News) -> None:
        table = None if self.client is None else self.client.table
        if table is None:
            return
        mine = told.member == table.you
        if mine or told.what not in OF_OTHERS:
            self.awaited.answered()
        if told.what == "asked-here" and mine:
            self._asked_here = True
            phrase = self.ui.words.phrase("net-news-asked-here-you")
            self._tell(phrase, sound="turn", priority=Priority.URGENT)
            return
        found = sentences.news(self.ui.words, told, table)
        if mine and told.what == "set-up" and self._opened_for_it:
            self._opened_for_it = False
            return
        if mine and told.what in BY_ONESELF:
            found = sentences.own_news(self.ui.words, told, table)
        if told.what == "takes-chair" and mine:
            self.sits_late = True  # the match that opens now says so
            return
        if found is None or self._needless(told.what, mine):
            return
        audience = Audience.SEAT if mine else Audience.EVERYBODY
        if told.what in ("new-code", "code-ended") and table.code:
            found = joined(
                (found, sentences.code(self.ui.words, table.code)), self.ui.words.signs.sentence
            )
            audience = Audience.SEAT
        asked = self.knocks() if told.what == "knocks" else told.what in ASKS and self.asked()
        if asked:
            key = key_phrase(self.ui.words, self.ui.key_map.key_of(Scope.NETWORK, "net-answer"))
            found = self.ui.words.phrase(self._where_to_answer(), asked=found, key=key)
            audience = Audience.SEAT
        if told.what in ("taken-back", "teacher-took-back") and self.match is not None:
            self.match.taken_back()
        # Somebody who goes for good is told with the computer player that takes their seat.
        overtaken = told.what == "went" and told.member == self._bot_for
        if told.what == "bot-plays":
            self._bot_for = told.member
        waits = told.what in PRESENCE and not mine and not overtaken
        if waits and table.phase == "playing":
            self.presence.add(told.member, told.what, found)
            self.presence.tell()
        else:
            self._tell(found, audience=audience)

    def _where_to_answer(self) -> str:
        """Return the sentence that says how to answer: a display's list opens over a match only."""
        screens = self.ui.screens
        if Scope.TABLE in screens[-1].scopes:
            return "net-news-answer"
        over_match = any(Scope.TABLE in screen.scopes for screen in screens)
        return "net-news-answer-over-match" if over_match else "net-news-answer-room"

    def _needless(self, what: str, mine: bool) -> bool:
        """Tell whether somebody already knows: they did it, or the match announces it."""
        if mine:
            return what in DONE_ONESELF
        return what == "began" or (what == "over" and self.match is not None)

    def _tell(
        self,
        phrase: Phrase,
        sound: str = "",
        priority: Priority = Priority.NORMAL,
        audience: Audience = Audience.SEAT,
        state: str = "",
        felt_first: bool = False,
    ) -> None:
        told = Announcement(
            phrase,
            priority=priority,
            sound=sound,
            reminder=True,
            audience=audience,
            state=state,
            felt_first=felt_first,
        )
        self.ui.announcer.announce([told])
        self.ui.changed = True

    # -- what goes out ---------------------------------------------------------------------

    def _allow_again(self) -> None:
        """Tell a house anew what one allows: it may have been started again meanwhile."""
        if self.house is None or self.client is None:
            return
        if self.house.has_blocked:  # with a block the house has taken typing back
            self.allowed.discard("words")
        for what in self.allowed:
            self.client.allow(what, True)

    def away(self) -> Phrase | None:
        """Say that nothing can be asked for now: the connection is lost; None where it is up."""
        if self.client is None or self.client.status is not Status.LOST:
            return None
        return sentences.problem(self.ui.words, TableProblem("no-connection"))

    def reaches(self) -> bool:
        """Tell whether the table can be asked for something; where it cannot, say why."""
        away = self.away()
        if away is not None:
            self.ui.announcer.answer(away, sound="error")
        return away is None

    def _key(self, key: str) -> None:
        """Let any key say that somebody is still there, if that was asked."""
        if self._asked_here and self.client is not None and self.away() is None:
            self._asked_here = False
            self.client.ask("here")

    def sit_down(self, network: Network | None, game: str) -> None:
        """One plays at somebody else's table: should this program crash, it is the way back."""
        table = None if self.client is None else self.client.table
        address = self.address if self.house is None else self.house.address
        if network is not None and self.opened is None and address and table is not None:
            self.network = network
            name = sentences.clean(table.name)
            network.sit_down(LeftSeat(name, address, game, self.house_table))

    def _stand_up(self) -> None:
        network, self.network = self.network, None
        if network is not None:
            network.stand_up()

    def leave(self) -> None:
        """Leave for good; a table that was opened here is closed for everybody.

        A pupil's place in a class is kept: where they sit is their teacher's to say.
        """
        self.left, in_class = True, self.pupil is not None
        self._stand_up()
        if self.pupil is not None:
            self.pupil.close()
            self.pupil = None
        if self._key in self.ui.key_listeners:
            self.ui.key_listeners.remove(self._key)
            self.ui.services.beside.remove(self)
        client, self.client = self.client, None
        opened, self.opened = self.opened, None
        if opened is not None:
            # Its chairs are kept: opened again, everybody finds back to the match.
            self.ui.services.in_background(partial(self._close, opened))
        elif client is not None and client.status is Status.ENDED and not _is_out(client):
            # The seat is kept: opened again, one finds back to it.
            self.ui.services.in_background(client.close)
        elif client is not None:
            client.leave(comes_back=in_class)

    def go_away(self) -> None:
        """Go away from a table of a house for now: the chair is kept."""
        client, self.client = self.client, None
        self.leave()
        if client is not None:
            self.ui.services.in_background(client.close)

    def _close(self, opened: OpenTable) -> None:
        """End the own table, beside the loop; say what could not be kept of it."""
        opened.close()
        if not opened.kept:
            told = sentences.problem(self.ui.words, TableProblem("not-kept"))
            alert = [Announcement(told, sound="error")]
            self.ui.services.post(lambda: self.ui.announcer.announce(alert))

    # -- time ------------------------------------------------------------------------------

    def tick(self) -> None:
        """Announce what waited for a quiet moment; what was heard under a menu counts as heard."""
        self.on_tick()
        self.presence.tell()
        self.awaited.tick()
        if self.pupil is not None:
            self.pupil.tick()
        covered = self._covered()
        if covered is not None:
            covered.listen()
        client = self.client
        if client is not None and client.unheard and self._has_heard():
            client.heard()

    def _has_heard(self) -> bool:
        """Tell whether what was told has been heard, in a class where nobody speaks also read."""
        idle = self.ui.output_idle(answers=False)
        return idle and (self.pupil is None or self.pupil.has_read())

    def wait_ms(self) -> int | None:
        """Return in how many ms to look again, None if nothing waits."""
        covered = self._covered()
        waits = self.presence.waits or (covered is not None and covered.awaits_outputs())
        waits = waits or (self.client is not None and self.client.unheard)
        pupil = None if self.pupil is None else self.pupil.wait_ms()
        dues = [LOOK_MS if waits else None, self.awaited.wait_ms(), pupil]
        return min((due for due in dues if due is not None), default=None)
