"""What games of every kind say and show: turn, scores, result, refusals, what was done.

Every message is ``GAME-KEY``; where a game has none of its own, ``usual-KEY`` is said
(words/LANGUAGE/usual.ftl).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from typing import Any, ClassVar

from braillespiel.engine.contract import GameError, IllegalActionError
from braillespiel.games import kit
from braillespiel.games.presenter import Announcement, Kind, Presenter
from braillespiel.games.usual.table import Action, Did, Over, TableView, Told, person, seat_of
from braillespiel.games.zones import FEW, Item, Role, Shape, Zone
from braillespiel.words.catalogue import Argument
from braillespiel.words.phrase import EMPTY, Phrase, join, sentences


class UsualPresenter(Presenter):
    """A presenter that an author completes with ``zones`` and what things are called."""

    sounds: ClassVar[Mapping[str, str]] = {
        "put": "place",
        "move": "place",
        "play": "card",
        "draw": "draw",
    }
    """The sound of each verb: one of ours, or "GAME/NAME" of the game's own."""

    def say(self, key: str, **arguments: Argument) -> Phrase:
        """Word the message ``GAME-KEY``."""
        return self.words.phrase(f"{self.game_id}-{key}", **arguments)

    def say_of(self, key: str, seat: int, **arguments: Argument) -> Phrase:
        """Word ``GAME-KEY`` about a seat, ``GAME-KEY-you`` about the own one."""
        return self.about(f"{self.game_id}-{key}", seat, **arguments)

    def thing(self, word: str) -> Phrase:
        """Word one word of an action: a place, a card, a colour, a person ("seat-2")."""
        seat = seat_of(word)
        return Phrase.plain(word) if seat is None else self.person(seat)

    def things(self, words: Sequence[str]) -> Phrase:
        """Word several."""
        return join([self.thing(word) for word in words], " ")

    def item_key(self, word: str) -> str:
        """Return the key of the item that a word of an action names, "" if it names none."""
        seat = seat_of(word)
        return word if seat is None else f"opponent-{seat}"

    def announce(self, event: Any, view: Any) -> Sequence[Announcement]:
        match event:
            case Did(seat, verb, about, got, count):
                key = f"{self.game_id}-did-{verb}{'-seen' if got else ''}"
                what = self.things(got or about)
                told = self.did(seat, key, self.sounds.get(verb, ""), what=what, count=count)
                return [told]
            case Told(what, None, count):
                return [Announcement(self.say(f"told-{what}", count=count), closes=True)]
            case Told(what, int() as seat, count):
                told = Announcement(self.say_of(f"told-{what}", seat, count=count), closes=True)
                return [told]
            case Over(winners):
                won = self.seat is None or self.seat in winners
                return [Announcement(self.result(view), Kind.TABLE, sound="win" if won else "lose")]
        raise TypeError(event)

    def label(self, view: Any, action: Action) -> Phrase:
        """Name an action: ``GAME-do-VERB``."""
        return self.say(f"do-{action.verb}", what=self.things(action.about))

    def touches(self, action: Action) -> tuple[str, ...]:
        return tuple(filter(None, map(self.item_key, action.about or (action.verb,))))

    def words_of(self, view: TableView, item: str) -> Sequence[str]:
        """Return the words by which an action can mean an item: by default its key, or a person."""
        kind, _, number = item.partition("-")
        if kind == "opponent" and number.isdigit():
            return (person(int(number)),)
        return () if kind in ("score", "count") else (item,)

    def attempts(self, view: TableView, item: str, marked: Sequence[str]) -> Iterator[Action]:
        """Yield what Enter on an item would do if it could be done: what can be done elsewhere,
        about this thing, and those that are marked.
        """
        wanted = {item, *marked}
        others = [word for key in marked for word in self.words_of(view, key)[:1]]
        words, alike = self.words_of(view, item), dict[tuple[bool, str, tuple[str, ...]], None]()
        for action in view.legal_actions() if words else ():  # a large field has many of one kind
            things = [each for each in action.about if self.item_key(each)]
            rest = tuple(each for each in action.about if each not in things)
            if len(things) > len(others):
                for means_person in {seat_of(each) is not None for each in things}:
                    alike |= {(means_person, action.verb, more): None for more in ((), rest)}
        for word in words:
            for means_person, verb, more in alike:
                tried = Action(verb, (*others, word, *more))
                meant = means_person == (seat_of(word) is not None)
                if meant and wanted <= set(self._touched(tried)):
                    yield tried

    def _touched(self, action: Action) -> Sequence[str]:
        """Return what an action touches that there may not be; nothing if the game cannot say."""
        try:
            return self.touches(action)
        except Exception:  # it is asked about actions of its own only
            return ()

    def why_not(self, view: TableView, item: str, marked: Sequence[str]) -> Phrase | None:
        """Say which rule of the table's ``refusal`` keeps an item from being used now."""
        asked = set[Action]()
        for action in self.attempts(view, item, marked):
            rule = "" if action in asked else view.table.refusal(action)
            if rule:
                return self.refusal(IllegalActionError(rule, action=str(action)), view)
            asked.add(action)
        return None

    def refusal(self, error: GameError, view: TableView) -> Phrase:
        """Say which rule forbids an action: ``$action`` as the menu words it, ``$what`` the things
        that it is about; what cannot be worded as it was typed.
        """
        typed = error.details.get("action")
        if not isinstance(typed, str):
            return super().refusal(error, view)
        given: dict[str, object] = {"action": Phrase.plain(typed), "what": Phrase.plain(typed)}
        with suppress(Exception):  # whatever was typed: the game may have no words for it
            action = view.game.parse_action(typed)
            label, what = self.label(view, action), self.things(action.about)
            if label.full and what.full:
                given = {"action": label, "what": what}
        return super().refusal(type(error)(error.rule, **{**error.details, **given}), view)

    def end_turn(self, view: Any) -> Any | None:
        """Return the action "pass", where it is legal."""
        return next((action for action in view.legal_actions() if action.verb == "pass"), None)

    def turn(self, view: TableView) -> Phrase:
        return self.result(view) if view.is_over() else self.say_of("turn", view.table.turn)

    def possible(self, view: TableView) -> Phrase:
        """Say what can be done: a few actions one by one, more of them by their number."""
        actions = () if self.seat is None else view.legal_actions()
        if not actions:
            return EMPTY
        bare, several = [each for each in actions if not each.about], len(actions) > FEW
        things = {(each.verb, each.about[0]) for each in actions if each.about}
        told = [self.label(view, each) for each in (bare if several else actions)]
        if several and things:
            told.insert(0, self.say("moves", count=len(things)))
        return self.say("possible", what=join(told, self.words.signs.list))

    def score(self, view: TableView, seat: int) -> Phrase:
        """Word a seat's score."""
        return self.say_of("score", seat, count=view.scores()[seat])

    def ranking(self, view: TableView) -> Sequence[int]:
        """Return the seats, the best first, the own one before its equals."""
        return kit.ranking(view.scores(), self.seat, low_wins=view.game.low_wins)

    def own_points(self, view: TableView) -> int | None:
        """Return the own score, None where the game counts none."""
        return super().own_points(view) if view.table.counts() else None

    def held(self, view: TableView) -> tuple[Phrase, Sequence[Phrase]] | None:
        """Return what is told of every seat where no scores are counted: what it is, and how much
        each has of it. By default nothing is known.
        """
        return None

    def scores(self, view: TableView) -> Phrase:
        """Say the scores, the best first; where none are counted, that, and what each has."""
        signs = self.words.signs
        if view.table.counts():
            return join([self.score(view, seat) for seat in self.ranking(view)], signs.list)
        none, held = self.say("no-scores"), self.held(view)
        if held is None:
            return none
        what, each = held
        told = join([each[seat] for seat in self.ranking(view)], signs.list)
        return sentences((none, join((what, told), signs.label)), signs.sentence)

    def score_zone(self, view: TableView) -> Zone:
        """Return the scores as a zone; it is empty where none are counted."""
        seats = range(view.table.seats if view.table.counts() else 0)
        items = [Item(f"score-{seat}", self.score(view, seat), place=(0, seat)) for seat in seats]
        return self.list_zone("scores", Role.SCORES, items, empty=self.say("no-scores"))

    def score_table(self, view: TableView) -> Zone:
        """Return the scores as a grid, a row for each seat; else what each has, if anything."""
        what, seats = self.say("zone-scores"), range(view.table.seats)
        if view.table.counts():
            each: Sequence[Phrase] = [self.score(view, seat) for seat in seats]
        else:
            what, each = self.held(view) or (what, ())
        rows = [(self.say_of("row", seat), [told]) for seat, told in zip(seats, each, strict=False)]
        return kit.score_grid(what, rows)

    def result(self, view: TableView) -> Phrase:
        """Say who has won; while the match goes on, the scores."""
        winners = view.table.winners()
        if winners is None:
            return self.scores(view)
        if not view.table.counts():
            if len(winners) == 1:
                return self.say_of("wins", winners[0])
            shared = self.say("wins-shared", who=self.people(winners))
            return shared if winners else self.say("wins-nobody")
        if not winners:
            return self.say("lost", scores=self.scores(view))
        return kit.outcome(self, winners, self.scores(view))

    def group(self, group: str, count: int) -> Phrase:
        return self.words.phrase("cards-count", count=count)

    def opening(self, view: TableView) -> Sequence[Announcement]:
        """Tell what there is, unless the zone that is focused first says so itself."""
        whole, first = self.whole(view), next(iter(self.zones(view)), None)
        if whole == EMPTY or (first is not None and first.summary == whole):
            return []
        return [Announcement(self.say("opening", what=whole))]

    def whole(self, view: TableView) -> Phrase:
        """Say what lies on the table in one breath: by default the scores, if any are counted."""
        return self.scores(view) if view.table.counts() else EMPTY

    def list_zone(
        self, name: str, role: Role, items: Sequence[Item], owner: int | None = None, **more: Any
    ) -> Zone:
        """Return a zone; ``GAME-zone-NAME`` is its title, and its sign in Braille."""
        about: dict[str, Argument] = {}
        if owner is not None:
            about = {"name": self.names[owner], "number": owner + 1}
        title = self.say(f"zone-{name}", **about)
        one_of = owner is not None and role is Role.OPPONENT
        shape = Shape.PILES if role is Role.PILES else Shape.LIST
        return Zone(
            f"{name}-{owner}" if one_of else name,
            title,
            title.braille,
            shape,
            tuple(items),
            role,
            owner,
            **more,
        )
