"""What one seat may know of a match of SIX, and what may be hidden from it."""

from __future__ import annotations

from random import Random

from braillespiel.engine.chance import Chance, between, shuffle
from braillespiel.engine.contract import View
from braillespiel.engine.records import RecordView
from braillespiel.games.six.actions import Action
from braillespiel.games.six.deadlines import deadline, to_lift_ms
from braillespiel.games.six.glass import draw_glass
from braillespiel.games.six.records import CHANGE, READY, ROLL_MS, Known, Public, Secret


def known(public: Public, secret: Secret, seat: int | None) -> Known:
    """Return what ``seat`` knows beside the public record."""
    return Known(None if seat is None else secret.heard[seat])


def complete(public: Public, known: Known, seat: int | None, rng: Random) -> Secret:
    """Return what may be hidden from ``seat``: piles, glass and chance drawn again from ``rng``."""
    piles = []
    for owner in range(public.seats):
        cards = public.unseen(owner)
        shuffle(rng, cards)
        piles.append(cards)
    glass = draw_glass(public.settings, rng)
    heard = _heard(public, known, seat, rng)
    return Secret(piles, glass, heard, Chance(rng.getrandbits(48)))


def _heard(public: Public, known: Known, seat: int | None, rng: Random) -> list[int | None]:
    """Return when each seat may have heard: at any time that has made nothing due by now."""
    since, now = public.since, public.now
    everyone = range(public.seats)
    heard: list[int | None]
    if public.phase == READY:  # the sum is closed: everybody has heard
        heard = [between(rng, min(public.thrown + ROLL_MS, since), since) for _ in everyone]
    else:
        drawn = [between(rng, min(since, now), now) for _ in everyone]
        heard = [at if rng.getrandbits(1) else None for at in drawn]
    if public.phase == CHANGE and public.hesitated:
        latest = max(since, now - to_lift_ms(public))
        heard[public.active] = between(rng, since, latest)
    if seat is not None:
        heard[seat] = known.heard
    due = deadline(public, heard)
    if due is not None and due <= now:
        # The latest that may be: whoever has not heard counts as having heard in the end.
        late = None if since + public.settings.hearing_ms > now else now
        heard = [known.heard if other == seat else late for other in everyone]
    return heard


class SixView(RecordView[Public, Secret, Known, Action]):
    """All that ``seat`` may know."""

    public_type = Public
    known_type = Known

    def to_act(self) -> frozenset[int]:
        """Return the clock and who may act as far as this seat can tell.

        Of the others it is not told who has yet to hear.
        """
        heard: list[int | None] = [0] * self.public.seats
        if self._seat is not None:
            heard[self._seat] = self.known.heard
        return self.public.acting(heard)

    def shows_more_than(self, before: View[Action]) -> bool:
        """Tell whether anything but the time differs; receipts of others move only that."""
        if not isinstance(before, SixView):
            return True
        then = before.public.twin()
        then.now = self.public.now
        return self != SixView(before._seat, then, before.known)

    def legal_actions(self) -> list[Action]:
        return [] if self._seat is None else self.public.legal(self._seat, self.known.heard)

    def unseen(self, seat: int) -> list[int]:
        """Return the numbers of a seat's draw pile whose order nobody knows."""
        return self.public.unseen(seat)

    def complete(self, rng: Random) -> Secret:
        """Return what may be hidden, drawn from all that this view cannot tell apart."""
        return complete(self.public, self.known, self._seat, rng)
