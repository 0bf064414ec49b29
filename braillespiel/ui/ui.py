"""One person's experience: the stack of screens, the announcer, and what a key does.

One thread: a front end hands keys in, ``tick`` continues what goes on by itself.
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Collection, Sequence
from typing import TYPE_CHECKING, Protocol, TypeVar

from braillespiel import languages
from braillespiel.games import registry
from braillespiel.games.presenter import Announcement
from braillespiel.output.braille.tables import usual, usual_cards
from braillespiel.output.picture import Picture
from braillespiel.store.errors import StoreError
from braillespiel.ui.announcer import Announcer, Earcon, Said, Speaker, Told
from braillespiel.ui.braille import typed_dots
from braillespiel.ui.braille.frame import CLASS_KEY, SIGN_KEY, STANDING_KEY, STATUS_KEY, Shown
from braillespiel.ui.braille.inkprint import word_at
from braillespiel.ui.braille.line import MANY_ROWS
from braillespiel.ui.braille.messages import BrailleMessage
from braillespiel.ui.braille.transcriber import Transcriber, Translate
from braillespiel.ui.braille.view import BrailleView
from braillespiel.ui.keymap import (
    ANSWERS,
    ASKING,
    Command,
    KeyMap,
    Meaning,
    Scope,
    by_display,
    first_of,
    key_name,
    keys_in_sentences,
    own_keys,
)
from braillespiel.ui.screens.screen import Screen
from braillespiel.ui.services import Services, Settings, Setup
from braillespiel.ui.settings import BY_KEY, PLACES, TABLES, TRIED_ROOM
from braillespiel.ui.surroundings import LastSaid, dressed
from braillespiel.words.catalogue import Words
from braillespiel.words.phrase import Phrase, capitalised, join, sentences, unended

if TYPE_CHECKING:
    from braillespiel.table.port import Port
    from braillespiel.ui.match.seats import Seats
    from braillespiel.ui.match.table import MatchTable

Made = TypeVar("Made")

BASE_CATALOGUES = (
    *("client", "help", "replay", "cards", "speech", "store", "lessons", "network"),
    *("classroom", "desk", "house"),
)
CAPTIONS = 4
"""How many of the last sentences the window shows."""
HELD_MS = 200  # keys that are held repeat faster than this; whoever means it takes longer
WALK_VALUES = frozenset(("left", "right", "activate", "inspect", "pan-left", "pan-right"))
"""Commands with which the player walks past the values of a setting and reads them."""


class Navigation(Protocol):
    """Opens screens where other screens ask for it, and does what works on every screen.

    A match opens menus, and menus open matches; so no module has to import one that imports it
    (:mod:`braillespiel.ui.screen_opener` knows all screens).
    """

    commands: Sequence[Command]
    """All commands of the client, in the order in which the help lists those of a group."""

    def run(self, ui: Ui, command: str) -> None:
        """Carry out a command of the scope GLOBAL."""

    def prepared(self, ui: Ui, make: Callable[[], Made], show: Callable[[Made], None]) -> None:
        """Show what ``make`` reads or plays through, or say why there is none."""

    def open_match(self, ui: Ui, make: Callable[[], Port]) -> None:
        """Open the match that ``make`` begins or resumes, or say why there is none."""

    def open_table(self, ui: Ui, setup: Setup) -> None:
        """Open a network table for a match, to which others come."""

    def open_match_to_others(self, match: MatchTable) -> None:
        """Have a match of this computer go on at a network table, to which others come."""

    def reopen_table(self, ui: Ui) -> None:
        """Open the player's own table again, to continue the match in which it was left."""

    def join_table(self, ui: Ui) -> None:
        """Open the list of network tables."""

    def open_houses(self, ui: Ui) -> None:
        """Open the list of houses; where none is known yet, ask for the first."""

    def open_class(self, ui: Ui) -> None:
        """Ask which class is to be opened on this computer."""

    def back_to_table(self, ui: Ui) -> None:
        """Go back to the table where a match was under way when the program ended."""


class Ui:
    """What the people at one keyboard hear, feel and see, and what their keys do."""

    def __init__(
        self,
        words: Words,
        settings: Settings,
        voice: Speaker,
        earcons: Earcon,
        translate: Translate,
        now: Callable[[], int],
        navigation: Navigation,
        services: Services,
    ) -> None:
        self.words = words
        self.naming = words.naming
        """How cards are named; the words of every game are given it."""
        self.settings = settings
        self.now = now
        self.navigation = navigation
        """Which screens there are besides (see braillespiel.ui.screen_opener)."""
        self.services = services
        """What screens need of the outside: matches on disk, devices."""
        view = BrailleView(Transcriber(translate, "", ""), now)
        view.attended = False
        self.announcer = Announcer(voice, earcons, view, words.language)
        self.announcer.listeners.append(self._caption)
        self.screens: list[Screen] = []
        self.seats: Seats | None = None
        """The chairs of the match that was opened last, for the report to whoever helps."""
        self.key_listeners: list[Callable[[str], None]] = []
        self.left_out: Collection[str] = ()
        """Settings that mean nothing at this front end, and are not offered."""
        self.called = ""
        """What one is called here, for matches of one's own, as long as no names are set."""
        self.class_buttons: tuple[str, ...] = ()
        """Commands of a class that stand as buttons where their keys are the browser's."""
        self.invited: Callable[[], None] | None = None
        """Goes where somebody invites one to; None while nobody has. Where no table asks anything,
        the key that answers does it."""
        self.in_class = False
        """Whether one sits in a class, at whatever screen."""
        self.done = False
        self.changed = True
        """True when the picture or the Braille line may have changed since it was shown."""
        self._captions: list[str] = []
        self.last_said = LastSaid()
        """What of it stands above the hand."""
        self._keys: tuple[tuple[Command, ...], KeyMap] | None = None
        self.keys_before: str | None = None
        """The player's keys before the last change of them, to be undone; None without one."""
        self._tables_wait = False
        self.told = Told(self.announcer, services)
        """Whether what a key acts on has begun to be told."""
        self._from_table = False
        self._command = ""
        """The command that is being carried out, "" while what happens happens by itself."""
        self._guard_until = 0
        self._held_until = 0
        self._shown_of: Screen | None = None
        """The screen whose line is on the display."""
        self._stood: Sequence[tuple[Phrase, str]] | None = None
        """How things stand there; a screen makes it anew where it has changed."""
        self._key_since = False  # whether a key has been pressed since it was taken
        self._any_key = False  # whether a key has been pressed since the start
        self._number_sign = False
        """Whether a display has just written the number sign where keys are expected."""
        self._panned_to_end: tuple[str, tuple[bytes, ...]] | None = None
        """The panning key that has said that it goes no further, and what lay there, until another
        key is pressed."""

    # -- settings ----------------------------------------------------------------------

    def apply_settings(self, tables: bool = True) -> None:
        """Let every setting hold that the seat itself acts on; without ``tables`` but those.

        Whoever walks past the tables reads their names in the old one until the next other key.
        """
        self.announcer.wording.take(self.settings.get)
        self.announcer.places = PLACES[str(self.settings.get("sound-places"))]
        self.announcer.tones = bool(self.settings.get("tones"))
        self._rename()
        if self.settings.get("keys-named") != "auto":
            self._name_keys(self.naming.by_display)
        view = self.announcer.braille
        self._tables_wait = not tables
        if tables:
            self._use_tables()
        view.status = str(self.settings.get("braille-status"))
        view.guard_ms = int(self.settings.get("double-press-ms"))
        self._keys = None
        self._name_changed_keys()
        self.changed = True
        self.services.apply()

    def _rename(self) -> None:
        before = self.naming.key
        self.naming.style = self.announcer.wording.style
        self.naming.order = str(self.settings.get("card-order"))
        if self.naming.key != before:
            for screen in self.screens:
                screen.renamed()

    def _name_changed_keys(self) -> None:
        """Have sentences name the keys that the player has, where they are not the usual ones."""
        changed = self.changed_keys()
        if changed or self.naming.told_keys:
            table = KeyMap(self.navigation.commands, changed)
            self.naming.name_keys(keys_in_sentences(self.words, table))

    def _use_tables(self) -> None:
        transcriber, language = self.announcer.braille.transcriber, self.words.language
        table, cards = (self.settings.get(key) for key in TABLES)
        transcriber.text_table = usual(language) if table == "auto" else str(table)
        transcriber.card_table = usual_cards(language) if cards == "auto" else str(cards)
        self._tables_wait = False

    def only_felt(self) -> bool:
        """Tell whether there is a display, and nothing that speaks."""
        devices = self.services.devices
        return bool(devices.cells()) and devices.speaker() == "text"

    def has_played(self, game: str) -> None:
        """A first match is over, guided or not: the Braille line's short wording is understood."""
        wording, new = self.announcer.wording, str(self.settings.get("new-games")).split()
        if not self.settings.get("beginner") and game not in new:
            return
        if wording.explains and self.services.devices.cells():
            self.announcer.announce([Announcement(self.words.phrase("wording-short-now"))])
        left = " ".join(one for one in new if one != game)
        for key, value in (("beginner", False), ("new-games", left)):
            with contextlib.suppress(StoreError):  # then it holds until the end of the program
                self.settings.set(key, value)
        wording.take(self.settings.get)

    def has_learned(self) -> None:
        """The first guided match is over: from now on what is timed waits as long as it was read.

        A reading time that was set stays.
        """
        setting, measured = BY_KEY["braille-cell-ms"], self.announcer.braille.pace.per_cell
        if measured is None or self.settings.get(setting.key) != setting.default:
            return
        steps = -(-measured // setting.step)
        with contextlib.suppress(StoreError):
            self.settings.set(setting.key, min(setting.high, steps * setting.step))

    # -- screens -----------------------------------------------------------------------

    @property
    def screen(self) -> Screen:
        """The screen on top."""
        return self.screens[-1]

    def push(self, screen: Screen, silent: bool = False, by_player: bool = False) -> None:
        """Open a screen over the current one; ``by_player`` if a letter opens it."""
        if self.screens:
            screen.game = screen.game or self.screen.game
            self.screen.on_suspend()
        self.screens.append(screen)
        self._opened(silent)
        if by_player:
            self._guard_until = 0

    def pop(self, silent: bool = False) -> None:
        """Close the screen on top."""
        self.screens.pop()
        if not self.screens:
            self.done = True
            return
        self._opened(silent)

    def pop_to(self, screen: Screen | MatchTable, silent: bool = False) -> None:
        """Close all screens above ``screen``."""
        while self.screens and self.screens[-1] is not screen:
            self.screens.pop()
        self._opened(silent)

    def read_game(self, game: str) -> None:
        """Have a game's sentences, too, for the screens that are made from here on."""
        catalogues = dict.fromkeys((*BASE_CATALOGUES, *registry.catalogues(game)))
        self.words = Words(self.words.language, tuple(catalogues), self.naming)

    def _opened(self, silent: bool) -> None:
        self._keys = None
        self.announcer.wording.game = self.screen.game
        self.words = self.screen.client_words
        if not any(Scope.TABLE in screen.scopes for screen in self.screens):
            self.announcer.history.leave_match()
        if not self._command or (self._command == "activate" and self._acts_at_table()):
            self.guard()
        else:  # what the player opened herself takes the first Enter, but not one that bounces
            bounces = min(HELD_MS, int(self.settings.get("double-press-ms")))
            self._guard_until = self.now() + bounces * (self._command == "activate")
        self.screen.on_resume()
        if not silent:
            self.screen.appear()
        self.changed = True

    def _acts_at_table(self) -> bool:
        """Tell whether the key was one of a table, or leads to one: it can carry out an action."""
        return self._from_table or Scope.TABLE in self.screen.scopes

    def guard(self) -> None:
        """Something new is focused: an Enter that comes too soon is not meant for it."""
        self._guard_until = self.now() + int(self.settings.get("double-press-ms"))

    def room(self) -> tuple[str, int]:
        """Return the game whose room tone belongs here, "" for none, and how loud it is (0-100).

        There is none in a class.
        """
        share, tried = int(self.settings.get("room-tone")), self.screens[-1].tries_room()
        if not (share or tried) or self._class_room():
            return "", 0
        if tried:
            return tried, share or TRIED_ROOM
        tables = (one.game for one in reversed(self.screens) if Scope.TABLE in one.scopes)
        return (next(tables, "") if share else ""), share

    def no_room(self) -> Phrase | None:
        """Return why no room tone can sound here, None if one can."""
        if self._class_room():
            return self.words.phrase("room-tone-class")
        return (
            None if self.services.devices.room_sounds() else self.words.phrase("room-tone-reader")
        )

    def _class_room(self) -> bool:
        """Tell whether a class is held here, of which one is a pupil or the teacher."""
        return self.in_class or any(Scope.DESK in screen.scopes for screen in self.screens)

    # -- keys --------------------------------------------------------------------------

    @property
    def key_map(self) -> KeyMap:
        """The key table with the player's changes and the current screen's own keys."""
        extra = self.screens[-1].extra_commands()
        if self._keys is None or self._keys[0] != extra:
            self._keys = (
                extra,
                KeyMap(self.navigation.commands, self.changed_keys(), extra),
            )
        return self._keys[1]

    def changed_keys(self) -> dict[str, str]:
        """Return the keys that the language has in place of others, and those of the player."""
        own = own_keys(str(self.settings.get("keys")))
        return {**dict(languages.facts(self.words.language).keys), **own}

    def key_map_of(self, screen: Screen) -> KeyMap:
        """The key table as it works on ``screen``, which may lie under others."""
        if screen is self.screen:
            return self.key_map
        return KeyMap(
            self.navigation.commands,
            self.changed_keys(),
            screen.extra_commands(),
        )

    def press(self, key: str, of_display: bool = False) -> None:
        """Carry out a key, maybe ``of_display``: something is always said and brailled."""
        self._from_table = Scope.TABLE in self.screens[-1].scopes
        self._name_keys(by_display(key, self.naming.by_display, of_display))
        try:
            with self.announcer.carrying_out_a_key():
                self._press(key)
        finally:
            self._command = ""

    def _name_keys(self, of_display: bool) -> None:
        """From now on name the keys of the display or those of a keyboard, as the setting wants."""
        wanted = str(self.settings.get("keys-named"))
        self.naming.by_display = of_display if wanted == "auto" else wanted == "display"

    def display_comes(self) -> None:
        """A display is there: where nothing speaks, its keys are named until others are pressed."""
        if not self._any_key and self.services.devices.speaker() == "text":
            self._name_keys(True)

    def press_on_row(self, key: str, digit: str) -> None:
        """Carry out a key; one of the digit row is that ``digit`` where it means nothing else."""
        taken = not digit or self.screen.takes_signs
        if taken or self.key_map.command(key, self.screen.scopes) is not None:
            self.press(key)
        else:
            self.press(digit)

    def press_written(self, key: str) -> None:
        """Carry out a key that was written with a display's dots.

        At a table a lowered digit is a digit, elsewhere where it means nothing else; so is a letter
        behind the number sign.
        """
        after_sign, self._number_sign = self._number_sign, False
        if self.screen.takes_signs or not self._means_nothing(key, after_sign):
            self.press(key, of_display=True)
        elif key in typed_dots.SIGNS:
            self._number_sign = True
            self._name_keys(True)
            self.announcer.key_pressed()
            self.announcer.focus(self.words.phrase("prompt-number-sign"))
            self.changed = True
        else:
            self.press(typed_dots.digit(key.lower(), after_sign) or key, of_display=True)

    def _means_nothing(self, key: str, after_sign: bool) -> bool:
        """Tell whether a sign is no key here; letters behind a number sign are digits."""
        if len(key) != 1 or after_sign or Scope.TABLE in self.screen.scopes:
            return len(key) == 1
        return self.key_map.command(key, self.screen.scopes) is None

    def _press(self, key: str) -> None:
        self.changed = self._any_key = self._key_since = True
        for listener in self.key_listeners:
            listener(key)
        screen = self.screens[-1]
        if screen.raw_key(key):
            return
        meant = self.key_map.meant(key)
        found = first_of(meant, screen.scopes) or self._at_net_table(key, meant)
        if self._tables_wait and (found is None or found[1] not in WALK_VALUES):
            self._use_tables()
        if found is not None and found[1] in ("pan-left", "pan-right"):
            self.pan(found[1])
            return
        self._panned_to_end = None
        if found is not None and found[1] == "activate" and self._held():
            return
        self._held_until = 0
        self.told.key_comes(screen.acts_on_news())
        if found is None or screen.silences(found[0]):
            self.announcer.key_pressed()
        if Scope.MENU in screen.scopes:
            if self._asked(key, meant):
                return
            character = " " if key == "Space" else key
            if len(character) == 1 and screen.typed(character):
                return
        if found is None:
            letter = key.removeprefix("Shift+")
            if len(letter) == 1 and screen.typed(letter):
                return
            name = key_name(self.words, key)
            self.announcer.answer(self.words.phrase("key-unknown", key=name), sound="edge")
            return
        scope, command = found
        guarded = self._guarded()
        if command == "activate" and (guarded or self.told.late):
            self._held_until = self.now() + HELD_MS
            if not self.refuses("press-again"):
                self._press_again()
            return
        if command != "last-event":
            self.announcer.history.forget_place()
        self.carry_out(scope, command)

    def refuses(self, by: str = "press-key-again") -> bool:
        """Refuse, once, to act on what was not announced: announce it, and what would be acted on.

        ``by`` says which key then does it.
        """
        if not self.told.late:
            return False
        stop = self.words.signs.sentence
        again = sentences((self.screen.focused(), self.words.phrase(by)), stop)
        self.told.tell(again, stop)
        return True

    # -- asking over a table -----------------------------------------------------------

    def table_below(self, view: Screen) -> Screen | None:
        """Return the table that a view lies over, if its person is the one at the keyboard."""
        for screen in reversed(self.screens[: self.screens.index(view) + 1]):
            if screen.hides_table:
                return None
            if Scope.TABLE in screen.scopes and Scope.DESK not in screen.scopes:
                return screen
        return None

    def is_no_key(self, key: str) -> bool:
        """Tell whether a key has no meaning on the screen on top, nor at a table below it."""
        meant = self.key_map.meant(key)
        return (first_of(meant, self.screen.scopes) or self._at_net_table(key, meant)) is None

    def _runs(self, scope: Scope) -> Screen:
        """Return who carries out the commands of a scope: the view, or the network table below."""
        if scope is Scope.NETWORK:
            for screen in reversed(self.screens):
                if Scope.NETWORK in screen.scopes:
                    return screen
        return self.screens[-1]

    def is_only_invited(self) -> bool:
        """Tell whether somebody invites one, and there is no network table that may ask first."""
        return self.invited is not None and Scope.NETWORK not in self._runs(Scope.NETWORK).scopes

    def _at_net_table(self, key: str, meant: Sequence[Meaning]) -> Meaning | None:
        """Return what a key means at the network table that the current view lies over."""
        if len(key) == 1 or not meant:
            return None  # letters are searched for
        found = first_of(meant, (Scope.NETWORK,))
        if Scope.NETWORK in self._runs(Scope.NETWORK).scopes:
            return found
        return ANSWERS if self.invited is not None and found == ANSWERS else None

    def _asked(self, key: str, meant: Sequence[Meaning]) -> bool:
        """Let the table below answer ``key``; False if there is none, or the key asks nothing.

        In a view that is searched by letters (the help, "Change keys"), a letter asks only if it
        finds nothing.
        """
        screen = self.screens[-1]
        table, found = self.table_below(screen), first_of(meant, (Scope.TABLE, Scope.GLOBAL))
        if table is None or found is None or screen.finds(key):
            return False
        if found == (Scope.GLOBAL, "repeat"):
            self.navigation.run(self, "repeat")
            return True
        letters = key.removeprefix("Shift+")
        card = screen.asks_digits and found[1].startswith("nth-")
        if not (card or found[1] in ASKING) or len(letters) > 1:
            return False
        if found[1] == "inspect" and screen.explains():
            return screen.run(Scope.MENU, "inspect")
        if found[1] != "last-event":
            self.announcer.history.forget_place()
        return table.answers(found[1])

    def carry_out(self, scope: Scope, command: str) -> None:
        """Do on the current screen what a row of the key table stands for."""
        self._command = command
        if scope is Scope.GLOBAL:
            self.navigation.run(self, command)
        elif self.invited is not None and (scope, command) == ANSWERS and self.is_only_invited():
            self.invited()
        elif not self._runs(scope).run(scope, command):
            self.announcer.nothing(self.words.phrase("key-nothing-here"))

    def pan(self, command: str) -> None:
        """Pan until it feels different; what feels the same would seem a dead key."""
        view = self.announcer.braille
        before, at_edge = view.shown().rows, view.is_edge
        while view.pan_left() if command == "pan-left" else view.pan_right():
            if view.shown().rows != before:
                if not at_edge:
                    self._panned_to_end = None
                elif self._panned_to_end is not None and self._panned_to_end[0] == command:
                    self.announcer.earcons.play("edge")  # on from the edge there is nothing more
                return
            view.lies()
        end = command, before
        if self._panned_to_end == end:  # felt once: the line stays under the finger
            self.announcer.earcons.play("edge")
        else:
            self.announcer.edge(self.words.phrase("edge"))
        self._panned_to_end = end

    def route(self, cell: int) -> None:
        """A routing key: focus what lies under the cell, or act where it is focused and was read.

        It has been read when it has lain there for ``double-press-ms``; a press that comes before
        that is felt in the status cell.

        Over a word of a message that names a choice it makes that choice. Over the rest of a
        message it goes back to the line, and says so where the message waits to be read on. Over
        the status cell it marks all messages as read, over the class cell it raises the hand, over
        the sign of a zone it opens the legend, over how things stand it says the scores. Under the
        sign for an edge is what was felt before it: the key focuses that, and never acts.
        """
        self._name_keys(True)
        self._panned_to_end = None
        self.told.key_comes(self.screen.acts_on_news())
        with self.announcer.carrying_out_a_key():
            self._route(cell)

    def _route(self, cell: int) -> None:
        view = self.announcer.braille
        key = view.shown().key_at(cell)
        # On several rows the sign for an edge has its own: what is felt above it, it does not hide.
        at_edge = view.is_edge and not key
        if view.is_edge:
            view.pan_left()
        shown, over = view.shown(), view.is_over
        word = word_at(view, shown, cell) if over else ""
        key = key or shown.key_at(cell)
        read, lying = view.has_lain(""), view.lying()
        too_soon = self.screen.at_once(key) and (at_edge or not view.has_lain(key))
        self.pointed(key)
        if key == STATUS_KEY:
            self.navigation.run(self, "messages-read")
        elif key == CLASS_KEY:
            self.carry_out(Scope.NETWORK, "class-hand")
        elif over and not key:
            self._over_message(word if read else "", lying)
        elif at_edge and not key:
            self.announcer.focus(self.screen.focused())
        elif key == SIGN_KEY:
            self.navigation.run(self, "signs")
        elif key == STANDING_KEY:
            self.carry_out(Scope.TABLE, "scores")
        elif key and too_soon:
            self.screen.point(key)
            view.too_soon = not at_edge
        elif not key or not self.screen.route(key):
            self.announcer.answer(self.words.phrase("route-nothing"), sound="edge")

    def _over_message(self, word: str, lay: Sequence[BrailleMessage]) -> None:
        """Make the choice that a word of a message names; else say if what ``lay`` there waits."""
        choice = self.screen.choice(word) if word else ""
        if choice and self.screen.point(choice, say=False):
            self.screen.route(choice)
            return
        focused = self.screen.focused()
        if not all(message.read for message in lay):
            aside = self.words.phrase("message-aside")
            self.announcer.answer(
                sentences((aside, focused), self.words.signs.sentence).felt_as(aside.braille)
            )
        else:
            self.announcer.focus(focused)

    def click(self, key: str, act: bool = True) -> None:
        """A click, a touch or a screen reader's action: focus ``key``, or ``act`` on it."""
        self.told.forget()
        with self.announcer.carrying_out_a_key():
            self._click(key, act)

    def _click(self, key: str, act: bool) -> None:
        self.pointed(key)
        guarded = self._guarded()
        if not key or not self.screen.point(key, say=not act):
            self.announcer.answer(self.words.phrase("route-nothing"), sound="edge")
        elif act and guarded:
            self._press_again()
        elif act:
            self.screen.route(key)

    def step(self, key: str, by: int) -> None:
        """Change the value of ``key`` by this many steps, as an arrow beside it does."""
        self.pointed(key)
        if not self.screen.point(key, say=False) or not self.screen.step(by):
            self.announcer.answer(self.words.phrase("route-nothing"), sound="edge")

    def pointed(self, key: str) -> None:
        """Note that something was pointed at: what was being said is cut off."""
        self.changed = self._key_since = True
        for listener in self.key_listeners:
            listener(f"@{key}")
        self.announcer.key_pressed()

    def _held(self) -> bool:
        """Tell whether an unintended Enter just goes on: the key is held, or bounces."""
        held = self.now() < self._held_until
        if held:
            self._held_until = self.now() + HELD_MS
        return held

    def _guarded(self) -> bool:
        """Tell whether something has only just appeared: no key can be meant for it yet."""
        until, self._guard_until = self._guard_until, 0
        return bool(until) and self.now() < until

    def _press_again(self) -> None:
        self.announcer.answer(
            sentences(
                (self.screen.focused(), self.words.phrase("press-again")), self.words.signs.sentence
            ),
            sound="edge",
        )

    # -- saying ------------------------------------------------------------------------

    def forget(self) -> None:
        """Another person comes: what the last one was told cannot be repeated, felt or seen."""
        self.announcer.forget()
        self._captions.clear()
        self.last_said.forget()
        self.services.devices.forget()
        self.changed = True

    def output_idle(self, answers: bool = True) -> bool:
        """Tell whether everything said so far has been heard, and had time to be felt.

        Without ``answers``, answers to the player's own keys do not count.
        """
        return self.services.devices.output_idle(answers)

    def edge(self) -> None:
        """Say that it goes no further this way."""
        self.announcer.edge(self.words.phrase("edge"))

    def announce(self, phrase: Phrase, sound: str = "") -> None:
        """Announce something that happened by itself; it queues and enters the history."""
        self.announcer.announce([Announcement(phrase, sound=sound)])
        self.changed = True

    def with_place(self, phrase: Phrase, number: int, count: int) -> Phrase:
        """Add "n of m" to a spoken phrase if the setting wants it."""
        if not self.settings.get("say-place"):
            return phrase
        place = self.words.phrase("place", number=number, count=count)
        signs = self.words.signs
        said = (unended(phrase, signs.sentence), place)
        return join(said, signs.list, felt_as=phrase.braille)

    def _caption(self, said: Said) -> None:
        if said.speech:
            self._captions.append(said.speech)
            del self._captions[:-CAPTIONS]
        # What was read where others see it is no sentence of this seat.
        of_others = said.answer and bool(self.screens) and self.screen.for_everybody()
        if not (said.navigation or of_others):
            self.last_said.hear(said, self.now())
        self.changed = True

    # -- outputs -----------------------------------------------------------------------

    def braille(self) -> Shown:
        """Return the cells that the display is to show now."""
        view, screen = self.announcer.braille, self.screens[-1]
        letter_cards: frozenset[str] = frozenset()
        for each in self.screens:
            letter_cards = letter_cards.union(each.letter_cards())
        view.transcriber.letter_cards = letter_cards
        if (
            self._shown_of is not screen
            or self._key_since
            or not (view.refresh_ms and view.rows > 1)
        ):
            # On a slow display of many lines only messages come by themselves.
            view.show(screen.line())
            view.sections = screen.sections() if view.rows >= MANY_ROWS else ()
            self._shown_of, self._key_since = screen, False
        view.my_turn = screen.my_turn()
        stands = screen.standing()
        if stands is not self._stood:
            self._stood = stands
            view.standing = tuple([(part.braille, key) for part, key in stands])
        return view.shown()

    def picture(self) -> Picture:
        """Return what the window is to draw now."""
        return dressed(self, self.screen.picture(), tuple(map(capitalised, self._captions)))

    # -- time --------------------------------------------------------------------------

    def tick(self) -> None:
        """Continue what goes on by itself."""
        self.screen.tick()

    def stood_still(self, ms: int) -> None:
        """Learn that the program stood still for this long (the computer slept)."""
        for screen in tuple(self.screens):
            screen.stood_still(ms)

    def busy(self) -> bool:
        """Tell whether tick has more to do at once."""
        return self.screen.busy()
