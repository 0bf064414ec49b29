"""``demo``: lets bots play, and prints what seat 1 hears and feels."""

from __future__ import annotations

import argparse
from collections.abc import Mapping

from braillespiel.commands import shared
from braillespiel.commands.telling import Telling
from braillespiel.engine.anygame import AnyGame
from braillespiel.engine.contract import LEVELS, GameError, OptionValue
from braillespiel.engine.match import Match
from braillespiel.engine.simulate import play as play_match
from braillespiel.games import fence
from braillespiel.games.presenter import Announcement
from braillespiel.input_limits import whole_number
from braillespiel.words.catalogue import Words


def add(parser: argparse.ArgumentParser, words: Words) -> None:
    """Declare the arguments."""
    parser.add_argument("game", metavar="GAME", help=words("cli-game"))
    parser.add_argument("--seed", type=whole_number, help=words("cli-seed"))
    parser.add_argument("--seats", type=whole_number, help=words("cli-seats"))
    parser.add_argument("--level", choices=LEVELS, default="normal", help=words("cli-level"))
    parser.add_argument("--seat", type=whole_number, default=1, help=words("cli-hear-seat"))
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help=words("cli-option")
    )
    parser.add_argument("--json", action="store_true", help=words("cli-json"))
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace, words: Words) -> int:
    """Play the match and print every announcement as it comes."""
    game = shared.game(arguments.game, words)
    options = shared.options(game, arguments.option, words)
    allowed = game.seats_for(options)
    seats = arguments.seats if arguments.seats is not None else max(allowed[0], min(2, allowed[-1]))
    shared.check_seats(game, options, seats, words)
    if arguments.seed is None:
        arguments.seed = shared.seed_today(game, options) or 0
    if not 1 <= arguments.seat <= seats:
        raise shared.CommandError(words("error-seat", seat=arguments.seat, seats=seats))
    try:
        with fence.blamed(game.id):
            _play(game, options, seats, arguments, words)
    except GameError as error:
        raise shared.speak_error(words, error) from None
    return 0


def _play(
    game: AnyGame,
    options: Mapping[str, OptionValue],
    seats: int,
    arguments: argparse.Namespace,
    words: Words,
) -> None:
    names, seat = [words(f"bot-name-{seat % 8}") for seat in range(seats)], arguments.seat - 1
    telling = Telling(game.id, names, seat, words.language)
    told: set[str] = set()

    def watch(match: Match, events: list[object]) -> None:
        told.clear()
        for record in telling.hear(match, events):
            told.add(record["speech"])
            print_record(record, arguments.json)

    begun = Match(game, seats, options, arguments.seed).state.view(seat)
    for announcement in telling.presenter.opening(begun):
        print_record(telling.record(announcement), arguments.json)
    bots = [game.bot(arguments.level) for _ in range(seats)]
    match = play_match(game, bots, options, arguments.seed, watch)
    result = telling.presenter.result(match.state.view(seat))
    if result.full not in told:
        print_record(telling.record(Announcement(result, sound="win")), arguments.json)


def print_record(record: dict[str, str], as_json: bool) -> None:
    """Print an announcement: JSON on one line, or the sentence and its cells."""
    if as_json:
        shared.print_json(record)
        return
    print(record["speech"])
    if record["braille"]:
        print("    " + record["braille"])
