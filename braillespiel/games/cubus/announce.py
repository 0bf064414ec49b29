"""From events to announcements."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from braillespiel.games import kit
from braillespiel.games.cubus import events
from braillespiel.games.cubus.sentences import Wording
from braillespiel.games.cubus.tiles import KINDS
from braillespiel.games.cubus.view import CubusView
from braillespiel.games.presenter import Announcement, Kind, Presenter, Priority
from braillespiel.words.phrase import Phrase, join


class Teller:
    """Words the events of one presenter."""

    def __init__(self, presenter: Presenter, wording: Wording) -> None:
        self.presenter = presenter
        self.words = presenter.words
        self.wording = wording

    def announce(self, event: Any, view: CubusView) -> Sequence[Announcement]:
        """Return what this seat is told of an event."""
        found: Announcement = getattr(self, "_" + event.kind.replace("-", "_"))(event, view)
        return [found]

    def _about(
        self, key: str, seat: int, sound: str = "", low: bool = False, **arguments: Any
    ) -> Announcement:
        phrase = self.presenter.about(f"cubus-{key}", seat, **arguments)
        priority = Priority.LOW if low and seat != self.presenter.seat else Priority.NORMAL
        return Announcement(phrase, self.presenter.kind_of(seat), priority, sound)

    def seat(self, seat: int) -> Phrase:
        """Name a seat inside a sentence."""
        return self.presenter.about("cubus-seat", seat)

    def _whose(self, seat: int) -> Phrase:
        return self.presenter.about("cubus-whose", seat)

    def _drawn(self, event: events.Drawn, view: CubusView) -> Announcement:
        if event.tile is None:
            return self._about("drawn-none", event.seat, low=True)
        case = "nom" if event.seat == self.presenter.seat else "acc"
        tile = self.wording.tile(event.tile, 1, case)
        told = self._about("drawn", event.seat, "draw", low=True, tile=tile, left=event.left)
        if event.seat != self.presenter.seat:
            return told
        brief = self.words.phrase(f"cubus-one-{KINDS[event.tile]}-drawn").brief
        return replace(told, phrase=replace(told.phrase, brief=brief))

    def _built(self, event: events.Built, view: CubusView) -> Announcement:
        details: list[Phrase] = []
        if event.where is not None:
            details.append(self._where(event.where))
        details.append(self.wording.used(event.used))
        if event.opened:
            details.append(self.words.phrase("cubus-built-open", count=event.opened))
        if event.owner != event.seat:
            details.append(self.words.phrase("cubus-built-with", whose=self._whose(event.owner)))
        return self._about(
            "built",
            event.seat,
            "lid" if event.opened else "box",
            points=event.points,
            gain=event.new - event.old,
            details=join(details, ", "),
            boxes=event.new,
        )

    def _where(self, where: tuple[tuple[int, int], int]) -> Phrase:
        cell, height = where
        return self.words.phrase("cubus-built-at", cell=self.wording.cell(cell), height=height)

    def _passed(self, event: events.Passed, view: CubusView) -> Announcement:
        if not event.window or self.presenter.seat in (None, event.seat):
            told = self._about("passed", event.seat, "turn")
            return replace(told, echo=self.presenter.echo(event.seat, "echo-passed"))
        said = self.words.phrase("cubus-passed-window", name=self.presenter.names[event.seat])
        timed = view.public.settings.reaction > 0
        return Announcement(
            said,
            Kind.OTHERS,
            Priority.NORMAL,
            "turn",
            expects_reply=True,
            supersedes=timed,
        )

    def _answered(self, event: events.Answered, view: CubusView) -> Announcement:
        key = "cubus-answered-knock" if event.knock else "cubus-answered-let"
        sound = "knock" if event.knock else ""
        return Announcement(self.words.phrase(key), Kind.MINE, sound=sound)

    def _window_shut(self, event: events.WindowShut, view: CubusView) -> Announcement:
        return Announcement(self.words.phrase("cubus-window-shut"), sound="clock")

    def _nobody_knocked(self, event: events.NobodyKnocked, view: CubusView) -> Announcement:
        said = self.words.phrase("cubus-nobody-knocked")
        return Announcement(said, priority=Priority.LOW)

    def _knocked(self, event: events.Knocked, view: CubusView) -> Announcement:
        told = self._about("knocked", event.seat, "knock", whose=self._whose(event.owner))
        limit = view.public.settings.show
        if not limit or self.presenter.seat != event.seat:
            return told
        said = self.words.phrase("cubus-show-limit", seconds=limit // 1000)
        phrase = join((told.phrase, said), " ")
        return Announcement(phrase, told.kind, told.priority, told.sound)

    def _show_shut(self, event: events.ShowShut, view: CubusView) -> Announcement:
        return self._about("show-shut", event.seat, "clock")

    def _wrong_knock(self, event: events.WrongKnock, view: CubusView) -> Announcement:
        return self._about("wrong-knock", event.seat, "error", count=event.points)

    def _last_build(self, event: events.LastBuild, view: CubusView) -> Announcement:
        tiles = self.wording.tiles(event.tiles, "nom")
        if len(event.seats) == 1:
            return self._about("last-build", event.seats[0], "turn", tiles=tiles)
        said = self.words.phrase("cubus-last-build-all", tiles=tiles)
        return Announcement(said, sound="turn")

    def _offered(self, event: events.Offered, view: CubusView) -> Announcement:
        if event.seat != self.presenter.seat:
            return self._about("offered", event.seat)
        key = "cubus-offered-none-you" if event.build is None else "cubus-offered-you"
        return Announcement(self.words.phrase(key, points=event.points), Kind.MINE)

    def ranking(self, points: Sequence[int]) -> Phrase:
        """Say everybody's points, the most first."""
        said = [
            self.presenter.about("cubus-score", seat, count=points[seat])
            for seat in kit.ranking(points)
        ]
        return self.presenter.enumerate(said)

    def _dismantling(self, event: events.Dismantling, view: CubusView) -> Announcement:
        said = self.words.phrase("cubus-dismantling", count=event.boxes)
        if event.built:
            built = self.ranking(event.built)
            told = self.words.phrase("cubus-dismantling-alone", scores=built)
            said = join((said, told), " ")
        return Announcement(said, sound="turn")

    def _dismantled(self, event: events.Dismantled, view: CubusView) -> Announcement:
        details = [self.wording.tiles(event.tiles, "nom")] if any(event.tiles) else []
        if event.where is not None:
            details.append(self._where(event.where))
        return self._about(
            "dismantled" if details else "dismantled-plain",
            event.seat,
            "take",
            count=sum(event.tiles),
            left=event.left,
            details=join(details, ", "),
        )

    def _over(self, event: events.Over, view: CubusView) -> Announcement:
        return Announcement(self.presenter.result(view))
