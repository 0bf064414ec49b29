"""Newcomers knock: at a table's keys, by ear and by finger; and what whoever knocks hears."""

from __future__ import annotations

from pathlib import Path

from braillespiel.network.client import ConnectionNews
from braillespiel.network.messages import Knock, News
from tests.support.player import Player
from tests.ui.network.fakes import ANNA, Client, player, table
from tests.ui.network.test_joining import BERTS, HERE
from tests.ui.network.test_lobby import opened, told

MIA, COUPLE = Knock(1, ("Mia",)), Knock(2, ("Ben", "Zoe"))


def with_knocks(home: Path, *knocks: Knock, language: str = "en") -> tuple[Player, Client]:
    """Return whoever opened a table, after somebody has knocked and that was heard."""
    here, client = opened(home, language)
    client.asked.clear()
    for n, knock in enumerate(knocks, 1):
        name = "; ".join(knock.names)
        client.changes(News("knocks", name=name), knocks=knocks[:n])
    told(here)
    return here, client


def test_who_knocks_is_told_with_the_key_that_answers(tmp_path: Path) -> None:
    here, client = with_knocks(tmp_path)
    client.changes(News("newcomers-knock"))
    assert told(here) == ["From now on newcomers knock, and you let each of them in."]
    client.changes(News("knocks", name="Mia"), knocks=(MIA,))
    assert told(here) == ["Mia knocks. Control A answers."]
    client.changes(News("knocks", name="Ben; Zoe"), knocks=(MIA, COUPLE))
    assert told(here) == ["Ben and Zoe knock. Control A answers."]
    client.changes(News("knocking-over"), knocks=())
    assert told(here) == ["Nobody answered for ten minutes: whoever knows the code comes in again."]


def test_one_key_asks_and_the_first_answer_changes_nothing(tmp_path: Path) -> None:
    here, client = with_knocks(tmp_path, MIA)
    assert here.press("Ctrl+A") == ["Mia knocks. Let in? Decide later, 1 of 3"]
    here.press("Enter")
    assert client.asked == []
    assert here.press("Ctrl+A", "Down") == ["Let in, 2 of 3"]
    assert here.press("Enter")[0] == "May come in: Mia."
    assert client.asked == [("power", "let-in", 1)]


def test_each_of_those_who_knock_is_answered(tmp_path: Path) -> None:
    here, client = with_knocks(tmp_path, MIA, COUPLE)
    here.press("Ctrl+A", "End")
    assert here.press("Enter")[0] == "Turned away: Mia."
    client.changes(knocks=(COUPLE,))
    told(here)
    assert here.press("Ctrl+A") == ["Ben and Zoe knock. Let in? Decide later, 1 of 3"]
    here.press("Down", "Enter")
    assert client.asked == [("power", "turn-away", 1), ("power", "let-in", 2)]


def test_who_has_gone_meanwhile_is_let_in_no_more(tmp_path: Path) -> None:
    here, client = with_knocks(tmp_path, MIA)
    here.press("Ctrl+A", "Down")
    client.changes(knocks=())
    assert here.press("Enter")[0] == "Nobody is waiting there any more."
    assert client.asked == []
    assert here.press("Ctrl+A") == ["There is nothing to answer."]


def test_the_question_stands_first_in_the_waiting_room(tmp_path: Path) -> None:
    here, _ = with_knocks(tmp_path, MIA)
    here.press("Home")
    assert here.ui.screen.focused_key() == "answer"
    here.press("Enter")
    assert here.ui.screen.focused_key() == "later"


def test_in_german(tmp_path: Path) -> None:
    here, client = with_knocks(tmp_path, language="de")
    client.changes(News("newcomers-knock"))
    client.changes(News("knocks", name="Mia"), knocks=(MIA,))
    assert told(here) == [
        "Ab jetzt klopft an, wer neu kommt, und du lässt jeden einzeln herein.",
        "Mia klopft an. Steuerung A antwortet.",
    ]
    assert here.press("Ctrl+A") == ["Mia klopft an. Hereinlassen? Später entscheiden, 1 von 3"]
    assert here.press("End") == ["Abweisen, 3 von 3"]
    assert here.press("Enter")[0] == "Abgewiesen: Mia."


def test_who_knocks_hears_that_somebody_is_asked_and_can_give_up(tmp_path: Path) -> None:
    here, net = player(tmp_path)
    net.here = [HERE]
    here.press("J", "Enter", "Enter", *"204816", "Enter")
    assert net.client is not None
    here.ear.said.clear()
    net.client.tell(ConnectionNews("knocked"))
    here.settle()
    assert here.ear.said == [
        "The code is right. Because strangers have tried to guess it, the person who opened this is"
        " asked to let you in. Wait a moment."
    ]
    assert here.press("F3") == ["You wait to be let in. Cancel, 1 of 1"]
    net.client.shows(BERTS, News("came", 1, "Anna"))
    here.settle()
    assert here.ear.said[-1].startswith("Anna's table.")


def test_who_is_turned_away_is_told_so(tmp_path: Path) -> None:
    here, net = player(tmp_path)
    net.here = [HERE]
    here.press("J", "Enter", "Enter", *"204816", "Enter")
    assert net.client is not None
    net.client.tell(ConnectionNews("knocked"))
    here.settle()
    here.ear.said.clear()
    net.client.ends("not-let-in")
    here.settle()
    assert here.ear.said[0] == "You were not let in. Ask the person who opened the table."


def test_nobody_else_is_asked(tmp_path: Path) -> None:
    here, client = opened(tmp_path)
    client.shows(table(ANNA))
    told(here)
    assert here.press("Ctrl+A") == ["There is nothing to answer."]
