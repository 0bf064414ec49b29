### Eine Klasse, von der Seite der Schüler: Name, Melden, Hinweis, Hilfe, Übungen.


## Der Name

class-name-title = Klasse { $title }. Wer bist du? Wähl deinen Namen
    .brief = { $title }: dein Name?
    .braille = { $title }: dein name?
class-name-type = Einen anderen Namen tippen
    .braille = anderen namen tippen
class-name-prompt = Dein Name. Ein Spitzname geht auch
    .brief = Dein Name
    .braille = dein name
class-name-sent = { $name }, einen Moment bitte
    .brief = { $name }
    .braille = { $name } ...
class-name-asked = Den Namen hat schon jemand. Deine Lehrkraft entscheidet; du kannst inzwischen einen anderen wählen.
    .brief = Name vergeben, deine Lehrkraft entscheidet
    .braille = name vergeben, lehrkraft entscheidet

## Wo man sitzt

class-room = Klasse { $title }
    .braille = klasse { $title }
class-you = Du bist { $name } in der Klasse { $title }
    .brief = Du bist { $name }
    .braille = du bist { $name }
class-hall = Deine Lehrkraft bringt dich an einen Tisch. Bis dahin kannst du dich mit den anderen unterhalten oder mit { $help-key } die Tasten kennenlernen.
    .brief = Warte, deine Lehrkraft bringt dich an einen Tisch
    .braille = warte auf einen tisch
    .display = Deine Lehrkraft bringt dich an einen Tisch. Bis dahin kannst du dich mit den anderen unterhalten.
    .display-full = Deine Lehrkraft bringt dich an einen Tisch. Bis dahin kannst du dich mit den anderen unterhalten.
    .page = Deine Lehrkraft bringt dich an einen Tisch. Bis dahin kannst du dich mit den anderen unterhalten oder über den Knopf Hilfe die Tasten kennenlernen.
class-at-table = Du sitzt an Tisch { $table }. Es geht los, sobald alle da sind.
    .brief = Tisch { $table }, warte auf die anderen
    .braille = tisch { $table }, warte auf andere
class-plays-at-table = Du sitzt an Tisch { $table }
    .brief = Tisch { $table }
    .braille = tisch { $table }
class-needs = Bis du gehst, gelten die Einstellungen, die deine Lehrkraft für dich notiert hat.
    .brief = Deine Einstellungen gelten
    .braille = deine einstellungen gelten
class-unsure = Du kannst schon spielen. Was für dich eingestellt werden soll, kommt mit dem Ja deiner Lehrkraft.
    .brief = Einstellungen mit dem Ja der Lehrkraft
    .braille = einstellungen mit ja der lehrkraft
class-sure = Deine Lehrkraft sagt Ja: Du bist { $name }.
    .brief = Lehrkraft sagt Ja
    .braille = lehrkraft sagt ja
class-sure-needs = Deine Lehrkraft sagt Ja, { $name }: Deine Einstellungen gelten jetzt.
    .brief = Lehrkraft sagt Ja, deine Einstellungen gelten
    .braille = lehrkraft sagt ja, einstellungen gelten
class-leave-sure = Die Klasse verlassen? „Einem Tisch beitreten“ bringt dich zurück an deinen Platz.
    .brief = Die Klasse verlassen?
    .braille = klasse verlassen?
    .page = Die Klasse verlassen? Mit dem Code und deinem Namen kommst du zurück an deinen Platz.
class-none = Dieser Tisch gehört zu keiner Klasse.
    .brief = Keine Klasse
    .braille = keine klasse
class-led-here = Du leitest diese Klasse. { $key } führt zum Pult.
    .brief = Du leitest sie; { $key }: zum Pult
    .braille = du leitest; { $key } pult
    .page = Du leitest diese Klasse. Zum Pult führt das Menü oder der Warteraum.

## Was die Lehrkraft tut

class-followed = Deine Lehrkraft liest und hört jetzt bei dir mit.
    .brief = Deine Lehrkraft liest mit
    .braille = lehrkraft liest mit
class-not-followed = Deine Lehrkraft liest nicht mehr mit.
    .brief = Niemand liest mehr mit
    .braille = lehrkraft liest nicht mehr mit
class-paused = Deine Lehrkraft hat angehalten. Lesen und fragen kannst du weiter.
    .brief = Angehalten
    .braille = pause
class-paused-word = Deine Lehrkraft hat angehalten: { $text }
    .brief = Angehalten: { $text }
    .braille = pause: { $text }
class-goes-on = Die Pause ist vorbei.
    .brief = Pause vorbei
    .braille = pause vorbei
class-told-teacher = Deine Lehrkraft: { $text }
    .brief = Lehrkraft: { $text }
    .braille = lehrkraft: { $text }
class-told = { $by }: { $text }
class-evening-reading = Was du gelesen hast: { $what }
    .braille = gelesen: { $what }
class-evening-doing = Was du gemacht hast: { $what }
    .braille = gemacht: { $what }
class-evening-time = Wie lange du gebraucht hast: { $what }
    .braille = zeit: { $what }
class-evening-nothing = Von dir wurde heute nichts gezählt.
    .braille = nichts gezählt
class-hinted = Deine Lehrkraft gibt dir einen Tipp.
    .brief = Ein Tipp
    .braille = tipp:
class-waits-for-you = Der Tisch wartet, bis du alles gehört oder gelesen hast.
    .brief = Der Tisch wartet auf dich
    .braille = tisch wartet auf dich

## Melden

class-hand-up = Du meldest dich
    .brief = Gemeldet
    .braille = gemeldet
class-hand-down = Du meldest dich nicht mehr
    .brief = Hand unten
    .braille = hand unten
class-told-later = Die Klasse erfährt es, sobald die Verbindung wieder da ist.
    .brief = Erfährt die Klasse später
    .braille = später
class-hand-seen = Deine Lehrkraft hat gesehen, dass du dich meldest.
    .brief = Meldung gesehen
    .braille = meldung gesehen
button-class-hand = Melden
button-class-hand-up = Du meldest dich, Hand senken
button-class-followed = Deine Lehrkraft liest mit
button-class-notice = Was aufgehoben wird
button-class-alone = Niemand liest mehr mit
class-button = Knopf „{ $name }“
    .braille = knopf „{ $name }“

## Wer die Zeile sieht, und was aufgehoben wird

class-notice-key = Deine Lehrkraft kann deine Zeile mitlesen; aufgehoben werden nur die Partien. Mehr sagt { $key }.
    .brief = { $key }: wer mitliest, was aufgehoben wird
    .braille = wer liest mit, was bleibt: { $key }
class-notice-teacher = Deine Lehrkraft kann mitverfolgen, was du am Tisch liest und hörst, auch in Schwarzschrift unter den Zellen. Ein Satz und Punkt 2 der Klassenzelle sagen dir, wann. Menüs, Einstellungen, Namen und Chat verfolgt nie jemand mit.
    .brief = Deine Lehrkraft kann mitlesen, nie Menüs oder Chat
    .braille = lehrkraft kann mitlesen; punkt 2 der klassenzelle: jetzt. nie menüs, chat
class-notice-helpers = Außerdem sehen das: { $names }.
    .brief = Außerdem: { $names }
    .braille = auch { $names }
class-notice-nothing = Aufgehoben werden nur die Partien.
    .brief = Nur Partien werden aufgehoben
    .braille = nur partien bleiben
class-notice-kept = Deine Lehrkraft möchte aufheben: { $figures }. Wozu: { $purpose }
    .brief = Aufgehoben: { $figures }. Wozu: { $purpose }
    .braille = soll bleiben: { $figures }. wozu: { $purpose }
class-notice-until = Nur deine Lehrkraft sieht das, und am { $date } wird es gelöscht.
    .brief = Gelöscht am { $date }
    .braille = nur lehrkraft sieht das. gelöscht am { $date }
class-notice-yes = Du hast Ja dazu gesagt.
    .brief = Du hast Ja gesagt
    .braille = du hast ja gesagt
class-notice-not-now = Du hast „jetzt nicht“ gesagt, also wird von dir nichts aufgehoben.
    .brief = Du hast „jetzt nicht“ gesagt
    .braille = du hast jetzt nicht gesagt
class-notice-again = Noch einmal hören
    .braille = noch einmal lesen
class-notice-agree = Ja, ist in Ordnung
    .brief = Ja
    .braille = ja
class-notice-refuse = Jetzt nicht
    .braille = jetzt nicht
class-notice-unanswered = Nicht beantwortet, also wird nichts aufgehoben. { $key } fragt noch einmal.
    .brief = Nicht beantwortet. { $key } fragt noch einmal
    .braille = nicht beantwortet. { $key } fragt wieder
class-consent-yes = Ja. Mit { $key } kannst du das jederzeit ändern.
    .brief = Ja. { $key } ändert das
    .braille = ja. ändern: { $key }
class-consent-not-now = Jetzt nicht: Von dir wird nichts aufgehoben. Mit { $key } kannst du das jederzeit ändern.
    .brief = Jetzt nicht. { $key } ändert das
    .braille = jetzt nicht. ändern: { $key }
class-figure-cells = gelesene Braillezeichen
    .braille = gelesene zeichen
class-figure-pans = wie oft du auf der Zeile blätterst
    .brief = Blättern
    .braille = blättern
class-figure-contractions = Kürzungen, die dir begegnet sind
    .brief = Kürzungen
    .braille = kürzungen
class-figure-wrong-keys = Tasten, die nichts bewirkt haben
    .brief = falsche Tasten
    .braille = falsche tasten
class-figure-hints = Tipps, um die du gebeten hast
    .brief = Tipps
    .braille = tipps
class-figure-time = wie lange deine Züge dauern
    .brief = Dauer der Züge
    .braille = dauer der züge
class-date = { $day }. { $month } { $year }
class-month-1 = Januar
class-month-2 = Februar
class-month-3 = März
class-month-4 = April
class-month-5 = Mai
class-month-6 = Juni
class-month-7 = Juli
class-month-8 = August
class-month-9 = September
class-month-10 = Oktober
class-month-11 = November
class-month-12 = Dezember

## Das Menü der Klasse

class-menu-title = Klasse
class-menu-hand = Dich melden
    .braille = melden
class-menu-hand-down = Dich nicht mehr melden
    .braille = nicht mehr melden
class-menu-notice = Wer mitliest und was aufgehoben wird
    .braille = wer liest mit, was bleibt
class-menu-exercise = Die Übung deiner Lehrkraft noch einmal
    .brief = Die Übung noch einmal
    .braille = übung noch einmal
class-menu-answer = { $name } antworten: möchte dir helfen
    .brief = { $name } antworten
    .braille = { $name } antworten
class-menu-mirror = Was { $name } liest und hört
    .brief = Zeile von { $name }
    .braille = zeile von { $name }
class-menu-offer = { $name } Hilfe anbieten
    .brief = { $name } helfen
    .braille = { $name } helfen
class-menu-end = Keine Hilfe mehr von { $name }
    .braille = keine hilfe mehr von { $name }
class-menu-end-own = { $name } nicht mehr helfen
    .braille = { $name } nicht mehr helfen

## Einander helfen

class-lend-asked = { $name } möchte dir helfen und würde sehen, was du an diesem Tisch liest und hörst. { $key } antwortet.
    .brief = { $name } möchte dir helfen. { $key } antwortet
    .braille = { $name } möchte helfen: { $key }
    .page = { $name } möchte dir helfen und würde sehen, was du an diesem Tisch liest und hörst. Der Knopf Menü führt zu deiner Antwort.
class-lend-question = Darf { $name } dir helfen und sehen, was du liest und hörst, nur an diesem Tisch?
    .brief = Darf { $name } dir helfen?
    .braille = darf { $name } helfen und mitlesen?
class-lend-offer = { $name } ist gefragt
    .braille = { $name } ist gefragt
class-lend-accept = { $name } hilft dir jetzt. Im Menü der Klasse kannst du das beenden.
    .brief = { $name } hilft dir
    .braille = { $name } hilft dir
class-lend-decline = Jetzt nicht. { $name } sieht deine Zeile nicht.
    .brief = Jetzt nicht
    .braille = jetzt nicht
class-lend-end = { $name }: Hilfe beendet
    .braille = { $name }: hilfe beendet
class-lend-agreed = { $name } sagt Ja. Im Menü der Klasse findest du, was { $name } liest und hört.
    .brief = { $name } sagt Ja, siehe Menü der Klasse
    .braille = { $name } sagt ja, siehe klassenmenü
class-lend-sees = { $name } sieht ab jetzt, was du liest und hörst. { $key } beendet das.
    .brief = { $name } sieht deine Zeile, { $key } beendet das
    .braille = { $name } sieht deine zeile, { $key } beendet es
class-alone =
    { $names } { $count ->
        [one] sieht
       *[other] sehen
    } deine Zeile nicht mehr. Deine Lehrkraft erfährt es.
    .brief =
        { $names } { $count ->
            [one] sieht
           *[other] sehen
        } nichts mehr
    .braille = { $names } nicht mehr
class-alone-already = Nur deine Lehrkraft kann deine Zeile sehen.
    .brief = Nur die Lehrkraft kann sie sehen
    .braille = nur die lehrkraft
class-lend-declined = { $name } möchte gerade ohne Hilfe spielen.
    .brief = { $name }: gerade keine Hilfe
    .braille = { $name }: gerade keine hilfe
class-lend-withdrawn = { $name } bietet keine Hilfe mehr an.
    .brief = { $name } bietet nichts mehr an
    .braille = { $name } bietet nichts mehr an
class-lend-ended = Die Hilfe mit { $name } ist beendet.
    .brief = Hilfe mit { $name } beendet
    .braille = hilfe mit { $name } beendet

## Was jemand anderes wahrnimmt

class-mirror = Zeile von { $name }
    .braille = zeile von { $name }
class-mirror-nothing = Von { $name } ist noch nichts gekommen
    .brief = Noch nichts von { $name }
    .braille = noch nichts von { $name }
class-mirror-over = Die Zeile von { $name } siehst du nicht mehr
    .brief = Zeile von { $name } nicht mehr zu sehen
    .braille = zeile von { $name }: vorbei
class-mirror-private = { $name } ist in einem Menü oder im Chat; das wird nicht gezeigt
    .brief = { $name } ist in einem Menü
    .braille = { $name }: menü oder chat
class-mirror-line = Genau das liegt auf der Braillezeile.
    .brief = Auf der Braillezeile
    .braille = auf der braillezeile
class-mirror-would = Dort ist keine Braillezeile von uns. So würde unsere Zeile es zeigen.
    .brief = Wie unsere Zeile es zeigen würde
    .braille = wie unsere zeile es zeigen würde
class-mirror-dots = Zeichen
    .braille = zeichen
class-mirror-focus = Fokus
    .braille = fokus
class-mirror-along = Mitsprechen, was dort gesagt wird
    .brief = Mitsprechen
    .braille = mitsprechen
class-whisper = { $name } etwas sagen
    .braille = { $name } etwas sagen
class-whisper-prompt = An { $name }. Was du tippst, bleibt dort, bis es gelesen ist
    .brief = An { $name }
    .braille = an { $name }

## Übungen

class-exercise = Eine Übung von deiner Lehrkraft.
    .brief = Eine Übung
    .braille = übung
class-exercise-left = Übung verlassen. Im Menü Klasse geht sie weiter.
    .brief = Verlassen, weiter in Klasse
    .braille = verlassen, weiter in klasse
class-exercise-words = Zu der Lektion deiner Lehrkraft fehlen hier die Sätze, sie lässt sich nicht öffnen. Sag es deiner Lehrkraft.
    .brief = Zu der Lektion fehlen hier die Sätze
    .braille = lektion ohne sätze
class-drill = Übung: { $title }
    .brief = { $title }
    .braille = { $title }
class-drill-notation = Kartenschrift
    .brief = Kartenschrift
    .braille = kurzschrift
class-drill-find-card = die Karte finden
    .brief = Die Karte finden
    .braille = karte finden
class-drill-read-row = die Reihe lesen
    .brief = Die Reihe lesen
    .braille = reihe lesen
class-drill-display-keys = Tasten der Braillezeile
    .brief = Tasten der Braillezeile
    .braille = tasten der zeile
class-drill-contractions = Kürzungen der Woche
    .brief = Kürzungen
    .braille = kürzungen
class-drill-ask-notation = Welche Karte steht auf der Zeile?
    .brief = Welche Karte?
    .braille = welche karte?
class-drill-ask-find = Finde in der Reihe: { $card }. Drück die Routingtaste darüber, oder geh hin und drück die Eingabetaste.
    .brief = Finde: { $card }
    .braille = finde: { $card }
    .display-full = Finde in der Reihe: { $card }. Drück die Routingtaste darüber.
class-drill-ask-read-row = Welche Karte ist in der Reihe Nummer { $number }?
    .brief = Nummer { $number }?
    .braille = nummer { $number }?
class-drill-ask-contractions = Welches Wort steht auf der Zeile?
    .brief = Welches Wort?
    .braille = welches wort?
class-drill-ask-key = Drück: { $key }
    .braille = drück: { $key }
class-drill-right = Richtig
    .braille = richtig
class-drill-was = Das war { $card }
    .braille = das war { $card }
class-drill-was-there = Das ist { $chosen }
    .braille = das ist { $chosen }
class-drill-was-key = Das war { $key }
    .braille = das war { $key }
class-drill-over = Fertig: { $right } von { $count } waren auf Anhieb richtig. Mit der Eingabetaste geht es zurück.
    .brief = Fertig: { $right } von { $count } auf Anhieb richtig
    .braille = fertig: { $right } von { $count } auf anhieb
    .display-full = Fertig: { $right } von { $count } waren auf Anhieb richtig. Die Routingtaste führt zurück.
class-drill-no-display = Für diese Übung braucht es eine Braillezeile, die mit braillespiel verbunden ist.
    .brief = Dafür braucht es eine Braillezeile
    .braille = braucht eine braillezeile

## Die Klassenzelle der Braillezeile

class-cell = Klassenzelle, Punkt 7, neben der Statuszelle
    .braille = klassenzelle
class-cell-means = die Routingtaste darüber meldet dich oder senkt die Hand
class-cell-hand = Punkt 1 der Klassenzelle
    .braille = punkt 1
class-cell-hand-means = du meldest dich
class-cell-follow = Punkt 2 der Klassenzelle
    .braille = punkt 2
class-cell-follow-means = deine Lehrkraft liest und hört bei dir mit
class-cell-pause = Punkt 3 der Klassenzelle
    .braille = punkt 3
class-cell-pause-means = deine Lehrkraft hat den Tisch angehalten
class-cell-waits = Punkt 4 der Klassenzelle
    .braille = punkt 4
class-cell-waits-means = der Tisch wartet, bis du alles gehört oder gelesen hast
