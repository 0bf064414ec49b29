"""One seat's place at the table: zones, menu lines, answers to keys."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from braillespiel.engine.contract import Advice, Better, GameError
from braillespiel.games import kit
from braillespiel.games.logomachy import warnings
from braillespiel.games.logomachy.actions import Play, Spell
from braillespiel.games.logomachy.captures import captures
from braillespiel.games.logomachy.cards import VALUE, face
from braillespiel.games.logomachy.sentences import Teller
from braillespiel.games.logomachy.view import LogomachyView
from braillespiel.games.logomachy.wording import Wording
from braillespiel.games.logomachy.zones import ZoneMaker
from braillespiel.games.presenter import Announcement, Answer, GameCommand, Presenter
from braillespiel.games.zones import Zone
from braillespiel.words.catalogue import Argument, Words
from braillespiel.words.phrase import Phrase, begun, join, sentences


class LogomachyPresenter(Presenter):
    """The presenter of both games."""

    game_id = "logomachy"
    kit_chapters = (1, 2, 3, 4, 5, 6, 7, 8)
    commands: ClassVar[tuple[GameCommand, ...]] = (GameCommand("takes", ("A",)),)

    def __init__(self, words: Words, names: Sequence[str], seat: int | None) -> None:
        super().__init__(words, names, seat)
        self.cards = Wording(words)
        self.teller = Teller(self, self.cards)
        self.maker = ZoneMaker(self, self.cards)

    def zones(self, view: LogomachyView) -> Sequence[Zone]:
        """Return hand, middle, stock, own pile, the opponents and the scores."""
        return self.maker.zones(view)

    def announce(self, event: Any, view: LogomachyView) -> Sequence[Announcement]:
        return self.teller.announce(event, view)

    def label(self, view: LogomachyView, action: Any) -> Phrase:
        """Name an action: what it takes, or that the card is laid, or the word."""
        if isinstance(action, Play):
            card = self.cards.card(action.card)
            if not action.take:
                return self.words.phrase("logomachy-do-lay", card=card)
            taken = self.enumerate([self.cards.card(other) for other in action.take])
            return self.words.phrase("logomachy-do-take", card=card, cards=taken)
        word = self.cards.word(action.cards, view.public.settings.language)
        return self.words.phrase("logomachy-do-spell", word=word)

    def advised(self, view: LogomachyView, action: Any) -> Phrase:
        """Name an action, the card to play first."""
        if not isinstance(action, Play):
            return self.label(view, action)
        card = self.cards.card(action.card)
        if not action.take:
            return self.words.phrase("logomachy-advise-lay", card=card)
        taken = self.enumerate([self.cards.card(other) for other in action.take])
        return self.words.phrase("logomachy-advise-take", card=card, cards=taken)

    def touches(self, action: Any) -> tuple[str, ...]:
        """Return the card played and those it takes; of a word all its cards."""
        if isinstance(action, Play):
            return (action.card, *action.take)
        return tuple(action.cards)

    def actions_for(self, view: LogomachyView, item: str, marked: Sequence[str]) -> Sequence[Any]:
        """Return what Enter offers; equal copies only once.

        In the letter game the marked cards, in the order of marking, and a focused card
        after them are a word.
        """
        if view.public.settings.letters and marked:
            card = item in view.known.hand or item in view.public.middle
            last = (item,) if card and item not in marked else ()
            return [Spell((*marked, *last))]
        found: dict[tuple[str, ...], Any] = {}
        for action in super().actions_for(view, item, marked):
            faces = tuple(sorted(map(face, self.touches(action))))
            found.setdefault(faces, action)
        return list(found.values())

    def begins(self, view: LogomachyView, item: str) -> Phrase | None:
        """Offer to begin a word with a letter of the hand or the middle."""
        public = view.public
        if not public.settings.letters or public.over or public.turn != self.seat:
            return None
        if not public.middle or item not in (*view.known.hand, *public.middle):
            return None
        return self.words.phrase("logomachy-do-begin", card=self.cards.card(item))

    def opening(self, view: LogomachyView) -> Sequence[Announcement]:
        """Tell the first round as later ones are told."""
        return [self.teller.round_of(view)] if view.public.round == 1 else []

    def live_items(self, view: LogomachyView) -> frozenset[str]:
        """Return what something can be done with; in the letter game every card in reach."""
        if view.public.settings.letters and not view.public.over and view.public.turn == self.seat:
            return frozenset((*view.known.hand, *view.public.middle))
        return super().live_items(view)

    def preview(self, view: LogomachyView, item: str, marked: Sequence[str]) -> Phrase | None:
        """Say what the marked cards come to: a word so far, a sum, or what the card takes."""
        known = [card for card in marked if card in view.known.hand or card in view.public.middle]
        if not known:
            return None
        if view.public.settings.letters:
            letters = join([self.cards.card(card) for card in known])
            return self.words.phrase("logomachy-preview-word", letters=letters)
        own = [card for card in known if card in view.known.hand]
        others = [card for card in known if card in view.public.middle]
        total = sum(VALUE[card] for card in others)
        if not own:
            return self.words.phrase("logomachy-preview-sum", total=total)
        if len(own) > 1:
            return self.words.phrase("logomachy-preview-one-card")
        if not others:
            return None
        fits = set(others) in [set(taken) for taken in captures(own[0], view.public.middle)]
        key = "logomachy-preview-fits" if fits else "logomachy-preview-not"
        return self.words.phrase(key, total=total, card=self.cards.card(own[0]))

    def hint(self, view: LogomachyView, advice: Advice) -> Phrase:
        """Word a hint: the card, then how many it brings; a larger catch of the hand is named."""
        action = advice.action
        if view.public.settings.letters or not isinstance(action, Play):
            return super().hint(view, advice)
        label = begun(self.advised(view, action))
        if action.take:
            clears = len(action.take) == len(view.public.middle)
            key = "logomachy-hint-clears" if clears else "logomachy-hint"
            said = self.words.phrase(key, count=len(action.take) + 1, action=label)
        else:
            said = super().hint(view, advice)
        most = max(
            (each for each in view.legal_actions() if isinstance(each, Play)),
            key=lambda each: len(each.take),
        )
        if len(most.take) <= len(action.take) or (not action.take and most == advice.second):
            return said
        more = self.words.phrase(
            "logomachy-hint-more", count=len(most.take) + 1, action=self.advised(view, most)
        )
        return sentences((said, more), self.words.signs.sentence)

    def gain(self, view: LogomachyView, action: Any) -> Phrase | None:
        """Say how many letters a word has; in the letter game, that no word was found."""
        if isinstance(action, Play):
            letters = view.public.settings.letters
            return self.words.phrase("logomachy-gain-no-word") if letters else None
        return self.words.phrase("logomachy-estimate-letters", worth=len(action.cards))

    def warning(self, view: LogomachyView, action: Any) -> tuple[str, Phrase] | None:
        """Warn of a yellow 7 that is laid, and of a middle that one card clears."""
        return warnings.warning(self.words, view, action)

    def estimate(self, view: LogomachyView, worth: float) -> Phrase:
        """Word an estimate: the chance to win; in the letter game the letters of a word."""
        if view.public.settings.letters:
            return self.words.phrase("logomachy-estimate-letters", worth=round(worth))
        return super().estimate(view, worth)

    def margin(self, view: LogomachyView, better: Better) -> Phrase | None:
        """Word how much likelier an action is to win; in the letter game both are words."""
        return None if view.public.settings.letters else super().margin(view, better)

    def turn(self, view: LogomachyView) -> Phrase:
        """Say whose turn it is, and how many own cards can take something."""
        if view.public.over:
            return self.result(view)
        if view.public.turn != self.seat or view.public.settings.letters:
            key = "logomachy-turn-letters" if view.public.settings.letters else "logomachy-turn"
            if view.public.turn == self.seat and not view.public.middle:
                key = "logomachy-turn-lay"
            return self.about(key, view.public.turn)
        fitting = sum(bool(captures(card, view.public.middle)) for card in view.known.hand)
        return self.words.phrase("logomachy-turn-you", fitting=fitting, count=len(view.known.hand))

    def scores(self, view: LogomachyView) -> Phrase:
        """Say all scores, the best first, and the round; then what is taken in it so far."""
        totals = self.words.phrase(
            "logomachy-scores",
            scores=self.teller.score_list(view, view.scores()),
            number=view.public.round,
            rounds=view.public.settings.rounds,
        )
        if view.public.over or view.public.settings.letters:
            return totals
        return sentences((totals, self.teller.taken(view)), self.words.signs.sentence)

    def score_table(self, view: LogomachyView) -> Zone:
        """Return the scores as a grid: a row per seat; chips, taken cards, cards in hand."""
        return self.maker.score_table(view)

    def result(self, view: LogomachyView) -> Phrase:
        """Say who has won, and the final scores; while the match goes on only the scores."""
        if not view.public.over:
            return self.scores(view)
        best = max(view.scores())
        winners = [seat for seat, count in enumerate(view.scores()) if count == best]
        scores = self.teller.score_list(view, view.scores())
        return kit.outcome(
            self,
            winners,
            kit.bare(scores),
            by="cards" if view.public.settings.letters else "chips",
        )

    def group(self, group: str, count: int) -> Phrase:
        """Word equal cards: "drei Siebenen"; letters: "drei E"."""
        if group.isdigit():
            return self.words.phrase("logomachy-group", value=int(group), count=count)
        return self.words.phrase("logomachy-group-letter", letter=group.upper(), count=count)

    def details(self, error: GameError) -> dict[str, Argument]:
        """Word the cards and seats of a refusal."""
        found = super().details(error)
        return found | kit.worded(error, str, {"card": self._named_card, "other": self._named_card})

    def _named_card(self, card: str) -> Phrase:
        """Word a card that may not exist, as in a mistyped action."""
        name = face(card)
        if card in VALUE or len(name) == 1:
            return self.cards.card(card)
        return Phrase.plain(card)

    def run(self, command: str, view: LogomachyView, zone: Zone, item: str | None) -> Answer:
        """Say what the own cards can take; in the letter game all letters in reach."""
        if command != "takes":
            return super().run(command, view, zone, item)
        if view.spectator:
            return Answer(self.words.phrase("not-your-turn"), sound="error")
        if view.public.settings.letters:
            return Answer(
                self.words.phrase(
                    "logomachy-letters-in-reach",
                    hand=self._row(view.known.hand),
                    middle=self._row(view.public.middle),
                )
            )
        lines = []
        for card in view.known.hand:
            for taken in captures(card, view.public.middle):
                cards = self.enumerate([self.cards.card(other) for other in taken])
                lines.append(
                    self.words.phrase("logomachy-can-take", card=self.cards.card(card), cards=cards)
                )
        return Answer(
            join(lines, self.words.signs.groups)
            if lines
            else self.words.phrase("logomachy-takes-nothing")
        )

    def _row(self, cards: Sequence[str]) -> Phrase:
        return self.cards.row(cards) if cards else self.words.phrase("list-nothing")


PRESENTER = LogomachyPresenter
