"""What comes from others: locked with hashes, and listed with its licence."""

from __future__ import annotations

import importlib.util
import re
import tomllib
from pathlib import Path
from types import ModuleType

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
