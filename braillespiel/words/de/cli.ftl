### Sätze der Befehlszeile.

cli-about = Fünf Karten- und Brettspiele für blinde, taubblinde und sehbehinderte Menschen. Ohne Befehl startet das Programm.
cli-usage = Aufruf:
cli-arguments = Angaben
cli-options = Optionen
cli-help = diese Hilfe zeigen
cli-version = die Version zeigen
cli-object = ein JSON-Objekt
cli-text = ein Text mit höchstens { $most } Zeichen
cli-range = { $low } bis { $high }
cli-error-missing = es fehlt { $names }.
cli-error-choice = { $name } kann nicht { $value } sein, nur { $known }.
cli-error-number = { $name } muss eine ganze Zahl sein, nicht { $value }.
cli-error-value = nach { $name } fehlt der Wert.
cli-error-unknown = { $names } gibt es hier nicht.
cli-error-one-of = eines von { $names } fehlt.
cli-error-together = { $name } geht nicht zusammen mit { $other }.
cli-error-no-value = { $name } nimmt keinen Wert. Lass { $value } weg.
cli-error-one-value = { $name } nimmt nur einen Wert.
cli-error-values =
    nach { $name } { $count ->
        [one] muss ein Wert
       *[other] müssen { $count } Werte
    } stehen.
cli-error-ambiguous = { $name } kann { $known } heißen. Schreib es aus.
cli-error-invalid = { $name } kann nicht { $value } sein.
cli-error-other = { $name }: { $reason }.
decimal-sign = ,
cli-usage-error = Falscher Aufruf: { $reason } Hilfe zeigt: { $command } --help
cli-lang = Sprache der Texte
cli-play = das Programm starten
cli-demo = Computerspieler spielen lassen und ausgeben, was Platz 1 hört und fühlt
cli-simulate = Computerspieler viele Partien spielen lassen; Ergebnisse und Tempo ausgeben
cli-position = eine Stellung lesen: erlaubte Züge, Sicht eines Platzes, Wirkung eines Zugs
cli-rules = die Regeln eines Spiels ausgeben
cli-devices = Stimmen und Braillezeilen auflisten und ausprobieren
cli-replay = eine Partie aus einer Datei Satz für Satz ausgeben
cli-settings = Einstellungen zeigen und ändern
cli-game = Name des Spiels
cli-play-game = gleich dieses Spiel vorbereiten, oder die Partie in dieser Datei ansehen
cli-seed = Zufallszahl; gleiche Zahl, gleiche Partie. Ohne sie ist ein Rätsel des Tages das von heute
cli-seats = Zahl der Plätze
cli-level = Spielstärke
cli-hear-seat = der Platz, dessen Sätze und Braillezeilen ausgegeben werden, ab 1
cli-option = eine Option des Spiels; mehrfach möglich
cli-json = für Programme: ein JSON-Objekt je Zeile
cli-matches = Zahl der Partien
cli-bots = Stärken je Platz, mit Kommas getrennt, oder eine für alle
cli-position-file = Stellungsdatei, - für die Standardeingabe
cli-position-dots = das Spielfeld als tastbare Punkte für 60×40 und 96×40 als PNG und als Brailletext in diesen Ordner schreiben
cli-position-seat = der Platz, dessen Sicht gezeigt wird, ab 1; ohne Angabe der, der dran ist
cli-apply = diesen Zug ausführen
cli-devices-try = einen Satz mit dieser Stimme sprechen
cli-replay-file = Datei mit einer Partie
cli-replay-step = nach jedem Satz auf die Eingabetaste warten
cli-changes = Name und neuer Wert einer Einstellung
cli-front-end = im Fenster oder im Terminal spielen
cli-speech = die Stimme, die sprechen soll, off für keine
cli-braille = zusätzlich eine simulierte Zeile, zum Beispiel 40 oder 20x2
cli-no-brltty = keine Braillezeile suchen
cli-game-fault = { $game } aus dem Paket { $package } hat einen Fehler: { $reason }. Wie es dazu kam, steht in { $log }. Eine neuere Version des Pakets macht es vielleicht besser. Ist das Spiel von dir, sagt seine Prüfung mit pytest, was zu tun ist.
cli-game-hangs = { $game } aus dem Paket { $package } kam nicht zurück und ist abgebrochen. Wie es dazu kam, steht in { $log }. Eine neuere Version des Pakets macht es vielleicht besser. Ist das Spiel von dir, sagt seine Prüfung mit pytest, was zu tun ist.
simulate-matches =
    { $count ->
        [one] Eine Partie
       *[other] { $count } Partien
    }
simulate-daily = Jede Partie hat ihr eigenes Rätsel: Die Zahlen beginnen bei { $seed }. Das Rätsel von heute hat die Zahl { $today }, das Datum.
simulate-seat = Platz { $seat }, { $level }: { $wins } Siege, im Mittel { $mean } Punkte
simulate-ended = { $how }: { $count } ({ $share } %)
simulate-speed = { $speed } Züge pro Sekunde
position-actions =
    { $count ->
        [0] Keine erlaubten Züge
        [one] Ein erlaubter Zug:
       *[other] { $count } erlaubte Züge:
    }
devices-usable =
    { $id }, { $name }: bereit, { $detail }, { $voices ->
        [0] keine wählbaren Stimmen
        [one] eine Stimme
       *[other] { $voices } Stimmen
    }
devices-usable-plain =
    { $id }, { $name }: bereit, { $voices ->
        [0] keine wählbaren Stimmen
        [one] eine Stimme
       *[other] { $voices } Stimmen
    }
devices-unusable = { $id }, { $name }: nicht bereit. { $why }
devices-display = Braillezeile: { $cells } Zellen
devices-no-display-absent =
    Keine Braillezeile über BRLTTY. { $system ->
        [windows] NVDA oder JAWS zeigt das Spiel auf der Zeile, sobald der Screenreader läuft. Für die eigene Ansicht starte BRLTTY mit BrlAPI.
        [macos] VoiceOver zeigt das Fenster auf der Zeile, sobald es läuft. BRLTTY braucht es dafür nicht.
        [debian] Starte BRLTTY mit: sudo systemctl start brltty. Fehlt es: sudo apt install brltty. Die Verbindung kommt von selbst.
       *[linux] Starte BRLTTY; fehlt es, installiere das Paket brltty deines Systems. Die Verbindung kommt von selbst.
    }
devices-no-display-refused =
    Keine Braillezeile: BRLTTY lehnt ab. { $system ->
        [windows] Setze in der Datei brltty.conf api-parameters auf Auth=none, und starte BRLTTY neu.
        [debian] Nimm deinen Benutzer in die Gruppe auf, die den BrlAPI-Schlüssel lesen darf: sudo adduser dein-name brlapi. Melde dich dann neu an.
       *[linux] Gib deinem Benutzer Leserecht auf den BrlAPI-Schlüssel, meist durch die Gruppe brlapi.
    }
devices-no-display-nonsense = Keine Braillezeile: am Port von BRLTTY antwortet etwas anderes. Prüfe die Umgebungsvariable BRLAPI_HOST.
devices-no-display-silent =
    Keine Braillezeile: BRLTTY antwortet nicht. { $system ->
        [windows] Starte BRLTTY neu, in den Diensten von Windows.
        [debian] Starte BRLTTY neu mit: sudo systemctl restart brltty.
       *[linux] Starte BRLTTY neu.
    }
devices-no-display-closed =
    Keine Braillezeile: BRLTTY hat die Verbindung beendet. { $system ->
        [windows] Starte BRLTTY neu, in den Diensten von Windows.
        [debian] Starte BRLTTY neu mit: sudo systemctl restart brltty.
       *[linux] Starte BRLTTY neu.
    }
devices-liblouis =
    liblouis { $version } übersetzt in Brailleschrift, { $origin ->
        [package] aus dem Paket braillespiel-liblouis
       *[system] aus dem System
    }
devices-braille-ours = Brailleschrift: die des Programms, auf der Zeile von BRLTTY
devices-braille-reader = Brailleschrift: die von { $name }, in der Tabelle, die dort eingestellt ist
devices-braille-nobody = Brailleschrift: zurzeit auf keiner Zeile
devices-sentence = Hier spricht { $name }. Viel Spaß beim Spielen.
error-seat = Platz { $seat } gibt es nicht. Es sind { $seats } Plätze, gezählt ab 1.
error-level = Keine Stärke heißt { $name }. Es gibt: { $known }.
error-bots-count = { $bots } Stärken für { $seats } Plätze. Nenne eine je Platz, oder nur eine für alle.
error-matches = { $matches } Partien gehen nicht. Nenne eine Zahl ab 1.
error-no-dots = Für { $game } gibt es kein Bild aus tastbaren Punkten, nur für cubus und hexaducto.
error-file-write = { $file } lässt sich nicht schreiben: { $reason }. Wähle einen anderen Namen oder Ordner.
error-interrupted = Abgebrochen.
error-output = Die Ausgabe lässt sich nicht schreiben: { $reason }. Schaff dort Platz, oder leite sie anderswohin.
error-system = Mit { $file } geht etwas nicht: { $reason }. Prüf den Namen und die Rechte.
error-window =
    Das Fenster lässt sich nicht öffnen. { $system ->
        [windows] In der Eingabeaufforderung, im Ordner des Spiels, geht es mit: { $program } --front-end terminal
       *[linux] Im Terminal geht es mit: { $program } --front-end terminal
    }
error-terminal = Dieses Terminal lässt sich nicht lesen. Im Fenster geht es mit: { $program } --front-end window
error-front-end-lost = Fenster oder Terminal antworten nicht mehr. Die Partie ist gespeichert; starte das Spiel neu.
error-apply-empty = Nach --apply fehlt der Zug. Welche möglich sind, zeigt der Befehl ohne --apply.
error-json = { $file } ist ab Zeile { $line }, Spalte { $column } kein gültiges JSON. Prüf dort Kommas, Klammern und Anführungszeichen.
error-option-game = Eine Option gilt für ein Spiel. Nenn auch das Spiel, zum Beispiel: play hexaducto --option puzzle=daily
error-braille-size = Keine Braillezeile hat die Größe { $size }. Nenne 12 bis 80 Zellen, zum Beispiel 40 oder 20x2.
error-voice = Keine Stimme heißt { $name }. Es gibt: { $known }.
error-option-without = Sag dazu, was { $option } sein soll: { $option }=WERT. Den Regeltext zeigt der Befehl rules.
error-setting-unknown = Keine Einstellung heißt { $name }. Es gibt: { $known }.
error-setting-value = { $name } kann nicht { $value } sein. Möglich: { $known }.
error-other = Das geht nicht: { $rule }. { $details }
cli-transcript = alles, was gedrückt, gehört und gefühlt wird, in diese Datei schreiben
cli-matches-list = Partien auf diesem Computer auflisten, als Datei speichern, aus einer Datei laden
cli-matches-export = diese Partie als Datei speichern
cli-matches-out = Name der Datei
cli-matches-import = eine Partie aus dieser Datei laden
matches-exported = Gespeichert in { $path }
matches-imported = Geladen, sie ist jetzt Partie { $number }.
matches-none = Noch keine Partien.
matches-line =
    { $number }: { $game }, { $names }, { $when }{ $over ->
        [yes]
            { $won ->
                [0] , zu Ende
                [one] , gewonnen von { $winners }
               *[other] , geteilter Sieg für { $winners }
            }
       *[no] , nicht zu Ende
    }
cli-erase = alles löschen, was braillespiel über dich aufbewahrt
cli-erase-yes = ohne Rückfrage löschen
erase-nothing = Nichts zu löschen: In { $folder } liegt nichts von braillespiel.
erase-sure =
    { $count ->
        [one] Das ist alles. Wirklich löschen? Es lässt sich nicht zurückholen. Tipp ja und drück die Eingabetaste; alles andere löscht nichts.
       *[other] Das ist alles, { $count } Einträge. Wirklich löschen? Sie lassen sich nicht zurückholen. Tipp ja und drück die Eingabetaste; alles andere löscht nichts.
    }
erase-kept = Nichts ist gelöscht.
erase-done = Alles ist gelöscht.
erase-playing = Gerade wird gespielt, oder ein Tisch ist offen; nichts ist gelöscht. Beende braillespiel, dann ruf den Befehl noch einmal auf.
erase-unreadable = { $path } lässt sich nicht lesen, nichts ist gelöscht: { $reason }.
erase-failed = { $path } lässt sich nicht löschen: { $reason }. Was davor genannt ist, ist gelöscht.
cli-report = eine lesbare Datei über diesen Computer und die letzte Partie schreiben, für jemanden, der dir hilft
cli-report-out = Name der Datei; sonst braillespiel-report.txt
cli-report-hands = auch deine eigene Hand hineinschreiben; sonst nur, was alle am Tisch wissen dürfen
report-title = Bericht von braillespiel
report-program = braillespiel { $version }
report-python = Python { $version }
report-system = System: { $name }
report-page = In einem Browser
report-no-display = Braillezeile: keine, die das Programm ansteuert
report-setting = { $name }: { $value }
report-own = eine eigene Angabe
report-settings =
    { $count ->
        [0] Einstellungen: alle wie mitgeliefert
        [one] Einstellungen: eine ist anders als mitgeliefert
       *[other] Einstellungen: { $count } sind anders als mitgeliefert
    }
report-no-match = Auf diesem Computer liegt keine Partie.
report-match =
    Die letzte Partie: { $game }, { $seats ->
        [one] eine Person
       *[other] { $seats } Personen
    }, { $count ->
        [0] noch nichts gesagt
        [one] ihr letzter Satz
       *[other] ihre letzten { $count } Sätze
    }
report-hands = Mit der Hand der ersten Person, ohne Namen
report-no-hands = Ohne Hände, ohne Namen
report-sure = Das ist der ganze Bericht. Er bleibt auf diesem Computer. Als { $path } aufheben? Tipp ja und drück die Eingabetaste; alles andere hebt nichts auf.
report-kept = Der Bericht liegt in { $path }. Nichts wurde verschickt; du entscheidest, wem du ihn gibst.
report-not-kept = Nichts ist aufgehoben.
report-exists = { $path } gibt es schon und ist nicht überschrieben. Wähl mit --out einen anderen Namen.
cli-keys = die ganze Tastentabelle ausgeben
cli-keys-json = alle Tasten als ein JSON-Feld
cli-keys-markdown = als Seite für die Dokumentation
cli-keys-title = Alle Tasten
cli-keys-about = Gemacht mit `braillespiel keys --markdown`; `braillespiel keys` gibt dasselbe als Text aus, `--json` als Daten. Alle Tasten kannst du in den Einstellungen (F2) ändern. Im Programm sagt F1, welche davon gerade etwas tun.
cli-keys-head = | Taste | was sie tut |
# Lektionen.
cli-lessons = die Lektionen auflisten, eine prüfen, eine vorspielen, fertige Stunden drucken
cli-lessons-check = die Datei einer Lektion prüfen und sagen, was daran falsch ist
cli-lessons-file = die Datei der Lektion, NAME.json; ihre Sätze stehen daneben in NAME.de.ftl und NAME.en.ftl
cli-lessons-print = fertige Stunden für eine Klasse als Dateien schreiben: zum Drucken und in Braille
cli-lessons-print-id = Namen fertiger Stunden; ohne einen alle
cli-lessons-print-out = Ordner für die Dateien
cli-lessons-print-format = welche Dateien, mit Kommas getrennt: { $known }; ohne Angabe alle
cli-lessons-print-table = Brailletabelle, zum Beispiel de-g2 für Kurzschrift; ohne Angabe die der Sprache ohne Kürzungen
cli-lessons-try = eine Lektion mit ihren eigenen Tasten vorspielen
cli-lessons-id = der Name der Lektion
lessons-line =
    { $id }: { $title }, { $steps ->
        [one] ein Schritt
       *[other] { $steps } Schritte
    }
lessons-right =
    In Ordnung, { $steps ->
        [one] ein Schritt
       *[other] { $steps } Schritte
    }.
lessons-at-step = Schritt { $step }: { $reason }
lessons-ready-unknown = Keine fertige Stunde heißt { $id }. Es gibt: { $known }.
lessons-print-format = Das Format { $format } gibt es nicht. Es gibt: { $known }.
lessons-print-progress = { $title }: { $number } von { $count }
lessons-printed =
    { $count ->
        [one] Eine Stunde
       *[other] { $count } Stunden
    }, { $files ->
        [one] eine Datei
       *[other] { $files } Dateien
    } in { $folder }.
lessons-unknown = Keine Lektion heißt { $id }. Es gibt: { $known }.

## Netzwerktische

cli-serve = einen Netzwerktisch öffnen, ohne selbst zu spielen
cli-serve-game = Name des Spiels; ohne Angabe wählt jemand am Tisch
cli-serve-seats = Zahl der Plätze; sind alle besetzt, beginnt die Partie, und danach schließt der Tisch
cli-port = Nummer des Ports, 0 für einen beliebigen freien
cli-code = die sechs Ziffern, mit denen man beitritt; ohne Angabe zufällig
cli-table-name = Name des Tischs
cli-bind = den Tisch nur unter dieser Adresse des Computers erreichbar machen
cli-loopback-only = den Tisch nur von diesem Computer aus erreichbar machen
cli-plain = ohne Verschlüsselung und Code, für Messungen; nur zusammen mit --loopback-only
cli-web-port = Port der Seite für Browser; ohne Angabe ein beliebiger freier
cli-no-web = ohne Seite für Browser
cli-cert = Zertifikat (PEM), mit dem die Seite über https kommt; zusammen mit --key
cli-key = privater Schlüssel zum Zertifikat (PEM)
cli-join = einen Computerspieler an einem Netzwerktisch mitspielen lassen und ausgeben, was sein Platz hört und fühlt
cli-join-address = Adresse des Tischs, zum Beispiel 192.168.1.20:24111
cli-join-code = die sechs Ziffern des Tischs
cli-join-name = Name des Computerspielers am Tisch
cli-join-bot = Spielstärke; like-me: so stark, wie deine Ergebnisse gegen solche Computerspieler auf diesem Rechner verlangen
cli-join-seed = Zufallszahl des Computerspielers
cli-join-plain = der Tisch wurde mit --plain geöffnet
cli-serve-network = Der Tisch ist für alle in deinem Netzwerk offen. Adresse { $address }, Code { $code }. Strg+C schließt ihn.
cli-serve-loopback = Der Tisch ist offen, nur von diesem Computer aus. Adresse { $address }, Code { $code }. Strg+C schließt ihn.
cli-serve-page = Im Browser, ohne Installation: { $address }
cli-serve-read-along = Die Seite ist nicht verschlüsselt: Wer im selben WLAN mitliest, kann den Code, die Namen und die Karten der Browserplätze sehen.
cli-table-came = Neu am Tisch: { $name }.
cli-table-went = Gegangen: { $name }.
cli-table-fell-out = Verbindung verloren, Platz reserviert: { $name }.
cli-table-back = Wieder da: { $name }.
cli-table-removed = Entfernt: { $name }.
cli-table-began = Die Partie beginnt.
cli-table-over = Die Partie ist vorbei.
cli-table-ended = Die Partie wurde vorzeitig beendet.
cli-table-paused = Partie angehalten von { $name }.
cli-table-goes-on = Die Partie geht weiter.
cli-table-bot-plays = Der Computer spielt für { $name } weiter.
cli-table-took-chair-back = { $name } spielt wieder selbst.
cli-table-missing = Die anderen werden gefragt, wie es ohne { $name } weitergeht.
cli-table-store-waits = Nichts lässt sich speichern, der Tisch wartet. Schaff Platz auf dem Datenträger; dann geht es von selbst weiter.
cli-table-store-again = Wieder gespeichert, nichts fehlt. Der Tisch geht weiter.
cli-table-code-ended = Zu viele falsche Codes wurden versucht. Der neue Code: { $code }. Wer da ist, bleibt da.
cli-table-new-code = Der neue Code: { $code }.
cli-table-newcomers-knock = Ab jetzt klopft an, wer neu kommt, und du lässt jeden einzeln herein.
cli-table-knocks = { $name } klopft an. { $number } und Enter lässt herein, -{ $number } und Enter weist ab. Wenn zehn Minuten lang niemand antwortet, kommt herein, wer den Code kennt.
cli-table-let-in = Hereingelassen: { $name }.
cli-table-turned-away = Abgewiesen: { $name }.
cli-table-knock-gone = Nicht mehr an der Tür: { $name }.
cli-table-knocking-over = Zehn Minuten lang hat niemand geantwortet: Wer den Code kennt, kommt wieder herein.
cli-table-nobody-knocks = Unter dieser Nummer klopft niemand an. Tippe die Nummer von jemandem, der anklopft, oder ein Minus und die Nummer.
cli-table-refused = Von { $name } aus wurde jemand nicht hereingelassen.
error-plain-alone = --plain geht nur zusammen mit --loopback-only. Lass --plain weg oder füge --loopback-only hinzu.
error-bind-loopback = --bind geht nicht zusammen mit --loopback-only. Lass eins von beiden weg.
error-port = Es gibt keinen Port { $port }. Nenne eine Zahl von 1 bis 65535, oder 0 für irgendeinen freien.
error-code = { $code } ist kein Code. Ein Code hat sechs Ziffern.
error-table-name = Der Tisch kann nicht { $name } heißen. Ein Name hat 1 bis 40 Buchstaben oder Ziffern.
error-host-in-use = Auf diesem Computer ist schon ein Tisch offen. Schließ ihn zuerst, oder wähle mit BRAILLESPIEL_HOME einen anderen Datenordner.
error-serve-game = --option und --seed gelten für ein Spiel. Nenn auch das Spiel, zum Beispiel: serve six --option untimed=true
error-listen = Der Tisch lässt sich hier nicht öffnen: { $reason }. Wähle einen anderen Port oder eine andere Adresse.
error-serve-not-kept = Nicht alles ist gespeichert: Die letzten Züge fehlen, der Datenträger nahm nichts mehr an. Schaff dort Platz, bevor du wieder öffnest.
error-cert-key = --cert und --key gehören zusammen. Gib beide an oder keins.
error-cert = Zertifikat oder Schlüssel lassen sich nicht lesen: { $reason }. Beide müssen PEM-Dateien sein, die zusammengehören, der Schlüssel ohne Passwort.

## Ein Fehler des Programms selbst, ohne Konsole gesagt.

error-unexpected = braillespiel ist wegen eines Fehlers im Programm zu Ende: { $reason }. Was gespielt war, ist gespeichert. Starte es neu; kommt der Fehler wieder, schick uns die Datei errors.log aus dem Datenordner.

## Eine Klasse

cli-serve-class = eine Klasse öffnen: mehrere Tische, ein Pult für die Lehrkraft, eine Seite für den Beamer
cli-serve-roster = Liste der Klasse (CSV oder TOML), mit --class
cli-class-open = Die Klasse ist offen. Adresse { $address }, Code { $code }. Strg+C schließt sie; beim nächsten Mal geht sie weiter.
cli-class-desk = Das Pult, nur auf diesem Computer ohne Code: { $address }
cli-class-desk-code = Das Pult, mit dem Code { $code }, der nur für die Lehrkraft ist: { $address }
cli-class-projector = Für den Beamer: { $address }
error-class-game = Mit --class wird am Pult gewählt, was gespielt wird. Lass das Spiel, --seats, --option und --seed weg.
error-roster-class = --roster und --password-file gehören zu einer Klasse. Nimm --class dazu.

## Die Sätze einer Sprache. $name ist ein Bereich ("client"), eine Sprache oder ein Ordner.

cli-words = die Sätze einer Sprache prüfen und zeigen
cli-words-check = nach Bereichen nennen, was fehlt, kaputt oder fraglich ist; der Status ist 1, wenn etwas kaputt ist
cli-words-show = jeden Satz eines Bereichs mit einem Beispiel zeigen, neben dem englischen
cli-words-variables = sagen, was für jede Variable der Sätze kommt
cli-words-language = das Kürzel der Sprache: fr, pt-BR
cli-words-area = der Bereich: client, cards, games/six
error-words-language = Eine Sprache { $name } gibt es nicht. Leg den Ordner { $folder } an und ihre Dateien hinein.
error-words-area = Einen Bereich { $name } gibt es nicht. Wähl einen von diesen: { $known }.
words-check-area = { $name }: { $count } von { $most } Sätzen.
words-check-all = { $count } von { $most } Sätzen insgesamt.
words-check-broken =
    { $count ->
        [0] Nichts ist kaputt.
        [one] Einer ist kaputt. Dort wird etwas anderes gesagt.
       *[other] { $count } sind kaputt. Dort wird etwas anderes gesagt.
    }
words-check-file = Kaputt, nicht zu lesen, { $count }:
words-check-value = Kaputt, ein Wert, den es nicht gibt, { $count }:
words-check-choose = { $value }. Wähl einen von diesen: { $known }.
words-check-syntax = Kaputt, nicht zu verstehen, { $count }:
words-check-variable = Kaputt, eine Variable, die nie kommt, { $count }:
words-check-reference = Kaputt, aus etwas gemacht, das fehlt, { $count }:
words-check-silent = Kaputt, sagt nichts, { $count }:
words-check-missing = Fehlt, { $count }:
words-check-wording = Ein Wortlaut fehlt, ein längerer wird gesagt, { $count }:
words-check-unused = Eine Variable ist ausgelassen, { $count }:
words-check-extra = Wird nie gesagt, { $count }:
words-check-twice = Zweimal da, nur der erste zählt, { $count }:
words-check-equal = Dasselbe wie auf Englisch, { $count }:
words-check-long = Länger als 20 Zellen, anders als auf Englisch, { $count }:
words-check-more = Das hier nennt, was in einem Bereich fehlt: { $program } words check { $name } AREA
cli-stood-in =
    { $count ->
        [one] Für einen Satz wurde Englisch gesagt oder ein längerer Wortlaut.
       *[other] Für { $count } Sätze wurde Englisch gesagt oder ein längerer Wortlaut.
    } Das hier nennt, was fehlt oder kaputt ist: { $program } words check { $name }
