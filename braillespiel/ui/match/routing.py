"""Routing keys over the table: the first shows a card, the second acts, what is final asks."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

from braillespiel.engine.contract import IllegalActionError
from braillespiel.games.presenter import Answer
from braillespiel.ui.screens.menu import Question
from braillespiel.words.phrase import Phrase, sentences

if TYPE_CHECKING:
    from braillespiel.ui.match.screen import MatchScreen

_SITUATIONS = 4
"""How many of the situations the seat may be in are tried: what lies face down can decide."""


def act_asked(match: MatchScreen, action: Any) -> None:
    """Carry out an action; ask first if it ends the match or doubles the score."""
    take_asked(match, Answer(action=action))


def take_asked(match: MatchScreen, answer: Answer) -> None:
    """Do what was answered; ask first as :func:`act_asked` does."""
    question = None if answer.action is None else _question(match, answer.action)
    if question is None:
        match.take(answer)
    else:
        match.ui.push(Question(match.ui, question, lambda: match.take(answer)))


def _question(match: MatchScreen, action: Any) -> Phrase | None:
    """Return what is asked before ``action``; nothing if a question would cost time."""
    if match.port.standing.racing:
        return None
    view = match.view()
    if match.presenter.doubles(view, action):
        key = "route-doubles"
    elif _may_end(match, view, action):
        key = "route-ends"
    else:
        return None
    return sentences((match.presenter.label(view, action), match.words.phrase(key)))


def _may_end(match: MatchScreen, view: Any, action: Any) -> bool:
    """Tell whether the match can be over after ``action``, as far as the seat can know."""
    for seed in range(_SITUATIONS):
        state = view.sample(Random(seed))  # the situation itself would give secrets away
        try:
            state.apply(match.seat, action)
        except IllegalActionError:
            continue
        if state.is_over():
            return True
    return False
