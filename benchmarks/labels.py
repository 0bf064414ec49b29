"""How long labels take: a deck in every format, remedies for common decks, a plate as a solid.

Run ``python benchmarks/labels.py`` from the top of the checkout. OpenSCAD is measured when it is
installed (Debian: apt install openscad); without it the figure of version 2021.01 on the machine
of the first measurement stands in, and the output says so.
"""

from __future__ import annotations

import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from braillespiel.labels.check import conflicts
from braillespiel.labels.dimensions import profile
from braillespiel.labels.job import FORMATS, Job, prepare, produce
from braillespiel.labels.mesh import SEGMENTS
from braillespiel.labels.reading import load
from braillespiel.labels.solids import TAG_PAD, Printing, tag
from braillespiel.labels.writers.stl import stl

OPENSCAD_BEFORE = 24.8  # s, OpenSCAD 2021.01, spheres of 24 corners


def median(what: Callable[[], object], rounds: int) -> float:
    """Return the median time of a call in seconds, the first call left out."""
    what()
    times = []
    for _ in range(rounds):
        start = time.perf_counter()
        what()
        times.append(time.perf_counter() - start)
    return statistics.median(times)


DECKS = ("skat", "romme", "schafkopf", "tarock", "tarot")


def remedies() -> None:
    """Print what the search for remedies comes to, for the decks of the guide in German."""
    print("remedies: conflicts before and after, cells, cards told apart in fans of 12, 15, 20 mm")
    for name in DECKS:
        deck = load(name)
        plain, fixed = prepare(Job(deck)), prepare(Job(deck, fix=True))
        took = median(lambda deck=deck: prepare(Job(deck, fix=True)), 5)  # type: ignore[misc]
        left = [sum(conflicts(one.findings)) for one in (plain, fixed)]
        cells = sum(len(line) for label in fixed.labels.labels for line in label.lines)
        fans = [one.facts["clear"] for one in fixed.findings if one.kind == "fan"]
        kinds = len(fixed.labels.labels)
        shown = " ".join(f"{clear}" for clear in fans)
        print(
            f"  {name:6} {left[0]:3} → {left[1]}  {cells:4} cells  "
            f"{shown:>10} of {kinds:3}  {took * 1000:6.1f} ms"
        )


def scad() -> str:
    """Return a plate with the 24 dots of four full cells for OpenSCAD."""
    dims = profile("marburg-medium")
    sphere = ((dims.base / 2) ** 2 + dims.height**2) / (2 * dims.height)
    inset = TAG_PAD + dims.base / 2
    dots = [
        (inset + cell * dims.cell + across * dims.dot, inset + down * dims.dot)
        for cell in range(4)
        for across in (0, 1)
        for down in (0, 1, 2)
    ]
    places = ", ".join(f"[{x:.3f}, {y:.3f}]" for x, y in dots)
    wide, tall = 3 * dims.cell + dims.dot + 2 * inset, 2 * dims.dot + 2 * inset
    return (
        f"$fn = {SEGMENTS};\n"
        f"union() {{ cube([{wide}, {tall}, 1]);\n"
        f"  intersection() {{ translate([0, 0, 0.5]) cube([{wide}, {tall}, 2]);\n"
        f"    for (p = [{places}]) translate([p[0], p[1], {1 + dims.height - sphere}])\n"
        f"      sphere(r = {sphere}); }} }}\n"
    )


def main() -> None:
    deck = load("ludoteca")
    job = Job(deck)
    with tempfile.TemporaryDirectory() as folder:
        out = Path(folder)
        print(f"Ludoteca, {deck.count} cards and markers, {len(FORMATS)} formats")
        total = median(lambda: produce(job, FORMATS, out), 3)
        for name in FORMATS:
            one = median(lambda name=name: produce(job, (name,), out), 3)  # type: ignore[misc]
            print(f"  {name:6} {one * 1000:8.1f} ms (with the check)")
        print(f"  check  {median(lambda: prepare(job), 5) * 1000:8.1f} ms")
        print(f"  all    {total:8.3f} s")
        start = time.perf_counter()
        command = [sys.executable, "-m", "braillespiel", "labels", "ludoteca", "--format"]
        subprocess.run(
            [*command, ",".join(FORMATS), "--out", str(out), "--json"],
            check=True,
            stdout=subprocess.DEVNULL,
            cwd=Path(__file__).resolve().parent.parent,
        )
        print(f"  all, as a command from start to end {time.perf_counter() - start:.2f} s")
        plate(out)
    remedies()


def plate(out: Path) -> None:
    dims = profile("marburg-medium")
    label = replace(prepare(Job(load("ludoteca"))).labels.labels[0], lines=("\u283f" * 4,))
    ours = median(lambda: stl(tag(label, dims, Printing()), "plate"), 50)
    print(f"a plate with 24 domes as STL: {ours * 1000:.2f} ms")
    if shutil.which("openscad"):
        source = out / "plate.scad"
        source.write_text(scad(), encoding="utf-8")
        start = time.perf_counter()
        command = ["openscad", "-o", str(out / "plate.stl"), str(source)]
        subprocess.run(command, check=True, capture_output=True)
        theirs, note = time.perf_counter() - start, "measured now"
    else:
        theirs, note = OPENSCAD_BEFORE, "not installed; measured before"
    print(f"the same with OpenSCAD: {theirs:.1f} s ({note}), {theirs / ours:,.0f} times as long")


if __name__ == "__main__":
    main()
