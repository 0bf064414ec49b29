"""The official schema of PEF, as the programs of embossers' owners have it."""

from __future__ import annotations

import zipfile
from pathlib import Path

from lxml import etree

JAVA = Path("/usr/share/java")
_SCHEMA = "org/daisy/braille/pef/resource-files/pef-2008-1-full.rng"


def schema() -> etree.RelaxNG:
    """Return the schema."""
    with zipfile.ZipFile(JAVA / "brailleUtils-core.jar") as jar:
        return etree.RelaxNG(etree.fromstring(jar.read(_SCHEMA)))
