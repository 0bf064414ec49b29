"""What a seat may know: all but the order of the draw pile and the others' hidden answers."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from random import Random

from braillespiel.engine.chance import between, choice, shuffle
from braillespiel.engine.records import RecordView
from braillespiel.games.cubus import legality
from braillespiel.games.cubus.actions import Build, CubusAction
from braillespiel.games.cubus.builds import BuildContext
from braillespiel.games.cubus.geometry import Geometry, geometry
from braillespiel.games.cubus.phases import DISMANTLE, LAST, SHOW, WINDOW
from braillespiel.games.cubus.pile import Pile
from braillespiel.games.cubus.records import Known, Public, Secret
from braillespiel.games.cubus.steps import step_builds
from braillespiel.games.cubus.tiles import NONE, Tiles, count, letters
from braillespiel.games.cubus.window import NEVER_HEARD, reaction


def known(secret: Secret, seat: int | None) -> Known:
    """Return what ``seat`` knows beside the public record."""
    unseen, offered = count(secret.draw), sorted(secret.offers)
    if seat is None:
        return Known(unseen, offered)
    knock = secret.knocks.get(seat)
    return Known(
        unseen,
        offered,
        seat in secret.asked,
        secret.heard.get(seat),
        knock if knock is None else min(knock, NEVER_HEARD),  # no word of the order
        secret.offers.get(seat),
    )


def complete(public: Public, known: Known, seat: int | None, near: Geometry, rng: Random) -> Secret:
    """Return what may be secret: all that the seat cannot know is drawn again from ``rng``."""
    draw = list(letters(known.unseen))
    shuffle(rng, draw)
    secret = Secret("".join(draw), lot=rng.getrandbits(32) if public.settings.lots else 0)
    if public.phase == SHOW and public.settings.show:
        secret.now = public.opened
        if seat == public.turn and known.heard is not None:
            secret.heard[seat], secret.now = known.heard, known.heard
    if public.phase == WINDOW:
        _answers(public, known, seat, secret, rng)
    if public.phase == LAST:
        steps = step_builds(legality.context_of(public, near))
        options: list[Build | None] = [None, *(build for _, _, build in steps)]
        for other in known.offered:
            secret.offers[other] = known.offer if other == seat else choice(rng, options)
    return secret


def _answers(public: Public, known: Known, seat: int | None, secret: Secret, rng: Random) -> None:
    """Draw who of the others has heard of the passing, and who has answered what."""
    others = [s for s in range(public.seats) if s not in (public.owner, seat)]
    asked = {other for other in others if rng.random() < 0.5}
    if seat is not None and known.asked:
        asked.add(seat)
    if not asked:
        asked.add(choice(rng, others))
    secret.asked = frozenset(asked)
    secret.now = public.opened
    if seat is not None and known.heard is not None:
        secret.heard[seat] = known.heard
        secret.now = known.heard
    if seat is not None and known.knock is not None:
        secret.knocks[seat] = known.knock + rng.randrange(2) * (known.knock == NEVER_HEARD)
        secret.now += known.knock if known.knock < NEVER_HEARD else 0
    limit = public.settings.reaction
    for other in others:
        if limit and rng.random() < 0.5:
            # A window that still stands open cannot have begun longer ago than it lasts.
            since = max(public.opened, secret.now - limit + 1 if other in asked else 0)
            secret.heard[other] = between(rng, since, secret.now)
        if other not in asked and rng.random() < 0.5:
            secret.knocks[other] = reaction(public, secret, other)


class CubusView(RecordView[Public, Secret, Known, CubusAction]):
    """All that ``seat`` may know."""

    public_type = Public
    known_type = Known

    def __init__(
        self, seat: int | None, public: Public, known: Known, near: Geometry | None = None
    ) -> None:
        super().__init__(seat, public, known)
        if near is not None:
            self.geometry = near

    @cached_property
    def geometry(self) -> Geometry:
        """The geometry of the pile."""
        return geometry(self.public.pile)

    @cached_property
    def context(self) -> BuildContext:
        """What the acting seat builds from."""
        return legality.context_of(self.public, self.geometry)

    @property
    def heights(self) -> Pile:
        """The columns of the pile."""
        return self.geometry.heights

    def to_act(self) -> frozenset[int]:
        """Return the seats that this seat knows may act: of those asked to knock, itself."""
        acting = self.public.to_act()
        return acting | {self.seat} if self.known.asked else acting

    def legal_actions(self) -> Sequence[CubusAction]:
        """Return this seat's useful actions; see legality.legal."""
        return legality.legal(self.public, self.geometry, self._seat, self.known.asked)

    @property
    def legal_is_complete(self) -> bool:
        """Tell that only the useful builds are listed."""
        return False

    def is_legal(self, action: CubusAction) -> bool:
        return legality.is_legal(self.public, self.geometry, self._seat, self.known.asked, action)

    def may_build(self) -> bool:
        """Tell whether this seat may build something now."""
        return self.public.phase != WINDOW and self.public.may_act(self._seat, asked=False)

    def dismantling(self) -> bool:
        """Tell whether the pile is being taken down."""
        return self.public.phase == DISMANTLE

    def tells_places(self) -> bool:
        """Tell whether it may be said where one box could go: not while a knock is open."""
        public = self.public
        return public.settings.places and public.phase not in (DISMANTLE, WINDOW, SHOW)

    def own_tiles(self) -> Tiles:
        """Return the tiles that this seat would build with now; a spectator has none."""
        if self.may_build() and not self.dismantling():
            return self.context.hand
        return NONE if self.spectator else self.public.hands[self.seat]

    def complete(self, rng: Random) -> Secret:
        """Return what may be secret, drawn from all that this view cannot tell apart."""
        return complete(self.public, self.known, self._seat, self.geometry, rng)
