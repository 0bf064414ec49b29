"""One seat's place at the table, or that of several people who share it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from braillespiel.engine.contract import Advice, GameError
from braillespiel.games import kit
from braillespiel.games.presenter import Announcement, Answer, GameCommand, Presenter
from braillespiel.games.six import warnings
from braillespiel.games.six.actions import Action, Cover, Heard, Lift, Pace, Pass, Roll, Secure
from braillespiel.games.six.keys import ALONE, COVER, MOST, PLACE, SECURE, together
from braillespiel.games.six.records import AIR, CHANGE, OVER, ROUNDS, START, WINDOW, Public
from braillespiel.games.six.rules import PACE_MS
from braillespiel.games.six.sentences import Teller
from braillespiel.games.six.view import SixView
from braillespiel.games.six.wording import Wording
from braillespiel.games.six.zones import ZoneMaker
from braillespiel.games.zones import Zone
from braillespiel.words.catalogue import Argument, Words
from braillespiel.words.phrase import Phrase, join

LATE_MS = 700
"""A key for a place so soon after Wechsel was meant for the sum before it, not to cover."""
PACE_STEP_MS = 500
_ACTIONS: dict[str, Action] = {"roll": Roll(), "lift": Lift(), "pass": Pass()}


class SixPresenter(Presenter):
    """The presenter of SIX."""

    game_id = "six"
    kit_chapters = (1, 3, 4, 5, 6, 7, 8)
    commands: ClassVar[tuple[GameCommand, ...]] = ALONE
    situations: ClassVar[Mapping[str, tuple[GameCommand, ...]]] = {"together": together(MOST)}
    shared = True

    def __init__(
        self, words: Words, names: Sequence[str], seat: int | None, present: Sequence[int] = ()
    ) -> None:
        super().__init__(words, names, seat, present)
        self.cards = Wording(self)
        self.teller = Teller(self.cards)
        self.maker = ZoneMaker(self.cards)

    def opening(self, view: SixView) -> Sequence[Announcement]:
        """Tell whether the match is played by the clock, once, before the first roll."""
        untimed = view.public.settings.untimed
        return [Announcement(self.words.phrase("six-untimed" if untimed else "six-timed"))]

    def shared_commands(self) -> Sequence[GameCommand]:
        """Return everybody's keys."""
        return together(len(self.present))

    def zones(self, view: SixView) -> Sequence[Zone]:
        """Return own places, own cards, dice and tube, the other players."""
        return self.maker.zones(view.public)

    def announce(self, event: Any, view: SixView) -> Sequence[Announcement]:
        return self.teller.announce(event, view.public)

    def label(self, view: SixView, action: Action) -> Phrase:
        match action:
            case Secure(place):
                card = self.cards.number(view.public.top(view.seat, place))
                return self.words.phrase("six-do-secure", card=card, place=place + 1)
            case Cover(place):
                card = self.cards.number(view.public.drawn[view.seat])
                return self.words.phrase("six-do-cover", card=card, place=place + 1)
            case Roll():
                return self.words.phrase("six-do-roll", count=view.public.next_dice)
            case Lift():
                return self.words.phrase("six-do-lift")
            case Pass():
                return self.words.phrase("six-do-pass")
            case Heard():
                return self.words.phrase("six-do-heard")
            case Pace(ms):
                return self.words.phrase("six-do-pace", seconds=ms / 1000)

    def advised(self, view: SixView, action: Action) -> Phrase:
        """Name an action, the place that is covered before the card for it."""
        if not isinstance(action, Cover):
            return self.label(view, action)
        card = self.cards.number(view.public.drawn[view.seat])
        return self.words.phrase("six-advise-cover", card=card, place=action.place + 1)

    def touches(self, action: Action) -> tuple[str, ...]:
        """Return the place that an action uses, the dice or the tube."""
        match action:
            case Secure(place) | Cover(place):
                return (f"place-{self.seat}-{place}",)
            case Roll():
                return ("dice",)
            case Lift():
                return ("tube",)
        return ()

    def advice(self, advice: Advice) -> Phrase | None:
        """Say why the tube is lifted, or is not."""
        return self.words.phrase(f"six-advice-{advice.note}") if advice.note else None

    def gain(self, view: SixView, action: Action) -> Phrase | None:
        """Say how many strokes a card brings, how often the covered one would come up, or why
        nothing is secured.
        """
        public = view.public
        match action:
            case Secure(place):
                strokes = public.strokes[public.top(view.seat, place) - 1]
                return self.words.phrase("six-gain-secure", count=strokes)
            case Cover(place) if public.top(view.seat, place):
                card = self.cards.number(public.top(view.seat, place))
                return self.words.phrase("six-gain-cover", card=card)
            case Cover():
                return self.words.phrase("six-gain-empty")
            case Pass():
                return self.words.phrase("six-gain-pass")
        return None

    def warning(self, view: SixView, action: Action) -> tuple[str, Phrase] | None:
        """Warn of a full glass, of a number let go, and of a good card that is covered."""
        return warnings.warning(self, self.cards, view, action)

    def turn(self, view: SixView) -> Phrase:
        """Say what is going on, and what this seat may do."""
        public, me = view.public, self.seat
        active = public.active
        count = public.next_dice
        if public.phase == OVER:
            return self.teller.result(public)
        if public.phase == START:
            start = self.about("six-turn-start", active, number=public.round, rounds=ROUNDS)
            return self._with_draw(start, public)
        if public.phase == AIR:
            return self._with_draw(self.about("six-turn-air", active, count=count), public)
        if public.phase == WINDOW:
            return self._open_sum(public)
        if public.phase != CHANGE:
            return self.about("six-turn-ready", active, count=count)
        key = "six-turn-must" if public.hesitated and me == active else "six-turn-change"
        return self._with_draw(self.about(key, active), public)

    def _with_draw(self, phrase: Phrase, public: Public) -> Phrase:
        """Put what is to be laid first."""
        mine = self.present or (() if self.seat is None else (self.seat,))
        draws = [self.teller.draw(s, public.drawn[s], public) for s in mine if public.drawn[s]]
        return join([*draws, phrase], self.words.signs.sentence)

    def _open_sum(self, public: Public) -> Phrase:
        number = self.cards.number(public.number)
        if self.seat is None or self.seat == public.active:
            return self.about("six-turn-sum", public.active, number=number, count=public.next_dice)
        place = public.place_of(self.seat, public.number)
        if place is None or not public.may[self.seat]:
            return self.words.phrase("six-turn-sum-not", number=number)
        return self.words.phrase("six-turn-sum-fits", number=number, place=place + 1)

    def scores(self, view: SixView) -> Phrase:
        """Say all strokes and the round."""
        public = view.public
        return self.words.phrase(
            "six-scores", scores=self.cards.scores(public), number=public.round, rounds=ROUNDS
        )

    def score_table(self, view: SixView) -> Zone:
        return self.maker.score_table(view.public)

    def result(self, view: SixView) -> Phrase:
        """Say who has won; while the match goes on, who leads."""
        return self.teller.result(view.public) if view.is_over() else self.scores(view)

    def group(self, group: str, count: int) -> Phrase:
        """Word equal items: there are none in SIX."""
        return self.words.phrase("cards-count", count=count)

    def details(self, error: GameError) -> dict[str, Argument]:
        """Word the seats and cards of a refusal."""
        found = super().details(error)
        found |= kit.worded(error, int, {"card": self.cards.number, "number": self.cards.number})
        if error.rule == "pace":
            found |= {name: int(str(value)) / 10 for name, value in error.details.items()}
        return found

    def seat_of(self, view: SixView, item: str) -> int | None:
        """Return whose place an item is; dice and tube are the active seat's."""
        kind, _, rest = item.partition("-")
        seat = int(rest.partition("-")[0]) if rest else view.public.active
        return seat if seat in self.present and kind in ("place", "dice", "tube") else None

    # -- keys --------------------------------------------------------------------------

    def run(self, command: str, view: SixView, zone: Zone, item: str | None) -> Answer:
        """Carry out a key: act at once, or say what there is."""
        name, _, number = command.partition("-")
        place = int(number) - 1 if number else 0
        public = view.public
        if name == "glance":
            return Answer(self._glance(public))
        if view.spectator:
            return Answer(self.words.phrase("not-your-turn"), sound="error")
        if name == SECURE:
            return Answer(action=Secure(place))
        if name == COVER:
            return Answer(action=Cover(place))
        if name == PLACE:
            soon = self.now - public.since < LATE_MS
            covers = bool(public.drawn[view.seat]) and not (public.phase == CHANGE and soon)
            return Answer(action=Cover(place) if covers else Secure(place))
        if name in ("slower", "faster"):
            step = PACE_STEP_MS if name == "slower" else -PACE_STEP_MS
            low, high = PACE_MS
            pace = min(high, max(low, public.reaction[view.seat] + step))
            return Answer(action=Pace(pace))
        if name == "pause":
            return Answer(pause=True)
        if name not in _ACTIONS:
            raise KeyError(command)
        return Answer(action=_ACTIONS[name])

    def commands_that_act(self, view: SixView) -> frozenset[str]:
        """Return what can be done with the dice, the tube and the places now."""
        if view.spectator:
            return frozenset()
        places = range(len(view.public.places[view.seat]))
        actions: dict[str, Action] = {f"{SECURE}-{place + 1}": Secure(place) for place in places}
        actions |= {f"{COVER}-{place + 1}": Cover(place) for place in places}
        legal = view.legal_actions()
        return frozenset(name for name, action in (actions | _ACTIONS).items() if action in legal)

    def _glance(self, public: Public) -> Phrase:
        """Say the own places, and what is to be laid; of several people everybody's, as to a
        spectator.
        """
        if self.seat is None:
            lines = [
                join((self.names[seat], self.cards.places(public, seat)), self.words.signs.label)
                for seat in self.present or range(public.seats)
            ]
            return join(lines, self.words.signs.groups)
        parts = [self.cards.places(public, self.seat)]
        card = public.drawn[self.seat]
        if card:
            parts.insert(0, self.words.phrase("six-to-lay", card=self.cards.number(card)))
        return join(parts, self.words.signs.label)


PRESENTER = SixPresenter
