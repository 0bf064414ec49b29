"""One seat's place at Hexaducto."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from braillespiel.engine.contract import Advice, Better
from braillespiel.games import kit
from braillespiel.games.dots import Dots
from braillespiel.games.hexaducto import actions as act
from braillespiel.games.hexaducto import hints, warnings
from braillespiel.games.hexaducto.commands import COMMANDS, Explorer
from braillespiel.games.hexaducto.docking import docks_of
from braillespiel.games.hexaducto.drawing import raster
from braillespiel.games.hexaducto.geometry import reading_order
from braillespiel.games.hexaducto.preview import docking, lines_with
from braillespiel.games.hexaducto.puzzlereview import OUTCOMES
from braillespiel.games.hexaducto.sentences import Teller
from braillespiel.games.hexaducto.tallies import Tallies
from braillespiel.games.hexaducto.view import HexView
from braillespiel.games.hexaducto.wording import Wording
from braillespiel.games.hexaducto.zones import DISCARD, HAND, PILE, ZoneMaker, cell_key, dock_key
from braillespiel.games.presenter import Announcement, Answer, GameCommand, Presenter
from braillespiel.games.zones import Zone
from braillespiel.words.catalogue import Words
from braillespiel.words.phrase import EMPTY, Phrase, join, sentences


class HexaductoPresenter(Presenter):
    """The presenter of matches and puzzles."""

    game_id = "hexaducto"
    kit_chapters = (1, 2, 3, 4, 5, 6, 7, 8)
    commands: ClassVar[tuple[GameCommand, ...]] = COMMANDS
    discard_key = DISCARD

    def __init__(self, words: Words, names: Sequence[str], seat: int | None) -> None:
        super().__init__(words, names, seat)
        self.field_words = Wording(words)
        self.tallies = Tallies(self, self.field_words)
        self.teller = Teller(self, self.field_words, self.tallies)
        self.maker = ZoneMaker(self, self.field_words, self.tallies)
        self.explorer = Explorer(self, self.field_words, self.tallies)

    def zones(self, view: HexView) -> Sequence[Zone]:
        """Return own field, docking places, hand, piles, the opponents' fields, scores."""
        return self.maker.zones(view)

    def pictures(self, view: HexView, columns: int, rows: int) -> Mapping[str, Dots]:
        return {"field": raster(view.own, columns, rows)}

    def announce(self, event: Any, view: HexView) -> Sequence[Announcement]:
        return self.teller.announce(event, view)

    def label(self, view: HexView, action: Any) -> Phrase:
        """Name an action: where it happens first, then what it does."""
        words, smallest = self.field_words, view.public.settings.smallest
        match action:
            case act.TurnUp():
                return words.phrase("do-turn", place=words.place(view.own, action.place))
            case act.Place():
                old = words.card(view.own[action.place])
                place = words.place(view.own, action.place)
                label = words.phrase("do-place", place=place, old=old)
                lines = hints.completed(view, action)
                found = [words.completes(lines)] if lines else []
                return join([*found, label], self.words.signs.list)
            case act.Dock():
                place_of = docking(view.own, action.part, action.by, smallest)
                return self.maker.docks.text(view.own, place_of, several=True)
            case act.Draw():
                return words.phrase("do-draw")
            case act.Take():
                return words.phrase("do-take", card=words.card(view.public.discard[-1]))
            case act.GiveUp():
                return words.phrase("do-give-up")
        return words.phrase("do-back")

    def advised(self, view: HexView, action: Any) -> Phrase:
        """Name an action; of a placing the place before the lines that it completes."""
        words = self.field_words
        if not isinstance(action, act.Place):
            return self.label(view, action)
        place, old = words.place(view.own, action.place), words.card(view.own[action.place])
        return words.phrase("do-place", place=place, old=old)

    def touches(self, action: Any) -> tuple[str, ...]:
        """Return the card, pile or docking place that an action uses."""
        match action:
            case act.TurnUp():
                return (cell_key(self.seat, action.place),)
            case act.Place():
                return (cell_key(self.seat, action.place), HAND)
            case act.Dock():
                return (dock_key(action),)
            case act.Draw():
                return (PILE,)
            case act.Take():
                return (DISCARD,)
            case act.GiveUp():
                return ()
        return (DISCARD, HAND)

    def kind_of_match(self, view: HexView) -> Phrase:
        """Name the puzzle, if it is one."""
        level = view.public.settings.level
        return EMPTY if level == "off" else self.words.phrase(f"hexaducto-category-{level}")

    def actions_for(self, view: HexView, item: str, marked: Sequence[str]) -> Sequence[Any]:
        """Return what Enter offers.

        On a card of a part cut off all its docking places; on the card in hand all places for
        it, those that complete a line first.
        """
        if view.my_turn and view.public.cut and not marked:
            found = [
                action
                for action, place in docks_of(view)
                if item in {cell_key(self.seat, cell) for cell in place.part}
            ]
            if found:
                return found
        actions = list(super().actions_for(view, item, marked))
        if item == HAND and view.known.hand is not None:
            actions.sort(key=lambda action: self._order(view, action))
        return actions

    def _order(self, view: HexView, action: Any) -> tuple[int, int, tuple[int, int]]:
        if not isinstance(action, act.Place) or view.known.hand is None:
            return 1, 0, (0, 0)
        lines = lines_with(view.own, action.place, view.known.hand, view.public.settings.smallest)
        return 0, -sum(len(line.cells) for line in lines), reading_order(action.place)

    def end_turn(self, view: HexView) -> Any | None:
        """Return the end of a puzzle that is beyond solving; else a turn ends by itself."""
        return act.GIVE_UP if view.my_turn and view.public.lost else None

    def end_turn_question(self, view: HexView, action: Any) -> None:
        """Ask nothing: there is nothing to lose."""
        return

    def gain(self, view: HexView, action: Any) -> Phrase | None:
        """Say which lines a card completes, or how many points fewer it counts."""
        return hints.gain(self.field_words, view, action)

    def larger(self, view: HexView, action: Any) -> Any | None:
        """Return a placing that clears more."""
        return hints.larger(view, action)

    def warning(self, view: HexView, action: Any) -> tuple[str, Phrase] | None:
        """Warn of the end of the match, and of a card that the next player can use."""
        return warnings.warning(self, self.field_words, view, action)

    def advice(self, advice: Advice) -> Phrase | None:
        """Say whether a hint in a puzzle leads to a solution."""
        if not advice.note:
            return None
        return self.field_words.phrase(f"advice-{advice.note}", count=advice.count)

    def estimate(self, view: HexView, worth: float) -> Phrase:
        """Word an estimate: points; in a puzzle how far a solution is, if there is one."""
        if not view.public.settings.puzzle:
            return super().estimate(view, worth)
        if worth in OUTCOMES:
            return self.field_words.phrase(f"estimate-{OUTCOMES[worth]}")
        return self.field_words.phrase("estimate-sure", count=-round(worth))

    def margin(self, view: HexView, better: Better) -> Phrase | None:
        """Word by how many points an action is ahead; in a puzzle estimates are no points."""
        return None if view.public.settings.puzzle else super().margin(view, better)

    def possible(self, view: HexView) -> Phrase:
        """Say what can be done before a card is in hand, which the full turn says by itself."""
        public = view.public
        if not view.my_turn or public.cut or view.known.hand is not None:
            return EMPTY
        key = "possible" if public.hidden(public.turn) else "possible-piles"
        return Phrase("", "", "", self.field_words.phrase(key).full)

    def turn(self, view: HexView) -> Phrase:
        """Say whose turn it is, what is to be done now, and what a puzzle has left."""
        words = self.field_words
        if view.public.ended:
            return self.result(view)
        if not view.my_turn:
            return words.phrase("turn", name=self.names[view.public.turn])
        if view.public.cut:
            said = words.phrase("turn-dock", count=len(view.legal_actions()))
        elif view.known.hand is not None:
            key = "turn-taken" if view.public.taken is not None else "turn-drawn"
            said = words.phrase(key, card=words.card(view.known.hand))
        else:
            key = "turn-you" if view.public.hidden(view.public.turn) else "turn-piles"
            said = words.phrase(key, card=words.card(view.public.discard[-1]))
        if view.public.settings.puzzle:
            said = sentences(
                [said, join(self.tallies.limits(view), words.signs.list)], words.signs.sentence
            )
            if view.public.lost:
                said = sentences(
                    [self.teller.unsolvable(view.public.lost, view), said], words.signs.sentence
                )
        return said

    def scores(self, view: HexView) -> Phrase:
        """Say all points, the fewest first."""
        return self.tallies.scores(view)

    def score_table(self, view: HexView) -> Zone:
        return self.tallies.table(view)

    def result(self, view: HexView) -> Phrase:
        """Say who has won and the final points; of a puzzle whether it is solved."""
        words = self.field_words
        if not view.public.ended:
            return self.scores(view)
        points = view.scores()
        if view.public.settings.puzzle:
            key = "puzzle-failed" if view.public.fields[0] else "puzzle-solved"
            said = words.phrase(key, points=words.number(points[0]), moves=view.public.moves or 0)
            settings = view.public.settings
            untimed = settings.limit is None and not settings.number
            return (
                sentences([said, words.phrase("result-untimed")], words.signs.sentence)
                if untimed
                else said
            )
        winners = [seat for seat, found in enumerate(points) if found == min(points)]
        scores = self.scores(view)
        if len(points) == 1:
            return scores
        return kit.outcome(self, winners, scores)

    def group(self, group: str, count: int) -> Phrase:
        card = self.field_words.card(None if group == "hidden" else int(group))
        return self.field_words.phrase("group", count=count, card=card)

    def run(self, command: str, view: HexView, zone: Zone, item: str | None) -> Answer:
        """Read lines, find places, describe the field."""
        return self.explorer.run(command, view, zone, item)


PRESENTER = HexaductoPresenter
