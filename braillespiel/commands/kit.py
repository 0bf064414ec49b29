"""``kit``: makes all that a real game on the table needs, besides its box."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

from braillespiel import languages
from braillespiel.words.catalogue import Words

_FAILED, _WRONG = 1, 2


def add(parser: argparse.ArgumentParser, words: Words) -> None:
    """Declare the arguments."""
    from braillespiel.kit.make import HAVE, READERS

    say = Words(words.language, ("kit",))
    parser.add_argument("deck", metavar="GAME", help=say("kit-help-deck"))
    parser.add_argument("--out", metavar="DIR", type=Path, required=True, help=say("kit-help-out"))
    parser.add_argument("--lang", choices=languages.of_labels(), help=say("kit-help-lang"))
    for option, known in (("have", HAVE), ("readers", READERS)):
        about = say(f"kit-help-{option}", known=say.signs.list.join(known))
        parser.add_argument(f"--{option}", metavar="A,B", default=",".join(known), help=about)
    parser.add_argument("--house", action="store_true", help=say("kit-help-house"))
    parser.add_argument("--json", action="store_true", help=say("kit-help-json"))
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace, words: Words) -> int:
    """Make the kit; return 0, 1 if a file could not be made, 2 if the call is wrong."""
    from braillespiel.kit import owned
    from braillespiel.kit.make import HAVE, READERS, Maker
    from braillespiel.labels.errors import LabelError
    from braillespiel.labels.report import catalogue

    say, told = Words(words.language, ("kit",)), catalogue(words.language)
    chosen = {}
    for option, known in (("have", HAVE), ("readers", READERS)):
        chosen[option] = [one.strip() for one in getattr(arguments, option).split(",")]
        for one in chosen[option]:
            if one not in known:
                facts = {"option": f"--{option}", "value": one, "known": say.signs.list.join(known)}
                print(say("kit-unknown", **facts), file=sys.stderr)
                return _WRONG
    language = arguments.lang or words.language
    try:
        deck = owned.load(arguments.deck, house=arguments.house, language=words.language)
        made = Maker(deck, language).make(arguments.out, **chosen)
    except LabelError as error:
        print(error.said(told), file=sys.stderr)
        return _WRONG
    failed = [
        say("kit-failed", file=name, reason=error.said(told)) for name, error in made.failed.items()
    ]
    text = say("kit-made", name=made.deck, files=len(made.written.files), folder=str(arguments.out))
    if arguments.json:
        files = [str(path) for path in made.written.files]
        print(json.dumps({"deck": made.deck, "files": files, "failed": failed, "text": text}))
    else:
        print("\n".join([text, *failed]))
        for old, new in made.written.kept:
            print(told("file-kept", file=old.name, backup=new.name))
    return _FAILED if failed else 0
