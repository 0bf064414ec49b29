### SIX, English. Sentences: full, .brief, .braille for the display.

six-title = SIX
six-summary = A dice race against a hidden sand glass. 2 to 5 players.

## Options

six-option-glass = Sand glass
    .braille = glass
    .help = About how long the glass runs; chance makes it up to a tenth longer or shorter. It stops while anybody is listening or reacting.
six-option-glass-value = { $value } seconds
    .braille = { $value } s
six-option-untimed = Without a clock
    .braille = no clock
    .help = The glass ends after 30 to 50 rolls; chance decides how many. Nobody needs to hurry.
six-option-reaction = Reaction time
    .braille = reaction
    .help = How long a number stays open once everyone has heard or felt it. Plus and minus change your own time during the game.
six-option-reaction-value =
    { $value ->
        [one] one second
       *[other] { $value } seconds
    }
    .braille = { $value } s
six-option-hesitation = Time to lift
    .braille = lift
    .help = Whoever gets the dice must lift within this time, or else roll. Zero means no limit.
six-option-hesitation-value =
    { $value ->
        [one] one second
       *[other] { $value } seconds
    }
    .braille = { $value } s
six-option-hesitation-0 = no limit
six-option-fair_lifting = A longer reaction time counts for lifting too
    .brief = Lifting by reaction time
    .braille = fair lifting
    .help = Your own reaction time counts for lifting too, if it is longer. Without a limit the sand glass stops until you have decided: waiting gains you nothing.
six-option-hearing = Give up waiting for speech after
    .brief = No longer wait after
    .braille = heard after
    .help = If no output reports that you have heard or felt something to its end, it counts as heard after this time.
six-option-hearing-value = { $value } seconds
    .braille = { $value } s
six-option-pasch = Professional rule for doubles
    .braille = doubles
    .help = Doubles or triples on two or three dice end the turn and reverse the direction.
six-option-tell_missed = Tell players which cards they missed
    .brief = Tell missed cards
    .braille = missed
    .help = Tells you afterwards which card you could have secured.
six-option-deck = Strokes on the cards
    .braille = deck
    .help = The program's strokes or those in your own file.
six-option-deck-house = as supplied
    .braille = supplied
six-option-deck-own = your own file
    .braille = own file

## Keys

six-key-secure-1 = Secure place 1
    .braille = secure p1
six-key-secure-2 = Secure place 2
    .braille = secure p2
six-key-secure-3 = Secure place 3
    .braille = secure p3
six-key-cover-1 = Lay the drawn card on place 1
    .braille = lay on p1
six-key-cover-2 = Lay the drawn card on place 2
    .braille = lay on p2
six-key-cover-3 = Lay the drawn card on place 3
    .braille = lay on p3
six-key-place-1 = Secure or cover place 1
six-key-place-2 = Secure or cover place 2
six-key-place-3 = Secure or cover place 3
six-key-roll = Roll
six-key-lift = Lift the tube
six-key-pass = Let your number go
six-key-pause = Pause for everybody
six-key-glance = All your open cards
six-key-slower = More reaction time for me
six-key-faster = Less reaction time for me

## Zones and what lies in them

six-zone-places = Your places
    .brief = Places
    .braille = p
six-zone-own = Secured and pile
    .braille = s
six-zone-dice = Dice and tube
    .brief = Dice
    .braille = d
six-zone-player = Player { $number }
    .braille = o{ $number }
six-zone-scores = Strokes of the match
    .normal = Strokes
    .braille = st
six-free = free
    .braille = -
six-place = Place { $place }
    .braille = p{ $place }
six-fits = fits
    .braille = +
six-over =
    covers { $count ->
        [one] one card
       *[other] { $count } cards
    }
    .brief = covers { $count }
    .braille = +{ $count }
six-under = Under it { $cards }
    .brief = under it { $cards }
    .braille = u { $cards }
six-strokes =
    { $count ->
        [0] no stroke
        [one] one stroke
       *[other] { $count } strokes
    }
    .brief = strokes { $count }
    .braille = { $count }st
six-secured-pile =
    { $count ->
        [0] nothing secured
        [one] one card secured
       *[other] { $count } cards secured
    }
    .normal =
        { $count ->
            [0] nothing secured
            [one] one secured
           *[other] { $count } secured
        }
    .brief = { $count } secured
    .braille = s{ $count }
six-secured-cards = From the top: { $cards }
    .braille = { $cards }
six-pile =
    Pile, { $count ->
        [0] no card left to draw
        [one] one card to draw
       *[other] { $count } cards to draw
    }
    .normal =
        Pile { $count ->
            [0] empty
            [one] one card
           *[other] { $count } cards
        }
    .brief = pile { $count }
    .braille = pi{ $count }
six-to-lay = { $card } to lay
    .braille = lay { $card }
six-dice =
    { $count ->
        [0] No dice
        [one] One die
       *[other] { $count } dice
    }
    .braille = d{ $count }
six-dice-lie = { $number }: rolled { $faces }
    .brief = { $number }: { $faces }
    .braille = ={ $number }: { $faces }
six-dice-roll =
    { $count ->
        [one] One die is rolling
       *[other] { $count } dice are rolling
    }
    .braille = d{ $count } rolling
six-dice-with = in { $name }'s hands
    .normal = with { $name }
    .brief = { $name }
    .braille = { $name }
six-dice-with-you = in your hands
    .normal = with you
    .brief = you
    .braille = you
six-tube = Tube, the glass is hidden
    .normal = Tube, hidden
    .brief = tube
    .braille = tube
six-round-of = Round { $number } of { $rounds }
    .braille = r{ $number }/{ $rounds }
six-row = { $name }
six-row-you = You
    .braille = you

## What you can do, as lines of a menu

six-do-secure = Secure { $card }, place { $place }
    .brief = secure { $card }
    .braille = secure { $card } p{ $place }
six-do-cover = { $card } on place { $place }
    .braille = { $card } p{ $place }
six-advise-cover = Place { $place }, for your { $card }
    .braille = p{ $place } { $card }
six-do-roll =
    Roll, { $count ->
        [0] the turn ends
        [one] one die
       *[other] { $count } dice
    }
    .brief = roll
    .braille = roll { $count }
six-do-lift = Lift the tube
    .brief = lift
    .braille = lift
six-do-pass = Let it go
    .brief = let go
    .braille = let go
six-do-heard = Heard
    .braille = heard
six-do-pace = { $seconds } seconds reaction time
    .braille = { $seconds } s

## Events

six-timed = By the clock: a number stays open only for a while
    .normal = Played by the clock
    .brief = By the clock
    .braille = by the clock
six-untimed = Without a clock: nothing is urgent
    .normal = Played without a clock
    .brief = Without a clock
    .braille = no clock
six-round = Round { $number } of { $rounds }: { $name } starts.
    .brief = Round { $number }: { $name } starts
    .braille = r{ $number }/{ $rounds } { $name } starts
six-round-you = Round { $number } of { $rounds }: you start.
    .brief = Round { $number }: you start
    .braille = r{ $number }/{ $rounds } you start
six-noted = { $name } rolls in a moment: everybody may react first.
    .brief = { $name } rolls soon
    .braille = wait { $name }
six-noted-you = Wait: everybody may react first.
    .brief = wait
    .braille = wait
six-thrown =
    { $count ->
        [one] One die.
       *[other] { $count } dice.
    }
    .brief =
        { $count ->
            [one] one die
           *[other] { $count } dice
        }
    .braille = { $name }: { $count } rolling
six-thrown-named =
    { $count ->
        [one] One die, { $name }.
       *[other] { $count } dice, { $name }.
    }
    .brief =
        { $count ->
            [one] one die
           *[other] { $count } dice
        }
    .braille = { $name }: { $count } rolling
six-thrown-you =
    { $count ->
        [one] One die.
       *[other] { $count } dice.
    }
    .brief =
        { $count ->
            [one] one die
           *[other] { $count } dice
        }
    .braille = { $count } rolling
six-rolled-own-you = { $number }, your number: { $dice } dice.
    .brief = { $number }, { $dice } again
    .braille =
        { $number } yours, { $dice ->
            [one] 1 die
           *[other] { $dice } dice
        }
six-rolled-next-you =
    { $number }, then { $dice ->
        [one] one die
       *[other] { $dice } dice
    }.
    .brief = { $number }, then { $dice }
    .braille =
        { $number }, then { $dice ->
            [one] 1 die
           *[other] { $dice } dice
        }
six-rolled-end-you = { $number }, your turn ends.
    .brief = { $number }, end
    .braille = { $number }, turn over
six-rolled-doublet = { $number }, doubles!
    .braille = { $number } doubles
six-rolled-felt = { $number }
    .braille = { $number } p { $places }
six-secured-under = { $name } secures { $card }, now { $under } on top.
    .brief = { $name } secures { $card }
    .braille = { $name } +{ $card } then { $under }
six-secured-under-you = { $card } secured! Now { $under } on top.
    .brief = { $card } secured, now { $under }
    .braille = { $card } ok p { $places }
six-secured-free = { $name } secures { $card }.
    .brief = { $name } secures { $card }
    .braille = { $name } +{ $card }
six-secured-free-you = { $card } secured! Place { $place } is free.
    .brief = { $card } secured
    .braille = { $card } ok p { $places }
six-missed = { $name } missed { $card } on place { $place }.
    .brief = { $name } missed { $card }
    .braille = { $name } missed { $card } p{ $place }
six-missed-you = Missed: { $card } on place { $place }.
    .brief = { $card } missed
    .braille = missed { $card } p{ $place }
six-passed = { $name } lets { $card } go.
    .brief = { $name } lets { $card } go
    .braille = { $name } lets { $card }
six-passed-you = { $card } let go.
    .braille = { $card } let go
six-change = Change!
    .brief = Change!
    .braille = change
six-changed = { $name } has the dice
    .brief = { $name }
    .braille = { $name }
six-changed-you = You: roll or lift
    .brief = You
    .braille = you
six-no-card = No pile left, you draw nothing
    .brief = Nothing to lay
    .braille = -
six-draws-free = { $name } draws { $card }, place { $places } free
    .brief = { $name } { $card }
    .braille = { $name } { $card } free { $places }
six-draws-free-you = { $card } drawn, place { $places } free
    .braille = lay { $card } free { $places }
six-draws-over = { $name } draws { $card }
    .brief = { $name } { $card }
    .braille = { $name } { $card }
six-draws-over-you = { $card } drawn: cover { $cards }
    .brief = { $card } drawn
    .braille = lay { $card } on { $cards }
six-laid = { $name } lays { $card }.
    .braille = { $name } { $card }
six-laid-you = { $card } on place { $place }.
    .braille = { $card } p{ $place }: { $places }
six-covered = { $name }: { $card } on { $under }.
    .braille = { $name } { $card } on { $under }
six-covered-you = { $card } on { $under }, place { $place }.
    .brief = { $card } on { $under }
    .braille = { $card } on { $under } p{ $place }: { $places }
six-late = { $card } laid for { $name }, place { $place }.
    .brief = { $name }: { $card } on place { $place }
    .braille = { $name } { $card } p{ $place }
six-late-you = { $card } laid for you, place { $place }.
    .brief = { $card } on place { $place }
    .braille = { $card } p{ $place }: { $places }
six-hesitated = Too late to lift: { $name } must roll.
    .brief = { $name } must roll
    .braille = { $name } must roll
six-hesitated-you = Too late to lift: you must roll.
    .brief = too late, roll
    .braille = you must roll
six-lifted-right = { $name } lifts: time's up!
    .brief = { $name } lifts: time's up
    .braille = { $name } lifts: run out
six-lifted-right-you = Time's up! Lifted at the right moment
    .brief = Time's up!
    .braille = run out, right
six-lifted-wrong = { $name } lifts: still sand!
    .brief = { $name } lifts: still sand
    .braille = { $name } lifts: still sand
six-lifted-wrong-you = Still sand! Lifted too early
    .brief = Still sand!
    .braille = still sand, too early
six-pays = { $name } gives the { $card } back.
    .braille = { $name } -{ $card }
six-pays-you = You give the { $card } back.
    .brief = You give the { $card } back
    .braille = you -{ $card }
six-pays-nothing = { $name } has nothing to give.
    .brief = { $name } pays nothing
    .braille = { $name } -0
six-pays-nothing-you = You have nothing to give.
    .brief = you pay nothing
    .braille = you -0
six-pace = { $seconds } seconds reaction time for { $name }.
    .brief = { $name }: { $seconds } seconds
    .braille = { $name } { $seconds } s
six-pace-you = { $seconds } seconds reaction time.
    .brief = { $seconds } seconds
    .braille = { $seconds } s

## Turn and scores

six-turn-start = { $name } starts round { $number } of { $rounds }
    .normal = { $name } starts round { $number }
    .brief = { $name } starts
    .braille = r{ $number }/{ $rounds } { $name } starts
six-turn-start-you = You start round { $number } of { $rounds }: roll
    .normal = You start: roll
    .brief = you start
    .braille = r{ $number }/{ $rounds } you start, roll
six-turn-air =
    { $count ->
        [one] One die is
       *[other] { $count } dice are
    } rolling, { $name }
    .brief = { $name }: { $count } rolling
    .braille = { $name }: { $count } rolling
six-turn-air-you =
    { $count ->
        [one] Your die is
       *[other] Your { $count } dice are
    } rolling
    .brief = { $count } rolling
    .braille = { $count } rolling
six-turn-sum =
    { $number } is open, then { $name }: { $count ->
        [0] change
        [one] one die
       *[other] { $count } dice
    }
    .brief = { $number }, { $name }
    .braille =
        { $name }: { $count ->
            [0] change
            [one] 1 die
           *[other] { $count } dice
        }, { $number } open
six-turn-sum-you =
    { $number } is open, but as the roller you may not secure; next { $count ->
        [0] a change
        [one] one die
       *[other] { $count } dice
    }
    .brief =
        { $number }, then { $count ->
            [0] change
           *[other] { $count }
        }
    .braille =
        you: { $count ->
            [0] change
            [one] 1 die
           *[other] { $count } dice
        }, { $number } open
six-turn-sum-fits = { $number } is open: place { $place } fits
    .normal = { $number } open: place { $place } fits
    .brief = { $number }: place { $place }
    .braille = p{ $place } fits: { $number }
six-turn-sum-not = { $number } is open, nothing of yours fits
    .normal = { $number } open, nothing fits
    .brief = { $number }: nothing fits
    .braille = nothing fits: { $number }
six-turn-ready =
    { $name }'s turn: { $count ->
        [one] one die
       *[other] { $count } dice
    }
    .brief = { $name }: { $count }
    .braille =
        { $name }: { $count ->
            [one] 1 die
           *[other] { $count } dice
        }
six-turn-ready-you =
    Your turn: roll { $count ->
        [one] one die
       *[other] { $count } dice
    }
    .normal =
        Roll { $count ->
            [one] one die
           *[other] { $count } dice
        }
    .brief =
        roll { $count ->
            [one] one die
           *[other] { $count } dice
        }
    .braille =
        roll, { $count ->
            [one] 1 die
           *[other] { $count } dice
        }
six-turn-change = { $name } must roll or lift
    .brief = { $name }: roll or lift
    .braille = { $name }: roll or lift
six-turn-change-you = Your turn: roll or lift
    .brief = you: roll or lift
    .braille = you: roll or lift
six-turn-must-you = You must roll
    .braille = you must roll
six-score = { $name } { $count }
six-score-you = you { $count }
six-scores = { $scores }. Round { $number } of { $rounds }.
    .normal = { $scores }. Round { $number }.
    .brief = { $scores }
    .braille = { $scores } r{ $number }/{ $rounds }
six-you = you
    .braille = you
six-won = { $name } wins with the most strokes: { $scores }.
    .brief = { $name } wins: { $scores }
    .braille = win { $name } { $scores }
six-won-you = You win with the most strokes: { $scores }.
    .brief = You win: { $scores }
    .braille = win you { $scores }
six-shared = Shared win for { $who } with the most strokes: { $scores }.
    .brief = Shared win: { $scores }
    .braille = win { $who } { $scores }

## Refusals: each names the rule

six-illegal-over = Over: this match has ended.
    .brief = match over
    .braille = match over
six-illegal-no-seat = There is no seat { $name } at this table.
    .brief = no seat { $name }
    .braille = { $name }?
six-illegal-no-such-action = Not possible in SIX: { $text }
    .brief = not possible
    .braille = { $text }?
six-illegal-heard-before = Already heard: { $number }
    .braille = { $number } heard
six-illegal-pace = { $found } is not possible: your reaction time can be { $low } to { $high } seconds.
    .brief = { $low } to { $high } seconds
    .braille = { $found } not, { $low }-{ $high } s
six-illegal-no-place = There is no place { $place }, only 1 to 3.
    .brief = no place { $place }
    .braille = p{ $place }?
six-illegal-active-secures = You are rolling, so you may not secure.
    .brief = you are rolling
    .braille = you roll
six-illegal-no-number = No number open: you can only secure right after a roll.
    .brief = no number open
    .braille = no number
six-illegal-empty-place = Place { $place } is free.
    .brief = place { $place } free
    .braille = p{ $place } free
six-illegal-other-number = { $card } is there, but { $number } was rolled.
    .brief = { $card }, not { $number }
    .braille = { $card } not { $number }
six-illegal-let-go = { $card } is gone, you let it go: wait for another roll.
    .brief = { $card } is gone
    .braille = { $card } gone
six-illegal-nothing-to-let-go = Nothing to let go: none of your cards fits.
    .brief = nothing fits
    .braille = nothing fits
six-illegal-nothing-drawn = No card to lay: cards are drawn at a change.
    .brief = no card to lay
    .braille = nothing to lay
six-illegal-empty-first = Place { $place } is free: fill free places first.
    .brief = place { $place } first
    .braille = p{ $place } first
six-illegal-not-active = { $name } has the dice.
    .braille = dice { $name }
six-illegal-in-the-air = The dice are already rolling.
    .brief = already rolling
    .braille = rolling
six-illegal-turn-ends = Your turn has ended, the change comes in a moment.
    .brief = turn ended
    .braille = turn end
six-illegal-noted-before = Already noted: the dice roll in a moment.
    .brief = already noted
    .braille = wait
six-illegal-lift-not-active = Only { $name }, who got the dice, may lift.
    .brief = { $name } has the dice
    .braille = dice { $name }
six-illegal-lift-not-now = You can only lift right after a change, before you roll.
    .brief = only at a change
    .braille = at change only
six-illegal-lift-too-late = Hesitated: now you must roll.
    .brief = too late, roll
    .braille = roll
six-illegal-action-unknown = { $text } is not an action. Write, for example, "roll", "lift", "secure 2" or "cover 1".
    .brief = { $text } not understood
    .braille = { $text }?

## What is wrong with a position or with a deck file

six-illegal-position-strokes = { $found } values in strokes: there must be 18, one per number.
    .brief = strokes: { $found } instead of 18
    .braille = strokes { $found }
six-illegal-position-seats = { $where } needs { $seats } entries, one per seat, but has { $found }.
    .brief = { $where }: { $found } instead of { $seats }
    .braille = { $where } { $found }
six-illegal-position-places = { $where } needs 3 places, but has { $found }.
    .brief = { $where }: { $found } instead of 3
    .braille = { $where } { $found }
six-illegal-position-twice = { $card } appears twice, the second time in { $where }.
    .brief = { $card } twice
    .braille = { $card } twice
six-illegal-position-bottoms = { $where }: the pile does not have { $found } cards.
    .brief = { $where }: { $found } too many
    .braille = { $where } { $found }
six-illegal-position-seat = { $where }: there is no seat { $found }; seats count from 0.
    .brief = { $where }: no seat { $found }
    .braille = { $where } { $found }?
six-illegal-position-dice = Dice are missing: an open number needs dice.
    .brief = dice missing
    .braille = dice missing
six-illegal-position-previous = The last roller is missing: at a change, previous must be a seat.
    .brief = previous missing
    .braille = previous missing
six-illegal-position-next-dice = No dice for the next roll: next_dice must be 1 to 3.
    .brief = next_dice missing
    .braille = next_dice?
six-illegal-position-may = { $where }: this seat cannot secure the open number.
    .brief = { $where } does not fit
    .braille = { $where }?
six-illegal-position-drawn = { $where }: { $card } should already be on a place, since the number has been rolled.
    .brief = { $where }: { $card }
    .braille = { $where } { $card }
six-illegal-deck-missing = No cards of your own: { $path } is missing. Put the file there.
    .brief = own file missing
    .braille = file missing { $path }
six-illegal-deck-unreadable = Not readable: { $path }, { $reason }.
    .brief = file not readable
    .braille = file { $reason }
six-illegal-deck-encoding = Not saved as UTF-8: { $path }.
    .brief = file not UTF-8
    .braille = file not utf-8
six-illegal-deck-toml = Not valid TOML: { $path }, { $reason }.
    .brief = file not valid
    .braille = file { $reason }
six-illegal-deck-strokes = The table strokes is missing in { $path }.
    .brief = strokes missing
    .braille = strokes missing
six-illegal-deck-number = { $found } is not a card: { $path } has the numbers 1 to 18.
    .brief = { $found } is not a card
    .braille = { $found }?
six-illegal-deck-value = { $number } needs 0 to 99 strokes, not { $found }, in { $path }.
    .brief = { $number }: { $found } strokes
    .braille = { $number } { $found }?

## The rules, as headings to walk

six-rules-1 = What it is about
six-rules-1-text = SIX is a dice race for 2 to 5 players. In three rounds you secure number cards. Nobody knows how long a round lasts: the sand glass is hidden in the tube. Whoever has the most strokes on secured cards at the end wins; a tie is a shared win.
six-rules-2 = The cards
six-rules-2-text = Everybody has their own set of the numbers 1 to 18. Three cards lie open on three places, the others are your pile. The strokes: one for 4, 5 and 6. Two for 3, 7, 8 and 9. Three for 1, 2, 10 and 11. Four for 12 and 13. Five for 14 and 15. Six for 16 and 17. Seven for 18. If you use your own file, its strokes count.
six-rules-3 = Rolling
six-rules-3-text = Whoever has the dice rolls all three, and the sum is announced. If it is one of their own open numbers, they roll three dice again. If not, one die fewer. When the last single die does not match either, the turn is over: change!
six-rules-4 = Securing
six-rules-4-text = If the number rolled is on top of one of your places, you may secure that card. It goes face down onto your secured cards. The card that was under it is in play again, but not for the same roll. While you are rolling, you never secure.
six-rules-5 = The change
six-rules-5-text = At a change the dice are passed on. Everybody except the player who gets them draws a card and lays it on one of their own places: on a free one if there is one, otherwise on a card, which is then covered. If you wait too long, it goes on your first free place, otherwise on your highest stack. If you have no pile left, you draw nothing.
six-rules-6 = Lifting the tube
six-rules-6-text = Whoever gets the dice decides at once: roll or lift the tube. If you hesitate, usually for more than three seconds or your own reaction time if that is longer, you must roll. If there is no limit, the glass stops until you decide. If the time was up, the player who rolled last puts their top secured card back under their pile. If there was still sand, the player who lifted does. If you have secured nothing, you give nothing.
six-rules-7 = The end of a round
six-rules-7-text = Lifting ends the round. Whoever had to pay, even with nothing to give, starts the next one. Secured cards, places and piles stay as they are. Chance decides who starts the first round. After three rounds the strokes are counted.
six-rules-8 = The professional rule
six-rules-8-text = With the professional rule, doubles, that is equal pips on two or three dice, end the turn at once, even with your own number. The direction is reversed, and the dice go back. A new round goes clockwise again.
six-rules-9 = Time for everybody
six-rules-9-text = Nobody loses because a voice or a Braille display takes longer. A number stays open until everybody has heard or felt it, and then for the reaction time, if anybody can secure it. If no output reports that you have heard or felt it to its end, it counts as heard after 15 seconds. The rules of the match can set another time. Meanwhile the glass stops. It runs while the dice roll, two seconds per roll, and while the player with the dice hesitates longer than their reaction time. You change your own reaction time with plus and minus. A pause or a menu stops everything.
six-rules-10 = Without a clock
six-rules-10-text = Without a clock the glass ends after 30 to 50 rolls. Every number waits until everybody it fits has secured it or let it go.
six-rules-11 = The keys
six-rules-11-text = Q, W and E secure places 1, 2 and 3. The digits 1, 2 and 3 lay the drawn card on that place. Space rolls, X lifts the tube. A says your open cards, P pauses. K lets a number go. When several people play at one computer, each has three keys for the places, which secure a card or cover it. One more rolls and one lifts; the help with F1 names them.
    .display-full = The list of the display's { $bottom-key } secures a place, lays the drawn card, rolls and lifts the tube. It also lets a number go, says your open cards and pauses. It begins with what you can do at that moment.
    .display = { six-rules-11-text.display-full }

## Keys

six-keys-together = several people at one computer

## How rounds and matches ended, counted by simulate

six-ended-round-empty = rounds in which the time was up
six-ended-round-early = rounds ended too early

## Briefly, what an own key has done

six-thrown-echo = rolled
# Beside a card: what it is worth.
six-worth =
    counts { $count ->
        [0] no stroke
        [one] one stroke
       *[other] { $count } strokes
    }
    .normal = { six-strokes }
    .brief = { six-strokes.brief }
    .braille = { $count }st

## Why a hint is good

six-advice-sand = There is probably sand left
    .brief = Sand left
    .braille = sand left
six-advice-risk = You would give back more than you can win
    .brief = Too risky
    .braille = too risky
six-advice-behind = Lifting now would not win you the match: collect more first
    .brief = Not enough yet
    .braille = not enough
six-advice-empty = The sand glass is probably empty
    .brief = Probably empty
    .braille = glass empty
six-advice-won = You are ahead even if you have to give back a card
    .brief = Ahead in any case
    .braille = ahead
six-gain-secure =
    { $count ->
        [one] One stroke
       *[other] { $count } strokes
    } for you
    .brief = Plus { $count }
    .braille = +{ $count }
six-gain-cover = The { $card } brings you least
    .brief = { $card } brings least
    .braille = { $card } least
six-gain-empty = The place is empty: one more number that can come up
    .brief = Place empty
    .braille = empty
six-gain-pass = No number of yours fits
    .brief = Nothing fits
    .braille = nothing fits

## What a careful friend would say first

six-warning-sand =
    The glass lasts at least { $least } rolls, and there were { $rolls }: lifting now costs { $count ->
        [one] you a card with one stroke.
       *[other] you a card with { $count } strokes.
    }
    .brief = Sand is left: { $rolls } of at least { $least } rolls
    .braille = sand left: { $rolls } of { $least }, -{ $count }
six-warning-behind =
    Lifting ends the match, and even if { $name } has to give back a card you stay { $count ->
        [one] one stroke
       *[other] { $count } strokes
    } behind.
    .brief = Ends the match, you stay { $count } behind
    .braille = match over, { $count } behind { $name }
six-warning-lets =
    The { $card } is open in front of you: secured, it brings { $count ->
        [one] one stroke.
       *[other] { $count } strokes.
    }
    .brief = The { $card } would bring { $count }
    .braille = { $card } brings { $count }
six-warning-covers = That covers your { $card }, which brings you more than your { $other }.
    .brief = The { $card } brings more than the { $other }
    .braille = { $card } > { $other }

## How much better a move would have been

six-estimate =
    { $worth ->
        [0] none
        [one] one stroke
       *[other] { $worth } strokes
    }
    .brief = { $worth }
    .braille = { $worth }st

## By how much another move would have been better

six-by =
    about { $worth ->
        [one] one stroke
       *[other] { $worth } strokes
    } better
    .brief = plus { $worth }
    .braille = +{ $worth }
