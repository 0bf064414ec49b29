"""Which of several actions is meant: the menu that opens when a key could mean more than one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

from braillespiel.ui.keymap import Scope
from braillespiel.ui.screens.menu import Entry, Menu
from braillespiel.words.phrase import Phrase

if TYPE_CHECKING:
    from braillespiel.ui.match.screen import MatchScreen


def beginning(match: MatchScreen) -> Phrase | None:
    """Word what marking the focused thing would begin, or that its mark would go where it is the
    only one; None if it begins nothing.
    """
    item = match.navigator.item
    if item is None or match.marked not in ([], [item.key]):
        return None
    begin = match.presenter.begins(match.view(), item.key)
    if begin is None or not match.marked:
        return begin
    return match.words.phrase("choose-unmark")


def offer(match: MatchScreen, actions: Sequence[Any], act: Callable[[Any], None]) -> None:
    """Do the only thing that ``act`` could mean, or open a menu of several."""
    begin = beginning(match)
    if begin is not None and not actions:
        match.run(Scope.TABLE, "mark")
        return
    if begin is None and len(actions) == 1:
        act(actions[0])
        return

    def choose(action: Any) -> None:
        match.ui.pop_to(match, silent=True)
        act(action)

    def mark() -> None:
        match.ui.pop_to(match, silent=True)
        match.run(Scope.TABLE, "mark")

    view = match.view()
    entries = [
        Entry(str(action), match.presenter.label(view, action), partial(choose, action))
        for action in actions
    ]
    title = match.words.phrase("choose-action")
    if begin is not None and match.marked:
        entries.append(Entry("unmark", begin, mark))
    elif begin is not None:
        entries.insert(0, Entry("begin", begin, mark))
        title = match.words.phrase(f"{match.game}-choose-begin")
    match.ui.announcer.earcons.play("open")
    match.ui.push(Menu(match.ui, title, entries))
