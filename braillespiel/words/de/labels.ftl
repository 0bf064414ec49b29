### Braille-Etiketten für Kartendecks: Zusammenfassungen, Kommandozeile, Fehler.


## Was geändert wurde

change-letter = { $colour } ist jetzt { $after } statt { $before }, auf allen Karten dieser Farbe.
change-sign = Alle Zahlen haben jetzt ihr Zahlzeichen, hinter der Farbe.
change-mark =
    { $cards }: Hinter { $count ->
        [one] dem Etikett
       *[other] jedem dieser Etiketten
    } steht jetzt ein Zeichen mit { $points ->
        [one] Punkt
       *[other] den Punkten
    } { $dots }.
change-wrap = { $cards }: Das Etikett ist jetzt in Zeilen gebrochen, höchstens { $lines }.
change-short = Kurze Formen: { $forms }.
too-long =
    { $cards }: Diese Etiketten sind zu lang; auf { $place ->
        [sticker] den Aufkleber passen
       *[card] die Karte passen
    } { $room_cells } Formen in { $room_lines ->
        [one] einer Zeile
       *[other] { $room_lines } Zeilen
    }{ $place ->
        [sticker] { "" }
       *[card] { " " }bei { $margin } Millimetern Rand
    }. { $way ->
        [short] --short kürzt sie.
       *[wrap] --fix bricht sie um.
    }
change-table = Die Tabelle ist jetzt { $after } statt { $before }.

## Zusammenfassungen

conflicts =
    { $count ->
        [0] keine Konflikte
        [one] ein Konflikt
       *[other] { $count } Konflikte
    }
count-cards =
    { $cards ->
        [one] eine Karte
       *[other] { $cards } Karten
    }
summary-check =
    { $cards ->
        [one] Eine Karte
       *[other] { $cards } Karten
    }, { $conflicts }.
summary =
    { $cards ->
        [one] Eine Karte
       *[other] { $cards } Karten
    }, { $unit ->
        [part]
            { $sheets ->
                [one] ein Teil
               *[other] { $sheets } Teile
            }
        [plate]
            { $sheets ->
                [one] eine Druckplatte
               *[other] { $sheets } Druckplatten
            }
        [list]
            { $sheets ->
                [one] eine Liste
               *[other] { $sheets } Listen
            }
       *[sheet]
            { $sheets ->
                [one] ein Bogen
               *[other] { $sheets } Bögen
            }
    }, { $conflicts }.
files-written =
    { $files ->
        [0] Keine Datei
        [one] Eine Datei
       *[other] { $files } Dateien
    } in { $folder }.
nothing-to-fix = Es musste nichts geändert werden.
more-findings =
    { $count ->
        [one] Dazu noch ein solcher Befund; --json nennt ihn.
       *[other] Dazu noch { $count } solche Befunde; --json nennt alle.
    }
gave-up = Nicht alle Abhilfen ließen sich in 5 Sekunden ausprobieren; dies ist das Beste, was gefunden wurde.
file-kept = { $file } war von Hand geändert; die alte Fassung heißt jetzt { $backup }.
file-renamed = { $file } ist die gelesene Datei und bleibt, wie sie ist; geschrieben wurde { $name }.
left-over =
    { $count ->
        [one] Von einem früheren Lauf ist noch da: { $files }. Lösche die Datei, oder nimm --clean.
       *[other] Von einem früheren Lauf sind noch da: { $files }. Lösche sie, oder nimm --clean.
    }
removed = Von einem früheren Lauf gelöscht: { $files }.
no-print =
    { $count ->
        [one] Bei einer Karte ist neben den Punkten kein Platz für Druck.
       *[other] Bei { $count } Karten ist neben den Punkten kein Platz für Druck.
    }
no-effect =
    { $count ->
        [one] { $options } bewirkt hier nichts.
       *[other] { $options } bewirken hier nichts.
    }
format-failed = Nicht gemacht: { $what }. { $error }
stopped = Abgebrochen. Was schon geschrieben war, ist ganz.
progress = { $what }, { $step } von { $steps }
progress-done = { $what }
format-pdf = Etiketten als PDF
format-svg = Etiketten als SVG
format-brf = Braille-Datei für Brailledrucker
format-pef = PEF für Brailledrucker
format-txt = Liste in Unicode-Braille
format-stl = Schildchen für den 3D-Drucker, STL
format-3mf = Schildchen für den 3D-Drucker, 3MF
format-tape = Liste für Prägezangen
format-gcode = G-Code für BrailleRAP
format-large = Großdruck
format-proof = Kontrollbogen
format-deck = Deckdatei zum Bearbeiten von Hand
format-fixed = Deckdatei mit den Abhilfen
format-done = fertig
calibration-title = Kalibrierseite
calibration-1 = 1. Drucke diese Seite mit 100 Prozent, ohne sie an das Papier anzupassen.
calibration-2 = 2. Miss vom linken Papierrand bis zum Rahmen. Es sollen { $left } mm sein.
calibration-3 = 3. Miss vom oberen Papierrand bis zum Rahmen. Es sollen { $top } mm sein.
calibration-4 = 4. Miss den Rahmen: { $width } mm breit und { $height } mm hoch.
calibration-5 = 5. Gib die vier Zahlen an: { $program } labels --printer NAME --measured LINKS,OBEN,BREITE,HÖHE

## Die Kommandozeile

help = Braille-Etiketten für ein gedrucktes Kartendeck herstellen
help-deck = ein Spiel, ein Deck des Verzeichnisses oder eine TOML- oder CSV-Datei; - für die Standardeingabe; mit --list Suchwörter
help-check = das Deck prüfen und sagen, was gefunden wurde
help-fix = Abhilfen anwenden und sagen, was sie geändert haben
help-short = lange Etiketten kürzen und sagen, wie; wendet auch Abhilfen an
help-json = als JSON ausgeben
help-format = was entstehen soll, mit Kommas getrennt: { $formats }
help-out = Ordner für die Dateien
help-clean = löschen, was ein früherer, größerer Lauf im Ordner gelassen hat
help-lang = Sprache der Etiketten: de, en, fr
help-notation = Notation: { $known }
help-table = Brailletabelle, etwa de-g0, ueb-g1, fr
help-profile = Maße der Brailleschrift: { $known }
help-card-size = Größe der Karten: { $known }, oder 63x88 in Millimetern
help-margin = vom Kartenrand bis zum nächsten Punkt, in Millimetern
help-sheet = cut (Etiketten zum Ausschneiden), cards (ganze Karten), { $known }, oder BxH,SPALTENxREIHEN,LINKSxOBEN,ABSTANDxABSTAND in Millimetern
help-paper = Papier für Etiketten zum Ausschneiden
help-per-card = Etiketten je Karte, 1 oder 2
help-first = erster freier Aufkleber eines angebrochenen Bogens
help-no-print = kein Druck unter den Punkten
help-no-frames = keine Umrisse
help-knife = vom Schnitt bis zu den Punkten bei Etiketten zum Ausschneiden, in Millimetern
help-tight = Punkte dürfen näher als 1 Millimeter an den Rand ihres Etiketts
help-house = erfundene Karten des Programms mitnehmen, wo die eigenen nicht bekannt sind
help-orient = woran der Finger fühlt, wo unten ist: auto (was der Kartensatz braucht), none (nichts), corner (Ecke oben rechts abschneiden), line (Linie unter den Punkten)
help-mirror = gespiegelt, für Tafel und Griffel
help-swell = Punkte für Schwellpapier
help-embosser = Papier des Brailledruckers: { $known }
help-code = Zeichentabelle der Braille-Datei: brf (NABCC), brf-de (Eurobraille) oder eine .dis-Datei von liblouis
help-columns = Formen je Zeile
help-rows = Zeilen je Seite
help-newline = Zeilenende in der Braille-Datei
help-form-feed = Seitenvorschub nach jeder Seite
help-printer = für diesen Drucker korrigieren
help-measured = was du auf der Kalibrierseite gemessen hast, für --printer merken: links,oben,Breite,Höhe in Millimetern
help-calibrate = die Kalibrierseite nach --out schreiben
help-offset = die Seite um x,y Millimeter verschieben
help-scale = die Seite um x,y strecken
help-compensate = Millimeter, die zur Höhe gedruckter Punkte dazukommen
help-thick = Dicke der Schildchen in Millimetern
help-standing = Schildchen stehen beim Drucken auf der Kante
help-bed = Druckbett, etwa 180x180
help-list = sagen, welche Decks, Notationen, Tabellen, Maße und Bögen es gibt; mit einem Wort im Verzeichnis der Decks suchen
list-decks = Decks: { $names }.
list-catalogue = Wofür es Etiketten gibt; --list mit einem Wort sucht darin:
list-checked =
    { $checked ->
        [yes] Mit einer Schachtel verglichen.
       *[no] Nicht mit einer Schachtel verglichen.
    }
list-short =
    { $name }: { $deck }, { $cards ->
        [one] eine Karte
       *[other] { $cards } Karten
    }. { $state }
list-entry =
    { $name }: { $deck }, { $edition }. { $cards ->
        [one] Eine Karte
       *[other] { $cards } Karten
    } von { $width } mal { $height } Millimetern, { $language ->
        [none] ohne Wörter
       *[other] Wörter auf { $language }
    }. { $count ->
        [0] { "" }
       *[other] Für { $games }.{ " " }
    }{ $publisher ->
        [none] { "" }
       *[other] Etiketten für { $deck } ({ $publisher }), von niemandem, der damit verbunden ist.{ " " }
    }{ $state } Gezählt von { $by } am { $date }: { $from }.
list-way =
    { $way ->
        [corner] Kein Etikett wird mit einem anderen verwechselt, wenn eine Ecke abgeschnitten ist.
        [line] Kein Etikett wird mit einem anderen verwechselt, wenn eine Linie darunter ist.
       *[letters] Kein Etikett wird mit einem anderen verwechselt, wie herum es auch liegt.
    }
list-none = Im Verzeichnis hat nichts { $word }. Es gibt { $names }.
list-schemes = Notationen: { $names }.
list-tables = Brailletabellen: { $names }.
list-profiles = Maße: { $names }.
list-cards = Kartengrößen: { $names }.
list-sheets = Etikettenbögen: { $names }.
list-embossers = Papier für Brailledrucker: { $names }.
list-printers = Vermessene Drucker: { $names }.
list-own = Eigene Einträge gehören nach { $folder }, in Dateien namens profiles.toml, cards.toml, sheets.toml und embossers.toml; was Kürzel eines Decks heißen, in meanings.toml.
printer-stored = { $name }: um { $x } und { $y } Millimeter verschieben, um { $sx } und { $sy } strecken. Gespeichert in { $file }.

## Fehler: was nicht stimmt und was zu tun ist

error = { $message }
standard-input = Standardeingabe
error-toml = { $file }, Zeile { $line }, Spalte { $column }: Ab hier ist die Datei kein gültiges TOML. Prüfe Anführungszeichen, Klammern und Gleichheitszeichen.
error-toml-end = { $file } ist kein gültiges TOML. Prüfe Anführungszeichen und Klammern bis zum Ende der Datei.
error-field = { $file }, Zeile { $line }, Eintrag { $entry }: { $field } fehlt oder ergibt keinen Sinn. Gib eine Länge in Millimetern an.
error-newline = { $file }, Zeile { $line }, Eintrag { $entry }: Für newline gibt es crlf und lf.
error-count = { $file }, Zeile { $line }, Eintrag { $entry }: { $field } fehlt oder ergibt keinen Sinn. Gib eine ganze Zahl von 1 bis 2000 an.
error-entry = { $file }: { $entry } muss eine Tabelle sein. Schreibe die Zeile in einen Abschnitt wie [meins].
error-printers = { $file } enthält Werte, die kein Drucker haben kann. Lösche die Datei und vermiss deine Drucker noch einmal.
error-dots = { $dots } sind keine Punkte. Schreibe jede Form als ihre Punktnummern, mit Bindestrichen getrennt, etwa 1235-2356; 0 ist eine Leerform.
error-control = { $file }, Zeile { $line }: Hier steht ein unsichtbares Steuerzeichen, { $what }. Lösche es.
error-long = { $file }, Zeile { $line }: Ein Text hat { $what } Zeichen. Mehr als 200 passen auf keine Karte.
error-deck-dots = { $file }, Zeile { $line }: { $dots } sind keine Punkte. Schreibe jede Form als ihre Punktnummern, mit Bindestrichen getrennt, etwa 1235-2356; 0 ist eine Leerform.
error-deck-card = { $file }, Zeile { $line }: { $name } ist keine Kartengröße. Es gibt { $known }, oder gib Breite und Höhe in Millimetern an, etwa 63x88.
error-deck-scheme = { $file }, Zeile { $line }: { $name } ist keine Notation. Es gibt { $known }.
error-deck-orient = { $file }, Zeile { $line }: { $name } zeigt nicht, wo oben ist. Es gibt { $known }.
error-entry-lacks = { $file }, Zeile { $line }: Dem Eintrag fehlt { $field }. Ergänze es.
error-entry-date = { $file }, Zeile { $line }: { $date } ist kein Datum. Schreib es wie 2026-11-24, ohne Anführungszeichen.
error-entry-checked = { $file }, Zeile { $line }: checked muss true oder false sein.
error-meaning = { $file }: { $deck } hat keine Karte { $card }. Es gibt { $known }.
error-sold-cards = { $deck }: Dafür gibt es nur Etiketten, keine ganzen Karten.
error-deck-turn = { $file }, Zeile { $line }: { $turn } ist kein Winkel von 0 bis 359 Grad.
error-owned = Dein Kartensatz { $file } kann nicht gelesen werden: { $reason }
error-document = { $file } ist ein Dokument eines Büroprogramms. Speichere das Blatt dort als CSV.
error-profile = { $name } ist kein Maßprofil. Es gibt { $known }.
error-card-size = { $name } ist keine Kartengröße. Es gibt { $known }, oder gib Breite und Höhe in Millimetern an, etwa 63x88.
error-card-range = { $name } ist keine Kartengröße. Breite und Höhe liegen zwischen { $least } und { $most } Millimetern.
error-bed-size = { $name } ist kein Druckbett. Gib Breite und Tiefe in Millimetern an, von { $least } bis { $most }, etwa 180x180.
error-sheet = { $name } ist kein Etikettenbogen. Es gibt { $known }, oder gib BxH,SPALTENxREIHEN,LINKSxOBEN,ABSTANDxABSTAND in Millimetern an.
error-sheet-empty = Der Bogen { $sheet } hat keine Aufkleber. Gib mindestens eine Spalte und eine Reihe an.
error-sheet-overlap = Die Aufkleber des Bogens { $sheet } überlappen. Der Abstand muss mindestens die Größe sein.
error-sheet-paper = Die Aufkleber des Bogens { $sheet } ragen über das Papier hinaus. Prüfe Größe, Abstand und Ränder.
error-paper-range = Das Papier des Bogens { $sheet } kann es nicht geben. Breite und Höhe liegen zwischen { $least } und { $most } Millimetern.
error-embosser = { $name } ist kein Papier für Brailledrucker. Es gibt { $known }.
error-scheme = { $name } ist keine Notation. Es gibt { $known }.
error-table = { $table } ist keine brauchbare Brailletabelle. Es gibt { $known }.
error-display = { $table } ist keine Zeichentabelle für Braille-Dateien. Nimm brf oder brf-de.
error-liblouis =
    liblouis, der Brailleübersetzer, fehlt. { $system ->
        [windows] Installiere braillespiel neu, oder schreibe die Etiketten als Punkte.
        [macos] Installiere braillespiel neu, oder schreibe die Etiketten als Punkte.
        [debian] Es hilft: sudo apt install liblouis20 liblouis-data; oder schreibe die Etiketten als Punkte.
       *[linux] Installiere das Paket liblouis deines Systems mit seinen Tabellen, oder schreibe die Etiketten als Punkte.
    }
error-eight-dots = Eine Braille-Datei hat sechs Punkte je Form, aber ein Etikett benutzt Punkt 7 oder 8. Nimm eine Tabelle mit sechs Punkten oder PEF.
error-deck-unknown = { $name } ist kein Deck. Es gibt { $known }; oder gib eine Datei an, die auf .toml oder .csv endet.
error-deck-empty = { $file } hat keine Karten. Trage welche ein.
error-deck-large = { $file } hat { $count } Karten. Mehr als { $most } gehen nicht.
error-deck-table = { $file }, Zeile { $line }: { $field } muss eine Tabelle sein.
error-file = { $file } ist nicht lesbar: { $reason }.
error-encoding = { $file } ist kein Text in UTF-8 oder Windows-1252. Speichere ihn als UTF-8.
error-csv = { $file }, Zeile { $line }: Die Anführungszeichen gehen nicht auf. Jedes, das beginnt, muss enden.
error-csv-letter = { $file }, Zeile { $line }: { $colour } hat hier den Buchstaben { $two }, weiter oben { $one }. Gib einer Farbe nur einen.
error-csv-header = { $file }, Zeile { $line }: Keine Spalte heißt Karte, Farbe oder Wert. Die erste Zeile muss die Spalten nennen.
error-csv-name = { $file }, Zeile { $line }: Die Karte hat keinen Namen. Schreibe, was auf ihr steht.
error-copies = { $file }, Zeile { $line }: { $copies } ist keine Anzahl. Schreibe eine ganze Zahl von 1 bis 999.
error-card-twice = { $file }, Zeile { $line }: { $card } kommt zweimal vor. Gib einer der beiden eine andere id, oder erhöhe copies.
error-card-id = { $file }, Zeile { $line }: Die Karte hat weder id noch colour noch value. Gib ihr eine id.
error-colour =
    { $file }, Zeile { $line }: { $colour } ist keine Farbe dieses Decks. { $count ->
        [0] Es hat noch keine; schreibe einen Abschnitt [colours.{ $colour }].
       *[other] Es gibt { $known }.
    }
error-field-unknown = { $file }, Zeile { $line }: { $field } ist unbekannt. Möglich sind { $known }.
error-text = { $file }, Zeile { $line }: { $field } muss ein Text sein oder eine Tabelle von Texten nach Sprache.
error-list = { $file }, Zeile { $line }: { $field } muss eine Liste in eckigen Klammern sein.
error-one-or-many = { $file }, Zeile { $line }: Gib { $one } oder { $many } an, nicht beides.
error-range = { $file }, Zeile { $line }: { $range } ist kein Bereich. Schreibe die kleinere Zahl zuerst, etwa 1-8.
error-sticker =
    { $card }: Das Etikett hat { $need_x } mal { $need_y } Millimeter. Der Aufkleber { $sheet } hat { $width } mal { $height }; bei { $edge } Millimeter Rand passen höchstens { $columns } mal { $rows } Formen.{ $count ->
        [0] { " " }Kürze die Etiketten mit --short, oder gib größere Aufkleber an.
       *[other] { " " }Groß genug sind: { $others }.
    }
error-first-sticker = Der Bogen hat keinen Aufkleber { $first }, nur 1 bis { $most }.
error-embosser-width = { $card }: Das längste Etikett hat { $cells } Formen, das höchste { $lines } Zeilen; auf das Papier passen { $columns } Formen in { $rows } Zeilen. Nimm größeres Papier oder kürzere Etiketten.
error-embosser-paper = { $columns } Formen in { $rows } Zeilen brauchen mit diesen Maßen { $need_x } mal { $need_y } Millimeter, das Papier { $paper } hat { $width } mal { $height }. Höchstens passen --columns { $most_columns } --rows { $most_rows }.
error-card-paper = { $width } mal { $height } Millimeter passen nicht auf das Papier. Höchstens passen { $most_x } mal { $most_y }.
error-card-label = { $card }: Das Etikett hat { $need_x } mal { $need_y } Millimeter. Auf die Karte passen bei { $margin } Millimetern Rand höchstens { $columns } Formen in { $rows } Zeilen. --fix bricht es um.
error-card-corners = { $card }: Zwei Etiketten von { $need_x } mal { $need_y } Millimetern stoßen auf der Karte zusammen. Nimm --per-card 1, eine größere Karte oder --short.
error-cut-paper = { $card }: Das Etikett hat { $need_x } mal { $need_y } Millimeter. Auf das Papier passen höchstens { $columns } Formen in { $rows } Zeilen. --fix bricht es um.
error-label-edge = { $card }: Ein Punkt liegt { $have } Millimeter vom Rand seines Etiketts, nötig sind { $need }. Nimm einen größeren Rand, oder --tight.
error-knife = { $knife } Millimeter bis zum Schnitt sind zu wenig, mindestens { $least }. Oder nimm --tight.
error-off-paper = Die Seite reicht von { $left } bis { $right } und von { $top } bis { $bottom } Millimeter, das Papier hat { $width } mal { $height }. Nimm größeres Papier oder kürzere Etiketten.
error-offset = Verschoben um { $x } und { $y } Millimeter ragt die Seite über das Papier. Quer gehen { $low_x } bis { $most_x }, nach unten { $low_y } bis { $most_y }.
error-scale = So gestreckt ist die Seite größer als das Papier. Quer geht höchstens { $most_x }, hoch { $most_y }.
error-unknown-sign = { $card }: Das Zeichen { $sign } ({ $code }) steht nicht in der Tabelle { $table }. Schreibe es anders, als Punkte, oder nimm mit --table eine Tabelle, die es hat.
error-print-sign = { $text }: Das Zeichen { $sign } ({ $code }) lässt sich nicht drucken. Gedruckt werden lateinische, griechische und kyrillische Schrift; schreibe es damit, oder nimm --no-print.
error-page-sign = { $text }: Das Zeichen { $sign } ({ $code }) lässt sich nicht drucken. Gedruckt werden lateinische, griechische und kyrillische Schrift; schreibe es damit.
error-large-card = Eine Karte von { $width } mal { $height } Millimetern ist zu klein für Großdruck. Miss die Karte nach.
error-large-text = { $card }: Der Name wäre in Großdruck kleiner als { $least } Punkt. Nimm einen kürzeren Namen.
error-proof = { $card }: Ein Etikett von { $cells } Formen passt nicht auf den Kontrollbogen, höchstens { $columns }. --fix bricht es um.
error-proof-rows = { $card }: Ein Etikett von { $lines } Zeilen passt nicht auf den Kontrollbogen. Nimm ein kürzeres.
error-dot-height = Ein Punkt von { $height } Millimetern Höhe geht nicht: höchstens { $most }, die Hälfte seines Fußes, und mindestens 0,1. Nimm ein kleineres --compensate.
error-jig-margin = Die Lehre braucht mindestens { $least } Millimeter Rand, nicht { $margin }. Nimm ein größeres --margin.
error-bed = { $card }: Das Teil braucht { $need_x } mal { $need_y } Millimeter. Das Bett hat { $width } mal { $height }; bei { $edge } Millimeter Rand passen { $room_x } mal { $room_y }. Nimm ein größeres Bett.
error-calibration = Das können nicht die Maße der Kalibrierseite sein; ihr Rahmen hat { $width } mal { $height } Millimeter. Miss noch einmal.
error-printer =
    { $name } ist noch nicht vermessen. { $count ->
        [0] { "" }
       *[other] Vermessen sind: { $known }.{ " " }
    }Drucke die Kalibrierseite mit --calibrate.
error-numbers = { $option } { $value } ergibt keinen Sinn. Gib { $wanted } an.
error-range-of = { $option } { $value } ergibt keinen Sinn. Gib eine Zahl von { $least } bis { $most } an.
error-format = { $name } ist kein Format. Es gibt { $known }.
error-write =
    { $file } lässt sich nicht schreiben: { $reason }. { $full ->
        [yes] Mach Platz oder wähle
       *[no] Wähle
    } mit --out einen anderen Ordner.
error-no-folder = { $folder } ist kein Ordner. Wähle mit --out einen anderen.
error-no-deck = Welches Deck? Gib ein Spiel, ein Deck des Verzeichnisses oder eine Datei an; --list nennt sie.
error-no-printer = Gib dem Drucker mit --printer einen Namen.
error-no-out = Gib mit --out den Ordner für die Dateien an.

## Was ein Menü anbietet

sheet-cut = Etiketten zum Ausschneiden
sheet-cards = ganze Karten
paper-a4 = A4
paper-letter = Letter
orient-auto = was der Kartensatz braucht
orient-none = nicht gezeigt
orient-corner = Ecke oben rechts ab
orient-line = Linie unter den Punkten
