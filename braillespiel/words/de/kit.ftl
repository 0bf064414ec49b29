### Der Kasten: was ein echtes Spiel am Tisch außer seiner Schachtel braucht.


## Der Befehl

kit-help = alles machen, was ein echtes Spiel am Tisch braucht: Etiketten, Schlüssel, Anleitung, Teile zum Drucken
kit-help-deck = eines der fünf Spiele, ein Kartenspiel aus dem Katalog oder eine eigene Datei
kit-help-out = Ordner für die Dateien
kit-help-lang = Sprache der Etiketten und Texte
kit-help-have = was du hast, durch Kommas getrennt: { $known }; ohne Angabe alles
kit-help-readers = wer liest, durch Kommas getrennt: { $known }; ohne Angabe alle
kit-help-house = die erfundenen Karten des Programms nehmen, wo deine nicht bekannt sind
kit-help-json = Ausgabe als JSON
kit-made = { $name }: { $files } Dateien in { $folder }. Beginne mit index.html.
kit-unknown = { $option } { $value } ist nicht bekannt. Es gibt { $known }.
kit-failed = Nicht gemacht: { $file }. { $reason }

## Die erste Seite

kit-title = { $deck }: der Kasten
kit-untried = Noch von keinem Finger erprobt: Kein blinder Mensch hat diese Teile bisher gefühlt.
kit-other-language = Dieser Text ist auf Deutsch; in deiner Sprache gibt es noch keinen.
kit-questions = Zwei Fragen führen zu deinen Dateien. Ohne Häkchen stehen alle da.
kit-have = Was hast du?
kit-readers = Wer liest?
kit-files = Deine Dateien
kit-have-printer = einen Drucker
kit-have-embosser = einen Brailledrucker
kit-have-slate = Tafel und Stichel
kit-have-tape = ein Prägegerät
kit-have-swell = Schwellpapier und sein Heizgerät
kit-have-3d = einen 3D-Drucker
kit-readers-braille = jemand, der Braille liest
kit-readers-large = jemand, der Großdruck braucht
kit-readers-print = jemand, der gewöhnlichen Druck liest
kit-file-guide = die Anleitung: Beginne hier
kit-file-key = der Schlüssel: was die Etiketten bedeuten, und die Regeln für den Tisch
kit-file-labels = Etiketten zum Ausschneiden
kit-file-cards = ganze Karten mit Braille und Druck
kit-file-slate = Etiketten von hinten gesehen, zum Stechen mit dem Stichel
kit-file-swell = Etiketten für Schwellpapier
kit-file-brf = Etiketten für Brailledrucker; die ersten Seiten sagen, welches wo steht
kit-file-tape = Liste für Prägegeräte: was für jedes Etikett zu wählen ist
kit-file-large = Etiketten in Großdruck
kit-file-proof = Kontrollbogen, um die Etiketten zu prüfen
kit-file-list = Liste aller Etiketten in Unicode-Braille
kit-file-glass = Sanduhr zum Hören und Fühlen
kit-file-field = das Feld für Minikarten auf A3, ohne 3D-Drucker

## Wo die Etiketten sind

kit-where = { $deck }: wo die Etiketten stehen
kit-where-text = Die Blätter nach diesem werden zerschnitten. Jede Zeile von links nach rechts:
kit-where-sheet = Blatt { $number }
kit-where-row = Zeile { $row }: { $cards }.
kit-where-card = { $card } ({ $count })

## Der Schlüssel

kit-key = { $deck }: der Schlüssel
kit-key-text = Das bedeuten die Etiketten von { $deck }, für alle am Tisch.
kit-key-signs = Was die Zeichen bedeuten
kit-key-colour-first = Ein Etikett beginnt mit dem Buchstaben der Farbe; danach kommt die Zahl, ohne Zahlzeichen.
kit-key-value-first = Ein Etikett beginnt mit der Zahl, ohne Zahlzeichen; danach kommt der Buchstabe der Farbe.
kit-key-numbers = Ein Etikett ist die Zahl auf der Karte.
kit-key-words = Ein Etikett ist der Name der Karte oder eine Kurzform davon.
kit-key-colours = Farben
kit-key-values = Zahlen und Werte
kit-key-top = Wo oben ist
kit-key-corner = Bei Etiketten zum Ausschneiden und ganzen Karten ist die rechte obere Ecke abgeschnitten. Aufkleber und geprägte Etiketten haben eine Linie unter den Punkten.
kit-key-line = Jedes Etikett hat eine Linie unter den Punkten.
kit-key-no-corner = Kein Etikett dieses Spiels lässt sich mit einem anderen verwechseln, wie herum es auch liegt.
kit-key-tile = Das Etikett steht aufrecht auf einem Plättchen, das so liegt wie im Stapel.
kit-key-print = Druck auf Etiketten hat 9 Punkt. Wo ein Etikett oder ein Aufkleber dafür keinen Platz hat, wie einer von 10 mm, gibt es keinen.
kit-key-no-print =
    { $count ->
        [one] Ein Etikett hat keinen Druck: Für 9 Punkt ist kein Platz.
       *[other] { $count } Etiketten haben keinen Druck: Für 9 Punkt ist kein Platz.
    }
kit-key-packing = Packliste
kit-key-packing-text = { $cards } Karten, { $kinds } verschiedene. Etikett, Name, wie viele:
kit-key-card = { $card }: { $count }
kit-key-rules = Die Regeln am Tisch
kit-key-house = Hausregeln
kit-key-house-text = Einigt euch darauf, bevor ihr beginnt. Sie ändern, wer wofür Zeit hat, nicht wer gewinnt.

## Hausregeln

kit-house-1 = Wer eine Karte spielt, sagt sie laut: Farbe und Zahl. Wer eine aufdeckt, auch.
kit-house-2 = Eine offene Karte bleibt, wo sie liegt. Hat ein Finger sie verschoben, legt sie zurück, wer es sieht.
kit-house-3 = Die Hand wird unter der Tischkante oder im Kartenhalter gefühlt. Niemand schaut hinein.
kit-house-4 = Alle dürfen jederzeit fragen, was offen liegt, und bekommen die Antwort in der Ordnung des Tisches.
kit-six-house-1 = Wer würfelt, darf die Würfel so lange fühlen wie nötig und sagt die Summe laut. Von da an gilt sie.
kit-six-house-2 = Alle sichern mit der Stimme: »meine«. Wer zuerst ruft, hat sie, nicht wer zuerst an der Karte ist.
kit-six-house-3 = Die Sanduhr ist die Seite glass.html auf einem Telefon oder steht unter der Röhre. Jemand dreht sie um; wer sie hebt, lässt sie sprechen.
kit-six-house-4 = Wer zwischen Würfeln und Heben wählt, hat so lange Zeit, wie der Nächste langsam bis drei zählt.
kit-six-strokes = Die Striche stehen auf deinen Karten: Der Kasten kennt sie nicht. Wer sieht, liest sie dir einmal vor; schreib sie auf.
kit-ludoteca-house-1 = Die Reihen liegen in der Ordnung der Säulen untereinander, jede mit ihrem Buchstaben am Kopf.
kit-ludoteca-house-2 = Auf einer vollendeten Säule liegt oben ihre Marke. Der Finger findet sie zuerst.
kit-ludoteca-house-3 = Wer einen unbekannten Text zieht, lässt ihn sich vom linken Nachbarn abseits vorlesen und sagt nichts davon laut.
kit-logomachy-house-1 = Die Mitte liegt in Reihen zu vier. Eine neue Karte kommt ans Ende der letzten Reihe.
kit-logomachy-house-2 = Chips liegen bei jedem in einer Schale: Ein Griff hinein sagt, wie viele es sind.
kit-hexaducto-house-1 = Plättchen liegen in ihren Plätzen. Offen sind Punkte zu fühlen, verdeckt eine Mulde, ein leerer Platz ist eine Grube.
kit-hexaducto-house-2 = Gruppen und Folgen, die weggehen, werden genannt und einzeln abgehoben, damit alle prüfen können.
kit-hexaducto-house-3 = Andocken: Die Teile des Feldes wandern in den äußeren Ring, Plättchen für Plättchen, mit denselben Nachbarn.
kit-cubus-house-1 = Es gilt der Stapel aus Würfeln auf dem Planbrett; das Bild aus Plättchen ist, wie Sehende ihn sehen.
kit-cubus-house-2 = Wer baut, sagt Spalte, Reihe und Höhe jedes neuen Würfels. Spalte 1, Reihe 1 ist bei den beiden Rippen.
kit-cubus-house-3 = Wer das Bild gelegt hat, sagt, wie viele Plättchen jeder Art es gebraucht hat.
kit-cubus-lids = Offene Deckel: Ein offener Deckel bleibt im Bild an seinem Platz, wird nie verdeckt und nie geschlossen. Geschlossene werden zuerst genommen.
kit-cubus-knock = Klopfen: Kannst du nicht bauen, dürfen die anderen klopfen. Wer zuerst klopft und mit deinen Plättchen einen Bau zeigt, bekommt seine Punkte; ohne Bau bekommen alle anderen 2.
kit-cubus-setup = Aufbau: 16 linke und 16 rechte Seiten, 12 geschlossene und 4 offene Deckel. Eine Kiste aus drei Plättchen liegt bereit. In der ersten Runde ziehen alle nur.

## Die Anleitung

kit-guide = { $deck }: die Anleitung
kit-guide-safety = Vor allem anderen
kit-guide-safety-1 = Kleine Teile: nicht für Kinder unter drei Jahren.
kit-guide-safety-2 = Fühle jedes gedruckte Teil rundum ab, bevor damit gespielt wird. Schleife scharfe Kanten mit feinem Papier, Körnung 240 oder feiner, und wische den Staub ab.
kit-guide-safety-3 = Material: PLA oder PETG für die Teile. Etiketten: Klebefolie von 0,15 bis 0,2 mm für Brailledrucker hält die Punkte am längsten; auf Papier sind sie in Wochen abgelesen.
kit-guide-safety-4 = Punkte und Rippen liegen beim Drucken oben, mit Schichten von höchstens 0,15 mm.
kit-guide-labels = Die Etiketten
kit-guide-labels-text =
    { $count } Etiketten. Zum Ausschneiden braucht { $sheets ->
        [one] ein Bogen
       *[other] es auf { $sheets } Bögen
    } { $cuts } gerade Schnitte von Marke zu Marke. Schneiden und Kleben dauert etwa { $minutes } Minuten, bei 25 Sekunden für jedes.
kit-guide-step-1 = Sortiere die Karten mit jemandem, der sieht, Art für Art, in der Ordnung der Packliste im Schlüssel. Leg zwischen zwei Arten einen Streifen Papier.
kit-guide-step-2 = Leg die Etiketten einer Art nach links, die Karten nach rechts; das Trägerpapier kommt in eine Schale.
kit-guide-step-3 = Drück eine Karte in die Ecke eines Schachteldeckels oder Tabletts: Dort liegt sie still, und zwei Kanten führen deine Finger.
kit-guide-step-4 = Fühle, wo am Etikett oben ist: Die abgeschnittene Ecke ist rechts oben, oder die Linie ist unten. Lies es einmal.
kit-guide-step-5 = Kleb es oben links auf die Vorderseite, eine Fingerkuppe von beiden Kanten. Dreh die Karte halb herum und kleb das zweite.
kit-guide-step-6 = Lies es noch einmal auf der Karte und leg sie verdeckt weg. Dann kommt die nächste.
kit-guide-tile-5 = Kleb es in die Mitte des Plättchens, aufrecht, so wie es im Stapel liegt.
kit-guide-parts = Die Teile
kit-guide-part =
    { $part }: { $count ->
        [one] ein Stück
       *[other] { $count } Stück
    } auf { $plates ->
        [one] einem Druckbett
       *[other] { $plates } Druckbetten
    } von 180 mm, etwa { $hours } Stunden und { $grams } Gramm.
kit-index-part = { $part }: etwa { $hours } Stunden, { $grams } Gramm
kit-guide-trial = Ein Versuch: Noch niemand hat damit gespielt.
kit-guide-game = Am Tisch
kit-part-board = Brett für eine Person, 37 Plätze; für jede eines drucken
kit-part-tiles = Plättchen mit Punkten
kit-part-lozenges = Plättchen mit Mustern
kit-part-plan-board = Planbrett für Würfel von 20 mm
kit-part-strips = Leisten mit drei Fächern für offene Karten
kit-part-dice-tray = Würfelbrett mit Rand
kit-part-piles = Ablage für zwei Stapel; der mit der Rippe ist der Ablagestapel
kit-part-rows = Schienen für die sechs Reihen einer Person; für jede sechs
kit-part-kept = Ablage für vier gleiche Karten, mit der Rippe, und für Ressourcen
kit-part-tags = Schildchen zum Aufkleben
kit-part-jig = Lehre, um Kartenecken von Hand zu prägen
kit-hexaducto-guide-1 = Das Brett hat ein Sechseck aus 19 Plätzen mit hohen Wänden und darum einen niedrigeren Ring aus 18. Im Ring docken Teile des Feldes an.
kit-hexaducto-guide-2 = Ein Plättchen passt nur in einer Lage: Seine Kerbe gehört an den Zahn oben am Platz. Verdeckt passt es auch, seine Punkte liegen dann im Loch darunter.
kit-hexaducto-guide-3 = Leg das Brett auf eine Gummimatte. Zum Abheben drückst du ein Plättchen von unten durch das Loch.
kit-hexaducto-guide-4 = Zieh aus einem Stoffbeutel statt von einem Stapel. Die Ablage ist eine Schale; das letzte Plättchen liegt daneben.
kit-hexaducto-guide-5 = Ohne 3D-Drucker: Druck field.pdf auf A3 oder auf Schwellpapier und spiel mit Minikarten von 44 mal 68 mm.
kit-six-guide-1 = Kauf Würfel mit erhabenen Augen (Tastwürfel); Hilfsmittelläden haben sie. Gewürfelt wird im Würfelbrett: Der Rand hält sie, und die flache Hand findet alle drei.
kit-six-guide-2 = Alle haben eine Leiste: drei Fächer für die offenen Karten, links der Stapel, rechts das Gesicherte.
kit-six-guide-3 = Öffne glass.html auf einem Telefon, bevor ihr beginnt. Die Seite braucht kein Internet. Das Telefon muss wach bleiben: Stell ein, dass der Bildschirm nicht ausgeht.
kit-six-guide-4 = Sortiere jede Farbe von 1 bis 18. In dieser Ordnung kommen die Etiketten.
kit-ludoteca-guide-1 = Unter den Schildchen ist eines für jede Karte. Kleb von jeder Säule eines in das Feld am Kopf einer Schiene und leg die sechs Schienen untereinander: Die Karten der Reihe liegen an der Kante, von links nach rechts.
kit-ludoteca-guide-2 = Die Etiketten für »Erfolgreich abgeschlossen« kommen auf je eine Münze oder einen Spielstein. Sie sperren eine Reihe.
kit-ludoteca-guide-3 = Ressourcen und Bonusziele: Was darauf steht, sagt nur deine Schachtel. Schreib es in deine Deckdatei, dann macht der Kasten auch ihre Etiketten.
kit-logomachy-guide-1 = Als Chips taugen beliebige Münzen. Alle brauchen eine Schale dafür.
kit-logomachy-guide-2 = Zu fünft bis zu acht braucht ihr vielleicht ein zweites Kartenspiel: Druck die Etiketten zweimal.
kit-cubus-guide-1 = Nimm Würfel von 20 mm, wie Schulen sie haben: Multilink, Unifix oder Holz. 64 genügen.
kit-cubus-guide-2 = Jeder Platz des Bretts ist eine Säule des Stapels. Die Höhe ist die Zahl der Würfel; keiner schwebt.
kit-cubus-guide-3 = Die Plättchen für das Bild: Drei Rippen sind eine linke Seite, fünfzehn Noppen eine rechte, ein glattes Feld mit Rand ein geschlossener Deckel, eine tiefe Mulde mit Rand ein offener. Das fühlst du, wie das Plättchen auch liegt.
kit-own-guide-1 = Ein eigenes Kartenspiel: Prüfe die Etiketten auf dem Kontrollbogen, bevor du etwas zerschneidest.

## Die Sanduhr

kit-glass = Sanduhr
kit-glass-text = »Umdrehen« startet etwa zwei Minuten. Bis du sie hebst, wird nichts gesagt. Das Gerät muss wach bleiben: Stell ein, dass der Bildschirm nicht ausgeht, und lass diese Seite vorn.
kit-glass-turn = Umdrehen
kit-glass-lift = Heben
kit-glass-runs = Die Sanduhr läuft.
kit-glass-over = Die Zeit ist um.
kit-glass-left =
    Noch Sand: { $seconds ->
        [one] eine Sekunde
       *[other] { $seconds } Sekunden
    }.

## Fertige Stunden

kit-lesson-lay-out = Wer mit Karten auf dem Tisch spielt, legt das aus:
