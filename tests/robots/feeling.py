"""How a robot that only feels cells plays; what it knows are short words and signs."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping

from tests.robots.body import Finger, StuckError, Token
from tests.robots.words import at_once, robot


def is_over(finger: Finger) -> bool:
    """Tell whether the end of the match has been felt."""
    return any(finger.words.felt.over.search(line) for line in finger.log)


def do(finger: Finger, felt: str, prefer: Callable[[str], float]) -> str:
    """If a menu opened, do its best entry; return what was felt in the end."""
    while finger.words.felt.menu.search(felt.replace(" | ", " ")):
        entries = finger.menu()
        best = max(range(len(entries)), key=lambda n: (prefer(entries[n]), -n))
        felt = finger.choose(best)
    return felt


def stated(finger: Finger, felt: str) -> str:
    """Return what was felt first; on a narrow display that is a sentence over several pages."""
    return felt.replace(" | ", " ") if finger.narrow else felt.split("|")[0]


def act(finger: Finger, prefer: Callable[[str], float] = lambda text: 0.0) -> bool:
    """Press Enter on what is focused; tell whether anything came of it."""
    felt = do(finger, finger.key("Enter"), prefer)
    refusal = " ".join(felt.split(" | ")[:3])  # it may not fit on one page
    return finger.words.felt.refused.search(refusal) is None


def first_that_works(
    finger: Finger, tokens: list[Token], prefer: Callable[[str], float] = lambda text: 0.0
) -> bool:
    """Try one thing after the other, the focused one first; tell whether one did something."""
    for token in sorted(tokens, key=lambda token: not token.focused):
        finger.focus(token)
        if act(finger, prefer):
            return True
    return False


def anything(finger: Finger, prefer: Callable[[str], float] = lambda text: 0.0) -> bool:
    """Go through all zones and try everything once; tell whether something worked."""
    finger.key("Top")
    for _ in range(30):
        if first_that_works(finger, finger.line(), prefer):
            return True
        finger.key("LineDown")
    return False


def end_turn(finger: Finger) -> None:
    """Press E; where it asks whether to end although more is possible, say yes if sure."""
    felt = finger.key("E")
    if finger.words.felt.answer_no.search(felt):
        if finger.is_sure():
            finger.key("LineDown")
        finger.key("Enter")


def usual(finger: Finger, turn: str, prefer: Callable[[str], float] = lambda text: 0.0) -> None:
    """Play any game: do the first thing of all zones that works, by menus, or end the turn."""
    if not anything(finger, prefer):
        end_turn(finger)


def step(finger: Finger, game: str, general: bool = False) -> bool:
    """Make one decision; tell whether the match is over.

    ``general``: as in a game of which nothing is known.
    """
    finger.know(game)
    # Where the others act meanwhile, what is told never comes to an end on a short line.
    ask = finger.glance if at_once(game) else finger.key
    if finger.sees_all:
        finger.key("Top")  # what is told lies beside the place that was walked to last
    turn = ask("T")
    if re.match(r"r\d", turn) or not turn:
        turn = ask("T")
    if is_over(finger) or turn.startswith(finger.words.felt.won):
        return True
    finger.turn = turn.split(" | ")[0]  # behind it lies the line
    brain = usual if general else getattr(robot(game), "feels", usual)
    brain(finger, turn)
    return is_over(finger)


def set_up(finger: Finger, title: str, seats: int, changes: Mapping[str, str]) -> None:
    """Find the game in the menus, change what is to be changed, begin."""
    words = finger.words.felt
    find(finger, words.new_match)
    finger.key("Enter")
    find(finger, title.lower())
    finger.key("Enter")
    wanted = dict(changes)
    if seats > 1:  # for one there is a puzzle, which sets the seats itself
        wanted[words.seats] = str(seats)
    finger.key("Top")
    finger.key("LineDown")
    for _ in range(60):
        text = entry(finger)
        if text.startswith(squeezed(words.begin)):
            break
        label = next((k for k in wanted if text.startswith(squeezed(k))), "")
        if label:
            want = squeezed(wanted.pop(label))
            for _ in range(60):
                if want in entry(finger).replace("₂", "")[len(squeezed(label)) :]:
                    break
                finger.change()
            else:
                raise StuckError(f"{label} cannot be {want}")
        finger.key("LineDown")
    wanted.pop(words.seats, None)  # not every game leaves the number of seats open
    if wanted:
        raise StuckError(f"no line {', '.join(wanted)}")
    finger.key("Top")
    finger.key("Enter")


def squeezed(text: str) -> str:
    """Return a text without blanks: a narrow display breaks long words."""
    return text.replace(" ", "").replace(",", "")


def entry(finger: Finger) -> str:
    """Return the entry under the fingers, all its pages, without blanks and without its place.

    The place, "2/13", is no part of the entry's value: a 3 would be found in it.
    """
    finger.back()
    text = finger.read_on().replace("|", "")
    return squeezed(re.sub(r"\s\d+/\d+$", "", text))


def find(finger: Finger, text: str) -> None:
    """Walk down a menu to the entry that begins with ``text``."""
    finger.key("Top")
    for _ in range(40):
        if entry(finger).startswith(squeezed(text)):
            return
        finger.key("LineDown")
    raise StuckError(f"no entry {text}")
