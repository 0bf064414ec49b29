tictactoe-first-title = Tic-Tac-Toe: die ersten drei
tictactoe-first-turn = Du bist X. Frag, wer dran ist.
tictactoe-first-pieces = Frag jetzt, wie viele Zeichen da sind.
tictactoe-first-win = Deine Zeichen liegen auf a1 und b2. Setz eins auf c3: { $live } bringt dich zu freien Kästchen, { $enter } setzt es.
    .brief = Setz dein Zeichen auf c3.
tictactoe-first-end = Drei von Ecke zu Ecke: gewonnen.
