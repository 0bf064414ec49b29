"""What the system says about files, as keys of the catalogue "system": no foreign words inside."""

from __future__ import annotations

import errno
import os
from collections import Counter
from collections.abc import Callable

NAMES = (
    "EACCES", "EAGAIN", "EBADF", "EBUSY", "EDQUOT", "EEXIST", "EFBIG", "EIO", "EISDIR", "ELOOP",
    "EMFILE", "ENAMETOOLONG", "ENOENT", "ENOSPC", "ENOTDIR", "ENXIO", "EPERM", "EPIPE", "EROFS",
)  # fmt: skip
"""The errors that have a sentence of ours, by their names in ``errno``."""


def keys(text_of: Callable[[int], str] = os.strerror) -> dict[str, str]:
    """Return the keys by what the system says; ``text_of`` is its text for a number.

    A text that stands for several errors is left out: Windows has "Unknown error" for many.
    """
    texts = {name: text_of(getattr(errno, name)) for name in NAMES if hasattr(errno, name)}
    times = Counter(texts.values())
    return {text: f"system-{name.lower()}" for name, text in texts.items() if times[text] == 1}


_KEYS = keys()


def reason_key(text: str) -> str | None:
    """Return the key of the sentence for the system's own ``text``; None if there is none."""
    return _KEYS.get(text)
