"""Write the definition of a python3.dll that forwards to python311.dll; needs ``pefile``."""

from __future__ import annotations

import sys
from pathlib import Path

import pefile  # type: ignore[import-not-found]

library = pefile.PE(sys.argv[1], fast_load=True)
library.parse_data_directories([pefile.DIRECTORY_ENTRY["IMAGE_DIRECTORY_ENTRY_EXPORT"]])
names = [symbol.name.decode() for symbol in library.DIRECTORY_ENTRY_EXPORT.symbols if symbol.name]
lines = ["LIBRARY python3.dll", "EXPORTS", *(f"  {name}=python311.{name}" for name in names)]
Path(sys.argv[2]).write_text("\n".join(lines) + "\n", encoding="utf-8")
