"""The table below a menu: drawn beside it, never reached, and only where it is one's own."""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pygame
import pytest

from braillespiel.games import registry
from braillespiel.games.presenter import Audience
from braillespiel.games.zones import Role
from braillespiel.output.picture import Panel, Picture
from braillespiel.output.window import fonts, painter
from braillespiel.output.window.layout import SceneLayout
from braillespiel.output.window.tree import Ids, tree
from braillespiel.ui.announcer import Said
from braillespiel.ui.match.people import HandOver
from braillespiel.ui.screens.new_match import MatchSetup
from braillespiel.web import messages as w
from braillespiel.web.page_front import PageFront
from tests.support.player import Player

GAMES = registry.own()
SHORT = 20
"""A sentence that is shorter may stand on a table by chance."""


def shown(player: Player) -> Picture:
    player.settle()
    assert player.keyboard.picture is not None
    return player.keyboard.picture


def two_people(home: Path, game: str) -> Player:
    player = Player(home, "en", settings={"screen-reader": True})
    setup = MatchSetup(player.ui, game)
    setup.kinds = ["human", "human"]
    player.ui.push(setup)
    player.press("Enter")
    return player


@pytest.mark.parametrize("game", GAMES)
def test_the_table_stays_behind_a_menu_and_whoever_acts_is_marked(
    tmp_path: Path, game: str
) -> None:
    player = Player(tmp_path, "en")
    screen = player.play(game)
    while not screen.acting(screen.seat):  # chance may have decided that somebody else begins
        player.wait(1000)
    table = shown(player)
    assert table.behind == ()
    mine = {panel.id for panel in table.panels if panel.acts}
    owned = any(zone.owner == screen.seat for zone in screen.presenter.zones(screen.view()))
    assert bool(mine) is owned, "it is this person's turn"
    assert {panel.role for panel in table.panels if panel.acts} <= {"hand", "table"}
    player.press("Escape")
    menu = shown(player)
    assert menu.behind == table.panels
    assert not {panel.id for panel in menu.panels} & {panel.id for panel in table.panels}
    player.press("F2")
    assert shown(player).behind == table.panels


def test_no_table_is_drawn_where_none_lies_below(tmp_path: Path) -> None:
    player = Player(tmp_path, "en")
    assert shown(player).behind == ()
    player.press("F2")
    assert shown(player).behind == ()
    player.press("Escape")
    player.play("six")
    player.press("F4", "Enter")
    assert shown(player).paragraphs, "the rules"
    assert shown(player).behind, "are read beside it"


def test_a_line_that_is_typed_leaves_the_table_in_sight(tmp_path: Path) -> None:
    player = Player(tmp_path, "en")
    player.play("cubus")
    table = shown(player)
    player.press("/")
    assert shown(player).line is not None
    assert shown(player).behind == table.panels


def test_walking_in_the_menu_sends_nothing_of_the_table_again(tmp_path: Path) -> None:
    player = Player(tmp_path, "en")
    front = PageFront()
    sent: list[w.ToPage] = []
    front.put = sent.append
    player.play("ludoteca")
    front.draw(shown(player))
    told = len(sent)
    player.press("Escape")
    front.draw(shown(player))
    (opened,) = sent[told:]
    assert isinstance(opened, w.Screen)
    ids = {panel.id for panel in shown(player).behind}
    assert opened.behind == tuple(panel.id for panel in shown(player).behind)
    assert not ids & {panel.id for panel in opened.panels or ()}, "the page has them already"
    player.press("Down")
    front.draw(shown(player))
    player.press("Escape")
    front.draw(shown(player))
    for message in sent[told + 1 :]:
        assert isinstance(message, w.Screen)
        assert not ids & {panel.id for panel in message.panels or ()}


@pytest.mark.parametrize("game", GAMES)
def test_where_the_table_is_handed_over_nothing_of_it_is_behind(tmp_path: Path, game: str) -> None:
    player = two_people(tmp_path, game)
    if registry.presenter_type(game).shared:
        assert not isinstance(player.ui.screen, HandOver), "nobody has a secret there"
        return
    assert isinstance(player.ui.screen, HandOver)
    for key in ("F2", "Escape", "Down", "Enter"):
        assert shown(player).behind == ()
        player.press(key)
    assert not isinstance(player.ui.screen, HandOver), "the match's menu"
    assert shown(player).behind == ()


# -- what whoever sat here before was told ----------------------------------------------------


def texts(thing: Any) -> list[str]:
    """Return every text in a value of ours."""
    if isinstance(thing, str):
        return [thing]
    if is_dataclass(thing):
        return [text for each in fields(thing) for text in texts(getattr(thing, each.name))]
    if isinstance(thing, tuple | list):
        return [text for each in thing for text in texts(each)]
    return []


class Watch:
    """Looks at every picture, message of a page, drawn text and node while two people play."""

    def __init__(self, player: Player, monkeypatch: pytest.MonkeyPatch) -> None:
        pygame.font.init()
        self.player = player
        self.private: set[str] = set()
        """What whoever sits here, or sat here before, was told alone."""
        self.before: set[str] = set()
        self.wrong: list[str] = []
        self.looked = 0
        self._front, self._ids, self._layout = PageFront(), Ids(), SceneLayout()
        self._told: list[w.ToPage] = []
        self._front.put = self._told.append
        self._surface = pygame.Surface((800, 600))
        self._drawn: list[str] = []
        image = fonts.image

        def kept(text: str, *more: Any) -> Any:
            self._drawn.append(text)
            return image(text, *more)

        monkeypatch.setattr(fonts, "image", kept)
        player.keyboard.draw = self.draw  # type: ignore[method-assign]
        player.ui.announcer.listeners.append(self.hears)
        forget = player.ui.forget

        def another_comes() -> None:
            forget()
            self._front.forget()
            self.before |= self.private
            self.private.clear()

        player.ui.forget = another_comes  # type: ignore[method-assign]

    def hears(self, said: Said) -> None:
        """What everybody is told, or the next person too, or where no table is, is no secret."""
        if said.audience is Audience.EVERYBODY or said.navigation or self.hidden():
            self.before -= {one for one in self.before if one in said.speech}
        elif len(said.speech) > SHORT:
            self.private.add(said.speech)
            self.before -= {one for one in self.before if one in said.speech}

    def hidden(self) -> bool:
        return any(screen.hides_table for screen in self.player.ui.screens)

    def draw(self, picture: Picture) -> None:
        """Have both front ends show it, and look at what they have."""
        self.player.keyboard.picture = picture
        self._told.clear()
        self._drawn.clear()
        self._front.draw(picture)
        scene = self._layout.lay(picture, self._surface.get_size())
        painter.paint(self._surface, picture, scene, scene.scroll, False)
        nodes = tree(picture, self._ids, {}, "", False)
        # A line that is broken is drawn in pieces; a piece of a sentence is one too.
        found = {
            "message": [msgspec.json.encode(one).decode() for one in self._told],
            "pixels": [" ".join(self._drawn)],
            "tree": texts([tuple(node) for node in nodes.values()]),
            "picture": texts(picture),
        }
        hidden = self.hidden()
        secrets = self.before | (self.private if hidden else set())
        if not hidden:  # what can be done here is this person's own
            own = (*texts(picture.panels), picture.bar.turn, picture.title)
            secrets = {one for one in secrets if not any(one in text for text in own)}
        for where, seen in found.items():
            folded = [text.casefold() for text in seen]
            for sentence in secrets:
                if any(sentence.casefold() in text for text in folded):
                    self.wrong.append(f"{where}: {sentence}")
        if hidden:
            self._no_card(picture.panels + picture.behind)
        self.looked += bool(secrets)

    def _no_card(self, panels: tuple[Panel, ...]) -> None:
        table = self.player.table
        hands = {
            item.text.normal
            for seat in (0, 1)
            for zone in table.seats.presenters[seat].zones(table.port.view(seat))
            if zone.role is Role.HAND
            for item in zone.items
        }
        for panel in panels:
            self.wrong += [tile.text for tile in panel.tiles if tile.text in hands]


@pytest.mark.parametrize(
    "game", [game for game in GAMES if not registry.presenter_type(game).shared]
)
def test_no_pixel_tree_or_message_holds_what_the_seat_before_was_told(
    tmp_path: Path, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    player = two_people(tmp_path, game)
    watch = Watch(player, monkeypatch)
    rng = Random(5)
    for _ in range(60):
        if player.ui.done or player.table.ended:
            break
        if isinstance(player.ui.screen, HandOver):
            player.press(*rng.choice([(), ("Down", "Enter", "Escape"), ("F2", "Escape")]))
            while not isinstance(player.ui.screen, HandOver):
                player.press("Escape")
            player.press("Home", "Enter")
            continue
        table = player.table
        player.press(rng.choice(["S", "T", "Shift+I", "H"]))
        if table.acting(table.seat) and player.ui.screen is table:
            table.act(rng.choice(list(table.view().legal_actions())))
        while player.ui.screen is not table and not isinstance(player.ui.screen, HandOver):
            player.press("Escape")
        player.wait(20_000, 1000)
    assert watch.wrong == []
    assert watch.looked > 10
    assert player.errors == []
