"""``serve --check``: who could come to a class from here, tried before the lesson."""

from __future__ import annotations

import argparse
import sys
from html import escape
from pathlib import Path

from braillespiel import languages
from braillespiel.classroom.check import ADVICE, ALONE_S, Arrived, Check, multicast
from braillespiel.classroom.roster import PARTLY, Roster
from braillespiel.commands import rosters, shared
from braillespiel.commands.rosters import CATALOGUE
from braillespiel.commands.stopping import stopped
from braillespiel.network.joining.address import PORT
from braillespiel.store.database import home_folder
from braillespiel.words.catalogue import Words

WEB_PORT = 24180
"""The page's port while it is checked, unless another one is named."""


def run(arguments: argparse.Namespace, words: Words) -> int:
    """Listen until Ctrl+C, and tell who arrives; without anybody, what to ask for."""
    import asyncio

    listed = rosters.read(Path(arguments.roster), words) if arguments.roster else None
    try:
        return asyncio.run(_check(arguments, Words(words.language, (CATALOGUE,)), listed))
    except OSError as error:
        reason = error.strerror or str(error)
        raise shared.FailedError(words("error-listen", reason=reason)) from None


def page() -> str:
    """Return what a browser is shown that has arrived, in both languages."""
    parts = [Words(language, (CATALOGUE,)) for language in languages.codes()]
    inside = "".join(
        f'<section lang="{each.language}"><h1>{escape(each("check-page"))}</h1>'
        f"<p>{escape(each('check-page-told'))}</p></section>"
        for each in parts
    )
    title = escape(parts[0]("check-page"))
    return (
        f'<!DOCTYPE html><html lang="{languages.codes()[0]}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{title}</title></head><body><main>{inside}</main></body></html>"
    )


async def _check(arguments: argparse.Namespace, words: Words, listed: Roster | None) -> int:
    import asyncio

    from braillespiel.network.entrance import EVERYWHERE, LOOPBACK

    told = _Told(arguments.json, words)
    check = Check(page(), told.arrived, home_folder())
    hosts: tuple[str, ...] = EVERYWHERE
    if arguments.loopback_only:
        hosts = LOOPBACK
    elif arguments.bind:
        hosts = (arguments.bind,)
    await check.listen(hosts, arguments.port or PORT, arguments.web_port or WEB_PORT)
    try:
        answers = await check.answers()
        told.opened(check, answers)
        if listed is not None:
            told.listed(listed)
        told.multicast(await asyncio.to_thread(multicast, check.port))
        end = stopped()
        await asyncio.wait({end}, timeout=ALONE_S)
        if not end.done():
            if not check.arrived:
                told.nobody()
            await end
        told.over(len({one.host for one in check.arrived}))
    finally:
        await check.close()
    return 0


class _Told:
    """Prints what was found: JSON, one line each, or sentences."""

    def __init__(self, as_json: bool, words: Words) -> None:
        self._as_json = as_json
        self._words = words

    def opened(self, check: Check, answers: bool) -> None:
        """Say where devices are to try, and whether the ports answer here."""
        addresses = check.addresses()
        if self._as_json:
            found = {"addresses": list(addresses), "port": check.port, "answers": answers}
            self._print({"event": "open", **found})
            return
        if not addresses:
            self._say("check-no-network")
        else:
            self._say("check-try", address=addresses[0])
            for address in addresses[1:]:
                self._say("check-or", address=address)
            self._say("check-ports", port=str(check.port), web=str(check.web_port))
            self._say("check-answers" if answers else "check-silent")

    def listed(self, roster: Roster) -> None:
        """Say that the list can be read, and what of it a device decides itself."""
        named = {need for pupil in roster.pupils for need in pupil.needs}
        bounds = [need for need in PARTLY if need in named]
        if self._as_json:
            count = len(roster.pupils)
            self._print({"event": "list", "names": count, "partly": bounds})
            return
        self._say("check-list", count=len(roster.pupils))
        for need in bounds:
            self._say(f"check-list-{need}")

    def multicast(self, works: bool) -> None:
        """Say whether tables are found by themselves."""
        if self._as_json:
            self._print({"event": "multicast", "works": works})
        else:
            self._say("check-multicast" if works else "check-no-multicast")
            self._say("check-waits")

    def arrived(self, arrived: Arrived) -> None:
        """Say that a device is there."""
        if self._as_json:
            self._print({"event": "arrived", "address": arrived.host, "by": arrived.by})
        else:
            self._say(f"check-arrived-{arrived.by}", address=arrived.host)

    def nobody(self) -> None:
        """Say what to ask for."""
        if self._as_json:
            self._print({"event": "nobody", "ask-for": list(ADVICE)})
            return
        self._say("check-nobody")
        for number, one in enumerate(ADVICE, 1):
            print(f"{number}. {self._words(f'check-advice-{one}')}", flush=True)

    def over(self, count: int) -> None:
        """Say how many arrived."""
        if self._as_json:
            self._print({"event": "over", "arrived": count})
        else:
            self._say("check-over", count=count)

    def _say(self, key: str, **arguments: str | int) -> None:
        print(self._words(key, **arguments), flush=True)

    def _print(self, event: dict[str, object]) -> None:
        shared.print_json(event)
        sys.stdout.flush()
