"""``serve --class``: opens a class, with its desk and its projector as pages."""

from __future__ import annotations

import argparse
import contextlib
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from braillespiel.application.open_class import OpenClass
from braillespiel.classroom import strays
from braillespiel.classroom.roster import Roster
from braillespiel.commands import answers, class_files, rosters, shared, stopping
from braillespiel.network.joining import codes
from braillespiel.store.database import home_folder
from braillespiel.store.opening import open_store
from braillespiel.ui.classroom import left_over
from braillespiel.words.catalogue import Words

if TYPE_CHECKING:
    import asyncio

    from braillespiel.network.entrance import Entrance
    from braillespiel.web.secured import Secured
    from braillespiel.web.server import PageServer


HERE = (
    *("store-waits", "store-again", "code-ended", "new-code", "newcomers-knock", "knocks"),
    *("let-in", "turned-away", "knock-gone", "knocking-over", "nobody-knocks"),
)
"""What is said here too; of all else a teacher has the desk."""


def check(arguments: argparse.Namespace, words: Words) -> None:
    """See whether the arguments fit together. Raises CommandError."""
    chosen = arguments.game is not None or arguments.option
    if chosen or arguments.seats is not None or arguments.seed is not None:
        raise shared.CommandError(words("error-class-game"))


async def serve(
    arguments: argparse.Namespace,
    words: Words,
    title: str,
    hosts: tuple[str, ...],
    tls: Secured | None,
) -> int:
    """Open the class and serve it until it is packed up, or until Ctrl+C."""
    import asyncio

    from braillespiel.network.entrance import Entrance
    from braillespiel.network.repeat_filter import RepeatFilter

    home = home_folder()
    roster = Roster(())
    if arguments.roster:
        roster = rosters.read(Path(arguments.roster), words)
    secret = class_files.password(arguments, words)
    told = _Told(arguments.json, words)
    with contextlib.ExitStack() as stack:
        store = open_store()
        stack.callback(store.close)
        shared.tell_store(store, words)
        file = class_files.begin(home, title, secret, words)
        found = strays.strays(file, store, left_over.nobody())
        told.left_over(left_over.opening(found, file.kept.title, words.language))
        bots = tuple(words(f"bot-name-{n}") for n in range(8))
        record = RepeatFilter(told.event)
        opened = OpenClass(store, home, file, roster, bots, record)
        server = opened.server
        entrance = Entrance(
            home,
            server.knows,
            server.new_code,
            code=arguments.code or "",
            plain=arguments.plain,
            hosts=hosts,
        )
        told.answers = answers.Answers(entrance.door.knocking, told.event)
        page: PageServer | None = None
        try:
            await server.listen(entrance, arguments.port)
            if not arguments.no_web:
                from braillespiel.web.server import PageServer

                page = PageServer(server, entrance.door, record, tls)
                await page.listen(entrance.hosts, arguments.web_port)
                server.address = page.address
        except OSError as error:
            await opened.close()
            reason = error.strerror or str(error)
            raise shared.FailedError(words("error-listen", reason=reason)) from None
        if not arguments.loopback_only:
            entrance.announce(title)
        asked_for = arguments.json or (page is not None and asks_for_code(page))
        told.opened(entrance, page, server.new_desk_code() if asked_for else "")
        running = asyncio.ensure_future(server.run())
        ended = asyncio.ensure_future(server.ended.wait())
        waiting: set[asyncio.Future[Any]] = {stopping.stopped(), running, ended}
        await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
        if running.done():
            running.result()
        closing = None if page is None else asyncio.ensure_future(page.close())
        await opened.close()
        if closing is not None:
            await closing
        running.cancel()
        ended.cancel()
        return shared.end(opened.kept, words)


def asks_for_code(page: PageServer) -> bool:
    """Tell whether the desk asks for its code on this computer too: by a certificate's name, or
    where the page does not listen here.
    """
    from braillespiel.network.entrance import EVERYWHERE, LOOPBACK

    return page.scheme == "https" or page.hosts[0] not in (EVERYWHERE[0], LOOPBACK[0])


def here(page: PageServer) -> str:
    """Return the page's address for this computer alone, where it listens there."""
    from braillespiel.network.entrance import LOOPBACK, shown

    if asks_for_code(page):
        return page.address
    return f"http://{shown(LOOPBACK[0], page.port)}/"


class _Told:
    """Prints what happens: JSON, one line each, or sentences."""

    def __init__(self, as_json: bool, words: Words) -> None:
        self._as_json = as_json
        self._words = words
        self.answers: answers.Answers | None = None

    def left_over(self, sentence: str) -> None:
        """Say that something is kept of people who are not of the class; "" where nothing is."""
        if sentence:
            print(sentence, file=sys.stderr, flush=True)

    def opened(self, entrance: Entrance, page: PageServer | None, desk_code: str) -> None:
        """Say where the class is, and the desk; its code to programs, and where it is asked for."""
        from braillespiel.network.entrance import LOOPBACK

        address, code = entrance.addresses()[0], entrance.door.code
        if self._as_json:
            told = {"address": address, "code": code, "fingerprint": entrance.fingerprint}
            if page is not None:
                told |= {"web": page.address, "teacher": f"{here(page)}desk"}
                told |= {"projector": f"{here(page)}projector", "teacher_code": desk_code}
            shared.print_json(told)
        else:
            print(self._words("cli-class-open", address=address, code=codes.pairs(code)))
            if page is not None:
                print(self._words("cli-serve-page", address=page.address))
                desk = f"{here(page)}desk"
                if asks_for_code(page):
                    of_desk = codes.pairs(desk_code)
                    print(self._words("cli-class-desk-code", address=desk, code=of_desk))
                else:
                    print(self._words("cli-class-desk", address=desk))
                print(self._words("cli-class-projector", address=f"{here(page)}projector"))
                if page.scheme == "http" and entrance.hosts[0] not in LOOPBACK:
                    print(self._words("cli-serve-read-along"))
        sys.stdout.flush()

    def event(self, event: Mapping[str, Any]) -> None:
        """Report an event, to programs."""
        if self.answers is not None:
            self.answers.hear(event)
        if self._as_json:
            shared.print_json(event)
            sys.stdout.flush()
        elif event["event"] in HERE:
            code, number = codes.pairs(event.get("code", "")), event.get("number", 0)
            given = {"name": event.get("name", ""), "code": code, "number": str(number)}
            print(self._words(f"cli-table-{event['event']}", **given), flush=True)
