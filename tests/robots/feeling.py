"""How a robot that only feels cells plays; what it knows are short words and signs."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping

from tests.robots.body import Finger, StuckError, Token
from tests.robots.words import spelled

MENU = "was tun"
REFUSED = re.compile(r"geht nicht|nicht dran|so nicht|^leer|^nichts|^-")


def is_over(finger: Finger) -> bool:
    """Tell whether the end of the match has been felt."""
    return any("esc menü" in line or "-> zu ende" in line for line in finger.log)


def do(finger: Finger, felt: str, prefer: Callable[[str], float]) -> str:
    """If a menu opened, do its best entry; return what was felt in the end."""
    while MENU in felt:
        entries = finger.menu()
        best = max(range(len(entries)), key=lambda n: (prefer(entries[n]), -n))
        felt = finger.choose(best)
    return felt


def act(finger: Finger, prefer: Callable[[str], float] = lambda text: 0.0) -> bool:
    """Press Enter on what is focused; tell whether anything came of it."""
    felt = do(finger, finger.key("Enter"), prefer)
    return REFUSED.search(felt) is None


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
    if "nein" in felt:
        finger.key("LineDown")
        finger.key("Enter")


def logomachy(finger: Finger, turn: str) -> None:
    """Take as many cards as possible; form words in the letter game."""
    finger.key("C")
    hand = finger.line()
    if any(token.text.isalpha() and len(token.text) == 1 for token in hand):
        if not letters(finger, hand):
            finger.key("C")
            act(finger)
        return
    best, most = hand[0], -1
    for token in hand:
        finger.focus(token)
        told = finger.key("I").split("|")[0]
        taken = re.search(r"₃((?: [a-zäöü][₀-₉]+)+)", told)
        count = len(taken[1].split()) if taken else 0
        if count > most:
            best, most = token, count
    finger.route(best) if len(hand) > 1 and not fresh(finger, best) else None
    act(finger, lambda text: len(re.findall(r"[a-zäöü][₀-₉]+", text)))


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
    word = next(spelled(own, middle), None)
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
    if REFUSED.search(felt) or "₅" in felt.split("|")[0]:
        finger.key("Backspace")
        return False
    return True


def hexaducto(finger: Finger, turn: str) -> None:
    """Put a card where it finishes a line, else over a face-down one."""
    state = turn.split("|")[0]
    if re.search(r"dran du h", state):
        if "+₆0" in finger.key("W") and "0₅" in finger.key("N").split("|")[0]:
            anything(finger)
            return
        act(finger)
    elif re.search(r"dran du s", state):
        fits = "+₆0" not in finger.key("W")
        finger.key("D")
        if fits:
            tokens = finger.line()
            finger.focus(tokens[-1])
        act(finger)
    else:
        anything(finger)


def ludoteca(finger: Finger, turn: str) -> None:
    """Draw, lay what fits, discard."""

    def good(text: str) -> float:
        if "₃ 6p" in text or "6p" in text:
            return 9
        return 8 if text.startswith(("legen", "spielen")) else 0

    state = turn.split("|")[0]
    if "ziehen" in state:
        finger.key("N")
        return
    possible = finger.key("W").split("|")
    wanted: set[str] = set()
    told = " ".join(possible)
    for pillar, values in re.findall(r"([a-zäöü])[-₀-₉=]*₃((?: [1-8])+)", told):
        for value in values.split():
            wanted.add(pillar + "₀₁₂₃₄₅₆₇₈₉"[int(value)])
    finger.key("C")
    hand = finger.line()
    if first_that_works(finger, [token for token in hand if token.text in wanted], good):
        return
    if "geben" in state or "tausch" in state or "behalten" in state or "oben" in state:
        anything(finger, good)
    elif not first_that_works(finger, hand[::-1], good) and not anything(finger, good):
        end_turn(finger)


def cubus(finger: Finger, turn: str) -> None:
    """Build where a box earns most; say that one cannot; never knock."""
    state = turn.split("|")[0]
    if "k oder e" in state or "letzter" in state:
        end_turn(finger)
        return
    if "abbau" not in state:
        finger.key("N")
        if finger.page().startswith("k") and act(finger):
            return
        end_turn(finger)
        return
    if not anything(finger):
        end_turn(finger)


def six(finger: Finger, turn: str) -> None:
    """Secure what fits, lay the drawn card, roll, lift now and then."""
    fits = re.search(r"\+₇\S+ p([123])", turn)
    if fits:
        finger.glance("QWE"[int(fits[1]) - 1])
    elif turn.startswith("leg ") or re.match(r"\S+ (auf|frei) ", turn):
        free = re.match(r"\S+ frei (\d)", turn)
        finger.glance(free[1] if free else str(len(finger.log) % 3 + 1))
    elif "heben" in turn and "du" in turn.split() and len(finger.log) % 7 == 0:
        finger.glance("X")
    elif "du" in turn.split() and not turn.endswith(".."):
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
    if is_over(finger) or turn.startswith("sieg"):
        return True
    BRAINS[game](finger, turn)
    return is_over(finger)


def set_up(finger: Finger, title: str, seats: int, changes: Mapping[str, str]) -> None:
    """Find the game in the menus, change what is to be changed, begin."""
    find(finger, "neues spiel")
    finger.key("Enter")
    find(finger, title.lower())
    finger.key("Enter")
    wanted = {"plätze": str(seats), **{k.lower(): v.lower() for k, v in changes.items()}}
    finger.key("Top")
    finger.key("LineDown")
    done: set[str] = set()
    for _ in range(60):
        text = entry(finger)
        if text.startswith(squeezed("spiel beginnen")):
            break
        seat = re.match(r"platz[2-9]", text)
        label = seat[0] if seat else next((k for k in wanted if text.startswith(squeezed(k))), "")
        want = "computerleicht" if seat else squeezed(wanted.get(label, ""))
        if label and label not in done:
            done.add(label)
            for _ in range(60):
                if want in entry(finger).replace("₂", "")[len(squeezed(label)) :]:
                    break
                finger.key("Space")
        finger.key("LineDown")
    finger.key("Top")
    finger.key("Enter")


def squeezed(text: str) -> str:
    """Return a text without blanks: a narrow display breaks long words."""
    return text.replace(" ", "").replace(",", "")


def entry(finger: Finger) -> str:
    """Return the entry under the fingers, all its pages, without blanks."""
    finger.back()
    return squeezed(finger.read_on().replace("|", ""))


def find(finger: Finger, text: str) -> None:
    """Walk down a menu to the entry that begins with ``text``."""
    finger.key("Top")
    for _ in range(40):
        if entry(finger).startswith(squeezed(text)):
            return
        finger.key("LineDown")
    raise StuckError(f"no entry {text}")
