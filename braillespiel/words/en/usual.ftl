### What games of other packages say, unless they have a message of their own: GAME-won for usual-won.
### $what is what an action is about, $name a person at the table.

usual-zone-field = Field
    .braille = f
usual-zone-pieces = Pieces
    .braille = p
usual-zone-hand = Hand
    .braille = h
usual-zone-piles = Piles
    .braille = p
usual-zone-opponent = { $name }
    .braille = o{ $number }
usual-zone-scores = Scores
    .braille = sc
usual-field-row = Row { $row }
    .braille = { $row }
usual-free = empty
    .braille = -
usual-size = { $rows } rows, { $columns } columns
    .braille = { $rows }x{ $columns }
usual-count-piece = { $piece } { $count }
usual-count-free =
    { $count ->
        [0] no free cell
        [one] one free cell
       *[other] { $count } free cells
    }
    .brief = { $count } free
    .braille = - { $count }
usual-open = open { $card }
    .braille = { $card }
usual-opening = { $what }.
    .braille = { $what }
usual-empty-hand = No cards in your hand
    .brief = hand empty
    .braille = empty
usual-empty-discard = discard pile empty
    .braille = -
usual-fits = fits
    .braille = +
usual-no-fit = does not fit
    .brief = no
    .braille = -
usual-count-hand =
    { $count ->
        [0] no cards in hand
        [one] one card in hand
       *[other] { $count } cards in hand
    }
    .brief = hand { $count }
    .braille = h{ $count }
usual-count-stock =
    { $count ->
        [0] stock empty
        [one] one card in the stock
       *[other] { $count } cards in the stock
    }
    .brief = stock { $count }
    .braille = st{ $count }
usual-row = { $name }
usual-row-you = You
usual-you = you
    .brief = you
    .braille = you
usual-turn = { $name } to play.
    .brief = { $name }
    .braille = { $name } to play
usual-turn-you = Your turn.
    .brief = you
    .braille = your turn
usual-possible = Possible: { $what }.
    .brief = { $what }
    .braille = { $what }
usual-moves =
    { $count ->
        [one] one move
       *[other] { $count } moves
    }
    .brief =
        { $count ->
            [one] one move
           *[other] { $count } moves
        }
    .braille =
        { $count ->
            [one] 1 move
           *[other] { $count } moves
        }
usual-turn-field = { $name } to play, with { $piece }.
    .brief = { $name }, { $piece }
    .braille = { $name } to play: { $piece }
usual-turn-field-you = Your turn, with { $piece }.
    .brief = you, { $piece }
    .braille = your turn: { $piece }
usual-score = { $name } { $count }
usual-score-you = you { $count }
usual-score-field = { $name } { $piece } { $count }
usual-score-field-you = you { $piece } { $count }
usual-no-scores = This game counts no points.
    .brief = No points.
    .braille = no points
usual-held = Cards in hand
    .braille = h
usual-did-put = { $name } puts { $what }.
    .brief = { $name } { $what }
    .braille = { $name } { $what }
usual-did-put-you = You put { $what }.
    .brief = { $what }
    .braille = { $what }
usual-did-move = { $name } moves { $what }.
    .brief = { $name } { $what }
    .braille = { $name } { $what }
usual-did-move-you = You move { $what }.
    .brief = { $what }
    .braille = { $what }
usual-did-play = { $name } plays { $what }.
    .brief = { $name } { $what }
    .braille = { $name } { $what }
usual-did-play-you = You play { $what }.
    .brief = { $what }
    .braille = { $what }
usual-did-draw = { $name } draws a card.
    .brief = { $name } draws
    .braille = { $name } +1
usual-did-draw-you = You draw a card.
    .brief = drawn
    .braille = +1
usual-did-draw-seen = { $name } draws { $what }.
    .brief = { $name } { $what }
    .braille = { $name } + { $what }
usual-did-draw-seen-you = You draw { $what }.
    .brief = { $what }
    .braille = + { $what }
usual-did-pass = { $name } passes.
    .braille = { $name } pass
usual-did-pass-you = You pass.
    .brief = passed
    .braille = pass
usual-told-shuffled = The discard pile is shuffled: { $count } cards in the stock.
    .brief = shuffled, { $count }
    .braille = shuffled st{ $count }
usual-do-put = { $what }
usual-do-move = { $what }
usual-do-play = Play { $what }
    .brief = { $what }
    .braille = { $what }
usual-do-draw = Draw a card
    .brief = draw
    .braille = draw
usual-do-pass = Pass
    .brief = pass
    .braille = pass
usual-won = { $name } wins: { $scores }.
    .brief = { $name } wins: { $scores }
    .braille = win { $name } { $scores }
usual-won-you = You win: { $scores }.
    .brief = you win: { $scores }
    .braille = win you { $scores }
usual-shared = A draw for { $who }: { $scores }.
    .brief = draw: { $scores }
    .braille = draw { $who } { $scores }
usual-lost = Nobody wins: { $scores }.
    .brief = nobody wins: { $scores }
    .braille = nobody wins { $scores }
usual-wins = { $name } wins.
    .braille = win { $name }
usual-wins-you = You win.
    .braille = win you
usual-wins-shared = A draw for { $who }.
    .brief = draw
    .braille = draw { $who }
usual-wins-nobody = Nobody wins.
    .braille = nobody wins
usual-estimate =
    { $sign ->
        [none] no difference
        [minus] { $worth } less
       *[plus] { $worth } more
    }
    .braille =
        { $sign ->
            [none] =
            [minus] -{ $worth }
           *[plus] +{ $worth }
        }
usual-illegal-over = The match has ended.
    .brief = match over
    .braille = match over
usual-illegal-turn = It is { $name } who plays now.
    .brief = { $name } plays
    .braille = { $name } to play
usual-illegal-not-now = Not possible now: { $action }.
    .brief = not possible
    .braille = not { $action }
usual-illegal-action-unknown = { $text } is not an action.
    .brief = { $text } not understood
    .braille = { $text }?
usual-illegal-position-wrong = { $where } does not fit the rules.
    .brief = { $where } wrong
    .braille = { $where }?
usual-ended-match-won = matches with one winner
usual-ended-match-shared = matches without a single winner
