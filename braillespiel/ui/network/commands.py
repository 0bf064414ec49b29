"""What the keys of a network table do, and the menus they open."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Literal

from braillespiel.network.client import TableProblem
from braillespiel.network.messages import Member, Table
from braillespiel.network.texts import CHAT, TextError
from braillespiel.ui.keymap import Scope, key_phrase
from braillespiel.ui.network import sentences as network_sentences
from braillespiel.ui.network.at_table import AtTable, ShownMatch
from braillespiel.ui.network.names import ask
from braillespiel.ui.network.people import PeopleMenu
from braillespiel.ui.network.questions import KnockMenu, ProposalMenu, next_question
from braillespiel.ui.network.rows import NETWORK
from braillespiel.ui.screens.help import open_help
from braillespiel.ui.screens.menu import Menu, MenuEntry, Question
from braillespiel.ui.screens.prompt import Prompt, character_of
from braillespiel.ui.screens.rules import open_rules
from braillespiel.ui.screens.settings_menu import SettingsMenu
from braillespiel.words.phrase import Phrase, sentences

if TYPE_CHECKING:
    from braillespiel.ui.ui import Ui


# -- chat ----------------------------------------------------------------------------


class ChatMenu(Menu):
    """Type a message, or choose a sentence; both close the menu.

    A letter is not searched for: it begins the message.
    """

    takes_signs = True

    def __init__(self, ui: Ui, at: AtTable) -> None:
        self._at = at
        title = "net-chat-title" if at.types() else "net-chat-ready-title"
        super().__init__(ui, ui.words.phrase(at.chat_is_off() or title), ())

    def refresh(self) -> None:
        """Show what one can say; whose table it is may switch the chat off and on for all."""
        words, off, me = self.words, self._at.chat_is_off(), self._at.me()
        entries: list[MenuEntry] = []
        if not off:
            if self._at.types():
                entries.append(MenuEntry("type", words.phrase("net-chat-type"), self._type))
            entries += [
                MenuEntry(name, words.phrase(f"net-chat-{name}"), partial(self._prepared, name))
                for name in network_sentences.PREPARED
            ]
        if me is not None and me.host:
            key = "net-chat-all-on" if off == "net-rule-chat-off" else "net-chat-all-off"
            entries.append(MenuEntry("for-all", words.phrase(key), self._switch))
        self.entries = entries

    def _switch(self) -> None:
        """Switch the chat for everybody."""
        client = self._at.client
        if client is not None and self._at.reaches():
            on = self._at.chat_is_off() == "net-rule-chat-off"
            client.power("chat-on" if on else "chat-off")
            self._at.awaited.wish()
            self.ui.pop(silent=True)

    def raw_key(self, key: str) -> bool:
        """Begin a message with a capital or a small letter, a digit or a sign, or say why not."""
        if not self._begins(key):
            return False
        if not self._at.types():
            self.ui.announcer.key_pressed()
            self._refused("", TableProblem("house-ready-only"))
            return True
        prompt = self._prompt("")
        self.ui.push(prompt, silent=True, by_player=True)
        return prompt.raw_key(key)

    def _begins(self, key: str) -> bool:
        """Tell whether a message can begin with this key: anything but a blank."""
        return not self._at.chat_is_off() and bool(character_of(key).strip())

    def _prompt(self, text: str) -> Prompt:
        return Prompt(self.ui, self.words.phrase("net-chat-prompt"), text, self._done, CHAT)

    def _type(self, text: str = "", problem: TableProblem | None = None) -> None:
        ask(self.ui, self._prompt(text), problem)

    @property
    def chat_is_off(self) -> bool:
        """Whether there is nothing to be said here."""
        return bool(self._at.chat_is_off())

    def say_typed(self, text: str) -> None:
        """Say what was typed elsewhere as a whole."""
        self._say(text=text)

    def _done(self, text: str) -> None:
        if text:
            self._say(text=text)
        else:
            self.appear()

    def _prepared(self, name: str) -> None:
        self._say(prepared=name)

    def _refused(self, text: str, problem: TableProblem) -> None:
        """Say why; what was typed can be sent again or mended."""
        if text:
            self._type(text, problem)
        else:
            said = network_sentences.problem(self.words, problem)
            self.ui.announcer.answer(said, sound="error")

    def _say(self, text: str = "", prepared: str = "") -> None:
        client = self._at.client
        if client is None:
            self.ui.pop()
            return
        me = self._at.me()
        if text and not self._at.types():
            self._refused("", TableProblem("house-ready-only"))
            return
        if me is not None and me.muted:
            self._refused(text, TableProblem("muted"))
            return
        try:
            client.say(text, prepared)
        except TextError as error:
            self._refused(text, TableProblem(error.rule, error.details))
            return
        self.ui.pop(silent=True)
        said = self.words.phrase(f"net-chat-{prepared}") if prepared else Phrase.name(text)
        self.ui.announcer.answer(
            sentences((said, self.words.phrase("net-chat-sent")), self.words.signs.sentence)
        )


# -- commands ------------------------------------------------------------------------


if TYPE_CHECKING:
    from braillespiel.ui.screens.screen import Screen
    from braillespiel.ui.ui import Ui


CLASS_KEYS = ("class-hand", "class-menu", "class-notice", "class-alone")


class TableCommands:
    """The commands of one table; ``back`` goes to its waiting room."""

    def __init__(self, at: AtTable, back: Callable[[], None]) -> None:
        self._at = at
        self._ui = at.ui
        self._back = back

    def run(self, scope: Scope, command: str) -> bool:
        """Carry out a command of the scope NETWORK; tell whether it was one."""
        return scope is Scope.NETWORK and NETWORK.run(self, command)

    def watching(self, scope: Scope, command: str) -> bool:
        """Carry out a spectator's command; tell whether there was one."""
        match = self._at.match
        if command == "game-menu" and match is not None:
            self._ui.push(self.menu(match))
            return True
        return self.run(scope, command)

    # -- asking ----------------------------------------------------------------------------

    def say_code(self) -> None:
        """Say the code, and who can reach the table."""
        self._ui.announcer.answer(self._at.code())

    def people(self) -> None:
        """Open the list of who is there."""
        if isinstance(self._ui.screen, PeopleMenu):
            self._ui.screen.appear()
        else:
            self._ui.push(PeopleMenu(self._ui, self._at))

    def chat(self) -> None:
        """Open what can be said to the others."""
        off, me = self._at.chat_is_off(), self._at.me()
        if off and not (me is not None and me.host):
            self._ui.announcer.answer(self._ui.words.phrase(off), sound="edge")
        elif isinstance(self._ui.screen, ChatMenu):
            self._ui.screen.appear()
        else:
            self._ui.push(ChatMenu(self._ui, self._at))

    def chat_entries(self) -> list[MenuEntry]:
        """Return the line that leads to the chat; none where there is no chat for one."""
        me = self._at.me()
        if self._at.chat_is_off() and not (me is not None and me.host):
            return []
        return [MenuEntry("chat", self._ui.words.phrase("net-chat"), self.chat)]

    def answer(self) -> None:
        """Open the first question still to be answered."""
        screen = self._ui.screen
        if isinstance(screen, ProposalMenu | KnockMenu) and screen.is_asked():
            screen.appear()
            return
        pupil = self._at.pupil
        offer = None if pupil is None else pupil.lendings.question()
        found = offer or next_question(self._ui, self._at)
        house, desk = self._at.house, self._at.desk
        if found is None and house is not None:
            house.answer(self._at)
        elif found is None and desk is not None:
            desk.answer()
        elif found is None:
            none = self._ui.words.phrase("net-answers-none")
            self._ui.announcer.nothing(none)
        else:
            self._ui.push(found)

    # -- in a class ------------------------------------------------------------------------

    def idle(self) -> frozenset[str]:
        """Return the keys of a class where there is none."""
        in_class = self._at.pupil is not None
        idle = frozenset(("net-code",) if in_class else CLASS_KEYS)
        return idle if self._at.desk is not None else idle | {"net-desk"}

    def desk(self) -> None:
        """Go on to the desk, or to the next of a teacher's own tables."""
        if self._at.desk is not None:
            self._at.desk.next()
        elif self._at.pupil is not None:  # the desk is the teacher's
            self._ui.announcer.nothing(self._ui.words.phrase("key-nothing-here"))
        else:
            self._no_class()

    def desk_entries(self) -> list[MenuEntry]:
        """Return the line that leads a teacher to the desk."""
        if self._at.desk is None:
            return []
        return [MenuEntry("desk", self._ui.words.phrase("desk-back"), self._at.desk.next)]

    def class_entries(self) -> list[MenuEntry]:
        """Return the lines that do what the keys of a class do."""
        words, pupil = self._ui.words, self._at.pupil
        if pupil is None:
            return []
        hand = "class-menu-hand-down" if pupil.hand else "class-menu-hand"
        return [
            MenuEntry("hand", words.phrase(hand), self.hand),
            MenuEntry("class", words.phrase("class-menu-title"), self.class_menu),
        ]

    def hand(self) -> None:
        """Raise the hand, or lower it."""
        if self._at.pupil is None:
            self._no_class()
        else:
            self._at.pupil.raise_hand()

    def class_menu(self) -> None:
        """Open what a pupil can do besides playing."""
        from braillespiel.ui.classroom.questions import PupilClassMenu  # loaded for classes only

        if self._at.pupil is None:
            self._no_class()
        elif isinstance(self._ui.screen, PupilClassMenu):
            self._ui.screen.appear()
        else:
            self._ui.push(PupilClassMenu(self._at.pupil))

    def notice(self) -> None:
        """Say who sees the line and what is kept."""
        from braillespiel.ui.classroom.questions import open_notice  # loaded for classes only

        if self._at.pupil is None:
            self._no_class()
        else:
            open_notice(self._at.pupil)

    def alone(self) -> None:
        """Let nobody but the teacher see one's line any more."""
        if self._at.pupil is None:
            self._no_class()
        else:
            self._at.pupil.lendings.end_all()

    def _no_class(self) -> None:
        """Say that a key is a pupil's: there is no class, or one leads it."""
        words, said = self._ui.words, "class-none" if self._at.desk is None else "class-led-here"
        key = key_phrase(words, self._ui.key_map.key_of(Scope.NETWORK, "net-desk"))
        self._ui.announcer.answer(words.phrase(said, key=key), sound="edge")

    # -- asking of the table ---------------------------------------------------------------

    def pause(self) -> None:
        """Ask for a pause for everybody, or to continue."""
        match, client = self._at.match, self._at.client
        if match is not None and client is not None and self._at.reaches():
            client.ask("go-on" if match.port.standing.paused else "pause")
            self._at.awaited.wish()

    # -- the menu --------------------------------------------------------------------------

    def menu(self, match: ShownMatch) -> Menu:
        """Return the menu of a match."""
        return NetGameMenu(self, self._at, match, self._back)

    def leave(self) -> None:
        """Ask whether to leave, and leave."""
        ui, at = self._ui, self._at
        if at.house is not None:
            ui.push(LeaveMenu(ui, at))
            return
        key = "net-lobby-leave-host-sure" if at.opened is not None else "net-lobby-leave-sure"
        key = "class-leave-sure" if at.pupil is not None else key

        def go() -> None:
            at.leave()
            ui.pop_to(at.home(), silent=True)
            ui.screen.appear()
            ui.announce(ui.words.phrase("net-lobby-left"))

        ui.push(Question(ui, ui.words.phrase(key), go))


class LeaveMenu(Menu):
    """How one leaves a table of a house: for now, or for good; the focus is on staying."""

    def __init__(self, ui: Ui, at: AtTable) -> None:
        self._at = at
        words = ui.words
        helped = words.phrase("house-go-help")
        entries = (
            MenuEntry("stay", words.phrase("house-stay"), ui.pop),
            MenuEntry("go", words.phrase("house-go"), self._go, help=helped),
            MenuEntry("give-up", words.phrase("house-give-up"), self._give_up),
        )
        super().__init__(ui, words.phrase("house-leave-table"), entries)

    def _go(self) -> None:
        home = self._at.home()
        self._at.go_away()
        self._show(home)

    def _give_up(self) -> None:
        home = self._at.home()
        self._at.leave()
        self._show(home)

    def _show(self, home: Screen) -> None:
        self.ui.pop_to(home, silent=True)
        self.ui.screen.appear()


class NetGameMenu(Menu):
    """Continue, ask something of the table, look something up, or leave."""

    def __init__(
        self,
        commands: TableCommands,
        at: AtTable,
        match: ShownMatch,
        back: Callable[[], None],
    ) -> None:
        self._commands, self._at, self._match, self._to_lobby = commands, at, match, back
        super().__init__(at.ui, at.ui.words.phrase("game-menu"), ())
        self.game = match.game

    def refresh(self) -> None:
        words, ui, at, commands = self.words, self.ui, self._at, self._commands
        client = at.client
        table = None if client is None else client.table
        ended = table is None or table.phase != "playing"
        entries = [MenuEntry("help", words.phrase("game-menu-commands"), self._help)]
        if at.has_questions:
            entries.append(MenuEntry("answer", words.phrase("net-menu-answer"), commands.answer))
        me = at.me()
        on = "game-menu-table" if ended else "game-menu-go-on"
        entries.append(MenuEntry("go-on", words.phrase(on), ui.pop))
        if table is not None and me is not None:
            entries += self._match_entries(table, me)
        entries += [
            MenuEntry("people", words.phrase("net-lobby-people"), commands.people),
            *commands.desk_entries(),
            *commands.class_entries(),
            *commands.chat_entries(),
            MenuEntry("lobby", words.phrase("net-to-lobby"), self._to_lobby),
            MenuEntry(
                "rules",
                words.phrase("main-rules"),
                lambda: open_rules(ui, self._match.game, self._match.playing),
            ),
            MenuEntry("settings", words.phrase("main-settings"), lambda: ui.push(SettingsMenu(ui))),
        ]
        if me is not None and me.host and not ended:
            entries.append(MenuEntry("end", words.phrase("net-menu-end"), self._end))
        leave = "net-lobby-leave-host" if at.opened is not None else "net-lobby-leave"
        entries.append(MenuEntry("leave", words.phrase(leave), commands.leave))
        self.entries = entries

    def _match_entries(self, table: Table, me: Member) -> list[MenuEntry]:
        """Return what can be asked for about the match: during it, or after it."""
        words = self.words
        if self._at.pupil is not None:
            return []  # what is played, and when, is the teacher's to say
        if table.phase == "over":
            found = [MenuEntry("again", words.phrase("net-menu-again"), self._again)]
            if me.opener and self._at.chooses_game:
                found.append(MenuEntry("gather", words.phrase("net-menu-gather"), self._gather))
            return found
        if table.phase != "playing" or not me.chairs:
            return []
        paused = self._match.port.standing.paused
        key = "net-menu-go-on" if paused else "net-menu-pause"
        found = [MenuEntry("pause", words.phrase(key), self._pause)]
        if any(seat < len(table.chairs) and table.chairs[seat].level for seat in me.chairs):
            chair = words.phrase("net-menu-chair")
            found.insert(0, MenuEntry("chair", chair, lambda: self._ask("my-chair")))
        return found

    def _help(self) -> None:
        self.ui.pop(silent=True)
        open_help(self.ui)

    def _ask(self, what: Literal["my-chair", "again"]) -> bool:
        self.ui.pop(silent=True)
        if self._at.client is None or not self._at.reaches():
            return False
        self._at.client.ask(what)
        self._at.awaited.wish()
        return True

    def _pause(self) -> None:
        self.ui.pop(silent=True)
        self._commands.pause()

    def _again(self) -> None:
        if self._ask("again"):
            self._at.awaited.answered()
            self.ui.announcer.answer(self.words.phrase("net-ask-again"))

    def _gather(self) -> None:
        if self._at.client is not None and self._at.reaches():
            self._at.client.ask("gather")
            self._to_lobby()

    def _end(self) -> None:
        def end() -> None:
            self.ui.pop_to(self._match, silent=True)
            if self._at.client is not None and self._at.reaches():
                self._at.client.power("end")
                self._at.awaited.wish()

        self.ui.push(Question(self.ui, self.words.phrase("net-menu-end-sure"), end))
