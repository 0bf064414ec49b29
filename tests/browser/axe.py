"""axe-core, which looks for faults of accessibility in a page: fetched once, checksum fixed here.

It lies in the folder of BRAILLESPIEL_AXE, else ``~/.cache/braillespiel/axe``.
https://github.com/dequelabs/axe-core (MPL-2.0); nothing of it is delivered.
"""

from __future__ import annotations

import base64
import hashlib
import io
import os
import shutil
import subprocess
import tarfile
import urllib.request
from pathlib import Path
from typing import Any

from filelock import FileLock

from tests.browser.chromium import Browser
from tests.support.patience import HANGS_S

VERSION = "4.14.1"
_SHA512 = "FHfa+lmNjQZfJz1q8wKqIDwC6DExcHt/pkjNQb09a3NPjCKg2rhu5qb2S4r76ASyFNNtuFooJpZe37OgudVGtQ=="
_TARBALL = f"https://registry.npmjs.org/axe-core/-/axe-core-{VERSION}.tgz"


def source() -> str:
    """Return the script that puts ``axe`` into a page.

    Raises:
        OSError: it cannot be had.
        ValueError: what came is not what the checksum names.
    """
    given = os.environ.get("BRAILLESPIEL_AXE")
    folder = Path(given) if given else Path.home() / ".cache" / "braillespiel" / "axe"
    folder.mkdir(parents=True, exist_ok=True)
    script = folder / f"axe-{VERSION}.min.js"
    with FileLock(folder / "lock"):
        if not script.exists():
            packed = _packed(folder)
            if base64.b64encode(hashlib.sha512(packed).digest()).decode() != _SHA512:
                raise ValueError(f"axe-core {VERSION} has another checksum than the one meant.")
            with tarfile.open(fileobj=io.BytesIO(packed)) as archive:
                found = archive.extractfile("package/axe.min.js")
                assert found is not None
                fresh = script.with_suffix(".new")
                fresh.write_bytes(found.read())
                fresh.rename(script)
    return script.read_text(encoding="utf-8")


def faults(browser: Browser, source: str, rules: tuple[str, ...] = ()) -> list[str]:
    """Return what axe finds wrong with the page, by these rules only, else by all of WCAG."""
    # What leaves is there for a moment only, so that a reader loses nothing under its cursor.
    gone = "return document.querySelector('[data-leaving]') === null"
    browser.until(lambda: browser.run(gone), "what leaves stays")
    if not browser.run("return 'axe' in window"):
        browser.run(source)
    options: dict[str, Any] = {"resultTypes": ["violations"]}
    if rules:
        options["runOnly"] = {"type": "rule", "values": list(rules)}
    else:
        options["rules"] = {"color-contrast-enhanced": {"enabled": True}}
        options["runOnly"] = {
            "type": "tag",
            "values": [
                "wcag2a", "wcag2aa", "wcag2aaa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice",
            ],
        }  # fmt: skip
    found = browser.driver.execute_async_script(
        "const done = arguments[1]; axe.run(document, arguments[0]).then("
        "r => done(r.violations.map(v => v.id + ': ' + v.nodes.slice(0, 3).map("
        "n => n.html.slice(0, 160) + ' ' + n.failureSummary).join(' | '))),"
        "e => done([String(e)]))",
        options,
    )
    return list(found)


def _packed(folder: Path) -> bytes:
    """Fetch the package: with npm, which knows where packages come from, else from its registry."""
    if npm := shutil.which("npm"):
        asked = [npm, "pack", "--silent", "--pack-destination", str(folder), f"axe-core@{VERSION}"]
        if subprocess.run(asked, capture_output=True, check=False, cwd=folder).returncode == 0:
            packed = folder / f"axe-core-{VERSION}.tgz"
            found = packed.read_bytes()
            packed.unlink()
            return found
    with urllib.request.urlopen(_TARBALL, timeout=HANGS_S) as answer:
        return bytes(answer.read())
