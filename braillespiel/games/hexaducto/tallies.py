"""Counts and scores: how full a field is, who has how many points, what a puzzle has left."""

from __future__ import annotations

from braillespiel.games import kit
from braillespiel.games.hexaducto.view import HexView
from braillespiel.games.hexaducto.wording import Wording
from braillespiel.games.presenter import Presenter
from braillespiel.games.zones import Item, Role, Shape, Zone
from braillespiel.words.catalogue import Argument
from braillespiel.words.phrase import Phrase, join


class Tallies:
    """Words the counts of one presenter."""

    def __init__(self, presenter: Presenter, words: Wording) -> None:
        self.presenter = presenter
        self.words = words

    def field(self, view: HexView, seat: int) -> Phrase:
        """Say how many cards a field has, how many lie face down, and its open sum."""
        return self.words.phrase(
            "field-count",
            count=len(view.public.fields[seat]),
            hidden=view.public.hidden(seat),
            points=self.words.number(view.public.open_sum(seat)),
        )

    def score(self, view: HexView, seat: int) -> Phrase:
        """Say a seat's points so far: the open sum and the face-down cards; the final ones."""
        if view.public.ended:
            points = self.words.number(view.scores()[seat])
            return self._about("score-final", seat, points=points)
        points = self.words.number(view.public.open_sum(seat))
        return self._about("score", seat, points=points, hidden=view.public.hidden(seat))

    def _about(self, key: str, seat: int, **arguments: Argument) -> Phrase:
        if seat == self.presenter.seat:
            return self.words.phrase(f"{key}-you", **arguments)
        return self.words.phrase(key, name=self.presenter.names[seat], **arguments)

    def scores(self, view: HexView) -> Phrase:
        """Say everybody's points, the fewest first; in a puzzle also moves and time."""
        points = view.scores()
        order = kit.ranking(points, low_wins=True)
        said = [self.score(view, seat) for seat in order]
        if view.public.settings.puzzle:
            said += self.limits(view)
        return join(said, self.words.signs.groups)

    def limits(self, view: HexView) -> list[Phrase]:
        """Say what a puzzle has left: moves and time. A composed one has no time limit ever."""
        if view.public.moves is None:
            return []
        moves = self.words.phrase("moves-left", count=view.public.moves)
        return [moves] if view.public.settings.number else [moves, self.time(view)]

    def time(self, view: HexView) -> Phrase:
        """Say how much time is left."""
        limit = view.public.settings.limit
        if limit is None:
            return self.words.phrase("untimed")
        left = max(0, limit - max(view.public.clock, self.presenter.now))
        if view.public.ended == "time":
            left = 0
        return self.words.phrase("time-left", time=self.span(left))

    def span(self, ms: int) -> Phrase:
        """Word a time in minutes and seconds."""
        minutes, seconds = divmod((ms + 999) // 1000, 60)
        return self.words.phrase("span", minutes=minutes, seconds=seconds)

    def zone(self, view: HexView) -> Zone:
        """Return the score board as a list: a line per seat, then a puzzle's limits."""
        name = self.words.phrase("zone-scores")
        lines = [
            (f"score-{seat}", self.score(view, seat)) for seat in range(len(view.public.fields))
        ]
        lines += [(f"limit-{number}", phrase) for number, phrase in enumerate(self.limits(view))]
        items = tuple(
            Item(key, phrase, place=(0, number)) for number, (key, phrase) in enumerate(lines)
        )
        return Zone(
            "scores",
            name,
            name.braille,
            Shape.LIST,
            items,
            Role.SCORES,
        )

    def table(self, view: HexView) -> Zone:
        """Return the scores as a grid: a row per seat; points, face-down cards, cards."""
        rows = []
        for seat in range(view.public.seats):
            name = (
                self.words.phrase("row-you")
                if seat == self.presenter.seat
                else self.words.phrase("row-name", name=self.presenter.names[seat])
            )
            cells = (
                self.score(view, seat),
                self.words.phrase("hidden-count", count=view.public.hidden(seat)),
                self.words.phrase("card-count", count=len(view.public.fields[seat])),
            )
            rows.append((name, cells))
        return kit.score_grid(self.words.phrase("zone-scores"), rows)
