"""The workflows name what there is: files, commands, options, jobs, artifacts, releases."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / ".github" / "workflows"
NAMES = ("linux.yml", "macos.yml", "readers.yml", "release.yml", "windows.yml")


def text(name: str) -> str:
    return (FOLDER / name).read_text(encoding="utf-8")


def runs(name: str) -> list[str]:
    """Return what each step runs, in one line or a block."""
    found = re.findall(r"^( *)(?:- )?run: (\|\n(?:\1 .*\n|\n)+|.+)", text(name), re.MULTILINE)
    return [block.removeprefix("|\n") for _, block in found]


def test_there_are_these_workflows() -> None:
    assert sorted(path.name for path in FOLDER.iterdir()) == sorted(NAMES)


@pytest.mark.parametrize("name", NAMES)
def test_every_file_that_a_step_names_is_there(name: str) -> None:
    named = [
        path
        for block in runs(name)
        for path in re.findall(
            r"(?<![\w/$:.-])(?:\./)?((?:packaging|scripts)/[\w./-]+|(?<=\./)test\b)", block
        )
    ]
    assert [path for path in named if not (ROOT / path).exists()] == []
    assert named or name == "release.yml"


@pytest.mark.parametrize("name", NAMES)
def test_every_job_that_is_waited_for_is_there(name: str) -> None:
    jobs = set(re.findall(r"^  (\w+):$", text(name).partition("\njobs:\n")[2], re.MULTILINE))
    waited = re.findall(r"^    needs: \[?([\w, ]+)\]?$", text(name), re.MULTILINE)
    assert {job.strip() for line in waited for job in line.split(",")} <= jobs
    called = re.findall(r"uses: \./\.github/workflows/(\S+)", text(name))
    assert all("\n  workflow_call:" in text(other) for other in called)


@pytest.mark.parametrize("name", ["macos.yml", "windows.yml"])
def test_what_a_job_fetches_another_one_has_put_there(name: str) -> None:
    actions = re.findall(
        r"uses: actions/(up|down)load-artifact@v4\n +with:\n +name: (\w+)", text(name)
    )
    put = {artifact for kind, artifact in actions if kind == "up"}
    assert {artifact for kind, artifact in actions if kind == "down"} == put


def test_a_release_has_what_the_systems_made() -> None:
    release = text("release.yml")
    inputs = re.search(r"windows\.yml\n    with:\n((?:      .+\n)+)", release)
    assert inputs is not None
    given = set(re.findall(r"^ +(\w+):", inputs[1], re.MULTILINE))
    call = text("windows.yml").partition("workflow_call:")[2].partition("workflow_dispatch:")[0]
    assert given == set(re.findall(r"^      (\w+):$", call, re.MULTILINE))
    attached = text("windows.yml") + text("macos.yml")
    for kind in ("*-setup.exe", "*-portable.zip", "*.sha256", "*.whl", "braillespiel-macos.zip"):
        assert re.search(rf"^ +(dist|build/wheels)/{re.escape(kind)}$", attached, re.MULTILINE), (
            kind
        )


@pytest.mark.parametrize(
    ("program", "workflow"),
    [
        ("packaging/windows/build.py", "windows.yml"),
        ("packaging/liblouis/pack.py", "windows.yml"),
        ("packaging/liblouis/pack.py", "macos.yml"),
    ],
)
def test_the_options_of_our_programs_are_theirs(program: str, workflow: str) -> None:
    joined = text(workflow).replace("\\\n", " ")
    (call,) = re.findall(rf"python {re.escape(program)} (.+)", joined)
    declared = re.findall(r'"(--[\w-]+)"', (ROOT / program).read_text(encoding="utf-8"))
    used = re.findall(r"--[\w-]+", call)
    assert len(used) >= 3
    assert set(used) <= set(declared)
    needed = re.findall(
        r'"(--[\w-]+)"[^)]*required=True', (ROOT / program).read_text(encoding="utf-8")
    )
    assert set(needed) <= set(used)


@pytest.mark.parametrize("name", ["linux.yml", "macos.yml", "readers.yml", "release.yml"])
def test_what_bash_runs_is_bash(name: str) -> None:
    for block in runs(name):
        plain = re.sub(r"\$\{\{.+?\}\}", "value", block)
        done = subprocess.run(
            ["bash", "-n"], input=plain, capture_output=True, text=True, check=False
        )
        assert (done.returncode, done.stderr) == (0, ""), block


def test_what_pwsh_runs_closes_what_it_opens() -> None:
    pairs = {"(": ")", "{": "}", "[": "]"}
    for block in runs("windows.yml"):
        open_ones: list[str] = []
        for sign in re.sub(r"\"[^\"]*\"|'[^']*'", "", block):
            if sign in pairs:
                open_ones.append(pairs[sign])
            elif sign in pairs.values():
                assert open_ones.pop() == sign, block
        assert open_ones == [], block


def test_what_readers_listen_for_on_the_page_is_worded_there() -> None:
    script = (ROOT / "packaging" / "readers" / "heard-page.mjs").read_text("utf-8")
    words = (ROOT / "braillespiel" / "words" / "en" / "page.ftl").read_text("utf-8")
    wanted = re.findall(r'^  \["key", "\w+", "([^"]+)"\],$', script, re.MULTILINE)
    assert len(wanted) == 5
    assert [line for line in wanted if f"= {line}" not in words] == []
    used = re.findall(r'"(--[\w-]+)"', script)
    serve = (ROOT / "braillespiel" / "commands" / "serve.py").read_text("utf-8")
    assert [name for name in used if name != "--lang" and f'"{name}"' not in serve] == []
    assert "(untried)" in text("readers.yml").splitlines()[1]
