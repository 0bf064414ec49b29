"""``join``: lets a bot here play at a table elsewhere, and prints what its seat hears and feels."""

from __future__ import annotations

import argparse
import threading
from contextlib import ExitStack
from typing import TYPE_CHECKING

from braillespiel import extras
from braillespiel.commands import bot_seat, shared
from braillespiel.engine.contract import LEVELS
from braillespiel.engine.like_me import LIKE_ME
from braillespiel.input_limits import whole_number
from braillespiel.words.catalogue import Words

if TYPE_CHECKING:
    from braillespiel.network.joining.known import KnownHosts


def add(parser: argparse.ArgumentParser, words: Words) -> None:
    """Declare the arguments."""
    parser.add_argument("address", metavar="ADDRESS", help=words("cli-join-address"))
    parser.add_argument("--code", default="", metavar="DIGITS", help=words("cli-join-code"))
    parser.add_argument("--name", default="Bot", help=words("cli-join-name"))
    parser.add_argument(
        "--bot", choices=(*LEVELS, LIKE_ME), default="normal", help=words("cli-join-bot")
    )
    parser.add_argument("--seed", type=whole_number, default=0, help=words("cli-join-seed"))
    parser.add_argument("--plain", action="store_true", help=words("cli-join-plain"))
    house = house_words(words)
    parser.add_argument("--new", metavar="GAME", help=house("house-cli-new"))
    parser.add_argument(
        "--quick", metavar="GAME", nargs="?", const="", help=house("house-cli-quick")
    )
    parser.add_argument("--seats", type=whole_number, help=house("house-cli-seats"))
    parser.add_argument("--word", default="", metavar="WORD", help=house("house-cli-entry"))
    parser.add_argument("--json", action="store_true", help=words("cli-json"))
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace, words: Words) -> int:
    """Join, play the match to its end, and leave."""
    extras.need("net")
    from braillespiel.network.houses import address as houses

    at_table = houses.is_table(arguments.address)
    alone = not (at_table or arguments.code or arguments.new or arguments.seats is not None)
    if arguments.quick is not None and not alone:
        raise shared.CommandError(house_words(words)("house-error-quick"))
    if arguments.new is not None or arguments.quick is not None or at_table:
        from braillespiel.commands import join_house

        return join_house.run(arguments, words)
    if arguments.seats is not None or arguments.word:
        raise shared.CommandError(house_words(words)("house-error-new"))
    from braillespiel.network import texts
    from braillespiel.network.join_path import JoinPath
    from braillespiel.network.joined import TableClient
    from braillespiel.network.joining import address, codes
    from braillespiel.network.joining.errors import JoinError

    came = threading.Event()
    try:
        where = address.read(arguments.address)
        code = codes.read(arguments.code) if arguments.code else ""
        name = texts.name(arguments.name)
        kept = ExitStack()
        way = JoinPath(where, code, _known(name, kept), returns=True, plain=arguments.plain)
    except (JoinError, texts.TextError) as error:
        raise shared.CommandError(bot_seat.reason(error.rule, error.details, words)) from None
    with kept:
        client = TableClient(
            way, [name], came.set, listens=False, on_seated=way.seated, on_left=way.left
        )
        return bot_seat.play(client, came, arguments, words)


def house_words(words: Words) -> Words:
    """Return the sentences of houses."""
    return Words(words.language, ("house",))


def _known(name: str, kept: ExitStack) -> KnownHosts | None:
    """Return what is kept for a bot of this name, until ``kept`` is closed.

    None if another one of that name plays out of this data folder now: its chair is not ours.
    """
    from braillespiel.network.joining import lease
    from braillespiel.network.joining.known import KnownHosts

    folder = bot_seat.folder_of(name)
    try:
        kept.enter_context(lease.hold(folder))
    except (lease.InUseError, OSError):
        return None
    return KnownHosts(folder)
