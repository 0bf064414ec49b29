"""Events as announcements."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from braillespiel.games.hexaducto import events as ev
from braillespiel.games.hexaducto.tallies import Tallies
from braillespiel.games.hexaducto.view import HexView
from braillespiel.games.hexaducto.wording import Wording
from braillespiel.games.presenter import Announcement, Presenter, Priority
from braillespiel.words.catalogue import Argument
from braillespiel.words.phrase import Phrase, begun, join, notation, sentences, unended


class Teller:
    """Words events for one presenter."""

    def __init__(self, presenter: Presenter, words: Wording, tallies: Tallies) -> None:
        self.presenter = presenter
        self.words = words
        self.tallies = tallies
        self._before: ev.Event | None = None
        """The event told last."""

    def announce(self, event: ev.Event, view: HexView) -> Sequence[Announcement]:
        """Word an event. Whose turn begins is said by the client, so not here."""
        told = self._tell(event, view)
        self._before = event
        return () if told is None else (told,)

    def _tell(self, event: ev.Event, view: HexView) -> Announcement | None:
        match event:
            case ev.TurnedUp(seat, _, value):
                card = self.words.card(value)
                told = self._by(seat, "turned-up", "flip", card=card)
                told = self._for_later(told, seat, "turned-up", card=card)
                return self._with_place(told, event, view)
            case ev.Drew():
                return self._drew(event)
            case ev.Took():
                return self._took(event)
            case ev.WasPutBack(seat, value):
                card = self.words.card(value)
                told = self._by(seat, "put-back", "card", card=card)
                return self._for_later(told, seat, "put-back", card=card)
            case ev.Placed():
                return self._placed(event, view)
            case ev.SetBegun(number):
                phrase = self.words.phrase("set-begun", number=number)
                return Announcement(phrase, sound="shuffle")
            case ev.Removed(seat, lines, left):
                said = self.words.listed([self.words.complete(line) for line in lines])
                told = self._by(seat, "removed", "run", lines=said, left=left)
                return self.presenter.reads_on(told, seat)
            case ev.FellApart(seat, sizes):
                loose = sum(sizes[1:])
                told = self._by(seat, "fell-apart", "open", parts=len(sizes), loose=loose)
                return self.presenter.reads_on(told, seat)
            case ev.Docked(seat, cells):
                told = self._by(seat, "docked", "close", count=len(cells))
                return self.presenter.reads_on(told, seat)
            case ev.MoveDone(_, left) if left % 10 and left > 5:
                return None  # every tenth is told, and the last five
            case ev.MoveDone(seat, left):
                phrase = self.words.phrase("moves-left", count=left)
                return Announcement(phrase, self.presenter.kind_of(seat))
            case ev.TimeWarning(left):
                phrase = self.words.phrase("time-warning", time=self.tallies.span(left))
                return Announcement(phrase, priority=Priority.URGENT, sound="clock")
            case ev.Unsolvable(seat, why):
                return Announcement(self.unsolvable(why, view), self.presenter.kind_of(seat))
            case ev.MatchEnded():
                return self._ended(event, view)
        return None

    def _by(self, seat: int, key: str, sound: str, **arguments: Argument) -> Announcement:
        return self.presenter.did(seat, f"hexaducto-{key}", sound, **arguments)

    def _drew(self, event: ev.Drew) -> Announcement:
        if event.value is None:
            told = replace(self._by(event.seat, "drew", "draw"), priority=Priority.LOW)
            return self.presenter.reads_on(told, event.seat)
        card = self.words.card(event.value)
        told = replace(self._by(event.seat, "drew", "draw", card=card), echo=card.brief)
        return self._for_later(told, event.seat, "drew", card=card)

    def _took(self, event: ev.Took) -> Announcement:
        # What others place is told anyway, so brief wording leaves out where it came from.
        priority = Priority.NORMAL if event.seat == self.presenter.seat else Priority.LOW
        card = self.words.card(event.value)
        told = self._by(event.seat, "took", "take", card=card)
        echo = self.presenter.echo(event.seat, "echo-taken")
        told = replace(told, priority=priority, echo=echo)
        told = self._for_later(told, event.seat, "took", card=card)
        return self.presenter.reads_on(told, event.seat)

    def _placed(self, event: ev.Placed, view: HexView) -> Announcement:
        key = "placed-hidden" if event.hidden else "placed"
        card, old = self.words.card(event.value), self.words.card(event.discarded)
        if event.hidden:
            old = old.felt_as(notation(f"?{event.discarded}"))
        echo = self.presenter.echo(event.seat, f"hexaducto-{key}-echo", old=old)
        told = replace(self._by(event.seat, key, "place", card=card, old=old), echo=echo)
        told = self._for_later(told, event.seat, key, card=card, old=old)
        told = self._with_place(told, event, view)
        taken = isinstance(self._before, ev.Took) and self._before.seat == event.seat
        if not taken or event.seat == self.presenter.seat:
            return self.presenter.reads_on(told, event.seat)
        # "Ben takes 4", and the card that it went for: that it was the 4 has just been said.
        name, first = self.presenter.names[event.seat].braille, card.braille
        rest = told.phrase.braille.removeprefix(f"{name} {first} ")
        return self.presenter.reads_on(told, event.seat, rest)

    def _for_later(
        self, told: Announcement, seat: int, key: str, **arguments: Argument
    ) -> Announcement:
        """Let the history say of what one did oneself who did what; the cells stay brief."""
        if seat != self.presenter.seat:
            return told
        later = self.words.phrase(f"later-{key}", **arguments)
        return replace(told, later=later.felt_as(told.phrase.braille))

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
        if told.later is not None:
            deed, where = unended(told.later, self.words.signs.sentence), Phrase.plain(place.full)
            later = self.words.phrase("later-at", deed=deed, place=where)
            return replace(told, later=later.felt_as(join((told.later, place)).braille))
        phrase = sentences(
            [told.phrase, begun(Phrase(place.full, "", place.braille))], self.words.signs.sentence
        )
        return replace(told, phrase=phrase)

    def unsolvable(self, why: str, view: HexView) -> Phrase:
        """Say that a puzzle is beyond solving, why, and the ways out of it."""
        table = view.public
        left = (table.moves or 0) - table.cut
        said = [self.words.phrase(f"lost-{why}", hidden=table.hidden(0), moves=left)]
        if self.presenter.seat is not None:
            said.append(self.words.phrase("lost-end"))
        if self.presenter.can_take_back():
            said.append(self.words.phrase("take-back"))
        return sentences(said, self.words.signs.sentence)

    def _ended(self, event: ev.MatchEnded, view: HexView) -> Announcement:
        key = f"ended-{event.reason}"
        if view.public.settings.puzzle:
            return Announcement(self.words.phrase(f"puzzle-{event.reason}"))
        phrase, sound = self.presenter.about(f"hexaducto-{key}", event.seat), ""
        if event.doubled:
            sound = "double"
            doubled = self.presenter.about(
                "hexaducto-doubled", event.seat, points=self.words.number(event.scores[event.seat])
            )
            phrase = sentences([phrase, doubled], self.words.signs.sentence)
        return Announcement(phrase, self.presenter.kind_of(event.seat), sound=sound)
