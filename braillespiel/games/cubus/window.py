"""The windows for knocking: one for every seat but the one that passed, side by side.

Every seat's reaction is counted in ms from the end of its own announcement, so that neither a
slow voice nor a finger on the line is a disadvantage; the shortest reaction is the first knock.
A seat without outputs (a bot) counts as reacting in the very last moment. Without time the
window stays open until everybody has answered; the option ``first_knock`` says whose knock counts.
Who knocked against time has so long to show a build from when it has heard that it is to.
"""

from __future__ import annotations

from braillespiel.engine.chance import Chance, choice
from braillespiel.games.cubus.phases import SHOW, WINDOW
from braillespiel.games.cubus.records import ALONE, NOBODY, Public, Secret

HEARING_LIMIT_MS = 60_000
"""A seat whose outputs never report the end of the announcement is waited for this long, in ms."""
NEVER_HEARD = 10**9


def open_windows(public: Public, secret: Secret, seat: int) -> None:
    """Ask everybody but ``seat``, which has passed."""
    public.phase = WINDOW
    public.opened = secret.now
    secret.asked = frozenset(range(public.seats)) - ALONE[seat]
    secret.heard.clear()  # whoever had to show a build may have heard of that


def closes(public: Public, secret: Secret, seat: int) -> int:
    """Return the game time in ms at which the window of a seat closes."""
    start = secret.heard.get(seat, public.opened + HEARING_LIMIT_MS)
    return start + public.settings.reaction


def deadline(public: Public, secret: Secret) -> int | None:
    """Return when the next window closes, or the time to show is up; None without time."""
    if public.phase == SHOW and public.settings.show:
        start = secret.heard.get(public.turn, public.opened + HEARING_LIMIT_MS)
        return start + public.settings.show
    if not public.settings.reaction or not secret.asked:
        return None
    return min(closes(public, secret, seat) for seat in secret.asked)


def reaction(public: Public, secret: Secret, seat: int) -> int:
    """Return the reaction of a seat that knocks now; without time it tells the order."""
    if not public.settings.reaction and public.settings.first_knock == "entered":
        return NEVER_HEARD + len(secret.knocks)
    return max(0, secret.now - secret.heard[seat]) if seat in secret.heard else NEVER_HEARD


def first_knock(public: Public, secret: Secret) -> int | None:
    """Return the seat whose knock counts, None if nobody knocked."""
    knocks, after = secret.knocks, public.owner
    if knocks and public.settings.lots:
        seats = sorted(knocks)
        lot, secret.lot = Chance(secret.lot).draw(), secret.lot + 1
        return choice(lot, seats)
    return min(knocks, key=lambda seat: (knocks[seat], (seat - after) % public.seats), default=None)


def close_windows(public: Public, secret: Secret) -> None:
    """Forget who has heard and answered what."""
    public.opened = 0
    secret.asked = NOBODY
    secret.heard.clear()
    secret.knocks.clear()
