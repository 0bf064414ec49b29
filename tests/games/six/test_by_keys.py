"""Whole matches by keys alone: by an ear, by a finger on 20 cells, and by two at one computer.

The robots know nothing but what was said, or the cells of the display. The clock is simulated.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path
from typing import Any

import pytest

from braillespiel.engine.match import Match
from braillespiel.games.six.game import GAME
from braillespiel.output.braille.display import KeyKind
from braillespiel.table.host import Player as Person
from braillespiel.ui.braille.status_cell import BAR
from braillespiel.ui.match.screen import MatchScreen
from braillespiel.words.phrase import notation
from tests.support.player import Player

LIFT_AFTER = 60
"""A robot lifts after so many rolls in a round: about what a glass lasts."""


@pytest.fixture
def players() -> Iterator[list[Player]]:
    made: list[Player] = []
    yield made
    for player in made:
        player.app.close()


def sat_down(players: list[Player], home: Path, **given: Any) -> Player:
    player = Player(home, **given)
    players.append(player)
    return player


class EarRobot:
    """Plays by spoken German alone."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.heard: list[str] = []
        self.places: list[int] = []
        self.rolls = 0
        self.secured = 0
        self._taken = 0

    def play(self) -> None:
        self.player.said.clear()
        self.ask("T")
        for _ in range(20_000):
            new = self.listen()
            for text in new:
                self.react(text)
                if "Escape" in text:
                    return
            if not new:
                self.player.wait(200, 200)
        raise AssertionError(self.heard[-20:])

    def listen(self) -> list[str]:
        said = [each.speech for each in self.player.said if each.speech]
        self.player.said.clear()
        self.heard += said
        return said

    def ask(self, key: str) -> None:
        """Press a key a moment later; what it makes heard is listened to like all else."""
        before = list(self.player.said)
        self.player.clock.ms += 300 - 1000
        self.player.press(key)
        self.player.said[:0] = before

    def look(self) -> None:
        """Ask for the own places (key A) and remember them."""
        self.listen()
        self.ask("A")
        for text in self.listen():
            found = re.search(r"(\d+|frei), (\d+|frei), (\d+|frei)$", text)
            if found:
                self.places = [0 if t == "frei" else int(t) for t in found.groups()]
            else:
                self.react(text)

    def react(self, text: str) -> None:
        if re.fullmatch(r"\d+", text):
            self.look()
            if int(text) in self.places:
                self.secured += 1
                self.ask("QWE"[self.places.index(int(text))])
        elif re.match(r"(\w+: )?(3|2|ein) Würfel|Ein Würfel", text):
            self.rolls += 1
        elif "du beginnst" in text.lower() or re.match(r"\d+, (noch|wieder|deine)", text):
            self.ask("Space")
        elif re.match(r"Wechsel! Du", text):
            self.ask("X" if self.rolls > LIFT_AFTER else "Space")
        elif "muss" in text and "Du" in text:
            self.ask("Space")
        elif found := re.search(r"gezogen, frei: (\d)", text):
            self.ask(found[1])
        elif "gezogen" in text:
            self.look()
            self.ask(str(1 + self.places.index(min(self.places))))
        elif text.startswith("Durchgang"):
            self.rolls = 0


@pytest.mark.parametrize("options", [{"glass": 60}, {"untimed": True, "pasch": True}])
def test_a_match_is_played_by_ear_alone(
    players: list[Player], tmp_path: Path, options: dict[str, Any]
) -> None:
    player = sat_down(players, tmp_path, seed=4)
    player.display.unplug()
    table = player.play("six", **options)
    robot = EarRobot(player)
    robot.play()
    state = table.port.host.match.state
    assert state.is_over()
    assert robot.secured > 0
    assert len(state.public.secured[0]) >= robot.secured - 3  # what was given back
    assert not any("error" in name for name in player.sounds.played)
    replayed = Match(GAME, 2, table.port.host.match.options, 4)
    replayed.replay(table.port.host.match.journal)
    assert replayed.to_position() == table.port.host.match.to_position()


class FingerRobot:
    """Plays by the cells of the display alone, with its keys alone."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.words = self._vocabulary()
        self.read: list[str] = []
        self.places: list[int] = []
        self.rolls = 0
        self.secured = 0

    def _vocabulary(self) -> dict[str, str]:
        """Return how what the robot understands feels: cells to print."""
        unicode = self.player.ui.announcer.braille.transcriber.unicode
        words = "wechsel du du: frei auf beginnt beginnst beginnst, würfle würfle, deine, musst"
        words += " würfeln noch würfel würfelt mit lege p - ok rollt rollen beendet partie sieg"
        known = {unicode(word): word for word in words.split()}
        known[chr(0x2800 + BAR)] = "|"
        known |= {unicode(str(place)): f"#{place}" for place in (1, 2, 3)}
        for card in range(1, 19):
            for hidden in range(15):
                text = f"{card}+{hidden}" if hidden else str(card)
                known[unicode(notation(text))] = str(card)
        return known

    def line(self) -> list[str]:
        """Read the whole message or line, panning through it."""
        text = self.player.cells
        while True:
            before = self.player.display.cells
            if self.player.ui.announcer.braille.over() is None:
                break
            _, rows, part = self.player.ui.announcer.braille.over() or ("", [], 0)
            if part + 1 >= len(rows):
                break
            self.pan()
            text += "\u2800" + self.player.cells
            assert self.player.display.cells != before
        read = [self.words.get(cells, "?") for cells in text.split("\u2800") if cells]
        return [word for word in read if word != "lege"]

    def messages(self) -> list[list[str]]:
        """Read what lies there; messages that share a row are several."""
        return [
            list(words) for bar, words in groupby(self.line(), lambda word: word == "|") if not bar
        ]

    def pan(self) -> None:
        self.player.display.press(KeyKind.PAN_RIGHT)
        self.player.wait(100)

    def type(self, key: str) -> None:
        self.player.display.press(KeyKind.KEY, name=key.lower())
        self.player.wait(100)

    def play(self) -> None:
        table = self.player.table
        last = ""
        for _ in range(20_000):
            here = "".join(f"{cell:02x}" for cell in self.player.display.cells)
            if here == last:
                self.player.wait(200, 200)
                if table.ended:
                    return
                continue
            last = here
            for words in self.messages():
                self.react(words)
        raise AssertionError(self.read[-20:])

    def look(self) -> None:
        self.type("a")
        places = [word for word in self.line() if word != "?"]
        self.places = [0 if word == "-" else int(word) for word in places[-3:]]

    def react(self, words: list[str]) -> None:
        self.read.append(" ".join(words))
        match words:
            case ["wechsel", "du", *_] | ["du:", "würfle", *_]:
                self.type("x" if self.rolls > LIFT_AFTER else " ")
            case ["wechsel", _, "frei", place, *_]:
                self.type(place.removeprefix("#"))
            case ["wechsel", _, "auf", *_]:
                self.type("1")
            case [_, _, "beginnt"]:
                self.rolls = 0
            case [_, "du", "beginnst" | "beginnst,", *_]:
                self.rolls = 0
                self.type(" ")
            case ["du", "musst", "würfeln"] | [_, ("deine," | "noch"), _, "würfel"]:
                self.type(" ")
            case ["würfle,", *_]:
                self.type(" ")
            case [number, "p", *places] if number.isdecimal():
                if number in places:
                    self.secured += 1
                    self.type("qwe"[places.index(number)])
            case [*_, "rollt" | "rollen"] | [_, "würfelt", "mit", _]:
                self.rolls += 1
            case ["p", *_]:
                self.type("t")


def test_a_match_is_played_on_twenty_cells_alone(players: list[Player], tmp_path: Path) -> None:
    player = sat_down(players, tmp_path, seed=4, columns=20, settings={"speech-adapter": "off"})
    table = player.play("six", glass=60)
    robot = FingerRobot(player)
    robot.play()
    state = table.port.host.match.state
    assert state.is_over()
    assert robot.secured > 0
    assert len(state.public.secured[0]) >= robot.secured - 3


# -- the client and the clock ----------------------------------------------------------


def test_a_menu_stops_the_glass_and_it_goes_on_once_all_is_said_again(
    players: list[Player], tmp_path: Path
) -> None:
    player = sat_down(players, tmp_path)
    host = player.play("six").port.host
    player.wait(2000)
    for opened, closed in (
        ("P", "Enter"),
        ("F1", "Escape"),
        ("Escape", "Escape"),
        ("F2", "Escape"),
    ):
        player.press(opened)
        stood = host.game_time
        player.wait(5000, 1000)
        assert host.game_time == stood
        player.press(closed)
        assert host.paused  # the finger still reads where it is
        player.wait(8000, 500)
        assert host.game_time > stood


def test_pause_says_so_and_goes_on_with_enter(players: list[Player], tmp_path: Path) -> None:
    player = sat_down(players, tmp_path)
    player.play("six")
    said = player.press("P")
    assert said == ["Pause für alle. Die Zeit steht. Weiterspielen, 1 von 2"]
    assert player.press("Enter")[0].startswith("SIX. ")


def test_a_sum_waits_for_the_voice_and_for_the_finger(
    players: list[Player], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    player = sat_down(players, tmp_path, settings={"braille-cell-ms": 200})
    match = player.play("six").port.host.match
    state = match.state
    player.press("Space")
    while state.public.phase != "window":
        player.wait(100)
    fell = state.public.since
    cells = len(player.said[-1].braille)
    assert cells > 3
    player.wait(200 * cells - 200)
    assert state.secret.heard[0] is None
    player.wait(1300)  # that the dice roll was longer to read than they rolled
    assert state.secret.heard[0] is not None
    assert state.secret.heard[0] >= fell + 200 * cells
    speaking = True
    monkeypatch.setattr(player.ear, "speaking", lambda: speaking)
    player.press("Space")
    while state.public.phase != "window" or state.public.since == fell:
        player.wait(100)
    player.wait(9000)
    assert state.secret.heard[0] is None
    speaking = False
    player.wait(100)
    assert state.secret.heard[0] is not None


def test_a_key_of_the_game_shows_that_the_sum_was_heard(
    players: list[Player], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    player = sat_down(players, tmp_path)
    state = player.play("six").port.host.match.state
    player.press("Space")
    monkeypatch.setattr(player.ear, "speaking", lambda: True)
    while state.public.phase != "window":
        player.wait(100)
    assert state.secret.heard[0] is None
    player.press("A")
    assert state.secret.heard[0] is not None


def test_a_match_that_is_gone_on_with_tells_the_open_sum_and_waits_for_it(
    players: list[Player], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    player = sat_down(players, tmp_path)
    host = player.play("six").port.host
    monkeypatch.setattr(player.ear, "speaking", lambda: True)
    player.press("Space")
    while host.match.state.public.phase != "window":
        player.wait(100)
    assert host.match.state.secret.heard[0] is None
    player.app.close()
    players.remove(player)
    again = sat_down(players, tmp_path)
    again.press("Home", "Enter", "Enter")
    number = host.match.state.public.number
    assert any(f"{number} liegt offen" in each.speech for each in again.said)
    state = again.table.port.host.match.state
    assert state.secret.heard[0] is None
    again.wait(8000)
    assert state.secret.heard[0] is not None


def test_there_is_no_taking_back_in_a_race_and_no_turn_is_announced(
    players: list[Player], tmp_path: Path
) -> None:
    player = sat_down(players, tmp_path)
    player.play("six")
    heard = list(player.ear.said)
    for _ in range(30):
        heard += player.press("Space") + player.press("1") + player.wait(3000, 500)
    assert any(text.startswith("Wechsel! Du") for text in heard)
    assert player.press("Ctrl+Z")[0] == "In einem Rennen gibt es kein Zurücknehmen"
    assert not {"Du bist dran", "Du bist dran."} & set(heard)


@pytest.mark.parametrize(
    ("key", "ms", "said"),
    [
        ("-", 2500, "3 Sekunden"),
        ("+", 2500, "2 Sekunden"),
        ("-", 20_000, "20 Sekunden"),
        ("+", 500, "0,5 Sekunden"),
    ],
)
def test_the_reaction_time_goes_by_half_seconds_and_stops_at_its_bounds(
    players: list[Player], tmp_path: Path, key: str, ms: int, said: str
) -> None:
    player = sat_down(players, tmp_path)
    put(player.play("six"), {**ALONE, "reaction": [ms, 2500]})
    assert player.press(key)[0] == said


def test_enter_and_routing_act_on_places_dice_and_tube(
    players: list[Player], tmp_path: Path
) -> None:
    player = sat_down(players, tmp_path, settings={"double-press-ms": 0})
    table = player.play("six")
    put(table, {**ALONE, "phase": "window", "dice": [1, 3], "next_dice": 1})
    player.press("C")
    assert player.press("Enter")[0] == "4 gesichert"
    put(table, {**ALONE, "phase": "change", "previous": 0, "active": 1, "drawn": [12, 0]})
    player.press("C", "Right")
    assert player.press("Enter")[0] == "12 auf 2"
    put(table, {**ALONE, "phase": "ready", "active": 0})
    player.press("D")
    assert player.press("Enter") == ["3 Würfel"]
    player.press("Right")
    put(table, {**ALONE, "phase": "change", "active": 0, "previous": 1})
    assert player.press("Enter")[0].startswith("Noch Sand!")
    put(table, {**ALONE, "phase": "window", "dice": [1, 3], "next_dice": 1})
    player.press("C")
    for _ in range(2):  # focus it, then act
        player.ui.announcer.braille.clear()
        player.app.step(0)
        keys = player.ui.announcer.braille.shown().keys
        player.display.press(KeyKind.ROUTE, cell=keys.index("place-0-0"))
        player.wait(400)
    assert table.port.host.match.state.public.secured[0] == [4]


# -- several people at one computer ----------------------------------------------------


def together(players: list[Player], home: Path, people: int = 2, **settings: Any) -> Player:
    """Sit down as several people, with a bot beside them."""
    from braillespiel.ui.screens.new_match import MatchSetup

    player = sat_down(players, home, settings=settings)
    setup = MatchSetup(player.ui, "six")
    setup.seats = people + 1
    for seat in range(people):
        setup.kinds[seat] = "human"
    setup.names = ["Anna", "Ben", "Cem", "Dora"][:people]
    player.ui.push(setup)
    player.press("Enter")
    player.wait(10_000, 1000)
    return player


def put(table: MatchScreen, position: dict[str, Any]) -> None:
    """Set the table to a position in the middle of the match."""
    match = table.port.host.match
    now = table.port.host.game_time
    given = {"now": now, "since": now, "chance": {"seed": 1}, **position}
    match.state = GAME.state_from(match.seats, match.options, given)
    table.refresh()


ALONE: dict[str, Any] = {"places": [[[4], [2], [3]], [[9], [7], [5]]], "active": 1, "serial": 7}
WINDOW = {
    "places": [[[1], [2], [3]], [[9], [4], [5]], [[9], [7], [8]]],
    "active": 2, "phase": "window", "dice": [1, 3], "next_dice": 1, "serial": 7,
}  # fmt: skip


def test_two_people_have_their_own_keys_voices_and_sides(
    players: list[Player], tmp_path: Path
) -> None:
    player = together(players, tmp_path)
    table = player.table
    put(table, {**WINDOW, "places": [[[4], [2], [3]], [[9], [4], [5]], [[6], [7], [8]]]})
    player.ear.persons.clear()
    assert "Ben sichert 4." in player.press("I")
    assert "Anna sichert 4." in player.press("Q")
    assert player.ear.persons[:2] == [("Ben sichert 4.", 75, 0.8), ("Anna sichert 4.", 30, -0.8)]
    assert table.port.host.match.state.public.secured[:2] == [[4], [4]]


def test_enter_on_somebodys_place_acts_for_them(players: list[Player], tmp_path: Path) -> None:
    player = together(players, tmp_path, **{"double-press-ms": 0})
    player.press("C", "Right")
    assert player.table.navigator.zone.name.full == "Ben"
    put(player.table, WINDOW)
    assert player.press("Enter") == ["Ben sichert 4."]
    put(player.table, {**WINDOW, "phase": "ready", "active": 0})
    player.press("D")
    assert player.press("Enter") == ["Ein Würfel."]
    put(player.table, {**WINDOW, "phase": "ready", "active": 2})
    assert player.press("Enter")[0].startswith("Damit geht jetzt nichts: Ein Würfel")


def test_what_happens_is_told_once_and_by_name(players: list[Player], tmp_path: Path) -> None:
    player = together(players, tmp_path)
    put(player.table, WINDOW)
    player.ear.said.clear()
    said = player.wait(6000)
    assert said.count("Ben verpasst 4 auf Platz 2.") == 1
    assert not any("du " in text.lower() for text in said)


def test_keys_of_one_do_not_cut_off_what_the_other_listens_to(
    players: list[Player], tmp_path: Path
) -> None:
    player = together(players, tmp_path)
    put(player.table, WINDOW)
    player.ear.stops = 0
    [refused] = [t for t in player.press("Q") if t.startswith("Anna:")]
    assert refused == "Anna: 1 liegt da, gewürfelt ist 4."
    assert player.ear.stops == 0


def test_the_key_of_a_place_covers_when_a_card_is_to_be_laid_but_not_by_mistake(
    players: list[Player], tmp_path: Path
) -> None:
    player = together(players, tmp_path)
    drawn = {**WINDOW, "phase": "change", "previous": 0, "drawn": [12, 13, 0], "dice": []}
    put(player.table, drawn)
    player.clock.ms -= 900
    assert any("Keine Zahl offen" in text for text in player.press("W"))  # 100 ms after Wechsel
    assert any("Anna: 12 auf 2." in text for text in player.press("W"))
    assert any("Ben: 13 auf 5." in text for text in player.press("O"))


def test_a_card_that_fits_says_what_it_covers_too(players: list[Player], tmp_path: Path) -> None:
    player = sat_down(players, tmp_path, columns=20)
    player.play("six", seats=3, untimed=True)
    over_one = {**WINDOW, "places": [[[1], [12, 4], [3]], *WINDOW["places"][1:]]}
    put(player.table, over_one)
    assert player.press("C", "Right") == ["4, passt, deckt eine Karte, 2 von 3"]
    assert player.cells == "⠏⠀⠂⠀⣲⣬⣂⠀⠒", "what it covers is felt with the card"


def test_one_person_of_several_hears_only_the_voice_that_the_setting_leaves(
    players: list[Player], tmp_path: Path
) -> None:
    player = together(players, tmp_path, **{"shared-voices": "side"})
    put(player.table, WINDOW)
    player.ear.persons.clear()
    player.press("I")
    assert player.ear.persons[0] == ("Ben sichert 4.", None, 0.8)


def test_the_help_names_everybodys_keys(players: list[Player], tmp_path: Path) -> None:
    player = together(players, tmp_path)
    player.press("F1")
    names = [entry.text.full for entry in player.ui.screen.entries]  # type: ignore[attr-defined]
    assert "Q: Anna, Platz 1 sichern oder belegen" in names
    assert "J: Ben, Würfeln" in names


def test_everybodys_keys_can_be_changed(players: list[Player], tmp_path: Path) -> None:
    from braillespiel.ui.screens.change_keys import RemapMenu

    player = together(players, tmp_path)
    put(player.table, WINDOW)
    menu = RemapMenu(player.ui)
    player.ui.push(menu)
    entry = next(entry for entry in menu.entries if entry.key == "game.place-2@2")
    assert entry.text.full == "I: Ben, Platz 2 sichern oder belegen"
    assert entry.do is not None
    entry.do()
    assert player.press("Q")[0].startswith(
        "Schon vergeben: Q: Anna, Platz 1 sichern oder belegen. "
    )
    player.press("K")
    player.press("Escape")
    assert any(t == "Ben sichert 4." for t in player.press("K"))


def test_five_people_have_keys_that_do_not_collide() -> None:
    from braillespiel.games.six.keys import ALONE, together

    for rows in (ALONE, *(together(people) for people in range(2, 6))):
        keys = [key for row in rows for key in row.keys]
        assert len(keys) == len(set(keys))
        assert not {"Z", "Y", "R", "T", "S", "L", "C", "G", "H", "Escape", "Tab"} & set(keys)


def test_people_alone_without_bots_share_the_table_without_handing_over(
    players: list[Player], tmp_path: Path
) -> None:
    player = together(players, tmp_path, people=2)
    assert player.table.port.host.people == (0, 1)
    assert Person("x").is_bot is False
    for _ in range(40):
        player.press("Space", "J", "Q", "U")
        assert isinstance(player.ui.screen, MatchScreen)
