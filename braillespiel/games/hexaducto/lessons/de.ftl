### Geführte Partien von Hexaducto. NAME-SCHRITT sagt, was zu tun ist und warum; die Tasten folgen von selbst.


## Zu zweit.

hexaducto-match-title = Hexaducto zu zweit
hexaducto-match-field = Vor dir liegt ein Sechseck aus Karten, hier ein kleines mit sieben. Einige sind verdeckt. Du willst möglichst wenige Punkte vor dir haben. Lass dir das Feld beschreiben.
    .brief = Lass dir das Feld beschreiben.
hexaducto-match-walk = Geh durch das Feld: { $left } und { $right } bleiben in der Reihe, { $up } und { $down } gehen schräg. Probier es, von der ersten Karte nach rechts.
    .brief = Geh von der ersten Karte nach rechts.
hexaducto-match-turn-up = In jedem Zug kommt eine neue Karte in dein Feld. Die einfachste Art: Deck eine verdeckte auf, hier die unten rechts.
    .brief = Deck die Karte unten rechts auf.
hexaducto-match-turn-up-other = Erlaubt, aber deck hier die Karte unten rechts auf. Es ist nichts passiert.
    .brief = Deck die unten rechts auf.
hexaducto-match-draw = Die zweite Art: Du ziehst eine Karte und legst sie danach auf einen Platz deines Feldes. Zieh zuerst.
    .brief = Zieh eine Karte.
hexaducto-match-draw-other = Erlaubt, aber jetzt üben wir das Ziehen. Es ist nichts passiert.
    .brief = Zieh eine Karte.
hexaducto-match-street = Eine 8, und in der mittleren Reihe liegen 7 und 9 offen am Rand. Mit der 8 in der Mitte ist 7, 8, 9 eine Straße von Rand zu Rand: Sie verschwindet sofort, alle drei Karten sind weg.
    .brief = Leg die 8 in die Mitte.
hexaducto-match-street-other = Erlaubt, aber in der Mitte räumt die 8 eine ganze Reihe ab. Es ist nichts passiert.
    .brief = In die Mitte räumt sie ab.
hexaducto-match-dock = Dein Feld ist in zwei Teile zerfallen. Schieb den oberen an den unteren heran, gleich am ersten Platz.
    .brief = Dock den oberen Teil an.
hexaducto-match-dock-as-good = Auch dort passt er.
hexaducto-match-dock-other = Auch das ist erlaubt, aber lass den unteren Teil liegen und schieb den oberen so heran, dass er darüber liegt. Es ist nichts passiert.
    .brief = Schieb den oberen Teil, sodass er oben bleibt.
hexaducto-match-take = Louis hat eine 2 auf die Ablage gelegt, und bei dir liegt eine 3. Zwei aufeinanderfolgende Zahlen, die eine ganze Linie sind, reichen. Nimm die 2: Was auf der Ablage liegt, siehst du vorher.
    .brief = Nimm die 2 von der Ablage.
hexaducto-match-take-other = Erlaubt, aber die 2 dort macht eine Linie fertig. Es ist nichts passiert.
    .brief = Nimm die 2.
hexaducto-match-fits = Wohin damit? Diese Taste springt von einem Platz zum nächsten, an dem deine Karte eine Linie fertig macht.
    .brief = Such, wohin sie passt.
hexaducto-match-swap = Sie passt auf die 0 und auf die 11. Tausch sie gegen die 11: Die hohe Karte geht auf die Ablage, und 3 und 2 verschwinden.
    .brief = Leg die 2 auf die 11.
hexaducto-match-swap-other = Erlaubt, aber so wirst du die 11 nicht los. Es ist nichts passiert.
    .brief = Leg sie auf die 11.
hexaducto-match-last = Es bleiben eine 0 und eine verdeckte Karte. Deck sie auf: Wer keine verdeckte mehr hat, beendet die Partie.
    .brief = Deck die letzte Karte auf.
hexaducto-match-last-other = Erlaubt, aber deck jetzt deine letzte verdeckte Karte auf. Es ist nichts passiert.
    .brief = Deck die letzte auf.
hexaducto-match-scores = Minus 1 und 0 sind eine Straße: Dein Feld ist leer. Frag nach dem Stand.
    .brief = Frag nach dem Stand.
hexaducto-match-end = In der richtigen Partie sind es 19 Karten in fünf Reihen. Beende sie nur, wenn du vorn liegst: Sonst zählen deine Punkte doppelt.
    .brief = Ende nur, wenn du vorn liegst.

## Das Rätsel.

hexaducto-puzzle-title = Hexaducto, Rätsel
hexaducto-puzzle-field = Im Rätsel spielst du allein und räumst das ganze Feld ab. Dieses hat nur vier Karten. Lass es dir beschreiben.
    .brief = Lass dir das Feld beschreiben.
hexaducto-puzzle-limits = Du hast nur wenige Züge und sonst auch wenig Zeit; hier läuft keine Uhr. Frag, was dir bleibt.
    .brief = Frag nach den Zügen.
hexaducto-puzzle-hidden = Such die verdeckten Karten: Jede braucht einen Zug.
    .brief = Such eine verdeckte Karte.
hexaducto-puzzle-turn-up = Oben liegt 5 neben einer verdeckten Karte. Deck sie auf.
    .brief = Deck die Karte oben rechts auf.
hexaducto-puzzle-turn-up-other = Erlaubt, aber versuch es oben rechts neben der 5. Es ist nichts passiert.
    .brief = Deck die oben rechts auf.
hexaducto-puzzle-draw = 5 und 6 waren eine Straße und sind weg. Es bleiben eine 3 und eine verdeckte Karte. Zieh eine neue.
    .brief = Zieh eine Karte.
hexaducto-puzzle-draw-other = Erlaubt, aber mit einer gezogenen Karte entscheidest du selbst, wohin sie kommt. Es ist nichts passiert.
    .brief = Zieh eine Karte.
hexaducto-puzzle-fits = Eine 4. Frag, wo sie eine Linie fertig macht.
    .brief = Such, wohin sie passt.
hexaducto-puzzle-place = Leg sie auf die verdeckte: 3 und 4 sind eine Straße. Was verdeckt lag, kommt auf die Ablage.
    .brief = Leg die 4 auf die verdeckte Karte.
hexaducto-puzzle-place-other = Erlaubt, aber auf der verdeckten macht die 4 mit der 3 eine Straße. Es ist nichts passiert.
    .brief = Leg sie auf die verdeckte.
hexaducto-puzzle-end = Gelöst. In einem richtigen Rätsel liegen 19 Karten; ein Tipp sagt dir dort auch, ob es noch zu lösen ist.
    .brief = Gelöst.

## Strategie: wann man die Partie beendet.

hexaducto-end-title = Hexaducto, wann beenden
hexaducto-end-field = Wer seine letzte verdeckte Karte aufdeckt oder ersetzt, beendet die Partie und zahlt doppelt, wenn jemand weniger Punkte hat. Bei dir liegt noch eine verdeckt. Lass dir das Feld beschreiben.
    .brief = Lass dir das Feld beschreiben.
hexaducto-end-points = Frag nach dem Stand: Er zählt, was offen liegt.
    .brief = Frag nach dem Stand.
hexaducto-end-draw = Du zeigst 30, Louis 12 und zwei verdeckte Karten. Wenn du jetzt deine letzte aufdeckst, zählen deine Punkte höchstwahrscheinlich doppelt. Zieh lieber eine Karte.
    .brief = Zieh eine Karte.
hexaducto-end-draw-other = Erlaubt, aber beende die Partie jetzt nicht, und was du ziehst, ist im Schnitt niedriger als die 6 dort. Es ist nichts passiert.
    .brief = Zieh lieber.
hexaducto-end-low = Eine 0. Leg sie auf eine deiner drei hohen Karten. Auf der verdeckten würde sie die Partie beenden.
    .brief = Leg die 0 auf eine hohe Karte.
hexaducto-end-low-as-good = Auch auf dieser hohen Karte liegt die 0 gut.
hexaducto-end-low-other = Erlaubt, aber das beendet die Partie zu früh oder lässt dir die hohen Karten. Nimm eine 8 oder die 11. Es ist nichts passiert.
    .brief = Leg sie auf eine 8 oder die 11.
hexaducto-end-ahead = Louis hat eine 12 aufgedeckt. Frag nach dem Stand.
    .brief = Frag nach dem Stand.
hexaducto-end-again = Jetzt zeigst du weniger Punkte als Louis, der 24 und eine verdeckte Karte hat. Zieh eine Karte.
    .brief = Zieh eine Karte.
hexaducto-end-again-other = Erlaubt, aber du weißt nicht, was deine letzte Karte ist. Zieh eine, die du vorher siehst. Es ist nichts passiert.
    .brief = Zieh lieber.
hexaducto-end-finish = Minus 2. Auf deiner letzten verdeckten Karte beendet sie die Partie, und Louis kommt selbst mit der niedrigsten Karte nicht unter dich. Jetzt ist es Zeit: Jeder weitere Zug ist auch einer für ihn.
    .brief = Leg sie auf die verdeckte Karte.
hexaducto-end-finish-other = Erlaubt, aber dann kommt Louis noch einmal dran, und jetzt liegst du sicher vorn. Es ist nichts passiert.
    .brief = Beende sie jetzt.
hexaducto-end-result = Frag nach dem Stand.
hexaducto-end-end = Beende die Partie, wenn du auch dann vorn liegst, wenn die anderen niedrige Karten verdeckt haben, und mit einer Karte, die du kennst. Bis dahin lass eine Karte verdeckt.
    .brief = Beenden, wenn du sicher vorn liegst.

## Fertige Stunden für eine Klasse.

ready-hexaducto-neighbours-title = Hexaducto, sechs Nachbarn
    .braille = hex: nachbarn
ready-hexaducto-neighbours-start = In diesem Feld hat jeder Platz sechs Nachbarn: links und rechts, zwei darüber und zwei darunter. Leg einen Finger auf einen Platz deines Feldes und nenn alle sechs. Mach dann die geführte Partie.
ready-hexaducto-neighbours-question = Wo findest du sonst noch Dinge mit sechs Nachbarn?
ready-hexaducto-neighbours-end = Das war es. Nenn die Nachbarn des mittleren Platzes, einmal herum.
ready-hexaducto-lines-title = Hexaducto, eine Linie in Folge
    .braille = hex: linien
ready-hexaducto-lines-start = Auf der Ablage liegt eine 6. Bei wem die Partie beginnt, liegen eine 4 und eine 5 nebeneinander. Sucht sie gemeinsam: Wohin gehört die 6? Sagt links oder rechts, bevor sie liegt.
ready-hexaducto-lines-question = Gab es einen anderen Platz für die 6, und was wäre dann geschehen?
ready-hexaducto-lines-end = Hier hören wir auf. Sag, welche Linie weg war, und was aus dem Feld wurde.
ready-hexaducto-ahead-title = Hexaducto, vorausdenken
    .braille = hex: voraus
ready-hexaducto-ahead-start = Ein Rätsel hat wenige Züge und keinen Gegner. Sag vor jedem Zug, was danach wo liegt. Mach ihn dann und vergleich.
ready-hexaducto-ahead-question = Wie viele Züge kannst du im Kopf behalten, und was hilft dir dabei?
ready-hexaducto-ahead-end = Das war es. Sag, welchen Zug du anders machen würdest.
