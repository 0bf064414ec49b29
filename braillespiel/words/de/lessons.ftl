### Lernen: geführte Partien, Tasten, Klänge, Zeichen und Braillezeile.


## Geführte Partien. $again und $leave nennen Tasten.

lesson-begin = { $again } wiederholt die Aufgabe, { $leave } verlässt die Lektion.
    .brief = { $again }: Aufgabe, { $leave }: verlassen.
    .display = { $bottom-key }: aufgabe, verlassen
    .display-full = Die { $bottom-key } der Zeile listet „die Aufgabe noch einmal“ und „die Lektion verlassen“ auf.
    .page = { $again } wiederholt die Aufgabe, der Knopf Menü verlässt die Lektion.
lesson-resumed = Es geht weiter, wo du warst. { $again } sagt die Aufgabe, { $leave } verlässt die Lektion.
    .brief = Weiter, wo du warst. { $again }: Aufgabe, { $leave }: verlassen.
    .display = weiter, { $bottom-key }: aufgabe, verlassen
    .display-full = Es geht weiter, wo du warst. Die { $bottom-key } der Zeile listet „die Aufgabe noch einmal“ und „die Lektion verlassen“ auf.
    .page = Es geht weiter, wo du warst. { $again } sagt die Aufgabe, der Knopf Menü verlässt die Lektion.
# $number und $count: der wievielte Schritt von wie vielen.
lesson-place = Schritt { $number } von { $count }
    .braille = { $number }/{ $count }
# $keys: die Tasten, eine nach der anderen. Kein anderer Satz einer Lektion nennt sie so.
lesson-press = Drücke { $keys }.
    .brief = { $keys }.
    .braille = Drücke { $keys }
lesson-then = { ", dann " }
# Eine Taste, die mehrmals zu drücken ist.
lesson-times = { $count }-mal { $key }
lesson-no-key = eine Taste, die du in den Einstellungen noch vergeben musst
    .brief = noch keine Taste
lesson-other = Die Regeln erlauben das, aber hier geht es gerade um etwas anderes. Es ist nichts passiert.
    .brief = Erlaubt, aber hier geht es um etwas anderes.
    .braille = erlaubt, hier nicht
lesson-as-good = Auch das war richtig.
    .brief = Auch richtig.
lesson-no-take-back = Hier musst du nichts zurücknehmen: Was nicht passt, geschieht gar nicht erst.
    .brief = Hier gibt es nichts zurückzunehmen.
    .braille = nichts zurück
lesson-over = Die Lektion ist zu Ende. { $leave } führt zurück.
    .brief = Zu Ende. { $leave }: zurück.
    .page = Die Lektion ist zu Ende. Der Knopf Menü führt zurück.
    .display = zu ende, { $bottom-key }: verlassen
    .display-full = Die Lektion ist zu Ende. Die { $bottom-key } der Zeile listet „die Lektion verlassen“ auf.
lesson-left = Lektion verlassen, dein Stand ist gesichert.
    .brief = Lektion verlassen, gesichert.
    .braille = verlassen, gesichert
lesson-left-new = Lektion verlassen.
    .braille = verlassen
lesson-left-over = Lektion geschafft.
    .braille = geschafft

## Das Menü Lernen.

learn-title = Lernen
learn-guided = Geführte Partien
learn-guided-help = Eine erste Partie für jedes Spiel, Schritt für Schritt: was zu tun ist und warum. Jede dauert höchstens zehn Minuten; du kannst sie verlassen und später weitermachen.
    .brief = Eine erste Partie für jedes Spiel, Schritt für Schritt.
learn-done = { $number } von { $count }
    .braille = { $number }/{ $count }
learn-steps =
    { $count ->
        [one] ein Schritt
       *[other] { $count } Schritte
    }
    .braille = { $count }
learn-new = neu
learn-begun = weiter bei Schritt { $number } von { $count }
    .braille = weiter { $number }/{ $count }
learn-finished = geschafft
learn-keys = Die Tasten
learn-keys-menus = In Menüs
learn-keys-how = Drück irgendeine Taste und erfahre, was sie tut; sonst passiert nichts. Zweimal { $leave } verlässt.
    .brief = Drück eine Taste. Zweimal { $leave } verlässt.
    .braille = Taste drücken, 2 mal { $leave }: Ende
learn-keys-nothing = { $key }: tut hier nichts
    .braille = { $key }: nichts
learn-keys-leave = Noch einmal verlässt das Üben.
    .brief = noch einmal: verlassen
learn-bottom = Die Ende-Taste finden
learn-bottom-how = Such die { $bottom-key } deiner Braillezeile: Sie listet auf, was du tun kannst. Drück sie. Jede andere Taste sagt, welche sie ist; die Rücksprungtaste geht weiter.
    .brief = Drück die { $bottom-key }. Die Rücksprungtaste geht weiter.
    .braille = drück { $bottom-key }. andere sagen ihren namen, rücksprung: weiter
learn-bottom-found = Das war die { $bottom-key }: Sie listet immer auf, was du tun kannst. Jede Taste geht weiter.
    .brief = Das war die { $bottom-key }. Jede Taste geht weiter.
    .braille = das war { $bottom-key }. jede taste: weiter
learn-bottom-other = Das war { $key }, nicht die { $bottom-key }.
    .braille = das war { $key }
learn-sounds = Die Klänge
learn-sounds-off = Nichts ist zu hören: Die Lautstärke der Klänge ist 0. { $sound-up-key } macht sie lauter.
    .brief = Lautstärke der Klänge 0, { $sound-up-key } macht lauter
    .braille = lautstärke 0, { $sound-up-key } lauter
    .display = lautstärke 0
    .display-full = Nichts ist zu hören: Die Lautstärke der Klänge ist 0. Unter Klänge in den Einstellungen machst du sie lauter.
    .page = Nichts ist zu hören: Die Lautstärke der Klänge ist 0. Unter Klänge in den Einstellungen machst du sie lauter.
learn-sound-off = { $setting } ist 0, darum ist hier nichts zu hören
    .brief = { $setting } ist 0
    .braille = { $setting } 0
learn-sound-muted = stumm
learn-signs = Die Zeichen der Braillezeile
    .braille = Zeichen
learn-signs-common = Überall gültige Zeichen
learn-display = Die Braillezeile
learn-display-none = Hier ist keine Braillezeile angeschlossen. Schließ eine an, dann geht es von selbst los.
    .brief = Keine Braillezeile angeschlossen.
    .braille = keine Braillezeile
learn-display-target = Ziel
learn-display-word-1 = rot
learn-display-word-2 = blau
learn-display-routing = Auf der Zeile stehen drei Wörter. Drück die Routingtaste über dem Wort Ziel.
    .braille = Routing über Ziel:
learn-display-panning = Das Wort Ziel steht weiter hinten. Lies mit der Taste zum Weiterblättern, bis du es findest, und drück die Routingtaste darüber.
    .braille = blättern bis Ziel, Routing:
learn-display-lines = Nun sind es drei Zeilen. Geh mit der Taste für die nächste Zeile bis zum Wort Ziel und drück die Routingtaste darüber.
    .braille = Zeile runter bis Ziel, Routing:
learn-display-found = Gefunden!
learn-display-missed-right = Das war { $word }. Ziel steht weiter rechts.
    .braille = { $word }, Ziel rechts
learn-display-missed-left = Das war { $word }. Ziel steht weiter links.
    .braille = { $word }, Ziel links
learn-display-missed-row = Das war { $word }. Ziel steht in einer anderen Zeile.
    .braille = { $word }, Ziel andere Zeile
learn-display-done = Das war die letzte Übung. Jetzt kennst du die Zeile.
    .braille = fertig

## Was jeder Klang bedeutet.

learn-sound-box = dumpfer Schlag: etwas kam in die Kiste
learn-sound-card = gelegte Karte: eine Karte wurde gespielt oder gelegt
learn-sound-chip = heller Klick: ein Chip oder Punkt gewonnen
learn-sound-clock = Ticken: die Zeit läuft ab
learn-sound-close = Ton nach unten: ein Menü schloss sich
learn-sound-connect = zwei Töne, eine Oktave hoch: ein Gerät oder eine Person ist da
learn-sound-deal = drei schnelle Karten: es wird ausgeteilt
learn-sound-dice = ein rollender Würfel: Würfel oder Zufall
learn-sound-dice2 = zwei rollende Würfel
learn-sound-dice3 = drei rollende Würfel
learn-sound-double = zweimal abwärts: Punkte werden verdoppelt
learn-sound-draw = gezogene Karte: jemand hat gezogen
learn-sound-edge = tief und kurz: hier geht es nicht weiter
learn-sound-error = zweimal Brummen: das geht nicht, die Worte sagen warum
learn-sound-flip = angehoben und flach gelegt: eine Karte wurde umgedreht
learn-sound-glass = gehobene Röhre, Sand: jemand hat die Röhre gehoben
learn-sound-knock = Klopfen auf Holz: jemand hat geklopft
learn-sound-lid = Schaben und Tippen: ein Deckel ging auf oder zu
learn-sound-lose = zwei Töne abwärts: jemand anders hat gewonnen
learn-sound-lost = zwei Töne, eine Oktave runter: ein Gerät oder eine Person ist weg
learn-sound-mark = zwei kurze Töne hoch: markiert
learn-sound-message = zweimal Glocke: eine Meldung
learn-sound-open = Ton nach oben: ein Menü ging auf
learn-sound-pass = zweimal leise getippt: jemand passt
learn-sound-pillar = zugeschlagenes Buch und Glocke: eine Reihe ist vollständig
learn-sound-place = Holz auf Holz: etwas wurde aufs Feld gelegt
learn-sound-room = Hintergrund: der Raumton von { $game }
    .braille = raum { $game }
learn-sound-run = Karte für Karte aufwärts: eine Linie ging aus dem Spiel
learn-sound-secure = Klick und tiefer Ton: etwas ist gesichert
learn-sound-sent = ein weicher Ton: dein Wunsch ist unterwegs, die Antwort des Tischs steht noch aus
learn-sound-shuffle = Mischen: der Stapel wurde gemischt
learn-sound-swap = hoch und runter: zwei Dinge haben getauscht
learn-sound-sweep = viele Karten zusammengefegt: mehrere Karten wurden genommen
learn-sound-take = Wischen nach oben: Karten wurden genommen
learn-sound-turn = zwei Glocken aufwärts: du bist dran
learn-sound-unmark = zwei kurze Töne runter: nicht mehr markiert
learn-sound-win = drei Töne aufwärts: gewonnen

## Hilfe in einer Lektion

lesson-key-again = die Aufgabe noch einmal
lesson-key-leave = die Lektion verlassen

## Solange nur Tasten der Zeile benutzt werden. $command ist, was ein Eintrag der Ende-Taste tut.

lesson-listed = „{ $command }“
    .braille = { $command }
lesson-routing = die Routingtaste
    .braille = routing
lesson-touch = drück zweimal die Routingtaste darüber
    .brief = zweimal die Routingtaste
    .braille = routing zweimal
lesson-touch-entry = drück die Routingtaste über dem Eintrag, den du willst
    .brief = Routingtaste über dem Eintrag
    .braille = routing eintrag
lesson-choose = wähl { $entry } aus der Liste der { $bottom-key } der Zeile
    .brief = { $entry } aus der Liste
    .braille = { $bottom-key }: { $entry }
lesson-choose-there = drück die Routingtaste darüber und wähl { $entry } aus der Liste der { $bottom-key } der Zeile
    .brief = Routingtaste, dann { $entry } aus der Liste
    .braille = routing, { $bottom-key }: { $entry }
lesson-repeated = { $deed }, insgesamt { $count }-mal
    .brief = { $deed }, { $count }-mal
    .braille = { $deed } { $count }-mal
lesson-do = { $deeds }.
    .braille = { $deeds }
