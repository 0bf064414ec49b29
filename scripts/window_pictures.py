"""Draw the pictures of docs/window.md: python -m scripts.window_pictures

Needs no screen. The tables are those of the tests, in German.
"""

from __future__ import annotations

import os
from dataclasses import replace
from pathlib import Path
from typing import Any

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"

import pygame

from braillespiel.output.window import painter
from braillespiel.output.window.layout import SceneLayout
from tests.window.screens import pictures

FOLDER = Path(__file__).resolve().parents[1] / "docs" / "pictures" / "window"
SHOTS: tuple[tuple[str, str, tuple[int, int], dict[str, Any]], ...] = (
    ("logomachy-dark", "logomachy, marked", (1280, 860), {"magnified": ""}),
    ("ludoteca-light", "ludoteca, hand", (1280, 860), {"magnified": "", "theme": "light"}),
    ("hexaducto-safe", "hexaducto, own table", (1280, 860), {"magnified": "", "theme": "safe"}),
    ("cubus-dark", "cubus, own table", (1280, 860), {"magnified": ""}),
    ("six-yellow", "six, hand", (1280, 860), {"magnified": "", "theme": "yellow"}),
    ("settings-200", "settings 4", (1280, 860), {"scale": 200}),
    ("ludoteca-400", "ludoteca, hand", (800, 600), {"magnified": "", "scale": 400}),
    ("magnifier-yellow", "logomachy, hand", (1000, 700), {"theme": "yellow", "scale": 200}),
)


def main() -> None:
    """Draw and store them all."""
    pygame.font.init()
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, screen, size, changes in SHOTS:
        picture = replace(pictures()[screen], **changes)
        surface = pygame.Surface(size)
        scene = SceneLayout().lay(picture, size)
        painter.paint(surface, picture, scene, scene.scroll, False)
        pygame.image.save(surface, str(FOLDER / f"{name}.png"))


if __name__ == "__main__":
    main()
