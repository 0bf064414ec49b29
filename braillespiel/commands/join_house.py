"""``join`` in a house: opens a table there, or sits down at one, and lets a bot play."""

from __future__ import annotations

import argparse
import sys
import threading
from contextlib import ExitStack
from dataclasses import replace
from typing import TYPE_CHECKING

from braillespiel.commands import bot_seat, shared
from braillespiel.words.catalogue import Words

if TYPE_CHECKING:
    from braillespiel.network.houses import messages as h
    from braillespiel.network.houses.address import HouseAddress
    from braillespiel.network.houses.keyring import Keyring
    from braillespiel.network.houses.messages import Opened
    from braillespiel.network.messages import SetUp


def run(arguments: argparse.Namespace, words: Words) -> int:
    """Join, play a match to its end, and leave."""
    from braillespiel.network import texts
    from braillespiel.network.houses import address
    from braillespiel.network.houses.house_path import HouseJoinPath
    from braillespiel.network.houses.keyring import Keyring
    from braillespiel.network.joined import TableClient
    from braillespiel.network.joining import codes, lease
    from braillespiel.network.joining.errors import JoinError

    came = threading.Event()
    with ExitStack() as kept:
        try:
            where = address.read(arguments.address)
            name = texts.name(arguments.name)
            code = codes.read(arguments.code) if arguments.code else ""
            folder = bot_seat.folder_of(name)
            kept.enter_context(lease.hold(folder))
            keys = Keyring(folder)
            table = where.table
            if arguments.new is not None:
                opened = _open(arguments, words, where, keys, name)
                table, code = opened.table, opened.code
            elif arguments.quick is not None:
                table = _quick(arguments, words, where, keys, name)
            way = HouseJoinPath(
                where,
                keys,
                name,
                table=table,
                code=code,
                word=arguments.word,
                plain=arguments.plain,
            )
        except lease.InUseError as error:
            raise shared.FailedError(words("error-host-in-use", path=str(error.home))) from None
        except (JoinError, texts.TextError) as error:
            raise shared.CommandError(bot_seat.reason(error.rule, error.details, words)) from None
        client = TableClient(way, [name], came.set, listens=False)
        return bot_seat.play(client, came, arguments, words)


def _open(
    arguments: argparse.Namespace,
    words: Words,
    where: HouseAddress,
    keys: Keyring,
    name: str,
) -> Opened:
    """Open a table and tell its number. Raises FailedError."""
    import asyncio

    from braillespiel.network.houses import asking
    from braillespiel.network.houses import messages as h
    from braillespiel.network.houses.errors import HouseError
    from braillespiel.network.houses.house_path import HouseJoinPath
    from braillespiel.network.joining.errors import JoinError

    lobby = replace(where, table="")
    way = HouseJoinPath(lobby, keys, name, word=arguments.word, plain=arguments.plain)
    wish = h.Open(_set_up(arguments, words), language=words.language)
    try:
        opened = asyncio.run(asking.ask(way, wish))
        if not isinstance(opened, h.Opened):
            raise HouseError("house-version")
    except JoinError as error:
        raise shared.FailedError(bot_seat.reason(error.rule, error.details, words)) from None
    if arguments.json:
        told = {"table": opened.table}
        shared.print_json(told | ({"code": opened.code} if opened.code else {}))
    else:
        own = Words(words.language, ("house",))
        print(own("house-new", table=opened.table, address=arguments.address))
        if opened.code:
            print(own("house-new-code", code=opened.code))
    sys.stdout.flush()
    return opened


def _quick(
    arguments: argparse.Namespace,
    words: Words,
    where: HouseAddress,
    keys: Keyring,
    name: str,
) -> str:
    """Look for a quick match, and return its table. Raises FailedError."""
    import asyncio

    from braillespiel.network.houses import asking
    from braillespiel.network.houses import messages as h
    from braillespiel.network.houses.house_path import HouseJoinPath
    from braillespiel.network.joining.errors import JoinError

    game = shared.game(arguments.quick, words).id if arguments.quick else ""
    way = HouseJoinPath(where, keys, name, word=arguments.word, plain=arguments.plain)

    def told(message: h.OfQuick) -> None:
        if arguments.json:
            shared.print_json(_record(message))
        else:
            print(_told(message, words))
        sys.stdout.flush()

    try:
        # Whoever plays with a bot meanwhile, or with anybody: a program plays either way.
        found = asyncio.run(asking.quick(way, h.Quick(game, unhurried=False), told))
    except JoinError as error:
        raise shared.FailedError(bot_seat.reason(error.rule, error.details, words)) from None
    return found.table


def _record(told: h.OfQuick) -> dict[str, object]:
    """Return what is new with a quick match, for programs."""
    from braillespiel.network.houses import messages as h

    match told:
        case h.Waits():
            return {"looks": True, "seconds": told.seconds, "others": told.others}
        case h.Matched():
            return {"table": told.table, "game": told.game, "with": told.name}
    return {"offered": "bot"}


def _told(told: h.OfQuick, words: Words) -> str:
    """Say what is new with a quick match."""
    from braillespiel.network.houses import messages as h
    from braillespiel.ui.network import sentences
    from braillespiel.ui.ui import BASE_CATALOGUES

    own = Words(words.language, BASE_CATALOGUES)
    if isinstance(told, h.Matched):
        key = "house-quick-with" if told.name else "house-quick-with-bot"
        game = sentences.game_title(own, told.game)
        return own.phrase(key, name=sentences.clean(told.name), game=game).full
    said = sentences.quick(own, told)
    return "" if said is None else said.full


def _set_up(arguments: argparse.Namespace, words: Words) -> SetUp:
    from braillespiel.network import decks
    from braillespiel.network.messages import SetUp

    game = shared.game(arguments.new, words)
    options = shared.options(game, [], words)
    allowed = game.seats_for(options)
    seats = arguments.seats if arguments.seats is not None else max(allowed[0], min(2, allowed[-1]))
    shared.check_seats(game, options, seats, words)
    return decks.with_mine(SetUp(game.id, seats, options))
