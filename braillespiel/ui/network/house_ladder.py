"""The ladders of a house: taking part, the games, the places of one game with one's own first."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from braillespiel.network.houses import messages as h
from braillespiel.output.picture import Control
from braillespiel.ui.network import sentences
from braillespiel.ui.screens.menu import Menu, MenuEntry
from braillespiel.words.phrase import EMPTY, Phrase
from braillespiel.words.phrase import sentences as joined

if TYPE_CHECKING:
    from braillespiel.ui.network.at_house import AtHouse
    from braillespiel.ui.screens.screen import Screen
    from braillespiel.ui.ui import Ui


def open_ladders(ui: Ui, at: AtHouse) -> None:
    """Go to the ladders, once the house has told them."""
    if at.visit is not None:
        at.visit.ladders = None
        if at.say(h.ListLadders()):
            _push_once(ui, at, lambda: _ladders(at), lambda: LaddersMenu(ui, at))


def _push_once(
    ui: Ui, at: AtHouse, come: Callable[[], object], screen: Callable[[], Screen]
) -> None:
    """Open a screen once what it shows has come; not if one is somewhere else by then."""
    base = ui.screen

    def changed() -> None:
        if ui.screen is not base or at.visit is None:
            at.on_change.remove(changed)
        elif come() is not None:
            at.on_change.remove(changed)
            ui.push(screen())

    at.on_change.append(changed)


def _ladders(at: AtHouse) -> h.Ladders | None:
    return None if at.visit is None else at.visit.ladders


def _ladder(at: AtHouse, game: str) -> h.Ladder | None:
    found = None if at.visit is None else at.visit.ladder
    return found if found is not None and found.game == game else None


class LaddersMenu(Menu):
    """Whether one takes part, and the games on whose ladders anybody stands."""

    def __init__(self, ui: Ui, at: AtHouse) -> None:
        self._at = at
        at.on_change.append(self._changed)
        super().__init__(ui, EMPTY, ())

    def title(self) -> Phrase:
        """Say how long the season lasts."""
        found = _ladders(self._at)
        return self.words.phrase("house-ladder-title", days=0 if found is None else found.days)

    def refresh(self) -> None:
        """Show them as they were told last; the focus stays."""
        words, found, focused = self.words, _ladders(self._at), self.focused_key()
        self.entries = [
            MenuEntry(
                "part",
                words.phrase("house-ladder-part"),
                value=self._part,
                change=self._toggled,
                help=words.phrase("house-ladder-part-help"),
                control="check",
                stands=lambda: Control("check", on=bool(self._at.takes_part)),
            )
        ]
        for line in () if found is None else found.ladders:
            game = sentences.game_title(words, line.game)
            self.entries.append(
                MenuEntry(
                    f"game-{line.game}",
                    words.phrase(
                        "house-ladder-line" if line.place else "house-ladder-line-none",
                        game=game,
                        place=line.place,
                        count=line.people,
                    ),
                    partial(self._open, line.game),
                    find=game.brief,
                )
            )
        keys = [entry.key for entry in self.entries]
        self.index = keys.index(focused) if focused in keys else 0

    def _part(self) -> Phrase:
        return self.words.phrase("switch-on" if self._at.takes_part else "switch-off")

    def _toggled(self, by: int) -> bool | Phrase:
        away = self._at.away()
        if away is not None:
            return away
        on = self._at.takes_part = not self._at.takes_part
        self._at.asks(h.TakePart(on), self._look)
        return True

    def _look(self) -> None:
        """Ask for the places as they are now, where the house can be asked."""
        if self._at.away() is None:
            self._at.say(h.ListLadders())

    def _open(self, game: str) -> None:
        ui, at = self.ui, self._at
        if at.visit is not None:
            at.visit.ladder = None
            if at.say(h.ListLadders(game)):
                _push_once(ui, at, lambda: _ladder(at, game), lambda: LadderPlaces(ui, at, game))

    def on_resume(self) -> None:
        """Ask for the places as they are now."""
        super().on_resume()
        self._look()

    def _changed(self) -> None:
        if self in self.ui.screens:
            self.refresh()


class LadderPlaces(Menu):
    """The places of one game: one's own, then the best; letters find names."""

    def __init__(self, ui: Ui, at: AtHouse, game: str) -> None:
        self._told = _ladder(at, game) or h.Ladder(game, 0)
        words = ui.words
        title = words.phrase(
            "house-ladder-game", game=sentences.game_title(words, game), count=self._told.people
        )
        super().__init__(ui, title, ())

    def refresh(self) -> None:
        """Show the places as they were told."""
        words, found = self.words, self._told
        own = "house-ladder-own" if found.own is not None else "house-ladder-none"
        place = found.own or h.LadderPlace(0, "", 0)
        name = sentences.clean(place.name)
        told = words.phrase(own, place=place.place, name=name, points=place.points)
        helped = words.phrase("house-ladder-points-help")
        self.entries = [MenuEntry("own", told, help=joined((told, helped), words.signs.sentence))]
        for each in found.places:
            name = sentences.clean(each.name)
            told = words.phrase(
                "house-ladder-place", place=each.place, name=name, points=each.points
            )
            self.entries.append(MenuEntry(f"place-{name}", told, find=name))
