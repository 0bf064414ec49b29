"""The link of a sighted helper at the desk: made by a key, said, felt and drawn, and ended."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from braillespiel.classroom.desk import Link
from braillespiel.classroom.orders import EndLink, MakeLink
from tests.support.languages import LANGUAGES
from tests.support.player import Player
from tests.ui.classroom.desks import CLASS, Class, teacher, told

MADE = Link(7, 1, "Lena", code="40271938")


def made(home: Path, language: str = "en") -> tuple[Player, Class]:
    """Let a link be made for Lena, beside Mia; its code is there."""
    here, port = teacher(home, language)
    here.press("X", "Down", "Enter", *"LENA", "Enter")
    port.change(links=(MADE,))
    here.wait(500)
    return here, port


def test_a_key_asks_warns_and_makes_a_link_whose_code_is_said(tmp_path: Path) -> None:
    here, port = teacher(tmp_path)
    assert here.press("X") == [
        "The page is not encrypted: anybody on this network can read along what Mia reads, and the "
        "code. Make a link all the same? No"
    ]
    assert here.press("Down", "Enter")[0].startswith("Who sits beside Mia and may see in print")
    assert here.press(*"LENA", "Enter")[-1:] == [
        "Link for a sighted helper. The code is being made"
    ]
    assert port.orders == [MakeLink(1, "lena")]
    here.ear.said.clear()
    port.change(links=(MADE,))
    here.wait(500)
    assert here.ear.said == ["Code 40, 27, 19, 38, for one device, within five minutes"]
    assert here.press("Down") == ["Address: http://192.168.1.20:24180/helper"]
    assert here.press("F3")[0].startswith("Lena, beside Mia")
    assert here.ui.screen.picture().panels[0].drawing, "the address is drawn for a camera"
    port.change(links=(replace(MADE, code="", here=True),))
    assert "Lena sees in print what Mia reads. Mia was told." in told(here)
    assert here.ui.screen.picture().panels[0].drawing == ()


def test_an_encrypted_page_asks_for_the_name_at_once_and_nothing_typed_makes_none(
    tmp_path: Path,
) -> None:
    here, port = teacher(tmp_path, port=Class(replace(CLASS, address="https://class.example/")))
    assert here.press("X")[0].startswith("Who sits beside Mia")
    here.press("Enter")
    assert port.orders == []
    assert here.ui.screen.title().full.startswith("Desk")


def test_a_class_without_a_page_has_no_link(tmp_path: Path) -> None:
    here, port = teacher(tmp_path, port=Class(replace(CLASS, address="192.168.1.20:24181")))
    assert here.press("X") == ["This class has no page for browsers, so there is no link."]
    assert here.sounds.played[-1] == "error"
    assert port.orders == []


def test_the_same_key_ends_it_or_makes_another(tmp_path: Path) -> None:
    here, port = made(tmp_path)
    port.change(links=(replace(MADE, code="", here=True),))
    here.press("Escape")
    told(here)
    assert here.press("X")[0].startswith("Lena, beside Mia. Lena sees in print what Mia reads")
    assert here.press("Down", "Enter")[-1] == "Lena no longer sees what Mia reads"
    assert port.orders[-1] == EndLink(7)
    here.press("X", "Down", "Down")
    assert here.press("Enter")[-1].startswith("Link for a sighted helper. The code is being made")
    assert port.orders[-1] == MakeLink(1, "Lena")
    port.change(links=(Link(8, 1, "Lena", code="11223344"),))
    here.wait(500)
    assert any("11, 22, 33, 44" in one for one in here.ear.said)
    port.change(links=())
    here.wait(500)
    assert here.ear.said[-1].startswith("This link has ended")


def test_the_desk_hears_who_sees_a_line_and_that_the_pupil_has_ended_it(tmp_path: Path) -> None:
    here, port = teacher(tmp_path)
    lena = replace(MADE, code="", here=True)
    port.change(links=(lena,))
    assert told(here) == ["Lena sees in print what Mia reads. Mia was told."]
    port.change(links=(replace(lena, here=False),))
    port.change(links=(lena,))
    assert told(here) == [], "a page that comes back is no news"
    here.press("Down")
    here.press("Up")
    assert any("Lena looks on in print" in line for line in here.press("I", "I", "I"))
    port.change(links=(), ended=(lena,))
    assert told(here) == ["Mia has ended it: Lena sees nothing any more."]
    assert told(here) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_ear_and_finger_get_every_state_in_every_language(tmp_path: Path, language: str) -> None:
    here, port = made(tmp_path, language)
    states = (
        (MADE,),
        (replace(MADE, code="", here=True),),
        (replace(MADE, code=""),),
        (),
    )
    for links in states:
        port.change(links=links)
        here.wait(500)
        said = here.press("Home", "End", "Home")
        assert said
        assert here.cells
        assert "desk-link" not in " ".join(here.ear.said)
