### Cubus. -you messages speak to the player. Columns and rows are counted from the back corner.

cubus-title = Cubus
cubus-summary = Baut zusammen einen Kistenstapel: wenige Plättchen, viele Kisten. 2 bis 6 Personen.

## Options

cubus-option-children = Variante für jüngere Kinder
    .braille = kinder
    .help = Ohne offene Kisten. Jede neue Kiste zählt einen Punkt, egal wie viele Plättchen sie braucht.
cubus-option-play = Was gespielt wird
    .braille = spiel
    .help = Aufbauen, aufbauen und danach abbauen, oder nur einen fertigen Stapel abbauen. Abbauen geht am besten zu dritt oder zu fünft.
cubus-option-play-build = Aufbauen
    .braille = aufbau
cubus-option-play-both = Aufbauen, dann abbauen
    .braille = auf und ab
cubus-option-play-dismantle = Nur abbauen
    .braille = abbau
cubus-option-knock = Klopfen
    .braille = klopfen
    .help = Wer übersieht, dass er bauen kann, verliert den Bau an die Person, die klopft. Ohne Zeitdruck antworten alle der Reihe nach mit Ja oder Nein.
cubus-option-knock-untimed = Ohne Zeitdruck
    .braille = in ruhe
cubus-option-knock-timed = Auf Zeit
    .braille = auf zeit
cubus-option-knock-off = Ohne Klopfen
    .braille = aus
cubus-option-reaction = Reaktionszeit
    .braille = reaktion
    .help = Beim Klopfen auf Zeit: So lange hast du Zeit, nachdem deine Ansage zu Ende ist.
cubus-option-reaction-value = { $value } Sekunden
    .braille = { $value } s
cubus-option-first_knock = Wessen Klopfen zählt
    .braille = wessen klopfen zählt
    .help = Beim Klopfen ohne Zeitdruck, wenn mehrere klopfen. Spielen mehrere Personen an einem Computer, antworten sie nacheinander; dann entscheidet immer das Los.
cubus-option-first_knock-entered = Wer zuerst klopft
    .braille = das erste
cubus-option-first_knock-lot = Das Los entscheidet
    .braille = das los entscheidet
cubus-option-first_knock-clockwise = Die nächste Person in der Reihe
    .braille = reihum das nächste
cubus-option-show = Zeit, einen Bau zu zeigen
    .brief = Zeit zum Zeigen
    .braille = zeigen
    .help = Beim Klopfen auf Zeit: So lange hast du Zeit, nach dem Klopfen einen Bau zu zeigen. Null heißt ohne Grenze.
cubus-option-show-value = { $value } Sekunden
    .braille = { $value } s
cubus-option-show-0 = ohne Grenze
cubus-option-must_build = Ohne Klopfen nur passen, wenn kein Bau zu finden ist
    .brief = Passen nur ohne Bau
    .braille = passen ohne bau
    .help = Gilt nur, wenn Klopfen aus ist: Findet das Programm einen Bau, darfst du nicht passen.
cubus-option-starter = Wer beginnt
    .braille = beginn
    .help = Die Nummer des Platzes. Bei jeder weiteren Partie derselben Runde beginnt der nächste Platz.
cubus-option-places = Liste der Stellen für eine Kiste zeigen
    .brief = Liste der Stellen
    .braille = stellen
    .help = Nennt, wo eine einzelne Kiste hinpasst. Wer gegen andere Personen spielt, sucht vielleicht lieber selbst.
cubus-option-touching = Angebaut wird nur am Stapel
    .brief = Nur anbauen
    .braille = anbauen
    .help = An: Das Bild bleibt in einem Stück, Neues liegt mit einer Kante am Stapel. Aus: Kisten dürfen auch für sich stehen.
cubus-option-both_counts = Wer nach dem Abbauen gewinnt
    .brief = Nach dem Abbauen zählen
    .braille = abbau zählt
    .help = Das Abbau-Spiel gewinnt, wer am Ende die meisten Plättchen hat. Das Aufbauen kann auch mitzählen.
cubus-option-both_counts-tiles = Nur die Plättchen
    .braille = plättchen
cubus-option-both_counts-sum = Plättchen und Punkte vom Aufbauen
    .brief = Plättchen und Punkte
    .braille = alles
cubus-option-end = Übrige Plättchen am Ende
    .braille = rest
    .help = Ob am Ende noch einmal mit allen übrigen Plättchen gebaut wird, und von wem.
cubus-option-end-none = Bleiben liegen
    .braille = bleibt
cubus-option-end-last = Die letzte Person baut damit
    .braille = letzter baut
cubus-option-end-best = Der beste Vorschlag wird gebaut
    .braille = bestes gebot

## Keys of this game

cubus-key-build = Bauen oder abbauen
    .help = Öffnet den Baumodus. Eingabe auf einer Spalte setzt auch ohne ihn eine Kiste, wenn das geht.
cubus-key-knock = Klopfen
    .help = Wenn jemand passt und du einen Bau siehst.
cubus-key-plan = Plan vorlesen
cubus-key-row = Reihe vorlesen
    .help = Die Höhen der Reihe, in der du stehst, dazu Töne von links nach rechts.
cubus-key-silhouettes = Umrisse
    .help = Von links vorn, von rechts vorn und von oben.
cubus-key-layers = Schichten von unten nach oben
cubus-key-places = Wo passt eine Kiste hin?
    .help = Die Liste der Stellen: zuerst ohne Plättchen, dann mit einem, dann mit zweien.
cubus-key-raise = Eine Kiste drauf
cubus-key-lower = Eine Kiste weg
cubus-key-set-0 = Spalte leeren
cubus-key-set-1 = Höhe 1
cubus-key-set-2 = Höhe 2
cubus-key-set-3 = Höhe 3
cubus-key-set-4 = Höhe 4
cubus-key-set-5 = Höhe 5
cubus-key-set-6 = Höhe 6
cubus-key-set-7 = Höhe 7
cubus-key-set-8 = Höhe 8
cubus-key-set-9 = Höhe 9
cubus-key-layer = Schicht unten einziehen
    .help = Alle Säulen werden um eine Kiste höher; die Deckel bleiben im Bild, wo sie sind.
cubus-key-layer-out = Unterste Schicht herausziehen
cubus-key-open = Deckel offen oder geschlossen
    .help = Legt fest, welche Deckel mit offenen Kistenteilen gelegt werden.
cubus-key-bill = Rechnung
    .help = Was der Bau bringt, was er braucht und was fehlt.
cubus-key-draft-activate = Wie geplant bauen oder abbauen
    .braille = bauen
cubus-key-draft-back = Geplanten Bau verwerfen
    .braille = bau verwerfen
cubus-key-draft-game-menu = Geplanten Bau verwerfen
    .braille = bau verwerfen
cubus-key-draft-take-back = Letzten Schritt am Plan zurücknehmen
    .braille = schritt zurück

## Zones; the Braille wording is the zone sign

cubus-zone-plan = Plan
    .braille = p
cubus-zone-tiles = Deine Plättchen
    .braille = h
cubus-zone-tiles-lent = Plättchen für diesen Bau
    .braille = h
cubus-zone-places = Stellen für eine Kiste
    .braille = k
cubus-zone-views = Ansichten
    .braille = a
cubus-zone-opponent = { $name }
    .braille = s{ $number }
cubus-zone-stock = Ziehstapel
    .braille = st
cubus-zone-scores = Punkte der Partie
    .normal = Punkte
    .braille = pt
cubus-empty-plan = Es steht keine Kiste mehr.
    .brief = Keine Kiste
    .braille = leer
cubus-places-hidden = Gerade werden keine Stellen gezeigt.
    .brief = Keine Stellen
    .braille = keine stellen
cubus-empty-places = Nirgends passt eine einzelne Kiste.
    .brief = Keine Stelle
    .braille = keine
cubus-empty-opponent = Keine Plättchen.
    .braille = -
cubus-views-rows = Reihen
    .braille = r
cubus-views-silhouettes = Umrisse
    .braille = u
cubus-views-layers = Schichten
    .braille = s

## Plan

cubus-cell = Spalte { $column }, Reihe { $row }
    .braille = { $column }/{ $row }
cubus-row = Reihe { $row }
    .braille = { $row }
cubus-column-empty = leer
    .braille = 0
cubus-column-closed = Höhe { $height }
    .brief = { $height }
    .braille = { $height }
cubus-column-open = Höhe { $height }, offen
    .brief = { $height } offen
    .braille = { $height }o
cubus-lid-closed = Deckel geschlossen
    .brief = geschlossen
    .braille = zu
cubus-lid-open = Deckel offen
    .brief = offen
    .braille = offen
cubus-seen =
    { $left ->
        [0]
            { $right ->
                [0] nur der Deckel zu sehen
               *[other] rechts { $right } zu sehen
            }
       *[other]
            { $right ->
                [0] links { $left } zu sehen
               *[other] links { $left }, rechts { $right } zu sehen
            }
    }
    .braille = l{ $left } r{ $right }
cubus-size =
    { $count ->
        [0] keine Kiste
        [one] eine Kiste
       *[other]
            { $columns ->
                [1]
                    { $rows ->
                        [1] { $count } Kisten auf einem Feld
                       *[other] { $count } Kisten auf { $columns } mal { $rows } Feldern
                    }
               *[other] { $count } Kisten auf { $columns } mal { $rows } Feldern
            }
    }
    .normal =
        { $count ->
            [0] keine Kiste
            [one] eine Kiste
           *[other] { $count } Kisten, { $columns } mal { $rows }
        }
    .brief =
        { $count ->
            [one] eine Kiste
           *[other] { $count } Kisten
        }
    .braille = { $count }k { $columns }x{ $rows }
cubus-row-heights = Reihe { $row }: { $heights }
    .braille = { $row }:{ $heights }
cubus-row-none = Hier ist keine Reihe. Geh in den Plan.
    .normal = Hier ist keine Reihe.
    .brief = Keine Reihe
    .braille = keine reihe
cubus-from-left = Von links vorn: { $heights }
    .brief = L { $heights }
    .normal = Links: { $heights }
    .braille = l:{ $heights }
cubus-from-right = Von rechts vorn: { $heights }
    .brief = R { $heights }
    .normal = Rechts: { $heights }
    .braille = r:{ $heights }
cubus-from-above = Von oben: { $rows }
    .normal = Oben: { $rows }
    .braille = o:{ $rows }
cubus-row-columns =
    { $count ->
        [one] Reihe { $row } Spalte { $columns }
       *[other] Reihe { $row } Spalten { $columns }
    }
    .brief = { $row }: { $columns }
    .braille = { $row }:{ $columns }
cubus-layer =
    Schicht { $number }, { $count ->
        [one] eine Kiste
       *[other] { $count } Kisten
    }: { $rows }
    .braille = s{ $number } { $count }k { $rows }

## Places for one box

# $fits is "yes" where the tiles at hand are enough.
cubus-place =
    { $cell }: { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    }, { $cost ->
        [0] kostet kein Plättchen
       *[other] kostet { $tiles }
    }{ $height ->
        [1] { "" }
       *[other] , dann Höhe { $height }
    }
    .normal =
        { $cell }: { $points ->
            [one] ein Punkt
           *[other] { $points } Punkte
        }, { $cost ->
            [0] kostet kein Plättchen
           *[other] kostet { $tiles }
        }
    .brief =
        { $cell }: { $points ->
            [one] ein Punkt
           *[other] { $points } Punkte
        }{ $cost ->
            [0] { "" }
           *[other] , { $tiles }
        }
    .braille =
        { $fits ->
            [yes] +
           *[no] { "" }
        }{ $cell } p{ $points }{ $cost ->
            [0] { " " }frei
           *[other] { " " }{ $tiles }
        } h{ $height }
cubus-place-has = geht
    .braille = { "" }
cubus-place-lacks = fehlt: { $missing }
    .brief = fehlt { $missing }
    .braille = fehlt { $missing }
cubus-places-count =
    { $count ->
        [0] keine Stelle
        [one]
            eine Stelle, { $fitting ->
                [0] geht nicht
               *[other] geht
            }
       *[other]
            { $count } Stellen, { $fitting ->
                [0] keine geht
                [one] eine geht
               *[other] { $fitting } gehen
            }
    }
    .braille = { $fitting } von { $count }
cubus-places-down = Beim Abbauen gibt es keine Stellen.
    .brief = Keine Stellen beim Abbauen
    .braille = abbau keine
# Where this seat has a box to take away.
cubus-places-down-tab = Beim Abbauen gibt es keine Stellen. Tab geht zu den Kisten, die du wegnehmen kannst.
    .brief = Keine Stellen, Tab findet Kisten
    .braille = tab kisten
    .display = kisten in bereich p
    .display-full = Beim Abbauen gibt es keine Stellen. Die Kisten stehen im Plan.
    .page = Beim Abbauen gibt es keine Stellen. Die Kisten stehen im Plan.

## Tiles and points

cubus-tile-left =
    { $count ->
        [0] keine linke Seite
        [one] eine linke Seite
       *[other] { $count } linke Seiten
    }
    .normal =
        { $count ->
            [0] keine linke
            [one] eine linke
           *[other] { $count } linke
        }
    .brief = { $count } links
    .braille = l{ $count }
cubus-tile-right =
    { $count ->
        [0] keine rechte Seite
        [one] eine rechte Seite
       *[other] { $count } rechte Seiten
    }
    .normal =
        { $count ->
            [0] keine rechte
            [one] eine rechte
           *[other] { $count } rechte
        }
    .brief = { $count } rechts
    .braille = r{ $count }
cubus-tile-closed =
    { $count ->
        [0] kein Deckel
        [one] ein Deckel
       *[other] { $count } Deckel
    }
    .brief = { $count } Deckel
    .braille = d{ $count }
cubus-tile-open =
    { $count ->
        [0] kein offener Deckel
        [one] ein offener Deckel
       *[other] { $count } offene Deckel
    }
    .brief = { $count } offen
    .braille = o{ $count }
# The same after a verb ("braucht einen Deckel").
cubus-tile-left-acc = { cubus-tile-left }
    .normal = { cubus-tile-left.normal }
    .brief = { cubus-tile-left.brief }
    .braille = { cubus-tile-left.braille }
cubus-tile-right-acc = { cubus-tile-right }
    .normal = { cubus-tile-right.normal }
    .brief = { cubus-tile-right.brief }
    .braille = { cubus-tile-right.braille }
cubus-tile-closed-acc =
    { $count ->
        [0] keinen Deckel
        [one] einen Deckel
       *[other] { $count } Deckel
    }
    .brief = { $count } Deckel
    .braille = d{ $count }
cubus-tile-open-acc =
    { $count ->
        [0] keinen offenen Deckel
        [one] einen offenen Deckel
       *[other] { $count } offene Deckel
    }
    .brief = { $count } offen
    .braille = o{ $count }
cubus-tiles-count =
    { $count ->
        [0] kein Plättchen zum Bauen
        [one] ein Plättchen zum Bauen
       *[other] { $count } Plättchen zum Bauen
    }
    .normal =
        { $count ->
            [0] kein Plättchen
            [one] ein Plättchen
           *[other] { $count } Plättchen
        }
    .braille = { $count }
cubus-draw-count =
    { $count ->
        [0] Ziehstapel leer
        [one] ein Plättchen zu ziehen
       *[other] { $count } Plättchen zu ziehen
    }
    .normal =
        { $count ->
            [0] Ziehstapel leer
            [one] noch ein Plättchen
           *[other] noch { $count } Plättchen
        }
    .brief = noch { $count }
    .braille = z{ $count }
cubus-laid = Im Bild: { $tiles }
    .brief = Im Bild { $count }
    .braille = b:{ $tiles }
cubus-passes =
    { $count ->
        [0] zuletzt wurde gebaut
        [one] einmal nacheinander gepasst
       *[other] { $count }-mal nacheinander gepasst
    }
    .braille = x{ $count }
cubus-score =
    { $name } { $count ->
        [one] ein Punkt
       *[other] { $count } Punkte
    }
    .normal =
        { $name } { $count ->
            [one] ein Punkt
           *[other] { $count } Punkte
        }
    .brief = { $name } { $count }
    .braille = { $name } { $count }
cubus-score-you =
    du { $count ->
        [one] ein Punkt
       *[other] { $count } Punkte
    }
    .normal =
        du { $count ->
            [one] ein Punkt
           *[other] { $count } Punkte
        }
    .brief = du { $count }
    .braille = du { $count }
cubus-score-row = { $name }
cubus-score-row-you = Du
    .braille = du
cubus-scores = Stand, die meisten Punkte zuerst: { $scores }.
    .normal = { $scores }.
    .brief = { $scores }
    .braille = { $scores }
cubus-you = du
cubus-whose = { $name }
cubus-whose-you = dir

## What a build comes to

cubus-boxes-more =
    { $count ->
        [0] keine Kiste mehr
        [one] eine Kiste mehr
       *[other] { $count } Kisten mehr
    }
    .brief = plus { $count }
    .braille = +{ $count }
cubus-boxes-less =
    { $count ->
        [one] eine Kiste weniger
       *[other] { $count } Kisten weniger
    }
    .brief = minus { $count }
    .braille = -{ $count }
cubus-needs = verbraucht { $tiles }
    .brief = { $tiles }
    .braille = { $tiles }
cubus-gets-back = bringt { $tiles } zurück
    .brief = zurück { $tiles }
    .braille = zurück { $tiles }
cubus-needs-nothing = verbraucht kein Plättchen
    .brief = ohne Plättchen
    .braille = 0
cubus-bill-good =
    { $points ->
        [one] Ein Punkt
       *[other] { $points } Punkte
    }: { $gain }, { $used }
    .braille = p{ $points } { $gain } { $used }
cubus-bill-poor = Bringt keinen Punkt: { $gain }, { $used }
    .brief = Kein Punkt: { $gain }, { $used }
    .braille = p0 { $gain } { $used }
cubus-bill-no-gain =
    { $count ->
        [0] Damit käme keine Kiste dazu
        [one] Damit ginge eine Kiste verloren
       *[other] Damit gingen { $count } Kisten verloren
    }: { $used }
    .brief =
        { $count ->
            [0] Keine Kiste mehr
            [one] Eine Kiste weniger
           *[other] { $count } Kisten weniger
        }
    .braille =
        { $count ->
            [0] +0
           *[other] -{ $count }
        } { $used }
cubus-bill-missing =
    Fehlt: { $missing }; { $gain }, { $used }, gäbe { $points ->
        [-1] minus einen Punkt
        [0] keinen Punkt
        [1] einen Punkt
       *[other] { $points } Punkte
    }
    .brief =
        Fehlt { $missing }; { $gain }, { $points ->
            [-1] minus ein Punkt
            [1] ein Punkt
           *[other] { $points } Punkte
        }
    .braille = fehlt { $missing } { " " }{ $gain } { $used } p{ $points }
cubus-bill-moved = Ein offener Deckel bliebe nicht liegen; { $gain }, { $used }
    .brief = Offener Deckel bewegt; { $gain }
    .braille = offen! { $gain } { $used }
cubus-bill-apart = Steht nicht am Stapel; { $gain }, { $used }
    .brief = Nicht am Stapel; { $gain }
    .braille = allein! { $gain } { $used }
cubus-bill-down =
    { $count ->
        [0] Geht, gewinnt nichts
        [one] Geht, gewinnt ein Plättchen
       *[other] Geht, gewinnt { $count } Plättchen
    }: { $gain }, { $used }
    .brief = Geht, gewinnt { $count }
    .braille = ok { $count } { $gain } { $used }
cubus-bill-not-one = { $gain }, es muss genau eine weniger sein; { $used }
    .brief = { $gain }, muss minus 1 sein
    .braille = { $gain } { $used }
cubus-fault-half = { $front } verdeckt { $cell } nur halb
    .brief = { $front } verdeckt { $cell } halb
    .braille = { $front } halb { $cell }
cubus-fault-hidden = { $front } verdeckt den Deckel von { $cell }
    .braille = { $front } über { $cell }

## Build mode

cubus-draft = Baumodus
    .braille = bau
cubus-draft-open = Baumodus. Du hast { $tiles }. Leertaste drauf, Rücktaste weg, Ziffer setzt die Höhe, Eingabe baut, Escape bricht ab.
    .normal = Baumodus. Du hast { $tiles }. Leertaste drauf, Eingabe baut.
    .brief = Baumodus: { $tiles }
    .braille = bau { $tiles } leertaste drauf, rück weg, ziffer höhe, enter baut, esc
    .display = bau { $tiles } { $bottom-key }: liste
    .display-full = Baumodus. Du hast { $tiles }. Die { $bottom-key } der Zeile listet auf, wie du setzt, wegnimmst, baust und abbrichst.
    .page = Baumodus. Du hast { $tiles }. Knöpfe unter „Aktionen“ setzen eine Kiste drauf oder verwerfen den Bau; „Hilfe“ nennt das Übrige.
cubus-draft-open-down = Abbauen: Nimm genau eine Kiste weg. Rücktaste weg, Leertaste drauf, Eingabe fertig, Escape bricht ab.
    .brief = Abbauen: genau eine Kiste weniger
    .braille = abbau -1 rück weg, leertaste drauf, enter fertig, esc
    .display = abbau -1 { $bottom-key }: liste
    .display-full = Abbauen: Nimm genau eine Kiste weg. Die { $bottom-key } der Zeile listet auf, wie du wegnimmst, fertig wirst und abbrichst.
    .page = Abbauen: Nimm genau eine Kiste weg. Der Knopf Hilfe nennt, wie.
cubus-draft-focus = Geh zuerst auf eine Spalte des Plans.
    .brief = Nicht auf einer Spalte
    .braille = keine spalte
cubus-draft-ground = Hier steht keine Kiste mehr.
    .brief = Schon leer
    .braille = leer
cubus-draft-top = Höher als { $highest } geht nicht.
    .braille = max { $highest }
cubus-draft-start = Nichts zurückzunehmen, der Plan ist wie auf dem Tisch.
    .brief = Nichts zurückzunehmen
    .braille = anfang
cubus-draft-undone = Zurückgenommen
    .braille = zurück
cubus-height = Höhe { $height }
    .brief = { $height }
    .braille = h{ $height }
cubus-layer-in = Schicht eingezogen
    .braille = schicht+
cubus-layer-out = Schicht herausgezogen
    .braille = schicht-
cubus-open-no-lid = Hier ist kein Deckel.
    .braille = kein deckel
cubus-open-stays = Dieser Deckel ist schon offen und bleibt es.
    .brief = Bleibt offen
    .braille = bleibt offen
cubus-open-must = Dieser Deckel muss offen sein, es fehlen geschlossene. Öffne erst einen anderen.
    .brief = Muss offen sein
    .braille = muss offen
cubus-build-not-now = Du kannst jetzt nicht bauen.
    .brief = Jetzt nicht
    .braille = jetzt nicht
cubus-knock-nothing = Es gibt nichts zu klopfen.
    .brief = Nichts zu klopfen
    .braille = kein klopfen

## Menu lines

cubus-do-build =
    { $points ->
        [one] Ein Punkt
       *[other] { $points } Punkte
    }, { $gain }: { $details }
    .normal =
        { $points ->
            [one] Ein Punkt
           *[other] { $points } Punkte
        }: { $details }
    .braille = p{ $points } { $gain } { $details }
cubus-do-down =
    { $points ->
        [0] Kein Plättchen
        [one] Ein Plättchen
       *[other] { $points } Plättchen
    }, { $gain }: { $details }
    .braille = { $points } { $gain } { $details }
cubus-do-column =
    { $height ->
        [0] { $cell } leer
       *[other] { $cell } auf Höhe { $height }
    }
    .braille = { $cell }:{ $height }
cubus-do-plan = neuer Plan { $plan }
    .braille = { $plan }
cubus-do-plan-from = neuer Plan ab { $cell }: { $plan }
    .braille = ab { $cell }: { $plan }
cubus-do-open = offen wird { $cells }
    .braille = o{ $cells }
cubus-do-pass = Ich kann nicht bauen
    .braille = passen
cubus-pass-sure = Passt du, weil du nicht bauen kannst?
    .normal = Wirklich passen?
    .brief = Passen?
    .braille = passen?
cubus-give-up-sure = Gibst du auf? Alle anderen bekommen { $count } Punkte.
    .brief = Aufgeben? Andere plus { $count }
    .braille = aufgeben? andere +{ $count }
cubus-do-knock = Klopfen
    .braille = klopfen
cubus-do-let = Nicht klopfen
    .braille = nein
cubus-do-heard = Gehört
    .braille = gehört

## Whose turn

cubus-turn = { $name } ist dran.
    .braille = { $name } dran
cubus-turn-you = Du bist dran, du hast { $tiles }.
    .normal = Dran: { $held }.
    .brief = Dran: { $held }
    .braille = dran: { $tiles } a baut, n stellen, e passen
    .display = dran: { $tiles } { $bottom-key }: liste
cubus-turn-window = Warten, ob { $who } klopft.
    .brief = Warten, ob { $who } klopft
    .braille = warten klopft { $who }?
cubus-turn-window-some = Warten, ob jemand klopft.
    .brief = Warten, ob jemand klopft
    .braille = warten klopft wer?
cubus-turn-window-you = { $name } passt. Siehst du einen Bau, klopf mit K, sonst drück E.
    .normal = { $name } passt. K klopft, E nicht.
    .brief = Klopfen mit K, sonst E
    .braille = { $name } k oder e?
    .display = { $name } klopfen? { $bottom-key }: liste
    .display-full = { $name } passt. Siehst du einen Bau, dann klopf; die { $bottom-key } der Zeile listet das auf, und auch, dass du es nicht tust.
cubus-turn-show = { $name } hat geklopft und muss einen Bau zeigen.
    .brief = { $name } zeigt einen Bau
    .braille = { $name } zeigt
cubus-turn-show-you = Zeig einen Bau mit den Plättchen von { $whose }: { $tiles }. A baut, E gibt auf.
    .normal = Zeig einen Bau. Plättchen: { $tiles }.
    .brief = Zeig einen Bau: { $tiles }
    .braille = zeig bau { $whose } { $tiles } a baut, e gibt auf
    .display = zeig bau { $whose } { $tiles } { $bottom-key }: liste
    .display-full = Zeig einen Bau mit den Plättchen von { $whose }: { $tiles }. Die { $bottom-key } der Zeile listet auf, wie du baust oder aufgibst.
cubus-turn-last = Warten auf { $who }, zum letzten Bau.
    .brief = Warten auf { $who }
    .braille = warten { $who }
cubus-turn-last-you = Letzter Bau mit allen übrigen Plättchen: { $tiles }. A baut, E verzichtet.
    .normal = Letzter Bau. Plättchen: { $tiles }. A baut, E verzichtet.
    .brief = Letzter Bau: { $tiles }
    .braille = letzter { $tiles } a baut, e ohne
    .display = letzter { $tiles } { $bottom-key }: liste
    .display-full = Letzter Bau mit allen übrigen Plättchen: { $tiles }. Die { $bottom-key } der Zeile listet auf, wie du baust oder verzichtest.
cubus-turn-dismantle =
    { $name } baut ab, { $count ->
        [one] eine Kiste steht
       *[other] { $count } Kisten stehen
    }.
    .brief = { $name } baut ab
    .braille = { $name } baut ab { $count }k
cubus-turn-dismantle-you =
    Du baust ab: Nimm { $count ->
        [one] die letzte Kiste
       *[other] genau eine der { $count } Kisten
    } weg. Eingabe nimmt oben weg, A öffnet den Baumodus.
    .normal =
        Du baust ab: Nimm { $count ->
            [one] die letzte Kiste
           *[other] eine der { $count } Kisten
        } weg.
    .brief = Du baust ab, { $count } stehen
    .braille = abbau { $count } enter oben weg, a baumodus
    .display = abbau { $count } routing oben weg, { $bottom-key }: liste
    .display-full = Du baust ab: genau eine Kiste, { $count } stehen. Die Routingtaste nimmt oben weg, den Baumodus listet die { $bottom-key } der Zeile auf.

## What happens

cubus-drawn = { $name } zieht { $tile }.
    .braille = { $name } +{ $tile }
cubus-drawn-you = Gezogen: { $tile }.
    .brief = { $tile } gezogen
    .braille = +{ $tile }
cubus-drawn-none = { $name } zieht nicht mehr, der Ziehstapel ist leer.
    .brief = { $name }: Ziehstapel leer
    .braille = { $name } z0
cubus-drawn-none-you = Du ziehst nicht mehr, der Ziehstapel ist leer.
    .brief = Ziehstapel leer
    .braille = z0
cubus-built =
    { $name } baut { $gain ->
        [one] eine Kiste
       *[other] { $gain } Kisten
    } für { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    }: { $details }.
    .brief =
        { $name }: { $points ->
            [one] ein Punkt
           *[other] { $points } Punkte
        }{ $gain ->
            [one] { "" }
           *[other] , { $gain } Kisten
        }
    .braille = { $name } p{ $points } +{ $gain } { $details } { $boxes }
cubus-built-you =
    { $points ->
        [one] Ein Punkt
       *[other] { $points } Punkte
    }, { $gain ->
        [one] eine Kiste
       *[other] { $gain } Kisten
    }: { $details }.
    .brief =
        { $points ->
            [one] Ein Punkt
           *[other] { $points } Punkte
        }
    .braille = p{ $points } +{ $gain } { $details } { $boxes }
cubus-built-at =
    { $height ->
        [0] { $cell } jetzt leer
       *[other] { $cell } jetzt { $height } hoch
    }
    .brief = { $cell } jetzt { $height }
    .braille = { $cell }:{ $height }
cubus-built-plan = Plan { $plan }
    .braille = plan { $plan }
cubus-built-size = Plan jetzt { $columns } mal { $rows }
    .braille = plan { $columns }x{ $rows }
cubus-built-open =
    { $count ->
        [one] ein Deckel wird offen
       *[other] { $count } Deckel werden offen
    }
    .braille = o{ $count }
cubus-built-with = mit Plättchen von { $whose }
    .braille = von { $whose }
cubus-passed = { $name } kann nicht bauen.
    .brief = { $name } passt
    .braille = { $name } passt
cubus-passed-you = Du passt.
    .braille = gepasst
cubus-passed-window = { $name } passt. Klopfst du?
    .brief = { $name }: klopfen?
    .braille = { $name } passt k?
    .display = { $name } passt klopfen?
cubus-answered-knock = Geklopft. Die anderen antworten noch.
    .brief = Geklopft
    .braille = geklopft
cubus-answered-let = Nicht geklopft. Die anderen antworten noch.
    .brief = Nicht geklopft
    .braille = nein
cubus-window-shut = Zu spät, deine Zeit zum Klopfen ist um.
    .brief = Zeit um
    .braille = zeit um
cubus-show-limit = Du hast { $seconds } Sekunden Zeit.
    .brief = { $seconds } Sekunden
    .braille = { $seconds } s
cubus-show-shut = { $name } hat in der Zeit keinen Bau gezeigt.
    .brief = { $name }: Zeit um
    .braille = { $name } zeit um
cubus-show-shut-you = Zu spät, deine Zeit zum Zeigen ist um.
    .brief = Zeit um
    .braille = zeit um
cubus-nobody-knocked = Niemand klopft.
    .braille = kein klopfen
cubus-knocked = { $name } klopft bei { $whose }.
    .brief = { $name } klopft
    .braille = { $name } klopft { $whose }
cubus-knocked-you = Du hast zuerst geklopft, bei { $whose }. Zeig einen Bau: A baut, E gibt auf.
    .brief = Zuerst geklopft, zeig einen Bau
    .braille = dein klopfen { $whose } zeig bau, a baut, e gibt auf
    .display = dein klopfen { $whose } zeig bau, { $bottom-key }: liste
    .display-full = Du hast zuerst geklopft, bei { $whose }. Zeig einen Bau: Die { $bottom-key } der Zeile listet auf, wie du baust oder aufgibst.
cubus-wrong-knock = { $name } hat falsch geklopft, alle anderen bekommen { $count } Punkte.
    .brief = { $name } klopft falsch, andere plus { $count }
    .braille = { $name } falsch, andere +{ $count }
cubus-wrong-knock-you = Falsch geklopft, alle anderen bekommen { $count } Punkte.
    .brief = Falsch geklopft
    .braille = falsch, andere +{ $count }
cubus-last-build = { $name } baut zuletzt mit allen übrigen Plättchen: { $tiles }.
    .brief = { $name } baut zuletzt
    .braille = { $name } letzter { $tiles }
cubus-last-build-you = Du liegst hinten und baust zuletzt mit allen übrigen Plättchen: { $tiles }.
    .brief = Du baust zuletzt: { $tiles }
    .braille = du letzter { $tiles }
cubus-last-build-all = Bestes Angebot gewinnt: Alle planen einen Bau mit den übrigen Plättchen: { $tiles }.
    .brief = Alle planen einen letzten Bau
    .braille = alle letzter { $tiles }
cubus-offered = { $name } hat geantwortet.
    .braille = { $name } fertig
cubus-offered-you =
    Angebot abgegeben: { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    }.
    .braille = angebot p{ $points }
cubus-offered-none-you = Du verzichtest auf den letzten Bau.
    .brief = Verzichtet
    .braille = verzicht
cubus-dismantling =
    Abbau-Spiel: { $count ->
        [one] eine Kiste steht
       *[other] { $count } Kisten stehen
    }.
    .braille = abbau { $count }
cubus-dismantling-alone = Ab jetzt zählen nur die Plättchen. Das Aufbauen endete so: { $scores }.
    .brief = Nur Plättchen zählen; Aufbauen: { $scores }
    .braille = gebaut { $scores }
cubus-dismantled =
    { $name } gewinnt { $count ->
        [0] kein Plättchen
        [one] ein Plättchen
       *[other] { $count } Plättchen
    }: { $details }. { $left ->
        [0] Der Stapel ist weg
        [one] Eine Kiste steht noch
       *[other] { $left } Kisten stehen noch
    }.
    .brief = { $name } gewinnt { $count }, noch { $left }
    .braille = { $name } +{ $count } { $details } noch { $left }
cubus-dismantled-you =
    { $count ->
        [0] Kein Plättchen
        [one] Ein Plättchen
       *[other] { $count } Plättchen
    } gewonnen: { $details }. { $left ->
        [0] Der Stapel ist weg
        [one] Eine Kiste steht noch
       *[other] { $left } Kisten stehen noch
    }.
    .brief = { $count } gewonnen, noch { $left }
    .braille = +{ $count } { $details } noch { $left }
cubus-won = { $name } gewinnt mit den meisten Punkten: { $scores }.
    .brief = { $name } gewinnt: { $scores }
    .braille = sieg { $name } { $scores }
cubus-won-you = Du gewinnst mit den meisten Punkten: { $scores }.
    .brief = Du gewinnst: { $scores }
    .braille = sieg du { $scores }
cubus-shared = Geteilter Sieg: { $who }, mit den meisten Punkten: { $scores }.
    .brief = Geteilter Sieg: { $scores }
    .braille = sieg { $who } { $scores }

## Refusals

cubus-illegal-over = Die Partie ist zu Ende.
    .braille = ende
cubus-illegal-not-your-turn = Du bist nicht dran.
    .braille = nicht dran
cubus-illegal-nothing-to-knock = Klopfen geht nur, wenn jemand gepasst hat.
    .brief = Nichts zu klopfen
    .braille = kein klopfen
cubus-illegal-knock-first = Erst antworten: K klopft, E klopft nicht.
    .braille = k oder e?
    .display = klopfen? { $bottom-key }: liste
    .display-full = Erst antworten: Die { $bottom-key } der Zeile listet Klopfen und Nichtklopfen auf.
cubus-illegal-must-build = Passen geht nicht: Du kannst bauen.
    .brief = Du kannst bauen
    .braille = bau möglich
cubus-illegal-build-empty = Der Plan ist leer. Bau mindestens eine Kiste.
    .brief = Plan leer
    .braille = leer
cubus-illegal-build-high = { $cell } ist mit { $height } zu hoch, höchstens { $highest }.
    .braille = { $cell } h{ $height } max { $highest }
cubus-illegal-build-far = { $cell } liegt zu weit weg vom Stapel.
    .braille = { $cell } zu weit
cubus-illegal-build-half = { $front } verdeckt { $cell } nur halb. Jede Fläche muss ganz oder gar nicht zu sehen sein.
    .brief = { $front } verdeckt { $cell } halb
    .braille = { $front } halb { $cell }
cubus-illegal-build-hidden = { $front } verdeckt den Deckel von { $cell }. Jeder Deckel muss zu sehen sein.
    .brief = { $front } verdeckt { $cell }
    .braille = { $front } über { $cell }
cubus-illegal-build-open-nowhere = { $cell } hat keinen Deckel, der offen sein könnte.
    .braille = { $cell } kein deckel
cubus-illegal-build-open-already = Der Deckel von { $cell } ist schon offen.
    .braille = { $cell } schon offen
cubus-illegal-build-open-moved = Der offene Deckel von { $cell } muss im Bild liegen bleiben.
    .brief = Offener Deckel von { $cell } muss bleiben
    .braille = { $cell } offen bleibt
cubus-illegal-build-apart = Das Bild muss in einem Stück bleiben: Alles liegt mit einer Kante am Stapel.
    .brief = Das Bild muss in einem Stück bleiben
    .braille = ein stück bleiben
cubus-illegal-build-gain = Es müssen mehr Kisten werden als vorher.
    .brief = Nicht mehr Kisten
    .braille = nicht mehr kisten
cubus-illegal-build-tiles = Dir fehlt: { $missing }.
    .braille = fehlt { $missing }
cubus-illegal-build-points = Der Bau muss mindestens einen Punkt bringen, dieser bringt { $points }.
    .brief = Bringt keinen Punkt
    .braille = p{ $points }
cubus-illegal-dismantle-one = Es muss genau eine Kiste weniger werden.
    .brief = Genau eine weniger
    .braille = genau -1
cubus-illegal-dismantle-open = Offene Deckel bleiben, solange es anders geht, etwa an { $cell }.
    .brief = Offene Deckel bleiben, versuch { $cell }
    .braille = offen bleibt, { $cell }
cubus-illegal-dismantle-must = Passen geht nicht, du kannst eine Kiste wegnehmen.
    .brief = Du kannst abbauen
    .braille = geht noch

## What is wrong with a typed action or with a position

cubus-illegal-action-unknown = { $text } verstehe ich nicht. Schreib etwa „build 2,1/1,0“, „pass“, „knock“ oder „let“.
    .brief = { $text } unverständlich
    .braille = { $text }?
cubus-illegal-position-pile = { $found } ist kein Plan. Schreib die Reihen von hinten, etwa „2,1/1,0“.
    .brief = { $found } ist kein Plan
    .braille = { $found }?
cubus-illegal-position-empty = Ein leerer Plan gehört nur zu einer beendeten Partie.
    .brief = Plan leer
    .braille = leer
cubus-illegal-position-size = Spalte { $column }, Reihe { $row } mit Höhe { $height } ist zu hoch oder zu weit weg.
    .brief = Spalte { $column }, Reihe { $row } zu groß
    .braille = { $column }/{ $row } zu groß
cubus-illegal-position-half = Spalte { $front_column }, Reihe { $front_row } verdeckt Spalte { $column }, Reihe { $row } nur halb. Jede Fläche muss ganz oder gar nicht zu sehen sein.
    .brief = Spalte { $column }, Reihe { $row } halb verdeckt
    .braille = { $front_column }/{ $front_row } halb { $column }/{ $row }
cubus-illegal-position-hidden = Spalte { $front_column }, Reihe { $front_row } verdeckt den Deckel von Spalte { $column }, Reihe { $row }. Jeder Deckel muss zu sehen sein.
    .brief = Spalte { $column }, Reihe { $row } verdeckt
    .braille = { $front_column }/{ $front_row } über { $column }/{ $row }
cubus-illegal-position-open = { $where }: In Spalte { $column }, Reihe { $row } steht keine Kiste, die offen sein könnte.
    .brief = Spalte { $column }, Reihe { $row } ist leer
    .braille = { $column }/{ $row } leer
cubus-illegal-position-open-twice = Ein offener Deckel ist zweimal genannt.
    .braille = offen doppelt
cubus-illegal-position-seats = { $where } braucht { $seats } Einträge, einen je Platz, hat aber { $found }.
    .brief = { $where }: { $found } statt { $seats }
    .braille = { $where } { $found } statt { $seats }
cubus-illegal-position-seat = { $where }: Platz { $found } geht hier nicht; gezählt wird ab 0.
    .brief = { $where }: Platz { $found } geht nicht
    .braille = { $where } { $found }?
cubus-illegal-position-tiles =
    Von { $kind ->
        [left] den linken Seiten
        [right] den rechten Seiten
        [closed] den geschlossenen Deckeln
       *[open] den offenen Deckeln
    } sind { $found } verteilt, im Spiel sind { $there_are }. Lass aside weg, dann liegt der Rest beiseite.
    .brief = { $found } statt { $there_are } Plättchen
    .braille = { $kind } { $found }/{ $there_are }
cubus-illegal-position-phase = Eine Phase { $found } gibt es nicht. Es gibt: { $known }.
    .brief = Keine Phase { $found }
    .braille = { $found }?
cubus-illegal-position-hands = Beim letzten Bau liegen alle Plättchen beiseite, in hands darf keines sein.
    .brief = Plättchen müssen beiseite liegen
    .braille = hands leer?
cubus-illegal-position-show = Wer klopft, kann nicht owner sein; owner ist, wer gepasst hat.
    .brief = owner und turn sind gleich
    .braille = owner?
cubus-illegal-position-waiting = waiting nennt die Plätze, die zum letzten Bau noch antworten, und nur in der Phase last.
    .brief = waiting passt nicht zur Phase
    .braille = waiting?
cubus-illegal-position-offer = { $where }: { $found } ist kein Bau.
    .braille = { $found }?
cubus-illegal-position-window = window gehört zur Phase window und nennt alle Plätze außer owner, mindestens einen wartend.
    .brief = window passt nicht
    .braille = window?

## Rules, to be listened to

cubus-rules-1 = Worum es geht
cubus-rules-1-text = Ihr legt rautenförmige Plättchen, die zusammen das Bild eines Kistenstapels ergeben. Jedes Plättchen ist eine linke Seite, eine rechte Seite oder ein Deckel. Alle bauen am selben Stapel. Wer mit wenigen Plättchen viele Kisten entstehen lässt, bekommt viele Punkte. Wer am Ende die meisten hat, gewinnt.
cubus-rules-2 = Der Stapel und sein Plan
cubus-rules-2-text = Den Stapel findest du als Plan: ein Gitter von Säulen mit ihrer Höhe in Kisten. Spalte 1, Reihe 1 ist die hintere Ecke. Nach rechts geht es nach rechts vorn, nach unten nach links vorn. Kisten schweben nicht, unter jeder steht alles voll. Du schaust von schräg oben auf die vordere Ecke.
cubus-rules-3 = Was du siehst
cubus-rules-3-text = Eine Fläche muss ganz zu sehen sein oder gar nicht, und der Deckel jeder Säule muss zu sehen sein. So viele Flächen zu sehen sind, so viele Plättchen liegen im Bild. Kisten unter einem sichtbaren Deckel zählen, auch wenn du sie nicht siehst. Ein Würfel von vier mal vier mal vier braucht je 16 Plättchen jeder Art und zeigt 64 Kisten.
cubus-rules-4 = Vorbereitung
cubus-rules-4-text = Es gibt 16 linke und 16 rechte Seiten, 12 geschlossene und 4 offene Deckel. Am Anfang steht eine Kiste aus drei Plättchen. Die anderen 45 werden gemischt. In der ersten Runde zieht jede Person nur ein Plättchen, deshalb beginnt die Partie hier gleich mit der zweiten Runde. Alle Plättchen liegen offen.
cubus-rules-5 = Dein Zug
cubus-rules-5-text = Du ziehst ein Plättchen. Dann musst du bauen, wenn du kannst. Ein Bau ist jede Umordnung des Stapels mit seinen und deinen Plättchen. Der neue Stapel muss erlaubt sein, und sein Bild muss in einem Stück bleiben: Alles liegt mit einer Kante am Stapel, außer eine Option erlaubt es anders. Er muss mehr Kisten haben als vorher und dir mindestens einen Punkt bringen. Übrige Plättchen bekommst du. Von der zweiten Runde an darfst du bauen, auch mit einem oder keinem eigenen Plättchen.
cubus-rules-6 = Punkte
cubus-rules-6-text = Jede Kiste, die dazukommt, zählt 3 Punkte, jedes Plättchen, das du dafür hergibst, kostet einen. Bekommst du Plättchen zurück, zählt jedes einen Punkt mehr. Eine Kiste mit zwei Plättchen bringt also einen Punkt, mit einem zwei, ohne Plättchen drei.
cubus-rules-7 = Offene Deckel
cubus-rules-7-text = Ein offener Deckel bleibt im Bild für immer an seinem Platz, wird nie verdeckt und nie geschlossen. Der Stapel darf trotzdem wachsen: Wird unten eine Schicht eingezogen, bleibt jeder Deckel im Bild liegen. Reichen die geschlossenen Deckel, werden diese genommen; welche Deckel offen werden, kannst du im Baumodus mit O bestimmen. Tipps und die starken Computerspieler finden ohne offene Deckel den besten Bau. Liegen offene Deckel, suchen sie nur einen Teil ab, am gründlichsten kleine Stapel; es kann also einen besseren Bau geben.
cubus-rules-8 = Klopfen
cubus-rules-8-text = Wer nicht bauen kann, sagt es. Alle anderen dürfen dann klopfen. Wer zuerst klopft, zeigt einen Bau mit den Plättchen der Person, die gepasst hat, und bekommt die Punkte; Plättchen, die übrig bleiben, gehören der Person, deren Plättchen es waren. Wer klopft und keinen Bau zeigt, schenkt allen anderen 2 Punkte. Auf Zeit zählt für jede Person die Zeit ab dem Ende ihrer eigenen Ansage. Dann ist so viel Zeit, den Bau zu zeigen, wie die Option sagt, sonst gilt das Klopfen als falsch. Ohne Zeitdruck antworten alle, und es zählt, wer zuerst geklopft hat; spielen mehrere Personen an einem Computer, entscheidet unter allen, die klopfen, das Los. Solange gefragt ist, wer klopft, und bis der Bau gezeigt ist, verrät das Programm keine Stellen, außer du bittest um einen Tipp. Ohne Klopfen darfst du nur passen, wenn das Programm keinen Bau findet.
cubus-rules-9 = Ende
cubus-rules-9-text = Ist der Ziehstapel leer und können alle nacheinander nicht bauen, ist die Partie zu Ende. Je nach Einstellung baut die Person mit den wenigsten Punkten noch einmal mit allen übrigen Plättchen, bei Gleichstand die nächste in der Reihe; oder alle planen verdeckt einen solchen Bau und der mit den meisten Punkten wird gebaut. Wer die meisten Punkte hat, gewinnt; bei Gleichstand wird der Sieg geteilt.
cubus-rules-10 = Für jüngere Kinder
cubus-rules-10-text = Ohne offene Deckel. Jede neue Kiste zählt einen Punkt, egal wie viele Plättchen sie braucht. Angebaut wird am Stapel; eine Option erlaubt Kisten für sich.
cubus-rules-11 = Abbau-Spiel
cubus-rules-11-text = Reihum wird der Stapel abgebaut. Jeder Zug muss ihn um genau eine Kiste kleiner machen; umordnen darfst du frei, aber nur mit den Plättchen des Bildes. Was übrig bleibt, gehört dir, jedes Plättchen ist ein Punkt. Offene Deckel dürfen nur dann bewegt werden, wenn es keinen anderen Zug gibt; geprüft werden alle Züge, die eine oder zwei Säulen ändern. Wer am Ende die meisten Plättchen hat, gewinnt. Nach dem Aufbauen beginnt die Zählung deshalb neu; eine Option zählt die Punkte weiter.
cubus-rules-12 = Bauen mit Tasten
cubus-rules-12-text = Eingabe auf einer Stelle setzt dort eine Kiste, wenn das erlaubt ist. A öffnet den Baumodus: Leertaste setzt eine Kiste drauf, Rücktaste nimmt eine weg, eine Ziffer setzt die Höhe, U zieht unten eine Schicht ein, O öffnet einen Deckel. Nach jeder Taste hörst du Punkte, Kisten, gebrauchte und fehlende Plättchen. Q wiederholt die Rechnung, Steuerung Z nimmt zurück, Eingabe baut, Escape verwirft.
    .display-full = Zweimal die Routingtaste über einer Stelle setzt dort eine Kiste, wenn das erlaubt ist. Die Liste der { $bottom-key } der Zeile öffnet den Baumodus; dort setzt sie eine Kiste drauf, nimmt eine weg, setzt die Höhe, zieht unten eine Schicht ein oder öffnet einen Deckel. Sie baut auch, verwirft oder nimmt einen Schritt zurück. Nach jeder Taste bekommst du Punkte, Kisten, gebrauchte und fehlende Plättchen.
    .display = { cubus-rules-12-text.display-full }
cubus-rules-13 = Den Stapel erfassen
cubus-rules-13-text = P liest den Plan, X die Reihe, in der du stehst, F die drei Umrisse, V die Schichten von unten nach oben. N nennt die Stellen, an die eine Kiste ohne, mit einem oder mit zwei Plättchen passt. Der Bereich Ansichten enthält alles zum Nachlesen.
    .display-full = Die Liste der { $bottom-key } der Zeile liest den Plan, die Reihe, in der du stehst, die drei Umrisse und die Schichten von unten nach oben. Sie nennt auch die Stellen, an die eine Kiste ohne, mit einem oder mit zwei Plättchen passt. Der Bereich Ansichten enthält alles zum Nachlesen.
    .display = { cubus-rules-13-text.display-full }

## Wie ein Computerspieler einen Zug schätzt

cubus-estimate =
    { $sign ->
        [minus]
            minus { $worth ->
                [one] ein Punkt
               *[other] { $worth } Punkte
            }
       *[plus]
            { $worth ->
                [one] ein Punkt
               *[other] { $worth } Punkte
            }
    }
    .brief =
        { $sign ->
            [minus] minus { $worth }
           *[plus] { $worth }
        }
    .braille =
        { $sign ->
            [minus] -{ $worth }p
           *[plus] { $worth }p
        }

## Keys

cubus-keys-draft = während du einen Bau planst

## How rounds and matches ended, counted by simulate

cubus-ended-knocking-nobody = Niemand klopfte
cubus-ended-knocking-right = Richtig geklopft
cubus-ended-knocking-wrong = Falsch geklopft
cubus-ended-match-won = Partien mit einem Sieger
cubus-ended-match-shared = Partien mit geteiltem Sieg

## Knapp: die eine gezogene Karte

cubus-one-left-drawn = linke Seite gezogen
    .brief = linke gezogen
cubus-one-right-drawn = rechte Seite gezogen
    .brief = rechte gezogen
cubus-one-closed-drawn = Deckel gezogen
cubus-one-open-drawn = offener Deckel gezogen

## Was für einen Hinweis spricht

cubus-gain-points =
    { $points ->
        [one] Ein Punkt
       *[other] { $points } Punkte
    }, { $gain }
    .normal =
        { $points ->
            [one] Ein Punkt
           *[other] { $points } Punkte
        }
    .braille = p{ $points } { $gain }
cubus-gain-down =
    { $points ->
        [0] Kein Plättchen
        [one] Ein Plättchen
       *[other] { $points } Plättchen
    }, { $gain }
    .braille = { $points } { $gain }
cubus-gain-no-build = Kein Bau gefunden
    .braille = kein bau
cubus-gain-build = Ein Bau wurde gefunden
    .brief = Bau gefunden
    .braille = bau

## What a seat has to build with

cubus-held-none = kein Plättchen
    .braille = -

## Was ein aufmerksamer Freund vorher sagen würde

cubus-warning-open =
    { $count ->
        [one] Ein offener Deckel bleibt
       *[other] { $count } offene Deckel bleiben
    } bis zum Ende der Partie liegen: Drum herum lässt sich wenig umbauen.
    .brief = Offene Deckel bleiben für immer liegen
    .braille = { $count } offen bleibt
cubus-warning-passes =
    Es gibt einen Bau mit einer Kiste mehr: { $count ->
        [one] ein Punkt.
       *[other] { $count } Punkte.
    }
    .brief = Eine Kiste passt noch: plus { $count }
    .braille = eine kiste passt: +{ $count }
cubus-warning-knocks = Mit diesen Plättchen passt keine einzelne Kiste. Findest du keinen größeren Bau, bekommen alle anderen { $count } Punkte.
    .brief = Keine einzelne Kiste passt; falsch gibt den anderen { $count }
    .braille = keine kiste passt, andere +{ $count }

## Um wie viel ein anderer Zug besser gewesen wäre

cubus-by =
    etwa { $worth ->
        [one] einen Punkt
       *[other] { $worth } Punkte
    } besser
    .brief = plus { $worth }
    .braille = +{ $worth }
