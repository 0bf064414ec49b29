### Ludoteca. $card, $cards and $pillar are worded ("7 Culture"); names of cards come from the
### deck. -you messages speak to the player, -to-you to the one whom it is done to.

ludoteca-title = Ludoteca
ludoteca-summary = Build the six pillars of your game library in descending rows. 2 to 4 players.

## Options

ludoteca-option-extended = Extended rules
    .braille = extended
    .help = Adds helpers 2 and X, Game library of the year, Damaged game, resources and bonus goals.
ludoteca-option-helper_eight_scores = Helper 8 scores a point
    .braille = helper 8 point
    .help = Extended rules only. The rule book says so, but its example leaves it out.
ludoteca-option-target = Points to win
    .braille = target
    .help = Whoever has this many points at the end of a round wins. The rule book says 50.
ludoteca-option-deck = Deck
    .braille = deck
    .help = Texts and effects of resources and bonus goals. Your own deck is the file ludoteca.toml in the folder decks.
ludoteca-option-deck-house = Supplied cards
    .braille = supplied
ludoteca-option-deck-own = My own deck
    .braille = own
ludoteca-option-stall = The round ends after turns without a card laid
    .brief = Round ends after turns without a card
    .braille = turns no laying
    .help = How many turns each player may have before the round ends because nobody lays or plays a card.
ludoteca-option-two_cards = A pillar needs at least two cards
    .brief = Pillar needs two cards
    .braille = pillar from 2
    .help = A row that is only a 1 then does not complete its pillar. In the next round that pillar is open again.
ludoteca-option-ask_equal = Ask for the order of equal cards
    .brief = Order equal cards
    .braille = order equal
    .help = For older matches: Inventory asks even if the two cards you put back are equal.

## Keys of this game

ludoteca-key-draw = Draw from the draw pile
ludoteca-key-take = Take the top card of the discard pile
ludoteca-key-discard = Discard this card from your hand
ludoteca-key-possible = What can I lay, and where?
ludoteca-key-goal = My bonus goal and my resources
ludoteca-key-order = Sort your hand: by pillar, by value, as drawn

## Zones; the Braille wording is the zone sign

ludoteca-zone-hand = Hand
    .braille = h
ludoteca-zone-pillars = Your pillars
    .braille = y
ludoteca-zone-kinds = Your four-of-a-kinds
    .braille = f
ludoteca-zone-extras = Your resources and goal
    .brief = Resources and goal
    .braille = rg
ludoteca-zone-opponent = { $name }
    .braille = o{ $number }
ludoteca-zone-piles = Piles
    .braille = pi
ludoteca-zone-discarded = Discard pile, top card first
    .brief = Discard pile
    .braille = di
ludoteca-zone-looked = Cards you looked at
    .braille = i
ludoteca-empty-hand = No cards in hand.
    .brief = hand empty
    .braille = empty
ludoteca-empty-pillars = No pillars.
    .braille = empty
ludoteca-empty-kinds = No four-of-a-kind laid yet.
    .normal = No four-of-a-kind yet.
    .brief = no four-of-a-kind
    .braille = empty
ludoteca-empty-extras = No resources.
    .braille = empty
ludoteca-empty-piles = No piles.
    .braille = empty
ludoteca-empty-discarded = Discard pile empty.
    .braille = empty
ludoteca-empty-looked = No cards to choose from.
    .braille = empty

## Cards and rows

ludoteca-card = { $value } { $pillar }
# A helper X or Game library of the year inside a row: which value it stands for.
ludoteca-stands-for = { $card } as { $value }
    .braille = { $value }({ $card })
ludoteca-stands-for-card = { $card } as { $slot }
    .braille = { $card }={ $slot }
ludoteca-helper-in = { $card } in { $pillar }
    .braille = { $card }={ $pillar }
# Cards laid in a row together: "7 6 5 Culture".
ludoteca-run = { $values } { $pillar }
ludoteca-four =
    four { $value ->
        [1] ones
        [2] twos
        [3] threes
        [4] fours
        [5] fives
        [6] sixes
        [7] sevens
       *[8] eights
    }
    .braille = 4x{ $value }
ludoteca-with-year = { $cards } with { $year }
    .braille = { $cards } { $year }
ludoteca-fits = fits
    .braille = +
# Said where nearly all others fit.
ludoteca-fits-not = does not fit now
    .normal = does not fit
    .brief = no fit
    .braille = -
ludoteca-begins = begins a row
    .brief = begins
    .braille = { "*" }
ludoteca-pillar-shut = pillar completed
    .braille = =
ludoteca-resource = resource
    .braille = r
ludoteca-row-line = { $pillar }: { $state }
    .braille = { $pillar } { $state }
ludoteca-row-locked = completed in an earlier round
    .brief = completed
    .braille = done
ludoteca-row-bare = empty
    .braille = empty
ludoteca-row-start = start with any value
    .normal = any value
    .brief = any
    .braille = any
ludoteca-row-empty = empty, start with any value
    .normal = empty, any value
    .brief = empty
    .braille = empty
ludoteca-row-open =
    open, { $values }, next below { $last }, { $count ->
        [one] { $points } point
       *[other] { $points } points
    }
    .normal = { $values }, below { $last }
    .brief = { $values }
    .braille = below { $last }, { $points }p
ludoteca-row-any =
    open, { $values }, any card may follow, { $count ->
        [one] { $points } point
       *[other] { $points } points
    }
    .normal = { $values }, any card
    .brief = { $values }, any card
    .braille = any, { $points }p
ludoteca-row-closed =
    completed, { $values }, { $count ->
        [one] { $points } point
       *[other] { $points } points
    }
    .brief = completed, { $values }
    .braille = done, { $points }p
ludoteca-points =
    { $count ->
        [one] 1 point
       *[other] { $count } points
    }
    .braille = { $count }p
ludoteca-completed = { $count } of 6 completed
    .brief = { $count } of 6
    .braille = { $count }/6
ludoteca-kinds-count =
    { $count ->
        [0] no four-of-a-kind
        [one] one four-of-a-kind
       *[other] { $count } four-of-a-kinds
    }
    .braille = { $count }
ludoteca-resources-count =
    { $count ->
        [0] no resources
        [one] one resource, 1 point
       *[other] { $count } resources, { $points } points
    }
    .braille = { $count }r { $points }p
ludoteca-goal = Goal { $goal }
    .braille = g { $goal }
ludoteca-goal-reached = reached, 3 points
    .brief = reached
    .braille = +3
ludoteca-goal-progress = { $found } of { $need }
    .braille = { $found }/{ $need }
ludoteca-hand-count =
    { $count ->
        [one] one card in hand
       *[other] { $count } cards in hand
    }
    .braille = h{ $count }
ludoteca-seen-in-hand = Known: { $cards }
    .braille = known { $cards }
ludoteca-seen-nothing = None known
    .braille = known -
ludoteca-opponent-summary =
    { $completed } of 6 pillars completed, { $hand ->
        [one] one card in hand
       *[other] { $hand } cards in hand
    }
    .normal = { $completed } of 6 completed, { $hand } in hand
    .brief = { $completed } of 6, hand { $hand }
    .braille = { $completed }/6 h{ $hand }
ludoteca-draw-pile =
    { $count ->
        [0] Draw pile empty
        [one] Draw pile, one card
       *[other] Draw pile, { $count } cards
    }
    .normal =
        { $count ->
            [0] Draw pile empty
            [one] Draw pile, one
           *[other] Draw pile, { $count }
        }
    .brief = Draw pile { $count }
    .braille = pi{ $count }
ludoteca-discard-pile = Discard pile, { $card }
    .brief = Discard { $card }
    .braille = di { $card }
ludoteca-discard-empty = Discard pile empty
    .braille = di -
ludoteca-group-value =
    { $count ->
        [2] two
        [3] three
        [4] four
        [5] five
        [6] six
       *[other] { $count }
    } { $value ->
        [1] ones
        [2] twos
        [3] threes
        [4] fours
        [5] fives
        [6] sixes
        [7] sevens
       *[8] eights
    }
    .braille = { $count }x{ $value }
ludoteca-group-card = { $count } times { $card }
    .braille = { $count }x { $card }

## What you can do, as lines of a menu

ludoteca-combination-2 =
    Pair { $cards }: { $others ->
        [one] the other player draws one
       *[other] everyone else draws one
    }
    .brief = Pair { $cards }
    .braille =
        { $cards }: { $others ->
            [one] the other draws 1
           *[other] others draw 1
        }
ludoteca-combination-3 = Run { $cards }: you draw one
    .brief = Run { $cards }
    .braille = { $cards }: you draw 1
ludoteca-combination-4 =
    Four-of-a-kind { $cards }: 6 points, you draw three, { $others ->
        [one] the other player draws one
       *[other] everyone else draws one
    }
    .brief = Four-of-a-kind { $cards }
    .braille = { $cards }: 6p you +3 others +1
ludoteca-combinations-count = { $count } combinations possible
    .braille = { $count } combos
ludoteca-preview-part = Incomplete: part of a combination
    .brief = incomplete
    .braille = part
# The marked cards are a part of this combination only.
ludoteca-preview-only = Enter lays the whole { $combination }
    .brief = Enter lays { $combination }
    .braille = enter { $combination }
    .display = routing { $combination }
    .display-full = The routing key lays the whole { $combination }
ludoteca-preview-none = No combination
    .braille = no combo
ludoteca-do-draw = Draw from the draw pile
    .brief = Draw
    .braille = draw
ludoteca-do-take = { $card }: take from the discard pile
    .brief = { $card }: take
    .braille = take { $card }
ludoteca-do-lay = Lay: { $card }
    .braille = lay { $card }
ludoteca-do-lay-helper = { $pillar }: lay { $card }
    .braille = { $pillar } { $card }
ludoteca-do-lay-as = { $slot } with { $card }
    .braille = { $slot } { $card }
ludoteca-do-lay-at = { $name }, { $pillar }: lay { $card }
    .braille = { $name } { $pillar } { $card }
ludoteca-do-swap = { $card } from { $name }, { $pillar }, laid as { $slot }
    .brief = { $card } from { $name }, as { $slot }
    .braille = { $name } { $card }: { $slot }
ludoteca-do-swap-one = { $card } as { $value } from { $name }, { $pillar }, laid as { $slot }
    .brief = { $card } as { $value } from { $name }, as { $slot }
    .braille = { $name } { $card }={ $value }: { $slot }
ludoteca-do-play = Play: { $card }
    .braille = play { $card }
ludoteca-do-discard = Discard: { $card }
    .braille = di { $card }
ludoteca-advise-lay = { $card }: lay it
    .braille = { $card } lay
ludoteca-advise-lay-helper = { $card } at { $pillar }
    .braille = { $card } { $pillar }
ludoteca-advise-lay-as = { $card } as { $slot }
    .braille = { $card } { $slot }
ludoteca-advise-lay-at = { $card } at { $name }, { $pillar }
    .braille = { $card } { $name } { $pillar }
ludoteca-advise-discard = { $card }: discard it
    .braille = { $card } di
ludoteca-do-give = { $name } gets { $card }
    .braille = { $name } { $card }
ludoteca-do-trade = { $name }: swap { $card }
    .braille = { $name } { $card }
ludoteca-do-keep = Keep: { $card }
    .braille = keep { $card }
ludoteca-do-top = On top: { $card }
    .braille = top { $card }
ludoteca-do-pick = { $card }: take from the discard pile
    .brief = { $card }: take
    .braille = take { $card }
ludoteca-do-done = Done, lay nothing more
    .brief = Done
    .braille = done

## Answers to keys

ludoteca-no-hand-card = Not in your hand: you can only discard from your hand.
    .brief = not in your hand
    .braille = not a hand card
ludoteca-no-goal = No bonus goal: only the extended rules have them.
    .normal = No bonus goal without extended rules.
    .brief = no bonus goal
    .braille = no goal
ludoteca-goal-line = { $goal }, { $state }: { $text } { $resources }.
    .brief = { $goal }, { $state }. { $resources }
    .braille = { $goal } { $text } { $resources }
ludoteca-possible-new = { $pillar } new: { $values }
    .brief = { $pillar } { $values }
    .braille = { $pillar }: { $values }
ludoteca-possible-after = { $pillar } after { $last }: { $values }
    .braille = { $pillar }: { $values }
ludoteca-possible-also = Also { $cards }
    .braille = { $cards }
# W after laying: before the rest of the answer, which is of use for choosing what to discard.
ludoteca-possible-later = On your next turn: { $cards }
    .brief = next turn: { $cards }
    .braille = then { $cards }
ludoteca-possible-nothing = Nothing: no card fits your pillars.
    .brief = nothing fits
    .braille = -
ludoteca-order-pillar = Sorted by pillar
    .braille = by pillar
ludoteca-order-value = Sorted by value
    .braille = by value
ludoteca-order-dealt = Sorted as drawn
    .braille = as drawn

## Events

ludoteca-drew =
    { $name } draws { $count ->
        [one] a card
       *[other] { $count } cards
    }.
    .brief = { $name } draws { $count }
    .braille = { $name } +{ $count }
ludoteca-drew-you = { $cards } drawn.
    .brief = { $cards } drawn
    .braille = +{ $cards }
# The player must draw because of what somebody else laid.
ludoteca-made-draw-you = You must draw: { $cards }.
    .brief = You draw: { $cards }
    .braille = you must draw: { $cards }
ludoteca-all-others-draw =
    Everyone else draws { $count ->
        [one] one
       *[other] { $count }
    }.
    .braille = others +{ $count }
ludoteca-other-draws =
    { $name } draws { $count ->
        [one] one
       *[other] { $count }
    }.
    .braille = { $name } +{ $count }
ludoteca-nobody-drew = Nobody draws: no cards left to draw.
    .brief = nobody draws
    .braille = others -
ludoteca-draw-skipped = { $name } cannot draw: no cards left to draw.
    .brief = { $name } cannot draw
    .braille = { $name } +0
ludoteca-draw-skipped-you = Nothing drawn: no cards left to draw.
    .brief = nothing drawn
    .braille = +0
ludoteca-took = { $name } takes { $card } from the discard pile.
    .brief = { $name } takes { $card }
    .braille = { $name } +{ $card }
ludoteca-took-you = { $card } taken.
    .braille = +{ $card }
ludoteca-picked = { $name } takes { $card } out of the discard pile.
    .brief = { $name } takes { $card }
    .braille = { $name } +{ $card }
ludoteca-picked-you = { $card } taken.
    .braille = +{ $card }
ludoteca-discarded = { $name } discards { $card }.
    .brief = { $name } discards { $card }
    .braille = { $name } di { $card }
ludoteca-discarded-you = { $card } discarded.
    .braille = di { $card }
ludoteca-laid = { $name } lays { $cards }.
    .brief = { $name } lays { $cards }
    .braille = { $name } { $cards }
ludoteca-laid-you = { $cards } laid.
    .braille = { $cards } laid
ludoteca-laid-helper = { $name } lays { $card } in { $pillar }.
    .brief = { $name } lays { $card } in { $pillar }
    .braille = { $name } { $card }={ $pillar }
ludoteca-laid-helper-you = { $card } laid in { $pillar }.
    .braille = { $card }={ $pillar } laid
ludoteca-laid-at = { $name } lays helper 2 in { $to }'s { $pillar }.
    .brief = { $name } lays 2 in { $to }'s { $pillar }
    .braille = { $name } h2 { $to } { $pillar }
ludoteca-laid-at-you = Helper 2 laid in { $to }'s { $pillar }.
    .brief = Helper 2 to { $to }
    .braille = h2 { $to } { $pillar }
ludoteca-laid-at-to-you = { $name } lays helper 2 in your { $pillar }.
    .brief = { $name } lays 2 in your { $pillar }
    .braille = { $name } h2 you { $pillar }
ludoteca-swapped = { $name } swaps helper X for { $to }'s { $card } and lays { $slot }.
    .brief = { $name } gets { $to }'s { $card }
    .braille = { $name } hx { $to } { $card }: { $slot }
ludoteca-swapped-you = { $card } taken from { $to } and laid as { $slot }.
    .brief = { $card } taken
    .braille = hx { $to } { $card }: { $slot }
ludoteca-swapped-to-you = { $name } takes your { $card } from { $pillar }; helper X is there now.
    .brief = { $name } takes your { $card }
    .braille = { $name } hx you { $card }
ludoteca-closed = { $name } completes { $pillar }, { $count } of 6.
    .brief = { $name }: { $pillar } completed, { $count } of 6
    .braille = { $name } { $pillar }= { $count }/6
ludoteca-closed-you = { $pillar } completed, { $count } of 6.
    .brief = { $pillar } completed, { $count } of 6
    .braille = { $pillar }= { $count }/6
ludoteca-played = { $name } plays { $card }.
    .brief = { $name } plays { $card }
    .braille = { $name } { $card }
ludoteca-played-you = { $card } played.
    .brief = { $card }
    .braille = { $card }
ludoteca-gave = { $name } gives { $to } a card.
    .braille = { $name } gives { $to } 1
ludoteca-gave-you = { $card } given to { $to }.
    .braille = { $card } to { $to }
ludoteca-gave-to-you = { $name } gives you { $card }.
    .braille = { $name } gives you { $card }
ludoteca-traded = { $name } swaps a card with { $to }.
    .braille = { $name } { $to } swap
ludoteca-traded-you = { $got } received from { $to } for { $given }.
    .brief = { $got } received
    .braille = { $to } +{ $got } -{ $given }
ludoteca-traded-to-you = { $name } swaps with you: you get { $given } for { $got }.
    .brief = { $name }: { $given } for { $got }
    .braille = { $name } +{ $given } -{ $got }
ludoteca-looked =
    { $name } looks at { $count ->
        [one] the top card
       *[other] the top { $count } cards
    } of the draw pile.
    .brief = { $name } looks at { $count }
    .braille = { $name } pi{ $count }
ludoteca-looked-you = On top: { $cards }.
    .brief = { $cards }
    .braille = pi { $cards }
ludoteca-kept = { $name } keeps one of them.
    .brief = { $name } keeps one
    .braille = { $name } +1
ludoteca-kept-you = { $cards } kept.
    .braille = +{ $cards }
ludoteca-put-back =
    { $name } puts { $count ->
        [one] a card
       *[other] { $count } cards
    } back.
    .brief = { $name } puts { $count } back
    .braille = { $name } pi+{ $count }
ludoteca-put-back-you = Put back, from the top: { $cards }.
    .brief = back { $cards }
    .braille = pi { $cards }
ludoteca-reshuffled = Discard pile shuffled: { $count } cards to draw.
    .brief = reshuffled, { $count }
    .braille = shuffle pi{ $count }
ludoteca-round-ended = { $name } ends round { $number }: { $scores }.
    .brief = Round { $number } over: { $scores }
    .braille = r{ $number } end { $name } { $scores }
ludoteca-round-ended-you = You end round { $number }: { $scores }.
    .brief = Round { $number } over: { $scores }
    .braille = r{ $number } end { $scores }
ludoteca-round-stalled = Round { $number } over, nobody has laid a card for too long: { $scores }.
    .brief = Round { $number } over: { $scores }
    .braille = r{ $number } end { $scores }
ludoteca-round-stalled-you = Round { $number } over, nobody has laid a card for too long: { $scores }.
    .brief = Round { $number } over: { $scores }
    .braille = r{ $number } end { $scores }
ludoteca-round-score = { $name } { $points }, total { $total }
    .brief = { $name } { $points }, { $total }
    .braille = { $name } { $points }:{ $total }
ludoteca-round-score-you = you { $points }, total { $total }
    .brief = you { $points }, { $total }
    .braille = you { $points }:{ $total }
ludoteca-starts = { $name } starts
    .braille = start { $name }
ludoteca-starts-you = you start
    .braille = start you
ludoteca-round-began = Round { $number }: { $starts }.
    .braille = r{ $number } { $starts }
ludoteca-your-goal = Your goal: { $goal }. { $text }
    .brief = Goal: { $goal }
    .braille = g { $goal } { $text }

## Turn and scores

ludoteca-turn = { $name }'s turn.
    .brief = { $name }'s turn
    .braille = { $name }'s turn
ludoteca-turn-draw = Your turn: draw a card or take the top discard.
    .normal = Draw or take.
    .brief = Draw
    .braille = draw or take discard
ludoteca-turn-play =
    Lay a card or combination, or discard. { $count ->
        [0] Nothing fits.
        [one] One possibility.
       *[other] { $count } possibilities.
    }
    .normal =
        Lay or discard. { $count ->
            [0] Nothing fits.
            [one] One possibility.
           *[other] { $count } possibilities.
        }
    .brief = Lay or discard, { $count } possible
    .braille = lay or discard +{ $count }
ludoteca-turn-nothing = Nothing fits: discard a card.
    .normal = Nothing fits: discard.
    .brief = Nothing fits, discard
    .braille = nothing fits, discard
# Nobody has laid for long: the turns of all players together, two or more.
ludoteca-stalling = If nobody lays a card, the round ends in { $count } turns.
    .brief = If nobody lays, round over in { $count } turns
    .braille = no laying round end t{ $count }
ludoteca-stalling-last = If you lay nothing, the round ends with this turn.
    .brief = If you lay nothing, round over
    .braille = no laying round end t1
ludoteca-turn-discard = Discard a card.
    .braille = discard one
ludoteca-turn-give = Give a card to a player.
    .braille = give a card
ludoteca-turn-trade = Choose a card and a player to swap with.
    .brief = Choose card and player
    .braille = swap a card
ludoteca-turn-lay =
    Lay { $count ->
        [one] once more
       *[other] up to { $count } times
    }, or finish with E.
    .brief = Lay { $count } more, E finishes
    .braille = lay { $count } more, E ends
    .display = lay { $count } more or end
    .display-full =
        Lay { $count ->
            [one] once more
           *[other] up to { $count } times
        }, or end the turn from the list of the display's { $bottom-key }.
ludoteca-turn-look = Keep one of the cards you looked at: Tab takes you there.
    .brief = Keep one, Tab
    .braille = keep one, tab
    .display = keep one
    .display-full = Keep one of the cards you looked at.
    .page = Keep one of the cards you looked at.
ludoteca-turn-put-back = Which card goes on top?
    .brief = Which on top?
    .braille = which on top?
ludoteca-turn-pick = Take a card out of the discard pile.
    .braille = take from discard
ludoteca-score =
    { $name } { $points }, { $pillars ->
        [one] 1 pillar
       *[other] { $pillars } pillars
    }
    .brief = { $name } { $points }, { $pillars }
    .braille = { $name } { $points }p { $pillars }/6
ludoteca-score-you =
    you { $points }, { $pillars ->
        [one] 1 pillar
       *[other] { $pillars } pillars
    }
    .brief = you { $points }, { $pillars }
    .braille = you { $points }p { $pillars }/6
ludoteca-scores = { $scores }. Round { $number }, { $target } points to win.
    .normal = { $scores }. { $target } wins.
    .brief = { $scores }
    .braille = { $scores } r{ $number } win { $target }
ludoteca-you = you
    .braille = you
ludoteca-built = { $name } wins with all six pillars: { $scores }.
    .brief = { $name } wins: six pillars
    .braille = win { $name } 6/6: { $scores }
ludoteca-built-you = You win with all six pillars: { $scores }.
    .brief = You win: six pillars
    .braille = win you 6/6: { $scores }
ludoteca-won = { $name } wins with the most points: { $scores }.
    .brief = { $name } wins: { $scores }
    .braille = win { $name } { $scores }
ludoteca-won-you = You win with the most points: { $scores }.
    .brief = You win: { $scores }
    .braille = win you { $scores }
ludoteca-shared = Shared win for { $who } with the most points: { $scores }.
    .brief = Shared win: { $scores }
    .braille = win { $who } { $scores }
ludoteca-sheet = Scores for round { $number }
    .braille = scores r{ $number }
ludoteca-sheet-running = Round { $number } so far
    .braille = so far r{ $number }
ludoteca-sheet-sign = Scores
    .braille = sc
ludoteca-line-kinds = Four-of-a-kinds
    .braille = f
ludoteca-line-resources = Resources
    .braille = res
ludoteca-line-goal = Bonus goal
    .braille = goal
ludoteca-line-hand = Cards in hand
    .braille = hand
ludoteca-line-round = Round total
    .braille = round
ludoteca-line-total = Total
    .braille = total
ludoteca-line-of = { $points } { $line }, { $name }
    .braille = { $points }
ludoteca-line-of-you = { $points } { $line }, you
    .brief = { $points } { $line }
    .braille = { $points }

## Steps of a resource whose deck gives no text

ludoteca-effect-discard =
    Discard { $count ->
        [one] a card
       *[other] { $count } cards
    }.
    .braille = di { $count }
ludoteca-effect-draw =
    Draw { $count ->
        [one] a card
       *[other] { $count } cards
    }.
    .braille = +{ $count }
ludoteca-effect-others-draw =
    Everyone else draws { $count ->
        [one] a card
       *[other] { $count } cards
    }.
    .braille = others +{ $count }
ludoteca-effect-give =
    Give { $count ->
        [one] a card
       *[other] { $count } cards
    } to players of your choice.
    .braille = give { $count }
ludoteca-effect-lay =
    Lay { $count ->
        [one] one card or combination
       *[other] up to { $count } cards or combinations
    }.
    .braille = lay { $count }
ludoteca-effect-look =
    Look at { $count ->
        [one] the top card
       *[other] the top { $count } cards
    } of the draw pile and keep { $keep ->
        [0] none
        [one] one
       *[other] { $keep }
    }.
    .braille = pi{ $count } +{ $keep }
ludoteca-effect-pick =
    Take { $count ->
        [one] a card
       *[other] { $count } cards
    } out of the discard pile.
    .braille = di +{ $count }
ludoteca-effect-trade =
    Swap { $count ->
        [one] a card
       *[other] { $count } cards
    } blind with other players.
    .braille = swap { $count }
ludoteca-need-rows =
    { $count ->
        [one] A row
       *[other] { $count } rows
    } of { $length } or more cards.
    .braille = { $count }x{ $length }
ludoteca-need-begun = { $count } pillars begun or completed.
    .braille = { $count } begun
ludoteca-need-closed =
    { $count ->
        [one] A row
       *[other] { $count } rows
    } closed in this round.
    .braille = { $count } done
ludoteca-need-same-value = A row that holds the { $value } { $count } times.
    .braille = { $count }x{ $value }
ludoteca-need-four-of-a-kinds =
    { $count ->
        [one] A four-of-a-kind
       *[other] { $count } four-of-a-kinds
    }.
    .braille = { $count } fours
ludoteca-need-resources =
    { $count ->
        [one] A resource
       *[other] { $count } resources
    } in your area.
    .braille = { $count } res
ludoteca-need-helpers =
    { $count ->
        [one] A helper card
       *[other] { $count } helper cards
    } in your rows.
    .braille = { $count } helpers
ludoteca-need-span =
    { $count ->
        [one] A closed row
       *[other] { $count } closed rows
    } starting with an 8.
    .braille = { $count }x 8-1

## Refusals: each names the rule

ludoteca-illegal-over = Over: this match has ended.
    .brief = match over
    .braille = match over
ludoteca-illegal-not-your-turn = Not your turn: it is { $name }'s.
    .brief = { $name }'s turn
    .braille = { $name }'s turn
ludoteca-illegal-draw-first = Draw first: every turn begins with a card from a pile.
    .brief = draw first
    .braille = draw first
ludoteca-illegal-drawn-already = Already drawn: now lay or discard.
    .brief = already drawn
    .braille = drawn already
ludoteca-illegal-one-lay = Already laid: one card or one combination per turn. Discard now.
    .brief = already laid, discard
    .braille = laid already
ludoteca-illegal-no-step = Only when a resource asks for it.
    .brief = only by a resource
    .braille = only resource
ludoteca-illegal-discards-empty = Discard pile empty: draw from the draw pile.
    .brief = discard pile empty
    .braille = discard pile empty
ludoteca-illegal-not-in-hand = { $card } is not in your hand.
    .brief = { $card } not in hand
    .braille = { $card } not in hand
ludoteca-illegal-no-resource = { $card } is not a resource; lay or discard it.
    .brief = { $card } is not a resource
    .braille = { $card } no resource
ludoteca-illegal-resource-is-played = { $card } is a resource: play or discard it, you cannot lay it.
    .brief = { $card } can only be played
    .braille = { $card } play only
ludoteca-illegal-broken-not-laid = Damaged game cannot be laid.
    .brief = cannot lay Damaged game
    .braille = dg not laid
ludoteca-illegal-broken-stays = Damaged game stays: discard it only as your last card, by a resource, or when you hold both.
    .brief = Damaged game stays
    .braille = dg stays
ludoteca-illegal-helper-x-swaps = Helper X cannot be laid: swap it for an opponent's card.
    .brief = helper X only swaps
    .braille = hx swaps only
ludoteca-illegal-helper-two-elsewhere = Helper 2 goes only in an opponent's open row.
    .brief = helper 2 only to opponents
    .braille = h2 at others
ludoteca-illegal-own-rows-only = Only your own rows: this card cannot go in an opponent's row.
    .brief = your rows only
    .braille = own only
ludoteca-illegal-wrong-row = { $card } does not match { $pillar } or that value.
    .brief = { $card } does not go there
    .braille = { $card } not { $pillar }
ludoteca-illegal-helper-in-combination = Helpers are not allowed in combinations.
    .brief = no helpers in combinations
    .braille = no helper in combo
ludoteca-illegal-four-values = Four-of-a-kind: all four cards need the same value.
    .brief = four equal values
    .braille = 4 equal values
ludoteca-illegal-four-pillars = Four-of-a-kind: the four cards need four different pillars.
    .brief = four different pillars
    .braille = 4 pillars
ludoteca-illegal-pair-four-three = Two together: only 4 and 3 of one pillar.
    .brief = only 4 and 3
    .braille = only 43
ludoteca-illegal-run-of-three = Three together: only three consecutive values of one pillar, descending.
    .brief = only three descending
    .braille = only 3 descending
ludoteca-illegal-no-combination = No combination: only 4 and 3, three descending or four equal ones.
    .brief = no combination
    .braille = no combo
ludoteca-illegal-pillar-locked = { $pillar } was completed in an earlier round.
    .brief = { $pillar } completed
    .braille = { $pillar } done
ludoteca-illegal-row-closed = { $pillar } is closed by a 1; nothing follows.
    .brief = { $pillar } closed
    .braille = { $pillar } done
ludoteca-illegal-not-lower = After { $last }, { $pillar } needs a lower card, not { $value }.
    .brief = after { $last } a lower card
    .braille = { $pillar }{ $last } then lower, not { $value }
ludoteca-illegal-no-such-opponent = No opponent has number { $number }.
    .brief = no such opponent
    .braille = no opponent { $number }
ludoteca-illegal-their-row-empty = { $name } has no row in { $pillar } yet.
    .brief = { $pillar } empty at { $name }
    .braille = { $name } { $pillar } empty
ludoteca-illegal-their-row-closed = { $name } has completed { $pillar }.
    .brief = { $pillar } completed
    .braille = { $name } { $pillar } done
ludoteca-illegal-swap-not-there = { $card } is not in this row.
    .brief = { $card } not there
    .braille = { $card } not there
ludoteca-illegal-swap-helper = { $card } cannot be swapped back.
    .brief = { $card } stays there
    .braille = { $card } stays
ludoteca-illegal-not-looked-at = { $card } is not one of the cards you looked at.
    .brief = { $card } not there
    .braille = { $card } not there
ludoteca-illegal-keep-first = Keep first, then put back.
    .brief = keep first
    .braille = keep first
ludoteca-illegal-kept-enough = Enough kept: the rest goes back.
    .brief = enough kept
    .braille = enough
ludoteca-illegal-not-in-discards = { $card } is not in the discard pile.
    .brief = { $card } not in the discard pile
    .braille = { $card } not in discards
ludoteca-illegal-step-discard = Resource: discard a card first.
    .brief = discard first
    .braille = discard first
ludoteca-illegal-step-give = Resource: give a card to somebody first.
    .brief = give a card first
    .braille = give first
ludoteca-illegal-step-trade = Resource: swap a card first.
    .brief = swap first
    .braille = swap first
ludoteca-illegal-step-lay = Resource: lay a card or combination, or finish with E.
    .brief = lay, or E
    .braille = lay or E
    .display = lay or end
    .display-full = Resource: lay a card or combination, or end the turn from the list of the display's { $bottom-key }.
ludoteca-illegal-step-look = Resource: first choose from the cards you looked at.
    .brief = choose first
    .braille = choose first
ludoteca-illegal-step-pick = Resource: take a card out of the discard pile first.
    .brief = take one first
    .braille = take from discards first

## A deck file of one's own that cannot be used

ludoteca-illegal-deck-missing = No deck of your own: { $path } is missing. Put the file there.
    .brief = deck file missing: { $path }
    .braille = deck missing { $path }
ludoteca-illegal-deck-unreadable = Deck file cannot be read: { $path }, { $reason }.
    .brief = deck file unreadable: { $reason }
    .braille = deck { $reason }
ludoteca-illegal-deck-encoding = Deck file is not saved as UTF-8: { $path }.
    .brief = deck file not UTF-8
    .braille = deck not utf-8
ludoteca-illegal-deck-toml = Deck file is not valid TOML: { $reason }.
    .brief = deck file not TOML: { $reason }
    .braille = deck { $reason }
ludoteca-illegal-deck-shape =
    Deck file: { $where } { $fault ->
        [missing] is missing
        [unknown] does not exist
        [kind]
            must be { $expected ->
                [int] a whole number
                [str] text in quotes
                [bool] true or false
                [array] a list
               *[object] a table
            }
        [choice] cannot be { $found }
       *[other] does not fit
    }. docs/ludoteca-deck.md shows how.
    .brief =
        { $where } { $fault ->
            [missing] missing
            [unknown] unknown
           *[other] wrong
        }
    .braille =
        { $where } { $fault ->
            [missing] missing
            [unknown] unknown
           *[other] wrong
        }
ludoteca-illegal-deck-pillar = Deck file, at { $where }: the pillars are { $known }.
    .brief = { $where }: unknown pillar
    .braille = { $where } only { $known }
ludoteca-illegal-deck-card = Deck file, at { $where }: the cards are { $known }.
    .brief = { $where }: unknown card
    .braille = { $where } only { $known }
ludoteca-illegal-deck-range = Deck file, at { $where }: { $found } is not between { $low } and { $high }.
    .brief = { $where }: { $low } to { $high }
    .braille = { $where } { $low }-{ $high }
ludoteca-illegal-deck-empty = Deck file, at { $where }: a text is missing.
    .brief = { $where }: text missing
    .braille = { $where } missing
ludoteca-illegal-deck-twice = Deck file, at { $where }: { $found } appears twice.
    .brief = { $found } twice
    .braille = { $found } twice
ludoteca-illegal-deck-few-goals = Deck file: { $found } bonus goals are too few; at least { $low } are needed.
    .brief = too few bonus goals
    .braille = { $found } goals, need { $low }

## What is wrong with a typed action or with a position

ludoteca-illegal-action-unknown = { $text } is not an action. Examples: draw, lay s7, lay s7+s6+s5, discard r3.
    .brief = { $text } is not an action
    .braille = { $text } no action
ludoteca-illegal-position-seats = { $where } needs one entry per seat but has { $found }.
    .brief = { $where }: { $found } entries
    .braille = { $where } { $found }
ludoteca-illegal-position-seat = { $where }: there is no seat { $found }; seats count from 0.
    .brief = { $where }: no seat { $found }
    .braille = { $where } { $found }?
ludoteca-illegal-position-card = { $text } at { $where } is not a card. Examples: s7, h4, lj=6, q1.
    .brief = { $text } is not a card
    .braille = { $where } { $text }?
ludoteca-illegal-position-card-too-often = { $card } appears too often or does not belong to this variant.
    .brief = { $card } too often
    .braille = { $card } too often
ludoteca-illegal-position-pillar-letter = { $found } at { $where } is not a pillar. The pillars are a, s, k, r, e and u.
    .brief = { $found } is not a pillar
    .braille = { $where } { $found }?
ludoteca-illegal-position-row-pillar = { $card } does not belong in the row { $where }.
    .brief = { $card } in the wrong row
    .braille = { $where } { $card }?
ludoteca-illegal-position-row-order = In { $where }, { $value } cannot follow { $last }.
    .brief = { $where }: no { $value } after { $last }
    .braille = { $where } { $last } { $value }?
ludoteca-illegal-position-row-on-locked = { $where } has a row although the pillar is already completed.
    .brief = { $where } is completed
    .braille = { $where } done
ludoteca-illegal-position-no-four-of-a-kind = { $found } at { $where } is not a four-of-a-kind.
    .brief = not a four-of-a-kind: { $found }
    .braille = { $where } { $found }?
ludoteca-illegal-position-no-resource-card = { $card } at { $where } is not a resource; those are q1, q2 and so on.
    .brief = { $card } is not a resource
    .braille = { $where } { $card }?
ludoteca-illegal-position-goals-in-basic = Only the extended rules have bonus goals. Leave out goals.
    .brief = bonus goals only extended
    .braille = goals?
ludoteca-illegal-position-goal-unknown = { $found } is not a bonus goal. The goals are { $known }.
    .brief = { $found } is not a bonus goal
    .braille = { $found }?
ludoteca-illegal-position-hand-empty = { $where } is empty, but then the round would be over.
    .brief = { $where } is empty
    .braille = { $where } empty
ludoteca-illegal-position-known-not-held = { $where } names cards that are not in the hand.
    .brief = { $where }: not in the hand
    .braille = { $where } not in h
ludoteca-illegal-position-winners-phase = Give winners when phase is over, and only then.
    .brief = winners and phase do not match
    .braille = winners, phase?
ludoteca-illegal-position-pending-phase = Give open steps in pending when phase is effect, and only then.
    .brief = pending and phase do not match
    .braille = pending, phase?
ludoteca-illegal-position-pending-count = { $where }: count or keep does not fit.
    .braille = { $where } count, keep?
ludoteca-illegal-position-pending-choice = { $where } must be a step that asks for a choice.
    .brief = { $where }: no choice
    .braille = { $where }?
ludoteca-illegal-position-looked-phase = Cards in looked belong only to the step look.
    .brief = looked only in look
    .braille = looked?
ludoteca-illegal-position-already-won = Somebody already has all six pillars, so the match would be over.
    .brief = already won
    .braille = 6/6?

## The rules, as headings to walk

ludoteca-rules-1 = What it is about
ludoteca-rules-1-text = You build a game library of six pillars: Lending system, Play culture, Children's participation, Room design, Cooperation with parents and Selection of games. For each pillar you lay a row of descending numbers. A 1 closes the row. Whoever is first to complete all six pillars, or has 50 points at the end of a round, wins.
ludoteca-rules-2 = The cards
ludoteca-rules-2-text = There are 96 pillar cards: six pillars with the values 1 to 8, two of each card. Then there are the helpers 1, 4 and 8, two of each. Everybody gets 12 cards. The rest is the draw pile; its top card starts the discard pile, face up. Chance decides who starts the first round; in the rule book it is the youngest.
ludoteca-rules-3 = Your turn
ludoteca-rules-3-text = A turn has three steps. First: draw a card from the draw pile or take the top card of the discard pile. Second: lay a card or a combination if you like. Third: discard a card. When the draw pile is empty, the discard pile is shuffled, except for its top card. If there is still nothing to draw, you may take the only card of the discard pile or skip the draw.
ludoteca-rules-4 = Rows
ludoteca-rules-4-text = You have one row for each pillar. It can start with any value, and each further card must be lower; gaps are allowed, as in 7, 6, 5, 3. After a 4 any value may follow, even another 4, and then it goes down again. All cards in a row belong to the same pillar. Helpers count as their value in any pillar. A 1 closes the row: its points count double, and the pillar is locked for you until the match ends. By the rule book a single 1 is enough for that. An option asks for two cards. Then a single 1 does not complete the pillar, and it is open again in the next round.
ludoteca-rules-5 = Combinations
ludoteca-rules-5-text = Helpers are not allowed in combinations. Pair: the 4 and the 3 of one pillar, added in that order; everyone else draws a card. Run: three consecutive values of one pillar, added in descending order; you draw a card. Four-of-a-kind: four equal values of four different pillars; it goes beside the pillars, and cards of locked pillars may be in it. It scores 6 points at the end of the round; you draw three cards, everyone else one. The combination takes effect before an empty hand ends the round.
ludoteca-rules-6 = The end of a round
ludoteca-rules-6-text = The round ends at once for everybody when a player lays or discards their last card. Whoever has completed all six pillars wins the whole match at once. So that no round lasts for ever, it also ends when nobody lays or plays a card for too long: when everybody has had 8 turns, or as many as you set in the rules of the match. You are warned two times round the table before that.
ludoteca-rules-7 = Scoring
ludoteca-rules-7-text = Rows of three or more cards: 1 point per card. Shorter rows: minus 1 per card. A row closed with a 1 counts double, even if it is shorter and costs points. Four-of-a-kind: 6 points. Each card left in hand: minus 1. A pillar completed in an earlier round does not score again.
ludoteca-rules-8 = The next round
ludoteca-rules-8-text = Completed pillars stay locked. All other cards are gathered, shuffled and dealt, 12 to each player. The next player clockwise starts. When somebody has 50 points after a round, the highest score wins; a tie is a shared win.
ludoteca-rules-9 = Extended: helpers 2 and X
ludoteca-rules-9-text = The extended rules have two helpers 2 and two helpers X. Lay a helper 2 as a 2 in an opponent's open row, if it has been started and a 2 fits there. Swap a helper X for a card in an opponent's open row. Lay that card at once in an open or new row of your own; it must fit there. The X there now stands for the card you took. If there are two Game libraries of the year, you choose one. Helpers 2 and X themselves cannot be taken.
ludoteca-rules-10 = Extended: the two extra cards
ludoteca-rules-10-text = There are two of each. Game library of the year is any pillar card you name, with all its properties; you can use it in combinations, and it scores points. You cannot lay Damaged game. You can discard it only as your last card in hand, by a resource, or, if you hold both, one of the two.
ludoteca-rules-11 = Extended: resources
ludoteca-rules-11-text = You play a resource instead of laying and discarding. It goes in your area, and first you carry out its action in full; what is not possible is left out. You may also simply discard it. If your hand is empty after the action, the round ends. The texts of the printed resources and bonus goals are only on the cards; ours are our own. With the option Deck you can play with your own file.
ludoteca-rules-12 = Our resources
ludoteca-rules-12-text = There are two of each. Repair: discard a card, draw one. Loan: give somebody a card. Games festival: lay up to twice, then discard. Inventory: look at three cards of the draw pile, keep one, put two back; if those two are equal, you are not asked for their order. Games chest: take any card of the discard pile. Swap meet: swap a card blind with somebody. Parents' evening: everyone else draws one. New games: draw three, discard one.
ludoteca-rules-13 = Extended: bonus goals
ludoteca-rules-13-text = Everybody gets a face-down bonus goal in every round. If you have reached yours at the end of the round, you get 3 points. Helpers and Game library of the year count towards it and towards the length of a row.
ludoteca-rules-14 = Extended: scoring
ludoteca-rules-14-text = Helpers score nothing, except the 8. The rule book has an example that leaves out the 8; the option Helper 8 scores a point switches that. In rows that are too short every card costs a point, helpers too. Resources in your area: 1, 2, 4, 6 points for one to four, 2 for each further one. A bonus goal you have reached: 3.

## A bot's estimate of a move

ludoteca-estimate-won = the match won
    .brief = won
ludoteca-estimate-lost = the match lost
    .brief = lost
ludoteca-estimate-handed-over = the match handed to the next player
    .brief = match handed over
ludoteca-estimate =
    { $sign ->
        [minus] minus { $worth } points
       *[plus] { $worth } points
    }
    .brief =
        { $sign ->
            [minus] minus { $worth }
           *[plus] { $worth }
        }
    .braille =
        { $sign ->
            [minus] -{ $worth }
           *[plus] { $worth }
        }

## How rounds and matches ended, counted by simulate

ludoteca-ended-round-played = rounds ended by a player
ludoteca-ended-round-stalled = rounds ended because nobody laid
ludoteca-ended-match-points = matches won on points
ludoteca-ended-match-pillars = matches won with six pillars, ahead on points too
ludoteca-ended-match-pillars-behind = matches won with six pillars, not ahead on points

## What lies in the rows now

ludoteca-so-far = If the round ended now: { $parts }.
    .normal = If the round ended: { $parts }.
    .braille = now { $parts }
ludoteca-now = { $name } { $points }
ludoteca-now-you = you { $points }

## Cards by the player's choice "colour first"

# "Play culture 7"
ludoteca-card-pillar-first = { $pillar } { $value }

## What a hint gains

ludoteca-gain-lays =
    { $count ->
        [one] One card fewer in hand
       *[other] { $count } cards fewer in hand
    }
    .normal =
        { $count ->
            [one] One card fewer
           *[other] { $count } cards fewer
        }
    .brief = Minus { $count }
    .braille = -{ $count }
ludoteca-gain-usable =
    { $count ->
        [one] Fits a row
       *[other] Lets you lay { $count } cards at once
    }
    .normal =
        { $count ->
            [one] Fits a row
           *[other] Then { $count } at once
        }
    .brief =
        { $count ->
            [one] Fits
           *[other] { $count } at once
        }
    .braille = fits { $count }
ludoteca-gain-top-useless = The card on the discard pile fits nowhere
    .brief = Discard fits nowhere
    .braille = discard fits not
ludoteca-gain-fits-nowhere = Fits nowhere now
    .brief = Fits nowhere
    .braille = fits not

## Points

ludoteca-negative = minus { $value }
    .braille = -{ $value }

## Why a hint is good

ludoteca-ahead =
    Promises about { $worth ->
        [one] one point
       *[other] { $worth } points
    } more than: { $other }
    .brief = Plus { $worth }
    .braille = +{ $worth } not { $other }

## What a careful friend would say first

ludoteca-warning-short =
    A row of { $count ->
        [one] one card
       *[other] { $count } cards
    } costs points, and closed it costs double: minus { $points }.
    .brief = Too short: minus { $points }, doubled
    .braille = { $count } too short: -{ $points }
# The 1 is the last card of this pillar; cards in hand that would still have fitted are counted.
ludoteca-warning-closes =
    The last card of this pillar: nothing more fits there until the match ends{ $count ->
        [0] { "." }
        [one] , and one card in your hand still would.
       *[other] , and { $count } cards in your hand still would.
    }
    .brief =
        Last card of this pillar{ $count ->
            [0] { "" }
           *[other] , { $count } in your hand would still fit
        }
    .braille = closes pillar, { $count } still fit
ludoteca-warning-wins = { $name } can win the match with this card: it completes the sixth pillar.
    .brief = { $name } wins with this card
    .braille = { $name } wins with it
ludoteca-warning-gives = { $name } can close a row with it: { $count } cards that count double.
    .brief = { $name } closes { $count } cards with it
    .braille = { $name } closes { $count } with it
ludoteca-warning-ends = Your last card ends the round, and { $name } is ahead in it: { $points } to your { $own }.
    .brief = Ends the round, { $name } is ahead, { $points } to { $own }
    .braille = round over, { $name } { $points } you { $own }

## By how much another move would have been better

ludoteca-by =
    about { $worth ->
        [one] one point
       *[other] { $worth } points
    } better
    .brief = plus { $worth }
    .braille = +{ $worth }
