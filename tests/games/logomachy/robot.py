"""How robots play it, by ear or by finger; what they know are words and keys.

Nothing here comes from the client: whoever learns to play learns these words by playing.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from tests.robots import feeling, hearing
from tests.robots.body import Ear, Finger, Token

SHORT = 6
"""The number of the first match of the robots that is soon over."""
LINES = {
    "de": {
        "letters": ("Buchstabenspiel", "buchstaben"),
        "duty": ("Nehmen ist Pflicht", "nehmpflicht"),
        "decks": ("Zwei Kartensätze", "zwei sätze"),
    },
    "en": {
        "letters": ("Letter game", "letters"),
        "duty": ("Taking is compulsory", "must take"),
        "decks": ("Two decks", "two decks"),
    },
}
MENU = {"de": "wort oder legen", "en": "word or lay"}
WORD_TURN = {"de": "Wort", "en": "form a word"}
TAKES = {
    "de": re.compile(r"nimmt (?!nichts)(.*)|(.*) nehmen"),
    "en": re.compile(r"takes (?!nothing)(.*)|[Tt]ake (.*)"),
}
"""Group 1 or 2: what a card takes."""
AND_MORE = {"de": re.compile(" und |, "), "en": re.compile(" and |, ")}
COUNTED = {
    "de": re.compile(r"gelegt|zählt|^[^|]*Karten"),
    "en": re.compile(r"laid|counts|^[^|]*cards"),
}
MIDDLE = {"de": "Mitte", "en": "Middle"}
LAY = {"de": "legen", "en": "lay"}
UNKNOWN_WORD = {"de": re.compile("[₅?]"), "en": re.compile("[₈?]")}
SHORTEST = 3
"""Letters of a word, by the rules."""
WORDS = {
    "de": """
AB ALS AM AN ARM ART AST AUF AUS AUTO BAD BALD BAU BEI BEIN BIS BROT DA DAS DEN DER DES DIE DIR
DU EI EIN EINE EINS EIS EL ENDE ER ERDE ERST ES ESEL GELD GERN GUT HAND HAUS HER HIN HOF HUT IHN
IHR IM IN INS IST JA JE KUH LAND LAUT LEID LOS MAL MAN MEHR MEIN MIR MIT MUT NEIN NETT NEU NIE
NOT NUN NUR OB OFT OHNE OHR ORT RAD RAT RAUM REDE REH REST ROSE ROT RUHE SALZ SAND SEE SEI SEIL
SEIN SEIT SIE SO SOHN TAG TAL TEE TEIL TISCH TON TOR TOT TUN TUT UHR UM UND UNS VOM VON VOR WALD
WAS WEG WEIL WEIN WELT WEM WEN WER WIE WIND WIR WO WORT ZU ZUG ZUM ZUR
""",
    "en": """
ACE ACT AGE AID AIM AIR ALE ALL AN AND ANT ANY APE ARE ARM ART AS ASK AT ATE BAD BAG BALL BAR
BAT BE BED BEE BET BIG BIN BIT BOAT BOY BUT BY CAKE CAN CAP CAR CARE CAT COLD COW CUP CUT DAY DO
DOG DRY EACH EAR EARN EAST EASY EAT EGG END EYE FACE FAR FAST FIND FIRE FIT FLY FOR FOX FUN GAME
GET GIVE GO GOD GOLD GOOD GREEN HAND HAT HE HEAR HEN HER HIM HIS HIT HOME HOT HOUSE ICE IF IN
INTO IRON IS IT JOB JOY KEY KIND LAND LATE LEAD LEG LET LIE LINE LION LOT MAN ME MEAT MEN MY
NAME NEAR NET NEW NO NOD NOR NOT NOTE NOW NUT OAR OF OIL OLD ON ONE OR OUR OUT OWN PAN PEN PIE
PIG PIN RAIN RAN RAT READ RED REST RICE RIDE RING ROAD ROSE ROW RUN SAD SAIL SALT SAND SAT SEA
SEAT SEE SET SHE SIN SIT SIX SKY SO SON STAR STONE SUN TAIL TALE TEA TEN THE THEN TIE TIME TIN
TO TOE TON TOO TOP TREE TRY TURN TWO UP US USE WAR WAS WAY WE WET WHO WIN WINE WORD YES YET YOU
""",
}
"""Short words for the letter game."""


def spelled(
    short: Sequence[str], own: list[str], middle: list[str]
) -> Iterator[list[tuple[bool, int]]]:
    """Return words of one own letter and letters of the middle, the longest first.

    A word is given as (from the hand, index) for each letter.
    """
    long_enough = [word for word in short if len(word) >= SHORTEST]
    for word in sorted(long_enough, key=len, reverse=True):
        for mine in range(len(word)):
            if word[mine] not in own:
                continue
            rest = list(middle)
            found: list[tuple[bool, int]] = []
            for place, letter in enumerate(word):
                if place == mine:
                    found.append((True, own.index(letter)))
                elif letter in rest:
                    found.append((False, rest.index(letter)))
                    rest[rest.index(letter)] = ""
                else:
                    break
            else:
                yield found
                break


def hears(ear: Ear, turn: str) -> None:
    """Take as many cards as possible; form words in the letter game."""
    language = ear.words.language
    if WORD_TURN[language] in turn:
        if not heard_letters(ear):
            ear.key("C")
            hearing.do(ear, ear.key("Enter"), lambda text: 0)
        return

    def cards(text: str) -> float:
        taken = TAKES[language].search(text)
        return 0 if taken is None else 1 + len(AND_MORE[language].findall(taken[0]))

    hearing.anything(ear, cards)


def heard_letters(ear: Ear) -> bool:
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
    word = next(spelled(WORDS[ear.words.language].split(), own, middle), None)
    if word is None:
        return False
    for number, (hand, index) in enumerate(word):
        go_to(hand, index)
        if number + 1 < len(word):
            ear.key("Space")
    said = hearing.do(ear, ear.key("Enter"), lambda text: 0)
    if COUNTED[ear.words.language].search(said):
        return True
    ear.key("Backspace")
    return False


def to_middle(ear: Ear) -> bool:
    """Walk on to the middle; tell whether there are cards."""
    for _ in range(12):
        said = ear.key("PageDown")
        if said.startswith(MIDDLE[ear.words.language]):
            return f"1 {ear.words.heard.of}" in said
    return False


def feels(finger: Finger, turn: str) -> None:
    """Take as many cards as possible; form words in the letter game."""
    finger.key("C")
    hand = finger.zone()
    if any(token.text.isalpha() and len(token.text) == 1 for token in hand):
        if not felt_letters(finger, hand):
            finger.key("C")
            lay = LAY[finger.words.language]
            feeling.act(finger, lambda text: float(lay in text))
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
    feeling.act(finger, lambda text: len(re.findall(r"[a-zäöü]\d+", text)))


def fresh(finger: Finger, token: Token) -> bool:
    """Tell whether the token is focused now."""
    return any(t.focused and t.cell == token.cell and t.page == token.page for t in finger.line())


def felt_letters(finger: Finger, hand: list[Token]) -> bool:
    """Form a word that the robot knows; tell whether there was one."""

    def middle_line() -> list[Token]:
        finger.key("C")
        for _ in range(12):
            if re.match(r"m( |$)", finger.key("LineDown").split("|")[-1].strip()):
                return finger.line()
        return []

    own = [token.text.upper() for token in hand]
    middle = [token.text.upper() for token in middle_line()]
    word = next(spelled(WORDS[finger.words.language].split(), own, middle), None)
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
    felt = feeling.do(finger, finger.key("Enter"), lambda text: 0)
    if finger.words.felt.refused.search(felt) or UNKNOWN_WORD[finger.words.language].search(
        felt.split("|")[0]
    ):
        finger.key("Backspace")
        return False
    return True
