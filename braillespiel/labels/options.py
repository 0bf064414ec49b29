"""The options of the command, and which formats each of them has an effect on."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, TypeAlias

from braillespiel import languages
from braillespiel.labels import dimensions
from braillespiel.labels.check import MARGIN
from braillespiel.labels.deck import ORIENTATIONS, Deck
from braillespiel.labels.errors import LabelError
from braillespiel.labels.notation import schemes
from braillespiel.labels.outputs import FORMATS
from braillespiel.labels.report import catalogue
from braillespiel.labels.source import EMBOSSED, PAPERS, PRINTED, SOLID, LabelSettings
from braillespiel.labels.source import orientation as drawn
from braillespiel.labels.stickers import KNIFE
from braillespiel.words.catalogue import Words

_PRINTED, _CODED, _EMBOSSED, _SOLID = PRINTED, ("brf",), EMBOSSED, SOLID


@dataclass(frozen=True, slots=True)
class Effect:
    """What an option works on."""

    formats: tuple[str, ...] = ()
    sheets: tuple[str, ...] = ()
    """Only with these values of --sheet ("sticker": any sheet of stickers); empty for all."""
    check: bool = False
    """It also changes what the check finds."""


EFFECTS = {
    "sheet": Effect((*_PRINTED,), check=True),
    "paper": Effect((*_PRINTED, "large", "proof")),
    "per_card": Effect((*_PRINTED, *_EMBOSSED, "3mf")),
    "first": Effect(_PRINTED, ("cut", "sticker")),
    "no_print": Effect(_PRINTED),
    "no_frames": Effect(_PRINTED, ("cut", "cards")),
    "knife": Effect(_PRINTED, ("cut",)),
    "tight": Effect((*_PRINTED,), check=True),
    "orient": Effect((*_PRINTED, *_EMBOSSED, *_SOLID), check=True),
    "mirror": Effect(_PRINTED),
    "swell": Effect(_PRINTED),
    "embosser": Effect(_EMBOSSED),
    "code": Effect(_CODED),
    "columns": Effect(_EMBOSSED),
    "rows": Effect(_EMBOSSED),
    "newline": Effect(_CODED),
    "form_feed": Effect(_CODED),
    "printer": Effect(_PRINTED),
    "offset": Effect(_PRINTED),
    "scale": Effect(_PRINTED),
    "compensate": Effect(_SOLID),
    "thick": Effect(_SOLID),
    "standing": Effect(_SOLID),
    "bed": Effect(_SOLID),
    "out": Effect(FORMATS),
    "clean": Effect(FORMATS),
}
"""Options that work on some formats only; all others always count."""


def without_effect(args: argparse.Namespace, formats: Sequence[str]) -> list[str]:
    """Return the options that were given but change nothing about these formats."""
    sheet = args.sheet if args.sheet in ("cut", "cards") else "sticker"
    idle = []
    for name, effect in EFFECTS.items():
        if getattr(args, name) == DEFAULTS.get(name):
            continue
        works = any(one in effect.formats for one in formats)
        if effect.sheets and sheet not in effect.sheets:
            works = False
        if name == "paper" and sheet == "sticker" and not {"large", "proof"} & set(formats):
            works = False
        if name == "orient" and args.orient != "none" and formats:
            chosen = LabelSettings(sheet=args.sheet, orientation=args.orient)
            one = Deck("", {}, "poker", ())
            works = any(
                drawn(each, chosen, one, dimensions.profile(args.profile)) != "none"
                for each in formats
            )
        if not works and not (effect.check and not formats):
            denied = "no-" if getattr(args, name) is False else ""
            idle.append(f"--{denied}{name.replace('_', '-')}")
    return idle


DEFAULTS: dict[str, Any] = {
    "sheet": "cut",
    "paper": "a4",
    "first": 1,
    "no_print": False,
    "no_frames": False,
    "knife": str(KNIFE),
    "tight": False,
    "orient": "auto",
    "mirror": False,
    "swell": False,
    "embosser": "a4",
    "compensate": "0",
    "thick": "1",
    "standing": False,
    "bed": "180x180",
    "clean": False,
}
"""Values of options that were not given, where that is not None."""


Add: TypeAlias = Callable[..., None]
"""Adds an option, with its help from the catalogue."""


def adding(parser: argparse.ArgumentParser, words: Words) -> Add:
    """Return what adds options to a parser."""
    say = catalogue(words.language)

    def add(*names: str, **how: Any) -> None:
        key = names[-1].lstrip("-")
        facts = {fact: how.pop(fact) for fact in ("known", "formats") if fact in how}
        dest = key.replace("-", "_")
        if dest in DEFAULTS and how.get("action") != "store_true":
            how["default"] = DEFAULTS[dest]
        parser.add_argument(*names, help=say(f"help-{key}", **facts).replace("%", "%%"), **how)

    return add


def _ids(entries: Callable[[], Iterable[str]]) -> str:
    try:
        return ", ".join(entries())
    except LabelError:  # An own entry is wrong: that must not keep other commands from running.
        return "--list"


def add_paper(add: Add) -> None:
    """Add the options for the paper of an embosser and its files."""
    add("--embosser", metavar="NAME", known=_ids(dimensions.embossers))
    add("--code", metavar="NAME")
    add("--columns", metavar="N", type=int)
    add("--rows", metavar="N", type=int)
    add("--newline", choices=("crlf", "lf"))
    add("--form-feed", action=argparse.BooleanOptionalAction, default=None)


def paper(args: argparse.Namespace) -> dimensions.Embosser:
    """Return the paper that these options are about. Raises LabelError."""
    changes: dict[str, Any] = {
        "display": args.code,
        "columns": args.columns,
        "rows": args.rows,
        "newline": args.newline,
        "form_feed": args.form_feed,
    }
    found = {name: value for name, value in changes.items() if value is not None}
    return replace(dimensions.embosser(args.embosser), **found)


def add_arguments(parser: argparse.ArgumentParser, words: Words) -> None:
    """Add all options of the command to a parser."""
    add, ids = adding(parser, words), _ids
    add("deck", nargs="?", metavar="DECK")
    add("--check", action="store_true")
    add("--fix", action="store_true")
    add("--short", action="store_true")
    add("--json", action="store_true")
    add("--format", metavar="A,B", formats=", ".join(FORMATS))
    add("--out", metavar="DIR", type=Path)
    add("--clean", action="store_true")
    add("--lang", choices=languages.of_labels())
    add("--notation", metavar="NAME", known=ids(schemes))
    add("--table", metavar="NAME")
    add("--profile", metavar="NAME", default="marburg-medium", known=ids(dimensions.profiles))
    add("--card-size", metavar="NAME", known=ids(dimensions.cards))
    add("--margin", metavar="MM", default=f"{MARGIN:g}")
    add("--sheet", metavar="NAME", known=ids(dimensions.sheets))
    add("--paper", choices=tuple(PAPERS))
    add("--per-card", type=int, choices=(1, 2))
    add("--first", metavar="N", type=int)
    add("--no-print", action="store_true")
    add("--no-frames", action="store_true")
    add("--knife", metavar="MM")
    add("--tight", action="store_true")
    add("--house", action="store_true")
    add("--orient", choices=("auto", *ORIENTATIONS))
    add("--mirror", action="store_true")
    add("--swell", action="store_true")
    add_paper(add)
    add("--printer", metavar="NAME")
    add("--measured", metavar="L,T,W,H")
    add("--calibrate", action="store_true")
    add("--offset", metavar="X,Y")
    add("--scale", metavar="X,Y")
    add("--compensate", metavar="MM")
    add("--thick", metavar="MM")
    add("--standing", action="store_true")
    add("--bed", metavar="WxH")
    add("--list", action="store_true")
