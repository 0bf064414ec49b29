"""Walking through a match that was played: the real table of each moment, and what led to it."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any

from braillespiel.games import registry
from braillespiel.games.presenter import Announcement, Presenter, Priority
from braillespiel.table.recording import ROUNDS, Recording
from braillespiel.ui import standstill
from braillespiel.ui.history import History
from braillespiel.ui.keymap import Registry, Row, Scope, is_on_page, key_phrase
from braillespiel.ui.match.walking import WALKS, ZONE_WALKS, WalkedScreen, move
from braillespiel.ui.navigator import Navigator
from braillespiel.ui.replay.moments import Moment, MomentsMenu, keys_there
from braillespiel.ui.replay.review import Review, ReviewMenu, review_of
from braillespiel.ui.screens.menu import Menu, MenuEntry, Question
from braillespiel.ui.screens.screen import Stands
from braillespiel.words.phrase import EMPTY, Phrase, join, sentences, without_marks

if TYPE_CHECKING:
    from braillespiel.ui.ui import Ui


# -- where to go ---------------------------------------------------------------------


def _standing(screen: ReplayScreen, scores: tuple[int, ...]) -> Phrase:
    """Return the scores as they stood, by name."""
    parts = [
        screen.words.phrase("replay-score", name=screen.name(seat), points=points)
        for seat, points in enumerate(scores)
    ]
    return join(parts, screen.words.signs.list)


def jump_menu(screen: ReplayScreen) -> Menu:
    """Return the list; the focus is on the moment that is shown, or the last one before it."""
    recording, words = screen.recording, screen.words
    entries = [MenuEntry("0", words.phrase("replay-start"), partial(screen.jump_to, 0))]
    moments, before = [0], recording.scores(0)
    for moment in range(1, len(recording)):
        scores = recording.scores(moment)
        round_begins = recording.opens_round(moment)
        if scores != before or round_begins:
            told = screen.told(moment, rounds_only=round_begins)
            parts = [_standing(screen, scores), *(each.phrase for each in told)]
            text = sentences(
                [*parts[1:], parts[0]] if round_begins else parts, words.signs.sentence
            )
            entries.append(MenuEntry(str(moment), text, partial(screen.jump_to, moment)))
            moments.append(moment)
        before = scores
    menu = Menu(screen.ui, words.phrase("replay-jump-title"), entries)
    menu.index = sum(moment <= screen.moment for moment in moments) - 1
    return menu


# -- screen --------------------------------------------------------------------------


_WALK = ("replay-next", "replay-previous", "replay-play")
"""The commands that matter first."""
PAUSES_MS = (4000, 2000, 1000, 500, 0)
"""The silence between two moments in automatic play, the slowest speed first."""
LOOK_MS = 50
"""How often to check whether a moment in automatic play has been heard and felt."""


class ReplayScreen(WalkedScreen):
    """Walks through a recording. Sentences name everybody; the zones are those of one chair."""

    scopes = (Scope.REPLAY, Scope.TABLE, Scope.GLOBAL)

    def __init__(self, ui: Ui, recording: Recording) -> None:
        ui.read_game(recording.game.id)
        super().__init__(ui)
        self.recording = recording
        self.game, self.playing = recording.game.id, recording.options
        self.marked = []
        self.moment = 0
        people = [n for n, player in enumerate(recording.players) if not player.is_bot]
        chairs = recording.chairs
        self.chair = next((seat for seat in people if seat in chairs), chairs[0])
        self.own_seat = people[0] if people else 0
        self._reviews: dict[int, Review] = {}
        self._sought: list[ReviewMenu] = []
        """The lists whose reviews are not done yet: the end of each is told."""
        kind = registry.presenter_type(self.game)
        names = [player.name for player in recording.players]
        self.presenters = {chair: kind(self.words, names, chair) for chair in (*chairs, None)}
        self._navigators = {chair: Navigator() for chair in chairs}
        self.plays = False
        self.speed = PAUSES_MS.index(1000)
        self._next_at: int | None = None
        """When the next moment is due while it plays; None until this one has been received."""
        self._history, self._before = History(), ui.announcer.history
        self._is_new = True
        self.refresh()

    def stands(self) -> Stands:
        """Say nothing of whose turn it is now: what is shown is over."""
        return Stands()

    # -- what is perceived -----------------------------------------------------------------

    @property
    def presenter(self) -> Presenter:
        """The presenter of the chair from which the match is watched."""
        return self.presenters[self.chair]

    @property
    def navigator(self) -> Navigator:
        """The focus of that chair."""
        return self._navigators[self.chair]

    def view(self) -> Any:
        """Return what that chair knew at this moment."""
        return self.recording.state(self.moment).view(self.chair)

    def refresh(self) -> None:
        """Take the zones of this moment; the focus stays on the same thing."""
        self.presenter.now = self.recording.at(self.moment)
        self.navigator.refresh(list(self.presenter.zones(self.view())))
        self.ui.changed = True

    def name(self, seat: int) -> Phrase:
        """Return a player's name."""
        return Phrase.name(self.recording.players[seat].name)

    def letter_cards(self) -> Collection[str]:
        """Return the notations of the match's cards that are only letters."""
        return self.presenter.letter_cards(self.view())

    def title(self) -> Phrase:
        """Say what is replayed, from which chair, and which moment it is."""
        game = self.words.phrase(f"{self.game}-title")
        last = len(self.recording) - 1
        place = self.words.phrase("replay-moment", number=self.moment, count=last)
        named = self.words.phrase("replay-of", game=game)
        return join((named, self._seat_phrase(), place), self.words.signs.list)

    def appear(self) -> None:
        """Say the title and what is focused; at the beginning also which keys walk the match."""
        told = [self.title(), self.focused()]
        if self._is_new:
            told.append(self._keys())
        self._is_new = False
        self.ui.announcer.answer(sentences(told, self.words.signs.sentence))

    def commands_that_act(self) -> Collection[tuple[Scope, str]]:
        """Return the commands that walk the match: on a display its list begins with them."""
        return [(Scope.REPLAY, name) for name in _WALK]

    def _keys(self) -> Phrase:
        """Name the keys that matter first; nothing where a page has buttons in their place.

        A display has a list in place of such keys.
        """
        if self.ui.naming.by_display:
            return self.words.phrase("over-list")
        table = self.ui.key_map_of(self)
        keys = [table.key_of(Scope.REPLAY, name) for name in _WALK]
        keys.append(table.key_of(Scope.GLOBAL, "help"))
        if not all(keys) or (self.ui.naming.on_page and not all(map(is_on_page, keys))):
            return EMPTY
        following, back, play, all_keys = (key_phrase(self.words, key) for key in keys)
        return self.words.phrase(
            "replay-keys", following=following, back=back, play=play, help=all_keys
        )

    def _seat_phrase(self) -> Phrase:
        if self.chair is None:
            return self.words.phrase("replay-spectator")
        return self.words.phrase("replay-seat", name=self.name(self.chair))

    # -- what is told ----------------------------------------------------------------------

    def told(self, moment: int, rounds_only: bool = False) -> list[Announcement]:
        """Return what is told of a moment: what happened, at the end who has won, or why the
        journal ends there; with ``rounds_only`` nothing but that a round began.
        """
        recording, teller = self.recording, self.presenters[None]
        teller.now = recording.at(moment)
        view = recording.state(moment).view(self.chair)
        found = [
            replace(
                each,
                phrase=self._by_name(each.phrase, event),
                priority=Priority.NORMAL,
                supersedes=False,
            )
            for event in recording.seen(moment, self.chair)
            if not rounds_only or event.kind in ROUNDS
            for each in teller.announce(event, view)
        ]
        if moment == len(recording) - 1 and moment and not rounds_only:
            said = {each.phrase.full for each in found}
            end = self._ending(teller)
            if end is not None and end.full not in said:
                found.append(Announcement(end))
        return found

    def _by_name(self, phrase: Phrase, event: Any) -> Phrase:
        """Return a sentence with the name of the player, if nobody is named in it."""
        seat = getattr(event, "seat", None)
        names = [player.name for player in self.recording.players]
        if not isinstance(seat, int) or any(name in phrase.full for name in names):
            return phrase
        named = join((self.name(seat), phrase), self.words.signs.label)
        if names[seat] in without_marks(phrase.braille):
            return replace(named, braille=phrase.braille)
        return named

    def _ending(self, teller: Presenter) -> Phrase | None:
        recording = self.recording
        if recording.broken is not None:
            return standstill.reason(recording.broken, teller)
        if not recording.over:
            return None
        return teller.result(recording.state(len(recording) - 1).view(None))

    def _go(self, moment: int) -> None:
        """Go to a moment, and say it."""
        self.moment = moment
        self.refresh()
        found = self.told(moment)
        if not found:
            key = "replay-nothing" if moment else "replay-start"
            found = [Announcement(self.words.phrase(key))]
        placed = self.ui.with_place(found[-1].phrase, moment, len(self.recording) - 1)
        self.ui.announcer.announce([*found[:-1], replace(found[-1], phrase=placed)])

    def _neighbour(self, by: int) -> int | None:
        """Return the next moment this way with anything to say, or None at the end."""
        moment, last = self.moment + by, len(self.recording) - 1
        while 0 < moment < last and not self.told(moment):
            moment += by
        return moment if 0 <= moment <= last else None

    def _step(self, by: int) -> None:
        found = self._neighbour(by)
        if found is None:
            key = "replay-at-end" if by > 0 else "replay-at-start"
            self.ui.announcer.answer(self.words.phrase(key), sound="edge")
        else:
            self._go(found)

    # -- keys ------------------------------------------------------------------------------

    def run(self, scope: Scope, command: str) -> bool:
        """Walk moments and the table; nothing here changes the match."""
        if command not in ("replay-play", "replay-faster", "replay-slower"):
            self.plays = False
        if scope is Scope.REPLAY:
            return REPLAY.run(self, command)
        if command == "turn":
            view = self.recording.state(self.moment).view(None)
            self.ui.announcer.answer(self.presenters[None].turn(view))
            return True
        if command == "hand" and self.chair is None:
            self.ui.announcer.answer(self.words.phrase("replay-no-hand"), sound="edge")
            return True
        return move(self, command)

    def idle_commands(self) -> frozenset[str]:
        """Return the commands of a table that act."""
        walks = {row.id for row in (*ZONE_WALKS.commands, *WALKS.commands)}
        return frozenset(row.id for row in self.ui.key_map.rows_of(Scope.TABLE)) - walks - {"turn"}

    def route(self, key: str) -> bool:
        """Routing on a card focuses it; on the focused one it says everything about it."""
        item = self.navigator.item
        if item is not None and item.key == key:
            return move(self, "inspect")
        return self.point(key)

    def toggle(self) -> None:
        """Play automatically, or pause."""
        self.plays = not self.plays and self.moment < len(self.recording) - 1
        self._next_at = None
        if self.plays:
            key = "replay-plays"
        else:
            key = "replay-at-end" if self.moment == len(self.recording) - 1 else "replay-pauses"
        self.ui.announcer.answer(self.words.phrase(key), sound="")

    def change_speed(self, by: int) -> None:
        """Take the next faster or slower speed."""
        speed = max(0, min(len(PAUSES_MS) - 1, self.speed + by))
        edge = "edge" if speed == self.speed else ""
        self.speed = speed
        phrase = self.words.phrase("replay-speed", number=speed + 1, count=len(PAUSES_MS))
        self.ui.announcer.answer(phrase, sound=edge)

    def change_chair(self) -> None:
        """Watch from the next chair that is allowed."""
        chairs = self.recording.chairs
        self.chair = chairs[(chairs.index(self.chair) + 1) % len(chairs)]
        self.refresh()
        self.ui.announcer.answer(
            sentences((self._seat_phrase(), self.focused()), self.words.signs.sentence)
        )

    def jump(self) -> None:
        """Open the list of rounds and scores."""
        self.ui.push(jump_menu(self))

    def jump_to(self, moment: int) -> None:
        """Go to a moment from a menu over this screen."""
        self.ui.pop_to(self, silent=True)
        self._go(moment)

    def _seat(self) -> int:
        """Return whose moves are meant: from a spectator's chair, those of the first person."""
        return self.own_seat if self.chair is None else self.chair

    def review(self) -> None:
        """Open what the strongest bot would have done differently, and begin to look for it."""
        seat = self._seat()
        if not Review.possible(self.recording):
            self.ui.announcer.answer(self.words.phrase("review-impossible"), sound="edge")
        elif seat not in self.recording.chairs:
            self.ui.announcer.answer(self.words.phrase("review-secret"), sound="edge")
        else:
            self._seek(review_of(self, self._review_of(seat)))

    def moments(self) -> None:
        """Open the three moments at which the match was decided, and begin to look for them."""
        if not Review.possible(self.recording):
            self.ui.announcer.answer(self.words.phrase("review-impossible"), sound="edge")
        elif not self.recording.over:
            self.ui.announcer.answer(self.words.phrase("moments-later"), sound="edge")
        else:
            seats = range(self.recording.seats)
            self._seek(MomentsMenu(self, [self._review_of(seat) for seat in seats]))

    def _review_of(self, seat: int) -> Review:
        return self._reviews.setdefault(seat, Review(self.recording, seat))

    def _seek(self, menu: ReviewMenu) -> None:
        """Open a list of what is looked for; its end is told, also once it is left."""
        self._sought = [each for each in self._sought if type(each) is not type(menu)]
        if not menu.done:
            self._sought.append(menu)
        self.ui.push(menu)

    def open_moment(self, moment: Moment) -> None:
        """Show the table of a moment from the seat that decided, and say how to play on."""
        self.chair = moment.seat
        self.jump_to(moment.finding.moment)
        keys = keys_there(self)
        if keys != EMPTY:
            self.ui.announcer.announce([Announcement(keys, reminder=True)])

    def go_on_reviewing(self) -> None:
        """Look through more of the match; tell of each list that is complete."""
        review = next((each for each in self._reviews.values() if not each.done), None)
        if review is None:
            return
        review.go_on()
        for menu in [each for each in self._sought if review.done and each.done]:
            self._sought.remove(menu)
            self.ui.announcer.announce([menu.ended()])
            self.ui.changed = True

    def busy(self) -> bool:
        """Tell whether a review goes on."""
        return any(not review.done for review in self._reviews.values())

    def play_on(self) -> None:
        """Ask whether to play on from this moment, as practice."""
        if self.recording.state(self.moment).is_over() or self.recording.broken is not None:
            self.ui.announcer.answer(self.words.phrase("replay-play-on-over"), sound="error")
            return
        seat = self._seat()
        question = self.words.phrase("replay-play-on-sure", name=self.name(seat))
        self.ui.push(Question(self.ui, question, lambda: self._play_on(seat)))

    def _play_on(self, seat: int) -> None:
        ui = self.ui
        self._leave_history()
        ui.navigation.open_match(
            ui,
            lambda: ui.services.matches.play_on(
                self.recording, self.moment, seat, bool(ui.settings.get("redraw"))
            ),
        )

    def leave(self) -> None:
        """Go back to the list."""
        self.ui.announcer.earcons.play("close")
        self._leave_history()
        self.ui.pop()

    def _leave_history(self) -> None:
        self.ui.announcer.history = self._before

    # -- time ------------------------------------------------------------------------------

    def renamed(self) -> None:
        """Word the zones anew."""
        self.refresh()

    def on_suspend(self) -> None:
        """Another screen opens: nothing plays behind it."""
        self.plays = False

    def on_resume(self) -> None:
        """What is told here has a history of its own."""
        self.ui.announcer.history = self._history

    def tick(self) -> None:
        """Play the next moment once this one has been received and the pause is over."""
        self.go_on_reviewing()
        if not self.plays or not self.ui.output_idle():
            return
        now = self.ui.now()
        if self._next_at is None:
            self._next_at = now + PAUSES_MS[self.speed]
        if now < self._next_at:
            return
        self._next_at = None
        found = self._neighbour(1)
        if found is not None:
            self._go(found)
        self.plays = self.moment < len(self.recording) - 1

    def wait_ms(self) -> int | None:
        """Return when to look again while it plays."""
        return LOOK_MS if self.plays else None


REPLAY: Registry[ReplayScreen] = Registry(
    Scope.REPLAY,
    Row("replay-next", "Enter", "replay", lambda screen: screen._step(1), button=4),
    Row("replay-previous", "Backspace", "replay", lambda screen: screen._step(-1), button=2),
    Row("replay-first", "Ctrl+Home", "replay", lambda screen: screen._go(0)),
    Row(
        *("replay-last", "Ctrl+End", "replay"),
        do=lambda screen: screen._go(len(screen.recording) - 1),
    ),
    Row("replay-jump", "J", "replay", ReplayScreen.jump),
    Row("replay-play", "Space", "replay", ReplayScreen.toggle, button=3),
    Row("replay-faster", "+", "replay", lambda screen: screen.change_speed(1)),
    Row("replay-slower", "-", "replay", lambda screen: screen.change_speed(-1)),
    Row("replay-seat", "V", "replay", ReplayScreen.change_chair),
    Row("replay-review", "W", "replay", ReplayScreen.review),
    Row("replay-moments", "Shift+W", "replay", ReplayScreen.moments),
    Row("replay-play-on", "K", "replay", ReplayScreen.play_on),
    Row("replay-leave", "Escape", "replay", ReplayScreen.leave, button=1),
)
"""Commands of a match that was played; those that walk a table work there too."""
