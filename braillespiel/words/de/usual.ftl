### Was Spiele aus anderen Paketen sagen, wenn sie keinen eigenen Satz haben: SPIEL-won statt usual-won.
### $what ist, worum es geht, $name eine Person am Tisch.

usual-zone-field = Feld
    .braille = f
usual-zone-pieces = Steine
    .braille = st
usual-zone-hand = Hand
    .braille = h
usual-zone-piles = Stapel
    .braille = s
usual-zone-opponent = { $name }
    .braille = g{ $number }
usual-zone-scores = Punkte
    .braille = p
usual-field-row = Reihe { $row }
    .braille = { $row }
usual-free = leer
    .braille = -
usual-size = { $rows } Reihen, { $columns } Spalten
    .braille = { $rows }x{ $columns }
usual-count-piece = { $piece } { $count }
usual-count-free =
    { $count ->
        [0] kein Platz frei
        [one] ein Platz frei
       *[other] { $count } Plätze frei
    }
    .brief = { $count } frei
    .braille = - { $count }
usual-open = offen { $card }
    .braille = { $card }
usual-opening = { $what }.
    .braille = { $what }
usual-empty-hand = Keine Karten auf der Hand
    .brief = Hand leer
    .braille = leer
usual-empty-discard = Ablage leer
    .braille = -
usual-fits = passt
    .braille = +
usual-no-fit = passt nicht
    .brief = nein
    .braille = -
usual-count-hand =
    { $count ->
        [0] keine Karten auf der Hand
        [one] eine Karte auf der Hand
       *[other] { $count } Karten auf der Hand
    }
    .brief = Hand { $count }
    .braille = h{ $count }
usual-count-stock =
    { $count ->
        [0] Stapel leer
        [one] eine Karte im Stapel
       *[other] { $count } Karten im Stapel
    }
    .brief = Stapel { $count }
    .braille = s{ $count }
usual-row = { $name }
usual-row-you = Du
usual-you = dich
    .brief = du
    .braille = du
usual-turn = { $name } ist dran.
    .brief = { $name }
    .braille = { $name } dran
usual-turn-you = Du bist dran.
    .brief = du
    .braille = du bist dran
usual-possible = Möglich: { $what }.
    .brief = { $what }
    .braille = { $what }
usual-moves =
    { $count ->
        [one] ein Zug
       *[other] { $count } Züge
    }
    .brief =
        { $count ->
            [one] ein Zug
           *[other] { $count } Züge
        }
    .braille =
        { $count ->
            [one] 1 zug
           *[other] { $count } züge
        }
usual-turn-field = { $name } ist dran, mit { $piece }.
    .brief = { $name }, { $piece }
    .braille = { $name } dran: { $piece }
usual-turn-field-you = Du bist dran, mit { $piece }.
    .brief = du, { $piece }
    .braille = dran: { $piece }
usual-score = { $name } { $count }
usual-score-you = du { $count }
usual-score-field = { $name } { $piece } { $count }
usual-score-field-you = du { $piece } { $count }
usual-no-scores = Dieses Spiel zählt keine Punkte.
    .brief = Keine Punkte.
    .braille = keine punkte
usual-held = Karten auf der Hand
    .braille = h
usual-did-put = { $name } setzt { $what }.
    .brief = { $name } { $what }
    .braille = { $name } { $what }
usual-did-put-you = Du setzt { $what }.
    .brief = { $what }
    .braille = { $what }
usual-did-move = { $name } zieht { $what }.
    .brief = { $name } { $what }
    .braille = { $name } { $what }
usual-did-move-you = Du ziehst { $what }.
    .brief = { $what }
    .braille = { $what }
usual-did-play = { $name } spielt { $what }.
    .brief = { $name } { $what }
    .braille = { $name } { $what }
usual-did-play-you = Du spielst { $what }.
    .brief = { $what }
    .braille = { $what }
usual-did-draw = { $name } zieht eine Karte.
    .brief = { $name } zieht
    .braille = { $name } +1
usual-did-draw-you = Du ziehst eine Karte.
    .brief = gezogen
    .braille = +1
usual-did-draw-seen = { $name } zieht { $what }.
    .brief = { $name } { $what }
    .braille = { $name } + { $what }
usual-did-draw-seen-you = Du ziehst { $what }.
    .brief = { $what }
    .braille = + { $what }
usual-did-pass = { $name } passt.
    .braille = { $name } passt
usual-did-pass-you = Du passt.
    .brief = gepasst
    .braille = passe
usual-told-shuffled = Die Ablage wird gemischt: { $count } Karten im Stapel.
    .brief = gemischt, { $count }
    .braille = gemischt s{ $count }
usual-do-put = { $what }
usual-do-move = { $what }
usual-do-play = { $what } spielen
    .brief = { $what }
    .braille = { $what }
usual-do-draw = Karte ziehen
    .brief = ziehen
    .braille = ziehen
usual-do-pass = Passen
    .brief = passen
    .braille = passen
usual-won = { $name } gewinnt: { $scores }.
    .brief = { $name } gewinnt: { $scores }
    .braille = sieg { $name } { $scores }
usual-won-you = Du gewinnst: { $scores }.
    .brief = du gewinnst: { $scores }
    .braille = sieg du { $scores }
usual-shared = Unentschieden für { $who }: { $scores }.
    .brief = unentschieden: { $scores }
    .braille = remis { $who } { $scores }
usual-lost = Niemand gewinnt: { $scores }.
    .brief = niemand gewinnt: { $scores }
    .braille = kein sieg { $scores }
usual-wins = { $name } gewinnt.
    .braille = sieg { $name }
usual-wins-you = Du gewinnst.
    .braille = sieg du
usual-wins-shared = Unentschieden für { $who }.
    .brief = unentschieden
    .braille = remis { $who }
usual-wins-nobody = Niemand gewinnt.
    .braille = kein sieg
usual-estimate =
    { $sign ->
        [none] kein Unterschied
        [minus] { $worth } weniger
       *[plus] { $worth } mehr
    }
    .braille =
        { $sign ->
            [none] =
            [minus] -{ $worth }
           *[plus] +{ $worth }
        }
usual-illegal-over = Die Partie ist zu Ende.
    .brief = Partie zu Ende
    .braille = partie zu ende
usual-illegal-turn = { $name } ist dran.
    .brief = { $name } ist dran
    .braille = { $name } dran
usual-illegal-not-now = Das geht jetzt nicht: { $action }.
    .brief = geht nicht
    .braille = nicht { $action }
usual-illegal-action-unknown = { $text } verstehe ich nicht.
    .brief = { $text } nicht verstanden
    .braille = { $text }?
usual-illegal-position-wrong = { $where } passt nicht zu den Regeln.
    .brief = { $where } falsch
    .braille = { $where }?
usual-ended-match-won = Partien mit einem Sieger
usual-ended-match-shared = Partien ohne alleinigen Sieger
