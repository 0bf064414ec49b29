"""Events as announcements."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from braillespiel.games.hexaducto import events as ev
from braillespiel.games.hexaducto.fieldwords import FieldWords
from braillespiel.games.hexaducto.tallies import Tallies
from braillespiel.games.hexaducto.view import HexView
from braillespiel.games.presenter import Announcement, Presenter, Priority
from braillespiel.words.catalogue import Argument
from braillespiel.words.phrase import Phrase, begun, join, notation, sentences


class Teller:
    """Words events for one presenter."""

    def __init__(self, presenter: Presenter, words: FieldWords, tallies: Tallies) -> None:
        self.presenter = presenter
        self.words = words
        self.tallies = tallies
        self._tellers: dict[type, Callable[[Any, HexView], Announcement | None]] = {
            ev.TurnedUp: self._turned_up,
            ev.Drew: self._drew,
            ev.Took: self._took,
            ev.WasPutBack: self._put_back,
            ev.Placed: self._placed,
            ev.SetBegun: self._set_begun,
            ev.Removed: self._removed,
            ev.FellApart: self._fell_apart,
            ev.Docked: self._docked,
            ev.MoveDone: self._move_done,
            ev.TurnBegan: lambda event, view: None,
            ev.TimeWarning: self._time,
            ev.Unsolvable: self._unsolvable,
            ev.MatchEnded: self._ended,
        }

    def announce(self, event: Any, view: HexView) -> Sequence[Announcement]:
        """Word an event. Whose turn begins is said by the client, so not here."""
        told = self._tellers[type(event)](event, view)
        return () if told is None else (told,)

    def _say(
        self,
        key: str,
        seat: int,
        sound: str,
        /,
        priority: Priority = Priority.NORMAL,
        **what: Argument,
    ) -> Announcement:
        phrase = self._about(key, seat, **what)
        return Announcement(
            phrase, self.presenter.kind_of(seat), priority, sound, self.presenter.pan(seat)
        )

    def _about(self, key: str, seat: int, **what: Argument) -> Phrase:
        if seat == self.presenter.seat:
            return self.words.phrase(f"{key}-you", **what)
        return self.words.phrase(key, name=self.presenter.names[seat], **what)

    def _turned_up(self, event: ev.TurnedUp, view: HexView) -> Announcement:
        card = self.words.card(event.value)
        told = self._say("turned-up", event.seat, "card", card=card)
        return self._with_place(told, event, view)

    def _drew(self, event: ev.Drew, view: HexView) -> Announcement:
        if event.value is None:
            return self._say("drew", event.seat, "draw", priority=Priority.LOW)
        card = self.words.card(event.value)
        return replace(self._say("drew", event.seat, "draw", card=card), echo=card.brief)

    def _took(self, event: ev.Took, view: HexView) -> Announcement:
        # What others place is told anyway, so brief wording leaves out where it came from.
        priority = Priority.NORMAL if event.seat == self.presenter.seat else Priority.LOW
        card = self.words.card(event.value)
        told = self._say("took", event.seat, "take", priority=priority, card=card)
        return replace(told, echo=self.presenter.echo(event.seat, "echo-taken"))

    def _put_back(self, event: ev.WasPutBack, view: HexView) -> Announcement:
        return self._say("put-back", event.seat, "place", card=self.words.card(event.value))

    def _placed(self, event: ev.Placed, view: HexView) -> Announcement:
        key = "placed-hidden" if event.hidden else "placed"
        card, old = self.words.card(event.value), self.words.card(event.discarded)
        if event.hidden:
            old = old.felt_as(notation(f"?{event.discarded}"))
        echo = self.presenter.echo(event.seat, f"hexaducto-{key}-echo", old=old)
        told = replace(self._say(key, event.seat, "place", card=card, old=old), echo=echo)
        return self._with_place(told, event, view)

    def _with_place(
        self, told: Announcement, event: ev.TurnedUp | ev.Placed, view: HexView
    ) -> Announcement:
        """Say last where it happened; whoever did it hears that only in the history.

        What went at once has no place.
        """
        field = view.public.fields[event.seat]
        if event.place not in field:
            return told
        place = self.words.place(field, event.place)
        if event.seat == self.presenter.seat:
            full = f"{told.phrase.full} {begun(place).full}"
            brief = join([told.phrase, place], ", ").brief
            braille = join([told.phrase, place]).braille
            return replace(told, later=Phrase(full, brief, braille))
        phrase = sentences([told.phrase, begun(Phrase(place.full, "", place.braille))])
        return replace(told, phrase=phrase)

    def _set_begun(self, event: ev.SetBegun, view: HexView) -> Announcement:
        return Announcement(self.words.phrase("set-begun", number=event.number), sound="shuffle")

    def _removed(self, event: ev.Removed, view: HexView) -> Announcement:
        lines = self.words.listed([self.words.complete(line) for line in event.lines])
        return self._say("removed", event.seat, "chip", lines=lines, left=event.left)

    def _fell_apart(self, event: ev.FellApart, view: HexView) -> Announcement:
        loose = sum(event.sizes[1:])
        return self._say("fell-apart", event.seat, "open", parts=len(event.sizes), loose=loose)

    def _docked(self, event: ev.Docked, view: HexView) -> Announcement:
        return self._say("docked", event.seat, "close", count=len(event.cells))

    def _move_done(self, event: ev.MoveDone, view: HexView) -> Announcement | None:
        """Say how many moves are left at every tenth, and the last five."""
        if event.left % 10 and event.left > 5:
            return None
        return Announcement(
            self.words.phrase("moves-left", count=event.left), self.presenter.kind_of(event.seat)
        )

    def _unsolvable(self, event: ev.Unsolvable, view: HexView) -> Announcement:
        return Announcement(self.unsolvable(event.why, view), self.presenter.kind_of(event.seat))

    def unsolvable(self, why: str, view: HexView) -> Phrase:
        """Say that a puzzle is beyond solving, why, and the ways out of it."""
        table = view.public
        left = (table.moves or 0) - table.cut
        said = [self.words.phrase(f"lost-{why}", hidden=table.hidden(0), moves=left)]
        if self.presenter.seat is not None:
            said.append(self.words.phrase("lost-end"))
        if self.presenter.can_take_back():
            said.append(self.words.phrase("take-back"))
        return sentences(said)

    def _time(self, event: ev.TimeWarning, view: HexView) -> Announcement:
        phrase = self.words.phrase("time-warning", time=self.tallies.span(event.left))
        return Announcement(phrase, priority=Priority.URGENT, sound="clock")

    def _ended(self, event: ev.MatchEnded, view: HexView) -> Announcement:
        key = f"ended-{event.reason}"
        if view.public.settings.puzzle:
            return Announcement(self.words.phrase(f"puzzle-{event.reason}"))
        phrase = self._about(key, event.seat)
        if event.doubled:
            doubled = self._about(
                "doubled", event.seat, points=self.words.number(event.scores[event.seat])
            )
            phrase = sentences([phrase, doubled])
        return Announcement(phrase, self.presenter.kind_of(event.seat))
