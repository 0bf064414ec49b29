"""Short German words that the robots know for the letter game; nothing of the client's."""

from __future__ import annotations

from collections.abc import Iterator

KNOWN = [
    "AB",
    "ALS",
    "AM",
    "AN",
    "ARM",
    "ART",
    "AST",
    "AUF",
    "AUS",
    "AUTO",
    "BAD",
    "BALD",
    "BAU",
    "BEI",
    "BEIN",
    "BIS",
    "BROT",
    "DA",
    "DAS",
    "DEN",
    "DER",
    "DES",
    "DIE",
    "DIR",
    "DU",
    "EI",
    "EIN",
    "EINE",
    "EINS",
    "EIS",
    "EL",
    "ENDE",
    "ER",
    "ERDE",
    "ERST",
    "ES",
    "ESEL",
    "GELD",
    "GERN",
    "GUT",
    "HAND",
    "HAUS",
    "HER",
    "HIN",
    "HOF",
    "HUT",
    "IHN",
    "IHR",
    "IM",
    "IN",
    "INS",
    "IST",
    "JA",
    "JE",
    "KUH",
    "LAND",
    "LAUT",
    "LEID",
    "LOS",
    "MAL",
    "MAN",
    "MEHR",
    "MEIN",
    "MIR",
    "MIT",
    "MUT",
    "NEIN",
    "NETT",
    "NEU",
    "NIE",
    "NOT",
    "NUN",
    "NUR",
    "OB",
    "OFT",
    "OHNE",
    "OHR",
    "ORT",
    "RAD",
    "RAT",
    "RAUM",
    "REDE",
    "REH",
    "REST",
    "ROSE",
    "ROT",
    "RUHE",
    "SALZ",
    "SAND",
    "SEE",
    "SEI",
    "SEIL",
    "SEIN",
    "SEIT",
    "SIE",
    "SO",
    "SOHN",
    "TAG",
    "TAL",
    "TEE",
    "TEIL",
    "TISCH",
    "TON",
    "TOR",
    "TOT",
    "TUN",
    "TUT",
    "UHR",
    "UM",
    "UND",
    "UNS",
    "VOM",
    "VON",
    "VOR",
    "WALD",
    "WAS",
    "WEG",
    "WEIL",
    "WEIN",
    "WELT",
    "WEM",
    "WEN",
    "WER",
    "WIE",
    "WIND",
    "WIR",
    "WO",
    "WORT",
    "ZU",
    "ZUG",
    "ZUM",
    "ZUR",
]


def spelled(own: list[str], middle: list[str]) -> Iterator[list[tuple[bool, int]]]:
    """Return words of one own letter and letters of the middle, the longest first.

    A word is given as (from the hand, index) for each letter.
    """
    for word in sorted(KNOWN, key=len, reverse=True):
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
