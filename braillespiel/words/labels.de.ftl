### Braille-Etiketten für Kartendecks: Zusammenfassungen, Kommandozeile, Fehler.

## Was geändert wurde

change-letter = { $colour } ist jetzt { $after } statt { $before }, auf allen Karten dieser Farbe.
change-sign = Alle Zahlen haben jetzt ihr Zahlzeichen, hinter der Farbe.
change-mark = { $cards }: Hinter dem Etikett steht jetzt ein Zeichen mit Punkt { $dots }.
change-wrap = { $cards }: Das Etikett hat jetzt zwei Zeilen.
change-table = Die Tabelle ist jetzt { $after } statt { $before }.

## Zusammenfassungen

conflicts = { $count ->
    [0] keine Konflikte
    [one] ein Konflikt
   *[other] { $count } Konflikte
}
count-cards = { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
}
summary-check = { $cards ->
    [one] Eine Karte
   *[other] { $cards } Karten
}, { $conflicts }.
summary = { $cards ->
    [one] Eine Karte
   *[other] { $cards } Karten
}, { $unit ->
    [part] { $sheets ->
        [one] ein Teil
       *[other] { $sheets } Teile
    }
    [plate] { $sheets ->
        [one] eine Druckplatte
       *[other] { $sheets } Druckplatten
    }
    [list] { $sheets ->
        [one] eine Liste
       *[other] { $sheets } Listen
    }
   *[sheet] { $sheets ->
        [one] ein Bogen
       *[other] { $sheets } Bögen
    }
}, { $conflicts }.
files-written = { $files ->
    [one] Eine Datei
   *[other] { $files } Dateien
} in { $folder }.
nothing-to-fix = Nichts musste geändert werden.
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
format-done = fertig

calibration-title = Kalibrierseite
calibration-1 = 1. Drucke diese Seite mit 100 Prozent, ohne sie an das Papier anzupassen.
calibration-2 = 2. Miss vom linken Papierrand bis zum Rahmen. Es sollen { $left } mm sein.
calibration-3 = 3. Miss vom oberen Papierrand bis zum Rahmen. Es sollen { $top } mm sein.
calibration-4 = 4. Miss den Rahmen: { $width } mm breit und { $height } mm hoch.
calibration-5 = 5. Gib die vier Zahlen an: braillespiel labels --printer NAME --measured LINKS,OBEN,BREITE,HÖHE

## Die Kommandozeile

help = Braille-Etiketten für ein echtes Kartendeck
help-deck = ein Spiel, ein Beispiel oder eine TOML- oder CSV-Datei
help-check = das Deck prüfen und sagen, was gefunden wurde
help-fix = Abhilfen anwenden und sagen, was sie geändert haben
help-json = als JSON ausgeben
help-format = was entstehen soll, mit Kommas getrennt: { $formats }
help-out = Ordner für die Dateien
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
help-list = sagen, welche Decks, Notationen, Tabellen, Maße und Bögen es gibt

list-decks = Decks: { $names }.
list-schemes = Notationen: { $names }.
list-tables = Brailletabellen: { $names }.
list-profiles = Maße: { $names }.
list-cards = Kartengrößen: { $names }.
list-sheets = Etikettenbögen: { $names }.
list-embossers = Papier für Brailledrucker: { $names }.
list-printers = Vermessene Drucker: { $names }.
list-own = Eigene Einträge gehören nach { $folder }, in Dateien namens profiles.toml, cards.toml, sheets.toml und embossers.toml.
printer-stored = { $name }: um { $x } und { $y } Millimeter verschieben, um { $sx } und { $sy } strecken. Gemerkt in { $file }.

## Fehler: was nicht stimmt und was zu tun ist

error = { $message }
error-toml = { $file } ist kein gültiges TOML: { $reason }. Verbessere die Zeile und versuche es noch einmal.
error-field = { $file }, Eintrag { $entry }: { $field } fehlt oder ergibt keinen Sinn. Gib eine Länge in Millimetern an.
error-dots = { $dots } sind keine Punkte. Schreibe jede Form als ihre Punktnummern, mit Bindestrichen getrennt, etwa 1235-2356; 0 ist eine Leerform.
error-profile = { $name } ist kein Maßprofil. Es gibt { $known }.
error-card-size = { $name } ist keine Kartengröße. Es gibt { $known }, oder gib Breite und Höhe in Millimetern an, etwa 63x88.
error-sheet = { $name } ist kein Etikettenbogen. Es gibt { $known }, oder gib BxH,SPALTENxREIHEN,LINKSxOBEN,ABSTANDxABSTAND in Millimetern an.
error-sheet-empty = Der Bogen { $sheet } hat keine Aufkleber. Gib mindestens eine Spalte und eine Reihe an.
error-sheet-overlap = Die Aufkleber des Bogens { $sheet } überlappen. Der Abstand muss mindestens die Größe sein.
error-sheet-paper = Die Aufkleber des Bogens { $sheet } ragen über das Papier hinaus. Prüfe Größe, Abstand und Ränder.
error-embosser = { $name } ist kein Papier für Brailledrucker. Es gibt { $known }.
error-scheme = { $name } ist keine Notation. Es gibt { $known }.
error-table = { $table } ist keine brauchbare Brailletabelle. Es gibt { $known }.
error-display = { $table } ist keine Zeichentabelle für Braille-Dateien. Nimm brf oder brf-de.
error-liblouis = liblouis, der Brailleübersetzer, fehlt. Installiere ihn (unter Debian: apt install liblouis20 liblouis-data), oder schreibe die Etiketten als Punkte.
error-eight-dots = Eine Braille-Datei hat sechs Punkte je Form, aber ein Etikett benutzt Punkt 7 oder 8. Nimm eine Tabelle mit sechs Punkten oder PEF.
error-deck-unknown = { $name } ist kein Deck. Es gibt { $known }; oder gib eine Datei an, die auf .toml oder .csv endet.
error-deck-empty = { $file } hat keine Karten. Trage welche ein.
error-deck-large = { $file } hat { $count } Karten. Mehr als { $most } gehen nicht.
error-deck-table = { $file }, Zeile { $line }: { $field } muss eine Tabelle sein.
error-file = { $file } ist nicht lesbar: { $reason }.
error-file-large = { $file } ist größer als 4 Megabyte. Ein Deck ist viel kleiner.
error-encoding = { $file } ist kein Text in UTF-8 oder Windows-1252. Speichere ihn als UTF-8.
error-csv = { $file }, Zeile { $line }: { $reason }. Prüfe die Anführungszeichen.
error-csv-header = { $file }, Zeile { $line }: Keine Spalte heißt Karte, Farbe oder Wert. Die erste Zeile muss die Spalten nennen.
error-csv-name = { $file }, Zeile { $line }: Die Karte hat keinen Namen. Schreibe, was auf ihr steht.
error-copies = { $file }, Zeile { $line }: { $copies } ist keine Anzahl. Schreibe eine ganze Zahl von 1 bis 999.
error-card-twice = { $file }, Zeile { $line }: { $card } kommt zweimal vor. Gib einer der beiden eine andere id, oder erhöhe copies.
error-card-id = { $file }, Zeile { $line }: Die Karte hat weder id noch colour noch value. Gib ihr eine id.
error-colour = { $file }, Zeile { $line }: { $colour } ist keine Farbe dieses Decks. Es gibt { $known }.
error-field-unknown = { $file }, Zeile { $line }: { $field } ist unbekannt. Möglich sind { $known }.
error-text = { $file }, Zeile { $line }: { $field } muss ein Text sein oder eine Tabelle von Texten nach Sprache.
error-list = { $file }, Zeile { $line }: { $field } muss eine Liste in eckigen Klammern sein.
error-one-or-many = { $file }, Zeile { $line }: Gib { $one } oder { $many } an, nicht beides.
error-range = { $file }, Zeile { $line }: { $range } ist kein Bereich. Schreibe die kleinere Zahl zuerst, etwa 1-8.
error-sticker = { $card }: Das Etikett braucht { $need } Millimeter, der Aufkleber { $sheet } hat { $have }. Nimm einen größeren Aufkleber oder ein kürzeres Etikett.
error-first-sticker = { $first } ist kein Aufkleber des Bogens. Er hat 1 bis { $most }.
error-embosser-width = Ein Etikett hat { $cells } Formen, die Zeile nur { $columns }. Nimm breiteres Papier oder ein kürzeres Etikett.
error-card-paper = Die Karte { $card } passt nicht auf das Papier. Nimm größeres Papier.
error-dot-height = Ein Punkt von { $height } Millimetern Höhe geht nicht: höchstens { $most }, die Hälfte seines Fußes, und mindestens 0,1. Nimm ein kleineres --compensate.
error-bed = { $card }: Das Schildchen braucht { $need } Millimeter, mehr als das Druckbett. Nimm ein größeres Bett.
error-calibration = Das können nicht die Maße der Kalibrierseite sein; ihr Rahmen hat { $width } mal { $height } Millimeter. Miss noch einmal.
error-printer = { $name } ist noch nicht vermessen. Vermessen sind: { $known }. Drucke die Kalibrierseite mit --calibrate.
error-numbers = { $option } { $value } ergibt keinen Sinn. Gib { $wanted } an.
error-format = { $name } ist kein Format. Es gibt { $known }.
error-language = { $name } ist keine Sprache der Etiketten. Es gibt { $known }.
error-write = { $file } lässt sich nicht schreiben: { $reason }. Wähle einen anderen Ordner.
error-no-deck = Welches Deck? Gib ein Spiel, ein Beispiel oder eine Datei an; --list nennt sie.
error-no-printer = Gib dem Drucker mit --printer einen Namen.
error-no-out = Gib mit --out den Ordner für die Dateien an.

## Was ein Menü anbietet

sheet-cut = Etiketten zum Ausschneiden
sheet-cards = ganze Karten
paper-a4 = A4
paper-letter = Letter
language-de = Deutsch
language-en = Englisch
language-fr = Französisch
