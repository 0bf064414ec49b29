"""How commands open a class: by path or name, and what they say when it does not open."""

from argparse import Namespace
from pathlib import Path

import pytest

from braillespiel.classroom import sealed
from braillespiel.classroom.archive import ClassFile
from braillespiel.commands import class_files, shared
from braillespiel.words.catalogue import Words

WORDS = Words("en", ("cli", "client", "store"))


@pytest.fixture(autouse=True)
def cheap(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sealed, "_COST", 2)


def test_a_class_is_opened_by_path_or_name(tmp_path: Path) -> None:
    file = ClassFile.at(tmp_path, "3b")
    for name in (str(file.path), "3b", "3b.class"):
        assert class_files.opened(name, tmp_path, "", WORDS).path == file.path


def test_the_password_is_the_first_line_of_a_file(tmp_path: Path) -> None:
    written = tmp_path / "password"
    written.write_text("häuptling\nsecond line\n", encoding="utf-8")
    secret = class_files.password(Namespace(password_file=str(written)), WORDS)
    assert secret == "häuptling"
    assert class_files.password(Namespace(password_file=None), WORDS) == ""
    class_files.begin(tmp_path, "3b", secret, WORDS)
    with pytest.raises(shared.CommandError) as caught:
        class_files.opened("3b", tmp_path, "", WORDS)
    assert str(caught.value).endswith(
        "3b.class has a password. With --password-file, name a file that has it in its first line."
    )


def test_a_class_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(shared.CommandError, match=r"^There is no file 4c\."):
        class_files.opened("4c", tmp_path, "", WORDS)


def test_a_folder_that_looks_synchronised_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    class_files.begin(tmp_path / "OneDrive - School", "3b", "", WORDS)
    assert capsys.readouterr().err == (
        "The class is in a folder that looks synchronised with other computers: OneDrive - School."
        " Files there leave this computer. Name another folder in BRAILLESPIEL_HOME.\n"
    )
    class_files.begin(tmp_path / "here", "3b", "", WORDS)
    assert capsys.readouterr().err == ""
