### Was die Braillezeile fragt und über sich selbst sagt.

## Routingtasten
route-ends = Damit kann die Partie enden. Wirklich?
    .brief = kann die Partie beenden, wirklich?
    .braille = partieende?
route-doubles = Damit ist die Reihe geschlossen und zählt doppelt. Wirklich?
    .brief = schließt die Reihe, zählt doppelt, wirklich?
    .braille = reihe zu x2?
