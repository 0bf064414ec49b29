"""How a robot that only feels cells plays; what it knows are short words and signs."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping

from tests.robots.body import Finger, StuckError, Token
from tests.robots.words import spelled


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
    return finger.words.felt.refused.search(stated(finger, felt)) is None


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
    """Press E; where it asks whether to end although more is possible, say yes."""
    felt = finger.key("E")
    if finger.words.felt.answer_no.search(felt):
        finger.key("LineDown")
        finger.key("Enter")


def logomachy(finger: Finger, turn: str) -> None:
    """Take as many cards as possible; form words in the letter game."""
    finger.key("C")
    hand = finger.line()
    if any(token.text.isalpha() and len(token.text) == 1 for token in hand):
        if not letters(finger, hand):
            finger.key("C")
            lay = finger.words.felt.actions[0]
            act(finger, lambda text: float(lay in text))
        return
    best, most = hand[0], -1
    for token in hand:
        finger.focus(token)
        told = finger.key("I").split("|")[0]
        taken = re.search(r":((?: [a-zäöü]\d+)+)", told)
        count = len(taken[1].split()) if taken else 0
        if count > most:
            best, most = token, count
    finger.route(best) if len(hand) > 1 and not fresh(finger, best) else None
    act(finger, lambda text: len(re.findall(r"[a-zäöü]\d+", text)))


def fresh(finger: Finger, token: Token) -> bool:
    """Tell whether the token is focused now."""
    return any(t.focused and t.cell == token.cell and t.page == token.page for t in finger.line())


def letters(finger: Finger, hand: list[Token]) -> bool:
    """Form a word that the robot knows; tell whether there was one."""

    def middle_line() -> list[Token]:
        finger.key("C")
        for _ in range(12):
            if re.match(r"m( |$)", finger.key("LineDown").split("|")[-1].strip()):
                return finger.line()
        return []

    own = [token.text.upper() for token in hand]
    middle = [token.text.upper() for token in middle_line()]
    word = next(spelled(finger.words.short, own, middle), None)
    if word is None:
        return False
    for number, (mine, index) in enumerate(word):
        if mine:
            finger.key("C")
            tokens = finger.line()
        else:
            tokens = middle_line()
        finger.focus(tokens[index])
        if number + 1 < len(word):
            finger.key("Space")
    felt = do(finger, finger.key("Enter"), lambda text: 0)
    words = finger.words.felt
    if words.refused.search(felt) or words.unknown_word.search(felt.split("|")[0]):
        finger.key("Backspace")
        return False
    return True


def hexaducto(finger: Finger, turn: str) -> None:
    """Put a card where it finishes a line, else over a face-down one."""
    words, state = finger.words.felt, stated(finger, turn)
    if words.in_hand.search(state):
        fits = words.nowhere not in finger.key("W")
        if not fits and words.nothing_hidden in stated(finger, finger.key("N")):
            anything(finger)
            return
        act(finger)
    elif words.choose_pile.search(state):
        fits = words.nowhere not in finger.key("W")
        finger.key("D")
        if fits:
            tokens = finger.line()
            finger.focus(tokens[-1])
        act(finger)
    else:
        anything(finger)


def ludoteca(finger: Finger, turn: str) -> None:
    """Draw, lay what fits, discard."""
    words, state = finger.words.felt, stated(finger, turn)

    def good(text: str) -> float:
        if "6p" in text:
            return 9
        return 8 if text.startswith(words.actions) else 0

    if words.draw in state:
        finger.key("N")
        return
    possible = finger.key("W").split("|")
    wanted: set[str] = set()
    told = " ".join(possible)
    for pillar, values in re.findall(r"([a-zäöü])[-\d=]*:((?: [1-8])+)", told):
        for value in values.split():
            wanted.add(pillar + value)
    finger.key("C")
    hand = finger.line()
    if first_that_works(finger, [token for token in hand if token.text in wanted], good):
        return
    if words.choice.search(state):
        anything(finger, good)
    elif not first_that_works(finger, hand[::-1], good) and not anything(finger, good):
        end_turn(finger)


def cubus(finger: Finger, turn: str) -> None:
    """Build where a box earns most; say that one cannot; never knock."""
    words, state = finger.words.felt, stated(finger, turn)
    if words.no_build.search(state):
        end_turn(finger)
        return
    if not words.taking_down.search(state):
        finger.key("N")
        if finger.page().startswith(f"{words.places} ") and act(finger):
            return
        end_turn(finger)
        return
    if not anything(finger):
        end_turn(finger)


def six(finger: Finger, turn: str) -> None:
    """Secure what fits, lay the drawn card, roll, lift now and then."""
    words = finger.words.felt
    fits = words.fits.search(turn)
    if fits:
        finger.glance("QWE"[int(fits[1]) - 1])
    elif words.to_lay.match(turn):
        free = words.free.match(turn)
        finger.glance(free[1] if free else str(len(finger.log) % 3 + 1))
    elif words.lift in turn and words.you in turn.split() and len(finger.log) % 7 == 0:
        finger.glance("X")
    elif words.you in turn.split() and not words.rolling.search(turn):
        finger.glance("Space")


BRAINS: dict[str, Callable[[Finger, str], None]] = {
    "logomachy": logomachy,
    "hexaducto": hexaducto,
    "ludoteca": ludoteca,
    "cubus": cubus,
    "six": six,
}


def step(finger: Finger, game: str) -> bool:
    """Make one decision; tell whether the match is over."""
    turn = finger.glance("T") if game == "six" else finger.key("T")
    if re.match(r"r\d", turn) or not turn:
        turn = finger.key("T")
    if is_over(finger) or turn.startswith(finger.words.felt.won):
        return True
    BRAINS[game](finger, turn)
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
