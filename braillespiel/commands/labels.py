"""``labels``: makes Braille labels for decks of cards."""

from __future__ import annotations

import argparse

from braillespiel.words.catalogue import Words


def add(parser: argparse.ArgumentParser, words: Words) -> None:
    """Add the options; the part that draws labels takes longer to load than all other commands."""
    from braillespiel.kit import owned
    from braillespiel.labels import cli

    def run(args: argparse.Namespace, words: Words) -> int:
        return cli.run(
            args,
            words,
            lambda name, house, language: owned.load(name, house=house, language=language),
        )

    cli.add_arguments(parser, words)
    parser.set_defaults(run=run)
