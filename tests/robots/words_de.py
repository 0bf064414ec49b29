"""What a robot that knows German listens and feels for."""

from __future__ import annotations

import re

from tests.robots.words import Felt, Heard, Words

_SHORT = """
AB ALS AM AN ARM ART AST AUF AUS AUTO BAD BALD BAU BEI BEIN BIS BROT DA DAS DEN DER DES DIE DIR
DU EI EIN EINE EINS EIS EL ENDE ER ERDE ERST ES ESEL GELD GERN GUT HAND HAUS HER HIN HOF HUT IHN
IHR IM IN INS IST JA JE KUH LAND LAUT LEID LOS MAL MAN MEHR MEIN MIR MIT MUT NEIN NETT NEU NIE
NOT NUN NUR OB OFT OHNE OHR ORT RAD RAT RAUM REDE REH REST ROSE ROT RUHE SALZ SAND SEE SEI SEIL
SEIN SEIT SIE SO SOHN TAG TAL TEE TEIL TISCH TON TOR TOT TUN TUT UHR UM UND UNS VOM VON VOR WALD
WAS WEG WEIL WEIN WELT WEM WEN WER WIE WIND WIR WO WORT ZU ZUG ZUM ZUR
"""

_HEARD = Heard(
    edge="Rand",
    of="von",
    over=re.compile("Umschalt S liest|Die Partie ist zu Ende"),
    menu="Was tun?",
    answer_no="Nein, 1 von 2",
    new_match="Neues Spiel",
    begin="Spiel beginnen",
    seats="Zahl der Plätze",
    seat=re.compile("Platz [2-9]"),
    easy="Computer, leicht",
    word_turn="Wort",
    takes=re.compile(r"nimmt (?!nichts)(.*)|(.*) nehmen"),
    and_more=re.compile(" und |, "),
    counted=re.compile(r"gelegt|zählt|^[^|]*Karten"),
    middle="Mitte",
    in_hand=re.compile("aufs Feld|gezogen|genommen"),
    nowhere="nirgends",
    nothing_hidden=re.compile("[Kk]eine (verdeckte )?Karte"),
    choose_pile=re.compile("Dran: Ablage"),
    finishes=re.compile("fertig"),
    draw="Zieh oder nimm",
    promising={"Viererkombo": 9, "Legen:": 8, "Spielen:": 7, "passt": 6, "beginnt": 5},
    no_build=re.compile("klopf mit K|Letzter Bau"),
    points=re.compile(r": (\d+) Punkt"),
    fits=re.compile(r"Platz (\d) passt"),
    to_lay=re.compile("zu legen|gezogen, (auf|Platz)"),
    free=re.compile(r"gezogen, Platz (\d)"),
    lift="heben",
    three_dice="3 Würfel",
    roll=re.compile("[Ww]ürfle|würfeln|Du bist dran"),
)

_FELT = Felt(
    signs={
        "⠀": " ",
        "⠤": "-",
        "⠸": ":",
        "⠄": ".",
        "⠬": "+",
        "⠿": "=",
        "⠠": "",
        "⠹": "?",
        "⠌": "/",
    },
    joins_numbers="",
    main_menu="hauptmenü",
    edge="rand",
    over=re.compile(r"(esc|nochmal₁?)[ |]+menü|-> zu ende"),
    won="sieg",
    menu=re.compile("was tun|wort oder legen"),
    refused=re.compile("geht nicht|nicht dran|so nicht|^leer|^nichts|^-"),
    answer_no=re.compile("nein"),
    new_match="neues spiel",
    begin="spiel beginnen",
    seats="plätze",
    sure=re.compile(r"partieende|reihe zu x"),
    deeds={
        "N": ("nächste verdeckte karte", "karte vom nachziehstapel", "wo passt eine kiste"),
        "W": ("wohin passt die karte", "was kann ich wo legen", "p2 sichern"),
        "E": ("beenden passen", "p3 sichern"),
        "Q": ("p1 sichern",),
        "1": ("p1 belegen",),
        "2": ("p2 belegen",),
        "3": ("p3 belegen",),
        "X": ("röhre heben",),
        "C": ("meine hand",),
        "D": ("stapel",),
        "I": ("einzelheiten",),
        "T": ("wer dran",),
        "Space": ("markieren", "würfeln"),
        "Backspace": ("alle markierungen",),
    },
    unknown_word=re.compile("[₅?]"),
    in_hand=re.compile("dran du h"),
    choose_pile=re.compile("dran: nimm s"),
    nowhere="+0",
    nothing_hidden="0?",
    draw="zieh oder",
    actions=("legen", "spielen"),
    choice=re.compile("geben|tausch|behalten|oben"),
    places="k",
    no_build=re.compile(r"k oder e|klopfen\?|letzter"),
    taking_down=re.compile("^abbau"),
    fits=re.compile(r"=\S+ p([123])"),
    to_lay=re.compile(r"leg |\S+ (auf|frei) "),
    free=re.compile(r"\S+ frei (\d)"),
    lift="heben",
    you="du",
    rolling=re.compile(r"\.\.$"),
)

WORDS = Words(_SHORT.split(), _HEARD, _FELT)
