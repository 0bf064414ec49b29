"""Trying out what a game of another package does next, before a table does it.

A served table has many people who wait, and often other tables beside it. So each step of an
outside game (an action, a bot's choice, a take-back) is first carried out in a process of its own,
on copies, with all that seats ask of the game afterwards. What does not come back from there is
refused at the table, and everybody else has gone on meanwhile.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from random import Random
from typing import Any, Protocol

from braillespiel import languages
from braillespiel.engine.contract import GameError, OptionValue
from braillespiel.engine.match import Entry, Match
from braillespiel.engine.simulate import think
from braillespiel.games import registry
from braillespiel.games.fence import GameFaultError
from braillespiel.games.presenter import Presenter
from braillespiel.games.zones import Zone
from braillespiel.words.catalogue import Words

ANY = "any"
"""The level that takes any legal action: it plays on for a bot that cannot."""
MOST_BYTES = 48 << 10
"""So many bytes of an update, as a seat is sent it: a frame holds 64 KiB."""
_ACTIONS, _ITEMS = 60, 12
"""Of so many legal actions, and of so many items of a zone with each key, what is said is asked."""
DISPLAYS = ((40, 4), (60, 40), (96, 40))
"""Dots of displays that pictures are asked for."""
_OF_VIEW = (
    "opening",
    "turn",
    "scores",
    "score_table",
    "result",
    "asked",
    "kind_of_match",
    "letter_cards",
)
_OF_SEAT = (
    "possible",
    "own_points",
    "live_items",
    "end_turn",
    "open_draft",
    "idle_commands",
    "commands_that_act",
)
_OF_ACTION = ("label", "warning", "doubles", "gain", "larger", "end_turn_question")
_OF_ITEM = ("begins", "seat_of")


@dataclass(frozen=True, slots=True)
class TrialStep:
    """What is tried: "begin" (with ``seats``, ``options``, the seed ``number`` and, where ``text``
    is one, a prepared position), "look" (at the table as it is),
    "act" (``text`` by ``seat``), "choose" (a bot of the level ``text`` with the seed ``number``),
    or "take-back" (for the ``number``-th time).
    """

    kind: str
    seat: int = 0
    text: str = ""
    number: int = 0
    seats: int = 0
    options: tuple[tuple[str, OptionValue], ...] = ()


@dataclass(frozen=True, slots=True)
class TrialOutcome:
    """How a step came out: ``fault`` if it may not be done, ``action`` is what a bot chose."""

    fault: GameFaultError | None = None
    action: str = ""


class Trial(Protocol):
    """Tries the steps of one table's outside game (application.trial; tests do it at once)."""

    def outcome(self, match: Match | None, step: TrialStep) -> TrialOutcome | None:
        """Return how ``step`` comes out where ``match`` is now; None while that is not known.

        Who gets None asks again once ``on_news`` was called. Before a match there is none.
        """

    def slow(self) -> bool:
        """Tell, once for each step, that it has not come back for fence.SLOW_S."""

    def close(self) -> None:
        """End what tries; nothing is asked any more."""


class Replica:
    """A match beside the one at the table: steps are carried out on copies of it."""

    def __init__(self, game: str) -> None:
        self._game = registry.game(game)
        words = registry.source(game).folder / "words"
        self._languages = sorted({languages.FALLBACK, *(each.stem for each in words.glob("*.ftl"))})
        self._opening: Mapping[str, Any] = {}
        self._match: Match | None = None

    def follow(
        self,
        opening: Mapping[str, Any] | None,
        stays: int,
        entries: Iterable[tuple[int, str, int, int]],
    ) -> None:
        """Be where the table is: ``stays`` entries of the journal are the same as before.

        ``opening`` is that of another match than before.
        """
        before: Sequence[Entry] = ()
        if opening is None and self._match is not None and stays < len(self._match.journal):
            before = self._match.journal[:stays]
        if opening is not None:
            self._opening = opening
        if opening is not None or before or not stays:
            begun = self._opening
            seats, options, seed = begun["seats"], begun["options"], begun["seed"]
            self._match = Match(self._game, seats, options, seed, begun["position"], stored=True)
            self._match.replay(before)
        assert self._match is not None
        self._match.replay(Entry(*entry) for entry in entries)

    def carried_out(self, step: TrialStep) -> str:
        """Carry a step out on a copy; return what a bot chose, else "".

        What the rules refuse comes back like everything else. Raises whatever the game raises.
        """
        if step.kind == "begin":
            options = self._game.resolve(dict(step.options))
            position = json.loads(step.text) if step.text else None
            match = Match(self._game, step.seats, options, step.number, position)
            self._game.rematch(match.options, match.seats)
            self._look_around(match, ())
            return ""
        assert self._match is not None
        tried = self._match.copied()
        chosen = ""
        events: Sequence[Any] = ()
        if step.kind == "act":
            try:
                action = self._game.parse_action(step.text)
                self._game.is_receipt(action), self._game.is_adjustment(action)
                events = tried.apply(step.seat, action)
            except GameFaultError:
                raise
            except GameError as error:
                self._ask(partial(one.refusal, error, view) for one, view in self._seats(tried))
                return ""
        elif step.kind == "choose":
            action = self._choice(tried, step)
            events = tried.apply(step.seat, action)
            chosen = str(action)
        elif step.kind == "take-back":
            length = tried.last_decision(step.seat)
            if length is None:
                return ""
            tried.redraw_unseen(step.seat, step.number, tried.rewind(length))
        self._look_around(tried, events)
        return chosen

    def _choice(self, match: Match, step: TrialStep) -> Any:
        view, rng = match.state.view(step.seat), Random(step.number)
        if step.text == ANY:
            return rng.choice(list(view.legal_actions()))
        return think(self._game.bot(step.text), view, rng)

    def _look_around(self, match: Match, events: Sequence[Any]) -> None:
        """Ask what seats, screens and the disk ask after a step. Raises GameFaultError "large"."""
        state, game = match.state, match.game
        json.dumps(state.to_position())
        state.winners(), state.scores(), state.is_over(), state.deadline()
        told: dict[int | None, tuple[Any, Sequence[Any]]] = {}
        for seat in (None, *range(match.seats)):
            view = state.view(seat)
            seen = [each for each in (one.redacted_for(seat) for one in events) if each is not None]
            sent = {"view": game.view_document(view), "events": [*map(game.event_document, seen)]}
            size = len(json.dumps(sent))
            if size > MOST_BYTES:
                raise ValueError(f"one step tells a seat {size} bytes, more than {MOST_BYTES}")
            if seat is not None:
                state.question(seat)
                list(state.legal_actions(seat))
            # A seat elsewhere, in a browser too, has what is read from what it was sent.
            view = game.view_from(match.seats, match.options, seat, sent["view"])
            seen = [game.event_from(each) for each in sent["events"]]
            told[seat] = view, seen
        for one, _ in self._seats(match):
            self._show(one, *told[one.seat])

    def _seats(self, match: Match) -> Iterable[tuple[Presenter, Any]]:
        """Return who shows a match to each seat in each language, with what is shown."""
        names = [f"Player {n + 1}" for n in range(match.seats)]
        kind = registry.presenter_type(match.game.id)
        for language in self._languages:
            words = Words(language, registry.catalogues(match.game.id))
            for seat in (None, *range(match.seats)):
                yield kind(words, names, seat), match.state.view(seat)

    def _show(self, one: Presenter, view: Any, seen: Sequence[Any]) -> None:
        """Ask what a seat asks that is shown its view, and that presses one key.

        What is raised here is named at the seat, by the fence.
        """
        seat = one.seat
        legal = list(view.legal_actions())[:_ACTIONS] if seat is not None else []
        zones: list[Zone] = []
        asks: list[Callable[[], object]] = [lambda: zones.extend(one.zones(view))]
        of_view = (*_OF_VIEW, *(_OF_SEAT if seat is not None else ()))
        asks += [partial(getattr(one, name), view) for name in of_view]
        asks += [partial(one.pictures, view, *size) for size in DISPLAYS]
        asks += [partial(one.announce, event, view) for event in seen]
        asks += [one.shared_commands, partial(one.more, 1)]
        for action in legal:
            asks += [partial(view.is_legal, action), partial(one.touches, action)]
            asks += [partial(getattr(one, name), view, action) for name in _OF_ACTION]
        self._ask(asks)
        pressed: list[Callable[[], object]] = []
        for zone in zones if seat is not None else ():
            for item in zone.items:
                marked = (item.key,)
                pressed += [partial(one.actions_for, view, item.key, some) for some in ((), marked)]
                pressed += [partial(one.why_not, view, item.key, some) for some in ((), marked)]
                pressed += [partial(one.preview, view, item.key, marked)]
                pressed += [partial(getattr(one, name), view, item.key) for name in _OF_ITEM]
            pressed += [
                partial(one.run, command.id, view, zone, item)
                for command in one.commands
                for item in [None, *(item.key for item in zone.items[:_ITEMS])]
            ]
            pressed += [partial(one.group, item.group, 1) for item in zone.items if item.group]
        self._ask(pressed)

    def _ask(self, asks: Iterable[Callable[[], object]]) -> None:
        for ask in asks:
            try:
                ask()
            except MemoryError:
                raise
            except Exception:  # a seat is told of it; what counts here is that it came back
                continue
