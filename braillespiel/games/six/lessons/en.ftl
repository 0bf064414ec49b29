### The guided match of SIX. NAME-STEP says what to do and why; the keys follow by themselves.

six-own-time-title = SIX without a clock
six-own-time-glance = In SIX you secure number cards as soon as somebody rolls their number. There is an open card on each of your three places. Ask for them. There is no clock here: everything waits for you.
    .brief = Ask for your three open cards.
six-own-time-secure = Louis rolled 6 and 3, together 9, and the 9 is on your place 1. Secure it: the strokes on it are your points. Each place has its own key.
    .brief = Secure the 9 on place 1.
six-own-time-secure-other = Allowed, but the 9 is yours when you secure it. Nothing has changed.
    .brief = Secure the 9.
six-own-time-turn = When the last die does not fit either, the turn ends and the dice change hands. Ask whose turn it is.
    .brief = Ask whose turn it is.
six-own-time-roll = You have the dice. A sand glass is running, hidden under a tube. You could lift the tube, if you think that it has run out. That is still too daring: roll.
    .brief = Roll.
six-own-time-roll-other = Allowed, but daring: if the sand glass is still running, you give back a secured card. Better roll. Nothing has changed.
    .brief = Too daring. Better roll.
six-own-time-own-number = 11 is your own number. Whoever rolls may not secure it, but rolls all three dice again.
    .brief = Roll three dice again.
six-own-time-two-dice = 6 does not fit, so you go on with one die fewer.
    .brief = Roll two dice.
six-own-time-one-die = 7 was Louis's number, and he has secured it. You have one die left.
    .brief = Roll one die.
six-own-time-cover = Your turn is over. At a change everybody except the player who gets the dice draws a card. Lay your 6 on the free place 1.
    .brief = Lay the 6 on place 1.
six-own-time-again = Louis has rolled twice, the last time 11: your number on place 3. Now you may secure it.
    .brief = Secure the 11 on place 3.
six-own-time-again-other = Allowed, but the 11 brings three strokes. Secure it. Nothing has changed.
    .brief = Secure the 11.
six-own-time-lift = There have been many rolls. Lift the tube: if the sand glass has run out, Louis has to give back a secured card; if it is still running, you do.
    .brief = Lift the tube.
six-own-time-lift-other = Allowed, but now lift the tube. Nothing has changed.
    .brief = Lift the tube.
six-own-time-scores = This was the third round, so the match is over. Ask how many strokes you both have secured.
    .brief = Ask for the score.
six-own-time-end = With a clock everything works the same way, only faster: a number stays open until you have heard it, and then for your reaction time. You change that with { $faster } and { $slower }.
    .brief = With a clock it is all the same, only faster.

## Strategy: when to lift.

six-lift-title = SIX, when to lift
six-lift-glance = You have just been given the dice: you may roll, or lift the tube. Without a clock the sand glass is empty after 30 to 50 rolls, and 35 have been made. First ask for your open cards.
    .brief = Ask for your open cards.
six-lift-points = If the glass is empty when you lift, Louis, who rolled last, gives back the card on top of his, a 3 with two strokes. If there is still sand, you give back yours, a 12 with four. Ask for the score.
    .brief = Ask for the score.
six-lift-wait = After 35 rolls the glass is empty only one time in four, and you would lose four strokes to win Louis's two. Roll.
    .brief = Roll.
six-lift-wait-other = Allowed, but three times in four you would give back the 12. Roll. Nothing has changed.
    .brief = Too early. Roll.
six-lift-two = You rolled 11, and Louis has secured it: now that card is on top of his. Go on with two dice.
    .brief = Roll two dice.
six-lift-one = 3 fits nobody. Roll the last die.
    .brief = Roll one die.
six-lift-cover = Your turn is over, and you have drawn a 16. It has to cover one of your cards: one that hardly ever comes up. The 6 has only one stroke, but comes up far more often than 17 and 18.
    .brief = Cover the 17 or the 18.
six-lift-cover-as-good = The 17 hardly ever comes up either.
six-lift-cover-other = Allowed, but the 6 is the only one of the three that comes up often. Cover another. Nothing has changed.
    .brief = Keep the 6 open.
six-lift-small = Louis has rolled your 6 with two dice. Secure it: with that a card of one stroke is on top, and more you cannot lose.
    .brief = Secure the 6.
six-lift-small-other = Allowed, but the 6 protects your 12. Secure it. Nothing has changed.
    .brief = Secure the 6.
six-lift-lift = 41 rolls: the glass is probably empty. If it is, Louis gives back three strokes; if not, you give back one. Lift the tube.
    .brief = Lift the tube.
six-lift-lift-other = Allowed, but now you can win more than you can lose. Lift. Nothing has changed.
    .brief = Now lift.
six-lift-scores = It was empty. Ask for the score.
    .brief = Ask for the score.
six-lift-end = Lift when the glass is probably empty and the other's top card has more strokes than yours. Count the rolls, and see to it that a small card is on top of yours.
    .brief = Lift when you risk little.

## Lessons for a class, ready to hold.

ready-six-turns-title = SIX, whose turn
    .braille = six: turns
ready-six-turns-start = In SIX everybody listens to every roll: it may be your number. Here nothing is against the clock. Let each other finish; then go on. First the guided match.
ready-six-turns-question = What do you do while you wait, and what makes waiting easier?
ready-six-turns-end = That was it. Say one number that you secured while somebody else had the dice.
ready-six-sums-title = SIX, sums of dice
    .braille = six: sums
ready-six-sums-start = The dice show 6 and 3. Add them up and look whether one of your open cards has that number. At each roll: add up first, then look.
ready-six-sums-question = Which sums come often with two dice, and which with three?
ready-six-sums-end = Stop here. Say a sum and the dice that made it.
ready-six-dare-title = SIX, to dare or not
    .braille = six: dare
ready-six-dare-start = The dice change hands. You may roll on, or lift the tube if you think the sand glass has run out. Nobody can see it: count the rolls, and decide together at your table.
ready-six-dare-question = When is it right to dare something, and when to wait?
ready-six-dare-end = Stop here. Say whether you lifted, and whether the glass had run out.
