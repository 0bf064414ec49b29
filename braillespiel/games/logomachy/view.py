"""What one seat may know of a match of Logomachy, and what may lie where it cannot look."""

from __future__ import annotations

from random import Random

from braillespiel.engine.chance import Chance, shuffle
from braillespiel.engine.records import RecordView
from braillespiel.games.logomachy.actions import Action, Play
from braillespiel.games.logomachy.legality import is_legal
from braillespiel.games.logomachy.records import Known, Public, Secret


def known(public: Public, secret: Secret, seat: int | None) -> Known:
    """Return what ``seat`` knows beside the public record."""
    return Known(
        list(map(len, secret.hands)),
        len(secret.stock),
        len(secret.aside),
        [] if seat is None else secret.hands[seat].copy(),
    )


def unseen(public: Public, known: Known) -> list[str]:
    """Return the cards that a seat cannot place, in the order of the deck."""
    seen = {*known.hand, *public.middle}.union(*public.taken)
    return [card for card in public.settings.deck if card not in seen]


def complete(public: Public, known: Known, seat: int | None, rng: Random) -> Secret:
    """Return what may be secret from ``seat``: what it cannot know, drawn from ``rng``."""
    hidden = unseen(public, known)
    shuffle(rng, hidden)
    chance = Chance(rng.getrandbits(63))
    hands = [
        known.hand.copy() if owner == seat else [hidden.pop() for _ in range(size)]
        for owner, size in enumerate(known.sizes)
    ]
    stock = [hidden.pop() for _ in range(known.stock)]
    return Secret(hands, stock, hidden, chance)


class LogomachyView(RecordView[Public, Secret, Known, Action]):
    """All that ``seat`` may know."""

    public_type = Public
    known_type = Known

    def legal_actions(self) -> list[Play]:
        return self.public.legal(self._seat, self.known.hand)

    @property
    def legal_is_complete(self) -> bool:
        """Tell that words are not listed."""
        return not self.public.settings.letters

    def is_legal(self, action: Action) -> bool:
        return is_legal(self.public, self._seat, self.known.hand, action)

    def unseen(self) -> list[str]:
        """Return the cards that this seat cannot place, in the order of the deck."""
        return unseen(self.public, self.known)

    def complete(self, rng: Random) -> Secret:
        """Return what may be secret, drawn from all that this view cannot tell apart."""
        return complete(self.public, self.known, self._seat, rng)
