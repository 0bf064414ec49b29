### Guided matches of Hexaducto. NAME-STEP says what to do and why; the keys follow by themselves.


## For two.

hexaducto-match-title = Hexaducto for two
hexaducto-match-field = In front of you is a hexagon of cards, here a small one of seven. Some are face down. You want as few points in front of you as possible. Have the field described.
    .brief = Have the field described.
hexaducto-match-walk = Move through the field: { $left } and { $right } stay in the row, { $up } and { $down } go diagonally. Try it: go right from the first card.
    .brief = Go right from the first card.
hexaducto-match-turn-up = On every turn a new card comes into your field. The simplest way: turn up a face-down card, here the one at the bottom right.
    .brief = Turn up the card at the bottom right.
hexaducto-match-turn-up-other = Allowed, but here turn up the card at the bottom right. Nothing has changed.
    .brief = Turn up the bottom right one.
hexaducto-match-draw = The second way: you draw a card, and afterwards you put it on a place in your field. Draw first.
    .brief = Draw a card.
hexaducto-match-draw-other = Allowed, but now we practise drawing. Nothing has changed.
    .brief = Draw a card.
hexaducto-match-street = An 8, and in the middle row 7 and 9 are face up at the edges. With the 8 in the centre, 7, 8, 9 is a run from edge to edge: it is cleared at once, all three cards are gone.
    .brief = Put the 8 in the centre.
hexaducto-match-street-other = Allowed, but in the centre the 8 clears a whole row. Nothing has changed.
    .brief = In the centre it clears a row.
hexaducto-match-dock = Your field has fallen into two parts. Move the upper one against the lower one; the first place will do.
    .brief = Dock the upper part.
hexaducto-match-dock-as-good = It fits there too.
hexaducto-match-dock-other = That is allowed too, but leave the lower part where it is and move the upper one so that it stays above. Nothing has changed.
    .brief = Move the upper part, so that it stays above.
hexaducto-match-take = Louis has put a 2 on the discard pile, and you have a 3. Two consecutive numbers that make up a whole line are enough. Take the 2: you know beforehand what is on the discard pile.
    .brief = Take the 2 from the discard pile.
hexaducto-match-take-other = Allowed, but the 2 there completes a line. Nothing has changed.
    .brief = Take the 2.
hexaducto-match-fits = Where to put it? This key jumps from one place to the next where your card completes a line.
    .brief = Find where it fits.
hexaducto-match-swap = It fits on the 0 and on the 11. Swap it for the 11: the high card goes to the discard pile, and 3 and 2 are cleared.
    .brief = Put the 2 on the 11.
hexaducto-match-swap-other = Allowed, but that does not rid you of the 11. Nothing has changed.
    .brief = Put it on the 11.
hexaducto-match-last = A 0 and a face-down card are left. Turn it up: whoever has no face-down card left ends the match.
    .brief = Turn up the last card.
hexaducto-match-last-other = Allowed, but now turn up your last card. Nothing has changed.
    .brief = Turn up the last one.
hexaducto-match-scores = Minus 1 and 0 are a run: your field is empty. Ask for the score.
    .brief = Ask for the score.
hexaducto-match-end = A real match has 19 cards in five rows. End it only when you are ahead: otherwise your points count double.
    .brief = End only when you are ahead.

## The puzzle.

hexaducto-puzzle-title = Hexaducto, puzzle
hexaducto-puzzle-field = In a puzzle you play alone and clear the whole field. This one has only four cards. Have it described.
    .brief = Have the field described.
hexaducto-puzzle-limits = You have only a few moves, and usually little time; here there is no clock. Ask what you have left.
    .brief = Ask for the moves left.
hexaducto-puzzle-hidden = Find the face-down cards: each of them needs a move.
    .brief = Find a face-down card.
hexaducto-puzzle-turn-up = At the top a 5 is beside a face-down card. Turn it up.
    .brief = Turn up the card at the top right.
hexaducto-puzzle-turn-up-other = Allowed, but try the top right, beside the 5. Nothing has changed.
    .brief = Turn up the top right one.
hexaducto-puzzle-draw = 5 and 6 were a run and are gone. A 3 and a face-down card are left. Draw a new one.
    .brief = Draw a card.
hexaducto-puzzle-draw-other = Allowed, but when you draw a card, you decide where it goes. Nothing has changed.
    .brief = Draw a card.
hexaducto-puzzle-fits = A 4. Ask where it completes a line.
    .brief = Find where it fits.
hexaducto-puzzle-place = Put it on the face-down card: 3 and 4 are a run. The face-down card goes to the discard pile.
    .brief = Put the 4 on the face-down card.
hexaducto-puzzle-place-other = Allowed, but on the face-down card the 4 and the 3 make a run. Nothing has changed.
    .brief = Put it on the face-down card.
hexaducto-puzzle-end = Solved. A real puzzle has 19 cards; there a hint also tells you whether it can still be solved.
    .brief = Solved.

## Strategy: when to end the match.

hexaducto-end-title = Hexaducto, when to end
hexaducto-end-field = Whoever turns up or replaces their last face-down card ends the match, and pays double if anybody has fewer points. You have one card face down. Have the field described.
    .brief = Have the field described.
hexaducto-end-points = Ask for the score: it counts what is face up.
    .brief = Ask for the score.
hexaducto-end-draw = You show 30, Louis 12 and two cards face down. If you turned up your last card now, your points would very probably count double. Draw a card instead.
    .brief = Draw a card.
hexaducto-end-draw-other = Allowed, but do not end the match now, and what you draw is on average lower than the 6 there. Nothing has changed.
    .brief = Draw instead.
hexaducto-end-low = A 0. Put it on one of your three high cards. On the face-down one it would end the match.
    .brief = Put the 0 on a high card.
hexaducto-end-low-as-good = The 0 is well placed on this high card, too.
hexaducto-end-low-other = Allowed, but it ends the match too early, or keeps your high cards. Take an 8 or the 11. Nothing has changed.
    .brief = Put it on an 8 or the 11.
hexaducto-end-ahead = Louis has turned up a 12. Ask for the score.
    .brief = Ask for the score.
hexaducto-end-again = Now you show fewer points than Louis, who has 24 and one card face down. Draw a card.
    .brief = Draw a card.
hexaducto-end-again-other = Allowed, but you do not know what your last card is. Draw one that you see first. Nothing has changed.
    .brief = Draw instead.
hexaducto-end-finish = Minus 2. On your last face-down card it ends the match, and Louis cannot come below you even with the lowest card. This is the time: each further turn is one for him, too.
    .brief = Put it on the face-down card.
hexaducto-end-finish-other = Allowed, but then Louis gets another turn, and now you are ahead for certain. Nothing has changed.
    .brief = End it now.
hexaducto-end-result = Ask for the score.
hexaducto-end-end = End when you are ahead even if the others' hidden cards are low, and with a card that you know. Until then leave one card face down.
    .brief = End when certainly ahead.

## Lessons for a class, ready to hold.

ready-hexaducto-neighbours-title = Hexaducto, six neighbours
    .braille = hex: neighbours
ready-hexaducto-neighbours-start = In this field each place has six neighbours: left and right, and two above and two below. Put a finger on one place of your own field and name all six. Then do the guided match.
ready-hexaducto-neighbours-question = Where else do you find things with six neighbours?
ready-hexaducto-neighbours-end = That was it. Name the neighbours of the middle place, once around.
ready-hexaducto-lines-title = Hexaducto, a line in order
    .braille = hex: lines
ready-hexaducto-lines-start = The card on the discard pile is a 6. Whoever begins has a 4 and a 5 side by side. Look for them together: where must the 6 go? Say left or right before it is placed.
ready-hexaducto-lines-question = Was there another place for the 6, and what would have come of it?
ready-hexaducto-lines-end = Stop here. Say which line was cleared, and what happened to the field.
ready-hexaducto-ahead-title = Hexaducto, thinking ahead
    .braille = hex: ahead
ready-hexaducto-ahead-start = A puzzle has few moves and no opponent. Before each move say what will lie where after it. Then do it, and compare.
ready-hexaducto-ahead-question = How many moves can you keep in mind, and what helps you?
ready-hexaducto-ahead-end = That was it. Say which move you would do otherwise.
