### Lernen: geführte Partien, Tasten, Klänge, Zeichen und Braillezeile.

## Geführte Partien. $again und $leave nennen Tasten.

lesson-begin = { $again } sagt dir jederzeit, was zu tun ist, { $leave } verlässt die Lektion; sie geht später hier weiter.
    .brief = { $again }: Aufgabe, { $leave }: verlassen.
lesson-resumed = Es geht weiter, wo du warst. { $again } sagt die Aufgabe, { $leave } verlässt die Lektion.
    .brief = Weiter, wo du warst. { $again }: Aufgabe, { $leave }: verlassen.
# $number und $count: der wievielte Schritt von wie vielen.
lesson-place = Schritt { $number } von { $count }
    .braille = { $number }/{ $count }
# $keys: die Tasten, eine nach der anderen. Kein anderer Satz einer Lektion nennt sie so.
lesson-press = Drücke { $keys }.
    .brief = { $keys }.
    .braille = : { $keys }
lesson-then = dann
# Eine Taste, die mehrmals zu drücken ist.
lesson-times = { $count } mal { $key }
lesson-no-key = eine Taste, die du in den Einstellungen noch vergeben musst
    .brief = noch keine Taste
lesson-other = Die Regeln erlauben das, aber hier geht es gerade um etwas anderes. Nichts ist geschehen.
    .brief = Erlaubt, aber hier geht es um etwas anderes.
    .braille = erlaubt, hier nicht
lesson-as-good = Auch das war richtig.
    .brief = Auch richtig.
lesson-no-take-back = Hier muss nichts zurückgenommen werden: Was nicht passt, geschieht gar nicht erst.
    .brief = Hier gibt es nichts zurückzunehmen.
    .braille = nichts zurück
lesson-over = Die Lektion ist zu Ende. { $leave } führt zurück.
    .brief = Zu Ende. { $leave }: zurück.
lesson-left = Lektion verlassen, dein Stand ist gesichert.
    .brief = Lektion verlassen, gesichert.
    .braille = verlassen, gesichert
lesson-left-over = Lektion geschafft.
    .braille = geschafft
