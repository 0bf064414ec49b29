"""What the keys of the table do, a function each; the key table names them."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from braillespiel.games.zones import Role, Shape, Zone
from braillespiel.seat.navigator import Moved, Outcome, Step
from braillespiel.seat.table.reading import read_zone
from braillespiel.words.phrase import EMPTY, beyond, join, sentences

if TYPE_CHECKING:
    from braillespiel.seat.table.screen import Table


def run(table: Table, command: str) -> bool:
    """Carry out a command of the scope TABLE."""
    if command.startswith("nth-"):
        _moved(table, table.navigator.nth(int(command[4:]) - 1))
        return True
    _TABLE[command](table)
    return True


# -- walking ---------------------------------------------------------------------------


def _moved(table: Table, moved: Moved) -> None:
    announcer = table.client.announcer
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
        table.client.edge()


def _pan(table: Table) -> float:
    """Return the stereo side of the focused item: its place in its zone from left to right."""
    index, count = table.navigator.index(), len(table.navigator.zone.items)
    return 0.0 if index is None or count < 2 else 2 * index / (count - 1) - 1


def _walk(step: Step) -> Callable[[Table], None]:
    return lambda table: _moved(table, table.navigator.step(step))


def _hex(step: Step) -> Callable[[Table], None]:
    def walk(table: Table) -> None:
        if table.navigator.zone.shape is Shape.HEX:
            _moved(table, table.navigator.step(step))
        else:
            table.client.announcer.answer(table.words.phrase("hex-only"), sound="edge")

    return walk


def _other(step: Step) -> Callable[[Table], None]:
    """Shift+Up/Down: the other diagonal of hex fields, elsewhere the plain step."""
    plain = {Step.OTHER_UP: Step.UP, Step.OTHER_DOWN: Step.DOWN}[step]

    def walk(table: Table) -> None:
        is_hex = table.navigator.zone.shape is Shape.HEX
        _moved(table, table.navigator.step(step if is_hex else plain))

    return walk


def _to_end(first: bool) -> Callable[[Table], None]:
    return lambda table: _moved(table, table.navigator.nth(0) if first else table.navigator.last())


def _live(by: int) -> Callable[[Table], None]:
    def walk(table: Table) -> None:
        live = table.desk.live_items(table.view())
        here = table.navigator.zone
        item = table.navigator.next_of(live, by)
        if item is None:
            table.client.announcer.answer(table.words.phrase("nothing-live"), sound="edge")
            return
        phrase = table.item_phrase()
        if table.navigator.zone is not here:
            phrase = join((phrase, table.navigator.zone.name), ", ")
        table.client.announcer.focus(phrase, pan=_pan(table))

    return walk


# -- zones -----------------------------------------------------------------------------


def _say_zone(table: Table, zone: Zone) -> None:
    """Say a zone just entered: its name first, how much is in it, what is focused."""
    inside = table.item_phrase() if zone.items else zone.empty
    phrase = sentences((table.zone_phrase(zone), inside))
    table.client.announcer.focus(phrase)


def _next_zone(by: int) -> Callable[[Table], None]:
    return lambda table: _say_zone(table, table.navigator.next_zone(by))


def _next_line(by: int) -> Callable[[Table], None]:
    """The display's line keys: row by row through a field, then on to the next zone."""

    def walk(table: Table) -> None:
        if table.navigator.next_row(by) is None:
            table.navigator.next_zone(by)
            table.navigator.end_row(by)
            _say_zone(table, table.navigator.zone)
        else:
            table.client.announcer.focus(table.item_phrase(), pan=_pan(table))

    return walk


def _first_zone(table: Table) -> None:
    table.navigator.go_to(table.navigator.zones[0].id)
    table.navigator.end_row(1)
    _say_zone(table, table.navigator.zone)


def _role(role: Role, missing: str, by: int = 1) -> Callable[[Table], None]:
    """Go to the (next) zone of a role; from one of that role to the next one."""

    def go(table: Table) -> None:
        found = [zone for zone in table.navigator.zones if zone.role is role]
        if not found:
            table.client.announcer.answer(table.words.phrase(missing), sound="edge")
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


def _activate(table: Table) -> None:
    item = table.navigator.item
    if table.draft is not None:
        table.take(table.draft.commit())
        return
    if item is None:
        table.client.announcer.answer(table.navigator.zone.empty, sound="edge")
        return
    view = table.view()
    seat = table.desk.seat_of(view, item.key) if table.desk.shared else None
    if seat is not None:
        theirs = table.session.desks[seat]
        found = theirs.actions_for(table.session.view(seat), item.key, [])
        if found:
            table.act(found[0], seat)
            return
    actions = table.desk.actions_for(view, item.key, [k for k in table.marked if k != item.key])
    if actions:
        table.offer(actions)
        return
    if table.session.match.stopped is not None:
        key = "error-standstill"
    elif table.session.is_over:
        key = "match-is-over"
    elif not table.desk.shared and table.seat not in table.session.match.state.to_act():
        key = "not-your-turn"
    elif table.marked:
        key = "nothing-with-marked"
    else:
        key = "nothing-to-do"
    table.client.announcer.answer(
        join((table.words.phrase(key), item.text), ": ")
        if key == "nothing-to-do"
        else table.words.phrase(key),
        sound="error",
    )


def _mark(table: Table) -> None:
    item = table.navigator.item
    if item is None:
        table.client.announcer.answer(table.navigator.zone.empty, sound="edge")
        return
    on = item.key not in table.marked
    useful = table.navigator.zone.role is Role.HAND
    if on and not useful and item.key not in table.desk.live_items(table.view()):
        refused = join((table.words.phrase("mark-useless"), item.text), ": ")
        table.client.announcer.answer(refused, sound="edge")
        return
    if on:
        table.marked.append(item.key)
    else:
        table.marked.remove(item.key)
    said = [table.words.phrase("marked" if on else "unmarked"), item.text]
    preview = table.desk.preview(table.view(), item.key, table.marked) if table.marked else None
    if preview is not None:
        said.append(preview)
    if len(table.marked) > 1:
        said.append(table.words.phrase("marked-count", count=len(table.marked)))
    table.client.announcer.answer(join(said, ", "), sound="mark" if on else "unmark")


def _back(table: Table) -> None:
    if table.draft is not None:
        table.draft = None
        table.refresh()
        table.client.announcer.answer(table.words.phrase("draft-dropped"), sound="close")
    elif table.marked:
        table.marked.clear()
        table.client.announcer.answer(table.words.phrase("marks-cleared"), sound="unmark")
    else:
        table.client.announcer.answer(table.words.phrase("back-nothing"), sound="edge")


def _game_menu(table: Table) -> None:
    if table.draft is not None:
        _back(table)
        return
    from braillespiel.seat.screens.game_menu import GameMenu

    table.session.pause()
    table.client.push(GameMenu(table.client, table))


def _end_turn(table: Table) -> None:
    view = table.view()
    action = table.desk.end_turn(view)
    if action is None:
        acting = table.seat in table.session.match.state.to_act()
        key = "end-turn-not-now" if acting else "not-your-turn"
        key = "match-is-over" if table.session.is_over else key
        key = "error-standstill" if table.session.match.stopped is not None else key
        table.client.announcer.answer(table.words.phrase(key), sound="error")
        return
    question = table.desk.end_turn_question(view, action)
    if question is None:
        table.act(action)
        return
    from braillespiel.seat.screens.menu import Question

    table.client.push(Question(table.client, question, lambda: table.act(action)))


# -- asking ----------------------------------------------------------------------------


def _turn(table: Table) -> None:
    table.client.announcer.answer(table.turn())


def _scores(table: Table) -> None:
    table.client.announcer.answer(table.desk.scores(table.view()))


def _score_table(table: Table) -> None:
    from braillespiel.seat.screens.grid_screen import GridScreen

    table.client.push(
        GridScreen(
            table.client, table.desk.score_table(table.view()), table.desk.scores(table.view())
        )
    )


def _last_event(table: Table) -> None:
    history = table.client.announcer.history
    message = history.back()
    if message is None:
        key = "history-oldest" if history.count("all") else "history-nothing"
        table.client.announcer.answer(table.words.phrase(key), sound="edge")
    else:
        table.client.announcer.answer(message.phrase, message.kind, remember=False)


def _inspect(table: Table) -> None:
    item = table.navigator.item
    if item is None:
        table.client.announcer.answer(table.navigator.zone.empty, sound="edge")
        return
    marked = table.words.phrase("marked") if item.key in table.marked else EMPTY
    details = [beyond(detail, item.state) for detail in item.details]
    table.client.announcer.answer(sentences((item.text, marked, item.state, *details)))


def _hint(table: Table) -> None:
    from braillespiel.seat.table.hint import ask_hint

    ask_hint(table)


def practising(table: Table) -> bool:
    """Tell whether hints and taking back are allowed: alone against bots, and wished for."""
    return table.session.practice and bool(table.client.settings.get("practice"))


def can_take_back(table: Table) -> bool:
    """Tell whether there is a move that may be taken back now."""
    decided = table.session.match.last_decision(table.seat) is not None
    return practising(table) and decided and not table.desk.shared


def _take_back(table: Table) -> None:
    if table.draft is not None:
        table.take(table.draft.undo())
        return
    if table.desk.shared:
        table.client.announcer.answer(table.words.phrase("take-back-race"), sound="error")
    elif not practising(table):
        table.client.announcer.answer(table.words.phrase("practice-only"), sound="error")
    elif not table.session.take_back(table.seat, bool(table.client.settings.get("redraw"))):
        table.client.announcer.answer(table.words.phrase("take-back-nothing"), sound="edge")
    else:
        redraws = bool(table.client.settings.get("redraw"))
        done = [table.words.phrase("taken-back-redrawn" if redraws else "taken-back")]
        if table.session.taken_back == 1:
            done.append(table.words.phrase("taken-back-apart"))
        table.news.reopen()
        table.marked.clear()
        table.refresh()
        turn = table.turn()
        table.client.announcer.answer(
            sentences((*done, turn, table.item_phrase())),
            sound="close",
        )


_TABLE: dict[str, Callable[[Table], None]] = {
    "left": _walk(Step.LEFT),
    "right": _walk(Step.RIGHT),
    "up": _walk(Step.UP),
    "down": _walk(Step.DOWN),
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
    "take-back": _take_back,
}
