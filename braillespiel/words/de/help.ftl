### Hilfe: Gruppen der Tastentabelle, die Anleitung.


## Gruppen der Tastentabelle

key-group-here = Bereich { $zone }
    .brief = { $zone }
    .braille = { $zone }
key-group-walk = gehen
key-group-act = handeln
key-group-game = Tasten des Spiels
    .brief = Spiel
    .braille = spiel
key-group-zones = von Bereich zu Bereich
    .brief = Bereiche
    .braille = bereiche
key-group-ask = fragen
key-group-program = Programm
    .braille = programm
key-group-messages = Meldungen
    .braille = meldungen
key-group-sound = Stimme und Klänge
    .brief = Klang
    .braille = klang
key-group-screen = Fenster
    .braille = fenster
key-group-display = Braillezeile
    .brief = Zeile
    .braille = zeile
key-group-menu = in Menüs
    .braille = menüs
key-group-replay = Rückblick auf eine Partie
    .brief = Rückblick
key-group-network = an einem Netzwerktisch
    .brief = Netzwerktisch
    .braille = netztisch
key-group-class = in einer Klasse
key-group-desk = am Lehrerpult
key-group-typing = beim Tippen
    .braille = tippen
key-names-range = { $first } bis { $last }
command-nth-all = zur Karte mit dieser Nummer, 0 zur zehnten
    .braille = zur karte
help-ask = fragt nach dem Spiel
    .braille = fragen

## Die Tasten, auf die es jetzt ankommt, am Anfang der Hilfe

key-arrow-left = Pfeil links
key-arrow-right = Pfeil rechts
key-arrow-up = Pfeil hoch
key-arrow-down = Pfeil runter
now-left-hand = in deiner Hand nach links
    .braille = links
now-right-hand = in deiner Hand nach rechts
    .braille = rechts
now-up-hand = in deiner Hand nach oben
    .braille = hoch
now-down-hand = in deiner Hand nach unten
    .braille = runter
now-left = nach links, { $zone }
    .braille = links
now-right = nach rechts, { $zone }
    .braille = rechts
now-up = nach oben, { $zone }
    .braille = hoch
now-down = nach unten, { $zone }
    .braille = runter
now-choose = wählen, was damit geschieht: { $item }
    .brief = wählen, { $item }
    .braille = wählen { $item }
now-mark = markieren: { $item }, danach, was dazugehört
    .brief = markieren, { $item }
    .braille = markieren { $item }
now-next-live = zum Nächsten, womit etwas geht
    .braille = nächstes
now-zone = weiter zum Bereich { $zone }
    .brief = weiter, { $zone }
    .braille = { $zone }
now-hint = einen guten Zug hören, und warum
    .braille = tipp
now-turn = hören, wer dran ist und was du tun kannst
    .braille = wer dran
now-scores = den Punktestand hören
    .braille = punkte
now-score-table = durch die Punkte gehen
    .braille = punkte einzeln
now-last-event = hören, was zuletzt geschah
    .braille = was geschah
now-inspect = alles über das hören, worauf du stehst
    .braille = details
now-game-menu = das Spielmenü öffnen
    .braille = menü

## Die Anleitung

guide-title = Die Anleitung
    .braille = anleitung
guide-entry = Anleitung nach Überschriften
    .brief = Anleitung
    .braille = anleitung
guide-unreadable = Die Anleitung fehlt in dieser Installation.
    .brief = Keine Anleitung
    .braille = keine anleitung

## Handeln

choose-unmark = Markierung aufheben
    .braille = nicht mehr markieren
press-key-again = Zum Ausführen die Taste noch einmal
    .braille = taste nochmal

## Der erste Start

first-run-reader = Willkommen bei braillespiel. Das sagt dein Screenreader. Eingabe führt zur Wahl des Spiels; Pfeil runter zu geführten Partien, Sprache und Braille, links und rechts ändern eine Einstellung.
    .brief = Willkommen. Eingabe wählt ein Spiel, Pfeil runter die Einstellungen
    .braille = willkommen, enter: spielen, runter: einstellen
first-run-reader-braille = Willkommen bei braillespiel. Das sagt dein Screenreader, und es liegt auf deiner Braillezeile mit { $cells } Zellen. Kommt beides an? Eingabe führt zur Wahl des Spiels; Pfeil runter zu geführten Partien, Sprache und Braille, links und rechts ändern eine Einstellung.
    .brief = Willkommen. Screenreader und Braillezeile, kommt beides an?
    .braille = screenreader und zeile, beides da? enter, oder routing auf ja: spielen, runter: einstellen
first-run-voice = Willkommen bei braillespiel. Hörst du mich? Eingabe führt zur Wahl des Spiels; Pfeil runter zu geführten Partien, Stimme, Tempo, Sprache und Braille, links und rechts ändern eine Einstellung.
    .brief = Willkommen. Hörst du mich?
    .braille = hörst du mich? enter: spielen, runter: einstellen
first-run-voice-braille = Willkommen bei braillespiel. Hörst du mich, und liegt das auch auf deiner Braillezeile mit { $cells } Zellen? Eingabe führt zur Wahl des Spiels; Pfeil runter zu geführten Partien, Stimme, Tempo, Sprache und Braille, links und rechts ändern eine Einstellung.
    .brief = Willkommen. Hörst und fühlst du mich?
    .braille = fühlst du das? enter, oder routing auf ja: spielen, runter: einstellen
first-run-text = Willkommen bei braillespiel. Noch antwortet keine Stimme und keine Braillezeile; jeder Satz steht hier als Text. Kannst du ihn lesen? Eingabe führt zur Wahl des Spiels; Pfeil runter zu geführten Partien, Stimme, Sprache und Braille, links und rechts ändern eine Einstellung.
    .brief = Willkommen. Keine Stimme, kein Braille: Kannst du das lesen?
    .braille = willkommen, enter: spielen, runter: einstellen
first-run-text-braille = Willkommen bei braillespiel. Das liegt auf deiner Braillezeile mit { $cells } Zellen, eine Stimme antwortet nicht. Fühlst du es? Eingabe führt zur Wahl des Spiels; Pfeil runter zu geführten Partien, Stimme, Sprache und Braille, links und rechts ändern eine Einstellung.
    .brief = Willkommen. Fühlst du das?
    .braille = fühlst du das? enter, oder routing auf ja: spielen, runter: einstellen
first-run-go = Ja, ein Spiel wählen
    .brief = Ja
    .braille = ja
first-run-learn = Zuerst lernen, mit einer geführten Partie
    .brief = Zuerst lernen
    .braille = zuerst lernen
