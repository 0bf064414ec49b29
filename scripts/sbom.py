"""Write the SBOM (CycloneDX 1.6, JSON) of what ./play installs, beside the wheel.

    python -m scripts.sbom --out FILE

It needs no network: names and versions come from scripts/locked/play.txt, licences from
scripts/third-party.toml. The same tree gives the same bytes.
https://cyclonedx.org/docs/1.6/json/
"""

from __future__ import annotations

import argparse
import json
import re
import sys
import tomllib
from pathlib import Path
from typing import Any

from scripts import third_party

_SPDX = re.compile(r"[A-Za-z0-9.+-]+( (OR|AND|WITH) [A-Za-z0-9.+-]+)*")


def licences(name: str) -> list[dict[str, Any]]:
    """Return a licence as CycloneDX has it: an SPDX expression, or a name that is none."""
    if _SPDX.fullmatch(name):
        return [{"expression": name}]
    return [{"license": {"name": name}}]


def component(package: str, version: str, platforms: str, licence: str) -> dict[str, Any]:
    """Return one package of the lock."""
    purl = f"pkg:pypi/{package}@{version}"
    found: dict[str, Any] = {
        "type": "library",
        "bom-ref": purl,
        "name": package,
        "version": version,
        "licenses": licences(licence),
        "purl": purl,
    }
    if platforms:
        found["properties"] = [{"name": "braillespiel:platforms", "value": platforms}]
    return found


def document() -> dict[str, Any]:
    """Return the whole SBOM. Raises third_party.IncompleteError if a licence is not known."""
    root = third_party.ROOT
    project = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))["project"]
    third = tomllib.loads((root / "scripts" / "third-party.toml").read_text("utf-8"))
    own = f"pkg:pypi/{project['name']}@{project['version']}"
    merged: dict[tuple[str, str], set[str]] = {}
    for package, version, platforms in third_party.locked("play"):
        merged.setdefault((package, version), set()).add(platforms)
    components = [
        component(
            package,
            version,
            "" if "" in platforms else ", ".join(sorted(platforms)),
            third_party.licence(third["licences"], package),
        )
        for (package, version), platforms in sorted(merged.items())
    ]
    return {
        "$schema": "http://cyclonedx.org/schema/bom-1.6.schema.json",
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "version": 1,
        "metadata": {
            "component": {
                "type": "application",
                "bom-ref": own,
                "name": project["name"],
                "version": project["version"],
                "licenses": licences("MIT"),
                "purl": own,
            }
        },
        "components": components,
        "dependencies": [{"ref": own, "dependsOn": [one["bom-ref"] for one in components]}],
    }


def main() -> int:
    """Write the file."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--out", required=True, type=Path, metavar="FILE", help="where to")
    given = parser.parse_args()
    try:
        text = json.dumps(document(), indent=1, ensure_ascii=False) + "\n"
    except third_party.IncompleteError as error:
        print(error, file=sys.stderr)
        return 1
    given.out.write_text(text, "utf-8", newline="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
