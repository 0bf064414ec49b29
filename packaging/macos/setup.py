"""Make braillespiel.app with py2app: ``python packaging/macos/setup.py py2app``. Not yet run.

Run on macOS in the folder of the project, in an environment with the packages of
scripts/locked/play.txt, py2app, the project's wheels and that of packaging/liblouis.
"""

from __future__ import annotations

import tomllib
from pathlib import Path

from setuptools import setup

ROOT = Path(__file__).resolve().parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
WHOLE = [
    *("braillespiel", "braillespiel_words_de", "braillespiel_words_fr", "braillespiel_liblouis"),
    *("accessible_output2", "accesskit", "espeakng_loader", "font_source_sans_pro", "fluent"),
    *("prism", "pygame", "pyphen", "pyttsx3", "reportlab"),
    *("cryptography", "spake2", "websockets", "zeroconf"),
]
"""Packages that read files of their own, or are loaded by name: they stay folders, not a zip."""
LANGUAGES = sorted(path.parent.name for path in ROOT.glob("braillespiel/words/*/client.ftl"))

setup(
    name="braillespiel",
    version=PROJECT["version"],
    app=[str(ROOT / "braillespiel" / "__main__.py")],
    options={
        "py2app": {
            "packages": WHOLE,
            "plist": {
                "CFBundleIdentifier": "io.github.braillespiel.braillespiel",
                "CFBundleName": "braillespiel",
                "CFBundleShortVersionString": PROJECT["version"],
                "CFBundleDevelopmentRegion": "en",
                "CFBundleLocalizations": LANGUAGES,
                "LSMinimumSystemVersion": "11.0",
                "NSHighResolutionCapable": True,
            },
        }
    },
)
