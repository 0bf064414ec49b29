"""Draw the pictures of docs/browser.md: python -m scripts.browser_pictures

Needs Chromium and its driver. The tables are those of the tests, in German.
"""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pygame

from braillespiel.web import messages as w
from tests.browser import chromium
from tests.browser.fake import FakeServer
from tests.browser.shown import Shown, picture

FOLDER = Path(__file__).resolve().parents[1] / "docs" / "pictures" / "browser"
SHOTS: tuple[tuple[str, str, str, tuple[int, int], dict[str, Any]], ...] = (
    ("ludoteca-light", "ludoteca, hand", "keys", (1100, 800), {"theme": "light"}),
    ("hexaducto-phone", "hexaducto, own table", "touch", (390, 800), {}),
    ("cubus-dark", "cubus, own table", "keys", (1100, 800), {}),
    ("settings", "settings 2", "keys", (1100, 800), {"theme": "safe"}),
)


def main() -> None:
    """Draw and store them all."""
    with TemporaryDirectory() as folder:
        browser, fake = chromium.start(Path(folder)), FakeServer()
        try:
            shown = Shown(browser, fake)
            for name, one, dress, size, changes in SHOTS:
                browser.size(*size)
                table = replace(picture(one), **changes)
                shown.load(table, dress)
                fake.tell(w.Said("Louis wirft 8 Eltern ab."), w.Said("Du bist dran."))
                shown.show(table, True)
                if dress == "touch":
                    browser.run("document.querySelector('h1').scrollIntoView()")
                path = FOLDER / f"{name}.png"
                browser.picture(path)
                pygame.image.save(pygame.image.load(path), path)
        finally:
            fake.close()
            browser.close()


if __name__ == "__main__":
    main()
