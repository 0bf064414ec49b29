"""Robots that play badly on purpose, in every game, through every front end.

At a computer a robot mashes keys, takes back, changes settings, hands over, and leaves in the
middle to come back in another language, at another display. In a browser it also types wrong codes
and nonsense, chats and loads its page again. Then the match is played on: it has to come to its
end, whoever sits there; nobody waits for ever.
"""

from __future__ import annotations

import contextlib
import tempfile
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any, cast
from unittest.mock import patch

from braillespiel.application.application import Application
from braillespiel.games import registry
from braillespiel.network import messages as m
from braillespiel.ui.match.screen import MatchScreen
from braillespiel.ui.ui import Ui
from braillespiel.web import seat, server, visitor
from tests.network.robots import decide
from tests.proof import frontends
from tests.proof.situations import COMMON, UNKNOWN, keys_here, random_action, random_table
from tests.robots import hearing
from tests.robots.body import Ear
from tests.robots.words import words
from tests.support.facts import facts
from tests.web.places import Place

WAYS = (
    ("terminal", "ear"),
    ("window", "ear"),
    ("braille", "finger"),
    ("page", "ear"),
    ("page", "finger"),
)
"""Front ends, and by which sense the robot goes; on a page a finger types its commands."""
DEEDS = 12
"""Bad deeds of a match."""
MOVES = 3
"""Moves at most between two deeds."""
LONGEST_MATCH = 20_000
"""Actions after which a match of random moves should be over."""
SECOND_MS = 1000
STEP_MS = 500
"""How far time passes at once in a browser."""
CALM = 6
"""See :class:`Place`: whom robots play with is quick, and nothing here comes from elsewhere."""
BY_EAR = 6
"""Decisions that somebody in a browser makes by hearing alone once the bad deeds are done."""
LEAVES = 0.25
"""In how many of the matches in a browser somebody leaves the table for good."""
DEEPEST = 12
"""Screens at most that somebody has to close to be at the table again."""


def played(
    front: str, game: str, sense: str, number: int, deeds: int = DEEDS
) -> tuple[Counter[str], list[str]]:
    """Play one match badly; return which deeds were done how often, and what was found."""
    if front == "page":
        return _on_a_page(game, number, sense == "finger", deeds)
    report = Badly(front, game, number, deeds).play()
    return report.did, report.found


# -- at a computer -----------------------------------------------------------------------


class Badly(frontends.Situation):
    """A client behind one front end whose player does what nobody should."""

    def __init__(self, front: str, game: str, number: int, deeds: int = DEEDS) -> None:
        super().__init__(front, number, registry.own().index(game))
        self.front, self.game, self.deeds = front, game, deeds
        self._home = Path()
        self._deeds: dict[str, Callable[[], None]] = {
            "keys": self._mash,
            "take back": lambda: self._press("Ctrl+Z", "Enter", "Down", "Enter"),
            "menus": self._wander,
            "settings": self._change,
            "left": self._leave,
        }

    def _play(self, home: Path) -> None:
        self._home = home
        self._begin(home)
        self._table()
        for _ in range(self.deeds):
            name = self.rng.choice(sorted(self._deeds))
            self.report.did[name] += 1
            self._deeds[name]()
            self._told()
            if self.player.ui.done:
                self._come_again()
            self._back_to_the_table()
            self._answers()
            self._move(self.rng.randint(0, MOVES))
        self._back_to_the_table()
        self._move(LONGEST_MATCH)
        self._told()
        if not self.player.table.port.host.is_over:
            self._find(f"{self.game} does not come to an end")
        self._answers()
        self._kept()

    def _table(self) -> None:
        """Sit down at a match of random options: alone, or two at one computer."""
        self.next_table = self.wanted
        people = self.rng.choice((1, 1, 2))
        random_table(self.player, self.game, self.rng, people, self.rng.choice((0, 5)))

    def _press(self, *names: str) -> None:
        self.source.send(names, clean=True)
        self._wait(self.source.come())

    def _mash(self) -> None:
        """Press whatever there is, and what no table of keys names."""
        rng = self.rng
        names = [rng.choice((*COMMON, *UNKNOWN)) for _ in range(rng.choice((5, 20)))]
        names += [keys_here(self.player, rng) for _ in range(10)]
        self.source.send(names)
        self._wait(self.source.come())
        self.player.clock.ms += rng.choice((0, 100, 5000))

    def _wander(self) -> None:
        """Open the menu of the match, and do something of it: pause, help, leave, another match."""
        self._press("Escape", *["Down"] * self.rng.randrange(12), "Enter", "Enter")

    def _change(self) -> None:
        """Change a setting in the middle of the match."""
        down = ["Down"] * self.rng.randrange(6)
        to_one = ["Down"] * self.rng.randrange(12)
        self._press("F2", *down, "Enter", *to_one, self.rng.choice(("Left", "Right")))

    def _leave(self) -> None:
        """End the client in the middle; come back in another language, at another display."""
        self.player.ui.done = True

    def _come_again(self) -> None:
        """Start the client on what the last one has kept, and sit down where it was left."""
        for thread in self.threads:
            thread.join(frontends.HANGS_S)
        self._kept()
        self.player.app.close()
        self.report.did += self.source.did
        self.source.close()
        self.sessions.clear()
        self.threads.clear()
        self.source = frontends.DEVICES[self.front](self.rng)
        self._begin(self._home)
        self.report.did["came again"] += 1

    def _back_to_the_table(self) -> None:
        """Close what lies over the match; go on with it, or with another where it was given up."""
        ui = self.player.ui
        tables = [screen for screen in ui.screens if isinstance(screen, MatchScreen)]
        if not tables:
            matches = ui.services.matches
            saved = [one.id for one in matches.saved() if one.game == self.game]
            if saved:
                ui.navigation.open_match(ui, lambda: matches.resume(saved[0]))
                self.report.did["resumed"] += 1
            else:
                self._table()
                self.report.did["began again"] += 1
        else:
            ui.pop_to(tables[-1], silent=True)
        self.player.table.port.host.go_on()
        self._wait(self.source.come())

    def _move(self, most: int) -> None:
        """Let whoever may act do something, so many times at most; else time passes."""
        table = self.player.table
        for _ in range(most):
            table.port.host.tick()  # what is due by now, before it is asked what may be done
            if table.port.host.is_over:
                break
            if not random_action(table, self.rng):
                self.player.clock.ms += SECOND_MS
                self.player.app.step(0)
        table.deliver()
        self._wait(self.source.come())


# -- at a table of others ----------------------------------------------------------------


@contextlib.contextmanager
def _table(game: str, number: int) -> Iterator[tuple[Place, list[str]]]:
    """Open a table for two; give it, and what every client would write into its log."""
    found: list[str] = []

    def log(client: Application, error: Exception) -> None:
        found.append(f"{type(error).__name__}: {error}")

    set_up = m.SetUp(game, 2, facts(game).SHORT_MATCH, seed=number + 1)
    with (
        patch.object(Application, "log", log),
        # Robots press faster than people, and time is simulated.
        patch.object(visitor, "BURST", 10**9),
        patch.object(server, "FRAMES_AT_ONCE", 10**9),
        patch.object(seat, "CALM_S", 0.0),
        tempfile.TemporaryDirectory() as home,
        Place(Path(home), set_up, 2) as place,
    ):
        place.calm = CALM
        yield place, found


class _BadPage:
    """Somebody in a browser who does what nobody should; a good one plays at the same table."""

    def __init__(self, place: Place, rng: Random, typed: bool) -> None:
        self.place, self.rng, self.typed = place, rng, typed
        self.language = rng.choice(("de", "en"))
        self.page = place.run(place.enter("Ana", self.language))
        self.deeds: dict[str, Callable[[], None]] = {
            "keys": self._mash,
            "nonsense typed": self._type,
            "chat": self._chat,
            "wrong code": self._guess,
            "page loaded again": self._load,
            "display": lambda: self._do(
                self.page.send("wears", dress=rng.choice(("keys", "touch")))
            ),
            "take back": lambda: self._keys("Ctrl+Z", "Enter"),
            "menus": lambda: self._keys("Escape", *["Down"] * rng.randrange(9), "Enter"),
            "settings": self._change,
        }

    def _do(self, work: Any) -> None:
        self.place.run(work)
        self.place.run(self.place.settle())

    def _keys(self, *names: str) -> None:
        for name in names:
            self._do(self.page.send("press", key=name))

    def _mash(self) -> None:
        for _ in range(20):
            self._do(self.page.send("press", key=self.rng.choice((*COMMON, *UNKNOWN))))

    def _type(self) -> None:
        said = ("", "x" * 150, "karte 99", "undo", "?", "H", "Enter Enter", "١٢٣", "🂡")
        self._do(self.page.send("typed", text=self.rng.choice(said)))

    def _chat(self) -> None:
        self._keys("Ctrl+N")
        self._do(self.page.send("typed", text=self.rng.choice(("Na los!", "x" * 180, "https://x"))))
        self._keys("Enter", "Escape")

    def _change(self) -> None:
        self._keys("F2", *["Down"] * self.rng.randrange(6), "Enter", "Down", "Right")

    def _guess(self) -> None:
        """Try a wrong code beside the table; whoever does is told so, and not let in."""
        place = self.place
        stranger = place.run(place.connect())
        place.run(stranger.send("open", languages=[self.language]))
        place.run(stranger.until(lambda page: page.got))
        place.run(stranger.send("enter", code="999999", names=["Eve"]))
        place.run(place.pass_time(1000))
        assert not stranger.screen.get("title"), "a wrong code opened the table"
        place.run(stranger.close())
        place.pages.remove(stranger)

    def _load(self) -> None:
        """Load the page again, in another language."""
        place, token = self.place, self.page.token
        place.run(self.page.close())
        place.pages.remove(self.page)
        self.page = place.run(place.come_back(token, self.language))

    @property
    def ui(self) -> Ui:
        """The client behind the page."""
        if self.page.ended is not None or not self.place.web.seats:
            raise AssertionError(f"the seat has gone: {self.page.ended}")
        (here,) = self.place.web.seats.values()
        return here.client.ui

    def at_the_table(self) -> None:
        """Close what lies over the match, as anybody can, and have it go on."""
        place = self.place
        for _ in range(DEEPEST):
            if isinstance(self.ui.screen, MatchScreen):
                break
            self._keys(*(("Home", "Enter") if len(self.ui.screens) == 1 else ("Escape",)))
        names = [type(screen).__name__ for screen in self.ui.screens]
        assert isinstance(self.ui.screen, MatchScreen), f"no table on top of {names}"
        if place.keeper.hosts[-1].paused:
            place.robots[0].client.ask("go-on")
            place.run(place.pass_time(STEP_MS, STEP_MS))
        assert not place.keeper.hosts[-1].paused, "a pause that nobody can end"

    def press(self, key: str) -> list[str]:
        """Press a key, or type its name; return what was heard of it."""
        return self.place.run(
            self.place.press(self.page, key, SECOND_MS, typed=self.typed, step=STEP_MS)
        )

    def _leave(self) -> None:
        """Leave the table for good in the middle of the match, and come back as anybody."""
        place = self.place
        if self.ui.screen.drafting():
            self._keys("Escape")  # drops what was begun
        self._keys("Escape", "End", "Enter", "Down")
        place.run(self.page.send("press", key="Enter"))
        place.run(self.page.end())
        place.run(self.page.close())
        place.pages.remove(self.page)
        self.page = place.run(place.enter("Ana", self.language))
        place.run(place.pass_time(SECOND_MS, STEP_MS))

    def play_on(self, game: str, leaves: bool) -> str:
        """Play to the end, first by hearing alone; return what went wrong, "" for nothing.

        Who ``leaves`` then only watches.
        """
        place = self.place
        place.run(self.page.send("speaks", on=True))
        ear = Ear(words(self.language), self.press)
        for _ in range(BY_EAR):
            if hearing.step(ear, game):
                return ""
        host = place.keeper.hosts[-1]
        leaves = leaves and not host.is_over
        if leaves:
            self._leave()
        for _ in range(LONGEST_MATCH):
            if host.is_over:
                break
            if not leaves:
                port = cast("MatchScreen", self.ui.screens[-1]).port
                decide(port, 0, self.rng)
            place.run(place.pass_time(SECOND_MS, SECOND_MS))
        if not host.is_over:
            return "the match does not come to an end: " + "\n".join(self.page.heard[-10:])
        place.run(place.pass_time(10 * SECOND_MS, SECOND_MS))
        heard = self.page.heard[-20:]
        ear.log.append(" ".join(heard))
        # Who only watched is not asked what now: they heard the end if it is what T tells.
        ends = heard and self.press("T")[-1:] == heard[-1:] if leaves else hearing.is_over(ear)
        return "" if ends else f"no end is heard: {heard}"


def _on_a_page(game: str, number: int, typed: bool, deeds: int) -> tuple[Counter[str], list[str]]:
    rng = Random(f"page {game} {number} {typed}")
    did: Counter[str] = Counter()
    with _table(game, number) as (place, found):
        place.native("Ben", number)
        bad = _BadPage(place, rng, typed)
        place.run(place.until(lambda: place.keeper.hosts))
        place.run(place.pass_time(SECOND_MS, STEP_MS))
        try:
            for _ in range(deeds):
                name = rng.choice(sorted(bad.deeds))
                did[name] += 1
                bad.deeds[name]()
                bad.at_the_table()
                if not bad.press("T"):
                    found.append(f"T says nothing after {name}")
            leaves = rng.random() < LEAVES
            did["left for good"] += leaves
            found += filter(None, [bad.play_on(game, leaves)])
        except AssertionError as error:
            found.append(f"after {dict(did)}: {error}")
    return did, found
