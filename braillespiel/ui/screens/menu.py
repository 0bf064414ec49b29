"""Menus: entries to walk, to search by first letters, to choose or to change."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import TYPE_CHECKING

from braillespiel.output.picture import Control, Panel, Picture, Tile
from braillespiel.ui.braille.line import BrailleLine, Chunk
from braillespiel.ui.braille.typed_dots import as_letters
from braillespiel.ui.keymap import Registry, Row, Scope
from braillespiel.ui.screens.screen import Screen
from braillespiel.words.phrase import EMPTY, Phrase, join, sentences, without_marks

if TYPE_CHECKING:
    from braillespiel.ui.ui import Ui
    from braillespiel.words.catalogue import Words

LETTERS_MS = 1000
"""First letters typed within this time belong together."""
DELETE = "delete"
"""The key of the entry that deletes, among what can be done with a thing."""
TURN = 10
"""How many entries the key for the next group moves in a menu without groups."""


@dataclass(frozen=True, slots=True)
class MenuEntry:
    """One line of a menu.

    ``do`` is what Enter does, ``change`` what Left and Right (-1, 1) do to a value: it returns
    whether there was a further one, or why there is none now. ``value`` is asked afresh each time.
    ``help`` is read by I; ``mark`` is what Space does, where that is neither of the two.
    ``more`` is all that can be done with what it stands for: Right lists it, and Delete does the
    one of them whose key is "delete".
    ``control`` says what it is for a screen reader and the window: "item", "check", "choice",
    "slider"; ``stands`` where a check box or a slider stands. ``group`` names the part of a long
    menu that it belongs to; ``find`` is what letters search for in place of its text, word by word.
    """

    key: str
    text: Phrase
    do: Callable[[], object] | None = None
    value: Callable[[], Phrase] | None = None
    change: Callable[[int], bool | Phrase] | None = None
    help: Phrase = EMPTY
    control: str = "item"
    stands: Callable[[], Control] | None = None
    group: Phrase = EMPTY
    find: str = ""
    mark: Callable[[], None] | None = None
    more: Sequence[MenuEntry] = ()

    def spoken(self, words: Words) -> Phrase:
        """Return the entry as said: its text and its value."""
        if self.value is None:
            return self.text
        value = self.value()
        said = join((self.text, value), words.signs.label)
        felt = (self.text.braille, value.braille)
        return said.felt_as(": ".join(filter(None, felt)))

    def begins(self, letters: str) -> bool:
        """Tell whether the entry begins with ``letters`` (small ones)."""
        return (self.find or self.text.brief).lower().startswith(letters)

    def contains(self, letters: str) -> bool:
        """Tell whether a later word of what is searched for begins with ``letters``."""
        return f" {letters}" in self.find.lower()


class Menu(Screen):
    """A list of entries. It wraps where the setting ``menus-wrap`` is on."""

    scopes: tuple[Scope, ...] = (Scope.MENU, Scope.GLOBAL)
    searched = False
    """Whether letters search before they ask the table that it lies over."""
    empty = "menu-empty"
    """What is said where there is no entry."""

    def __init__(
        self, ui: Ui, title: Phrase, entries: Sequence[MenuEntry], closable: bool = True
    ) -> None:
        super().__init__(ui)
        self._title = title
        self.entries = list(entries)
        self.index = 0
        self.closable = closable
        self._typed = ""
        self._typed_at = 0

    def refresh(self) -> None:
        """Make the entries again; nothing to do if they never change."""

    def title(self) -> Phrase:
        """Name the menu."""
        return self._title

    def entry(self) -> MenuEntry | None:
        """Return the entry under the focus."""
        return self.entries[self.index] if self.entries else None

    def focused(self) -> Phrase:
        """Return the focused entry with its place."""
        entry = self.entry()
        if entry is None:
            return self.words.phrase(self.empty)
        said = join((entry.spoken(self.words), self._group_begun()), self.words.signs.list)
        return self.ui.with_place(said, self.index + 1, len(self.entries))

    def _group_begun(self) -> Phrase:
        """Name the group, if its first entry has the focus."""
        group = self.entries[self.index].group
        return group if self.index in self._groups() else EMPTY

    def _groups(self) -> list[int]:
        """Return at which entries groups begin."""
        found, last = [], EMPTY
        for index, entry in enumerate(self.entries):
            if entry.group not in (EMPTY, last):
                found.append(index)
            last = entry.group
        return found

    def appear(self) -> None:
        """Say the menu's title and the focused entry."""
        self._read_again()
        super().appear()

    def _read_again(self) -> None:
        """Make the entries again; the focus stays where it was, as far as there are so many."""
        self.refresh()
        self.index = min(self.index, max(0, len(self.entries) - 1))

    def tell_gone(self, gone: Phrase) -> None:
        """Say what is gone from here, and what has the focus now."""
        self._read_again()
        said = sentences((gone, self.focused()), self.words.signs.sentence)
        self.ui.announcer.answer(said)

    def idle_commands(self) -> frozenset[str]:
        """Return "mark" if no entry can be marked, "delete" if none can be deleted here."""
        marks = any(entry.control == "check" for entry in self.entries)
        deletes = not self.ui.naming.on_page and any(entry.more for entry in self.entries)
        return frozenset(("mark",) * (not marks) + (DELETE,) * (not deletes))

    def means(self, command: str) -> Phrase:
        """Say that Right lists what can be done with an entry, where it does so."""
        listed = command == "right" and any(entry.more for entry in self.entries)
        return self.words.phrase("menu-more") if listed else EMPTY

    def run(self, scope: Scope, command: str) -> bool:
        """Walk, choose, change, close."""
        return MENU.run(self, command)

    def _go_to(self, index: int) -> None:
        self.index = index
        self._say_focus()

    def _back(self) -> bool:
        if not self.closable:
            self.ui.announcer.answer(self.words.phrase("menu-not-closable"), sound="edge")
            return True
        self.ui.announcer.earcons.play("close")
        self.ui.pop()
        return True

    def _move(self, by: int) -> None:
        if not self.entries:
            self.ui.announcer.answer(self.words.phrase(self.empty), sound="edge")
            return
        target = self.index + by
        if not 0 <= target < len(self.entries):
            if not self.ui.settings.get("menus-wrap") or len(self.entries) == 1:
                self.ui.edge()
                return
            target %= len(self.entries)
        self.index = target
        self._say_focus()

    def _turn(self, by: int) -> None:
        """Go to the next group or, if there are none, some entries on."""
        groups = self._groups()
        if not groups:
            target = max(0, min(len(self.entries) - 1, self.index + by * TURN))
        elif by > 0:
            target = next((index for index in groups if index > self.index), self.index)
        else:
            target = next((index for index in reversed(groups) if index < self.index), self.index)
        if target == self.index or not self.entries:
            self.ui.edge()
            return
        self.index = target
        self._say_focus()

    def _say_focus(self) -> None:
        self.ui.announcer.focus(self.focused())

    def _change(self, by: int) -> None:
        entry = self.entry()
        if entry is not None and entry.more and by > 0:
            self._more(entry)
        elif entry is None or entry.change is None:
            self._inspect()
        elif changed := entry.change(by):
            self._say_changed(entry, changed)
        else:
            self.ui.edge()

    def _more(self, entry: MenuEntry) -> None:
        """List what can be done with an entry; it is done from here, where the entry is."""
        listed = [replace(one, do=partial(self._do_here, one)) for one in entry.more]
        self.ui.push(Menu(self.ui, entry.text, listed))

    def _do_here(self, one: MenuEntry) -> None:
        self.ui.pop_to(self, silent=True)
        assert one.do is not None
        one.do()

    def _delete(self) -> None:
        entry = self.entry()
        deletes = [] if entry is None else [one for one in entry.more if one.key == DELETE]
        for one in deletes:
            self._do_here(one)
        if not deletes:
            self.ui.announcer.nothing(self.words.phrase("key-nothing-here"))

    def _say_changed(self, entry: MenuEntry, changed: bool | Phrase) -> None:
        assert entry.value is not None
        if isinstance(changed, Phrase):
            self.ui.announcer.answer(changed, sound="error")
        else:
            self._say_value(entry.value())

    def _say_value(self, value: Phrase) -> None:
        """Say the new value; where the whole entry does not fit, it lies over the line alone."""
        announcer = self.ui.announcer
        announcer.focus(value)
        if not announcer.braille.fits(self.line()):
            announcer.braille.answer(announcer.wording.brailled(value))

    def _inspect(self) -> None:
        entry = self.entry()
        if entry is None or entry.help == EMPTY:
            self.ui.announcer.answer(self.words.phrase("menu-no-help"), sound="edge")
        else:
            self.ui.announcer.answer(entry.help)

    def _activate(self, command: str) -> None:
        entry = self.entry()
        if entry is None:
            self.ui.announcer.answer(self.words.phrase(self.empty), sound="edge")
        elif entry.mark is not None and command == "mark":
            entry.mark()
        elif entry.do is not None and (command == "activate" or entry.change is None):
            entry.do()
        elif entry.change is not None and entry.value is not None:
            self._say_changed(entry, entry.change(1) or entry.change(-1_000_000))
        else:
            self._inspect()

    def finds(self, key: str) -> bool:
        """Tell whether a letter finds an entry here, if letters search first."""
        letter = key.lower()
        if len(letter) == 1 and self._searching():
            return True
        return self.searched and any(e.begins(letter) or e.contains(letter) for e in self.entries)

    def explains(self) -> bool:
        """Tell whether the focused entry has an explanation."""
        entry = self.entry()
        return entry is not None and entry.help != EMPTY

    def _searching(self) -> bool:
        """Tell whether letters were typed so recently that the next one belongs to them."""
        return bool(self._typed) and self.ui.now() - self._typed_at < LETTERS_MS

    def typed(self, character: str) -> bool:
        """Go to the next entry that begins with the letters typed within a second.

        A space belongs to the letters typed before it; but behind one letter with which an entry
        was found, where no word ends with it, it does what it does without letters. If nothing is
        found, nothing moves until there is a pause: the rest of a word is not a new search.
        """
        going_on = self._searching()
        if not character.strip() and not (going_on and self._goes_on_with_a_space()):
            self._typed = ""
            return False
        self._typed = self._typed + character.lower() if going_on else character.lower()
        self._typed_at = self.ui.now()
        searched = self._typed[0] if len(set(self._typed)) == 1 else self._typed
        found = self._beginning(searched)
        literary = as_letters(searched)
        if not found and literary != searched and self.ui.naming.by_display:
            found = self._beginning(literary)
        if found:
            self.index = found[0]
            self._say_focus()
        else:
            self.ui.announcer.answer(
                self.words.phrase("menu-no-match", letters=searched.strip()), sound="edge"
            )
        return True

    def _goes_on_with_a_space(self) -> bool:
        """Tell whether a space is searched for: behind a letter that is no word only goes on
        who has found nothing yet.
        """
        letter = self._typed[0]
        if len(set(self._typed)) > 1 or not self._beginning(letter):
            return True
        return bool(self._beginning(f"{letter} "))

    def _beginning(self, letters: str) -> list[int]:
        """Return which entries begin with letters, then those that hold them, from the focus on."""
        start = self.index + (1 if len(letters) == 1 else 0)
        count = len(self.entries)
        around = [(start + offset) % count for offset in range(count)]
        found = [index for index in around if self.entries[index].begins(letters)]
        return found + [index for index in around if self.entries[index].contains(letters)]

    def focused_key(self) -> str:
        """Return the key of the focused entry."""
        entry = self.entry()
        return "" if entry is None else entry.key

    def choice(self, word: str) -> str:
        """Return the key of the only entry that is named by this one word."""
        brailled = self.ui.announcer.wording.brailled
        names = [(each.key, without_marks(brailled(each.text))) for each in self.entries]
        named = [key for key, name in names if name.casefold() == word.casefold()]
        return named[0] if len(named) == 1 else ""

    def route(self, key: str) -> bool:
        """Routing or a click: focus the entry, or choose it if it is focused."""
        for index, entry in enumerate(self.entries):
            if entry.key == key:
                if index == self.index:
                    self._activate("activate")
                else:
                    self.index = index
                    self._say_focus()
                return True
        return False

    def point(self, key: str, say: bool = True) -> bool:
        """Focus the entry ``key``."""
        for index, entry in enumerate(self.entries):
            if entry.key == key:
                self.index = index
                if say:
                    self._say_focus()
                return True
        return False

    def step(self, by: int) -> bool:
        """Change the focused entry's value by this many steps."""
        for _ in range(abs(by) - 1):
            entry = self.entry()
            if entry is None or entry.change is None or not entry.change(1 if by > 0 else -1):
                break
        return self.run(Scope.MENU, "right" if by > 0 else "left")

    def line(self) -> BrailleLine:
        """Return the focused entry with its place; the display's line keys walk."""
        entry = self.entry()
        if entry is None:
            return BrailleLine("", (Chunk(self.words.phrase(self.empty).braille),))
        place = f"{self.index + 1}/{len(self.entries)}"
        brailled = self.ui.announcer.wording.brailled
        parts = [brailled(entry.spoken(self.words)), place]
        if self.index in self._groups():
            parts.append(brailled(entry.group))
        return BrailleLine("", tuple(Chunk(part, entry.key) for part in parts))

    def picture(self) -> Picture:
        """Return the menu as a panel of tiles."""
        title = self.shown(self.title())
        tiles = tuple(
            Tile(
                key=entry.key,
                text=self.shown(entry.text),
                value=self.shown(entry.value()) if entry.value is not None else "",
                place=(number, 0),
                live=True,
                control=entry.stands() if entry.stands is not None else Control(entry.control),
            )
            for number, entry in enumerate(self.entries)
        )
        panel = Panel(
            "menu",
            title,
            "list",
            tiles,
            empty=self.words(self.empty),
            menu=True,
            signs=self.words.signs,
        )
        current = self.entry()
        focus = None if current is None else ("menu", current.key)
        return Picture(title, (panel,), focus)


MENU: Registry[Menu] = Registry(
    Scope.MENU,
    Row("left", "Left", "menu", lambda menu: menu._change(-1)),
    Row("right", "Right", "menu", lambda menu: menu._change(1)),
    Row("first", "Home", "menu", lambda menu: menu._go_to(0)),
    Row("activate", "Enter", "menu 1", lambda menu: menu._activate("activate")),
    Row("last", "End BrailleBottom", "menu", lambda menu: menu._go_to(len(menu.entries) - 1)),
    Row("up", "Up BrailleLineUp", "menu", lambda menu: menu._move(-1)),
    Row("down", "Down BrailleLineDown", "menu", lambda menu: menu._move(1)),
    Row("zone-first", "BrailleTop", "menu", lambda menu: menu._go_to(0)),
    Row("group-next", "PageDown", "menu", lambda menu: menu._turn(1)),
    Row("group-previous", "PageUp", "menu", lambda menu: menu._turn(-1)),
    Row("mark", "Space", "menu 1", lambda menu: menu._activate("mark")),
    Row(DELETE, "Delete", "menu 1", lambda menu: menu._delete()),
    Row("back", "Escape Backspace BrailleBack", "menu 1", lambda menu: menu._back(), button=1),
    Row("inspect", "Tab", "menu 1", lambda menu: menu._inspect()),
    Row("zone", "BrailleHome", "menu 1", lambda menu: menu.appear()),
)
"""Commands of menus; other screens to which these keys belong do with them what fits there."""


class TextScreen(Menu):
    """A text as headings to walk; Enter or Right reads what is under one."""

    def __init__(self, ui: Ui, title: Phrase, sections: Sequence[tuple[Phrase, Phrase]]) -> None:
        entries = [
            MenuEntry(f"section-{number}", heading, help=text)
            for number, (heading, text) in enumerate(sections)
        ]
        super().__init__(ui, title, entries)

    def picture(self) -> Picture:
        """Return the headings, and the text under the focused one."""
        base = super().picture()
        entry = self.entry()
        paragraphs = () if entry is None else (entry.help.full,)
        return Picture(base.title, base.panels, base.focus, paragraphs)


class Question(Menu):
    """A yes-or-no question; the focus is on No, so that a second Enter does no harm."""

    def __init__(self, ui: Ui, question: Phrase, yes: Callable[[], None]) -> None:
        def accept() -> None:
            ui.pop(silent=True)
            yes()

        answers = (
            MenuEntry("no", ui.words.phrase("answer-no"), ui.pop),
            MenuEntry("yes", ui.words.phrase("answer-yes"), accept),
        )
        super().__init__(ui, question, answers)

    def title(self) -> Phrase:
        """Ask; who has a display alone finds both answers behind the question."""
        question = super().title()
        if not self.ui.naming.by_display:
            return question
        others = [entry.text.braille for entry in self.entries if entry is not self.entry()]
        return question.felt_as(" ".join((question.braille, *others)))
