### Logomachy. $card and $cards are worded cards ("rote 7"); -you messages speak to the player.

logomachy-title = Logomachy
logomachy-summary = Fische Karten aus der Mitte: gleiche Werte oder Summen. 2 bis 8 Personen.

## Options

logomachy-option-rounds = Runden
    .help = Wie viele Runden gespielt werden. Üblich ist: im Zahlenspiel eine je Person, im Buchstabenspiel eine.
# The value 0.
logomachy-option-rounds-0 = eine je Person, im Buchstabenspiel eine
    .brief = üblich
logomachy-option-must_take = Nehmen ist Pflicht
    .braille = nehmpflicht
    .help = Eine ausgespielte Karte muss nehmen, wenn sie kann. Sonst darfst du sie immer liegen lassen. Gilt nur im Zahlenspiel.
logomachy-option-two_decks = Zwei Kartensätze
    .braille = zwei sätze
    .help = Für 5 bis 8 Personen: alle Karten doppelt, auch die gelbe 7.
logomachy-option-letters = Buchstabenspiel
    .braille = buchstaben
    .help = Gespielt wird mit Buchstabenkarten, aus denen ihr Wörter bildet.
logomachy-option-language = Sprache der Wörter
    .braille = wörter
    .help = Aus dieser Sprache sind im Buchstabenspiel die Karten und die Wortliste.
logomachy-option-shortest = Kürzestes Wort
    .braille = kürzestes wort
    .help = So viele Buchstaben braucht ein Wort mindestens. Nur im Buchstabenspiel.
logomachy-option-bot_words = Wörter der Computer
    .braille = computerwörter
    .help = Wie selten die Wörter sein dürfen, die Computer bilden. Nur im Buchstabenspiel.
logomachy-option-bot_words-level = Stärkere Computer bilden seltenere Wörter
    .braille = nach stärke
logomachy-option-bot_words-everyday = Nur alltägliche
    .braille = alltäglich
logomachy-option-bot_words-common = Auch häufige
    .braille = häufig
logomachy-option-bot_words-rare = Auch seltene
    .braille = selten
logomachy-option-language-de = Deutsch
logomachy-option-language-en = Englisch
logomachy-option-language-fr = Französisch

## Keys of this game

logomachy-key-takes = Was kann ich nehmen?
    .help = Nennt alles, was deine Karten nehmen können; im Buchstabenspiel alle Buchstaben in Reichweite.

## Zones; the Braille wording is the zone sign

logomachy-zone-hand = Hand
    .braille = h
logomachy-zone-middle = Mitte
    .braille = m
logomachy-zone-stock = Stapel
    .braille = st
logomachy-zone-own = Deine Auslage
    .braille = d
logomachy-zone-opponent = { $name }
    .braille = s{ $number }
logomachy-zone-scores = Punkte der Partie
    .normal = Punkte
    .braille = p
logomachy-empty-hand = Keine Karte auf der Hand.
    .brief = Hand leer
    .braille = leer
logomachy-empty-middle = Keine Karte in der Mitte.
    .brief = Mitte leer
    .braille = leer
logomachy-count-hand =
    { $count ->
        [0] keine Handkarte
        [one] eine Handkarte
       *[other] { $count } Handkarten
    }
    .brief = Hand { $count }
    .braille = h{ $count }
logomachy-count-taken =
    { $count ->
        [0] keine Karte in dieser Runde genommen
        [one] eine Karte in dieser Runde genommen
       *[other] { $count } Karten in dieser Runde genommen
    }
    .normal =
        { $count ->
            [0] keine Karte genommen
            [one] eine Karte genommen
           *[other] { $count } Karten genommen
        }
    .brief = { $count } genommen
    .braille = n{ $count }
logomachy-count-chips =
    { $count ->
        [0] kein Chip gewonnen
        [one] ein Chip gewonnen
       *[other] { $count } Chips gewonnen
    }
    .brief =
        { $count ->
            [one] { $count } Chip
           *[other] { $count } Chips
        }
    .normal =
        { $count ->
            [0] kein Chip
            [one] ein Chip
           *[other] { $count } Chips
        }
    .braille = c{ $count }
logomachy-count-stock =
    { $count ->
        [0] Stapel leer
        [one] eine Karte im Stapel
       *[other] { $count } Karten im Stapel
    }
    .normal =
        { $count ->
            [0] Stapel leer
            [one] eine im Stapel
           *[other] { $count } im Stapel
        }
    .brief = Stapel { $count }
    .braille = st{ $count }
logomachy-count-aside =
    { $count ->
        [one] eine Karte verdeckt beiseite
       *[other] { $count } Karten verdeckt beiseite
    }
    .brief = { $count } beiseite
    .braille = b{ $count }
logomachy-row = { $name }
logomachy-row-you = Du
    .braille = du
logomachy-round-of = Runde { $number } von { $rounds }
    .braille = r{ $number }/{ $rounds }

## What is true of a card

logomachy-takes = passt, nimmt { $cards }
    .normal = nimmt { $cards }
    .braille = : { $cards }
logomachy-fits = passt, { $count } Möglichkeiten
    .normal = passt { $count }-mal
    .brief = passt, { $count }
    .braille = +{ $count }
logomachy-fits-nothing = nimmt nichts aus der Mitte
    .brief = nichts
    .normal = nimmt nichts
    .braille = -
logomachy-takeable = du kannst sie nehmen
    .brief = nehmbar
    .normal = nehmbar
    .braille = +
logomachy-not-takeable = keine Karte von dir nimmt sie
    .normal = keine nimmt sie
    .brief = nicht nehmbar
    .braille = -
logomachy-can-take = { $card }: { $cards }
    .braille = { $card }: { $cards }
logomachy-takes-nothing = Nichts: keine deiner Karten passt.
    .normal = Nichts: keine passt.
    .brief = nichts passt
    .braille = -
logomachy-letters-in-reach = Hand: { $hand }. Mitte: { $middle }.
    .braille = h { $hand } m { $middle }
logomachy-group =
    { $count } { $value ->
        [1] Einsen
        [2] Zweien
        [3] Dreien
        [4] Vieren
        [5] Fünfen
        [6] Sechsen
        [7] Siebenen
        [8] Achten
        [9] Neunen
       *[10] Zehnen
    }
    .braille = { $count }x{ $value }
logomachy-group-letter = { $count }-mal { $letter }
    .braille = { $count }x{ $letter }

## What you can do, as lines of a menu

logomachy-do-lay = { $card } legen
    .brief = { $card } legen
    .braille = { $card } legen
logomachy-do-take = { $cards } nehmen, mit Karte { $card }
    .brief = { $card } nimmt { $cards }
    .braille = { $card }: { $cards }
logomachy-do-spell = Wort { $word }
    .brief = { $word }
    .braille = { $word }
logomachy-do-begin = Ein Wort mit { $card } beginnen
    .brief = { $card } beginnt ein Wort
    .braille = { $card } beginnt wort
logomachy-choose-begin = Was tun? Ein Wort beginnen oder legen
    .brief = Wort oder legen?
    .braille = wort oder legen?
logomachy-preview-sum = Summe { $total }
    .braille = ={ $total }
logomachy-preview-fits = { $total } passt: { $card } kann das nehmen
    .brief = { $total } passt
    .braille = ={ $total } + { $card }
logomachy-preview-not = { $total } passt nicht: { $card } kann das nicht nehmen
    .brief = { $total } passt nicht
    .braille = ={ $total } - { $card }
logomachy-preview-one-card = nur eine Handkarte auf einmal
    .brief = nur eine Handkarte
    .braille = nur eine handkarte
logomachy-preview-word = Wort bisher: { $letters }
    .brief = { $letters }
    .braille = { $letters }

## Events

logomachy-laid = { $name } legt { $card }.
    .brief = { $name }: { $card }
    .braille = { $name } { $card }
logomachy-laid-you = { $card } gelegt.
    .brief = { $card } gelegt
    .braille = { $card } gelegt
logomachy-took = { $name }: { $card } nimmt { $cards }.
    .brief = { $name }: { $card } nimmt { $cards }
    .braille = { $name } { $card }: { $cards }
logomachy-took-you = { $card } nimmt { $cards }.
    .brief = { $cards } genommen
    .braille = { $card } nimmt { $cards }
logomachy-spelled = { $name }: { $word }, { $count } Karten, von der Hand { $card }.
    .brief = { $name }: { $word }
    .braille = { $name } { $word } { $count }k { $card }
logomachy-spelled-you = { $word } gilt: { $count } Karten für dich.
    .brief = { $word }, { $count } Karten
    .braille = { $word } +{ $count }
logomachy-cleared = Mitte leer: Chip für { $name }.
    .brief = Mitte leer, Chip für { $name }
    .braille = leer { $name } +1
logomachy-cleared-you = Mitte leer: Chip für dich.
    .brief = Mitte leer, Chip
    .braille = leer +1
logomachy-emptied = Mitte leer: { $name } hat alles genommen. Die nächste Person kann nur legen.
    .brief = Mitte leer
    .braille = leer { $name }, nur legen
logomachy-emptied-you = Mitte leer: Du hast alles genommen. Die nächste Person kann nur legen.
    .brief = Mitte leer
    .braille = leer
logomachy-deals = { $name } gibt
    .braille = geber { $name }
logomachy-deals-you = du gibst
    .braille = geber du
logomachy-starts = { $name } beginnt
    .braille = start { $name }
logomachy-starts-you = du beginnst
    .braille = start du
logomachy-round =
    Runde { $number } von { $rounds }: { $dealer }, { $starter }. { $cards ->
        [0] Keine Karte in der Mitte.
       *[other] In der Mitte: { $middle }.
    }
    .normal =
        Runde { $number } von { $rounds }: { $starter }. { $cards ->
            [0] Keine Karte in der Mitte.
           *[other] In der Mitte: { $middle }.
        }
    .brief =
        Runde { $number }: { $starter }. { $cards ->
            [0] Mitte leer
           *[other] Mitte { $middle }
        }
    .braille =
        r{ $number }/{ $rounds } { $dealer } { $starter } { $cards ->
            [0] m 0
           *[other] m { $middle }
        }
logomachy-dealt =
    Neu: { $cards }. { $stock ->
        [0] Der Stapel ist leer.
        [one] Eine im Stapel.
       *[other] { $stock } im Stapel.
    }
    .normal = Neu: { $cards }. Stapel { $stock }.
    .brief = Neu: { $cards }
    .braille = neu { $cards } st{ $stock }
logomachy-dealt-all =
    { $count ->
        [one] Alle bekommen eine Karte.
       *[other] Alle bekommen { $count } Karten.
    } { $stock ->
        [0] Der Stapel ist leer.
        [one] Eine Karte im Stapel.
       *[other] { $stock } Karten im Stapel.
    }
    .normal = Alle bekommen { $count }. Stapel { $stock }.
    .brief = Neu: je { $count }
    .braille = neu je { $count } st{ $stock }
logomachy-aside =
    { $count ->
        [one] Eine Karte bleibt verdeckt beiseite.
       *[other] { $count } Karten bleiben verdeckt beiseite.
    }
    .brief = { $count } beiseite
    .braille = b{ $count }
logomachy-you = dich
    .brief = du
    .braille = du
logomachy-seven = Gelbe 7: Chip für { $who }.
    .brief = Gelbe 7: { $who }
    .braille = gelbe 7: { $who } +1
logomachy-seven-nobody = Gelbe 7: niemand hat sie, kein Chip.
    .brief = Gelbe 7: niemand
    .braille = gelbe 7: niemand
logomachy-yellow =
    Meiste gelbe Karten, { $count }: { $winners ->
        [one] Chip
       *[other] je ein Chip
    } für { $who }.
    .brief = Meiste gelbe, { $count }: { $who }
    .braille = { $count } mal gelb: { $who } +1
logomachy-yellow-nobody = Gelbe Karten: niemand hat welche, kein Chip.
    .brief = Gelbe Karten: niemand
    .braille = gelb: niemand
logomachy-most =
    Meiste nicht gelbe Karten, { $count }: { $winners ->
        [one] Chip
       *[other] je ein Chip
    } für { $who }.
    .brief = Meiste nicht gelbe, { $count }: { $who }
    .braille = { $count } karten: { $who } +1
logomachy-most-nobody = Nicht gelbe Karten: niemand hat welche, kein Chip.
    .brief = Nicht gelbe: niemand
    .braille = karten: niemand
logomachy-scored = Stand nach Runde { $number }: { $scores }.
    .brief = Runde { $number }: { $scores }
    .braille = r{ $number } { $scores }

## Turn and scores

logomachy-turn = { $name } ist dran.
    .brief = { $name } dran
    .braille = { $name } dran
logomachy-turn-you =
    Du bist dran: { $fitting ->
        [0] keine Karte passt, leg eine.
        [one]
            { $count ->
                [one] deine Karte passt.
               *[other] eine von { $count } Karten passt.
            }
       *[other] { $fitting } von { $count } Karten passen.
    }
    .normal =
        Dran: { $fitting ->
            [0] keine passt.
            [one]
                { $count ->
                    [one] deine Karte passt.
                   *[other] eine von { $count } passt.
                }
           *[other] { $fitting } von { $count } passen.
        }
    .brief =
        Dran, { $fitting } { $fitting ->
            [one] passt
           *[other] passen
        }
    .braille = dran: +{ $fitting }/{ $count }
logomachy-turn-letters = { $name } ist dran.
    .brief = { $name } dran
    .braille = { $name } dran
logomachy-turn-lay-you = Du bist dran: Leg eine Karte, die Mitte ist leer.
    .normal = Dran: Leg eine Karte.
    .brief = Leg eine
    .braille = dran: leg eine
logomachy-turn-letters-you = Du bist dran: Bilde ein Wort oder leg eine Karte. Für ein Wort markierst du seine Buchstaben der Reihe nach mit der Leertaste, genau einen aus der Hand und mindestens einen aus der Mitte; Eingabe auf dem letzten legt es.
    .normal = Dran: Bilde ein Wort oder leg eine Karte. Die Leertaste markiert seine Buchstaben der Reihe nach, Eingabe auf dem letzten legt es.
    .brief = Du bist dran
    .braille = dran: leertaste markiert wort, enter am ende; oder leg eine
    .display = dran: wort markieren per liste, routing am ende; oder leg eine
    .display-full = Du bist dran: Bilde ein Wort oder leg eine Karte. Für ein Wort markierst du seine Buchstaben der Reihe nach; wie, steht in der Liste der { $bottom-key } der Zeile. Genau einer ist aus der Hand, mindestens einer aus der Mitte. Die Routingtaste auf dem letzten legt es.
logomachy-score-chips =
    { $name } { $count ->
        [0] kein Chip
        [one] ein Chip
       *[other] { $count } Chips
    }
    .brief = { $name } { $count }
    .braille = { $name } { $count }
logomachy-score-chips-you =
    du { $count ->
        [0] kein Chip
        [one] ein Chip
       *[other] { $count } Chips
    }
    .brief = du { $count }
    .braille = du { $count }
logomachy-score-cards =
    { $name } { $count ->
        [0] keine Karte
        [one] eine Karte
       *[other] { $count } Karten
    }
    .brief = { $name } { $count }
    .braille = { $name } { $count }
logomachy-score-cards-you =
    du { $count ->
        [0] keine Karte
        [one] eine Karte
       *[other] { $count } Karten
    }
    .brief = du { $count }
    .braille = du { $count }
logomachy-scores = { $scores }. Runde { $number } von { $rounds }.
    .normal = { $scores }, Runde { $number }.
    .brief = { $scores }
    .braille = { $scores } r{ $number }/{ $rounds }
logomachy-won-by =
    { $by ->
        [chips] den meisten Chips
       *[cards] den meisten Karten
    }
logomachy-won = { $name } gewinnt mit { logomachy-won-by }: { $scores }.
    .brief = { $name } gewinnt: { $scores }
    .braille = sieg { $name } { $scores }
logomachy-won-you = Du gewinnst mit { logomachy-won-by }: { $scores }.
    .brief = Du gewinnst: { $scores }
    .braille = sieg du { $scores }
logomachy-shared = Geteilter Sieg für { $who } mit { logomachy-won-by }: { $scores }.
    .brief = Geteilter Sieg: { $scores }
    .braille = sieg { $who } { $scores }

## Refusals: each names the rule

logomachy-illegal-over = Vorbei: Diese Partie ist zu Ende.
    .brief = Partie vorbei
    .braille = partie vorbei
logomachy-illegal-turn = Noch nicht: { $name } ist dran.
    .brief = { $name } ist dran
    .braille = { $name } dran
logomachy-illegal-no-such-action = Das gibt es in dieser Spielart nicht.
    .brief = geht hier nicht
    .braille = geht nicht
logomachy-illegal-not-in-hand = { $card } ist nicht auf deiner Hand.
    .brief = { $card } nicht auf der Hand
    .braille = { $card } nicht in der hand
logomachy-illegal-not-in-middle = { $card } liegt nicht in der Mitte.
    .brief = { $card } nicht in der Mitte
    .braille = { $card } nicht in der mitte
logomachy-illegal-twice = Doppelt: Jede Karte kannst du nur einmal nehmen.
    .brief = Karte doppelt
    .braille = doppelt
logomachy-illegal-not-equal = { $other } hat einen anderen Wert als { $card }. Eine einzelne Karte muss gleich sein.
    .brief = { $other } ist nicht gleich
    .braille = { $other } ungleich { $card }
logomachy-illegal-equal-first = { $other } liegt da: Bei gleichem Wert darfst du keine Summe nehmen.
    .brief = { $other } hat Vorrang
    .braille = erst { $other }
logomachy-illegal-sum = { $total } ist die Summe, { $card } braucht { $value }.
    .brief = Summe { $total } statt { $value }
    .braille = ={ $total } { $card } braucht { $value }
logomachy-illegal-must-take = { $card } muss nehmen: Nehmen ist hier Pflicht.
    .brief = { $card } muss nehmen
    .braille = { $card } muss nehmen
logomachy-illegal-not-here = { $card } liegt weder auf deiner Hand noch in der Mitte.
    .brief = { $card } nicht da
    .braille = { $card } nicht da
logomachy-illegal-one-own-card =
    { $count ->
        [0] Keine Handkarte dabei: Genau eine muss zum Wort gehören.
       *[other] { $count } Handkarten sind zu viele: Genau eine gehört zum Wort. Rücktaste hebt die Markierung auf.
    }
    .brief =
        { $count ->
            [0] genau eine Handkarte
           *[other] genau eine Handkarte, Rücktaste hebt die Markierung auf
        }
    .braille =
        { $count ->
            [0] genau 1 h, nicht 0
           *[other] genau 1 h, nicht { $count }: rücktaste
        }
    .display =
        { $count ->
            [0] genau 1 h, nicht 0
           *[other] genau 1 h, nicht { $count }, marken weg: { $bottom-key }
        }
    .display-full =
        { $count ->
            [0] Keine Handkarte dabei: Genau eine muss zum Wort gehören.
           *[other] { $count } Handkarten sind zu viele: Genau eine gehört zum Wort. Die Liste der { $bottom-key } der Zeile hebt die Markierung auf.
        }
logomachy-illegal-no-middle-card = Ein Wort braucht mindestens eine Karte aus der Mitte.
    .brief = Karte aus der Mitte fehlt
    .braille = keine aus der mitte
logomachy-illegal-word-short = { $word } ist zu kurz: Ein Wort braucht hier { $shortest } Buchstaben. Du bist weiter dran.
    .brief = { $word } zu kurz, ab { $shortest }
logomachy-illegal-no-words = Keine Wortliste: Das Paket { $package } bringt sie.
    .brief = Wortliste fehlt: { $package }
    .braille = liste fehlt { $package }
logomachy-no-words = Ohne Wortliste lassen sich nur Karten legen: Das Paket { $package } bringt sie.
    .brief = Wortliste fehlt: { $package }
    .braille = liste fehlt { $package }
logomachy-illegal-word-unknown = { $word } steht nicht in der Wortliste. Du bist weiter dran.
    .brief = { $word } unbekannt
    .braille = { $word }?

## What is wrong with a typed action or with a position

logomachy-illegal-action-unknown = { $text } verstehe ich nicht. Schreib etwa „play r7“ oder „play r7 take g3,b4“.
    .brief = { $text } unverständlich
    .braille = { $text }?
logomachy-illegal-position-seats = { $where } braucht { $seats } Einträge, einen je Platz, hat aber { $found }.
    .brief = { $where }: { $found } statt { $seats }
    .braille = { $where } { $found } statt { $seats }
logomachy-illegal-position-seat = { $where }: Einen Platz { $found } gibt es nicht; gezählt wird ab 0.
    .brief = { $where }: kein Platz { $found }
    .braille = { $where } { $found }?
logomachy-illegal-position-round = Runde { $found } gibt es nicht: So viele Runden hat diese Partie nicht.
    .brief = keine Runde { $found }
    .braille = runde { $found }?
logomachy-illegal-position-card = { $card } bei { $where } gehört nicht zu diesem Kartensatz.
    .brief = { $card } gehört nicht dazu
    .braille = { $card }?
logomachy-illegal-position-twice = { $card } liegt an zwei Stellen, die zweite ist { $where }.
    .brief = { $card } doppelt
    .braille = { $card } doppelt
logomachy-illegal-position-turn = Platz { $found } ist dran, hat aber keine Karte. Ändere turn oder hands.
    .brief = Platz { $found } ohne Karte
    .braille = turn { $found }?
logomachy-illegal-position-hands = Alle Hände sind leer, obwohl noch Karten oder Runden übrig sind. Ergänze hands.
    .brief = alle Hände leer
    .braille = hands leer

## The rules, as headings to walk

logomachy-rules-1 = Worum es geht
logomachy-rules-1-text = Logomachy ist ein Fischspiel für 2 bis 8 Personen. Du nimmst mit deinen Karten Karten aus der Mitte. Wer am Ende die meisten Chips hat, gewinnt. Bei Gleichstand wird der Sieg geteilt.
logomachy-rules-2 = Die Karten
logomachy-rules-2-text = Im Zahlenspiel gibt es 40 Karten: die Werte 1 bis 10 in Gelb, Rot, Grün und Blau. Zu fünft bis zu acht könnt ihr zwei Kartensätze wählen; dann gibt es jede Karte zweimal.
logomachy-rules-3 = Geben
logomachy-rules-3-text = Wer zuerst gibt, entscheidet das Los. Alle bekommen drei Karten, vier kommen offen in die Mitte. Es geht im Uhrzeigersinn; wer links von der Person sitzt, die gibt, beginnt.
logomachy-rules-4 = Dein Zug
logomachy-rules-4-text = Du spielst eine Karte aus. Erstens: Liegen in der Mitte Karten mit demselben Wert, darfst du eine davon nehmen; welche, entscheidest du. Zweitens: Nur wenn dort keine gleiche liegt, darfst du zwei oder mehr Karten nehmen, die zusammen den Wert deiner Karte ergeben. Drittens: Sonst bleibt deine Karte in der Mitte. Genommene Karten kommen mit deiner Karte verdeckt vor dich; ansehen darfst du sie nicht mehr.
logomachy-rules-5 = Nehmen ist ein Recht
logomachy-rules-5-text = Du darfst eine Karte auch dann liegen lassen, wenn sie nehmen könnte. Mit der Option Nehmen ist Pflicht muss eine ausgespielte Karte nehmen, wenn sie kann; welche Karte du ausspielst, bleibt dir überlassen.
logomachy-rules-6 = Die Mitte leeren
logomachy-rules-6-text = Wer die ganze Mitte leert, bekommt sofort einen Chip. Die nächste Karte muss dann in der Mitte bleiben.
logomachy-rules-7 = Neue Karten
logomachy-rules-7-text = Erst wenn niemand mehr Karten hat, bekommen alle drei neue. Die Mitte bleibt liegen und wird nicht aufgefüllt. Reicht der Stapel nicht für je drei, wird er gleichmäßig verteilt, so weit es geht. Ein Rest, der nicht für je eine reicht, kommt ungesehen beiseite.
logomachy-rules-8 = Die Wertung einer Runde
logomachy-rules-8-text = Sind Stapel und Hände leer, wird in dieser Reihenfolge gewertet. Zuerst: Wer die gelbe 7 hat, bekommt einen Chip, und sie kommt weg; bei zwei Kartensätzen zählt jede gelbe 7. Dann: Die meisten übrigen gelben Karten bringen einen Chip, und alle gelben kommen weg. Zuletzt: Die meisten übrigen Karten bringen einen Chip. Bei Gleichstand bekommen alle an der Spitze einen; hat niemand welche, bekommt niemand einen. Karten in der Mitte gehören niemandem.
logomachy-rules-9 = Runden
logomachy-rules-9-text = Ihr spielt so viele Runden, wie ihr Personen seid, wenn ihr nichts anderes wählt. Nach jeder Runde gibt die nächste Person im Uhrzeigersinn.
logomachy-rules-10 = Das Buchstabenspiel
logomachy-rules-10-text = Im Buchstabenspiel stehen Buchstaben auf den 80 Karten. Alle bekommen vier, vier liegen offen in der Mitte. Wer zuerst gibt, entscheidet das Los; wer links von der Person sitzt, die gibt, beginnt, und es geht im Uhrzeigersinn. In deinem Zug bildest du ein Wort und nimmst seine Karten. Es braucht genau eine Handkarte und mindestens eine Karte aus der Mitte. Oder du legst eine Karte in die Mitte. Neue Karten, wieder vier, gibt es erst, wenn niemand mehr welche hat. Wer die Mitte leert, zwingt die nächste Person, nur eine Karte zu legen. Sind alle Karten gespielt, gewinnt, wer die meisten genommen hat. Wenn ihr nichts anderes wählt, spielt ihr eine Runde; in mehreren Runden zählen die Karten zusammen.
logomachy-rules-11 = Welche Wörter gelten
logomachy-rules-11-text = Es gelten die Wörter der Wortliste in der gewählten Sprache, mit 3 bis 12 Buchstaben und mindestens einem Vokal; wie viele Buchstaben ein Wort braucht, könnt ihr ändern. Namen und Abkürzungen stehen nicht darin. Derbe Wörter dürft ihr legen, Computer und Tipps sagen sie nie. Für ß legst du zweimal S. Im Deutschen haben Ä, Ö und Ü eigene Karten, im Französischen fallen die Akzente weg. Ein Wort, das nicht in der Liste steht, wird abgelehnt, und du bist weiter dran.
logomachy-rules-12 = So legst du ein Wort
logomachy-rules-12-text = Markiere die Karten in der Reihenfolge des Wortes mit der Leertaste, auf der Hand und in der Mitte. Auf der letzten drückst du die Eingabetaste.
    .display-full = Markiere die Karten in der Reihenfolge des Wortes, auf der Hand und in der Mitte: Die Routingtaste geht zu einer Karte, und die Liste der { $bottom-key } der Zeile markiert sie. Über der letzten drückst du die Routingtaste zweimal.
    .display = { logomachy-rules-12-text.display-full }

## Wie ein Computerspieler einen Zug schätzt

logomachy-estimate = { $worth } Prozent Siegchance
    .brief = { $worth } Prozent
    .braille = { $worth }%
logomachy-estimate-letters =
    { $worth ->
        [0] kein Wort
        [one] ein Buchstabe
       *[other] { $worth } Buchstaben
    }
    .braille = { $worth }

## How rounds and matches ended, counted by simulate

logomachy-ended-match-won = Partien mit einem Sieger
logomachy-ended-match-shared = Partien mit geteiltem Sieg

## Woher die Chips kommen werden

logomachy-taken-so-far = In dieser Runde genommen: { $parts }.
    .normal = Genommen: { $parts }.
    .braille = { $parts }
logomachy-taken =
    { $name } { $count }{ $count ->
        [0] { "" }
       *[other]
            , davon { $yellow ->
                [0] keine gelbe
                [one] eine gelbe
               *[other] { $yellow } gelbe
            }
    }
    .braille = { $name } n{ $count } e{ $yellow }
logomachy-taken-you =
    du { $count }{ $count ->
        [0] { "" }
       *[other]
            , davon { $yellow ->
                [0] keine gelbe
                [one] eine gelbe
               *[other] { $yellow } gelbe
            }
    }
    .braille = du n{ $count } e{ $yellow }

## Tipps

logomachy-advise-take = { $card } nimmt { $cards }
    .braille = { $card }: { $cards }
logomachy-advise-lay = { $card } legen
    .braille = { $card } legen
logomachy-hint = { $action }. { $count } Karten auf einmal
    .normal = { $action }. { $count } Karten
    .braille = { $action } { $count }k
logomachy-hint-more = Oder { $action }: { $count } Karten auf einmal
    .brief = Oder { $action }: { $count } Karten
    .braille = oder { $action } { $count }k

## Warum ein Tipp gut ist

logomachy-hint-clears = { $action }. { $count } Karten, und die Mitte ist leer: ein Chip
    .brief = { $action }. { $count } Karten, ein Chip
    .braille = { $action } { $count }k leer +1
logomachy-gain-no-word = Kein Wort gefunden
    .braille = kein wort
logomachy-ahead = Etwa { $worth } Prozent mehr Siegchance als: { $other }
    .brief = Plus { $worth } Prozent
    .braille = +{ $worth }% statt { $other }

## Was ein aufmerksamer Freund vorher sagen würde

logomachy-warning-seven = Die gelbe 7 kann aus der Mitte jeder nehmen, und sie ist einen Chip wert.
    .brief = Die gelbe 7 ist einen Chip wert
    .braille = gelbe 7 = ein chip
logomachy-warning-leaves = Eine { $value } leert die Mitte, die du liegen lässt: ein Chip für den Nächsten.
    .brief = Dann leert eine { $value } die Mitte
    .braille = dann leert { $value }

## Um wie viel ein anderer Zug besser gewesen wäre

logomachy-by = gewinnt zu etwa { $worth } Prozent eher
    .brief = plus { $worth } Prozent
    .braille = +{ $worth }%
