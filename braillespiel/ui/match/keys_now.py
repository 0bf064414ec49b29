"""What the help of a table begins with: the few keys that matter now, each with what it does."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from braillespiel.games.zones import Shape
from braillespiel.ui.keymap import Meaning, Scope
from braillespiel.ui.navigator import Direction, StepOutcome
from braillespiel.words.phrase import EMPTY, Phrase

if TYPE_CHECKING:
    from braillespiel.ui.match.screen import MatchScreen

_HAND = "hand"
"""The id of the zone that players call their hand."""
_SIDEWAYS = (Direction.LEFT, Direction.RIGHT)
_UPWARDS = (Direction.UP, Direction.DOWN)


def keys_now(table: MatchScreen) -> Iterator[tuple[Meaning, Phrase]]:
    """Yield the commands that matter now, the first ones most, each with a sentence of its own;
    EMPTY where the key table's is as good.
    """
    yield from _walks(table)
    if table.drafting():
        own = [((Scope.GAME, command.id), EMPTY) for command in table.draft_commands()]
        yield from (*own[:2], *_asks("activate"), *own[2:])
    elif table.over:
        yield from _asks("scores", "score-table", "game-menu", "last-event")
    elif table.my_turn():
        yield from _acts(table)
        yield from _asks("hint", "turn")
    else:
        yield from _asks("turn", "last-event", "scores")
    yield from _onward(table)
    yield from _asks("turn", "last-event", "scores", "inspect", "game-menu")


def _asks(*names: str) -> Iterator[tuple[Meaning, Phrase]]:
    yield from (((Scope.TABLE, name), EMPTY) for name in names)


def _walks(table: MatchScreen) -> Iterator[tuple[Meaning, Phrase]]:
    """Yield a way sideways and, in a field, one up or down, as far as they lead anywhere."""
    navigator, words = table.navigator, table.words
    zone = navigator.zone
    fields = () if zone.shape in (Shape.LIST, Shape.PILES) else (_UPWARDS,)
    for steps in (_SIDEWAYS, *fields):
        leads = [step for step in steps if navigator.leads(step) is StepOutcome.MOVED]
        for step in leads[:1]:
            key = f"now-{step.value}"
            if zone.id == _HAND:
                told = words.phrase(f"{key}-hand")
            else:
                told = words.phrase(key, zone=zone.name)
            yield (Scope.TABLE, step.value), told


def _acts(table: MatchScreen) -> Iterator[tuple[Meaning, Phrase]]:
    """Yield what can be done with the focused thing, where else, and without any."""
    view, presenter, words = table.view(), table.presenter, table.words
    item, legal = table.navigator.item, table.commands_that_act()
    enter = (Scope.TABLE, "activate")
    begins = item is not None and presenter.begins(view, item.key) is not None
    if item is not None and (enter in legal or begins):
        marked = [key for key in table.marked if key != item.key]
        actions: Sequence[object] = presenter.actions_for(view, item.key, marked)
        several = len(actions) + begins > 1
        if several:
            yield enter, words.phrase("now-choose", item=item.text)
        elif actions:
            yield enter, presenter.label(view, actions[0])
        else:
            yield (Scope.TABLE, "mark"), words.phrase("now-mark", item=item.text)
    yield from ((meant, EMPTY) for meant in sorted(legal, key=str) if meant[0] is Scope.GAME)
    if presenter.live_items(view):
        yield (Scope.TABLE, "next-live"), EMPTY
    end = presenter.end_turn(view)
    if end is not None:
        yield (Scope.TABLE, "end-turn"), presenter.label(view, end)


def _onward(table: MatchScreen) -> Iterator[tuple[Meaning, Phrase]]:
    """Yield the way to the next zone, by its name."""
    navigator = table.navigator
    if len(navigator.zones) > 1:
        zone = navigator.zones[(navigator.zone_index + 1) % len(navigator.zones)]
        yield (Scope.TABLE, "zone-next"), table.words.phrase("now-zone", zone=zone.name)
