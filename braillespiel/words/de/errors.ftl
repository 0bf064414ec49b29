### Was an Partien, Stellungen und Dateien von außen nicht stimmt: jeder benannte Fehler der Regeln.


## Was von außen kommt. $path ist die Datei, $detail die Grenze oder was das System meldet.

outside-missing = Eine Datei { $path } gibt es nicht. Prüf den Namen.
    .brief = Keine solche Datei.
    .braille = keine Datei
outside-unreadable = { $path } lässt sich nicht lesen: { $detail }.
    .brief = Nicht lesbar.
    .braille = nicht lesbar
outside-no-file = { $path } ist keine Datei, sondern ein Gerät oder eine Leitung. Nenne eine Datei.
    .brief = Das ist keine Datei.
    .braille = keine Datei, Gerät
outside-large = { $path } ist zu groß: höchstens { $detail }.
    .brief = Zu groß, höchstens { $detail }.
    .braille = zu groß: max { $detail }
outside-encoding = { $path } ist nicht als UTF-8 gespeichert. Speichere die Datei neu, mit der Kodierung UTF-8.
    .brief = Nicht als UTF-8 gespeichert.
    .braille = kein UTF-8
outside-deep = { $path } ist zu tief verschachtelt: höchstens { $detail } Ebenen.
    .brief = Zu tief verschachtelt.
    .braille = zu tief verschachtelt
outside-long = { $path } enthält einen zu langen Text: höchstens { $detail } Zeichen.
    .brief = Ein Text darin ist zu lang.
    .braille = Text darin zu lang
outside-number = { $path } enthält eine zu lange Zahl: höchstens { $detail } Ziffern.
    .brief = Eine Zahl darin ist zu lang.
    .braille = Zahl darin zu lang

## Partien und Stellungen.

not-installed-labels = Für Etiketten fehlen Pakete. Installiere sie mit: { $command }.
    .braille = etiketten: pakete fehlen. { $command }
not-installed-net = Für Tische mit anderen fehlen Pakete. Installiere sie mit: { $command }.
    .braille = netz: pakete fehlen. { $command }
not-installed-postgres = Für eine Datenbank auf einem Server fehlen Pakete. Installiere sie mit: { $command }.
    .braille = datenbank: pakete fehlen. { $command }
error-game-fault = { $game } aus dem Paket { $package } hat einen Fehler: { $reason }. Die Partie bleibt; Escape führt zum Menü.
    .brief = { $game } hat einen Fehler: { $reason }.
    .braille = { $game } aus { $package } fehler: { $reason } bleibt, menü: Escape
    .display = { $game } aus { $package } fehler: { $reason } bleibt
    .display-full = { $game } aus dem Paket { $package } hat einen Fehler: { $reason }. Die Partie bleibt; ins Menü führt die Liste der { $bottom-key } der Zeile.
    .page = { $game } aus dem Paket { $package } hat einen Fehler: { $reason }. Die Partie bleibt; der Knopf Menü führt ins Menü.
error-game-hangs = { $game } aus dem Paket { $package } kam nicht zurück und ist abgebrochen. Die Partie bleibt; Escape führt zum Menü.
    .brief = { $game } abgebrochen.
    .braille = { $game } aus { $package } abgebrochen, bleibt, menü: Escape
    .display = { $game } aus { $package } abgebrochen, bleibt
    .display-full = { $game } aus dem Paket { $package } kam nicht zurück und ist abgebrochen. Die Partie bleibt; ins Menü führt die Liste der { $bottom-key } der Zeile.
    .page = { $game } aus dem Paket { $package } kam nicht zurück und ist abgebrochen. Die Partie bleibt; der Knopf Menü führt ins Menü.
error-game-unknown = Kein Spiel heißt { $name }. Es gibt: { $known }.
    .brief = Dieses Spiel gibt es nicht: { $name }.
    .braille = kein Spiel { $name }
error-game-left-out = { $name } aus dem Paket { $package } lässt sich nicht verwenden und fehlt: { $reason }.
    .brief = { $name } fehlt: { $reason }.
    .braille = { $name } fehlt: { $reason }
error-action-unknown = { $text } ist kein Zug dieses Spiels.
    .brief = Kein Zug: { $text }.
    .braille = kein zug { $text }
error-option-unknown = Keine Option heißt { $option }. Es gibt: { $known }.
    .brief = Diese Option gibt es nicht: { $option }.
    .braille = keine Option { $option }
error-option-value =
    Die Option { $option } kann nicht { $value } sein. { $kind ->
        [number] Möglich ist eine Zahl von { $low } bis { $high }.
       *[other] Möglich ist: { $known }.
    }
    .brief = { $option } kann nicht { $value } sein.
    .braille = { $option }: nicht { $value }
error-seat-count =
    { $seats ->
        [one] Ein Platz geht nicht.
       *[other] { $seats } Plätze gehen nicht.
    } { $high ->
        [1] Hier spielt eine Person allein.
       *[other] Möglich sind { $low } bis { $high }.
    }
    .brief = Falsche Zahl von Plätzen: { $seats }.
    .braille = { $low } bis { $high } Plätze
error-replay-entry = Zug { $number } der gespeicherten Partie passt nicht zu den Regeln: { $text }. Sie bleibt, wie sie ist.
    .brief = Zug { $number } passt nicht zu den Regeln.
    .braille = Zug { $number } passt nicht
error-replay-newer = Zug { $number } der gespeicherten Partie folgt neueren Regeln, als dieses Programm kennt: { $text }. Mit einer neueren Version geht sie weiter.
    .brief = Zug { $number } folgt neueren Regeln.
    .braille = Zug { $number }: neuere Regeln
error-replay-differs = Nach Zug { $number } steht die gespeicherte Partie anders da als damals. Die Regeln haben sich geändert; sie bleibt, wie sie ist.
    .brief = Nach Zug { $number } steht die Partie anders da als damals.
    .braille = nach Zug { $number } anders als damals
error-too-late = Zu spät, inzwischen ist etwas anderes gefragt.
    .brief = Zu spät
    .braille = zu spät
error-too-often =
    { $seconds ->
        [one] In einer Sekunde lässt sich die Reaktionszeit wieder ändern.
       *[other] In { $seconds } Sekunden lässt sich die Reaktionszeit wieder ändern.
    }
    .brief =
        { $seconds ->
            [one] wieder in einer Sekunde
           *[other] wieder in { $seconds } Sekunden
        }
    .braille = erst in { $seconds } s
error-match-ended = Die Partie wurde beendet.
    .braille = partie beendet
error-standstill = Nur zum Ansehen: In dieser Partie zieht niemand mehr. Warum, sagt die Taste { $turn-key }.
    .brief = Nur zum Ansehen. Warum, sagt { $turn-key }.
    .braille = nur Ansicht, warum: { $turn-key }
    .display = nur Ansicht
    .display-full = Nur zum Ansehen: In dieser Partie zieht niemand mehr. Warum, sagt die Liste der { $bottom-key } der Zeile.
error-position-json = Die Stellung ist kein gültiges JSON: { $problem }.
    .brief = Kein gültiges JSON.
    .braille = kein JSON
error-position-version = Stellungen der Version { $found } kann dieses Programm nicht lesen, nur Version { $known }.
    .brief = Stellung der Version { $found }, zu neu oder zu alt.
    .braille = Version { $found } geht nicht
error-position-malformed =
    { $fault ->
        [missing]
            { $field } fehlt in { $where ->
                [document] der Stellung
               *[other] { $where }
            }. Trag es nach; die Felder stehen in docs/positions.md.
        [unknown]
            { $field } gibt es in { $where ->
                [document] der Stellung
               *[other] { $where }
            } nicht. Prüf die Schreibweise in docs/positions.md.
        [kind]
            { $where ->
                [document] Die Stellung
               *[other] { $where }
            } muss { $expected ->
                [int] eine ganze Zahl
                [str] ein Text in Anführungszeichen
                [bool] true oder false
                [array] eine Liste in eckigen Klammern
                [object] ein Objekt in geschweiften Klammern
               *[other] eine Zahl
            } sein, ist aber { $found ->
                [int] eine ganze Zahl
                [str] ein Text in Anführungszeichen
                [bool] true oder false
                [array] eine Liste in eckigen Klammern
                [object] ein Objekt in geschweiften Klammern
                [null] null
               *[other] eine Zahl mit Komma
            }.
        [range]
            { $where } muss { $bound ->
                [most] höchstens
                [least] mindestens
               *[exactly] genau
            } { $limit } sein.
        [length]
            { $where } muss { $bound ->
                [most] höchstens
                [least] mindestens
               *[exactly] genau
            } { $limit } Einträge haben.
        [choice] { $where } kann nicht { $found } sein. Was geht, steht in docs/positions.md.
        [text] { $where } ist falsch geschrieben. Wie es geht, steht in docs/positions.md.
       *[other] Die Stellung ist fehlerhaft: { $problem }. Wie sie aussieht, steht in docs/positions.md.
    }
    .brief =
        Stellung fehlerhaft: { $where ->
            [document] im Ganzen
           *[other] { $where }
        }.
    .braille = fehlerhaft: { $where }
error-match-stuck = Die Partie mit der Zufallszahl { $seed } endet nicht, auch nicht nach { $actions } Zügen. Bitte melde das.
    .brief = Die Partie endet nicht.
    .braille = endet nicht
error-no-seat = Den Platz { $seat } gibt es in dieser Partie nicht.
error-stays-here = Partien von { $game } lassen sich nur an einem Computer spielen.

## Lektionen, die jemand selbst geschrieben hat.

error-lesson-json = Die Lektion { $file } ist kein JSON: Zeile { $line }, Stelle { $column }.
    .brief = Kein JSON: Zeile { $line }, Stelle { $column }.
error-lesson-version = Die Lektion hat die Version { $found }; dieses Programm liest { $known }.
    .brief = Lektion der Version { $found }, gelesen wird { $known }.
error-lesson-seat = Vor einem Zug steht, wer ihn tut: eine Platznummer ab 1, 0 für die Uhr. Hier steht: { $text }.
    .brief = Kein Platz: { $text }.
error-lesson-step-unknown = Einen Schritt { $step } gibt es in dieser Lektion nicht.
    .brief = Kein Schritt { $step }.
error-lesson-step-twice = Zwei Schritte heißen { $step }. Gib jedem einen eigenen Namen.
    .brief = Zwei Schritte heißen { $step }.
error-lesson-nothing-asked = Schritt { $step }: Gib entweder answers an oder command, eines von beiden.
    .brief = { $step }: answers oder command.
error-lesson-no-keys = Schritt { $step } nennt keine Tasten. Gib sie in keys an.
    .brief = { $step }: keys fehlt.
error-lesson-no-steps = Die Lektion hat keine Schritte.
    .brief = Keine Schritte.
error-lesson-endless = Schritt { $step } kommt immer wieder, die Lektion endet nie. Prüf, wohin then führt.
    .brief = { $step }: endet nie.
error-lesson-sentence = Der Satz { $name } fehlt oder nennt, was es nicht gibt; Sprache { $language }.
    .brief = Satz { $name } fehlt ({ $language }).
error-lesson-command-unknown = Schritt { $step }: Einen Befehl { $command } gibt es an dieser Stelle nicht.
    .brief = { $step }: kein Befehl { $command }.
error-lesson-keys = Schritt { $step }: Die Tasten in keys ({ $keys }) tun nicht, was der Schritt verlangt.
    .brief = { $step }: falsche Tasten.
