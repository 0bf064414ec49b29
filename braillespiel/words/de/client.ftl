### Die Sätze des Programms selbst. Wert: voller Wortlaut; .brief: kurz; .braille: für die Zeile.


## Überall

edge = Rand
only-so-many = Nur { $count } hier
    .braille = nur { $count }
place = { $number } von { $count }
    .braille = { $number }/{ $count }
key-unknown = { $key } hat hier keine Bedeutung. { $help-key } nennt die Tasten.
    .normal = { $key } bedeutet hier nichts, { $help-key } hilft
    .brief = { $key }: nichts, { $help-key } hilft
    .braille = { $key }: nichts, { $help-key } hilft
    .display = { $key }: nichts
    .display-full = { $key } hat hier keine Bedeutung.
    .page = { $key } hat hier keine Bedeutung. Der Knopf Hilfe nennt die Tasten.
key-nothing-here = Hier ohne Wirkung. { $help-key } nennt die Tasten.
    .brief = Hier ohne Wirkung
    .braille = keine wirkung
    .display-full = Hier ohne Wirkung. Die Hilfe nennt die Tasten deiner Zeile.
    .page = Hier ohne Wirkung. Der Knopf Hilfe nennt die Tasten.
press-again = Zum Ausführen noch einmal Eingabe
    .braille = nochmal enter
    .display = nochmal routing
    .display-full = Zum Ausführen noch einmal die Routingtaste
route-nothing = Nichts an dieser Stelle
    .braille = nichts
message-aside = Meldung weggelegt, sie wartet
    .brief = Weggelegt
    .braille = weggelegt, sie wartet
repeat-nothing = Noch wurde nichts gesagt
    .braille = nichts
goodbye = Auf Wiedersehen
answer-no = Nein
answer-yes = Ja
switch-on = an
switch-off = aus
buffer-all = alle Meldungen
    .braille = alle
buffer-mine = meine Züge
    .braille = meine
buffer-others = Züge der anderen
    .braille = andere
buffer-chat = Chat
buffer-count =
    { $count ->
        [0] leer
        [one] eine Meldung
       *[other] { $count } Meldungen
    }
    .brief = { $count }
messages-read =
    { $count ->
        [one] Eine Meldung gilt als gelesen
       *[other] { $count } Meldungen gelten als gelesen
    }
    .brief = { $count } gelesen
messages-read-none = Keine ungelesene Meldung
    .brief = Nichts ungelesen
history-oldest = Älteste Meldung erreicht
    .brief = Keine ältere
    .braille = keine ältere
history-newest = Neueste Meldung erreicht
    .brief = Keine neuere
    .braille = keine neuere
history-nothing = Noch ist nichts passiert
    .normal = Noch nichts passiert
    .brief = Noch nichts
    .braille = noch nichts
history-empty = Keine Meldungen in diesem Puffer
    .brief = Leer
    .braille = leer

## Menüs

menu-empty = Leer
menu-not-closable = Hier geht es nur mit einer Antwort weiter
    .brief = Erst antworten
    .braille = erst antworten
menu-no-help = Keine weitere Erklärung
    .braille = keine erklärung
menu-no-match = { $letters }: kein Eintrag beginnt so
    .normal = { $letters }: kein Eintrag
    .brief = { $letters }: keiner
    .braille = nichts mit { $letters }
prompt-empty = Leer
    .braille = leer.
prompt-keys = Eingabe, wenn fertig, Escape bricht ab
    .brief = { "" }
    .braille = enter nimmt an, esc bricht ab
    .display = routing nimmt an, rück bricht ab
    .display-full = Routingtaste, wenn fertig; die Rücksprungtaste bricht ab
    .page = Eingabe, wenn fertig, der Knopf Zurück bricht ab
prompt-keys-held = Eingabe, wenn fertig, Escape bricht ab, { $key } leert
    .brief = { $key } leert
    .braille = enter nimmt an, esc bricht ab, { $key } leert
    .display = routing nimmt an, rück bricht ab, { $key } leert
    .display-full = Routingtaste, wenn fertig; die Rücksprungtaste bricht ab, { $key } leert
    .page = Eingabe, wenn fertig, der Knopf Zurück bricht ab, { $key } leert
prompt-proposed = Tippen ersetzt es
    .braille = tippen
prompt-deleted = { $character } gelöscht
    .braille = -{ $character }
prompt-full = Voll, mehr Zeichen passen nicht
    .brief = Voll
    .braille = voll
prompt-number-sign = Zahlzeichen
    .braille = zahlzeichen
prompt-blank = Leerzeichen
    .braille = leerzeichen

## Hauptmenü

main-title = braillespiel, Hauptmenü
    .brief = Hauptmenü
    .braille = hauptmenü
main-new = Neues Spiel
main-learn = Lernen
main-resume =
    Weiterspielen, { $count ->
        [one] eine Partie
       *[other] { $count } Partien
    }
    .braille = weiter { $count }
main-settings = Einstellungen
main-rules = Spielregeln
main-statistics = Statistik
main-labels = Etiketten für echte Karten
    .brief = Etiketten
main-help = Hilfe und Tasten
    .brief = Hilfe
main-quit = Beenden
quit-sure = Programm beenden?
    .braille = beenden?
choose-game = Welches Spiel?
game-slow = { $game } aus dem Paket { $package } antwortet seit { $seconds } Sekunden nicht. Gleich wird abgebrochen; hilft das nicht, schließ das Programm. Die Partie bleibt.
    .brief = { $game } antwortet nicht; gleich wird abgebrochen. Die Partie bleibt.
    .braille = { $game } aus { $package } stumm { $seconds }s, bleibt, sonst schließen
game-shows-nothing = Dieses Spiel zeigt hier nichts
    .braille = nichts da
game-unworded = { $kind }: { $name }
    .braille = { $kind } { $name }
game-more = und { $count } weitere
    .braille = +{ $count }
game-cut-off = … gekürzt
    .braille = … gekürzt
game-not-here = { $game }, nicht installiert
    .braille = { $game } nicht da
game-broken = { $game } aus dem Paket { $package } bleibt weg: { $reason }
    .brief = { $game } bleibt weg
    .braille = { $game } aus { $package } bleibt weg: { $reason }
games-reading = Spiele aus anderen Paketen werden noch gelesen
    .brief = gleich mehr Spiele
    .braille = gleich mehr spiele
match-game-missing = Zu dieser Partie gehört { $game }, und das ist hier nicht installiert. Sie bleibt aufgehoben; installiere das Spiel, dann kannst du sie öffnen.
    .brief = { $game } ist nicht installiert; die Partie bleibt
    .braille = { $game } nicht da, partie bleibt
rules-choose = Regeln welches Spiels?
    .braille = regeln: spiel?
rules-of = Regeln: { $game }
resume-title = Weiterspielen
resume-entry =
    { $game }, { $when }{ $others ->
        [0] { "" }
       *[other] , mit { $names }
    }, { $actions ->
        [0] noch kein Zug
        [one] ein Zug
       *[other] { $actions } Züge
    }
    .brief =
        { $game }, { $when }{ $others ->
            [0] { "" }
           *[other] , { $names }
        }
    .braille =
        { $game } { $when }{ $others ->
            [0] { "" }
           *[other] { " " }{ $names }
        }
moment =
    { $day }. { $month ->
        [1] Januar
        [2] Februar
        [3] März
        [4] April
        [5] Mai
        [6] Juni
        [7] Juli
        [8] August
        [9] September
        [10] Oktober
        [11] November
       *[12] Dezember
    } { $year }, { $time } Uhr
    .brief = { $day }.{ $month }., { $time }
    .braille = { $day }.{ $month }. { $time }
moment-today = heute { $time } Uhr
    .braille = { $time }
moment-yesterday = gestern { $time } Uhr
    .braille = gestern { $time }
resume-help = Eingabe spielt weiter, Entfernen löscht, Pfeil rechts zeigt beides zur Wahl.
    .display-full = Die Routingtaste spielt weiter; die Liste der { $bottom-key } der Zeile löscht auch.
    .page = Eingabe spielt weiter, Pfeil rechts zeigt, was sonst geht.
match-delete = Löschen
match-deleted = Gelöscht: { $match }
    .braille = gelöscht: { $match }
delete-sure = Löschen? { $match }
    .braille = löschen? { $match }
statistics-title = Statistik
statistics-empty = Noch keine Partie: Hier zählt die erste, die du zu Ende spielst.
    .brief = Noch keine Partie
    .braille = noch keine partie
statistics-reset = Statistik löschen
    .braille = löschen
statistics-reset-sure = Wirklich die ganze Statistik löschen?
    .braille = alles löschen?
main-damaged =
    { $count ->
        [one] Eine beschädigte Partie, nicht zu öffnen
       *[other] { $count } beschädigte Partien, nicht zu öffnen
    }
    .brief = Beschädigte Partien: { $count }
    .braille = { $count } beschädigt
damaged-delete-sure = Die beschädigten Partien löschen?
    .braille = beschädigte löschen?
damaged-deleted = Gelöscht
    .braille = gelöscht
menu-more = alles zur Wahl, was mit diesem Eintrag geht
    .braille = was hier geht

## Eine Partie vorbereiten

setup-start = Spiel beginnen
setup-seats = Zahl der Plätze
    .brief = Plätze
setup-seat = Platz { $number }
    .braille = p{ $number }
setup-seat-help = Links und rechts wählen zwischen Mensch und Computer, Eingabe ändert den Namen eines Menschen.
    .display-full = Die Routingtaste ändert den Namen eines Menschen; aus einem Computer macht sie den nächsten, zuletzt einen Menschen.
setup-name = Name für Platz { $number }
setup-solved = gelöst
setup-number = Nummer
setup-number-help = Dieselbe Nummer gibt überall dieselben Karten: So spielt eine ganze Klasse dieselbe Partie. Eingabe ändert sie.
    .display-full = Dieselbe Nummer gibt überall dieselben Karten: So spielt eine ganze Klasse dieselbe Partie. Die Routingtaste ändert sie.
setup-number-none = zufällig
    .brief = zufällig
setup-number-ask = Nummer der Partie, höchstens 9 Ziffern. Leer heißt zufällig.
    .brief = Nummer
    .braille = nummer
setup-number-wrong = { $text } ist keine Nummer: nur Ziffern, höchstens 9.
    .brief = Nur Ziffern, höchstens 9
    .braille = { $text } nur ziffern, höchstens 9
setup-no-person = Mindestens ein Platz muss ein Mensch sein. Links und rechts ändern einen Platz.
    .display-full = Mindestens ein Platz muss ein Mensch sein. Die Routingtaste über einem Platz ändert ihn.
    .brief = Ein Mensch muss mitspielen
    .braille = ein mensch fehlt
player-name = Spieler { $number }
player-human = Mensch
player-easy = Computer, leicht
    .braille = c leicht
player-normal = Computer, mittel
    .braille = c mittel
player-hard = Computer, schwer
    .braille = c schwer
player-like-me = Computer, wie du
    .braille = c wie du
# $names: die Computerspieler, deren Stärke den Ergebnissen folgt.
like-me = { $names } spielt etwa so gut wie du.
    .brief = { $names } wie du
    .braille = { $names } wie du
like-me-all = { $names } spielen etwa so gut wie du.
    .brief = { $names } wie du
    .braille = { $names } wie du
bot-name-0 = Ada
bot-name-1 = Louis
bot-name-2 = Valentin
bot-name-3 = Helen
bot-name-4 = Jakob
bot-name-5 = Frida
bot-name-6 = Oskar
bot-name-7 = Marie

## Am Tisch

take-back-race = In einem Rennen gibt es kein Zurücknehmen
    .brief = kein Zurücknehmen
    .braille = kein zurück
standstill = Nur zum Ansehen, niemand ist am Zug. { $reason }
    .brief = Nur zum Ansehen. { $reason }
    .braille = nur Ansicht: { $reason }
marked = markiert
mark-sign = Vor der Karte, wo sonst die Lücke ist
    .braille = ⡇
mark-sign-means = markiert
unmarked = nicht mehr markiert
    .brief = unmarkiert
    .braille = unmarkiert
# $item: worauf der Fokus steht.
mark-useless = { $item } lässt sich nicht markieren
    .braille = nicht markierbar: { $item }
marked-count = { $count } markiert
    .braille = { $count } markiert
marks-cleared = Keine Karte mehr markiert
    .brief = Markierung weg
    .braille = keine markierung
times = { $count }-mal { $thing }
    .braille = { $count }x { $thing }
hex-only = Nur in einem Feld aus Sechsecken
    .brief = Nur im Sechseckfeld
    .braille = nur im sechseck
nothing-live = Gerade gibt es hier nichts zu tun
    .brief = Nichts zu tun
    .braille = nichts zu tun
nothing-to-do-with = Damit geht jetzt nichts: { $what }
    .brief = Geht nicht: { $what }
    .braille = geht nicht: { $what }.
nothing-to-do = Damit geht jetzt nichts
    .brief = Geht nicht
    .braille = geht nicht
nothing-with-marked = Mit den markierten Karten zusammen geht nichts. Rücktaste hebt die Markierung auf.
    .brief = So geht nichts, Rücktaste hebt die Markierung auf
    .braille = nein: rücktaste
    .display = nein, marken weg: { $bottom-key }
    .display-full = Mit den markierten Karten zusammen geht nichts. Die Liste der { $bottom-key } der Zeile hebt die Markierung auf.
known-deal = Wer die Nummer { $seed } schon gespielt hat, kennt diese Karten.
    .brief = Bekannte Karten, Nummer { $seed }
    .braille = bekannte karten, nummer { $seed }
your-turn = Du bist dran
    .brief = Dran
    .braille = dran
not-your-turn = Du bist nicht dran
    .brief = Nicht dran
    .braille = nicht dran
match-is-over = Die Partie ist zu Ende
    .brief = Zu Ende
    .braille = zu ende
match-over-keys = Umschalt S liest die Punkte einzeln, Escape öffnet das Menü.
    .braille = umschalt s punkte, esc menü
    .page = Umschalt S liest die Punkte einzeln, der Knopf Menü führt weiter.
scores-leave = Escape führt zurück an den Tisch
    .brief = Escape führt zurück
    .braille = esc tisch
    .display = rück: tisch
    .display-full = Die Rücksprungtaste führt zurück an den Tisch
    .page = Der Knopf Zurück führt zurück an den Tisch
draft-dropped = Verworfen
    .braille = verworfen
back-nothing = Nichts zurückzunehmen. Escape öffnet das Menü.
    .brief = Nichts zurück
    .braille = nichts zurückzunehmen, esc menü
    .display = nichts zurückzunehmen
    .display-full = Nichts zurückzunehmen. Was du tun kannst, listet die { $bottom-key } der Zeile auf.
    .page = Nichts zurückzunehmen. Der Knopf Menü öffnet das Menü.
end-turn-not-now = Gerade kannst du nichts beenden und nicht passen
    .normal = Nichts zu beenden, kein Passen
    .brief = Kein Passen möglich
    .braille = kein passen
end-turn-sure =
    { $count ->
        [one] Du könntest noch etwas tun.
       *[other] Du könntest noch { $count } Dinge tun.
    } Trotzdem beenden?
    .brief = Noch { $count } möglich. Beenden?
    .braille = noch { $count }. beenden?
no-hand = Dieses Spiel hat keine Hand
    .brief = Keine Hand
    .braille = keine hand
no-own-table = Dieses Spiel hat keine eigene Auslage
    .brief = Keine Auslage
    .braille = keine auslage
no-opponent = Kein Mitspieler
no-piles = Dieses Spiel hat keine Stapel
    .brief = Keine Stapel
    .braille = keine stapel
choose-action = Was tun?
hint = { $action }. Ein guter Zug
    .normal = { $action }, ein Tipp
    .brief = { $action }
    .braille = { $action } tipp
bot-failed-question = { $name }, ein Computer, kann nicht weiterspielen. Soll ein einfacherer für { $name } spielen?
    .brief = { $name } kann nicht weiter. Ein einfacherer Computer?
    .braille = bot { $name } versagt. einfacherer?
hint-failed = Kein Tipp: Der Computer, der Tipps gibt, hat versagt. Deine Partie ist gesichert.
    .brief = Kein Tipp: Computer hat versagt
    .braille = kein tipp: bot versagt
hint-only = Etwas anderes geht nicht
    .brief = Nur das
    .braille = nur das
hint-ahead = { $action }. { $gain }
    .braille = { $action } { $gain }
hint-even = Etwa so gut wie: { $other }
    .brief = Etwa gleich
    .braille = gleich { $other }
hint-better = Besser als: { $other }
    .brief = Besser
    .braille = besser als { $other }
hint-follow = { $action }?
hint-gone = Inzwischen ist etwas geschehen. H gibt einen neuen Tipp.
    .brief = Zu spät, noch einmal H
    .braille = zu spät, h
    .display = zu spät, neuer tipp
    .display-full = Inzwischen ist etwas geschehen. Hol einen neuen Tipp.
hint-thinking = Denkt nach
practice-only = Nur in Übungsspielen gegen Computer
    .brief = Nur beim Üben
    .braille = nur beim üben
take-back-nothing = Kein eigener Zug zum Zurücknehmen
    .brief = Kein Zug da
    .braille = kein zug da
taken-back = Zurückgenommen
    .braille = zurück
taken-back-redrawn = Zurückgenommen, neu gemischt
    .braille = zurück, neu gemischt
taken-back-apart = Die Partie zählt jetzt gesondert
    .brief = Zählt jetzt gesondert
    .braille = zählt extra
hand-over = { $name } ist dran. Bitte wechseln.
    .brief = { $name } ist dran
    .braille = { $name } dran
hand-over-ready = Ich bin { $name }
hand-over-menu = Spielmenü
pause = Pause für alle. Die Zeit steht.
    .brief = Pause
    .braille = pause
pause-stood-still = Pause: Alles stand still, auch die Zeit.
    .brief = Pause nach einem Stillstand
    .braille = pause: stillstand
pause-go-on = Weiterspielen
bar-paused = Pause.
game-menu = Spielmenü
game-menu-again = Noch eine Partie
    .braille = nochmal
game-menu-go-on = Weiterspielen
game-menu-table = Zurück zum Tisch
    .brief = Zum Tisch
    .braille = tisch
game-menu-leave = Zum Hauptmenü, die Partie bleibt gespeichert
    .brief = Hauptmenü, gespeichert
    .braille = hauptmenü
game-menu-leave-ended = Zum Hauptmenü, die Partie steht unter Gespielte Partien
    .brief = Hauptmenü
    .braille = hauptmenü

## Einstellungen

settings-title = Einstellungen
settings-speech = Sprache und Sprachausgabe
    .braille = sprache
settings-braille = Braille
settings-sound = Klänge
settings-play = Spielweise
settings-screen = Bildschirm
settings-keys = Tasten ändern
    .help = Alle Tasten und was sie tun, weiter unten auch die jedes Spiels. Eingabe gibt einem Befehl eine neue Taste.
report-entry = Bericht für jemanden, der dir hilft
    .brief = Bericht
    .braille = bericht
    .help = Was wissen muss, wer dir hilft: Versionen, Zeile, Einstellungen, die letzten Sätze, ohne Namen. Du gehst ihn zuerst ganz durch; nichts wird verschickt.
report-lines =
    { $count ->
        [one] Bericht, eine Zeile. Zuletzt kommt, was du damit tun kannst.
       *[other] Bericht, { $count } Zeilen. Zuletzt kommt, was du damit tun kannst.
    }
    .brief = Bericht, { $count }
    .braille = bericht { $count }
report-hand = Auch deine eigene Hand
    .brief = Eigene Hand
    .braille = eigene hand
    .help = Aus: Die Sätze sind die, die alle am Tisch wissen dürfen. An: Deine eigenen Karten werden genannt, wenn nur du hier spielst.
report-keep = Bericht aufheben
    .brief = Aufheben
    .braille = aufheben
report-keep-file = Den Bericht als { $path } aufheben? Er bleibt auf diesem Computer.
    .brief = Als { $path } aufheben?
    .braille = als { $path } aufheben?
report-keep-page = Den Bericht auf diesem Gerät aufheben, als Download? Er geht nirgendwo sonst hin.
    .brief = Herunterladen?
    .braille = herunterladen?
report-is-kept = Der Bericht liegt in { $path }. Nichts wurde verschickt; du entscheidest, wem du ihn gibst.
    .brief = In { $path }
    .braille = in { $path }
report-is-sent = Der Bericht liegt bei den Downloads dieses Geräts. Du entscheidest, wem du ihn gibst.
    .brief = Heruntergeladen.
    .braille = heruntergeladen
report-failed = { $path } lässt sich nicht schreiben: { $reason }.
    .brief = Nicht aufgehoben: { $reason }.
    .braille = nicht aufgehoben: { $reason }: { $path }
setting-keys = Eigene Tasten
setting-names = Namen der Spieler
setting-net-names = Namen am Netzwerktisch
setting-first-run = Erster Start
setting-beginner = Anfangs ganze Sätze
setting-new-games = Neue Spiele
setting-lessons = Geführte Partien
setting-window = Fenster
setting-told-place = Ort der Partien
setting-default = Standard
setting-language = Sprache
    .help = Die Sprache aller Texte. Sie gilt ab dem nächsten Start.
setting-language-auto = wie das System
    .braille = system
language-de = Deutsch
language-en = Englisch
language-fr = Französisch
setting-speech-adapter = Sprachausgabe
    .braille = ausgabe
    .help = Wer spricht. Automatisch nimmt zuerst deinen Screenreader, sonst die eingebaute Stimme.
setting-speech-adapter-auto = automatisch
setting-speech-adapter-prism = Screenreader
setting-speech-adapter-accessible-output2 = Screenreader, zweiter Weg
    .braille = reader 2
setting-speech-adapter-espeak = eingebaute Stimme
    .braille = eingebaut
setting-speech-adapter-pyttsx3 = Stimme des Systems
    .braille = system
setting-speech-adapter-terminal = nur Textzeilen
    .braille = nur text
setting-speech-adapter-off = keine
setting-speech-rate = Sprechtempo
    .braille = tempo
    .help = Von 0 bis 100, auch mit { $slower-key } und { $faster-key }. Ein Screenreader behält sein eigenes Tempo.
setting-speech-rate-value = { $value }
setting-speech-volume = Lautstärke der Stimme
    .help = Von 0 bis 100, auch mit { $softer-key } und { $louder-key }.
    .braille = lautstärke stimme
setting-speech-volume-value = { $value }
setting-speech-pitch = Stimmhöhe
    .help = Von 0 bis 100.
setting-speech-pitch-value = { $value }
setting-speech-voice = Stimme
    .help = Links und rechts gehen durch die Stimmen der Sprachausgabe.
setting-wording = Ausführlichkeit
    .help = Kurz, normal oder voll. Normal sagt deine eigenen Züge kurz und die der anderen voll. Auch mit { $wording-key }.
    .braille = wortlaut
setting-wording-brief = kurz
setting-wording-normal = normal
setting-wording-full = voll
setting-wording-own = Eigene Züge
    .help = Wie deine eigenen Züge bei normaler Ausführlichkeit gesagt werden.
    .braille = eigene züge
setting-wording-own-brief = kurz
setting-wording-own-full = voll
setting-wording-others = Züge der anderen
    .help = Wie die Züge der anderen bei normaler Ausführlichkeit gesagt werden.
    .braille = andere züge
setting-wording-others-brief = kurz
setting-wording-others-full = voll
setting-say-place = Stelle ansagen
    .help = Sagt am Ende, die wievielte Karte von wie vielen es ist.
setting-braille-display = Braillezeile
    .help =
        { $system ->
            [windows] Automatisch verbindet sich mit BRLTTY, sobald es läuft. NVDA und JAWS zeigen das Spiel auf ihrer Zeile auch ohne BRLTTY.
            [macos] Automatisch verbindet sich mit BRLTTY, sobald es läuft. VoiceOver zeigt das Fenster auf seiner Zeile auch ohne BRLTTY.
           *[linux] Automatisch verbindet sich mit BRLTTY, sobald es läuft.
        }
    .braille = zeile
setting-braille-display-auto = automatisch
setting-braille-display-off = aus
setting-braille-table = Brailleschrift
    .help = Die Tabelle für Texte.
    .braille = brailleschrift
setting-braille-table-auto = wie die Sprache
    .braille = passend zur sprache
setting-braille-table-de-g0 = Deutsch, Basisschrift
    .braille = deutsch, basis
setting-braille-table-de-g1 = Deutsch, Vollschrift
    .braille = deutsch, voll
setting-braille-table-de-g2 = Deutsch, Kurzschrift
    .braille = deutsch, kurz
setting-braille-table-de-comp6 = Deutsch, Computerbraille 6 Punkte
    .braille = deutsch, computer, sechs punkte
setting-braille-table-de-comp8 = Deutsch, Computerbraille 8 Punkte
    .braille = deutsch, computer, acht punkte
setting-braille-table-ueb-g1 = Englisch, UEB Grad 1
    .braille = englisch, grad eins
setting-braille-table-ueb-g2 = Englisch, UEB Grad 2
    .braille = englisch, grad zwei
setting-braille-table-us-comp8 = Englisch, Computerbraille 8 Punkte
    .braille = englisch, computer, acht punkte
setting-braille-table-fr = Französisch, Vollschrift
    .braille = französisch, voll
setting-braille-table-fr-g2 = Französisch, Kurzschrift
    .braille = französisch, kurz
setting-braille-table-fr-comp8 = Französisch, Computerbraille 8 Punkte
    .braille = französisch, computer, acht punkte
setting-braille-table-nl = Niederländisch
    .braille = niederländisch
setting-card-table = Kartenschrift
    .help = Wie Karten auf der Braillezeile kurz geschrieben werden.
    .braille = karten
setting-card-table-auto = wie die Sprache
    .braille = passend zur sprache
setting-card-table-cards-de = r7 als ⠗⠶, r und Punkte 2 3 5 6
    .brief = r7 als r, Punkte 2 3 5 6
    .braille = { "\uE005" }r7{ "\uE006" } als ⠗⠶
setting-card-table-cards-fr = r7 als ⠗⠻, französische Ziffern; französische Punktschriftleser haben das noch nicht gelesen
    .normal = r7 als ⠗⠻, französische Ziffern, noch nicht erprobt
    .brief = r7 als r, Punkte 1 2 4 5 6
    .braille = { "\uE005" }r7{ "\uE006" } als ⠗⠻
setting-card-table-cards-int = r7 als ⠛⠗, der Wert zuerst, g und r
    .brief = r7 als g, r
    .braille = { "\uE005" }r7{ "\uE006" } als ⠛⠗
setting-message-seconds = Meldungen auf der Zeile
    .help = Wie lange eine Meldung auf der Zeile bleibt, bis die nächste folgt. Bei null bleibt sie, bis du weiterblätterst oder eine andere Taste drückst.
    .braille = meldung
setting-message-seconds-0 = bis zu einer Taste
    .braille = bis taste
setting-message-seconds-value =
    { $value ->
        [one] eine Sekunde
       *[other] { $value } Sekunden
    }
setting-sound-volume = Lautstärke der Klänge
    .help = Von 0 bis 100, auch mit { $sound-down-key } und { $sound-up-key }. Null schaltet die Klänge aus.
    .braille = lautstärke klänge
setting-sound-volume-value = { $value }
setting-sound-duck = Klänge leiser beim Sprechen
    .help = Senkt die Klänge, solange gesprochen wird.
    .braille = klänge leiser
setting-sound-places = Orte der Klänge
    .help = Wie weit Klänge von der Seite kommen, auf der jemand sitzt: gar nicht, etwas oder ganz. Alles, was die Seite sagt, steht auch in den Worten.
    .braille = orte der klänge
setting-sound-places-off = in der Mitte
setting-sound-places-mild = etwas zur Seite
setting-sound-places-full = ganz zur Seite
setting-room-tone = Raumton
    .help = Wie laut der leise Hintergrund eines Spiels ist, solange du an seinem Tisch sitzt: Jedes Spiel hat einen eigenen. Beim Sprechen wird er viel leiser. In einer Klasse ist er still, ebenso mit einem Screenreader, der nicht meldet, wann er fertig ist.
    .braille = raumton
setting-room-tone-0 = aus
setting-room-tone-value = { $value }
room-tone-class = in einer Klasse still
room-tone-reader = hier still: Dein Screenreader meldet nicht, wann er fertig ist
    .braille = still: reader
setting-tones = Höhen als Töne
    .help = Spielt Töne dazu, wenn eine Reihe von Höhen gelesen wird und wenn eine Kiste dazukommt oder wegfällt: je höher die Säule, desto höher der Ton.
setting-practice = Übungsspiele
    .help = Erlaubt in Partien gegen Computer Tipps und das Zurücknehmen.
    .braille = übung
setting-warnings = Warnungen vor einem Zug
    .help = Sagt einmal je Partie vorher, was ein aufmerksamer Freund sagen würde: dass ein Zug eine Säule schließt, die Partie beendet oder deine Punkte verdoppelt. Die Taste noch einmal führt ihn aus. Allein, gegen Computer oder wo der Tisch Tipps erlaubt.
    .braille = warnungen
setting-redraw = Neu mischen beim Zurücknehmen
    .help = Nach dem Zurücknehmen wird neu gemischt, was du nicht wissen konntest; was du gesehen hast, verrät nichts mehr.
    .braille = neu mischen
setting-menus-wrap = Menüs laufen im Kreis
    .help = Nach dem letzten Eintrag kommt wieder der erste.
    .braille = menü im kreis
setting-slow-display = Langsame Braillezeile
    .help = Für Anzeigen mit vielen Zeilen, die etwa zwei Sekunden zum Aufbau brauchen: höchstens ein Bild in dieser Zeit, nichts Flüchtiges, und von selbst ändert sich nur die Zeile für Meldungen. Automatisch heißt: ab sechs Zeilen.
    .braille = langsame zeile
setting-slow-display-auto = automatisch
setting-slow-display-yes = ja
setting-slow-display-no = nein
setting-keys-named = Genannte Tasten
    .help = Automatisch heißt: die Tasten der Braillezeile, bis eine Taste von einer Tastatur kommt. Was du mit den Punkten der Zeile schreibst, gehört zur Zeile.
    .braille = genannte tasten
setting-keys-named-auto = automatisch
setting-keys-named-display = die der Braillezeile
    .braille = der zeile
setting-keys-named-keyboard = die der Tastatur
    .braille = der tastatur
setting-braille-status = Statuszelle
    .help = Eine Zelle neben der Zeile. Ihre linke Punktreihe zeigt, wie viele Meldungen noch warten: eine, zwei, drei oder mehr. Punkt 4: Hier liegt eine Meldung. Punkt 5: Du bist dran. Punkt 8: Rechts geht es weiter. Die Routingtaste darüber nimmt alles als gelesen.
    .braille = statuszelle
setting-braille-status-none = keine
setting-braille-status-left = links
setting-braille-status-right = rechts
setting-braille-cell-ms = Lesezeit je Zelle
    .help = So lange wartet ein Spiel auf Zeit, bis du eine Zelle gelesen hast.
    .braille = lesezeit je zelle
setting-braille-cell-ms-value = { $value } Millisekunden
    .braille = { $value } ms
setting-shared-voices = Stimmen mehrerer Personen
    .help = Woran jeder hört, wem eine Meldung gilt, wenn mehrere zugleich an einem Computer spielen.
    .braille = stimmen
setting-shared-voices-both = Tonhöhe und Seite
    .braille = höhe seite
setting-shared-voices-pitch = Tonhöhe
setting-shared-voices-side = Seite
setting-shared-voices-off = alle gleich
settings-network = Zusammen spielen
    .braille = zusammen
setting-chat = Chat
    .help = Aus: Du bekommst von niemandem Nachrichten und kannst keine schicken.
setting-hearing-seconds = Zeit zum Hören einer Ansage
    .help = So lange wartet ein Netzwerktisch höchstens auf dich, wenn es auf Zeit geht. „Wie lange du für eine Ansage brauchst“ im Warteraum misst es.
    .brief = Zeit zum Hören
    .braille = zeit zum hören
setting-hearing-seconds-value =
    { $value ->
        [one] eine Sekunde
       *[other] { $value } Sekunden
    }
    .braille = { $value } s
setting-double-press-ms = Schutz vor doppelter Eingabe
    .help = So viele Millisekunden lang löst Eingabe nichts aus, was eben erst erschienen ist.
    .braille = schutz vor doppeltem
setting-double-press-ms-value = { $value } Millisekunden
setting-bot-level = Stärke der Computerspieler
    .help = Wie stark die Computerspieler einer neuen Partie sind, wenn du dort nichts anderes wählst. Wie du: stärker nach einer gewonnenen Partie, schwächer nach einer verlorenen, sodass du etwa die Hälfte gewinnst.
    .braille = computerstärke
setting-bot-level-easy = leicht
setting-bot-level-normal = mittel
setting-bot-level-hard = schwer
setting-bot-level-like-me = wie du
setting-bot-pace = Tempo der Computerspieler
    .help = Ein Computerspieler zieht erst, wenn alles angekommen ist, was vorher geschah: gehört, und auf der Zeile gelesen. Danach wartet er noch so lange. Ohne heißt, er wartet auf niemanden. Gilt ab der nächsten Partie.
    .braille = tempo computer
setting-bot-pace-none = ohne Pause
    .braille = ohne
setting-bot-pace-short = kurz, 0,2 Sekunden
    .braille = kurz
setting-bot-pace-normal = normal, 0,4 Sekunden
    .braille = normal
setting-bot-pace-long = lang, 1,5 Sekunden
    .braille = lang
setting-front-end = Oberfläche
    .help = Fenster oder Textkonsole. Gilt ab dem nächsten Start.
setting-front-end-auto = automatisch
setting-front-end-window = Fenster
setting-front-end-terminal = Textkonsole
setting-screen-reader = Screenreader liest das Fenster
    .help = An: Dein Screenreader liest das Fenster selbst, die eigene Stimme schweigt. Auch mit { $reader-key }.
    .braille = reader fenster
setting-theme = Farben
    .help = Die Farben des Fensters.
setting-theme-dark = dunkel
setting-theme-light = hell
setting-theme-yellow = gelb auf schwarz
    .braille = gelb schwarz
setting-theme-safe = für Farbenblinde
    .braille = farbenblind
setting-zoom = Vergrößerung
    .help = Von 100 bis 400 Prozent, auch mit Steuerung plus und minus.
setting-zoom-value = { $value } Prozent
setting-braille-viewer = Braille im Fenster zeigen
    .help = Zeigt die Braillezeile als Punkte und als Schrift.
    .braille = braille fenster
setting-magnifier = Lupe
    .help = Zeigt nur das Fokussierte, sehr groß, unten im Fenster.
setting-reduced-motion = Weniger Bewegung
    .help = Nichts im Fenster bewegt sich.
    .braille = ruhig

## Tasten ändern

keys-reset = Alle Tasten zurücksetzen
    .braille = alle zurück
keys-were-reset = Alle Tasten sind zurückgesetzt
    .braille = tasten wie anfang
press-new-key = Neue Taste drücken für: { $command }
    .braille = taste für { $command }
press-new-key-cancel = Abbrechen
key-taken = Schon vergeben: { $command }. Drück eine andere Taste, oder geh nach unten und nimm sie trotzdem.
    .brief = Schon vergeben: { $command }
    .braille = vergeben: { $command }
key-take = { $key } trotzdem nehmen. { $others }
    .braille = { $key } nehmen; { $others }
key-gets = { $command }: bekommt { $key }
    .braille = { $command }: { $key }
key-keeps = { $command }: behält { $keys }
    .braille = { $command }: noch { $keys }
key-loses = { $command }: bleibt ohne Taste
    .braille = { $command }: ohne taste
key-hidden = { $command }: in { $game } nicht mit dieser Taste
    .braille = { $command }: nicht in { $game }
keys-of-game = { $game }: eigene Tasten
    .braille = { $game }
keys-undo = Letzte Änderung zurücknehmen
    .braille = zurücknehmen
keys-undo-there = Zurücknehmen kannst du es am Ende der Liste
    .brief = Zurück am Ende der Liste
    .braille = zurück am listenende
keys-undone = Zurückgenommen
    .braille = zurückgenommen
key-letters = Buchstaben suchen in Menüs Einträge; wähl eine andere Taste
    .brief = Keine Buchstaben in Menüs
    .braille = keine buchstaben
key-unnamed = Diese Taste hat keinen Namen; wähl eine andere Taste
    .braille = ohne namen, andere taste
key-typed = { $key } schreibt beim Tippen ein Zeichen; wähl eine andere Taste
    .brief = { $key } schreibt ein Zeichen
    .braille = { $key } schreibt
key-changed = { $key } ist die neue Taste
    .braille = neu: { $key }

## Hilfe

help-here = Hilfe: was hier geht. Noch einmal { $help-key }: alle Tasten
    .normal = Was hier geht. Noch einmal { $help-key }: alle Tasten
    .brief = Was hier geht
    .braille = hilfe
    .display-full = Hilfe: was hier geht
    .page = Hilfe: was hier geht. Alle Tasten: tippe { $help-key }
help-all = Alle Tasten
help-type = Tippen ersetzt den Vorschlag oder schreibt hinten weiter; Pfeile lesen vor und behalten ihn
    .braille = tippen: schreiben
help-walk = durch die Einträge
    .braille = wählen
help-change = Wert ändern
    .braille = ändern
help-letters = Buchstaben: zu einem Eintrag springen
    .braille = buchstaben: suchen
key-none = keine Taste
key-name-up = Pfeil hoch
key-name-down = Pfeil runter
key-name-left = Pfeil links
key-name-right = Pfeil rechts
key-name-enter = Eingabe
key-name-space = Leertaste
key-name-escape = Escape
key-name-type = tippe
key-name-backspace = Rücktaste
key-name-tab = Tab
key-name-home = Pos 1
key-name-end = Ende
key-name-pageup = Bild hoch
key-name-pagedown = Bild runter
key-name-delete = Entfernen
    .braille = entf
key-name-insert = Einfügen
key-name-pause = Pause
key-name-num5 = Ziffernblock 5
key-name-dots = Punkte { $dots }
key-name-shift = Umschalt
key-name-ctrl = Steuerung
key-name-alt = Alt
key-name-plus = Plus
key-name-minus = Minus
key-name-num1 = Ziffernblock 1
key-name-num3 = Ziffernblock 3
key-name-num4 = Ziffernblock 4
key-name-num6 = Ziffernblock 6
key-name-num7 = Ziffernblock 7
key-name-num9 = Ziffernblock 9
key-name-braillepanleft = Zeile zurück
key-name-braillepanright = Zeile weiter
key-name-braillelineup = Zeile hoch
key-name-braillelinedown = Zeile runter
key-name-brailletop = Zeile an den Anfang
key-name-brailleback = Rücksprungtaste der Zeile
key-name-braillehome = Zeile zum Fokus
command-left = nach links gehen
    .braille = nach links
command-right = nach rechts gehen
    .braille = nach rechts
command-up = nach oben; in einer Reihe die Einzelheiten lesen
    .braille = hoch, mehr
command-down = nach unten; in einer Reihe die Einzelheiten lesen
    .braille = runter, mehr
command-first = zum Ersten gehen
    .braille = zum ersten
command-last = zum Letzten gehen
    .braille = zum letzten
command-activate = tun, oder zwischen mehreren Möglichkeiten wählen
    .braille = ausführen
    .display-full = ausführen, oder zwischen Möglichkeiten wählen
command-prompt-activate = fertig
command-prompt-back = lassen, wie es war
    .braille = lassen
command-delete = letztes Zeichen löschen
    .braille = zeichen weg
command-menu-delete = löschen, nach einer Frage
    .braille = löschen
command-clear = alles löschen
    .braille = alles weg
command-other-up = Sechseckfeld: andere Diagonale aufwärts
    .braille = diagonale hoch
command-other-down = Sechseckfeld: andere Diagonale abwärts
    .braille = diagonale ab
command-hex-west = Sechseckfeld: links
    .braille = 6eck links
command-hex-east = Sechseckfeld: rechts
    .braille = 6eck rechts
command-hex-northwest = Sechseckfeld: links oben
    .braille = 6eck links oben
command-hex-northeast = Sechseckfeld: rechts oben
    .braille = 6eck rechts oben
command-hex-southwest = Sechseckfeld: links unten
    .braille = 6eck links unten
command-hex-southeast = Sechseckfeld: rechts unten
    .braille = 6eck rechts unten
command-next-live = zum Nächsten, mit dem etwas geht
    .braille = nächstes mögliche
command-previous-live = zum Vorigen, mit dem etwas geht
    .braille = voriges mögliche
command-zone-next = nächster Bereich
    .braille = bereich weiter
command-zone-previous = voriger Bereich
    .braille = bereich zurück
command-line-next = auf der Braillezeile eine Zeile weiter: nächste Reihe, dann nächster Bereich
    .braille = reihe weiter
command-line-previous = auf der Braillezeile eine Zeile zurück: vorige Reihe, dann voriger Bereich
    .braille = reihe zurück
command-zone-first = erster Bereich, im Menü erster Eintrag
    .braille = erster bereich
command-group-next = nächste Gruppe, sonst zehn Einträge weiter
    .braille = gruppe weiter
command-group-previous = vorige Gruppe, sonst zehn Einträge zurück
    .braille = gruppe zurück
command-mark = markieren oder Markierung aufheben
    .braille = markieren
command-back = zurück
command-table-back = alle Markierungen löschen; beim Bauen den Bau verwerfen
command-game-menu = Spielmenü
command-nth = zur { $number }. Karte
command-hand = meine Hand
command-own-table = meine Auslage
command-opponent-next = Auslage des nächsten Mitspielers
    .braille = mitspieler vor
command-opponent-previous = Auslage des vorigen Mitspielers
    .braille = mitspieler rück
command-piles = Stapel
command-turn = wer ist dran, was kann ich tun
    .braille = wer dran
command-scores = Punkte kurz
    .braille = punkte
command-score-table = Punkte einzeln
    .braille = punkte einzeln
command-last-event = was zuletzt geschah; noch einmal: davor
    .braille = zuletzt
command-end-turn = Zug beenden oder passen
    .braille = beenden, passen
command-inspect = alles über das Fokussierte
    .braille = einzelheiten
command-zone = Bereich ganz lesen
    .braille = bereich ganz
command-hint = ein guter Zug, und warum
    .braille = tipp
command-follow-hint = tun, was der Tipp sagt, nach einer Rückfrage
    .braille = tipp tun
command-take-back = Zug zurücknehmen
    .braille = zurücknehmen
command-repeat = zuletzt Gesagtes wiederholen
    .braille = noch mal
command-silence = Stille
command-help = Hilfe; noch einmal: alle Tasten
    .braille = hilfe
command-settings = Einstellungen
command-where = wo bin ich
command-rules = Regeln
command-rate-down = langsamer sprechen
    .braille = langsamer
command-rate-up = schneller sprechen
    .braille = schneller
command-volume-down = Stimme leiser
command-volume-up = Stimme lauter
command-sound-down = Klänge leiser
command-sound-up = Klänge lauter
command-wording = kurz, normal oder voll sprechen
    .braille = wortlaut
command-reader-mode = Screenreader liest das Fenster selbst
    .braille = reader fenster
command-message-previous = ältere Meldung
    .braille = ältere
command-message-next = neuere Meldung
    .braille = neuere
command-buffer-previous = voriger Meldungspuffer
    .braille = puffer zurück
command-buffer-next = nächster Meldungspuffer
    .braille = puffer weiter
command-messages-read = alle Meldungen der Braillezeile gelten als gelesen
    .braille = alles gelesen
command-bigger = größer
command-smaller = kleiner
command-theme = andere Farben
command-braille-viewer = Braille im Fenster zeigen
    .braille = braille fenster
command-magnifier = Lupe
command-pan-left = Braillezeile zurück
    .braille = zeile zurück
command-pan-right = Braillezeile weiter
    .braille = zeile weiter

## Ausgaben kommen und gehen

speech-changed = Stimme gewechselt: jetzt { $new }
    .braille = stimme: { $new }
speech-gone = Keine Stimme antwortet. Einstellungen: { $settings-key }.
    .brief = Keine Stimme
    .braille = keine stimme, { $settings-key }
    .display = keine stimme
    .display-full = Keine Stimme antwortet. Die Einstellungen stehen in der Liste der { $bottom-key } der Zeile.
braille-found = Braillezeile verbunden, { $cells } Zellen
    .brief = Braillezeile da
    .braille = zeile { $cells }
braille-lost = Braillezeile getrennt, sie wird gesucht
    .brief = Braillezeile weg
    .braille = zeile weg
braille-refused = BRLTTY verweigert die Braillezeile. Meist fehlt das Recht, seinen Schlüssel zu lesen
    .brief = Braillezeile verweigert
    .braille = zeile verweigert
transcript-ended = Die Mitschrift { $file } endet hier: { $reason }. Das Spiel geht weiter.
    .brief = Mitschrift endet
    .braille = mitschrift { $file } endet, { $reason }
window-unusable = Das Fenster lässt sich nicht öffnen, das Spiel läuft im Terminal.
    .brief = Kein Fenster
    .braille = kein fenster
window-unreadable =
    Dein Screenreader kann das Fenster nicht lesen, die eigene Stimme spricht. { $system ->
        [windows] Es hilft oft, braillespiel neu zu installieren.
        [macos] Es hilft oft, braillespiel neu zu installieren.
       *[linux] Es hilft oft: pip install --force-reinstall accesskit
    }
    .brief = Fenster ohne Screenreader
    .braille = fenster ohne reader
braille-no-liblouis =
    Keine eigene Brailleschrift: liblouis fehlt. { $system ->
        [windows] Installiere braillespiel neu. NVDA oder JAWS zeigt das Spiel auch ohne liblouis auf seiner Zeile.
        [macos] Installiere braillespiel neu. VoiceOver zeigt das Fenster auch ohne liblouis auf seiner Zeile.
        [debian] Es hilft: sudo apt install liblouis20 liblouis-data.
       *[linux] Installiere das Paket liblouis deines Systems mit seinen Tabellen.
    }
    .brief = liblouis fehlt
    .braille = liblouis fehlt
braille-table-broken = Brailletabelle { $table } geht nicht, es gilt die Standardtabelle. Einstellungen: { $settings-key }.
    .brief = Tabelle { $table } geht nicht
    .braille = tabelle { $table } fehlt
    .display-full = Brailletabelle { $table } geht nicht, es gilt die Standardtabelle. Eine andere wählst du in den Einstellungen.
saved-again = Wieder gespeichert, nichts fehlt.
    .brief = Wieder gespeichert
    .braille = wieder gespeichert
internal-error = Fehler im Programm. Die Partie ist gespeichert; Escape führt ins Menü.
    .brief = Fehler im Programm
    .braille = fehler, esc
    .display = fehler, gespeichert
    .display-full = Fehler im Programm. Die Partie ist gespeichert; was du tun kannst, listet die { $bottom-key } der Zeile auf.
    .page = Fehler im Programm. Die Partie ist gespeichert; der Knopf Menü führt ins Menü.

## Etiketten

labels-title = Etiketten, welche Karten?
    .brief = Welche Karten?
labels-own-file = Eigene Datei, CSV oder TOML
    .braille = eigene datei
labels-file-name = Name der Datei
    .braille = dateiname
labels-check = Prüfen
labels-make = Herstellen
labels-formats = Formate
labels-schemes = Schreibweise
labels-profiles = Punktmaße
labels-sheets = Bogen
labels-papers = Papier
labels-embossers = Drucker für Braille
    .braille = drucker
labels-cards = Kartengröße
    .braille = karten
labels-orientations = Wo unten ist
    .braille = unten
labels-fix = Abhilfen gleich anwenden
    .braille = abhilfen
labels-short = Lange Etiketten kürzen
    .braille = kürzen
labels-clean = Alte Dateien im Ordner löschen
    .braille = alte löschen
labels-no-findings = Geprüft, alles in Ordnung
    .braille = alles gut
labels-findings =
    Gefunden: { $count ->
        [one] eine Sache
       *[other] { $count } Sachen
    }
    .braille = { $count } funde
labels-no-format = Kein Format gewählt. Unter Formate schaltet die Leertaste eines an.
    .brief = Kein Format gewählt
    .braille = kein format, unter formate leertaste
    .display = kein format, unter formate wählen
    .display-full = Kein Format gewählt. Schalte unter Formate eines an.
labels-begun = Es geht los
    .braille = beginnt
labels-where = Die Dateien liegen in { $folder }
    .brief = In { $folder }
    .braille = in { $folder }
# Knöpfe unter dem Bild, für Maus und Finger
button-game-menu = Menü
button-back = Zurück
button-mark = Markieren
button-turn = Wer ist dran?
button-end-turn = Zug beenden
button-help = Hilfe
button-smaller = Kleiner
button-bigger = Größer
# Was ein Screenreader vom Fenster erfährt, solange das Programm selbst spricht
window-notice = braillespiel spricht selbst. { $reader-key }: Dein Screenreader liest das Fenster.
    .display = braillespiel spricht selbst.
    .display-full = braillespiel spricht selbst.

## Tasten im Rückblick

command-net-chat = den anderen etwas sagen
    .braille = chat
command-net-answer = die Frage des Tischs beantworten
    .braille = antworten
command-net-people = hören, wer da ist
    .braille = wer ist da
command-net-code = den Code des Tischs noch einmal hören
    .braille = code
command-class-hand = dich melden oder die Hand senken
    .braille = melden
command-class-menu = Klasse: wer hilft, was aufgehoben wird
    .braille = klasse
command-class-notice = hören, wer deine Zeile mitliest und was aufgehoben wird
    .braille = wer liest mit
command-replay-next = nächster Zug
command-replay-previous = voriger Zug
command-replay-play = von selbst laufen lassen oder anhalten
command-replay-faster = schneller laufen lassen
command-replay-slower = langsamer laufen lassen
command-replay-first = Anfang der Partie
command-replay-last = Ende der Partie
command-replay-jump = zu einer Runde oder einem Punktestand
command-replay-seat = vom nächsten Platz aus ansehen
command-replay-review = Auswertung: wo der stärkste Computerspieler anders gespielt hätte
command-replay-moments = drei Augenblicke: wo die Partie entschieden wurde
command-replay-play-on = von hier aus weiterspielen, als Übung
command-replay-leave = Rückblick verlassen
button-replay-leave = Verlassen
button-replay-previous = Zurück
button-replay-play = Abspielen
button-replay-next = Weiter

## Zwischen zwei Runden

setting-round-stop = Halt nach jeder Runde
    .help = Nach der Wertung einer Runde wartet das Spiel, bis du zur nächsten weitergehst.
    .braille = rundenhalt
round-stop = Runde zu Ende, Eingabe geht weiter
    .brief = Eingabe geht weiter
    .braille = enter: weiter
    .display = routing: weiter
    .display-full = Runde zu Ende, die Routingtaste geht weiter
round-stop-title = Runde zu Ende
round-stop-go-on = Nächste Runde
round-stop-scores = Wertungstabelle

## Routingtasten

route-ends = Damit kann die Partie enden. Wirklich?
    .brief = kann die Partie beenden, wirklich?
    .braille = partieende?
route-doubles = Damit ist die Reihe geschlossen, und ihre Punkte zählen doppelt, auch minus. Wirklich?
    .brief = schließt die Reihe, zählt doppelt, wirklich?
    .braille = reihe zu x2?

## Legende

command-signs = Zeichen der Braillezeile
    .braille = zeichen
wording-short-now = Von jetzt an sind die Sätze auf der Braillezeile in diesem Spiel kurz. „{ line-legend }“ in der Hilfe erklärt sie; die Einstellung „{ setting-braille-wording }“ bringt die ganzen zurück.
    .brief = Braillezeile ab jetzt kurz
    .braille = zeile ab jetzt kurz, hilfe erklärt
line-legend = Zeichen der Braillezeile
    .brief = Zeichen
    .braille = zeichen
edge-means = in dieser Richtung geht es nicht weiter
line-focused = Punkte 7 und 8
    .braille = punkte 7 8
line-focused-means = unter der Karte im Fokus; dieselbe Routingtaste noch einmal handelt
line-status-waiting = Punkte 1, 2, 3 und 7 der Statuszelle
    .braille = punkte 1 2 3 7 statuszelle
line-status-waiting-means = eine, zwei, drei, vier oder mehr Meldungen warten
line-status-message = Punkt 4 der Statuszelle
    .braille = punkt 4 statuszelle
line-status-message-means = hier liegt eine Meldung oder Antwort, nicht der Bereich
line-status-turn = Punkt 5 der Statuszelle
    .braille = punkt 5 statuszelle
line-status-turn-means = du bist am Zug
line-status-more = Punkt 8 der Statuszelle
    .braille = punkt 8 statuszelle
line-status-more-means = rechts geht es weiter
line-status-too-soon = Punkt 6 der Statuszelle
    .braille = punkt 6 statuszelle
line-status-too-soon-means = zu früh, noch einmal

## Tasten der Zeile

line-keys = Tasten der Braillezeile
key-name-braillebottom = Zeile ans Ende
line-routing = Routingtaste über einer Karte
    .braille = routing
line-routing-does = setzt den Fokus; noch einmal, wenn du sie gelesen hast: tut es
    .braille = fokus, nochmal: tun
line-routing-sign = Routingtaste über dem Bereichszeichen
    .braille = routing zeichen
line-routing-sign-does = öffnet die Legende aller Zeichen
    .braille = legende
line-routing-status = Routingtaste über der Statuszelle
    .braille = routing status
line-routing-status-does = nimmt alle Meldungen für gelesen
    .braille = alle gelesen
game-menu-commands = Was kann ich tun? Jedes mit Eingabe
    .brief = Was kann ich tun?
    .braille = alle befehle, enter führt aus
    .display = alle befehle, routing führt aus
    .display-full = Was kann ich tun? Jedes mit der Routingtaste

## Wie es steht, am rechten Ende von Zeilen ab 40 Zellen

line-points = hinter dem Strich aus den Punkten 4 5 6 8: deine Punkte, { $count }
    .braille = { $count }p
line-discard = danach die oberste Karte der Ablage: { $card }
    .braille = { $card }

## Formulierung der Braillezeile

setting-braille-wording = Ausführlichkeit der Braillezeile
    .brief = Ausführlichkeit in Braille
    .braille = ausführlichkeit der braillezeile
    .help = Kurz heißt: kurze Wörter und Zeichen. Voll zeigt alles, was gesprochen wird. Karten und Plätze bleiben in beidem kurz.
setting-braille-wording-brief = kurz
setting-braille-wording-full = voll

## Ein Platz, der getippt wird

command-go-to-place = einen Platz tippen: Reihe und Platz, etwa r2 3
    .braille = platz tippen r2 3
place-ask = Welcher Platz? Reihe und Platz, etwa r2 3
    .brief = Welcher Platz?
    .braille = platz? r2 3
place-no-field = Plätze kannst du tippen, wo es ein Feld gibt, etwa in Hexaducto und Cubus.
    .brief = kein Feld hier
    .braille = kein feld
place-unclear = { $text } ist kein Platz: Tippe Reihe und Platz, etwa r2 3.
    .brief = Reihe und Platz, etwa r2 3
    .braille = { $text }? tippe r2 3
place-missing = In Reihe { $row } gibt es keinen Platz { $place }.
    .brief = kein Platz { $place } in Reihe { $row }
    .braille = r{ $row } kein { $place }

## Zwei Felder nebeneinander, auf Zeilen mit mehreren Reihen

setting-field-beside = Felder nebeneinander
    .help = Auf Braillezeilen mit mehreren Reihen liegt dein Feld links, rechts von einem Strich das einer anderen Person, wo die Breite für beide reicht.
    .braille = felder nebeneinander
line-fields = Punkte 4, 5, 6 und 8
    .braille = punkte 4 5 6 8
line-fields-means = zwischen zwei Meldungen, und zwischen zwei Feldern: links deines, rechts das einer anderen Person; wo sie sonst nicht passen, ohne Zahlzeichen
line-earlier = zweimal Punkte 4, 5, 6 und 8
    .braille = zweimal punkte 4 5 6 8
line-earlier-means = was danach kommt, war vor deinem letzten Zug und ist noch ungelesen

## Wording by kind of message, names, quiet

setting-wording-table = Antworten und Tisch
    .help = Wie bei normaler Ausführlichkeit alles andere gesagt wird: Antworten auf Tasten, Menüs, Runden, Punkte.
    .braille = antworten, tisch
setting-wording-table-brief = kurz
setting-wording-table-full = voll
setting-card-order = Karten beginnen mit
    .help = Ob bei Karten, die beides haben, zuerst der Wert oder zuerst die Farbe oder Säule gesagt wird. Wie die Karten in Braille geschrieben werden, sagt die Einstellung "Kartenschrift".
    .braille = karten beginnen mit
setting-card-order-game = wie im Spiel üblich
    .brief = wie im Spiel
setting-card-order-value = Wert
setting-card-order-colour = Farbe oder Säule
setting-on-demand = Ansagen nur auf Wunsch
    .help = Was passiert, hörst du nur auf Nachfrage. Klänge bleiben, die Tasten antworten, L sagt, was zuletzt war, und Dringendes kommt trotzdem. Auf der Braillezeile warten die Meldungen wie sonst.
    .braille = nur auf wunsch
setting-braille-wording-normal = normal
setting-braille-wording-own = Braille: eigene Züge
    .help = Wie deine eigenen Züge auf der Braillezeile stehen, wenn ihre Ausführlichkeit normal ist.
    .braille = braille: eigene züge
setting-braille-wording-own-brief = kurz
setting-braille-wording-own-full = voll
setting-braille-wording-others = Braille: Züge anderer
    .help = Wie die Züge anderer auf der Braillezeile stehen, wenn ihre Ausführlichkeit normal ist.
    .braille = braille: züge anderer
setting-braille-wording-others-brief = kurz
setting-braille-wording-others-full = voll
setting-braille-wording-table = Braille: Antworten und Tisch
    .help = Wie alles andere auf der Braillezeile steht, wenn ihre Ausführlichkeit normal ist.
    .braille = braille: antworten und tisch
setting-braille-wording-table-brief = kurz
setting-braille-wording-table-full = voll

## Klänge nach Art, eigene Klänge, dunkles Fenster

setting-volume-moves = Lautstärke: Züge
    .help = Wie laut Karten, Würfel und Stapel klingen, im Verhältnis zur Lautstärke aller Klänge.
    .braille = lautstärke züge
setting-volume-moves-value = { $value }
setting-volume-signals = Lautstärke: Signale
    .help = Wie laut die Klänge sind, die melden, wer dran ist, wer gewinnt, die Uhr, Klopfen und Geräte.
    .braille = lautstärke signale
setting-volume-signals-value = { $value }
setting-volume-keys = Lautstärke: Tasten
    .help = Wie laut die Klänge für Rand, Fehler, Markieren, Öffnen und Schließen sind.
    .braille = lautstärke tasten
setting-volume-keys-value = { $value }
setting-volume-tones = Lautstärke: Tonfolgen
    .help = Wie laut die Tonfolgen sind, die ein Feld hörbar machen.
    .braille = lautstärke tonfolgen
setting-volume-tones-value = { $value }
setting-sound-pack = Eigene Klänge
    .help = Leg im Datenordner unter sounds einen Ordner mit WAV-Dateien an, die heißen wie die des Programms, etwa turn.wav. Was darin fehlt, klingt wie bisher.
    .braille = eigene klänge
setting-sound-pack-none = keine
setting-curtain = Fenster dunkel
    .help = Das Fenster bleibt schwarz, damit niemand mitliest. Sprache, Braille und Tasten funktionieren wie immer. Auch mit Steuerung D.
    .braille = fenster dunkel
command-curtain = Fenster verdunkeln oder wieder zeigen
    .braille = fenster dunkel
curtain-drawn = Fenster dunkel
    .braille = fenster dunkel
curtain-open = Fenster wieder sichtbar
    .brief = Fenster sichtbar
    .braille = fenster sichtbar
curtain-no-window = Hier gibt es kein Fenster, das dunkel werden kann. Im Terminal schalte den Bildschirm selbst aus.
    .brief = Kein Fenster
    .braille = kein fenster

## Hinweise: zuerst, was sie bringen

hint-larger = Oder mehr auf einmal. { $action }
    .braille = oder { $action }
setting-wording-own-normal = normal
setting-wording-others-normal = normal
setting-wording-table-normal = normal
setting-braille-wording-own-normal = normal
setting-braille-wording-others-normal = normal
setting-braille-wording-table-normal = normal
# Said in full wording only, behind the name of a zone that one goes to.
zone-of = Bereich { $number } von { $count }
    .normal = { "" }
    .brief = { "" }
    .braille = { "" }

## Die Partie ist vorbei: was eine Braillezeile anbietet

over-entry-menu = Menü
    .braille = menü
over-again = Auf der Braillezeile beginnt die Routingtaste über „nochmal“ die nächste Partie, die über „menü“ öffnet das Menü.
    .braille = routing: { game-menu-again.braille }, { over-entry-menu.braille }
over-menu = Auf der Braillezeile öffnet die Routingtaste über „menü“ das Menü.
    .braille = routing: { over-entry-menu.braille }
over-list = Die { $bottom-key } der Zeile listet alles auf, was du jetzt tun kannst.
    .braille = { $bottom-key }: liste

## Leaving a match that was played beside a network table

game-menu-leave-table = Zum Warteraum, die Partie bleibt gespeichert
    .brief = Warteraum, gespeichert
    .braille = warteraum
game-menu-leave-table-ended = Zum Warteraum, die Partie steht unter Gespielte Partien
    .brief = Warteraum
    .braille = warteraum

## Die Tasten am Lehrerpult

command-desk-activate = was damit zu tun ist
    .braille = tun
command-desk-game-menu = alles für die ganze Klasse
    .braille = klasse
command-desk-back = alles für die ganze Klasse
    .braille = klasse
command-desk-next = zur nächsten Person, die dich braucht
    .braille = wer braucht mich
command-desk-hand-down = die gehobene Hand ist erledigt
    .braille = hand runter
command-desk-know = Ja zu allen Geräten, die darauf warten
    .braille = ja zu allen
command-desk-answer = hereinlassen oder nicht, wer anklopft
    .braille = wer anklopft
command-desk-follow = live zusehen oder aufhören
    .braille = zusehen
command-desk-line = deine Braillezeile zeigt die der Person oder das Pult
    .braille = ihre zeile
command-desk-aloud = hören, was die Person hört, oder aufhören
    .braille = mithören
command-desk-say = der Person etwas sagen
    .braille = sagen
command-desk-say-all = allen etwas sagen
    .braille = allen sagen
command-desk-pause = Pause für die Person oder den Tisch, oder weiter
    .braille = pause
command-desk-pause-all = Pause für alle, oder weiter
    .braille = pause alle
command-desk-hint = der Person einen Tipp geben
    .braille = tipp
command-desk-take-back = den letzten Zug am Tisch der Person zurücknehmen
    .braille = zurück
command-desk-seat = die Person umsetzen
    .braille = umsetzen
command-desk-late = Platz, Übung oder Spiel, wenn jemand zu spät kam
    .braille = zu spät
command-desk-helper = Link für eine sehende Hilfe neben der Person, oder ihn beenden
    .braille = sehende hilfe
command-desk-deal = die Klasse auf Tische verteilen
    .braille = verteilen
command-desk-exercises = Übungen aufgeben
    .braille = übungen
command-desk-project = was der Beamer zeigt
    .braille = beamer
command-desk-class = wie es in der Klasse steht
    .braille = stand
command-desk-missing = wer von der Liste nicht da ist
    .braille = wer fehlt
command-desk-code = Code und Adresse der Klasse
    .braille = code
command-class-alone = niemand außer der Lehrkraft sieht meine Zeile
    .braille = wieder allein
command-net-desk = zum Pult oder zum nächsten eigenen Tisch (Lehrkräfte)
    .braille = pult
command-desk-seats = zu meinen eigenen Plätzen und zurück zum Pult
    .braille = meine plätze
button-desk-next = Wer braucht mich?
button-desk-class = Klasse
