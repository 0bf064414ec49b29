"""Which languages there are: a language is its files."""

from __future__ import annotations

from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent.parent


def catalogues(language: str) -> dict[str, Path]:
    """Return every catalogue of ours in a language, by its name ("client", "games/six" ...)."""
    found = {path.stem: path for path in sorted((_PACKAGE / "words" / language).glob("*.ftl"))}
    for path in sorted((_PACKAGE / "games").glob(f"*/words/{language}.ftl")):
        found[f"games/{path.parts[-3]}"] = path
    for path in sorted((_PACKAGE / "games").glob(f"*/lessons/{language}.ftl")):
        found[f"lessons/{path.parts[-3]}"] = path
    return found
