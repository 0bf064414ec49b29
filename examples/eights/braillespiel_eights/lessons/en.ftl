eights-first-title = Crazy Eights: the first match
eights-first-piles = You hold two cards. First look at the top card of the discard pile.
eights-first-fit = The red 5 fits on the red 2: same colour. Play it with { $enter }.
    .brief = Play the red 5.
eights-first-eight = An eight always fits. Play it; { $enter } asks which colour is wanted next.
    .brief = Play the eight.
eights-first-end = No cards left: you have won.
