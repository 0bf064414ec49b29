### Was in der Sprache der Etiketten steht: Befunde und was auf Bögen und Listen gedruckt wird.

names-and = { $first } und { $last }
names-more = { $names } und { $more } weitere
finding-blank = { $cards }: Das Etikett ist leer.
finding-equal =
    { $cards }: { $count ->
        [2] Beide
       *[other] Alle
    } haben dasselbe Etikett.
finding-unknown-sign = { $cards }: Das Zeichen { $sign } ({ $code }) steht nicht in der Tabelle { $table }.
finding-too-long =
    { $cards }: Das Etikett hat { $cells } Formen in { NUMBER($lines) ->
        [one] einer Zeile
       *[other] { $lines } Zeilen
    }; { $place ->
        [sticker] auf den Aufkleber
       *[card] auf die Karte
    } passen { $room_cells } Formen in { NUMBER($room_lines) ->
        [one] einer Zeile
       *[other] { $room_lines } Zeilen
    }{ $place ->
        [sticker] { "" }
       *[card] { " " }bei { $margin } Millimetern Rand
    }.
finding-same-shape = { $cards }: Die Punkte bilden dieselbe Figur und unterscheiden sich nur darin, wo sie liegen.
finding-upside-down = { $cards }: Auf dem Kopf fühlt sich ein Etikett wie das andere an.
finding-turned = { $cards }: Um { $degrees } Grad gedreht fühlt sich ein Etikett wie das andere an.
finding-swapped = { $cards }: Andersherum gelesen ist ein Etikett das andere.
finding-left-out = Ressourcen und Bonusziele sind weggelassen: Was auf deinen steht, weiß nur deine Schachtel. Schreib sie in { $text }, oder nimm mit --house die des Programms.
finding-own-deck = Mit den Karten aus { $text }.
finding-house = Ressourcen und Bonusziele sind vom Programm erfunden; in der Schachtel liegen andere.
finding-sold = Etiketten für { $deck } ({ $publisher }), von niemandem, der damit verbunden ist.
finding-unchecked = { $deck }: Nicht mit einer Schachtel verglichen. Gezählt: { $from }.
finding-not-as-display = Diese Etiketten unterscheiden sich von dem, was die Braillezeile für dieselben Karten schreibt.
finding-unread = Französisches Braille: noch von niemandem gelesen, der französisches Braille liest.
finding-mirrored = { $cards }: Von hinten fühlt sich ein Etikett wie das andere an.
finding-nearly =
    Fast gleich, nur eine Punktzeile höher oder tiefer: { $pairs }{ $more ->
        [0] { "." }
       *[other] { " " }und { $more } weitere Paare.
    }
finding-nearly-turned =
    Auf dem Kopf fast gleich, nur eine Punktzeile höher oder tiefer: { $pairs }{ $more ->
        [0] { "." }
       *[other] { " " }und { $more } weitere Paare.
    }
finding-letter-digit = Die Formen mit Punkten { $dots } sind auf manchen Karten Buchstaben und auf anderen Ziffern, zum Beispiel { $cards }.
finding-back-translation = { $cards }: Das Etikett soll { $text } heißen, liest sich aber { $back }.
finding-contracted = { $cards }: Die Tabelle { $table } kürzt, so ist Text nicht von Notation zu unterscheiden.
finding-fan =
    Im Fächer mit Streifen von { $strip } Millimetern { $cells ->
        [0] ist keine Form zu fühlen
        [one] ist eine Form zu fühlen
       *[other] sind { $cells } Formen zu fühlen
    }; das unterscheidet { $clear } von { $kinds } Karten.
finding-margin = { $margin } Millimeter Rand sind weniger als die { $least } Millimeter, die ein Finger braucht.
finding-letters = Buchstaben der Farben: { $letters }.
finding-column = Zeile { $line }: Als Spalte unbekannt und weggelassen: { $text }.
finding-surplus = Zeile { $line }: Hier stehen mehr Zellen, als es Spalten gibt: { $text }.
finding-short =
    Kürzer ginge es mit --short: { $shown }{ $more ->
        [0] { "." }
       *[other] { " " }und { $more } weitere.
    }
remedy-orient = Eine abgeschnittene Ecke beendet das (--orient corner), auf Aufklebern und im Brailledrucker eine Linie (--orient line).
remedy-letter = Nimm für eine der Farben einen anderen Buchstaben.
remedy-letter-which = Nimm für { $colour } den Buchstaben { $letter }.
remedy-sign = Lass das Zahlzeichen stehen.
remedy-mark = Setze hinter eines der Etiketten ein Zeichen.
remedy-mark-which =
    Setze hinter das Etikett von { $card } ein Zeichen mit { $points ->
        [one] Punkt
       *[other] den Punkten
    } { $dots }.
remedy-wrap = Brich das Etikett um.
remedy-short = Kürze das Etikett.
remedy-table = Nimm eine Tabelle ohne Kürzungen, etwa de-g0.
remedy-size = Nimm eine größere Karte oder einen kleineren Rand.
remedy-hand = Schreibe das Etikett von Hand in die Deckdatei.
remedy-cells = Setze Text mit Trennzeichen in Anführungszeichen, oder lösche die Zellen.
remedy-other-sign = Schreibe es anders, als Punkte, oder nimm eine Tabelle, die es hat.
title = { $deck }, Braille-Etiketten
card-strokes =
    { $card }, { $count ->
        [one] { $count } Strich
       *[other] { $count } Striche
    }
title-sold = Etiketten für { $deck } ({ $publisher }), von niemandem, der damit verbunden ist
unchecked = Nicht mit einer Schachtel verglichen.
tape-head =
    { $cards ->
        [one] Eine Karte
       *[other] { $cards } Karten
    }, etwa { $metres } Meter Band für je ein Etikett. In jeder Zeile: wie oft, welche Karte, was einzustellen oder zu tippen ist.
tape-line = { $copies }-mal { $card }: { $cells }.
tape-next-line = ; neue Zeile{ ": " }
tape-sign = { $sign } (Punkte { $dots })
tape-digit = tiefgestellte { $digit } (Punkte { $dots })
tape-upper = { $digit } wie der Buchstabe { $letter } (Punkte { $dots })
tape-number-sign = Zahlzeichen (Punkte { $dots })
tape-dots = Punkte { $dots }
tape-blank = Leerform
proof-count = { $cards } Karten, { $kinds } verschiedene
proof-notation = Notation: { $scheme }. Brailletabelle: { $table }.
proof-dimensions = Maße: { $profile }, Punkt { $dot } mm, Form { $cell } mm, Zeile { $line } mm.
proof-card = Karte: { $width } × { $height } mm. Bei { $margin } mm Rand passen { $cells } Formen in { $lines } Zeilen.
proof-no-conflicts = Keine Konflikte: Kein Etikett ist leer, zu lang, einem anderen gleich oder auf dem Kopf wie ein anderes.
proof-more = … und { $count } weitere; die Prüfung nennt alle.
proof-head-print = Aufdruck
proof-head-braille = Braille
proof-head-dots = Punkte
proof-page = Seite { $page } von { $pages }
proof-mark = + Punkte { $dots }
