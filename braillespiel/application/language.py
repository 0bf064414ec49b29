"""Which language the system speaks."""

from __future__ import annotations

import locale
import os

from braillespiel.words.catalogue import LANGUAGES


def system_language() -> str:
    """Return the language that the system is set to, or English if we do not have it."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(name, "")
        if value:
            return value[:2] if value[:2] in LANGUAGES else "en"
    code = (locale.getlocale()[0] or "en")[:2].lower()
    code = {"ge": "de"}.get(code, code)
    return code if code in LANGUAGES else "en"
