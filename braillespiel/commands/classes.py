"""``class``: what was kept of a class: reported, checked, deleted, handed out."""

from __future__ import annotations

import argparse

from braillespiel import languages
from braillespiel.commands import class_check, class_delete, class_hand_out, class_report
from braillespiel.commands.rosters import CATALOGUE
from braillespiel.words.catalogue import Words


def add(parser: argparse.ArgumentParser, words: Words) -> None:
    """Declare the arguments."""
    said = Words(words.language, (CATALOGUE,))
    what = parser.add_subparsers(
        dest="what", required=True, metavar="report | check | delete | hand-out"
    )
    for name, command in (
        ("report", class_report),
        ("check", class_check),
        ("delete", class_delete),
        ("hand-out", class_hand_out),
    ):
        about = said(f"class-help-{name}")
        made = what.add_parser(name, words=words, help=about, description=about)
        made.add_argument("--lang", choices=languages.codes(), help=words("cli-lang"))
        command.add(made, words)
