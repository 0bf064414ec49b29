"""What comes from others: locked with hashes, and listed with its licence."""

from __future__ import annotations

import importlib.util
import json
import os
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from tests.setup.conftest import ROOT


def script(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(name, ROOT / "scripts" / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def blocks(name: str) -> list[str]:
    """Return the entries of a lock, each with its hashes."""
    text = script("lock").parts((ROOT / "scripts" / "locked" / f"{name}.txt").read_text("utf-8"))[1]
    return re.split(r"\n(?=\S)", text.strip())


def test_the_locks_are_those_of_the_project() -> None:
    assert script("lock").complaints() == []


@pytest.mark.parametrize("name", ["play", "test"])
def test_every_locked_package_has_one_version_and_hashes_and_no_address(name: str) -> None:
    for block in blocks(name):
        first, *hashes = [line.strip().removesuffix("\\").strip() for line in block.splitlines()]
        assert re.fullmatch(r"[a-z0-9._-]+==[0-9][\w.+]*( ; .+)?", first), first
        assert hashes
        assert all(re.fullmatch(r"--hash=sha256:[0-9a-f]{64}", line) for line in hashes), first
        assert "://" not in block


def test_the_tests_run_with_what_the_game_runs_with() -> None:
    play, test = ({block.split()[0] for block in blocks(name)} for name in ("play", "test"))
    assert play < test


def test_the_locks_hold_for_every_python_that_the_project_names() -> None:
    lowest = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert lowest["requires-python"] == f">={script('lock').PYTHONS[0]}"
    for name in ("play", "test"):
        told, _ = script("lock").parts(
            (ROOT / "scripts" / "locked" / f"{name}.txt").read_text("utf-8")
        )
        assert told["python"].split() == list(script("lock").PYTHONS)


def test_the_page_of_third_party_parts_is_up_to_date() -> None:
    module = script("third_party")
    assert module.PAGE.read_text("utf-8") == module.page()


def test_a_package_without_a_known_licence_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    module = script("third_party")
    real = module.locked
    monkeypatch.setattr(module, "locked", lambda name: [*real(name), ("novel", "1.0", "")])
    with pytest.raises(module.IncompleteError, match="The licence of novel is missing"):
        module.page()


def test_every_licence_that_is_listed_is_needed() -> None:
    module = script("third_party")
    data = tomllib.loads((ROOT / "scripts" / "third-party.toml").read_text("utf-8"))
    names = {package for name in ("play", "test") for package, _, _ in module.locked(name)}
    unused = [
        pattern
        for pattern in data["licences"]
        if not any(name == pattern or name.startswith(pattern.rstrip("*")) for name in names)
    ]
    assert unused == []


def test_ci_checks_both() -> None:
    text = (ROOT / ".ci" / "run").read_text("utf-8")
    for name in ("lock", "third_party"):
        assert f"scripts/{name}.py --check" in text
        assert Path(ROOT / "scripts" / f"{name}.py").is_file()


def test_the_sbom_names_every_package_of_the_lock_with_version_and_licence() -> None:
    module = script("sbom")
    found = module.document()
    assert (found["bomFormat"], found["specVersion"], found["version"]) == ("CycloneDX", "1.6", 1)
    listed = {(one["name"], one["version"]) for one in found["components"]}
    assert listed == {(one, version) for one, version, _ in script("third_party").locked("play")}
    for one in found["components"]:
        assert one["type"] == "library"
        assert one["purl"] == one["bom-ref"] == f"pkg:pypi/{one['name']}@{one['version']}"
        (licence,) = one["licenses"]
        assert licence.get("expression") or licence["license"]["name"]
    own = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["version"]
    assert found["metadata"]["component"]["version"] == own
    (depends,) = found["dependencies"]
    references = [one["bom-ref"] for one in found["components"]]
    assert depends["dependsOn"] == references
    assert len(set(references)) == len(references)


def test_the_sbom_is_the_same_bytes_each_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    module = script("sbom")
    made = []
    for name in ("one", "two"):
        monkeypatch.setattr("sys.argv", ["sbom.py", "--out", str(tmp_path / name)])
        assert module.main() == 0
        made.append((tmp_path / name).read_bytes())
    assert made[0] == made[1]


def test_wheel_and_source_archive_built_twice_are_equal_byte_for_byte(tmp_path: Path) -> None:
    """Two copies of the tree, of other days and with other rights, give the same files."""
    listed = subprocess.run(
        ["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=True
    ).stdout.decode()
    made = []
    for name, mask, day in (("one", 0o022, 1_600_000_000), ("two", 0o077, 1_700_000_000)):
        tree, out = tmp_path / name / "tree", tmp_path / name / "out"
        for path in filter(None, listed.split("\0")):
            source, target = ROOT / path, tree / path
            if not source.is_file() or path.startswith(("tests/", "docs/pictures/")):
                continue
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(source, target)
            target.chmod((0o777 if os.access(source, os.X_OK) else 0o666) & ~mask)
            os.utime(target, (day, day))
        subprocess.run(
            [sys.executable, "-m", "hatchling", "build", "-d", str(out)],
            cwd=tree, check=True, capture_output=True,
            env={**os.environ, "SOURCE_DATE_EPOCH": "1700000000"},
        )  # fmt: skip
        made.append({path.name: path.read_bytes() for path in out.iterdir()})
    first, second = made
    assert sorted(Path(name).suffix for name in first) == [".gz", ".whl"]
    assert first == second


def told(*packages: dict[str, Any]) -> tuple[int, str]:
    """Return what pip-audit writes about packages, behind a warning."""
    return 1, "WARNING: slow\n" + json.dumps({"dependencies": packages, "fixes": []}) + "\n"


GOOD = {"name": "a", "version": "1", "vulns": []}
BAD = {"name": "b", "version": "2", "vulns": [{"id": "PYSEC-1"}]}
SKIPPED = {"name": "c", "skip_reason": "not found"}


@pytest.mark.parametrize(
    ("answers", "status", "record"),
    [
        ([(0, ""), told(GOOD)], 0, "No weakness is known of 1 packages."),
        ([(0, ""), told(GOOD, BAD)], 1, "b 2: PYSEC-1"),
        ([(0, ""), told(BAD, SKIPPED)], 1, "b 2: PYSEC-1\nnot run here for 1 of 2: c"),
        ([(0, ""), told(GOOD, SKIPPED)], 3, "not run here for 1 of 2: c"),
        ([(1, "no network\n")], 3, "not run here: pip-audit could not be installed. no network"),
        ([(0, ""), (1, "refused\n\n")], 3, "not run here: pip-audit got no answer. refused"),
        ([(0, ""), (0, "")], 3, "not run here: pip-audit got no answer. It said nothing."),
    ],
)
def test_an_audit_that_was_not_run_is_never_taken_for_a_good_one(
    answers: list[tuple[int, str]], status: int, record: str
) -> None:
    module = script("audit")
    left = iter(answers)
    assert module.audit("python", lambda command: next(left)) == (status, record)
