"""What those who see are shown in the window: the bar, felt, the table behind a menu, drawings."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise

import pygame
import pytest
from pygame import Rect, Surface

from braillespiel.games import registry
from braillespiel.output.picture import Bar, Panel, Picture, Tile
from braillespiel.output.window import changes, figures, painter, shapes
from braillespiel.output.window.blocks import Block
from braillespiel.output.window.layout import Scene, SceneLayout
from braillespiel.output.window.theme import THEMES, theme
from braillespiel.output.window.tree import Ids, tree
from tests.window.screens import pictures

GAMES = registry.own()
SIZE = (1366, 768)


@pytest.fixture(autouse=True, scope="module")
def type_case() -> None:
    pygame.font.init()


def rendered(picture: Picture, size: tuple[int, int] = SIZE) -> tuple[Surface, Scene]:
    scene = SceneLayout().lay(picture, size)
    surface = Surface(size)
    painter.paint(surface, picture, scene, scene.scroll, False)
    return surface, scene


def screen(name: str, **changed: object) -> Picture:
    return replace(pictures()[name], **{"magnified": "", **changed})  # type: ignore[arg-type]


def pixels(surface: Surface, area: Rect) -> Iterator[tuple[int, int, int]]:
    for x in range(area.left, area.right):
        for y in range(area.top, area.bottom):
            red, green, blue, _ = surface.get_at((x, y))
            yield red, green, blue


def the(scene: Scene, kind: str) -> list[Block]:
    return [block for block in (*scene.blocks, *scene.dock.blocks) if block.kind == kind]


@pytest.mark.parametrize("name", THEMES)
def test_the_turn_stays_at_the_head_and_each_kind_is_drawn_in_its_own_way(name: str) -> None:
    used, fills = theme(name), {}
    for kind in ("own", "paused", "other", "over"):
        picture = screen("ludoteca, hand", theme=name, bar=Bar("Your turn.", kind))
        surface, scene = rendered(picture)
        (turn,) = [block for block in scene.dock.blocks if block.kind == "turn"]
        assert turn.face.bottom <= scene.view.top
        assert "Your turn." in " ".join(run.text for run in turn.runs)
        fills[kind] = tuple(surface.get_at((turn.face.left + 6, turn.face.centery)))[:3]
        signed = turn.runs[0].x - turn.face.left > turn.runs[0].size
        assert signed == (kind in ("own", "paused")), "a sign, not only a colour"
    assert fills["own"] == used.accent
    assert fills["paused"] == used.ring
    assert fills["other"] == fills["over"] == used.back


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("size", [(800, 600), SIZE, (1920, 1080)])
def test_the_bar_is_in_sight_in_all_games_whatever_is_scrolled(
    game: str, size: tuple[int, int]
) -> None:
    for which in ("hand", "marked", "own table", "piles", "scores", "menu"):
        picture = screen(f"{game}, {which}")
        _, scene = rendered(picture, size)
        shown = [*scene.dock.blocks, *scene.shown()]
        (turn,) = [block for block in shown if block.kind == "turn"]
        assert turn in scene.dock.blocks
        assert Rect((0, 0), size).contains(turn.face)


def test_where_it_would_take_too_much_it_scrolls_with_the_rest() -> None:
    large = screen("ludoteca, hand", scale=300, braille=(), prints=())
    scene = rendered(large)[1]
    assert [block.kind for block in scene.dock.blocks].count("turn") == 0
    assert [block.kind for block in scene.blocks].count("turn") == 1
    long = screen("ludoteca, hand", bar=Bar("Please look at the board. " * 40, "paused"))
    assert [block.kind for block in rendered(long)[1].dock.blocks].count("turn") == 0


def test_a_new_turn_is_sent_to_the_screen() -> None:
    own = screen("ludoteca, hand", bar=Bar("Go on.", "own"))
    other = replace(own, bar=Bar("Go on.", "other"))
    drawn = [changes.drawn(one, rendered(one)[1], 0) for one in (own, other)]
    rects = changes.changed(*drawn)
    assert rects, "the frame is another one, though the words are the same"


@pytest.mark.parametrize("game", GAMES)
def test_a_menu_lies_beside_the_table_which_nothing_reaches(game: str) -> None:
    picture = screen(f"{game}, menu", reader=True)
    surface, scene = rendered(picture)
    assert scene.area is not None
    assert scene.area.right < scene.view.left
    drawn = [frame for frame in scene.behind.frames if scene.area.contains(frame.rect)]
    assert len(drawn) == len(picture.behind), "all of it is in sight"
    assert scene.behind.felt is not None
    felt = theme(picture.theme).felt
    assert felt in pixels(surface, scene.behind.felt.inflate(-20, 0).move(0, 0))
    for block in scene.behind.blocks:
        x, y = block.rect.center
        assert not scene.view.collidepoint(x, y), "no click gets there"
    assert all(block not in scene.blocks for block in scene.behind.blocks)
    with_it, without = (tree(one, Ids(), {}, "", False) for one in (picture, screen(
        f"{game}, menu", reader=True, behind=())))  # fmt: skip
    assert with_it == without


def test_where_there_is_no_room_beside_a_menu_there_is_no_table() -> None:
    assert rendered(screen("ludoteca, menu"), (800, 600))[1].area is None
    assert rendered(screen("main menu"))[1].area is None


@pytest.mark.parametrize("name", THEMES)
def test_a_table_lies_on_felt_and_whoever_acts_is_marked(name: str) -> None:
    picture = screen("ludoteca, hand", theme=name)
    surface, scene = rendered(picture)
    used = theme(name)
    assert scene.felt is not None
    felt = scene.felt.move(scene.view.topleft)
    assert tuple(surface.get_at((felt.left + felt.width // 2, felt.top + 2)))[:3] == used.felt
    acting = [panel.acts for panel in picture.panels]
    assert [frame.acts for frame in scene.frames] == acting
    assert any(acting)
    assert not all(acting)
    for frame in scene.frames:
        rect = frame.rect.move(scene.view.left, scene.view.top - scene.scroll)
        edge = tuple(surface.get_at((rect.left + 3, rect.centery)))[:3]
        assert (edge == used.accent) == (frame.acts and used.accent != used.raised)
    assert len(the(scene, "acts")) == sum(acting)


def test_dice_show_their_faces_and_those_not_rolled_are_dashed() -> None:
    surfaces = {face: figures.die(face, 60, (255, 255, 255)) for face in range(7)}
    for face, surface in surfaces.items():
        dark = sum(1 for one in pixels(surface, surface.get_rect()) if sum(one) < 150)
        filled = tuple(surface.get_at((30, 8)))
        assert (filled[3] > 200) == bool(face)
        if face > 1:
            before = surfaces[face - 1]
            assert dark > sum(1 for one in pixels(before, before.get_rect()) if sum(one) < 150) - 40
    rolled = Tile("dice", "Two dice", symbol="7", figure="dice-25")
    panel = Panel("dice", "Dice", "list", (rolled,), role="piles")
    scene = rendered(Picture("SIX", (panel,)))[1]
    (dice,) = the(scene, "dice")
    assert len(dice.plates) == 2
    assert [run.text for run in dice.runs] == ["7"]
    unrolled = replace(panel, tiles=(replace(rolled, symbol="?", figure="dice-000"),))
    (dice,) = the(rendered(Picture("SIX", (unrolled,)))[1], "dice")
    assert (len(dice.plates), dice.runs) == (3, [])


def _drawn(tile: Tile) -> tuple[Surface, Rect]:
    surface, scene = rendered(Picture("Table", (Panel("p", "Zone", "list", (tile,), role="hand"),)))
    (card,) = the(scene, "card")
    return surface, card.face.move(scene.view.left, scene.view.top - scene.scroll)


def test_where_nothing_lies_there_is_a_dashed_outline() -> None:
    used = theme("dark")
    surface, face = _drawn(Tile("a", "Red", symbol="–", colour="red", figure="room"))
    assert tuple(surface.get_at((face.left + 5, face.centery)))[:3] == used.raised
    row = [tuple(surface.get_at((x, face.top + 1)))[:3] for x in range(face.left + 9, face.right)]
    changes_of_it = sum(one != other for one, other in pairwise(row))
    assert changes_of_it > 6, "dashes and gaps"
    surface, face = _drawn(Tile("a", "Red", symbol="7", colour="red"))
    inside = tuple(surface.get_at((face.left + 9, face.centery)))[:3]
    fill = used.faces["red"].fill
    assert all(abs(one - other) < 9 for one, other in zip(inside, fill, strict=True))


def test_a_pile_of_several_has_edges_and_its_number_is_on_it() -> None:
    used = theme("dark")
    for count, edges in (("1", False), ("12", True)):
        surface, face = _drawn(Tile("a", "Hand", figure=f"cards-{count}"))
        beyond = [tuple(surface.get_at((face.right + n, face.centery)))[:3] for n in range(1, 6)]
        assert (used.down.edge in beyond) == edges


def test_a_line_of_the_desk_has_a_chip_for_each_fact_and_needs_are_framed() -> None:
    used = theme("dark")
    tiles = (
        Tile("1", "Mia", "Hand, Table 2", figure="pupil-hand", facts=("Hand", "Table 2")),
        Tile("2", "Ben", "Table 1", figure="pupil", facts=("Table 1",)),
        Tile("3", "Zoe", "away", figure="pupil-away", facts=("away",)),
    )
    panel = Panel("pupils", "Class", "list", tiles, role="other")
    surface, scene = rendered(Picture("Desk", (panel,)))
    lines = the(scene, "line")
    assert [len(block.plates) for block in lines] == [2, 1, 1]
    for block, framed in zip(lines, (True, False, False), strict=True):
        face = block.face.move(scene.view.left, scene.view.top)
        edge = tuple(surface.get_at((face.centerx, face.bottom - 1)))[:3]
        assert (edge == used.ring) == framed
        assert block.runs[0].text in ("Mia", "Ben", "Zoe")
        assert block.face.contains(block.plates[-1])


def test_print_stands_under_the_cells_that_write_it() -> None:
    line = Tile("dots-0", "Dots", symbol="⠓⠀⠗⠶", prints=((0, 1, "h"), (2, 2, "r7")))
    scene = rendered(Picture("Desk", (Panel("rows", "Line", "list", (line,), role="other"),)))[1]
    (card,) = the(scene, "card")
    cells, first, second = card.runs
    assert [run.text for run in card.runs] == ["⠓⠀⠗⠶", "h", "r7"]
    wide = cells.rect.width / 4
    assert first.x == cells.x
    assert abs(second.x - cells.x - 2 * wide) <= 2
    assert first.y >= cells.rect.bottom
    assert card.face.contains(second.rect)


@pytest.mark.parametrize("name", THEMES)
@pytest.mark.parametrize("game", GAMES)
def test_blurred_to_a_tenth_of_sight_each_state_still_looks_different(name: str, game: str) -> None:
    """Seen at 20/200, a letter of 10 px is one spot: what is left are areas of light and dark."""
    seen = {}
    for kind in ("own", "paused", "other"):
        picture = screen(f"{game}, hand", theme=name, bar=Bar("It is somebody's turn now.", kind))
        head = rendered(picture)[0].subsurface(Rect(0, 0, SIZE[0], 60))
        small = pygame.transform.smoothscale(head, (SIZE[0] // 20, 3))
        seen[kind] = list(pixels(small, small.get_rect()))
    for one, other in (("own", "paused"), ("own", "other"), ("paused", "other")):
        apart = sum(
            max(abs(a - b) for a, b in zip(first, second, strict=True)) > 60
            for first, second in zip(seen[one], seen[other], strict=True)
        )
        assert apart >= 10, (one, other, apart)


def test_a_dashed_outline_is_the_same_each_time() -> None:
    draw = [
        lambda: figures.die.__wrapped__(0, 60, (240, 240, 240)),  # type: ignore[attr-defined]
        lambda: shapes.place.__wrapped__(  # type: ignore[attr-defined]
            (94, 147), (240, 240, 240), (0, 0, 0), (0, 0, 0), "", 0
        ),
    ]
    for one in draw:
        first = pygame.image.tobytes(one(), "RGBA")
        assert any(first)
        for _ in range(300):
            assert pygame.image.tobytes(one(), "RGBA") == first
