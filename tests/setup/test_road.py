"""What leads people into the code: its pages, and what editors, hooks and issue forms say."""

from __future__ import annotations

import re
from importlib.util import find_spec
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PAGES = sorted(path.name for path in (ROOT / "docs" / "api").glob("*.md"))


@pytest.mark.parametrize("page", PAGES)
def test_a_page_about_the_code_is_of_modules_that_are_there(page: str) -> None:
    text = (ROOT / "docs" / "api" / page).read_text(encoding="utf-8")
    modules = re.findall(r"^::: (\S+)$", text, re.MULTILINE)
    assert modules
    assert [name for name in modules if find_spec(name) is None] == []


def test_the_site_names_its_pages_and_leaves_none_of_them_out() -> None:
    named = re.findall(
        r"^  - .+: (\S+\.md)$", (ROOT / "mkdocs.yml").read_text("utf-8"), re.MULTILINE
    )
    assert [name for name in named if not (ROOT / "docs" / name).is_file()] == []
    assert {f"api/{page}" for page in PAGES} <= set(named)


def test_types_travel_with_the_package() -> None:
    assert (ROOT / "braillespiel" / "py.typed").is_file()


def test_hooks_check_what_all_checks_check() -> None:
    checks = (ROOT / ".ci" / "run").read_text(encoding="utf-8")
    hooks = (ROOT / ".pre-commit-config.yaml").read_text(encoding="utf-8")
    found = re.findall(r"^ +entry: python (-m .+|-c \"(?:.+)\")$", hooks, re.MULTILINE)
    assert len(found) == 4
    assert [each for each in found if each.strip('-c "') not in checks] == []


def test_no_form_guesses_at_an_address() -> None:
    forms = sorted((ROOT / ".github" / "ISSUE_TEMPLATE").iterdir())
    assert [path.name for path in forms if "://" in path.read_text(encoding="utf-8")] == []
    assert {path.name for path in forms} > {"config.yml"}
