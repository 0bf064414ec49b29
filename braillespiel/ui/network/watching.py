"""A network match that is only watched: its table can be walked and asked, nothing more."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Any, TypeAlias

from braillespiel.games.presenter import Announcement, Audience, Kind, Presenter
from braillespiel.games.zones import Role
from braillespiel.table.port import Port
from braillespiel.ui.history import History
from braillespiel.ui.keymap import Scope
from braillespiel.ui.match.seats import Seats
from braillespiel.ui.match.telling import opening_of, tell_opening
from braillespiel.ui.match.walking import move
from braillespiel.ui.navigator import Navigator
from braillespiel.ui.network.at_table import ShownMatch
from braillespiel.ui.screens.screen import Stands
from braillespiel.ui.standstill import turn_or_reason
from braillespiel.words.phrase import Phrase, join

if TYPE_CHECKING:
    from braillespiel.network.client import Late
    from braillespiel.ui.ui import Ui


Commands: TypeAlias = Callable[[Scope, str], bool]


_OWN = {"hand": Role.HAND, "own-table": Role.TABLE}
"""What somebody who plays has, and nobody who watches."""


class Watching(ShownMatch):
    """What everybody may know of a match; ``commands`` does what the keys of the table do."""

    scopes = (Scope.GAME, Scope.TABLE, Scope.NETWORK, Scope.GLOBAL)
    watches = True

    def __init__(self, ui: Ui, port: Port, commands: Commands) -> None:
        super().__init__(ui)
        self.port, self.playing = port, port.options
        self.game = port.game.id
        self.marked = []
        self.seats = ui.seats = Seats(port, ui.words.language, ui.naming)
        self._commands = commands
        self._navigator = Navigator()
        self._revision = port.revision
        self._opened = False
        """Whether it has been told how the match begins."""
        self._ended = bool(self.view().is_over())
        which = (getattr(port, "match", 0), tuple(player.name for player in port.players))
        ui.announcer.follow(History(self.seats.past[None], which))
        self.refresh()

    @property
    def presenter(self) -> Presenter:
        """The presenter of a spectator."""
        return self.seats.presenter(None)

    @property
    def navigator(self) -> Navigator:
        return self._navigator

    def view(self) -> Any:
        """Return what everybody may know."""
        return self.port.view(None)

    def refresh(self) -> None:
        """Take the zones again; the focus stays on the same thing."""
        self.navigator.refresh(list(self.presenter.zones(self.view())))
        self.ui.changed = True

    def game_name(self) -> Phrase:
        """Say that this is watching, and which game."""
        words = self.words
        return join(
            (words.phrase("net-spectator"), words.phrase(f"{self.game}-title")), words.signs.list
        )

    def title(self) -> Phrase:
        """Say that this is watching, which game, and whose turn it is."""
        turn = self.turn_told()
        said = join((self.game_name(), turn), self.words.signs.list)
        return said.felt_as(join((self.words.phrase("net-spectator"), turn)).braille)

    def appear(self) -> None:
        """Say how the match begins, if nobody has heard it yet; else as any table."""
        found = () if self._opened else opening_of(self, None)
        self._opened = True
        if found:
            tell_opening(self, found)
        else:
            super().appear()

    def turn_told(self) -> Phrase:
        """Say whose turn it is, or why nobody acts."""
        return turn_or_reason(self.port.standing.stopped, self.presenter, self.view())

    def for_everybody(self) -> bool:
        """A spectator is nobody in particular: so is the screen for all."""
        return True

    def stands(self) -> Stands:
        """Say whose turn it is, as everybody is told it."""
        standing = self.port.standing
        over = bool(self.view().is_over()) or standing.stopped is not None
        return Stands(self.turn_told(), "over" if over else "other", True, standing.paused)

    def run(self, scope: Scope, command: str) -> bool:
        """Walk and ask; say for acting keys that this person only watches."""
        if self._commands(scope, command):
            return True
        role = _OWN.get(command)
        if role is not None and all(zone.role is not role for zone in self.navigator.zones):
            key = f"net-spectator-no-{command}"
            self.ui.announcer.answer(self.words.phrase(key), sound="edge")
            return True
        if move(self, command):
            return True
        if command == "turn":
            self.ui.announcer.answer(self.turn_told(), passing=True)
        else:
            self.ui.announcer.answer(self.words.phrase("net-spectator-no-key"), sound="edge")
        return True

    def idle_commands(self) -> frozenset[str]:
        """Return the commands that act: spectators cannot."""
        acts = ("activate", "mark", "back", "end-turn", "hint", "follow-hint", "take-back")
        return frozenset(acts)

    def route(self, key: str) -> bool:
        """Focus what is pointed at."""
        return self.point(key)

    def focused_key(self) -> str:
        """Return the key of the focused card."""
        item = self.navigator.item
        return "" if item is None else item.key

    def tick(self) -> None:
        """Tell what has happened."""
        self.hear()

    def refused_late(self, late: Late) -> None:
        """Nothing to say: who watches has done nothing."""

    def listen(self) -> None:
        """Nothing to report: no match waits for who watches."""

    def awaits_outputs(self) -> bool:
        """Nothing waits for what the outputs tell who watches."""
        return False

    def taken_back(self) -> None:
        """The match was set back: an end no longer is one."""
        self._ended = False

    def hear(self) -> None:
        """Announce what has happened since."""
        if self.port.revision != self._revision:
            self.tell_new()

    def tell_new(self) -> None:
        """Announce what waits at the port."""
        self._revision = self.port.revision
        everybody = Audience.EVERYBODY
        announced = [replace(each, audience=everybody) for each in self.seats.take(None)]
        stands = self.seats.set_back()
        if stands is not None:
            self.ui.announcer.void(stands)
        self.refresh()
        self.ui.announcer.announce(announced)
        if self.view().is_over() and not self._ended:
            self._ended = True
            result = self.presenter.result(self.view())
            if result.full not in {each.phrase.full for each in announced}:
                told = Announcement(
                    result, Kind.TABLE, audience=everybody, update=self.seats.number
                )
                self.ui.announcer.announce([told])
