### Ludoteca. $card, $cards and $pillar are worded ("7 Spielkultur"); names of cards come from the
### deck. -you messages speak to the player, -to-you to the one whom it is done to.

ludoteca-title = Ludoteca
ludoteca-summary = Baue die sechs Säulen deiner Ludothek in absteigenden Reihen. 2 bis 4 Personen.

## Options

ludoteca-option-extended = Erweiterte Regeln
    .braille = erweitert
    .help = Mit den Helfern 2 und X, Ludothek des Jahres, Beschädigtem Spiel, Ressourcen und Bonuszielen.
ludoteca-option-helper_eight_scores = Helfer 8 gibt einen Punkt
    .braille = helfer 8 punkt
    .help = Gilt nur in den erweiterten Regeln. Die Anleitung sagt ja, ihr Beispiel rechnet ohne.
ludoteca-option-target = Punkte zum Sieg
    .braille = ziel
    .help = Wer am Ende einer Runde so viele Punkte hat, gewinnt. In der Anleitung sind es 50.
ludoteca-option-deck = Kartensatz
    .braille = karten
    .help = Texte und Wirkungen der Ressourcen und Bonusziele. Eigener Kartensatz: die Datei ludoteca.toml im Ordner decks.
ludoteca-option-deck-house = Mitgelieferte Karten
    .braille = mitgeliefert
ludoteca-option-deck-own = Eigener Kartensatz
    .braille = eigene
ludoteca-option-stall = Die Runde endet nach Zügen ohne gelegte Karte
    .brief = Ende nach Zügen ohne Karte
    .braille = züge ohne legen
    .help = So oft dürfen alle am Zug sein, ohne dass jemand etwas legt oder ausspielt. Dann endet die Runde.
ludoteca-option-two_cards = Säule zählt erst ab zwei Karten
    .brief = Säule ab zwei Karten
    .braille = säule ab 2
    .help = Eine Reihe, die nur aus einer 1 besteht, gilt dann nicht als abgeschlossene Säule. In der nächsten Runde ist diese Säule wieder offen.
ludoteca-option-ask_equal = Nach der Reihenfolge gleicher Karten fragen
    .brief = Gleiche Karten ordnen
    .braille = gleiche ordnen
    .help = Gilt für ältere Partien: Bei der Inventur wird auch gefragt, wenn die beiden Karten gleich sind, die zurückkommen.

## Keys of this game

ludoteca-key-draw = Karte vom Nachziehstapel ziehen
ludoteca-key-take = Oberste Karte vom Abwurfstapel nehmen
ludoteca-key-discard = Diese Handkarte abwerfen
ludoteca-key-possible = Was kann ich wo legen?
ludoteca-key-goal = Mein Bonusziel und meine Ressourcen
ludoteca-key-order = Hand anders ordnen: nach Säule, nach Wert, wie gezogen

## Zones; the Braille wording is the zone sign

ludoteca-zone-hand = Hand
    .braille = h
ludoteca-zone-pillars = Deine Säulen
    .braille = d
ludoteca-zone-kinds = Deine Viererkombos
    .braille = v
ludoteca-zone-extras = Deine Ressourcen und dein Ziel
    .brief = Ressourcen und Ziel
    .braille = rz
ludoteca-zone-opponent = { $name }
    .braille = g{ $number }
ludoteca-zone-piles = Stapel
    .braille = st
ludoteca-zone-discarded = Abwurfstapel, oberste Karte zuerst
    .brief = Abwurfstapel
    .braille = ab
ludoteca-zone-looked = Angesehene Karten
    .braille = i
ludoteca-empty-hand = Keine Karte auf der Hand.
    .brief = Hand leer
    .braille = leer
ludoteca-empty-pillars = Keine Säulen.
    .braille = leer
ludoteca-empty-kinds = Noch keine Viererkombo gelegt.
    .normal = Noch keine Viererkombo.
    .brief = keine Viererkombo
    .braille = leer
ludoteca-empty-extras = Keine Ressourcen.
    .braille = leer
ludoteca-empty-piles = Keine Stapel.
    .braille = leer
ludoteca-empty-discarded = Abwurfstapel leer.
    .braille = leer
ludoteca-empty-looked = Keine Karte angesehen.
    .braille = leer

## Cards and rows

ludoteca-card = { $value } { $pillar }
# A helper X or Ludothek des Jahres inside a row: which value it stands for.
ludoteca-stands-for = { $card } als { $value }
    .braille = { $value }({ $card })
ludoteca-stands-for-card = { $card } als { $slot }
    .braille = { $card }={ $slot }
ludoteca-helper-in = { $card } in { $pillar }
    .braille = { $card }={ $pillar }
# Cards laid in a row together: "7 6 5 Spielkultur".
ludoteca-run = { $values } { $pillar }
ludoteca-four =
    vier { $value ->
        [1] Einsen
        [2] Zweien
        [3] Dreien
        [4] Vieren
        [5] Fünfen
        [6] Sechsen
        [7] Siebenen
       *[8] Achten
    }
    .braille = 4x{ $value }
ludoteca-with-year = { $cards } mit { $year }
    .braille = { $cards } { $year }
ludoteca-fits = passt
    .braille = +
# Gesagt, wo fast alle anderen passen.
ludoteca-fits-not = passt jetzt nicht
    .normal = passt nicht
    .brief = passt nicht
    .braille = -
ludoteca-begins = beginnt eine Reihe
    .brief = beginnt
    .braille = { "*" }
ludoteca-pillar-shut = Säule abgeschlossen
    .braille = =
ludoteca-resource = Ressource
    .braille = r
ludoteca-row-line = { $pillar }: { $state }
    .braille = { $pillar } { $state }
ludoteca-row-locked = abgeschlossen in einer früheren Runde
    .brief = abgeschlossen
    .braille = fertig
ludoteca-row-bare = leer
    .braille = leer
ludoteca-row-start = jeder Wert darf beginnen
    .normal = jeder Wert
    .brief = beliebig
    .braille = jeder
ludoteca-row-empty = leer, jeder Wert darf beginnen
    .normal = leer, jeder Wert
    .brief = leer
    .braille = leer
ludoteca-row-open =
    offen, { $values }, als Nächstes unter { $last }, { $count ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
    .normal = { $values }, unter { $last }
    .brief = { $values }
    .braille = unter { $last }, { $points }p
ludoteca-row-any =
    offen, { $values }, jeder Wert darf folgen, { $count ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
    .normal = { $values }, jeder Wert
    .brief = { $values }, jeder Wert
    .braille = alle, { $points }p
ludoteca-row-closed =
    abgeschlossen, { $values }, { $count ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
    .brief = abgeschlossen, { $values }
    .braille = fertig, { $points }p
ludoteca-points =
    { $count ->
        [one] 1 Punkt
       *[other] { $count } Punkte
    }
    .braille = { $count }p
ludoteca-completed = { $count } von 6 abgeschlossen
    .brief = { $count } von 6
    .braille = { $count }/6
ludoteca-kinds-count =
    { $count ->
        [0] keine Viererkombo
        [one] eine Viererkombo
       *[other] { $count } Viererkombos
    }
    .braille = { $count }
ludoteca-resources-count =
    { $count ->
        [0] keine Ressource
        [one] eine Ressource, 1 Punkt
       *[other] { $count } Ressourcen, { $points } Punkte
    }
    .braille = { $count }r { $points }p
ludoteca-goal = Ziel { $goal }
    .braille = z { $goal }
ludoteca-goal-reached = erreicht, 3 Punkte
    .brief = erreicht
    .braille = +3
ludoteca-goal-progress = { $found } von { $need }
    .braille = { $found }/{ $need }
ludoteca-hand-count =
    { $count ->
        [one] eine Handkarte
       *[other] { $count } Handkarten
    }
    .braille = h{ $count }
ludoteca-seen-in-hand = Bekannt: { $cards }
    .braille = kennt { $cards }
ludoteca-seen-nothing = Keine bekannt
    .braille = kennt -
ludoteca-opponent-summary =
    { $completed } von 6 Säulen abgeschlossen, { $hand ->
        [one] eine Handkarte
       *[other] { $hand } Handkarten
    }
    .normal = { $completed } von 6 abgeschlossen, { $hand } Handkarten
    .brief = { $completed } von 6, Hand { $hand }
    .braille = { $completed }/6 h{ $hand }
ludoteca-draw-pile =
    { $count ->
        [0] Nachziehstapel leer
        [one] Nachziehstapel, eine Karte
       *[other] Nachziehstapel, { $count } Karten
    }
    .normal =
        { $count ->
            [0] Nachziehstapel leer
            [one] Nachziehstapel, eine
           *[other] Nachziehstapel, { $count }
        }
    .brief = Nachziehstapel { $count }
    .braille = st{ $count }
ludoteca-discard-pile = Abwurfstapel, { $card }
    .brief = Abwurf { $card }
    .braille = ab { $card }
ludoteca-discard-empty = Abwurfstapel leer
    .braille = ab -
ludoteca-group-value =
    { $count ->
        [2] zwei
        [3] drei
        [4] vier
        [5] fünf
        [6] sechs
       *[other] { $count }
    } { $value ->
        [1] Einsen
        [2] Zweien
        [3] Dreien
        [4] Vieren
        [5] Fünfen
        [6] Sechsen
        [7] Siebenen
       *[8] Achten
    }
    .braille = { $count }x{ $value }
ludoteca-group-card = { $count }-mal { $card }
    .braille = { $count }x { $card }

## What you can do, as lines of a menu

ludoteca-combination-2 =
    Zweierkombo { $cards }: { $others ->
        [one] der andere zieht eine
       *[other] alle anderen ziehen eine
    }
    .brief = Zweierkombo { $cards }
    .braille =
        { $cards }: { $others ->
            [one] der andere zieht 1
           *[other] die anderen ziehen 1
        }
ludoteca-combination-3 = Dreierreihe { $cards }: du ziehst eine
    .brief = Dreierreihe { $cards }
    .braille = { $cards }: du ziehst 1
ludoteca-combination-4 =
    Viererkombo { $cards }: 6 Punkte, du ziehst drei, { $others ->
        [one] der andere eine
       *[other] alle anderen eine
    }
    .brief = Viererkombo { $cards }
    .braille = { $cards }: 6p du +3 andere +1
ludoteca-combinations-count = { $count } Kombinationen möglich
    .braille = { $count } kombis
ludoteca-preview-part = Noch unvollständig: Teil einer Kombination
    .brief = unvollständig
    .braille = teil
# The marked cards are a part of this combination only.
ludoteca-preview-only = Eingabe legt die ganze { $combination }
    .brief = Eingabe legt { $combination }
    .braille = enter { $combination }
    .display = routing { $combination }
    .display-full = Die Routingtaste legt die ganze { $combination }
ludoteca-preview-none = Keine Kombination
    .braille = keine kombi
ludoteca-do-draw = Ziehen vom Nachziehstapel
    .brief = Ziehen
    .braille = ziehen
ludoteca-do-take = { $card } vom Abwurfstapel nehmen
    .brief = { $card } nehmen
    .braille = { $card } nehmen
ludoteca-do-lay = Legen: { $card }
    .braille = legen { $card }
ludoteca-do-lay-helper = { $pillar }: { $card } legen
    .braille = { $pillar } { $card }
ludoteca-do-lay-as = { $slot } mit { $card }
    .braille = { $slot } { $card }
ludoteca-do-lay-at = { $name }, { $pillar }: { $card } legen
    .braille = { $name } { $pillar } { $card }
ludoteca-do-swap = { $card } von { $name } aus { $pillar }, bei dir als { $slot }
    .brief = { $card } von { $name }, als { $slot }
    .braille = { $name } { $card }: { $slot }
ludoteca-do-swap-one = { $card } als { $value } von { $name } aus { $pillar }, bei dir als { $slot }
    .brief = { $card } als { $value } von { $name }, als { $slot }
    .braille = { $name } { $card }={ $value }: { $slot }
ludoteca-do-play = Ausspielen: { $card }
    .braille = spielen { $card }
ludoteca-do-discard = Abwerfen: { $card }
    .braille = ab { $card }
ludoteca-advise-lay = { $card } legen
    .braille = { $card } legen
ludoteca-advise-lay-helper = { $card } bei { $pillar } legen
    .braille = { $card } { $pillar }
ludoteca-advise-lay-as = { $card } als { $slot }
    .braille = { $card } { $slot }
ludoteca-advise-lay-at = { $card } zu { $name }, { $pillar }
    .braille = { $card } { $name } { $pillar }
ludoteca-advise-discard = { $card } abwerfen
    .braille = { $card } ab
ludoteca-do-give = { $name } bekommt { $card }
    .braille = { $name } { $card }
ludoteca-do-trade = { $name }: { $card } tauschen
    .braille = { $name } { $card }
ludoteca-do-keep = Behalten: { $card }
    .braille = behalten { $card }
ludoteca-do-top = Obenauf: { $card }
    .braille = oben { $card }
ludoteca-do-pick = { $card } vom Abwurfstapel nehmen
    .brief = { $card } nehmen
    .braille = { $card } nehmen
ludoteca-do-done = Fertig, nichts mehr legen
    .brief = Fertig
    .braille = fertig

## Answers to keys

ludoteca-no-hand-card = Keine Handkarte: Abwerfen geht auf der Hand.
    .brief = keine Handkarte
    .braille = keine handkarte
ludoteca-no-goal = Bonusziele gibt es nur mit den erweiterten Regeln.
    .normal = Bonusziele nur mit erweiterten Regeln.
    .brief = kein Bonusziel
    .braille = kein ziel
ludoteca-goal-line = { $goal }, { $state }: { $text } { $resources }.
    .brief = { $goal }, { $state }. { $resources }
    .braille = { $goal } { $text } { $resources }
ludoteca-possible-new = { $pillar } neu: { $values }
    .brief = { $pillar } { $values }
    .braille = { $pillar }: { $values }
ludoteca-possible-after = { $pillar } nach { $last }: { $values }
    .braille = { $pillar }: { $values }
ludoteca-possible-also = Außerdem { $cards }
    .braille = { $cards }
# W after laying: before the rest of the answer, which is of use for choosing what to discard.
ludoteca-possible-later = Erst im nächsten Zug: { $cards }
    .brief = nächster Zug: { $cards }
    .braille = dann { $cards }
ludoteca-possible-nothing = Nichts: keine Karte passt an deine Säulen.
    .brief = nichts passt
    .braille = -
ludoteca-order-pillar = Nach Säulen geordnet
    .braille = nach säule
ludoteca-order-value = Nach Werten geordnet
    .braille = nach wert
ludoteca-order-dealt = Wie gezogen geordnet
    .braille = wie gezogen

## Events

ludoteca-drew =
    { $name } zieht { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }.
    .brief = { $name } zieht { $count }
    .braille = { $name } +{ $count }
ludoteca-drew-you = { $cards } gezogen.
    .brief = { $cards } gezogen
    .braille = +{ $cards }
# The player must draw because of what somebody else laid.
ludoteca-made-draw-you = Du musst ziehen: { $cards }.
    .brief = Du ziehst: { $cards }
    .braille = du musst ziehen: { $cards }
ludoteca-all-others-draw =
    Alle anderen ziehen { $count ->
        [one] eine
       *[other] { $count }
    }.
    .braille = andere +{ $count }
ludoteca-other-draws =
    { $name } zieht { $count ->
        [one] eine
       *[other] { $count }
    }.
    .braille = { $name } +{ $count }
ludoteca-nobody-drew = Niemand zieht: keine Karten mehr da.
    .brief = niemand zieht
    .braille = andere -
ludoteca-draw-skipped = { $name } kann nicht ziehen: keine Karten mehr da.
    .brief = { $name } kann nicht ziehen
    .braille = { $name } +0
ludoteca-draw-skipped-you = Nichts gezogen: keine Karten mehr da.
    .brief = nichts gezogen
    .braille = +0
ludoteca-took = { $name } nimmt { $card } vom Abwurfstapel.
    .brief = { $name } nimmt { $card }
    .braille = { $name } +{ $card }
ludoteca-took-you = { $card } genommen.
    .braille = +{ $card }
ludoteca-picked = { $name } nimmt { $card } aus dem Abwurfstapel.
    .brief = { $name } nimmt { $card }
    .braille = { $name } +{ $card }
ludoteca-picked-you = { $card } genommen.
    .braille = +{ $card }
ludoteca-discarded = { $name } wirft { $card } ab.
    .brief = { $name } wirft { $card }
    .braille = { $name } ab { $card }
ludoteca-discarded-you = { $card } abgeworfen.
    .braille = ab { $card }
ludoteca-laid = { $name } legt { $cards }.
    .brief = { $name } legt { $cards }
    .braille = { $name } { $cards }
ludoteca-laid-you = { $cards } gelegt.
    .braille = { $cards } gelegt
ludoteca-laid-helper = { $name } legt { $card } in { $pillar }.
    .brief = { $name } legt { $card } in { $pillar }
    .braille = { $name } { $card }={ $pillar }
ludoteca-laid-helper-you = { $card } in { $pillar } gelegt.
    .braille = { $card }={ $pillar } gelegt
ludoteca-laid-at = { $name } legt { $to } einen Helfer 2 in { $pillar }.
    .brief = { $name } legt { $to } 2 in { $pillar }
    .braille = { $name } h2 { $to } { $pillar }
ludoteca-laid-at-you = Helfer 2 bei { $to } gelegt, { $pillar }.
    .brief = Helfer 2 bei { $to }
    .braille = h2 { $to } { $pillar }
ludoteca-laid-at-to-you = { $name } legt dir einen Helfer 2 in { $pillar }.
    .brief = { $name } legt dir 2 in { $pillar }
    .braille = { $name } h2 du { $pillar }
ludoteca-swapped = { $name } tauscht bei { $to } { $card } gegen Helfer X und legt { $slot }.
    .brief = { $name } holt { $card } von { $to }
    .braille = { $name } hx { $to } { $card }: { $slot }
ludoteca-swapped-you = { $card } von { $to } geholt und als { $slot } gelegt.
    .brief = { $card } geholt
    .braille = hx { $to } { $card }: { $slot }
ludoteca-swapped-to-you = { $name } nimmt dir { $card } aus { $pillar }; dort liegt nun Helfer X.
    .brief = { $name } nimmt dir { $card }
    .braille = { $name } hx du { $card }
ludoteca-closed = { $name } schließt { $pillar } ab, { $count } von 6.
    .brief = { $name }: { $pillar } abgeschlossen, { $count } von 6
    .braille = { $name } { $pillar }= { $count }/6
ludoteca-closed-you = { $pillar } abgeschlossen, { $count } von 6.
    .brief = { $pillar } abgeschlossen, { $count } von 6
    .braille = { $pillar }= { $count }/6
ludoteca-played = { $name } spielt { $card }.
    .brief = { $name } spielt { $card }
    .braille = { $name } { $card }
ludoteca-played-you = { $card } ausgespielt.
    .brief = { $card }
    .braille = { $card }
ludoteca-gave = { $name } gibt { $to } eine Karte.
    .braille = { $name } gibt { $to } 1
ludoteca-gave-you = { $card } an { $to } gegeben.
    .braille = { $card } an { $to }
ludoteca-gave-to-you = { $name } gibt dir { $card }.
    .braille = { $name } gibt dir { $card }
ludoteca-traded = { $name } tauscht eine Karte mit { $to }.
    .braille = { $name } { $to } tausch
ludoteca-traded-you = { $got } von { $to } bekommen, für { $given }.
    .brief = { $got } bekommen
    .braille = { $to } +{ $got } -{ $given }
ludoteca-traded-to-you = { $name } tauscht mit dir: { $given } bekommen, { $got } verloren.
    .brief = { $name }: { $given } für { $got }
    .braille = { $name } +{ $given } -{ $got }
ludoteca-looked =
    { $name } sieht { $count ->
        [one] die oberste Karte
       *[other] die obersten { $count } Karten
    } des Nachziehstapels an.
    .brief = { $name } sieht { $count } an
    .braille = { $name } st{ $count }
ludoteca-looked-you = Oben liegen { $cards }.
    .brief = { $cards }
    .braille = st { $cards }
ludoteca-kept = { $name } behält eine davon.
    .brief = { $name } behält eine
    .braille = { $name } +1
ludoteca-kept-you = { $cards } behalten.
    .braille = +{ $cards }
ludoteca-put-back =
    { $name } legt { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    } zurück.
    .brief = { $name } legt { $count } zurück
    .braille = { $name } st+{ $count }
ludoteca-put-back-you = Zurückgelegt, von oben: { $cards }.
    .brief = zurück { $cards }
    .braille = st { $cards }
ludoteca-reshuffled = Abwurfstapel gemischt: { $count } Karten zum Nachziehen.
    .brief = neu gemischt, { $count }
    .braille = misch st{ $count }
ludoteca-round-ended = { $name } beendet Runde { $number }: { $scores }.
    .brief = Runde { $number } zu Ende: { $scores }
    .braille = r{ $number } ende { $name } { $scores }
ludoteca-round-ended-you = Du beendest Runde { $number }: { $scores }.
    .brief = Runde { $number } zu Ende: { $scores }
    .braille = r{ $number } ende { $scores }
ludoteca-round-stalled = Runde { $number } zu Ende, zu lange hat niemand gelegt: { $scores }.
    .brief = Runde { $number } zu Ende: { $scores }
    .braille = r{ $number } ende { $scores }
ludoteca-round-stalled-you = Runde { $number } zu Ende, zu lange hat niemand gelegt: { $scores }.
    .brief = Runde { $number } zu Ende: { $scores }
    .braille = r{ $number } ende { $scores }
ludoteca-round-score = { $name } { $points }, gesamt { $total }
    .brief = { $name } { $points }, { $total }
    .braille = { $name } { $points }:{ $total }
ludoteca-round-score-you = du { $points }, gesamt { $total }
    .brief = du { $points }, { $total }
    .braille = du { $points }:{ $total }
ludoteca-starts = { $name } beginnt
    .braille = start { $name }
ludoteca-starts-you = du beginnst
    .braille = start du
ludoteca-round-began = Runde { $number }: { $starts }.
    .braille = r{ $number } { $starts }
ludoteca-your-goal = Dein Ziel: { $goal }. { $text }
    .brief = Ziel: { $goal }
    .braille = z { $goal } { $text }

## Turn and scores

ludoteca-turn = { $name } ist dran.
    .brief = { $name } dran
    .braille = { $name } dran
ludoteca-turn-draw = Du bist dran: Zieh eine Karte oder nimm die oberste vom Abwurfstapel.
    .normal = Zieh oder nimm.
    .brief = Zieh
    .braille = zieh oder nimm die ablage
ludoteca-turn-play =
    Leg eine Karte oder Kombination, oder wirf ab. { $count ->
        [0] Nichts passt.
        [one] Eine Möglichkeit.
       *[other] { $count } Möglichkeiten.
    }
    .normal =
        Leg oder wirf ab. { $count ->
            [0] Nichts passt.
            [one] Eine Möglichkeit.
           *[other] { $count } Möglichkeiten.
        }
    .brief = Leg oder wirf ab, { $count } möglich
    .braille = leg oder wirf ab +{ $count }
ludoteca-turn-nothing = Nichts passt: Wirf eine Karte ab.
    .normal = Nichts passt: Wirf ab.
    .brief = Nichts passt, wirf ab
    .braille = nichts passt, wirf ab
# Nobody has laid for long: the turns of all players together, two or more.
ludoteca-stalling = Legt niemand, endet die Runde nach { $count } Zügen.
    .brief = Legt niemand, Rundenende nach { $count } Zügen
    .braille = ohne legen rundenende z{ $count }
ludoteca-stalling-last = Legst du nichts, endet die Runde mit diesem Zug.
    .brief = Legst du nichts, Rundenende
    .braille = ohne legen rundenende z1
ludoteca-turn-discard = Wirf eine Karte ab.
    .braille = wirf eine ab
ludoteca-turn-give = Gib einem Mitspieler eine Karte.
    .braille = gib eine karte
ludoteca-turn-trade = Wähle eine Karte und einen Mitspieler zum Tauschen.
    .brief = Wähle Karte und Mitspieler
    .braille = tausch eine karte
ludoteca-turn-lay =
    Leg noch { $count ->
        [one] einmal
       *[other] bis zu { $count }-mal
    }, oder beende den Zug mit E.
    .brief = Leg noch { $count }, E beendet
    .braille = leg noch { $count }, E endet
    .display = leg noch { $count } oder ende
    .display-full =
        Leg noch { $count ->
            [one] einmal
           *[other] bis zu { $count }-mal
        }, oder beende den Zug aus der Liste der { $bottom-key } der Zeile.
ludoteca-turn-look = Behalte eine der angesehenen Karten: Tab führt hin.
    .brief = Behalte eine, Tab
    .braille = behalte eine, tab
    .display = behalte eine
    .display-full = Behalte eine der angesehenen Karten.
    .page = Behalte eine der angesehenen Karten.
ludoteca-turn-put-back = Welche Karte soll obenauf liegen?
    .brief = Welche obenauf?
    .braille = welche obenauf?
ludoteca-turn-pick = Nimm eine Karte aus dem Abwurfstapel.
    .braille = nimm aus der ablage
ludoteca-score =
    { $name } { $points }, { $pillars ->
        [one] 1 Säule
       *[other] { $pillars } Säulen
    }
    .brief = { $name } { $points }, { $pillars }
    .braille = { $name } { $points }p { $pillars }/6
ludoteca-score-you =
    du { $points }, { $pillars ->
        [one] 1 Säule
       *[other] { $pillars } Säulen
    }
    .brief = du { $points }, { $pillars }
    .braille = du { $points }p { $pillars }/6
ludoteca-scores = { $scores }. Runde { $number }, Sieg bei { $target }.
    .normal = { $scores }. Sieg bei { $target }.
    .brief = { $scores }
    .braille = { $scores } r{ $number } sieg { $target }
ludoteca-you = dich
    .braille = du
ludoteca-built = { $name } gewinnt mit allen sechs Säulen: { $scores }.
    .brief = { $name } gewinnt: sechs Säulen
    .braille = sieg { $name } 6/6: { $scores }
ludoteca-built-you = Du gewinnst mit allen sechs Säulen: { $scores }.
    .brief = Du gewinnst: sechs Säulen
    .braille = sieg du 6/6: { $scores }
ludoteca-won = { $name } gewinnt mit den meisten Punkten: { $scores }.
    .brief = { $name } gewinnt: { $scores }
    .braille = sieg { $name } { $scores }
ludoteca-won-you = Du gewinnst mit den meisten Punkten: { $scores }.
    .brief = Du gewinnst: { $scores }
    .braille = sieg du { $scores }
ludoteca-shared = Geteilter Sieg für { $who } mit den meisten Punkten: { $scores }.
    .brief = Geteilter Sieg: { $scores }
    .braille = sieg { $who } { $scores }
ludoteca-sheet = Wertung der Runde { $number }
    .braille = wertung r{ $number }
ludoteca-sheet-running = Runde { $number } bis jetzt
    .braille = bisher r{ $number }
ludoteca-sheet-sign = Wertung
    .braille = w
ludoteca-line-kinds = Viererkombos
    .braille = v
ludoteca-line-resources = Ressourcen
    .braille = res
ludoteca-line-goal = Bonusziel
    .braille = ziel
ludoteca-line-hand = Handkarten
    .braille = hand
ludoteca-line-round = Runde zusammen
    .braille = runde
ludoteca-line-total = Gesamt
    .braille = gesamt
ludoteca-line-of = { $points } { $line }, { $name }
    .braille = { $points }
ludoteca-line-of-you = { $points } { $line }, du
    .brief = { $points } { $line }
    .braille = { $points }

## Steps of a resource whose deck gives no text

ludoteca-effect-discard =
    Wirf { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    } ab.
    .braille = ab { $count }
ludoteca-effect-draw =
    Ziehe { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }.
    .braille = +{ $count }
ludoteca-effect-others-draw =
    Alle anderen ziehen { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }.
    .braille = andere +{ $count }
ludoteca-effect-give =
    Gib { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    } an Mitspieler deiner Wahl.
    .braille = geben { $count }
ludoteca-effect-lay =
    Lege { $count ->
        [one] einmal
       *[other] bis zu { $count }-mal
    } eine Karte oder Kombination.
    .braille = legen { $count }
ludoteca-effect-look =
    Sieh { $count ->
        [one] die oberste Karte
       *[other] die obersten { $count } Karten
    } des Nachziehstapels an und behalte { $keep ->
        [0] keine
        [one] eine
       *[other] { $keep }
    }.
    .braille = st{ $count } +{ $keep }
ludoteca-effect-pick =
    Nimm { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    } aus dem Abwurfstapel.
    .braille = ab +{ $count }
ludoteca-effect-trade =
    Tausche { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    } blind mit Mitspielern.
    .braille = tausch { $count }
ludoteca-need-rows =
    { $count ->
        [one] Eine Reihe
       *[other] { $count } Reihen
    } mit { $length } oder mehr Karten.
    .braille = { $count }x{ $length }
ludoteca-need-begun = { $count } Säulen begonnen oder abgeschlossen.
    .braille = { $count } begonnen
ludoteca-need-closed =
    { $count ->
        [one] Eine Reihe
       *[other] { $count } Reihen
    } in dieser Runde abgeschlossen.
    .braille = { $count } fertig
ludoteca-need-same-value = Eine Reihe, in der { $count }-mal die { $value } liegt.
    .braille = { $count }x{ $value }
ludoteca-need-four-of-a-kinds =
    { $count ->
        [one] Eine Viererkombo
       *[other] { $count } Viererkombos
    }.
    .braille = { $count } vierer
ludoteca-need-resources =
    { $count ->
        [one] Eine Ressource
       *[other] { $count } Ressourcen
    } ausgelegt.
    .braille = { $count } res
ludoteca-need-helpers =
    { $count ->
        [one] Eine Helferkarte
       *[other] { $count } Helferkarten
    } in deinen Reihen.
    .braille = { $count } helfer
ludoteca-need-span =
    { $count ->
        [one] Eine abgeschlossene Reihe
       *[other] { $count } abgeschlossene Reihen
    } ab der 8.
    .braille = { $count }x 8-1

## Refusals: each names the rule

ludoteca-illegal-over = Vorbei: Diese Partie ist zu Ende.
    .brief = Partie vorbei
    .braille = partie vorbei
ludoteca-illegal-not-your-turn = Noch nicht: { $name } ist dran.
    .brief = { $name } ist dran
    .braille = { $name } dran
ludoteca-illegal-draw-first = Erst ziehen: Jeder Zug beginnt mit einer Karte vom Stapel.
    .brief = erst ziehen
    .braille = erst ziehen
ludoteca-illegal-drawn-already = Schon gezogen: Jetzt legst du oder wirfst ab.
    .brief = schon gezogen
    .braille = schon gezogen
ludoteca-illegal-one-lay = Schon gelegt: Je Zug eine Karte oder eine Kombination. Wirf jetzt ab.
    .brief = schon gelegt, wirf ab
    .braille = schon gelegt
ludoteca-illegal-no-step = Das geht nur, wenn eine Ressource es verlangt.
    .brief = nur durch Ressource
    .braille = nur ressource
ludoteca-illegal-discards-empty = Abwurfstapel leer: Zieh vom Nachziehstapel.
    .brief = Abwurfstapel leer
    .braille = abwurfstapel leer
ludoteca-illegal-not-in-hand = { $card } ist nicht auf deiner Hand.
    .brief = { $card } nicht auf der Hand
    .braille = { $card } nicht in der hand
ludoteca-illegal-no-resource = { $card } ist keine Ressource; leg die Karte oder wirf sie ab.
    .brief = { $card } ist keine Ressource
    .braille = { $card } keine ressource
ludoteca-illegal-resource-is-played = { $card } ist eine Ressource: ausspielen oder abwerfen, nicht legen.
    .brief = { $card } nur ausspielen
    .braille = { $card } nur spielen
ludoteca-illegal-broken-not-laid = Beschädigtes Spiel kannst du nicht legen.
    .brief = Beschädigtes nicht legbar
    .braille = bs nicht legbar
ludoteca-illegal-broken-stays = Beschädigtes Spiel bleibt: Abwerfen nur als letzte Karte, durch eine Ressource oder mit beiden.
    .brief = Beschädigtes bleibt
    .braille = bs bleibt
ludoteca-illegal-helper-x-swaps = Helfer X wird nicht gelegt: Tausche ihn gegen eine Karte eines Mitspielers.
    .brief = Helfer X tauscht nur
    .braille = hx nur tausch
ludoteca-illegal-helper-two-elsewhere = Helfer 2 kommt nur in eine offene Reihe eines Mitspielers.
    .brief = Helfer 2 nur bei anderen
    .braille = h2 nur bei anderen
ludoteca-illegal-own-rows-only = Nur bei dir: Diese Karte kommt nur in deine eigenen Reihen.
    .brief = nur eigene Reihen
    .braille = nur eigene
ludoteca-illegal-wrong-row = { $card } passt nicht zu { $pillar } oder nicht zu diesem Wert.
    .brief = { $card } gehört nicht dorthin
    .braille = { $card } nicht { $pillar }
ludoteca-illegal-helper-in-combination = Helferkarten dürfen nicht in Kombinationen.
    .brief = keine Helfer in Kombinationen
    .braille = helfer nicht in kombi
ludoteca-illegal-four-values = Viererkombo: Alle vier Karten brauchen denselben Wert.
    .brief = vier gleiche Werte
    .braille = 4 gleiche werte
ludoteca-illegal-four-pillars = Viererkombo: Die vier Karten brauchen vier verschiedene Säulen.
    .brief = vier verschiedene Säulen
    .braille = 4 säulen
ludoteca-illegal-pair-four-three = Zwei zusammen: nur 4 und 3 derselben Säule.
    .brief = nur 4 und 3
    .braille = nur 43
ludoteca-illegal-run-of-three = Drei zusammen: nur drei aufeinanderfolgende Werte einer Säule, absteigend.
    .brief = nur drei absteigende
    .braille = nur 3 absteigend
ludoteca-illegal-no-combination = Keine Kombination: Zusammen gehen nur 4 und 3, drei absteigende oder vier gleiche.
    .brief = keine Kombination
    .braille = keine kombi
ludoteca-illegal-pillar-locked = { $pillar } ist seit einer früheren Runde abgeschlossen.
    .brief = { $pillar } abgeschlossen
    .braille = { $pillar } fertig
ludoteca-illegal-row-closed = { $pillar } ist mit einer 1 abgeschlossen; es kommt nichts mehr.
    .brief = { $pillar } abgeschlossen
    .braille = { $pillar } fertig
ludoteca-illegal-not-lower = Nach { $last } kommt in { $pillar } eine kleinere Karte, keine { $value }.
    .brief = nach { $last } eine kleinere
    .braille = { $pillar }{ $last } dann kleiner, nicht { $value }
ludoteca-illegal-no-such-opponent = Kein Mitspieler mit der Nummer { $number }.
    .brief = kein solcher Mitspieler
    .braille = kein mitspieler { $number }
ludoteca-illegal-their-row-empty = { $name } hat in { $pillar } noch keine Reihe.
    .brief = { $pillar } leer bei { $name }
    .braille = { $name } { $pillar } leer
ludoteca-illegal-their-row-closed = { $name } hat { $pillar } schon abgeschlossen.
    .brief = { $pillar } abgeschlossen
    .braille = { $name } { $pillar } fertig
ludoteca-illegal-swap-not-there = { $card } liegt nicht in dieser Reihe.
    .brief = { $card } nicht dort
    .braille = { $card } nicht dort
ludoteca-illegal-swap-helper = { $card } kann man nicht zurücktauschen.
    .brief = { $card } bleibt dort
    .braille = { $card } bleibt
ludoteca-illegal-not-looked-at = { $card } ist keine der angesehenen Karten.
    .brief = { $card } nicht dabei
    .braille = { $card } nicht dabei
ludoteca-illegal-keep-first = Erst behalten, dann zurücklegen.
    .brief = erst behalten
    .braille = erst behalten
ludoteca-illegal-kept-enough = Genug behalten: Die übrigen legst du zurück.
    .brief = genug behalten
    .braille = genug
ludoteca-illegal-not-in-discards = { $card } liegt nicht im Abwurfstapel.
    .brief = { $card } nicht im Abwurfstapel
    .braille = { $card } nicht im abwurf
ludoteca-illegal-step-discard = Ressource: Wirf zuerst eine Karte ab.
    .brief = erst abwerfen
    .braille = erst abwerfen
ludoteca-illegal-step-give = Ressource: Gib zuerst jemandem eine Karte.
    .brief = erst eine Karte geben
    .braille = erst geben
ludoteca-illegal-step-trade = Ressource: Tausche zuerst eine Karte.
    .brief = erst tauschen
    .braille = erst tausch
ludoteca-illegal-step-lay = Ressource: Leg eine Karte oder Kombination, oder beende sie mit E.
    .brief = legen, oder E
    .braille = legen oder E
    .display = legen oder ende
    .display-full = Ressource: Leg eine Karte oder Kombination, oder beende sie aus der Liste der { $bottom-key } der Zeile.
ludoteca-illegal-step-look = Ressource: Wähle zuerst unter den angesehenen Karten.
    .brief = erst wählen
    .braille = erst wählen
ludoteca-illegal-step-pick = Ressource: Nimm zuerst eine Karte aus dem Abwurfstapel.
    .brief = erst eine nehmen
    .braille = erst aus dem abwurf nehmen

## A deck file of one's own that cannot be used

ludoteca-illegal-deck-missing = Kein eigener Kartensatz: { $path } fehlt. Leg die Datei dort hin.
    .brief = Kartensatz fehlt: { $path }
    .braille = kartensatz fehlt { $path }
ludoteca-illegal-deck-unreadable = Kartensatz nicht lesbar: { $path }, { $reason }.
    .brief = Kartensatz nicht lesbar: { $reason }
    .braille = kartensatz { $reason }
ludoteca-illegal-deck-encoding = Kartensatz ist nicht als UTF-8 gespeichert: { $path }.
    .brief = Kartensatz nicht UTF-8
    .braille = kartensatz nicht utf-8
ludoteca-illegal-deck-toml = Kartensatz ist kein gültiges TOML: { $reason }.
    .brief = Kartensatz kein TOML: { $reason }
    .braille = kartensatz { $reason }
ludoteca-illegal-deck-shape =
    Kartensatz: { $where } { $fault ->
        [missing] fehlt
        [unknown] gibt es nicht
        [kind]
            muss { $expected ->
                [int] eine ganze Zahl
                [str] ein Text in Anführungszeichen
                [bool] true oder false
                [array] eine Liste
               *[object] eine Tabelle
            } sein
        [choice] kann nicht { $found } sein
       *[other] passt nicht
    }. docs/ludoteca-deck.md zeigt, wie es geht.
    .brief =
        { $where } { $fault ->
            [missing] fehlt
            [unknown] unbekannt
           *[other] falsch
        }
    .braille =
        { $where } { $fault ->
            [missing] fehlt
            [unknown] unbekannt
           *[other] falsch
        }
ludoteca-illegal-deck-pillar = Kartensatz, bei { $where }: Die Säulen heißen { $known }.
    .brief = { $where }: unbekannte Säule
    .braille = { $where } nur { $known }
ludoteca-illegal-deck-card = Kartensatz, bei { $where }: Die Karten heißen { $known }.
    .brief = { $where }: unbekannte Karte
    .braille = { $where } nur { $known }
ludoteca-illegal-deck-range = Kartensatz, bei { $where }: { $found } liegt nicht zwischen { $low } und { $high }.
    .brief = { $where }: { $low } bis { $high }
    .braille = { $where } { $low }-{ $high }
ludoteca-illegal-deck-empty = Kartensatz, bei { $where }: Hier fehlt ein Text.
    .brief = { $where }: Text fehlt
    .braille = { $where } fehlt
ludoteca-illegal-deck-twice = Kartensatz, bei { $where }: { $found } gibt es schon.
    .brief = { $found } doppelt
    .braille = { $found } doppelt
ludoteca-illegal-deck-few-goals = Kartensatz: { $found } Bonusziele sind zu wenige, mindestens { $low }.
    .brief = zu wenige Bonusziele
    .braille = { $found } ziele, { $low } nötig

## What is wrong with a typed action or with a position

ludoteca-illegal-action-unknown = { $text } ist kein Zug. Beispiele: draw, lay s7, lay s7+s6+s5, discard r3.
    .brief = { $text } ist kein Zug
    .braille = { $text } kein zug
ludoteca-illegal-position-seats = { $where } braucht einen Eintrag je Platz, hat aber { $found }.
    .brief = { $where }: { $found } Einträge
    .braille = { $where } { $found }
ludoteca-illegal-position-seat = { $where }: Einen Platz { $found } gibt es nicht; gezählt wird ab 0.
    .brief = { $where }: kein Platz { $found }
    .braille = { $where } { $found }?
ludoteca-illegal-position-card = { $text } bei { $where } ist keine Karte. Beispiele: s7, h4, lj=6, q1.
    .brief = { $text } ist keine Karte
    .braille = { $where } { $text }?
ludoteca-illegal-position-card-too-often = { $card } kommt zu oft vor oder gehört nicht zu dieser Spielart.
    .brief = { $card } zu oft
    .braille = { $card } zu oft
ludoteca-illegal-position-pillar-letter = { $found } bei { $where } ist keine Säule. Die Säulen heißen a, s, k, r, e und u.
    .brief = { $found } ist keine Säule
    .braille = { $where } { $found }?
ludoteca-illegal-position-row-pillar = { $card } gehört nicht in die Reihe { $where }.
    .brief = { $card } in falscher Reihe
    .braille = { $where } { $card }?
ludoteca-illegal-position-row-order = Nach { $last } darf in { $where } keine { $value } kommen.
    .brief = { $where }: nach { $last } keine { $value }
    .braille = { $where } { $last } { $value }?
ludoteca-illegal-position-row-on-locked = { $where } hat eine Reihe, obwohl die Säule schon abgeschlossen ist.
    .brief = { $where } ist abgeschlossen
    .braille = { $where } fertig
ludoteca-illegal-position-no-four-of-a-kind = { $found } bei { $where } ist keine Viererkombo.
    .brief = keine Viererkombo: { $found }
    .braille = { $where } { $found }?
ludoteca-illegal-position-no-resource-card = { $card } bei { $where } ist keine Ressource; die heißen q1, q2 und so weiter.
    .brief = { $card } ist keine Ressource
    .braille = { $where } { $card }?
ludoteca-illegal-position-goals-in-basic = Bonusziele gibt es nur mit den erweiterten Regeln. Lass goals weg.
    .brief = Bonusziele nur erweitert
    .braille = goals?
ludoteca-illegal-position-goal-unknown = { $found } ist kein Bonusziel. Es gibt { $known }.
    .brief = { $found } ist kein Bonusziel
    .braille = { $found }?
ludoteca-illegal-position-hand-empty = { $where } ist leer; dann wäre die Runde zu Ende.
    .brief = { $where } ist leer
    .braille = { $where } leer
ludoteca-illegal-position-known-not-held = { $where } nennt Karten, die nicht in der Hand sind.
    .brief = { $where }: nicht in der Hand
    .braille = { $where } nicht in h
ludoteca-illegal-position-winners-phase = Sieger gibt es genau dann, wenn phase over ist.
    .brief = winners und phase passen nicht
    .braille = winners, phase?
ludoteca-illegal-position-pending-phase = Offene Schritte, pending, gibt es genau dann, wenn phase effect ist.
    .brief = pending und phase passen nicht
    .braille = pending, phase?
ludoteca-illegal-position-pending-count = { $where }: count oder keep passt nicht.
    .braille = { $where } count, keep?
ludoteca-illegal-position-pending-choice = { $where } muss ein Schritt sein, der eine Wahl verlangt.
    .brief = { $where }: keine Wahl
    .braille = { $where }?
ludoteca-illegal-position-looked-phase = Angesehene Karten gibt es nur beim Schritt look.
    .brief = looked nur bei look
    .braille = looked?
ludoteca-illegal-position-already-won = Jemand hat schon alle sechs Säulen; dann wäre die Partie zu Ende.
    .brief = schon gewonnen
    .braille = 6/6?

## The rules, as headings to walk

ludoteca-rules-1 = Worum es geht
ludoteca-rules-1-text = Du baust eine Ludothek aus sechs Säulen: Ausleihsystem, Spielkultur, Kinderpartizipation, Raumgestaltung, Kooperation mit Eltern und Auswahl der Spiele. Für jede Säule legst du eine Reihe mit absteigenden Zahlen. Eine 1 schließt die Reihe ab. Wer zuerst alle sechs Säulen abgeschlossen hat oder am Ende einer Runde 50 Punkte erreicht, gewinnt.
ludoteca-rules-2 = Die Karten
ludoteca-rules-2-text = Es gibt 96 Säulenkarten: sechs Säulen mit den Werten 1 bis 8, jede Karte zweimal. Dazu kommen die Helfer 1, 4 und 8, je zweimal. Alle bekommen 12 Karten. Der Rest ist der Nachziehstapel, seine oberste Karte beginnt offen den Abwurfstapel. Wer die erste Runde beginnt, entscheidet das Los; nach der Anleitung die jüngste Person.
ludoteca-rules-3 = Dein Zug
ludoteca-rules-3-text = Ein Zug hat drei Schritte. Erstens: Zieh eine Karte vom Nachziehstapel oder nimm die oberste vom Abwurfstapel. Zweitens: Leg eine Karte oder eine Kombination, wenn du willst. Drittens: Wirf eine Karte ab. Ist der Nachziehstapel leer, wird der Abwurfstapel ohne seine oberste Karte gemischt. Ist auch dann keine Karte zum Ziehen da, nimmst du die einzige des Abwurfstapels, oder das Ziehen entfällt; beides steht dir frei.
ludoteca-rules-4 = Reihen
ludoteca-rules-4-text = Je Säule hast du eine Reihe. Jeder Wert darf sie beginnen, jede weitere Karte muss kleiner sein; Lücken sind erlaubt, etwa 7, 6, 5, 3. Nach einer 4 darf jeder Wert folgen, auch noch eine 4, danach geht es wieder abwärts. Alle Karten einer Reihe gehören zur selben Säule. Helfer zählen mit ihrem Wert in jeder Säule. Eine 1 schließt die Reihe: Ihre Punkte zählen doppelt, und die Säule ist für dich bis zum Ende der Partie gesperrt. Nach der Anleitung genügt dafür eine einzelne 1. Eine Option verlangt zwei Karten. Dann zählt so eine Säule nicht als abgeschlossen und ist in der nächsten Runde wieder offen.
ludoteca-rules-5 = Kombinationen
ludoteca-rules-5-text = Helfer dürfen nicht in Kombinationen. Zweierkombo: die 4 und die 3 einer Säule, in dieser Folge angelegt; alle anderen ziehen eine Karte. Dreierreihe: drei aufeinanderfolgende Werte einer Säule, absteigend angelegt; du ziehst eine Karte. Viererkombo: vier gleiche Werte aus vier verschiedenen Säulen; sie liegt neben den Säulen, auch Karten gesperrter Säulen dürfen hinein. Sie bringt am Rundenende 6 Punkte; du ziehst drei Karten, alle anderen eine. Erst wirkt die Kombination, dann wird geschaut, ob deine Hand leer ist.
ludoteca-rules-6 = Das Ende einer Runde
ludoteca-rules-6-text = Die Runde endet sofort für alle, wenn jemand die letzte Handkarte gelegt oder abgeworfen hat. Wer alle sechs Säulen abgeschlossen hat, gewinnt sofort die ganze Partie. Damit keine Runde endlos dauert, endet sie auch, wenn lange niemand etwas legt oder ausspielt: wenn alle 8-mal am Zug waren, oder so oft, wie du es bei den Regeln der Partie einstellst. Das wird zwei Runden um den Tisch vorher angesagt.
ludoteca-rules-7 = Die Wertung
ludoteca-rules-7-text = Reihen ab drei Karten: 1 Punkt je Karte. Kürzere Reihen: minus 1 je Karte. Eine mit 1 abgeschlossene Reihe zählt doppelt, auch wenn sie kürzer ist und Punkte kostet. Viererkombo: 6 Punkte. Jede Karte auf der Hand: minus 1. Eine früher abgeschlossene Säule zählt nicht noch einmal.
ludoteca-rules-8 = Die nächste Runde
ludoteca-rules-8-text = Abgeschlossene Säulen bleiben gesperrt. Alle anderen Karten werden eingesammelt, gemischt und zu je 12 verteilt. Es beginnt die nächste Person im Uhrzeigersinn. Hat jemand nach einer Runde 50 Punkte, gewinnt die höchste Punktzahl; bei Gleichstand wird der Sieg geteilt.
ludoteca-rules-9 = Erweitert: Helfer 2 und X
ludoteca-rules-9-text = In den erweiterten Regeln gibt es zwei Helfer 2 und zwei Helfer X. Helfer 2 legst du als 2 in eine begonnene, offene Reihe eines Mitspielers, wenn eine 2 dort passt. Helfer X tauschst du gegen eine Karte in einer offenen Reihe eines Mitspielers. Diese Karte legst du sofort in eine eigene offene oder neue Reihe; sie muss dort passen. Das X steht dort für die Karte, die du genommen hast. Liegen dort zwei Ludotheken des Jahres, suchst du dir eine aus. Helfer 2 und X selbst kann man nicht holen.
ludoteca-rules-10 = Erweitert: die beiden Extrakarten
ludoteca-rules-10-text = Ludothek des Jahres, zweimal vorhanden, ist jede Säulenkarte, die du nennst, mit allen Eigenschaften; sie darf in Kombinationen und gibt Punkte. Beschädigtes Spiel, auch zweimal vorhanden, kannst du nicht legen. Du wirst es nur als letzte Handkarte los, oder durch eine Ressource, oder eines davon, wenn du beide hast.
ludoteca-rules-11 = Erweitert: Ressourcen
ludoteca-rules-11-text = Eine Ressource ersetzt das Legen und das Abwerfen. Sie kommt in deine Auslage, und du führst zuerst ihre Aktion ganz aus; was nicht möglich ist, entfällt. Du darfst sie auch einfach abwerfen. Ist deine Hand nach der Aktion leer, endet die Runde. Die Texte der gedruckten Ressourcen und Bonusziele stehen nur auf den Karten; unsere sind eigene. Mit der Option Kartensatz spielst du mit einer eigenen Datei.
ludoteca-rules-12 = Unsere Ressourcen
ludoteca-rules-12-text = Jede gibt es zweimal. Reparatur: Wirf eine Karte ab, zieh eine. Leihgabe: Gib jemandem eine Karte. Spielefest: Lege bis zu zweimal, wirf dann ab. Inventur: Sieh drei Karten des Nachziehstapels an, behalte eine, lege zwei zurück; sind beide gleich, wird nicht gefragt. Spielekiste: Nimm eine Karte des Abwurfstapels. Tauschbörse: Tausche eine Karte blind mit jemandem. Elternabend: Alle anderen ziehen eine. Neuanschaffung: Zieh drei, wirf eine ab.
ludoteca-rules-13 = Erweitert: Bonusziele
ludoteca-rules-13-text = Alle bekommen in jeder Runde ein verdecktes Bonusziel. Wer es am Ende der Runde erreicht hat, bekommt 3 Punkte. Helfer und Ludothek des Jahres zählen dafür und für die Länge einer Reihe mit.
ludoteca-rules-14 = Erweitert: die Wertung
ludoteca-rules-14-text = Helfer geben keine Punkte, außer der 8. Die Anleitung rechnet in einem Beispiel ohne die 8; die Option Helfer 8 gibt einen Punkt stellt das um. In zu kurzen Reihen kostet jede Karte, auch ein Helfer. Ressourcen in deiner Auslage: 1, 2, 4, 6 Punkte für eine bis vier, jede weitere 2. Erreichtes Bonusziel: 3.

## Wie ein Computerspieler einen Zug schätzt

ludoteca-estimate-won = Partie gewonnen
    .brief = gewonnen
ludoteca-estimate-lost = Partie verloren
    .brief = verloren
ludoteca-estimate-handed-over = Sieg an die nächste Person verschenkt
    .brief = Sieg verschenkt
ludoteca-estimate =
    { $sign ->
        [minus] minus { $worth } Punkte
       *[plus] { $worth } Punkte
    }
    .brief =
        { $sign ->
            [minus] minus { $worth }
           *[plus] { $worth }
        }
    .braille =
        { $sign ->
            [minus] -{ $worth }
           *[plus] { $worth }
        }

## How rounds and matches ended, counted by simulate

ludoteca-ended-round-played = Runden, die jemand beendet hat
ludoteca-ended-round-stalled = Runden, in denen lange niemand legte
ludoteca-ended-match-points = Partien nach Punkten
ludoteca-ended-match-pillars = Partien mit sechs Säulen, auch nach Punkten vorn
ludoteca-ended-match-pillars-behind = Partien mit sechs Säulen, nach Punkten nicht vorn

## Was jetzt in den Reihen liegt

ludoteca-so-far = Wäre die Runde jetzt zu Ende: { $parts }.
    .normal = Endet die Runde jetzt: { $parts }.
    .braille = jetzt { $parts }
ludoteca-now = { $name } { $points }
ludoteca-now-you = du { $points }

## Cards by the player's choice "colour first"

# "Spielkultur 7"
ludoteca-card-pillar-first = { $pillar } { $value }

## Was ein Hinweis bringt

ludoteca-gain-lays =
    { $count ->
        [one] Eine Karte weniger auf der Hand
       *[other] { $count } Karten weniger auf der Hand
    }
    .normal =
        { $count ->
            [one] Eine Handkarte
           *[other] { $count } Handkarten
        } weniger
    .brief = Minus { $count }
    .braille = -{ $count }
ludoteca-gain-usable =
    { $count ->
        [one] Passt in eine Reihe
       *[other] Damit gehen { $count } Karten auf einmal
    }
    .normal =
        { $count ->
            [one] Passt in eine Reihe
           *[other] Damit gehen { $count } auf einmal
        }
    .brief =
        { $count ->
            [one] Passt
           *[other] { $count } auf einmal
        }
    .braille = passt { $count }
ludoteca-gain-top-useless = Die Karte auf dem Abwurfstapel passt nirgends
    .brief = Abwurf passt nicht
    .braille = abwurf passt nicht
ludoteca-gain-fits-nowhere = Passt jetzt nirgends
    .brief = Passt nicht
    .braille = passt nicht

## Points

ludoteca-negative = minus { $value }
    .braille = -{ $value }

## Warum ein Tipp gut ist

ludoteca-ahead =
    Verspricht etwa { $worth ->
        [one] einen Punkt
       *[other] { $worth } Punkte
    } mehr als: { $other }
    .brief = Plus { $worth }
    .braille = +{ $worth } statt { $other }

## Was ein aufmerksamer Freund vorher sagen würde

ludoteca-warning-short =
    Eine Reihe aus { $count ->
        [one] einer Karte
       *[other] { $count } Karten
    } kostet Punkte, und geschlossen kostet sie doppelt: minus { $points }.
    .brief = Zu kurz: minus { $points }, verdoppelt
    .braille = { $count } zu kurz: -{ $points }
# Die 1 ist die letzte Karte der Säule; gezählt werden Handkarten, die noch gepasst hätten.
ludoteca-warning-closes =
    Die letzte Karte dieser Säule: Bis zum Ende der Partie passt dort nichts mehr{ $count ->
        [0] { "." }
        [one] , und eine Karte auf deiner Hand passte noch.
       *[other] , und { $count } Karten auf deiner Hand passten noch.
    }
    .brief =
        Letzte Karte dieser Säule{ $count ->
            [0] { "" }
           *[other] , { $count } auf der Hand passten noch
        }
    .braille = säule zu, { $count } passten noch
ludoteca-warning-wins = { $name } kann mit dieser Karte die Partie gewinnen: Sie vollendet die sechste Säule.
    .brief = { $name } gewinnt mit dieser Karte
    .braille = { $name } gewinnt damit
ludoteca-warning-gives = { $name } kann damit eine Reihe schließen: { $count } Karten, die doppelt zählen.
    .brief = { $name } schließt damit { $count } Karten
    .braille = { $name } schließt { $count }
ludoteca-warning-ends = Deine letzte Karte beendet die Runde, und { $name } liegt darin vorn: { $points } zu { $own } für dich.
    .brief = Rundenende, { $name } liegt vorn, { $points } zu { $own }
    .braille = rundenende, { $name } { $points } du { $own }

## Um wie viel ein anderer Zug besser gewesen wäre

ludoteca-by =
    etwa { $worth ->
        [one] einen Punkt
       *[other] { $worth } Punkte
    } besser
    .brief = plus { $worth }
    .braille = +{ $worth }
