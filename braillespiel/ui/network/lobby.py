"""The waiting room: who is there, what is to be played, who is ready, the code."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Literal

from braillespiel.games.presenter import Kind
from braillespiel.network.client import Status
from braillespiel.network.messages import SetUp, Table
from braillespiel.output.picture import Control
from braillespiel.table.port import Port
from braillespiel.ui.history import History
from braillespiel.ui.keymap import Scope
from braillespiel.ui.network import sentences
from braillespiel.ui.network.at_table import AtTable
from braillespiel.ui.network.commands import TableCommands
from braillespiel.ui.network.hearing import HearingMenu, hearing_ms
from braillespiel.ui.network.match import NetMatch, catch_up, goes_on
from braillespiel.ui.network.names import rule_of
from braillespiel.ui.network.people import member_entries
from braillespiel.ui.network.services import Network
from braillespiel.ui.network.setup import NetSetup
from braillespiel.ui.network.watching import Watching
from braillespiel.ui.screens.choose_game import ChooseGame
from braillespiel.ui.screens.menu import Menu, MenuEntry
from braillespiel.ui.screens.prompt import Prompt
from braillespiel.ui.screens.screen import ClassPause
from braillespiel.words.phrase import EMPTY, Phrase
from braillespiel.words.phrase import sentences as joined

if TYPE_CHECKING:
    from braillespiel.ui.ui import Ui


class TableLobby(Menu):
    """A network table before, between and after matches; matches open over it."""

    scopes = (Scope.MENU, Scope.NETWORK, Scope.GLOBAL)
    may_be_followed = True

    def __init__(self, ui: Ui, at: AtTable, network: Network | None) -> None:
        self._at, self._network = at, network
        self._wish: bool | None = None
        """Whether one wants to be ready, until the table says so."""
        self._waiting: Port | None = None
        """A match that began while a line of text was typed."""
        self._was_open = self._all_ready = False
        """Whether it was open, and all were ready, when the table was looked at last."""
        self.commands = TableCommands(at, self._come_back)
        at.on_match, at.on_tick = self._match_began, self._open_waiting
        at.ask_to_leave = self.commands.leave
        at.on_change.append(self._changed)
        kept = () if network is None else network.directory.friends()
        named = any(one.address == at.address != one.name for one in kept)
        self._nameless = bool(at.address) and not named
        """Whether the address is not kept by a name."""
        super().__init__(ui, EMPTY, ())

    @property
    def _table(self) -> Table | None:
        return None if self._at.client is None else self._at.client.table

    # -- what is perceived -----------------------------------------------------------------

    def title(self) -> Phrase:
        """Say whose table it is, and how things stand."""
        table = self._table
        if table is None:
            return self.words.phrase("net-lobby-opening")
        if self._at.pupil is not None:
            return self._at.pupil.room()
        name = Phrase.plain(sentences.clean(table.name))
        if table.set_up is None and not any(one.opener for one in table.members):
            return name  # somebody else decides, who is still to be told of
        return self.words.phrase("net-lobby-title", table=name, state=self._state(table))

    def appear(self) -> None:
        """Say what the table is; in a class, who one is comes right after it."""
        super().appear()
        if self._at.pupil is not None:
            self._at.pupil.room_was_said()

    def class_pause(self) -> ClassPause | None:
        """Return the teacher's pause, with what the teacher says to it."""
        pupil = self._at.pupil
        if pupil is None or not pupil.standing.paused:
            return None
        now = pupil.standing
        return ClassPause(sentences.clean(now.pause, 2000), now.all_pause)

    def _state(self, table: Table) -> Phrase:
        words = self.words
        if table.phase != "gathering":
            return words.phrase(f"net-lobby-{table.phase}")
        if table.set_up is None:
            me = self._at.me()
            if me is not None and me.opener:
                return words.phrase("net-lobby-choose-you")
            opener = next(
                (sentences.names(self.words, one) for one in table.members if one.opener), "?"
            )
            return words.phrase("net-lobby-choosing", name=opener)
        game = sentences.game_title(words, table.set_up.game)
        players = [one for one in table.members if not one.watches]
        ready = sum(one.ready for one in players)
        if table.startable == "ready":
            return words.phrase("net-lobby-startable", game=game)
        return words.phrase("net-lobby-waiting", game=game, ready=ready, count=len(players))

    def refresh(self) -> None:
        """Show the table as it is now; the focus stays on its line."""
        focused = self.entry()
        table = self._table
        self.entries = [] if table is None else self._entries(table)
        if table is None or self._at.status is Status.ENDED:
            key = "leave" if table is not None else "give-up"  # which the focus does not keep
            self.entries.append(MenuEntry(key, self.words.phrase("net-lobby-leave"), self._gone))
        keys = [entry.key for entry in self.entries]
        if focused is not None and focused.key in keys:
            self.index = keys.index(focused.key)
        self.index = min(self.index, max(0, len(self.entries) - 1))

    def _entries(self, table: Table) -> list[MenuEntry]:
        words, at, me = self.words, self._at, self._at.me()
        entries = []
        if at.match is not None and at.match.port is self._port():
            entries.append(MenuEntry("match", words.phrase("net-lobby-back"), self._to_match))
        if at.has_questions:
            entries.append(
                MenuEntry("answer", words.phrase("net-lobby-answer"), self.commands.answer)
            )
        if at.pupil is not None:
            return [*entries, *self._class_entries()]
        chosen_here = any(one.opener for one in table.members)
        if chosen_here:
            entries.append(self._game_entry(table))
        if chosen_here and me is not None and not me.watches and table.phase == "gathering":
            entries.append(self._ready_entry())
            if me.opener:
                start = words.phrase("net-lobby-start")
                helped = words.phrase("net-lobby-start-help")
                entries.append(MenuEntry("start", start, self._start, help=helped))
        entries += member_entries(self.ui, at)
        entries += self._allowing()
        if table.code or at.opened is not None or at.desk is not None:
            entries.append(MenuEntry("code", at.code(), self.commands.say_code))
        if at.opened is not None and at.opened.page:
            page = partial(self._page, at.opened.page)
            entries.append(MenuEntry("page", sentences.page(words, at.opened.page), page))
        entries += [*self.commands.desk_entries(), *self.commands.chat_entries()]
        entries.append(MenuEntry("hearing", words.phrase("net-hearing"), self._hearing))
        if me is not None and table.phase != "playing":
            key = "net-lobby-sit" if me.watches else "net-lobby-watch"
            entries.append(MenuEntry("sit", words.phrase(key), self._sit))
        if me is not None and me.host and at.desk is None:  # a class has its door at the desk
            door = "net-lobby-door-open" if table.open else "net-lobby-door-closed"
            entries.append(MenuEntry("door", words.phrase(door), self._door))
            entries.append(
                MenuEntry("new-code", words.phrase("net-lobby-new-code"), self._new_code)
            )
        if self._nameless:
            entries.append(MenuEntry("keep", words.phrase("net-join-keep"), self._keep))
        leave = "net-lobby-leave-host" if at.opened is not None else "net-lobby-leave"
        if at.status is not Status.ENDED:
            entries.append(MenuEntry("leave", words.phrase(leave), self.commands.leave))
        return entries

    def _allowing(self) -> list[MenuEntry]:
        """Return what everybody at a table of a house has to allow: typing, watching."""
        at, words = self._at, self.words
        visit = None if at.house is None else at.house.visit
        if at.house is None or self._is_watching():
            return []
        adults = visit is not None and visit.house is not None and visit.house.audience == "adults"

        def allow(what: Literal["words", "watching"]) -> MenuEntry:
            def change(by: int) -> bool | Phrase:
                away = at.away()
                if away is not None:
                    return away
                at.allowed ^= {what}
                if at.client is not None:
                    at.client.allow(what, what in at.allowed)
                return True

            return MenuEntry(
                f"allow-{what}",
                words.phrase(f"house-allow-{what}"),
                value=lambda: words.phrase("switch-on" if what in at.allowed else "switch-off"),
                change=change,
                help=words.phrase(f"house-allow-{what}-help"),
                control="check",
                stands=lambda: Control("check", on=what in at.allowed),
            )

        return [allow("words"), allow("watching")] if adults else [allow("watching")]

    def _is_watching(self) -> bool:
        me = self._at.me()
        return me is None or me.watches

    def _class_entries(self) -> list[MenuEntry]:
        """Return what there is to do in a class: what is played is the teacher's to say."""
        entries = [*self.commands.class_entries(), *member_entries(self.ui, self._at)]
        entries += self.commands.chat_entries()
        entries.append(MenuEntry("hearing", self.words.phrase("net-hearing"), self._hearing))
        if self._at.status is not Status.ENDED:
            leave = self.words.phrase("net-lobby-leave")
            entries.append(MenuEntry("leave", leave, self.commands.leave))
        return entries

    def idle_commands(self) -> frozenset[str]:
        """Return the keys that mean nothing here."""
        return super().idle_commands() | self.commands.idle()

    def _game_entry(self, table: Table) -> MenuEntry:
        def value() -> Phrase:
            if table.set_up is None:
                return self.words.phrase("net-lobby-game-none")
            game = sentences.game_title(self.words, table.set_up.game)
            return self.words.phrase("net-lobby-game-value", game=game, seats=table.set_up.seats)

        me = self._at.me()
        opener = me is not None and me.opener and self._at.chooses_game
        chooses = opener and table.phase == "gathering"
        return MenuEntry(
            "game",
            self.words.phrase("net-lobby-game"),
            self._choose if chooses else None,
            value=value,
            help=self._set_up_told(table),
        )

    def _set_up_told(self, table: Table) -> Phrase:
        """Say what is to be played with its options; if nothing is chosen, who chooses."""
        words, set_up = self.words, table.set_up
        if set_up is None:
            return words.phrase("net-lobby-game-help")
        game = sentences.game_title(words, set_up.game)
        parts = [words.phrase("net-lobby-game-value", game=game, seats=set_up.seats)]
        if not self._at.chooses_game:
            parts.append(words.phrase("net-lobby-game-stays"))
        parts += self._options_told(set_up)
        if set_up.seed is not None:
            parts.append(words.phrase("net-news-known-deal", seed=str(set_up.seed)))
        if not set_up.hints:
            parts.append(words.phrase("net-news-no-hints"))
        return joined(parts, words.signs.sentence)

    def _options_told(self, set_up: SetUp) -> list[Phrase]:
        setup = NetSetup.of(self.ui, set_up, (), lambda chosen: None)
        if setup is None:
            return []
        setup.refresh()
        chosen = {f"option-{name}" for name in set_up.options}
        return [entry.spoken(self.words) for entry in setup.entries if entry.key in chosen]

    def _ready_entry(self) -> MenuEntry:
        def ready() -> bool:
            me = self._at.me()
            return bool(me is not None and me.ready) if self._wish is None else self._wish

        def change(by: int) -> bool | Phrase:
            away = self._at.away()
            if away is not None:
                return away
            self._wish = not ready()
            if self._at.client is not None:
                self._at.client.ready(self._wish)
            return True

        return MenuEntry(
            "ready",
            self.words.phrase("net-lobby-ready"),
            value=lambda: self.words.phrase("switch-on" if ready() else "switch-off"),
            change=change,
            control="check",
            stands=lambda: Control("check", on=ready()),
        )

    def _changed(self) -> None:
        """Something came: what the player waited for may be possible now."""
        me = self._at.me()
        if me is None or me.ready == self._wish or self._at.status is Status.LOST:
            self._wish = None
        self._tell_all_ready()
        # Under a match, where each move brings something, nobody sees the entries.
        if self.ui.screens and self.ui.screen is self:
            self.refresh()

    def _tell_all_ready(self) -> None:
        """Tell the opener, once, that the match can begin."""
        table, me = self._table, self._at.me()
        ready = table is not None and table.phase == "gathering" and table.startable == "ready"
        if ready and not self._all_ready and me is not None and me.opener:
            self.ui.announce(self.words.phrase("net-lobby-all-ready"), sound="message")
        self._all_ready = ready

    # -- what is done ----------------------------------------------------------------------

    def _sent(self) -> None:
        self._at.awaited.wish()

    def _choose(self) -> None:
        self.ui.push(ChooseGame(self.ui, self._set_up))

    def _set_up(self, game: str) -> None:
        table = self._table
        people = [
            sentences.clean(name)
            for one in ([] if table is None else table.members)
            if not one.watches
            for name in one.names
        ]
        self.ui.push(NetSetup(self.ui, game, people, self._chosen))

    def _chosen(self, set_up: SetUp) -> None:
        if self._at.client is not None and self._at.reaches():
            self._at.client.set_up(set_up)
            self.ui.pop_to(self, silent=True)
            self._sent()

    def _start(self) -> None:
        if self._at.client is not None and self._at.reaches():
            self._at.client.start()
            self._sent()

    def _sit(self) -> None:
        me = self._at.me()
        if me is not None and self._at.client is not None and self._at.reaches():
            self._at.client.sit(not me.watches)
            self._sent()

    def _door(self) -> None:
        table = self._table
        if table is not None and self._at.client is not None and self._at.reaches():
            self._at.client.power("close-door" if table.open else "open-door")
            self._sent()

    def _new_code(self) -> None:
        if self._at.client is not None and self._at.reaches():
            self._at.client.power("new-code")
            self._sent()

    def _hearing(self) -> None:
        def changed() -> None:
            if self._at.client is not None:
                self._at.client.hearing(hearing_ms(self.ui))

        self.ui.push(HearingMenu(self.ui, changed))

    def _page(self, address: str) -> None:
        from braillespiel.ui.network.page import PageMenu  # pictures of codes come from a library

        self.ui.push(PageMenu(self.ui, address))

    def _keep(self) -> None:
        address, table = self._at.address, self._table
        proposed = "" if table is None else sentences.clean(table.name)

        def keep(name: str) -> None:
            if name and self._network is not None:
                try:
                    self._network.directory.keep(name, address)
                except Exception as error:
                    problem = sentences.problem(self.words, rule_of(error))
                    self.ui.announcer.answer(problem, sound="error")
                    return
                self._nameless = False
            self.refresh()
            kept = self.words.phrase("net-join-kept", name=name, address=address)
            self.ui.announcer.answer(kept if name else self.focused())

        title = self.words.phrase("net-join-keep-title", address=address)
        self.ui.push(Prompt(self.ui, title, proposed, keep))

    def _gone(self) -> None:
        """Leave a table that is over for this client."""
        self._at.leave()
        self.ui.pop_to(self._at.home(), silent=True)
        self.ui.screen.appear()

    def _back(self) -> bool:
        if self._at.status is Status.ENDED or self._table is None:
            self._gone()
        else:
            self.commands.leave()
        return True

    def run(self, scope: Scope, command: str) -> bool:
        """Walk, and do what the keys of a table do."""
        return self.commands.run(scope, command) or super().run(scope, command)

    # -- matches ---------------------------------------------------------------------------

    def _port(self) -> Port | None:
        return None if self._at.client is None else self._at.client.port

    def _match_began(self, port: Port) -> None:
        if isinstance(self.ui.screen, Prompt):
            self._waiting = port
            if self._goes_on_at(port) is None:
                self.ui.announce(self.words.phrase("net-news-began"), sound="deal")
        else:
            self._open(port)

    def _open_waiting(self) -> None:
        """Open a match that began while a line of text was typed, once that is done."""
        if self._waiting is not None and not isinstance(self.ui.screen, Prompt):
            self._open(self._waiting)

    def _goes_on_at(self, port: Port) -> NetMatch | None:
        """Return the open match that goes on at ``port``; None if that is another one."""
        before = self._at.match
        if isinstance(before, NetMatch) and before in self.ui.screens and goes_on(port, before):
            return before
        return None

    def _open(self, port: Port) -> None:
        """Open a match over the waiting room, or the same one again after coming back."""
        ui, at = self.ui, self._at
        self._waiting, self._wish = None, None
        before = at.match
        again = before is not None and before in ui.screens
        counted = before is not None and again and catch_up(port, before.port)
        same = self._goes_on_at(port)
        if same is None:
            at.which = object()
        closed = same is not None and _is_open_over(ui, same)
        ui.pop_to(self, silent=True)
        ui.read_game(port.game.id)
        told = ui.announcer.history
        if port.chairs[0] is None:
            at.match = Watching(ui, port, self.commands.watching)
            _keep_chat(told, ui.announcer.history)
            ui.push(at.match)
            if counted:
                at.match.tell_new()
            return
        match = at.match = NetMatch(ui, port, at, self.commands)
        if same is not None:
            match.keep_focus(same)
        at.sit_down(self._network, port.game.id)
        _keep_chat(told, ui.announcer.history)
        several = len(match.seated) > 1
        first = next((seat for seat in match.seated if match.acting(seat)), None)
        if several and match.seats.common is None and first is not None:
            # What was missed is told to each of them when they sit down.
            ui.push(match, silent=True)
            match.hand_over(first)
            if closed:
                at.tell_closed()
            return
        ui.push(match)
        match.greet()
        if again:
            match.tell_missed(None if counted else told, before)
        if closed:
            at.tell_closed()
        match.meet_end()
        at.tell_lost_questions(port)

    def _come_back(self) -> None:
        """Go from a match to the waiting room; it is possible to go back to the match."""
        self.ui.pop_to(self)

    def _to_match(self) -> None:
        if self._at.match is not None:
            self.ui.push(self._at.match)

    def on_resume(self) -> None:
        """Show what came while it was covered; open a match that began, or the one to return to."""
        super().on_resume()
        self.refresh()
        port = self._waiting or (None if self._was_open else self._port())
        self._was_open = True
        self._waiting = port  # opened with the next tick


def _keep_chat(before: History, history: History) -> None:
    """Let the chat be read on in the next match."""
    for message in before.kept_in("chat"):
        history.add(message.phrase, Kind.CHAT)


def _is_open_over(ui: Ui, match: NetMatch) -> bool:
    """Tell whether a question, a menu or a draft is open over a match; not a held round's end."""
    covered = ui.screen is not match and not match.between_rounds.stopped
    return covered or match.draft is not None
