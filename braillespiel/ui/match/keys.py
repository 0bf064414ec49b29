"""What the keys of the table do, one function each; the key table names them."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from braillespiel.games.zones import Role
from braillespiel.table.port import Request
from braillespiel.ui.match.choices import beginning
from braillespiel.ui.match.hint import ask_hint, practising
from braillespiel.ui.match.routing import act_asked, take_asked
from braillespiel.ui.match.walking import move
from braillespiel.ui.screens.menu import Question
from braillespiel.words.phrase import EMPTY, join, sentences

if TYPE_CHECKING:
    from braillespiel.ui.match.screen import MatchScreen


def run(table: MatchScreen, command: str) -> bool:
    """Carry out a command of the scope TABLE."""
    if not move(table, command):
        _TABLE[command](table)
    return True


# -- acting ----------------------------------------------------------------------------


def _activate(table: MatchScreen) -> None:
    activate(table)


def activate(table: MatchScreen, asked: bool = False) -> None:
    """Do what the focused thing offers; ``asked``: ask before anything that cannot be undone."""
    item = table.navigator.item
    if table.draft is not None:
        answer = table.draft.commit()
        take_asked(table, answer) if asked else table.take(answer)
        return
    if item is None:
        table.ui.announcer.answer(table.navigator.zone.empty, sound="edge")
        return
    view = table.view()
    seat = table.presenter.seat_of(view, item.key) if table.presenter.shared else None
    if seat is not None:
        theirs = table.seats.presenters[seat]
        found = theirs.actions_for(table.port.view(seat), item.key, [])
        if found:
            table.act(found[0], seat)
            return
    actions = table.presenter.actions_for(
        view, item.key, [k for k in table.marked if k != item.key]
    )
    if actions or beginning(table) is not None:
        table.offer(actions, partial(act_asked, table) if asked else table.act)
        return
    if table.port.standing.stopped is not None:
        key = "error-standstill"
    elif table.over:
        key = "match-is-over"
    elif not table.presenter.shared and not table.acting(table.seat):
        key = "not-your-turn"
    elif table.marked:
        key = "nothing-with-marked"
    else:
        key = "nothing-to-do"
    phrase = table.words.phrase(key)
    if key == "nothing-to-do":  # and what there is to do instead
        what = table.turn() if table.my_turn() else EMPTY
        phrase = sentences((table.words.phrase("nothing-to-do-with", what=item.text), what))
    table.ui.announcer.answer(phrase, sound="error")


def _mark(table: MatchScreen) -> None:
    item = table.navigator.item
    if item is None:
        table.ui.announcer.answer(table.navigator.zone.empty, sound="edge")
        return
    on = item.key not in table.marked
    useful = table.navigator.zone.role is Role.HAND
    if on and not useful and item.key not in table.presenter.live_items(table.view()):
        refused = join((table.words.phrase("mark-useless"), item.text), ": ")
        table.ui.announcer.answer(refused, sound="edge")
        return
    if on:
        table.marked.append(item.key)
    else:
        table.marked.remove(item.key)
    said = [item.text, table.words.phrase("marked" if on else "unmarked")]
    preview = (
        table.presenter.preview(table.view(), item.key, table.marked) if table.marked else None
    )
    if preview is not None:
        said.append(preview)
    if len(table.marked) > 1:
        said.append(table.words.phrase("marked-count", count=len(table.marked)))
    table.ui.announcer.answer(join(said, ", "), sound="mark" if on else "unmark")


def _back(table: MatchScreen) -> None:
    if table.draft is not None:
        table.draft = None
        table.refresh()
        table.ui.announcer.answer(table.words.phrase("draft-dropped"), sound="close")
    elif table.marked:
        table.marked.clear()
        table.ui.announcer.answer(table.words.phrase("marks-cleared"), sound="unmark")
    else:
        table.ui.announcer.answer(table.words.phrase("back-nothing"), sound="edge")


def _game_menu(table: MatchScreen) -> None:
    if table.draft is not None:
        _back(table)
        return
    table.port.request(Request.PAUSE)
    table.ui.navigation.open_game_menu(table)


def _end_turn(table: MatchScreen) -> None:
    view = table.view()
    action = table.presenter.end_turn(view)
    if action is None:
        acting = table.acting(table.seat)
        key = "end-turn-not-now" if acting else "not-your-turn"
        key = "match-is-over" if table.over else key
        key = "error-standstill" if table.port.standing.stopped is not None else key
        table.ui.announcer.answer(table.words.phrase(key), sound="error")
        return
    question = table.presenter.end_turn_question(view, action)
    if question is None:
        table.act(action)
        return
    table.ui.push(Question(table.ui, question, lambda: table.act(action)))


# -- asking ----------------------------------------------------------------------------


def _turn(table: MatchScreen) -> None:
    table.ui.announcer.answer(table.turn())


def _hint(table: MatchScreen) -> None:
    ask_hint(table)


def can_take_back(table: MatchScreen) -> bool:
    """Tell whether there is a move that may be taken back now."""
    decided = table.port.may_take_back(table.seat)
    return practising(table) and decided and not table.presenter.shared


def _take_back(table: MatchScreen) -> None:
    if table.draft is not None:
        table.take(table.draft.undo())
        return
    redraws = bool(table.ui.settings.get("redraw"))
    back = Request.TAKE_BACK_REDRAWN if redraws else Request.TAKE_BACK
    if table.presenter.shared:
        table.ui.announcer.answer(table.words.phrase("take-back-race"), sound="error")
    elif not practising(table):
        table.ui.announcer.answer(table.words.phrase("practice-only"), sound="error")
    elif not table.port.request(back, table.seat):
        table.ui.announcer.answer(table.words.phrase("take-back-nothing"), sound="edge")
    else:
        done = [table.words.phrase("taken-back-redrawn" if redraws else "taken-back")]
        if table.port.standing.taken_back == 1:
            done.append(table.words.phrase("taken-back-apart"))
        table.drop_untold()
        table.notices.reopen()
        table.marked.clear()
        table.refresh()
        turn = table.turn()
        table.ui.announcer.answer(
            sentences((*done, turn, table.item_phrase())),
            sound="close",
        )


_TABLE: dict[str, Callable[[MatchScreen], None]] = {
    "activate": _activate,
    "mark": _mark,
    "back": _back,
    "game-menu": _game_menu,
    "turn": _turn,
    "end-turn": _end_turn,
    "hint": _hint,
    "take-back": _take_back,
}
