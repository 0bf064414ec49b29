"""F4: the rules of a game as headings to walk; they come from the game's catalogue."""

from __future__ import annotations

from typing import TYPE_CHECKING

from braillespiel.games import registry
from braillespiel.ui.screens.menu import Entry, Menu, TextScreen
from braillespiel.words.catalogue import Words
from braillespiel.words.phrase import Phrase

if TYPE_CHECKING:
    from braillespiel.ui.ui import Ui


def sections(words: Words, game: str) -> list[tuple[Phrase, Phrase]]:
    """Return the rules of ``game`` as (heading, text) pairs."""
    found = []
    number = 1
    while words.has(f"{game}-rules-{number}"):
        found.append(
            (words.phrase(f"{game}-rules-{number}"), words.phrase(f"{game}-rules-{number}-text"))
        )
        number += 1
    return found


def open_rules(ui: Ui, game: str) -> None:
    """Open the rules of ``game``; without one, a menu of all games."""
    there = ui.screen
    if game and isinstance(there, TextScreen) and there.game == game:
        there.appear()
        return
    if game:
        words = Words(ui.words.language, registry.catalogues(game))
        title = words.phrase("rules-of", game=words.phrase(f"{game}-title"))
        screen = TextScreen(ui, title, sections(words, game))
        screen.game = game
        ui.push(screen)
        return
    entries = []
    for name in registry.names():
        words = Words(ui.words.language, registry.catalogues(name))
        entries.append(
            Entry(name, words.phrase(f"{name}-title"), lambda n=name: open_rules(ui, n))  # type: ignore[misc]
        )
    ui.push(Menu(ui, ui.words.phrase("rules-choose"), entries))
