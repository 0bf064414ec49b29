"""How a robot that only hears sentences plays; what it knows are words and keys."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping

from tests.robots.body import Ear, StuckError
from tests.robots.words import spelled


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
    """Press E; where it asks whether to end although more is possible, say yes."""
    said = ear.key("E")
    if ear.words.heard.answer_no in said:
        ear.key("Down")
        ear.key("Enter")


def logomachy(ear: Ear, turn: str) -> None:
    """Take as many cards as possible; form words in the letter game."""
    words = ear.words.heard
    if words.word_turn in turn:
        if not letters(ear):
            ear.key("C")
            do(ear, ear.key("Enter"), lambda text: 0)
        return

    def cards(text: str) -> float:
        taken = words.takes.search(text)
        return 0 if taken is None else 1 + len(words.and_more.findall(taken[0]))

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
    word = next(spelled(ear.words.short, own, middle), None)
    if word is None:
        return False
    for number, (hand, index) in enumerate(word):
        go_to(hand, index)
        if number + 1 < len(word):
            ear.key("Space")
    said = do(ear, ear.key("Enter"), lambda text: 0)
    if ear.words.heard.counted.search(said):
        return True
    ear.key("Backspace")
    return False


def to_middle(ear: Ear) -> bool:
    """Walk on to the middle; tell whether there are cards."""
    for _ in range(12):
        said = ear.key("PageDown")
        if said.startswith(ear.words.heard.middle):
            return f"1 {ear.words.heard.of}" in said
    return False


def hexaducto(ear: Ear, turn: str) -> None:
    """Put a card where it finishes a line, else over a face-down one."""
    words = ear.words.heard
    if words.in_hand.search(turn):
        said = ear.key("W")
        if words.nowhere in said:
            said = ear.key("N")
        if words.nothing_hidden.search(said):
            anything(ear)
            return
        do(ear, ear.key("Enter"), lambda text: 0)
    elif words.choose_pile.search(turn):
        fits = ear.key("W")
        ear.key("D")
        if words.nowhere not in fits and words.finishes.search(fits):
            ear.key("End")
        do(ear, ear.key("Enter"), lambda text: 0)
    else:
        anything(ear)


def ludoteca(ear: Ear, turn: str) -> None:
    """Draw, lay what fits, discard."""

    def good(text: str) -> float:
        signs = ear.words.heard.promising
        return max((worth for sign, worth in signs.items() if sign in text), default=0)

    if ear.words.heard.draw in turn:
        ear.key("N")
    else:
        if not anything(ear, good):
            end_turn(ear)


def cubus(ear: Ear, turn: str) -> None:
    """Build where a box earns most; say that one cannot; never knock."""
    if ear.words.heard.no_build.search(turn):
        end_turn(ear)
        return

    def points(text: str) -> float:
        found = ear.words.heard.points.search(text)
        return 0.0 if found is None else float(found[1])

    if not anything(ear, points):
        end_turn(ear)


def six(ear: Ear, turn: str) -> None:
    """Secure what fits, lay the drawn card where nothing is wanted, roll, lift now and then."""
    words = ear.words.heard
    fits = words.fits.search(turn)
    if fits:
        ear.key("QWE"[int(fits[1]) - 1])
    elif words.to_lay.search(turn):
        free = words.free.search(turn)
        ear.key(free[1] if free else str(len(ear.log) % 3 + 1))
    elif words.lift in turn and sum(words.three_dice in line for line in ear.log) > 12:
        ear.key("X")
    elif words.roll.search(turn):
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
