"""What the keys of a table do that change something, or ask: one function each over a Table."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from functools import partial
from random import Random
from typing import Any

from braillespiel.engine.contract import Advice, IllegalActionError
from braillespiel.games.fence import GameFaultError
from braillespiel.games.presenter import Answer, Kind
from braillespiel.games.zones import Role
from braillespiel.table.port import Port, Request
from braillespiel.ui import problems
from braillespiel.ui.keymap import Registry, Row, Scope
from braillespiel.ui.match.table import Hint, Hinted, MatchTable
from braillespiel.ui.screens.menu import Menu, MenuEntry, Question
from braillespiel.ui.services import Setup
from braillespiel.words.phrase import EMPTY, Phrase, begun, join, sentences

_LOG = logging.getLogger(__name__)
AT_ONCE = 400
"""Slices (a few milliseconds each) that a hint may take before the key is answered at all."""
AT_ONCE_MS = 300
"""How long it may take at most."""
_SITUATIONS = 4
"""How many of the situations the seat may be in are tried: what lies face down can decide."""


# -- acting ----------------------------------------------------------------------------


def activate(table: MatchTable, asked: bool = False) -> None:
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
    if actions or _beginning(table) is not None:
        _offer(table, actions, asked)
        return
    if table.port.standing.stopped is not None:
        key = "error-standstill"
    elif table.over:
        key = "match-is-over"
    elif not table.presenter.shared and not table.acting(table.seat):
        key = "not-your-turn"
    else:
        why = table.presenter.why_not(view, item.key, [k for k in table.marked if k != item.key])
        if why is not None:
            table.ui.announcer.answer(why, sound="error")
            return
        key = "nothing-with-marked" if table.marked else "nothing-to-do"
    phrase = table.words.phrase(key)
    if key == "nothing-to-do":  # and what there is to do instead
        what = _turn_told(table) if table.my_turn() else EMPTY
        phrase = sentences(
            (table.words.phrase("nothing-to-do-with", what=item.text), what),
            table.words.signs.sentence,
        )
    table.ui.announcer.answer(phrase, sound="error")


def _mark(table: MatchTable) -> None:
    item = table.navigator.item
    if item is None:
        table.ui.announcer.answer(table.navigator.zone.empty, sound="edge")
        return
    on = item.key not in table.marked
    useful = table.navigator.zone.role is Role.HAND
    if on and not useful and item.key not in table.presenter.live_items(table.view()):
        refused = table.words.phrase("mark-useless", item=item.text)
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
    table.ui.announcer.answer(join(said, table.words.signs.list), sound="mark" if on else "unmark")


def back(table: MatchTable) -> None:
    """Drop the open draft, or else take the marks off."""
    if table.draft is not None:
        table.draft = None
        table.refresh()
        table.ui.announcer.answer(table.words.phrase("draft-dropped"), sound="close")
    elif table.marked:
        table.marked.clear()
        table.ui.announcer.answer(table.words.phrase("marks-cleared"), sound="unmark")
    else:
        table.ui.announcer.answer(table.words.phrase("back-nothing"), sound="edge")


def _game_menu(table: MatchTable) -> None:
    if table.draft is not None:
        back(table)
        return
    table.port.request(Request.PAUSE)
    table.open_menu()


def caution(table: MatchTable, action: Any) -> Phrase | None:
    """Return what a careful friend would say before an action, if that is wanted and fair.

    Each kind is told once a match; None if there is nothing, or nothing new.
    """
    wanted = table.helped and bool(table.ui.settings.get("warnings"))
    if not wanted or table.seats.common is not None or not table.acting(table.seat):
        return None
    view = table.view()
    if not view.is_legal(action):
        return None
    found = table.presenter.warning(view, action)
    if found is None or (table.seat, found[0]) in table.cautioned:
        return None
    table.cautioned.add((table.seat, found[0]))
    return found[1]


def _end_turn(table: MatchTable) -> None:
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
    question = _with_caution(table, action, question)
    table.ui.push(Question(table.ui, question, lambda: table.act(action)))


def play_again(table: MatchTable) -> None:
    """Begin a new match of the same people with the same options."""
    ui, port = table.ui, table.port
    options = port.game.rematch(port.options, len(port.players))
    setup = Setup(table.game, port.players, options)
    ui.navigation.open_match(ui, lambda: ui.services.matches.new_match(setup))


# -- which of several actions is meant -------------------------------------------------


def _beginning(table: MatchTable) -> Phrase | None:
    """Word what marking the focused thing would begin, or that its mark would go where it is the
    only one; None if it begins nothing.
    """
    item = table.navigator.item
    if item is None or table.marked not in ([], [item.key]):
        return None
    begin = table.presenter.begins(table.view(), item.key)
    if begin is None or not table.marked:
        return begin
    return table.words.phrase("choose-unmark")


def _offer(table: MatchTable, actions: Sequence[Any], asked: bool) -> None:
    """Do the only thing that a key could mean, or open a menu of several.

    ``asked``: ask before anything that cannot be undone.
    """
    act = partial(act_asked, table) if asked else table.act
    begin = _beginning(table)
    if begin is not None and not actions:
        table.run(Scope.TABLE, "mark")
        return
    if begin is None and len(actions) == 1:
        act(actions[0])
        return

    def choose(action: Any) -> None:
        table.ui.pop_to(table, silent=True)
        act(action)

    def mark() -> None:
        table.ui.pop_to(table, silent=True)
        table.run(Scope.TABLE, "mark")

    view = table.view()
    entries = [
        MenuEntry(str(action), table.presenter.label(view, action), partial(choose, action))
        for action in actions
    ]
    title = table.words.phrase("choose-action")
    if begin is not None and table.marked:
        entries.append(MenuEntry("unmark", begin, mark))
    elif begin is not None:
        entries.insert(0, MenuEntry("begin", begin, mark))
        title = table.words.phrase(f"{table.game}-choose-begin")
    table.ui.announcer.earcons.play("open")
    table.ui.push(Menu(table.ui, title, entries))


# -- what routing keys ask first -------------------------------------------------------


def act_asked(table: MatchTable, action: Any) -> None:
    """Carry out an action; ask first if it ends the match or doubles the score."""
    take_asked(table, Answer(action=action))


def take_asked(table: MatchTable, answer: Answer) -> None:
    """Do what was answered; ask first as :func:`act_asked` does."""
    question = None if answer.action is None else _question(table, answer.action)
    if question is None:
        table.take(answer)
    else:
        table.ui.push(Question(table.ui, question, lambda: table.take(answer)))


def _question(table: MatchTable, action: Any) -> Phrase | None:
    """Return what is asked before ``action``; nothing if a question would cost time."""
    if table.port.standing.racing:
        return None
    view = table.view()
    if table.presenter.doubles(view, action):
        key = "route-doubles"
    elif _may_end(table, view, action):
        key = "route-ends"
    else:
        return None
    label, sure = table.presenter.label(view, action), table.words.phrase(key)
    stop = table.words.signs.sentence
    return sentences((label, _with_caution(table, action, sure)), stop)


def _with_caution(table: MatchTable, action: Any, question: Phrase) -> Phrase:
    """Put before a question what a careful friend would say, so that it is not said after it."""
    said = caution(table, action)
    return question if said is None else sentences((said, question), table.words.signs.sentence)


def _may_end(table: MatchTable, view: Any, action: Any) -> bool:
    """Tell whether the match can be over after ``action``, as far as the seat can know."""
    for seed in range(_SITUATIONS):
        state = view.sample(Random(seed))  # the situation itself would give secrets away
        try:
            state.apply(table.seat, action)
        except IllegalActionError:
            continue
        if state.is_over():
            return True
    return False


# -- asking, hints and taking back -----------------------------------------------------


def _turn(table: MatchTable) -> None:
    table.ui.announcer.answer(_turn_told(table), passing=True)


def _turn_told(table: MatchTable) -> Phrase:
    """Say whose turn it is, and what can be done at the own one."""
    turn = table.turn_told()
    if table.port.standing.stopped is not None or not table.my_turn():
        return turn
    return sentences((turn, table.presenter.possible(table.view())), table.words.signs.sentence)


def alone(port: Port) -> bool:
    """Tell whether hints and taking back are fair: one person, alone or against bots."""
    return sum(not player.is_bot for player in port.players) <= 1


def practising(table: MatchTable) -> bool:
    """Tell whether hints and taking back are allowed: alone or against bots, and wanted."""
    return alone(table.port) and bool(table.ui.settings.get("practice"))


def _hint(table: MatchTable) -> None:
    """Begin a hint; only in practice games and on the player's own turn."""
    if practising(table):
        begin_hint(table)
    else:
        table.ui.announcer.answer(table.words.phrase("practice-only"), sound="error")


def _follow_hint(table: MatchTable) -> None:
    """Ask whether to do what the hint says; only where there are hints."""
    if practising(table):
        follow_hint(table)
    else:
        table.ui.announcer.answer(table.words.phrase("practice-only"), sound="error")


def hint_stands(table: MatchTable) -> bool:
    """Tell whether the last hint still answers what this seat is asked."""
    hinted, port = table.hinted, table.port
    if hinted is None or not _still_possible(table, hinted):
        return False
    return port.standing.racing or hinted.revision == port.revision


def _still_possible(table: MatchTable, hinted: Hinted) -> bool:
    """Tell whether what a hint says can be done now, whatever others have done meanwhile."""
    if hinted.question != table.port.question(table.seat) or not table.acting(table.seat):
        return False
    try:
        table.view().sample(Random(0)).apply(table.seat, hinted.action)
    except IllegalActionError:
        return False
    return True


def follow_hint(table: MatchTable) -> None:
    """Ask whether to do what the hint says, thinking of one first if none was told; then do it."""
    if table.hinted is not None and hint_stands(table):
        _ask_to_follow(table, table.hinted)
    else:
        begin_hint(table, follow=True)


def _ask_to_follow(table: MatchTable, hinted: Hinted) -> None:
    """Ask whether to do what a hint says."""
    question = _question(table, hinted.action)
    if question is None:
        question = table.words.phrase("hint-follow", action=hinted.told[1])
        question = _with_caution(table, hinted.action, question)

    def follow() -> None:
        if _still_possible(table, hinted):
            table.act(hinted.action)
        else:
            table.ui.announcer.answer(table.words.phrase("hint-gone"), sound="error")

    table.ui.push(Question(table.ui, question, follow))


def begin_hint(table: MatchTable, follow: bool = False) -> None:
    """Begin a hint; only on the player's own turn. ``follow``: then ask whether to do it."""
    announcer, words = table.ui.announcer, table.words
    table.hinted = None
    if table.silences(Scope.GAME):  # "heard" is no move that anybody wants to be told
        table.received()
    if not table.acting(table.seat):
        key = "match-is-over" if table.ended else "not-your-turn"
        key = "error-standstill" if table.port.standing.stopped is not None else key
        announcer.answer(words.phrase(key), sound="error")
        return
    table.hint = Hint(table.port.hint(table.seat), table.port.revision, follow)
    think_on(table, AT_ONCE)
    if table.hint is not None:
        announcer.answer(words.phrase("hint-thinking"), remember=False)


def think_on(table: MatchTable, slices: int) -> None:
    """Think on about the hint, if there is one; say it when it is ready."""
    hint = table.hint
    if hint is None:
        return
    until = table.ui.now() + AT_ONCE_MS
    if table.port.revision != hint.revision:
        _thought_out(table)
        return
    for _ in range(slices):
        if table.ui.now() > until:
            break
        try:
            next(hint.thought)
        except StopIteration as done:
            _say_hint(table, done.value, hint.follow)
            return
        except Exception as error:  # a bot may come from anybody
            _LOG.error("A hint cannot be given", exc_info=error)
            _say_no_hint(table, error)
            return


def _say_hint(table: MatchTable, found: Any, follow: bool) -> None:
    advice = found if isinstance(found, Advice) else Advice(found, "")
    try:
        phrase = table.presenter.hint(table.view(), advice)
        label = begun(table.presenter.advised(table.view(), advice.action))
    except GameFaultError as error:
        _say_no_hint(table, error)
        return
    port, told = table.port, (phrase, label)
    table.hinted = Hinted(port.question(table.seat), told, advice.action, port.revision)
    _thought_out(table)
    if not follow:
        table.ui.announcer.answer(phrase)
    table.ui.announcer.history.add(phrase, Kind.TABLE, reminder=True)
    table.ui.changed = True
    if follow:
        _ask_to_follow(table, table.hinted)


def _say_no_hint(table: MatchTable, error: Exception) -> None:
    """Say that there is no hint; of a game of another package, what is wrong with it."""
    _thought_out(table)
    said = None
    if isinstance(error, GameFaultError):
        said = problems.worded(error, table.words.language, naming=table.ui.naming)
    table.ui.announcer.answer(said or table.words.phrase("hint-failed"), sound="error")
    table.ui.changed = True


def _thought_out(table: MatchTable) -> None:
    """Take "thinking" off the Braille line, where it would come up again after the hint."""
    table.hint = None
    announcer = table.ui.announcer
    announcer.braille.withdraw(announcer.wording.brailled(table.words.phrase("hint-thinking")))


def can_take_back(table: MatchTable) -> bool:
    """Tell whether there is a move that may be taken back now."""
    decided = table.port.may_take_back(table.seat)
    return practising(table) and decided and not table.presenter.shared


def _take_back(table: MatchTable) -> None:
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
        table.ui.announcer.nothing(table.words.phrase("take-back-nothing"))
    else:
        done = [table.words.phrase("taken-back-redrawn" if redraws else "taken-back")]
        if table.port.standing.taken_back == 1:
            done.append(table.words.phrase("taken-back-apart"))
        table.set_back()
        table.ui.announcer.history.add(done[0], Kind.MINE)  # what was told before it is void
        turn = table.turn()
        table.ui.announcer.answer(
            sentences((*done, turn, table.item_phrase()), table.words.signs.sentence),
            sound="close",
        )


ACTS: Registry[MatchTable] = Registry(
    Scope.TABLE,
    Row("activate", "Enter", "act", activate),
    Row("mark", "Space", "act", _mark, button=2),
    Row("back", "Backspace", "act", back),
    Row("game-menu", "Escape", "program", _game_menu, button=1),
    Row("turn", "T", "ask", _turn, button=3),
    Row("end-turn", "E", "act", _end_turn, button=4),
    Row("hint", "H", "act", _hint),
    Row("follow-hint", "Shift+H", "act", _follow_hint),
    Row("take-back", "Ctrl+Z", "act", _take_back),
)
"""Commands of a match that is being played."""
