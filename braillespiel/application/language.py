"""Which language the system speaks."""

from __future__ import annotations

import locale
import os

from braillespiel import languages


def system_language() -> str:
    """Return the language that the system is set to, or English if we do not have it."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(name, "")
        if value:
            return languages.nearest([value]) or languages.FALLBACK
    code = locale.getlocale()[0] or languages.FALLBACK
    return languages.named_by_windows(code) or languages.nearest([code]) or languages.FALLBACK
