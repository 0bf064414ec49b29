"""Which ways to speak there are: every module of ``drivers/``, and those of other packages.

A package brings one by an entry point of the group ``braillespiel.speech``. Its name is the way's
name, its value a :class:`Driver`. It is only read by name until the player chooses it, and then
imported in a worker: one that hangs or ends its process leaves the others as they are.
"""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING, Any

from braillespiel.output.drivers import found
from braillespiel.output.speech import drivers
from braillespiel.output.speech.backend_thread import Factory
from braillespiel.output.speech.driver import Driver
from braillespiel.output.speech.interface import Speech

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GROUP = "braillespiel.speech"
_NAME = re.compile(r"[a-z][a-z0-9-]{1,23}")
_TAKEN = ("auto", "off")


class UnknownBackendError(KeyError):
    """A name that is not in :func:`names`."""


@cache
def own() -> dict[str, Driver]:
    """Return the ways to speak that come with the program, in the order in which they are tried.

    Screen readers first, then the bundled voice, the system's voice, and plain lines.
    """
    return found(drivers)


@cache
def _outside() -> dict[str, EntryPoint]:
    from importlib.metadata import entry_points  # takes 20 ms, which only a list needs

    points = sorted(entry_points(group=GROUP), key=lambda one: (one.name, str(one.value)))
    return {
        one.name: one
        for one in reversed(points)
        if _NAME.fullmatch(one.name) and one.name not in (*own(), *_TAKEN)
    }


def outside() -> tuple[str, ...]:
    """Return the names of the ways to speak that other packages bring, sorted."""
    return tuple(sorted(_outside()))


def names() -> tuple[str, ...]:
    """Return the names of all ways to speak: ours as they are tried, then those of others."""
    return (*own(), *outside())


def is_reader(name: str) -> bool:
    """Tell whether what has this name is the player's own screen reader."""
    return name in own() and own()[name].is_reader


def local(name: str, **options: Any) -> Factory:
    """Return a function that makes the backend ``name`` in this very process.

    Raises :class:`UnknownBackendError`. Another package's is imported when it is made.
    """
    driver = own().get(name)
    if driver is not None:
        return lambda: driver.make(**options)
    point = _point(name)

    def make() -> Speech:
        driver: Driver = point.load()
        driver.look()
        return driver.make(**options)

    return make


def factory(name: str, *, chosen: bool = False) -> Factory:
    """Return a function that makes the backend ``name``, where it is to run.

    Native code that can hang or end its process gets a worker, and so does what other packages
    bring. One that was ``chosen`` may take its time to open. Raises :class:`UnknownBackendError`.
    """
    driver = own().get(name)
    if driver is None:
        _point(name)
        driver = Driver(local(name), apart=True)
    if driver.reach is not None:
        return driver.reach
    options = dict(driver.chosen) if chosen else {}
    return (lambda: _apart(name, driver, options)) if driver.apart else local(name, **options)


def backends(preferred: str = "") -> list[tuple[str, Factory]]:
    """Return what :class:`FailoverSpeech` tries, ``preferred`` ("" for automatic) first.

    What other packages bring is there only if it is preferred. Raises
    :class:`UnknownBackendError`.
    """
    ours = [(name, factory(name)) for name in own() if name != preferred]
    return [(preferred, factory(preferred, chosen=True)), *ours] if preferred else ours


def _point(name: str) -> EntryPoint:
    try:
        return _outside()[name]
    except KeyError:
        raise UnknownBackendError(name) from None


def _apart(name: str, driver: Driver, options: dict[str, Any]) -> Speech:
    from braillespiel.output.speech.remote import RemoteSpeech
    from braillespiel.output.worker.slot import Slot

    slot = Slot(name, "braillespiel.output.speech.served:serve", {"name": name, **options})
    return RemoteSpeech(name, slot, check=lambda: driver.look(**options))
