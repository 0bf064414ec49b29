### What is said in the language of the labels: findings, and what is printed on sheets and lists.

names-and = { $first } and { $last }
names-more = { $names } and { $more } more
finding-blank = { $cards }: the label is blank.
finding-equal =
    { $cards }: { $count ->
        [2] both
       *[other] all
    } have the same label.
finding-unknown-sign = { $cards }: sign { $sign } ({ $code }) is not in table { $table }.
finding-too-long =
    { $cards }: the label has { $cells } cells in { NUMBER($lines) ->
        [one] one line
       *[other] { $lines } lines
    }; { $place ->
        [sticker] the sticker takes
       *[card] the card takes
    } { $room_cells } cells in { NUMBER($room_lines) ->
        [one] one line
       *[other] { $room_lines } lines
    }{ $place ->
        [sticker] { "" }
       *[card] { " " }with a margin of { $margin } millimetres
    }.
finding-same-shape = { $cards }: the dots have the same shape and differ only in their position.
finding-upside-down = { $cards }: one label upside down feels like the other.
finding-turned = { $cards }: one label turned by { $degrees } degrees feels like the other.
finding-swapped = { $cards }: read in the other order, one label is the other.
finding-left-out = Resources and bonus goals are left out: only your box says what stands on yours. Write them into { $text }, or take those of the program with --house.
finding-own-deck = With the cards of { $text }.
finding-house = Resources and bonus goals are the program's own invention; the box has different ones.
finding-sold = Labels for { $deck } ({ $publisher }), by nobody connected with it.
finding-unchecked = { $deck }: not checked against a box. Counted: { $from }.
finding-not-as-display = These labels differ from what the display writes for the same cards.
finding-unread = French Braille: not yet read by a French Braille reader.
finding-mirrored = { $cards }: one label felt from behind is like the other.
finding-nearly =
    Nearly alike, only one row of dots higher or lower: { $pairs }{ $more ->
        [0] { "." }
       *[other] { " " }and { $more } more pairs.
    }
finding-nearly-turned =
    Nearly alike upside down, only one row of dots higher or lower: { $pairs }{ $more ->
        [0] { "." }
       *[other] { " " }and { $more } more pairs.
    }
finding-letter-digit = The cells with dots { $dots } are letters on some cards and digits on others, for example { $cards }.
finding-back-translation = { $cards }: the label was meant as { $text } but reads { $back }.
finding-contracted = { $cards }: the table { $table } contracts, so the text cannot be told from notation.
finding-fan =
    In a fan of { $strip } millimetre strips { $cells ->
        [0] no cell shows
        [one] one cell shows
       *[other] { $cells } cells show
    }; that tells { $clear } of { $kinds } cards apart.
finding-margin = The margin of { $margin } millimetres is less than the { $least } millimetres that a finger needs.
finding-letters = Letters of the colours: { $letters }.
finding-column = Line { $line }: not known as a column and left out: { $text }.
finding-surplus = Line { $line }: there are more cells here than columns: { $text }.
finding-short =
    Shorter with --short: { $shown }{ $more ->
        [0] { "." }
       *[other] { " " }and { $more } more.
    }
remedy-orient = A corner cut off ends this (--orient corner), on stickers and embossed sheets a line (--orient line).
remedy-letter = Use another letter for one of the colours.
remedy-letter-which = Use the letter { $letter } for { $colour }.
remedy-sign = Keep the number sign.
remedy-mark = Put a mark after one of the labels.
remedy-mark-which =
    Put a mark with { $points ->
        [one] dot
       *[other] dots
    } { $dots } after the label of { $card }.
remedy-wrap = Break the label into lines.
remedy-short = Shorten the label.
remedy-table = Use a table without contractions, such as ueb-g1 or de-g0.
remedy-size = Use a larger card or a smaller margin.
remedy-hand = Write another label by hand in the deck file.
remedy-cells = Put text that holds the separator into quotation marks, or delete the cells.
remedy-other-sign = Write it differently, as dots, or use a table that has it.
title = { $deck }, Braille labels
card-strokes =
    { $card }, { $count ->
        [one] { $count } stroke
       *[other] { $count } strokes
    }
title-sold = Labels for { $deck } ({ $publisher }), by nobody connected with it
unchecked = Not checked against a box.
tape-head =
    { $cards ->
        [one] One card
       *[other] { $cards } cards
    }, about { $metres } metres of tape for one label each. Every line: how often, which card, what to dial or key in.
tape-line =
    { NUMBER($copies) ->
        [one] once
       *[other] { $copies } times
    } { $card }: { $cells }.
tape-next-line = ; next line{ ": " }
tape-sign = { $sign } (dots { $dots })
tape-digit = lowered { $digit } (dots { $dots })
tape-upper = { $digit } as the letter { $letter } (dots { $dots })
tape-number-sign = number sign (dots { $dots })
tape-dots = dots { $dots }
tape-blank = blank
proof-count = { $cards } cards, { $kinds } different ones
proof-notation = Notation: { $scheme }. Braille table: { $table }.
proof-dimensions = Dimensions: { $profile }, dot { $dot } mm, cell { $cell } mm, line { $line } mm.
proof-card = Card: { $width } × { $height } mm. With a margin of { $margin } mm it takes { $cells } cells in { $lines } lines.
proof-no-conflicts = No conflicts: no label is blank, too long, the same as another or like it upside down.
proof-more = … and { $count } more; the check lists them all.
proof-head-print = print
proof-head-braille = Braille
proof-head-dots = dots
proof-page = page { $page } of { $pages }
proof-mark = + dots { $dots }
