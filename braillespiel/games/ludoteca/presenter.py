"""One seat's place at the table of Ludoteca: zones, menu lines, answers to keys."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from typing import Any, ClassVar

from braillespiel.engine.contract import Advice, Better, GameError
from braillespiel.games import kit
from braillespiel.games.ludoteca import hints, menulines, warnings
from braillespiel.games.ludoteca.actions import (
    DONE,
    DRAW,
    TAKE,
    Action,
    Lay,
    Pick,
    Swap,
    discard,
)
from braillespiel.games.ludoteca.cards import (
    BROKEN,
    FIRST_RESOURCE,
    PILLARS,
    YEAR,
    cell_value,
    read_face,
)
from braillespiel.games.ludoteca.deck import Deck
from braillespiel.games.ludoteca.endings import LOST
from braillespiel.games.ludoteca.scoresheet import score_table
from braillespiel.games.ludoteca.sentences import STALLING, Teller
from braillespiel.games.ludoteca.strategy import HANDED_OVER
from braillespiel.games.ludoteca.view import LudotecaView
from braillespiel.games.ludoteca.wording import Wording
from braillespiel.games.ludoteca.zones import ORDERS, ZoneMaker, card_keys, lays_of, numbered
from braillespiel.games.presenter import Announcement, Answer, GameCommand, Presenter
from braillespiel.games.zones import Zone
from braillespiel.words.catalogue import Argument, Words
from braillespiel.words.phrase import Phrase, join, sentences

_ACTIONS: dict[str, Action] = {"draw": DRAW, "take": TAKE}


class LudotecaPresenter(Presenter):
    """The presenter of the basic and the extended game."""

    game_id = "ludoteca"
    kit_chapters = (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 14)
    lesson_variables = (*(f"pillar-{letter}" for letter in PILLARS), "year-card", "damaged-card")
    discard_key = "discards"
    commands: ClassVar[tuple[GameCommand, ...]] = (
        GameCommand("draw", ("N",)),
        GameCommand("take", ("M",)),
        GameCommand("discard", ("A",)),
        GameCommand("possible", ("W",)),
        GameCommand("goal", ("X",)),
        GameCommand("order", ("O",)),
    )

    def __init__(self, words: Words, names: Sequence[str], seat: int | None) -> None:
        super().__init__(words, names, seat)
        self.order = ORDERS[0]
        self._cards: Wording | None = None

    def cards(self, deck: Deck) -> Wording:
        """Return the words of the deck in play."""
        if self._cards is None or self._cards.deck is not deck:
            self._cards = Wording(self.words, deck)
        return self._cards

    def _maker(self, view: LudotecaView) -> ZoneMaker:
        return ZoneMaker(self, self.cards(view.public.settings.deck), view, self.order)

    def _teller(self, view: LudotecaView) -> Teller:
        return Teller(self, self.cards(view.public.settings.deck), view)

    def lesson_names(self, view: LudotecaView) -> Mapping[str, Phrase]:
        """Return the pillars by their letters ("pillar-s") and two cards ("year-card",
        "damaged-card"), as the table calls them, written out.
        """
        cards = self.cards(view.public.settings.deck)
        pillars = {
            f"pillar-{letter}": cards.pillar(number) for number, letter in enumerate(PILLARS)
        }
        names = {**pillars, "year-card": cards.card(YEAR), "damaged-card": cards.card(BROKEN)}
        return {name: phrase.felt_as(phrase.brief) for name, phrase in names.items()}

    def letter_cards(self, view: LudotecaView) -> Collection[str]:
        """Return the signs without a digit in the deck in play, "bs"."""
        return self.cards(view.public.settings.deck).letter_signs

    def zones(self, view: LudotecaView) -> Sequence[Zone]:
        """Return hand, own table, the opponents and the piles."""
        return self._maker(view).zones()

    def announce(self, event: Any, view: LudotecaView) -> Sequence[Announcement]:
        return self._teller(view).announce(event)

    def label(self, view: LudotecaView, action: Any) -> Phrase:
        return menulines.label(
            self, self.cards(view.public.settings.deck), self._maker(view), action
        )

    def advised(self, view: LudotecaView, action: Any) -> Phrase:
        """Name an action, the card that is laid or discarded first."""
        return menulines.advised(
            self, self.cards(view.public.settings.deck), self._maker(view), action
        )

    def gain(self, view: LudotecaView, action: Any) -> Phrase | None:
        """Say how many cards it lays, or why a card is taken or given away."""
        return hints.gain(self.words, view, action)

    def larger(self, view: LudotecaView, action: Any) -> Any | None:
        """Return what lays more cards at once."""
        return hints.larger(view, action)

    def touches(self, action: Any) -> tuple[str, ...]:
        """Return the cards of the action, then the rows and piles that it uses."""
        hand, fixed = menulines.uses(action, self.seat)
        return (*numbered(hand), *fixed)

    def actions_for(self, view: LudotecaView, item: str, marked: Sequence[str]) -> Sequence[Action]:
        """Return what Enter offers; copies of a card are as good as each other.

        Marked cards that are a combination offer just that.
        """
        wanted = {item, *marked}
        index = item.removeprefix("discarded-")
        if index != item:
            card = view.public.discards[int(index)]
            return [a for a in view.legal_actions() if isinstance(a, Pick) and a.face == card]
        own = Counter(self._hand_key(view, key) for key in wanted if self._hand_key(view, key))
        others = {key for key in wanted if not self._hand_key(view, key)}
        found, exact = [], []
        for action in view.legal_actions():
            hand, fixed = menulines.uses(action, self.seat)
            held = Counter(hand)
            if own <= held and others <= set(fixed):
                found.append(action)
                if len(wanted) > 1 and own == held:
                    exact.append(action)
        return exact if marked and exact else found

    def _hand_key(self, view: LudotecaView, key: str) -> str:
        """Return the card that a key of the hand or of the cards looked at stands for, or ""."""
        name = key.split(":")[0]
        try:
            face = read_face(name.removeprefix("looked-"))
        except ValueError:
            return ""
        return name if face in view.known.hand or face in view.known.looked else ""

    def live_items(self, view: LudotecaView) -> frozenset[str]:
        """Return all items that something can be done with, every copy of a card too."""
        live = super().live_items(view)
        found = {key for key in card_keys(view.known) if key.split(":")[0] in live} | live
        if "discards" in live and view.public.pending:
            found |= {f"discarded-{index}" for index in range(len(view.public.discards))}
        return frozenset(found)

    def warning(self, view: LudotecaView, action: Any) -> tuple[str, Phrase] | None:
        """Warn of a row that is closed, a gift to the next player, and the end of the round."""
        cards = self.cards(view.public.settings.deck)
        return warnings.warning(self, cards, view, action)

    def doubles(self, view: LudotecaView, action: Any) -> bool:
        """Tell whether a 1 closes a row: its points, minus ones too, then count double."""
        return warnings.closing(action) is not None

    def preview(self, view: LudotecaView, item: str, marked: Sequence[str]) -> Phrase | None:
        """Say what the marked cards would do together, or that they are no combination."""
        own = Counter(self._hand_key(view, key) for key in marked if self._hand_key(view, key))
        if not own:
            return None
        size = sum(own.values())
        maker = self._maker(view)
        part = False
        for action in lays_of(view):
            if not isinstance(action, Lay) or len(action.pieces) == 1:
                continue
            held = Counter(menulines.uses(action, self.seat)[0])
            if held == own:
                return maker.combination(action)
            part = part or own <= held
        if size == 1:
            return None
        if not part:
            return self.words.phrase("ludoteca-preview-none")
        found = self.actions_for(view, item, [key for key in marked if key != item])
        if len(found) == 1 and isinstance(found[0], Lay):
            whole = maker.combination(found[0])
            return self.words.phrase("ludoteca-preview-only", combination=whole)
        return self.words.phrase("ludoteca-preview-part")

    def end_turn(self, view: LudotecaView) -> Action | None:
        """Return the end of laying, if a resource lets the player lay several times."""
        return DONE if DONE in view.legal_actions() else None

    def estimate(self, view: LudotecaView, worth: float) -> Phrase:
        """Word an estimate; what decides the match is rated far beyond all points."""
        if abs(worth) > HANDED_OVER / 2:
            decided = "won" if worth > 0 else "lost" if worth < LOST / 2 else "handed-over"
            return self.words.phrase(f"ludoteca-estimate-{decided}")
        return super().estimate(view, worth)

    def margin(self, view: LudotecaView, better: Better) -> Phrase | None:
        """Word by how much an action is ahead; what decides the match is not in points."""
        most = max(abs(better.estimate), abs(better.played))
        return None if most > HANDED_OVER / 2 else super().margin(view, better)

    def ahead(self, view: LudotecaView, advice: Advice) -> Phrase | None:
        """Word by how much an advised action is ahead; what decides the match is not in points."""
        if advice.second is not None and advice.lead > HANDED_OVER / 2:
            return self.words.phrase("hint-better", other=self.advised(view, advice.second))
        return super().ahead(view, advice)

    def turn(self, view: LudotecaView) -> Phrase:
        table = view.public
        if view.is_over():
            return self.result(view)
        if table.turn != self.seat:
            return self.words.phrase("ludoteca-turn", name=self.names[table.turn])
        if table.phase == "effect":
            step = table.pending[0]
            name = "put-back" if step.do == "look" and not step.keep else step.do
            return self.words.phrase(f"ludoteca-turn-{name}", count=max(step.count, step.keep))
        lays = len(lays_of(view))
        stuck = table.phase == "play" and not lays
        if stuck and all(face < FIRST_RESOURCE for face in view.known.hand):
            said = self.words.phrase("ludoteca-turn-nothing")
        else:
            said = self.words.phrase(f"ludoteca-turn-{table.phase}", count=lays)
        left = table.turns_to_stall()
        if left > STALLING * table.settings.seats:
            return said
        key = "ludoteca-stalling" if left > 1 else "ludoteca-stalling-last"
        return sentences((said, self.words.phrase(key, count=left)), self.words.signs.sentence)

    def scores(self, view: LudotecaView) -> Phrase:
        """Say all totals, the completed pillars and the round; then what lies in the rows."""
        teller = self._teller(view)
        totals = self.words.phrase(
            "ludoteca-scores",
            scores=teller.score_list(view.public.totals),
            number=view.public.round,
            target=view.public.settings.target,
        )
        return (
            totals
            if view.is_over()
            else sentences((totals, teller.so_far()), self.words.signs.sentence)
        )

    def score_table(self, view: LudotecaView) -> Zone:
        """Return the score sheet of the last round."""
        return score_table(self, self.cards(view.public.settings.deck), view)

    def result(self, view: LudotecaView) -> Phrase:
        """Say who has won; while the match goes on only the scores."""
        if not view.is_over():
            return self.scores(view)
        winners = view.public.winners()
        built = view.public.has_won(winners[0])
        return self._teller(view).result(winners, view.public.totals, built)

    def group(self, group: str, count: int) -> Phrase:
        """Word equal cards: "drei Siebenen", "zweimal 7 Spielkultur"."""
        if group.startswith("v"):
            return self.words.phrase("ludoteca-group-value", value=int(group[1:]), count=count)
        if self._cards is None:
            raise KeyError(group)
        card = self._cards.card(read_face(group))
        return self.words.phrase("ludoteca-group-card", card=card, count=count)

    def refusal(self, error: GameError, view: LudotecaView) -> Phrase:
        self.cards(view.public.settings.deck)
        return super().refusal(error, view)

    def details(self, error: GameError) -> dict[str, Argument]:
        """Word the cards, pillars and seats of a refusal."""
        found = super().details(error)
        if self._cards is not None:
            found |= kit.worded(
                error, int, {"card": self._cards.card, "pillar": self._cards.pillar}
            )
        return found

    def run(self, command: str, view: LudotecaView, zone: Zone, item: str | None) -> Answer:
        """Carry out one of the keys of this game; a spectator can only look."""
        if self.seat is None and command != "order":
            return Answer(self.words.phrase("not-your-turn"), sound="error")
        match command:
            case "draw":
                return Answer(action=DRAW)
            case "take":
                return Answer(action=TAKE)
            case "discard":
                card = self._hand_key(view, item or "")
                if zone.id != "hand" or not card:
                    return Answer(self.words.phrase("ludoteca-no-hand-card"))
                return Answer(action=discard(read_face(card)))
            case "possible":
                return Answer(self._possible(view))
            case "goal":
                return Answer(self._maker(view).goal_line())
            case "order":
                place = ORDERS.index(self.order) + 1
                self.order = ORDERS[place % len(ORDERS)]
                return Answer(self.words.phrase(f"ludoteca-order-{self.order}"))
        return super().run(command, view, zone, item)

    def commands_that_act(self, view: LudotecaView) -> frozenset[str]:
        """Return whether a card can be drawn, or the one just discarded taken."""
        legal = [] if view.spectator else view.legal_actions()
        return frozenset(name for name, action in _ACTIONS.items() if action in legal)

    def idle_commands(self, view: LudotecaView) -> frozenset[str]:
        """The basic game has no bonus goals."""
        return frozenset(("goal",)) if view.known.goal is None else frozenset()

    def _possible(self, view: LudotecaView) -> Phrase:
        """Say what could be laid where, combinations first, cards row by row."""
        maker, cards = self._maker(view), self.cards(view.public.settings.deck)
        seat, lays = view.seat, lays_of(view)
        parts = []
        combinations = [a for a in lays if isinstance(a, Lay) and len(a.pieces) > 1]
        if len(combinations) > 6:
            parts.append(self.words.phrase("ludoteca-combinations-count", count=len(combinations)))
        else:
            parts += [maker.combination(action) for action in combinations]
        for pillar in range(6):
            fits = [
                piece.face
                for action in lays
                if isinstance(action, Lay) and len(action.pieces) == 1 and action.seat < 0
                for piece in action.pieces
                if piece.pillar == pillar and piece.face == pillar * 8 + piece.value - 1
            ]
            if fits:
                row = view.public.rows[seat][pillar]
                values = " ".join(str(face % 8 + 1) for face in reversed(fits))
                braille = maker.row_braille(seat, pillar)
                name = cards.pillar(pillar)
                key = "ludoteca-possible-after" if row else "ludoteca-possible-new"
                parts.append(
                    self.words.phrase(
                        key,
                        pillar=name.felt_as(braille),
                        last=cell_value(row[-1]) if row else 0,
                        values=values,
                    )
                )
        special = sorted(
            {
                face
                for face in view.known.hand
                if face >= 48
                and (
                    face >= FIRST_RESOURCE
                    or any(
                        (isinstance(a, Lay) and a.pieces[0].face == face)
                        or (isinstance(a, Swap) and face == read_face("hx"))
                        for a in lays
                    )
                )
            }
        )
        if special:
            parts.append(self.words.phrase("ludoteca-possible-also", cards=cards.cards(special)))
        if not parts:
            return self.words.phrase("ludoteca-possible-nothing")
        said = join(parts, self.words.signs.sentence)
        if view.public.phase == "discard" and view.public.turn == seat:
            return self.words.phrase("ludoteca-possible-later", cards=said)
        return said


PRESENTER = LudotecaPresenter
