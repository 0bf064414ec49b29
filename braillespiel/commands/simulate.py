"""``simulate``: lets bots play many matches; prints results, means, wins, speed."""

from __future__ import annotations

import argparse
import time

from braillespiel.commands import shared
from braillespiel.engine.contract import LEVELS, GameError
from braillespiel.engine.simulate import simulate
from braillespiel.games import fence, registry
from braillespiel.input_limits import whole_number
from braillespiel.words.catalogue import Words


def add(parser: argparse.ArgumentParser, words: Words) -> None:
    """Declare the arguments."""
    parser.add_argument("game", metavar="GAME", help=words("cli-game"))
    parser.add_argument("--matches", type=whole_number, default=100, help=words("cli-matches"))
    parser.add_argument("--seats", type=whole_number, help=words("cli-seats"))
    parser.add_argument("--bots", default="normal", metavar="LIST", help=words("cli-bots"))
    parser.add_argument("--seed", type=whole_number, help=words("cli-seed"))
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help=words("cli-option")
    )
    parser.add_argument("--json", action="store_true", help=words("cli-json"))
    parser.set_defaults(run=run)


def levels(text: str, seats: int | None, fewest: int, words: Words) -> list[str]:
    """Read a list of levels; a single one counts for all seats."""
    named = [name.strip() for name in text.split(",")]
    for name in named:
        if name not in LEVELS:
            known = words.signs.list.join(LEVELS)
            raise shared.CommandError(words("error-level", name=name, known=known))
    if len(named) == 1:
        return named * (seats or max(2, fewest))
    if seats is not None and seats != len(named):
        raise shared.CommandError(words("error-bots-count", bots=len(named), seats=seats))
    return named


def _decimal(words: Words, value: float, places: int) -> str:
    """Return a number with the decimal sign of the language."""
    return f"{value:.{places}f}".replace(".", words("decimal-sign"))


def run(arguments: argparse.Namespace, words: Words) -> int:
    """Play the matches and print what came out."""
    game = shared.game(arguments.game, words)
    options = shared.options(game, arguments.option, words)
    if arguments.matches < 1:
        raise shared.CommandError(words("error-matches", matches=arguments.matches))
    allowed = game.seats_for(options)
    fewest = min(2, allowed[-1])
    if arguments.seats is not None:
        shared.check_seats(game, options, arguments.seats, words)
    named = levels(arguments.bots, arguments.seats, max(allowed[0], fewest), words)
    if arguments.seats is None and len(named) not in allowed and "," not in arguments.bots:
        named = named[:1] * allowed[0]
    shared.check_seats(game, options, len(named), words)
    today = shared.seed_today(game, options)
    first = (today or 0) if arguments.seed is None else arguments.seed
    try:
        with fence.blamed(game.id):
            summary = simulate(game, named, arguments.matches, first, options, time.perf_counter)
    except GameError as error:
        raise shared.speak_error(words, error) from None
    if arguments.json:
        shared.print_json(summary.as_data())
        return 0
    print(words("simulate-matches", count=len(summary.results)))
    if today is not None:
        print(words("simulate-daily", seed=str(first), today=str(today)))
    for seat, level in enumerate(summary.bots):
        print(
            words(
                "simulate-seat",
                seat=seat + 1,
                level=words(f"player-{level}"),
                wins=_decimal(words, summary.wins[seat], 1),
                mean=_decimal(words, summary.mean_scores[seat], 2),
            )
        )
    named_ways = Words(words.language, registry.catalogues(game.id))
    for how, count, share in summary.shares():
        said = named_ways(f"{game.id}-ended-{how}")
        print(words("simulate-ended", how=said, count=count, share=_decimal(words, 100 * share, 1)))
    print(words("simulate-speed", speed=round(summary.steps_per_second)))
    return 0
