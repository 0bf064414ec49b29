"""Voices that die, raise and hang in every call, in whole matches through the real chain."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

from braillespiel.application.device_notices import QUIET_MS
from braillespiel.output.speech.failover import FailoverSpeech
from braillespiel.output.speech.interface import (
    Capability,
    OnEnd,
    SpeechUnavailableError,
    Utterance,
)
from braillespiel.output.speech.recording import RecordingSpeech
from tests.proof.faults.whole import Report, Whole
from tests.support.patience import HANGS_S, slowed
from tests.support.player import Ear

FASTER = 10
"""How much faster the chain's seconds go where nothing else runs: no hang is waited for in full."""
WAYS = (
    "dies", "raises", "hangs in say", "hangs in stop", "hangs when looked at", "never ends",
    "hangs at opening", "is not there", "hangs in set", "raises always",
)  # fmt: skip


def fast_clock() -> Callable[[], float]:
    """Return a clock whose seconds go faster, as much slower as the machine is now."""
    rate = FASTER / slowed()
    return lambda: rate * time.monotonic()


class Health:
    """How a voice is just now; shared by all that a chain makes of it."""

    def __init__(self) -> None:
        self.way = ""
        self._well = threading.Event()
        self._well.set()

    def become(self, way: str) -> None:
        """Fall ill in this way, "" for well again."""
        self.way = way
        (self._well.set if not way else self._well.clear)()

    def suffer(self, *ways: str) -> None:
        """Hang or raise if the voice is ill in one of these ways, until it is well."""
        if self.way in ways:
            if self.way.startswith("hangs"):
                self._well.wait()
            else:
                raise OSError(self.way)


class Frail(RecordingSpeech):
    """A voice that falls ill as its ``health`` says."""

    def __init__(self, name: str, health: Health, heard: list[str]) -> None:
        super().__init__(name)
        self.capabilities = frozenset(Capability)
        self._health = health
        self._heard = heard

    def open(self) -> None:
        self._health.suffer("hangs at opening", "raises always")
        if self._health.way == "is not there":
            raise SpeechUnavailableError("speech-no-reader", name=self.name)
        super().open()

    def say(self, utterance: Utterance, on_end: OnEnd | None = None) -> None:
        self._health.suffer("hangs in say", "raises", "raises always", "hangs at opening")
        if self._health.way:
            return  # and nobody hears it
        super().say(utterance, on_end)
        self._heard.append(utterance.text)

    def stop(self) -> None:
        self._health.suffer("hangs in stop", "raises always")
        super().stop()

    def set(self, settings: Any) -> None:
        self._health.suffer("hangs in set", "raises always")
        super().set(settings)

    def alive(self) -> bool:
        self._health.suffer("hangs when looked at", "raises always")
        return self._health.way not in ("dies", "is not there")


class Listened(Ear):
    """A voice that passes on to the chain what it keeps."""

    def __init__(self, chain: Any) -> None:
        super().__init__()
        self.chain = chain

    def say(self, utterance: Utterance) -> None:
        super().say(utterance)
        self.chain.say(utterance)

    def stop(self) -> None:
        super().stop()
        self.chain.stop()

    def speaking(self) -> bool:
        return bool(self.chain.speaking())


def connect(match: Whole, chain: FailoverSpeech) -> None:
    """Let the match be told through ``chain``."""
    match.player.ear = match.player.app.devices.voice = Listened(chain)


class Ward:
    """Two voices in a chain, of which the first or both fall ill."""

    def __init__(self, home: Path, fault: str, game: str, seed: int) -> None:
        self.match = Whole(home, fault, game, seed)
        self.healths = (Health(), Health())
        self.heard: tuple[list[str], list[str]] = ([], [])
        app = self.match.player.app
        self.chain = FailoverSpeech(
            [
                (name, lambda n=number: Frail(("espeak", "pyttsx3")[n], *self._patient(n)))  # type: ignore[misc]
                for number, name in enumerate(("espeak", "pyttsx3"))
            ],
            clock=fast_clock(),
            on_change=app.speech_changed,
            on_problem=app.report,
        )
        self.chain.start()
        connect(self.match, self.chain)

    def _patient(self, number: int) -> tuple[Health, list[str]]:
        return self.healths[number], self.heard[number]

    def ask(self) -> None:
        """Ask something; the last that was said after it must arrive at some voice."""
        lengths = [len(heard) for heard in self.heard]
        answer = self.match.ask()
        if not answer:
            return
        last = self.match.player.ear.said[-1]
        self.match.until(
            lambda: any(
                last in heard[length:] for heard, length in zip(self.heard, lengths, strict=True)
            ),
            f"{answer!r} from {self.chain.name} while {[h.way for h in self.healths]}",
        )

    def recovered(self, number: int) -> None:
        """See that the voice ``number`` speaks again, by itself."""
        end = time.monotonic() + HANGS_S
        length = len(self.heard[number])
        while len(self.heard[number]) == length:
            if time.monotonic() > end:
                self.match.found(f"voice {number} is well and does not speak: {self.chain.name}")
                return
            self.match.ask("T")
            time.sleep(0.005)

    def done(self) -> Report:
        """End it all."""
        for health in self.healths:
            health.become("")
        self.chain.close()
        return self.match.done()


def one_after_the_other(home: Path, game: str, seed: int) -> Report:
    """Let the first voice fall ill in every way; every answer arrives at the second."""
    return _all(WAYS, _first_ill, home, "voice", game, seed)


def both(home: Path, game: str, seed: int) -> Report:
    """Let both voices fall ill: it is brailled, every key works, what was said last is said."""
    # Only who waits notices that a sentence never ends, and only an opening one is set up.
    ways = [way for way in WAYS if way not in ("never ends", "hangs in set")]
    return _all(ways, _both_ill, home, "voices-all", game, seed)


def _all(
    ways: Iterable[str],
    play: Callable[[Ward, list[str]], None],
    home: Path,
    fault: str,
    game: str,
    seed: int,
) -> Report:
    """Play as many whole matches as it takes for every way to have been met."""
    left, total = list(ways), Report(fault, game, seed)
    for number in range(len(left)):
        ward = Ward(home.with_name(f"{home.name}-{number}"), fault, game, seed + number)
        play(ward, left)
        total.add(ward.done())
        if not left:
            return total
    total.found.append(f"never met: {', '.join(left)}")
    return total


def _first_ill(ward: Ward, ways: list[str]) -> None:
    for number in ward.match.steps():
        ward.ask()
        if number % 3 == 2 and ways:
            ward.healths[0].become(ways.pop(0))
            ward.match.report.times += 1
            for _ in range(2):
                ward.ask()
            ward.healths[0].become("")
            ward.recovered(0)


def _both_ill(ward: Ward, ways: list[str]) -> None:
    for number in ward.match.steps():
        if number % 4 != 2 or not ways:
            ward.ask()
            continue
        ward.match.player.wait(QUIET_MS, 500)  # each silence is told anew after that time only
        since, way = len(ward.match.heard), ways.pop(0)
        for health in ward.healths:
            health.become(way)
        ward.match.report.times += 1
        _without_voice(ward, since)
        for health in ward.healths:
            health.become("")
        ward.recovered(0)


def _without_voice(ward: Ward, since: int) -> None:
    end = time.monotonic() + HANGS_S
    while not ward.match.told("Keine Stimme", since=since):
        ward.match.ask("T")
        if time.monotonic() > end:
            ward.match.found(f"silence is not told: {[h.way for h in ward.healths]}")
            return
        time.sleep(0.005)
    ward.match.ask()
