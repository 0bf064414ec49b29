### Was die Braillezeile fragt und über sich selbst sagt.

## Routingtasten
route-ends = Damit kann die Partie enden. Wirklich?
    .brief = kann die Partie beenden, wirklich?
    .braille = partieende?
route-doubles = Damit ist die Reihe geschlossen und zählt doppelt. Wirklich?
    .brief = schließt die Reihe, zählt doppelt, wirklich?
    .braille = reihe zu x2?

## Legende
command-signs = Zeichen der Braillezeile
    .braille = zeichen
line-legend = Zeichen der Braillezeile
    .brief = Zeichen
    .braille = zeichen
marked-means = steht vor einer markierten Karte
edge-means = in dieser Richtung geht es nicht weiter
line-focused = Punkte 7 und 8
    .braille = punkte78
line-focused-means = unter der Karte im Fokus; dieselbe Routingtaste noch einmal handelt
line-status-waiting = Statuszelle, Punkte 1 2 3 7
    .braille = punkte1237
line-status-waiting-means = in der Statuszelle: eine, zwei, drei, vier oder mehr Meldungen warten
line-status-message = Statuszelle, Punkt 4
    .braille = punkt4
line-status-message-means = in der Statuszelle: hier liegt eine Meldung oder Antwort, nicht der Bereich
line-status-turn = Statuszelle, Punkt 5
    .braille = punkt5
line-status-turn-means = in der Statuszelle: du bist am Zug
line-status-more = Statuszelle, Punkt 6
    .braille = punkt6
line-status-more-means = in der Statuszelle: rechts geht es weiter

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
    .braille = was geht? enter tut es

## Wie es steht, am rechten Ende von Zeilen ab 40 Zellen
line-points = hinter dem Strich aus den Punkten 4 5 6: deine Punkte, { $count }
    .braille = { $count }p
line-discard = danach die oberste Karte der Ablage: { $card }
    .braille = { $card }

## Formulierung der Braillezeile
setting-braille-wording = Ausführlichkeit der Braillezeile
    .brief = Ausführlichkeit in Braille
    .braille = braille ausführlich
    .help = Kurz heißt: kurze Wörter und Zeichen. Ausführlich sagt alles, was gesprochen wird. Karten und Plätze bleiben in beidem kurz.
setting-braille-wording-brief = kurz
setting-braille-wording-full = ausführlich

## Ein Platz, der getippt wird
command-go-to-place = einen Platz tippen: Reihe und Platz, etwa r2 3
    .braille = platz tippen r2 3
place-ask = Welcher Platz? Reihe und Platz, etwa r2 3
    .brief = Welcher Platz?
    .braille = platz? r2 3
place-no-field = Plätze kann man tippen, wo es ein Feld gibt, etwa in Hexaducto und Cubus.
    .brief = kein Feld hier
    .braille = kein feld
place-unclear = { $text } ist kein Platz: tippe Reihe und Platz, etwa r2 3.
    .brief = Reihe und Platz, etwa r2 3
    .braille = { $text }? tippe r2 3
place-missing = In Reihe { $row } gibt es keinen Platz { $place }.
    .brief = kein Platz { $place } in Reihe { $row }
    .braille = r{ $row } kein { $place }
