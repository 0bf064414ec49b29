"""F1: what you can do here; F1 again: all keys. Both are made from the key table."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from braillespiel import languages, resources
from braillespiel.ui.key_table import (
    NTH,
    does,
    in_display_groups,
    in_groups,
    row_phrase,
    with_digits_together,
)
from braillespiel.ui.keymap import ANSWERS, ASKING, GAME, Command, Scope, is_on_page, key_name
from braillespiel.ui.screens.line_help import display_keys
from braillespiel.ui.screens.menu import DELETE, Menu, MenuEntry
from braillespiel.ui.screens.prompt import Prompt, character_of
from braillespiel.ui.screens.screen import Screen
from braillespiel.words.catalogue import Words
from braillespiel.words.phrase import EMPTY, Phrase, begun, join

if TYPE_CHECKING:
    from braillespiel.ui.ui import Ui


# -- the guide -----------------------------------------------------------------------


_SENTENCE_ENDS = re.compile(r"(?<=[.?!])\s+(?=[A-ZÄÖÜ\d„“\"]|\./)")
_HEADING = "## "
_ITEM = re.compile(r"^- ", re.MULTILINE)
_LINK = re.compile(r"\[([^]]+)\]\(([^)]+)\)")


def sections(language: str) -> list[tuple[str, tuple[str, ...]]]:
    """Return the guide as (heading, sentences), in English where the language has none.

    Raises OSError if it cannot be read.
    """
    pages = [resources.folder("docs") / f"guide.{code}.md" for code in languages.chain(language)]
    page = next((path for path in pages if path.exists()), pages[-1])
    text = page.read_text(encoding="utf-8")
    found = []
    for part in f"\n{text}".split(f"\n{_HEADING}")[1:]:
        heading, _, body = part.partition("\n")
        sentences: list[str] = []
        plain = body.replace("`", "").replace("**", "")
        for paragraph in _ITEM.sub("\n", plain).split("\n\n"):
            told = _LINK.sub(r"\1 (docs/\2)", " ".join(paragraph.split()))
            sentences += [one for one in _SENTENCE_ENDS.split(told) if one]
        found.append((heading.strip(), tuple(sentences)))
    return found


def guide_entry(ui: Ui) -> MenuEntry:
    """Return the menu entry that opens the guide."""
    phrase = ui.words.phrase("guide-entry")
    return MenuEntry("guide", phrase, partial(open_guide, ui), find=phrase.full)


def open_guide(ui: Ui) -> None:
    """Open the guide in the language of the program."""
    try:
        found = sections(ui.words.language)
    except OSError:
        ui.announcer.answer(ui.words.phrase("guide-unreadable"), sound="error")
        return
    entries = [
        MenuEntry(
            f"section-{number}",
            Phrase.plain(heading),
            partial(_open_section, ui, heading, told),
            help=Phrase.plain(" ".join(told)),
        )
        for number, (heading, told) in enumerate(found)
    ]
    ui.push(Menu(ui, ui.words.phrase("guide-title"), entries))


def _open_section(ui: Ui, heading: str, told: tuple[str, ...]) -> None:
    entries = [
        MenuEntry(f"sentence-{number}", Phrase.plain(sentence))
        for number, sentence in enumerate(told)
    ]
    ui.push(Menu(ui, Phrase.plain(heading), entries))


# -- help ----------------------------------------------------------------------------


_GENERAL = ("help", "where", "rules", "settings", "repeat", "signs")
"""Commands of every screen that the short help names."""
_MENU_HERE = ("activate", "mark", DELETE, "inspect", "back")
"""Menu commands that the short help names besides those for moving."""
_DESK_HERE = ("activate", "zone-next", "zone-previous", "game-menu", "inspect", "zone")
"""Keys of the table that the short help of a desk names."""
_DESK_BEHIND = {"last": ("activate",), "zone-first": ("back", "game-menu")}
"""Keys of the table that the help of all keys lists behind others at a desk, after the row named
first.
"""
_FEW = 5
"""How many keys that matter now the short help of a table begins with."""
_TABLE_HERE = ("walk", "act", "zones", "ask", "network", "class", "program")
"""The groups of the table that the short help lists in full."""


def _name(ui: Ui, number: int) -> str:
    """Return the name of the person ``number`` (from 1) at a shared table; if there is none,
    "player" and the number.
    """
    for screen in ui.screens:
        people = screen.people()
        if number <= len(people):
            return people[number - 1]
    return ui.words("player-name", number=number)


def deed(
    ui: Ui, row: Command, game: str, drafting: bool = False, words: Words | None = None
) -> Phrase:
    """Return what a row does, and first for whom if several people have keys of their own.

    ``words`` are those of its game, where the screen has them not.
    """
    found = does(words or ui.words, row, game, drafting)
    person = row.id.partition("@")[2] if row.scope is Scope.GAME else ""
    return (
        join((Phrase.name(_name(ui, int(person))), found), ui.words.signs.list) if person else found
    )


def _pressed(ui: Ui, row: Command) -> Command:
    """Return a row with the keys that can be pressed here; what has to be typed is named so."""
    if not ui.naming.on_page:
        return row
    keys = tuple(key for key in row.keys if is_on_page(key))
    return replace(row, keys=keys or tuple(f"Type+{key}" for key in row.keys[:1]))


def command_phrase(ui: Ui, row: Command, game: str, drafting: bool = False) -> Phrase:
    """Return a row of the help: keys first, then what they do."""
    return row_phrase(ui.words, _pressed(ui, row), deed(ui, row, game, drafting))


def group_phrase(words: Words, group: str, game: str) -> Phrase:
    """Name a group of the key table; the keys of a game by its title."""
    title = f"{game}-title"
    if group == GAME and game and words.has(title):
        return words.phrase(title)
    return words.phrase(f"key-group-{group}")


def command_entry(
    ui: Ui, row: Command, game: str, drafting: bool = False, here: Phrase = EMPTY
) -> MenuEntry:
    """Return a row of the key table as a menu entry, found by the letters of what it does.

    ``here`` words it if it does something else here than elsewhere.
    """
    told = deed(ui, row, game, drafting) if here == EMPTY else here
    name = "nth-1" if row.id == NTH else row.id
    return MenuEntry(
        f"{row.scope.value}.{name}",
        row_phrase(ui.words, _pressed(ui, row), told),
        group=group_phrase(ui.words, row.group, game),
        find=told.full,
    )


def _entry(
    ui: Ui, row: Command, game: str, drafting: bool = False, here: Phrase = EMPTY
) -> MenuEntry:
    """Return a row of the help; for a display, which has none of the keys, what it does alone."""
    entry = command_entry(ui, row, game, drafting, here)
    if not ui.naming.by_display:
        return entry
    told = deed(ui, row, game, drafting) if here == EMPTY else here
    return replace(entry, text=begun(told))


def _now_entry(ui: Ui, below: Screen, row: Command, told: Phrase) -> MenuEntry:
    """Return one of the keys that matter now; it is found by the letters of both its sentences."""
    row = _pressed(ui, row)
    own, drafting = f"now-{row.id}", below.drafting()
    usual, means = deed(ui, row, below.game, drafting), _means(below, row)
    if means != EMPTY:
        told = means
    elif told == EMPTY and row.scope is Scope.TABLE and not drafting and ui.words.has(own):
        told = ui.words.phrase(own)
    elif told == EMPTY:
        told = usual
    text = row_phrase(ui.words, row, told)
    return MenuEntry(f"{row.scope.value}.{row.id}", text, find=f"{usual.full} {told.full}")


class HelpMenu(Menu):
    """The short help; F1 inside it opens the help of all keys."""

    searched = True

    def __init__(
        self,
        ui: Ui,
        below: Screen,
        rows: Sequence[Command],
        title: str,
        first: Sequence[MenuEntry] = (),
    ) -> None:
        drafting = below.drafting()
        zone = below.zone_name()
        entries: list[MenuEntry] = []
        found = _meant(ui, below, rows)
        if Scope.TABLE in below.scopes and Scope.DESK not in below.scopes:
            order = in_display_groups if ui.naming.by_display else in_groups
            found = with_digits_together(order(found))
        if ui.naming.by_display:
            now = below.commands_that_act()
            found.sort(key=lambda row: (row.scope, row.id) not in now)
        now_first = () if ui.naming.by_display or title == "help-all" else below.keys_now()
        for meant, told in now_first:
            row = next((row for row in found if (row.scope, row.id) == meant), None)
            if row is not None and len(entries) < _FEW:
                entries.append(_now_entry(ui, below, row, told))
                found.remove(row)
        for row in found:
            entry = _entry(ui, row, below.game, drafting, _means(below, row))
            if zone != EMPTY and row.group == "walk":
                entry = replace(entry, group=ui.words.phrase("key-group-here", zone=zone))
            entries.append(entry)
        entries = [*entries, *first] if ui.naming.by_display else [*first, *entries]
        if ui.is_only_invited():
            row = ui.key_map_of(below).row(*ANSWERS)
            entries.insert(0, _entry(ui, row, "", here=ui.words.phrase("help-invited")))
        entries += [*display_keys(ui, below), guide_entry(ui)]
        if ui.naming.by_display:  # one line up from the first: no key of a display leaves a match
            entries.sort(key=lambda entry: entry.key == f"{Scope.TABLE.value}.game-menu")
        super().__init__(ui, ui.words.phrase(title), entries)
        self.game = below.game
        self.below = below
        self.whole = title == "help-all"

    def _activate(self, command: str) -> None:
        """Close the help and do what the focused row describes."""
        entry = self.entry()
        scope, _, name = ("" if entry is None else entry.key).partition(".")
        if scope not in {one.value for one in Scope} or name == NTH:
            super()._activate(command)
            return
        self.ui.pop_to(self.below, silent=True)
        self.ui.carry_out(Scope(scope), name)


def _means(screen: Screen, row: Command) -> Phrase:
    return EMPTY if row.scope is Scope.GAME else screen.means(row.id)


def _navigation(ui: Ui, screen: Screen) -> list[MenuEntry]:
    """Return what the short help of a menu or a prompt says first: how to move or type."""
    words = ui.words
    if isinstance(screen, Prompt):
        return [MenuEntry("type", words.phrase("help-type"))]
    if not isinstance(screen, Menu):
        return []
    by_id = {row.id: row for row in ui.key_map.rows_of(Scope.MENU)}

    def line(key: str, *ids: str) -> MenuEntry:
        keys = [key_name(words, by_id[name].keys[0]) for name in ids if by_id[name].keys]
        return MenuEntry(
            key,
            join(
                (Phrase.plain(words.signs.list.join(keys), ", ".join(keys[:2])), words.phrase(key)),
                words.signs.label,
            ),
        )

    found = [line("help-walk", "up", "down", "first", "last")]
    if any(entry.change is not None for entry in screen.entries):
        found.append(line("help-change", "left", "right"))
    found.append(MenuEntry("letters", words.phrase("help-letters")))
    if ui.naming.on_page:
        found.append(MenuEntry("typed", words.phrase("web-help-typed")))
    if not screen.searched and ui.table_below(screen) is not None:
        table = {row.id: row for row in ui.key_map.rows_of(Scope.TABLE)}
        asks = [key_name(words, table[name].keys[0]) for name in ASKING if table[name].keys]
        told = words.phrase("help-ask")
        found.insert(
            -1,
            MenuEntry(
                "ask", join((Phrase.plain(words.signs.list.join(asks)), told), words.signs.label)
            ),
        )
    return found


def open_help(ui: Ui, about: Screen | None = None) -> None:
    """Open the help of the current screen (or of ``about``), or of all keys from the short one."""
    screen = ui.screen
    if isinstance(screen, HelpMenu) and about is None:
        if screen.whole:
            screen.appear()
            return
        below = screen.below
        ui.pop(silent=True)
        ui.push(HelpMenu(ui, below, _all_rows(ui, below), "help-all"))
        return
    below = about or screen
    ui.push(HelpMenu(ui, below, _rows_here(ui, below), "help-here", _navigation(ui, below)))


def _all_rows(ui: Ui, below: Screen) -> list[Command]:
    """Return all rows of a screen except keys of the game that mean nothing in this match."""
    table, idle = ui.key_map_of(below), below.idle_commands()
    rows = [row for scope in below.scopes for row in table.rows_of(scope)]
    if Scope.DESK in below.scopes:
        rows = _as_at_desk(rows)
    walks = Scope.REPLAY in below.scopes or Scope.DESK in below.scopes
    at_table = (Scope.GAME, Scope.TABLE) if walks else (Scope.GAME,)
    return [row for row in rows if row.scope not in at_table or row.id not in idle]


def _as_at_desk(rows: Sequence[Command]) -> list[Command]:
    """Return rows with those keys of the table that act where a desk lists them."""
    behind = {name for names in _DESK_BEHIND.values() for name in names}
    acts = {row.id: row for row in rows if row.scope is Scope.TABLE and row.id in behind}
    found: list[Command] = []
    for row in rows:
        if acts.get(row.id) is not row:
            found.append(row)
        if row.scope is Scope.TABLE:
            found += [acts[name] for name in _DESK_BEHIND.get(row.id, ())]
    return found


def _rows_here(ui: Ui, below: Screen) -> list[Command]:
    """Return the rows of the short help of a screen, without what does nothing there now."""
    table, idle = ui.key_map_of(below), below.idle_commands()
    if Scope.GAME in below.scopes:
        felt = ("signs",) if ui.announcer.braille.attended else ()
        found = [
            row
            for row in (
                *table.rows_of(Scope.GAME),
                *table.rows_of(Scope.TABLE),
                *(table.rows_of(Scope.NETWORK) if Scope.NETWORK in below.scopes else ()),
                *table.rows_of(Scope.GLOBAL),
            )
            if row.scope is Scope.GAME or row.group in _TABLE_HERE or row.id in felt
        ]
        return [row for row in found if row.id not in idle]
    general = [row for row in table.rows_of(Scope.GLOBAL) if row.id in _GENERAL]
    if Scope.PROMPT in below.scopes:
        return [*table.rows_of(Scope.PROMPT), *general]
    if Scope.REPLAY in below.scopes:
        return [*table.rows_of(Scope.REPLAY), *general]
    if Scope.DESK in below.scopes:
        at_desk = [table.row(Scope.TABLE, name) for name in _DESK_HERE]
        return [
            row for row in (*table.rows_of(Scope.DESK), *at_desk, *general) if row.id not in idle
        ]
    menu = {row.id: row for row in table.rows_of(Scope.MENU)}
    own = [menu[name] for name in _MENU_HERE if name in menu]
    if below.means("right") != EMPTY:
        own.insert(1, menu["right"])
    own += table.rows_of(Scope.NETWORK) if Scope.NETWORK in below.scopes else []
    return [row for row in (*own, *general) if row.id not in idle]


def _typed(screen: Screen, key: str) -> bool:
    """Tell whether ``key`` is typed on ``screen``, or searches, before the key table is asked."""
    if isinstance(screen, Prompt):
        return bool(character_of(key))
    return isinstance(screen, Menu) and len(key) == 1


def _meant(ui: Ui, screen: Screen, rows: Sequence[Command]) -> list[Command]:
    """Return the rows with the keys that do mean them on ``screen``, each command once: a game
    may take a key over, a draft a command of its game.
    """
    table = ui.key_map_of(screen)
    found: dict[tuple[Scope, str], Command] = {}
    for row in rows:
        meant = (row.scope, row.id)
        keys = tuple(
            key
            for key in row.keys
            if not _typed(screen, key) and table.command(key, screen.scopes) == meant
        )
        if keys:
            found.setdefault(meant, replace(row, keys=keys))
    return list(found.values())
