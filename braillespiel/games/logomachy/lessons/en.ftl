### Guided matches of Logomachy. NAME-STEP says what to do and why; the keys follow by themselves.


## The number game.

logomachy-numbers-title = Logomachy with numbers
logomachy-numbers-hand = You fish cards out of the middle with the cards in your hand. First look through your hand: { $left } and { $right } move from card to card.
    .brief = Look through your hand.
logomachy-numbers-middle = Now the middle: four face-up cards that anyone can take.
    .brief = Look at the middle.
logomachy-numbers-equal = A card takes an equal one. The red 3 is in the middle, and you hold two threes. Take it with the yellow one: the most yellow cards earn a chip at the end, and whoever has the most chips wins. A digit goes to the card at that place in your hand, whatever its number; { $enter } asks what to do, and does it the second time.
    .brief = Take the red 3 with the yellow one.
logomachy-numbers-equal-as-good = The blue 3 takes the red one too. Yellow would have been better to collect, but that is all you lose.
    .brief = The blue 3 takes too. Yellow counts more.
logomachy-numbers-equal-other = That would work. Here take an equal card, a 3 with a 3, and leave nothing that you can take. Nothing has changed.
    .brief = Here a 3 takes the 3.
logomachy-numbers-takes = Louis only laid a card. What can your other 3 take now? Go to it and ask; the answer covers the other cards in your hand too.
    .brief = Ask what your cards take.
logomachy-numbers-sum = If there is no equal card, you may take several that add up to your value: 1 and 2 make 3.
    .brief = Take 1 and 2 with the 3.
logomachy-numbers-sum-other = Allowed, but then the 1 or the 2 would be left for Louis. Here the 3 takes both. Nothing has changed.
    .brief = Here the 3 takes the 1 and the 2.
logomachy-numbers-lay = Your 8 can take nothing: there is no 8 in the middle, and 5, 6 and 4 never add up to 8. So it stays in the middle.
    .brief = Lay the 8 in the middle.
logomachy-numbers-turn = Nobody had any cards left, so everybody got new ones. Ask whose turn it is and what you can do; you can ask at any time.
    .brief = Ask whose turn it is.
logomachy-numbers-again = Your blue 8 takes the red one that you laid before.
    .brief = Take the 8 with the 8.
logomachy-numbers-again-other = You will still need the 6 and the 1. Here the 8 takes the 8. Nothing has changed.
    .brief = Here the 8 takes the 8.
logomachy-numbers-clear = Now 5 and 1 are in the middle. Your 6 takes both and clears the middle: that earns a chip at once, and Louis has to lay the next card.
    .brief = Clear the middle with the 6.
logomachy-numbers-clear-other = That would work, but only the 6 takes everything. A cleared middle is a chip. Nothing has changed.
    .brief = Only the 6 takes everything.
logomachy-numbers-scores = Your first chip. Ask for the score.
    .brief = Ask for the score.
logomachy-numbers-end = At the end of a round there are three more chips: for the yellow 7, for the most yellow cards and for the most other cards. Now you know how.
    .brief = Chips also for the yellow 7, most yellow cards, most other cards.

## The letter game. The English lesson has cards of its own; the German one is in de.ftl.

logomachy-letters-title = Logomachy with letters
logomachy-letters-hand = The cards have letters on them. You make words, always with exactly one card from your hand and one or more from the middle. Look through your hand.
    .brief = Look through your hand.
logomachy-letters-middle = Now the middle. { $right } takes you through all four letters.
    .brief = Look at the middle.
logomachy-letters-first = R and E are in the middle, you hold a D: red. Mark the letters in the order of the word; on the last one press { $enter } instead of { $mark }. A digit goes to the card at that place.
    .brief = Make the word red: R, E, D.
logomachy-letters-first-as-good = That is a word of these three cards too.
    .brief = A word too.
logomachy-letters-first-other = Allowed. Here make a word of R, E and D. Nothing has changed, the marks are gone.
    .brief = Here: a word of R, E, D.
logomachy-letters-clear = The three cards are yours. N, O and a W from Louis are in the middle. With your S they make snow: S, N, O, W. That clears the middle.
    .brief = Make the word snow: S, N, O, W.
logomachy-letters-clear-as-good = This word clears the middle too.
    .brief = That clears the middle too.
logomachy-letters-clear-other = Allowed, but a word of all three cards in the middle brings more: snow. Nothing has changed, the marks are gone.
    .brief = Better: snow.
logomachy-letters-unmark = Not every try is a word. Then it stays your turn, and the marks stay too; { $back } clears them all. Try it.
    .brief = Mark a card, then clear the mark.
logomachy-letters-lay = Because you cleared the middle, Louis had to lay a card. The U and your hand make no word. Then you lay a card, best a rare one: the K. Here { $enter } asks whether to begin a word with it or to lay it.
    .brief = Lay the K in the middle.
logomachy-letters-lay-other = You will need the T for a word. Lay the K. Nothing has changed.
    .brief = Lay the K, not the T.
logomachy-letters-last = Louis laid B. U, K and B are in the middle, you hold a T: tub.
    .brief = Make the word tub: T, U, B.
logomachy-letters-last-as-good = That counts too.
logomachy-letters-last-other = Allowed, but the T makes a word: tub. Nothing has changed, the marks are gone.
    .brief = There is a word: tub.
logomachy-letters-scores = All cards have been played. Whoever took the most wins. Ask for the score.
    .brief = Ask for the score.
logomachy-letters-end = That is the letter game. If a word is not in the list, it simply stays your turn: trying costs nothing.
    .brief = Trying costs nothing.

## Strategy: what to leave in the middle.

logomachy-leave-title = Logomachy, what to leave
logomachy-leave-hand = Whoever clears the middle gets a chip. So what counts is not only what you take, but also what you leave. Look through your hand.
    .brief = Look through your hand.
logomachy-leave-middle = Now the middle: 1, 5 and 6.
    .brief = Look at the middle.
logomachy-leave-leave = The 7 takes 6 and 1, three cards with itself, but a single 5 is left, and any 5 clears that. The 1 takes only the 1, but leaves 5 and 6: together 11, more than any card can take.
    .brief = Take the 1 with the 1.
logomachy-leave-leave-other = Allowed, but then a single card can clear what you leave, or you give one away. Take the 1 with the 1. Nothing has changed.
    .brief = Leave 5 and 6.
logomachy-leave-clear = Louis has taken the 5 with a 5, and left a single 6. You hold a 6: clear the middle.
    .brief = Clear the middle with the 6.
logomachy-leave-clear-other = Allowed, but only the 6 clears the middle and brings a chip. Nothing has changed.
    .brief = The 6 clears it.
logomachy-leave-lay = A chip for you, and Louis had to lay a 10. Your last card, the 7, takes nothing; 10 and 7 are too much for any card.
    .brief = Lay the 7.
logomachy-leave-turn = Louis has laid a 2, and there are new cards. Ask what fits.
    .brief = Ask whose turn it is.
logomachy-leave-two = In the middle are 10, 7 and 2, and all your cards fit. The 9 takes most, 7 and 2, but leaves a single 10. Two of your cards leave more than 10: choose one of them.
    .brief = Take so that more than 10 is left.
logomachy-leave-two-as-good = The 2 is just as good: 10 and 7 are left, 17 in all.
    .brief = Just as good: 17 is left.
logomachy-leave-two-other = Allowed, but a single 10 would be left, or a card is given away. Nothing has changed.
    .brief = Leave more than 10.
logomachy-leave-scores = Ask for the score.
logomachy-leave-end = Leave several cards that add up to more than 10, or nothing at all. A single card, or 10 and less, is a chip for somebody else.
    .brief = Leave more than 10, or nothing.
logomachy-yellow-title = Logomachy, when yellow decides
logomachy-yellow-hand = What you leave comes first. Where that is equal, yellow decides: the most yellow cards bring a chip, and the yellow 7 brings one by itself. Look at your hand.
    .brief = Look at your hand.
logomachy-yellow-middle = You and Louis have taken three yellow cards each. Now the middle: two 10s, 6, 3 and 2.
    .brief = Look at the middle.
logomachy-yellow-equal = Your 10 takes either of the two, and more than 10 is left both times. The yellow one puts you ahead in yellow. Take the yellow 10.
    .brief = Take the yellow 10.
logomachy-yellow-equal-other = Allowed, but then Louis may get the yellow 10, and with it the chip for yellow. Nothing has changed.
    .brief = The yellow one counts more.
logomachy-yellow-turn = Louis had only the yellow 7 left, and it took nothing. There are new cards. Ask what fits.
    .brief = Ask whose turn it is.
logomachy-yellow-seven = A 9 takes 6 and 3, or 2 and the yellow 7. Two cards are two cards, and 19 is left both times. Take what brings a chip.
    .brief = Take the yellow 7 with a 9.
logomachy-yellow-seven-as-good = The other 9 is just as good: the yellow 7 is yours.
    .brief = Just as good.
logomachy-yellow-seven-other = Allowed, but then the yellow 7 is left to Louis. Nothing has changed.
    .brief = Take the yellow 7.
logomachy-yellow-scores = Ask for the score.
logomachy-yellow-end = First what you leave, then the colour: of two takes that leave the same, the yellow one. The yellow 7 is a chip by itself.
    .brief = First what you leave, then yellow.

## Lessons for a class, ready to hold.

ready-logomachy-sums-title = Logomachy, adding up
    .braille = log: sums
ready-logomachy-sums-start = A card takes cards from the middle that together make its number. Add up before you play. First everybody does the guided match.
ready-logomachy-sums-question = Do you add in your head, with your fingers, or by the cells on the line?
ready-logomachy-sums-end = That was it. Say one sum with which you took cards.
ready-logomachy-colours-title = Logomachy, four colours
    .braille = log: colours
ready-logomachy-colours-start = The cards are yellow, red, green and blue. Each has its number and its colour. Read your hand and the middle, and say every colour once before you play.
ready-logomachy-colours-question = What is yellow, red, green or blue in this room, and how do you know?
ready-logomachy-colours-end = Stop here. Say one card of each colour that lay in the middle.
ready-logomachy-spelling-title = Logomachy, spelling
    .braille = log: spelling
ready-logomachy-spelling-start = In the letter game a letter of yours and letters of the middle make a word. In play each letter is a card; on paper many words are shorter. Do the guided match, then the contractions.
ready-logomachy-spelling-question = Which word is easier to write in contracted Braille, and which to read?
ready-logomachy-spelling-end = That was it. Say your longest word, and which contraction is in it.
