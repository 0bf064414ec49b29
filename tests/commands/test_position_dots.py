"""``position --dots``: the board as raised dots, as pictures and as Braille."""

from __future__ import annotations

import json
import struct
import zlib
from pathlib import Path

import pytest

from braillespiel.cli import main
from braillespiel.engine.match import Match
from braillespiel.games import registry
from braillespiel.games.cubus.drawing import three_sides
from braillespiel.games.dots import braille, png
from braillespiel.games.hexaducto.drawing import raster
from braillespiel.games.hexaducto.geometry import cell

FIELD = ("⠂⠰⠀⠀⠠⠄⠂⠀⠀⠀⠀⠀⠀", "⠀⠀⢤⠀⠀⠀⢀⡀⠀⠀⠀⠀⠀", "⠀⠀⠈⠀⠀⠀⠈⠁⠀⠀⠀⠀⠀")
SIDES = (
    ("⡴⣊⢦⠀⠀⠀⠀⠀⠀", "⡗⢼⡜⣢⡄⠀⠀⠀⠀", "⠉⠚⢼⠤⠃⠀⠀⠀⠀"),
    ("⡖⠒⢲⠀⠀⠀⠀⠀⠀", "⡧⠤⢼⠤⠤⡄⠀⠀⠀", "⣇⣀⣸⣀⣀⡇⠀⠀⠀"),
    ("⡖⠒⢲⠀⠀⠀⠀⠀⠀", "⡧⠤⢼⠀⠀⠀⠀⠀⠀", "⣇⣀⣸⠀⠀⠀⠀⠀⠀"),
)


def test_a_field_is_its_cards_where_they_lie() -> None:
    field = {cell(0, 0): 12, cell(1, 0): -1, cell(0, 1): None, cell(1, 1): 7}
    assert braille(raster(field, 26, 12)) == FIELD


def test_what_is_too_wide_is_cut_off() -> None:
    dots = raster({cell(q, 0): 8 for q in range(40)}, 60, 40)
    assert (len(dots), {len(row) for row in dots}) == (40, {60})


def test_a_pile_is_seen_from_three_sides() -> None:
    pile = {(0, 0): 2, (1, 0): 1}
    assert tuple(map(braille, three_sides(pile, 18, 12))) == SIDES


def test_a_picture_has_a_square_for_every_dot() -> None:
    data = png(((True, False), (False, True)), scale=2)
    assert data[:8] == b"\x89PNG\r\n\x1a\n"
    assert struct.unpack(">II", data[16:24]) == (4, 4)
    start = data.index(b"IDAT") + 4
    rows = zlib.decompress(data[start:-16])
    assert [rows[at + 1 : at + 5] for at in range(0, 20, 5)] == [
        b"\0\0\xff\xff",
        b"\0\0\xff\xff",
        b"\xff\xff\0\0",
        b"\xff\xff\0\0",
    ]


def written(folder: Path, game: str) -> list[str]:
    match = Match(registry.game(game), 2, {}, 3)
    document = folder / "position.json"
    document.write_text(json.dumps(match.to_position()), "utf-8")
    assert main(["position", str(document), "--dots", str(folder / "dots")]) == 0
    return sorted(path.name for path in (folder / "dots").iterdir())


def test_the_command_writes_both_sizes(tmp_path: Path) -> None:
    assert written(tmp_path, "hexaducto") == [
        f"hexaducto-field-{size}.{kind}" for size in ("60x40", "96x40") for kind in ("png", "txt")
    ]
    text = (tmp_path / "dots" / "hexaducto-field-60x40.txt").read_text("utf-8")
    assert [len(line) for line in text.splitlines()] == [30] * 10


def test_of_cubus_it_writes_three_sides(tmp_path: Path) -> None:
    names = {name.split("-")[1] for name in written(tmp_path, "cubus")}
    assert names == {"picture", "left", "right"}


def test_a_game_without_a_picture_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(AssertionError):
        written(tmp_path, "six")
    assert "six" in capsys.readouterr().err
