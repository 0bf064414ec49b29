"""``matches``: the matches on disk; keep one as a file, take one in from a file."""

from __future__ import annotations

import argparse
from datetime import datetime
from pathlib import Path

from braillespiel.commands import shared
from braillespiel.store.errors import StoreError
from braillespiel.store.match_file import MatchFileError, read_match, write_match
from braillespiel.store.opening import Store, open_store
from braillespiel.store.records import MatchId
from braillespiel.words.catalogue import Words


def add(parser: argparse.ArgumentParser, words: Words) -> None:
    """Declare the arguments."""
    parser.add_argument("--export", type=int, metavar="NUMBER", help=words("cli-matches-export"))
    parser.add_argument("--out", metavar="FILE", help=words("cli-matches-out"))
    parser.add_argument("--import", dest="take", metavar="FILE", help=words("cli-matches-import"))
    parser.add_argument("--json", action="store_true", help=words("cli-json"))
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace, words: Words) -> int:
    """Export, import or list."""
    store = open_store()
    try:
        if arguments.export is not None:
            number = MatchId(arguments.export)
            file = store.matches.export(number)
            path = Path(arguments.out or f"{file.game}-{number}.bsmatch")
            print(words("matches-exported", path=str(write_match(file, path))))
        elif arguments.take is not None:
            number = store.matches.take_in(read_match(Path(arguments.take)))
            print(words("matches-imported", number=int(number)))
        else:
            _list(store, arguments.json, words)
    except StoreError as error:
        raise shared.CommandError(
            words(f"store-error-{error.kind}", path=error.path, detail=error.detail)
        ) from None
    except MatchFileError as error:
        raise shared.CommandError(
            words(f"match-file-{error.kind}", path=error.path, detail=error.detail)
        ) from None
    finally:
        store.close()
    return 0


def _list(store: Store, as_json: bool, words: Words) -> None:
    """Print a line per match, unfinished ones first."""
    lines = [*store.matches.unfinished(), *store.matches.finished()]
    if not lines and not as_json:
        print(words("matches-none"))
    for line in lines:
        when = datetime.fromtimestamp(line.changed / 1000).isoformat(" ", "minutes")
        names = [player.name for player in line.players]
        over = line.finished is not None
        if as_json:
            shared.print_json(
                {
                    "number": line.id,
                    "game": line.game,
                    "names": names,
                    "actions": line.length,
                    "changed": when,
                    "finished": over,
                    "scores": line.scores,
                }
            )
        else:
            print(
                words(
                    "matches-line",
                    number=int(line.id),
                    game=line.game,
                    names=", ".join(names),
                    when=when,
                    over="yes" if over else "no",
                )
            )
