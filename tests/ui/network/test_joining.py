"""Getting to a table by ear and by finger."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from msgspec.structs import replace

from braillespiel.network.messages import Member, News
from braillespiel.ui.network import sentences
from braillespiel.ui.network.services import TableAddress
from braillespiel.ui.screens.first_run import FirstRun
from braillespiel.ui.screens.main_menu import MainMenu
from tests.support.player import Player
from tests.ui.network.fakes import ANNA, BERT, Refused, player, table

HERE = TableAddress("Bert's table", "192.168.1.30")
BERTS = table(replace(BERT, host=True, opener=True), replace(ANNA, host=False, opener=False))


def test_a_program_without_a_way_to_tables_offers_none(tmp_path: Path) -> None:
    made = Player(tmp_path, "en")
    made.press("J")
    assert made.ui.screen.focused_key() != "join"
    made.play("six", untimed=True)
    made.press("Escape")
    assert "open" not in {entry.key for entry in made.ui.screen.entries}  # type: ignore[attr-defined]


def test_a_table_on_this_network_takes_four_keys_and_the_code(tmp_path: Path) -> None:
    here, net = player(tmp_path)
    net.here = [HERE]
    assert here.press("J") == ["Join a table, 3 of 10"]
    assert here.press("Enter") == ["Join a table. Bert's table, on this network, 1 of 4"]
    assert here.press("Enter") == [
        "Code of Bert's table, six digits. Empty. Enter when done, Escape cancels"
    ]
    here.press(*"204816")
    assert here.press("Enter") == ["Joining Bert's table"]
    assert net.joined == [("192.168.1.30", "204816", ("Anna",), False)]
    assert net.client is not None
    here.ear.said.clear()
    net.client.shows(BERTS, News("came", 1, "Anna"))
    here.settle()
    assert here.ear.said == [
        "Anna's table. Bert is choosing the game. Game: not chosen yet, 1 of 9",
    ]


def test_who_was_there_before_needs_no_code(tmp_path: Path) -> None:
    here, net = player(tmp_path)
    net.kept["Bert"] = "192.168.1.30"
    net.tokens.add("192.168.1.30")
    here.press("J")
    assert here.press("Enter") == ["Join a table. Bert, 192.168.1.30, 1 of 5"]
    assert here.press("Enter") == ["Joining Bert"]
    assert net.joined == [("192.168.1.30", "", ("Anna",), False)]


def test_a_table_that_appears_is_told_and_the_focus_stays(tmp_path: Path) -> None:
    here, net = player(tmp_path)
    here.press("J")
    assert here.press("Enter") == ["Join a table. Type an address, 1 of 4"]
    assert here.press("Down", "Tab") == [
        "No table found on this network yet. Tables appear here as soon as they are found."
        " School networks often hide them: type the address instead."
    ]
    here.press("Up")
    here.ear.said.clear()
    net.here = [HERE]
    net.on_found()
    here.settle()
    assert here.ear.said == ["Found: Bert's table"]
    assert here.press("F3") == ["Join a table. Type an address, 1 of 5"]
    assert here.press("Down") == ["Tables on this network: 1 found, 2 of 5"]
    assert here.press("End") == ["Bert's table, on this network, 5 of 5"]
    here.press("Escape")
    assert here.press("F3") == ["braillespiel, main menu. Join a table, 3 of 10"]


def test_an_address_is_typed_and_what_is_wrong_is_said_and_can_be_mended(tmp_path: Path) -> None:
    here, net = player(tmp_path)
    here.press("J", "Enter", "Enter")
    assert here.press("Enter") == [
        "You have not typed an address. Whoever opened the table can tell you."
        " Address of the table. Empty. Enter when done, Escape cancels",
    ]
    here.press(*"10.0.0.7")
    assert here.press("Enter") == [
        "Joining 10.0.0.7",
        "Code of 10.0.0.7, six digits. Empty. Enter when done, Escape cancels",
    ]
    here.press(*"12 34 5")
    assert here.press("Enter") == [
        "The code has six digits. Ask for it again, two digits at a time."
        " Code of 10.0.0.7, six digits. 12 34 5. Typing replaces it. Enter when done,"
        " Escape cancels, Delete clears it"
    ]
    here.press("Delete", *"12 34 56", "Enter")
    assert net.joined == [("10.0.0.7", "123456", ("Anna",), False)]


def test_that_nothing_answers_is_told_before_names_and_code_are_asked_for(tmp_path: Path) -> None:
    here, net = player(tmp_path, **{"net-names": ""})
    net.silent = Refused("refused", host="rubbish", port=24111)
    here.press("J", "Enter", "Enter", *"rubbish")
    assert here.press("Enter") == [
        "Joining rubbish",
        "The computer answers, but no table is open at this port. Ask for the address again."
        " Address of the table. rubbish. Typing replaces it. Enter when done, Escape cancels,"
        " Delete clears it",
    ]
    net.silent = None
    assert here.press("Enter") == [
        "Joining rubbish",
        "Your name. With a semicolon between them, two people share this computer. Empty."
        " Enter when done, Escape cancels",
    ]


def test_giving_up_while_nothing_answers_asks_for_nothing_more(tmp_path: Path) -> None:
    here, _net = player(tmp_path)
    waiting: list[Callable[[], None]] = []
    here.app.in_background = waiting.append  # type: ignore[method-assign]
    here.press("J", "Enter", "Enter", *"10.0.0.7")
    assert here.press("Enter") == ["Joining 10.0.0.7"]
    assert here.press("Escape") == ["Cancelled"]
    waiting[0]()
    here.settle()
    assert here.press("F3") == ["Join a table. Type an address, 1 of 4"]


def test_a_table_that_goes_under_the_focus_leaves_it_on_its_neighbour(tmp_path: Path) -> None:
    here, net = player(tmp_path)
    here.press("J", "Enter")
    net.here = [HERE]
    net.on_found()
    here.settle()
    assert here.press("End")[0].startswith("Bert's table")
    net.here = []
    for _ in range(2):
        net.on_found()
        here.settle()
    assert here.press("F3")[0].endswith(", 4 of 4")
    assert here.press("Up")[0].endswith(", 3 of 4")


def test_a_table_that_is_known_and_found_is_one_entry(tmp_path: Path) -> None:
    here, net = player(tmp_path)
    net.kept["127.0.0.1"] = "127.0.0.1:24112"
    assert here.press("J", "Enter") == ["Join a table. 127.0.0.1:24112, 1 of 5"]
    net.here = [TableAddress("Ada's table", "192.168.1.30:24112", "127.0.0.1")]
    net.on_found()
    here.settle()
    assert here.press("F3") == ["Join a table. Ada's table, on this network, 1 of 5"]
    here.press("Enter", *"204816", "Enter")
    assert net.joined == [("192.168.1.30:24112", "204816", ("Anna",), False)]


def test_why_a_table_cannot_be_reached_is_said_where_one_chose_it(tmp_path: Path) -> None:
    here, net = player(tmp_path, columns=20)
    net.here = [HERE]
    net.tokens.add(HERE.address)
    here.press("J", "Enter", "Enter")
    assert net.client is not None
    here.ear.said.clear()
    net.client.ends("timeout")
    here.settle()
    assert here.ear.said == [
        "There is no answer. A firewall on the other computer blocks you, or that computer is"
        " asleep, or the network keeps devices apart. Ask the host to allow braillespiel in the"
        " firewall; at school, ask for a network without client isolation.",
    ]
    assert here.cells == "⠝⠕⠀⠁⠝⠎⠺⠑⠗⠒"
    assert here.press("F3") == ["Join a table. Bert's table, on this network, 1 of 4"]
    net.refuses = Refused("name-signs")
    assert here.press("Enter") == [
        "Joining Bert's table",
        "The name has characters that cannot be spoken. Use letters and digits.",
    ]


def test_a_wrong_code_is_asked_for_again(tmp_path: Path) -> None:
    here, net = player(tmp_path)
    net.here = [HERE]
    here.press("J", "Enter", "Enter", *"111111", "Enter")
    assert net.client is not None
    net.client.ends("wrong-code")
    here.settle()
    assert here.ear.said[-1] == (
        "Wrong code. Ask for it again, two digits at a time."
        " Code of Bert's table, six digits. Empty. Enter when done, Escape cancels"
    )
    here.press(*"222222", "Enter")
    assert [code for _, code, _, _ in net.joined] == ["111111", "222222"]


def test_another_certificate_is_a_warning_that_is_answered_no_first(tmp_path: Path) -> None:
    here, net = player(tmp_path)
    net.kept["Bert"] = "192.168.1.30"
    net.tokens.add("192.168.1.30")
    here.press("J", "Enter", "Enter")
    assert net.client is not None
    net.client.ends("certificate-changed", name="Bert")
    here.settle()
    assert here.ear.said[-1].startswith("Bert shows a different certificate than last time.")
    assert here.press("F3") == [
        "Bert shows a different certificate than last time. Join anyway? No, 1 of 2"
    ]
    assert here.press("Down", "Enter")[0].startswith("Code of Bert, six digits.")
    assert net.tokens == set()


def test_giving_up_on_the_way_leaves_nothing_behind(tmp_path: Path) -> None:
    here, net = player(tmp_path)
    net.here = [HERE]
    net.tokens.add(HERE.address)
    here.press("J", "Enter", "Enter")
    assert here.press("Escape") == ["Cancelled"]
    assert net.client is not None
    assert net.client.asked == [("leave",)]
    net.client.shows(BERTS)
    here.settle()
    assert here.press("F3") == ["Join a table. Bert's table, on this network, 1 of 4"]


def test_a_couple_says_both_names_and_alike_ones_are_refused(tmp_path: Path) -> None:
    here, net = player(tmp_path)
    net.here = [HERE]
    net.tokens.add(HERE.address)
    here.press("J", "Enter", "Down", "Down", "Enter", "Delete", *"ANNA;ANA")
    assert here.press("Enter")[-1] == (
        "anna is already at the table, and your name sounds or feels the same. Choose another name."
        " Your name. With a semicolon between them, two people share this computer. anna;ana."
        " Typing replaces it. Enter when done, Escape cancels, Delete clears it"
    )
    here.press("Delete", *"ANNA; KIM")
    assert here.press("Enter") == ["Join a table. Who plays here: anna; kim, 3 of 4"]
    here.press("Up", "Up", "Enter")
    assert net.joined[0][2] == ("anna", "kim")


def test_a_name_with_a_comma_is_one_person(tmp_path: Path) -> None:
    here, net = player(tmp_path)
    net.here = [HERE]
    net.tokens.add(HERE.address)
    here.press("J", "Enter", "Down", "Down", "Enter", "Delete", *"MEYER, ANNA")
    assert here.press("Enter") == ["Join a table. Who plays here: meyer, anna, 3 of 4"]
    here.press("Enter", "Delete", *"MEYER, ANNA; KIM", "Enter", "Up", "Up", "Enter")
    assert net.joined[0][2] == ("meyer, anna", "kim")
    assert net.client is not None
    both, other = Member(1, ("Meyer, Anna", "Kim")), Member(2, ("Bo, Lea",))
    told = News("came", member=1, name="Meyer, Anna; Kim")
    at = table(both, other)
    assert sentences.names(here.ui.words, both) == "Meyer, Anna; Kim"
    assert sentences.names(here.ui.words, other) == "Bo, Lea"
    said = sentences.news(here.ui.words, told, at)
    assert said is not None
    assert said.full == "Meyer, Anna and Kim are here."
    alone = sentences.news(here.ui.words, News("came", member=2, name="Bo, Lea"), at)
    assert alone is not None
    assert alone.full == "Bo, Lea is here."


def test_an_address_is_kept_by_name_at_the_table_and_forgotten_in_the_list(tmp_path: Path) -> None:
    here, net = player(tmp_path)
    net.here = [HERE]
    net.tokens.add(HERE.address)
    here.press("J", "Enter", "Enter")
    assert net.client is not None
    net.client.shows(BERTS)
    here.settle()
    assert here.press("S") == ["Save this address under a name?, 8 of 9"]
    here.press("Enter", *"BERT")
    assert here.press("Enter") == ["bert saved, 192.168.1.30"]
    assert net.kept == {"bert": "192.168.1.30"}
    here.press("Escape", "Down", "Enter", "J", "Enter")
    assert here.press("Down") == ["bert, 192.168.1.30, 2 of 5"]
    assert here.press("Right") == ["bert, 192.168.1.30. Join, 1 of 2"]
    assert here.press("Down", "Enter") == ["Forget bert? No, 1 of 2"]
    assert here.press("Enter") == ["Join a table. bert, 192.168.1.30, 2 of 5"]
    assert here.press("Delete") == ["Forget bert? No, 1 of 2"]
    assert here.press("Down", "Enter") == ["bert forgotten. Type an address, 2 of 4"]
    assert net.kept == {}


def test_a_newcomer_who_was_invited_joins_from_the_first_question(tmp_path: Path) -> None:
    here, net = player(tmp_path)
    net.here = [HERE]
    here.ui.settings.set("first-run", True)
    here.ui.screens.clear()
    here.ui.push(FirstRun(here.ui, lambda: here.ui.push(MainMenu(here.ui), silent=True)))
    assert here.press("Down", "Down") == ["Join a table, 3 of 8"]
    assert here.press("Enter") == ["Join a table. Bert's table, on this network, 1 of 4"]
    assert here.press("Escape") == ["braillespiel, main menu. New game, 1 of 10"]
