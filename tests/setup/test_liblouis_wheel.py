"""packaging/liblouis packs what is there into a wheel that the client finds."""

from __future__ import annotations

import importlib.util
import json
import os
import subprocess
import sys
import zipfile
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parents[2]
TABLES = Path("/usr/share/liblouis/tables")
LICENCE = Path("/usr/share/common-licenses/LGPL-2.1")


@pytest.fixture(scope="module")
def pack() -> ModuleType:
    spec = importlib.util.spec_from_file_location("pack", ROOT / "packaging/liblouis/pack.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture(scope="module")
def library() -> Path:
    return next(Path("/usr/lib").glob("*/liblouis.so.20")).resolve()


PROGRAM = """
import json
from braillespiel.output.braille import louis
texts = ["Rote 7", "Größe, Maß und 12 Würfel", "The quick brown fox is 3 years old"]
cells = {info.id: [louis.translate(text, info.id).cells for text in texts]
         for info in louis.tables()}
print(json.dumps([louis.origin(), cells, louis.display_encode("⠁⠃", "brf-de")]))
"""


def translations(*folders: Path) -> list[object]:
    ran = subprocess.run(
        [sys.executable, "-P", "-c", PROGRAM],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(map(str, (*folders, ROOT)))},
        capture_output=True,
        text=True,
        check=True,
    )
    found: list[object] = json.loads(ran.stdout)
    return found


def test_the_wheel_translates_as_the_library_in_it_does(
    pack: ModuleType, library: Path, tmp_path: Path
) -> None:
    made = pack.pack(library, TABLES, LICENCE, "3.24.0", "linux_x86_64", tmp_path)
    assert made.name == "braillespiel_liblouis-3.24.0-py3-none-linux_x86_64.whl"
    with zipfile.ZipFile(made) as wheel:
        assert wheel.testzip() is None
        wheel.extractall(tmp_path / "site")
    assert translations(tmp_path / "site") == ["package", *translations()[1:]]


def test_the_same_parts_make_the_same_wheel(
    pack: ModuleType, library: Path, tmp_path: Path
) -> None:
    wheels = [
        pack.pack(library, TABLES, LICENCE, "3.24.0", "linux_x86_64", tmp_path / name)
        for name in ("one", "two")
    ]
    assert wheels[0].read_bytes() == wheels[1].read_bytes()


def test_pip_takes_the_wheel_and_it_carries_its_licence(
    pack: ModuleType, library: Path, tmp_path: Path
) -> None:
    made = pack.pack(library, TABLES, LICENCE, "3.24.0", "linux_x86_64", tmp_path)
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "install", "--quiet"]
    target = tmp_path / "site"
    subprocess.run([*pip, "--no-index", "--target", str(target), str(made)], check=True)
    licences = target / "braillespiel_liblouis-3.24.0.dist-info" / "licenses"
    assert "GNU LESSER GENERAL PUBLIC LICENSE" in (licences / "LICENSE").read_text("utf-8")
    assert "You may replace the library" in (licences / "NOTICE").read_text("utf-8")


def test_a_library_for_another_system_is_refused(
    pack: ModuleType, library: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    given = ["--library", str(library), "--tables", str(TABLES), "--licence", str(LICENCE)]
    given += ["--version", "3.24.0", "--out", str(tmp_path), "--platform"]
    assert pack.main([*given, "win_amd64"]) == 1
    assert capsys.readouterr().err == f"{library} is no library for win_amd64.\n"
    assert pack.main([*given, "windows"]) == 1
    assert capsys.readouterr().err == ("windows is no platform of a wheel, such as win_amd64.\n")
    assert pack.main([*given, "linux_x86_64", "--sha256", "0" * 64]) == 1
    assert "has the checksum" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


def test_a_folder_without_the_tables_is_told(
    pack: ModuleType, library: Path, tmp_path: Path
) -> None:
    with pytest.raises(pack.PackError, match="has no table"):
        pack.pack(library, tmp_path, LICENCE, "3.24.0", "linux_x86_64", tmp_path)
