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
key-group-messages = Nachrichten
    .braille = nachrichten
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
key-group-typing = beim Tippen
    .braille = tippen
key-names-range = { $first } bis { $last }
command-nth-all = zur Karte mit dieser Nummer, 0 zur zehnten
    .braille = zur karte
help-ask = fragt nach dem Spiel
    .braille = fragen

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

press-key-again = zum Ausführen die Taste noch einmal
    .braille = taste nochmal
