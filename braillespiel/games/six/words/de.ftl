### SIX, deutsch. Sätze: voll, .brief kurz, .braille für die Zeile.

six-title = SIX
six-summary = Würfelrennen gegen eine verdeckte Sanduhr. 2 bis 5 Personen.

## Options

six-option-glass = Sanduhr
    .braille = sanduhr
    .help = So lange läuft die Sanduhr etwa; ein Zehntel mehr oder weniger entscheidet das Los. Während jemand hört oder reagiert, steht sie.
six-option-glass-value = { $value } Sekunden
    .braille = { $value } s
six-option-untimed = Ohne Uhr
    .braille = ohne uhr
    .help = Die Sanduhr endet nach 30 bis 50 Würfen, wie viele, entscheidet das Los. Niemand muss sich beeilen.
six-option-reaction = Reaktionszeit
    .braille = reaktion
    .help = So lange bleibt eine Zahl noch offen, nachdem alle sie gehört oder gefühlt haben. Du kannst deine eigene Zeit im Spiel mit Plus und Minus ändern.
six-option-reaction-value =
    { $value ->
        [one] eine Sekunde
       *[other] { $value } Sekunden
    }
    .braille = { $value } s
six-option-hesitation = Zeit zum Heben
    .braille = heben
    .help = Wer die Würfel bekommt, muss innerhalb dieser Zeit heben, sonst würfeln. Null heißt ohne Grenze.
six-option-hesitation-value =
    { $value ->
        [one] eine Sekunde
       *[other] { $value } Sekunden
    }
    .braille = { $value } s
six-option-hesitation-0 = ohne Grenze
six-option-fair_lifting = Längere Reaktionszeit gilt auch fürs Heben
    .brief = Heben nach Reaktionszeit
    .braille = faires heben
    .help = Deine eigene Reaktionszeit gilt auch fürs Heben, wenn sie länger ist. Ohne Grenze steht die Sanduhr, bis du dich entschieden hast: Abwarten hilft nicht.
six-option-hearing = Auf das Hören nicht länger warten als
    .brief = Gilt als gehört nach
    .braille = gilt als gehört nach
    .help = Meldet keine Ausgabe, dass du etwas zu Ende gehört oder gefühlt hast, gilt es nach dieser Zeit als gehört.
six-option-hearing-value = { $value } Sekunden
    .braille = { $value } s
six-option-pasch = Profi-Regel Pasch
    .braille = pasch
    .help = Ein Pasch mit zwei oder drei Würfeln beendet den Zug und kehrt die Richtung um.
six-option-tell_missed = Allen sagen, welche Karte sie verpasst haben
    .brief = Verpasste Karten sagen
    .braille = verpasstes
    .help = Sagt dir hinterher, welche Karte du hättest sichern können.
six-option-deck = Striche der Karten
    .braille = karten
    .help = Die Striche des Programms oder die deiner eigenen Datei.
six-option-deck-house = wie mitgeliefert
    .braille = mitgeliefert
six-option-deck-own = eigene Datei
    .braille = eigene

## Keys

six-key-secure-1 = Platz 1 sichern
    .braille = p1 sichern
six-key-secure-2 = Platz 2 sichern
    .braille = p2 sichern
six-key-secure-3 = Platz 3 sichern
    .braille = p3 sichern
six-key-cover-1 = Gezogene Karte auf Platz 1
    .braille = p1 belegen
six-key-cover-2 = Gezogene Karte auf Platz 2
    .braille = p2 belegen
six-key-cover-3 = Gezogene Karte auf Platz 3
    .braille = p3 belegen
six-key-place-1 = Platz 1 sichern oder belegen
six-key-place-2 = Platz 2 sichern oder belegen
six-key-place-3 = Platz 3 sichern oder belegen
six-key-roll = Würfeln
six-key-lift = Röhre heben
six-key-pass = Eigene Zahl liegen lassen
six-key-pause = Pause für alle
six-key-glance = Alle deine offenen Karten
six-key-slower = Mehr Reaktionszeit für mich
six-key-faster = Weniger Reaktionszeit für mich

## Zones and what lies in them

six-zone-places = Deine Plätze
    .brief = Plätze
    .braille = p
six-zone-own = Gesichert und Stapel
    .braille = g
six-zone-dice = Würfel und Röhre
    .brief = Würfel
    .braille = w
six-zone-player = Spieler { $number }
    .braille = s{ $number }
six-zone-scores = Striche der Partie
    .normal = Striche
    .braille = st
six-free = frei
    .braille = -
six-place = Platz { $place }
    .braille = p{ $place }
six-fits = passt
    .braille = +
six-over =
    deckt { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }
    .brief = deckt { $count }
    .braille = +{ $count }
six-under = Darunter { $cards }
    .brief = darunter { $cards }
    .braille = u { $cards }
six-strokes =
    { $count ->
        [0] kein Strich
        [one] ein Strich
       *[other] { $count } Striche
    }
    .brief = Striche { $count }
    .braille = { $count }st
six-secured-pile =
    { $count ->
        [0] nichts gesichert
        [one] eine Karte gesichert
       *[other] { $count } Karten gesichert
    }
    .normal =
        { $count ->
            [0] nichts gesichert
            [one] eine gesichert
           *[other] { $count } gesichert
        }
    .brief = { $count } gesichert
    .braille = g{ $count }
six-secured-cards = Von oben: { $cards }
    .braille = { $cards }
six-pile =
    Stapel, { $count ->
        [0] keine Karte mehr zu ziehen
        [one] eine Karte zu ziehen
       *[other] { $count } Karten zu ziehen
    }
    .normal =
        Stapel { $count ->
            [0] leer
            [one] eine Karte
           *[other] { $count } Karten
        }
    .brief = Stapel { $count }
    .braille = s{ $count }
six-to-lay = { $card } zu legen
    .braille = leg { $card }
six-dice =
    { $count ->
        [0] Keine Würfel
        [one] Ein Würfel
       *[other] { $count } Würfel
    }
    .braille = w{ $count }
six-dice-lie = { $number }: gewürfelt { $faces }
    .brief = { $number }: { $faces }
    .braille = ={ $number }: { $faces }
six-dice-roll =
    { $count ->
        [one] Ein Würfel rollt
       *[other] { $count } Würfel rollen
    }
    .braille =
        w{ $count } { $count ->
            [one] rollt
           *[other] rollen
        }
six-dice-with = liegen bei { $name }
    .normal = bei { $name }
    .brief = { $name }
    .braille = { $name }
six-dice-with-you = liegen bei dir
    .normal = bei dir
    .brief = du
    .braille = du
six-tube = Röhre, die Sanduhr ist verdeckt
    .normal = Röhre, verdeckt
    .brief = Röhre
    .braille = röhre
six-round-of = Durchgang { $number } von { $rounds }
    .braille = r{ $number }/{ $rounds }
six-row = { $name }
six-row-you = Du
    .braille = du

## What you can do, as lines of a menu

six-do-secure = { $card } sichern, Platz { $place }
    .brief = { $card } sichern
    .braille = { $card } sichern p{ $place }
six-do-cover = { $card } auf Platz { $place }
    .braille = { $card } p{ $place }
six-advise-cover = Platz { $place }, dorthin die { $card }
    .braille = p{ $place } { $card }
six-do-roll =
    Würfeln, { $count ->
        [0] der Zug endet
        [one] ein Würfel
       *[other] { $count } Würfel
    }
    .brief = würfeln
    .braille = würfeln { $count }
six-do-lift = Röhre heben
    .brief = heben
    .braille = heben
six-do-pass = Liegen lassen
    .brief = lassen
    .braille = lassen
six-do-heard = Gehört
    .braille = gehört
six-do-pace = { $seconds } Sekunden Reaktionszeit
    .braille = { $seconds } s

## Events

six-timed = Mit Uhr: Eine Zahl bleibt nur eine Weile offen
    .normal = Mit laufender Uhr
    .brief = Mit Uhr
    .braille = mit uhr
six-untimed = Ohne Uhr: Nichts eilt
    .normal = Gespielt wird ohne Uhr
    .brief = Ohne Uhr
    .braille = ohne uhr
six-round = Durchgang { $number } von { $rounds }: { $name } beginnt.
    .brief = Durchgang { $number }: { $name } beginnt
    .braille = r{ $number }/{ $rounds } { $name } beginnt
six-round-you = Durchgang { $number } von { $rounds }: Du beginnst.
    .brief = Durchgang { $number }: du beginnst
    .braille = r{ $number }/{ $rounds } du beginnst
six-noted = { $name } würfelt gleich: Erst dürfen alle reagieren.
    .brief = { $name } würfelt gleich
    .braille = gleich würfelt { $name }
six-noted-you = Warte: Erst dürfen alle reagieren.
    .brief = warte
    .braille = gleich
six-thrown =
    { $count ->
        [one] Ein Würfel.
       *[other] { $count } Würfel.
    }
    .brief =
        { $count ->
            [one] ein Würfel
           *[other] { $count } Würfel
        }
    .braille = { $name } würfelt mit { $count }
six-thrown-named =
    { $count ->
        [one] Ein Würfel, { $name }.
       *[other] { $count } Würfel, { $name }.
    }
    .brief =
        { $count ->
            [one] ein Würfel
           *[other] { $count } Würfel
        }
    .braille = { $name } würfelt mit { $count }
six-thrown-you =
    { $count ->
        [one] Ein Würfel.
       *[other] { $count } Würfel.
    }
    .brief =
        { $count ->
            [one] ein Würfel
           *[other] { $count } Würfel
        }
    .braille =
        { $count ->
            [one] 1 würfel rollt
           *[other] { $count } würfel rollen
        }
six-rolled-own-you = { $number }, deine Zahl: { $dice } Würfel.
    .brief = { $number }, wieder { $dice }
    .braille = { $number } deine, { $dice } würfel
six-rolled-next-you =
    { $number }, noch { $dice ->
        [one] ein Würfel
       *[other] { $dice } Würfel
    }.
    .brief = { $number }, noch { $dice }
    .braille = { $number }, noch { $dice } würfel
six-rolled-end-you = { $number }, dein Zug endet.
    .brief = { $number }, Ende
    .braille = { $number }, zug zu ende
six-rolled-doublet = { $number }, Pasch!
    .braille = { $number } pasch
six-rolled-felt = { $number }
    .braille = { $number } p { $places }
six-secured-under = { $name } sichert { $card }, jetzt { $under } oben.
    .brief = { $name } sichert { $card }
    .braille = { $name } +{ $card } dann { $under }
six-secured-under-you = { $card } gesichert! Jetzt { $under } oben.
    .brief = { $card } gesichert, nun { $under }
    .braille = { $card } ok p { $places }
six-secured-free = { $name } sichert { $card }.
    .brief = { $name } sichert { $card }
    .braille = { $name } +{ $card }
six-secured-free-you = { $card } gesichert! Platz { $place } ist frei.
    .brief = { $card } gesichert
    .braille = { $card } ok p { $places }
six-missed = { $name } verpasst { $card } auf Platz { $place }.
    .brief = { $name } verpasst { $card }
    .braille = { $name } verpasst { $card } p{ $place }
six-missed-you = Verpasst: { $card } auf Platz { $place }.
    .brief = { $card } verpasst
    .braille = verpasst { $card } p{ $place }
six-passed = { $name } lässt { $card } liegen.
    .brief = { $name } lässt { $card }
    .braille = { $name } lässt { $card }
six-passed-you = { $card } liegen gelassen.
    .braille = { $card } lassen
six-change = Wechsel!
    .brief = Wechsel!
    .braille = wechsel
six-changed = { $name } hat die Würfel
    .brief = { $name }
    .braille = { $name }
six-changed-you = Du: würfeln oder heben
    .brief = Du
    .braille = du
six-no-card = Kein Stapel mehr, du ziehst nichts
    .brief = Nichts zu legen
    .braille = -
six-draws-free = { $name } zieht { $card }, Platz { $places } frei
    .brief = { $name } { $card }
    .braille = { $name } { $card } frei { $places }
six-draws-free-you = { $card } gezogen, Platz { $places } frei
    .braille = lege { $card } frei { $places }
six-draws-over = { $name } zieht { $card }
    .brief = { $name } { $card }
    .braille = { $name } { $card }
six-draws-over-you = { $card } gezogen: verdecke { $cards }
    .brief = { $card } gezogen
    .braille = lege { $card } auf { $cards }
six-laid = { $name } legt { $card }.
    .braille = { $name } { $card }
six-laid-you = { $card } auf Platz { $place }.
    .braille = { $card } p{ $place }: { $places }
six-covered = { $name }: { $card } auf { $under }.
    .braille = { $name } { $card } auf { $under }
six-covered-you = { $card } auf { $under }, Platz { $place }.
    .brief = { $card } auf { $under }
    .braille = { $card } auf { $under } p{ $place }: { $places }
six-late = { $card } für { $name } gelegt, Platz { $place }.
    .brief = { $name }: { $card } auf Platz { $place }
    .braille = { $name } { $card } p{ $place }
six-late-you = { $card } für dich gelegt, Platz { $place }.
    .brief = { $card } auf Platz { $place }
    .braille = { $card } p{ $place }: { $places }
six-hesitated = Zu spät zum Heben: { $name } muss würfeln.
    .brief = { $name } muss würfeln
    .braille = { $name } muss würfeln
six-hesitated-you = Zu spät zum Heben: Du musst würfeln.
    .brief = zu spät, würfeln
    .braille = du musst würfeln
six-lifted-right = { $name } hebt: Abgelaufen!
    .brief = { $name } hebt: abgelaufen
    .braille = { $name } hebt: abgelaufen
six-lifted-right-you = Abgelaufen! Richtig gehoben
    .brief = Abgelaufen!
    .braille = abgelaufen, richtig
six-lifted-wrong = { $name } hebt: Noch Sand!
    .brief = { $name } hebt: noch Sand
    .braille = { $name } hebt: noch sand
six-lifted-wrong-you = Noch Sand! Zu früh gehoben
    .brief = Noch Sand!
    .braille = noch sand, zu früh
six-pays = { $name } gibt die { $card } zurück.
    .braille = { $name } -{ $card }
six-pays-you = Du gibst die { $card } zurück.
    .brief = Du gibst die { $card } zurück
    .braille = du -{ $card }
six-pays-nothing = { $name } hat nichts abzugeben.
    .brief = { $name } zahlt nichts
    .braille = { $name } -0
six-pays-nothing-you = Du hast nichts abzugeben.
    .brief = du zahlst nichts
    .braille = du -0
six-pace = { $seconds } Sekunden Reaktionszeit für { $name }.
    .brief = { $name }: { $seconds } Sekunden
    .braille = { $name } { $seconds } s
six-pace-you = { $seconds } Sekunden Reaktionszeit.
    .brief = { $seconds } Sekunden
    .braille = { $seconds } s

## Turn and scores

six-turn-start = { $name } beginnt Durchgang { $number } von { $rounds }
    .normal = { $name } beginnt Durchgang { $number }
    .brief = { $name } beginnt
    .braille = r{ $number }/{ $rounds } { $name } beginnt
six-turn-start-you = Du beginnst Durchgang { $number } von { $rounds }: Würfle
    .normal = Du beginnst: Würfle
    .brief = du beginnst
    .braille = r{ $number }/{ $rounds } du beginnst, würfle
six-turn-air = { $count } Würfel rollen bei { $name }
    .brief = { $name }: { $count } Würfel
    .braille = { $name } würfelt mit { $count }
six-turn-air-you = { $count } Würfel rollen bei dir
    .brief = { $count } Würfel rollen
    .braille =
        { $count ->
            [one] 1 würfel rollt
           *[other] { $count } würfel rollen
        }
six-turn-sum =
    { $number } liegt offen, danach { $name }: { $count ->
        [0] Wechsel
        [one] ein Würfel
       *[other] { $count } Würfel
    }
    .brief = { $number }, { $name }
    .braille =
        { $name }: { $count ->
            [0] wechsel
            [one] 1 würfel
           *[other] { $count } würfel
        }, { $number } offen
six-turn-sum-you =
    { $number } liegt offen, aber du würfelst und darfst nicht sichern; danach { $count ->
        [0] Wechsel
        [one] ein Würfel
       *[other] { $count } Würfel
    }
    .brief =
        { $number }, danach { $count ->
            [0] Wechsel
           *[other] { $count }
        }
    .braille =
        du: { $count ->
            [0] wechsel
            [one] 1 würfel
           *[other] { $count } würfel
        }, { $number } offen
six-turn-sum-fits = { $number } liegt offen: Platz { $place } passt
    .normal = { $number } offen: Platz { $place } passt
    .brief = { $number }: Platz { $place }
    .braille = p{ $place } passt: { $number }
six-turn-sum-not = { $number } liegt offen, bei dir passt nichts
    .normal = { $number } offen, nichts passt
    .brief = { $number }: nichts passt
    .braille = nichts passt: { $number }
six-turn-ready =
    { $name } ist dran: { $count ->
        [one] ein Würfel
       *[other] { $count } Würfel
    }
    .brief = { $name }: { $count }
    .braille = { $name }: { $count } würfel
six-turn-ready-you =
    Du bist dran: Würfle mit { $count ->
        [one] einem Würfel
       *[other] { $count } Würfeln
    }
    .normal =
        Würfle mit { $count ->
            [one] einem Würfel
           *[other] { $count } Würfeln
        }
    .brief =
        würfle mit { $count ->
            [one] einem Würfel
           *[other] { $count } Würfeln
        }
    .braille = würfle, { $count } würfel
six-turn-change = { $name } muss würfeln oder heben
    .brief = { $name }: würfeln oder heben
    .braille = { $name }: würfeln oder heben
six-turn-change-you = Du bist dran: würfeln oder heben
    .brief = du: würfeln oder heben
    .braille = du: würfle oder heb
six-turn-must-you = Du musst würfeln
    .braille = du musst würfeln
six-score = { $name } { $count }
six-score-you = du { $count }
six-scores = { $scores }. Durchgang { $number } von { $rounds }.
    .normal = { $scores }. Durchgang { $number }.
    .brief = { $scores }
    .braille = { $scores } r{ $number }/{ $rounds }
six-you = dich
    .braille = du
six-won = { $name } gewinnt mit den meisten Strichen: { $scores }.
    .brief = { $name } gewinnt: { $scores }
    .braille = sieg { $name } { $scores }
six-won-you = Du gewinnst mit den meisten Strichen: { $scores }.
    .brief = Du gewinnst: { $scores }
    .braille = sieg du { $scores }
six-shared = Geteilter Sieg für { $who } mit den meisten Strichen: { $scores }.
    .brief = Geteilter Sieg: { $scores }
    .braille = sieg { $who } { $scores }

## Refusals: each names the rule

six-illegal-over = Vorbei: Die Partie ist zu Ende.
    .brief = Partie vorbei
    .braille = partie vorbei
six-illegal-no-seat = Den Platz { $name } gibt es an diesem Tisch nicht.
    .brief = kein Platz { $name }
    .braille = { $name }?
six-illegal-no-such-action = Das gibt es in SIX nicht: { $text }
    .brief = geht nicht
    .braille = { $text }?
six-illegal-heard-before = Schon gehört: { $number }
    .braille = { $number } gehört
six-illegal-pace = { $found } geht nicht: Die Reaktionszeit liegt zwischen { $low } und { $high } Sekunden.
    .brief = { $low } bis { $high } Sekunden
    .braille = { $found } nicht, { $low }-{ $high } s
six-illegal-no-place = Platz { $place } gibt es nicht, nur 1 bis 3.
    .brief = kein Platz { $place }
    .braille = p{ $place }?
six-illegal-active-secures = Du würfelst, also darfst du nicht sichern.
    .brief = du würfelst
    .braille = du würfelst
six-illegal-no-number = Keine Zahl offen: Sichern geht nur direkt nach einem Wurf.
    .brief = keine Zahl offen
    .braille = keine zahl
six-illegal-empty-place = Platz { $place } ist frei.
    .brief = Platz { $place } frei
    .braille = p{ $place } frei
six-illegal-other-number = { $card } liegt da, gewürfelt ist { $number }.
    .brief = { $card }, nicht { $number }
    .braille = { $card } nicht { $number }
six-illegal-let-go = { $card } hast du liegen gelassen: Warte auf einen neuen Wurf.
    .brief = { $card } ist vorbei
    .braille = { $card } vorbei
six-illegal-nothing-to-let-go = Nichts liegen zu lassen: Keine deiner Karten passt.
    .brief = nichts passt
    .braille = nichts passt
six-illegal-nothing-drawn = Keine Karte zu legen: Gezogen wird beim Wechsel.
    .brief = keine Karte zu legen
    .braille = nichts zu legen
six-illegal-empty-first = Platz { $place } ist frei: Belege freie Plätze zuerst.
    .brief = erst Platz { $place }
    .braille = erst p{ $place }
six-illegal-not-active = { $name } hat die Würfel.
    .braille = würfel { $name }
six-illegal-in-the-air = Die Würfel rollen schon.
    .brief = rollen schon
    .braille = rollen schon
six-illegal-turn-ends = Dein Zug ist zu Ende, gleich ist Wechsel.
    .brief = Zug zu Ende
    .braille = zug ende
six-illegal-noted-before = Schon vorgemerkt: Es geht gleich los.
    .brief = schon vorgemerkt
    .braille = gleich
six-illegal-lift-not-active = Heben darf nur, wer die Würfel bekommen hat, also { $name }.
    .brief = { $name } hat die Würfel
    .braille = würfel { $name }
six-illegal-lift-not-now = Heben geht nur, bevor du würfelst, gleich nach dem Wechsel.
    .brief = heben nur beim Wechsel
    .braille = nur bei wechsel
six-illegal-lift-too-late = Gezögert: Jetzt musst du würfeln.
    .brief = zu spät, würfeln
    .braille = würfeln
six-illegal-action-unknown = { $text } verstehe ich nicht. Schreib etwa „roll“, „lift“, „secure 2“ oder „cover 1“.
    .brief = { $text } unverständlich
    .braille = { $text }?

## What is wrong with a position or with a deck file

six-illegal-position-strokes = { $found } Werte in strokes: 18 müssen es sein, einer je Zahl.
    .brief = strokes: { $found } statt 18
    .braille = strokes { $found }
six-illegal-position-seats = { $where } braucht { $seats } Einträge, einen je Platz, hat aber { $found }.
    .brief = { $where }: { $found } statt { $seats }
    .braille = { $where } { $found }
six-illegal-position-places = { $where } braucht 3 Plätze, hat aber { $found }.
    .brief = { $where }: { $found } statt 3
    .braille = { $where } { $found }
six-illegal-position-twice = { $card } liegt doppelt, zum zweiten Mal in { $where }.
    .brief = { $card } doppelt
    .braille = { $card } doppelt
six-illegal-position-bottoms = { $where }: So viele Karten ({ $found }) hat der Stapel nicht.
    .brief = { $where }: { $found } zu viel
    .braille = { $where } { $found }
six-illegal-position-seat = { $where }: Einen Platz { $found } gibt es nicht; gezählt wird ab 0.
    .brief = { $where }: kein Platz { $found }
    .braille = { $where } { $found }?
six-illegal-position-dice = Würfel fehlen: Eine offene Zahl braucht dice.
    .brief = dice fehlt
    .braille = dice fehlt
six-illegal-position-previous = Wer zuletzt gewürfelt hat, fehlt: previous muss beim Wechsel ein Platz sein.
    .brief = previous fehlt
    .braille = previous fehlt
six-illegal-position-next-dice = Kein Würfel für den nächsten Wurf: next_dice muss 1 bis 3 sein.
    .brief = next_dice fehlt
    .braille = next_dice?
six-illegal-position-may = { $where }: Dieser Platz kann die offene Zahl nicht sichern.
    .brief = { $where } passt nicht
    .braille = { $where }?
six-illegal-position-drawn = { $where }: { $card } müsste schon liegen, denn die Zahl ist gefallen.
    .brief = { $where }: { $card }
    .braille = { $where } { $card }
six-illegal-deck-missing = Keine eigenen Karten: { $path } fehlt. Leg die Datei dort hin.
    .brief = eigene Datei fehlt
    .braille = datei fehlt { $path }
six-illegal-deck-unreadable = Nicht lesbar: { $path }, { $reason }.
    .brief = Datei nicht lesbar
    .braille = datei { $reason }
six-illegal-deck-encoding = Nicht als UTF-8 gespeichert: { $path }.
    .brief = Datei nicht UTF-8
    .braille = datei nicht utf-8
six-illegal-deck-toml = Kein gültiges TOML: { $path }, { $reason }.
    .brief = Datei ungültig
    .braille = datei { $reason }
six-illegal-deck-strokes = Die Tabelle strokes fehlt in { $path }.
    .brief = strokes fehlt
    .braille = strokes fehlt
six-illegal-deck-number = { $found } ist keine Karte: In { $path } stehen die Zahlen 1 bis 18.
    .brief = { $found } ist keine Karte
    .braille = { $found }?
six-illegal-deck-value = { $number } braucht Striche von 0 bis 99, nicht { $found }, in { $path }.
    .brief = { $number }: { $found } Striche
    .braille = { $number } { $found }?

## The rules, as headings to walk

six-rules-1 = Worum es geht
six-rules-1-text = SIX ist ein Würfelrennen für 2 bis 5. In drei Durchgängen sicherst du Zahlenkarten. Wie lange ein Durchgang dauert, weiß niemand: Die Sanduhr steht verdeckt in der Röhre. Wer am Ende die meisten Striche auf gesicherten Karten hat, gewinnt; bei Gleichstand wird der Sieg geteilt.
six-rules-2 = Die Karten
six-rules-2-text = Alle haben einen eigenen Satz mit den Zahlen 1 bis 18. Drei Karten liegen offen auf drei Plätzen, die anderen bilden deinen Stapel. Die Striche: Ein Strich für 4, 5 und 6. Zwei für 3, 7, 8 und 9. Drei für 1, 2, 10 und 11. Vier für 12 und 13. Fünf für 14 und 15. Sechs für 16 und 17. Sieben für 18. Mit einer eigenen Datei gelten deren Striche.
six-rules-3 = Würfeln
six-rules-3-text = Wer die Würfel hat, wirft alle drei, und die Summe wird gesagt. Ist sie eine eigene offene Zahl, wird noch einmal mit drei Würfeln geworfen. Sonst mit einem Würfel weniger. Passt auch der letzte einzelne Würfel nicht, ist der Zug zu Ende: Wechsel!
six-rules-4 = Sichern
six-rules-4-text = Liegt die gewürfelte Zahl oben auf einem deiner Plätze, darfst du die Karte sichern. Sie kommt verdeckt auf deinen Stapel gesicherter Karten. Was darunter lag, ist wieder im Spiel, aber nicht für denselben Wurf. Wer selbst würfelt, darf nie sichern.
six-rules-5 = Wechsel
six-rules-5-text = Beim Wechsel gehen die Würfel weiter. Alle außer der Person, die sie bekommt, ziehen eine Karte und legen sie auf einen eigenen Platz: auf einen freien, wenn es einen gibt, sonst auf eine Karte, die dann zugedeckt ist. Wer zu lange wartet, bekommt sie auf den ersten freien Platz, sonst auf den höchsten Stapel. Wer keine Karten mehr im Stapel hat, zieht nichts.
six-rules-6 = Die Röhre heben
six-rules-6-text = Wer die Würfel bekommt, entscheidet sofort: würfeln oder die Röhre heben. Wer zögert, in der Regel mehr als drei Sekunden oder die eigene Reaktionszeit, wenn sie länger ist, muss würfeln. Gibt es keine Grenze, steht die Sanduhr, bis du dich entschieden hast. War die Zeit um, schiebt, wer zuletzt gewürfelt hat, die eigene oberste gesicherte Karte unter den eigenen Stapel zurück. War noch Sand oben, tut das, wer gehoben hat. Wer nichts gesichert hat, gibt nichts ab.
six-rules-7 = Ende eines Durchgangs
six-rules-7-text = Mit dem Heben endet der Durchgang. Wer abgeben musste, auch wenn es nichts abzugeben gab, beginnt den nächsten. Gesicherte Karten, Plätze und Stapel bleiben, wie sie sind. Wer den ersten beginnt, entscheidet das Los. Nach drei Durchgängen werden die Striche gezählt.
six-rules-8 = Die Profi-Regel
six-rules-8-text = Mit der Profi-Regel beendet ein Pasch, also gleiche Augen auf zwei oder drei Würfeln, sofort den Zug, auch bei einer eigenen Zahl. Die Richtung kehrt sich um, und die Würfel gehen zurück. Ein neuer Durchgang beginnt wieder im Uhrzeigersinn.
six-rules-9 = Zeit für alle
six-rules-9-text = Niemand verliert, weil Stimme oder Braillezeile länger brauchen. Eine Zahl bleibt offen, bis alle sie gehört oder gefühlt haben, und dann noch die Reaktionszeit lang, wenn jemand sie sichern kann. Meldet keine Ausgabe, dass jemand zu Ende gehört oder gefühlt hat, gilt das nach 15 Sekunden, oder so vielen, wie die Regeln der Partie sagen. Dabei steht die Sanduhr. Sie läuft, während die Würfel rollen, zwei Sekunden je Wurf, und wenn die Person mit den Würfeln länger zögert, als ihre Reaktionszeit dauert. Die eigene Reaktionszeit änderst du mit Plus und Minus. Bei Pause und in Menüs steht alles.
six-rules-10 = Ohne Uhr
six-rules-10-text = Ohne Uhr endet die Sanduhr nach 30 bis 50 Würfen. Jede Zahl wartet, bis alle, bei denen sie passt, sie gesichert oder liegen gelassen haben.
six-rules-11 = Die Tasten
six-rules-11-text = Q, W und E sichern Platz 1, 2 und 3. Die Ziffern 1, 2 und 3 legen die gezogene Karte auf diesen Platz. Die Leertaste würfelt, X hebt die Röhre. A sagt deine offenen Karten, P macht Pause. K lässt eine Zahl liegen. Spielen mehrere an einem Computer, haben alle drei Tasten für die Plätze, die sichern oder belegen, eine zum Würfeln und eine zum Heben; die Hilfe mit F1 nennt sie.
    .display-full = Die Liste der { $bottom-key } der Zeile sichert einen Platz, legt die gezogene Karte, würfelt und hebt die Röhre. Sie lässt auch eine Zahl liegen, sagt deine offenen Karten und macht Pause. Sie beginnt mit dem, was gerade geht.
    .display = { six-rules-11-text.display-full }

## Keys

six-keys-together = mehrere an einem Computer

## How rounds and matches ended, counted by simulate

six-ended-round-empty = Durchgänge, in denen die Zeit um war
six-ended-round-early = Durchgänge, die zu früh endeten

## Knapp, was die eigene Taste getan hat

six-thrown-echo = geworfen
# Beside a card: what it is worth.
six-worth =
    zählt { $count ->
        [0] keinen Strich
        [one] einen Strich
       *[other] { $count } Striche
    }
    .normal = { six-strokes }
    .brief = { six-strokes.brief }
    .braille = { $count }st

## Warum ein Tipp gut ist

six-advice-sand = Wahrscheinlich läuft noch Sand
    .brief = Noch Sand
    .braille = noch sand
six-advice-risk = Du gäbst mehr zurück, als du gewinnen kannst
    .brief = Zu gewagt
    .braille = zu gewagt
six-advice-behind = Jetzt zu heben brächte dir nicht den Sieg: sammle erst weiter
    .brief = Noch zu wenig
    .braille = zu wenig
six-advice-empty = Die Sanduhr ist wahrscheinlich leer
    .brief = Wohl leer
    .braille = uhr leer
six-advice-won = Du führst auch dann, wenn du eine Karte zurückgibst
    .brief = So oder so vorn
    .braille = vorn
six-gain-secure =
    { $count ->
        [one] Ein Strich
       *[other] { $count } Striche
    } für dich
    .brief = Plus { $count }
    .braille = +{ $count }
six-gain-cover = Die { $card } bringt dir am wenigsten
    .brief = { $card } bringt am wenigsten
    .braille = { $card } wenigste
six-gain-empty = Der Platz ist leer: eine Zahl mehr, die kommen kann
    .brief = Platz leer
    .braille = leer
six-gain-pass = Keine Zahl von dir passt
    .brief = Nichts passt
    .braille = nichts passt

## Was ein aufmerksamer Freund vorher sagen würde

six-warning-sand =
    Die Sanduhr läuft mindestens { $least } Würfe lang, und es waren { $rolls }: Jetzt zu heben kostet dich { $count ->
        [one] eine Karte mit einem Strich.
       *[other] eine Karte mit { $count } Strichen.
    }
    .brief = Noch Sand: { $rolls } von mindestens { $least } Würfen
    .braille = noch sand: { $rolls } von { $least }, -{ $count }
six-warning-behind =
    Heben beendet die Partie, und auch wenn { $name } eine Karte zurückgibt, fehlt dir { $count ->
        [one] noch ein Strich.
       *[other] noch etwas: { $count } Striche.
    }
    .brief = Partieende, dir fehlen { $count }
    .braille = partieende, { $count } hinter { $name }
six-warning-lets =
    Die { $card } liegt offen vor dir: Gesichert bringt sie { $count ->
        [one] einen Strich.
       *[other] { $count } Striche.
    }
    .brief = Die { $card } brächte { $count }
    .braille = { $card } bringt { $count }
six-warning-covers = Damit verdeckst du die { $card }, und die bringt dir mehr als die { $other }.
    .brief = Die { $card } bringt mehr als die { $other }
    .braille = { $card } > { $other }

## Wie viel besser ein Zug gewesen wäre

six-estimate =
    { $worth ->
        [0] keinem
        [one] ein Strich
       *[other] { $worth } Striche
    }
    .brief = { $worth }
    .braille = { $worth }st

## Um wie viel ein anderer Zug besser gewesen wäre

six-by =
    etwa { $worth ->
        [one] einen Strich
       *[other] { $worth } Striche
    } besser
    .brief = plus { $worth }
    .braille = +{ $worth }
