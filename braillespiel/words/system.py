"""What the system says about files, as keys of the catalogue "system": no foreign words inside."""

from __future__ import annotations

import errno
import os

NAMES = (
    "EACCES", "EBUSY", "EDQUOT", "EEXIST", "EFBIG", "EIO", "EISDIR", "ELOOP", "EMFILE",
    "ENAMETOOLONG", "ENOENT", "ENOSPC", "ENOTDIR", "EPERM", "EROFS",
)  # fmt: skip
"""The errors that have a sentence of ours, by their names in ``errno``."""

_KEYS = {
    os.strerror(getattr(errno, name)): f"system-{name.lower()}"
    for name in NAMES
    if hasattr(errno, name)
}


def reason_key(text: str) -> str | None:
    """Return the key of the sentence for the system's own ``text``; None where there is none."""
    return _KEYS.get(text)
