### Was in der Sprache der Etiketten steht: Befunde und was auf Bögen und Listen gedruckt wird.

names-and = { $first } und { $last }
names-more = { $names } und { $more } weitere

finding-blank = { $cards }: Das Etikett ist leer.
finding-equal = { $cards }: Alle haben dasselbe Etikett.
finding-too-long = { $cards }: Das Etikett hat { $cells } Formen in { NUMBER($lines) ->
    [one] einer Zeile
   *[other] { $lines } Zeilen
}; auf die Karte passen { $room_cells } Formen in { $room_lines } Zeilen bei { $margin } Millimetern Rand.
finding-same-shape = { $cards }: Die Punkte bilden dieselbe Figur und unterscheiden sich nur darin, wo sie liegen.
finding-upside-down = { $cards }: Auf dem Kopf fühlt sich ein Etikett wie das andere an.
finding-swapped = { $cards }: Andersherum gelesen ist ein Etikett das andere.
finding-mirrored = { $cards }: Von hinten fühlt sich ein Etikett wie das andere an.
finding-letter-digit = Die Formen mit Punkten { $dots } sind auf manchen Karten Buchstaben und auf anderen Ziffern, zum Beispiel { $cards }.
finding-back-translation = { $cards }: Das Etikett soll { $text } heißen, liest sich aber { $back }.
finding-contracted = { $cards }: Die Tabelle { $table } kürzt, so ist Text nicht von Notation zu unterscheiden.
finding-fan = Im Fächer mit Streifen von { $strip } Millimetern { $cells ->
    [0] ist keine Form zu fühlen
    [one] ist eine Form zu fühlen
   *[other] sind { $cells } Formen zu fühlen
}; das unterscheidet { $clear } von { $kinds } Karten.
finding-margin = { $margin } Millimeter Rand sind weniger als die { $least } Millimeter, die ein Finger braucht.

remedy-letter = Nimm für eine der Farben einen anderen Buchstaben.
remedy-sign = Lass das Zahlzeichen stehen.
remedy-mark = Setze hinter eines der Etiketten ein Zeichen.
remedy-wrap = Brich das Etikett in zwei Zeilen um.
remedy-table = Nimm eine Tabelle ohne Kürzungen, etwa de-g0.
remedy-size = Nimm eine größere Karte oder einen kleineren Rand.
remedy-hand = Schreibe das Etikett von Hand in die Deckdatei.

title = { $deck }, Braille-Etiketten
tape-head = { $cards ->
    [one] Eine Karte
   *[other] { $cards } Karten
}, etwa { $metres } Meter Band für je ein Etikett. In jeder Zeile: wie oft, welche Karte, was einzustellen oder zu tippen ist.
tape-line = { $copies } mal { $card }: { $cells }.
tape-next-line = ; neue Zeile{": "}
tape-sign = { $sign } (Punkte { $dots })
tape-digit = tiefgestellte { $digit } (Punkte { $dots })
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
