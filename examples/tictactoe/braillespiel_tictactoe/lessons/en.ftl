tictactoe-first-title = Tic-tac-toe: the first three
tictactoe-first-turn = You are X. Ask whose turn it is.
tictactoe-first-pieces = Now ask how many marks there are.
tictactoe-first-win = Your marks lie on a1 and b2. Put one on c3: { $live } takes you to free cells, { $enter } puts it.
    .brief = Put your mark on c3.
tictactoe-first-end = Three from corner to corner: you have won.
