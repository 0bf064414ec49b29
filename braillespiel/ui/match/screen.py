"""The table: a match as one person at the keyboard perceives and plays it."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from braillespiel.engine.contract import IllegalActionError
from braillespiel.games.presenter import Answer, Draft, Kind, Presenter
from braillespiel.table.port import Port, Request
from braillespiel.ui.bar import Stands
from braillespiel.ui.history import History
from braillespiel.ui.keymap import Command, Scope
from braillespiel.ui.match import keys as table_keys
from braillespiel.ui.match.answering import answers
from braillespiel.ui.match.between_rounds import BetweenRounds
from braillespiel.ui.match.choices import offer
from braillespiel.ui.match.hint import Hint, Hinted
from braillespiel.ui.match.line import focused_key, letter_cards, line, my_turn, signs, standing
from braillespiel.ui.match.listening import Listening
from braillespiel.ui.match.notices import Notices
from braillespiel.ui.match.opening import tell_opening
from braillespiel.ui.match.over import entries, route_entry
from braillespiel.ui.match.seats import Seats
from braillespiel.ui.match.together import (
    Pause,
    after_standstill,
    hand_over,
    person_voices,
    refuse,
    sit_down,
    vacate,
    waiting_for,
)
from braillespiel.ui.match.useful import (
    acts_on_news,
    commands_that_act,
    idle_commands,
    zone_name,
)
from braillespiel.ui.match.walking import WalkedScreen
from braillespiel.ui.navigator import Navigator
from braillespiel.ui.picture import table_picture
from braillespiel.ui.screens.screen import Screen
from braillespiel.ui.standstill import turn_or_reason
from braillespiel.words.phrase import EMPTY, Phrase, join, sentences

if TYPE_CHECKING:
    from braillespiel.ui.ui import Ui


LOOK_MS = 20
"""How often to check whether the outputs have finished."""


class Situation(NamedTuple):
    """What follows from a view, worked out once for each view."""

    view: Any
    acting: frozenset[int]
    over: bool
    letter_cards: Collection[str]


class MatchScreen(WalkedScreen):
    """One match on the screen. Focus, marks and history belong to a seat and change with it."""

    scopes: tuple[Scope, ...] = (Scope.GAME, Scope.TABLE, Scope.GLOBAL)
    over_keys = "match-over-keys"  # the sentence that names the keys of a match that is over

    def __init__(self, ui: Ui, port: Port) -> None:
        super().__init__(ui)
        self.port, self.playing = port, port.options
        self.seats = Seats(port, ui.words.language, ui.naming)
        self.seated = self.seats.people
        self.game = port.game.id
        self.seat = self.seated[0]
        self.draft: Draft | None = None
        self.marked: list[str] = []
        self._situations: dict[int, Situation] = {}
        self.notices = Notices(self)
        self._navigators = {seat: Navigator() for seat in self.seated}
        self._histories = {seat: History(self.seats.past[seat]) for seat in self.seated}
        self._revision = port.revision
        self.listening = Listening(self)
        self.between_rounds = BetweenRounds(self)
        self.stood: tuple[object, object, bool, list[Phrase]] | None = None
        """How things stood on the line, and for which view, zones and kind of keys."""
        self._extra: tuple[object, object, tuple[Command, ...]] | None = None
        """The game's keys and those of the draft, and what was made of them."""
        self.hint: Hint | None = None
        """A hint that is being thought about."""
        self.hinted: Hinted | None = None
        """The last one that was said."""
        self.leaving = self.met = False
        """Whether who sits here now has been told what is played and whose turn it is."""
        self.seats.let_take_back(lambda: table_keys.can_take_back(self))
        together = self.seated if self.seats.common is not None else ()
        ui.announcer.persons = person_voices(together, str(ui.settings.get("shared-voices")))
        self.remember(alone=len(self.seated) < 2)
        self.refresh()
        self._new: tuple[int, int] | None = (self.seat, port.revision)  # the zones that were taken

    def remember(self, alone: bool = True) -> None:
        """Take up this seat's history; what is unread on the screen before comes along, unless
        it may have been somebody else's.
        """
        history, announcer = self._histories[self.seat], self.ui.announcer
        announcer.braille.clear()  # what has been read by now does not come along
        announcer.history = history.following(announcer.history) if alone else history

    @property
    def ended(self) -> bool:
        """Tell whether the result has been told."""
        return self.notices.ended

    # -- what this seat perceives ------------------------------------------------------

    @property
    def presenter(self) -> Presenter:
        """The presenter of the person at the keyboard, or of all people who play at once."""
        return self.seats.presenter(self.seat)

    @property
    def navigator(self) -> Navigator:
        """The focus of the person at the keyboard."""
        return self._navigators[self.seat]

    def view(self) -> Any:
        """Return what the person at the keyboard may know."""
        return self.port.view(self.seat)

    def refresh(self) -> None:
        """Take the zones again; the focus stays on the same thing."""
        view = self.view()
        opened = self.presenter.open_draft(view)
        if opened is not None and self.draft is None:
            self.draft = opened
        zones = list(self.presenter.zones(view))
        if self.draft is not None:
            mine = {zone.id: zone for zone in self.draft.zones()}
            zones = [mine.pop(zone.id, zone) for zone in zones] + list(mine.values())
        self.navigator.refresh(zones)
        known = {item.key for zone in zones for item in zone.items}
        self.marked = [key for key in self.marked if key in known]
        self.ui.changed = True

    def turn(self) -> Phrase:
        """Say whose turn it is, or why nobody acts."""
        return turn_or_reason(self.port.standing.stopped, self.presenter, self.view())

    def game_name(self) -> Phrase:
        """Name the game, and the kind of match where there are several."""
        kind = self.presenter.kind_of_match(self.view())
        return join((self.words.phrase(f"{self.game}-title"), kind), ", ")

    def turn_told(self) -> Phrase:
        """Say what is being put together, and whose turn it is."""
        turn = self.turn()
        return turn if self.draft is None else sentences((self.draft.name, turn))

    def title(self) -> Phrase:
        """Say which game, what is being put together, whose turn it is."""
        game, turn = self.game_name(), self.turn_told()
        # A finger knows the game; whose turn it is has to fit on the line.
        return sentences((game, turn)).felt_as(turn.braille or game.braille)

    line = line
    signs = signs
    standing = standing
    letter_cards = letter_cards
    my_turn = my_turn
    focused_key = focused_key

    def acting(self, seat: int) -> bool:
        """Tell whether the match waits for ``seat``."""
        return seat in self.situation(seat).acting

    @property
    def over(self) -> bool:
        """Tell whether the match is over."""
        return self.situation(self.seat).over

    def situation(self, seat: int) -> Situation:
        """Return how the match stands for ``seat``: what every tick and every line asks."""
        view, known = self.port.view(seat), self._situations.get(seat)
        if known is None or known.view is not view:
            cards = self.seats.of(seat).letter_cards(view)
            known = Situation(view, view.to_act(), bool(view.is_over()), cards)
            self._situations[seat] = known
        return known

    def stands(self) -> Stands:
        """Say whose turn it is, as this seat is told it."""
        standing, players = self.port.standing, self.port.players
        acting = [seat for seat in self.at_keyboard if self.acting(seat)]
        own = any(not players[seat].is_bot for seat in acting)
        if self.over or standing.stopped is not None:
            return Stands(self.turn(), "over")
        return Stands(self.turn(), "own" if own else "other", paused=standing.paused)

    @property
    def racing(self) -> bool:
        """Tell whether a delay costs somebody something."""
        return self.port.standing.racing

    @property
    def at_keyboard(self) -> tuple[int, ...]:
        """The seats being played now: one, or all at a shared table."""
        return (self.seat,) if self.seats.common is None else self.seated

    picture = table_picture

    def extra_commands(self) -> tuple[Command, ...]:
        """Return the game's keys, those of an open draft first."""
        common = self.seats.common
        own = self.seats.of(self.seat).commands if common is None else common.shared_commands()
        drafted = () if self.draft is None else self.draft.commands
        known = self._extra
        if known is None or known[0] != own or known[1] != drafted:
            rows = [Command(row.id, row.keys, Scope.GAME) for row in (*drafted, *own)]
            known = self._extra = own, drafted, tuple(rows)
        return known[2]

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
            self.listening.received()
        name, _, number = command.partition("@")
        if self.draft is not None and command in {row.id for row in self.draft.commands}:
            self.take(self.draft.run(command, zone, key))
        elif number:
            seat = self.seated[int(number) - 1]
            self.take(self.presenter.run(name, self.port.view(seat), zone, key), seat)
        else:
            self.take(self.presenter.run(command, self.view(), zone, key))

    def people(self) -> Sequence[str]:
        """Return the names of the people who play at this computer."""
        return [self.port.players[seat].name for seat in self.seated]

    def drafting(self) -> bool:
        """Tell whether a draft is open."""
        return self.draft is not None

    answers = answers
    acts_on_news = acts_on_news
    commands_that_act = commands_that_act
    idle_commands = idle_commands
    zone_name = zone_name

    def take(self, answer: Answer, seat: int | None = None) -> None:
        """Do what was answered; ``seat`` acts if it is not the one at the keyboard."""
        if answer.pause:
            self.ui.push(Pause(self.ui, self))
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
        announcer, phrase = self.ui.announcer, answer.phrase
        if phrase is None:
            announcer.focus(self.item_phrase(), sound=answer.sound, pan=answer.pan)
        else:
            announcer.answer(phrase, sound=answer.sound, pan=answer.pan)
        if answer.tones and self.ui.settings.get("tones"):
            self.ui.announcer.earcons.melody(answer.tones)

    def at_once(self, key: str) -> bool:
        """Tell whether a routing key over ``key`` acts: a card shows itself first."""
        return key == self.focused_key() or key in entries(self)

    def point(self, key: str, say: bool = True) -> bool:
        """Focus a card; what comes after the match is only named."""
        entry = entries(self).get(key)
        if entry is None:
            return super().point(key, say)
        self.ui.announcer.focus(entry)
        return True

    def route(self, key: str) -> bool:
        """Routing on a card focuses it, on the focused card acts; what is final asks first."""
        if self.focused_key() == key:
            table_keys.activate(self, asked=True)
            return True
        if route_entry(self, key):
            return True
        before = self.navigator.zone.id
        if not self.point(key, say=False):
            return False
        # Two fields can lie beside each other: whose card it is cannot be heard from the card.
        zone = self.navigator.zone
        name = EMPTY if zone.id == before else zone.name
        self.ui.announcer.focus(sentences((name, self.item_phrase())))
        return True

    # -- acting ------------------------------------------------------------------------

    offer = offer

    def act(self, action: Any, seat: int | None = None) -> None:
        """Carry out an action of this seat (or ``seat``), or say which rule forbids it."""
        if self.silences(Scope.GAME):
            self.listening.received()
        if self.ui.told.refuses():
            return
        try:
            self.port.submit(self.seat if seat is None else seat, action)
        except IllegalActionError as error:
            self.refuse(self.refusal(error), seat)
            return
        self.marked.clear()
        self.notices.acted()
        self.ui.guard()
        self.deliver()

    def refusal(self, error: IllegalActionError) -> Phrase:
        """Say which rule forbids an action."""
        return self.presenter.refusal(error, self.view())

    def own_menu(self) -> Screen | None:
        """Return the menu that Escape opens, or None for the usual one."""
        return None

    def deliver(self) -> None:
        """Announce to this seat what has happened, and go on."""
        self._revision = self.port.revision
        announced = self.between_rounds.until_round(self.seats.take(self.seat))
        self.refresh()
        self.ui.announcer.announce(announced)
        self.between_rounds.stop()
        if not self.racing:
            self.ui.announcer.history.messages.close_window()
        self.listening.look()
        self.notices.announce(announced)

    def drop_untold(self) -> None:
        """The match was set back: what has not been announced yet never happened."""
        self.seats.take(self.seat)
        self._revision = self.port.revision

    # -- time and people ---------------------------------------------------------------

    def tick(self) -> None:
        """Let clock, bots and acknowledgements go on; hand over between people."""
        if self.ended:
            return
        if self.hint is not None and self.hint.go_on(self, 1):
            self.hint = None
        self.listening.acknowledge()
        self.listening.hold_bots()
        for go_on in (self.port.tick, self.port.think):
            go_on()
            if self.port.revision != self._revision:
                self.deliver()
        if self.notices.ask_for_bot() or self.over or self.seats.shared:
            return
        next_person = self.waiting_for()
        coming = next_person is not None and next_person != self.seat
        self.leaving = coming and not self.port.bots_to_act()
        # What the last action brought is heard and felt to its end before the screen changes.
        if self.leaving and next_person is not None and self.ui.output_idle():
            self.hand_over(next_person)

    def renamed(self) -> None:
        """Word the zones anew."""
        self.refresh()

    def on_suspend(self) -> None:
        """The game's clock stops while another screen lies over the table."""
        self.listening.settling = False
        self.notices.ask_again()
        self.port.request(Request.PAUSE)

    def on_resume(self) -> None:
        """The clock runs again; where time matters, once what is being said has been received."""
        if self.port.standing.failed is not None:
            return
        if self.racing and not self.ended:
            self.port.request(Request.PAUSE)
            self.listening.settling = True
        else:
            self.port.request(Request.GO_ON)

    stood_still = after_standstill

    def silences(self, scope: Scope) -> bool:
        """Keep the game's keys from cutting off what several people listen to."""
        return scope is not Scope.GAME or self.seats.common is None

    waiting_for = waiting_for
    hand_over = hand_over
    refuse = refuse
    vacate = vacate
    sit_down = sit_down

    def busy(self) -> bool:
        """Tell whether a bot is thinking."""
        if self.ended or (self.hint is None and not self.port.thinking()):
            return False
        return not self.over and not self.port.standing.paused

    def wait_ms(self) -> int | None:
        """Return in how many ms a clock or a bot is due."""
        if self.ended:
            return None
        if self.leaving or self.listening.waits():
            return LOOK_MS
        if self.port.standing.paused:
            return None
        due = self.port.next_due()
        return None if due is None else max(0, due - self.port.game_time)

    def appear(self) -> None:
        """Say the game, whose turn it is and the focused item; back from a menu, only the last.

        Against the clock, everybody has to know how things stand again before the clock goes on.
        """
        if self._new != (self.seat, self.port.revision):
            self.refresh()
        self._new = None
        if self.met and not self.racing:
            self.ui.announcer.focus(self.focused())
            return
        self.met = True
        tell_opening(self, self.notices.opening())
        history = self.ui.announcer.history
        if not history.count("all"):
            history.add(self.title(), Kind.TABLE, reminder=True)
