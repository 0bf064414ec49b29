"""What a teacher can do with one pupil."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from braillespiel.classroom import desk as d
from braillespiel.classroom import orders as o
from braillespiel.lessons import ready
from braillespiel.network.texts import CHAT
from braillespiel.ui.classroom import desk_words
from braillespiel.ui.classroom.link_menu import open_link
from braillespiel.ui.keymap import Scope
from braillespiel.ui.network.sentences import game_title
from braillespiel.ui.screens.menu import Menu, MenuEntry, Question
from braillespiel.ui.screens.prompt import Prompt
from braillespiel.words.phrase import Phrase, join

if TYPE_CHECKING:
    from braillespiel.ui.classroom.desk import DeskScreen


LATE = "notation"
"""The exercise that somebody gets who came late."""


class PupilMenu(Menu):
    """Everything that can be done with one pupil, what they need first."""

    def __init__(self, desk: DeskScreen, number: int) -> None:
        self._desk, self._number = desk, number
        super().__init__(desk.ui, desk.name(desk.pupil(number)), ())

    def title(self) -> Phrase:
        """Name the pupil, and say what they need."""
        pupil = self._desk.pupil(self._number)
        if pupil is None:
            return self._title
        ms = self._desk.news.waited().get(pupil.id, 0)
        return join((self._title, desk_words.need(self.words, pupil, ms)), self.words.signs.list)

    def refresh(self) -> None:
        pupil = self._desk.pupil(self._number)
        self.entries = [] if pupil is None else self._entries(pupil)

    def _entries(self, pupil: d.PupilRow) -> list[MenuEntry]:
        desk, words = self._desk, self.words
        name = self._title
        found = _needed(desk, pupil)
        followed = any(one.pupil == pupil.id for one in desk.desk.followed)
        key = "desk-unfollow" if followed else "desk-follow"
        found.append(MenuEntry("follow", words.phrase(key), partial(follow, desk, pupil)))
        found.append(MenuEntry("say", words.phrase("desk-say"), partial(say_to, desk, pupil)))
        if pupil.table:
            found.append(MenuEntry("hint", words.phrase("desk-hint"), partial(hint, desk, pupil)))
            back = partial(ask_take_back, desk, pupil)
            found.append(MenuEntry("take-back", words.phrase("desk-take-back"), back))
        if pupil.paused:
            goes_on = words.phrase("desk-did-go-on", name=name)
            go_on = partial(desk.order, o.Pause(pupil.id, on=False), goes_on)
            found.append(MenuEntry("go-on", words.phrase("desk-go-on"), go_on))
        else:
            pause = partial(ask_pause, desk, pupil)
            found.append(MenuEntry("pause", words.phrase("desk-pause"), pause))
        seats = LateMenu if pupil.late else SeatMenu
        seat = partial(self.ui.push, seats(desk, pupil.id))
        found.append(MenuEntry("seat", words.phrase("desk-seat"), seat))
        found.append(MenuEntry("exercises", words.phrase("desk-exercises"), self._exercises))
        link = partial(open_link, desk, pupil)
        found.append(MenuEntry("helper", words.phrase("desk-link"), link))
        if pupil.was and not pupil.here:
            said = words.phrase("desk-did-forget", name=name)
            forget = partial(desk.order, o.Forget(pupil.id), said)
            return [MenuEntry("forget", words.phrase("desk-forget"), forget)]
        remove = partial(_ask_remove, desk, pupil)
        found.append(MenuEntry("remove", words.phrase("desk-remove"), remove))
        return found

    def _exercises(self) -> None:
        from braillespiel.ui.classroom.exercises_menu import ExercisesMenu  # lessons are many

        self.ui.push(ExercisesMenu(self._desk, self._desk.pupil(self._number)))


def _needed(desk: DeskScreen, pupil: d.PupilRow) -> list[MenuEntry]:
    """Return what answers the pupil's need."""
    words, name = desk.words, desk.name(pupil)
    if pupil.need == "hand":
        said = words.phrase("desk-did-hand", name=name)
        done = partial(desk.order, o.HandDown(pupil.id), said)
        return [MenuEntry("hand", words.phrase("desk-hand-down"), done)]
    if pupil.need == "yes":
        return [_know(desk, pupil)]
    if not pupil.wants:
        return []
    wanted = Phrase.name(pupil.wants)
    gets = words.phrase("desk-did-name", name=wanted)
    other = words.phrase("desk-did-other-name", name=name)
    sure = words.phrase("desk-name-sure", name=wanted)
    give = partial(desk.order, o.Decide(pupil.id, yes=True), gets)

    def ask() -> None:
        desk.ui.push(Question(desk.ui, sure, give))

    refuse = partial(desk.order, o.Decide(pupil.id, yes=False), other)
    return [
        MenuEntry("name-yes", words.phrase("desk-name-yes", name=wanted), ask),
        MenuEntry("name-no", words.phrase("desk-name-no"), refuse),
        MenuEntry("name-give", words.phrase("desk-name-give"), partial(_ask_name, desk, pupil)),
    ]


def _know(desk: DeskScreen, pupil: d.PupilRow) -> MenuEntry:
    """Return what says yes to a device; for one that assists it asks, and says whom."""
    words, name = desk.words, desk.name(pupil)
    done = partial(desk.order, o.Know(pupil.id), words.phrase("desk-did-know", name=name))
    if not pupil.assists:
        return MenuEntry("know", words.phrase("desk-know", name=name), done)
    key = "desk-know-again-sure" if pupil.refused_by else "desk-know-sure"
    sure = words.phrase(key, name=name, assisted=Phrase.name(pupil.assists))
    ask = partial(desk.ui.push, Question(desk.ui, sure, done))
    return MenuEntry("know", words.phrase("desk-know", name=name), ask)


def _ask_name(desk: DeskScreen, pupil: d.PupilRow) -> None:
    def given(text: str) -> None:
        if not text:
            desk.ui.pop_to(desk)
            return
        said = desk.words.phrase("desk-did-name", name=Phrase.name(text))
        desk.order(o.Decide(pupil.id, yes=True, name=text), said)

    desk.ui.push(Prompt(desk.ui, desk.words.phrase("desk-name-ask"), "", given))


class SeatMenu(Menu):
    """At which table a pupil is to sit."""

    def __init__(self, desk: DeskScreen, number: int) -> None:
        self._desk, self._number = desk, number
        name = desk.name(desk.pupil(number))
        super().__init__(desk.ui, desk.words.phrase("desk-seat-title", name=name), ())

    def refresh(self) -> None:
        words, desk = self.words, self._desk
        names = [table.name for table in desk.desk.tables]
        self.entries = [
            MenuEntry(f"seat-{name}", self._place(name), partial(self._sit, name))
            for name in (*names, "")
        ]
        if not names:
            self.entries[0:0] = [MenuEntry("none", words.phrase("desk-no-tables"))]

    def _place(self, name: str) -> Phrase:
        table = self._desk.table(name)
        place = desk_words.place(self.words, name)
        if table is None:
            return place
        return join(
            (place, desk_words.table_state(self.words, self._desk.desk, table)),
            self.words.signs.list,
        )

    def _sit(self, name: str) -> None:
        desk = self._desk
        pupil = desk.name(desk.pupil(self._number))
        place = desk_words.place(self.words, name)
        said = self.words.phrase("desk-did-seat", name=pupil, place=place)
        desk.order(o.Seat(self._number, name), said)


class LateMenu(SeatMenu):
    """What somebody gets who came late: a free place first, then an exercise, or their own game.

    A digit takes an entry at once.
    """

    def refresh(self) -> None:
        """Show the tables with a free chair as they are now, first those that wait.

        Where the match is over, a chair is one to watch from.
        """
        words, desk = self.words, self._desk
        there = (one for one in desk.desk.tables if one.free and one.phase != "over")
        free = sorted(there, key=_goes_on)
        self.entries = [
            MenuEntry(f"seat-{one.name}", self._place(one.name), partial(self._sit, one.name))
            for one in free
        ]
        what = words.phrase("desk-late-exercise", title=ready.exercise_title(words, LATE))
        self.entries.append(MenuEntry("exercise", what, self._exercise))
        for one in _of_each_game(desk.desk.tables):
            game = words.phrase("desk-late-own", game=game_title(words, one.game))
            self.entries.append(MenuEntry(f"own-{one.game}", game, partial(self._own, one)))

    def _exercise(self) -> None:
        desk, words = self._desk, self.words
        name = desk.name(desk.pupil(self._number))
        said = words.phrase("desk-did-exercises", count=1, name=name)
        desk.order(o.Exercises((LATE,), (self._number,)), said)

    def _own(self, like: d.ClassTable) -> None:
        desk = self._desk
        name = desk.name(desk.pupil(self._number))
        game = game_title(self.words, like.game)
        said = self.words.phrase("desk-did-deal-to", game=game, names=name)
        desk.order(o.OwnGame(self._number, like.name), said)

    def typed(self, character: str) -> bool:
        """Take the entry of this number; letters search as in every menu."""
        number = int(character) if character.isdecimal() else 0
        if not 1 <= number <= len(self.entries):
            return super().typed(character)
        self.index = number - 1
        return self.run(Scope.MENU, "activate")


def _goes_on(table: d.ClassTable) -> tuple[bool, int]:
    """Sort tables that stand still before those that play; then those with most free chairs."""
    waits = table.paused or table.phase != "playing" or bool(table.waits_for)
    return not waits, -table.free


def _of_each_game(tables: Sequence[d.ClassTable]) -> list[d.ClassTable]:
    """Return the first table of each game that is played."""
    return list({one.game: one for one in reversed(tables) if one.game}.values())[::-1]


def follow(desk: DeskScreen, pupil: d.PupilRow) -> None:
    """Follow a pupil live, or no more."""
    on = not any(one.pupil == pupil.id for one in desk.desk.followed)
    if not on:
        desk.aloud.discard(pupil.id)
        desk.mirrors = desk.mirrors and pupil.id != desk.chosen
    said = desk.words.phrase(
        "desk-did-follow" if on else "desk-did-unfollow", name=desk.name(pupil)
    )
    desk.order(o.Follow(pupil.id, on), said)


def say_to(desk: DeskScreen, pupil: d.PupilRow | None) -> None:
    """Ask what is to be said to one pupil, or to all."""
    words = desk.words
    if pupil is None:
        title, said = words.phrase("desk-say-all-ask"), words.phrase("desk-did-say-all")
    else:
        title = words.phrase("desk-say-ask", name=desk.name(pupil))
        said = words.phrase("desk-did-say", name=desk.name(pupil))

    def typed(text: str) -> None:
        if text:
            desk.order(o.SayTo(text, None if pupil is None else pupil.id), said)
        else:
            desk.ui.pop_to(desk)

    desk.ui.push(Prompt(desk.ui, title, "", typed, CHAT))


def ask_pause(desk: DeskScreen, pupil: d.PupilRow) -> None:
    """Ask what is to be said to a pupil's pause; nothing typed pauses without a word."""
    said = desk.words.phrase("desk-did-pause", name=desk.name(pupil))

    def typed(text: str) -> None:
        desk.order(o.Pause(pupil.id, text=text), said)

    desk.ui.push(Prompt(desk.ui, desk.words.phrase("desk-pause-ask"), "", typed, CHAT))


def _is_in_hall(desk: DeskScreen, pupil: d.PupilRow) -> bool:
    """Tell whether a pupil sits at no table; it is said then."""
    if not pupil.table:
        in_hall = desk.words.phrase("desk-rule-class-in-hall", name=desk.name(pupil))
        desk.ui.announcer.answer(in_hall, sound="error")
    return not pupil.table


def hint(desk: DeskScreen, pupil: d.PupilRow) -> None:
    """Give a pupil a hint."""
    if _is_in_hall(desk, pupil):
        return
    said = desk.words.phrase("desk-did-hint", name=desk.name(pupil))
    desk.order(o.Give(pupil.id, "hint"), said)


def ask_take_back(desk: DeskScreen, pupil: d.PupilRow) -> None:
    """Ask whether the last move at a pupil's table is to be taken back: it cannot be undone."""
    words = desk.words
    if _is_in_hall(desk, pupil):
        return
    place = desk_words.place(words, pupil.table)
    said = words.phrase("desk-did-take-back", table=place)
    sure = words.phrase("desk-take-back-sure", table=place)
    take = partial(desk.order, o.Give(pupil.id, "take-back"), said)
    desk.ui.push(Question(desk.ui, sure, take))


def _ask_remove(desk: DeskScreen, pupil: d.PupilRow) -> None:
    name = desk.name(pupil)
    said = desk.words.phrase("desk-did-remove", name=name)
    sure = desk.words.phrase("desk-remove-sure", name=name)
    remove = partial(desk.order, o.Remove(pupil.id), said)
    desk.ui.push(Question(desk.ui, sure, remove))
