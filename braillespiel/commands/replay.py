"""``replay``: prints a match that was played, sentence by sentence, with everybody's name."""

from __future__ import annotations

import argparse
import sys

from braillespiel import resources
from braillespiel.commands import shared
from braillespiel.commands.demo import print_record
from braillespiel.commands.telling import Telling
from braillespiel.engine.contract import GameError
from braillespiel.games.presenter import Announcement
from braillespiel.input_limits import InputError, whole_number
from braillespiel.words.catalogue import Words


def add(parser: argparse.ArgumentParser, words: Words) -> None:
    """Declare the arguments."""
    parser.add_argument("file", metavar="FILE", help=words("cli-replay-file"))
    parser.add_argument("--seat", type=whole_number, default=1, help=words("cli-hear-seat"))
    parser.add_argument("--step", action="store_true", help=words("cli-replay-step"))
    parser.add_argument("--json", action="store_true", help=words("cli-json"))
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace, words: Words) -> int:
    """Print what the seat heard, action by action."""
    from braillespiel.application import kept_match
    from braillespiel.store.match_file import MatchFileError, read_match
    from braillespiel.ui import standstill

    words = Words(words.language, ("cli", "client", "store"))
    try:
        file = read_match(resources.named(arguments.file))
    except (MatchFileError, InputError) as error:
        raise shared.speak_error(words, error) from None
    game = shared.game(file.game, words)
    if not 1 <= arguments.seat <= file.seats:
        raise shared.CommandError(words("error-seat", seat=arguments.seat, seats=file.seats))
    seat = arguments.seat - 1
    try:
        match = kept_match.begun(file)
        names = [player.name for player in file.players]
        telling = Telling(game.id, names, seat, words.language, by_name=True)
        told: list[str] = []
        for entry in kept_match.entries(file):
            try:
                events = match.replay([entry])
            except GameError as error:
                shown = kept_match.shown(file, match, error)
                for phrase in standstill.lines(shown, telling.presenter, seat):
                    print_record(telling.record(Announcement(phrase)), arguments.json)
                raise
            told.clear()
            for record in telling.hear(match, events):
                told.append(record["speech"])
                print_record(record, arguments.json)
                if arguments.step and sys.stdin.readline() == "":
                    return 0
    except GameError as error:
        raise shared.speak_error(words, error, game.id) from None
    if match.state.is_over():
        result = telling.record(Announcement(telling.teller.result(match.state.view(None))))
        if result["speech"] not in told:
            print_record(result, arguments.json)
    return 0
