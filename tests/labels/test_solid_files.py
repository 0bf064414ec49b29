"""STL and 3MF, read by trimesh, admesh and lib3mf: closed, one body a part, of the right size."""

from __future__ import annotations

import io
import re
import subprocess
from dataclasses import replace
from pathlib import Path

import lib3mf
import pytest
import trimesh
from hypothesis import given, settings
from hypothesis import strategies as st

from braillespiel.labels.dimensions import profiles
from braillespiel.labels.errors import LabelError
from braillespiel.labels.mesh import Feature, Mesh, height_map
from braillespiel.labels.notation import Label
from braillespiel.labels.outputs import make
from braillespiel.labels.report import catalogue
from braillespiel.labels.solids import GAP, Printing, beds, dot_height, jig, tag, tag_size
from braillespiel.labels.source import LabelSettings, LabelSource
from braillespiel.labels.writers.stl import stl
from tests.labels.decks import LIMITS, MARBURG, by_hand, labels, limits
from tests.support.patience import HANGS_S


def solid(mesh: Mesh) -> trimesh.Trimesh:
    return trimesh.load(io.BytesIO(stl(mesh, "part")), file_type="stl")


def label(*lines: str) -> Label:
    (one,) = by_hand(one="/".join(lines)).labels
    return one


def assert_closed(mesh: Mesh) -> trimesh.Trimesh:
    part = solid(mesh)
    assert part.is_watertight
    assert part.is_winding_consistent
    assert part.volume > 0
    return part


def source(name: str, **how: object) -> LabelSource:
    deck = labels(name)
    return LabelSource(deck, limits(deck), (), LabelSettings(**how), catalogue("de"))  # type: ignore[arg-type]


# --- tags ----------------------------------------------------------------------------------------


def test_a_tag_is_closed_and_as_large_as_planned() -> None:
    one = label("⠗⠶")
    part = assert_closed(tag(one, MARBURG, Printing()))
    wide, tall = tag_size(one, MARBURG, Printing())
    assert part.bounds.flatten() == pytest.approx([0, 0, 0, wide, tall, 1.5], abs=1e-5)


def test_a_tag_has_its_domes_where_the_dots_are() -> None:
    part = solid(tag(label("⠗"), MARBURG, Printing()))
    tips = part.vertices[part.vertices[:, 2] > 1.499]
    found = sorted((round(x, 3), round(y, 3)) for x, y, _ in tips.tolist())
    # Dots 1, 2, 3 and 5, seen from above; the plate is 10.6 mm high.
    left, top = 2.8, 10.6 - 2.8 - (10.6 - 6.6 - 4.0)
    assert sorted(set(found)) == [
        (left, round(top - 5.0, 3)),
        (left, round(top - 2.5, 3)),
        (left, round(top, 3)),
        (left + 2.5, round(top - 2.5, 3)),
    ]


def test_the_volume_is_that_of_the_plate_and_its_domes() -> None:
    part = solid(tag(label("⠿⠿"), MARBURG, Printing()))
    wide, tall = tag_size(label("⠿⠿"), MARBURG, Printing())
    high, radius = 0.5, 0.8
    cap = 3.14159265 * high * (3 * radius**2 + high**2) / 6
    expected = (wide * tall - 1.6**2) * 1.0 + 12 * cap
    # A circle of 20 corners has 1.6 percent less area than a round one.
    assert part.volume == pytest.approx(expected, rel=0.003)


def test_the_notch_is_at_the_top_right() -> None:
    part = solid(tag(label("⠿"), MARBURG, Printing()))
    corners = {tuple(vertex) for vertex in part.vertices[:, :2].round(3).tolist()}
    wide, tall = (round(length, 3) for length in tag_size(label("⠿"), MARBURG, Printing()))
    assert {(0.0, 0.0), (wide, 0.0), (0.0, tall)} <= corners
    assert (wide, tall) not in corners


def test_a_tag_can_stand_on_its_edge() -> None:
    part = assert_closed(tag(label("⠗⠶"), MARBURG, Printing(standing=True)))
    wide, tall = tag_size(label("⠗⠶"), MARBURG, Printing())
    assert part.bounds.flatten() == pytest.approx([0, 0, 0, wide, 1.5, tall], abs=1e-5)


@pytest.mark.parametrize("name", sorted(profiles()))
def test_every_profile_makes_closed_parts(name: str) -> None:
    profile = profiles()[name]
    part = assert_closed(tag(label("⠿⠿", "⠿"), profile, Printing()))
    assert part.bounds[1][2] == pytest.approx(1.0 + profile.height)


@settings(max_examples=25, derandomize=True, deadline=None)
@given(
    st.lists(
        st.text(st.characters(min_codepoint=0x2801, max_codepoint=0x28FF), min_size=1, max_size=3),
        min_size=1,
        max_size=2,
    )
)
def test_any_label_makes_a_closed_tag(lines: list[str]) -> None:
    assert_closed(tag(label(*lines), MARBURG, Printing()))


def test_a_printer_that_makes_dots_too_low_is_compensated() -> None:
    printing = Printing(compensate=0.12)
    assert dot_height(MARBURG, printing) == pytest.approx(0.62)
    assert solid(tag(label("⠗"), MARBURG, printing)).bounds[1][2] == pytest.approx(1.62)
    with pytest.raises(LabelError) as caught:
        dot_height(MARBURG, Printing(compensate=0.31))
    assert caught.value.arguments == {"height": "0.81", "most": "0.80"}


# --- the jig -------------------------------------------------------------------------------------


def test_the_jig_and_its_counter_plate_are_closed_and_fit_together() -> None:
    deck = by_hand(one="⠗⠶")
    base, counter = jig(deck, LIMITS, Printing())
    below, above = assert_closed(base), assert_closed(counter)
    # The counter-plate lies inside the fence.
    assert below.bounds[1][0] == pytest.approx(above.bounds[1][0] + 3.0)
    assert below.bounds[1][1] == pytest.approx(above.bounds[1][1] + 3.0)
    # Twelve holes: each makes the Euler number smaller by two.
    assert above.euler_number == 2 - 2 * 12
    assert below.euler_number == 2


def test_holes_lie_above_pits_and_at_the_margin_of_the_card() -> None:
    base, counter = jig(by_hand(one="⠗"), LIMITS, Printing())
    pits = {(round(x, 3), round(y, 3)) for x, y, z in base.vertices if 2.3 < z < 2.36}
    wide = max(x for x, _, _ in counter.vertices)
    tall = max(y for _, y, _ in counter.vertices)
    first = 6.0 + 0.8
    wanted = {
        (round(wide - first - x, 3), round(tall - first - y, 3))
        for x in (0, 2.5)
        for y in (0, 2.5, 5.0)
    }
    assert pits == wanted


@pytest.mark.parametrize("name", sorted(profiles()))
def test_a_jig_needs_two_millimetres_of_margin(name: str) -> None:
    deck, profile = by_hand(one="⠗⠶"), profiles()[name]
    for part in jig(deck, replace(LIMITS, profile=profile, margin=2.0), Printing()):
        assert_closed(part)
    with pytest.raises(LabelError) as caught:
        jig(deck, replace(LIMITS, profile=profile, margin=1.9), Printing())
    assert caught.value.key == "error-jig-margin"


def test_a_feature_that_does_not_fit_is_refused() -> None:
    grid = ([0.0, 4.0], [0.0, 4.0], [[2.0]])
    for feature in (
        Feature("dome", 1.0, 2.0, 1.2, 0.5),
        Feature("pit", 2.0, 2.0, 1.0, 2.0),
        Feature("dome", 9.0, 2.0, 1.0, 0.5),
        Feature("dome", 2.0, 2.0, 1.0, 1.5),
    ):
        with pytest.raises(ValueError, match=r"room|through|outside|cap"):
            height_map(*grid, [feature])


# --- whole decks ---------------------------------------------------------------------------------


def test_every_stl_file_of_a_deck_is_one_closed_body(tmp_path: Path) -> None:
    made = make("stl", source("hexaducto"))
    assert len(made.files) == 15 + 2
    for name, data in made.files:
        path = tmp_path / Path(name).name
        path.write_bytes(data)
        report = subprocess.run(
            ["admesh", str(path)], capture_output=True, text=True, check=True, timeout=HANGS_S
        ).stdout
        facts = {
            key.strip(): int(value)
            for key, value in re.findall(r"([A-Z][A-Za-z ]+?)\s*:\s+(\d+)(?:\s|$)", report)
        }
        assert facts["Number of parts"] == 1
        for fault in (
            "Total disconnected facets",
            "Degenerate facets",
            "Edges fixed",
            "Facets reversed",
            "Backwards edges",
            "Normals fixed",
        ):
            assert facts[fault] == 0, (name, fault)


def test_3mf_passes_strict_reading_and_holds_every_tag(tmp_path: Path) -> None:
    made = make("3mf", source("ludoteca"))
    items, kinds = 0, 0
    for name, data in made.files:
        path = tmp_path / name
        path.write_bytes(data)
        model = lib3mf.Wrapper().CreateModel()
        reader = model.QueryReader("3mf")
        reader.SetStrictModeActive(True)
        reader.ReadFromFile(str(path))
        assert reader.GetWarningCount() == 0
        meshes = model.GetMeshObjects()
        while meshes.MoveNext():
            mesh = meshes.GetCurrentMeshObject()
            assert mesh.IsValid()
            assert mesh.IsManifoldAndOriented()
            kinds += "tags" in name
        if "tags" in name:
            items += model.GetBuildItems().Count()
        else:
            assert model.GetBuildItems().Count() == 2
    assert items == 2 * 134
    assert kinds >= 56


@pytest.mark.parametrize("standing", [False, True])
def test_parts_on_a_bed_stay_on_it_and_apart(standing: bool) -> None:
    printing = Printing(standing=standing, bed=(120.0, 100.0))
    deck = labels("logomachy")
    plates = beds(deck, MARBURG, printing)
    assert sum(len(plate) for plate in plates) == 2 * 40
    for plate in plates:
        boxes = []
        for part in plate:
            mesh = tag(part.label, MARBURG, printing)
            wide = max(x for x, _, _ in mesh.vertices)
            deep = max(y for _, y, _ in mesh.vertices)
            boxes.append((part.x, part.y, part.x + wide, part.y + deep))
        assert all(left >= 5.0 and front >= 5.0 for left, front, _, _ in boxes)
        assert all(right <= 115.0 and back <= 95.0 for _, _, right, back in boxes)
        for number, one in enumerate(boxes):
            for two in boxes[:number]:
                apart = max(one[0] - two[2], two[0] - one[2], one[1] - two[3], two[1] - one[3])
                assert apart >= GAP - 1e-6


def test_a_tag_larger_than_the_bed() -> None:
    with pytest.raises(LabelError) as caught:
        beds(by_hand(one="⠗⠗⠗"), MARBURG, Printing(bed=(30.0, 30.0)))
    assert caught.value.said(catalogue("de")) == (
        "one: Das Teil braucht 20,1 mal 10,6 Millimeter. Das Bett hat 30 mal 30; "
        "bei 5 Millimeter Rand passen 20 mal 20. Nimm ein größeres Bett."
    )
