"""What the keys of the table do, a function each; the key table names them."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from braillespiel.games.zones import Role, Shape, Zone
from braillespiel.table.port import Request
from braillespiel.ui.match.choices import beginning
from braillespiel.ui.match.hint import ask_hint, practising
from braillespiel.ui.match.reading import read_zone
from braillespiel.ui.match.routing import act_asked, take_asked
from braillespiel.ui.match.typed_place import ask_place
from braillespiel.ui.navigator import Moved, Outcome, Step
from braillespiel.ui.screens.grid_screen import GridScreen
from braillespiel.ui.screens.menu import Question
from braillespiel.words.phrase import EMPTY, beyond, join, sentences

if TYPE_CHECKING:
    from braillespiel.ui.match.screen import MatchScreen


def run(table: MatchScreen, command: str) -> bool:
    """Carry out a command of the scope TABLE."""
    if command.startswith("nth-"):
        _moved(table, table.navigator.nth(int(command[4:]) - 1))
        return True
    _TABLE[command](table)
    return True


# -- walking ---------------------------------------------------------------------------


def _moved(table: MatchScreen, moved: Moved) -> None:
    announcer = table.ui.announcer
    zone = table.navigator.zone
    if moved.outcome is Outcome.MOVED:
        announcer.focus(table.item_phrase(), pan=_pan(table))
    elif moved.outcome is Outcome.EMPTY:
        announcer.answer(zone.empty, sound="edge")
    elif moved.outcome is Outcome.DETAIL and moved.item is not None:
        if moved.detail == 0:
            announcer.focus(table.item_phrase())
        else:
            announcer.answer(moved.item.details[moved.detail - 1])
    else:
        table.ui.edge()


def _pan(table: MatchScreen) -> float:
    """Return the stereo side of the focused item: its place in its zone from left to right."""
    index, count = table.navigator.index(), len(table.navigator.zone.items)
    return 0.0 if index is None or count < 2 else 2 * index / (count - 1) - 1


def _navigate(step: Step) -> Callable[[MatchScreen], None]:
    return lambda table: _moved(table, table.navigator.step(step))


def _hex(step: Step) -> Callable[[MatchScreen], None]:
    def navigate(table: MatchScreen) -> None:
        if table.navigator.zone.shape is Shape.HEX:
            _moved(table, table.navigator.step(step))
        else:
            table.ui.announcer.answer(table.words.phrase("hex-only"), sound="edge")

    return navigate


def _other(step: Step) -> Callable[[MatchScreen], None]:
    """Shift+Up/Down: the other diagonal of hex fields, elsewhere the plain step."""
    plain = {Step.OTHER_UP: Step.UP, Step.OTHER_DOWN: Step.DOWN}[step]

    def navigate(table: MatchScreen) -> None:
        is_hex = table.navigator.zone.shape is Shape.HEX
        _moved(table, table.navigator.step(step if is_hex else plain))

    return navigate


def _to_end(first: bool) -> Callable[[MatchScreen], None]:
    return lambda table: _moved(table, table.navigator.nth(0) if first else table.navigator.last())


def _live(by: int) -> Callable[[MatchScreen], None]:
    def navigate(table: MatchScreen) -> None:
        live = table.presenter.live_items(table.view())
        here = table.navigator.zone
        item = table.navigator.next_of(live, by)
        if item is None:
            table.ui.announcer.answer(table.words.phrase("nothing-live"), sound="edge")
            return
        phrase = table.item_phrase()
        if table.navigator.zone is not here:
            phrase = join((phrase, table.navigator.zone.name), ", ")
        table.ui.announcer.focus(phrase, pan=_pan(table))

    return navigate


# -- zones -----------------------------------------------------------------------------


def _say_zone(table: MatchScreen, zone: Zone) -> None:
    """Say a zone just entered: its name first, how much is in it, what is focused."""
    inside = table.item_phrase() if zone.items else zone.empty
    phrase = sentences((table.zone_phrase(zone), inside))
    table.ui.announcer.focus(phrase)


def _next_zone(by: int) -> Callable[[MatchScreen], None]:
    return lambda table: _say_zone(table, table.navigator.next_zone(by))


def _next_line(by: int) -> Callable[[MatchScreen], None]:
    """The display's line keys: row by row through a field, then on to the next zone."""

    def navigate(table: MatchScreen) -> None:
        if table.navigator.next_row(by) is None:
            table.navigator.next_zone(by)
            table.navigator.end_row(by)
            _say_zone(table, table.navigator.zone)
        else:
            table.ui.announcer.focus(table.item_phrase(), pan=_pan(table))

    return navigate


def _first_zone(table: MatchScreen) -> None:
    table.navigator.go_to(table.navigator.zones[0].id)
    table.navigator.end_row(1)
    _say_zone(table, table.navigator.zone)


def _role(role: Role, missing: str, by: int = 1) -> Callable[[MatchScreen], None]:
    """Go to the (next) zone of a role; from one of that role to the next one."""

    def go(table: MatchScreen) -> None:
        found = [zone for zone in table.navigator.zones if zone.role is role]
        if not found:
            table.ui.announcer.answer(table.words.phrase(missing), sound="edge")
            return
        ids = [zone.id for zone in found]
        here = table.navigator.zone.id
        if here in ids:
            target = found[(ids.index(here) + by) % len(found)]
        else:
            target = found[0 if by > 0 else -1]
        table.navigator.go_to(target.id)
        _say_zone(table, target)

    return go


# -- acting ----------------------------------------------------------------------------


def _activate(table: MatchScreen) -> None:
    activate(table)


def activate(table: MatchScreen, asked: bool = False) -> None:
    """Do what the focused thing offers; ``asked``: ask before what cannot be made good."""
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
        phrase = sentences((join((phrase, item.text), ": "), what))
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
    said = [table.words.phrase("marked" if on else "unmarked"), item.text]
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


def _scores(table: MatchScreen) -> None:
    table.ui.announcer.answer(table.presenter.scores(table.view()))


def _score_table(table: MatchScreen) -> None:
    table.ui.push(
        GridScreen(
            table.ui,
            table.presenter.score_table(table.view()),
            table.presenter.scores(table.view()),
        )
    )


def _last_event(table: MatchScreen) -> None:
    history = table.ui.announcer.history
    message = history.back()
    if message is None:
        key = "history-oldest" if history.count("all") else "history-nothing"
        table.ui.announcer.answer(table.words.phrase(key), sound="edge")
    else:
        table.ui.announcer.answer(message.phrase, message.kind, remember=False)


def _inspect(table: MatchScreen) -> None:
    item = table.navigator.item
    if item is None:
        table.ui.announcer.answer(table.navigator.zone.empty, sound="edge")
        return
    marked = table.words.phrase("marked") if item.key in table.marked else EMPTY
    details = [beyond(detail, item.state) for detail in item.details]
    table.ui.announcer.answer(sentences((item.text, marked, item.state, *details)))


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
    "left": _navigate(Step.LEFT),
    "right": _navigate(Step.RIGHT),
    "up": _navigate(Step.UP),
    "down": _navigate(Step.DOWN),
    "first": _to_end(first=True),
    "last": _to_end(first=False),
    "activate": _activate,
    "other-up": _other(Step.OTHER_UP),
    "other-down": _other(Step.OTHER_DOWN),
    "hex-west": _hex(Step.LEFT),
    "hex-east": _hex(Step.RIGHT),
    "hex-northwest": _hex(Step.UP),
    "hex-northeast": _hex(Step.OTHER_UP),
    "hex-southwest": _hex(Step.OTHER_DOWN),
    "hex-southeast": _hex(Step.DOWN),
    "next-live": _live(1),
    "previous-live": _live(-1),
    "zone-next": _next_zone(1),
    "zone-previous": _next_zone(-1),
    "line-next": _next_line(1),
    "line-previous": _next_line(-1),
    "zone-first": _first_zone,
    "mark": _mark,
    "back": _back,
    "game-menu": _game_menu,
    "hand": _role(Role.HAND, "no-hand"),
    "own-table": _role(Role.TABLE, "no-own-table"),
    "opponent-next": _role(Role.OPPONENT, "no-opponent"),
    "opponent-previous": _role(Role.OPPONENT, "no-opponent", by=-1),
    "piles": _role(Role.PILES, "no-piles"),
    "turn": _turn,
    "scores": _scores,
    "score-table": _score_table,
    "last-event": _last_event,
    "end-turn": _end_turn,
    "inspect": _inspect,
    "zone": read_zone,
    "hint": _hint,
    "go-to-place": ask_place,
    "take-back": _take_back,
}
