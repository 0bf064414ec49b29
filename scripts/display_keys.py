"""The names of the keys by display, from BRLTTY's key tables, and the page that lists them.

    python -m scripts.display_keys > docs/display-keys.md
    python -m scripts.display_keys --read /etc/brltty/Input

The second reads the key tables of an installed BRLTTY into the file beside the program.
"""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterator
from pathlib import Path

from braillespiel.output.braille.display_keys import FILE, tables

COMMANDS = ("FWINRT", "FWINLT", "LNDN", "LNUP", "TOP", "BOT", "HOME", "BACK")
"""BRLTTY's names for what the keys of a display do here, in the order of the page."""

DRIVERS = {
    "al": "Alva", "at": "Albatross", "bg": "B2G", "bm": "Baum", "bn": "BrailleNote",
    "cb": "CombiBraille", "ce": "Cebra", "cn": "Canute", "eu": "EuroBraille",
    "fa": "FrankAudiodata", "fs": "FreedomScientific", "hd": "Hedo", "hm": "HIMS",
    "ht": "HandyTech", "hw": "HumanWare", "ic": "Inceptor", "ir": "Iris", "md": "MDV",
    "mm": "BrailleMemo", "mt": "Metec", "np": "NinePoint", "pg": "Pegasus",
    "pm": "Papenmeier", "sk": "Seika", "ts": "TSI", "vo": "Voyager",
}  # fmt: skip
"""The names of drivers as BRLTTY tells them to programs, by their folder."""

_PAGE = """\
# The keys of displays, by name

BRLTTY binds the keys of each display to commands of its own; this table gives their names in the
key tables of BRLTTY 6.5 (LGPL-2.1-or-later). A combination has "+" between its keys: press them
together. Where BRLTTY tells which display it drives, sentences name the key of the column "bottom"
instead of "the bottom key". A blank place: BRLTTY has no key for it on this display. Nothing here
was tried on hardware.

Made by `python -m scripts.display_keys`; `--read` reads the tables of another BRLTTY.

| Display | BRLTTY's driver and model | pan on | pan back | down | up | top | bottom | home | back |
| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |
"""


class KeyTable:
    """A key table as far as it is needed: the keys of commands while nothing else is going on."""

    def __init__(self, path: Path) -> None:
        self.title = ""
        self.keys: dict[str, list[str]] = {}
        self._values: dict[str, str] = {}
        self._context = "default"
        self._read(path)

    def key(self, command: str) -> str:
        """Return the key of a command, the combination of fewest keys; "" if there is none."""
        return min(self.keys.get(command, ("",)), key=lambda keys: keys.count("+"))

    def _read(self, path: Path) -> None:
        holds = [True]
        for line in path.read_text("utf-8").splitlines():
            self._line(line.strip(), holds, path)

    def _line(self, line: str, holds: list[bool], path: Path) -> None:
        word, _, rest = line.partition(" ")
        word, rest = word.lower(), rest.strip()
        if word in ("ifvar", "ifnotvar", "ifkey", "ifnotkey", "ifplatform", "ifnotplatform"):
            name, _, rest = rest.partition(" ")
            known = name in self._values if "var" in word else "key" in word
            condition = known != ("not" in word)
            if rest.strip():
                if condition and all(holds):
                    self._line(rest.strip(), holds, path)
            else:
                holds.append(condition)
        elif word == "endif":
            holds.pop()
        elif word == "else":
            holds[-1] = not holds[-1]
        elif all(holds):
            self._do(word, self._filled(rest), path)

    def _do(self, word: str, rest: str, path: Path) -> None:
        name, _, value = rest.partition(" ")
        if word == "include":
            context = self._context
            self._read(path.parent / rest)
            self._context = context
        elif word == "title":
            self.title = rest
        elif word == "assign" or (word == "assigndefault" and name not in self._values):
            self._values[name] = value.strip()
        elif word == "context":
            self._context = name.lower()
        elif word == "bind" and self._context == "default":
            command = value.strip().partition(":")[0]  # another one follows if it is held
            keys = name.replace("!", "")
            self.keys.setdefault(command, []).append(keys)

    def _filled(self, text: str) -> str:
        filled = re.sub(r"\\\{(\w+)\}", lambda one: self._values.get(one[1], ""), text)
        return filled.replace("\\s", " ")


def read(folder: Path) -> str:
    """Return the file of the key tables that lie in ``folder``, one below for each driver."""
    lines = [
        "# Names of keys by display, from the key tables of BRLTTY 6.5 (LGPL-2.1-or-later).",
        "# Made by scripts/display_keys.py; the licence is in display_keys.licence.txt beside it.",
    ]
    for code, driver in sorted(DRIVERS.items(), key=lambda one: one[1]):
        found = sorted((folder / code).glob("*.ktb"))
        lines += ["", f"[{driver}]"] if found else []
        for path in found:
            table = KeyTable(path)
            keys = {command: table.key(command) for command in COMMANDS}
            facts = {"title": table.title, **{name: key for name, key in keys.items() if key}}
            told = ", ".join(f'{name} = "{value}"' for name, value in facts.items())
            lines.append(f"{path.stem} = {{ {told} }}")
    return "\n".join(lines) + "\n"


def rows() -> Iterator[str]:
    """Yield the rows of the page, one for each display."""
    for driver, models in tables().items():
        for model, facts in models.items():
            keys = " | ".join(facts.get(command, "") for command in COMMANDS)
            yield f"| {facts['title']} | {driver} {model} | {keys} |\n"


def page() -> str:
    """Return docs/display-keys.md."""
    return _PAGE + "".join(sorted(rows(), key=str.casefold))


def main() -> None:
    """Print the page, or read the key tables first."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--read", type=Path, metavar="FOLDER")
    folder = parser.parse_args().read
    if folder is None:
        print(page(), end="")
    else:
        FILE.write_text(read(folder), "utf-8")


if __name__ == "__main__":
    main()
