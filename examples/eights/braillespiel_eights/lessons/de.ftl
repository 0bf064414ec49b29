eights-first-title = Verrückte Achten: die erste Partie
eights-first-piles = Du hast zwei Karten. Sieh dir zuerst die oberste Karte der Ablage an.
eights-first-fit = Die rote 5 passt auf die rote 2: gleiche Farbe. Spiel sie mit { $enter }.
    .brief = Spiel die rote 5.
eights-first-eight = Eine Acht passt immer. Spiel sie; { $enter } fragt, welche Farbe du dir wünschst.
    .brief = Spiel die Acht.
eights-first-end = Keine Karten mehr: gewonnen.
