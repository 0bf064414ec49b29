"""Draw the pictures of the guides to labels: python -m scripts.label_pictures

Pages are rendered from the PDFs that the program makes, solids from its meshes.
"""

from __future__ import annotations

import io
from collections.abc import Sequence
from pathlib import Path

import numpy as np
import pdfplumber
from PIL import Image

from braillespiel.labels import outputs
from braillespiel.labels.dimensions import profile
from braillespiel.labels.job import Job, LabelSettings, prepare
from braillespiel.labels.mesh import Mesh
from braillespiel.labels.reading import load
from braillespiel.labels.report import catalogue
from braillespiel.labels.solids import Printing, jig, tag
from braillespiel.labels.source import LabelSource

FOLDER = Path(__file__).resolve().parents[1] / "docs" / "pictures" / "labels"
Grid = np.ndarray
Box = tuple[float, float, float, float]
"""Left, top, right and bottom of what is shown, in parts of the page."""
WHOLE: Box = (0.0, 0.0, 1.0, 1.0)
PAGES: tuple[tuple[str, str, str, dict[str, object], Box], ...] = (
    ("proof", "ludoteca", "proof", {}, WHOLE),
    ("proof-conflict", "logomachy", "proof", {"orientation": "none"}, (0.0, 0.0, 1.0, 0.42)),
    ("sheet", "ludoteca", "pdf", {}, (0.0, 0.0, 1.0, 0.45)),
    ("sticker", "ludoteca", "pdf", {"sheet": "L4731"}, (0.0, 0.0, 0.6, 0.22)),
    ("corner", "skat", "pdf", {"orientation": "corner"}, (0.0, 0.0, 0.6, 0.24)),
    ("cards", "poker", "pdf", {"sheet": "cards"}, WHOLE),
    ("large", "ludoteca", "large", {}, (0.0, 0.0, 1.0, 0.5)),
)
CONFLICTS = {"fr": "six"}
"""Whose labels have conflicts in a language in which those of Logomachy have none."""
DOTS_PER_INCH = 80


def main() -> None:
    """Draw and store them all, for every language of the guides what holds words."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for language in ("de", "en", "fr"):
        for name, deck, kind, how, box in PAGES:
            shown = CONFLICTS.get(language, deck) if name == "proof-conflict" else deck
            store(page(shown, kind, language, how, box), f"{name}-{language}")
    dims = profile("marburg-medium")
    ready = prepare(Job(load("ludoteca")))
    tags, x = [], 0.0
    for label in ready.labels.labels[6:30:9]:
        mesh = tag(label, dims, Printing())
        tags.append(moved(mesh, x))
        x += max(vertex[0] for vertex in mesh.vertices) + 4.0
    store(solid(tags), "tags")
    base, counter = jig(ready.labels, ready.limits, Printing())
    beside = max(vertex[0] for vertex in base.vertices) + 5.0
    store(solid([base, moved(counter, beside)]), "jig")


def page(deck: str, kind: str, language: str, how: dict[str, object], box: Box) -> Image.Image:
    """Return a part of the first page of a format."""
    settings = LabelSettings(**how)  # type: ignore[arg-type]
    ready = prepare(Job(load(deck), language, settings=settings))
    words = catalogue(language)
    source = LabelSource(ready.labels, ready.limits, ready.findings, settings, words)
    data = outputs.make(kind, source).files[0][1]
    with pdfplumber.open(io.BytesIO(data)) as document:
        whole = document.pages[0].to_image(resolution=DOTS_PER_INCH, antialias=True).original
    wide, high = whole.size
    return whole.crop(
        (int(box[0] * wide), int(box[1] * high), int(box[2] * wide), int(box[3] * high))
    )


def moved(mesh: Mesh, x: float) -> Mesh:
    """Return a solid moved to the right by ``x`` mm."""
    return Mesh([(a + x, b, c) for a, b, c in mesh.vertices], list(mesh.triangles))


def solid(meshes: Sequence[Mesh], wide: int = 900) -> Image.Image:
    """Return solids seen from above the front left corner, lit from behind at the left."""
    turn, tilt = np.radians(-25.0), np.radians(50.0)
    around = np.array(
        [[np.cos(turn), np.sin(turn), 0], [-np.sin(turn), np.cos(turn), 0], [0, 0, 1]]
    )
    over = np.array([[1, 0, 0], [0, np.sin(tilt), np.cos(tilt)], [0, -np.cos(tilt), np.sin(tilt)]])
    faces = np.concatenate([np.array(mesh.vertices)[np.array(mesh.triangles)] for mesh in meshes])
    normals = np.cross(faces[:, 1] - faces[:, 0], faces[:, 2] - faces[:, 0])
    normals /= np.linalg.norm(normals, axis=1, keepdims=True) + 1e-12
    light = np.array([-0.45, 0.45, 0.77])
    shades = 60 + 180 * np.clip(normals @ light, 0, 1)
    seen = faces @ (over @ around).T
    low, most = seen.reshape(-1, 3).min(0), seen.reshape(-1, 3).max(0)
    scale = 2 * wide * 0.94 / (most[0] - low[0])
    high = int((most[1] - low[1]) * scale + 2 * wide * 0.06)
    x = (seen[..., 0] - low[0]) * scale + 2 * wide * 0.03
    y = high - ((seen[..., 1] - low[1]) * scale + 2 * wide * 0.03)
    picture = np.full((high, 2 * wide), 255.0)
    depth = np.full((high, 2 * wide), -np.inf)
    for one_x, one_y, one_z, shade in zip(x, y, seen[..., 2], shades, strict=True):
        fill(picture, depth, one_x, one_y, one_z, shade)
    return Image.fromarray(picture.astype(np.uint8)).resize((wide, high // 2), Image.LANCZOS)


def fill(
    picture: np.ndarray,
    depth: np.ndarray,
    x: np.ndarray,
    y: np.ndarray,
    z: np.ndarray,
    shade: float,
) -> None:
    """Fill a triangle wherever it is the nearest so far."""
    left, right = int(x.min()), int(x.max()) + 2
    top, bottom = max(int(y.min()), 0), int(y.max()) + 2
    at_x, at_y = np.meshgrid(np.arange(left, right), np.arange(top, bottom))
    area = (x[1] - x[0]) * (y[2] - y[0]) - (x[2] - x[0]) * (y[1] - y[0])
    if abs(area) < 1e-9:
        return
    one = ((x[1] - at_x) * (y[2] - at_y) - (x[2] - at_x) * (y[1] - at_y)) / area
    two = ((x[2] - at_x) * (y[0] - at_y) - (x[0] - at_x) * (y[2] - at_y)) / area
    three = 1 - one - two
    inside = (one >= -1e-3) & (two >= -1e-3) & (three >= -1e-3)
    near = one * z[0] + two * z[1] + three * z[2]
    here = (slice(top, min(bottom, depth.shape[0])), slice(left, min(right, depth.shape[1])))
    rows, columns = depth[here].shape
    nearer = inside[:rows, :columns] & (near[:rows, :columns] > depth[here])
    depth[here][nearer] = near[:rows, :columns][nearer]
    picture[here][nearer] = shade


def store(picture: Image.Image, name: str) -> None:
    """Keep a picture with few greys, and a thin frame."""
    framed = Image.new("L", (picture.width + 4, picture.height + 4), 120)
    framed.paste(picture.convert("L"), (2, 2))
    framed.quantize(24).save(FOLDER / f"{name}.png", optimize=True)
    print(name, framed.size)


if __name__ == "__main__":
    main()
