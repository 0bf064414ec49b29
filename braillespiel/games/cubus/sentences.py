"""From events to announcements."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from braillespiel.games import kit
from braillespiel.games.cubus import events as e
from braillespiel.games.cubus.pile import Cell, rows
from braillespiel.games.cubus.tiles import KINDS
from braillespiel.games.cubus.tones import tone
from braillespiel.games.cubus.view import CubusView
from braillespiel.games.cubus.wording import Wording
from braillespiel.games.presenter import Announcement, Kind, Presenter, Priority
from braillespiel.words.phrase import Phrase, join

SMALL = 12
"""A plan of so many places is said whole."""


class Teller:
    """Words the events of one presenter."""

    def __init__(self, presenter: Presenter, wording: Wording) -> None:
        self.presenter = presenter
        self.words = presenter.words
        self.wording = wording

    def announce(self, event: e.Event, view: CubusView) -> Sequence[Announcement]:
        """Return what this seat is told of an event; ``view`` is that after it."""
        return [self._tell(event, view)]

    def _tell(self, event: e.Event, view: CubusView) -> Announcement:
        match event:
            case e.Drawn():
                return self._drawn(event)
            case e.Built():
                return self._at_height(self._built(event, view), event.changes, view)
            case e.Passed():
                return self._passed(event, view)
            case e.Answered(knock=knock):
                key = "cubus-answered-knock" if knock else "cubus-answered-let"
                sound = "knock" if knock else ""
                return Announcement(self.words.phrase(key), Kind.MINE, sound=sound)
            case e.WindowShut():
                return Announcement(self.words.phrase("cubus-window-shut"), sound="clock")
            case e.NobodyKnocked():
                said = self.words.phrase("cubus-nobody-knocked")
                return Announcement(said, priority=Priority.LOW)
            case e.Knocked():
                return self._knocked(event, view)
            case e.ShowShut(seat):
                return self._by(seat, "show-shut", "clock")
            case e.WrongKnock(seat, points):
                return self._by(seat, "wrong-knock", "error", count=points)
            case e.LastBuild():
                return self._last_build(event)
            case e.Offered():
                return self._offered(event)
            case e.Dismantling():
                return self._dismantling(event)
            case e.Dismantled():
                return self._at_height(self._dismantled(event, view), event.changes, view)
            case e.Over():
                return Announcement(self.presenter.result(view))

    def _by(
        self, seat: int, key: str, sound: str = "", low: bool = False, **arguments: Any
    ) -> Announcement:
        told = self.presenter.did(seat, f"cubus-{key}", sound, **arguments)
        quiet = low and seat != self.presenter.seat
        return replace(told, priority=Priority.LOW if quiet else told.priority, pan=0.0)

    def _whose(self, seat: int) -> Phrase:
        return self.presenter.about("cubus-whose", seat)

    def _case(self, seat: int) -> str:
        """Own tiles stand alone ("drawn: a lid"), those of others after a verb."""
        return "nom" if seat == self.presenter.seat else "acc"

    def _drawn(self, event: e.Drawn) -> Announcement:
        if event.tile is None:
            return self._by(event.seat, "drawn-none", low=True)
        tile = self.wording.tile(event.tile, 1, self._case(event.seat))
        told = self._by(event.seat, "drawn", "draw", low=True, tile=tile, left=event.left)
        if event.seat != self.presenter.seat:
            return told
        brief = self.words.phrase(f"cubus-one-{KINDS[event.tile]}-drawn").brief
        return replace(told, phrase=replace(told.phrase, brief=brief))

    def _built(self, event: e.Built, view: CubusView) -> Announcement:
        details = [*self._where(event.changes, view), self.wording.used(event.used)]
        if event.opened:
            details.append(self.words.phrase("cubus-built-open", count=event.opened))
        if event.owner != event.seat:
            details.append(self.words.phrase("cubus-built-with", whose=self._whose(event.owner)))
        return self._by(
            event.seat,
            "built",
            "lid" if event.opened else "box",
            points=event.points,
            gain=event.new - event.old,
            details=join(details, self.words.signs.list),
            boxes=event.new,
        )

    def _at_height(
        self, told: Announcement, changes: Sequence[tuple[Cell, int]], view: CubusView
    ) -> Announcement:
        """Return what is told with a tone of how high the column is now, where only one changed."""
        if len(changes) != 1:
            return told
        return replace(told, tones=tone(*changes[0], view.heights))

    def _where(self, changes: Sequence[tuple[Cell, int]], view: CubusView) -> list[Phrase]:
        """Say the column that has changed; of several the plan, or in a large one each of few."""
        plan = rows(view.heights)
        small = len(plan) * len(plan[0]) <= SMALL if plan else True
        if plan and small and len(changes) != 1:
            return [self.words.phrase("cubus-built-plan", plan=self.wording.rows(plan))]
        if plan and not changes:
            return [self.words.phrase("cubus-built-size", columns=len(plan[0]), rows=len(plan))]
        return [
            self.words.phrase("cubus-built-at", cell=self.wording.cell(cell), height=height)
            for cell, height in changes
        ]

    def _passed(self, event: e.Passed, view: CubusView) -> Announcement:
        if not event.window or self.presenter.seat in (None, event.seat):
            told = self._by(event.seat, "passed", "pass")
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

    def _knocked(self, event: e.Knocked, view: CubusView) -> Announcement:
        told = self._by(event.seat, "knocked", "knock", whose=self._whose(event.owner))
        limit = view.public.settings.show
        if not limit or self.presenter.seat != event.seat:
            return told
        said = self.words.phrase("cubus-show-limit", seconds=limit // 1000)
        phrase = join((told.phrase, said), " ")
        return Announcement(phrase, told.kind, told.priority, told.sound)

    def _last_build(self, event: e.LastBuild) -> Announcement:
        tiles = self.wording.tiles(event.tiles, "nom")
        if len(event.seats) == 1:
            return self._by(event.seats[0], "last-build", "turn", tiles=tiles)
        said = self.words.phrase("cubus-last-build-all", tiles=tiles)
        return Announcement(said, sound="turn")

    def _offered(self, event: e.Offered) -> Announcement:
        if event.seat != self.presenter.seat:
            return self._by(event.seat, "offered")
        key = "cubus-offered-none-you" if event.build is None else "cubus-offered-you"
        return Announcement(self.words.phrase(key, points=event.points), Kind.MINE)

    def ranking(self, points: Sequence[int]) -> Phrase:
        """Say everybody's points, the most first."""
        said = [
            self.presenter.about("cubus-score", seat, count=points[seat])
            for seat in kit.ranking(points)
        ]
        return self.presenter.enumerate(said)

    def _dismantling(self, event: e.Dismantling) -> Announcement:
        said = self.words.phrase("cubus-dismantling", count=event.boxes)
        if event.built:
            built = self.ranking(event.built)
            told = self.words.phrase("cubus-dismantling-alone", scores=built)
            said = join((said, told), " ")
        return Announcement(said, sound="turn")

    def _dismantled(self, event: e.Dismantled, view: CubusView) -> Announcement:
        case = self._case(event.seat)
        details = [self.wording.tiles(event.tiles, case)] if any(event.tiles) else []
        details += self._where(event.changes, view)
        return self._by(
            event.seat,
            "dismantled",
            "take",
            count=sum(event.tiles),
            left=event.left,
            details=join(details, self.words.signs.list),
        )
