"""``matches``: lists the matches on disk, saves one as a file, loads one from a file."""

from __future__ import annotations

import argparse
from datetime import datetime
from pathlib import Path

from braillespiel import resources
from braillespiel.application import old_tables
from braillespiel.commands import shared
from braillespiel.input_limits import InputError, whole_number
from braillespiel.network.texts import BETWEEN
from braillespiel.store.errors import StoreError
from braillespiel.store.match_file import MatchFileError, read_match, write_match
from braillespiel.store.opening import Store, open_store
from braillespiel.store.records import MatchId, MatchLine
from braillespiel.words.catalogue import Words


def add(parser: argparse.ArgumentParser, words: Words) -> None:
    """Declare the arguments."""
    parser.add_argument(
        "--export", type=whole_number, metavar="NUMBER", help=words("cli-matches-export")
    )
    parser.add_argument("--out", metavar="FILE", help=words("cli-matches-out"))
    parser.add_argument("--import", dest="take", metavar="FILE", help=words("cli-matches-import"))
    parser.add_argument("--json", action="store_true", help=words("cli-json"))
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace, words: Words) -> int:
    """Export, import or list."""
    store = open_store()
    try:
        if arguments.take is not None:
            shared.must_save(store, words)
        shared.tell_store(store, words)
        old_tables.mark(store)
        if arguments.export is not None:
            return _export(store, arguments.export, arguments.out, arguments.json, words)
        if arguments.take is not None:
            return _import(store, arguments.take, arguments.json, words)
        return _list(store, arguments.json, words)
    except (StoreError, MatchFileError, InputError) as error:
        raise shared.speak_error(words, error) from None
    finally:
        store.close()


def _export(store: Store, number: int, out: str | None, as_json: bool, words: Words) -> int:
    file = store.matches.export(MatchId(number))
    path = resources.named(out) if out else Path(f"{file.game}-{number}.bsmatch")
    written = str(write_match(file, path))
    if as_json:
        shared.print_json({"path": written})
    else:
        print(words("matches-exported", path=written))
    return 0


def _import(store: Store, name: str, as_json: bool, words: Words) -> int:
    file = read_match(resources.named(name))
    shared.game(file.game, words)  # the program would show a match of no other game
    number = store.matches.import_match(file)
    if as_json:
        shared.print_json({"number": int(number)})
    else:
        print(words("matches-imported", number=int(number)))
    return 0


def _list(store: Store, as_json: bool, words: Words) -> int:
    """Print a line per match, unfinished ones first; status 1 if they cannot be read."""
    lines = [*store.matches.unfinished(), *store.matches.finished()]
    damaged = len(store.matches.damaged())
    if not lines and not damaged and store.problem is not None:
        return 1
    if not lines and not damaged and not as_json:
        print(words("matches-none"))
    for line in lines:
        _print(line, as_json, words)
    if damaged and not as_json:
        print(words("main-damaged", count=damaged))
    return 0


def _print(line: MatchLine, as_json: bool, words: Words) -> None:
    when = datetime.fromtimestamp(line.changed / 1000).isoformat(" ", "minutes")
    names = [player.name for player in line.players]
    over = line.finished is not None
    winners = [names[seat] for seat in line.winners or ()]
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
                "winners": winners,
            }
        )
        return
    print(
        words(
            "matches-line",
            number=int(line.id),
            game=line.game,
            names=BETWEEN.join(names),
            when=when,
            over="yes" if over else "no",
            winners=BETWEEN.join(winners),
            won=len(winners),
        )
    )
