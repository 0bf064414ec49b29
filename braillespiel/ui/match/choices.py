"""Which of several actions is meant: the menu that opens where a key could mean more than one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

from braillespiel.ui.screens.menu import Entry, Menu

if TYPE_CHECKING:
    from braillespiel.ui.match.screen import MatchScreen


def offer(match: MatchScreen, actions: Sequence[Any], act: Callable[[Any], None]) -> None:
    """Carry out the only action by ``act``, or open a menu of several."""
    if len(actions) == 1:
        act(actions[0])
        return

    def choose(action: Any) -> None:
        match.ui.pop_to(match, silent=True)
        act(action)

    view = match.view()
    entries = [
        Entry(str(action), match.presenter.label(view, action), partial(choose, action))
        for action in actions
    ]
    match.ui.announcer.earcons.play("open")
    match.ui.push(Menu(match.ui, match.words.phrase("choose-action"), entries))
