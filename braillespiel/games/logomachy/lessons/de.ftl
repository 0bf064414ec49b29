### Geführte Partien von Logomachy. NAME-SCHRITT sagt, was zu tun ist und warum; die Tasten folgen von selbst.


## Das Zahlenspiel.

logomachy-numbers-title = Logomachy mit Zahlen
logomachy-numbers-hand = Du fischst mit deinen Handkarten Karten aus der Mitte. Geh zuerst deine Hand durch: { $left } und { $right } führen von Karte zu Karte.
    .brief = Geh deine Hand durch.
logomachy-numbers-middle = Nun die Mitte: vier offene Karten, die alle nehmen können.
    .brief = Schau in die Mitte.
logomachy-numbers-equal = Eine Karte nimmt eine gleiche. In der Mitte liegt die rote 3, und du hast zwei Dreien. Nimm sie mit der gelben: Die meisten gelben Karten bringen am Ende einen Chip, und wer die meisten Chips hat, gewinnt. Eine Ziffer führt zur Karte an diesem Platz deiner Hand, egal welche Zahl sie hat; { $enter } fragt, was zu tun ist, und tut es beim zweiten Mal.
    .brief = Nimm die rote 3 mit der gelben.
logomachy-numbers-equal-as-good = Auch die blaue 3 nimmt die rote. Die gelbe wäre zum Sammeln besser gewesen, mehr ist nicht verloren.
    .brief = Auch die blaue 3 nimmt. Gelb zählt mehr.
logomachy-numbers-equal-other = Das ginge. Hier nimmst du eine gleiche Karte, eine 3 die 3, und lässt nichts liegen, was du nehmen kannst. Es ist nichts passiert.
    .brief = Hier nimmt eine 3 die 3.
logomachy-numbers-takes = Louis hat nur gelegt. Was kann deine andere 3 jetzt nehmen? Geh zu ihr und frag; die Antwort nennt auch die anderen Karten deiner Hand.
    .brief = Frag, was deine Karten nehmen.
logomachy-numbers-sum = Liegt keine gleiche Karte da, darfst du mehrere nehmen, die zusammen deinen Wert ergeben: 1 und 2 sind 3.
    .brief = Nimm 1 und 2 mit der 3.
logomachy-numbers-sum-other = Erlaubt, aber dann bliebe die 1 oder die 2 für Louis. Hier nimmt die 3 beide. Es ist nichts passiert.
    .brief = Hier nimmt die 3 die 1 und die 2.
logomachy-numbers-lay = Deine 8 kann nichts nehmen: keine 8 in der Mitte, und 5, 6 und 4 ergeben zusammen nie 8. Dann bleibt sie in der Mitte liegen.
    .brief = Leg die 8 in die Mitte.
logomachy-numbers-turn = Niemand hatte mehr Karten, also gab es neue. Frag, wer dran ist und was geht; das geht jederzeit.
    .brief = Frag, wer dran ist.
logomachy-numbers-again = Deine blaue 8 nimmt die rote, die du vorhin gelegt hast.
    .brief = Nimm die 8 mit der 8.
logomachy-numbers-again-other = Die 6 oder die 1 kannst du noch brauchen. Hier nimmt die 8 die 8. Es ist nichts passiert.
    .brief = Hier nimmt die 8 die 8.
logomachy-numbers-clear = In der Mitte liegen jetzt 5 und 1. Deine 6 nimmt beide, und damit ist die Mitte leer: Das bringt sofort einen Chip, und Louis muss die nächste Karte hinlegen.
    .brief = Leer die Mitte mit der 6.
logomachy-numbers-clear-other = Das ginge, aber nur die 6 nimmt alles. Eine leere Mitte ist ein Chip. Es ist nichts passiert.
    .brief = Nur die 6 nimmt alles.
logomachy-numbers-scores = Dein erster Chip. Frag nach dem Stand.
    .brief = Frag nach dem Stand.
logomachy-numbers-end = Am Ende einer Runde gibt es drei weitere Chips: für die gelbe 7, für die meisten gelben und für die meisten übrigen Karten. Jetzt kannst du es.
    .brief = Chips gibt es auch für die gelbe 7, die meisten gelben, die meisten übrigen Karten.

## Das Buchstabenspiel. Die deutsche Lektion hat eigene Karten; die englische steht in en.ftl.

logomachy-letters-title = Logomachy mit Buchstaben
logomachy-letters-hand = Auf den Karten stehen Buchstaben. Du bildest Wörter: immer mit genau einer Handkarte und mit einer oder mehr Karten aus der Mitte. Geh deine Hand durch.
    .brief = Geh deine Hand durch.
logomachy-letters-middle = Nun die Mitte. Mit { $right } gehst du durch alle vier Buchstaben.
    .brief = Schau in die Mitte.
logomachy-letters-first = R und O liegen in der Mitte, T hast du auf der Hand: rot. Markiere die Buchstaben in der Reihenfolge des Wortes; auf dem letzten drückst du { $enter } statt { $mark }. Eine Ziffer führt zur Karte an diesem Platz.
    .brief = Leg das Wort rot: R, O, T.
logomachy-letters-first-as-good = Auch das ist ein Wort aus diesen drei Karten.
    .brief = Auch ein Wort.
logomachy-letters-first-other = Erlaubt. Hier legst du ein Wort aus R, O und T. Es ist nichts passiert, die Markierungen sind weg.
    .brief = Hier: ein Wort aus R, O, T.
logomachy-letters-clear = Die drei Karten gehören dir. In der Mitte liegen E, N und ein S von Louis. Mit deinem I wird daraus sein: S, E, I, N. Das leert die Mitte.
    .brief = Leg das Wort sein: S, E, I, N.
logomachy-letters-clear-as-good = Auch dieses Wort leert die Mitte.
    .brief = Auch das leert die Mitte.
logomachy-letters-clear-other = Erlaubt, aber ein Wort aus allen drei Karten der Mitte bringt mehr: sein. Es ist nichts passiert, die Markierungen sind weg.
    .brief = Besser: sein.
logomachy-letters-unmark = Nicht jeder Versuch ist ein Wort. Dann bleibst du dran, und die Markierungen bleiben auch; { $back } nimmt alle weg. Probier es.
    .brief = Markiere und nimm die Markierung weg.
logomachy-letters-lay = Weil du die Mitte geleert hast, musste Louis legen. Mit dem U lässt sich aus deiner Hand kein Wort machen. Dann legst du eine Karte, am besten eine seltene: das K. Hier fragt { $enter }, ob du damit ein Wort beginnen oder es legen willst.
    .brief = Leg das K in die Mitte.
logomachy-letters-lay-other = Das S brauchst du noch für ein Wort. Leg das K. Es ist nichts passiert.
    .brief = Leg das K, nicht das S.
logomachy-letters-last = Louis hat A gelegt. In der Mitte liegen U, K und A, auf der Hand hast du S: aus.
    .brief = Leg das Wort aus: A, U, S.
logomachy-letters-last-as-good = Auch das gilt.
logomachy-letters-last-other = Erlaubt, aber mit dem S geht ein Wort: aus. Es ist nichts passiert, die Markierungen sind weg.
    .brief = Es geht ein Wort: aus.
logomachy-letters-scores = Alle Karten sind gespielt. Es gewinnt, wer die meisten genommen hat. Frag nach dem Stand.
    .brief = Frag nach dem Stand.
logomachy-letters-end = So geht das Buchstabenspiel. Steht ein Wort nicht in der Liste, bist du einfach weiter dran: Probieren kostet nichts.
    .brief = Probieren kostet nichts.

## Strategie: was man in der Mitte liegen lässt.

logomachy-leave-title = Logomachy, was liegen bleibt
logomachy-leave-hand = Wer die Mitte leert, bekommt einen Chip. Es zählt also nicht nur, was du nimmst, sondern auch, was du liegen lässt. Geh deine Hand durch.
    .brief = Geh deine Hand durch.
logomachy-leave-middle = Nun die Mitte: 1, 5 und 6.
    .brief = Schau in die Mitte.
logomachy-leave-leave = Die 7 nimmt 6 und 1, mit ihr selbst drei Karten, aber es bleibt eine einzelne 5, und die räumt jede 5 ab. Die 1 nimmt nur die 1, lässt aber 5 und 6 liegen: zusammen 11, mehr als jede Karte nehmen kann.
    .brief = Nimm die 1 mit der 1.
logomachy-leave-leave-other = Erlaubt, aber dann kann eine einzige Karte den Rest abräumen, oder du verschenkst eine. Nimm die 1 mit der 1. Es ist nichts passiert.
    .brief = Lass 5 und 6 liegen.
logomachy-leave-clear = Louis hat die 5 mit einer 5 genommen und eine einzelne 6 liegen lassen. Du hast eine 6: Leer die Mitte.
    .brief = Leer die Mitte mit der 6.
logomachy-leave-clear-other = Erlaubt, aber nur die 6 leert die Mitte und bringt einen Chip. Es ist nichts passiert.
    .brief = Die 6 leert sie.
logomachy-leave-lay = Ein Chip für dich, und Louis musste eine 10 legen. Deine letzte Karte, die 7, nimmt nichts; 10 und 7 sind zu viel für jede Karte.
    .brief = Leg die 7.
logomachy-leave-turn = Louis hat eine 2 gelegt, und es gibt neue Karten. Frag, was passt.
    .brief = Frag, wer dran ist.
logomachy-leave-two = In der Mitte liegen 10, 7 und 2, und alle deine Karten passen. Die 9 nimmt am meisten, 7 und 2, lässt aber eine einzelne 10 liegen. Zwei deiner Karten lassen mehr als 10 liegen: Wähl eine davon.
    .brief = Nimm so, dass mehr als 10 bleibt.
logomachy-leave-two-as-good = Auch die 2 ist gut: Es bleiben 10 und 7, zusammen 17.
    .brief = Auch gut: 17 bleibt.
logomachy-leave-two-other = Erlaubt, aber dann bliebe eine einzelne 10, oder du verschenkst eine Karte. Es ist nichts passiert.
    .brief = Lass mehr als 10 liegen.
logomachy-leave-scores = Frag nach dem Stand.
logomachy-leave-end = Lass mehrere Karten liegen, die zusammen mehr als 10 sind, oder gar nichts. Eine einzelne Karte, oder 10 und weniger, ist ein Chip für jemand anderen.
    .brief = Mehr als 10 liegen lassen, oder nichts.
logomachy-yellow-title = Logomachy, wenn Gelb entscheidet
logomachy-yellow-hand = Zuerst zählt, was du liegen lässt. Ist das gleich, entscheidet Gelb: Die meisten gelben Karten bringen einen Chip, und die gelbe 7 bringt allein schon einen. Schau in deine Hand.
    .brief = Schau in deine Hand.
logomachy-yellow-middle = Du und Louis habt je drei gelbe Karten genommen. Nun die Mitte: zwei Zehner, 6, 3 und 2.
    .brief = Schau in die Mitte.
logomachy-yellow-equal = Deine 10 nimmt jede der beiden, und beide Male bleibt mehr als 10 liegen. Mit der gelben liegst du bei Gelb vorn. Nimm die gelbe 10.
    .brief = Nimm die gelbe 10.
logomachy-yellow-equal-other = Erlaubt, aber dann bekommt Louis vielleicht die gelbe 10 und mit ihr den Chip für Gelb. Es ist nichts passiert.
    .brief = Die gelbe zählt mehr.
logomachy-yellow-turn = Louis hatte nur noch die gelbe 7, und sie nahm nichts. Es gibt neue Karten. Frag, was passt.
    .brief = Frag, wer dran ist.
logomachy-yellow-seven = Eine 9 nimmt 6 und 3, oder 2 und die gelbe 7. Zwei Karten sind zwei Karten, und beide Male bleibt 19 liegen. Nimm, was einen Chip bringt.
    .brief = Nimm mit einer 9 die gelbe 7.
logomachy-yellow-seven-as-good = Die andere 9 ist genauso gut: Die gelbe 7 gehört dir.
    .brief = Auch gut.
logomachy-yellow-seven-other = Erlaubt, aber dann bleibt die gelbe 7 für Louis liegen. Es ist nichts passiert.
    .brief = Nimm die gelbe 7.
logomachy-yellow-scores = Frag nach dem Stand.
logomachy-yellow-end = Zuerst, was du liegen lässt, dann die Farbe: Bleibt zweimal gleich viel liegen, nimm Gelb. Die gelbe 7 ist allein schon ein Chip.
    .brief = Erst, was liegen bleibt, dann Gelb.

## Fertige Stunden für eine Klasse.

ready-logomachy-sums-title = Logomachy, zusammenzählen
    .braille = log: summen
ready-logomachy-sums-start = Eine Karte nimmt aus der Mitte Karten, die zusammen ihre Zahl ergeben. Zähl zusammen, bevor du spielst. Zuerst machen alle die geführte Partie.
ready-logomachy-sums-question = Rechnest du im Kopf, mit den Fingern oder an der Braillezeile?
ready-logomachy-sums-end = Das war es. Sag eine Summe, mit der du Karten genommen hast.
ready-logomachy-colours-title = Logomachy, vier Farben
    .braille = log: farben
ready-logomachy-colours-start = Die Karten sind gelb, rot, grün und blau. Jede hat ihre Zahl und ihre Farbe. Lies deine Hand und die Mitte und sag jede Farbe einmal, bevor du spielst.
ready-logomachy-colours-question = Was ist in diesem Raum gelb, rot, grün oder blau, und woher weißt du es?
ready-logomachy-colours-end = Hier hören wir auf. Sag von jeder Farbe eine Karte, die in der Mitte lag.
ready-logomachy-spelling-title = Logomachy, buchstabieren
    .braille = log: wörter
ready-logomachy-spelling-start = Im Buchstabenspiel machen ein Buchstabe von dir und Buchstaben der Mitte ein Wort. Im Spiel ist jeder Buchstabe eine Karte; auf Papier sind viele Wörter kürzer. Mach die geführte Partie, dann die Kürzungen.
ready-logomachy-spelling-question = Welches Wort schreibst du leichter in Kurzschrift, und welches liest du leichter?
ready-logomachy-spelling-end = Das war es. Sag dein längstes Wort, und welche Kürzung darin steht.
