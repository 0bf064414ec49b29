### Hexaducto. $card, $old and $cards are worded cards ("7", "face down"); -you messages speak to
### the player. Points can be negative.

hexaducto-title = Hexaducto
hexaducto-summary = Clear your hexagon: lines of equal or consecutive cards. 1 to 6 players, also as a puzzle.

## Options

hexaducto-option-puzzle = Puzzle
    .help = Alone, with limited moves and limited time: clear the whole field.
hexaducto-option-puzzle-off = No, a match
    .braille = no
hexaducto-option-puzzle-easy = Easy: 15 minutes
    .braille = easy 15 minutes
hexaducto-option-puzzle-normal = Medium: 10 minutes
    .braille = medium 10 minutes
hexaducto-option-puzzle-hard = Hard: 7 minutes
    .braille = hard 7 minutes
hexaducto-option-puzzle-daily = Puzzle of the day
    .braille = day
    .help = Alone: 27 moves and 10 minutes, on one day the same cards for everybody. Clear the whole field.
hexaducto-option-puzzle-custom = Choose moves and minutes yourself
    .braille = own
    .help = Alone: clear the whole field. Further down you set how many moves and minutes you have.
hexaducto-option-puzzle-composed = Composed puzzle
    .braille = composed
    .help = Alone and without a clock: clear the whole field. All cards are face up, and you have only as many moves as the shortest solution takes. The line below chooses one of twenty.
hexaducto-option-number = Which one
    .braille = which
    .help = The twenty composed puzzles get harder and harder. The name hints at the idea.
hexaducto-option-number-1 = 1: Crossing
    .braille = 1 crossing
hexaducto-option-number-2 = 2: Star
    .braille = 2 star
hexaducto-option-number-3 = 3: All at once
    .braille = 3 all at once
hexaducto-option-number-4 = 4: Two parts
    .braille = 4 two parts
hexaducto-option-number-5 = 5: Docking clears
    .braille = 5 docking clears
hexaducto-option-number-6 = 6: Chain reaction
    .braille = 6 chain reaction
hexaducto-option-number-7 = 7: Three parts
    .braille = 7 three parts
hexaducto-option-number-8 = 8: Eye of a needle
    .braille = 8 eye of a needle
hexaducto-option-number-9 = 9: Docking twice
    .braille = 9 docking twice
hexaducto-option-number-10 = 10: Patience
    .braille = 10 patience
hexaducto-option-number-11 = 11: Falling apart late
    .braille = 11 falling apart late
hexaducto-option-number-12 = 12: One way only
    .braille = 12 one way only
hexaducto-option-number-13 = 13: Calm before the storm
    .braille = 13 calm before the storm
hexaducto-option-number-14 = 14: Crossing with a run-up
    .braille = 14 crossing with a run-up
hexaducto-option-number-15 = 15: Docking late
    .braille = 15 docking late
hexaducto-option-number-16 = 16: Narrow ridge
    .braille = 16 narrow ridge
hexaducto-option-number-17 = 17: Crossing with a long run-up
    .braille = 17 crossing long run-up
hexaducto-option-number-18 = 18: Much patience
    .braille = 18 much patience
hexaducto-option-number-19 = 19: Seven moves to the crossing
    .braille = 19 crossing seven moves
hexaducto-option-number-20 = 20: Long silence
    .braille = 20 long silence
hexaducto-option-limits = Moves for each level
    .braille = levels
    .help = How many moves easy, medium and hard have. Tight is measured: with that many the program itself solves 90, 60 and 30 of a hundred puzzles.
hexaducto-option-limits-measured = Tight: 33, 27 and 24
    .braille = moves 33 27 24
hexaducto-option-limits-wide = Generous: 60, 45 and 35
    .braille = moves 60 45 35
hexaducto-option-lone_match = Alone without a puzzle
    .braille = alone
    .help = If you play alone and choose no puzzle, you otherwise get the medium one. With this option you only turn cards up, without a goal.
hexaducto-option-untimed = Puzzle without time limit
    .braille = no time
    .help = Switches the puzzle's clock off. The result says so.
hexaducto-option-moves = Moves in a puzzle of your own choice
    .braille = moves
    .help = Applies only if you choose your own moves and minutes for the puzzle.
hexaducto-option-minutes = Minutes in a puzzle of your own choice
    .braille = minutes
    .help = Applies only if you choose your own moves and minutes for the puzzle.
hexaducto-option-smallest = Shortest line
    .braille = shortest line
    .help = A line counts as a group or run from this many cards up.
hexaducto-option-starter = Who starts
    .braille = starts
    .help = The number of the seat that has the first turn. In a return match it moves on by one.

## Categories of the statistics

hexaducto-category-off = match
hexaducto-category-easy = easy puzzle
hexaducto-category-normal = medium puzzle
hexaducto-category-hard = hard puzzle
hexaducto-category-daily = puzzle of the day
hexaducto-category-custom = custom puzzle
hexaducto-category-composed = composed puzzle

## Keys of this game

hexaducto-key-line-row = Row through this card
    .help = Reads the row from the left and says what it lacks.
hexaducto-key-line-falling = Falling line through this card
    .help = Reads the line from upper left to lower right and says what it lacks.
hexaducto-key-line-rising = Rising line through this card
    .help = Reads the line between upper right and lower left, from the top, and says what it lacks.
hexaducto-key-hidden-next = Next face-down card
    .help = Goes to the next face-down card in the field.
hexaducto-key-hidden-previous = Previous face-down card
    .help = Goes to the previous face-down card in the field.
hexaducto-key-nearly-next = Next almost finished line
    .help = Goes to the next card you could swap to finish a line, and says the value.
hexaducto-key-nearly-previous = Previous almost finished line
    .help = Goes to the previous card you could swap to finish a line, and says the value.
hexaducto-key-fits-next = Where does the card fit?
    .help = Goes to the next place where the card in hand finishes a line. Without one, it looks for the top card of the discard pile.
hexaducto-key-fits-previous = Where does it fit, backwards
    .help = Goes to the previous place where the card finishes a line.
hexaducto-key-centre = Centre of the field
    .help = Goes to the card in the centre.
hexaducto-key-corner-next = Next corner
    .help = Goes clockwise to the next corner.
hexaducto-key-corner-previous = Previous corner
    .help = Goes anticlockwise to the previous corner.
hexaducto-key-row-start = Start of the row
    .help = Goes to the first card of the row.
hexaducto-key-row-end = End of the row
    .help = Goes to the last card of the row.
hexaducto-key-describe-short = Field in brief
    .help = Counts the cards and the almost finished lines.
hexaducto-key-describe-rows = Field row by row
    .help = Reads all rows.
hexaducto-key-describe-lines = Field in full
    .help = Reads all rows and every almost finished line.
hexaducto-key-limits = Points, in a puzzle moves and time left
    .help = In a puzzle the moves and the time left, otherwise all points.

## Cards

hexaducto-value =
    { $value ->
        [-2] minus 2
        [-1] minus 1
       *[other] { $value }
    }
# A sum below zero.
hexaducto-negative = minus { $value }
    .braille = -{ $value }
hexaducto-hidden = face down
    .brief = down
# Inside a sentence, for one card.
hexaducto-a-hidden = a face-down card
    .braille = ?
# Spoken only: three and more face-down cards side by side.
hexaducto-hidden-times = face down { $count } times
    .brief = { $count } down
hexaducto-group = { $count } times { $card }
    .braille = { $count }x{ $card }

## Zones; the Braille wording is the zone sign

hexaducto-zone-field = Your field
    .braille = f
hexaducto-zone-opponent = { $name }
    .braille = o{ $number }
hexaducto-zone-docks = Docking places
    .braille = d
hexaducto-zone-hand = Card in hand
    .brief = Hand
    .braille = h
hexaducto-zone-piles = Piles
    .braille = p
hexaducto-zone-scores = Points of the match
    .normal = Points
    .braille = s
hexaducto-empty-field = The field is empty.
    .brief = Field empty
    .braille = empty
hexaducto-empty-hand = No card in hand.
    .normal = Nothing in hand.
    .brief = Hand empty
    .braille = empty
hexaducto-field-count =
    { $count ->
        [0] empty
        [one] one card
       *[other] { $count } cards
    }, { $hidden } face down, face-up sum { $points }
    .normal =
        { $count ->
            [0] empty
            [one] one card
           *[other] { $count } cards
        }, { $hidden } face down, sum { $points }
    .brief = { $count } cards, { $hidden } down, { $points }
    .braille = { $count }c { $hidden }? { $points }p
hexaducto-hidden-count =
    { $count ->
        [one] one card face down
       *[other] { $count } cards face down
    }
    .normal = { $count } face down
    .braille = { $count }?
hexaducto-card-count =
    { $count ->
        [0] no cards
        [one] one card
       *[other] { $count } cards
    }
    .braille = { $count }c
hexaducto-row = Row { $number }
    .braille = { $number }
# The Braille sign of an opponent's field ends in a digit, so a letter comes before the row's.
hexaducto-row-other = Row { $number }
    .braille = r{ $number }
hexaducto-row-of = Row { $number }: { $cards }
    .brief = { $number }: { $cards }
    .braille = { $number }: { $cards }
hexaducto-gap = gap
    .braille = { "." }
hexaducto-pile = Draw pile
    .braille = d
hexaducto-pile-count =
    { $count ->
        [0] empty, a new card set begins
        [one] one card to draw
       *[other] { $count } cards to draw
    }
    .normal =
        { $count ->
            [0] empty, a new card set begins
            [one] one card
           *[other] { $count } cards
        }
    .brief = { $count }
    .braille = { $count }
hexaducto-pile-set = Card set { $number }
    .braille = set { $number }
hexaducto-discard = { $card } on the discard pile
    .normal = { $card } on discard
    .brief = { $card }, discard
    .braille = { $card }
hexaducto-discard-empty = Discard pile empty
    .braille = -
hexaducto-discard-count =
    { $count ->
        [one] one card on the discard pile
       *[other] { $count } cards on the discard pile
    }
    .brief = { $count } cards
    .braille = { $count }c
hexaducto-discard-below = below it { $cards }
    .braille = below { $cards }

## Places

hexaducto-place = row { $row }, place { $column }
    .brief = { $row }, { $column }
    .braille = r{ $row } p{ $column }
hexaducto-landmark-centre = centre
    .braille = ce
hexaducto-landmark-top-left = top left corner
    .brief = top left
    .braille = tl
hexaducto-landmark-top-right = top right corner
    .brief = top right
    .braille = tr
hexaducto-landmark-right = right corner
    .brief = right
    .braille = rt
hexaducto-landmark-bottom-right = bottom right corner
    .brief = bottom right
    .braille = br
hexaducto-landmark-bottom-left = bottom left corner
    .brief = bottom left
    .braille = bl
hexaducto-landmark-left = left corner
    .brief = left
    .braille = lt

## Lines and what they lack

hexaducto-line = { $cards }: { $lack }
    .braille = { $cards } { $lack }
hexaducto-line-alone = stands alone
    .brief = alone
    .braille = alone
hexaducto-line-row = Row: { $line }
    .braille = r: { $line }
hexaducto-line-falling = Falling: { $line }
    .braille = f: { $line }
hexaducto-line-rising = Rising: { $line }
    .braille = u: { $line }
hexaducto-lack-one = needs { $options }
    .braille = +{ $options }
hexaducto-lack-instead = { $options } instead of { $old }
    .brief = { $options }, not { $old }
    .braille = { $options } for { $old }
hexaducto-lack-many = { $count } cards missing
    .normal = { $count } missing
    .brief = { $count } missing
    .braille = -{ $count }
hexaducto-lack-short = too short, does not count
    .brief = too short
    .braille = short
hexaducto-lack-nothing = finished
    .braille = ok
hexaducto-either = { $first } or { $last }
    .braille = { $first } or { $last }
hexaducto-range = { $first } to { $last }
    .braille = { $first } to { $last }
hexaducto-both = { $first } and { $last }
    .brief = { $first }, { $last }
    .braille = { $first } + { $last }
hexaducto-group-line = group { $cards }
    .braille = gr { $cards }
hexaducto-street-line = run { $cards }
    .braille = run { $cards }
hexaducto-completes = finishes { $lines }
    .brief = finishes { $lines }
    .braille = ok { $lines }
hexaducto-fits =
    { $count ->
        [0] finishes no line
        [one] finishes a line in one place
       *[other] finishes a line in { $count } places
    }
    .brief =
        { $count ->
            [0] fits nowhere
            [one] fits in one place
           *[other] fits in { $count } places
        }
    .braille = +{ $count }
hexaducto-fits-at = { $place }: { $does }
    .braille = { $place } { $does }
hexaducto-may-go-back = Enter on the discard pile puts it back.
    .brief = may go back to the discard pile
    .braille = back with enter on p
    .display = back with routing on p
    .display-full = The routing key on the discard pile puts it back.
hexaducto-nearly-row = needs { $options }, row { $cards }
    .braille = +{ $options } r: { $cards }
hexaducto-nearly-falling = needs { $options }, falling { $cards }
    .braille = +{ $options } f: { $cards }
hexaducto-nearly-rising = needs { $options }, rising { $cards }
    .braille = +{ $options } u: { $cards }
hexaducto-nearly-count =
    { $count ->
        [0] no line almost finished
        [one] one card is missing for a line
       *[other] { $count } places with almost finished lines
    }
    .normal =
        { $count ->
            [0] no line almost finished
            [one] one line almost finished
           *[other] { $count } lines almost finished
        }
    .brief = { $count } almost finished
    .braille = +{ $count }
hexaducto-no-hidden = No face-down card left here.
    .brief = nothing face down
    .braille = 0?
hexaducto-no-nearly = No line is almost finished.
    .normal = No line almost finished.
    .brief = nothing almost finished
    .braille = +0
hexaducto-no-fits = { $card } finishes a line nowhere.
    .normal = { $card }: nowhere a line.
    .brief = { $card }: nowhere
    .braille = { $card } +0
hexaducto-not-on-field = Not on a field: key B takes you to yours.
    .normal = Not on a field, B goes there.
    .brief = only on the field
    .braille = not on a field, key b
    .display = only in f
    .display-full = Not on a field: yours is zone f.

## Docking

hexaducto-cut-off = cut off
    .braille = off
hexaducto-dock-count =
    { $count ->
        [one] one place
       *[other] { $count } places
    }
    .braille = { $count }
hexaducto-dock-at = to the { $side }, next to { $cards }
    .brief = { $side } at { $cards }
    .braille = { $side } { $cards }
hexaducto-dock-part = the part with { $cards }
    .brief = part { $cards }
    .braille = part { $cards }
hexaducto-contact-right-of = { $card } right of { $other }
    .braille = { $card } rt { $other }
hexaducto-contact-left-of = { $card } left of { $other }
    .braille = { $card } lt { $other }
hexaducto-contact-below-right = { $card } below right of { $other }
    .braille = { $card } br { $other }
hexaducto-contact-below-left = { $card } below left of { $other }
    .braille = { $card } bl { $other }
hexaducto-contact-above-right = { $card } above right of { $other }
    .braille = { $card } ar { $other }
hexaducto-contact-above-left = { $card } above left of { $other }
    .braille = { $card } al { $other }
hexaducto-dock-after = Afterwards: { $rows }
    .braille = then { $rows }
hexaducto-side-left = left
    .braille = lt
hexaducto-side-right = right
    .braille = rt
hexaducto-side-top = top
    .braille = t
hexaducto-side-bottom = bottom
    .braille = b
hexaducto-side-top-left = top left
    .braille = tl
hexaducto-side-top-right = top right
    .braille = tr
hexaducto-side-bottom-left = bottom left
    .braille = bl
hexaducto-side-bottom-right = bottom right
    .braille = br

## What you can do, as lines of a menu

hexaducto-do-turn = { $place }: turn up
    .braille = up { $place }
hexaducto-do-place = { $place }, instead of { $old }
    .brief = { $place }: { $old } out
    .braille = { $place } for { $old }
hexaducto-do-draw = Draw from the draw pile
    .brief = Draw
    .braille = draw
hexaducto-do-take = { $card } from the discard pile
    .brief = Take { $card }
    .braille = take { $card }
hexaducto-do-give-up = End the puzzle
    .brief = end it
    .braille = end
hexaducto-do-back = Put back on the discard pile
    .brief = Put back
    .braille = back

## Events

hexaducto-turned-up = { $name } turns up { $card }.
    .brief = { $name }: { $card }
    .braille = { $name } up { $card }
hexaducto-turned-up-you = { $card } turned up.
    .brief = { $card }
    .braille = up { $card }
hexaducto-drew = { $name } draws.
    .brief = { $name } draws
    .braille = { $name } draws
hexaducto-drew-you = { $card } drawn. Where to?
    .brief = { $card } drawn
    .braille = h { $card }
hexaducto-took = { $name } takes { $card } from the discard pile.
    .brief = { $name } takes { $card }
    .braille = { $name } takes { $card }
hexaducto-took-you = { $card } taken. Where to?
    .brief = { $card } taken
    .braille = h { $card }
hexaducto-put-back = { $name } puts { $card } back.
    .brief = { $name } puts back
    .braille = { $name } back { $card }
hexaducto-put-back-you = { $card } put back.
    .brief = { $card } back
    .braille = back { $card }
hexaducto-placed = { $name } places { $card }, discards { $old }.
    .brief = { $name }: { $card } replaces { $old }
    .braille = { $name } { $card } for { $old }
hexaducto-placed-you = { $card } instead of { $old }.
    .brief = { $card } replaces { $old }
    .braille = { $card } for { $old }
hexaducto-placed-hidden = { $name } places { $card } and discards a face-down { $old }.
    .normal = { $name } places { $card }, discards face-down { $old }.
    .brief = { $name }: { $card } replaces face-down { $old }
    .braille = { $name } { $card } for { $old }
hexaducto-placed-hidden-you = { $card } instead of face-down { $old }.
    .brief = { $card } replaces face-down { $old }
    .braille = { $card } for { $old }
hexaducto-set-begun = Card set { $number } begins.
    .brief = new card set
    .braille = set { $number }
hexaducto-removed =
    { $name } clears { $lines }. { $left ->
        [0] No cards
        [one] One card
       *[other] { $left } cards
    } left.
    .normal = { $name } clears { $lines }. { $left } left.
    .brief = { $name }: { $lines }
    .braille = { $name } off { $lines } c{ $left }
hexaducto-removed-you =
    { $lines } cleared. { $left ->
        [0] No cards
        [one] One card
       *[other] { $left } cards
    } left.
    .brief = { $lines } gone, { $left } left
    .braille = off { $lines } c{ $left }
hexaducto-fell-apart = { $name }: field in { $parts } parts.
    .brief = { $name }: { $parts } parts
    .braille = { $name } { $parts } parts
hexaducto-fell-apart-you =
    Field in { $parts } parts: { $loose ->
        [one] one card must
       *[other] { $loose } cards must
    } dock. Tab takes you to the places.
    .brief = { $parts } parts, dock
    .braille = { $parts } parts, dock { $loose }c, tab to d
    .display = { $parts } parts, dock { $loose }c, line d
    .display-full =
        Field in { $parts } parts: { $loose ->
            [one] one card must
           *[other] { $loose } cards must
        } dock. The places are in zone d.
    .page =
        Field in { $parts } parts: { $loose ->
            [one] one card must
           *[other] { $loose } cards must
        } dock.
hexaducto-docked =
    { $name } docks { $count ->
        [one] one card
       *[other] { $count } cards
    }.
    .brief = { $name } docks
    .braille = { $name } docks { $count }c
hexaducto-docked-you = Docked.
    .braille = docked
hexaducto-moves-left =
    { $count ->
        [0] no moves left
        [one] one move left
       *[other] { $count } moves left
    }
    .braille = m{ $count }
hexaducto-time-warning = { $time } left.
    .brief = { $time } left
    .braille = t{ $time }
hexaducto-time-left = { $time } left
    .braille = t{ $time }
hexaducto-untimed = no time limit
    .braille = t-
hexaducto-span =
    { $minutes ->
        [0] { $seconds } seconds
        [one]
            { $seconds ->
                [0] one minute
               *[other] one minute { $seconds }
            }
       *[other]
            { $seconds ->
                [0] { $minutes } minutes
               *[other] { $minutes } minutes { $seconds }
            }
    }
    .braille = { $minutes }:{ $seconds }
hexaducto-ended-turned-up = { $name } has no face-down card left: match over.
    .brief = { $name } ends
    .braille = end { $name }
hexaducto-ended-turned-up-you = No face-down card left: match over.
    .brief = Match over.
    .braille = end
hexaducto-ended-cleared = { $name } has cleared the whole field: match over.
    .brief = { $name } cleared all
    .braille = end { $name } empty
hexaducto-ended-cleared-you = Whole field cleared: match over.
    .brief = all cleared
    .braille = end empty
hexaducto-doubled = Counted double, because someone has fewer: { $points } for { $name }.
    .brief = { $points } for { $name }, counted double
    .braille = x2 { $name } { $points }
hexaducto-doubled-you = Counted double, because someone has fewer: { $points } for you.
    .brief = { $points } for you, counted double
    .braille = x2 { $points }
# Told with its proof.
hexaducto-lost-short = No longer solvable: every line is too short.
    .brief = no longer solvable, every line too short
    .braille = unsolvable lines short
# Every face-down card needs a move of its own.
hexaducto-lost-moves =
    No longer solvable: { $hidden ->
        [one] one face-down card
       *[other] { $hidden } face-down cards
    }, { $moves ->
        [one] one move left
       *[other] { $moves } moves left
    }.
    .brief =
        no longer solvable, { $hidden } down, { $moves } { $moves ->
            [one] move
           *[other] moves
        }
    .braille = unsolvable { $hidden }? m{ $moves }
# Said behind it.
hexaducto-lost-end = E ends it, or play on.
    .brief = E ends
    .braille = e end
    .display = end in list
    .display-full = The list of the display's { $bottom-key } ends it, or play on.
# Said behind it where a move can be taken back.
hexaducto-take-back = Control Z takes it back.
    .brief = Control Z
    .braille = ctrl z
    .display = { $bottom-key }: list
    .display-full = The display's { $bottom-key } lists how to take it back.
    .page = Type Control Z to take it back.

## What a hint has found out, before the move

hexaducto-advice-sure =
    Solves for certain { $count ->
        [0] at once
        [one] with one card
       *[other] with { $count } cards
    }
    .brief = Solves for certain, { $count }
    .braille = solves { $count }
hexaducto-advice-found = Leads to a solution
    .brief = Solution found
    .braille = solves
hexaducto-advice-none = No solution found, but a good move
    .brief = No solution found
    .braille = no solution
hexaducto-advice-lost = No longer solvable, but you can play on like this
    .brief = No longer solvable
    .braille = unsolvable

## The end of a puzzle

hexaducto-puzzle-cleared = Whole field cleared!
    .brief = all cleared
    .braille = empty
hexaducto-puzzle-moves = No moves left: the field is turned up.
    .brief = no moves left
    .braille = m0
hexaducto-puzzle-given-up = Ended: the field is turned up.
    .brief = ended
    .braille = end
hexaducto-puzzle-time = Time is up: the cards still there count.
    .brief = time is up
    .braille = t0

## Turn, scores and result

hexaducto-turn = { $name }'s turn.
    .brief = { $name }'s turn
    .braille = { $name }'s turn
hexaducto-turn-you = Your turn: turn up a card or take one from a pile. On the discard pile: { $card }.
    .normal = Your turn: discard pile { $card }.
    .brief = You, { $card }
    .braille = your turn: take { $card }, draw or turn up
hexaducto-turn-piles = Your turn: take a card from one of the piles. On the discard pile: { $card }.
    .normal = Your turn: discard pile { $card }.
    .brief = You, { $card }
    .braille = your turn: take { $card } or draw
hexaducto-possible = Turn up, draw, or take it.
hexaducto-possible-piles = Draw, or take it.
hexaducto-turn-drawn = Your turn: { $card } drawn, it must go into your field.
    .normal = Your turn: place { $card }.
    .brief = Place { $card }
    .braille = your turn: place { $card }
hexaducto-turn-taken = Your turn: { $card } taken, it goes into your field or back to the discard pile.
    .normal = Your turn: place { $card } or put it back.
    .brief = Place { $card } or put back
    .braille = your turn: place { $card } or put back
hexaducto-turn-dock =
    Your turn: dock the cut-off part. { $count ->
        [one] One place
       *[other] { $count } places
    }, Tab takes you there.
    .normal =
        Dock the part. { $count ->
            [one] One place
           *[other] { $count } places
        }, Tab.
    .brief = Dock, { $count } places
    .braille = your turn: dock, d{ $count } tab
    .display = your turn: dock, d{ $count }
    .display-full =
        Your turn: dock the cut-off part. { $count ->
            [one] One place
           *[other] { $count } places
        }, in zone d.
    .page =
        Your turn: dock the cut-off part. { $count ->
            [one] One place
           *[other] { $count } places
        }.
hexaducto-score =
    { $name } { $points } face up{ $hidden ->
        [0] { "" }
        [1] { " " }and one card face down
       *[other] { " " }and { $hidden } cards face down
    }
    .normal =
        { $name } { $points }{ $hidden ->
            [0] { "" }
           *[other] { " " }and { $hidden } face down
        }
    .brief = { $name } { $points }, { $hidden } down
    .braille = { $name } { $points } { $hidden }?
hexaducto-score-you =
    you { $points } face up{ $hidden ->
        [0] { "" }
        [1] { " " }and one card face down
       *[other] { " " }and { $hidden } cards face down
    }
    .normal =
        you { $points }{ $hidden ->
            [0] { "" }
           *[other] { " " }and { $hidden } face down
        }
    .brief = you { $points }, { $hidden } down
    .braille = you { $points } { $hidden }?
hexaducto-score-final = { $name } { $points }
hexaducto-score-final-you = you { $points }
hexaducto-row-name = { $name }
hexaducto-row-you = You
    .braille = you
hexaducto-won = { $name } wins with the fewest points: { $scores }.
    .brief = { $name } wins: { $scores }
    .braille = win { $name } { $scores }
hexaducto-won-you = You win with the fewest points: { $scores }.
    .brief = You win: { $scores }
    .braille = win you { $scores }
hexaducto-shared = Shared win for { $who } with the fewest points: { $scores }.
    .brief = Shared win: { $scores }
    .braille = win { $who } { $scores }
hexaducto-you = you
    .braille = you
hexaducto-puzzle-solved =
    Puzzle solved, { $moves ->
        [0] with the last move
        [one] one move left
       *[other] { $moves } moves left
    }.
    .brief = Solved, { $moves } moves left
    .braille = solved m{ $moves }
hexaducto-puzzle-failed =
    Not solved: { $points ->
        [1] one point remains
       *[other] { $points } points remain
    }.
    .brief = Not solved, { $points }
    .braille = not solved { $points }p
hexaducto-result-untimed = Played without time limit.
    .brief = No time limit
    .braille = t-

## Refusals: each names the rule

hexaducto-illegal-over = Over: this match has ended.
    .brief = match over
    .braille = over
hexaducto-illegal-not-your-turn = Not yet: it is not your turn.
    .brief = not your turn
    .braille = not you
hexaducto-illegal-dock-first = Dock first: your field is in parts.
    .brief = dock first
    .braille = dock first
hexaducto-illegal-place-first = Place first: the card in hand must go into your field.
    .brief = place the card in hand first
    .braille = place the card first
hexaducto-illegal-no-card-there = Empty: you have no card there.
    .brief = nothing there
    .braille = empty
hexaducto-illegal-already-up = Already face up: you can only turn up face-down cards.
    .brief = already face up
    .braille = is up
hexaducto-illegal-hand-empty = Hand empty: take a card from a pile first.
    .brief = hand empty
    .braille = hand empty
hexaducto-illegal-drawn-stays = No way back: a card from the draw pile must go into your field.
    .brief = drawn card stays
    .braille = card must go to field
hexaducto-illegal-dock-none = Nothing to dock: your field is whole.
    .brief = field is whole
    .braille = field is whole
hexaducto-illegal-dock-part = This part does not dock: the largest part stays.
    .brief = largest part stays
    .braille = part stays
hexaducto-illegal-dock-overlap = Taken: there are already cards there.
    .brief = place is taken
    .braille = taken
hexaducto-illegal-dock-apart = No contact: the part must share an edge with the largest.
    .brief = no contact
    .braille = no contact
hexaducto-illegal-clock = The clock has not come that far.
    .brief = clock not there yet
    .braille = clock not yet
hexaducto-illegal-not-lost = Still solvable: you can only end a puzzle that is no longer solvable.
    .brief = still solvable
    .braille = still solvable
hexaducto-illegal-unknown = There is no such move in Hexaducto.
    .brief = no such move
    .braille = no such move

## What is wrong with a typed action or with a position

hexaducto-illegal-action-unknown = { $text } is not an action. Write, for instance, "draw", "take", "turn 0,-2" or "place 0,1".
    .brief = { $text } is not an action
    .braille = { $text }?
hexaducto-illegal-position-seats = { $where } needs { $seats } entries, one per seat, but has { $found }.
    .brief = { $where }: { $found } instead of { $seats }
    .braille = { $where } { $found }, not { $seats }
hexaducto-illegal-position-seat = { $where }: there is no seat { $found }; seats count from 0.
    .brief = { $where }: no seat { $found }
    .braille = { $where } { $found }?
hexaducto-illegal-position-too-many = { $where } has { $found } cards; nobody ever has more than { $most }.
    .brief = { $where }: at most { $most } cards
    .braille = { $where } at most { $most }
hexaducto-illegal-position-twice = { $where }: there are two cards at { $place }. Give one of them another q or r.
    .brief = two cards at { $place }
    .braille = { $where } { $place } twice
hexaducto-illegal-position-cards = { $value } appears { $found } times, but there are only { $most }. Take some away, or raise sets.
    .brief = { $value }: { $found }, at most { $most }
    .braille = { $value }: { $found }, at most { $most }
hexaducto-illegal-position-pile = The draw pile would have { $found } cards, at most { $most } fit. Name cards in removed, or lower sets.
    .brief = draw pile: at most { $most }
    .braille = { $where } at most { $most }
hexaducto-illegal-position-discard = The discard pile is empty. Name a card in discard, or leave it out.
    .brief = discard is empty
    .braille = discard empty
hexaducto-illegal-position-hand = Only a card in hand can be taken: name it in hand, or leave taken out.
    .brief = taken without hand
    .braille = taken, hand?
hexaducto-illegal-position-moves = Moves count only in a puzzle. Leave moves out, or choose the option puzzle.
    .brief = moves only in a puzzle
    .braille = moves only puzzle
hexaducto-illegal-position-alarm = { $where }: the clock has not warned { $found } times. Leave it out.
    .brief = { $where }: { $found } is too many
    .braille = { $where } { $found }?
hexaducto-illegal-position-line = { $where }: the complete line at { $place } should already be gone.
    .brief = complete line at { $place }
    .braille = { $where } line { $place }
hexaducto-illegal-position-apart = { $where } is in parts. That needs turn to be this seat, and no hand.
    .brief = { $where } is in parts
    .braille = { $where } parts
hexaducto-illegal-position-finished = Nothing is left to do. Put a face-down card in front of every seat, in a puzzle any card, or set ended.
    .brief = nothing left to do
    .braille = ended?

## The rules, as headings to walk

hexaducto-rules-1 = What it is about
hexaducto-rules-1-text = Less is more: in front of you is a field of 19 face-down cards. Whoever has the fewest points there at the end wins. You get rid of points by swapping high cards for low ones and by clearing whole lines. A tie is a shared win. Two to six play against each other; alone, you play a puzzle.
hexaducto-rules-2 = The field
hexaducto-rules-2-text = Your field is a hexagon of five rows with 3, 4, 5, 4 and 3 cards. Every card has up to six neighbours: left and right in its row, two above and two below. So there are three directions: the row, the falling line from upper left to lower right, and the rising line from lower left to upper right. Both diagonal lines are read from the top.
hexaducto-rules-3 = The cards
hexaducto-rules-3-text = A card set has 150 cards: five of minus 2, fifteen of 0, and ten each of minus 1 and of 1 to 12. When a set is used up, a new one begins. There is a face-down draw pile and a face-up discard pile; one card is there at the start.
hexaducto-rules-4 = Your turn
hexaducto-rules-4-text = On every turn a new card enters your field. Either you turn up one of your face-down cards. Or you take the top card of one of the two piles and swap it for any card in your field, face up or down; the one you swapped goes face up on the discard pile. You see a card from the draw pile before you choose its place, but you must place it. You can put back a card from the discard pile as long as you have not placed it.
hexaducto-rules-5 = Groups and runs
hexaducto-rules-5-text = A line goes from edge to edge of your field, as it is now, without a gap. It counts when all its cards are face up. A group is all the same number. A run rises or falls by exactly one each time: 10, 9, 8, 7 or minus 1, 0, 1, 2. But not 2, 3, 5, 4 and not 3, 5, 6, 7. Two cards are enough for a line, unless you choose otherwise; one alone never is.
hexaducto-rules-6 = Clearing
hexaducto-rules-6-text = Groups and runs leave the game at once; they do not go to the discard pile. Lines finished at the same moment go together, even where they cross. If that makes other lines shorter and so finishes them, they go too.
hexaducto-rules-7 = Docking
hexaducto-rules-7-text = If your field falls apart, the largest part stays. You move every other part against it: no turning, no overlap, at least one shared edge. If several parts are equally large, you decide which one moves. You dock several parts one after the other. Lines finished in this way go as well.
hexaducto-rules-8 = The end
hexaducto-rules-8-text = Whoever has no face-down card left ends the match at once, as soon as the move with its clearing and docking is done. An empty field counts too. Then all fields are turned up and all cards added up, including those that were face down. If the player who ended it has more points than even one other player, those points count double. A sum below zero is not doubled.
hexaducto-rules-9 = What everybody knows
hexaducto-rules-9-text = Everybody knows the sum of each player's face-up cards and the number of their face-down cards at any time. Nobody knows face-down cards, not even their own.
hexaducto-rules-10 = Return match
hexaducto-rules-10-text = In a return match the next player starts.
hexaducto-rules-11 = The puzzle
hexaducto-rules-11-text = In a puzzle you play alone and clear the whole field. Easy is 33 moves and 15 minutes, medium 27 and 10, hard 24 and 7. With that many moves the program itself solves 90, 60 and 30 of a hundred puzzles. You can choose generous moves, 60, 45 and 35, or set both yourself. The puzzle of the day has 27 moves and 10 minutes and is the same for everybody on that date. Twenty composed puzzles have one idea each: all cards are face up, the discard pile is enough, and so are the moves, but only just; there is no clock. If you play alone and choose no puzzle, you get the medium one. A move is a new card in the field; docking costs none. When you run out of moves, the field is turned up and counted. When the time is up, the cards still there count, face-down cards too. Once it is certain that the puzzle is no longer solvable, you are told why: every line is too short, or more cards are face down than you have moves left, as each needs a move of its own. Then E ends the puzzle, or you play on. A hint says whether it found a solution. You can switch off the time limit; the result says so. Every new try is shuffled again; with the same number everybody plays the same puzzle.
hexaducto-rules-12 = How the keys work
hexaducto-rules-12-text = Enter on a face-down card turns it up. Key D takes you to the piles: Enter there takes a card in hand. Key B takes you back to the field: Enter places it. Left and Right move along the row, Up and Down along the falling line, with Shift along the rising one. J, M and U read the three lines, O and W look for good places, F describes the field, N finds face-down cards. If the field falls apart, Tab takes you to the docking places.
    .display-full = The routing key over a face-down card, pressed twice, turns it up. Over a pile it takes a card in hand, and over a place in your field it puts that card there. The display's line keys go to the next row and the next zone. The list of the display's { $bottom-key } reads the three lines through a card, looks for good places, describes the field and finds face-down cards. If the field falls apart, the docking places are a zone of their own.
    .display = { hexaducto-rules-12-text.display-full }

## A bot's estimate of a move: what it adds to the points, or takes off

hexaducto-estimate =
    { $sign ->
        [none] no change
        [minus] { $worth } points more
       *[plus] { $worth } points fewer
    }
    .brief =
        { $sign ->
            [none] 0
            [minus] plus { $worth }
           *[plus] minus { $worth }
        }
    .braille =
        { $sign ->
            [none] 0
            [minus] +{ $worth }
           *[plus] -{ $worth }
        }

## How rounds and matches ended, counted by simulate

hexaducto-ended-match-turned-up = matches in which all cards were face up
hexaducto-ended-match-cleared = matches in which the field was cleared
hexaducto-ended-match-moves = matches that ran out of moves
hexaducto-ended-match-time = matches that ran out of time

## Briefly, what an own key has done

hexaducto-placed-echo = { $old } out
hexaducto-placed-hidden-echo = was { $old }

## What the history says of what one did oneself

hexaducto-later-turned-up = You turned up { $card }.
hexaducto-later-drew = You drew { $card }.
hexaducto-later-took = You took { $card } from the discard pile.
hexaducto-later-put-back = You put { $card } back.
hexaducto-later-placed = You placed { $card } and discarded { $old }.
hexaducto-later-placed-hidden = You placed { $card } and discarded a face-down { $old }.
hexaducto-later-at = { $deed }: { $place }.

## What a hint gains

hexaducto-gain-fewer =
    { $count ->
        [one] One point fewer
       *[other] { $count } points fewer
    }
    .normal =
        { $count ->
            [one] One point
           *[other] { $count } points
        } off
    .brief = Minus { $count }
    .braille = -{ $count }

## The review of a puzzle: how far a move leaves the solution

hexaducto-estimate-sure =
    { $count ->
        [0] certainly solved at once
        [one] certainly solved with one card
       *[other] certainly solved with { $count } cards
    }
    .brief =
        { $count ->
            [0] solved at once
            [one] one card to go
           *[other] { $count } cards to go
        }
    .braille = solves { $count }
hexaducto-estimate-solvable = solvable with the right cards
    .brief = solvable
    .braille = solvable
hexaducto-estimate-not-found = no solution found
    .braille = no solution
hexaducto-estimate-unsolvable = no longer solvable
    .braille = unsolvable

## Why a hint is good

hexaducto-ahead =
    About { $worth ->
        [one] one point
       *[other] { $worth } points
    } fewer than: { $other }
    .brief = Minus { $worth }
    .braille = -{ $worth } not { $other }

## What a careful friend would say first

hexaducto-warning-doubles = This ends the match and doubles your points: { $doubled } for you, because { $name } has { $points }.
    .brief = Ends the match, your points double: { $doubled }
    .braille = match over x2: { $doubled }, { $name } { $points }
hexaducto-warning-ends =
    This ends the match with { $own } points for you. { $name } shows { $points } and has { $count ->
        [one] one card
       *[other] { $count } cards
    } face down: if that comes to fewer, yours count double.
    .brief =
        Ends the match: you { $own }, { $name } { $points } and { $count ->
            [one] one
           *[other] { $count }
        } face down; fewer doubles yours
    .braille = match over: { $own }, { $name } { $points } +{ $count }?
# The last card face down is turned up: what it is nobody knows.
hexaducto-warning-unknown =
    Your last face-down card: this ends the match, and your points count double if { $name } has fewer. { $name } shows { $points }{ $count ->
        [0] , all face up.
        [one] , one card face down.
       *[other] , { $count } cards face down.
    }
    .brief = Ends the match, double if { $name } has fewer: { $points } and { $count } face down
    .braille = match over, x2 if { $name } < you: { $points } +{ $count }?
hexaducto-warning-gives = The { $card } you discard completes a line for { $name }, who is next.
    .brief = { $name } can use the { $card }
    .braille = { $name } uses { $card }

## By how much another move would have been better

hexaducto-by =
    about { $worth ->
        [one] one point
       *[other] { $worth } points
    } better
    .brief = plus { $worth }
    .braille = +{ $worth }
