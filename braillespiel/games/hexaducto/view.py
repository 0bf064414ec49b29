"""What one seat may know of a Hexaducto match, and what may lie where it cannot look."""

from __future__ import annotations

from random import Random

from braillespiel.engine.chance import Chance, shuffle
from braillespiel.engine.records import RecordView
from braillespiel.games.hexaducto.actions import Action
from braillespiel.games.hexaducto.cards import LOWEST, VALUES, spread
from braillespiel.games.hexaducto.field import Seen
from braillespiel.games.hexaducto.records import Known, Public, Secret


def known(public: Public, secret: Secret, seat: int | None) -> Known:
    """Return what ``seat`` knows beside the public record."""
    beneath = [0] * len(VALUES)
    for cards in secret.beneath:
        for value in cards.values():
            beneath[value - LOWEST] += 1
    # Face-down cards are of the first set. Once it is used up, whoever counts knows which
    # cards they are together, though not which is where; the pile is then of another set.
    pile = beneath if public.sets == 1 else [0] * len(beneath)
    for value in secret.pile:
        pile[value - LOWEST] += 1
    hand = public.taken
    if secret.hand is not None:
        if seat == public.turn:
            hand = secret.hand
        else:
            pile[secret.hand - LOWEST] += 1
    return Known(len(secret.pile), beneath, None if public.sets == 1 else pile, hand)


def complete(public: Public, known: Known, rng: Random) -> Secret:
    """Return what may be secret: all that the seat cannot know is drawn again from ``rng``."""
    beneath = spread(known.unseen)
    shuffle(rng, beneath)
    pile = beneath
    if known.unseen_pile is not None:
        pile = spread(known.unseen_pile)
        shuffle(rng, pile)
    secret = Secret([], pile, Chance(rng.getrandbits(63)))
    if public.drawn:
        secret.hand = pile.pop() if known.hand is None else known.hand
    for field in public.fields:
        secret.beneath.append(
            {place: beneath.pop() for place, value in field.items() if value is None}
        )
    return secret


class HexView(RecordView[Public, Secret, Known, Action]):
    """All that ``seat`` may know."""

    public_type = Public
    known_type = Known

    @property
    def own(self) -> Seen:
        """The own field; a spectator has none."""
        return {} if self.spectator else self.public.fields[self.seat]

    @property
    def my_turn(self) -> bool:
        """Tell whether this seat is to act."""
        return self.public.turn == self._seat and not self.public.ended

    def legal_actions(self) -> list[Action]:
        return self.public.legal(self._seat)

    def complete(self, rng: Random) -> Secret:
        """Return what may be secret, drawn from all that this view cannot tell apart."""
        return complete(self.public, self.known, rng)
