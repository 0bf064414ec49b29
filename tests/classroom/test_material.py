"""What a teacher has prepared: lessons with their sentences, exercises that are made."""

from __future__ import annotations

from datetime import date
from pathlib import Path

import msgspec
import pytest

from braillespiel.application.open_class import Shelf
from braillespiel.classroom.orders import OrderError
from braillespiel.lessons import drills, library


def test_exercises_that_are_made_are_those_of_the_week(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path, lambda: date(2026, 11, 22))
    for kind in drills.KINDS:
        title, document = shelf.lesson(kind)
        assert (title, drills.read(document).week) == (kind, 47)
    with pytest.raises(OrderError):
        shelf.lesson("gossip")


def test_a_lesson_of_ones_own_travels_with_its_sentences(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "lessons"
    folder.mkdir()
    monkeypatch.setattr(library, "own_folder", lambda: folder)
    one = library.built_in()[0]
    lesson = msgspec.structs.replace(one.lesson, id="mine", words="mine", language="en")
    (folder / "mine.json").write_bytes(msgspec.json.encode(lesson))
    names = [name.replace(one.lesson.prefix, "mine", 1) for name in library.messages(one)]
    text = "".join(f"{name} = A sentence.\n" for name in names)
    (folder / "mine.en.ftl").write_text(text, encoding="utf-8")
    _, document = Shelf(tmp_path).lesson("mine")
    assert document["sentences"] == {"en": text}
    assert "sentences" not in Shelf(tmp_path).lesson(one.lesson.id)[1]
