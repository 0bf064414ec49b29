### Hexaducto. $card, $old and $cards are worded cards ("7", "verdeckt"); -you messages speak to
### the player. Points can be negative.

hexaducto-title = Hexaducto
hexaducto-summary = Räum dein Sechseck ab: Linien aus gleichen oder fortlaufenden Karten. 1 bis 6 Personen, auch als Rätsel.

## Options

hexaducto-option-puzzle = Rätsel
    .help = Allein, mit begrenzten Zügen und begrenzter Zeit: Räum das ganze Feld ab.
hexaducto-option-puzzle-off = Nein, Partie
    .braille = nein
hexaducto-option-puzzle-easy = Leicht: 15 Minuten
    .braille = leicht 15 minuten
hexaducto-option-puzzle-normal = Mittel: 10 Minuten
    .braille = mittel 10 minuten
hexaducto-option-puzzle-hard = Schwer: 7 Minuten
    .braille = schwer 7 minuten
hexaducto-option-puzzle-daily = Rätsel des Tages
    .braille = tag
    .help = Allein: 27 Züge und 10 Minuten, an einem Tag für alle dieselben Karten. Räum das ganze Feld ab.
hexaducto-option-puzzle-custom = Züge und Minuten selbst wählen
    .braille = eigene
    .help = Allein: Räum das ganze Feld ab. Wie viele Züge und Minuten du hast, stellst du weiter unten ein.
hexaducto-option-puzzle-composed = Komponiertes Rätsel
    .braille = gestellt
    .help = Allein und ohne Uhr: Räum das ganze Feld ab. Alle Karten liegen offen, und du hast nur so viele Züge, wie die kürzeste Lösung braucht. Die Zeile darunter wählt eines von zwanzig.
hexaducto-option-number = Welches
    .braille = welches
    .help = Die zwanzig komponierten Rätsel werden immer schwerer. Der Name deutet die Idee an.
hexaducto-option-number-1 = 1: Kreuzung
    .braille = 1 kreuzung
hexaducto-option-number-2 = 2: Stern
    .braille = 2 stern
hexaducto-option-number-3 = 3: Alles auf einmal
    .braille = 3 alles auf einmal
hexaducto-option-number-4 = 4: Zwei Teile
    .braille = 4 zwei teile
hexaducto-option-number-5 = 5: Andocken räumt ab
    .braille = 5 andocken räumt ab
hexaducto-option-number-6 = 6: Kettenreaktion
    .braille = 6 kettenreaktion
hexaducto-option-number-7 = 7: Drei Teile
    .braille = 7 drei teile
hexaducto-option-number-8 = 8: Nadelöhr
    .braille = 8 nadelöhr
hexaducto-option-number-9 = 9: Zweimal andocken
    .braille = 9 zweimal andocken
hexaducto-option-number-10 = 10: Geduld
    .braille = 10 geduld
hexaducto-option-number-11 = 11: Später Zerfall
    .braille = 11 später zerfall
hexaducto-option-number-12 = 12: Nur ein Weg
    .braille = 12 nur ein weg
hexaducto-option-number-13 = 13: Ruhe vor dem Sturm
    .braille = 13 ruhe vor dem sturm
hexaducto-option-number-14 = 14: Kreuzung mit Anlauf
    .braille = 14 kreuzung mit anlauf
hexaducto-option-number-15 = 15: Spät andocken
    .braille = 15 spät andocken
hexaducto-option-number-16 = 16: Schmaler Grat
    .braille = 16 schmaler grat
hexaducto-option-number-17 = 17: Kreuzung mit langem Anlauf
    .braille = 17 kreuzung langer anlauf
hexaducto-option-number-18 = 18: Viel Geduld
    .braille = 18 viel geduld
hexaducto-option-number-19 = 19: Sieben Züge bis zur Kreuzung
    .braille = 19 kreuzung sieben züge
hexaducto-option-number-20 = 20: Langes Schweigen
    .braille = 20 langes schweigen
hexaducto-option-limits = Züge der Stufen
    .braille = stufen
    .help = Wie viele Züge leicht, mittel und schwer haben. Knapp ist gemessen: So viele braucht das Programm selbst für 90, 60 und 30 von hundert Rätseln.
hexaducto-option-limits-measured = Knapp: 33, 27 und 24
    .braille = züge 33 27 24
hexaducto-option-limits-wide = Großzügig: 60, 45 und 35
    .braille = züge 60 45 35
hexaducto-option-lone_match = Allein ohne Rätsel
    .braille = allein
    .help = Wer allein spielt und kein Rätsel wählt, bekommt sonst das mittlere. Mit dieser Option deckst du nur auf, ohne Ziel.
hexaducto-option-untimed = Rätsel ohne Zeitlimit
    .braille = ohne zeit
    .help = Schaltet die Uhr im Rätsel ab. Das Ergebnis sagt es dazu.
hexaducto-option-moves = Züge im selbst gewählten Rätsel
    .braille = züge
    .help = Gilt nur, wenn du beim Rätsel eigene Züge und Minuten wählst.
hexaducto-option-minutes = Minuten im selbst gewählten Rätsel
    .braille = minuten
    .help = Gilt nur, wenn du beim Rätsel eigene Züge und Minuten wählst.
hexaducto-option-smallest = Kürzeste Linie
    .braille = kürzeste linie
    .help = Ab so vielen Karten zählt eine Linie als Gruppe oder Straße.
hexaducto-option-starter = Wer beginnt
    .braille = beginnt
    .help = Die Nummer des Platzes, der den ersten Zug hat. In der Revanche rückt er um einen weiter.

## Categories of the statistics

hexaducto-category-off = Partie
hexaducto-category-easy = Rätsel leicht
hexaducto-category-normal = Rätsel mittel
hexaducto-category-hard = Rätsel schwer
hexaducto-category-custom = eigenes Rätsel
hexaducto-category-daily = Rätsel des Tages
hexaducto-category-composed = komponiertes Rätsel

## Keys of this game

hexaducto-key-line-row = Reihe durch diese Karte
    .help = Liest die Reihe von links und sagt, was ihr fehlt.
hexaducto-key-line-falling = Fallende Linie durch diese Karte
    .help = Liest die Linie von links oben nach rechts unten und sagt, was ihr fehlt.
hexaducto-key-line-rising = Steigende Linie durch diese Karte
    .help = Liest die Linie zwischen rechts oben und links unten, von oben, und sagt, was ihr fehlt.
hexaducto-key-hidden-next = Nächste verdeckte Karte
    .help = Geht zur nächsten verdeckten Karte des Feldes.
hexaducto-key-hidden-previous = Vorige verdeckte Karte
    .help = Geht zur vorigen verdeckten Karte des Feldes.
hexaducto-key-nearly-next = Nächste fast fertige Linie
    .help = Geht zur nächsten Karte, mit deren Tausch eine Linie fertig wäre, und sagt den Wert.
hexaducto-key-nearly-previous = Vorige fast fertige Linie
    .help = Geht zur vorigen Karte, mit deren Tausch eine Linie fertig wäre, und sagt den Wert.
hexaducto-key-fits-next = Wohin passt die Karte?
    .help = Geht zum nächsten Platz, an dem die Karte in der Hand eine Linie fertig macht. Ohne Handkarte gilt die offene auf der Ablage.
hexaducto-key-fits-previous = Wohin passt sie, rückwärts
    .help = Geht zum vorigen Platz, an dem die Karte eine Linie fertig macht.
hexaducto-key-centre = Mitte des Feldes
    .help = Geht zur Karte in der Mitte.
hexaducto-key-corner-next = Nächste Ecke
    .help = Geht im Uhrzeigersinn zur nächsten Ecke.
hexaducto-key-corner-previous = Vorige Ecke
    .help = Geht gegen den Uhrzeigersinn zur vorigen Ecke.
hexaducto-key-row-start = Anfang der Reihe
    .help = Geht zur ersten Karte der Reihe.
hexaducto-key-row-end = Ende der Reihe
    .help = Geht zur letzten Karte der Reihe.
hexaducto-key-describe-short = Feld kurz
    .help = Zählt die Karten und die fast fertigen Linien.
hexaducto-key-describe-rows = Feld Reihe für Reihe
    .help = Liest alle Reihen.
hexaducto-key-describe-lines = Feld ganz genau
    .help = Liest alle Reihen und jede fast fertige Linie.
hexaducto-key-limits = Punkte, im Rätsel Züge und Zeit
    .help = Im Rätsel die restlichen Züge und die restliche Zeit, sonst alle Punkte.

## Cards

hexaducto-value =
    { $value ->
        [-2] minus 2
        [-1] minus 1
       *[other] { $value }
    }
# A sum below zero.
hexaducto-negative = minus { $value }
    .braille = -{ $value }
hexaducto-hidden = verdeckt
    .brief = verdeckt
# Inside a sentence, for one card.
hexaducto-a-hidden = einer verdeckten Karte
    .braille = ?
# Spoken only: three and more face-down cards side by side.
hexaducto-hidden-times =
    { $count ->
        [3] dreimal
        [4] viermal
        [5] fünfmal
       *[other] { $count }-mal
    } verdeckt
    .brief = { $count } verdeckt
hexaducto-group = { $count }-mal { $card }
    .braille = { $count }x{ $card }

## Zones; the Braille wording is the zone sign

hexaducto-zone-field = Dein Feld
    .braille = f
hexaducto-zone-opponent = { $name }
    .braille = g{ $number }
hexaducto-zone-docks = Andockplätze
    .braille = a
hexaducto-zone-hand = Karte in der Hand
    .brief = Hand
    .braille = h
hexaducto-zone-piles = Stapel
    .braille = s
hexaducto-zone-scores = Punkte der Partie
    .normal = Punkte
    .braille = p
hexaducto-empty-field = Das Feld ist leer.
    .brief = Feld leer
    .braille = leer
hexaducto-empty-hand = Keine Karte in der Hand.
    .normal = Nichts in der Hand.
    .brief = Hand leer
    .braille = leer
hexaducto-field-count =
    { $count ->
        [0] leer
        [one] eine Karte
       *[other] { $count } Karten
    }, { $hidden } verdeckt, offene Summe { $points }
    .normal =
        { $count ->
            [0] leer
            [one] eine Karte
           *[other] { $count } Karten
        }, { $hidden } verdeckt, Summe { $points }
    .brief = { $count } Karten, { $hidden } verdeckt, { $points }
    .braille = { $count }k { $hidden }? { $points }p
hexaducto-hidden-count =
    { $count ->
        [one] eine Karte verdeckt
       *[other] { $count } Karten verdeckt
    }
    .normal = { $count } verdeckt
    .braille = { $count }?
hexaducto-card-count =
    { $count ->
        [0] keine Karte
        [one] eine Karte
       *[other] { $count } Karten
    }
    .braille = { $count }k
hexaducto-row = Reihe { $number }
    .braille = { $number }
# The Braille sign of an opponent's field ends in a digit, so a letter comes before the row's.
hexaducto-row-other = Reihe { $number }
    .braille = r{ $number }
hexaducto-row-of = Reihe { $number }: { $cards }
    .brief = { $number }: { $cards }
    .braille = { $number }: { $cards }
hexaducto-gap = Lücke
    .braille = { "." }
hexaducto-pile = Ziehstapel
    .braille = z
hexaducto-pile-count =
    { $count ->
        [0] leer, ein neuer Kartensatz beginnt
        [one] eine Karte zu ziehen
       *[other] { $count } Karten zu ziehen
    }
    .normal =
        { $count ->
            [0] leer, ein neuer Kartensatz beginnt
            [one] eine Karte
           *[other] { $count } Karten
        }
    .brief = { $count }
    .braille = { $count }
hexaducto-pile-set = Kartensatz { $number }
    .braille = satz { $number }
hexaducto-discard = { $card } auf der Ablage
    .normal = { $card } auf Ablage
    .brief = { $card }, Ablage
    .braille = { $card }
hexaducto-discard-empty = Ablage leer
    .braille = -
hexaducto-discard-count =
    { $count ->
        [one] eine Karte auf der Ablage
       *[other] { $count } Karten auf der Ablage
    }
    .brief = { $count } Karten
    .braille = { $count }k
hexaducto-discard-below = darunter { $cards }
    .braille = unter { $cards }

## Places

hexaducto-place = Reihe { $row }, Platz { $column }
    .brief = { $row }, { $column }
    .braille = r{ $row } p{ $column }
hexaducto-landmark-centre = Mitte
    .braille = mi
hexaducto-landmark-top-left = Ecke oben links
    .brief = oben links
    .braille = ol
hexaducto-landmark-top-right = Ecke oben rechts
    .brief = oben rechts
    .braille = or
hexaducto-landmark-right = Ecke rechts
    .brief = rechts
    .braille = re
hexaducto-landmark-bottom-right = Ecke unten rechts
    .brief = unten rechts
    .braille = ur
hexaducto-landmark-bottom-left = Ecke unten links
    .brief = unten links
    .braille = ul
hexaducto-landmark-left = Ecke links
    .brief = links
    .braille = li

## Lines and what they lack

hexaducto-line = { $cards }: { $lack }
    .braille = { $cards } { $lack }
hexaducto-line-alone = steht allein
    .brief = allein
    .braille = allein
hexaducto-line-row = Reihe: { $line }
    .braille = r: { $line }
hexaducto-line-falling = Fallend: { $line }
    .braille = f: { $line }
hexaducto-line-rising = Steigend: { $line }
    .braille = s: { $line }
hexaducto-lack-one = braucht { $options }
    .braille = +{ $options }
hexaducto-lack-instead = { $options } statt { $old }
    .brief = { $options } statt { $old }
    .braille = { $options } statt { $old }
hexaducto-lack-many = es fehlen { $count } Karten
    .normal = es fehlen { $count }
    .brief = { $count } fehlen
    .braille = -{ $count }
hexaducto-lack-short = zu kurz, zählt nicht
    .brief = zu kurz
    .braille = kurz
hexaducto-lack-nothing = fertig
    .braille = ok
hexaducto-either = { $first } oder { $last }
    .braille = { $first } o { $last }
hexaducto-range = { $first } bis { $last }
    .braille = { $first } bis { $last }
hexaducto-both = { $first } und { $last }
    .brief = { $first }, { $last }
    .braille = { $first } + { $last }
hexaducto-group-line = Gruppe { $cards }
    .braille = gr { $cards }
hexaducto-street-line = Straße { $cards }
    .braille = str { $cards }
hexaducto-completes = macht fertig: { $lines }
    .brief = fertig: { $lines }
    .braille = ok { $lines }
hexaducto-fits =
    { $count ->
        [0] macht keine Linie fertig
        [one] macht an einem Platz eine Linie fertig
       *[other] macht an { $count } Plätzen eine Linie fertig
    }
    .brief =
        { $count ->
            [0] passt nirgends
            [one] passt an einem Platz
           *[other] passt an { $count } Plätzen
        }
    .braille = +{ $count }
hexaducto-fits-at = { $place }: { $does }
    .braille = { $place } { $does }
hexaducto-may-go-back = Eingabe auf der Ablage legt sie zurück.
    .brief = zurück auf die Ablage möglich
    .braille = zurück mit enter auf s
    .display = zurück mit routing auf s
    .display-full = Die Routingtaste auf der Ablage legt sie zurück.
hexaducto-nearly-row = braucht { $options }, Reihe { $cards }
    .braille = +{ $options } r: { $cards }
hexaducto-nearly-falling = braucht { $options }, fallend { $cards }
    .braille = +{ $options } f: { $cards }
hexaducto-nearly-rising = braucht { $options }, steigend { $cards }
    .braille = +{ $options } s: { $cards }
hexaducto-nearly-count =
    { $count ->
        [0] keine Linie fast fertig
        [one] eine Karte fehlt zu einer Linie
       *[other] { $count } Plätze mit fast fertigen Linien
    }
    .normal =
        { $count ->
            [0] keine Linie fast fertig
            [one] eine Linie fast fertig
           *[other] { $count } Linien fast fertig
        }
    .brief = { $count } fast fertig
    .braille = +{ $count }
hexaducto-no-hidden = Keine verdeckte Karte mehr hier.
    .brief = nichts verdeckt
    .braille = 0?
hexaducto-no-nearly = Keine Linie ist fast fertig.
    .normal = Keine Linie fast fertig.
    .brief = nichts fast fertig
    .braille = +0
hexaducto-no-fits = { $card } macht nirgends eine Linie fertig.
    .normal = { $card }: nirgends eine Linie fertig.
    .brief = { $card }: nirgends
    .braille = { $card } +0
hexaducto-not-on-field = Nicht auf einem Feld: Taste B führt zu deinem.
    .normal = Nicht auf einem Feld, B führt hin.
    .brief = nur auf dem Feld
    .braille = nicht auf einem feld, taste b
    .display = nur in f
    .display-full = Nicht auf einem Feld: Deins ist Bereich f.

## Docking

hexaducto-cut-off = abgeschnitten
    .braille = ab
hexaducto-dock-count =
    { $count ->
        [one] ein Platz
       *[other] { $count } Plätze
    }
    .braille = { $count }
hexaducto-dock-at = nach { $side }, neben { $cards }
    .brief = { $side } an { $cards }
    .braille = { $side } { $cards }
hexaducto-dock-part = der Teil mit { $cards }
    .brief = Teil { $cards }
    .braille = teil { $cards }
hexaducto-contact-right-of = { $card } rechts von { $other }
    .braille = { $card } re { $other }
hexaducto-contact-left-of = { $card } links von { $other }
    .braille = { $card } li { $other }
hexaducto-contact-below-right = { $card } rechts unter { $other }
    .braille = { $card } ru { $other }
hexaducto-contact-below-left = { $card } links unter { $other }
    .braille = { $card } lu { $other }
hexaducto-contact-above-right = { $card } rechts über { $other }
    .braille = { $card } ro { $other }
hexaducto-contact-above-left = { $card } links über { $other }
    .braille = { $card } lo { $other }
hexaducto-dock-after = Danach: { $rows }
    .braille = dann { $rows }
hexaducto-side-left = links
    .braille = li
hexaducto-side-right = rechts
    .braille = re
hexaducto-side-top = oben
    .braille = o
hexaducto-side-bottom = unten
    .braille = u
hexaducto-side-top-left = oben links
    .braille = ol
hexaducto-side-top-right = oben rechts
    .braille = or
hexaducto-side-bottom-left = unten links
    .braille = ul
hexaducto-side-bottom-right = unten rechts
    .braille = ur

## What you can do, as lines of a menu

hexaducto-do-turn = { $place } aufdecken
    .braille = auf { $place }
hexaducto-do-place = { $place }, statt { $old }
    .brief = { $place }, statt { $old }
    .braille = { $place } statt { $old }
hexaducto-do-draw = Vom Ziehstapel ziehen
    .brief = Ziehen
    .braille = ziehen
hexaducto-do-take = { $card } von der Ablage nehmen
    .brief = { $card } nehmen
    .braille = { $card } nehmen
hexaducto-do-give-up = Rätsel beenden
    .brief = beenden
    .braille = ende
hexaducto-do-back = Auf die Ablage zurücklegen
    .brief = Zurücklegen
    .braille = zurück

## Events

hexaducto-turned-up = { $name } deckt { $card } auf.
    .brief = { $name }: { $card }
    .braille = { $name } auf { $card }
hexaducto-turned-up-you = { $card } aufgedeckt.
    .brief = { $card }
    .braille = auf { $card }
hexaducto-drew = { $name } zieht.
    .brief = { $name } zieht
    .braille = { $name } zieht
hexaducto-drew-you = { $card } gezogen. Wohin?
    .brief = { $card } gezogen
    .braille = h { $card }
hexaducto-took = { $name } nimmt { $card } von der Ablage.
    .brief = { $name } nimmt { $card }
    .braille = { $name } nimmt { $card }
hexaducto-took-you = { $card } genommen. Wohin?
    .brief = { $card } genommen
    .braille = h { $card }
hexaducto-put-back = { $name } legt { $card } zurück.
    .brief = { $name } legt zurück
    .braille = { $name } zurück { $card }
hexaducto-put-back-you = { $card } zurückgelegt.
    .brief = { $card } zurück
    .braille = zurück { $card }
hexaducto-placed = { $name } legt { $card }, wirft { $old } ab.
    .brief = { $name }: { $card } statt { $old }
    .braille = { $name } { $card } statt { $old }
hexaducto-placed-you = { $card } statt { $old }.
    .brief = { $card } statt { $old }
    .braille = { $card } statt { $old }
hexaducto-placed-hidden = { $name } legt { $card }, wirft eine verdeckte { $old } ab.
    .normal = { $name } legt { $card }, wirft verdeckte { $old } ab.
    .brief = { $name }: { $card }, war { $old }
    .braille = { $name } { $card } statt { $old }
hexaducto-placed-hidden-you = { $card } gelegt, verdeckt lag { $old }.
    .brief = { $card }, da lag { $old }
    .braille = { $card } statt { $old }
hexaducto-set-begun = Kartensatz { $number } beginnt.
    .brief = neuer Kartensatz
    .braille = satz { $number }
hexaducto-removed =
    { $name } räumt ab: { $lines }. Noch { $left ->
        [0] keine Karte
        [one] eine Karte
       *[other] { $left } Karten
    }.
    .normal = { $name } räumt ab: { $lines }. Noch { $left }.
    .brief = { $name }: { $lines }
    .braille = { $name } weg { $lines } k{ $left }
hexaducto-removed-you =
    { $lines } abgeräumt. Noch { $left ->
        [0] keine Karte
        [one] eine Karte
       *[other] { $left } Karten
    }.
    .brief = { $lines } weg, noch { $left }
    .braille = weg { $lines } k{ $left }
hexaducto-fell-apart = { $name }: Feld in { $parts } Teilen.
    .brief = { $name }: { $parts } Teile
    .braille = { $name } { $parts } teile
hexaducto-fell-apart-you =
    Feld in { $parts } Teilen: { $loose ->
        [one] eine Karte muss
       *[other] { $loose } Karten müssen
    } andocken. Tab führt zu den Plätzen.
    .brief = { $parts } Teile, andocken
    .braille = { $parts } teile, andocken { $loose }k, tab zu a
    .display = { $parts } teile, andocken { $loose }k, zeile a
    .display-full =
        Feld in { $parts } Teilen: { $loose ->
            [one] eine Karte muss
           *[other] { $loose } Karten müssen
        } andocken. Die Plätze stehen in Bereich a.
    .page =
        Feld in { $parts } Teilen: { $loose ->
            [one] eine Karte muss
           *[other] { $loose } Karten müssen
        } andocken.
hexaducto-docked =
    { $name } dockt { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    } an.
    .brief = { $name } dockt an
    .braille = { $name } dockt an { $count }k
hexaducto-docked-you = Angedockt.
    .braille = angedockt
hexaducto-moves-left =
    { $count ->
        [0] kein Zug übrig
        [one] ein Zug übrig
       *[other] { $count } Züge übrig
    }
    .braille = z{ $count }
hexaducto-time-warning = Noch { $time }.
    .brief = noch { $time }
    .braille = t{ $time }
hexaducto-time-left = { $time } übrig
    .braille = t{ $time }
hexaducto-untimed = ohne Zeitlimit
    .braille = t-
hexaducto-span =
    { $minutes ->
        [0] { $seconds } Sekunden
        [one]
            { $seconds ->
                [0] eine Minute
               *[other] eine Minute { $seconds }
            }
       *[other]
            { $seconds ->
                [0] { $minutes } Minuten
               *[other] { $minutes } Minuten { $seconds }
            }
    }
    .braille = { $minutes }:{ $seconds }
hexaducto-ended-turned-up = { $name } hat keine verdeckte Karte mehr: Ende.
    .brief = { $name } beendet
    .braille = ende { $name }
hexaducto-ended-turned-up-you = Keine verdeckte Karte mehr: Ende.
    .brief = Ende
    .braille = ende
hexaducto-ended-cleared = { $name } hat das ganze Feld abgeräumt: Ende.
    .brief = { $name } hat alles abgeräumt
    .braille = ende { $name } leer
hexaducto-ended-cleared-you = Ganzes Feld abgeräumt: Ende.
    .brief = alles abgeräumt
    .braille = ende leer
hexaducto-doubled = Doppelt gezählt, weil jemand weniger hat: { $points } für { $name }.
    .brief = { $points } für { $name }, doppelt gezählt
    .braille = x2 { $name } { $points }
hexaducto-doubled-you = Doppelt gezählt, weil jemand weniger hat: { $points } für dich.
    .brief = { $points } für dich, doppelt gezählt
    .braille = x2 { $points }
# Told with its proof.
hexaducto-lost-short = Nicht mehr zu lösen: Jede Linie ist zu kurz.
    .brief = nicht mehr zu lösen, jede Linie zu kurz
    .braille = unlösbar linie kurz
# Every face-down card needs a move of its own.
hexaducto-lost-moves =
    Nicht mehr zu lösen: { $hidden ->
        [one] eine verdeckte Karte
       *[other] { $hidden } verdeckte Karten
    }, { $moves ->
        [one] noch ein Zug
       *[other] noch { $moves } Züge
    }.
    .brief =
        nicht mehr zu lösen, { $hidden } verdeckt, { $moves } { $moves ->
            [one] Zug
           *[other] Züge
        }
    .braille = unlösbar { $hidden }? z{ $moves }
# Said behind it.
hexaducto-lost-end = E beendet, du kannst auch weiterspielen.
    .brief = E beendet
    .braille = e ende
    .display = ende in der liste
    .display-full = Beenden steht in der Liste der { $bottom-key } der Zeile, du kannst auch weiterspielen.
# Said behind it where a move can be taken back.
hexaducto-take-back = Steuerung Z nimmt es zurück.
    .brief = Steuerung Z
    .braille = strg z
    .display = { $bottom-key }: liste
    .display-full = Wie du es zurücknimmst, steht in der Liste der { $bottom-key } der Zeile.
    .page = Tippe Steuerung Z, um es zurückzunehmen.

## What a hint has found out, before the move

hexaducto-advice-sure =
    Löst sicher { $count ->
        [0] sofort
        [one] mit einer Karte
       *[other] mit { $count } Karten
    }
    .brief = Löst sicher, { $count }
    .braille = löst { $count }
hexaducto-advice-found = Führt zu einer Lösung
    .brief = Lösung gefunden
    .braille = löst
hexaducto-advice-none = Keine Lösung gefunden, aber ein guter Zug
    .brief = Keine Lösung gefunden
    .braille = ohne lösung
hexaducto-advice-lost = Nicht mehr zu lösen, aber so kannst du weiterspielen
    .brief = Nicht mehr zu lösen
    .braille = unlösbar

## The end of a puzzle

hexaducto-puzzle-cleared = Ganzes Feld abgeräumt!
    .brief = alles abgeräumt
    .braille = leer
hexaducto-puzzle-moves = Keine Züge mehr: Das Feld wird aufgedeckt.
    .brief = keine Züge mehr
    .braille = z0
hexaducto-puzzle-given-up = Beendet: Das Feld wird aufgedeckt.
    .brief = beendet
    .braille = ende
hexaducto-puzzle-time = Zeit um: Es zählt, was noch liegt.
    .brief = Zeit um
    .braille = t0

## Turn, scores and result

hexaducto-turn = { $name } ist dran.
    .brief = { $name } dran
    .braille = { $name } dran
hexaducto-turn-you = Du bist dran: Deck eine Karte auf oder nimm eine vom Stapel. Auf der Ablage: { $card }.
    .normal = Dran: Ablage { $card }.
    .brief = Dran, { $card }
    .braille = dran: nimm { $card }, zieh oder deck auf
hexaducto-turn-piles = Du bist dran: Nimm eine Karte von einem der Stapel. Auf der Ablage: { $card }.
    .normal = Dran: Ablage { $card }.
    .brief = Dran, { $card }
    .braille = dran: nimm { $card } oder zieh
hexaducto-possible = Deck auf, zieh oder nimm sie.
hexaducto-possible-piles = Zieh oder nimm sie.
hexaducto-turn-drawn = Du bist dran: { $card } gezogen, sie muss aufs Feld.
    .normal = Dran: { $card } aufs Feld.
    .brief = { $card } aufs Feld
    .braille = dran: { $card } aufs feld
hexaducto-turn-taken = Du bist dran: { $card } genommen, sie kommt aufs Feld oder zurück auf die Ablage.
    .normal = Dran: { $card } aufs Feld oder zurück.
    .brief = { $card } aufs Feld oder zurück
    .braille = dran: { $card } aufs feld oder zurück
hexaducto-turn-dock =
    Du bist dran: Dock den abgeschnittenen Teil an. { $count ->
        [one] Ein Platz
       *[other] { $count } Plätze
    }, Tab führt hin.
    .normal =
        Dock den Teil an. { $count ->
            [one] Ein Platz
           *[other] { $count } Plätze
        }, Tab.
    .brief = Andocken, { $count } Plätze
    .braille = dran: dock an, a{ $count } tab
    .display = dran: dock an, a{ $count }
    .display-full =
        Du bist dran: Dock den abgeschnittenen Teil an. { $count ->
            [one] Ein Platz
           *[other] { $count } Plätze
        }, in Bereich a.
    .page =
        Du bist dran: Dock den abgeschnittenen Teil an. { $count ->
            [one] Ein Platz
           *[other] { $count } Plätze
        }.
hexaducto-score =
    { $name } { $points } offen{ $hidden ->
        [0] { "" }
        [1] { " " }und eine Karte verdeckt
       *[other] { " " }und { $hidden } Karten verdeckt
    }
    .normal =
        { $name } { $points }{ $hidden ->
            [0] { "" }
           *[other] { " " }und { $hidden } verdeckt
        }
    .brief = { $name } { $points }, { $hidden } verdeckt
    .braille = { $name } { $points } { $hidden }?
hexaducto-score-you =
    du { $points } offen{ $hidden ->
        [0] { "" }
        [1] { " " }und eine Karte verdeckt
       *[other] { " " }und { $hidden } Karten verdeckt
    }
    .normal =
        du { $points }{ $hidden ->
            [0] { "" }
           *[other] { " " }und { $hidden } verdeckt
        }
    .brief = du { $points }, { $hidden } verdeckt
    .braille = du { $points } { $hidden }?
hexaducto-score-final = { $name } { $points }
hexaducto-score-final-you = du { $points }
hexaducto-row-name = { $name }
hexaducto-row-you = Du
    .braille = du
hexaducto-won = { $name } gewinnt mit den wenigsten Punkten: { $scores }.
    .brief = { $name } gewinnt: { $scores }
    .braille = sieg { $name } { $scores }
hexaducto-won-you = Du gewinnst mit den wenigsten Punkten: { $scores }.
    .brief = Du gewinnst: { $scores }
    .braille = sieg du { $scores }
hexaducto-shared = Geteilter Sieg für { $who } mit den wenigsten Punkten: { $scores }.
    .brief = Geteilter Sieg: { $scores }
    .braille = sieg { $who } { $scores }
hexaducto-you = dich
    .braille = du
hexaducto-puzzle-solved =
    Rätsel gelöst, { $moves ->
        [0] mit dem letzten Zug
        [one] ein Zug übrig
       *[other] { $moves } Züge übrig
    }.
    .brief = Gelöst, { $moves } Züge übrig
    .braille = gelöst z{ $moves }
hexaducto-puzzle-failed =
    Nicht gelöst: { $points ->
        [1] ein Punkt bleibt
       *[other] { $points } Punkte bleiben
    }.
    .brief = Nicht gelöst, { $points }
    .braille = nicht gelöst { $points }p
hexaducto-result-untimed = Ohne Zeitlimit gespielt.
    .brief = Ohne Zeitlimit
    .braille = t-

## Refusals: each names the rule

hexaducto-illegal-over = Vorbei: Diese Partie ist zu Ende.
    .brief = Partie vorbei
    .braille = vorbei
hexaducto-illegal-not-your-turn = Noch nicht: Du bist nicht dran.
    .brief = nicht dran
    .braille = nicht dran
hexaducto-illegal-dock-first = Erst andocken: Dein Feld ist in Teilen.
    .brief = erst andocken
    .braille = erst andocken
hexaducto-illegal-place-first = Erst ablegen: Die Karte in der Hand muss auf dein Feld.
    .brief = erst die Handkarte legen
    .braille = erst die karte legen
hexaducto-illegal-no-card-there = Leer: Dort liegt keine Karte von dir.
    .brief = dort liegt nichts
    .braille = leer
hexaducto-illegal-already-up = Schon offen: Aufdecken kannst du nur verdeckte Karten.
    .brief = schon offen
    .braille = offen
hexaducto-illegal-hand-empty = Hand leer: Nimm erst eine Karte von einem Stapel.
    .brief = Hand leer
    .braille = hand leer
hexaducto-illegal-drawn-stays = Gezogen ist gezogen: Die Karte vom Ziehstapel muss auf dein Feld.
    .brief = gezogene Karte bleibt
    .braille = karte muss aufs feld
hexaducto-illegal-dock-none = Nichts anzudocken: Dein Feld ist ganz.
    .brief = Feld ist ganz
    .braille = feld ist ganz
hexaducto-illegal-dock-part = Dieser Teil dockt nicht: Der größte Teil bleibt liegen.
    .brief = größter Teil bleibt
    .braille = teil bleibt
hexaducto-illegal-dock-overlap = Besetzt: Dort liegen schon Karten.
    .brief = Platz besetzt
    .braille = besetzt
hexaducto-illegal-dock-apart = Ohne Kontakt: Der Teil muss den größten an einer Kante berühren.
    .brief = kein Kontakt
    .braille = kein kontakt
hexaducto-illegal-clock = Die Uhr ist noch nicht so weit.
    .brief = Uhr noch nicht so weit
    .braille = uhr noch nicht
hexaducto-illegal-not-lost = Noch lösbar: Beenden kannst du nur ein Rätsel, das nicht mehr zu lösen ist.
    .brief = noch lösbar
    .braille = noch lösbar
hexaducto-illegal-unknown = Diesen Zug gibt es in Hexaducto nicht.
    .brief = gibt es nicht
    .braille = gibt es nicht

## What is wrong with a typed action or with a position

hexaducto-illegal-action-unknown = { $text } verstehe ich nicht. Schreib etwa „draw“, „take“, „turn 0,-2“ oder „place 0,1“.
    .brief = { $text } verstehe ich nicht
    .braille = { $text }?
hexaducto-illegal-position-seats = { $where } braucht { $seats } Einträge, einen je Platz, hat aber { $found }.
    .brief = { $where }: { $found } statt { $seats }
    .braille = { $where } { $found }, nicht { $seats }
hexaducto-illegal-position-seat = { $where }: Einen Platz { $found } gibt es nicht; gezählt wird ab 0.
    .brief = { $where }: kein Platz { $found }
    .braille = { $where } { $found }?
hexaducto-illegal-position-too-many = { $where } hat { $found } Karten; mehr als { $most } liegen nie vor jemandem.
    .brief = { $where }: höchstens { $most } Karten
    .braille = { $where } höchstens { $most }
hexaducto-illegal-position-twice = { $where }: Bei { $place } liegen zwei Karten. Gib einer ein anderes q oder r.
    .brief = { $place } ist doppelt belegt
    .braille = { $where } { $place } doppelt
hexaducto-illegal-position-cards = Die { $value } kommt { $found }-mal vor, es gibt sie { $most }-mal. Nimm welche weg, oder erhöhe sets.
    .brief = { $value }: { $found }, höchstens { $most }
    .braille = { $value }: { $found }, höchstens { $most }
hexaducto-illegal-position-pile = Der Ziehstapel hätte { $found } Karten, höchstens { $most } gehen. Nenne Karten in removed, oder senke sets.
    .brief = Ziehstapel: höchstens { $most }
    .braille = { $where } höchstens { $most }
hexaducto-illegal-position-discard = Die Ablage ist leer. Nenne in discard eine Karte, oder lass es weg.
    .brief = discard ist leer
    .braille = discard leer
hexaducto-illegal-position-hand = Genommen ist nur eine Karte auf der Hand: Nenne sie in hand, oder lass taken weg.
    .brief = taken ohne hand
    .braille = taken, hand?
hexaducto-illegal-position-moves = Züge zählen nur im Rätsel. Lass moves weg, oder wähl die Option puzzle.
    .brief = moves nur im Rätsel
    .braille = moves nur rätsel
hexaducto-illegal-position-alarm = { $where }: So oft ({ $found }) hat die Uhr noch nicht gemahnt. Lass es weg.
    .brief = { $where }: { $found } ist zu viel
    .braille = { $where } { $found }?
hexaducto-illegal-position-line = { $where }: Bei { $place } beginnt eine volle Linie, die schon weg sein müsste.
    .brief = volle Linie bei { $place }
    .braille = { $where } linie { $place }
hexaducto-illegal-position-apart = { $where } ist in Teilen. Das geht nur, wenn turn dieser Platz ist und hand fehlt.
    .brief = { $where } ist in Teilen
    .braille = { $where } teile
hexaducto-illegal-position-finished = Zu tun ist nichts mehr. Leg vor jedem Platz eine Karte verdeckt, im Rätsel offen oder verdeckt, oder setz ended.
    .brief = nichts mehr zu tun
    .braille = ended?

## The rules, as headings to walk

hexaducto-rules-1 = Worum es geht
hexaducto-rules-1-text = Weniger ist mehr: Vor dir liegt ein Feld aus 19 verdeckten Karten. Wer am Ende die wenigsten Punkte vor sich hat, gewinnt. Du wirst Punkte los, indem du hohe Karten gegen niedrige tauschst und indem du ganze Linien abräumst. Bei Gleichstand wird der Sieg geteilt. Gespielt wird zu zweit bis zu sechst, allein als Rätsel.
hexaducto-rules-2 = Das Feld
hexaducto-rules-2-text = Dein Feld ist ein Sechseck aus fünf Reihen mit 3, 4, 5, 4 und 3 Karten. Jede Karte hat bis zu sechs Nachbarn: links und rechts in der Reihe, zwei darüber und zwei darunter. So gibt es drei Richtungen: die Reihe, die fallende Linie von links oben nach rechts unten und die steigende Linie von links unten nach rechts oben. Vorgelesen werden beide schrägen Linien von oben.
hexaducto-rules-3 = Die Karten
hexaducto-rules-3-text = Ein Kartensatz hat 150 Karten: fünfmal minus 2, fünfzehnmal 0 und je zehnmal minus 1 und 1 bis 12. Ist ein Kartensatz verbraucht, beginnt ein neuer. Es gibt einen verdeckten Ziehstapel und eine offene Ablage; zu Beginn liegt dort eine Karte.
hexaducto-rules-4 = Dein Zug
hexaducto-rules-4-text = In jedem Zug kommt eine neue Karte in dein Feld. Entweder du deckst eine deiner verdeckten Karten auf. Oder du nimmst die oberste Karte eines der beiden Stapel und tauschst sie gegen eine beliebige Karte deines Feldes, offen oder verdeckt; die getauschte kommt offen auf die Ablage. Eine Karte vom Ziehstapel siehst du, bevor du den Platz wählst, aber du musst sie legen. Eine Karte von der Ablage kannst du zurücklegen, solange sie nicht liegt.
hexaducto-rules-5 = Gruppen und Straßen
hexaducto-rules-5-text = Eine Linie reicht von Rand zu Rand deines Feldes, so wie es jetzt ist, ohne Lücke. Sie zählt, wenn alle ihre Karten offen sind. Eine Gruppe hat lauter gleiche Zahlen. Eine Straße steigt oder fällt immer um genau eins: 10, 9, 8, 7 oder minus 1, 0, 1, 2. Nicht dagegen 2, 3, 5, 4 und nicht 3, 5, 6, 7. Schon zwei Karten sind eine Linie, wenn ihr nichts anderes wählt; eine allein nie.
hexaducto-rules-6 = Abräumen
hexaducto-rules-6-text = Gruppen und Straßen verschwinden sofort aus dem Spiel, nicht auf die Ablage. Was im selben Moment fertig ist, verschwindet zusammen, auch wenn es sich kreuzt. Werden dadurch andere Linien kürzer und so fertig, verschwinden auch sie.
hexaducto-rules-7 = Andocken
hexaducto-rules-7-text = Zerfällt dein Feld, bleibt der größte Teil liegen. Jeden anderen Teil schiebst du an ihn heran: ohne Drehen, ohne Überlappen, mit mindestens einer gemeinsamen Kante. Sind mehrere Teile gleich groß, entscheidest du, welcher sich bewegt. Bei mehreren Teilen dockst du einen nach dem anderen an. Linien, die dabei fertig werden, verschwinden ebenso.
hexaducto-rules-8 = Das Ende
hexaducto-rules-8-text = Wer keine verdeckte Karte mehr hat, beendet die Partie sofort, sobald der Zug samt Abräumen und Andocken fertig ist. Ein leeres Feld zählt auch. Dann werden alle Felder aufgedeckt und alle Karten zusammengezählt, auch die bis dahin verdeckten. Hat, wer beendet, mehr Punkte als auch nur eine andere Person, zählen die Punkte doppelt. Eine Summe unter null wird nicht verdoppelt.
hexaducto-rules-9 = Was alle wissen
hexaducto-rules-9-text = Die Summe der offenen Karten und die Zahl der verdeckten ist von allen jederzeit bekannt. Verdeckte Karten kennt niemand, auch die eigenen nicht.
hexaducto-rules-10 = Revanche
hexaducto-rules-10-text = In der Revanche beginnt die nächste Person in der Reihe.
hexaducto-rules-11 = Das Rätsel
hexaducto-rules-11-text = Im Rätsel spielst du allein und räumst das ganze Feld ab. Leicht sind 33 Züge und 15 Minuten, mittel 27 und 10, schwer 24 und 7. Mit so vielen Zügen löst das Programm selbst 90, 60 und 30 von hundert Rätseln. Du kannst großzügige Züge wählen, 60, 45 und 35, oder beides selbst festlegen. Das Rätsel des Tages hat 27 Züge und 10 Minuten und ist an diesem Tag für alle dasselbe. Zwanzig komponierte Rätsel haben je eine Idee: Alle Karten liegen offen, die Ablage genügt, und die Züge reichen gerade so; eine Uhr läuft nicht. Spielst du allein und wählst kein Rätsel, bekommst du das mittlere. Ein Zug ist eine neue Karte im Feld; Andocken kostet keinen. Sind die Züge verbraucht, wird das Feld aufgedeckt und gezählt. Ist die Zeit um, zählt, was noch liegt, auch das Verdeckte. Steht fest, dass es nicht mehr zu lösen ist, hörst du es mit dem Grund: Jede Linie ist zu kurz, oder es liegen mehr Karten verdeckt, als Züge bleiben, denn jede braucht einen eigenen. Dann beendet E das Rätsel, oder du spielst weiter. Ein Tipp sagt dazu, ob eine Lösung gefunden ist. Das Zeitlimit lässt sich abschalten; das Ergebnis sagt es dazu. Jeder neue Versuch mischt neu; mit derselben Nummer spielen alle dasselbe Rätsel.
hexaducto-rules-12 = So geht es mit den Tasten
hexaducto-rules-12-text = Eingabe auf einer verdeckten Karte deckt sie auf. Taste D führt zu den Stapeln: Eingabe nimmt dort eine Karte in die Hand. Taste B führt zurück zum Feld: Eingabe legt sie. Links und Rechts gehen in der Reihe, Auf und Ab auf der fallenden Linie, mit Umschalt auf der steigenden. J, M und U lesen die drei Linien, O und W suchen lohnende Plätze, F beschreibt das Feld, N findet verdeckte Karten. Zerfällt das Feld, führt Tab zu den Andockplätzen.
    .display-full = Zweimal die Routingtaste über einer verdeckten Karte deckt sie auf. Über einem Stapel nimmt sie eine Karte in die Hand, über einem Platz in deinem Feld legt sie die Karte dorthin. Die Tasten Zeile hoch und Zeile runter führen zur nächsten Reihe und zum nächsten Bereich. Die Liste der { $bottom-key } der Zeile liest die drei Linien durch eine Karte, sucht lohnende Plätze, beschreibt das Feld und findet verdeckte Karten. Zerfällt das Feld, sind die Andockplätze ein eigener Bereich.
    .display = { hexaducto-rules-12-text.display-full }

## Wie ein Computerspieler einen Zug schätzt: was er an Punkten bringt oder nimmt

hexaducto-estimate =
    { $sign ->
        [none] nichts ändert sich
        [minus] { $worth } Punkte mehr
       *[plus] { $worth } Punkte weniger
    }
    .brief =
        { $sign ->
            [none] 0
            [minus] plus { $worth }
           *[plus] minus { $worth }
        }
    .braille =
        { $sign ->
            [none] 0
            [minus] +{ $worth }
           *[plus] -{ $worth }
        }

## How rounds and matches ended, counted by simulate

hexaducto-ended-match-turned-up = Partien, in denen alle Karten aufgedeckt waren
hexaducto-ended-match-cleared = Partien, in denen das Feld leer war
hexaducto-ended-match-moves = Partien, in denen die Züge ausgingen
hexaducto-ended-match-time = Partien, in denen die Zeit ablief

## Knapp, was die eigene Taste getan hat

hexaducto-placed-echo = statt { $old }
hexaducto-placed-hidden-echo = da lag { $old }

## Was im Verlauf über die eigenen Züge steht

hexaducto-later-turned-up = Du hast { $card } aufgedeckt.
hexaducto-later-drew = Du hast { $card } gezogen.
hexaducto-later-took = Du hast { $card } von der Ablage genommen.
hexaducto-later-put-back = Du hast { $card } zurückgelegt.
hexaducto-later-placed = Du hast { $card } gelegt und { $old } abgeworfen.
hexaducto-later-placed-hidden = Du hast { $card } gelegt und eine verdeckte { $old } abgeworfen.
hexaducto-later-at = { $deed }: { $place }.

## Was ein Hinweis bringt

hexaducto-gain-fewer =
    { $count ->
        [one] Ein Punkt weniger
       *[other] { $count } Punkte weniger
    }
    .normal =
        { $count ->
            [one] Ein Punkt
           *[other] { $count } Punkte
        } weg
    .brief = Minus { $count }
    .braille = -{ $count }

## Die Auswertung eines Rätsels: wie weit ein Zug von der Lösung weg ist

hexaducto-estimate-sure =
    { $count ->
        [0] sofort sicher gelöst
        [one] mit einer Karte sicher gelöst
       *[other] mit { $count } Karten sicher gelöst
    }
    .brief =
        { $count ->
            [0] sofort gelöst
            [one] noch eine Karte
           *[other] noch { $count } Karten
        }
    .braille = löst { $count }
hexaducto-estimate-solvable = lösbar mit passenden Karten
    .brief = lösbar
    .braille = lösbar
hexaducto-estimate-not-found = keine Lösung gefunden
    .braille = keine lösung
hexaducto-estimate-unsolvable = nicht mehr lösbar
    .braille = unlösbar

## Warum ein Tipp gut ist

hexaducto-ahead =
    Etwa { $worth ->
        [one] einen Punkt
       *[other] { $worth } Punkte
    } weniger als: { $other }
    .brief = Minus { $worth }
    .braille = -{ $worth } statt { $other }

## Was ein aufmerksamer Freund vorher sagen würde

hexaducto-warning-doubles = Das beendet die Partie und verdoppelt deine Punkte: { $doubled } für dich, weil { $name } { $points } hat.
    .brief = Partieende, deine Punkte verdoppeln sich: { $doubled }
    .braille = partieende x2: { $doubled }, { $name } { $points }
hexaducto-warning-ends =
    Das beendet die Partie mit { $own } Punkten für dich. { $name } zeigt { $points } und hat { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    } verdeckt: Sind es zusammen weniger, zählen deine doppelt.
    .brief =
        Partieende: du { $own }, { $name } { $points } und { $count ->
            [one] eine
           *[other] { $count }
        } verdeckt; bei weniger zählen deine doppelt
    .braille = partieende: { $own }, { $name } { $points } +{ $count }?
hexaducto-warning-unknown =
    Deine letzte verdeckte Karte: Das beendet die Partie, und deine Punkte zählen doppelt, wenn { $name } weniger hat. { $name } zeigt { $points }{ $count ->
        [0] , nichts ist verdeckt.
        [one] , eine Karte ist verdeckt.
       *[other] , { $count } Karten sind verdeckt.
    }
    .brief = Partieende, doppelt, wenn { $name } weniger hat: { $points } und { $count } verdeckt
    .braille = partieende, x2 wenn { $name } < du: { $points } +{ $count }?
hexaducto-warning-gives = Die { $card }, die du ablegst, macht bei { $name } eine Linie fertig, und { $name } ist als Nächstes dran.
    .brief = { $name } kann die { $card } brauchen
    .braille = { $name } braucht { $card }

## Um wie viel ein anderer Zug besser gewesen wäre

hexaducto-by =
    etwa { $worth ->
        [one] einen Punkt
       *[other] { $worth } Punkte
    } besser
    .brief = plus { $worth }
    .braille = +{ $worth }
