### Words that the decks of several games share.


## Colours: the value as said alone; the letter stands for the colour in card notation.

colour-yellow = yellow
    .brief = yellow
colour-red = red
colour-green = green
colour-blue = blue
colour-purple = purple
colour-orange = orange
colour-letter-yellow = y
colour-letter-red = r
colour-letter-green = g
colour-letter-blue = b
colour-letter-purple = p
colour-letter-orange = o
# $colour is one of the colour ids, $value the printed value: "red 7".
card-coloured =
    { $colour ->
        [yellow] yellow
        [red] red
        [green] green
        [blue] blue
        [purple] purple
       *[orange] orange
    } { $value }
    .brief =
        { $colour ->
            [yellow] yellow
            [red] red
            [green] green
            [blue] blue
            [purple] purple
           *[orange] orange
        } { $value }
card-hidden = face-down card
    .brief = face down
    .braille = ?
# How many cards, right in the plural.
cards-count =
    { $count ->
        [0] no cards
        [one] one card
       *[other] { $count } cards
    }
    .brief = { $count }
    .braille = { $count }
# A list in words.
list-and = { $first } and { $last }
    .brief = { $first }, { $last }
list-or = { $first } or { $last }
    .brief = { $first }, { $last }
list-nothing = nothing
    .braille = -
# A card by the player's choice "value first": "7 red".
card-value-first =
    { $value } { $colour ->
        [yellow] yellow
        [red] red
        [green] green
        [blue] blue
        [purple] purple
       *[orange] orange
    }

## What an own key has done, in brief wording: the card lay under the finger.

echo-laid = laid
echo-taken = taken
echo-discarded = discarded
echo-passed = passed
