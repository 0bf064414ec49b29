"""How long a kit takes: all files of each of the five games, in German.

Run ``python benchmarks/kit.py`` from the top of the checkout.
"""

from __future__ import annotations

import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from braillespiel.games import registry
from braillespiel.kit import owned
from braillespiel.kit.make import Maker


def run() -> None:
    """Print the seconds that each kit takes, its files and their bytes."""
    for game in registry.own():
        with tempfile.TemporaryDirectory() as folder:
            start = time.perf_counter()
            made = Maker(owned.load(game), "de").make(Path(folder))
            seconds = time.perf_counter() - start
            files = made.written.files
            size = sum(path.stat().st_size for path in files)
            print(f"{game}: {seconds:.2f} s, {len(files)} files, {size / 1e6:.1f} MB")


if __name__ == "__main__":
    run()
