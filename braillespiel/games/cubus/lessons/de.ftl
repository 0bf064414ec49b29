### Geführte Partien von Cubus. NAME-SCHRITT sagt, was zu tun ist und warum; die Tasten folgen von selbst.


## Aufbauen.

cubus-build-title = Cubus, aufbauen
cubus-build-plan = Alle bauen am selben Kistenstapel. Du kennst ihn als Plan: ein Gitter von Säulen, jede mit ihrer Höhe in Kisten. Noch steht eine einzige Kiste. Lass dir den Plan lesen.
    .brief = Lass dir den Plan lesen.
cubus-build-places = Von einer Kiste sind drei Flächen zu sehen: die linke Seite, die rechte Seite und oben der Deckel. Für jede, die neu zu sehen ist, brauchst du ein Plättchen. Du hast zwei, eine linke und eine rechte Seite. Frag, wohin damit eine Kiste passt.
    .brief = Frag, wo eine Kiste passt.
cubus-build-first = Eine Kiste obendrauf braucht eine linke und eine rechte Seite; der Deckel wandert mit nach oben. Eine Kiste bringt drei Punkte, jedes Plättchen kostet einen. Geh zum Plan und setz sie.
    .brief = Setz eine Kiste auf die erste.
cubus-build-first-other = Wer bauen kann, muss bauen; setz die Kiste. Es ist nichts passiert.
    .brief = Setz die Kiste.
cubus-build-tiles = Louis hat daneben gebaut, und du hast gezogen. Geh deine Plättchen durch.
    .brief = Geh deine Plättchen durch.
cubus-build-mode = Für größere Bauten gibt es den Baumodus: Du änderst den Stapel Säule für Säule und hörst nach jeder Taste, was es bringt. Öffne ihn.
    .brief = Öffne den Baumodus.
cubus-build-raise = Der Baumodus zeigt auch den leeren Rand. Geh von der ersten Stelle einmal runter und zweimal nach rechts: Dort steht die Säule von Louis, eine Kiste hoch. Setz sie auf zwei, dann bau. Das kostet nur eine linke Seite.
    .brief = Mach die zweite Säule zwei hoch und bau.
cubus-build-raise-other = Erlaubt ist das, aber hier soll nur die zweite Säule zwei hoch werden. Nichts ist gebaut.
    .brief = Nur die zweite Säule auf zwei.
cubus-build-outlines = Louis konnte nicht bauen. Wie der Stapel von drei Seiten aussieht, sagen die Umrisse.
    .brief = Frag nach den Umrissen.
cubus-build-pass = Mit einem Deckel allein geht kein Bau. Sag, dass du nicht bauen kannst.
    .brief = Pass, weil du nicht bauen kannst.
cubus-build-scores = Du behältst deine Plättchen und ziehst beim nächsten Mal dazu. Frag nach dem Stand.
    .brief = Frag nach dem Stand.
cubus-build-end = Je mehr Kisten mit wenigen Plättchen entstehen, desto mehr Punkte. Ein Tipp zeigt dir in der Partie einen guten Bau.
    .brief = Viele Kisten, wenige Plättchen.

## Klopfen.

cubus-knock-title = Cubus, klopfen
cubus-knock-turn = Wer nicht bauen kann, passt. Übersieht er dabei etwas, darfst du klopfen und mit seinen Plättchen bauen. Frag, was los ist.
    .brief = Frag, was los ist.
cubus-knock-tiles = Bevor du klopfst: Geht wirklich ein Bau? Schau zuerst, welche Plättchen Louis hat.
    .brief = Schau, was Louis hat.
cubus-knock-plan = Eine linke Seite also. Nun der Stapel.
    .brief = Lass dir den Plan lesen.
cubus-knock-knock = Auf die zweite, niedrigere Säule passt noch eine Kiste: Sie verdeckt eine rechte Seite der ersten, deren Plättchen wird frei und kommt an die neue Kiste. Es fehlt nur eine linke Seite, und die hat Louis. Klopf. Wer klopft und dann keinen Bau zeigt, schenkt allen anderen 2 Punkte.
    .brief = Klopf.
cubus-knock-knock-other = Erlaubt, aber Louis hat einen Bau übersehen. Klopf. Es ist nichts passiert.
    .brief = Louis hat etwas übersehen: klopf.
cubus-knock-show = Nun zeig den Bau: Setz eine Kiste auf die zweite Säule.
    .brief = Setz eine Kiste auf die zweite Säule.
cubus-knock-show-other = Wer geklopft hat, zeigt besser einen Bau. Es ist nichts passiert.
    .brief = Zeig einen Bau.
cubus-knock-own = Die 2 Punkte sind deine, und dein eigener Zug folgt. Eine neue Säule braucht eine rechte Seite und einen Deckel, beides hast du. { $live } springt zu Stellen, an denen ein Bau geht.
    .brief = Bau an der ersten Stelle, die geht.
cubus-knock-own-other = Erlaubt, aber bau hier die neue Säule. Es ist nichts passiert.
    .brief = Bau die neue Säule.
cubus-knock-look = Louis passt wieder. Schau, was er jetzt hat.
    .brief = Schau, was Louis hat.
cubus-knock-let = Wieder nur eine linke Seite, aber nirgends steht mehr eine niedrigere Säule rechts neben einer höheren: Louis hat recht. Klopf nicht, lass es gut sein.
    .brief = Klopf nicht.
cubus-knock-let-other = Vorsicht: Ohne Bau schenkt ein Klopfen den anderen 2 Punkte. Es ist nichts passiert.
    .brief = Klopf hier nicht.
cubus-knock-scores = Frag nach dem Stand.
cubus-knock-end = Klopf nur, wenn du einen Bau kennst. Auf Zeit zählt, wer zuerst klopft; ohne Zeit, wie hier, antworten alle in Ruhe.
    .brief = Klopf nur, wenn du einen Bau kennst.

## Abbauen.

cubus-dismantle-title = Cubus, abbauen
cubus-dismantle-plan = Beim Abbauen macht jeder Zug den Stapel um genau eine Kiste kleiner. Plättchen, die er dann nicht mehr braucht, gehören dir, und wer am Ende die meisten hat, gewinnt. Lass dir den Plan lesen.
    .brief = Lass dir den Plan lesen.
cubus-dismantle-first = Eine Kiste darf nur weg, wenn danach jeder Deckel zu sehen und keine Fläche halb verdeckt ist. { $live } springt zur nächsten, bei der das geht. Nimm sie weg.
    .brief = Nimm eine Kiste weg.
cubus-dismantle-first-as-good = Auch das bringt ein Plättchen.
cubus-dismantle-first-other = Erlaubt, aber nimm hier die Kiste, zu der { $live } zuerst springt. Es ist nichts passiert.
    .brief = Nimm die nächste, die weg darf.
cubus-dismantle-tiles = Ein Plättchen für dich. Schau, was du hast; jedes ist ein Punkt.
    .brief = Geh deine Plättchen durch.
cubus-dismantle-second = Eine Säule, die nur eine Kiste hoch ist, bringt jetzt zwei Plättchen: Ihr Deckel und eine ihrer Seiten werden frei. Nimm eine solche Kiste.
    .brief = Nimm eine Säule weg.
cubus-dismantle-second-as-good = Auch diese Säule bringt zwei Plättchen.
cubus-dismantle-second-other = Erlaubt, aber bei den niedrigen Säulen bleiben dir mehr Plättchen. Es ist nichts passiert.
    .brief = Nimm eine niedrige Säule.
cubus-dismantle-third = Zwei Kisten stehen noch übereinander. Nimm die obere, dann werden ihre beiden Seiten frei.
    .brief = Nimm die obere Kiste.
cubus-dismantle-scores = Frag, wer vorn liegt.
    .brief = Frag nach dem Stand.
cubus-dismantle-end = Nimm Kisten, mit denen viele Plättchen frei werden. Vor einer Partie wählst du, ob ihr nur abbaut oder vorher aufbaut; gezählt wird beim Abbauen neu, jedes Plättchen ein Punkt.
    .brief = Am Ende zählen die Plättchen.

## Strategie: Plättchen sparen.

cubus-cheap-title = Cubus, Plättchen sparen
cubus-cheap-plan = Eine Kiste bringt drei Punkte, und jedes Plättchen, das du dazulegst, kostet einen. Such also Stellen, an denen eine Kiste mit weniger Plättchen auskommt. Lass dir den Plan lesen.
    .brief = Lass dir den Plan lesen.
cubus-cheap-tiles = Du hast eine linke und eine rechte Seite. Geh sie durch.
    .brief = Geh deine Plättchen durch.
cubus-cheap-cheap = Auf der höchsten Säule braucht eine Kiste beide Seiten: Es bleibt ein Punkt. Auf jeder der beiden niedrigeren verdeckt sie eine rechte Seite der höheren daneben, und deren Plättchen wird für sie frei. Es fehlt nur eine linke Seite: zwei Punkte. Setz eine Kiste auf eine der beiden.
    .brief = Setz eine Kiste auf eine niedrigere Säule.
cubus-cheap-cheap-as-good = Auch die andere niedrigere Säule bringt zwei Punkte.
cubus-cheap-cheap-other = Erlaubt, aber dort legst du für dieselbe Kiste mehr Plättchen dazu und bekommst nur einen Punkt. Auf den niedrigeren Säulen sind es zwei. Es ist nichts passiert.
    .brief = Auf einer niedrigeren sind es zwei Punkte.
cubus-cheap-again = Louis hat auf die andere niedrigere Säule gebaut, und du hast eine linke Seite gezogen. Lass dir den Plan noch einmal lesen.
    .brief = Lass dir den Plan lesen.
cubus-cheap-second = 3, 3, 2: Jetzt ist nur noch die letzte Säule niedriger als ihre Nachbarin. Dort kostet eine Kiste wieder nur eine linke Seite. Auf der ersten kostet sie zwei Plättchen, und auf der mittleren ginge sie nicht: Sie würde den Deckel der ersten verdecken. Setz eine auf die letzte.
    .brief = Setz eine Kiste auf die letzte Säule.
cubus-cheap-second-other = Erlaubt, aber auf der letzten Säule kostet eine Kiste nur ein Plättchen. Es ist nichts passiert.
    .brief = Die letzte Säule ist billiger.
cubus-cheap-scores = Frag nach dem Stand.
cubus-cheap-end = Bau auf einer Säule, neben der eine höhere steht: Dort wird ein Plättchen frei, und jedes, das du sparst, ist ein Punkt.
    .brief = Bau neben einer höheren Säule.

## Fertige Stunden für eine Klasse.

ready-cubus-sides-title = Cubus, linke und rechte Seiten
    .braille = cub: seiten
ready-cubus-sides-start = Jede Kiste zeigt eine linke Seite, eine rechte Seite und einen Deckel. Dreh deine Hände: Welche ist links, welche rechts? Mach dann die geführte Partie und sag jede Seite, bevor du baust.
ready-cubus-sides-question = Bleibt links links, wenn du um den Stapel herumgehst?
ready-cubus-sides-end = Das war es. Sag, wie viele linke Seiten der Stapel am Ende zeigte.
ready-cubus-boxes-title = Cubus, Kisten zählen
    .braille = cub: kisten
ready-cubus-boxes-start = Ein Stapel steht da: eine Säule aus zwei Kisten, rechts davon eine Kiste und davor eine. Zähl die Kisten, dann die Seiten, die man sieht. Bau jetzt weiter, eine Kiste nach der anderen.
ready-cubus-boxes-question = Woher weißt du, dass eine Kiste da ist, die niemand sieht?
ready-cubus-boxes-end = Hier hören wir auf. Sag, wie viele Kisten euer Stapel hat, und wie viele man nicht sieht.
ready-cubus-look-title = Cubus, noch einmal hinsehen
    .braille = cub: hinsehen
ready-cubus-look-start = Jemand passt, obwohl ein Bau möglich war. Wer ihn findet, darf klopfen. Hier läuft beim Klopfen keine Uhr: erst hinsehen, dann klopfen. Mach die geführte Partie.
ready-cubus-look-question = Wie sagst du jemandem freundlich, dass er etwas übersehen hat?
ready-cubus-look-end = Das war es. Sag den Bau, der übersehen wurde.
