"""The menu "Learn": guided matches, keys, sounds, signs, and the display."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import suppress
from functools import cache, partial
from random import Random
from typing import TYPE_CHECKING, Any

from braillespiel import resources
from braillespiel.engine.anygame import AnyGame
from braillespiel.engine.contract import CLOCK, GameError, OptionValue
from braillespiel.engine.match import Match
from braillespiel.games import registry
from braillespiel.games.presenter import Announcement
from braillespiel.input_limits import InputError
from braillespiel.lessons import library
from braillespiel.lessons.course import Course, walked
from braillespiel.lessons.library import FoundLesson
from braillespiel.output.sound.kinds import is_room, kind
from braillespiel.ui.braille.legend import Sign, own_signs, zone_signs
from braillespiel.ui.lessons import progress
from braillespiel.ui.lessons.display import DisplayExercises
from braillespiel.ui.lessons.keys import BottomKey, KeysMenu
from braillespiel.ui.lessons.screen import LessonScreen
from braillespiel.ui.screens.menu import Menu, MenuEntry
from braillespiel.words.catalogue import Words
from braillespiel.words.phrase import EMPTY, Phrase, join, sentences

if TYPE_CHECKING:
    from braillespiel.ui.ui import Ui


# -- signs ---------------------------------------------------------------------------


_MATCHES = 20
"""How many matches are followed at least: a game with few options shows most signs late."""
_ACTIONS, _EVERY = 60, 15
"""How long a match is followed, and how often its table is looked at."""


@cache
def legend(language: str, game: str) -> tuple[Sign, ...]:
    """Return the signs of a game, one example of each that differs in more than its numbers.

    They are taken from tables of the game as seat 0 sees them, so that they are the ones that
    matches show: those of the guided matches, and of random matches with each of its options.
    """
    words = Words(language, ("client", *registry.catalogues(game)))
    presenter_type = registry.presenter_type(game)
    found: dict[tuple[bool, str], Sign] = {}
    for state, seats in _tables(language, game):
        names = [words("player-name", number=seat + 1) for seat in range(seats)]
        presenter = presenter_type(words, names, 0)
        for sign in zone_signs(presenter.words, presenter.zones(state.view(0))):
            found.setdefault(sign.kind, sign)
    return tuple(found.values())


def _tables(language: str, game: str) -> Iterator[tuple[Any, int]]:
    """Yield (state, how many seats) of all tables; a state changes when the next is asked for."""
    rules = registry.game(game)
    variants = list(_variants(rules))
    for seed in range(max(_MATCHES, len(variants))):
        with suppress(GameError):
            options = variants[seed % len(variants)]
            seats = rules.seats_for(rules.resolve(options))
            number = 2 if 2 in seats else min(seats)
            match = Match(rules, number, options, seed)
            for _ in _followed(match, Random(seed)):
                yield match.state, number
    for found in library.built_in():
        if found.lesson.game == game and found.lesson.language in ("", language):
            for course in walked(found.lesson):
                yield course.match.state, found.lesson.seats


def _variants(rules: AnyGame) -> Iterator[dict[str, Any]]:
    """Yield the options as they are, then the choices of each; some cannot be set alone."""
    yield {}
    for option in rules.options:
        choices: tuple[OptionValue, ...] = option.offered or (option.low, option.high)
        if isinstance(option.default, bool):
            choices = (not option.default,)
        for choice in choices:
            if choice not in (option.default, "own"):
                yield {option.id: choice}


def _followed(match: Match, rng: Random) -> Iterator[None]:
    """Play a match at random; yield from time to time."""
    for number in range(_ACTIONS):
        if number % _EVERY == 0:
            yield
        state = match.state
        acting = sorted(seat for seat in state.to_act() - {CLOCK} if state.legal_actions(seat))
        due = state.deadline()
        if acting:
            seat = rng.choice(acting)
            match.apply(seat, rng.choice(list(state.legal_actions(seat))))
        elif due is not None:
            match.advance(due)
        else:
            break
    yield


class SignsMenu(Menu):
    """Whose signs: a line for each game, and the signs used everywhere."""

    def __init__(self, ui: Ui) -> None:
        words = ui.words
        common = own_signs(words)
        entries = [
            MenuEntry("common", words.phrase("learn-signs-common"), partial(_open, ui, common))
        ]
        for name in registry.names():
            title = Words(words.language, registry.catalogues(name)).phrase(f"{name}-title")
            entries.append(MenuEntry(name, title, partial(_of_game, ui, name)))
        super().__init__(ui, words.phrase("learn-signs"), entries)


def _of_game(ui: Ui, game: str) -> None:
    _open(ui, legend(ui.words.language, game))


def _open(ui: Ui, signs: Sequence[Sign]) -> None:
    entries = [
        MenuEntry(f"sign-{number}", sign.phrase(ui.words)) for number, sign in enumerate(signs)
    ]
    ui.push(Menu(ui, ui.words.phrase("learn-signs"), entries))


# -- sounds --------------------------------------------------------------------------


def earcon_names() -> list[str]:
    """Return the names of all earcons: one file each."""
    names = sorted(path.stem for path in resources.folder("sounds").glob("*.wav"))
    return [name for name in names if not is_room(name)]


def room_games() -> list[str]:
    """Return the games that have a room tone."""
    games = (*registry.own(), *resources.game_folders())
    return [game for game in games if resources.room_tone(game)]


class SoundsMenu(Menu):
    """A line for each sound; it plays when the focus comes to it, and again on Enter.

    A room tone sounds for as long as the focus stays on its line. Where nothing sounds, the menu
    tells why and what helps, each line that it is silent, and Enter again why.
    """

    def __init__(self, ui: Ui) -> None:
        entries = [
            MenuEntry(
                name,
                ui.words.phrase(f"learn-sound-{name}"),
                partial(self._play, name),
                value=partial(self._muted, name),
            )
            for name in earcon_names()
        ]
        self._rooms = {f"room-{game}": game for game in room_games()}
        for key, game in self._rooms.items():
            title = Words(ui.words.language, registry.catalogues(game)).phrase(f"{game}-title")
            named = ui.words.phrase("learn-sound-room", game=title)
            muted = partial(self._muted, key)
            entries.append(MenuEntry(key, named, partial(self._play, key), value=muted))
        super().__init__(ui, ui.words.phrase("learn-sounds"), entries)

    def tries_room(self) -> str:
        """Return the game whose line has the focus, "" on the lines of the other sounds."""
        return self._rooms.get(self.entries[self.index].key, "")

    def appear(self) -> None:
        """Announce the menu, and why none sounds if so; play the focused sound."""
        told = [self.title(), self.focused()]
        if not self.ui.settings.get("sound-volume"):
            told.insert(1, self.words.phrase("learn-sounds-off"))
        said = sentences(told, self.words.signs.sentence)
        self.ui.announcer.answer(said, sound=self._sound())

    def _why_silent(self, name: str) -> Phrase | None:
        """Return why a sound is not heard, None if it is."""
        settings, words = self.ui.settings, self.words
        if not settings.get("sound-volume"):
            return words.phrase("learn-sounds-off")
        volume = f"volume-{kind(name)}"
        if name in self._rooms:
            return self.ui.no_room()
        if not settings.get(volume):
            return words.phrase("learn-sound-off", setting=words.phrase(f"setting-{volume}"))
        return None

    def _muted(self, name: str) -> Phrase:
        """Say that a sound is not heard; of a room tone why, which no setting changes."""
        why = self._why_silent(name)
        if why is None:
            return EMPTY
        off = not self.ui.settings.get("sound-volume")
        return why if name in self._rooms and not off else self.words.phrase("learn-sound-muted")

    def _sound(self) -> str:
        return "" if self.tries_room() else self.entries[self.index].key

    def _say_focus(self) -> None:
        self.ui.announcer.focus(self.focused(), sound=self._sound())

    def _play(self, name: str) -> None:
        why = self._why_silent(name)
        if why is None:
            self.ui.announcer.focus(self.focused(), sound=self._sound())
        else:
            self.ui.announcer.answer(why)


# -- menu ----------------------------------------------------------------------------


class LearnMenu(Menu):
    """All ways to learn, with how many guided matches are done."""

    def __init__(self, ui: Ui) -> None:
        super().__init__(ui, ui.words.phrase("learn-title"), ())

    def refresh(self) -> None:
        ui, words = self.ui, self.words
        self.entries = [
            MenuEntry(
                "guided",
                words.phrase("learn-guided"),
                lambda: ui.push(GuidedMenu(ui)),
                value=self._done,
                help=words.phrase("learn-guided-help"),
            ),
            MenuEntry("keys", words.phrase("learn-keys"), lambda: ui.push(KeysMenu(ui))),
            MenuEntry("sounds", words.phrase("learn-sounds"), lambda: ui.push(SoundsMenu(ui))),
            MenuEntry("signs", words.phrase("learn-signs"), lambda: ui.push(SignsMenu(ui))),
            MenuEntry(
                "display", words.phrase("learn-display"), lambda: ui.push(DisplayExercises(ui))
            ),
        ]
        if ui.naming.on_page:  # the keys and the display are the browser's
            self.entries = [one for one in self.entries if one.key in ("guided", "sounds")]

    def _done(self) -> Phrase:
        found = _lessons(self.ui)
        done = sum(progress.is_done(self.ui.settings, one) for one in found)
        return self.words.phrase("learn-done", number=done, count=len(found))


class GuidedMenu(Menu):
    """The guided matches, each with the player's progress."""

    def __init__(self, ui: Ui) -> None:
        super().__init__(ui, ui.words.phrase("learn-guided"), ())
        self._wrong: list[Exception] = []

    def appear(self) -> None:
        """Announce the menu, and which files in the player's folder cannot be used."""
        super().appear()
        for error in self._wrong:
            phrase = self.ui.services.problem(error)
            self.ui.announcer.announce([Announcement(phrase, sound="error")])

    def refresh(self) -> None:
        """Read the player's folder and what is done again."""
        _, self._wrong = library.own(self.ui.services.lessons_folder())
        self.entries = [
            MenuEntry(
                one.lesson.id,
                self._name(one),
                partial(open_lesson, self.ui, one),
                value=partial(self._state, one),
                help=self._help(one),
            )
            for one in _lessons(self.ui)
        ]

    def _name(self, one: FoundLesson) -> Phrase:
        return one.words(self.words.language).phrase(f"{one.lesson.prefix}-title")

    def _help(self, one: FoundLesson) -> Phrase:
        words = Words(self.words.language, registry.catalogues(one.lesson.game))
        return words.phrase(f"{one.lesson.game}-summary")

    def _state(self, one: FoundLesson) -> Phrase:
        """Say how far a lesson is; it continues where it was left."""
        taken = progress.taken(self.ui.settings, one)
        steps = self.words.phrase("learn-steps", count=len(one.lesson.steps))
        if taken and (number := _reached(one, taken)):
            count = len(one.lesson.steps)
            return self.words.phrase("learn-begun", number=number, count=count)
        done = progress.is_done(self.ui.settings, one)
        return join(
            (self.words.phrase("learn-finished" if done else "learn-new"), steps),
            self.words.signs.list,
        )


def _lessons(ui: Ui) -> list[FoundLesson]:
    return library.lessons(ui.words.language, ui.services.lessons_folder())


def _reached(one: FoundLesson, taken: list[str]) -> int:
    """Return at which step, from 1, a lesson continues; 0 if that cannot be said."""
    try:
        course = Course(one.lesson)
        course.catch_up(taken)
    except GameError:
        return 0
    return course.index + 1


def open_lesson(ui: Ui, one: FoundLesson) -> None:
    """Open a guided match, or say why it cannot be played."""
    try:
        ui.read_game(one.lesson.game)
        screen = LessonScreen(ui, one)
    except (GameError, InputError) as error:
        ui.announcer.answer(ui.services.problem(error), sound="error")
        return
    if ui.naming.by_display and progress.is_first(ui.settings):
        ui.push(BottomKey(ui, lambda: ui.push(screen)))
    else:
        ui.push(screen)
