### Logomachy. $card and $cards are worded cards ("red 7"); -you messages speak to the player.

logomachy-title = Logomachy
logomachy-summary = Fish cards from the middle: equal values or sums. 2 to 8 players.

## Options

logomachy-option-rounds = Rounds
    .help = How many rounds you play. The usual is one per player in the number game, one in the letter game.
# The value 0.
logomachy-option-rounds-0 = one per player, in the letter game one
    .brief = usual
logomachy-option-must_take = Taking is compulsory
    .braille = must take
    .help = A card you play must take if it can. Otherwise you may always just leave it in the middle. Number game only.
logomachy-option-two_decks = Two decks
    .braille = two decks
    .help = For 5 to 8 players: two of every card, the yellow 7 too.
logomachy-option-letters = Letter game
    .braille = letters
    .help = You play with letter cards and form words from them.
logomachy-option-language = Language of the words
    .braille = words
    .help = In the letter game, the cards and the word list are in this language.
logomachy-option-shortest = Shortest word
    .braille = shortest word
    .help = A word needs at least this many letters. Letter game only.
logomachy-option-bot_words = Computers' words
    .braille = computer words
    .help = How rare the words may be that computers form. Letter game only.
logomachy-option-bot_words-level = Stronger computers use rarer words
    .braille = by level
logomachy-option-bot_words-everyday = Everyday ones only
    .braille = everyday
logomachy-option-bot_words-common = Common ones too
    .braille = common
logomachy-option-bot_words-rare = Rare ones too
    .braille = rare
logomachy-option-language-de = German
logomachy-option-language-en = English
logomachy-option-language-fr = French

## Keys of this game

logomachy-key-takes = What can I take?
    .help = Names everything your cards can take; in the letter game, all letters in reach.

## Zones; the Braille wording is the zone sign

logomachy-zone-hand = Hand
    .braille = h
logomachy-zone-middle = Middle
    .braille = m
logomachy-zone-stock = Stock
    .braille = st
logomachy-zone-own = Your table
    .braille = t
logomachy-zone-opponent = { $name }
    .braille = o{ $number }
logomachy-zone-scores = Scores of the match
    .normal = Scores
    .braille = sc
logomachy-empty-hand = No cards in your hand.
    .brief = hand empty
    .braille = empty
logomachy-empty-middle = No cards in the middle.
    .brief = middle empty
    .braille = empty
logomachy-count-hand =
    { $count ->
        [0] no cards in hand
        [one] one card in hand
       *[other] { $count } cards in hand
    }
    .brief = hand { $count }
    .braille = h{ $count }
logomachy-count-taken =
    { $count ->
        [0] no cards taken in this round
        [one] one card taken in this round
       *[other] { $count } cards taken in this round
    }
    .normal =
        { $count ->
            [0] no cards taken
            [one] one card taken
           *[other] { $count } cards taken
        }
    .brief = { $count } taken
    .braille = n{ $count }
logomachy-count-chips =
    { $count ->
        [0] no chips won
        [one] one chip won
       *[other] { $count } chips won
    }
    .brief =
        { $count ->
            [one] { $count } chip
           *[other] { $count } chips
        }
    .normal =
        { $count ->
            [0] no chips
            [one] one chip
           *[other] { $count } chips
        }
    .braille = c{ $count }
logomachy-count-stock =
    { $count ->
        [0] stock empty
        [one] one card in the stock
       *[other] { $count } cards in the stock
    }
    .normal =
        { $count ->
            [0] stock empty
            [one] one in stock
           *[other] { $count } in stock
        }
    .brief = stock { $count }
    .braille = st{ $count }
logomachy-count-aside =
    { $count ->
        [one] one card set aside face down
       *[other] { $count } cards set aside face down
    }
    .brief = { $count } aside
    .braille = a{ $count }
logomachy-row = { $name }
logomachy-row-you = You
    .braille = you
logomachy-round-of = Round { $number } of { $rounds }
    .braille = r{ $number }/{ $rounds }

## What is true of a card

logomachy-takes = fits, takes { $cards }
    .normal = takes { $cards }
    .braille = : { $cards }
logomachy-fits = fits, { $count } ways
    .normal = fits { $count } ways
    .brief = fits, { $count }
    .braille = +{ $count }
logomachy-fits-nothing = takes nothing from the middle
    .brief = nothing
    .normal = takes nothing
    .braille = -
logomachy-takeable = can be taken by you
    .brief = takeable
    .normal = can be taken
    .braille = +
logomachy-not-takeable = none of your cards takes it
    .normal = none takes it
    .brief = not takeable
    .braille = -
logomachy-can-take = { $card }: { $cards }
    .braille = { $card }: { $cards }
logomachy-takes-nothing = Nothing: none of your cards fits.
    .normal = Nothing: none fits.
    .brief = nothing fits
    .braille = -
logomachy-letters-in-reach = Hand: { $hand }. Middle: { $middle }.
    .braille = h { $hand } m { $middle }
logomachy-group =
    { $count } { $value ->
        [1] ones
        [2] twos
        [3] threes
        [4] fours
        [5] fives
        [6] sixes
        [7] sevens
        [8] eights
        [9] nines
       *[10] tens
    }
    .braille = { $count }x{ $value }
logomachy-group-letter = { $count } times { $letter }
    .braille = { $count }x{ $letter }

## What you can do, as lines of a menu

logomachy-do-lay = Lay { $card }
    .brief = lay { $card }
    .braille = { $card } lay
logomachy-do-take = Take { $cards } with { $card }
    .brief = { $card } takes { $cards }
    .braille = { $card }: { $cards }
logomachy-do-spell = Word { $word }
    .brief = { $word }
    .braille = { $word }
logomachy-do-begin = Start a word with { $card }
    .brief = { $card } starts a word
    .braille = { $card } starts word
logomachy-choose-begin = Which action? Start a word or lay it
    .brief = Word or lay?
    .braille = word or lay?
logomachy-preview-sum = Sum { $total }
    .braille = ={ $total }
logomachy-preview-fits = { $total } fits: { $card } can take that
    .brief = { $total } fits
    .braille = ={ $total } + { $card }
logomachy-preview-not = { $total } does not fit: { $card } cannot take that
    .brief = { $total } does not fit
    .braille = ={ $total } - { $card }
logomachy-preview-one-card = only one hand card at a time
    .brief = only one hand card
    .braille = only one hand card
logomachy-preview-word = Word so far: { $letters }
    .brief = { $letters }
    .braille = { $letters }

## Events

logomachy-laid = { $name } lays { $card }.
    .brief = { $name }: { $card }
    .braille = { $name } { $card }
logomachy-laid-you = { $card } laid.
    .brief = { $card } laid
    .braille = { $card } laid
logomachy-took = { $name }: { $card } takes { $cards }.
    .brief = { $name }: { $card } takes { $cards }
    .braille = { $name } { $card }: { $cards }
logomachy-took-you = { $card } takes { $cards }.
    .brief = { $cards } taken
    .braille = { $card } takes { $cards }
logomachy-spelled = { $name }: { $word }, { $count } cards, { $card } from hand.
    .brief = { $name }: { $word }
    .braille = { $name } { $word } { $count }c { $card }
logomachy-spelled-you = { $word } counts: { $count } cards for you.
    .brief = { $word }, { $count } cards
    .braille = { $word } +{ $count }
logomachy-cleared = Middle cleared: a chip for { $name }.
    .brief = middle cleared, chip for { $name }
    .braille = clear { $name } +1
logomachy-cleared-you = Middle cleared: a chip for you.
    .brief = middle cleared, chip
    .braille = clear +1
logomachy-emptied = Middle cleared: { $name } has taken everything. The next player can only lay.
    .brief = middle cleared
    .braille = clear { $name }, only lay
logomachy-emptied-you = Middle cleared: you have taken everything. The next player can only lay.
    .brief = middle cleared
    .braille = clear
logomachy-deals = { $name } deals
    .braille = dealer { $name }
logomachy-deals-you = you deal
    .braille = dealer you
logomachy-starts = { $name } starts
    .braille = start { $name }
logomachy-starts-you = you start
    .braille = start you
logomachy-round =
    Round { $number } of { $rounds }: { $dealer }, { $starter }. { $cards ->
        [0] No cards in the middle.
       *[other] In the middle: { $middle }.
    }
    .normal =
        Round { $number } of { $rounds }: { $starter }. { $cards ->
            [0] No cards in the middle.
           *[other] In the middle: { $middle }.
        }
    .brief =
        Round { $number }: { $starter }. { $cards ->
            [0] Middle empty
           *[other] Middle { $middle }
        }
    .braille =
        r{ $number }/{ $rounds } { $dealer } { $starter } { $cards ->
            [0] m 0
           *[other] m { $middle }
        }
logomachy-dealt =
    New: { $cards }. { $stock ->
        [0] The stock is empty.
        [one] One in the stock.
       *[other] { $stock } in the stock.
    }
    .normal = New: { $cards }. Stock { $stock }.
    .brief = New: { $cards }
    .braille = new { $cards } st{ $stock }
logomachy-dealt-all =
    { $count ->
        [one] Everybody gets one card.
       *[other] Everybody gets { $count } cards.
    } { $stock ->
        [0] The stock is empty.
        [one] One card in the stock.
       *[other] { $stock } cards in the stock.
    }
    .normal = Everybody gets { $count }. Stock { $stock }.
    .brief = New: { $count } each
    .braille = new { $count } each st{ $stock }
logomachy-aside =
    { $count ->
        [one] One card stays aside, face down.
       *[other] { $count } cards stay aside, face down.
    }
    .brief = { $count } aside
    .braille = a{ $count }
logomachy-you = you
    .brief = you
    .braille = you
logomachy-seven = Yellow 7: a chip for { $who }.
    .brief = Yellow 7: { $who }
    .braille = yellow 7: { $who } +1
logomachy-seven-nobody = Yellow 7: nobody has it, no chip.
    .brief = Yellow 7: nobody
    .braille = yellow 7: nobody
logomachy-yellow =
    Most yellow cards, { $count }: { $winners ->
        [one] a chip
       *[other] a chip each
    } for { $who }.
    .brief = Most yellow, { $count }: { $who }
    .braille = { $count } yellows: { $who } +1
logomachy-yellow-nobody = Yellow cards: nobody has any, no chip.
    .brief = Yellow cards: nobody
    .braille = yellows: nobody
logomachy-most =
    Most cards that are not yellow, { $count }: { $winners ->
        [one] a chip
       *[other] a chip each
    } for { $who }.
    .brief = Most not yellow, { $count }: { $who }
    .braille = { $count } cards: { $who } +1
logomachy-most-nobody = Cards that are not yellow: nobody has any, no chip.
    .brief = Not yellow: nobody
    .braille = cards: nobody
logomachy-scored = After round { $number }: { $scores }.
    .brief = Round { $number }: { $scores }
    .braille = r{ $number } { $scores }

## Turn and scores

logomachy-turn = { $name }'s turn.
    .brief = { $name }'s turn
    .braille = { $name }'s turn
logomachy-turn-you =
    Your turn: { $fitting ->
        [0] no card fits, lay one.
        [one]
            { $count ->
                [one] your card fits.
               *[other] one of { $count } cards fits.
            }
       *[other] { $fitting } of { $count } cards fit.
    }
    .normal =
        Your turn: { $fitting ->
            [0] none fits.
            [one]
                { $count ->
                    [one] your card fits.
                   *[other] one of { $count } fits.
                }
           *[other] { $fitting } of { $count } fit.
        }
    .brief =
        You, { $fitting } { $fitting ->
            [one] fits
           *[other] fit
        }
    .braille = your turn: +{ $fitting }/{ $count }
logomachy-turn-letters = { $name }'s turn.
    .brief = { $name }'s turn
    .braille = { $name }'s turn
logomachy-turn-lay-you = Your turn: lay a card, the middle is empty.
    .normal = Your turn: lay a card.
    .brief = Lay one
    .braille = your turn: lay one
logomachy-turn-letters-you = Your turn: form a word or lay a card. For a word, mark its letters in order with the space bar, exactly one from your hand and at least one from the middle; Enter on the last one lays it.
    .normal = Your turn: form a word or lay a card. Space marks its letters in order, Enter on the last one lays it.
    .brief = Your turn
    .braille = your turn: space marks word, enter on last; or lay one
    .display = your turn: mark word by list, routing on last; or lay one
    .display-full = Your turn: form a word or lay a card. For a word, mark its letters in order; the display's { $bottom-key } lists how. Exactly one is from your hand, at least one from the middle. The routing key on the last one lays it.
logomachy-score-chips =
    { $name } { $count ->
        [0] no chips
        [one] one chip
       *[other] { $count } chips
    }
    .brief = { $name } { $count }
    .braille = { $name } { $count }
logomachy-score-chips-you =
    you { $count ->
        [0] no chips
        [one] one chip
       *[other] { $count } chips
    }
    .brief = you { $count }
    .braille = you { $count }
logomachy-score-cards =
    { $name } { $count ->
        [0] no cards
        [one] one card
       *[other] { $count } cards
    }
    .brief = { $name } { $count }
    .braille = { $name } { $count }
logomachy-score-cards-you =
    you { $count ->
        [0] no cards
        [one] one card
       *[other] { $count } cards
    }
    .brief = you { $count }
    .braille = you { $count }
logomachy-scores = { $scores }. Round { $number } of { $rounds }.
    .normal = { $scores }, round { $number }.
    .brief = { $scores }
    .braille = { $scores } r{ $number }/{ $rounds }
logomachy-won-by =
    { $by ->
        [chips] the most chips
       *[cards] the most cards
    }
logomachy-won = { $name } wins with { logomachy-won-by }: { $scores }.
    .brief = { $name } wins: { $scores }
    .braille = win { $name } { $scores }
logomachy-won-you = You win with { logomachy-won-by }: { $scores }.
    .brief = You win: { $scores }
    .braille = win you { $scores }
logomachy-shared = Shared win for { $who } with { logomachy-won-by }: { $scores }.
    .brief = Shared win: { $scores }
    .braille = win { $who } { $scores }

## Refusals: each names the rule

logomachy-illegal-over = Over: this match has ended.
    .brief = match over
    .braille = match over
logomachy-illegal-turn = Not your turn: it is { $name }'s.
    .brief = { $name }'s turn
    .braille = { $name }'s turn
logomachy-illegal-no-such-action = You cannot play that in this game.
    .brief = not in this game
    .braille = no such play
logomachy-illegal-not-in-hand = { $card } is not in your hand.
    .brief = { $card } not in hand
    .braille = { $card } not in hand
logomachy-illegal-not-in-middle = { $card } is not in the middle.
    .brief = { $card } not in the middle
    .braille = { $card } not in middle
logomachy-illegal-twice = Twice: you can take every card only once.
    .brief = card used twice
    .braille = twice
logomachy-illegal-not-equal = { $other } and { $card } differ in value. A single card must be equal.
    .brief = { $other } is not equal
    .braille = { $other } not = { $card }
logomachy-illegal-equal-first = { $other } is there: with an equal value you may not take a sum.
    .brief = { $other } comes first
    .braille = first { $other }
logomachy-illegal-sum = { $total } is the sum, { $card } needs { $value }.
    .brief = sum { $total }, not { $value }
    .braille = ={ $total } { $card } needs { $value }
logomachy-illegal-must-take = { $card } must take: taking is compulsory here.
    .brief = { $card } must take
    .braille = { $card } must take
logomachy-illegal-not-here = { $card } is neither in your hand nor in the middle.
    .brief = { $card } not here
    .braille = { $card } not here
logomachy-illegal-one-own-card =
    { $count ->
        [0] No hand card in it: exactly one must belong to the word.
       *[other] { $count } hand cards are too many: exactly one belongs to the word. Backspace clears the marks.
    }
    .brief =
        { $count ->
            [0] exactly one hand card
           *[other] exactly one hand card, Backspace clears the marks
        }
    .braille =
        { $count ->
            [0] exactly 1 h, not 0
           *[other] exactly 1 h, not { $count }: backspace
        }
    .display =
        { $count ->
            [0] exactly 1 h, not 0
           *[other] exactly 1 h, not { $count }, unmark: { $bottom-key }
        }
    .display-full =
        { $count ->
            [0] No hand card in it: exactly one must belong to the word.
           *[other] { $count } hand cards are too many: exactly one belongs to the word. The list of the display's { $bottom-key } clears the marks.
        }
logomachy-illegal-no-middle-card = A word needs at least one card from the middle.
    .brief = middle card missing
    .braille = none from middle
logomachy-illegal-word-short = { $word } is too short: a word needs { $shortest } letters here. It is still your turn.
    .brief = { $word } too short, from { $shortest }
logomachy-illegal-no-words = No word list: the package { $package } provides it.
    .brief = word list missing: { $package }
    .braille = no list { $package }
logomachy-no-words = Without a word list you can only lay cards: the package { $package } provides it.
    .brief = word list missing: { $package }
    .braille = no list { $package }
logomachy-illegal-word-unknown = { $word } is not in the word list. It is still your turn.
    .brief = { $word } unknown
    .braille = { $word }?

## What is wrong with a typed action or with a position

logomachy-illegal-action-unknown = { $text } is not an action. Write, for instance, "play r7" or "play r7 take g3,b4".
    .brief = { $text } not understood
    .braille = { $text }?
logomachy-illegal-position-seats = { $where } needs { $seats } entries, one per seat, but has { $found }.
    .brief = { $where }: { $found }, not { $seats }
    .braille = { $where } { $found } not { $seats }
logomachy-illegal-position-seat = { $where }: there is no seat { $found }; seats count from 0.
    .brief = { $where }: no seat { $found }
    .braille = { $where } { $found }?
logomachy-illegal-position-round = Round { $found } does not exist: this match has fewer rounds.
    .brief = no round { $found }
    .braille = round { $found }?
logomachy-illegal-position-card = { $card } at { $where } is not in this deck.
    .brief = { $card } not in this deck
    .braille = { $card }?
logomachy-illegal-position-twice = { $card } is in two places, the second is { $where }.
    .brief = { $card } twice
    .braille = { $card } twice
logomachy-illegal-position-turn = Seat { $found } is to play but has no cards. Change turn or hands.
    .brief = seat { $found } has no cards
    .braille = turn { $found }?
logomachy-illegal-position-hands = All hands are empty, though cards or rounds are left. Fill in hands.
    .brief = all hands empty
    .braille = hands empty

## The rules, as headings to walk

logomachy-rules-1 = What it is about
logomachy-rules-1-text = Logomachy is a fishing game for 2 to 8 players. With your cards you take cards from the middle. Whoever has the most chips at the end wins. A tie is a shared win.
logomachy-rules-2 = The cards
logomachy-rules-2-text = The number game has 40 cards: the values 1 to 10 in yellow, red, green and blue. With five to eight players you can choose two decks; then there are two of every card.
logomachy-rules-3 = Dealing
logomachy-rules-3-text = Chance decides who deals first. Everybody gets three cards, and four go face up into the middle. Play goes clockwise; the player on the dealer's left starts.
logomachy-rules-4 = Your turn
logomachy-rules-4-text = You play one card. First: if there are cards of the same value in the middle, you may take one of them, whichever you like. Second: only if there is no equal card, you may take two or more cards that add up to the value of your card. Third: otherwise your card stays in the middle. Cards you take go face down in front of you together with your card; you may not look at them again.
logomachy-rules-5 = Taking is optional
logomachy-rules-5-text = You may leave your card in the middle even if it could take. With the option Taking is compulsory, a card you play must take if it can; which card you play is still your choice.
logomachy-rules-6 = Clearing the middle
logomachy-rules-6-text = Whoever clears the whole middle gets a chip at once. The next card must then stay in the middle.
logomachy-rules-7 = New cards
logomachy-rules-7-text = Only when nobody has any cards left does everybody get three new ones. The middle stays as it is and is not refilled. If the stock cannot give everybody three, it is dealt out evenly as far as it goes. If what remains is not enough for one each, it is set aside unseen.
logomachy-rules-8 = Scoring a round
logomachy-rules-8-text = When the stock and all hands are used up, scoring goes in this order. First: whoever has the yellow 7 gets a chip, and it is put away; with two decks each yellow 7 counts. Then: whoever has the most of the remaining yellow cards gets a chip, and all yellow cards are put away. Last: whoever has the most of the remaining cards gets a chip. In a tie everyone at the top gets one; if nobody has any, nobody gets one. Cards left in the middle belong to nobody.
logomachy-rules-9 = Rounds
logomachy-rules-9-text = Unless you choose otherwise, you play one round per player. After each round the deal moves on clockwise.
logomachy-rules-10 = The letter game
logomachy-rules-10-text = In the letter game the 80 cards have letters on them. Everybody gets four, and four go face up into the middle. Chance decides who deals first; the player on the dealer's left starts, and play goes clockwise. On your turn you form a word and take its cards. It needs exactly one card from your hand and at least one from the middle. Or you lay a card into the middle. New cards, four again, come only when nobody has any left. If you clear the middle, the next player can only lay a card. When all cards are played, whoever has taken the most wins. Unless you choose otherwise you play one round; over several rounds the cards add up.
logomachy-rules-11 = Which words count
logomachy-rules-11-text = A word counts if it is in the word list of the chosen language and has 3 to 12 letters, at least one of them a vowel; you can change how many letters a word needs. Names and abbreviations are not in the list. You may play rude words; computers and hints never say them. For German sharp s use S twice. In German Ä, Ö and Ü have cards of their own, in French the accents are left out. A word that is not in the list is refused, and it is still your turn.
logomachy-rules-12 = How to form a word
logomachy-rules-12-text = Mark the cards in the order of the word with the space bar, in your hand and in the middle. Press Enter on the last one.
    .display-full = Mark the cards in the order of the word, in your hand and in the middle: the routing key goes to a card, and the list of the display's { $bottom-key } marks it. Press the routing key over the last one twice.
    .display = { logomachy-rules-12-text.display-full }

## A bot's estimate of a move

logomachy-estimate = { $worth } percent chance to win
    .brief = { $worth } percent
    .braille = { $worth }%
logomachy-estimate-letters =
    { $worth ->
        [0] no word
        [one] one letter
       *[other] { $worth } letters
    }
    .braille = { $worth }

## How rounds and matches ended, counted by simulate

logomachy-ended-match-won = matches with one winner
logomachy-ended-match-shared = matches with a shared win

## Where chips will come from

logomachy-taken-so-far = Taken in this round: { $parts }.
    .normal = Taken: { $parts }.
    .braille = { $parts }
logomachy-taken =
    { $name } { $count }{ $count ->
        [0] { "" }
       *[other]
            , { $yellow ->
                [0] none
                [one] one
               *[other] { $yellow }
            } of them yellow
    }
    .braille = { $name } n{ $count } y{ $yellow }
logomachy-taken-you =
    you { $count }{ $count ->
        [0] { "" }
       *[other]
            , { $yellow ->
                [0] none
                [one] one
               *[other] { $yellow }
            } of them yellow
    }
    .braille = you n{ $count } y{ $yellow }

## Hints

logomachy-advise-take = { $card } takes { $cards }
    .braille = { $card }: { $cards }
logomachy-advise-lay = { $card }: lay it
    .braille = { $card } lay
logomachy-hint = { $action }. { $count } cards at once
    .normal = { $action }. { $count } cards
    .braille = { $action } { $count }c
logomachy-hint-more = Or { $action }: { $count } cards at once
    .brief = Or { $action }: { $count } cards
    .braille = or { $action } { $count }c

## Why a hint is good

logomachy-hint-clears = { $action }. { $count } cards, and the middle is clear: one chip
    .brief = { $action }. { $count } cards, a chip
    .braille = { $action } { $count }c clear +1
logomachy-gain-no-word = No word found
    .braille = no word
logomachy-ahead = About { $worth } percent more likely to win than: { $other }
    .brief = Plus { $worth } percent
    .braille = +{ $worth }% not { $other }

## What a careful friend would say first

logomachy-warning-seven = Anybody can take the yellow 7 from the middle, and it is worth a chip.
    .brief = The yellow 7 is worth a chip
    .braille = yellow 7 = a chip
logomachy-warning-leaves = A { $value } clears the middle you leave: a chip for whoever plays next.
    .brief = Then a { $value } clears the middle
    .braille = then { $value } clears

## By how much another move would have been better

logomachy-by = about { $worth } percent more likely to win
    .brief = plus { $worth } percent
    .braille = +{ $worth }%
