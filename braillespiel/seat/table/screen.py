"""The table: a match as one person at the keyboard perceives and plays it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from braillespiel.engine.contract import IllegalActionError
from braillespiel.games.desk import Announcement, Answer, Desk, Draft
from braillespiel.games.zones import Zone
from braillespiel.output.picture import Picture
from braillespiel.seat.braille_line import Line, with_marks, zone_line
from braillespiel.seat.commands import Command, Scope
from braillespiel.seat.history import History
from braillespiel.seat.navigator import Navigator
from braillespiel.seat.picture import table_picture
from braillespiel.seat.screens.menu import Entry, Menu
from braillespiel.seat.screens.screen import Screen
from braillespiel.seat.session import Session
from braillespiel.seat.standstill import turn_or_reason
from braillespiel.seat.table import keys as table_keys
from braillespiel.seat.table.hint import Hint
from braillespiel.seat.table.news import News
from braillespiel.seat.table.together import (
    Pause,
    after_standstill,
    hand_over,
    person_voices,
    sit_down,
    vacate,
)
from braillespiel.words.phrase import EMPTY, Phrase, join, sentences

if TYPE_CHECKING:
    from braillespiel.seat.client import Client


LOOK_MS = 20
"""How often to look whether the outputs have told everything."""


class Table(Screen):
    """One match on the screen. Focus, marks and history belong to a seat and change with it."""

    def __init__(self, client: Client, session: Session) -> None:
        super().__init__(client)
        self.session = session
        self.game = session.match.game.id
        self.seat = session.people[0] if session.people else 0
        self.draft: Draft | None = None
        self.marked: list[str] = []
        self.news = News(self)
        self._navigators = {seat: Navigator() for seat in range(len(session.players))}
        self._histories = {seat: History(told) for seat, told in enumerate(session.past)}
        self._acks: list[Any] = []
        self.hint: Hint | None = None
        """A hint that is being thought about."""
        self._settling = False
        self.leaving = False
        self.met = False
        """Whether who sits here now has been told what is played and whose turn it is."""
        for desk in session.desks:
            desk.can_take_back = lambda: table_keys.can_take_back(self)
        style = str(client.settings.get("shared-voices"))
        together = session.people if session.common is not None else ()
        client.announcer.persons = person_voices(together, style)
        self.remember(alone=len(session.people) < 2)
        self.refresh()

    def remember(self, alone: bool = True) -> None:
        """Take up this seat's history; what is unread on the screen before comes along, unless
        it may have been somebody else's.
        """
        history, before = self._histories[self.seat], self.client.announcer.history
        self.client.announcer.history = history.following(before) if alone else history

    @property
    def ended(self) -> bool:
        """Tell whether the result has been told."""
        return self.news.ended

    # -- what this seat perceives ------------------------------------------------------

    @property
    def scopes(self) -> tuple[Scope, ...]:  # type: ignore[override]
        """The game's own keys come first."""
        return (Scope.GAME, Scope.TABLE, Scope.EVERYWHERE)

    @property
    def desk(self) -> Desk:
        """The desk of the person at the keyboard, or of all people who play at once."""
        return self.session.common or self.session.desks[self.seat]

    @property
    def navigator(self) -> Navigator:
        """The focus of the person at the keyboard."""
        return self._navigators[self.seat]

    def view(self) -> Any:
        """Return what the person at the keyboard may know; the desk learns the time."""
        self.desk.now = self.session.game_time
        return self.session.view(self.seat)

    def refresh(self) -> None:
        """Take the zones anew; the focus stays on the same thing."""
        view = self.view()
        opened = self.desk.open_draft(view)
        if opened is not None and self.draft is None:
            self.draft = opened
        zones = list(self.desk.zones(view))
        if self.draft is not None:
            mine = {zone.id: zone for zone in self.draft.zones()}
            zones = [mine.pop(zone.id, zone) for zone in zones] + list(mine.values())
        self.navigator.refresh(zones)
        known = {item.key for zone in zones for item in zone.items}
        self.marked = [key for key in self.marked if key in known]
        self.client.changed = True

    def turn(self) -> Phrase:
        """Say whose turn it is, or why nobody acts."""
        return turn_or_reason(self.session.match, self.desk, self.view())

    def title(self) -> Phrase:
        """Say which game, what is being put together, whose turn it is."""
        game = self.words.phrase(f"{self.game}-title")
        turn = self.turn()
        if self.draft is not None:
            turn = sentences((self.draft.name, turn))
        said = sentences((game, turn))
        # A finger knows the game; whose turn it is has to fit on the line.
        return Phrase(said.full, said.brief, turn.braille or game.braille)

    def focused(self) -> Phrase:
        """Return the focused item with its zone."""
        return sentences((self.zone_phrase(self.navigator.zone), self.item_phrase()))

    def zone_phrase(self, zone: Zone) -> Phrase:
        """Name a zone and how much is in it; that it is empty is said in its own words."""
        return join((zone.name, zone.summary if zone.items else EMPTY), ", ")

    def item_phrase(self) -> Phrase:
        """Return the focused item: itself, its state, marked or not, its place."""
        zone, item, index = self.navigator.zone, self.navigator.item, self.navigator.index()
        if item is None or index is None:
            return zone.empty
        marked = self.words.phrase("marked") if item.key in self.marked else EMPTY
        phrase = join((item.text, marked, item.state), ", ")
        phrase = Phrase(phrase.full, phrase.brief, item.text.braille)
        return self.client.with_place(phrase, index + 1, len(zone.items))

    def line(self) -> Line:
        """Return the focused zone as a Braille line."""
        line = zone_line(
            self.navigator.zone,
            self.navigator.item,
            with_rows=self.client.announcer.braille.rows > 1,
        )
        return with_marks(line, self.marked, self.words.phrase("marked").braille)

    def my_turn(self) -> bool:
        """Tell whether the match waits for the person at the keyboard."""
        people = (self.seat,) if self.session.common is None else self.session.people
        return not self.ended and any(s in people for s in self.session.match.state.to_act())

    def picture(self) -> Picture:
        """Return the zones as panels."""
        return table_picture(self)

    def extra_commands(self) -> tuple[Command, ...]:
        """Return the game's keys, those of an open draft first."""
        common = self.session.common
        own = self.desk.commands if common is None else common.shared_commands()
        rows = [*(self.draft.commands if self.draft is not None else ()), *own]
        return tuple(Command(row.id, row.keys, Scope.GAME) for row in rows)

    # -- keys --------------------------------------------------------------------------

    def run(self, scope: Scope, command: str) -> bool:
        """Carry out a command of the table or of the game."""
        if scope is Scope.GAME:
            self.game_command(command)
            return True
        return table_keys.run(self, command)

    def game_command(self, command: str) -> None:
        """Carry out a key of the game, or of its open draft."""
        zone, item = self.navigator.zone, self.navigator.item
        key = None if item is None else item.key
        if self.silences(Scope.GAME):
            self.received()
        name, _, number = command.partition("@")
        if self.draft is not None and command in {row.id for row in self.draft.commands}:
            self.take(self.draft.run(command, zone, key))
        elif number:
            seat = self.session.people[int(number) - 1]
            self.desk.now = self.session.game_time
            self.take(self.desk.run(name, self.session.view(seat), zone, key), seat)
        else:
            self.take(self.desk.run(command, self.view(), zone, key))

    def take(self, answer: Answer, seat: int | None = None) -> None:
        """Do what a desk or a draft answered; ``seat`` acts where it is not the one at hand."""
        if answer.pause:
            self.client.push(Pause(self.client, self))
            return
        if answer.close:
            self.draft = None
        if answer.draft is not None:
            self.draft = answer.draft
        if answer.action is not None:
            self.draft = None
            self.act(answer.action, seat)
            return
        self.refresh()
        if answer.focus is not None:
            self.navigator.focus(answer.focus)
        announcer, phrase = self.client.announcer, answer.phrase
        if phrase is None:
            announcer.focus(self.item_phrase(), sound=answer.sound, pan=answer.pan)
        else:
            announcer.answer(phrase, sound=answer.sound, pan=answer.pan)
        if answer.tones and self.client.settings.get("tones"):
            self.client.announcer.earcons.melody(answer.tones)

    def route(self, key: str) -> bool:
        """Routing on a card focuses it, on the focused card acts."""
        item = self.navigator.item
        if item is not None and item.key == key:
            return table_keys.run(self, "activate")
        return self.point(key)

    def point(self, key: str, say: bool = True) -> bool:
        """Focus a card."""
        if self.navigator.focus(key) is None:
            return False
        if say:
            self.client.announcer.focus(self.item_phrase())
        return True

    # -- acting ------------------------------------------------------------------------

    def offer(self, actions: Sequence[Any]) -> None:
        """Do the only action, or open a menu of several."""
        view = self.view()
        if len(actions) == 1:
            self.act(actions[0])
            return

        def choose(action: Any) -> None:
            self.client.pop_to(self, silent=True)
            self.act(action)

        entries = [
            Entry(str(action), self.desk.label(view, action), lambda a=action: choose(a))  # type: ignore[misc]
            for action in actions
        ]
        self.client.announcer.earcons.play("open")
        self.client.push(Menu(self.client, self.words.phrase("choose-action"), entries))

    def act(self, action: Any, seat: int | None = None) -> None:
        """Carry out an action of this seat (or ``seat``), or say which rule forbids it."""
        if self.silences(Scope.GAME):
            self.received()
        try:
            self.session.act(self.seat if seat is None else seat, action)
        except IllegalActionError as error:
            self.refuse(self.desk.refusal(error, self.view()), seat)
            return
        self.marked.clear()
        self.client.guard()
        self.deliver()

    def refuse(self, phrase: Phrase, seat: int | None) -> None:
        """Say why an action is not possible; at a shared table to its person, after the rest."""
        if seat is None:
            self.client.announcer.answer(phrase, sound="error")
            return
        name = Phrase.plain(self.session.players[seat].name)
        phrase = join((name, phrase), ": ")
        self.client.announcer.tell([Announcement(phrase, sound="error", seat=seat)])

    def deliver(self) -> None:
        """Tell this seat what has happened, and go on."""
        told = self.session.take_told(self.seat)
        self.refresh()
        self.client.announcer.tell(told)
        if not self.session.racing:
            self.client.announcer.history.messages.close_window()
        self._acks += [announcement.ack for announcement in told if announcement.ack is not None]
        self.news.tell(told)

    # -- time and people ---------------------------------------------------------------

    def tick(self) -> None:
        """Let the clock, the bots and the acknowledgements go on; hand over between people."""
        session = self.session
        if self.ended:
            return
        if self.hint is not None and self.hint.go_on(self, 1):
            self.hint = None
        if self._settling and self.client.output_idle():
            self._settle()
        self.acknowledge()
        if session.tick():
            self.deliver()
        before = len(session.match.journal)
        session.think()
        if len(session.match.journal) != before:
            self.deliver()
        if session.is_over or self.desk.shared:
            return
        next_person = session.waiting_for(self.seat)
        coming = next_person is not None and next_person != self.seat
        self.leaving = coming and not session.bots_to_act()
        # What the last action brought is heard and felt to its end before the screen changes.
        if self.leaving and next_person is not None and self.client.output_idle():
            self.hand_over(next_person)

    def acknowledge(self) -> None:
        """Let the game know that what it waits for has been heard and felt."""
        received = self.client.output_idle(answers=False)
        if self._acks and not self.session.paused and received:
            self._heard()

    def _settle(self) -> None:
        """Everybody knows again how things stand: the clock goes on."""
        self._settling = False
        self.session.go_on()
        for seat in self.session.people:
            ack = self.session.desks[seat].unheard(self.session.view(seat))
            if ack is not None and ack not in self._acks:
                self._acks.append(ack)

    def received(self) -> None:
        """Take a key of the game as a sign that what was told before has been received."""
        if self._settling:
            self._settle()
        if self._acks and not self.session.paused:
            self._heard()

    def _heard(self) -> None:
        acks, self._acks = self._acks, []
        people = (self.seat,) if self.session.common is None else self.session.people
        for ack in acks:
            for seat in people:
                self.session.acknowledge(seat, ack)
        self.deliver()

    def covered(self) -> None:
        """The game's clock stands while another screen lies over the table."""
        self._settling = False
        self.session.pause()

    def uncovered(self) -> None:
        """The clock runs again; where time matters once what is said now has been received."""
        if self.session.racing and not self.ended:
            self.session.pause()
            self._settling = True
        else:
            self.session.go_on()

    stood_still = after_standstill

    def silences(self, scope: Scope) -> bool:
        """Let the keys of the game not cut off what several people listen to."""
        return scope is not Scope.GAME or self.session.common is None

    hand_over = hand_over
    vacate = vacate
    sit_down = sit_down

    def busy(self) -> bool:
        """Tell whether a bot is thinking."""
        session = self.session
        if self.ended or session.is_over or session.paused:
            return False
        return self.hint is not None or session.undecided()

    def wait_ms(self) -> int | None:
        """Return in how many ms a clock or a bot is due."""
        if self.ended:
            return None
        if self._settling or self.leaving or (self._acks and not self.session.paused):
            return LOOK_MS
        if self.session.paused:
            return None
        due = self.session.next_due()
        return None if due is None else max(0, due - self.session.game_time)

    def appear(self) -> None:
        """Say the game, whose turn it is and the focused item; back from a menu, only the last.

        In a race everybody has to know again how things stand before the clock goes on.
        """
        self.refresh()
        if self.met and not self.session.racing:
            self.client.announcer.focus(self.focused())
            return
        self.met = True
        super().appear()
