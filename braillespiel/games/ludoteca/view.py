"""What one seat may know of a match of Ludoteca, and what may lie where it cannot look."""

from __future__ import annotations

from collections import Counter
from random import Random

from braillespiel.engine.chance import Chance, sample, shuffle
from braillespiel.engine.records import RecordView
from braillespiel.games.ludoteca import moves
from braillespiel.games.ludoteca.actions import Action
from braillespiel.games.ludoteca.records import Known, Public, Secret
from braillespiel.games.ludoteca.settings import full_deck


def known(public: Public, secret: Secret, seat: int | None) -> Known:
    """Return what ``seat`` knows beside the public record."""
    own = seat == public.turn
    return Known(
        [] if seat is None else secret.hands[seat][:],
        list(map(len, secret.hands)),
        len(secret.pile),
        secret.goals[seat] if seat is not None and secret.goals else None,
        secret.looked[:] if own else [],
        secret.back[:] if own else [],
        len(secret.looked),
        len(secret.back),
    )


def unseen(public: Public, known: Known, seat: int | None) -> list[int]:
    """Return the cards that lie hidden from a seat, sorted, less those known in hands."""
    left = Counter(full_deck(public.settings))
    left.subtract(known.hand)
    left.subtract(known.looked)
    left.subtract(known.back)
    left.subtract(public.discards)
    for other in range(public.seats):
        for row in public.rows[other]:
            left.subtract(laid & 255 for laid in row)
        for kind in public.kinds[other]:
            left.subtract(laid & 255 for laid in kind)
        left.subtract(public.resources[other])
        if other != seat:
            left.subtract(public.seen[other])
    return sorted(left.elements())


def complete(public: Public, known: Known, seat: int | None, rng: Random) -> Secret:
    """Return what may be secret: all that the seat cannot know is drawn again from ``rng``."""
    hidden = unseen(public, known, seat)
    shuffle(rng, hidden)
    secret = Secret(Chance(rng.getrandbits(63)))
    for other, size in enumerate(known.sizes):
        if other == seat:
            secret.hands.append(known.hand[:])
        else:
            seen = public.seen[other]
            secret.hands.append(seen + [hidden.pop() for _ in range(size - len(seen))])
    own = seat == public.turn
    secret.looked = known.looked[:] if own else [hidden.pop() for _ in range(known.looked_size)]
    secret.back = known.back[:] if own else [hidden.pop() for _ in range(known.back_size)]
    secret.pile = hidden
    if public.settings.extended:
        goals = [n for n in range(len(public.settings.deck.goal)) if n != known.goal]
        strangers = public.seats - (known.goal is not None)
        secret.goals = sample(rng, goals, strangers)
        if seat is not None and known.goal is not None:
            secret.goals.insert(seat, known.goal)
    return secret


class LudotecaView(RecordView[Public, Secret, Known, Action]):
    """All that ``seat`` may know."""

    public_type = Public
    known_type = Known

    def legal_actions(self) -> list[Action]:
        return moves.legal(self.public, self._seat, self.known.hand, self.known.looked)

    def complete(self, rng: Random) -> Secret:
        """Return what may be secret, drawn from all that this view cannot tell apart."""
        return complete(self.public, self.known, self._seat, rng)
