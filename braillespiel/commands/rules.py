"""``rules``: prints the rules of a game as plain text."""

from __future__ import annotations

import argparse

from braillespiel.commands import shared
from braillespiel.ui.screens.rules import sections
from braillespiel.words.catalogue import Words


def add(parser: argparse.ArgumentParser, words: Words) -> None:
    """Declare the arguments."""
    parser.add_argument("game", metavar="GAME", help=words("cli-game"))
    parser.add_argument("--json", action="store_true", help=words("cli-json"))
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace, words: Words) -> int:
    """Print headings and paragraphs."""
    game = shared.game(arguments.game, words)
    own = shared.game_words(words, game.id)
    parts = sections(own, game.id)
    if arguments.json:
        shared.print_json(
            {
                "game": game.id,
                "title": own(f"{game.id}-title"),
                "sections": [{"heading": h.full, "text": t.full} for h, t in parts],
            }
        )
        return 0
    print(own(f"{game.id}-title"))
    for heading, text in parts:
        print()
        print(heading.full)
        print(text.full)
    return 0
