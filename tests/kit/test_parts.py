"""Parts to print: closed, on the bed, and of dimensions that a finger tells apart."""

from __future__ import annotations

import io
import math
from collections.abc import Iterator

import numpy as np
import pytest
import trimesh

from braillespiel.games import registry
from braillespiel.kit import owned
from braillespiel.kit.field import A3, places
from braillespiel.kit.make import Maker
from braillespiel.kit.parts import cubus, hexaducto, trays
from braillespiel.kit.parts.part import KitPart
from braillespiel.labels.dimensions import card_size, profile
from braillespiel.labels.mesh import Mesh
from braillespiel.labels.solids import footprint
from braillespiel.labels.writers.stl import stl
from tests.kit.heights import STEP, heights, runs, turned

GAMES = registry.own()
MARBURG = profile("marburg-medium")
LINE_HIGH, LINE_WIDE, APART, TEXTURE, LEVEL = 1.0, 1.1, 3.2, 6.4, 0.5
"""What a finger needs, in mm: tactiles.eu for lines, BANA for gaps and textured areas."""
Outline = list[tuple[float, float]]


def every_part() -> Iterator[KitPart]:
    for game in GAMES:
        yield from Maker(owned.load(game), "de").parts


def test_every_solid_is_closed_and_every_bed_keeps_its_edge() -> None:
    kinds = 0
    for part in every_part():
        for _, mesh, _ in part.solids:
            solid = trimesh.load(io.BytesIO(stl(mesh, "part")), file_type="stl")
            assert solid.is_watertight
            assert solid.is_winding_consistent
            assert solid.volume == pytest.approx(mesh.volume, rel=1e-3)
            assert solid.bounds[0] == pytest.approx([0, 0, 0], abs=1e-5)
            kinds += 1
        placed = 0
        for plate in part.plates:
            for number, x, y in plate:
                wide, deep = footprint(part.solids[number][1])
                assert x >= 5
                assert y >= 5
                assert x + wide <= 175 + 1e-6
                assert y + deep <= 175 + 1e-6
                placed += 1
        assert placed == part.count
    assert kinds > 150


# --- Hexaducto -----------------------------------------------------------------------------------


def test_there_are_150_tiles_and_a_board_of_37_places() -> None:
    board, tiles = Maker(owned.load("hexaducto"), "de").parts
    assert tiles.count == 150
    assert len(hexaducto.places()) == 37
    inner = [high for _, _, high in hexaducto.places().values() if high == hexaducto.INNER]
    assert len(inner) == 19
    assert [round(side) for side in footprint(board.solids[0][1])] == [169, 153]


def dense(outline: Outline, count: int = 40) -> Outline:
    pairs = zip(outline, outline[1:] + outline[:1], strict=True)
    return [
        ((x1 * (count - k) + x2 * k) / count, (y1 * (count - k) + y2 * k) / count)
        for (x1, y1), (x2, y2) in pairs
        for k in range(count)
    ]


def inside(place: tuple[float, float], outline: Outline) -> bool:
    x, y = place
    found = False
    for (x1, y1), (x2, y2) in zip(outline, outline[1:] + outline[:1], strict=True):
        if (y1 > y) != (y2 > y) and x < (x2 - x1) * (y - y1) / (y2 - y1) + x1:
            found = not found
    return found


def fits(tile: Outline, place: Outline) -> bool:
    return all(inside(one, place) for one in dense(tile)) and not any(
        inside(one, tile) for one in dense(place)
    )


def test_a_tile_fits_in_one_of_six_turns_and_turned_over() -> None:
    tile, place = hexaducto.outline(), hexaducto.place_outline()
    ways = []
    for sixth in range(6):
        cos, sin = math.cos(math.pi / 3 * sixth), math.sin(math.pi / 3 * sixth)
        ways.append(fits([(x * cos - y * sin, x * sin + y * cos) for x, y in tile], place))
    assert ways == [True, False, False, False, False, False]
    assert fits([(-x, y) for x, y in tile], place)


def test_empty_places_face_up_and_face_down_are_told_apart_at_one_touch() -> None:
    assert hexaducto.OUTER - hexaducto.LEDGE >= LEVEL
    assert hexaducto.INNER - hexaducto.OUTER >= LEVEL
    assert hexaducto.LEDGE + hexaducto.THICK - hexaducto.INNER >= LEVEL  # a tile stands out
    assert hexaducto.DEEP >= LEVEL
    assert 2 * hexaducto.HOLLOW >= TEXTURE
    wide, high = 0.0, 0.0
    for label in Maker(owned.load("hexaducto"), "de").parts[1].solids:
        found = heights(label[1])
        dots = np.argwhere(found > hexaducto.THICK + 0.1) * STEP
        (top, left), (bottom, right) = dots.min(axis=0), dots.max(axis=0)
        wide, high = max(wide, right - left), max(high, bottom - top)
    # The dots of a tile that lies face down are in the hole, and keep off its edge.
    assert math.hypot(wide, high) / 2 < hexaducto.HOLE
    assert MARBURG.height < hexaducto.LEDGE
    assert hexaducto.PITCH - wide >= APART


def test_walls_and_pits_of_the_board_are_wide_enough() -> None:
    found = heights(hexaducto.board())
    row = found[found.shape[0] // 2]
    walls, pits = runs(row, hexaducto.LEDGE + 0.2)
    assert len(walls) == 8
    assert min(walls) >= LINE_WIDE - 1e-6
    assert min(pits) >= TEXTURE
    assert row.max() - hexaducto.LEDGE >= LINE_HIGH


def test_without_a_printer_there_is_a_field_of_19_mini_cards() -> None:
    card = card_size("mini")
    found = places(card)
    assert len(found) == 19
    xs, ys = [x for x, _ in found], [y for _, y in found]
    assert max(xs) - min(xs) + card.width == pytest.approx(236, abs=4)
    assert max(ys) - min(ys) + card.height == pytest.approx(356, abs=4)
    assert min(xs) > 5
    assert max(xs) + card.width < A3[0] - 5


# --- Cubus ---------------------------------------------------------------------------------------


def named(found: np.ndarray) -> str:
    """Name a tile as somebody does who only feels how high it is, and knows no turn."""
    base = cubus.THICK
    if (found[found > 0].min() < base / 2) and (np.mean(found[found > 0] < base - 0.5) > 0.1):
        return "open"
    raised = pieces(found > base + 0.4)
    return {3: "left", 15: "right", 1: "closed"}[raised]


def pieces(up: np.ndarray) -> int:
    """Count the parts that stand out, each by itself."""
    left = up.copy()
    count = 0
    while left.any():
        count += 1
        fill = [tuple(np.argwhere(left)[0])]
        while fill:
            y, x = fill.pop()
            if 0 <= y < left.shape[0] and 0 <= x < left.shape[1] and left[y, x]:
                left[y, x] = False
                fill += [(y + 1, x), (y - 1, x), (y, x + 1), (y, x - 1)]
    return count


@pytest.mark.parametrize("degrees", [0, 30, 90, 150, 197, 330])
@pytest.mark.parametrize("kind", list(cubus.COPIES))
def test_who_feels_only_heights_names_every_tile_in_any_turn(kind: str, degrees: float) -> None:
    assert named(heights(turned(cubus.tile(kind), degrees), 0.4)) == kind


def test_ridges_domes_and_rims_are_as_high_and_wide_and_apart_as_a_finger_needs() -> None:
    for kind, lines in (("left", 3), ("right", 3)):
        found = heights(cubus.tile(kind))
        row = found[found.shape[0] // 2]
        widths, gaps = runs(row, cubus.THICK + 0.05)
        assert len(widths) == lines
        assert min(widths) >= LINE_WIDE
        assert min(gaps) >= APART
        highest = max(z for _, _, z in cubus.tile(kind).vertices)
        assert highest - cubus.THICK >= LINE_HIGH - 1e-6
        above = np.argwhere(found > cubus.THICK + 0.05) * STEP
        assert (above.max(axis=0) - above.min(axis=0)).min() >= TEXTURE
    for kind in ("closed", "open"):
        # Across an edge of the lozenge the rim is met at its true width.
        found = heights(turned(cubus.tile(kind), 60))
        widths, gaps = runs(found[found.shape[0] // 2], cubus.THICK + 0.5)
        assert min(widths) >= LINE_WIDE
        assert min(gaps) >= TEXTURE
    open_lid, closed = (heights(cubus.tile(kind)) for kind in ("open", "closed"))
    middle = tuple(side // 2 for side in closed.shape)
    assert closed[middle] - open_lid[middle] >= LEVEL


def test_a_cube_of_20_mm_goes_into_every_place_of_the_plan() -> None:
    ((_, board, _),) = trays.plan_board().solids
    found = heights(board, 0.2)
    for line in (found[found.shape[0] // 4], found[:, found.shape[1] // 4]):
        walls, rooms = runs(line, trays.FLOOR + 0.5, 0.2)
        assert (len(walls), len(rooms)) == (7, 6)
        assert min(walls) >= LINE_WIDE
        assert min(rooms) >= trays.CUBE + 0.3
    assert found.max() - trays.FLOOR >= LINE_HIGH


# --- trays ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(("part", "count"), [(0, 3), (1, 1)])
def test_wells_take_a_card_and_the_tray_its_dice(part: int, count: int) -> None:
    card = card_size("mini")
    mesh: Mesh = trays.six(card)[part].solids[0][1]
    found = heights(mesh, 0.2)
    walls, rooms = runs(found[found.shape[0] // 2], trays.FLOOR + 0.5, 0.2)
    assert len(rooms) == count
    assert min(walls) >= LINE_WIDE
    assert min(rooms) >= card.width + 2
    assert found.max() - trays.FLOOR >= LINE_HIGH


def test_a_rail_has_room_for_a_tag_and_a_row_and_is_open_behind() -> None:
    rows, kept = trays.ludoteca(card_size("poker"))
    assert rows.count == 6
    found = heights(rows.solids[0][1], 0.2)
    walls, rooms = runs(found[found.shape[0] // 2], trays.FLOOR + 0.5, 0.2)
    head, row = rooms
    tags = next(part for part in Maker(owned.load("ludoteca"), "de").parts if part.id == "tags")
    assert head >= max(footprint(mesh)[0] for _, mesh, _ in tags.solids) + 1
    assert row >= 63 + 5 * 15  # six cards, of each of which 15 mm are felt
    assert min(walls) >= LINE_WIDE
    lips, _ = runs(found[:, found.shape[1] // 2], trays.FLOOR + 0.5, 0.2)
    assert len(lips) == 1
    wells = heights(kept.solids[0][1], 0.2)
    half = wells.shape[1] // 2
    assert wells[:, :half].max() - wells[:, half + 20 :].max() >= LEVEL


def test_the_discard_pile_is_felt_by_its_ridge() -> None:
    (part,) = trays.piles(card_size("poker"))
    found = heights(part.solids[0][1], 0.2)
    half = found.shape[1] // 2
    assert found[:, half:].max() - found[:, : half - 20].max() >= LEVEL
