"""``devices``: lists the voices and displays there are, and tries them."""

from __future__ import annotations

import argparse
import time
from collections.abc import Sequence
from typing import TYPE_CHECKING

from braillespiel.commands import shared
from braillespiel.output.speech.interface import Capability
from braillespiel.words.catalogue import Words

if TYPE_CHECKING:
    from braillespiel.output.braille.display import BrailleDisplay
    from braillespiel.output.speech.devices import Device


def add(parser: argparse.ArgumentParser, words: Words) -> None:
    """Declare the arguments."""
    parser.add_argument("--try", dest="attempt", metavar="NAME", help=words("cli-devices-try"))
    parser.add_argument("--json", action="store_true", help=words("cli-json"))
    parser.set_defaults(run=run)


def look_for_display(seconds: float = 2.0) -> dict[str, object]:
    """Look for a Braille display on each way for a moment; return the first, or what was missed."""
    from braillespiel.output.braille.registry import displays

    looks = [_look_for(display, seconds) for display in displays()]
    return next((look for look in looks if look["cells"]), looks[0])


def _look_for(display: BrailleDisplay, seconds: float) -> dict[str, object]:
    from braillespiel.output.braille.display import Lost

    reason = "absent"
    until = time.monotonic() + seconds
    try:
        while time.monotonic() < until:
            size = display.size()
            if size is not None:
                return {"name": display.name, "cells": size.columns, "rows": size.rows}
            reasons = [event.reason for event in display.poll() if isinstance(event, Lost)]
            reason = reasons[-1] if reasons else reason
            if reason == "absent" and reasons:
                break
            time.sleep(0.02)
    finally:
        display.close()
    return {"name": display.name, "cells": 0, "rows": 0, "reason": reason}


def _whose_braille(display: dict[str, object], found: Sequence[Device]) -> tuple[str, str]:
    """Return whose Braille is on the display: "ours", a "reader"'s and its name, or "nobody"'s."""
    if display["cells"]:
        return "ours", ""
    for device in found:
        if device.usable and Capability.BRAILLE in device.capabilities:
            return "reader", device.detail or device.name
    return "nobody", ""


def run(arguments: argparse.Namespace, words: Words) -> int:
    """List everything, or say a sentence through one voice."""
    from braillespiel.application.errorlog import logged
    from braillespiel.output.braille import louis
    from braillespiel.output.speech.devices import devices, try_out
    from braillespiel.output.speech.registry import names
    from braillespiel.ui.problems import problem_phrase
    from braillespiel.ui.settings import choice_phrase

    words = Words(words.language, ("cli", "client", "speech"))
    if arguments.attempt is not None:
        if arguments.attempt not in names():
            known = words.signs.list.join(names())
            raise shared.CommandError(words("error-voice", name=arguments.attempt, known=known))
        sentence = words("devices-sentence", name=arguments.attempt)
        with logged(quiet=True):
            problem = try_out(arguments.attempt, sentence, language=words.language)
        if problem is not None:
            raise shared.CommandError(problem_phrase(words, problem).full)
        return 0
    with logged(quiet=True):
        found = devices(names())
    display = look_for_display()
    whose, reader = _whose_braille(display, found)
    if arguments.json:
        shared.print_json(
            {
                "speech": [
                    {
                        "name": device.name,
                        "usable": device.usable,
                        "detail": device.detail,
                        "problem": ""
                        if device.problem is None
                        else problem_phrase(words, device.problem).full,
                        "voices": len(device.voices),
                        "seconds": round(device.seconds, 3),
                    }
                    for device in found
                ],
                "braille": display,
                "braille_of": whose,
                "liblouis": louis.version() if louis.available() else None,
                "liblouis_from": louis.origin() if louis.available() else None,
            }
        )
        return 0
    for device in found:
        name = choice_phrase(words, "speech-adapter", device.name).full
        if device.problem is None:
            print(
                words(
                    "devices-usable" if device.detail else "devices-usable-plain",
                    id=device.name,
                    name=name,
                    detail=device.detail,
                    voices=len(device.voices),
                )
            )
        else:
            why = problem_phrase(words, device.problem).full
            print(words("devices-unusable", id=device.name, name=name, why=why))
    if display["cells"]:
        cells = int(str(display["cells"])) * int(str(display["rows"]))
        print(words("devices-display", cells=cells))
    else:
        print(words(f"devices-no-display-{display['reason']}"))
    print(words(f"devices-braille-{whose}", name=reader))
    if louis.available():
        print(words("devices-liblouis", version=louis.version(), origin=louis.origin()))
    else:
        print(words("braille-no-liblouis"))
    return 0
