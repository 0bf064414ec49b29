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
from braillespiel.words.catalogue import Words

ANY = "any"
"""The level that takes any legal action: it plays on for a bot that cannot."""
MOST_BYTES = 48 << 10
"""So many bytes of an update, as a seat is sent it: a frame holds 64 KiB."""
_ACTIONS = 60
"""Of so many legal actions the labels are asked for."""


@dataclass(frozen=True, slots=True)
class Step:
    """What is tried: "begin" (with ``seats`` and ``options``), "look" (at the table as it is),
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
class Outcome:
    """How a step came out: ``fault`` if it may not be done, ``action`` is what a bot chose."""

    fault: GameFaultError | None = None
    action: str = ""


class Trial(Protocol):
    """Tries the steps of one table's outside game (application.trial; tests do it at once)."""

    def outcome(self, match: Match | None, step: Step) -> Outcome | None:
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

    def carried_out(self, step: Step) -> str:
        """Carry a step out on a copy; return what a bot chose, else "".

        What the rules refuse comes back like everything else. Raises whatever the game raises.
        """
        if step.kind == "begin":
            self._look_around(Match(self._game, step.seats, dict(step.options), step.number), ())
            return ""
        assert self._match is not None
        tried = self._match.copied()
        chosen = ""
        events: Sequence[Any] = ()
        if step.kind == "act":
            try:
                events = tried.apply(step.seat, self._game.parse_action(step.text))
            except GameFaultError:
                raise
            except GameError:
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

    def _choice(self, match: Match, step: Step) -> Any:
        view, rng = match.state.view(step.seat), Random(step.number)
        if step.text == ANY:
            return rng.choice(list(view.legal_actions()))
        return think(self._game.bot(step.text), view, rng)

    def _look_around(self, match: Match, events: Sequence[Any]) -> None:
        """Ask what seats, screens and the disk ask after a step. Raises GameFaultError "large"."""
        state, game = match.state, match.game
        json.dumps(state.to_position())
        state.winners(), state.scores(), state.is_over(), state.deadline()
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
            self._show(match, seat, view, seen)

    def _show(self, match: Match, seat: int | None, view: Any, seen: Sequence[Any]) -> None:
        """Have a seat shown its view. What is raised here is named at the seat, by the fence."""
        words = Words(languages.FALLBACK, registry.catalogues(match.game.id))
        names = [f"Player {n + 1}" for n in range(match.seats)]
        one = registry.presenter_type(match.game.id)(words, names, seat)
        legal = list(view.legal_actions())[:_ACTIONS] if seat is not None else []

        def items() -> None:
            for zone in one.zones(view):
                for item in zone.items if seat is not None else ():
                    one.actions_for(view, item.key, ())
                    one.begins(view, item.key)

        of_all = (one.opening, one.turn, one.scores, one.score_table, one.result, one.asked)
        asks: list[Callable[[], object]] = [items, *(partial(ask, view) for ask in of_all)]
        asks += [partial(one.announce, event, view) for event in seen]
        if seat is not None:
            mine = (one.live_items, one.end_turn, one.open_draft, one.idle_commands)
            asks += [partial(ask, view) for ask in (*mine, one.commands_that_act)]
            asks += [partial(one.label, view, action) for action in legal]
        for ask in asks:
            try:
                ask()
            except MemoryError:
                raise
            except Exception:  # a seat is told of it; what counts here is that it came back
                continue
