"""What time makes due and by when, from the open table and from when each seat had heard.

``heard`` holds the game time in ms at which each seat had heard announcement ``public.serial``,
None if it has not yet: hidden, so all this is for whoever holds the whole state.
"""

from __future__ import annotations

from collections.abc import Sequence

from braillespiel.games.six.records import AIR, CHANGE, READY, ROLL_MS, START, WINDOW, Public

Heard = Sequence[int | None]


def heard_at(public: Public, heard: Heard, seat: int) -> int:
    """Return when ``seat`` had heard the announcement, at the latest."""
    at = heard[seat]
    return public.since + public.settings.hearing_ms if at is None else at


def all_heard_at(public: Public, heard: Heard) -> int:
    """Return when everybody has heard, at the latest."""
    return max([public.since + public.settings.hearing_ms if at is None else at for at in heard])


def reacted_at(public: Public, heard: Heard, seats: Sequence[int]) -> int:
    """Return when the time to react of all ``seats`` is up; there is at least one."""
    return max([heard_at(public, heard, seat) + public.reaction[seat] for seat in seats])


def reveal_at(public: Public, heard: Heard) -> int | None:
    """Return when the rolling dice show; None while an untimed match waits for cards."""
    waiting = [seat for seat, card in enumerate(public.drawn) if card]
    rolled = public.thrown + ROLL_MS
    if not waiting:
        return rolled
    return None if public.settings.untimed else max(rolled, reacted_at(public, heard, waiting))


def close_at(public: Public, heard: Heard) -> int | None:
    """Return when the open sum closes; None while an untimed match waits for somebody."""
    waiting = [seat for seat, may in enumerate(public.may) if may]
    known = all_heard_at(public, heard)
    if not waiting:
        return known
    return None if public.settings.untimed else max(known, reacted_at(public, heard, waiting))


def hesitate_at(public: Public, heard: Heard) -> int | None:
    """Return when it is too late to lift; None for no limit."""
    settings = public.settings
    if public.hesitated or settings.untimed or not settings.hesitation_ms:
        return None
    return heard_at(public, heard, public.active) + to_lift_ms(public)


def to_lift_ms(public: Public) -> int:
    """Return how long the active seat may think about lifting once it has heard."""
    settings = public.settings
    if not settings.fair_lifting:
        return settings.hesitation_ms
    return max(settings.hesitation_ms, public.reaction[public.active])


def deadline(public: Public, heard: Heard) -> int | None:
    """Return when the clock must act next, None if it need not."""
    phase = public.phase
    if phase == AIR:
        return reveal_at(public, heard)
    if phase == WINDOW:
        return close_at(public, heard)
    if phase == CHANGE:
        return hesitate_at(public, heard)
    if phase == START and public.ahead:
        return all_heard_at(public, heard)
    return None


def running(public: Public, heard: Heard) -> int:
    """Return how much of the glass has run by now: it stands still while anybody is waited for.

    It runs while the dice roll, and while the active seat takes longer than its time to
    react before it rolls or lifts. Where lifting has no limit it stands until that is decided:
    else waiting would empty it.
    """
    settings = public.settings
    if settings.untimed or public.phase not in (READY, CHANGE):
        return public.run
    if public.phase == CHANGE and settings.fair_lifting and not settings.hesitation_ms:
        return public.run
    active = public.active
    waited = max(public.since, heard_at(public, heard, active) + public.reaction[active])
    return public.run + max(0, public.now - waited)
