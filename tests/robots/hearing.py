"""How a robot that only hears German sentences plays; what it knows are words and keys."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping

from tests.robots.body import Ear
from tests.robots.words import spelled

OVER = re.compile("Umschalt S liest|Die Partie ist zu Ende")
"""What everybody is told when a match has ended, and when one goes on trying."""
MENU = "Was tun?"


def do(ear: Ear, said: str, prefer: Callable[[str], float]) -> str:
    """If a menu opened, do its best entry; return what was heard in the end."""
    while MENU in said:
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
    """Press E; where it asks whether to end although more is possible, say yes."""
    said = ear.key("E")
    if "Nein, 1 von 2" in said:
        ear.key("Down")
        ear.key("Enter")


def logomachy(ear: Ear, turn: str) -> None:
    """Take as many cards as possible; form words in the letter game."""
    if "Wort" in turn:
        if not letters(ear):
            ear.key("C")
            do(ear, ear.key("Enter"), lambda text: 0)
        return

    def cards(text: str) -> float:
        taken = re.search(r"nimmt (?!nichts)(.*)", text) or re.search(r"(.*) nehmen", text)
        return 0 if taken is None else 1 + len(re.findall(" und |, ", taken[1]))

    anything(ear, cards)


def letters(ear: Ear) -> bool:
    """Form a word that the robot knows; tell whether there was one."""

    def heard(first: str) -> list[str]:
        return [said.split(",")[0].strip() for said in (first, *ear.walk("Home", "Right")[1:])]

    def go_to(hand: bool, index: int) -> None:
        ear.key("C")
        if not hand:
            to_middle(ear)
        ear.key("Home")
        for _ in range(index):
            ear.key("Right")

    ear.key("C")
    own = heard(ear.key("Home"))
    if not to_middle(ear):
        return False
    middle = heard(ear.key("Home"))
    word = next(spelled(own, middle), None)
    if word is None:
        return False
    for number, (hand, index) in enumerate(word):
        go_to(hand, index)
        if number + 1 < len(word):
            ear.key("Space")
    said = do(ear, ear.key("Enter"), lambda text: 0)
    if "gelegt" in said or "zählt" in said or "Karten" in said.split("|")[0]:
        return True
    ear.key("Backspace")
    return False


def to_middle(ear: Ear) -> bool:
    """Walk on to the middle; tell whether there are cards."""
    for _ in range(12):
        said = ear.key("PageDown")
        if said.startswith("Mitte"):
            return "1 von" in said
    return False


def hexaducto(ear: Ear, turn: str) -> None:
    """Put a card where it finishes a line, else over a face-down one."""
    if "muss aufs Feld" in turn or "gezogen" in turn or "genommen" in turn:
        said = ear.key("W")
        if "Nirgends" in said:
            said = ear.key("N")
        if "kein" in said.lower() and "Karte" in said:
            anything(ear)
            return
        do(ear, ear.key("Enter"), lambda text: 0)
    elif "aufdecken" in turn.lower() or "Deck eine" in turn:
        fits = ear.key("W")
        ear.key("D")
        if "Nirgends" not in fits and "ertig" in fits:
            ear.key("End")
        do(ear, ear.key("Enter"), lambda text: 0)
    else:
        anything(ear)


def ludoteca(ear: Ear, turn: str) -> None:
    """Draw, lay what fits, discard."""

    def good(text: str) -> float:
        if "Viererkombo" in text:
            return 9
        for worth, sign in ((8, "Legen:"), (7, "Spielen:"), (6, "passt"), (5, "beginnt")):
            if sign in text:
                return worth
        return 0

    if "zieh eine Karte" in turn:
        ear.key("N")
    else:
        if not anything(ear, good):
            end_turn(ear)


def cubus(ear: Ear, turn: str) -> None:
    """Build where a box earns most; say that one cannot; never knock."""
    if "klopf mit K" in turn or "Letzter Bau" in turn:
        end_turn(ear)
        return

    def points(text: str) -> float:
        found = re.match(r"(\d+) Punkt", text)
        return 0.0 if found is None else float(found[1])

    if not anything(ear, points):
        end_turn(ear)


def six(ear: Ear, turn: str) -> None:
    """Secure what fits, lay the drawn card where nothing is wanted, roll, lift now and then."""
    fits = re.search(r"Platz (\d) passt", turn)
    if fits:
        ear.key("QWE"[int(fits[1]) - 1])
    elif re.search(r"zu legen|gezogen, (auf|frei)", turn):
        free = re.search(r"gezogen, frei: (\d)", turn)
        ear.key(free[1] if free else str(len(ear.log) % 3 + 1))
    elif "heben" in turn and sum("3 Würfel" in line for line in ear.log) > 12:
        ear.key("X")
    elif "würfle" in turn or "würfeln" in turn or "Du bist dran" in turn:
        ear.key("Space")


BRAINS: dict[str, Callable[[Ear, str], None]] = {
    "logomachy": logomachy,
    "hexaducto": hexaducto,
    "ludoteca": ludoteca,
    "cubus": cubus,
    "six": six,
}


def step(ear: Ear, game: str) -> bool:
    """Make one decision; tell whether the match is over."""
    turn = ear.key("T")
    if is_over(ear):
        return True
    BRAINS[game](ear, turn)
    return is_over(ear)


def is_over(ear: Ear) -> bool:
    """Tell whether the end of the match has been heard."""
    return any(OVER.search(line) for line in ear.log)


def set_up(ear: Ear, title: str, seats: int, changes: Mapping[str, str]) -> None:
    """Find the game in the menus, change what is to be changed, begin."""
    ear.key("Home")
    while not ear.key("N").startswith("Neues Spiel"):
        pass
    said = ear.key("Enter")
    for _ in range(12):
        if re.search(rf"(?:^|[?] ){title}, ", said):
            break
        said = ear.key("Down")
    said = ear.key("Enter")
    wanted = {**changes}
    entries = int(re.findall(r"1 von (\d+)", said)[-1])
    seen = 0
    while seen <= entries:
        said = ear.key("Down")
        seen += 1
        label, _, value = said.partition(": ")
        value = re.sub(r", \d+ von \d+$", "", value)
        if label == "Zahl der Plätze":
            wanted[label] = str(seats)
        if re.fullmatch(r"Platz [2-9]", label):
            wanted[label] = "Computer, leicht"
        if label in wanted:
            for direction in ("Left", "Right"):
                for _ in range(12):
                    if value.startswith(wanted[label]):
                        break
                    value = ear.key(direction)
                    if value == "Rand":
                        break
            entries = max(entries, seats + 20) if label == "Zahl der Plätze" else entries
        if said.startswith("Spiel beginnen"):
            break
    ear.key("Home")
    ear.key("Enter")
