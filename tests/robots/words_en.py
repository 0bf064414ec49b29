"""What a robot that knows English listens and feels for; its Braille is UEB, uncontracted."""

from __future__ import annotations

import re

from tests.robots.words import Felt, Heard, Words

_SHORT = """
ACE ACT AGE AID AIM AIR ALE ALL AN AND ANT ANY APE ARE ARM ART AS ASK AT ATE BAD BAG BALL BAR
BAT BE BED BEE BET BIG BIN BIT BOAT BOY BUT BY CAKE CAN CAP CAR CARE CAT COLD COW CUP CUT DAY DO
DOG DRY EACH EAR EARN EAST EASY EAT EGG END EYE FACE FAR FAST FIND FIRE FIT FLY FOR FOX FUN GAME
GET GIVE GO GOD GOLD GOOD GREEN HAND HAT HE HEAR HEN HER HIM HIS HIT HOME HOT HOUSE ICE IF IN
INTO IRON IS IT JOB JOY KEY KIND LAND LATE LEAD LEG LET LIE LINE LION LOT MAN ME MEAT MEN MY
NAME NEAR NET NEW NO NOD NOR NOT NOTE NOW NUT OAR OF OIL OLD ON ONE OR OUR OUT OWN PAN PEN PIE
PIG PIN RAIN RAN RAT READ RED REST RICE RIDE RING ROAD ROSE ROW RUN SAD SAIL SALT SAND SAT SEA
SEAT SEE SET SHE SIN SIT SIX SKY SO SON STAR STONE SUN TAIL TALE TEA TEN THE THEN TIE TIME TIN
TO TOE TON TOO TOP TREE TRY TURN TWO UP US USE WAR WAS WAY WE WET WHO WIN WINE WORD YES YET YOU
"""

_HEARD = Heard(
    edge="Edge",
    of="of",
    over=re.compile("Shift S reads|The match is over"),
    menu="Which action?",
    answer_no="No, 1 of 2",
    new_match="New game",
    begin="Start the game",
    seats="Number of seats",
    seat=re.compile("Seat [2-9]"),
    easy="computer, easy",
    word_turn="form a word",
    takes=re.compile(r"takes (?!nothing)(.*)|[Tt]ake (.*)"),
    and_more=re.compile(" and |, "),
    counted=re.compile(r"laid|counts|^[^|]*cards"),
    middle="Middle",
    in_hand=re.compile("Your turn: place|drawn|taken"),
    nowhere="nowhere",
    nothing_hidden=re.compile("No face-down card"),
    choose_pile=re.compile("Your turn: discard pile"),
    finishes=re.compile("finishes"),
    draw="Draw or take",
    promising={"Four-of-a-kind": 9, "Lay:": 8, "Play:": 7, "fits": 6, "begins": 5},
    no_build=re.compile("knock with K|Last build"),
    points=re.compile(r": (\d+) point"),
    fits=re.compile(r"place (\d) fits"),
    to_lay=re.compile("to lay|drawn, (onto|place)"),
    free=re.compile(r"drawn, place (\d)"),
    lift="lift",
    three_dice="3 dice",
    roll=re.compile(r"\b[Rr]oll\b|Your turn"),
)

_FELT = Felt(
    signs={
        "⠀": " ",
        "⠤": "-",
        "⠠": "",
        "⠰": "",
        "⠸": ":",
        "⠌": "/",
        "⠹": "?",
        "⠄": ".",
        "⠬": "+",
        "⠿": "=",
    },
    joins_numbers="⠐",
    main_menu="main menu",
    edge="edge",
    over=re.compile(r"(esc|again₁?)[ |]+menu|-> over"),
    won="win",
    menu=re.compile("which action|word or lay"),
    refused=re.compile("not possible|not now|not your turn|not like this|^empty|^nothing|^-"),
    answer_no=re.compile(r"\bno\b"),
    new_match="new game",
    begin="start the game",
    seats="seats",
    sure=re.compile("ends match|closes row x"),
    deeds={
        "N": ("next face-down card", "draw from the draw pile", "where could a box go"),
        "W": ("where does the card fit", "what can i lay", "secure p2"),
        "E": ("end pass", "secure p3"),
        "Q": ("secure p1",),
        "1": ("lay on p1",),
        "2": ("lay on p2",),
        "3": ("lay on p3",),
        "X": ("lift the tube",),
        "C": ("my hand",),
        "D": ("piles",),
        "I": ("details",),
        "T": ("whose turn",),
        "Space": ("mark", "roll"),
        "Backspace": ("clear all marks",),
    },
    unknown_word=re.compile("[₈?]"),
    in_hand=re.compile("turn you h"),
    choose_pile=re.compile("turn you p"),
    nowhere="+0",
    nothing_hidden="0?",
    draw="draw",
    actions=("lay", "play"),
    choice=re.compile("give|swap|keep|top|take"),
    places="b",
    no_build=re.compile(r"k or e|knock\?|^last"),
    taking_down=re.compile("^down"),
    fits=re.compile(r"=\S+ p([123])"),
    to_lay=re.compile(r"lay |\S+ (on|free) "),
    free=re.compile(r"\S+ free (\d)"),
    lift="lift",
    you="you",
    rolling=re.compile(r"\.\.$"),
)

WORDS = Words(_SHORT.split(), _HEARD, _FELT)
