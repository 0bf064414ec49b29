"""F4: the rules of a game as headings to walk; they come from the game's catalogue."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from functools import partial
from typing import TYPE_CHECKING

from braillespiel.engine.contract import OptionValue
from braillespiel.games import registry
from braillespiel.ui.screens.menu import Menu, MenuEntry, TextScreen
from braillespiel.words.catalogue import Words
from braillespiel.words.phrase import Phrase

if TYPE_CHECKING:
    from braillespiel.ui.ui import Ui


def sections(
    words: Words, game: str, chapters: Collection[int] | None = None
) -> list[tuple[Phrase, Phrase]]:
    """Return the rules of ``game`` as (heading, text) pairs; all, or these chapters of them."""
    found = []
    number = 1
    while words.has(f"{game}-rules-{number}"):
        heading, text = f"{game}-rules-{number}", f"{game}-rules-{number}-text"
        if chapters is None or number in chapters:
            found.append((words.phrase(heading), words.phrase(text)))
        number += 1
    return found


def open_rules(ui: Ui, game: str, options: Mapping[str, OptionValue] | None = None) -> None:
    """Open the rules of ``game``, at a table those of the match; without a game, a menu of all."""
    there = ui.screen
    if game and isinstance(there, TextScreen) and there.game == game:
        there.appear()
        return
    if game:
        words = Words(ui.words.language, registry.catalogues(game), ui.naming)
        chapters = registry.game(game).rules_chapters(options) if options else None
        title = words.phrase("rules-of", game=words.phrase(f"{game}-title"))
        screen = TextScreen(ui, title, sections(words, game, chapters))
        screen.game = game
        ui.push(screen)
        return
    entries = []
    for name in registry.names():
        words = Words(ui.words.language, registry.catalogues(name))
        entries.append(
            MenuEntry(name, words.phrase(f"{name}-title"), partial(open_rules, ui, name))
        )
    ui.push(Menu(ui, ui.words.phrase("rules-choose"), entries))
