"""How a robot that only hears sentences plays; what it knows are words and keys."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping

from tests.robots.body import Ear, StuckError
from tests.robots.words import robot


def do(ear: Ear, said: str, prefer: Callable[[str], float]) -> str:
    """If a menu opened, do its best entry; return what was heard in the end."""
    while ear.words.heard.menu in said:
        entries = ear.menu(said)
        best = max(range(len(entries)), key=lambda n: (prefer(entries[n]), -n))
        said = ear.choose(best)
    return said


def anything(ear: Ear, prefer: Callable[[str], float] = lambda text: 0.0) -> bool:
    """Do the best of the things that Tab finds; tell whether there was one."""
    found = ear.cycle("Tab")
    if not found:
        return False
    best = max(range(len(found)), key=lambda n: (prefer(found[n]), -n))
    for _ in range(best):
        ear.key("Tab")
    do(ear, ear.key("Enter"), prefer)
    return True


def end_turn(ear: Ear) -> None:
    """Press E; where it asks whether to end although more is possible, say yes if sure."""
    said = ear.key("E")
    if ear.words.heard.answer_no in said:
        if ear.is_sure():
            ear.key("Down")
        ear.key("Enter")


def usual(ear: Ear, turn: str, prefer: Callable[[str], float] = lambda text: 0.0) -> None:
    """Play any game: do the first thing that is live, by menus, or end the turn."""
    if not anything(ear, prefer):
        end_turn(ear)


def step(ear: Ear, game: str, general: bool = False) -> bool:
    """Make one decision; tell whether the match is over.

    ``general``: as in a game of which nothing is known.
    """
    ear.know(game)
    turn = ear.turn = ear.key("T")
    if is_over(ear):
        return True
    brain = usual if general else getattr(robot(game), "hears", usual)
    brain(ear, turn)
    return is_over(ear)


def is_over(ear: Ear) -> bool:
    """Tell whether the end of the match has been heard."""
    return any(ear.words.heard.over.search(line) for line in ear.log)


def set_up(ear: Ear, title: str, seats: int, changes: Mapping[str, str]) -> None:
    """Find the game in the menus, change what is to be changed, begin."""
    words = ear.words.heard
    ear.key("Home")
    while not ear.key("N").startswith(words.new_match):
        pass
    said = ear.key("Enter")
    for _ in range(12):
        if re.search(rf"(?:^|[?] ){title}, ", said):
            break
        said = ear.key("Down")
    said = ear.key("Enter")
    wanted = {**changes}
    entries = int(re.findall(rf"1 {words.of} (\d+)", said)[-1])
    seen = 0
    while seen <= entries:
        said = ear.key("Down")
        seen += 1
        label, _, value = said.partition(": ")
        value = re.sub(rf", \d+ {words.of} \d+$", "", value)
        if label == words.seats:
            wanted[label] = str(seats)
        if words.seat.fullmatch(label):
            wanted[label] = words.easy
        if label in wanted:
            for direction in ("Left", "Right"):
                for _ in range(12):
                    if value.startswith(wanted[label]):
                        break
                    value = ear.key(direction)
                    if value == words.edge:
                        break
                if value.startswith(wanted[label]):
                    break
            else:
                raise StuckError(f"{label} cannot be {wanted[label]}")
            del wanted[label]
            entries = max(entries, seats + 20) if label == words.seats else entries
        if said.startswith(words.begin):
            break
    if wanted:
        raise StuckError(f"no line {', '.join(wanted)}")
    ear.key("Home")
    ear.key("Enter")
