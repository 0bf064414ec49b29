"""The table: a match as one person at the keyboard perceives and plays it."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any, NamedTuple

from braillespiel.engine.contract import IllegalActionError
from braillespiel.games.fence import GameFaultError
from braillespiel.games.presenter import (
    Announcement,
    Answer,
    Draft,
    GameCommand,
    Kind,
    Presenter,
)
from braillespiel.games.zones import Role, Shape, Zone
from braillespiel.table.port import Port, Request
from braillespiel.ui.braille.legend import Sign, own_signs, zone_signs
from braillespiel.ui.braille.line import (
    MANY_ROWS,
    BrailleLine,
    Chunk,
    Section,
    with_marks,
    zone_line,
)
from braillespiel.ui.history import History
from braillespiel.ui.keymap import Command, Meaning, Scope
from braillespiel.ui.match import commands
from braillespiel.ui.match.keys_now import keys_now
from braillespiel.ui.match.people import HandOver, Pause, person_voices
from braillespiel.ui.match.seats import Seats
from braillespiel.ui.match.table import Hint, Hinted
from braillespiel.ui.match.telling import BetweenRounds, Listening, Notices, tell_opening
from braillespiel.ui.match.walking import ROLES, WalkedScreen, move, read_nth, read_role
from braillespiel.ui.navigator import Navigator
from braillespiel.ui.screens.game_menu import GameMenu
from braillespiel.ui.screens.screen import Screen, Stands
from braillespiel.ui.standstill import turn_or_reason
from braillespiel.words.phrase import EMPTY, Phrase, join, sentences

if TYPE_CHECKING:
    from braillespiel.store.errors import StoreError
    from braillespiel.ui.ui import Ui


LOOK_MS = 20
"""How often to check whether the outputs have finished."""
_SECTIONS = (Role.TABLE, Role.HAND, Role.OPPONENT, Role.PILES)
"""What a display of many lines shows, from the top."""
_AGAIN, _MENU = "@again", "@menu"
"""What lies under the entries behind the cards of a match that is over: no card has these keys."""
_HEX = (
    *("other-up", "other-down", "hex-west", "hex-east"),
    *("hex-northwest", "hex-northeast", "hex-southwest", "hex-southeast"),
)
"""Commands that mean something in hex fields only."""


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
        self.seats = ui.seats = Seats(port, ui.words.language, ui.naming)
        self.seated = self.seats.people
        self.game = port.game.id
        self.seat = self.seated[0]
        self.draft: Draft | None = None
        self.marked: list[str] = []
        self._situations: dict[int, Situation] = {}
        self.notices = Notices()
        self._navigators = {seat: Navigator() for seat in self.seated}
        self._histories = {seat: History(self.seats.past[seat], self.which) for seat in self.seated}
        self._revision = port.revision
        self.between_rounds = BetweenRounds(ui)
        self.listening = Listening(self.between_rounds)
        self._stood: tuple[object, object, bool, list[tuple[Phrase, str]]] | None = None
        """How things stood on the line, and for which view, zones and kind of keys."""
        self._extra: tuple[object, object, tuple[Command, ...]] | None = None
        """The game's keys and those of the draft, and what was made of them."""
        self.hint: Hint | None = None
        """A hint that is being thought about."""
        self.hinted: Hinted | None = None
        """The last one that was said."""
        self.cautioned: set[tuple[int, str]] = set()
        self.notices.sat_down(self)
        self.leaving = self.met = False
        """Whether who sits here now has been told what is played and whose turn it is."""
        self.seats.let_take_back(lambda: commands.can_take_back(self))
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
        if alone:
            announcer.follow(history)
        else:
            announcer.braille.clear()
            announcer.history = history

    @property
    def which(self) -> object:
        """What tells this match from every other, also once its screen is made anew."""
        return self.ui.services.matches.playing or self.port

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
        return join((self.words.phrase(f"{self.game}-title"), kind), self.words.signs.list)

    def turn_told(self) -> Phrase:
        """Say what is being put together, and whose turn it is."""
        turn = self.turn()
        return (
            turn
            if self.draft is None
            else sentences((self.draft.name, turn), self.words.signs.sentence)
        )

    def title(self) -> Phrase:
        """Say which game, what is being put together, whose turn it is."""
        game, turn = self.game_name(), self.turn_told()
        # A finger knows the game; whose turn it is has to fit on the line.
        return sentences((game, turn), self.words.signs.sentence).felt_as(
            turn.braille or game.braille
        )

    # -- the Braille line --------------------------------------------------------------

    def line(self) -> BrailleLine:
        """Return the focused zone as a Braille line; once the match is over, what can come next."""
        navigator, several = self.navigator, self.ui.announcer.braille.rows > 1
        here = navigator.zone
        found = self.zone_lines.line(here, navigator.item, with_rows=several)
        alone = self.ui.announcer.braille.rows < MANY_ROWS
        if several and alone and self.ui.settings.get("field-beside"):
            found = with_counterpart(found, here, navigator.zones)
        if self.marked:
            found = with_marks(found, self.marked)
        entries = self._entries()
        if not entries:
            return found
        added = [Chunk(name.braille, key) for key, name in entries.items()]
        return replace(found, chunks=(*found.chunks, *added))

    def sections(self) -> tuple[Section, ...]:
        """Return the board, the hand, an opponent and the piles for a display of many lines.

        What else is focused lies in the place of the piles, another opponent in the first one's.
        """
        zones, here = self.navigator.zones, self.navigator.zone
        found: list[Zone] = []
        for role in _SECTIONS:
            of_role = [zone for zone in zones if zone.role is role]
            other = role is Role.OPPONENT and here in of_role
            found += [here] if other else of_role[:1]
        if here not in found:
            found[-1:] = [here]
        return tuple(
            Section(self.line(), focused=True)
            if zone is here
            else Section(zone_line(zone, None, with_rows=zone is found[0]), focused=False)
            for zone in found
        )

    def _entries(self) -> dict[str, Phrase]:
        """Return what can come next once the match is over, by what lies under its cells: for who
        has a display alone.

        Nothing while a keyboard is in use; displays of several lines have no place for it beside a
        field.
        """
        if not (self.ended and self.over_keys and self.ui.naming.by_display):
            return {}
        if self.ui.announcer.braille.rows > 1:
            return {}
        again = {_AGAIN: self.words.phrase("game-menu-again")}
        menu = {_MENU: self.words.phrase("over-entry-menu")}
        return menu if Scope.NETWORK in self.scopes else again | menu

    def keys_when_over(self) -> Phrase:
        """Return which keys there are once the match is over: those of the input in use."""
        if not self.over_keys:
            return EMPTY
        if not self.ui.naming.by_display:
            return self.words.phrase(self.over_keys)
        entries = self._entries()
        return self.words.phrase(
            "over-again" if _AGAIN in entries else "over-menu" if entries else "over-list"
        )

    def signs(self) -> Sequence[Sign]:
        """Return the signs of all zones, the focused one's first, and those of the line."""
        here, zones = self.navigator.zone, self.navigator.zones
        others = [zone for zone in zones if zone is not here]
        stands = [Sign(part.braille, part.full) for part, _ in self.standing()]
        return [*zone_signs(self.words, [here, *others]), *stands, *own_signs(self.words)]

    def standing(self) -> list[tuple[Phrase, str]]:
        """Return the points of whoever sits here; the top of the discard pile, with its key."""
        if self.seats.common is not None or self.seat is None:
            return []
        view, zones, words = self.view(), self.navigator.zones, self.words
        by_display, known = words.naming.by_display, self._stood
        if known is None or known[0] is not view or known[1] is not zones or known[2] != by_display:
            own = self.seats.of(self.seat)
            points, key = own.own_points(view), own.discard_key
            found = [] if points is None else [(words.phrase("line-points", count=points), "")]
            top = next((item for zone in zones for item in zone.items if item.key == key), None)
            found += [] if top is None else [(words.phrase("line-discard", card=top.text), top.key)]
            known = self._stood = view, zones, by_display, found
        return known[3]

    def letter_cards(self) -> Collection[str]:
        """Return the notations of the match's cards that are only letters."""
        return self.situation(self.seat).letter_cards

    def my_turn(self) -> bool:
        """Tell whether the match waits for the person at the keyboard."""
        if self.notices.ended:
            return False
        return any(map(self.acting, self.at_keyboard))

    def focused_key(self) -> str:
        """Return the key of the focused card."""
        item = self.navigator.item
        return "" if item is None else item.key

    # -- how things stand --------------------------------------------------------------

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

    def extra_commands(self) -> tuple[Command, ...]:
        """Return the game's keys, those of an open draft first."""
        common = self.seats.common
        own = self.seats.of(self.seat).commands if common is None else common.shared_commands()
        drafted = () if self.draft is None else self.draft.commands
        known = self._extra
        if known is None or known[0] != own or known[1] != drafted:
            given = (*drafted, *own)
            rows = [Command(row.id, row.keys, Scope.GAME, game=self.game) for row in given]
            known = self._extra = own, drafted, tuple(rows)
        return known[2]

    # -- keys --------------------------------------------------------------------------

    def run(self, scope: Scope, command: str) -> bool:
        """Carry out a command of the table or of the game."""
        self.listening.commanded(self)
        if scope is Scope.GAME:
            self.game_command(command)
            return True
        return move(self, command) or commands.ACTS.run(self, command)

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

    def answers(self, command: str) -> bool:
        """Answer a key that asks over another view; zones are read in full, and no focus moves."""
        if command.startswith("nth-"):
            read_nth(self, int(command.removeprefix("nth-")))
            return True
        if command not in ROLES:
            return self.run(Scope.TABLE, command)
        read_role(self, command)
        return True

    def acts_on_news(self) -> bool:
        """Tell whether an action waits until what happened is announced; a race does not."""
        return not self.racing

    def zone_name(self) -> Phrase:
        """Name the focused zone."""
        return self.navigator.zone.name

    def commands_that_act(self) -> frozenset[tuple[Scope, str]]:
        """Return the commands that would be legal actions of who sits here, with this focus."""
        try:
            return self._legal_here()
        except GameFaultError:  # the list opens all the same: on a display it leads to the menu
            return frozenset()

    def keys_now(self) -> Sequence[tuple[Meaning, Phrase]]:
        """Return the keys that matter now, in this zone and with this focus."""
        try:
            return list(keys_now(self))
        except GameFaultError:  # the help opens all the same
            return ()

    def draft_commands(self) -> Sequence[GameCommand]:
        """Return the keys of the open draft, none if there is none."""
        return () if self.draft is None else self.draft.commands

    def _legal_here(self) -> frozenset[tuple[Scope, str]]:
        view, item = self.view(), self.navigator.item
        if self.seats.common is not None or self.over or self.draft or self.presenter.seat is None:
            return frozenset()
        found = {(Scope.GAME, name) for name in self.presenter.commands_that_act(view)}
        marked = [] if item is None else [key for key in self.marked if key != item.key]
        if item is not None and self.presenter.actions_for(view, item.key, marked):
            found.add((Scope.TABLE, "activate"))
        if self.presenter.end_turn(view) is not None:
            found.add((Scope.TABLE, "end-turn"))
        return frozenset(found)

    def idle_commands(self) -> frozenset[str]:
        """Return the ids of commands that mean nothing as this match is played, or in this zone."""
        try:
            found = set(self.presenter.idle_commands(self.view()))
        except GameFaultError:
            found = set()
        if self.navigator.zone.shape is not Shape.HEX:
            found.update(_HEX)
        roles = {zone.role for zone in self.navigator.zones}
        found.update(command for command, (role, *_) in ROLES.items() if role not in roles)
        if not commands.practising(self):
            found.update(("hint", "follow-hint"))
            if self.draft is None:
                found.add("take-back")
        return frozenset(found)

    def take(self, answer: Answer, seat: int | None = None) -> None:
        """Do what was answered; ``seat`` acts if it is not the one at the keyboard."""
        if answer.pause:
            self.ui.push(Pause(self))
            return
        if self.draft is not None and answer.action is not None and self.cautions(answer.action):
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
        if answer.tones and announcer.tones:
            announcer.melody(answer.tones)

    def at_once(self, key: str) -> bool:
        """Tell whether a routing key over ``key`` acts: a card shows itself first."""
        return key == self.focused_key() or key in self._entries()

    def point(self, key: str, say: bool = True) -> bool:
        """Focus a card; what comes after the match is only named."""
        entry = self._entries().get(key)
        if entry is None:
            return super().point(key, say)
        if say:
            self.ui.announcer.focus(entry)
        return True

    def drop(self) -> bool:
        """Drop the open draft."""
        if self.draft is None:
            return False
        commands.back(self)
        return True

    def choice(self, word: str) -> str:
        """Return the key of what can come after the match, if a message names it so."""
        brailled = self.ui.announcer.wording.brailled
        for key, entry in self._entries().items():
            if brailled(entry).casefold() == word.casefold():
                return key
        return ""

    def route(self, key: str) -> bool:
        """Routing on a card focuses it, on the focused card acts; what is final asks first."""
        if self.focused_key() == key:
            commands.activate(self, asked=True)
            return True
        if key in self._entries():
            if key == _AGAIN:
                commands.play_again(self)
            else:
                self.open_menu()
            return True
        before = self.navigator.zone.id
        if not self.point(key, say=False):
            return False
        # Two fields can lie beside each other: whose card it is cannot be heard from the card.
        zone = self.navigator.zone
        name = EMPTY if zone.id == before else zone.name
        self.ui.announcer.focus(sentences((name, self.item_phrase()), self.words.signs.sentence))
        return True

    # -- acting ------------------------------------------------------------------------

    def act(self, action: Any, seat: int | None = None) -> None:
        """Carry out an action of this seat (or ``seat``), or say which rule forbids it."""
        if self.silences(Scope.GAME):
            self.received()
        if self.ui.refuses() or self.cautions(action):
            return
        try:
            self.port.submit(self.seat if seat is None else seat, action)
        except IllegalActionError as error:
            self.refuse(self.refusal(error), seat)
            return
        self.marked.clear()
        if not self.port.game.is_receipt(action):
            self.ui.announcer.acted()
        self.notices.acted(self)
        self.ui.guard()
        self.deliver()

    @property
    def helped(self) -> bool:
        """Whether it is fair to warn who sits here: alone, or against bots only."""
        return commands.alone(self.port)

    def cautions(self, action: Any) -> bool:
        """Say once what a careful friend would say before an action; the same action again then
        does it. Tell whether anything was said.
        """
        said = commands.caution(self, action)
        if said is not None:
            again = self.ui.words.phrase("press-key-again")
            self.ui.announcer.answer(
                sentences((said, again), self.words.signs.sentence), sound="edge"
            )
        return said is not None

    def refusal(self, error: IllegalActionError) -> Phrase:
        """Say which rule forbids an action."""
        return self.presenter.refusal(error, self.view())

    def refuse(self, phrase: Phrase, seat: int | None) -> None:
        """Say why an action is not possible; at a shared table to its person, after the rest."""
        if seat is None:
            self.ui.announcer.answer(phrase, sound="error")
            return
        phrase = join((Phrase.name(self.port.players[seat].name), phrase), self.words.signs.label)
        self.ui.announcer.announce([Announcement(phrase, sound="error", seat=seat)])

    def open_menu(self) -> None:
        """Open the menu of the match over whatever is on top."""
        self.ui.push(self.own_menu())

    def own_menu(self) -> Screen:
        """Return the menu that Escape opens."""
        return GameMenu(self.ui, self)

    def received(self) -> None:
        """Take a key as a sign that what was announced before has been received."""
        self.listening.received(self)

    def deliver(self) -> None:
        """Announce to this seat what has happened, and go on."""
        self._revision = self.port.revision
        told = self.seats.take(self.seat)
        self._void()
        announced = self.between_rounds.until_round(self, told, on_top=self.ui.screen is self)
        self.refresh()
        self.ui.announcer.announce(announced)
        self.between_rounds.stop(self)
        if not self.racing:
            self.ui.announcer.history.messages.close_window()
        self.listening.look(self)
        self.notices.tell_trouble(self)
        if not self.between_rounds.stopped:
            self.notices.tell(self, announced)

    def set_back(self) -> None:
        """The match was set back: nothing that was not told yet ever happened."""
        self.seats.take(self.seat)
        self._void()
        self._revision = self.port.revision
        self.notices.reopen()
        self.marked.clear()
        self.refresh()

    def _void(self) -> None:
        """What was told here of moves that were taken back never happened."""
        stands = self.seats.set_back()
        if stands is None:
            return
        announcer = self.ui.announcer
        announcer.void(stands)
        for history in self._histories.values():
            if history is not announcer.history:
                history.void(stands)

    def trouble_told(self, trouble: StoreError) -> Phrase:
        """Say why the match cannot be stored, and what helps."""
        return self.ui.services.problem(trouble)

    # -- time and people ---------------------------------------------------------------

    def tick(self) -> None:
        """Let clock, bots and acknowledgements go on; hand over between people."""
        if self.ended:
            return
        commands.think_on(self, 1)
        self.listen()
        for go_on in (self.port.tick, self.port.think):
            go_on()
            if self.port.revision != self._revision:
                self.deliver()
        if self.notices.ask_for_bot(self) or self.over or self.seats.shared:
            return
        next_person = self._waiting_for()
        coming = next_person is not None and next_person != self.seat
        self.leaving = coming and not self.port.bots_to_act()
        # What the last action brought is heard and felt to its end before the screen changes.
        if self.leaving and next_person is not None and self.ui.output_idle():
            self.hand_over(next_person)

    def listen(self) -> None:
        """Let the match know what has been heard, and let bots wait while it has not been."""
        self.listening.acknowledge(self)
        self.listening.hold_bots(self)

    def awaits_outputs(self) -> bool:
        """Tell whether anything waits for what the outputs are telling."""
        return self.listening.waits(self)

    def renamed(self) -> None:
        """Word the zones anew."""
        self.refresh()

    def on_suspend(self) -> None:
        """The game's clock stops while another screen lies over the table."""
        self.listening.settling = False
        self.navigator.asked = ""
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

    def stood_still(self, ms: int) -> None:
        """The program stood still, and the game's clock with it; a race continues at a key."""
        if self.ui.screen is self and self.racing and not self.ended:
            self.ui.push(Pause(self, self.ui.words.phrase("pause-stood-still")))

    def silences(self, scope: Scope) -> bool:
        """Keep the game's keys from cutting off what several people listen to."""
        return scope is not Scope.GAME or self.seats.common is None

    def _waiting_for(self) -> int | None:
        """Return the person who is to act: the one at the keyboard first, or None."""
        if self.acting(self.seat):
            return self.seat
        return next(filter(self.acting, self.seated), None)

    def hand_over(self, seat: int) -> None:
        """Open the neutral screen; the table goes to ``seat`` when its person is there."""
        self.port.request(Request.PAUSE)
        self.vacate()
        self.ui.push(HandOver(self, seat))

    def vacate(self) -> None:
        """The person at the keyboard leaves: nothing of this seat stays behind for others."""
        self.leaving = False
        if len(self.seated) > 1:
            self.ui.forget()
            self.ui.announcer.history = History()

    def sit_down(self, seat: int) -> None:
        """The person of ``seat`` is at the keyboard now: say where they are, then what happened."""
        self.seat = seat
        self.met = False
        self.draft = self.hint = None
        self.marked.clear()
        self.ui.forget()
        self.remember()
        self.port.request(Request.GO_ON)
        self.appear()
        self.notices.sat_down(self)
        self.deliver()

    def busy(self) -> bool:
        """Tell whether a bot is thinking."""
        if self.ended or (self.hint is None and not self.port.thinking()):
            return False
        return not self.over and not self.port.standing.paused

    def wait_ms(self) -> int | None:
        """Return in how many ms a clock or a bot is due."""
        if self.ended:
            return None
        if self.leaving or self.awaits_outputs():
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
        tell_opening(self, self.notices.opening(self))
        history = self.ui.announcer.history
        if not history.count("all"):
            history.add(self.title(), Kind.TABLE, reminder=True)


def with_counterpart(found: BrailleLine, here: Zone, zones: Sequence[Zone]) -> BrailleLine:
    """Return the line ``found`` of ``here`` with the field that is to lie beside it, if any."""
    other = _counterpart(here, zones)
    if other is None:
        return found
    beside = zone_line(other, None, with_rows=True)
    return replace(found, beside=beside, right=here.role is Role.OPPONENT)


def _counterpart(here: Zone, zones: Sequence[Zone]) -> Zone | None:
    """Return the field to lie beside ``here``: the first opponent's, or beside that the own."""
    wanted = {Role.TABLE: Role.OPPONENT, Role.OPPONENT: Role.TABLE}.get(here.role)
    fields = (zone for zone in zones if zone.shape in (Shape.GRID, Shape.HEX) and zone.items)
    if here.shape not in (Shape.GRID, Shape.HEX) or here.owner is None:
        return None
    return next((zone for zone in fields if zone.role is wanted and zone.owner is not None), None)
