"""Exercises that a class gives: they open, adapt to what was missed, and their end is told."""

from __future__ import annotations

from pathlib import Path

import msgspec

from braillespiel.lessons import library
from braillespiel.network.class_messages import Exercise, Finished
from braillespiel.output.braille.display import KeyKind
from braillespiel.ui.classroom.exercise import DrillScreen
from tests.support.player import Player
from tests.ui.classroom.pupils import Pupil, pupil, told


def given(home: Path, kind: str, language: str = "en", **fields: object) -> tuple[Player, Pupil]:
    """Return Anna with an exercise of this kind in front of her."""
    here, client = pupil(home, language)
    here.press("Ctrl+L", "Ctrl")
    told(here)
    client.tell(Exercise(7, {"exercise": kind, "seed": 3, "tasks": 3, **fields}))
    here.settle()
    return here, client


def press(here: Player, kind: KeyKind, cell: int = 0) -> list[str]:
    """Press a key of the display, a second later."""
    here.clock.ms += 1000
    here.ear.said.clear()
    here.display.press(kind, cell=cell)
    here.settle()
    return here.ear.said


def right(here: Player) -> int:
    """Return which answer is right."""
    screen = here.ui.screen
    assert isinstance(screen, DrillScreen)
    assert screen._task is not None
    return screen._task.right


def test_notation_is_read_from_the_line_and_what_was_missed_comes_again(tmp_path: Path) -> None:
    here, client = given(tmp_path, "notation")
    assert told(here) == [
        "An exercise from your teacher.",
        "Exercise: card notation. Which card is on the line? 7 Parents, 1 of 4",
    ]
    press(here, KeyKind.PAN_RIGHT)
    assert here.press("Down") == ["5 Lending, 2 of 4"]
    assert here.cells == "⠉⠇⠀⠤⠀⣼⣑⣀⣠⣇⣑⣝⣙⣊⣝⣛"  # c3 in international notation, the answer
    assert here.press("Enter") == [
        "That was 3 Lending. Which card is on the line? 2 Parents, 1 of 4"
    ]
    assert here.cells == "⠞⠓⠁⠞⠀⠺⠁⠎⠀⠉⠇"
    here.press(*["Down"] * right(here))
    assert here.press("Enter")[0].startswith("Right. Which card is on the line?")
    here.press(*["Down"] * right(here), "Enter")
    here.press(*["Down"] * right(here))
    assert here.cells.startswith("⠉⠇⠀⠤⠀")  # the one that was missed, after two others
    assert client.told_of(Finished) == []
    assert here.press("Enter") == ["Right. Done: 2 of 3 were right straight away. Enter goes back."]
    assert client.told_of(Finished) == [Finished(7, 2, 1)]
    assert here.press("Enter")[0].startswith("Class 7b.")
    assert client.told_of(Finished) == []


def test_a_card_is_found_by_its_routing_key(tmp_path: Path) -> None:
    here, client = given(tmp_path, "find-card", "de")
    assert told(here)[1] == (
        "Übung: die Karte finden. Finde in der Reihe: 3 Ausleihe. Drück die Routingtaste darüber, "
        "oder geh hin und drück die Eingabetaste. 1 Ausleihe, 1 von 6"
    )
    here.press("Right")
    cells = here.cells
    assert cells == "⠒⠀⠁⠥⠎⠇⠑⠊⠓⠑⠒⠀⠁⠂⠀⣅⣆⠀⠑⠆⠀⠁⠢⠀⠑⠶⠀⠁⠒"
    assert press(here, KeyKind.ROUTE, cells.rindex("⠁⠒"))[0].startswith("Richtig. Finde in der")
    assert press(here, KeyKind.ROUTE, 0)[-1] == "Nichts an dieser Stelle"
    assert client.told_of(Finished) == []


def test_a_row_is_read_by_its_numbers(tmp_path: Path) -> None:
    here, _ = given(tmp_path, "read-row")
    assert told(here)[1] == (
        "Exercise: read the row. Which card is number 6 in the row? 2 Parents, 1 of 4"
    )
    here.press("Down")
    assert here.cells == "⠁⠇⠀⠃⠅⠀⠃⠏⠀⠑⠇⠀⠛⠏⠀⠉⠇⠀⠼⠋⠹⠀⠤⠀⣼⣃⣀⣠⣅⣊⣙⣎"


def test_without_a_display_the_signs_are_spelled(tmp_path: Path) -> None:
    here, client = pupil(tmp_path)
    here.app.devices.brailles = lambda: False  # type: ignore[method-assign]
    told(here)
    for kind in ("notation", "contractions"):
        words = ("station", "discard", "singing", "charm") if kind == "contractions" else ()
        client.tell(Exercise(7, {"exercise": kind, "seed": 3, "words": words}))
        here.settle()
    said = told(here)
    assert said[1] == ("Exercise: card notation. Which card is on the line? l 3. 7 Parents, 1 of 4")
    assert said[3] == (
        "Exercise: contractions of the week. Which word is on the line? dots 1 6; dots 3 4 5; "
        "dots 1 3 4. station, 1 of 4"
    )


NO_DISPLAY = "This exercise needs a Braille display that is connected to braillespiel."


def test_an_exercise_that_cannot_be_done_here_makes_way_for_the_next_one(tmp_path: Path) -> None:
    here, client = pupil(tmp_path)
    here.app.devices.brailles = lambda: False  # type: ignore[method-assign]
    told(here)
    before = here.ui.screen
    client.tell(Exercise(7, {"exercise": "display-keys", "seed": 3, "words": ()}))
    here.settle()
    assert told(here) == [NO_DISPLAY]
    assert here.ui.screen is before
    assert client.told_of(Finished) == [Finished(7, 0, 0)]
    lesson = msgspec.to_builtins(library.built_in()[0].lesson)
    client.tell(Exercise(8, {**lesson, "language": "eo"}))
    client.tell(Exercise(9, {"exercise": "nothing"}))
    here.settle()
    assert len(told(here)) == 2
    assert client.told_of(Finished) == [Finished(8, 0, 0), Finished(9, 0, 0)]


def test_a_display_that_goes_in_the_middle_of_its_exercise_blocks_nothing(tmp_path: Path) -> None:
    here, client = given(tmp_path, "display-keys")
    here.app.devices.brailles = lambda: False  # type: ignore[method-assign]
    assert here.press("Enter") == [NO_DISPLAY]
    assert client.told_of(Finished) == []
    here.press("Escape")
    assert client.told_of(Finished) == [Finished(7, 0, 0)]


def test_keys_of_the_display_are_pressed(tmp_path: Path) -> None:
    here, client = given(tmp_path, "display-keys")
    assert told(here)[1] == "Exercise: keys of the display. Press: display forward"
    press(here, KeyKind.PAN_RIGHT)
    assert press(here, KeyKind.TOP) == [
        "That was display to the top. Press: the display's back key"
    ]
    press(here, KeyKind.BACK)
    assert press(here, KeyKind.HOME) == [
        "Right. Done: 2 of 3 were right straight away. The routing key goes back."
    ]
    assert client.told_of(Finished) == [Finished(7, 2, 1)]


def test_contractions_are_those_of_the_readers_table_and_answers_are_written_out(
    tmp_path: Path,
) -> None:
    here, client = pupil(tmp_path, "de", **{"braille-table": "de-g2"})
    here.press("Ctrl+L", "Ctrl")
    words = ("schule", "tisch", "karte", "haus", "der", "und", "nicht", "spiel")
    client.tell(Exercise(2, {"exercise": "contractions", "seed": 5, "week": 1, "words": words}))
    here.settle()
    told(here)
    here.press("Down", "Up")
    shown, answer = here.cells.split("⠀⠤⠀")
    plain = "".join(chr(ord(cell) & ~0xC0) for cell in answer)
    task = here.ui.screen._task  # type: ignore[attr-defined]
    from braillespiel.output.braille import louis

    assert shown == louis.translate(task.wanted.full, "de-g2").cells
    assert plain == louis.translate(task.choices[0].full, "de-g0").cells


def test_a_built_in_lesson_is_played_and_nothing_of_it_is_kept(tmp_path: Path) -> None:
    here, client = pupil(tmp_path)
    one = next(each for each in library.built_in() if each.lesson.game == "logomachy")
    told(here)
    client.tell(Exercise(3, msgspec.to_builtins(one.lesson)))
    here.settle()
    from braillespiel.ui.lessons import progress

    screen = here.table
    title = one.words("en").phrase(f"{one.lesson.prefix}-title").full
    assert told(here)[1].startswith(title)
    course = screen.course  # type: ignore[attr-defined]
    missed = 0
    while course.step is not None:
        step, index = course.step, course.index
        here.settle()
        if step.answers and not missed:
            missed += 1
            legal = [str(a) for a in course.match.state.legal_actions(0)]
            wrong = next(a for a in legal if a not in {each.action for each in step.answers})
            screen.act(course.match.parse(0, wrong))
            assert course.index == index
        if step.answers:
            screen.act(course.match.parse(0, step.answers[0].action))
        else:
            screen._ran(step.command, False)  # type: ignore[attr-defined]
        here.settle()
    steps = len(one.lesson.steps)
    assert client.told_of(Finished) == [Finished(3, steps - 1, 1)]
    assert progress.taken(here.ui.settings, one) == []
    assert not progress.is_done(here.ui.settings, one)
    assert here.press("Escape")[0].startswith("Class 7b.")
    here.press("Ctrl+O", "T")
    assert here.press("Enter")[-1].startswith(title)


def test_a_lesson_without_sentences_is_refused_and_one_with_its_own_opens(tmp_path: Path) -> None:
    here, client = pupil(tmp_path)
    one = next(each for each in library.built_in() if each.lesson.game == "logomachy")
    told(here)
    document = {**msgspec.to_builtins(one.lesson), "id": "mine", "words": ""}
    client.tell(Exercise(3, document))
    assert told(here) == [
        "Your teacher's lesson has no sentences here, so it cannot be opened. Tell your teacher."
    ]
    names = [name.replace(one.lesson.prefix, "mine", 1) for name in library.messages(one)]
    text = "\n".join(f"{name} = Sentence of {name}." for name in names)
    client.tell(Exercise(4, {**document, "sentences": {"en": text}}))
    assert told(here)[1].startswith("Sentence of mine-title.")
    client.tell(Exercise(5, {"exercise": "gossip"}), Exercise(6, {"steps": 3}))
    here.settle()
    assert len(told(here)) == 2
    assert here.errors == []


def test_an_exercise_that_is_left_goes_on_where_it_was(tmp_path: Path) -> None:
    here, client = given(tmp_path, "notation")
    here.press(*["Down"] * right(here), "Enter")
    screen = here.ui.screen
    asked = here.press("Up")
    assert here.press("Escape")[0].startswith(
        "You left the exercise. It goes on in the menu Class. Class 7b."
    )
    assert here.cells.startswith("⠇⠑⠋⠞⠂⠀⠛⠕⠑⠎⠀⠕⠝")
    assert client.told_of(Finished) == []
    here.press("Ctrl+O")
    again = next(
        n
        for n, one in enumerate(here.ui.screen.entries)
        if one.key == "exercise"  # type: ignore[attr-defined]
    )
    here.press("Home", *["Down"] * again, "Enter")
    here.settle()
    assert here.ui.screen is screen
    here.press("Down")
    assert here.press("Up") == asked
