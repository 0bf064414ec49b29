"""``serve``: opens a table for people in different places, without a client of its own."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Mapping
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from braillespiel import extras
from braillespiel.commands import answers, class_files, serve_house, shared, stopping
from braillespiel.input_limits import whole_number
from braillespiel.words.catalogue import Words

if TYPE_CHECKING:
    from braillespiel.network.entrance import Entrance
    from braillespiel.network.messages import SetUp
    from braillespiel.network.refusals import RefusalError
    from braillespiel.network.server import Record, TableServer
    from braillespiel.network.table import NetworkTable
    from braillespiel.web.secured import Secured
    from braillespiel.web.server import PageServer

LOOKED_AT_S, AGAIN_S = 600.0, 0.1
"""How many seconds people at pages may look at a match that is over, and how often is looked
whether they do."""


def add(parser: argparse.ArgumentParser, words: Words) -> None:
    """Declare the arguments."""
    parser.add_argument("game", nargs="?", metavar="GAME", help=words("cli-serve-game"))
    parser.add_argument("--port", type=whole_number, default=0, help=words("cli-port"))
    parser.add_argument("--code", metavar="DIGITS", help=words("cli-code"))
    parser.add_argument("--seats", type=whole_number, help=words("cli-serve-seats"))
    parser.add_argument("--seed", type=whole_number, help=words("cli-seed"))
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help=words("cli-option")
    )
    parser.add_argument("--name", default="braillespiel", help=words("cli-table-name"))
    parser.add_argument("--bind", metavar="ADDRESS", help=words("cli-bind"))
    parser.add_argument("--loopback-only", action="store_true", help=words("cli-loopback-only"))
    parser.add_argument("--plain", action="store_true", help=words("cli-plain"))
    parser.add_argument("--web-port", type=whole_number, default=0, help=words("cli-web-port"))
    parser.add_argument("--no-web", action="store_true", help=words("cli-no-web"))
    parser.add_argument("--cert", metavar="FILE", help=words("cli-cert"))
    parser.add_argument("--key", metavar="FILE", help=words("cli-key"))
    about_check = Words(words.language, ("class",))("cli-serve-check")
    parser.add_argument("--check", action="store_true", help=about_check)
    parser.add_argument(
        "--class", dest="as_class", action="store_true", help=words("cli-serve-class")
    )
    parser.add_argument("--roster", metavar="FILE", help=words("cli-serve-roster"))
    class_files.add_password(parser, words)
    serve_house.add(parser, Words(words.language, ("house",)))
    parser.add_argument("--json", action="store_true", help=words("cli-json"))
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace, words: Words) -> int:
    """Open the table and serve it until its match is over, or until Ctrl+C."""
    extras.need("net")
    import asyncio

    from braillespiel.application.errorlog import logged
    from braillespiel.games import fence, registry
    from braillespiel.network import texts
    from braillespiel.network.joining import lease
    from braillespiel.store.database import home_folder

    if arguments.plain and not arguments.loopback_only:
        raise shared.CommandError(words("error-plain-alone"))
    if arguments.bind and arguments.loopback_only:
        raise shared.CommandError(words("error-bind-loopback"))
    for port in (arguments.port, arguments.web_port):
        if not 0 <= port < 1 << 16:
            raise shared.CommandError(words("error-port", port=port))
    if bool(arguments.cert) is not bool(arguments.key):
        raise shared.CommandError(words("error-cert-key"))
    if arguments.check:
        from braillespiel.commands import check

        return check.run(arguments, words)
    code = arguments.code
    if code is not None and not (len(code) == 6 and code.isascii() and code.isdigit()):
        raise shared.CommandError(words("error-code", code=code))
    try:
        name = texts.name(arguments.name)
    except texts.TextError:
        raise shared.CommandError(words("error-table-name", name=arguments.name)) from None
    if not arguments.as_class and (arguments.roster or arguments.password_file):
        raise shared.CommandError(words("error-roster-class"))
    if arguments.house:
        return _house(arguments, words)
    if serve_house.given(arguments):
        raise shared.CommandError(Words(words.language, ("house",))("house-error-only"))
    if arguments.as_class:
        from braillespiel.commands import serve_class

        serve_class.check(arguments, words)
    set_up = _set_up(arguments, words)
    tls = _tls(arguments, words)
    try:
        with lease.hold(home_folder()), logged(quiet=False, wordless=True), fence.serving():
            registry.names()  # read before anybody waits for it
            if arguments.as_class:
                lead = serve_class.serve(arguments, words, name, _hosts(arguments), tls)
                return asyncio.run(lead)
            return asyncio.run(_serve(arguments, words, name, set_up, tls))
    except lease.InUseError as error:
        raise shared.FailedError(words("error-host-in-use", path=str(error.home))) from None


def _house(arguments: argparse.Namespace, words: Words) -> int:
    import asyncio

    from braillespiel.application.errorlog import logged
    from braillespiel.games import fence, registry
    from braillespiel.network.joining import lease
    from braillespiel.store.database import home_folder

    own = Words(words.language, ("cli", "client", "house"))
    serve_house.check(arguments, own)
    try:
        with lease.hold(home_folder()), logged(quiet=False, wordless=True), fence.serving():
            registry.names()  # read before anybody waits for it
            hosts, tls = _hosts(arguments), _tls(arguments, words)
            return asyncio.run(serve_house.serve(arguments, own, hosts, tls))
    except lease.InUseError as error:
        raise shared.FailedError(words("error-host-in-use", path=str(error.home))) from None


def _set_up(arguments: argparse.Namespace, words: Words) -> SetUp | None:
    """Return what is to be played, or None if the opener chooses."""
    from braillespiel.engine.contract import GameError
    from braillespiel.network import decks
    from braillespiel.network.messages import SetUp
    from braillespiel.network.refusals import RefusalError

    if arguments.game is None:
        if arguments.option or arguments.seed is not None:
            raise shared.CommandError(words("error-serve-game"))
        return None
    game = shared.game(arguments.game, words)
    options = shared.options(game, arguments.option, words)
    allowed = game.seats_for(options)
    seats = arguments.seats if arguments.seats is not None else max(allowed[0], min(2, allowed[-1]))
    shared.check_seats(game, options, seats, words)
    try:
        return decks.with_mine(SetUp(game.id, seats, options, seed=arguments.seed))
    except GameError as error:
        raise shared.speak_error(words, error, game.id) from None
    except RefusalError as error:
        raise shared.CommandError(_reason(error, words)) from None


async def _serve(
    arguments: argparse.Namespace,
    words: Words,
    name: str,
    set_up: SetUp | None,
    tls: Secured | None,
) -> int:
    import asyncio

    from braillespiel.application.table_matches import StoredTable
    from braillespiel.application.write_thread import WriteThread
    from braillespiel.network.refusals import RefusalError
    from braillespiel.network.repeat_filter import RepeatFilter
    from braillespiel.network.server import TableServer
    from braillespiel.store.opening import open_store

    told = _Told(arguments.json, words)
    store = open_store()
    shared.tell_store(store, words)
    commits = WriteThread()
    keeper = StoredTable(store, commits=commits)
    try:
        table = _table(arguments, words, name, set_up, keeper)
    except RefusalError as error:
        raise shared.CommandError(_reason(error, words)) from None
    entrance = _entrance(arguments, table)
    told.answers = answers.Answers(entrance.door.knocking, told.event)
    record = RepeatFilter(told.event)
    server = TableServer(table, record, commits)
    try:
        await server.listen(entrance, arguments.port)
    except OSError as error:
        reason = error.strerror or str(error)
        raise shared.FailedError(words("error-listen", reason=reason)) from None
    page = await _page(arguments, words, server, entrance, record, tls)
    if not arguments.loopback_only:
        entrance.announce(name)
    told.opened(entrance, page, arguments.loopback_only)
    running = asyncio.ensure_future(server.run())
    stopped = stopping.stopped()
    ended = asyncio.ensure_future(_over(server, page))
    waiting = {stopped, running} | ({ended} if arguments.seats is not None else set())
    await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
    regular = server.ended.is_set() and server.table.matches.phase != "playing"
    ended.cancel()
    if running.done():
        running.result()
    # Both at once: who goes while one of them closes is not told of any more.
    closing = None if page is None else asyncio.ensure_future(page.close(is_over=regular))
    await server.close("over" if regular else "host-leaves")
    if closing is not None:
        await closing
    running.cancel()
    if regular:
        keeper.forget()
    commits.close()
    store.close()
    return shared.end(commits.kept, words)


async def _over(server: TableServer, page: PageServer | None) -> None:
    """Return once a match is over and nobody at a page looks at it any more, or not for long.

    All that a page shows is here: closed at once, it would not even tell who has won.
    """
    import asyncio

    await server.ended.wait()
    left = LOOKED_AT_S
    while page is not None and page.is_looked_at and left > 0:
        await asyncio.sleep(AGAIN_S)
        left = LOOKED_AT_S if server.table.matches.phase == "playing" else left - AGAIN_S


def _reason(error: RefusalError, words: Words) -> str:
    from braillespiel.network.client import TableProblem
    from braillespiel.ui.network import sentences
    from braillespiel.ui.ui import BASE_CATALOGUES

    found = TableProblem(error.rule, error.details)
    return sentences.problem(Words(words.language, BASE_CATALOGUES), found).full


def _entrance(arguments: argparse.Namespace, table: NetworkTable) -> Entrance:
    from braillespiel.network import entrance
    from braillespiel.store.database import home_folder

    return entrance.Entrance(
        home_folder(),
        table.knows,
        table.new_code,
        code=arguments.code or "",
        plain=arguments.plain,
        hosts=_hosts(arguments),
    )


def _hosts(arguments: argparse.Namespace) -> tuple[str, ...]:
    from braillespiel.network import entrance

    if arguments.loopback_only:
        return entrance.LOOPBACK
    return (arguments.bind,) if arguments.bind else entrance.EVERYWHERE


async def _page(
    arguments: argparse.Namespace,
    words: Words,
    server: TableServer,
    entrance: Entrance,
    record: Record,
    tls: Secured | None,
) -> PageServer | None:
    """Open the page for browsers; None if it is not wanted."""
    if arguments.no_web:
        return None
    from braillespiel.web.server import PageServer

    page = PageServer(server, entrance.door, record, tls)
    try:
        await page.listen(entrance.hosts, arguments.web_port)
    except OSError as error:
        await server.close()
        reason = error.strerror or str(error)
        raise shared.FailedError(words("error-listen", reason=reason)) from None
    return page


def _tls(arguments: argparse.Namespace, words: Words) -> Secured | None:
    """Return what https needs, None where no certificate is given."""
    if not arguments.cert:
        return None
    from braillespiel.web.secured import secured

    try:
        return secured(Path(arguments.cert), Path(arguments.key))
    except (OSError, ValueError) as error:  # what TLS refuses is an OSError too
        reason = getattr(error, "strerror", None) or str(error)
        raise shared.CommandError(words("error-cert", reason=reason)) from None


def _table(
    arguments: argparse.Namespace, words: Words, name: str, set_up: SetUp | None, keeper: Any
) -> NetworkTable:
    from secrets import SystemRandom
    from time import monotonic_ns

    from braillespiel.application.trial import WorkerTrial
    from braillespiel.network.matches import Terms
    from braillespiel.network.pace import NetPace
    from braillespiel.network.table import NetworkTable

    bots = tuple(words(f"bot-name-{n}") for n in range(8))
    pace = partial(NetPace, SystemRandom())
    terms = Terms(bots, pace, set_up, arguments.seats, trial=WorkerTrial)
    return NetworkTable(name, keeper, lambda: monotonic_ns() // 1_000_000, terms)


class _Told:
    """Prints what happens: JSON, one line each, or sentences."""

    def __init__(self, as_json: bool, words: Words) -> None:
        self._as_json = as_json
        self._words = words
        self.answers: answers.Answers | None = None

    def opened(self, entrance: Entrance, page: PageServer | None, loopback: bool) -> None:
        """Say where the table and its page are, and the code."""
        from braillespiel.network.joining import codes

        addresses = entrance.addresses()
        code, fingerprint = entrance.door.code, entrance.fingerprint
        if self._as_json:
            told = {"address": addresses[0], "code": code, "fingerprint": fingerprint}
            shared.print_json(told | ({} if page is None else {"web": page.address}))
        else:
            key = "cli-serve-loopback" if loopback else "cli-serve-network"
            print(self._words(key, address=addresses[0], code=codes.pairs(code)))
            if page is not None:
                self._page_opened(page, loopback)
        sys.stdout.flush()

    def _page_opened(self, page: PageServer, loopback: bool) -> None:
        """Say where browsers find the page, and what others could read on the way."""
        print(self._words("cli-serve-page", address=page.address))
        if page.scheme == "http" and not loopback:
            print(self._words("cli-serve-read-along"))
        if sys.stdout.isatty():
            import segno

            # The address alone: the code is said by people, and stands in no picture.
            segno.make(page.address, micro=False).terminal(compact=True, border=2)

    def event(self, event: Mapping[str, Any]) -> None:
        """Report an event of the table."""
        from braillespiel.network.joining import codes

        if self.answers is not None:
            self.answers.hear(event)
        if self._as_json:
            shared.print_json(event)
        else:
            key = f"cli-table-{event['event']}"
            if not self._words.has(key):
                return
            name = event.get("name") or event.get("from", "")
            code, number = codes.pairs(event.get("code", "")), event.get("number", 0)
            print(self._words(key, name=name, code=code, number=str(number)))
        sys.stdout.flush()
