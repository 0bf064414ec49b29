### Die geführte Partie von SIX. NAME-SCHRITT sagt, was zu tun ist und warum; die Tasten folgen von selbst.

six-own-time-title = SIX ohne Uhr
six-own-time-glance = In SIX sicherst du Zahlenkarten, sobald jemand ihre Zahl würfelt. Auf deinen drei Plätzen liegt je eine offene Karte. Frag sie ab. Hier läuft keine Uhr: Alles wartet auf dich.
    .brief = Frag deine drei offenen Karten ab.
six-own-time-secure = Louis hat 6 und 3 gewürfelt, zusammen 9, und auf deinem Platz 1 liegt die 9. Sichere sie: Die Striche darauf sind deine Punkte. Jeder Platz hat seine eigene Taste.
    .brief = Sichere die 9 auf Platz 1.
six-own-time-secure-other = Erlaubt, aber die 9 gehört dir, wenn du sie sicherst. Es ist nichts passiert.
    .brief = Sichere die 9.
six-own-time-turn = Passt auch der letzte Würfel nicht, ist der Zug zu Ende, und die Würfel wechseln. Frag, wer dran ist.
    .brief = Frag, wer dran ist.
six-own-time-roll = Du hast die Würfel. Unter einer Röhre läuft verdeckt eine Sanduhr. Du könntest die Röhre heben, wenn du glaubst, dass die Uhr abgelaufen ist. Das ist noch zu gewagt: Würfle.
    .brief = Würfle.
six-own-time-roll-other = Erlaubt, aber gewagt: Läuft die Sanduhr noch, gibst du eine gesicherte Karte ab. Würfle lieber. Es ist nichts passiert.
    .brief = Zu gewagt. Würfle lieber.
six-own-time-own-number = 11 ist deine eigene Zahl. Wer würfelt, darf sie nicht sichern, würfelt aber wieder mit allen drei Würfeln.
    .brief = Würfle wieder mit drei.
six-own-time-two-dice = 6 passt dir nicht, also geht es mit einem Würfel weniger weiter.
    .brief = Würfle mit zwei.
six-own-time-one-die = 7 war die Zahl von Louis, er hat sie gesichert. Ein Würfel bleibt dir.
    .brief = Würfle mit einem.
six-own-time-cover = Dein Zug ist zu Ende. Beim Wechsel ziehen alle außer dem, der die Würfel bekommt, eine Karte. Leg deine 6 auf den freien Platz 1.
    .brief = Leg die 6 auf Platz 1.
six-own-time-again = Louis hat zweimal gewürfelt, zuletzt 11: deine Zahl auf Platz 3. Jetzt darfst du sie sichern.
    .brief = Sichere die 11 auf Platz 3.
six-own-time-again-other = Erlaubt, aber die 11 bringt drei Striche. Sichere sie. Es ist nichts passiert.
    .brief = Sichere die 11.
six-own-time-lift = Es wurde viel gewürfelt. Heb die Röhre: Ist die Sanduhr abgelaufen, muss Louis eine gesicherte Karte zurückgeben; läuft sie noch, du.
    .brief = Heb die Röhre.
six-own-time-lift-other = Erlaubt, aber heb jetzt die Röhre. Es ist nichts passiert.
    .brief = Heb die Röhre.
six-own-time-scores = Es war der dritte Durchgang, damit ist die Partie zu Ende. Frag, wie viele Striche ihr gesichert habt.
    .brief = Frag nach dem Stand.
six-own-time-end = Mit Uhr geht alles genauso, nur schneller: Eine Zahl bleibt offen, bis du sie gehört hast, und dann noch deine Reaktionszeit lang. Die änderst du mit { $faster } und { $slower }.
    .brief = Mit Uhr geht alles genauso, nur schneller.

## Strategie: wann man die Röhre hebt.

six-lift-title = SIX, wann heben
six-lift-glance = Du hast gerade die Würfel bekommen: Du darfst würfeln oder die Röhre heben. Ohne Uhr ist die Sanduhr nach 30 bis 50 Würfen abgelaufen, und 35 waren es schon. Frag zuerst deine offenen Karten ab.
    .brief = Frag deine offenen Karten ab.
six-lift-points = Ist die Sanduhr abgelaufen, wenn du hebst, gibt Louis, der zuletzt gewürfelt hat, seine oberste gesicherte Karte ab, eine 3 mit zwei Strichen. Läuft sie noch, gibst du deine ab, eine 12 mit vier. Frag nach dem Stand.
    .brief = Frag nach dem Stand.
six-lift-wait = Nach 35 Würfen ist die Sanduhr nur in einem von vier Fällen abgelaufen, und du würdest vier Striche verlieren, um Louis zwei zu nehmen. Würfle.
    .brief = Würfle.
six-lift-wait-other = Erlaubt, aber in drei von vier Fällen gäbst du die 12 ab. Würfle. Es ist nichts passiert.
    .brief = Zu früh. Würfle.
six-lift-two = Du hast 11 gewürfelt, und Louis hat sie gesichert: Jetzt liegt sie bei ihm obenauf. Weiter mit zwei Würfeln.
    .brief = Würfle mit zwei.
six-lift-one = 3 passt niemandem. Nimm den letzten Würfel.
    .brief = Würfle mit einem.
six-lift-cover = Dein Zug ist zu Ende, und du hast eine 16 gezogen. Sie muss eine deiner Karten verdecken: eine, die fast nie kommt. Die 6 hat nur einen Strich, kommt aber viel öfter als 17 und 18.
    .brief = Verdeck die 17 oder die 18.
six-lift-cover-as-good = Auch die 17 kommt fast nie.
six-lift-cover-other = Erlaubt, aber von den dreien kommt nur die 6 oft. Verdeck eine andere. Es ist nichts passiert.
    .brief = Lass die 6 offen.
six-lift-small = Louis hat mit zwei Würfeln deine 6 gewürfelt. Sichere sie: Dann liegt bei dir eine Karte mit einem Strich obenauf, und mehr kannst du nicht verlieren.
    .brief = Sichere die 6.
six-lift-small-other = Erlaubt, aber die 6 schützt deine 12. Sichere sie. Es ist nichts passiert.
    .brief = Sichere die 6.
six-lift-lift = 41 Würfe: Die Sanduhr ist wahrscheinlich abgelaufen. Wenn ja, gibt Louis drei Striche ab, wenn nein, du einen. Heb die Röhre.
    .brief = Heb die Röhre.
six-lift-lift-other = Erlaubt, aber jetzt kannst du mehr gewinnen als verlieren. Heb die Röhre. Es ist nichts passiert.
    .brief = Heb sie jetzt.
six-lift-scores = Sie war abgelaufen. Frag nach dem Stand.
    .brief = Frag nach dem Stand.
six-lift-end = Heb, wenn die Sanduhr wahrscheinlich abgelaufen ist und beim anderen mehr Striche obenauf liegen als bei dir. Zähl die Würfe, und sorg dafür, dass bei dir eine kleine Karte obenauf liegt.
    .brief = Heb, wenn du wenig wagst.

## Fertige Stunden für eine Klasse.

ready-six-turns-title = SIX, wer dran ist
    .braille = six: dran
ready-six-turns-start = Bei SIX hören alle bei jedem Wurf zu: Es kann deine Zahl sein. Hier läuft keine Uhr. Lasst einander ausreden, dann geht es weiter. Zuerst die geführte Partie.
ready-six-turns-question = Was tust du, während du wartest, und was macht das Warten leichter?
ready-six-turns-end = Das war es. Sag eine Zahl, die du gesichert hast, während jemand anderes die Würfel hatte.
ready-six-sums-title = SIX, Augen zählen
    .braille = six: summen
ready-six-sums-start = Die Würfel zeigen 6 und 3. Zähl zusammen und sieh nach, ob eine deiner offenen Karten diese Zahl hat. Bei jedem Wurf: erst zählen, dann nachsehen.
ready-six-sums-question = Welche Summen kommen mit zwei Würfeln oft, und welche mit drei?
ready-six-sums-end = Hier hören wir auf. Sag eine Summe und die Würfel, die sie ergaben.
ready-six-dare-title = SIX, wagen oder nicht
    .braille = six: wagen
ready-six-dare-start = Die Würfel wechseln. Du darfst weiterwürfeln oder die Röhre heben, wenn du meinst, dass die Sanduhr abgelaufen ist. Niemand kann sie sehen: Zähl die Würfe und entscheidet am Tisch gemeinsam.
ready-six-dare-question = Wann ist es richtig, etwas zu wagen, und wann zu warten?
ready-six-dare-end = Hier hören wir auf. Sag, ob du gehoben hast, und ob die Sanduhr abgelaufen war.
