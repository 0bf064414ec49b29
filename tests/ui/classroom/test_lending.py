"""Who helps whom, by consent; an assistant's device; what is seen of a pupil on another device."""

from __future__ import annotations

from pathlib import Path

from braillespiel.network.class_messages import Lend, Lending, Mirror, Shown, Whisper
from braillespiel.network.client import Status
from braillespiel.output.braille.display import KeyKind
from tests.ui.classroom.pupils import pupil, told
from tests.ui.classroom.test_pupil import press

LINE = Shown(
    said=("r seven, 1 of 7",), rows=("⠓⠀⠗⠶⠀⡛⢒",), text="h r7 [g3]", focus="green 3", measured=True
)


def test_help_needs_a_yes_and_the_answer_no_comes_first(tmp_path: Path) -> None:
    here, client = pupil(tmp_path)
    told(here)
    client.stands(lends=(Lending(4, "Cem", helps=False),))
    assert told(here) == [
        "Cem would like to help you and would see what you read and hear at this table. "
        "Control A answers."
    ]
    assert here.press("Ctrl+A") == [
        "May Cem help you and see what you read and hear, at this table only? No, 1 of 2"
    ]
    assert here.cells == "⠍⠁⠽⠀⠠⠉⠑⠍⠀⠓⠑⠇⠏⠀⠁⠝⠙⠀⠎⠑⠑⠀⠽⠕⠥⠗⠀⠇⠊⠝⠑⠦⠀⠠⠝⠕"
    assert here.press("Enter") == ["Not now. Cem does not see your line."]
    client.stands(lends=())
    assert told(here)[1:] == []
    client.stands(lends=(Lending(4, "Cem", helps=False),))
    here.press("Ctrl+A", "Down")
    assert here.press("Enter") == ["Cem helps you now. You can end it in the class menu."]
    client.stands(lends=(Lending(4, "Cem", helps=False, agreed=True),), shows=True)
    assert told(here)[1:] == []
    assert here.press("Ctrl+E")[0].split(". ")[3] == "This is also seen by: Cem"
    here.press("Ctrl+O", "Down")
    assert here.press("Enter") == ["Cem: help ended"]
    assert client.told_of(Lend) == [
        Lend("decline", 4),
        Lend("accept", 4),
        Lend("end", 4),
    ]


def test_who_offers_help_hears_the_answer_and_reads_the_others_line(tmp_path: Path) -> None:
    here, client = pupil(tmp_path)
    client.stands(classmates={"6": "Lea"})
    here.press("Ctrl+O")
    assert here.press("Down") == ["Offer Lea your help, 2 of 3"]
    assert here.press("Enter") == ["Asked Lea"]
    client.stands(lends=(Lending(6, "Lea", helps=True),))
    told(here)
    client.stands(lends=(Lending(6, "Lea", helps=True, agreed=True),))
    assert told(here) == ["Lea says yes. The class menu shows what Lea reads and hears."]
    here.press("Ctrl+O", "Down")
    assert here.press("Enter") == ["Lea's line. Nothing has come from Lea yet, 1 of 3"]
    client.tell(Mirror("Lea", LINE))
    assert told(here)[1:] == []
    assert here.cells == "⠓⠀⠗⠶⠀⡛⢒"
    assert here.press("Down") == ["Cells: ⠓⠀⠗⠶⠀⡛⢒, 2 of 6"]
    assert here.press("Down") == ["Focus: green 3, 3 of 6"]
    assert here.press("End") == ["r seven, 1 of 7, 6 of 6"]
    client.tell(Mirror("Lea", Shown(private=True)))
    told(here)
    assert here.press("Home") == ["Lea is in a menu or in the chat, which is not shown, 1 of 4"]
    client.stands(lends=())
    assert told(here)[1:] == ["The help with Lea has ended."]
    assert here.press("F3") == ["Lea's line. You no longer see Lea's line, 1 of 3"]


def test_an_offer_may_be_declined_or_withdrawn(tmp_path: Path) -> None:
    here, client = pupil(tmp_path, "de")
    told(here)
    client.stands(lends=(Lending(6, "Lea", helps=True), Lending(4, "Cem", helps=False)))
    told(here)
    client.stands(lends=())
    assert told(here) == [
        "Lea möchte gerade ohne Hilfe spielen.",
        "Cem bietet keine Hilfe mehr an.",
    ]


def test_an_assistants_device_opens_the_line_by_itself_and_may_say_something(
    tmp_path: Path,
) -> None:
    here, client = pupil(tmp_path, "de")
    told(here)
    client.stands(assists="Lea")
    assert told(here) == ["Zeile von Lea. Von Lea ist noch nichts gekommen, 1 von 3"]
    client.tell(Mirror("Lea", LINE))
    told(here)
    assert here.press("F3") == ["Zeile von Lea. h r7 [g3], 1 von 6"]
    assert here.press("Tab") == ["Genau das liegt auf der Braillezeile."]
    here.press("Down", "Down", "Down", "Enter", "G", "U", "T")
    assert here.press("Enter") == ["Abgeschickt"]
    assert client.told_of(Whisper) == [Whisper("gut")]
    here.press("Down")
    assert here.press("Right") == ["an"]
    client.tell(Mirror("Lea", Shown(said=("grün 4",), rows=LINE.rows)))
    assert told(here)[1:] == ["grün 4"]


def test_who_sees_the_line_is_heard_and_felt_each_time_and_one_key_ends_it(tmp_path: Path) -> None:
    here, client = pupil(tmp_path)
    told(here)
    eva = Lending(4, "Eva", helps=False, agreed=True)
    for _ in range(2):
        client.stands(lends=(eva,), shows=True)
        assert told(here) == ["Eva sees what you read and hear from now on. Control X ends that."]
        felt = [here.cells]
        while felt[-1] not in felt[:-1]:  # until what was unread has been felt
            press(here, KeyKind.PAN_RIGHT)
            felt.append(here.cells)
        assert any("⠠⠑⠧⠁⠀⠎⠑⠑⠎" in each for each in felt)
        assert here.press("Ctrl+X") == ["Eva sees your line no longer. Your teacher is told."]
        assert client.told_of(Lend) == [Lend("end", 4)]
        client.stands(lends=(), shows=False)
        assert told(here)[1:] == []
    assert here.press("Ctrl+X") == ["Only your teacher can see your line."]


def test_while_the_connection_is_lost_an_end_is_told_later_and_a_yes_is_not_taken(
    tmp_path: Path,
) -> None:
    here, client = pupil(tmp_path)
    seen = tuple(
        Lending(number, name, helps=False, agreed=True) for number, name in ((4, "Cem"), (5, "Eva"))
    )
    client.stands(lends=(*seen, Lending(6, "Lea", helps=False)))
    told(here)
    client.status = Status.LOST
    here.press("Ctrl+A", "Down")
    assert here.press("Enter") == ["No connection now. Nothing was done."]
    assert here.press("Ctrl+X") == [
        "Cem; Eva see your line no longer. Your teacher is told. "
        "The class is told once the connection is back."
    ]
    assert client.told_of(Lend) == []
    assert here.cells == "⠠⠉⠑⠍⠀⠠⠑⠧⠁⠀⠝⠕⠀⠇⠕⠝⠛⠑⠗⠀⠇⠁⠞⠑⠗"
